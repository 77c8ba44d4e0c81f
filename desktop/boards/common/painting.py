"""Helpers that draw ink, hatching, cards and texts in the hand of the boards."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.access.fonts import broken
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import device_scale, lay

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
RINGS = 5
"""A shadow is drawn in so many rings."""
LEAST = 16.0
"""No text is written smaller than this, in design pixels."""
Words = str | tuple[str, ...]
"""A text, or several wordings of it, the longest first."""


def wobble(seed: int, step: int) -> float:
    """A number from -1 to 1 that depends on ``seed`` and ``step`` only, so that a drawn line never changes."""
    mixed = (seed * 2654435761 + step * 40503 + 97) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    mixed = (mixed * 2246822519) & 0xFFFFFFFF
    mixed ^= mixed >> 13
    return mixed / 0x7FFFFFFF - 1 if mixed <= 0xFFFFFFFE else 1.0


def wobbly_line(start: QPointF, end: QPointF, seed: int, amount: float = 0.55) -> QPainterPath:
    """A line drawn by hand: it leaves the straight way by at most ``amount`` units every 24 units."""
    path = QPainterPath(start)
    line = QLineF(start, end)
    pieces = max(1, round(line.length() / 24))
    normal = QPointF(-line.dy(), line.dx()) / max(line.length(), 1e-6)
    for i in range(1, pieces + 1):
        middle = line.pointAt((i - 0.5) / pieces) + normal * (wobble(seed, i) * amount)
        path.quadTo(middle, line.pointAt(i / pieces))
    return path


def ink(colour: str, width: float = 2.0, *, dash: tuple[float, float] | None = None) -> QPen:
    """A round pen; ``dash`` is (drawn, left out) in units."""
    pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([dash[0] / width, dash[1] / width])
    return pen


def faded(colour: str, share: float) -> QColor:
    """The colour at an opacity of ``share``."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def hatch(
    painter: QPainter, rect: QRectF, colour: str, *, gap: float = 10, width: float = 2.0, share: float = 0.3
) -> None:
    """Hatches ``rect`` with lines of 45 degrees."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(colour, share), width))
    start = math.floor((rect.left() - rect.height()) / gap) * gap
    while start < rect.right():
        painter.drawLine(QPointF(start, rect.bottom()), QPointF(start + rect.height(), rect.top()))
        start += gap
    painter.restore()


def shadow(
    painter: QPainter, rect: QRectF, look: Look, *, radius: float = 10, drop: float = 3, blur: float = 8
) -> None:
    """Lays a soft shadow under a rounded rectangle; in the dark look a light edge stands in its place."""
    if look.palette.dark:
        painter.save()
        painter.setPen(QPen(faded(look.palette.ink, 0.18), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
        painter.restore()
        return
    reach = blur / 2 + 1
    whole = rect.adjusted(-reach, -reach + min(drop, 0), reach, reach + max(drop, 0))

    def rings(canvas: QPainter, at: QPointF) -> None:
        canvas.save()
        canvas.translate(at)
        canvas.setPen(Qt.PenStyle.NoPen)
        for i in range(RINGS):
            grow = blur * (i + 0.5) / RINGS * 0.5
            canvas.setBrush(faded(look.palette.shade, 0.22 / RINGS * (1.15 - i / RINGS)))
            ring = rect.adjusted(-grow, -grow + drop, grow, grow + drop)
            canvas.drawRoundedRect(ring, radius + grow, radius + grow)
        canvas.restore()

    scale = device_scale(painter)
    name = f"shadow {radius:g} {drop:g} {blur:g}"
    kept = look.sprites.made(name, whole.width(), whole.height(), scale, lambda canvas: rings(canvas, -whole.topLeft()))
    if kept is None:
        rings(painter, QPointF())
    else:
        lay(painter, kept, whole.left(), whole.top())


def panel(painter: QPainter, rect: QRectF, look: Look, *, radius: float = 12) -> None:
    """Draws the ground of a panel or tray."""
    painter.setPen(QPen(QColor(look.palette.edge), 1.5))
    painter.setBrush(QColor(look.palette.paper2))
    painter.drawRoundedRect(rect, radius, radius)


def squared_paper(painter: QPainter, rect: QRectF, look: Look, *, step: float = 12, share: float = 0.55) -> None:
    """Rules ``rect`` in squares of ``step`` units with thin grid lines."""
    painter.save()
    painter.setPen(QPen(faded(look.palette.grid, share), 0.8))
    x = math.ceil(rect.left() / step) * step
    lines = []
    while x < rect.right():
        lines.append(QLineF(x, rect.top(), x, rect.bottom()))
        x += step
    y = math.ceil(rect.top() / step) * step
    while y < rect.bottom():
        lines.append(QLineF(rect.left(), y, rect.right(), y))
        y += step
    painter.drawLines(lines)
    painter.restore()


def fitted(
    look: Look,
    words: Words,
    px: float,
    weight: int,
    room: float,
    *,
    tabular: bool = False,
    height: float = 0,
    unit: float = 1.0,
) -> tuple[str, QFont]:
    """The first of the ``words`` that fits into ``room`` with its font: ``px`` high, smaller where it would be wider
    than ``room`` or higher than ``height``, but never below ``LEAST`` design pixels of ``unit`` units each.

    What does not fit at all is the last of the words, cut with an ellipsis.
    """
    chosen = look.font(px, weight, tabular=tabular)
    least = max(1, math.ceil(min(px, LEAST * unit) * look.growth - 0.1))
    if height and chosen.pixelSize() > height * 0.86:
        chosen.setPixelSize(max(least, int(height * 0.86)))
    best = chosen.pixelSize()
    asked = (words,) if isinstance(words, str) else words
    for text in asked:
        chosen.setPixelSize(best)
        wide = QFontMetricsF(chosen).horizontalAdvance(text)
        if wide > room > 0:
            chosen.setPixelSize(max(least, math.floor(best * room / wide)))
            wide = QFontMetricsF(chosen).horizontalAdvance(text)
        if wide <= room + 0.5:
            return text, chosen
    return QFontMetricsF(chosen).elidedText(asked[-1], Qt.TextElideMode.ElideRight, room), chosen


def write(
    painter: QPainter,
    look: Look,
    words: Words,
    rect: QRectF,
    px: float,
    weight: int = 400,
    *,
    colour: str = "",
    align: Qt.AlignmentFlag = LEFT,
    tabular: bool = False,
    unit: float = 1.0,
) -> float:
    """Writes one line, centred vertically in ``rect``, and tells how wide it became.

    ``words`` may be several wordings, the longest first: the first that fits is written. ``px`` is multiplied by the
    scale of the look; see ``fitted``.
    """
    text, chosen = fitted(look, words, px, weight, rect.width(), tabular=tabular, height=rect.height() * 1.2, unit=unit)
    metrics = QFontMetricsF(chosen)
    wide = metrics.horizontalAdvance(text)
    x = rect.left()
    if align & RIGHT:
        x = rect.right() - wide
    elif align & CENTRE:
        x = rect.center().x() - wide / 2
    base = rect.center().y() + metrics.capHeight() / 2
    put_words(painter, look, text, QPointF(x, base), chosen, colour or look.palette.ink)
    return wide


def put_words(painter: QPainter, look: Look, words: str, at: QPointF, chosen: QFont, colour: str) -> None:
    """Draws one line of text, its base line beginning at ``at``; every text of the boards goes through here."""
    painter.setFont(chosen)
    painter.setPen(QColor(colour))
    painter.drawText(at, words)


def fits(look: Look, words: str, px: float, room: float, weight: int = 400, *, unit: float = 1.0) -> bool:
    """Whether ``words`` can be written into ``room`` without being cut."""
    return fitted(look, words, px, weight, room, unit=unit)[0] == words


def width_of(look: Look, words: str, px: float, weight: int = 400, *, tabular: bool = False) -> float:
    """How wide ``words`` become at ``px`` design pixels."""
    return QFontMetricsF(look.font(px, weight, tabular=tabular)).horizontalAdvance(words)


def wrap(look: Look, words: str, px: float, weight: int, room: float) -> list[str]:
    """``words`` broken into lines that are at most ``room`` wide; a longer word keeps a line of its own."""
    return list(broken(words, look.pixels(px), weight, room))


def solid(colour: str) -> QBrush:
    """A brush of one colour."""
    return QBrush(QColor(colour))
