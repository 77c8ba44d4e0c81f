"""The board of Common Ground as sentences, section by section: the ground of the list mirror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.link import LogLine
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot
from desktop.boards.common_ground.states import Situation

SECTIONS = (
    ("map", ("prompt", "ribbon", "score")),
    ("tray", ("supply", "place", "site", "slot", "card", "bonus", "turn", "face", "seal", "cover")),
    ("cells", ("cell",)),
    ("city", ("cone", "tile")),
    ("seats", ("seat", "tick", "propose", "leave")),
    ("log", ("log",)),
)
"""The kinds of pieces of every section, in reading order."""


def title_of(section: str) -> str:
    """The title of a section."""
    match section:
        case "map":
            return QCoreApplication.translate("CommonGroundBoard", "What is to be done")
        case "tray":
            return QCoreApplication.translate("CommonGroundBoard", "In the tray")
        case "cells":
            return QCoreApplication.translate("CommonGroundBoard", "Free cells")
        case "city":
            return QCoreApplication.translate("CommonGroundBoard", "City")
        case "seats":
            return QCoreApplication.translate("CommonGroundBoard", "Seats")
    return QCoreApplication.translate("CommonGroundBoard", "Log")


def sections(now: Situation, pieces: Mapping[Ident, Piece], lines: Sequence[LogLine] = ()) -> tuple[Section, ...]:
    """Everything that is to be read; of the free cells those where something can be laid, or could grow; of the log
    ``lines`` those of this round and the one before, the newest first."""
    found = []
    for section, kinds in SECTIONS:
        spots = []
        for kind in kinds:
            idents = [ident for ident, piece in pieces.items() if ident[0] == kind and piece.isVisible() and piece.name]
            if kind in ("cell", "tile"):
                idents.sort()
            for ident in idents:
                if kind == "cell" and not useful(now, int(ident[1])):
                    continue
                spots.append(Spot(ident, pieces[ident].name, can_press(now, ident, pieces[ident]), chosen(now, ident)))
        if section == "log" and spots:
            story = [(place, line) for place, line in enumerate(lines) if line.turn >= now.view.round - 1]
            spots = [Spot(("log", place), line.words) for place, line in reversed(story)]
        if spots:
            found.append(Section(title_of(section), tuple(spots)))
    return tuple(found)


def useful(now: Situation, cell: int) -> bool:
    """Whether a free cell is worth a line: something may be laid there, or a tree would grow."""
    if now.role in ("cones", "corners", "bonus"):
        return cell in now.legal or cell == now.sketch.cell
    return now.city.spot(cell).trees > 0


def can_press(now: Situation, ident: Ident, piece: Piece) -> bool:
    """Whether pressing the piece does something now."""
    if not piece.active or ident[0] == "tile":
        return False
    if ident[0] == "cell":
        return int(ident[1]) in now.legal
    if ident[0] == "cone":
        return now.role in ("cones", "group")
    return bool(now.role) or ident[0] in ("cover", "zoom")


def chosen(now: Situation, ident: Ident) -> bool | None:
    """Whether a thing is held, or a box ticked; None where that means nothing."""
    if now.load is None or ident[0] not in ("site", "place", "supply", "cone"):
        return None
    kind, number = now.load
    mine = {"cone": ("site", "supply", "cone"), "place": ("place",)}.get(kind, ())
    return ident[0] in mine and ident[1] == number
