"""The match to go on with on the home window: words and picture of its own game, and nothing of what a seat hides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import plan, starting, until
from common_ground_table import rules
from common_ground_table import start as first_position
from msgspec.structs import replace
from PySide6.QtCore import QDateTime, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from window_samples import lay_out, make_theme, make_translations

from desktop.app import Cantiere
from desktop.boards.common_ground import draft as drafts
from desktop.table.last_match import hides, last_match
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.texts.games import GAME_IDS
from desktop.windows.home import HomeWindow, LastMatch
from engine.core.chance import Chance
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Phase
from resources import reader


@pytest.fixture
def start(tmp_path: Path, qapp: QApplication) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def position(phase: Phase) -> State:
    """A position of three seats with the first one as mayor, from round 2 on, played by chance."""
    draft = Chance(11).draft()
    for seed in range(40):
        state, chance = first_position(3, seed), Chance(seed)
        while rules().waiting(state):
            if state.phase is phase and state.round > 1 and state.mayor == 0:
                return state
            seat = rules().waiting(state)[0]
            step = rules().play(state, seat, rules().choices(state, seat).sample(draft, "test"), chance)
            state, chance = step.state, step.chance
    raise AssertionError(phase)


def group(*controllers: str) -> MatchPlan:
    """A match of Common Ground."""
    seats = tuple(SeatPlan(("Deniz", "Ada", "Ben")[at], who, at + 1) for at, who in enumerate(controllers))
    return MatchPlan("common_ground", "standard", seats, seed=5)


def home_of(app: Cantiere) -> tuple[QImage, list[str]]:
    """The home window as people see it, and its texts, without the time of saving."""
    app.home.last = None if app.home.last is None else type(app.home.last)(
        app.home.last.game, app.home.last.state, app.home.last.acting, app.home.last.colours, QDateTime(),
        app.home.last.picture,
    )  # fmt: skip
    app.home.write_last()
    for _ in range(3):
        QApplication.processEvents()
    return app.home.grab().toImage(), [label.text() for label in app.home.findChildren(QLabel)]


def left_while_planning(app: Cantiere, meant: tuple[int, ...], *controllers: str) -> tuple[QImage, list[str], QImage]:
    """Leaves a match while the mayor's plan lies open on the desk; gives the home window and the kept picture."""
    table, state = app.controller, position(Phase.PLAN)
    assert table.begin(group(*controllers), state, state.round) == ""
    table.lift()
    board = app.play.board
    assert table.seat == 0
    for place, cone in enumerate(meant):
        board.commit(drafts.match(board.now.sketch, place, cone, 0))
    assert board.now.sketch.matching == meant
    QApplication.processEvents()
    app.show_home()
    picture = app.home.last.picture
    assert picture is not None
    assert not picture.isNull()
    return *home_of(app), picture.toImage()


@pytest.mark.parametrize("controllers", [(PERSON, PERSON, PERSON), (PERSON, "beginner", "beginner")])
def test_the_home_window_tells_nothing_of_the_mayors_desk(controllers: tuple[str, ...], start) -> None:
    app = start()
    meant = tuple(range(len(position(Phase.PLAN).cones)))
    one = left_while_planning(app, meant, *controllers)
    other = left_while_planning(app, meant[::-1], *controllers)
    assert one == other


def test_the_home_window_tells_nothing_of_a_sealed_plan(start) -> None:
    app, state = start(), position(Phase.GROUP)
    seen = []
    for meant in (state.plan, state.plan[::-1]):
        sealed = replace(state, plan=meant)
        assert app.controller.begin(group(PERSON, PERSON, PERSON), sealed, state.round) == ""
        app.show_home()
        seen.append(home_of(app))
    assert seen[0] == seen[1]


def test_sheets_written_in_secret_are_not_in_the_picture(start) -> None:
    """What one seat has drafted and the other confirmed stays off the home window until all are ready."""
    app = start()
    seen = []
    # The first time the card of the match finds its size, which the picture follows.
    for turns in (0, 0, 1):
        assert app.controller.begin(plan(PERSON, PERSON, secret=True)) == ""
        table = app.controller
        assert hides(table.match)
        if turns:
            table.lift()
            table.submit(table.match.game.choices(table.view, 0).sample(Chance(3).draft(), "test"))
        app.show_home()
        QApplication.processEvents()
        seen.append(app.home.last.picture.toImage())
    assert seen[1] == seen[2]


def test_words_and_picture_belong_to_the_game(start) -> None:
    app, state = start(), position(Phase.GROUP)
    assert app.controller.begin(group(PERSON, PERSON, PERSON), state, state.round) == ""
    app.show_home()
    words = app.home.last_words.text()
    assert app.home.last_title.text() == "Last match: Common Ground"
    assert words.startswith(f"Round {state.round} of 6 · The group guesses · Ada and Ben to act · saved ")
    app.choose_language("de")
    QApplication.processEvents()
    assert app.home.last_words.text().startswith(f"Runde {state.round} von 6")
    app.choose_language("en")


def test_a_picture_is_never_shown_beside_another_match(start) -> None:
    """A match is left, another one begins and is killed: its card has no picture of the first."""
    app = start()
    app.begin(plan(PERSON, PERSON))
    app.show_home()
    assert app.home.last.picture is not None
    app.begin(group(PERSON, PERSON, PERSON))
    app.autosave.wait()
    found = last_match(app.autosave, reader)
    assert found is not None
    assert found.game == "common_ground"
    app._show_last()
    assert app.home.last.picture is None
    assert app.home.board_picture.scene == "home/scene_common_ground"


def test_what_waits_is_known_by_the_view_of_the_table(start) -> None:
    app = start()
    app.begin(group(PERSON, "beginner"))
    app.autosave.wait()
    found = last_match(app.autosave, reader)
    assert found is not None
    assert (found.game, found.mode, found.round) == ("common_ground", "standard", 1)
    assert found.view.seat is None


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1600, 1000)])
def test_every_game_has_a_scene_for_its_card(game: str, size: QSize, qapp: QApplication) -> None:
    """Without a picture the scene of the game stands in its place; no two look alike."""
    make_translations().use("en")
    theme = make_theme()
    theme.fit_window(size)
    window = HomeWindow(theme)
    shown = set()
    for other in {game, "house_numbers", "common_ground"}:
        names = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay")
        window.set_last_match(
            LastMatch(other, lambda: ("Round 4 of 6", "The group guesses"), names, (1, 2, 3, 4, 5, 6), QDateTime())
        )
        lay_out(window, size)
        image = window.board_picture.grab().toImage()
        shown.add(bytes(image.constBits()))
        assert window.scroll.verticalScrollBar().maximum() == 0
    assert len(shown) == len({game, "house_numbers", "common_ground"})
    window.close()


def test_nothing_waits_without_a_match(start) -> None:
    app = start()
    until(lambda: app.autosave.usable)
    assert app.home.last is None
    assert app.home.board_picture.scene == ""


def test_another_game_in_the_same_program(start) -> None:
    """Common Ground, House Numbers and Common Ground again, each from its own last set-up, each with its own words."""
    app = start()
    plans = (group(PERSON, PERSON, PERSON), plan(PERSON, PERSON, seed=None), group(PERSON, "beginner"))
    for at, wanted in enumerate((*plans, *plans)):
        if at < 3:
            app.begin(wanted)
        else:
            app.show_new_match(wanted.game)
            page = app.window.pages.currentWidget()
            expected = plans[2] if wanted.game == "common_ground" else wanted
            assert [(seat.name, seat.controller) for seat in page.plan().seats] == [
                (seat.name, seat.controller) for seat in expected.seats
            ]
            assert page.plan().seed is None
            page.press_start()
        assert app.controller.game_id == wanted.game
        assert app.play.window.title == ("Common Ground" if wanted.game == "common_ground" else "House Numbers")
        app.show_home()
        assert app.home.last.game == wanted.game
    assert not app.sentences


def test_every_way_into_a_planned_round_passes_the_curtain(start, tmp_path: Path) -> None:
    """Saved, opened, gone on with and restarted: first the curtain, and under it the view of the table."""
    app, state = start(), position(Phase.PLAN)
    table = app.controller
    assert table.begin(group(PERSON, PERSON, PERSON), state, state.round) == ""
    file = tmp_path / "planned.cantiere"

    def covered() -> None:
        QApplication.processEvents()
        assert app.play.curtain.down
        assert table.seat is None
        assert app.play.board.seen == table.match.view(None)

    covered()
    table.lift()
    assert table.seat == 0
    assert table.save(file) == ""
    assert app.open(file)
    covered()
    table.lift()
    app.show_home()
    app.resume()
    covered()
    table.lift()
    app.restart()
    covered()
