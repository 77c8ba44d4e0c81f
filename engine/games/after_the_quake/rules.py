"""The rules of After the Quake as a game object: how a match starts, goes on, ends, and what each seat may know of
it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

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
    TieBreak,
)
from engine.games.after_the_quake.actions import ACTION, HIDDEN, Act, Action, GoOn
from engine.games.after_the_quake.choices import QuakeChoices
from engine.games.after_the_quake.committee import move
from engine.games.after_the_quake.content import Content, read_content
from engine.games.after_the_quake.course import Course, begin, do
from engine.games.after_the_quake.events import Event
from engine.games.after_the_quake.facts import FACTS
from engine.games.after_the_quake.goals import sheet_of
from engine.games.after_the_quake.guess import drawn_since, guess_state, unseen_goals, unseen_permits
from engine.games.after_the_quake.legal import Table, refuse_action, waiting_of
from engine.games.after_the_quake.outlook import goals_give, preview_of, prices_of
from engine.games.after_the_quake.position import refuse_position
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.town import Town
from engine.games.after_the_quake.view import (
    Answer,
    Left,
    Phase,
    Question,
    Seen,
    View,
    WhatGoalsGive,
    WhatItCosts,
)


def load(read: Read) -> AfterTheQuake:
    """The game with its content read through ``read``. Raises ContentError when a content file is missing or wrong."""
    return AfterTheQuake(read_content(read))


class AfterTheQuake:
    """The game. Holds nothing but its content; see ``engine.core.game.Game`` for the methods."""

    facts: GameFacts = FACTS
    types = GameTypes(state=State, view=View, action=Action, event=Event, question=Question, answer=Answer)

    def __init__(self, content: Content) -> None:
        self.data = content
        self.content = content.digest
        self._town_of = lru_cache(maxsize=64)(self._new_town)

    def _new_town(self, plots: tuple[int, ...], seats: int) -> Town:
        return Town(self.data, plots, seats)

    def table(self, seen: Seen) -> Table:
        """What a position is judged by."""
        return Table(self.data, self._town_of(seen.plots, seen.seats), seen)

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
                return Refusal("setup_option", "R14", numbers=(place,))
        return None

    def start(self, setup: Setup, chance: Chance) -> Step:
        """Map, ring of action cards, goals, permits and start player (3.1)."""
        refusal = self.refuse_setup(setup)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        state, told, _ = begin(self.data, setup, draft)
        return Step(state, told, True, 1, draft.drawn, draft.chance)

    # What a seat may know and do

    def waiting(self, state: State) -> tuple[int, ...]:
        """The seat that acts next; for the Committee the seat that plays against it goes on."""
        return waiting_of(state)

    def welcome(self, state: State) -> tuple[int, ...]:
        """Nobody acts who does not wait."""
        return ()

    def together(self, state: State) -> bool:
        """Seats act one after the other."""
        return False

    def view(self, state: State, seat: int | None) -> View:
        """Permits and goals from the stacks are secrets of their seats, and the order of the stacks (32); after the end
        all goals lie open."""
        return View(
            seat,
            state.options,
            state.seats,
            state.solo,
            state.phase,
            state.plots,
            state.ring,
            state.year,
            state.card,
            state.places,
            state.last,
            state.queue,
            state.built,
            state.rubble,
            state.boards,
            _for_seat(state.hands, seat),
            state.secret_goals if state.phase is Phase.OVER else _for_seat(state.secret_goals, seat),
            state.permit_row,
            state.goal_row,
            len(state.permit_stack),
            len(state.goal_stack),
            state.discards,
            state.urban,
            state.parks,
            state.common,
            state.best,
            state.ending,
            state.revealed,
            state.returned,
            state.earlier,
            tuple(drawn_since(hand, state) for hand in state.hands),
        )

    def choices(self, seen: Seen, seat: int) -> QuakeChoices:
        """The legal actions of the seat."""
        return QuakeChoices(self.table(seen), seat)

    def refuse(self, seen: Seen, seat: int, action: Action) -> Refusal | None:
        """Why the action may not be done, None if it may."""
        return refuse_action(self.table(seen), seat, action)

    def preview(self, seen: Seen, seat: int, action: Action) -> Preview:
        """Payments, the purse after them, the development field, the score; nothing that a card from a stack would
        decide."""
        if not 0 <= seat < seen.seats:
            return Preview(0, 0, ())
        return preview_of(self.table(seen), seat, action)

    def aid(self, seen: Seen, seat: int, question: Question) -> Answer:
        """What actions cost from a space of the card; what goals give; which cards the seat has not seen."""
        table = self.table(seen)
        if isinstance(question, WhatItCosts):
            return prices_of(table, seat, question.space)
        if isinstance(question, WhatGoalsGive):
            return goals_give(table, seat, question.action)
        view = seen if isinstance(seen, View) else self.view(seen, seat if 0 <= seat < seen.seats else None)  # type: ignore[arg-type]
        return Left(unseen_permits(view), unseen_goals(view, self.data))

    def score(self, seen: Seen, seat: int) -> ScoreSheet:
        """The points of the seat as they stand."""
        return sheet_of(self.table(seen), seat)

    # Playing

    def play(self, state: State, seat: int, action: Action, chance: Chance) -> Step:
        """One action; the last one of a step leads on to the next (R0)."""
        table = self.table(state)
        refusal = refuse_action(table, seat, action)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        course = Course(self.data, table.town, state, draft)
        if isinstance(action, GoOn):
            move(course)
        else:
            do(course, seat, action)
        after = course.state
        discloses = course.looked or bool(draft.drawn)
        return Step(after, tuple(course.told), discloses, after.year + 1, draft.drawn, draft.chance)

    def outcome(self, state: State) -> Outcome | None:
        """Ranks by points, then by buildings, then shared; in solo against the Committee, which wins what is still
        level (3.5, 6.8, ruling 33)."""
        if state.phase is not Phase.OVER:
            return None
        table = self.table(state)
        players = len(state.boards)
        sheets = tuple(sheet_of(table, player) for player in range(players))
        buildings = tuple(state.built.count(player) for player in range(players))
        keys = [(sheets[player].total, buildings[player], player >= state.seats) for player in range(players)]
        if not state.solo:
            keys = [(total, count, False) for total, count, _ in keys]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        ties = []
        for total in sorted({sheet.total for sheet in sheets}, reverse=True):
            level = tuple(player for player in range(players) if sheets[player].total == total)
            if len(level) > 1:
                counts = tuple(buildings[player] for player in level)
                ties.append(TieBreak("buildings", level, counts))
                if len(set(counts)) < len(counts):
                    ties.append(TieBreak("committee" if state.solo else "shared", level, counts))
        reason = "eighth" if state.ending else "year"
        causes = (state.best,) if 0 <= state.best < state.seats else () if state.ending else tuple(range(state.seats))
        seats, others = sheets[: state.seats], sheets[state.seats :]
        return Outcome((reason,), (causes,), ranks[: state.seats], seats, tuple(ties), others)

    def statistics(self, state: State, played: Iterable[tuple[int, Any]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat: buildings, rubble, urban planning, goals, steps paid for."""
        steps = [0] * state.seats
        for seat, action in played:
            if isinstance(action, Act) and action.choice == ACTION and action.target is not None:
                steps[seat] += abs((action.space or 0) - action.target)
        return tuple(
            (
                Count("years", "group", state.year + 1),
                Count("buildings", "seat", state.built.count(seat)),
                Count("rubble", "seat", board.rubble),
                Count("urban", "seat", sum(board.urban) + len(board.parks)),
                Count("goals", "seat", len(board.goals) + len(state.secret_goals[seat])),
                Count("steps", "seat", steps[seat]),
            )
            for seat, board in enumerate(state.boards[: state.seats])
        )

    # Hidden parts and positions made by hand

    def guess(self, view: View, chance: Chance) -> State:
        """A position that the view allows: hidden permits and goals dealt evenly."""
        return guess_state(self.data, view, chance)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible."""
        return refuse_position(self.data, state)


def _for_seat(cards: tuple[tuple[int, ...], ...], seat: int | None) -> tuple[tuple[int, ...], ...]:
    """Secret cards as a seat sees them."""
    return tuple(own if player == seat else (HIDDEN,) * len(own) for player, own in enumerate(cards))
