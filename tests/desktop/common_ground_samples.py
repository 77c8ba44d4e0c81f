"""A finished match of Common Ground, made by hand from the map: no content and no rules needed."""

from __future__ import annotations

from engine.core.game import Outcome, ScoreRow, ScoreSheet
from engine.games.common_ground.city import BONUS, CENTRE, STEPS, TOWN_HALL, City, Laid, place_of
from engine.games.common_ground.view import Options, Phase, RoundOver, View

MEANT = ((0, 1, 2), (2, 0, 1, 3), (1, 0, 2, 3), (3, 2, 1, 0), (0, 1, 2, 3), (2, 3, 0, 1))
GUESSED = ((0, 1, 2), (2, 1, 0, 3), (1, 0, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3), (2, 3, 1, 0))


def far(cell: int) -> int:
    """How far a cell lies from Town Hall."""
    x, y = place_of(cell)
    return x * x + y * y


def busiest(city: City, count: int) -> tuple[int, ...]:
    """So many cells for cones, those with most trees first."""
    cells = sorted(city.building_cells(), key=lambda cell: (-city.half_trees_towards(cell), far(cell), cell))
    return tuple(cells[:count])


def built(seats: int) -> tuple[tuple[Laid, ...], tuple[RoundOver, ...]]:
    """The city after six rounds and their history: rounds 1, 3 and 5 are perfect."""
    laid = [Laid(CENTRE, TOWN_HALL), *(Laid(CENTRE + step, 2 * tile) for tile, step in enumerate(STEPS))]
    history: list[RoundOver] = []
    tile = 4
    for at, (meant, guessed) in enumerate(zip(MEANT, GUESSED, strict=True)):
        places = tuple(2 * (tile + place) + place % 2 for place in range(len(meant)))
        tile += len(places)
        mayor, deputy = at % seats, (at + 1) % seats
        cones = busiest(City(tuple(laid)), len(places))
        right = [place for place, a, b in zip(places, meant, guessed, strict=True) if a == b]
        laid += [Laid(cones[meant[places.index(place)]], place) for place in right]
        for place in places:
            if place not in right:
                laid.append(Laid(min(City(tuple(laid)).corner_cells(), key=far), place))
        past = RoundOver(mayor, deputy, places, cones, meant, guessed, tuple(s for s in range(seats) if s != mayor))
        history.append(past)
        if past.perfect:
            cell, closed = max(City(tuple(laid)).bonus_spots(), key=lambda spot: far(spot[0]))
            laid.append(Laid(cell, BONUS + sum(one.perfect for one in history) - 1, closed))
    return tuple(laid), tuple(history)


def finished_view(seats: int = 3) -> View:
    """What the table sees at the end."""
    city, history = built(seats)
    last = history[-1]
    return View(
        seat=None,
        options=Options(),
        round=len(history),
        phase=Phase.OVER,
        mayor=last.mayor,
        seats=seats,
        city=city,
        unlocked=True,
        cones=last.cones,
        drawn=last.places,
        plan=(),
        proposals=((),) * seats,
        proposed=(0,) * seats,
        loose=(),
        bonus=-1,
        bonuses=3,
        left=30,
        history=history,
    )


def finished_sheet(view: View) -> ScoreSheet:
    """The trees of the view."""
    rows, columns = City(view.city).trees()
    return ScoreSheet(
        (ScoreRow("trees_rows", "city", rows, rows), ScoreRow("trees_columns", "city", columns, columns)),
        rows + columns,
    )


def finished_outcome(view: View) -> Outcome:
    """How the match of the view ended."""
    sheets = (finished_sheet(view),) * view.seats
    return Outcome(("rounds",), (tuple(range(view.seats)),), (1,) * view.seats, sheets)
