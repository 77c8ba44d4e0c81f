"""A round of Nine Blocks is so shown that nobody has to ask: every kind of event, no word cut, nothing untrue."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from app_samples import NAMES, starting, until, wait
from nine_blocks_rounds import states
from nine_blocks_table import Table, make_board, position, start, with_front
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common import painting
from desktop.boards.common.link import LogLine
from desktop.boards.nine_blocks.resolution_play import Resolution
from desktop.boards.nine_blocks.resolution_words import prompt, telling
from desktop.boards.nine_blocks.states import UNKNOWN
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.tour_nine_blocks import EVENTS, LAST_PLAN, REMOVED, alone_to_plan, every_event, last_builder
from desktop.texts.events import event_text
from engine.games.nine_blocks.actions import REMOVE, Decline, Plan, Reason, UseBonus
from engine.games.nine_blocks.legal import refuse_plan, sound_spaces
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase
from resources import folder


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def steps_of(board: Any) -> Resolution:
    return next(part for part in board.parts if isinstance(part, Resolution))


def busy_round() -> State:
    return msgspec.json.decode(every_event(), type=State)


def played() -> tuple[Table, Any, Resolution]:
    """The round with every kind of event, its bonus used."""
    table = with_front(busy_round())
    board = make_board(table)
    table.play(LAST_PLAN, 0)
    table.play(UseBonus(REMOVE, space=REMOVED), 2)
    return table, board, steps_of(board)


def on_the_table(app: Cantiere, state: State) -> None:
    """Persons play on from a position."""
    seats = tuple(SeatPlan(NAMES[seat], PERSON, seat + 1) for seat in range(state.seats))
    plan = MatchPlan("nine_blocks", "standard", seats, {"bonus": "own", "ask": "on"}, seed=3, free_undo=False)
    assert not app.controller.begin(plan, state, state.round)
    lift(app)


def lift(app: Cantiere) -> None:
    if app.play.curtain.down:
        app.play.curtain.button.click()
        until(lambda: not app.play.curtain.down, 5)


def test_the_round_of_the_tour_has_every_kind_of_event(qtbot: QtBot) -> None:
    _, _, here = played()
    assert here.course is not None
    kinds = [type(step.fact).__name__ for step in here.course.steps]
    assert kinds == [
        "PlansRevealed", "SpaceLost", "Clashed", "Violated", "Built", "UnitCompleted", "UnitCompleted", "BonusWon",
        "BonusUsed", "Eliminated", "FinalBegan", "NoneType",
    ]  # fmt: skip
    assert len(EVENTS) == len(kinds)


def test_steps_name_line_space_and_who_starts_next(qtbot: QtBot) -> None:
    table, board, here = played()
    faces = board.link.seats
    assert here.course is not None
    steps = here.course.steps
    assert prompt(steps[4], faces) == f"{faces[2].name} builds the 2 on B2."
    assert prompt(steps[5], faces).startswith("Complete: line B.")
    assert telling(steps[-1], faces).lines == (
        f"Hands are filled up; {faces[table.state.start].name} starts the next round.",
    )
    assert here.panel.state.title[0] == "Round 18, step by step"


def test_no_article_stands_before_a_number(qtbot: QtBot) -> None:
    """An 8 would ask for another one than a 7."""
    words = []
    for seats in (2, 4):
        for state in states(seats, 4):
            if state.last is None or state.phase is not Phase.PLAN:
                continue
            board = make_board(Table(state))
            course = steps_of(board).course
            assert course is not None
            words += [prompt(step, board.link.seats) for step in course.steps]
            words += [" ".join(telling(step, board.link.seats).lines) for step in course.steps]
            if len(words) > 300:
                break
    assert len(words) > 300
    assert not [one for one in words if re.search(r"\ban? \d", one)]


def test_piles_tell_nothing_of_another_time(qtbot: QtBot) -> None:
    _, board, here = played()
    known = board.pieces["piles",].state
    here.go(1)
    assert board.pieces["piles",].state == (UNKNOWN, (), 0)
    assert not board.pieces["note_card",].isVisible()
    here.command("close")
    assert board.pieces["piles",].state == known


def test_piles_are_known_while_the_bonus_waits(qtbot: QtBot) -> None:
    table = with_front(busy_round())
    board = make_board(table)
    table.play(LAST_PLAN, 0)
    steps_of(board).go(1)
    assert board.pieces["piles",].state[0] == len(table.state.supply)


def in_the_diary(board: Any) -> str:
    """Everything that stands in the diary, scrolled through."""
    found: list[str] = []
    board.scroll_log(-999)
    for _ in range(60):
        found += [words for _, _, words in board.pieces["log",].state[0]]
        board.scroll_log(1)
    board.scroll_log(-999)
    return " ".join(found)


def log_of(table: Table, *rounds: int) -> list[LogLine]:
    """The log of the latest resolution, between a line of the round before and one of the next."""
    last = table.state.last
    assert last is not None
    told = [event_text("nine_blocks", fact, table.seats) for fact in last.facts]
    lines = [LogLine(last.round, None, words) for words in told if words is not None]
    return [LogLine(last.round - 1, None, "Long ago"), *lines, LogLine(last.round + 1, None, "The next round")]


def test_the_diary_ends_where_the_step_is(qtbot: QtBot) -> None:
    table, board, here = played()
    lines = log_of(table)
    board.show_log(lines)
    assert here.course is not None
    facts = len(lines) - 2
    assert facts == len(here.course.steps) - 1
    for step in (*range(facts), *reversed(range(facts))):
        here.go(step)
        shown: Sequence[LogLine] = lines
        for part in board.parts:
            shown = part.log_so_far(shown)
        assert list(shown) == lines[: step + 2], step
        said = in_the_diary(board)
        assert "Long ago" in said
        assert "The next round" not in said
        assert ("is out with" in said) is (step >= [name for name, _ in EVENTS].index("out"))
    here.go(facts)
    assert "is out with" in in_the_diary(board)
    here.close()
    assert "The next round" in in_the_diary(board)


def test_the_diary_goes_along_with_steps_that_run(qtbot: QtBot) -> None:
    table = with_front(busy_round())
    board = make_board(table, speed=1.0)
    table.play(LAST_PLAN, 0)
    board.show_log(log_of(table))
    here = steps_of(board)
    assert here.running
    assert board.pieces["log",].isVisible()
    assert here.down
    assert "turned over" not in in_the_diary(board)
    board.motion.finish()
    assert "turned over" in in_the_diary(board)
    assert "may use" not in in_the_diary(board)
    here.skip()
    here.close()
    assert "may use" in in_the_diary(board)


def test_no_hand_belongs_to_a_moment_that_lies_behind(qtbot: QtBot) -> None:
    table, board, here = played()
    everybody = tuple(board.numbers[seat] for seat in range(4))
    assert board.now.hand
    board.press_tile(0)
    board.press_space(min(board.now.lit))
    laid = board.now.sketch.space
    assert board.pieces["space", laid].state.plans
    for step in range(3):
        board.activate(("last_round",)) if not step else here.go(step)
        assert board.pieces["screen",].state == (everybody, False)
        assert not any(board.pieces["tile", place].isVisible() for place in range(5))
        assert not board.pieces["cover",].isVisible()
        assert not board.pieces["space", laid].state.plans
        assert not board.pieces["bonuses",].state[0]
    here.close()
    assert board.pieces["screen",].state[1]
    assert board.pieces["space", laid].state.plans
    assert not table.covered


def test_a_screen_that_others_must_not_see_opens_again_behind_a_curtain(make: Callable[..., Cantiere]) -> None:
    app = make()
    on_the_table(app, busy_round())
    board, table = app.play.board, app.controller
    table.submit(LAST_PLAN)
    lift(app)
    here = steps_of(board)
    until(lambda: not board.busy or (here.skip() is None and not board.busy), 5)
    lift(app)
    seat = table.front.seat
    assert seat is not None
    assert board.now.hand
    assert app.play.idle.on
    board.activate(("last_round",))
    assert not board.now.hand
    # Nothing is open that would have to cover itself.
    assert not app.play.idle.on
    board.activate(("stepper", "last"))
    assert not board.now.hand
    assert not app.play.curtain.down
    board.activate(("stepper", "close"))
    assert app.play.curtain.down
    assert not board.now.hand
    lift(app)
    assert table.front.seat == seat
    assert board.now.hand


def test_who_steps_by_hand_reads_the_last_step_before_the_curtain_falls(make: Callable[..., Cantiere]) -> None:
    app = make(speed=1.0)
    on_the_table(app, busy_round())
    assert app.controller.submit(LAST_PLAN) is None
    board = app.play.board
    here = steps_of(board)
    assert here.running
    assert here.course is not None
    while here.at < len(here.course.steps) - 1:
        board.activate(("stepper", "next"))
        board.motion.finish()
    wait(30)
    assert not app.play.curtain.down
    assert app.controller.front.expected is None
    assert board.pieces["stepper", "hold"].active
    board.activate(("stepper", "hold"))
    assert not here.opened
    until(lambda: app.play.curtain.down, 5)


def test_a_single_person_has_nobody_to_hide_from(make: Callable[..., Cantiere]) -> None:
    app = make()
    seats = tuple(SeatPlan(NAMES[seat], "random" if seat else PERSON, seat + 1) for seat in range(4))
    state = msgspec.structs.replace(alone_to_plan(7), start=0)
    plan = MatchPlan("nine_blocks", "standard", seats, {"bonus": "own", "ask": "on"}, seed=3)
    assert not app.controller.begin(plan, state, state.round)
    board = app.play.board
    board.activate(("last_round",))
    here = steps_of(board)
    if here.course is None:
        board.press_digit(7)
        board.press_space(min(board.now.lit))
        board.primary()
        here.skip()
        here.close()
        board.activate(("last_round",))
    assert not board.now.hand
    board.activate(("stepper", "close"))
    assert not app.play.curtain.down


def test_a_flat_table_has_no_diary(qtbot: QtBot) -> None:
    table = with_front(busy_round())
    board = make_board(table)
    board.lay_flat((0, 1, 2, 3))
    board.show_log([LogLine(18, 2, "Chidi builds the 2.")])
    assert not board.pieces["log",].isVisible()


@pytest.mark.parametrize("edges", [None, (0, 1, 2, 3)])
def test_without_motion_the_round_is_listed_until_somebody_acts(edges: tuple[int, ...] | None, qtbot: QtBot) -> None:
    table = with_front(busy_round())
    board = make_board(table)
    board.lay_flat(edges)
    table.play(LAST_PLAN, 0)
    here = steps_of(board)
    assert here.opened
    assert here.course is not None
    assert here.at == len(here.course.steps) - 1
    assert not board.busy
    table.play(Decline(), 2)
    assert here.at == len(here.course.steps) - 1
    board.activate(("tile", 0))
    assert not here.opened
    assert board.pieces["primary",].isVisible()


def test_the_last_builder_reads_what_counts_now(qtbot: QtBot) -> None:
    table = with_front(last_builder())
    board = make_board(table)
    assert "1 point" in board.pieces["note_card",].name
    assert "pass" not in board.pieces["note_card",].name.lower()
    tile = table.state.hands[0][0]
    spaces = sound_spaces(table.state, 0, tile)
    table.play(Plan(tile, (spaces & -spaces).bit_length() - 1), 0)
    course = steps_of(board).course
    assert course is not None
    words = telling(course.steps[-1], board.link.seats).lines
    assert words == (f"The hand is filled up; {board.link.seats[0].name} goes on building alone.",)


def test_no_curtain_falls_between_the_tiles_of_the_last_builder(make: Callable[..., Cantiere]) -> None:
    app = make()
    on_the_table(app, last_builder())
    state = app.controller.match.state
    tile = state.hands[0][0]
    spaces = sound_spaces(state, 0, tile)
    assert app.controller.submit(Plan(tile, (spaces & -spaces).bit_length() - 1)) is None
    wait(50)
    assert app.controller.seat == 0
    assert not app.play.curtain.down


def test_near_blocks_are_named_only_while_the_board_faces_the_seat(qtbot: QtBot) -> None:
    board = make_board(with_front(position()))
    assert "near" in board.prompt_words()
    board.activate(("compass",))
    assert "near" not in board.prompt_words()


def test_tab_names_nothing_twice(qtbot: QtBot) -> None:
    """With the bonus of the 2 the grid has its place among the things of the bonus."""
    state = alone_to_plan(REMOVE)
    table = with_front(state)
    board = make_board(table)
    spaces = sound_spaces(state, 0, REMOVE)
    table.play(Plan(REMOVE, (spaces & -spaces).bit_length() - 1), 0)
    steps_of(board).close()
    seen = []
    for _ in range(40):
        board.step_focus(1)
        if board.focused in seen:
            break
        seen.append(board.focused)
    assert {kind[0] for kind in seen if kind is not None} >= {"space", "bonus", "cover", "card", "compass"}


def test_refusals_of_a_space_lead_to_their_paragraph() -> None:
    state = start(2, 3)
    seat = state.queue[0]
    tile = state.hands[seat][0]
    space = next(space for space in range(81) if refuse_plan(state, seat, Plan(tile, space)) is None)
    built = msgspec.structs.replace(state, board=tuple(5 if one == space else 0 for one in range(81)))
    refusal = refuse_plan(built, seat, Plan(tile, space))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (Reason.SPACE_BUILT, "3.2.never")
    for language in ("en", "it", "de"):
        assert "{#3.2.never}" in (folder() / "rules" / language / "nine_blocks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720), (1920, 1080)])
def test_the_steps_cut_no_word(
    make: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    app = make(language=language)
    app.window.resize(*size)
    on_the_table(app, busy_round())
    assert app.controller.submit(LAST_PLAN) is None
    lift(app)
    assert app.controller.submit(UseBonus(REMOVE, space=REMOVED)) is None
    lift(app)
    board = app.play.board
    here = steps_of(board)
    written: list[str] = []
    put = painting.put_words

    def note(painter: Any, look: Any, words: str, *rest: Any) -> None:
        written.append(words)
        put(painter, look, words, *rest)

    monkeypatch.setattr(painting, "put_words", note)
    if not here.opened:
        board.activate(("last_round",))
    assert here.course is not None
    for step in range(len(here.course.steps)):
        here.go(step)
        for ident, piece in board.pieces.items():
            if ident[0] in ("steps", "stepper", "banner", "prompt"):
                piece.setCacheMode(QGraphicsItem.CacheMode.NoCache)
                piece.update()
        app.window.grab()
    assert written
    assert not [words for words in written if words.endswith("…")]
