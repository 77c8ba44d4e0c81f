"""The rules of Common Ground as a game object: how a match starts, goes on, ends, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

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
    ScoreRow,
    ScoreSheet,
    Setup,
    Step,
    Told,
)
from engine.games.common_ground.actions import (
    HIDDEN,
    Action,
    Lay,
    LayBonus,
    Matching,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.choices import CommonChoices
from engine.games.common_ground.city import (
    BONUS,
    BONUSES,
    CENTRE,
    STEPS,
    TILES,
    TOWN_HALL,
    City,
    Laid,
    most_trees,
    rank_of,
)
from engine.games.common_ground.content import Content, read_content
from engine.games.common_ground.facts import FACTS, ON, ROUNDS
from engine.games.common_ground.guess import guess_state
from engine.games.common_ground.legal import asks_faces, deputy_of, refuse_action, waiting_of, welcome_to
from engine.games.common_ground.position import refuse_position
from engine.games.common_ground.sense import explain
from engine.games.common_ground.state import State
from engine.games.common_ground.view import (
    Answer,
    Because,
    BonusLaid,
    ConesSet,
    Ended,
    Event,
    Gain,
    GuessSealed,
    Here,
    Options,
    Phase,
    PlaceLaid,
    PlaceRevealed,
    PlanSealed,
    Proposed,
    Question,
    RoundBegan,
    RoundOver,
    Seen,
    TilesDrawn,
    View,
    WhatIsHere,
)

DRAWN: Final = 3
DRAWN_UNLOCKED: Final = 4

replace = msgspec.structs.replace


def load(read: Read) -> CommonGround:
    """The game with its content read through ``read``. Raises ContentError when a content file is missing or wrong."""
    return CommonGround(read_content(read))


class CommonGround:
    """The game. Holds nothing but its content; see ``engine.core.game.Game`` for the methods."""

    facts: GameFacts = FACTS
    types = GameTypes(state=State, view=View, action=Action, event=Event, question=Question, answer=Answer)

    def __init__(self, content: Content) -> None:
        self.places = content
        self.content = content.digest

    # Start

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Unknown mode, a seat count out of range, an unknown option or value."""
        mode = FACTS.mode(setup.mode)
        if mode is None:
            return Refusal("setup_mode", "3.1")
        if not mode.seats[0] <= setup.seats <= mode.seats[1]:
            return Refusal("setup_seats", "3.7", numbers=(setup.seats, *mode.seats))
        options = {option.id: option for option in FACTS.options}
        for place, (name, value) in enumerate(setup.options.items()):
            if name not in options or value not in options[name].values:
                return Refusal("setup_option", "3.8", numbers=(place,))
        return None

    def start(self, setup: Setup, chance: Chance) -> Step:
        """Town Hall with four places around it, the Bonus pile, the first mayor, the first draw (3.1)."""
        refusal = self.refuse_setup(setup)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        bag = draft.shuffled("tiles", range(TILES))
        bonuses = draft.shuffled("bonus", range(BONUS, BONUS + BONUSES))
        mayor = draft.below("mayor", setup.seats)
        city = [Laid(CENTRE, TOWN_HALL)]
        city += [
            Laid(CENTRE + step, 2 * tile + draft.below("faces", 2)) for step, tile in zip(STEPS, bag[:4], strict=True)
        ]
        state = State(
            options=msgspec.convert(setup.options, Options),
            round=0,
            phase=Phase.CONES,
            mayor=(mayor - 1) % setup.seats,
            seats=setup.seats,
            city=tuple(city),
            bag=bag[4:],
            bonuses=bonuses,
        )
        state, told = self._begin_round(state, draft)
        return Step(state, told, True, 1, draft.drawn, draft.chance)

    def _begin_round(self, state: State, draft: Draft) -> tuple[State, tuple[Told, ...]]:
        """The roles move on, the new mayor draws (3.2.1, 3.2.7, R9)."""
        unlocked = any(past.perfect for past in state.history)
        count = DRAWN_UNLOCKED if unlocked else DRAWN
        drawn = tuple(2 * tile + draft.below("faces", 2) for tile in state.bag[:count])
        mayor = (state.mayor + 1) % state.seats
        state = replace(
            state,
            round=state.round + 1,
            phase=Phase.CONES,
            mayor=mayor,
            unlocked=unlocked,
            bag=state.bag[count:],
            drawn=drawn,
            cones=(),
            plan=(),
            proposals=((),) * state.seats,
            proposed=(0,) * state.seats,
            loose=(),
        )
        told = (
            Told(RoundBegan(state.round, mayor, deputy_of(state), unlocked)),
            Told(TilesDrawn(state.round, drawn), (mayor,)),
        )
        return state, told

    # What a seat may know and do

    def waiting(self, state: State) -> tuple[int, ...]:
        """The seats that owe a decision; in the group phase the deputy, and guessers without a proposal."""
        return waiting_of(state)

    def welcome(self, state: State) -> tuple[int, ...]:
        """Guessers that may propose once more (R8)."""
        return welcome_to(state)

    def together(self, state: State) -> bool:
        """The group phase is played over one board (3.2.4, R9)."""
        return state.phase is Phase.GROUP

    def drafts_in_secret(self, state: State, seat: int) -> bool:
        """The mayor's plan is secret while it is made, also where all see the places already (3.2.3, R2)."""
        return state.phase is Phase.PLAN and seat == state.mayor

    def view(self, state: State, seat: int | None) -> View:
        """The places are the mayor's secret until the plan is sealed, or shown with an open table; the plan until the
        guess is sealed (3.2, 3.8, R2, R9, R12)."""
        mayor = seat == state.mayor
        drawn = state.drawn if mayor or places_are_shown(state) else (HIDDEN,) * len(state.drawn)
        plan = state.plan if mayor else (HIDDEN,) * len(state.plan)
        return View(
            seat,
            state.options,
            state.round,
            state.phase,
            state.mayor,
            state.seats,
            state.city,
            state.unlocked,
            state.cones,
            drawn,
            plan,
            state.proposals,
            state.proposed,
            state.loose,
            state.bonuses[0] if state.phase is Phase.BONUS else -1,
            len(state.bonuses),
            len(state.bag),
            state.history,
        )

    def choices(self, seen: Seen, seat: int) -> CommonChoices:
        """The legal actions of the seat."""
        return CommonChoices(seen, seat)

    def refuse(self, seen: Seen, seat: int, action: Action) -> Refusal | None:
        """Why the action may not be done, None if it may."""
        return refuse_action(seen, seat, action)

    def preview(self, seen: Seen, seat: int, action: Action) -> Preview:
        """The city and its trees after a mismatched place or a Bonus tile; what depends on the secret changes
        nothing."""
        before = City(seen.city).trees()
        after = seen.city
        shuts: tuple[int, int] | tuple[()] = ()
        refusal = refuse_action(seen, seat, action)
        if refusal is None:
            match action:
                case Lay(int(piece), int(cell)):
                    after = (*seen.city, Laid(cell, piece))
                case LayBonus(int(cell), int(closed)):
                    # The picture does not matter for the trees, and only the mayor's turn shows it.
                    after, shuts = (*seen.city, Laid(cell, BONUS, closed)), (cell, closed)
        rows, columns = City(after).trees()
        gains = (("trees_rows", rows - before[0]), ("trees_columns", columns - before[1]))
        changed = tuple(gain for gain in gains if gain[1])
        return Preview(sum(before), rows + columns, changed, Gain(after, rows + columns - sum(before), shuts))

    def aid(self, seen: Seen, seat: int, question: Question) -> Answer:
        """What a cell offers or why it is shut; which neighbour speaks most for a place."""
        city = City(seen.city)
        if isinstance(question, WhatIsHere):
            cell = question.cell
            spot = city.spot(cell)
            free = cell not in city.occupied and spot.shut_by < 0
            corner = free and cell in city.corner_cells()
            return Here(spot.trees, free and spot.trees > 0, corner, spot.shut_by)
        if not 0 <= question.piece <= TOWN_HALL:
            return Because(-1, 0)
        return Because(*explain(self.places, question.piece, city.around(question.cell)))

    def score(self, seen: Seen, seat: int) -> ScoreSheet:
        """One point per whole tree, counted anew from the map by rows and columns; the score is the group's (3.9,
        R7)."""
        rows, columns = City(seen.city).trees()
        return ScoreSheet(
            (ScoreRow("trees_rows", "city", rows, rows), ScoreRow("trees_columns", "city", columns, columns)),
            rows + columns,
        )

    # Playing

    def play(self, state: State, seat: int, action: Action, chance: Chance) -> Step:
        """One action of a round (R9)."""
        refusal = refuse_action(state, seat, action)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        state, told, discloses = self._done(state, seat, action, draft)
        return Step(state, told, discloses, state.round, draft.drawn, draft.chance)

    def _done(self, state: State, seat: int, action: Action, draft: Draft) -> tuple[State, tuple[Told, ...], bool]:
        """The state after a legal action, what is told, and whether somebody learnt something."""
        match action:
            case SetCones():
                cells = _whole(action.cells)
                faces_first = state.options.open_table == ON and state.options.children == ON
                state = replace(state, cones=cells, phase=Phase.FACES if faces_first else Phase.PLAN)
                told = [Told(ConesSet(state.round, seat, cells))]
                shown = places_are_shown(state)
                if shown:
                    told.append(Told(TilesDrawn(state.round, state.drawn)))
                return state, tuple(told), shown
            case ShowPlaces():
                state = replace(state, drawn=_turned(state.drawn, _whole(action.faces)), phase=Phase.PLAN)
                return state, (Told(TilesDrawn(state.round, state.drawn)),), True
            case SealPlan():
                drawn = _turned(state.drawn, _whole(action.faces)) if asks_faces(state) else state.drawn
                state = replace(state, drawn=drawn, plan=_whole(action.matching), phase=Phase.GROUP)
                return state, (Told(PlanSealed(state.round, seat, drawn)),), True
            case Propose():
                matching = _whole(action.matching)
                proposals: tuple[Matching, ...] = _with(state.proposals, seat, matching)
                proposed = _with(state.proposed, seat, state.proposed[seat] + 1)
                state = replace(state, proposals=proposals, proposed=proposed)
                return state, (Told(Proposed(state.round, seat, matching)),), False
            case SealGuess():
                state, told_guess = self._reveal(state, seat, _whole(action.matching), action.ticks)
                return state, told_guess, True
            case Lay(int(piece), int(cell)):
                loose = tuple(other for other in state.loose if other != piece)
                state = replace(state, city=(*state.city, Laid(cell, piece)), loose=loose)
                laid = (Told(PlaceLaid(state.round, seat, piece, cell)),)
                if loose:
                    return state, laid, False
                return self._end_round(state, laid, draft)
            case LayBonus(int(cell), int(closed)):
                piece = state.bonuses[0]
                trees = City(state.city).bonus_trees(cell, closed)
                state = replace(state, city=(*state.city, Laid(cell, piece, closed)), bonuses=state.bonuses[1:])
                bonus = (Told(BonusLaid(state.round, seat, piece, cell, closed, trees)),)
                return self._end_round(state, bonus, draft)
        raise AssertionError(f"{action} has missing parts")

    def _reveal(
        self, state: State, seat: int, guessed: tuple[int, ...], ticks: tuple[int, ...]
    ) -> tuple[State, tuple[Told, ...]]:
        """Places guessed right take the place of their cones; the others wait for the mayor (3.2.5, 5.7)."""
        told = [Told(GuessSealed(state.round, seat, guessed, ticks))]
        city, loose = state.city, []
        triples = list(zip(state.drawn, state.plan, guessed, strict=True))
        for place, meant, guess in sorted(triples, key=lambda triple: (triple[1] != triple[2], triple[1])):
            cell = state.cones[meant]
            now = City(city)
            beside, _ = explain(self.places, place, now.around(cell))
            trees = 0
            if meant == guess:
                trees = now.half_trees_towards(cell)
                city = (*city, Laid(cell, place))
            else:
                loose.append(place)
            told.append(Told(PlaceRevealed(state.round, state.mayor, place, meant, guess, beside, trees)))
        past = RoundOver(state.mayor, seat, state.drawn, state.cones, state.plan, guessed, ticks)
        state = replace(
            state,
            city=city,
            loose=tuple(loose),
            phase=Phase.CORNERS if loose else Phase.BONUS,
            history=(*state.history, past),
            plan=(),
        )
        assert not loose or City(city).corner_cells(), "a corner of the city is always free (R4)"
        return state, tuple(told)

    def _end_round(self, state: State, told: tuple[Told, ...], draft: Draft) -> tuple[State, tuple[Told, ...], bool]:
        """The next round, or the end after the sixth (3.9)."""
        if state.round < ROUNDS:
            state, more = self._begin_round(state, draft)
            return state, told + more, True
        trees = sum(City(state.city).trees())
        return replace(state, phase=Phase.OVER), (*told, Told(Ended(trees, rank_of(trees)))), True

    def outcome(self, state: State) -> Outcome | None:
        """The group's result: everybody has the same score and rank (3.9)."""
        if state.phase is not Phase.OVER:
            return None
        sheet = self.score(state, 0)
        return Outcome(("rounds",), (tuple(range(state.seats)),), (1,) * state.seats, (sheet,) * state.seats)

    def statistics(self, state: State, played: Iterable[tuple[int, Any]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat: rounds as mayor and places guessed right of those it meant, proposals, and what the group
        reached."""
        proposals = [0] * state.seats
        for seat, action in played:
            proposals[seat] += isinstance(action, Propose)
        trees = sum(City(state.city).trees())
        return tuple(
            (
                Count("trees", "group", trees),
                Count("most_trees", "group", most_trees(len(state.city))),
                Count("tiles", "group", len(state.city)),
                Count("perfect_rounds", "group", sum(past.perfect for past in state.history)),
                Count("mayor_rounds", "seat", sum(past.mayor == seat for past in state.history)),
                Count("meant", "seat", sum(len(past.meant) for past in state.history if past.mayor == seat)),
                Count("guessed_right", "seat", sum(past.right for past in state.history if past.mayor == seat)),
                Count("proposals", "seat", proposals[seat]),
            )
            for seat in range(state.seats)
        )

    # Hidden parts and positions made by hand

    def guess(self, view: View, chance: Chance) -> State:
        """A position that the view allows: unknown tiles, faces, Bonus pile and plan drawn evenly."""
        return guess_state(view, chance)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible."""
        return refuse_position(state)


def places_are_shown(state: State) -> bool:
    """Whether all may see the places drawn: once the plan is sealed, with an open table once the cones stand (R2)."""
    if state.phase is Phase.PLAN:
        return state.options.open_table == ON
    return state.phase not in (Phase.CONES, Phase.FACES)


def _whole(parts: tuple[int | None, ...]) -> tuple[int, ...]:
    """The parts of an action that has been found whole."""
    return tuple(part for part in parts if part is not None)


def _turned(drawn: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The places with the faces that the mayor chose (3.6)."""
    return tuple(place // 2 * 2 + face for place, face in zip(drawn, faces, strict=True))


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])
