"""When something happens tells no secret: what is set in motion, for how long and in which order is the same whatever
is hidden; a reveal goes on by what it has shown already and by nothing else.

Animations and timers are noted when they are set, and the reveal is moved by hand: no test here waits for a clock.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from app_samples import make_app, started, wait
from PySide6.QtCore import QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from secret_pairs import GAMES_TESTED, Pair, pairs
from secret_screens import Held, alike, packed, texts_of

from desktop.app import Cantiere
from desktop.boards.common.look import Look
from desktop.table.boards import BOARDS
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.chance import Chance
from engine.core.conformance import play_out
from engine.core.game import Setup
from engine.games.common_ground.actions import SealGuess
from engine.games.common_ground.content import read_content
from engine.games.common_ground.player import PLAYERS
from engine.games.common_ground.rules import CommonGround
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Phase
from engine.players.budget import Budget
from resources import reader

GAMES = [game for game in GAMES_TESTED if game in BOARDS]
TIMED = 5
"""So many pairs of a game are timed, all of them with --soak."""
HIDDEN = (0.0, 0.22)
"""Shares of the time of one place at which its letter has not turned up yet."""
SHOWN = (0.6, 0.95)
"""Shares at which it has."""


@contextmanager
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, int]]]:
    """Notes every animation and timer that is set, and every length that a board asks for."""
    found: list[tuple[str, int]] = []
    begin, once, length = QVariantAnimation.start, QTimer.singleShot, Look.milliseconds

    def start(animation: QVariantAnimation, *more: Any) -> None:
        found.append(("animation", animation.duration()))
        begin(animation, *more)

    def single(milliseconds: int, *more: Any) -> None:
        found.append(("timer", milliseconds))
        once(milliseconds, *more)

    def milliseconds(look: Look, normal: int) -> int:
        found.append(("length", normal))
        return length(look, normal)

    with monkeypatch.context() as patch:
        patch.setattr(QVariantAnimation, "start", start)
        patch.setattr(QTimer, "singleShot", single)
        patch.setattr(Look, "milliseconds", milliseconds)
        yield found


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Cantiere]:
    """A program that moves things at the normal pace."""
    app = started(make_app(tmp_path, speed=1.0))
    app.window.resize(1280, 800)
    app._play_page()
    yield app
    app.window.close()


def play(app: Cantiere, pair: Pair, end: int) -> None:
    """Plays one end of a pair; what moves jumps to its end before the next act."""
    table = app.controller
    plan = pair.plan() if pair.hides else replace(pair.plan(), secret=True)
    assert table.begin(plan, pair.origins[end], pair.round) == ""
    # The board of the match before goes with the next turn of the event loop.
    wait(1)
    for act in pair.acts:
        together = table.match.game.together(table.match.state)
        if not together and table.seat != act.seat:
            table.face(act.seat)
            table.lift()
        assert table.submit(act.actions[end], act.seat if together else None) is None
        QApplication.processEvents()
        app.play.board.motion.finish()
    if table.open_to_one and table.seat != pair.watcher:
        table.cover()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_for_as_long_whatever_is_hidden(
    program: Cantiere, game: str, monkeypatch: pytest.MonkeyPatch, soak: bool
) -> None:
    """Number, kind, length and order of everything that is set in motion, at both ends of a pair."""
    left = [pair for pair in pairs(game) if pair.game.outcome(pair.states()[0]) is None]
    left.sort(key=lambda pair: (not pair.hides, -pair.hidden, -len(pair.acts)))
    for pair in left if soak else left[:TIMED]:
        found = []
        for end in (0, 0, 1):
            # The first time warms up what is made only once.
            with noted(monkeypatch) as lengths:
                play(program, pair, end)
                QApplication.processEvents()
            found.append(lengths)
        assert found[1] == found[2], pair


# The reveal of Common Ground


RULES = CommonGround(read_content(reader("common_ground")))


def group_states(seed: int) -> list[State]:
    """The same group phase with every plan that the mayor may have sealed."""
    setup = Setup(3, "standard", {"children": "off", "open_table": "off"})
    state = next(
        move.before.state
        for move in play_out(RULES, setup, seed).moves
        if isinstance(move.action, SealGuess) and move.before.state.round == 2
    )
    count = len(state.plan)
    return [msgspec.structs.replace(state, plan=plan) for plan in permutations(range(count))]


def seen_at(app: Cantiere, spoken: list[str]) -> tuple[bytes, list[str]]:
    """What is on the screen now, and every word that can be read or was said."""
    app.play.announcer.speak()
    app.play.mirror.refresh()
    return packed(app.window.grab().toImage()), [*texts_of(app, log=False), *spoken]


def hover(app: Cantiere) -> list[str]:
    """What the board says of each plot of the city and around it when the pointer rests there."""
    board = app.play.board
    found = []
    for ident in sorted(ident for ident in board.pieces if ident[0] in ("cell", "tile", "cone")):
        board.set_hovered(ident)
        found.append(f"{ident}: {board.bubble.state} {board.rule_of(ident)}")
    board.set_hovered(None)
    return found


def moments(app: Cantiere, state: State, guess: tuple[int, ...]) -> Iterator[tuple[Any, bytes, list[str]]]:
    """The reveal of a guess, moment by moment: what has been shown so far, the screen, the words."""
    table = app.controller
    seats = tuple(SeatPlan(name, PERSON, number + 1) for number, name in enumerate(("Ada", "Bo", "Chidi")))
    assert table.begin(MatchPlan("common_ground", "standard", seats, seed=5), state, state.round) == ""
    app.play.mirror.show()
    QApplication.processEvents()
    app.play.announcer.speak()
    spoken: list[str] = []
    app.play.announcer.spoken.connect(spoken.append)
    assert table.submit(SealGuess(guess), (state.mayor + 1) % state.seats) is None
    board = app.play.board
    assert board.revealing
    (reveal,) = board.motion.running
    reveal.pause()
    for place in range(len(guess)):
        for share in (*HIDDEN, *SHOWN):
            reveal.setCurrentTime(round(reveal.duration() * (place + share) / len(guess)))
            QApplication.processEvents()
            known = place + (share in SHOWN)
            frame, words = seen_at(app, spoken)
            yield (place, share, state.plan[:known]), frame, [*words, *hover(app), f"{reveal.duration()}"]
    app.play.announcer.spoken.disconnect(spoken.append)
    board.motion.finish()
    wait(1)


@pytest.mark.slow
def test_a_reveal_tells_nothing_before_its_time_in_a_process_of_its_own() -> None:
    """It grabs hundreds of frames and reads the whole tree at each: nothing that other tests left behind takes part."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "--soak", "-p", "no:cacheprovider", __file__]
    done = subprocess.run([*command, "-k", "reveal_tells and seed1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "1 passed" in done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("seed", [pytest.param(1, id="seed1"), pytest.param(2, id="seed2")])
def test_a_reveal_tells_nothing_before_its_time(program: Cantiere, seed: int) -> None:
    """Pictures, lists, announcements, names, what the pointer finds: at each moment the same for all plans that agree
    in the letters that have turned up."""
    program.play.announcer.timer = Held()
    shown: dict[Any, tuple[bytes, list[str], tuple[int, ...]]] = {}
    compared = 0
    states = group_states(seed)
    guess = tuple(range(len(states[0].plan)))
    # Words and pictures that are made on first use.
    for _ in moments(program, states[0], guess):
        pass
    for state in states:
        for moment, frame, words in moments(program, state, guess):
            if moment not in shown:
                shown[moment] = frame, words, state.plan
                continue
            before, said, plan = shown[moment]
            assert [pair for pair in zip(said, words, strict=False) if pair[0] != pair[1]] == [], (moment, plan)
            assert len(said) == len(words)
            assert alike(before, frame), (moment, plan, state.plan)
            compared += 1
    assert compared > 20
    # The comparison can tell: what has been shown differs.
    last = {moment[2]: frame for moment, (frame, _, _) in shown.items() if moment[:2] == (len(guess) - 1, SHOWN[-1])}
    assert len(set(last.values())) == len(states)


def test_what_follows_a_reveal_waits_equally_long(program: Cantiere, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reveal, pause and whatever else is set in motion by the seal: equal for all plans, right or wrong."""
    found: list[list[tuple[str, int]]] = []
    states = group_states(3)
    for state in (states[0], *states):
        seats = tuple(SeatPlan(name, PERSON, number + 1) for number, name in enumerate(("Ada", "Bo", "Chidi")))
        program.controller.begin(MatchPlan("common_ground", "standard", seats, seed=5), state, state.round)
        QApplication.processEvents()
        with noted(monkeypatch) as lengths:
            program.controller.submit(SealGuess(tuple(range(len(state.plan)))), (state.mayor + 1) % state.seats)
            QApplication.processEvents()
        found.append(lengths)
        program.play.board.motion.finish()
    assert ("animation", 1700 * len(states[0].plan)) in found[1]
    assert all(one == found[1] for one in found[1:])


def test_a_computer_mayor_thinks_equally_long_whatever_it_drew() -> None:
    """Its decision takes the same number of iterations for any places: nobody can read them off the time."""
    decide: Callable[..., Any] = PLAYERS["beginner"]
    spent = set()
    for seed in range(6):
        state = msgspec.structs.replace(group_states(seed)[0], phase=Phase.PLAN, plan=(), proposals=((),) * 3)
        for again in range(4):
            guessed = RULES.guess(RULES.view(state, None), Chance(again))
            budget = Budget(10_000)
            decide(RULES, RULES.view(guessed, guessed.mayor), guessed.mayor, Chance(1).draft(), budget)
            spent.add(budget.left)
    assert len(spent) == 1
