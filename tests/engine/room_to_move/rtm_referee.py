"""A second, slow set of rules of Room to Move, written from the rules page alone: sets of (column, row), loops.

An edge is the set of the two squares on its sides; squares beyond the sheet count as squares here. It reads the lists
of a scenario and of a sheet and nothing else of the engine.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

Square = tuple[int, int]
Edge = frozenset[Square]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CARPET = 33


def squares(mask: int) -> set[Square]:
    """The squares of a mask."""
    return {(place % 16, place // 16) for place in range(256) if mask >> place & 1}


def beyond(square: Square, side: int) -> Square:
    """The next square."""
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


def edge(number: int) -> Edge:
    """An edge from its number."""
    square = number // 4 % 16, number // 4 // 16
    return frozenset((square, beyond(square, number % 4)))


def border(area: set[Square]) -> set[Edge]:
    """All edges between a square of the area and one that is not in it."""
    return {frozenset((s, beyond(s, k))) for s in area for k in range(4) if beyond(s, k) not in area}


def lay(shape: Any, anchor: int, turns: int, mirror: bool) -> tuple[set[Square], set[Square], set[Edge], dict]:
    """Furniture, circulation, sides that need a wall, tags, as the shape lies (section 9, R34)."""
    marks = [("#", s, None) for s in shape.furniture] + [("o", s, None) for s in shape.circulation]
    marks += [("side", (c, r), STEPS[side]) for c, r, side in shape.sides]
    marks += [(tag, (c, r), None) for c, r, tag in shape.tags]
    if mirror:
        marks = [(k, (-c, r), d and (-d[0], d[1])) for k, (c, r), d in marks]
    for _ in range(turns):
        marks = [(k, (-r, c), d and (-d[1], d[0])) for k, (c, r), d in marks]
    west = min(c for k, (c, _), _ in marks if k in "#o")
    north = min(r for k, (_, r), _ in marks if k in "#o")
    dx, dy = anchor % 16 - west, anchor // 16 - north
    stands: set[Square] = set()
    walks: set[Square] = set()
    sides: set[Edge] = set()
    tags: dict[str, set[Square]] = {}
    for kind, (c, r), way in marks:
        square = c + dx, r + dy
        if kind == "#":
            stands.add(square)
        elif kind == "o":
            walks.add(square)
        elif kind == "side":
            sides.add(frozenset((square, (square[0] + way[0], square[1] + way[1]))))
        else:
            tags.setdefault(kind, set()).add(square)
    return stands, walks, sides, tags


def mirror_matters(shape: Any) -> bool:
    """Whether the mirrored piece equals no turn of the piece (R34)."""
    return all(lay(shape, 0, 0, True) != lay(shape, 0, turns, False) for turns in range(4))


class Slow:
    """A sheet of a house as the rules page reads it."""

    def __init__(self, house: Any, sheet: Any) -> None:
        self.house, self.sheet = house, sheet
        self.plan = plan = house.scenario
        self.inside = squares(plan.inside)
        self.strict = house.options.carpet == "strict"
        self.later = house.options.walls_later == "on"
        self.obstacles, self.low = squares(plan.obstacles), squares(plan.low)
        self.plants_only, self.keep = squares(plan.plants_only), squares(plan.keep_free)
        self.free, self.hall = squares(plan.free), squares(plan.hallway_free)
        self.named = plan.named
        self.outer = border(self.inside)
        self.front = {edge(number) for number in sheet.marks.front}
        self.front_inner = {s for one in self.front for s in one if s in self.inside}
        self.pieces = []
        for placed in sheet.placed:
            piece = house.furniture.pieces[placed.piece]
            self.pieces.append((placed.room, piece, *lay(piece.shape, placed.anchor, placed.turns, placed.mirror)))
        self.rooms: list[tuple[int, set[Square], Edge | None]] = []
        self.stones: set[Square] = set()
        for room, closed in enumerate(sheet.closed):
            if closed is not None:
                self.rooms.append((room, squares(closed.area), None if closed.door < 0 else edge(closed.door)))
        for ready in plan.ready:
            self.rooms.append((-1, squares(ready.area), edge(ready.door)))
            self.stones |= squares(ready.furniture)
        self.finished = {s for _, area, _ in self.rooms for s in area}
        self.given_doors = {edge(number) for number in plan.doors}
        self.room_doors = {door for _, _, door in self.rooms if door}
        self.doors = self.given_doors | self.room_doors
        self.outside_doors = {s for _, area, door in self.rooms if door for s in door if s not in area}
        self.given_walls = {edge(number) for number in plan.walls.edges()}
        self.loose = {edge(4 * s[0] + 64 * s[1] + 1) for s in squares(sheet.marks.right)}
        self.loose |= {edge(4 * s[0] + 64 * s[1] + 2) for s in squares(sheet.marks.below)}
        self.firm = self.outer | self.given_walls | {e for _, area, _ in self.rooms for e in border(area)}
        self.walls = (self.firm | self.loose) - self.doors
        # Walls that a piece can lean on (R10): never a door in that stretch.
        self.leaning = self.firm - self.doors - self.front

    # Level 1

    def furniture(self, *rooms: int) -> set[Square]:
        """What furniture stands on, carpets aside; of all rooms, or of these."""
        found = set() if rooms else set(self.stones)
        for room, piece, stands, _, _, _ in self.pieces:
            if piece.number != CARPET and (not rooms or room in rooms):
                found |= stands
        return found

    def may_place(self, room: int, piece: Any, anchor: int, turns: int, mirror: bool) -> bool:
        """Section 4."""
        if not 0 <= turns <= 3 or (mirror and not mirror_matters(piece.shape)):
            return False
        stands, walks, sides, tags = lay(piece.shape, anchor, turns, mirror)
        whole = stands | walks
        others = {s for r, _, st, wa, _, _ in self.pieces if r != room for s in st | wa}
        if whole - self.inside or whole & (self.obstacles | self.finished | others | self.hall):
            return False
        own_walks = {s for r, _, _, wa, _, _ in self.pieces if r == room for s in wa}
        carpets = {s for r, p, st, _, _, _ in self.pieces if r == room and p.number == CARPET for s in st}
        before_doors = self.outside_doors | self.front_inner
        carpet = piece.number == CARPET
        if carpet:
            stands, walks = set(), whole
            if whole & self.keep or (self.strict and whole & self.furniture()):
                return False
        elif walks & self.furniture():
            return False
        if stands & (self.furniture() | own_walks | self.free | self.keep | before_doors):
            return False
        if stands & {s for door in self.given_doors for s in door}:
            return False
        if self.strict and stands & carpets:
            return False
        if (stands - tags.get("plant", set())) & self.plants_only:
            return False
        if walks & (self.low | self.plants_only):
            return False
        if room != self.named and walks & before_doors:
            return False
        crossed = self.walls - self.outer | self.doors
        if any(frozenset((s, beyond(s, k))) in crossed for s in whole for k in (1, 2) if beyond(s, k) in whole):
            return False
        if self.later:
            return not sides & (self.doors | self.front)
        return sides <= self.leaning

    # Level 2

    def connected(self, area: set[Square], walls: set[Edge]) -> bool:
        """Whether one can go everywhere in the area, through no wall."""
        return bool(area) and len(self.spread({min(area)}, area, walls)) == len(area)

    @staticmethod
    def spread(start: set[Square], floor: set[Square], walls: set[Edge], links: Any = ()) -> set[Square]:
        """All that can be walked to."""
        found = set(start & floor)
        todo = list(found)
        while todo:
            here = todo.pop()
            near = [beyond(here, k) for k in range(4) if frozenset((here, beyond(here, k))) not in walls]
            near += [b for a, b in links if a == here] + [a for a, b in links if b == here]
            for square in near:
                if square in floor and square not in found:
                    found.add(square)
                    todo.append(square)
        return found

    def own(self, room: int) -> set[Square]:
        """What the pieces of the room take, circulation included."""
        return {s for r, _, st, wa, _, _ in self.pieces if r == room for s in st | wa}

    def may_close(self, room: int, area: set[Square], door: Edge | None) -> bool:
        """Section 5."""
        if not area or area - self.inside:
            return False
        if not self.connected(area, (self.loose | self.given_walls) - self.doors):
            return False
        others = {s for r, _, st, wa, _, _ in self.pieces if r != room for s in st | wa}
        if self.own(room) - area or area & (others | self.finished | self.hall):
            return False
        before = self.front_inner, self.outside_doors
        if room == self.named:
            if any(squares_ - area for squares_ in before):
                return False
        elif any(squares_ & area for squares_ in before):
            return False
        for rule in self.plan.rules:
            railing = any(s in area for number in self.plan.railing for s in edge(number))
            if type(rule).__name__ == "TouchRailing" and self.plan.room(rule.room) == room and not railing:
                return False
        if self.later:
            sides = {e for r, _, _, _, si, _ in self.pieces if r == room for e in si}
            if not sides <= (self.firm | border(area)) - self.doors - self.front:
                return False
        if room == self.named or any(given in border(area) for given in self.given_doors):
            return door is None
        return door is not None and self.may_open(area, door)

    def may_open(self, area: set[Square], door: Edge) -> bool:
        """Whether the edge can be the door of the area."""
        if door not in border(area) or door in self.given_walls:
            return False
        (outer,) = door - area
        if outer not in self.inside:
            return False
        if door & (self.furniture() | self.obstacles | self.low | self.plants_only):
            return False
        if any(door in sides for _, _, _, _, sides, _ in self.pieces):
            return False
        named_area = next((a for r, a, _ in self.rooms if r == self.named and r >= 0), None)
        if named_area is not None:
            return outer in named_area
        return outer not in self.finished

    # Level 3

    def walk(self) -> tuple[set[Square], list[bool], list[bool]]:
        """Squares reached, rooms entered, pieces that count (section 7)."""
        self.floor = self.inside - self.furniture() - self.obstacles - self.low - self.plants_only
        links = [(min(squares(1 << a)), min(squares(1 << b))) for a, b in self.plan.stairs]
        links = [(a, b) for a, b in links if a in self.floor and b in self.floor]
        self.links = links
        reached = self.spread(self.front_inner, self.floor, self.walls, links)
        areas = {room: area for room, area, _ in self.rooms if room >= 0}
        entered = [bool(areas.get(room, set()) & reached) for room in range(len(self.plan.rooms))]
        counts = []
        for room, piece, stands, walks, _, _ in self.pieces:
            needed = walks
            if piece.number == CARPET:
                needed = stands if self.strict else stands - self.furniture()
            counts.append(entered[room] and needed <= reached)
        return reached, entered, counts

    def room_points(self) -> list[int]:
        """Section 7."""
        _, _, counts = self.walk()
        points = []
        for room in range(len(self.plan.rooms)):
            if not any(piece[0] == room for piece in self.pieces):
                points.append(-3)
                continue
            total = 0
            for (own, piece, stands, _, _, _), counting in zip(self.pieces, counts, strict=True):
                if own == room and counting and piece.number != CARPET:
                    total += len(stands)
            points.append(total)
        return points

    # Bonuses

    def bonus(self, bonus: Any) -> int:
        """The points of a bonus (1.2, section 10)."""
        self.reached, self.entered, counts = self.walk()
        self.count = [piece for piece, counting in zip(self.pieces, counts, strict=True) if counting]
        self.areas = {r: area for r, area, _ in self.rooms if r >= 0 and self.entered[r]}
        return getattr(self, "b_" + type(bonus).__name__.lower())(bonus)

    def area(self, name: str) -> set[Square]:
        """A room that is finished and reached, else nothing (R11)."""
        return self.areas.get(self.plan.room(name), set())

    def chosen(self, numbers: Any = (), room: str = "", zone: str = "") -> list[Any]:
        """Counting pieces."""
        found = []
        for piece in self.count:
            if numbers and piece[1].number not in numbers:
                continue
            if room and piece[0] != self.plan.room(room):
                continue
            if zone and piece[2] - squares(self.plan.zones[zone]):
                continue
            found.append(piece)
        return found

    @staticmethod
    def each(bonus: Any, count: int) -> int:
        """For each, or once from so many on."""
        if bonus.at_least:
            return bonus.points if count >= bonus.at_least else 0
        return count * bonus.points

    def b_complete(self, bonus: Any) -> int:
        """Every token's piece."""
        there = Counter(piece[1].number for piece in self.chosen(room=bonus.room))
        cards = self.plan.rooms[self.plan.room(bonus.room)].cards
        return bonus.points * all(there[number] >= tokens for number, tokens in cards)

    def b_cards(self, bonus: Any) -> int:
        """One of every number."""
        there = {piece[1].number for piece in self.chosen(room=bonus.room)}
        return bonus.points * (set(bonus.numbers) <= there)

    def b_count(self, bonus: Any) -> int:
        """So many pieces."""
        return self.each(bonus, len(self.chosen(bonus.numbers, bonus.room, bonus.zone)))

    def b_tagged(self, bonus: Any) -> int:
        """So many squares with a tag."""
        found: set[Square] = set()
        for piece in self.chosen(room=bonus.room):
            found |= piece[5].get(bonus.tag_name, set())
        if bonus.zone:
            found &= squares(self.plan.zones[bonus.zone])
        return self.each(bonus, len(found))

    def b_seats(self, bonus: Any) -> int:
        """So many seats."""
        return self.each(bonus, sum(piece[1].seats for piece in self.chosen(room=bonus.room, zone=bonus.zone)))

    def ends(self, target: Any) -> list[tuple[str, set[Square]]]:
        """Where a distance begins."""
        if target.number:
            return [("piece", piece[2]) for piece in self.chosen((target.number,))]
        front = [("front", set(one) & self.inside) for one in self.front]
        if target.front:
            return front
        room = self.plan.room(target.room)
        if room == self.named:
            return front if any(r == room for r, _, _ in self.rooms) else []
        found = []
        for own, area, door in self.rooms:
            if own == room:
                doors = [door] if door else [given for given in self.given_doors if given in border(area)]
                found += [("door", set(one)) for one in doors]
        return found

    def steps(self, start: set[Square], goal: set[Square]) -> int | None:
        """Empty squares between two sets that do not meet: the fewest squares in between."""
        if start & goal:
            return 0
        found = set(start)
        rim = start
        between = 0
        while rim:
            fresh = set()
            for here in rim:
                near = [beyond(here, k) for k in range(4) if frozenset((here, beyond(here, k))) not in self.walls]
                near += [b for a, b in self.links if a == here] + [a for a, b in self.links if b == here]
                for square in near:
                    if square in goal:
                        return between
                    if square in self.floor and square not in found:
                        found.add(square)
                        fresh.add(square)
            rim = fresh
            between += 1
        return None

    def far(self, one: tuple[str, set[Square]], other: tuple[str, set[Square]]) -> int | None:
        """Section 6, R5."""
        doors = [end for end in (one, other) if end[0] != "piece"]
        if len(doors) == 2:
            if one[1] & other[1]:
                return 0
            between = self.steps(one[1], other[1])
            return None if between is None else between + 1
        if len(doors) == 1:
            # From the edge of the door: the square beside it is the first one.
            piece = other if one[0] != "piece" else one
            if doors[0][1] & piece[1]:
                return 0
            between = self.steps(doors[0][1], piece[1])
            return None if between is None else between + 1
        return self.steps(one[1], other[1])

    def b_distance(self, bonus: Any) -> int:
        """R24."""
        ones, others = self.ends(bonus.one), self.ends(bonus.other)
        same = bonus.one == bonus.other
        rows = [[self.far(a, b) for j, b in enumerate(others) if not (same and i == j)] for i, a in enumerate(ones)]
        every = [far for row in rows for far in row]
        if bonus.at_least >= 0:
            return bonus.points * (bool(every) and all(far is not None and far >= bonus.at_least for far in every))
        near = [any(far is not None and far <= bonus.at_most for far in row) for row in rows]
        return bonus.points * (sum(near) if bonus.per else any(near))

    def windows(self) -> list[tuple[Square, int]]:
        """Windows as square inside and side."""
        found = []
        for number in {*self.sheet.marks.windows, *self.plan.windows}:
            for square in edge(number):
                if square in self.inside:
                    found.append((square, next(k for k in range(4) if beyond(square, k) in edge(number) - {square})))
        return found

    def b_windowfaces(self, bonus: Any) -> int:
        """A window to a side."""
        area = self.area(bonus.room)
        return bonus.points * any(s in area and "NESW"[side] == bonus.side for s, side in self.windows())

    def sees(self, square: Square, side: int, thing: str) -> bool:
        """R21, R30."""
        here = beyond(square, side)
        while 0 <= here[0] < 16 and 0 <= here[1] < 16 and here not in self.inside:
            if any(kind == thing and here in squares(mask) for kind, mask in self.plan.outside):
                return True
            here = beyond(here, side)
        return False

    def b_windowsees(self, bonus: Any) -> int:
        """A window that sees a thing."""
        rooms = [bonus.room] if bonus.room else [room.id for room in self.plan.rooms]
        seeing = 0
        for room in rooms:
            area = self.area(room)
            seeing += any(s in area and self.sees(s, side, bonus.thing) for s, side in self.windows())
        return bonus.points * (seeing if bonus.per else seeing > 0)

    def b_size(self, bonus: Any) -> int:
        """Squares of a room."""
        size = len(self.area(bonus.room))
        if not size:
            return 0
        if bonus.larger_than:
            other = len(self.area(bonus.larger_than))
            return bonus.points * (0 < other < size)
        if bonus.exactly:
            return bonus.points * (size == bonus.exactly)
        if bonus.at_most:
            return bonus.points * (size <= bonus.at_most)
        return bonus.points * (size >= bonus.at_least)

    def b_rectangular(self, bonus: Any) -> int:
        """A rectangle, a square."""
        area = self.area(bonus.room)
        columns, rows = {c for c, _ in area}, {r for _, r in area}
        width, height = (max(columns) - min(columns) + 1, max(rows) - min(rows) + 1) if area else (0, 1)
        return bonus.points * (bool(area) and len(area) == width * height and (not bonus.square or width == height))

    def b_toucheswall(self, bonus: Any) -> int:
        """An outer wall that looks to the side (R27)."""
        area = self.area(bonus.room)
        side = "NESW".index(bonus.side)
        touches = any(beyond(s, side) not in self.inside for s in area)
        return bonus.points * (bool(area) and touches != bonus.avoid)

    def b_touchesroom(self, bonus: Any) -> int:
        """Wall to wall."""
        one, other = self.area(bonus.room), self.area(bonus.other)
        touches = any(beyond(s, k) in other for s in one for k in range(4))
        return bonus.points * (bool(one) and bool(other) and touches != bonus.avoid)

    def b_touchesrailing(self, bonus: Any) -> int:
        """At the railing."""
        area = self.area(bonus.room)
        return bonus.points * any(s in area for number in self.plan.railing for s in edge(number))

    def b_beside(self, bonus: Any) -> int:
        """Beside pieces or things (R13, R26)."""
        count = 0
        for piece in self.chosen(bonus.numbers):
            own = piece[5].get(bonus.tag_name, set()) if bonus.tag_name else piece[2]
            near: set[Square] = set()
            if bonus.others:
                for other in self.chosen(bonus.others):
                    if other is not piece:
                        near |= other[2]
            else:
                for place, thing in enumerate(self.plan.file.obstacles):
                    if thing.kind == bonus.thing:
                        near |= squares(self.plan.obstacle_masks[place])
            sides = product(own, range(4))
            count += any(beyond(s, k) in near and frozenset((s, beyond(s, k))) not in self.walls for s, k in sides)
        return count * bonus.points

    def b_covers(self, bonus: Any) -> int:
        """Marks under pieces."""
        stands = {s for piece in self.chosen(bonus.numbers) for s in piece[2]}
        marks = {s for letter in bonus.marks for s in squares(1 << self.plan.marks[letter])}
        return bonus.points * len(stands & marks)

    def b_circulationat(self, bonus: Any) -> int:
        """R29."""
        dots = (self.free | self.hall) & self.reached
        for _, piece, stands, walks, _, _ in self.count:
            dots |= stands if piece.number == CARPET else walks
        if bonus.room:
            dots &= self.area(bonus.room)
        if bonus.place == "window":
            return bonus.points * len(dots & {s for s, _ in self.windows()})
        count = 0
        for square in dots:
            if bonus.place == "outer_wall":
                sides = "NESW" if not bonus.side else bonus.side
                count += any(beyond(square, "NESW".index(side)) not in self.inside for side in sides)
                continue
            for area in self.areas.values():
                if square in area:
                    closed = [beyond(square, k) not in area for k in range(4)]
                    count += sum(closed[k] and closed[(k + 1) % 4] for k in range(4))
        return bonus.points * count

    def b_freearound(self, bonus: Any) -> int:
        """R28."""
        free = set()
        for mask in self.plan.trees:
            tree = squares(mask)
            for (c, r), dc, dr in product(tree, (-1, 0, 1), (-1, 0, 1)):
                free.add((c + dc, r + dr))
        free = (free & self.inside) - self.obstacles - self.furniture()
        return bonus.points * len(free)

    def b_doors(self, bonus: Any) -> int:
        """Doors that can be passed."""
        return bonus.points * sum(door <= self.reached for door in self.doors)
