"""The rules of Nine Blocks as a game object: how a match starts, goes on, ends, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.facts import GameFacts
from engine.core.game import (
    Count,
    GameTypes,
    Outcome,
    Preview,
    Read,
    Refusal,
    RefusedError,
    ScoreSheet,
    Setup,
    Step,
)
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    HIDDEN,
    Action,
    GiveUp,
    Plan,
    Reason,
    UseBonus,
)
from engine.games.nine_blocks.choices import NineChoices
from engine.games.nine_blocks.course import begin, do
from engine.games.nine_blocks.events import Event, UnitCompleted
from engine.games.nine_blocks.facts import COPIES, FACTS
from engine.games.nine_blocks.grid import (
    NUMBERS,
    SPACES,
    block_of,
    builders_of,
    contradictions,
    masks_of,
    value_of,
)
from engine.games.nine_blocks.guess import guess_state
from engine.games.nine_blocks.legal import own_repeats, refuse_action, waiting_of
from engine.games.nine_blocks.position import refuse_position
from engine.games.nine_blocks.resolve import resolve
from engine.games.nine_blocks.scoring import ranks_of, sheet_of
from engine.games.nine_blocks.standing import points_of
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import counts_of
from engine.games.nine_blocks.view import Answer, Fits, Left, Outlook, Phase, Planned, Question, Seen, View, WhatIsLeft

CONTENT: Final = ""
"""The game reads no content files: its data are the tables of the rules page."""


def load(read: Read) -> NineBlocks:
    """The game. ``read`` is not used, since the game has no content files."""
    return NineBlocks()


class NineBlocks:
    """The game. Holds nothing; see ``engine.core.game.Game`` for the methods."""

    facts: GameFacts = FACTS
    types = GameTypes(state=State, view=View, action=Action, event=Event, question=Question, answer=Answer)
    content = CONTENT

    # Start

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Unknown mode, a seat count out of range, an unknown option or value."""
        mode = FACTS.mode(setup.mode)
        if mode is None:
            return Refusal("setup_mode", "2")
        if not mode.seats[0] <= setup.seats <= mode.seats[1]:
            return Refusal("setup_seats", "2", numbers=(setup.seats, *mode.seats))
        options = {option.id: option for option in FACTS.options}
        for place, (name, value) in enumerate(setup.options.items()):
            if name not in options or value not in options[name].values:
                return Refusal("setup_option", "23", numbers=(place,))
        return None

    def start(self, setup: Setup, chance: Chance) -> Step:
        """The supply is shuffled, the first start player drawn, four tiles dealt to each seat (2, R8)."""
        refusal = self.refuse_setup(setup)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        state, told = begin(setup, draft)
        return Step(state, told, True, state.round, draft.drawn, draft.chance)

    # What a seat may know and do

    def waiting(self, state: State) -> tuple[int, ...]:
        """The seat that owes a decision."""
        return waiting_of(state)

    def welcome(self, state: State) -> tuple[int, ...]:
        """Nobody acts who does not wait."""
        return ()

    def together(self, state: State) -> bool:
        """Seats decide one after the other, each behind its screen."""
        return False

    def view(self, state: State, seat: int | None) -> View:
        """Hands and face-down numbers of others, the order of the supply, and what others have learnt stay hidden."""
        nothing = ((),) * state.seats
        taken = (0,) * len(NUMBERS) if seat is None else state.taken[seat]
        return View(
            seat,
            state.options,
            state.seats,
            state.round,
            state.phase,
            state.turn,
            state.start,
            state.queue,
            state.board,
            state.builders,
            state.built_in,
            tuple(p if p.seat == seat else Planned(p.seat, p.space, HIDDEN) for p in state.plans),
            tuple(h if owner == seat else (HIDDEN,) * len(h) for owner, h in enumerate(state.hands)),
            state.penalties,
            state.discards,
            len(state.supply),
            state.claims,
            state.gained,
            state.alone,
            state.passed,
            state.out,
            state.final,
            state.bonus_seat,
            state.bonus,
            nothing if seat is None else state.learnt[seat],
            tuple(count - own for count, own in zip(state.returned, taken, strict=True)),
            state.last,
            state.end,
            state.winners,
            state.ties,
        )

    def choices(self, seen: Seen, seat: int) -> NineChoices:
        """The legal actions of the seat."""
        return NineChoices(seen, seat)

    def refuse(self, seen: Seen, seat: int, action: Action) -> Refusal | None:
        """Why the action may not be done, None if it may."""
        return refuse_action(seen, seat, action)

    def preview(self, seen: Seen, seat: int, action: Action) -> Preview:
        """What the seat can foresee from what it sees: contradictions, completed units, penalty tiles. What other seats
        plan face down changes nothing."""
        before = points_of(seen, seat) if 0 <= seat < seen.seats else 0
        refusal = refuse_action(seen, seat, action)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            return Preview(before, before, (), Outlook())
        penalties = len(seen.penalties[seat])
        gains: dict[str, int] = {}
        match action:
            case Plan(int(tile), int(space)):
                outlook = _outlook(seen, seat, tile, space)
                for unit in outlook.completes:
                    key = _row_key(seen, unit)
                    gains[key] = gains.get(key, 0) + value_of(seen.seats, seen.turn, unit)
                if seen.phase is Phase.ALONE:
                    gains["alone"] = 1
            case GiveUp():
                outlook = Outlook(penalties=penalties + 1)
            case UseBonus(number, tiles):
                outlook = Outlook(penalties=penalties - len(tiles) * (number in (DROP_ONE, DROP_TWO)))
                if number == GAIN:
                    gains["bonus"] = 1
            case _:
                outlook = Outlook(penalties=penalties)
        return Preview(before, before + sum(gains.values()), tuple(gains.items()), outlook)

    def aid(self, seen: Seen, seat: int, question: Question) -> Answer:
        """What may still be out there, from what the seat sees; which numbers fit a space."""
        if isinstance(question, WhatIsLeft):
            known = [*seen.board, *seen.discards, *(tile for tiles in seen.penalties for tile in tiles)]
            known += seen.hands[seat] if 0 <= seat < seen.seats else ()
            known += [plan.number for plan in seen.plans if plan.seat == seat]
            return Left(tuple(COPIES - count for count in counts_of(known)))
        space = question.space
        if not 0 <= space < SPACES:
            return Fits((), ())
        barred = masks_of(seen.board).barred
        numbers = tuple(number for number in NUMBERS if not barred[number] >> space & 1)
        return Fits(numbers, builders_of(seen.seats, seen.turn, block_of(space)))

    def score(self, seen: Seen, seat: int) -> ScoreSheet:
        """The points of the seat as they stand."""
        return sheet_of(seen, seat)

    # Playing

    def play(self, state: State, seat: int, action: Action, chance: Chance) -> Step:
        """One action; the last plan of a round resolves it up to the bonus (R3a)."""
        refusal = refuse_action(state, seat, action)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        after, told = do(state, seat, action, draft)
        # A plan tells its space to the seats that follow; taking it back ends where the next curtain lifts (R3a).
        discloses = bool(after.last is not state.last or draft.drawn)
        return Step(after, told, discloses, after.round, draft.drawn, draft.chance)

    def outcome(self, state: State) -> Outcome | None:
        """Why the match ended, who won, the ranks (R13)."""
        if state.phase is not Phase.OVER:
            return None
        sheets = tuple(sheet_of(state, seat) for seat in range(state.seats))
        return Outcome((state.end,), (state.winners,), ranks_of(state, state.winners), sheets, state.ties)

    def statistics(self, state: State, played: Iterable[tuple[int, Any]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat: plans, tiles given up, bonuses used, buildings that stand, units completed, penalty tiles."""
        planned, given_up, bonuses = ([0] * state.seats for _ in range(3))
        for seat, action in played:
            planned[seat] += isinstance(action, Plan)
            given_up[seat] += isinstance(action, GiveUp)
            bonuses[seat] += isinstance(action, UseBonus)
        return tuple(
            (
                Count("rounds", "group", state.round),
                Count("planned", "seat", planned[seat]),
                Count("given_up", "seat", given_up[seat]),
                Count("bonuses", "seat", bonuses[seat]),
                Count("standing", "seat", state.builders.count(seat)),
                Count("units", "seat", sum(claim.seat == seat for claim in state.claims)),
                Count("penalties", "seat", len(state.penalties[seat])),
            )
            for seat in range(state.seats)
        )

    # Hidden parts and positions made by hand

    def guess(self, view: View, chance: Chance) -> State:
        """A position that the view allows: hidden tiles dealt evenly, what the seat has learnt kept."""
        return guess_state(view, chance)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible."""
        return refuse_position(state)


def _outlook(seen: Seen, seat: int, tile: int, space: int) -> Outlook:
    """What a plan would lead to, after the seat's own plans of the round, if no other seat planned."""
    own = tuple(plan for plan in seen.plans if plan.seat == seat and plan.number != HIDDEN)
    plans = (*own, Planned(seat, space, tile))
    settled = resolve(seen.seats, seen.turn, seen.round, seen.board, seen.builders, seen.built_in, seen.claims, plans)
    completes = tuple(fact.unit for fact in settled.facts if isinstance(fact, UnitCompleted) and fact.space == space)
    return Outlook(
        contradictions(seen.board, space, tile),
        own_repeats(seen, seat, space, tile),
        completes,
        len(seen.penalties[seat]) + len(settled.penalties[seat]),
    )


def _row_key(seen: Seen, unit: int) -> str:
    """The row of the score sheet that a unit counts in."""
    if unit < 9:
        return "rows"
    if unit < 18:
        return "columns"
    return "blocks" if value_of(seen.seats, seen.turn, unit) == 1 else "blocks_own"
