"""How a board looks and moves: palette, sprites, text scale, motion; one record shared by all items of a scene."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtGui import QFont

from desktop.access.fonts import font
from desktop.access.palettes import Palette
from desktop.boards.common.sprites import Sprites


@dataclass
class Look:
    """The settings of one scene. After a change the scene paints itself anew (``BoardScene.restyle``).

    ``text_scale`` is 1.0 to 2.0; ``growth`` makes texts larger where the window shows the scene small, set by the view;
    ``speed`` multiplies the pace of animations, 0 makes them instant; ``touch`` widens what can be hit; ``patterns``
    asks for hatching where a colour already tells something; ``ask_claims`` asks when a seat confirms and leaves points
    lying that it could claim; without ``confirm_turn`` a turn passes as soon as nothing is left to choose.
    """

    palette: Palette
    sprites: Sprites
    text_scale: float = 1.0
    speed: float = 1.0
    touch: bool = False
    patterns: bool = False
    growth: float = 1.0
    ask_claims: bool = False
    turn_board: bool = False
    confirm_turn: bool = True

    @property
    def scale(self) -> float:
        """How much larger than drawn texts are, for layouts that give them room."""
        return self.text_scale * self.growth

    def pixels(self, px: float) -> int:
        """Design pixels times the text scale, rounded up: a caption never becomes smaller than it was asked for."""
        return math.ceil(px * self.scale - 0.1)

    def font(self, px: float, weight: int = 400, *, tabular: bool = False) -> QFont:
        """The bundled font in design pixels times the text scale, unhinted because scenes are scaled."""
        made = font(self.pixels(px), weight, tabular=tabular)
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return made

    def milliseconds(self, normal: int) -> int:
        """How long an animation of ``normal`` milliseconds lasts at the chosen speed; 0 is at once."""
        return 0 if self.speed <= 0 else round(normal / self.speed)
