"""No meaning by colour alone: in shades of grey seats and states of the House Numbers board still tell apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

import resources
from desktop.access.palettes import SEATS, palette
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from desktop.boards.house_numbers.board import HouseNumbersBoard
from desktop.boards.house_numbers.plots import PlotState

PLOT = 5
STATES = {
    "empty": PlotState(),
    "peek": PlotState(light="peek"),
    "legal": PlotState(light="legal", lit=9),
    "focus": PlotState(light="focus", lit=9),
    "refused": PlotState(light="refused", lit=9),
    "built": PlotState(number=9),
    "draft": PlotState(number=9, draft=True),
    "last": PlotState(number=9, mark="last"),
    "pointed": PlotState(number=9, mark="pointed"),
}


def grey(image: QImage) -> bytes:
    """The image in shades of grey."""
    made = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(made.constScanLine(y)[: made.width()]) for y in range(made.height()))


def differs(a: bytes, b: bytes, least: int = 24) -> float:
    """The share of pixels whose grey differs clearly."""
    return sum(abs(x - y) >= least for x, y in zip(a, b, strict=True)) / len(a)


def shot(board: HouseNumbersBoard, ident: tuple[str | int, ...]) -> bytes:
    """A piece as it looks now, in grey."""
    piece = board.pieces[ident]
    spot = piece.mapRectToScene(piece.rect)
    image = QImage(round(spot.width()), round(spot.height()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    board.render(painter, QRectF(image.rect()), spot)
    painter.end()
    return grey(image)


@pytest.fixture
def board(qapp) -> HouseNumbersBoard:
    return make_board(Table(tour_position(rules())))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_symbols_of_all_seats_tell_apart_in_grey(qapp, scheme: str) -> None:
    sprites = Sprites(resources.folder() / "art", palette(scheme), kind)
    shapes = {}
    for seat in SEATS:
        name = f"common/seat_{seat.number}_white" if scheme == "dark" else f"common/seat_{seat.number}"
        image = sprites.pixmap(name, 32, 32, 1.0).toImage()
        shapes[seat.number] = bytes(image.pixelColor(x, y).alpha() > 127 for y in range(32) for x in range(32))
    for one, other in combinations(shapes, 2):
        assert differs(shapes[one], shapes[other], 1) > 0.03, (one, other)


@pytest.mark.parametrize("patterns", [False, True])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_states_of_a_plot_tell_apart_in_grey(qapp, scheme: str, patterns: bool) -> None:
    board = make_board(Table(tour_position(rules())), scheme)
    board.look.patterns = patterns
    board.restyle()
    shots = {}
    for name, state in STATES.items():
        board.pieces["plot", PLOT].put(state)
        shots[name] = shot(board, ("plot", PLOT))
    least = 0.01 if patterns else 0.002
    for one, other in combinations(STATES, 2):
        if {one, other} == {"empty", "peek"} and not patterns:
            continue
        assert differs(shots[one], shots[other], 12) > least, (one, other)


def test_plans_tell_apart_in_grey(board: HouseNumbersBoard) -> None:
    card = board.pieces["plan", 2]
    shots = []
    for light in ("", "reached", "claimable", "claimed"):
        card.put(replace(card.state, light=light))
        shots.append(shot(board, ("plan", 2)))
    for one, other in combinations(shots, 2):
        assert differs(one, other, 12) > 0.004


def test_patterns_mark_what_the_draft_adds_and_what_is_on_offer(board: HouseNumbersBoard) -> None:
    board.activate(("pair", 1))
    board.activate(("plot", 22))
    plain = {ident: shot(board, ident) for ident in (("track", "pools"), ("deck",), ("plot", 22), ("plan", 2))}
    board.look.patterns = True
    board.restyle()
    for ident, before in plain.items():
        assert differs(before, shot(board, ident), 12) > 0.0005, ident
