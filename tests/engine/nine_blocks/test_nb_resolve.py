"""The resolution of a round against a slow one written from the rules page alone (5.3, steps 1 to 4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from nb_referee import number_of, unit_number
from nb_resolver import (
    ALL_SPACES,
    ALL_UNITS,
    Plan,
    Space,
    Unit,
    in_area,
    may_build,
    repeating,
    sees,
    settle,
    spaces_of,
    worth,
)

from engine.games.nine_blocks.events import Built, Clashed, PlansRevealed, SpaceLost, UnitCompleted, Violated
from engine.games.nine_blocks.resolve import Resolved, resolve
from engine.games.nine_blocks.view import Claim, Planned

Round = tuple[int, int, dict[Space, int], set[Unit], list[Plan]]


def random_solution(rng: random.Random) -> dict[Space, int]:
    """A full board without repeats."""
    numbers = rng.sample(range(1, 10), 9)
    rows = [3 * band + row for band in rng.sample(range(3), 3) for row in rng.sample(range(3), 3)]
    columns = [3 * stack + column for stack in rng.sample(range(3), 3) for column in rng.sample(range(3), 3)]
    turned = rng.random() < 0.5
    pattern = {(r, c): numbers[(3 * (rows[r] % 3) + rows[r] // 3 + columns[c]) % 9] for r, c in ALL_SPACES}
    return {(c, r): number for (r, c), number in pattern.items()} if turned else pattern


def random_round(rng: random.Random) -> Round:
    """A board, units that were scored before, and plans that tend to meet: same spaces, equal numbers, last gaps."""
    seats, turn = rng.choice((2, 3, 4)), rng.randrange(4)
    solution = random_solution(rng)
    holes = set(rng.sample(ALL_SPACES, rng.choice((1, 2, 3, 4, 6, 10, 20, 40, 60, 81))))
    for _ in range(rng.choice((0, 0, 1, 2))):
        # A unit with one or two gaps.
        unit = rng.choice(ALL_UNITS)
        holes.add(rng.choice(sorted(spaces_of(unit))))
    board = {space: number for space, number in solution.items() if space not in holes}
    scored = {unit for unit in ALL_UNITS if rng.random() < 0.15}
    order = [(first + seat) % seats for first in [rng.randrange(seats)] for seat in range(seats)]
    if seats == 2:
        order += order[::-1]
    if rng.random() < 0.2:
        order = [seat for seat in order if rng.random() < 0.7]
    few = rng.sample(range(1, 10), 2)
    plans: list[Plan] = []
    for seat in order:
        taken = [space for other, space, _ in plans if other == seat]
        free = sorted(s for s in holes if in_area(seats, turn, seat, s) and s not in taken)
        if not free:
            continue
        space = rng.choice(free)
        earlier = [plan for plan in plans if plan[1] in free]
        if earlier and rng.random() < 0.35:
            space = rng.choice(earlier)[1]
        kind = rng.random()
        number = solution[space] if kind < 0.5 else rng.choice(few) if kind < 0.75 else rng.randrange(1, 10)
        if plans and rng.random() < 0.2:
            number = rng.choice(plans)[2]
        plans.append((seat, space, number))
    return seats, turn, board, scored, plans


def engine(case: Round) -> Resolved:
    """What the engine makes of a round."""
    seats, turn, board, scored, plans = case
    numbers = tuple(board.get(space, 0) for space in ALL_SPACES)
    return resolve(
        seats,
        turn,
        7,
        numbers,
        tuple(0 if number else -1 for number in numbers),
        tuple(1 if number else 0 for number in numbers),
        tuple(Claim(unit_number(unit), 0, 1, 1) for unit in scored),
        tuple(Planned(seat, number_of(space), number) for seat, space, number in plans),
    )


def told(facts: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The engine's facts in the words of the slow resolution."""
    steps: list[tuple[Any, ...]] = []
    for fact in facts:
        match fact:
            case SpaceLost():
                steps.append(("same space", fact.seat, divmod(fact.space, 9), fact.number, fact.kind, fact.winner))
            case Clashed():
                where = divmod(fact.space, 9)
                other = divmod(fact.other_space, 9)
                steps.append(("clash", fact.seat, where, fact.number, fact.other, other, list(fact.units)))
            case Violated():
                where = divmod(fact.space, 9)
                taken, gone = ([divmod(space, 9) for space in pieces] for pieces in (fact.taken, fact.gone))
                steps.append(("violation", fact.seat, where, fact.number, list(fact.units), taken, gone))
            case Built():
                assert not fact.alone
                steps.append(("built", fact.seat, divmod(fact.space, 9), fact.number))
            case UnitCompleted():
                steps.append(("unit", fact.seat, fact.unit, fact.points, divmod(fact.space, 9)))
        assert fact.round == 7
    return steps


def in_numbers(step: tuple[Any, ...]) -> tuple[Any, ...]:
    """A step with units as the engine numbers them."""
    if step[0] in ("clash", "violation"):
        place = 6 if step[0] == "clash" else 4
        return (*step[:place], [unit_number(unit) for unit in step[place]], *step[place + 1 :])
    if step[0] == "unit":
        return (*step[:2], unit_number(step[2]), *step[3:])
    return step


def check(case: Round, count: Counter[str]) -> None:
    """Both resolutions agree in everything; ``count`` says what came up."""
    seats, turn, board, scored, plans = case
    slow, fast = settle(seats, turn, board, scored, plans), engine(case)
    assert fast.board == tuple(slow.board.get(space, 0) for space in ALL_SPACES)
    assert fast.penalties == tuple(tuple(own) for own in slow.penalties)
    assert [(p.seat, divmod(p.space, 9), p.number) for p in fast.built] == slow.built
    assert [(c.unit, c.seat, c.points, c.round) for c in fast.claims] == [
        (unit_number(unit), seat, value, 7) for unit, seat, value in slow.scored
    ]
    reveal, *facts = fast.facts
    assert isinstance(reveal, PlansRevealed)
    assert [*zip(reveal.seats, reveal.spaces, reveal.numbers, strict=True)] == [
        (seat, number_of(space), number) for seat, space, number in plans
    ]
    assert told(tuple(facts)) == [in_numbers(step) for step in slow.steps]
    built = {space: seat for seat, space, _ in slow.built}
    for space in ALL_SPACES:
        # Whoever built a tile keeps it; a new one is of this round.
        owner = (-1, 0) if space not in slow.board else (built[space], 7) if space in built else (0, 1)
        assert (fast.builders[number_of(space)], fast.built_in[number_of(space)]) == owner
    # 5.3: after step 4 no number repeats; every tile planned is built or a penalty, every piece stands or is a penalty.
    assert repeating(slow.board) == []
    assert Counter([*board.values(), *(number for _, _, number in plans)]) == Counter(
        [*slow.board.values(), *(number for own in slow.penalties for number in own)]
    )
    note(case, slow, count)


def note(case: Round, slow: Any, count: Counter[str]) -> None:
    """Counts what came up in a round."""
    seats, turn, board, scored, plans = case
    count["rounds"] += 1
    count[f"rounds of {seats} seats"] += 1
    for space, many in Counter(space for _, space, _ in plans).items():
        count[f"{many} tiles on a space"] += many > 1
        kinds = {number for _, other, number in plans if other == space}
        count["a space stolen by the same number"] += many > 1 and len(kinds) == 1
    lost = {(step[1], step[2]) for step in slow.steps if step[0] in ("same space", "clash")}
    for step in slow.steps:
        if step[0] == "clash":
            count["clashes"] += 1
            count["clashes of a seat with itself"] += step[1] == step[4]
        if step[0] == "violation":
            count[f"violations of {len(step[5]) + len(step[6])} pieces"] += 1
            count["pieces taken by an earlier offender"] += len(step[6])
        if step[0] == "unit":
            count[f"{step[2][0]} completed for {step[3]}"] += 1
            count[f"2 points with {seats} seats"] += step[3] == 2
            count["2 points on a turned board"] += step[3] == 2 and turn > 0
    completed = Counter(step[4] for step in slow.steps if step[0] == "unit")
    count["three units by one tile"] += sum(many == 3 for many in completed.values())
    full = set(board) | {space for _, space, _ in slow.built}
    taken = {space for step in slow.steps if step[0] == "violation" for space in step[5]}
    for unit in ALL_UNITS:
        own = spaces_of(unit)
        fresh = any(space in own for _, space, _ in slow.built)
        count["completions prevented by a removal"] += own <= full and bool(own & taken) and fresh
        count["scored units filled again"] += own <= set(slow.board) and fresh and unit in scored
    for step in slow.steps:
        if step[0] == "violation" and (step[1], step[2]) not in lost:
            later = [other for other in slow.steps if other[0] == "clash" and other[5] == step[2]]
            count["offenders that beat a later equal tile"] += bool(later)


WANTED = (
    "2 tiles on a space",
    "3 tiles on a space",
    "4 tiles on a space",
    "a space stolen by the same number",
    "clashes",
    "clashes of a seat with itself",
    "violations of 1 pieces",
    "violations of 2 pieces",
    "violations of 3 pieces",
    "pieces taken by an earlier offender",
    "row completed for 1",
    "column completed for 1",
    "block completed for 1",
    "block completed for 2",
    "2 points with 2 seats",
    "2 points with 3 seats",
    "2 points with 4 seats",
    "2 points on a turned board",
    "three units by one tile",
    "completions prevented by a removal",
    "scored units filled again",
    "offenders that beat a later equal tile",
)


def compare(seed: int, rounds: int) -> Counter[str]:
    """So many random rounds through both resolutions."""
    rng = random.Random(seed)
    count: Counter[str] = Counter()
    for _ in range(rounds):
        check(random_round(rng), count)
    missing = [name for name in WANTED if not count[name]]
    assert missing == []
    return count


def test_random_rounds_resolve_as_the_rules_page_says() -> None:
    """5.3, 5.4, 5.5: board, penalties, points, facts, in order; every case of the page comes up."""
    compare(1, 1500)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_twenty_thousand_random_rounds_resolve_as_the_rules_page_says() -> None:
    """5.3: the same at length; prints what came up."""
    count = compare(2, 20_000)
    for name, many in sorted((+count).items()):
        print(f"{many:7} {name}")


def test_the_slow_areas_are_those_of_the_rules_page() -> None:
    """3.1: 36 spaces with three and four seats, 54 with two, whichever way the board lies; what is shared."""
    for turn in range(4):
        for seats, size in ((2, 54), (3, 36), (4, 36)):
            for seat in range(seats):
                assert sum(in_area(seats, turn, seat, space) for space in ALL_SPACES) == size
        blocks = [("block", row, column) for row in range(3) for column in range(3)]
        assert Counter(len(may_build(4, turn, block)) for block in blocks) == {1: 4, 2: 4, 4: 1}
        assert Counter(len(may_build(3, turn, block)) for block in blocks) == {0: 1, 1: 5, 2: 2, 3: 1}
        assert Counter(len(may_build(2, turn, block)) for block in blocks) == {1: 6, 2: 3}
        assert sum(worth(3, turn, block) for block in blocks) == 14


def test_the_slow_resolution_knows_who_sees_whom() -> None:
    """3.3: 20 spaces share a row, a column or a block with a space."""
    assert {sum(sees(one, other) for other in ALL_SPACES) for one in ALL_SPACES} == {20}
