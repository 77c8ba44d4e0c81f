"""Counts what a drag over a board paints: items and the area of the view, step by step."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication

from desktop.boards.common.pieces import Piece
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.view import BoardView


@dataclass(frozen=True)
class Step:
    """A step of a drag: items painted, share of the view painted, milliseconds by the clock on the wall and of work of
    this program, which does not depend on what else the machine does."""

    items: int
    share: float
    ms: float
    work_ms: float = 0.0


class CountingView(BoardView):
    """A view that adds up the area it paints."""

    area = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Adds the painted rectangles up."""
        self.area += sum(rect.width() * rect.height() for rect in event.region())
        super().paintEvent(event)


def drag_steps(board: BoardScene, start: QPointF, way: list[QPointF], size: tuple[int, int]) -> list[Step]:
    """Drags from ``start`` along ``way`` in a view of ``size`` and gives what each step painted."""
    view = CountingView(board)
    view.resize(*size)
    view.show()
    app = QApplication.instance()
    app.processEvents()
    counted = [0]
    # ``draw`` is called by Python alone; ``paint`` is remembered by the bindings and must not be exchanged.
    drawn = {kind: kind.draw for kind in {type(piece) for piece in board.pieces.values()}}

    def count(draw: Callable[[Piece, QPainter], None]) -> Callable[[Piece, QPainter], None]:
        def counting(self: Piece, painter: QPainter) -> None:
            counted[0] += 1
            draw(self, painter)

        return counting

    steps = []
    for kind, draw in drawn.items():
        kind.draw = count(draw)  # type: ignore[method-assign]
    try:
        board.pointer_press(start)
        board.pointer_move(start + QPointF(0, -20))
        # The first points are a leap from the tray, no step of a drag.
        board.pointer_move(way[0])
        app.processEvents()
        app.processEvents()
        for at in way[1:]:
            counted[0], view.area = 0, 0.0
            before, begun = time.perf_counter(), time.process_time()
            board.pointer_move(at)
            app.processEvents()
            ms, work = (time.perf_counter() - before) * 1000, (time.process_time() - begun) * 1000
            steps.append(Step(counted[0], view.area / (size[0] * size[1]), ms, work))
        board.pointer_cancel("escape")
    finally:
        for kind, draw in drawn.items():
            kind.draw = draw  # type: ignore[method-assign]
        view.setScene(None)
        view.close()
    return steps


def across(board: BoardScene, plots: tuple[int, ...], steps: int) -> list[QPointF]:
    """A way over plots, ``steps`` points between each two."""
    return straight([board.centre_of(("plot", plot)) for plot in plots], steps)


def straight(points: list[QPointF], steps: int) -> list[QPointF]:
    """A way through points, ``steps`` of them on each stretch."""
    return [a + (b - a) * (i / steps) for a, b in pairwise(points) for i in range(steps)]
