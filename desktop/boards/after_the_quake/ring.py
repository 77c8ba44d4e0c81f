"""The ring of action cards: spaces with pictogram, money and pawns; prices over the present card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.after_the_quake.art import paint, paint_action, paint_icon, paint_pawn
from desktop.boards.after_the_quake.layout import STRIP, coin_of, ring_rect, spot_of, tile_rect
from desktop.boards.after_the_quake.names import tile_word, translate
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, hatch, ink, shadow, width_of, write
from desktop.boards.common.pieces import Ident, Piece

DONE, NOW, NEXT, LATER = "done", "now", "next", "later"


@dataclass(frozen=True)
class TileState:
    """A space of a card: its ``action`` and the ``money`` printed there."""

    action: str
    money: int


@dataclass(frozen=True)
class PawnMark:
    """A pawn or the outline of one on a ``space``: the ``number`` of its seat, its place in the ``order``; ``left``
    draws the outline, ``waits`` shows the order beside the pawn."""

    space: int
    number: int
    order: int
    left: bool = False
    waits: bool = False


@dataclass(frozen=True)
class CardState:
    """An action card: ``when`` it is used ("done", "now", "next", "later"), its ``tiles`` and the ``pawns`` on it."""

    when: str
    tiles: tuple[TileState, ...]
    pawns: tuple[PawnMark, ...] = ()


class RingCard(Piece):
    """An action card. State: ``CardState``."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("ring", place), ring_rect(place), look, Layer.SHEET)
        self.place = place
        self.away = 0
        """The number of the seat whose pawn is still on its way here."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Room for the shadow, which falls down."""
        return self.rect.adjusted(-5, -4, 5, 8)

    def draw(self, painter: QPainter) -> None:
        """Draws paper, number strip, spaces, pawns."""
        if self.state is None:
            return
        state: CardState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.paper2 if state.when == DONE else palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        self.draw_strip(painter, state)
        for space, tile in enumerate(state.tiles):
            self.draw_tile(painter, state, space, tile)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if state.when == NOW:
            painter.setPen(QPen(QColor(palette.blueprint), 4))
        elif state.when == NEXT:
            painter.setPen(ink(palette.blueprint, 2.4, dash=(9, 5)))
        else:
            painter.setPen(QPen(QColor(palette.pencil if state.when == DONE else palette.ink), 2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        for pawn in state.pawns:
            if pawn.number == self.away and not pawn.left:
                continue
            self.draw_pawn(painter, pawn, tile_rect(self.place, pawn.space, len(state.tiles)))

    def draw_strip(self, painter: QPainter, state: CardState) -> None:
        """Draws the number of the card and when it is used."""
        look, palette, rect = self.look, self.look.palette, self.rect
        strip = QRectF(rect.left(), rect.top(), STRIP, rect.height())
        colours = {
            NOW: (palette.blueprint, palette.on_blueprint), DONE: (palette.street, palette.ink),
            NEXT: (palette.water, palette.ink),
        }  # fmt: skip
        ground, colour = colours.get(state.when, (palette.paper2, palette.ink))
        painter.save()
        painter.setClipRect(strip)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, 10, 10)
        painter.restore()
        painter.setPen(QPen(QColor(palette.pencil), 1))
        painter.drawLine(strip.topRight(), strip.bottomRight())
        size = 21 / max(1.0, min(look.scale, 1.2) / 1.0)
        head = QRectF(strip.left(), strip.top() + 5, STRIP, 30)
        write(painter, look, str(self.place + 1), head, size, 700, colour=colour, align=CENTRE)
        words = when_word(state.when)
        if words:
            painter.save()
            painter.translate(strip.center().x(), strip.bottom() - 37)
            painter.rotate(-90)
            unit = 1 / max(1.0, look.scale)
            write(painter, look, words, QRectF(-34, -12, 68, 24), 16, 600, colour=colour, align=CENTRE, unit=unit)
            painter.restore()

    def draw_tile(self, painter: QPainter, state: CardState, space: int, tile: TileState) -> None:
        """Draws a space: pictogram, word, place of the pawn, money."""
        look, palette = self.look, self.look.palette
        rect = tile_rect(self.place, space, len(state.tiles))
        builds = tile.action.startswith("build")
        quiet = state.when == DONE
        colour = palette.pencil if quiet else palette.ink
        if builds:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.brick, 0.3 if not palette.dark else 0.34))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)
        elif tile.action == "pass":
            hatch(painter, rect.adjusted(3, 3, -3, -3), palette.pencil, gap=9, width=1.1, share=0.32)
        if space:
            painter.setPen(ink(palette.grid if not quiet else palette.street, 1.2))
            painter.drawLine(QPointF(rect.left(), rect.top() + 8), QPointF(rect.left(), rect.bottom() - 8))
        scale, room_wide = max(1.0, look.scale), rect.width() - 2
        words, weight = tile_word(tile.action), 600 if builds else 400
        size = word_size(look, [one.action for one in state.tiles], room_wide)
        shown = width_of(look, words, size, weight) <= room_wide
        middle = QPointF(rect.center().x(), rect.top() + (26 if shown else 32))
        paint_action(painter, look, tile.action, middle, 28 if shown else 34, colour)
        if shown:
            # The frame of the card takes some of the room of its last space.
            away = 2.0 if space == len(state.tiles) - 1 else 0.5
            room = QRectF(rect.left() + 1 - away, rect.top() + 44, room_wide + 1, 22 * min(scale, 1.2))
            write(painter, look, words, room, size, weight, colour=colour, align=CENTRE)
        spot = spot_of(rect)
        paint(painter, look, "pawn_spot", spot.x() - 17, spot.y() - 8)
        if tile.money:
            self.draw_coin(painter, coin_of(rect), tile.money, 0.62 if quiet else 1.0)

    def draw_coin(self, painter: QPainter, middle: QPointF, amount: int, share: float) -> None:
        """Draws the money of a space."""
        look = self.look
        paint(painter, look, "coin", middle.x() - 13, middle.y() - 13, opacity=share)
        room = QRectF(middle.x() - 12, middle.y() - 12, 24, 24)
        size = 16 / max(1.0, min(look.scale, 1.25))
        write(painter, look, str(amount), room, size, 700, colour="#1F2D3A", align=CENTRE)

    def draw_pawn(self, painter: QPainter, pawn: PawnMark, tile: QRectF) -> None:
        """Draws a pawn, or its outline where it has left."""
        look, palette = self.look, self.look.palette
        foot = spot_of(tile) + QPointF(0, 4)
        if pawn.left:
            at = (foot.x() - 17 * 0.84, foot.y() - 41.5 * 0.84)
            paint(painter, look, "pawn_left", *at, factor=0.84, seat=pawn.number)
            room = QRectF(foot.x() - 12, foot.y() - 22, 24, 20)
            size = 16 / max(1.0, look.scale)
            write(painter, look, str(pawn.order + 1), room, size, 600, colour=palette.ink, align=CENTRE)
            return
        paint_pawn(painter, look, pawn.number, foot)
        if pawn.waits:
            disc = QRectF(foot.x() - 27, foot.y() - 39, 19, 19)
            painter.setPen(QPen(QColor(palette.ink), 1.4))
            painter.setBrush(QColor(palette.paper))
            painter.drawEllipse(disc)
            size = 16 / max(1.0, look.scale)
            write(painter, look, str(pawn.order + 1), disc, size, 600, align=CENTRE)


def word_size(look: Look, actions: Sequence[str], room: float) -> float:
    """How large the words of a card are written, the same for all: where texts are large they shrink rather than go,
    for pictograms alone have to be learnt."""
    scale = max(1.0, look.scale)
    sizes = (16.0, 16 / scale**0.5, 16 / scale, 14 / scale, 13 / scale)
    words = [(tile_word(action), 600 if action.startswith("build") else 400) for action in actions]
    return next((px for px in sizes if all(width_of(look, one, px, bold) <= room for one, bold in words)), sizes[-1])


def when_word(when: str) -> str:
    """When a card is used, in a word."""
    match when:
        case "done":
            return translate("AfterTheQuakeBoard", "done", "an action card")
        case "now":
            return translate("AfterTheQuakeBoard", "now", "an action card")
        case "next":
            return translate("AfterTheQuakeBoard", "next", "an action card")
    return ""


@dataclass(frozen=True)
class Tag:
    """A price over a space: the ``words``, "" for the struck out pictogram ``sign``; from ``left`` so ``wide`` over the
    upper edge of the card."""

    words: str
    sign: str
    left: float
    wide: float


@dataclass(frozen=True)
class SpaceState:
    """How a space of the present card is lit ("", "legal", "aimed", "chosen", "refused", "hint"), whether its action
    can not be done (``shut``), its price in several wordings (``tag``), the one that has room (``shown``), and whether
    it is that of the chosen action (``filled``)."""

    light: str = ""
    tag: tuple[str, ...] = ()
    filled: bool = False
    shut: bool = False
    shown: Tag | None = None


TAG_GAP = 3.0
"""Between tags."""
TAG_PAD = 12.0
TAG_SIGN = 30.0


def tag_places(
    look: Look, card: QRectF, tiles: Sequence[QRectF], tags: Sequence[tuple[str, ...]], first: Sequence[int] = ()
) -> tuple[tuple[int, float, float], ...]:
    """Per tag which wording has room and where it lies: (wording, left, width); tags never cover each other, and each
    hangs over the middle of its own tile. The longest wordings go to the tags ``first``, in their order, then to all
    from the left.
    A wording "" is a pictogram; without wordings there is no tag.
    """
    # The number of the card stays clear.
    left, right = card.left() + STRIP - 3, card.right() + 4
    shown = [place for place, words in enumerate(tags) if words]

    def wide_of(words: str) -> float:
        return min(width_of(look, words, 16, 700) + TAG_PAD if words else TAG_SIGN, right - left)

    def laid(choice: dict[int, int]) -> dict[int, tuple[float, float]] | None:
        wides = {place: wide_of(tags[place][choice[place]]) for place in shown}
        starts = {place: tiles[place].center().x() - wides[place] / 2 for place in shown}
        end = right
        for place in reversed(shown):
            starts[place] = min(starts[place], end - wides[place])
            end = starts[place] - TAG_GAP
        start = left
        for place in shown:
            starts[place] = max(starts[place], start)
            start = starts[place] + wides[place] + TAG_GAP
        if start - TAG_GAP > right + 0.5:
            return None
        for place in shown:
            middle = tiles[place].center().x()
            if not starts[place] + 5 <= middle <= starts[place] + wides[place] - 5:
                return None
        return {place: (starts[place], wides[place]) for place in shown}

    choice = {place: len(tags[place]) - 1 for place in shown}
    found = laid(choice)
    if found is None:
        # Texts so large that even the shortest have to shrink.
        found = {place: (tiles[place].left() + 1.5, tiles[place].width() - 3) for place in shown}
        return tuple((choice[place], *found[place]) for place in shown)
    for place in sorted(shown, key=lambda place: first.index(place) if place in first else len(first)):
        for wording in range(choice[place]):
            longer = laid({**choice, place: wording})
            if longer is not None:
                choice[place], found = wording, longer
                break
    return tuple((choice[place], *found[place]) for place in shown)


class Space(Piece):
    """What lies over a space of the present card: light and price. State: ``SpaceState``."""

    radius = 8.0

    def __init__(self, ident: Ident, look: Look) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, Layer.MARK)

    def boundingRect(self) -> QRectF:
        """Room for the focus ring, and for the tag above if there is one."""
        rect = self.rect.adjusted(-5, -5, 5, 5)
        tag = self.tag_rect()
        return rect if tag is None else rect.united(tag.adjusted(-1.5, -1.5, 1.5, 1.5))

    def put(self, state: SpaceState | None, *, active: bool = False, name: str = "") -> None:
        """Shows light and price; takes only as much room as the price needs."""
        if (state and state.shown) != (self.state and self.state.shown):
            self.prepareGeometryChange()
        super().put(state, active=active, name=name)

    def tag_rect(self) -> QRectF | None:
        """Where the price hangs, None without one."""
        if self.state is None or self.state.shown is None:
            return None
        tag: Tag = self.state.shown
        high = 24.0 * min(1.3, max(1.0, self.look.scale))
        return QRectF(tag.left, self.rect.top() - high / 2 - 1, tag.wide, high)

    def draw(self, painter: QPainter) -> None:
        """Draws light and price."""
        if self.state is None:
            return
        state: SpaceState = self.state
        palette, rect = self.look.palette, self.rect.adjusted(3, 3, -3, -3)
        light = "hover" if self.hovered and self.active and state.light in ("", "legal") else state.light
        if light == "refused" or state.shut:
            hatch(painter, rect, palette.refuse, gap=8, width=1.6, share=0.5 if light == "refused" else 0.34)
        if light in ("legal", "aimed", "chosen"):
            painter.setPen(Qt.PenStyle.NoPen)
            share = 0.05 if state.shut else 0.1 if light == "legal" else 0.12
            painter.setBrush(faded(palette.legal, share))
            painter.drawRoundedRect(rect, 7, 7)
        if light in ("legal", "aimed", "chosen", "refused", "hover", "hint"):
            colour = palette.refuse if light == "refused" else palette.legal
            colour = palette.blueprint if light == "hint" else colour
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(colour, 2, dash=(7, 4)) if light == "legal" else QPen(QColor(colour), 3))
            painter.drawRoundedRect(rect, 7, 7)
        room = self.tag_rect()
        if room is not None:
            self.draw_tag(painter, state, room)

    def draw_tag(self, painter: QPainter, state: SpaceState, room: QRectF) -> None:
        """Draws the price over the upper edge."""
        look, palette = self.look, self.look.palette
        tag = state.shown
        assert tag is not None, "only a tag has room"
        colour = palette.refuse if state.shut else palette.legal_text
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor(colour if state.filled else palette.paper))
        painter.drawRoundedRect(room, 6, 6)
        ground = palette.paper if state.filled else colour
        if not tag.words and tag.sign:
            paint_icon(painter, look, tag.sign, room.center(), 19, colour=ground)
            painter.setPen(QPen(QColor(ground), 2))
            painter.drawLine(room.center() + QPointF(-10, 8), room.center() + QPointF(10, -8))
            return
        unit = min(1.0, room.width() / max(1.0, width_of(look, tag.words, 16, 700) + 6))
        write(painter, look, tag.words, room.adjusted(3, 0, -3, 0), 16, 700, colour=ground, align=CENTRE, unit=unit)


class Rail(Piece):
    """The way from a card of the ring to the next one: an arrow, at the ends with rails. State: whether it is shown."""

    def __init__(self, place: int, look: Look) -> None:
        one, other = ring_rect(place), ring_rect((place + 1) % 6)
        y = one.center().y()
        self.rails = ""
        if place in (0, 1):
            self.middle, self.angle = QPointF((one.right() + other.left()) / 2, y), 0
        elif place in (3, 4):
            self.middle, self.angle = QPointF((one.left() + other.right()) / 2, y), 180
        elif place == 2:
            self.middle, self.angle, self.rails = QPointF(1250, 469), 90, "ring_rail_right"
        else:
            self.middle, self.angle, self.rails = QPointF(10, 469), 270, "ring_rail_left"
        rect = QRectF(self.middle.x() - 10, self.middle.y() - 10, 20, 20)
        if self.rails:
            top = ring_rect(0).center().y() - 4
            rect = QRectF(rect.left(), top, 20, ring_rect(3).center().y() + 4 - top)
        super().__init__(("rail", place), rect, look, Layer.DESK + 1)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws rails and the disc that shows the way round."""
        if self.rails:
            paint(painter, self.look, self.rails, self.rect.left(), self.rect.top())
        painter.translate(self.middle)
        painter.rotate(self.angle)
        paint(painter, self.look, "ring_arrow", -10, -10)


@dataclass(frozen=True)
class GhostState:
    """What is carried: "pawn", "building" or "permit" of the ``player``, ``number`` its colour, ``card`` a permit."""

    what: str
    player: int
    number: int
    card: int = -1
    factor: float = 1.0


class PawnPiece(Piece):
    """The pawn of the front seat, to be taken up. State: its number (0: somewhere else); ``waits`` frames it."""

    radius = 14.0

    def __init__(self, look: Look) -> None:
        super().__init__(("pawn",), QRectF(-16, -40, 32, 46), look, Layer.MARK + 1)
        self.margin = 8

    def draw(self, painter: QPainter) -> None:
        """Draws the pawn with the frame of what can be taken up."""
        if self.state is None:
            return
        number, lifted, factor = self.state
        look, palette = self.look, self.look.palette
        if lifted:
            at = (-17 * factor, -41.5 * factor)
            paint(painter, look, "pawn_left", *at, factor=factor, seat=number)
            return
        if self.active:
            painter.setPen(QPen(QColor(palette.legal), 2.4))
            painter.setBrush(faded(palette.legal, 0.25 if self.hovered else 0.12))
            painter.drawEllipse(QRectF(-15 * factor, -6, 30 * factor, 12))
        paint_pawn(painter, look, number, QPointF(0, 0), factor)


def paint_star(painter: QPainter, look: Look, middle: QPointF, side: float) -> None:
    """Paints the star of a subsidy."""
    paint_icon(painter, look, "subsidy_star", middle, side)
