"""What is in work on the board of After the Quake: view, sketch, what is held; and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from desktop.boards.after_the_quake.layout import AREA, Plan, income_rect, plan_of, tile_rect
from desktop.boards.after_the_quake.names import committee_face
from desktop.boards.after_the_quake.states import (
    ACT,
    BONUS,
    BUILDS,
    DISCARD,
    GO,
    INCOME,
    Situation,
    Sketch,
    Verdict,
    action_of,
)
from desktop.boards.common.drafts import Draft
from desktop.boards.common.gestures import Phase as Stage
from desktop.boards.common.gestures import Point
from desktop.boards.common.link import Link, LogLine, SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from engine.games.after_the_quake.actions import Action
from engine.games.after_the_quake.view import (
    NONE,
    GoalsGive,
    Parts,
    Phase,
    Prices,
    View,
    WhatGoalsGive,
    WhatItCosts,
)

ROLES = {Phase.INCOME: INCOME, Phase.BONUS: BONUS, Phase.ACT: ACT, Phase.DISCARD: DISCARD}


class Work(BoardScene):
    """The state of the board; see ``Situation`` for what is worked out of it."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(AREA, look)
        self.link = link
        self.view: View | None = None
        self.situation: Situation | None = None
        self.draft: Draft[Sketch] = Draft(Sketch())
        self.key: object = None
        self.plan: Plan = plan_of(3)
        self.load: Ident | None = None
        """The piece that is held or carried."""
        self.carried = False
        self.aim: Ident | None = None
        """The piece under what is held."""
        self.verdict: Verdict | None = None
        self.peeked: Ident | None = None
        self.hushed: Ident | None = None
        """What was pressed or dropped on: as long as it stays under the pointer, the prompt says what comes next."""
        self.hinted: Any = None
        self.story: tuple[str, ...] = ()
        """What the Committee did last, sentence by sentence."""
        self.lines: tuple[LogLine, ...] = ()
        self.log_back = 0

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
    def faces(self) -> tuple[SeatFace, ...]:
        """How the players appear: the seats and, in solo, the Committee."""
        seats = tuple(self.link.seats)
        if self.view is not None and self.view.solo:
            return (*seats, committee_face(tuple(face.number for face in seats)))
        return seats

    def role_of(self, view: View) -> str:
        """What the front seat may do now, "" while it looks on."""
        seat = self.link.seat
        if seat is None or view.seat != seat or getattr(self.link, "remark", None) or not view.queue:
            return ""
        if view.phase is Phase.OVER or min(view.queue[0], view.seats - 1) != seat:
            return ""
        return GO if view.queue[0] >= view.seats else ROLES[view.phase]

    def look_at_work(self) -> Situation:
        """The situation now, with what the table says is legal and what it costs."""
        view = self.seen
        role, sketch = self.role_of(view), self.draft.sketch
        numbers = tuple(face.number for face in self.faces)
        shows = "legal" in self.link.aids
        if not role:
            return Situation(view, role, numbers, shows=shows, gives=self.goals_give(None))
        action = action_of(view, role, sketch)
        parts = self.link.parts(action) if role != GO else Parts()
        stand = self.stand_of(role, sketch, parts)
        prices = None
        if stand is not None and shows:
            answer = self.link.aid(WhatItCosts(stand))
            prices = answer if isinstance(answer, Prices) and answer.money else None
        made = Situation(
            view, role, numbers, sketch, parts, shows, prices, stand, self.load, self.carried, self.aim, None,
            self.verdict, self.hinted_ident(),
        )  # fmt: skip
        tried = action_of(view, role, made.trial) if role != GO else None
        preview = self.link.preview(tried) if tried is not None else None
        return replace(made, preview=preview, gives=self.goals_give(tried))

    def goals_give(self, action: Action | None) -> GoalsGive | None:
        """What goals give the front seat now and after an action, None while that is not to be told."""
        if "live_score" not in self.link.aids or self.seen.seat is None:
            return None
        answer = self.link.aid(WhatGoalsGive(action))
        return answer if isinstance(answer, GoalsGive) else None

    def stand_of(self, role: str, sketch: Sketch, parts: Parts) -> int | None:
        """The space of the present card that prices are reckoned from."""
        if role != ACT:
            return None
        if self.load == ("pawn",) and self.aim is not None:
            return int(self.aim[1]) if int(self.aim[1]) in parts.spaces else sketch.space
        if sketch.space is not None:
            return sketch.space
        peeked = self.peeked
        if peeked is not None and peeked[0] == "space" and int(peeked[1]) in parts.spaces:
            return int(peeked[1])
        return None

    def hinted_ident(self) -> Ident | None:
        """The piece that a hint points at."""
        action = self.hinted
        if action is None:
            return None
        view = self.seen
        build = getattr(action, "build", None)
        if build is not None and self.draft.sketch.target is not None:
            return ("lot", build.space)
        if getattr(action, "alternative", None) is not None:
            return ("bonus", action.alternative)
        space = getattr(action, "space", None)
        if space is None:
            return None
        target = getattr(action, "target", None)
        if self.draft.sketch.space == space and target is not None:
            return ("space", target)
        return ("income", space) if view.phase is Phase.INCOME else ("space", space)

    def action(self) -> Action | None:
        """What the primary button would play, with parts missing where they are."""
        now = self.now
        return action_of(now.view, now.role, now.sketch) if now.role else None

    @property
    def owner(self) -> int:
        """The player whose area and hand the tray shows: the front seat, else the one that acts; NONE after the end
        where nobody is in front."""
        now = self.now
        if now.view.seat is not None:
            return now.view.seat
        return now.player if 0 <= now.player < now.view.seats else (0 if now.view.seats == 1 else NONE)

    @property
    def hand(self) -> tuple[int, ...]:
        """The permits in the tray, by colour and number; below zero those that may not be seen."""
        player = self.owner
        if player == NONE:
            return ()
        return self.now.table.held(player)

    @property
    def goals(self) -> tuple[int, ...]:
        """The goals in the tray; below zero those that may not be seen."""
        player = self.owner
        if player == NONE:
            return ()
        view = self.seen
        return (*view.boards[player].goals, *view.secret_goals[player])

    # Places on the screen

    def target_at(self, at: Point) -> Ident | None:
        """What lies under a point that the load could be dropped on."""
        now, load, point = self.now, self.load, QPointF(*at)
        if load is None:
            return None
        if load == ("pawn",):
            if now.role == INCOME:
                spots: dict[Ident, QRectF] = {("income", s): income_rect(s).adjusted(0, -14, 0, 6) for s in range(4)}
            else:
                count = len(now.table.card)
                spots = {("space", s): tile_rect(now.view.card, s, count) for s in range(count)}
            return next((ident for ident, rect in spots.items() if rect.contains(point)), None)
        if now.role == DISCARD:
            taken = any(self.pieces[ident].rect.contains(point) for ident in (("sheet",), ("permit", NONE)))
            return ("sheet",) if taken else None
        if load[0] in ("building", "lot", "hand"):
            space = self.space_at(at)
            if space is not None and ("lot", space) in self.pieces:
                # A permit is for the building that is laid out, wherever it is held over the map.
                return ("lot", space if load[0] != "hand" or now.sketch.site is None else now.sketch.site)
        if load[0] in ("hand", "permit", "goal", "offered"):
            sheet = self.pieces["sheet",]
            if sheet.isVisible() and sheet.rect.contains(point):
                return ("sheet",)
            return ("area",) if point.y() > sheet.rect.top() - 16 and point.x() < 1260 else None
        return None

    def space_at(self, at: Point) -> int | None:
        """The space of the map under a point of the scene."""
        camera, point = self.camera, QPointF(*at)
        if camera is None or not camera.window.contains(point):
            return None
        return self.plan.space_at(camera.root.sceneTransform().inverted()[0].map(point))

    @property
    def dragging(self) -> bool:
        """Whether a gesture carries something."""
        return self.gesture.phase is Stage.DRAGGED

    @property
    def builds(self) -> bool:
        """Whether a build is being put together."""
        return self.now.kind in BUILDS

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece."""
        raise NotImplementedError

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        raise NotImplementedError
