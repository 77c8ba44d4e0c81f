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


def _shuffles(seen: State | View) -> tuple[tuple[int, ...], ...]:
    """What each shuffle of the discards brought back, the first one first."""
    return (*seen.earlier, seen.returned) if seen.returned else ()


def _shuffle_of(permit: int, shuffles: tuple[tuple[int, ...], ...]) -> int:
    """The number of the shuffle that a permit came from the stack after, 0 if it was never among the discards: it is in
    the stack, or was drawn, after the last shuffle that brought it back."""
    return max((number for number, back in enumerate(shuffles, 1) if permit in back), default=0)


def drawn_since(hand: tuple[int, ...], state: State) -> tuple[int, ...]:
    """How many permits of a hidden hand were drawn after each shuffle and before the next; all know when somebody
    draws, so that this is no secret."""
    shuffles = _shuffles(state)
    came = [_shuffle_of(permit, shuffles) for permit in hand]
    return tuple(came.count(number) for number in range(1, len(shuffles) + 1))


def guess_state(content: Content, view: View, chance: Chance) -> State:
    """A position with the same view: hidden permits and goals dealt to hands and stacks. Permits that all saw go back
    into the stack are only dealt to those who have drawn since, and what was in the stack before a shuffle is held by
    those who drew it then."""
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
        earlier=view.earlier,
    )


def _deal_permits(view: View, draft: Draft) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands and stack: what is hidden in a hand comes from the permits that lay in the stack when it was drawn. The
    stack holds permits of the last shuffle alone, since it was empty then."""
    shuffles = _shuffles(view)
    pools: list[list[int]] = [[] for _ in range(len(shuffles) + 1)]
    for permit in draft.shuffled(GUESS, unseen_permits(view)):
        pools[_shuffle_of(permit, shuffles)].append(permit)
    hands = []
    for own, since in zip(view.hands, view.fresh, strict=True):
        known = [permit for permit in own if permit != HIDDEN]
        hidden = len(own) - len(known)
        if hidden:
            for number, count in enumerate((hidden - sum(since), *since)):
                known += [pools[number].pop() for _ in range(count)]
        hands.append(tuple(sorted(known)))
    return tuple(hands), tuple(permit for pool in pools for permit in pool)
