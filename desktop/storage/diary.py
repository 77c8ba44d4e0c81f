"""The log file and everything that must end up in it: uncaught exceptions, Qt's messages, hard crashes."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

MOST_BYTES = 512 * 1024
FILES_KEPT = 3
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
log = logging.getLogger("cantiere")
Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Diary(QObject):
    """Keeps the log file. ``stumbled`` carries the trace of an uncaught exception, whatever thread it came from, so
    that a dialog can tell of it while the game stays open; at most once in a few seconds is up to who listens.

    ``hushed`` tells whether somebody's secret is in the program: then traces name kinds and places of errors and leave
    out their own words, which may quote a hand or a plan. Log and report are for everybody's eyes.
    """

    stumbled = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file: Path | None = None
        self.hushed: Callable[[], bool] = lambda: False
        self._crashes: TextIO | None = None
        self._handlers: list[logging.Handler] = []
        self._within = threading.local()

    def start(self, file: Path) -> bool:
        """Opens the log file and installs all hooks; False if the file cannot be written (then only stderr is left)."""
        root = logging.getLogger()
        root.setLevel(os.environ.get("CANTIERE_LOG", "INFO").upper() if valid_level() else "INFO")
        good = True
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handler: logging.Handler = RotatingFileHandler(
                file, maxBytes=MOST_BYTES, backupCount=FILES_KEPT, encoding="utf-8"
            )
            self._crashes = file.with_name("crash.log").open("a", encoding="utf-8")
            faulthandler.enable(self._crashes)
            self.file = file
        except OSError as error:
            good = False
            if sys.stderr is None:
                handler = logging.NullHandler()
            else:
                handler = logging.StreamHandler()
                faulthandler.enable()
            handler.setLevel(logging.WARNING)
            logging.getLogger("cantiere.log").warning("no log file: %s", error)
        handler.setFormatter(Traces(self))
        root.addHandler(handler)
        self._handlers.append(handler)
        sys.excepthook = self.take_exception
        threading.excepthook = self.take_thread
        sys.unraisablehook = self.take_unraisable
        qInstallMessageHandler(take_qt)
        return good

    def stop(self) -> None:
        """Takes all hooks back and closes the files."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        self._handlers.clear()
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()
            self._crashes = None

    def take_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Logs an uncaught exception of the main thread: slots, paint events, event filters end here."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._note("uncaught exception", kind, error, trace)

    def take_thread(self, args: threading.ExceptHookArgs) -> None:
        """Logs an uncaught exception of another thread."""
        if args.exc_type is SystemExit or args.exc_value is None:
            return
        name = args.thread.name if args.thread else "?"
        self._note(f"uncaught exception in thread {name}", args.exc_type, args.exc_value, args.exc_traceback)

    def take_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        """Logs what could not be raised, for instance in a destructor."""
        if args.exc_value is not None:
            self._note("unraisable exception", args.exc_type, args.exc_value, args.exc_traceback)

    def trace_of(self, raised: Raised) -> str:
        """The trace of an exception, without its words while they may tell a secret."""
        kind, error, trace = raised
        if error is None or not self.hushed():
            return "".join(traceback.format_exception(kind, error, trace))
        return "\n\n".join(chain_of(error, trace))

    def _note(self, what: str, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Writes a trace into the log and tells of it; an exception while doing so is dropped."""
        if getattr(self._within, "noting", False):
            return
        self._within.noting = True
        try:
            words = self.trace_of((kind, error, trace))
            log.error("%s\n%s", what, words)
            with contextlib.suppress(RuntimeError):
                self.stumbled.emit(words)
        finally:
            self._within.noting = False


class Traces(logging.Formatter):
    """Lines of the log, with the traces of the diary."""

    def __init__(self, diary: Diary) -> None:
        super().__init__(FORMAT)
        self.diary = diary

    def format(self, record: logging.LogRecord) -> str:
        """A line; a trace that another log has written out is not taken over."""
        record.exc_text = None
        words = super().format(record)
        record.exc_text = None
        return words

    def formatException(self, ei: Raised) -> str:
        """See ``Diary.trace_of``."""
        return self.diary.trace_of(ei).rstrip("\n")


def chain_of(error: BaseException, trace: TracebackType | None = None) -> list[str]:
    """An exception and those it came from, the first one first: frames and kind of each."""
    before = error.__cause__ if error.__cause__ is not None or error.__suppress_context__ else error.__context__
    frames = "".join(traceback.format_tb(trace or error.__traceback__))
    words = f"Traceback (most recent call last):\n{frames}{type(error).__name__} (its words may tell a secret)"
    return [*(chain_of(before) if before is not None else []), words]


def valid_level() -> bool:
    """Whether the environment variable CANTIERE_LOG names a level of logging."""
    return os.environ.get("CANTIERE_LOG", "").upper() in logging.getLevelNamesMapping()


def take_qt(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
    """Logs a message of Qt."""
    logging.getLogger(f"qt.{context.category or 'default'}").log(LEVELS.get(kind, logging.WARNING), "%s", words)
