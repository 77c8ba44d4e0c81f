"""A whole match of Common Ground through the list of the board, by somebody who knows nothing else."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from app_samples import make_app
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.access.mirror import PRESS, Mirror
from desktop.app import Cantiere
from desktop.boards.common.pieces import Ident
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.chance import Chance
from engine.games.common_ground.view import Phase

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
NAMES = ("Ada", "Bo", "Chidi", "Dana")


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path):
    """A program without dialogs."""
    made = make_app(tmp_path)
    made.start()
    yield made
    made.window.close()
    made.window.deleteLater()


def begin(app: Cantiere, seats: int, seed: int, **options: str) -> Mirror:
    """Begins a match of persons and opens the list."""
    people = tuple(SeatPlan(name, PERSON, at + 1) for at, name in enumerate(NAMES[:seats]))
    app.begin(MatchPlan("common_ground", "standard", people, options, seed=seed))
    app.controller.front._clock = count(1_000_000).__next__
    lift(app)
    app.play.show_mirror()
    return app.play.mirror


def lift(app: Cantiere) -> None:
    """Opens the curtain if it is down."""
    if app.controller.front.expected is not None:
        app.controller.lift()
    QApplication.processEvents()


class Reader:
    """Finds lines by what can be pressed in them, goes there, presses Enter."""

    def __init__(self, mirror: Mirror, qtbot: QtBot, seed: int) -> None:
        self.mirror = mirror
        self.qtbot = qtbot
        self.dice = Chance(seed).draft()

    def words(self, kind: str) -> list[str]:
        """The sentences about things of a kind."""
        return [line.words for line in self.mirror.model.lines if line.ident and line.ident[0] == kind]

    def offered(self, kind: str) -> list[Ident]:
        """What of a kind can be pressed."""
        model = self.mirror.model
        return [
            line.ident
            for row, line in enumerate(model.lines)
            if line.ident and line.ident[0] == kind and model.index(row).data(PRESS)
        ]

    def press(self, ident: Ident) -> None:
        """Goes to a line and presses Enter; the line must be there and say that it can be pressed."""
        row = self.mirror.row_of(ident)
        assert row >= 0, (ident, [line.words for line in self.mirror.model.lines])
        index = self.mirror.model.index(row)
        assert "can be pressed" in index.data(SPOKEN), index.data(SPOKEN)
        self.mirror.list.setCurrentIndex(index)
        self.qtbot.keyClick(self.mirror.list, Qt.Key.Key_Return)

    def one_of(self, kind: str) -> Ident:
        """Something of a kind, by chance."""
        found = self.offered(kind)
        return found[self.dice.below("reader", len(found))]


def play(reader: Reader, phase: Phase) -> None:
    """Decides one phase by the list alone."""
    if phase is Phase.CONES:
        for supply in reader.offered("supply"):
            reader.press(supply)
            reader.press(reader.one_of("cell"))
    elif phase is Phase.FACES:
        reader.press(reader.one_of("face"))
    elif phase is Phase.PLAN:
        faces = reader.offered("face")
        if faces:
            reader.press(faces[-1])
        for place, card in zip(reader.offered("place"), reader.offered("card"), strict=True):
            reader.press(place)
            reader.press(card)
    elif phase is Phase.GROUP:
        cones = [ident[1] for ident in reader.offered("site")]
        for place, cone in enumerate(reader.dice.shuffled("reader", cones)):
            reader.press(("site", cone))
            reader.press(("place", place))
        reader.press(reader.one_of("propose"))
        reader.press(reader.one_of("tick"))
        reader.press(reader.one_of("seat"))
    elif phase is Phase.CORNERS:
        reader.press(reader.one_of("place"))
        reader.press(reader.one_of("cell"))
    else:
        reader.press(reader.one_of("cell"))
        reader.press(("turn", 1))
        while not reader.offered("seal"):
            reader.press(("turn", 1))
    reader.press(("seal",))


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 3, {}), (4, 5, {"children": "on"}), (3, 8, {"children": "on", "open_table": "on"})],
)
def test_a_whole_match_by_the_list_alone(app: Cantiere, qtbot: QtBot, seats: int, seed: int, options) -> None:
    """All six rounds, every phase, to the result."""
    reader = Reader(begin(app, seats, seed, **options), qtbot, seed)
    phases = set()
    for _ in range(80):
        if app.controller.outcome is not None:
            break
        lift(app)
        phase = app.controller.view.phase
        phases.add(phase)
        acts = len(app.controller.match.acts)
        play(reader, phase)
        assert len(app.controller.match.acts) > acts, phase
    assert app.controller.outcome is not None
    assert phases >= {Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS}
    assert (Phase.FACES in phases) == (len(options) == 2)


def test_lines_say_where_what_and_how_much(app: Cantiere, qtbot: QtBot) -> None:
    """Cells with their trees, cones with their neighbours, places with their sentence, proposals, ticks."""
    mirror = begin(app, 3, 4)
    reader = Reader(mirror, qtbot, 4)
    assert len(reader.words("cell")) == 8
    assert "Empty cell 1 north, 1 west: completes 2 trees" in reader.words("cell")
    assert "Empty cell 2 south: completes 1 tree" in reader.words("cell")
    reader.press(("supply", 0))
    assert mirror.model.lines[mirror.row_of(("supply", 0))].chosen
    reader.press(("cell", next(line.ident[1] for line in mirror.model.lines if "1 north, 1 west" in line.words)))
    assert reader.words("supply")[0] == "cone A (blue drop): completes 2 trees"
    for supply in (("supply", 1), ("supply", 2)):
        reader.press(supply)
        reader.press(reader.one_of("cell"))
    reader.press(("seal",))
    lift(app)
    assert all("; " in words for words in reader.words("card"))
    play(reader, Phase.PLAN)
    lift(app)
    for place, cone in enumerate((2, 0, 1)):
        reader.press(("site", cone))
        reader.press(("place", place))
    assert "It has cone C (orange flame)." in reader.words("place")[0]
    assert any("No proposal yet" in words for words in reader.words("seat"))
    seat = app.controller.view.deputy
    reader.press(("propose", seat))
    assert any("Proposal: A " in words for words in reader.words("seat"))
    reader.press(("tick", seat))
    assert f"{NAMES[seat]} agrees" in " ".join(reader.words("tick"))
    reader.press(("seal",))
    assert any("meant" in words for words in reader.words("log"))


def test_the_list_is_empty_under_the_curtain(app: Cantiere, qtbot: QtBot) -> None:
    """Before the mayor looks nobody reads the drawn places."""
    mirror = begin(app, 3, 4)
    play(Reader(mirror, qtbot, 4), Phase.CONES)
    QApplication.processEvents()
    assert app.controller.front.expected is not None
    assert mirror.model.lines == []


def test_a_match_can_be_left_in_the_middle_of_a_reveal(app: Cantiere, qtbot: QtBot) -> None:
    """The animation ends on a board that nobody answers any more, and says nothing."""
    reader = Reader(begin(app, 2, 3), qtbot, 3)
    for phase in (Phase.CONES, Phase.PLAN):
        play(reader, phase)
        lift(app)
    board = app.play.board
    board.look.speed = 1.0
    play(reader, Phase.GROUP)
    assert board.revealing
    app.controller.close()
    board.motion.finish()
    assert not board.revealing
    assert app.sentences == []
