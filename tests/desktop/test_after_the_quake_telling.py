"""What the board of After the Quake tells of: of whom, at which price, and that all goals lie open after the end."""

from __future__ import annotations

import msgspec
import pytest
from after_the_quake_moves import click, drag, middle_of
from after_the_quake_table import NUMBERS, Table, at, make_board, played, position, rules, with_front

from desktop.boards.after_the_quake.ring import DONE, LATER
from desktop.boards.after_the_quake.tray import gain_words
from desktop.boards.common.link import LogLine
from engine.games.after_the_quake.actions import Discard
from engine.games.after_the_quake.view import NONE, Board, Phase


def test_what_happened_stands_beside_whoever_it_is_about(qapp) -> None:
    """In a review, where it is somebody else's turn."""
    table = with_front(position())
    board = make_board(table)
    assert board.pieces["prompt",].state.number == NUMBERS[1]
    lines = [LogLine(4, 2, "Chidi goes to space 1: Build"), LogLine(4, None, "A year begins")]
    for words, number in (("Chidi goes to space 1: Build", NUMBERS[2]), ("A year begins", 0), ("Nowhere told", 0)):
        table.remark = words
        board.refresh()
        board.show_log(lines)
        assert board.pieces["prompt",].state.words == words
        assert board.pieces["prompt",].state.number == number
    solo = with_front(played(1, 5, 40))
    board = make_board(solo)
    solo.remark = "The Committee turns up green 5"
    board.refresh()
    board.show_log([LogLine(4, None, solo.remark, opponent=0)])
    assert board.pieces["prompt",].state.number == board.now.numbers[1]


def test_nothing_is_called_secret_where_nothing_is_hidden(qapp) -> None:
    """Against the Committee and in a review; at a table of persons it is."""
    table = with_front(position())
    del Table.cover
    try:
        board = make_board(table)
        assert board.pieces["heading", "own"].state[1] == ("secret",)
        table.secret = False
        board.refresh()
        assert board.pieces["heading", "own"].state[1] == ()
    finally:
        Table.cover = cover


def cover(self: Table) -> None:
    """Lowers the curtain."""
    self.covered += 1


def test_after_the_end_goals_from_the_stack_lie_open_and_later_cards_are_not_done(qapp) -> None:
    state = played(1, 5, 40)
    goals = (rules().data.goal("plots"), rules().data.goal("pairs"))
    over = msgspec.structs.replace(state, phase=Phase.OVER, card=4, queue=(), secret_goals=(goals, ()))
    board = make_board(Table(over))
    assert board.seen.seat is None
    shown = [board.pieces["own", place].state.card for place in range(len(board.goals))]
    assert set(goals) <= set(shown)
    assert [board.pieces["ring", place].state.when for place in range(6)] == [DONE] * 5 + [LATER]
    board = make_board(Table(msgspec.structs.replace(over, year=6, card=NONE)))
    assert {board.pieces["ring", place].state.when for place in range(6)} == {DONE}


def test_a_marker_in_the_corner_pays_for_a_part_of_the_rubble(qapp) -> None:
    """4 $ suffice for 5 $: the tag names both prices; 3 $ do not."""
    for money, tag in ((4, "2 / 5 $"), (3, "2 $")):
        boards = list(position().boards)
        boards[1] = Board(money=money, stock=2, area=2, rubble=1, column=9, row=6)
        place = (1, -1, -1)
        board = make_board(with_front(position(boards=tuple(boards), places=place)))
        click(board, "space", 0)
        assert board.pieces["space", 0].state.tag[0] == tag
        sites = board.now.parts.sites
        assert (at("E3") in sites) == (money == 4), "the tag is as the rules have it"


def test_a_build_as_bonus_is_confirmed_like_every_other_build(qapp) -> None:
    state = position(year=6, card=NONE, phase=Phase.BONUS, places=(NONE,) * 3)
    board = make_board(with_front(state))
    assert board.pieces["primary",].state.words[0] == "Take bonus"
    click(board, "bonus", board.now.table.bonuses.index("build"))
    assert board.pieces["primary",].state.words[0] == "Build"
    drag(board, ("building",), middle_of(board, ("lot", at("E3"))))
    assert board.pieces["primary",].state.words[0] == "Build, 6 $"


def test_a_permit_too_many_is_dragged_away(qapp) -> None:
    """Onto the sheet or the stack; from elsewhere it flies home."""
    hands = list(position().hands)
    hands[1] = tuple(permit for permit in range(40) if permit not in position().permit_row)[:6]
    options = msgspec.structs.replace(position().options, permit_limit="discard")
    board = make_board(with_front(position(hands=tuple(hands), phase=Phase.DISCARD, options=options)))
    drag(board, ("hand", 1), middle_of(board, ("lot", at("E3"))))
    assert board.draft.sketch.discard is None
    for place, target in ((2, ("sheet",)), (4, ("permit", NONE))):
        drag(board, ("hand", place), board.pieces[target].rect.center())
        assert board.action() == Discard(board.hand[place])
        assert board.can_play()


def test_gains_are_told_in_words(qapp) -> None:
    told = gain_words((("rubble", "1"), ("urban3", "1"), ("develop", "0 → 3")))
    assert told == "gains: rubble token, park, development 0 → 3"
    assert gain_words((("material", "1"), ("permit", "1"), ("goal", "1"))) == "gains: building, permit, goal"
    board = make_board(with_front(position()))
    click(board, "space", 4)
    assert "development 1" in board.pieces["sheet",].name


@pytest.mark.parametrize("aids", [("legal",), ()])
def test_the_note_speaks_of_tags_only_where_there_are_some(qapp, aids: tuple[str, ...]) -> None:
    board = make_board(with_front(position(), aids=aids))
    tagged = any(board.pieces["space", space].state.tag for space in range(5))
    assert ("tags" in board.pieces["sheet",].state.note) == tagged == bool(aids)
    assert "2 $" in board.pieces["sheet",].state.note
