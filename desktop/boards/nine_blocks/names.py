"""What things are called on the board of Nine Blocks: spaces, lines, blocks, buildings, bonuses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.texts import fill
from engine.games.nine_blocks.grid import BLOCKS, ROWS, SPACES_OF

translate = QCoreApplication.translate
LETTERS = "ABCDEFGHI"


def space_name(space: int) -> str:
    """A space by line and line, for instance "G8"."""
    return f"{LETTERS[space % 9]}{space // 9 + 1}"


def unit_letter(unit: int) -> str:
    """A row or column as it stands on the frame."""
    return str(unit + 1) if unit in ROWS else LETTERS[unit - 9]


def unit_name(unit: int) -> str:
    """A row, column or block within a sentence."""
    if unit in BLOCKS:
        spaces = SPACES_OF[unit]
        return fill(translate("NineBlocksBoard", "block %1 to %2"), space_name(spaces[0]), space_name(spaces[-1]))
    return fill(translate("NineBlocksBoard", "line %1"), unit_letter(unit))


def unit_title(unit: int) -> str:
    """A row, column or block at the beginning of a sentence."""
    name = unit_name(unit)
    return name[:1].upper() + name[1:]


def kind_name(number: int) -> str:
    """The kind of building of a number."""
    return (
        translate("NineBlocksBoard", "Lighthouse"),
        translate("NineBlocksBoard", "Twin houses"),
        translate("NineBlocksBoard", "Saw-tooth mill"),
        translate("NineBlocksBoard", "Pillar hall"),
        translate("NineBlocksBoard", "Step gable"),
        translate("NineBlocksBoard", "Windmill"),
        translate("NineBlocksBoard", "Dock crane"),
        translate("NineBlocksBoard", "Big wheel"),
        translate("NineBlocksBoard", "Palm house"),
    )[number - 1]


def tile_name(number: int) -> str:
    """A tile by number and kind."""
    return f"{number}, {kind_name(number)}"


def bonus_line(number: int) -> str:
    """What the bonus of a number does, in a few words."""
    return (
        translate("NineBlocksBoard", "Swap up to 2 tiles"),
        translate("NineBlocksBoard", "Remove any building"),
        translate("NineBlocksBoard", "Start the next round"),
        translate("NineBlocksBoard", "Drop 1 penalty tile"),
        translate("NineBlocksBoard", "See hands or draw 1"),
        translate("NineBlocksBoard", "Drop 2 penalty tiles"),
        translate("NineBlocksBoard", "Turn the areas"),
        translate("NineBlocksBoard", "Gain 1 point"),
        translate("NineBlocksBoard", "Win at once"),
    )[number - 1]


def listing(parts: list[str]) -> str:
    """Parts as a list with "and" before the last one."""
    if len(parts) < 2:
        return "".join(parts)
    comma = translate("NineBlocksBoard", ", ", "between parts of a list")
    return fill(translate("NineBlocksBoard", "%1 and %2", "list"), comma.join(parts[:-1]), parts[-1])


def place_word(place: int) -> str:
    """A place in an order: 1st to 4th."""
    return (
        translate("NineBlocksBoard", "1st", "place in the order of planning"),
        translate("NineBlocksBoard", "2nd", "place in the order of planning"),
        translate("NineBlocksBoard", "3rd", "place in the order of planning"),
        translate("NineBlocksBoard", "4th", "place in the order of planning"),
    )[place]
