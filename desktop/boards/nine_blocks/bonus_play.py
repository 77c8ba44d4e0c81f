"""The bonus on the board: each has a gesture of its own, with a click form and a keyboard form; one button uses it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section, Spot
from desktop.boards.nine_blocks import bonus as drafts
from desktop.boards.nine_blocks import bonus_words as words
from desktop.boards.nine_blocks.bonus import Offer
from desktop.boards.nine_blocks.bonus_pieces import HandsState
from desktop.boards.nine_blocks.bonus_show import SLOTS, BonusShow
from desktop.boards.nine_blocks.flat_turner import Turner, turn_grid
from desktop.boards.nine_blocks.prompts import with_symbol
from desktop.boards.nine_blocks.resolution_places import rack_piece
from desktop.boards.nine_blocks.states import BONUS
from desktop.boards.nine_blocks.tiles import GhostState
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    REMOVE,
    START,
    SWAP,
    TURN,
    Decline,
    Reason,
)
from engine.games.nine_blocks.events import HandsSeen
from engine.games.nine_blocks.grid import TURNS

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard
    from desktop.boards.nine_blocks.states import Scenery

COVER_MS: Final = 20_000
"""So long the hands of others lie open without input."""


class Bonus(BonusShow):
    """The draft of the bonus and what shows it.

    ``hands`` is the sheet with the hands of others; while it shows, nothing else can be done.
    """

    def __init__(self, board: NineBlocksBoard, turner: Turner) -> None:
        super().__init__(board, turner)
        self.timer = QTimer(board)
        self.timer.setSingleShot(True)
        self.timer.setInterval(COVER_MS)
        self.timer.timeout.connect(self.cover_hands)

    # What the board asks

    @property
    def busy(self) -> bool:
        """While the hands of others lie open."""
        return self.hands.isVisible()

    def begin(self, *, fresh: bool) -> None:
        """A new draft with a new phase; open hands are covered at once when another view is shown."""
        if fresh:
            self.offer = drafts.first_offer(self.board.seen)
            self.past = []
            self.hide_hands()
        self.held_at, self.angle = None, 0.0

    def told(self, events: Sequence[object]) -> None:
        """Shows the hands that the front seat has looked at."""
        view = self.board.seen
        for event in events:
            if isinstance(event, HandsSeen) and event.seat == view.seat == self.board.link.seat:
                self.open_hands(tuple((seat, hand) for seat, hand in enumerate(event.hands) if hand))

    def holds(self, events: Sequence[object]) -> str:
        """The seat that looks at hands keeps the screen until they are covered."""
        return "seat" if any(isinstance(event, HandsSeen) for event in events) else ""

    def scenery(self, scenery: Scenery) -> Scenery:
        """The building that would go is faint; the areas lie as they would after the turn."""
        offer, view = self.offer, self.board.seen
        if self.board.role_of(view) != BONUS:
            return scenery
        if offer.number == REMOVE and offer.space is not None:
            return replace(
                scenery,
                frames={**scenery.frames, offer.space: "refused"},
                faint=scenery.faint | {offer.space},
            )
        if offer.number == TURN and offer.turns is not None:
            return replace(scenery, turn=(view.turn + offer.turns) % TURNS)
        return scenery

    def prompt(self) -> str:
        """What the seat with the bonus may do."""
        if not self.on:
            return ""
        view, faces = self.board.seen, self.board.link.seats
        return words.prompt(self.offer, view, faces, with_symbol(faces[view.bonus_seat]))

    # Pressing

    def press(self, ident: Ident) -> bool:
        """Takes the press of what belongs to the bonus."""
        if self.hands.isVisible():
            self.cover_hands()
            return True
        if ident == self.opener.ident:
            self.open_hands(drafts.known_hands(self.board.seen))
            return True
        if not self.on:
            return False
        match ident:
            case ("bonus", "use"):
                self.use()
            case ("bonus", "decline"):
                self.board.tell_refusal(self.board.link.submit(Decline()))
            case ("bonus", "number", int(number)):
                self.commit(drafts.choose(self.offer, number))
            case ("bonus", "look", int(look)):
                self.commit(replace(self.offer, look=bool(look)))
            case ("bonus", "turn", int(turns)):
                self.turn_to(None if self.offer.turns == turns else turns)
            case ("bonus", "penalty", int(slot)):
                self.commit(drafts.mark(self.offer, slot))
            case ("bonus", "grip"):
                self.use()
            case ("tile", int(place)) if self.offer.number == SWAP:
                self.commit(drafts.mark(self.offer, place))
            case ("space", int(space)) if self.offer.number == REMOVE and self.board.seen.board[space]:
                self.commit(drafts.clear(self.offer, self.board.seen, space))
            case _:
                return False
        return True

    def commit(self, offer: Offer) -> None:
        """Takes a draft, says what it does."""
        if offer == self.offer:
            return
        self.past.append(self.offer)
        self.offer = offer
        self.show_draft()

    def show_draft(self) -> None:
        """Shows the draft and says what it does."""
        board = self.board
        board.refresh()
        board.said.emit(words.effect(self.offer, board.seen, board.link.seats))
        board.tell_table()

    def turn_to(self, turns: int | None) -> None:
        """Takes a turn into the draft; the board turns there."""
        if turns != self.offer.turns:
            self.turner.smooth = True
            self.commit(replace(self.offer, turns=turns))

    def use(self) -> None:
        """Uses the bonus, or says what is missing."""
        board = self.board
        action = self.action()
        refused = board.link.refuse(action)
        if refused is not None:
            board.said.emit(words.how(self.offer) if refused.code == Reason.INCOMPLETE else board.link.reason(refused))
            return
        board.gesture.cancel("view")
        board.tell_refusal(board.link.submit(action))

    def primary(self) -> bool:
        """Uses the bonus."""
        if not self.on:
            return False
        self.use()
        return True

    # Carrying

    def carry(self, ident: Ident) -> GhostState | None:
        """What can be dragged: tiles of the hand, buildings, penalty tiles, the helmet; the board to turn it."""
        if not self.on:
            return None
        board, view, number = self.board, self.board.seen, self.offer.number
        scale = board.camera.scale() if board.camera is not None else 1.0
        match ident:
            case ("tile", int(place)) if number == SWAP and place not in self.offer.marked:
                return GhostState(0, board.numbers[view.bonus_seat])
            case ("space", int(space)) if number == REMOVE and view.board[space]:
                return GhostState(view.board[space], side=88 * scale)
            case ("bonus", "penalty", int(slot)) if slot not in self.offer.marked:
                return GhostState(view.penalties[view.bonus_seat][slot], side=44)
            case ("bonus", "grip") if number == START:
                return GhostState(0, board.numbers[view.bonus_seat])
            case ("space", int()) if number == TURN:
                self.held_at = None
                return GhostState(0)
        return None

    def aim(self, source: Ident, at: Point) -> Ident | None:
        """Where what is carried would go: off the board or rack, to the own card; a board that is held turns."""
        board, number = self.board, self.offer.number
        point = QPointF(*at)
        if source[0] == "space" and number == TURN:
            self.turn_by(point)
            return source
        if source[0] == "space":
            window = board.camera.window if board.camera is not None else QRectF()
            return ("off",) if not window.contains(point) else None
        if source == self.grip.ident:
            piece = rack_piece(board, board.seen.bonus_seat)
            over = piece is not None and piece.mapRectToScene(piece.rect).adjusted(-20, -20, 20, 20).contains(point)
            return ("own",) if over else None
        if source[0] == "tile":
            return ("off",) if not board.spot_of(("screen",)).contains(point) else None
        piece = rack_piece(board, board.seen.bonus_seat)
        over = piece is not None and piece.mapRectToScene(piece.rect).contains(point)
        return None if over else ("off",)

    def turn_by(self, point: QPointF) -> None:
        """The board turns with the hand that holds it."""
        camera = self.board.camera
        if camera is None:
            return
        middle = camera.window.center()
        self.board.ghost.hide()
        if self.held_at is None:
            self.held_at = QPointF(*self.board.gesture.start)
        first, now = self.held_at - middle, point - middle
        if min(abs(first.x()) + abs(first.y()), abs(now.x()) + abs(now.y())) < 8:
            return
        angle = math.degrees(math.atan2(now.y(), now.x()) - math.atan2(first.y(), first.x()))
        self.angle = (angle + 180) % 360 / 90 - 2
        turn_grid(self.board, self.angle)

    def drop(self, source: Ident, target: Ident | None) -> bool:
        """Takes what was dropped into the draft."""
        if source[0] == "space" and self.offer.number == TURN:
            angle, self.angle, self.held_at = self.angle, 0.0, None
            if target is None:
                turn_grid(self.board, 0)
                return True
            quarters = round(angle)
            self.commit(replace(self.offer, turns=((self.offer.turns or 0) + quarters) % TURNS or None))
            # The board settles at the nearest quarter.
            self.turner.come(angle - quarters, 200)
            return True
        if target is None:
            return False
        match source:
            case ("tile", int(place)) | ("bonus", "penalty", int(place)):
                self.commit(drafts.mark(self.offer, place))
            case ("space", int(space)):
                self.commit(drafts.clear(replace(self.offer, space=None), self.board.seen, space))
            case _:
                self.use()
        return True

    # Keys, focus, reading

    def key(self, event: QKeyEvent) -> bool:
        """Any key covers open hands; R and Shift+R turn the board; digits choose a bonus of the cascade."""
        if self.hands.isVisible():
            if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
                self.cover_hands()
            return True
        if not self.on:
            return False
        key = event.key()
        if key == Qt.Key.Key_R and self.offer.number == TURN:
            way = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self.turn_to(((self.offer.turns or 0) + way) % TURNS or None)
            return True
        number = int(key) - int(Qt.Key.Key_0)
        if 1 <= number <= 9 and ("bonus", "number", number) in self.focus():
            self.commit(drafts.choose(self.offer, number))
            return True
        return False

    def pointer(self) -> bool:
        """A press anywhere covers open hands."""
        if self.hands.isVisible():
            self.cover_hands()
            return True
        return False

    def focus(self) -> list[Ident]:
        """The things to mark, then the buttons."""
        if not self.on:
            return [self.opener.ident] if self.opener.isVisible() else []
        view = self.board.seen
        found: list[Ident] = []
        rows = self.rows()
        for row in rows[:-1]:
            found += row
        if self.offer.number in (DROP_ONE, DROP_TWO):
            found += [("bonus", "penalty", slot) for slot in range(min(SLOTS, len(view.penalties[view.bonus_seat])))]
        if self.offer.number == SWAP:
            found += [("tile", place) for place in range(len(self.board.now.hand))]
        if self.offer.number == REMOVE:
            on_grid = self.board.focused is not None and self.board.focused[0] == "space"
            first = min(space for space, number in enumerate(view.board) if number)
            found += [("space", self.board.entry if on_grid else first)]
        return [ident for ident in (*found, *rows[-1]) if self.board.pieces[ident].active]

    def sections(self) -> tuple[Section, ...]:
        """The bonus as sentences, with everything that can be pressed for it."""
        if self.hands.isVisible():
            return (Section(self.hands.state.title, (Spot(("hands",), self.hands.name, True),)),)
        if not self.on:
            if not self.opener.isVisible():
                return ()
            return (Section(self.opener.name, (Spot(self.opener.ident, self.opener.name, True),)),)
        pieces = self.board.pieces
        marked = {
            *(("bonus", "penalty", slot) for slot in self.offer.marked),
            *(("tile", place) for place in self.offer.marked),
        }
        view = self.board.seen
        idents = self.focus()
        if self.offer.number == REMOVE:
            built: list[Ident] = [("space", space) for space, number in enumerate(view.board) if number]
            idents = [*built, *(ident for ident in idents if ident[0] != "space")]
        spots = [Spot(self.card.ident, self.card.name)]
        for ident in idents:
            chosen = None
            if ident[0] in ("tile", "space") or ident[1] == "penalty":
                chosen = ident in marked or ident == ("space", self.offer.space)
            spots.append(Spot(ident, pieces[ident].name, True, chosen))
        return (Section(words.title(self.offer), tuple(spots)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on the bonuses."""
        return "6" if ident[0] in ("bonus", "hands") else ""

    def can_undo(self) -> bool:
        """Whether a mark can be taken back."""
        return self.on and bool(self.past)

    def undo(self) -> None:
        """Takes the last mark back."""
        if self.past:
            self.turner.smooth = True
            self.offer = self.past.pop()

    def escape(self) -> bool:
        """Takes the last mark back."""
        if not self.can_undo():
            return False
        self.undo()
        self.show_draft()
        return True

    # The hands of others

    def open_hands(self, known: Sequence[tuple[int, tuple[int, ...]]]) -> None:
        """Shows the hands of others to the front seat; they cover themselves."""
        board = self.board
        seat = board.link.seat
        if seat is None or not known or board.seen.seat != seat:
            return
        faces = board.link.seats
        self.known = tuple(known)
        window = board.camera.window if board.camera is not None else QRectF(300, 117, 708, 708)
        high = min(window.height(), 120 + 128.0 * len(known))
        self.hands.resize(QRectF(window.center().x() - 340, window.center().y() - high / 2, 680, high))
        state = HandsState(
            faces[seat].number,
            words.hands_title(faces[seat].name),
            tuple((faces[other].number, faces[other].name, hand) for other, hand in self.known),
        )
        self.hands.put(state, active=True, name=words.hands_words(self.known, faces))
        self.hands.show()
        self.timer.start()
        board.said.emit(f"{state.title}: {self.hands.name}")
        board.refresh()
        board.tell_table()

    def hide_hands(self) -> None:
        """Forgets the hands of others."""
        self.timer.stop()
        self.hands.hide()
        self.hands.put(None)
        self.known = ()

    def cover_hands(self) -> None:
        """Covers the hands of others."""
        if not self.hands.isVisible():
            return
        self.hide_hands()
        self.board.refresh()
        self.board.tell_table()
