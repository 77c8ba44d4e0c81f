"""Names of what a game is made of, for windows that know a game by its id only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import (
    after_the_quake,
    after_the_quake_cells,
    common_ground,
    common_ground_cells,
    house_numbers,
    house_numbers_cells,
    nine_blocks,
    nine_blocks_cells,
    room_to_move,
    room_to_move_cells,
)
from desktop.texts.cells import Cell
from desktop.texts.endings import Ending
from desktop.texts.games import Named
from engine.core.game import ScoreRow, ScoreSheet

translate = QCoreApplication.translate

TEXTS: MappingProxyType[str, ModuleType] = MappingProxyType(
    {
        "house_numbers": house_numbers,
        "common_ground": common_ground,
        "nine_blocks": nine_blocks,
        "room_to_move": room_to_move,
        "after_the_quake": after_the_quake,
    }
)
"""The module with the names of each game."""
CELLS: MappingProxyType[str, ModuleType] = MappingProxyType(
    {
        "house_numbers": house_numbers_cells,
        "common_ground": common_ground_cells,
        "nine_blocks": nine_blocks_cells,
        "room_to_move": room_to_move_cells,
        "after_the_quake": after_the_quake_cells,
    }
)
"""The module that explains the score table of each game."""
NAMED_ROWS: MappingProxyType[str, Callable[[Any], dict[str, str]]] = MappingProxyType(
    {"room_to_move": room_to_move.row_names, "after_the_quake": after_the_quake.row_names}
)
"""Names of rows for games where they depend on the match."""
OPPONENTS: MappingProxyType[str, Callable[[], tuple[str, ...]]] = MappingProxyType(
    {"after_the_quake": after_the_quake.opponents}
)
"""The names of those that play in a game without being seats."""


def mode_words(game: str, mode: str) -> Named:
    """A mode with the sentence that explains it."""
    named: Named = TEXTS[game].mode(mode)
    return named


def mode_line(game: str, mode: str) -> str:
    """A mode in small letters, for the top bar."""
    return str(TEXTS[game].mode_line(mode))


def state_words(game: str, turn: int, view: Any, mode: str) -> tuple[str, str]:
    """Where a match stands, for the top bar: turn or round, and what else matters."""
    made: tuple[str, str] = TEXTS[game].state(turn, view, mode)
    return made


def option_words(game: str, option: str) -> Named:
    """An option of the rules with the sentence that explains it."""
    named: Named = TEXTS[game].option(option)
    return named


def value_words(game: str, option: str, value: str) -> Named:
    """A value of an option with the sentence that explains it."""
    named: Named = TEXTS[game].value(option, value)
    return named


def turn_words(game: str, count: int) -> str:
    """How many turns or rounds a match had."""
    return str(TEXTS[game].turns(count))


def pace_words(game: str) -> str:
    """How often the chart of points has a mark."""
    if game == "house_numbers":
        return translate("Result", "after each turn")
    if game == "after_the_quake":
        return translate("Result", "after each year")
    if game == "room_to_move":
        return translate("Result", "after each step")
    return translate("Result", "after each round")


def turn_mark(game: str, place: int) -> str:
    """What the chart of points writes below a turn, counted from 0: its number, or its year."""
    return str(after_the_quake.year_at(place)) if game == "after_the_quake" else str(place + 1)


def row_courses(game: str) -> Mapping[str, bool]:
    """Score rows whose course over the match has a chart of its own; True where it shows what was counted."""
    return after_the_quake.COURSES if game == "after_the_quake" else {}


def course_words(game: str, key: str) -> str:
    """What the chart of a score row shows."""
    return after_the_quake.course(key) if game == "after_the_quake" else row_words(game, key)


def point_words(game: str, count: int) -> str:
    """Points with their unit."""
    return str(TEXTS[game].points(count))


def row_words(game: str, key: str) -> str:
    """A row of the score table."""
    return str(TEXTS[game].row(key))


def row_names(game: str, view: Any) -> dict[str, str]:
    """The rows that are called otherwise in every match, by key; {} for games whose rows always are the same."""
    names: dict[str, str] = NAMED_ROWS[game](view) if game in NAMED_ROWS else {}
    return names


def opponent_names(game: str) -> tuple[str, ...]:
    """How those are called that play without being seats, at the beginning of a sentence; () where there are none."""
    return OPPONENTS[game]() if game in OPPONENTS else ()


def group_words(game: str, key: str) -> str:
    """A group of rows of the score table."""
    return str(TEXTS[game].group(key))


def end_words(game: str, reason: str, causes: str) -> str:
    """Why a match ended, in small letters; ``causes`` are names as a list."""
    return str(TEXTS[game].end(reason, causes))


def end_year(game: str, turns: int) -> str:
    """The year in which a match of so many turns ended, "" where no years are counted."""
    return turn_mark(game, turns - 1) if game == "after_the_quake" and turns > 0 else ""


def tie_words(game: str, key: str) -> str:
    """What decided between equal totals, as a sentence."""
    return str(TEXTS[game].tie(key))


def row_details(game: str, view: Any) -> dict[str, str]:
    """What rows of the score table ask for, by key: the city plans of a view, for instance."""
    details: dict[str, str] = TEXTS[game].row_details(view)
    return details


def cell_words(game: str, view: Any, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """How the points of a cell came about; ``key`` "" is the total, ``seats`` are the names of all seats."""
    made: Cell = CELLS[game].cell(view, sheet, seat, key, seats)
    return made


def count_words(game: str, counts: Mapping[str, int]) -> tuple[str, ...]:
    """What the total of a seat says beside its points, from what was counted over the match; () for games that say
    it all in their rows."""
    return nine_blocks_cells.count_lines(counts) if game == "nine_blocks" else ()


def ending_words(game: str, view: Any, sheet: ScoreSheet) -> Ending | None:
    """How a match ended that all seats win or lose together; None for games with winners."""
    made: Ending | None = CELLS[game].ending(view, sheet)
    return made


def sources(game: str) -> tuple[tuple[str, str], ...]:
    """What points come from: keys and names, in the order of the bars."""
    texts = CELLS[game]
    return tuple((key, str(texts.kind(key))) for key in texts.KINDS)


def source_of(game: str, row: ScoreRow) -> str:
    """The key of the source that a row of the score sheet belongs to."""
    return str(CELLS[game].kind_of(row))
