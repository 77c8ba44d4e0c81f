"""A table for tests of the House Numbers board: rules, a position, a link that answers for one front seat."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.game import Refusal
from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.rules import HouseNumbers, load
from engine.games.house_numbers.sheet import STREETS, Sheet, fits_from_numbers
from engine.games.house_numbers.state import State

NAMES = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jin", "Kai", "Lea")


def rules() -> HouseNumbers:
    """The game with its content."""
    return load(resources.reader("house_numbers"))


def write_sheet(streets: tuple[str, str, str], **parts: object) -> Sheet:
    """A sheet out of three lines: numbers, "_" empty, "12b" a bis house, "O" a roundabout, "|" a fence."""
    numbers = [-1] * 33
    houses = bis = roundabouts = fences = 0
    for street, line in zip(STREETS, streets, strict=True):
        plot = street.start
        for word in line.split():
            if word == "|":
                fences |= 1 << plot - 1
                continue
            if word == "O":
                roundabouts |= 1 << plot
            elif word != "_":
                houses |= 1 << plot
                bis |= (1 << plot) * word.endswith("b")
                numbers[plot] = int(word.rstrip("b"))
            plot += 1
        assert plot == street.stop, line
    row = tuple(numbers)
    return Sheet(
        numbers=row,
        houses=houses,
        bis=bis,
        roundabouts=roundabouts,
        fences=fences,
        fits=fits_from_numbers(row, roundabouts),
        **parts,
    )


def tour_position(game: HouseNumbers, seats: int = 4) -> State:
    """Turn 12 of an advanced match: the position of the picture that the board is measured by, as the tour shows it.

    More than four seats get sheets like the first ones and have not confirmed.
    """
    data = (resources.folder() / "tour" / "house_numbers_turn_12.json").read_bytes()
    state = msgspec.json.decode(data, type=game.types.state)
    more = range(4, seats)
    return msgspec.structs.replace(
        state,
        sheets=(*state.sheets[:seats], *(state.sheets[seat % 4] for seat in more)),
        pending=(*state.pending[:seats], *(None for _ in more)),
        waiting=(*(seat for seat in state.waiting if seat < seats), *more),
    )


class Table:
    """A link over rules and a state; keeps what was submitted."""

    def __init__(
        self, state: State, seat: int | None = 0, aids: tuple[str, ...] = ("legal", "live_score", "left")
    ) -> None:
        self.game = rules()
        self.state = state
        self.seat = seat
        self.aids = frozenset(aids)
        levels = ("", "skilled", "", "beginner")
        self.seats = tuple(SeatFace(NAMES[i], i + 1, levels[i % 4]) for i in range(len(state.sheets)))
        self.submitted: list[Action] = []
        self.withdrawable = False

    @property
    def view(self):
        return self.game.view(self.state, self.seat)

    def refuse(self, action: Action) -> Refusal | None:
        return self.game.refuse(self.view, self.seat, action)

    def parts(self, action: Action):
        return self.game.choices(self.view, self.seat).narrow(action)

    def preview(self, action: Action):
        return self.game.preview(self.view, self.seat, action)

    def aid(self, question):
        return self.game.aid(self.view, 0 if self.seat is None else self.seat, question)

    def score(self, seat: int):
        return self.game.score(self.view, seat)

    def reason(self, refusal: Refusal) -> str:
        return {
            "number_too_high": f"Too high: {refusal.numbers[-1] if refusal.numbers else ''} stands to the right.",
            "number_too_low": f"Too low: {refusal.numbers[-1] if refusal.numbers else ''} stands to the left.",
        }.get(refusal.code, refusal.code)

    def submit(self, action: Action) -> Refusal | None:
        refusal = self.refuse(action)
        if refusal is None:
            self.submitted.append(action)
        return refusal

    def can_take_back(self) -> bool:
        return self.withdrawable

    def take_back(self) -> None:
        self.withdrawable = False


def make_board(
    table: Table, scheme: str = "light", *, text_scale: float = 1.0, speed: float = 0.0
) -> HouseNumbersBoard:
    """A board that shows the view of the table's front seat; animations are instant."""
    load_fonts(resources.folder())
    chosen = palette(scheme)
    look = Look(chosen, Sprites(resources.folder() / "art", chosen, kind), text_scale, speed)
    board = HouseNumbersBoard(table, look)
    board.show(table.view)
    return board


def centre(board: HouseNumbersBoard, *ident: str | int) -> QPointF:
    return board.centre_of(ident)


def drag(board: HouseNumbersBoard, start: QPointF, end: QPointF) -> None:
    board.pointer_press(start)
    for share in (0.2, 0.6, 1.0):
        board.pointer_move(start + (end - start) * share)
    board.pointer_release(end)


def click(board: HouseNumbersBoard, *ident: str | int) -> None:
    at = centre(board, *ident)
    board.pointer_move(at)
    board.pointer_press(at)
    board.pointer_release(at)


def key(
    board: HouseNumbersBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))
