"""Carrying on the board of Common Ground: cones, site tiles, places and the Bonus tile follow the pointer."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF

from desktop.boards.common.gestures import Phase as Stage
from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.common_ground import draft as drafts
from desktop.boards.common_ground.desk import GhostState
from desktop.boards.common_ground.draft import Sketch
from desktop.boards.common_ground.layout import CELL, PLACE
from desktop.boards.common_ground.states import closed_on
from desktop.boards.common_ground.work import Work


class Carrying(Work):
    """The ``Carrier`` of the board's gesture."""

    def load_of(self, ident: Ident) -> tuple[str, int] | None:
        """What pressing or dragging ``ident`` takes up, None if nothing."""
        now = self.situation
        if now is None or not now.role:
            return None
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 else 0
        match now.role, kind:
            case ("cones", "supply" | "cone"):
                return ("cone", number)
            case ("plan" | "group", "site"):
                return ("cone", number)
            case ("group", "cone"):
                return ("cone", number)
            case ("plan" | "group" | "corners", "place"):
                return ("place", number)
            case ("plan", "card"):
                place = self.place_on(number)
                return None if place is None else ("place", place)
            case ("corners", "cell") if now.sketch.cell == number and now.sketch.piece in now.view.loose:
                return ("place", now.view.loose.index(now.sketch.piece))
            case ("bonus", "bonus"):
                return ("bonus", 0)
            case ("bonus", "cell") if now.sketch.cell == number:
                return ("bonus", 0)
        return None

    def ghost_of(self, load: tuple[str, int]) -> GhostState:
        """How something looks while it is dragged."""
        now = self.now
        kind, number = load
        mover = self.mover()
        hand = self.link.seats[mover].number if mover >= 0 else 0
        if kind == "cone":
            return GhostState("cone" if now.role == "cones" else "site", number, number=hand)
        scale = self.camera.scale() if self.camera is not None else 1.0
        if kind == "bonus":
            return GhostState("tile", piece=now.view.bonus, closed=now.sketch.closed, side=CELL * scale)
        if now.role == "corners":
            return GhostState("tile", piece=now.tray[number], side=CELL * scale)
        colour = now.sketch.matching[number]
        side = self.layout.place if now.role == "plan" else PLACE
        return GhostState("tile", -1 if colour is None else colour, now.tray[number], side=side * 0.9, number=hand)

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes something up."""
        load = self.load_of(source)
        if not load:
            return False
        self.motion.finish()
        self.load, self.carried, self.grabbed = load, True, source
        self.aimed, self.refused = None, ""
        self.set_hovered(None)
        self.point_out(None)
        self.ghost.carry(self.ghost_of(load))
        self.ghost.setPos(self.ghost_place(at))
        self.ghost.setOpacity(1)
        self.ghost.show()
        self.refresh()
        return True

    def ghost_place(self, at: Point) -> QPointF:
        """Where the middle of the ghost lies while the pointer is at ``at``: above it, so that the target stays to be
        seen."""
        away = QPointF(-30, -34) if self.load and self.load[0] == "cone" else QPointF(-46, -52)
        if self.load and self.load[0] == "bonus":
            away = QPointF(0, 0)
        return QPointF(*at) + away

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do."""
        self.ghost.setPos(self.ghost_place(at))
        target = self.target_at(at)
        if target == self.aimed:
            return
        self.aimed = target
        self.refused = self.judge(target)
        self.show_aim()

    def drop(self, at: Point) -> None:
        """A legal target takes what is dropped; from anywhere else it flies home and the board says why."""
        target, load = self.target_at(at), self.load
        if target is None and load and self.goes_back(at):
            self.ghost.hide()
            self.let_go(show=False)
            self.commit(self.taken_back(load))
            return
        words = self.judge(target)
        if target is None or words or not load or not self.applied(load, target):
            self.fly_home()
            self.let_go()
            if words:
                self.refused = words
                self.show_refusal(words)
                self.said.emit(words)
            return
        self.ghost.hide()
        made = self.applied(load, target)
        self.let_go(show=False)
        assert made is not None
        self.commit(made)

    def goes_back(self, at: Point) -> bool:
        """Whether dropping at ``at``, which is no target, takes the thing off its place: over the tray or the strip
        for site tiles and places, over the tray for cones."""
        now = self.now
        point = QPointF(*at)
        if not self.load or now.sketch == self.taken_back(self.load):
            return False
        if now.role == "group" and self.rect_of(("strip",)).contains(point):
            return True
        return self.rect_of(("tray",)).contains(point)

    def taken_back(self, load: tuple[str, int] | None) -> Sketch:
        """The sketch without what is held."""
        now = self.now
        if not load:
            return now.sketch
        kind, number = load
        if now.role == "cones":
            return drafts.set_cone(now.sketch, number, None)
        if now.role in ("corners", "bonus"):
            return replace(now.sketch, cell=None)
        colour = number if kind == "cone" else now.sketch.matching[number]
        return now.sketch if colour is None else drafts.unmatch(now.sketch, colour)

    def applied(self, load: tuple[str, int], target: Ident) -> Sketch | None:
        """The sketch after what is held has gone to ``target``; None if it cannot."""
        now = self.now
        kind, number = load
        at = int(target[1])
        if target[0] == "cell":
            if now.role == "cones":
                return drafts.set_cone(now.sketch, number, at)
            if now.role == "corners":
                return replace(now.sketch, piece=self.loose_of(load, now.sketch), cell=at)
            if now.role == "bonus":
                return replace(now.sketch, cell=at, closed=closed_on(now, at))
            return None
        if target[0] == "slot" and kind == "cone":
            return drafts.match(now.sketch, at, number, self.mover())
        if target[0] in ("card", "cone") and kind == "place":
            return drafts.match(now.sketch, number, at, self.mover())
        return None

    def put_back(self, reason: str) -> None:
        """Lets the ghost fly home; the sketch never knew of it."""
        self.fly_home()
        self.let_go()

    def let_go(self, *, show: bool = True) -> None:
        """Ends carrying or holding."""
        self.load, self.carried, self.grabbed, self.aimed, self.refused = None, False, None, None, ""
        if show:
            self.refresh()

    def fly_home(self) -> None:
        """The ghost flies back to where it was taken up."""
        start = self.ghost.pos()
        home = start
        ident = self.grabbed if self.grabbed in self.pieces else self.home(self.load)
        if ident is not None and ident in self.pieces:
            home = self.centre_of(ident)

        self.ghost.show()

        def step(share: float) -> None:
            self.ghost.setPos(start + (home - start) * share)
            self.ghost.setOpacity(1 - 0.7 * share)

        self.motion.run(200, step, self.ghost.hide)

    # Turning

    def turn(self, step: int) -> None:
        """Turns the Bonus tile, in the hand or where it lies."""
        now = self.situation
        if now is None or now.role != "bonus":
            return
        self.commit(replace(now.sketch, closed=(now.sketch.closed + step) % 4))
        if self.carried:
            self.ghost.carry(self.ghost_of(("bonus", 0)))
            self.show_aim()
        else:
            self.point_out(self.peeked)

    # What showing offers

    def show_aim(self) -> None:
        """Shows what the target under the pointer would do."""
        raise NotImplementedError

    def point_out(self, ident: Ident | None) -> None:
        """Says what lies under the pointer or the focus."""
        raise NotImplementedError

    def show_refusal(self, words: str) -> None:
        """Shows why something may not be."""
        raise NotImplementedError

    def commit(self, sketch: Sketch) -> None:
        """Takes a sketch as the one on the table."""
        raise NotImplementedError

    @property
    def dragging(self) -> bool:
        """Whether a gesture carries something."""
        return self.gesture.phase is Stage.DRAGGED
