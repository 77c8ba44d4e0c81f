"""No word of the Nine Blocks board is cut, in any language, in small windows and with large texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from app_samples import NAMES, starting, until
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common import painting
from desktop.boards.nine_blocks.site import BELOW_PILES
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.tour_nine_blocks import REPEATING, SEVEN, alone_to_plan, final_phase, round_13
from engine.games.nine_blocks.actions import SEE_OR_DRAW, Plan
from engine.games.nine_blocks.legal import sound_spaces
from engine.games.nine_blocks.state import State


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


class Written:
    """Every text that the board writes, as it stands there."""

    def __init__(self, app: Cantiere, patch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.words: list[str] = []
        put = painting.put_words

        def note(painter: Any, look: Any, words: str, *rest: Any) -> None:
            self.words.append(words)
            put(painter, look, words, *rest)

        patch.setattr(painting, "put_words", note)

    def check(self, what: str) -> None:
        """Paints everything anew and looks for words that were cut."""
        self.words.clear()
        board = self.app.play.board
        board.motion.finish()
        for piece in board.pieces.values():
            piece.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            piece.update()
        self.app.window.grab()
        assert self.words
        assert not [words for words in self.words if words.endswith("…")], what


def begin(app: Cantiere, state: State) -> Any:
    """Persons play on from a position, with an open screen; gives the board."""
    seats = tuple(SeatPlan(NAMES[seat], PERSON, seat + 1) for seat in range(state.seats))
    plan = MatchPlan(
        "nine_blocks", "standard", seats, {"bonus": "own", "ask": "on"}, seed=3, free_undo=False,
        aids=frozenset({"legal", "live_score", "left"}),
    )  # fmt: skip
    assert not app.controller.begin(plan, state, state.round)
    lift(app)
    return app.play.board


def lift(app: Cantiere) -> None:
    if app.play.curtain.down:
        app.play.curtain.button.click()
        until(lambda: not app.play.curtain.down, 5)


@pytest.mark.parametrize("language", ["it", "de"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1600, 1000), 1.45), ((1920, 1080), 2.0)])
def test_the_board_cuts_no_word(
    make: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], scale: float
) -> None:
    app = make(language=language, text_scale=scale)
    app.window.resize(*size)
    seen = Written(app, monkeypatch)
    board = begin(app, round_13())
    seen.check("planning")
    board.press_digit(SEVEN)
    board.press_space(REPEATING)
    seen.check("asked")
    # The note leaves the counts of both piles to be read.
    assert board.pieces["note_card",].rect.top() >= BELOW_PILES - 4 or not board.pieces["piles",].isVisible()
    board.answer(yes=False)
    board.lay_flat((0, 1, 2, 3))
    seen.check("flat")
    assert app.controller.submit(Plan(SEVEN, REPEATING)) is None
    lift(app)
    board.activate(("last_round",))
    for _ in range(2):
        board.activate(("stepper", "next"))
        seen.check("a step on a flat table")
    state = alone_to_plan(SEE_OR_DRAW)
    board = begin(app, state)
    spaces = sound_spaces(state, 0, SEE_OR_DRAW)
    assert app.controller.submit(Plan(SEE_OR_DRAW, (spaces & -spaces).bit_length() - 1)) is None
    lift(app)
    board.activate(("stepper", "close"))
    seen.check("a bonus")
    card = board.pieces["bonus", "card"]
    assert card.isVisible()
    assert sum(card.step if words else card.step * 0.45 for words, _, _ in card.lines()) + 74 <= card.rect.height() + 1
    board = begin(app, final_phase())
    board.activate(("give",))
    seen.check("passing")
