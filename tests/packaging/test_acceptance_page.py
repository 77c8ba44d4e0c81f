"""The pages of promises and of rule lines name only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "acceptance.md"


def test_every_named_test_exists() -> None:
    """File and function."""
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE.read_text("utf-8"))
    assert len(named) > 80
    gone = []
    for file, test in named:
        path = ROOT / "tests" / file
        if not path.is_file() or not re.search(rf"^ *def {test}\b", path.read_text("utf-8"), re.MULTILINE):
            gone.append(f"{file}::{test}")
    assert gone == []


def test_every_line_has_a_state() -> None:
    """Held, partly or open."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if re.match(r"\| B\d+ ", line)]
    assert len(lines) >= 30
    for line in lines:
        assert line.rstrip("| ").split("| ")[-1].startswith(("held", "partly", "open")), line


@pytest.mark.parametrize("game", ["house_numbers", "common_ground", "nine_blocks", "room_to_move", "after_the_quake"])
def test_every_rule_line_has_a_test_that_exists(game: str) -> None:
    """Module and function, by paragraph of the rules."""
    page = (ROOT / "docs" / f"rules_{game}.md").read_text("utf-8")
    named = re.findall(r"(test_\w+)::(test_\w+)", page)
    assert len(named) > 200
    folder = ROOT / "tests" / "engine" / game
    texts = {path.stem: path.read_text("utf-8") for path in folder.glob("test_*.py")}
    gone = [
        f"{file}::{test}" for file, test in named if not re.search(rf"^def {test}\b", texts.get(file, ""), re.MULTILINE)
    ]
    assert gone == []
