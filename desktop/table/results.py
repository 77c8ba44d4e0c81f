"""A finished match as the result window shows it."""

from __future__ import annotations

import dataclasses
from collections import Counter

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.look import Look
from desktop.table.boards import make_portrait
from desktop.table.controller import Controller
from desktop.table.finished import tallies_of
from desktop.table.opponents import AUTOMATON, colour_beside
from desktop.texts import games
from desktop.texts.actions import (
    cell_words,
    count_words,
    ending_words,
    opponent_names,
    row_courses,
    row_details,
    row_names,
)
from desktop.texts.cells import Cell
from desktop.texts.endings import Ending
from desktop.texts.words import fill, listing
from desktop.windows.result import MatchResult, ResultSeat
from engine.core.entries import AidUsed
from engine.core.game import Outcome, ScoreSheet

translate = QCoreApplication.translate

GROUP_COLOUR = 3
"""The colour of a group that has no symbol of its own: the green of trees."""

AIDS = ("legal", "live_score", "left", "soft_hints", "hints")
"""The order in which aids are named."""


def result_of(table: Controller, look: Look | None, minutes: int) -> MatchResult:
    """The result of the match on the table; ``look`` paints the boards. Raises RuntimeError if it is not over."""
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("the match is not over")
    rounds = table.sheets()[1:]
    game, view = table.game_id, table.match.view(None)
    names = tuple(seat.name for seat in table.infos)

    counts = [{one.key: one.count for one in own} for own in tallies_of(table.match)]
    sheets = (*outcome.sheets, *outcome.opponents)

    def cell(seat: int, key: str) -> Cell:
        made = cell_words(game, view, sheets[seat], seat, key, names)
        if key or seat >= len(counts):
            return made
        return dataclasses.replace(made, lines=(*made.lines, *count_words(game, counts[seat])))

    people = tuple(ResultSeat(seat.name, seat.colour, seat.controller) for seat in table.infos)
    grey = colour_beside(seat.colour for seat in table.infos)
    others = tuple(ResultSeat(name, grey, AUTOMATON) for name in opponent_names(game)[: len(outcome.opponents)])
    result = MatchResult(
        game=game,
        mode=table.mode,
        turns=table.round,
        seats=(*people, *others),
        outcome=Outcome(outcome.reasons, outcome.causes, outcome.standing, sheets, outcome.ties),
        names=row_names(game, view),
        details=row_details(game, view),
        course=tuple(zip(*([sheet.total for sheet in sheets] for sheets in rounds), strict=True)),
        courses={key: course_of(key, rounds, counts=counts) for key, counts in row_courses(game).items()},
        minutes=minutes,
        notes=notes(table),
        board=make_portrait(game, view, table.seats, look) if look is not None else None,
        cells=cell,
        opponents=len(others),
    )
    ending = ending_words(game, view, outcome.sheets[0])
    return result if ending is None else together(result, ending)


def course_of(key: str, rounds: list[list[ScoreSheet]], *, counts: bool) -> tuple[tuple[int, ...], ...]:
    """What a row of the score sheets gave each seat after each round; what was counted if ``counts``."""

    def value(sheet: ScoreSheet) -> int:
        row = next((row for row in sheet.rows if row.key == key), None)
        return 0 if row is None else row.count if counts else row.points

    return tuple(zip(*([value(sheet) for sheet in sheets] for sheets in rounds), strict=True))


def together(result: MatchResult, ending: Ending) -> MatchResult:
    """The result of a match that all seats won or lost together: the group takes the place of the seats."""
    group = ResultSeat(ending.group, GROUP_COLOUR, "", ending.picture)
    outcome = result.outcome
    alone = Outcome(outcome.reasons, outcome.causes, (1,), outcome.sheets[:1])
    return dataclasses.replace(
        result, seats=(group,), people=result.seats, outcome=alone, course=(ending.course,), ending=ending
    )


def notes(table: Controller) -> tuple[str, ...]:
    """Sentences about undo, aids and hints."""
    lines: list[str] = []
    if table.free_undo:
        lines.append(translate("Table", "Played with free undo."))
    if table.undone:
        lines.append(translate("Table", "Taken back: %n time(s).", "", table.undone))
    if table.aids:
        names = [games.aid_in_sentence(aid) for aid in AIDS if aid in table.aids]
        lines.append(fill(translate("Table", "Aids in this match: %1."), listing(names)))
    taken = Counter(entry.seat for entry in table.match.entries if isinstance(entry, AidUsed) and entry.aid == "hints")
    if taken:
        one = translate("Table", "%1 %2", "seat and how many hints it took")
        each = [fill(one, info.name, taken[seat]) for seat, info in enumerate(table.infos) if taken[seat]]
        lines.append(fill(translate("Table", "Hints taken: %1."), listing(each)))
    return tuple(lines)
