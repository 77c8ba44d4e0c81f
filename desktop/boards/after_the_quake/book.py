"""The data of After the Quake as the board needs it: read once; maps of matches."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QLocale

import resources
from engine.games.after_the_quake.content import Content, read_content
from engine.games.after_the_quake.legal import Table
from engine.games.after_the_quake.town import Town
from engine.games.after_the_quake.view import View


@cache
def content() -> Content:
    """The data of the game."""
    return read_content(resources.reader("after_the_quake"))


@lru_cache(maxsize=32)
def town_of(plots: tuple[int, ...], seats: int) -> Town:
    """The map of a match."""
    return Town(content(), plots, seats)


def table_of(view: View) -> Table:
    """Content, map and view together."""
    return Table(content(), town_of(view.plots, view.seats), view)


def said(names: dict[str, str]) -> str:
    """A text of the content in the language of the program."""
    return names.get(QLocale().name()[:2]) or names["en"]


def goal_name(goal: int) -> str:
    """The name of a goal."""
    return said(content().goals[goal].names)
