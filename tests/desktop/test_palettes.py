"""Colours: contrast of texts, symbols and outlines in both looks, on boards and in windows; nothing is told by colour
alone, tried in greyscale and with three simulations of colour vision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from vision import EYES, difference, pixels, seen_colour
from window_samples import FOLDER, WINDOWS, lay_out, make_theme, make_translations

from desktop.access.palettes import CONTRAST, DARK, LIGHT, SEATS, Palette, contrast, on_seat, palette, seat_phrase
from desktop.boards.common import painting
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from desktop.texts.endings import Bars
from desktop.windows.sources_chart import HATCHES, SourcesChart

TEXT, LARGE, SYMBOL = 4.5, 3.0, 3.0
"""Least contrast of texts, of large texts (from 24 px, or 19 px bold) and of symbols and outlines."""
LOOKS = (LIGHT, DARK, CONTRAST)
BY_NAME = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def needed(px: float, weight: int) -> float:
    """The least contrast of a text."""
    return LARGE if px >= 24 or (px >= 19 and weight >= 700) else TEXT


# Tokens


@BY_NAME
def test_text_tokens_on_their_grounds(look: Palette) -> None:
    for token in ("ink", "pencil", "gold_text", "legal_text", "refuse", "blueprint"):
        for ground in ("paper", "paper2"):
            assert contrast(getattr(look, token), getattr(look, ground)) >= TEXT, (token, ground)
    for token in ("ink", "pencil_on_desk"):
        assert contrast(getattr(look, token), look.desk) >= TEXT, token
    assert contrast(look.on_blueprint, look.blueprint) >= TEXT


@BY_NAME
def test_text_tokens_stay_readable_for_every_eye(look: Palette) -> None:
    """A simulation moves colours a little; nothing falls below 4:1."""
    for eyes in EYES:
        for token in ("ink", "pencil", "gold_text", "legal_text", "refuse", "blueprint"):
            for ground in ("paper", "paper2"):
                pair = seen_colour(getattr(look, token), eyes), seen_colour(getattr(look, ground), eyes)
                assert contrast(*pair) >= 4.0, (eyes, token, ground)


@BY_NAME
def test_marks_and_outlines_on_their_grounds(look: Palette) -> None:
    for token in ("ink", "pencil", "blueprint", "legal", "refuse", "gold"):
        for ground in ("paper", "paper2", "desk"):
            assert contrast(getattr(look, token), getattr(look, ground)) >= SYMBOL, (token, ground)


def test_high_contrast_has_higher_contrast() -> None:
    for ground in (CONTRAST.paper, CONTRAST.paper2, CONTRAST.desk):
        for token in ("ink", "pencil_on_desk", "gold_text", "legal_text", "refuse", "blueprint"):
            assert contrast(getattr(CONTRAST, token), ground) >= 7, (token, ground)
        for token in ("edge", "pencil", "legal", "gold", "brick"):
            assert contrast(getattr(CONTRAST, token), ground) >= TEXT, (token, ground)


@pytest.mark.parametrize("mark", SEATS, ids=lambda mark: mark.symbol)
def test_texts_on_seat_colours(mark) -> None:
    for px in (16, 18, 22, 24, 32, 44, 84):
        assert contrast(on_seat(mark.number, px), mark.colour) >= (LARGE if px >= 24 else TEXT)
        for eyes in EYES:
            pair = seen_colour(on_seat(mark.number, px), eyes), seen_colour(mark.colour, eyes)
            assert contrast(*pair) >= (LARGE if px >= 24 else 4.0), (px, eyes)


def test_seats_have_twelve_colours_symbols_and_phrases(qapp: QApplication) -> None:
    assert [mark.number for mark in SEATS] == list(range(1, 13))
    for values in ({mark.colour for mark in SEATS}, {mark.symbol for mark in SEATS}):
        assert len(values) == 12
    assert len({seat_phrase(number) for number in range(1, 13)}) == 12


# Shapes without colour


def picture(name: str, side: int, look: Palette, scheme_kind=kind, swaps=()) -> QImage:
    """A picture of the art, ``side`` pixels square, on paper."""
    sprites = Sprites(FOLDER / "art", look, scheme_kind)
    image = QImage(side, side, QImage.Format.Format_RGB888)
    image.fill(QColor(look.paper))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = sprites.size(name)
    scale = side / max(size.width(), size.height())
    wide, high = size.width() * scale, size.height() * scale
    place = QRectF((side - wide) / 2, (side - high) / 2, wide, high)
    sprites.renderer(name, swaps).render(painter, place)
    painter.end()
    return image


@BY_NAME
@pytest.mark.parametrize("side", [16, 24, 34])
@pytest.mark.parametrize("eyes", EYES)
def test_symbols_of_seats_differ_without_colour(eyes: str, side: int, look: Palette) -> None:
    """All symbols in one colour: the shape alone tells the seats apart."""
    shapes = [picture(f"common/seat_{mark.number}", side, look, swaps=((mark.colour, "#767676"),)) for mark in SEATS]
    for one, other in combinations(range(12), 2):
        assert difference(shapes[one], shapes[other], eyes) > 0.05, (SEATS[one].symbol, SEATS[other].symbol)


@BY_NAME
def test_symbols_of_seats_stand_out_from_paper(look: Palette) -> None:
    """Fill or outline reaches 3:1 on every ground that symbols lie on."""
    for mark in SEATS:
        shown = pixels(picture(f"common/seat_{mark.number}", 48, look))
        colours = {QColor.fromRgbF(*map(float, pixel)).name() for pixel in shown.reshape(-1, 3)[::7]}
        for ground in (look.paper, look.paper2):
            assert max(contrast(colour, ground) for colour in colours) >= SYMBOL, mark.symbol


KINDS = {
    "effects": [
        f"house_numbers/effect_icon_{name}" for name in ("surveyor", "agent", "landscaper", "pool", "temp", "bis")
    ],
    "seats that are ready, act, wait": ["common/ready", "common/ready_acting", "common/ready_waits"],
    "pools": ["house_numbers/pool_built", "house_numbers/pool_planned", "house_numbers/pool_lost"],
    "plots": ["house_numbers/mini_house_1", "house_numbers/roundabout_token"],
    "tracks": ["house_numbers/icon_refusal", "house_numbers/icon_roundabout", "house_numbers/effect_icon_bis"],
}


@BY_NAME
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("group", KINDS)
def test_kinds_of_pieces_differ_without_colour(group: str, eyes: str, look: Palette) -> None:
    shapes = {name: picture(name, 24, look) for name in KINDS[group]}
    for one, other in combinations(shapes, 2):
        assert difference(shapes[one], shapes[other], eyes) > 0.05, (one, other)


def render(board: BoardScene, width: int = 1600) -> QImage:
    """A board as a picture."""
    image = QImage(width, round(width * board.area.height() / board.area.width()), QImage.Format.Format_RGB888)
    image.fill(QColor(board.look.palette.desk))
    painter = QPainter(image)
    board.render(painter, QRectF(image.rect()), board.area)
    painter.end()
    return image


def cut(board: BoardScene, image: QImage, ident: tuple) -> QImage:
    """A piece out of the picture of a board."""
    piece = board.pieces[ident]
    scale = image.width() / board.area.width()
    spot = piece.mapRectToScene(piece.rect)
    rect = QRectF((spot.topLeft() - board.area.topLeft()) * scale, spot.size() * scale)
    return image.copy(rect.toRect())


@cache
def plots(name: str) -> dict[str, QImage]:
    """Plots of every kind, cut out of pictures of a board in a look."""
    board = make_board(Table(tour_position(rules())), name)
    empty = render(board)
    board.activate(("pair", 0))
    choosing = render(board)
    board.point_out(("plot", 5))
    refusing = render(board)
    board.point_out(None)
    legal = next(plot for plot in range(33) if board.pieces["plot", plot].state.light == "legal")
    board.activate(("plot", legal))
    written = render(board)
    plot = ("plot", legal)
    return {
        "empty": cut(board, empty, plot),
        "legal": cut(board, choosing, plot),
        "draft": cut(board, written, plot),
        "possible": cut(board, choosing, ("plot", 5)),
        "refused": cut(board, refusing, ("plot", 5)),
        "house": cut(board, empty, ("plot", 0)),
        "lost": cut(board, empty, ("plot", 7)),
        "roundabout": cut(board, empty, ("plot", 25)),
    }


@BY_NAME
@pytest.mark.parametrize("eyes", EYES)
def test_states_of_plots_differ_without_colour(eyes: str, look: Palette, qapp: QApplication) -> None:
    """Empty, legal, refused, draft, planned, built and lost pools, roundabout: two plots of a kind in one picture."""
    seen = plots(look.name)
    for one, other in (*combinations(("empty", "legal", "draft"), 2), ("possible", "refused")):
        assert difference(seen[one], seen[other], eyes) > 0.01, (one, other)
    for one, other in (("house", "empty"), ("roundabout", "empty"), ("roundabout", "house"), ("lost", "house")):
        assert difference(seen[one], seen[other], eyes) > 0.02, (one, other)


# Texts as they are drawn


@dataclass(frozen=True)
class Written:
    """A text on a board: what, where in pixels, how large, in which colour."""

    words: str
    rect: QRectF
    px: float
    weight: int
    colour: str


def texts_on(board: BoardScene, monkeypatch, width: int = 1920) -> tuple[list[Written], QImage]:
    """Every text of a board, and the board without its texts."""
    found: list[Written] = []

    def note(painter: QPainter, look, words: str, at: QPointF, chosen: QFont, colour: str) -> None:
        metrics = QFontMetricsF(chosen)
        box = metrics.tightBoundingRect(words).translated(at)
        device = painter.deviceTransform()
        px = chosen.pixelSize() * abs(device.m22() or device.m21())
        # What is dimmed as a whole, like the cards that were not chosen, is not in use.
        if words.strip() and painter.opacity() == 1:
            name = QColor(colour).name(QColor.NameFormat.HexArgb)
            found.append(Written(words, device.mapRect(box), px, int(chosen.weight()), name))

    monkeypatch.setattr(painting, "put_words", note)
    image = render(board, width)
    monkeypatch.undo()
    return found, image


def most_common(colours: np.ndarray) -> QColor:
    """The colour that most pixels have, near enough."""
    _, which, counts = np.unique((colours * 15).round(), axis=0, return_inverse=True, return_counts=True)
    return QColor.fromRgbF(*map(float, colours[which.reshape(-1) == counts.argmax()].mean(axis=0)))


def poor(found: list[Written], image: QImage) -> list[str]:
    """The texts whose contrast with what lies behind them is too low."""
    ground = pixels(image)
    bad = []
    for text in found:
        rect = text.rect.toAlignedRect().intersected(image.rect())
        if rect.width() < 2 or rect.height() < 2:
            continue
        part = ground[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1].reshape(-1, 3)
        behind = most_common(part)
        ink, share = QColor(text.colour), QColor(text.colour).alphaF()
        mixed = QColor.fromRgbF(
            *(a * share + b * (1 - share) for a, b in zip(ink.getRgbF()[:3], behind.getRgbF()[:3], strict=True))
        )
        reached = contrast(mixed.name(), behind.name())
        if reached < needed(text.px, text.weight) - 0.05:
            bad.append(f"{text.words!r} {reached:.2f} at {text.px:.0f} px: {mixed.name()} on {behind.name()}")
    return bad


def positions(look: Palette, soak: bool) -> Iterator[BoardScene]:
    """Boards in moments with many texts; with few and with many seats only the first moment, or all with --soak."""
    for seats in (1, 4, 12):
        board = make_board(Table(tour_position(rules(), seats)), look.name)
        yield board
        if seats != 4 and not soak:
            continue
        board.activate(("pair", 0))
        yield board
        board.point_out(("plot", 5))
        yield board
        board.point_out(None)
        legal = next(plot for plot in range(33) if board.pieces["plot", plot].state.light == "legal")
        board.point_out(("plot", legal))
        yield board
        board.activate(("plot", legal))
        yield board


@BY_NAME
def test_texts_of_the_board_stand_out(look: Palette, qapp: QApplication, monkeypatch, soak: bool) -> None:
    bad: set[str] = set()
    for board in positions(look, soak):
        found, image = texts_on(board, monkeypatch)
        assert len(found) > 60
        bad.update(poor(found, image))
    assert sorted(bad) == []


def weak_labels(window: QWidget) -> list[str]:
    """The visible labels, buttons and fields of a window whose strongest pixel is too close to their ground."""
    image = window.grab().toImage()
    ratio = image.devicePixelRatio()
    whole = pixels(image)
    bad = []
    for kind_of in (QLabel, QAbstractButton, QLineEdit):
        for widget in window.findChildren(kind_of):
            if not widget.isVisible() or not widget.text().strip():
                continue
            corner = widget.mapTo(window, widget.rect().topLeft())
            rect = QRectF(QPointF(corner) * ratio, QRectF(widget.rect()).size() * ratio).toRect()
            rect = rect.intersected(image.rect())
            if rect.width() < 4 or rect.height() < 4:
                continue
            part = (whole[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1].reshape(-1, 3) * 255).round()
            colours, counts = np.unique(part.astype(int), axis=0, return_counts=True)
            ground = QColor(*map(int, colours[counts.argmax()])).name()
            best = max(contrast(QColor(*map(int, colour)).name(), ground) for colour in colours)
            px = widget.fontInfo().pixelSize()
            if best < needed(px, int(widget.font().weight())) - 0.15:
                bad.append(f"{widget.text()!r} {best:.2f} at {px} px on {ground}")
    return bad


@BY_NAME
@pytest.mark.parametrize("name", WINDOWS)
def test_texts_of_windows_stand_out(name: str, look: Palette, qapp: QApplication) -> None:
    make_translations().use("en")
    window = WINDOWS[name](make_theme(look.name))
    lay_out(window, QSize(1920, 1080))
    assert weak_labels(window) == []
    window.close()


def test_palettes_are_known_by_name() -> None:
    assert palette("light") is LIGHT
    assert palette("dark") is DARK
    assert palette("contrast") is CONTRAST
    with pytest.raises(KeyError):
        palette("sepia")


def test_pixmaps_and_images_are_seen_alike(qapp: QApplication) -> None:
    pixmap = QPixmap(4, 4)
    pixmap.fill(Qt.GlobalColor.red)
    assert pixels(pixmap).shape == (4, 4, 3)
    assert difference(pixmap, pixmap.toImage(), "grey") == 0


@BY_NAME
def test_cards_that_were_not_chosen_can_be_read(look: Palette, qapp: QApplication, monkeypatch) -> None:
    """They fade, but what is written on them keeps 3:1, large or small."""
    board = make_board(Table(tour_position(rules())), look.name)
    board.activate(("pair", 0))
    board.activate(("plot", next(plot for plot in range(33) if board.pieces["plot", plot].state.light == "legal")))
    assert board.pieces["pair", 1].state.dim
    faded: list[tuple[str, QRectF]] = []
    written = painting.put_words

    def note(painter: QPainter, look, words: str, at: QPointF, chosen: QFont, colour: str) -> None:
        if painter.opacity() < 1:
            box = QFontMetricsF(chosen).tightBoundingRect(words).translated(at)
            faded.append((words, painter.deviceTransform().mapRect(box)))
        written(painter, look, words, at, chosen, colour)

    monkeypatch.setattr(painting, "put_words", note)
    image = render(board, 1920)
    shown = (pixels(image) * 255).round().astype(int)
    assert len(faded) >= 10
    for words, box in faded:
        rect = box.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(image.rect())
        part = shown[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1].reshape(-1, 3)
        colours, counts = np.unique(part, axis=0, return_counts=True)
        ground = QColor(*map(int, colours[counts.argmax()])).name()
        assert max(contrast(QColor(*map(int, one)).name(), ground) for one in colours) >= SYMBOL, words


@BY_NAME
@pytest.mark.parametrize("eyes", EYES)
def test_sources_of_points_differ_without_colour(eyes: str, look: Palette, qapp: QApplication) -> None:
    """Two stretches of a bar as large as the swatches of the key, each pair: the hatch alone tells them apart."""
    chart = SourcesChart(make_theme(look.name))
    chart.bars = Bars("", ("",) * len(HATCHES), (), tuple(range(len(HATCHES))))
    shapes = []
    for place in range(len(HATCHES)):
        image = QImage(28, 28, QImage.Format.Format_RGB888)
        image.fill(QColor(look.paper))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chart.draw_swatch(painter, QRectF(1, 1, 26, 26), place)
        painter.end()
        shapes.append(image)
    for one, other in combinations(range(len(HATCHES)), 2):
        assert difference(shapes[one], shapes[other], eyes) > 0.1, (HATCHES[one], HATCHES[other])
