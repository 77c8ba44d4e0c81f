"""Names in Common Ground: mode, options, phases, cones, ranks, score rows, the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts.games import Named
from desktop.texts.words import fill
from engine.games.common_ground.facts import ROUNDS
from engine.games.common_ground.view import Phase, View

translate = QCoreApplication.translate

ROUND = "round"
"""The score table explains rounds under the keys "round_1" to "round_6"."""


def mode(mode_id: str) -> Named:
    """A mode with the sentence that explains it."""
    return {
        "standard": Named(
            translate("CommonGround", "Together"),
            translate("CommonGround", "Six rounds, one city, one score: all seats win or lose it together."),
        )
    }[mode_id]


def mode_line(mode_id: str) -> str:
    """A mode for the top bar, in small letters."""
    return {"standard": translate("CommonGround", "all together", "mode of a match")}[mode_id]


def option(option_id: str) -> Named:
    """An option of the rules."""
    return {
        "children": Named(
            translate("CommonGround", "For children"),
            translate("CommonGround", "The mayor may turn each drawn tile over and use the easier place."),
        ),
        "open_table": Named(
            translate("CommonGround", "Open table"),
            translate("CommonGround", "All see the places while the mayor still thinks, and keep silent."),
        ),
    }[option_id]


def value(option_id: str, value_id: str) -> Named:
    """A value of an option."""
    return {
        ("children", "off"): Named(
            translate("CommonGround", "Off"), translate("CommonGround", "The face that came up is used.")
        ),
        ("children", "on"): Named(
            translate("CommonGround", "On"), translate("CommonGround", "Both faces of a tile may be used.")
        ),
        ("open_table", "off"): Named(
            translate("CommonGround", "Off"), translate("CommonGround", "The places show when the plan is sealed.")
        ),
        ("open_table", "on"): Named(
            translate("CommonGround", "On"), translate("CommonGround", "The places show when the cones stand.")
        ),
    }[option_id, value_id]


def phase(phase_id: str) -> Named:
    """A part of a round, with what happens in it."""
    return {
        Phase.CONES: Named(
            translate("CommonGround", "The deputy sets the cones"),
            translate("CommonGround", "The deputy sets each cone on an empty cell beside the city."),
        ),
        Phase.FACES: Named(
            translate("CommonGround", "The mayor chooses faces"),
            translate("CommonGround", "The mayor turns the drawn tiles as wished, then all see the places."),
        ),
        Phase.PLAN: Named(
            translate("CommonGround", "The mayor plans"),
            translate("CommonGround", "The mayor gives each place a cone in secret and seals the plan."),
        ),
        Phase.GROUP: Named(
            translate("CommonGround", "The group guesses"),
            translate("CommonGround", "The others talk and lay their site tiles; the deputy seals the guess."),
        ),
        Phase.CORNERS: Named(
            translate("CommonGround", "The mayor lays what was missed"),
            translate("CommonGround", "Places that were missed go where they touch the city at corners only."),
        ),
        Phase.BONUS: Named(
            translate("CommonGround", "The mayor lays the Bonus tile"),
            translate("CommonGround", "The Bonus tile completes at least one tree and shuts a line."),
        ),
        Phase.OVER: Named(
            translate("CommonGround", "The city is built"),
            translate("CommonGround", "Six rounds are over; every whole tree counts."),
        ),
    }[Phase(phase_id)]


def state(turn: int, view: View, mode_id: str) -> tuple[str, str]:
    """Round and phase for the top bar: "Round 4 of 6", "The group guesses"."""
    return fill(translate("CommonGround", "Round %1 of %2"), turn, ROUNDS), phase(view.phase).name


def letter(cone: int) -> str:
    """The letter of a cone."""
    return "ABCD"[cone]


def cone(number: int) -> str:
    """A cone by letter and colour, inside a sentence: "cone A (blue)"."""
    return (
        translate("CommonGround", "cone A (blue)"),
        translate("CommonGround", "cone B (yellow)"),
        translate("CommonGround", "cone C (orange)"),
        translate("CommonGround", "cone D (white)"),
    )[number]


def cone_full(number: int) -> str:
    """A cone with its shape, for the board as a list and the screen reader."""
    return (
        translate("CommonGround", "Cone A, blue, with a drop"),
        translate("CommonGround", "Cone B, yellow, with a sun"),
        translate("CommonGround", "Cone C, orange, with a flame"),
        translate("CommonGround", "Cone D, white, with a cloud"),
    )[number]


def site_full(number: int) -> str:
    """A site tile with its shape."""
    return (
        translate("CommonGround", "Site tile A, blue, with a drop"),
        translate("CommonGround", "Site tile B, yellow, with a sun"),
        translate("CommonGround", "Site tile C, orange, with a flame"),
        translate("CommonGround", "Site tile D, white, with a cloud"),
    )[number]


def side(number: int) -> str:
    """A side of a tile, 0 north to 3 west, inside a sentence."""
    return (
        translate("CommonGround", "north", "the line to the ..."),
        translate("CommonGround", "east", "the line to the ..."),
        translate("CommonGround", "south", "the line to the ..."),
        translate("CommonGround", "west", "the line to the ..."),
    )[number]


def rank(number: int) -> Named:
    """A title for the city, 0 (fewer than 20 trees) to 5 (60 and more), with a sentence on it."""
    return (
        Named(
            translate("CommonGround", "Odd Corners"),
            translate("CommonGround", "The bus stops in the pond, but somebody will love it."),
        ),
        Named(
            translate("CommonGround", "Merry Muddle"),
            translate("CommonGround", "Nobody finds the way at once, and everybody has a good time."),
        ),
        Named(
            translate("CommonGround", "Lively Quarter"),
            translate("CommonGround", "Things stand where people look for them, most of the time."),
        ),
        Named(
            translate("CommonGround", "Garden City"),
            translate("CommonGround", "Shade on every street: other cities send visitors to take notes."),
        ),
        Named(
            translate("CommonGround", "Common Ground"),
            translate("CommonGround", "One mind drew this city, spread over several heads."),
        ),
        Named(
            translate("CommonGround", "Enchanted Forest"),
            translate("CommonGround", "More trees than this ground can hold: somebody planted by moonlight."),
        ),
    )[number]


def turns(count: int) -> str:
    """How many rounds a match had."""
    return translate("CommonGround", "%n rounds", "", count)


def points(count: int) -> str:
    """The score with its unit."""
    return translate("CommonGround", "%n trees", "", count)


def row(key: str) -> str:
    """A row of the score table, or a round that it explains."""
    name, _, place = key.rpartition("_")
    if name == ROUND:
        return fill(translate("CommonGround", "Round %1"), place)
    return {
        "trees_rows": translate("CommonGround", "Trees in rows"),
        "trees_columns": translate("CommonGround", "Trees in columns"),
    }[key]


def row_details(view: View) -> dict[str, str]:
    """Which neighbours the rows of the score table count."""
    return {
        "trees_rows": translate("CommonGround", "east to west"),
        "trees_columns": translate("CommonGround", "north to south"),
    }


def group(key: str) -> str:
    """A group of rows of the score table, in small letters."""
    return {"city": translate("CommonGround", "city", "group of score rows")}[key]


def end(reason: str, causes: str) -> str:
    """Why a match ended; all seats play all rounds, so nobody is named."""
    return {"rounds": translate("CommonGround", "six rounds are over", "why the match ended")}[reason]


def tie(key: str) -> str:
    """What decided between equal totals: never anything, the score is the group's."""
    return {"shared": translate("CommonGround", "The score belongs to all seats together.")}[key]
