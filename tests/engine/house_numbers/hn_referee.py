"""A second, slow opinion on House Numbers, made from the rules page alone with plain lists and sets.

Nothing here uses the functions of ``engine.games.house_numbers``, only its records: sheets and positions are unpacked
into lists of plots, actions are read field by field. Paragraph numbers are those of the rules page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

LENGTHS = (10, 11, 12)
FIRST_OF_STREET = (0, 10, 21)

# 2.2: planned pools counted from 1, park values, the other tracks
PLANNED = ({3, 7, 8}, {1, 4, 8}, {2, 7, 11})
PARKS = ([0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18])
POOLS = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
BIS = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
REFUSALS = [0, 0, 3, 5]
ROUNDABOUTS = [0, 3, 8]
AGENTS = ([1, 3], [2, 3, 4], [3, 4, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12])
TEMP_BOXES = 11
RANKING = [7, 4, 1]

# 2.1: number -> copies with surveyor, agent, landscaper, pool, temp, bis
CARDS = {
    1: (1, 1, 1, 0, 0, 0),
    2: (1, 1, 1, 0, 0, 0),
    3: (1, 0, 0, 1, 1, 1),
    4: (0, 1, 1, 1, 1, 1),
    5: (2, 2, 2, 0, 0, 0),
    6: (2, 1, 1, 1, 1, 1),
    7: (1, 2, 2, 1, 1, 1),
    8: (2, 2, 2, 1, 1, 1),
    9: (1, 2, 2, 1, 1, 1),
    10: (2, 1, 1, 1, 1, 1),
    11: (2, 2, 2, 0, 0, 0),
    12: (0, 1, 1, 1, 1, 1),
    13: (1, 0, 0, 1, 1, 1),
    14: (1, 1, 1, 0, 0, 0),
    15: (1, 1, 1, 0, 0, 0),
}
SURVEYOR, AGENT, LANDSCAPER, POOL, TEMP, BIS_EFFECT = range(6)

# 2.3: basic plans as (kind, sizes, first, later)
BASIC_PLANS = (
    (1, (1, 1, 1, 1, 1, 1), 8, 4),
    (1, (2, 2, 2, 2), 8, 4),
    (1, (3, 3, 3), 8, 4),
    (1, (4, 4), 6, 3),
    (1, (5, 5), 8, 4),
    (1, (6, 6), 10, 6),
    (2, (1, 1, 1, 6), 11, 6),
    (2, (5, 2, 2), 10, 6),
    (2, (3, 3, 4), 12, 7),
    (2, (3, 6), 8, 4),
    (2, (4, 5), 9, 5),
    (2, (4, 1, 1, 1), 9, 5),
    (3, (1, 2, 6), 12, 7),
    (3, (1, 4, 5), 13, 7),
    (3, (3, 4), 7, 3),
    (3, (2, 5), 7, 3),
    (3, (1, 2, 2, 3), 11, 6),
    (3, (2, 3, 5), 13, 7),
)
# 2.3: starred plans as (kind, what, street counted from 1 or 0, first, later)
STARRED_PLANS = (
    (1, "street", 3, 8, 4),
    (1, "street", 1, 6, 3),
    (1, "five bis", 0, 8, 3),
    (1, "seven temps", 0, 6, 3),
    (1, "ends", 0, 7, 4),
    (2, "parks in two streets", 0, 7, 4),
    (2, "pools in two streets", 0, 7, 4),
    (2, "parks and pools", 3, 10, 5),
    (2, "parks and pools", 2, 8, 3),
    (2, "parks, pools, roundabout", 0, 10, 5),
)


@dataclass
class Place:
    """One plot."""

    number: int | None = None
    bis: bool = False
    pool: bool = False
    roundabout: bool = False
    plan: int | None = None
    """The place of the plan whose claim locked it."""

    @property
    def empty(self) -> bool:
        return self.number is None and not self.roundabout


@dataclass
class Town:
    """One sheet. ``fences`` holds (street, plots left of the fence), ends of streets left out."""

    streets: list[list[Place]] = field(default_factory=lambda: [[Place() for _ in range(n)] for n in LENGTHS])
    fences: set[tuple[int, int]] = field(default_factory=set)
    parks: list[int] = field(default_factory=lambda: [0, 0, 0])
    agents: list[int] = field(default_factory=lambda: [0] * 6)
    temps: int = 0
    refusals: int = 0
    scored: list[int] = field(default_factory=lambda: [0, 0, 0])

    def places(self) -> Iterator[Place]:
        for street in self.streets:
            yield from street

    def roundabouts(self) -> int:
        return sum(place.roundabout for place in self.places())

    def row(self, street: int, at: int) -> tuple[list[int], list[int]]:
        """The numbers left and right of a plot in its number row: a roundabout ends the row (3.2)."""
        left: list[int] = []
        for place in reversed(self.streets[street][:at]):
            if place.roundabout:
                break
            if place.number is not None:
                left.append(place.number)
        right: list[int] = []
        for place in self.streets[street][at + 1 :]:
            if place.roundabout:
                break
            if place.number is not None:
                right.append(place.number)
        return left, right

    def fits(self, street: int, at: int, number: int) -> bool:
        """Whether the number may be written there: empty plot, numbers rise strictly (3.2)."""
        if not self.streets[street][at].empty:
            return False
        left, right = self.row(street, at)
        return all(other < number for other in left) and all(other > number for other in right)

    def fits_somewhere(self, number: int) -> bool:
        return any(self.fits(s, i, number) for s in range(3) for i in range(LENGTHS[s]))

    def stretches(self) -> Iterator[tuple[int, int, list[Place]]]:
        """Street, first plot and plots of everything between two fences."""
        for s, street in enumerate(self.streets):
            begin = 0
            for i in range(LENGTHS[s]):
                if i == LENGTHS[s] - 1 or (s, i + 1) in self.fences:
                    yield s, begin, street[begin : i + 1]
                    begin = i + 1

    def estates(self) -> list[tuple[int, int, list[Place]]]:
        """3.2: 1 to 6 neighbouring houses with fences at both ends and none inside; a roundabout is no house."""
        return [
            (s, begin, row)
            for s, begin, row in self.stretches()
            if len(row) <= 6 and all(place.number is not None for place in row)
        ]

    def full(self) -> bool:
        """3.3: all 33 plots filled, houses or roundabouts."""
        return not any(place.empty for place in self.places())

    def all_parks(self, street: int) -> bool:
        return self.parks[street] == len(PARKS[street]) - 1

    def all_pools(self, street: int) -> bool:
        return all(self.streets[street][n - 1].pool for n in PLANNED[street])


def at(plot: int) -> tuple[int, int]:
    """Street and place in the street of an engine plot number."""
    for street in (2, 1, 0):
        if plot >= FIRST_OF_STREET[street]:
            return street, plot - FIRST_OF_STREET[street]
    raise ValueError(plot)


def unpack(sheet: Any) -> Town:
    """The town on an engine sheet."""
    town = Town()
    for plot in range(33):
        street, i = at(plot)
        place = town.streets[street][i]
        if sheet.houses >> plot & 1:
            place.number = sheet.numbers[plot]
        place.bis = bool(sheet.bis >> plot & 1)
        place.pool = bool(sheet.pools >> plot & 1)
        place.roundabout = bool(sheet.roundabouts >> plot & 1)
        for plan, mask in enumerate(sheet.spent):
            if mask >> plot & 1:
                assert place.plan is None, "a plot serves two plans"
                place.plan = plan
        if sheet.fences >> plot & 1:
            assert i + 1 < LENGTHS[street], "a fence beyond the end of a street"
            town.fences.add((street, i + 1))
    town.parks = list(sheet.parks)
    town.agents = list(sheet.agents)
    town.temps = sheet.temps
    town.refusals = sheet.refusals
    town.scored = list(sheet.plans)
    return town


def points(town: Town) -> Counter[str]:
    """The points of a town without the temp ranking (2.2, 3.3)."""
    count: Counter[str] = Counter()
    count["plans"] = sum(town.scored)
    for street in range(3):
        count[f"parks {street + 1}"] = PARKS[street][town.parks[street]]
    count["pools"] = POOLS[sum(place.pool for place in town.places())]
    for _, _, row in town.estates():
        count[f"size {len(row)}"] += AGENTS[len(row) - 1][town.agents[len(row) - 1]]
    count["bis"] = -BIS[min(sum(place.bis for place in town.places()), 9)]
    count["refusals"] = -REFUSALS[town.refusals]
    count["roundabouts"] = -ROUNDABOUTS[town.roundabouts()]
    return count


def temp_points(mode: str, counts: list[int]) -> list[int]:
    """3.3, 3.5, R4: points for temps per seat."""
    if mode in {"solo", "solo_advanced"}:
        return [7 if counts[0] >= 6 else 0]
    if mode in {"practice", "practice_advanced"}:
        return [0]
    groups = sorted({n for n in counts if n > 0}, reverse=True)[:3]
    return [RANKING[groups.index(n)] if n in groups else 0 for n in counts]


def total(mode: str, towns: list[Town], seat: int) -> int:
    """All points of a seat (3.3)."""
    return sum(points(towns[seat]).values()) + temp_points(mode, [town.temps for town in towns])[seat]


def ranks(mode: str, towns: list[Town]) -> list[int]:
    """3.3: totals, then more complete estates, then more of size 1, 2, ... 6, then shared."""
    keys = []
    for seat, town in enumerate(towns):
        sizes = Counter(len(row) for _, _, row in town.estates())
        keys.append((total(mode, towns, seat), sum(sizes.values()), *[sizes[n] for n in range(1, 7)]))
    return [1 + sum(other > key for other in keys) for key in keys]


def end_reasons(town: Town) -> list[str]:
    """3.3 with R14: refusal, plans, plots."""
    reasons = []
    if town.refusals >= 3:
        reasons.append("refusals")
    if all(town.scored):
        reasons.append("plans")
    if town.full():
        reasons.append("plots")
    return reasons


class Illegal(Exception):
    """The turn breaks the rule that the message tells."""


def need(condition: bool, rule: str) -> None:
    if not condition:
        raise Illegal(rule)


@dataclass
class Deal:
    """What a seat decides on: mode, options, the cards as (number, effect) per id, plans, earlier claims."""

    mode: str
    reshuffle: str
    expert_refusal: str
    turn: int
    pairs: list[tuple[int, int]]
    """Every (number card, effect card) that may be used."""
    plans: list[int]
    claimed: list[int]
    flipped: bool
    hand: list[int]
    towns: list[Town]


def face(card: int) -> tuple[int, int]:
    """Number and effect of a card id, as the ids are defined."""
    return card // 12 + 1, card % 12 // 2


def deal_of(seen: Any, seat: int) -> Deal:
    """Reads a state or view."""
    hands = seen.mode in {"expert", "expert_advanced", "solo", "solo_advanced"}
    hand = list(seen.hands[seat]) if hands else []
    if hands:
        pairs = [(a, b) for a in hand for b in hand if a != b]
    else:
        pairs = list(zip(seen.numbers, seen.effects, strict=True))
    return Deal(
        mode=seen.mode,
        reshuffle=seen.options.reshuffle,
        expert_refusal=seen.options.expert_refusal,
        turn=seen.turn,
        pairs=pairs,
        plans=list(seen.plan_ids),
        claimed=list(seen.claimed),
        flipped=seen.flipped,
        hand=hand,
        towns=[unpack(sheet) for sheet in seen.sheets],
    )


def build_roundabout(deal: Deal, town: Town, roundabout: Any) -> None:
    """3.2 Roundabout."""
    need(deal.mode.endswith("advanced"), "roundabouts belong to the advanced game")
    need(roundabout.plot is not None and 0 <= roundabout.plot < 33, "a roundabout needs a plot")
    need(town.roundabouts() < 2, "at most two roundabouts per game")
    street, i = at(roundabout.plot)
    need(town.streets[street][i].empty, "a roundabout replaces an empty plot")
    town.streets[street][i].roundabout = True
    if i > 0:
        town.fences.add((street, i))
    if i < LENGTHS[street] - 1:
        town.fences.add((street, i + 1))


def use_effect(town: Town, effect: int, use: Any, written: tuple[int, int]) -> None:
    """3.2 Effects, one of them."""
    kind = type(use).__name__
    names = {"Fence": SURVEYOR, "Agent": AGENT, "Park": LANDSCAPER, "Pool": POOL, "Temp": TEMP, "Bis": BIS_EFFECT}
    need(names[kind] == effect, "the effect is that of the chosen card")
    street, i = written
    if kind == "Fence":
        need(use.gap is not None and 0 <= use.gap < 33, "a fence needs a gap")
        s, g = at(use.gap)
        need(g + 1 < LENGTHS[s], "the street ends have their fence")
        need((s, g + 1) not in town.fences, "an unused gap")
        left, right = town.streets[s][g], town.streets[s][g + 1]
        need(left.number is None or left.number != right.number, "not between two equal neighbours")
        need(left.plan is None or right.plan is None, "not between two locked plots")
        town.fences.add((s, g + 1))
    elif kind == "Agent":
        need(use.size is not None and 1 <= use.size <= 6, "a size from 1 to 6")
        need(town.agents[use.size - 1] < len(AGENTS[use.size - 1]) - 1, "the column still has a box")
        town.agents[use.size - 1] += 1
    elif kind == "Park":
        need(town.parks[street] < len(PARKS[street]) - 1, "the street has a park left")
        town.parks[street] += 1
    elif kind == "Pool":
        need(i + 1 in PLANNED[street], "a plot with a planned pool")
        town.streets[street][i].pool = True
    elif kind == "Temp":
        town.temps = min(town.temps + 1, TEMP_BOXES)
    else:
        need(use.plot is not None and use.source is not None, "bis needs a plot and a house")
        need(0 <= use.plot < 33 and 0 <= use.source < 33, "bis stays on the sheet")
        s, b = at(use.plot)
        t, o = at(use.source)
        need(s == t and abs(b - o) == 1, "a directly neighbouring house")
        need((s, max(b, o)) not in town.fences, "never across a fence")
        need(town.streets[s][b].empty, "an empty plot")
        need(town.streets[t][o].number is not None, "a built house")
        town.streets[s][b].number = town.streets[t][o].number
        town.streets[s][b].bis = True


def plan_faces(plan: int) -> tuple[int, int]:
    """First and later value."""
    return BASIC_PLANS[plan][2:] if plan < 18 else STARRED_PLANS[plan - 18][3:]


def starred_fulfilled(town: Town, plan: int) -> bool:
    """2.3, advanced plans; whether plots are locked is looked at by ``claim``."""
    _, what, street, *_ = STARRED_PLANS[plan - 18]
    if what == "street":
        return not any(place.empty for place in town.streets[street - 1])
    if what == "five bis":
        return any(sum(place.bis for place in row) >= 5 for row in town.streets)
    if what == "seven temps":
        return town.temps >= 7
    if what == "ends":
        return not any(row[0].empty or row[-1].empty for row in town.streets)
    if what == "parks in two streets":
        return sum(town.all_parks(s) for s in range(3)) >= 2
    if what == "pools in two streets":
        return sum(town.all_pools(s) for s in range(3)) >= 2
    if what == "parks and pools":
        return town.all_parks(street - 1) and town.all_pools(street - 1)
    return any(
        town.all_parks(s) and town.all_pools(s) and any(place.roundabout for place in town.streets[s]) for s in range(3)
    )


def plots_needed(town: Town, plan: int) -> list[Place]:
    """The plots that a starred plan needs unlocked and locks (3.2, R15, R16)."""
    what, street = STARRED_PLANS[plan - 18][1:3]
    if what == "street":
        return town.streets[street - 1]
    if what == "ends":
        return [row[end] for row in town.streets for end in (0, -1)]
    return []


def claim(deal: Deal, town: Town, claims: Any) -> None:
    """3.2 Plans. All claims of a turn look at the same sheet; each house serves one plan."""
    places = [c.plan for c in claims]
    need(all(p in {0, 1, 2} for p in places), "a plan on the table")
    need(places == sorted(set(places)), "each plan once, rising")
    locks: list[tuple[int, list[Place]]] = []
    for c in claims:
        need(town.scored[c.plan] == 0, "a seat scores each plan once")
        plan = deal.plans[c.plan]
        need(c.estates is not None, "the estates spent are named")
        if plan < 18:
            here = {FIRST_OF_STREET[s] + begin: row for s, begin, row in town.estates()}
            need(list(c.estates) == sorted(set(c.estates)), "estates once each, rising")
            need(all(start in here for start in c.estates), "complete estates")
            rows = [here[start] for start in c.estates]
            need(sorted(len(row) for row in rows) == sorted(BASIC_PLANS[plan][1]), "the sizes of the plan")
            locks.append((c.plan, [place for row in rows for place in row]))
        else:
            need(c.estates == (), "this plan spends no estates")
            need(starred_fulfilled(town, plan), "the plan is fulfilled")
            locks.append((c.plan, plots_needed(town, plan)))
    for plan_place, taken in locks:
        for place in taken:
            need(place.plan is None, "one plan per house")
            place.plan = plan_place
    for c in claims:
        first, later = plan_faces(deal.plans[c.plan])
        earlier = 0 < deal.claimed[c.plan] < deal.turn
        town.scored[c.plan] = later if deal.flipped or earlier else first


def asks_reshuffle(deal: Deal, town: Town, claims: Any) -> bool:
    """R6 and R6a, R4, Q2."""
    if not claims or deal.mode.startswith(("solo", "practice")) or end_reasons(town):
        return False
    if deal.reshuffle == "every_plan":
        return any(deal.claimed[c.plan] in {0, deal.turn} for c in claims)
    return all(turn in {0, deal.turn} for turn in deal.claimed)


def judge(seen: Any, seat: int, action: Any) -> Town:
    """The town of the seat after the action. Raises Illegal with the rule it breaks; parts left out break one too."""
    deal = deal_of(seen, seat)
    town = deal.towns[seat]
    roundabout = action.roundabout
    if roundabout is not None and roundabout.first:
        build_roundabout(deal, town, roundabout)
    if type(action).__name__ == "Turn":
        need((action.number_card, action.effect_card) in deal.pairs, "one pair; with hands two different cards")
        printed, _ = face(action.number_card)
        _, effect = face(action.effect_card)
        need(action.number is not None and 0 <= action.number <= 17, "numbers go from 0 to 17")
        reach = 2 if type(action.effect).__name__ == "Temp" else 0
        need(abs(action.number - printed) <= reach, "the printed number, or up to two off with a temp")
        need(action.plot is not None and 0 <= action.plot < 33, "a plot of the sheet")
        street, i = at(action.plot)
        need(town.fits(street, i, action.number), "an empty plot, numbers rise strictly")
        town.streets[street][i].number = action.number
        if action.effect is not None:
            use_effect(town, effect, action.effect, (street, i))
    else:
        need(
            not any(town.fits_somewhere(face(number)[0]) for number, _ in deal.pairs),
            "a refusal only if no printed number on offer fits anywhere",
        )
        town.refusals += 1
        if deal.mode.startswith("expert") and deal.expert_refusal == "pass_one":
            need(action.passed in deal.hand, "the card handed on")
        else:
            need(action.passed is None, "no card is handed on by choice")
    if roundabout is not None and not roundabout.first:
        build_roundabout(deal, town, roundabout)
    claim(deal, town, action.claims)
    if asks_reshuffle(deal, town, action.claims):
        need(action.reshuffle is not None, "the reshuffle question is answered")
    else:
        need(action.reshuffle is None, "the reshuffle question is not asked")
    return town


def refuses(seen: Any, seat: int, action: Any) -> str | None:
    """The rule that an action breaks, None if it is legal."""
    try:
        judge(seen, seat, action)
    except Illegal as broken:
        return str(broken)
    return None


def ways_to_spend(town: Town, sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every set of unlocked estates of exactly these sizes, by their leftmost plots."""
    free = [
        (FIRST_OF_STREET[s] + begin, len(row))
        for s, begin, row in town.estates()
        if all(place.plan is None for place in row)
    ]
    return [
        tuple(start for start, _ in chosen)
        for chosen in combinations(free, len(sizes))
        if sorted(size for _, size in chosen) == sorted(sizes)
    ]


def refuse_town(town: Town) -> list[str]:
    """Why a town made by hand is impossible: what the rules of 3.2 never leave behind (N6, N7, N8, N21)."""
    wrong = []
    for s, street in enumerate(town.streets):
        for i, place in enumerate(street):
            if place.roundabout:
                if place.number is not None:
                    wrong.append("a roundabout on a house")
                if (i > 0 and (s, i) not in town.fences) or (i < LENGTHS[s] - 1 and (s, i + 1) not in town.fences):
                    wrong.append("a roundabout lacks a fence")
            if place.pool and (place.number is None or place.bis or i + 1 not in PLANNED[s]):
                wrong.append("a pool where none can be")
            if place.plan is not None and place.empty:
                wrong.append("an empty plot is locked")
        row: list[Place] = []
        for place in [*street, Place(roundabout=True)]:
            if not place.roundabout:
                row.append(place)
                continue
            numbers = [p.number for p in row if p.number is not None]
            if numbers != sorted(numbers):
                wrong.append("numbers fall")
            for number in set(numbers):
                group = [j for j, p in enumerate(row) if p.number == number]
                originals = [j for j in group if not row[j].bis]
                if len(originals) != 1 or group != list(range(group[0], group[-1] + 1)):
                    wrong.append("a bis group without exactly one original, or with a hole")
            row = []
        for i in range(LENGTHS[s] - 1):
            left, right = street[i], street[i + 1]
            if (s, i + 1) in town.fences and left.number is not None and left.number == right.number:
                wrong.append("a fence inside a bis group")
    if town.roundabouts() > 2:
        wrong.append("three roundabouts")
    return wrong
