"""The environment: where it lies, when it is renewed, and the sentence for each way it can fail."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

import environment
from environment import Stop


def test_environment_lies_beside_the_project_or_where_the_variable_says(tmp_path: Path) -> None:
    assert environment.venv_folder(tmp_path, {}) == tmp_path / ".venv"
    assert environment.venv_folder(tmp_path, {"CANTIERE_VENV": str(tmp_path / "x")}) == tmp_path / "x"


def test_children_see_the_environment_and_no_foreign_paths(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    variables = environment.variables_for(tmp_path)
    assert "PYTHONPATH" not in variables
    assert variables["PATH"].split(os.pathsep)[0] == str(environment.python_in(tmp_path).parent)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "is full"),
        ("OSError: [WinError 112] There is not enough space on the disk", "is full"),
        ("ERROR: [Errno 13] Permission denied: '/x/lib'", "cannot be written"),
        ("OSError: [Errno 30] Read-only file system: '/x'", "cannot be written"),
        (
            "Retrying after 'NameResolutionError()'\nERROR: No matching distribution found for msgspec",
            "not reachable over the network",
        ),
        ("ProxyError('Cannot connect to proxy.')", "not reachable over the network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that the lock"),
        ("ERROR: No matching distribution found for pyside6-essentials==6.11.3", "no ready-made package pyside6-ess"),
        ("Traceback\nValueError: odd\n\n", "pip ended with exit code 7: ValueError: odd"),
        (
            "error: subprocess-exited-with-error\nerror: no folder x\nhint: above",
            "pip ended with exit code 7: error: no fo",
        ),
        ("", "pip ended with exit code 7: it said nothing"),
    ],
)
def test_failed_pip_becomes_a_sentence(output: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in str(environment.explain_pip(output, 7, tmp_path))
    assert "\n" not in str(environment.explain_pip(output, 7, tmp_path))


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EACCES, "cannot be written"),
        (errno.EROFS, "cannot be written"),
        (errno.EIO, "cannot be used"),
    ],
)
def test_failed_write_becomes_a_sentence(number: int, sentence: str, tmp_path: Path) -> None:
    text = str(environment.explain(OSError(number, os.strerror(number)), tmp_path))
    assert sentence in text
    assert str(tmp_path) in text


def test_folder_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Stop, match="cannot be used"):
        environment.make_venv(tmp_path / "file" / "venv")


def test_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Stop, match="left alone"):
        environment.make_venv(tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_debian_without_venv_is_told_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "has_ensurepip", lambda: False)
    monkeypatch.setattr(environment, "debian", lambda: True)
    monkeypatch.setattr(environment, "is_root", lambda: False)
    with pytest.raises(Stop, match=r"apt-get install python3(\.\d+)?-venv"):
        environment.complete_python()


def test_root_on_debian_gets_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(environment, "has_ensurepip", lambda: bool(installed))
    monkeypatch.setattr(environment, "debian", lambda: True)
    monkeypatch.setattr(environment, "is_root", lambda: True)
    monkeypatch.setattr(environment, "install_with_apt", lambda packages: installed.extend(packages) or True)
    environment.complete_python()
    assert installed == [environment.venv_package()]


def test_venv_package_follows_the_python() -> None:
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert environment.venv_package("/opt/other/bin/python") == version
    assert environment.venv_package("/usr/bin/python3") == "python3-venv"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with two locks and a description."""
    (tmp_path / "packaging").mkdir()
    for name in environment.LOCKS.values():
        (tmp_path / "packaging" / name).write_text(name)
    (tmp_path / "pyproject.toml").write_text("[project]")
    return tmp_path


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The command lines that would have gone to pip."""
    seen: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "pip", lambda venv, *words: seen.append(words))
    return seen


def test_packages_are_installed_once_by_hash(project: Path, calls: list[tuple[str, ...]]) -> None:
    environment.install(project, "run", project)
    assert [("--require-hashes" in words, "--no-deps" in words) for words in calls] == [(True, False), (False, True)]
    assert "--no-build-isolation" in calls[1]
    environment.install(project, "run", project)
    assert len(calls) == 2


def test_environment_for_tests_serves_the_program_too(project: Path, calls: list[tuple[str, ...]]) -> None:
    environment.install(project, "test", project)
    environment.install(project, "run", project)
    assert len(calls) == 2


def test_environment_of_the_program_is_extended_for_tests(project: Path, calls: list[tuple[str, ...]]) -> None:
    environment.install(project, "run", project)
    environment.install(project, "test", project)
    assert sum("--require-hashes" in words for words in calls) == 2


@pytest.mark.parametrize("changed", ["packaging/lock-run.txt", "pyproject.toml"])
def test_changed_lock_or_description_installs_again(project: Path, calls: list[tuple[str, ...]], changed: str) -> None:
    environment.install(project, "run", project)
    before = len(calls)
    (project / changed).write_text("other")
    environment.install(project, "run", project)
    assert len(calls) > before


def test_broken_off_installation_is_repeated(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(venv: Path, *words: str) -> None:
        raise Stop("cut")

    monkeypatch.setattr(environment, "pip", fail)
    with pytest.raises(Stop):
        environment.install(project, "run", project)
    assert environment.read_stamps(project) == {}


@pytest.mark.parametrize("note", ["", "{", "[]", json.dumps("x")])
def test_damaged_note_counts_as_nothing_installed(tmp_path: Path, note: str) -> None:
    (tmp_path / environment.STAMP).write_text(note)
    assert environment.read_stamps(tmp_path) == {}


def test_nearly_full_disk_is_found_before_downloading(
    project: Path, calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment.shutil, "disk_usage", lambda folder: type("Use", (), {"free": 5_000_000}))
    with pytest.raises(Stop, match=r"is full: \d+ MB are needed, 5 are free"):
        environment.install(project, "run", project)
    assert calls == []
