"""A program that is killed while it plays and saves: nothing that was done is lost, no file is half written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("killed_while_playing.py")


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_while_playing(tmp_path: Path, soak: bool) -> None:
    """At whatever moment: the next start goes on after the last completed act, every file can be opened, and three
    older autosaves stay once there were three. 500 kills with --soak."""
    kills = 500 if soak else 20
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(kills), "7", str(tmp_path / "autosave")],
        capture_output=True, timeout=1800, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert (tmp_path / "rotated").exists()
