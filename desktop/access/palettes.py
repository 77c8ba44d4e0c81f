"""Colours of the looks (light, dark, high contrast), seat colours with their symbols, colour replacements of the art.

The art is drawn in the colours of the light look; ``Palette.lines`` and ``Palette.pictures`` say what they become.
Text colours of a palette reach 4.5:1 on paper, desk and trays; on seat colours use ``on_seat``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True)
class SeatMark:
    """Colour and symbol of a seat, always shown together; ``number`` (1 to 12) names the art ``seat_N``."""

    number: int
    colour: str
    symbol: str


SEATS: tuple[SeatMark, ...] = (
    SeatMark(1, "#0072B2", "circle"),
    SeatMark(2, "#D55E00", "triangle"),
    SeatMark(3, "#009E73", "square"),
    SeatMark(4, "#CC79A7", "diamond"),
    SeatMark(5, "#E69F00", "star"),
    SeatMark(6, "#56B4E9", "pentagon"),
    SeatMark(7, "#8C564B", "cross"),
    SeatMark(8, "#444B54", "ring"),
    SeatMark(9, "#7F7F00", "hexagon"),
    SeatMark(10, "#007D7D", "wedge"),
    SeatMark(11, "#A5123B", "heart"),
    SeatMark(12, "#7A68A6", "moon"),
)

INK = "#1F2D3A"
WHITE_ON = frozenset({1, 7, 8, 10, 11, 12})
WHITE_ON_FROM_24 = frozenset({2, 3, 9})


def on_seat(number: int, px: float) -> str:
    """The text colour on the colour of seat ``number`` (1 to 12) for text of ``px`` design pixels."""
    if number in WHITE_ON or (number in WHITE_ON_FROM_24 and px >= 24):
        return "#FFFFFF"
    return "#000000" if number in WHITE_ON_FROM_24 else INK


def seat_phrase(number: int) -> str:
    """Colour and symbol of seat ``number`` (1 to 12) in words, for instance "blue circle"."""
    phrases = (
        QCoreApplication.translate("Seats", "blue circle"),
        QCoreApplication.translate("Seats", "orange triangle"),
        QCoreApplication.translate("Seats", "green square"),
        QCoreApplication.translate("Seats", "pink diamond"),
        QCoreApplication.translate("Seats", "yellow star"),
        QCoreApplication.translate("Seats", "sky blue pentagon"),
        QCoreApplication.translate("Seats", "brown cross"),
        QCoreApplication.translate("Seats", "grey ring"),
        QCoreApplication.translate("Seats", "olive hexagon"),
        QCoreApplication.translate("Seats", "teal wedge"),
        QCoreApplication.translate("Seats", "crimson heart"),
        QCoreApplication.translate("Seats", "violet moon"),
    )
    return phrases[number - 1]


@dataclass(frozen=True)
class Palette:
    """The colours of one look, as "#RRGGBB".

    ``*_text`` are the tokens for text below 24 px; ``lines`` replaces colours in papers, marks and icons,
    ``pictures`` in drawn things (houses, trees, pools), which keep dark outlines. Both are empty in the light look.
    """

    name: str
    desk: str
    paper: str
    paper2: str
    grid: str
    ink: str
    pencil: str
    pencil_on_desk: str
    blueprint: str
    on_blueprint: str
    legal: str
    legal_text: str
    refuse: str
    gold: str
    gold_text: str
    lawn: str
    water: str
    street: str
    brick: str
    edge: str
    shade: str
    empty_square: str
    number_legal: str
    lines: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)

    @property
    def dark(self) -> bool:
        """Whether this is the dark look."""
        return self.name == "dark"


LIGHT = Palette(
    name="light",
    desk="#E6DECD",
    paper="#FBF8F1",
    paper2="#F3EDE0",
    grid="#D5DEE3",
    ink=INK,
    pencil="#5A6672",
    pencil_on_desk="#4C5863",
    blueprint="#1F5E8C",
    on_blueprint="#FFFFFF",
    legal="#1E8E5A",
    legal_text="#156B43",
    refuse="#B93A26",
    gold="#A87400",
    gold_text="#8A5F00",
    lawn="#CFE0BE",
    water="#BFDCE6",
    street="#CFC7BA",
    brick="#C9694C",
    edge="#CDC3AE",
    shade=INK,
    empty_square="#DDD5C5",
    number_legal="#167A4B",
)

LINES_DARK = {
    "#FBF8F1": "#133049", "#F3EDE0": "#0F283D", "#D5DEE3": "#24506F", "#1F2D3A": "#EEF4F8", "#5A6672": "#A9C0D0",
    "#F6F3E6": "#16384F", "#9AA3A6": "#6F93AC", "#5FA886": "#4CC38A", "#CFE0BE": "#1F4A3B", "#DCE8CB": "#25543F",
    "#93AF7F": "#4E7F64", "#EFE8D8": "#22394A", "#CFC7BA": "#2A4154", "#EADFC8": "#3A5363", "#A9A793": "#5E7F96",
    "#8E9A86": "#5E7F96", "#1E8E5A": "#4CC38A", "#B93A26": "#FF8A73", "#A87400": "#F2C14E", "#1F5E8C": "#7CC4F0",
    "#2E3740": "#EEF4F8", "#CDC3AE": "#2C536F", "#B9B7A8": "#3B6480", "#8B939A": "#7F99AB", "#9BA1A3": "#7F99AB",
    "#8C9A86": "#6F93AC",
}  # fmt: skip

PICTURES_DARK = {
    "#1F2D3A": "#0D1F2E", "#E6F0F3": "#1A4258", "#4E87A3": "#7FB4CE", "#8DB7CA": "#5E93AD", "#5A6672": "#A9C0D0",
    "#1E8E5A": "#4CC38A", "#BFE0EA": "#2B6178", "#B5CE9E": "#2E5F48", "#CFC7BA": "#2A4154", "#E4EEF0": "#21455C",
    "#CFE0BE": "#2C5A47", "#EADFC8": "#3A5363",
}  # fmt: skip

DARK = Palette(
    name="dark",
    desk="#0D1F2E",
    paper="#133049",
    paper2="#0F283D",
    grid="#24506F",
    ink="#EEF4F8",
    pencil="#A9C0D0",
    pencil_on_desk="#A9C0D0",
    blueprint="#7CC4F0",
    on_blueprint="#0D1F2E",
    legal="#4CC38A",
    legal_text="#4CC38A",
    refuse="#FF8A73",
    gold="#F2C14E",
    gold_text="#F2C14E",
    lawn="#1F4A3B",
    water="#17506B",
    street="#2A4154",
    brick="#D98468",
    edge="#2C536F",
    shade="#04101A",
    empty_square="#24506F",
    number_legal="#4CC38A",
    lines=LINES_DARK,
    pictures=PICTURES_DARK,
)

BLACK, SHADE = "#000000", "#3A3A3A"
LINES_CONTRAST = {
    "#FBF8F1": "#FFFFFF", "#F3EDE0": "#FFFFFF", "#F6F3E6": "#FFFFFF", "#EFE8D8": "#FFFFFF", "#1F2D3A": BLACK,
    "#2E3740": BLACK, "#CDC3AE": BLACK, "#5A6672": SHADE, "#9AA3A6": SHADE, "#A9A793": SHADE, "#8E9A86": SHADE,
    "#B9B7A8": SHADE, "#8B939A": SHADE, "#9BA1A3": SHADE, "#8C9A86": SHADE, "#D5DEE3": "#B4BCC0",
    "#5FA886": "#00592B", "#93AF7F": "#3E6A2A", "#1E8E5A": "#00592B", "#B93A26": "#8E1200", "#A87400": "#6B4A00",
    "#1F5E8C": "#003E73",
}  # fmt: skip
PICTURES_CONTRAST = {
    "#1F2D3A": BLACK, "#5A6672": SHADE, "#4E87A3": "#1F5C78", "#8DB7CA": "#1F5C78", "#1E8E5A": "#00592B",
}  # fmt: skip

CONTRAST = Palette(
    name="contrast",
    desk="#EFEFEF",
    paper="#FFFFFF",
    paper2="#FFFFFF",
    grid="#C4CACE",
    ink=BLACK,
    pencil=SHADE,
    pencil_on_desk="#2B2B2B",
    blueprint="#003E73",
    on_blueprint="#FFFFFF",
    legal="#00592B",
    legal_text="#004A22",
    refuse="#8E1200",
    gold="#6B4A00",
    gold_text="#543900",
    lawn="#DDF0CF",
    water="#D3EBF5",
    street="#D6D6D6",
    brick="#9E3A1F",
    edge=BLACK,
    shade=BLACK,
    empty_square="#D6D6D6",
    number_legal="#004A22",
    lines=LINES_CONTRAST,
    pictures=PICTURES_CONTRAST,
)
"""Black on white, every edge drawn out: texts reach 7:1, marks and outlines 4.5:1."""


def palette(scheme: str) -> Palette:
    """The palette called ``scheme`` ("light", "dark" or "contrast"). Raises KeyError for any other name."""
    return {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[scheme]


def contrast(one: str, other: str) -> float:
    """The contrast of two "#RRGGBB" colours by WCAG 2, from 1.0 to 21.0."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of "#RRGGBB" by WCAG 2, from 0.0 to 1.0."""

    def channel(text: str) -> float:
        part = int(text, 16) / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * channel(colour[1:3]) + 0.7152 * channel(colour[3:5]) + 0.0722 * channel(colour[5:7])
