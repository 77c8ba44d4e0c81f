"""A second set of rules of After the Quake, written from the rules page alone, with plain dicts and slow loops.

It keeps a position of its own and never asks the engine for rules; only the order of shuffled cards is taken from what
the engine has, and checked against the cards that can be in it. Spaces are (row, column); cards are dicts.
"""

from __future__ import annotations

from typing import Any

from atq_builder import PERMIT_NAMES, cells_of
from atq_page import ACROSS, MORE, TWO, YEARS, action_cards, lines
from atq_scorers import Scorer, Space

from engine.games.after_the_quake import actions

YEAR_TABLE = [(int(year), int(cost), bonuses) for year, cost, *bonuses in lines(YEARS)]
INCOME = (4, 3, 2, 1)


def permit_card(number: int) -> dict[str, Any]:
    """A permit as it is printed."""
    name = PERMIT_NAMES[number]
    if number >= 40:
        return {"id": number, "colour": None, "number": None, "symbols": "", "subsidy": True}
    return {"id": number, "colour": name[0], "number": int(name[1]), "symbols": name[2:], "subsidy": False}


class Judge(Scorer):
    """A match beside the engine's."""

    def __init__(self, state: Any) -> None:
        """At the start of a match; map, ring, rows and stacks are taken over."""
        self.seats = state.seats
        self.solo = state.solo
        self.flat = state.options.flat_money == "on"
        self.discard = state.options.permit_limit == "discard"
        self.count = self.seats + (1 if self.solo else 0)
        self.width = 3 * ACROSS[self.seats]
        self.lots: dict[Space, dict[str, Any]] = {}
        for number, cell in enumerate(cells_of(state.plots, self.seats)):
            if cell != "--":
                self.lots[divmod(number, self.width)] = {
                    "colour": cell[0],
                    "number": int(cell[1]),
                    "rubble": cell.endswith("*"),
                    "ruin": cell.endswith("*"),
                    "owner": None,
                }
        sides = action_cards(TWO if self.seats < 3 else MORE)
        self.ring = [sides[card] for card in state.ring]
        self.players = [
            {"money": 0, "stock": 8, "area": 0, "rubble": 0, "x": 0, "y": 0, "L": 0, "C": 0, "H": 0, "P": [],
             "shown": [], "hand": [], "goals": [], "secret": []}
            for _ in range(self.count)
        ]  # fmt: skip
        self.permit_row = list(state.permit_row)
        self.permit_stack = list(state.permit_stack)
        self.discards: list[int] = []
        self.goal_row: list[int | None] = list(state.goal_row)
        self.goal_stack = list(state.goal_stack)
        self.common = list(state.common)
        self.stock = {"L": 5, "C": 4, "H": 4}
        self.parks = [5, 4, 3, 2]
        self.year = 0
        self.phase = "income"
        self.card = -1
        self.order = list(state.queue)
        self.pawns: dict[int, int] = {}
        self.best: int | None = None
        self.ending = False
        self.shuffles = 0

    # Who may do what

    def waiting(self) -> list[int]:
        if self.phase == "over":
            return []
        return [min(self.order[0], self.seats - 1)]

    def held(self, player: int) -> list[int]:
        return [*self.players[player]["shown"], *self.players[player]["hand"]]

    def bonuses(self) -> list[str]:
        return YEAR_TABLE[self.year][2]

    def cost(self) -> int:
        return YEAR_TABLE[self.year][1]

    def places(self) -> list[tuple[str, int]]:
        return self.ring[self.card]

    def legal(self, seat: int, action: Any) -> bool:
        """Whether a whole action is legal."""
        if seat not in self.waiting():
            return False
        if self.order[0] >= self.seats:
            return isinstance(action, actions.GoOn)
        match action:
            case actions.TakeIncome(space):
                return self.phase == "income" and space in self.income_free()
            case actions.Discard(permit):
                return self.phase == "discard" and permit in self.held(seat)
            case actions.TakeBonus(alternative, take, build):
                if self.phase != "bonus" or alternative is None or not 0 <= alternative < len(self.bonuses()):
                    return False
                kind = self.bonuses()[alternative]
                return self.can(seat, kind, 0, take, None, build, bonus=True)
            case actions.Act(space, choice, target, take, rubble, build):
                if self.phase != "act" or space is None or not 0 <= space < len(self.places()):
                    return False
                if space in self.pawns.values():
                    return False
                nothing = all(part is None for part in (target, take, rubble, build))
                if self.places()[space][0] == "pass":
                    return choice == "pass" and nothing
                if choice == "money":
                    return nothing
                if choice != "action" or target is None or not 0 <= target < len(self.places()):
                    return False
                steps = 2 * abs(target - space)
                if self.players[seat]["money"] < steps or self.places()[target][0] == "pass":
                    return False
                return self.can(seat, self.places()[target][0], steps, take, rubble, build)
        return False

    def income_free(self) -> list[int]:
        return [space for space in range(4) if space not in self.pawns.values() and not (self.solo and space == 0)]

    def can(
        self, seat: int, kind: str, paid: int, take: Any, rubble: Any, build: Any, bonus: bool = False
    ) -> bool:  # fmt: skip
        own = self.players[seat]
        money = own["money"] - paid
        if take is not None and kind not in ("permit", "goal", "building_and_permit"):
            return False
        if rubble is not None and kind != "clean":
            return False
        if build is not None and kind not in ("build", "build_subsidised"):
            return False
        if kind in ("permit", "building_and_permit"):
            if kind == "building_and_permit" and own["stock"] == 0:
                return False
            if len(self.held(seat)) >= 5 and not self.discard:
                return False
            if take == -1:
                stack = len(self.permit_stack) + len(self.discards)
                return stack > 0 and not (bonus and self.year == 0)
            return take in (0, 1, 2) and self.permit_row[take] != -1
        if kind == "goal":
            return len(self.goal_stack) > 0 if take == -1 else take in (0, 1, 2) and self.goal_row[take] != -1
        if kind == "material":
            return bool(own["stock"] > 0)
        if kind == "clean":
            if rubble is None:
                return bool(money >= 2)
            space = self.space(rubble)
            return bool(money >= 3 and space in self.lots and self.lots[space]["rubble"])
        if kind == "develop":
            return bonus or bool(money >= 2)
        if kind in ("build", "build_subsidised"):
            return build is not None and self.can_build(seat, money, build, kind == "build_subsidised")
        return True

    def can_build(self, seat: int, money: int, build: Any, helped: bool) -> bool:
        own = self.players[seat]
        if own["area"] < 1 or build.space is None:
            return False
        space = self.space(build.space)
        if build.space < 0 or space not in self.lots:
            return False
        lot = self.lots[space]
        if lot["owner"] is not None or lot["rubble"] != build.clean:
            return False
        if build.clean:
            if money < 3:
                return False
            money -= 3
            if own["x"] == 8 and own["y"] == 6:
                money += 1
        if money < self.cost():
            return False
        cards = [permit_card(number) for number in build.permits if number in self.held(seat)]
        if len(cards) != len(build.permits) or len(cards) not in (1, 2) or len({c["id"] for c in cards}) != len(cards):
            return False
        if list(build.permits) != sorted(build.permits):
            return False
        if not self.supplied(cards, lot, helped):
            return False
        shared = self.shared(cards)
        if build.urban is None:
            return not shared
        return build.urban in (0, 1, 2, 3) and "LCHP"[build.urban] in shared

    def supplied(self, cards: list[dict[str, Any]], lot: dict[str, Any], helped: bool) -> bool:
        """Number and colour come from different sources, or from one card; at most one of them from a subsidy; at least
        one from an ordinary permit."""
        ordinary = [card for card in cards if not card["subsidy"]]
        number = [card["id"] for card in ordinary if card["number"] == lot["number"]]
        colour = [card["id"] for card in ordinary if card["colour"] == lot["colour"]]
        subsidies = (["space"] if helped else []) + [card["id"] for card in cards if card["subsidy"]]
        if subsidies:
            return bool(number or colour)
        if len(cards) == 1:
            return bool(number and colour)
        return any(one != other for one in number for other in colour)

    def shared(self, cards: list[dict[str, Any]]) -> str:
        """The types of urban planning that come with two permits and are in stock."""
        if len(cards) < 2:
            return ""
        both = set(cards[0]["symbols"]) & set(cards[1]["symbols"])
        return "".join(type_ for type_ in "LCHP" if type_ in both and self.left(type_))

    def left(self, type_: str) -> int:
        return len(self.parks) if type_ == "P" else self.stock[type_]

    # What comes of it

    def play(self, seat: int, action: Any, after: Any) -> None:
        """Plays a legal action; ``after`` is the engine's next state, asked for the order of a shuffle alone."""
        self.after = after
        player = self.order[0]
        own = self.players[player]
        match action:
            case actions.GoOn():
                self.committee(player)
            case actions.TakeIncome(space):
                self.pawns[player] = space
                own["money"] += INCOME[space]
            case actions.Discard(permit):
                self.hand_in(player, [permit])
                self.phase = "bonus" if self.card == -1 else "act"
            case actions.TakeBonus(alternative, take, build):
                self.do(player, self.bonuses()[alternative], take, None, build, bonus=True)
            case actions.Act(space, choice, target, take, rubble, build):
                self.pawns[player] = space
                if choice == "money":
                    own["money"] += 1 if self.flat else self.places()[space][1]
                elif choice == "action":
                    own["money"] -= 2 * abs(target - space)
                    self.do(player, self.places()[target][0], take, rubble, build)
        if player < self.seats and len(self.held(player)) > 5:
            self.phase = "discard"
            return
        self.order.pop(0)
        self.go_on()

    def do(self, player: int, kind: str, take: Any, rubble: Any, build: Any, bonus: bool = False) -> None:
        own = self.players[player]
        if kind in ("material", "building_and_permit"):
            own["stock"] -= 1
            own["area"] += 1
        if kind in ("permit", "building_and_permit"):
            if take == -1:
                own["hand"].append(self.draw())
            else:
                own["shown"].append(self.permit_row[take])
                self.permit_row[take] = self.draw()
        elif kind == "goal":
            if take == -1:
                own["secret"].append(self.goal_stack.pop(0))
            else:
                own["goals"].append(self.goal_row[take])
                self.goal_row[take] = -1
        elif kind == "income":
            own["money"] += 3
        elif kind == "clean":
            own["money"] -= 2 if rubble is None else 3
            if rubble is not None:
                self.lots[self.space(rubble)]["rubble"] = False
                own["rubble"] += 1
            self.step(own, "up")
        elif kind == "develop":
            if not bonus:
                own["money"] -= 2
            self.step(own, "right")
        elif kind in ("build", "build_subsidised"):
            space = self.space(build.space)
            if build.clean:
                own["money"] -= 3
                self.lots[space]["rubble"] = False
                own["rubble"] += 1
                self.step(own, "up")
            own["money"] -= self.cost()
            self.hand_in(player, list(build.permits))
            self.place(player, space)
            if build.urban is not None:
                self.urban(own, "LCHP"[build.urban])
            self.step(own, "right")
        elif kind == "money_3":
            own["money"] += 3
        elif kind == "money_2":
            own["money"] += 2
        elif kind == "money_2_per_building":
            own["money"] += 2 * len(self.own(player))
        elif kind == "money_1_per_building":
            own["money"] += len(self.own(player))

    def step(self, own: dict[str, Any], way: str) -> None:
        """A step on the development board: at an edge the other way, in the corner 1 $."""
        if own["x"] == 8 and own["y"] == 6:
            own["money"] += 1
        elif (way == "right" and own["x"] < 8) or own["y"] == 6:
            own["x"] += 1
        else:
            own["y"] += 1

    def place(self, player: int, space: Space) -> None:
        own = self.players[player]
        self.lots[space]["owner"] = player
        own["area"] -= 1
        if len(self.own(player)) == 8:
            self.ending = True
            if self.best is None:
                self.best = player

    def urban(self, own: dict[str, Any], type_: str) -> None:
        if type_ == "P":
            own["P"].append(self.parks.pop(0))
        else:
            self.stock[type_] -= 1
            own[type_] += 1

    def hand_in(self, player: int, cards: list[int]) -> None:
        own = self.players[player]
        for card in cards:
            (own["shown"] if card in own["shown"] else own["hand"]).remove(card)
            self.discards.append(card)

    def draw(self) -> int:
        """The top permit; the discards are shuffled first if a card is needed and there is none."""
        if not self.permit_stack:
            if not self.discards:
                return -1
            self.shuffles += 1
            # The order is chance. What the engine has drawn from the new stack since is not in its stack any more.
            pool = sorted(self.discards)
            assert tuple(pool) == self.after.returned
            rest = [card for card in self.after.permit_stack if card in pool]
            first = [card for card in pool if card not in rest]
            self.discards = []
            self.permit_stack = [*self.in_order(first), *rest]
        return self.permit_stack.pop(0)

    def in_order(self, first: list[int]) -> list[int]:
        """The cards drawn from a fresh stack in one step: two at most happen, one to the row and one turned up."""
        if len(first) < 2:
            return first
        shown = [card for card in first if card in self.after.permit_row]
        turned = [card for card in first if card == self.after.revealed]
        return [*turned, *shown]

    # From player to player

    def go_on(self) -> None:
        while self.phase == "bonus" and self.order and self.order[0] < self.seats and not self.any_bonus(self.order[0]):
            self.order.pop(0)
        if self.order:
            return
        if self.phase == "income":
            self.phase = "bonus"
            self.order = self.right_to_left()
            self.go_on()
            return
        if self.phase == "bonus" and self.year == 6:
            self.phase = "over"
            return
        # The goal row is filled when the card, or the bonus, is finished by all.
        for place, card in enumerate(self.goal_row):
            if card == -1 and self.goal_stack:
                self.goal_row[place] = self.goal_stack.pop(0)
        if self.phase == "bonus":
            self.phase, self.card = "act", 0
        elif self.ending:
            self.phase = "over"
            return
        elif self.card < 5:
            self.card += 1
        else:
            self.year += 1
            self.card = -1
            self.phase = "income" if self.year < 6 else "bonus"
        self.order = self.right_to_left()
        self.pawns = {}
        self.go_on()

    def right_to_left(self) -> list[int]:
        found = []
        for place in (4, 3, 2, 1, 0):
            found += [player for player, stood in self.pawns.items() if stood == place]
        return found

    def any_bonus(self, seat: int) -> bool:
        for kind in self.bonuses():
            if kind == "build":
                # Money is always there beside it.
                continue
            takes = (None, 0, 1, 2, -1)
            if any(self.can(seat, kind, 0, take, None, None, bonus=True) for take in takes):
                return True
        return False

    # The Committee (6.8)

    def turn_up(self) -> dict[str, Any]:
        return permit_card(self.draw())

    def committee(self, player: int) -> None:
        own = self.players[player]
        if self.phase == "income":
            card = self.turn_up()
            place = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}[card["number"]]
            while place not in self.income_free():
                place = (place + 1) % 4
            self.pawns[player] = place
            own["money"] += INCOME[place]
            self.discards.append(card["id"])
        elif self.phase == "bonus":
            for kind in self.bonuses():
                if kind == "build":
                    if own["area"]:
                        card = self.turn_up()
                        self.committee_build(player, card)
                        self.discards.append(card["id"])
                        break
                elif self.committee_does(player, kind, bonus=True):
                    break
        else:
            card = self.turn_up()
            place = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2}[card["number"]]
            while place in self.pawns.values():
                place = (place + (1 if card["number"] % 2 == 1 else -1)) % 3
            self.pawns[player] = place
            kind, money = self.places()[place]
            if kind.startswith("build") and own["area"]:
                self.committee_build(player, card)
            else:
                kind = "material" if kind.startswith("build") else kind
                if not self.committee_does(player, kind):
                    own["money"] += 1 if self.flat else money
            self.discards.append(card["id"])

    def committee_does(self, player: int, kind: str, bonus: bool = False) -> bool:
        own = self.players[player]
        if kind in ("material", "building_and_permit"):
            if own["stock"] == 0:
                return False
            own["stock"] -= 1
            own["area"] += 1
        if kind in ("permit", "building_and_permit"):
            own["shown"].append(self.permit_row[0])
            self.permit_row[0] = self.draw()
        if kind == "goal":
            for place in (2, 1, 0):
                if self.goal_row[place] != -1:
                    own["goals"].append(self.goal_row[place])
                    self.goal_row[place] = -1
                    return True
            return False
        if kind == "clean":
            ruins = [space for space in sorted(self.lots) if self.lots[space]["rubble"]]
            if own["money"] < 2:
                return False
            if ruins and own["money"] >= 3:
                own["money"] -= 3
                own["rubble"] += 1
                self.lots[ruins[0]]["rubble"] = False
            else:
                own["money"] -= 2
            self.step(own, "up")
        if kind == "develop":
            if not bonus:
                if own["money"] < 2:
                    return False
                own["money"] -= 2
            self.step(own, "right")
        money = {"income": 3, "money_3": 3, "money_2": 2, "money_2_per_building": 2 * len(self.own(player))}
        own["money"] += money.get(kind, 0)
        return True

    def committee_build(self, player: int, card: dict[str, Any]) -> None:
        own = self.players[player]
        empty = [space for space in sorted(self.lots) if self.lots[space]["owner"] is None]
        chosen = None
        for wanted in ("colour", "number"):
            for space in empty:
                if chosen is None and self.lots[space][wanted] == card[wanted]:
                    chosen = space
        chosen = empty[0] if chosen is None else chosen
        if self.lots[chosen]["rubble"]:
            self.lots[chosen]["rubble"] = False
            own["rubble"] += 1
            self.step(own, "up")
        self.place(player, chosen)
        self.step(own, "right")
        other = permit_card(self.permit_row[0])
        if card["colour"] == other["colour"] or card["number"] == other["number"]:
            for type_ in "LCHP":
                if type_ in card["symbols"] and type_ in other["symbols"] and self.left(type_):
                    self.urban(own, type_)
                    return

    # Against the engine

    def compare(self, state: Any) -> None:
        """The engine stands where the judge stands."""
        assert state.phase == self.phase
        assert (state.year, state.card, list(state.queue)) == (self.year, self.card, self.order)
        if self.phase == "over":
            assert state.queue == ()
        else:
            assert {p: place for p, place in enumerate(state.places) if place != -1} == self.pawns
        for number, owner in enumerate(state.built):
            lot = self.lots.get(self.space(number))
            assert owner == (-1 if lot is None or lot["owner"] is None else lot["owner"])
            assert bool(state.rubble >> number & 1) == (lot is not None and lot["rubble"])
        for player, own in enumerate(self.players):
            board = state.boards[player]
            assert board.money == own["money"] >= 0
            assert (board.stock, board.area, board.rubble) == (own["stock"], own["area"], own["rubble"])
            assert (board.column, board.row) == (own["x"], own["y"])
            assert board.urban == (own["L"], own["C"], own["H"])
            assert list(board.parks) == own["P"]
            assert list(board.permits) == sorted(own["shown"])
            assert list(state.hands[player]) == sorted(own["hand"])
            assert list(board.goals) == sorted(own["goals"])
            assert list(state.secret_goals[player]) == sorted(own["secret"])
        assert list(state.permit_row) == self.permit_row
        assert list(state.goal_row) == self.goal_row
        assert list(state.permit_stack) == self.permit_stack
        assert list(state.goal_stack) == self.goal_stack
        assert sorted(state.discards) == sorted(self.discards)
        assert state.urban == (self.stock["L"], self.stock["C"], self.stock["H"])
        assert list(state.parks) == self.parks
        assert (state.best, state.ending) == (-1 if self.best is None else self.best, self.ending)


def judge_at(state: Any) -> Judge:
    """A judge who comes to a position later on."""
    judge = Judge(state)
    for number, owner in enumerate(state.built):
        lot = judge.lots.get(judge.space(number))
        if lot is not None:
            lot["owner"] = None if owner == -1 else owner
            lot["rubble"] = bool(state.rubble >> number & 1)
    for player, own in enumerate(judge.players):
        board = state.boards[player]
        own.update(money=board.money, stock=board.stock, area=board.area, rubble=board.rubble)
        own.update(x=board.column, y=board.row, L=board.urban[0], C=board.urban[1], H=board.urban[2])
        own.update(P=list(board.parks), shown=list(board.permits), hand=list(state.hands[player]))
        own.update(goals=list(board.goals), secret=list(state.secret_goals[player]))
    judge.discards = list(state.discards)
    judge.stock = dict(zip("LCH", state.urban, strict=True))
    judge.parks = list(state.parks)
    judge.year, judge.card, judge.phase = state.year, state.card, str(state.phase)
    judge.order = list(state.queue)
    judge.pawns = {player: place for player, place in enumerate(state.places) if place != -1}
    judge.best = None if state.best == -1 else state.best
    judge.ending = state.ending
    return judge
