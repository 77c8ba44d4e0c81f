"""Computer players of Nine Blocks. They see the view of their seat and nothing else.

The beginner weighs every plan that contradicts nothing in sight: what it completes and how it fills the units that pay,
against the risk that another plan of the round beats it. It gives up a tile only when nothing fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.chance import Draft
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    HIDDEN,
    MOST_TILES,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
    WIN,
    Action,
    Decline,
    GiveUp,
    Pass,
    Plan,
    UseBonus,
)
from engine.games.nine_blocks.facts import COPIES, penalty_limit
from engine.games.nine_blocks.grid import (
    BLOCKS,
    NUMBERS,
    PEERS,
    SPACES_OF,
    TURNS,
    UNIT_MASKS,
    UNITS,
    UNITS_OF,
    area,
    builders_of,
    masks_of,
    spaces_in,
    value_of,
)
from engine.games.nine_blocks.legal import bonuses_of, can_look, sound_spaces
from engine.games.nine_blocks.rules import NineBlocks
from engine.games.nine_blocks.standing import placing
from engine.games.nine_blocks.stock import counts_of
from engine.games.nine_blocks.view import Phase, View
from engine.players.budget import Budget
from engine.players.levels import STREAM, Decision

FULL: Final = 9
COMPLETION_WORTH: Final = 3.0
"""What a point is worth that a tile scores at once."""
OWN_BLOCK_WORTH: Final = 1.4
"""What a block that only the seat fills promises, per point, when it is nearly full."""
SHARED_WORTH: Final = 0.35
"""The same for a unit that others fill as well."""
SETS_UP: Final = 0.5
"""What it costs to leave the last gap of a unit to seats that plan later."""
DEAD_GAP: Final = 0.5
"""What it costs to leave a space of an own block where no number fits any more."""
PENALTY_COST: Final = (9.0, 3.0, 1.4, 0.9, 0.6, 0.5, 0.4, 0.4)
"""What a penalty tile costs, by how many more the seat can take."""
BONUS_WORTH: Final = (0.0, 0.15, 0.3, 0.25, 0.3, 0.25, 0.5, 0.2, 3.0, 9.0)
"""What the bonus of each number is worth, index 0 not used."""
WAVER: Final = 0.25
"""The beginner misjudges a plan by up to so much."""
BONUS_WAVER: Final = 0.06
"""The same for a bonus."""
WAVER_STEPS: Final = 64
RISK_TO_PASS: Final = 0.3
"""In the final phase a seat with one penalty tile left passes rather than run this risk."""


def play_as_beginner(game: NineBlocks, view: View, seat: int, draft: Draft, budget: Budget) -> Decision:
    """What the seat does in the phase of the round."""
    if view.phase is Phase.BONUS:
        return Decision(use_bonus(view, seat, draft))
    return Decision(plan_tile(view, seat, draft))


# Plans


def plan_tile(view: View, seat: int, draft: Draft) -> Action:
    """The plan with the best prospects, or what is the least harm when nothing fits."""
    eye = Eye(view, seat)
    best: tuple[float, Plan] | None = None
    for tile in sorted(set(view.hands[seat])):
        for space in spaces_in(sound_spaces(view, seat, tile)):
            worth = eye.worth(tile, space) + WAVER * draft.number(STREAM, WAVER_STEPS) / WAVER_STEPS
            if best is None or worth > best[0]:
                best = worth, Plan(tile, space)
    if view.phase is Phase.ALONE:
        return best[1] if best else Pass()
    if best is not None and not (view.final and eye.rather_passes(best[1])):
        return best[1]
    # Nothing fits: in the final phase stopping is free, before it a tile that fits nowhere is the least loss.
    return Pass() if view.final else GiveUp(eye.least_useful(view.hands[seat]))


class Eye:
    """How a seat looks at a view: risks and prospects of plans."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.masks = masks_of(view.board)
        self.area = area(view.seats, view.turn, seat)
        self.claimed = {claim.unit for claim in view.claims}
        self.limit = penalty_limit(view.seats)
        self._unseen = unseen_by(view, seat)
        self._all_unseen = max(1, sum(self._unseen))
        self._others = tuple(plan for plan in view.plans if plan.seat != seat)

    def worth(self, tile: int, space: int) -> float:
        """The prospects of a plan, in points."""
        risk = self.risk(tile, space)
        spare = self.limit - 1 - len(self.view.penalties[self.seat])
        cost = PENALTY_COST[max(0, min(spare, len(PENALTY_COST) - 1))]
        return (1 - risk) * (self.gain(tile, space) + self._bonus(tile)) - risk * cost

    def risk(self, tile: int, space: int) -> float:
        """How likely an earlier plan of the round beats this one: on the same space unless the numbers are equal, in
        the same line or block if they are."""
        safe = 1.0
        for plan in self._others:
            equal = self._likelihood(plan.seat, tile)
            if plan.space == space:
                safe *= equal
            elif PEERS[plan.space] >> space & 1:
                safe *= 1 - equal
        return 1 - safe

    def _likelihood(self, other: int, tile: int) -> float:
        """How likely a face-down tile of the other seat bears the number."""
        hidden = len(self.view.hands[other]) + sum(p.seat == other and p.number == HIDDEN for p in self.view.plans)
        known = self.view.learnt[other]
        guessed = (hidden - len(known)) * self._unseen[tile - 1] / self._all_unseen
        return min(1.0, (known.count(tile) + guessed) / max(1, hidden))

    def gain(self, tile: int, space: int) -> float:
        """What the tile scores and prepares if it is built."""
        total = 0.0
        for unit in UNITS_OF[space]:
            if unit in self.claimed:
                continue
            points = value_of(self.view.seats, self.view.turn, unit)
            filled = (self.masks.occupied & UNIT_MASKS[unit]).bit_count() + 1
            if filled == FULL:
                total += COMPLETION_WORTH * points
                continue
            own = unit in BLOCKS and points > 1
            share = (filled * filled - (filled - 1) * (filled - 1)) / (FULL * FULL)
            total += (OWN_BLOCK_WORTH * points if own else SHARED_WORTH) * share * 2
            if filled == FULL - 1 and not own:
                total -= SETS_UP
            if own:
                total -= DEAD_GAP * self._gaps_killed(tile, space, unit)
        return total

    def _gaps_killed(self, tile: int, space: int, block: int) -> int:
        """How many gaps of the block could take this number alone, or one other that is barred already."""
        killed = 0
        for gap in SPACES_OF[block]:
            if gap == space or self.view.board[gap] or not PEERS[space] >> gap & 1:
                continue
            left = [number for number in NUMBERS if not self.masks.barred[number] >> gap & 1]
            killed += left == [tile]
        return killed

    def _bonus(self, tile: int) -> float:
        """What the bonus of the number promises: it must be the lowest one built."""
        rivals = len(placing(self.view)) - 1 if self.view.seats > 2 else 3
        return BONUS_WORTH[tile] * ((FULL - tile + 0.5) / FULL) ** rivals

    def rather_passes(self, plan: Plan) -> bool:
        """Whether stopping is better than this plan in the final phase. The second-last seat hardly ever stops: it
        would give the last one a point per tile (R3)."""
        if len(placing(self.view)) <= 2 or plan.tile is None or plan.space is None:
            return False
        last_one = len(self.view.penalties[self.seat]) >= self.limit - 1
        return last_one and self.risk(plan.tile, plan.space) > RISK_TO_PASS

    def least_useful(self, tiles: tuple[int, ...]) -> int:
        """The tile with the fewest spaces in the area, the lower bonus if several have."""
        return min(tiles, key=lambda tile: (self.room_for(tile), BONUS_WORTH[tile], tile))

    def room_for(self, tile: int) -> int:
        """How many spaces of the area can take the number."""
        return (self.area & ~self.masks.barred[tile]).bit_count()


def unseen_by(view: View, seat: int) -> tuple[int, ...]:
    """Per number from 1 the tiles that the seat has not seen."""
    known = [*view.board, *view.discards, *view.hands[seat], *(t for tiles in view.penalties for t in tiles)]
    known += [plan.number for plan in view.plans]
    return tuple(COPIES - count for count in counts_of(known))


# Bonuses


def use_bonus(view: View, seat: int, draft: Draft) -> Action:
    """The bonus that helps the most, or none if all would harm."""
    best: tuple[float, UseBonus] | None = None
    for number in bonuses_of(view):
        for worth, use in _uses(view, seat, number):
            felt = worth + BONUS_WAVER * draft.number(STREAM, WAVER_STEPS) / WAVER_STEPS
            if best is None or felt > best[0]:
                best = felt, use
    return best[1] if best and best[0] > 0 else Decline()


def _uses(view: View, seat: int, number: int) -> Iterator[tuple[float, UseBonus]]:
    """Ways to use a bonus that are worth a thought, with their worth in points."""
    eye = Eye(view, seat)
    worth = BONUS_WORTH[number]
    if number in (START, GAIN, WIN):
        yield worth, UseBonus(number)
    elif number == SWAP:
        tiles = sorted(view.hands[seat], key=eye.room_for)
        most = min(MOST_TILES[SWAP], view.left + len(view.discards))
        poor = tuple(sorted(tile for tile in tiles[:most] if eye.room_for(tile) < 4))
        if poor:
            yield worth, UseBonus(SWAP, tiles=poor)
    elif number in (DROP_ONE, DROP_TWO):
        dropped = tuple(sorted(view.penalties[seat][: MOST_TILES[number]]))
        spare = max(0, eye.limit - len(view.penalties[seat]))
        yield len(dropped) * PENALTY_COST[min(spare, len(PENALTY_COST) - 1)], UseBonus(number, tiles=dropped)
    elif number == SEE_OR_DRAW:
        if view.left + len(view.discards):
            yield worth, UseBonus(number, look=False)
        elif can_look(view, seat):
            yield worth / 2, UseBonus(number, look=True)
    elif number == TURN:
        now = prospects(view, seat, view.turn)
        for turns in range(1, TURNS):
            yield prospects(view, seat, (view.turn + turns) % TURNS) - now, UseBonus(number, turns=turns)
    elif number == REMOVE:
        for space in spaces_in(eye.masks.occupied):
            yield _harm(view, seat, space), UseBonus(number, space=space)


def prospects(view: View, seat: int, turn: int) -> float:
    """What the units of the seat promise when the board has made so many turns, less what those of the others do."""
    total = 0.0
    occupied = masks_of(view.board).occupied
    claimed = {claim.unit for claim in view.claims}
    for block in BLOCKS:
        owners = builders_of(view.seats, turn, block)
        if block in claimed or len(owners) != 1:
            continue
        filled = (occupied & UNIT_MASKS[block]).bit_count()
        # A full block that was never scored can only be scored after a gap was torn into it.
        promise = 2 * OWN_BLOCK_WORTH * (filled / FULL) ** 2 if filled < FULL else 0.0
        total += promise if owners == (seat,) else -promise / max(1, view.seats - 1)
    return total


def _harm(view: View, seat: int, space: int) -> float:
    """What taking the piece costs others, less what it costs the seat."""
    occupied = masks_of(view.board).occupied
    claimed = {claim.unit for claim in view.claims}
    total = 0.0
    for unit in range(UNITS):
        if unit in claimed or not UNIT_MASKS[unit] >> space & 1:
            continue
        filled = (occupied & UNIT_MASKS[unit]).bit_count()
        if filled < FULL - 3:
            continue
        loss = SHARED_WORTH * filled / FULL
        if unit in BLOCKS:
            owners = builders_of(view.seats, view.turn, unit)
            loss = OWN_BLOCK_WORTH * (filled / FULL) ** 2 if len(owners) == 1 else loss
            total += -loss if seat in owners else loss
        else:
            total += loss / 2 if view.builders[space] != seat else -loss / 2
    return total


PLAYERS: Final = {"beginner": play_as_beginner}
"""The levels beside "random", which every game has."""
