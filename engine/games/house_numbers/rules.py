"""The rules of House Numbers as a game object: how a match starts, goes on, ends, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from engine.core.chance import Chance, Draft
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
    Told,
)
from engine.games.house_numbers import deck
from engine.games.house_numbers.actions import HIDDEN, Action, Turn, effect_of
from engine.games.house_numbers.aid import count_left, plans_progress
from engine.games.house_numbers.choices import TurnChoices
from engine.games.house_numbers.content import Content, read_content
from engine.games.house_numbers.facts import EXPERTS, FACTS, SOLOS, WITH_ROUNDABOUTS
from engine.games.house_numbers.guess import guess_state
from engine.games.house_numbers.plans import is_fulfilled
from engine.games.house_numbers.position import refuse_position
from engine.games.house_numbers.scoring import ranking, score_sheet, temp_score
from engine.games.house_numbers.sheet import Sheet, estates
from engine.games.house_numbers.state import NO_CARD, State
from engine.games.house_numbers.statistics import count_match
from engine.games.house_numbers.turn import end_reasons, judge, refuse_turn
from engine.games.house_numbers.view import (
    Answer,
    Claimed,
    Confirmed,
    Dealt,
    Ended,
    Event,
    Gain,
    Options,
    Question,
    Revealed,
    Seen,
    StacksReshuffled,
    View,
    WhatIsLeft,
)

REASONS: Final = ("refusals", "plans", "plots", "deck")
"""Why a match ends, in the order of the sentence (R14)."""

replace = msgspec.structs.replace


def load(read: Read) -> HouseNumbers:
    """The game with its content read through ``read``. Raises ContentError when a content file is missing or wrong."""
    return HouseNumbers(read_content(read))


class HouseNumbers:
    """The game. Holds nothing but its content; see ``engine.core.game.Game`` for the methods."""

    facts: GameFacts = FACTS
    types = GameTypes(state=State, view=View, action=Action, event=Event, question=Question, answer=Answer)

    def __init__(self, content: Content) -> None:
        self.deck = content.deck
        self.plans = content.plans
        self.content = content.digest

    # Start

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Unknown mode, a seat count the mode does not allow, an unknown option or value (R3, R4, R8)."""
        mode = FACTS.mode(setup.mode)
        if mode is None:
            return Refusal("setup_mode", "R3")
        if not mode.seats[0] <= setup.seats <= mode.seats[1]:
            return Refusal("setup_seats", "R3", numbers=(setup.seats, *mode.seats))
        options = {option.id: option for option in FACTS.options}
        for place, (name, value) in enumerate(setup.options.items()):
            if name not in options or value not in options[name].values:
                return Refusal("setup_option", "R8", numbers=(place,))
        return None

    def start(self, setup: Setup, chance: Chance) -> Step:
        """Draws the plans, shuffles, lays the first pairs or deals the first hands (3.1, 3.4, 3.5)."""
        refusal = self.refuse_setup(setup)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        advanced = setup.mode in WITH_ROUNDABOUTS
        drawn = [
            draft.shuffled(deck.PLANS, [p.id for p in self.plans if p.kind == kind and (advanced or not p.starred)])[0]
            for kind in (1, 2, 3)
        ]
        state = State(
            mode=setup.mode,
            options=msgspec.convert(setup.options, Options),
            turn=1,
            sheets=(Sheet(),) * setup.seats,
            pending=(None,) * setup.seats,
            waiting=tuple(range(setup.seats)),
            plan_ids=(drawn[0], drawn[1], drawn[2]),
        )
        if setup.mode in EXPERTS:
            state = replace(state, dealer=draft.below(deck.DEALER, setup.seats))
        state, told = self._deal_anew(state, draft)
        return Step(state, (*told, Told(Dealt(1))), True, 1, draft.drawn, draft.chance)

    def _deal_anew(self, state: State, draft: Draft) -> tuple[State, tuple[Told, ...]]:
        """All cards shuffled, and the first cards of the next turn."""
        if state.mode in SOLOS:
            return deck.draw_solo(deck.lay_solo_deck(state, self.deck, draft))
        if state.mode in EXPERTS:
            return deck.deal_hands(state, self.deck, draft), ()
        return deck.lay_stacks(state, self.deck, draft), ()

    # What a seat may know and do

    def waiting(self, state: State) -> tuple[int, ...]:
        """The seats that have not confirmed their turn."""
        return state.waiting

    def welcome(self, state: State) -> tuple[int, ...]:
        """Nobody: who has confirmed takes back by undo."""
        return ()

    def together(self, state: State) -> bool:
        """Never: every seat writes on its own sheet."""
        return False

    def view(self, state: State, seat: int | None) -> View:
        """Sheets as they stood at the start of the turn, the own confirmed turn, the own cards (3.6, R9)."""
        hands = state.hands
        received: tuple[int, ...] = ()
        left, top = len(state.deck), -1
        if hands:
            hands = tuple(
                hand if other == seat or state.mode in SOLOS else _known_hand(state, other, hand, seat)
                for other, hand in enumerate(hands)
            )
            received = tuple(NO_CARD if card == NO_CARD else effect_of(card) for card in state.received)
            top = effect_of(state.deck[0]) if state.deck else -1
        else:
            left = len(state.stacks[0])
        first, second, third = state.plan_ids
        plans = self.plans
        return View(
            seat,
            state.mode,
            state.options,
            state.turn,
            state.sheets,
            state.waiting,
            None if seat is None else state.pending[seat],
            state.numbers,
            state.effects,
            hands,
            state.plan_ids,
            (plans[first], plans[second], plans[third]),
            state.claimed,
            state.flipped,
            left,
            top,
            state.discards,
            received,
            state.dealer,
            state.ended,
            state.causes,
        )

    def choices(self, seen: Seen, seat: int) -> TurnChoices:
        """The legal turns of the seat."""
        return TurnChoices(seen, self.plans, seat)

    def refuse(self, seen: Seen, seat: int, action: Action) -> Refusal | None:
        """Why the turn may not be played, None if it may (3.2, 3.4, 7)."""
        return refuse_turn(seen, self.plans, seat, action)

    def preview(self, seen: Seen, seat: int, action: Action) -> Preview:
        """What the turn, or a draft of it, would change and gain: points with the temp ranking as it would be now."""
        sheet = judge(seen, self.plans, seat, action).sheet
        sheets = (*seen.sheets[:seat], sheet, *seen.sheets[seat + 1 :])
        before = self.score(seen, seat)
        after = score_sheet(sheet, temp_score(seen.mode, sheets, seat))
        gains = tuple(
            (new.key, new.points - old.points)
            for old, new in zip(before.rows, after.rows, strict=True)
            if new.points != old.points
        )
        stood = {estate.mask for estate in estates(seen.sheets[seat])}
        plans = [self.plans[plan] for plan in seen.plan_ids]
        detail = Gain(
            sheet=sheet,
            closes=tuple(estate.mask for estate in estates(sheet) if estate.mask not in stood),
            reached=tuple(p for p in range(3) if not sheet.plans[p] and is_fulfilled(sheet, plans[p])),
            claims=tuple(p for p in range(3) if sheet.plans[p] and not seen.sheets[seat].plans[p]),
        )
        return Preview(before.total, after.total, gains, detail)

    def aid(self, seen: Seen, seat: int, question: Question) -> Answer:
        """What is left in the deck as far as the seat knows; how far a sheet is with the plans."""
        view = self.view(seen, seat) if isinstance(seen, State) else seen
        assert isinstance(view, View)
        if isinstance(question, WhatIsLeft):
            return count_left(view, self.deck)
        return plans_progress(view, question.seat)

    def score(self, seen: Seen, seat: int) -> ScoreSheet:
        """The points of a sheet as it stood at the start of the turn, temp ranking included (3.3)."""
        return score_sheet(seen.sheets[seat], temp_score(seen.mode, seen.sheets, seat))

    # Playing

    def play(self, state: State, seat: int, action: Action, chance: Chance) -> Step:
        """Confirms the turn of a seat; the last confirmation resolves the turn of all and brings the next cards (7)."""
        refusal = refuse_turn(state, self.plans, seat, action)
        if refusal:
            raise RefusedError(refusal)
        pending = (*state.pending[:seat], action, *state.pending[seat + 1 :])
        place = state.waiting.index(seat)
        waiting = (*state.waiting[:place], *state.waiting[place + 1 :])
        state = replace(state, pending=pending, waiting=waiting)
        told = (Told(Confirmed(seat)),)
        if waiting:
            return Step(state, told, False, state.turn, (), chance)
        draft = chance.draft()
        state, more = self._resolve(state, draft)
        return Step(state, told + more, True, state.turn, draft.drawn, draft.chance)

    def _resolve(self, state: State, draft: Draft) -> tuple[State, tuple[Told, ...]]:
        """Applies the turns of all seats at once, ends the match or brings the next cards (3.2, 3.3, R5, R6, R14)."""
        told: list[Told] = []
        sheets, claimed, wishes = [], list(state.claimed), []
        causes: dict[str, list[int]] = {reason: [] for reason in REASONS}
        actions = tuple(action for action in state.pending if action is not None)
        for seat, action in enumerate(actions):
            sheet = judge(state, self.plans, seat, action).sheet
            sheets.append(sheet)
            told += _reveal(state, seat, action)
            for claim in action.claims:
                first = not state.claimed[claim.plan]
                claimed[claim.plan] = claimed[claim.plan] or state.turn
                told.append(Told(Claimed(state.turn, seat, claim.plan, sheet.plans[claim.plan], first)))
            if action.reshuffle:
                wishes.append(seat)
            for reason in end_reasons(sheet):
                causes[reason].append(seat)
        state = replace(
            state, sheets=tuple(sheets), claimed=(claimed[0], claimed[1], claimed[2]), pending=(None,) * len(sheets)
        )
        if state.mode in SOLOS and not deck.has_solo_turn(state):
            causes["deck"].append(0)
        reasons = tuple(reason for reason in REASONS if causes[reason])
        if reasons:
            by = tuple(tuple(causes[reason]) for reason in reasons)
            told.append(Told(Ended(state.turn, reasons, by)))
            return replace(state, ended=reasons, causes=by), tuple(told)
        state, more = self._next_cards(state, actions, tuple(wishes), draft)
        state = replace(state, turn=state.turn + 1, waiting=tuple(range(len(sheets))))
        return state, (*told, *more, Told(Dealt(state.turn)))

    def _next_cards(
        self, state: State, actions: tuple[Action, ...], wishes: tuple[int, ...], draft: Draft
    ) -> tuple[State, tuple[Told, ...]]:
        if wishes:
            if state.mode in EXPERTS:
                state = replace(state, dealer=(state.dealer + 1) % len(actions))
            state, told = self._deal_anew(state, draft)
            return state, (Told(StacksReshuffled(state.turn, wishes)), *told)
        if state.mode in SOLOS:
            return deck.draw_solo(state)
        if state.mode in EXPERTS:
            return deck.pass_cards(state, actions, draft)
        return deck.turn_stacks(state, draft)

    def outcome(self, state: State) -> Outcome | None:
        """Reasons of the end, ranks, score sheets, tie-breaks (3.3, R14)."""
        if not state.ended:
            return None
        sheets = tuple(self.score(state, seat) for seat in range(len(state.sheets)))
        ranks, ties = ranking(state.sheets, tuple(sheet.total for sheet in sheets))
        return Outcome(state.ended, state.causes, ranks, sheets, ties)

    def statistics(self, state: State, played: Iterable[tuple[int, Action]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat what it did in the match, counted (5.3)."""
        return count_match(state, played)

    # Hidden parts and positions made by hand

    def guess(self, view: View, chance: Chance) -> State:
        """A position that the view allows: unknown cards in any order that fits what the seat knows (R9)."""
        return guess_state(view, self.deck, self.plans, chance)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible."""
        return refuse_position(state, self.deck, self.plans)


def _reveal(state: State, seat: int, action: Action) -> tuple[Told, ...]:
    """The turn of a seat for all; the card that a refusal hands on is known to giver and receiver only (R9)."""
    if isinstance(action, Turn) or action.passed is None:
        return (Told(Revealed(state.turn, seat, action)),)
    seats = len(state.sheets)
    two = (seat, (seat + 1) % seats)
    others = tuple(other for other in range(seats) if other not in two)
    told = [Told(Revealed(state.turn, seat, action), tuple(sorted(two)))]
    if others:
        told.append(Told(Revealed(state.turn, seat, replace(action, passed=None)), others))
    return tuple(told)


def _known_hand(state: State, holder: int, hand: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """The hand of another seat: hidden but for a card that went through the hands of ``seat``."""
    card = state.received[holder]
    knows = seat is not None and card != NO_CARD and state.known_by[holder] >> seat & 1
    return tuple(other if knows and other == card else HIDDEN for other in hand)
