"""Every text of the House Numbers board can be read: none too small, none cut, in three languages and all plans."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QCoreApplication, QTranslator

import resources
from desktop.boards.common import painting
from desktop.boards.common.link import LogLine
from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import Effect, card

NINE = ("plot", 22)
DRAGS = ("drag", ("pair", 1), NINE)


class Texts:
    """Texts that boards draw, with the smallest size on the screen in pixels."""

    def __init__(self) -> None:
        self.sizes: dict[str, float] = {}

    def put(self, painter, look, words, at, chosen, colour) -> None:
        px = chosen.pixelSize() * painter.deviceTransform().m22()
        self.sizes[words] = min(self.sizes.get(words, px), px)
        self.draw(painter, look, words, at, chosen, colour)


@pytest.fixture
def texts(monkeypatch) -> Texts:
    found = Texts()
    found.draw = painting.put_words
    monkeypatch.setattr(painting, "put_words", found.put)
    return found


@pytest.fixture
def language(qapp, request) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(str(resources.folder() / "i18n" / f"cantiere_{request.param}.qm"))
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def shoot(board: HouseNumbersBoard, steps: list[tuple], size: tuple[int, int]) -> None:
    """Draws the board after each step."""
    view = BoardView(board)
    view.resize(*size)
    view.fit()
    view.grab()
    for step in steps:
        if step[0] == "drag":
            start, end = board.centre_of(step[1]), board.centre_of(step[2])
            board.pointer_press(start)
            board.pointer_move(start + (end - start) / 2)
            board.pointer_move(end)
        elif step[0] == "cancel":
            board.pointer_cancel("escape")
        else:
            board.activate(step)
        view.grab()
    view.setScene(None)


def every_text(size: tuple[int, int], text_scale: float = 1.0) -> None:
    """Draws positions of all modes with 1, 2, 4 and 12 seats, and each plan once."""
    game = rules()
    line = LogLine(12, 0, "Ada: 13 in street 3, agent for estates of 4, roundabout in street 2", (1,))
    for seats in (2, 4, 12):
        table = Table(tour_position(game, seats))
        board = make_board(table, text_scale=text_scale)
        board.show_log([line])
        shoot(board, [DRAGS, ("drag", ("pair", 1), ("plot", 3)), ("cancel",), ("pair", 1), NINE, ("plan", 2)], size)
        shoot(
            make_board(table, text_scale=text_scale), [("roundabout",), ("plot", 9), ("seat", 1), ("all_sheets",)], size
        )
        table.state = msgspec.structs.replace(
            table.state,
            numbers=tuple(card(number, Effect.AGENT, 0) for number in (6, 9, 11)),
            effects=(card(8, Effect.TEMP, 0), card(9, Effect.BIS, 0), card(11, Effect.AGENT, 1)),
        )
        steps = [("pair", 0), ("plot", 3), ("pair", 1), ("plot", 17), ("plot", 16), ("pair", 2), ("plot", 5)]
        shoot(make_board(table, text_scale=text_scale), steps, size)
    for mode, seats in (("solo_advanced", 1), ("practice", 1), ("expert_advanced", 12)):
        board = make_board(Table(game.start(Setup(seats, mode), Chance(5)).state), text_scale=text_scale)
        hand = [] if mode == "practice" else [("hand", 0, "number"), ("hand", 1, "effect")]
        board.flipped = 1
        board.refresh()
        shoot(board, [*hand, ("plot", 5)], size)
    state = tour_position(game)
    state = msgspec.structs.replace(
        state,
        claimed=(0, 0, 0),
        sheets=tuple(msgspec.structs.replace(sheet, plans=(0, 0, 0), spent=(0, 0, 0)) for sheet in state.sheets),
    )
    table = Table(state)
    board = make_board(table, text_scale=text_scale)
    board.drawer = "plans"
    view = BoardView(board)
    view.resize(*size)
    view.fit()
    panel = board.pieces["plans",]
    for plan in game.plans:
        table.state = msgspec.structs.replace(state, plan_ids=(plan.id, *state.plan_ids[1:]))
        board.show(table.view)
        assert board.drawer in ("plans", "")
        view.grab(view.mapFromScene(panel.mapRectToScene(panel.rect)).boundingRect())
    view.setScene(None)


@pytest.mark.parametrize(
    ("language", "size", "least"),
    [
        ("en", (1600, 940), 16.0),
        ("it", (1600, 940), 16.0),
        ("de", (1600, 940), 16.0),
        ("de", (1920, 1020), 18.0),
        pytest.param("en", (1920, 1020), 18.0, marks=pytest.mark.soak),
        pytest.param("it", (1920, 1020), 18.0, marks=pytest.mark.soak),
    ],
    indirect=["language"],
)
def test_no_text_is_too_small_or_cut(texts: Texts, language: str, size: tuple[int, int], least: float) -> None:
    every_text(size)
    assert len(texts.sizes) > 150
    small = {words: round(px, 1) for words, px in texts.sizes.items() if px < least - 0.06}
    cut = [words for words in texts.sizes if words.endswith("…")]
    assert (small, cut) == ({}, [])


@pytest.mark.parametrize(
    ("language", "size", "text_scale"),
    [
        ("de", (1280, 660), 1.0),
        ("it", (1600, 940), 2.0),
        *(
            pytest.param(language, size, scale, marks=pytest.mark.soak)
            for language in ("en", "it", "de")
            for size, scale in (((1280, 660), 1.0), ((1600, 940), 1.45), ((1920, 1020), 1.5), ((1280, 660), 2.0))
        ),
    ],
    indirect=["language"],
)
def test_large_texts_and_small_windows_cut_nothing(
    texts: Texts, language: str, size: tuple[int, int], text_scale: float
) -> None:
    every_text(size, text_scale)
    assert [words for words in texts.sizes if words.endswith("…")] == []


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 660), 1.0), ((1600, 940), 1.45), ((1920, 1020), 1.5)])
def test_folded_layout_opens_what_the_turn_needs(qapp, size: tuple[int, int], text_scale: float) -> None:
    table = Table(tour_position(rules()))
    board = make_board(table, text_scale=text_scale)
    view = BoardView(board)
    view.resize(*size)
    view.fit()
    assert board.rooms.folded
    assert not board.camera.moved
    assert not board.pieces["seat", 0].isVisible()
    board.activate(("drawer", "seats"))
    assert board.pieces["seat", 0].isVisible()
    board.activate(("pair", 1))
    board.activate(NINE)
    assert board.drawer == "plans"
    at = board.centre_of(("plan", 2))
    board.pointer_press(at)
    board.pointer_release(at)
    assert board.draft.action.claims
    assert board.drawer == ""
    table.state = msgspec.structs.replace(
        table.state,
        turn=13,
        numbers=tuple(card(number, Effect.AGENT, 0) for number in (6, 9, 11)),
        effects=(card(8, Effect.TEMP, 0), card(9, Effect.BIS, 0), card(11, Effect.AGENT, 1)),
    )
    board.show(table.view)
    board.activate(("pair", 2))
    board.activate(("plot", 5))
    assert board.drawer == "strip"
    at = board.centre_of(("agent", 2))
    board.pointer_press(at)
    board.pointer_release(at)
    assert board.draft.action.effect.size == 2
    assert board.drawer == ""
    board.activate(("drawer", "log"))
    assert board.escape()
    assert board.drawer == ""
    view.setScene(None)


def test_a_drawer_keeps_presses_from_the_board_below(qapp) -> None:
    board = make_board(Table(tour_position(rules())), text_scale=1.45)
    board.activate(("pair", 1))
    board.activate(("drawer", "log"))
    panel = board.pieces["log",]
    below = board.centre_of(("plot", 6))
    assert panel.mapRectToScene(panel.rect).contains(below)
    board.pointer_press(below)
    board.pointer_release(below)
    assert board.draft.action.plot is None


def test_whole_pieces_lie_in_the_scene_in_both_layouts(qapp) -> None:
    for scale in (1.0, 1.45, 2.0):
        board = make_board(Table(tour_position(rules(), 12)), text_scale=scale)
        for key in ("seats", "plans", "log", "strip", "deck"):
            board.drawer = key
            board.refresh()
            for ident, piece in board.pieces.items():
                if piece.isVisible() and ident[0] not in ("page", "sheet_of", "ground", "ends"):
                    spot = piece.mapRectToScene(piece.rect)
                    assert board.area.adjusted(-1, -1, 1, 1).contains(spot), (scale, key, ident, spot)


def test_a_view_that_is_put_away_lays_nothing_out_any_more(qapp) -> None:
    """When the next match begins, the old view shrinks for a moment: its board must not ask the table anything."""
    table = Table(tour_position(rules()))
    board = make_board(table)
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    qapp.processEvents()
    asked = []
    table.parts = asked.append
    view.resize(800, 400)
    view.setScene(None)
    qapp.processEvents()
    assert not asked
    assert not board.rooms.folded


def test_a_shown_view_folds_after_it_was_resized(qapp) -> None:
    board = make_board(Table(tour_position(rules())))
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    qapp.processEvents()
    view.resize(1280, 660)
    qapp.processEvents()
    assert board.rooms.folded
    view.resize(1600, 940)
    qapp.processEvents()
    assert not board.rooms.folded
    view.setScene(None)
    view.close()
