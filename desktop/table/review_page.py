"""The page of a review: frame and board, kept in step with where the review stands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.access.announcer import Announcer
from desktop.access.system_motion import pace
from desktop.boards.common.look import Look
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.sprites import Sprites
from desktop.boards.common.view import BoardView
from desktop.storage.settings import Settings
from desktop.table.answers import Answers
from desktop.table.boards import art_kind, make_board
from desktop.table.review import Review
from desktop.texts import games
from desktop.texts.actions import state_words
from desktop.texts.words import SeatName
from desktop.windows.review import ReviewWindow
from desktop.windows.theme import Theme


class ReviewPage(QObject):
    """Leads a ``Review`` by the buttons of its window, and tells a screen reader where it stands."""

    def __init__(self, theme: Theme, settings: Settings, resources: Path) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.resources = resources
        self.window = window = ReviewWindow(theme)
        self.announcer = Announcer(window)
        self.review: Review | None = None
        self.board: BoardScene | None = None
        self.view: BoardView | None = None
        self.look: Look | None = None
        self.shown = 0
        window.first_step.connect(lambda: self.go(0))
        window.previous.connect(lambda: self.go(self.review.step - 1 if self.review else 0))
        window.next.connect(lambda: self.go(self.review.step + 1 if self.review else 0))
        window.last.connect(lambda: self.go(self.review.steps if self.review else 0))
        window.step.connect(self.go)
        window.round_back.connect(lambda: self.review.go_round(-1) if self.review else None)
        window.round_on.connect(lambda: self.review.go_round(1) if self.review else None)
        window.seat.connect(lambda seat: self.review.choose(seat) if self.review else None)
        theme.changed.connect(self.restyle)

    def begin(self, table: Answers, seat: int = 0) -> None:
        """Reviews the match on the table, which is over, from its end; ``seat`` lends its eyes first."""
        self.forget()
        self.review = Review(table, self)
        self.review.choose(seat)
        game = table.game_id
        sprites = Sprites(self.resources / "art", self.theme.palette, art_kind(game))
        self.look = Look(self.theme.palette, sprites)
        self.set_look()
        self.board = make_board(game, self.review, self.look)
        self.board.said.connect(self.announcer.say)
        self.view = BoardView(self.board)
        self.window.set_board(self.view)
        names = [SeatName(face.name, face.number) for face in self.review.faces]
        self.window.set_match(games.title(game), self.review.steps, names)
        self.shown = self.review.step
        self.review.moved.connect(self.show)
        self.show()

    def forget(self) -> None:
        """Lets board and review go."""
        view, board, review = self.view, self.board, self.review
        self.view = self.board = self.review = None
        self.window.set_board(None)
        if view is not None and board is not None:
            view.setScene(None)  # type: ignore[arg-type]
            view.deleteLater()
            board.deleteLater()
        if review is not None:
            review.deleteLater()

    def go(self, step: int) -> None:
        """Goes to a step."""
        if self.review is not None:
            self.review.go(step)

    def show(self) -> None:
        """Makes the board equal to the step; one step on moves the pieces."""
        review, board = self.review, self.board
        if review is None or board is None:
            return
        one_on = review.step == self.shown + 1
        self.shown = review.step
        board.show(review.shown)  # type: ignore[attr-defined]
        board.show_log(review.lines())  # type: ignore[attr-defined]
        if one_on:
            board.tell(review.events())  # type: ignore[attr-defined]
        match = review.match
        turn, _ = state_words(match.game.facts.id, review.round, review.shown, match.setup.mode)
        self.window.set_step(review.step, turn, review.seat or 0)
        self.announcer.say(review.remark)

    def set_look(self) -> None:
        """Takes palette, text size and pace from theme and settings."""
        if self.look is None:
            return
        self.look.palette = self.theme.palette
        self.look.sprites.use(self.theme.palette)
        self.look.text_scale = self.theme.text_scale
        self.look.speed = pace(self.settings.get("speed"))
        self.look.patterns = self.settings.get("patterns")

    def restyle(self) -> None:
        """Follows a change of the look or the language."""
        self.set_look()
        if self.board is not None:
            self.board.restyle()
            self.show()
