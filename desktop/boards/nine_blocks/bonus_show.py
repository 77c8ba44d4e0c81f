"""What the bonus shows: a card that says what it does now, buttons, things to mark, what is known of other hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.pieces import Ident
from desktop.boards.nine_blocks import bonus as drafts
from desktop.boards.nine_blocks import bonus_words as words
from desktop.boards.nine_blocks.bonus import Offer
from desktop.boards.nine_blocks.bonus_pieces import BonusCard, CardState, Grip, HandsSheet
from desktop.boards.nine_blocks.flat_turner import Turner
from desktop.boards.nine_blocks.layout import SITE
from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.resolution_places import slot_spot
from desktop.boards.nine_blocks.states import BONUS
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
    WIN,
    Reason,
    UseBonus,
)
from engine.games.nine_blocks.facts import CASCADE
from engine.games.nine_blocks.legal import bonuses_of

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard

ROOM: Final = QRectF(1027, 844, 558, 148)
"""Where the buttons lie."""
CARD: Final = QRectF(SITE.left() + 9, SITE.top() + 186, 222, SITE.height() - 196)
SLOTS: Final = 9
BUTTON: Final = 52.0
GAP: Final = 8.0


class BonusShow(Part):
    """The draft of the bonus with the pieces that show it. ``hands`` is the sheet with the hands of others."""

    def __init__(self, board: NineBlocksBoard, turner: Turner) -> None:
        super().__init__(board)
        self.turner = turner
        look = board.look
        self.offer = Offer()
        self.past: list[Offer] = []
        self.room = ROOM
        self.card_room = CARD
        self.known: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self.angle = 0.0
        """How far the board is turned by hand, in quarters, while it is held."""
        self.held_at: QPointF | None = None
        self.card = BonusCard(look)
        board.add(self.card)
        for number in range(1, 10):
            board.add(Button(("bonus", "number", number), look))
        for look_on in (1, 0):
            board.add(Button(("bonus", "look", look_on), look))
        for turns in (3, 2, 1):
            board.add(Button(("bonus", "turn", turns), look))
        for name in ("decline", "use"):
            board.add(Button(("bonus", name), look))
        for slot in range(SLOTS):
            board.add(Grip(("bonus", "penalty", slot), look))
        self.grip = Grip(("bonus", "grip"), look)
        board.add(self.grip)
        self.hands = HandsSheet(look)
        board.add(self.hands)
        self.opener = Button(("bonus", "known"), look)
        board.add(self.opener)

    @property
    def on(self) -> bool:
        """Whether the front seat has a bonus to use now."""
        return self.board.situation is not None and self.board.now.role == BONUS

    def action(self) -> UseBonus:
        """What the draft plays."""
        return drafts.action_of(self.offer, self.board.seen)

    def can_use(self) -> bool:
        """Whether the draft is complete and legal."""
        return self.on and self.board.link.refuse(self.action()) is None

    def put(self) -> None:
        """Gives card, buttons and things to mark their states."""
        on = self.on
        self.put_known()
        self.put_hand(on=on)
        self.put_buttons(on=on)
        board, view = self.board, self.board.seen
        if not on:
            self.card.tell(None, self.card_room)
            self.put_grips(on=False)
            return
        faces = board.link.seats
        offer = self.offer
        refusal = ""
        refused = board.link.refuse(self.action())
        if refused is not None and refused.code != Reason.INCOMPLETE:
            refusal = board.link.reason(refused)
        state = CardState(
            offer.number, faces[view.bonus_seat].number, words.title(offer), words.how(offer),
            words.effect(offer, view, faces), refusal,
        )  # fmt: skip
        self.card.tell(state, self.card_room)
        # What can be taken lies above the card, wherever that came to lie.
        self.put_grips(on=True)
        for ident in (("compass",), ("digger",)):
            under = board.pieces[ident]
            under.setVisible(under.isVisible() and self.card.rect.top() > under.rect.bottom() + 4)

    def rows(self) -> list[list[Ident]]:
        """The buttons, row by row from above."""
        view = self.board.seen
        found: list[list[Ident]] = []
        numbers = bonuses_of(view)
        if view.options.bonus == CASCADE and len(numbers) > 1:
            found.append([("bonus", "number", number) for number in numbers])
        if self.offer.number == SEE_OR_DRAW:
            found.append([("bonus", "look", 1), ("bonus", "look", 0)])
        elif self.offer.number == TURN:
            found.append([("bonus", "turn", turns) for turns in (3, 2, 1)])
        found.append([("bonus", "decline"), ("bonus", "use")])
        return found

    def put_buttons(self, *, on: bool) -> None:
        """Gives the buttons their states and places."""
        pieces = self.board.pieces
        mine = [
            ident
            for ident in pieces
            if ident[0] == "bonus" and ident[1] in ("number", "look", "turn", "decline", "use")
        ]
        rows = self.rows() if on else []
        shown = {ident for row in rows for ident in row}
        for ident in mine:
            pieces[ident].setVisible(ident in shown)
            if ident not in shown:
                pieces[ident].put(None)
        high = min(
            BUTTON * max(1.0, self.board.look.scale * 0.85), (self.room.height() - GAP * len(rows)) / max(1, len(rows))
        )
        for place, row in enumerate(rows):
            top = self.room.bottom() - (len(rows) - place) * (high + GAP) + GAP
            wide = (self.room.width() - GAP * (len(row) - 1)) / len(row)
            for order, ident in enumerate(row):
                pieces[ident].resize(QRectF(self.room.left() + order * (wide + GAP), top, wide, high))
                state, name, active = self.face_of(ident)
                pieces[ident].put(state, active=active, name=name)

    def face_of(self, ident: Ident) -> tuple[ButtonState, str, bool]:
        """State, name and whether a button can be pressed."""
        view, offer = self.board.seen, self.offer
        match ident:
            case ("bonus", "number", int(number)):
                return ButtonState(str(number), down=offer.number == number), words.number_name(number), True
            case ("bonus", "look", int(look)):
                name = words.look_words(look=bool(look))
                down = offer.look is not None and offer.look == bool(look)
                can = self.board.link.refuse(UseBonus(SEE_OR_DRAW, look=bool(look))) is None
                return ButtonState(name, icon="icons/eye" if look else "icons/plus", down=down), name, can
            case ("bonus", "turn", int(turns)):
                name = words.turn_words(turns)
                return ButtonState(name, down=offer.turns == turns), name, True
            case ("bonus", "decline"):
                return ButtonState(words.decline_words()), words.decline_words(), True
        name = " ".join((words.use_words() + ".", words.effect(offer, view, self.board.link.seats)))
        return ButtonState(words.use_words(), primary=True), name, self.can_use()

    def put_hand(self, *, on: bool) -> None:
        """Marks the tiles of the hand that are swapped."""
        if not on or self.offer.number != SWAP:
            return
        for place, tile in enumerate(self.board.now.hand):
            piece = self.board.pieces["tile", place]
            marked = place in self.offer.marked
            new = place in self.board.now.news.places
            piece.put((tile, "given" if marked else "", new), active=True, name=words.hand_name(tile, marked=marked))

    def put_grips(self, *, on: bool) -> None:
        """Gives penalty tiles, helmet and star to be taken their states."""
        board, view = self.board, self.board.seen
        offer = self.offer
        dropping = on and offer.number in (DROP_ONE, DROP_TWO)
        tiles = view.penalties[view.bonus_seat] if dropping else ()
        for slot in range(SLOTS):
            piece = board.pieces["bonus", "penalty", slot]
            there = slot < min(len(tiles), board.now.limit)
            piece.setVisible(there)
            if not there:
                piece.put(None)
                continue
            spot, angle = slot_spot(board, view.bonus_seat, slot)
            self.place_grip(piece, spot, angle)
            marked = slot in offer.marked
            piece.put(
                ("penalty", tiles[slot], marked), active=True, name=words.penalty_name(tiles[slot], marked=marked)
            )
        kind = {START: "helmet", GAIN: "star", WIN: "win"}.get(offer.number, "") if on else ""
        self.grip.setVisible(bool(kind))
        if not kind:
            self.grip.put(None)
            return
        side = 76.0
        middle = QPointF(
            self.card.rect.center().x(), max(self.card_room.top() + 10, self.card.rect.top() - side / 2 - 12)
        )
        self.grip.resize(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        self.grip.put((kind, offer.number, False), active=True, name=words.number_name(offer.number))

    def place_grip(self, piece: Grip | object, spot: QRectF, angle: float) -> None:
        """Lays a thing to mark over a slot, turned like it."""
        assert isinstance(piece, Grip)
        half = QRectF(-spot.width() / 2, -spot.height() / 2, spot.width(), spot.height())
        piece.resize(half)
        piece.setPos(spot.center())
        piece.setRotation(angle)

    def put_known(self) -> None:
        """The button that shows once more what the front seat knows of other hands."""
        board, view = self.board, self.board.seen
        known = drafts.known_hands(view) if view.seat is not None and view.seat == board.link.seat else ()
        there = bool(known) and bool(board.now.hand) and not board.busy
        self.opener.setVisible(there)
        name = words.known_words()
        self.opener.resize(
            QRectF(24, 944, 200, 40) if not board.pieces["cover",].isVisible() else QRectF(24, 898, 200, 36)
        )
        self.opener.put(ButtonState(name, icon="icons/eye") if there else None, active=there, name=name)
