"""A seat that confirms and could claim a plan is asked, if the table wants that (W3)."""

from __future__ import annotations

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from test_house_numbers_board import POOL_PLOT, click

from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.games.house_numbers.actions import Claim


@pytest.fixture
def table(qapp: object) -> Table:
    """Turn 12, where the pair in the middle makes plan 3 claimable for Ada."""
    return Table(tour_position(rules()))


def ready(table: Table, *, asks: bool) -> HouseNumbersBoard:
    """A board with a whole turn that could claim."""
    board = make_board(table)
    board.look.ask_claims = asks
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    assert board.pieces["confirm",].active
    return board


def test_without_the_switch_the_turn_is_confirmed_at_once(table: Table) -> None:
    board = ready(table, asks=False)
    click(board, "confirm")
    assert len(table.submitted) == 1


def test_the_question_names_the_plan_and_its_points(table: Table) -> None:
    board = ready(table, asks=True)
    said: list[str] = []
    board.said.connect(said.append)
    click(board, "confirm")
    assert not table.submitted
    assert board.question.isVisible()
    assert said == ["The turn is complete, and a city plan can be claimed."]
    words = [piece.state.words for ident, piece in board.pieces.items() if ident[0] == "option"]
    plan = board.seen.plans[2]
    assert f"Claim plan 3: {plan.first}" in words
    assert "Confirm without a claim" in words


def test_it_can_be_claimed_from_the_question(table: Table) -> None:
    board = ready(table, asks=True)
    click(board, "confirm")
    click(board, "option", "claim", 2)
    assert not board.question.isVisible()
    assert [claim.plan for claim in board.draft.action.claims] == [2]
    assert isinstance(board.draft.action.claims[0], Claim)


@pytest.mark.parametrize("way", ["option", "twice", "primary"])
def test_it_can_be_confirmed_without(table: Table, way: str) -> None:
    board = ready(table, asks=True)
    click(board, "confirm")
    if way == "option":
        click(board, "option", "without")
    elif way == "twice":
        click(board, "confirm")
    else:
        board.primary()
    assert len(table.submitted) == 1
    assert table.submitted[0].claims == ()


def test_escape_and_any_change_put_the_question_away(table: Table) -> None:
    board = ready(table, asks=True)
    click(board, "confirm")
    assert board.escape()
    assert not board.question.isVisible()
    assert board.draft.action.plot == POOL_PLOT
    click(board, "confirm")
    board.undo()
    assert not board.question.isVisible()
    assert not table.submitted
