"""Whole matches of Common Ground through the board: by dragging alone, by pressing alone, by keys alone."""

from __future__ import annotations

import random

import msgspec
import pytest
from common_ground_table import Table, make_board, position, start, with_front
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.view import BoardView
from desktop.boards.common_ground.board import CommonGroundBoard
from engine.games.common_ground.city import CENTRE, TOWN_HALL, City, Laid, cell_at
from engine.games.common_ground.view import Phase

MOST_PAINTS = 20
LETTERS = (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_D)
DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class Player:
    """Plays whatever phase is on the board with one kind of input only."""

    def __init__(self, board: CommonGroundBoard, dice: random.Random) -> None:
        self.board = board
        self.dice = dice

    def carry(self, source: Ident, target: Ident) -> None:
        raise NotImplementedError

    def press(self, ident: Ident) -> None:
        raise NotImplementedError

    def play(self) -> None:
        """Lays everything out for the phase and seals it."""
        board, dice = self.board, self.dice
        now = board.now
        cells = sorted(now.legal)
        match now.role:
            case "cones":
                for colour, cell in enumerate(dice.sample(cells, now.count)):
                    self.carry(("supply", colour), ("cell", cell))
            case "plan":
                for place, cone in enumerate(dice.sample(range(now.count), now.count)):
                    self.carry(("place", place), ("card", cone))
            case "group":
                for place, cone in enumerate(dice.sample(range(now.count), now.count)):
                    self.carry(("site", cone), ("slot", place))
                guesser = board.guessing_persons()[-1]
                self.press(("propose", guesser))
                self.press(("tick", guesser))
            case "corners":
                self.carry(("place", 0), ("cell", dice.choice(cells)))
            case "bonus":
                self.carry(("bonus",), ("cell", dice.choice(cells)))
                while not board.pieces["seal",].active:
                    self.press(("turn", 1))
        self.press(("seal",))


class Dragger(Player):
    """The mouse."""

    def carry(self, source: Ident, target: Ident) -> None:
        board = self.board
        start_at, end = board.centre_of(source), board.centre_of(target)
        board.pointer_press(start_at)
        for share in (0.1, 0.5, 1.0):
            board.pointer_move(start_at + (end - start_at) * share)
        board.pointer_release(end)

    def press(self, ident: Ident) -> None:
        at = self.board.centre_of(ident)
        self.board.pointer_press(at)
        self.board.pointer_release(at)


class Clicker(Dragger):
    """Presses without any dragging."""

    def carry(self, source: Ident, target: Ident) -> None:
        self.press(source)
        self.press(target)


class Typist(Player):
    """The keyboard."""

    def key(self, code: Qt.Key) -> None:
        self.board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))

    def press(self, ident: Ident) -> None:
        board = self.board
        for _ in range(2 * len(board.pieces)):
            if board.focused == ident:
                break
            board.step_focus(1)
        assert board.focused == ident
        self.key(Qt.Key.Key_Return)

    def carry(self, source: Ident, target: Ident) -> None:
        if source[0] == "bonus":
            self.press(source)
        else:
            self.key((DIGITS if source[0] == "place" else LETTERS)[int(source[1])])
        if target[0] == "slot":
            self.key(DIGITS[int(target[1])])
        elif target[0] == "card":
            self.key(LETTERS[int(target[1])])
        else:
            self.press(target)


@pytest.mark.parametrize("kind", [Dragger, Clicker, Typist])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_match_is_played_with_one_kind_of_input(qapp, kind: type[Player], seats: int, seed: int) -> None:
    table = with_front(start(seats, seed))
    board = make_board(table)
    player = kind(board, random.Random(seed))
    for _ in range(60):
        if not table.game.waiting(table.state):
            break
        before = len(table.submitted)
        player.play()
        assert len(table.submitted) > before
    assert table.state.phase is Phase.OVER
    assert {type(action).__name__ for action, _ in table.submitted} >= {"SetCones", "SealPlan", "Propose", "SealGuess"}
    assert sum(City(table.state.city).trees()) >= 4


def large_city(phase: Phase) -> Table:
    """A city of 34 tiles, as large as it can become."""
    state = position(phase)
    used = {place // 2 for place in state.drawn}
    free = iter([tile for tile in range(57) if tile not in used])
    cells = [(x, y) for y in range(-2, 4) for x in range(-3, 3) if (x, y) != (0, 0)][:33]
    city = (Laid(CENTRE, TOWN_HALL), *(Laid(cell_at(x, y), 2 * next(free)) for x, y in cells))
    cones = City(city).building_cells()[:4]
    return with_front(msgspec.structs.replace(state, city=city, cones=() if phase is Phase.CONES else cones))


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Ident]:
    """Every piece that is painted, as often as it is."""
    found: list[Ident] = []
    paint = Piece.paint

    def counted(self: Piece, *rest: object) -> None:
        found.append(self.ident)
        paint(self, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Piece, "paint", counted)
    return found


@pytest.mark.parametrize(
    ("phase", "source"), [(Phase.CONES, ("supply", 1)), (Phase.GROUP, ("place", 1)), (Phase.PLAN, ("place", 1))]
)
def test_a_step_of_a_drag_paints_few_items(qapp, painted: list[Ident], phase: Phase, source: Ident) -> None:
    table = large_city(phase)
    board = make_board(table)
    assert len(table.view.city) == 34
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    QApplication.processEvents()
    at = board.centre_of(source)
    board.pointer_press(at)
    board.pointer_move(at + QPointF(20, 0))
    QApplication.processEvents()
    counts = []
    end = QPointF(520, 330)
    for step in range(1, 41):
        painted.clear()
        board.pointer_move(at + (end - at) * (step / 40))
        QApplication.processEvents()
        counts.append(len(painted))
    assert board.carried
    assert max(counts) <= MOST_PAINTS, counts
    view.close()


def leaps(board: CommonGroundBoard) -> list[QPointF]:
    """Points far apart: over the map from corner to corner, over the tray, over the seats."""
    targets = [board.centre_of(ident) for ident in board.targets_of(board.load)][:24]
    away = [QPointF(1400, 300), QPointF(600, 900), QPointF(30, 140), QPointF(1210, 780)]
    return [point for target in targets for point in (away[len(targets) % 4], target, away[1])]


@pytest.mark.parametrize(
    ("phase", "source"),
    [
        (Phase.CONES, ("supply", 1)),
        (Phase.PLAN, ("place", 1)),
        (Phase.GROUP, ("place", 1)),
        (Phase.GROUP, ("site", 0)),
        (Phase.CORNERS, ("place", 0)),
        (Phase.BONUS, ("bonus",)),
    ],
)
@pytest.mark.parametrize("large", [False, True])
def test_a_leap_of_a_drag_paints_few_items(
    qapp, painted: list[Ident], phase: Phase, source: Ident, large: bool
) -> None:
    """From the tray onto the map, and from one end of it to the other, in one step."""
    table = large_city(phase) if large and phase in (Phase.CONES, Phase.PLAN, Phase.GROUP) else None
    board = make_board(table or with_front(position(phase)))
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    QApplication.processEvents()
    at = board.centre_of(source)
    board.pointer_press(at)
    board.pointer_move(at + QPointF(20, 0))
    QApplication.processEvents()
    assert board.carried
    counts = []
    for point in leaps(board):
        painted.clear()
        board.pointer_move(point)
        QApplication.processEvents()
        counts.append((len(painted), sorted(painted, key=str)))
    assert max(counts)[0] <= MOST_PAINTS, max(counts)
    view.close()


def test_every_phase_can_be_read_as_a_list(qapp) -> None:
    for phase in (Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS, Phase.BONUS):
        board = make_board(with_front(position(phase)))
        spots = [spot for section in board.sections() for spot in section.spots]
        assert all(spot.words and spot.ident in board.pieces for spot in spots)
        pressable = {spot.ident for spot in spots if spot.can_press}
        wanted = {ident for ident in board.focus_order() if ident[0] not in ("tile", "zoom")}
        assert wanted <= pressable | {("place", place) for place in range(4)}
        assert board.prompt_words()


def test_wheel_and_buttons_move_the_camera_only(qapp) -> None:
    table = with_front(position(Phase.CONES))
    board = make_board(table)
    camera = board.camera
    assert camera is not None
    before = board.draft.sketch
    board.move_camera(QPointF(500, 400), 2.0, QPointF())
    assert camera.moved
    board.refresh()
    assert camera.moved
    board.activate(("zoom", 0))
    assert not camera.moved
    board.activate(("zoom", 1))
    assert camera.zoom > 1
    assert board.draft.sketch == before
    tile = board.pieces["tile", cell_at(0, 0)]
    assert tile.mapRectToScene(tile.rect).width() > 60


def test_names_stay_when_the_city_is_small(qapp) -> None:
    table = large_city(Phase.GROUP)
    table.state = msgspec.structs.replace(table.state, cones=tuple(cell_at(x, -9) for x in range(4)))
    board = make_board(table)
    assert board.camera is not None
    assert board.camera.scale() * 152 < 88
    board.pointer_move(board.centre_of(("cone", 1)))
    assert board.pieces["loupe",].isVisible()
    board.pointer_move(QPointF(5, 70))
    assert not board.pieces["loupe",].isVisible()
