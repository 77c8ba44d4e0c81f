"""What the board says: prompts, names of pieces, rows of the title block, lines of the tray."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import SeatFace
from desktop.boards.common.texts import fill
from desktop.boards.room_to_move.states import NONE, Situation, card_of, option_of, slots_of, tokens_of, waiting
from desktop.texts.places import spoken
from desktop.texts.scenarios import family_title, piece_title, room_title
from engine.games.room_to_move.actions import Idea
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import name_of

translate = QCoreApplication.translate


def number_words(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def square_name(square: int) -> str:
    """A square as it is written on the sheet."""
    return name_of(square)


def seat_words(face: SeatFace) -> str:
    """A seat with colour and symbol."""
    return fill(translate("RoomToMoveBoard", "%1 (%2)"), face.name, seat_phrase(face.number))


def goal_words(now: Situation) -> str:
    """What the seat that works does now, without its name."""
    scenario, view = now.scenario, now.view
    if view.phase is Phase.ROOM:
        return translate("RoomToMoveBoard", "choose the next room")
    room = room_title(scenario, view.room) if view.room >= 0 else ""
    if view.phase is Phase.CARD:
        return fill(translate("RoomToMoveBoard", "turn a card of the room “%1”"), room)
    if view.phase is Phase.TOKENS:
        return translate("RoomToMoveBoard", "choose what all seats draw", "tokens go to an option")
    if view.phase is Phase.DRAW:
        return draw_words(now)
    if view.phase is Phase.CLOSE:
        return fill(translate("RoomToMoveBoard", "draw the walls and the door of the room “%1”"), room)
    return translate("RoomToMoveBoard", "finish the sheet: front door and windows")


def draw_words(now: Situation) -> str:
    """What is to be drawn."""
    slots = slots_of(now.house, now.view)
    card = card_of(now.house, now.view)
    open_slots = [s for s in range(len(slots)) if now.sketch.place_of(s) is None and s not in now.sketch.left]
    if card is None or not open_slots:
        return translate("RoomToMoveBoard", "confirm the card")
    slot = now.held.slot if now.held is not None else open_slots[0]
    option = option_of(slots, now.sketch, slot)
    name = piece_title(4 * (card[0] - 1) + 2 * card[1] + option)
    return fill(translate("RoomToMoveBoard", "draw “%1”, or leave it out"), name)


def prompt_words(now: Situation, faces: Sequence[SeatFace]) -> str:
    """Whose turn it is and what may be done next."""
    view = now.view
    if view.phase is Phase.OVER:
        return translate("RoomToMoveBoard", "All sheets are finished.")
    if now.front is not None and not now.mine:
        text = translate("RoomToMoveBoard", "The sheet of %1. Escape: back to the sheet of %2")
        return fill(text, faces[now.shown].name, faces[now.front].name)
    if now.works and now.front is not None:
        return fill(translate("RoomToMoveBoard", "%1: %2"), seat_words(faces[now.front]), goal_words(now))
    names = ", ".join(faces[seat].name for seat in waiting(view))
    if view.phase in (Phase.ROOM, Phase.CARD, Phase.TOKENS):
        return fill(translate("RoomToMoveBoard", "%1: %2"), seat_words(faces[view.active]), goal_words(now))
    return fill(translate("RoomToMoveBoard", "Waiting for %1"), names)


def ready_words(now: Situation) -> str:
    """How many seats have confirmed."""
    view = now.view
    if view.phase not in (Phase.DRAW, Phase.CLOSE, Phase.FINISH) or view.seats == 1:
        return ""
    text = translate("RoomToMoveBoard", "%1 of %2 seats have confirmed")
    return fill(text, sum(view.acted), view.seats)


def summary_words(scenario: Scenario) -> tuple[str, ...]:
    """Size, rooms and hallway of a scenario."""
    squares = translate("RoomToMoveBoard", "%n squares", "", scenario.inside.bit_count())
    rooms = translate("RoomToMoveBoard", "%n rooms", "", len(scenario.rooms))
    hallway = translate("RoomToMoveBoard", "one hallway")
    if scenario.named >= 0:
        hallway = translate("RoomToMoveBoard", "no hallway")
    return f"{squares}, {rooms}, {hallway}", f"{squares}, {rooms}"


def story_words(scenario: Scenario) -> str:
    """Story, special rules and advice of a scenario."""
    parts = [spoken(scenario.file.names) + ".", spoken(scenario.file.story)]
    parts += [spoken(rule.text) for rule in scenario.rules]
    parts.append(spoken(scenario.file.advice))
    return " ".join(part for part in parts if part)


def room_status(now: Situation, room: int) -> tuple[tuple[str, ...], str]:
    """What has become of a room on the large sheet, and its sign."""
    view, sheet = now.view, now.sheet
    if sheet.closed[room] is not None:
        return (
            translate("RoomToMoveBoard", "walls and door drawn"), translate("RoomToMoveBoard", "finished"),
        ), "done"  # fmt: skip
    if room in sheet.left_open:
        return (translate("RoomToMoveBoard", "left open"),), ""
    if view.phase is not Phase.OVER and room == view.room:
        if view.phase is Phase.CLOSE:
            return (translate("RoomToMoveBoard", "walls and door to draw"),), "now"
        if view.phase is not Phase.FINISH and view.phase is not Phase.ROOM:
            return (translate("RoomToMoveBoard", "being furnished"),), "now"
    if not any(placed.room == room for placed in sheet.placed):
        if room in view.rooms_done:
            return (translate("RoomToMoveBoard", "nothing drawn: −3"),), ""
        return (translate("RoomToMoveBoard", "−3 if nothing is drawn"), "−3"), ""
    return ("",), ""


def tokens_hint(now: Situation) -> str:
    """How many pieces are selected and how many are drawn."""
    slots = slots_of(now.house, now.view)
    selected = translate("RoomToMoveBoard", "%n pieces selected", "", len(slots))
    drawn = len(now.sketch.drawn)
    if not drawn:
        return f"{selected}, " + translate("RoomToMoveBoard", "none drawn yet")
    return f"{selected}, " + translate("RoomToMoveBoard", "%n drawn", "", drawn)


def tray_hint(now: Situation) -> str:
    """The line over the buttons."""
    phase = now.phase
    if not now.works:
        return ""
    if phase is Phase.ROOM:
        return translate("RoomToMoveBoard", "Press a room, then turn it.")
    if phase is Phase.CARD:
        return translate("RoomToMoveBoard", "Press a card, or drag it to the left.")
    if phase is Phase.TOKENS:
        left = tokens_of(now.house, now.view) - sum(now.sketch.tokens)
        if left:
            return translate("RoomToMoveBoard", "%n tokens to assign: press an option, or drag.", "", left)
        return translate("RoomToMoveBoard", "All tokens lie on an option.")
    if phase is Phase.DRAW:
        return tokens_hint(now)
    return ""


def primary_words(now: Situation) -> tuple[str, ...]:
    """What the primary button says."""
    phase = now.phase
    if phase is Phase.ROOM:
        if now.sketch.chosen == NONE:
            return (translate("RoomToMoveBoard", "Turn the room"), translate("RoomToMoveBoard", "Turn"))
        text = translate("RoomToMoveBoard", "Turn “%1”")
        name = room_title(now.scenario, now.sketch.chosen)
        return fill(text, name), translate("RoomToMoveBoard", "Turn the room"), translate("RoomToMoveBoard", "Turn")
    if phase is Phase.CARD:
        if now.sketch.chosen == NONE:
            return (translate("RoomToMoveBoard", "Turn the card"), translate("RoomToMoveBoard", "Turn"))
        text = translate("RoomToMoveBoard", "Turn card %1")
        return fill(text, now.sketch.chosen), translate("RoomToMoveBoard", "Turn")
    if phase is Phase.TOKENS:
        return (translate("RoomToMoveBoard", "Assign the tokens"), translate("RoomToMoveBoard", "Assign"))
    if phase is Phase.DRAW:
        return (translate("RoomToMoveBoard", "Confirm card"), translate("RoomToMoveBoard", "Confirm"))
    if phase is Phase.CLOSE:
        return (translate("RoomToMoveBoard", "Close the room"), translate("RoomToMoveBoard", "Close"))
    return (translate("RoomToMoveBoard", "Finish the sheet"), translate("RoomToMoveBoard", "Finish"))


def idea_words(now: Situation) -> tuple[str | tuple[str, ...], str | tuple[str, ...]]:
    """Title and line of the bright idea."""
    idea = now.sheet.idea
    if idea is Idea.NONE:
        if now.sketch.swapped != NONE and now.mine:
            return (translate("RoomToMoveBoard", "Bright idea: swap"),
                    translate("RoomToMoveBoard", "The other option is drawn."))  # fmt: skip
        if now.held is not None and now.held.mirror:
            return (translate("RoomToMoveBoard", "Bright idea: mirror"),
                    translate("RoomToMoveBoard", "The piece is drawn mirrored."))  # fmt: skip
        lines = (translate("RoomToMoveBoard", "One mirror or swap in the match."),
                 translate("RoomToMoveBoard", "One mirror or swap."))  # fmt: skip
        titles = (translate("RoomToMoveBoard", "Bright idea: not used yet"),
                  translate("RoomToMoveBoard", "Bright idea"))  # fmt: skip
        return titles, lines
    used = now.base.idea is Idea.NONE
    title = (translate("RoomToMoveBoard", "Bright idea: used by this card") if used
             else translate("RoomToMoveBoard", "Bright idea: used"))  # fmt: skip
    line = (translate("RoomToMoveBoard", "A piece was mirrored.") if idea is Idea.MIRROR
            else translate("RoomToMoveBoard", "An option was swapped."))  # fmt: skip
    return title, line


def drawn_name(now: Situation, place: int) -> str:
    """A piece on the sheet for a screen reader."""
    placed = now.sheet.placed[place]
    stands, _ = now.house.squares(placed)
    squares = ", ".join(square_name(square) for square in range(256) if stands >> square & 1)
    return fill(translate("RoomToMoveBoard", "%1 on %2"), piece_title(placed.piece), squares)


def card_name(number: int, state: str, tokens: int) -> str:
    """A card of the room for a screen reader."""
    name = fill(translate("RoomToMoveBoard", "Card %1, %2"), number, family_title(number))
    count = translate("RoomToMoveBoard", "%n tokens", "", tokens)
    words = {
        "shut": translate("RoomToMoveBoard", "face down"),
        "open": translate("RoomToMoveBoard", "open"),
        "done": translate("RoomToMoveBoard", "done"),
    }[state]
    return f"{name}: {words}, {count}"
