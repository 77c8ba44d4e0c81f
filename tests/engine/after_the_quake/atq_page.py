"""The tables of the rules page, as text, without help of the engine."""

from __future__ import annotations

PLOTS = """
1 A B4 Y5* G1 R3* -- B2
2 A Y2 B1 -- G3* R4 G5*
3 A -- B5 R2* R3 G1 Y4*
4 A G3 -- B2* Y1 R5 Y4*
5 A R1* G4 Y2 -- Y5 B3*
6 A B3* R2 Y1* G5 -- R4
7 A G2* -- Y3 B5 G4* R1
8 A Y3 R5* B1* B4 G2 --
1 B B3 -- Y2 R4* G5* B1
2 B -- Y4* G5 B3 G1* R2
3 B R5 -- R1* G2 B4* Y3
4 B R1 Y3* G4 B2* -- Y5
5 B Y5 R3* B1 G2* -- Y4
6 B Y1 R5* B2* R4 G3 --
7 B R2 G4 -- Y1* B5 G3*
8 B B4 R3 G1 -- B5* Y2*
"""

PERMITS = """
B LH CP LP CH HP LC CP LH CH LP
G HP LC CP LH CH LP LC HP LH CP
R LC HP LH CP LP CH HP LC CP LH
Y LP CH HP LC CP LH CH LP LC HP
"""

MORE = """
a build 1, material 1, permit 1, pass 0, income 2
b material 1, permit 1, clean 1, pass 0, goal 2
c build 1, goal 1, clean 1, pass 0, develop 2
d build_subsidised 1, permit 1, material 1, pass 0, income 2
e build 1, permit 1, goal 1, pass 0, clean 2
f build 1, material 1, develop 1, pass 0, permit 2
"""

TWO = """
a build 1, material 1, income 2
b material 1, permit 1, goal 2
c build 1, clean 1, develop 2
d build_subsidised 1, permit 1, income 2
e build 1, goal 1, permit 2
f material 1, build 1, clean 2
"""

YEARS = """
1906 0 building_and_permit
1907 1 goal permit
1908 1 material money_2_per_building
1909 2 permit develop
1910 2 material money_3
1911 3 permit goal money_1_per_building
1915 3 build money_2
"""

GOALS = {
    "most_on_red": "violet", "most_on_yellow": "violet", "most_on_green": "violet", "most_on_blue": "violet",
    "most_rubble": "violet", "most_money": "violet", "most_urban": "violet", "per_building": "violet",
    "on_red": "green", "on_yellow": "green", "on_green": "green", "on_blue": "green", "pairs": "green",
    "beside_foreign": "green", "four_colours": "green", "per_rubble": "green", "urban_sets": "green",
    "per_urban": "green", "plots": "green", "full_plots": "green", "outer_edge": "green", "on_rubble": "green",
    "five_numbers": "green", "group_of_four": "green", "best_builder": "gold",
}  # fmt: skip

PLACES = {2: (6, 2), 3: (6, 4, 1), 4: (6, 4, 2, 1)}
LIGHTS = (0, 1, 3, 6, 10, 15)
ACROSS = {1: 2, 2: 2, 3: 3, 4: 4}


def lines(table: str) -> list[list[str]]:
    """The words of a table, line by line."""
    return [line.split() for line in table.strip().splitlines()]


def plot_cells() -> dict[int, list[str]]:
    """Per plot (2 * card + side, from 0) its six cells."""
    return {2 * (int(card) - 1) + "AB".index(side): cells for card, side, *cells in lines(PLOTS)}


def permit_cards() -> list[tuple[str, int, str]]:
    """Colour, number and symbols of the forty permits, in the order of the table."""
    found = []
    for colour, *symbols in lines(PERMITS):
        found += [(colour, 1 + place // 2, pair) for place, pair in enumerate(symbols)]
    return found


def action_cards(table: str) -> list[list[tuple[str, int]]]:
    """Per card its spaces from left to right: action and money."""
    found = []
    for line in table.strip().splitlines():
        spaces = line[2:].split(", ")
        found.append([(space.split()[0], int(space.split()[1])) for space in spaces])
    return found


def field(x: int, y: int) -> int:
    """The value of a field of the development board."""
    return -7 + x + y + min(x, y)
