"""What the resolution shows on the board: the picture of a step, its panel and buttons, veil, marks, banners."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.flat_turner import Turner
from desktop.boards.nine_blocks.layout import LEFT, TILE, space_rect
from desktop.boards.nine_blocks.panels import PromptState
from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.resolution import Course, Fate, Picture, Place, Stage, Step, between
from desktop.boards.nine_blocks.resolution_places import discard_spot, grid_angle, opener_rect, slot_spot
from desktop.boards.nine_blocks.resolution_words import spoken, telling
from desktop.boards.nine_blocks.seat_card import CardState
from desktop.boards.nine_blocks.spaces import PILES
from desktop.boards.nine_blocks.states import UNKNOWN
from desktop.boards.nine_blocks.stepper import (
    BUTTONS,
    ButtonFace,
    PanelState,
    StepButton,
    StepPanel,
    captioned,
    entries_of,
)
from desktop.boards.nine_blocks.stepper_board import Banner, Flier, Hop, SlotMark, StepVeil, VeilState, Way
from desktop.texts.words import fill
from engine.games.nine_blocks.actions import HIDDEN
from engine.games.nine_blocks.events import (
    AloneBegan,
    Clashed,
    Eliminated,
    Ended,
    FinalBegan,
    SpaceLost,
    UnitCompleted,
    Violated,
)
from engine.games.nine_blocks.view import Phase, Planned

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard
    from desktop.boards.nine_blocks.states import Scenery

PANEL: Final = QRectF(8, LEFT.top(), 284, LEFT.height())
WIDER: Final = 96.0
"""So much wider the panel becomes at most where the desk shows on its left."""
FLIGHTS: Final = 8
PACES: Final = (0.5, 1.0, 2.0, 0.0)
"""How fast steps follow each other; 0: at once."""


class Steps(Part):
    """The pieces of the resolution and what they show.

    ``opened`` while the panel shows; ``at`` the step that is shown; ``running`` while it goes on by itself; ``gone``
    and ``landed`` the flights of the step that have left and come to their places.
    """

    def __init__(self, board: NineBlocksBoard, turner: Turner) -> None:
        super().__init__(board)
        self.turner = turner
        look = board.look
        self.course: Course | None = None
        self.at = -1
        self.opened = False
        self.running = False
        self.held = False
        self.shut = False
        """Whether somebody steps by hand while the table looks on, or over a hand that others do not know: nothing goes
        on until the steps are put away."""
        self.pace = 1
        self.gone: frozenset[int] = frozenset()
        self.landed: frozenset[int] = frozenset()
        self.down = False
        """Whether the plans still lie face down, while they are turned over."""
        self.column: QRectF | None = None
        """Where the panel lies on a flat table."""
        self.captions = True
        """Whether words stand below the buttons of the panel."""
        self.panel = StepPanel(look)
        board.add(self.panel)
        for name in (*BUTTONS, "close", "pace"):
            board.add(StepButton(name, look))
        self.opener = Button(("last_round",), look)
        board.add(self.opener)
        self.veil = StepVeil(look, board.root)
        board.add(self.veil)
        self.ways = Way(look)
        board.add(self.ways)
        self.fliers = [Flier(place, look) for place in range(FLIGHTS)]
        self.marks = [SlotMark(place, look) for place in range(FLIGHTS)]
        for piece in (*self.fliers, *self.marks):
            board.add(piece)
        self.banner = Banner(look)
        board.add(self.banner)

    @property
    def place(self) -> QRectF:
        """Where the panel lies: over the sheet on the left and over what shows of the desk beside it."""
        if self.column is not None:
            return self.column
        more = min(WIDER, max(0.0, self.board.spare - 6))
        return PANEL.adjusted(-more, 0, 0, 0)

    @property
    def step(self) -> Step | None:
        """The step that is shown, None while the panel is away."""
        if not self.opened or self.course is None or not 0 <= self.at < len(self.course.steps):
            return None
        return self.course.steps[self.at]

    @property
    def concerned(self) -> int | None:
        """The seat that the step happens to, towards which a flat table turns."""
        step = self.step
        return step.seats[0] if step is not None and step.seats and step.stage is not Stage.TURNED else None

    def scenery(self, scenery: Scenery) -> Scenery:
        """The picture of the step in place of the present."""
        step = self.step
        if step is None or step.fact is None or isinstance(step.fact, Ended):
            # At the end of the round the board shows the present, new plans included.
            return scenery
        picture = step.before if self.down else between(step, self.gone, self.landed)
        frames: dict[int, str] = {}
        lights: dict[int, str] = {}
        plans, board = plans_shown(picture), list(picture.board)
        for space in picture.fresh:
            board[space] = 0
        piles = [plan.space for plan in plans]
        for plan in plans:
            if plan.number > 0 and piles.count(plan.space) == 1:
                frames[plan.space] = "plan"
        if isinstance(step.fact, (Clashed, Violated)):
            frames[step.fact.space] = "plan_refused"
        for space in (*step.emptied, *step.lost):
            if not board[space] and space not in piles:
                lights[space] = "emptied"
                frames.pop(space, None)
        if isinstance(step.fact, Violated):
            for space in step.fact.taken:
                if board[space]:
                    frames[space] = "refused"
        return replace(
            scenery,
            turn=picture.turn,
            board=tuple(board),
            builders=picture.builders,
            plans=tuple(plans),
            claims=tuple((unit, seat) for unit, seat, _ in picture.scored),
            penalties=picture.penalties,
            points=picture.points,
            frames=frames,
            lights=lights,
            out=picture.out,
            # Discards and supply of a moment that lies behind are not known: hands were filled up since.
            discards=() if self.course is None or self.course.whole else scenery.discards,
            left=UNKNOWN if self.course is None or self.course.whole else scenery.left,
        )

    @property
    def round(self) -> int:
        """The round whose steps they are."""
        return 0 if self.course is None else self.course.round

    def put(self) -> None:
        """Gives panel, buttons, veil and marks their states."""
        step = self.step
        self.board.pieces["tray_words",].setVisible(self.board.edges is None)
        self.panel.setVisible(step is not None)
        self.put_opener()
        if step is None or self.course is None:
            self.panel.put(None)
            self.put_buttons()
            self.banner.tell(None, QPointF(), 0)
            self.ways.lay(())
            for piece in (self.veil, *self.fliers, *self.marks):
                put_away(piece)
            return
        faces = self.board.link.seats
        self.panel.resize(self.place)
        note = QCoreApplication.translate("NineBlocksResolution", "Any key skips") if self.running else ""
        state = PanelState(heading(self.round), entries_of(self.course, self.at, faces), note, self.captions)
        self.panel.put(state, name=spoken(self.course, self.at, faces))
        # Where the buttons lie depends on what the panel shows.
        self.put_buttons()
        self.put_prompt(step)
        self.put_cards(step)
        self.put_veil(step)
        self.put_marks(step)
        self.put_banner(step)

    # States

    def put_cards(self, step: Step) -> None:
        """Cards and diary tell nothing that is still to come."""
        if not self.busy:
            return
        for seat in range(self.board.seen.seats):
            card = self.board.pieces["card", seat]
            starts, out = self.marks_of(seat, step)
            if isinstance(card.state, CardState):
                state = replace(card.state, status=("",), starts=starts, acts=seat == self.concerned, out=out)
                card.put(state, active=True, name=card.name)

    def marks_of(self, seat: int, step: Step) -> tuple[bool, bool]:
        """Whether a seat has the helmet, as far as that is known within the round, and whether it is out."""
        view = self.board.seen
        starts = seat == view.start and view.round == self.round and view.phase is not Phase.OVER
        picture = step.after if len(self.landed) == len(step.flights) else step.before
        return starts or seat == picture.start, seat in picture.out

    def put_prompt(self, step: Step) -> None:
        """The prompt carries the symbol of the seat that the step happens to."""
        piece = self.board.pieces["prompt",]
        if self.busy and isinstance(piece.state, PromptState):
            number = self.board.numbers[self.concerned] if self.concerned is not None else 0
            grave = isinstance(step.fact, (SpaceLost, Clashed, Violated))
            piece.put(replace(piece.state, number=number, note="", refused=grave), name=piece.name)

    def put_opener(self) -> None:
        """The button that shows the latest round again."""
        there = self.course is not None and bool(self.course.steps) and not self.opened
        self.opener.setVisible(there)
        words = QCoreApplication.translate("NineBlocksResolution", "Last round")
        short = QCoreApplication.translate("NineBlocksResolution", "Steps", "button that shows the last round")
        self.opener.resize(opener_rect(self.board))
        self.opener.put(ButtonState((words, short), icon="icons/history"), active=there, name=words)

    def put_buttons(self) -> None:
        """Gives the buttons their states."""
        step = self.step
        count = len(self.course.steps) if self.course is not None else 0
        pace, short = pace_words(self.pace)
        go_on = QCoreApplication.translate("NineBlocksResolution", "Go on")
        hold = QCoreApplication.translate("NineBlocksResolution", "Hold")
        faces = {
            "first": ButtonFace("player-skip-back", QCoreApplication.translate("NineBlocksResolution", "First")),
            "back": ButtonFace("chevron-left", QCoreApplication.translate("NineBlocksResolution", "Back")),
            "hold": ButtonFace(
                "player-pause" if self.running else "player-play", hold if self.running else go_on, down=self.held
            ),
            "next": ButtonFace("chevron-right", QCoreApplication.translate("NineBlocksResolution", "Next"), main=True),
            "last": ButtonFace("player-skip-forward", QCoreApplication.translate("NineBlocksResolution", "Last")),
            "pace": ButtonFace("", words=(pace, short)),
            "close": ButtonFace("x"),
        }
        can = {
            "first": self.at > 0, "back": self.at > 0, "hold": self.at < count - 1 or self.running or self.shut,
            "next": self.at < count - 1, "last": self.at < count - 1, "pace": True, "close": True,
        }  # fmt: skip
        names = {
            "close": QCoreApplication.translate("NineBlocksResolution", "Close: back to the present"),
            "pace": pace,
        }
        below = {name: face.below for name, face in faces.items() if face.below}
        self.panel.resize(self.place)
        wide = self.panel.button_rect("first").width()
        # The longer one of the two words that this button may have decides, so that nothing jumps.
        self.captions = captioned(self.board.look, wide, (*below.values(), hold, go_on))
        if isinstance(self.panel.state, PanelState):
            self.panel.put(replace(self.panel.state, captions=self.captions), name=self.panel.name)
        for name, face in faces.items():
            piece = self.board.pieces["stepper", name]
            piece.setVisible(step is not None)
            if step is None:
                piece.put(None)
                continue
            piece.resize(self.panel.button_rect(name))
            shown = face if self.captions else replace(face, below="")
            piece.put(shown, active=can[name], name=names.get(name, face.below))

    def put_veil(self, step: Step) -> None:
        """Covers what is not concerned."""
        fact = step.fact
        grave = isinstance(fact, (SpaceLost, Clashed, Violated))
        if (not step.clear and not step.units) or not self.busy:
            put_away(self.veil)
            return
        badge = None
        if isinstance(fact, UnitCompleted):
            badge = (fact.space, f"+{fact.points}")
        gain = isinstance(fact, UnitCompleted)
        spaces = step.clear if not step.units else ()
        spin, ghosts = self.board.spin, self.ghosts(step)
        self.veil.put(VeilState(spaces, step.units, step.pairs, grave, gain, spin, badge, ghosts))
        self.veil.show()

    def ghosts(self, step: Step) -> tuple[tuple[int, int], ...]:
        """The spaces from which tiles have flown and that are empty now, with their numbers."""
        taken = {space for space, number in enumerate(step.after.board) if number}
        taken |= {plan.space for plan in step.after.plans if plan.fate is Fate.UP}
        return tuple(
            (flight.start.at, flight.number)
            for number, flight in enumerate(step.flights)
            if number in self.gone and flight.start.kind in ("space", "plan") and flight.start.at not in taken
        )

    def put_marks(self, step: Step) -> None:
        """Marks the slots that pieces come to, and their ways."""
        ways = []
        for number, mark in enumerate(self.marks):
            flight = step.flights[number] if number < len(step.flights) else None
            if flight is None or flight.end.kind != "rack":
                put_away(mark)
                continue
            spot, _ = self.spot(flight.end, step)
            mark.resize(spot)
            mark.put("new" if number in self.landed else "target")
            mark.setVisible(not spot.isEmpty())
            start, _ = self.spot(flight.start, step)
            if not spot.isEmpty():
                ways.append(way_to(start.center(), spot))
        self.ways.lay(tuple(ways))

    def put_banner(self, step: Step) -> None:
        """Tells in large words who is out, that the final phase begins, that the match is over."""
        fact = step.fact
        kinds = {Eliminated: "out", FinalBegan: "final", AloneBegan: "alone", Ended: "end"}
        kind = kinds.get(type(fact))  # type: ignore[arg-type]
        state = None
        if kind is not None:
            told = telling(step, self.board.link.seats)
            state = (kind, told.title, told.lines[0] if kind == "out" else " ".join(told.lines))
        middle = self.board.camera.window.center() if self.board.camera is not None else QPointF()
        self.banner.tell(state, middle, grid_angle(self.board))

    # Where things are

    def spot(self, place: Place, step: Step) -> tuple[QRectF, float]:
        """A place on the screen and the angle of things there, in degrees."""
        board = self.board
        if place.kind in ("space", "plan"):
            x, y, side = 6.0, 6.0, TILE
            if place.kind == "plan":
                here = sum(plan.space == place.at and plan.fate is Fate.UP for plan in step.before.plans)
                if here > 1:
                    x, y, side = PILES[min(4, here)][min(place.nth, 3)]
            corner = space_rect(place.at).topLeft()
            return board.root.mapRectToScene(QRectF(corner.x() + x, corner.y() + y, side, side)), grid_angle(board)
        if place.kind == "rack":
            return slot_spot(board, place.at, place.nth)
        return discard_spot(board), 0.0

    def hop(self, step: Step, number: int) -> Hop:
        """The way of a flight."""
        flight = step.flights[number]
        (start, turn), (end, end_turn) = self.spot(flight.start, step), self.spot(flight.end, step)
        return Hop(squared(start), squared(end), turn, end_turn)


def heading(number: int) -> tuple[str, str]:
    """Which round the panel tells of, in two wordings."""
    long = QCoreApplication.translate("NineBlocksResolution", "Round %1, step by step")
    short = QCoreApplication.translate("NineBlocksResolution", "Round %1", "short heading of the steps")
    return fill(long, number), fill(short, number)


def pace_words(pace: int) -> tuple[str, str]:
    """How fast steps follow each other, in two wordings."""
    return (
        (
            QCoreApplication.translate("NineBlocksResolution", "Pace: slow"),
            QCoreApplication.translate("NineBlocksResolution", "Slow", "pace"),
        ),
        (
            QCoreApplication.translate("NineBlocksResolution", "Pace: normal"),
            QCoreApplication.translate("NineBlocksResolution", "Normal", "pace"),
        ),
        (
            QCoreApplication.translate("NineBlocksResolution", "Pace: fast"),
            QCoreApplication.translate("NineBlocksResolution", "Fast", "pace"),
        ),
        (
            QCoreApplication.translate("NineBlocksResolution", "Pace: at once"),
            QCoreApplication.translate("NineBlocksResolution", "At once", "pace"),
        ),
    )[pace]


def plans_shown(picture: Picture) -> list[Planned]:
    """The plans that lie on the board, and what was built in this round with the cube still on it."""
    found = []
    for plan in picture.plans:
        if plan.fate is Fate.DOWN:
            found.append(Planned(plan.seat, plan.space, HIDDEN))
        elif plan.fate is Fate.UP or (plan.fate is Fate.BUILT and plan.space in picture.fresh):
            found.append(Planned(plan.seat, plan.space, plan.number))
    return found


def put_away(piece: Piece) -> None:
    """Hides a piece and forgets what it showed."""
    piece.hide()
    piece.put(None)


def squared(rect: QRectF) -> QRectF:
    """The square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def way_to(start: QPointF, spot: QRectF) -> tuple[float, float, float, float]:
    """The way from a point to a slot: it ends before the slot, so that it crosses no digit."""
    line = QLineF(start, spot.center())
    short = max(0.0, 1 - (max(spot.width(), spot.height()) / 2 + 4) / max(line.length(), 1.0))
    end = line.pointAt(short)
    return start.x(), start.y(), end.x(), end.y()
