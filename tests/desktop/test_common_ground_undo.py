"""What can be taken back in Common Ground, and the sentence that tells why something cannot (rules page, R2 and R9)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from controller_set import Board, Clock, HandComputers, sample

from desktop.storage.autosave import Autosave
from desktop.table.controller import Controller
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.texts.sentences import Sentences
from engine.games.common_ground.actions import SealGuess, SetCones
from engine.games.common_ground.view import Phase
from resources import reader

SEEN = "Something new was seen since: only free undo goes back behind that."


class Group:
    """A match of Common Ground at a table of persons and computer players."""

    def __init__(self, folder: Path, *controllers: str, open_table: str = "off") -> None:
        self.clock, self.computers, self.board = Clock(), HandComputers(), Board()
        self.autosave = Autosave(folder / "autosave")
        self.autosave.start()
        self.table = Controller(reader, Sentences(), self.autosave, self.computers, clock=self.clock)
        self.table.watch_ms = 0
        self.table.begun.connect(lambda: self.table.attach(self.board))
        seats = tuple(SeatPlan(f"Seat {seat}", one, seat + 1) for seat, one in enumerate(controllers))
        options = {"children": "off", "open_table": open_table}
        assert self.table.begin(MatchPlan("common_ground", "standard", seats, options, seed=4)) == ""

    @property
    def phase(self) -> Phase:
        """The part of the round."""
        return self.table.match.state.phase

    def step(self) -> object:
        """The next seat does something legal; tells what."""
        match = self.table.match
        self.clock.now += 1
        if self.table.front.expected is not None:
            self.table.lift()
        together = match.game.together(match.state)
        seat = match.waiting[-1 if together else 0]
        if self.computers.asked is not None:
            self.computers.move()
            return None
        action = sample(match.game, match.view(seat), seat)
        assert self.table.submit(action, seat if together else None) is None
        return action

    def step_to(self, phase: Phase) -> None:
        """Plays until a part of the round begins."""
        while self.phase is not phase:
            self.step()


@pytest.fixture
def groups(qapp, tmp_path: Path) -> Iterator[list[Group]]:
    made: list[Group] = []
    yield made
    for group in made:
        group.table.close()
        group.autosave.close()


def group(groups: list[Group], folder: Path, *controllers: str, open_table: str = "off") -> Group:
    groups.append(Group(folder, *controllers, open_table=open_table))
    return groups[-1]


def test_cones_can_be_taken_back_until_the_mayor_looks(groups, tmp_path: Path) -> None:
    played = group(groups, tmp_path, PERSON, PERSON, PERSON)
    assert isinstance(played.step(), SetCones)
    assert played.table.can_undo()
    assert played.table.why_no_undo() == ""
    played.table.undo()
    assert played.phase is Phase.CONES


def test_cones_stay_once_all_have_seen_the_places(groups, tmp_path: Path) -> None:
    """With an open table setting the cones shows the places to all; the sentence says so."""
    played = group(groups, tmp_path, PERSON, PERSON, PERSON, open_table="on")
    assert isinstance(played.step(), SetCones)
    assert played.phase is Phase.PLAN
    assert not played.table.can_undo()
    assert played.table.why_no_undo() == SEEN


def test_a_sealed_guess_stays(groups, tmp_path: Path) -> None:
    played = group(groups, tmp_path, PERSON, PERSON, PERSON)
    played.step_to(Phase.GROUP)
    while played.phase is Phase.GROUP:
        match = played.table.match
        deputy = match.state.mayor + 1
        matching = tuple(range(len(match.state.drawn)))
        assert played.table.submit(SealGuess(matching, ()), deputy % 3) is None
    assert not played.table.can_undo()
    assert played.table.why_no_undo() == SEEN


def test_one_person_takes_a_sealed_guess_back(groups, tmp_path: Path) -> None:
    """Free undo, which is on for one person among computer players, goes back behind the reveal: the same group sits
    before the same places."""
    played = group(groups, tmp_path, PERSON, "random", "random")
    while not (played.phase is Phase.GROUP and played.table.match.state.mayor == 2):
        played.step()
    before = played.table.match.state
    assert played.table.submit(SealGuess((*range(len(before.drawn)),), ()), 0) is None
    assert played.phase is not Phase.GROUP
    assert played.table.can_undo()
    played.table.undo()
    after = played.table.match.state
    assert (after.phase, after.drawn, after.plan, after.history) == (
        Phase.GROUP, before.drawn, before.plan, before.history,
    )  # fmt: skip
