"""The scenario book of Room to Move in words: what a house is like, its rooms, rules and bonuses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts.places import spoken
from desktop.texts.scenarios import family_name, in_sentence, room_title
from desktop.texts.words import fill
from engine.games.room_to_move.scenario import Room, Scenario

translate = QCoreApplication.translate


def title() -> str:
    """What the page is called."""
    return translate("RoomToMoveBook", "Scenario book")


def open_book() -> str:
    """The button that opens it."""
    return translate("RoomToMoveBook", "Open the scenario book")


def headings() -> tuple[str, str, str, str]:
    """The headings of a scenario: rooms, rules, bonuses, points."""
    return (
        translate("RoomToMoveBook", "Rooms and cards"),
        translate("RoomToMoveBook", "Special rules"),
        translate("RoomToMoveBook", "Bonuses"),
        translate("RoomToMoveBook", "points"),
    )


def index_title() -> str:
    """The heading of all scenarios."""
    return translate("RoomToMoveBook", "Scenarios")


def surprise() -> tuple[str, str]:
    """The button that chooses by chance, and what it does."""
    return (
        translate("RoomToMoveBook", "Surprise"),
        translate("RoomToMoveBook", "Chooses one of the scenarios that are shown by chance."),
    )


def pencils(count: int) -> str:
    """How hard a scenario is."""
    return (
        translate("RoomToMoveBook", "for learning"),
        translate("RoomToMoveBook", "easy"),
        translate("RoomToMoveBook", "medium"),
        translate("RoomToMoveBook", "hard"),
    )[count]


def filter_words(count: int, many: int) -> str:
    """A button that shows the scenarios of one difficulty; -1 for all."""
    if count < 0:
        return fill(translate("RoomToMoveBook", "All %1", "scenarios, with their number"), many)
    return {
        1: translate("RoomToMoveBook", "Easy", "scenarios"),
        2: translate("RoomToMoveBook", "Medium", "scenarios"),
        3: translate("RoomToMoveBook", "Hard", "scenarios"),
    }[count]


def size(scenario: Scenario) -> str:
    """How large a house is: "81 squares, 5 rooms, 23 cards to draw"."""
    parts = (
        translate("RoomToMoveBook", "%n squares", "", scenario.inside.bit_count()),
        translate("RoomToMoveBook", "%n rooms", "", len(scenario.rooms)),
        translate("RoomToMoveBook", "%n pieces", "", sum(room.tokens for room in scenario.rooms)),
    )
    return ", ".join(parts)


def cards(room: Room) -> str:
    """What a room is furnished with: "large sofa, small plant × 2"."""
    twice = translate("RoomToMoveBook", "%1 × %2", "card, its tokens")
    parts = [
        fill(twice, family_name(number), tokens) if tokens > 1 else family_name(number) for number, tokens in room.cards
    ]
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def rules(scenario: Scenario) -> tuple[str, ...]:
    """The special rules, what follows from the plan first."""
    said = []
    if scenario.named >= 0:
        sentence = translate(
            "RoomToMoveBook", "No hallway: the front door and all other doors open into the main room: %1."
        )
        said.append(fill(sentence, in_sentence(room_title(scenario, scenario.named))))
    if scenario.file.outline:
        said.append(translate("RoomToMoveBook", "Hatched squares are cut by the slanting walls and lie outside."))
    said += [spoken(rule.text) for rule in scenario.rules]
    return tuple(said) or (translate("RoomToMoveBook", "None."),)


def unusable(why: str) -> str:
    """Why a scenario cannot be chosen."""
    return fill(translate("RoomToMoveBook", "This scenario cannot be played. %1"), why)
