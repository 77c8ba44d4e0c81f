"""What lies on a board as sections of sentences: the ground of the list mirror and of the accessible board."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.boards.common.pieces import Ident


@dataclass(frozen=True)
class Spot:
    """A thing on the board: ``words`` say content, place and what may be done there; ``can_press`` that pressing
    ``ident`` does something now; ``chosen`` whether it is chosen, None where that means nothing."""

    ident: Ident
    words: str
    can_press: bool = False
    chosen: bool | None = None


@dataclass(frozen=True)
class Section:
    """Spots that belong together under a ``title``."""

    title: str
    spots: tuple[Spot, ...]
