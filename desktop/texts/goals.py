"""The data of After the Quake in words: years, permits, goals. Names of goals come with the content, in three
languages."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

import resources
from desktop.texts.places import spoken
from desktop.texts.words import fill
from engine.games.after_the_quake.content import COLOURS, PERMITS, Content, ContentError, Goal, read_content

translate = QCoreApplication.translate

FIRST_YEAR = 1906


@cache
def content() -> Content | None:
    """The data of the game, read once; None where it is not there or cannot be used."""
    try:
        return read_content(resources.reader("after_the_quake"))
    except ContentError:
        return None


def year_at(place: int) -> int:
    """A year by its place, from 0; counted on from the first one where the content is not there."""
    found = content()
    return found.years[place].year if found is not None and place < len(found.years) else FIRST_YEAR + place


def place_of(year: int) -> int:
    """The place of a year, from 0; the last one for a year that there is not."""
    found = content()
    years = [one.year for one in found.years] if found is not None else []
    return years.index(year) if year in years else max(0, len(years) - 1)


def bonuses_of(year: int) -> tuple[str, ...]:
    """The alternatives of the bonus of a year; () where the content is not there."""
    found = content()
    return found.years[place_of(year)].bonuses if found is not None else ()


def income_at(space: int) -> int:
    """What an income space gives, 0 where the content is not there."""
    found = content()
    return found.year_income[space] if found is not None and 0 <= space < len(found.year_income) else 0


# Permits


def colour(place: int) -> str:
    """A colour of building spaces and permits, inside a sentence."""
    return (
        translate("AfterTheQuake", "red"),
        translate("AfterTheQuake", "yellow"),
        translate("AfterTheQuake", "green"),
        translate("AfterTheQuake", "blue"),
    )[place]


def permit_name(permit: int) -> str:
    """A permit inside a sentence: "red 5", "subsidy"."""
    found = content()
    if found is None or permit < 0:
        return translate("AfterTheQuake", "a hidden permit")
    if permit >= PERMITS:
        return translate("AfterTheQuake", "subsidy", "a permit that stands for any number or colour")
    card = found.permits[permit]
    return fill(
        translate("AfterTheQuake", "%1 %2", "colour and number"), colour(COLOURS.index(card.colour)), card.number
    )


def number_of(permit: int) -> int:
    """The number of a permit, 0 for one that has none."""
    found = content()
    return found.permits[permit].number if found is not None and 0 <= permit < PERMITS else 0


# Goals


def goal_at(number: int) -> Goal | None:
    """A goal by its number, None for one that is hidden or not there."""
    found = content()
    return found.goals[number] if found is not None and 0 <= number < len(found.goals) else None


def goal_called(goal_id: str) -> Goal | None:
    """A goal by its id."""
    found = content()
    return next((goal for goal in found.goals if goal.id == goal_id), None) if found is not None else None


def title_of(goal: Goal | None) -> str:
    """The name of a goal."""
    return translate("AfterTheQuake", "A hidden goal") if goal is None else spoken(goal.names)


def goal_title(number: int) -> str:
    """The name of a goal by its number."""
    return title_of(goal_at(number))


def places_for(players: int) -> tuple[int, ...]:
    """What the places of a comparison are worth among so many players."""
    found = content()
    return found.places[max(2, players)] if found is not None else ()


def points_of(goal: Goal, players: int) -> int:
    """What a goal gives each time, or once, among so many players; 0 for a comparison."""
    return goal.points_two if goal.points_two and players == 2 else goal.points


ONCE = ("four_colours", "five_numbers", "group_of_four", "best_builder")
"""Kinds of goals that pay once."""


def goal_worth(goal: Goal, players: int) -> str:
    """What a goal is worth in short: "6 · 4 · 1", "2 each", "8"."""
    if goal.kind.startswith("most_"):
        return " · ".join(map(str, places_for(players)))
    points = points_of(goal, players)
    return str(points) if goal.kind in ONCE else fill(translate("AfterTheQuake", "%1 each", "points of a goal"), points)


def goal_sentence(goal: Goal, players: int) -> str:
    """What a goal asks for and gives, as a sentence."""
    if goal.kind.startswith("most_"):
        return fill(compared_sentence(goal), goal_worth(goal, players))
    sentence = {
        "per_building": translate("AfterTheQuake", "%1 for each own building on the map."),
        "per_colour": translate("AfterTheQuake", "%1 for each own building on %2."),
        "per_pair": translate("AfterTheQuake", "%1 for each pair of own buildings side by side."),
        "beside_foreign": translate("AfterTheQuake", "%1 for each own building beside one of somebody else."),
        "four_colours": translate("AfterTheQuake", "%1 for own buildings on all four colours."),
        "per_rubble": translate("AfterTheQuake", "%1 for each own token of rubble."),
        "urban_sets": translate("AfterTheQuake", "%1 for each set of light, cable car, hydrant and park."),
        "per_urban": translate("AfterTheQuake", "%1 for each own card of urban planning."),
        "per_plot": translate("AfterTheQuake", "%1 for each plot card with an own building."),
        "per_full_plot": translate("AfterTheQuake", "%1 for each plot card with two own buildings or more."),
        "outer_edge": translate("AfterTheQuake", "%1 for each own building at the outer edge of the map."),
        "on_rubble": translate("AfterTheQuake", "%1 for each own building where rubble lay at the start."),
        "five_numbers": translate("AfterTheQuake", "%1 for own buildings on all five numbers."),
        "group_of_four": translate("AfterTheQuake", "%1 for four own buildings or more that hang together."),
        "best_builder": translate("AfterTheQuake", "%1 for the first to build all eight buildings."),
    }[goal.kind]
    points = translate("AfterTheQuake", "%n points", "", points_of(goal, players))
    return fill(sentence, points, colour(COLOURS.index(goal.colour)) if goal.colour else "")


def compared_sentence(goal: Goal) -> str:
    """A comparison as a sentence; %1 stands for the worth of its places."""
    sentence = {
        "most_on_colour": translate("AfterTheQuake", "The most buildings on %2: %1 by places."),
        "most_rubble": translate("AfterTheQuake", "The most tokens of rubble: %1 by places."),
        "most_money": translate("AfterTheQuake", "The most money at the end: %1 by places."),
        "most_urban": translate("AfterTheQuake", "The most cards of urban planning: %1 by places."),
    }[goal.kind]
    return sentence.replace("%2", colour(COLOURS.index(goal.colour)) if goal.colour else "")
