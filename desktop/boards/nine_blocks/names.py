"""What things are called on the board of Nine Blocks, as the texts of the game call them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts import nine_blocks as texts

translate = QCoreApplication.translate


def space_name(space: int) -> str:
    """A space by line and line, for instance "G8"."""
    return texts.space(space)


def unit_letter(unit: int) -> str:
    """A row or column as it stands on the frame."""
    return texts.line_sign(unit)


def unit_name(unit: int) -> str:
    """A row, column or block within a sentence."""
    return texts.the_unit(unit)


def unit_title(unit: int) -> str:
    """A row, column or block at the beginning of a sentence."""
    return texts.unit_title(unit)


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


def bonus_short(number: int) -> str:
    """What the bonus of a number does, as short as can be."""
    return (
        translate("NineBlocksBoard", "Swap 2 tiles", "short bonus"),
        translate("NineBlocksBoard", "Remove one", "short bonus"),
        translate("NineBlocksBoard", "Start next", "short bonus"),
        translate("NineBlocksBoard", "Drop 1", "short bonus"),
        translate("NineBlocksBoard", "See or draw", "short bonus"),
        translate("NineBlocksBoard", "Drop 2", "short bonus"),
        translate("NineBlocksBoard", "Turn areas", "short bonus"),
        translate("NineBlocksBoard", "1 point", "short bonus"),
        translate("NineBlocksBoard", "Win", "short bonus"),
    )[number - 1]


def place_word(place: int) -> str:
    """A place in an order: 1st to 4th."""
    return (
        translate("NineBlocksBoard", "1st", "place in the order of planning"),
        translate("NineBlocksBoard", "2nd", "place in the order of planning"),
        translate("NineBlocksBoard", "3rd", "place in the order of planning"),
        translate("NineBlocksBoard", "4th", "place in the order of planning"),
    )[place]
