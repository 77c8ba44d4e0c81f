"""A full position drawn evenly from those that a view allows."""

from __future__ import annotations

from typing import Final

from engine.core.chance import Chance, Draft
from engine.games.after_the_quake.actions import HIDDEN
from engine.games.after_the_quake.content import GOLD, PERMITS, SUBSIDIES, Content
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import View

GUESS: Final = "guess"


def unseen_permits(view: View) -> tuple[int, ...]:
    """The permits that the view does not show, rising."""
    count = PERMITS + (0 if view.solo else SUBSIDIES)
    known = {*view.permit_row, *view.discards}
    for board, hand in zip(view.boards, view.hands, strict=True):
        known |= {*board.permits, *hand}
    return tuple(permit for permit in range(count) if permit not in known)


def unseen_goals(view: View, content: Content) -> tuple[int, ...]:
    """The goals that the view does not show, rising."""
    known = {*view.goal_row, *view.common}
    for board, goals in zip(view.boards, view.secret_goals, strict=True):
        known |= {*board.goals, *goals}
    return tuple(n for n, goal in enumerate(content.goals) if goal.frame != GOLD and n not in known)


def guess_state(content: Content, view: View, chance: Chance) -> State:
    """A position with the same view: hidden permits and goals dealt to hands and stacks. Permits that all saw go back
    into the stack are only dealt to those who have drawn since."""
    draft = chance.draft()
    hands, permit_stack = _deal_permits(view, draft)
    goals = list(draft.shuffled(GUESS, unseen_goals(view, content)))
    secret = []
    for own in view.secret_goals:
        hidden = own.count(HIDDEN)
        secret.append(tuple(sorted((*(goal for goal in own if goal != HIDDEN), *(goals.pop() for _ in range(hidden))))))
    return State(
        options=view.options,
        seats=view.seats,
        solo=view.solo,
        plots=view.plots,
        ring=view.ring,
        places=view.places,
        last=view.last,
        queue=view.queue,
        built=view.built,
        rubble=view.rubble,
        boards=view.boards,
        hands=hands,
        secret_goals=tuple(secret),
        permit_row=view.permit_row,
        goal_row=view.goal_row,
        permit_stack=permit_stack,
        goal_stack=tuple(goals),
        common=view.common,
        urban=view.urban,
        parks=view.parks,
        discards=view.discards,
        phase=view.phase,
        year=view.year,
        card=view.card,
        best=view.best,
        ending=view.ending,
        revealed=view.revealed,
        returned=view.returned,
    )


def _deal_permits(view: View, draft: Draft) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands and stack."""
    unseen = draft.shuffled(GUESS, unseen_permits(view))
    fresh = [permit for permit in unseen if permit in view.returned]
    old = [permit for permit in unseen if permit not in view.returned]
    hands = []
    for own, new in zip(view.hands, view.fresh, strict=True):
        hidden = own.count(HIDDEN)
        known = [permit for permit in own if permit != HIDDEN]
        if hidden:
            known += [fresh.pop() for _ in range(new)]
            known += [old.pop() for _ in range(hidden - new)]
        hands.append(tuple(sorted(known)))
    rest = fresh + old
    return tuple(hands), tuple(rest) if rest else ()
