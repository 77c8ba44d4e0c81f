"""Where things are on the screen for what flies, is marked or told: slots of racks, the discards, the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QRectF

from desktop.boards.nine_blocks.layout import PROMPT

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard

Spot = tuple[QRectF, float]
"""A rectangle in scene coordinates (of the same middle and size as the thing, but upright), and the angle of the thing
in degrees."""


def rack_piece(board: NineBlocksBoard, seat: int) -> Any:
    """What shows the rack of a seat: its panel at the edge of a flat table, else its card; None before the first
    view."""
    for ident in (("edge", seat), ("card", seat)):
        piece = board.pieces.get(ident)
        if piece is not None and piece.isVisible() and piece.state is not None:
            return piece
    return None


def slot_spot(board: NineBlocksBoard, seat: int, slot: int) -> Spot:
    """A slot of a seat's rack; tiles beyond the last slot come to lie on it."""
    piece = rack_piece(board, seat)
    if piece is None:
        return QRectF(), 0.0
    rect = cast(QRectF, piece.slot(min(slot, board.now.limit - 1)))
    middle = piece.mapToScene(rect.center())
    made = QRectF(0, 0, rect.width(), rect.height())
    made.moveCenter(middle)
    return made, float(piece.rotation())


def discard_spot(board: NineBlocksBoard) -> QRectF:
    """Where the newest discard lies."""
    flat: Any = board.pieces["flat_site",]
    piles: Any = flat if flat.isVisible() else board.pieces["piles",]
    return cast(QRectF, piles.mapRectToScene(piles.discard_rect()))


def grid_angle(board: NineBlocksBoard) -> float:
    """By how many degrees tiles on the grid are seen turned."""
    return 90.0 * board.letters


def opener_rect(board: NineBlocksBoard) -> QRectF:
    """Where the button for the last round lies: beside the heading of the diary, where that is shown."""
    diary = board.pieces["log",]
    if diary.isVisible() and diary.rect.height() > 60:
        return QRectF(diary.rect.right() - 138, diary.rect.top() - 6, 138, 34)
    return QRectF(PROMPT.right() - 150, PROMPT.top() + 6, 146, 36)
