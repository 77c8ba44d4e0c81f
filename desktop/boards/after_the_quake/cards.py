"""Permits, goals, stacks and urban planning, in rows and in the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.after_the_quake.art import COLOURS, paint, paint_action, paint_badge, paint_icon
from desktop.boards.after_the_quake.book import content
from desktop.boards.after_the_quake.names import goal_caption, goal_value, translate
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, fits, hatch, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Ident, Piece
from engine.games.after_the_quake.content import COLOURS as LETTERS
from engine.games.after_the_quake.content import PERMITS, SYMBOLS

SLOTS = {
    "tall": ((42.0, 36.0, 40.0), (24.3, 59.7, 90.5, 14.7), (86.0, 118.0)),
    "mid": ((40.0, 33.0, 36.0), (23.0, 57.0, 82.5, 14.0), (82.0, 108.0)),
    "low": ((37.0, 27.5, 28.0), (21.05, 52.95, 67.0, 12.95), (76.0, 88.0)),
}
"""Per size of a permit: middle and size of the number, middles and radius of the types, size of the picture."""
CAPTION_LEAST = 0.86
"""So much smaller captions become rather than go, on narrow cards rather than take a shorter wording."""
WIDE, ROOMY = 84.0, 78.0
"""From this room on the value of a goal lies beside its pictogram, and captions are long enough without shrinking."""


@dataclass(frozen=True)
class CardState:
    """A permit or goal: ``card`` (-1: a gap, -2: face down), its ``size``, how it is lit ("", "legal", "aimed",
    "chosen", "lifted", "refused", "hint"), ``lit`` types of urban planning, ``players`` of the match, ``count`` of a
    stack; ``gives`` the points of a goal now and after what is laid out (None: not told), ``wished`` if it would."""

    card: int
    size: str = "low"
    light: str = ""
    lit: tuple[int, ...] = ()
    players: int = 2
    count: int = -1
    gives: tuple[int, int] | None = None
    wished: bool = False


def draw_frame(painter: QPainter, look: Look, rect: QRectF, light: str) -> None:
    """Draws how a card is lit."""
    palette = look.palette
    if light in ("", "lifted"):
        return
    colour = {"refused": palette.refuse, "hint": palette.blueprint}.get(light, palette.legal)
    if light == "refused":
        hatch(painter, rect, colour, gap=9, width=2, share=0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ink(colour, 2.4, dash=(7, 4)) if light == "legal" else QPen(QColor(colour), 3.5))
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 12, 12)


def light_of(piece: Piece) -> str:
    """How a card that nothing else lights is lit under the pointer: otherwise where pressing it does nothing."""
    if not piece.hovered:
        return ""
    return "hover" if piece.active else "hint"


class PermitCard(Piece):
    """A permit, or the stack of permits. State: ``CardState``."""

    def __init__(self, ident: Ident, look: Look, layer: float = Layer.PANEL) -> None:
        super().__init__(ident, QRectF(0, 0, 74, 86), look, layer)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws the card in its rectangle."""
        if self.state is None:
            return
        state: CardState = self.state
        look, rect = self.look, self.rect
        if state.card == -1:
            draw_gap(painter, look, rect)
            return
        if state.light == "lifted":
            draw_gap(painter, look, rect)
            return
        if state.count >= 0:
            draw_stack(painter, look, rect, state)
        else:
            shadow(painter, rect, look)
            draw_permit(painter, look, rect, state)
        draw_frame(painter, look, rect, state.light or light_of(self))


def draw_gap(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Draws the place of a card that is not there."""
    painter.setPen(ink(look.palette.pencil, 1.4, dash=(6, 5)))
    painter.setBrush(faded(look.palette.pencil, 0.06))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)


def draw_stack(painter: QPainter, look: Look, rect: QRectF, state: CardState) -> None:
    """Draws a stack of backs with its count."""
    _, _, (wide, high) = SLOTS[state.size]
    factor = min(rect.width() / (wide - 2), rect.height() / (high - 2))
    x, y = rect.left() - factor, rect.top() - 5 * factor
    if state.count:
        paint(painter, look, f"permit_deck_{state.size}", x, y, factor=factor)
    else:
        draw_gap(painter, look, rect)
    plate = {"tall": (40.5, 63.0), "mid": (38.5, 58.0), "low": (35.5, 48.0)}[state.size]
    middle = QPointF(x + plate[0] * factor, y + plate[1] * factor)
    colour = "#1F2D3A" if state.count else look.palette.ink
    left = translate("AfterTheQuakeBoard", "left", "cards in a stack")
    size = 16 / max(1.0, look.scale)
    room = QRectF(middle.x() - 20, middle.y() - 19, 40, 20)
    write(painter, look, str(state.count), room, size, 700, colour=colour, align=CENTRE)
    size = narrowed(look, left, size, 400, room.width())
    write(painter, look, (left, ""), room.translated(0, 18), size, colour=colour, align=CENTRE)


def narrowed(look: Look, words: str, px: float, weight: int, room: float) -> float:
    """``px``, or less where words fit into ``room`` then, down to ``CAPTION_LEAST`` of it."""
    share = (room - 1) / max(1.0, width_of(look, words, px, weight))
    return px if share >= 1 or share < CAPTION_LEAST else px * share


def draw_permit(painter: QPainter, look: Look, rect: QRectF, state: CardState) -> None:
    """Draws a permit, face up or down."""
    (nx, ny, size), (left, right, low, radius), (wide, high) = SLOTS[state.size]
    factor = min(rect.width() / (wide - 2), rect.height() / (high - 2))
    x, y = rect.left(), rect.top()
    corner = (x - factor, y - factor)
    if state.card < 0:
        paint(painter, look, f"permit_back_{state.size}", *corner, factor=factor)
        return
    if state.card >= PERMITS:
        paint(painter, look, f"permit_subsidy_{state.size}", *corner, factor=factor)
        words = (translate("AfterTheQuakeBoard", "Subsidy"), "")
        room = QRectF(x + 3, y + (low - 13) * factor, rect.width() - 6, 26 * factor)
        px = narrowed(look, words[0], 16 / max(1.0, look.scale), 600, room.width())
        write(painter, look, words, room, px, 600, colour="#1F2D3A", align=CENTRE)
        return
    permit = content().permits[state.card]
    colour = COLOURS[LETTERS.index(permit.colour)]
    paint(painter, look, f"permit_{colour}_{state.size}", *corner, factor=factor)
    room = QRectF(x + (nx - 20) * factor, y + (ny - 20) * factor, 40 * factor, 40 * factor)
    px = size * factor / max(1.0, look.scale)
    write(painter, look, str(permit.number), room, px, 700, colour="#1F2D3A", align=CENTRE, unit=factor)
    for middle, symbol in ((left, permit.symbols[0]), (right, permit.symbols[1])):
        type_ = SYMBOLS.index(symbol)
        at = QPointF(x + middle * factor, y + low * factor)
        paint_badge(painter, look, type_, at, radius * factor, lit=type_ in state.lit)


class GoalCard(Piece):
    """A goal, or the stack of goals. State: ``CardState``."""

    def __init__(self, ident: Ident, look: Look, layer: float = Layer.PANEL) -> None:
        super().__init__(ident, QRectF(0, 0, 100, 88), look, layer)

    def boundingRect(self) -> QRectF:
        """Room for frame and focus ring, and above for what the goal gives."""
        return self.rect.adjusted(-6, -10, 6, 8)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, value, pictogram, caption."""
        if self.state is None:
            return
        state: CardState = self.state
        if state.card == -1 and state.count < 0:
            draw_gap(painter, self.look, self.rect)
            return
        if state.light == "lifted":
            draw_gap(painter, self.look, self.rect)
            return
        draw_goal(painter, self.look, self.rect, state)
        draw_frame(painter, self.look, self.rect, state.light or light_of(self))
        if state.gives is not None:
            draw_gives(painter, self.look, self.rect, state)

    def changed_parts(self, before: CardState) -> tuple[QRectF, ...]:
        """Where it only gives other points, their label."""
        state: CardState = self.state
        if None in (state.gives, before.gives) or replace(before, gives=state.gives) != state:
            return super().changed_parts(before)
        one, other = (gives_rect(self.look, self.rect, told)[0] for told in (state, before))
        return (one.united(other).adjusted(-1.5, -1.5, 1.5, 1.5),)


def gives_words(state: CardState) -> str:
    """The points of a goal: now, and after what is laid out."""
    now, after = state.gives or (0, 0)
    return str(now) if now == after else f"{now}→{after}"


def gives_rect(look: Look, rect: QRectF, state: CardState) -> tuple[QRectF, float]:
    """Where the points of a goal stand, over the upper edge of its card, and how large they are written."""
    px = 16 * min(max(1.0, look.scale), 1.4) / max(1.0, look.scale)
    wide = width_of(look, gives_words(state), px, 700) + 12
    share = min(1.0, (rect.width() - 4) / wide)
    high = 18.0 * min(max(1.0, look.scale), 1.4)
    wide = max(wide * share, high)
    return QRectF(rect.right() - 2 - wide, rect.top() - 8.5, wide, high), px * share


def draw_gives(painter: QPainter, look: Look, rect: QRectF, state: CardState) -> None:
    """Draws the points of a goal: gold what counts, with an outline alone what would count, green what changes."""
    palette = look.palette
    box, px = gives_rect(look, rect, state)
    now, after = state.gives or (0, 0)
    colour = palette.legal_text if now != after else palette.gold_text
    filled = now != after or not state.wished
    painter.setPen(QPen(QColor(colour), 2) if filled else ink(colour, 2, dash=(4, 2.5)))
    painter.setBrush(QColor(colour if filled else palette.paper))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    words = palette.paper if filled else colour
    write(painter, look, gives_words(state), box.adjusted(2, 0, -2, 0), px, 700, colour=words, align=CENTRE, unit=0.7)


def draw_goal(painter: QPainter, look: Look, rect: QRectF, state: CardState) -> None:
    """Draws a goal into any rectangle."""
    palette = look.palette
    shadow(painter, rect, look)
    if state.card < 0:
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.street))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        hatch(painter, rect.adjusted(5, 5, -5, -5), palette.pencil, gap=8, width=1.2, share=0.5)
        paint_icon(painter, look, "action_goal", rect.center(), 30, colour=palette.ink)
        return
    goal = content().goals[state.card]
    frame = {"violet": "#6A4FA0", "green": "#1E8E5A"}.get(goal.frame, "#A87400")
    if palette.dark:
        frame = {"violet": "#B39AE6", "green": "#4CC38A"}.get(goal.frame, "#F2C14E")
    gold = goal.frame not in ("violet", "green")
    ground = palette.paper if not gold else ("#4A3E18" if palette.dark else "#FBE9AE")
    painter.setPen(QPen(QColor(palette.ink), 2))
    painter.setBrush(QColor(palette.paper))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    painter.setPen(QPen(QColor(frame), 2.6))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect.adjusted(4.5, 4.5, -4.5, -4.5), 7, 7)
    inner = rect.adjusted(7, 6, -7, -6)
    if state.gives is not None:
        # What stands at the top stays clear of the points that the goal gives.
        inner.setTop(max(inner.top(), gives_rect(look, rect, state)[0].bottom() - 1))
    scale = max(1.0, look.scale)
    value = goal_value(state.card, state.players)
    wide = width_of(look, value, 19, 700) + 4
    beside = inner.width() >= WIDE and wide <= inner.width() * 0.62
    high = 18.0 * scale
    lines = caption_lines(look, goal_caption(goal.kind, goal.colour), inner, high, beside=beside)
    top = inner.height() - high * len(lines)
    if beside and top < 52:
        # Value and pictogram side by side.
        row = QRectF(inner.left() + 3, inner.top() + 2, wide, top - 2)
        write(painter, look, value, row, 19, 700, colour=palette.gold_text)
        signs = QRectF(row.right() + 3, row.top(), inner.right() - row.right() - 3, row.height())
        draw_signs(painter, look, goal.kind, goal.colour, signs, 21)
    else:
        half = min(26.0, top * 0.46)
        row = QRectF(inner.left(), inner.top() + 1, inner.width(), half)
        # The values of four places are told whole, smaller where they have to be.
        unit = min(1.0, 0.92 * row.width() / max(1.0, width_of(look, value, 16, 700)))
        write(painter, look, value, row, 19 * unit, 700, colour=palette.gold_text, align=CENTRE, unit=unit)
        signs = QRectF(inner.left(), row.bottom(), inner.width(), top - half - 2)
        draw_signs(painter, look, goal.kind, goal.colour, signs, min(24.0, signs.height()))
    for place, line in enumerate(lines):
        room = QRectF(inner.left(), inner.top() + top + high * place - 2, inner.width(), high)
        write(painter, look, line, room, 16, align=CENTRE, unit=CAPTION_LEAST)


def caption_lines(look: Look, captions: tuple[str, ...], inner: QRectF, high: float, *, beside: bool) -> list[str]:
    """The caption of a goal in lines, so ``high`` each: the longest wording in two lines if both they and what stands
    above have room, else in one, else none. What stands above takes less where value and pictogram lie ``beside`` each
    other."""
    scale = min(1.2, max(1.0, look.scale))
    for one in captions:
        lines = wrap(look, one, 16, 400, inner.width() - 2)
        if len(lines) <= 2 and all(width_of(look, line, 16) <= inner.width() for line in lines):
            if inner.height() - high * len(lines) >= (26 if beside else 37 if len(lines) > 1 else 32) * scale:
                return lines
            break
    if inner.height() - high < (26 if beside else 32) * scale:
        return []
    roomy = inner.width() >= ROOMY
    units = (1.0, CAPTION_LEAST) if roomy else (CAPTION_LEAST,)
    room = inner.width() - (6 if roomy else 0)
    return next(([one] for unit in units for one in captions if fits(look, one, 16, room, unit=unit)), [])


def draw_signs(painter: QPainter, look: Look, kind: str, letter: str, rect: QRectF, side: float) -> None:
    """Draws the pictogram of a goal."""
    colour = COLOURS[LETTERS.index(letter)] if letter else ""
    signs: dict[str, tuple[str, ...]] = {
        "most_on_colour": (f"swatch_small_{colour}", "house"),
        "per_colour": (f"swatch_small_{colour}", "house"),
        "most_rubble": ("rubble_a",),
        "per_rubble": ("rubble_a",),
        "most_money": ("action_income",),
        "most_urban": ("urban_light", "urban_park"),
        "per_urban": ("urban_light", "urban_park"),
        "urban_sets": ("urban_light", "urban_cable_car", "urban_hydrant", "urban_park"),
        "per_building": ("house",),
        "per_pair": ("house", "house"),
        "beside_foreign": ("house", "filled"),
        "four_colours": ("swatch_small_red", "swatch_small_yellow", "swatch_small_green", "swatch_small_blue"),
        "per_plot": ("plot", "house"),
        "per_full_plot": ("plot", "house", "house"),
        "outer_edge": ("edge",),
        "on_rubble": ("house", "rubble_a"),
        "five_numbers": ("digits",),
        "group_of_four": ("group",),
        "best_builder": ("best_builder_trophy",),
    }
    found = signs[kind]
    each = min(side, (rect.width() - 2) / len(found))
    x = rect.center().x() - each * len(found) / 2 + each / 2
    for sign in found:
        draw_sign(painter, look, sign, QPointF(x, rect.center().y()), each - 1)
        x += each


def draw_sign(painter: QPainter, look: Look, sign: str, middle: QPointF, side: float) -> None:
    """Draws one sign around a middle."""
    palette = look.palette
    if sign.startswith("rubble"):
        paint(painter, look, sign, middle.x() - side * 0.7, middle.y() - side * 0.44, size=(side * 1.4, side * 0.87))
    elif sign.startswith(("swatch", "urban", "best")):
        x, y = middle.x() - side / 2, middle.y() - side / 2
        if sign.startswith("urban") and palette.dark:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FBF8F1"))
            painter.drawEllipse(middle, side / 2, side / 2)
        paint(painter, look, sign, x, y, size=(side, side))
    elif sign == "action_income":
        paint_action(painter, look, "income", middle, side, palette.ink)
    elif sign in ("house", "filled"):
        if sign == "filled":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.pencil, 0.5))
            painter.drawEllipse(middle, side / 2, side / 2)
        paint_icon(painter, look, "house", middle, side, colour=palette.ink)
    elif sign == "digits":
        size = 16 / max(1.0, look.scale)
        write(painter, look, "1–5", QRectF(middle.x() - 24, middle.y() - 11, 48, 22), size, 700, align=CENTRE)
    else:
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(QColor(palette.ink), 1.8))
        painter.setBrush(faded(palette.street, 0.6))
        if sign == "plot":
            box = box.adjusted(1, side * 0.2, -1, -side * 0.2)
            painter.drawRect(box)
            painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
            for share in (1 / 3, 2 / 3):
                at = box.left() + box.width() * share
                painter.drawLine(QPointF(at, box.top()), QPointF(at, box.bottom()))
        elif sign == "edge":
            painter.drawRect(box.adjusted(1, 1, -1, -1))
            painter.setBrush(QColor(palette.paper))
            painter.drawRect(box.adjusted(side * 0.28, side * 0.28, -side * 0.28, -side * 0.28))
        else:
            half = side / 2
            for right in range(2):
                for down in range(2):
                    painter.drawRect(QRectF(box.left() + half * right, box.top() + half * down, half - 1, half - 1))


@dataclass(frozen=True)
class ChipState:
    """A type of urban planning: what the next card is worth to the front seat, the ``stock`` and its most, how the chip
    is lit."""

    type: int
    worth: int
    stock: int
    most: int
    light: str = ""


class UrbanChip(Piece):
    """A stock of urban planning. State: ``ChipState``."""

    def __init__(self, type_: int, look: Look) -> None:
        super().__init__(("urban", type_), QRectF(0, 0, 74, 36), look, Layer.PANEL)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws type, worth and pips of the stock."""
        if self.state is None:
            return
        state: ChipState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink if state.stock else palette.pencil), 1.6))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 9, 9)
        paint_badge(painter, look, state.type, QPointF(rect.left() + 18, rect.center().y()), 12)
        words = f"+{state.worth}" if state.stock else "–"
        room = QRectF(rect.left() + 32, rect.top(), rect.width() - 44, rect.height())
        size = 17 / max(1.0, min(look.scale, 1.2))
        write(painter, look, words, room, size, 700, align=CENTRE, colour=palette.gold_text)
        step = min(6.0, (rect.height() - 6) / state.most)
        top = rect.center().y() - step * state.most / 2
        for pip in range(state.most):
            box = QRectF(rect.right() - 11, top + step * pip, 6, step - 1.4)
            painter.setPen(QPen(QColor(palette.ink), 0.9))
            full = pip >= state.most - state.stock
            painter.setBrush(QColor(palette.ink if full else palette.paper))
            painter.drawRect(box)
        draw_frame(painter, look, rect, state.light or light_of(self))


@dataclass(frozen=True)
class UrbanTable:
    """What the cards of urban planning are worth, per type; the one that is pointed out is ``marked``."""

    marked: int
    values: tuple[str, ...]


class UrbanValues(Piece):
    """A note beside the stocks of urban planning. State: ``UrbanTable``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("urban_values",), QRectF(0, 0, 10, 10), look, Layer.CHOOSER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws a row per type."""
        if self.state is None:
            return
        state: UrbanTable = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.blueprint), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        high = (rect.height() - 14) / 4
        for type_, words in enumerate(state.values):
            row = QRectF(rect.left() + 8, rect.top() + 7 + high * type_, rect.width() - 16, high)
            if type_ == state.marked:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.paper2))
                painter.drawRoundedRect(row, 6, 6)
            radius = min(12.0, high / 2 - 2)
            paint_badge(painter, look, type_, QPointF(row.left() + 18, row.center().y()), radius)
            weight, room = 700 if type_ == state.marked else 400, row.adjusted(40, 0, -4, 0)
            write(painter, look, words, room, 17, weight, tabular=True)
