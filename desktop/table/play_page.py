"""The page of a running match: frame, board and curtain, kept in step with the controller."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtWidgets import QApplication

from desktop.access import tree
from desktop.access.announcer import Announcer, Kind
from desktop.access.mirror import Mirror
from desktop.access.speech import Speech
from desktop.access.system_motion import pace
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.sprites import Sprites
from desktop.boards.common.view import BoardView
from desktop.storage.settings import Settings
from desktop.table.attention import Attention
from desktop.table.beside import Beside, Halves
from desktop.table.boards import art_kind, make_board
from desktop.table.controller import Controller
from desktop.table.curtain import Curtain, CurtainText
from desktop.table.edges import BELOW, edges_of
from desktop.table.idle import Idle
from desktop.table.plan import PERSON
from desktop.table.reading import Reading, Stand
from desktop.table.round_clock import RoundClock
from desktop.texts import clock as clock_words
from desktop.texts import games
from desktop.texts.actions import state_words
from desktop.texts.words import SeatName
from desktop.windows import dialogs
from desktop.windows.match import MatchWindow, SeatEntry
from desktop.windows.theme import Theme

translate = QCoreApplication.translate
log = logging.getLogger("cantiere.page")


class PlayPage(QObject):
    """Makes a board for each match and passes the standard actions on; keeps list mirror and screen reader in step.

    ``rule_wanted`` carries the id of a paragraph of the rules that somebody at the board wants to read.
    """

    rule_wanted = Signal(str)

    def __init__(self, controller: Controller, theme: Theme, settings: Settings, resources: Path) -> None:
        super().__init__()
        self.controller = controller
        self.theme = theme
        self.settings = settings
        self.resources = resources
        self.window = MatchWindow(theme)
        self.curtain = Curtain(self.window, resources, theme.palette, pace(settings.get("speed")))
        tree.install()
        self.announcer = Announcer(self.window)
        self.speech = Speech(self.announcer)
        self.halves = Halves(self.window)
        self.mirror = Mirror(self.halves)
        self.mirror.hide()
        self.mirror.closed.connect(self.close_mirror)
        self.announcer.spoken.connect(self.mirror.tell)
        self.listing = False
        shortcut = QShortcut(QKeySequence("F6"), self.window)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.show_mirror)
        self.board: BoardScene | None = None
        self.view: BoardView | None = None
        self.look: Look | None = None
        self.sprites: dict[str, Sprites] = {}
        self.thinking: str = ""
        self.beside = Beside(self)
        """A second board for somebody who decides at the same time."""
        controller.changed.connect(self.beside.sync)
        controller.changed.connect(self.follow)
        controller.changed.connect(self.reflect)
        controller.ended.connect(self.speech.end)
        controller.curtain.connect(self.draw_curtain)
        controller.thinking.connect(self.show_thinking)
        attention = Attention(self.window, self)
        attention.watch_menu(self.window.menu)
        attention.watch_menu(self.window.clock_menu)
        self.clock = RoundClock(controller, attention, parent=self)
        self.clock.busy = self.revealing
        self.clock.changed.connect(self.show_clock)
        self.clock.warned.connect(self.say_warning)
        self.clock.ended.connect(self.say_end)
        self.idle = Idle(self)
        self.idle.expired.connect(controller.cover)
        controller.changed.connect(self.watch_idle)
        self.curtain.open_asked.connect(controller.lift)
        self.curtain.back_asked.connect(controller.undo)
        self.window.undo.connect(self.undo)
        self.window.redo.connect(self.redo)
        self.window.cover.connect(controller.cover)
        self.window.face.connect(controller.face)
        self.window.hand_over.connect(self.hand_over)
        self.window.pause.connect(controller.pause)
        self.window.clock_limit.connect(self.clock.set_limit)
        self.window.clock_shown.connect(self.clock.show)
        self.window.clock_held.connect(self.clock.hold)
        theme.changed.connect(self.restyle)

    # Board

    def make(self) -> None:
        """Makes the board of the match that begins."""
        game = self.controller.game_id
        if game not in self.sprites:
            # Kept from match to match, for drawing all pictures anew takes long; those of another game go.
            self.sprites = {game: Sprites(self.resources / "art", self.theme.palette, art_kind(game))}
        self.look = Look(self.theme.palette, self.sprites[game])
        self.set_look()
        self.beside.release()
        old_board, old_view = self.board, self.view
        self.board = make_board(game, self.controller, self.look)
        self.board.draft_changed.connect(self.follow)
        self.board.draft_changed.connect(self.watch_idle)
        self.board.draft_changed.connect(self.controller.follow_draft)
        self.board.said.connect(self.announcer.say)
        self.board.rule_wanted.connect(self.rule_wanted)
        self.board.draft_changed.connect(self.reflect)
        self.board.draft_changed.connect(self.clock.look)
        self.board.focus_moved.connect(self.tell_focus)
        if hasattr(self.board, "pair_wanted"):
            self.board.pair_wanted.connect(self.beside.want)
        self.view = BoardView(self.board)
        self.speech.begin(self.controller, self.board)
        self.curtain.raise_up()
        self.listing = self.in_list()
        self.halves.insertWidget(0, self.view)
        self.halves.setStretchFactor(0, 1)
        self.halves.setFocusProxy(self.view)
        self.window.set_board(self.halves)
        self.retitle()
        self.dress_mirror()
        self.controller.attach(self.board)  # type: ignore[arg-type]
        if old_view is not None and old_board is not None:
            old_view.setParent(None)  # type: ignore[call-overload]
            old_view.setScene(None)  # type: ignore[arg-type]
            old_view.deleteLater()
            old_board.deleteLater()
        self.clock.begin()
        self.take_focus()

    def watch_idle(self) -> None:
        """A view that others should not see covers itself when nobody touches anything, if people want that; a board
        that is ``behind`` shows only what lies behind and is known to all."""
        seen = self.controller.open_to_one and not getattr(self.board, "behind", False)
        wanted = seen and self.settings.get("self_cover")
        if wanted != self.idle.on:
            self.idle.turn(wanted)

    def retitle(self) -> None:
        """Writes the title of the game into the frame."""
        if self.controller.playing:
            self.window.set_title(games.title(self.controller.game_id))
            self.mirror.retitle()

    # List mirror and screen reader

    def show_mirror(self) -> None:
        """Opens the board as a list; pressed again, goes to and fro between list and board."""
        if self.curtain.down:
            return
        self.listing = not self.in_list()
        if self.listing and not self.mirror.isVisible():
            self.mirror.show()
            self.reflect()
        self.take_focus()

    def close_mirror(self) -> None:
        """Puts the list away."""
        self.listing = False
        self.mirror.hide()
        self.take_focus()

    def in_list(self) -> bool:
        """Whether the keys go to the list."""
        focus = QApplication.focusWidget()
        return self.mirror.isVisible() and focus is not None and self.mirror.isAncestorOf(focus)

    def take_focus(self) -> None:
        """Gives the keys to the curtain while it is down, else to the board, or to the list where that was used last:
        now if the page shows, else when it is come back to."""
        target = self.curtain if self.curtain.down else self.mirror if self.listing else self.view
        if target is None:
            return
        self.window.first = target
        if self.window.isVisible():
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def reflect(self) -> None:
        """Keeps list, announcements and accessible names equal to the board."""
        board, view = self.board, self.view
        if board is None or view is None or self.controller.showing:
            return
        before, playing = board.spots or {}, self.controller.playing
        # A board whose match is closed has nobody to ask any more.
        board.spots = None if playing else {}
        shows = playing and not self.curtain.down
        # Not only while it is on the screen: a language is chosen on another page.
        if not self.mirror.isHidden():
            self.mirror.use(board if shows else None)
        # The log tells at once how a reveal ends; the board says what it shows as it comes.
        self.speech.follow(covered=not shows or self.revealing())
        if before:
            tree.tell_changes(view, before)

    def tell_focus(self, ident: Ident | None) -> None:
        """Tells a screen reader where the focus ring is."""
        if self.view is not None:
            tree.tell_focus(self.view, ident)

    def dress_mirror(self) -> None:
        """Gives the list colours and sizes."""
        self.mirror.dress(self.theme.palette, self.theme.px, self.theme.icon("icons/arrow-right"))

    def set_look(self) -> None:
        """Takes palette, text size, pace and targets from theme and settings."""
        if self.look is None:
            return
        self.look.palette = self.theme.palette
        self.look.sprites.use(self.theme.palette)
        self.look.text_scale = self.theme.text_scale
        self.look.speed = pace(self.settings.get("speed"))
        self.look.touch = self.settings.get("touch") or self.settings.get("flat")
        self.look.patterns = self.settings.get("patterns")
        self.look.turn_board = self.settings.get("turn_board")
        self.look.ask_claims = self.settings.get("confirm_claims")
        self.look.confirm_turn = self.settings.get("confirm_turn")

    def restyle(self) -> None:
        """Follows a change of the look."""
        self.set_look()
        self.curtain.use(self.theme.palette, pace(self.settings.get("speed")))
        self.dress_mirror()
        if self.board is not None and self.controller.playing:
            self.board.restyle()
            self.beside.restyle()
            self.controller.show_again()
        self.turn()
        if self.view is not None:
            self.view.viewport().update()

    def turn(self) -> None:
        """Turns the board towards the seat in front, or the one whose things the board shows to all, where the screen
        lies flat."""
        if self.view is None or not self.controller.playing:
            return
        front = getattr(self.board, "shown_seat", None)
        if front is None:
            front = self.controller.front.target
        flat = self.settings.get("flat")
        edges = edges_of(self.settings.get("edges"), len(self.controller.seats))
        lay = getattr(self.board, "lay_flat", None)
        if lay is not None:
            # A board that faces its seats by itself: it turns, its panels lie along the edges.
            lay(edges if flat else None)
            self.view.turn_to(BELOW)
        elif not flat:
            self.view.turn_to(BELOW)
        elif front is not None:
            self.view.turn_to(edges[front])
        self.window.clock.turn_to(self.view.quarter)
        self.turn_curtain()

    def turn_curtain(self) -> None:
        """Turns the curtain towards the seat that it waits for where the screen lies flat."""
        front = self.controller.front.target
        edges = edges_of(self.settings.get("edges"), len(self.controller.seats))
        self.curtain.turn_to(edges[front] if self.settings.get("flat") and front is not None else BELOW)

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
        if not table.playing or table.showing:
            return
        turn, words = state_words(table.game_id, table.round, table.match.view(None), table.mode)
        # A board may say more, for instance who of several acts.
        words = getattr(self.board, "caption", "") or words
        if self.revealing():
            # What comes next would tell how the reveal ends.
            words = ""
        if self.thinking:
            words = f"{words} · {self.thinking}"
        if self.clock.reading.stand is Stand.OVER:
            words = f"{words} · {clock_words.ended()}"
        self.window.set_state(turn, words)
        # Undo also asks for consent, so it can be pressed when only that is left.
        beside: Any = self.beside.board
        undo, redo = (beside.can_undo(), beside.can_redo()) if beside is not None else (False, False)
        self.window.set_undo(
            undo or table.can_undo() or table.can_consent(), redo or table.can_redo(), table.why_no_undo()
        )
        seats = [SeatEntry(seat.name, seat.colour, seat.controller != PERSON) for seat in table.infos]
        persons = sum(not seat.computer for seat in seats)
        self.window.set_seats(seats, may_face=persons > 1, may_cover=table.secret)
        self.window.set_paused(table.paused)
        self.turn()

    def revealing(self) -> bool:
        """Whether the board shows how a round went."""
        return bool(getattr(self.board, "revealing", False))

    def say_warning(self, seconds: int) -> None:
        """Says how much time is left."""
        self.announcer.say(clock_words.warning(seconds), Kind.NEWS)

    def say_end(self) -> None:
        """Says that the time is up."""
        self.announcer.say(clock_words.ended(), Kind.NEWS)

    def show_clock(self, reading: Reading) -> None:
        """Shows what the clock of the round says."""
        over = self.window.clock.reading.stand is Stand.OVER
        self.window.set_clock(reading)
        if over != (reading.stand is Stand.OVER):
            self.follow()

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
            self.take_focus()
        else:
            self.listing = self.in_list()
            self.curtain.lower(text)
            self.turn_curtain()
            self.take_focus()
            self.reflect()
            self.speech.cover(self.curtain.sentence(text))

    # Standard actions

    def redo(self) -> None:
        """Puts back what undo took back last, on the board that was touched last."""
        beside: Any = self.beside.touched
        if beside is not None and beside.can_redo():
            beside.redo()
        else:
            self.controller.redo()

    def undo(self) -> None:
        """Undoes; where only the table's consent helps, asks for it. A second board takes its own draft back if it was
        touched last."""
        table = self.controller
        beside: Any = self.beside.touched
        if beside is not None and beside.can_undo():
            beside.undo()
            return
        if table.can_undo():
            table.undo()
        elif table.can_consent():
            names = [SeatName(seat.name, seat.colour) for seat in table.infos]
            acts = table.match.consented()
            if dialogs.ask_consent(self.theme, names, table.persons, acts, parent=self.window) is not None:
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
