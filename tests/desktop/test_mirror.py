"""The list mirror: shows what the board shows, presses what the board presses, is empty under the curtain."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from app_samples import make_app
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop.access.mirror import IDENT, PRESS, Mirror
from desktop.app import Cantiere
from desktop.boards.common.pieces import Ident
from desktop.boards.house_numbers.words import effect_name
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.chance import Chance
from engine.games.house_numbers.actions import (
    Action,
    Agent,
    Bis,
    Fence,
    NoPermit,
    Park,
    Pool,
    Temp,
    Turn,
    effect_of,
    number_of,
)

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path):
    """A program without dialogs."""
    made = make_app(tmp_path)
    made.start()
    yield made
    made.window.close()
    made.window.deleteLater()


def begin(app: Cantiere, mode: str, seats: int = 2, seed: int = 3) -> Mirror:
    """Begins a match of persons and opens the list."""
    people = tuple(SeatPlan(name, PERSON, at + 1) for at, name in enumerate(("Ada", "Bo", "Chidi")[:seats]))
    app.begin(MatchPlan("house_numbers", mode, people, seed=seed))
    app.controller.front._clock = count(1_000_000).__next__
    app.controller.lift()
    QApplication.processEvents()
    app.play.show_mirror()
    return app.play.mirror


def texts(mirror: Mirror) -> list[str]:
    """The sentences of the list."""
    return [line.words for line in mirror.model.lines]


class Reader:
    """Somebody who only knows the list: finds lines, goes there, presses Enter."""

    def __init__(self, mirror: Mirror, qtbot: QtBot) -> None:
        self.mirror = mirror
        self.qtbot = qtbot
        self.pressed = 0

    def can(self, ident: Ident) -> bool:
        """Whether a line can be pressed."""
        row = self.mirror.row_of(ident)
        return row >= 0 and bool(self.mirror.model.index(row).data(PRESS))

    def press(self, ident: Ident) -> None:
        """Goes to a line and presses Enter; the line must be there and say that it can be pressed."""
        row = self.mirror.row_of(ident)
        assert row >= 0, (ident, texts(self.mirror))
        index = self.mirror.model.index(row)
        assert "can be pressed" in index.data(SPOKEN), index.data(SPOKEN)
        self.mirror.list.setCurrentIndex(index)
        self.qtbot.keyClick(self.mirror.list, Qt.Key.Key_Return)
        self.pressed += 1

    def press_first(self, fits: Callable[[Ident], bool]) -> None:
        """Presses the first line that fits."""
        self.press(next(line.ident for line in self.mirror.model.lines if line.ident and fits(line.ident)))


def carry_out(reader: Reader, app: Cantiere, action: Action) -> None:
    """Plays a whole turn through the list, part by part."""
    view = app.controller.view
    early = action.roundabout is not None and action.roundabout.first
    if early:
        reader.press(("roundabout",))
        reader.press(("plot", action.roundabout.plot))
    if isinstance(action, NoPermit):
        reader.press(("refusal",))
        if action.passed is not None:
            reader.press(("hand", view.hands[view.seat].index(action.passed), "number"))
    else:
        write(reader, action, view)
    if action.roundabout is not None and not early:
        reader.press(("roundabout",))
        reader.press(("plot", action.roundabout.plot))
    for claim in action.claims:
        reader.press(("plan", claim.plan))
        if reader.can(("option", "claim", claim.plan)):
            reader.press(("option", "claim", claim.plan))
        for start in claim.estates or ():
            ident = next((i for i in app.play.board.pieces if i[:2] == ("bracket", start)), None)
            if ident is not None and reader.can(ident) and app.play.board.pieces[ident].state == "pick":
                reader.press(ident)
    if action.reshuffle is not None:
        reader.press(("option", "reshuffle", int(action.reshuffle)))
    assert app.play.board.draft.action == action
    reader.press(("confirm",))


def write(reader: Reader, turn: Turn, view) -> None:
    """Cards, number and effect of a turn."""
    if view.numbers:
        reader.press(("pair", view.numbers.index(turn.number_card)))
    else:
        hand = view.hands[view.seat]
        reader.press(("hand", hand.index(turn.number_card), "number"))
        reader.press(("hand", hand.index(turn.effect_card), "effect"))
    reader.press(("plot", turn.plot))
    board = reader.mirror.board
    if board.draft.action.number != turn.number:
        reader.press(("option", "number", turn.number))
    match turn.effect:
        case Fence(gap=gap):
            reader.press(("gap", gap))
        case Agent(size=size):
            reader.press(("agent", size))
        case Bis(plot=plot, source=source):
            reader.press(("plot", plot))
            if board.draft.action.effect.source != source:
                reader.press(("option", "bis", source))
        case Temp() | Park() | Pool() | None:
            if board.draft.action.effect != turn.effect:
                kinds = {Temp: "temp", Park: "park", Pool: "pool"}
                now = board.draft.action.effect if turn.effect is None else turn.effect
                reader.press(("option", kinds[type(now)]))


@pytest.mark.parametrize(
    ("mode", "seats", "seed"),
    [
        ("basic", 3, 1),
        ("advanced", 2, 2),
        ("expert", 2, 3),
        ("expert_advanced", 3, 4),
        ("solo", 1, 5),
        ("solo_advanced", 1, 6),
        ("practice", 1, 7),
        ("practice_advanced", 1, 8),
    ],
)
def test_a_whole_match_by_the_list_alone(app: Cantiere, qtbot: QtBot, mode: str, seats: int, seed: int) -> None:
    """Every turn is drawn from the rules and carried out with Enter on lines; the record holds exactly these turns."""
    mirror = begin(app, mode, seats, seed)
    reader = Reader(mirror, qtbot)
    table = app.controller
    dice = Chance(seed).draft()
    wanted: list[Action] = []
    while table.outcome is None:
        if app.play.curtain.down:
            assert texts(mirror) == []
            table.lift()
        seat = table.seat
        assert seat is not None
        action = table.match.game.choices(table.view, seat).sample(dice, "reader")
        wanted.append(action)
        carry_out(reader, app, action)
        assert len(wanted) < 400
    played = [table.match.entries[number].action for number in table.match.acts]
    assert played == wanted
    assert reader.pressed > 2 * len(wanted)


def test_lines_say_content_position_legality_and_state(app: Cantiere, qtbot: QtBot) -> None:
    mirror = begin(app, "basic")
    titles = [line.words for line in mirror.model.lines if line.ident is None]
    assert titles[:3] == ["Turn", "Cards", "Street 1, sheet of Ada"]
    assert {"City plans", "Seats", "Deck", "Tracks and points of Ada"} <= set(titles)
    reader = Reader(mirror, qtbot)
    reader.press(("pair", 0))
    pair = mirror.model.index(mirror.row_of(("pair", 0)))
    assert pair.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert pair.data(SPOKEN).endswith("chosen, can be pressed")
    legal = [line for line in mirror.model.lines if line.ident and line.ident[0] == "plot" and line.can_press]
    assert legal
    assert all(line.words.endswith("fits") for line in legal)
    place = [mirror.model.index(mirror.row_of(("plot", plot))).data(SPOKEN) for plot in range(33)]
    assert all(f"plot {number}" in words for number, words in zip((*range(1, 11),), place, strict=False))
    for row in range(mirror.model.rowCount()):
        flags = mirror.model.index(row).flags()
        assert flags & Qt.ItemFlag.ItemIsEnabled, "every line can be reached and read"
        assert mirror.model.index(row).data(SPOKEN)


def test_a_refused_plot_says_why(app: Cantiere, qtbot: QtBot) -> None:
    mirror = begin(app, "basic", seats=1 + 1, seed=4)
    reader = Reader(mirror, qtbot)
    reader.press(("pair", 0))
    number = app.play.board.now.turn.number_card // 12 + 1
    reader.press(("plot", 0))
    reader.press(("confirm",))
    app.controller.face(1)
    reader.press(("pair", 0))
    reader.press(("plot", 9))
    reader.press(("confirm",))
    app.controller.face(0)
    reader.press(("pair", 0))
    low = [line for line in mirror.model.lines if "stands to the" in line.words]
    assert number >= 1
    for line in low:
        assert not line.can_press
        assert line.ident[0] == "plot"


def test_keys_of_the_list(app: Cantiere, qtbot: QtBot) -> None:
    mirror = begin(app, "basic")
    rows = mirror.list
    rows.setCurrentIndex(mirror.model.index(0))
    qtbot.keyClick(rows, Qt.Key.Key_Right)
    assert rows.currentIndex().data() == "Cards"
    qtbot.keyClick(rows, Qt.Key.Key_Right)
    assert rows.currentIndex().data() == "Street 1, sheet of Ada"
    qtbot.keyClick(rows, Qt.Key.Key_Left)
    assert rows.currentIndex().data() == "Cards"
    qtbot.keyClick(rows, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert rows.currentIndex().data(IDENT) == ("pair", 0)
    qtbot.keyClick(rows, Qt.Key.Key_Space)
    assert app.play.board.draft.action.number_card is not None
    assert rows.currentIndex().data(IDENT) == ("pair", 0), "the place in the list stays"
    qtbot.keyClick(rows, Qt.Key.Key_Escape)
    assert app.play.board.draft.action.number_card is None


def test_only_what_can_be_pressed(app: Cantiere, qtbot: QtBot) -> None:
    mirror = begin(app, "basic")
    many = mirror.model.rowCount()
    mirror.only.setChecked(True)
    assert 0 < mirror.model.rowCount() < many
    assert all(line.can_press for line in mirror.model.lines if line.ident is not None)


def test_f6_goes_to_and_fro_and_close_puts_the_list_away(app: Cantiere, qtbot: QtBot) -> None:
    app.window.activateWindow()
    mirror = begin(app, "basic")
    assert app.play.in_list()
    app.play.show_mirror()
    assert mirror.isVisible()
    assert not app.play.in_list()
    assert app.play.view.hasFocus()
    app.play.show_mirror()
    assert app.play.in_list()
    qtbot.keyClick(mirror.list, Qt.Key.Key_F6)
    assert app.play.view.hasFocus()
    mirror.shut.click()
    assert not mirror.isVisible()
    assert app.play.view.hasFocus()


def test_the_list_is_empty_under_the_curtain(app: Cantiere) -> None:
    """And shows the hand of the seat once it is up; the keys are in the list again."""
    mirror = begin(app, "expert")
    assert any(words.startswith("Card 1") for words in texts(mirror))
    assert mirror.last.text() == "" or "Ada" in mirror.last.text()
    app.controller.cover()
    assert texts(mirror) == []
    assert mirror.last.text() == ""
    assert not app.play.in_list()
    app.play.show_mirror()
    assert not app.play.in_list(), "F6 does not lead behind the curtain"
    app.controller.lift()
    assert any(words.startswith("Card 1") for words in texts(mirror))
    assert app.play.in_list()


def test_the_next_seat_finds_its_own_hand(app: Cantiere, qtbot: QtBot) -> None:
    """No line of one seat's hand is ever in the list of another seat, whatever way leads there."""
    mirror = begin(app, "expert")
    seen: list[tuple[int | None, list[str]]] = []
    mirror.model.rowsInserted.connect(lambda *_: seen.append((app.controller.front.target, texts(mirror))))
    mirror.model.dataChanged.connect(lambda *_: seen.append((app.controller.front.target, texts(mirror))))
    table = app.controller
    hands = {seat: set(table.match.view(seat).hands[seat]) for seat in (0, 1)}

    def lines_of(seat: int) -> set[str]:
        return {f"{number_of(card)} with {effect_name(effect_of(card))}" for card in hands[seat]}

    table.face(1)
    table.lift()
    table.face(0)
    table.lift()
    assert seen
    for seat, words in seen:
        for other in lines_of(1 - seat) - lines_of(seat):
            assert not any(other in line for line in words if line.startswith("Card"))


def test_the_list_follows_a_language_that_is_chosen_on_another_page(app: Cantiere) -> None:
    mirror = begin(app, "basic")
    before = texts(mirror)
    app.show_settings()
    app.choose_language("de")
    app._go_back()
    assert len(texts(mirror)) == len(before)
    assert not set(texts(mirror)) & set(before)
    app.choose_language("en")
    assert texts(mirror) == before


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
@pytest.mark.parametrize("wide", [330, 400, 520])
def test_no_line_of_the_list_is_cut(app: Cantiere, scale: float, wide: int) -> None:
    """Every line is as high as its words need beside box and sign."""
    app.theme.set(text_scale=scale)
    mirror = begin(app, "basic")
    mirror.setFixedWidth(round(wide * scale))
    for _ in range(3):
        QApplication.processEvents()
    view, model = mirror.list, mirror.model
    for row, line in enumerate(model.lines):
        index = model.index(row)
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        option.rect = view.visualRect(index)
        mirror.lines.initStyleOption(option, index)
        room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
        needed = option.fontMetrics.boundingRect(
            QRect(0, 0, room.width() - 4, 10_000), Qt.TextFlag.TextWordWrap, line.words
        )
        assert needed.height() <= option.rect.height(), line.words
    app.theme.set(text_scale=1.0)


def test_the_list_keeps_most_of_its_height(app: Cantiere) -> None:
    """In a low window with large texts the keys are not explained, and of a long announcement its end is shown."""
    app.theme.set(text_scale=2.0)
    app.window.resize(1280, 720)
    mirror = begin(app, "basic")
    # What the table tells would come in between.
    app.play.announcer.spoken.disconnect(mirror.tell)
    words = " ".join(f"Seat {number} has built house {number}." for number in range(40))
    mirror.tell(words)
    for _ in range(3):
        QApplication.processEvents()
    assert not mirror.keys.isVisible()
    assert mirror.list.height() > mirror.height() * 0.4
    assert mirror.last.text().startswith("… ")
    assert words.endswith(mirror.last.text()[2:])
    assert mirror.last.accessibleDescription() == mirror.last.toolTip() == words
    app.theme.set(text_scale=1.0)
    app.window.resize(1600, 1000)
    for _ in range(3):
        QApplication.processEvents()
    assert mirror.keys.isVisible()
