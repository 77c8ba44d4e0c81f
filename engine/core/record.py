"""Reads the record of a match, written by ``Match.record``, and says exactly what is wrong with it if anything is.

A record is read in steps: it is JSON, it is ours, this version knows its format and game, the body has the types of the
game, the parts of the body agree with each other, the log replays. A log that these rules have written, with the same
content, must replay entry by entry to the stored state: otherwise it is damaged or forged, and the record is refused. A
log of other rules may differ; then the match goes on from the stored state (``Match.read_only``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NoReturn, TypeAlias

import msgspec

from engine.core.chance import SEED_LIMIT
from engine.core.entries import LONGEST_CLOCK, AidUsed, Clock, Consent, Forces, HandOver, LogError, follow
from engine.core.game import Game, Read
from engine.core.match import Match, Reason, Stored, controllers, refuse_seats, written_out
from engine.core.registry import GAMES, UnknownGame, facts, load
from engine.core.replay import Point
from engine.core.wire import APP, FORMAT, Body, Header, canonical, digest

LARGEST: Final = 8 * 1024 * 1024
"""Files above this number of bytes are not read; a match of a hundred seats takes a thirtieth of it."""

MOST_ENTRIES: Final = 20_000
"""Logs with more entries are not read; a match of a hundred seats takes some thousands, undo and redo one each."""

AT_ONCE: Final = 2_000
"""So many entries are replayed while a record is loaded; the rest is left to ``Match.check``, which may run beside the
window.
"""

LONGEST_NUMBER: Final = 300
"""Numbers with more digits than this are not read."""

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Final[Mapping[int, Migration]] = MappingProxyType({})
"""Per format what makes the next one of a whole document."""


class Fault(StrEnum):
    """What can be wrong with a record. Values are stored in logs and never renamed."""

    EMPTY = "empty"
    """There is nothing in the file."""
    TOO_LARGE = "too_large"
    """The file is larger than any record."""
    NOT_TEXT = "not_text"
    """The file is not UTF-8 text."""
    NOT_JSON = "not_json"
    """The file is not JSON."""
    CUT = "cut"
    """The file ends too early."""
    TOO_DEEP = "too_deep"
    """Brackets are nested deeper than in any record."""
    NUMBER = "number"
    """A number cannot be read."""
    DOUBLE_FIELD = "double_field"
    """A field stands twice in one object."""
    FOREIGN = "foreign"
    """The file was not written by this program."""
    NEWER_FORMAT = "newer_format"
    """The file was written by a newer version of the program."""
    OLDER_FORMAT = "older_format"
    """The format is older than any that can be read."""
    NEWER_RULES = "newer_rules"
    """The file follows newer rules of the game than this version knows."""
    UNKNOWN_GAME = "unknown_game"
    """This version does not know the game."""
    WRONG_GAME = "wrong_game"
    """The record is of another game than the one asked for."""
    WRONG_TYPE = "wrong_type"
    """A field does not hold what it should."""
    MISSING_FIELD = "missing_field"
    """A field is missing."""
    UNKNOWN_FIELD = "unknown_field"
    """A field is unknown."""
    OUT_OF_RANGE = "out_of_range"
    """A value is not among the possible ones."""
    CONTRADICTION = "contradiction"
    """Two parts of the file contradict each other."""
    EDITED = "edited"
    """The digest does not belong to the state."""
    IMPOSSIBLE_STATE = "impossible_state"
    """The state cannot occur."""
    REFUSED_ENTRY = "refused_entry"
    """The rules refuse an entry of the log."""
    DIFFERENT_ENTRY = "different_entry"
    """An entry of the log leads to something else than what the file holds."""


class RecordError(ValueError):
    """A record cannot be used. ``code`` is a ``Fault``, ``file`` the name it was read under, ``field`` the path of the
    field (like ``body.entries[3].seat``, "" for the whole file), ``expected`` and ``found`` what should and what does
    stand there; for an entry that the rules refuse ``found`` is the reason code.
    """

    def __init__(self, code: Fault, file: str, field: str, expected: str, found: str) -> None:
        place = f"{file}, field {field}" if field else file
        super().__init__(f"{place}: expected {expected}, found {found}.")
        self.code = code
        self.file = file
        self.field = field
        self.expected = expected
        self.found = found


def read_header(data: bytes, name: str = "the record", migrations: Mapping[int, Migration] = MIGRATIONS) -> Header:
    """The header of a record, for lists of saved matches. Raises RecordError; the body may still be wrong."""
    return header_of(migrated(document_of(data, name), name, migrations), name)


def load_record(
    data: bytes,
    read: Callable[[str], Read],
    registry: Mapping[str, str] = GAMES,
    name: str = "the record",
    game: str | Game[Any, Any, Any] | None = None,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    most: int | None = AT_ONCE,
) -> Match:
    """The match of a record at its last state, once its first ``most`` entries (None: all) have been replayed.

    ``read`` gives the reader of the content files of a game (``resources.reader``), ``name`` stands for the file in
    messages; ``game`` (an id or loaded rules) says that only a record of that game will do. A longer log is replayed to
    its end by ``Match.check``; ``forgery`` then tells what that has found. Raises RecordError, and what the reader
    raises.
    """
    header = read_header(data, name, migrations)
    rules = rules_of(header, read, registry, name, game)
    if header.rules > rules.facts.rules:
        raise RecordError(Fault.NEWER_RULES, name, "rules", f"{rules.facts.rules} or less", f"{header.rules}")
    if header.rules < 1:
        raise RecordError(Fault.OUT_OF_RANGE, name, "rules", f"1 to {rules.facts.rules}", f"{header.rules}")
    body = body_of(header, rules, name)
    forces = agree(body, rules, name)
    point = Point(body.state, body.chance, body.round)
    match = Match(
        rules,
        body.setup,
        body.seats,
        body.table,
        body.seed,
        body.origin,
        body.origin_round,
        Stored(body.entries, forces.acts, point, header.rules, header.content),
        forces,
    )
    match.clock = body.clock
    match.check(most)
    error = forgery(match, name)
    if error is not None:
        raise error
    return match


def forgery(match: Match, name: str) -> RecordError | None:
    """What is wrong with a record whose log was found not to hold although it is of these rules and this content; None
    if nothing was found or the log is of others. ``name`` stands for the file in the message.
    """
    difference = match.difference
    if difference is None or not match.of_these_rules:
        return None
    field = f"body.entries[{difference.entry}].{difference.field}"
    if difference.refusal:
        return RecordError(Fault.REFUSED_ENTRY, name, field, "an entry that the rules allow", difference.refusal)
    return RecordError(Fault.DIFFERENT_ENTRY, name, field, shorter(difference.expected), shorter(difference.found))


def document_of(data: bytes, name: str) -> dict[str, Any]:
    """The file as a plain object. Raises RecordError."""
    if len(data) > LARGEST:
        raise RecordError(Fault.TOO_LARGE, name, "", f"at most {LARGEST} bytes", f"{len(data)} bytes")
    if not data.strip():
        raise RecordError(Fault.EMPTY, name, "", "a record", "an empty file" if not data else "blanks only")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.end == len(data) and error.reason == "unexpected end of data":
            raise RecordError(Fault.CUT, name, "", "a whole record", f"the end after {len(data)} bytes") from error
        raise RecordError(Fault.NOT_TEXT, name, "", "UTF-8 text", f"byte {data[error.start]:#04x}") from error

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [field for field, _ in pairs]
            double = next(field for field in names if names.count(field) > 1)
            raise RecordError(Fault.DOUBLE_FIELD, name, shown(double), "the field once", "it twice")
        return fields

    def whole(digits: str) -> int:
        if len(digits) > LONGEST_NUMBER:
            raise RecordError(Fault.NUMBER, name, "", f"at most {LONGEST_NUMBER} digits", f"{len(digits)}")
        return int(digits)

    def no_number(word: str) -> NoReturn:
        raise RecordError(Fault.NUMBER, name, "", "a number", word)

    try:
        document = json.loads(text, object_pairs_hook=unique, parse_int=whole, parse_constant=no_number)
    except json.JSONDecodeError as error:
        if text.lstrip().startswith("{") and is_cut(text, error):
            found = f"the end after {len(data)} bytes"
            raise RecordError(Fault.CUT, name, "", "a whole record", found) from error
        # Where, not what: the text around may be a plan or a hand.
        found = f"something else at line {error.lineno}, column {error.colno}"
        raise RecordError(Fault.NOT_JSON, name, "", "JSON", found) from error
    except RecursionError as error:
        raise RecordError(Fault.TOO_DEEP, name, "", "a record", "brackets nested too deeply") from error
    if not isinstance(document, dict):
        raise RecordError(Fault.FOREIGN, name, "", "an object", type(document).__name__)
    return document


def is_cut(text: str, error: json.JSONDecodeError) -> bool:
    """Whether the text is the beginning of JSON: the error lies at its end, or in something that runs up to it."""
    rest = text[error.pos :].rstrip()
    if error.msg.startswith(("Unterminated string", "Invalid \\escape", "Invalid \\u")):
        return "\n" not in rest and (error.msg.startswith("Unterminated") or len(rest) < 6)
    return any(word.startswith(rest) for word in ("true", "false", "null", "-"))


def migrated(document: dict[str, Any], name: str, migrations: Mapping[int, Migration]) -> dict[str, Any]:
    """The file in the layout of this version. Raises RecordError if it is not ours or its format is not known."""
    if document.get("app") != APP:
        found = shown(document["app"]) if "app" in document else "no such field"
        raise RecordError(Fault.FOREIGN, name, "app", shown(APP), found)
    number = document.get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        found = type(number).__name__ if "format" in document else "no such field"
        raise RecordError(Fault.WRONG_TYPE, name, "format", "int", found)
    if number > FORMAT:
        raise RecordError(Fault.NEWER_FORMAT, name, "format", f"{FORMAT} or less", f"{number}")
    for step in range(number, FORMAT):
        if step not in migrations:
            raise RecordError(Fault.OLDER_FORMAT, name, "format", f"{FORMAT}", f"{number}")
        try:
            document = migrations[step](document)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            found = f"{type(error).__name__}: {error}"
            raise RecordError(Fault.WRONG_TYPE, name, "", f"a file of format {step}", found) from error
    return document


def header_of(document: dict[str, Any], name: str) -> Header:
    """The header of a plain object; its body as JSON. Raises RecordError."""
    body = document.get("body")
    entries = body.get("entries") if isinstance(body, dict) else None
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise RecordError(Fault.TOO_LARGE, name, "body.entries", f"at most {MOST_ENTRIES} entries", f"{len(entries)}")
    try:
        return msgspec.json.decode(canonical(document), type=Header)
    except msgspec.ValidationError as error:
        raise misfit(error, name, "") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise RecordError(Fault.NOT_TEXT, name, "", "text", f"{error}") from error


def rules_of(
    header: Header,
    read: Callable[[str], Read],
    registry: Mapping[str, str],
    name: str,
    game: str | Game[Any, Any, Any] | None,
) -> Game[Any, Any, Any]:
    """The rules for the record. Raises RecordError."""
    if game is not None:
        wanted = game if isinstance(game, str) else game.facts.id
        if header.game != wanted:
            raise RecordError(Fault.WRONG_GAME, name, "game", shown(wanted), shown(header.game))
        if not isinstance(game, str):
            return game
    try:
        facts(header.game, registry)
    except UnknownGame as error:
        raise RecordError(Fault.UNKNOWN_GAME, name, "game", " or ".join(error.known), shown(header.game)) from error
    return load(header.game, read(header.game), registry)


def body_of(header: Header, game: Game[Any, Any, Any], name: str) -> Body[Any, Any]:
    """The body in the types of the game. Raises RecordError."""
    generic: Any = Body
    try:
        body: Body[Any, Any] = msgspec.json.decode(header.body, type=generic[game.types.state, game.types.action])
    except msgspec.ValidationError as error:
        raise misfit(error, name, "body") from error
    except RecursionError as error:
        raise RecordError(Fault.TOO_DEEP, name, "body", "a record", "brackets nested too deeply") from error
    return body


MISFITS: Final = (
    (re.compile(r"^Expected `(?P<expected>.+)`, got `(?P<found>.+)`$"), Fault.WRONG_TYPE),
    (re.compile(r"^Expected `(?P<expected>.+)`$"), Fault.WRONG_TYPE),
    (re.compile(r"^Object missing required field `(?P<missing>.+)`$"), Fault.MISSING_FIELD),
    (re.compile(r"^Object contains unknown field `(?P<unknown>.*)`$", re.DOTALL), Fault.UNKNOWN_FIELD),
    (re.compile(r"^Invalid value (?:'(?P<value>.*)'|(?P<number>.+))$", re.DOTALL), Fault.WRONG_TYPE),
)


def misfit(error: msgspec.ValidationError, name: str, root: str) -> RecordError:
    """What msgspec says of a field that does not fit, as a RecordError."""
    message, _, path = str(error).partition(" - at `$")
    field = (root + path.rstrip("`")).lstrip(".")
    for pattern, code in MISFITS:
        match = pattern.match(message)
        if match is None:
            continue
        said = match.groupdict()
        if code is Fault.MISSING_FIELD:
            return RecordError(code, name, f"{field}.{said['missing']}".lstrip("."), "a value", "no such field")
        if code is Fault.UNKNOWN_FIELD:
            return RecordError(code, name, field, "known fields", shown(said["unknown"]))
        return RecordError(
            code,
            name,
            field,
            said.get("expected") or "a possible value",
            said.get("found") or shown(said.get("value") or said.get("number") or "another value"),
        )
    return RecordError(Fault.WRONG_TYPE, name, field, "a value that fits", message)


def agree(body: Body[Any, Any], game: Game[Any, Any, Any], name: str) -> Forces:
    """The acts in force, once every part of the body fits the others. Raises RecordError."""

    def wrong(code: Fault, field: str, expected: str, found: str) -> NoReturn:
        raise RecordError(code, name, f"body.{field}" if field else "body", expected, found)

    setup = body.setup
    for option in game.facts.options:
        value = setup.options.get(option.id, option.default)
        if value not in option.values:
            wrong(Fault.OUT_OF_RANGE, f"setup.options.{option.id}", " or ".join(option.values), shown(value))
    missing = written_out(game.facts, setup).options.keys() - setup.options.keys()
    if missing:
        wrong(Fault.MISSING_FIELD, f"setup.options.{min(missing)}", "a value", "no such field")
    if (refusal := game.refuse_setup(setup)) is not None:
        wrong(Fault.OUT_OF_RANGE, "setup", "a set-up that can be played", f"{refusal.code}")
    refusal = refuse_seats(game.facts, setup, body.seats)
    if refusal is not None and refusal.code == Reason.SEATS_DIFFER:
        wrong(Fault.CONTRADICTION, "seats", f"{setup.seats} seats as in body.setup.seats", f"{len(body.seats)}")
    levels = controllers(game.facts)
    for seat, info in enumerate(body.seats):
        if info.controller not in levels:
            wrong(Fault.OUT_OF_RANGE, f"seats[{seat}].controller", " or ".join(levels), shown(info.controller))
    if refusal is not None:
        wrong(Fault.OUT_OF_RANGE, f"seats[{refusal.seats[0]}].colour", "1 to 12", f"{refusal.numbers[0]}")
    if not 0 <= body.seed < SEED_LIMIT:
        wrong(Fault.OUT_OF_RANGE, "seed", f"0 to {SEED_LIMIT - 1}", f"{body.seed}")
    if body.chance.seed != body.seed:
        wrong(Fault.CONTRADICTION, "chance.seed", f"{body.seed} as in body.seed", f"{body.chance.seed}")
    streams = [stream for stream, _ in body.chance.positions]
    if streams != sorted(set(streams)):
        wrong(Fault.CONTRADICTION, "chance.positions", "each stream once, in order", ", ".join(streams))
    for number, (_, position) in enumerate(body.chance.positions):
        if position < 0:
            wrong(Fault.OUT_OF_RANGE, f"chance.positions[{number}][1]", "0 or more", f"{position}")
    forces = Forces()
    for number, entry in enumerate(body.entries):
        seats = entry.seats if isinstance(entry, Consent) else (entry.seat,)
        for seat in seats:
            if not 0 <= seat < setup.seats:
                field = f"entries[{number}].{'seats' if isinstance(entry, Consent) else 'seat'}"
                wrong(Fault.OUT_OF_RANGE, field, f"0 to {setup.seats - 1}", f"{seat}")
        if isinstance(entry, HandOver) and entry.controller not in levels:
            wrong(Fault.OUT_OF_RANGE, f"entries[{number}].controller", " or ".join(levels), shown(entry.controller))
        if isinstance(entry, AidUsed) and entry.aid not in body.table.aids:
            wrong(Fault.CONTRADICTION, f"entries[{number}].aid", "an aid of body.table.aids", shown(entry.aid))
        try:
            forces = follow(forces, body.entries, number, entry)
        except LogError as error:
            wrong(Fault.CONTRADICTION, f"entries[{number}].{error.field}", error.expected, error.found)
    if body.clock is not None and (fault := clock_fault(body.clock)) is not None:
        wrong(Fault.OUT_OF_RANGE, *fault)
    expected = digest(body.state)
    if body.digest != expected:
        wrong(Fault.EDITED, "digest", f"{expected}, the digest of body.state", shown(body.digest))
    for field, state in (("origin", body.origin), ("state", body.state)):
        if state is not None and (reason := flaw(game, state, setup.seats)):
            wrong(Fault.IMPOSSIBLE_STATE, field, "a state that can occur", reason)
    return forces


def clock_fault(clock: Clock) -> tuple[str, str, str] | None:
    """What is wrong with a clock: field, expected, found; None if all is well."""
    if not 0 <= clock.limit <= LONGEST_CLOCK:
        return "clock.limit", f"0 to {LONGEST_CLOCK}", f"{clock.limit}"
    steps = [(spent.round, spent.step) for spent in clock.spent]
    if steps != sorted(set(steps)):
        return "clock.spent", "each step once, in order", ", ".join(f"{round}.{step}" for round, step in steps)
    for number, spent in enumerate(clock.spent):
        if min(spent.round, spent.step, spent.milliseconds) < 0:
            least = min(spent.round, spent.step, spent.milliseconds)
            return f"clock.spent[{number}]", "0 or more", f"{least}"
    return None


def flaw(game: Game[Any, Any, Any], state: Any, seats: int) -> str:
    """Why the state cannot be one of this match, "" if it can: the rules find fault with it or stumble over it."""
    try:
        refusals = game.refuse_state(state)
        if refusals:
            return refusals[0].code
        outcome = game.outcome(state)
        waiting = game.waiting(state)
        sheets = tuple(game.score(state, seat) for seat in range(seats))
        if outcome is not None and len(outcome.ranks) != seats:
            return f"a state of {len(outcome.ranks)} seats"
        if (outcome is None) != bool(waiting) or any(not 0 <= seat < seats for seat in waiting):
            return f"a state where the seats {waiting} wait"
        for seat in (*range(len(sheets)), None):
            game.view(state, seat)
    except Exception as error:  # the state may come from anywhere: rules that stumble over it must not end the program
        return f"a state that the rules cannot read ({type(error).__name__}: {error})"
    return ""


def shown(value: object) -> str:
    """A found value for a message, shortened."""
    return shorter(repr(value))


def shorter(text: str) -> str:
    """A text for a message, cut where it is long."""
    return text if len(text) <= 60 else f"{text[:57]}..."
