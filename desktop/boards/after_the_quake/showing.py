"""Keeps map, ring and sheets equal to the situation: each method works out states and gives them to pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from desktop.boards.after_the_quake import prompts
from desktop.boards.after_the_quake.layout import AREA_SHELF, income_rect, ring_rect, spot_of, tile_rect
from desktop.boards.after_the_quake.names import (
    action_name,
    bonus_name,
    lot_name,
    money,
    translate,
)
from desktop.boards.after_the_quake.panels import PromptState
from desktop.boards.after_the_quake.play import Play
from desktop.boards.after_the_quake.ring import (
    DONE,
    LATER,
    NEXT,
    NOW,
    CardState,
    PawnMark,
    SpaceState,
    Tag,
    TileState,
    tag_places,
    when_word,
)
from desktop.boards.after_the_quake.sheets import IncomeState, MarkersState, value_at
from desktop.boards.after_the_quake.states import (
    ACT,
    BUILDS,
    GO,
    INCOME,
    Sketch,
    Stands,
    action_of,
    refusal_of,
    stands_of,
    told_of,
)
from desktop.boards.after_the_quake.town_map import LotState
from desktop.boards.common.link import LogLine
from desktop.boards.common.texts import fill
from engine.games.after_the_quake.actions import PASS, Reason
from engine.games.after_the_quake.content import PERMITS
from engine.games.after_the_quake.facts import LAST_YEAR
from engine.games.after_the_quake.goals import goal_points
from engine.games.after_the_quake.legal import developed, missing_money, tidied
from engine.games.after_the_quake.view import NONE, Board, Phase, Prices, WhatItCosts

CLEAN = 3
TOLD = (Reason.NO_MONEY, Reason.NO_BUILDING, Reason.NO_BUILDING_LEFT, Reason.HAND_FULL, Reason.STACK_EMPTY)
"""Reasons against an action that are told in the words of the rules; all others come from the permits in hand."""


class Showing(Play):
    """The states of map, ring and sheets."""

    # The map

    def put_map(self) -> None:
        """Gives every lot its state."""
        now = self.now
        view, town = now.view, now.table.town
        lights, tags = self.lot_lights()
        ghost = now.trial.site if now.kind in BUILDS else None
        carries = self.carried and now.load is not None and now.load[0] in ("building", "lot")
        if now.carried and self.aim is None and now.load is not None and now.load[0] == "lot":
            ghost = None
        for space in town.spaces:
            player = view.built[space]
            rubble = bool(view.rubble >> space & 1) and not (space == now.sketch.rubble and now.kind == "clean")
            faint = carries and ghost != space and lights.get(space) == "legal"
            shown = player == NONE and (ghost == space or faint)
            state = LotState(
                player, now.numbers[player] if player != NONE else 0, rubble, lights.get(space, ""),
                tags.get(space, ""), now.player if shown else NONE, now.numbers[now.player] if shown else 0, faint,
            )  # fmt: skip
            active = bool(now.role) and (now.kind in BUILDS or (now.kind == "clean" and bool(view.rubble >> space & 1)))
            self.pieces["lot", space].put(state, active=active, name=self.lot_words(space))

    def lot_lights(self) -> tuple[dict[int, str], dict[int, str]]:
        """Per space how it is lit and its price."""
        now = self.now
        lights: dict[int, str] = dict.fromkeys(self.peeked_lots(), "hint")
        tags: dict[int, str] = {}
        moves = now.load is not None and now.load[0] in ("building", "lot")
        if now.kind in BUILDS and (now.sketch.site is None or moves) and now.shows:
            for space in now.parts.sites:
                lights[space] = "legal"
                tags[space] = money(prompts.build_price(now, space))
        elif now.kind == "clean" and now.shows:
            for space in now.parts.rubble:
                lights[space] = "legal"
                tags[space] = money(prompts.steps_paid(now) + CLEAN)
        chosen = now.sketch.site if now.kind in BUILDS else now.sketch.rubble
        if chosen is not None and (now.kind in BUILDS or now.kind == "clean") and now.load != ("lot", chosen):
            lights[chosen] = "chosen"
            cost = prompts.build_price(now, chosen) if now.kind in BUILDS else prompts.steps_paid(now) + CLEAN
            tags[chosen] = money(cost)
        if now.aim is not None and now.aim[0] == "lot":
            space = int(now.aim[1])
            takes = space in now.parts.sites or (now.load is not None and now.load[0] == "hand")
            lights[space] = "aimed" if takes else "refused"
            if takes and now.kind in BUILDS:
                tags[space] = money(prompts.build_price(now, space))
        if now.hinted is not None and now.hinted[0] == "lot":
            lights[int(now.hinted[1])] = "hint"
        if now.verdict is not None and now.verdict.ident[0] == "lot":
            lights[int(now.verdict.ident[1])] = "refused"
        return lights, tags

    def peeked_lots(self) -> tuple[int, ...]:
        """The lots that a permit or goal under the pointer is about."""
        now, peeked = self.now, self.peeked
        if peeked is None or self.carried or peeked not in self.pieces:
            return ()
        state = self.pieces[peeked].state
        card = getattr(state, "card", -1)
        table = now.table
        if peeked[0] in ("hand", "permit", "offered") and 0 <= card < PERMITS:
            content = table.content
            pair = content.permit_colours[card], content.permit_numbers[card]
            return tuple(
                space for space, cell in table.town.lots
                if now.view.built[space] == NONE and (cell.colour, cell.number) == pair
            )  # fmt: skip
        if peeked[0] in ("goal", "common", "own") and card >= 0 and self.owner != NONE:
            told = told_of(now, card)
            if told is not None:
                # With what is laid out.
                return told.squares
            return goal_points(table, table.content.goals[card], self.owner)[2]
        return ()

    def lot_words(self, space: int) -> str:
        """A lot for a screen reader."""
        now = self.now
        view, town = now.view, now.table.town
        cell = town.cells[space]
        assert cell is not None, "plazas are no pieces"
        parts = [lot_name(town, space)]
        if view.built[space] != NONE:
            parts.append(fill(translate("AfterTheQuakeBoard", "building of %1"), self.faces[view.built[space]].name))
        elif view.rubble >> space & 1:
            parts.append(translate("AfterTheQuakeBoard", "rubble"))
        else:
            parts.append(translate("AfterTheQuakeBoard", "empty"))
        if now.kind in BUILDS and now.sketch.site == space:
            parts.append(translate("AfterTheQuakeBoard", "building laid out here"))
        elif now.kind in BUILDS and now.shows and space in now.parts.sites:
            cost = money(prompts.build_price(now, space))
            parts.append(fill(translate("AfterTheQuakeBoard", "can be built for %1"), cost))
        elif now.kind == "clean" and space == now.sketch.rubble:
            parts.append(translate("AfterTheQuakeBoard", "its rubble is taken"))
        return ", ".join(parts)

    # The ring

    def put_ring(self) -> None:
        """Gives action cards, their spaces and the pawn their states."""
        now = self.now
        table = now.table
        stands = stands_of(now)
        free = now.role in (ACT, INCOME)
        for place in range(6):
            tiles = tuple(
                TileState(tile.action, self.money_of(place, number)) for number, tile in enumerate(table.card_at(place))
            )
            pawns = tuple(
                PawnMark(one.space, now.numbers[one.player], one.order, one.left, one.waits)
                for one in stands
                if one.card == place and (one.left or not (free and one.player == now.player))
            )
            when = self.when_of(place)
            words = [action_name(tile.action) for tile in table.card_at(place)]
            name = fill(translate("AfterTheQuakeBoard", "Action card %1"), place + 1)
            told = f"{name}{f' ({when_word(when)})' if when_word(when) else ''}: {', '.join(words)}."
            for one in stands:
                if one.card == place and not one.left:
                    told += f" {self.faces[one.player].name}: {words[one.space]}."
            self.pieces["ring", place].put(CardState(when, tiles, pawns), name=told)
        self.put_spaces()
        self.put_pawn_piece(stands)

    def money_of(self, place: int, space: int) -> int:
        """The money of a space of an action card."""
        table = self.now.table
        printed = table.card_at(place)[space].money
        return 1 if printed and self.seen.options.flat_money == "on" else printed

    def when_of(self, place: int) -> str:
        """When an action card is used in this year."""
        view = self.seen
        if view.year == LAST_YEAR:
            return DONE
        if view.phase is Phase.OVER:
            return DONE if view.card == NONE or place <= view.card else LATER
        if place == view.card:
            return NOW
        if place < view.card:
            return DONE
        return NEXT if place == view.card + 1 else LATER

    def put_spaces(self) -> None:
        """Gives the spaces of the present card lights and prices."""
        now = self.now
        view, table = now.view, now.table
        acts = view.card != NONE and view.phase in (Phase.ACT, Phase.DISCARD)
        count = len(table.card) if acts else 0
        states = self.with_tags([self.space_state(space) for space in range(count)])
        for space in range(5):
            piece = self.pieces["space", space]
            piece.setVisible(space < count)
            if space >= count:
                piece.put(None)
                continue
            piece.resize(tile_rect(view.card, space, count))
            piece.put(states[space], active=now.role == ACT, name=self.space_words(space, states[space]))

    def with_tags(self, states: list[SpaceState]) -> list[SpaceState]:
        """The spaces of the present card with prices that have room beside each other."""
        place, count = self.seen.card, len(states)
        tiles = [tile_rect(place, space, count) for space in range(count)]
        # Where not all have room: first the chosen one, then two prices, then what is missing.
        first = sorted(range(count), key=lambda space: (not states[space].filled, states[space].shut))
        for space, (wording, left, wide) in zip(
            [space for space, state in enumerate(states) if state.tag],
            tag_places(self.look, ring_rect(place), tiles, [state.tag for state in states], first),
            strict=True,
        ):
            words = states[space].tag[wording]
            sign = "" if words else self.sign_of(space)
            states[space] = replace(states[space], shown=Tag(words, sign, left, wide))
        return states

    def sign_of(self, space: int) -> str:
        """What is missing for the action of a space, as a pictogram."""
        prices = self.prices_at(space)
        reason = prices.reasons[space] if prices is not None else ""
        return "house" if reason in (Reason.NO_BUILDING, Reason.NO_BUILDING_LEFT) else "action_permit"

    def space_state(self, space: int) -> SpaceState:
        """How a space of the present card is lit, and its price."""
        now = self.now
        if now.role != ACT:
            return SpaceState()
        action = now.table.card[space].action
        chosen = now.sketch.target if now.kind else now.sketch.space
        light = ""
        if (now.sketch.space is None or now.load == ("pawn",)) and now.shows and space in now.parts.spaces:
            light = "legal"
        elif now.sketch.space is not None and space == chosen:
            light = "chosen"
        if now.aim == ("space", space):
            light = "aimed" if space in now.parts.spaces else "refused"
        if now.hinted == ("space", space):
            light = "hint"
        if now.verdict is not None and now.verdict.ident == ("space", space):
            light = "refused"
        prices = self.prices_at(space)
        if prices is None or action == PASS or (now.stand is not None and self.passing(now.stand)):
            return SpaceState(light)
        shut = bool(prices.reasons[space])
        tag = self.tag_of(space, prices.money[space], prices.reasons[space])
        filled = now.sketch.target == space and not now.sketch.money and now.load is None and not shut
        return SpaceState(light, tag, filled, shut)

    def prices_at(self, space: int) -> Prices | None:
        """What the actions cost from where the pawn stands; without a pawn, what it would cost to stand and act on a
        space."""
        now = self.now
        if now.prices is not None or now.stand is not None or not now.shows or space not in now.parts.spaces:
            return now.prices
        return None if self.passing(space) else self.link.aid(WhatItCosts(space))

    def shut_words(self) -> str:
        """Why the action of the space under the pointer or the focus cannot be done, "" if it can be."""
        now = self.now
        if now.role != ACT or self.peeked is None or self.peeked[0] != "space" or self.load is not None:
            return ""
        space = int(self.peeked[1])
        prices = self.prices_at(space) if space < len(now.table.card) and not self.passing(space) else None
        if prices is None or (now.stand is not None and self.passing(now.stand)):
            return ""
        refusal = refusal_of(prices, space, now.view.boards[now.player].money)
        if refusal is None:
            return ""
        words = translate("AfterTheQuakeBoard", "No permits in hand fit a space that could be paid for.")
        if refusal.code in TOLD:
            words = self.link.reason(refusal)
        return f"{action_name(now.table.card[space].action)}: {words}"

    def passing(self, space: int) -> bool:
        """Whether a space of the present card is the pass space."""
        return self.now.table.card[space].action == PASS

    def tag_of(self, space: int, price: int, reason: str) -> tuple[str, ...]:
        """The price of an action, with the one for more where there are two; impossible ones say why."""
        now = self.now
        purse = now.view.boards[now.player].money
        action = now.table.card[space].action
        if reason == Reason.NO_MONEY and price > purse:
            short = fill(translate("AfterTheQuakeBoard", "%1, %2 short"), money(price), price - purse)
            return short, money(price)
        if reason:
            words = {
                Reason.NO_BUILDING: translate("AfterTheQuakeBoard", "no building"),
                Reason.NO_BUILDING_LEFT: translate("AfterTheQuakeBoard", "none left"),
                Reason.HAND_FULL: translate("AfterTheQuakeBoard", "hand full"),
                Reason.STACK_EMPTY: translate("AfterTheQuakeBoard", "none left"),
            }.get(Reason(reason), translate("AfterTheQuakeBoard", "no permits"))
            return words, ""
        more = 1 if action == "clean" else 3 if action in BUILDS else 0
        if action in BUILDS:
            # A marker in the corner earns while the rubble is cleared.
            board = now.view.boards[now.player]
            enough = not missing_money(now.table, board, price - now.table.cost, clean=True)
        else:
            enough = price + more <= purse
        if more and now.view.rubble and enough:
            return (f"{price} / {money(price + more)}", money(price))
        return (money(price),)

    def space_words(self, space: int, state: SpaceState) -> str:
        """A space of the present card for a screen reader."""
        now = self.now
        view = now.view
        parts = [action_name(now.table.card[space].action)]
        if view.places and space in view.places:
            owner = self.faces[view.places.index(space)].name
            parts.append(fill(translate("AfterTheQuakeBoard", "pawn of %1"), owner))
        gives = self.money_of(view.card, space)
        if gives:
            parts.append(fill(translate("AfterTheQuakeBoard", "money %1"), money(gives)))
        if state.tag:
            words = translate("AfterTheQuakeBoard", "action: %1")
            parts.append(fill(words, state.tag[0]))
        return ", ".join(parts)

    def put_pawn_piece(self, stands: tuple[Stands, ...]) -> None:
        """Puts the pawn of the front seat where it stands."""
        now, piece = self.now, self.pieces["pawn",]
        shown = now.role in (ACT, INCOME)
        piece.setVisible(shown)
        if not shown:
            piece.put(None)
            return
        stand = next((one for one in stands if one.player == now.player and not one.left), None)
        factor = 0.84
        if stand is None:
            at = QPointF(AREA_SHELF.right() - 16, AREA_SHELF.bottom() - 34)
        elif stand.card == NONE:
            at = income_rect(stand.space).center() + QPointF(0, 11)
            factor = 0.62
        else:
            at = spot_of(tile_rect(stand.card, stand.space, len(now.table.card_at(stand.card)))) + QPointF(0, 4)
        piece.setPos(at)
        lifted = now.load == ("pawn",) and now.carried
        name = fill(translate("AfterTheQuakeBoard", "Pawn of %1"), self.faces[now.player].name)
        piece.put((now.numbers[now.player], lifted, factor), active=True, name=name)

    # The sheets

    def put_sheets(self) -> None:
        """Gives year board, income spaces and development board their states."""
        now = self.now
        view, content = now.view, now.table.content
        self.pieces["years",].put((view.year, view.phase is Phase.BONUS), name=self.year_words())
        pawns = {
            one.space: (now.numbers[one.player], one.left)
            for one in stands_of(now)
            if one.card == NONE and not (now.role in (ACT, INCOME) and one.player == now.player and not one.left)
        }
        choosing = now.role == INCOME
        for space, amount in enumerate(content.year_income):
            light = ""
            if choosing and now.shows and space in now.parts.spaces:
                light = "legal"
            if choosing and now.sketch.space == space:
                light = "chosen"
            if now.aim == ("income", space):
                light = "aimed"
            if now.hinted == ("income", space):
                light = "hint"
            if view.solo and space == 0:
                light = "shut"
            pawn, left = pawns.get(space, (0, False))
            name = fill(translate("AfterTheQuakeBoard", "Income space, %1"), money(amount))
            if pawn and not left:
                owner = self.faces[now.numbers.index(pawn)].name
                name += ", " + fill(translate("AfterTheQuakeBoard", "pawn of %1"), owner)
            self.pieces["income", space].put(IncomeState(amount, pawn, light, left), active=choosing, name=name)
        self.put_development()

    def year_words(self) -> str:
        """The year board for a screen reader."""
        now = self.now
        entry = now.table.content.years[min(now.view.year, 6)]
        bonus = " / ".join(bonus_name(one) for one in entry.bonuses)
        text = translate("AfterTheQuakeBoard", "Year %1: a building costs %2; bonus: %3.")
        return fill(text, entry.year, money(entry.cost), bonus)

    def put_development(self) -> None:
        """Gives the development board its markers and the path of the front seat's one."""
        now, view = self.now, self.seen
        markers = tuple((now.numbers[player], board.column, board.row) for player, board in enumerate(view.boards))
        path = self.path()
        number, value = 0, 0
        if path:
            number, value = now.numbers[now.player], value_at(*path[-1])
        told = [
            f"{self.faces[player].name} {value_at(board.column, board.row)}" for player, board in enumerate(view.boards)
        ]
        name = f"{translate('AfterTheQuakeBoard', 'Development')}: {', '.join(told)}."
        self.pieces["fields",].put(frozenset((board.column, board.row) for board in view.boards))
        self.pieces["development",].put(MarkersState(markers, path, number, value), name=name)

    def path(self) -> tuple[tuple[int, int], ...]:
        """The fields that the marker of the front seat would pass."""
        now = self.now
        outlook = now.outlook
        if outlook is None or not now.kind:
            return ()
        board = now.view.boards[now.player]
        steps = []
        at = (board.column, board.row)
        trial = now.trial
        if now.kind == "clean" or (now.kind in BUILDS and trial.site is not None and now.view.rubble >> trial.site & 1):
            at = tidied(Board(column=at[0], row=at[1]))[:2]
            steps.append(at)
        if now.kind == "develop" or (now.kind in BUILDS and trial.site is not None):
            at = developed(Board(column=at[0], row=at[1]))[:2]
            steps.append(at)
        return tuple(step for step in steps if step != (board.column, board.row))

    # The prompt

    def put_prompt(self) -> None:
        """Gives the prompt its words."""
        now = self.now
        words = self.prompt_words()
        number = now.numbers[now.player] if now.player != NONE and now.role != GO else 0
        if remark := getattr(self.link, "remark", ""):
            # What happened is told with whoever it is about, not with whoever acts next.
            told = next((line for line in reversed(self.lines) if line.words == remark), None)
            number = 0 if told is None else self.number_of(told, now.numbers)
        refused = now.verdict is not None or (now.aim is not None and self.aim_refusal() != "")
        self.pieces["prompt",].put(PromptState(number, words, prompts.note_words(now), refused), name=words)

    def number_of(self, line: LogLine, numbers: Sequence[int]) -> int:
        """The colour and symbol of whoever a line of the log speaks of, 0 for the table."""
        player = line.seat
        if line.opponent is not None:
            player = len(self.link.seats) + line.opponent
        return numbers[player] if player is not None and player < len(numbers) else 0

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next, or why something cannot be done."""
        now = self.situation
        if now is None:
            return ""
        remark = getattr(self.link, "remark", "")
        if remark:
            return str(remark)
        if now.verdict is not None:
            return now.verdict.words
        refusal = self.aim_refusal()
        if refusal:
            return refusal
        if self.hinted is not None:
            return self.hinted_words()
        shut = self.shut_words()
        if shut:
            return shut
        return prompts.prompt_words(now, self.faces)

    def aim_refusal(self) -> str:
        """Why what is carried cannot be dropped where it is."""
        now = self.now
        if now.aim is None or now.load is None or now.aim[0] not in ("space", "income", "lot"):
            return ""
        if now.aim[0] == "lot":
            if now.load[0] == "hand" or int(now.aim[1]) in now.parts.sites:
                return ""
        elif int(now.aim[1]) in now.parts.spaces:
            return ""
        return self.why_not(int(now.aim[1]))

    def why_not(self, target: int) -> str:
        """Why pawn or building cannot go to a space, as a sentence."""
        now = self.now
        if now.load == ("pawn",):
            sketch = Sketch(space=target)
        else:
            sketch = replace(now.sketch, site=target, permits=(), urban=None)
        refusal = self.link.refuse(action_of(now.view, now.role, sketch))
        if refusal is None or refusal.code == Reason.INCOMPLETE:
            words = translate("AfterTheQuakeBoard", "No permits in hand fit %1.")
            return fill(words, lot_name(now.table.town, target)) if now.load != ("pawn",) else ""
        return self.link.reason(refusal)

    def hinted_words(self) -> str:
        """The hint as a sentence."""
        now, action = self.now, self.hinted
        view = now.view
        space, target = getattr(action, "space", None), getattr(action, "target", None)
        if view.phase is Phase.INCOME and space is not None:
            amount = now.table.content.year_income[space]
            return fill(translate("AfterTheQuakeBoard", "Hint: the income space for %1."), money(amount))
        if view.phase is Phase.ACT and space is not None:
            stands = action_name(now.table.card[space].action)
            build = getattr(action, "build", None)
            if build is not None and build.space is not None:
                lot = lot_name(now.table.town, build.space)
                return fill(translate("AfterTheQuakeBoard", "Hint: the pawn to %1, a building on %2."), stands, lot)
            if target is not None and target != space:
                does = action_name(now.table.card[target].action)
                return fill(translate("AfterTheQuakeBoard", "Hint: the pawn to %1, the action %2."), stands, does)
            if getattr(action, "choice", "") == "money":
                return fill(translate("AfterTheQuakeBoard", "Hint: the pawn to %1, and its money."), stands)
            return fill(translate("AfterTheQuakeBoard", "Hint: the pawn to %1."), stands)
        alternative = getattr(action, "alternative", None)
        if alternative is not None:
            name = bonus_name(now.table.bonuses[alternative])
            return fill(translate("AfterTheQuakeBoard", "Hint: the bonus %1."), name)
        return prompts.prompt_words(now, self.faces)
