"""Amounts stay whole where a text breaks into lines."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF, QRawFont

from desktop.access.fonts import broken, font, kept_together, load_fonts
from desktop.windows.parts import WrappedLabel
from resources import folder

SENTENCE = "Ada builds on E1 with yellow 5 for 12 $ and is at 50 % of what it costs"


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    load_fonts(folder())


@pytest.mark.parametrize("room", range(20, 500, 7))
def test_no_line_begins_with_a_currency(room: int) -> None:
    lines = broken(SENTENCE, 16, 400, room)
    assert not any(line.startswith(("$", "%")) for line in lines)
    assert " ".join(lines).replace("\N{NO-BREAK SPACE}", " ") == SENTENCE


def test_the_bundled_font_has_the_blank_that_keeps_them_together() -> None:
    assert QRawFont.fromFont(font(16)).supportsCharacter(ord("\N{NO-BREAK SPACE}"))
    metrics = QFontMetricsF(font(16))
    assert metrics.horizontalAdvance("3\N{NO-BREAK SPACE}$") == metrics.horizontalAdvance("3 $")


def test_labels_keep_them_together_too(qtbot: object) -> None:
    label = WrappedLabel()
    label.setText("An action costs 2 $ for each step")
    assert label.text() == kept_together("An action costs 2 $ for each step") != "An action costs 2 $ for each step"
    assert kept_together("%1 goes to $ and 3$") == "%1 goes to $ and 3$"
