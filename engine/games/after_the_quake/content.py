"""The data of After the Quake, read and checked: plots, permits, action cards, years, goals, urban planning (section
6). Every constraint that section 2 and 6 state is checked when the files are read."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

import msgspec

from engine.core.game import Read

T = TypeVar("T")

COLOURS: Final = "RYGB"
SYMBOLS: Final = "LCHP"
"""Light, cable car, hydrant, park: the four types of urban planning, in the order of their numbers."""
NUMBERS: Final = range(1, 6)
PLOTS: Final = 8
PERMITS: Final = 40
SUBSIDIES: Final = 2
PLAZA: Final = "--"
CARD_WIDTH: Final = 3
CARD_HEIGHT: Final = 2
CARD_SPACES: Final = CARD_WIDTH * CARD_HEIGHT
LANGUAGES: Final = ("en", "it", "de")
FILES: Final = ("plots.json", "permits.json", "action_cards.json", "years.json", "goals.json", "urban.json")

ACTIONS: Final = ("build", "build_subsidised", "material", "permit", "goal", "clean", "develop", "income", "pass")
BONUSES: Final = (
    "building_and_permit",
    "goal",
    "permit",
    "material",
    "develop",
    "build",
    "money_2_per_building",
    "money_1_per_building",
    "money_3",
    "money_2",
)
VIOLET: Final = "violet"
GREEN: Final = "green"
GOLD: Final = "gold"
GOAL_KINDS: Final = (
    "most_on_colour",
    "most_rubble",
    "most_money",
    "most_urban",
    "per_building",
    "per_colour",
    "per_pair",
    "beside_foreign",
    "four_colours",
    "per_rubble",
    "urban_sets",
    "per_urban",
    "per_plot",
    "per_full_plot",
    "outer_edge",
    "on_rubble",
    "five_numbers",
    "group_of_four",
    "best_builder",
)
_CELL: Final = re.compile(r"([RYGB])([1-5])(\*?)")


class ContentError(ValueError):
    """A content file is missing, cannot be read or contradicts itself. The sentence names file, field, what was
    expected and what was found."""

    def __init__(self, file: str, field: str, expected: str, found: object = None) -> None:
        tail = "" if found is None else f", not {found}"
        super().__init__(f"{file}, {field}: expected {expected}{tail}.")


class PlotFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plot card: its cells on side A and side B in reading order."""

    card: int
    a: tuple[str, ...]
    b: tuple[str, ...]


class PlotsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All plot cards."""

    version: int
    plots: tuple[PlotFile, ...]


class Permit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ordinary permit: colour, number, two symbols."""

    colour: str
    number: int
    symbols: str


class PermitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ordinary permits, and how many subsidies there are."""

    version: int
    permits: tuple[Permit, ...]
    subsidies: int


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an action card: its action, and the money printed under it."""

    action: str
    money: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card: its side for two seats and the one for more."""

    id: str
    two: tuple[Place, ...]
    more: tuple[Place, ...]


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action cards; an income space gives ``income``."""

    version: int
    income: int
    cards: tuple[CardFile, ...]


class Year(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A year: what a building costs, and the alternatives of its bonus."""

    year: int
    cost: int
    bonuses: tuple[str, ...]


class YearsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The years, and the income spaces from left to right."""

    version: int
    income: tuple[int, ...]
    years: tuple[Year, ...]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal: stable id, frame, kind of scorer, names, points (``points_two`` with two seats), colour."""

    id: str
    frame: str
    kind: str
    names: dict[str, str]
    points: int = 0
    points_two: int = 0
    colour: str = ""


class GoalsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All goals; ``places`` per number of players what the places of a comparison are worth."""

    version: int
    places: dict[str, tuple[int, ...]]
    goals: tuple[Goal, ...]


class UrbanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Urban planning: points by number of lights, cards and points of cable cars and hydrants, parks from the top."""

    version: int
    lights: tuple[int, ...]
    cable_cars: int
    cable_car: int
    hydrants: int
    hydrant: int
    parks: tuple[int, ...]


class Cell(msgspec.Struct, frozen=True):
    """A building space: colour 0 to 3, number 1 to 5, whether it starts with rubble."""

    colour: int
    number: int
    rubble: bool


@dataclass(frozen=True)
class Content:
    """Everything read: ``plots`` per plot (2 * card + side) its six cells (None: plaza), permits (subsidies are numbers
    40 and 41), action cards, years, goals with the places of comparisons per seats, urban planning, and the digest."""

    plots: tuple[tuple[Cell | None, ...], ...]
    permits: tuple[Permit, ...]
    cards: tuple[CardFile, ...]
    income: int
    years: tuple[Year, ...]
    year_income: tuple[int, ...]
    goals: tuple[Goal, ...]
    places: dict[int, tuple[int, ...]]
    urban: UrbanFile
    digest: str

    @cached_property
    def permit_colours(self) -> tuple[int, ...]:
        """Per ordinary permit its colour, 0 to 3."""
        return tuple(COLOURS.index(permit.colour) for permit in self.permits)

    @cached_property
    def permit_numbers(self) -> tuple[int, ...]:
        """Per ordinary permit its number."""
        return tuple(permit.number for permit in self.permits)

    def goal(self, name: str) -> int:
        """The number of the goal with that id. Raises KeyError."""
        for number, goal in enumerate(self.goals):
            if goal.id == name:
                return number
        raise KeyError(name)


def read_content(read: Read) -> Content:
    """Reads and checks all files. Raises ContentError."""
    data = {name: _bytes(read, name) for name in FILES}
    plots = _decoded(data, "plots.json", PlotsFile)
    permits = _decoded(data, "permits.json", PermitsFile)
    cards = _decoded(data, "action_cards.json", CardsFile)
    years = _decoded(data, "years.json", YearsFile)
    goals = _decoded(data, "goals.json", GoalsFile)
    urban = _decoded(data, "urban.json", UrbanFile)
    _check_permits(permits)
    _check_cards(cards)
    _check_years(years)
    _check_goals(goals)
    _check_urban(urban)
    return Content(
        plots=_plots(plots),
        permits=permits.permits,
        cards=cards.cards,
        income=cards.income,
        years=years.years,
        year_income=years.income,
        goals=goals.goals,
        places={int(seats): values for seats, values in goals.places.items()},
        urban=urban,
        digest=hashlib.sha256(b"\0".join(data.values())).hexdigest()[:16],
    )


def _bytes(read: Read, name: str) -> bytes:
    try:
        return read(name)
    except OSError as error:
        raise ContentError(name, "file", "a file that can be read", str(error).rstrip(".")) from error


def _decoded(data: dict[str, bytes], name: str, kind: type[T]) -> T:
    try:
        decoded = msgspec.json.decode(data[name], type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise ContentError(name, where.rstrip("`").lstrip(".") or "content", what.removeprefix("Expected ")) from error
    except msgspec.DecodeError as error:
        raise ContentError(name, "content", "JSON", str(error)) from error
    _require(getattr(decoded, "version", 0) == 1, name, "version", "1", getattr(decoded, "version", None))
    return decoded


def _require(holds: bool, file: str, field: str, expected: str, found: object = None) -> None:
    if not holds:
        raise ContentError(file, field, expected, found)


def _plots(file: PlotsFile) -> tuple[tuple[Cell | None, ...], ...]:
    """Plots with the stated symmetry: on the eight sides A, and so on the sides B, every colour and number stands
    twice, each colour has four rubble spaces, each number at least three, and no equal colours touch inside a card."""
    name = "plots.json"
    _require(
        [plot.card for plot in file.plots] == list(range(1, PLOTS + 1)), name, "plots", "the cards 1 to 8 in order"
    )
    plots = []
    for plot in file.plots:
        for letter, texts in (("a", plot.a), ("b", plot.b)):
            plots.append(_cells(texts, f"plots[{plot.card - 1}].{letter}"))
    for side in range(2):
        cells = [cell for plot_cells in plots[side::2] for cell in plot_cells if cell]
        field = f"plots, side {'AB'[side]}"
        pairs = Counter((cell.colour, cell.number) for cell in cells)
        _require(len(pairs) == 20 and set(pairs.values()) == {2}, name, field, "every colour and number twice")
        rubble = Counter(cell.colour for cell in cells if cell.rubble)
        _require(sorted(rubble.values()) == [4] * 4, name, field, "four rubble spaces of each colour", dict(rubble))
        numbers = Counter(cell.number for cell in cells if cell.rubble)
        _require(
            all(numbers[n] >= 3 for n in NUMBERS), name, field, "three rubble spaces of each number", dict(numbers)
        )
    return tuple(plots)


def _cells(texts: tuple[str, ...], field: str) -> tuple[Cell | None, ...]:
    name = "plots.json"
    _require(len(texts) == CARD_SPACES, name, field, f"{CARD_SPACES} cells", len(texts))
    cells: list[Cell | None] = []
    for place, text in enumerate(texts):
        found = _CELL.fullmatch(text)
        if text == PLAZA:
            cells.append(None)
        elif found:
            cells.append(Cell(COLOURS.index(found[1]), int(found[2]), bool(found[3])))
        else:
            raise ContentError(name, f"{field}[{place}]", 'a cell such as "R3*" or "--"', repr(text))
    _require(cells.count(None) == 1, name, field, "one plaza", cells.count(None))
    for place, cell in enumerate(cells):
        right = cells[place + 1] if place % CARD_WIDTH < CARD_WIDTH - 1 else None
        below = cells[place + CARD_WIDTH] if place < CARD_WIDTH else None
        for other in (right, below):
            alike = cell is not None and other is not None and cell.colour == other.colour
            _require(not alike, name, f"{field}[{place}]", "no equal colours side by side", texts[place])
    return tuple(cells)


def _check_permits(file: PermitsFile) -> None:
    name = "permits.json"
    _require(len(file.permits) == PERMITS, name, "permits", f"{PERMITS} permits", len(file.permits))
    _require(file.subsidies == SUBSIDIES, name, "subsidies", str(SUBSIDIES), file.subsidies)
    for place, permit in enumerate(file.permits):
        field = f"permits[{place}]"
        known = permit.colour in tuple(COLOURS) and permit.number in NUMBERS
        _require(known, name, field, "a colour and a number", permit)
        two = len(permit.symbols) == len(set(permit.symbols)) == 2 and set(permit.symbols) <= set(SYMBOLS)
        _require(two, name, f"{field}.symbols", f"two different of {SYMBOLS}", permit.symbols)
    pairs = Counter((permit.colour, permit.number) for permit in file.permits)
    _require(set(pairs.values()) == {2} and len(pairs) == 20, name, "permits", "every colour and number twice")
    symbols = Counter(symbol for permit in file.permits for symbol in permit.symbols)
    _require(set(symbols.values()) == {PERMITS // 2}, name, "permits", "every symbol on twenty permits", dict(symbols))
    for (colour, number), _ in pairs.items():
        own = [permit.symbols for permit in file.permits if (permit.colour, permit.number) == (colour, number)]
        together = set("".join(own)) == set(SYMBOLS)
        _require(together, name, "permits", f"two copies of {colour}{number} with all four symbols", own)


def _check_cards(file: CardsFile) -> None:
    name = "action_cards.json"
    _require([card.id for card in file.cards] == list("abcdef"), name, "cards", "the cards a to f in order")
    _require(file.income > 0, name, "income", "more than 0", file.income)
    for place, card in enumerate(file.cards):
        field = f"cards[{place}]"
        _require(len(card.two) == 3 and len(card.more) == 5, name, field, "three and five spaces")
        for side in (card.two, card.more):
            known = all(one.action in ACTIONS and one.money >= 0 for one in side)
            _require(known, name, field, f"actions of {', '.join(ACTIONS)}", [one.action for one in side])
        passes = (
            [one.action for one in card.more].index("pass") if any(one.action == "pass" for one in card.more) else -1
        )
        _require(passes == 3, name, f"{field}.more", "the pass space second from the right", passes)
        _require(all(one.action != "pass" for one in card.two), name, f"{field}.two", "no pass space")
    for key in ("two", "more"):
        subsidies = sum(one.action == "build_subsidised" for card in file.cards for one in getattr(card, key))
        _require(subsidies == 1, name, f"cards.{key}", "one build space with a subsidy", subsidies)


def _check_years(file: YearsFile) -> None:
    name = "years.json"
    years = [year.year for year in file.years]
    _require(years == [1906, 1907, 1908, 1909, 1910, 1911, 1915], name, "years", "1906 to 1911 and 1915", years)
    _require(list(file.income) == sorted(file.income, reverse=True), name, "income", "falling from left to right")
    _require(len(file.income) == 4, name, "income", "four spaces", len(file.income))
    for place, year in enumerate(file.years):
        known = all(bonus in BONUSES for bonus in year.bonuses) and len(year.bonuses) > 0
        _require(known, name, f"years[{place}].bonuses", f"some of {', '.join(BONUSES)}", year.bonuses)
        _require(year.cost >= 0, name, f"years[{place}].cost", "0 or more", year.cost)


def _check_goals(file: GoalsFile) -> None:
    name = "goals.json"
    frames = Counter(goal.frame for goal in file.goals)
    wanted = {VIOLET: 8, GREEN: 16, GOLD: 1}
    _require(dict(frames) == wanted, name, "goals", "8 violet, 16 green and one gold", dict(frames))
    ids = [goal.id for goal in file.goals]
    _require(len(set(ids)) == len(ids), name, "goals", "a different id for each")
    for place, goal in enumerate(file.goals):
        field = f"goals[{place}]"
        _require(goal.kind in GOAL_KINDS, name, f"{field}.kind", f"one of {', '.join(GOAL_KINDS)}", goal.kind)
        _require(sorted(goal.names) == sorted(LANGUAGES), name, f"{field}.names", f"names in {', '.join(LANGUAGES)}")
        coloured = goal.kind in ("most_on_colour", "per_colour")
        wanted_colours = tuple(COLOURS) if coloured else ("",)
        _require(goal.colour in wanted_colours, name, f"{field}.colour", "a colour, or none", repr(goal.colour))
        compared = goal.kind.startswith("most_")
        _require(
            compared == (goal.points == 0), name, f"{field}.points", "points, or none for a comparison", goal.points
        )
    _require(sorted(file.places) == ["2", "3", "4"], name, "places", "values for 2, 3 and 4 seats", sorted(file.places))
    for seats, values in file.places.items():
        falling = list(values) == sorted(values, reverse=True) and len(values) == int(seats)
        _require(falling, name, f"places.{seats}", "a falling value for each place", values)


def _check_urban(file: UrbanFile) -> None:
    name = "urban.json"
    _require(len(file.lights) >= 2 and file.lights[0] == 0, name, "lights", "0 for none, and more for each")
    cards = len(file.lights) - 1 + file.cable_cars + file.hydrants + len(file.parks)
    _require(cards == 17, name, "lights", "17 cards of urban planning in all", cards)
