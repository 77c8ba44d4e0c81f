"""The computer players of a match: which seat thinks, how long, and what happens when thinking fails."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.table.worker import WorkerClient
from engine.core.chance import Chance
from engine.core.game import Game, Seat

SHOW_MS: Final = 300
"""Thinking that lasts longer is shown."""
log = logging.getLogger("cantiere.computers")


@dataclass(frozen=True)
class Asked:
    """A question under way: the rules, what the seat sees, its level and the seed of its thoughts; ``position`` names
    the state of the match that it was asked for."""

    game: Game[Any, Any, Any]
    view: Any
    seat: Seat
    level: str
    seed: int
    position: object


class Computers(QObject):
    """Lets one seat think at a time.

    ``moved(seat, action, position)`` brings the action; a player that fails gets a legal action drawn by chance, and
    the log says why. ``thinking`` carries the seat once it has been thinking for 0.3 s, and None when that is over.
    """

    moved = Signal(int, object, object)
    thinking = Signal(object)

    def __init__(self, worker: WorkerClient | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker = worker or WorkerClient(self)
        self.worker.decided.connect(self._take)
        self.worker.failed.connect(self._take_failure)
        self.asked: Asked | None = None
        self._request = 0
        self._shown = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOW_MS)
        self._clock.timeout.connect(self._show)

    def use(self, game: str) -> None:
        """Gets the worker ready for a game."""
        self.worker.start(game)

    def stop(self) -> None:
        """Ends the worker."""
        self.cancel()
        self.worker.stop()

    def ask(self, asked: Asked) -> None:
        """Lets a seat think; a question under way is dropped."""
        self.cancel()
        self.asked = asked
        view = msgspec.json.encode(asked.view)
        self._request = self.worker.think(asked.game.facts.id, view, asked.seat, asked.level, asked.seed)
        self._clock.start()

    def cancel(self) -> None:
        """Drops the question under way; its answer never comes."""
        if self.asked is not None:
            self.asked = None
            self.worker.cancel()
            self._hide()

    def fall_back(self, asked: Asked, why: str) -> None:
        """Draws a legal action for a seat whose player failed."""
        log.error("seat %d (%s) gets a move by chance: %s", asked.seat, asked.level, why)
        draft = Chance(asked.seed).draft()
        action = asked.game.choices(asked.view, asked.seat).sample(draft, "fallback")
        self.moved.emit(asked.seat, action, asked.position)

    def _take(self, request: int, data: bytes, note: str) -> None:
        """Takes an action from the worker."""
        asked = self.asked
        if asked is None or request != self._request:
            return
        self._done()
        try:
            action = msgspec.json.decode(data, type=asked.game.types.action)
        except msgspec.DecodeError as error:
            # Not its words: they may quote what the seat hides.
            self.fall_back(asked, f"the action cannot be read ({type(error).__name__})")
            return
        refusal = asked.game.refuse(asked.view, asked.seat, action)
        if refusal is not None:
            self.fall_back(asked, f"the action is refused: {refusal.code}")
            return
        # Nothing of the note: it may tell what the seat hides, and the log is for everybody's eyes.
        log.debug("seat %d has decided", asked.seat)
        self.moved.emit(asked.seat, action, asked.position)

    def _take_failure(self, request: int, why: str) -> None:
        """Takes the news that the worker has no action."""
        asked = self.asked
        if asked is None or request != self._request:
            return
        self._done()
        self.fall_back(asked, why)

    def _done(self) -> None:
        """The question is answered."""
        self.asked = None
        self._hide()

    def _show(self) -> None:
        """The seat has been thinking for a while."""
        if self.asked is not None:
            self._shown = True
            self.thinking.emit(self.asked.seat)

    def _hide(self) -> None:
        """Nobody is thinking any more."""
        self._clock.stop()
        if self._shown:
            self._shown = False
            self.thinking.emit(None)
