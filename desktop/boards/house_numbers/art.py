"""Which pictures stand for what: houses and gardens per plot, pencil numbers, what the dark look replaces."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from desktop.boards.common.look import Look
from desktop.boards.common.painting import wobble
from desktop.boards.common.sprites import Swaps
from engine.games.house_numbers.actions import Effect

FOLDER: Final = "house_numbers/"
SHAPES: Final = ("gable", "hip", "modern", "gambrel", "stepped", "saltbox")
ROOFS: Final = (
    ("#C9694C", "#995847"), ("#5E7D92", "#4C6779"), ("#C89A45", "#997B42"),
    ("#7F9562", "#647857"), ("#8B6374", "#6D5464"), ("#4F8787", "#426E71"),
)  # fmt: skip
WALLS: Final = (
    ("#F8EBCB", "#FAF1DB"), ("#F6DCCB", "#F9E6DB"), ("#DFEAEF", "#E9F0F4"),
    ("#E8EDD6", "#EFF2E2"), ("#EAE3EF", "#F0EBF4"), ("#FBF6EA", "#FCF9F0"),
)  # fmt: skip
WALLS_DARK: Final = (
    ("#637176", "#7F8B8F"), ("#677079", "#828A91"), ("#5A7183", "#788B99"),
    ("#5E727A", "#7B8B92"), ("#607085", "#7D8A9B"), ("#60717E", "#7D8B95"),
)  # fmt: skip
HOUSES: Final = (
    # Shape, roof and wall of every plot, from the top left to the bottom right.
    (0, 0, 0), (1, 1, 1), (4, 0, 4), (5, 3, 2), (3, 5, 2),
    (2, 2, 5), (1, 4, 3), (5, 2, 5), (0, 3, 5), (4, 1, 1),
    (3, 2, 1), (1, 3, 0), (0, 5, 4), (4, 4, 2), (5, 0, 3), (2, 4, 2),
    (0, 2, 1), (3, 1, 0), (1, 0, 4), (5, 5, 5), (0, 1, 3),
    (3, 2, 3), (1, 3, 2), (4, 4, 1), (5, 4, 0), (0, 0, 5), (2, 1, 3),
    (1, 5, 4), (3, 3, 1), (0, 4, 2), (5, 2, 0), (4, 5, 5), (1, 1, 3),
)  # fmt: skip
GARDENS: Final = ("doghouse", "laundry", "swing", "poplar", "apple", "beds", "tree")
GARDEN_OF: Final = (
    0, 1, 6, 4, 2, 5, 3, 0, 3, 6,
    2, 4, 1, 6, 5, 5, 0, 3, 4, 2, 6,
    5, 3, 4, 1, 6, 0, 2, 4, 5, 3, 1, 6,
)  # fmt: skip
SECOND_HAND: Final = frozenset("0124789")
"""Digits that are drawn in a second handwriting as well."""

EFFECT_NAMES: Final[dict[int, str]] = {
    Effect.SURVEYOR: "surveyor",
    Effect.AGENT: "agent",
    Effect.LANDSCAPER: "landscaper",
    Effect.POOL: "pool",
    Effect.TEMP: "temp",
    Effect.BIS: "bis",
}
DRAWN_THINGS: Final = (
    "house_", "pool_", "tree_", "bush", "hedge", "laundry", "swing", "doghouse", "flowers", "vegetable",
    "parasol", "lounger", "garden_", "park_tree", "fountain", "fence_", "street_end.", "car_",
    "effect_surveyor", "effect_agent", "effect_landscaper", "effect_pool", "effect_temp", "effect_bis",
    "roundabout_token",
)  # fmt: skip


def kind(name: str) -> str:
    """How the dark look treats a picture: "lines", "pictures" with dark outlines, or "fixed"."""
    file = name.rpartition("/")[2] + "."
    if name.startswith("common/app_icon"):
        return "fixed"
    if file.startswith(("house_pencil", "pool_lost")):
        return "lines"
    return "pictures" if file.startswith(DRAWN_THINGS) else "lines"


def enamel(look: Look) -> Swaps:
    """Keeps the blue of enamel plates in the dark look."""
    return (("#1F5E8C", "#1F5E8C"),) if look.palette.dark else ()


def house(plot: int, number: int, *, bis: bool, dark: bool) -> tuple[str, Swaps]:
    """The picture of the house on a plot and its colours; a plot always has the same house."""
    shape, roof, wall = HOUSES[plot]
    front = "n2" if bis or number >= 10 else "n1"
    old_roof, old_wall = ROOFS[shape], WALLS[shape]
    new_wall = (WALLS_DARK if dark else WALLS)[wall]
    swaps = tuple(zip((*old_roof, *old_wall), (*ROOFS[roof], *new_wall), strict=True))
    return f"{FOLDER}house_{SHAPES[shape]}_{front}", swaps


def paint_number(
    painter: QPainter,
    look: Look,
    words: str,
    middle: float,
    top: float,
    height: float,
    *,
    colour: str,
    seed: int,
    opacity: float = 1,
) -> None:
    """Writes a number in pencil digits ``height`` units high, its middle at ``middle``, a little askew as by hand."""
    widths = [0.58 if digit == "1" else 0.74 for digit in words]
    x = middle - (sum(widths) - 0.12) * height / 2
    for place, digit in enumerate(words):
        hand = "b" if digit in SECOND_HAND and wobble(seed, place) > 0.2 else "a"
        name = f"{FOLDER}digit_{digit}_{hand}"
        painter.save()
        painter.translate(x + widths[place] * height / 2, top + height / 2)
        painter.rotate(wobble(seed + 7, place) * 3)
        painter.translate(-widths[place] * height / 2, -height / 2)
        look.sprites.paint(
            painter,
            name,
            -0.08 * height,
            -0.09 * height,
            factor=height / 100,
            swaps=(("#2E3740", colour),),
            opacity=opacity,
        )
        painter.restore()
        x += widths[place] * height


def paint_bis(painter: QPainter, look: Look, middle: float, top: float, height: float, *, colour: str) -> None:
    """Writes the pencil word "bis" ``height`` units high (with its letters' feet), centred at ``middle``."""
    factor = height / 100
    look.sprites.paint(
        painter, f"{FOLDER}bis", middle - 81 * factor, top - 7 * factor, factor=factor, swaps=(("#2E3740", colour),)
    )
