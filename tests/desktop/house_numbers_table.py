"""A table for tests of the House Numbers board: rules, a position, a link that answers for one front seat."""

from __future__ import annotations

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.house_numbers.actions import Action, Effect, card, number_of
from engine.games.house_numbers.plans import Need
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
    """Turn 12 of an advanced match: the position of the picture that the board is measured by."""
    ada = write_sheet(
        ("2 4 5 | _ 8 _ _ | 12 12b _", "_ 3 _ _ _ | 8 _ _ _ _ 14", "7 _ 10 10b | O | _ 4 _ _ _ _ _"),
        pools=1 << 2 | 1 << 27,
        parks=(1, 1, 0),
        agents=(0, 0, 1, 0, 0, 0),
        temps=1,
    )
    bo = write_sheet(
        ("_ 3 5 _ 7 _ _ _ _ 14", "_ 2 4 6 _ _ 9 _ _ _ _", "1 _ 5 6 _ _ _ _ _ _ _ 14"),
        pools=1 << 2 | 1 << 13,
        parks=(1, 2, 0),
        temps=2,
    )
    chidi = write_sheet(
        ("2 | _ _ 7 _ _ _ _ _ 15", "1 4 _ _ _ 9 _ _ _ _ 15", "1 3 | _ _ _ _ 9 _ _ _ _ 15"),
        parks=(1, 1, 1),
        plans=(7, 0, 0),
        spent=(1 | 1 << 9 | 1 << 10 | 1 << 20 | 1 << 21 | 1 << 32, 0, 0),
    )
    dana = write_sheet(
        ("1 _ 6 _ _ 9 _ _ _ 15", "1 _ _ _ 7 8 _ _ _ _ 13", "2 _ _ _ _ _ 6 7 _ 10 _ 15"),
        plans=(4, 0, 0),
        spent=(1 | 1 << 9 | 1 << 10 | 1 << 20 | 1 << 21 | 1 << 32, 0, 0),
        temps=1,
        parks=(0, 1, 1),
    )
    sheets = (ada, bo, chidi, dana, *(ada,) * (seats - 4))[:seats]
    ends = next(plan.id for plan in game.plans if plan.need is Need.ENDS)
    four = next(plan.id for plan in game.plans if plan.sizes == (1, 1, 1, 4))
    three = next(plan.id for plan in game.plans if plan.sizes == (3, 4))
    numbers = (card(6, Effect.BIS, 0), card(9, Effect.AGENT, 0), card(13, Effect.TEMP, 0))
    effects = (card(5, Effect.SURVEYOR, 0), card(9, Effect.POOL, 0), card(11, Effect.LANDSCAPER, 0))
    left = dict(enumerate((2, 2, 2, 2, 2, 2, 5, 5, 4, 5, 5, 2, 2, 0, 2), 1))
    free = [one for one in game.deck if one not in (*numbers, *effects)]
    unseen = []
    for one in free:
        if left[number_of(one)]:
            left[number_of(one)] -= 1
            unseen.append(one)
    discards = tuple(one for one in free if one not in unseen)
    stacks = (tuple(unseen[0::3]), tuple(unseen[1::3]), tuple(unseen[2::3]))
    return State(
        mode="advanced",
        options=game.start(Setup(2, "advanced"), Chance(1)).state.options,
        turn=12,
        sheets=sheets,
        pending=(None,) * seats,
        waiting=tuple(seat for seat in range(seats) if seat in (0, 2) or seat > 3),
        plan_ids=(ends, four, three),
        claimed=(10, 0, 0),
        numbers=numbers,
        effects=effects,
        stacks=stacks,
        discards=discards,
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
