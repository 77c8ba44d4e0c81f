"""What the board of Common Ground keeps to itself, and what it waits for: the mayor's plan, computers, matches left."""

from __future__ import annotations

import msgspec
from common_ground_table import Table, click, drag, make_board, position, proposed_group, with_front

from desktop.boards.common_ground.board import CommonGroundBoard
from engine.games.common_ground.actions import Propose, SealGuess
from engine.games.common_ground.city import cell_at
from engine.games.common_ground.view import Phase


def words_of(board: CommonGroundBoard) -> list[object]:
    """Everything that a scene shows or says, piece by piece."""
    found: list[object] = []
    for ident, piece in sorted(board.pieces.items(), key=lambda pair: str(pair[0])):
        at = piece.scenePos()
        found.append((ident, piece.state, piece.name, piece.isVisible(), piece.rect.getRect(), at.x(), at.y()))
    return found


def test_the_table_in_the_group_phase_shows_nothing_of_the_plan(qapp) -> None:
    shown = []
    for plan in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 0, 3, 2)):
        state = position(Phase.GROUP)
        table = Table(type(state)(**{name: getattr(state, name) for name in state.__struct_fields__} | {"plan": plan}))
        board = make_board(table)
        proposed_group(table)
        for ident in (("tile", cell_at(0, 0)), ("cone", 1), ("place", 2), ("seat", 0)):
            board.pointer_move(board.centre_of(ident))
        for place in range(4):
            drag(board, board.centre_of(("site", place)), board.centre_of(("slot", place)))
        click(board, "tick", 1)
        shown.append(words_of(board))
    assert shown[0] == shown[1] == shown[2]


def test_the_mayors_seat_in_front_never_plays_the_group(qapp) -> None:
    table = Table(position(Phase.GROUP), 0)
    board = make_board(table)
    assert board.now.role == ""
    assert not board.pieces["site", 0].isVisible()


def test_others_see_backs_while_the_mayor_plans(qapp) -> None:
    table = Table(position(Phase.PLAN), 1)
    board = make_board(table)
    assert not board.now.desk
    assert [board.pieces["place", place].state[0] for place in range(4)] == [-1] * 4
    table = Table(position(Phase.PLAN, open_table=True), 1)
    assert make_board(table).pieces["place", 0].state[0] == 55


def test_a_deputy_seals_after_the_last_guessing_person_has_handed_over(qapp, qtbot) -> None:
    """R8: nobody is left to be waited for; the group is looked at for a moment, then the deputy may seal."""
    table = with_front(position(Phase.GROUP), persons=(2,))
    board = make_board(table)
    proposals = ((), *(((0, 1, 2, 3),) * 3))
    table.state = msgspec.structs.replace(table.state, proposals=proposals, proposed=(0, 1, 1, 1))
    board.show(table.view)
    assert not board.may_act(1)
    table.people.clear()
    board.show(table.view)
    qtbot.waitUntil(lambda: board.may_act(1), timeout=5000)


def test_a_computer_mayor_waits_until_the_reveal_was_looked_at(qapp, qtbot) -> None:
    """Nothing cuts the reveal short, and what it told can be read before the tiles are laid."""
    table = with_front(position(Phase.GROUP), persons=(1, 2, 3))
    board = make_board(table, speed=40)
    table.play(SealGuess((0, 1, 2, 3), (1,)), 1)
    assert board.revealing
    assert not board.may_act(0)
    qtbot.waitUntil(lambda: not board.revealing, timeout=5000)
    assert not board.may_act(0)
    qtbot.waitUntil(lambda: board.may_act(0), timeout=5000)


def test_reasons_of_proposals_stay_through_the_reveal(qapp) -> None:
    """A computer's proposal is explained in its row until the round ends."""
    table = with_front(position(Phase.GROUP), persons=(0, 1))
    board = make_board(table)
    table.play(Propose((0, 1, 2, 3)), 2)
    words = board.seat_words(2)
    assert all(" beside " in one for one in words)
    assert words
    table.play(SealGuess((0, 1, 2, 3), (1, 2)), 1)
    assert table.state.phase is Phase.CORNERS
    assert board.seat_words(2) == words


def test_the_board_of_a_match_that_was_left_says_nothing(qapp) -> None:
    """The table may have fewer seats in its next match while this board is still up."""
    table = with_front(position(Phase.CONES, seats=4))
    board = make_board(table)
    assert board.prompt_words()
    table.seats = table.seats[:2]
    assert board.prompt_words() == ""
