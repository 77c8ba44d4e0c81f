"""Why a position made by hand is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.core.game import Refusal
from engine.games.common_ground.city import (
    BONUS,
    BONUSES,
    CENTRE,
    DIAGONALS,
    PLACES,
    STEPS,
    TILES,
    TOWN_HALL,
    City,
    Laid,
    is_bonus,
)
from engine.games.common_ground.facts import FACTS, MOST_PROPOSALS, ON, ROUNDS
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Phase

FIRST_TILES = 5
"""Town Hall and the four places around it."""


class Impossible(StrEnum):
    """What is wrong with a position. Values are stored and never renamed."""

    SEATS = "position_seats"
    ROUNDS = "position_rounds"
    TILES = "position_tiles"
    CITY = "position_city"
    CONES = "position_cones"
    PLAN = "position_plan"
    PROPOSALS = "position_proposals"
    LOOSE = "position_loose"
    HISTORY = "position_history"


def refuse_position(state: State) -> tuple[Refusal, ...]:
    """Every reason why the position cannot come up."""
    reasons = tuple(_table(state))
    if reasons:
        return reasons
    reasons = (*_pieces(state), *_city(state), *_round(state), *_history(state))
    # What the rounds laid can only be followed where the parts are sound by themselves.
    return reasons or tuple(_laid_by(state))


def _table(state: State) -> Iterator[Refusal]:
    low, high = FACTS.modes[0].seats
    if not low <= state.seats <= high or not 0 <= state.mayor < state.seats:
        yield Refusal(Impossible.SEATS, "3.1", numbers=(state.seats,))
    revealed = state.phase in (Phase.CORNERS, Phase.BONUS, Phase.OVER)
    if not 1 <= state.round <= ROUNDS or len(state.history) != state.round - (not revealed):
        yield Refusal(Impossible.ROUNDS, "3.2", numbers=(state.round, len(state.history)))
    both = state.options.open_table == ON and state.options.children == ON
    if state.phase is Phase.FACES and not both:
        yield Refusal(Impossible.ROUNDS, "R12", numbers=(state.round,))
    if state.phase is Phase.OVER and state.round != ROUNDS:
        yield Refusal(Impossible.ROUNDS, "3.9", numbers=(state.round,))


def _pieces(state: State) -> Iterator[Refusal]:
    """Every tile is in the box, in the hand of the mayor, loose, or in the city, and nowhere twice; so the Bonus
    tiles."""
    open_round = state.phase in (Phase.CONES, Phase.FACES, Phase.PLAN, Phase.GROUP)
    tiles = [*state.bag, *(piece.piece // 2 for piece in state.city if 0 <= piece.piece < PLACES)]
    tiles += [place // 2 for place in (state.drawn if open_round else state.loose)]
    if sorted(tiles) != list(range(TILES)):
        twice = tuple(sorted({tile for tile in tiles if tiles.count(tile) > 1}))
        yield Refusal(Impossible.TILES, "2", pieces=twice, numbers=(len(tiles), TILES))
    bonuses = sorted((*state.bonuses, *(piece.piece for piece in state.city if is_bonus(piece.piece))))
    if bonuses != list(range(BONUS, BONUS + BONUSES)):
        yield Refusal(Impossible.TILES, "2", numbers=(len(bonuses), BONUSES))


def _city(state: State) -> Iterator[Refusal]:
    """Town Hall in the middle, its four sides taken, every later piece touching an earlier one, one piece per cell."""
    cells = [piece.cell for piece in state.city]
    first = {(piece.cell, piece.piece) for piece in state.city[:1]}
    if len(set(cells)) != len(cells) or first != {(CENTRE, TOWN_HALL)}:
        yield Refusal(Impossible.CITY, "3.1", squares=tuple(cells))
        return
    if set(cells[1:FIRST_TILES]) != {CENTRE + step for step in STEPS}:
        yield Refusal(Impossible.CITY, "3.1", squares=tuple(cells[1:FIRST_TILES]))
    for place, piece in enumerate(state.city):
        closed = 0 <= piece.closed < len(STEPS) if is_bonus(piece.piece) else piece.closed == -1
        kind = piece.piece == TOWN_HALL if place == 0 else 0 <= piece.piece < PLACES or is_bonus(piece.piece)
        before = set(cells[:place])
        touches = place == 0 or any(piece.cell + step in before for step in (*STEPS, *DIAGONALS))
        if not (closed and kind and touches):
            yield Refusal(Impossible.CITY, "3.2", squares=(piece.cell,), pieces=(piece.piece,))
        earlier = City(state.city[:place])
        if place >= FIRST_TILES and earlier.shut_by(piece.cell) >= 0:
            yield Refusal(Impossible.CITY, "5.1", squares=(piece.cell,), pieces=(piece.piece,))


def _round(state: State) -> Iterator[Refusal]:
    """Cones, plan, proposals and loose places are those of the phase."""
    phase, count = state.phase, 4 if state.unlocked else 3
    if len(state.drawn) != count:
        yield Refusal(Impossible.TILES, "3.3", numbers=(len(state.drawn), count))
    cones = () if phase is Phase.CONES else range(count)
    sound = len(state.cones) == len(cones) == len(set(state.cones))
    if phase in (Phase.FACES, Phase.PLAN, Phase.GROUP):
        city = City(state.city)
        sound = sound and all(cell in city.building_cells() for cell in state.cones)
    if not sound:
        yield Refusal(Impossible.CONES, "3.2", squares=state.cones)
    if sorted(state.plan) != (list(range(count)) if phase is Phase.GROUP else []):
        yield Refusal(Impossible.PLAN, "3.2", numbers=state.plan)
    matchings = [matching for matching in state.proposals if matching]
    if (
        len(state.proposals) != state.seats
        or len(state.proposed) != state.seats
        or not all(0 <= times <= MOST_PROPOSALS for times in state.proposed)
        or any(bool(m) != bool(times) for m, times in zip(state.proposals, state.proposed, strict=False))
        or any(sorted(cone for cone in m if cone is not None) != list(range(count)) for m in matchings)
        or (0 <= state.mayor < len(state.proposed) and state.proposed[state.mayor])
        or (matchings and phase in (Phase.CONES, Phase.FACES, Phase.PLAN))
    ):
        yield Refusal(Impossible.PROPOSALS, "R8", numbers=state.proposed)
    loose = set(state.loose)
    if (
        len(loose) != len(state.loose)
        or not loose <= set(state.drawn)
        or bool(loose) != (phase is Phase.CORNERS)
        or (phase is Phase.BONUS and not state.bonuses)
    ):
        yield Refusal(Impossible.LOOSE, "3.2", pieces=state.loose)


def _history(state: State) -> Iterator[Refusal]:
    """Every round that is over matched each place with one cone, with roles in turn, and unlocked the white cone."""
    perfect = False
    for number, past in enumerate(state.history):
        count = 4 if perfect else 3
        whole = list(range(count))
        current = number + 1 == state.round
        mayor = (state.mayor - (state.round - number - 1)) % state.seats
        sound = sorted(past.meant) == whole == sorted(past.guessed) and len(past.places) == len(past.cones) == count
        sound = sound and past.mayor == mayor and past.deputy == (mayor + 1) % state.seats
        guessers = [seat for seat in range(state.seats) if seat != mayor]
        sound = sound and [seat for seat in guessers if seat in past.ticks] == list(past.ticks)
        sound = sound and (not current or (past.places == state.drawn and past.cones == state.cones))
        if not sound:
            yield Refusal(Impossible.HISTORY, "3.2", numbers=(number + 1,))
        perfect = perfect or (past.perfect and not current)
    if perfect != state.unlocked:
        yield Refusal(Impossible.HISTORY, "3.4", numbers=(int(state.unlocked),))


def _laid_by(state: State) -> Iterator[Refusal]:
    """The city is what the rounds laid, in their order: matched places on their cones, mismatched ones at corners, a
    Bonus tile that wins a tree per perfect round (3.2, 3.4, 5.7)."""
    laid = list(state.city[FIRST_TILES:])
    city = state.city[:FIRST_TILES]
    for number, past in enumerate(state.history, 1):
        before = City(city)
        wrong = Refusal(Impossible.HISTORY, "3.2", numbers=(number,))
        if not set(past.cones) <= set(before.building_cells()) or len(set(past.cones)) != len(past.cones):
            yield wrong
            return
        triples = sorted(zip(past.meant, past.guessed, past.places, strict=True))
        for meant, guessed, place in triples:
            if meant == guessed:
                if not laid or laid[0] != Laid(past.cones[meant], place):
                    yield wrong
                    return
                city = (*city, laid.pop(0))
        apart = {place for meant, guessed, place in triples if meant != guessed} - set(state.loose)
        while apart:
            now = City(city)
            if not laid or laid[0].piece not in apart or laid[0].cell not in now.corner_cells():
                yield wrong
                return
            apart.remove(laid[0].piece)
            city = (*city, laid.pop(0))
        if past.perfect and not (number == len(state.history) and state.phase is Phase.BONUS):
            if not laid or not is_bonus(laid[0].piece) or laid[0].closed not in range(len(STEPS)):
                yield wrong
                return
            if (laid[0].cell, laid[0].closed) not in City(city).bonus_spots():
                yield wrong
                return
            city = (*city, laid.pop(0))
    if laid:
        yield Refusal(Impossible.HISTORY, "3.2", squares=tuple(piece.cell for piece in laid))
