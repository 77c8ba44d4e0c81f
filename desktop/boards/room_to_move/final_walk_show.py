"""Keeps the pieces of the final walk equal to the station and the moment that are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from desktop.boards.common.buttons import ButtonState
from desktop.boards.common.painting import width_of
from desktop.boards.room_to_move.final_walk import NOWHERE, Counted, Kind, Station, Why
from desktop.boards.room_to_move.final_walk_sheet import (
    GRID,
    SQUARE,
    FeetState,
    LightState,
    Pill,
    centre_of,
    middle,
    on_sheet,
    point_along,
)
from desktop.boards.room_to_move.final_walk_table import (
    NODE,
    STRIP,
    TABLE,
    NodeState,
    Row,
    TableState,
    node_rects,
    number_words,
)
from desktop.boards.room_to_move.final_walk_words import (
    button_words,
    lost_words,
    pace_words,
    room_note,
    stop_words,
)
from desktop.boards.room_to_move.layout import UNITS
from desktop.boards.room_to_move.titling import ICONS
from desktop.texts.places import spoken
from desktop.texts.room_to_move import worth
from desktop.texts.scenarios import numeral
from engine.geometry.squares import WIDTH, squares_in

if TYPE_CHECKING:
    from desktop.boards.room_to_move.final_walk_play import WalkShow

PACES: Final = (0.5, 1.0, 2.0, 0.0)
"""How fast stations follow each other; 0: at once."""
BUTTONS: Final = ("again", "back", "hold", "next", "pace", "total", "bonuses", "seat", "close")
STEPS: Final = ("back", "hold", "next", "pace")
"""The buttons in the head of the table."""
STEP_SIDE: Final = 36.0
ICONS_OF: Final = {
    "again": "player-skip-back", "back": "chevron-left", "next": "chevron-right", "total": "player-skip-forward",
}  # fmt: skip
BUTTON_HIGH: Final = 52.0
OUT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One square towards each side."""


@dataclass(frozen=True)
class Moment:
    """How far a station has been played: the share of its way that is ``walked``, how many pieces are ``counted``
    (None: all), and whether its row is filled in."""

    walked: float = 1.0
    counted: int | None = None
    settled: bool = True


class Shown:
    """Gives the pieces of the walk their states."""

    def __init__(self, walk: WalkShow) -> None:
        self.part = walk

    def put(self) -> None:
        """Shows the station at its moment."""
        part = self.part
        station = part.station
        if station is None:
            return
        view = part.board.seen
        part.sheet.put((view.options, view.sheets[part.seat], self.lit(station)))
        self.put_lights(station)
        self.put_pills(station)
        self.put_figure(station)
        self.put_note(station)
        self.put_table(station)
        self.put_stops(station)
        self.put_buttons(station)

    # The sheet

    def counted(self, station: Station) -> tuple[Counted, ...]:
        """The pieces of the station that have been counted by now."""
        moment = self.part.moment
        return station.pieces if moment.counted is None else station.pieces[: moment.counted]

    @property
    def arrived(self) -> bool:
        """Whether the figure has come to the station."""
        return self.part.moment.walked >= 1

    def lit(self, station: Station) -> frozenset[int]:
        """The rooms with light: those that were reached so far."""
        stations = (*self.part.picture.behind, *((station,) if self.arrived else ()))
        reached = (Why.NOTHING, Why.MISSED)
        return frozenset(one.place for one in stations if one.kind is Kind.ROOM and one.why in reached)

    def put_lights(self, station: Station) -> None:
        """Lights rooms, greys out what does not count."""
        part, picture = self.part, self.part.picture
        lit = tuple(one.squares for one in picture.behind if one.why in (Why.NOTHING, Why.MISSED))
        here = station.kind is Kind.ROOM and self.arrived and station.why in (Why.NOTHING, Why.MISSED)
        lost = missed = 0
        for one in picture.behind:
            for piece in one.pieces:
                lost |= 0 if piece.counts else piece.squares
        if station.kind is Kind.ROOM:
            for piece in self.counted(station):
                lost |= 0 if piece.counts else piece.squares
                missed |= piece.missed if station.why is Why.MISSED else 0
        shown = station.squares if station.kind is Kind.BONUS else 0
        part.lights.put(
            LightState(part.board.now.scenario.number, lit, station.squares if here else 0, shown, lost, missed)
        )

    def put_pills(self, station: Station) -> None:
        """Shows the points of rooms counted before, and of the pieces that are counted now."""
        part = self.part
        pills: list[Pill] = []
        if station.kind is not Kind.BONUS:
            for one in part.picture.behind:
                pill = self.room_pill(one)
                if pill is not None:
                    pills.append(pill)
        if station.kind is Kind.ROOM:
            for piece in self.counted(station):
                if piece.points or not piece.counts:
                    words = f"+{piece.points}" if piece.counts else "0"
                    pills.append(Pill(words, centre_of(piece.squares), bad=not piece.counts))
        elif station.kind is Kind.BONUS and part.moment.settled and station.points and station.squares:
            pills.append(Pill(f"+{station.points}", centre_of(station.squares), large=True))
        part.pills.put(tuple(pills))

    def room_pill(self, station: Station) -> Pill | None:
        """The pill of a room that was counted before; an empty room has no place on the sheet."""
        if not station.pieces:
            return None
        squares = station.squares
        for piece in station.pieces if not squares else ():
            squares |= piece.squares
        words = f"+{station.points}" if station.points > 0 else number_words(station.points)
        return Pill(words, centre_of(squares), large=True, bad=station.points <= 0)

    def points(self, station: Station) -> tuple[QPointF, ...]:
        """The way to a station as points of the board; to the front door it comes from outside."""
        if station.kind is Kind.FRONT:
            if not station.way:
                return ()
            house = self.part.board.now.house
            sheet = self.part.board.seen.sheets[self.part.seat]
            inner, side = house.inner_side(sheet.marks.front[0])
            x, y = OUT[side]
            door = middle(inner)
            return (door + QPointF(x, y) * 2 * UNITS, door + QPointF(x, y) * UNITS, door)
        return tuple(middle(square) for square in station.way)

    def put_figure(self, station: Station) -> None:
        """Puts the figure where it stands."""
        part = self.part
        figure = part.picture.figure
        part.figure.setVisible(figure != NOWHERE)
        if figure == NOWHERE:
            part.feet.put(FeetState())
            return
        way = self.points(station)
        if len(way) > 1:
            at, east = point_along(way, part.moment.walked)
        else:
            at, east = middle(figure), False
        frame = 0 if self.arrived else 1
        part.figure.setPos(on_sheet(at))
        part.figure.put((part.board.link.seats[part.seat].number, frame, east))
        self.put_feet(station, part.moment.walked)

    def put_feet(self, station: Station, walked: float) -> None:
        """Shows footprints; without motion there are none."""
        part = self.part
        if part.board.look.milliseconds(1000) <= 0:
            part.feet.put(FeetState())
            return
        stations = part.walk.stations[part.seat] if part.walk is not None else ()
        old = tuple(self.points(one) for one in stations[: part.number] if len(self.points(one)) > 1)
        steps = max(1, len(self.points(station)) - 1)
        # Only whole strides are told apart, so that the sheet is not painted for less.
        share = int(walked * steps + 0.5) / steps
        part.feet.put(FeetState(old, self.points(station), share))

    def put_note(self, station: Station) -> None:
        """Says why something does not count, beside it."""
        part, scenario = self.part, self.part.board.now.scenario
        window = QRectF(GRID.x(), GRID.y(), WIDTH * SQUARE, WIDTH * SQUARE)
        lost = [piece for piece in self.counted(station) if not piece.counts] if station.kind is Kind.ROOM else []
        piece = lost[-1] if lost else None
        words = ""
        if station.kind is Kind.ROOM and self.arrived:
            squares = piece.squares.bit_count() if piece is not None else 0
            words = lost_words(scenario, station, piece, squares)
        if not words:
            part.note.tell("", None, window)
            return
        spot = (piece.missed or piece.squares) if piece is not None else station.squares
        house = part.board.now.scenario.inside
        spread = [on_sheet(middle(square)) for square in squares_in(station.squares or spot or house)]
        avoid = QRectF()
        for point in spread:
            avoid = avoid.united(QRectF(point.x() - SQUARE / 2, point.y() - SQUARE / 2, SQUARE, SQUARE))
        part.note.tell(words, on_sheet(centre_of(spot)) if spot else None, window, avoid)

    # Table, stations, buttons

    def put_table(self, station: Station) -> None:
        """Fills the table in."""
        part, board = self.part, self.part.board
        scenario, faces, picture = board.now.scenario, board.link.seats, self.part.picture
        walk = part.walk
        if walk is None:
            return
        keys = [row.key for row in walk.scores[part.seat].rows]
        present = keys.index(station.row) if station.row in keys else NOWHERE
        settled = part.moment.settled
        stations = {one.row: one for one in walk.stations[part.seat]}
        rows = []
        rooms = len(scenario.rooms)
        for place, key in enumerate(keys):
            values = [column.rows[place] for column in picture.columns]
            if place == present and not settled:
                values[part.seat] = None
            room = place < rooms
            known = values[part.seat] is not None or part.known
            if room:
                name, number, icon = stop_words(scenario, "", place), place + 1, ""
                note = room_note(stations[key]) if known else ""
            else:
                bonus = scenario.bonuses[place - rooms]
                name, number = spoken(bonus.text), 0
                note, icon = worth(bonus), ICONS.get(type(bonus), "icons/star")
            rows.append(Row(number, icon, name, note, tuple(values)))
        totals = [column.total for column in picture.columns]
        if not settled:
            totals[part.seat] -= station.points
        pill = ""
        if present != NOWHERE and self.arrived:
            sofar = sum(piece.points for piece in self.counted(station))
            pill = number_words(station.points if settled else sofar)
            if not settled and station.kind is Kind.BONUS:
                pill = ""
        part.table.put(
            TableState(
                tuple((face.number, face.name) for face in faces),
                part.seat,
                present,
                pill,
                tuple(rows),
                tuple(totals),
                station.kind is Kind.TOTAL,
            ),
            name=board.prompt_words(),
        )
        for seat, tab in enumerate(part.tabs):
            there = seat < len(faces)
            tab.setVisible(there)
            if there:
                column = part.table.column(seat)
                tab.resize(QRectF(column.left(), column.top() + 4, column.width(), 66))
            words = button_words("seat", faces[seat].name)[0] if there else ""
            tab.put(seat == part.seat, active=there and len(faces) > 1 and seat != part.seat, name=words)

    def stop_of(self, station: Station) -> int:
        """Which ring of the strip a station belongs to: front door, rooms, bonuses, total."""
        rooms = len(self.part.board.now.scenario.rooms)
        bonuses = bool(self.part.board.now.scenario.bonuses)
        return {
            Kind.FRONT: 0,
            Kind.ROOM: 1 + station.place,
            Kind.BONUS: 1 + rooms,
            Kind.TOTAL: 1 + rooms + bonuses,
        }[station.kind]

    def station_of(self, stop: int) -> int:
        """The station that pressing a ring goes to."""
        walk = self.part.walk
        rooms = len(self.part.board.now.scenario.rooms)
        if walk is None or stop <= rooms:
            return stop
        return walk.first_bonus() if stop == 1 + rooms and self.part.board.now.scenario.bonuses else len(walk) - 1

    def put_stops(self, station: Station) -> None:
        """Shows the rings of the strip."""
        part, scenario, look = self.part, self.part.board.now.scenario, self.part.board.look
        rooms = len(scenario.rooms)
        signs = [
            "front",
            *(numeral(room) for room in range(rooms)),
            *(["bonuses"] if scenario.bonuses else []),
            "total",
        ]
        here = self.stop_of(station)
        names = []
        for place, sign in enumerate(signs):
            room = place - 1 if 1 <= place <= rooms else NOWHERE
            names.append(stop_words(scenario, sign, room))
        widths = [NODE + 36 + width_of(look, name, 16, 700) for name in names]
        left = STRIP.left() + 24
        area = QRectF(left, STRIP.top() + 10, self.buttons_left() - left - 10, STRIP.height() - 20)
        rects = node_rects(widths, here, area)
        for place, stop in enumerate(part.stops):
            there = place < len(signs)
            stop.setVisible(there)
            if not there:
                stop.put(None)
                continue
            kind = "past" if place < here else "now" if place == here else "next"
            stop.resize(rects[place])
            state = NodeState(signs[place], names[place], kind, place == len(signs) - 1)
            stop.put(state, active=place != here, name=names[place])

    def buttons_left(self) -> float:
        """Where the buttons of the strip begin."""
        return STRIP.right() - 16 - sum(wide + 12 for wide in self.widths().values()) + 12

    def widths(self) -> dict[str, float]:
        """The buttons of the strip, from left to right, with their widths."""
        part, walk = self.part, self.part.walk
        shown = {"again": 126.0}
        if walk is None or part.number == len(walk) - 1:
            following = walk.next_of(part.seat, part.number) if walk is not None else None
            if following is not None:
                return shown | {"close": 190.0, "seat": 222.0}
            return shown | {"close": 222.0}
        if part.number < walk.first_bonus() and part.board.now.scenario.bonuses:
            return shown | {"total": 200.0, "bonuses": 222.0}
        return shown | {"total": 222.0}

    def put_buttons(self, station: Station) -> None:
        """Shows the buttons: steps in the head of the table, the others in the strip."""
        part = self.part
        rects: dict[str, QRectF] = {}
        right = part.table.column(0).left() - 8
        top = TABLE.top() + (14 if part.table.roomy else 46)
        for name in reversed(STEPS):
            rects[name] = QRectF(right - STEP_SIDE, top, STEP_SIDE, STEP_SIDE)
            right -= STEP_SIDE + 4
        left = self.buttons_left()
        for name, wide in self.widths().items():
            rects[name] = QRectF(left, STRIP.center().y() - BUTTON_HIGH / 2, wide, BUTTON_HIGH)
            left += wide + 12
        primary = next((name for name in ("seat", "bonuses", "total", "close") if name in rects), "")
        for name, button in part.buttons.items():
            there = name in rects
            button.setVisible(there)
            if not there:
                button.active = False
                continue
            button.resize(rects[name])
            state, words = self.button(name, primary=name == primary)
            first = name == "back" and (part.seat, part.number) == (0, 0)
            button.put(state, active=not first, name=words)

    def button(self, name: str, *, primary: bool) -> tuple[ButtonState, str]:
        """How a button looks, and its name."""
        part = self.part
        faces = part.board.link.seats
        following = part.walk.next_of(part.seat, part.number) if part.walk is not None else None
        seat = faces[following[0]].name if following is not None else ""
        words: tuple[str, ...] = button_words(name, seat)
        if name == "hold":
            words = button_words("hold" if part.running else "go_on")
            return ButtonState(words, f"icons/player-{'pause' if part.running else 'play'}"), words[0]
        if name == "pace":
            pace = PACES[part.pace]
            icon = "" if pace else "icons/player-skip-forward"
            return ButtonState(pace_sign(pace), icon), pace_words(pace)
        icon = f"icons/{ICONS_OF[name]}" if name in ICONS_OF else ""
        return ButtonState(words, icon, primary=primary), words[0]


def pace_sign(pace: float) -> str:
    """The pace on its button."""
    return {0.5: "½×", 1.0: "1×", 2.0: "2×"}.get(pace, "")
