"""Stored matches of Common Ground and what can truly be said of them in plain sentences.

Each match in the folder ``matches`` is a record (``NAME.json``, also for ``python -m engine replay``) with claims about
it (``NAME.md``, one sentence per list item), judged by the referee where they speak of trees and titles. After a change
of the record format or of chance, ``python cg_replays.py`` writes the records anew from ``CASES``, with the checkout on
the path; the claims stay and must still hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cg_builder import GAME, READ, Course
from cg_referee import TITLES, Town, cell_of, column_trees, is_tree, neighbours, row_trees, title, unpack, upper_bound

from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import load_record
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.view import Phase, PlanSealed, TilesDrawn

FOLDER = Path(__file__).resolve().parent / "matches"
PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
SIDES = ("north", "east", "south", "west")
COUNTS = ("none", "one", "two", "three", "four", "five")


@dataclass(frozen=True)
class Case:
    """How a stored match is played: so many guessed right in its rounds (-1: all), cones and Bonus tiles on the spots
    that win most or on the first, all tiles turned over, everybody proposing.
    """

    seats: int
    rights: tuple[int, ...]
    options: dict[str, str] = field(default_factory=dict)
    best: bool = False
    talk: int = 0
    turn: bool = False
    seed: int = 0


CASES = {
    "never_perfect": Case(3, (0, 1, 0, 1, 0, 1)),
    "always_perfect": Case(4, (-1,) * 6, best=True, seed=2),
    "first_perfect_round_is_the_last": Case(5, (1, 0, 0, 1, 0, -1), seed=3),
    "white_cone_in_the_fourth_round": Case(3, (1, 0, -1, 2, 1, 0), best=True, seed=4),
    "childrens_variant": Case(3, (1, -1, 0, 2, -1, 1), {"children": "on"}, turn=True, best=True, seed=5),
    "open_table": Case(4, (0, -1, -1, 2, -1, -1), {"open_table": "on"}, best=True, seed=6),
    "open_table_for_children": Case(
        2, (-1, 0, -1, 1, -1, 2), {"children": "on", "open_table": "on"}, turn=True, best=True, seed=7
    ),
    "two_seats": Case(2, (-1, -1, 0, -1, 0, -1), best=True, seed=8),
    "six_seats_talk": Case(6, (0, -1, 2, -1, 1, -1), talk=5, best=True, seed=9),
}


def played(case: Case) -> Match:
    """The match of a case."""
    course = Course(case.seats, case.seed, **case.options)
    for right in case.rights:
        course.cones(best=case.best)
        turned = tuple(1 - piece % 2 for piece in course.state.drawn) if case.turn else ()
        if course.state.phase is Phase.FACES:
            course.do(ShowPlaces(turned))
            turned = ()
        course.plan(faces=turned)
        count = course.judge.active
        for seat in range(case.seats):
            if seat != course.mayor:
                for n in range(case.talk):
                    course.do(Propose(tuple((cone + n) % count for cone in range(count))), seat)
        everybody = tuple(seat for seat in range(case.seats) if seat != course.mayor)
        course.guess(count if right < 0 else right, everybody if case.talk else ())
        course.bonus(case.best) if course.state.phase is Phase.BONUS else course.lay()
    infos = tuple(SeatInfo(PEOPLE[n], "random", n + 1) for n in range(case.seats))
    match = Match.new(GAME, Setup(case.seats, "standard", case.options), infos, case.seed)
    for seat, action in course.acts:
        match.act(seat, action)
    return match


def claims(name: str) -> list[str]:
    """The claims made about a stored match."""
    lines = (FOLDER / f"{name}.md").read_text(encoding="utf-8").splitlines()
    return [line[2:].strip() for line in lines if line.startswith("- ")]


def stored(name: str) -> Match:
    """A stored match, loaded as a record."""
    file = FOLDER / f"{name}.json"
    return load_record(file.read_bytes(), lambda _: READ, name=file.name, game=GAME)


def where(cell: int) -> str:
    """A cell in words."""
    x, y = cell_of(cell)
    parts = [f"{abs(y)} {'north' if y < 0 else 'south'}"] if y else []
    parts += [f"{abs(x)} {'east' if x > 0 else 'west'}"] if x else []
    return f"{' and '.join(parts)} of Town Hall"


def listed(people: list[str]) -> str:
    """Names in a sentence."""
    return people[0] if len(people) == 1 else f"{', '.join(people[:-1])} and {people[-1]}"


def trees_of(town: Town, cell: tuple[int, int]) -> int:
    """The trees of the tile on a cell."""
    return sum(is_tree(town, cell, other) for other in neighbours(cell))


def true_sentences(match: Match) -> Iterator[str]:
    """Everything that can be claimed about a finished match."""
    people = [seat.name for seat in match.seats]
    town = unpack(match.state.city)
    yield f"The match is played by {listed(people)}."
    for option, chosen in match.setup.options.items():
        yield f"The option {option} is {chosen}."
    yield from _rounds(match, people)
    yield from _acts(match, people, town)
    rows, columns = row_trees(town), column_trees(town)
    yield f"The city has {len(town)} tiles."
    yield f"The city has {rows + columns} trees, {rows} in the rows and {columns} in the columns."
    yield f"So many tiles have at most {upper_bound(len(town))} trees."
    yield f"The city is called {TITLES[title(rows + columns)]}."
    yield f"{len(match.state.bonuses)} Bonus tiles are left."
    yield f"{len(match.state.bag)} tiles are left in the box."


def _rounds(match: Match, people: list[str]) -> Iterator[str]:
    """What each round came to."""
    white = False
    for number, past in enumerate(match.state.history, 1):
        right = sum(m == g for m, g in zip(past.meant, past.guessed, strict=True))
        yield f"{people[past.mayor]} is mayor and {people[past.deputy]} deputy in round {number}."
        verb = "is" if right < 2 else "are"
        yield f"{COUNTS[right].capitalize()} of {COUNTS[len(past.places)]} places {verb} right in round {number}."
        if right == len(past.places):
            yield f"Round {number} is perfect."
        if len(past.places) == 4 and not white:
            white = True
            yield f"The white cone comes in round {number}."
        if past.ticks:
            yield f"{listed([people[seat] for seat in past.ticks])} agree in round {number}."
        else:
            yield f"Nobody agrees in round {number}."
    if not white:
        yield "The white cone never comes."


def _acts(match: Match, people: list[str], town: Town) -> Iterator[str]:
    """What was done and told."""
    proposals: dict[tuple[int, int], int] = {}
    shown = False
    for number, (_, seat, action, told) in enumerate(match.history()):
        before = match.state_after(number)
        who, round_ = people[seat], before.round
        if isinstance(action, Propose):
            proposals[round_, seat] = proposals.get((round_, seat), 0) + 1
        elif isinstance(action, SetCones):
            shown = False
            for cell in action.cells:
                yield f"A cone stands {where(cell)} in round {round_}."
        elif isinstance(action, SealPlan | ShowPlaces):
            tiles = zip(before.drawn, action.faces, strict=False)
            turned = sum(piece % 2 != face for piece, face in tiles)
            if turned:
                yield f"{who} turns {COUNTS[turned]} tiles over in round {round_}."
        if isinstance(action, Lay):
            yield f"{who} lays a mismatched place {where(action.cell)} in round {round_}."
            earned = trees_of(town, cell_of(action.cell))
            yield f"The place {where(action.cell)} has {COUNTS[earned]} trees in the end."
        if isinstance(action, LayBonus):
            spot, side = where(action.cell), SIDES[action.closed]
            yield f"{who} lays a Bonus tile {spot} in round {round_} and shuts the {side}."
        for event in (one.event for one in told if one.audience is None):
            if isinstance(event, TilesDrawn):
                shown = True
                yield f"All see the places of round {round_} before the plan is sealed."
            elif isinstance(event, PlanSealed) and not shown:
                yield f"All see the places of round {round_} when the plan is sealed."
    for (round_, seat), times in proposals.items():
        yield f"{people[seat]} proposes {COUNTS[times]} times in round {round_}."
    if not proposals:
        yield "Nobody proposes anything."


def main() -> None:
    """Writes all records anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, case in CASES.items():
        (FOLDER / f"{name}.json").write_bytes(played(case).record())


if __name__ == "__main__":
    main()
