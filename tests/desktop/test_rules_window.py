"""Rules pages: the same paragraphs in three languages, reached by the ids of refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_samples import FOLDER, clipped, lay_out, make_theme, make_translations, rules

import engine.games.house_numbers as game_package
from desktop.texts.games import GAME_IDS
from desktop.texts.pages import parse, read_page
from desktop.windows.rules import LEAST_TEXT
from engine.games.house_numbers.actions import Effect, card
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    BIS_VALUES,
    PARK_VALUES,
    PLANNED_POOLS,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    STREET_OF,
    STREETS,
)

PAGES = FOLDER / "rules"
LANGUAGES = ("en", "it", "de")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Every test begins in English."""
    make_translations().use("en")


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph id that the rules of the game name in a refusal."""
    folder = Path(next(iter(game_package.__path__)))
    found: set[str] = set()
    for path in folder.glob("*.py"):
        found |= set(re.findall(r'Refusal\([^,()]+, "([0-9A-Za-z.]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_a_refusal_is_on_the_page(language: str) -> None:
    page = read_page(PAGES, language, "house_numbers")
    wanted = paragraphs_of_refusals()
    assert {"3.2", "R8"} <= wanted
    assert wanted <= page.anchors


def test_pages_have_the_same_paragraphs_in_all_languages() -> None:
    pages = [read_page(PAGES, language, "house_numbers") for language in LANGUAGES]
    shapes = [[(block.kind, block.anchors, len(block.lines)) for block in page.blocks] for page in pages]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_agree_with_the_sheet(language: str) -> None:
    text = (PAGES / language / "house_numbers.md").read_text(encoding="utf-8")
    for values in (POOL_VALUES, BIS_VALUES, REFUSAL_VALUES, ROUNDABOUT_VALUES, *AGENT_VALUES):
        assert f"| {' '.join(map(str, values))} |" in text
    for street, plots in enumerate(STREETS):
        pools = ", ".join(str(plot - plots[0] + 1) for plot in PLANNED_POOLS if STREET_OF[plot] == street)
        parks = ", ".join(map(str, PARK_VALUES[street]))
        assert f"| {street + 1} | {len(plots)} | {pools} | {parks} |" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_table_sums_up(language: str) -> None:
    page = read_page(PAGES, language, "house_numbers")
    table = next(block for block in page.blocks if block.kind == "table")
    rows = [
        [0 if cell.strip() == "–" else int(cell) for cell in line.strip("|").split("|")] for line in table.lines[1:-1]
    ]
    sums = [int(cell) for cell in table.lines[-1].strip("|").split("|")[1:]]
    assert [row[0] for row in rows] == list(range(1, 16))
    assert all(sum(row[1:7]) == row[7] for row in rows)
    assert [sum(row[column] for row in rows) for column in range(1, 8)] == sums == [18, 18, 18, 9, 9, 9, 81]
    assert card(15, Effect.BIS, 1) == 179


def test_the_page_opens_at_a_paragraph(qapp: QApplication) -> None:
    window = rules(make_theme())
    lay_out(window, QSize(1280, 720))
    window.show_rules("house_numbers", "R15")
    lay_out(window, QSize(1280, 720))
    assert window.text.verticalScrollBar().value() > 500
    window.show_rules("house_numbers")
    assert window.text.verticalScrollBar().value() == 0
    window.close()


@pytest.mark.parametrize("size", [QSize(960, 640), QSize(1280, 720), QSize(1600, 1000)], ids=lambda s: f"{s.width()}")
@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
def test_no_page_is_wider_than_its_window(scale: float, size: QSize, qapp: QApplication) -> None:
    """Of any game in any language; a pixel is rounding. Where the page is narrow, the contents are a menu."""
    for language in LANGUAGES:
        make_translations().use(language)
        window = rules(make_theme(text_scale=scale), language)
        for game in GAME_IDS:
            window.show_rules(game)
            lay_out(window, size)
            assert window.width() == size.width()
            room = window.text.viewport().width()
            assert window.text.document().size().width() <= room + 1, (game, language)
            assert window.contents.isVisible() != window.contents_button.isVisible()
            assert window.contents.isVisible() or room < window.theme.px(LEAST_TEXT + 420)
            assert clipped(window) == []
        window.close()


def test_the_contents_are_a_menu_beside_a_narrow_page(qapp: QApplication) -> None:
    window = rules(make_theme(text_scale=2.0))
    lay_out(window, QSize(1280, 720))
    window.contents_menu.aboutToShow.emit()
    actions = window.contents_menu.actions()
    assert [action.text() for action in actions] == [
        window.contents.item(row).text() for row in range(window.contents.count())
    ]
    actions[-1].trigger()
    assert window.text.verticalScrollBar().value() > 1000
    window.close()


def test_escape_ends_the_search_first(qapp: QApplication) -> None:
    window = rules(make_theme())
    lay_out(window, QSize(1280, 720))
    left: list[bool] = []
    window.back.connect(lambda: left.append(True))
    window.find.setFocus()
    QTest.keyClicks(window.find, "fence")
    QTest.keyClick(window.find, Qt.Key.Key_Escape)
    assert (window.find.text(), left) == ("", [])
    QTest.keyClick(window.text, Qt.Key.Key_Escape)
    assert left == [True]
    window.close()


def test_unknown_paragraphs_lead_to_their_section() -> None:
    page = read_page(PAGES, "en", "house_numbers")
    assert page.nearest("3.2.pool") == "3.2.pool"
    assert page.nearest("3.2.nowhere") == "3.2"
    assert page.nearest("9.9") == ""
    assert page.nearest("") == ""


def test_contents_and_language(qapp: QApplication) -> None:
    window = rules(make_theme())
    titles = [window.contents.item(at).text() for at in range(window.contents.count())]
    assert titles[0] == "1 In short"
    window.set_language("de")
    assert window.contents.item(0).text() == "1 Kurz gefasst"
    window.find.setText("Kreisverkehr")
    window.find_next()
    assert window.text.textCursor().selectedText() == "Kreisverkehr"


def test_missing_pages_fall_back_to_english_or_are_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text("# Toy\n", encoding="utf-8")
    assert read_page(tmp_path, "de", "toy").blocks[0].lines == ("Toy",)
    with pytest.raises(FileNotFoundError, match=r"other\.md"):
        read_page(tmp_path, "de", "other")


def test_markdown_of_pages() -> None:
    page = parse(
        "# Title\n\n## 1 First {#1}\n\nOne **bold** & <odd>\nline. {#a} {#b}\n\n- x\n  more\n- y\n\n"
        "1. p\n2. q\n\n| h | i |\n|---|---|\n| 1 | 2 |\n"
    )
    assert [block.kind for block in page.blocks] == ["h1", "h2", "p", "ul", "ol", "table"]
    assert page.blocks[2].anchors == ("a", "b")
    assert page.blocks[2].lines == ("One **bold** & <odd> line.",)
    assert page.blocks[3].lines == ("x more", "y")
    assert page.blocks[4].lines == ("p", "q")
    html = page.html("#000000")
    assert "<b>bold</b> &amp; &lt;odd&gt;" in html
    assert '<a name="b"></a>' in html
