"""No frame and no text between the end of a turn and the lifted curtain tells anything of a private view.

The same match is played again with other hidden cards. Every frame that reaches the screen, of every window, and every
text that a window holds must be the same both times, in every way that leads to a curtain.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import secret_screens
from app_samples import make_app, plan, started, until, wait
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from secret_screens import alike, packed, shot

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.registry import load
from engine.games.house_numbers.actions import Turn, effect_of

GAME = load("house_numbers", resources.reader("house_numbers"))
PERSONS = (PERSON, PERSON, PERSON)
VARIANTS = 2


def first_state(variant: int, *, deck_only: bool) -> Any:
    """The start of an expert match; variants differ in hidden cards only: hands and deck, or the deck alone. Each card
    gives way to one with the same back, which everybody sees once it lies on top."""
    state = GAME.start(Setup(3, "expert", {"reshuffle": "once", "expert_refusal": "pass_one"}), Chance(7)).state
    held = sum(len(hand) for hand in state.hands)
    cards = list(state.deck) if deck_only else [card for hand in state.hands for card in hand] + list(state.deck)
    turned = list(cards)
    for effect in range(6):
        places = [place for place, card in enumerate(cards) if effect_of(card) == effect]
        for place, other in zip(places, places[variant:] + places[:variant], strict=True):
            turned[place] = cards[other]
    if deck_only:
        return replace(state, deck=tuple(turned))
    hands = tuple(tuple(turned[3 * seat : 3 * seat + 3]) for seat in range(3))
    return replace(state, hands=hands, deck=tuple(turned[held:]))


class Screen(secret_screens.Screen):
    """Every step must end under a curtain."""

    def check(self) -> None:
        """The curtain is down, and what lies below is the table's view without a draft."""
        table = self.app.controller
        assert self.app.play.curtain.down, self.step
        assert table.seat is None
        assert table.view == table.match.view(None)
        assert self.app.play.board.seen == table.view
        assert self.app.play.board.draft.action == Turn()


def act(app: Cantiere, seed: int = 1) -> None:
    """The front seat plays by chance."""
    table = app.controller
    action = table.match.game.choices(table.view, table.seat).sample(Chance(seed).draft(), "test")
    assert table.submit(action) is None


def lift(app: Cantiere, seat: int) -> bytes:
    """Lifts the curtain for a seat; gives the frame that then shows."""
    assert app.controller.front.expected == seat
    app.controller.lift()
    wait(10)
    assert app.controller.seat == seat
    return packed(shot(app.window))


def poke(app: Cantiere) -> None:
    """Mouse, keys, list mirror and menu under the curtain."""
    view = app.play.view.viewport()
    for x in range(100, 1500, 350):
        QTest.mouseMove(view, QPoint(x, 800))
        QTest.mouseMove(app.play.curtain, QPoint(x, 860))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_Right, Qt.Key.Key_F6):
        QTest.keyClick(app.play.curtain.button, key)
    wait(5)
    app.play.show_mirror()
    wait(5)
    app.play.show_mirror()
    app.play.curtain.button.setFocus()


def restart_program(app: Cantiere, home: Path) -> Cantiere:
    """The program on the same folders after it was killed."""
    app.autosave.wait()
    app.window.hide()
    (home / "data" / "autosave" / "lock").unlink()
    again = started(make_app(home))
    until(lambda: again.home.last is not None)
    return again


def walk_before_the_turn_ends(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """Every way to a curtain within a turn."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    state = first_state(variant, deck_only=False)
    begun = plan(*PERSONS, mode="expert", seed=7)
    screen.during("begin", lambda: table.begin(begun, state, 1))
    opened.append(lift(app, 0))
    app.play.board.activate(("hand", 0, "number"))
    wait(5)
    screen.during("cover", table.cover)
    screen.during("resize", lambda: app.window.resize(1280, 800))
    screen.during("language", lambda: app.choose_language("de"))
    screen.during("dark", lambda: app.theme.set(scheme="dark"))
    app.choose_language("en")
    app.theme.set(scheme="light")
    opened.append(lift(app, 0))
    screen.during("next seat", lambda: act(app))
    screen.during("poked", lambda: poke(app))
    screen.during("taken back", table.undo)
    opened.append(lift(app, 0))
    act(app)
    opened.append(lift(app, 1))
    screen.during("face", lambda: table.face(2))
    opened.append(lift(app, 2))
    screen.during("handed over", lambda: (table.pause(True), table.hand_over(2, "random")))
    table.hand_over(2, PERSON)
    screen.during("consent", table.consent)
    file = home / "saved.cantiere"
    assert table.save(file) == ""
    opened.append(lift(app, 0))
    screen.during("opened", lambda: app.open(file))
    opened.append(lift(app, 0))
    app.show_home()
    screen.during("resumed", app.resume)
    opened.append(lift(app, 0))
    screen.during("restarted", app.restart)
    opened.append(lift(app, 0))
    screen.stop()
    again = restart_program(app, home)
    again._play_page()
    other = Screen(again)
    other.during("recovered", again.resume)
    opened.append(lift(again, 0))
    other.stop()
    screen.frames |= other.frames
    screen.texts |= other.texts
    assert app.sentences == again.sentences == []
    for one in (again, app):
        one.window.close()
    return screen, opened


def walk_over_the_end_of_a_turn(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """The last confirmation of a turn: everything is revealed but the new hands."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    table.begin(plan(*PERSONS, mode="expert", seed=7), first_state(variant, deck_only=True), 1)
    for seat in range(3):
        lift(app, seat)
        if seat == 2:
            screen.during("next turn", lambda: act(app))
        else:
            act(app)
    opened.append(lift(app, 0))
    screen.stop()
    app.window.close()
    return screen, opened


def walk_in_secret(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """Seats write in secret: what the one before has written, and half written, stays hidden."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    screen.during("begin", lambda: table.begin(plan(*PERSONS, mode="advanced", seed=7, secret=True)))
    lift(app, 0)
    act(app, 10 + variant)
    opened.append(lift(app, 1))
    app.play.board.activate(("pair", variant))
    wait(5)
    screen.during("half written", table.cover)
    screen.during("face", lambda: table.face(2))
    screen.during("back", lambda: table.face(1))
    opened.append(lift(app, 1))
    screen.during("confirmed", lambda: act(app, 20 + variant))
    screen.during("taken back", table.undo)
    screen.stop()
    app.window.close()
    # The view of the second seat is the same before it writes, whatever the first one wrote.
    assert opened[0] != opened[1]
    return screen, opened[1:]


@pytest.mark.slow
@pytest.mark.parametrize("walk", [walk_before_the_turn_ends, walk_over_the_end_of_a_turn, walk_in_secret])
def test_what_is_seen_under_the_curtain_depends_on_nothing_hidden(
    qtbot: QtBot, tmp_path: Path, walk: Callable[[Path, int], tuple[Screen, list[bytes]]]
) -> None:
    """Frames and texts are equal whatever the hidden cards are; those of the open views are not."""
    runs = []
    for variant in range(VARIANTS):
        home = tmp_path / "home"
        runs.append(walk(home, variant))
        home.rename(tmp_path / f"done-{variant}")
    first = runs[0][0]
    assert all(first.frames.values())
    for screen, _ in runs[1:]:
        for step, frames in first.frames.items():
            for one in screen.frames[step]:
                assert any(alike(one, other) for other in frames), step
            assert screen.texts[step] == first.texts[step], step
    # The comparison can tell: open views are different.
    for views in zip(*(opened for _, opened in runs), strict=True):
        assert not any(alike(one, other) for one, other in combinations(views, 2))


def test_nothing_is_dragged_out_of_the_window() -> None:
    """No QDrag, whose picture would hang over other windows, and no board text goes to the clipboard."""
    for file in Path(resources.folder()).parent.joinpath("desktop").rglob("*.py"):
        words = file.read_text("utf-8")
        assert "QDrag(" not in words, file
        assert ".clipboard()" not in words or "dialogs" in file.name, file
