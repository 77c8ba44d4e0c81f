"""The other end of the worker process: starts it, asks it, takes its answers, starts it again once after a crash."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from engine.core.game import Seat
from engine.players.worker import LENGTH_BYTES, Answer, Cancel, Decided, Failed, Ready, Think, Warm, frame

CANCEL_MS: Final = 500
"""A cancelled thought that is not answered after this time ends with the process."""
CAPS_MS: Final[Mapping[str, int]] = {"random": 2_000, "beginner": 5_000, "skilled": 10_000, "expert": 30_000}
CAP_MS: Final = 10_000
"""Time cap of a level that is not named."""
STARTS: Final = 2
"""The process is started this many times without an answer in between, then it is given up."""
STOP_MS: Final = 500
log = logging.getLogger("cantiere.worker")


@dataclass(frozen=True)
class Thought:
    """A question under way."""

    request: int
    task: Think
    cancelled: bool = False


def command() -> tuple[str, list[str]]:
    """Program and arguments of the worker: this program itself when frozen, else the module."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--worker"]
    return sys.executable, ["-m", "desktop", "--worker"]


class WorkerClient(QObject):
    """Asks one worker process, one question at a time.

    ``decided(request, action as JSON bytes, note)`` or ``failed(request, why)`` answers each request that was not
    cancelled, exactly once. Nothing here waits, except ``stop`` for half a second at most.
    """

    decided = Signal(int, bytes, str)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, start: tuple[str, list[str]] | None = None) -> None:
        super().__init__(parent)
        self.start_with = start or command()
        self.process: QProcess | None = None
        self.thought: Thought | None = None
        self.given_up = False
        self._starts = 0
        self._requests = 0
        self._buffer = bytearray()
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Answer)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._run_out)

    # Life

    def start(self, game: str = "") -> None:
        """Starts the process ahead of the first question; ``game`` is loaded there."""
        if self.given_up:
            self.given_up, self._starts = False, 0
        if self.process is None:
            self._launch()
        if game:
            self._send(Warm(game))

    def stop(self) -> None:
        """Ends the process."""
        self._clock.stop()
        self.thought = None
        self._end(wait=True)

    def _launch(self) -> None:
        """Starts the process."""
        self._starts += 1
        self._buffer.clear()
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        # The worker imports the same packages as this program, wherever it was started from.
        if not getattr(sys, "frozen", False):
            environment.insert("PYTHONPATH", os.pathsep.join(place for place in sys.path if place))
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._take_output)
        process.readyReadStandardError.connect(self._take_error)
        # Later, from the event loop: a program that cannot be started fails within start(), before a question
        # has its number.
        trouble = partial(QTimer.singleShot, 0, self, partial(self._take_trouble, process))
        process.errorOccurred.connect(lambda *_: trouble())
        process.finished.connect(lambda *_: trouble())
        self.process = process
        process.start(*self.start_with)

    def _end(self, *, wait: bool = False) -> None:
        """Ends the process without taking its end for a crash."""
        process, self.process = self.process, None
        if process is None:
            return
        for signal in (process.errorOccurred, process.finished, process.readyReadStandardOutput):
            signal.disconnect()
        process.closeWriteChannel()
        if not wait or not process.waitForFinished(STOP_MS):
            process.kill()
            if wait:
                process.waitForFinished(STOP_MS)
        process.deleteLater()

    # Questions

    def think(self, game: str, view: bytes, seat: Seat, level: str, seed: int) -> int:
        """Asks for the action of a seat; gives the number of the request. A question under way is cancelled."""
        self.cancel()
        self._requests += 1
        task = Think(self._requests, game, msgspec.Raw(view), seat, level, seed)
        self.thought = Thought(self._requests, task)
        if self.given_up:
            QTimer.singleShot(0, self, self._fail_now)
            return self._requests
        self._ask()
        return self._requests

    def cancel(self) -> None:
        """Drops the question under way: no signal comes for it any more."""
        thought = self.thought
        if thought is None:
            return
        self.thought = None
        self._clock.stop()
        if self.process is not None:
            self._send(Cancel(thought.request))
            # A player that does not look at its budget would keep the next question waiting.
            self._leftover = thought.request
            QTimer.singleShot(CANCEL_MS, self, self._clear_leftover)

    _leftover = 0

    def _clear_leftover(self) -> None:
        """Ends the process if it still thinks about a cancelled question; a question that waits is asked anew."""
        if not self._leftover or self.process is None:
            return
        log.warning("the worker did not stop thinking; it is started again")
        self._leftover = 0
        self._end()
        self._launch()
        if self.thought is not None:
            self._ask()

    def _ask(self) -> None:
        """Sends the question and starts its time cap."""
        thought = self.thought
        if thought is None:
            return
        if self.process is None:
            self._launch()
        self._send(thought.task)
        self._clock.start(CAPS_MS.get(thought.task.level, CAP_MS))

    def _send(self, message: Think | Cancel | Warm) -> None:
        """Writes a message; Qt keeps it until the process has started."""
        if self.process is not None:
            self.process.write(frame(msgspec.json.encode(message)))

    # Answers

    def _take_output(self) -> None:
        """Takes whole frames out of what came."""
        if self.process is None:
            return
        self._buffer += self.process.readAllStandardOutput().data()
        while len(self._buffer) >= LENGTH_BYTES:
            length = int.from_bytes(self._buffer[:LENGTH_BYTES], "big")
            if len(self._buffer) < LENGTH_BYTES + length:
                return
            message = bytes(self._buffer[LENGTH_BYTES : LENGTH_BYTES + length])
            del self._buffer[: LENGTH_BYTES + length]
            try:
                answer = self._decoder.decode(message)
            except msgspec.DecodeError as error:
                log.error("the worker answered something unreadable: %s", error)
                continue
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        """Passes an answer on unless its question was dropped."""
        if isinstance(answer, Ready):
            return
        self._starts = 1
        if answer.request == self._leftover:
            self._leftover = 0
        thought = self.thought
        if thought is None or answer.request != thought.request:
            return
        self.thought = None
        self._clock.stop()
        if isinstance(answer, Decided):
            self.decided.emit(answer.request, bytes(answer.action), answer.note)
        elif isinstance(answer, Failed):
            log.error("the computer player of seat %d failed: %s", thought.task.seat, answer.why)
            self.failed.emit(answer.request, answer.why)

    def _take_error(self) -> None:
        """Logs what the process writes to stderr."""
        if self.process is not None:
            words = self.process.readAllStandardError().data().decode("utf-8", "replace").strip()
            if words:
                log.warning("worker: %s", words)

    def _run_out(self) -> None:
        """The time cap is over: first a cancel, which may bring an answer, then the end of the process."""
        thought = self.thought
        if thought is None:
            return
        if not thought.cancelled:
            self.thought = Thought(thought.request, thought.task, cancelled=True)
            self._send(Cancel(thought.request))
            self._clock.start(CANCEL_MS)
            return
        log.error("the computer player of seat %d took too long", thought.task.seat)
        self._end()
        self._launch()
        self._fail("took too long")

    def _take_trouble(self, process: QProcess) -> None:
        """A process ended or never began: it is started once more, then given up."""
        if self.process is not process:
            return
        self._take_error()
        log.error("the worker ended: %s, exit code %s", self.process.errorString(), self.process.exitCode())
        self._end()
        self._leftover = 0
        if self._starts < STARTS:
            self._launch()
            self._ask()
        else:
            self.given_up = True
            self._clock.stop()
            self._fail("the worker does not run")

    def _fail_now(self) -> None:
        """Answers a question that nobody can be asked."""
        self._fail("the worker does not run")

    def _fail(self, why: str) -> None:
        """Tells that the question under way brought nothing."""
        thought, self.thought = self.thought, None
        if thought is not None:
            self.failed.emit(thought.request, why)
