"""Scenarios: house plans with rooms, special rules and bonuses, read, checked and made ready for the rules (1.2).

What squares and edges can tell is checked here; whether an outline polygon fits its squares is asked of plane geometry
when the file has one.
"""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Final, TypeVar

import msgspec

from engine.core.game import Read
from engine.games.room_to_move.furniture import FURNITURE_FILE, NUMBERS, TAGS, Furniture, read_furniture
from engine.games.room_to_move.kinds import (
    Beside,
    BonusKind,
    CardOrder,
    CirculationAt,
    Covers,
    CrossedWindows,
    Distance,
    FrontPlaces,
    FrontWide,
    HallwayFree,
    KeepFree,
    LowCeiling,
    MarksFree,
    MustStayFree,
    PlantsOnly,
    ReadyRoom,
    RuleKind,
    Size,
    Stairs,
    Target,
    TokensApart,
    TokensTogether,
    TouchesRailing,
    TouchRailing,
    WindowSees,
)
from engine.games.room_to_move.reading import (
    SIDE_LETTERS,
    ContentError,
    area_from,
    check_words,
    decoded,
    edge_from,
    edges_from,
    read_bytes,
    require,
    square_from,
)
from engine.geometry.squares import (
    NO_WALLS,
    Walls,
    border_of,
    inner_edges,
    mask_of,
    outer_edges,
    parts,
    sides_of,
    walls_of,
)

R = TypeVar("R")

SCENARIOS: Final = 13
"""Scenarios of this edition, the training one included."""
MOST_TOKENS: Final = 25
MOST_ROOMS: Final = 5
"""There are five room cards (1)."""
MOST_PENCILS: Final = 3
TREE: Final = "tree"
OBSTACLES: Final = (TREE, "column", "stair", "rock", "water", "chimney")
THINGS: Final = (TREE, "lake", "road", "sea", "church", "mountain")


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the plan, inside (an obstacle) or outside (to be seen from windows), and its squares."""

    kind: str
    squares: tuple[str, ...]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A furniture number of a room, with its tokens."""

    number: int
    tokens: int = 1


class RoomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room: stable id, name, cards."""

    id: str
    names: dict[str, str]
    cards: tuple[CardFile, ...]


class ZoneFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the plan with a name."""

    id: str
    names: dict[str, str]
    squares: tuple[str, ...]


class MarkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter on a square."""

    letter: str
    square: str


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it is written. ``named`` is the room that the front door enters where there is no hallway;
    ``outline`` the outer walls as a closed polyline in squares from the north-west corner, where they do not run along
    the grid."""

    version: int
    number: int
    pencils: int
    names: dict[str, str]
    story: dict[str, str]
    advice: dict[str, str]
    inside: tuple[str, ...]
    hallway: bool
    rooms: tuple[RoomFile, ...]
    bonuses: tuple[BonusKind, ...]
    rules: tuple[RuleKind, ...] = ()
    named: str = ""
    obstacles: tuple[Thing, ...] = ()
    outside: tuple[Thing, ...] = ()
    walls: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    railing: tuple[str, ...] = ()
    zones: tuple[ZoneFile, ...] = ()
    marks: tuple[MarkFile, ...] = ()
    outline: tuple[tuple[float, float], ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A room of a scenario: id, names, and its cards as (number, tokens)."""

    id: str
    names: dict[str, str]
    cards: tuple[tuple[int, int], ...]

    @property
    def tokens(self) -> int:
        """All tokens of the room."""
        return sum(tokens for _, tokens in self.cards)


class Ready(msgspec.Struct, frozen=True):
    """A printed room: its area, its door, the squares of its furniture."""

    area: int
    door: int
    furniture: int


class Scenario(msgspec.Struct, frozen=True):
    """A scenario ready for the rules: masks, edges, rooms, rules and bonuses. ``named`` is the
    room that the front door enters (-1: there is a hallway)."""

    file: ScenarioFile
    inside: int
    obstacles: int
    obstacle_masks: tuple[int, ...]
    trees: tuple[int, ...]
    outside: tuple[tuple[str, int], ...]
    walls: Walls
    doors: tuple[int, ...]
    windows: tuple[int, ...]
    railing: tuple[int, ...]
    outer: frozenset[int]
    zones: dict[str, int]
    marks: dict[str, int]
    free: int
    hallway_free: int
    keep_free: int
    low: int
    plants_only: int
    stairs: tuple[tuple[int, int], ...]
    ready: tuple[Ready, ...]
    front_places: frozenset[int]
    front_wide: bool
    crossed: frozenset[int]
    rooms: tuple[Room, ...]
    named: int

    @property
    def number(self) -> int:
        """Its number in the book."""
        return self.file.number

    @property
    def rules(self) -> tuple[RuleKind, ...]:
        """Its special rules."""
        return self.file.rules

    @property
    def bonuses(self) -> tuple[BonusKind, ...]:
        """Its bonuses."""
        return self.file.bonuses

    def room(self, name: str) -> int:
        """The place of the room with that id. Raises KeyError."""
        for place, room in enumerate(self.rooms):
            if room.id == name:
                return place
        raise KeyError(name)

    def rule(self, kind: type[R]) -> R | None:
        """The first special rule of that kind, None if there is none."""
        return next((rule for rule in self.rules if isinstance(rule, kind)), None)


class Book(msgspec.Struct, frozen=True):
    """The furniture, the scenarios by number that can be played, why others cannot, and the digest of all files."""

    furniture: Furniture
    scenarios: dict[int, Scenario]
    unusable: dict[int, str]
    digest: str


def scenario_file(number: int) -> str:
    """The name of a scenario's file."""
    return f"scenarios/{number:02}.json"


def read_book(read: Read) -> Book:
    """Furniture and scenarios. A scenario that is wrong is listed as unusable with its reason, the others work. Raises
    ContentError if the furniture cannot be read."""
    furniture = read_furniture(read)
    digest = hashlib.sha256(furniture.data)
    scenarios: dict[int, Scenario] = {}
    unusable: dict[int, str] = {}
    for number in range(SCENARIOS):
        try:
            data = read_bytes(read, scenario_file(number))
            digest.update(b"\0" + data)
            scenarios[number] = scenario_from(data, scenario_file(number), furniture, number)
        except ContentError as error:
            unusable[number] = str(error)
    return Book(furniture, scenarios, unusable, digest.hexdigest()[:16])


def scenario_from(data: bytes, name: str, furniture: Furniture, number: int | None = None) -> Scenario:
    """A scenario from the bytes of its file ``name``. Raises ContentError."""
    file = decoded(data, name, ScenarioFile)
    require(file.version == 1, name, "version", "1", file.version)
    if number is not None:
        require(file.number == number, name, "number", str(number), file.number)
    require(0 <= file.pencils <= MOST_PENCILS, name, "pencils", f"0 to {MOST_PENCILS}", file.pencils)
    for field in ("names", "story", "advice"):
        check_words(getattr(file, field), name, field)
    made = _made(file, name)
    _check_plan(made, name)
    _check_rooms(made, name)
    _check_rules(made, name)
    _check_bonuses(made, name)
    _check_room_for(made, furniture, name)
    if file.outline:
        # Loaded here: only such a scenario needs plane geometry.
        reason = import_module("engine.geometry.planar").refuse_outline(file.outline, made.inside)
        require(reason is None, name, "outline", "an outline that fits the squares", reason)
    return made


def _made(file: ScenarioFile, name: str) -> Scenario:
    """The scenario with texts turned into masks and edges."""
    rules = file.rules
    inside = area_from(file.inside, name, "inside")
    trees, obstacles, obstacle_masks = [], 0, []
    for place, thing in enumerate(file.obstacles):
        field = f"obstacles[{place}]"
        require(thing.kind in OBSTACLES, name, f"{field}.kind", f"one of {', '.join(OBSTACLES)}", thing.kind)
        mask = area_from(thing.squares, name, f"{field}.squares")
        obstacles |= mask
        obstacle_masks.append(mask)
        if thing.kind == TREE:
            trees.append(mask)
    outside = []
    for place, thing in enumerate(file.outside):
        field = f"outside[{place}]"
        require(thing.kind in THINGS, name, f"{field}.kind", f"one of {', '.join(THINGS)}", thing.kind)
        outside.append((thing.kind, area_from(thing.squares, name, f"{field}.squares")))
    areas = dict.fromkeys((MustStayFree, HallwayFree, KeepFree, LowCeiling, PlantsOnly), 0)
    marks = {
        mark.letter: square_from(mark.square, name, f"marks[{place}].square") for place, mark in enumerate(file.marks)
    }
    require(len(marks) == len(file.marks), name, "marks", "a different letter for each")
    places: set[int] = set()
    crossed: set[int] = set()
    stairs: list[tuple[int, int]] = []
    ready: list[Ready] = []
    for place, rule in enumerate(rules):
        field = f"rules[{place}]"
        check_words(rule.text, name, f"{field}.text")
        match rule:
            case MustStayFree() | HallwayFree() | KeepFree() | LowCeiling() | PlantsOnly():
                areas[type(rule)] |= area_from(rule.squares, name, f"{field}.squares")
            case MarksFree():
                for letter in rule.marks:
                    require(letter in marks, name, f"{field}.marks", "marks of the plan", letter)
                    areas[KeepFree] |= 1 << marks[letter]
            case FrontPlaces():
                places.update(edges_from(rule.sides, name, f"{field}.sides"))
            case CrossedWindows():
                crossed.update(edges_from(rule.sides, name, f"{field}.sides"))
            case Stairs():
                for one, other in rule.pairs:
                    stairs.append(
                        (square_from(one, name, f"{field}.pairs"), square_from(other, name, f"{field}.pairs"))
                    )
            case ReadyRoom():
                area = area_from(rule.squares, name, f"{field}.squares")
                stands = area_from(rule.furniture, name, f"{field}.furniture")
                require(not stands & ~area, name, f"{field}.furniture", "squares of the ready room")
                ready.append(Ready(area, edge_from(rule.door, name, f"{field}.door"), stands))
    rooms = tuple(Room(room.id, room.names, tuple((c.number, c.tokens) for c in room.cards)) for room in file.rooms)
    ids = [room.id for room in rooms]
    require(len(set(ids)) == len(ids), name, "rooms", "a different id for each", ", ".join(ids))
    named = -1
    if not file.hallway:
        require(file.named in ids, name, "named", "the id of a room, since there is no hallway", repr(file.named))
        named = ids.index(file.named)
    else:
        require(not file.named, name, "named", "nothing, since there is a hallway", repr(file.named))
    return Scenario(
        file=file,
        inside=inside,
        obstacles=obstacles,
        obstacle_masks=tuple(obstacle_masks),
        trees=tuple(trees),
        outside=tuple(outside),
        walls=walls_of(edges_from(file.walls, name, "walls")),
        doors=edges_from(file.doors, name, "doors"),
        windows=edges_from(file.windows, name, "windows"),
        railing=edges_from(file.railing, name, "railing"),
        outer=frozenset(outer_edges(inside)),
        zones={zone.id: area_from(zone.squares, name, f"zones.{zone.id}") for zone in file.zones},
        marks=marks,
        free=areas[MustStayFree],
        hallway_free=areas[HallwayFree],
        keep_free=areas[KeepFree],
        low=areas[LowCeiling],
        plants_only=areas[PlantsOnly],
        stairs=tuple(stairs),
        ready=tuple(ready),
        front_places=frozenset(places),
        front_wide=any(isinstance(rule, FrontWide) for rule in rules),
        crossed=frozenset(crossed),
        rooms=rooms,
        named=named,
    )


def _check_plan(made: Scenario, name: str) -> None:
    """The plan hangs together; everything lies where it may."""
    inside = made.inside
    require(bool(inside), name, "inside", "squares of a house")
    pieces = list(parts(inside))
    joined = {frozenset(k for k, part in enumerate(pieces) if part >> s & 1) for pair in made.stairs for s in pair}
    require(len(pieces) == 1 or bool(joined), name, "inside", "one connected house", f"{len(pieces)} parts")
    if len(pieces) > 1:
        links = [(_part_of(pieces, one), _part_of(pieces, other)) for one, other in made.stairs]
        reached = {0}
        for _ in pieces:
            reached |= {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
        require(len(reached) == len(pieces), name, "inside", "one house, joined by stairs", f"{len(pieces)} parts")
    for field, mask in (
        ("obstacles", made.obstacles),
        ("rules.must_stay_free", made.free),
        ("rules.hallway_free", made.hallway_free),
        ("rules.keep_free", made.keep_free),
        ("rules.low_ceiling", made.low),
        ("rules.plants_only", made.plants_only),
        *((f"zones.{zone}", mask) for zone, mask in made.zones.items()),
        *((f"marks.{letter}", 1 << square) for letter, square in made.marks.items()),
        *(("rules.stairs", 1 << square) for pair in made.stairs for square in pair),
        *(("rules.ready_room", room.area) for room in made.ready),
    ):
        require(not mask & ~inside, name, field, "squares inside the house")
    for kind, mask in made.outside:
        require(not mask & inside, name, f"outside.{kind}", "squares outside the house")
    for field, edges, outer in (
        ("windows", made.windows, True),
        ("rules.front_places", tuple(made.front_places), True),
        ("rules.crossed_windows", tuple(made.crossed), True),
        ("railing", made.railing, False),
        ("doors", made.doors, False),
    ):
        for edge in edges:
            on_wall = edge in made.outer
            within = all(inside >> square & 1 for square, _ in sides_of(edge))
            require(on_wall if outer else on_wall or within, name, field, "sides of the house's walls")
    for edge in made.doors:
        two = len(sides_of(edge)) == 2 and all(inside >> square & 1 for square, _ in sides_of(edge))
        require(two, name, "doors", "sides between two squares of the house; the front door is no given door")
    beyond = made.walls.without(inner_edges(inside))
    require(beyond == NO_WALLS, name, "walls", "sides between two squares of the house")
    zones = [zone.id for zone in made.file.zones]
    require(len(set(zones)) == len(zones), name, "zones", "a different id for each", ", ".join(zones))
    for place, zone in enumerate(made.file.zones):
        check_words(zone.names, name, f"zones[{place}].names")


def _part_of(pieces: list[int], square: int) -> int:
    return next((place for place, part in enumerate(pieces) if part >> square & 1), -1)


def _check_rooms(made: Scenario, name: str) -> None:
    """Rooms with cards that exist, tokens that suffice."""
    require(bool(made.file.rooms), name, "rooms", "at least one room")
    require(len(made.rooms) <= MOST_ROOMS, name, "rooms", f"at most {MOST_ROOMS} rooms", len(made.rooms))
    used: list[int] = []
    for place, room in enumerate(made.file.rooms):
        field = f"rooms[{place}]"
        check_words(room.names, name, f"{field}.names")
        require(bool(room.cards), name, f"{field}.cards", "at least one card")
        numbers = [card.number for card in room.cards]
        require(len(set(numbers)) == len(numbers), name, f"{field}.cards", "each number once", numbers)
        for card in room.cards:
            known = card.number in NUMBERS
            require(known, name, f"{field}.cards", f"numbers of {FURNITURE_FILE}, 1 to 33", card.number)
            require(1 <= card.tokens <= 4, name, f"{field}.cards", "1 to 4 tokens for a card", card.tokens)
        used += numbers
    most = max(used.count(number) for number in used)
    require(most <= 2, name, "rooms", "no number in more than two rooms", f"one in {most}")
    tokens = sum(room.tokens for room in made.rooms)
    require(tokens <= MOST_TOKENS, name, "rooms", f"at most {MOST_TOKENS} tokens", tokens)


def _check_rules(made: Scenario, name: str) -> None:
    """Special rules speak of things that there are."""
    kinds = [type(rule) for rule in made.rules]
    ruled: set[int] = set()
    for kind in (FrontPlaces, FrontWide):
        require(kinds.count(kind) <= 1, name, "rules", f"at most one rule {kind.__name__}", kinds.count(kind))
    for place, rule in enumerate(made.rules):
        field = f"rules[{place}]"
        match rule:
            case TokensTogether() | TokensApart():
                _check_numbers(made, rule.numbers, name, f"{field}.numbers")
                twice = ruled.intersection(rule.numbers)
                require(not twice, name, f"{field}.numbers", "cards that are not both together and apart", twice)
                ruled.update(rule.numbers)
            case ReadyRoom():
                ready = made.ready[kinds[:place].count(ReadyRoom)]
                out = mask_of(square for square, _ in sides_of(ready.door)) & ~ready.area
                leads = border_of(ready.area).has(ready.door) and not out & ~made.inside
                require(leads, name, f"{field}.door", "a side between the ready room and the rest of the house")
            case CardOrder():
                _check_room(made, rule.room, name, f"{field}.room")
                own = [number for number, _ in made.rooms[made.room(rule.room)].cards]
                known = set(rule.numbers) <= set(own) and len(set(rule.numbers)) == len(rule.numbers)
                require(known, name, f"{field}.numbers", "numbers of the room, each once", rule.numbers)
            case TouchRailing():
                _check_room(made, rule.room, name, f"{field}.room")
                require(bool(made.railing), name, "railing", "sides, since a room must touch it")


def _check_bonuses(made: Scenario, name: str) -> None:
    """Bonuses speak of things that there are."""
    for place, bonus in enumerate(made.bonuses):
        field = f"bonuses[{place}]"
        check_words(bonus.text, name, f"{field}.text")
        require(bonus.points != 0, name, f"{field}.points", "points other than 0")
        for key in ("room", "other", "larger_than"):
            room = getattr(bonus, key, "")
            if isinstance(room, str) and room:
                _check_room(made, room, name, f"{field}.{key}")
        zone = getattr(bonus, "zone", "")
        require(not zone or zone in made.zones, name, f"{field}.zone", "a zone of the plan", repr(zone))
        side = getattr(bonus, "side", "")
        require(not side or side in SIDE_LETTERS, name, f"{field}.side", "N, E, S or W", repr(side))
        tag = getattr(bonus, "tag_name", "")
        require(not tag or tag in TAGS, name, f"{field}.tag_name", f"one of {', '.join(TAGS)}", repr(tag))
        _check_numbers(made, getattr(bonus, "numbers", ()), name, f"{field}.numbers")
        match bonus:
            case Covers():
                require(set(bonus.marks) <= set(made.marks), name, f"{field}.marks", "marks of the plan", bonus.marks)
            case CirculationAt():
                known = bonus.place in ("window", "outer_wall", "corner")
                require(known, name, f"{field}.place", "window, outer_wall or corner", repr(bonus.place))
            case Distance():
                _check_target(made, bonus.one, name, f"{field}.one")
                _check_target(made, bonus.other, name, f"{field}.other")
                require((bonus.at_most < 0) != (bonus.at_least < 0), name, field, "either at_most or at_least")
            case Size():
                limits = (bonus.at_least, bonus.exactly, bonus.at_most, bonus.larger_than)
                one = sum(map(bool, limits)) == 1
                require(one, name, field, "one of at_least, exactly, at_most and larger_than", limits)
            case WindowSees():
                require(bonus.thing in THINGS, name, f"{field}.thing", f"one of {', '.join(THINGS)}", bonus.thing)
            case Beside():
                _check_numbers(made, bonus.others, name, f"{field}.others")
                require(bool(bonus.others) != bool(bonus.thing), name, field, "either others or a thing")
                known = not bonus.thing or bonus.thing in OBSTACLES
                require(known, name, f"{field}.thing", f"one of {', '.join(OBSTACLES)}", bonus.thing)
            case TouchesRailing():
                require(bool(made.railing), name, "railing", "sides, since a bonus is about them")


def _check_target(made: Scenario, target: Target, name: str, field: str) -> None:
    """An end of a distance is one thing that there is."""
    one = sum((bool(target.number), bool(target.room), target.front)) == 1
    require(one, name, field, "a number, a room or the front door")
    if target.room:
        _check_room(made, target.room, name, f"{field}.room")
    if target.number:
        _check_numbers(made, (target.number,), name, f"{field}.number")


def _check_room(made: Scenario, room: str, name: str, field: str) -> None:
    ids = [one.id for one in made.rooms]
    require(room in ids, name, field, f"one of the rooms {', '.join(ids)}", repr(room))


def _check_numbers(made: Scenario, numbers: tuple[int, ...], name: str, field: str) -> None:
    there = {number for room in made.rooms for number, _ in room.cards}
    for number in numbers:
        require(number in there, name, field, "numbers that a room has a card of", number)


def _check_room_for(made: Scenario, furniture: Furniture, name: str) -> None:
    """The smallest pieces of every room find room in the house (a room that cannot fit is not playable)."""
    blocked = made.obstacles | made.hallway_free
    for ready in made.ready:
        blocked |= ready.area
    there = (made.inside & ~blocked).bit_count()
    for place, room in enumerate(made.file.rooms):
        least = sum(
            card.tokens * min(len(p.shape.furniture) for p in furniture.pieces if p.number == card.number)
            for card in room.cards
        )
        require(least <= there, name, f"rooms[{place}]", f"pieces that fit the {there} squares of the house", least)
