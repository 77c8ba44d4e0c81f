"""The data of After the Quake: every constraint of sections 2 and 6, and clear sentences for files that break one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from atq_builder import GAME, PERMIT_NAMES, READ
from atq_page import (
    GOALS,
    LIGHTS,
    MORE,
    PLACES,
    PLOTS,
    TWO,
    YEARS,
    action_cards,
    field,
    lines,
    permit_cards,
    plot_cells,
)

from engine.games.after_the_quake.content import BONUSES, FILES, ContentError, read_content
from engine.games.after_the_quake.goals import field_value
from engine.games.after_the_quake.rules import load
from engine.games.after_the_quake.town import Town
from engine.games.after_the_quake.view import Board

PLAIN = {name: json.loads(READ(name)) for name in FILES}
DATA = GAME.data


# The page's tables


def test_plots_are_those_of_the_page() -> None:
    """6.1: both sides of the eight cards, cell by cell."""
    for card in PLAIN["plots.json"]["plots"]:
        number = 2 * (card["card"] - 1)
        assert card["a"] == plot_cells()[number]
        assert card["b"] == plot_cells()[number + 1]
    for number, cells in plot_cells().items():
        for text, cell in zip(cells, DATA.plots[number], strict=True):
            found = "--" if cell is None else f"{'RYGB'[cell.colour]}{cell.number}{'*' * cell.rubble}"
            assert found == text


@pytest.mark.parametrize("side", ["A", "B"])
def test_plots_keep_every_constraint(side: str) -> None:
    """6.1: five spaces and a plaza; every pair twice; four rubble spaces per colour, at least three per number; no
    equal colours touch; two rubble spaces per card (section 2)."""
    sides = [cells for _, letter, *cells in lines(PLOTS) if letter == side]
    cells = [cell for own in sides for cell in own if cell != "--"]
    assert len(sides) == 8
    assert len(cells) == 40
    assert set(Counter(cell[:2] for cell in cells).values()) == {2}
    ruins = [cell for cell in cells if cell.endswith("*")]
    assert Counter(cell[0] for cell in ruins) == dict.fromkeys("RYGB", 4)
    assert min(Counter(cell[1] for cell in ruins).values()) >= 3
    for own in sides:
        assert own.count("--") == 1
        assert sum(cell.endswith("*") for cell in own) == 2
        for one, other in ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)):
            assert own[one] == "--" or own[one][0] != own[other][0]


@pytest.mark.parametrize(("seats", "spaces", "rubble"), [(1, 20, 8), (2, 20, 8), (3, 30, 12), (4, 40, 16)])
def test_r4_map_sizes(seats: int, spaces: int, rubble: int) -> None:
    """Section 2, 6.1, R4, R19: 4, 6, 8 cards; spaces and rubble; solo as for two."""
    cards = {1: 4, 2: 4, 3: 6, 4: 8}[seats]
    for side in (0, 1):
        town = Town(DATA, tuple(2 * card + side for card in range(cards)), seats)
        assert (town.width, town.height) == ({4: 6, 6: 9, 8: 12}[cards], 4)
        assert len(town.spaces) == spaces
        assert town.first_rubble.bit_count() == rubble


def test_r4_cards_lie_in_columns_and_rows_and_are_never_turned() -> None:
    """R4: 2x2, 3x2, 4x2 are columns x rows; each card's upper row lies above its lower one, left to right."""
    for seats, across in ((2, 2), (3, 3), (4, 4)):
        plots = tuple(2 * card + card % 2 for card in range(2 * across))
        town = Town(DATA, plots, seats)
        for place, plot in enumerate(plots):
            for number, text in enumerate(plot_cells()[plot]):
                row = 2 * (place // across) + number // 3
                space = 3 * across * row + 3 * (place % across) + number % 3
                cell = town.cells[space]
                assert text == ("--" if cell is None else f"{'RYGB'[cell.colour]}{cell.number}{'*' * cell.rubble}")
                assert town.card_of[space] == place


def test_r19_sixteen_rubble_tokens() -> None:
    """R19: 8, 12, 16 are used, whichever side the cards show."""
    for seats, tokens in ((2, 8), (3, 12), (4, 16)):
        for sides in range(4):
            plots = tuple(2 * card + (sides >> card % 2 & 1) for card in range(2 * seats))
            assert Town(DATA, plots, seats).first_rubble.bit_count() == tokens


def test_permits_are_those_of_the_page() -> None:
    """6.2: forty ordinary ones; each symbol on twenty; two copies with complementary symbols; two subsidies."""
    own = [(p.colour, p.number, p.symbols) for p in DATA.permits]
    assert sorted((c, n, "".join(sorted(s))) for c, n, s in own) == sorted(
        (c, n, "".join(sorted(s))) for c, n, s in permit_cards()
    )
    assert len(own) == 40
    assert Counter(symbol for _, _, symbols in own for symbol in symbols) == dict.fromkeys("LCHP", 20)
    for colour in "RYGB":
        for number in range(1, 6):
            copies = [symbols for c, n, symbols in own if (c, n) == (colour, number)]
            assert len(copies) == 2
            assert set("".join(copies)) == set("LCHP")
    assert PLAIN["permits.json"]["subsidies"] == 2
    assert len(set(PERMIT_NAMES)) == 42


@pytest.mark.parametrize(("side", "table"), [("two", TWO), ("more", MORE)])
def test_action_cards_are_those_of_the_page(side: str, table: str) -> None:
    """6.3: six cards; three spaces for two seats, five for more with a pass second from the right (4); one build space
    with a subsidy; 1 $ under all but the rightmost, which has 2."""
    own = [[(space.action, space.money) for space in getattr(card, side)] for card in DATA.cards]
    assert own == action_cards(table)
    assert len(own) == 6
    assert sum(action == "build_subsidised" for card in own for action, _ in card) == 1
    for card in own:
        assert len(card) == (3 if side == "two" else 5)
        assert [place for place, (action, _) in enumerate(card) if action == "pass"] == ([3] if side == "more" else [])
        assert card[-1][1] == 2
        assert all(money == (0 if action == "pass" else 1) for action, money in card[:-1])
    assert DATA.income == 3


def test_years_are_those_of_the_page() -> None:
    """Section 2: income 4, 3, 2, 1; costs 0, 1, 1, 2, 2, 3, 3; the alternatives of each bonus in their order."""
    assert DATA.year_income == (4, 3, 2, 1)
    assert [(y.year, y.cost, list(y.bonuses)) for y in DATA.years] == [(int(y), int(c), b) for y, c, *b in lines(YEARS)]
    assert {bonus for year in DATA.years for bonus in year.bonuses} == set(BONUSES)


def test_goals_are_those_of_the_page() -> None:
    """Section 2, 6.6: 8 violet, 16 green, Best Builder; what places of comparisons are worth."""
    assert {goal.id: goal.frame for goal in DATA.goals} == GOALS
    assert Counter(GOALS.values()) == {"violet": 8, "green": 16, "gold": 1}
    assert DATA.places == PLACES
    points = {goal.id: (goal.points, goal.points_two or goal.points) for goal in DATA.goals}
    assert points == {
        **{name: (0, 0) for name in GOALS if name.startswith("most_")},
        "per_building": (1, 1), "on_red": (2, 2), "on_yellow": (2, 2), "on_green": (2, 2), "on_blue": (2, 2),
        "pairs": (3, 3), "beside_foreign": (2, 3), "four_colours": (8, 8), "per_rubble": (2, 2), "urban_sets": (9, 9),
        "per_urban": (2, 2), "plots": (2, 2), "full_plots": (3, 3), "outer_edge": (2, 1), "on_rubble": (2, 2),
        "five_numbers": (7, 7), "group_of_four": (6, 6), "best_builder": (5, 5),
    }  # fmt: skip
    for code in ("en", "it", "de"):
        names = [goal.names[code] for goal in DATA.goals]
        assert len(set(names)) == 25
        assert all(name.strip() == name and name for name in names)


def test_urban_planning_is_that_of_the_page() -> None:
    """Section 2, 6.5: 17 cards; lights 1/3/6/10/15, cable cars 3, hydrants 2, parks from 5 down."""
    urban = DATA.urban
    assert urban.lights == LIGHTS
    assert (urban.cable_cars, urban.cable_car, urban.hydrants, urban.hydrant) == (4, 3, 4, 2)
    assert urban.parks == (5, 4, 3, 2)
    assert len(urban.lights) - 1 + urban.cable_cars + urban.hydrants + len(urban.parks) == 17


def test_card_counts_add_up() -> None:
    """Section 2, check list: 8 plots, 42 permits, 25 goals, 6 action cards, a year board, 17 urban planning: 99."""
    urban = len(DATA.urban.lights) - 1 + DATA.urban.cable_cars + DATA.urban.hydrants + len(DATA.urban.parks)
    assert len(DATA.plots) // 2 + 42 + len(DATA.goals) + len(DATA.cards) + 1 + urban == 99


def test_development_board_has_the_values_of_the_page() -> None:
    """6.4: -7 at the start, 1 at the right edge, -1 at the top edge, 5 in (4, 4), 13 in the corner."""
    for (x, y), value in {(0, 0): -7, (8, 0): 1, (0, 6): -1, (4, 4): 5, (8, 6): 13}.items():
        assert field(x, y) == value
    for x in range(9):
        for y in range(7):
            assert field_value(Board(column=x, row=y)) == field(x, y)


# Files that break a constraint


def spoilt(name: str, change: Callable[[Any], Any] | bytes | OSError) -> Callable[[str], bytes]:
    """A reader that gives one file changed: as bytes, as an error, or its plain object changed in place."""

    def read(wanted: str) -> bytes:
        data = READ(wanted)
        if wanted != name:
            return data
        if isinstance(change, OSError):
            raise change
        if isinstance(change, bytes):
            return change
        plain = json.loads(data)
        change(plain)
        return json.dumps(plain).encode()

    return read


def set_(*path: Any) -> Callable[[Any], None]:
    """Sets what the path but its last item leads to."""
    *way, key, value = path

    def change(plain: Any) -> None:
        for step in way:
            plain = plain[step]
        plain[key] = value

    return change


def drop(*path: Any) -> Callable[[Any], None]:
    """Takes away what the path leads to."""
    *way, key = path

    def change(plain: Any) -> None:
        for step in way:
            plain = plain[step]
        del plain[key]

    return change


def both_reds(plain: Any) -> None:
    """Two copies with a colour that is a part of the row of letters but none of them."""
    for permit in plain["permits"]:
        if (permit["colour"], permit["number"]) == ("R", 1):
            permit["colour"] = "RY"


def third_symbol(plain: Any) -> None:
    """A symbol twice on one permit."""
    plain["permits"][0]["symbols"] += plain["permits"][0]["symbols"][0]


def same_symbols(plain: Any) -> None:
    """Two copies with equal symbols, made up for elsewhere."""
    first, second, third, fourth = plain["permits"][:4]
    first["symbols"], second["symbols"] = "LC", "LC"
    third["symbols"], fourth["symbols"] = "HP", "HP"


def other_rubble(plain: Any) -> None:
    """Rubble on another colour."""
    assert plain["plots"][0]["a"][:2] == ["B4", "Y5*"]
    plain["plots"][0]["a"][:2] = ["B4*", "Y5"]


def swapped(plain: Any) -> None:
    """Two cells of one side with equal colours side by side: B4 Y5* G1 / R3* -- B2."""
    a = plain["plots"][0]["a"]
    a[0], a[2] = a[2], a[0]
    a[1], a[5] = a[5], a[1]


BROKEN = [
    ("plots.json", set_("plots", 0, "card", 2), "plots", "the cards 1 to 8"),
    ("plots.json", drop("plots", 7), "plots", "the cards 1 to 8"),
    ("plots.json", set_("plots", 2, "b", 0, "R6"), "plots[2].b[0]", "a cell"),
    ("plots.json", set_("plots", 2, "b", 0, "r5"), "plots[2].b[0]", "a cell"),
    ("plots.json", set_("plots", 2, "b", 0, "--"), "plots[2].b", "one plaza"),
    ("plots.json", drop("plots", 3, "a", 0), "plots[3].a", "6 cells"),
    ("plots.json", set_("plots", 1, "a", 0, "Y3"), "plots, side A", "every colour and number twice"),
    ("plots.json", other_rubble, "plots, side A", "four rubble spaces of each colour"),
    ("plots.json", swapped, "plots[0].a", "no equal colours side by side"),
    ("plots.json", set_("version", 2), "version", "1"),
    ("permits.json", drop("permits", 0), "permits", "40 permits"),
    ("permits.json", set_("subsidies", 3), "subsidies", "2"),
    ("permits.json", set_("permits", 5, "colour", "P"), "permits[5]", "a colour and a number"),
    ("permits.json", both_reds, "permits[", "a colour and a number"),
    ("permits.json", set_("permits", 5, "number", 6), "permits[5]", "a colour and a number"),
    ("permits.json", set_("permits", 5, "symbols", "LL"), "permits[5].symbols", "two different"),
    ("permits.json", set_("permits", 5, "symbols", "LX"), "permits[5].symbols", "two different"),
    ("permits.json", third_symbol, "permits[0].symbols", "two different"),
    ("permits.json", same_symbols, "permits", "with all four symbols"),
    ("permits.json", set_("permits", 0, "symbols", "LH"), "permits", "every symbol on twenty permits"),
    ("action_cards.json", set_("cards", 0, "id", "z"), "cards", "the cards a to f"),
    ("action_cards.json", drop("cards", 0, "two", 0), "cards[0]", "three and five spaces"),
    ("action_cards.json", set_("cards", 1, "two", 0, "action", "dance"), "cards[1]", "actions of"),
    ("action_cards.json", set_("cards", 1, "two", 0, "money", -1), "cards[1]", "actions of"),
    ("action_cards.json", set_("cards", 1, "two", 0, "action", "pass"), "cards[1].two", "no pass space"),
    ("action_cards.json", set_("cards", 1, "more", 3, "action", "goal"), "cards[1].more", "the pass space"),
    ("action_cards.json", set_("cards", 1, "more", 2, "action", "pass"), "cards[1].more", "the pass space"),
    ("action_cards.json", set_("cards", 3, "two", 0, "action", "build"), "cards.two", "one build space with a subsidy"),
    ("action_cards.json", set_("income", 0), "income", "more than 0"),
    ("years.json", drop("years", 0), "years", "1906 to 1911 and 1915"),
    ("years.json", set_("income", [1, 2, 3, 4]), "income", "falling"),
    ("years.json", set_("income", [4, 3, 2]), "income", "four spaces"),
    ("years.json", set_("years", 1, "bonuses", []), "years[1].bonuses", "some of"),
    ("years.json", set_("years", 1, "bonuses", ["rain"]), "years[1].bonuses", "some of"),
    ("years.json", set_("years", 1, "cost", -1), "years[1].cost", "0 or more"),
    ("goals.json", drop("goals", 0), "goals", "8 violet, 16 green and one gold"),
    ("goals.json", set_("goals", 1, "id", "most_on_red"), "goals", "a different id"),
    ("goals.json", set_("goals", 1, "kind", "most_cats"), "goals[1].kind", "one of"),
    ("goals.json", drop("goals", 1, "names", "it"), "goals[1].names", "names in"),
    ("goals.json", set_("goals", 0, "colour", "RY"), "goals[0].colour", "a colour"),
    ("goals.json", set_("goals", 0, "colour", ""), "goals[0].colour", "a colour"),
    ("goals.json", set_("goals", 7, "colour", "R"), "goals[7].colour", "a colour"),
    ("goals.json", set_("goals", 7, "points", 0), "goals[7].points", "points"),
    ("goals.json", set_("goals", 0, "points", 2), "goals[0].points", "points"),
    ("goals.json", drop("places", "4"), "places", "2, 3 and 4 seats"),
    ("goals.json", set_("places", "3", [6, 4]), "places.3", "a falling value"),
    ("goals.json", set_("places", "2", [2, 6]), "places.2", "a falling value"),
    ("urban.json", set_("lights", 0, 1), "lights", "0 for none"),
    ("urban.json", set_("parks", [5, 4, 3]), "lights", "17 cards"),
]


@pytest.mark.parametrize(("name", "change", "where", "expected"), BROKEN)
def test_a_broken_file_is_refused_with_file_field_and_what_was_expected(
    name: str, change: Any, where: str, expected: str
) -> None:
    """Decisions: content is validated when loaded."""
    with pytest.raises(ContentError) as caught:
        load(spoilt(name, change))
    text = str(caught.value)
    assert text.startswith(f"{name}, {where}")
    assert f"expected {expected}" in text or expected in text.partition(": expected ")[2]
    assert text.endswith(".")
    assert "\n" not in text


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"version": "one"}', b"\xff\xfe", OSError("gone.")])
def test_a_file_that_cannot_be_read_is_named(name: str, data: Any) -> None:
    """Design: a missing, unreadable or foreign file is told in one sentence."""
    with pytest.raises(ContentError) as caught:
        read_content(spoilt(name, data))
    assert str(caught.value).startswith(f"{name}, ")
    assert str(caught.value).count("\n") == 0


@pytest.mark.parametrize("name", FILES)
def test_unknown_fields_are_refused(name: str) -> None:
    """Design: a misspelt field is no default."""
    with pytest.raises(ContentError, match=name):
        load(spoilt(name, set_("colour_scheme", "dark")))


def test_the_digest_tells_content_apart() -> None:
    """Design: records name the content they were played with."""
    assert load(READ).content == GAME.content
    assert load(spoilt("urban.json", set_("hydrant", 3))).content != GAME.content
