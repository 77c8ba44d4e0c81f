"""A match: the log is the truth, the state follows from it.

Nothing here knows a game. A match is used by one thread, except for ``check``, which may run in another one.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import SEED_LIMIT, Chance, Draft, key_of
from engine.core.entries import (
    COLOURS,
    PERSON,
    Act,
    AidUsed,
    Clock,
    Consent,
    Entry,
    Forces,
    HandOver,
    Reason,
    Redo,
    SeatInfo,
    Table,
    Undo,
    follow,
)
from engine.core.facts import GameFacts
from engine.core.game import Game, Outcome, Refusal, RefusedError, Seat, Setup, Told
from engine.core.replay import Difference, Line, Point, first_point, last_difference, perform, reach
from engine.core.wire import Body, digest, pack

__all__ = ["PERSON", "Match", "Reason", "SeatInfo", "Table"]


class Stored(msgspec.Struct, frozen=True):
    """What a record held: its log, the acts in force after it, the point it led to by its own account, and the version
    of the rules and the digest of the content that it was written with.
    """

    entries: tuple[Entry, ...]
    acts: tuple[int, ...]
    point: Point
    rules: int
    content: str


class Match:
    """One match of one game, from its seed or from a given state.

    Refusals come in a fixed order: the seat exists, what came in is an action for this position, the match is not over,
    the seat owes a decision, the rules allow it.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        seats: tuple[SeatInfo, ...],
        table: Table,
        seed: int,
        origin: Any | None,
        origin_round: int,
        stored: Stored | None = None,
        forces: Forces | None = None,
    ) -> None:
        """Takes over what ``new`` and ``record.load_record`` have checked. With ``stored`` the match goes on from the
        stored point, and the acts before it are replayed when they are needed.
        """
        self.game = game
        self.setup = setup
        self.table = table
        self.seed = seed
        self.origin = origin
        self.origin_round = origin_round
        self.first_seats = seats
        """The seats as they were at the start."""
        self.clock: Clock | None = None
        """The clock of the table, kept for the record only; None for a match that never had one."""
        self.diverged: int | None = None
        """The entry that this version replays differently, None if there is none or ``check`` has not looked yet."""
        self.difference: Difference | None = None
        """What is different at the entry ``diverged``."""
        self._seats = seats
        self._stored = stored
        self._past: Line | None = None
        """The line of what the record held, once it was replayed."""
        self._whole = stored is None
        """Whether ``_line`` begins at the start of the match."""
        self._entries: list[Entry] = list(stored.entries) if stored else []
        self._forces = forces or Forces()
        self._line = Line(stored.point) if stored else Line(first_point(game, setup, seed, origin, origin_round))
        self._final: dict[Seat, int] = {}
        self._outcome: tuple[Point, Outcome | None] | None = None
        for entry in self._entries:
            if isinstance(entry, HandOver):
                self._seat(entry)

    @classmethod
    def new(
        cls,
        game: Game[Any, Any, Any],
        setup: Setup,
        seats: tuple[SeatInfo, ...],
        seed: int,
        table: Table | None = None,
        origin: Any | None = None,
        origin_round: int = 0,
    ) -> Match:
        """A match at its start. Options that ``setup`` leaves out get their defaults.

        With ``origin`` (a state of the game, in round ``origin_round``) the match starts there and nothing is shuffled.
        Raises RefusedError if set-up, seats, seed or origin cannot be.
        """
        setup = written_out(game.facts, setup)
        refusal = (
            game.refuse_setup(setup)
            or refuse_seats(game.facts, setup, seats)
            or (None if 0 <= seed < SEED_LIMIT else Refusal(Reason.SEED_OUT_OF_RANGE))
        )
        if refusal is None and origin is not None:
            refusal = next(iter(game.refuse_state(origin)), None)
        if refusal is not None:
            raise RefusedError(refusal)
        return cls(game, setup, tuple(seats), table or Table(), seed, origin, origin_round)

    # What is the case

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where now."""
        return self._seats

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats where persons play now."""
        return tuple(seat for seat, info in enumerate(self._seats) if info.controller == PERSON)

    @property
    def state(self) -> Any:
        """The full position, with its secrets: for the table of the desktop and for tests, never for players and
        boards.
        """
        return self._line.last.state

    @property
    def chance(self) -> Chance:
        """Seed and positions of the random streams now."""
        return self._line.last.chance

    @property
    def round(self) -> int:
        """The round the match is in."""
        return self._line.last.round

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision; () when the match is over."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        point = self._line.last
        if self._outcome is None or self._outcome[0] is not point:
            self._outcome = point, self.game.outcome(point.state)
        return self._outcome[1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole log."""
        return tuple(self._entries)

    @property
    def acts(self) -> tuple[int, ...]:
        """The numbers of the acts in force, in order."""
        return self._forces.acts

    @property
    def digest(self) -> str:
        """SHA-256 of the canonical JSON of the state."""
        return digest(self.state)

    @property
    def read_only(self) -> bool:
        """Whether acts before the match was loaded can no longer be taken back, because this version replays them
        differently.
        """
        return self.diverged is not None

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know; None is the table."""
        return self.game.view(self.state, seat)

    def thinking(self, seat: Seat) -> Draft:
        """Random numbers for the computer player of a seat: the same whenever the seat stands before the same of its
        acts, and unrelated to every stream of the match.
        """
        own = sum(1 for number in self._forces.acts if self._act(number).seat == seat)
        return Draft(key_of(self.seed, f"thinking:{seat}:{own}") % SEED_LIMIT, {})

    # Acting

    def refuse(self, seat: Seat, action: Any, at: int | None = None) -> Refusal | None:
        """Why a seat may not act like this now, None if it may. ``at`` is the length of the log that the input was made
        for; input for another position is stale.
        """
        if not self._is_seat(seat):
            return Refusal(Reason.NO_SEAT, seats=(seat,))
        if not isinstance(action, self.game.types.action):
            return Refusal(Reason.NOT_AN_ACTION, seats=(seat,))
        if at is not None and at != len(self._entries):
            return Refusal(Reason.STALE, seats=(seat,), numbers=(at, len(self._entries)))
        if self.outcome is not None:
            return Refusal(Reason.MATCH_OVER, seats=(seat,))
        if seat not in self.waiting and seat not in self.game.welcome(self.state):
            return Refusal(Reason.NOT_WAITING, seats=(seat,))
        return self.game.refuse(self.state, seat, action)

    def act(self, seat: Seat, action: Any, at: int | None = None) -> tuple[Told, ...]:
        """Plays an action and returns what is told, with audiences. Raises RefusedError; then nothing has changed."""
        self._enter(self._plan_act(seat, action, at))
        return self._line.done[-1].events

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Gives a seat to a person or to a computer player. Raises RefusedError for a seat or level that does not
        exist.
        """
        self._enter(self._plan_hand_over(seat, controller))

    def use_aid(self, seat: Seat, aid: str) -> None:
        """Notes that a seat used an aid. Raises RefusedError if it is switched off."""
        self._enter(self._plan_aid(seat, aid))

    # Taking back

    def refuse_undo(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last act, None if it may."""
        return refusal_in(self._plan_undo(seat))

    def undo(self, seat: Seat) -> None:
        """Takes back the last act of a seat that is in force.

        Acts of other seats after it stay if they do not depend on it. Nothing is taken back across a disclosing step or
        after the private view of another seat was lifted, unless the table plays with free undo: then every act since
        is taken back too, and the same cards come again. Raises RefusedError.
        """
        self._enter(self._plan_undo(seat))

    def refuse_consent(self, seats: tuple[Seat, ...] | None = None) -> Refusal | None:
        """Why the table may not go back to the start of the round, None if it may. ``seats`` are those that agree
        (None: all).
        """
        return refusal_in(self._plan_consent(self.persons if seats is None else seats))

    def consented(self) -> int:
        """How many acts the table would take back together, 0 if it may not."""
        plan = self._plan_consent(self.persons)
        return 0 if isinstance(plan, Refusal) else len(self._line.done) - len(plan[1].done)

    def consent(self, seats: tuple[Seat, ...]) -> None:
        """Takes back, with the agreement of all persons, every act of the round in which the last act was made; without
        free undo only those after its last disclosing step. Raises RefusedError.
        """
        self._enter(self._plan_consent(seats))

    def refuse_redo(self, seat: Seat) -> Refusal | None:
        """Why a seat may not bring back what was taken back last, None if it may."""
        return refusal_in(self._plan_redo(seat))

    def redo(self, seat: Seat) -> None:
        """Brings back what the last undo or consent took back, as long as no act came since. Raises RefusedError."""
        self._enter(self._plan_redo(seat))

    def lift(self, seat: Seat) -> None:
        """Tells that the private view of a seat is about to be shown: what others did before is then final for their
        undo.

        Not part of the log: it only matters while people sit at the screen.
        """
        for other in range(len(self._seats)):
            if other != seat:
                self._final[other] = len(self._entries)

    # Looking back

    def history(self) -> tuple[tuple[int, Seat, Any, tuple[Told, ...]], ...]:
        """The acts in force: number in the log, seat, action, what was told. Acts that this version replays differently
        tell nothing.
        """
        whole = self._has_past()
        told = {done.number: done.events for done in self._line.done} if whole else {}
        acts = [(number, self._act(number)) for number in self._forces.acts]
        return tuple((number, act.seat, act.action, told.get(number, ())) for number, act in acts)

    def state_after(self, acts: int) -> Any:
        """The state after so many acts in force, 0 for the start. Raises RefusedError if it can no longer be worked
        out.
        """
        return self._point_after(acts).state

    def round_after(self, acts: int) -> int:
        """The round after so many acts in force, 0 for the start. Raises as ``state_after`` does."""
        return self._point_after(acts).round

    def _point_after(self, acts: int) -> Point:
        """The position after so many acts in force."""
        if not 0 <= acts <= len(self._forces.acts):
            raise IndexError(f"{len(self._forces.acts)} acts are in force, not {acts}")
        if self._has_past():
            return self._line.before(acts)
        later = acts - (len(self._forces.acts) - len(self._line.done))
        if later < 0:
            raise RefusedError(Refusal(Reason.UNDO_READ_ONLY))
        return self._line.before(later)

    # Records

    def record(self) -> bytes:
        """The match as a file: equal matches give equal bytes.

        Until the log of a loaded match is known to replay by these rules, the file keeps the version of the rules and
        the content that the log was begun with: by that ``record`` tells an old log from a forged one.
        """
        point = self._line.last
        body = Body(
            self.setup,
            self.seed,
            self.origin,
            self.origin_round,
            self.first_seats,
            self.table,
            self.entries,
            point.state,
            point.round,
            point.chance,
            digest(point.state),
            self.clock,
        )
        rules, content = self.game.facts.rules, self.game.content
        if self._stored is not None and self._past is None:
            rules, content = self._stored.rules, self._stored.content
        return pack(self.game.facts.id, rules, content, body)

    @property
    def of_these_rules(self) -> bool:
        """Whether the log was written by the rules and with the content that the match is played with now."""
        stored = self._stored
        return stored is None or (stored.rules, stored.content) == (self.game.facts.rules, self.game.content)

    def check(self, most: int | None = None) -> int | None:
        """Replays the match from its start and returns the number of the first entry that is refused or turns out
        differently, None if all is well.

        With ``most`` only so many entries are looked at. Takes as long as the rules need for all of them. Afterwards
        ``diverged`` and ``read_only`` tell what was found, and looking back is quick. May run in another thread than
        the match; a match loaded from a record checks what the record held, once.
        """
        stored = self._stored
        if stored is not None and (self._past is not None or self.diverged is not None):
            return self.diverged
        entries, last = (stored.entries, stored.point) if stored else (self.entries, self._line.last)
        again = self._again(entries[:most])
        difference = again.difference
        if difference is None and len(again.entries) == len(entries):
            if again._line.last == last:
                self._past = again._line
            else:
                difference = last_difference(max(len(entries) - 1, 0), last, again._line.last)
        if difference is not None:
            self.difference = difference
            self.diverged = difference.entry
        return self.diverged

    def replayed(self) -> Match:
        """A new match with the same log, worked out from its start. If an entry turns out differently it holds the log
        before that entry, and its ``diverged`` is the number of it.
        """
        again = self._again(self.entries)
        again.clock = self.clock
        return again

    # Inside

    def _is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self._seats)

    def _seat(self, entry: HandOver) -> None:
        info = msgspec.structs.replace(self._seats[entry.seat], controller=entry.controller)
        self._seats = (*self._seats[: entry.seat], info, *self._seats[entry.seat + 1 :])

    def _act(self, number: int) -> Act[Any]:
        entry = self._entries[number]
        assert isinstance(entry, Act)
        return entry

    # A plan gives the entry that comes into the log and the line it leads to, or the refusal; nothing has changed yet.

    def _enter(self, planned: Refusal | tuple[Entry, Line]) -> None:
        if isinstance(planned, Refusal):
            raise RefusedError(planned)
        entry, line = planned
        self._forces = follow(self._forces, self._entries, len(self._entries), entry)
        self._entries.append(entry)
        self._line = line
        if isinstance(entry, HandOver):
            self._seat(entry)

    def _plan(self, entry: Entry) -> Refusal | tuple[Entry, Line]:
        """The plan of doing what an entry of another log says."""
        match entry:
            case Act():
                return self._plan_act(entry.seat, entry.action)
            case Undo():
                return self._plan_undo(entry.seat)
            case Consent():
                return self._plan_consent(entry.seats)
            case Redo():
                return self._plan_redo(entry.seat)
            case HandOver():
                return self._plan_hand_over(entry.seat, entry.controller)
            case AidUsed():
                return self._plan_aid(entry.seat, entry.aid)

    def _plan_act(self, seat: Seat, action: Any, at: int | None = None) -> Refusal | tuple[Act[Any], Line]:
        refusal = self.refuse(seat, action, at)
        if refusal is not None:
            return refusal
        done = perform(self.game, self._line.last, len(self._entries), seat, action)
        return done.act, Line(self._line.start, (*self._line.done, done))

    def _plan_hand_over(self, seat: Seat, controller: str) -> Refusal | tuple[HandOver, Line]:
        if not self._is_seat(seat):
            return Refusal(Reason.NO_SEAT, seats=(seat,))
        if controller not in controllers(self.game.facts):
            return Refusal(Reason.CONTROLLER_UNKNOWN, seats=(seat,))
        return HandOver(seat, controller), self._line

    def _plan_aid(self, seat: Seat, aid: str) -> Refusal | tuple[AidUsed, Line]:
        if not self._is_seat(seat):
            return Refusal(Reason.NO_SEAT, seats=(seat,))
        if aid not in self.table.aids:
            return Refusal(Reason.AID_OFF, seats=(seat,))
        return AidUsed(seat, aid), self._line

    def _plan_undo(self, seat: Seat) -> Refusal | tuple[Undo, Line]:
        if not self._is_seat(seat):
            return Refusal(Reason.NO_SEAT, seats=(seat,))
        acts = self._forces.acts
        place = next((p for p in range(len(acts) - 1, -1, -1) if self._act(acts[p]).seat == seat), None)
        if place is None:
            return Refusal(Reason.UNDO_NOTHING, seats=(seat,))
        number = acts[place]
        free = self.table.free_undo
        disclosed = any(self._act(later).discloses for later in acts[place:])
        if disclosed and not free:
            return Refusal(Reason.UNDO_DISCLOSED, seats=(seat,))
        if number < self._final.get(seat, 0) and not free:
            return Refusal(Reason.UNDO_LIFTED, seats=(seat,))
        if place < len(acts) - len(self._line.done) and not self._has_past():
            return Refusal(Reason.UNDO_READ_ONLY, seats=(seat,))
        place -= len(acts) - len(self._line.done)
        if not disclosed:
            without = self._without(place)
            if isinstance(without, Line):
                return Undo(seat, number), without
            if not free:
                return Refusal(Reason.UNDO_BLOCKS_OTHER, seats=(self._act(without).seat,))
        return Undo(seat, number, tail=True), Line(self._line.start, self._line.done[:place])

    def _without(self, place: int) -> Line | int:
        """The line without the act at ``place``, or the number of a later act that would then turn out differently."""
        kept = self._line.done[:place] + self._line.done[place + 1 :]
        line = reach(self.game, self._line, self._entries, tuple(done.number for done in kept))
        if isinstance(line, Difference):
            return line.entry
        for before, after in zip(kept[place:], line.done[place:], strict=True):
            if before.events != after.events or before.point.round != after.point.round:
                return before.number
        return line

    def _plan_consent(self, seats: tuple[Seat, ...]) -> Refusal | tuple[Consent, Line]:
        acts = self._forces.acts
        free = self.table.free_undo
        if not acts:
            return Refusal(Reason.UNDO_NOTHING)
        if self._act(acts[-1]).discloses and not free:
            return Refusal(Reason.UNDO_DISCLOSED)
        if not self._has_past() and not self._line.done:
            return Refusal(Reason.UNDO_READ_ONLY)
        missing = tuple(seat for seat in self.persons if seat not in seats)
        if missing:
            return Refusal(Reason.CONSENT_MISSING, seats=missing)
        line = self._line
        place = len(line.done) - 1
        this = line.before(place).round
        while place and line.before(place - 1).round == this and (free or not line.done[place - 1].act.discloses):
            place -= 1
        return Consent(tuple(seats), line.done[place].number), Line(line.start, line.done[:place])

    def _plan_redo(self, seat: Seat) -> Refusal | tuple[Redo, Line]:
        if not self._is_seat(seat):
            return Refusal(Reason.NO_SEAT, seats=(seat,))
        if not self._forces.redo:
            return Refusal(Reason.REDO_NOTHING, seats=(seat,))
        number, acts = self._forces.redo[-1]
        withdrawal = self._entries[number]
        agreed = withdrawal.seats if isinstance(withdrawal, Consent) else (withdrawal.seat,)
        if agreed and seat not in agreed:
            return Refusal(Reason.REDO_OTHER_SEAT, seats=agreed)
        if not self._has_past():
            before = self._stored.acts if self._stored else ()
            if acts[: len(before)] != before:
                return Refusal(Reason.UNDO_READ_ONLY, seats=(seat,))
            acts = acts[len(before) :]
        line = reach(self.game, self._line, self._entries, acts)
        if isinstance(line, Difference):
            return Refusal(Reason.UNDO_READ_ONLY, seats=(seat,))
        return Redo(seat, number), line

    def _has_past(self) -> bool:
        """Joins the acts that a record held, replayed, to those made since; False if this version replays them
        differently.
        """
        if self._whole:
            return True
        if self._past is None and self.diverged is None:
            self.check()
        past = self._past
        if past is None:
            return False
        self._line = Line(past.start, past.done + self._line.done)
        self._whole = True
        return True

    def _again(self, entries: tuple[Entry, ...]) -> Match:
        """A new match that does what these entries say, up to the first that is refused or turns out differently; its
        ``difference`` tells which.
        """
        again = Match(self.game, self.setup, self.first_seats, self.table, self.seed, self.origin, self.origin_round)
        for entry in entries:
            again.difference = again._repeat(entry)
            if again.difference is not None:
                again.diverged = again.difference.entry
                break
        return again

    def _repeat(self, entry: Entry) -> Difference | None:
        """Does what an entry of another log says; how it turns out differently, and then nothing has changed."""
        number = len(self._entries)
        field = "action" if isinstance(entry, Act) else "type"
        try:
            planned = self._plan(entry)
        except RefusedError as error:
            planned = error.refusal
        except Exception as error:  # a log may come from anywhere: rules that stumble over it must not end the program
            return Difference(number, field, "an entry that can be played", f"{type(error).__name__}: {error}")
        if isinstance(planned, Refusal):
            return Difference(number, field, f"a refusal ({planned.code})", "an entry in force", planned.code)
        for name in entry.__struct_fields__:
            expected, found = getattr(planned[0], name), getattr(entry, name)
            if expected != found:
                return Difference(number, name, f"{expected}", f"{found}")
        self._enter(planned)
        return None


def controllers(facts: GameFacts) -> tuple[str, ...]:
    """Who may sit on a seat: a person or a computer player of one of the game's levels."""
    return (PERSON, *facts.levels)


def written_out(facts: GameFacts, setup: Setup) -> Setup:
    """The set-up with a value for every option, in the order of the facts; unknown options come last."""
    options = {option.id: option.default for option in facts.options}
    return Setup(setup.seats, setup.mode, options | setup.options)


def refuse_seats(facts: GameFacts, setup: Setup, seats: tuple[SeatInfo, ...]) -> Refusal | None:
    """Why these seats do not fit the set-up, None if they do."""
    if len(seats) != setup.seats:
        return Refusal(Reason.SEATS_DIFFER, numbers=(setup.seats, len(seats)))
    for seat, info in enumerate(seats):
        if info.controller not in controllers(facts):
            return Refusal(Reason.CONTROLLER_UNKNOWN, seats=(seat,))
        if not 1 <= info.colour <= COLOURS:
            return Refusal(Reason.COLOUR_UNKNOWN, seats=(seat,), numbers=(info.colour,))
    return None


def refusal_in(planned: Refusal | tuple[Entry, Line]) -> Refusal | None:
    """The refusal, if that is what was planned."""
    return planned if isinstance(planned, Refusal) else None
