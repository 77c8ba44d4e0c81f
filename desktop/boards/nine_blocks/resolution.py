"""What happened in a round, one by one: the latest resolution as steps that can be taken forwards and backwards.

Everything here is worked out from ``LastRound`` alone, so that the same steps come about at once, after loading, during
the next planning and at the end of the match. Each step holds the whole picture before and after it; showing a step is
showing its pictures, whichever way somebody came to it (rules page, 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from typing import Final

from engine.games.nine_blocks.actions import DROP_ONE, DROP_TWO, GAIN, REMOVE, START, TURN
from engine.games.nine_blocks.events import (
    AloneBegan,
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Clashed,
    Eliminated,
    Ended,
    Fact,
    FinalBegan,
    PlansRevealed,
    SpaceLost,
    UnitCompleted,
    Violated,
)
from engine.games.nine_blocks.grid import EMPTY, NOBODY, SPACES_OF, TURNS, UNITS_OF, units_shared
from engine.games.nine_blocks.view import LastRound, Phase, View

LATER_MS: Final = 350
"""So much later than the pieces it takes the offender's own tile flies."""


class Stage(IntEnum):
    """The headings under which facts stand, in the order of the rules."""

    TURNED = 0
    SPACE = 1
    CLASH = 2
    BOARD = 3
    BUILD = 4
    BONUS = 5
    END = 6


class Fate(StrEnum):
    """What has become of a plan so far."""

    DOWN = "down"
    UP = "up"
    LOST = "lost"
    BUILT = "built"


@dataclass(frozen=True, slots=True)
class Lying:
    """A plan of the round: whose, where, its number, and what has become of it."""

    seat: int
    space: int
    number: int
    fate: Fate = Fate.DOWN


@dataclass(frozen=True, slots=True)
class Picture:
    """How things stand at a moment of the resolution.

    ``plans`` are in their order; ``fresh`` are the spaces built in this round so far; ``scored`` the units completed so
    far, as (unit, seat, points), those of earlier rounds included; ``out`` the seats that are eliminated; ``start`` the
    start player of the next round if a bonus has told, else ``NOBODY``.
    """

    board: tuple[int, ...]
    builders: tuple[int, ...]
    penalties: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    plans: tuple[Lying, ...]
    turn: int
    scored: tuple[tuple[int, int, int], ...] = ()
    fresh: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    start: int = NOBODY


@dataclass(frozen=True, slots=True)
class Place:
    """A place a piece flies from or to: ``kind`` "space", "plan" (``at`` the space, ``nth`` of the tiles on it),
    "rack" (``at`` the seat, ``nth`` the slot) or "pile", the discards."""

    kind: str
    at: int = -1
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way: its number, from where to where, ``delay`` milliseconds after the step began; ``seat`` whose
    cube lies on it (``NOBODY``: none)."""

    number: int
    start: Place
    end: Place
    delay: int = 0
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Step:
    """A fact with everything that shows it.

    ``seats`` are the seats concerned, the one it happens to first; ``clear`` the spaces that stay clear while the rest
    lies under a veil (() if nothing is veiled); ``units`` the lines and blocks it names; ``pairs`` the contradicting
    spaces as (unit, one, other); ``emptied`` the spaces whose piece left the board; ``lost`` those whose plan was lost;
    ``racks`` the seats whose penalties change. ``fact`` is None where the round ends and the match goes on.
    """

    stage: Stage
    fact: Fact | None
    before: Picture
    after: Picture
    seats: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()
    units: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int, int], ...] = ()
    emptied: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    racks: tuple[int, ...] = ()
    flights: tuple[Flight, ...] = ()
    alone: int = NOBODY
    """At the end of a round the seat that goes on building alone."""


@dataclass(frozen=True, slots=True)
class Course:
    """The steps of a round. ``whole`` tells whether the round lies behind; while a bonus is still to be used it does
    not. ``open_build`` is the round of a seat that builds alone: nothing was planned face down."""

    round: int
    steps: tuple[Step, ...] = field(default=())
    whole: bool = True
    open_build: bool = False

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The headings of this round."""
        if self.open_build:
            return (Stage.BUILD, Stage.END)
        if not any(step.stage is Stage.TURNED for step in self.steps):
            return (Stage.END,)
        return tuple(Stage)

    def of_stage(self, stage: Stage) -> tuple[int, ...]:
        """The numbers of the steps under a heading."""
        return tuple(at for at, step in enumerate(self.steps) if step.stage is stage)


def course_of(view: View) -> Course | None:
    """The steps of the latest resolution, None before the first one."""
    last = view.last
    if last is None:
        return None
    picture = first_picture(view, last)
    steps: list[Step] = []
    for fact in last.facts:
        step = step_of(fact, picture)
        steps.append(step)
        picture = step.after
    whole = not (view.phase is Phase.BONUS and view.round == last.round)
    if whole and not any(isinstance(fact, Ended) for fact in last.facts):
        builder = view.queue[0] if view.phase is Phase.ALONE and view.queue else NOBODY
        end = replace(closed(picture), start=view.start)
        steps.append(Step(Stage.END, None, picture, end, alone=builder))
    alone = any(isinstance(fact, Built) and fact.alone for fact in last.facts)
    return Course(last.round, tuple(steps), whole, alone)


def closed(picture: Picture) -> Picture:
    """The picture once nothing of the round is to be told any more."""
    return replace(picture, plans=(), fresh=())


def first_picture(view: View, last: LastRound) -> Picture:
    """How things stood before the plans were turned over."""
    return Picture(
        last.board,
        last.builders,
        last.penalties,
        last.points,
        tuple(Lying(plan.seat, plan.space, plan.number) for plan in last.plans),
        last.turn,
        tuple((claim.unit, claim.seat, claim.points) for claim in view.claims if claim.round < last.round),
        out=tuple(seat for seat, gone in enumerate(view.out) if 0 < gone < last.round),
    )


def step_of(fact: Fact, before: Picture) -> Step:
    """The step of a fact on a picture."""
    match fact:
        case PlansRevealed():
            return _turned(fact, before)
        case SpaceLost():
            return _space_lost(fact, before)
        case Clashed():
            return _clashed(fact, before)
        case Violated():
            return _violated(fact, before)
        case Built():
            return _built(fact, before)
        case UnitCompleted():
            return _completed(fact, before)
        case BonusWon(seat=seat) | BonusDeclined(seat=seat):
            spaces = _lowest(fact, before)
            return Step(Stage.BONUS, fact, before, before, (seat,), spaces)
        case BonusUsed():
            return _bonus_used(fact, before)
        case Eliminated():
            return _eliminated(fact, before)
        case FinalBegan():
            return Step(Stage.END, fact, before, before)
        case AloneBegan(seat=seat):
            return Step(Stage.END, fact, before, before, (seat,))
        case Ended(winners=winners):
            return Step(Stage.END, fact, before, closed(before), winners)


def _turned(fact: PlansRevealed, before: Picture) -> Step:
    up = tuple(replace(plan, fate=Fate.UP) for plan in before.plans)
    return Step(Stage.TURNED, fact, before, replace(before, plans=up), fact.seats, tuple(sorted(set(fact.spaces))))


def _lose(before: Picture, seat: int, space: int, number: int) -> tuple[Picture, Flight]:
    """A plan goes to its owner's rack."""
    at = _find(before, seat, space, number)
    after = replace(
        before,
        plans=_with(before.plans, at, replace(before.plans[at], fate=Fate.LOST)),
        penalties=_with(before.penalties, seat, (*before.penalties[seat], number)),
    )
    here = [place for place, plan in enumerate(before.plans) if plan.space == space and plan.fate is Fate.UP]
    flight = Flight(
        number, Place("plan", space, here.index(at)), Place("rack", seat, len(before.penalties[seat])), seat=seat
    )
    return after, flight


def _space_lost(fact: SpaceLost, before: Picture) -> Step:
    after, flight = _lose(before, fact.seat, fact.space, fact.number)
    return Step(
        Stage.SPACE,
        fact,
        before,
        after,
        tuple(dict.fromkeys((fact.seat, fact.winner))),
        (fact.space,),
        lost=(fact.space,),
        racks=(fact.seat,),
        flights=(flight,),
    )


def _clashed(fact: Clashed, before: Picture) -> Step:
    after, flight = _lose(before, fact.seat, fact.space, fact.number)
    return Step(
        Stage.CLASH,
        fact,
        before,
        after,
        tuple(dict.fromkeys((fact.seat, fact.other))),
        _spaces(fact.units),
        fact.units,
        tuple((unit, fact.space, fact.other_space) for unit in fact.units),
        lost=(fact.space,),
        racks=(fact.seat,),
        flights=(flight,),
    )


def _violated(fact: Violated, before: Picture) -> Step:
    after, own = _lose(before, fact.seat, fact.space, fact.number)
    board, builders, rack = list(after.board), list(after.builders), list(after.penalties[fact.seat])
    flights = []
    for space in fact.taken:
        flights.append(Flight(board[space], Place("space", space), Place("rack", fact.seat, len(rack))))
        rack.append(board[space])
        board[space], builders[space] = EMPTY, NOBODY
    after = replace(
        after,
        board=tuple(board),
        builders=tuple(builders),
        penalties=_with(after.penalties, fact.seat, tuple(rack)),
        fresh=after.fresh,
    )
    owners = (before.builders[space] for space in fact.taken)
    delay = LATER_MS if fact.taken else 0
    return Step(
        Stage.BOARD,
        fact,
        before,
        after,
        tuple(dict.fromkeys((fact.seat, *owners))),
        _spaces(fact.units),
        fact.units,
        pairs_of(fact),
        fact.taken,
        (fact.space,),
        (fact.seat,),
        (*flights, replace(own, delay=delay)),
    )


def pairs_of(fact: Violated) -> tuple[tuple[int, int, int], ...]:
    """The offender's space with each space it contradicts, by the first unit that they share."""
    return tuple((units_shared(fact.space, other)[0], fact.space, other) for other in (*fact.taken, *fact.gone))


def _built(fact: Built, before: Picture) -> Step:
    plans = before.plans
    if not fact.alone:
        at = _find(before, fact.seat, fact.space, fact.number)
        plans = _with(plans, at, replace(plans[at], fate=Fate.BUILT))
    else:
        plans = tuple(replace(plan, fate=Fate.BUILT) for plan in plans)
    points = before.points
    if fact.alone:
        points = _with(points, fact.seat, points[fact.seat] + 1)
    after = replace(
        before,
        board=_with(before.board, fact.space, fact.number),
        builders=_with(before.builders, fact.space, fact.seat),
        plans=plans,
        points=points,
        fresh=(*before.fresh, fact.space),
    )
    return Step(Stage.BUILD, fact, before, after, (fact.seat,), (fact.space,))


def _completed(fact: UnitCompleted, before: Picture) -> Step:
    after = replace(
        before,
        points=_with(before.points, fact.seat, before.points[fact.seat] + fact.points),
        scored=(*before.scored, (fact.unit, fact.seat, fact.points)),
    )
    return Step(Stage.BUILD, fact, before, after, (fact.seat,), SPACES_OF[fact.unit], (fact.unit,))


def _lowest(fact: BonusWon | BonusDeclined, before: Picture) -> tuple[int, ...]:
    """Where the lowest number of the round was built."""
    return tuple(
        plan.space
        for plan in before.plans
        if plan.fate is Fate.BUILT and (plan.seat, plan.number) == (fact.seat, fact.number)
    )[:1]


def _bonus_used(fact: BonusUsed, before: Picture) -> Step:
    seat, after = fact.seat, before
    clear: tuple[int, ...] = ()
    emptied: tuple[int, ...] = ()
    racks: tuple[int, ...] = ()
    flights: list[Flight] = []
    seats = (seat,)
    if fact.number == REMOVE and fact.space is not None:
        space = fact.space
        clear = emptied = (space,)
        flights.append(Flight(before.board[space], Place("space", space), Place("pile")))
        seats = tuple(dict.fromkeys((seat, before.builders[space])))
        after = replace(
            after,
            board=_with(after.board, space, EMPTY),
            builders=_with(after.builders, space, NOBODY),
            fresh=tuple(other for other in after.fresh if other != space),
        )
    elif fact.number in (DROP_ONE, DROP_TWO):
        rack = list(before.penalties[seat])
        slots = list(range(len(rack)))
        for number in fact.tiles:
            at = rack.index(number)
            flights.append(Flight(number, Place("rack", seat, slots[at]), Place("pile")))
            del rack[at], slots[at]
        racks = (seat,)
        after = replace(after, penalties=_with(after.penalties, seat, tuple(rack)))
    elif fact.number == TURN and fact.turns is not None:
        after = replace(after, turn=(after.turn + fact.turns) % TURNS)
    elif fact.number == GAIN:
        after = replace(after, points=_with(after.points, seat, after.points[seat] + 1))
    elif fact.number == START:
        after = replace(after, start=seat)
    return Step(Stage.BONUS, fact, before, after, seats, clear, emptied=emptied, racks=racks, flights=tuple(flights))


def _eliminated(fact: Eliminated, before: Picture) -> Step:
    rack = before.penalties[fact.seat]
    after = replace(before, penalties=_with(before.penalties, fact.seat, ()), out=(*before.out, fact.seat))
    flights = tuple(Flight(number, Place("rack", fact.seat, slot), Place("pile")) for slot, number in enumerate(rack))
    return Step(Stage.END, fact, before, after, (fact.seat,), racks=(fact.seat,), flights=flights)


# Small helpers


def _spaces(units: Sequence[int]) -> tuple[int, ...]:
    """The spaces of all the units."""
    return tuple(sorted({space for unit in units for space in SPACES_OF[unit]}))


def _find(picture: Picture, seat: int, space: int, number: int) -> int:
    """The place in the order of a plan that still stands."""
    return next(
        at
        for at, plan in enumerate(picture.plans)
        if (plan.seat, plan.space, plan.number) == (seat, space, number) and plan.fate is Fate.UP
    )


def _with(items: tuple, place: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:place], item, *items[place + 1 :])


def free_units(step: Step) -> tuple[int, ...]:
    """The units of the offender's space that a violation or a clash does not touch."""
    fact = step.fact
    if not isinstance(fact, (Violated, Clashed)):
        return ()
    return tuple(unit for unit in UNITS_OF[fact.space] if unit not in fact.units)


def between(step: Step, gone: frozenset[int], landed: frozenset[int]) -> Picture:
    """The picture within a step whose flights ``gone`` have left their places and ``landed`` have come to theirs."""
    if len(landed) == len(step.flights):
        return step.after
    before = step.before
    board, builders = list(before.board), list(before.builders)
    plans = list(before.plans)
    racks = [list(rack) for rack in before.penalties]
    lifted: dict[int, list[int]] = {}
    for number, flight in enumerate(step.flights):
        if number not in gone:
            continue
        start = flight.start
        if start.kind == "space":
            board[start.at], builders[start.at] = EMPTY, NOBODY
        elif start.kind == "plan":
            here = [at for at, plan in enumerate(before.plans) if plan.space == start.at and plan.fate is Fate.UP]
            plans[here[start.nth]] = replace(plans[here[start.nth]], fate=Fate.LOST)
        elif start.kind == "rack":
            lifted.setdefault(start.at, []).append(start.nth)
    for seat, slots in lifted.items():
        racks[seat] = [number for slot, number in enumerate(racks[seat]) if slot not in slots]
    for number, flight in enumerate(step.flights):
        if number in landed and flight.end.kind == "rack":
            racks[flight.end.at].append(flight.number)
    return replace(
        before,
        board=tuple(board),
        builders=tuple(builders),
        plans=tuple(plans),
        penalties=tuple(tuple(rack) for rack in racks),
        fresh=tuple(space for space in before.fresh if board[space]),
    )
