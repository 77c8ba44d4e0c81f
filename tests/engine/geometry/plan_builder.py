"""Plans, pieces and sheets for tests: small ones by hand, and random ones that use every layer a plan can have.

``rng`` has the methods of ``random.Random``; hypothesis gives one that it can shrink.
"""

from __future__ import annotations

import json

import msgspec

from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Marks, Place
from engine.games.room_to_move.furniture import CARPET, NUMBERS, PLANT, Furniture, Piece, piece_index
from engine.games.room_to_move.legal import (
    doors_for,
    forbidden_squares,
    legal_anchors,
    needed_squares,
    refuse_closing,
    refuse_marks,
    with_place,
)
from engine.games.room_to_move.outline import grown_areas, outlines
from engine.games.room_to_move.scenario import scenario_from
from engine.games.room_to_move.sheet import Closed, House, Options, Sheet
from engine.geometry.shapes import Shape, mirror_is_a_turn
from engine.geometry.squares import (
    SQUARES,
    WIDTH,
    around,
    border_of,
    edge_of,
    mask_of,
    name_of,
    neighbour,
    outer_edges,
    parts,
    square_at,
    squares_in,
)

SIDE_NAMES = "NESW"
PLANT_NUMBER = 19


def words(text="x"):
    """A text in every language."""
    return dict.fromkeys(("en", "it", "de"), text)


def rectangle(column, row, width, height):
    """The squares of a rectangle as a mask."""
    return mask_of(square_at(c, r) for c in range(column, column + width) for r in range(row, row + height))


def names(mask):
    """The squares of a mask as a file has them."""
    return [name_of(square) for square in squares_in(mask)]


def edge_name(edge):
    """An edge as a file has it."""
    return f"{name_of(edge // 4)}:{SIDE_NAMES[edge % 4]}"


def drawn(*rows, sides=(), tags=()):
    """A shape from its plan: "#" furniture, "o" circulation."""
    places = [(column, row, mark) for row, line in enumerate(rows) for column, mark in enumerate(line)]
    return Shape(
        tuple((c, r) for c, r, mark in places if mark == "#"),
        tuple((c, r) for c, r, mark in places if mark == "o"),
        tuple(sides),
        tuple(tags),
    )


def furniture_of(shapes):
    """A catalogue with these shapes by piece index, a single square for the others."""
    pieces = []
    for number in NUMBERS:
        for card in range(2):
            for option in range(2):
                index = piece_index(number, card, option)
                shape = shapes.get(index, Shape(((0, 0),)))
                mirrors = not mirror_is_a_turn(shape)
                pieces.append(Piece(index, f"p{index}", number, card, option, words(), shape, 0, mirrors))
    return Furniture(tuple(pieces), ({}, *(words() for _ in NUMBERS)), b"")


def plan(inside, *, rooms=("one", "two", "three"), rules=(), hallway=True, **fields):
    """The file of a scenario whose rooms all have the cards 1, 2, ... as far as these are free."""
    content = {
        "version": 1,
        "number": 0,
        "pencils": 0,
        "names": words(),
        "story": words(),
        "advice": words(),
        "inside": names(inside),
        "hallway": hallway,
        "rooms": [
            {"id": room, "names": words(), "cards": [{"number": 1 + place, "tokens": 1}]}
            for place, room in enumerate(rooms)
        ],
        "bonuses": [],
        "rules": [{"text": words(), **rule} for rule in rules],
        **fields,
    }
    return json.dumps(content).encode()


def house_of(inside, shapes=(), options=None, **fields):
    """A house with this plan."""
    furniture = furniture_of(dict(shapes))
    return House(scenario_from(plan(inside, **fields), "00.json", furniture), furniture, options or Options())


# Random ones


def random_blob(rng, size, within):
    """Squares that hang together, within others."""
    blob = 1 << rng.choice(tuple(squares_in(within)))
    for _ in range(size - 1):
        near = tuple(squares_in(around(blob) & within))
        if not near:
            break
        blob |= 1 << rng.choice(near)
    return blob


def random_shape(rng, *, carpet=False, plants=False):
    """A piece of 1 to 5 furniture squares, some in several parts, with circulation, sides and tags."""
    stands = random_blob(rng, rng.randint(1, 5), rectangle(4, 4, 4, 4))
    if rng.random() < 0.15:
        stands |= 1 << rng.choice(tuple(squares_in(rectangle(4, 4, 4, 4))))
    walks = 0
    if not carpet:
        for _ in range(rng.choice((0, 1, 1, 2, 3, 4))):
            near = tuple(squares_in(around(stands | walks) & ~stands))
            walks |= 1 << rng.choice(near)
    west = min(square % WIDTH for square in squares_in(stands | walks))
    north = min(square // WIDTH for square in squares_in(stands | walks))
    furniture = tuple((s % WIDTH - west, s // WIDTH - north) for s in squares_in(stands))
    circulation = tuple((s % WIDTH - west, s // WIDTH - north) for s in squares_in(walks))
    sides = ()
    if not carpet and rng.random() < 0.4:
        sides = tuple({(*rng.choice(furniture), rng.randint(0, 3)) for _ in range(rng.randint(1, 2))})
    tagged = [place for place in furniture if rng.random() < (0.9 if plants else 0.1)]
    return Shape(furniture, circulation, sides, tuple((*place, PLANT) for place in tagged))


def random_catalogue(rng):
    """A few shapes for the cards 1 to 3, plants and carpets."""
    shapes = {}
    for number in (1, 2, 3, PLANT_NUMBER, CARPET):
        for card in range(2):
            for option in range(2):
                shape = random_shape(rng, carpet=number == CARPET, plants=number == PLANT_NUMBER)
                shapes[piece_index(number, card, option)] = shape
    return shapes


def some_squares(rng, mask, share):
    """A few squares of a mask."""
    return mask_of(square for square in squares_in(mask) if rng.random() < share)


def random_house(rng):
    """A house with obstacles, given circulation, low ceilings, walls, doors, a ready room, stairs, railing."""
    sheet = rectangle(rng.randint(0, 4), rng.randint(0, 4), rng.randint(5, 12), rng.randint(5, 12))
    kind = rng.random()
    if kind < 0.3:
        inside = sheet & ~some_squares(rng, sheet, 0.1)
        inside = max(parts(inside), key=int.bit_count)
    elif kind < 0.5:
        inside = random_blob(rng, rng.randint(40, 110), (1 << SQUARES) - 1)
    else:
        inside = sheet
    rules, fields = [], {}
    if inside == sheet and rng.random() < 0.4:
        inside, fields["outline"] = bevelled(inside, rng.randint(1, 3))
    share = rng.choice((0, 0.02, 0.05))
    obstacles = some_squares(rng, inside, share)
    fields["obstacles"] = [{"kind": "column", "squares": names(obstacles)}] if obstacles else []
    for rule in ("must_stay_free", "hallway_free", "keep_free", "low_ceiling", "plants_only"):
        squares = some_squares(rng, inside, 0.06)
        hallway_rule = rule == "hallway_free"
        if squares and rng.random() < 0.25 and not (hallway_rule and squares.bit_count() > 5):
            rules.append({"kind": rule, "squares": names(squares)})
    inner = [
        4 * square + side
        for square in squares_in(inside)
        for side in (1, 2)
        if neighbour(square, side) >= 0 and inside >> neighbour(square, side) & 1
    ]
    fields["walls"] = [edge_name(edge) for edge in inner if rng.random() < rng.choice((0, 0.08))]
    if rng.random() < 0.3:
        fields["doors"] = [edge_name(edge) for edge in rng.sample(inner, min(2, len(inner)))]
    if rng.random() < 0.25:
        area = random_blob(rng, rng.randint(3, 8), inside & ~obstacles)
        border = [edge for edge in border_of(area).edges() if edge in inner]
        if border:
            stands = some_squares(rng, area, 0.3)
            door = edge_name(rng.choice(border))
            rules.append({"kind": "ready_room", "squares": names(area), "door": door, "furniture": names(stands)})
    if rng.random() < 0.3:
        squares = tuple(squares_in(inside))
        pairs = [[name_of(rng.choice(squares)), name_of(rng.choice(squares))] for _ in range(rng.randint(1, 2))]
        rules.append({"kind": "stairs", "pairs": pairs})
    if rng.random() < 0.2:
        fields["railing"] = [edge_name(edge) for edge in rng.sample(outer_edges(inside), 4)]
        rules.append({"kind": "touch_railing", "room": "one"})
    if rng.random() < 0.2:
        rules.append({"kind": "front_wide"})
    hallway = rng.random() < 0.6
    for rule in rules:
        rule["type"] = rule.pop("kind")
    if not hallway:
        fields["named"] = "one"
    options = Options("00", rng.choice(("off", "on")), rng.choice(("strict", "free")))
    return house_of(inside, random_catalogue(rng), options, rules=rules, hallway=hallway, **fields)


def bevelled(inside, depth):
    """A rectangle whose north-west corner is cut off by a slanting wall: its squares and its outline."""
    squares = tuple(squares_in(inside))
    west, north = squares[0] % WIDTH, squares[0] // WIDTH
    east, south = squares[-1] % WIDTH + 1, squares[-1] // WIDTH + 1
    cut = mask_of(s for s in squares if s % WIDTH - west + s // WIDTH - north < depth)
    corners = [(west + depth, north), (east, north), (east, south), (west, south), (west, north + depth)]
    return inside & ~cut, [*corners, corners[0]]


def smaller(sheet, differs):
    """The sheet without all pieces, walls and rooms that a difference does not need."""
    while True:
        less = [
            *(
                msgspec.structs.replace(sheet, placed=tuple(p for p in sheet.placed if p is not q))
                for q in sheet.placed
            ),
            *(
                msgspec.structs.replace(sheet, closed=tuple(None if c is q else c for c in sheet.closed))
                for q in sheet.closed
                if q is not None
            ),
            *(marked(sheet, marks) for marks in (Marks(front=sheet.marks.front), Marks()) if marks != sheet.marks),
        ]
        found = next((one for one in less if differs(one)), None)
        if found is None:
            return sheet
        sheet = found


def random_piece(rng, house):
    """A piece of the catalogue that has a shape of its own."""
    number = rng.choice((1, 1, 2, 2, 3, 3, PLANT_NUMBER, CARPET))
    return house.furniture.pieces[piece_index(number, rng.randint(0, 1), rng.randint(0, 1))]


def random_place(rng, house, sheet, room):
    """A piece and a legal place for it, None where there is none in the turn that was tried."""
    piece = random_piece(rng, house)
    turns, mirror = rng.randint(0, 3), piece.mirrors and rng.random() < 0.5
    anchors = tuple(squares_in(legal_anchors(house, sheet, room, piece, turns, mirror)))
    return (piece, Place(piece.option, rng.choice(anchors), turns, mirror)) if anchors else None


def random_marks(rng, house, sheet):
    """The marks of the sheet with loose walls and perhaps a front door more; as they were if that is refused."""
    inside = house.scenario.inside
    right, below = sheet.marks.right, sheet.marks.below
    right ^= some_squares(rng, inside & inside >> 1 & ~sum(1 << 16 * row + 15 for row in range(16)), 0.04)
    below ^= some_squares(rng, inside & inside >> 16, 0.04)
    front = sheet.marks.front
    if not front or rng.random() < 0.3:
        outer = sorted(house.scenario.outer)
        first = rng.choice(outer)
        front = (first,)
        if house.scenario.front_wide:
            second = rng.choice([edge for edge in outer if edge != first and edge % 4 == first % 4] or outer)
            front = tuple(sorted((first, second)))
    for marks in (Marks(right, below, (), front), Marks(right, below, (), sheet.marks.front), Marks(0, 0, (), front)):
        if refuse_marks(house, sheet, marks) is None:
            return marks
    return sheet.marks


def random_closing(rng, house, sheet, room, closings):
    """A closing that may be legal or nearly so; ``closings`` are the smallest outlines."""
    kind = rng.random()
    if closings and kind < 0.4:
        return rng.choice(closings)
    inside = house.scenario.inside
    area = closings[0].area if closings else needed_squares(house, sheet, room)
    if not area:
        area = random_blob(rng, rng.randint(1, 12), inside)
    if closings and kind < 0.6:
        area = rng.choice(list(grown_areas(house, sheet, room, area)) or [area])
    elif kind < 0.9:
        free = inside & ~(forbidden_squares(house, sheet, room) if rng.random() < 0.7 else 0)
        for _ in range(rng.randint(1, 5)):
            area |= 1 << rng.choice(tuple(squares_in(around(area) & free)) or (0,))
    else:
        area ^= 1 << rng.choice(tuple(squares_in(inside)))
    doors = list(border_of(area).edges()) or [NO_DOOR]
    if rng.random() < 0.2:
        sides = [edge for placed in sheet.placed for edge in house.turned(placed).sides_at(placed.anchor)]
        doors = sides or [edge_of(rng.randrange(SQUARES), rng.randint(0, 3))]
    legal = list(doors_for(house, sheet, room, area)) if rng.random() < 0.5 else []
    return CloseRoom(area, rng.choice(legal or doors) if rng.random() < 0.9 else NO_DOOR)


def closed_with(sheet, room, closing):
    """The sheet after a closing."""
    rooms = (*sheet.closed[:room], Closed(closing.area, closing.door), *sheet.closed[room + 1 :])
    return Sheet(sheet.placed, rooms, sheet.left_open, sheet.marks, sheet.idea)


def marked(sheet, marks):
    """The sheet with other marks."""
    return Sheet(sheet.placed, sheet.closed, sheet.left_open, marks, sheet.idea)


def random_stages(rng, house, *, most=6):
    """A sheet drawn by the rules, room by room with marks in between: (sheet, room, whether its cards are drawn) before
    each piece and before each closing, at the end (sheet, -1, True)."""
    sheet = house.empty_sheet()
    order = rng.sample(range(len(house.scenario.rooms)), len(house.scenario.rooms))
    for room in order[: rng.randint(1, len(order))]:
        for _ in range(rng.randint(0, most)):
            yield sheet, room, False
            found = random_place(rng, house, sheet, room)
            if found:
                sheet = with_place(sheet, room, *found)
            if rng.random() < 0.2:
                sheet = marked(sheet, random_marks(rng, house, sheet))
        yield sheet, room, True
        if sheet.pieces_in(room) and rng.random() < 0.85:
            closings = list(outlines(house, sheet, room))
            closing = random_closing(rng, house, sheet, room, closings)
            if refuse_closing(house, sheet, room, closing) is not None:
                closing = rng.choice(closings or [None])
            if closing is not None:
                sheet = closed_with(sheet, room, closing)
    yield marked(sheet, random_marks(rng, house, sheet)), -1, True
