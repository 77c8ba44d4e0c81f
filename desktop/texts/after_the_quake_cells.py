"""Why a cell of the score table of After the Quake holds its points, in words: what a goal asks for, what counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts import after_the_quake as names
from desktop.texts import goals
from desktop.texts.cells import Cell
from desktop.texts.words import fill
from engine.core.game import ScoreRow, ScoreSheet
from engine.games.after_the_quake.content import Goal
from engine.games.after_the_quake.goals import COMMITTEE_MONEY, MONEY_PER_POINT, compared, urban_cards
from engine.games.after_the_quake.legal import Table
from engine.games.after_the_quake.town import Town
from engine.games.after_the_quake.view import Board, View

translate = QCoreApplication.translate

KINDS = ("common", "personal", "development", "urban", "money")
"""What points come from, in the order of the bars."""
LIGHTS, CABLE_CARS, HYDRANTS, PARKS = range(4)


def kind_of(row: ScoreRow) -> str:
    """Which of ``KINDS`` a row belongs to."""
    return row.key if row.key in KINDS else row.group


def kind(key: str) -> str:
    """A source of points in a word."""
    return {
        "common": translate("AfterTheQuakeCells", "common goals", "source of points"),
        "personal": translate("AfterTheQuakeCells", "personal goals", "source of points"),
        "development": translate("AfterTheQuakeCells", "development", "source of points"),
        "urban": translate("AfterTheQuakeCells", "urban planning", "source of points"),
        "money": translate("AfterTheQuakeCells", "money", "source of points"),
    }[key]


def cell(view: View, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """A cell of the score table; ``key`` "" is the total; ``seats`` may end with the Committee."""
    row = next((one for one in sheet.rows if one.key == key), None)
    board = view.boards[seat]
    if not key:
        return Cell(0, 0, sheet.total, (building_line(view, seat),))
    if row is None:
        return Cell(0, 0, 0, (translate("AfterTheQuakeCells", "Not a goal of this seat."),))
    goal = goals.goal_called(names.goal_id(key))
    if goal is not None:
        return goal_cell(view, row, goal, seats)
    if key == "development":
        return Cell(0, 0, row.points, (field_line(board),))
    if key == "urban":
        return Cell(row.count, 0, row.points, urban_lines(board))
    if key == "money":
        return Cell(row.count, 0, row.points, (money_line(seat >= view.seats),))
    value = row.points // row.count if row.count else 0
    return Cell(
        row.count, value, row.points, (translate("AfterTheQuakeCells", "Each goal card, whatever it asks for."),)
    )


def goal_cell(view: View, row: ScoreRow, goal: Goal, seats: tuple[str, ...]) -> Cell:
    """A goal: what it asks for, the spaces that count, or how a comparison came out."""
    players = len(view.boards)
    lines = [goals.goal_sentence(goal, players)]
    if goal.kind.startswith("most_"):
        lines.append(compared_line(view, goal, seats))
    if row.squares:
        lines.append(fill(translate("AfterTheQuakeCells", "Counts: %1."), names.spaces(row.squares, view.seats)))
    value = 0 if goal.kind.startswith("most_") or not row.count else row.points // row.count
    return Cell(row.count, value, row.points, tuple(lines))


def compared_line(view: View, goal: Goal, seats: tuple[str, ...]) -> str:
    """What each has of what is compared, the most first."""
    found = goals.content()
    if found is None:
        return ""
    table = Table(found, Town(found, view.plots, view.seats), view)
    counts = [(compared(table, goal, player), player) for player in range(len(view.boards))]
    one = translate("AfterTheQuakeCells", "%1 %2", "player and count")
    ranked = sorted(counts, key=lambda made: (-made[0], made[1]))
    return names.listed([fill(one, name_at(seats, player), count) for count, player in ranked])


def name_at(seats: tuple[str, ...], player: int) -> str:
    """The name of a player; the Committee follows the seats."""
    return seats[player] if player < len(seats) else names.opponents()[0]


def building_line(view: View, seat: int) -> str:
    """How many buildings stand, because they decide ties."""
    return fill(translate("AfterTheQuakeCells", "Buildings on the map: %1."), view.built.count(seat))


def field_line(board: Board) -> str:
    """Where the marker stands on the development board."""
    sentence = translate("AfterTheQuakeCells", "The number of the field: %1 to the right, %2 up.")
    return fill(sentence, board.column, board.row)


def urban_lines(board: Board) -> tuple[str, ...]:
    """The cards of urban planning by type."""
    found = goals.content()
    if found is None:
        return ()
    urban = found.urban
    counts = urban_cards(board)
    points = (
        urban.lights[counts[LIGHTS]],
        counts[CABLE_CARS] * urban.cable_car,
        counts[HYDRANTS] * urban.hydrant,
        sum(board.parks),
    )
    one = translate("AfterTheQuakeCells", "%1: %2, %3", "type, number of cards, points")
    lines = [fill(one, names.urban(type_), counts[type_], points[type_]) for type_ in range(4) if counts[type_]]
    return tuple(lines) or (translate("AfterTheQuakeCells", "No card."),)


def money_line(committee: bool) -> str:
    """How money turns into points."""
    per = COMMITTEE_MONEY if committee else MONEY_PER_POINT
    return fill(translate("AfterTheQuakeCells", "1 point for each full %1 $."), per)


def ending(view: View, sheet: ScoreSheet) -> None:
    """Seats win each on its own: ranks say it all."""
