"""Second opinions on what was played, by plane geometry: worked out beside the window, told to the log alone.

A game whose rules decide by integers may have a referee that decides the same by another way. The move stands whatever
it says; where both differ the sheet goes to the log.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

REFEREES: Final[Mapping[str, str]] = MappingProxyType(
    {"room_to_move": "engine.games.room_to_move.referee:disagreements"}
)
"""Per game id the function that gives disagreements about a legal action, asked with the position before it, as
"package.module:function"."""
log = logging.getLogger("cantiere.referee")


class Referees:
    """Asks referees on a thread that ends when nothing is left to ask, so that no exit of the program waits long."""

    def __init__(self, known: Mapping[str, str] = REFEREES) -> None:
        self.known = known
        self._jobs: deque[Callable[[], object]] = deque()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def open(self, game: str) -> None:
        """Loads the referee of a game, if it has one; a match of it begins."""
        if game in self.known:
            self._ask(partial(self._load, game))

    def judge(self, game: Any, state: Any, seat: int, action: Any) -> None:
        """Asks what the referee says of an action that was played in ``state``; the answer, if it differs, is
        logged."""
        if game.facts.id in self.known:
            self._ask(partial(self._judge, game, state, seat, action))

    def wait(self) -> None:
        """Waits until everything has been answered."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _ask(self, job: Callable[[], object]) -> None:
        with self._lock:
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="referee")
                self._thread.start()

    def _work(self) -> None:
        """Does what is to be done, on the thread."""
        while True:
            with self._lock:
                if not self._jobs:
                    self._thread = None
                    return
                job = self._jobs.popleft()
            try:
                job()
            except Exception:
                # A second opinion that fails is no reason to stop a match.
                log.exception("the referee failed")

    def _load(self, game: str) -> Callable[..., tuple[Any, ...]]:
        module, _, name = self.known[game].partition(":")
        found: Callable[..., tuple[Any, ...]] = getattr(import_module(module), name)
        return found

    def _judge(self, game: Any, state: Any, seat: int, action: Any) -> None:
        for found in self._load(game.facts.id)(game.house(state), state, seat, action):
            log.error("the referee disagrees about seat %d: %r", seat, found)
