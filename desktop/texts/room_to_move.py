"""Names in Room to Move: mode, options, phases, squares, sides, score rows, the end.

Names of pieces, rooms and scenarios come from the content (``desktop.texts.scenarios``).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.texts.games import Named
from desktop.texts.places import spoken
from desktop.texts.scenarios import (
    family_name,
    numeral,
    room_title,
    scenario_at,
    scenario_story,
    scenario_title,
)
from desktop.texts.words import fill, listing, number
from engine.games.room_to_move.kinds import (
    Beside,
    BonusKind,
    CirculationAt,
    Count,
    Covers,
    Distance,
    Doors,
    FreeAround,
    Seats,
    Tagged,
    WindowSees,
)
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.view import Phase, View
from engine.geometry.squares import SQUARES, WIDTH, name_of, sides_of, square_at

translate = QCoreApplication.translate

MOST_RUNS = 6
"""So many stretches of squares are named; the rest is counted."""


def mode(mode_id: str) -> Named:
    """A mode with the sentence that explains it."""
    return {
        "standard": Named(
            translate("RoomToMove", "Standard"),
            translate("RoomToMove", "Everybody draws the same furniture, each in a house of its own."),
        )
    }[mode_id]


def mode_line(mode_id: str) -> str:
    """A mode for the top bar, in small letters."""
    return {"standard": translate("RoomToMove", "a house for each seat", "mode of a match")}[mode_id]


def option(option_id: str) -> Named:
    """An option of the rules."""
    return {
        "scenario": Named(
            translate("RoomToMove", "Scenario"),
            translate("RoomToMove", "The house, its rooms, special rules and bonuses."),
        ),
        "walls_later": Named(
            translate("RoomToMove", "Walls later"),
            translate("RoomToMove", "When a side that needs a wall must have it."),
        ),
        "carpet": Named(
            translate("RoomToMove", "Carpets"), translate("RoomToMove", "Whether furniture may stand on carpets.")
        ),
    }[option_id]


def value(option_id: str, value_id: str) -> Named:
    """A value of an option."""
    if option_id == "scenario":
        return Named(scenario_label(int(value_id)), scenario_story(int(value_id)))
    return {
        ("walls_later", "off"): Named(
            translate("RoomToMove", "Off"), translate("RoomToMove", "At once, when the piece is drawn.")
        ),
        ("walls_later", "on"): Named(
            translate("RoomToMove", "On"), translate("RoomToMove", "It is enough when the room is closed.")
        ),
        ("carpet", "strict"): Named(
            translate("RoomToMove", "Strict"), translate("RoomToMove", "Nothing may stand on a carpet.")
        ),
        ("carpet", "free"): Named(
            translate("RoomToMove", "Free"),
            translate("RoomToMove", "Furniture may stand on carpets, and carpets may be pushed under furniture."),
        ),
    }[option_id, value_id]


def scenario_label(which: int) -> str:
    """A scenario with its number: "3 Around the old chestnut"; the training one has none."""
    if which == 0:
        return fill(translate("RoomToMove", "Training: %1", "scenario without a number"), scenario_title(which))
    return fill(translate("RoomToMove", "%1 %2", "number and name of a scenario"), which, scenario_title(which))


def scenario_of(view: View) -> Scenario | None:
    """The scenario of a match."""
    return scenario_at(int(view.options.scenario))


# The top bar


def phase(view: View) -> Named:
    """The part of a round, with what happens in it."""
    match view.phase:
        case Phase.ROOM:
            return Named(
                translate("RoomToMove", "Choosing a room"),
                translate("RoomToMove", "The active seat turns the card of any room that is left."),
            )
        case Phase.CARD:
            return Named(
                translate("RoomToMove", "Choosing a card"),
                translate("RoomToMove", "The active seat turns any card of the room."),
            )
        case Phase.TOKENS:
            return Named(
                translate("RoomToMove", "Choosing pieces"),
                translate("RoomToMove", "The active seat shares the tokens out between the two options of the card."),
            )
        case Phase.DRAW:
            return Named(
                translate("RoomToMove", "Drawing"),
                translate("RoomToMove", "All seats at once draw the chosen pieces on their own sheets."),
            )
        case Phase.CLOSE:
            return Named(
                translate("RoomToMove", "Walls and door"),
                translate("RoomToMove", "All seats draw the walls of the room, with one door."),
            )
        case Phase.FINISH:
            return Named(
                translate("RoomToMove", "Finishing"),
                translate("RoomToMove", "Last chance for front door, windows and loose walls."),
            )
    return Named(
        translate("RoomToMove", "The match is over"), translate("RoomToMove", "All sheets are finished and counted.")
    )


def state(turn: int, view: View, mode_id: str) -> tuple[str, str]:
    """Round and what is going on, for the top bar: "Round 2 of 4", "Kitchen, card 31 (2 of 3): drawing, 1 of 4 seats
    ready"."""
    scenario = scenario_of(view)
    rooms = len(view.cards)
    now = len(view.rooms_done) + (view.phase is Phase.ROOM)
    head = fill(translate("RoomToMove", "Round %1 of %2"), min(max(1, now), rooms), rooms)
    here = room_title(scenario, view.room) if view.room >= 0 else ""
    ready = sum(view.acted)
    match view.phase:
        case Phase.CARD:
            done = sum(view.turned[view.room])
            words = fill(translate("RoomToMove", "%1: card %2 of %3"), here, done + 1, len(view.turned[view.room]))
        case Phase.TOKENS | Phase.DRAW:
            done = sum(view.turned[view.room])
            which = scenario.rooms[view.room].cards[view.card][0] if scenario is not None else 0
            words = fill(
                translate("RoomToMove", "%1: card %2 of %3, %4", "room, number of cards, what the card shows"),
                here,
                done,
                len(view.turned[view.room]),
                family_name(which),
            )
        case Phase.CLOSE:
            words = fill(translate("RoomToMove", "%1: walls and door"), here)
        case _:
            words = phase(view).name
    if view.seats > 1 and view.phase in (Phase.DRAW, Phase.CLOSE, Phase.FINISH):
        ready_words = fill(translate("RoomToMove", "%1 of %2 seats ready"), ready, view.seats)
        words = fill(
            translate("RoomToMove", "%1; %2", "what is going on, how many seats are ready"), words, ready_words
        )
    return head, words


# Squares and sides


def squares(places: Iterable[int]) -> str:
    """Squares as stretches: "C4", "C4–E5" for a rectangle, "C4–E4 and C5" for others."""
    known = sorted({place for place in places if 0 <= place < SQUARES})
    if not known:
        return translate("RoomToMove", "these squares")
    runs = stretches(known)
    if len(runs) <= MOST_RUNS:
        return listing([run_name(run) for run in runs])
    rest = sum(place_count(run) for run in runs[MOST_RUNS:])
    more = translate("RoomToMove", "%n more squares", "", rest)
    return listing([*(run_name(run) for run in runs[:MOST_RUNS]), more])


Run = tuple[int, int, int, int]
"""A rectangle of squares: first row, first column, last row, last column."""


def stretches(places: list[int]) -> list[Run]:
    """The rectangles that make up the squares: stretches of rows, equal ones below each other joined."""
    rows: list[Run] = []
    for place in places:
        at, column = divmod(place, WIDTH)
        if rows and rows[-1][0] == at and rows[-1][3] == column - 1:
            rows[-1] = (at, rows[-1][1], at, column)
        else:
            rows.append((at, column, at, column))
    made: list[Run] = []
    for at, left, _, right in rows:
        above = next((k for k, one in enumerate(made) if (one[1], one[2], one[3]) == (left, at - 1, right)), None)
        if above is None:
            made.append((at, left, at, right))
        else:
            made[above] = (made[above][0], left, at, right)
    return made


def run_name(run: Run) -> str:
    """A rectangle by its first and last square: "C4–E5"."""
    top, left, bottom, right = run
    first, last = name_of(square_at(left, top)), name_of(square_at(right, bottom))
    return first if first == last else f"{first}–{last}"


def place_count(run: Run) -> int:
    """How many squares a rectangle has."""
    top, left, bottom, right = run
    return (bottom - top + 1) * (right - left + 1)


def side(edge: int) -> str:
    """A side of squares inside a sentence: "between C4 and D4", "north of C1"."""
    ends = sides_of(edge)
    if len(ends) == 2:
        one, other = sorted(square for square, _ in ends)
        return fill(translate("RoomToMove", "between %1 and %2", "two squares"), name_of(one), name_of(other))
    square, way = ends[0]
    return outer_side(square, way)


def outer_side(square: int, way: int) -> str:
    """A side of the outer wall inside a sentence: "north of C4"."""
    sentence = (
        translate("RoomToMove", "north of %1", "a side of a square"),
        translate("RoomToMove", "east of %1", "a side of a square"),
        translate("RoomToMove", "south of %1", "a side of a square"),
        translate("RoomToMove", "west of %1", "a side of a square"),
    )[way]
    return fill(sentence, name_of(square))


def wall_side(scenario: Scenario | None, edge: int) -> str:
    """A side as it is called in a house: outer walls by the square inside, others by the squares on both sides."""
    if scenario is not None and edge in scenario.outer:
        square, way = next(pair for pair in sides_of(edge) if scenario.inside >> pair[0] & 1)
        return outer_side(square, way)
    return side(edge)


def sides(edges: Iterable[int], scenario: Scenario | None = None) -> str:
    """Several sides as a list in words."""
    known = [edge for edge in edges if 0 <= edge < 4 * SQUARES]
    if not known:
        return translate("RoomToMove", "here", "no side is named")
    shown = [wall_side(scenario, edge) for edge in known[:MOST_RUNS]]
    if len(known) > MOST_RUNS:
        shown.append(translate("RoomToMove", "%n more sides", "", len(known) - MOST_RUNS))
    return listing(shown)


def way_name(letter: str) -> str:
    """Where a wall or window looks: "north"."""
    return {
        "N": translate("RoomToMove", "north", "direction"),
        "E": translate("RoomToMove", "east", "direction"),
        "S": translate("RoomToMove", "south", "direction"),
        "W": translate("RoomToMove", "west", "direction"),
    }[letter]


def families(numbers: Iterable[int]) -> str:
    """Furniture numbers as a list in words."""
    return listing([family_name(number) for number in numbers])


# Counts, score, end


def turns(count: int) -> str:
    """How many rounds a match had."""
    return translate("RoomToMove", "%n rounds", "", count)


def points(count: int) -> str:
    """A total with its unit."""
    return translate("RoomToMove", "%n points", "", count)


def row(key: str) -> str:
    """A row of the score table where the scenario is not known."""
    kind, _, place = key.partition("_")
    if kind not in ("room", "bonus") or not place.isdecimal():
        raise KeyError(key)
    if kind == "room":
        return fill(translate("RoomToMove", "Room %1"), numeral(int(place)))
    return fill(translate("RoomToMove", "Bonus %1"), int(place) + 1)


def row_names(view: View) -> dict[str, str]:
    """The rows of the score table in the words of the scenario: rooms and bonuses."""
    scenario = scenario_of(view)
    if scenario is None:
        return {}
    named = {f"room_{place}": room_title(scenario, place) for place in range(len(scenario.rooms))}
    return named | {f"bonus_{place}": spoken(bonus.text) for place, bonus in enumerate(scenario.bonuses)}


def row_details(view: View) -> dict[str, str]:
    """What each bonus gives."""
    scenario = scenario_of(view)
    if scenario is None:
        return {}
    return {f"bonus_{place}": worth(bonus) for place, bonus in enumerate(scenario.bonuses)}


def worth(bonus: BonusKind) -> str:
    """What a bonus gives: "4", or "2 each" if it counts things."""
    if counts_things(bonus):
        return fill(translate("RoomToMove", "%1 each", "points of a bonus"), bonus.points)
    return number(bonus.points)


def counts_things(bonus: BonusKind) -> bool:
    """Whether the points of a bonus are for each thing that it counts."""
    match bonus:
        case Count() | Tagged() | Seats():
            return not bonus.at_least
        case Distance() | WindowSees():
            return bonus.per
    return isinstance(bonus, Beside | Covers | CirculationAt | FreeAround | Doors)


def group(key: str) -> str:
    """A group of rows of the score table, in small letters."""
    return {
        "rooms": translate("RoomToMove", "rooms", "group of score rows"),
        "bonuses": translate("RoomToMove", "bonuses", "group of score rows"),
    }[key]


def end(reason: str, causes: str) -> str:
    """Why a match ended; ``causes`` are the names of the seats as a list."""
    return {"finished": translate("RoomToMove", "all sheets are finished", "why the match ended")}[reason]


def tie(key: str) -> str:
    """What decided between equal totals, as a sentence."""
    return {
        "pieces": translate("RoomToMove", "More pieces that count decide."),
        "shared": translate("RoomToMove", "As many pieces count: the place is shared."),
    }[key]
