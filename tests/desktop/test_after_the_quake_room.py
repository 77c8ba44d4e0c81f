"""Texts and cards of After the Quake have room: in small windows, in large texts, on screens that lie flat, and however
much a seat has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from after_the_quake_moves import click, drag, middle_of
from after_the_quake_table import Table, at, make_board, permit_of, played, position, with_front
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

import resources
from desktop.boards.after_the_quake import panels
from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.after_the_quake.cards import caption_lines
from desktop.boards.after_the_quake.layout import AREA, SHEET, hand_rects
from desktop.boards.after_the_quake.names import goal_caption
from desktop.boards.after_the_quake.tray import gains_fit
from desktop.boards.common import painting
from desktop.boards.common.look import Look
from desktop.boards.common.painting import width_of
from desktop.boards.common.pieces import Piece
from desktop.texts.catalogues import Translations

Text = tuple[str, float, float, float]
"""A text that is drawn: the words, their left and right end, their base line."""
SMALL, FLAT = 1.34, 1.5
"""So much texts grow in a window of 1280 x 720, and where a board is turned on a screen that lies flat."""


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], str]]:
    """Chooses a language; English comes back at the end."""
    spoken = Translations(resources.folder() / "i18n")
    yield spoken.use
    spoken.use("en")


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Every text that is drawn from now on."""
    found: list[Text] = []

    def note(painter: QPainter, look: Look, words: str, spot: QPointF, chosen: QFont, colour: str) -> None:
        found.append((words, spot.x(), spot.x() + QFontMetricsF(chosen).horizontalAdvance(words), spot.y()))

    monkeypatch.setattr(painting, "put_words", note)
    return found


def draw(piece: Piece) -> None:
    """Draws a piece in its own coordinates."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    piece.draw(painter)
    painter.end()


def draw_all(board: AfterTheQuakeBoard, growth: float) -> None:
    """Draws a board whose texts have grown."""
    board.look.growth = growth
    board.relayout()
    image = QImage(800, 470, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    board.render(painter, QRectF(image.rect()), AREA)
    painter.end()


def laid_out(**more: float) -> AfterTheQuakeBoard:
    """Bo's building on E3, over rubble, laid out."""
    board = make_board(with_front(position()), **more)
    click(board, "space", 1)
    click(board, "space", 0)
    drag(board, ("building",), middle_of(board, ("lot", at("E3"))))
    return board


@pytest.mark.parametrize("growth", [1.0, SMALL, FLAT])
def test_gains_and_values_are_never_cut(qapp: QApplication, texts: list[Text], growth: float) -> None:
    board = laid_out()
    draw_all(board, growth)
    words = [one[0].replace("\xa0", " ") for one in texts]
    assert "1 → 4" in words
    assert words.count("6·4·1") == 3
    assert [one for one in words if one.endswith("…")] == []
    assert "Money, 1 $" in words


@pytest.mark.parametrize("size", [16.0, 20.0, 24.0])
@pytest.mark.parametrize("words", ["Gains", "Guadagni"])
def test_gains_have_room_in_their_row(qapp: QApplication, words: str, size: float) -> None:
    """Three gains, as many as there are; a single thing gives its number up before the heading goes."""
    look = make_board(with_front(position())).look
    gains = (("rubble", "1"), ("urban3", "1"), ("develop", "−1 → 10"))
    headed, counted, px = gains_fit(look, words, gains, 202, size)
    shown = [value for _, value in gains if counted or value != "1"]
    wide = 3 * 33 + 4 - 8 + sum(width_of(look, value, px, 600) for value in shown)
    assert wide + (width_of(look, words, px) + 12 if headed else 0) <= 202.5
    assert headed or not counted
    assert gains_fit(look, "Gains", gains[2:], 202, 16.0) == (True, True, 16.0)


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_years_costs_and_their_headings_stay_apart(
    speak: Callable[[str], str], texts: list[Text], language: str, scale: float
) -> None:
    speak(language)
    draw(make_board(with_front(position()), text_scale=scale).pieces["years",])
    rows: dict[int, list[Text]] = {}
    for one in texts:
        rows.setdefault(round(one[3] / 14), []).append(one)
    years = [sorted(row, key=lambda one: one[1]) for row in rows.values() if len(row) > 1]
    assert len(years) > 7
    for row in years:
        for one, other in pairwise(row[:3]):
            assert one[2] + 3 <= other[1], (one, other)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_goals_on_a_colour_are_all_told_alike(speak: Callable[[str], str], language: str) -> None:
    """On the narrow cards that lie in common no colour has a shorter wording than the others."""
    speak(language)
    look = make_board(with_front(position())).look
    inner = QRectF(0, 0, 60, 66)
    for letter in "RYGB":
        wanted = goal_caption("most_on_colour", letter)[1]
        assert caption_lines(look, goal_caption("most_on_colour", letter), inner, 18, beside=False) == [wanted]
    money = goal_caption("most_money")
    assert caption_lines(look, money, QRectF(0, 0, 86, 46), 18, beside=True)[0] in money
    assert caption_lines(look, money, QRectF(0, 0, 60, 40), 18, beside=False) == [], "pictogram and value go first"


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("it", 1), ("de", 4)])
def test_the_order_of_a_step_is_written_in_one_size(
    speak: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, language: str, seats: int, scale: float
) -> None:
    speak(language)
    board = make_board(with_front(played(seats, 5, 70 if seats > 1 else 41)), text_scale=scale)
    order = board.pieces["log",].state[3]
    written: dict[str, int] = {}
    monkeypatch.setattr(painting, "put_words", lambda painter, look, words, at, font, colour: written.update(
        {words.replace("\xa0", " "): font.pixelSize()}))  # fmt: skip
    draw(board.pieces["log",])
    sizes = {size for words, size in written.items() if any(words in line.words for line in order)}
    assert len(sizes) == (1 if order else 0)
    assert order or scale == 2.0, "where texts are large there may be no room for it"


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0, 3.0])
def test_a_price_leaves_the_number_of_its_lot_clear(qapp: QApplication, texts: list[Text], scale: float) -> None:
    board = laid_out(text_scale=scale)
    texts.clear()
    draw(board.pieces["lot", at("E3")])
    number, price = (next(one for one in texts if one[0].replace("\xa0", " ") == words) for words in ("5", "7 $"))
    high = 0.7 * min(16 * scale, 28)
    assert price[3] - high > number[3]


@pytest.mark.parametrize("area", [0, 1, 2, 4])
def test_cards_of_urban_planning_do_not_cover_each_other(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, texts: list[Text], area: int
) -> None:
    """With all four types, several of each, and the Best Builder."""
    boards = tuple(msgspec.structs.replace(b, urban=(3, 2, 2), parks=(5, 4), area=area) for b in position().boards)
    board = make_board(Table(position(boards=boards, best=1)))
    badges: list[QPointF] = []
    icons: dict[str, QPointF] = {}
    monkeypatch.setattr(panels, "paint_badge", lambda painter, look, type_, middle, *more: badges.append(middle))
    monkeypatch.setattr(
        panels, "paint_icon", lambda painter, look, name, middle, *more, **colours: icons.update({name: middle})
    )
    card = board.pieces["card", 1]
    texts.clear()
    draw(card)
    spots = sorted(badge.x() for badge in badges)
    assert len(spots) == 4
    assert all(other - one >= 15 for one, other in pairwise(spots)), "so wide are their numbers"
    counts = [one for one in texts if one[1] > icons["action_goal"].x() and one[0] in "0123456789"]
    rubble = next(one for one in counts if one[1] < spots[0])
    assert rubble[2] < spots[0]
    assert icons["best_builder_trophy"].y() < badges[0].y() - 20, "the trophy lies beside the purse"
    assert (str(area) in [one[0] for one in texts if one[1] < icons["action_permit"].x()]) == (area > 1)


def test_any_number_of_permits_lies_in_the_tray(qapp: QApplication) -> None:
    """The Committee holds as many as it takes."""
    hands = list(position().hands)
    hands[1] = tuple(permit for permit in range(40) if permit not in position().permit_row)[:9]
    board = make_board(with_front(position(hands=tuple(hands))))
    assert sum(board.pieces["hand", place].isVisible() for place in range(9)) == 9
    for permits, goals in ((9, 3), (24, 5), (36, 2)):
        for right in (SHEET.left(), 1262.0):
            _, cards, own, start = hand_rects(permits, goals, right)
            assert len(cards) == permits
            assert all(one.left() < other.left() for one, other in pairwise(cards))
            assert cards[-1].right() < start
            assert own[-1].right() <= right - 20


def test_the_sentences_of_the_committee_stay_large(qapp: QApplication, texts: list[Text]) -> None:
    """Where they would become small, they take the room of the permit."""
    board = make_board(with_front(played(1, 5, 40)))
    sheet = board.pieces["sheet",]
    story = (
        "It turns up green 1: number 1 sends it to the left space.", "It does Build.",
        "It builds on green 5 (A4), the first free space of this colour.", "Its development is now 3.",
        "The leftmost open permit goes with it, so it takes urban planning: light.",
    )  # fmt: skip
    whole = sheet.rect.adjusted(14, 32, -160, -6)
    ways = set()
    for told in (story, story[:2]):
        for growth in (1.0, 1.08, 1.12, 1.16, 1.2, SMALL):
            board.look.growth = growth
            sheet.state = replace(sheet.state, story=told, revealed=permit_of("G1"))
            texts.clear()
            draw(sheet)
            left = min(one[1] for one in texts if one[0].startswith("It turns"))
            room = whole.adjusted(left - whole.left(), 0, 0, 0)
            size = sheet.laid(told, room)[0]
            assert size == max(sheet.laid(told, whole)[0], sheet.laid(told, whole.adjusted(96, 0, 0, 0))[0])
            assert size == 16 or growth > 1.08
            ways.add(left > whole.left())
    assert ways == {True, False}
