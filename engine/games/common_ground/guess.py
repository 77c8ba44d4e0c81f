"""A full position drawn evenly from those that a view allows."""

from __future__ import annotations

from typing import Final

from engine.core.chance import Chance
from engine.games.common_ground.actions import HIDDEN
from engine.games.common_ground.city import BONUS, BONUSES, PLACES, TILES, is_bonus
from engine.games.common_ground.state import State
from engine.games.common_ground.view import View

GUESS: Final = "guess"


def guess_state(view: View, chance: Chance) -> State:
    """A position with the same view: tiles not seen yet in any order, hidden places and plan at random."""
    draft = chance.draft()
    known = {piece.piece // 2 for piece in view.city if piece.piece < PLACES}
    known |= {place // 2 for place in (*view.drawn, *view.loose) if place != HIDDEN}
    unseen = list(draft.shuffled(GUESS, [tile for tile in range(TILES) if tile not in known]))
    drawn = tuple(2 * unseen.pop() + draft.number(GUESS, 2) if place == HIDDEN else place for place in view.drawn)
    plan = view.plan
    if HIDDEN in plan:
        plan = draft.shuffled(GUESS, range(len(plan)))
    laid = {piece.piece for piece in view.city if is_bonus(piece.piece)}
    pile = [piece for piece in range(BONUS, BONUS + BONUSES) if piece not in laid and piece != view.bonus]
    bonuses = draft.shuffled(GUESS, pile)
    return State(
        options=view.options,
        round=view.round,
        phase=view.phase,
        mayor=view.mayor,
        seats=view.seats,
        city=view.city,
        bag=tuple(unseen),
        bonuses=bonuses if view.bonus < 0 else (view.bonus, *bonuses),
        unlocked=view.unlocked,
        cones=view.cones,
        drawn=drawn,
        plan=plan,
        proposals=view.proposals,
        proposed=view.proposed,
        loose=view.loose,
        history=view.history,
    )
