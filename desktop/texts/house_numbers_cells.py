"""Why a cell of the score table holds its points, in words: what was counted, what each gave, where it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts import house_numbers as names
from desktop.texts.cells import Cell
from desktop.texts.words import fill, listing, number
from engine.core.game import ScoreRow, ScoreSheet
from engine.games.house_numbers.facts import PRACTICES, SOLOS
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    MOST_REFUSALS,
    PARK_BOXES,
    SOLO_TEMPS,
    STREET_OF,
    estates,
)
from engine.games.house_numbers.view import View

translate = QCoreApplication.translate

KINDS = ("plans", "parks", "pools", "temps", "estates", "losses")
"""What points come from, in the order of the bars."""


def kind_of(row: ScoreRow) -> str:
    """Which of ``KINDS`` a row belongs to."""
    if row.group in ("plans", "losses"):
        return row.group
    name = row.key.partition("_")[0]
    return {"park": "parks"}.get(name, name)


def kind(key: str) -> str:
    """A source of points in a word."""
    return {
        "plans": translate("HouseNumbersCells", "plans", "source of points"),
        "parks": translate("HouseNumbersCells", "parks", "source of points"),
        "pools": translate("HouseNumbersCells", "pools", "source of points"),
        "temps": translate("HouseNumbersCells", "temps", "source of points"),
        "estates": translate("HouseNumbersCells", "estates", "source of points"),
        "losses": translate("HouseNumbersCells", "losses", "source of points"),
    }[key]


def cell(view: View, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """A cell of the score table; ``key`` "" is the total. ``seats`` are the names of all seats."""
    row = next((one for one in sheet.rows if one.key == key), None)
    if row is None:
        return total(sheet)
    name, _, place = key.rpartition("_")
    own = view.sheets[seat]
    if name == "plan":
        return plan_cell(view, seat, int(place) - 1, row)
    if name == "park":
        street = int(place)
        boxes = PARK_BOXES[street - 1]
        sentence = translate("HouseNumbersCells", "%1 of %2 parks of street %3 are built.")
        lines = (
            fill(sentence, row.count, boxes, street),
            translate("HouseNumbersCells", "The value circled last under the trees counts."),
        )
        return Cell(row.count, 0, row.points, lines)
    if name == "estates":
        size = int(place)
        value = AGENT_VALUES[size - 1][own.agents[size - 1]]
        lines = [places(names.street_number(e.start), span(e.start, e.size)) for e in estates(own) if e.size == size]
        raised = own.agents[size - 1]
        if raised:
            lines.append(translate("HouseNumbersCells", "The agent raised this size %n time(s).", "", raised))
        return Cell(row.count, value, row.points, tuple(lines) or (nothing(),))
    return track_cell(view, seat, row, seats)


def ending(view: View, sheet: ScoreSheet) -> None:
    """Seats win each on its own: ranks say it all."""


def total(sheet: ScoreSheet) -> Cell:
    """The total: what every source gave."""
    lines = []
    for one in KINDS:
        points = sum(row.points for row in sheet.rows if kind_of(row) == one)
        if points:
            sentence = translate("HouseNumbersCells", "%1 %2", "source of points, points")
            lines.append(fill(sentence, kind(one), number(points)))
    return Cell(0, 0, sheet.total, (" · ".join(lines) or nothing(),))


def plan_cell(view: View, seat: int, place: int, row: ScoreRow) -> Cell:
    """A city plan: what it asks for, whether it was claimed first or later, which plots it took."""
    card = view.plans[place]
    lines = [names.plan_sentence(card)]
    if not row.points:
        lines.append(translate("HouseNumbersCells", "Not claimed."))
        return Cell(0, 0, 0, tuple(lines))
    first = row.points == card.first
    lines.append(
        translate("HouseNumbersCells", "Claimed at its first value.")
        if first
        else translate("HouseNumbersCells", "Claimed at its later value.")
    )
    return Cell(row.count, row.points, row.points, tuple(lines))


def track_cell(view: View, seat: int, row: ScoreRow, seats: tuple[str, ...]) -> Cell:
    """A track of the sheet: its last crossed box decides, not each piece."""
    lines: list[str] = []
    if row.key == "temps":
        lines = temp_lines(view, seat, seats)
    elif row.key == "refusals":
        lines.append(translate("HouseNumbersCells", "%n of three refusals taken.", "", min(row.count, MOST_REFUSALS)))
    else:
        counted = {
            "pools": translate("HouseNumbersCells", "%n pools are built.", "", row.count),
            "bis": translate("HouseNumbersCells", "%n bis houses stand.", "", row.count),
            "roundabouts": translate("HouseNumbersCells", "%n roundabouts lie in the streets.", "", row.count),
        }
        lines.append(counted[row.key])
        for street in sorted({STREET_OF[plot] for plot in row.squares}):
            plots = [str(names.plot_number(plot)) for plot in row.squares if STREET_OF[plot] == street]
            lines.append(places(street + 1, ", ".join(plots)))
    return Cell(row.count, 0, row.points, tuple(lines))


def temp_lines(view: View, seat: int, seats: tuple[str, ...]) -> list[str]:
    """The temp agency: how the boxes compare."""
    if view.mode in PRACTICES:
        return [translate("HouseNumbersCells", "Alone there is no temp ranking.")]
    if view.mode in SOLOS:
        return [fill(translate("HouseNumbersCells", "%1 boxes or more give 7 points."), SOLO_TEMPS)]
    counts = [sheet.temps for sheet in view.sheets]
    lines = [translate("HouseNumbersCells", "Most boxes give 7, second most 4, third most 1.")]
    for boxes in sorted({count for count in counts if count}, reverse=True)[:3]:
        who = listing([seats[other] for other, count in enumerate(counts) if count == boxes][:4])
        lines.append(translate("HouseNumbersCells", "%n boxes: %1", "", boxes).replace("%1", who))
    return lines


def places(street: int, plots: str) -> str:
    """Plots of a street, for instance "street 1, plots 2 to 5"."""
    if plots.isdigit():
        return fill(translate("HouseNumbersCells", "street %1, plot %2"), street, plots)
    return fill(translate("HouseNumbersCells", "street %1, plots %2"), street, plots)


def span(start: int, size: int) -> str:
    """Numbers of neighbouring plots in their street: "3 to 6", or "3"."""
    first = names.plot_number(start)
    if size == 1:
        return str(first)
    return fill(translate("HouseNumbersCells", "%1 to %2", "plots"), first, first + size - 1)


def nothing() -> str:
    """Nothing was counted."""
    return translate("HouseNumbersCells", "Nothing counts here.")
