"""Where the trees of Common Ground come from, round by round, and how the group did: words for the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.texts import common_ground as names
from desktop.texts.cells import Cell
from desktop.texts.endings import PART, Award, Bars, Chapter, Ending
from desktop.texts.places import piece_name
from desktop.texts.words import fill, listing
from engine.core.game import ScoreRow, ScoreSheet
from engine.games.common_ground.city import EAST, NORTH, SOUTH, WEST, WIDTH, City, Laid, most_trees, place_of, rank_of
from engine.games.common_ground.view import RoundOver, View

translate = QCoreApplication.translate

KINDS = ("trees_rows", "trees_columns")
"""What points come from, in the order of the bars."""
WASHES = (1, 5)
"""Places guessed right are green, missed ones red."""
FIRST = 5
"""Pieces of the city before the first round."""


def kind_of(row: ScoreRow) -> str:
    """Which of ``KINDS`` a row belongs to."""
    return row.key


def kind(key: str) -> str:
    """A source of points in a word."""
    return {
        "trees_rows": translate("CommonGroundCells", "in rows", "source of trees"),
        "trees_columns": translate("CommonGroundCells", "in columns", "source of trees"),
    }[key]


def cell(view: View, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """A row of the score table, a round ("round_3"), or the total ("")."""
    name, _, place = key.rpartition("_")
    if name == names.ROUND:
        return round_cell(view, int(place) - 1, seats)
    row = next((one for one in sheet.rows if one.key == key), None)
    if row is None:
        return Cell(0, 0, sheet.total, (total_line(sheet), bound_line(len(view.city))))
    across = key == "trees_rows"
    counts = " + ".join(str(count) for count in lines_of(view.city, across))
    sentence = (
        translate("CommonGroundCells", "Row by row, from north to south: %1")
        if across
        else translate("CommonGroundCells", "Column by column, from west to east: %1")
    )
    return Cell(0, 0, row.points, (fill(sentence, counts),))


def total_line(sheet: ScoreSheet) -> str:
    """Trees in rows and in columns."""
    rows, columns = (row.points for row in sheet.rows)
    return fill(translate("CommonGroundCells", "%1 in rows, %2 in columns"), rows, columns)


def bound_line(tiles: int) -> str:
    """The most trees that so many tiles could have."""
    return translate("CommonGroundCells", "Upper bound for %n tiles: %1 trees.", "", tiles).replace(
        "%1", str(most_trees(tiles))
    )


def trees_between(city: tuple[Laid, ...], across: bool) -> Iterable[int]:
    """The western (or northern) cell of every whole tree between east-west (or north-south) neighbours."""
    laid = City(city)
    step, side, other = (1, EAST, WEST) if across else (WIDTH, SOUTH, NORTH)
    for at in laid.occupied:
        if laid.closed.get(at) != side and at + step in laid.occupied and laid.closed.get(at + step) != other:
            yield at


def lines_of(city: tuple[Laid, ...], across: bool) -> list[int]:
    """Trees of every row of the city from north to south, or of every column from west to east."""
    axis = 1 if across else 0
    ends = [place_of(piece.cell)[axis] for piece in city]
    counts = Counter(place_of(at)[axis] for at in trees_between(city, across))
    return [counts[line] for line in range(min(ends), max(ends) + 1)]


def stages(view: View) -> list[tuple[Laid, ...]]:
    """The city at the start and after every round that is over; pieces lie in the order in which they were laid."""
    length, made = FIRST, [view.city[:FIRST]]
    for past in view.history:
        length += len(past.places) + past.perfect
        made.append(view.city[:length])
    return made


def course(view: View) -> tuple[int, ...]:
    """The trees at the start and after every round."""
    return tuple(sum(City(stage).trees()) for stage in stages(view))


def round_cell(view: View, place: int, seats: tuple[str, ...]) -> Cell:
    """A round: what its mayor had meant and what the group thought, and the trees that it brought."""
    past, trees = view.history[place], course(view)
    lines = [meant_line(past, at) for at in range(len(past.places))]
    who = listing([seats[seat] for seat in past.ticks if seat != past.deputy])
    sealed = (
        fill(translate("CommonGroundCells", "Sealed by %1; in agreement: %2."), seats[past.deputy], who)
        if who
        else fill(translate("CommonGroundCells", "Sealed by %1."), seats[past.deputy])
    )
    return Cell(past.right, 0, trees[place + 1] - trees[place], (*lines, sealed))


def meant_line(past: RoundOver, at: int) -> str:
    """A place of a round with its cone, and the cone that the group thought of instead."""
    place, meant, guessed = piece_name(past.places[at]), past.meant[at], past.guessed[at]
    if meant == guessed:
        return fill(translate("CommonGroundCells", "%1 for %2", "place, cone"), place, names.letter(meant))
    sentence = translate("CommonGroundCells", "%1 for %2, not %3", "place, cone, another cone")
    return fill(sentence, place, names.letter(meant), names.letter(guessed))


def ending(view: View, sheet: ScoreSheet) -> Ending:
    """The end of a match as the result window tells it."""
    trees, tiles, steps = sheet.total, len(view.city), course(view)
    title = names.rank(rank_of(trees))
    measure = translate("CommonGroundCells", "%1 of at most %2 trees that %n tiles can have", "", tiles)
    chapters = tuple(
        Chapter(
            key=f"{names.ROUND}_{place + 1}",
            title=fill(translate("CommonGround", "Round %1"), place + 1),
            seat=past.mayor,
            mark=fill(translate("CommonGroundCells", "%1 of %2", "right guesses"), past.right, len(past.places)),
            good=past.perfect,
            detail=PART.join(meant_line(past, at) for at in range(len(past.places))),
            points=steps[place + 1] - steps[place],
        )
        for place, past in enumerate(view.history)
    )
    return Ending(
        group=translate("CommonGroundCells", "The group"),
        picture="common_ground/whole_tree",
        headline=translate("CommonGroundCells", "The group built %n trees", "", trees),
        award=Award(
            title.name,
            title.sentence,
            f"common_ground/rank_{rank_of(trees)}",
            fill(measure, trees, most_trees(tiles)),
        ),
        story=translate("CommonGroundCells", "Mayors, right guesses, trees"),
        chapters=chapters,
        bars=guesses(view),
        course=steps[1:],
        unit=translate("CommonGroundCells", "Trees"),
        pace=translate("CommonGroundCells", "after each round"),
    )


def guesses(view: View) -> Bars:
    """Per mayor how many places the group guessed right and how many it missed."""
    parts = []
    for seat in range(view.seats):
        own = [past for past in view.history if past.mayor == seat]
        right = sum(past.right for past in own)
        parts.append((right, sum(len(past.places) for past in own) - right))
    return Bars(
        translate("CommonGroundCells", "Places of each mayor"),
        (
            translate("CommonGroundCells", "guessed right", "places of a mayor"),
            translate("CommonGroundCells", "missed", "places of a mayor"),
        ),
        tuple(parts),
        WASHES,
    )
