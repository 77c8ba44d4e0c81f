"""The final walk as stations: from the front door through the rooms to the bonuses and the total (rules page, 7).

Everything is worked out from the sheet and its score alone. What is to be seen at a station depends on the station
only, so that stepping forth and back shows the same, and later walks too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.core.game import ScoreRow, ScoreSheet
from engine.games.room_to_move.actions import NO_DOOR
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.walk import Walk, is_empty, points_of_piece, walk
from engine.geometry.squares import SIDES, WIDTH, Walls, neighbour, sides_of, squares_in

NOWHERE: Final = -1


class Kind(StrEnum):
    """What happens at a station."""

    FRONT = "front"
    ROOM = "room"
    BONUS = "bonus"
    TOTAL = "total"


class Why(StrEnum):
    """Why something counts nothing."""

    NOTHING = ""
    NO_FRONT = "no_front"
    EMPTY = "empty"
    LEFT_OPEN = "left_open"
    NOT_REACHED = "not_reached"
    MISSED = "missed"


@dataclass(frozen=True)
class Counted:
    """A piece at its station: its place on the sheet, its index in the catalogue, its furniture squares, the points it
    brings (carpets bring none), whether it counts, and the circulation squares that cannot be reached."""

    place: int
    piece: int
    squares: int
    points: int
    counts: bool
    missed: int = 0


@dataclass(frozen=True)
class Station:
    """A stop of the walk.

    ``place`` is the room or the bonus by its number, ``way`` the squares walked from the station before, both ends
    included, ``squares`` what lights up, ``points`` what is counted here and ``total`` with everything before.
    """

    kind: Kind
    place: int = NOWHERE
    way: tuple[int, ...] = ()
    squares: int = 0
    pieces: tuple[Counted, ...] = ()
    points: int = 0
    count: int = 0
    total: int = 0
    why: Why = Why.NOTHING

    @property
    def row(self) -> str:
        """The key of the row in the score sheet, "" for the front door and the total."""
        return f"{self.kind}_{self.place}" if self.kind in (Kind.ROOM, Kind.BONUS) else ""


def stations_of(house: House, sheet: Sheet, score: ScoreSheet) -> tuple[Station, ...]:
    """The stations of a sheet: front door, every room in the order of the scenario, every bonus, the total."""
    found = walk(house, sheet)
    rows = {row.key: row for row in score.rows}
    stations = [_front(house, sheet)]
    here = stations[0].way[-1] if stations[0].way else NOWHERE
    total = 0
    for room in range(len(house.scenario.rooms)):
        row = rows[f"room_{room}"]
        total += row.points
        station = _room(house, sheet, found, room, row, here, total)
        here = station.way[-1] if station.way else here
        stations.append(station)
    for bonus in range(len(house.scenario.bonuses)):
        row = rows[f"bonus_{bonus}"]
        total += row.points
        squares = sum(1 << square for square in row.squares)
        stations.append(
            Station(Kind.BONUS, bonus, (), squares, (), row.points, row.count, total)
        )  # fmt: skip
    stations.append(Station(Kind.TOTAL, total=total))
    return tuple(stations)


def _front(house: House, sheet: Sheet) -> Station:
    if not sheet.marks.front:
        return Station(Kind.FRONT, why=Why.NO_FRONT)
    inner = [house.inner_side(edge)[0] for edge in sheet.marks.front]
    return Station(Kind.FRONT, way=(inner[0],), squares=sum(1 << square for square in set(inner)))


def _room(house: House, sheet: Sheet, found: Walk, room: int, row: ScoreRow, here: int, total: int) -> Station:
    """The station of a room: the walk goes to its middle, or as near to it as can be reached."""
    area = found.areas[room]
    pieces = []
    for place, placed in enumerate(sheet.placed):
        if placed.room == room:
            counts, missed = found.counts[place], found.missed[place]
            points = points_of_piece(house, placed) if counts else 0
            pieces.append(Counted(place, placed.piece, house.squares(placed)[0], points, counts, missed))
    why = Why.NOTHING
    if is_empty(sheet, room):
        why = Why.EMPTY
    elif sheet.closed[room] is None:
        why = Why.LEFT_OPEN
    elif not found.rooms[room]:
        why = Why.NOT_REACHED
    elif not all(piece.counts for piece in pieces):
        why = Why.MISSED
    return Station(
        Kind.ROOM, room, _way_to(house, sheet, found, room, here), area, tuple(pieces), row.points, row.count, total,
        why,
    )  # fmt: skip


def _way_to(house: House, sheet: Sheet, found: Walk, room: int, here: int) -> tuple[int, ...]:
    """The squares from here to the middle of a room, or to its shut door; () where the figure stays."""
    if here == NOWHERE:
        return ()
    goals = found.areas[room] & found.reached
    if goals:
        goal = middle_of(found.areas[room], goals)
        return shortest(here, 1 << goal, found.reached, found.walls, house.scenario.stairs)
    closed = sheet.closed[room]
    if closed is None or closed.door == NO_DOOR:
        return ()
    outside = sum(1 << square for square, _ in sides_of(closed.door)) & ~closed.area & found.reached
    return shortest(here, outside, found.reached, found.walls, house.scenario.stairs) if outside else ()


def middle_of(area: int, among: int) -> int:
    """The square of ``among`` that lies in the middle of an area: the least steps to all its squares in all."""
    squares = [(square % WIDTH, square // WIDTH) for square in squares_in(area)]

    def steps(square: int) -> tuple[int, int]:
        column, row = square % WIDTH, square // WIDTH
        return sum(abs(column - x) + abs(row - y) for x, y in squares), square

    return min(squares_in(among), key=steps)


def shortest(start: int, goals: int, floor: int, walls: Walls, stairs: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The squares of a shortest way over the floor from a square to one of the goals, both included; () if there is
    none. The two ends of stairs count as neighbours."""
    came = {start: NOWHERE}
    wave = [start]
    while wave:
        for square in wave:
            if goals >> square & 1:
                way = [square]
                while came[way[-1]] != NOWHERE:
                    way.append(came[way[-1]])
                return tuple(reversed(way))
        fresh: list[int] = []
        for square in wave:
            near = [neighbour(square, side) for side in SIDES if not walls.at(side) >> square & 1]
            near += [other for one, other in (*stairs, *((b, a) for a, b in stairs)) if one == square]
            for step in near:
                if step != NOWHERE and floor >> step & 1 and step not in came:
                    came[step] = square
                    fresh.append(step)
        wave = fresh
    return ()


# What is to be seen at a station


@dataclass(frozen=True)
class Column:
    """What the table shows of a seat: points per row of the score sheet (None: still open), and the total so far."""

    rows: tuple[int | None, ...]
    total: int
    done: bool


@dataclass(frozen=True)
class Picture:
    """What is to be seen at a station.

    ``present`` is the station; ``behind`` the rooms counted before with their points and why they count less; ``lost``
    the places of pieces that were found not to count, the present room's included; ``old_ways`` and ``way`` the
    footprints; ``figure`` the square where the figure stands (``NOWHERE``: nowhere).
    """

    present: Station
    behind: tuple[Station, ...]
    lost: frozenset[int]
    old_ways: tuple[tuple[int, ...], ...]
    way: tuple[int, ...]
    figure: int
    columns: tuple[Column, ...]


class FinalWalk:
    """The walks of all seats, one after the other in ``order``."""

    def __init__(self, house: House, sheets: Sequence[Sheet], scores: Sequence[ScoreSheet]) -> None:
        self.house = house
        self.scores = tuple(scores)
        self.stations = tuple(stations_of(house, sheet, score) for sheet, score in zip(sheets, scores, strict=True))
        self.order = tuple(range(len(sheets)))

    def __len__(self) -> int:
        """How many stations each sheet has; all have equally many."""
        return len(self.stations[0])

    def steps(self) -> tuple[tuple[int, int], ...]:
        """All (seat, station) in their order."""
        return tuple((seat, number) for seat in self.order for number in range(len(self)))

    def next_of(self, seat: int, number: int) -> tuple[int, int] | None:
        """The step after one, None at the end."""
        steps = self.steps()
        place = steps.index((seat, number)) + 1
        return steps[place] if place < len(steps) else None

    def before(self, seat: int, number: int) -> tuple[int, int] | None:
        """The step before one, None at the beginning."""
        place = self.steps().index((seat, number)) - 1
        return self.steps()[place] if place >= 0 else None

    def first_bonus(self) -> int:
        """The station of the first bonus, or the total where there is none."""
        return 1 + len(self.house.scenario.rooms)

    def picture(self, seat: int, number: int, *, known: bool = False) -> Picture:
        """What is to be seen at a station of a seat's sheet; ``known``: the points of the other sheets are known
        already, whoever was walked first."""
        stations = self.stations[seat]
        present = stations[number]
        rooms = tuple(station for station in stations[:number] if station.kind is Kind.ROOM)
        reached = stations[: number + 1]
        lost = frozenset(
            piece.place for station in reached if station.kind is Kind.ROOM for piece in station.pieces
            if not piece.counts
        )  # fmt: skip
        ways = [station.way for station in reached]
        stops = [way[-1] for way in ways if way]
        past = self.order.index(seat)
        columns = []
        for other, score in enumerate(self.scores):
            if other == seat:
                columns.append(column_of(score, reached))
            elif known or self.order.index(other) < past:
                columns.append(column_of(score, self.stations[other]))
            else:
                columns.append(Column((None,) * len(score.rows), 0, False))
        return Picture(
            present,
            rooms,
            lost,
            tuple(way for way in ways[:-1] if len(way) > 1),
            present.way,
            stops[-1] if stops else NOWHERE,
            tuple(columns),
        )


def column_of(score: ScoreSheet, stations: Sequence[Station]) -> Column:
    """What the table shows of a sheet after these stations."""
    seen = {station.row for station in stations}
    rows = tuple(row.points if row.key in seen else None for row in score.rows)
    return Column(rows, sum(points for points in rows if points is not None), stations[-1].kind is Kind.TOTAL)
