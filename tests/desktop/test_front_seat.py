"""The front seat: one setter, the curtain in every way to a private view, the guarded first half second."""

from __future__ import annotations

import itertools

import pytest

from desktop.table.front_seat import GUARD_SECONDS, FrontSeat


class Clock:
    """A clock that the test moves."""

    now = 50.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock."""
    return Clock()


@pytest.fixture
def front(clock: Clock) -> FrontSeat:
    """A front seat where every view hides something."""
    return FrontSeat(lambda seat, fresh: True, clock)


def test_it_opens_only_after_half_a_second(front: FrontSeat, clock: Clock) -> None:
    """And exactly once."""
    lifted: list[int] = []
    front.lifted.connect(lifted.append)
    front.face(2)
    assert (front.seat, front.expected, front.target) == (None, 2, 2)
    clock.now += GUARD_SECONDS - 0.01
    assert not front.lift()
    clock.now += 0.02
    assert front.lift()
    assert (front.seat, front.expected) == (2, None)
    assert not front.lift()
    assert lifted == [2]


def test_asking_for_the_same_seat_does_not_start_the_guard_anew(front: FrontSeat, clock: Clock) -> None:
    """A second call while the curtain is down changes nothing for the one who waits."""
    front.face(1)
    clock.now += 1
    front.face(1)
    assert front.lift()
    front.face(1)
    assert front.seat == 1


def test_another_seat_starts_the_guard_anew(front: FrontSeat, clock: Clock) -> None:
    """The tap that was meant for one seat cannot open for the next."""
    front.face(1)
    clock.now += 1
    front.face(2)
    assert not front.lift()


def test_the_table_needs_no_curtain(front: FrontSeat, clock: Clock) -> None:
    """Facing nobody takes the curtain away and shows no seat."""
    front.face(1)
    front.face(None)
    assert (front.seat, front.expected) == (None, None)


def test_open_modes_change_at_once() -> None:
    """No curtain where nothing is hidden."""
    front = FrontSeat(lambda seat, fresh: False)
    lowered: list[int] = []
    front.lowered.connect(lowered.append)
    front.face(0)
    front.face(1)
    assert front.seat == 1
    assert lowered == []


def test_no_order_of_calls_opens_a_view_without_lifting(clock: Clock) -> None:
    """Every sequence of four commands: a seat is in front only after a lift for that very seat."""
    commands = {
        "face 0": lambda f: f.face(0),
        "face 1": lambda f: f.face(1),
        "again": lambda f: f.face(0, fresh=True),
        "table": lambda f: f.face(None),
        "cover": lambda f: f.cover(),
        "lift": lambda f: f.lift(),
    }
    for order in itertools.product(commands, repeat=4):
        front = FrontSeat(lambda seat, fresh: True, clock)
        opened: list[int] = []
        front.lifted.connect(opened.append)
        before = None
        for name in order:
            clock.now += 1
            commands[name](front)
            if front.seat is not None and front.seat != before:
                assert name == "lift"
                assert opened[-1] == front.seat
            before = front.seat
