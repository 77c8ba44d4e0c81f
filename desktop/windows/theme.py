"""The theme that all windows share: look, text scale, window scale, style sheet, icons and pictures.

Sizes are design pixels at 1600x1000 and 100 % text. ``px`` gives sizes of text and of what grows with it, ``size``
those that follow only the window.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from desktop.access.fonts import font
from desktop.access.palettes import Palette, palette
from desktop.boards.common.sprites import Sprites
from desktop.windows.sheet import style_sheet

SYSTEM = "system"
SCHEMES = (SYSTEM, "light", "dark", "contrast")
DESIGN = QSize(1600, 1000)
RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
"""Device pixel ratios that an icon is rendered for."""
STYLED = "cantiere_styled"
STEP = 8
"""The window scale changes in steps of 1 / STEP, so that resizing does not style everything anew all the time."""
SMALLEST = 16.0
"""The smallest text of the design."""
SCREEN = QSize(1920, 1080)
"""From this size on no text is smaller than ``LEAST`` pixels, on larger windows in proportion."""
LEAST = 18.0

FIXED = ("scene_", "puzzle_", "winner_medal_", "building_", "pawn_", "house_gable", "blueprint_back", "armchair")
"""How the names of pictures begin that keep their colours by night."""


def kind_of_art(name: str) -> str:
    """Which colours of a picture the dark look replaces: none in scenes and pieces, which keep their own."""
    file = name.rpartition("/")[2]
    return "fixed" if file.startswith(FIXED) else "lines"


class Theme(QObject):
    """Look, text scale and window scale of the program; ``changed`` fires after any of them changed.

    ``scheme`` is one of ``SCHEMES``; ``text_scale`` 1.0 to 2.0; ``fit`` grows everything on large windows.
    """

    changed = Signal()

    def __init__(self, resources: Path, scheme: str = SYSTEM, text_scale: float = 1.0) -> None:
        super().__init__()
        self.scheme = scheme
        self.text_scale = text_scale
        self.fit = 1.0
        self.least = SMALLEST
        self.palette: Palette = palette(self.resolve(scheme))
        self.sprites = Sprites(resources / "art", self.palette, kind_of_art)
        self.icons: dict[tuple[str, str, int, int, bool, str], QIcon] = {}
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow_system)
        # Only newer versions of Qt know it.
        if (wishes := getattr(hints, "accessibility", None)) is not None:
            wishes().contrastPreferenceChanged.connect(self.follow_system)

    @staticmethod
    def resolve(scheme: str) -> str:
        """The look that ``scheme`` means now: the name of a palette."""
        if scheme != SYSTEM:
            return scheme
        hints = QGuiApplication.styleHints()
        if hints.colorScheme() == Qt.ColorScheme.Dark:
            return "dark"
        wishes = getattr(hints, "accessibility", None)
        strong = wishes is not None and wishes().contrastPreference() == Qt.ContrastPreference.HighContrast
        return "contrast" if strong else "light"

    def follow_system(self) -> None:
        """Changes the look with that of the system, unless one was chosen."""
        if self.scheme == SYSTEM:
            self.set(scheme=SYSTEM)

    def set(self, *, scheme: str | None = None, text_scale: float | None = None) -> None:
        """Chooses a look, a text scale or both; everything on the screen follows."""
        self.scheme = scheme or self.scheme
        self.text_scale = text_scale or self.text_scale
        self.palette = palette(self.resolve(self.scheme))
        self.sprites.use(self.palette)
        self.apply()

    def fit_window(self, size: QSize) -> None:
        """Follows the size of the main window: larger windows than the design get larger texts and margins."""
        share = min(size.width() / DESIGN.width(), size.height() / DESIGN.height())
        fit = min(3.0, max(1.0, math.floor(share * STEP) / STEP))
        large = min(size.width() / SCREEN.width(), size.height() / SCREEN.height())
        least = SMALLEST if large < 1 else max(SMALLEST, math.ceil(2 * LEAST * min(large, 3.0) / fit) / 2)
        if (fit, least) != (self.fit, self.least):
            self.fit, self.least = fit, least
            self.apply()

    def apply(self) -> None:
        """Styles the application and tells everybody."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            # Under a style sheet the style has no name any more, so a mark tells that it was set; once is enough.
            if not app.property(STYLED):
                app.setStyle("Fusion")
                app.setProperty(STYLED, True)
            app.setFont(self.font(18))
            app.setPalette(self.colours())
            sheet = style_sheet(self.palette, self.px, self.size)
            if sheet != app.styleSheet():
                # Styling all widgets anew takes a while.
                app.setStyleSheet(sheet)
        self.changed.emit()

    def px(self, design: float) -> int:
        """Pixels of a text, or of something that grows with text, from design pixels."""
        return max(1, round(self.readable(design) * self.text_scale * self.fit))

    def readable(self, design: float) -> float:
        """Design pixels of a text that are not too small for the window."""
        return max(design, self.least) if design >= SMALLEST else design

    def size(self, design: float) -> int:
        """Pixels of a thing that does not grow with text."""
        return max(1, round(design * self.fit))

    def font(self, design: float, weight: int = 400, *, tabular: bool = False) -> QFont:
        """The bundled font in design pixels."""
        return font(self.readable(design), weight, tabular=tabular, scale=self.text_scale * self.fit)

    def colours(self) -> QPalette:
        """The palette of standard widgets."""
        look = self.palette
        made = QPalette()
        roles = QPalette.ColorRole
        for role, colour in (
            (roles.Window, look.desk),
            (roles.WindowText, look.ink),
            (roles.Base, look.paper),
            (roles.AlternateBase, look.paper2),
            (roles.Text, look.ink),
            (roles.Button, look.paper),
            (roles.ButtonText, look.ink),
            (roles.Highlight, look.blueprint),
            (roles.HighlightedText, look.on_blueprint),
            (roles.ToolTipBase, look.paper),
            (roles.ToolTipText, look.ink),
            (roles.PlaceholderText, look.pencil),
            (roles.Link, look.blueprint),
            (roles.Accent, look.blueprint),
        ):
            made.setColor(role, QColor(colour))
        for role in (roles.WindowText, roles.Text, roles.ButtonText):
            made.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.pencil))
        return made

    def icon(self, name: str, colour: str = "", design: float = 22, gap: float = 0, *, listed: bool = False) -> QIcon:
        """A line icon, for instance "icons/robot" or "home/icon_open", in "#RRGGBB" (ink if empty).

        ``gap`` is room at its right, for buttons with words. A button that is off shows it in pencil. In a menu or a
        list (``listed``) the line that is pointed at shows it in the colour of its words.
        """
        pixels, room = self.px(design), self.px(gap) if gap else 0
        key = (name, colour, pixels, room, listed, self.palette.name)
        found = self.icons.get(key)
        if found is None:
            found = QIcon()
            pointed = self.palette.on_blueprint
            for mode, shade in (
                (QIcon.Mode.Normal, colour or self.palette.ink),
                (QIcon.Mode.Disabled, self.palette.pencil),
                *(((QIcon.Mode.Active, pointed), (QIcon.Mode.Selected, pointed)) if listed else ()),
            ):
                swaps = () if name.startswith("common/seat") else (("#1F2D3A", shade),)
                for ratio in RATIOS:
                    found.addPixmap(self.picture(name, pixels, pixels, ratio, swaps, room), mode)
            self.icons[key] = found
        return found

    def seat_icon(self, number: int, design: float = 24) -> QIcon:
        """The symbol of a seat (1 to 12) in its colour."""
        return self.icon(f"common/seat_{number}", "", design)

    def picture(
        self,
        name: str,
        width: float,
        height: float,
        ratio: float,
        swaps: tuple[tuple[str, str], ...] = (),
        room: float = 0,
    ) -> QPixmap:
        """A picture ``width`` x ``height`` pixels large for a screen with ``ratio`` device pixels per pixel; ``room``
        pixels at its right stay empty."""
        wide, high = max(1, round(width * ratio)), max(1, round(height * ratio))
        made = QPixmap(wide + round(room * ratio), high)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.sprites.renderer(name, swaps).render(painter, QRectF(0, 0, wide, high))
        painter.end()
        made.setDevicePixelRatio(ratio)
        return made

    def on_change(self, follow: Callable[[], None]) -> None:
        """Calls ``follow``, a bound method of a widget, now and after every change."""
        self.changed.connect(follow)
        follow()
