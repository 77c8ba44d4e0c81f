"""The page of a running match: frame, board and curtain, kept in step with the controller."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPixmap, QShortcut

from desktop.access.mirror import Mirror
from desktop.boards.common.look import Look
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.sprites import Sprites
from desktop.boards.common.view import BoardView
from desktop.storage.settings import Settings
from desktop.table.boards import art_kind, make_board
from desktop.table.controller import Controller
from desktop.table.curtain import Curtain, CurtainText
from desktop.table.plan import PERSON
from desktop.texts import games
from desktop.texts.actions import mode_line
from desktop.texts.words import SeatName
from desktop.windows import dialogs
from desktop.windows.match import MatchWindow, SeatEntry
from desktop.windows.theme import Theme

translate = QCoreApplication.translate
log = logging.getLogger("cantiere.page")


class PlayPage(QObject):
    """Makes a board for each match and passes the standard actions on. ``said`` carries sentences for a screen
    reader."""

    said = Signal(str)

    def __init__(self, controller: Controller, theme: Theme, settings: Settings, resources: Path) -> None:
        super().__init__()
        self.controller = controller
        self.theme = theme
        self.settings = settings
        self.resources = resources
        self.window = MatchWindow(theme)
        self.curtain = Curtain(self.window, resources, theme.palette, settings.get("speed"))
        self.mirror = Mirror(self.window)
        self.mirror.hide()
        shortcut = QShortcut(QKeySequence("F6"), self.window)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.show_mirror)
        self.board: BoardScene | None = None
        self.view: BoardView | None = None
        self.look: Look | None = None
        self.thinking: str = ""
        controller.changed.connect(self.follow)
        controller.changed.connect(self.reflect)
        controller.curtain.connect(self.draw_curtain)
        controller.thinking.connect(self.show_thinking)
        self.curtain.open_asked.connect(controller.lift)
        self.curtain.back_asked.connect(controller.undo)
        self.window.undo.connect(self.undo)
        self.window.redo.connect(controller.redo)
        self.window.cover.connect(controller.cover)
        self.window.face.connect(controller.face)
        self.window.hand_over.connect(self.hand_over)
        theme.changed.connect(self.restyle)

    # Board

    def make(self) -> None:
        """Makes the board of the match that begins."""
        game = self.controller.game_id
        sprites = Sprites(self.resources / "art", self.theme.palette, art_kind(game))
        self.look = Look(self.theme.palette, sprites)
        self.set_look()
        old_board, old_view = self.board, self.view
        self.board = make_board(game, self.controller, self.look)
        self.board.draft_changed.connect(self.follow)
        self.board.said.connect(self.said)
        self.board.draft_changed.connect(self.reflect)
        self.view = BoardView(self.board)
        self.curtain.raise_up()
        self.window.set_board(self.view)
        self.retitle()
        self.controller.attach(self.board)  # type: ignore[arg-type]
        if old_view is not None and old_board is not None:
            old_view.setScene(None)  # type: ignore[arg-type]
            old_view.deleteLater()
            old_board.deleteLater()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retitle(self) -> None:
        """Writes the title of the game into the frame."""
        if self.controller.playing:
            self.window.set_title(games.title(self.controller.game_id))
            self.mirror.retitle()

    def show_mirror(self) -> None:
        """Opens or closes the board as a list."""
        self.mirror.setVisible(not self.mirror.isVisible())
        self.reflect()
        if self.mirror.isVisible():
            self.mirror.resize(self.theme.px(520), self.theme.px(640))
            self.mirror.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def reflect(self) -> None:
        """Keeps the list equal to the board while it is open."""
        if self.mirror.isVisible():
            self.mirror.use(None if self.curtain.down else self.board)

    def set_look(self) -> None:
        """Takes palette, text size, pace and targets from theme and settings."""
        if self.look is None:
            return
        self.look.palette = self.theme.palette
        self.look.sprites.use(self.theme.palette)
        self.look.text_scale = self.theme.text_scale
        self.look.speed = self.settings.get("speed")
        self.look.touch = self.settings.get("touch")
        self.look.patterns = self.settings.get("patterns")

    def restyle(self) -> None:
        """Follows a change of the look."""
        self.set_look()
        self.curtain.use(self.theme.palette, self.settings.get("speed"))
        if self.board is not None and self.controller.playing:
            self.board.restyle()
            self.controller.show_again()
        if self.view is not None:
            self.view.viewport().update()

    def picture(self, width: int, height: int) -> QPixmap | None:
        """What the camera shows of the board as a picture of at most this size; None while a view hides something."""
        board = self.board
        if board is None or not self.controller.playing or self.controller.secret:
            return None
        area = board.camera.window if board.camera is not None else board.area
        scale = min(width / area.width(), height / area.height())
        made = QPixmap(round(area.width() * scale), round(area.height() * scale))
        made.fill(self.theme.palette.desk)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        board.render(painter, QRectF(made.rect()), area)
        painter.end()
        return made

    # Frame

    def follow(self) -> None:
        """Writes turn, mode, undo and seats into the frame."""
        table = self.controller
        if not table.playing:
            return
        turn = translate("Table", "Turn %1").replace("%1", str(table.round))
        words = mode_line(table.game_id, table.mode)
        if self.thinking:
            words = f"{words} · {self.thinking}"
        self.window.set_state(turn, words)
        # Undo also asks for consent, so it can be pressed when only that is left.
        self.window.set_undo(table.can_undo() or table.can_consent(), table.can_redo(), table.why_no_undo())
        seats = [SeatEntry(seat.name, seat.colour, seat.controller != PERSON) for seat in table.infos]
        persons = sum(not seat.computer for seat in seats)
        self.window.set_seats(seats, may_face=persons > 1, may_cover=table.secret)

    def show_thinking(self, seat: int | None) -> None:
        """Says who is thinking."""
        self.thinking = ""
        if seat is not None:
            self.thinking = translate("Table", "%1 is thinking").replace("%1", self.controller.infos[seat].name)
        self.follow()

    def draw_curtain(self, text: CurtainText | None) -> None:
        """Lowers or raises the curtain."""
        if text is None:
            self.curtain.raise_up()
            self.reflect()
            if self.view is not None:
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.curtain.lower(text)
            self.reflect()
            self.said.emit(self.curtain.sentence(text))

    # Standard actions

    def undo(self) -> None:
        """Undoes; where only the table's consent helps, asks for it."""
        table = self.controller
        if table.can_undo():
            table.undo()
        elif table.can_consent():
            names = [SeatName(seat.name, seat.colour) for seat in table.infos]
            if dialogs.ask_consent(self.theme, names, table.persons, self.window) is not None:
                table.consent()
        elif words := table.why_no_undo():
            dialogs.explain(self.theme, words, parent=self.window)

    def hand_over(self, seat: int) -> None:
        """A computer player takes a person's seat over, or the other way round."""
        table = self.controller
        computer = table.infos[seat].controller != PERSON
        words = table.hand_over(seat, PERSON if computer else table.facts.levels[-1])
        if words:
            dialogs.report(self.theme, words, parent=self.window)
