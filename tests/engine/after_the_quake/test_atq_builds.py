"""Builds of After the Quake: permits, infrastructure, subsidies, rubble, payments, urban planning."""

from __future__ import annotations

import random

import pytest
from atq_builder import (
    GAME,
    PERMIT_NAMES,
    TakeBonus,
    act,
    at,
    bonus,
    build,
    code,
    permit,
    permits,
    position,
    run,
    site,
    squares,
)
from atq_random import any_build
from atq_referee import judge_at

from engine.games.after_the_quake.actions import Act, Build
from engine.games.after_the_quake.events import BuildingBuilt, Cleaned, Developed, MoneyTaken, UrbanTaken
from engine.games.after_the_quake.view import Phase

MAP = """
    A1 B4   B1 Y5*  C1 G1  | D1 Y2   E1 B1  F1 --
    A2 R3*  B2 --   C2 B2  | D2 G3*  E2 R4  F2 G5*
    A3 --   B3 B5   C3 R2* | D3 G3   E3 --  F3 B2*
    A4 R3   B4 G1   C4 Y4* | D4 Y1   E4 R5  F4 Y4*
"""


def test_a_build_with_one_permit() -> None:
    """3.4: the building of the own area stands there, the permit is discarded, the marker goes right for free."""
    done = run(position(2, area=(1,), hands=["B4CP"]), build(0, "A1", "B4CP"))
    assert done.state.built[at("A1")] == 0
    assert (done.board().area, done.board().stock, done.board().money) == (0, 7, 0)
    assert (done.board().column, done.board().row) == (1, 0)
    assert done.state.hands[0] == ()
    assert done.state.discards == (permit("B4CP"),)
    assert done.of(BuildingBuilt) == [BuildingBuilt(1906, 0, at("A1"), (permit("B4CP"),), 0)]


def test_a_build_needs_a_building_in_the_own_area() -> None:
    """3.4."""
    assert code(position(2, hands=["B4CP"]), build(0, "A1", "B4CP")) == "no_building"


@pytest.mark.parametrize(
    ("where", "using", "fits"),
    [
        ("A1", "B4CP", True), ("A1", "B5CH", False), ("A1", "R4HP", False), ("C1", "G1HP", True), ("E1", "G1HP", False),
        ("A1", "B5CH R4HP", True), ("A1", "B4CP R1LC", False), ("A1", "B4CP R4HP", True), ("A1", "B4CP B5CH", True),
        ("A1", "B4CP B4LH", True), ("A1", "B5CH B1LH", False), ("A1", "R4HP Y4CH", False), ("A1", "R1LC G2LH", False),
        ("E2", "R1LC B4CP", True),
    ],
)  # fmt: skip
def test_ruling_12_one_permit_or_one_for_the_number_and_one_for_the_colour(where: str, using: str, fits: bool) -> None:
    """3.4, ruling 12: also two where one would do, two equal ones too; never a second one that supplies nothing."""
    state = position(2, area=(1,), hands=[using])
    found = build(0, where, using, urban="")
    shared = GAME.choices(state, 0).narrow(found).urban
    if shared:
        found = build(0, where, using, urban="LCHP"[shared[0]])
    assert code(state, found) == ("" if fits else "permit_fits_not")


def test_permits_from_hand_and_row_go_together() -> None:
    """3.4, 32: handed in wherever they were held."""
    done = run(position(2, area=(1,), hands=["B5CH"], shown=["R4HP"]), build(0, "A1", "B5CH R4HP", urban="H"))
    assert done.state.hands[0] == ()
    assert done.board().permits == ()
    assert sorted(done.state.discards) == sorted(permits("B5CH R4HP"))


@pytest.mark.parametrize(
    ("where", "using", "fits"),
    [
        ("A1", "S0", False), ("A1", "S0 S1", False), ("A1", "B1LH S0", True), ("A1", "Y4CH S1", True),
        ("A1", "B4CP S0", True), ("A1", "Y1LP S0", False), ("C2", "B1LH S0", True),
    ],
)  # fmt: skip
def test_ruling_13_a_subsidy_replaces_one_attribute(where: str, using: str, fits: bool) -> None:
    """13: alone it cannot build, nor can two; with an ordinary one that gives number or colour it can."""
    assert code(position(2, area=(1,), hands=[using]), build(0, where, using)) == ("" if fits else "permit_fits_not")


def test_ruling_13_a_subsidy_brings_no_urban_planning() -> None:
    """13: it has no symbols."""
    state = position(2, area=(1,), hands=["B1LH S0"])
    for type_ in "LCHP":
        assert code(state, build(0, "A1", "B1LH S0", urban=type_)) == "urban_choice"


@pytest.mark.parametrize(
    ("using", "fits"),
    [
        ("B1LH", True), ("Y4CH", True), ("B4CP", True), ("Y1LP", False), ("S0", False), ("S0 S1", False),
        ("B1LH S0", True), ("Y1LP S0", False), ("B1LH Y1LP", True), ("Y4CH G1HP", True), ("Y1LP G1HP", False),
    ],
)  # fmt: skip
def test_ruling_14_the_subsidy_space(using: str, fits: bool) -> None:
    """14, R2, R3: one permit matching in number or colour is enough; a subsidy card alone cannot build; with two real
    ones one gives an attribute, and the second may serve for its symbols alone."""
    state = position(2, card="d", area=(1,), hands=[using])
    shared = GAME.choices(state, 0).narrow(build(0, "A1", using)).urban
    urban = "LCHP"[shared[0]] if shared else ""
    assert code(state, build(0, "A1", using, urban=urban)) == ("" if fits else "permit_fits_not")
    assert code(position(2, card="a", area=(1,), hands=["B1LH"]), build(0, "A1", "B1LH")) == "permit_fits_not"


def test_r2_one_attribute_comes_from_an_ordinary_permit() -> None:
    """R2: a subsidy card alone on the subsidy space cannot build, nor with an ordinary one that gives nothing."""
    for using in ("S0", "S0 S1", "Y1LP S0"):
        state = position(2, card="d", area=(1,), hands=[using])
        assert code(state, build(0, "A1", using)) == "permit_fits_not"
    assert code(position(2, card="d", area=(1,), hands=["S0 S1"]), act(0)) == "permit_fits_not"


def test_r3_the_second_permit_brings_urban_planning_on_the_subsidy_space() -> None:
    """R3: B1 gives the colour, Y1 shares a light."""
    done = run(position(2, card="d", area=(1,), hands=["B1LH Y1LP"]), build(0, "A1", "B1LH Y1LP", urban="L"))
    assert done.board().urban == (1, 0, 0)


def test_r11_paying_steps_to_the_subsidy_space_brings_the_subsidy() -> None:
    """R11."""
    state = position(2, card="d", money=(4,), area=(1,), hands=["B1LH"])
    done = run(state, build(2, "A1", "B1LH", 0))
    assert done.state.built[at("A1")] == 0
    assert done.board().money == 0


# Urban planning


@pytest.mark.parametrize(
    ("using", "shared"),
    [
        ("B5CH R4LC", "C"), ("B5CH R4HP", "H"), ("B4CP R4LC", "C"), ("B4LH B4CP", ""), ("B5LP R4LC", "L"),
        ("B5LP Y4LP", "LP"),
    ],
)  # fmt: skip
def test_two_permits_with_none_one_and_two_shared_symbols(using: str, shared: str) -> None:
    """3.4, check list: none: no card; one: that type; two: a choice. R12: it is not declined."""
    state = position(2, area=(1,), hands=[using])
    for urban in ("", *"LCHP"):
        legal = urban in shared if urban else not shared
        reason = "" if legal else "incomplete" if not urban else "urban_choice"
        assert code(state, build(0, "A1", using, urban=urban)) == reason
    for urban in shared:
        done = run(state, build(0, "A1", using, urban=urban))
        place = "LCHP".index(urban)
        assert done.of(UrbanTaken) == [UrbanTaken(1906, 0, place, 5 if urban == "P" else 0)]
        assert done.board().parks == ((5,) if urban == "P" else ())
        assert sum(done.board().urban) == (urban != "P")
        assert sum(done.state.urban) + len(done.state.parks) == 16


def test_r12_an_urban_planning_card_is_not_declined() -> None:
    """R12."""
    state = position(2, area=(1,), hands=["B5CH R4LC"])
    assert code(state, build(0, "A1", "B5CH R4LC")) == "incomplete"
    builds = [a.build for a in GAME.choices(state, 0) if isinstance(a, Act) and a.build is not None]
    assert {found.urban for found in builds if len(found.permits) == 2} == {1}


def test_one_permit_brings_no_urban_planning() -> None:
    """3.4."""
    state = position(2, area=(1,), hands=["B4CP"])
    assert code(state, build(0, "A1", "B4CP", urban="C")) == "urban_choice"
    assert run(state, build(0, "A1", "B4CP")).of(UrbanTaken) == []


def test_ruling_15_an_empty_stack_leaves_the_other_shared_type_or_none() -> None:
    """15: the build stays valid."""
    no_light = position(2, area=(1,), hands=["B5LP Y4LP"], urban=[(0, 0, 0), (5, 0, 0)])
    assert code(no_light, build(0, "A1", "B5LP Y4LP", urban="L")) == "urban_choice"
    assert code(no_light, build(0, "A1", "B5LP Y4LP")) == "incomplete"
    assert run(no_light, build(0, "A1", "B5LP Y4LP", urban="P")).board().parks == (5,)
    nothing = position(2, area=(1,), hands=["B5LP Y4LP"], urban=[(0, 0, 0), (5, 0, 0)], parks=[(), (5, 4, 3, 2)])
    done = run(nothing, build(0, "A1", "B5LP Y4LP"))
    assert done.of(UrbanTaken) == []
    assert done.state.built[at("A1")] == 0


def test_parks_are_taken_from_the_top() -> None:
    """6.5: 5, 4, 3, 2."""
    state = position(2, area=(1,), hands=["B5LP Y4LP"], parks=[(), (5, 4)])
    done = run(state, build(0, "A1", "B5LP Y4LP", urban="P"))
    assert done.board().parks == (3,)
    assert done.state.parks == (2,)


# Rubble and payments


def test_r15_rubble_needs_the_clean_up() -> None:
    """R15, 17: such a space is not empty; only the space that is built on; nothing to clean elsewhere."""
    state = position(2, money=(9,), area=(1,), hands=["Y5LC B4CP"])
    assert code(state, build(0, "B1", "Y5LC")) == "needs_cleaning"
    assert code(state, build(0, "A1", "B4CP", clean=True)) == "nothing_to_clean"
    done = run(state, build(0, "B1", "Y5LC", clean=True))
    assert done.of(Cleaned) == [Cleaned(1906, 0, at("B1"), 3)]
    assert (done.board().rubble, done.board().column, done.board().row) == (1, 1, 1)
    assert done.state.built[at("B1")] == 0
    assert not done.state.rubble >> at("B1") & 1


def test_ruling_17_the_clean_up_before_a_build_is_for_its_space_alone() -> None:
    """17: the other rubble stays; the token goes to the builder, the marker up, then right."""
    state = position(2, money=(9,), area=(1,), hands=["Y5LC"])
    done = run(state, build(0, "B1", "Y5LC", clean=True))
    assert done.state.rubble == state.rubble & ~(1 << at("B1"))
    assert [board.rubble for board in done.state.boards] == [1, 0]
    assert code(state, act(0, rubble=at("A2"), build=site("B1", "Y5LC", clean=True))) == "parts"


@pytest.mark.parametrize(("year", "cost"), [(1906, 0), (1907, 1), (1908, 1), (1909, 2), (1910, 2), (1911, 3)])
def test_ruling_16_rubble_and_build_in_one_go_with_exact_money(year: int, cost: int) -> None:
    """16, check list: 3 $ and the cost of the year; one dollar less is too little; steps before."""
    for steps in (0, 1, 2):
        price = 2 * steps + 3 + cost
        exact = position(2, year=year, money=(price,), area=(1,), hands=["Y5LC"])
        action = build(steps, "B1", "Y5LC", 0, clean=True)
        assert run(exact, action).board().money == 0
        short = position(2, year=year, money=(price - 1,), area=(1,), hands=["Y5LC"])
        assert code(short, action) == "no_money"


@pytest.mark.parametrize(("year", "cost"), [(1906, 0), (1908, 1), (1910, 2), (1911, 3)])
def test_the_cost_of_the_year(year: int, cost: int) -> None:
    """Section 2, 3.4."""
    exact = position(2, year=year, money=(cost,), area=(1,), hands=["B4CP"])
    done = run(exact, build(0, "A1", "B4CP"))
    assert done.board().money == 0
    assert done.of(BuildingBuilt)[0].cost == cost
    if cost:
        assert code(position(2, year=year, money=(cost - 1,), area=(1,), hands=["B4CP"]), build(0, "A1", "B4CP"))


def test_ruling_16_the_dollar_of_the_corner_counts() -> None:
    """16: earned by the clean-up, it pays the year; the free development's dollar comes too late for it."""
    corner = position(2, year=1907, money=(3,), area=(1,), hands=["Y5LC B4CP"], at_=[(8, 6)])
    done = run(corner, build(0, "B1", "Y5LC", clean=True))
    assert done.board().money == 3 - 3 + 1 - 1 + 1
    assert [one.why for one in done.of(MoneyTaken)] == ["corner", "corner"]
    poor = position(2, year=1907, money=(2,), area=(1,), hands=["Y5LC B4CP"], at_=[(8, 6)])
    assert code(poor, build(0, "B1", "Y5LC", clean=True)) == "no_money"
    late = position(2, year=1907, money=(0,), area=(1,), hands=["B4CP"], at_=[(8, 6)])
    assert code(late, build(0, "A1", "B4CP")) == "no_money"
    almost = position(2, year=1907, money=(3,), area=(1,), hands=["Y5LC"], at_=[(8, 5)])
    assert code(almost, build(0, "B1", "Y5LC", clean=True)) == "no_money"


def test_ruling_16_the_order_of_what_happens() -> None:
    """16: steps, clean-up, year cost, place, free development."""
    done = run(
        position(2, year=1907, money=(6,), area=(1,), hands=["Y5LC"]), build(1, "B1", "Y5LC", 0, clean=True)
    )  # fmt: skip
    kinds = [type(event).__name__ for event in done.told]
    assert kinds == ["Stood", "Cleaned", "Developed", "BuildingBuilt", "Developed"]
    assert done.of(Developed) == [Developed(1907, 0, 0, 1), Developed(1907, 0, 1, 1)]
    assert done.told[0].steps == 2
    assert done.board().money == 0


def test_free_development_at_the_edges() -> None:
    """3.4: right; at the right edge up; in the corner 1 $."""
    for field, after, money in (((8, 2), (8, 3), 0), ((8, 6), (8, 6), 1)):
        done = run(position(2, area=(1,), hands=["B4CP"], at_=[field]), build(0, "A1", "B4CP"))
        assert (done.board().column, done.board().row, done.board().money) == (*after, money)


# What cannot be


def test_spaces_that_cannot_be_built_on() -> None:
    """3.4: plazas, spaces with a building, spaces that do not exist."""
    state = position(2, area=(1,), hands=["B4CP"], built={0: "C2", 1: "A1"})
    assert code(state, build(0, "A1", "B4CP")) == "space_built"
    assert code(state, build(0, "C2", "B4CP")) == "space_built"
    assert code(state, build(0, "B2", "B4CP")) == "space_not_buildable"
    for space in (-1, 24, 99):
        assert code(state, act(0, build=Build(space, permits("B4CP")))) == "space_not_buildable"


def test_permits_must_be_held_be_two_at_most_and_rise() -> None:
    """3.4: hidden ones of others cannot be handed in."""
    state = position(2, area=(1,), hands=["B4CP B5CH R4HP", "B4LH"])
    assert code(state, build(0, "A1", "B4LH")) == "permit_not_held"
    assert code(state, act(0, build=Build(at("A1"), (-1,)))) == "permit_not_held"
    assert code(state, act(0, build=Build(at("A1"), permits("B4CP B5CH R4HP")))) == "permit_count"
    twice = (permit("B4CP"), permit("B4CP"))
    assert code(state, act(0, build=Build(at("A1"), twice))) == "permit_count"
    falling = tuple(reversed(permits("B5CH R4HP")))
    assert code(state, act(0, build=Build(at("A1"), falling, False, 2))) == "permit_count"


def test_parts_are_picked_step_by_step() -> None:
    """Decisions: what is missing is called incomplete, what cannot become a build is refused at once."""
    state = position(2, area=(1,), hands=["B5CH R4HP G1HP"])
    assert code(state, Act(0)) == "incomplete"
    assert code(state, act(0)) == "incomplete"
    assert code(state, act(0, build=Build())) == "incomplete"
    assert code(state, act(0, build=Build(at("A1")))) == "incomplete"
    assert code(state, build(0, "A1", "B5CH")) == "incomplete"
    assert code(state, build(0, "A1", "G1HP")) == "permit_fits_not"
    assert code(state, build(0, "A1", "B5CH R4HP")) == "incomplete"
    assert code(state, build(0, "A1", "B5CH R4HP", urban="H")) == ""


def test_narrowing_offers_sites_permits_and_types() -> None:
    """Decisions: impossible choices are greyed."""
    state = position(2, area=(1,), hands=["B5CH R4HP G1HP"], money=(2,))
    choices = GAME.choices(state, 0)
    parts = choices.narrow(act(0))
    assert parts.spaces == (0, 1, 2)
    assert parts.targets == (0, 1)
    assert set(parts.sites) == {at(name) for name in ("A1", "B3", "C1", "B4", "E1", "E2", "E4")}
    assert choices.narrow(act(0, build=Build(at("A1")))).permits == permits("B5CH R4HP")
    assert choices.narrow(build(0, "A1", "B5CH")).permits == permits("R4HP")
    assert choices.narrow(build(0, "A1", "B5CH R4HP")).urban == (2,)
    assert choices.narrow(act(1, 0)).targets == (0, 1, 2)
    assert choices.narrow(Act(0, target=7)).sites == ()
    assert GAME.choices(position(2, hands=["B5CH"]), 0).narrow(Act(0)).targets == ()
    taken = position(3, places=(-1, 4, 2), queue=(0,))
    assert GAME.choices(taken, 0).narrow(Act()).spaces == (0, 1, 3)
    cleaning = position(2, card="c", money=(3,))
    assert GAME.choices(cleaning, 0).narrow(act(1)).rubble == tuple(squares("B1 A2 D2 F2 C3 F3 C4 F4"))
    assert GAME.choices(position(2, card="c", money=(2,)), 0).narrow(act(1)).rubble == ()
    taking = position(2, card="b", permit_row="- R1LC", stack="")
    assert GAME.choices(taking, 0).narrow(act(1)).takes == (1, 2, -1)


def test_the_build_of_1915_is_a_build_like_another() -> None:
    """Section 2: 3 $, no subsidy, rubble with its 3 $, urban planning, development."""
    state = bonus(1915, money=(6,), area=(1,), hands=["Y5LC"])
    done = run(state, TakeBonus(0, build=site("B1", "Y5LC", clean=True)))
    assert done.board().money == 0
    assert (done.board().column, done.board().row) == (1, 1)
    assert (
        code(bonus(1915, money=(2,), area=(1,), hands=["B4CP"]), TakeBonus(0, build=site("A1", "B4CP"))) == "no_money"
    )
    assert (
        code(bonus(1915, money=(9,), area=(1,), hands=["B1LH"]), TakeBonus(0, build=site("A1", "B1LH")))
        == "permit_fits_not"
    )
    assert done.state.phase is Phase.BONUS


def test_thousands_of_builds_agree_with_slow_rules(soak: bool) -> None:
    """3.4, rulings 12 to 17, R2, R3, R12, R15: random hands, purses, maps and parts, legal or not."""
    rng = random.Random(8)
    legal = 0
    for _ in range(20_000 if soak else 1_200):
        seats = rng.choice((2, 2, 3))
        hand = " ".join(
            rng.sample(PERMIT_NAMES, rng.randrange(6)) if rng.random() < 0.5 else rng.sample(PERMIT_NAMES[-14:], 5)
        )
        lights = rng.choice((0, 5))
        state = position(
            seats,
            card=rng.choice("ad"),
            year=rng.choice((1906, 1907, 1910)),
            money=(rng.randrange(8),),
            area=(rng.choice((0, 1, 1, 1)),),
            hands=[hand],
            at_=[rng.choice(((0, 0), (8, 6)))],
            urban=[(0, 0, 0), (lights, 0, rng.choice((0, 4)))],
            built={1: rng.choice(("A1", "C1 D1"))},
        )
        judge = judge_at(state)
        action = build(rng.choice((0, 0, 1)), "A1", "", 0)
        action = Act(action.space, "action", 0, build=any_build(rng, state, 0))
        found = GAME.refuse(state, 0, action)
        assert (found is None) == judge.legal(0, action), (action, found)
        listed = [one for one in GAME.choices(state, 0) if isinstance(one, Act) and one.build is not None]
        assert all(judge.legal(0, one) for one in listed)
        assert (action in listed) == (found is None)
        assert len(set(listed)) == len(listed)
        legal += bool(listed)
    assert legal > 100
