"""A finished match as the result window shows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from desktop.table.controller import Controller
from desktop.texts import games
from desktop.texts.actions import row_details
from desktop.texts.words import fill, listing
from desktop.windows.result import MatchResult, ResultSeat

translate = QCoreApplication.translate


def result_of(table: Controller, picture: QPixmap | None, minutes: int) -> MatchResult:
    """The result of the match on the table. Raises RuntimeError if it is not over."""
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("the match is not over")
    totals = table.totals()
    return MatchResult(
        game=table.game_id,
        mode=table.mode,
        turns=table.round,
        seats=tuple(ResultSeat(seat.name, seat.colour, seat.controller) for seat in table.infos),
        outcome=outcome,
        details=row_details(table.game_id, table.match.view(None)),
        course=tuple(zip(*totals[1:], strict=True)),
        minutes=minutes,
        notes=notes(table),
        picture=picture,
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
