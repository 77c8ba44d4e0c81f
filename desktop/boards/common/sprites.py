"""SVG pictures as pixmaps in exactly the size that the screen needs.

A sprite is rendered when it is first painted in a size and kept; painting never scales a pixmap. Colours are replaced
in the text of the SVG in one pass, so that swapped colours cannot meet.
"""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.access.palettes import Palette

Swaps = tuple[tuple[str, str], ...]
"""Colours of the light art and what stands in their place, as "#RRGGBB" pairs."""

COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
CACHE_BYTES = 96 * 1024 * 1024
MOST_ASKED = 2000
Key = tuple[str, int, int, Swaps, str]


def kind_lines(name: str) -> str:
    """The default answer of ``kind``: every picture takes the replacements of lines."""
    return "lines"


class Sprites:
    """The pictures of a folder of art in one palette.

    ``folder`` holds the folders of art; names are "folder/file" without ".svg". ``kind`` tells for a name whether the
    dark look replaces its colours as "lines", "pictures" or "fixed".
    """

    def __init__(self, folder: Path, palette: Palette, kind: Callable[[str], str] = kind_lines) -> None:
        self.folder = folder
        self.palette = palette
        self.kind = kind
        self.texts: dict[str, str] = {}
        self.renderers: dict[tuple[str, Swaps, str], QSvgRenderer] = {}
        self.pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()
        self.asked: set[Key] = set()
        self.bytes = 0

    def use(self, palette: Palette) -> None:
        """Renders in ``palette`` from now on; what was rendered for the other palette stays in the cache."""
        self.palette = palette

    def size(self, name: str) -> QSizeF:
        """The size of the picture in its own units."""
        return self.renderer(name, ()).viewBoxF().size()

    def renderer(self, name: str, swaps: Swaps) -> QSvgRenderer:
        """The renderer of a picture with its colours replaced. Raises FileNotFoundError when there is no such
        picture."""
        key = (name, swaps, self.palette.name)
        found = self.renderers.get(key)
        if found is None:
            found = QSvgRenderer(QByteArray(self.recolour(name, swaps).encode()))
            if not found.isValid():
                raise ValueError(f"not a picture: {name}")
            self.renderers[key] = found
        return found

    def recolour(self, name: str, swaps: Swaps) -> str:
        """The text of the SVG in the colours of the palette; ``swaps`` win over the palette."""
        if name not in self.texts:
            self.texts[name] = (self.folder / f"{name}.svg").read_text(encoding="utf-8")
        colours: dict[str, str] = {}
        kind = self.kind(name)
        if kind == "lines":
            colours.update(self.palette.lines)
        elif kind == "pictures":
            colours.update(self.palette.pictures)
        colours.update(swaps)
        if not colours:
            return self.texts[name]
        return COLOUR.sub(lambda found: colours.get(found.group().upper(), found.group()), self.texts[name])

    def pixmap(self, name: str, width: float, height: float, scale: float, swaps: Swaps = ()) -> QPixmap:
        """The picture ``width`` x ``height`` scene units large for a device with ``scale`` pixels per unit."""
        wide, high = max(1, math.ceil(width * scale - 0.01)), max(1, math.ceil(height * scale - 0.01))
        key = (name, wide, high, swaps, self.palette.name)
        found = self.pixmaps.get(key)
        if found is not None:
            self.pixmaps.move_to_end(key)
            return found
        return self.draw(
            key, lambda painter: self.renderer(name, swaps).render(painter, QRectF(0, 0, width * scale, height * scale))
        )

    def made(
        self, name: str, width: float, height: float, scale: float, draw: Callable[[QPainter], None]
    ) -> QPixmap | None:
        """What ``draw`` draws in scene units from its upper left corner, as a picture; None where that would be very
        large.

        It is kept from the second time on that it is asked for in this size: what grows has another size in each frame.
        The first time it is a picture as well, so that all frames show the same pixels.
        """
        wide, high = max(1, math.ceil(width * scale - 0.01)), max(1, math.ceil(height * scale - 0.01))
        key = (name, wide, high, (), self.palette.name)
        found = self.pixmaps.get(key)
        if found is not None:
            self.pixmaps.move_to_end(key)
            return found
        if wide * high * 4 > CACHE_BYTES / 16:
            return None

        def scaled(painter: QPainter) -> None:
            painter.scale(scale, scale)
            draw(painter)

        once = key not in self.asked
        if once:
            if len(self.asked) >= MOST_ASKED:
                self.asked.clear()
            self.asked.add(key)
        return self.draw(key, scaled, keep=not once)

    def draw(self, key: Key, draw: Callable[[QPainter], None], *, keep: bool = True) -> QPixmap:
        """Draws a picture; to ``keep`` it may cost those that were not painted for the longest time."""
        made = QPixmap(key[1], key[2])
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        if not keep:
            return made
        self.pixmaps[key] = made
        self.bytes += made.width() * made.height() * 4
        while self.bytes > CACHE_BYTES and len(self.pixmaps) > 1:
            old = self.pixmaps.popitem(last=False)[0]
            self.bytes -= old[1] * old[2] * 4
        return made

    def paint(
        self,
        painter: QPainter,
        name: str,
        x: float,
        y: float,
        *,
        factor: float = 1.0,
        size: tuple[float, float] | None = None,
        swaps: Swaps = (),
        opacity: float = 1.0,
        mirror: bool = False,
    ) -> None:
        """Paints a picture with its upper left corner at ``x``, ``y``.

        ``factor`` multiplies its own units, ``size`` (width, height) stands in their place; ``mirror`` swaps left and
        right.
        """
        own = self.size(name)
        width, height = size if size else (own.width() * factor, own.height() * factor)
        scale = device_scale(painter)
        if scale <= 0:
            return
        lay(painter, self.pixmap(name, width, height, scale, swaps), x, y, opacity=opacity, mirror=mirror)


def device_scale(painter: QPainter) -> float:
    """How many pixels of the device one unit of the painter is, along the axis that is scaled more."""
    device = painter.deviceTransform()
    return max(math.hypot(device.m11(), device.m12()), math.hypot(device.m21(), device.m22()))


def lay(painter: QPainter, pixmap: QPixmap, x: float, y: float, *, opacity: float = 1.0, mirror: bool = False) -> None:
    """Paints a pixmap made for ``device_scale`` with its upper left corner at ``x``, ``y``; ``mirror`` swaps left and
    right."""
    device = painter.deviceTransform()
    across, down = math.hypot(device.m11(), device.m12()), math.hypot(device.m21(), device.m22())
    scale = max(across, down)
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    if abs(device.m12()) < 1e-9 and device.m11() > 0 and abs(across - down) < 1e-6 * scale:
        # Upright: put the pixels of the picture on the pixels of the device, so that nothing is resampled.
        corner = device.map(QPointF(x, y))
        painter.resetTransform()
        bare = painter.deviceTransform()
        painter.translate(bare.inverted()[0].map(QPointF(round(corner.x()), round(corner.y()))))
        unit = 1 / math.hypot(bare.m11(), bare.m12())
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(x, y)
        unit = 1 / scale
    if mirror:
        painter.translate(pixmap.width() * unit, 0)
        painter.scale(-1, 1)
    painter.drawPixmap(QRectF(0, 0, pixmap.width() * unit, pixmap.height() * unit), pixmap, QRectF(pixmap.rect()))
    painter.restore()
