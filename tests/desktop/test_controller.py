"""The controller: who comes to the front, what is shown to whom, undo, autosave, stale moves, damaged files."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from controller_set import NAMES, HandComputers, PlainWords, Set, sample
from pytestqt.qtbot import QtBot

from desktop.table.computers import Computers
from desktop.table.controller import Controller
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.worker import WorkerClient
from resources import reader


@pytest.fixture
def sets(qtbot: QtBot, tmp_path: Path):
    """Makes sets and closes them."""
    made: list[Set] = []

    def make(*controllers: str, **plan: Any) -> Set:
        made.append(Set(tmp_path / str(len(made)), *controllers, **plan))
        return made[-1]

    yield make
    for one in made:
        one.close()


# Front seat


def test_persons_enter_their_turns_one_after_another(sets) -> None:
    """In seat order, and in the next turn from the first seat again."""
    table = sets(PERSON, PERSON, PERSON)
    order = []
    for _ in range(6):
        order.append(table.table.seat)
        table.play()
    assert order == [0, 1, 2, 0, 1, 2]
    assert table.curtains == []


def test_computers_think_while_persons_draft(sets) -> None:
    """A computer's move neither takes the front nor hides the draft; the last one resolves the turn."""
    table = sets(PERSON, "random", "random")
    assert table.table.seat == 0
    assert table.computers.asked.seat == 1
    table.computers.move()
    assert table.table.seat == 0
    assert table.computers.asked.seat == 2
    table.play()
    assert table.table.seat == 0
    assert table.table.can_take_back()
    table.computers.move()
    assert table.table.round == 2
    assert table.table.seat == 0
    assert not table.table.can_take_back()


def test_a_person_comes_back_until_all_have_confirmed(sets) -> None:
    """Facing the seat again and withdrawing makes it owe its turn anew."""
    table = sets(PERSON, PERSON, PERSON)
    table.play()
    assert table.table.seat == 1
    table.table.face(0)
    assert table.table.seat == 0
    assert table.table.view.own is not None
    table.table.take_back()
    assert table.table.seat == 0
    assert 0 in table.table.waiting
    table.play()
    assert table.table.seat == 1


def test_undo_asks_the_draft_first_then_takes_the_last_turn_back(sets) -> None:
    """The one who confirmed last comes back to the front; redo brings the turn back."""
    table = sets(PERSON, PERSON)
    table.play()
    table.board.draft = ["a part"]
    table.table.undo()
    assert table.board.draft == []
    assert table.table.seat == 1
    table.table.undo()
    assert table.table.seat == 0
    assert table.table.waiting == (0, 1)
    assert table.table.can_redo()
    table.table.redo()
    assert table.table.waiting == (1,)
    assert table.table.seat == 1


def test_no_undo_across_new_cards_without_free_undo(sets) -> None:
    """With persons at the table the resolved turn is final; alone against computers it is not."""
    two = sets(PERSON, PERSON)
    two.play()
    two.play()
    assert not two.table.can_undo()
    assert two.table.why_no_undo()
    one = sets(PERSON, "random")
    one.computers.move()
    one.play()
    assert one.table.round == 2
    assert one.table.can_undo()
    one.table.undo()
    assert one.table.round == 1
    assert one.table.seat == 0


def test_the_table_agrees_to_go_back(sets) -> None:
    """Every person at the start of the round."""
    table = sets(PERSON, PERSON, PERSON)
    table.play()
    table.play()
    assert table.table.can_consent()
    table.table.consent()
    assert table.table.waiting == (0, 1, 2)
    assert table.table.seat == 0


# Secrecy


def hands_shown(view: Any) -> list[int]:
    """The seats whose hands a view shows; the one card that a seat has passed on itself does not count."""
    passed = (view.seat + 1) % len(view.hands) if view.seat is not None else None
    return [
        seat for seat, hand in enumerate(view.hands) if sum(card >= 0 for card in hand) > (1 if seat == passed else 0)
    ]


def test_the_curtain_hides_every_hand(sets) -> None:
    """From the first moment on, no view with a hand is shown before the curtain is lifted for that seat."""
    table = sets(PERSON, PERSON, PERSON, mode="expert")
    for turn in range(4):
        seat = turn % 3
        assert table.table.seat is None
        assert hands_shown(table.table.view) == []
        assert table.curtains[-1].name == NAMES[seat]
        assert table.curtains[-1].number == seat + 1
        shown = len(table.board.views)
        table.table.lift()
        assert table.table.seat is None, "the first half second is ignored"
        table.lift()
        assert table.table.seat == seat
        assert table.curtains[-1] is None
        assert [hands_shown(view) for view in table.board.views[shown:]] == [[seat]]
        table.play()
    for view in table.board.views:
        assert len(hands_shown(view)) <= 1


def test_the_view_is_that_of_the_seat_before_the_curtain_goes_up(sets) -> None:
    """The scene is rebuilt first."""
    table = sets(PERSON, PERSON, mode="expert")
    order: list[str] = []
    table.table.curtain.connect(lambda text: order.append("down" if text else "up"))
    table.board.show = lambda view: order.append(f"hands {hands_shown(view)}")
    table.lift()
    assert order[:2] == ["hands [0]", "up"]
    order.clear()
    table.play()
    assert order[0] == "down"
    assert set(order) == {"down", "hands []"}


def test_while_the_curtain_is_down_nobody_drafts_or_plays(sets) -> None:
    """The board has no seat; submitting is refused."""
    table = sets(PERSON, PERSON, mode="expert")
    game = table.table.match.game
    action = sample(game, game.view(table.table.match.state, 0), 0)
    assert table.table.submit(action).code == "not_waiting"
    assert table.table.refuse(action).code == "not_waiting"


def test_covering_hides_at_once(sets) -> None:
    """F9: the front seat's own view goes too, and comes back through the curtain."""
    table = sets(PERSON, PERSON, mode="expert")
    table.lift()
    table.table.cover()
    assert table.table.seat is None
    assert hands_shown(table.board.views[-1]) == []
    assert table.curtains[-1].name == "Ada"
    table.lift()
    assert table.table.seat == 0


def test_a_turn_is_taken_back_while_the_curtain_waits(sets) -> None:
    """It leads to the curtain of that seat; once the other has looked, it is final."""
    table = sets(PERSON, PERSON, mode="expert")
    table.lift()
    table.play()
    assert table.curtains[-1].taken_back == "Ada"
    table.table.undo()
    assert table.table.seat is None
    assert table.curtains[-1].name == "Ada"
    table.lift()
    table.play()
    table.lift()
    assert table.table.seat == 1
    assert not table.table.can_undo()


def test_events_wait_for_the_curtain_and_are_filtered(sets) -> None:
    """A card passed between others stays unknown."""
    table = sets(PERSON, PERSON, PERSON, mode="expert")
    for _ in range(3):
        table.lift()
        before = len(table.board.told)
        table.play()
        assert len(table.board.told) == before
    table.lift()
    passed = [event for event in table.board.told if type(event).__name__ == "Passed"]
    assert passed
    for event in passed:
        assert event.card < 0 or 0 in (event.seat, event.to)


def test_a_single_person_needs_no_curtain_but_an_opened_match_does(sets, tmp_path: Path) -> None:
    """Whoever opens a file may be somebody else."""
    table = sets(PERSON, "random", mode="expert")
    assert table.curtains == []
    file = tmp_path / "m.cantiere"
    assert table.table.save(file) == ""
    assert table.table.open(file) == ""
    assert table.table.seat is None
    assert table.curtains[-1].name == "Ada"


def test_writing_in_secret_uses_the_curtain(sets) -> None:
    """The option hides what a standard match would show."""
    table = sets(PERSON, PERSON, secret=True)
    assert table.curtains[-1].name == "Ada"


# Computers


def test_stale_moves_are_dropped(sets) -> None:
    """A move decided before an undo of that seat's position, or for another match, changes nothing."""
    table = sets(PERSON, "random")
    asked = table.computers.asked
    action = sample(asked.game, asked.view, 1)
    table.computers.move()
    digest = table.table.match.digest
    table.computers.moved.emit(1, action, asked.position)
    assert table.table.match.digest == digest
    table.table.restart()
    digest = table.table.match.digest
    table.computers.moved.emit(1, action, asked.position)
    assert table.table.match.digest == digest
    assert table.computers.asked is not None


def test_a_seat_passes_to_a_computer_and_back(sets) -> None:
    """Its hand disappears from the screen; the log of the match knows."""
    table = sets(PERSON, PERSON)
    assert table.table.hand_over(0, "random") == ""
    assert table.table.seat == 1
    assert table.computers.asked.seat == 0
    assert table.table.hand_over(0, PERSON) == ""
    assert table.computers.asked is None
    assert table.table.hand_over(0, "genius") == "controller_unknown"


def test_pausing_stops_thinking(sets) -> None:
    """And going on asks again."""
    table = sets("random", "random")
    table.table.pause(True)
    assert table.computers.asked is None
    table.table.pause(False)
    assert table.computers.asked.seat == 0


def test_a_match_of_computers_ends_once(sets, qtbot: QtBot) -> None:
    """The end is told once, after the last view; nothing is offered to be continued."""
    table = sets("random", "random")
    ends: list[Any] = []
    table.table.ended.connect(ends.append)
    for _ in range(200):
        if table.computers.asked is None:
            break
        table.computers.move()
    assert len(ends) == 1
    assert ends[0] == table.table.outcome
    assert table.board.views[-1].ended
    assert table.table.seat is None
    assert table.autosave.recover() == []
    totals = table.table.totals()
    assert [sheet.total for sheet in ends[0].sheets] == totals[-1]


def test_a_finished_file_shows_its_result_and_leaves_the_match_under_way(sets, qtbot: QtBot, tmp_path: Path) -> None:
    """The course is known once the file has been replayed; the autosave still holds the match under way."""
    over = sets("random", "random")
    while over.computers.asked is not None:
        over.computers.move()
    file = tmp_path / "over.cantiere"
    assert over.table.save(file) == ""
    table = sets(PERSON, PERSON)
    table.play()
    table.autosave.wait()
    before = table.autosave.latest.read_bytes()
    with qtbot.waitSignal(table.table.ended, timeout=10_000):
        assert table.table.open(file) == ""
    assert table.table.totals()[-1] == [sheet.total for sheet in table.table.outcome.sheets]
    assert table.autosave.latest.read_bytes() == before


def test_a_failing_player_gets_a_legal_move(qtbot: QtBot, sets, tmp_path: Path, caplog) -> None:
    """The worker cannot be started: the match still goes on, and the log says so."""
    table = sets(PERSON, "random")
    computers = Computers(WorkerClient(start=(str(tmp_path / "missing"), [])))
    moves: list[Any] = []
    computers.moved.connect(lambda seat, action, position: moves.append((seat, action, position)))
    computers.ask(table.computers.asked)
    qtbot.waitUntil(lambda: bool(moves), timeout=10_000)
    seat, action, position = moves[0]
    assert table.table.match.refuse(seat, action) is None
    assert position == table.computers.asked.position
    assert "gets a move by chance" in caplog.text


def test_a_board_that_stumbles_does_not_stop_the_match(sets, monkeypatch: pytest.MonkeyPatch) -> None:
    """The exception goes where uncaught ones go; the next seat can play and computer players think."""
    table = sets(PERSON, PERSON, "random")
    caught: list[BaseException] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: caught.append(error))

    def fail(view: Any) -> None:
        raise RuntimeError("no picture")

    table.board.show = fail
    table.play()
    table.play()
    table.computers.move()
    assert table.table.round == 2
    assert table.computers.asked is not None
    assert [str(error) for error in caught] == ["no picture"] * 3


# Files


def test_every_action_is_saved_and_resumed(sets, tmp_path: Path) -> None:
    """A new controller goes on where the old one was killed."""
    table = sets(PERSON, PERSON)
    table.play()
    table.play()
    table.play()
    table.autosave.wait()
    digest, waiting = table.table.match.digest, table.table.waiting
    other = Controller(reader, PlainWords(), table.autosave, HandComputers())
    assert other.resume() == ""
    assert other.match.digest == digest
    assert other.waiting == waiting
    assert other.seat == 1


def test_a_damaged_autosave_gives_way_to_the_one_before(sets) -> None:
    """It is moved aside, a sentence names it, nothing is lost."""
    table = sets(PERSON)
    for _ in range(3):
        table.play()
        table.autosave.wait()
    data = table.autosave.latest.read_bytes()
    table.autosave.latest.write_bytes(data[: len(data) // 2])
    assert table.table.resume() == ""
    assert table.table.round == 3
    assert "moved aside" in table.failures[0]
    assert (table.autosave.folder / "latest.cantiere.damaged").exists()


def test_a_file_cut_at_any_byte_is_refused_in_a_sentence(sets, tmp_path: Path) -> None:
    """The match on the table stays as it was."""
    table = sets(PERSON, PERSON)
    table.play()
    file = tmp_path / "m.cantiere"
    table.table.save(file)
    data = file.read_bytes()
    digest = table.table.match.digest
    for length in [*range(0, len(data) - 1, max(1, len(data) // 150)), len(data) - 1]:
        file.write_bytes(data[:length])
        words = table.table.open(file)
        assert str(file) in words, length
        assert "\n" not in words
    assert table.table.match.digest == digest
    file.write_bytes(data)
    assert table.table.open(file) == ""


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        (b'"app":"cantiere"', b'"app":"chess"', "app"),
        (b'"format":1', b'"format":99', "format"),
        (b'"rules":1', b'"rules":99', "rules"),
        (b'"game":"house_numbers"', b'"game":"chess"', "game"),
        (b'"turn":1', b'"turn":2', "digest"),
        (b'"colour":1', b'"colour":77', "colour"),
    ],
)
def test_foreign_newer_and_edited_files_are_refused(sets, tmp_path: Path, old: bytes, new: bytes, field: str) -> None:
    """The sentence names file and field."""
    table = sets(PERSON, PERSON)
    file = tmp_path / "m.cantiere"
    data = table.table.record()
    assert old in data
    file.write_bytes(data.replace(old, new))
    words = table.table.open(file)
    assert str(file) in words
    assert field in words


def test_a_full_disk_does_not_stop_the_match(sets, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and the next turn can be played."""
    table = sets(PERSON)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(3):
        table.play()
        table.autosave.wait()
    qtbot.waitUntil(lambda: bool(table.failures))
    assert len(table.failures) == 1
    assert table.table.round == 4


def test_bad_plans_are_refused(sets) -> None:
    """Seats, mode and level out of range give a sentence, and the match on the table stays."""
    table = sets(PERSON)
    digest = table.table.match.digest
    seat = SeatPlan("Ada")
    for plan in (
        MatchPlan("house_numbers", "basic", (seat,)),
        MatchPlan("house_numbers", "chess", (seat,)),
        MatchPlan("house_numbers", "practice", (SeatPlan("Ada", "genius"),)),
        MatchPlan("house_numbers", "basic", (seat, seat), {"reshuffle": "never"}),
        MatchPlan("chess", "basic", (seat,)),
    ):
        assert table.table.begin(plan) != ""
    assert table.table.match.digest == digest


def test_plans_survive_the_settings() -> None:
    """To JSON and back; anything else is refused."""
    plan = MatchPlan("house_numbers", "basic", (SeatPlan("Ada", PERSON, 3, "Birch Hill"), SeatPlan("Bo", "random", 4)))
    assert MatchPlan.from_json(plan.to_json()) == plan
    for bad in ({}, {"game": "x", "mode": "y", "seats": 3}, {"game": "x", "mode": "y", "seats": [{"name": "A"}]}):
        with pytest.raises(ValueError, match="plan"):
            MatchPlan.from_json(bad)
