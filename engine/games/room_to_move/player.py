"""Computer players of Room to Move. They see the view of their seat and nothing else.

The beginner keeps a corridor free from the front door through the house, puts the pieces of a room close together along
walls, leaves out what would bring nothing, looks that every room can still be closed and that what is left stays wide,
and closes it with a door that leads to the corridor. Its bright idea serves the first piece that finds no place.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Final

from engine.core.chance import Draft
from engine.games.room_to_move.actions import (
    NO_DOOR,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Marks,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.asking import (
    cards_left,
    firsts_allowed,
    piece_of,
    replace,
    rooms_left,
    tokens_of,
    with_marks,
)
from engine.games.room_to_move.choices import wide_fronts
from engine.games.room_to_move.counting import sheet_of
from engine.games.room_to_move.furniture import Piece
from engine.games.room_to_move.legal import (
    doors_for,
    forbidden_squares,
    legal_anchors,
    needed_squares,
    refuse_area,
    refuse_marks,
    with_place,
)
from engine.games.room_to_move.outline import (
    at_railing,
    beyond_sides,
    grown_areas,
    joined,
    loose_walls,
    outlines,
)
from engine.games.room_to_move.rules import RoomToMove
from engine.games.room_to_move.sheet import Closed, House, Sheet
from engine.games.room_to_move.view import Phase, View
from engine.games.room_to_move.walk import walked
from engine.geometry.shapes import TURNS, turned
from engine.geometry.squares import (
    FULL,
    NOT_LAST,
    WIDTH,
    around,
    mask_of,
    outer_sides,
    parts,
    reach,
    sides_of,
    squares_in,
)
from engine.players.budget import Budget
from engine.players.levels import STREAM, Decision

CORRIDOR_COST: Final = 4.0
"""What it costs to lay a square of a piece on the corridor."""
AREA_COST: Final = 1.0
"""What every square costs by which the room grows."""
WALL_WORTH: Final = 0.35
"""What it is worth that a furniture square stands at a wall."""
LOST_COST: Final = 2.5
"""What it costs per furniture square that could not be reached."""
SPACE_COST: Final = 0.9
"""What a square costs that an option takes beyond its share of the house."""
NO_PLACE: Final = -100.0
"""What an option without a good place is worth; a larger one still less."""
WALKING_SHARE: Final = 0.8
"""The part of the free squares that rooms may take; the rest is hallway."""
STRANDED_COST: Final = 0.5
"""What a free square costs that could no longer be walked to."""
NARROW_COST: Final = 0.3
"""What a free square costs that lies in no free block of three by three: hardly a piece fits there."""
DOORS_WANTED: Final = 3
"""So many squares beside the room that all others open into are wanted for each of their doors."""
WAVER: Final = 0.6
WAVER_STEPS: Final = 64
TRIED: Final = 70
"""So many places are looked at closely for each piece."""
TRIED_MORE: Final = 400
SPOILT: Final = 12.0
"""A place that costs so much spoils something: then more places are looked at."""
GROWN_TRIED: Final = 8
NOT_LAST_TWO: Final = NOT_LAST & NOT_LAST >> 1
"""Squares with two more to the east of them in their row."""


class Spoilt(StrEnum):
    """Why a piece is left out: what the likeliest of its places would spoil."""

    NOWHERE = "nowhere"
    """There is no legal place at all."""
    TORN = "torn"
    """The room could not be made to hang together."""
    NO_DOOR = "no_door"
    """The room could have no door to which a way leads."""
    CUT_OFF = "cut_off"
    """A finished room could no longer be walked to."""
    WORTHLESS = "worthless"
    """It would not count, or cost others more than it brings."""


def play_as_beginner(game: RoomToMove, view: View, seat: int, draft: Draft, budget: Budget) -> Decision:
    """What the seat does in the phase of the round."""
    house = game.house(view)
    match view.phase:
        case Phase.ROOM:
            return Decision(TurnRoom(choose_room(house, view)))
        case Phase.CARD:
            return Decision(TurnCard(choose_card(house, view)))
        case Phase.TOKENS:
            return Decision(assign_tokens(house, view, seat))
        case Phase.DRAW:
            return Decision(draw_card(house, view, seat, draft))
        case Phase.CLOSE:
            return Decision(close_room(house, view, seat))
        case _:
            return Decision(Finish(last_marks(house, view.sheets[seat])))


def choose_room(house: House, view: View) -> int:
    """The room that the others open into, then the one that will hold the most."""
    return max(rooms_left(house, view), key=lambda room: _urgency(house, room))


def choose_card(house: House, view: View) -> int:
    """The number of the card with the largest pieces."""
    cards = house.scenario.rooms[view.room].cards
    return cards[max(cards_left(house, view), key=lambda card: (_mean_size(house, cards[card][0]), -card))][0]


def _urgency(house: House, room: int) -> tuple[bool, int, int]:
    """The room that the others open into first, then by how much a room will hold."""
    need = sum(tokens * _mean_size(house, number) for number, tokens in house.scenario.rooms[room].cards)
    return room == house.scenario.named, need, -room


def _mean_size(house: House, number: int) -> int:
    """Squares of the four pieces of a number, circulation included."""
    pieces = [piece for piece in house.furniture.pieces if piece.number == number]
    return sum(len(piece.shape.furniture) + len(piece.shape.circulation) for piece in pieces)


# Tokens


def assign_tokens(house: House, view: View, seat: int) -> AssignTokens:
    """The option with the most furniture squares that finds a place and leaves room for what is still to come takes the
    tokens; both if they must."""
    return AssignTokens(best_first(house, view, worth_of_options(house, view, seat)))


def best_first(house: House, view: View, worth: tuple[float, ...]) -> int:
    """How many tokens the first option takes."""
    _, tokens = house.scenario.rooms[view.room].cards[view.card]
    return max(firsts_allowed(house, view), key=lambda first: (first * worth[0] + (tokens - first) * worth[1], first))


def worth_of_options(house: House, view: View, seat: int) -> tuple[float, ...]:
    """Per option of the present card its furniture squares less what it takes beyond its share; ``NO_PLACE`` and less
    if it finds no place that spoils nothing."""
    sheet = with_marks(view.sheets[seat], front_marks(house, view.sheets[seat]))
    share = share_of(house, view, sheet)
    worth = []
    for option in range(2):
        piece = piece_of(house, view, option)
        size = len(piece.shape.furniture)
        takes = size + len(piece.shape.circulation)
        fits = best_place(house, sheet, view.room, piece, option) is not None
        worth.append(size - SPACE_COST * max(0.0, takes - share) if fits else NO_PLACE - takes)
    return tuple(worth)


def share_of(house: House, view: View, sheet: Sheet) -> float:
    """The squares that each piece still to come can take, with a part of the house left for walking."""
    layers = house.layers(sheet)
    free = house.scenario.inside & ~(layers.finished | layers.furniture | layers.circulation | house.not_walkable)
    coming = 0
    for place, room in enumerate(house.scenario.rooms):
        for card, (_, tokens) in enumerate(room.cards):
            present = (place, card) == (view.room, view.card)
            coming += tokens if present or not view.turned[place][card] else 0
    return WALKING_SHARE * free.bit_count() / max(1, coming)


# Drawing


@lru_cache(maxsize=64)
def plan_of(house: House) -> tuple[tuple[int, ...], int]:
    """A front door and a corridor that leads from it through the house: from the door whose way to the farthest square
    is the shortest."""
    scenario = house.scenario
    floor = scenario.inside & ~house.not_walkable
    for ready in scenario.ready:
        floor &= ~ready.area
    best: tuple[int, tuple[int, ...], int] | None = None
    for front in _fronts(house):
        inner = mask_of(house.inner_side(edge)[0] for edge in front)
        waves = _waves(inner, floor, scenario.stairs)
        if not waves:
            continue
        spread = len(waves)
        if best is None or spread < best[0]:
            best = spread, front, _way(waves, scenario.inside, scenario.stairs)
    if best is None:
        return (), 0
    return best[1], best[2] | scenario.hallway_free


def _fronts(house: House) -> Iterator[tuple[int, ...]]:
    """Front doors that an empty sheet can have."""
    empty = house.empty_sheet()
    if empty.marks.front:
        yield empty.marks.front
        return
    if house.scenario.front_wide:
        yield from wide_fronts(house)
        return
    for edge in sorted(house.scenario.front_places or house.scenario.outer):
        if refuse_marks(house, empty, _with_front(empty.marks, (edge,))) is None:
            yield (edge,)


def _with_front(marks: Marks, front: tuple[int, ...]) -> Marks:
    """The marks with another front door; windows make way for it."""
    return Marks(marks.right, marks.below, tuple(edge for edge in marks.windows if edge not in front), front)


def _one_on(mask: int, stairs: tuple[tuple[int, int], ...]) -> int:
    """The squares one step from the mask, stairs included."""
    found = around(mask)
    for one, other in stairs:
        found |= (mask >> one & 1) << other | (mask >> other & 1) << one
    return found


def _waves(start: int, floor: int, stairs: tuple[tuple[int, int], ...]) -> list[int]:
    """Squares by their distance from the start."""
    waves = [start & floor]
    reached = waves[0]
    while waves[-1]:
        fresh = _one_on(waves[-1], stairs) & floor & ~reached
        reached |= fresh
        waves.append(fresh)
    return waves[:-1]


def _way(waves: list[int], inside: int, stairs: tuple[tuple[int, int], ...]) -> int:
    """A way from the start to two thirds of the depth of the house, as far from outer walls as it can be."""
    depth = max(1, (2 * len(waves)) // 3)
    here = _innermost(waves[depth - 1], inside)
    way = here
    for wave in reversed(waves[: depth - 1]):
        here = _innermost(_one_on(here, stairs) & wave, inside)
        way |= here
    return way


def _innermost(mask: int, inside: int) -> int:
    """The square of the mask that lies deepest in the house."""
    deep = inside
    while True:
        core = deep & ~around(FULL & ~deep)
        if not core & mask:
            break
        deep = core
    best = mask & deep or mask
    return best & -best


def front_marks(house: House, sheet: Sheet) -> Marks | None:
    """The marks with the front door of the plan, None if there is one already or it cannot be drawn."""
    front, _ = plan_of(house)
    if sheet.marks.front or not front:
        return None
    fresh = _with_front(sheet.marks, front)
    return fresh if refuse_marks(house, sheet, fresh) is None else None


def draw_card(house: House, view: View, seat: int, draft: Draft) -> DrawCard:
    """Each chosen piece at the place that costs the least. One that finds none is mirrored, or the other option is
    drawn, by the bright idea if there is still one; else it is left out."""
    sheet = view.sheets[seat]
    marks = front_marks(house, sheet)
    here = with_marks(sheet, marks)
    places: list[Place] = []
    idea = Idea.NONE
    for option, count in enumerate(tokens_of(house, view)):
        for _ in range(count):
            found = best_place(house, here, view.room, piece_of(house, view, option), option, draft)
            if found is None and sheet.idea is idea is Idea.NONE:
                found, idea = _inspired(house, view, here, option, draft)
            if found is not None:
                places.append(found)
                here = with_place(here, view.room, piece_of(house, view, found.option), found)
    return DrawCard(tuple(places), idea, marks)


def _inspired(house: House, view: View, sheet: Sheet, option: int, draft: Draft) -> tuple[Place | None, Idea]:
    """A place that the bright idea finds for a piece that has none, and what the idea is used for."""
    piece, other = piece_of(house, view, option), piece_of(house, view, 1 - option)
    if piece.mirrors:
        found = best_place(house, sheet, view.room, piece, option, draft, mirror=True)
        if found is not None:
            return found, Idea.MIRROR
    if tokens_of(house, view)[1 - option]:
        # The other option is drawn anyhow.
        return None, Idea.NONE
    found = best_place(house, sheet, view.room, other, 1 - option, draft)
    return found, Idea.NONE if found is None else Idea.SWAP


def best_place(
    house: House,
    sheet: Sheet,
    room: int,
    piece: Piece,
    option: int,
    draft: Draft | None = None,
    *,
    mirror: bool = False,
) -> Place | None:
    """The place that costs the least, None if every place would spoil something. It wavers a little with a draft."""
    rough = rough_places(house, sheet, room, piece, draft, mirror=mirror)
    best: tuple[float, Place] | None = None
    for looked, (first, anchor, turns) in enumerate(rough[:TRIED_MORE]):
        if looked >= TRIED and best is not None and best[0] < SPOILT:
            break
        place = Place(option, anchor, turns, mirror)
        judged = judge_room(house, with_place(sheet, room, piece, place), room)
        if not isinstance(judged, Spoilt) and (best is None or first + judged < best[0]):
            best = first + judged, place
    if best is None or is_worthless(house, sheet, room, piece, best[1]):
        return None
    return best[1]


def rough_places(
    house: House, sheet: Sheet, room: int, piece: Piece, draft: Draft | None = None, *, mirror: bool = False
) -> list[tuple[float, int, int]]:
    """Every legal place as (cost at first sight, anchor, turns), the cheapest first."""
    rough = []
    _, corridor = plan_of(house)
    needed = needed_squares(house, sheet, room)
    walls = outer_sides(~forbidden_squares(house, sheet, room) & house.scenario.inside)
    near = needed | around(needed)
    for turns in range(TURNS):
        shape = turned(piece.shape, turns, mirror)
        for anchor in squares_in(legal_anchors(house, sheet, room, piece, turns, mirror=mirror)):
            stands, walks = shape.at(anchor)
            cost = CORRIDOR_COST * ((stands | walks) & corridor).bit_count()
            cost += AREA_COST * ((stands | walks) & ~needed).bit_count()
            cost -= WALL_WORTH * sum((stands & side).bit_count() for side in walls)
            if needed and not (stands | walks) & near:
                cost += 3.0
            if draft is not None:
                cost += WAVER * draft.number(STREAM, WAVER_STEPS) / WAVER_STEPS
            rough.append((cost, anchor, turns))
    rough.sort()
    return rough


def is_worthless(house: House, sheet: Sheet, room: int, piece: Piece, place: Place) -> bool:
    """Whether the piece would bring no more furniture squares that count than it costs others of its room. The first
    piece of a room and carpets never are: they save the -3, and serve bonuses."""
    if piece.is_carpet or not sheet.pieces_in(room):
        return False
    after = with_place(sheet, room, piece, place)
    return _lost(house, after, room) - _lost(house, sheet, room) >= len(piece.shape.furniture)


def _lost(house: House, sheet: Sheet, room: int) -> int:
    """The furniture squares of the room that would not count if it were closed now."""
    area = _livable_area(house, sheet, room)
    return FULL if area is None else _lost_in(house, sheet, room, area, _way_on(house, sheet, room, area))


def why_left(house: House, sheet: Sheet, room: int, piece: Piece) -> Spoilt:
    """What speaks against the place of a piece that looks the best at first sight."""
    rough = rough_places(house, sheet, room, piece)
    if not rough:
        return Spoilt.NOWHERE
    _, anchor, turns = rough[0]
    judged = judge_room(house, with_place(sheet, room, piece, Place(0, anchor, turns)), room)
    return judged if isinstance(judged, Spoilt) else Spoilt.WORTHLESS


def judge_room(house: House, sheet: Sheet, room: int) -> float | Spoilt:
    """What the room, as it would be closed now, takes from the rest of the house, or what it spoils."""
    _, corridor = plan_of(house)
    allowed = ~forbidden_squares(house, sheet, room) & house.scenario.inside
    needed = needed_squares(house, sheet, room)
    area = _livable_area(house, sheet, room)
    if area is None:
        return Spoilt.TORN
    furniture = house.layers(sheet).furniture
    rest = allowed & ~area
    out = _way_on(house, sheet, room, area)
    # A square of the room that can be walked on, if it has any, must lie beside one from which its door is entered.
    if not around(area & ~(furniture | house.not_walkable) or area) & out:
        return Spoilt.NO_DOOR
    spare = float((area & ~needed).bit_count())
    lost = _lost_in(house, sheet, room, area, out)
    if house.hallway:
        # A finished room whose door could no longer be walked to is worth more than the piece.
        closed_so_far = [closed for closed in sheet.closed if closed and closed.door != NO_DOOR]
        if any(not mask_of(s for s, _ in sides_of(one.door)) & ~one.area & out for one in closed_so_far):
            return Spoilt.CUT_OFF
    named = room == house.scenario.named
    if not named:
        spare += CORRIDOR_COST * (area & corridor).bit_count()
    else:
        entered = area & ~(furniture | house.not_walkable)
        doors = around(entered) & rest
        wanted = DOORS_WANTED * (len(house.scenario.rooms) - 1)
        spare += max(0, wanted - doors.bit_count())
        out = reach(doors, rest)
    # Without a hallway, what is left beside a later room is judged when its own door is.
    stranded = (rest & ~(out | furniture)).bit_count() if house.hallway or named else 0
    free = rest & ~furniture & (out if house.hallway else FULL)
    narrow = (free & ~(roomy(free) | corridor)).bit_count()
    return AREA_COST * spare + STRANDED_COST * stranded + LOST_COST * lost + NARROW_COST * narrow


def roomy(mask: int) -> int:
    """The squares of a mask that lie in one of its blocks of three by three."""
    corners = mask & mask >> 1 & mask >> 2 & NOT_LAST_TWO
    corners &= corners >> WIDTH & corners >> 2 * WIDTH
    rows = corners | corners << 1 | corners << 2
    return rows | rows << WIDTH | rows << 2 * WIDTH


def _livable_area(house: House, sheet: Sheet, room: int) -> int | None:
    """A small area that holds the room with ways between all its circulation, clear of the corridor if it can be; None
    if the room cannot hang together."""
    layers, walls, (_, corridor) = house.layers(sheet), loose_walls(house, sheet), plan_of(house)
    allowed = ~forbidden_squares(house, sheet, room) & house.scenario.inside & ~beyond_sides(house, sheet, room)
    needed = needed_squares(house, sheet, room)
    walks = needed & ~(layers.furniture | house.not_walkable)
    floor = allowed & ~(layers.furniture | house.not_walkable)
    if room == house.scenario.named:
        # The other rooms open into this one: it takes the corridor.
        walks |= corridor & floor
    aside = 0 if room == house.scenario.named else corridor & ~needed
    way = (joined(walks, floor & ~aside, walls) or joined(walks, floor, walls) or walks) if walks else 0
    area = joined(needed | way, allowed & ~aside | way, walls) or joined(needed | way, allowed, walls)
    return None if area is None else at_railing(house, room, area, allowed, walls)


def _way_on(house: House, sheet: Sheet, room: int, area: int) -> int:
    """The squares beside the room from which one comes to the front door: its door has to lead there."""
    layers, named = house.layers(sheet), house.scenario.named
    free = house.scenario.inside & ~(layers.furniture | house.not_walkable)
    if room == named:
        return free | layers.front_inner
    closed = sheet.closed[named] if named >= 0 else None
    if closed:
        return closed.area & free
    return walked(layers.front_inner, free & ~(layers.finished | area), layers.walls, house.scenario.stairs)


def _lost_in(house: House, sheet: Sheet, room: int, area: int, out: int) -> int:
    """How many furniture squares of the room would not count, from the best place for its door: their circulation lies
    in another part of its floor."""
    layers = house.layers(sheet)
    floor = area & ~(layers.furniture | house.not_walkable)
    pieces = [(house.squares(placed), house.piece(placed).is_carpet) for placed in sheet.pieces_in(room)]
    total = sum(stands.bit_count() for (stands, _), carpet in pieces if not carpet)
    best = 0
    for part in parts(floor, loose_walls(house, sheet)):
        if room != house.scenario.named and not around(part) & out:
            continue
        best = max(best, sum(st.bit_count() for (st, walks), carpet in pieces if not carpet and not walks & ~part))
    return total - best


# Rooms and the end


def close_room(house: House, view: View, seat: int) -> CloseRoom | LeaveOpen:
    """The outline after which the sheet is worth the most; the smallest of equal ones."""
    sheet, room = view.sheets[seat], view.room
    best: tuple[tuple[int, ...], CloseRoom] | None = None
    for closing in _closings(house, sheet, room):
        worth = worth_of_closing(house, sheet, room, closing)
        if best is None or worth > best[0]:
            best = worth, closing
    return best[1] if best else LeaveOpen()


def worth_of_closing(house: House, sheet: Sheet, room: int, closing: CloseRoom) -> tuple[int, int, int, int]:
    """Points of the sheet, squares of the corridor kept, free squares outside the door, and how small the room is."""
    assert closing.area is not None, "outlines are whole"
    assert closing.door is not None, "outlines are whole"
    closed = Closed(closing.area, closing.door)
    after = replace(sheet, closed=(*sheet.closed[:room], closed, *sheet.closed[room + 1 :]))
    kept = (closing.area & plan_of(house)[1]).bit_count()
    if room != house.scenario.named:
        kept = -kept
    return sheet_of(house, after).total, kept, _way_out(house, after, closing), -closing.area.bit_count()


def _closings(house: House, sheet: Sheet, room: int) -> Iterator[CloseRoom]:
    """The smallest outlines, those that keep clear of the corridor, and some grown by a square."""
    proposed = list(outlines(house, sheet, room))
    yield from proposed
    clear = _livable_area(house, sheet, room)
    if clear is not None and refuse_area(house, sheet, room, clear) is None:
        aside = [CloseRoom(clear, door) for door in doors_for(house, sheet, room, clear)]
        yield from aside
        proposed += aside
    for area in {closing.area for closing in proposed if closing.area}:
        for grown, _ in zip(grown_areas(house, sheet, room, area), range(GROWN_TRIED), strict=False):
            yield from (CloseRoom(grown, door) for door in doors_for(house, sheet, room, grown))


def _way_out(house: House, sheet: Sheet, closing: CloseRoom) -> int:
    """How many free squares can be walked to from outside the door."""
    if closing.door is None or closing.door < 0:
        return 0
    layers = house.layers(sheet)
    floor = house.scenario.inside & ~(layers.furniture | layers.finished | house.not_walkable)
    outer = mask_of(square for square, _ in sides_of(closing.door)) & ~(closing.area or 0)
    return reach(outer, floor, layers.walls).bit_count()


def last_marks(house: House, sheet: Sheet) -> Marks | None:
    """A front door if there is none, the one that is worth the most; and windows wherever they may be."""
    marks = sheet.marks
    if not marks.front:
        best: tuple[int, Marks] | None = None
        for front in _fronts(house):
            fresh = _with_front(marks, front)
            if refuse_marks(house, sheet, fresh) is None:
                total = sheet_of(house, with_marks(sheet, fresh)).total
                if best is None or total > best[0]:
                    best = total, fresh
        marks = best[1] if best else marks
    closed = set(house.scenario.crossed) | set(marks.front) | set(house.scenario.doors)
    windows = tuple(sorted(house.scenario.outer - closed))
    full = Marks(marks.right, marks.below, windows, marks.front)
    return full if refuse_marks(house, sheet, full) is None else marks


PLAYERS: Final = {"beginner": play_as_beginner}
"""The levels beside "random", which every game has."""
