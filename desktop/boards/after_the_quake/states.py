"""The situation at the table, worked out from view and sketch alone; what is laid out before it is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from desktop.boards.after_the_quake.book import table_of
from desktop.boards.common.pieces import Ident
from engine.core.game import Preview, Refusal
from engine.games.after_the_quake.actions import (
    ACTION,
    MONEY,
    PASS,
    Act,
    Action,
    Build,
    Discard,
    GoOn,
    TakeBonus,
    TakeIncome,
)
from engine.games.after_the_quake.facts import LAST_YEAR
from engine.games.after_the_quake.legal import Table, urban_types
from engine.games.after_the_quake.view import NONE, GoalGives, GoalsGive, Outlook, Parts, Phase, Prices, View

INCOME, BONUS, ACT, DISCARD, GO = "income", "bonus", "act", "discard", "go"
BUILDS: Final = ("build", "build_subsidised")
NO_PARTS: Final = Parts()
TAKES: Final = ("permit", "goal", "building_and_permit")


@dataclass(frozen=True)
class Sketch:
    """What is laid out before it is played. See ``Act``, ``Build``, ``TakeBonus``; ``site`` is the space of a build,
    ``discard`` the permit that is too much."""

    space: int | None = None
    money: bool = False
    target: int | None = None
    take: int | None = None
    rubble: int | None = None
    site: int | None = None
    permits: tuple[int, ...] = ()
    urban: int | None = None
    alternative: int | None = None
    discard: int | None = None

    def without_parts(self, **more: Any) -> Sketch:
        """The same pawn, with nothing that belongs to one action."""
        return Sketch(space=self.space, **more)


@dataclass(frozen=True)
class Verdict:
    """What stands against something: the piece it was tried on and the sentence."""

    ident: Ident
    words: str


@dataclass(frozen=True)
class Situation:
    """Everything the pieces need.

    ``role`` is what the front seat may do now ("income", "bonus", "act", "discard", "go" or "": looking on); ``parts``
    the legal next parts, ``shows`` whether they may be lit; ``prices`` of the actions of the present card from space
    ``stand``; ``load`` is what is held or ``carried``; ``aim`` the piece under it; ``preview`` of the sketch with the
    aim taken in; ``verdict`` the last refusal; ``numbers`` per player its colour and symbol; ``gives`` what the goals
    of the front seat give now and then (None: not to be told).
    """

    view: View
    role: str
    numbers: tuple[int, ...]
    sketch: Sketch = Sketch()
    parts: Parts = NO_PARTS
    shows: bool = True
    prices: Prices | None = None
    stand: int | None = None
    load: Ident | None = None
    carried: bool = False
    aim: Ident | None = None
    preview: Preview | None = None
    verdict: Verdict | None = None
    hinted: Ident | None = None
    gives: GoalsGive | None = None

    @property
    def table(self) -> Table:
        """Content, map and view together."""
        return table_of(self.view)

    @property
    def player(self) -> int:
        """The player that moves next, the Committee too; -1 after the end."""
        view = self.view
        return view.queue[0] if view.queue and view.phase is not Phase.OVER else NONE

    @property
    def kind(self) -> str:
        """The action that is being done, "" for none yet."""
        return kind_of(self.view, self.sketch)

    @property
    def trial(self) -> Sketch:
        """The sketch with what is aimed at taken in."""
        site = self.aim[1] if self.aim is not None and self.aim[0] == "lot" else None
        if site is None or self.kind not in BUILDS or site not in self.parts.sites:
            return self.sketch
        return replace(self.sketch, site=int(site))

    @property
    def outlook(self) -> Outlook | None:
        """Payments, purse and field that the preview tells."""
        detail = self.preview.detail if self.preview is not None else None
        return detail if isinstance(detail, Outlook) else None


def gives_of(now: Situation, goal: int) -> tuple[int, int] | None:
    """The points of a goal for the front seat now and after what is laid out, None where they are not told."""
    found = told_of(now, goal)
    return None if found is None else (found.points, found.after)


def told_of(now: Situation, goal: int) -> GoalGives | None:
    """What is told of a goal for the front seat, None where nothing is."""
    told = now.gives
    every = () if told is None else (*told.common, *told.own, *told.row)
    return next((one for one in every if one.goal == goal), None)


def kind_of(view: View, sketch: Sketch) -> str:
    """The action that a sketch does, "" for none yet."""
    table = table_of(view)
    if view.phase is Phase.ACT and sketch.target is not None and not sketch.money:
        return table.card[sketch.target].action
    if view.phase is Phase.BONUS and sketch.alternative is not None:
        return table.bonuses[sketch.alternative]
    return ""


def action_of(view: View, role: str, sketch: Sketch) -> Action | None:
    """What a sketch would play, with parts missing where they are; None where nothing may be played."""
    if role == GO:
        return GoOn()
    if role == INCOME:
        return TakeIncome(sketch.space)
    if role == DISCARD:
        return Discard(sketch.discard)
    kind = kind_of(view, sketch)
    build = None
    if kind in BUILDS and sketch.site is not None:
        covered = bool(view.rubble >> sketch.site & 1)
        build = Build(sketch.site, sketch.permits, covered, sketch.urban)
    if role == BONUS:
        return TakeBonus(sketch.alternative, sketch.take, build)
    if role != ACT:
        return None
    if sketch.space is None:
        return Act()
    if table_of(view).card[sketch.space].action == PASS:
        return Act(sketch.space, PASS)
    if sketch.money:
        return Act(sketch.space, MONEY)
    return Act(sketch.space, ACTION, sketch.target, sketch.take, sketch.rubble, build)


def shared_types(view: View, permits: tuple[int, ...]) -> tuple[int, ...]:
    """The types of urban planning to choose from with these permits."""
    return urban_types(table_of(view), permits)


def order_of(view: View) -> tuple[int, ...]:
    """The players from right to left of where they stood before this step."""
    standing = view.card == NONE and view.phase is not Phase.INCOME and view.year < LAST_YEAR
    places = view.places if standing else view.last
    if not places or min(places) < 0:
        # 1906: in seat order from the start player, which comes after the last one.
        players = len(view.boards)
        first = view.queue[-1] + 1 if view.queue else 0
        return tuple((first + place) % players for place in range(players))
    return tuple(sorted(range(len(places)), key=lambda player: -places[player]))


@dataclass(frozen=True)
class Stands:
    """Where a pawn stands: on ``card`` of the ring (-1: the income spaces) at ``space``; ``left`` where it has left,
    with its place in the ``order``; ``waits`` where it still has to move on."""

    player: int
    card: int
    space: int
    order: int
    left: bool = False
    waits: bool = False


def stands_of(now: Situation) -> tuple[Stands, ...]:
    """Every pawn on the table and every outline of one that has left, the sketched move of the front seat taken in."""
    view, found = now.view, []
    order = order_of(view)
    before = view.card - 1 if view.phase is not Phase.INCOME else 5
    for player, place in enumerate(view.places):
        rank = order.index(player)
        old = view.last[player] if player < len(view.last) else NONE
        moved = place
        acts = player == now.player and now.role in (ACT, INCOME)
        if acts and now.sketch.space is not None:
            moved = now.sketch.space
        here = NONE if view.phase is Phase.INCOME else view.card
        if view.card == NONE and view.phase is not Phase.INCOME:
            if view.year == LAST_YEAR:
                found.append(Stands(player, 5, old, rank))
            elif place != NONE:
                found.append(Stands(player, NONE, place, rank))
            continue
        if moved != NONE:
            found.append(Stands(player, here, moved, rank))
            if NONE not in (old, here):
                found.append(Stands(player, before, old, rank, left=True))
        elif old != NONE:
            found.append(Stands(player, before, old, rank, waits=True))
    return tuple(found)


def refusal_of(prices: Prices, target: int, money: int) -> Refusal | None:
    """What stands against the action of a space, as the prices tell."""
    code = prices.reasons[target]
    return Refusal(code, "3.3", numbers=(prices.money[target], money)) if code else None
