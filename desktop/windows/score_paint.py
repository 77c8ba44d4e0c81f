"""How the score table of the result is drawn: head, stripe of groups, rows that may have been scrolled, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.texts.actions import group_words
from desktop.texts.words import number
from desktop.windows.score_lines import Line, Span, spans_of

if TYPE_CHECKING:
    from desktop.windows.score_table import ScoreTable

translate = QCoreApplication.translate

GROUP_WASHES = ("#E2DCE8", "#D3E6D6", "#F2D8CF", "#D5E1EA")
GROUP_WASHES_DARK = ("#3A3556", "#1F4A3B", "#55302C", "#24506F")
STRIPE = 32
"""The width of the stripe with the names of the groups, in design pixels."""
LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class Drawing:
    """Draws a score table once."""

    def __init__(self, table: ScoreTable) -> None:
        assert table.result is not None
        self.table = table
        self.result = table.result
        self.theme, self.look, self.px = table.theme, table.theme.palette, table.theme.px
        self.painter = QPainter(table)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.body = table.body()
        self.width = table.sizeHint().width()
        self.rect = QRectF(1, 1, self.width - 2, self.body.bottom() + table.total_height())
        groups = list(dict.fromkeys(line.group for line in table.lines))
        washes = GROUP_WASHES_DARK if self.look.dark else GROUP_WASHES
        self.washes = {group: QColor(washes[at % len(washes)]) for at, group in enumerate(groups)}

    def draw(self) -> None:
        """Draws everything."""
        painter, look, table = self.painter, self.look, self.table
        painter.fillRect(self.rect, QColor(look.paper))
        if table.turned:
            self.draw_turned()
        else:
            self.draw_upright()
        if table.cell[0] >= 0:
            wash = QColor(look.blueprint)
            wash.setAlphaF(0.14)
            painter.save()
            if not table.is_total_row(table.cell[1]):
                painter.setClipRect(self.body)
            painter.setPen(QPen(QColor(look.blueprint), 2.5 * self.theme.fit))
            painter.setBrush(wash)
            painter.drawRoundedRect(table.cell_rect(*table.cell).adjusted(1, 1, -1, -1), 4, 4)
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        focused = table.hasFocus()
        self.pen(look.blueprint if focused else look.ink, 3 if focused else 2)
        painter.drawRect(self.rect)
        painter.end()

    def pen(self, colour: str, width: float) -> None:
        """Takes a pen of a colour of the look, ``width`` design pixels broad."""
        self.painter.setPen(QPen(QColor(colour), width * self.theme.fit))

    def text(self, words: str, rect: QRectF, font: QFont, colour: str, align: Qt.AlignmentFlag) -> None:
        """Writes words in a place."""
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, words)

    # Categories as rows, seats as columns

    def draw_upright(self) -> None:
        """Head, rows, totals."""
        painter, look, px, table, body = self.painter, self.look, self.px, self.table, self.body
        self.draw_upright_head()
        painter.save()
        painter.setClipRect(body)
        self.draw_rows()
        painter.restore()
        foot = QRectF(2, body.bottom(), self.rect.width() - 2, table.total_height())
        self.draw_total_ground(foot)
        words = translate("Result", "Total")
        self.text(words, foot.adjusted(px(44), 0, 0, 0), self.theme.font(20, 700), look.ink, LEFT)
        for column, seat in enumerate(table.order):
            cell = table.cell_rect(column, len(table.lines))
            self.draw_trophy(seat, QPointF(cell.left() + px(24), cell.center().y()))
            total = number(self.result.outcome.sheets[seat].total)
            font = self.theme.font(24, 700, tabular=True)
            self.text(total, cell.adjusted(0, 0, -px(18), 0), font, look.ink, RIGHT)
        self.pen(look.ink, 2)
        for y in (body.top(), body.bottom()):
            painter.drawLine(QPointF(2, y), QPointF(self.rect.right(), y))

    def draw_upright_head(self) -> None:
        """What the table is, and the seats."""
        theme, look, px, table = self.theme, self.look, self.px, self.table
        head, wide = table.head_height(), table.seat_width()
        self.painter.fillRect(QRectF(2, 2, self.rect.width() - 2, head), QColor(look.paper2))
        top = QRectF(2 + px(STRIPE) + px(12), 2, table.name_width(), head)
        title = top.adjusted(0, px(6), 0, -head / 2)
        self.text(translate("Result", "Score table"), title, theme.font(18, 700), look.ink, LEFT)
        ending = self.result.ending
        unit = ending.unit if ending is not None else translate("Result", "count, then points")
        under = top.adjusted(0, head / 2 - px(2), 0, -px(4))
        self.text(unit, under, theme.font(16), look.pencil, LEFT)
        for place, seat in enumerate(table.order):
            self.draw_head(seat, QRectF(2 + table.name_width() + wide * place, 2, wide, head))

    def draw_head(self, seat: int, place: QRectF) -> None:
        """Symbol, name and place of a seat."""
        theme, look, px = self.theme, self.look, self.px
        info = self.result.seats[seat]
        side = px(26)
        spot = QRectF(place.left() + px(10), place.center().y() - side / 2, side, side)
        theme.sprites.renderer(info.symbol, ()).render(self.painter, spot)
        words = place.adjusted(px(44), px(6), -px(4), -place.height() / 2)
        font = theme.font(18, 600)
        name = QFontMetricsF(font).elidedText(info.name, Qt.TextElideMode.ElideRight, words.width())
        self.text(name, words, font, look.ink, LEFT)
        under = place.adjusted(px(44), place.height() / 2 - px(2), -px(4), -px(4))
        self.text(self.table.rank_words(seat), under, theme.font(16), look.pencil, LEFT)

    def draw_rows(self) -> None:
        """The rows that show, with the lines between them."""
        theme, look, px, table, body = self.theme, self.look, self.px, self.table, self.body
        high, name_wide, seat_wide = table.row_height(), table.name_width(), table.seat_width()
        soft, font, left = theme.font(16), theme.font(17), 2 + px(STRIPE) + px(12)
        for span in spans_of(table.lines):
            self.draw_span(span)
        for row, line in enumerate(table.lines):
            top = table.cell_rect(0, row).top()
            if top > body.bottom() or top + high < body.top():
                continue
            place = QRectF(left, top, name_wide - px(STRIPE + 12 + 10), high)
            self.text(line.name, place, font, look.ink, LEFT)
            if line.detail:
                self.text(line.detail, place, soft, look.pencil, RIGHT)
            for column, seat in enumerate(table.order):
                self.draw_cell(seat, line, table.cell_rect(column, row))
        self.pen(look.grid, 1.2)
        for column in range(len(table.order)):
            x = 2 + name_wide + seat_wide * column
            self.painter.drawLine(QPointF(x, body.top()), QPointF(x, body.bottom()))

    def draw_span(self, span: Span) -> None:
        """The part of the stripe at the left beside rows of a group: the seat, if only one has these rows, the name of
        the group read upwards, and the lines above and between the rows."""
        theme, look, px, table, painter = self.theme, self.look, self.px, self.table, self.painter
        high = table.row_height()
        top = table.cell_rect(0, span.first).top()
        stripe = QRectF(2, top, px(STRIPE), high * span.count)
        painter.fillRect(stripe, self.washes[span.group])
        # The words stay in the part that shows while the rows are scrolled.
        shown = stripe.intersected(self.body)
        if span.owner >= 0 and shown.height() >= px(20):
            side = px(18)
            spot = QRectF(shown.center().x() - side / 2, shown.top() + px(4), side, side)
            theme.sprites.renderer(self.result.seats[span.owner].symbol, ()).render(painter, spot)
            shown.setTop(spot.bottom())
        font, words = theme.font(16, 600), group_words(self.result.game, span.group)
        if QFontMetricsF(font).horizontalAdvance(words) <= shown.height() - 4:
            painter.save()
            painter.translate(shown.center())
            painter.rotate(-90)
            room = QRectF(-shown.height() / 2, -shown.width() / 2, shown.height(), shown.width())
            self.text(words, room, font, look.ink, MIDDLE)
            painter.restore()
        first = span.first == 0 or table.lines[span.first - 1].group != span.group
        self.pen(look.ink if first else look.pencil, 1.4 if first else 1)
        painter.drawLine(QPointF(2, top), QPointF(self.width - 2, top))
        self.pen(look.grid, 1)
        for row in range(1, span.count):
            y = top + high * row
            painter.drawLine(QPointF(2 + px(STRIPE), y), QPointF(self.width - 2, y))

    def draw_cell(self, seat: int, line: Line, place: QRectF) -> None:
        """What was counted, small, and the points, bold; an empty cell where both are nothing. Where all seats have one
        score, each thing counted is a point, and is told once."""
        theme, look, px, turned = self.theme, self.look, self.px, self.table.turned
        count, points = self.table.value(seat, line.key)
        if self.table.tells_nothing(seat, line.key):
            return
        if count and not turned and self.result.ending is None:
            room = place.adjusted(0, 0, -place.width() / 2 - px(4), 0)
            self.text(str(count), room, theme.font(16, tabular=True), look.pencil, RIGHT)
        colour = look.refuse if points < 0 else look.ink
        room = place if turned else place.adjusted(0, 0, -px(18), 0)
        self.text(number(points), room, theme.font(18, 700, tabular=True), colour, MIDDLE if turned else RIGHT)

    def draw_total_ground(self, place: QRectF) -> None:
        """The yellow ground of totals."""
        self.painter.fillRect(place, QColor("#4A3F16" if self.look.dark else "#FBEFB8"))

    def draw_trophy(self, seat: int, centre: QPointF) -> None:
        """The cup beside the total of a winner, where others have lost."""
        if self.result.outcome.ranks[seat] != 1 or len(self.table.order) < 2:
            return
        side = self.px(24)
        swaps = (("#1F2D3A", self.look.gold),)
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        self.theme.sprites.renderer("icons/trophy", swaps).render(self.painter, place)

    # Seats as rows

    def draw_turned(self) -> None:
        """The names of the categories stand upright in the head."""
        painter, look, px, table, body = self.painter, self.look, self.px, self.table, self.body
        head, name_wide, wide = table.head_height(), table.name_width(), table.seat_width()
        painter.fillRect(QRectF(2, 2, self.rect.width() - 2, head), QColor(look.paper2))
        spans = spans_of(table.lines)
        for span in spans:
            ground = QRectF(2 + name_wide + wide * span.first, 2, wide * span.count, head)
            painter.fillRect(ground, self.washes[span.group])
        font = self.theme.font(16, 600)
        for column, line in enumerate(table.lines):
            painter.save()
            painter.translate(2 + name_wide + wide * (column + 0.5), 2 + head - px(6))
            painter.rotate(-90)
            words = QFontMetricsF(font).elidedText(line.name, Qt.TextElideMode.ElideRight, head - px(10))
            self.text(words, QRectF(0, -wide / 2, head, wide), font, look.ink, LEFT)
            painter.restore()
        left = 2 + name_wide + wide * len(table.lines)
        self.draw_total_ground(QRectF(left, 2, table.total_width(), head + body.height()))
        title = QRectF(left, 2, table.total_width(), head - px(8))
        align = MIDDLE | Qt.AlignmentFlag.AlignBottom
        painter.setFont(self.theme.font(16, 700))
        painter.setPen(QColor(look.ink))
        painter.drawText(title, align, translate("Result", "Total"))
        painter.save()
        painter.setClipRect(body)
        for row, seat in enumerate(table.order):
            self.draw_seat(row, seat)
        painter.restore()
        self.pen(look.ink, 1.4)
        for span in spans:
            x = 2 + name_wide + wide * span.first
            painter.drawLine(QPointF(x, 2), QPointF(x, self.rect.bottom()))
        painter.drawLine(QPointF(2, 2 + head), QPointF(self.rect.right(), 2 + head))

    def draw_seat(self, row: int, seat: int) -> None:
        """The row of a seat: place, symbol, name, points, total."""
        theme, look, px, table = self.theme, self.look, self.px, self.table
        place = table.cell_rect(0, row)
        top, high = place.top(), place.height()
        info = self.result.seats[seat]
        rank = str(self.result.outcome.ranks[seat])
        self.text(rank, QRectF(2, top, px(28), high), theme.font(16, tabular=True), look.pencil, MIDDLE)
        side = px(20)
        spot = QRectF(px(30), top + (high - side) / 2, side, side)
        theme.sprites.renderer(info.symbol, ()).render(self.painter, spot)
        name = QRectF(px(30 + 28), top, table.name_width() - px(58), high)
        self.text(info.name, name, theme.font(17), look.ink, LEFT)
        for column, line in enumerate(table.lines):
            self.draw_cell(seat, line, table.cell_rect(column, row))
        total = number(self.result.outcome.sheets[seat].total)
        end = table.cell_rect(len(table.lines), row)
        self.text(total, end, theme.font(20, 700, tabular=True), look.ink, MIDDLE)
        self.pen(look.grid, 1)
        self.painter.drawLine(QPointF(2, top), QPointF(self.rect.right(), top))
