"""Which boards there are and where they lie; one line per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from desktop.boards.common.link import Link, SeatFace
    from desktop.boards.common.look import Look
    from desktop.boards.common.scene import BoardScene

BOARDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "house_numbers": "desktop.boards.house_numbers.board:HouseNumbersBoard",
        "common_ground": "desktop.boards.common_ground.board:CommonGroundBoard",
        "nine_blocks": "desktop.boards.nine_blocks.board:NineBlocksBoard",
        "room_to_move": "desktop.boards.room_to_move.board:RoomToMoveBoard",
        "after_the_quake": "desktop.boards.after_the_quake.board:AfterTheQuakeBoard",
    }
)
"""Per game id the scene that shows it, as "package.module:class"."""
CHOOSERS: Final[Mapping[tuple[str, str], str]] = MappingProxyType(
    {("room_to_move", "scenario"): "desktop.windows.scenario_book:ScenarioRow"}
)
"""Rows of the set-up for options that need more than a button per value, by game id and option."""


def make_board(game: str, link: Link, look: Look, boards: Mapping[str, str] = BOARDS) -> BoardScene:
    """The board of a game, loaded on first use. Raises KeyError for a game without a board."""
    module, _, name = boards[game].partition(":")
    made: Any = getattr(import_module(module), name)
    scene: BoardScene = made(link, look)
    return scene


def chooser_of(game: str, option: str) -> Any:
    """The class of the row that stands for an option in the set-up, None where a button per value does.

    Such a row has what an ``OptionRow`` has, and a ``page`` that the set-up shows when ``opened`` fires.
    """
    module, _, name = CHOOSERS.get((game, option), "").partition(":")
    return getattr(import_module(module), name) if module else None


def art_kind(game: str, boards: Mapping[str, str] = BOARDS) -> Callable[[str], str]:
    """How the dark look treats the art of a game: the function ``kind`` beside its board."""
    package = boards[game].partition(":")[0].rpartition(".")[0]
    kind: Callable[[str], str] = import_module(f"{package}.art").kind
    return kind


def make_portrait(game: str, view: Any, faces: Sequence[SeatFace], look: Look) -> Any:
    """What paints the boards of a view for the result window: the class ``Portrait`` beside the board of a game."""
    package = BOARDS[game].partition(":")[0].rpartition(".")[0]
    return import_module(f"{package}.portrait").Portrait(view, faces, look)
