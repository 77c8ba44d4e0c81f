"""Names in Nine Blocks: mode, options, phases, tiles, spaces, lines and blocks, score rows, the end.

Rows and columns are both called lines, because the board turns: "line 7", "line G".
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts.games import Named
from desktop.texts.words import fill
from engine.games.nine_blocks.facts import POINTS_TO_WIN
from engine.games.nine_blocks.grid import BLOCKS, ROWS, SIDE, SPACES_OF
from engine.games.nine_blocks.view import Phase, View

translate = QCoreApplication.translate

LETTERS = "ABCDEFGHI"
"""The lines from left to right."""


def mode(mode_id: str) -> Named:
    """A mode with the sentence that explains it."""
    return {
        "standard": Named(
            translate("NineBlocks", "Standard"),
            translate("NineBlocks", "Plan face down, turn over together, and build where no number repeats."),
        )
    }[mode_id]


def mode_line(mode_id: str) -> str:
    """A mode for the top bar, in small letters."""
    return {"standard": translate("NineBlocks", "three points win", "mode of a match")}[mode_id]


def option(option_id: str) -> Named:
    """An option of the rules."""
    return {
        "bonus": Named(
            translate("NineBlocks", "Bonus"),
            translate("NineBlocks", "Which bonus the seat with the lowest new building may use."),
        ),
        "ask": Named(
            translate("NineBlocks", "Ask before a repeat"),
            translate("NineBlocks", "Asks before a tile is planned that repeats a number in sight."),
        ),
    }[option_id]


def value(option_id: str, value_id: str) -> Named:
    """A value of an option."""
    return {
        ("bonus", "own"): Named(
            translate("NineBlocks", "Own number"), translate("NineBlocks", "The bonus of the number that was built.")
        ),
        ("bonus", "cascade"): Named(
            translate("NineBlocks", "Cascade"),
            translate("NineBlocks", "The bonus of the number that was built, or of any lower number."),
        ),
        ("ask", "on"): Named(
            translate("NineBlocks", "On"), translate("NineBlocks", "One question before the tile is laid.")
        ),
        ("ask", "off"): Named(
            translate("NineBlocks", "Off"), translate("NineBlocks", "The tile is laid; a red mark is all that warns.")
        ),
    }[option_id, value_id]


def phase(view: View) -> Named:
    """The part of a round, with what happens in it."""
    match view.phase:
        case Phase.PLAN if view.final:
            return Named(
                translate("NineBlocks", "Final phase"),
                translate("NineBlocks", "Each seat plans a tile or passes for good; passing costs nothing."),
            )
        case Phase.PLAN:
            return Named(
                translate("NineBlocks", "Planning"),
                translate("NineBlocks", "One after the other, the seats lay tiles face down in their own areas."),
            )
        case Phase.BONUS:
            return Named(
                translate("NineBlocks", "Bonus"),
                translate("NineBlocks", "The seat with the lowest new building may use a bonus."),
            )
        case Phase.ALONE:
            return Named(
                translate("NineBlocks", "The last seat builds"),
                translate("NineBlocks", "The last seat lays open tiles, one at a time, for a point each."),
            )
        case _ if view.winners:
            return Named(
                translate("NineBlocks", "The match is over"), translate("NineBlocks", "Nothing is built any more.")
            )
    return Named(
        translate("NineBlocks", "Nobody has won"),
        translate("NineBlocks", "The match is over, and all seats are out."),
    )


def state(turn: int, view: View, mode_id: str) -> tuple[str, str]:
    """Round and phase for the top bar: "Round 13", "Planning"."""
    return fill(translate("NineBlocks", "Round %1"), turn), phase(view).name


# Tiles, spaces, lines, blocks


def the_tile(number: int) -> str:
    """A tile inside a sentence, as its subject or object: "the 7 (dock crane)"."""
    return (
        translate("NineBlocks", "the 1 (lighthouse)", "subject or object"),
        translate("NineBlocks", "the 2 (twin houses)", "subject or object"),
        translate("NineBlocks", "the 3 (saw-tooth mill)", "subject or object"),
        translate("NineBlocks", "the 4 (pillar hall)", "subject or object"),
        translate("NineBlocks", "the 5 (step gable)", "subject or object"),
        translate("NineBlocks", "the 6 (windmill)", "subject or object"),
        translate("NineBlocks", "the 7 (dock crane)", "subject or object"),
        translate("NineBlocks", "the 8 (big wheel)", "subject or object"),
        translate("NineBlocks", "the 9 (palm house)", "subject or object"),
    )[number - 1]


def kind_name(number: int) -> str:
    """The kind of building of a number."""
    return (
        translate("NineBlocks", "Lighthouse"),
        translate("NineBlocks", "Twin houses"),
        translate("NineBlocks", "Saw-tooth mill"),
        translate("NineBlocks", "Pillar hall"),
        translate("NineBlocks", "Step gable"),
        translate("NineBlocks", "Windmill"),
        translate("NineBlocks", "Dock crane"),
        translate("NineBlocks", "Big wheel"),
        translate("NineBlocks", "Palm house"),
    )[number - 1]


def kind_short(number: int) -> str:
    """The kind of building of a number, as short as can be."""
    return (
        translate("NineBlocks", "Lighthouse", "short name"),
        translate("NineBlocks", "Twin houses", "short name"),
        translate("NineBlocks", "Saw-tooth", "short name"),
        translate("NineBlocks", "Pillar hall", "short name"),
        translate("NineBlocks", "Step gable", "short name"),
        translate("NineBlocks", "Windmill", "short name"),
        translate("NineBlocks", "Dock crane", "short name"),
        translate("NineBlocks", "Big wheel", "short name"),
        translate("NineBlocks", "Palm house", "short name"),
    )[number - 1]


def tile_name(number: int) -> str:
    """A tile by number and kind."""
    return f"{number}, {kind_name(number)}"


def space(number: int) -> str:
    """A space by its two lines: "G8"."""
    return f"{LETTERS[number % SIDE]}{number // SIDE + 1}"


def line_sign(unit: int) -> str:
    """The digit or letter of a line, as it stands on the frame."""
    return str(unit + 1) if unit in ROWS else LETTERS[unit - SIDE]


def block_ends(unit: int) -> tuple[str, str]:
    """The first and the last space of a block."""
    return space(SPACES_OF[unit][0]), space(SPACES_OF[unit][-1])


def unit_title(unit: int) -> str:
    """A line or block on its own: "Line G", "Block A1 to C3"."""
    if unit in BLOCKS:
        return fill(translate("NineBlocks", "Block %1 to %2"), *block_ends(unit))
    return fill(translate("NineBlocks", "Line %1"), line_sign(unit))


def the_unit(unit: int) -> str:
    """A line or block inside a sentence, as its object: "line G", "block A1 to C3"."""
    if unit in BLOCKS:
        return fill(translate("NineBlocks", "block %1 to %2", "object of a sentence"), *block_ends(unit))
    return fill(translate("NineBlocks", "line %1", "object of a sentence"), line_sign(unit))


def in_unit(unit: int) -> str:
    """Where something lies: "in line G", "in block A1 to C3"."""
    if unit in BLOCKS:
        return fill(translate("NineBlocks", "in block %1 to %2"), *block_ends(unit))
    return fill(translate("NineBlocks", "in line %1"), line_sign(unit))


# Bonuses, places in an order


def bonus_line(number: int) -> str:
    """What the bonus of a number does, in a few words."""
    return (
        translate("NineBlocks", "Swap up to 2 tiles"),
        translate("NineBlocks", "Remove any building"),
        translate("NineBlocks", "Start the next round"),
        translate("NineBlocks", "Drop 1 penalty tile"),
        translate("NineBlocks", "See hands or draw 1"),
        translate("NineBlocks", "Drop 2 penalty tiles"),
        translate("NineBlocks", "Turn the areas"),
        translate("NineBlocks", "Gain 1 point"),
        translate("NineBlocks", "Win at once"),
    )[number - 1]


def bonus_short(number: int) -> str:
    """What the bonus of a number does, as short as can be."""
    return (
        translate("NineBlocks", "Swap 2 tiles", "short bonus"),
        translate("NineBlocks", "Remove one", "short bonus"),
        translate("NineBlocks", "Start next", "short bonus"),
        translate("NineBlocks", "Drop 1", "short bonus"),
        translate("NineBlocks", "See or draw", "short bonus"),
        translate("NineBlocks", "Drop 2", "short bonus"),
        translate("NineBlocks", "Turn areas", "short bonus"),
        translate("NineBlocks", "1 point", "short bonus"),
        translate("NineBlocks", "Win", "short bonus"),
    )[number - 1]


def place_word(place: int) -> str:
    """A place in an order: 1st to 4th."""
    return (
        translate("NineBlocks", "1st", "place in the order of planning"),
        translate("NineBlocks", "2nd", "place in the order of planning"),
        translate("NineBlocks", "3rd", "place in the order of planning"),
        translate("NineBlocks", "4th", "place in the order of planning"),
    )[place]


# Counts, score, end


def turns(count: int) -> str:
    """How many rounds a match had."""
    return translate("NineBlocks", "%n rounds", "", count)


def points(count: int) -> str:
    """A total with its unit."""
    return translate("NineBlocks", "%n points", "", count)


def row(key: str) -> str:
    """A row of the score table."""
    return {
        "rows": translate("NineBlocks", "Lines 1 to 9"),
        "columns": translate("NineBlocks", "Lines A to I"),
        "blocks": translate("NineBlocks", "Shared blocks"),
        "blocks_own": translate("NineBlocks", "Own blocks"),
        "bonus": translate("NineBlocks", "Bonus of the 8"),
        "alone": translate("NineBlocks", "Built alone"),
    }[key]


def row_details(view: View) -> dict[str, str]:
    """What each row gives."""
    one = translate("NineBlocks", "1 point each")
    return {
        "rows": one,
        "columns": one,
        "blocks": one,
        "blocks_own": translate("NineBlocks", "2 points each"),
        "bonus": one,
        "alone": one,
    }


def group(key: str) -> str:
    """A group of rows of the score table, in small letters."""
    return {
        "units": translate("NineBlocks", "completed", "group of score rows"),
        "extra": translate("NineBlocks", "extra", "group of score rows"),
    }[key]


def end(reason: str, causes: str) -> str:
    """Why a match ended; ``causes`` are the names of the winners, one or more, as a list."""
    if reason == "points":
        return fill(translate("NineBlocks", "%2 points or more for %1", "why the match ended"), causes, POINTS_TO_WIN)
    if reason == "area":
        return fill(translate("NineBlocks", "the whole own area is built: %1", "why the match ended"), causes)
    if reason == "instant":
        return fill(translate("NineBlocks", "the bonus of the 9, used by %1", "why the match ended"), causes)
    if reason == "last_seat":
        return fill(
            translate("NineBlocks", "all other seats are out, the last one is %1", "why the match ended"), causes
        )
    if reason == "all_passed":
        return fill(translate("NineBlocks", "nobody builds any more; first place: %1", "why the match ended"), causes)
    if reason == "guard":
        return fill(translate("NineBlocks", "100 rounds are over; first place: %1", "why the match ended"), causes)
    return {"nobody": translate("NineBlocks", "all seats are out, so nobody wins", "why the match ended")}[reason]


def tie(key: str) -> str:
    """What decided between equal totals, as a sentence."""
    return {
        "penalties": translate("NineBlocks", "Fewer penalty tiles decide."),
        "shared": translate("NineBlocks", "Nothing tells them apart: the victory is shared."),
        "last_tile": translate("NineBlocks", "Several areas are full: the last tile built decides."),
    }[key]
