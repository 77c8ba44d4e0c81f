"""Which pictures stand for what, and how the dark look replaces their colours."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.boards.common.look import Look
from desktop.boards.common.sprites import COLOUR, Swaps
from engine.games.common_ground.city import BONUS

FOLDER: Final = "common_ground/"
LETTERS: Final = ("A", "B", "C", "D")
BONUSES: Final = ("fountain", "statue", "bandstand", "clock_tower", "carousel", "pond")
"""The pictures of the Bonus tiles, from ``BONUS`` on."""
INK: Final = "#1F2D3A"
PAPER: Final = "#FBF8F1"
NIGHT: Final = "#0D1F2E"
DARK_INK: Final = "#0A1621"
TREES: Final = (("#5D9C57", "#4F9A58"), ("#83BB72", "#6DB86F"))
HALVES: Final = (("#C2DAAC", "#2F6650"), ("#55774C", "#7FB08C"), ("#E4EFD6", "#2F6650"), ("#4C7A44", "#7FB08C"))
PLATES: Final = ((PAPER, "#133049"), ("#33424F", "#A9C0D0"), (INK, "#EEF4F8"))
LAWN: Final = (("#CFE0BE", "#1F4A3B"), ("#BBD1A6", "#2B5A48"), ("#A5C08F", "#3A6B56"), ("#8FAE7A", "#4E7F64"))
GROUND: Final = (
    (INK, DARK_INK), ("#33424F", "#0E1C28"), ("#D6CFC2", "#2A4154"), ("#BFDCE6", "#17506B"), ("#DAE8C8", "#3A5F4B"),
)  # fmt: skip
HALL_ROOF: Final = (
    "#825044", "#965747", "#AE5F49", "#B5624A", "#BB644B", "#CC7055", "#CC7257", "#D28169", "#D7907B",
)  # fmt: skip
ROOF: Final = ((INK, DARK_INK), ("#33424F", "#0E1C28"))
SAME: Final = re.compile(r"(site_|sign_|shape_|shut_hatch|no_entry|pictograms/)")
GROUNDS: Final = ("tile_base", "ground_", "plot", "bonus_base", "town_hall")
_dark: dict[str, Swaps] = {}


def kind(name: str) -> str:
    """How the dark look treats a picture: those of this game have replacements of their own (``dark_swaps``)."""
    return "fixed" if name.startswith((FOLDER, "common/app_icon")) else "lines"


def mixed(colour: str, share: float) -> str:
    """The colour with ``share`` of night in it."""
    one = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    other = [int(NIGHT[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in zip(one, other, strict=True))


def dark_swaps(look: Look, name: str) -> Swaps:
    """What the dark look replaces in a picture of this game."""
    if name in _dark:
        return _dark[name]
    colours = {found.upper() for found in COLOUR.findall(look.sprites.recolour(FOLDER + name, ()))}
    table: dict[str, str] = {}
    if SAME.match(name):
        pass
    elif name.startswith("tile_plate"):
        table = dict(PLATES)
    elif name.startswith("half_tree"):
        table = dict(HALVES)
    elif name.startswith("whole_tree"):
        table = dict(TREES)
    elif name.startswith(("lawn", "grass")):
        table = dict(LAWN)
    else:
        ground = name.startswith(GROUNDS)
        fixed = dict(GROUND if ground else ROOF)
        if name.startswith(("tile_base", "bonus_base")):
            fixed[INK] = "#EEF4F8"
        if name == "bonus_base":
            fixed |= {"#B93A26": "#B93A26", PAPER: PAPER}
        table = {colour: fixed.get(colour) or mixed(colour, 0.55 if ground else 0.15) for colour in colours}
        if name.startswith("town_hall"):
            table |= {colour: mixed(colour, 0.15) for colour in HALL_ROOF}
    made = tuple((old, new) for old, new in sorted(table.items()) if old in colours and old != new)
    _dark[name] = made
    return made


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
    """Paints a picture of this game in the colours of the look."""
    if look.palette.dark:
        swaps = (*(swap for swap in dark_swaps(look, name) if swap[0] not in dict(swaps)), *swaps)
    look.sprites.paint(painter, FOLDER + name, x, y, factor=factor, size=size, swaps=swaps, opacity=opacity)


def paint_turned(
    painter: QPainter, look: Look, name: str, at: tuple[float, float], anchor: tuple[float, float], turn: float
) -> None:
    """Paints a picture turned clockwise about its anchor, which falls on ``at``."""
    painter.save()
    painter.translate(*at)
    if turn:
        painter.rotate(turn)
    paint(painter, look, name, -anchor[0], -anchor[1])
    painter.restore()


def paint_seat(painter: QPainter, look: Look, number: int, middle: QPointF, side: float) -> None:
    """Draws colour and symbol of a seat, the symbol about ``side`` design pixels large."""
    side *= 32 / 28
    name = f"common/seat_{number}_white" if look.palette.dark else f"common/seat_{number}"
    look.sprites.paint(painter, name, middle.x() - side / 2, middle.y() - side / 2, size=(side, side))


def letter_name(colour: int) -> str:
    """The file ending of a cone colour."""
    return "abcd"[colour]


def bonus_picture(piece: int) -> str:
    """The picture in the middle of a Bonus tile."""
    return f"bonus_picture_{BONUSES[piece - BONUS]}"
