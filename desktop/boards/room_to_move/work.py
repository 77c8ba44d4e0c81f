"""What is in work on the board of Room to Move: view, sketch, what is held; and what the table says of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.drafts import Draft
from desktop.boards.common.gestures import Phase as Stage
from desktop.boards.common.gestures import Point
from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.room_to_move.book import house_of
from desktop.boards.room_to_move.layout import AREA
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.states import (
    NONE,
    Held,
    Situation,
    Sketch,
    Verdict,
    action_of,
    drawing_of,
    option_of,
    options_of,
    slots_of,
    tokens_action,
    tokens_of,
    waiting,
)
from engine.core.game import Refusal
from engine.games.room_to_move.actions import Action, CloseRoom, Place
from engine.games.room_to_move.furniture import Piece
from engine.games.room_to_move.sheet import Placed
from engine.games.room_to_move.view import Counts, Outlook, Phase, Places, View, WhatCounts, WhereFits
from engine.geometry.shapes import Turned, turned


class Work(BoardScene):
    """The state of the board; see ``Situation`` for what is worked out of it."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(AREA, look)
        self.root: QGraphicsItem
        self.link = link
        self.view: View | None = None
        self.situation: Situation | None = None
        self.draft: Draft[Sketch] = Draft(Sketch())
        self.key: object = None
        self.parts: list[Part] = []
        """Walls, closing, walk and hints, in the order in which they are asked."""
        self.stroke: Part | None = None
        """The part whose stroke the pointer draws."""
        self.held: Held | None = None
        self.aim: int | None = None
        """The anchor under the ghost; None while it is not over the sheet."""
        self.verdict: Verdict | None = None
        self.shown: int | None = None
        """Whose sheet is large; None: that of the front seat."""
        self.pointed: Ident | None = None
        self.hinted: Any = None
        self.lines: tuple[LogLine, ...] = ()
        self.log_back = 0
        self.half = False
        """Whether only plan, card and buttons show, for a second sheet beside this one."""
        self.offer = ""
        """Whether a second sheet can be drawn beside this one ("apart"), is drawn there ("beside"), or neither ("")."""
        self.tab = ""
        """Which part of a folded title block shows."""
        self.opened = NONE
        """The bonus whose row has been opened: what it lacks is written out first."""
        self.fits: tuple[object, tuple[int, ...]] | None = None
        """The legal places of what is held, and what they were asked for."""
        self.counted: dict[object, Any] = {}
        """What the table counted for sheets of this view."""

    # The situation

    @property
    def seen(self) -> View:
        """The view that is shown. Raises RuntimeError before the first one."""
        if self.view is None:
            raise RuntimeError("nothing is shown yet")
        return self.view

    @property
    def now(self) -> Situation:
        """The situation. Raises RuntimeError before the first view."""
        if self.situation is None:
            raise RuntimeError("nothing is shown yet")
        return self.situation

    @property
    def busy(self) -> bool:
        """Whether a part has the board, so that nothing is drawn."""
        return any(part.busy for part in self.parts)

    @property
    def slots(self) -> tuple[int, ...]:
        """The options of the pieces that are to be drawn."""
        return slots_of(self.now.house, self.seen)

    def look_at_work(self) -> Situation:
        """The situation now, with what the table says is legal."""
        view = self.seen
        house = house_of(view.options)
        front = self.link.seat
        if front is not None and view.seat != front:
            front = None
        works = front is not None and front in waiting(view) and not self.busy and not getattr(self.link, "remark", "")
        shown = self.shown if self.shown is not None else front if front is not None else view.active
        sketch = self.draft.sketch
        base = view.sheets[shown]
        action = self.drafted_action(sketch) if works and shown == front else None
        counted = self.count(shown, action)
        anchors: tuple[int, ...] = ()
        if works and self.held is not None and view.phase is Phase.DRAW and "legal" in self.link.aids:
            anchors = self.where_fits(view, sketch)
        return Situation(
            view, house, front, shown, works, sketch, self.held, self.aim, self.verdict, counted.sheet, base,
            counted.rooms, counted.bonuses, counted.hints, anchors, frozenset(self.link.aids),
        )  # fmt: skip

    def drafted_action(self, sketch: Sketch) -> Action | None:
        """What of the sketch is on the sheet already: a piece in the hand is not."""
        view = self.seen
        if view.phase is Phase.DRAW:
            return drawing_of(sketch, without=NONE if self.held is None else self.held.slot)
        if view.phase is Phase.CLOSE:
            refusal = self.link.refuse(action_of(view, sketch))
            if refusal is not None and refusal.code != "incomplete":
                # An area that cannot be closed is not drawn; walls, windows and the front door are.
                return CloseRoom(None, None, sketch.marks)
        if view.phase in (Phase.CLOSE, Phase.FINISH):
            return action_of(view, sketch)
        return None

    def count(self, seat: int, action: Action | None) -> Outlook:
        """Sheet, points, bonuses and hints of a seat after an action, asked once per view."""
        key = (seat, action)
        if key not in self.counted:
            view = self.seen
            if action is None or self.link.seat != seat:
                answer = self.link.aid(WhatCounts(), seat)  # type: ignore[call-arg]
                assert isinstance(answer, Counts)
                self.counted[key] = Outlook(view.sheets[seat], answer.rooms, answer.bonuses, answer.hints)
            else:
                self.counted[key] = self.link.preview(action).detail
        found = self.counted[key]
        assert isinstance(found, Outlook)
        return found

    def where_fits(self, view: View, sketch: Sketch) -> tuple[int, ...]:
        """The legal anchors of what is held in every turn, kept while the sketch stays."""
        assert self.held is not None
        question = self.question(sketch, self.held.slot)
        key = (view, question)
        if self.fits is None or self.fits[0] != key:
            answer = self.link.aid(question)
            assert isinstance(answer, Places)
            self.fits = key, answer.anchors
        return self.fits[1]

    def question(self, sketch: Sketch, slot: int) -> WhereFits:
        """Where the piece of a slot fits beside the rest of the sketch."""
        option = option_of(slots_of(house_of(self.seen.options), self.seen), sketch, slot)
        return WhereFits(option, drawing_of(sketch, without=slot))

    # Pieces of the present card

    def piece_index(self, slot: int) -> int:
        """The piece that is drawn for a slot."""
        options = options_of(self.now.house, self.seen)
        assert options is not None
        return options[option_of(self.slots, self.draft.sketch, slot)]

    def piece(self, slot: int) -> Piece:
        """The piece that is drawn for a slot."""
        return self.now.house.furniture.pieces[self.piece_index(slot)]

    def shape(self, held: Held) -> Turned:
        """The held piece as it is turned."""
        return turned(self.piece(held.slot).shape, held.turns, held.mirror)

    def placed(self, held: Held, anchor: int) -> Placed:
        """The held piece as it would lie."""
        return Placed(self.piece_index(held.slot), self.seen.room, anchor, held.turns, held.mirror)

    def judge(self, held: Held, anchor: int) -> Verdict:
        """What drawing the held piece there would do."""
        sketch = self.draft.sketch
        option = option_of(self.slots, sketch, held.slot)
        place = Place(option, anchor, held.turns, held.mirror)
        action = drawing_of(sketch, without=held.slot, more=(held.slot, place))
        refusal = self.link.refuse(action)
        met = self.sides_met(held, anchor)
        if refusal is not None or "live_score" not in self.link.aids:
            return Verdict(anchor, refusal, met=met)
        counted = self.count(self.now.shown, action)
        gain = sum(counted.rooms) - sum(self.now.rooms)
        return Verdict(anchor, None, gain, counted.bonuses, met)

    def sides_met(self, held: Held, anchor: int) -> tuple[tuple[int, bool], ...]:
        """Per side of the held piece that needs a wall its edge, and whether it has one."""
        shape, house = self.shape(held), self.now.house
        if not shape.sides or not shape.room >> anchor & 1:
            return ()
        ground = house.ground(self.now.sheet, self.seen.room, carpet=False)
        found = []
        for (step, side), edge in zip(shape.sides, shape.sides_at(anchor), strict=True):
            found.append((edge, bool(ground.walled[side] >> anchor + step & 1)))
        return tuple(found)

    # What is confirmed

    def action(self) -> Any:
        """What the primary button would play; a part may know better."""
        own = next((made for part in self.parts if (made := part.action()) is not None), None)
        if own is not None:
            return own
        view, sketch = self.seen, self.draft.sketch
        if view.phase is Phase.TOKENS:
            return tokens_action(sketch, tokens_of(self.now.house, view))
        return action_of(view, sketch)

    def can_play(self) -> bool:
        """Whether the primary button can be pressed."""
        return self.now.works and self.held is None and self.link.refuse(self.action()) is None

    def reason(self, refusal: Refusal | None) -> str:
        """Why something is refused, as a sentence."""
        return "" if refusal is None else self.link.reason(refusal)

    # Places on the screen

    def board_point(self, at: Point) -> QPointF | None:
        """A point of the scene in board units; None outside of the window of the sheet."""
        camera, point = self.camera, QPointF(*at)
        if camera is None or not camera.window.contains(point):
            return None
        return camera.root.sceneTransform().inverted()[0].map(point)

    @property
    def dragging(self) -> bool:
        """Whether a gesture carries something."""
        return self.gesture.phase is Stage.DRAGGED

    # Things others wait for

    def may_act(self, seat: int) -> bool:
        """Computer players wait while something is to be looked at."""
        return not self.busy

    def tell_table(self) -> None:
        """Lets the table look again, unless the match was left meanwhile."""
        if getattr(self.link, "playing", True):
            self.draft_changed.emit()

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece."""
        raise NotImplementedError

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        raise NotImplementedError
