"""The map: plot cards side by side, their building spaces, neighbours, edges (rules page, 3.1, R4, R5).

A space is ``width * row + column`` over the whole map, plazas included; sets of spaces are bit masks.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from engine.games.after_the_quake.content import CARD_HEIGHT, CARD_WIDTH, Cell, Content

CARDS_ACROSS: Final = {1: 2, 2: 2, 3: 3, 4: 4}
"""Plot cards in a row by number of seats; solo as two."""
CARD_ROWS: Final = 2


class Town:
    """The map of a match, from its plots (2 * card + side) in reading order of the cards."""

    def __init__(self, content: Content, plots: tuple[int, ...], seats: int) -> None:
        self.across = CARDS_ACROSS[seats]
        self.width = CARD_WIDTH * self.across
        self.height = CARD_HEIGHT * CARD_ROWS
        cells: list[Cell | None] = [None] * (self.width * self.height)
        card_of = [0] * len(cells)
        for place, plot in enumerate(plots):
            top, left = CARD_HEIGHT * (place // self.across), CARD_WIDTH * (place % self.across)
            for number, cell in enumerate(content.plots[plot]):
                space = self.width * (top + number // CARD_WIDTH) + left + number % CARD_WIDTH
                cells[space] = cell
                card_of[space] = place
        self.cells = tuple(cells)
        self.card_of = tuple(card_of)
        self.lots = tuple((space, cell) for space, cell in enumerate(cells) if cell is not None)
        self.spaces = tuple(space for space, _ in self.lots)
        self.first_rubble = sum(1 << space for space, cell in enumerate(cells) if cell is not None and cell.rubble)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Per space the spaces beside it, across cards too, never diagonally (ruling 27)."""
        found = []
        for space in range(len(self.cells)):
            row, column = divmod(space, self.width)
            near = []
            if row:
                near.append(space - self.width)
            if column < self.width - 1:
                near.append(space + 1)
            if row < self.height - 1:
                near.append(space + self.width)
            if column:
                near.append(space - 1)
            found.append(tuple(other for other in near if self.cells[other] is not None))
        return tuple(found)

    def at_edge(self, space: int) -> bool:
        """Whether the space lies in the first or last row or column of the whole map (R16)."""
        row, column = divmod(space, self.width)
        return row in (0, self.height - 1) or column in (0, self.width - 1)
