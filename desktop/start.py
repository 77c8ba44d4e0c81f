"""What the command line asks for: the window, a file in it, the tour, the self-check."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from desktop.access.fonts import load_fonts
from desktop.app import Cantiere
from desktop.storage.diary import Diary
from desktop.storage.paths import DESKTOP_FILE, Folders, find_folders, folders_under, name_application
from desktop.storage.settings import Settings
from engine.core.wire import VERSION
from resources import folder

CONNECT_MS = 300
log = logging.getLogger("cantiere.start")


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """The command line; ends the program with 2 and one line if it cannot be understood."""
    parser = argparse.ArgumentParser(prog="cantiere", description="Five city- and house-building games for one table.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved match to open")
    parser.add_argument("--version", action="version", version=f"Cantiere {VERSION}")
    parser.add_argument("--check", action="store_true", help="only tell whether FILE can be opened")
    parser.add_argument("--tour", metavar="DIR", type=Path, help="put pictures of every window into DIR")
    parser.add_argument("--game", help="the tour shows this game only")
    parser.add_argument("--language", choices=("en", "it", "de"), help="speak this language")
    parser.add_argument("--scheme", choices=("light", "dark", "contrast"), help="use this look")
    parser.add_argument("--self-check", action="store_true", help="play a match of computer players in the window")
    parser.add_argument("--home", metavar="DIR", type=Path, help="keep all files under DIR")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    found = parser.parse_args(words)
    if found.check and found.file is None:
        parser.error("--check needs a file")
    return found


def run(words: Sequence[str]) -> int:
    """Runs the program; gives its exit code."""
    asked = arguments(words)
    if asked.check:
        return check(asked.file)
    name_application()
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    app = QApplication(sys.argv[:1])
    app.setWindowIcon(QIcon(str(folder() / "art" / "common" / "app_icon_256.svg")))
    load_fonts(folder())
    if asked.tour is not None:
        from desktop.table.tour import run_tour  # noqa: PLC0415

        return run_tour(asked.tour, asked.game, asked.language or "", asked.scheme or "")
    if asked.self_check:
        from desktop.table.self_check import run_self_check  # noqa: PLC0415

        return run_self_check()
    return play(app, folders_under(asked.home) if asked.home else find_folders(), asked)


def check(file: Path) -> int:
    """Tells whether a file holds a match that can be opened: 0 and one line, or 2 and what is wrong."""
    from desktop.storage.files import FileError, read  # noqa: PLC0415
    from engine.core.record import RecordError, load_record  # noqa: PLC0415
    from resources import MissingContent, reader  # noqa: PLC0415

    try:
        match = load_record(read(file), reader, name=str(file), most=None)
    except (FileError, RecordError, MissingContent) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{file}: {match.game.facts.id}, round {match.round}, {len(match.seats)} seats")
    return 0


def play(app: QApplication, folders: Folders, asked: argparse.Namespace) -> int:
    """Opens the window and stays until it is closed; hands the file to a window that is open already."""
    key = server_name(folders)
    if hand_to_running(key, asked.file):
        return 0
    diary = Diary()
    diary.start(folders.log)
    log.info("Cantiere %s on Python %s, %s", VERSION, sys.version.split()[0], QLocale.system().name())
    settings = Settings(folders.settings)
    if asked.language:
        settings.override("language", asked.language)
    if asked.scheme:
        settings.override("scheme", asked.scheme)
    cantiere = Cantiere(folders, folder(), settings, diary)
    server = listen(key, cantiere)
    cantiere.start()
    # How large the frame is, the system tells a moment after the window shows.
    cantiere.placement.follow_screens()
    if asked.file is not None:
        QTimer.singleShot(0, cantiere.window, partial(cantiere.open_handed, asked.file))
    # Python handles signals between its own steps: a timer lets it, so that Ctrl+C in a terminal keeps the match.
    signal.signal(signal.SIGINT, lambda *_: cantiere.window.close())
    signal.signal(signal.SIGTERM, lambda *_: cantiere.window.close())
    beat = QTimer()
    beat.start(500)
    beat.timeout.connect(lambda: None)
    code = app.exec()
    cantiere.close()
    server.close()
    diary.stop()
    return code


# One window per person


def server_name(folders: Folders) -> str:
    """The name under which a running window listens: one per data folder."""
    return f"cantiere-{abs(hash_of(str(folders.data)))}"


def hash_of(words: str) -> int:
    """A number for words that is the same in every process."""
    number = 0
    for byte in words.encode("utf-8", "surrogateescape"):
        number = (number * 257 + byte) % (1 << 61)
    return number


def hand_to_running(key: str, file: Path | None) -> bool:
    """Asks a running window to come to the front and open ``file``; False if there is none."""
    socket = QLocalSocket()
    socket.connectToServer(key)
    if not socket.waitForConnected(CONNECT_MS):
        return False
    message = json.dumps({"open": str(file.absolute()) if file is not None else None}).encode() + b"\n"
    socket.write(message)
    taken = socket.waitForBytesWritten(CONNECT_MS) and (
        socket.bytesAvailable() > 0 or socket.waitForReadyRead(CONNECT_MS * 10)
    )
    socket.disconnectFromServer()
    return bool(taken)


def listen(key: str, cantiere: Cantiere) -> QLocalServer:
    """Listens for further starts of the program."""
    server = QLocalServer()
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
    if not server.listen(key):
        # A killed program leaves its socket behind on some systems.
        QLocalServer.removeServer(key)
        server.listen(key)
    server.newConnection.connect(lambda: take_connection(server, cantiere))
    return server


def take_connection(server: QLocalServer, cantiere: Cantiere) -> None:
    """Takes the message of another start."""
    socket = server.nextPendingConnection()
    if socket is None:
        return

    def take() -> None:
        if not socket.canReadLine():
            return
        try:
            message = json.loads(socket.readLine().data())
            file = message.get("open")
        except (ValueError, AttributeError):
            return
        socket.write(b"ok\n")
        socket.flush()
        # Later: a dialog within the signal of a socket would outlive the socket.
        QTimer.singleShot(0, cantiere.window, partial(come_forward, cantiere, file))

    socket.readyRead.connect(take)
    socket.disconnected.connect(socket.deleteLater)
    take()


def come_forward(cantiere: Cantiere, file: object) -> None:
    """Brings the window to the front and opens the file that another start was given."""
    cantiere.come_forward()
    if isinstance(file, str):
        cantiere.open_handed(Path(file))
