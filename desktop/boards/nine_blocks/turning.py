"""Which way the board lies on the screen: "face a seat" turns what is seen, never the areas (R16a)."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QSize
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.nine_blocks.areas import side_of
from desktop.boards.nine_blocks.play import Play
from engine.games.nine_blocks.view import Phase

translate = QCoreApplication.translate

TURN_MS = 250
ITEM, DEVICE = QGraphicsItem.CacheMode.ItemCoordinateCache, QGraphicsItem.CacheMode.DeviceCoordinateCache


class Turning(Play):
    """The view action of turning the board by quarters; letters and digits stay upright for the seat it
    faces."""

    root: QGraphicsItem

    @property
    def quarter(self) -> int:
        """Quarters by which the board is seen turned, clockwise."""
        return self.camera.quarter if self.camera is not None else 0

    @property
    def spin(self) -> int:
        """Quarters by which letters and tiles are turned back."""
        return (self.quarter - self.letters) % 4

    def edge_of(self, seat: int) -> int:
        """The edge of the screen before which a seat sits."""
        return 0 if self.edges is None else self.edges[seat]

    def quarter_for(self, seat: int) -> int:
        """Quarters after which a seat's side of the board lies before it."""
        return (self.edge_of(seat) - side_of(self.seen.seats, self.now.scenery.turn, seat)) % 4

    @property
    def faced(self) -> int:
        """The seat that the board faces, -1 for none."""
        view = self.seen
        for seat in range(view.seats):
            if self.quarter_for(seat) == self.quarter and self.edge_of(seat) == self.letters:
                return seat
        return -1

    def face(self, seat: int) -> None:
        """Turns the board towards a seat."""
        self.turn_towards(seat)
        if self.faced == seat:
            self.said.emit(translate("NineBlocksBoard", "The board faces %1").replace("%1", self.link.seats[seat].name))

    def turn_towards(self, seat: int) -> None:
        """Turns the board and its letters towards a seat, without saying so."""
        letters = self.edge_of(seat)
        if letters != self.letters:
            self.letters = letters
            if self.quarter_for(seat) == self.quarter:
                self.gesture.cancel("view")
                self.refresh()
        self.turn_to(self.quarter_for(seat))

    def face_actor(self) -> None:
        """Turns the board towards the seat that has to act by hand, if that is wanted; always on a flat table.

        Computer players do not turn it, nor does a review.
        """
        view, seat = self.view, self.now.seat
        wanted = (self.edges is not None or self.look.turn_board) and not self.busy and not self.reviewing
        if wanted and view is not None and view.phase is not Phase.OVER and seat >= 0 and self.is_person(seat):
            self.turn_towards(seat)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat."""
        asked = getattr(self.link, "is_person", None)
        return asked is None or bool(asked(seat))

    def turn_on(self) -> None:
        """Turns the board towards the next seat, clockwise."""
        seats = self.seen.seats
        faced = self.faced
        self.face((faced + 1) % seats if faced >= 0 else 0)

    def turn_to(self, quarter: int) -> None:
        """Turns the board to so many quarters; what is held is put back."""
        camera = self.camera
        if camera is None or quarter == camera.quarter:
            return
        self.gesture.cancel("view")
        self.motion.finish()
        before = camera.quarter
        way = (quarter - before + 2) % 4 - 2
        camera.turn(quarter - before)
        self.refresh()
        after = self.root.transform()
        middle = camera.window.center()

        def step(share: float) -> None:
            keep_pixels(self.root, self.pixels * camera.scale(), still=share >= 1)
            back = QTransform.fromTranslate(middle.x(), middle.y())
            back.rotate(-90 * way * (1 - share))
            back.translate(-middle.x(), -middle.y())
            self.root.setTransform(after * back)

        def done() -> None:
            keep_pixels(self.root, self.pixels * camera.scale(), still=True)
            camera.apply()

        self.motion.run(TURN_MS, step, done)

    def as_seen(self, dx: int, dy: int) -> tuple[int, int]:
        """A step on the screen as a step on the board."""
        point = QTransform().rotate(-90 * self.quarter).map(QPointF(dx, dy))
        return round(point.x()), round(point.y())


def keep_pixels(root: QGraphicsItem, scale: float, *, still: bool) -> None:
    """While the board turns its pieces are drawn from pixels they keep, ``scale`` of them per unit; a ``still`` board
    is drawn anew, sharp, for the way it lies."""
    wanted = DEVICE if still else ITEM
    for piece in root.childItems():
        if piece.cacheMode() not in (ITEM, DEVICE) or piece.cacheMode() is wanted:
            continue
        if still:
            piece.setCacheMode(DEVICE)
        else:
            rect = piece.boundingRect()
            piece.setCacheMode(ITEM, QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale)))
