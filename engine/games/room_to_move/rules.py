"""The rules of Room to Move as a game object: how a match starts, goes on, ends, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from engine.core.chance import Chance, Draft
from engine.core.facts import GameFacts
from engine.core.game import (
    Count,
    GameTypes,
    Outcome,
    Preview,
    Read,
    Refusal,
    RefusedError,
    ScoreSheet,
    Setup,
    Step,
    TieBreak,
    Told,
)
from engine.games.room_to_move.actions import (
    Action,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.asking import (
    drafted,
    piece_of,
    refuse_action,
    refuse_drawing,
    replace,
    waiting_of,
    with_marks,
)
from engine.games.room_to_move.choices import ORIENTATIONS, RoomChoices
from engine.games.room_to_move.counting import bonuses_of, counting_pieces, hints_of, sheet_of
from engine.games.room_to_move.facts import FACTS, SCENARIO
from engine.games.room_to_move.guess import guess_state
from engine.games.room_to_move.legal import doors_for, legal_anchors, refuse_marks
from engine.games.room_to_move.outline import outlines
from engine.games.room_to_move.position import refuse_position
from engine.games.room_to_move.scenario import Book, read_book
from engine.games.room_to_move.sheet import House, Options, Sheet
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import (
    UNSEEN,
    Answer,
    CardDrawn,
    CardTurned,
    Counts,
    DoorEdges,
    Ended,
    Event,
    Outlines,
    Outlook,
    Phase,
    Places,
    Question,
    RoomClosed,
    RoomLeftOpen,
    RoomTurned,
    Seen,
    SheetFinished,
    TokensAssigned,
    View,
    WhatCounts,
    WhereFits,
    WhichDoors,
    WhichOutlines,
)
from engine.games.room_to_move.walk import room_points

CARDS: Final = 2

Referee: TypeAlias = Callable[[House, Seen, int, Any], tuple[Any, ...]]
"""Gives the disagreements about a legal action, () if there is none; see ``referee.disagreements``."""


def load(read: Read) -> RoomToMove:
    """The game with its content read through ``read``. Raises ContentError when the furniture is missing or wrong; a
    scenario that is wrong cannot be chosen."""
    return RoomToMove(read_book(read))


class RoomToMove:
    """The game. Holds nothing but its content; see ``engine.core.game.Game`` for the methods."""

    facts: GameFacts = FACTS
    types = GameTypes(state=State, view=View, action=Action, event=Event, question=Question, answer=Answer)

    def __init__(self, book: Book, referee: Referee | None = None) -> None:
        self.book = book
        self.referee = referee
        """Confirms by plane geometry what masks allowed (section 9); the move stands whatever it says."""
        self.disagreements: list[Any] = []
        self.content = book.digest
        self._house_of = lru_cache(maxsize=64)(self._new_house)

    def house(self, seen: Seen) -> House:
        """The house of a match: its scenario and options."""
        return self._house_of(seen.options)

    def _new_house(self, options: Options) -> House:
        return House(self.book.scenarios[int(options.scenario)], self.book.furniture, options)

    # Start

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Unknown mode, a seat count out of range, an unknown option or value, a scenario that cannot be used."""
        mode = FACTS.mode(setup.mode)
        if mode is None:
            return Refusal("setup_mode", "1")
        if not mode.seats[0] <= setup.seats <= mode.seats[1]:
            return Refusal("setup_seats", "1", numbers=(setup.seats, *mode.seats))
        options = {option.id: option for option in FACTS.options}
        for place, (name, value) in enumerate(setup.options.items()):
            if name not in options or value not in options[name].values:
                return Refusal("setup_option", "1", numbers=(place,))
        scenario = int(setup.options.get(SCENARIO, options[SCENARIO].default))
        if scenario not in self.book.scenarios:
            return Refusal("setup_scenario", "1.2", numbers=(scenario,))
        return None

    def start(self, setup: Setup, chance: Chance) -> Step:
        """Every number of every room gets one of its two cards, unseen; the first active seat is drawn (2)."""
        refusal = self.refuse_setup(setup)
        if refusal:
            raise RefusedError(refusal)
        draft = chance.draft()
        options = msgspec.convert(setup.options, Options)
        house = self._house_of(options)
        dealt: dict[int, int] = {}
        cards: list[tuple[int, ...]] = []
        for room in house.scenario.rooms:
            row = []
            for number, _ in room.cards:
                # A number in two rooms: both cards are used, one each.
                card = 1 - dealt[number] if number in dealt else draft.below("cards", CARDS)
                dealt[number] = card
                row.append(card)
            cards.append(tuple(row))
        state = State(
            options=options,
            seats=setup.seats,
            active=draft.below("active", setup.seats),
            cards=tuple(cards),
            turned=tuple((False,) * len(room.cards) for room in house.scenario.rooms),
            first=tuple((UNSEEN,) * len(room.cards) for room in house.scenario.rooms),
            sheets=(house.empty_sheet(),) * setup.seats,
            acted=(False,) * setup.seats,
        )
        return Step(state, (), True, 1, draft.drawn, draft.chance)

    # What a seat may know and do

    def waiting(self, state: State) -> tuple[int, ...]:
        """The active seat, or all that have not confirmed."""
        return waiting_of(state)

    def welcome(self, state: State) -> tuple[int, ...]:
        """Nobody acts who does not wait."""
        return ()

    def together(self, state: State) -> bool:
        """Each seat draws on its own sheet."""
        return False

    def view(self, state: State, seat: int | None) -> View:
        """Everything but the cards that lie face down (2)."""
        cards = tuple(
            tuple(card if turned else UNSEEN for card, turned in zip(row, open_, strict=True))
            for row, open_ in zip(state.cards, state.turned, strict=True)
        )
        return View(
            seat,
            state.options,
            state.seats,
            state.phase,
            state.active,
            state.room,
            state.card,
            cards,
            state.turned,
            state.first,
            state.rooms_done,
            state.sheets,
            state.acted,
        )

    def choices(self, seen: Seen, seat: int) -> RoomChoices:
        """The legal actions of the seat."""
        return RoomChoices(self.house(seen), seen, seat)

    def refuse(self, seen: Seen, seat: int, action: Action) -> Refusal | None:
        """Why the action may not be done, None if it may."""
        return refuse_action(self.house(seen), seen, seat, action)

    def preview(self, seen: Seen, seat: int, action: Action) -> Preview:
        """Points, bonuses and soft hints of the seat's sheet after a drawing."""
        house = self.house(seen)
        if not 0 <= seat < seen.seats:
            return Preview(0, 0, ())
        before = sheet_of(house, seen.sheets[seat])
        sheet = self._after(seen, seat, action)
        after = sheet_of(house, sheet)
        gains = tuple(
            (new.key, new.points - old.points)
            for old, new in zip(before.rows, after.rows, strict=True)
            if old.points != new.points
        )
        return Preview(before.total, after.total, gains, self._outlook(seen, sheet))

    def _after(self, seen: Seen, seat: int, action: Action | None) -> Sheet:
        """The sheet after a drawing; as it is if the drawing is refused for more than missing parts."""
        refusal = refuse_action(self.house(seen), seen, seat, action) if action is not None else None
        if action is None or (refusal is not None and refusal.code != "incomplete"):
            return seen.sheets[seat]
        return drafted(self.house(seen), seen, seat, action)

    def _outlook(self, seen: Seen, sheet: Sheet) -> Outlook:
        house = self.house(seen)
        rooms = tuple(room_points(house, sheet, room) for room in range(len(house.scenario.rooms)))
        return Outlook(sheet, rooms, bonuses_of(house, sheet), hints_of(house, sheet, seen.room))

    def aid(self, seen: Seen, seat: int, question: Question) -> Answer:
        """Where a piece fits, which outlines and doors a room can have, what would count."""
        house = self.house(seen)
        there = 0 <= seat < seen.seats
        match question:
            case WhereFits():
                return self._where_fits(seen, seat, question) if there else Places((0,) * len(ORIENTATIONS))
            case WhichOutlines(marks):
                if not there or seen.room < 0 or (marks and refuse_marks(house, seen.sheets[seat], marks)):
                    return Outlines(())
                return Outlines(tuple(outlines(house, with_marks(seen.sheets[seat], marks), seen.room)))
            case WhichDoors(area, marks):
                if not there or seen.room < 0 or (marks and refuse_marks(house, seen.sheets[seat], marks)):
                    return DoorEdges(())
                inside = area & house.scenario.inside if area > 0 else 0
                return DoorEdges(tuple(doors_for(house, with_marks(seen.sheets[seat], marks), seen.room, inside)))
            case WhatCounts(draft):
                sheet = self._after(seen, seat, draft) if there else house.empty_sheet()
                outlook = self._outlook(seen, sheet)
                return Counts(outlook.rooms, outlook.bonuses, outlook.hints)

    def _where_fits(self, seen: Seen, seat: int, question: WhereFits) -> Places:
        """Anchors in every turn; none while there is no card to draw or the draft is not legal."""
        house, sheet = self.house(seen), seen.sheets[seat]
        if seen.phase is not Phase.DRAW or question.option not in range(CARDS):
            return Places((0,) * len(ORIENTATIONS))
        if refuse_drawing(house, seen, sheet, question.draft):
            return Places((0,) * len(ORIENTATIONS))
        sheet = drafted(house, seen, seat, question.draft)
        piece = piece_of(house, seen, question.option)
        return Places(
            tuple(
                legal_anchors(house, sheet, seen.room, piece, turns, mirror) if piece.mirrors or not mirror else 0
                for turns, mirror in ORIENTATIONS
            )
        )

    def score(self, seen: Seen, seat: int) -> ScoreSheet:
        """The points of the seat as if the match ended now (7)."""
        return sheet_of(self.house(seen), seen.sheets[seat])

    # Playing

    def play(self, state: State, seat: int, action: Action, chance: Chance) -> Step:
        """One action; the last confirmation of a step leads on to the next one (3)."""
        refusal = self.refuse(state, seat, action)
        if refusal:
            raise RefusedError(refusal)
        if self.referee is not None:
            self.disagreements += self.referee(self.house(state), state, seat, action)
        draft: Draft = chance.draft()
        state, told = self._done(state, seat, action)
        # Only a card that is turned tells something that was not to be seen before.
        return Step(state, told, isinstance(action, TurnCard), max(1, len(state.rooms_done)), (), draft.chance)

    def _done(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Told, ...]]:
        house = self.house(state)
        rounds = len(state.rooms_done)
        match action:
            case TurnRoom(int(room)):
                state = replace(state, room=room, rooms_done=(*state.rooms_done, room), phase=Phase.CARD)
                return state, (Told(RoomTurned(rounds + 1, seat, room)),)
            case TurnCard(int(number)):
                place = [own for own, _ in house.scenario.rooms[state.room].cards].index(number)
                state = replace(
                    state, card=place, turned=_with2(state.turned, state.room, place, True), phase=Phase.TOKENS
                )
                card = state.cards[state.room][place]
                return state, (Told(CardTurned(rounds, seat, state.room, number, card)),)
            case AssignTokens(int(first)):
                number, tokens = house.scenario.rooms[state.room].cards[state.card]
                state = replace(
                    state,
                    first=_with2(state.first, state.room, state.card, first),
                    phase=Phase.DRAW,
                    acted=(False,) * state.seats,
                )
                return state, (Told(TokensAssigned(rounds, seat, number, first, tokens - first)),)
            case DrawCard() | CloseRoom() | LeaveOpen() | Finish():
                told = [Told(_told(house, state, seat, action))]
                sheet = drafted(house, state, seat, action)
                state = replace(
                    state,
                    sheets=_with(state.sheets, seat, sheet),
                    acted=_with(state.acted, seat, True),
                )
                if all(state.acted):
                    state = self._go_on(state)
                if state.phase is Phase.OVER:
                    totals = tuple(self.score(state, other).total for other in range(state.seats))
                    told.append(Told(Ended(totals)))
                return state, tuple(told)
        raise AssertionError(f"{action} has missing parts")

    def _go_on(self, state: State) -> State:
        """The step after one that all have confirmed: the next card, the walls, the next room, the finish (3)."""
        house = self.house(state)
        nobody = (False,) * state.seats
        if state.phase is Phase.FINISH:
            return replace(state, phase=Phase.OVER, acted=(True,) * state.seats)
        if state.phase is Phase.DRAW:
            state = replace(state, card=-1, active=(state.active + 1) % state.seats, acted=nobody)
            if not all(state.turned[state.room]):
                return replace(state, phase=Phase.CARD)
            # Without a piece in the room there is nothing to close.
            idle = tuple(not sheet.pieces_in(state.room) for sheet in state.sheets)
            if not all(idle):
                return replace(state, phase=Phase.CLOSE, acted=idle)
        state = replace(state, room=-1, acted=nobody)
        if len(state.rooms_done) < len(house.scenario.rooms):
            return replace(state, phase=Phase.ROOM)
        return replace(state, phase=Phase.FINISH)

    def outcome(self, state: State) -> Outcome | None:
        """Ranks by points, then by counting pieces, then shared (7)."""
        if state.phase is not Phase.OVER:
            return None
        house = self.house(state)
        sheets = tuple(self.score(state, seat) for seat in range(state.seats))
        pieces = tuple(counting_pieces(house, sheet) for sheet in state.sheets)
        keys = [(sheet.total, count) for sheet, count in zip(sheets, pieces, strict=True)]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        ties = []
        for total in sorted({sheet.total for sheet in sheets}, reverse=True):
            level = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == total)
            if len(level) > 1:
                counts = tuple(pieces[seat] for seat in level)
                ties.append(TieBreak("pieces", level, counts))
                if len(set(counts)) < len(counts):
                    shared = tuple(seat for seat in level if counts.count(pieces[seat]) > 1)
                    ties.append(TieBreak("shared", shared, tuple(pieces[seat] for seat in shared)))
        return Outcome(("finished",), (tuple(range(state.seats)),), ranks, sheets, tuple(ties))

    def statistics(self, state: State, played: Iterable[tuple[int, Any]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat: pieces drawn, pieces that count, rooms closed, whether the bright idea was used."""
        house = self.house(state)
        return tuple(
            (
                Count("pieces", "seat", len(sheet.placed)),
                Count("counting", "seat", counting_pieces(house, sheet)),
                Count("rooms", "seat", sum(closed is not None for closed in sheet.closed)),
                Count("squares", "seat", sum(closed.area.bit_count() for closed in sheet.closed if closed)),
                Count("ideas", "seat", int(sheet.idea is not Idea.NONE)),
            )
            for sheet in state.sheets
        )

    # Hidden parts and positions made by hand

    def guess(self, view: View, chance: Chance) -> State:
        """A position that the view allows: cards that lie face down drawn evenly."""
        return guess_state(self.house(view).scenario, view, chance)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible."""
        if int(state.options.scenario) not in self.book.scenarios:
            return (Refusal("position_scenario", "1.2"),)
        return refuse_position(self.house(state), state)


def _told(house: House, state: State, seat: int, action: Action) -> Event:
    """What the others learn of a seat's drawing: everything they can see on its sheet."""
    rounds = len(state.rooms_done)
    sheet = drafted(house, state, seat, action)
    match action:
        case DrawCard():
            number, tokens = house.scenario.rooms[state.room].cards[state.card]
            placed = sheet.placed[len(state.sheets[seat].placed) :]
            return CardDrawn(rounds, seat, number, placed, tokens - len(placed), action.idea, sheet.marks)
        case CloseRoom():
            closed = sheet.closed[state.room]
            assert closed is not None
            return RoomClosed(rounds, seat, state.room, closed.area, closed.door, sheet.marks)
        case LeaveOpen():
            return RoomLeftOpen(rounds, seat, state.room, sheet.marks)
    return SheetFinished(rounds, seat, sheet.marks)


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _with2(table: tuple[tuple[Any, ...], ...], row: int, place: int, item: Any) -> tuple[tuple[Any, ...], ...]:
    return _with(table, row, _with(table[row], place, item))
