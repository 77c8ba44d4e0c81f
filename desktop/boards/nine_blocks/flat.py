"""The board on a screen that lies flat: each seat has a panel at its edge, board and buttons turn to whoever acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QTransform

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.gestures import Phase as Gesture
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot
from desktop.boards.nine_blocks import prompts
from desktop.boards.nine_blocks.bonus_play import Bonus
from desktop.boards.nine_blocks.bonus_show import CARD, ROOM
from desktop.boards.nine_blocks.flat_layout import BOARD, SITE, column_for, desk_rooms, in_corners, panel_spots
from desktop.boards.nine_blocks.flat_pieces import EdgePanel, EdgeState, FlatSite, SiteState
from desktop.boards.nine_blocks.layout import BOARD as STANDING
from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.resolution import Stage
from desktop.boards.nine_blocks.resolution_play import Resolution
from desktop.boards.nine_blocks.resolution_words import part
from desktop.texts.words import fill
from engine.games.nine_blocks.view import Phase

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard

STANDING_ONLY: Final = ("bonuses", "card", "log", "screen", "tray_words", "piles", "digger", "compass", "leader")
"""Kinds of pieces that only a standing screen shows."""
SEATS_MOST: Final = 4
PEEK_MS: Final = 4000
"""So long a key shows the hand."""
BUTTON: Final = 84.0
LIFT: Final = 1.12
"""So much larger a hand is while it is looked at."""


class Around(Part):
    """Asked first of all parts: lays out the edges for a ``Flat`` that is asked last."""

    def __init__(self, board: NineBlocksBoard) -> None:
        super().__init__(board)
        self.flat: Flat | None = None

    def put(self) -> None:
        """Lays out panels and site."""
        if self.flat is not None:
            self.flat.put_around()


class Flat(Part):
    """Lays the board out for a flat table; does nothing while the screen stands.

    The hand of the front seat lies face down at its edge and shows only while it is held.
    """

    def __init__(self, board: NineBlocksBoard, resolution: Resolution, bonus: Bonus) -> None:
        super().__init__(board)
        self.resolution = resolution
        self.bonus = bonus
        self.laid = False
        self.shifted: set[Ident] = set()
        self.hint_rect = QRectF(board.pieces["hint",].rect)
        for seat in range(SEATS_MOST):
            board.add(EdgePanel(seat, board.look))
        board.add(FlatSite(board.look))
        self.turn_button = Button(("flat", "turn"), board.look)
        board.add(self.turn_button)
        self.turn_button.hide()
        self.peek = QTimer(board)
        self.peek.setSingleShot(True)
        self.peek.setInterval(PEEK_MS)
        self.peek.timeout.connect(board.refresh)

    @property
    def on(self) -> bool:
        """Whether the screen lies flat."""
        return self.board.edges is not None and len(self.board.edges) == self.board.seen.seats

    def lay(self, edges: Sequence[int] | None) -> None:
        """The screen lies flat with the seats at these edges, or stands (None)."""
        asked = None if edges is None else tuple(edges)
        board = self.board
        if asked == board.edges:
            return
        board.gesture.cancel("view")
        board.motion.finish()
        board.edges = asked
        board.letters = 0
        if board.camera is not None:
            board.camera.quarter = 0
            board.resize_window(BOARD if asked is not None else STANDING)
            board.camera.fit()
        if board.view is not None:
            self.resolution.turner.settle()
            board.refresh()
            board.face_actor()

    # Showing

    def put(self) -> None:
        """Lays everything out after the other parts have put their states."""
        for ident in self.shifted:
            piece = self.board.pieces.get(ident)
            if piece is not None:
                piece.setTransform(QTransform())
                piece.setPos(QPointF())
                piece.setRotation(0)
                piece.setScale(1)
        self.shifted.clear()
        if not self.on:
            if self.laid:
                self.stand()
            return
        self.laid = True
        pieces = self.board.pieces
        pieces["grounds",].put(())
        for ident, piece in pieces.items():
            if ident[0] in STANDING_ONLY:
                piece.hide()
        self.put_desk(*self.rooms())
        self.put_hand()

    def put_around(self) -> None:
        """Lays out the edges before the other parts put their states: pieces fly to racks there."""
        if not self.on:
            return
        notes, buttons, _ = self.rooms()
        self.resolution.column = column_for(self.board.edges or ())
        self.bonus.card_room = notes
        self.bonus.room = buttons.adjusted(0, 0, 0, -BUTTON - 12)
        self.put_edges()
        self.put_site()

    def rooms(self) -> tuple[QRectF, QRectF, QTransform]:
        """The rooms for notes and buttons, and how they are turned: for whom the board faces."""
        return desk_rooms(self.board.letters, column_for(self.board.edges or ()))

    def stand(self) -> None:
        """Everything is shown again as on a standing screen."""
        self.laid = False
        self.resolution.column = None
        self.bonus.room, self.bonus.card_room = ROOM, CARD
        pieces = self.board.pieces
        for seat in range(SEATS_MOST):
            pieces["edge", seat].hide()
        pieces["flat_site",].hide()
        self.turn_button.hide()
        pieces["hint",].resize(self.hint_rect)
        for ident, piece in pieces.items():
            if ident[0] in STANDING_ONLY and ident[0] != "leader":
                piece.show()
        self.board.refresh()

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is, or that a step of the resolution happens to."""
        concerned = self.resolution.concerned
        if concerned is not None:
            return concerned
        seat = self.board.now.seat
        return seat if seat >= 0 else None

    def put_edges(self) -> None:
        """Gives the panels at the edges their states."""
        board, now = self.board, self.board.now
        spots = panel_spots(board.edges or ())
        faces = board.link.seats
        step = self.resolution.step
        for seat in range(SEATS_MOST):
            piece = board.pieces["edge", seat]
            assert isinstance(piece, EdgePanel)
            piece.setVisible(seat in spots)
            if seat not in spots:
                piece.put(None)
                continue
            middle, rect = spots[seat]
            piece.resize(rect)
            piece.setPos(middle)
            piece.setRotation(90 * board.edge_of(seat))
            penalties, points = now.scenery.penalties[seat], now.scenery.points[seat]
            behind = step is not None and self.resolution.busy
            status = prompts.status_words(now, seat)
            words, short = status[0], status[-1]
            if step is not None and behind:
                words = part(step, seat, faces)
                # Short of room: what comes to the own rack, else what happens first.
                short = words.rpartition(". ")[2] if seat in step.racks else words.partition(". ")[0]
                short = f"{short.rstrip('.')}." if short else ""
            # The present hand is none of a step of a round that is over.
            hand = 0 if behind else len(now.view.hands[seat])
            starts, out = seat == now.view.start and now.view.phase is not Phase.OVER, bool(now.view.out[seat])
            if step is not None and behind:
                starts, out = self.resolution.marks_of(seat, step)
            grave = step is not None and seat in step.racks and step.stage <= Stage.BOARD
            state = EdgeState(
                faces[seat].number, faces[seat].name, words, penalties, now.limit, points, hand,
                lie=self.lies and seat == now.view.seat,
                starts=starts, acts=seat == self.actor, grave=grave, out=out, short=short,
                rack=prompts.rack_words(len(penalties), now.limit), score=prompts.point_words(points),
                hand_words=fill(QCoreApplication.translate("NineBlocksFlat", "hand of %1"), hand),
                new=prompts.new_slots(now, seat), drawn=prompts.drawn_by(now, seat),
            )  # fmt: skip
            piece.put(state, active=True, name=f"{prompts.card_name(now, faces, seat)} {words}".strip())

    def put_site(self) -> None:
        """Gives piles and compass their states."""
        board, now = self.board, self.board.now
        site = board.pieces["flat_site",]
        faced = board.faced
        name = board.link.seats[faced].name if faced >= 0 else ""
        words = fill(QCoreApplication.translate("NineBlocksFlat", "faces %1"), name) if name else ""
        seats = tuple((now.numbers[seat], board.edge_of(seat)) for seat in range(now.view.seats))
        scenery = now.scenery
        state = SiteState(
            scenery.left, scenery.discards[-2:], len(scenery.discards), seats,
            now.numbers[faced] if faced >= 0 else 0, board.letters, words, corners=in_corners(board.edges or ()),
        )  # fmt: skip
        site.put(state, name=words)
        site.show()
        turn = QCoreApplication.translate("NineBlocksFlat", "Turn")
        self.turn_button.resize(QRectF(SITE.left() + 6, SITE.top() + 560, SITE.width() - 12, 64))
        self.turn_button.put(ButtonState(turn, icon="icons/refresh"), active=True, name=turn)
        self.turn_button.show()

    def put_desk(self, notes: QRectF, buttons: QRectF, turn: QTransform) -> None:
        """Lays notes and buttons before the seat that acts; the resolution needs their place while it is open."""
        pieces = self.board.pieces
        shown = not self.resolution.opened
        card = pieces["note_card",]
        if self.bonus.card.isVisible():
            # The card of the bonus lies there.
            card.hide()
        if card.isVisible():
            shift = notes.center() - card.rect.center()
            moved = QTransform.fromTranslate(shift.x(), shift.y()) * turn
            for ident in (("note_card",), ("answer", 0), ("answer", 1)):
                self.transform(pieces[ident], moved)
        column: list[Ident] = [("hint",), ("cover",), ("give",), ("primary",)]
        y = buttons.bottom()
        for ident in reversed(column):
            piece = pieces[ident]
            if not shown:
                piece.hide()
            if not piece.isVisible():
                continue
            high = BUTTON if ident != ("hint",) else 70.0
            y -= high + 10
            piece.resize(QRectF(buttons.left(), y + 10, buttons.width(), high))
            self.transform(piece, turn)
        opener = self.resolution.opener
        if opener.isVisible():
            opener.resize(QRectF(SITE.left() + 2, SITE.top() + 640, SITE.width() - 4, 60))
        for ident, piece in pieces.items():
            if ident[0] != "bonus" or ident[1] == "penalty" or not piece.isVisible():
                continue
            if not shown:
                piece.hide()
            self.transform(piece, turn)
        if self.bonus.hands.isVisible():
            middle = self.bonus.hands.rect.center()
            edge = self.board.edge_of(self.board.link.seat or 0)
            around = QTransform.fromTranslate(middle.x(), middle.y()).rotate(90 * edge)
            self.transform(self.bonus.hands, around.translate(-middle.x(), -middle.y()))

    def transform(self, piece: Piece, how: QTransform) -> None:
        """Turns a piece that lies in scene coordinates."""
        piece.setTransform(how)
        self.shifted.add(piece.ident)

    # The hand

    @property
    def lies(self) -> bool:
        """Whether the hand of the front seat lies on its panel to be taken."""
        return bool(self.board.now.hand) and bool(self.board.now.role)

    @property
    def peeking(self) -> bool:
        """Whether the hand of the front seat is held to be looked at."""
        board = self.board
        source = board.gesture.source
        held = board.gesture.phase is Gesture.PRESSED and source is not None and source[0] == "tile"
        return (held and not board.carried) or self.peek.isActive()

    def put_hand(self) -> None:
        """Lays the hand of the front seat face down on its panel; it shows while it is held."""
        board, now = self.board, self.board.now
        seat = now.view.seat
        if seat is None or not self.lies:
            for place in range(len(now.hand)):
                board.pieces["tile", place].hide()
            return
        panel = board.pieces["edge", seat]
        assert isinstance(panel, EdgePanel)
        peeking = self.peeking
        for place, tile in enumerate(now.hand):
            piece = board.pieces["tile", place]
            if piece.state is None:
                continue
            half = panel.tile / 2 * (LIFT if peeking else 1)
            piece.resize(QRectF(-half, -half, 2 * half, 2 * half))
            piece.setPos(panel.mapToScene(panel.hand_spot(place)))
            piece.setRotation(panel.rotation())
            self.shifted.add(piece.ident)
            if not peeking:
                words = QCoreApplication.translate("NineBlocksFlat", "Tile %1 of %2, face down: hold it, or press V")
                held = piece.state[1]
                piece.put((0, held, False), active=piece.active, name=fill(words, place + 1, len(now.hand)))
            else:
                piece.put((tile, *piece.state[1:]), active=piece.active, name=piece.name)

    def touched(self) -> None:
        """A pointer went down or up: the hand shows or lies face down again."""
        if self.on and self.board.now.hand:
            self.board.refresh()

    # Pressing

    def press(self, ident: Ident) -> bool:
        """Takes the press of a panel or of the button that turns the board."""
        if ident[0] == "edge":
            self.board.press_card(int(ident[1]))
            return True
        if ident == self.turn_button.ident:
            self.board.turn_on()
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """V shows the hand for a moment."""
        if event.key() != Qt.Key.Key_V or not self.on or not self.board.now.hand:
            return False
        if self.peek.isActive():
            self.peek.stop()
        else:
            self.peek.start()
        self.board.refresh()
        return True

    def focus(self) -> list[Ident]:
        """Panels and the button that turns the board come after everything else by themselves."""
        return []

    def sections(self) -> tuple[Section, ...]:
        """The panels as sentences."""
        if not self.on:
            return ()
        pieces = self.board.pieces
        spots = tuple(
            Spot(("edge", seat), pieces["edge", seat].name, True)
            for seat in range(SEATS_MOST)
            if pieces["edge", seat].isVisible()
        )
        turn = Spot(self.turn_button.ident, self.turn_button.name, True)
        return (Section(QCoreApplication.translate("NineBlocksFlat", "At the edges"), (*spots, turn)),)

    def rule(self, ident: Ident) -> str:
        """The paragraphs on penalties and on facing a seat."""
        return {"edge": "3.5", "flat": "R16a", "flat_site": "2"}.get(str(ident[0]), "")
