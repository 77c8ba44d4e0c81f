"""Computer players of Common Ground.

Each seat has a temperament: it weighs tags and pairs of places in its own way for the whole match, so that two
computers do not read each other's mind. The mayor seals the matching that is the easiest to guess, a guesser believes
in the likeliest one, and whoever guesses listens to the proposals on the table. The deputy looks for spots that are
worth many trees and easy to tell apart.

No decision carries a note: reasons are secret until the reveal, and ``motive`` works them out again after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.core.chance import Draft
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.city import DIAGONALS, PLACES, STEPS, TOWN_HALL, City, Laid
from engine.games.common_ground.content import Content
from engine.games.common_ground.legal import asks_faces, guessers_of
from engine.games.common_ground.rules import CommonGround
from engine.games.common_ground.sense import (
    Around,
    Scores,
    Temper,
    all_scores,
    best_matching,
    clearest_faces,
    clearest_matching,
    fit,
    temper,
)
from engine.games.common_ground.view import Phase, View
from engine.players.budget import Budget
from engine.players.levels import Decision

VOTE: Final = 60
"""What the proposal of another seat adds to the score of a place on a cone."""

TREE_WORTH: Final = 100
"""What a tree is worth to the deputy."""
CONTRAST_WORTH: Final = 150
"""What it is worth in hundredths, per point of contrast, that two spots are easy to tell apart."""
CONES_TRIED: Final = 11
"""How many of the best cells the deputy combines."""
PLACES_SAMPLED: Final = 3
"""The deputy compares spots by every third place."""

ROOM: Final = (0, 4, 16, 28, 40)
"""What an empty cell promises by the trees that it would complete."""


def play_as_beginner(game: CommonGround, view: View, seat: int, draft: Draft, budget: Budget) -> Decision:
    """What the seat does in the phase of the round."""
    mood = temperament(game.places, view, seat)
    match view.phase:
        case Phase.CONES:
            return set_cones(game.places, view, mood, budget)
        case Phase.FACES:
            return Decision(ShowPlaces(choose_faces(game.places, view, mood)))
        case Phase.PLAN:
            return seal_plan(game.places, view, mood)
        case Phase.GROUP:
            return guess_plan(game.places, view, seat, mood)
        case Phase.CORNERS:
            return lay_at_corner(game.places, view, mood)
        case _:
            return lay_bonus(view)


def temperament(content: Content, view: View, seat: int) -> Temper:
    """The temperament of a seat for a match. It comes from the four places that lay around Town Hall at the start: the
    draft of a player is another one for each of its acts, and a character has to last."""
    seed = 0
    for laid in view.city[: 1 + len(STEPS)]:
        seed = seed * (PLACES + 1) + min(laid.piece, TOWN_HALL)
    return temper(content, Draft(seed, {}), seat)


# Deputy: cones


def set_cones(content: Content, view: View, mood: Temper, budget: Budget) -> Decision:
    """Cells that are worth many trees, with surroundings that are easy to tell apart (3.2.2)."""
    city = City(view.city)
    count = len(view.drawn)
    trees = {cell: city.half_trees_towards(cell) for cell in city.building_cells()}
    ranked = sorted(trees, key=lambda cell: (-trees[cell], -_neighbours(city, cell), cell))
    cells = ranked[: max(count, CONES_TRIED)]
    around = {cell: city.around(cell) for cell in cells}
    profiles = {cell: profile(content, mood, view, around[cell]) for cell in cells}
    contrast = {pair: compare(profiles[pair[0]], profiles[pair[1]]) for pair in combinations(cells, 2)}
    best: tuple[int, tuple[int, ...]] | None = None
    for chosen in combinations(cells, count):
        if best is not None and not budget.spend():
            break
        worth = TREE_WORTH * sum(trees[cell] for cell in chosen)
        pairs = list(combinations(chosen, 2))
        worth += CONTRAST_WORTH * sum(contrast[pair] for pair in pairs) // (100 * max(1, count - 1))
        worth += TREE_WORTH // 2 * sum(abs(one - other) in STEPS for one, other in pairs)
        if best is None or worth > best[0]:
            best = worth, chosen
    assert best is not None, "a city always has room for the cones"
    return Decision(SetCones(best[1]))


def _neighbours(city: City, cell: int) -> int:
    """How many pieces touch a cell at its sides or corners."""
    return sum(cell + step in city.occupied for step in (*STEPS, *DIAGONALS))


def profile(content: Content, mood: Temper, view: View, around: Around) -> tuple[int, ...]:
    """How well a sample of all places would suit a spot."""
    taken = {laid.piece for laid in view.city}
    return tuple(fit(content, mood, piece, around) for piece in range(0, PLACES, PLACES_SAMPLED) if piece not in taken)


def compare(one: Sequence[int], other: Sequence[int]) -> int:
    """How differently two spots suit the places: the mean distance of their profiles, levels apart."""
    count = len(one)
    shift = (sum(one) - sum(other)) // count
    return sum(abs(a - b - shift) for a, b in zip(one, other, strict=True)) // count


# Mayor: plan


def choose_faces(content: Content, view: View, mood: Temper) -> tuple[int, ...]:
    """The faces with which the plan is the easiest to guess (3.6)."""
    return clearest_faces(content, mood, view.drawn, spots_of(view))


def seal_plan(content: Content, view: View, mood: Temper) -> Decision:
    """The matching that is the easiest to guess (3.2.3)."""
    drawn = view.drawn
    faces: tuple[int, ...] = ()
    if asks_faces(view):
        faces = choose_faces(content, view, mood)
        drawn = tuple(piece // 2 * 2 + face for piece, face in zip(drawn, faces, strict=True))
    return Decision(SealPlan(clearest_matching(content, mood, drawn, spots_of(view)), faces))


def spots_of(view: View) -> tuple[Around, ...]:
    """What lies around each cone."""
    city = City(view.city)
    return tuple(city.around(cell) for cell in view.cones)


# Group


def guess_plan(content: Content, view: View, seat: int, mood: Temper) -> Decision:
    """The likeliest matching, proposed once; the deputy seals it when no other seat still owes its proposal (3.2.4,
    R8)."""
    matching = best_matching(listen(all_scores(content, mood, view.drawn, spots_of(view)), view, seat))
    others = [other for other in guessers_of(view) if other != seat]
    open_still = any(not view.proposed[other] for other in others)
    if seat != view.deputy or (open_still and not view.proposed[seat]):
        return Decision(Propose(matching))
    ticks = tuple(other for other in guessers_of(view) if other == seat or view.proposals[other] == matching)
    return Decision(SealGuess(matching, ticks))


def listen(scores: Scores, view: View, seat: int) -> Scores:
    """The scores with those of the other guessers' proposals added."""
    heard = [list(row) for row in scores]
    for other in guessers_of(view):
        if other == seat:
            continue
        for place, cone in enumerate(view.proposals[other]):
            if cone is not None:
                heard[place][cone] += VOTE
    return heard


# Mayor: mismatched places and the Bonus tile


def lay_at_corner(content: Content, view: View, mood: Temper) -> Decision:
    """The place and corner that open the best room for later trees, beside places that suit it (3.2.5)."""
    city = City(view.city)
    best: tuple[int, int, int] | None = None
    for cell in city.corner_cells():
        around = city.around(cell)
        promise = sum(ROOM[city.half_trees_towards(cell + step) + 1] for step in STEPS if city.shut_by(cell + step) < 0)
        for piece in view.loose:
            worth = 25 * promise + fit(content, mood, piece, around)
            if best is None or worth > best[0]:
                best = worth, piece, cell
    assert best is not None, "a corner of the city is always free"
    return Decision(Lay(best[1], best[2]))


def lay_bonus(view: View) -> Decision:
    """The cell and wall that win the most trees and shut the least room (3.4, 5.13)."""
    city = City(view.city)
    best: tuple[int, LayBonus] | None = None
    for cell, closed in city.bonus_spots():
        trees = city.bonus_trees(cell, closed)
        after = City((*view.city, Laid(cell, view.bonus, closed)))
        promises = sorted((ROOM[after.half_trees_towards(room)] for room in after.building_cells()), reverse=True)
        worth = 60 * trees + sum(promises[:8])
        if best is None or worth > best[0]:
            best = worth, LayBonus(cell, closed)
    assert best is not None, "a city always has room for a Bonus tile"
    return Decision(best[1])


PLAYERS: Final = {"beginner": play_as_beginner}
