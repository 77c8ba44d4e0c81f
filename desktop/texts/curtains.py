"""What lies behind the curtain, per game, in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts.places import piece_name

translate = QCoreApplication.translate


def behind(game: str, name: str, *, hand: bool, sight: str = "") -> str:
    """What only the seat ``name`` may see: ``hand`` where the rules hide something, else what it writes in secret;
    ``sight`` is what all may see meanwhile."""
    if game == "house_numbers":
        words = (
            translate("Curtain", "the hand of %1", "cards that only this seat sees")
            if hand
            else translate("Curtain", "what %1 writes this turn")
        )
    elif game == "common_ground":
        words = (
            translate("Curtain", "the plan of %1") if sight else translate("Curtain", "the places and the plan of %1")
        )
    elif game == "nine_blocks":
        words = translate("Curtain", "the hand and the plans of %1", "tiles that only this seat sees")
    elif game == "after_the_quake":
        words = translate("Curtain", "the permits and goals of %1", "cards that only this seat sees")
    else:
        words = translate("Curtain", "what only %1 may see")
    return words.replace("%1", name)


def stands(game: str, turn: int) -> tuple[str, str]:
    """Where a match stands in the round ``turn``, counted from 1: a heading, and what stands below it."""
    if game == "after_the_quake":
        from desktop.texts.goals import year_at  # noqa: PLC0415 - content that a start does not need

        return translate("AfterTheQuakeBoard", "Year"), str(year_at(turn - 1))
    return translate("Curtain", "Round"), str(turn)


def in_sight(game: str, view: Any) -> str:
    """What all may see and think about while a seat acts in secret, "" for nothing. ``view`` is the table's."""
    if game != "common_ground" or view.phase != "plan" or not view.drawn or min(view.drawn) < 0:
        return ""
    places = translate("Curtain", ", ", "between the places that all see").join(map(piece_name, view.drawn))
    return translate("Curtain", "All see and think: %1").replace("%1", places)
