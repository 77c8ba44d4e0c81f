"""The four commands of bootstrap.py. Standard library only."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import libraries
import screens
from environment import ROOT, Stop, prepare, python_in, variables_for

TOUR = ROOT / "build" / "tour"
LONGEST = 1080  # seconds that a test run may take before it counts as hung
LONGEST_SOAK = 4 * 3600
IMPORT_RULES = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def play(words: list[str]) -> int:
    """Opens the program; without a screen, says so and makes the pictures of the tour instead."""
    venv = prepare("run")
    screen = screens.has_screen()
    libraries.check(venv, screen)
    program = [str(python_in(venv)), "-m", "desktop"]
    variables = variables_for(venv)
    if screen:
        return subprocess.call([*program, *words], env=variables, cwd=ROOT)
    print(f"There is no screen here; computer players play, and pictures of it land in {TOUR}.", flush=True)
    variables.pop("WAYLAND_DISPLAY", None)
    with screens.virtual_screen() as display:
        variables |= {"QT_QPA_PLATFORM": "offscreen"} if display is None else {"DISPLAY": display}
        if display is not None and libraries.missing(venv, libraries.XCB):
            variables["QT_QPA_PLATFORM"] = "offscreen"
        return subprocess.call([*program, "--tour", str(TOUR)], env=variables, cwd=ROOT)


def steps(venv: Path, soak: bool) -> list[tuple[str, list[str]]]:
    """The checks in their order, each a name and a command line; the tests come last, so that their summary stays."""
    python = [str(python_in(venv)), "-m"]
    workers = str(min(2, os.cpu_count() or 1))
    tests = [*python, "pytest", "-n", workers, "--dist", "worksteal"]
    return [
        ("lint", [*python, "ruff", "check", "--output-format", "concise", "."]),
        ("types", [*python, "mypy"]),
        ("import rules", [*python[:1], "-c", IMPORT_RULES, "--no-logo"]),
        ("tests", [*tests, "--soak"] if soak else tests),
    ]


def test(soak: bool) -> int:
    """Runs every check, also after one has failed, and closes each with a line; 1 if any failed."""
    venv = prepare("test")
    libraries.check(venv, screen=False)
    variables = variables_for(venv) | {"QT_QPA_PLATFORM": "offscreen"}
    lines, failed = [], False
    for name, command in steps(venv, soak):
        print(f"== {name}", flush=True)
        began = time.monotonic()
        try:
            limit = LONGEST_SOAK if soak else LONGEST
            code = subprocess.run(command, env=variables, cwd=ROOT, check=False, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            code = -1
        failed = failed or code != 0
        verdict = {0: "passed", -1: "took too long"}.get(code, f"FAILED with exit code {code}")
        lines.append(f"{name}: {verdict} ({time.monotonic() - began:.1f} s)")
        print(f"== {lines[-1]}", flush=True)
    print("==", "; ".join(lines), flush=True)
    return int(failed)


def run(words: list[str]) -> int:
    """Runs a command in the environment, in the folder of the caller."""
    venv = prepare("test")
    variables = variables_for(venv)
    # Looked up here, because Windows would search the PATH of this process instead of the environment's.
    program = shutil.which(words[0], path=variables["PATH"])
    if program is None:
        raise Stop(f"There is no command {words[0]} in the environment or on PATH.")
    return subprocess.call([program, *words[1:]], env=variables)


def build(check: bool) -> int:
    """Makes the bundle; with `check`, also tries it in a bare environment."""
    import bundle  # noqa: PLC0415  (only this command needs it)

    venv = prepare("test")
    libraries.check(venv, screen=True)
    folder = bundle.make(venv)
    if check:
        bundle.check(folder)
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    whole = argparse.ArgumentParser(prog="bootstrap.py", description="Sets Cantiere up and runs it.")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    one = commands.add_parser("play", help="open the program")
    one.add_argument("words", nargs=argparse.REMAINDER, metavar="ARGUMENTS", help="handed to the program")
    one = commands.add_parser("test", help="lint, types, import rules and all tests")
    one.add_argument("--soak", action="store_true", help="with the large counts; takes hours")
    one = commands.add_parser("run", help="run a command in the environment")
    one.add_argument("words", nargs=argparse.REMAINDER, metavar="-- COMMAND", help="the command and its arguments")
    one = commands.add_parser("build", help="make the bundle")
    one.add_argument("--check", action="store_true", help="try the bundle in a bare environment")
    return whole


def main(words: list[str]) -> int:
    """Does what a command line asks; 2 and one sentence on the error stream if the set-up fails."""
    chosen = parser().parse_args(words)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # folders may bear letters that the console has not
    try:
        if chosen.command == "play":
            return play(chosen.words)
        if chosen.command == "test":
            return test(chosen.soak)
        if chosen.command == "build":
            return build(chosen.check)
        command = chosen.words[1:] if chosen.words[:1] == ["--"] else chosen.words
        if not command:
            raise Stop("run needs a command, as in: run -- python -m engine games")
        return run(command)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
