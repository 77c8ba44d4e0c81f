"""What the board of After the Quake says about things that cannot be done and about the Committee; nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
import pytest
from after_the_quake_table import at, make_board, permit_of, played, position, rules, start, with_front
from painted import drag_steps
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

import resources
from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.after_the_quake.committee import story_of
from desktop.boards.after_the_quake.names import tile_word
from desktop.boards.after_the_quake.prompts import order_lines, order_note
from desktop.boards.after_the_quake.states import order_of, table_of
from desktop.boards.common import painting
from desktop.boards.common.look import Look
from desktop.texts.catalogues import Translations
from desktop.texts.sentences import Sentences
from engine.core.chance import Chance
from engine.games.after_the_quake.actions import TakeIncome
from engine.games.after_the_quake.events import BuildingBuilt, CommitteeRevealed, Stood, UrbanTaken
from engine.games.after_the_quake.view import NONE, Phase

GROWTH = 1.25
"""So much a window of 1280 x 720 lets texts grow."""
LANGUAGES = ("en", "it", "de")


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], str]]:
    """Chooses a language; English comes back at the end."""
    spoken = Translations(resources.folder() / "i18n")
    yield spoken.use
    spoken.use("en")


def written(board: AfterTheQuakeBoard, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that drawing the board in a small window writes."""
    found: list[str] = []
    real = painting.put_words

    def keep(painter: QPainter, look: Look, words: str, *more: object) -> None:
        found.append(words)
        real(painter, look, words, *more)  # type: ignore[arg-type]

    board.look.growth = GROWTH
    board.relayout()
    monkeypatch.setattr(painting, "put_words", keep)
    image = QImage(1280, 752, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    board.render(painter, QRectF(0, 0, 1280, 752), QRectF(0, 60, 1600, 940))
    painter.end()
    monkeypatch.setattr(painting, "put_words", real)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "acts"), [(1, 40), (2, 33), (3, 50), (4, 70)])
def test_nothing_is_cut_in_a_small_window(
    speak: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, language: str, seats: int, acts: int
) -> None:
    speak(language)
    words = written(make_board(with_front(played(seats, 5, acts))), monkeypatch)
    assert len(words) > 100
    assert [one for one in words if one.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_of_the_ring_has_its_word(
    speak: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speak(language)
    board = make_board(with_front(position()))
    words = written(board, monkeypatch)
    actions = [tile.action for place in range(6) for tile in board.pieces["ring", place].state.tiles]
    for action in set(actions):
        assert words.count(tile_word(action)) >= actions.count(action), action


def test_pointing_at_a_space_says_why_its_action_cannot_be_done(qapp: QApplication) -> None:
    """Before the pawn stands anywhere, and with the pawn on a space."""
    state = position()
    boards = tuple(msgspec.structs.replace(board, money=0) for board in state.boards)
    board = make_board(with_front(position(boards=boards)))
    before = board.prompt_words()
    board.point_out(("space", 2))
    assert board.pieces["space", 2].state.shut
    assert board.pieces["prompt",].state.words.startswith("Clean up: ")
    assert board.pieces["prompt",].state.words != before
    board.point_out(("space", 1))
    assert board.pieces["prompt",].state.words.endswith("Goal costs 0 $ and leaves 0 $.")
    board.activate(("space", 1))
    before = board.prompt_words()
    board.point_out(("space", 0))
    assert board.pieces["prompt",].state.words.startswith("Build: ")
    board.point_out(None)
    assert board.pieces["prompt",].state.words == before


def test_a_bonus_that_cannot_be_taken_says_why(qapp: QApplication) -> None:
    """1915 with no permit in hand: nothing can be built, and the sheet says so."""
    board = make_board(
        with_front(position(year=6, phase=Phase.BONUS, card=NONE, queue=(1, 2), places=(), hands=((), (), ())))
    )
    assert not board.pieces["bonus", 0].active
    assert board.pieces["bonus", 1].active
    assert board.pieces["sheet",].state.note.startswith("Build: ")


def test_the_committee_tells_why_it_builds_where_it_builds(qapp: QApplication) -> None:
    """Colour first, then number, then the first free space; no building: Material instead of Build (6.8)."""
    state = start(1, 2)
    table = table_of(with_front(state).view)
    space = next(at for at in table.town.spaces if table.town.cells[at].colour == 0)  # type: ignore[union-attr]
    cell = table.town.cells[space]
    assert cell is not None
    other = 1 + cell.number % 5

    def story(permit: str) -> str:
        turned = CommitteeRevealed(1908, 1, permit_of(permit), 0, 0, "build")
        return " ".join(story_of([turned, BuildingBuilt(1908, 1, space, (), 0), UrbanTaken(1908, 1, 2, 0)], table))

    assert "first free space of this colour" in story(f"R{other}")
    assert "first free space with this number" in story(f"B{cell.number}")
    assert "first free space of the map" in story(f"B{other}")
    assert "leftmost open permit" in story("R1")
    stood = Stood(1908, 1, 2, 0, "action", 0, 0, "build", "material")
    assert "instead" in " ".join(story_of([stood], table))


def test_a_building_dragged_within_a_space_paints_at_most_twenty_items(qapp: QApplication) -> None:
    """Where the space under it changes, price, purse, development and prompt are told anew as well."""
    board = make_board(with_front(position()))
    board.activate(("space", 1))
    board.activate(("space", 0))
    lots = [board.centre_of(("lot", at(name))) for name in ("E1", "F2", "G3", "G4", "F3", "E3", "D2")]
    way = [one + (other - one) * (part / 6) for one, other in pairwise(lots) for part in range(6)]
    steps = drag_steps(board, board.centre_of(("building",)), way, (1600, 940))
    assert max(step.items for step in steps) <= 20, steps


def test_the_order_of_a_step_is_told_with_its_reason(qapp: QApplication) -> None:
    """Card 3: by where the pawns stood on card 2; 1906: by lot, in seat order from the start player; bonus: by
    income."""
    board = make_board(with_front(position()))
    lines = [line.words[0] for line in order_lines(board.now, board.faces)]
    assert lines == ["1st: Ada, furthest right, on Goal", "2nd: Bo, on Permit", "3rd: Cleo, on Material, still waits"]
    assert board.pieces["log",].state[3] == order_lines(board.now, board.faces)
    assert board.pieces["log",].state[1][0] == "order: card 2, right to left"
    read = [spot.words for section in board.sections() for spot in section.spots]
    assert set(lines) <= set(read)
    assert board.caption == "Action card 3 of 6, Bo acts second"
    for seed in range(6):
        state = start(4, seed)
        first, places = state.queue[0], ("first", "second", "third", "fourth")
        for acts in range(4):
            table = with_front(state)
            board = make_board(table)
            assert state.queue[0] == (first + acts) % 4
            assert board.caption == f"Income, {board.faces[state.queue[0]].name} acts {places[acts]}"
            assert "by lot" in order_lines(board.now, board.faces)[0].words[0]
            table.play(TakeIncome(acts), state.queue[0])
            state = table.state
        board = make_board(with_front(state))
        assert board.pieces["log",].state[1][0] == "order: income, right to left"
        assert "furthest right, on the income of 1 $" in order_lines(board.now, board.faces)[0].words[0]


def test_lines_about_the_committee_carry_its_symbol(qapp: QApplication) -> None:
    board = make_board(with_front(played(1, 5, 40)))
    seats = [board.faces[0]]
    events = [CommitteeRevealed(1908, 2, 3, 0, 0, "build"), Stood(1908, 1, 2, 0, "action", 0, 0, "build", "material")]
    lines = [Sentences().line("after_the_quake", event, seats, {}) for event in events]
    assert [(line.seat, line.opponent) for line in lines if line is not None] == [(None, 0), (None, 0)]
    board.show_log([line for line in lines if line is not None])
    shown = [entry for entry in board.pieces["log",].state[0] if entry[0] == "line"]
    assert [entry[1] for entry in shown] == [board.faces[1].number] * 2


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5), (3, 6), (4, 8)])
def test_the_order_that_is_told_is_the_order_of_play(qapp: QApplication, seats: int, seed: int) -> None:
    """At every step of a match: whoever has acted stands first, then the queue; each place is that of its pawn."""
    table = with_front(start(seats, seed, permit_limit="discard"))
    board = make_board(table)
    draft = Chance(seed).draft()
    told = set()
    while waiting := rules().waiting(table.state):
        view, lines = board.seen, order_lines(board.now, board.faces)
        order = order_of(view)
        assert order[len(order) - len(view.queue) :] == view.queue
        assert [line.number for line in lines] == [board.now.numbers[player] for player in order]
        assert [line.acts for line in lines].count(True) == 1
        assert [line.acted for line in lines] == [player not in view.queue for player in order]
        kinds = ("by lot", "on the income of")
        kind = next((kind for kind in kinds if all(kind in line.words[0] for line in lines)), "card")
        note = (*order_note(board.now), "")[0]
        told.add(kind)
        assert note.startswith({"by lot": "", "on the income of": "order: income", "card": "order: card"}[kind])
        assert (kind == "by lot") == (note == "")
        table.play(rules().choices(table.state, waiting[0]).sample(draft, "order"), waiting[0])
    assert told == {"by lot", "on the income of", "card"}
    assert order_lines(board.now, board.faces) == ()
    assert board.caption == ""
