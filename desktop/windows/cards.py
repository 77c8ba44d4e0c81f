"""The paper things of the home window: a card per game, the picture of a board, a ticket per puzzle."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from desktop.texts import games
from desktop.windows.parts import Picture, button, label, restyle
from desktop.windows.theme import Theme
from engine.core.facts import GameFacts

translate = QCoreApplication.translate

RADIUS = 12.0
EDGE_STEP = 4
"""Of so many pixels of an edge one is looked at."""
MOST_CUT = 1.06
"""A picture may lose this much at its edges to fill its frame; beyond that it is shown whole."""
RINGS = 6
"""So many rounded rectangles of growing size make the soft edge of a shadow."""


class Card(QFrame):
    """A paper card with a soft shadow, or a tray without one."""

    def __init__(self, theme: Theme, *, tray: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tray = tray
        self.raised = False
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws shadow, paper and outline inside the frame's own margins."""
        look, size = self.theme.palette, self.theme.size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(size(4), size(2), -size(4), -size(6))
        if not self.tray and not look.dark:
            painter.setPen(Qt.PenStyle.NoPen)
            shade = QColor(look.shade)
            spread = size(6) if self.raised else size(4)
            for ring in range(RINGS):
                grow = spread * (ring + 0.5) / RINGS
                shade.setAlphaF((0.30 if self.raised else 0.20) / RINGS)
                painter.setBrush(shade)
                painter.drawRoundedRect(rect.adjusted(-grow * 0.5, 0, grow * 0.5, grow), RADIUS + grow, RADIUS + grow)
        painter.setPen(QPen(QColor(look.ink if self.raised else look.edge), 2.0 if self.raised else 1.3))
        painter.setBrush(QColor(look.paper2 if self.tray else look.paper))
        painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS, RADIUS)


class Fact(QWidget):
    """A small line icon with a word: seats, minutes."""

    def __init__(self, theme: Theme, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.icon = icon
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.picture = QLabel()
        self.words = label("strong")
        row.addWidget(self.picture)
        row.addWidget(self.words)
        self.row = row
        theme.on_change(self.follow)

    def follow(self) -> None:
        """Takes icon and spacing from the theme."""
        side = self.theme.px(19)
        self.picture.setPixmap(self.theme.icon(self.icon, "", 19).pixmap(QSize(side, side), self.devicePixelRatio()))
        self.row.setSpacing(self.theme.size(7))


class GameCard(Card):
    """A game: its scene, title, slogan, seats and minutes, and the button that begins a match."""

    def __init__(self, theme: Theme, game: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.game = game
        self.facts: GameFacts | None = None
        self.compact = False
        self.column = QVBoxLayout(self)
        self.scene = Scene(theme, game)
        self.title, self.slogan = label("card-title", wrap=True), label("soft", wrap=True)
        self.slogan.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.seats, self.minutes = Fact(theme, "home/icon_seats"), Fact(theme, "home/icon_minutes")
        self.fact_row = QHBoxLayout()
        self.fact_row.addWidget(self.seats)
        self.fact_row.addWidget(self.minutes)
        self.fact_row.addStretch(1)
        self.start = button("outline")
        self.words = QVBoxLayout()
        self.words.addWidget(self.title)
        self.words.addWidget(self.slogan, 1)
        self.words.addLayout(self.fact_row)
        self.column.addWidget(self.scene, 4)
        self.column.addLayout(self.words, 1)
        self.column.addWidget(self.start)
        self.set_facts(None)
        theme.on_change(self.follow)

    def set_compact(self, compact: bool) -> None:
        """Leaves the slogan out and shortens the seats."""
        if compact != self.compact:
            self.compact = compact
            self.slogan.setVisible(not compact)
            self.title.setProperty("role", "card-title-small" if compact else "card-title")
            restyle(self.title)
            self.column.setSpacing(self.theme.size(8 if compact else 14))
            self.retranslate()

    def set_facts(self, facts: GameFacts | None) -> None:
        """The facts of a game that can be played, None for one to come."""
        self.facts = facts
        self.start.setEnabled(facts is not None)
        self.scene.setEnabled(facts is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        least, most, minutes = games.SEATS_AND_MINUTES[self.game]
        if self.facts is not None:
            least, most = self.facts.table_seats
            minutes = self.facts.minutes
        self.title.setText(games.title(self.game))
        self.slogan.setText(games.slogan(self.game))
        self.seats.words.setText(f"{least}–{most}" if self.compact else games.seat_range(least, most))
        self.seats.setToolTip(games.seat_range(least, most))
        self.minutes.words.setText(games.minutes(minutes))
        coming = self.facts is None
        self.start.setText(translate("Home", "Coming") if coming else translate("Home", "New match"))
        words = translate("Home", "%1: new match").replace("%1", games.title(self.game))
        self.start.setAccessibleName(self.start.text() if coming else words)
        self.setToolTip(translate("Home", "This game is not built yet.") if coming else games.credit(self.game))

    def follow(self) -> None:
        """Takes sizes from the theme."""
        size = self.theme.size
        self.column.setContentsMargins(size(13), size(11), size(13), size(19))
        self.column.setSpacing(size(8 if self.compact else 14))
        self.words.setContentsMargins(size(6), 0, size(4), 0)
        self.words.setSpacing(size(6))
        self.fact_row.setSpacing(size(14))
        self.start.setMinimumHeight(self.theme.px(46))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the scene from growing higher than its drawing."""
        super().resizeEvent(event)
        margins = self.column.contentsMargins()
        self.scene.setMaximumHeight(round((self.width() - margins.left() - margins.right()) * 228 / 274))

    def enterEvent(self, event: object) -> None:
        """Raises a card that can be played."""
        self.raise_card(self.facts is not None)
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: object) -> None:
        """Lays the card down again."""
        self.raise_card(False)
        super().leaveEvent(event)  # type: ignore[arg-type]

    def raise_card(self, raised: bool) -> None:
        """Ink outline, longer shadow and a filled button while the pointer is on the card."""
        if raised != self.raised:
            self.raised = raised
            self.start.setProperty("role", "primary" if raised else "outline")
            restyle(self.start)
            self.update()


class Scene(Picture):
    """The scene of a game, cut to the room there is: its middle shows, corners round; pale for a game to come."""

    def __init__(self, theme: Theme, game: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, f"home/scene_{game}", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(72)

    def sizeHint(self) -> QSize:
        """The size in the design."""
        return QSize(self.theme.size(274), self.theme.size(228))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the scene as large as the width asks, or the height where that is larger, cut at the frame."""
        own = self.theme.sprites.size(self.name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        scale = max(room.width() / own.width(), room.height() / own.height())
        wide, high = own.width() * scale, own.height() * scale
        # The lower part of a scene tells more than its sky.
        place = QRectF((room.width() - wide) / 2, (room.height() - high) * 0.62, wide, high)
        frame = QPainterPath()
        frame.addRoundedRect(room.adjusted(1, 1, -1, -1), 8, 8)
        painter.setClipPath(frame)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        self.theme.sprites.renderer(self.name, ()).render(painter, place)
        painter.setOpacity(1.0)
        painter.setClipping(False)
        look = self.theme.palette
        painter.setPen(QPen(QColor(look.ink if self.isEnabled() else look.pencil), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)


def ground_of(picture: QImage) -> QColor:
    """The colour that most of the left and the right edge of a picture has."""
    edges = (1, picture.width() - 2)
    found = Counter(picture.pixel(x, y) for x in edges for y in range(0, picture.height(), EDGE_STEP))
    return QColor.fromRgba(found.most_common(1)[0][0]) if found else QColor()


class BoardPicture(QWidget):
    """The picture of a board, as large as fits; without one the scene of the game on squared paper, or a pencilled
    street where there is no game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.picture: QPixmap | None = None
        self.around = QColor()
        """The ground of the picture at its edge, which goes on where the frame is wider."""
        self.scene = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(90)
        theme.changed.connect(self.update)

    def set_picture(self, picture: QPixmap | None, scene: str = "") -> None:
        """The picture to show, None for none; then the art ``scene`` takes its place ("": none)."""
        self.picture = picture if picture is not None and not picture.isNull() else None
        self.around = ground_of(self.picture.toImage()) if self.picture is not None else QColor()
        self.scene = scene
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws picture or paper in its frame."""
        look, size = self.theme.palette, self.theme.size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(room, 8, 8)
        painter.fillPath(frame, QColor(look.paper))
        painter.save()
        painter.setClipPath(frame)
        if self.picture is None:
            self.draw_squares(painter, room, size(12))
        else:
            painter.fillRect(room, self.around)
            own = self.picture.deviceIndependentSize()
            across, down = room.width() / own.width(), room.height() / own.height()
            scale = min(across, down) if max(across, down) > min(across, down) * MOST_CUT else max(across, down)
            wide, high = own.width() * scale, own.height() * scale
            place = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
            painter.drawPixmap(place, self.picture, QRectF(self.picture.rect()))
        if self.picture is None and self.scene:
            self.draw_scene(painter, room)
        elif self.picture is None:
            self.draw_empty(painter, room)
        painter.restore()
        painter.setPen(QPen(QColor(look.ink if self.picture is not None else look.pencil), 2))
        painter.drawPath(frame)

    def draw_squares(self, painter: QPainter, room: QRectF, step: int) -> None:
        """Rules the paper in squares."""
        grid = QColor(self.theme.palette.grid)
        grid.setAlphaF(0.55)
        painter.setPen(QPen(grid, 0.8))
        for across in range(int(room.left()), int(room.right()), step):
            painter.drawLine(across, int(room.top()), across, int(room.bottom()))
        for down in range(int(room.top()), int(room.bottom()), step):
            painter.drawLine(int(room.left()), down, int(room.right()), down)

    def draw_scene(self, painter: QPainter, room: QRectF) -> None:
        """The scene of the game, whole, as a sheet that lies on the paper."""
        own = self.theme.sprites.size(self.scene)
        scale = min(room.width() / own.width(), room.height() / own.height())
        wide, high = own.width() * scale, own.height() * scale
        place = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
        self.theme.sprites.renderer(self.scene, ()).render(painter, place)

    def draw_empty(self, painter: QPainter, room: QRectF) -> None:
        """Three streets of pencilled houses."""
        look = self.theme.palette
        sprite = self.theme.sprites.renderer("house_numbers/house_pencil", ())
        own = sprite.viewBoxF().size()
        high = room.height() / 3
        scale = high * 0.62 / own.height()
        wide = own.width() * scale
        for street in range(3):
            ground = room.top() + high * (street + 1) - high * 0.2
            painter.fillRect(QRectF(room.left(), ground, room.width(), high * 0.2), QColor(look.street))
            dash = QPen(QColor(look.paper), 2)
            dash.setDashPattern([7, 7])
            painter.setPen(dash)
            painter.drawLine(int(room.left()), int(ground + high * 0.1), int(room.right()), int(ground + high * 0.1))
            count = int(room.width() // (wide * 1.15))
            gap = room.width() / max(1, count)
            painter.setOpacity(0.8)
            for house in range(count):
                left = room.left() + gap * house + (gap - wide) / 2
                sprite.render(painter, QRectF(left, ground - own.height() * scale, wide, own.height() * scale))
            painter.setOpacity(1.0)


class Ticket(QWidget):
    """A puzzle to come: its picture, name and game on a ticket. ``resized`` fires after its width changed."""

    resized = Signal()

    def __init__(self, theme: Theme, puzzle: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.puzzle = puzzle
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.column = QVBoxLayout(self)
        self.picture = Picture(theme, f"home/puzzle_{puzzle}")
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture.setMinimumHeight(36)
        self.name, self.game, self.state = label("strong", wrap=True), label("caption", wrap=True), label("caption")
        for made in (self.name, self.game, self.state):
            made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self.picture, 6)
        self.column.addWidget(self.name)
        self.column.addWidget(self.game)
        self.gap = QSpacerItem(0, 0)
        self.column.addItem(self.gap)
        self.column.addWidget(self.state, 2)
        self.retranslate()
        theme.on_change(self.follow)

    def set_compact(self, compact: bool) -> None:
        """Leaves the name of the game out and writes smaller."""
        self.game.setVisible(not compact)
        self.name.setProperty("role", "strong-small" if compact else "strong")
        restyle(self.name)

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        name, game = games.puzzle(self.puzzle)
        self.name.setText(name)
        self.game.setText(games.title(game))
        self.state.setText(translate("Home", "coming"))

    def follow(self) -> None:
        """Takes sizes from the theme."""
        size = self.theme.size
        self.column.setContentsMargins(size(10), size(10), size(10), size(10))
        self.column.setSpacing(size(5))
        self.gap.changeSize(0, size(24))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells that the width changed: pictures and words of all tickets are aligned."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.resized.emit()

    def picture_height(self) -> int:
        """The height that the picture asks for."""
        return self.room() * 98 // 130

    def room(self) -> int:
        """The width that words have."""
        margins = self.column.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the ticket, punched at both sides above its last line."""
        look = self.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        punch = self.theme.size(7)
        above = self.name if self.game.isHidden() else self.game
        tear = (above.geometry().bottom() + self.state.geometry().top()) / 2
        shape = QPainterPath()
        shape.addRoundedRect(room, 9, 9)
        holes = QPainterPath()
        for x in (room.left(), room.right()):
            holes.addEllipse(QRectF(x - punch, tear - punch, 2 * punch, 2 * punch))
        shape = shape.subtracted(holes)
        painter.setPen(QPen(QColor(look.edge), 1.3))
        painter.setBrush(QColor(look.paper))
        painter.drawPath(shape)
        pen = QPen(QColor(look.edge), 1.6)
        pen.setDashPattern([2, 4])
        painter.setPen(pen)
        painter.drawLine(int(room.left() + punch * 2), int(tear), int(room.right() - punch * 2), int(tear))
