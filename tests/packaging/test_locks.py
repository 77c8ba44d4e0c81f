"""The locks: complete, by hash, in step with pyproject.toml, and without any address or path."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
RUN, TEST = (ROOT / "packaging" / f"lock-{kind}.txt" for kind in ("run", "test"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(lock: Path) -> dict[str, set[str]]:
    """The versions that a lock pins, per package name."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


def listed(group: str) -> list[Requirement]:
    """The requirements of a dependency group with the groups it includes."""
    found: list[Requirement] = []
    for entry in PROJECT["dependency-groups"][group]:
        found += listed(entry["include-group"]) if isinstance(entry, dict) else [Requirement(entry)]
    return found


@pytest.mark.parametrize("lock", [RUN, TEST], ids=["run", "test"])
def test_lock_names_no_address_and_no_path(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--(extra-)?index|--find-links|--trusted|file:|(^|[\s=])/\w", text)
    assert " @ " not in text


@pytest.mark.parametrize("lock", [RUN, TEST], ids=["run", "test"])
def test_every_package_has_hashes(lock: Path) -> None:
    text = re.sub(r"^#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) > 5
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_lock_of_tests_holds_the_lock_of_the_program() -> None:
    assert pins(RUN).items() <= pins(TEST).items()


def test_locks_keep_to_the_bounds_of_the_project() -> None:
    dependencies = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    for lock, wanted in ((RUN, dependencies + listed("build")), (TEST, dependencies + listed("dev"))):
        for requirement in wanted:
            versions = pins(lock)[requirement.name.lower()]
            assert all(requirement.specifier.contains(version) for version in versions), requirement


def test_qt_keeps_below_the_version_that_loses_none() -> None:
    (qt,) = (text for text in PROJECT["project"]["dependencies"] if text.startswith("PySide6"))
    assert qt == "PySide6-Essentials>=6.8,<6.12"
    assert not Requirement(qt).specifier.contains("6.12.0")


def test_build_backend_is_in_the_lock() -> None:
    assert [Requirement(text).name for text in PROJECT["build-system"]["requires"]] == ["setuptools"]
    assert "setuptools" in pins(RUN)
