"""The legal actions of a seat as a set that is asked, narrowed and sampled, never listed in full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.chance import Draft
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
    UseBonus,
)
from engine.games.nine_blocks.grid import TURNS, masks_of, spaces_in
from engine.games.nine_blocks.legal import (
    allowed_spaces,
    bonuses_of,
    can_look,
    refuse_action,
    sound_spaces,
    waiting_of,
)
from engine.games.nine_blocks.view import Parts, Phase, Seen

UNSOUND_ONCE_IN = 10
"""A sampled plan contradicts knowingly once in so many times."""
GIVE_UP_ONCE_IN = 24
PASS_ONCE_IN = 12
DECLINE_ONCE_IN = 8


class NineChoices:
    """The legal actions of one seat. See ``engine.core.choices.Choices``."""

    __slots__ = ("_seat", "_seen")

    def __init__(self, seen: Seen, seat: int) -> None:
        self._seen, self._seat = seen, seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return refuse_action(self._seen, self._seat, action) is None

    def __bool__(self) -> bool:
        # Somebody who waits can always give up a tile, pass or decline.
        return self._seat in waiting_of(self._seen)

    def __iter__(self) -> Iterator[Action]:
        """Every legal action once, lazily."""
        if not self:
            return
        seen, seat = self._seen, self._seat
        if seen.phase is Phase.BONUS:
            for number in bonuses_of(seen):
                yield from _uses(seen, seat, number)
            yield Decline()
            return
        tiles = _different(seen.hands[seat])
        for tile in tiles:
            for space in spaces_in(allowed_spaces(seen, seat, tile)):
                yield Plan(tile, space)
        if seen.final:
            yield Pass()
        else:
            for tile in tiles:
                yield GiveUp(tile)

    def sample(self, draft: Draft, stream: str) -> Action:
        """A legal action, mostly one that contradicts nothing in sight."""
        if not self:
            raise IndexError("no legal action")
        seen, seat = self._seen, self._seat
        number, chosen = draft.number, draft.chosen
        if seen.phase is Phase.BONUS:
            if number(stream, DECLINE_ONCE_IN) == 0:
                return Decline()
            return _sample_use(seen, seat, chosen(stream, bonuses_of(seen)), draft, stream)
        hand = seen.hands[seat]
        tile = chosen(stream, hand)
        spaces = 0
        if number(stream, PASS_ONCE_IN if seen.final else GIVE_UP_ONCE_IN):
            spaces = allowed_spaces(seen, seat, tile)
            if number(stream, UNSOUND_ONCE_IN):
                spaces = sound_spaces(seen, seat, tile)
        if spaces:
            return Plan(tile, chosen(stream, spaces_in(spaces)))
        return Pass() if seen.final else GiveUp(tile)

    def narrow(self, partial: Action) -> Parts:
        """The legal next parts of a draft; spaces of a plan without a tile are those free for any tile."""
        if not self:
            return Parts()
        seen, seat = self._seen, self._seat
        match partial:
            case Plan(tile) if seen.phase is not Phase.BONUS and (tile is None or tile in seen.hands[seat]):
                spaces = spaces_in(allowed_spaces(seen, seat, tile))
                sound = spaces if tile is None else spaces_in(sound_spaces(seen, seat, tile))
                return Parts(tiles=_different(seen.hands[seat]), spaces=spaces, sound=sound)
            case GiveUp() if seen.phase is Phase.PLAN and not seen.final:
                return Parts(tiles=_different(seen.hands[seat]))
            case UseBonus(number) if seen.phase is Phase.BONUS:
                return _bonus_parts(seen, seat, number)
        return Parts()


def _different(tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(tiles))


def _bonus_parts(seen: Seen, seat: int, number: int | None) -> Parts:
    """What a bonus can be used on."""
    bonuses = bonuses_of(seen)
    if number not in bonuses:
        return Parts(bonuses=bonuses)
    if number == SWAP:
        return Parts(bonuses=bonuses, tiles=seen.hands[seat])
    if number in (DROP_ONE, DROP_TWO):
        return Parts(bonuses=bonuses, penalties=seen.penalties[seat])
    if number == REMOVE:
        return Parts(bonuses=bonuses, spaces=spaces_in(masks_of(seen.board).occupied))
    return Parts(bonuses=bonuses, turns=tuple(range(1, TURNS)) if number == TURN else ())


def _most(seen: Seen, number: int) -> int:
    """How many tiles the bonus can move now."""
    most = MOST_TILES[number]
    return min(most, seen.left + len(seen.discards)) if number == SWAP else most


def _uses(seen: Seen, seat: int, number: int) -> Iterator[UseBonus]:
    """Every way to use the bonus."""
    if number in MOST_TILES:
        own = tuple(sorted(seen.hands[seat] if number == SWAP else seen.penalties[seat]))
        for size in range(1, _most(seen, number) + 1):
            for tiles in dict.fromkeys(combinations(own, size)):
                yield UseBonus(number, tiles=tiles)
    elif number == REMOVE:
        for space in spaces_in(masks_of(seen.board).occupied):
            yield UseBonus(number, space=space)
    elif number == SEE_OR_DRAW:
        if can_look(seen, seat):
            yield UseBonus(number, look=True)
        if seen.left + len(seen.discards):
            yield UseBonus(number, look=False)
    elif number == TURN:
        for turns in range(1, TURNS):
            yield UseBonus(number, turns=turns)
    else:
        yield UseBonus(number)


def _sample_use(seen: Seen, seat: int, number: int, draft: Draft, stream: str) -> UseBonus:
    if number in MOST_TILES:
        own = list(seen.hands[seat] if number == SWAP else seen.penalties[seat])
        size = 1 + draft.number(stream, min(_most(seen, number), len(own)))
        tiles = sorted(own.pop(draft.number(stream, len(own))) for _ in range(size))
        return UseBonus(number, tiles=tuple(tiles))
    if number == REMOVE:
        return UseBonus(number, space=draft.chosen(stream, spaces_in(masks_of(seen.board).occupied)))
    return draft.chosen(stream, tuple(_uses(seen, seat, number)))
