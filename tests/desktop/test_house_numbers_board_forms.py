"""Every gesture of House Numbers in its forms: dragged, clicked, by keys, by a finger; all reach the same draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import pytest
from house_numbers_table import Table, make_board, rules, tour_position, write_sheet
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import (
    Action,
    Agent,
    Bis,
    Claim,
    Effect,
    Fence,
    NoPermit,
    Park,
    Pool,
    Roundabout,
    Temp,
    Turn,
    card,
)
from engine.games.house_numbers.state import State

Ident = tuple[str | int, ...]
Drag = tuple[Ident, Ident]

SPARE = {Effect.SURVEYOR: 5, Effect.AGENT: 11, Effect.LANDSCAPER: 11, Effect.POOL: 9, Effect.TEMP: 8, Effect.BIS: 9}


def with_pairs(*pairs: tuple[int, Effect], state: State | None = None) -> State:
    """The tour position with other pairs on offer."""
    numbers = tuple(card(number, Effect.AGENT, 0) for number, _ in pairs)
    effects = tuple(card(SPARE[effect], effect, 0) for _, effect in pairs)
    return msgspec.structs.replace(state or tour_position(rules()), numbers=numbers, effects=effects)


def full() -> State:
    """Nothing fits any more."""
    sheet = write_sheet(("6 _ _ _ _ _ _ _ _ 7", "6 _ _ _ _ _ _ _ _ _ 7", "6 _ _ _ _ _ _ _ _ _ _ 7"))
    state = tour_position(rules())
    state = msgspec.structs.replace(state, sheets=(sheet, *state.sheets[1:]))
    return with_pairs((6, Effect.SURVEYOR), (7, Effect.POOL), (7, Effect.BIS), state=state)


def choice() -> State:
    """Two estates of three: a claim of 3 + 4 has to choose."""
    sheet = write_sheet(
        ("2 4 5 | _ 8 _ _ | 12 12b _", "1 2 3 | _ _ _ _ _ _ _ _", "7 _ 10 10b | O | _ 4 _ _ _ _ _"),
        parks=(1, 1, 0),
        temps=1,
    )
    state = tour_position(rules())
    return msgspec.structs.replace(state, sheets=(sheet, *state.sheets[1:]))


def hand() -> State:
    """Three cards in hand."""
    return rules().start(Setup(2, "expert"), Chance(5)).state


@dataclass(frozen=True)
class Case:
    """A part of a turn: the position, the presses of the click form, the drags, what the draft holds afterwards."""

    name: str
    state: Callable[[], State]
    clicks: tuple[Ident, ...]
    drags: tuple[Drag | Ident, ...]
    check: Callable[[Action], bool]


EFFECT: Ident = ("pair", 0, "effect")
"""The right half of the first pair."""


def effect_case(
    name: str, effect: Effect, plot: int, target: Ident, dropped_on: Ident, use: object, number: int = 6
) -> Case:
    """A number with its effect."""
    clicks: tuple[Ident, ...] = (("pair", 0), ("plot", plot))
    if target:
        clicks = (*clicks, target)
    return Case(
        name,
        lambda: with_pairs((number, effect), (9, Effect.BIS), (13, Effect.AGENT)),
        clicks,
        ((("pair", 0), ("plot", plot)), (EFFECT, dropped_on)),
        lambda action: isinstance(action, Turn) and action.effect == use,
    )


CASES = (
    Case(
        "number",
        lambda: tour_position(rules()),
        (("pair", 1), ("plot", 22)),
        ((("pair", 1), ("plot", 22)),),
        lambda action: action.plot == 22 and action.effect == Pool(),
    ),
    effect_case("surveyor", Effect.SURVEYOR, 3, ("gap", 4), ("gap", 4), Fence(4)),
    effect_case("agent", Effect.AGENT, 3, ("agent", 2), ("agent", 2), Agent(2)),
    effect_case("landscaper", Effect.LANDSCAPER, 3, (), ("park", 0), Park()),
    effect_case("pool", Effect.POOL, 6, (), ("plot", 6), Pool(), number=9),
    effect_case("temp", Effect.TEMP, 3, ("option", "temp"), ("plot", 3), Temp()),
    effect_case("bis", Effect.BIS, 3, ("plot", 5), ("plot", 5), Bis(5, 4)),
    Case(
        "roundabout",
        lambda: tour_position(rules()),
        (("roundabout",), ("plot", 9)),
        ((("roundabout",), ("plot", 9)),),
        lambda action: action.roundabout == Roundabout(9, first=True),
    ),
    Case(
        "claim",
        lambda: tour_position(rules()),
        (("pair", 1), ("plot", 22), ("plan", 2)),
        ((("pair", 1), ("plot", 22)), (("plan", 2), ("plot", 16))),
        lambda action: action.claims == (Claim(2, (0, 21)),),
    ),
    Case(
        "claim with a choice",
        choice,
        (("pair", 1), ("plot", 22), ("plan", 2), ("bracket", 10, 3)),
        ((("pair", 1), ("plot", 22)), (("plan", 2), ("bracket", 10, 3))),
        lambda action: action.claims == (Claim(2, (10, 21)),),
    ),
    Case(
        "refusal", full, (("refusal",),), ((("pair", 1), ("track", "refusals")),), lambda action: action == NoPermit()
    ),
    Case(
        "number and effect of a hand",
        hand,
        (("hand", 0, "number"), ("hand", 1, "effect"), ("plot", 5)),
        ((("hand", 1, "effect"), ("plot", 16)), (("hand", 0, "number"), ("plot", 5))),
        lambda action: None not in (action.number_card, action.effect_card, action.plot),
    ),
)


def point(board: HouseNumbersBoard, ident: Ident) -> QPointF:
    """The middle of a piece; of a pair with "effect" the middle of its right half."""
    if ident[0] == "pair" and len(ident) == 3:
        return board.pieces[ident[:2]].mapToScene(QPointF(170, 60))
    if ident[0] == "bracket":
        piece = board.pieces[ident]
        return piece.mapToScene(QPointF(piece.rect.width() / 2, 22))
    if ident[0] == "pair":
        return board.pieces[ident].mapToScene(QPointF(50, 60))
    return board.centre_of(ident)


def by_drag(board: HouseNumbersBoard, case: Case) -> None:
    for start, end in case.drags:
        a, b = point(board, start), point(board, end)
        board.pointer_press(a)
        for share in (0.2, 0.6, 1.0):
            board.pointer_move(a + (b - a) * share)
        board.pointer_release(b)


def by_click(board: HouseNumbersBoard, case: Case) -> None:
    for ident in case.clicks:
        at = point(board, ident)
        board.pointer_move(at)
        board.pointer_press(at)
        board.pointer_release(at)


def by_keys(board: HouseNumbersBoard, case: Case) -> None:
    """Tab until the thing has the focus, then Enter."""
    for ident in case.clicks:
        board.set_focus(None)
        for _ in range(120):
            board.step_focus(1)
            if board.focused == ident:
                break
        assert board.focused == ident, ident
        board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))


def by_finger(board: HouseNumbersBoard, case: Case) -> None:
    # A loaded machine may take longer than a long press between two events.
    board.waiting_press.start = lambda ms: None  # type: ignore[method-assign]
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    device = QTest.createTouchDevice()

    def spot(at: QPointF) -> QPoint:
        return view.mapFromScene(at)

    for start, end in case.drags:
        a, b = point(board, start), point(board, end)
        QTest.touchEvent(view, device).press(0, spot(a), view).commit()
        for share in (0.3, 0.7, 1.0):
            QTest.touchEvent(view, device).move(0, spot(a + (b - a) * share), view).commit()
        QTest.touchEvent(view, device).release(0, spot(b), view).commit()
    view.setScene(None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_all_forms_reach_the_same_draft(qapp, case: Case) -> None:
    drafts = {}
    for form in (by_click, by_drag, by_keys, by_finger):
        board = make_board(Table(case.state()))
        form(board, case)
        drafts[form.__name__] = board.draft.action
        assert board.carried == -1
        assert not board.ghost.isVisible()
    assert case.check(drafts["by_click"]), drafts["by_click"]
    assert len(set(map(str, drafts.values()))) == 1, drafts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_drag_put_back_leaves_the_draft(qapp, case: Case) -> None:
    board = make_board(Table(case.state()))
    for start, end in case.drags:
        before = board.draft.action
        a, b = point(board, start), point(board, end)
        board.pointer_press(a)
        board.pointer_move(a + (b - a) * 0.5)
        assert board.carried >= 0, start
        board.pointer_move(b)
        board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier))
        board.pointer_release(b)
        assert board.draft.action == before
        by_drag(board, Case(case.name, case.state, (), ((start, end),), case.check))


def test_an_effect_dropped_elsewhere_flies_home(qapp) -> None:
    board = make_board(Table(with_pairs((6, Effect.SURVEYOR), (9, Effect.BIS), (13, Effect.AGENT))))
    by_drag(board, CASES[1])
    assert board.draft.action.effect == Fence(4)
    a = point(board, EFFECT)
    board.pointer_press(a)
    board.pointer_move(QPointF(1400, 300))
    board.pointer_release(QPointF(1400, 300))
    assert board.draft.action.effect == Fence(4), "the fence of the draft stays"


def test_a_refusal_that_is_not_allowed_says_why(qapp) -> None:
    board = make_board(Table(tour_position(rules())))
    said = []
    board.said.connect(said.append)
    by_drag(board, CASES[10])
    assert board.draft.action == Turn()
    assert said
