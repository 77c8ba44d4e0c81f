"""A second set of rules of Nine Blocks, written from the rules page alone: who may do what, and what comes of it.

It keeps a position of its own and never asks the engine for rules; only the order of a shuffled supply is taken from
what the engine tells, and checked against the tiles that can be in it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from nb_resolver import ALL_SPACES, Space, Unit, in_area, sees, settle, spaces_of, units_of, worth

from engine.games.nine_blocks import actions, events


def number_of(space: Space) -> int:
    """The number of a space in the engine."""
    return 9 * space[0] + space[1]


def unit_number(unit: Unit) -> int:
    """The number of a unit in the engine."""
    if unit[0] == "block":
        return 18 + 3 * unit[1] + unit[2]  # type: ignore[misc]
    return unit[1] + (9 if unit[0] == "column" else 0)


class Judge:
    """A match beside the engine's."""

    def __init__(self, state: Any) -> None:
        """At the start of a match; hands and supply are taken over."""
        seats = self.seats = state.seats
        self.cascade = state.options.bonus == "cascade"
        self.limit = 7 if seats == 2 else 5
        self.board: dict[Space, int] = {}
        self.who: dict[Space, int] = {}
        self.when: dict[Space, int] = {}
        self.hands = [list(hand) for hand in state.hands]
        self.penalties: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.supply = Counter(state.supply)
        self.next = list(state.supply)
        self.scored: dict[Unit, tuple[int, int, int]] = {}
        self.gained = [0] * seats
        self.alone = [0] * seats
        self.passed = [0] * seats
        self.out = [0] * seats
        self.known: list[list[Counter[int]]] = [[Counter() for _ in range(seats)] for _ in range(seats)]
        self.turn = 0
        self.round = 1
        self.start = state.start
        self.final = False
        self.phase = "plan"
        self.plans: list[tuple[int, Space, int]] = []
        self.queue = self.order()
        self.bonus = (-1, 0)
        self.end = ""
        self.winners: list[int] = []
        self.drawn: list[Any] = []

    # Who may do what

    def placing(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out[seat] and not self.passed[seat]]

    def in_play(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def points(self, seat: int) -> int:
        return sum(p for s, p, _ in self.scored.values() if s == seat) + self.gained[seat] + self.alone[seat]

    def around(self, first: int, seats: list[int]) -> list[int]:
        return [seat % self.seats for seat in range(first, first + self.seats) if seat % self.seats in seats]

    def order(self) -> list[int]:
        """Clockwise from the start player; with two seats start, other, other, start. Nobody plans more than it has."""
        order = self.around(self.start, self.placing())
        if self.seats == 2:
            order += order[::-1]
        queue: list[int] = []
        for seat in order:
            if queue.count(seat) < len(self.hands[seat]):
                queue.append(seat)
        return queue

    def waiting(self) -> list[int]:
        if self.phase == "over":
            return []
        return [self.bonus[0]] if self.phase == "bonus" else self.queue[:1]

    def fits(self, space: Space, number: int) -> bool:
        return space not in self.board and not any(
            self.board[other] == number for other in self.board if sees(space, other)
        )

    def legal(self, seat: int, action: Any) -> bool:
        if seat not in self.waiting():
            return False
        match action:
            case actions.Plan(tile, number):
                if self.phase not in ("plan", "alone") or tile not in self.hands[seat]:
                    return False
                if number is None or not 0 <= number < 81:
                    return False
                space = divmod(number, 9)
                if space in self.board or not in_area(self.seats, self.turn, seat, space):
                    return False
                if any(s == seat and other == space for s, other, _ in self.plans):
                    return False
                return self.phase == "plan" or self.fits(space, tile)
            case actions.GiveUp(tile):
                return self.phase == "plan" and not self.final and tile in self.hands[seat]
            case actions.Pass():
                return self.phase in ("plan", "alone") and self.final
            case actions.Decline():
                return self.phase == "bonus"
            case actions.UseBonus(number):
                return self.phase == "bonus" and number in self.usable() and self.legal_bonus(seat, action)
        return False

    def usable(self) -> list[int]:
        """The bonuses that can have an effect (section 6, ruling 23)."""
        seat, lowest = self.bonus
        stock = sum(self.supply.values()) + len(self.discards)
        others = any(hand for other, hand in enumerate(self.hands) if other != seat)
        effect = {
            1: bool(self.hands[seat]) and stock > 0,
            2: bool(self.board),
            4: bool(self.penalties[seat]),
            5: others or stock > 0,
            6: bool(self.penalties[seat]),
        }
        offered = range(1, lowest + 1) if self.cascade else [lowest]
        return [number for number in offered if effect.get(number, True)]

    def legal_bonus(self, seat: int, use: Any) -> bool:
        stock = sum(self.supply.values()) + len(self.discards)
        tiles, space, look, turns = use.tiles, use.space, use.look, use.turns
        number = use.number
        if (tiles and number not in (1, 4, 6)) or (space is not None and number != 2):
            return False
        if (look is not None and number != 5) or (turns is not None and number != 7):
            return False
        if number in (1, 4, 6):
            own = Counter(self.hands[seat] if number == 1 else self.penalties[seat])
            most = min(2, stock) if number == 1 else number // 2 - 1
            return 0 < len(tiles) <= most and list(tiles) == sorted(tiles) and Counter(tiles) <= own
        if number == 2:
            return space is not None and 0 <= space < 81 and divmod(space, 9) in self.board
        if number == 5:
            others = any(hand for other, hand in enumerate(self.hands) if other != seat)
            return others if look else look is not None and stock > 0
        if number == 7:
            return turns in (1, 2, 3)
        return True

    # What comes of it

    def play(self, seat: int, action: Any, after: Any, told: Any) -> None:
        """Does a legal action; ``after`` and ``told`` are the engine's, for the order of a new supply."""
        self.drawn = [one for one in told if isinstance(one.event, events.TilesDrawn)]
        match action:
            case actions.Plan(tile, number) if self.phase == "alone":
                self.build_alone(seat, tile, divmod(number, 9))
            case actions.Plan(tile, number):
                self.hands[seat].remove(tile)
                self.plans.append((seat, divmod(number, 9), tile))
                self.queue.pop(0)
                self.go_on()
            case actions.GiveUp(tile):
                self.hands[seat].remove(tile)
                self.forget(seat, tile)
                self.penalties[seat].append(tile)
                self.queue.pop(0)
                self.go_on()
            case actions.Pass():
                self.passed[seat] = self.round
                if self.phase == "alone":
                    self.rank("all_passed")
                else:
                    self.queue.pop(0)
                    self.go_on()
            case actions.Decline():
                self.close()
            case actions.UseBonus():
                self.use(seat, action)
        assert not self.drawn, "tiles were drawn that nobody was to draw"
        assert Counter(after.supply) == self.supply
        self.next = list(after.supply)

    def go_on(self) -> None:
        if self.queue:
            return
        settled = settle(self.seats, self.turn, self.board, set(self.scored), self.plans)
        for seat, _, tile in self.plans:
            self.forget(seat, tile)
        self.plans = []
        for space in self.board:
            if space not in settled.board:
                del self.who[space], self.when[space]
        self.board = settled.board
        for seat, space, _ in settled.built:
            self.who[space], self.when[space] = seat, self.round
        for seat in range(self.seats):
            self.penalties[seat] += settled.penalties[seat]
        for unit, seat, value in settled.scored:
            self.scored[unit] = (seat, value, self.round)
        if self.three_points() or self.full_area(settled.built):
            return
        if not settled.built:
            self.close()
            return
        lowest = min(number for _, _, number in settled.built)
        self.bonus = next((seat, number) for seat, _, number in settled.built if number == lowest)
        if self.usable():
            self.phase = "bonus"
        else:
            self.close()

    def use(self, seat: int, use: Any) -> None:
        number = use.number
        start, extra = None, None
        if number == 1:
            for tile in use.tiles:
                self.hands[seat].remove(tile)
                self.forget(seat, tile)
            self.draw(seat, len(use.tiles))
            self.discards += use.tiles
        elif number == 2:
            space = divmod(use.space, 9)
            self.discards.append(self.board.pop(space))
            del self.who[space], self.when[space]
        elif number == 3:
            start = seat
        elif number in (4, 6):
            for tile in use.tiles:
                self.penalties[seat].remove(tile)
                self.discards.append(tile)
        elif number == 5 and use.look:
            for other in range(self.seats):
                if other != seat:
                    self.known[seat][other] = Counter(self.hands[other])
        elif number == 5:
            extra = seat
        elif number == 7:
            self.turn = (self.turn + use.turns) % 4
        elif number == 8:
            self.gained[seat] += 1
        if self.three_points():
            return
        if number == 9:
            self.over("instant", [seat])
            return
        self.close(start, extra)

    def close(self, start: int | None = None, extra: int | None = None) -> None:
        """The end of a round: eliminations, start player, refill, the next round."""
        self.phase, self.bonus = "plan", (-1, 0)
        going = [seat for seat in self.in_play() if len(self.penalties[seat]) >= self.limit]
        for seat in going:
            self.discards += self.penalties[seat] + self.hands[seat]
            self.penalties[seat], self.hands[seat] = [], []
            self.out[seat] = self.round
            for known in self.known:
                known[seat] = Counter()
        left = self.in_play()
        if going and len(left) < 2:
            self.over("last_seat" if left else "nobody", left)
            return
        self.final = self.final or bool(going)
        if self.round == 100:
            self.rank("guard")
            return
        if not self.placing():
            self.rank("all_passed")
            return
        order = self.around(self.start + 1 if start is None else start, self.placing())
        self.start = order[0]
        for seat in order:
            self.draw(seat, (5 if seat == extra else 4) - len(self.hands[seat]))
        self.round += 1
        if self.final and len(self.placing()) == 1:
            self.phase = "alone"
            self.stay()
        else:
            self.queue = self.order()

    def stay(self) -> None:
        (seat,) = self.placing()
        own = [space for space in ALL_SPACES if in_area(self.seats, self.turn, seat, space)]
        if any(self.fits(space, tile) for tile in set(self.hands[seat]) for space in own):
            self.queue, self.start = [seat], seat
        else:
            self.passed[seat] = self.round
            self.rank("all_passed")

    def build_alone(self, seat: int, tile: int, space: Space) -> None:
        self.hands[seat].remove(tile)
        self.forget(seat, tile)
        self.board[space] = tile
        self.who[space], self.when[space] = seat, self.round
        self.alone[seat] += 1
        for unit in units_of(space):
            if unit not in self.scored and all(one in self.board for one in spaces_of(unit)):
                self.scored[unit] = (seat, worth(self.seats, self.turn, unit), self.round)
        if self.three_points() or self.full_area([(seat, space, tile)]):
            return
        if self.round == 100:
            self.rank("guard")
            return
        self.draw(seat, 4 - len(self.hands[seat]))
        self.round += 1
        self.stay()

    # Ends

    def three_points(self) -> bool:
        there = [seat for seat in self.in_play() if self.points(seat) >= 3]
        if there:
            self.over("points", self.best(there))
        return bool(there)

    def full_area(self, built: list[tuple[int, Space, int]]) -> bool:
        def full(seat: int) -> bool:
            own = {space for space in ALL_SPACES if in_area(self.seats, self.turn, seat, space)}
            return own <= set(self.board) and any(space in own for _, space, _ in built)

        there = [seat for seat in self.in_play() if full(seat)]
        if there:
            last = built[-1][0]
            self.over("area", [last] if last in there else self.best(there))
        return bool(there)

    def best(self, seats: list[int]) -> list[int]:
        best = max((self.points(seat), -len(self.penalties[seat])) for seat in seats)
        return [seat for seat in seats if (self.points(seat), -len(self.penalties[seat])) == best]

    def rank(self, reason: str) -> None:
        self.over(reason, self.best(self.in_play()))

    def over(self, reason: str, winners: list[int]) -> None:
        self.phase, self.end, self.winners, self.queue, self.bonus = "over", reason, winners, [], (-1, 0)

    def ranks(self) -> list[int]:
        """Winners, then points and few penalties, then those who are out, the later the better (R13)."""

        def key(seat: int) -> tuple[int, ...]:
            if seat in self.winners:
                return (0, 0, 0)
            if self.out[seat]:
                return (2, -self.out[seat], 0)
            return (1, -self.points(seat), len(self.penalties[seat]))

        first = 1 if self.winners else 2
        return [first + sum(key(other) < key(seat) for other in range(self.seats)) for seat in range(self.seats)]

    # Tiles

    def draw(self, seat: int, count: int) -> None:
        """Draws what the engine says it drew, if that can be."""
        count = max(0, min(count, sum(self.supply.values()) + len(self.discards)))
        if not count:
            return
        told = self.drawn.pop(0)
        assert told.audience == (seat,)
        assert (told.event.seat, len(told.event.numbers)) == (seat, count)
        for tile in told.event.numbers:
            if not self.supply.total():
                self.supply, self.discards, self.next = Counter(self.discards), [], []
            if self.next:
                assert tile == self.next.pop(0)
            assert self.supply[tile] > 0
            self.supply -= Counter([tile])
            self.hands[seat].append(tile)

    def forget(self, seat: int, tile: int) -> None:
        """A tile of the seat has been seen to leave its hand."""
        for known in self.known:
            known[seat] -= Counter([tile])

    # Comparison

    def compare(self, state: Any) -> None:
        """The engine stands where the referee stands."""
        mine = {
            "board": tuple(self.board.get(space, 0) for space in ALL_SPACES),
            "builders": tuple(self.who.get(space, -1) for space in ALL_SPACES),
            "built_in": tuple(self.when.get(space, 0) for space in ALL_SPACES),
            "hands": tuple(tuple(sorted(hand)) for hand in self.hands),
            "penalties": tuple(tuple(own) for own in self.penalties),
            "plans": tuple((seat, number_of(space), tile) for seat, space, tile in self.plans),
            "claims": {(unit_number(unit), *claim) for unit, claim in self.scored.items()},
            "gained": tuple(self.gained),
            "alone": tuple(self.alone),
            "passed": tuple(self.passed),
            "out": tuple(self.out),
            "turn": self.turn,
            "round": self.round,
            "start": self.start,
            "final": self.final,
            "phase": self.phase,
            "queue": tuple(self.queue),
            "bonus": self.bonus,
            "end": self.end,
            "winners": tuple(self.winners),
            "discards": Counter(self.discards),
            "learnt": tuple(tuple(tuple(sorted(own.elements())) for own in known) for known in self.known),
        }
        theirs = {name: getattr(state, name) for name in mine}
        theirs["plans"] = tuple((plan.seat, plan.space, plan.number) for plan in state.plans)
        theirs["claims"] = {(claim.unit, claim.seat, claim.points, claim.round) for claim in state.claims}
        theirs["phase"] = state.phase.value
        theirs["bonus"] = (state.bonus_seat, state.bonus)
        theirs["discards"] = Counter(state.discards)
        assert mine == theirs, {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}
