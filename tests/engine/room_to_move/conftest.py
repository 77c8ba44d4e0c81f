"""The plans and random sheets of the geometry tests serve these tests, too."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "geometry"))
