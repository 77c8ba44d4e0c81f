"""Points, soft hints and the tie-break of a sheet (rules page, sections 7, 8, R1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import ScoreRow, ScoreSheet
from engine.games.room_to_move.bonuses import worth_of
from engine.games.room_to_move.outline import can_be_closed
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import BonusNow, Hint
from engine.games.room_to_move.walk import is_empty, room_points, walk
from engine.geometry.squares import squares_in


def sheet_of(house: House, sheet: Sheet) -> ScoreSheet:
    """A row per room and per bonus, as the sheet stands."""
    found = walk(house, sheet)
    rows = []
    for place in range(len(house.scenario.rooms)):
        points = room_points(house, sheet, place)
        count = sum(counts for placed, counts in zip(sheet.placed, found.counts, strict=True) if placed.room == place)
        rows.append(ScoreRow(f"room_{place}", "rooms", count, points, tuple(squares_in(found.areas[place]))))
    for place, worth in enumerate(bonuses_of(house, sheet)):
        squares = tuple(squares_in(worth.squares))
        rows.append(ScoreRow(f"bonus_{place}", "bonuses", worth.count, worth.count * worth.each, squares))
    return ScoreSheet(tuple(rows), sum(row.points for row in rows))


def bonuses_of(house: House, sheet: Sheet) -> tuple[BonusNow, ...]:
    """What every bonus of the scenario is worth now."""
    found = (worth_of(house, sheet, bonus) for bonus in house.scenario.bonuses)
    return tuple(BonusNow(one.count, one.each, one.squares, one.missing, one.numbers) for one in found)


def counting_pieces(house: House, sheet: Sheet) -> int:
    """How many pieces count: the tie-break (section 7)."""
    return sum(walk(house, sheet).counts)


def hints_of(house: House, sheet: Sheet, room: int) -> tuple[Hint, ...]:
    """What would not count if the match ended now, and rooms that cannot be closed any more (level 3, R1). ``room`` is
    the room of the round (-1: none): its pieces are not held against it before it can be closed."""
    return tuple(_hints(house, sheet, room))


def _hints(house: House, sheet: Sheet, room: int) -> Iterator[Hint]:
    found = walk(house, sheet)
    for place in range(len(house.scenario.rooms)):
        if is_empty(sheet, place):
            continue
        if place in sheet.left_open:
            yield Hint(-1, place, "left_open")
        elif sheet.closed[place] is None:
            if place == room and not can_be_closed(house, sheet, place):
                yield Hint(-1, place, "cannot_be_closed")
        elif sheet.marks.front and not found.rooms[place]:
            yield Hint(-1, place, "not_reached", found.areas[place])
    if not sheet.marks.front:
        return
    for number, (placed, counts, missed) in enumerate(zip(sheet.placed, found.counts, found.missed, strict=True)):
        if not counts and found.rooms[placed.room]:
            yield Hint(number, placed.room, "circulation_missed", missed)
