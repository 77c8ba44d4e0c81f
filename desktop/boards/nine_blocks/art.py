"""Which pictures stand for what, in the colours of the look and of the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.access.palettes import SEATS, Palette, on_seat
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, write
from desktop.boards.common.sprites import Swaps

FOLDER: Final = "nine_blocks/"
FIRST: Final = "#FF00FF"
"""The colour of a seat in the art."""
SECOND: Final = "#00FFFF"
"""The colour of the other seat in pictures of two."""
INK: Final = "#1F2D3A"
PAPER: Final = "#FBF8F1"
NIGHT: Final = "#0D1F2E"
BUILDINGS: Final = (
    "lighthouse", "twin_houses", "sawtooth_mill", "pillar_hall", "step_gable", "windmill", "dock_crane", "big_wheel",
    "palm_house",
)  # fmt: skip
BONUSES: Final = (
    "swap_tiles", "remove_building", "start_next_round", "drop_one_penalty", "look_or_draw", "drop_two_penalties",
    "turn_board", "gain_point", "win_at_once",
)  # fmt: skip
DARK: Final = {
    INK: "#EEF4F8", PAPER: "#133049", "#F3EDE0": "#0F283D", "#5A6672": "#A9C0D0", "#CFC7BA": "#2A4154",
    "#1E8E5A": "#4CC38A", "#B93A26": "#FF8A73", "#8A6000": "#F2C14E",
}  # fmt: skip
KEPT: Final = (
    "stamp_", "coin_", "start_helmet", "link", "rack_", "crane", "digger", "elimination_mark", "final_phase_banner",
)  # fmt: skip
"""Objects in colours of their own."""
BACKS: Final = {"#1F5E8C": NIGHT, INK: "#EEF4F8"}
FRAMES: Final = {"#1F5E8C": "#7CC4F0", "#B93A26": "#FF8A73", INK: NIGHT}
WINDOWS: Final = {"#FFE7A0": "#F2C14E", "#A87400": "#F2C14E"}
KINDS: Final = (
    {"#F1CBC4": "#3E3648", "#C74844": "#BE4542", "#843D40": "#72343A"},
    {"#F5DCDE": "#41445D", "#D5839D": "#CB7E98", "#8C6175": "#79556A", "#C67C95": "#BF7891"},
    {"#DADBD9": "#2A4359", "#74808C": "#6E7B87", "#525E6B": "#445360"},
    {"#F6E6C1": "#414D46", "#D6A73A": "#CCA039", "#8C763A": "#7A6834"},
    {"#E2D2C3": "#313C47", "#906140": "#895D3E", "#634C3D": "#544237"},
    {"#CADAE5": "#1D4264", "#3C7CB9": "#3977B2", "#315C86": "#265179"},
    {"#F8DABC": "#434241", "#DD7C26": "#D37725", "#915C2E": "#7E5129"},
    {"#DDD2E2": "#2C3B61", "#7E60AE": "#775CA7", "#584B7F": "#8664B8", "#EDE6EA": "#213656"},
    {"#D1E2C8": "#23494B", "#559A52": "#51934F", "#A2C99B": "#3A6F4F", "#E4ECDB": "#1D404B"},
)
"""Per kind of building what the dark look replaces in it."""


def kind(name: str) -> str:
    """How the dark look treats a picture: those of this game have replacements of their own (``swaps_of``)."""
    return "fixed" if name.startswith((FOLDER, "common/app_icon")) else "lines"


def swaps_of(palette: Palette, name: str) -> Swaps:
    """What the look replaces in a picture of this game."""
    if palette.name == "light":
        return ()
    return _swaps_of(palette.name, tuple(palette.lines.items()), name)


@lru_cache(maxsize=512)
def _swaps_of(look: str, lines: Swaps, name: str) -> Swaps:
    if name.startswith(KEPT):
        return ()
    if look != "dark":
        return tuple(pair for pair in lines if pair[0] in DARK)
    if name.startswith(("blueprint_back", "supply_stack")):
        return tuple(BACKS.items())
    if name.startswith("plan_frame"):
        return tuple(FRAMES.items())
    table = dict(DARK)
    if name.startswith("space_legal"):
        table["#FFFFFF"] = NIGHT
    if name.startswith("building_"):
        table |= WINDOWS | KINDS[int(name[9]) - 1]
    return tuple(table.items())


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
    second: int = 0,
    swaps: Swaps = (),
    opacity: float = 1.0,
) -> None:
    """Paints a picture of this game in the colours of the look; ``seat`` and ``second`` are the numbers (1 to 12) of
    the seats whose colours it shows."""
    found = dict(swaps_of(look.palette, name)) | dict(swaps)
    if seat:
        found[FIRST] = SEATS[seat - 1].colour
    if second:
        found[SECOND] = SEATS[second - 1].colour
    made = tuple(found.items())
    look.sprites.paint(painter, FOLDER + name, x, y, factor=factor, size=size, swaps=made, opacity=opacity)


def building(number: int) -> str:
    """The picture of a building."""
    return f"building_{number}_{BUILDINGS[number - 1]}"


def bonus_picture(number: int) -> str:
    """The pictogram of a bonus."""
    return f"bonus_{number}_{BONUSES[number - 1]}"


def paint_tile(painter: QPainter, look: Look, number: int, x: float, y: float, side: float, opacity: float = 1) -> None:
    """Paints a tile of a number, ``HIDDEN`` (below 0) or 0: its back."""
    name = building(number) if number > 0 else "blueprint_back"
    paint(painter, look, name, x, y, size=(side, side), opacity=opacity)


def paint_new(painter: QPainter, look: Look, middle: QPointF, radius: float, words: str = "") -> None:
    """Paints the gold disc of what has come in this round, with a plus sign or ``words`` on it."""
    painter.save()
    painter.setPen(QPen(QColor(INK), max(1.4, radius / 6)))
    painter.setBrush(QColor("#F2C14E"))
    painter.drawEllipse(middle, radius, radius)
    if words:
        room = QRectF(middle.x() - 2 * radius, middle.y() - radius, 4 * radius, 2 * radius)
        write(painter, look, words, room, 1.15 * radius, 700, colour=INK, align=CENTRE, unit=1.42)
    else:
        painter.setPen(QPen(QColor(INK), radius / 3.2))
        arm = radius * 0.52
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.restore()


def paint_cube(painter: QPainter, look: Look, seat: int, x: float, y: float, side: float) -> None:
    """Paints the cube of a seat with its symbol on the front face."""
    paint(painter, look, "cube_blank", x, y, size=(side, side), seat=seat)
    unit = side / 44
    colour = on_seat(seat, 24).replace(INK, NIGHT)
    paint_mark(painter, look, seat, QPointF(x + 17 * unit, y + 27 * unit), 9.2 * unit, colour)


def paint_mark(painter: QPainter, look: Look, seat: int, middle: QPointF, radius: float, colour: str) -> None:
    """Paints the symbol of a seat in one colour."""
    side = radius / 0.374
    swaps = ((SEATS[seat - 1].colour, colour), (INK, colour))
    look.sprites.paint(
        painter, f"common/seat_{seat}", middle.x() - side / 2, middle.y() - side / 2, size=(side, side), swaps=swaps
    )


def paint_seat(painter: QPainter, look: Look, seat: int, middle: QPointF, radius: float) -> None:
    """Paints colour and symbol of a seat with its outline."""
    side = radius / 0.374
    name = f"common/seat_{seat}_white" if look.palette.dark else f"common/seat_{seat}"
    look.sprites.paint(painter, name, middle.x() - side / 2, middle.y() - side / 2, size=(side, side))


def mixed(colour: str, ground: str, share: float) -> str:
    """``share`` of the colour over the ground."""
    one = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    other = [int(ground[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in zip(one, other, strict=True))


def pale(look: Look, seat: int) -> str:
    """The colour of a seat's symbols on empty spaces."""
    colour = SEATS[seat - 1].colour
    return colour if look.palette.name != "light" else mixed(colour, look.palette.paper, 0.65)
