"""Rules pages: a small Markdown with paragraph ids, turned into the HTML that Qt shows.

Known are headings, paragraphs, lists with - and 1., tables with |, **bold**, *slanted*, [words](#id) and ids in
braces at the end of a heading or paragraph: "{#3.2}". Everything else is text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from desktop.texts.catalogues import SOURCE

ANCHORS = re.compile(r"\s*\{#([A-Za-z0-9._-]+)\}")
BOLD = re.compile(r"\*\*(.+?)\*\*")
SLANTED = re.compile(r"\*(.+?)\*")
LINK = re.compile(r"\[(.+?)\]\(#([A-Za-z0-9._-]+)\)")
NUMBERED = re.compile(r"\d+\.\s+")
RULE = re.compile(r"\|[\s:|-]+\|")


@dataclass(frozen=True)
class Section:
    """A heading of the second or third level: its id and title."""

    anchor: str
    title: str
    level: int


@dataclass(frozen=True)
class Block:
    """A piece of a page: ``kind`` "h1", "h2", "h3", "p", "ul", "ol" or "table", its ``lines`` and ids."""

    kind: str
    lines: tuple[str, ...]
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """A rules page."""

    blocks: tuple[Block, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        """The contents of the page."""
        return tuple(
            Section(block.anchors[0], block.lines[0], int(block.kind[1]))
            for block in self.blocks
            if block.kind in ("h2", "h3") and block.anchors
        )

    @property
    def anchors(self) -> frozenset[str]:
        """Every id of the page."""
        return frozenset(anchor for block in self.blocks for anchor in block.anchors)

    def nearest(self, paragraph: str) -> str:
        """The id of a paragraph, of the section around it ("3.2" for "3.2.4", "3" for "3.9"), or ""."""
        known = self.anchors
        while paragraph and paragraph not in known:
            paragraph = paragraph.rpartition(".")[0]
        return paragraph

    def html(self, edge: str) -> str:
        """The page for a QTextBrowser; ``edge`` is the colour of table lines."""
        return f"<body>{''.join(block_html(block, edge) for block in self.blocks)}</body>"


def parse(text: str) -> Page:
    """The page that a text holds."""
    blocks: list[Block] = []
    for piece in re.split(r"\n\s*\n", text.strip()):
        lines = [line.rstrip() for line in piece.splitlines()]
        anchors = tuple(ANCHORS.findall(piece))
        lines = [ANCHORS.sub("", line) for line in lines]
        first = lines[0]
        if first.startswith("#"):
            level = len(first) - len(first.lstrip("#"))
            blocks.append(Block(f"h{level}", (first.lstrip("# "),), anchors))
        elif first.startswith("|"):
            blocks.append(Block("table", tuple(line for line in lines if not RULE.fullmatch(line)), anchors))
        elif first.startswith("- "):
            blocks.append(Block("ul", items(lines, "- "), anchors))
        elif NUMBERED.match(first):
            blocks.append(Block("ol", items(lines, "1. "), anchors))
        else:
            blocks.append(Block("p", (" ".join(line.strip() for line in lines),), anchors))
    return Page(tuple(blocks))


def items(lines: list[str], mark: str) -> tuple[str, ...]:
    """The items of a list; a line without the mark goes on with the item before."""
    made: list[str] = []
    for line in lines:
        start = NUMBERED.match(line) if mark == "1. " else None
        if start is not None:
            made.append(line[start.end() :])
        elif mark == "- " and line.startswith(mark):
            made.append(line[len(mark) :])
        elif made:
            made[-1] += " " + line.strip()
    return tuple(made)


def inline(text: str) -> str:
    """Bold, slanted and links of a line."""
    safe = escape(text, quote=False)
    safe = LINK.sub(r'<a href="#\2">\1</a>', safe)
    return SLANTED.sub(r"<i>\1</i>", BOLD.sub(r"<b>\1</b>", safe))


def block_html(block: Block, edge: str) -> str:
    """A block as HTML."""
    marks = "".join(f'<a name="{anchor}"></a>' for anchor in block.anchors)
    if block.kind in ("ul", "ol"):
        inside = "".join(f"<li>{inline(line)}</li>" for line in block.lines)
        return f"{marks}<{block.kind}>{inside}</{block.kind}>"
    if block.kind == "table":
        return marks + table_html(block.lines, edge)
    return f"<{block.kind}>{marks}{inline(block.lines[0])}</{block.kind}>"


def table_html(lines: tuple[str, ...], edge: str) -> str:
    """A table; its first line is the head, and cells of digits are centred."""
    rows = []
    for at, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        tag = "th" if at == 0 else "td"
        made = []
        for cell in cells:
            align = "left" if len(cell) > 8 and not cell[:1].isdigit() else "center"
            made.append(f'<{tag} align="{align}">{inline(cell)}</{tag}>')
        rows.append(f"<tr>{''.join(made)}</tr>")
    style = f"border-collapse: collapse; border-color: {edge}; border-style: solid;"
    return f'<table border="1" cellspacing="0" cellpadding="4" style="{style}">{"".join(rows)}</table>'


def read_page(folder: Path, language: str, game: str) -> Page:
    """The page of a game in a language, in English where there is none.

    Raises FileNotFoundError naming the English page when both are missing.
    """
    path = folder / language / f"{game}.md"
    if not path.is_file():
        path = folder / SOURCE / f"{game}.md"
    if not path.is_file():
        raise FileNotFoundError(path)
    return parse(path.read_text(encoding="utf-8"))
