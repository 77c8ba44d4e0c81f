"""What goals give the acting seat on the board of After the Quake: labels on the goals, the total on the sheet, in
words; nothing of it without the aid."""

from __future__ import annotations

import re

import msgspec
import pytest
from after_the_quake_moves import click, drag, middle_of
from after_the_quake_table import Table, at, make_board, permit_of, position, rules, with_front
from PySide6.QtGui import QImage, QPainter

from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.after_the_quake.cards import gives_rect
from engine.games.after_the_quake.actions import Act, Build
from engine.games.after_the_quake.view import WhatGoalsGive

KINDS = ("goal", "common", "own")


def gives(board: AfterTheQuakeBoard) -> dict[str, tuple[int, int] | None]:
    """Per goal that lies open on the board what its label tells."""
    found = {}
    for ident, piece in board.pieces.items():
        if ident[0] in KINDS and piece.isVisible() and piece.state.card >= 0:
            found[rules().data.goals[piece.state.card].id] = piece.state.gives
    return found


def laid_out(aids: tuple[str, ...] = ("legal", "live_score")) -> tuple[AfterTheQuakeBoard, Table]:
    """Bo's building on E3, laid out and not played."""
    table = with_front(position(), aids=aids)
    table.plays = False
    board = make_board(table)
    click(board, "space", 1)
    click(board, "space", 0)
    drag(board, ("building",), middle_of(board, ("lot", at("E3"))))
    return board, table


def test_goals_tell_what_they_give_and_what_a_laid_out_build_changes(qapp) -> None:
    board = make_board(with_front(position()))
    still = gives(board)
    assert still["most_on_red"] == (6, 6)
    assert still["per_building"] == (4, 4)
    assert still["most_rubble"] == (1, 1)
    assert still["on_yellow"] == (4, 4)
    assert still["most_money"] == (6, 6), "the row tells what a goal would give"
    assert "would give 6 now" in board.pieces["goal", 2].name
    assert "gives 4 now" in board.pieces["own", 1].name
    board, table = laid_out()
    action = Act(1, "action", 0, build=Build(at("E3"), (permit_of("R3", 1), permit_of("G5")), True, 2))
    told = table.game.aid(table.state, 1, WhatGoalsGive(action))
    wanted = {rules().data.goals[one.goal].id: (one.points, one.after) for one in (*told.common, *told.own, *told.row)}
    assert gives(board) == wanted
    assert wanted["per_building"] == (4, 5)
    assert wanted["pairs"] == (6, 9)
    assert wanted["most_money"] == (6, 0), "7 $ are spent"
    assert "gives 6 now, then 9" in board.pieces["own", 0].name
    assert board.pieces["sheet",].state.points == (told.total, told.after)
    assert f"Points: {told.total} → {told.after}" in board.pieces["sheet",].name
    spoken = " ".join(spot.words for section in board.sections() for spot in section.spots)
    assert "gives 6 now, then 9" in spoken
    assert f"{told.total} → {told.after}" in spoken


def test_a_building_held_over_a_space_changes_the_labels_at_once_and_escape_takes_it_back(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    click(board, "space", 0)
    before = gives(board)
    drag(board, ("building",), middle_of(board, ("lot", at("E3"))), drop=False)
    assert gives(board)["pairs"] == (6, 9)
    assert gives(board)["most_rubble"] == (1, 6)
    board.pointer_cancel("escape")
    assert gives(board) == before


@pytest.mark.parametrize("aid", ["live_score", "left"])
def test_the_change_of_the_total_is_said_with_each_part(qapp, aid: str) -> None:
    board = make_board(with_front(position(), aids=("legal", aid)))
    said: list[str] = []
    board.said.connect(said.append)
    for ident in (("space", 1), ("space", 0), ("lot", at("E3"))):
        click(board, *ident)
    assert ("Points: 28 → " in said[-1]) == (aid == "live_score")
    assert said[-1].startswith(board.prompt_words())


def test_a_goal_that_is_chosen_counts_in_the_total(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    click(board, "space", 1)
    total = board.pieces["sheet",].state.points
    assert total[0] == total[1]
    click(board, "goal", 2)
    assert board.pieces["sheet",].state.points == (total[0], total[0] + 6)
    assert not board.pieces["goal", 2].state.wished
    assert board.pieces["goal", 0].state.wished


def test_without_the_aid_nothing_of_it_shows(qapp) -> None:
    board, _ = laid_out(aids=("legal", "left"))
    assert set(gives(board).values()) == {None}
    assert board.pieces["sheet",].state.points is None
    spoken = " ".join(piece.name for piece in board.pieces.values())
    assert not re.search(r"gives? \d|Points", spoken)


@pytest.mark.parametrize("front", [None, 0])
def test_only_the_seat_in_front_learns_what_its_goals_give(qapp, front: int | None) -> None:
    """Looked on by the table nothing is told; another seat in front has its own points."""
    table = Table(position(), front)
    board = make_board(table)
    told = {one: value for one, value in gives(board).items() if value is not None}
    if front is None:
        assert told == {}
        return
    own = {rules().data.goals[goal].id for goal in table.state.secret_goals[0]}
    assert own <= set(told)
    assert not {"pairs", "on_yellow"} & set(told), "those are Bo's secret"
    assert told["most_rubble"] == (6, 6), "Ada has two tokens, Bo one"


def test_best_builder_is_told_with_the_eighth_building(qapp) -> None:
    state = position()
    boards = list(state.boards)
    boards[1] = msgspec.structs.replace(boards[1], stock=0, area=1, money=9)
    built = list(state.built)
    for name in ("A2", "C2", "D2"):
        built[at(name)] = 1
    board = make_board(with_front(position(boards=tuple(boards), built=tuple(built))))
    click(board, "space", 1)
    click(board, "space", 0)
    click(board, "lot", at("E3"))
    assert gives(board)["best_builder"] == (0, 5)


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_labels_change_their_own_part_of_a_card_and_no_more(qapp, scheme: str, scale: float) -> None:
    """What is painted anew holds every pixel that differs."""
    board = make_board(with_front(position()), scheme, text_scale=scale)
    for ident in (("common", 2), ("own", 0), ("goal", 2)):
        piece = board.pieces[ident]
        before, images = piece.state, []
        rect = piece.boundingRect().toAlignedRect()
        # What is drawn often is kept as a picture from the second time on.
        for told in ((4, 4), (4, 4), (4, 4), (10, 12)):
            piece.state = type(before)(**{**before.__dict__, "gives": told})
            image = QImage(rect.size(), QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            painter.translate(-rect.topLeft())
            piece.draw(painter)
            painter.end()
            images.append(image)
        old = type(before)(**{**before.__dict__, "gives": (4, 4)})
        parts = [part.toAlignedRect().translated(-rect.topLeft()) for part in piece.changed_parts(old)]
        differ = [
            (x, y)
            for y in range(rect.height())
            for x in range(rect.width())
            if images[-2].pixel(x, y) != images[-1].pixel(x, y)
        ]
        assert differ
        assert all(any(part.contains(*spot) for part in parts) for spot in differ), ident
        assert gives_rect(board.look, piece.rect, piece.state)[0].width() < piece.rect.width()


def test_a_permit_held_over_another_space_changes_nothing_of_the_build(qapp) -> None:
    """It is for the building that is laid out: price, points and path stay with that one."""
    board = make_board(with_front(position()))
    for ident in (("space", 1), ("space", 0), ("lot", at("E4"))):
        click(board, *ident)
    before = gives(board), board.pieces["sheet",].state.purse, board.pieces["development",].state.path
    spot = middle_of(board, ("lot", at("I2")))
    drag(board, ("hand", 1), spot, drop=False)
    assert board.aim == ("lot", at("E4"))
    assert board.pieces["lot", at("I2")].state.light == ""
    assert (gives(board), board.pieces["sheet",].state.purse, board.pieces["development",].state.path) == before
    board.pointer_release(spot)
    assert board.now.sketch.site == at("E4")
