"""A language that does not exist: every text is 40 % longer, has accents and stands in brackets."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

ACCENTS = str.maketrans("aeiouAEIOUcnyz", "àéîöûÀÉÎÖÛçñÿž")
PADDING = " ·~·~"


def pseudo(text: str) -> str:
    """A text in that language; placeholders stay as they are."""
    made = []
    for at, piece in enumerate(text.split("%")):
        # The character after a percent sign belongs to the placeholder.
        made.append(piece.translate(ACCENTS) if at == 0 else piece[:1] + piece[1:].translate(ACCENTS))
    more = round(len(text) * 0.4)
    return f"[{'%'.join(made)}{(PADDING * (more // len(PADDING) + 1))[:more]}]"


class PseudoTranslator(QTranslator):
    """Translates everything into that language."""

    def isEmpty(self) -> bool:
        """It is never empty: Qt does not ask empty translators."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in brackets; texts of Qt itself keep their own translation."""
        return "" if context.startswith("Q") and context != "Quit" else pseudo(source)
