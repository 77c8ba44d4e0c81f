"""What goals and everything else score (rules page, sections 3.5, 5, 6.4 to 6.6, 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.game import ScoreRow, ScoreSheet
from engine.games.after_the_quake.content import COLOURS, Goal
from engine.games.after_the_quake.legal import Table
from engine.games.after_the_quake.view import NONE, Board

HIDDEN_GOAL: Final = -1
MONEY_PER_POINT: Final = 3
COMMITTEE_MONEY: Final = 4
COMMITTEE_GOAL: Final = 3


def own_spaces(table: Table, player: int) -> tuple[int, ...]:
    """The spaces with a building of the player."""
    return tuple(space for space, owner in enumerate(table.seen.built) if owner == player)


def field_value(board: Board) -> int:
    """The number on the field of the development marker (6.4)."""
    return -7 + board.column + board.row + min(board.column, board.row)


def urban_cards(board: Board) -> tuple[int, int, int, int]:
    """Cards of urban planning by type: lights, cable cars, hydrants, parks."""
    return (*board.urban, len(board.parks))


def urban_points(table: Table, board: Board) -> int:
    """What the cards of urban planning score (6.5)."""
    urban = table.content.urban
    lights, cars, hydrants = board.urban
    return urban.lights[lights] + cars * urban.cable_car + hydrants * urban.hydrant + sum(board.parks)


def players_of(table: Table) -> int:
    """Seats, and the Committee in solo."""
    return len(table.seen.boards)


def _on_colour(table: Table, player: int, colour: str) -> tuple[int, ...]:
    wanted = COLOURS.index(colour)
    cells = table.town.cells
    return tuple(s for s in own_spaces(table, player) if (cell := cells[s]) is not None and cell.colour == wanted)


def compared(table: Table, goal: Goal, player: int) -> int:
    """What a comparison counts."""
    board = table.seen.boards[player]
    if goal.kind == "most_on_colour":
        return len(_on_colour(table, player, goal.colour))
    if goal.kind == "most_rubble":
        return board.rubble
    if goal.kind == "most_money":
        return board.money
    return sum(urban_cards(board))


def _place_points(table: Table, goal: Goal, player: int) -> tuple[int, int, tuple[int, ...]]:
    """A comparison: the value of the place among all players; tied ones share the best, nothing never scores (rulings
    23 to 26)."""
    counts = [compared(table, goal, other) for other in range(players_of(table))]
    own = counts[player]
    squares = _on_colour(table, player, goal.colour) if goal.kind == "most_on_colour" else ()
    if not own:
        return 0, 0, squares
    values = table.content.places[max(2, players_of(table))]
    place = sum(count > own for count in counts)
    return own, values[place], squares


def _each(squares: tuple[int, ...], points: int) -> tuple[int, int, tuple[int, ...]]:
    return len(squares), len(squares) * points, squares


def _pairs(table: Table, player: int) -> tuple[int, tuple[int, ...]]:
    """Pairs of own neighbours, each once (ruling 28), and the spaces in them."""
    own = set(own_spaces(table, player))
    pairs = [(a, b) for a in own for b in table.town.neighbours[a] if b in own and a < b]
    return len(pairs), tuple(sorted({space for pair in pairs for space in pair}))


def _group(table: Table, player: int) -> tuple[int, ...]:
    """The largest connected group of own buildings."""
    own = set(own_spaces(table, player))
    best: set[int] = set()
    while own:
        group, fresh = set(), {own.pop()}
        while fresh:
            group |= fresh
            own -= fresh
            fresh = {b for a in fresh for b in table.town.neighbours[a] if b in own}
        best = max(best, group, key=lambda found: (len(found), sorted(found)))
    return tuple(sorted(best))


def goal_points(table: Table, goal: Goal, player: int) -> tuple[int, int, tuple[int, ...]]:
    """What a goal counts for a player, its points, and the spaces that give them."""
    if goal.kind.startswith("most_"):
        return _place_points(table, goal, player)
    points = goal.points_two if goal.points_two and players_of(table) == 2 else goal.points
    return _SCORERS[goal.kind](table, goal, player, points)


Scorer = Callable[[Table, Goal, int, int], tuple[int, int, tuple[int, ...]]]


def _per_building(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    return _each(own_spaces(table, player), points)


def _per_colour(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    return _each(_on_colour(table, player, goal.colour), points)


def _per_pair(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count, squares = _pairs(table, player)
    return count, count * points, squares


def _beside_foreign(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    built = table.seen.built
    near = tuple(
        space
        for space in own_spaces(table, player)
        if any(built[other] not in (NONE, player) for other in table.town.neighbours[space])
    )
    return _each(near, points)


def _once(holds: bool, points: int, squares: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    return int(holds), points * holds, squares if holds else ()


def _four_colours(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    sets = [_on_colour(table, player, colour) for colour in COLOURS]
    return _once(all(sets), points, tuple(sorted(found[0] for found in sets if found)))


def _per_rubble(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count = table.seen.boards[player].rubble
    return count, count * points, ()


def _urban_sets(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count = min(urban_cards(table.seen.boards[player]))
    return count, count * points, ()


def _per_urban(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count = sum(urban_cards(table.seen.boards[player]))
    return count, count * points, ()


def _plots(table: Table, player: int, least: int) -> tuple[int, tuple[int, ...]]:
    """Plot cards with at least so many own buildings, and these buildings."""
    own = own_spaces(table, player)
    cards = [table.town.card_of[space] for space in own]
    full = {card for card in cards if cards.count(card) >= least}
    return len(full), tuple(space for space, card in zip(own, cards, strict=True) if card in full)


def _per_plot(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count, squares = _plots(table, player, 1)
    return count, count * points, squares


def _per_full_plot(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    count, squares = _plots(table, player, 2)
    return count, count * points, squares


def _outer_edge(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    return _each(tuple(space for space in own_spaces(table, player) if table.town.at_edge(space)), points)


def _on_rubble(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    first = table.town.first_rubble
    return _each(tuple(space for space in own_spaces(table, player) if first >> space & 1), points)


def _five_numbers(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    own = own_spaces(table, player)
    numbers = {cell.number for space in own if (cell := table.town.cells[space]) is not None}
    return _once(len(numbers) == 5, points, own)


def _group_of_four(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    group = _group(table, player)
    return _once(len(group) >= 4, points, group)


def _best_builder(table: Table, goal: Goal, player: int, points: int) -> tuple[int, int, tuple[int, ...]]:
    return _once(table.seen.best == player, points, ())


_SCORERS: Final[dict[str, Scorer]] = {
    "per_building": _per_building,
    "per_colour": _per_colour,
    "per_pair": _per_pair,
    "beside_foreign": _beside_foreign,
    "four_colours": _four_colours,
    "per_rubble": _per_rubble,
    "urban_sets": _urban_sets,
    "per_urban": _per_urban,
    "per_plot": _per_plot,
    "per_full_plot": _per_full_plot,
    "outer_edge": _outer_edge,
    "on_rubble": _on_rubble,
    "five_numbers": _five_numbers,
    "group_of_four": _group_of_four,
    "best_builder": _best_builder,
}


def sheet_of(table: Table, player: int) -> ScoreSheet:
    """The points of a player as they stand: common goals, Best Builder, personal goals, development, urban planning,
    money (3.5). Goals that may not be known count nothing."""
    board, content = table.seen.boards[player], table.content
    rows = []
    for goal in (*table.seen.common, content.goal("best_builder")):
        count, points, squares = goal_points(table, content.goals[goal], player)
        rows.append(ScoreRow(f"common_{content.goals[goal].id}", "common", count, points, squares))
    known = [goal for goal in (*board.goals, *table.seen.secret_goals[player]) if goal != HIDDEN_GOAL]
    committee = player >= table.seen.seats
    if committee:
        every = len(board.goals) + len(table.seen.secret_goals[player])
        rows.append(ScoreRow("committee_goals", "personal", every, every * COMMITTEE_GOAL))
    else:
        for goal in known:
            count, points, squares = goal_points(table, content.goals[goal], player)
            rows.append(ScoreRow(f"personal_{content.goals[goal].id}", "personal", count, points, squares))
    rows.append(ScoreRow("development", "city", board.column + board.row, field_value(board)))
    rows.append(ScoreRow("urban", "city", sum(urban_cards(board)), urban_points(table, board)))
    per = COMMITTEE_MONEY if committee else MONEY_PER_POINT
    rows.append(ScoreRow("money", "city", board.money, board.money // per))
    return ScoreSheet(tuple(rows), sum(row.points for row in rows))
