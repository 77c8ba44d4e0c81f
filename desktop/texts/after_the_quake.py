"""Names in After the Quake: modes, options, years and their parts, actions, bonuses, spaces, score rows, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from desktop.texts import goals
from desktop.texts.games import Named
from desktop.texts.words import SeatName, fill
from engine.games.after_the_quake.facts import ACTION_CARDS
from engine.games.after_the_quake.town import CARDS_ACROSS
from engine.games.after_the_quake.view import Phase, View

translate = QCoreApplication.translate

CARD_COLUMNS = 3
LETTERS = "ABCDEFGHIJKL"
"""The columns of the map from left to right."""
COMMON, PERSONAL = "common_", "personal_"
"""Beginnings of the keys of goals in the score table."""


def mode(mode_id: str) -> Named:
    """A mode with the sentence that explains it."""
    return {
        "standard": Named(
            translate("AfterTheQuake", "Standard"),
            translate("AfterTheQuake", "Two to four seats build the city up again, and the most points win."),
        ),
        "solo": Named(
            translate("AfterTheQuake", "The Committee"),
            translate("AfterTheQuake", "One seat against the Committee, which moves by the permits it turns up."),
        ),
    }[mode_id]


def mode_line(mode_id: str) -> str:
    """A mode for the top bar, in small letters."""
    return {
        "standard": translate("AfterTheQuake", "each for itself", "mode of a match"),
        "solo": translate("AfterTheQuake", "against the Committee", "mode of a match"),
    }[mode_id]


def option(option_id: str) -> Named:
    """An option of the rules."""
    return {
        "flat_money": Named(
            translate("AfterTheQuake", "Money of a space"),
            translate("AfterTheQuake", "What a space gives to a pawn that takes money instead of an action."),
        ),
        "permit_limit": Named(
            translate("AfterTheQuake", "A sixth permit"),
            translate("AfterTheQuake", "What becomes of one more permit with five in hand."),
        ),
    }[option_id]


def value(option_id: str, value_id: str) -> Named:
    """A value of an option."""
    return {
        ("flat_money", "off"): Named(
            translate("AfterTheQuake", "As printed"),
            translate("AfterTheQuake", "1 $ or 2 $, as it stands under the space."),
        ),
        ("flat_money", "on"): Named(
            translate("AfterTheQuake", "Always 1 $"),
            translate("AfterTheQuake", "Every space gives 1 $, to the Committee too."),
        ),
        ("permit_limit", "strict"): Named(
            translate("AfterTheQuake", "Not taken"),
            translate("AfterTheQuake", "With five permits in hand, none can be taken."),
        ),
        ("permit_limit", "discard"): Named(
            translate("AfterTheQuake", "Take and discard"),
            translate("AfterTheQuake", "The permit is taken and seen, then any one of the six is discarded."),
        ),
    }[option_id, value_id]


def phase(view: View) -> Named:
    """The part of a year, with what happens in it."""
    match view.phase:
        case Phase.INCOME:
            return Named(
                translate("AfterTheQuake", "Income"),
                translate("AfterTheQuake", "The pawns go to the income spaces and take their money."),
            )
        case Phase.BONUS:
            return Named(
                translate("AfterTheQuake", "Bonus of the year"),
                translate("AfterTheQuake", "Each chooses one alternative of the bonus, from right to left."),
            )
        case Phase.ACT:
            return Named(
                fill(translate("AfterTheQuake", "Action card %1 of %2"), view.card + 1, ACTION_CARDS),
                translate("AfterTheQuake", "Each pawn goes to a free space: action, money or pass."),
            )
        case Phase.DISCARD:
            return Named(
                translate("AfterTheQuake", "A permit too many"),
                translate("AfterTheQuake", "One of the six permits in hand goes to the discards."),
            )
    return Named(
        translate("AfterTheQuake", "The match is over"),
        translate("AfterTheQuake", "The city stands again, and points are counted."),
    )


def state(turn: int, view: View, mode_id: str) -> tuple[str, str]:
    """Year and part of the year for the top bar: "1909", "Action card 3 of 6"."""
    words = phase(view).name
    if view.queue and view.queue[0] >= view.seats:
        words = fill(translate("AfterTheQuake", "%1, the Committee moves"), words)
    return str(goals.year_at(view.year)), words


# Who and where


def opponents() -> tuple[str, ...]:
    """How those are called that are no seats, at the beginning of a sentence."""
    return (translate("AfterTheQuake", "The Committee"),)


def who(seats: Sequence[SeatName], player: int) -> str:
    """A player inside a sentence, never after a preposition: a seat by its name, the Committee."""
    if 0 <= player < len(seats):
        return seats[player].name
    return translate("AfterTheQuake", "the Committee", "inside a sentence, nominative")


def begun(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def listed(parts: Sequence[str]) -> str:
    """Things in their order, with commas."""
    return translate("Words", ", ", "between the names of a list").join(parts)


def space(number: int, seats: int) -> str:
    """A space of the map by column and row: "E3"; maps differ by the number of seats."""
    width = CARD_COLUMNS * CARDS_ACROSS[min(max(seats, 1), 4)]
    return f"{LETTERS[number % width]}{number // width + 1}"


def spaces(numbers: Sequence[int], seats: int) -> str:
    """Spaces of the map with commas."""
    return listed([space(number, seats) for number in numbers])


# Actions and bonuses


def action(kind: str) -> str:
    """An action as its space calls it."""
    return {
        "build": translate("AfterTheQuake", "Build", "action"),
        "build_subsidised": translate("AfterTheQuake", "Build with subsidy", "action"),
        "material": translate("AfterTheQuake", "Material", "action"),
        "permit": translate("AfterTheQuake", "Permit", "action"),
        "goal": translate("AfterTheQuake", "Goal", "action"),
        "clean": translate("AfterTheQuake", "Clean up", "action"),
        "develop": translate("AfterTheQuake", "Development", "action"),
        "income": translate("AfterTheQuake", "Income", "action"),
        "pass": translate("AfterTheQuake", "Pass", "action"),
    }[kind]


def bonus(kind: str) -> str:
    """An alternative of a bonus inside a sentence."""
    return {
        "building_and_permit": translate("AfterTheQuake", "a building and a permit", "bonus"),
        "goal": translate("AfterTheQuake", "a goal", "bonus"),
        "permit": translate("AfterTheQuake", "a permit", "bonus"),
        "material": translate("AfterTheQuake", "a building", "bonus"),
        "develop": translate("AfterTheQuake", "a free step of development", "bonus"),
        "build": translate("AfterTheQuake", "a build", "bonus"),
        "money_2_per_building": translate("AfterTheQuake", "2 $ for each own building on the map", "bonus"),
        "money_1_per_building": translate("AfterTheQuake", "1 $ for each own building on the map", "bonus"),
        "money_3": translate("AfterTheQuake", "3 $", "bonus"),
        "money_2": translate("AfterTheQuake", "2 $", "bonus"),
    }[kind]


def bonuses(year: int) -> str:
    """The alternatives of the bonus of a year: "a goal or a permit"."""
    return translate("AfterTheQuake", " or ", "between the alternatives of a bonus").join(
        bonus(kind) for kind in goals.bonuses_of(year)
    )


def urban(kind: int) -> str:
    """A type of urban planning at the beginning of a line, in the plural."""
    return (
        translate("AfterTheQuake", "Lights"),
        translate("AfterTheQuake", "Cable cars"),
        translate("AfterTheQuake", "Hydrants"),
        translate("AfterTheQuake", "Parks"),
    )[kind]


# Counts, score, end


def turns(count: int) -> str:
    """How many years a match had."""
    return translate("AfterTheQuake", "%n years", "", count)


def points(count: int) -> str:
    """A total with its unit."""
    return translate("AfterTheQuake", "%n points", "", count)


def row(key: str) -> str:
    """A row of the score table, also where its group does not show."""
    if key.startswith(COMMON):
        name = title(key)
        return fill(translate("AfterTheQuake", "Common: %1", "a goal"), name) if key != BEST else name
    if key.startswith(PERSONAL):
        return fill(translate("AfterTheQuake", "Personal: %1", "a goal"), title(key))
    return {
        "committee_goals": translate("AfterTheQuake", "Goals of the Committee"),
        "development": translate("AfterTheQuake", "Development"),
        "urban": translate("AfterTheQuake", "Urban planning"),
        "money": translate("AfterTheQuake", "Money"),
    }[key]


BEST = "common_best_builder"
COURSES: Mapping[str, bool] = MappingProxyType({"money": True, "development": False})
"""Score rows with a chart of their own over the years; money as dollars."""


def year_at(place: int) -> int:
    """A year by its place, from 0."""
    return goals.year_at(place)


def course(key: str) -> str:
    """What the chart of a score row shows."""
    return {
        "money": translate("AfterTheQuake", "Money in $", "chart"),
        "development": translate("AfterTheQuake", "Points for development", "chart"),
    }[key]


def goal_id(key: str) -> str:
    """The id of the goal that a row stands for, "" for none."""
    for start in (COMMON, PERSONAL):
        if key.startswith(start):
            return key.removeprefix(start)
    return ""


def title(key: str) -> str:
    """The name of the goal that a row stands for. Raises KeyError for a goal that there is not."""
    goal = goals.goal_called(goal_id(key))
    if goal is None:
        raise KeyError(key)
    return goals.title_of(goal)


def row_names(view: View) -> dict[str, str]:
    """The goals by their bare names, for a table whose groups say whose they are."""
    found = goals.content()
    return {
        start + goal.id: goals.title_of(goal)
        for start in (COMMON, PERSONAL)
        for goal in (found.goals if found is not None else ())
    }


def row_details(view: View) -> dict[str, str]:
    """What each row is worth."""
    found, players = goals.content(), len(view.boards)
    made = {
        start + goal.id: goals.goal_worth(goal, players)
        for start in (COMMON, PERSONAL)
        for goal in (found.goals if found is not None else ())
    }
    if not view.solo:
        made["money"] = translate("AfterTheQuake", "1 for 3 $", "points for money")
    return {**made, "committee_goals": fill(translate("AfterTheQuake", "%1 each", "points of a goal"), 3)}


def group(key: str) -> str:
    """A group of rows of the score table, in small letters."""
    return {
        "common": translate("AfterTheQuake", "common", "group of score rows"),
        "personal": translate("AfterTheQuake", "personal", "group of score rows"),
        "city": translate("AfterTheQuake", "city", "group of score rows"),
    }[key]


def end(reason: str, causes: str) -> str:
    """Why a match ended; ``causes`` are the names of the seats that brought it about, "" for the Committee."""
    if reason == "eighth" and causes:
        return fill(translate("AfterTheQuake", "the eighth building, built by %1", "why the match ended"), causes)
    return {
        "eighth": translate("AfterTheQuake", "the eighth building of the Committee", "why the match ended"),
        "year": translate("AfterTheQuake", "the bonus of 1915 has been taken", "why the match ended"),
    }[reason]


def tie(key: str) -> str:
    """What decided between equal totals, as a sentence."""
    return {
        "buildings": translate("AfterTheQuake", "More buildings on the map decide."),
        "shared": translate("AfterTheQuake", "Nothing tells them apart: the place is shared."),
        "committee": translate("AfterTheQuake", "Nothing tells them apart: the Committee wins."),
    }[key]
