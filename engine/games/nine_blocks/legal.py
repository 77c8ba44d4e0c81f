"""Why an action may not be done: the single source of legality (rules page, sections 3, 5, 8)."""

from __future__ import annotations

from engine.core.game import Refusal
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    MOST_TILES,
    REMOVE,
    SEE_OR_DRAW,
    SWAP,
    TURN,
    Action,
    Decline,
    GiveUp,
    Pass,
    Plan,
    Reason,
    UseBonus,
)
from engine.games.nine_blocks.facts import CASCADE
from engine.games.nine_blocks.grid import (
    EMPTY,
    NUMBERS,
    PEERS,
    SPACES,
    TURNS,
    area,
    block_of,
    builders_of,
    contradictions,
    masks_of,
)
from engine.games.nine_blocks.view import Phase, Seen

INCOMPLETE = Refusal(Reason.INCOMPLETE, "R3a")


def waiting_of(seen: Seen) -> tuple[int, ...]:
    """The seat that owes a decision: the next one to plan, the one with a bonus, or the last one building."""
    if seen.phase is Phase.BONUS:
        return (seen.bonus_seat,)
    return seen.queue[:1]


def refuse_action(seen: Seen, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not act like this now, None if it may; ``incomplete`` if only parts are missing."""
    if not 0 <= seat < seen.seats:
        return Refusal(Reason.NO_SEAT, "2", seats=(seat,))
    phase = seen.phase
    if phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, "3.5", seats=(seat,))
    if seat not in waiting_of(seen):
        return Refusal(Reason.NOT_WAITING, "3.2", seats=(seat,))
    if phase is Phase.BONUS:
        if isinstance(action, Decline):
            return None
        if isinstance(action, UseBonus):
            return refuse_bonus(seen, seat, action)
    elif isinstance(action, Plan):
        return refuse_plan(seen, seat, action)
    elif isinstance(action, GiveUp):
        if seen.final:
            return Refusal(Reason.FINAL_PASS, "31", seats=(seat,))
        return _refuse_tile(seen, seat, action.tile) or (INCOMPLETE if action.tile is None else None)
    elif isinstance(action, Pass):
        return None if seen.final else Refusal(Reason.NOT_FINAL, "31", seats=(seat,))
    return Refusal(Reason.OTHER_PHASE, "R3a", seats=(seat,))


def _refuse_tile(seen: Seen, seat: int, tile: int | None) -> Refusal | None:
    if tile is None:
        return None
    if tile not in NUMBERS:
        return Refusal(Reason.TILE_UNKNOWN, "2", numbers=(tile,))
    if tile not in seen.hands[seat]:
        return Refusal(Reason.TILE_NOT_HELD, "2", seats=(seat,), numbers=(tile,))
    return None


def refuse_plan(seen: Seen, seat: int, action: Plan) -> Refusal | None:
    """Why the tile may not lie there: outside the area, on a built space, a second own tile on it (ruling 6); for the
    last seat that builds alone also a number that repeats (R3)."""
    tile, space = action.tile, action.space
    refusal = _refuse_tile(seen, seat, tile)
    if refusal:
        return refusal
    if space is not None:
        if not 0 <= space < SPACES:
            return Refusal(Reason.SPACE_OUTSIDE, "3.1", squares=(space,))
        if not area(seen.seats, seen.turn, seat) >> space & 1:
            owners = builders_of(seen.seats, seen.turn, block_of(space))
            return Refusal(Reason.SPACE_FOREIGN, "3.1", squares=(space,), seats=owners)
        if seen.board[space] != EMPTY:
            return Refusal(Reason.SPACE_BUILT, "3.2.never", squares=(space,), numbers=(seen.board[space],))
        if any(plan.seat == seat and plan.space == space for plan in seen.plans):
            return Refusal(Reason.SPACE_TWICE, "3.2.never", squares=(space,), seats=(seat,))
        if tile is not None and seen.phase is Phase.ALONE:
            against = contradictions(seen.board, space, tile)
            if against:
                return Refusal(Reason.NUMBER_REPEATS, "R3", squares=(space, *against), numbers=(tile,))
    return INCOMPLETE if tile is None or space is None else None


def own_repeats(seen: Seen, seat: int, space: int, number: int) -> tuple[int, ...]:
    """The spaces of the seat's own face-down plans that the number would repeat (R14)."""
    return tuple(
        plan.space
        for plan in seen.plans
        if plan.seat == seat and plan.number == number and PEERS[plan.space] >> space & 1
    )


# Bonuses


def bonuses_of(seen: Seen) -> tuple[int, ...]:
    """The numbers whose bonus the seat with the bonus may use and that can have an effect (ruling 23, section 6)."""
    if not seen.bonus:
        return ()
    offered = range(1, seen.bonus + 1) if seen.options.bonus == CASCADE else (seen.bonus,)
    return tuple(number for number in offered if has_effect(seen, seen.bonus_seat, number))


def has_effect(seen: Seen, seat: int, number: int) -> bool:
    """Whether the bonus of the number can change anything for the seat."""
    if number == SWAP:
        return bool(seen.hands[seat] and seen.left + len(seen.discards))
    if number == REMOVE:
        return any(seen.board)
    if number in (DROP_ONE, DROP_TWO):
        return bool(seen.penalties[seat])
    if number == SEE_OR_DRAW:
        return bool(can_look(seen, seat) or seen.left + len(seen.discards))
    return True


def can_look(seen: Seen, seat: int) -> bool:
    """Whether another seat has a hand to look at."""
    return any(hand for other, hand in enumerate(seen.hands) if other != seat)


def refuse_bonus(seen: Seen, seat: int, action: UseBonus) -> Refusal | None:
    """Why the bonus may not be used like this (section 6, R10)."""
    number = action.number
    if number is None:
        return INCOMPLETE
    if number not in bonuses_of(seen):
        return Refusal(Reason.BONUS_OTHER, "23", seats=(seat,), numbers=(number, seen.bonus))
    asked = (number in MOST_TILES, number == REMOVE, number == SEE_OR_DRAW, number == TURN)
    given = (bool(action.tiles), action.space is not None, action.look is not None, action.turns is not None)
    if any(part and not wanted for part, wanted in zip(given, asked, strict=True)):
        return Refusal(Reason.BONUS_PARTS, "R10", numbers=(number,))
    if number in MOST_TILES:
        return _refuse_bonus_tiles(seen, seat, number, action.tiles)
    if number == REMOVE:
        return _refuse_removal(seen, action.space)
    if number == SEE_OR_DRAW:
        return _refuse_look(seen, seat, action.look)
    if number == TURN:
        if action.turns is None:
            return INCOMPLETE
        if not 1 <= action.turns < TURNS:
            return Refusal(Reason.BONUS_TURNS, "4", numbers=(action.turns,))
    return None


def _refuse_bonus_tiles(seen: Seen, seat: int, number: int, tiles: tuple[int, ...]) -> Refusal | None:
    most = MOST_TILES[number]
    if len(tiles) > most or list(tiles) != sorted(tiles):
        return Refusal(Reason.BONUS_TILES, "R10", numbers=(number, most))
    own = seen.hands[seat] if number == SWAP else seen.penalties[seat]
    for tile in tiles:
        if tiles.count(tile) > own.count(tile):
            code = Reason.BONUS_TILE_NOT_HELD if number == SWAP else Reason.BONUS_NO_PENALTY
            return Refusal(code, "R10", seats=(seat,), numbers=(tile,))
    if number == SWAP and len(tiles) > seen.left + len(seen.discards):
        return Refusal(Reason.BONUS_NO_TILES_LEFT, "R10", numbers=(seen.left + len(seen.discards),))
    return None if tiles else INCOMPLETE


def _refuse_removal(seen: Seen, space: int | None) -> Refusal | None:
    if space is None:
        return INCOMPLETE
    if not 0 <= space < SPACES:
        return Refusal(Reason.SPACE_OUTSIDE, "3.1", squares=(space,))
    if seen.board[space] == EMPTY:
        return Refusal(Reason.BONUS_NOT_BUILT, "R10", squares=(space,))
    return None


def _refuse_look(seen: Seen, seat: int, look: bool | None) -> Refusal | None:
    if look is None:
        return INCOMPLETE
    if not look and not seen.left + len(seen.discards):
        return Refusal(Reason.BONUS_NO_TILES_LEFT, "R10", numbers=(0,))
    if look and not can_look(seen, seat):
        return Refusal(Reason.BONUS_PARTS, "R10", numbers=(SEE_OR_DRAW,))
    return None


def allowed_spaces(seen: Seen, seat: int, tile: int | None) -> int:
    """The spaces where the seat may plan the tile (or any), as a mask; knowingly illegal ones included unless it
    builds alone."""
    masks = masks_of(seen.board)
    free = area(seen.seats, seen.turn, seat) & ~masks.occupied
    for plan in seen.plans:
        if plan.seat == seat:
            free &= ~(1 << plan.space)
    if seen.phase is Phase.ALONE and tile is not None:
        free &= ~masks.barred[tile]
    return free


def sound_spaces(seen: Seen, seat: int, tile: int) -> int:
    """The spaces where the tile contradicts nothing built nor the seat's own plans, as a mask."""
    spaces = allowed_spaces(seen, seat, tile) & ~masks_of(seen.board).barred[tile]
    for plan in seen.plans:
        if plan.seat == seat and plan.number == tile:
            spaces &= ~PEERS[plan.space]
    return spaces
