"""The process that thinks for computer players: a loop over framed messages on two binary streams.

A frame is the length of the message as 4 bytes, big-endian, and the message in JSON. The loop reads no files by itself,
answers every question once, and outlives every error of a player.
"""

from __future__ import annotations

import queue
import threading
import traceback
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final, Protocol, TypeAlias

import msgspec

from engine.core.chance import Chance
from engine.core.game import Game, Read, Seat
from engine.core.registry import GAMES, load
from engine.players.budget import Budget
from engine.players.levels import ITERATIONS, player

FRAME_LIMIT: Final = 64 * 1024 * 1024
LENGTH_BYTES: Final = 4


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Question: what does the player of ``level`` do on ``seat``, seeing ``view``? ``seed`` is that of its own
    chance."""

    request: int
    game: str
    view: msgspec.Raw
    seat: Seat
    level: str
    seed: int


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Stop thinking about ``request``; it is answered with what was found so far, or as failed."""

    request: int


class Warm(msgspec.Struct, frozen=True, tag="warm"):
    """Load the rules of ``game`` now, so that the first answer comes soon."""

    game: str


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Answer: the loop runs."""


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """Answer: the action, and a ``note`` on how it was found."""

    request: int
    action: msgspec.Raw
    note: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Answer: no action, and ``why``."""

    request: int
    why: str


Question: TypeAlias = Think | Cancel | Warm
Answer: TypeAlias = Ready | Decided | Failed


class FrameError(ValueError):
    """The stream holds no whole frame where one should be."""


class Minds(Protocol):
    """How the loop makes a decision; the default is ``think_with_levels``."""

    def __call__(
        self, game: Game[Any, Any, Any], task: Think, view: Any, stopped: Callable[[], bool]
    ) -> tuple[Any, str]:
        """The action and the note. ``stopped`` tells that thinking is to end soon."""


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message, None at the end of the stream. Raises FrameError when it is cut or too long."""
    head = read_exactly(stream, LENGTH_BYTES)
    if not head:
        return None
    if len(head) < LENGTH_BYTES:
        raise FrameError("the stream ends within a length")
    length = int.from_bytes(head, "big")
    if length > FRAME_LIMIT:
        raise FrameError(f"a message of {length} bytes is too long")
    body = read_exactly(stream, length)
    if len(body) < length:
        raise FrameError("the stream ends within a message")
    return body


def read_exactly(stream: BinaryIO, length: int) -> bytes:
    """Reads ``length`` bytes, fewer only at the end of the stream."""
    parts = []
    while length:
        part = stream.read(length)
        if not part:
            break
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def frame(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


class Worker:
    """The loop: one thread reads, so that a cancel is seen while the main thread thinks."""

    def __init__(
        self,
        source: BinaryIO,
        sink: BinaryIO,
        reader: Callable[[str], Read],
        registry: Mapping[str, str],
        minds: Minds,
    ) -> None:
        self.source = source
        self.sink = sink
        self.reader = reader
        self.registry = registry
        self.minds = minds
        self.games: dict[str, Game[Any, Any, Any]] = {}
        self.tasks: queue.SimpleQueue[Think | Warm | None] = queue.SimpleQueue()
        self.cancelled: set[int] = set()
        self.decoder = msgspec.json.Decoder(Question)

    def run(self) -> None:
        """Answers until the source ends."""
        self.answer(Ready())
        threading.Thread(target=self.listen, name="listen", daemon=True).start()
        while (task := self.tasks.get()) is not None:
            if isinstance(task, Warm):
                self.warm(task.game)
            else:
                self.answer(self.decide(task))
                self.cancelled.discard(task.request)

    def listen(self) -> None:
        """Reads questions into the queue; a broken stream ends the loop."""
        try:
            while (message := read_frame(self.source)) is not None:
                try:
                    question = self.decoder.decode(message)
                except msgspec.DecodeError:
                    # Whoever asked waits for a request that cannot be named; its time cap helps.
                    continue
                if isinstance(question, Cancel):
                    self.cancelled.add(question.request)
                else:
                    self.tasks.put(question)
        except (FrameError, OSError, ValueError):
            pass
        finally:
            self.tasks.put(None)

    def warm(self, game: str) -> None:
        """Loads the rules of a game; an error shows again, and is answered, when somebody thinks."""
        try:
            self.game(game)
        except Exception:
            return

    def game(self, game: str) -> Game[Any, Any, Any]:
        """The rules of a game, loaded once."""
        if game not in self.games:
            self.games[game] = load(game, self.reader(game), self.registry)
        return self.games[game]

    def decide(self, task: Think) -> Answer:
        """Thinks; any error becomes an answer."""
        try:
            game = self.game(task.game)
            view = msgspec.json.decode(task.view, type=game.types.view)
            action, note = self.minds(game, task, view, lambda: task.request in self.cancelled)
            return Decided(task.request, msgspec.Raw(msgspec.json.encode(action)), note)
        except Exception as error:
            return Failed(task.request, place_of(error))

    def answer(self, answer: Answer) -> None:
        """Sends an answer."""
        self.sink.write(frame(msgspec.json.encode(answer)))
        self.sink.flush()


def place_of(error: Exception) -> str:
    """The kind of an error and where it arose, for a log that others may read: its own words may hold what the seat
    alone knows."""
    frames = traceback.extract_tb(error.__traceback__)
    files = [frame.filename.replace("\\", "/").rpartition("/")[2] for frame in frames]
    places = [f"{file}:{frame.lineno} {frame.name}" for file, frame in zip(files, frames, strict=True)][-3:]
    return f"{type(error).__name__} at {' > '.join(places)}"


def think_with_levels(
    game: Game[Any, Any, Any], task: Think, view: Any, stopped: Callable[[], bool]
) -> tuple[Any, str]:
    """Lets the computer player of the level decide. Raises UnknownLevel for one that the game does not have."""
    thinker = player(game, task.level)
    budget = Budget(ITERATIONS[task.level], stopped)
    decision = thinker.decide(view, task.seat, Chance(task.seed).draft(), budget)
    return decision.action, decision.note


def serve(
    source: BinaryIO,
    sink: BinaryIO,
    reader: Callable[[str], Read],
    registry: Mapping[str, str] = GAMES,
    minds: Minds = think_with_levels,
) -> None:
    """Answers questions from ``source`` on ``sink`` until the source ends; ``reader`` gives per game id its content."""
    Worker(source, sink, reader, registry, minds).run()
