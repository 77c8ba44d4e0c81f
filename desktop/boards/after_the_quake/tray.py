"""The tray: own area, and the sheet on which a move is put together."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.after_the_quake.art import (
    COLOURS,
    paint,
    paint_badge,
    paint_building,
    paint_icon,
    paint_pawn,
)
from desktop.boards.after_the_quake.cards import CardState, draw_gap, draw_permit
from desktop.boards.after_the_quake.layout import AREA_SHELF, SHEET
from desktop.boards.after_the_quake.names import money, translate, type_name
from desktop.boards.after_the_quake.ring import GhostState
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, LEFT, RIGHT, Words, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common.texts import fill

BUILDING = 0.9


@dataclass(frozen=True)
class AreaState:
    """The own area: ``player`` and ``number``, buildings on the shelf (the last one is a piece of its own), the
    ``title`` and the ``caption``."""

    player: int
    number: int
    area: int
    title: Words
    caption: Words


class Area(Piece):
    """The shelf with the buildings of the own area. State: ``AreaState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("area",), AREA_SHELF, look, Layer.TRAY)
        self.margin = 4

    def foot(self, place: int) -> QPointF:
        """Where a building of the shelf stands, in own coordinates."""
        state: AreaState = self.state
        step = 67.0 if state.area <= 2 else 100.0 / (state.area - 1)
        left = 40.0 if state.area > 1 else 73.0
        return QPointF(self.rect.left() + 2 + left + step * place - (4 if state.area > 2 else 0), self.rect.top() + 125)

    def draw(self, painter: QPainter) -> None:
        """Draws title, shelf, buildings and caption."""
        if self.state is None:
            return
        state: AreaState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        write(painter, look, state.title, QRectF(rect.left() + 4, rect.top() - 2, rect.width(), 26), 17, 600)
        paint(painter, look, "shelf", rect.left() + 2, rect.top() + 122)
        for place in range(state.area - 1):
            paint_building(painter, look, state.player, state.number, self.foot(place), BUILDING)
        room = QRectF(rect.left() + 2, rect.bottom() - 22, rect.width(), 22)
        write(painter, look, state.caption, room, 16, colour=palette.pencil, unit=1 / max(1.0, look.scale))


class BuildingPiece(Piece):
    """The building of the own area that is built next. State: (player, number, how it looks: "" or "ghost")."""

    def __init__(self, look: Look) -> None:
        super().__init__(("building",), QRectF(-34, -74, 68, 76), look, Layer.TRAY + 1)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws it."""
        if self.state is None:
            return
        player, number, look_of = self.state
        paint_building(painter, self.look, player, number, QPointF(0, 0), BUILDING, look_of=look_of)
        if self.active and not look_of:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.look.palette.legal), 3.5 if self.hovered else 2.2))
            painter.drawLine(QPointF(-28, 7), QPointF(28, 7))


def room_of(state: GhostState) -> QRectF:
    """Around the point that carries it, the room that a carried thing takes, with its shadow."""
    if state.what == "permit":
        return QRectF(-50, -50, 100, 120)
    if state.what == "pawn":
        return QRectF(-25, -35, 50, 53)
    wide = 37.0 * 1.06 * state.factor
    return QRectF(-wide, 8 - 80.4 * 1.06 * state.factor, 2 * wide, 80.4 * 1.06 * state.factor + 9)


class Ghost(Piece):
    """What is carried. State: ``GhostState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ghost",), QRectF(-50, -100, 100, 130), look, Layer.GHOST)
        self.margin = 1
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def put(self, state: GhostState, *, active: bool = False, name: str = "") -> None:
        """Shows another thing; takes only as much room as it needs."""
        self.resize(room_of(state))
        super().put(state, active=active, name=name)

    def draw(self, painter: QPainter) -> None:
        """Draws it with its long shadow."""
        if self.state is None:
            return
        state: GhostState = self.state
        look = self.look
        if state.what == "permit":
            rect = QRectF(-37, -43, 74, 86)
            shadow(painter, rect, look, drop=10, blur=14)
            draw_permit(painter, look, rect, CardState(state.card))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(31, 45, 58, 86))
        painter.drawEllipse(QRectF(-24 * state.factor, 4, 48 * state.factor, 12))
        if state.what == "pawn":
            paint_pawn(painter, look, state.number, QPointF(0, 6), 0.9)
        else:
            paint_building(painter, look, state.player, state.number, QPointF(0, 8), state.factor * 1.06, halo=False)


@dataclass(frozen=True)
class SheetState:
    """The sheet of the move: ``title``; ``lines`` of what is paid as (words, amount); the ``purse`` before and after
    (-1: not told); ``gains`` as (sign, words); the ``permits`` offered and how many places for them are shown
    (``slots``); the ``lot`` between them as (colour, number), the ``shared`` type (-1: none); ``story`` are sentences
    instead; ``note`` a hint in pencil; ``low`` leaves room for buttons above,
    ``revealed`` is the permit beside the sentences (-1: none); ``points`` of the seat now and after what is laid out
    (None: not told)."""

    title: Words
    lines: tuple[tuple[str, int], ...] = ()
    purse: tuple[int, int] = (-1, -1)
    gains: tuple[tuple[str, str], ...] = ()
    permits: tuple[int, ...] = ()
    slots: int = 0
    lot: tuple[int, int] = (-1, 0)
    shared: int = -1
    lit: tuple[int, ...] = ()
    by: tuple[str, ...] = ()
    story: tuple[str, ...] = ()
    note: str = ""
    low: bool = False
    revealed: int = -1
    points: tuple[int, int] | None = None

    @property
    def tells(self) -> bool:
        """Whether rows are told of what is paid and gained."""
        return bool(self.lines or self.purse[0] >= 0 or self.gains)


FIELDS = frozenset(field.name for field in fields(SheetState))


class Sheet(Piece):
    """The sheet on which a move is put together. State: ``SheetState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("sheet",), SHEET, look, Layer.TRAY)
        self.margin = 8
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def slot(self, place: int) -> QRectF:
        """The place of an offered permit."""
        return QRectF(self.rect.left() + 14 + (80 + 108) * place, self.rect.top() + 32, 80, 106)

    @property
    def buttons(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where its three buttons lie, the primary one first."""
        left, top = self.rect.right() - 142, self.rect.top()
        return QRectF(left, top + 8, 132, 50), QRectF(left, top + 63, 132, 37), QRectF(left, top + 104, 132, 37)

    @property
    def pay(self) -> QRectF:
        """Where gains and payments stand."""
        state: SheetState = self.state
        wide = 202.0
        left = self.rect.left() + 296 if state.slots else self.rect.left() + 16
        return QRectF(left, self.rect.top() + 6, wide, self.rect.height() - 12)

    @property
    def head(self) -> QRectF:
        """Where the title stands, and the points while nothing is paid."""
        state: SheetState = self.state
        wide = 274.0 if state.slots else self.rect.width() - 190
        return QRectF(self.rect.left() + 14, self.rect.top() + 4, wide, 26)

    def changed_parts(self, before: SheetState) -> tuple[QRectF, ...]:
        """Where only what is paid changes, title and payments: not the buttons."""
        state: SheetState = self.state
        told = {"title", "lines", "purse", "gains", "points"}
        if not state.slots:
            # Without places for permits these do not show.
            told |= {"lot", "shared", "lit", "by"}
        if state.note or any(getattr(before, one) != getattr(state, one) for one in FIELDS - told):
            return super().changed_parts(before)
        return self.head, self.pay.adjusted(0, 0, 2, 3)

    def draw(self, painter: QPainter) -> None:
        """Draws paper, title, permits, payments."""
        if self.state is None:
            return
        state: SheetState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.blueprint), 2.6))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        head = self.head
        if state.points is not None and not state.tells and not state.story:
            words = (points_words(state.points), points_change(state.points))
            titles = (state.title,) if isinstance(state.title, str) else state.title
            taken = min(head.width() - 70, width_of(look, titles[-1], 16, 600) + 10)
            room = head.adjusted(taken, 0, 0, 0)
            long = width_of(look, words[0], 16, 600) <= room.width()
            wide = write(painter, look, words[not long], room, 16, 600, colour=palette.gold_text, align=RIGHT)
            if not long:
                middle = QPointF(head.right() - wide - 13, head.center().y())
                paint_icon(painter, look, "best_builder_trophy", middle, 20)
                wide += 26
            head.setRight(head.right() - wide - 10)
        write(painter, look, state.title, head, 17, 600)
        if state.story:
            self.draw_story(painter, state)
            return
        if state.slots:
            self.draw_permits(painter, state)
        if state.tells:
            self.draw_payments(painter, state)
        if state.note:
            left = rect.left() + (240 if not state.slots and (state.lines or state.purse[0] >= 0) else 14)
            if state.slots or (left > rect.left() + 14 and rect.width() < 500):
                return
            top = rect.top() + (84 if state.low else 32)
            room = QRectF(left, top, rect.right() - 160 - left, rect.bottom() - 6 - top)
            self.draw_lines(painter, (state.note,), room)

    def draw_story(self, painter: QPainter, state: SheetState) -> None:
        """Draws sentences, beside the permit that they are about."""
        room = self.rect.adjusted(14, 32, -160, -6)
        beside = room.adjusted(96, 0, 0, 0)
        # Where the sentences would become small beside it, the card of the Committee alone shows the permit.
        if state.revealed >= 0 and self.laid(state.story, beside)[0] >= self.laid(state.story, room)[0]:
            draw_permit(
                painter, self.look, QRectF(room.left(), room.top() + 4, 80, 106), CardState(state.revealed, "mid")
            )
            room = beside
        self.draw_lines(painter, state.story, room)

    def draw_lines(self, painter: QPainter, sentences: tuple[str, ...], room: QRectF) -> None:
        """Writes sentences, broken into lines, as many as there is room for."""
        look = self.look
        size, lines = self.laid(sentences, room)
        step = min(1.35 * size * look.scale, room.height() / max(1, len(lines)))
        for place, line in enumerate(lines):
            spot = QRectF(room.left(), room.top() + step * place, room.width(), step)
            write(painter, look, line, spot, size, colour=look.palette.pencil)

    def laid(self, sentences: tuple[str, ...], room: QRectF) -> tuple[float, list[str]]:
        """How large sentences are written into ``room``, and their lines."""
        look = self.look
        for size in (16.0, 16 / max(1.0, look.text_scale), 16 / max(1.0, look.scale)):
            lines = [line for one in sentences for line in wrap(look, one, size, 400, room.width())]
            if 1.2 * size * look.scale * len(lines) > room.height():
                # Each on a line of its own they have no room: one after the other.
                lines = wrap(look, " ".join(sentences), size, 400, room.width())
            if 1.2 * size * look.scale * len(lines) <= room.height():
                break
        return size, lines

    def draw_permits(self, painter: QPainter, state: SheetState) -> None:
        """Draws the places for permits, the lot between them and the shared type."""
        look, palette = self.look, self.look.palette
        for place in range(2):
            if place >= len(state.permits):
                draw_gap(painter, look, self.slot(place))
        one, other = self.slot(0), self.slot(1)
        middle = QPointF((one.right() + other.left()) / 2, one.top() + 34)
        if state.lot[0] >= 0:
            paint(painter, look, f"swatch_{COLOURS[state.lot[0]]}", middle.x() - 24, middle.y() - 24)
            painter.setPen(QPen(QColor("#1F2D3A"), 1.5))
            painter.setBrush(QColor("#FBF8F1"))
            painter.drawRoundedRect(QRectF(middle.x() - 13, middle.y() - 13, 26, 26), 4, 4)
            size = 21 / max(1.0, look.scale)
            room = QRectF(middle.x() - 13, middle.y() - 13, 26, 26)
            write(painter, look, str(state.lot[1]), room, size, 700, colour="#1F2D3A", align=CENTRE)
        for place, what in enumerate(state.by[:2]):
            if what:
                self.draw_arrow(painter, middle, place)
        if state.shared >= 0:
            words = translate("AfterTheQuakeBoard", "shared", "a type of urban planning on both permits")
            size = 16 / max(1.0, look.scale)
            wide = min(width_of(look, words, size, 600), 66.0)
            box = QRectF(middle.x() - wide / 2 - 19, one.top() + 68, wide + 38, 30)
            painter.setPen(QPen(QColor("#A87400"), 2))
            painter.setBrush(QColor("#FFF1BF"))
            painter.drawRoundedRect(box, 8, 8)
            paint_badge(painter, look, state.shared, QPointF(box.left() + 15, box.center().y()), 10)
            room = box.adjusted(29, 0, -6, 0)
            write(painter, look, words, room, size, 600, colour="#1F2D3A", align=LEFT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.edge), 1.5))
        x = self.rect.left() + 286
        painter.drawLine(QPointF(x, self.rect.top() + 10), QPointF(x, self.rect.bottom() - 10))

    def draw_arrow(self, painter: QPainter, middle: QPointF, place: int) -> None:
        """Draws the arrow from a permit to the lot that it allows."""
        colour = QColor(self.look.palette.legal)
        way = 1 if place == 0 else -1
        tip = QPointF(middle.x() - way * 27, middle.y())
        start = QPointF(middle.x() - way * 52, middle.y())
        painter.setPen(QPen(colour, 2.6))
        painter.drawLine(start, tip)
        painter.setBrush(colour)
        painter.drawPolygon([tip, tip + QPointF(-way * 9, -5), tip + QPointF(-way * 9, 5)])

    def draw_payments(self, painter: QPainter, state: SheetState) -> None:
        """Draws gains, what is paid, and the purse before and after."""
        look, palette = self.look, self.look.palette
        room = self.pay
        top = room.top() + (0 if state.slots else 78 if state.low else 26)
        rows = bool(state.gains) + len(state.lines) + (state.purse[0] >= 0) + (state.points is not None)
        step = min(27.0, (room.bottom() - top) / max(1, rows))
        size = 16.0 if 16 * look.scale <= step * 0.8 else max(16 / look.scale, step * 0.72 / look.scale)
        y = top
        if state.gains:
            self.draw_gains(painter, state.gains, QRectF(room.left(), y, room.width(), step), size)
            y += step
        for words, amount in state.lines:
            row = QRectF(room.left(), y, room.width(), step)
            sign = money(amount) if amount >= 0 else f"+{money(-amount)}"
            wide = width_of(look, sign, size) + 4
            write(painter, look, words, row.adjusted(0, 0, -wide - 6, 0), size)
            write(painter, look, sign, row, size, align=RIGHT)
            y += step
        if state.purse[0] >= 0:
            painter.setPen(QPen(QColor(palette.pencil), 1.5))
            painter.drawLine(QPointF(room.left(), y + 1), QPointF(room.right(), y + 1))
            row = QRectF(room.left(), y + 2, room.width(), step)
            write(painter, look, translate("AfterTheQuakeBoard", "Purse"), row, size * 1.06, 600)
            words = f"{state.purse[0]} → {money(state.purse[1])}"
            write(painter, look, words, row, size * 1.06, 700, align=RIGHT)
            y += step
        if state.points is not None:
            row = QRectF(room.left(), y + 2, room.width(), step)
            words = translate("AfterTheQuakeBoard", "Points")
            colour = palette.legal_text if state.points[0] != state.points[1] else palette.gold_text
            write(painter, look, words, row, size * 1.06, 600, colour=colour)
            write(painter, look, points_change(state.points), row, size * 1.06, 700, colour=colour, align=RIGHT)

    def draw_gains(self, painter: QPainter, gains: tuple[tuple[str, str], ...], row: QRectF, size: float) -> None:
        """Draws what is gained."""
        look, palette = self.look, self.look.palette
        words = translate("AfterTheQuakeBoard", "Gains")
        headed, counted, size = gains_fit(look, words, gains, row.width(), size)
        x = row.left()
        if headed:
            x += write(painter, look, words, row, size, colour=palette.pencil) + 12
        for sign, count in gains:
            value = "" if count == "1" and not counted else count
            middle = QPointF(x + 11, row.center().y())
            if sign == "rubble":
                paint(painter, look, "rubble_a", middle.x() - 12, middle.y() - 8, size=(26, 16))
                x += 4
            elif sign.startswith("urban"):
                paint_badge(painter, look, int(sign[5:]), middle, 10)
            elif sign == "develop":
                paint_icon(painter, look, "action_development", middle, 20, colour=palette.ink)
            else:
                paint_icon(painter, look, f"action_{sign}", middle, 20, colour=palette.ink)
            room = QRectF(x + 24, row.top(), row.right() - x - 23, row.height())
            x += 33 + write(painter, look, value, room, size, 600, unit=size / LEAST)


def gains_fit(
    look: Look, words: str, gains: tuple[tuple[str, str], ...], room: float, size: float
) -> tuple[bool, bool, float]:
    """How the gains have room in one row: whether with the ``words`` before them, whether a single thing has its
    number, and how large everything is written."""
    signs = sum(33 + 4 * (sign == "rubble") for sign, _ in gains) - 8

    def wide(px: float, *, headed: bool, counted: bool) -> float:
        told = sum(width_of(look, value, px, 600) for _, value in gains if counted or value != "1")
        return signs + told + (width_of(look, words, px) + 12 if headed else 0)

    for headed, counted in ((True, True), (True, False), (False, False)):
        if wide(size, headed=headed, counted=counted) <= room:
            return headed, counted, size
    told = wide(size, headed=False, counted=False) - signs
    return False, False, size * max(0.5, (room - signs) / max(1.0, told))


def points_change(points: tuple[int, int]) -> str:
    """Points now, and after what is laid out if that changes them."""
    now, after = (str(value).replace("-", "−") for value in points)
    return now if now == after else f"{now} → {after}"


def points_words(points: tuple[int, int]) -> str:
    """Points now, and after what is laid out if that changes them, with their word."""
    return fill(translate("AfterTheQuakeBoard", "Points: %1"), points_change(points))


def gain_words(gains: tuple[tuple[str, str], ...]) -> str:
    """The gains for a screen reader."""
    found = []
    for sign, value in gains:
        if sign.startswith("urban"):
            found.append(type_name(int(sign[5:])))
        elif sign == "rubble":
            found.append(translate("AfterTheQuakeBoard", "rubble token"))
        elif sign == "develop":
            found.append(fill(translate("AfterTheQuakeBoard", "development %1", "a gain"), value))
        elif sign == "material":
            found.append(translate("AfterTheQuakeBoard", "building", "a gain"))
        elif sign == "permit":
            found.append(translate("AfterTheQuakeBoard", "permit", "a gain"))
        else:
            found.append(translate("AfterTheQuakeBoard", "goal", "a gain"))
    return fill(translate("AfterTheQuakeBoard", "gains: %1"), ", ".join(found))
