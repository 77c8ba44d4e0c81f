"""Large texts and small windows: panels, score strip and deck fold away and open as drawers over the board."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.layout import DECK, FOLD_AT, FOLDED, FULL, STRIP, Rooms, side_rects
from desktop.boards.house_numbers.play import Play
from desktop.boards.house_numbers.strip import SumState
from desktop.boards.house_numbers.tray import Button, TrayGround
from desktop.boards.house_numbers.words import plain

SIDE = ("seats", "plans", "log")
DRAWERS = (*SIDE, "deck", "strip")
ICONS = {"seats": "icons/users", "plans": "icons/flag", "log": "icons/list", "deck": "icons/cards"}
DRAWER_RIGHT = 1450.0
DRAWER_TOP = 120.0
LOG_HIGH = 440.0
"""How high the log is in its drawer, before it is drawn larger."""


@dataclass(frozen=True)
class DrawerState:
    """A button of the rail: its ``words``, a short ``note``, whether its drawer is ``open``."""

    words: str
    note: str = ""
    open: bool = False


class DrawerButton(Piece):
    """Opens and closes a drawer."""

    def __init__(self, key: str, look: Look) -> None:
        super().__init__(("drawer", key), QRectF(), look, Layer.PANEL)
        self.key = key

    def draw(self, painter: QPainter) -> None:
        """Draws icon, words, note."""
        if self.state is None:
            return
        state: DrawerState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        over = self.hovered or self.ringed
        painter.setPen(
            QPen(QColor(palette.blueprint if state.open or over else palette.edge), 2.5 if state.open else 1.8)
        )
        painter.setBrush(QColor(palette.paper if state.open or over else palette.paper2))
        painter.drawRoundedRect(rect, 12, 12)
        side = 38.0
        middle = rect.center()
        swaps = (("#1F2D3A", palette.blueprint if state.open else palette.ink),)
        top = middle.y() - (62 if state.note else 46)
        look.sprites.paint(painter, ICONS[self.key], middle.x() - side / 2, top, size=(side, side), swaps=swaps)
        room = QRectF(rect.left() + 5, top + side + 4, rect.width() - 10, 32)
        write(painter, look, state.words, room, 16, 600, align=CENTRE)
        if state.note:
            write(painter, look, state.note, room.translated(0, 34), 16, colour=palette.pencil, align=CENTRE)


@dataclass(frozen=True)
class LineState:
    """The score on one line: (icon, points) per part, the sum, whether the whole strip is ``open``."""

    parts: tuple[tuple[str, int], ...]
    sum: SumState
    open: bool = False


class StripLine(Piece):
    """The score strip as one line; pressing it opens the strip."""

    radius = 6.0

    def __init__(self, look: Look) -> None:
        super().__init__(("drawer", "strip"), QRectF(), look, Layer.PANEL)

    def draw(self, painter: QPainter) -> None:
        """Draws the parts from left to right, the sum at the right end."""
        if self.state is None:
            return
        state: LineState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if self.hovered or self.ringed or state.open:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.blueprint, 0.10))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 8, 8)
        painter.setPen(QPen(faded(palette.pencil, 0.55), 1.2))
        painter.drawLine(QPointF(rect.left() + 11, rect.top() + 1), QPointF(rect.right() - 11, rect.top() + 1))
        room = rect.adjusted(20, 2, -20, 0)
        icon = "icons/chevron-down" if state.open else "icons/chevron-up"
        swaps = (("#1F2D3A", palette.blueprint),)
        look.sprites.paint(painter, icon, room.right() - 30, room.center().y() - 15, size=(30, 30), swaps=swaps)
        sum_room = QRectF(room.right() - 470, room.top(), 430, room.height())
        if state.sum.points is not None:
            words = f"{state.sum.title} {plain(state.sum.points)}"
            if state.sum.then is not None:
                sum_room.setLeft(sum_room.left() + write(painter, look, words, sum_room, 18, 700) + 22)
                then = tuple(wording.replace("%1", plain(state.sum.then)) for wording in state.sum.then_words)
                write(painter, look, then, sum_room, 18, 600, colour=palette.legal_text)
            else:
                write(painter, look, words, sum_room, 18, 700)
        step = (room.width() - 490) / max(1, len(state.parts))
        for place, (name, points) in enumerate(state.parts):
            x = room.left() + place * step
            look.sprites.paint(painter, f"{FOLDER}{name}", x, room.center().y() - 14, size=(28, 28))
            colour = palette.refuse if points < 0 else palette.gold_text
            cell = QRectF(x + 36, room.top(), step - 38, room.height())
            write(painter, look, plain(points), cell, 18, 700, colour=colour)


class Folding(Play):
    """The layout of the scene: ``rooms`` say where parts lie, ``groups`` hold what can become a drawer, ``looks`` are
    the looks of groups that are drawn larger as a whole. ``drawer`` is the open drawer ("": none), ``needed`` the one
    that the step of the turn needs."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        self.rooms: Rooms = FULL
        self.drawer = ""
        self.needed = ""
        self.looks = {key: replace(look) for key in ("root", "side", "strip", "pair")}
        self.groups: dict[str, QGraphicsItem] = {}
        for key in DRAWERS:
            group = QGraphicsRectItem()
            group.setPen(Qt.PenStyle.NoPen)
            group.setZValue(Layer.PANEL if key != "deck" else Layer.TRAY)
            self.addItem(group)
            self.groups[key] = group

    def sync_looks(self) -> None:
        """Gives every look what the look of the scene says; what is drawn larger has smaller texts."""
        rooms = self.rooms
        factors = {
            "root": rooms.window.width() / FULL.window.width(),
            "side": rooms.side_scale,
            "strip": rooms.strip_scale,
            "pair": rooms.pair_scale,
        }
        for key, factor in factors.items():
            for field in fields(Look):
                setattr(self.looks[key], field.name, getattr(self.look, field.name))
            self.looks[key].growth = self.look.growth / factor

    def relayout(self) -> None:
        """Lays everything out for the scale of texts."""
        rooms = self.rooms = FOLDED if self.look.scale > FOLD_AT else FULL
        self.sync_looks()
        if not rooms.folded:
            self.drawer = ""
        self.resize_window(rooms.window)
        sheet = self.pieces["sheet",]
        sheet.resize(rooms.sheet)
        sheet.put(None if rooms.folded else STRIP.top() - 0.5)
        tray = self.pieces["tray",]
        assert isinstance(tray, TrayGround)
        tray.line = 0.0 if rooms.folded else DECK.right() + 10
        tray.resize(rooms.tray)
        for place, rect in enumerate(rooms.pairs):
            self.pieces["pair", place].setPos(rect.topLeft())
            self.pieces["pair", place].setScale(rooms.pair_scale)
            for half in ("number", "effect"):
                piece = self.pieces["hand", place, half]
                piece.setPos(rect.topLeft() + QPointF(getattr(piece, "left", 0.0) * rooms.pair_scale, 0))
                piece.setScale(rooms.pair_scale)
        token = self.pieces["roundabout",]
        token.resize(QRectF(0, 0, rooms.roundabout.width(), rooms.roundabout.height()))
        token.setPos(rooms.roundabout.topLeft())
        for key, rect, note in (
            ("confirm", rooms.confirm, rooms.confirm_note),
            ("refusal", rooms.refusal, rooms.refusal_note),
        ):
            button = self.pieces[key,]
            assert isinstance(button, Button)
            button.place(rect, note)
        self.lay_side()
        self.lay_drawers()
        if self.view is not None:
            self.refresh()

    def lay_side(self) -> None:
        """Lays the panels at the side out for as many seats as there are."""
        count = len(self.view.sheets) if self.view is not None else 1
        seats, plans, log = side_rects(count)
        if self.rooms.folded:
            log.setHeight(LOG_HIGH)
        for key, rect in zip(SIDE, (seats, plans, log), strict=True):
            self.pieces[key,].resize(rect)
        for place in range(3):
            self.pieces["plan", place].setPos(plans.left() + 8, plans.top() + 35.5 + 84 * place)

    def lay_drawers(self) -> None:
        """Puts the groups where they belong: in their places, or as drawers over the board."""
        rooms = self.rooms
        rail = rooms.rail
        shown = [key for key in ICONS if key != "deck" or "left" in self.link.aids]
        high = (rail.height() - 10 * (len(shown) - 1)) / len(shown)
        for key in ICONS:
            button = self.pieces["drawer", key]
            button.setVisible(rooms.folded and key in shown)
            if key in shown:
                button.resize(QRectF(rail.left(), rail.top() + shown.index(key) * (high + 10), rail.width(), high))
        line = self.pieces["drawer", "strip"]
        line.setVisible(rooms.folded)
        line.resize(rooms.line)
        for key in ("deck", "strip"):
            self.pieces[f"{key}_ground",].setVisible(rooms.folded)
        for key, group in self.groups.items():
            if not rooms.folded:
                group.setTransform(QTransform())
                continue
            rect = {"deck": DECK.adjusted(-8, -8, 0, 6), "strip": STRIP}.get(key) or self.pieces[key,].rect
            scale = rooms.strip_scale if key == "strip" else rooms.side_scale
            left = rooms.window.left() + 6 if key == "strip" else DRAWER_RIGHT - rect.width() * scale
            top = rooms.line.top() - 4 - rect.height() * scale if key == "strip" else DRAWER_TOP
            made = QTransform.fromTranslate(left - rect.left() * scale, top - rect.top() * scale)
            group.setTransform(made.scale(scale, scale))

    def put_drawers(self) -> None:
        """Opens the drawer that the step of the turn needs, and shows which one is open."""
        folded = self.rooms.folded
        needed = self.need_now() if folded else ""
        if needed != self.needed:
            if needed or self.drawer == self.needed:
                self.drawer = needed
            self.needed = needed
        # What is dragged needs the board.
        shown = self.drawer if self.carried < 0 or (self.tool == "effect" and needed == "strip") else ""
        for key, group in self.groups.items():
            group.setVisible(not folded or key == shown)
        if not folded:
            return
        now = self.now
        ready = f"{len(now.view.sheets) - len(now.view.waiting)}/{len(now.view.sheets)}"
        points = "/".join(str(sum(sheet.plans)) for sheet in now.view.sheets[now.shown : now.shown + 1])
        states = {
            "seats": DrawerState(QCoreApplication.translate("HouseNumbersBoard", "Seats"), ready, shown == "seats"),
            "plans": DrawerState(QCoreApplication.translate("HouseNumbersBoard", "Plans"), points, shown == "plans"),
            "log": DrawerState(QCoreApplication.translate("HouseNumbersBoard", "Log"), "", shown == "log"),
            "deck": DrawerState(QCoreApplication.translate("HouseNumbersBoard", "Deck"), "", shown == "deck"),
        }
        for key, state in states.items():
            self.pieces["drawer", key].put(state, active=True, name=state.words)
        self.put_line()

    def put_line(self) -> None:
        """Gives the line of the score its state."""
        if not self.rooms.folded:
            return
        now = self.now
        sums: SumState = self.pieces["sum",].state
        points = now.points

        def total(*starts: str) -> int:
            return sum(value for key, value in points.items() if key.startswith(starts))

        parts = [
            ("effect_icon_pool", total("pools")),
            ("effect_icon_landscaper", total("park_")),
            ("effect_icon_agent", total("estates_")),
            ("effect_icon_temp", total("temps")),
            ("effect_icon_bis", total("bis")),
            ("icon_refusal", total("refusals")),
            ("icon_roundabout", total("roundabouts")),
        ]
        if "live_score" not in now.aids:
            parts = []
        name = QCoreApplication.translate("HouseNumbersBoard", "Score strip")
        self.pieces["drawer", "strip"].put(
            LineState(tuple(parts), sums, self.drawer == "strip"), active=True, name=name
        )

    def need_now(self) -> str:
        """The drawer without which the next step cannot be taken."""
        if any(
            ident[0] == "agent" and piece.state is not None and piece.state.lit for ident, piece in self.pieces.items()
        ):
            return "strip"
        step = self.step_now()
        if step == "plans" and self.picking < 0 and self.warned < 0:
            return "plans"
        return ""

    def press_drawer(self, ident: Ident) -> None:
        """Opens a drawer, or closes the open one."""
        self.drawer = "" if self.drawer == ident[1] else str(ident[1])
        self.refresh()

    def close_drawer(self) -> bool:
        """Closes the open drawer; tells whether there was one."""
        if not self.rooms.folded or not self.drawer:
            return False
        self.drawer = ""
        self.refresh()
        return True

    def restyle(self) -> None:
        """Lays out and paints everything anew after the look changed."""
        self.relayout()
        super().restyle()
