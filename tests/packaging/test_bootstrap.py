"""The launcher: too old Pythons hand over or say so; the set-up's errors are one sentence and exit code 2."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import commands
import environment

ROOT = Path(__file__).resolve().parents[2]


def test_launcher_takes_the_first_new_enough_python() -> None:
    versions = {"python3.12": (3, 12), "python3": (3, 9), "python": (2, 7)}
    assert bootstrap.newer_python(lambda command: versions.get(command[0], (0, 0))) == ["python3.12"]


def test_launcher_finds_nothing_among_old_pythons() -> None:
    assert bootstrap.newer_python(lambda command: (3, 10)) is None


def test_launcher_asks_a_python_for_its_version() -> None:
    assert bootstrap.version_of([sys.executable]) == sys.version_info[:2]
    assert bootstrap.version_of(["no-such-python"]) == (0, 0)


def test_launcher_reads_in_old_pythons() -> None:
    text = (ROOT / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(ast.parse(text)))
    assert text.isascii()


def test_old_python_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    monkeypatch.setattr(bootstrap, "newer_python", lambda: None)
    assert bootstrap.main() == 2
    assert "needs Python 99.0 or newer; this is Python" in capsys.readouterr().err


def test_set_up_fails_with_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(kind: str) -> Path:
        raise environment.Stop(f"No {kind} today.")

    monkeypatch.setattr(commands, "prepare", fail)
    for words, sentence in ((["play"], "No run today."), (["test"], "No test today."), (["build"], "No test today.")):
        assert commands.main(words) == 2
        assert capsys.readouterr().err == sentence + "\n"


def test_run_needs_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["run", "--"]) == 2
    assert "run needs a command" in capsys.readouterr().err


def test_run_takes_commands_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "prepare", lambda kind: Path(sys.prefix))
    assert commands.main(["run", "--", "python", "-c", "import sys; sys.exit(7)"]) == 7
    assert commands.main(["run", "--", "no-such-command"]) == 2
    assert "no command no-such-command" in capsys.readouterr().err


def test_program_arguments_reach_the_program() -> None:
    assert commands.parser().parse_args(["play", "a match.cantiere"]).words == ["a match.cantiere"]
    assert commands.parser().parse_args(["run", "--", "python", "-m", "engine"]).words[-1] == "engine"


def test_checks_end_with_the_tests() -> None:
    names = [name for name, _ in commands.steps(Path("venv"), soak=False)]
    assert names == ["lint", "types", "import rules", "tests"]
    assert "--soak" not in commands.steps(Path("venv"), soak=False)[-1][1]
    assert "--soak" in commands.steps(Path("venv"), soak=True)[-1][1]


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_ci_calls_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    text = script.read_text(encoding="utf-8")
    command = "python3 packaging/bootstrap.py test"
    assert command in text
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
