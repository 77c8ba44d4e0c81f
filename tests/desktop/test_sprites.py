"""Sprites: colours, sizes, the cache, and that every picture of the art can be drawn in both looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import resources
from desktop.access.palettes import DARK, LIGHT, SEATS, contrast, on_seat
from desktop.boards.common.painting import wobble
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import DRAWN_THINGS, HOUSES, SHAPES, house, kind

ART = resources.folder() / "art"
FOLDERS = ("house_numbers", "common", "home", "icons")


@pytest.fixture
def sprites(qapp) -> Sprites:
    return Sprites(ART, LIGHT, kind)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_picture_is_valid_and_has_no_text(sprites: Sprites, folder: str) -> None:
    files = sorted((ART / folder).glob("*.svg"))
    assert files
    for file in files:
        name = f"{folder}/{file.stem}"
        assert sprites.size(name).width() > 0
        text = file.read_text(encoding="utf-8")
        for forbidden in ("<text", "<filter", "<mask", "<clipPath", "currentColor", "<style", "<image"):
            assert forbidden not in text, (name, forbidden)


def test_missing_picture_is_named(sprites: Sprites) -> None:
    with pytest.raises(FileNotFoundError, match="nothing_here"):
        sprites.size("icons/nothing_here")


def test_swapped_colours_do_not_meet(sprites: Sprites, tmp_path: Path) -> None:
    (tmp_path / "two.svg").write_text('<svg viewBox="0 0 2 1"><path fill="#aaaaaa"/><path fill="#BBBBBB"/></svg>')
    own = Sprites(tmp_path, LIGHT)
    text = own.recolour("two", (("#AAAAAA", "#BBBBBB"), ("#BBBBBB", "#AAAAAA")))
    assert text.index("#BBBBBB") < text.index("#AAAAAA")


def test_dark_look_replaces_lines_but_keeps_dark_outlines_of_pictures(sprites: Sprites) -> None:
    sprites.use(DARK)
    assert "#EEF4F8" in sprites.recolour("house_numbers/sum_box", ())
    drawn = sprites.recolour("house_numbers/tree_round", ())
    assert "#0D1F2E" in drawn
    assert "#EEF4F8" not in drawn
    assert kind("house_numbers/house_pencil") == "lines"
    assert kind("house_numbers/house_gable_n1") == "pictures"
    assert kind("common/app_icon_32") == "fixed"


def test_every_prefix_of_drawn_things_names_art() -> None:
    names = [f"{file.stem}." for file in (ART / "house_numbers").glob("*.svg")]
    for prefix in DRAWN_THINGS:
        assert any(name.startswith(prefix) for name in names), prefix


def test_sprite_is_rendered_once_per_size_and_look(sprites: Sprites) -> None:
    first = sprites.pixmap("icons/check", 20, 20, 1.5)
    assert (first.width(), first.height()) == (30, 30)
    assert sprites.pixmap("icons/check", 20, 20, 1.5) is first
    assert sprites.pixmap("icons/check", 20, 20, 2.0).width() == 40
    sprites.use(DARK)
    assert sprites.pixmap("icons/check", 20, 20, 1.5) is not first
    assert sprites.pixmap("icons/check", 20, 20, 1.5, (("#1F2D3A", "#FF0000"),)).toImage().pixelColor(12, 20).red() > 0


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_painted_sprite_lies_on_whole_pixels(sprites: Sprites, scale: float) -> None:
    """A square of one colour has sharp edges wherever it is painted."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.scale(scale, scale)
    sprites.paint(painter, "house_numbers/plot_paper", 3.3, 4.7, size=(16 / scale, 16 / scale))
    painter.end()
    inside = [image.pixelColor(x, y).name() for x in range(60) for y in range(60)]
    assert 200 <= sum(name != "#ffffff" for name in inside) <= 16 * 16


def test_house_of_a_plot_never_changes_and_fits_its_number() -> None:
    assert len(HOUSES) == 33
    for plot, (shape, _, _) in enumerate(HOUSES):
        name, swaps = house(plot, 7, bis=False, dark=False)
        assert name == f"house_numbers/house_{SHAPES[shape]}_n1"
        assert house(plot, 12, bis=False, dark=False)[0].endswith("_n2")
        assert house(plot, 7, bis=True, dark=False)[0].endswith("_n2")
        assert swaps == house(plot, 7, bis=False, dark=False)[1]
        assert (ART / f"{name}.svg").exists()


def test_text_colours_can_be_read() -> None:
    for look in (LIGHT, DARK):
        for ground in (look.paper, look.paper2):
            for text in (look.ink, look.pencil, look.gold_text, look.legal_text, look.refuse, look.blueprint):
                assert contrast(text, ground) >= 4.5, (look.name, text, ground)
        assert contrast(look.pencil_on_desk, look.desk) >= 4.5
        assert contrast(look.on_blueprint, look.blueprint) >= 4.5
    for seat in SEATS:
        assert contrast(on_seat(seat.number, 18), seat.colour) >= 4.5, seat
        assert contrast(on_seat(seat.number, 24), seat.colour) >= 3, seat


def test_hand_drawn_lines_never_change() -> None:
    values = [wobble(seed, step) for seed in range(40) for step in range(40)]
    assert values == [wobble(seed, step) for seed in range(40) for step in range(40)]
    assert all(-1 <= value <= 1 for value in values)
    assert abs(sum(values) / len(values)) < 0.1


def test_text_scale_and_tabular_figures(qapp) -> None:
    from desktop.access.fonts import FAMILY, font, load_fonts  # noqa: PLC0415  (needs the application)

    load_fonts(resources.folder())
    large = font(20, 600, tabular=True, scale=1.45)
    assert (large.family(), large.pixelSize(), large.weight()) == (FAMILY, 29, 600)
    from PySide6.QtGui import QFontInfo, QFontMetricsF  # noqa: PLC0415

    assert QFontInfo(large).family().startswith(FAMILY)
    metrics = QFontMetricsF(large)
    assert metrics.horizontalAdvance("11111") == pytest.approx(metrics.horizontalAdvance("88888"), abs=0.6)
    assert QRectF(metrics.boundingRect("Ada")).width() > 10
