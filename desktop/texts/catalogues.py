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

    def use(self, language: str) -> str:
        """Speaks ``language`` ("system" or a code) from now on; returns the code.

        Raises FileNotFoundError naming the catalogue when it is missing or damaged; the language stays as it was then.
        """
        code = resolve(language)
        if code == self.language:
            return code
        path = self.folder / f"cantiere_{code}.qm"
        own = QTranslator()
        if not own.load(str(path)):
            raise FileNotFoundError(path)
        for old in self.installed:
            QCoreApplication.removeTranslator(old)
        self.installed = [own]
        standard = QTranslator()
        if code != SOURCE and standard.load(
            f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ):
            # The last one installed is asked first, so ours comes after Qt's.
            self.installed = [standard, own]
        for new in self.installed:
            QCoreApplication.installTranslator(new)
        QLocale.setDefault(QLocale(code))
        self.language = code
        return code
