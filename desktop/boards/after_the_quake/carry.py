"""Carrying on the board of After the Quake: pawn, building, permits and cards of the rows follow the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.boards.after_the_quake.ring import GhostState
from desktop.boards.after_the_quake.states import ACT, BUILDS, DISCARD, INCOME, TAKES
from desktop.boards.after_the_quake.tray import Ghost
from desktop.boards.after_the_quake.work import Work
from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident


class Carrying(Work):
    """The ``Carrier`` of the board's gesture."""

    ghost: Ghost
    grabbed: Ident | None = None

    def can_carry(self, source: Ident) -> bool:
        """Whether a piece can be taken up now."""
        now = self.situation
        if now is None or not now.role or source not in self.pieces or not self.pieces[source].active:
            return False
        kind = source[0]
        if kind == "pawn":
            return now.role in (ACT, INCOME)
        if kind == "building":
            return now.kind in BUILDS
        if kind == "lot":
            return now.kind in BUILDS and now.sketch.site == source[1]
        if kind == "hand":
            return now.role == DISCARD or (now.kind in BUILDS and now.sketch.site is not None)
        if kind == "offered":
            return True
        return kind in ("permit", "goal") and now.kind in TAKES

    def ghost_of(self, source: Ident) -> GhostState:
        """How a piece looks while it is carried."""
        now, kind = self.now, source[0]
        player = max(0, self.owner)
        number = now.numbers[player]
        if kind == "pawn":
            return GhostState("pawn", player, number)
        if kind in ("building", "lot"):
            scale = self.camera.scale() if self.camera is not None else 1.0
            return GhostState("building", player, number, factor=0.92 * scale)
        if kind == "hand":
            return GhostState("permit", player, number, self.hand[int(source[1])])
        if kind == "offered":
            return GhostState("permit", player, number, now.sketch.permits[int(source[1])])
        if kind == "permit":
            place = int(source[1])
            return GhostState("permit", player, number, now.view.permit_row[place] if place >= 0 else -2)
        return GhostState("permit", player, number, -2)

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes something up."""
        self.motion.finish()
        if not self.can_carry(source):
            return False
        self.load, self.carried, self.grabbed, self.aim, self.verdict = source, True, source, None, None
        self.set_hovered(None)
        self.ghost.put(self.ghost_of(source))
        self.ghost.setPos(QPointF(*at) + self.away)
        self.ghost.setOpacity(1)
        self.ghost.show()
        self.refresh()
        self.draft_changed.emit()
        return True

    @property
    def away(self) -> QPointF:
        """Where the ghost stands beside the pointer: number and price of a lot below it stay to be seen."""
        return QPointF(26, -16) if self.load is not None and self.load[0] in ("building", "lot") else QPointF()

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do."""
        self.ghost.setPos(QPointF(*at) + self.away)
        aim = self.target_at(at)
        if aim != self.aim:
            self.aim = aim
            self.show_aim()

    def drop(self, at: Point) -> None:
        """A target takes what is dropped, if the rules let it; from anywhere else it flies home."""
        load, aim = self.load, self.target_at(at)
        if load is None:
            self.ghost.hide()
            return
        self.let_go(show=False)
        self.hushed = aim
        if self.take_in(load, aim):
            self.ghost.hide()
        else:
            self.fly_home()
        self.grabbed = None
        self.refresh()
        self.draft_changed.emit()

    def put_back(self, reason: str) -> None:
        """Lets the ghost fly home; the sketch never knew of it."""
        self.fly_home()
        self.let_go()

    def let_go(self, *, show: bool = True) -> None:
        """Ends carrying and holding."""
        self.load, self.carried, self.aim = None, False, None
        if show:
            self.grabbed = None
            self.refresh()
            self.draft_changed.emit()

    def fly_home(self) -> None:
        """The ghost flies back to where it was taken up."""
        start = home = self.ghost.pos()
        if self.grabbed is not None and self.grabbed in self.pieces:
            home = self.centre_of(self.grabbed)

        def step(share: float) -> None:
            self.ghost.setPos(start + (home - start) * share)
            self.ghost.setOpacity(1 - 0.7 * share)

        self.motion.run(200, step, self.ghost.hide)

    # What playing and showing offer

    def take_in(self, load: Ident, target: Ident | None) -> bool:
        """Takes what was dropped into the sketch; tells whether it stays there."""
        raise NotImplementedError

    def show_aim(self) -> None:
        """Shows what dropping under the pointer would do."""
        raise NotImplementedError
