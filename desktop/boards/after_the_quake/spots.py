"""The board of After the Quake as sentences, section by section: the ground of the list mirror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.boards.after_the_quake.names import translate
from desktop.boards.after_the_quake.states import ACT, Situation
from desktop.boards.common.link import LogLine
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot

SECTIONS = (
    ("task", ("prompt", "sheet", "bonus", "primary", "money", "back")),
    ("own", ("area", "pawn", "building", "hand", "offered", "own", "cover")),
    ("card", ("space", "income")),
    ("rows", ("permit", "permit_stack", "goal", "goal_stack", "common", "urban")),
    ("map", ("lot",)),
    ("seats", ("card", "development")),
    ("ring", ("years", "ring")),
    ("log", ("log",)),
)
"""The kinds of pieces of every section, in reading order."""


def title_of(section: str) -> str:
    """The title of a section."""
    match section:
        case "task":
            return translate("AfterTheQuakeBoard", "What is to be done")
        case "own":
            return translate("AfterTheQuakeBoard", "Own area and cards")
        case "card":
            return translate("AfterTheQuakeBoard", "Spaces for the pawn")
        case "rows":
            return translate("AfterTheQuakeBoard", "Rows and goals")
        case "map":
            return translate("AfterTheQuakeBoard", "Map")
        case "seats":
            return translate("AfterTheQuakeBoard", "Seats")
        case "ring":
            return translate("AfterTheQuakeBoard", "Years and action cards")
    return translate("AfterTheQuakeBoard", "Log")


def sections(
    now: Situation, pieces: Mapping[Ident, Piece], lines: Sequence[LogLine] = (), order: Sequence[str] = ()
) -> tuple[Section, ...]:
    """Everything that is to be read; the ``order`` of this step; of the log ``lines`` those of this year and the one
    before, the newest first."""
    found = []
    for section, kinds in SECTIONS:
        spots = []
        for kind in kinds:
            idents = [ident for ident, piece in pieces.items() if ident[0] == kind and piece.isVisible() and piece.name]
            spots += [Spot(i, pieces[i].name, pieces[i].active, chosen(now, i)) for i in idents]
        if section == "log" and spots:
            story = [(place, line) for place, line in enumerate(lines) if line.turn >= now.view.year]
            spots = [Spot(("order", place), words) for place, words in enumerate(order)]
            spots += [Spot(("log", place), line.words) for place, line in reversed(story)]
        if spots:
            found.append(Section(title_of(section), tuple(spots)))
    return tuple(found)


def chosen(now: Situation, ident: Ident) -> bool | None:
    """Whether a thing is chosen or held; None where that means nothing."""
    sketch, kind = now.sketch, ident[0]
    if kind in ("pawn", "building"):
        return now.load == ident
    if kind == "space":
        return (sketch.target if sketch.target is not None else sketch.space) == ident[1] if now.role == ACT else None
    if kind == "income":
        return sketch.space == ident[1] if now.role == "income" else None
    if kind == "bonus":
        return sketch.alternative == ident[1]
    if kind == "lot":
        return ident[1] in (sketch.site, sketch.rubble) or None
    if kind in ("permit", "goal") and sketch.take is not None:
        return sketch.take == ident[1]
    return None
