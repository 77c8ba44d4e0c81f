"""The final walk on the board: plays the stations one by one, and goes to any of them at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.layers import Layer
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section, Spot
from desktop.boards.room_to_move.final_walk import FinalWalk, Kind, Picture, Station
from desktop.boards.room_to_move.final_walk_sheet import (
    STRIDE,
    Walker,
    WalkFeet,
    WalkLights,
    WalkPills,
    WalkSheet,
    on_sheet,
    point_along,
)
from desktop.boards.room_to_move.final_walk_show import BUTTONS, PACES, STEPS, Moment, Shown
from desktop.boards.room_to_move.final_walk_table import SeatTab, StepButton, WalkGround, WalkNode, WalkTable
from desktop.boards.room_to_move.final_walk_words import button_words, station_words
from desktop.boards.room_to_move.layout import CARD
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.prompts import seat_words
from desktop.boards.room_to_move.walls_notes import SideNote
from engine.games.room_to_move.view import Ended, Phase

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard

STEP_MS: Final = 190
"""So long a square is walked, but a whole way no longer than ``WAY_MS``."""
WAY_MS: Final = 2600
COUNT_MS: Final = 350
"""Piece after piece, row after row."""
READ_MS: Final = 900
TOTAL_MS: Final = 2200
MOST_STOPS: Final = 9
"""Front door, at most six rooms, bonuses, total."""


class WalkShow(Part):
    """Walks the sheets after the match.

    ``opened`` while the walk shows; ``seat`` and ``number`` the sheet and the station; ``moment`` how far the station
    has been played; ``running`` while it goes on by itself; ``known``: the points of all sheets have been seen before.
    """

    def __init__(self, board: RoomToMoveBoard) -> None:
        super().__init__(board)
        look = board.look
        self.walk: FinalWalk | None = None
        self.opened = self.running = self.first = self.known = False
        self.seat = self.number = 0
        self.pace = 1
        self.moment = Moment()
        self.ground, self.sheet, self.table = WalkGround(look), WalkSheet(look), WalkTable(look)
        self.lights, self.feet, self.pills = WalkLights(look), WalkFeet(look), WalkPills(look)
        self.figure = Walker(look)
        self.note = SideNote("walk_note", look, layer=Layer.OVERLAY + 0.7)
        self.covers = (
            self.ground, self.sheet, self.table, self.lights, self.feet, self.pills, self.figure, self.note,
        )  # fmt: skip
        for piece in self.covers:
            board.add(piece)
        self.stops = [WalkNode(place, look) for place in range(MOST_STOPS)]
        self.tabs = [SeatTab(seat, look) for seat in range(6)]
        self.buttons = {
            name: (StepButton if name in STEPS else Button)(("walk_button", name), look, Layer.OVERLAY + 0.2)
            for name in BUTTONS
        }
        for button in (*self.stops, *self.tabs, *self.buttons.values()):
            button.hide()
            board.add(button)
        self.opener = Button(("walk_again",), look)
        self.opener.hide()
        board.add(self.opener)
        self.shown = Shown(self)
        self.timer = QTimer(board)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.go_on)

    @property
    def station(self) -> Station | None:
        """The station that is shown, None while the walk is away."""
        return None if self.walk is None or not self.opened else self.walk.stations[self.seat][self.number]

    @property
    def picture(self) -> Picture:
        """What is to be seen at the station. Raises RuntimeError while the walk is away."""
        if self.walk is None:
            raise RuntimeError("nothing is walked")
        return self.walk.picture(self.seat, self.number, known=self.known)

    # What the board asks

    @property
    def busy(self) -> bool:
        """Until the walk has been seen: the result waits for that."""
        return self.opened and (self.running or self.first)

    def begin(self, *, fresh: bool) -> None:
        """Works the stations out once the match is over; any other view puts the walk away."""
        board = self.board
        view = board.seen
        if view.phase is not Phase.OVER:
            self.walk = None
            self.known = False
            if self.opened:
                self.leave()
            return
        if self.walk is None or fresh:
            scores = [board.link.score(seat) for seat in range(view.seats)]
            self.walk = FinalWalk(board.now.house, view.sheets, scores)

    def told(self, events: Sequence[object]) -> None:
        """The match has ended: the walk begins; where a match is only looked at, it waits to be asked for."""
        looked_at = bool(getattr(self.board.link, "remark", ""))
        if self.walk is not None and not looked_at and any(isinstance(event, Ended) for event in events):
            self.start()

    def holds(self, events: Sequence[object]) -> str:
        """The table looks on, without anybody's hand."""
        return "table" if any(isinstance(event, Ended) for event in events) else ""

    def prompt(self) -> str:
        """The station in a sentence."""
        station = self.station
        if station is None:
            return ""
        faces = self.board.link.seats
        return station_words(self.board.now.scenario, station, seat_words(faces[self.seat]))

    def prompt_seat(self) -> int | None:
        """The seat whose sheet is walked."""
        return self.seat if self.opened else None

    def put(self) -> None:
        """Shows the walk, or the way to it."""
        over = self.walk is not None and self.board.now.phase is Phase.OVER
        for piece in self.covers[:-2]:
            piece.setVisible(self.opened)
        self.opener.setVisible(over and not self.opened)
        words = button_words("open")
        self.opener.resize(CARD.adjusted(0, 40, -340, -40))
        self.opener.put(ButtonState(words, "icons/run"), active=over and not self.opened, name=words[0])
        if self.opened and self.walk is not None:
            self.shown.put()
            return
        for other in (self.figure, self.note, *self.stops, *self.tabs, *self.buttons.values()):
            other.setVisible(False)
            other.active = False

    # Going through the stations

    def start(self) -> None:
        """Walks from the first sheet on; without motion everything is gone through by hand, room by room."""
        self.opened, self.known = True, False
        self.seat, self.number = 0, 0
        self.first = self.running = self.board.look.milliseconds(READ_MS) > 0
        if self.running:
            self.play()
        else:
            self.settle()

    def open(self) -> None:
        """Shows the walk again from the first station of the sheet that is large."""
        self.opened, self.running, self.known = True, False, True
        self.go(self.board.now.shown, 0)
        self.board.set_focus(("walk_button", "next"))

    def close(self) -> None:
        """Puts the walk away."""
        self.leave()
        self.board.refresh()
        self.board.tell_table()

    def leave(self) -> None:
        """The walk is over."""
        self.timer.stop()
        self.opened = self.running = self.first = False
        focused = self.board.focused
        if focused is not None and str(focused[0]).startswith("walk_"):
            self.board.set_focus(None)

    def go(self, seat: int, number: int) -> None:
        """Shows a station as it ends; from now on somebody steps by hand."""
        self.timer.stop()
        self.running = False
        self.seat, self.number = seat, number
        self.settle()

    def settle(self) -> None:
        """Shows the station as it ends."""
        self.moment = Moment()
        self.end_first()
        self.refresh()
        self.board.said.emit(self.prompt())

    def end_first(self) -> None:
        """At the last total the walk has been seen, if nothing goes on by itself."""
        last = self.walk is None or self.walk.next_of(self.seat, self.number) is None
        if last and not self.running:
            self.first, self.known = False, True

    def refresh(self) -> None:
        """Shows what has changed."""
        self.board.refresh()
        self.board.tell_table()

    def play(self) -> None:
        """Plays the station: the figure walks, then piece after piece is counted."""
        station = self.station
        if station is None:
            return
        walking, counting = self.lengths(station)
        whole = round(self.milliseconds(walking + counting))
        if whole <= 0 or self.board.look.milliseconds(whole) <= 0:
            self.settle()
            self.rest()
            return
        key = (self.seat, self.number)
        self.moment = Moment(0.0, 0, settled=False)
        self.refresh()
        self.board.said.emit(self.prompt())
        share = walking / (walking + counting)

        def show(now: float) -> None:
            if key == (self.seat, self.number) and self.opened:
                self.advance(station, now, share)

        def done() -> None:
            if key == (self.seat, self.number) and self.opened:
                self.moment = Moment()
                self.end_first()
                self.refresh()
                self.rest()

        self.board.motion.run(whole, show, done, even=True)

    def lengths(self, station: Station) -> tuple[int, int]:
        """So long the figure walks and so long is counted, in milliseconds."""
        steps = len(self.shown.points(station)) - 1
        walking = min(WAY_MS, STEP_MS * steps) if steps > 0 else 0
        return walking, COUNT_MS * max(1, len(station.pieces))

    def milliseconds(self, whole: int) -> float:
        """A time at the pace that was chosen."""
        return whole / PACES[self.pace] if PACES[self.pace] else 0

    def advance(self, station: Station, now: float, share: float) -> None:
        """Shows a moment of a station."""
        walked = min(1.0, now / share) if share > 0 else 1.0
        counted = 0
        if walked >= 1:
            counting = (now - share) / max(1e-6, 1 - share)
            counted = min(len(station.pieces), int(counting * max(1, len(station.pieces)) + 0.5))
        moment = Moment(walked, counted, settled=False)
        if (moment.walked >= 1, moment.counted) != (self.moment.walked >= 1, self.moment.counted):
            self.moment = moment
            self.shown.put()
        self.moment = moment
        self.move_figure(station, walked)

    def move_figure(self, station: Station, walked: float) -> None:
        """Puts the figure where it is now, with its footprints behind it."""
        way = self.shown.points(station)
        if len(way) < 2:
            return
        at, east = point_along(way, walked)
        frame = 0 if walked >= 1 else 1 + int(walked * (len(way) - 1) * STRIDE) % 4
        self.figure.setPos(on_sheet(at))
        self.figure.put((self.board.link.seats[self.seat].number, frame, east))
        self.shown.put_feet(station, walked)

    def rest(self) -> None:
        """Leaves the station to be read, then goes on."""
        station = self.station
        if station is None or not self.running:
            return
        wait = TOTAL_MS if station.kind is Kind.TOTAL else READ_MS + 300 * sum(not p.counts for p in station.pieces)
        if station.kind is Kind.BONUS:
            wait //= 2
        self.timer.start(max(1, self.board.look.milliseconds(round(self.milliseconds(wait)) or wait)))

    def go_on(self) -> None:
        """The time to read is over: the next station, or the end."""
        if not self.opened or not self.running or self.walk is None:
            return
        following = self.walk.next_of(self.seat, self.number)
        if following is None:
            self.running = False
            self.end_first()
            self.refresh()
            return
        self.seat, self.number = following
        self.play()

    def step(self, back: bool = False) -> None:
        """One station on or back, by hand."""
        if self.walk is None:
            return
        self.board.motion.finish()
        self.timer.stop()
        self.running = False
        found = self.walk.before(self.seat, self.number) if back else self.walk.next_of(self.seat, self.number)
        if found is None:
            self.settle()
            return
        self.seat, self.number = found
        if back:
            self.settle()
        else:
            self.play()

    def hold(self) -> None:
        """Stops after the present station, or goes on by itself."""
        self.timer.stop()
        self.running = not self.running
        if self.running:
            self.go_on()
        self.refresh()

    def skip(self) -> None:
        """The total of the sheet at once; from there it goes on with the next one."""
        if self.walk is None:
            return
        was = self.running
        self.board.motion.finish()
        self.timer.stop()
        if self.number >= len(self.walk) - 1:
            self.running = was
            self.go_on()
            return
        self.number = len(self.walk) - 1
        self.running = was
        self.settle()
        self.rest()

    def command(self, name: str) -> None:
        """Does what a button does."""
        walk = self.walk
        if walk is None:
            return
        match name:
            case "again":
                self.board.motion.finish()
                self.timer.stop()
                self.number = 0
                self.running = self.board.look.milliseconds(READ_MS) > 0
                self.play()
            case "back":
                self.step(back=True)
            case "next":
                self.step()
            case "hold":
                self.hold()
            case "pace":
                self.pace = (self.pace + 1) % len(PACES)
                self.board.refresh()
            case "total":
                self.skip()
            case "bonuses":
                self.board.motion.finish()
                self.timer.stop()
                self.number = walk.first_bonus()
                self.play()
            case "seat":
                following = walk.next_of(self.seat, self.number)
                if following is not None:
                    self.seat, self.number = following
                    self.play()
            case "close":
                self.known = True
                self.close()

    # Presses and keys

    def press(self, ident: Ident) -> bool:
        """Takes the press of a button, a station or a seat."""
        if ident == self.opener.ident:
            self.open()
            return True
        if not self.opened or self.walk is None:
            return False
        if ident[0] == "walk_button":
            self.command(str(ident[1]))
        elif ident[0] == "walk_stop":
            self.go(self.seat, self.shown.station_of(int(ident[1])))
        elif ident[0] == "walk_seat":
            self.go(int(ident[1]), 0)
        return True

    def pointer(self) -> bool:
        """A press beside the buttons skips what goes on by itself."""
        hovered = self.board.hovered
        if not self.running or (hovered is not None and str(hovered[0]).startswith("walk_")):
            return False
        self.skip()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Arrows step, the space bar holds, Escape ends the walk, any other key skips what goes on by itself."""
        if not self.opened or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        key = event.key()
        pressing = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_F1):
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            self.step(back=True)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            self.step()
        elif key == Qt.Key.Key_Home:
            self.go(self.seat, 0)
        elif key == Qt.Key.Key_End:
            self.go(self.seat, len(self.walk or ()) - 1)
        elif key == Qt.Key.Key_Escape:
            self.command("close")
        elif pressing and self.board.focused is not None:
            return False
        elif key == Qt.Key.Key_Space:
            self.hold()
        elif self.running:
            self.skip()
        elif pressing:
            self.step()
        else:
            return False
        return True

    def focus(self) -> list[Ident]:
        """Buttons, stations, seats; or the button that opens the walk."""
        pieces = (*self.buttons.values(), *self.stops, *self.tabs, self.opener)
        return [piece.ident for piece in pieces if piece.isVisible() and piece.active]

    def sections(self) -> tuple[Section, ...]:
        """Every station of the sheet so far in words, and the buttons."""
        title = QCoreApplication.translate("RoomToMoveWalk", "Final walk")
        if not self.opened or self.walk is None:
            if not self.opener.isVisible():
                return ()
            return (Section(title, (Spot(self.opener.ident, self.opener.name, True),)),)
        scenario, face = self.board.now.scenario, self.board.link.seats[self.seat].name
        told = self.walk.stations[self.seat][: self.number + 1]
        rows = [Spot(("walk_told", n), station_words(scenario, one, face)) for n, one in enumerate(told)]
        buttons = [Spot(ident, self.board.pieces[ident].name, True) for ident in self.focus()]
        return (Section(title, (*reversed(rows), *buttons)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on the end and the score."""
        return "7" if str(ident[0]).startswith("walk") else ""
