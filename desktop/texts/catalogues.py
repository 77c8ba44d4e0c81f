"""Languages of the program: which there are, which one the system speaks, and how the application changes to one.

The catalogues lie in ``resources``/i18n as cantiere_<code>.qm; texts of standard dialogs come with Qt.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

SYSTEM_LANGUAGE = "system"
SOURCE = "en"
LANGUAGES = MappingProxyType({"en": "English", "it": "Italiano", "de": "Deutsch"})
"""Codes and the name of each language in itself."""


def resolve(language: str) -> str:
    """The code that ``language`` means: itself, or the first language of the system with a catalogue."""
    if language in LANGUAGES:
        return language
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE


class Translations:
    """The translators that are installed in the application.

    ``use`` takes the old ones out and puts those of another language in; Qt then tells every widget to say its texts
    anew.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.language = ""
        self.installed: list[QTranslator] = []
        self._data: list[bytes] = []
        """What the translators read from; they keep no copy."""

    def use(self, language: str) -> str:
        """Speaks ``language`` ("system" or a code) from now on; returns the code.

        Raises FileNotFoundError naming the catalogue when it is missing or damaged; the language stays as it was then.
        """
        code = resolve(language)
        if code == self.language:
            return code
        path = self.folder / f"cantiere_{code}.qm"
        own, data = translator(path)
        if own is None:
            raise FileNotFoundError(path)
        for old in self.installed:
            QCoreApplication.removeTranslator(old)
        self.installed, self._data = [own], [data]
        if code != SOURCE:
            folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            standard, data = translator(folder / f"qtbase_{code}.qm")
            if standard is not None:
                # The last one installed is asked first, so ours comes after Qt's.
                self.installed, self._data = [standard, own], [data, *self._data]
        for new in self.installed:
            QCoreApplication.installTranslator(new)
        QLocale.setDefault(QLocale(code))
        self.language = code
        return code


def translator(path: Path) -> tuple[QTranslator | None, bytes]:
    """A translator for a catalogue and the bytes that it reads from; None if the file is missing or damaged.

    The file is read as a whole: Qt would map it into memory, and an update that cuts it would then end the program.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return None, b""
    made = QTranslator()
    return (made if made.load(data) else None), data
