"""Keeps the seats where they are on the screen while the areas move: the board turns under them (bonus 7, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.turning import keep_pixels
from engine.games.nine_blocks.grid import TURNS

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard
    from desktop.boards.nine_blocks.states import Scenery

TURN_MS: Final = 800
"""So long the board takes for a turn."""


class Turner(Part):
    """Follows the areas with the camera. ``smooth``: the next turn is seen as a movement."""

    def __init__(self, board: NineBlocksBoard) -> None:
        super().__init__(board)
        self.turn = 0
        self.smooth = False
        self.way = 0

    def scenery(self, scenery: Scenery) -> Scenery:
        """Turns the camera as far as the areas have moved; asked last of all parts."""
        camera = self.board.camera
        way = (scenery.turn - self.turn + 1) % TURNS - 1
        if way and camera is not None:
            self.turn = scenery.turn
            self.way += way
            camera.turn(way)
        return scenery

    def settle(self) -> None:
        """The camera was set anew: it follows the areas from the start."""
        self.turn, self.way = 0, 0

    def put(self) -> None:
        """Shows the turn as a movement if that is wanted."""
        way, smooth = self.way, self.smooth
        self.way, self.smooth = 0, False
        if way and smooth:
            self.come(-way)

    def come(self, quarters: float, milliseconds: int = TURN_MS) -> None:
        """The board comes from so many quarters away to where it lies."""
        self.board.motion.run(
            milliseconds, lambda share: turn_grid(self.board, quarters * (1 - share) if share < 1 else 0)
        )


def turn_grid(board: NineBlocksBoard, quarters: float) -> None:
    """Shows the grid turned by so many quarters from where the camera has it; 0 puts it back."""
    camera = board.camera
    if camera is None:
        return
    camera.apply()
    keep_pixels(board.root, board.pixels * camera.scale(), still=not quarters)
    if quarters:
        middle: QPointF = camera.window.center()
        made = QTransform.fromTranslate(middle.x(), middle.y())
        made.rotate(90 * quarters)
        made.translate(-middle.x(), -middle.y())
        board.root.setTransform(board.root.transform() * made)
