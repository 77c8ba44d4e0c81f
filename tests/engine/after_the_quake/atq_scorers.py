"""Slow scorers of After the Quake over plain dicts, from the rules page alone (6.4 to 6.6, rulings 22 to 31)."""

from __future__ import annotations

from typing import Any

from atq_builder import GOAL_IDS
from atq_page import GOALS, LIGHTS, PLACES, field

Space = tuple[int, int]


class Scorer:
    """A position whose points are counted: the spaces of the map, and what each player has."""

    seats: int
    count: int
    width: int
    lots: dict[Space, dict[str, Any]]
    players: list[dict[str, Any]]
    common: list[int]
    best: int | None

    # The map

    def space(self, number: int) -> Space:
        return divmod(number, self.width)

    def number(self, space: Space) -> int:
        return self.width * space[0] + space[1]

    def beside(self, one: Space, other: Space) -> bool:
        return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1

    def own(self, player: int) -> list[Space]:
        return [space for space in sorted(self.lots) if self.lots[space]["owner"] == player]

    # Points

    def goal_points(self, player: int, name: str) -> int:
        """What a goal gives a player (6.6)."""
        own, mine = self.players[player], self.own(player)
        others = [space for space in self.lots if self.lots[space]["owner"] not in (None, player)]
        if name.startswith("most_"):
            amounts = [self.amount(other, name) for other in range(self.count)]
            if amounts[player] == 0:
                return 0
            better = len([amount for amount in amounts if amount > amounts[player]])
            return PLACES[self.count][better]
        colours = [self.lots[space]["colour"] for space in mine]
        cards = [(row // 2, column // 3) for row, column in mine]
        urban = {type_: own[type_] for type_ in "LCH"} | {"P": len(own["P"])}
        last_row, last_column = 3, self.width - 1
        match name:
            case "per_building":
                return len(mine)
            case "on_red" | "on_yellow" | "on_green" | "on_blue":
                return 2 * colours.count(name[3].upper())
            case "pairs":
                return 3 * sum(self.beside(a, b) for n, a in enumerate(mine) for b in mine[n + 1 :])
            case "beside_foreign":
                near = [a for a in mine if any(self.beside(a, b) for b in others)]
                return len(near) * (3 if self.count == 2 else 2)
            case "four_colours":
                return 8 if len(set(colours)) == 4 else 0
            case "per_rubble":
                return 2 * int(own["rubble"])
            case "urban_sets":
                return 9 * min(urban.values())
            case "per_urban":
                return 2 * sum(urban.values())
            case "plots":
                return 2 * len(set(cards))
            case "full_plots":
                return 3 * len({card for card in cards if cards.count(card) >= 2})
            case "outer_edge":
                edge = [s for s in mine if s[0] in (0, last_row) or s[1] in (0, last_column)]
                return len(edge) * (1 if self.count == 2 else 2)
            case "on_rubble":
                return 2 * len([space for space in mine if self.lots[space]["ruin"]])
            case "five_numbers":
                return 7 if len({self.lots[space]["number"] for space in mine}) == 5 else 0
            case "group_of_four":
                return 6 if self.largest_group(mine) >= 4 else 0
            case "best_builder":
                return 5 if self.best == player else 0
        raise AssertionError(name)

    def amount(self, player: int, name: str) -> int:
        """What a comparison counts."""
        own = self.players[player]
        if name == "most_rubble":
            return int(own["rubble"])
        if name == "most_money":
            return int(own["money"])
        if name == "most_urban":
            return int(own["L"] + own["C"] + own["H"] + len(own["P"]))
        colour = name.removeprefix("most_on_")[0].upper()
        return len([space for space in self.own(player) if self.lots[space]["colour"] == colour])

    def largest_group(self, mine: list[Space]) -> int:
        groups = [{space} for space in mine]
        joined = True
        while joined:
            joined = False
            for one in groups:
                for other in groups:
                    if one is not other and any(self.beside(a, b) for a in one for b in other):
                        one.update(other)
                        groups.remove(other)
                        joined = True
                        break
                if joined:
                    break
        return max((len(group) for group in groups), default=0)

    def parts(self, player: int) -> dict[str, int]:
        """The points of a player by kind."""
        own = self.players[player]
        names = [GOAL_IDS[number] for number in (*own["goals"], *own["secret"])]
        committee = player >= self.seats
        found = {
            "common": sum(self.goal_points(player, GOAL_IDS[number]) for number in self.common),
            "best": self.goal_points(player, "best_builder"),
            "personal": 3 * len(names) if committee else sum(self.goal_points(player, name) for name in names),
            "development": field(own["x"], own["y"]),
            "urban": LIGHTS[own["L"]] + 3 * own["C"] + 2 * own["H"] + sum(own["P"]),
            "money": own["money"] // (4 if committee else 3),
        }
        assert all(name in GOALS for name in names)
        return found

    def total(self, player: int) -> int:
        return sum(self.parts(player).values())

    def ranks(self) -> list[int]:
        """More points, then more buildings, then shared; the Committee wins what is still level."""
        keys = [(self.total(p), len(self.own(p)), 1 if p >= self.seats else 0) for p in range(self.count)]
        return [1 + len([other for other in keys if other > keys[p]]) for p in range(self.seats)]
