"""A turn passes by its button alone; with the switch off, as soon as nothing is left to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import pair_of_persons, starting, until
from common_ground_table import make_board as make_common_ground
from common_ground_table import position, with_front
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtWidgets import QApplication
from test_house_numbers_board import POOL_PLOT, click

from desktop.app import Cantiere
from desktop.boards.common_ground import draft as drafts
from desktop.boards.house_numbers.board import HouseNumbersBoard
from desktop.boards.house_numbers.chooser import unclaimed
from engine.games.common_ground.actions import SealGuess, SealPlan, SetCones
from engine.games.common_ground.view import Phase
from engine.games.house_numbers.actions import Effect


def house_numbers(*, confirm: bool) -> tuple[HouseNumbersBoard, Table]:
    """The board of turn 12."""
    table = Table(tour_position(rules()))
    board = make_board(table)
    board.look.confirm_turn = confirm
    return board, table


def settle() -> None:
    """Lets what waits for the end of a gesture happen."""
    for _ in range(3):
        QApplication.processEvents()


def test_with_confirmation_nothing_passes_by_itself(qapp: QApplication) -> None:
    board, table = house_numbers(confirm=True)
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    settle()
    assert not table.submitted
    click(board, "confirm")
    assert len(table.submitted) == 1


def test_without_it_a_claim_that_is_open_still_waits(qapp: QApplication) -> None:
    """The pair in the middle makes a plan claimable: the seat decides about it, then the turn passes."""
    board, table = house_numbers(confirm=False)
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    settle()
    assert not table.submitted
    assert unclaimed(board.now) == (2,)
    click(board, "plan", 2)
    settle()
    assert [claim.plan for turn in table.submitted for claim in turn.claims] == [2]


def count_actions(*, confirm: bool) -> int:
    """How many presses a whole turn takes whose effect leaves no choice."""
    board, table = house_numbers(confirm=confirm)
    pair = next(
        at for at in range(3)
        if board.pieces["pair", at].state.effect in (Effect.LANDSCAPER, Effect.POOL, Effect.TEMP)
    )  # fmt: skip
    click(board, "pair", pair)
    settle()
    legal = [at for at in range(33) if board.pieces["plot", at].state.light == "legal"]
    click(board, "plot", next(at for at in legal if not claims_after(pair, at)))
    settle()
    presses = 2
    if not table.submitted:
        click(board, "confirm")
        presses += 1
    assert len(table.submitted) == 1
    return presses


def claims_after(pair: int, plot: int) -> bool:
    """Whether a plan could be claimed, or an effect waits, after writing there."""
    board, _ = house_numbers(confirm=True)
    click(board, "pair", pair)
    click(board, "plot", plot)
    return not board.nothing_left()


def test_the_switch_saves_the_last_press(qapp: QApplication) -> None:
    assert count_actions(confirm=True) == 3
    assert count_actions(confirm=False) == 2


def test_undo_and_redo_never_pass_a_turn(qapp: QApplication) -> None:
    board, table = house_numbers(confirm=True)
    pair = next(
        at for at in range(3)
        if board.pieces["pair", at].state.effect in (Effect.LANDSCAPER, Effect.POOL, Effect.TEMP)
    )  # fmt: skip
    click(board, "pair", pair)
    legal = [at for at in range(33) if board.pieces["plot", at].state.light == "legal"]
    click(board, "plot", next(at for at in legal if not claims_after(pair, at)))
    board.look.confirm_turn = False
    assert board.nothing_left()
    board.undo()
    settle()
    board.redo()
    settle()
    assert board.nothing_left()
    assert not table.submitted


@pytest.mark.parametrize("confirm", [True, False])
def test_common_ground_passes_what_leaves_no_choice(confirm: bool, qapp: QApplication) -> None:
    table = with_front(position(Phase.CONES))
    board = make_common_ground(table)
    board.look.confirm_turn = confirm
    for number in range(4):
        cell = board.link.parts(board.now.sketch.set_cones).cells[0]
        board.commit(drafts.set_cone(board.now.sketch, number, cell))
        settle()
    assert [type(action) for action, _ in table.submitted] == ([] if confirm else [SetCones])


@pytest.mark.parametrize("confirm", [True, False])
def test_the_mayors_plan_passes_with_its_last_place(confirm: bool, qapp: QApplication) -> None:
    table = with_front(position(Phase.PLAN))
    board = make_common_ground(table)
    board.look.confirm_turn = confirm
    for place in range(4):
        assert not table.submitted
        board.commit(drafts.match(board.now.sketch, place, place, 0))
        settle()
    assert [type(action) for action, _ in table.submitted] == ([] if confirm else [SealPlan])


@pytest.mark.parametrize("confirm", [True, False])
def test_a_guess_passes_when_all_have_ticked(confirm: bool, qapp: QApplication) -> None:
    table = with_front(position(Phase.GROUP))
    board = make_common_ground(table)
    board.look.confirm_turn = confirm
    for place in range(4):
        board.commit(drafts.match(board.now.sketch, place, place, 1))
        settle()
    for seat in (1, 2, 3):
        assert not table.submitted
        board.press_tick(seat)
        settle()
    assert [type(action) for action, _ in table.submitted] == ([] if confirm else [SealGuess])


@pytest.fixture
def start(tmp_path: Path, qapp: QApplication) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def test_the_setting_holds_at_once_and_is_kept(start) -> None:
    app = start()
    app.begin(pair_of_persons())
    board = app.play.board
    assert board.look.confirm_turn
    app.show_settings()
    page = app.window.pages.currentWidget()
    page.switches["confirm_turn"].click()
    until(lambda: not board.look.confirm_turn)
    assert app.settings.get("confirm_turn") is False
    app.show_settings()
    page.switches["confirm_turn"].click()
    assert app.settings.get("confirm_turn") is True
