"""The command line of the engine: games, play, replay, bench. The one module of ``engine`` that opens files, reads a
clock and starts processes.

Results go to standard output; bad arguments and bad files give one line on standard error, exit code 2, and nothing is
written.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NoReturn, TypeAlias

import msgspec

import resources
from engine.core import registry as games
from engine.core.chance import SEED_LIMIT
from engine.core.entries import PERSON, Table
from engine.core.facts import GameFacts, ModeFacts
from engine.core.game import Game, Outcome, Read, Setup
from engine.core.match import Match
from engine.core.record import LARGEST, RecordError, load_record
from engine.decisions import DecisionError, follow_decisions, read_decisions
from engine.players.levels import player
from engine.self_play import Figures, finish, measure, seats_for

Reader: TypeAlias = Callable[[str], Read]
"""Gives the content reader of a game."""

Command: TypeAlias = Callable[[argparse.Namespace, Mapping[str, str], Reader], tuple[Iterable[str], int]]
"""Gives the lines of the output and the exit code."""

AIDS: Final = ("legal", "live_score", "left", "soft_hints", "hints")
MOST_MATCHES: Final = 1_000_000
MOST_JOBS: Final = 64


class UsageError(Exception):
    """What was asked for cannot be done; the text is the line for standard error."""


class Parser(argparse.ArgumentParser):
    """Reports a wrong argument in one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(
    argv: Sequence[str] | None = None,
    registry: Mapping[str, str] = games.GAMES,
    reader: Reader = resources.reader,
) -> int:
    """Runs a command and returns the exit code: 0 done, 1 a record of other rules does not hold, 2 bad arguments or
    files.
    """
    try:
        arguments = parser().parse_args(argv)
        run: Command = arguments.run
        lines, code = run(arguments, registry, reader)
        for line in lines:
            print(line, flush=True)
    except (UsageError, RecordError, games.UnknownGame, resources.MissingContent) as error:
        print(f"engine: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more may be written to it, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def parser() -> Parser:
    """The arguments of all commands."""
    parser = Parser(prog="engine", description="Plays the games of Cantiere without a window.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    command = commands.add_parser("games", help="list the games with their modes, options and levels")
    command.add_argument("--json", action="store_true", help="one JSON object per game")
    command.set_defaults(run=list_games)

    command = commands.add_parser("play", help="let computer players play matches")
    command.add_argument("game", metavar="ID")
    command.add_argument("--seats", required=True, metavar="LEVEL,LEVEL,...", help="the level of each seat")
    command.add_argument("--mode", help="the mode; default is the first for that number of seats")
    command.add_argument("--options", default="", metavar="K=V,...", help="options of the rules")
    command.add_argument("--seed", type=int, help="seed of the first match; each further match has the next one")
    command.add_argument("--matches", type=int, default=1, metavar="K")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes that share the matches")
    command.add_argument("--json", action="store_true", help="one JSON object per match")
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record of the one match")
    command.add_argument(
        "--decisions", type=Path, metavar="FILE", help='what persons do, a line each: {"seat": 0, "action": {...}}'
    )
    command.add_argument("--names", metavar="NAME,NAME,...", help="the name of each seat")
    command.add_argument("--aids", default="", metavar="AID,AID,...", help="aids that the record says are on")
    command.set_defaults(run=play)

    command = commands.add_parser("replay", help="replay a record and tell how the match stands")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=replay)

    command = commands.add_parser("bench", help="measure random play")
    command.add_argument("game", nargs="?", metavar="ID", help="default: all games")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=bench)
    return parser


# games


def list_games(arguments: argparse.Namespace, registry: Mapping[str, str], reader: Reader) -> tuple[Iterable[str], int]:
    """Every game of the registry, from its facts alone."""
    return [as_json(facts) if arguments.json else described(facts) for facts in all_facts(registry)], 0


def all_facts(registry: Mapping[str, str]) -> list[GameFacts]:
    """The facts of every game."""
    return [games.facts(game, registry) for game in registry]


def described(facts: GameFacts) -> str:
    """A game in a few lines."""
    lines = [f"{facts.id} (rules {facts.rules}, about {facts.minutes} minutes, levels {', '.join(facts.levels)})"]
    lines += [f"  mode {mode.id}: {seats_of(mode)}" for mode in facts.modes]
    for option in facts.options:
        where = f" (in {', '.join(option.modes)})" if option.modes else ""
        lines.append(f"  option {option.id}: {' or '.join(option.values)}{where}")
    return "\n".join(lines)


def seats_of(mode: ModeFacts) -> str:
    """The seats of a mode in words."""
    least, most = mode.seats
    return f"{least} to {most} seats" if least < most else f"{least} seat{'s' * (least > 1)}"


# play


def play(arguments: argparse.Namespace, registry: Mapping[str, str], reader: Reader) -> tuple[Iterable[str], int]:
    """Plays matches of computer players, or one with persons whose decisions are given."""
    facts = games.facts(arguments.game, registry)
    levels = tuple(arguments.seats.split(","))
    setup = setup_of(facts, arguments.mode, len(levels), options_of(arguments.options))
    for level in levels:
        if level not in facts.levels and level != PERSON:
            raise UsageError(f"{facts.id} has no level {level!r}; its levels are {', '.join(facts.levels)}")
    if PERSON in levels and arguments.decisions is None:
        raise UsageError("a seat of a person needs --decisions")
    if PERSON not in levels and arguments.decisions is not None:
        raise UsageError("--decisions needs a seat of a person")
    if arguments.decisions is not None and arguments.matches > 1:
        raise UsageError("--decisions are those of one match; leave out --matches")
    names_of(arguments.names, len(levels))
    for aid in filter(None, arguments.aids.split(",")):
        if aid not in AIDS:
            raise UsageError(f"there is no aid {aid!r}; the aids are {', '.join(AIDS)}")
    if not 1 <= arguments.matches <= MOST_MATCHES:
        raise UsageError(f"--matches must be from 1 to {MOST_MATCHES}, not {arguments.matches}")
    if not 1 <= arguments.jobs <= MOST_JOBS:
        raise UsageError(f"--jobs must be from 1 to {MOST_JOBS}, not {arguments.jobs}")
    if arguments.save and arguments.matches > 1:
        raise UsageError("--save writes one match; leave out --matches")
    first = secrets.randbelow(SEED_LIMIT - arguments.matches) if arguments.seed is None else arguments.seed
    if not 0 <= first <= SEED_LIMIT - arguments.matches:
        raise UsageError(f"--seed must be from 0 to {SEED_LIMIT - arguments.matches}, not {first}")
    if arguments.save:
        refuse_file(arguments.save)
    game = rules_of(facts.id, registry, reader)
    refusal = game.refuse_setup(setup)
    if refusal is not None:
        raise UsageError(f"{facts.id} cannot start like this: {refusal.code}")
    if arguments.decisions is not None:
        return decided(arguments, game, setup, levels, first), 0
    if arguments.jobs > 1 and registry is games.GAMES:
        return shared(arguments, setup, levels, first), 0
    return played(arguments, game, setup, levels, first), 0


def options_of(text: str) -> dict[str, str]:
    """Options from "k=v,k=v"."""
    options = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals or name in options:
            raise UsageError(f"--options takes each option once, as k=v,k=v; {part!r} does not fit")
        options[name] = value
    return options


def setup_of(facts: GameFacts, mode: str | None, seats: int, options: dict[str, str]) -> Setup:
    """The set-up for that number of seats. Raises UsageError with what is possible."""
    if mode is None:
        chosen = facts.default_mode(seats)
        if chosen is None:
            raise UsageError(f"{facts.id} has no mode for {seats} seats")
    else:
        chosen = facts.mode(mode)
        if chosen is None:
            raise UsageError(f"{facts.id} has no mode {mode!r}; its modes are {', '.join(m.id for m in facts.modes)}")
        if not chosen.seats[0] <= seats <= chosen.seats[1]:
            raise UsageError(f"mode {mode} of {facts.id} takes {seats_of(chosen)}, not {seats}")
    known = {option.id: option.values for option in facts.options}
    for name, value in options.items():
        if name not in known:
            raise UsageError(f"{facts.id} has no option {name!r}; its options are {', '.join(known) or 'none'}")
        if value not in known[name]:
            raise UsageError(f"option {name} of {facts.id} is {' or '.join(known[name])}, not {value!r}")
    return Setup(seats, chosen.id, options)


def played(
    arguments: argparse.Namespace, game: Game[Any, Any, Any], setup: Setup, levels: tuple[str, ...], first: int
) -> Iterator[str]:
    """The matches one after the other."""
    players = [player(game, level) for level in levels]
    for seed in range(first, first + arguments.matches):
        begin = perf_counter()
        match = begun(arguments, game, setup, levels, seed)
        finish(match, players)
        yield ended(arguments, match, perf_counter() - begin)


def decided(
    arguments: argparse.Namespace, game: Game[Any, Any, Any], setup: Setup, levels: tuple[str, ...], seed: int
) -> Iterator[str]:
    """The one match whose persons do what a file says."""
    players = {seat: player(game, level) for seat, level in enumerate(levels) if level != PERSON}
    begin = perf_counter()
    match = begun(arguments, game, setup, levels, seed)
    try:
        follow_decisions(match, players, read_decisions(content(arguments.decisions), game))
    except DecisionError as error:
        raise UsageError(f"{arguments.decisions}, {error}") from error
    yield ended(arguments, match, perf_counter() - begin)


def begun(
    arguments: argparse.Namespace, game: Game[Any, Any, Any], setup: Setup, levels: tuple[str, ...], seed: int
) -> Match:
    """A match at its start, with the names and aids that were asked for."""
    seats = seats_for(levels)
    names = names_of(arguments.names, len(levels))
    if names:
        seats = tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True))
    aids = tuple(sorted(set(filter(None, arguments.aids.split(",")))))
    return Match.new(game, setup, seats, seed, Table(aids=aids))


def ended(arguments: argparse.Namespace, match: Match, seconds: float) -> str:
    """Writes the record if that was asked for; gives the line about the match."""
    if arguments.save:
        write_atomic(arguments.save, match.record())
    return as_json(result(match, seconds)) if arguments.json else told(match, seconds)


def names_of(text: str | None, seats: int) -> tuple[str, ...]:
    """The names of the seats, () if none are given. Raises UsageError."""
    names = tuple(text.split(",")) if text is not None else ()
    if names and len(names) != seats:
        raise UsageError(f"--names gives {len(names)} names for {seats} seats")
    return names


def shared(arguments: argparse.Namespace, setup: Setup, levels: tuple[str, ...], first: int) -> Iterator[str]:
    """The matches in several processes, each with a range of seeds of its own; printed in the order of the seeds."""
    jobs = min(arguments.jobs, arguments.matches)
    folder = str(Path(__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
    bounds = [first + arguments.matches * job // jobs for job in range(jobs + 1)]
    command = [sys.executable, "-m", "engine", "play", arguments.game, "--seats", ",".join(levels)]
    command += ["--mode", setup.mode, "--options", ",".join(f"{k}={v}" for k, v in setup.options.items())]
    command += ["--names", arguments.names] if arguments.names is not None else []
    command += ["--json"] if arguments.json else []
    parts = [
        subprocess.Popen(
            [*command, "--seed", str(low), "--matches", str(high - low)],
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path},
        )
        for low, high in pairwise(bounds)
    ]
    try:
        for part in parts:
            assert part.stdout is not None
            yield from (line.rstrip("\n") for line in part.stdout)
            if part.wait() != 0:
                raise UsageError(f"a process that played matches ended with code {part.returncode}")
    finally:
        for part in parts:
            if part.poll() is None:
                part.terminate()
            part.wait()


class Row(msgspec.Struct):
    """One row of a score sheet in the output."""

    key: str
    group: str
    count: int
    points: int


class Result(msgspec.Struct, omit_defaults=True):
    """One match in the output of ``play`` and ``replay``; ``ranks``, ``totals`` and ``rows`` are per seat."""

    game: str
    mode: str
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    reasons: tuple[str, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    rows: tuple[tuple[Row, ...], ...]
    actions: int
    rounds: int
    digest: str
    seconds: float | None = None
    holds: bool | None = None


def result(match: Match, seconds: float | None = None, holds: bool | None = None) -> Result:
    """How a match stands; without an outcome the reasons and ranks are empty."""
    outcome: Outcome | None = match.outcome
    sheets = outcome.sheets if outcome else [match.game.score(match.state, s) for s in range(len(match.seats))]
    return Result(
        match.game.facts.id,
        match.setup.mode,
        match.setup.options,
        match.seed,
        tuple(info.controller for info in match.seats),
        outcome.reasons if outcome else (),
        outcome.ranks if outcome else (),
        tuple(sheet.total for sheet in sheets),
        tuple(tuple(Row(row.key, row.group, row.count, row.points) for row in sheet.rows) for sheet in sheets),
        len(match.acts),
        match.round,
        match.digest,
        None if seconds is None else round(seconds, 4),
        holds,
    )


def told(match: Match, seconds: float) -> str:
    """A match in one line."""
    outcome = match.outcome
    assert outcome is not None
    places = sorted(range(len(match.seats)), key=lambda seat: (outcome.ranks[seat], seat))
    table = ", ".join(f"{outcome.ranks[s]}. {match.seats[s].name} {outcome.sheets[s].total}" for s in places)
    return (
        f"seed {match.seed}: {', '.join(outcome.reasons)} after {len(match.acts)} actions in {seconds:.3f} s; {table}"
    )


# replay


def replay(arguments: argparse.Namespace, registry: Mapping[str, str], reader: Reader) -> tuple[Iterable[str], int]:
    """Replays a record; code 1 if it is of other rules and does not hold."""
    match = load_record(content(arguments.file), reader, registry, str(arguments.file), most=None)
    holds = match.diverged is None
    if arguments.json:
        return [as_json(result(match, holds=holds))], 0 if holds else 1
    lines = [f"{match.game.facts.id}, mode {match.setup.mode}, seed {match.seed}, {len(match.acts)} actions"]
    outcome = match.outcome
    if outcome is None:
        waiting = ", ".join(match.seats[seat].name for seat in match.waiting)
        lines.append(f"goes on in round {match.round}; waiting: {waiting}")
    else:
        lines.append(f"ended: {', '.join(outcome.reasons)}")
    for seat, info in enumerate(match.seats):
        sheet = match.game.score(match.state, seat) if outcome is None else outcome.sheets[seat]
        rank = "" if outcome is None else f"{outcome.ranks[seat]}. "
        rows = ", ".join(f"{row.key} {row.points}" for row in sheet.rows)
        lines.append(f"{rank}{info.name}: {sheet.total} ({rows})")
    lines.append(f"digest {match.digest}")
    if match.difference is not None:
        entry, field = match.difference.entry, match.difference.field
        said = f"this version gives {match.difference.expected}, the record says {match.difference.found}"
        lines.append(f"does not hold: entry {entry}, {field}: {said}")
    else:
        lines.append("holds")
    return lines, 0 if holds else 1


# bench


def bench(arguments: argparse.Namespace, registry: Mapping[str, str], reader: Reader) -> tuple[Iterable[str], int]:
    """Measures random play of one or all games."""
    chosen = [games.facts(arguments.game, registry)] if arguments.game else all_facts(registry)
    return measured(arguments, chosen, registry, reader), 0


def measured(
    arguments: argparse.Namespace, chosen: Iterable[GameFacts], registry: Mapping[str, str], reader: Reader
) -> Iterator[str]:
    """Each game's figures, as soon as they are there."""
    for facts in chosen:
        figures = measure(rules_of(facts.id, registry, reader), perf_counter)
        yield as_json(figures) if arguments.json else table_of(figures)


def table_of(figures: Figures) -> str:
    """The figures of a game as text."""
    lines = [
        f"{figures.game}, mode {figures.mode}, {figures.seats} seat{'s' * (figures.seats > 1)}, random play",
        f"  {figures.playouts_per_second:9.1f} playouts per second ({figures.actions_per_playout:.1f} actions each)",
        f"  {figures.actions_per_second:9.0f} actions per second",
    ]
    lines += [f"  {getattr(figures, name):9.1f} µs {name}" for name in ("view", "choices", "sample", "refuse", "play")]
    lines.append(
        f"  {figures.load_ms:9.1f} ms to load a finished match of {figures.load_seats} seats"
        f" ({figures.load_bytes} bytes)"
    )
    lines.append("  seats  actions  µs per seat and turn     view  choices   sample   refuse     play")
    lines += [
        f"  {size.seats:5}  {size.actions:7}  {size.per_action:20.1f}  {size.view:7.1f}  {size.choices:7.1f}"
        f"  {size.sample:7.1f}  {size.refuse:7.1f}  {size.play:7.1f}"
        for size in figures.sizes
    ]
    return "\n".join(lines)


# Files and text


def rules_of(game: str, registry: Mapping[str, str], reader: Reader) -> Game[Any, Any, Any]:
    """The rules of a game. Raises UsageError if its content is damaged."""
    try:
        return games.load(game, reader(game), registry)
    except ValueError as error:
        raise UsageError(str(error)) from error


def content(file: Path) -> bytes:
    """The bytes of a file, one more than the largest record has at most. Raises UsageError."""
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST + 1)
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from error


def refuse_file(file: Path) -> None:
    """Raises UsageError if the file can not be written, before anything is played for it."""
    if file.is_dir():
        raise UsageError(f"{file} is a folder")
    if not file.absolute().parent.is_dir():
        raise UsageError(f"{file.parent} is no folder")


def write_atomic(file: Path, data: bytes) -> None:
    """Writes the whole file or leaves what was there. Raises UsageError."""
    try:
        descriptor, temporary = tempfile.mkstemp(dir=file.absolute().parent, prefix=f".{file.name}-")
        try:
            with os.fdopen(descriptor, "wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            os.chmod(temporary, 0o644)
            os.replace(temporary, file)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise UsageError(f"{file} cannot be written: {error.strerror}") from error


def as_json(value: object) -> str:
    """The value as one line of JSON."""
    return msgspec.json.encode(value).decode("utf-8")


if __name__ == "__main__":
    sys.exit(main())
