"""What a board still shows keeps the next seat from the front: no hand is seen while all look on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from controller_set import Board, Set
from pytestqt.qtbot import QtBot


class Showing(Board):
    """A board that shows what came of the acts of a test for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self.keeps = ""

    def holds(self, events: Any) -> str:
        """What the test wants."""
        return self.keeps

    def tell(self, events: Any) -> None:
        """Busy from now on, if something is held."""
        super().tell(events)
        self.busy = bool(self.keeps)

    def may_act(self, seat: int) -> bool:
        """Computer players wait, too."""
        return not self.busy


def begin(tmp_path: Path, *controllers: str) -> tuple[Set, Showing]:
    made = Set(tmp_path, *controllers, secret=True)
    board = Showing()
    made.board = board
    made.table.attach(board)
    made.lift()
    return made, board


@pytest.mark.parametrize("keeps", ["table", "seat", ""])
def test_who_is_in_front_until_it_has_been_shown(keeps: str, tmp_path: Path, qtbot: QtBot) -> None:
    made, board = begin(tmp_path, "person", "person")
    board.keeps = keeps
    assert made.table.seat == 0
    made.play()
    if not keeps:
        assert made.table.front.expected == 1
        made.close()
        return
    assert made.table.front.expected is None
    assert made.table.seat == (None if keeps == "table" else 0)
    assert board.views[-1] == made.table.match.view(made.table.seat)
    # Nothing changes while the board is busy.
    made.table.follow_draft()
    assert made.table.front.expected is None
    board.busy = False
    made.table.follow_draft()
    assert made.table.seat is None
    assert made.table.front.expected == 1
    made.lift()
    assert made.table.seat == 1
    made.close()


def test_one_person_alone_hands_over_to_nobody(tmp_path: Path, qtbot: QtBot) -> None:
    made, board = begin(tmp_path, "person", "random")
    board.keeps = "table"
    made.play()
    assert made.table.seat == 0
    assert made.table.front.expected is None
    made.close()


def test_a_result_waits_for_the_last_round_to_be_seen(tmp_path: Path, qtbot: QtBot) -> None:
    made, board = begin(tmp_path, "random", "random")
    ended: list[Any] = []
    made.table.ended.connect(ended.append)
    board.keeps = "table"
    while made.table.outcome is None:
        board.busy = False
        made.table.follow_draft()
        made.computers.move()
    assert board.busy
    assert not ended
    board.busy = False
    made.table.follow_draft()
    assert len(ended) == 1
    made.close()
