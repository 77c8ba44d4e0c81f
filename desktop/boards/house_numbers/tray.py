"""The tray: pairs or the hand, what is left in the deck, the roundabout, the buttons; and the ghost of what is
dragged."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import CENTRE, faded, fits, hatch, ink, shadow, width_of, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.house_numbers.art import EFFECT_NAMES, FOLDER, enamel
from desktop.boards.house_numbers.layout import DECK, PAIR
from desktop.boards.house_numbers.panels import Panel, paint_seat
from desktop.boards.house_numbers.words import effect_gives, effect_name, effect_short, effect_sign

NUMBER_WIDE = 108.0
EFFECT_X = 112.0
EFFECT_WIDE = 116.0
HIGH = 146.0
DIM = 0.78
"""How much of the cards that were not chosen is left: everything on them stays readable at 3:1."""


@dataclass(frozen=True)
class PairState:
    """Two cards side by side, or one card of a hand: ``number`` (-1: no card), ``effect``, the effect ``next`` turn
    (-1: not announced).

    ``hand`` makes it one card whose halves are chosen apart, ``caption`` says what its left half is; ``chosen`` "",
    "both", "number" or "effect"; ``away`` while its print lies in the slot; ``dim`` when it cannot be chosen.
    ``band`` says that the card goes to the seat number ``to``, or (0) away.
    """

    number: int
    effect: int
    next: int = -1
    hand: bool = False
    caption: str = ""
    chosen: str = ""
    away: bool = False
    dim: bool = False
    band: str = ""
    to: int = 0


class Pair(Piece):
    """A number card and an effect card; a press chooses them, a drag carries them to a plot."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("pair", place), QRectF(0, 0, PAIR[0], HIGH), look, Layer.TRAY + place / 10)
        self.margin = 18

    def draw(self, painter: QPainter) -> None:
        """Draws the cards, or their print in the slot."""
        if self.state is None or self.state.number < 0:
            return
        state: PairState = self.state
        if state.away:
            self.look.sprites.paint(painter, f"{FOLDER}pair_slot", -8, -7)
            self.draw_print(painter)
            return
        rise = -3.0 if self.hovered and self.active and state.chosen != "both" else 0.0
        painter.translate(0, rise)
        if state.dim:
            painter.setOpacity(DIM)
        self.draw_cards(painter)
        painter.setOpacity(1)
        if state.band:
            self.draw_band(painter)
        if state.chosen:
            self.draw_chosen(painter)

    def draw_print(self, painter: QPainter) -> None:
        """Draws the cards at 30 %, from a pixmap so that they do not show through each other."""
        ratio = painter.deviceTransform().m11()
        box = QRectF(-12, -8, self.rect.width() + 24, HIGH + 20)
        image = QPixmap(int(box.width() * ratio) + 1, int(box.height() * ratio) + 1)
        image.fill(Qt.GlobalColor.transparent)
        inner = QPainter(image)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.scale(ratio, ratio)
        inner.translate(-box.topLeft())
        self.draw_cards(inner)
        inner.end()
        painter.setOpacity(0.3)
        painter.drawPixmap(QRectF(box.topLeft(), image.size() / ratio), image, QRectF(image.rect()))

    def draw_cards(self, painter: QPainter) -> None:
        """Draws the pair, or the one card of a hand; a new pair comes by turning the old number card over."""
        state: PairState = self.state
        if state.hand:
            self.draw_joined(painter, state)
            return
        was: PairState | None = self.was
        share = stage(self.progress, 0, 1)
        self.look.sprites.paint(painter, f"{FOLDER}card_stack", -7, 2)
        self.draw_number(painter, state)
        painter.translate(EFFECT_X, 0)
        self.draw_effect(painter, state if was is None else was)
        painter.translate(-EFFECT_X, 0)
        if was is None:
            self.look.sprites.paint(painter, f"{FOLDER}pair_plus", 97, 33)
            return
        painter.save()
        painter.translate(EFFECT_X * share + NUMBER_WIDE / 2, -10 * (1 - abs(1 - 2 * share)))
        painter.scale(max(0.03, abs(1 - 2 * share)), 1)
        painter.translate(-NUMBER_WIDE / 2, 0)
        if share < 0.5:
            self.draw_number(painter, was)
        else:
            self.draw_effect(painter, state)
        painter.restore()

    def draw_number(self, painter: QPainter, state: PairState) -> None:
        """Draws a number card with the effect on its back."""
        look, palette = self.look, self.look.palette
        sprites = look.sprites
        shadow(painter, QRectF(0, 0, NUMBER_WIDE, HIGH), look)
        sprites.paint(painter, f"{FOLDER}card_number", -1, -1, swaps=enamel(look))
        self.draw_plate_number(painter, state.number)
        if state.next >= 0:
            words = QCoreApplication.translate("HouseNumbersBoard", "next turn")
            write(painter, look, words, QRectF(6, 91, 96, 22), 16, colour=palette.pencil, align=CENTRE)
            icon = f"{FOLDER}effect_icon_{EFFECT_NAMES[state.next]}" if state.next in EFFECT_NAMES else "icons/user"
            sprites.paint(painter, icon, 22, 116, size=(22, 22))
            write(painter, look, effect_sign(state.next), QRectF(48, 115, 58, 24), 16, 600)

    def draw_plate_number(self, painter: QPainter, number: int) -> None:
        """Writes the number on its enamel plate."""
        room = QRectF(14, 16, 80, 62)
        write(painter, self.look, str(number), room, 44, 700, colour="#FFFFFF", align=CENTRE, tabular=True)

    def draw_effect(self, painter: QPainter, state: PairState) -> None:
        """Draws an effect card."""
        look = self.look
        shadow(painter, QRectF(0, 0, EFFECT_WIDE, HIGH), look)
        look.sprites.paint(painter, f"{FOLDER}card_effect", -1, -1)
        self.draw_effect_face(painter, state.effect)

    def draw_effect_face(self, painter: QPainter, effect: int, *, named: bool = True) -> None:
        """Draws picture and words of an effect."""
        look, palette = self.look, self.look.palette
        if effect in EFFECT_NAMES:
            look.sprites.paint(painter, f"{FOLDER}effect_{EFFECT_NAMES[effect]}", 7, 7)
        if not named:
            return
        names = (effect_name(effect), effect_short(effect))
        write(painter, look, names, QRectF(5, 96, EFFECT_WIDE - 10, 24), 18, 600, align=CENTRE)
        room = QRectF(3, 117, EFFECT_WIDE - 6, 22)
        write(painter, look, (effect_gives(effect), ""), room, 16, colour=palette.pencil, align=CENTRE)

    def draw_joined(self, painter: QPainter, state: PairState) -> None:
        """Draws a card of the hand: one card, its number on the left half and its effect on the right one."""
        look, palette = self.look, self.look.palette
        shadow(painter, self.rect, look)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self.rect, 10, 10)
        middle = (NUMBER_WIDE + EFFECT_X) / 2
        painter.setPen(ink(palette.pencil, 1.5, dash=(2, 4)))
        painter.drawLine(QPointF(middle, 8), QPointF(middle, HIGH - (34 if state.band else 8)))
        look.sprites.paint(painter, f"{FOLDER}plate", 11, 14, size=(86, 64), swaps=enamel(look))
        self.draw_plate_number(painter, state.number)
        if not state.band:
            write(painter, look, state.caption, QRectF(6, 96, 98, 24), 18, 600, align=CENTRE)
            note = QCoreApplication.translate("HouseNumbersBoard", "to write")
            write(painter, look, note, QRectF(6, 117, 98, 22), 16, colour=palette.pencil, align=CENTRE)
        painter.translate(EFFECT_X, 0)
        self.draw_effect_face(painter, state.effect, named=not state.band)
        painter.translate(-EFFECT_X, 0)

    def draw_band(self, painter: QPainter) -> None:
        """Draws the band over the foot of a card that goes to another seat, or away."""
        state: PairState = self.state
        look, palette = self.look, self.look.palette
        band = QRectF(0, HIGH - 36, self.rect.width(), 36)
        painter.setPen(QPen(QColor(palette.blueprint), 2))
        painter.setBrush(QColor(palette.paper2))
        painter.drawRoundedRect(band, 9, 9)
        wide = min(band.width() - 76, width_of(look, state.band, 16, 600))
        left = band.center().x() - (wide + (52 if state.to else 26)) / 2
        swaps = (("#1F2D3A", palette.blueprint),)
        icon = "icons/arrow-right" if state.to else "icons/trash"
        look.sprites.paint(painter, icon, left, band.center().y() - 10, size=(20, 20), swaps=swaps)
        left += 26
        if state.to:
            paint_seat(painter, look, state.to, QPointF(left + 10, band.center().y()), 19)
            left += 26
        write(painter, look, state.band, QRectF(left, band.top(), wide + 2, band.height()), 16, 600)

    def draw_chosen(self, painter: QPainter) -> None:
        """Draws the frame around what is chosen and its tick."""
        palette, state = self.look.palette, self.state
        box = QRectF(-5, -5, self.rect.width() + 10, HIGH + 10)
        if state.chosen == "number":
            box = QRectF(-4, -4, NUMBER_WIDE + 8, HIGH + 8)
        elif state.chosen == "effect":
            box = QRectF(EFFECT_X - 4, -4, EFFECT_WIDE + 8, HIGH + 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.blueprint), 3))
        painter.drawRoundedRect(box, 13, 13)
        self.look.sprites.paint(painter, "common/step_done", box.right() - 20, box.top() - 6, size=(26, 26))


class TrayGround(Panel):
    """The ground of the tray, with a line before the roundabout where the deck lies beside it."""

    line = 0.0

    def draw(self, painter: QPainter) -> None:
        """Draws ground and line."""
        super().draw(painter)
        if self.line:
            painter.setPen(QPen(QColor(self.look.palette.edge), 2))
            top, bottom = self.rect.top() + 16, self.rect.bottom() - 14
            painter.drawLine(QPointF(self.line, top), QPointF(self.line, bottom))


class Half(Piece):
    """One half of a card of the hand as something to choose; the pair below draws it."""

    def __init__(self, place: int, half: str, look: Look) -> None:
        left, wide = (0.0, NUMBER_WIDE) if half == "number" else (EFFECT_X, EFFECT_WIDE)
        super().__init__(("hand", place, half), QRectF(0, 0, wide, HIGH), look, Layer.TRAY + 1 + place / 10)
        self.left = left

    def draw(self, painter: QPainter) -> None:
        """Draws the wash under the pointer."""
        if self.active and (self.hovered or self.ringed):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.look.palette.legal, 0.16))
            painter.drawRoundedRect(self.rect, 10, 10)


@dataclass(frozen=True)
class DeckState:
    """What is left: unseen cards per ``numbers`` 1 to 15 and ``effects`` 0 to 5, a ``title`` with a ``note``,
    numbers on ``offer``."""

    numbers: tuple[int, ...]
    effects: tuple[int, ...]
    title: str
    note: tuple[str, ...]
    offer: tuple[int, ...]


class Deck(Piece):
    """One brick per unseen card."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("deck",), DECK, look, Layer.TRAY, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws bricks, numbers and effects."""
        look, palette, rect = self.look, self.look.palette, self.rect
        if self.state is None:
            return
        state: DeckState = self.state
        room = QRectF(rect.left() + 4, rect.top() + 2, 180, 24)
        at = room.left() + write(painter, look, state.title, room, 18, 600) + 12
        write(painter, look, state.note, QRectF(at, room.top(), rect.right() - at, 24), 16, colour=palette.pencil)
        ground = 916.0
        most = max(5, *state.numbers)
        step = 11.6 if most <= 5 else 58 / most
        for number in range(1, 16):
            x = 819.6 + 25.4 * (number - 1)
            offered = number in state.offer
            name = "brick_offer" if offered else "brick"
            swaps = (("#1F5E8C", "#1F5E8C"),) if palette.dark and offered else ()
            for brick in range(state.numbers[number - 1]):
                # Numbers on offer are told by colour and, where patterns are wanted, by stripes.
                y = ground - 12 - step * brick
                look.sprites.paint(painter, f"{FOLDER}{name}", x - 11.5, y, size=(23, min(12, step + 0.4)), swaps=swaps)
                if offered and look.patterns:
                    hatch(painter, QRectF(x - 11, y + 1, 22, min(10, step - 1)), "#FFFFFF", gap=5, width=1.4, share=0.9)
            if not state.numbers[number - 1]:
                write(painter, look, "–", QRectF(x - 11, ground - 18, 22, 16), 16, colour=palette.pencil, align=CENTRE)
            colour, weight = (palette.blueprint, 700) if offered else (palette.ink, 400)
            room = QRectF(x - 11, ground + 1, 22, 20)
            write(painter, look, str(number), room, 16, weight, colour=colour, align=CENTRE, tabular=True)
        painter.setPen(ink(palette.ink, 1.6))
        painter.drawLine(QPointF(805, ground), QPointF(1189, ground))
        for place, left in enumerate(state.effects):
            x = 812 + 64.5 * place
            look.sprites.paint(painter, f"{FOLDER}effect_icon_{EFFECT_NAMES[place]}", x, ground + 33, size=(21, 21))
            write(painter, look, str(left), QRectF(x + 28, ground + 32, 30, 23), 18, 600)


@dataclass(frozen=True)
class RoundaboutState:
    """The roundabout of the tray: ``note`` what it costs or why not, ``lit`` when it may be built, ``chosen``,
    ``away``."""

    note: str
    lit: bool
    chosen: bool = False
    away: bool = False


class RoundaboutToken(Piece):
    """A roundabout to drag or to press and then a plot."""

    def __init__(self, look: Look) -> None:
        super().__init__(("roundabout",), QRectF(0, 0, 118, 146), look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws slot, token, name and note."""
        if self.state is None:
            return
        state: RoundaboutState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        over = self.active and (self.hovered or self.ringed)
        painter.setBrush(faded(palette.blueprint, 0.08) if state.chosen else Qt.BrushStyle.NoBrush)
        solid = state.chosen or over
        painter.setPen(QPen(QColor(palette.blueprint), 2.4) if solid else ink(palette.edge, 2, dash=(6, 4)))
        painter.drawRoundedRect(rect, 10, 10)
        middle = rect.center().x()
        if not state.away and state.lit:
            shadow(painter, QRectF(middle - 34, 8, 68, 68), look, radius=34)
        opacity = 1.0 if state.lit and not state.away else 0.35
        lift = 3 if over and not state.away else 0
        look.sprites.paint(painter, f"{FOLDER}roundabout_token", middle - 35, 7 - lift, size=(70, 70), opacity=opacity)
        title = QCoreApplication.translate("HouseNumbersBoard", "Roundabout")
        low = rect.height() - 62
        step = min(29.0, 24 * max(1.0, look.scale * 0.9))
        room = QRectF(5, low, rect.width() - 10, step)
        write(painter, look, (title, ""), room, 16, 600, align=CENTRE)
        write(painter, look, state.note, room.translated(0, step), 16, colour=palette.pencil, align=CENTRE)


@dataclass(frozen=True)
class ButtonState:
    """A button: ``words``, ``note`` under it, ``primary`` filled when it can be pressed, ``icon`` or ""."""

    words: str
    note: str = ""
    primary: bool = False
    icon: str = ""


class Button(Piece):
    """A button of the tray; one that cannot be pressed is dashed, with the reason under it."""

    def __init__(self, ident: Ident, px: float, look: Look) -> None:
        super().__init__(ident, QRectF(), look, Layer.TRAY)
        self.note = QRectF()
        self.px = px

    def place(self, rect: QRectF, note: QRectF) -> None:
        """Lays the button and its note out."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self.rect = QRectF(0, 0, rect.width(), rect.height())
        self.note = note.translated(-rect.topLeft())
        self.update()

    def boundingRect(self) -> QRectF:
        """Button, ring and note."""
        return super().boundingRect().united(self.note)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, icon, words and note."""
        if self.state is None:
            return
        state: ButtonState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        colour = palette.ink
        if not self.active:
            colour = palette.pencil
            painter.setPen(ink(palette.pencil, 1.8, dash=(6, 4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif state.primary:
            colour = palette.on_blueprint
            shadow(painter, rect, look)
            painter.setPen(QPen(QColor(palette.ink if not palette.dark else palette.blueprint), 2))
            painter.setBrush(QColor(palette.blueprint).darker(112 if self.hovered else 100))
        else:
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.setBrush(QColor(palette.paper2 if self.hovered else palette.paper))
        painter.drawRoundedRect(rect, 9, 9)
        room = rect.adjusted(10, 0, -10, 0)
        if state.icon:
            side = self.px + 4
            room = rect.adjusted(side + 18, 0, -10, 0)
        wide = write(painter, look, state.words, room, self.px, 600, colour=colour, align=CENTRE)
        if state.icon:
            left = room.center().x() - wide / 2 - side - 8
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(painter, state.icon, left, rect.center().y() - side / 2, size=(side, side), swaps=swaps)
        if state.note:
            write(painter, look, state.note, self.note, 16, colour=palette.pencil, align=CENTRE)


@dataclass(frozen=True)
class GhostState:
    """What is dragged: a ``number`` with its ``effect``; without a number (-1) an effect alone, the city ``plan`` 1 to
    3, or a roundabout."""

    number: int
    effect: int = -1
    plan: int = 0


class Ghost(Piece):
    """What follows the pointer: the folded chip of a pair, or a roundabout; its middle lies at its position."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ghost",), QRectF(-60, -36, 120, 72), look, Layer.GHOST)
        self.margin = 20
        self.setScale(1.04)
        # Painted once and moved: its soft shadow would cost most of a step of the drag.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the chip, tilted, with a long shadow."""
        if self.state is None:
            return
        state: GhostState = self.state
        look, palette = self.look, self.look.palette
        if state.number < 0 and (state.effect >= 0 or state.plan):
            self.draw_part(painter)
            return
        if state.number < 0:
            shadow(painter, QRectF(-35, -35, 70, 70), look, radius=35, drop=10, blur=20)
            look.sprites.paint(painter, f"{FOLDER}roundabout_token", -36, -36, size=(72, 72))
            return
        painter.rotate(-4)
        painter.translate(-61, -33)
        shadow(painter, QRectF(2, 2, 118, 62), look, drop=9, blur=22)
        look.sprites.paint(painter, f"{FOLDER}drag_chip", 0, 0, swaps=enamel(look))
        write(painter, look, str(state.number), QRectF(9, 8, 50, 50), 32, 700, colour="#FFFFFF", align=CENTRE)
        if state.effect in EFFECT_NAMES:
            room = QRectF(62, 40, 58, 20)
            words = effect_sign(state.effect)[0]
            named = fits(look, words, 16, room.width(), 600)
            down = 0 if named else 9
            if EFFECT_NAMES[state.effect] == "pool":
                look.sprites.paint(painter, f"{FOLDER}pool_built", 69, 11 + down, size=(46, 21))
            else:
                icon = f"{FOLDER}effect_icon_{EFFECT_NAMES[state.effect]}"
                look.sprites.paint(painter, icon, 78, 11 + down, size=(28, 28))
            if named:
                write(painter, look, words, room, 16, 600, colour=palette.ink, align=CENTRE)

    def draw_part(self, painter: QPainter) -> None:
        """Draws the chip of an effect, or the seal of a plan."""
        state: GhostState = self.state
        look, palette = self.look, self.look.palette
        painter.rotate(-4)
        box = QRectF(-34, -34, 68, 68)
        shadow(painter, box, look, drop=9, blur=22)
        if state.plan:
            look.sprites.paint(painter, f"{FOLDER}seal_filled", -32, -32, size=(64, 64))
            colour = palette.desk if palette.dark else "#FFFFFF"
            write(painter, look, str(state.plan), box, 26, 700, colour=colour, align=CENTRE)
            return
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(box, 10, 10)
        if state.effect in EFFECT_NAMES:
            icon = f"{FOLDER}effect_icon_{EFFECT_NAMES[state.effect]}"
            look.sprites.paint(painter, icon, -20, -20, size=(40, 40))
