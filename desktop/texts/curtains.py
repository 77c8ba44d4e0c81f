"""What lies behind the curtain, per game, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def behind(game: str, name: str, *, hand: bool) -> str:
    """What only the seat ``name`` may see: ``hand`` where the rules hide something, else what it writes in secret."""
    if game == "house_numbers":
        words = (
            translate("Curtain", "the hand of %1", "cards that only this seat sees")
            if hand
            else translate("Curtain", "what %1 writes this turn")
        )
    elif game == "common_ground":
        words = translate("Curtain", "the places and the plan of %1")
    else:
        words = translate("Curtain", "what only %1 may see")
    return words.replace("%1", name)
