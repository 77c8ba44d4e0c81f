"""Carrying on the board of House Numbers what is no number: the effect of a pair, a city plan, a refusal.

Every one of these has a click form; dragged, they are dropped on the very thing that the click form presses.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers.states import Situation, claim_of
from desktop.boards.house_numbers.tray import EFFECT_X
from desktop.boards.house_numbers.work import Work
from engine.games.house_numbers.actions import Action, Effect, Turn, effect_of
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import STREET_OF

TARGETS = {
    Effect.SURVEYOR: ("gap",),
    Effect.AGENT: ("agent",),
    Effect.LANDSCAPER: ("park", "plot"),
    Effect.POOL: ("plot",),
    Effect.TEMP: ("plot",),
    Effect.BIS: ("plot",),
}
"""What each effect is dropped on: a gap, a column, the park of the street, the house of this turn, a plot."""
REFUSALS: Ident = ("track", "refusals")


def effect_place(work: Work, source: Ident, start: Point) -> int:
    """The place of the cards whose effect is taken up from ``source``, pressed at ``start``; -1 for none.

    With pairs it is the right half of the pair that has written its number; with a hand the right half of a card.
    """
    action = work.draft.action
    if not isinstance(action, Turn):
        return -1
    place = int(source[1]) if len(source) > 1 and isinstance(source[1], int) else -1
    if source[0] == "hand" and source[2] == "effect":
        return place
    if source[0] != "pair" or work.seen.mode in WITH_HANDS or action.plot is None:
        return -1
    if action.number_card != work.seen.numbers[place]:
        return -1
    return place if work.pieces[source].mapFromScene(QPointF(*start)).x() >= EFFECT_X else -1


def effect_draft(work: Work, source: Ident, seat: int) -> Action:
    """The draft with the effect of ``source`` in the hand: chosen, not used yet."""
    action = work.draft.action
    assert isinstance(action, Turn)
    if source[0] == "hand":
        card = work.seen.hands[seat][int(source[1])]
        if action.effect_card != card:
            chosen = drafts.choose_half(action, card, "effect")
            assert isinstance(chosen, Turn)
            return chosen
    return drafts.use_effect(action, None) if action.number_card is not None else action


def effect_target(work: Work, now: Situation, at: Point) -> Ident | None:
    """The thing under a point that takes the effect that is carried."""
    turn = now.turn
    if turn is None or turn.effect_card is None or turn.plot is None or now.parts is None:
        return None
    effect = effect_of(turn.effect_card)
    piece = work.component_at(QPointF(*at)) if effect == Effect.LANDSCAPER else work.piece_at(at)
    if piece is None or piece.ident[0] not in TARGETS[Effect(effect)]:
        return None
    kind, place = piece.ident[0], int(piece.ident[1])
    legal = {
        Effect.SURVEYOR: kind == "gap" and bool(now.parts.gaps >> place & 1),
        Effect.AGENT: kind == "agent" and place in now.parts.sizes,
        Effect.LANDSCAPER: now.parts.park and (place == STREET_OF[turn.plot] if kind == "park" else place == turn.plot),
        Effect.POOL: now.parts.pool and place == turn.plot,
        Effect.TEMP: place == turn.plot,
        Effect.BIS: any(target == place for target, _ in now.parts.bis),
    }
    return piece.ident if legal[Effect(effect)] else None


def can_carry_plan(now: Situation, place: int) -> bool:
    """Whether a plan can be claimed and is not claimed yet."""
    return now.parts is not None and claim_of(now.action, place) is None and place in dict(now.parts.claims)
