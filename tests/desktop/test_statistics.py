"""The statistics file: one entry per match, migrations, damage, no folder, kills; arithmetic and export."""

from __future__ import annotations

import csv
import io
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot
from statistics_samples import EFFECTS, made_up

from desktop.storage import tallies
from desktop.storage.statistics import AGAIN, MIGRATIONS, Finished, Statistics, copy_aside
from desktop.storage.tallies import Who

ROOT = Path(__file__).resolve().parents[2]
MATCHES = tuple(
    made_up(at, totals)
    for at, totals in enumerate(((80, 70), (60, 75), (90, 90), (85, 60), (70, 71), (88, 50), (95, 94)))
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the statistics lie; the folder is not there yet."""
    return tmp_path / "data" / "statistics.sqlite3"


def filled(file: Path, matches: tuple[Finished, ...] = MATCHES) -> None:
    """Writes matches into a file and closes it."""
    store = Statistics(file)
    assert all(store.record(match) for match in matches)
    store.close()


def listened(file: Path | None, **more: object) -> tuple[Statistics, list[str]]:
    """The statistics and the sentences that they tell."""
    store = Statistics(file, **more)  # type: ignore[arg-type]
    told: list[str] = []
    store.failed.connect(told.append)
    return store, told


# One entry per match


def test_what_is_written_is_read(file: Path, qtbot: QtBot) -> None:
    store, told = listened(file)
    for match in reversed(MATCHES):
        assert store.record(match)
    assert store.matches() == MATCHES
    assert store.matches("house_numbers", "basic") == MATCHES
    assert store.matches("house_numbers", "solo") == ()
    assert [match.seats[0].rows for match in store.matches(whole=False)] == [()] * len(MATCHES)
    store.record(made_up(40, (50,), "solo"))
    assert store.kinds() == (("house_numbers", "solo", 1), ("house_numbers", "basic", len(MATCHES)))
    assert told == []
    store.close()
    assert Statistics(file).matches()[:-1] == MATCHES


def test_the_same_match_is_written_once(file: Path, qtbot: QtBot) -> None:
    """The same result again changes nothing, another result takes its place and says that the cards were known."""
    store = Statistics(file)
    first = made_up(1, (80, 70))
    store.record(first)
    store.record(msgspec.structs.replace(first, finished="2026-05-05T10:00:00+00:00"))
    assert store.matches() == (first,)
    later = made_up(1, (70, 90))
    store.record(later)
    (entry,) = store.matches()
    assert [seat.total for seat in entry.seats] == [70, 90]
    assert [seat.helped for seat in entry.seats] == [(AGAIN,), (AGAIN,)]
    store.record(later)
    assert store.matches() == (entry,)
    store.close()


def test_deleting_leaves_nothing(file: Path, qtbot: QtBot) -> None:
    store = Statistics(file)
    store.record(MATCHES[0])
    assert store.forget_all()
    assert store.matches() == ()
    store.close()
    base = sqlite3.connect(file)
    for table in ("match", "seat", "score", "tally"):
        assert base.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    base.close()
    assert b"Ada" not in file.read_bytes()


def test_two_programs_write_the_same_file(file: Path, qtbot: QtBot) -> None:
    one, other = Statistics(file), Statistics(file)
    assert one.record(MATCHES[0])
    assert other.record(MATCHES[1])
    assert one.matches() == other.matches() == MATCHES[:2]
    one.close()
    other.close()


def test_sqlite_is_loaded_when_it_is_needed() -> None:
    """Neither the home window nor the object loads it."""
    code = """
        import sys
        from pathlib import Path
        import desktop.app
        from desktop.storage.statistics import Statistics
        Statistics(Path("nowhere"))
        assert "sqlite3" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], cwd=ROOT, check=True, timeout=60)


# Kills


def test_a_kill_right_after_the_result_keeps_the_entry(file: Path, qtbot: QtBot) -> None:
    """The process kills itself, with no way to tidy up, in the line after the match was recorded."""
    code = f"""
        import os, signal, sys
        from pathlib import Path
        sys.path.insert(0, "tests/desktop")
        from statistics_samples import made_up
        from desktop.storage.statistics import Statistics
        store = Statistics(Path({str(file)!r}))
        for number in range(int(sys.argv[1])):
            assert store.record(made_up(number, (80 + number, 70)))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    for count in (1, 5):
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(code), str(count)], cwd=ROOT, check=False, timeout=60
        )
        assert done.returncode == -signal.SIGKILL
        store, told = listened(file)
        assert [match.seats[0].total for match in store.matches()] == [80 + number for number in range(count)]
        assert told == []
        store.close()


def test_a_kill_at_any_moment_leaves_whole_matches(file: Path, qtbot: QtBot) -> None:
    """A process that writes without a pause is killed at several moments: what it has told of is there, and whole."""
    code = f"""
        import sys
        from pathlib import Path
        sys.path.insert(0, "tests/desktop")
        from statistics_samples import made_up
        from desktop.storage.statistics import Statistics
        store = Statistics(Path({str(file)!r}))
        for number in range(int(sys.argv[1]), int(sys.argv[1]) + 300):
            store.record(made_up(number, (80, 70, 60)))
            print(number, flush=True)
    """
    start = 0
    for lines in (1, 3, 9):
        writer = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(code), str(start)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        told = [int(writer.stdout.readline()) for _ in range(lines)]
        writer.kill()
        told += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
        writer.wait()
        writer.stdout.close()
        store, complaints = listened(file)
        there = {int(match.id.rpartition("-")[2]): match for match in store.matches()}
        assert set(told) <= set(there)
        assert all(match == made_up(number, (80, 70, 60)) for number, match in there.items())
        assert complaints == []
        store.close()
        start = max(there) + 1


# Migrations


def to_two() -> dict[int, tuple[str, ...]]:
    """The migrations with a made-up second one, which changes the table of matches."""
    return {
        **MIGRATIONS,
        2: ("ALTER TABLE match ADD COLUMN place TEXT NOT NULL DEFAULT ''", "UPDATE match SET place = 'home'"),
    }


def test_a_file_of_schema_1_is_led_to_schema_2(file: Path, qtbot: QtBot) -> None:
    """The old file is copied aside first; the list of migrations says what was done."""
    filled(file)
    store, told = listened(file, migrations=to_two())
    assert store.usable
    assert store.matches() == MATCHES
    store.close()
    base = sqlite3.connect(file)
    assert base.execute("SELECT version FROM migration ORDER BY version").fetchall() == [(1,), (2,)]
    assert base.execute("SELECT DISTINCT place FROM match").fetchall() == [("home",)]
    base.close()
    copy = file.with_name("statistics.sqlite3.version-1")
    assert copy.exists()
    old = Statistics(copy)
    assert old.matches() == MATCHES
    old.close()
    assert told == []


def test_a_migration_that_fails_changes_nothing(file: Path, qtbot: QtBot) -> None:
    """Half of it is taken back; the file stays for the version that wrote it."""
    filled(file)
    broken = {**MIGRATIONS, 2: ("DELETE FROM match", "INSERT INTO nowhere VALUES (1)")}
    store, told = listened(file, migrations=broken)
    assert store.matches() == ()
    assert not store.record(MATCHES[0])
    store.close()
    assert len(told) == 1
    assert "could not be changed" in told[0]
    assert Statistics(file).matches() == MATCHES


def test_a_file_of_a_newer_version_is_left_alone(file: Path, qtbot: QtBot) -> None:
    newer, _ = listened(file, migrations=to_two())
    assert newer.usable
    newer.close()
    before = file.read_bytes()
    store, told = listened(file)
    assert not store.record(MATCHES[0])
    assert store.matches() == ()
    assert file.read_bytes() == before
    assert len(told) == 1
    assert "newer version" in told[0]
    assert str(file) in told[0]


def test_a_copy_aside_holds_what_is_not_yet_in_the_file(file: Path, qtbot: QtBot) -> None:
    """Entries may still stand beside the file when it is copied."""
    store = Statistics(file)
    store.record(MATCHES[0])
    base = sqlite3.connect(file)
    copy_aside(base, file.with_name("copy"))
    base.close()
    store.close()
    assert Statistics(file.with_name("copy")).matches() == MATCHES[:1]


# Damage


def cuts(size: int) -> list[int]:
    """Lengths that a file is cut to: around its heading, around pages, and in between."""
    edges = {0, 1, 15, 16, 50, 99, 100, 101, 512}
    edges |= {page + by for page in range(0, size, 4096) for by in (-1, 0, 1, 1999)}
    return sorted(edge for edge in edges if 0 <= edge < size)


def test_a_file_cut_anywhere_is_reported_and_moved_aside(file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    """One sentence, the damaged file kept, a new one that works."""
    filled(file, tuple(made_up(number, (80, 70, 60)) for number in range(30)))
    data = file.read_bytes()
    for cut in cuts(len(data)):
        place = tmp_path / f"cut-{cut}" / "statistics.sqlite3"
        place.parent.mkdir()
        place.write_bytes(data[:cut])
        store, told = listened(place)
        assert store.record(MATCHES[0]), cut
        assert store.matches() == MATCHES[:1], cut
        store.close()
        assert len(told) == 1, cut
        assert "moved aside" in told[0]
        aside = place.with_name("statistics.sqlite3.damaged")
        assert str(aside) in told[0]
        assert aside.read_bytes() == data[:cut]
        shutil.rmtree(place.parent)


@pytest.mark.parametrize(
    "content", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000, os.urandom(8192), b"{}" * 40]
)
def test_foreign_bytes_are_moved_aside(file: Path, content: bytes, qtbot: QtBot) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    store, told = listened(file)
    assert store.record(MATCHES[0])
    store.close()
    assert len(told) == 1
    assert file.with_name("statistics.sqlite3.damaged").exists()
    # A second damaged file does not take the place of the first.
    file.write_bytes(content)
    again, _ = listened(file)
    assert again.record(MATCHES[0])
    again.close()
    assert file.with_name("statistics.sqlite3.damaged.1").exists()


def test_a_database_of_another_program_is_moved_aside(file: Path, qtbot: QtBot) -> None:
    file.parent.mkdir()
    base = sqlite3.connect(file)
    base.execute("CREATE TABLE other (a)")
    base.commit()
    base.close()
    store, told = listened(file)
    assert store.record(MATCHES[0])
    store.close()
    assert len(told) == 1


def test_a_table_that_is_gone_counts_as_damage(file: Path, qtbot: QtBot) -> None:
    """Found while writing: the match goes into a new file."""
    filled(file)
    base = sqlite3.connect(file)
    base.execute("DROP TABLE tally")
    base.commit()
    base.close()
    store, told = listened(file)
    assert store.record(MATCHES[0])
    assert store.matches() == MATCHES[:1]
    store.close()
    assert len(told) == 1


def test_values_that_cannot_be_read_count_as_damage(file: Path, qtbot: QtBot) -> None:
    filled(file)
    base = sqlite3.connect(file)
    base.execute("UPDATE match SET reasons = '{'")
    base.commit()
    base.close()
    store, told = listened(file)
    assert store.matches() == ()
    assert len(told) == 1
    assert store.record(MATCHES[0])
    assert store.matches() == MATCHES[:1]
    store.close()


# No folder


def test_a_read_only_folder_is_told_once(file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    store, told = listened(file)
    assert not store.record(MATCHES[0])
    assert not store.record(MATCHES[1])
    assert store.matches() == ()
    assert store.kinds() == ()
    assert not store.forget_all()
    assert len(told) == 1
    assert str(file) in told[0]


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "data").write_bytes(b"")
    store, told = listened(tmp_path / "data" / "statistics.sqlite3")
    assert not store.record(MATCHES[0])
    assert len(told) == 1


def test_without_a_file_nothing_is_kept_and_nothing_told(qtbot: QtBot) -> None:
    store, told = listened(None)
    assert not store.record(MATCHES[0])
    assert store.matches() == ()
    assert told == []


def test_a_lock_is_told_and_the_file_stays(file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """The next match is written again once the other program is done."""
    monkeypatch.setattr("desktop.storage.statistics.WAIT_SECONDS", 0.05)
    filled(file)
    store, told = listened(file)
    assert store.usable
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    late = made_up(30, (80, 70))
    assert not store.record(late)
    assert len(told) == 1
    assert "Another program" in told[0]
    other.execute("ROLLBACK")
    other.close()
    assert store.record(late)
    assert store.matches() == (*MATCHES, late)
    store.close()


# Arithmetic


def test_summaries() -> None:
    """By hand: Ada wins 80:70, loses 60:75, shares 90:90, wins 85:60, loses 70:71, wins 88:50 and 95:94."""
    found = tallies.people(MATCHES)
    ada, bo = (tallies.summarise(who, found[who]) for who in (Who("Ada", "person"), Who("Bo", "person")))
    assert (ada.played, ada.contested, ada.won, ada.best) == (7, 7, 5, 95)
    assert ada.mean == pytest.approx((80 + 60 + 90 + 85 + 70 + 88 + 95) / 7)
    assert (ada.streak, ada.longest) == (2, 2)
    assert (bo.won, bo.best, bo.streak, bo.longest) == (3, 94, 0, 2)
    assert (ada.helped, ada.unhelped) == (0, 7)
    assert (ada.colour, bo.colour) == (1, 2)


@pytest.mark.parametrize(
    ("wins", "runs"),
    [
        ([], (0, 0)),
        ([False], (0, 0)),
        ([True], (1, 1)),
        ([True, True, False], (0, 2)),
        ([True, True, True, False, True, True], (2, 3)),
        ([False, True, True, True], (3, 3)),
    ],
)
def test_streaks(wins: list[bool], runs: tuple[int, int]) -> None:
    assert tallies.streaks(wins) == runs


def test_nobody_wins_alone() -> None:
    """A solo match is played, but neither won nor lost, and does not end a streak."""
    matches = (made_up(0, (80, 70)), made_up(1, (60,)), made_up(2, (90, 70)))
    summary = tallies.summarise(Who("Ada", "person"), tallies.people(matches)[Who("Ada", "person")])
    assert (summary.played, summary.contested, summary.won, summary.streak) == (3, 2, 2, 2)


def test_persons_and_computers_of_one_name_are_kept_apart() -> None:
    matches = (
        made_up(0, (80, 70)),
        made_up(1, (60, 75), controllers=("person", "beginner")),
        made_up(2, (60, 75), controllers=("beginner", "expert")),
    )
    table = tallies.summaries(tallies.people(matches))
    assert [(s.who.name, s.who.controller, s.played) for s in table] == [
        ("Ada", "person", 2),
        ("Bo", "person", 1),
        ("Ada", "beginner", 1),
        ("Bo", "beginner", 1),
        ("Bo", "expert", 1),
    ]


def test_help_is_counted_per_seat() -> None:
    matches = (made_up(0, (80, 70), helped=(("undo",), ())), made_up(1, (80, 70)))
    found = tallies.people(matches)
    ada, bo = (tallies.summarise(who, found[who]) for who in (Who("Ada", "person"), Who("Bo", "person")))
    assert (ada.helped, ada.unhelped) == (1, 1)
    assert (bo.helped, bo.unhelped) == (0, 2)


def test_averages() -> None:
    spots = tallies.people((made_up(0, (81, 70)), made_up(1, (61, 70))))[Who("Ada", "person")]
    rows = {row.key: row for row in tallies.row_averages(spots)}
    assert list(rows) == ["park_1", "pools", "bis"]
    assert (rows["pools"].points, rows["pools"].count) == (70.0, 5.0)
    assert rows["bis"].points == -3.0
    assert sum(row.points for row in rows.values()) == 71.0
    counted = {made.key: made.count for made in tallies.tally_averages(spots)}
    assert counted["turns"] == 20
    assert [counted[f"used_{effect}"] for effect in EFFECTS] == [0, 1, 2, 3, 4, 5]


def test_a_row_that_a_match_lacks_counts_as_nothing() -> None:
    first, second = made_up(0, (81, 70)), made_up(1, (61, 70))
    less = msgspec.structs.replace(second.seats[0], rows=second.seats[0].rows[:1])
    second = msgspec.structs.replace(second, seats=(less, second.seats[1]))
    spots = tallies.people((first, second))[Who("Ada", "person")]
    assert {row.key: row.points for row in tallies.row_averages(spots)} == {"park_1": 4.0, "pools": 40.0, "bis": -1.5}


def test_reasons_are_counted() -> None:
    """A match that ended by two reasons counts for both."""
    matches = (
        made_up(0, (80,), reasons=("plots",)),
        made_up(1, (80,), reasons=("plans", "plots")),
        made_up(2, (80,), reasons=("refusals",)),
    )
    assert tallies.end_counts(matches) == (("plots", 2), ("plans", 1), ("refusals", 1))


# Export


def awkward() -> tuple[Finished, ...]:
    """Matches with names that tables find hard, and of two games with other rows."""
    match = made_up(0, (80, 70), helped=(("undo", "again"), ()))
    names = ('Ada "the ruler", 1st', "Bò; Ünal\nÉmile")
    seats = tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(match.seats, names, strict=True))
    other = made_up(1, (5,), game="toy", mode="table")
    bare = msgspec.structs.replace(other.seats[0], rows=(), tallies=())
    return msgspec.structs.replace(match, seats=seats), msgspec.structs.replace(other, seats=(bare,))


def test_json_comes_back_as_it_was() -> None:
    assert tallies.from_json(tallies.to_json(awkward())) == awkward()
    assert tallies.from_json(tallies.to_json(())) == ()


def test_csv_holds_everything() -> None:
    """A line per seat; every value of the records is found in it."""
    data = tallies.to_csv(awkward())
    assert data.startswith("\ufeff".encode())
    lines = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    places = [(match, seat) for match in awkward() for seat in match.seats]
    assert len(lines) == len(places) == 3
    for line, (match, seat) in zip(lines, places, strict=True):
        assert (line["match"], line["game"], line["mode"]) == (match.id, match.game, match.mode)
        assert (line["finished"], line["turns"], line["ended"]) == (match.finished, str(match.turns), "plots")
        assert (line["name"], line["controller"], line["rank"]) == (seat.name, seat.controller, str(seat.rank))
        assert (line["total"], line["helped"]) == (str(seat.total), " ".join(seat.helped))
        for row in seat.rows:
            assert (line[f"points_{row.key}"], line[f"count_{row.key}"]) == (str(row.points), str(row.count))
        for tally in seat.tallies:
            assert line[f"tally_{tally.key}"] == str(tally.count)
    assert lines[2]["points_pools"] == lines[2]["tally_turns"] == ""


def test_an_empty_export_has_its_heading() -> None:
    assert tallies.to_csv(()).decode("utf-8-sig").startswith("match,finished,game,mode")
