"""The bonus of the lowest tile (rules page, 5.6, section 6, R10)."""

from __future__ import annotations

import pytest
from nb_builder import GAME, at, board_of, bonus_position, position, run, use

from engine.games.nine_blocks.actions import Decline, Plan, Reason, UseBonus
from engine.games.nine_blocks.events import BonusDeclined, BonusUsed, BonusWon, HandsSeen, Reshuffled, TilesDrawn
from engine.games.nine_blocks.legal import bonuses_of
from engine.games.nine_blocks.view import Parts, Phase

EVERY = "123456789"


def code(state: object, action: object, seat: int = 0) -> str:
    """Why the rules refuse an action, "" if they do not."""
    refusal = GAME.refuse(state, seat, action)  # type: ignore[arg-type]
    return "" if refusal is None else refusal.code


# Who


def test_ruling_24_the_lowest_tile_really_built() -> None:
    """3.2.5, ruling 24: lost tiles do not count."""
    done = run(position(4, *[EVERY] * 4, board=board_of("2E1")), "2E8", "4B5", "6D1", "3H5")
    assert done.of(BonusWon) == [BonusWon(20, 3, 3, False)]


def test_ruling_24_a_tie_goes_to_the_earlier_placement() -> None:
    """Ruling 24, section 7: nearer to the start player."""
    acts = ["3E8", "3B5", "7E2", "3H6"]
    for start, seat in ((0, 0), (1, 1), (2, 3), (3, 3)):
        done = run(position(4, *[EVERY] * 4, start=start), *(acts[start:] + acts[:start]))
        assert (done.state.bonus_seat, done.state.bonus) == (seat, 3)


def test_r1_with_two_seats_placement_order_decides_the_lowest_tile() -> None:
    """R1, ruling 25: the lowest of up to four tiles, one bonus per round."""
    done = run(position(2, EVERY, EVERY), "5A9", "3I1", "7H2", "3B5")
    assert done.of(BonusWon) == [BonusWon(20, 1, 3, False)]
    assert run(position(2, EVERY, EVERY), "5A9", "4I1", "7H2", "3B5").of(BonusWon)[0].seat == 0


def test_ruling_24_nobody_built_no_bonus() -> None:
    """Ruling 24."""
    done = run(position(3, *[EVERY] * 3, board=board_of("4E1", "4B4")), "4E8", "-1", "-1")
    assert done.of(BonusWon) == []
    assert done.state.round == 21


def test_ruling_24_a_bonus_is_optional() -> None:
    """Ruling 24, R10: nothing changes but the round."""
    state = bonus_position(8, *[EVERY] * 3, seats=3)
    done = run(state, "no")
    assert done.of(BonusDeclined) == [BonusDeclined(20, 0, 8)]
    assert done.state.gained == (0, 0, 0)


@pytest.mark.parametrize("number", range(1, 10))
def test_ruling_23_the_action_is_that_of_the_own_tile(number: int) -> None:
    """Ruling 23: no other one, higher or lower."""
    state = bonus_position(number, *[EVERY] * 3, seats=3, board=board_of("1A1"), penalties=["12", "", ""])
    assert bonuses_of(state) == (number,)
    for other in range(11):
        if other != number:
            assert code(state, UseBonus(other)) == Reason.BONUS_OTHER


@pytest.mark.parametrize("number", range(1, 10))
def test_ruling_23_cascade_offers_every_action_up_to_the_tile(number: int) -> None:
    """Ruling 23, R10: one action of choice with a value up to the tile; with a 9 any of the nine."""
    fields = {"seats": 3, "board": board_of("1A1"), "penalties": ["12", "", ""]}
    state = bonus_position(number, *[EVERY] * 3, bonus="cascade", **fields)
    assert bonuses_of(state) == tuple(range(1, number + 1))
    assert code(state, UseBonus(3)) == ("" if number >= 3 else Reason.BONUS_OTHER)
    assert code(state, UseBonus(9)) == ("" if number == 9 else Reason.BONUS_OTHER)


def test_ruling_23_cascade_uses_one_action_alone() -> None:
    """Ruling 23: the round ends with it."""
    done = run(bonus_position(9, *[EVERY] * 3, seats=3, bonus="cascade"), use(8))
    assert (done.state.round, done.state.gained) == (21, (1, 0, 0))


# What: 1


def test_bonus_1_swaps_up_to_two_tiles_with_the_supply() -> None:
    """Section 6 (1), R10: put on the discards, drawn from the supply."""
    state = bonus_position(1, "1234", "1234", "1234", seats=3, supply="567899999")
    done = run(state, use(1, "13"))
    assert done.state.discards == (1, 3)
    assert done.of(TilesDrawn)[0].numbers == (5, 6)
    assert done.state.hands[0] == (2, 4, 5, 6)
    one = run(state, use(1, "4"))
    assert (one.state.discards, one.state.hands[0]) == ((4,), (1, 2, 3, 5))
    assert code(state, use(1, "123")) == Reason.BONUS_TILES
    assert code(state, use(1, "31")) == Reason.BONUS_TILES
    assert code(state, use(1, "11")) == Reason.BONUS_TILE_NOT_HELD
    assert code(state, use(1, "5")) == Reason.BONUS_TILE_NOT_HELD


def test_bonus_1_shuffles_the_discards_without_the_tiles_put_away() -> None:
    """R10: reshuffled if needed, without them."""
    state = bonus_position(1, "1234", "1234", "1234", seats=3, supply="5", discards="77")
    done = run(state, use(1, "12"))
    assert done.of(TilesDrawn)[0].numbers == (5, 7)
    assert done.of(Reshuffled)[0].count == 2
    assert done.state.hands[0] == (3, 4, 5, 7)
    assert done.state.discards == (1, 2)
    assert done.state.supply == (7,)


def test_bonus_1_no_more_tiles_than_there_are_to_draw() -> None:
    """R10: as many as are put away."""
    state = bonus_position(1, "1234", "1234", "1234", seats=3, supply="5")
    assert code(state, use(1, "12")) == Reason.BONUS_NO_TILES_LEFT
    assert code(state, use(1, "1")) == ""
    none = run(position(3, "1234", "1234", "1234", supply=""), "1E8", "-2", "-2")
    assert none.of(BonusWon) == [BonusWon(20, 0, 1, True)]
    assert none.state.round == 21


# 2


def test_bonus_2_removes_any_built_tile() -> None:
    """Section 6 (2), R10: also one of this round; to the discards."""
    done = run(position(3, *[EVERY] * 3, board=board_of("9A1")), "2E8", "4B5", "6E1")
    assert done.state.bonus == 2
    for name, number in (("A1", 9), ("E8", 2), ("B5", 4), ("E1", 6)):
        after = run(done.state, use(2, space=name)).state
        assert (after.board[at(name)], after.discards, after.builders[at(name)]) == (0, (number,), -1)
        assert after.built_in[at(name)] == 0
    assert code(done.state, use(2, space="E5")) == Reason.BONUS_NOT_BUILT
    assert code(done.state, UseBonus(2, space=81)) == Reason.SPACE_OUTSIDE
    assert GAME.choices(done.state, 0).narrow(UseBonus(2)).spaces == tuple(
        sorted(at(name) for name in ("A1", "E8", "B5", "E1"))
    )


# 3


def test_bonus_3_makes_the_start_player() -> None:
    """Section 6 (3)."""
    done = run(bonus_position(3, *[EVERY] * 4, seat=3, start=1), use(3))
    assert done.state.start == 3
    assert run(bonus_position(3, *[EVERY] * 4, seat=3, start=1), "no").state.start == 2


# 4 and 6


@pytest.mark.parametrize(("number", "most"), [(4, 1), (6, 2)])
def test_bonus_4_and_6_drop_own_penalty_tiles(number: int, most: int) -> None:
    """Section 6 (4, 6), R10: one, or up to two, of the own."""
    state = bonus_position(number, *[EVERY] * 3, seats=3, penalties=["4414", "55"])
    done = run(state, use(number, "4"))
    assert (done.state.penalties, done.state.discards) == (((4, 1, 4), (5, 5), ()), (4,))
    if most == 2:
        two = run(state, use(6, "14"))
        assert (two.state.penalties[0], two.state.discards) == ((4, 4), (1, 4))
    else:
        assert code(state, use(4, "14")) == Reason.BONUS_TILES
    assert code(state, use(number, "444"[: most + 1])) == Reason.BONUS_TILES
    assert code(state, use(number, "5")) == Reason.BONUS_NO_PENALTY
    assert code(state, use(number, "2")) == Reason.BONUS_NO_PENALTY
    assert GAME.preview(state, 0, use(number, "4")).detail.penalties == 3


# 5


def test_bonus_5_looks_at_all_hands() -> None:
    """Section 6 (5), R10: of all opponents, before the refill; told to the seat alone."""
    state = bonus_position(5, "12", "34", "567", "8", seat=1)
    done = run(state, use(5, look=True))
    assert done.of(HandsSeen) == [HandsSeen(20, 1, ((1, 2), (), (5, 6, 7), (8,)))]
    (seen,) = (told for told in done.steps[0].events if isinstance(told.event, HandsSeen))
    assert seen.audience == (1,)
    assert GAME.view(done.state, 1).learnt == ((1, 2), (), (5, 6, 7), (8,))
    for seat in (0, 2, 3, None):
        assert GAME.view(done.state, seat).learnt == ((),) * 4
    # The hands have been refilled since.
    assert [len(hand) for hand in done.state.hands] == [4, 4, 4, 4]


def test_bonus_5_draws_an_extra_tile_once() -> None:
    """Section 6 (5), R10: this round's refill goes to five, until the end of the next round."""
    state = bonus_position(5, "123", "123", "123", seats=3)
    done = run(state, use(5, look=False))
    assert [len(hand) for hand in done.state.hands] == [5, 4, 4]
    assert done.of(HandsSeen) == []
    for _ in range(3):
        (seat,) = GAME.waiting(done.state)
        done.do(f"-{done.state.hands[seat][0]}")
    assert [len(hand) for hand in done.state.hands] == [4, 4, 4]


def test_bonus_5_is_one_of_both() -> None:
    """Section 6 (5): choose one of both."""
    state = bonus_position(5, "123", "123", "123", seats=3)
    assert code(state, use(5)) == Reason.INCOMPLETE
    assert run(state, use(5, look=True)).state.hands[0] != ()
    assert len(run(state, use(5, look=True)).state.hands[0]) == 4
    assert code(bonus_position(5, "123", "123", "123", seats=3, supply=""), use(5, look=False)) == (
        Reason.BONUS_NO_TILES_LEFT
    )
    assert code(bonus_position(5, "123", "", "", seats=3), use(5, look=True)) == Reason.BONUS_PARTS
    assert code(bonus_position(5, "123", "", "", seats=3), use(5, look=False)) == ""


# 7


def test_bonus_7_turns_the_areas() -> None:
    """Section 6 (7), ruling 4: from the next round on others may build there."""
    done = run(bonus_position(7, *[EVERY] * 4), use(7, turns=1))
    assert done.state.turn == 1
    assert done.of(BonusUsed) == [BonusUsed(20, 0, 7, (), None, None, 1)]
    (seat,) = GAME.waiting(done.state)
    assert seat == 1
    spaces = GAME.choices(done.state, 1).narrow(Plan()).spaces
    assert at("E8") in spaces
    assert at("B5") not in spaces


# 8 and 9


def test_bonus_8_gains_a_point() -> None:
    """Section 6 (8)."""
    state = bonus_position(8, *[EVERY] * 3, seats=3)
    assert GAME.preview(state, 0, use(8)).gains == (("bonus", 1),)
    assert GAME.score(run(state, use(8)).state, 0).total == 1


def test_bonus_9_wins_at_once() -> None:
    """Section 6 (9), 3.5: whatever the points."""
    done = run(bonus_position(9, *[EVERY] * 3, seats=3, points=(0, 2, 2)), use(9))
    assert (done.state.end, done.state.winners, done.state.phase) == ("instant", (0,), Phase.OVER)
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2)


# No effect, foreign parts


@pytest.mark.parametrize("number", [4, 6])
def test_a_bonus_without_effect_does_nothing(number: int) -> None:
    """Section 6, section 7: 4 and 6 without penalties; the round ends, nobody is asked."""
    done = run(position(3, *[EVERY] * 3), f"{number}E8", "8B5", "9E2")
    assert done.of(BonusWon) == [BonusWon(20, 0, number, True)]
    assert (done.state.round, done.state.phase) == (21, Phase.PLAN)


def test_removing_from_an_empty_board_has_no_effect() -> None:
    """Section 6, section 7: 2 on an empty board (which only comes up in the cascade of a hand-made position)."""
    assert bonuses_of(bonus_position(2, EVERY, seats=3)) == ()
    assert 2 not in bonuses_of(bonus_position(9, EVERY, seats=3, bonus="cascade"))


def test_looking_or_drawing_without_hands_and_tiles_has_no_effect() -> None:
    """Section 6: nothing to see, nothing to draw."""
    assert bonuses_of(bonus_position(5, "1", seats=3, supply="")) == ()
    assert bonuses_of(bonus_position(5, "1", "2", seats=3, supply="")) == (5,)
    assert bonuses_of(bonus_position(5, "1", seats=3, supply="", discards="4")) == (5,)


def test_swapping_without_tiles_has_no_effect() -> None:
    """Section 6."""
    assert bonuses_of(bonus_position(1, "", seats=3)) == ()
    assert bonuses_of(bonus_position(1, "5", seats=3, supply="")) == ()
    assert bonuses_of(bonus_position(1, "5", seats=3, supply="", discards="4")) == (1,)


@pytest.mark.parametrize("number", range(1, 10))
def test_r10_parts_that_a_bonus_does_not_ask_for_are_refused(number: int) -> None:
    """R10: tiles, a space, looking and turns belong to their numbers."""
    state = bonus_position(number, *[EVERY] * 3, seats=3, board=board_of("1A1"), penalties=["12"])
    good = {
        1: use(1, "1"), 2: use(2, space="A1"), 3: use(3), 4: use(4, "1"), 5: use(5, look=True), 6: use(6, "12"),
        7: use(7, turns=2), 8: use(8), 9: use(9),
    }[number]  # fmt: skip
    assert code(state, good) == ""
    parts = {"tiles": (1,), "space": 0, "look": True, "turns": 1}
    asked = {1: "tiles", 2: "space", 4: "tiles", 5: "look", 6: "tiles", 7: "turns"}.get(number)
    for name, value in parts.items():
        if name != asked:
            values = {part: getattr(good, part) for part in ("number", "tiles", "space", "look", "turns")}
            assert code(state, UseBonus(**{**values, name: value})) == Reason.BONUS_PARTS
    for told in run(state, good).of(BonusUsed):
        assert (told.seat, told.number) == (0, number)


def test_the_parts_of_a_bonus_are_offered() -> None:
    """Decisions: what a bonus can be used on."""
    fields = {"seats": 3, "board": board_of("1A1"), "penalties": ["12"]}
    for number, parts in (
        (1, Parts(bonuses=(1,), tiles=(1, 2))),
        (2, Parts(bonuses=(2,), spaces=(0,))),
        (3, Parts(bonuses=(3,))),
        (4, Parts(bonuses=(4,), penalties=(1, 2))),
        (6, Parts(bonuses=(6,), penalties=(1, 2))),
        (7, Parts(bonuses=(7,), turns=(1, 2, 3))),
    ):
        state = bonus_position(number, "12", **fields)
        assert GAME.choices(state, 0).narrow(UseBonus(number)) == parts
        assert Decline() in GAME.choices(state, 0)
    cascade = bonus_position(6, "12", bonus="cascade", **fields)
    assert GAME.choices(cascade, 0).narrow(UseBonus()).bonuses == (1, 2, 3, 4, 5, 6)
    assert GAME.choices(cascade, 0).narrow(UseBonus(9)).bonuses == (1, 2, 3, 4, 5, 6)
