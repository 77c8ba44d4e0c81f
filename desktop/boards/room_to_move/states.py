"""What the board of Room to Move has in work: the sketch of the front seat, what is held, and what would come of it.

Plain records and functions of view, actions and scenario; nothing here paints or asks the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.game import Refusal
from engine.games.room_to_move.actions import (
    Action,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    Marks,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.furniture import piece_index
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import UNSEEN, BonusNow, Hint, Phase, View

NONE: Final = -1
MIRROR_AT: Final = 4
"""In an answer of masks the mirrored turns follow the plain ones."""


@dataclass(frozen=True)
class Sketch:
    """What the front seat has laid out and not confirmed.

    ``chosen`` is the room or the card number that is to be turned; ``tokens`` how many tokens lie on each option;
    ``drawn`` the pieces with the slot (the token) each of them is for, in the order in which they were drawn; ``left``
    the slots that were left out on purpose; ``swapped`` and ``mirrored`` the slot that the bright idea is for;
    ``marks`` what else was drawn (None: as it was); ``area`` and ``door`` the room that is to be closed.
    """

    chosen: int = NONE
    tokens: tuple[int, int] = (0, 0)
    drawn: tuple[tuple[int, Place], ...] = ()
    left: tuple[int, ...] = ()
    swapped: int = NONE
    mirrored: int = NONE
    marks: Marks | None = None
    area: int | None = None
    door: int | None = None

    def place_of(self, slot: int) -> Place | None:
        """Where the piece of a slot lies."""
        return next((place for own, place in self.drawn if own == slot), None)

    def without(self, slot: int) -> Sketch:
        """The sketch without the piece of a slot, which is not left out either."""
        return replace(
            self,
            drawn=tuple(pair for pair in self.drawn if pair[0] != slot),
            left=tuple(own for own in self.left if own != slot),
        )

    def with_place(self, slot: int, place: Place) -> Sketch:
        """The sketch with the piece of a slot drawn; the bright idea follows the piece."""
        made = self.without(slot)
        mirrored = slot if place.mirror else NONE if made.mirrored == slot else made.mirrored
        return replace(made, drawn=(*made.drawn, (slot, place)), mirrored=mirrored)


@dataclass(frozen=True)
class Held:
    """The piece in the hand: its slot, quarter turns, mirrored or not; ``parked``: it waits on the sheet instead of
    following the pointer; ``carried``: the pointer drags it."""

    slot: int
    turns: int = 0
    mirror: bool = False
    parked: bool = False
    carried: bool = False


@dataclass(frozen=True)
class Verdict:
    """What drawing the held piece at ``anchor`` would do: refused, or the points it would bring."""

    anchor: int
    refusal: Refusal | None
    gain: int = 0
    bonuses: tuple[BonusNow, ...] = ()
    met: tuple[tuple[int, bool], ...] = ()
    """Per side that needs a wall its edge and whether there is one."""


@dataclass(frozen=True)
class Situation:
    """Everything the board shows, worked out of view and sketch.

    ``shown`` is the seat whose sheet is large, ``front`` the seat whose sketch it is (None: nobody drafts), ``works``
    whether that seat owes a decision; ``sheet`` the large sheet with the sketch, ``base`` without it; ``rooms``,
    ``bonuses`` and ``hints`` what it counts; ``anchors`` the legal places of what is held (eight masks, () without).
    """

    view: View
    house: House
    front: int | None
    shown: int
    works: bool
    sketch: Sketch
    held: Held | None
    aim: int | None
    verdict: Verdict | None
    sheet: Sheet
    base: Sheet
    rooms: tuple[int, ...]
    bonuses: tuple[BonusNow, ...]
    hints: tuple[Hint, ...]
    anchors: tuple[int, ...]
    aids: frozenset[str]

    @property
    def scenario(self) -> Scenario:
        """The scenario of the match."""
        return self.house.scenario

    @property
    def phase(self) -> Phase:
        """What is to be done."""
        return self.view.phase

    @property
    def mine(self) -> bool:
        """Whether the large sheet is that of the front seat."""
        return self.front is not None and self.shown == self.front

    @property
    def draws(self) -> bool:
        """Whether the front seat may draw pieces on the large sheet now."""
        return self.works and self.mine and self.phase is Phase.DRAW

    @property
    def drafted(self) -> int:
        """How many pieces at the end of the large sheet are those of the sketch."""
        return len(self.sheet.placed) - len(self.base.placed)


# The present card


def card_of(house: House, view: View) -> tuple[int, int] | None:
    """Number and card (A or B) that lies open now, None if there is none."""
    if view.room < 0 or view.card < 0:
        return None
    found = view.cards[view.room][view.card]
    if found == UNSEEN:
        return None
    return house.scenario.rooms[view.room].cards[view.card][0], found


def options_of(house: House, view: View) -> tuple[int, int] | None:
    """The two pieces of the present card."""
    card = card_of(house, view)
    return None if card is None else (piece_index(*card, 0), piece_index(*card, 1))


def tokens_of(house: House, view: View) -> int:
    """How many tokens lie on the present card."""
    if view.room < 0 or view.card < 0:
        return 0
    return house.scenario.rooms[view.room].cards[view.card][1]


def slots_of(house: House, view: View) -> tuple[int, ...]:
    """The option of every selected piece of the present card, () before the tokens are assigned."""
    if view.room < 0 or view.card < 0:
        return ()
    first = view.first[view.room][view.card]
    return () if first == UNSEEN else (0,) * first + (1,) * (tokens_of(house, view) - first)


def option_of(slots: Sequence[int], sketch: Sketch, slot: int) -> int:
    """The option that is drawn for a slot: the other one where the bright idea swaps it."""
    return 1 - slots[slot] if sketch.swapped == slot else slots[slot]


def idea_of(sketch: Sketch, drawn: Sequence[tuple[int, Place]]) -> Idea:
    """What the bright idea is used for by these pieces."""
    slots = {slot for slot, _ in drawn}
    if sketch.swapped in slots:
        return Idea.SWAP
    return Idea.MIRROR if any(place.mirror for _, place in drawn) else Idea.NONE


def drawing_of(sketch: Sketch, *, without: int = NONE, more: tuple[int, Place] | None = None) -> DrawCard:
    """The pieces of the sketch as an action, without one slot and with one more piece."""
    drawn = [pair for pair in sketch.drawn if pair[0] != without]
    if more is not None:
        drawn.append(more)
    return DrawCard(tuple(place for _, place in drawn), idea_of(sketch, drawn), sketch.marks)


def action_of(view: View, sketch: Sketch) -> Action:
    """What the primary button would play."""
    if view.phase is Phase.ROOM:
        return TurnRoom(sketch.chosen if sketch.chosen >= 0 else None)
    if view.phase is Phase.CARD:
        return TurnCard(sketch.chosen if sketch.chosen >= 0 else None)
    if view.phase is Phase.DRAW:
        return drawing_of(sketch)
    if view.phase is Phase.CLOSE:
        return CloseRoom(sketch.area, sketch.door, sketch.marks)
    return Finish(sketch.marks)


def tokens_action(sketch: Sketch, tokens: int) -> AssignTokens:
    """The assignment of the tokens, without a number while some lie on neither option."""
    return AssignTokens(sketch.tokens[0] if sum(sketch.tokens) == tokens else None)


def waiting(view: View) -> tuple[int, ...]:
    """The seats that owe a decision."""
    if view.phase in (Phase.ROOM, Phase.CARD, Phase.TOKENS):
        return (view.active,)
    return () if view.phase is Phase.OVER else tuple(seat for seat in range(view.seats) if not view.acted[seat])


def order_of(scenario: Scenario, view: View) -> dict[int, int]:
    """Per room its Roman number: 1 for the room that the book names first."""
    return {room: room + 1 for room in range(len(scenario.rooms))}
