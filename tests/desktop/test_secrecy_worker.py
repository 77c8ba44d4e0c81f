"""What goes to the process that thinks for computer players, and what comes back, tells nobody's secret.

For each registered game: the bytes of a question depend on the view of the seat that is asked and on nothing else; an
answer depends on its question alone, whoever was asked before; what a player says besides its action goes nowhere.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from app_samples import LOADED, make_app, started, until, wait
from controller_set import Board, PlainWords
from pytestqt.qtbot import QtBot
from secret_pairs import GAMES_TESTED, GAMES_WITH_SECRETS, Pair, loaded, pairs
from secret_screens import texts_of

from desktop.storage.diary import Diary
from desktop.table.computers import Computers
from desktop.table.controller import Controller
from desktop.table.plan import PERSON
from desktop.table.worker import WorkerClient
from engine.core.conformance import play_out
from engine.core.game import Seat, Setup
from engine.players.worker import Decided, Failed, Question, Think, frame, read_frame, serve
from resources import reader

MARK = "0123456789SECRET"


class Pipe:
    """Stands for the process: keeps the bytes that are written to it."""

    def __init__(self) -> None:
        self.sent = b""

    def write(self, data: bytes) -> None:
        """Takes bytes."""
        self.sent += bytes(data)


class Wire(WorkerClient):
    """A client whose process never runs; the test reads what it would get, and answers."""

    def _launch(self) -> None:
        """No process."""
        self._starts += 1
        self.process = self.pipe = Pipe()  # type: ignore[assignment]

    def _end(self, *, wait: bool = False) -> None:
        """No process."""
        self.process = None

    def questions(self) -> list[Any]:
        """The messages so far."""
        source, found = io.BytesIO(self.pipe.sent), []
        while (message := read_frame(source)) is not None:
            found.append(msgspec.json.decode(message, type=Question))
        return found

    def answer(self, action: Any, note: str = "") -> None:
        """Answers the question under way."""
        assert self.thought is not None
        self._take(Decided(self.thought.request, msgspec.Raw(msgspec.json.encode(action)), note))


class Table:
    """A controller at one end of a pair, with a wire instead of the worker."""

    def __init__(self, pair: Pair, end: int, level: str) -> None:
        self.pair, self.end = pair, end
        self.wire = Wire()
        self.wire.start()
        self.now = 0.0
        self.controller = Controller(reader, PlainWords(), None, Computers(self.wire), clock=self.clock)
        self.controller.watch_ms = 0
        self.controller._games = LOADED
        self.controller.begun.connect(lambda: self.controller.attach(Board()))
        seats = range(pair.setup.seats)
        plan = pair.plan(*(level if seat == pair.watcher else PERSON for seat in seats))
        assert self.controller.begin(plan, pair.origins[end], pair.round) == ""

    def clock(self) -> float:
        """Later at every look."""
        self.now += 1
        return self.now

    def act(self) -> None:
        """Does what is done in the pair."""
        table = self.controller
        for act in self.pair.acts:
            action = act.actions[self.end]
            if act.seat == self.pair.watcher:
                self.wire.answer(action)
                continue
            together = table.match.game.together(table.match.state)
            if not together and table.seat != act.seat:
                table.face(act.seat)
                table.lift()
            assert table.submit(action, act.seat if together else None) is None


def watched(game: str) -> Iterator[Pair]:
    """The pairs of a game that some seat watches, so that it can be played by a computer."""
    return (pair for pair in pairs(game) if pair.watcher is not None)


@pytest.mark.parametrize("game", GAMES_TESTED)
def test_the_bytes_of_a_question_depend_on_the_view_alone(qtbot: QtBot, game: str) -> None:
    """Everything that is sent for a seat is equal, byte by byte, at both ends of a pair that looks alike to it: number
    and order of the messages too, while others do hidden things."""
    asked = 0
    for pair in watched(game):
        level = pair.game.facts.levels[-1]
        ends = [Table(pair, end, level) for end in (0, 1)]
        for table in ends:
            table.act()
        assert ends[0].controller.match.state != ends[1].controller.match.state, pair
        assert ends[0].wire.pipe.sent == ends[1].wire.pipe.sent, pair
        for question in ends[0].wire.questions():
            if isinstance(question, Think):
                asked += 1
                assert (question.seat, question.level, question.game) == (pair.watcher, level, game)
    assert asked > 20


@pytest.mark.parametrize("game", GAMES_TESTED)
def test_a_question_holds_the_view_and_nothing_of_the_match(qtbot: QtBot, game: str) -> None:
    """Its fields are known; its seed is not that of the match, nor of another seat."""
    assert Think.__struct_fields__ == ("request", "game", "view", "seat", "level", "seed")
    for pair in list(watched(game))[::7]:
        table = Table(pair, 0, pair.game.facts.levels[-1])
        match = table.controller.match
        for question in table.wire.questions():
            if isinstance(question, Think):
                assert bytes(question.view) == msgspec.json.encode(match.view(pair.watcher))
                seeds = [match.thinking(seat).seed for seat in range(pair.setup.seats)]
                assert len(set(seeds)) == len(seeds)
                assert question.seed == seeds[question.seat] != match.seed


def answers(questions: list[Think]) -> list[bytes]:
    """What one process answers to them, in order, as bytes."""
    source = io.BytesIO(b"".join(frame(msgspec.json.encode(question)) for question in questions))
    sink = io.BytesIO()
    serve(source, sink, reader)
    sink.seek(0)
    found = []
    while (message := read_frame(sink)) is not None:
        found.append(message)
    return found[1:]


def question(game: Any, state: Any, seat: Seat, level: str, seed: int = 7) -> Think:
    """What is asked of a seat in a position."""
    return Think(1, game.facts.id, msgspec.Raw(msgspec.json.encode(game.view(state, seat))), seat, level, seed)


@pytest.mark.parametrize("game", GAMES_TESTED)
def test_a_player_knows_nothing_of_what_others_were_asked(game: str) -> None:
    """One process thinks for all seats: the answer is the same whether it thought for the others of this match before,
    secrets included, or for those of another match."""
    rules = loaded(game)
    mode = next((mode for mode in rules.facts.modes if mode.hides), rules.facts.modes[0])
    setup = Setup(min(max(3, mode.table_seats[0]), mode.table_seats[1]), mode.id, {})
    setup = Setup(setup.seats, setup.mode, {option.id: option.default for option in rules.facts.options})
    ours, theirs = play_out(rules, setup, 3).moves, play_out(rules, setup, 4).moves
    for level in rules.facts.levels:
        looked = 0
        for number in range(1, min(len(ours), 24)):
            move = ours[number]
            before = [(m.before.state, m.seat) for m in ours[max(0, number - 4) : number] if m.seat != move.seat]
            # Others that wait at the same time were asked in this very position.
            before += [(move.before.state, s) for s in rules.waiting(move.before.state) if s != move.seat]
            other = [(m.before.state, m.seat) for m in theirs[max(0, number - 4) : number]]
            asked = question(rules, move.before.state, move.seat, level)
            found = [
                answers([*(question(rules, state, seat, level, 1) for state, seat in prelude), asked])[-1]
                for prelude in (before, other)
            ]
            assert found[0] == found[1], (level, number, asked.seat)
            looked += bool(before)
        assert looked > 5


@pytest.mark.parametrize("game", GAMES_TESTED)
def test_what_comes_back_is_an_action_and_a_code(game: str) -> None:
    """A note is a stable code: no numbers, no ids, nothing that names what the seat holds."""
    assert Decided.__struct_fields__ == ("request", "action", "note")
    rules = loaded(game)
    for pair in list(watched(game))[::5]:
        state = pair.origins[0]
        for seat in rules.waiting(state):
            for level in rules.facts.levels:
                answer = msgspec.json.decode(answers([question(rules, state, seat, level)])[0], type=Decided)
                assert not any(letter.isdigit() for letter in answer.note), answer.note


def secret_keeper(game: Any, task: Think, view: Any, stopped: Any) -> Any:
    """A player that stumbles and tells all it sees."""
    raise ValueError(f"{MARK} {view}")


@pytest.mark.parametrize("game", GAMES_TESTED)
def test_a_player_that_fails_tells_where_and_not_what(game: str) -> None:
    """The reason of a failure goes to the log, so it names the kind of error and its place only."""
    rules = loaded(game)
    pair = next(watched(game))
    asked = question(rules, pair.origins[0], rules.waiting(pair.origins[0])[0], "random")
    sink = io.BytesIO()
    serve(io.BytesIO(frame(msgspec.json.encode(asked))), sink, reader, minds=secret_keeper)
    sink.seek(0)
    read_frame(sink)
    failed = msgspec.json.decode(read_frame(sink) or b"", type=Failed)
    assert "ValueError" in failed.why
    assert "test_secrecy_worker" in failed.why
    assert MARK not in failed.why


@pytest.mark.parametrize("game", GAMES_WITH_SECRETS)
def test_notes_of_players_are_on_no_screen_and_in_no_log(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a seat hides something; at the most talkative level of the log as well. Nor is an action that cannot be
    read, or is refused."""
    pair = next(pair for pair in watched(game) if pair.hides and pair.watcher in pair.game.waiting(pair.origins[0]))
    monkeypatch.setenv("CANTIERE_LOG", "DEBUG")
    diary = Diary()
    diary.start(tmp_path / "state" / "cantiere.log")
    try:
        app = make_app(tmp_path)
        wire = Wire()
        old = app.controller.computers
        app.controller.computers = Computers(wire, app.controller)
        app.controller.computers.moved.connect(app.controller._take_move)
        old.stop()
        started(app)
        level = pair.game.facts.levels[-1]
        plan = pair.plan(*(level if seat == pair.watcher else PERSON for seat in range(pair.setup.seats)))
        assert app.controller.begin(plan, pair.origins[0], pair.round) == ""
        until(lambda: wire.thought is not None)
        action = pair.game.choices(app.controller.match.view(pair.watcher), pair.watcher).sample(
            app.controller.match.thinking(pair.watcher), "test"
        )
        wire.answer(action, MARK)
        wait(120)
        assert len(app.controller.match.acts) == 1
        shown = [*texts_of(app), app.play.announcer.last, *app.sentences]
        app.window.close()
    finally:
        diary.stop()
    assert not any(MARK in words for words in shown)
    words = (tmp_path / "state" / "cantiere.log").read_text("utf-8")
    assert logging.getLevelName(logging.DEBUG) in words
    assert MARK not in words
