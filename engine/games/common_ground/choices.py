"""The legal actions of a seat as a set that is asked, narrowed and sampled, never listed in full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

from engine.core.chance import Draft
from engine.games.common_ground.actions import (
    Action,
    Lay,
    LayBonus,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.city import City
from engine.games.common_ground.facts import MOST_PROPOSALS
from engine.games.common_ground.legal import (
    asks_faces,
    deputy_of,
    guessers_of,
    refuse_action,
    waiting_of,
    welcome_to,
)
from engine.games.common_ground.view import Parts, Phase, Seen

PROPOSE_ONCE_IN = 8
"""A sampled deputy proposes once in so many times instead of sealing."""


class CommonChoices:
    """The legal actions of one seat. See ``engine.core.choices.Choices``."""

    __slots__ = ("_seat", "_seen")

    def __init__(self, seen: Seen, seat: int) -> None:
        self._seen, self._seat = seen, seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return refuse_action(self._seen, self._seat, action) is None

    def __bool__(self) -> bool:
        return self._seat in waiting_of(self._seen) or self._seat in welcome_to(self._seen)

    def __iter__(self) -> Iterator[Action]:
        """Every legal action once, lazily."""
        seen, seat = self._seen, self._seat
        if not self:
            return
        count = len(seen.drawn)
        match seen.phase:
            case Phase.CONES:
                for cells in permutations(City(seen.city).building_cells(), count):
                    yield SetCones(cells)
            case Phase.FACES:
                for faces in product((0, 1), repeat=count):
                    yield ShowPlaces(faces)
            case Phase.PLAN:
                every_faces = product((0, 1), repeat=count) if asks_faces(seen) else iter([()])
                for faces in every_faces:
                    for matching in permutations(range(count)):
                        yield SealPlan(matching, faces)
            case Phase.GROUP:
                if seen.proposed[seat] < MOST_PROPOSALS:
                    for matching in permutations(range(count)):
                        yield Propose(matching)
                if seat == deputy_of(seen):
                    guessers = guessers_of(seen)
                    every_ticks = [combinations(guessers, size) for size in range(len(guessers) + 1)]
                    for ticks in chain.from_iterable(every_ticks):
                        for matching in permutations(range(count)):
                            yield SealGuess(matching, ticks)
            case Phase.CORNERS:
                cells = City(seen.city).corner_cells()
                for piece in seen.loose:
                    for cell in cells:
                        yield Lay(piece, cell)
            case Phase.BONUS:
                for cell, closed in City(seen.city).bonus_spots():
                    yield LayBonus(cell, closed)

    def sample(self, draft: Draft, stream: str) -> Action:
        """A legal action: cells, faces, matchings and ticks are each drawn evenly."""
        seen, seat = self._seen, self._seat
        if not self:
            raise IndexError("no legal action")
        count = len(seen.drawn)
        number, chosen = draft.number, draft.chosen
        match seen.phase:
            case Phase.CONES:
                return SetCones(_several(City(seen.city).building_cells(), count, draft, stream))
            case Phase.FACES:
                return ShowPlaces(tuple(number(stream, 2) for _ in range(count)))
            case Phase.PLAN:
                faces = tuple(number(stream, 2) for _ in range(count)) if asks_faces(seen) else ()
                return SealPlan(_several(tuple(range(count)), count, draft, stream), faces)
            case Phase.GROUP:
                matching = _several(tuple(range(count)), count, draft, stream)
                may_propose = seen.proposed[seat] < MOST_PROPOSALS
                if seat != deputy_of(seen) or (may_propose and number(stream, PROPOSE_ONCE_IN) == 0):
                    return Propose(matching)
                ticks = number(stream, 1 << seen.seats)
                return SealGuess(matching, tuple(other for other in guessers_of(seen) if ticks >> other & 1))
            case Phase.CORNERS:
                return Lay(chosen(stream, seen.loose), chosen(stream, City(seen.city).corner_cells()))
            case _:
                cell, closed = chosen(stream, City(seen.city).bonus_spots())
                return LayBonus(cell, closed)

    def narrow(self, partial: Action) -> Parts:
        """The legal next parts of a draft."""
        seen = self._seen
        count = len(seen.drawn)
        if not self:
            return Parts()
        match partial:
            case SetCones(cells) if seen.phase is Phase.CONES:
                return Parts(cells=tuple(cell for cell in City(seen.city).building_cells() if cell not in cells))
            case SealPlan(matching) | Propose(matching) | SealGuess(matching):
                return Parts(cones=tuple(cone for cone in range(count) if cone not in matching))
            case Lay() if seen.phase is Phase.CORNERS:
                return Parts(cells=City(seen.city).corner_cells(), pieces=seen.loose)
            case LayBonus() if seen.phase is Phase.BONUS:
                closed: dict[int, tuple[int, ...]] = {}
                for cell, side in City(seen.city).bonus_spots():
                    closed[cell] = (*closed.get(cell, ()), side)
                return Parts(cells=tuple(closed), closed=closed)
        return Parts()


def _several(items: tuple[int, ...], count: int, draft: Draft, stream: str) -> tuple[int, ...]:
    """So many different items in an order drawn evenly."""
    left = list(items)
    return tuple(left.pop(draft.number(stream, len(left))) for _ in range(count))
