"""A child process of the scaling tests: renders windows at the scale of QT_SCALE_FACTOR and tells the sizes of texts.

python scaled_windows.py FOLDER WIDTH HEIGHT SCHEME TEXT_SCALE: writes home.png, match.png, list.png, result.png,
curtain.png and texts.json (per page the pixel sizes of its texts) into FOLDER.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import msgspec
from app_samples import make_app, pair_of_persons, plan, started
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit
from window_samples import sample_result

from desktop.app import Cantiere
from desktop.boards.common import painting
from desktop.table.plan import PERSON
from resources import folder


class Camera:
    """Takes pictures of the main window and measures its texts."""

    def __init__(self, app: Cantiere, home: Path) -> None:
        self.app = app
        self.home = home
        self.texts: dict[str, list[tuple[float, str]]] = {}
        self.drawn: list[tuple[float, str]] = []
        self.put_words = painting.put_words
        painting.put_words = self.note

    def note(self, painter: QPainter, look: object, words: str, at: object, chosen: QFont, colour: str) -> None:
        """Measures a text of a board, then draws it."""
        device = painter.deviceTransform()
        across = abs(device.m22() or device.m21())
        if words.strip():
            self.drawn.append((chosen.pixelSize() * across, words))
        self.put_words(painter, look, words, at, chosen, colour)

    def take(self, name: str) -> None:
        """Takes a picture of what the window shows."""
        window = self.app.window
        for _ in range(3):
            QApplication.processEvents()
        self.drawn.clear()
        picture = window.grab()
        # Packing pictures of this size well takes longer than everything else.
        picture.save(str(self.home / f"{name}.png"), "PNG", 90)
        found = list(self.drawn)
        for kind in (QLabel, QAbstractButton, QLineEdit):
            for widget in window.findChildren(kind):
                if widget.isVisible() and widget.text().strip():
                    found.append((QFontInfo(widget.font()).pixelSize() * picture.devicePixelRatio(), widget.text()))
        self.texts[name] = found


def main(home: Path, width: int, height: int, scheme: str, text_scale: float) -> None:
    """Takes all pictures."""
    policy = Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(policy)
    qt = QApplication([])
    app = started(make_app(Path(tempfile.mkdtemp()), scheme=scheme, text_scale=text_scale))
    app.window.resize(width, height)
    camera = Camera(app, home)
    camera.take("home")
    state = (folder() / "tour" / "house_numbers_turn_12.json").read_bytes()
    origin = msgspec.json.decode(state, type=app.controller.types("house_numbers").state)
    app.controller.begin(plan(PERSON, PERSON, PERSON, PERSON, mode="advanced"), origin, 12)
    assert app.play is not None
    app.play.board.activate(("pair", 0))
    camera.take("match")
    app.play.show_mirror()
    camera.take("list")
    app.play.close_mirror()
    page = app._result_page()
    page.show_result(sample_result(4))
    app.window.show_page(page)
    camera.take("result")
    app.begin(pair_of_persons("expert"))
    camera.take("curtain")
    (home / "texts.json").write_text(json.dumps(camera.texts), encoding="utf-8")
    app.close()
    app.window.close()
    del qt


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], float(sys.argv[5]))
