"""Every text of the Common Ground board can be read: none too small, none cut, no place without its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from common_ground_table import Table, make_board, position, proposed_group, start, story, with_front
from PySide6.QtCore import QPointF
from window_samples import make_translations

from desktop.boards.common import painting
from desktop.boards.common.pieces import Ident
from desktop.boards.common.view import BoardView
from desktop.boards.common_ground.board import CommonGroundBoard
from desktop.boards.common_ground.layout import DEEP_FROM, SENTENCE_GAP, sentence_rect, slot_rect
from desktop.boards.common_ground.lines import lines_fit
from desktop.boards.common_ground.tiles import lay_name
from desktop.texts import places
from engine.games.common_ground.city import PLACES, cell_at
from engine.games.common_ground.view import Phase

LEAST = 16.0
SECOND_PERSON = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


class Texts:
    """Texts that the board draws, with the smallest size on the screen in pixels."""

    def __init__(self) -> None:
        self.sizes: dict[str, float] = {}

    def put(self, painter, look, words, at, chosen, colour) -> None:
        device = painter.deviceTransform()
        px = chosen.pixelSize() * (device.m22() ** 2 + device.m21() ** 2) ** 0.5
        self.sizes[words] = min(self.sizes.get(words, px), px)
        self.draw(painter, look, words, at, chosen, colour)


@pytest.fixture
def texts(monkeypatch) -> Texts:
    found = Texts()
    found.draw = painting.put_words
    monkeypatch.setattr(painting, "put_words", found.put)
    return found


def shoot(
    board: CommonGroundBoard,
    presses: list[Ident],
    drag: tuple[Ident, Ident] | None = None,
    size: tuple[int, int] = (1600, 940),
) -> None:
    """Draws the board after each press and in the middle of a drag."""
    view = BoardView(board)
    view.resize(*size)
    view.fit()
    view.grab()
    for ident in presses:
        board.pointer_move(board.centre_of(ident))
        view.grab()
        board.activate(ident)
        view.grab()
    if drag is not None:
        first, last = board.centre_of(drag[0]), board.centre_of(drag[1])
        board.pointer_press(first)
        board.pointer_move(first + QPointF(40, 0))
        board.pointer_move(last)
        view.grab()
        board.pointer_cancel("escape")
    view.setScene(None)


def every_phase(text_scale: float, numbers: tuple[int, ...]) -> None:
    for seats in numbers:
        for phase in (Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS, Phase.BONUS):
            board = make_board(with_front(position(phase, seats)), text_scale=text_scale)
            board.show_log(story()[: 3 if seats < 4 else 5])
            now = board.now
            cell = ("cell", max(now.legal, default=0))
            match phase:
                case Phase.CONES:
                    shoot(board, [("supply", 1), cell], (("supply", 2), ("cell", cell_at(-3, -1))))
                case Phase.PLAN:
                    shoot(board, [("place", 0), ("card", 1)], (("place", 1), ("card", 2)))
                case Phase.GROUP:
                    shoot(board, [("site", 0), ("slot", 1), ("tile", cell_at(0, 0))], (("site", 0), ("slot", 2)))
                case Phase.CORNERS:
                    shoot(board, [("place", 1), cell], None)
                case Phase.BONUS:
                    shoot(board, [("bonus",), cell, ("turn", 1)], None)
    table = with_front(position(Phase.GROUP), persons=(0, 2))
    board = make_board(table, text_scale=text_scale)
    proposed_group(table)
    shoot(board, [("leave", 2)])
    for state, seat in ((start(3, 1), 2), (position(Phase.PLAN), 1), (position(Phase.PLAN, children=True), 0)):
        shoot(make_board(Table(state, seat), text_scale=text_scale), [])


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_no_text_is_too_small_or_cut(qapp, texts: Texts, monkeypatch, language: str, soak: bool) -> None:
    monkeypatch.setattr(places, "language", lambda: language)
    every_phase(1.0, (2, 4, 6) if soak else (2, 6))
    assert len(texts.sizes) > 120
    small = {words: round(px, 1) for words, px in texts.sizes.items() if px < LEAST - 0.3}
    cut = [words for words in texts.sizes if words.endswith("…")]
    assert (small, cut) == ({}, [])
    assert not [words for words in texts.sizes if SECOND_PERSON.search(words)]


def test_large_text_stays_readable(qapp, texts: Texts, soak: bool) -> None:
    every_phase(1.45, (2, 4, 6) if soak else (2, 6))
    small = {words: round(px, 1) for words, px in texts.sizes.items() if px < LEAST - 0.3}
    assert small == {}


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("cell", [148, 110, 88, 70])
def test_every_name_fits_its_tile(qapp, monkeypatch, language: str, cell: int) -> None:
    make_board(with_front(position(Phase.CONES)))
    monkeypatch.setattr(places, "language", lambda: language)
    least = round(16 * 152 / cell + 0.3)
    for place in range(PLACES):
        lines, size, _ = lay_name(places.piece_name(place), least, max(26, least), art=cell >= 88)
        assert lines
        assert size * cell / 152 >= (15 if cell >= 88 else 11.5), places.piece_name(place)
        joined = "".join(line.rstrip("-") if line.endswith("-") else line for line in lines)
        assert joined.replace("-", "").replace(" ", "") == places.piece_name(place).replace("-", "").replace(" ", "")


@pytest.fixture
def speak(qapp) -> Iterator[Callable[[str], str]]:
    """Chooses the language of the program."""
    translations = make_translations()
    yield translations.use
    translations.use("en")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("text_scale", "growth", "count"),
    [(1.0, 1.0, 4), (1.0, 1.1, 4), (1.0, 1.42, 4), (1.0, 1.5, 4), (1.45, 1.0, 4), (1.5, 1.04, 4), (2.0, 1.5, 3)],
)
def test_every_sentence_of_a_place_can_be_read_on_the_mayors_desk(
    speak, language: str, text_scale: float, growth: float, count: int
) -> None:
    """Beside the place or below it, in letters that are not smaller than others on the board."""
    board = make_board(with_front(position(Phase.PLAN)), text_scale=text_scale)
    speak(language)
    look = board.look
    look.growth = growth
    px = LEAST / look.text_scale
    deep = 0
    for place in range(PLACES):
        desk = board.desk_for((place,) * count)
        deep += desk.deep
        room = sentence_rect(0, count, desk, slot_rect(0, count, desk).bottom() + SENTENCE_GAP)
        assert lines_fit(look, places.piece_sentence(place), room, px), places.piece_sentence(place)
    assert deep < PLACES / 4 if look.scale == 1.0 else deep == PLACES or look.scale <= DEEP_FROM


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("size", "text_scale"), [((1280, 660), 1.0), ((1280, 640), 1.45), ((1920, 1000), 1.5), ((1280, 610), 2.0)]
)
def test_no_text_is_cut_in_small_windows_and_with_large_text(
    qapp, texts: Texts, speak, language: str, size: tuple[int, int], text_scale: float
) -> None:
    speak(language)
    for seats in (2, 6):
        for phase in (Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS, Phase.BONUS):
            board = make_board(with_front(position(phase, seats)), text_scale=text_scale)
            presses: list[Ident] = [("place", 0), ("card", 1)] if phase is Phase.PLAN else []
            shoot(board, presses, None, size)
    cut = [words for words in texts.sizes if words.endswith("…")]
    assert cut == []
