"""Every sentence of the board that depends on the situation: prompt, notes, names for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import SeatFace
from desktop.boards.common.texts import fill
from desktop.boards.common_ground.draft import home_of
from desktop.boards.common_ground.states import Situation
from desktop.texts.places import piece_name, piece_sentence
from engine.games.common_ground.city import STEPS, City, place_of
from engine.games.common_ground.view import Here, Phase


def cone_name(colour: int) -> str:
    """The name of a cone with its letter and shape."""
    return (
        QCoreApplication.translate("CommonGroundBoard", "cone A (blue drop)"),
        QCoreApplication.translate("CommonGroundBoard", "cone B (yellow sun)"),
        QCoreApplication.translate("CommonGroundBoard", "cone C (orange flame)"),
        QCoreApplication.translate("CommonGroundBoard", "cone D (white cloud)"),
    )[colour]


def site_name(colour: int) -> str:
    """The name of a site tile with its letter and shape."""
    return (
        QCoreApplication.translate("CommonGroundBoard", "site tile A (blue drop)"),
        QCoreApplication.translate("CommonGroundBoard", "site tile B (yellow sun)"),
        QCoreApplication.translate("CommonGroundBoard", "site tile C (orange flame)"),
        QCoreApplication.translate("CommonGroundBoard", "site tile D (white cloud)"),
    )[colour]


def cone_title(colour: int) -> str:
    """The short name of a cone."""
    return fill(QCoreApplication.translate("CommonGroundBoard", "Cone %1"), "ABCD"[colour])


def trees_words(trees: int) -> str:
    """What a cell would complete."""
    if trees == 0:
        return QCoreApplication.translate("CommonGroundBoard", "completes no tree")
    if trees == 1:
        return QCoreApplication.translate("CommonGroundBoard", "completes 1 tree")
    return fill(QCoreApplication.translate("CommonGroundBoard", "completes %1 trees"), trees)


def with_symbol(face: SeatFace) -> str:
    """A seat with colour and symbol."""
    text = QCoreApplication.translate("CommonGroundBoard", "%1 (%2)", "seat with colour and symbol")
    return fill(text, face.name, seat_phrase(face.number))


def listing(names: Sequence[str]) -> str:
    """Names in a row."""
    return QCoreApplication.translate("CommonGroundBoard", ", ", "between names of a list").join(names)


def prompt_words(now: Situation, faces: Sequence[SeatFace]) -> str:
    """Who does what now, as one sentence."""
    view = now.view
    mayor, deputy = with_symbol(faces[view.mayor]), with_symbol(faces[view.deputy])
    mayor_name = faces[view.mayor].name
    if view.phase is Phase.OVER:
        return QCoreApplication.translate("CommonGroundBoard", "The city is finished.")
    if view.phase is Phase.CONES:
        if now.role != "cones":
            text = QCoreApplication.translate("CommonGroundBoard", "%1 sets the cones.")
            return fill(text, deputy)
        if now.load:
            text = QCoreApplication.translate("CommonGroundBoard", "%1: set %2 on a lit cell.")
            return fill(text, deputy, cone_name(now.load[1]))
        if None in now.sketch.cones:
            return fill(
                QCoreApplication.translate("CommonGroundBoard", "%1: set one cone of each colour beside the city."),
                deputy,
            )
        return fill(QCoreApplication.translate("CommonGroundBoard", "%1: confirm the cones, or move them."), deputy)
    if view.phase is Phase.FACES:
        if now.role != "faces":
            return fill(QCoreApplication.translate("CommonGroundBoard", "%1 chooses the faces of the tiles."), mayor)
        return fill(QCoreApplication.translate("CommonGroundBoard", "%1: choose a face of each tile."), mayor)
    if view.phase is Phase.PLAN:
        if now.role != "plan":
            return fill(QCoreApplication.translate("CommonGroundBoard", "%1 plans in secret."), mayor)
        text = QCoreApplication.translate(
            "CommonGroundBoard", "%1: give each cone one of the places, so that the others find it."
        )
        return fill(text, mayor)
    if view.phase is Phase.GROUP:
        names = listing([face.name for seat, face in enumerate(faces) if seat != view.mayor])
        return group_words(names, mayor_name)
    if view.phase is Phase.CORNERS:
        if now.role != "corners":
            return fill(
                QCoreApplication.translate("CommonGroundBoard", "%1 lays the places that were not guessed."), mayor
            )
        if now.sketch.cell is not None:
            return fill(
                QCoreApplication.translate("CommonGroundBoard", "%1: confirm, or choose another corner."), mayor
            )
        if now.sketch.piece is not None:
            text = QCoreApplication.translate("CommonGroundBoard", "%1: lay %2 on a lit corner of the city.")
            return fill(text, mayor, piece_name(now.sketch.piece))
        return fill(
            QCoreApplication.translate("CommonGroundBoard", "%1: lay each place on a lit corner of the city."), mayor
        )
    if now.role != "bonus":
        return fill(QCoreApplication.translate("CommonGroundBoard", "Perfect round! %1 lays the Bonus tile."), mayor)
    if now.sketch.cell is not None:
        return fill(QCoreApplication.translate("CommonGroundBoard", "%1: turn the Bonus tile, then confirm."), mayor)
    return fill(
        QCoreApplication.translate("CommonGroundBoard", "Perfect round! %1: lay the Bonus tile beside the city."), mayor
    )


def group_words(guessers: str, mayor: str) -> str:
    """What the group does now."""
    text = QCoreApplication.translate("CommonGroundBoard", "%1: lay each site tile on the place that %2 meant for it.")
    return fill(text, guessers, mayor)


def prompt_note(now: Situation, faces: Sequence[SeatFace]) -> tuple[str, bool]:
    """The quieter end of the prompt, and whether a lock stands before it."""
    view = now.view
    if now.carried:
        return QCoreApplication.translate("CommonGroundBoard", "Esc puts it back"), False
    if view.phase is Phase.GROUP:
        return fill(QCoreApplication.translate("CommonGroundBoard", "%1 keeps silent"), faces[view.mayor].name), True
    if view.phase is Phase.BONUS and now.role == "bonus":
        return QCoreApplication.translate("CommonGroundBoard", "R turns the tile"), False
    if view.phase is Phase.OVER:
        return "", False
    text = QCoreApplication.translate("CommonGroundBoard", "Round %1 of 6")
    return fill(text, view.round), False


def missing_words(now: Situation) -> str:
    """Why the primary button cannot be pressed, "" if nothing is missing."""
    sketch = now.sketch
    if now.role == "cones":
        left = [colour for colour, cell in enumerate(sketch.cones) if cell is None]
        if left:
            return fill(QCoreApplication.translate("CommonGroundBoard", "%1 is still to be set"), cone_title(left[0]))
    if now.role in ("plan", "group"):
        left = [colour for colour in range(now.count) if home_of(sketch, colour) is None]
        if left:
            return fill(QCoreApplication.translate("CommonGroundBoard", "%1 is still open"), cone_title(left[0]))
    if now.role == "corners" and (sketch.piece is None or sketch.cell is None):
        return QCoreApplication.translate("CommonGroundBoard", "a corner is still to be chosen")
    if now.role == "bonus" and sketch.cell is None:
        return QCoreApplication.translate("CommonGroundBoard", "a cell is still to be chosen")
    return ""


def button_words(now: Situation, faces: Sequence[SeatFace], *, person: bool) -> tuple[str, str, str]:
    """Words of the primary button, smaller words under them, and the note while it cannot be pressed; ``person`` tells
    whether a person plays the deputy."""
    view = now.view
    deputy = faces[view.deputy].name
    if view.phase is Phase.CONES:
        words = QCoreApplication.translate("CommonGroundBoard", "Set cones")
    elif view.phase is Phase.FACES:
        words = QCoreApplication.translate("CommonGroundBoard", "Show places")
    elif view.phase is Phase.PLAN:
        words = QCoreApplication.translate("CommonGroundBoard", "Seal the plan")
    elif view.phase is Phase.GROUP:
        words = QCoreApplication.translate("CommonGroundBoard", "Seal")
        under = fill(QCoreApplication.translate("CommonGroundBoard", "%1 decides"), deputy)
        if not person:
            note = fill(QCoreApplication.translate("CommonGroundBoard", "%1 seals when all have ticked"), deputy)
            return words, under, note
        return words, under, missing_words(now)
    else:
        words = QCoreApplication.translate("CommonGroundBoard", "Lay it here")
    return words, "", missing_words(now)


def here_words(here: Here) -> str:
    """What a cell offers, or why it is shut."""
    if here.shut_by >= 0:
        return fill(QCoreApplication.translate("CommonGroundBoard", "shut by: %1"), piece_name(here.shut_by))
    return trees_words(here.trees)


def side_name(side: int) -> str:
    """A side of a tile."""
    return (
        QCoreApplication.translate("CommonGroundBoard", "north"),
        QCoreApplication.translate("CommonGroundBoard", "east"),
        QCoreApplication.translate("CommonGroundBoard", "south"),
        QCoreApplication.translate("CommonGroundBoard", "west"),
    )[side]


def where_words(cell: int) -> str:
    """Where a cell lies, from Town Hall."""
    x, y = place_of(cell)
    if x == 0 and y == 0:
        return QCoreApplication.translate("CommonGroundBoard", "in the middle")
    parts = []
    if y:
        parts.append(f"{abs(y)} {side_name(0 if y < 0 else 2)}")
    if x:
        parts.append(f"{abs(x)} {side_name(3 if x < 0 else 1)}")
    return ", ".join(parts)


def tile_name(piece: int, cell: int) -> str:
    """A tile of the city for a screen reader."""
    return f"{piece_name(piece)}, {where_words(cell)}. {piece_sentence(piece)}"


def cell_name(cell: int, words: str) -> str:
    """An empty cell for a screen reader."""
    return fill(QCoreApplication.translate("CommonGroundBoard", "Empty cell %1: %2"), where_words(cell), words)


def place_name(now: Situation, place: int) -> str:
    """A place of the tray for a screen reader, with the cone that it has."""
    name = f"{piece_name(now.tray[place])}. {piece_sentence(now.tray[place])}"
    if now.role in ("plan", "group") and place < len(now.sketch.matching):
        cone = now.sketch.matching[place]
        if cone is not None:
            name += " " + fill(QCoreApplication.translate("CommonGroundBoard", "It has %1."), cone_name(cone))
    return name


def supply_note(trees: int | None) -> tuple[str, ...]:
    """What stands beside a cone of the tray, the longest first: nothing yet, or what its cell is worth."""
    if trees is None:
        open_yet = QCoreApplication.translate("CommonGroundBoard", "still to be set")
        return open_yet, QCoreApplication.translate("CommonGroundBoard", "to be set"), "–"
    if trees == 1:
        return trees_words(1), QCoreApplication.translate("CommonGroundBoard", "1 tree"), "+1"
    return trees_words(trees), fill(QCoreApplication.translate("CommonGroundBoard", "%1 trees"), trees), f"+{trees}"


def slot_name(place: str, colour: int | None) -> str:
    """A slot for a screen reader."""
    if colour is None:
        return fill(QCoreApplication.translate("CommonGroundBoard", "Slot of %1, empty"), place)
    return fill(QCoreApplication.translate("CommonGroundBoard", "Slot of %1 with %2"), place, site_name(colour))


def card_name(colour: int, place: int, trees: int) -> str:
    """A detail of the desk for a screen reader."""
    what = open_words() if place < 0 else piece_name(place)
    return f"{cone_name(colour)}, {trees_words(trees)}: {what}"


def beside_words(city: City, cell: int) -> str:
    """What lies beside a cell, side by side, to be read after its name."""
    found = []
    for side, step in enumerate(STEPS):
        piece = city.occupied.get(cell + step)
        if piece is not None:
            words = QCoreApplication.translate("CommonGroundBoard", "%1: %2")
            found.append(fill(words, side_name(side), piece_name(piece)))
    return "".join(f"; {words}" for words in found)


def drop_words() -> str:
    """What stands over the cone onto which a place is dragged."""
    return QCoreApplication.translate("CommonGroundBoard", "Drop a place here")


def open_words() -> str:
    """What stands over a cone without a place."""
    return QCoreApplication.translate("CommonGroundBoard", "No place yet")


def face_name(place: str) -> str:
    """The button that turns a tile over."""
    return fill(QCoreApplication.translate("CommonGroundBoard", "Turn %1 over"), place)


def turn_name(step: int) -> str:
    """A button that turns the Bonus tile."""
    if step < 0:
        return QCoreApplication.translate("CommonGroundBoard", "Turn left")
    return QCoreApplication.translate("CommonGroundBoard", "Turn right")


def bonus_words(piece: int, closed: int) -> str:
    """The Bonus tile for a screen reader."""
    text = QCoreApplication.translate("CommonGroundBoard", "%1, wall to the %2")
    return fill(text, piece_name(piece), side_name(closed))


def bonus_lines(cell: int | None, trees: int, closed: int) -> tuple[str, str]:
    """What the Bonus tile would do, in two sentences."""
    shuts = fill(
        QCoreApplication.translate("CommonGroundBoard", "Its wall shuts everything to the %1 of it."), side_name(closed)
    )
    if cell is None:
        return QCoreApplication.translate("CommonGroundBoard", "Three half trees and a wall."), shuts
    if trees == 0:
        return QCoreApplication.translate("CommonGroundBoard", "It completes no tree like this."), shuts
    if trees == 1:
        return QCoreApplication.translate("CommonGroundBoard", "It completes 1 tree."), shuts
    return fill(QCoreApplication.translate("CommonGroundBoard", "It completes %1 trees."), trees), shuts


def zoom_name(step: int) -> str:
    """A button of the camera."""
    if step > 0:
        return QCoreApplication.translate("CommonGroundBoard", "Larger")
    if step < 0:
        return QCoreApplication.translate("CommonGroundBoard", "Smaller")
    return QCoreApplication.translate("CommonGroundBoard", "Show the whole city")


def tick_name(seat: str, ticked: bool) -> str:
    """The tick box of a seat for a screen reader."""
    if ticked:
        return fill(QCoreApplication.translate("CommonGroundBoard", "%1 agrees to this layout"), seat)
    return fill(QCoreApplication.translate("CommonGroundBoard", "%1 does not agree yet"), seat)
