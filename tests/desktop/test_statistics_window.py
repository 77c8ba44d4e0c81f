"""The statistics window: what it shows, keys, languages, export, deletion; and the way of a result into the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from statistics_samples import NAMES, made_up
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.storage import tallies
from desktop.storage.statistics import MIGRATIONS, Finished, Statistics
from desktop.storage.tallies import Who
from desktop.table.controller import Controller
from desktop.table.finished import entry_of, finished_of
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.texts import statistics as words_of
from desktop.windows.statistics import StatisticsWindow
from desktop.windows.theme import Theme
from engine.core.chance import Chance
from engine.core.entries import SeatInfo, Table
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.core.registry import load
from engine.games.house_numbers.actions import Effect
from engine.games.house_numbers.rules import REASONS
from resources import reader

ROOT = Path(__file__).resolve().parents[2]
GAME = "house_numbers"
FEW = tuple(
    made_up(at, (80 + at, 90 - at, 60, 50), helped=((("undo",),) if at % 3 == 0 else ()), reasons=("plots", "refusals"))
    for at in range(9)
)
SOLO = (made_up(20, (70,), "solo"), made_up(21, (74,), "solo"))
TWELVE = tuple(made_up(at, tuple(range(70 + at, 82 + at)), "advanced") for at in range(3))


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Statistics]:
    """Statistics of three kinds of matches; those of twelve seats were played last."""
    made = Statistics(tmp_path / "statistics.sqlite3")
    for match in (*TWELVE, *FEW, *SOLO):
        assert made.record(match)
    yield made
    made.close()


def window_of(store: Statistics, theme: Theme | None = None, size: QSize | None = None) -> StatisticsWindow:
    """The window, laid out."""
    window = StatisticsWindow(theme or make_theme(), store)
    lay_out(window, size or QSize(1600, 1000))
    return window


# What it shows


def test_the_kind_played_last_shows_first(store: Statistics) -> None:
    window = window_of(store)
    assert window.kind == (GAME, "solo")
    assert window.kind_button.text() == "House Numbers, solo"
    window.fill_kinds()
    offered = [action.text() for action in window.kind_menu.actions()]
    assert offered == ["House Numbers, solo (2)", "House Numbers, basic rules (9)", "House Numbers, advanced rules (3)"]
    window.kind_menu.actions()[1].trigger()
    assert window.kind == (GAME, "basic")
    assert window.list.rowCount() == 9
    window.close()


def row(window: StatisticsWindow, number: int) -> list[str]:
    """The cells of a row of the table of seats."""
    found = [window.seats.item(number, column) for column in range(window.seats.columnCount())]
    return [item.text() for item in found if item is not None]


def test_the_table_says_what_the_arithmetic_says(store: Statistics) -> None:
    window = window_of(store)
    window.show_kind(GAME, "basic")
    assert [row(window, at)[0] for at in range(4)] == ["Ada", "Bo", "Chidi", "Dana"]
    # Ada has 80 to 88 points, Bo 90 to 82: she is ahead from the seventh match on, they share the sixth.
    assert row(window, 0) == ["Ada", "9", "4", "88", "84.0", "4", "4", "6", "3"]
    assert row(window, 1) == ["Bo", "9", "6", "90", "86.0", "0", "6", "9", "0"]
    window.show_kind(GAME, "solo")
    assert row(window, 0) == ["Ada", "2", "–", "74", "72.0", "–", "–", "2", "0"]
    window.close()


def test_charts_follow_the_row(store: Statistics) -> None:
    window = window_of(store)
    window.show_kind(GAME, "basic")
    assert window.who == Who("Ada", "person")
    assert [point.total for point in window.curve.points] == [80 + at for at in range(9)]
    assert [point.helped for point in window.curve.points] == [at % 3 == 0 for at in range(9)]
    window.seats.setFocus()
    QTest.keyClick(window.seats, Qt.Key.Key_Down)
    assert window.who == Who("Bo", "person")
    assert window.curve.heading == "Points of Bo"
    assert [point.total for point in window.curve.points] == [90 - at for at in range(9)]
    points = {bar.name: bar.words for bar in window.rows.bars}
    assert points == {"Parks, street 1": "4.0", "Pools": "85.0", "Bis": "−3.0"}
    assert [bar.words for bar in window.pairs.bars] == [f"{at}.0 of {at + 1}.0" for at in range(6)]
    ends = [(bar.name, bar.words) for bar in window.ends.bars]
    assert ends == [("Every plot filled", "9"), ("Third permit refusal", "9")]
    window.close()


def test_the_list_has_the_newest_first_and_says_more(store: Statistics) -> None:
    window = window_of(store)
    window.show_kind(GAME, "basic")
    first = window.list.item(0, 1)
    assert first is not None
    assert first.text().replace("\u00a0", " ") == "Ada 88 · Bo 82 · Chidi 60 · Dana 50"
    window.list.setFocus()
    window.list.setCurrentCell(2, 0)
    assert "Every plot filled and Third permit refusal." in window.about.text()
    assert "Helped Ada: taken back after something new was seen." in window.about.text()
    assert window.list.accessibleDescription() == window.about.text()
    assert window.curve.at == 6
    window.close()


def test_arrows_walk_along_the_curve(store: Statistics) -> None:
    window = window_of(store)
    window.show_kind(GAME, "basic")
    window.curve.setFocus()
    QTest.keyClick(window.curve, Qt.Key.Key_Home)
    assert window.curve.accessibleDescription() == "1 Jan 2026: 80 points, with help"
    QTest.keyClick(window.curve, Qt.Key.Key_Right)
    assert window.curve.accessibleDescription() == "2 Jan 2026: 81 points"
    window.close()


def test_an_empty_file_shows_the_empty_page(tmp_path: Path) -> None:
    store = Statistics(tmp_path / "statistics.sqlite3")
    window = window_of(store)
    assert window.pages.currentWidget() is window.empty
    assert not window.export_button.isEnabled()
    assert not window.delete_button.isEnabled()
    left: list[bool] = []
    window.back.connect(lambda: left.append(True))
    window.home_button.click()
    assert left == [True]
    store.record(FEW[0])
    window.hide()
    window.show()
    assert window.pages.currentWidget() is window.scroll
    window.close()
    store.close()


def test_words_of_a_newer_version_stand_for_themselves(tmp_path: Path) -> None:
    """Games, modes, rows and reasons that this version does not know."""
    store = Statistics(tmp_path / "statistics.sqlite3")
    store.record(made_up(0, (5, 4), game="later", mode="odd", reasons=("storm",), controllers=("person", "genius")))
    window = window_of(store)
    assert window.kind_button.text() == "later, odd"
    assert row(window, 1)[0] == "Bo (genius)"
    assert window.ends.bars[0].name == "storm"
    assert {bar.name for bar in window.rows.bars} == {"park_1", "pools", "bis"}
    window.close()
    store.close()


def test_every_code_of_the_game_has_words() -> None:
    game = load(GAME, reader(GAME))
    match = finished_match()
    counts = game.statistics(match.state, [])[0]
    for count in counts:
        if count.group == "match":
            assert words_of.tally_name(GAME, count.key) != count.key
    for reason in REASONS:
        assert words_of.end_name(GAME, reason) != reason
    for effect in Effect:
        assert words_of.pair_name(GAME, effect.name.lower()) != effect.name.lower()
    for help in ("legal", "live_score", "left", "undo", "computer", "position", "again"):
        assert words_of.help_name(help) != help


# Room, keys, languages, looks


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [(QSize(1280, 720), 1.0), (QSize(1600, 1000), 1.0), (QSize(1920, 1080), 1.5), (QSize(1280, 720), 2.0)],
)
def test_nothing_is_cut(store: Statistics, language: str, size: QSize, scale: float) -> None:
    make_translations().use(language)
    window = window_of(store, make_theme(text_scale=scale), size)
    for kind in ("solo", "basic", "advanced", "expert_advanced"):
        window.show_kind(GAME, kind)
        QApplication.processEvents()
        assert clipped(window) == []
        assert window.minimumSizeHint().width() <= size.width()
        assert window.seats.horizontalScrollBar().maximum() == 0
    window.store = Statistics(None)
    window.refresh()
    QApplication.processEvents()
    assert clipped(window) == []
    window.close()


def test_keys_reach_everything(store: Statistics) -> None:
    window = window_of(store)
    window.show_kind(GAME, "basic")
    window.activateWindow()
    window.setFocus()
    QApplication.processEvents()
    reached = set()
    for _ in range(40):
        here = QApplication.focusWidget()
        if here is None or here in reached:
            break
        reached.add(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    wanted = {
        window.bar.back, window.kind_button, window.export_button, window.delete_button, window.seats, window.curve,
        window.rows, window.pairs, window.counts, window.ends, window.list,
    }  # fmt: skip
    assert wanted <= reached
    assert all(made.accessibleName() for made in wanted)
    assert window.rows.accessibleDescription().startswith("Parks, street 1: 4.0 points; ")
    left: list[bool] = []
    window.back.connect(lambda: left.append(True))
    QTest.keyClick(window.seats, Qt.Key.Key_Escape)
    assert left == [True]
    window.close()


def test_language_and_look_change_at_run_time(store: Statistics) -> None:
    theme = make_theme()
    window = window_of(store, theme)
    window.show_kind(GAME, "basic")
    assert window.seats.item(0, 4).text() == "84.0"  # type: ignore[union-attr]
    light = window.grab().toImage()
    make_translations().use("de")
    QApplication.processEvents()
    assert window.seats.item(0, 4).text() == "84,0"  # type: ignore[union-attr]
    assert window.kind_button.text() == "Hausnummern, Grundregeln"
    theme.set(scheme="dark", text_scale=1.5)
    QApplication.processEvents()
    assert window.grab().toImage() != light
    assert window.kind == (GAME, "basic")
    window.close()


# Export and deletion


@pytest.mark.parametrize("form", ["csv", "json"])
def test_export(store: Statistics, tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of every game lands in the file; the ending is added where it lacks."""
    chosen = tmp_path / "out" / "all"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    window = window_of(store)
    window.ask_export(form)
    data = chosen.with_suffix(f".{form}").read_bytes()
    assert data == (tallies.to_csv if form == "csv" else tallies.to_json)(store.matches())
    if form == "json":
        assert tallies.from_json(data) == store.matches()
    window.close()


def test_an_export_that_fails_is_told(store: Statistics, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    window = window_of(store)
    told: list[str] = []
    window.failed.connect(told.append)
    window.export("csv", tmp_path / "file" / "x.csv")
    assert len(told) == 1
    window.close()


@pytest.mark.parametrize("answer", [-1, 0, 1])
def test_everything_is_deleted_only_after_a_question(
    store: Statistics, answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_of(store)
    assert "14" in window.delete_dialog().sentence.text()
    monkeypatch.setattr("desktop.windows.dialogs.Message.ask", lambda _: answer)
    window.delete_button.click()
    assert bool(store.matches()) == (answer != 1)
    assert (window.pages.currentWidget() is window.empty) == (answer == 1)
    window.close()


# From the table into the file


def finished_match(seats: int = 2, seed: int = 5, free_undo: bool = True, origin: object = None) -> Match:
    """A match of House Numbers played by chance to its end."""
    game = load(GAME, reader(GAME))
    people = tuple(SeatInfo(NAMES[at], "person", at + 1) for at in range(seats))
    mode = "basic" if seats > 1 else "practice"
    match = Match.new(game, Setup(seats, mode), people, seed, Table(free_undo, ("hints", "left")), origin)
    play_to_end(match)
    return match


def play_to_end(match: Match) -> None:
    """Every seat plays by chance."""
    while match.outcome is None:
        seat = match.waiting[0]
        draft = Chance(len(match.entries)).draft()
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "test"))


def test_an_entry_tells_what_happened() -> None:
    match = finished_match()
    entry = finished_of(match)
    outcome = match.outcome
    assert outcome is not None
    assert (entry.game, entry.mode, entry.turns, entry.aids) == (GAME, "basic", match.round, ("hints", "left"))
    assert entry.options == dict(match.setup.options)
    assert tuple(end.reason for end in entry.reasons) == outcome.reasons
    for seat, made in enumerate(entry.seats):
        assert (made.name, made.total, made.rank) == (NAMES[seat], outcome.sheets[seat].total, outcome.ranks[seat])
        assert sum(row.points for row in made.rows) == made.total
        counted = {tally.key: tally.count for tally in made.tallies}
        assert counted["turns"] == len(match.acts) // 2
        assert made.helped == ()


def test_the_id_is_that_of_the_deal() -> None:
    """Equal for a match played twice and for one that is loaded, another for other seeds, seats and starts."""
    match = finished_match()
    entry = finished_of(match)
    loaded = load_record(match.record(), reader)
    assert finished_of(loaded).id == entry.id == finished_of(finished_match()).id
    others = [finished_match(seed=6), finished_match(seats=3), finished_match(seats=1)]
    assert len({entry.id, *(finished_of(other).id for other in others)}) == 4


def test_what_counts_as_help() -> None:
    """Putting a slip right is no help, taking back after new cards is; so are hints and a computer for a while."""
    match = finished_match()
    ada, bo = 0, 1
    last = match.entries[match.acts[-1]].seat  # type: ignore[union-attr]
    match.undo(last)
    play_to_end(match)
    once = finished_of(match)
    assert [seat.helped for seat in once.seats] == [("undo",) if seat == last else () for seat in (ada, bo)]
    game = match.game
    people = tuple(SeatInfo(NAMES[at], "person", at + 1) for at in range(2))
    match = Match.new(game, Setup(2, "basic"), people, 5, Table(True, ("hints",)))
    draft = Chance(1).draft()
    match.act(ada, game.choices(match.view(ada), ada).sample(draft, "test"))
    match.undo(ada)
    match.use_aid(bo, "hints")
    match.hand_over(bo, "beginner")
    match.hand_over(bo, "person")
    play_to_end(match)
    assert [seat.helped for seat in finished_of(match).seats] == [(), ("hints", "computer")]
    assert finished_of(match).seats[bo].controller == "person"


def test_a_match_begun_from_a_position_says_so() -> None:
    state = finished_match().state
    game = load(GAME, reader(GAME))
    people = tuple(SeatInfo(NAMES[at], "person", at + 1) for at in range(2))
    start = Match.new(game, Setup(2, "basic"), people, 9).state
    match = Match.new(game, Setup(2, "basic"), people, 9, origin=start)
    play_to_end(match)
    assert all(seat.helped == ("position",) for seat in finished_of(match).seats)
    assert state != match.state


def test_a_game_that_cannot_count_does_not_stop_the_end(caplog: pytest.LogCaptureFixture) -> None:
    match = finished_match()

    class Broken:
        facts = match.game.facts

        def outcome(self, state: object) -> object:
            return match.game.outcome(state)  # pragma: no cover

        def statistics(self, *_: object) -> object:
            raise ZeroDivisionError

    whole, match.game = match.game, Broken()  # type: ignore[assignment]
    assert match.outcome is not None
    assert entry_of(match) is None
    match.game = whole
    assert "cannot be counted" in caplog.text


class Words:
    """No sentences are needed here."""

    def title(self, game: str) -> str:
        """The id."""
        return game

    def level(self, level: str) -> str:
        """The id."""
        return level

    def reason(self, refusal: object, *_: object) -> str:
        """Its code."""
        return str(refusal)

    def line(self, *_: object) -> None:
        """No line."""

    def record_error(self, error: object) -> str:
        """Its own words."""
        return str(error)


def test_the_table_counts_when_the_result_comes_about(qtbot: QtBot, tmp_path: Path) -> None:
    """Once; again after an undo; not when a finished match is opened; the same match keeps one entry."""
    table = Controller(reader, Words())  # type: ignore[arg-type]
    counted: list[Finished] = []
    table.finished.connect(counted.append)
    assert table.begin(MatchPlan(GAME, "practice", (SeatPlan("Ada"),), seed=4)) == ""
    while table.outcome is None:
        assert counted == []
        draft = Chance(len(table.match.entries)).draft()
        assert table.submit(table.match.game.choices(table.view, 0).sample(draft, "test")) is None
    assert len(counted) == 1
    data = table.record()
    table.undo()
    assert table.outcome is None
    table.redo()
    assert len(counted) == 2
    assert counted[0].id == counted[1].id
    assert counted[0].same_result(counted[1])
    assert table.open_data(data, "again") == ""
    assert table.outcome is not None
    assert len(counted) == 2
    table.close()
    table.computers.stop()


def test_a_kill_right_after_the_result_keeps_it(tmp_path: Path) -> None:
    """The whole way: a program whose last action ends a match is killed before it does anything else."""
    file = tmp_path / "data" / "statistics.sqlite3"
    code = f"""
        import os, signal, sys
        sys.path.insert(0, "tests/desktop")
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        app = QCoreApplication([])
        from desktop.storage.statistics import Statistics
        from desktop.table.controller import Controller
        from desktop.table.plan import MatchPlan, SeatPlan
        from engine.core.chance import Chance
        from resources import reader
        from test_statistics_window import Words
        store = Statistics(Path({str(file)!r}))
        table = Controller(reader, Words())
        table.finished.connect(store.record)
        table.finished.connect(lambda _: os.kill(os.getpid(), signal.SIGKILL))
        table.begin(MatchPlan("house_numbers", "practice", (SeatPlan("Ada"),), seed=4))
        while True:
            draft = Chance(len(table.match.entries)).draft()
            table.submit(table.match.game.choices(table.view, 0).sample(draft, "test"))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=ROOT, check=False, timeout=100,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == -signal.SIGKILL
    store = Statistics(file)
    (entry,) = store.matches()
    assert (entry.game, entry.mode, [seat.name for seat in entry.seats]) == (GAME, "practice", ["Ada"])
    store.close()


def test_the_newest_schema_is_the_last_migration() -> None:
    assert sorted(MIGRATIONS) == list(range(1, max(MIGRATIONS) + 1))
