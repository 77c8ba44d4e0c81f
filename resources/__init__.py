"""Art, fonts, sounds, texts, rules pages and content tables, found alike in a checkout, a wheel and a bundle.

Only the standard library here. `engine.__main__` and `desktop` import this; the rest of `engine` never does and gets
bytes passed in.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


class MissingContent(OSError):
    """A content file that a game needs is not there or cannot be read; `file` is its path."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"The content file {file} {why}.")
        self.file = file


def folder() -> Path:
    """The folder that holds all resources.

    The files lie beside this module in a checkout, an installed wheel and a PyInstaller bundle, which sets `__file__`
    to the place of its unpacked data.
    """
    return Path(__file__).resolve().parent


def reader(game_id: str) -> Callable[[str], bytes]:
    """A function that reads `content/<game_id>/<name>` as bytes, in the form that the engine's `load` takes.

    Raises MissingContent when called with a name that is absent, unreadable or outside the game's folder.
    """
    home = folder() / "content" / game_id

    def read(name: str) -> bytes:
        file = home / name
        if not file.resolve().is_relative_to(home):
            raise MissingContent(file, f"lies outside {home}")
        try:
            return file.read_bytes()
        except FileNotFoundError as error:
            raise MissingContent(file, "is missing") from error
        except OSError as error:
            raise MissingContent(file, f"cannot be read ({error.strerror})") from error

    return read
