"""A finished match as the result window shows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.look import Look
from desktop.table.boards import make_portrait
from desktop.table.controller import Controller
from desktop.texts import games
from desktop.texts.actions import cell_words, row_details
from desktop.texts.cells import Cell
from desktop.texts.words import fill, listing
from desktop.windows.result import MatchResult, ResultSeat

translate = QCoreApplication.translate


def result_of(table: Controller, look: Look | None, minutes: int) -> MatchResult:
    """The result of the match on the table; ``look`` paints the boards. Raises RuntimeError if it is not over."""
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("the match is not over")
    totals = table.totals()
    game, view = table.game_id, table.match.view(None)
    names = tuple(seat.name for seat in table.infos)

    def cell(seat: int, key: str) -> Cell:
        return cell_words(game, view, outcome.sheets[seat], seat, key, names)

    return MatchResult(
        game=game,
        mode=table.mode,
        turns=table.round,
        seats=tuple(ResultSeat(seat.name, seat.colour, seat.controller) for seat in table.infos),
        outcome=outcome,
        details=row_details(game, view),
        course=tuple(zip(*totals[1:], strict=True)),
        minutes=minutes,
        notes=notes(table),
        board=make_portrait(game, view, table.seats, look) if look is not None else None,
        cells=cell,
    )


def notes(table: Controller) -> tuple[str, ...]:
    """Sentences about undo and aids."""
    lines: list[str] = []
    if table.free_undo:
        lines.append(translate("Table", "Played with free undo."))
    if table.undone:
        lines.append(translate("Table", "Taken back: %n time(s).", "", table.undone))
    if table.aids:
        names = [games.aid(aid).name for aid in ("legal", "live_score", "left", "hints") if aid in table.aids]
        lines.append(fill(translate("Table", "Aids that were on: %1."), listing(names)))
    return tuple(lines)
