"""The situation at the table and what every space shows in it, worked out from view and sketch alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.boards.nine_blocks.areas import marks_on
from desktop.boards.nine_blocks.news import News
from desktop.boards.nine_blocks.spaces import SpaceState
from engine.core.game import Refusal
from engine.games.nine_blocks.actions import HIDDEN
from engine.games.nine_blocks.facts import penalty_limit
from engine.games.nine_blocks.grid import UNITS_OF, block_of, builders_of
from engine.games.nine_blocks.standing import points_of
from engine.games.nine_blocks.view import Outlook, Phase, Planned, View

PLAN, ALONE, BONUS = "plan", "alone", "bonus"
NOTHING = Outlook()
NONE_NEW = News()
UNKNOWN = -1
"""In place of a count that is not known for the moment that is shown."""


@dataclass(frozen=True)
class Sketch:
    """What is laid out before it is played: the place of a ``tile`` in the hand (-1: none), and the ``space`` it lies
    on or, with ``given``, that it goes to the penalties."""

    tile: int = -1
    space: int | None = None
    given: bool = False


@dataclass(frozen=True)
class Scenery:
    """What is to be seen of board, racks and points; ``plans`` with a number below 1 lie face down; ``left``
    tiles in the supply, ``UNKNOWN`` where a moment that lies behind is shown. ``frames`` and ``lights`` per space are
    those of ``SpaceState``; spaces in ``faint`` are half hidden; seats in ``out`` are eliminated."""

    turn: int
    board: tuple[int, ...]
    builders: tuple[int, ...]
    plans: tuple[Planned, ...]
    claims: tuple[tuple[int, int], ...]
    penalties: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    discards: tuple[int, ...]
    left: int
    frames: dict[int, str] = field(default_factory=dict)
    lights: dict[int, str] = field(default_factory=dict)
    faint: frozenset[int] = frozenset()
    out: tuple[int, ...] = ()


def scenery_of(view: View) -> Scenery:
    """What the view says; plans stay face down even for their own seat, as they lie on the table."""
    return Scenery(
        view.turn,
        view.board,
        view.builders,
        tuple(Planned(plan.seat, plan.space, HIDDEN) for plan in view.plans),
        tuple((claim.unit, claim.seat) for claim in view.claims),
        view.penalties,
        tuple(points_of(view, seat) for seat in range(view.seats)),
        view.discards,
        view.left,
        out=tuple(seat for seat, since in enumerate(view.out) if since),
    )


@dataclass(frozen=True)
class Verdict:
    """What would come of a tile on a space: refused by the rules, or allowed with an ``outlook``."""

    space: int
    tile: int
    refusal: Refusal | None = None
    outlook: Outlook = NOTHING
    gain: int = 0

    @property
    def sound(self) -> bool:
        """Whether nothing in sight speaks against it."""
        return self.refusal is None and not self.outlook.contradicts and not self.outlook.repeats

    @property
    def against(self) -> tuple[int, ...]:
        """The spaces that the tile would repeat."""
        found = self.outlook.contradicts + self.outlook.repeats
        if self.refusal is not None and len(self.refusal.squares) > 1:
            found += tuple(square for square in self.refusal.squares if square != self.space)
        return found


@dataclass(frozen=True)
class Situation:
    """Everything the pieces need.

    ``role`` is what the front seat may do now: "plan", "alone", "bonus" or "" (looking on); ``hand`` its tiles;
    ``load`` the place in the hand of what is held or ``carried``; ``lit`` the spaces to light for it, ``fits`` whether
    it has a space without a repeat; ``verdict`` what would come of it at the target; ``asked`` whether an answer to
    that is waited for ("plan", "pass" or ""); ``picked`` the space whose number is shown everywhere; ``hinted`` the
    space that a hint points at; ``news`` what seats have drawn and taken since they acted.
    """

    view: View
    scenery: Scenery
    role: str
    hand: tuple[int, ...]
    numbers: tuple[int, ...]
    sketch: Sketch = Sketch()
    load: int | None = None
    carried: bool = False
    lit: frozenset[int] = frozenset()
    fits: bool = True
    verdict: Verdict | None = None
    asked: str = ""
    picked: int | None = None
    hinted: int | None = None
    news: News = NONE_NEW

    @property
    def seat(self) -> int:
        """The seat that decides now, -1 after the end."""
        view = self.view
        if view.phase is Phase.BONUS:
            return view.bonus_seat
        return view.queue[0] if view.queue else -1

    @property
    def limit(self) -> int:
        """The penalty tiles with which a seat is out."""
        return penalty_limit(self.view.seats)

    @property
    def twice(self) -> bool:
        """Whether the seat plans once more after this plan."""
        return len(self.view.queue) > 1 and self.view.queue[0] == self.view.queue[1]


def alike(now: Situation, space: int) -> frozenset[int]:
    """The other spaces with the number of a built one."""
    number = now.scenery.board[space]
    return frozenset(other for other, found in enumerate(now.scenery.board) if found == number and other != space)


def space_states(now: Situation, spin: int) -> list[SpaceState]:
    """What every space shows."""
    view, scenery = now.view, now.scenery
    per_space: dict[int, list[tuple[int, int]]] = {}
    for plan in scenery.plans:
        per_space.setdefault(plan.space, []).append((now.numbers[plan.seat], plan.number))
    aim = now.verdict
    lies = now.sketch.space
    if aim is not None and not now.carried:
        lies = aim.space if now.asked == "plan" else lies
    if lies is not None and now.seat >= 0:
        per_space.setdefault(lies, []).append((now.numbers[now.seat], 0))
    frames, lights = dict(scenery.frames), dict(scenery.lights)
    for space in now.lit:
        lights.setdefault(space, "legal")
    if now.picked is not None and scenery.board[now.picked]:
        for space in {other for other in range(81) if set(UNITS_OF[other]) & set(UNITS_OF[now.picked])}:
            lights.setdefault(space, "lit")
        frames |= dict.fromkeys(alike(now, now.picked), "same")
        frames[now.picked] = "picked"
    if now.hinted is not None:
        lights[now.hinted] = "aimed"
    if aim is not None:
        lights[aim.space] = "aimed" if aim.sound else "refused"
        frames |= dict.fromkeys(aim.against, "refused")
    made = []
    for space in range(81):
        marks = tuple((now.numbers[seat], x, y, r) for seat, x, y, r in marks_on(view.seats, scenery.turn, space))
        tile = scenery.board[space]
        plans = tuple(per_space.get(space, ()))
        light = lights.get(space, "")
        if (tile or plans) and light in ("legal", "aimed") and space != now.hinted:
            light = ""
        made.append(
            SpaceState(tile, plans, () if tile else marks, light, frames.get(space, ""), spin, space in scenery.faint)
        )
    return made


def owners(now: Situation, space: int) -> tuple[int, ...]:
    """The seats that may build on a space."""
    return builders_of(now.view.seats, now.scenery.turn, block_of(space))
