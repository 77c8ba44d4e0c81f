"""Whole matches of House Numbers played through the board by pressing whatever can be pressed."""

from __future__ import annotations

import random

import pytest
from house_numbers_table import Table, make_board, rules

from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.sheet import PLOTS

PRESSES = ("pair", "hand", "plot", "gap", "agent", "plan", "option", "bracket", "roundabout", "refusal")


class LiveTable(Table):
    """A table that plays what is submitted; the other seats play at random."""

    def __init__(self, mode: str, seats: int, seed: int) -> None:
        self.step = rules().start(Setup(seats, mode), Chance(seed))
        super().__init__(self.step.state)
        self.board = None
        self.let_others_play()

    def let_others_play(self) -> None:
        while self.state.waiting and self.state.waiting[-1] != 0:
            seat = self.state.waiting[-1]
            draft = self.step.chance.draft()
            action = self.game.choices(self.state, seat).sample(draft, "player")
            self.play(seat, action, draft.chance)

    def play(self, seat: int, action: Action, chance: Chance) -> None:
        self.step = self.game.play(self.state, seat, action, chance)
        self.state = self.step.state

    def submit(self, action: Action) -> Refusal | None:
        refusal = super().submit(action)
        if refusal is None:
            self.play(0, action, self.step.chance)
            told = [one.event for one in self.step.events]
            self.let_others_play()
            self.board.show(self.view)
            self.board.tell(told)
        return refusal


@pytest.mark.parametrize(
    ("mode", "seats", "seed"),
    [
        ("basic", 2, 1),
        ("advanced", 4, 2),
        ("expert", 2, 3),
        ("expert_advanced", 12, 4),
        ("solo", 1, 5),
        ("solo_advanced", 1, 6),
        ("practice_advanced", 1, 7),
    ],
)
def test_match_is_played_to_its_end_by_pressing(qapp, mode: str, seats: int, seed: int) -> None:
    table = LiveTable(mode, seats, seed)
    board = make_board(table)
    table.board = board
    dice = random.Random(seed)
    kinds = set()
    for _ in range(6000):
        if not table.state.waiting:
            break
        confirm = board.pieces["confirm",]
        if confirm.active and dice.random() < 0.5:
            board.activate(("confirm",))
            continue
        idents = [ident for ident, piece in board.pieces.items() if ident[0] in PRESSES and piece.active]
        # Legal targets first, as somebody who looks at the board would press them.
        lit = [ident for ident in idents if ident[0] == "plot" and board.pieces[ident].state.light]
        ident = dice.choice(lit if lit and dice.random() < 0.6 else idents)
        kinds.add(ident[0])
        board.activate(ident)
        if dice.random() < 0.1:
            board.undo()
    assert not table.state.waiting, "the match never ended"
    assert len(table.submitted) >= 10
    assert kinds >= {"hand" if mode.startswith(("expert", "solo")) else "pair", "plot"}
    assert not board.pieces["confirm",].active
    assert sum(board.pieces["plot", plot].state.number >= 0 for plot in range(PLOTS)) > 5
