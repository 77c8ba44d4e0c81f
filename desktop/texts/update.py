"""Developer command: collects every text of the desktop and brings the catalogues up to date.

    python -m desktop.texts.update             # writes the .ts files and compiles the .qm files
    python -m desktop.texts.update --check     # changes nothing; exit code 1 and a list if anything is missing or wrong

Texts are collected from the syntax tree of the sources, because pyside6-lupdate drops calls of translate() with a
number and files texts after such calls under wrong contexts. A text is a literal: translate("Context", "text",
"comment", number) or self.tr("text", "comment", number) inside a class. ``lrelease`` of PySide6 compiles.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import PySide6

from desktop.texts.catalogues import LANGUAGES, SOURCE
from resources import folder

DESKTOP = Path(__file__).resolve().parent.parent
FORMS = 2
"""English, Italian and German have a singular and a plural."""


@dataclass(frozen=True, order=True)
class Text:
    """A text to translate: context, source text, comment that tells equal ones apart, whether it has a plural."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def literal(node: ast.expr | None) -> str | None:
    """The text of a literal, None if it is none."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


class Collector(ast.NodeVisitor):
    """Collects the texts of one module in ``texts``, and what is wrong in ``faults``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.classes: list[str] = []
        self.texts: list[Text] = []
        self.faults: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remembers the class around a call of tr."""
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Takes calls of translate and tr."""
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name == "translate" and self.is_ours(node.func):
            self.take(node, node.args[:1], node.args[1:])
        elif name == "tr" and isinstance(node.func, ast.Attribute):
            self.take(node, [], node.args)
        self.generic_visit(node)

    @staticmethod
    def is_ours(function: ast.expr) -> bool:
        """Whether this is QCoreApplication.translate or its alias, and not the translate of a painter or a text."""
        if isinstance(function, ast.Name):
            return True
        return isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == "QCoreApplication"

    def take(self, node: ast.Call, first: list[ast.expr], rest: list[ast.expr]) -> None:
        """Files a call."""
        where = f"{self.path.name}:{node.lineno}"
        context = literal(first[0]) if first else (self.classes[-1] if self.classes else None)
        source = literal(rest[0]) if rest else None
        comment = literal(rest[1]) if len(rest) > 1 else ""
        plural = len(rest) > 2
        if node.keywords or len(rest) > 3:
            self.faults.append(f"{where}: only plain arguments")
        elif not context or "." in context:
            self.faults.append(f"{where}: the context is empty, no literal or holds a dot")
        elif not source:
            self.faults.append(f"{where}: the text is empty or no literal")
        elif comment is None:
            self.faults.append(f"{where}: the comment is no literal")
        elif plural != ("%n" in source):
            self.faults.append(f"{where}: %n goes with a number as fourth argument, and only with it")
        else:
            self.texts.append(Text(context, source, comment, plural))


def sources(root: Path = DESKTOP) -> Iterator[Path]:
    """Every module of the desktop."""
    return iter(sorted(root.rglob("*.py")))


def collect(root: Path = DESKTOP) -> tuple[list[Text], list[str]]:
    """Every text of the desktop, sorted and once each, and what is wrong with calls."""
    texts: set[Text] = set()
    faults: list[str] = []
    for path in sources(root):
        collector = Collector(path)
        collector.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        texts.update(collector.texts)
        faults += collector.faults
    return sorted(texts), faults


Translated = dict[Text, tuple[str, ...]]


def read_catalogue(path: Path) -> Translated:
    """The translations of a .ts file; unfinished ones are left out."""
    found: Translated = {}
    if not path.is_file():
        return found
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            text = Text(name, message.findtext("source") or "", message.findtext("comment") or "", plural)
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            found[text] = forms if plural else (translation.text or "",)
    return found


def catalogue_text(language: str, texts: list[Text], known: Translated) -> str:
    """A .ts file with these texts; what is not known is unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    context = None
    for text in texts:
        if context is None or context.findtext("name") != text.context:
            context = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(context, "name").text = text.context
        message = ElementTree.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
        ElementTree.SubElement(message, "source").text = text.source
        if text.comment:
            ElementTree.SubElement(message, "comment").text = text.comment
        forms = known.get(text, ())
        whole = len(forms) == (FORMS if text.plural else 1) and all(forms)
        translation = ElementTree.SubElement(message, "translation", {} if whole else {"type": "unfinished"})
        if text.plural:
            for place in range(FORMS):
                ElementTree.SubElement(translation, "numerusform").text = forms[place] if place < len(forms) else ""
        else:
            translation.text = forms[0] if forms else ""
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def wanted(language: str, texts: list[Text]) -> list[Text]:
    """The texts of a catalogue: all of them, in English only those with a plural."""
    return [text for text in texts if text.plural] if language == SOURCE else texts


def compile_catalogue(source: Path, target: Path) -> None:
    """Compiles a .ts file. Raises CalledProcessError when lrelease fails."""
    program = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    if not program.is_file():
        program = program.with_name("lrelease") / "lrelease"
    made = target.with_suffix(".new")
    subprocess.run([str(program), "-silent", str(source), "-qm", str(made)], check=True)
    # A program that is running has the old file mapped into its memory: cut short in place, it would end it.
    made.replace(target)


def update(home: Path) -> list[str]:
    """Writes and compiles the catalogues in the folder ``home``; gives what is wrong in the sources."""
    texts, faults = collect()
    for language in LANGUAGES:
        path = home / f"cantiere_{language}.ts"
        path.write_text(catalogue_text(language, wanted(language, texts), read_catalogue(path)), encoding="utf-8")
        compile_catalogue(path, path.with_suffix(".qm"))
    return faults


def check(home: Path) -> list[str]:
    """What is missing or wrong in sources and catalogues, a line each."""
    texts, faults = collect()
    for language in LANGUAGES:
        path = home / f"cantiere_{language}.ts"
        known = read_catalogue(path)
        needed = wanted(language, texts)
        faults += [
            f"{path.name}: not translated: {text.context}: {text.source}" for text in needed if text not in known
        ]
        faults += [
            f"{path.name}: not used any more: {text.context}: {text.source}" for text in known if text not in needed
        ]
        with tempfile.TemporaryDirectory() as made:
            fresh = Path(made) / "fresh.qm"
            compile_catalogue(path, fresh)
            compiled = path.with_suffix(".qm")
            if not compiled.is_file() or compiled.read_bytes() != fresh.read_bytes():
                faults.append(f"{compiled.name}: not compiled from {path.name}")
    return faults


def main() -> int:
    """Runs the command; gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m desktop.texts.update", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, list what is wrong")
    options = parser.parse_args()
    home = folder() / "i18n"
    home.mkdir(exist_ok=True)
    faults = check(home) if options.check else update(home) + [line for line in check(home) if "not translated" in line]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
