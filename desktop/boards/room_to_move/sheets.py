"""What a sheet shows besides its pieces, worked out of the sheet alone: dots, floors, numbers of rooms, the hallway."""

from __future__ import annotations

from desktop.boards.room_to_move.states import NONE
from engine.games.room_to_move.sheet import House, Sheet
from engine.geometry.squares import SQUARES, WEST, WIDTH, moved, reach, squares_in


def floors_of(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """Area and room of every finished room."""
    return tuple((closed.area, room) for room, closed in enumerate(sheet.closed) if closed is not None)


def dots_of(house: House, sheet: Sheet, place: int = NONE) -> tuple[int, int]:
    """The circulation squares of all pieces, and those of one of them; carpets have none."""
    every = own = 0
    for at, placed in enumerate(sheet.placed):
        if not house.piece(placed).is_carpet:
            walks = house.squares(placed)[1]
            every |= walks
            own |= walks if at == place else 0
    return every, own


def taken_of(house: House, sheet: Sheet) -> int:
    """The squares with furniture or circulation."""
    mask = 0
    for placed in sheet.placed:
        stands, walks = house.squares(placed)
        mask |= stands | walks
    return mask


def discs_of(house: House, sheet: Sheet) -> tuple[tuple[int, int, bool], ...]:
    """Where the Roman numbers lie: (square, number, finished) of every room with something in it."""
    scenario = house.scenario
    stands_all = 0
    for placed in sheet.placed:
        stands_all |= house.squares(placed)[0]
    taken = taken_of(house, sheet)
    free = scenario.inside & ~(taken | scenario.obstacles | scenario.low)
    for area, _ in floors_of(sheet):
        free &= ~area
    found = []
    for room, closed in enumerate(sheet.closed):
        if closed is not None:
            area = closed.area
            inner = area & ~(taken | scenario.obstacles) or area & ~stands_all or area
            square = max(squares_in(inner), key=lambda at: (at % WIDTH, at // WIDTH), default=0)
            found.append((square, room + 1, True))
            continue
        own = 0
        for placed in sheet.pieces_in(room):
            stands, walks = house.squares(placed)
            own |= stands | walks
        near = nearest(own, free)
        if near != NONE:
            found.append((near, room + 1, False))
    return tuple(found)


def nearest(squares: int, free: int) -> int:
    """The free square that is nearest to the middle of some squares; -1 if there is none."""
    if not squares or not free:
        return NONE
    own = tuple(squares_in(squares))
    column = sum(at % WIDTH for at in own) / len(own)
    row = sum(at // WIDTH for at in own) / len(own)
    return min(squares_in(free), key=lambda at: (at % WIDTH - column) ** 2 + (at // WIDTH - row) ** 2)


def hallway_of(house: House, sheet: Sheet) -> int:
    """Where the word for the hallway is written: the western one of two free squares near the front door; -1 for a
    plan without a hallway or a sheet without a front door."""
    scenario = house.scenario
    if not house.hallway or not sheet.marks.front:
        return NONE
    free = scenario.inside & ~(taken_of(house, sheet) | scenario.obstacles | scenario.low)
    for area in (*(area for area, _ in floors_of(sheet)), *(ready.area for ready in scenario.ready)):
        free &= ~area
    start = 0
    for edge in sheet.marks.front:
        start |= 1 << house.inner_side(edge)[0]
    hall = reach(start & free, free) & ~start
    pairs = hall & moved(hall, WEST) & ~(scenario.free | scenario.hallway_free) & (1 << SQUARES) - 1
    door = start.bit_length() - 1
    return min(
        squares_in(pairs),
        key=lambda at: (abs(at % WIDTH - door % WIDTH) + abs(at // WIDTH - door // WIDTH), at),
        default=NONE,
    )
