"""Which pictures stand for what, in the colours of the look and of the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.access.palettes import SEATS, Palette
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Swaps

FOLDER: Final = "after_the_quake/"
SEAT: Final = "#FF00FF"
"""The colour of a seat in the art."""
INK: Final = "#1F2D3A"
NIGHT: Final = "#0D1F2E"
COLOURS: Final = ("red", "yellow", "green", "blue")
KINDS: Final = ("light", "cable_car", "hydrant", "park")
"""Types of urban planning by their numbers."""
SHAPES: Final = ("1_villa", "2_hall", "3_shop", "4_mansard")
"""Silhouettes of buildings by player."""
DISCS: Final = ((36.0, 33.95, 7.6), (26.2, 46.5, 7.6), (36.0, 26.8, 7.1), (36.0, 36.2, 7.3))
"""Middle and radius of the sign of each silhouette."""
ACTIONS: Final = {
    "build": "action_build", "build_subsidised": "action_build_subsidy", "material": "action_material",
    "permit": "action_permit", "goal": "action_goal", "clean": "action_clean_up", "develop": "action_development",
    "income": "action_income", "pass": "action_pass",
}  # fmt: skip
DARK: Final = {
    INK: "#EEF4F8", "#FBF8F1": "#133049", "#F3EDE0": "#0F283D", "#5A6672": "#A9C0D0", "#CFC7BA": "#2A4154",
    "#1E8E5A": "#4CC38A", "#B93A26": "#FF8A73", "#A87400": "#F2C14E", "#8A6000": "#F2C14E", "#1F5E8C": "#7CC4F0",
    "#D5DEE3": "#24506F", "#E6DECD": "#0D1F2E", "#CDC3AE": "#2C536F",
}  # fmt: skip
KEPT: Final = (
    "lot_", "survey_", "plaza_", "number_tag", "rubble_", "swatch_", "permit_", "coin", "subsidy_star", "building_",
    "plot_card", "pawn_", "development_marker", "urban_", "winner_", "shelf", "seat_symbol",
)  # fmt: skip
"""Objects in colours of their own, the same by day and night."""


def kind(name: str) -> str:
    """How the dark look treats a picture: those of this game have replacements of their own (``swaps_of``)."""
    return "fixed" if name.startswith((FOLDER, "common/app_icon")) else "lines"


WASHES: Final = (
    "#9ECBB2", "#A5CFB6", "#ACD2BB", "#B4D6C0", "#BBD9C5", "#C2DDCA", "#C9E0CF", "#D0E3D4", "#D7E7D9", "#DEEADD",
    "#E6EEE2", "#EDF1E7", "#F4F5EC", "#F0DAD1", "#F2DED5", "#F3E2DA", "#F5E7DE", "#F6EBE3", "#F8EFE8", "#F9F4EC",
)  # fmt: skip
"""The washes of the development board: green ones for many points, red ones for few."""
OUTLINES: Final = ("pawn_left", "development_marker_target", "development_marker_step")


def _night_wash(colour: str) -> str:
    """A wash of the development board by night."""
    red, green = int(colour[1:3], 16), int(colour[3:5], 16)
    if green >= red:
        return mixed("#4CC38A", "#133049", 0.42 * (0xFB - red) / (0xFB - 0x9E))
    return mixed("#FF8A73", "#133049", 0.3 * (0xF8 - green) / (0xF8 - 0xDA))


@lru_cache(maxsize=512)
def _swaps_of(look: str, lines: Swaps, name: str) -> Swaps:
    if name.endswith("_halo"):
        return (("#FBF8F1", "#133049"),) if look == "dark" else ()
    if look == "dark":
        if name.startswith(OUTLINES) or name.endswith(("_ghost", "_lifted", "_preview")):
            return (("#FFFFFF", "#133049"), ("#FBF8F1", "#133049"))
        if name == "development_board":
            return (*DARK.items(), ("#B9C6CD", "#2C536F"), *((wash, _night_wash(wash)) for wash in WASHES))
    if name.startswith(KEPT) and not name.startswith(("pawn_left", "pawn_spot")):
        return ()
    if look != "dark":
        return tuple(pair for pair in lines if pair[0] in DARK)
    return tuple(DARK.items())


def swaps_of(palette: Palette, name: str) -> Swaps:
    """What the look replaces in a picture of this game."""
    return () if palette.name == "light" else _swaps_of(palette.name, tuple(palette.lines.items()), name)


def paint(
    painter: QPainter,
    look: Look,
    name: str,
    x: float,
    y: float,
    *,
    factor: float = 1.0,
    size: tuple[float, float] | None = None,
    seat: int = 0,
    swaps: Swaps = (),
    opacity: float = 1.0,
    mirror: bool = False,
) -> None:
    """Paints a picture of this game in the colours of the look; ``seat`` is the number (1 to 12) of the seat whose
    colour it shows."""
    found = dict(swaps_of(look.palette, name)) | dict(swaps)
    if seat:
        found[SEAT] = SEATS[seat - 1].colour
    look.sprites.paint(
        painter, FOLDER + name, x, y, factor=factor, size=size, swaps=tuple(found.items()), opacity=opacity,
        mirror=mirror,
    )  # fmt: skip


def paint_icon(
    painter: QPainter, look: Look, name: str, middle: QPointF, side: float, *, colour: str = "", opacity: float = 1.0
) -> None:
    """Paints a square pictogram around its middle, its ink in ``colour``."""
    swaps = ((INK, colour),) if colour else ()
    x, y = middle.x() - side / 2, middle.y() - side / 2
    paint(painter, look, name, x, y, size=(side, side), swaps=swaps, opacity=opacity)


def paint_action(painter: QPainter, look: Look, action: str, middle: QPointF, side: float, colour: str) -> None:
    """Paints the pictogram of an action; a subsidised build has its star beside the hammer."""
    if action == "build_subsidised":
        unit = side / 28
        at = (middle.x() - 16 * unit, middle.y() - 24 * unit)
        paint(painter, look, "action_build_subsidy", *at, factor=unit, swaps=((INK, colour),))
        return
    paint_icon(painter, look, ACTIONS[action], middle, side, colour=colour)


def paint_mark(painter: QPainter, look: Look, number: int, middle: QPointF, radius: float, colour: str) -> None:
    """Paints the symbol of a seat in one colour."""
    side = radius / 0.374
    swaps = ((SEATS[number - 1].colour, colour), (INK, colour))
    at = (middle.x() - side / 2, middle.y() - side / 2)
    look.sprites.paint(painter, f"common/seat_{number}", *at, size=(side, side), swaps=swaps)


def paint_seat(painter: QPainter, look: Look, number: int, middle: QPointF, radius: float) -> None:
    """Paints colour and symbol of a seat with its outline."""
    side = radius / 0.374
    name = f"common/seat_{number}_white" if look.palette.dark else f"common/seat_{number}"
    look.sprites.paint(painter, name, middle.x() - side / 2, middle.y() - side / 2, size=(side, side))


def paint_building(
    painter: QPainter,
    look: Look,
    player: int,
    number: int,
    foot: QPointF,
    factor: float,
    *,
    look_of: str = "",
    halo: bool = False,
    opacity: float = 1.0,
) -> None:
    """Paints the building of a player (its silhouette) in the colour of seat ``number``, its ground line at ``foot``;
    ``look_of`` is "", "ghost", "lifted" or "preview"."""
    shape = SHAPES[player]
    x, y = foot.x() - 36 * factor, foot.y() - 80.4 * factor
    if look_of:
        paint(painter, look, f"building_{shape}_{look_of}", x, y, factor=factor, seat=number, opacity=opacity)
        return
    if halo:
        paint(painter, look, "building_shadow", foot.x() - 30 * factor, foot.y() - 4.5 * factor, factor=factor)
        paint(painter, look, f"building_{shape}_halo", x, y, factor=factor)
    paint(painter, look, f"building_{shape}_blank", x, y, factor=factor, seat=number, opacity=opacity)
    cx, cy, _ = DISCS[player]
    paint_mark(painter, look, number, QPointF(x + cx * factor, y + cy * factor), 4.3 * factor, SEATS[number - 1].colour)


def paint_pawn(
    painter: QPainter, look: Look, number: int, foot: QPointF, factor: float = 0.84, opacity: float = 1.0
) -> None:
    """Paints a pawn standing at ``foot``."""
    x, y = foot.x() - 17 * factor, foot.y() - 41.5 * factor
    paint(painter, look, "pawn_blank", x, y, factor=factor, seat=number, opacity=opacity)
    middle = QPointF(x + 17 * factor, y + 31 * factor)
    paint_mark(painter, look, number, middle, 4.4 * factor, SEATS[number - 1].colour)


def paint_marker(painter: QPainter, look: Look, number: int, middle: QPointF, radius: float = 10.5) -> None:
    """Paints the development marker of a seat."""
    factor = radius / 10.5
    at = (middle.x() - 11.5 * factor, middle.y() - 11.5 * factor)
    paint(painter, look, "development_marker_blank", *at, factor=factor, seat=number)
    paint_mark(painter, look, number, middle, 4.8 * factor, "#FFFFFF" if number != 5 else INK)


def paint_badge(
    painter: QPainter, look: Look, type_: int, middle: QPointF, radius: float, *, lit: bool = False
) -> None:
    """Paints a type of urban planning on its disc."""
    name = f"urban_{KINDS[type_]}_badge" + ("_lit" if lit else "")
    side = radius * (34 / 30 if lit else 32 / 28) * 2
    paint(painter, look, name, middle.x() - side / 2, middle.y() - side / 2, size=(side, side))


def mixed(colour: str, ground: str, share: float) -> str:
    """``share`` of the colour over the ground."""
    one = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    other = [int(ground[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in zip(one, other, strict=True))
