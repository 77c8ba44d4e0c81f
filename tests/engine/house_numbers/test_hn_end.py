"""The end of a match, scoring, ranking and ties of House Numbers (rules page, section 3.3)."""

from __future__ import annotations

import pytest
from hn_builder import GAME, position, resolve, round_at, row, row_points, sheet, spend, value, write
from hn_referee import ranks, temp_points, total, unpack
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Outcome
from engine.games.house_numbers.actions import NoPermit
from engine.games.house_numbers.sheet import Sheet
from engine.games.house_numbers.state import State

CLOSED = "10 _*9 / 10 _*10 / 10 _*11"
ALMOST = "1..10 / 1..11 / 1..11 _"


def ended(state: State, *turns: object) -> Outcome:
    step = resolve(state, *turns)  # type: ignore[arg-type]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert GAME.waiting(step.state) == ()
    return outcome


def final(*sheets: Sheet | str, mode: str = "basic", **more: object) -> Outcome:
    """The outcome of a match that ended with these sheets."""
    state = position(*sheets, mode=mode, **more)  # type: ignore[arg-type]
    over = replace(state, ended=("plots",), causes=((0,),), waiting=())
    outcome = GAME.outcome(over)
    assert outcome is not None
    return outcome


def test_the_game_ends_after_the_turn_with_a_third_refusal() -> None:
    """3.3 (a)."""
    state = position(sheet(CLOSED, refusals=2), "")
    outcome = ended(state, NoPermit(), write(state, 0, "A5"))
    assert outcome.reasons == ("refusals",)
    assert outcome.causes == ((0,),)


def test_a_second_refusal_does_not_end_the_game() -> None:
    """3.3 (a)."""
    state = position(sheet(CLOSED, refusals=1), "")
    assert GAME.outcome(resolve(state, NoPermit(), write(state, 0, "A5")).state) is None


def test_the_game_ends_after_the_turn_in_which_a_player_has_scored_all_three_plans() -> None:
    """3.3 (b)."""
    mine = sheet("1..4 | 5..8 | _ _", plans=(0, 8, 7))
    state = position(mine, "", claimed=(0, 1, 1))
    outcome = ended(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]), write(state, 0, "A5"))
    assert outcome.reasons == ("plans",)
    assert outcome.causes == ((0,),)


def test_the_game_ends_after_the_turn_in_which_all_33_plots_are_filled() -> None:
    """3.3 (c)."""
    state = position(ALMOST, "", offers="12 agent, 8 temp, 9 pool")
    outcome = ended(state, write(state, 0, "C12"), write(state, 0, "A5"))
    assert outcome.reasons == ("plots",)


def test_all_players_complete_the_last_turn_with_their_claims() -> None:
    """3.3: plan claims included."""
    other = "1..4 | 5..8 | _ _"
    state = position(ALMOST, other, offers="12 agent, 8 temp, 9 pool")
    claiming = write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False)
    step = resolve(state, write(state, 0, "C12"), claiming)
    assert step.state.sheets[1].plans == (6, 0, 0)
    assert step.state.ended == ("plots",)


def test_the_total_is_the_sum_of_its_parts() -> None:
    """3.3: plans + parks + pools + temps + estates - bis - refusals - roundabouts."""
    mine = sheet(
        "1 2 3p 4 | 5 6 7p 7b | O 9 / 1p 1b | ... / 3 4 | O ...",
        parks=(1, 4, 2),
        agents=(1, 1, 0, 2, 0, 0),
        temps=3,
        refusals=2,
        plans=(8, 0, 7),
    )
    state = position(mine, sheet(temps=5), mode="advanced")
    expected = {
        "plan_1": 8,
        "plan_3": 7,
        "park_1": 2,
        "park_2": 14,
        "park_3": 4,
        "pools": 9,
        "temps": 4,
        "estates_1": 3,
        "estates_2": 6,
        "estates_4": 12,
        "bis": -3,
        "refusals": -3,
        "roundabouts": -8,
    }
    assert row_points(state) == expected
    assert value(state) == sum(expected.values()) == total("advanced", [unpack(s) for s in state.sheets], 0)


@pytest.mark.parametrize(
    ("boxes", "points"),
    [
        ((5, 4, 3, 2), (7, 4, 1, 0)),
        ((5, 5, 3, 2), (7, 7, 4, 1)),
        ((5, 4, 4, 2), (7, 4, 4, 1)),
        ((5, 4, 2, 2), (7, 4, 1, 1)),
        ((5, 5, 5, 5), (7, 7, 7, 7)),
        ((1, 0, 0, 0), (7, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((3, 0, 3, 1), (7, 0, 7, 4)),
        ((11, 10, 9, 8), (7, 4, 1, 0)),
        ((2, 3), (4, 7)),
        ((1, 2, 3, 4, 5, 5, 5), (0, 0, 1, 4, 7, 7, 7)),
    ],
)
def test_the_temp_ranking_pays_7_4_1_to_groups(boxes: tuple[int, ...], points: tuple[int, ...]) -> None:
    """3.3: ties share the full value and do not use up the next rank; zero boxes = 0 points."""
    state = position(*[sheet(temps=n) for n in boxes])
    assert tuple(row(state, "temps", seat) for seat in range(len(boxes))) == points
    assert tuple(temp_points("basic", list(boxes))) == points


def test_more_points_win() -> None:
    """3.3."""
    outcome = final("1..4 | ...", "1..3 | ...", "1..5 | ...")
    assert outcome.ranks == (2, 3, 1)


@pytest.mark.parametrize(
    ("first", "second", "ranks_expected", "key"),
    [
        # 4 points each: one estate of 4 against 1 + 3
        ("1..4 | ...", "1 | 2..4 | ...", (2, 1), "estates"),
        # two estates each, 5 points: 1 + 4 against 2 + 3
        ("1 2 | 3..5 | ...", "1 | 2..5 | ...", (2, 1), "estates_1"),
        # 6 points, two estates, none of size 1: 2 + 4 against 3 + 3
        ("1..3 | 4..6 | ...", "1 2 | 3..6 | ...", (2, 1), "estates_2"),
        ("1..4 | ...", "1..4 | ...", (1, 1), "shared"),
    ],
)
def test_ties_are_broken_by_estates(first: str, second: str, ranks_expected: tuple[int, int], key: str) -> None:
    """3.3: more complete estates; then more estates of size 1; then 2; ... 6; then shared."""
    outcome = final(first, second)
    assert outcome.sheets[0].total == outcome.sheets[1].total
    assert outcome.ranks == ranks_expected == tuple(ranks("basic", [unpack(sheet(first)), unpack(sheet(second))]))
    assert [tie.key for tie in outcome.ties] == [key]


@pytest.mark.parametrize("size", range(1, 7))
def test_ties_go_through_all_sizes(size: int) -> None:
    """3.3: then 2; ... 6. Equal numbers of estates and points; the first size with a difference decides."""
    spread = {
        1: ("1 | 2..6 | ...", "1 2 | 3..6 | ..."),
        2: ("1 2 | 3..6 | ...", "1..3 | 4..6 | ..."),
        3: ("1..3 | 4..8 | ...", "1..4 | 5..8 | ..."),
        4: ("1..4 | ... / 1..6 | ...", "1..5 | ... / 1..5 | ..."),
    }
    if size > 4:
        # Equal counts of sizes 1 to 4 and of all estates leave only 5 against 6, with equal points by agents.
        more_of_5 = sheet("1..5 | ... / 1..5 | ...", agents=(0, 0, 0, 0, 1, 0))
        more_of_6 = sheet("1..6 | ... / 1..6 | ...")
        outcome = final(more_of_5, more_of_6)
        assert outcome.sheets[0].total == outcome.sheets[1].total == 12
        assert outcome.ranks == (1, 2)
        return
    more, fewer = spread[size]
    outcome = final(fewer, more)
    assert outcome.sheets[0].total == outcome.sheets[1].total
    assert outcome.ranks == (2, 1)


def test_rows_of_seven_are_no_estates_in_ties() -> None:
    """B14: only sizes 1 to 6 count."""
    outcome = final("1..4 | ... / 1..7 | ...", "1..4 | ...")
    assert outcome.ranks == (1, 1)


def test_a_claim_in_the_last_turn_by_a_roundabout_alone_counts() -> None:
    """3.7: a plan finished by a roundabout alone counts in the same turn."""
    state = position("1..4 _ 6..10", "", mode="advanced", plans=(19, 9, 14))
    turn = write(state, 0, "C5", roundabout=round_at("A5"), claims=[spend(0)], reshuffle=False)
    assert resolve(state, turn, write(state, 0, "A5"), chance=Chance(2)).state.sheets[0].plans == (6, 0, 0)
