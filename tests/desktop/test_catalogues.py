"""The catalogues: complete, compiled, only literal texts, no second person, only characters of our font."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QRawFont
from window_samples import FOLDER, make_translations

from desktop.access.fonts import FILES
from desktop.texts.catalogues import LANGUAGES, resolve
from desktop.texts.update import Collector, check, collect, read_catalogue
from desktop.windows.seating import NAMES

HOME = FOLDER / "i18n"
SECOND_PERSON = {
    "en": r"\b(you|your|yours|yourself)\b",
    "it": r"\b(tu|tuo|tua|tuoi|tue|ti|te|voi|vostro|vostra|vostri|vostre|vi|Lei|Suo|Sua)\b",
    "de": r"\b(du|dein\w*|dir|dich|euch|euer|eure\w*|ihr\w*|Ihr\w*|Ihnen)\b|(?<![.:!?] )(?<!^)\bSie\b",
}


def texts_of(language: str) -> list[str]:
    """Every text that a language shows: translations, or the sources in English."""
    shown = [form for forms in read_catalogue(HOME / f"cantiere_{language}.ts").values() for form in forms]
    if language == "en":
        shown += [text.source for text in collect()[0]]
    return shown


def pages() -> list[Path]:
    """Every rules page."""
    return sorted((FOLDER / "rules").rglob("*.md"))


def test_catalogues_are_complete_and_compiled() -> None:
    assert check(HOME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_addressed(language: str) -> None:
    wrong = [text for text in texts_of(language) if re.search(SECOND_PERSON[language], text)]
    assert wrong == []
    for page in pages():
        if page.parent.name == language:
            found = re.findall(SECOND_PERSON[language], page.read_text(encoding="utf-8"))
            assert found == [], page


@pytest.mark.parametrize("language", ["it", "de"])
def test_placeholders_survive_translation(language: str) -> None:
    for text, forms in read_catalogue(HOME / f"cantiere_{language}.ts").items():
        for form in forms:
            marks = re.findall(r"%[n\d]", text.source)
            assert sorted(re.findall(r"%[n\d]", form)) == sorted(marks), text


def test_every_character_is_in_our_font(qapp: object) -> None:
    needed = set("0123456789–−·…%()+") | set("".join(NAMES)) | set("".join(LANGUAGES.values()))
    for language in LANGUAGES:
        needed |= set("".join(texts_of(language)))
    for page in pages():
        needed |= set(page.read_text(encoding="utf-8"))
    needed -= set("\n")
    for name in FILES:
        font = QRawFont(str(FOLDER / "fonts" / name), 16)
        missing = [char for char in sorted(needed) if not font.supportsCharacter(ord(char))]
        assert missing == [], name


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "0 turns", 1: "1 turn", 2: "2 turns", 5: "5 turns"}),
        ("it", {0: "0 turni", 1: "1 turno", 2: "2 turni", 5: "5 turni"}),
        ("de", {0: "0 Züge", 1: "1 Zug", 2: "2 Züge", 5: "5 Züge"}),
    ],
)
def test_plural_forms(language: str, forms: dict[int, str], qapp: object) -> None:
    translations = make_translations()
    translations.use(language)
    made = {count: QCoreApplication.translate("Result", "%n turns", "", count) for count in forms}
    translations.use("en")
    assert made == forms


def test_a_missing_catalogue_is_named_and_changes_nothing(tmp_path: Path, qapp: object) -> None:
    from desktop.texts.catalogues import Translations  # noqa: PLC0415

    translations = Translations(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"cantiere_de\.qm"):
        translations.use("de")
    assert translations.language == ""


def test_an_unknown_language_means_that_of_the_system() -> None:
    assert resolve("system") in LANGUAGES
    assert resolve("fr") in LANGUAGES
    assert resolve("it") == "it"


@pytest.mark.parametrize(
    "source",
    [
        'translate("", "text")',
        'translate("A.b", "text")',
        'translate("A", name)',
        'translate("A", f"{name} wins")',
        'translate("A", "one" + name)',
        'translate(context, "text")',
        'QCoreApplication.translate("A", name)',
        'translate("A", "%n turns")',
        'translate("A", "turns", "", count)',
        'translate("A", "%n turns", n=count)',
        'self.tr("text")',
        "class W:\n    def f(self):\n        self.tr(name)",
        'translate("A", "text", comment)',
    ],
)
def test_bad_calls_are_found(source: str) -> None:
    collector = Collector(Path("sample.py"))
    collector.visit(ast.parse(source))
    assert collector.faults
    assert not collector.texts


def test_good_calls_are_collected() -> None:
    collector = Collector(Path("sample.py"))
    collector.visit(
        ast.parse(
            'translate("A", "text")\n'
            'translate("A", "one "\n"two", "note")\n'
            'QCoreApplication.translate("A", "%n turns", "", count)\n'
            'class W:\n    def f(self):\n        self.tr("own")\n'
            "painter.translate(3, 4)\nwords.translate(table)\n"
        )
    )
    assert not collector.faults
    assert [(t.context, t.source, t.comment, t.plural) for t in collector.texts] == [
        ("A", "text", "", False),
        ("A", "one two", "note", False),
        ("A", "%n turns", "", True),
        ("W", "own", "", False),
    ]
