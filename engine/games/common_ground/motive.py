"""Why a computer player of Common Ground did what it did: by the weights of its own temperament, worked out again from
what it saw then. Told after the reveal of the round only (R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec

from engine.games.common_ground.actions import (
    Action,
    Lay,
    LayBonus,
    Matching,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.city import BONUS, PLACES, STEPS, City
from engine.games.common_ground.content import STRANGERS, Content
from engine.games.common_ground.legal import asks_faces, guessers_of
from engine.games.common_ground.player import (
    CONTRAST_WORTH,
    PLACES_SAMPLED,
    TREE_WORTH,
    choose_faces,
    compare,
    lay_at_corner,
    lay_bonus,
    listen,
    profile,
    seal_plan,
    set_cones,
    spots_of,
    temperament,
)
from engine.games.common_ground.rules import CommonGround
from engine.games.common_ground.sense import Around, Scores, Temper, affinity, all_scores, best_matching
from engine.games.common_ground.sense import explain as why
from engine.games.common_ground.view import PlaceRevealed, View
from engine.players.budget import Budget
from engine.players.levels import ITERATIONS
from engine.players.motives import Motive

RANDOM: Final = "random"
GOOD_FIT: Final = STRANGERS + 60
"""From this affinity on two places are said to go together."""

Pairs: TypeAlias = tuple[int, ...]
"""Places with the piece beside each that speaks most for it: place, piece, place, piece, ..."""


class Note(StrEnum):
    """The codes of reasons, with what goes with them."""

    CHANCE_CONES = "chance_cones"
    CHANCE_FACES = "chance_faces"
    CHANCE_PLAN = "chance_plan"
    CHANCE_GUESS = "chance_guess"
    CHANCE_LAY = "chance_lay"
    UNKNOWN = "unknown"
    """The player as it is now would have acted otherwise: a move by chance in its stead, or an older player."""
    SITE_UNLIKE = "site_unlike"
    """Numbers: the cone that decided, its trees. Pieces: what it stands beside. No other site is like it."""
    SITE_MOST = "site_most"
    """The same; no cell of the city is worth more trees."""
    SITE = "site"
    """The same, and nothing more to say."""
    FACES = "faces"
    PLAN = "plan"
    """Pieces: pairs, the clearest first."""
    PLAN_FACES = "plan_faces"
    """The same, with faces that were chosen as well."""
    PLAN_ALONE = "plan_alone"
    """Nothing near the cones speaks for a place."""
    GUESS = "guess"
    """Pieces: pairs, the surest first."""
    GUESS_ALONE = "guess_alone"
    """Nothing near the cones speaks for a place."""
    FOLLOWED = "followed"
    """Pieces: the surest pair that the seat alone would have guessed. Seats: those whose proposals it followed."""
    SEALED = "sealed"
    """Pieces: the surest pair of a guess that the deputy had proposed before."""
    AGREED = "agreed"
    """Seats: the seats whose layout the deputy sealed."""
    CORNER_FIT = "corner_fit"
    """Numbers: sites that are now worth two trees or more. Pieces: the place, a piece nearby that it goes with."""
    CORNER = "corner"
    """Numbers and pieces alike, but no piece nearby."""
    CORNER_BARE = "corner_bare"
    """Pieces: the place; no site beside it is worth two trees."""
    BONUS_MOST = "bonus_most"
    """Numbers: trees won, the most there were."""
    BONUS_ROOM = "bonus_room"
    """Numbers: trees won, the most there were; fewer, to keep better sites open."""


def is_told(seen: View, before: View) -> bool:
    """Whether the round of ``before`` has been revealed (3.2.5, 5.17)."""
    return len(seen.history) >= before.round


def retell(event: Any, motives: Sequence[Motive]) -> Any:
    """A revealed place stands beside what its mayor had in mind; where chance decided, beside nothing."""
    if not isinstance(event, PlaceRevealed):
        return event
    plan = next((one for one in motives if one.round == event.round and one.note in PLANS), None)
    if plan is None:
        return event
    pairs = dict(zip(plan.pieces[::2], plan.pieces[1::2], strict=True))
    return msgspec.structs.replace(event, beside=pairs.get(event.place, -1))


PLANS: Final = frozenset({Note.PLAN, Note.PLAN_FACES, Note.PLAN_ALONE, Note.CHANCE_PLAN})
"""The reasons of a sealed plan that say what a mayor had in mind."""


WHOLE: Final = frozenset(
    {Note.SITE_UNLIKE, Note.SITE_MOST, Note.SITE, Note.CORNER_FIT, Note.CORNER, Note.CORNER_BARE, Note.CHANCE_CONES}
)
"""The reasons whose sentences say what was done as well."""


def explain(game: CommonGround, level: str, before: View, seat: int, action: Action) -> Motive:
    """Why the computer player of ``level`` did ``action`` on ``seat`` when it saw ``before``."""
    secret = isinstance(action, SealPlan)

    def motive(
        note: Note, numbers: tuple[int, ...] = (), pieces: tuple[int, ...] = (), seats: tuple[int, ...] = ()
    ) -> Motive:
        return Motive(seat, before.round, note, numbers, pieces, seats, secret, note in WHOLE)

    if level == RANDOM:
        return motive(by_chance(action))
    content = game.places
    mood = temperament(content, before, seat)
    match action:
        case SetCones():
            if set_cones(content, before, mood, Budget(ITERATIONS[level])).action == action:
                return motive(*explain_cones(content, mood, before, _whole(action.cells)))
        case ShowPlaces(faces=faces):
            if choose_faces(content, before, mood) == faces:
                return motive(Note.FACES)
        case SealPlan():
            if seal_plan(content, before, mood).action == action:
                return motive(*explain_plan(content, mood, before, action))
        case Propose() | SealGuess():
            found = explain_guess(content, mood, before, seat, action)
            if found is not None:
                return motive(*found)
        case Lay():
            if lay_at_corner(content, before, mood).action == action:
                return motive(*explain_corner(content, mood, before, action))
        case LayBonus():
            if lay_bonus(before).action == action:
                return motive(*explain_bonus(before, action))
    return motive(Note.UNKNOWN)


def by_chance(action: Action) -> Note:
    """The reason of a seat that picks any legal move."""
    match action:
        case SetCones():
            return Note.CHANCE_CONES
        case ShowPlaces():
            return Note.CHANCE_FACES
        case SealPlan():
            return Note.CHANCE_PLAN
        case Propose() | SealGuess():
            return Note.CHANCE_GUESS
        case _:
            return Note.CHANCE_LAY


# Cones


def explain_cones(
    content: Content, mood: Temper, view: View, cells: tuple[int, ...]
) -> tuple[Note, tuple[int, ...], tuple[int, ...]]:
    """The cone that adds most to the choice, and what sets it apart: how unlike the others its site is to this seat, or
    its trees."""
    city = City(view.city)
    trees = [city.half_trees_towards(cell) for cell in cells]
    profiles = [profile(content, mood, view, city.around(cell)) for cell in cells]
    contrast = [sum(compare(one, other) for other in profiles) for one in profiles]
    unlike = max(range(len(cells)), key=lambda cone: (contrast[cone], -cone))
    others = len(cells) - 1
    cone = max(
        range(len(cells)),
        key=lambda cone: (TREE_WORTH * trees[cone] + CONTRAST_WORTH * contrast[cone] // (100 * max(1, others)), -cone),
    )
    beside = character(content, mood, view, city, cells[cone])
    if cone == unlike:
        note = Note.SITE_UNLIKE
    elif trees[cone] == max(city.half_trees_towards(cell) for cell in city.building_cells()):
        note = Note.SITE_MOST
    else:
        note = Note.SITE
    return note, (cone, trees[cone]), (beside,)


def character(content: Content, mood: Temper, view: View, city: City, cell: int) -> int:
    """The direct neighbour that speaks for the most places, to this seat; a Bonus tile only where no other piece
    touches the cell."""
    near = [city.occupied[cell + step] for step in STEPS if cell + step in city.occupied]
    speakers = [piece for piece in near if piece < BONUS]
    if not speakers:
        return near[0]
    taken = {laid.piece for laid in view.city}
    votes = Counter(
        max(speakers, key=lambda piece: affinity(content, place, piece, mood))
        for place in range(0, PLACES, PLACES_SAMPLED)
        if place not in taken
    )
    return max(speakers, key=lambda piece: votes[piece])


# Plan and guess


def pairs_of(
    content: Content, mood: Temper, drawn: Sequence[int], spots: Sequence[Around], matching: Matching
) -> Iterator[tuple[int, int, int]]:
    """(number of the place, place, piece that speaks most for it) for each place where one does, the best fit first."""
    scores = all_scores(content, mood, drawn, spots)
    cones = _whole(matching)
    for at in sorted(range(len(drawn)), key=lambda at: (-scores[at][cones[at]], at)):
        beside, _ = why(content, drawn[at], spots[cones[at]], mood)
        if beside >= 0:
            yield at, drawn[at], beside


def flat(pairs: Iterator[tuple[int, int, int]]) -> Pairs:
    """Pairs one after the other."""
    return tuple(piece for _, place, beside in pairs for piece in (place, beside))


def explain_plan(
    content: Content, mood: Temper, view: View, action: SealPlan
) -> tuple[Note, tuple[int, ...], tuple[int, ...]]:
    """What the mayor had in mind for each place, the clearest first."""
    drawn = view.drawn
    if action.faces:
        drawn = tuple(place // 2 * 2 + face for place, face in zip(drawn, _whole(action.faces), strict=True))
    pairs = flat(pairs_of(content, mood, drawn, spots_of(view), action.matching))
    if not pairs:
        return Note.PLAN_ALONE, (), ()
    return (Note.PLAN_FACES if asks_faces(view) else Note.PLAN), (), pairs


def explain_guess(
    content: Content, mood: Temper, view: View, seat: int, action: Propose | SealGuess
) -> tuple[Note, tuple[int, ...], tuple[int, ...], tuple[int, ...]] | None:
    """What the seat believed itself, whom it followed, or whose layout it sealed; None if it would have guessed
    otherwise."""
    spots = spots_of(view)
    own: Scores = all_scores(content, mood, view.drawn, spots)
    matching = _whole(action.matching)
    alone = best_matching(own)
    if best_matching(listen(own, view, seat)) != matching:
        ticks = tuple(other for other in getattr(action, "ticks", ()) if other != seat)
        return (Note.AGREED, (), (), ticks) if ticks else None
    told = flat(pairs_of(content, mood, view.drawn, spots, matching))
    if not told:
        return Note.GUESS_ALONE, (), (), ()
    if isinstance(action, SealGuess) and view.proposals[seat] == matching:
        return Note.SEALED, (), told[:2], ()
    if alone != matching:
        differing = [at for at, cone in enumerate(alone) if cone != matching[at]]
        heard = tuple(
            other
            for other in guessers_of(view)
            if other != seat
            and view.proposals[other]
            and any(view.proposals[other][at] == matching[at] for at in differing)
        )
        pairs = [pair for pair in pairs_of(content, mood, view.drawn, spots, alone) if pair[0] in differing]
        if heard and pairs:
            return Note.FOLLOWED, (), pairs[0][1:], heard
    return Note.GUESS, (), told, ()


# Mismatched places and the Bonus tile


def explain_corner(
    content: Content, mood: Temper, view: View, action: Lay
) -> tuple[Note, tuple[int, ...], tuple[int, ...]]:
    """The sites that a place at a corner opens, and the piece nearby that it goes with in the eyes of the seat."""
    piece, cell = action.piece, action.cell
    assert piece is not None
    assert cell is not None
    city = City(view.city)
    # The corner itself adds a half tree to each free side.
    sites = sum(city.half_trees_towards(cell + step) >= 1 and city.shut_by(cell + step) < 0 for step in STEPS)
    beside, says = why(content, piece, city.around(cell), mood)
    if not sites:
        return Note.CORNER_BARE, (), (piece,)
    if beside >= 0 and says >= GOOD_FIT:
        return Note.CORNER_FIT, (sites,), (piece, beside)
    return Note.CORNER, (sites,), (piece,)


def explain_bonus(view: View, action: LayBonus) -> tuple[Note, tuple[int, ...]]:
    """The trees that the Bonus tile won, and whether it could have won more."""
    cell, closed = action.cell, action.closed
    assert cell is not None
    assert closed is not None
    city = City(view.city)
    trees = city.bonus_trees(cell, closed)
    most = max(city.bonus_trees(*spot) for spot in city.bonus_spots())
    return (Note.BONUS_MOST if trees == most else Note.BONUS_ROOM), (trees, most)


def _whole(parts: tuple[int | None, ...]) -> tuple[int, ...]:
    """The parts of an action that has been done."""
    return tuple(part for part in parts if part is not None)
