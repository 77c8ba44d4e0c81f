"""Why a cell of the score table of Room to Move holds its points, in words: which pieces, which squares, what a bonus
lacks."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from desktop.texts import room_to_move as names
from desktop.texts import scenarios
from desktop.texts.cells import Cell
from desktop.texts.places import spoken
from desktop.texts.room_to_move_hints import missing_text, no_front_text
from desktop.texts.words import fill, number
from engine.core.game import ScoreRow, ScoreSheet
from engine.games.room_to_move.actions import Idea
from engine.games.room_to_move.bonuses import worth_of
from engine.games.room_to_move.sheet import House, Options, Placed, Sheet
from engine.games.room_to_move.view import BonusNow, View
from engine.games.room_to_move.walk import points_of_piece, walk
from engine.geometry.squares import squares_in

translate = QCoreApplication.translate

KINDS = ("rooms", "bonuses", "empty")
"""What points come from, in the order of the bars."""


@lru_cache(maxsize=8)
def house_of(options: Options) -> House | None:
    """The house of a match; None where its scenario cannot be read."""
    found, scenario = scenarios.book(), scenarios.scenario_at(int(options.scenario))
    return House(scenario, found.furniture, options) if found is not None and scenario is not None else None


def kind_of(row: ScoreRow) -> str:
    """Which of ``KINDS`` a row belongs to."""
    if row.key.startswith("bonus_"):
        return "bonuses"
    return "empty" if row.points < 0 else "rooms"


def kind(key: str) -> str:
    """A source of points in a word."""
    return {
        "rooms": translate("RoomToMoveCells", "rooms", "source of points"),
        "bonuses": translate("RoomToMoveCells", "bonuses", "source of points"),
        "empty": translate("RoomToMoveCells", "empty rooms", "source of points"),
    }[key]


def cell(view: View, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """A cell of the score table; ``key`` "" is the total."""
    row = next((one for one in sheet.rows if one.key == key), None)
    house, drawn = house_of(view.options), view.sheets[seat]
    if row is None:
        return Cell(0, 0, sheet.total, (total_line(sheet), *sheet_lines(house, drawn)))
    place = int(key.partition("_")[2])
    if house is None:
        return Cell(row.count, 0, row.points)
    if key.startswith("bonus_"):
        return bonus_cell(house, drawn, place, row)
    return Cell(row.count, 0, row.points, room_lines(house, drawn, place))


def room_lines(house: House, sheet: Sheet, room: int) -> tuple[str, ...]:
    """The pieces of a room with their points, and why some have none."""
    own = sheet.pieces_in(room)
    if not own:
        return (translate("RoomToMoveCells", "Nothing was drawn here."),)
    found = walk(house, sheet)
    counts = {
        id(placed): (yes, lost) for placed, yes, lost in zip(sheet.placed, found.counts, found.missed, strict=True)
    }
    lines = [piece_line(house, placed, *counts[id(placed)], entered=found.rooms[room]) for placed in own]
    if room in sheet.left_open or sheet.closed[room] is None:
        lines.append(translate("RoomToMoveCells", "The room was left open, so nothing counts."))
    elif not sheet.marks.front:
        lines.append(no_front_text())
    elif not found.rooms[room]:
        lines.append(translate("RoomToMoveCells", "No way leads here from the front door, so nothing counts."))
    return tuple(lines)


def piece_line(house: House, placed: Placed, counts: bool, missed: int, *, entered: bool) -> str:
    """A piece with its points; what cannot be reached where it has none."""
    title = scenarios.piece_title(placed.piece)
    where = names.squares(squares_in(house.squares(placed)[0]))
    if counts:
        sentence = translate("RoomToMoveCells", "%1 (%2): %3", "piece, squares, points")
        return fill(sentence, title, where, number(points_of_piece(house, placed)))
    if entered and missed:
        sentence = translate("RoomToMoveCells", "%1 (%2): 0, nobody can walk to %3", "piece, its squares, squares")
        return fill(sentence, title, where, names.squares(squares_in(missed)))
    return fill(translate("RoomToMoveCells", "%1 (%2): 0", "piece, squares"), title, where)


def bonus_cell(house: House, sheet: Sheet, place: int, row: ScoreRow) -> Cell:
    """A bonus: its sentence, where it comes from, or what it lacks."""
    bonus = house.scenario.bonuses[place]
    worth = worth_of(house, sheet, bonus)
    now = BonusNow(worth.count, worth.each, worth.squares, worth.missing, worth.numbers)
    lines = []
    if row.count and row.squares:
        lines.append(fill(translate("RoomToMoveCells", "Squares: %1."), names.squares(row.squares)))
    missing = missing_text(house.scenario, bonus, now)
    if missing:
        lines.append(missing)
    elif not row.count:
        lines.append(translate("RoomToMoveCells", "Nothing of this kind counts."))
    return Cell(row.count, worth.each if row.count else 0, row.points, (spoken(bonus.text), *lines))


def ending(view: View, sheet: ScoreSheet) -> None:
    """Seats win each on its own: ranks say it all."""


def total_line(sheet: ScoreSheet) -> str:
    """What every source gave."""
    parts = []
    for one in KINDS:
        rows = [row for row in sheet.rows if kind_of(row) == one]
        points = sum(row.points for row in rows)
        if points:
            parts.append(
                fill(translate("RoomToMoveCells", "%1 %2", "source of points, points"), kind(one), number(points))
            )
    return " · ".join(parts) or translate("RoomToMoveCells", "No points.")


def sheet_lines(house: House | None, sheet: Sheet) -> tuple[str, ...]:
    """How many pieces count, and what the bright idea was used for."""
    lines = []
    if house is not None:
        counting = sum(walk(house, sheet).counts)
        lines.append(
            fill(translate("RoomToMoveCells", "Pieces that count: %1 of %2 drawn."), counting, len(sheet.placed))
        )
    if not sheet.marks.front:
        lines.append(no_front_text())
    lines.append(idea_line(sheet.idea))
    return tuple(lines)


def idea_line(idea: Idea) -> str:
    """What the bright idea was used for."""
    match idea:
        case Idea.SWAP:
            return translate("RoomToMoveCells", "Bright idea: the other option of a card.")
        case Idea.MIRROR:
            return translate("RoomToMoveCells", "Bright idea: a mirrored piece.")
    return translate("RoomToMoveCells", "Bright idea: not used.")
