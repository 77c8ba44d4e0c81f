"""Scale factors of the screen: windows are as sharp as drawn natively in that size, and texts keep their least size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from vision import lightness, pixels
from window_samples import WINDOWS, clipped, lay_out, make_theme, make_translations

HERE = Path(__file__).resolve().parent
PAGES = ("home", "match", "list", "result", "curtain")
SHARPNESS = 0.85
"""So much of the sharpness of a native picture is reached at least."""

Shots = Callable[..., Path]


@pytest.fixture(scope="module")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Shots:
    """Pictures of the program at a scale factor, window size (logical pixels), look and text scale, taken once."""
    taken: dict[tuple, Path] = {}

    def take(factor: float, width: int, height: int, scheme: str = "light", text: float = 1.0) -> Path:
        key = (factor, width, height, scheme, text)
        if key not in taken:
            home = tmp_path_factory.mktemp("shots")
            arguments = [str(home), str(width), str(height), scheme, str(text)]
            done = subprocess.run(
                [sys.executable, str(HERE / "scaled_windows.py"), *arguments],
                env={
                    **os.environ,
                    "QT_QPA_PLATFORM": "offscreen",
                    "QT_SCALE_FACTOR": str(factor),
                    "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parents[1])]),
                },
                capture_output=True,
                text=True,
                timeout=180,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            taken[key] = home
        return taken[key]

    return take


def sharpness(image: QImage) -> float:
    """The mean square of the steps between neighbouring pixels: an edge that is spread over n pixels counts 1 / n."""
    light = lightness(pixels(image)) / 100
    return float(np.mean(np.diff(light, axis=0) ** 2) + np.mean(np.diff(light, axis=1) ** 2))


@pytest.mark.parametrize(
    "factor",
    [1.25, *(pytest.param(factor, marks=pytest.mark.soak) for factor in (1.5, 2.0, 3.0))],
)
def test_scaled_windows_are_as_sharp_as_native_ones(factor: float, shots: Shots) -> None:
    """The window scaled by the screen against the window drawn that large on a plain screen."""
    width, height = 1600, 1000
    scaled = shots(factor, width, height)
    native = shots(1.0, round(width * factor), round(height * factor))
    for page in PAGES:
        one, other = QImage(str(scaled / f"{page}.png")), QImage(str(native / f"{page}.png"))
        assert one.size() == other.size()
        reached = sharpness(one) / sharpness(other)
        assert reached >= SHARPNESS, (page, reached)


def test_the_measure_sees_a_blurred_window(shots: Shots) -> None:
    """A picture taken at 100 % and stretched, as a program would look that ignores the scale, falls through."""
    native = QImage(str(shots(1.0, 2000, 1250) / "match.png"))
    plain = QImage(str(shots(1.0, 1600, 1000) / "match.png"))
    stretched = plain.scaled(
        native.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    assert sharpness(stretched) / sharpness(native) < SHARPNESS


LEAST = [
    # Window, text scale, least pixels. In the large text mode everything is asked for in 26 pixels; only a word that
    # does not fit its card is written a little smaller.
    ((1920, 1080), 1.0, 18.0),
    ((1920, 1080), 1.45, 24.5),
    ((3840, 2160), 1.0, 36.0),
]


@pytest.mark.parametrize(("size", "text", "least"), LEAST, ids=str)
def test_no_text_is_too_small(size: tuple[int, int], text: float, least: float, shots: Shots) -> None:
    """On every page; the board beside its list has less room and is left out."""
    texts = json.loads((shots(1.0, *size, "light", text) / "texts.json").read_text())
    assert len(texts["match"]) > 60
    small = {
        (page, round(px, 1), words)
        for page, found in texts.items()
        for px, words in found
        if px < least - 0.5 and page != "list"
    }
    assert sorted(small) == []


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    "size",
    [QSize(1920, 1080), pytest.param(QSize(3840, 2160), marks=pytest.mark.soak)],
    ids=lambda size: str(size.width()),
)
@pytest.mark.parametrize("text", [1.0, 1.45])
@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_is_cut_at_full_screen(name: str, text: float, size: QSize, language: str, qapp: QApplication) -> None:
    """On the two common screens, with the least text sizes that hold there, also in the large text mode."""
    make_translations().use(language)
    theme = make_theme(text_scale=text)
    theme.fit_window(size)
    window = WINDOWS[name](theme)
    lay_out(window, size)
    assert clipped(window) == []
    window.close()
    make_translations().use("en")
