"""A picture of the table with its seats around it; where the screen lies flat, a press moves a seat along the edges."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from desktop.table.edges import EDGES, in_corners
from desktop.table.plan import SeatPlan
from desktop.windows.theme import Theme

translate = QCoreApplication.translate

CHIP = (140, 40)
"""The most that the chip of a seat takes, in design pixels."""


class TablePicture(QWidget):
    """The table, seen from above. ``moved(seat, edge)`` fires when a seat was pressed and goes to another edge."""

    moved = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.game = ""
        self.flat = False
        self.seats: tuple[SeatPlan, ...] = ()
        self.edges: tuple[int, ...] = ()
        self.chips: list[QToolButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.follow)

    def show_table(self, game: str, seats: Sequence[SeatPlan], edges: Sequence[int], *, flat: bool) -> None:
        """Shows the scene of a game with the seats around it; ``flat``: they can be moved."""
        self.game, self.seats, self.edges, self.flat = game, tuple(seats), tuple(edges), flat
        while len(self.chips) > len(seats):
            old = self.chips.pop()
            old.setParent(None)
            old.deleteLater()
        while len(self.chips) < len(seats):
            self.chips.append(self.make_chip())
        self.follow()

    def make_chip(self) -> QToolButton:
        """The chip of the next seat."""
        made = QToolButton(self)
        made.setProperty("role", "chip")
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.clicked.connect(self.press_sender)
        made.show()
        return made

    def press_sender(self) -> None:
        """The chip of a seat was pressed."""
        self.press(self.chips.index(self.sender()))

    def press(self, seat: int) -> None:
        """Moves a seat to the next edge, clockwise."""
        if self.flat:
            self.moved.emit(seat, (self.edges[seat] + 1) % EDGES)

    def follow(self) -> None:
        """Dresses and places the chips."""
        px = self.theme.px
        for seat, made in enumerate(self.chips):
            plan = self.seats[seat]
            made.setIcon(self.theme.icon(f"common/seat_{plan.colour}", "", 22, 5))
            made.setIconSize(QSize(px(27), px(22)))
            made.setText(plan.name)
            made.setAccessibleName(self.spoken(seat))
            made.setToolTip(self.spoken(seat) if self.flat else "")
            made.setEnabled(self.flat)
        self.place()
        self.update()

    def spoken(self, seat: int) -> str:
        """Where a seat sits, in words."""
        if in_corners(self.game, self.edges):
            corner = (
                translate("NewMatch", "%1 sits below, in the left corner; a press moves on"),
                translate("NewMatch", "%1 sits at the left, in the upper corner; a press moves on"),
                translate("NewMatch", "%1 sits above, in the right corner; a press moves on"),
                translate("NewMatch", "%1 sits at the right, in the lower corner; a press moves on"),
            )[self.edges[seat]]
            return corner.replace("%1", self.seats[seat].name)
        edge = (
            translate("NewMatch", "%1 sits below; a press moves on"),
            translate("NewMatch", "%1 sits at the left; a press moves on"),
            translate("NewMatch", "%1 sits above; a press moves on"),
            translate("NewMatch", "%1 sits at the right; a press moves on"),
        )[self.edges[seat]]
        return edge.replace("%1", self.seats[seat].name)

    def table(self) -> QRectF:
        """The table top: what the chips leave free, in the proportions of a broad screen."""
        px = self.theme.px
        room = QRectF(self.rect())
        side = px(CHIP[0]) + 8 if any(edge in (1, 3) for edge in self.edges) else 8
        room = room.adjusted(side, px(CHIP[1]) + 8, -side, -px(CHIP[1]) - 8)
        wide = max(60.0, min(room.width(), room.height() * 1.7))
        high = wide / 1.7
        return QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)

    def place(self) -> None:
        """Spreads the chips along their edges."""
        table, px = self.table(), self.theme.px
        for edge in range(EDGES):
            here = [seat for seat in range(len(self.chips)) if self.edges[seat] == edge]
            # Along each edge in seat order.
            for at, seat in enumerate(here):
                share = (at + 0.5) / len(here)
                self.put(self.chips[seat], edge, share, len(here), table, px(CHIP[1]))

    def put(self, chip: QToolButton, edge: int, share: float, count: int, table: QRectF, high: int) -> None:
        """Puts a chip beside its edge."""
        long = edge in (0, 2)
        room = QRectF(self.rect()) if count > 2 else table.adjusted(-40, 0, 40, 0)
        most = min(self.theme.px(CHIP[0]), int(room.width() / count) - 4) if long else self.theme.px(CHIP[0])
        wide = min(chip.sizeHint().width(), most)
        spots = {
            0: QPointF(room.left() + room.width() * share - wide / 2, table.bottom() + 6),
            2: QPointF(room.left() + room.width() * share - wide / 2, table.top() - high - 6),
            1: QPointF(table.left() - wide - 8, table.top() + table.height() * share - high / 2),
            3: QPointF(table.right() + 8, table.top() + table.height() * share - high / 2),
        }
        spot = spots[edge]
        if self.flat and in_corners(self.game, self.edges):
            # The end of the edge at the left hand of whoever sits there.
            spot = {
                0: QPointF(table.left(), spot.y()),
                2: QPointF(table.right() - wide, spot.y()),
                1: QPointF(spot.x(), table.top()),
                3: QPointF(spot.x(), table.bottom() - high),
            }[edge]
        chip.setGeometry(round(spot.x()), round(spot.y()), wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Places everything anew."""
        super().resizeEvent(event)
        self.place()

    def sizeHint(self) -> QSize:
        """A broad picture."""
        return QSize(self.theme.px(560), self.theme.px(300))

    def minimumSizeHint(self) -> QSize:
        """Small, but with all chips."""
        return QSize(self.theme.px(380), self.theme.px(210))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the table top with the scene of the game as the sheet in its middle."""
        if not self.game:
            return
        look = self.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table = self.table()
        painter.setPen(QPen(QColor(look.ink), 2 * self.theme.fit))
        painter.setBrush(QColor(look.street))
        painter.drawRoundedRect(table, 16 * self.theme.fit, 16 * self.theme.fit)
        sheet = table.adjusted(table.width() * 0.1, table.height() * 0.12, -table.width() * 0.1, -table.height() * 0.12)
        path = QPainterPath()
        path.addRoundedRect(sheet, 6, 6)
        painter.save()
        painter.setClipPath(path)
        name = f"home/scene_{self.game}"
        own = self.theme.sprites.size(name)
        scale = max(sheet.width() / own.width(), sheet.height() / own.height())
        wide, high = own.width() * scale, own.height() * scale
        place = QRectF(sheet.center().x() - wide / 2, sheet.bottom() - high + high * 0.06, wide, high)
        self.theme.sprites.renderer(name, ()).render(painter, place)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
