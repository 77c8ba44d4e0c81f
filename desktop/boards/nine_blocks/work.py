"""What is in work on the board of Nine Blocks: view, sketch, what is held, what is asked; and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from desktop.boards.common.drafts import Draft
from desktop.boards.common.gestures import Phase as Stage
from desktop.boards.common.gestures import Point
from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.nine_blocks.layout import AREA, space_under
from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.states import ALONE, BONUS, NONE_NEW, PLAN, Situation, Sketch, Verdict, scenery_of
from engine.games.nine_blocks.actions import Plan, Reason
from engine.games.nine_blocks.view import Outlook, Phase, View


class Work(BoardScene):
    """The state of the board; see ``Situation`` for what is worked out of it."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(AREA, look)
        self.link = link
        self.view: View | None = None
        self.situation: Situation | None = None
        self.draft: Draft[Sketch] = Draft(Sketch())
        self.key: object = None
        self.news = NONE_NEW
        self.parts: list[Part] = []
        """Resolution, bonus and the like, in the order in which they are asked."""
        self.load: int | None = None
        """The place in the hand of the tile that is held or carried."""
        self.carried = False
        self.grabbed: Ident | None = None
        self.carrier: Part | None = None
        """The part whose piece is carried."""
        self.verdict: Verdict | None = None
        self.asked = ""
        self.giving = False
        """Whether the next tile that is pressed goes to the penalties."""
        self.peeked: Ident | None = None
        self.picked: int | None = None
        self.hinted: Any = None
        self.lines: tuple[LogLine, ...] = ()
        self.log_back = 0
        """So many of the newest lines of the log are scrolled away."""
        self.edges: tuple[int, ...] | None = None
        """Per seat its edge of a screen that lies flat (0 below, then clockwise); None where the screen stands."""
        self.spare = 0.0
        """So much of the desk shows on either side of the board, in design pixels."""
        self.letters = 0
        """Quarters by which letters and tiles are turned, for whoever sits at that edge."""

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
        """Whether a part has the board, so that nothing is planned."""
        return any(part.busy for part in self.parts)

    @property
    def behind(self) -> bool:
        """Whether a moment is shown that lies behind."""
        return any(part.behind for part in self.parts)

    @property
    def reviewing(self) -> bool:
        """Whether the match is only looked at, after its end."""
        return bool(getattr(self.link, "remark", ""))

    @property
    def revealing(self) -> bool:
        """Whether what comes next would tell how something ends that is still shown."""
        return self.busy

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number (1 to 12) of colour and symbol of every seat."""
        return tuple(face.number for face in self.link.seats)

    def role_of(self, view: View) -> str:
        """What the front seat may do now, "" while it looks on."""
        seat = self.link.seat
        if seat is None or view.seat != seat or self.busy or self.reviewing:
            return ""
        if view.phase is Phase.BONUS:
            return BONUS if seat == view.bonus_seat else ""
        if view.phase is Phase.OVER or seat not in view.queue[:1]:
            return ""
        return ALONE if view.phase is Phase.ALONE else PLAN

    def hand_of(self, view: View) -> tuple[int, ...]:
        """The tiles of the front seat, () while none may be seen; the present hand is none of a moment that lies
        behind."""
        seat = self.link.seat
        if seat is None or view.seat != seat or self.behind:
            return ()
        hand = view.hands[seat]
        return hand if all(tile > 0 for tile in hand) else ()

    def look_at_work(self) -> Situation:
        """The situation now, with what the table says is legal."""
        view = self.seen
        scenery = scenery_of(view)
        for part in self.parts:
            scenery = part.scenery(scenery)
        role, hand = self.role_of(view), self.hand_of(view)
        lit: frozenset[int] = frozenset()
        fits = True
        if role in (PLAN, ALONE) and self.load is not None and "legal" in self.link.aids and not self.asked:
            lit = frozenset(self.link.parts(Plan(hand[self.load])).sound)
            fits = bool(lit)
        hinted = getattr(self.hinted, "space", None)
        # What is laid out lies on the present board only.
        sketch = Sketch() if self.behind else self.draft.sketch
        return Situation(
            view, scenery, role, hand, self.numbers, sketch, self.load, self.carried, lit, fits,
            self.verdict, self.asked, self.picked, hinted, NONE_NEW if self.behind else self.news,
        )  # fmt: skip

    def judge(self, place: int, space: int) -> Verdict:
        """What would come of a tile of the hand on a space."""
        tile = self.now.hand[place]
        action = Plan(tile, space)
        refusal = self.link.refuse(action)
        if refusal is not None:
            return Verdict(space, tile, refusal)
        preview = self.link.preview(action)
        outlook = preview.detail if isinstance(preview.detail, Outlook) else Outlook()
        gain = preview.after - preview.before if "live_score" in self.link.aids else 0
        return Verdict(space, tile, None, outlook, gain)

    @property
    def asks(self) -> bool:
        """Whether a knowingly illegal plan is asked about first (ruling 7)."""
        return self.seen.options.ask == "on"

    def reason(self, verdict: Verdict) -> str:
        """Why the rules refuse a space, as a sentence."""
        if verdict.refusal is None or verdict.refusal.code == Reason.INCOMPLETE:
            return ""
        return self.link.reason(verdict.refusal)

    # Places on the screen

    def space_at(self, at: Point) -> int | None:
        """The space under a point of the scene; None outside of the grid's window."""
        camera = self.camera
        point = QPointF(*at)
        if camera is None or not camera.window.contains(point):
            return None
        return space_under(camera.root.sceneTransform().inverted()[0].map(point))

    def spot_of(self, ident: Ident) -> QRectF:
        """A piece on the screen, in scene coordinates; nothing if it is hidden."""
        piece = self.pieces.get(ident)
        if piece is None or not piece.isVisible():
            return QRectF()
        return piece.mapRectToScene(piece.rect)

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
