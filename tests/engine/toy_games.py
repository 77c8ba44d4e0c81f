"""The toy games of the tests: a registry of their own, and short ways to set up a match of them."""

from __future__ import annotations

import sys
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent / "toy"
if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))

from toy_bids.rules import Bid  # noqa: E402
from toy_heap.rules import Take  # noqa: E402

from engine.core.entries import PERSON, SeatInfo, Table  # noqa: E402  (after the path is set)
from engine.core.game import Setup  # noqa: E402
from engine.core.match import Match  # noqa: E402
from engine.core.record import load_record  # noqa: E402
from engine.core.registry import load  # noqa: E402

__all__ = ["BIDS", "FOLDER", "HEAP", "TOYS", "Bid", "Take", "loaded", "match_of", "no_content", "seats_of"]

TOYS = MappingProxyType({"toy_bids": "toy_bids.rules:load", "toy_heap": "toy_heap.rules:load"})


def no_content(game):
    """The toy games read no content."""

    def read(name):
        raise FileNotFoundError(f"{game}/{name}")

    return read


BIDS = load("toy_bids", no_content("toy_bids"), TOYS)
HEAP = load("toy_heap", no_content("toy_heap"), TOYS)


def seats_of(*controllers):
    """A seat per controller."""
    return tuple(SeatInfo(f"Seat {n + 1}", who, n % 12 + 1, f"Town {n + 1}") for n, who in enumerate(controllers))


def match_of(game=BIDS, seats=3, seed=5, controllers=None, options=None, **table):
    """A match at its start, with persons on all seats if nothing else is said."""
    controllers = controllers or (PERSON,) * seats
    setup = Setup(len(controllers), "table", options or {})
    return Match.new(game, setup, seats_of(*controllers), seed, Table(**table))


def loaded(data, name="saved.json", **more):
    """The match of a record of a toy game."""
    return load_record(data, no_content, TOYS, name, **more)
