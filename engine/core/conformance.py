"""What every game must keep to, as checks that any game can be put through.

``conform`` plays one random match and runs all checks on it; tests call it over games, set-ups and seeds. A check that
fails raises AssertionError with a sentence that says what the game did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice, pairwise
from typing import Any, Final

import msgspec

from engine.core.chance import Chance, Draft
from engine.core.choices import Choices
from engine.core.entries import COLOURS, PERSON, Reason, SeatInfo, Table
from engine.core.game import Outcome, Refusal, RefusedError, Seat, Setup, Step, Told
from engine.core.match import Match
from engine.core.mutations import STREAM, AnyGame, Mutate, altered
from engine.core.record import load_record
from engine.core.wire import canonical, digest

PLACES: Final = 6
"""So many positions of a match are looked at closely."""

LISTED: Final = 30
"""So many choices of a position are listed at most."""

MUTATED: Final = 8
"""So many mutated actions are tried per seat and position."""


class Move(msgspec.Struct, frozen=True):
    """One action of a random match: the position before it, the step, and the digest the state had when it was new."""

    before: Step
    seat: Seat
    action: Any
    step: Step
    digest: str


class Playout(msgspec.Struct, frozen=True):
    """A random match on states alone."""

    setup: Setup
    seed: int
    start: Step
    start_digest: str
    moves: tuple[Move, ...]

    @property
    def last(self) -> Step:
        """The last step."""
        return self.moves[-1].step if self.moves else self.start


def conform(game: AnyGame, setup: Setup, seed: int, mutate: Mutate | None = None, places: int = PLACES) -> Playout:
    """Plays one random match and runs every check on it; returns the match for further checks."""
    draft = Chance(seed).draft()
    playout = play_out(game, setup, seed)
    check_course(game, playout)
    check_same_again(game, playout)
    mutate = mutate or (lambda action, draft: altered(game, action, draft))
    for step in looked_at(playout, places):
        check_round_trips(game, step, setup.seats)
        check_scores(game, step, setup.seats)
        for seat in game.waiting(step.state):
            check_choices(game, step, seat, mutate, draft)
            check_secrecy(game, step, seat, mutate, draft)
        check_not_waiting(game, step, setup.seats, draft)
        check_order(game, step, draft)
        check_untold(game, step, setup.seats, draft)
    check_match(game, playout, places)
    check_free_undo(game, playout)
    check_record(game, playout)
    check_unchanged(playout)
    return playout


def claim(holds: bool, sentence: str) -> None:
    """Raises AssertionError with the sentence if it does not hold."""
    if not holds:
        raise AssertionError(sentence)


def play_out(game: AnyGame, setup: Setup, seed: int) -> Playout:
    """Plays a random match: any waiting seat, any legal action."""
    draft = Chance(seed).draft()
    step = start = game.start(setup, Chance(seed))
    start_digest = digest(start.state)
    moves: list[Move] = []
    most = game.facts.longest * setup.seats
    while waiting := game.waiting(step.state):
        claim(len(moves) < most, f"{name(game)} still goes on after {most} actions of {setup}, seed {seed}")
        seat = draft.chosen(STREAM, waiting)
        action = game.choices(game.view(step.state, seat), seat).sample(draft, STREAM)
        before = step
        try:
            step = game.play(step.state, seat, action, step.chance)
        except RefusedError as error:
            raise AssertionError(f"{action} is a choice of seat {seat} but refused: {error.refusal}") from error
        moves.append(Move(before, seat, action, step, digest(step.state)))
    return Playout(setup, seed, start, start_digest, tuple(moves))


def name(game: AnyGame) -> str:
    """The game in a sentence."""
    return f"the game {game.facts.id}"


def looked_at(playout: Playout, places: int) -> Iterator[Step]:
    """The start, the end, and positions in between at equal distances."""
    steps = [playout.start, *(move.step for move in playout.moves)]
    count = min(places, len(steps) - 1)
    yield from (steps[place * (len(steps) - 1) // count] for place in range(count))
    yield steps[-1]


# Facts


def check_facts(game: AnyGame) -> None:
    """The facts say what the rules do: every mode and option can be set up, nothing else can."""
    facts = game.facts
    defaults = {option.id: option.default for option in facts.options}
    for mode in facts.modes:
        for seats in mode.seats:
            refusal = game.refuse_setup(Setup(seats, mode.id, defaults))
            claim(refusal is None, f"{name(game)} refuses mode {mode.id} with {seats} seats: {refusal}")
        for seats in (mode.seats[0] - 1, mode.seats[1] + 1):
            setup = Setup(seats, mode.id, defaults)
            claim(game.refuse_setup(setup) is not None, f"{name(game)} starts mode {mode.id} with {seats} seats")
        for option in facts.options:
            for value in option.values:
                setup = Setup(mode.seats[0], mode.id, {**defaults, option.id: value})
                claim(game.refuse_setup(setup) is None, f"{name(game)} refuses its own option in {setup}")
            setup = Setup(mode.seats[0], mode.id, {**defaults, option.id: "no such value"})
            claim(game.refuse_setup(setup) is not None, f"{name(game)} starts with {setup}")
        setup = Setup(mode.seats[0], mode.id, {**defaults, "no such option": "on"})
        claim(game.refuse_setup(setup) is not None, f"{name(game)} starts with {setup}")
        bounds = (mode.seats[0], *mode.table_seats, mode.seats[1])
        claim(list(bounds) == sorted(bounds), f"{mode} contradicts itself")
    setup = Setup(facts.modes[0].seats[0], "no such mode", defaults)
    claim(game.refuse_setup(setup) is not None, f"{name(game)} starts with {setup}")
    try:
        game.start(setup, Chance(0))
    except RefusedError:
        return
    raise AssertionError(f"{name(game)} starts with {setup}, though it refuses that set-up")


# One match from its start to its end


def check_course(game: AnyGame, playout: Playout) -> None:
    """Somebody waits until the outcome and nobody after; rounds rise; what chance gives is told and kept."""
    for step in (playout.start, *(move.step for move in playout.moves)):
        waiting = game.waiting(step.state)
        claim((game.outcome(step.state) is None) == bool(waiting), f"{name(game)} has an outcome while {waiting} wait")
        claim(waiting == tuple(sorted(set(waiting))), f"the waiting seats {waiting} are not rising")
        claim(all(0 <= seat < playout.setup.seats for seat in waiting), f"{waiting} wait, which are no seats")
        claim(step.chance.seed == playout.seed, f"{name(game)} changed the seed")
        claim(step.discloses or not step.drawn, f"{name(game)} used chance in a step that does not disclose")
        for told in step.events:
            audience = told.audience or ()
            claim(all(0 <= seat < playout.setup.seats for seat in audience), f"{told} is for seats that do not exist")
        claim(game.refuse_state(step.state) == (), f"{name(game)} finds fault with its own state {step.state}")
    for move in playout.moves:
        claim(move.step.round >= move.before.round, f"{name(game)} went back from round {move.before.round}")
        moved = move.step.chance != move.before.chance
        claim(moved == bool(move.step.drawn), f"{name(game)} used chance without saying what it drew, at {move.action}")
        for stream, position in move.before.chance.positions:
            claim(dict(move.step.chance.positions).get(stream, 0) >= position, f"stream {stream} went back")
    outcome: Outcome | None = game.outcome(playout.last.state)
    if outcome is None:
        raise AssertionError(f"{name(game)} stopped without an outcome")
    claim(len(outcome.ranks) == len(outcome.sheets) == playout.setup.seats, f"{outcome} is not for all seats")
    claim(len(outcome.reasons) == len(outcome.causes) > 0, f"{outcome} has no reason")
    claim(min(outcome.ranks) in (1, 2), f"nobody is first or second in {outcome}")
    counts = game.statistics(playout.last.state, [(move.seat, move.action) for move in playout.moves])
    claim(len(counts) == playout.setup.seats, f"the counts of {name(game)} are not for all seats")
    keys = [[count.key for count in own] for own in counts]
    claim(all(own == keys[0] for own in keys), f"{name(game)} counts other things for other seats")
    claim(len(keys[0]) == len(set(keys[0])), f"{name(game)} counts something twice")


def check_same_again(game: AnyGame, playout: Playout) -> None:
    """The same match again gives the same: same choices from the same numbers, same states, same events."""
    again = play_out(game, playout.setup, playout.seed)
    claim(again == playout, f"{name(game)} plays seed {playout.seed} of {playout.setup} differently the second time")


def check_unchanged(playout: Playout) -> None:
    """No state of the match has changed since it was new."""
    claim(digest(playout.start.state) == playout.start_digest, "the first state changed later")
    for number, move in enumerate(playout.moves):
        claim(digest(move.step.state) == move.digest, f"the state after action {number} changed later")


def fingerprint(game: AnyGame, setup: Setup, seed: int) -> str:
    """Digest of everything a match gives: states, actions, events, draws, choices. Alike in every process."""
    playout = play_out(game, setup, seed)
    whole = sha256(canonical((playout.start.state, playout.start.drawn)))
    for move in playout.moves:
        listed = tuple(islice(game.choices(move.before.state, move.seat), LISTED))
        told = tuple((one.event, one.audience) for one in move.step.events)
        whole.update(canonical((move.seat, move.action, move.digest, move.step.drawn, told, listed)))
    whole.update(canonical(game.outcome(playout.last.state)))
    return whole.hexdigest()


# One position


def check_round_trips(game: AnyGame, step: Step, seats: int) -> None:
    """State, views and events come back from JSON as they were."""
    check_round_trip(step.state, game.types.state)
    check_round_trip(game.view(step.state, None), game.types.view)
    for seat in range(seats):
        check_round_trip(game.view(step.state, seat), game.types.view)
        for action in islice(game.choices(step.state, seat), LISTED):
            check_round_trip(action, game.types.action)
    for told in step.events:
        check_round_trip(told.event, game.types.event)


def check_round_trip(value: Any, of: Any) -> None:
    """The value comes back from JSON equal, and gives the same JSON again."""
    data = canonical(value)
    back = msgspec.json.decode(data, type=of)
    claim(back == value, f"{value} comes back from JSON as {back}")
    claim(canonical(back) == data, f"{value} gives other JSON once it is back")


def check_scores(game: AnyGame, step: Step, seats: int) -> None:
    """The rows of each sheet sum to its total, in every view of it, and keys are unique."""
    for seat in range(seats):
        sheet = game.score(step.state, seat)
        claim(sum(row.points for row in sheet.rows) == sheet.total, f"the rows of {sheet} do not sum to its total")
        claim(len({row.key for row in sheet.rows}) == len(sheet.rows), f"a key stands twice in {sheet}")
        seen = game.score(game.view(step.state, seat), seat)
        claim(seen == sheet, f"seat {seat} sees the score {seen} instead of {sheet}")


def check_choices(game: AnyGame, step: Step, seat: Seat, mutate: Mutate, draft: Draft) -> None:
    """``choices`` holds an action exactly when ``refuse`` is silent, for listed, drawn and mutated actions; a view and
    the state answer alike.
    """
    state, view = step.state, game.view(step.state, seat)
    choices: Choices[Any] = game.choices(state, seat)
    claim(bool(choices), f"seat {seat} waits but has no choice")
    listed = list(islice(choices, LISTED))
    seen = list(islice(game.choices(view, seat), LISTED))
    claim(listed == seen, f"seat {seat} sees other choices than the state has")
    claim(len({canonical(action) for action in listed}) == len(listed), f"seat {seat} finds a choice twice")
    drawn = [choices.sample(draft, STREAM) for _ in range(MUTATED)]
    if len(listed) < LISTED and not game.facts.drawn_freely:
        claim(all(action in listed for action in drawn), f"seat {seat} can draw a choice that is not listed")
    for action in (*listed, *drawn):
        claim(action in choices, f"{action} is a choice of seat {seat} but not in the choices")
        refusal = game.refuse(state, seat, action)
        claim(refusal is None, f"{action} is a choice of seat {seat} but refused: {refusal}")
        check_alike(game, state, view, seat, action)
    for base in drawn:
        action = mutate(base, draft)
        if action is None:
            continue
        refusal = game.refuse(state, seat, action)
        held = "is" if action in choices else "is not"
        claim((held == "is") == (refusal is None), f"{action} {held} in the choices, but refuse says {refusal}")
        check_alike(game, state, view, seat, action)
        if refusal is not None:
            check_refused(game, step, seat, action, refusal)


def check_alike(game: AnyGame, state: Any, view: Any, seat: Seat, action: Any) -> None:
    """The view answers refuse and preview as the state does."""
    claim(
        game.refuse(view, seat, action) == game.refuse(state, seat, action),
        f"refuse says of {action} another thing to the view of seat {seat} than to the state",
    )
    claim(
        game.preview(view, seat, action) == game.preview(state, seat, action),
        f"preview says of {action} another thing to the view of seat {seat} than to the state",
    )


def check_refused(game: AnyGame, step: Step, seat: Seat, action: Any, refusal: Refusal) -> None:
    """``play`` raises on a refused action, with the same refusal, and leaves no trace."""
    claim(refusal.code.isidentifier() and refusal.code.islower(), f"{refusal.code!r} is no code")
    before = digest(step.state)
    try:
        game.play(step.state, seat, action, step.chance)
    except RefusedError as error:
        claim(error.refusal == refusal, f"play refuses {action} with {error.refusal}, refuse with {refusal}")
        claim(digest(step.state) == before, f"play refused {action} but changed the state")
        return
    raise AssertionError(f"play takes {action} of seat {seat}, which refuse refuses: {refusal}")


def check_not_waiting(game: AnyGame, step: Step, seats: int, draft: Draft) -> None:
    """A seat that does not wait has no choices and may do nothing."""
    waiting = game.waiting(step.state)
    samples = [game.choices(step.state, seat).sample(draft, STREAM) for seat in waiting[:1]]
    for seat in range(seats):
        if seat in waiting or seat in game.welcome(step.state):
            continue
        choices = game.choices(step.state, seat)
        claim(not choices and not list(islice(choices, 1)), f"seat {seat} does not wait but has choices")
        try:
            choices.sample(draft, STREAM)
        except IndexError:
            pass
        else:
            raise AssertionError(f"seat {seat} does not wait but can draw a choice")
        for action in samples:
            refusal = game.refuse(step.state, seat, action)
            if refusal is None:
                raise AssertionError(f"seat {seat} does not wait but may do {action}")
            claim(action not in choices, f"seat {seat} does not wait but has the choice {action}")
            check_refused(game, step, seat, action, refusal)


def check_order(game: AnyGame, step: Step, draft: Draft) -> None:
    """In a game of simultaneous turns, actions of two waiting seats lead to the same in both orders."""
    waiting = game.waiting(step.state)
    if not game.facts.simultaneous or len(waiting) < 2:
        return
    one = draft.chosen(STREAM, waiting)
    other = draft.chosen(STREAM, tuple(seat for seat in waiting if seat != one))
    acts = [(seat, game.choices(step.state, seat).sample(draft, STREAM)) for seat in (one, other)]
    ends = []
    for order in (acts, acts[::-1]):
        end = step
        for seat, action in order:
            end = game.play(end.state, seat, action, end.chance)
        ends.append((end.state, end.chance, end.round))
    claim(ends[0] == ends[1], f"{acts} lead to different positions in different orders")


def check_secrecy(game: AnyGame, step: Step, seat: Seat, mutate: Mutate, draft: Draft) -> None:
    """Whatever a seat cannot know may be otherwise without its noticing: equal view, choices, answers and events."""
    state, view = step.state, game.view(step.state, seat)
    guessed = game.guess(view, Chance(draft.word(STREAM) >> 1))
    flaws = game.refuse_state(guessed)
    claim(flaws == (), f"seat {seat} guesses an impossible state: {flaws}")
    claim(game.view(guessed, seat) == view, f"a state guessed from the view of seat {seat} gives it another view")
    claim(game.waiting(guessed) == game.waiting(state), f"seat {seat} guesses that others wait")
    claim(
        list(islice(game.choices(guessed, seat), LISTED)) == list(islice(game.choices(state, seat), LISTED)),
        f"the choices of seat {seat} tell what it cannot know",
    )
    for _ in range(2):
        action = game.choices(state, seat).sample(draft, STREAM)
        for asked in (action, mutate(action, draft)):
            if asked is None:
                continue
            claim(
                game.refuse(guessed, seat, asked) == game.refuse(state, seat, asked),
                f"what refuse says of {asked} tells seat {seat} what it cannot know",
            )
            claim(
                game.preview(guessed, seat, asked) == game.preview(state, seat, asked),
                f"the preview of {asked} tells seat {seat} what it cannot know",
            )
        real = game.play(state, seat, action, step.chance)
        other = game.play(guessed, seat, action, step.chance)
        claim(real.discloses == other.discloses, f"whether {action} discloses tells seat {seat} what it cannot know")
        if not real.discloses:
            claim(
                heard(real.events, seat) == heard(other.events, seat),
                f"the events of {action} tell seat {seat} what it cannot know",
            )
            claim(
                game.view(real.state, seat) == game.view(other.state, seat),
                f"{action} shows seat {seat} what it cannot know, but does not disclose",
            )
    claim(game.score(guessed, seat) == game.score(state, seat), f"the score of seat {seat} tells what it cannot know")


def check_untold(game: AnyGame, step: Step, seats: int, draft: Draft) -> None:
    """An act that discloses nothing shows others no more than its events tell them: if they hear the same of two acts,
    they see the same after them.
    """
    for seat in game.waiting(step.state):
        choices = game.choices(step.state, seat)
        ends = [game.play(step.state, seat, choices.sample(draft, STREAM), step.chance) for _ in range(3)]
        quiet = [end for end in ends if not end.discloses]
        for one, two in pairwise(quiet):
            for other in (*range(seats), None):
                if other != seat and heard(one.events, other) == heard(two.events, other):
                    claim(
                        game.view(one.state, other) == game.view(two.state, other),
                        f"seat {other} (None: the table) sees what seat {seat} did, but is not told",
                    )


def heard(events: tuple[Told, ...], seat: Seat | None) -> list[Any]:
    """The events that a seat, or the table, may learn of."""
    return [told.event for told in events if told.audience is None or seat in told.audience]


# Match and record


def persons(game: AnyGame, seats: int) -> tuple[SeatInfo, ...]:
    """A person on every seat."""
    return tuple(SeatInfo(f"Seat {seat + 1}", PERSON, seat % COLOURS + 1) for seat in range(seats))


def match_of(game: AnyGame, playout: Playout, *, free_undo: bool = False) -> Match:
    """A match at the start of the playout."""
    seats = persons(game, playout.setup.seats)
    return Match.new(game, playout.setup, seats, playout.seed, Table(free_undo=free_undo))


def standing(match: Match) -> tuple[Any, ...]:
    """Everything that undo must restore."""
    return match.digest, match.chance, match.acts, match.round, match.waiting, match.history()


def acts_of(match: Match) -> list[tuple[Seat, Any]]:
    """Who did what, of the acts in force."""
    return [(seat, action) for _, seat, action, _ in match.history()]


def check_match(game: AnyGame, playout: Playout, places: int) -> None:
    """A match goes as the playout did; wrong seats and stale input are refused; undo is as never played; redo is as
    never undone.
    """
    match = match_of(game, playout)
    every = max(1, len(playout.moves) // max(1, places))
    for number, move in enumerate(playout.moves):
        if number % every == 0:
            check_input(match, move)
        before = standing(match)
        told = match.act(move.seat, move.action)
        claim(match.digest == move.digest, f"the match stands elsewhere than the playout after action {number}")
        claim(told == move.step.events, f"the match tells other events than the playout of action {number}")
        if move.step.discloses:
            refusal = match.refuse_undo(move.seat)
            claim(
                refusal is not None and refusal.code == Reason.UNDO_DISCLOSED,
                f"{move.action} discloses, but undo says {refusal}",
            )
        elif number % every == 0:
            after = standing(match)
            match.undo(move.seat)
            claim(standing(match) == before, f"undoing action {number} is not as never played")
            match.redo(move.seat)
            claim(standing(match) == after, f"redoing action {number} is not as never undone")
            if number and playout.moves[number - 1].seat != move.seat:
                check_undo_below(game, match, playout, playout.moves[number - 1].seat)
    refusal = match.refuse(0, playout.moves[-1].action)
    claim(refusal is not None and refusal.code == Reason.MATCH_OVER, f"after the end the match says {refusal}")


def check_input(match: Match, move: Move) -> None:
    """Seats that do not exist or do not wait, and input for another position, are refused."""
    seats, now = len(match.seats), len(match.entries)
    cases = [(-1, None, Reason.NO_SEAT), (seats, None, Reason.NO_SEAT), (move.seat, now + 1, Reason.STALE)]
    may_act = (*match.waiting, *match.game.welcome(match.state))
    cases += [(seat, None, Reason.NOT_WAITING) for seat in range(seats) if seat not in may_act][:2]
    for seat, at, expected in cases:
        refusal = match.refuse(seat, move.action, at)
        claim(refusal is not None and refusal.code == expected, f"seat {seat} should be told {expected}, not {refusal}")
    claim(match.refuse(move.seat, move.action, now) is None, f"{move.action} is refused as stale")


def check_undo_below(game: AnyGame, match: Match, playout: Playout, seat: Seat) -> None:
    """Undo of an act that is not the last: refused, or as if only the others had been played."""
    if match.refuse_undo(seat) is not None:
        return
    before = standing(match)
    match.undo(seat)
    fresh = match_of(game, playout)
    for other, action in acts_of(match):
        fresh.act(other, action)
    claim(fresh.digest == match.digest, f"undo of seat {seat} below an act of another seat is not as never played")
    claim(fresh.chance == match.chance, f"undo of seat {seat} below an act of another seat spoils chance")
    match.redo(seat)
    claim(standing(match) == before, f"redo of seat {seat} below an act of another seat is not as never undone")


def check_free_undo(game: AnyGame, playout: Playout) -> None:
    """With free undo everything can be taken back and brought back, and the log still replays."""
    match = match_of(game, playout, free_undo=True)
    start = standing(match)
    for move in playout.moves:
        match.act(move.seat, move.action)
    end = standing(match)
    undone = []
    while match.acts:
        seat = match.history()[-1][1]
        match.undo(seat)
        undone.append(seat)
    claim(standing(match) == start, "undoing everything is not as never played")
    for seat in reversed(undone):
        match.redo(seat)
    claim(standing(match) == end, "redoing everything is not as never undone")
    claim(match.check() is None, f"a log with undo and redo replays differently: {match.difference}")


def check_record(game: AnyGame, playout: Playout) -> None:
    """A record loads to the same match, at the end and half-way, replays alike, goes on alike, and gives the same bytes
    again.
    """
    half = len(playout.moves) // 2
    whole = match_of(game, playout)
    for number, move in enumerate(playout.moves):
        if number == half:
            begun = load_record(whole.record(), no_content, game=game)
        whole.act(move.seat, move.action)
    for move in playout.moves[half:]:
        begun.act(move.seat, move.action)
    data = whole.record()
    claim(begun.record() == data, "a match loaded half-way and played on is another one")
    loaded = load_record(data, no_content, game=game)
    claim(loaded.record() == data, "a record loaded and saved again is another one")
    claim(loaded.outcome == whole.outcome, "a record loads with another outcome")
    claim(loaded.check() is None, f"a record replays differently: {loaded.difference}")
    claim(loaded.history() == whole.history(), "a record loads with another history")
    claim(whole.replayed().record() == data, "a replayed match gives another record")


def no_content(game: str) -> Callable[[str], bytes]:
    """Reads nothing, for rules that are loaded already."""
    raise LookupError(game)
