"""The bundled typeface, in design pixels times the text scale.

Call ``load_fonts`` once after the application object exists; without it Qt would fall back to a system font.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

FAMILY = "Atkinson Hyperlegible Next"
FILES = (
    "AtkinsonHyperlegibleNext-Regular.ttf",
    "AtkinsonHyperlegibleNext-SemiBold.ttf",
    "AtkinsonHyperlegibleNext-Bold.ttf",
)
AMOUNT = re.compile(r"(?<=\d) (?=[$%])")
BLANKS = re.compile(r"[ \t\n]+")
"""Where a line may break; not at the blanks that keep an amount together."""


def load_fonts(resources: Path) -> None:
    """Registers the bundled fonts of the folder ``resources``/fonts with Qt.

    Raises FileNotFoundError naming the file when one is missing or cannot be read.
    """
    loaded = set(QFontDatabase.families())
    if FAMILY in loaded:
        return
    for name in FILES:
        path = resources / "fonts" / name
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(path)
    broken.cache_clear()


def font(px: float, weight: int = 400, *, tabular: bool = False, scale: float = 1.0) -> QFont:
    """The bundled font, ``px`` * ``scale`` pixels high, of weight 400, 600 or 700.

    ``tabular`` switches to figures of equal width, for tables.
    """
    chosen = QFont(FAMILY)
    chosen.setPixelSize(max(1, round(px * scale)))
    chosen.setWeight(QFont.Weight(weight))
    if tabular:
        chosen.setFeature(QFont.Tag("tnum"), 1)
    return chosen


def kept_together(words: str) -> str:
    """``words`` with amounts that are not torn apart at the end of a line: "3 $", "50 %"."""
    return AMOUNT.sub("\N{NO-BREAK SPACE}", words)


@lru_cache(maxsize=8192)
def broken(words: str, px: int, weight: int, room: float) -> tuple[str, ...]:
    """``words`` broken into lines that are at most ``room`` wide in the bundled font, unhinted; a longer word keeps a
    line of its own.

    Kept, because a log breaks all its lines again whenever one is added.
    """
    chosen = font(px, weight)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(chosen)
    lines: list[str] = []
    for word in filter(None, BLANKS.split(kept_together(words))):
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)
