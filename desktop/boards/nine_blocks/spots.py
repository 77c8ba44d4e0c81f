"""The board of Nine Blocks as sentences, section by section: the ground of the list mirror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.link import LogLine
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot
from desktop.boards.nine_blocks.states import ALONE, PLAN, Situation

SECTIONS = (
    ("task", ("prompt", "note_card", "answer")),
    ("hand", ("tile", "primary", "give", "cover")),
    ("seats", ("card",)),
    ("grid", ("space",)),
    ("site", ("piles", "compass", "bonuses")),
    ("log", ("log",)),
)
"""The kinds of pieces of every section, in reading order."""


def title_of(section: str) -> str:
    """The title of a section."""
    match section:
        case "task":
            return QCoreApplication.translate("NineBlocksBoard", "What is to be done")
        case "hand":
            return QCoreApplication.translate("NineBlocksBoard", "Behind the screen")
        case "seats":
            return QCoreApplication.translate("NineBlocksBoard", "Seats")
        case "grid":
            return QCoreApplication.translate("NineBlocksBoard", "Spaces, line by line")
        case "site":
            return QCoreApplication.translate("NineBlocksBoard", "Building site")
    return QCoreApplication.translate("NineBlocksBoard", "Site diary")


def sections(now: Situation, pieces: Mapping[Ident, Piece], lines: Sequence[LogLine] = ()) -> tuple[Section, ...]:
    """Everything that is to be read; of the log ``lines`` those of this round and the one before, the newest first."""
    found = []
    for section, kinds in SECTIONS:
        spots = []
        for kind in kinds:
            idents = [ident for ident, piece in pieces.items() if ident[0] == kind and piece.isVisible() and piece.name]
            spots += [Spot(i, pieces[i].name, can_press(now, i, pieces[i]), chosen(now, i)) for i in idents]
        if section == "log" and spots:
            story = [(place, line) for place, line in enumerate(lines) if line.turn >= now.view.round - 1]
            spots = [Spot(("log", place), line.words) for place, line in reversed(story)]
        if spots:
            found.append(Section(title_of(section), tuple(spots)))
    return tuple(found)


def can_press(now: Situation, ident: Ident, piece: Piece) -> bool:
    """Whether pressing the piece does something now."""
    if not piece.active:
        return False
    if ident[0] == "space":
        space = int(ident[1])
        if now.load is not None and now.role in (PLAN, ALONE):
            return True
        return bool(now.scenery.board[space]) or now.sketch.space == space
    return True


def chosen(now: Situation, ident: Ident) -> bool | None:
    """Whether a thing is held; None where that means nothing."""
    if ident[0] == "tile":
        return now.load == ident[1]
    if ident[0] == "space" and now.picked is not None and now.scenery.board[int(ident[1])]:
        return now.picked == ident[1]
    return None
