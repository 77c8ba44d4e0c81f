"""The curtain on the screen: opens by one tap or key, lets nothing through, shows nothing of what lies below."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.access.fonts import load_fonts
from desktop.access.palettes import SEATS, palette
from desktop.table.curtain import CARD_RECT, SLIP_RECT, Curtain, CurtainText, look_away
from desktop.texts.curtains import stands
from resources import folder

SECRET = QColor("#12FE34")


class Page(QWidget):
    """A page full of one colour with a button, so that anything shining through is found."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1280, 720)
        self.button = QPushButton("secret", self)
        self.button.setGeometry(0, 0, 1280, 60)
        self.presses = 0
        self.button.clicked.connect(self.count)

    def count(self) -> None:
        """Notes a press."""
        self.presses += 1

    def mousePressEvent(self, event: object) -> None:
        """Notes a press that fell through."""
        self.presses += 1

    def paintEvent(self, event: object) -> None:
        """Paints the secret."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), SECRET)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """A page on the screen."""
    load_fonts(folder())
    made = Page()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def curtain(page: Page) -> Curtain:
    """A curtain that is down for Deniz."""
    made = Curtain(page, folder(), palette("light"), 0)
    made.lower(CurtainText("Deniz", 4, ("Ada", "Ben"), "House Numbers", ("Round", "4"), "Ben"))
    return made


def secret_pixels(page: Page) -> int:
    """How many of a grid of pixels show the secret."""
    image = page.grab().toImage()
    return sum(
        image.pixelColor(x, y) == SECRET for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    )


def test_nothing_shines_through(page: Page, curtain: Curtain, qtbot: QtBot) -> None:
    """At any size, in both looks."""
    for size in ((1280, 720), (900, 1100), (1920, 1080)):
        for scheme in ("light", "dark"):
            page.resize(*size)
            curtain.use(palette(scheme), 0)
            qtbot.wait(10)
            assert secret_pixels(page) == 0
    curtain.raise_up()
    assert secret_pixels(page) > 1000


def test_it_names_seat_colour_and_symbol(page: Page, curtain: Curtain) -> None:
    """For eyes and for screen readers."""
    image = page.grab().toImage()
    colour = QColor(SEATS[3].colour)
    band = curtain.to_widget(CARD_RECT)
    assert image.pixelColor(round(band.center().x()), round(band.top()) + 8) == colour
    assert "Deniz (pink diamond)" in curtain.button.accessibleName()
    assert "Deniz" in curtain.button.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_it_opens_by_key(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    """Space and Enter, wherever the focus is on the curtain."""
    for target in (curtain, curtain.button):
        with qtbot.waitSignal(curtain.open_asked, timeout=1000):
            qtbot.keyClick(target, key)


def test_it_opens_by_one_tap_on_the_card(qtbot: QtBot, page: Page, curtain: Curtain) -> None:
    """A tap elsewhere does nothing, and none reaches the page."""
    asked: list[bool] = []
    curtain.open_asked.connect(lambda: asked.append(True))
    for x, y in ((10, 10), (640, 30), (1270, 700)):
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert asked == []
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=curtain.to_widget(CARD_RECT).center().toPoint())
    assert asked == [True]
    assert page.presses == 0


@pytest.mark.parametrize("quarter", range(4))
def test_it_turns_to_whoever_sits_at_another_edge(qtbot: QtBot, page: Page, curtain: Curtain, quarter: int) -> None:
    """Drawing, buttons and what a tap hits."""
    curtain.turn_to(quarter)
    card, button = curtain.to_widget(CARD_RECT), curtain.button.geometry()
    assert curtain.rect().contains(card.toAlignedRect())
    assert (card.width() < card.height()) == (button.width() < button.height()) == bool(quarter % 2)
    ways = (QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1), QPoint(1, 0))
    reach = card.height() / 2 if quarter % 2 == 0 else card.width() / 2
    below = card.center() + QPointF(ways[quarter]) * reach
    assert (button.toRectF().center() - below).manhattanLength() < 0.35 * reach, "the button lies at the seat's side"
    image = page.grab().toImage()
    band = card.center() - QPointF(ways[quarter]) * (reach - 8)
    assert image.pixelColor(band.toPoint()) == QColor(SEATS[3].colour)
    face = image.copy(button)
    upright = QTransform().rotate(-90 * quarter)
    left, right = (
        sum(
            face.transformed(upright).pixelColor(x, y).lightness() > 200
            for x in places
            for y in range(8, face.transformed(upright).height() - 8)
        )
        for places in (range(8, 60), range(curtain.button.iconSize().width() * 2, 160))
    )
    assert left
    assert right, "icon and words stand on the turned face"
    with qtbot.waitSignal(curtain.open_asked):
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=card.center().toPoint())
    with qtbot.waitSignal(curtain.open_asked):
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)


def test_no_key_reaches_the_page(qtbot: QtBot, page: Page, curtain: Curtain) -> None:
    """Letters and arrows stay on the curtain."""
    page.button.setShortcut("S")
    for key in (Qt.Key.Key_A, Qt.Key.Key_Left, Qt.Key.Key_Escape):
        qtbot.keyClick(curtain, key)
    assert page.presses == 0


def test_the_turn_can_be_taken_back_from_the_curtain(qtbot: QtBot, curtain: Curtain) -> None:
    """As long as it names a seat that may."""
    assert "Ben" in curtain.back.text()
    with qtbot.waitSignal(curtain.back_asked):
        qtbot.mouseClick(curtain.back, Qt.MouseButton.LeftButton)
    curtain.lower(CurtainText("Deniz", 4))
    assert not curtain.back.isVisible()


def test_a_match_of_years_says_its_year(curtain: Curtain) -> None:
    assert stands("after_the_quake", 1) == ("Year", "1906")
    assert stands("after_the_quake", 7) == ("Year", "1915")
    assert stands("house_numbers", 7) == ("Round", "7")
    curtain.lower(CurtainText("Deniz", 4, game="After the Quake", stands=stands("after_the_quake", 4)))
    with_year = curtain.grab().toImage()
    curtain.lower(CurtainText("Deniz", 4, game="After the Quake", stands=stands("after_the_quake", 5)))
    assert curtain.grab().toImage() != with_year


def test_who_looks_away() -> None:
    """Names up to three, then everybody."""
    assert look_away(()) == ""
    assert look_away(("Ada",)) == "Ada looks away."
    assert look_away(("Ada", "Ben", "Chiara")) == "Ada, Ben and Chiara look away."
    assert look_away(("A", "B", "C", "D")) == "Everybody else looks away."


def test_a_slip_of_paper_says_what_all_may_see(page: Page, curtain: Curtain) -> None:
    """Nothing is drawn where there is nothing to see."""
    slip = curtain.to_widget(SLIP_RECT)
    corner = round(slip.left()) + 12, round(slip.center().y())
    assert page.grab().toImage().pixelColor(*corner) != QColor(curtain.palette_.paper)
    curtain.lower(CurtainText("Deniz", 4, sight="All see and think: Bakery, Prison, Zoo"))
    assert page.grab().toImage().pixelColor(*corner) == QColor(curtain.palette_.paper)
    assert curtain.button.accessibleName().endswith("Bakery, Prison, Zoo")
