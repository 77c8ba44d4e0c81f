"""What is new on the board of Nine Blocks: own tiles are marked, of others only the count; gone once the seat acted."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
from nine_blocks_rounds import careless
from nine_blocks_table import Table, make_board, position, with_front
from PySide6.QtWidgets import QApplication
from test_review import make_table

from desktop.boards.nine_blocks.news import new_penalties, news_of
from desktop.table.controller import Controller
from desktop.table.review import Review
from engine.games.nine_blocks.actions import GiveUp, Plan
from engine.games.nine_blocks.events import BonusUsed, TilesDrawn
from engine.games.nine_blocks.view import LastRound, Phase


@cache
def played(seats: int, seed: int) -> Controller:
    """A match of persons who plan carelessly, at its end."""
    table = make_table("standard", seats, "nine_blocks")
    dice = random.Random(seed)
    while table.outcome is None:
        state = table.match.state
        seat = table.match.waiting[0]
        table.front.face(seat)
        table.front.lift()
        assert table.submit(careless(state, seat, dice)) is None
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_and_own_places_follow_what_was_drawn(seats: int, qapp: QApplication) -> None:
    table = played(seats, 40 + seats)
    review = Review(table)
    bonuses, some = set(), 0
    for step in range(review.steps + 1):
        review.go(step)
        history = review.history[:step]
        bonuses |= (
            {one.event.number for one in history[-1][3] if isinstance(one.event, BonusUsed)} if history else set()
        )
        told = {seat: drawn_by(history, seat) for seat in range(seats)}
        for eyes in range(seats):
            review.choose(eyes)
            view = review.shown
            news = news_of(review, view)
            still = [seat for seat in range(seats) if not view.out[seat] and not view.passed[seat]]
            assert [news.drawn[seat] for seat in still] == [len(told[seat]) for seat in still], step
            hand = view.hands[eyes]
            assert sorted(hand[place] for place in news.places) == sorted(told[eyes])[: len(news.places)]
            assert len(news.places) == len(told[eyes]) or view.out[eyes]
            some += len(news.places)
    assert some > 40
    assert bonuses


def drawn_by(history: object, seat: int) -> list[int]:
    """The numbers that a seat has drawn in and since its last act, () before its first one."""
    own = [at for at, act in enumerate(history) if act[1] == seat]  # type: ignore[arg-type]
    if not own:
        return []
    events = [one.event for act in history[own[-1] :] for one in act[3]]  # type: ignore[index]
    return [n for event in events if isinstance(event, TilesDrawn) and event.seat == seat for n in event.numbers]


def test_nothing_is_new_where_the_past_is_unknown(qapp: QApplication) -> None:
    board = make_board(with_front(position()))
    assert board.news.places == frozenset()
    assert set(board.news.drawn) == {0}


def test_a_rack_marks_what_came_until_its_seat_plans_anew(qapp: QApplication) -> None:
    table = with_front(position())
    table.play(Plan(7, 69), 0)
    view = table.view
    assert view.phase is Phase.BONUS
    # Ada's (0) rack had 2 and 9; her 7 and the 7 of the board came. Dora (1) lost her 3.
    assert view.penalties[0] == (2, 9, 7, 7)
    assert new_penalties(view, 0) == (2, 3)
    assert new_penalties(view, 1) == (2,)
    assert new_penalties(view, 2) == ()
    later = msgspec.structs.replace(view, round=view.round + 1, phase=Phase.PLAN, queue=(0,))
    assert new_penalties(later, 0) == (2, 3)
    assert new_penalties(later, 1) == ()
    # A tile that was dropped since does not make an old one new.
    assert isinstance(later.last, LastRound)
    dropped = msgspec.structs.replace(later, penalties=((9, 7, 7), *later.penalties[1:]))
    assert new_penalties(dropped, 0) == (1, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tile_given_up_is_new_until_the_next_act(seats: int, qapp: QApplication) -> None:
    table = played(seats, 40 + seats)
    review = Review(table)
    found = 0
    for step in range(1, review.steps + 1):
        review.go(step)
        _, seat, action, _ = review.history[step - 1]
        view = review.shown
        if not isinstance(action, GiveUp) or view.phase is Phase.OVER or view.out[seat]:
            continue
        new = news_of(review, view).racks[seat]
        assert action.tile in [view.penalties[seat][place] for place in new]
        found += 1
        later = next((at for at in range(step, review.steps) if review.history[at][1] == seat), None)
        if later is None:
            continue
        review.go(later)
        shown = review.shown
        assert action.tile in [shown.penalties[seat][place] for place in news_of(review, shown).racks[seat]]
        review.go(later + 1)
        after = review.shown
        if isinstance(review.history[later][2], Plan) and after.last == shown.last and seat not in after.queue:
            assert not news_of(review, after).racks[seat]
    assert found


class Told(Table):
    """A table that says that the front seat has just drawn a 7 and a 9."""

    def since_act(self, seat: int) -> object:
        before = msgspec.structs.replace(self.view, hands=((2, 5), (3, 4, 6), (1, 3, 8), (1, 2)))
        return before, [TilesDrawn(12, 0, (9, 7))] if seat == self.seat else []


def test_marks_lie_on_tiles_racks_and_panels(qapp: QApplication) -> None:
    table = Told(position())
    table.seat = 0
    board = make_board(table)
    assert [board.pieces["tile", place].state for place in range(4)] == [
        (2, "", False), (5, "", False), (7, "", True), (9, "", True),
    ]  # fmt: skip
    assert "just drawn" in board.pieces["tile", 2].name
    assert "just drawn" not in board.pieces["tile", 0].name
    board.lay_flat((0, 1, 2, 3))
    # Face down no tile tells where a number may lie; the stack of another seat tells how many.
    assert not any(board.pieces["tile", place].state[2] for place in range(4))
    assert [board.pieces["edge", seat].state.drawn for seat in range(4)] == [2, 0, 0, 1]
    assert "1 of them just drawn" in board.pieces["edge", 3].name
    board.lay_flat(None)
    table.seat = None
    board.show(table.view)
    assert board.news.places == frozenset()
