"""The board as sentences, section by section, for the list of the screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section, Spot

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard

translate = QCoreApplication.translate


def sections(board: RoomToMoveBoard, own: tuple[Section, ...]) -> tuple[Section, ...]:
    """Everything on the board in reading order; ``own`` are the sections of its parts."""
    found = [
        Section(translate("RoomToMoveBoard", "What is to be done"), tuple(task_spots(board))),
        *own,
        Section(translate("RoomToMoveBoard", "On the sheet"), tuple(spots_of(board, ("sheet", "drawn")))),
        Section(translate("RoomToMoveBoard", "Rooms"), tuple(spots_of(board, ("head", "room")))),
        Section(translate("RoomToMoveBoard", "Bonuses"), tuple(spots_of(board, ("bonus", "idea")))),
        Section(translate("RoomToMoveBoard", "Seats"), tuple(spots_of(board, ("seat",)))),
        Section(translate("RoomToMoveBoard", "Log"), tuple(Spot(("log",), line.words) for line in board.lines[-6:])),
    ]
    return tuple(section for section in found if section.spots)


def task_spots(board: RoomToMoveBoard) -> list[Spot]:
    """The prompt, cards, options, buttons."""
    prompt = Spot(("prompt",), board.prompt_words())
    kinds = ("choice", "small", "token", "option", "idea_mirror", "idea_swap", "handle", "leave", "primary")
    kinds += ("hint", "last")
    return [prompt, *spots_of(board, kinds)]


def spots_of(board: RoomToMoveBoard, kinds: tuple[str, ...]) -> list[Spot]:
    """The visible pieces of some kinds, kind by kind."""
    found = []
    for kind in kinds:
        for ident, piece in board.pieces.items():
            if ident[0] == kind and piece.name and piece.isVisible():
                found.append(Spot(ident, piece.name, can_press(board, ident), chosen(board, ident)))
    return found


def can_press(board: RoomToMoveBoard, ident: Ident) -> bool:
    """Whether pressing a piece does something."""
    if ident[0] in ("room", "bonus", "last", "head", "sheet"):
        return False
    if ident[0] == "drawn":
        return board.slot_of(ident) is not None
    return board.pieces[ident].active


def chosen(board: RoomToMoveBoard, ident: Ident) -> bool | None:
    """Whether a piece is chosen, None where that means nothing."""
    state = board.pieces[ident].state
    if ident[0] in ("choice", "small"):
        return bool(getattr(state, "chosen", False)) if board.pieces[ident].active else None
    if ident[0] == "option":
        return bool(getattr(state, "held", False))
    return None


def key_words(state: str) -> list[tuple[tuple[str, ...], str]]:
    """Keys and what they do."""
    leave = (("Del",), translate("RoomToMoveBoard", "leave out", "a key"))
    if state == "held":
        return [
            (("Q", "E"), translate("RoomToMoveBoard", "turn", "a key")),
            (("Enter",), translate("RoomToMoveBoard", "draw here", "a key")),
            leave,
        ]
    return [(("1", "2"), translate("RoomToMoveBoard", "take up", "a key")), leave]
