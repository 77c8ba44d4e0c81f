"""Room to Move in the program: saved and opened in the middle of a drawing, undone, begun anew, in another language, on
a screen that lies flat; every rule it points at is on the page; what it writes is whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from app_samples import starting, until
from hand_matches import Course, persons_turn
from hands import TestEvents
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot
from room_to_move_hands import CLICKS, HANDS, Hand
from room_to_move_table import advanced, make_board, start, with_front

from desktop.app import Cantiere
from desktop.boards.room_to_move.board import RULES, RoomToMoveBoard
from desktop.boards.room_to_move.final_walk_play import WalkShow
from desktop.boards.room_to_move.last_words import MOST, is_last, last_rect
from desktop.boards.room_to_move.layout import BUTTONS, CARDS
from desktop.boards.room_to_move.walls_buttons import ToolButton
from desktop.table.edges import usual_edges
from desktop.table.plan import PERSON
from desktop.texts.catalogues import Translations
from desktop.texts.pages import read_page
from engine.games.room_to_move.actions import DrawCard
from engine.games.room_to_move.view import Phase
from engine.players.levels import player
from resources import folder


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs."""
    yield from starting(tmp_path / "home")


def play_until_drawing(app: Cantiere, seats: tuple[str, ...] = (PERSON, PERSON)) -> tuple[Hand, DrawCard]:
    """A match at the first card that the front seat draws something of, with that drawing."""
    Course("room_to_move", seats, 3, {"scenario": "00", "walls_later": "off", "carpet": "strict"}).begin(app)
    hand = HANDS[CLICKS](app, TestEvents())
    while True:
        until(lambda: persons_turn(hand.match), 20)
        seat = app.controller.front.target
        mind = player(hand.match.game, "beginner")
        wanted = mind.decide(hand.match.view(seat), seat, hand.match.thinking(seat)).action
        if isinstance(wanted, DrawCard) and wanted.places:
            return hand, wanted
        hand.play(seat, wanted)


def test_saved_and_opened_in_the_middle_of_a_drawing(make: Callable[..., Cantiere], tmp_path: Path) -> None:
    app = make()
    hand, wanted = play_until_drawing(app)
    seat, drafted = app.controller.seat, wanted.places[0]
    hand.draw(drafted)
    assert hand.board.can_undo()
    file = tmp_path / "middle.cantiere"
    assert app.controller.save(file) == ""
    hand.board.undo()
    assert not hand.board.draft.sketch.drawn
    hand.board.redo()
    assert hand.board.draft.sketch.drawn[0][1] == drafted
    assert app.controller.open(file) == ""
    until(lambda: app.controller.seat == seat, 10)
    assert hand.board.seen.phase is Phase.DRAW
    assert not hand.board.draft.sketch.drawn
    hand.play(seat, wanted)
    assert app.sentences == []


def test_begun_anew_with_the_same_cards(make: Callable[..., Cantiere]) -> None:
    app = make()
    hand, wanted = play_until_drawing(app)
    before = hand.match.state.cards
    hand.draw(wanted.places[0])
    assert app.controller.restart() == ""
    until(lambda: app.controller.seat is not None, 10)
    assert hand.match.state.cards == before
    assert hand.board.seen.phase is Phase.ROOM
    assert not hand.board.draft.sketch.drawn
    assert app.sentences == []


def test_another_language_keeps_the_drawing(make: Callable[..., Cantiere]) -> None:
    app = make()
    hand, wanted = play_until_drawing(app)
    hand.press(("option", wanted.places[0].option))
    app.choose_language("de")
    until(lambda: hand.board.pieces["heading", "rooms"].state[0] == "Räume", 10)
    assert hand.board.held is not None
    hand.device.click(hand.view.viewport(), hand.middle(wanted.places[0]))
    # Drawn there, or refused and waiting there: in neither case lost.
    assert len(hand.board.draft.sketch.drawn) + (hand.board.held is not None) == 1
    app.choose_language("en")
    until(lambda: hand.board.pieces["heading", "rooms"].state[0] == "Rooms", 10)
    assert app.sentences == []


def test_a_flat_screen_turns_to_the_seat_that_acts(make: Callable[..., Cantiere]) -> None:
    app = make(flat=True)
    hand, wanted = play_until_drawing(app, (PERSON,) * 4)
    for seat, quarter in enumerate(usual_edges(4)):
        if hand.board.seen.acted[seat]:
            continue
        app.controller.face(seat)
        assert hand.view.quarter == quarter
        whole = hand.view.mapFromScene(hand.board.area).boundingRect()
        assert hand.view.viewport().rect().adjusted(-2, -2, 2, 2).contains(whole)
        # Steps by arrows follow the seat, and pressing hits what it shows.
        hand.press(("seat", seat))
        assert hand.board.now.shown == seat
    app.controller.face(next(s for s in range(4) if not hand.board.seen.acted[s]))
    hand.play(app.controller.seat, wanted)
    assert app.sentences == []


def test_a_flat_screen_turns_to_the_seat_whose_house_is_walked(make: Callable[..., Cantiere]) -> None:
    """All seats can read the walk of their own house from where they sit; everything can be pressed there."""
    app = make(flat=True)
    Course("room_to_move", (PERSON,) * 4, 3, {"scenario": "00", "walls_later": "off", "carpet": "strict"}).begin(app)
    mind, table = player(app.controller.match.game, "beginner"), app.controller
    while table.match.waiting:
        seat = table.match.waiting[0]
        table.face(seat)
        assert table.submit(mind.decide(table.match.view(seat), seat, table.match.thinking(seat)).action) is None
    board, view = app.play.board, app.play.view
    walk = next(part for part in board.parts if isinstance(part, WalkShow))
    assert walk.opened
    for seat, quarter in enumerate(usual_edges(4)):
        walk.go(seat, 1)
        assert board.shown_seat == seat
        assert view.quarter == quarter
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(view.mapFromScene(board.area).boundingRect())
    walk.close()
    assert board.shown_seat is None
    assert app.sentences == []


def test_pressing_the_option_in_the_hand_turns_it(qapp) -> None:
    board = make_board(with_front(advanced(start(1, 3), Phase.DRAW)))
    option = board.slots[0]
    board.pointer_press(board.centre_of(("option", option)))
    board.pointer_release(board.centre_of(("option", option)))
    for turns in (1, 2, 3, 0):
        board.pointer_press(board.centre_of(("option", option)))
        board.pointer_release(board.centre_of(("option", option)))
        assert board.held.turns == turns


def test_quick_presses_of_an_option_all_count(make: Callable[..., Cantiere]) -> None:
    """The second press of a double click turns too, and may begin a drag."""
    app = make()
    hand, wanted = play_until_drawing(app)
    spot = hand.spot(("option", wanted.places[0].option))
    hand.device.click(hand.view.viewport(), spot)
    press_again(hand, spot)
    assert hand.board.held.turns == 1
    press_again(hand, spot)
    assert hand.board.held.turns == 2
    before = hand.board.shown
    hand.device.click(hand.view.viewport(), hand.spot(("seat", 1)))
    front = hand.board.link.seat
    press_again(hand, hand.spot(("seat", 0)))
    # On other things the second press does nothing.
    assert (hand.board.shown, hand.board.link.seat) == (before, front)


def press_again(hand: Hand, spot: QPoint) -> None:
    """The second press of a double click, and its release."""
    port, left = hand.view.viewport(), Qt.MouseButton.LeftButton
    at, everywhere = QPointF(spot), QPointF(port.mapToGlobal(spot))
    for kind, buttons in ((QEvent.Type.MouseButtonDblClick, left), (QEvent.Type.MouseButtonRelease, Qt.MouseButton(0))):
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(port, QMouseEvent(kind, at, everywhere, left, buttons, none))


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_rule_the_board_points_at_is_on_the_page(qapp, language: str) -> None:
    anchors = read_page(folder() / "rules", language, "room_to_move").anchors
    assert set(RULES.values()) <= anchors
    for phase in Phase:
        state = advanced(start(2, 3), phase, room=0, card=-1)
        board = make_board(with_front(state) if state.phase is not Phase.OVER else with_front(state, persons=()))
        pointed = {rule for ident in board.pieces if (rule := board.rule_of(ident))}
        assert pointed <= anchors, pointed - anchors


@pytest.mark.parametrize("scenario", range(13))
def test_bonus_rows_share_the_title_block(qapp, scenario: int) -> None:
    """No row lies over another, and every text can be read in its row."""
    board = make_board(with_front(start(2, 3, scenario=scenario)))
    rows = [piece for ident, piece in board.pieces.items() if ident[0] == "bonus"]
    for above, below in pairwise(rows):
        assert above.rect.bottom() <= below.rect.top() + 0.01
    assert rows[-1].rect.bottom() <= board.pieces["idea",].rect.top() + 0.01
    for row in rows:
        lines = row.text_lines()
        assert len(lines) > 1 or row.wanted_lines(type(row.state)("", row.state.text, "", 0), row.rect.width()) == 1


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("scenario", [6, 7, 10, 12])
@pytest.mark.parametrize("wide", [1600, 1280])
def test_a_bonus_that_is_opened_can_be_read_wholly(qapp, language: str, scenario: int, wide: int) -> None:
    """Text and what is missing stand in its row, also where not all rows have room for that."""
    translations = Translations(folder() / "i18n")
    translations.use(language)
    board = make_board(with_front(advanced(start(2, 3, scenario=scenario), Phase.DRAW, room=2)))
    board.fit_to(wide / 1600, wide, round(wide * 940 / 1600))
    board.tab = "bonuses"
    board.refresh()
    rows = [piece for ident, piece in board.pieces.items() if ident[0] == "bonus"]
    assert any(row.state.missing for row in rows)
    for row in rows:
        board.activate(row.ident)
        assert row.wholly(), row.state
        assert len(row.missing_lines()) >= bool(row.state.missing)
        assert rows[-1].rect.bottom() <= board.pieces["idea",].rect.top() + 0.01
    translations.use("en")


@pytest.mark.parametrize("scenario", [2, 8, 12])
def test_the_finish_shows_what_is_still_decided(qapp, scenario: int) -> None:
    board = make_board(with_front(advanced(start(1, 3, scenario=scenario), Phase.FINISH, room=4, card=-1)))
    assert board.seen.phase is Phase.FINISH
    cards = [piece for ident, piece in board.pieces.items() if ident[0] == "last" and piece.isVisible()]
    texts = [card.state.text for card in cards]
    for place, bonus in enumerate(board.now.scenario.bonuses):
        assert (board.bonus_row(place).text in texts) == is_last(bonus)
    assert board.pieces["last_heading",].state
    before = board.copy_draft()
    for card in cards:
        assert card.name
        board.activate(card.ident)
    assert board.copy_draft() == before


def test_cards_of_the_finish_lie_in_the_tray() -> None:
    for count in range(1, MOST + 1):
        rects = [last_rect(place, count) for place in range(count)]
        assert all(CARDS.contains(rect) and not rect.intersects(BUTTONS) for rect in rects)
        assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


def test_tools_have_names_and_the_one_in_the_hand_stands_out(qapp) -> None:
    board = make_board(with_front(advanced(start(1, 3), Phase.CLOSE)))
    tools = [piece for ident, piece in board.pieces.items() if ident[0] == "tool" and piece.isVisible()]
    assert len({tool.caption for tool in tools}) == len(tools) >= 4
    for tool in tools:
        plain = painted(board, tool)
        board.set_hovered(tool.ident)
        assert painted(board, tool) != plain
        board.set_hovered(None)
        board.activate(tool.ident)
        assert painted(board, tool) != plain
        board.activate(tool.ident)
        assert painted(board, tool) == plain


def painted(board: RoomToMoveBoard, tool: ToolButton) -> QImage:
    """The surroundings of a tool as they look."""
    area = tool.boundingRect()
    image = QImage(round(area.width()), round(area.height()), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.translate(-area.topLeft())
    tool.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image
