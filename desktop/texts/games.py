"""What there is to say about a game before it begins: titles, modes, options, levels, aids, each with a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

GAME_IDS = ("house_numbers", "common_ground", "nine_blocks", "room_to_move", "after_the_quake")
"""The five games in the order of the home window."""
SEATS_AND_MINUTES = {
    "house_numbers": (1, 12, 30),
    "common_ground": (2, 6, 30),
    "nine_blocks": (2, 4, 40),
    "room_to_move": (1, 6, 45),
    "after_the_quake": (1, 4, 60),
}
"""Fewest and most seats at one screen, minutes of a match; for games whose facts are there, the facts win."""
PUZZLE_IDS = ("building_plan", "move_in", "odd_town", "fixed_deal", "last_year")


@dataclass(frozen=True)
class Named:
    """A name and one sentence that explains it."""

    name: str
    sentence: str


def title(game: str) -> str:
    """The title of a game."""
    return {
        "house_numbers": translate("Games", "House Numbers"),
        "common_ground": translate("Games", "Common Ground"),
        "nine_blocks": translate("Games", "Nine Blocks"),
        "room_to_move": translate("Games", "Room to Move"),
        "after_the_quake": translate("Games", "After the Quake"),
    }[game]


def slogan(game: str) -> str:
    """A game in one short sentence for its card."""
    return {
        "house_numbers": translate("Games", "Flip three pairs, write one number, fence in the finest street."),
        "common_ground": translate("Games", "Place by place, one town together: guess what the mayor meant."),
        "nine_blocks": translate("Games", "Hidden buildings on one big grid, no number twice in a line."),
        "room_to_move": translate("Games", "Draw the furniture so that people can still reach the door."),
        "after_the_quake": translate("Games", "Earn permits, clear rubble, and build the city up again."),
    }[game]


def credit(game: str) -> str:
    """Whose rules a game plays by."""
    return {
        "house_numbers": translate(
            "Games", "Plays by the rules of Welcome To... by Benoit Turpin (Blue Cocker Games, 2018)."
        ),
        "common_ground": translate(
            "Games", "Plays by the rules of Link City by Émilien Alquier (Bandjo! / Blue Orange, 2024)."
        ),
        "nine_blocks": translate(
            "Games", "Plays by the rules of Numberplace City by Nakiku Sotogamo (ORUCAgames, 2019)."
        ),
        "room_to_move": translate(
            "Games",
            "Plays by the rules of Verplant & zugestellt (Home Staging) by Steffen Hacker (frechverlag, 2023; Blue"
            " Orange, 2025).",
        ),
        "after_the_quake": translate(
            "Games",
            "Plays by the rules of 1906 San Francisco by Perepau Llistosella (Looping Games, 2018; Biberstein Spiele,"
            " 2025).",
        ),
    }[game]


def puzzle(puzzle_id: str) -> tuple[str, str]:
    """The name of a kind of puzzle and the game it belongs to (id)."""
    return {
        "building_plan": (translate("Games", "Building plan"), "nine_blocks"),
        "move_in": (translate("Games", "Move in"), "room_to_move"),
        "odd_town": (translate("Games", "Odd town"), "common_ground"),
        "fixed_deal": (translate("Games", "Fixed deal"), "house_numbers"),
        "last_year": (translate("Games", "Last year"), "after_the_quake"),
    }[puzzle_id]


def seat_range(least: int, most: int) -> str:
    """How many seats a game has, for its card."""
    sentence = translate("Games", "%1 to %2 seats")
    return sentence.replace("%1", str(least)).replace("%2", str(most))


def minutes(count: int) -> str:
    """How long a match lasts, for the card of a game."""
    return translate("Games", "%1 min", "minutes, short").replace("%1", str(count))


def level(level_id: str) -> Named:
    """A level of computer players; "person" is somebody at the table."""
    return {
        "person": Named(translate("Levels", "Person"), translate("Levels", "Somebody at this table.")),
        "random": Named(
            translate("Levels", "Random"), translate("Levels", "Picks any legal move. Good for trying things out.")
        ),
        "beginner": Named(
            translate("Levels", "Beginner"),
            translate("Levels", "Plays sensibly and looks at the current turn only. Makes mistakes."),
        ),
        "skilled": Named(translate("Levels", "Skilled"), translate("Levels", "Plans ahead and rarely wastes a turn.")),
        "expert": Named(translate("Levels", "Expert"), translate("Levels", "Thinks as long as the time limit allows.")),
    }[level_id]


def aid(aid_id: str) -> Named:
    """A match aid that can be switched on or off."""
    return {
        "legal": Named(
            translate("Aids", "Legal targets"), translate("Aids", "Lights up where a piece that is picked up may go.")
        ),
        "live_score": Named(
            translate("Aids", "Live score"), translate("Aids", "Shows points now, and points with the move under way.")
        ),
        "left": Named(translate("Aids", "What is left"), translate("Aids", "Counts what can still come.")),
        "soft_hints": Named(
            translate("Aids", "Soft hints"), translate("Aids", "Shows early what would not count at the end, and why.")
        ),
        "hints": Named(translate("Aids", "Hints"), translate("Aids", "A computer player proposes a move when asked.")),
    }[aid_id]


def aid_in_sentence(aid_id: str) -> str:
    """A match aid within a list."""
    return {
        "legal": translate("Aids", "legal targets", "in a list"),
        "live_score": translate("Aids", "live score", "in a list"),
        "left": translate("Aids", "what is left", "in a list"),
        "soft_hints": translate("Aids", "soft hints", "in a list"),
        "hints": translate("Aids", "hints", "in a list"),
    }[aid_id]


def free_undo() -> Named:
    """The match option "free undo"."""
    return Named(
        translate("Aids", "Free undo"),
        translate("Aids", "Moves can be taken back even after something new was seen. The result says so."),
    )


def secret() -> Named:
    """The match option "write in secret"."""
    return Named(
        translate("Aids", "Write in secret"),
        translate("Aids", "A curtain comes down between the seats, and sheets show when all are ready."),
    )
