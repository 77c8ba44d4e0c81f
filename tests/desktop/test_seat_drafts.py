"""Each seat has a draft of its own: kept while another seat is in front, gone with its turn, seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import pair_of_persons, plan, starting, wait
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.chance import Chance
from engine.games.house_numbers.actions import Turn


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path)


def draft(app: Cantiere, place: int) -> object:
    """The front seat chooses a pair and writes its number on a plot where it fits."""
    board = app.play.board
    board.activate(("pair", place))
    plots = [ident for ident in board.focus_order() if ident[0] == "plot"]
    board.activate(plots[place])
    assert board.draft.action.plot == plots[place][1]
    return board.draft.action


def confirm(app: Cantiere) -> None:
    """The front seat plays by chance."""
    table = app.controller
    assert table.submit(table.match.game.choices(table.view, table.seat).sample(Chance(1).draft(), "test")) is None


def test_a_draft_comes_back_with_its_seat(make: Callable[..., Cantiere]) -> None:
    """With its undo and redo; the other seat begins with nothing."""
    app = make()
    app.begin(pair_of_persons())
    table, board = app.controller, app.play.board
    first = draft(app, 0)
    board.undo()
    undone = board.draft.action
    board.redo()
    table.face(1)
    assert board.draft.action == Turn()
    assert not board.can_undo()
    assert not board.can_redo()
    second = draft(app, 1)
    table.face(0)
    assert board.draft.action == first
    board.undo()
    assert board.draft.action == undone
    assert board.can_redo()
    table.face(1)
    assert board.draft.action == second
    table.face(0)
    assert board.draft.action == undone
    assert board.can_redo()


def test_a_draft_survives_the_curtain(make: Callable[..., Cantiere]) -> None:
    """Covered, the scene holds nothing of it; lifted, it is there again."""
    app = make()
    app.begin(pair_of_persons("expert"))
    table, board = app.controller, app.play.board
    table.lift()
    board.activate(("hand", 0, "number"))
    chosen = board.draft.action
    table.cover()
    assert board.draft.action == Turn()
    assert app.play.curtain.down
    table.lift()
    assert board.draft.action == chosen


def test_a_draft_goes_with_its_turn(make: Callable[..., Cantiere]) -> None:
    """Also when the table goes back to an earlier turn and forward again."""
    app = make()
    app.begin(pair_of_persons(free_undo=True))
    table, board = app.controller, app.play.board
    draft(app, 0)
    table.face(1)
    draft(app, 1)
    table.face(0)
    confirm(app)
    assert table.seat == 1
    assert board.draft.action != Turn()
    confirm(app)
    assert table.round == 2
    assert board.draft.action == Turn()
    draft(app, 0)
    table.face(1)
    draft(app, 1)
    table.face(0)
    table.consent()
    table.consent()
    for _ in range(2):
        assert board.draft.action == Turn()
        confirm(app)
    assert table.round == 2
    for seat in (0, 1):
        table.face(seat)
        assert board.draft.action == Turn()


def test_a_draft_goes_with_its_match_and_its_player(make: Callable[..., Cantiere]) -> None:
    """A new match, a restart and a computer player begin with nothing."""
    app = make()
    app.begin(plan(PERSON, PERSON, PERSON))
    table = app.controller
    table.pause(True)
    draft(app, 0)
    table.face(1)
    table.hand_over(0, "random")
    table.hand_over(0, PERSON)
    table.face(0)
    assert app.play.board.draft.action == Turn()
    draft(app, 0)
    table.face(1)
    app.restart()
    table.face(0)
    assert app.play.board.draft.action == Turn()


def test_a_private_view_covers_itself(make: Callable[..., Cantiere]) -> None:
    """After a while without input, with the draft kept; not where nothing is hidden, nor where people switched it
    off."""
    app = make()
    app._play_page().idle.seconds = 0.05
    app.begin(pair_of_persons())
    assert not app.play.idle.on
    app.begin(pair_of_persons("expert"))
    table = app.controller
    assert not app.play.idle.on
    table.lift()
    assert app.play.idle.on
    app.play.board.activate(("hand", 0, "number"))
    chosen = app.play.board.draft.action
    wait(150)
    assert app.play.curtain.down
    assert not app.play.idle.on
    table.lift()
    assert app.play.board.draft.action == chosen
    app.settings.set("self_cover", False)
    table.cover()
    table.lift()
    wait(150)
    assert not app.play.curtain.down


def test_touching_anything_keeps_a_view_open(make: Callable[..., Cantiere], qtbot: QtBot) -> None:
    """Mouse and keys, wherever they go."""
    app = make()
    # Long enough that a slow machine does not take for idle what is only slow.
    app._play_page().idle.seconds = 1.5
    app.begin(pair_of_persons("expert"))
    app.controller.lift()
    for step in range(40):
        wait(50)
        if step % 2:
            qtbot.keyClick(app.play.window.menu_button, "x")
        else:
            qtbot.mouseMove(app.play.view.viewport(), app.play.view.viewport().rect().center())
            qtbot.keyClick(app.play.view, "y")
    assert not app.play.curtain.down
