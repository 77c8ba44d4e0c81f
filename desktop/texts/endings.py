"""What a game says about its end beyond points and ranks: records of words and numbers, shown by the result window."""

from __future__ import annotations

from dataclasses import dataclass

PART = " · "
"""Stands between the parts of the ``detail`` of a chapter."""


@dataclass(frozen=True)
class Award:
    """A title that was reached, a sentence on it, the art that shows it, and what it is measured by."""

    name: str
    sentence: str
    picture: str
    measure: str


@dataclass(frozen=True)
class Chapter:
    """A part of the match: the ``key`` under which the score table explains it, its title, the seat it was about, how
    it went (``mark``, ``good`` if nothing was missed), what happened in it (``detail``) and the points it brought."""

    key: str
    title: str
    seat: int
    mark: str
    good: bool
    detail: str
    points: int


@dataclass(frozen=True)
class Bars:
    """A chart of bars: its heading, the words of the stretches, per seat how long each stretch is, and which wash and
    hatch each stretch has."""

    heading: str
    names: tuple[str, ...]
    parts: tuple[tuple[int, ...], ...]
    washes: tuple[int, ...]


@dataclass(frozen=True)
class Ending:
    """The end of a match that all seats win or lose together.

    ``group`` is how the seats are called together and ``picture`` the art that stands for them; ``headline`` is the
    ribbon; ``story`` heads the ``chapters``; ``course`` are the points after each of them, ``unit`` and ``pace`` head
    their chart.
    """

    group: str
    picture: str
    headline: str
    award: Award
    story: str
    chapters: tuple[Chapter, ...]
    bars: Bars
    course: tuple[int, ...]
    unit: str
    pace: str
