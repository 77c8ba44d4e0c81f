"""The resolution on the board: plays the steps of the latest round one by one, and goes to any of them at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QTransform

from desktop.boards.common.link import LogLine
from desktop.boards.common.motion import stage
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section, Spot
from desktop.boards.nine_blocks.flat_turner import TURN_MS, Turner
from desktop.boards.nine_blocks.layout import SPACE
from desktop.boards.nine_blocks.resolution import Stage, Step, course_of
from desktop.boards.nine_blocks.resolution_show import FLIGHTS, PACES, Steps, put_away
from desktop.boards.nine_blocks.resolution_words import prompt, spoken
from desktop.boards.nine_blocks.stepper import BUTTONS
from desktop.boards.nine_blocks.stepper_board import Hop
from desktop.texts.nine_blocks_events import nine_blocks_event
from desktop.texts.words import SeatName
from engine.games.nine_blocks.events import (
    BonusUsed,
    Built,
    Fact,
    HandsSeen,
    PlansRevealed,
)

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard

FLY_MS: Final = 650
"""So long a piece flies."""
SHOW_MS: Final = 260
"""So long an event without a flight takes to appear."""
READ_MS: Final = 800
"""So long each event stays to be read, and ``LETTER_MS`` more for every letter of its sentence."""
LETTER_MS: Final = 14
LAST_MS: Final = 1600
"""So much longer the last event stays."""


class Resolution(Steps):
    """Steps through the latest resolution.

    ``opened`` while its panel shows; ``at`` the step that is shown; ``running`` while it goes on by itself. While it
    runs, or shows anything but the present, nothing is planned.
    """

    def __init__(self, board: NineBlocksBoard, turner: Turner) -> None:
        super().__init__(board, turner)
        self.timer = QTimer(board)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.go_on)
        self.covers = False
        """Whether a hand that others do not know lies under the steps: its seat opens it again behind a curtain."""

    # What the board asks

    @property
    def busy(self) -> bool:
        """While it runs, shows something that lies behind, or somebody has to put it away first."""
        if not self.opened or self.course is None:
            return False
        return self.running or self.shut or self.at < len(self.course.steps) - 1

    @property
    def behind(self) -> bool:
        """While it has the board: no hand belongs to a moment of a round that is over."""
        return self.busy

    def log_so_far(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """The log as far as the step."""
        if not self.busy or self.course is None:
            return lines
        course, faces = self.course, [SeatName(face.name, face.number) for face in self.board.link.seats]
        ahead = course.steps[self.at + (0 if self.down else 1) :]
        words = {nine_blocks_event(step.fact, faces) for step in ahead if step.fact is not None}
        end = next((at for at, line in enumerate(lines) if line.turn > course.round
                    or (line.turn == course.round and line.words in words)), len(lines))  # fmt: skip
        return lines[:end]

    def begin(self, *, fresh: bool) -> None:
        """Takes the steps of the view; another round puts the panel away."""
        before = self.course
        self.course = course_of(self.board.seen)
        same = before is not None and self.course is not None and before.round == self.course.round
        if self.opened and (not same or (fresh and self.busy and not self.running)):
            # Somebody acted, took back, or lowered the curtain.
            self.covers = False
            self.close()
        if self.course is None or not self.course.steps:
            self.close()
        elif self.at >= len(self.course.steps):
            self.at = len(self.course.steps) - 1

    def told(self, events: Sequence[object]) -> None:
        """Plays what has just happened, from its first event on."""
        new = sum(isinstance(event, Fact) for event in events)
        last = self.board.seen.last
        if not new or self.course is None or last is None or not self.course.steps:
            return
        if any(isinstance(event, HandsSeen) for event in events):
            # Only one seat looks at the screen now.
            return
        first = max(0, len(last.facts) - new)
        self.opened = True
        if self.board.look.milliseconds(READ_MS) <= 0:
            # Nothing moves by itself: everything is listed, and can be gone through until somebody acts.
            self.at, self.running = len(self.course.steps) - 1, False
            self.settle()
            return
        self.held = False
        self.running = True
        self.play(first)

    def holds(self, events: Sequence[object]) -> str:
        """The table looks on, without anybody's hand, while a resolution is played."""
        seen = any(isinstance(event, HandsSeen) for event in events)
        if any(isinstance(event, Built) and event.alone for event in events):
            # Nobody else acts: the seat that builds alone stays, without a curtain after every tile.
            return "seat"
        return "table" if not seen and any(isinstance(event, Fact) for event in events) else ""

    def prompt(self) -> str:
        """The step in a sentence."""
        step = self.step
        return "" if step is None or not self.busy else prompt(step, self.board.link.seats)

    def focus(self) -> list[Ident]:
        """The buttons."""
        if not self.opened:
            return []
        return [("stepper", name) for name in (*BUTTONS, "pace", "close")]

    def sections(self) -> tuple[Section, ...]:
        """Every step so far in words, and the buttons."""
        faces = self.board.link.seats
        title = QCoreApplication.translate("NineBlocksResolution", "What happened, one by one")
        if self.step is None or self.course is None:
            if not self.opener.isVisible():
                return ()
            return (Section(title, (Spot(self.opener.ident, self.opener.name, True),)),)
        rows = [Spot(("steps", number), spoken(self.course, number, faces)) for number in range(self.at + 1)]
        buttons = [
            Spot(ident, self.board.pieces[ident].name, self.board.pieces[ident].active) for ident in self.focus()
        ]
        return (Section(title, (*reversed(rows), *buttons)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on the resolution."""
        return "5.3" if ident[0] in ("steps", "stepper", "last_round") else ""

    # Presses and keys

    def press(self, ident: Ident) -> bool:
        """Takes the press of a button."""
        if ident == self.opener.ident:
            self.open()
            return True
        if ident[0] != "stepper":
            if self.opened and not self.busy and ident[0] in ("tile", "space", "bonus", "give"):
                # Somebody goes on: what lies behind is put away.
                self.close()
            return False
        self.command(str(ident[1]))
        return True

    def command(self, name: str) -> None:
        """Does what a button does."""
        if not self.opened or self.course is None:
            return
        match name:
            case "first":
                self.go(0)
            case "back":
                self.go(self.at - 1)
            case "next":
                self.forward()
            case "last":
                self.go(len(self.course.steps) - 1)
            case "hold":
                self.hold()
            case "pace":
                self.pace = (self.pace + 1) % len(PACES)
                self.board.refresh()
            case "close":
                self.close()

    def key(self, event: QKeyEvent) -> bool:
        """Arrows step, the space bar holds, any other key skips what runs by itself."""
        if not self.opened or self.course is None:
            return False
        key = event.key()
        names = {
            Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "next", Qt.Key.Key_Home: "first", Qt.Key.Key_End: "last",
            Qt.Key.Key_PageUp: "back", Qt.Key.Key_PageDown: "next",
        }  # fmt: skip
        paging = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if key in names and (self.busy or paging or self.on_buttons):
            self.command(names[Qt.Key(key)])
            return True
        if key == Qt.Key.Key_Escape and not self.running:
            self.close()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
            return False
        pressing = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if pressing and self.on_buttons:
            return False
        if key == Qt.Key.Key_Space and self.busy:
            self.hold()
            return True
        if self.running:
            self.skip()
            return True
        return False

    @property
    def on_buttons(self) -> bool:
        """Whether the focus is on a button of the panel."""
        focused = self.board.focused
        return focused is not None and focused[0] == "stepper"

    def pointer(self) -> bool:
        """A press beside the panel skips what runs by itself."""
        hovered = self.board.hovered
        if not self.running or (hovered is not None and hovered[0] == "stepper"):
            return False
        self.skip()
        return True

    # Going through the steps

    def open(self) -> None:
        """Shows the latest round from its first step."""
        if self.course is None or not self.course.steps:
            return
        self.opened = True
        self.running = False
        self.go(0)
        self.board.set_focus(("stepper", "next"))

    def close(self) -> None:
        """Puts the panel away: the board shows the present again."""
        was, covers = self.opened, self.covers
        self.timer.stop()
        self.opened, self.running, self.held, self.at = False, False, False, -1
        self.shut = self.covers = False
        self.gone, self.landed = frozenset(), frozenset()
        if not was:
            return
        if self.on_buttons:
            self.board.set_focus(None)
        if covers:
            # Who watched the steps may still be looking.
            self.board.cover()
        if self.board.view is not None:
            self.board.refresh()
            self.board.face_actor()
            self.board.tell_table()

    @property
    def hides(self) -> bool:
        """Whether a hand lies in front that others at the table must not see."""
        return bool(getattr(self.board.link, "open_to_one", False))

    def go(self, number: int) -> None:
        """Shows a step as it ends, without moving; from now on somebody steps by hand."""
        if self.course is None:
            return
        self.timer.stop()
        self.running = False
        self.at = min(max(number, 0), len(self.course.steps) - 1)
        self.take()
        self.settle()
        self.board.said.emit(spoken(self.course, self.at, self.board.link.seats))

    def forward(self) -> None:
        """Plays the next step, then waits."""
        if self.course is None or self.at >= len(self.course.steps) - 1:
            return
        self.timer.stop()
        self.running = False
        self.take()
        self.play(self.at + 1)

    def take(self) -> None:
        """From now on somebody steps by hand, and may read every step, the last one too, before anything goes on."""
        last = self.course is not None and self.at >= len(self.course.steps) - 1
        if self.hides and not last:
            self.covers = True
        looks_on = self.board.link.seat is None and not self.board.reviewing
        self.shut = self.shut or self.covers or looks_on

    def hold(self) -> None:
        """Stops after the present step, or goes on by itself."""
        if self.running:
            self.timer.stop()
            self.running = False
            self.held = True
        elif self.course is not None and self.at < len(self.course.steps) - 1:
            self.running, self.held = True, False
            self.go_on()
        elif self.shut:
            self.close()
        self.board.refresh()
        self.board.tell_table()

    def skip(self) -> None:
        """Shows the last step at once; pressed there, puts the panel away."""
        if self.course is None:
            return
        self.board.motion.finish()
        if self.at >= len(self.course.steps) - 1:
            self.close()
            return
        self.timer.stop()
        self.at = len(self.course.steps) - 1
        self.settle()
        self.rest()

    def go_on(self) -> None:
        """The time to read is over: the next step, or the end; a match that was left is not told on."""
        if self.course is None or not self.running or not getattr(self.board.link, "playing", True):
            return
        if self.at >= len(self.course.steps) - 1:
            self.close()
        elif self.speed == 0:
            self.skip()
        else:
            self.play(self.at + 1)

    @property
    def speed(self) -> float:
        """How fast steps follow each other."""
        return PACES[self.pace]

    def milliseconds(self, whole: int) -> int:
        """A time at the pace that was chosen."""
        return round(whole / self.speed) if self.speed else 0

    def rest(self) -> None:
        """Leaves the step to be read, then goes on."""
        step = self.step
        if step is None or not self.running:
            return
        wait = READ_MS + LETTER_MS * len(prompt(step, self.board.link.seats))
        if self.course is not None and self.at >= len(self.course.steps) - 1:
            wait += LAST_MS
        pause = self.board.look.milliseconds(self.milliseconds(wait) or wait)
        self.timer.start(max(1, pause))

    def settle(self) -> None:
        """Shows the step as it ends."""
        step = self.step
        every = frozenset(range(len(step.flights))) if step is not None else frozenset()
        self.gone = self.landed = every
        self.down = False
        for flier in self.fliers:
            put_away(flier)
        self.board.refresh()
        self.face_concerned()
        self.board.tell_table()

    def play(self, number: int) -> None:
        """Plays a step: its pieces fly one after the other."""
        if self.course is None:
            return
        self.board.motion.finish()
        self.at = number
        step = self.course.steps[number]
        self.gone = self.landed = frozenset()
        self.down = isinstance(step.fact, PlansRevealed)
        self.turner.smooth = isinstance(step.fact, BonusUsed)
        self.board.refresh()
        self.face_concerned()
        self.board.tell_table()
        self.board.said.emit(spoken(self.course, number, self.board.link.seats))
        key = (self.course, number)

        def done() -> None:
            if (self.course, self.at) == key and self.opened:
                self.settle()
                self.rest()

        length = self.milliseconds(self.length(step))
        if length <= 0:
            done()
            return
        if self.board.camera is not None and step.flights:
            # Pieces fly from where they lie when the board has turned.
            self.board.camera.apply()
        hops = [self.hop(step, place) for place in range(len(step.flights))]
        whole = self.length(step)

        def show(share: float) -> None:
            if (self.course, self.at) == key and self.opened:
                self.advance(step, hops, share * whole, whole)

        self.board.motion.run(length, show, done, even=True)

    def face_concerned(self) -> None:
        """Turns the board of a flat table towards the person whom a step happens to, if somebody goes through the steps
        by hand; those that run by themselves, one every few seconds, leave it where it lies."""
        seat = self.concerned
        if self.board.edges is not None and not self.running and seat is not None and self.board.is_person(seat):
            self.board.turn_towards(seat)

    def length(self, step: Step) -> int:
        """How long a step takes to be shown."""
        if step.flights:
            return FLY_MS + max(flight.delay for flight in step.flights)
        if isinstance(step.fact, BonusUsed) and step.fact.turns:
            return TURN_MS
        return SHOW_MS if isinstance(step.fact, PlansRevealed) else 1

    def advance(self, step: Step, hops: list[Hop], now: float, whole: float) -> None:
        """Shows a moment of a step, ``now`` milliseconds after its begin."""
        if isinstance(step.fact, PlansRevealed):
            self.turn_over(step, now / whole)
            return
        gone, landed = set(), set()
        for number, (flight, hop) in enumerate(zip(step.flights, hops, strict=True)):
            share = (now - flight.delay) / FLY_MS
            flier = self.fliers[min(number, FLIGHTS - 1)]
            if share > 0:
                gone.add(number)
            if share >= 1:
                landed.add(number)
                flier.hide()
            elif share > 0:
                seat = self.board.numbers[flight.seat] if flight.seat >= 0 else 0
                flier.put((flight.number, seat, step.stage <= Stage.BOARD))
                flier.fly(hop, stage(share, 0, 1))
        if (gone, landed) != (set(self.gone), set(self.landed)):
            self.gone, self.landed = frozenset(gone), frozenset(landed)
            self.board.refresh()

    def turn_over(self, step: Step, share: float) -> None:
        """The plans turn over where they lie."""
        shown = abs(1 - 2 * share)
        half = SPACE / 2
        for space in step.clear:
            turned = QTransform.fromTranslate(half, half).scale(max(0.04, shown), 1).translate(-half, -half)
            self.board.pieces["space", space].setTransform(turned if share < 1 else QTransform())
        if self.down != (share < 0.5):
            self.down = share < 0.5
            self.board.refresh()
