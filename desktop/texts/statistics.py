"""Words of the statistics: reasons of ends, what was counted, what helped.

An id stands for itself where this version has no word, because a file may know more than the program.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from desktop.storage.statistics import Row
from desktop.texts import actions, games
from desktop.texts.house_numbers import effect
from desktop.texts.words import fill
from engine.core.game import ScoreRow
from engine.games.house_numbers.actions import Effect

translate = QCoreApplication.translate


def known(words: Callable[[], str], key: str) -> str:
    """The words, or ``key`` where there are none."""
    try:
        return words()
    except KeyError:
        return key


def kind_name(game: str, mode: str) -> str:
    """A game with its mode."""
    title = known(lambda: games.title(game), game)
    line = known(lambda: actions.mode_line(game, mode), mode)
    return fill(translate("Statistics", "%1, %2", "game and mode"), title, line)


def who_name(name: str, controller: str) -> str:
    """Somebody in the table of seats; computer players with their level."""
    if controller in ("person", "automaton"):
        return seat_name(name, controller)
    level = known(lambda: games.level(controller).name, controller)
    return fill(translate("Statistics", "%1 (%2)", "computer player with level"), name, level)


def seat_name(name: str, controller: str) -> str:
    """Somebody in a match: by the own name, or by the one that the rules give to whoever plays without a seat."""
    return translate("Statistics", "The Committee") if controller == "automaton" else name


def length(game: str, turns: int) -> str:
    """How long a match was, in turns or rounds."""
    return known(lambda: actions.turn_words(game, turns), str(turns))


def points(game: str, count: int) -> str:
    """A total with its unit."""
    return known(lambda: actions.point_words(game, count), str(count))


def row_name(game: str, key: str) -> str:
    """A row of the score sheet."""
    return known(lambda: actions.row_words(game, key), key)


def rows_differ(game: str) -> bool:
    """Whether the rows of the score sheet mean something else in every match."""
    return game in actions.NAMED_ROWS


def source_of(game: str, row: Row) -> str:
    """What the points of a row come from; its group where that is not known."""
    made = ScoreRow(row.key, row.group, row.count, row.points)
    return known(lambda: actions.source_of(game, made), row.group)


def source_name(game: str, source: str) -> str:
    """What points come from, on its own."""
    words = known(lambda: dict(actions.sources(game))[source], source)
    return words[:1].upper() + words[1:]


def pair_name(game: str, suffix: str) -> str:
    """What can be chosen and used in a game, by the end of the keys "chosen_..." and "used_..."."""
    if game == "house_numbers":
        return known(lambda: effect(Effect[suffix.upper()]).name, suffix)
    return suffix


def tally_name(game: str, key: str) -> str:
    """Something that is counted once per seat and match."""
    return known(
        lambda: {
            ("house_numbers", "turns"): translate("Statistics", "Turns"),
            ("house_numbers", "houses"): translate("Statistics", "Houses"),
            ("house_numbers", "plans"): translate("Statistics", "City plans"),
            ("house_numbers", "refusals"): translate("Statistics", "Permit refusals"),
            ("house_numbers", "roundabouts"): translate("Statistics", "Roundabouts"),
            ("house_numbers", "lost_pools"): translate("Statistics", "Pools lost"),
            ("house_numbers", "reshuffle_wishes"): translate("Statistics", "Shuffle wishes"),
            ("common_ground", "trees"): translate("Statistics", "Trees of the city"),
            ("common_ground", "most_trees"): translate("Statistics", "Most trees possible"),
            ("common_ground", "tiles"): translate("Statistics", "Tiles of the city"),
            ("common_ground", "perfect_rounds"): translate("Statistics", "Perfect rounds"),
            ("common_ground", "mayor_rounds"): translate("Statistics", "Rounds as mayor"),
            ("common_ground", "meant"): translate("Statistics", "Places meant as mayor"),
            ("common_ground", "guessed_right"): translate("Statistics", "Guessed right as mayor"),
            ("common_ground", "proposals"): translate("Statistics", "Proposals"),
            ("nine_blocks", "rounds"): translate("Statistics", "Rounds"),
            ("nine_blocks", "planned"): translate("Statistics", "Tiles planned"),
            ("nine_blocks", "given_up"): translate("Statistics", "Tiles given up"),
            ("nine_blocks", "bonuses"): translate("Statistics", "Bonuses used"),
            ("nine_blocks", "standing"): translate("Statistics", "Buildings that stand"),
            ("nine_blocks", "units"): translate("Statistics", "Lines and blocks completed"),
            ("nine_blocks", "penalties"): translate("Statistics", "Penalty tiles at the end"),
            ("room_to_move", "pieces"): translate("Statistics", "Pieces drawn"),
            ("room_to_move", "counting"): translate("Statistics", "Pieces that count"),
            ("room_to_move", "rooms"): translate("Statistics", "Rooms closed"),
            ("room_to_move", "squares"): translate("Statistics", "Squares of closed rooms"),
            ("room_to_move", "ideas"): translate("Statistics", "Bright ideas used"),
            ("after_the_quake", "years"): translate("Statistics", "Years"),
            ("after_the_quake", "buildings"): translate("Statistics", "Buildings"),
            ("after_the_quake", "rubble"): translate("Statistics", "Rubble cleared"),
            ("after_the_quake", "urban"): translate("Statistics", "Cards of urban planning"),
            ("after_the_quake", "goals"): translate("Statistics", "Personal goals"),
            ("after_the_quake", "steps"): translate("Statistics", "Steps paid for"),
        }[game, key],
        key,
    )


def end_name(game: str, reason: str) -> str:
    """A reason of ends, without names."""
    return known(
        lambda: {
            ("house_numbers", "refusals"): translate("Statistics", "Third permit refusal"),
            ("house_numbers", "plans"): translate("Statistics", "All three city plans"),
            ("house_numbers", "plots"): translate("Statistics", "Every plot filled"),
            ("house_numbers", "deck"): translate("Statistics", "Last card dealt"),
            ("common_ground", "rounds"): translate("Statistics", "Six rounds"),
            ("nine_blocks", "points"): translate("Statistics", "Three points"),
            ("nine_blocks", "area"): translate("Statistics", "Whole area built"),
            ("nine_blocks", "instant"): translate("Statistics", "Bonus of the 9"),
            ("nine_blocks", "last_seat"): translate("Statistics", "All others out"),
            ("nine_blocks", "nobody"): translate("Statistics", "All out, nobody won"),
            ("nine_blocks", "all_passed"): translate("Statistics", "All passed"),
            ("nine_blocks", "guard"): translate("Statistics", "100 rounds"),
            ("room_to_move", "finished"): translate("Statistics", "All sheets finished"),
            ("after_the_quake", "eighth"): translate("Statistics", "Eighth building"),
            ("after_the_quake", "year"): translate("Statistics", "Bonus of 1915"),
        }[game, reason],
        reason,
    )


def help_name(help: str) -> str:
    """What helped a seat, in small letters."""
    return known(
        lambda: {
            "hints": translate("Statistics", "hints"),
            "legal": translate("Statistics", "legal targets"),
            "live_score": translate("Statistics", "live score"),
            "left": translate("Statistics", "what is left"),
            "soft_hints": translate("Statistics", "soft hints"),
            "undo": translate("Statistics", "taken back after something new was seen"),
            "computer": translate("Statistics", "a computer player for a while"),
            "position": translate("Statistics", "begun from a position"),
            "again": translate("Statistics", "the same match once more"),
        }[help],
        help,
    )


def day(finished: str) -> str:
    """A date of the file (ISO 8601, UTC) as people here write it."""
    moment = QDateTime.fromString(finished, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment.date(), "d MMM yyyy") if moment.isValid() else finished


def hour(finished: str) -> str:
    """The time of day of a date of the file."""
    moment = QDateTime.fromString(finished, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat) if moment.isValid() else ""


def decimal(value: float) -> str:
    """A number with one decimal; the minus is the typographic one."""
    words = QLocale().toString(abs(value), "f", 1)
    return f"−{words}" if round(value, 1) < 0 else words
