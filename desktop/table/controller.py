"""The table behind a board: the one holder of a Match. It gives out views of the front seat, never a state.

An intent becomes an act, the act an autosave; then the board gets the view of the seat in front and what that seat may
be told.
"""

from __future__ import annotations

import logging
import secrets
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.boards.common.link import Board
from desktop.storage.autosave import Autosave
from desktop.storage.files import FileError, read, write_atomic
from desktop.table.answers import Answers
from desktop.table.computers import Asked, Computers
from desktop.table.drafts import Drafts
from desktop.table.finished import entry_of
from desktop.table.plan import PERSON, MatchPlan
from desktop.table.referees import Referees
from desktop.table.round_clock import with_clock
from desktop.table.since import since_act
from desktop.table.staging import Staging
from desktop.table.words import Words
from desktop.texts.records import difference_text
from engine.core.chance import SEED_LIMIT
from engine.core.entries import Clock
from engine.core.game import Game, GameTypes, Outcome, Read, Refusal, RefusedError, Seat, Setup, Told
from engine.core.match import Match, SeatInfo, Table
from engine.core.record import RecordError, forgery, load_record
from engine.core.registry import GAMES, load

WATCH_MS: Final = 900
"""So long a round stays on the screen when only computer players are at the table."""
translate = QCoreApplication.translate
log = logging.getLogger("cantiere.table")


class Controller(Answers):
    """Plays one match at a time; the ``Link`` of its board.

    Commands that can fail give "" or one translated sentence. ``begun`` comes before the first view: whoever listens
    makes the board for ``game_id`` and attaches it. ``changed`` says that seats, turn, undo or aids may be different
    now. ``curtain`` carries a CurtainText while it is down, None once it is up. ``thinking`` carries the seat that has
    been thinking for a moment, None afterwards. ``finished`` carries the entry for the statistics when a result comes
    about, not when one is opened; ``ended`` carries the Outcome. ``failed`` carries a sentence; the match goes on.
    ``keeping`` comes before the match is written: whoever measures its time hands it in then.
    """

    begun = Signal()
    changed = Signal()
    keeping = Signal()
    front_changed = Signal(object)
    curtain = Signal(object)
    thinking = Signal(object)
    finished = Signal(object)
    ended = Signal(object)
    failed = Signal(str)
    checked = Signal(object)

    def __init__(
        self,
        reader: Callable[[str], Read],
        words: Words,
        autosave: Autosave | None = None,
        computers: Computers | None = None,
        registry: Mapping[str, str] = GAMES,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(words, clock, parent)
        self.reader = reader
        self.autosave = autosave
        self.registry = registry
        self.watch_ms = WATCH_MS
        self.paused = False
        self._games: dict[str, Game[Any, Any, Any]] = {}
        self._told: list[Told] = []
        self._busy = False
        self.showing = False  # true while the board is told of something: a reveal may be about to begin
        self._over = False
        self._kept = False
        self._opened: str | None = None
        self._round = -1
        self._front_round = -1
        self._drafts = Drafts(self._position)
        self._staging = Staging(self.front)
        self.referees = Referees()
        self.front.lowered.connect(self._lower)
        self.front.lifted.connect(self._lift)
        self.computers = computers or Computers(parent=self)
        self.computers.moved.connect(self._take_move)
        self.computers.thinking.connect(self.thinking)
        self.checked.connect(self._take_check)
        if autosave is not None:
            autosave.failed.connect(self.failed)

    # Beginning, opening, keeping

    def begin(self, plan: MatchPlan, origin: Any | None = None, origin_round: int = 0) -> str:
        """Begins a match, at ``origin`` (a state) if one is given; gives "" or why it cannot be."""
        seats = tuple(SeatInfo(s.name, s.controller, s.colour, s.town) for s in plan.seats)
        table = Table(plan.undo_is_free, tuple(sorted(plan.aids)), plan.secret)
        seed = secrets.randbelow(SEED_LIMIT) if plan.seed is None else plan.seed
        setup = Setup(len(seats), plan.mode, dict(plan.options))
        clock = Clock(plan.clock) if plan.clock else None
        return self._try(
            lambda: with_clock(Match.new(self._game(plan.game), setup, seats, seed, table, origin, origin_round), clock)
        )

    def restart(self) -> str:
        """Begins the match anew: same seats, options and cards."""
        old = self._match
        if old is None:
            return ""
        return self._try(
            lambda: with_clock(
                Match.new(old.game, old.setup, old.seats, old.seed, old.table, old.origin, old.origin_round), old.clock
            )
        )

    def open(self, file: Path) -> str:
        """Opens a saved match; gives "" or one sentence that says what is wrong with the file, which stays where it
        is."""
        return self._try(lambda: self._load(read(file), str(file)), opened=str(file))

    def open_data(self, data: bytes, name: str) -> str:
        """Opens a match from the bytes of a record called ``name`` in sentences."""
        return self._try(lambda: self._load(data, name), opened=name)

    def examine(self, file: Path) -> str:
        """Gives "" if a saved match could be opened, else what is wrong with the file; changes nothing."""
        made = self._make(lambda: self._load(read(file), str(file)))
        return made if isinstance(made, str) else ""

    def _load(self, data: bytes, name: str) -> Match:
        """The match of a record. Raises RecordError."""
        return load_record(data, self.reader, self.registry, name)

    def resume(self) -> str:
        """Goes on with the last autosave. A damaged one is moved aside and the one before it is taken; a sentence says
        so.

        Gives "" when a match goes on, else why not. ``failed`` tells of files that were moved aside.
        """
        if self.autosave is None:
            return translate("Table", "There is no match to go on with.")
        for file, data in self.autosave.recover():
            words = self.open_data(data, str(file))
            if not words:
                return ""
            aside = self.autosave.set_aside(file)
            moved = translate("Table", "%1 The file was moved aside to %2.")
            self.failed.emit(moved.replace("%1", words).replace("%2", str(aside or file)))
        return translate("Table", "There is no match to go on with.")

    def save(self, file: Path) -> str:
        """Saves the match as a file; gives "" or why it could not."""
        if self._match is None:
            return ""
        try:
            write_atomic(file, self.record())
        except FileError as error:
            return str(error)
        return ""

    def record(self) -> bytes:
        """The match as a file."""
        self.keeping.emit()
        return self.match.record()

    def close(self) -> None:
        """Leaves the match: waits for its autosave, stops the computer players, forgets it."""
        self.computers.cancel()
        if self._match is not None and self._match.clock is not None and self._match.outcome is None:
            self._keep()
        if self.autosave is not None:
            self.autosave.wait()
        self._match = None
        self._board = None
        self._view = None
        self._drafts.forget()
        self.front.face(None)
        self.changed.emit()

    def _try(self, make: Callable[[], Match], *, opened: str | None = None) -> str:
        """Makes a match and installs it, or gives the sentence why it cannot be made; ``opened`` names its file."""
        made = self._make(make)
        if isinstance(made, str):
            return made
        self._install(made, opened=opened)
        return ""

    def _make(self, make: Callable[[], Match]) -> Match | str:
        """What ``make`` makes, or the sentence why it cannot be made."""
        try:
            return make()
        except FileError as error:
            return str(error)
        except RefusedError as error:
            return self.words.reason(error.refusal, "", (), {})
        except RecordError as error:
            return self.words.record_error(error)
        except Exception as error:
            # Content may be missing or damaged in many ways: one sentence, and the program goes on.
            log.exception("the match cannot begin")
            return translate("Table", "The match cannot begin: %1").replace("%1", str(error))

    def _install(self, match: Match, *, opened: str | None) -> None:
        """Puts a match on the table."""
        self.computers.cancel()
        self._board = None
        self._match = match
        self._drafts.forget()
        self._told.clear()
        self._lines = None
        self._over = False
        self._round = match.round
        self.paused = False
        self._checked = match if opened is None else None
        self._opened = opened
        # Nobody's view until the board has been made and the curtain asked.
        self.front.face(None)
        self._view = match.view(None)
        self.begun.emit()
        self._kept = False
        if match.outcome is None:
            if self.autosave is not None:
                self.autosave.begin()
            self._keep()
        self.computers.use(match.game.facts.id)
        self.referees.open(match.game.facts.id)
        self._choose_front(fresh=opened is not None)
        self._show()
        self._go_on()
        if opened is not None:
            threading.Thread(target=self._check, args=(match,), name="check", daemon=True).start()

    def _check(self, match: Match) -> None:
        """Replays an opened match, on a thread of its own."""
        try:
            match.check()
        except Exception:  # a record may come from anywhere; what is found is logged, the match goes on from its state
            log.exception("the replay of the opened match failed")
        self.checked.emit(match)

    def _take_check(self, match: Match) -> None:
        """Takes note of what the replay found."""
        if match is not self._match:
            return
        self._checked = match
        self._lines = None
        if match.diverged is not None:
            error = forgery(match, self._opened or "")
            self.failed.emit(difference_text(match.diverged, self.words.record_error(error) if error else ""))
        self._show()
        self._go_on()

    def types(self, game: str) -> GameTypes:
        """The types of a game, to read a position from JSON. Raises UnknownGame."""
        return self._game(game).types

    def _game(self, game: str) -> Game[Any, Any, Any]:
        """The rules of a game, loaded once."""
        if game not in self._games:
            self._games[game] = load(game, self.reader(game), self.registry)
        return self._games[game]

    # The board

    def attach(self, board: Board) -> None:
        """Takes the board that shows the match."""
        self._board = board

    def since_act(self, seat: Seat) -> tuple[Any, Sequence[Any]] | None:
        """What the front seat, or the table, saw before ``seat`` acted last, and what it was told from then on; None
        if it has not acted or that is not known."""
        if self._match is None or self._checked is not self._match:
            return None
        return since_act(self._match, seat, self.front.seat)

    def follow_draft(self) -> None:
        """Brings the next seat to the front, or lets computer players act, when the board has made the way free."""
        if self._match is not None and not self._busy:
            if self._staging.end(self._board, self._match):
                self._choose_front()
                self._show()
            self._go_on()

    # Acting

    def submit(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Plays the action for the front seat, or for ``seat`` where several persons decide over one board or on boards
        beside each other; gives the refusal and has done nothing, or None."""
        if seat is not None and not (self._decides_too(seat) and self.is_person(seat)):
            return Refusal("not_waiting")
        seat = self.front.seat if seat is None else seat
        if seat is None or self._busy:
            return Refusal("not_waiting")
        refusal = self.match.refuse(seat, action)
        if refusal is None:
            self._act(seat, action)
        return refusal

    def keep_draft(self, seat: Seat, draft: Any) -> None:
        """Lays away what a seat that is not in front has drafted on a board beside the first one."""
        self._drafts.keep(seat, draft)

    def _act(self, seat: Seat, action: Any) -> None:
        """Plays a legal action, saves, shows."""
        self._busy = True
        try:
            state = self.match.state
            self._told.extend(self.match.act(seat, action))
            self.referees.judge(self.match.game, state, seat, action)
            self._keep(counts=True)
            if not self._staging.begin(self._board, self._told, len(self.match.persons)):
                self._choose_front()
            self._show()
        finally:
            self._busy = False
        self.follow_draft()

    def _keep(self, *, counts: bool = False) -> None:
        """Lets a new result be counted, then hands the match to the autosave: a kill in between loses neither."""
        if (entry := entry_of(self.match) if counts else None) is not None:
            self.finished.emit(entry)
        if self.autosave is not None:
            self._kept = True
            self.autosave.save(self.record(), self.match.round)

    def keep_clock(self, clock: Clock) -> None:
        """Takes over the clock of the table with the time that was measured, and keeps it."""
        if self._match is not None and self._match.outcome is None:
            self._match.clock = clock
            self._keep()

    def _take_move(self, seat: Seat, action: Any, position: object) -> None:
        """Plays what a computer player decided, unless it was decided for another position."""
        match = self._match
        if match is None or position != self._position(seat) or self._busy:
            log.info("a stale move of seat %d is dropped", seat)
            self._go_on()
            return
        refusal = match.refuse(seat, action)
        if refusal is not None:
            log.error("a move of seat %d is refused: %s", seat, refusal.code)
            return
        self._act(seat, action)

    def _position(self, seat: Seat) -> object:
        """What a move of ``seat`` depends on: match, round, and the acts of the seat itself.

        Others may act at the same time without making the move stale: their acts commute with it.
        """
        match = self.match
        acts = match.acts
        own = sum(1 for number in acts if match.entries[number].seat == seat)  # type: ignore[union-attr]
        return id(match), match.round, own, match.seats[seat].controller

    def _go_on(self) -> None:
        """Lets the next computer player think, tells of the end."""
        match = self._match
        if match is None:
            return
        if match.outcome is not None:
            # The result waits for the last round to be seen, and for the course of an opened match to be replayed.
            if self._checked is match and not getattr(self._board, "busy", False):
                self._end(match.outcome)
            return
        asked = self.computers.asked
        if asked is not None:
            if asked.position == self._position(asked.seat) and asked.seat in match.waiting and not self.paused:
                return
            self.computers.cancel()
        board = self._board
        waiting = [
            seat
            for seat in match.waiting
            if match.seats[seat].controller != PERSON and (board is None or board.may_act(seat))
        ]
        if not waiting or self.paused:
            return
        agreed = None if board is None else board.agreed_action(waiting[0])
        if agreed is not None and match.refuse(waiting[0], agreed) is None:
            self._act(waiting[0], agreed)
            return
        if match.round != self._round:
            self._round = match.round
            if not match.persons and self.watch_ms > 0:
                QTimer.singleShot(self.watch_ms, self, self._go_on)
                return
        self._ask(waiting[0])

    def _ask(self, seat: Seat) -> None:
        """Lets a computer player think."""
        match = self.match
        asked = Asked(
            match.game,
            match.view(seat),
            seat,
            match.seats[seat].controller,
            match.thinking(seat).seed,
            self._position(seat),
        )
        self.computers.ask(asked)

    def _end(self, outcome: Outcome) -> None:
        """Tells once that the match is over, when it has been written."""
        if self._over:
            return
        self._over = True
        # A finished match that was only opened leaves the match under way in the autosave folder alone.
        if self.autosave is not None and self._kept:
            self.autosave.finish()
        self.ended.emit(outcome)

    # Front seat

    def _choose_front(self, *, fresh: bool = False) -> None:
        """Brings the seat to the front whose turn it is to decide.

        With a new round the first waiting person in seat order, else the one in front as long as it waits, then the
        next one. Nobody waits: the seat stays while computer players think.
        """
        match = self.match
        persons = [seat for seat in match.waiting if match.seats[seat].controller == PERSON]
        target = self.front.target
        if match.outcome is not None or not match.persons or match.game.together(match.state):
            self.front.face(None)
        elif not persons:
            if target is None or target not in match.persons:
                self.front.face(match.persons[0], fresh=fresh)
        elif target in persons and not fresh and self._front_round == match.round:
            pass
        else:
            after = -1 if target is None or self._front_round != match.round else target
            later = [seat for seat in persons if seat > after]
            self.front.face((later or persons)[0], fresh=fresh)
        self._front_round = match.round

    def face(self, seat: Seat) -> None:
        """Brings a seat that a person plays to the front, through the curtain where views hide something.

        Nobody comes to the front while several decide: the table is there, and what a seat hides from it stays hidden.
        """
        match = self.match
        if match.seats[seat].controller != PERSON or match.outcome is not None or match.game.together(match.state):
            return
        self.front.face(seat)
        self._show()

    def cover(self) -> None:
        """Lowers the curtain at once where views hide something."""
        if self._match is not None and self.secret and self.front.cover():
            self._show()

    def lift(self) -> None:
        """Opens the curtain; ignored within its first half second."""
        self.front.lift()

    def _lower(self, seat: Seat) -> None:
        """The curtain comes down: the board shows what the table may see."""
        self.curtain.emit(self.curtain_text(seat))

    def _lift(self, seat: Seat) -> None:
        """The curtain goes up: the scene is made anew from the seat's view first."""
        if self._match is not None and self.front.seat is not None:
            self._match.lift(seat)
        self._show()
        self.curtain.emit(None)

    # Showing

    def show_again(self) -> None:
        """Shows the same once more, after words or looks have changed."""
        self._lines = None
        self._show()

    def _show(self) -> None:
        """Makes the board equal to the view of the front seat, then tells what happened, as far as that seat may
        know."""
        match = self._match
        if match is None:
            return
        seat = self.front.seat
        self._view = match.view(seat)
        board = self._board
        self.showing = True
        if board is not None:
            try:
                kept = self._drafts.change(board, seat)
                board.show(self._view)
                board.show_log(self.log_lines())
                if kept is not None:
                    board.put_draft(kept)
                if self.front.expected is None and self._told:
                    told, self._told = self._told, []
                    board.tell(self._heard(told))
            except Exception:
                # A board that stumbles is told of like any uncaught exception; the match itself goes on.
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
        self.showing = False
        self.front_changed.emit(seat)
        self.changed.emit()

    # Taking back

    def undo(self) -> None:
        """Takes back the last part of the draft, else the last act that a person may still take back."""
        if self._match is None or self._busy:
            return
        if self._draft_can_undo():
            self._board.undo()  # type: ignore[union-attr]
            self.changed.emit()
            return
        seat = self.undo_seat()
        if seat is not None:
            self._take_back(seat, lambda: self.match.undo(seat))

    def redo(self) -> None:
        """Puts back what undo took back last."""
        if self._match is None or self._busy:
            return
        if self._drafting() and self._board.can_redo():  # type: ignore[union-attr]
            self._board.redo()  # type: ignore[union-attr]
            self.changed.emit()
            return
        seat = self.redo_seat()
        if seat is not None:
            self._take_back(None, lambda: self.match.redo(seat))

    def take_back(self) -> None:
        """Withdraws what the front seat confirmed."""
        seat = self.front.seat
        if seat is not None and self.can_take_back() and not self._busy:
            self._take_back(seat, lambda: self.match.undo(seat))

    def consent(self) -> None:
        """Goes back to the start of the round; every person has agreed."""
        if self.can_consent() and not self._busy:
            # As in a new round: the first seat comes to the front.
            self._front_round = -1
            self._take_back(None, lambda: self.match.consent(self.match.persons))

    def _take_back(self, seat: Seat | None, change: Callable[[], None]) -> None:
        """Changes the log, then brings ``seat``, or whoever waits, to the front."""
        self._busy = True
        try:
            self.computers.cancel()
            change()
            self._told.clear()
            self._over = False
            self._keep(counts=True)
            if seat is not None:
                self._front_round = self.match.round
                self.front.face(seat)
            else:
                self._choose_front()
            self._show()
        finally:
            self._busy = False
        self._go_on()

    # The table

    def hand_over(self, seat: Seat, controller: str) -> str:
        """Gives a seat to a person or to a computer player; gives "" or why not. Waits for the autosave."""
        try:
            self.match.hand_over(seat, controller)
        except RefusedError as error:
            return self.reason(error.refusal)
        self.computers.cancel()
        self._keep()
        if self.autosave is not None:
            self.autosave.wait()
        if self.front.target == seat and controller != PERSON:
            self.front.face(None)
        self._choose_front()
        self._show()
        self._go_on()
        return ""

    def pause(self, on: bool) -> None:
        """Stops computer players from thinking, or lets them go on."""
        self.paused = on
        if on:
            self.computers.cancel()
        self.changed.emit()
        self._go_on()
