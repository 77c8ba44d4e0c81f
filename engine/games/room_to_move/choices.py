"""The legal actions of a seat as a set that is asked, narrowed and sampled, never listed in full (rules page, R0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.chance import Draft
from engine.games.room_to_move.actions import (
    Action,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Marks,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.asking import (
    cards_left,
    firsts_allowed,
    piece_of,
    refuse_action,
    refuse_drawing,
    rooms_left,
    tokens_of,
    waiting_of,
    with_marks,
)
from engine.games.room_to_move.legal import doors_for, legal_anchors, refuse_marks, with_place
from engine.games.room_to_move.outline import grown_areas, outlines
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import Parts, Phase, Seen
from engine.geometry.shapes import TURNS
from engine.geometry.squares import squares_in

LEAVE_OUT_ONCE_IN: Final = 16
"""A sampled drawing leaves a piece out once in so many times."""
IDEA_ONCE_IN: Final = 12
MARKS_ONCE_IN: Final = 6
GROW_ONCE_IN: Final = 3
LEAVE_OPEN_ONCE_IN: Final = 40
ORIENTATIONS: Final = tuple((turns, mirror) for mirror in (False, True) for turns in range(TURNS))


class RoomChoices:
    """The legal actions of one seat. See ``engine.core.choices.Choices``.

    Areas and marks are drawn freely, so that there are more than can be listed: iterating gives the smallest outlines
    and no marks.
    """

    __slots__ = ("_house", "_seat", "_seen")

    def __init__(self, house: House, seen: Seen, seat: int) -> None:
        self._house, self._seen, self._seat = house, seen, seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return refuse_action(self._house, self._seen, self._seat, action) is None

    def __bool__(self) -> bool:
        # Leaving everything out, leaving a room open and finishing are always possible.
        return self._seat in waiting_of(self._seen)

    def __iter__(self) -> Iterator[Action]:
        """Legal actions, each once, lazily."""
        if not self:
            return
        house, seen = self._house, self._seen
        sheet = seen.sheets[self._seat]
        match seen.phase:
            case Phase.ROOM:
                yield from (TurnRoom(room) for room in rooms_left(house, seen))
            case Phase.CARD:
                cards = house.scenario.rooms[seen.room].cards
                yield from (TurnCard(cards[place][0]) for place in cards_left(house, seen))
            case Phase.TOKENS:
                yield from (AssignTokens(first) for first in firsts_allowed(house, seen))
            case Phase.DRAW:
                yield from self._drawings(sheet, (), tokens_of(house, seen))
            case Phase.CLOSE:
                yield from outlines(house, sheet, seen.room)
                yield LeaveOpen()
            case Phase.FINISH:
                yield Finish()

    def _drawings(self, sheet: Sheet, places: tuple[Place, ...], left: tuple[int, int]) -> Iterator[DrawCard]:
        """Every drawing that begins with these places, without the bright idea."""
        yield DrawCard(places)
        for option in range(2):
            if not left[option]:
                continue
            piece = piece_of(self._house, self._seen, option)
            rest = (left[0] - (option == 0), left[1] - (option == 1))
            for turns in range(TURNS):
                anchors = legal_anchors(self._house, sheet, self._seen.room, piece, turns, mirror=False)
                for anchor in squares_in(anchors):
                    place = Place(option, anchor, turns)
                    after = with_place(sheet, self._seen.room, piece, place)
                    yield from self._drawings(after, (*places, place), rest)

    def sample(self, draft: Draft, stream: str) -> Action:
        """A legal action; drawings are piece by piece at any place, rooms small or grown."""
        if not self:
            raise IndexError("no legal action")
        house, seen = self._house, self._seen
        sheet = seen.sheets[self._seat]
        match seen.phase:
            case Phase.ROOM:
                return TurnRoom(draft.chosen(stream, rooms_left(house, seen)))
            case Phase.CARD:
                cards = house.scenario.rooms[seen.room].cards
                return TurnCard(cards[draft.chosen(stream, cards_left(house, seen))][0])
            case Phase.TOKENS:
                return AssignTokens(draft.chosen(stream, firsts_allowed(house, seen)))
            case Phase.DRAW:
                return self._sample_drawing(sheet, draft, stream)
            case Phase.CLOSE:
                return self._sample_closing(sheet, draft, stream)
            case _:
                return Finish(sample_marks(house, sheet, draft, stream))

    def _sample_drawing(self, sheet: Sheet, draft: Draft, stream: str) -> DrawCard:
        house, seen = self._house, self._seen
        chosen = list(tokens_of(house, seen))
        marks = None
        if draft.number(stream, MARKS_ONCE_IN) == 0:
            marks = sample_marks(house, sheet, draft, stream)
        here = with_marks(sheet, marks)
        idea = Idea.NONE
        if sheet.idea is Idea.NONE and draft.number(stream, IDEA_ONCE_IN) == 0:
            idea = draft.chosen(stream, (Idea.SWAP, Idea.MIRROR))
        if idea is Idea.SWAP:
            source = draft.chosen(stream, [option for option in range(2) if chosen[option]])
            chosen[source] -= 1
            chosen[1 - source] += 1
        places: list[Place] = []
        mirrored = idea is not Idea.MIRROR
        for option, count in enumerate(chosen):
            piece = piece_of(house, seen, option)
            for _ in range(count):
                if draft.number(stream, LEAVE_OUT_ONCE_IN) == 0:
                    continue
                mirror = not mirrored and piece.mirrors
                start = draft.number(stream, TURNS)
                for step in range(TURNS):
                    turns = (start + step) % TURNS
                    anchors = legal_anchors(house, here, seen.room, piece, turns, mirror)
                    if anchors:
                        anchor = draft.chosen(stream, tuple(squares_in(anchors)))
                        place = Place(option, anchor, turns, mirror)
                        places.append(place)
                        here = with_place(here, seen.room, piece, place)
                        mirrored = mirrored or mirror
                        break
        action = DrawCard(tuple(places), idea, marks)
        if idea is not Idea.NONE and refuse_drawing(house, seen, sheet, action):
            # The idea came to nothing, for instance because the piece found no place.
            return self._sample_plain(sheet, draft, stream)
        return action

    def _sample_plain(self, sheet: Sheet, draft: Draft, stream: str) -> DrawCard:
        """A drawing of one chosen piece at most, without the bright idea."""
        house, seen = self._house, self._seen
        option = next(option for option, count in enumerate(tokens_of(house, seen)) if count)
        piece = piece_of(house, seen, option)
        turns = draft.number(stream, TURNS)
        anchors = legal_anchors(house, sheet, seen.room, piece, turns, mirror=False)
        if not anchors:
            return DrawCard()
        return DrawCard((Place(option, draft.chosen(stream, tuple(squares_in(anchors))), turns),))

    def _sample_closing(self, sheet: Sheet, draft: Draft, stream: str) -> CloseRoom | LeaveOpen:
        house, seen = self._house, self._seen
        if draft.number(stream, LEAVE_OPEN_ONCE_IN) == 0:
            return LeaveOpen()
        proposed = tuple(outlines(house, sheet, seen.room))
        if not proposed:
            return LeaveOpen()
        closing = draft.chosen(stream, proposed)
        assert closing.area is not None
        if draft.number(stream, GROW_ONCE_IN) == 0:
            grown = tuple(grown_areas(house, sheet, seen.room, closing.area))
            if grown:
                area = draft.chosen(stream, grown)
                doors = tuple(doors_for(house, sheet, seen.room, area))
                if doors:
                    return CloseRoom(area, draft.chosen(stream, doors))
        return closing

    def narrow(self, partial: Action) -> Parts:
        """The legal next parts of a draft."""
        house, seen = self._house, self._seen
        if not self:
            return Parts()
        sheet = seen.sheets[self._seat]
        match partial:
            case TurnRoom() if seen.phase is Phase.ROOM:
                return Parts(rooms=rooms_left(house, seen))
            case TurnCard() if seen.phase is Phase.CARD:
                cards = house.scenario.rooms[seen.room].cards
                return Parts(numbers=tuple(cards[place][0] for place in cards_left(house, seen)))
            case AssignTokens() if seen.phase is Phase.TOKENS:
                return Parts(first=firsts_allowed(house, seen))
            case DrawCard() if seen.phase is Phase.DRAW:
                return self._narrow_drawing(sheet, partial)
            case CloseRoom(int(area)) if seen.phase is Phase.CLOSE:
                return Parts(doors=tuple(doors_for(house, with_marks(sheet, partial.marks), seen.room, area)))
        return Parts()

    def _narrow_drawing(self, sheet: Sheet, partial: DrawCard) -> Parts:
        house, seen = self._house, self._seen
        if refuse_drawing(house, seen, sheet, partial):
            return Parts()
        here = with_marks(sheet, partial.marks)
        for place in partial.places:
            here = with_place(here, seen.room, piece_of(house, seen, place.option), place)
        anchors: dict[tuple[int, int, bool], int] = {}
        for option in range(2):
            for turns, mirror in ORIENTATIONS:
                more = DrawCard((*partial.places, Place(option, 0, turns, mirror)), partial.idea, partial.marks)
                if self._may_add(sheet, more):
                    piece = piece_of(house, seen, option)
                    if piece.mirrors or not mirror:
                        anchors[option, turns, mirror] = legal_anchors(house, here, seen.room, piece, turns, mirror)
        return Parts(anchors=anchors)

    def _may_add(self, sheet: Sheet, more: DrawCard) -> bool:
        """Whether tokens and the bright idea allow the last place of the drawing, wherever it lies."""
        seen, last = self._seen, more.places[-1]
        drawn = [sum(place.option == option for place in more.places) for option in range(2)]
        chosen = tokens_of(self._house, seen)
        fresh = sheet.idea is Idea.NONE
        mirrored = sum(place.mirror for place in more.places)
        if drawn[last.option] <= chosen[last.option]:
            return mirrored <= (fresh and more.idea is not Idea.SWAP)
        swaps = drawn[last.option] == chosen[last.option] + 1 and sum(drawn) <= sum(chosen)
        return swaps and fresh and more.idea is not Idea.MIRROR and not mirrored


def sample_marks(house: House, sheet: Sheet, draft: Draft, stream: str) -> Marks | None:
    """The marks of the sheet with a front door or a window more, None if that cannot be drawn."""
    marks = sheet.marks
    outer = tuple(sorted(house.scenario.outer))
    if not marks.front:
        places = tuple(sorted(house.scenario.front_places)) or outer
        for _ in range(8):
            first = draft.chosen(stream, places)
            front: tuple[int, ...] = (first,)
            if house.scenario.front_wide:
                front = next((pair for pair in wide_fronts(house) if first in pair), (first,))
            windows = tuple(edge for edge in marks.windows if edge not in front)
            fresh = Marks(marks.right, marks.below, windows, front)
            if refuse_marks(house, sheet, fresh) is None:
                return fresh
        return None
    window = draft.chosen(stream, outer)
    windows = tuple(sorted({*marks.windows, window}))
    fresh = Marks(marks.right, marks.below, windows, marks.front)
    return fresh if refuse_marks(house, sheet, fresh) is None else None


def wide_fronts(house: House) -> Iterator[tuple[int, int]]:
    """Every pair of neighbouring sides that a wide front door can take."""
    edges = tuple(sorted(house.scenario.front_places or house.scenario.outer))
    for place, one in enumerate(edges):
        for other in edges[place + 1 :]:
            if refuse_marks(house, house.empty_sheet(), Marks(front=(one, other))) is None:
                yield one, other
