"""The rules window: the page of a game with its contents at the left, opened at a paragraph.

Signal: ``back``. Pages lie in ``resources``/rules/<language>/<game>.md; a paragraph has its id in braces, "{#3.2}",
and ids of the engine's refusals lead there.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.texts import games, pages
from desktop.windows.parts import MenuButton, Page, TopBar, dress, frame
from desktop.windows.standard_actions import add_action
from desktop.windows.theme import Theme

translate = QCoreApplication.translate

LEAST_TEXT = 470
"""In a narrower page, in design pixels of text, tables are cut and every line breaks too often."""
LEAST_FIELD = 130
"""The words to find need so many design pixels."""


def page_style(theme: Theme) -> str:
    """The style of a rules page in the colours of the theme."""
    look, px = theme.palette, theme.px
    return f"""
    body {{ color: {look.ink}; }}
    h1 {{ font-size: {px(30)}px; font-weight: 700; margin: {px(4)}px 0 {px(12)}px 0; }}
    h2 {{ font-size: {px(24)}px; font-weight: 700; margin: {px(26)}px 0 {px(8)}px 0; color: {look.blueprint}; }}
    h3 {{ font-size: {px(20)}px; font-weight: 700; margin: {px(18)}px 0 {px(4)}px 0; }}
    p, li {{ font-size: {px(18)}px; line-height: 132%; margin: {px(5)}px 0; }}
    td, th {{ font-size: {px(17)}px; padding: {px(4)}px {px(9)}px; }}
    th {{ background: {look.paper2}; font-weight: 600; }}
    a {{ color: {look.blueprint}; text-decoration: none; }}
    """


class RulesWindow(Page):
    """The rules of one game."""

    back = Signal()

    def __init__(self, theme: Theme, folder: Path, language: str = "en", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.folder = folder
        self.language = language
        self.game = ""
        self.page: pages.Page | None = None
        self.build()
        self.first = self.text
        self.retranslate()
        theme.on_change(self.follow)

    def build(self) -> None:
        """Makes bar, contents and page."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        self.contents_button = MenuButton(self.theme)
        self.contents_menu = QMenu(self.contents_button)
        self.contents_menu.aboutToShow.connect(self.fill_menu)
        self.contents_button.setMenu(self.contents_menu)
        self.find = QLineEdit()
        self.find.setClearButtonEnabled(False)
        self.find.returnPressed.connect(self.find_next)
        self.bar.row.addStretch(1)
        self.bar.row.addWidget(self.contents_button)
        self.bar.row.addWidget(self.find, 1000)
        outer.addWidget(self.bar)
        self.middle = QHBoxLayout()
        outer.addLayout(self.middle, 1)
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemActivated.connect(self.open_item)
        self.contents.itemClicked.connect(self.open_item)
        self.middle.addWidget(self.contents)
        self.sheet = frame("sheet")
        inside = QHBoxLayout(self.sheet)
        self.inside = inside
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(False)
        # Tables fit, tests say so; Qt keeps a bar of an earlier width.
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.addWidget(self.text)
        self.middle.addWidget(self.sheet, 100)
        self.middle.addStretch(1)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.find.setFocus)
        add_action(self, "back").triggered.connect(self.leave)

    def leave(self) -> None:
        """Ends looking for words, then leaves the page."""
        if self.find.text():
            self.find.clear()
            self.text.setFocus()
        else:
            self.back.emit()

    # What the owner tells

    def show_rules(self, game: str, paragraph: str = "") -> None:
        """Opens the page of a game at a paragraph ("3.2", "R15"), or at its beginning.

        Raises FileNotFoundError naming the page when it is missing in every language.
        """
        self.game = game
        self.load()
        self.go_to(paragraph)
        self.text.setFocus()

    def set_language(self, language: str) -> None:
        """The language of the pages, a code."""
        self.language = language
        if self.game:
            self.load()

    def load(self) -> None:
        """Reads the page in the language, in English where there is none, and fills the contents."""
        self.page = pages.read_page(self.folder, self.language, self.game)
        self.contents.clear()
        for section in self.page.sections:
            item = QListWidgetItem(section.title)
            item.setData(Qt.ItemDataRole.UserRole, section.anchor)
            self.contents.addItem(item)
        self.retranslate()
        self.render_page()

    def render_page(self) -> None:
        """Writes the page in the style of the theme; the place in it is kept."""
        if self.page is None:
            return
        bar = self.text.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.text.document().setDefaultStyleSheet(page_style(self.theme))
        self.text.setHtml(self.page.html(self.theme.palette.edge))
        bar.setValue(round(share * bar.maximum()))

    def go_to(self, paragraph: str) -> None:
        """Scrolls to a paragraph; one that the page does not have means its section, then the beginning."""
        if self.page is None:
            return
        anchor = self.page.nearest(paragraph)
        if anchor:
            self.text.scrollToAnchor(anchor)
        else:
            self.text.verticalScrollBar().setValue(0)

    def open_item(self, item: QListWidgetItem) -> None:
        """Scrolls to a line of the contents."""
        self.text.scrollToAnchor(str(item.data(Qt.ItemDataRole.UserRole)))

    def fill_menu(self) -> None:
        """Puts the contents into their menu."""
        self.contents_menu.clear()
        for section in self.page.sections if self.page is not None else ():
            follow = partial(self.text.scrollToAnchor, section.anchor)
            self.contents_menu.addAction(section.title.replace("&", "&&"), follow)

    def find_next(self) -> None:
        """Finds the words of the field from the cursor on, again from the beginning at the end."""
        words = self.find.text()
        if words and not self.text.find(words):
            self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
            self.text.find(words)

    # Words and looks

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        title = games.title(self.game) if self.game else ""
        self.bar.write(translate("Rules", "Back"), title, translate("Rules", "Rules"))
        self.find.setPlaceholderText(translate("Rules", "Find in the rules"))
        self.find.setAccessibleName(translate("Rules", "Find in the rules"))
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.contents_button.setText(translate("Rules", "Contents"))
        self.text.setAccessibleName(translate("Rules", "Rules page"))

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px = self.theme.size, self.theme.px
        self.middle.setContentsMargins(size(24), size(20), size(24), size(20))
        self.middle.setSpacing(size(20))
        dress(self.contents_button, self.theme, "icons/list")
        self.find.setMinimumWidth(px(LEAST_FIELD))
        self.find.setMaximumWidth(px(260))
        self.contents.setFixedWidth(px(290))
        self.sheet.setMaximumWidth(px(1010))
        self.inside.setContentsMargins(size(40), size(20), size(6), size(14))
        self.fold()
        self.render_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Leaves the page its width: the contents become a menu beside a narrow page, and the field gives way."""
        size, px = self.theme.size, self.theme.px
        margins = self.inside.contentsMargins()
        besides = self.contents.width() + 3 * size(24) + margins.left() + margins.right()
        narrow = self.width() - besides < px(LEAST_TEXT)
        self.contents.setVisible(not narrow)
        self.contents_button.setVisible(narrow)
        self.inside.setContentsMargins(size(24 if narrow else 40), size(20), size(6), size(14))
        self.bar.caption.setVisible(not narrow)
        # The page has its title as well.
        needed = self.bar.title.sizeHint().width() + self.contents_button.sizeHint().width() + px(42 + LEAST_FIELD)
        self.bar.title.setVisible(not narrow or needed + size(80) <= self.width())
        self.bar.divider.setVisible(not narrow)
