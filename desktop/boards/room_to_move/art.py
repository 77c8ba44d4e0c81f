"""The pictures of this game in the colours of the look."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.access.palettes import Palette
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import COLOUR, Sprites, Swaps

FOLDER: Final = "room_to_move/"
NIGHT_PAPER: Final = "#183A57"
"""The paper inside the house in the dark look."""
WASH: Final = 0.35
"""How much of a wash is left in the dark look; the rest is paper."""
MARKS: Final = {"#1F2D3A": "#EEF4F8", "#5A6672": "#A9C0D0", "#FBF8F1": NIGHT_PAPER, "#FFFDF8": NIGHT_PAPER}
DARK: Final = MARKS | {
    "#F3EDE0": "#0F283D", "#1F5E8C": "#7CC4F0", "#1E8E5A": "#4CC38A", "#B93A26": "#FF8A73", "#A87400": "#F2C14E",
    "#CFE0BE": "#1F4A3B", "#BFDCE6": "#17506B", "#CFC7BA": "#2A4154", "#C9694C": "#D98468",
    "#7A8792": "#A9C0D0", "#9C6A57": "#D3A793", "#EBD3C6": "#625468", "#F2C96B": "#D2B062",
}  # fmt: skip
MARKS_ONLY: Final = ("token_", "light_bulb_", "pencil_", "walker_", "wall_")
"""Pictures of which the dark look changes ink, pencil and paper only."""
FILLED_TOKENS: Final = ("token_chosen", "token_drawn")
TOKEN_DARK: Final = {"#1F5E8C": "#7CC4F0", "#FFFFFF": "#0D1F2E"}
CONTRAST: Final = {"#7A8792": "#3A3A3A", "#9C6A57": "#6B3F2E"}
"""What the look of high contrast replaces besides lines and marks; washes stay."""
WASHES: Final = frozenset({"#CFE0BE", "#BFDCE6", "#CFC7BA", "#C9694C"})


def kind(name: str) -> str:
    """How the dark look treats a picture: those of this game have replacements of their own (``swaps_of``)."""
    return "fixed" if name.startswith((FOLDER, "common/app_icon")) else "lines"


def swaps_of(palette: Palette, sprites: Sprites, name: str) -> Swaps:
    """What the look replaces in a picture of this game."""
    if palette.name == "light":
        return ()
    colours = frozenset(found.upper() for found in COLOUR.findall(sprites.recolour(FOLDER + name, ())))
    return _swaps_of(palette.dark, tuple(palette.lines.items()), name, colours)


@lru_cache(maxsize=1024)
def _swaps_of(dark: bool, lines: Swaps, name: str, colours: frozenset[str]) -> Swaps:
    if not dark:
        table = {old: new for old, new in lines if old in DARK and old not in WASHES} | CONTRAST
        return tuple((old, new) for old, new in table.items() if old in colours)
    if name.startswith(MARKS_ONLY):
        table = MARKS | TOKEN_DARK if name in FILLED_TOKENS else MARKS
        return tuple((old, new) for old, new in table.items() if old in colours)
    return tuple((colour, DARK.get(colour) or washed(colour)) for colour in sorted(colours))


def washed(colour: str) -> str:
    """A wash of the light look as it lies on the dark paper."""
    one, other = ([int(text[at : at + 2], 16) for at in (1, 3, 5)] for text in (colour, NIGHT_PAPER))
    return "#" + "".join(f"{round(a * WASH + b * (1 - WASH)):02X}" for a, b in zip(one, other, strict=True))


def paint(
    painter: QPainter,
    look: Look,
    name: str,
    x: float,
    y: float,
    *,
    factor: float = 1.0,
    size: tuple[float, float] | None = None,
    swaps: Swaps = (),
    opacity: float = 1.0,
) -> None:
    """Paints a picture of this game in the colours of the look; ``swaps`` win over those."""
    found = dict(swaps_of(look.palette, look.sprites, name)) | dict(swaps)
    look.sprites.paint(
        painter, FOLDER + name, x, y, factor=factor, size=size, swaps=tuple(found.items()), opacity=opacity
    )


FAMILIES: Final = (
    "", "sofa_single", "armchair", "shelf_single", "table_2x2", "table_1x1", "hob", "sink",
    "toilet", "basin", "bath_tub_2x1", "hot_tub_2x2", "bed_double_2x2", "bed_single_2x1", "wardrobe_single", "cupboard",
    "desk_straight_2x1", "desk_single", "plant_palm", "plant_small_pot", "coat_stand", "deck_chair_2x1", "cot",
    "rocking_horse", "dog_basket", "easel", "exercise_bike", "grand_piano_2x2", "stereo", "tv_small", "bar_single",
    "stove", "sculpture", "carpet_2x2",
)  # fmt: skip
"""A picture per furniture number: what the family is about, whatever its two cards show."""
BLOCKS: Final = (
    "", "#9DB9AE", "#9DB9AE", "#C9A06A", "#E0B978", "#E0B978", "#C8D3D8", "#C8D3D8", "#F4F7F8", "#F4F7F8", "#BFDCE6",
    "#BFDCE6", "#A9C1DA", "#A9C1DA", "#D9B98C", "#D9B98C", "#D8B384", "#D8B384", "#8DB874", "#8DB874", "#D6CBB8",
    "#B9C7A8", "#F0D9DE", "#F2C96B", "#C7A98A", "#C9BFD6", "#B5C2CC", "#34424F", "#6C7A86", "#34424F", "#B98A55",
    "#C9694C", "#C9BFD6", "#EBD3C6",
)  # fmt: skip
"""The flat colour of a furniture number on a small sheet."""


def paint_family(painter: QPainter, look: Look, number: int, rect: tuple[float, float, float, float]) -> None:
    """Paints the picture of a furniture number into (x, y, width, height), as large as it fits."""
    x, y, wide, high = rect
    name = FAMILIES[number]
    own = look.sprites.size(FOLDER + name)
    factor = min(wide / own.width(), high / own.height())
    size = (own.width() * factor, own.height() * factor)
    left, top = x + (wide - size[0]) / 2, y + (high - size[1]) / 2
    if name in ("hob", "sink"):
        paint(painter, look, "worktop_single", left, top, size=size)
    paint(painter, look, name, left, top, size=size)


def paint_seat(painter: QPainter, look: Look, number: int, at: QPointF, radius: float) -> None:
    """Paints colour and symbol of a seat, its symbol with that radius around a point."""
    side = radius / 0.374
    name = f"common/seat_{number}_white" if look.palette.dark else f"common/seat_{number}"
    look.sprites.paint(painter, name, at.x() - side / 2, at.y() - side / 2, size=(side, side))
