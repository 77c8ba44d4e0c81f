"""The legal actions of a seat as a set that is asked, narrowed and sampled, never listed in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.chance import Draft
from engine.games.after_the_quake.actions import (
    ACTION,
    HIDDEN,
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
from engine.games.after_the_quake.legal import (
    CLEAN,
    STEP,
    Table,
    builds,
    can_do,
    committee_is_next,
    free_spaces,
    income_spaces,
    permit_sets,
    refuse_action,
    sites,
    takes_for,
    urban_types,
    usable_bonuses,
    waiting_of,
)
from engine.games.after_the_quake.view import Parts, Phase
from engine.geometry.squares import squares_in

MONEY_ONCE_IN: Final = 6
"""A sampled turn takes the money once in so many times although it could act."""
PASS_ONCE_IN: Final = 4
MOST_TRIES: Final = 4


class QuakeChoices:
    """The legal actions of one seat. See ``engine.core.choices.Choices``."""

    __slots__ = ("_seat", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table, self._seat = table, seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return refuse_action(self._table, self._seat, action) is None

    def __bool__(self) -> bool:
        # Money can always be taken, and a bonus nobody can use is passed over.
        return self._seat in waiting_of(self._table.seen)

    def __iter__(self) -> Iterator[Action]:
        """Every legal action once, lazily."""
        if not self:
            return
        table, seat = self._table, self._seat
        if committee_is_next(table.seen):
            yield GoOn()
            return
        match table.seen.phase:
            case Phase.INCOME:
                yield from (TakeIncome(space) for space in income_spaces(table))
            case Phase.BONUS:
                for place in usable_bonuses(table, seat):
                    kind = table.bonuses[place]
                    for take, _, build in self._parts(kind, 0, free=True):
                        yield TakeBonus(place, take, build)
            case Phase.DISCARD:
                yield from (Discard(permit) for permit in table.held(seat) if permit != HIDDEN)
            case _:
                yield from self._turns()

    def _turns(self) -> Iterator[Act]:
        table, card = self._table, self._table.card
        for space in free_spaces(table):
            if card[space].action == PASS:
                yield Act(space, PASS)
                continue
            yield Act(space, MONEY)
            for target, place in enumerate(card):
                paid = STEP * abs(space - target)
                if can_do(table, self._seat, place.action, paid):
                    for take, rubble, build in self._parts(place.action, paid):
                        yield Act(space, ACTION, target, take, rubble, build)

    def _parts(
        self, kind: str, paid: int, *, free: bool = False
    ) -> Iterator[tuple[int | None, int | None, Build | None]]:
        """The parts of every way to do an action: take, rubble, build."""
        table, seat = self._table, self._seat
        if kind in ("permit", "goal", "building_and_permit"):
            row_only = kind == "building_and_permit" or (free and kind == "permit" and table.seen.year == 0)
            yield from ((take, None, None) for take in takes_for(table, seat, kind, row_only=row_only))
        elif kind == "clean":
            yield None, None, None
            if table.seen.boards[seat].money >= paid + CLEAN:
                yield from ((None, space, None) for space in squares_in(table.seen.rubble))
        elif kind in ("build", "build_subsidised"):
            found = builds(table, seat, paid, subsidised=kind == "build_subsidised")
            yield from ((None, None, build) for build in found)
        else:
            yield None, None, None

    def sample(self, draft: Draft, stream: str) -> Action:
        """A legal action: space, choice and parts are drawn one after the other."""
        if not self:
            raise IndexError("no legal action")
        table, seat = self._table, self._seat
        if committee_is_next(table.seen):
            return GoOn()
        match table.seen.phase:
            case Phase.INCOME:
                return TakeIncome(draft.chosen(stream, income_spaces(table)))
            case Phase.BONUS:
                place = draft.chosen(stream, usable_bonuses(table, seat))
                take, _, build = self._sample_parts(table.bonuses[place], 0, draft, stream, free=True)
                return TakeBonus(place, take, build)
            case Phase.DISCARD:
                return Discard(draft.chosen(stream, [permit for permit in table.held(seat) if permit != HIDDEN]))
        return self._sample_turn(draft, stream)

    def _sample_turn(self, draft: Draft, stream: str) -> Act:
        table, seat, card = self._table, self._seat, self._table.card
        spaces = free_spaces(table)
        space = draft.chosen(stream, spaces)
        if card[space].action == PASS:
            if draft.number(stream, PASS_ONCE_IN) == 0 or len(spaces) == 1:
                return Act(space, PASS)
            space = draft.chosen(stream, [other for other in spaces if other != space])
        if draft.number(stream, MONEY_ONCE_IN):
            targets = [space, *(draft.number(stream, len(card)) for _ in range(MOST_TRIES - 1))]
            for target in targets:
                paid = STEP * abs(space - target)
                kind = card[target].action
                if can_do(table, seat, kind, paid):
                    take, rubble, build = self._sample_parts(kind, paid, draft, stream)
                    return Act(space, ACTION, target, take, rubble, build)
        return Act(space, MONEY)

    def _sample_parts(
        self, kind: str, paid: int, draft: Draft, stream: str, *, free: bool = False
    ) -> tuple[int | None, int | None, Build | None]:
        table, seat = self._table, self._seat
        if kind in ("build", "build_subsidised"):
            subsidised = kind == "build_subsidised"
            space, clean = draft.chosen(stream, tuple(sites(table, seat, paid, subsidised=subsidised)))
            sets = tuple(permit_sets(table, table.held(seat), space, subsidised=subsidised))
            permits = draft.chosen(stream, sets)
            types: tuple[int | None, ...] = urban_types(table, permits) or (None,)
            return None, None, Build(space, permits, clean, draft.chosen(stream, types))
        return draft.chosen(stream, tuple(self._parts(kind, paid, free=free)))

    def narrow(self, partial: Action) -> Parts:
        """The legal next parts of a draft."""
        table, seat = self._table, self._seat
        if not self or committee_is_next(table.seen):
            return Parts()
        match table.seen.phase, partial:
            case Phase.INCOME, TakeIncome():
                return Parts(spaces=income_spaces(table))
            case Phase.BONUS, TakeBonus(place, _, build):
                usable = usable_bonuses(table, seat)
                if place not in usable or place is None:
                    return Parts(alternatives=usable)
                return self._narrow_parts(Parts(alternatives=usable), table.bonuses[place], 0, build, free=True)
            case Phase.DISCARD, Discard():
                return Parts(discards=tuple(permit for permit in table.held(seat) if permit != HIDDEN))
            case Phase.ACT, Act(space, _, target, _, _, build):
                spaces = free_spaces(table)
                if space not in spaces or space is None or table.card[space].action == PASS:
                    return Parts(spaces=spaces)
                targets = tuple(
                    other
                    for other, place in enumerate(table.card)
                    if can_do(table, seat, place.action, STEP * abs(space - other))
                )
                found = Parts(spaces=spaces, targets=targets)
                if target not in targets or target is None:
                    return found
                return self._narrow_parts(found, table.card[target].action, STEP * abs(space - target), build)
        return Parts()

    def _narrow_parts(self, found: Parts, kind: str, paid: int, build: Build | None, *, free: bool = False) -> Parts:
        """Adds the parts of an action to what was found."""
        table, seat = self._table, self._seat
        takes: tuple[int, ...] = ()
        rubble: tuple[int, ...] = ()
        places: tuple[int, ...] = ()
        permits: tuple[int, ...] = ()
        urban: tuple[int, ...] = ()
        if kind in ("permit", "goal", "building_and_permit"):
            row_only = kind == "building_and_permit" or (free and kind == "permit" and table.seen.year == 0)
            takes = takes_for(table, seat, kind, row_only=row_only)
        elif kind == "clean" and table.seen.boards[seat].money >= paid + CLEAN:
            rubble = tuple(squares_in(table.seen.rubble))
        elif kind in ("build", "build_subsidised"):
            subsidised = kind == "build_subsidised"
            places = tuple(space for space, _ in sites(table, seat, paid, subsidised=subsidised))
            if build is not None and build.space in places:
                sets = permit_sets(table, table.held(seat), build.space, subsidised=subsidised)
                chosen = set(build.permits)
                permits = tuple(sorted({p for own in sets if chosen <= set(own) for p in own if p not in chosen}))
                urban = urban_types(table, build.permits)
        return Parts(found.spaces, found.targets, takes, rubble, places, permits, urban, found.alternatives)
