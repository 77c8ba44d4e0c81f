"""What the clock of a round says: its steps, its lengths, why it stands, and that the time is up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts.games import Named

translate = QCoreApplication.translate

MINUTE = 60


def clock(game: str) -> Named:
    """The clock with the steps of a game that it measures."""
    steps = {"common_ground": translate("Clock", "Minutes each for cones, plan and guess; at the end it only reminds.")}
    other = translate("Clock", "Minutes for each step of a round. It only reminds.")
    return Named(translate("Clock", "Clock"), steps.get(game, other))


def off() -> str:
    """No clock."""
    return translate("Clock", "Off", "clock")


def minutes(count: int) -> str:
    """A length."""
    return translate("Clock", "%n minutes", "", count)


def other() -> str:
    """Another length than those that are offered."""
    return translate("Clock", "Other", "number of minutes")


def figures(seconds: int) -> str:
    """Minutes and seconds as a clock shows them."""
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def time_left(seconds: int) -> str:
    """Minutes and seconds as they are spoken."""
    left, rest = divmod(seconds, MINUTE)
    words = []
    if left:
        words.append(translate("Clock", "%n minutes", "", left))
    if rest or not left:
        words.append(translate("Clock", "%n seconds", "", rest))
    return " ".join(words)


def mark(stand: str) -> str:
    """The word below the figures, "" while the clock runs."""
    if stand == "runs":
        return ""
    return translate("Clock", "time is up") if stand == "over" else translate("Clock", "paused", "clock")


def why(stand: str) -> str:
    """Whether the clock runs, as a sentence, or why not."""
    return {
        "off": translate("Clock", "The clock is off."),
        "runs": translate("Clock", "The clock runs."),
        "over": ended(),
        "held": translate("Clock", "The clock was paused by hand."),
        "away": translate("Clock", "The clock stands still while nobody looks at the board."),
        "covered": translate("Clock", "The clock stands still while the curtain is down."),
        "shown": translate("Clock", "The clock stands still while the board shows what happened."),
        "thinking": translate("Clock", "The clock stands still while computer players think."),
        "idle": translate("Clock", "The clock waits for the next step that people think over."),
    }[stand]


def warning(seconds: int) -> str:
    """The one warning before the end."""
    return translate("Clock", "%n seconds are left.", "", seconds)


def ended() -> str:
    """The time is up, and nothing else happens."""
    return translate("Clock", "The time is up. The match waits as long as it takes.")


def hold(*, held: bool) -> str:
    """The entry of the menu that pauses the clock or lets it go on."""
    return translate("Clock", "Let the clock go on") if held else translate("Clock", "Pause the clock")


def show(*, shown: bool) -> str:
    """The entry of the menu that hides or shows the figures."""
    return translate("Clock", "Hide the time") if shown else translate("Clock", "Show the time")


def ask() -> str:
    """The question for another length."""
    return translate("Clock", "How many minutes for each step?")


def take() -> str:
    """The button that takes the length over."""
    return translate("Clock", "Set the clock")


def leave() -> str:
    """The button that changes nothing."""
    return translate("Clock", "Cancel")
