"""The statistics: one sqlite file with an entry per finished match, written at the moment its result is known.

sqlite3 is loaded when the file is first opened, never before. The file keeps a list of the migrations it went through;
it is copied aside before a newer version changes it. A damaged file is moved aside and the statistics start afresh.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.storage.files import move_aside

if TYPE_CHECKING:
    import sqlite3

translate = QCoreApplication.translate
log = logging.getLogger("cantiere.statistics")

WAIT_SECONDS: Final = 2.0
"""So long a write waits for another program that writes the same file."""
LEAST_BYTES: Final = 512
"""No sqlite file is shorter."""
BESIDE: Final = ("-wal", "-shm")
"""What sqlite keeps beside its file while it is open or after a kill."""

AGAIN: Final = "again"
"""The help of a match that was finished before: its cards were known."""

MIGRATIONS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        1: (
            """CREATE TABLE match (
                id TEXT PRIMARY KEY, game TEXT NOT NULL, mode TEXT NOT NULL, options TEXT NOT NULL,
                finished TEXT NOT NULL, turns INTEGER NOT NULL, reasons TEXT NOT NULL, aids TEXT NOT NULL,
                free_undo INTEGER NOT NULL)""",
            "CREATE INDEX match_by_game ON match (game, mode, finished)",
            """CREATE TABLE seat (
                match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
                name TEXT NOT NULL, controller TEXT NOT NULL, colour INTEGER NOT NULL, rank INTEGER NOT NULL,
                total INTEGER NOT NULL, helped TEXT NOT NULL, PRIMARY KEY (match, seat))""",
            """CREATE TABLE score (
                match TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, key TEXT NOT NULL,
                kind TEXT NOT NULL, count INTEGER NOT NULL, points INTEGER NOT NULL, PRIMARY KEY (match, seat, place),
                FOREIGN KEY (match, seat) REFERENCES seat (match, seat) ON DELETE CASCADE)""",
            """CREATE TABLE tally (
                match TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, key TEXT NOT NULL,
                kind TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (match, seat, place),
                FOREIGN KEY (match, seat) REFERENCES seat (match, seat) ON DELETE CASCADE)""",
        ),
    }
)
"""Per schema version the statements that lead to it from the one before."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a score sheet: stable ``key``, the ``group`` it stands in, what was counted, the points it gave."""

    key: str
    group: str
    count: int
    points: int


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat did, counted: stable ``key``, the ``group`` it is shown in."""

    key: str
    group: str
    count: int


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at the end of a match.

    ``controller`` is "person", a level, or "automaton" for one that plays without being a seat. ``helped`` tells what
    helped it: ids of aids that were used, "undo" (taken back after something was shown), "computer" (a computer player
    sat there for a while), "position" (not begun at the start), "again" (the same cards were played before).
    """

    name: str
    controller: str
    colour: int
    rank: int
    total: int
    helped: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    tallies: tuple[Tally, ...] = ()


class EndReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a match ended, with the seats that brought it about."""

    reason: str
    seats: tuple[int, ...] = ()


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match. ``id`` is the same for equal seed, set-up, start and seats; ``finished`` is a date and time in
    UTC (ISO 8601); ``aids`` are those that were switched on."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    finished: str
    turns: int
    reasons: tuple[EndReason, ...]
    seats: tuple[SeatResult, ...]
    aids: tuple[str, ...] = ()
    free_undo: bool = False

    def same_result(self, other: Finished) -> bool:
        """Whether both tell of the same course: turns, reasons, totals and rows, whenever it was finished."""
        return (self.turns, self.reasons) == (other.turns, other.reasons) and all(
            (one.total, one.rank, one.rows) == (two.total, two.rank, two.rows)
            for one, two in zip(self.seats, other.seats, strict=True)
        )


class NewerFile(Exception):
    """The file went through a migration that this version does not know; ``version`` is its number."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class CannotMigrate(Exception):
    """A sound file of an older version could not be changed to this one; it is as it was."""


class Statistics(QObject):
    """Keeps finished matches in ``file`` (None: keeps nothing). The program goes on whatever happens to the file:
    ``failed`` carries one sentence, not the same one twice in a row."""

    failed = Signal(str)

    def __init__(
        self, file: Path | None, migrations: Mapping[int, tuple[str, ...]] = MIGRATIONS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.file = file
        self.migrations = dict(sorted(migrations.items()))
        self._base: sqlite3.Connection | None = None
        self._given_up = file is None
        self._told = ""

    # Life

    @property
    def usable(self) -> bool:
        """Whether matches can be kept; opens the file."""
        return self._open() is not None

    def close(self) -> None:
        """Closes the file."""
        if self._base is not None:
            with contextlib.suppress(Exception):
                self._base.close()
            self._base = None

    def _tell(self, words: str) -> None:
        """Tells of a failure unless it was the last thing told."""
        log.warning("%s", words)
        if words != self._told:
            self._told = words
            self.failed.emit(words)

    def _open(self) -> sqlite3.Connection | None:
        """The open file, None if there can be none; tells why once."""
        if self._base is not None or self._given_up or self.file is None:
            return self._base
        import sqlite3  # noqa: PLC0415  (not before the home window is up)

        file = self.file
        for attempt in (1, 2):
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                if not os.access(file.parent, os.W_OK | os.X_OK):
                    raise PermissionError
                self._base = self._connect(file)
                return self._base
            except NewerFile:
                words = translate(
                    "Statistics", "The statistics in %1 were written by a newer version; nothing is added to them."
                )
                break
            except CannotMigrate:
                log.exception("the statistics cannot be migrated")
                words = translate(
                    "Statistics", "The statistics in %1 could not be changed to this version; nothing is added to them."
                )
                break
            except (sqlite3.Error, ValueError) as error:
                if not is_damage(error):
                    # Locked, full, read-only: the file itself is sound, and later it may work.
                    self._tell(self._sentence(error))
                    return None
                log.warning("damaged statistics: %s", error)
                if attempt == 2 or not self._set_aside(file):
                    words = translate("Statistics", "The statistics in %1 are damaged and cannot be moved aside.")
                    break
            except OSError:
                words = translate("Statistics", "The folder of %1 cannot be written; no statistics are kept.")
                break
        self._given_up = True
        self._tell(words.replace("%1", str(file)))
        return None

    def _sentence(self, error: Exception) -> str:
        """Why a sound file cannot be written."""
        log.error("statistics: %s", error)
        what = str(error)
        if "full" in what:
            words = translate("Statistics", "The disk is full: the statistics in %1 could not be written.")
        elif "locked" in what:
            words = translate("Statistics", "Another program holds the statistics in %1; they could not be written.")
        else:
            words = translate("Statistics", "The folder of %1 cannot be written; no statistics are kept.")
        return words.replace("%1", str(self.file))

    def _connect(self, file: Path) -> sqlite3.Connection:
        """Opens the file, checks it and brings it to this version. Raises sqlite3.Error, NewerFile, CannotMigrate,
        ValueError."""
        import sqlite3  # noqa: PLC0415

        if file.exists() and file.stat().st_size < LEAST_BYTES:
            # sqlite would take it for a new one.
            raise ValueError("the file is cut off")
        base = sqlite3.connect(file, timeout=WAIT_SECONDS, isolation_level=None)
        try:
            base.execute("PRAGMA journal_mode=WAL")
            base.execute("PRAGMA synchronous=FULL")
            base.execute("PRAGMA foreign_keys=ON")
            if base.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise ValueError("the check of the file fails")
            self._migrate(base, file)
        except BaseException:
            base.close()
            raise
        return base

    def _migrate(self, base: sqlite3.Connection, file: Path) -> None:
        """Leads the file to the newest version, each step in a transaction of its own, after copying it aside."""
        import sqlite3  # noqa: PLC0415

        version = read_version(base)
        newest = max(self.migrations)
        if version > newest:
            raise NewerFile(version)
        if 0 < version < newest:
            copy_aside(base, file.with_name(f"{file.name}.version-{version}"))
        for number, statements in self.migrations.items():
            if number <= version:
                continue
            with transaction(base):
                # Another program may have come first.
                if read_version(base) >= number:
                    continue
                base.execute(
                    "CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied TEXT NOT NULL)"
                )
                try:
                    for statement in statements:
                        base.execute(statement)
                except sqlite3.Error as error:
                    if version and is_damage(error):
                        raise CannotMigrate from error
                    raise
                base.execute("INSERT INTO migration VALUES (?, datetime('now'))", (number,))

    def _set_aside(self, file: Path) -> bool:
        """Moves a damaged file aside with what lies beside it, and says so; False if it cannot be moved."""
        aside = move_aside(file)
        if aside is None:
            return False
        for end in BESIDE:
            with contextlib.suppress(OSError):
                file.with_name(file.name + end).replace(aside.with_name(aside.name + end))
        words = translate(
            "Statistics", "The statistics file is damaged; it was moved aside to %1 and the statistics start afresh."
        )
        self._tell(words.replace("%1", str(aside)))
        return True

    # Writing

    def record(self, match: Finished) -> bool:
        """Writes a finished match, in place of an earlier entry of the same match; False if it could not.

        A failure is told. When this returns, the entry is on the disk. An entry with the same result stays as it was.
        """
        import sqlite3  # noqa: PLC0415

        for _ in (1, 2):
            base = self._open()
            if base is None:
                return False
            try:
                with transaction(base):
                    self._write(base, match)
                return True
            except (sqlite3.Error, ValueError, TypeError) as error:
                # Damage that shows only now: once more, into a new file.
                if not self._take_damage(error):
                    return False
        return False

    def _write(self, base: sqlite3.Connection, match: Finished) -> None:
        """Writes a match within a transaction."""
        for old in read_matches(base, "WHERE id = ?", (match.id,)):
            if len(old.seats) == len(match.seats):
                if old.same_result(match):
                    return
                match = with_help(match, AGAIN)
        base.execute("DELETE FROM match WHERE id = ?", (match.id,))
        base.execute(
            "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.id, match.game, match.mode, to_text(match.options), match.finished, match.turns,
                to_text(match.reasons), to_text(match.aids), int(match.free_undo),
            ),
        )  # fmt: skip
        for seat, result in enumerate(match.seats):
            base.execute(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    match.id, seat, result.name, result.controller, result.colour, result.rank, result.total,
                    to_text(result.helped),
                ),
            )  # fmt: skip
            base.executemany(
                "INSERT INTO score VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(match.id, seat, at, r.key, r.group, r.count, r.points) for at, r in enumerate(result.rows)],
            )
            base.executemany(
                "INSERT INTO tally VALUES (?, ?, ?, ?, ?, ?)",
                [(match.id, seat, at, t.key, t.group, t.count) for at, t in enumerate(result.tallies)],
            )

    def forget_all(self) -> bool:
        """Deletes every entry; False if that could not be done, which is told."""
        import sqlite3  # noqa: PLC0415

        base = self._open()
        if base is None:
            return False
        try:
            with transaction(base):
                base.execute("DELETE FROM match")
            base.execute("VACUUM")
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            return self._take_damage(error)
        return True

    # Reading

    def matches(self, game: str = "", mode: str = "", *, whole: bool = True) -> tuple[Finished, ...]:
        """The matches of a game and mode ("": all), oldest first; without score rows and tallies unless ``whole``."""
        where, values = "", ()
        if game:
            where, values = "WHERE game = ? AND mode = ?", (game, mode)
        return self._read(where, values, whole=whole)

    def kinds(self) -> tuple[tuple[str, str, int], ...]:
        """Game, mode and number of matches, the mode played last first."""
        import sqlite3  # noqa: PLC0415

        base = self._open()
        if base is None:
            return ()
        try:
            found = base.execute(
                "SELECT game, mode, count(*) FROM match GROUP BY game, mode ORDER BY max(finished) DESC, game, mode"
            ).fetchall()
        except sqlite3.Error as error:
            self._take_damage(error)
            return ()
        return tuple((str(game), str(mode), int(count)) for game, mode, count in found)

    def _read(self, where: str, values: Sequence[str], *, whole: bool) -> tuple[Finished, ...]:
        """Reads matches; damage is told and gives ()."""
        import sqlite3  # noqa: PLC0415

        base = self._open()
        if base is None:
            return ()
        try:
            return read_matches(base, where, values, whole=whole)
        except (sqlite3.Error, ValueError, TypeError, KeyError) as error:
            self._take_damage(error)
            return ()

    def _take_damage(self, error: Exception) -> bool:
        """Moves the file aside if the error shows that it is damaged; otherwise only tells. True if a new file can
        begin."""
        if not is_damage(error):
            self._tell(self._sentence(error))
            return False
        log.warning("damaged statistics: %s", error)
        self.close()
        return self.file is not None and self._set_aside(self.file)


def is_damage(error: Exception) -> bool:
    """Whether an error tells of the content of the file, not of its folder, the disk or another program."""
    import sqlite3  # noqa: PLC0415

    if isinstance(error, sqlite3.OperationalError):
        return str(error).startswith(("no such", "unsupported", "malformed"))
    return True


@contextlib.contextmanager
def transaction(base: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        base.execute("ROLLBACK")
        raise
    base.execute("COMMIT")


def read_version(base: sqlite3.Connection) -> int:
    """The schema version of a file, 0 for a new one. Raises ValueError if it belongs to another program."""
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "migration" not in tables:
        if tables:
            raise ValueError("the file belongs to another program")
        return 0
    return int(base.execute("SELECT coalesce(max(version), 0) FROM migration").fetchone()[0])


def copy_aside(base: sqlite3.Connection, copy: Path) -> None:
    """Copies a file as it stands, so that an older version could still read it. Raises sqlite3.Error."""
    import sqlite3  # noqa: PLC0415

    part = copy.with_name(f".{copy.name}.part")
    part.unlink(missing_ok=True)
    target = sqlite3.connect(part)
    try:
        base.backup(target)
    finally:
        target.close()
    part.replace(copy)


def read_matches(
    base: sqlite3.Connection, where: str, values: Sequence[str], *, whole: bool = True
) -> tuple[Finished, ...]:
    """The matches of a condition on the table "match", oldest first. Raises sqlite3.Error and what decoding raises."""
    among = f"match IN (SELECT id FROM match {where})"
    rows: dict[tuple[str, int], list[Row]] = {}
    tallies: dict[tuple[str, int], list[Tally]] = {}
    if whole:
        for match, seat, *row in base.execute(
            f"SELECT match, seat, key, kind, count, points FROM score WHERE {among} ORDER BY match, seat, place", values
        ):
            rows.setdefault((match, seat), []).append(Row(*row))
        for match, seat, *tally in base.execute(
            f"SELECT match, seat, key, kind, count FROM tally WHERE {among} ORDER BY match, seat, place", values
        ):
            tallies.setdefault((match, seat), []).append(Tally(*tally))
    seats: dict[str, list[SeatResult]] = {}
    for match, seat, name, controller, colour, rank, total, helped in base.execute(
        "SELECT match, seat, name, controller, colour, rank, total, helped FROM seat"
        f" WHERE {among} ORDER BY match, seat",
        values,
    ):
        own = tuple(rows.get((match, seat), ())), tuple(tallies.get((match, seat), ()))
        made = SeatResult(name, controller, colour, rank, total, tuple(json.loads(helped)), *own)
        seats.setdefault(match, []).append(made)
    return tuple(
        Finished(
            id=key, game=game, mode=mode, options=json.loads(options), finished=finished, turns=turns,
            reasons=msgspec.json.decode(reasons, type=tuple[EndReason, ...]), seats=tuple(seats.get(key, ())),
            aids=tuple(json.loads(aids)), free_undo=bool(free_undo),
        )
        for key, game, mode, options, finished, turns, reasons, aids, free_undo in base.execute(
            "SELECT id, game, mode, options, finished, turns, reasons, aids, free_undo FROM match"
            f" {where} ORDER BY finished, id",
            values,
        )
    )  # fmt: skip


def with_help(match: Finished, help: str) -> Finished:
    """The match with a help added to every seat."""
    seats = tuple(
        seat if help in seat.helped else msgspec.structs.replace(seat, helped=(*seat.helped, help))
        for seat in match.seats
    )
    return msgspec.structs.replace(match, seats=seats)


def to_text(value: object) -> str:
    """A value as JSON, for a column."""
    return msgspec.json.encode(value, order="deterministic").decode()
