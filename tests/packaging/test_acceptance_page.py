"""The page of promises names only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

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
