"""Carrying on the board of Nine Blocks: a tile of the hand follows the pointer, face down with the cube on top."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.nine_blocks.layout import TILE
from desktop.boards.nine_blocks.prompts import NoteWords
from desktop.boards.nine_blocks.states import ALONE, PLAN, Sketch
from desktop.boards.nine_blocks.tiles import Ghost, GhostState
from desktop.boards.nine_blocks.work import Work

AWAY = QPointF(-10, -38)
"""The ghost stands above the pointer, so that the space under it is to be seen."""


class Carrying(Work):
    """The ``Carrier`` of the board's gesture."""

    ghost: Ghost

    def load_of(self, ident: Ident) -> int | None:
        """The place in the hand of what pressing or dragging ``ident`` takes up, None if nothing."""
        now = self.situation
        if now is None or now.role not in (PLAN, ALONE) or self.asked:
            return None
        if ident[0] == "tile":
            return int(ident[1])
        if ident[0] == "space" and now.sketch.space == int(ident[1]) and now.sketch.tile >= 0:
            return now.sketch.tile
        return None

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes something up."""
        self.motion.finish()
        for part in self.parts:
            state = part.carry(source)
            if state is not None:
                self.carrier, self.grabbed = part, source
                self.raise_ghost(state, at)
                return True
        load = self.load_of(source)
        if load is None:
            return False
        self.load, self.carried, self.grabbed = load, True, source
        self.verdict, self.giving = None, False
        self.set_hovered(None)
        scale = self.camera.scale() if self.camera is not None else 1.0
        tile = self.now.hand[load] if self.now.role == ALONE else 0
        self.raise_ghost(GhostState(tile, self.numbers[self.now.seat], TILE * scale), at)
        self.refresh()
        self.draft_changed.emit()
        return True

    def raise_ghost(self, state: GhostState, at: Point) -> None:
        """Shows the ghost at the pointer."""
        self.ghost.carry(state)
        self.ghost.setPos(QPointF(*at) + AWAY)
        self.ghost.setOpacity(1)
        self.ghost.show()

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do."""
        self.ghost.setPos(QPointF(*at) + AWAY)
        if self.carrier is not None:
            assert self.grabbed is not None
            self.carrier.aim(self.grabbed, at)
            return
        space = self.space_at(at)
        if space == (None if self.verdict is None else self.verdict.space) or self.load is None:
            return
        self.verdict = None if space is None else self.judge(self.load, space)
        self.show_aim()

    def drop(self, at: Point) -> None:
        """A space takes what is dropped, if the rules let it; from anywhere else it flies home."""
        if self.carrier is not None:
            self.drop_for_part(at)
            return
        load, space = self.load, self.space_at(at)
        if load is None:
            self.ghost.hide()
            return
        if space is not None:
            self.ghost.hide()
            self.lay(load, space)
            return
        point = QPointF(*at)
        if self.own_rack().contains(point) and not self.seen.final:
            self.ghost.hide()
            self.let_go(show=False)
            self.commit(Sketch(load, None, given=True))
            return
        if self.tray_rect().contains(point) and self.now.sketch.tile == load:
            self.ghost.hide()
            self.let_go(show=False)
            self.commit(Sketch())
            return
        self.fly_home()
        self.let_go()

    def drop_for_part(self, at: Point) -> None:
        """Lets the part whose piece is carried take the drop."""
        part, source = self.carrier, self.grabbed
        assert part is not None
        assert source is not None
        self.carrier = None
        if part.drop(source, part.aim(source, at)):
            self.ghost.hide()
        else:
            self.fly_home()
        self.grabbed = None
        self.refresh()

    def lay(self, load: int, space: int) -> None:
        """Lays a tile of the hand on a space: refused with a reason, asked about, or taken into the sketch."""
        verdict = self.judge(load, space)
        if verdict.refusal is not None:
            self.let_go(show=False)
            self.verdict = verdict
            self.refresh()
            self.said.emit(self.note_words().spoken)
            self.draft_changed.emit()
            return
        if not verdict.sound and self.asks:
            self.load, self.carried, self.grabbed = load, False, None
            self.verdict, self.asked = verdict, "plan"
            self.refresh()
            self.set_focus(("answer", 0))
            self.said.emit(self.note_words().spoken)
            self.draft_changed.emit()
            return
        self.let_go(show=False)
        self.commit(Sketch(load, space))

    def put_back(self, reason: str) -> None:
        """Lets the ghost fly home; the sketch never knew of it."""
        if self.carrier is not None:
            part, source = self.carrier, self.grabbed
            self.carrier = None
            if source is not None:
                part.drop(source, None)
        self.fly_home()
        self.let_go()

    def let_go(self, *, show: bool = True) -> None:
        """Ends carrying, holding and asking."""
        self.load, self.carried, self.grabbed, self.verdict, self.asked = None, False, None, None, ""
        self.giving = False
        if show:
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

    # What showing offers

    def show_aim(self) -> None:
        """Shows what the space under the pointer would do."""
        raise NotImplementedError

    def note_words(self) -> NoteWords:
        """What the note at the site says."""
        raise NotImplementedError

    def commit(self, sketch: Sketch) -> None:
        """Takes a sketch as the one on the table."""
        raise NotImplementedError

    def own_rack(self) -> QRectF:
        """Where a tile is given up, in scene coordinates."""
        raise NotImplementedError

    def tray_rect(self) -> QRectF:
        """Where a tile goes back into the hand."""
        raise NotImplementedError
