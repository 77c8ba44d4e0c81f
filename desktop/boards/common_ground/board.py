"""The board of Common Ground: shows a view and what is laid out before it is sealed; gestures become actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.note import Note as Explanation
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section
from desktop.boards.common_ground import spots
from desktop.boards.common_ground.cones import Cone, ConeState, SiteTile, Slot, SupplyCone
from desktop.boards.common_ground.desk import Checks, Detail, Drawn, Ghost, Note, Ribbon, SecretFrame
from desktop.boards.common_ground.draft import first_sketch
from desktop.boards.common_ground.lawn import Lawn, Seam, ShutLines, Veil, WholeTrees
from desktop.boards.common_ground.layout import (
    AREA,
    BOARD,
    CELL,
    COVER,
    DESK,
    PROMPT,
    SCORE,
    TRAY,
    cell_rect,
)
from desktop.boards.common_ground.log import Story
from desktop.boards.common_ground.needs import Needs
from desktop.boards.common_ground.panels import (
    BoardFrame,
    Bubble,
    Button,
    Compass,
    Ground,
    Prompt,
    ScoreCard,
    SmallButton,
)
from desktop.boards.common_ground.reveal import (
    LANDED,
    PLACE_MS,
    TURNED,
    Flight,
    Landing,
    Stage,
    Turn,
    course,
    fly,
    spoken,
)
from desktop.boards.common_ground.showing import PLACES
from desktop.boards.common_ground.sides import Sides
from desktop.boards.common_ground.states import sides_towards
from desktop.boards.common_ground.tiles import Card, Tile
from desktop.boards.common_ground.tray import Rule, Strip, Verdict, Words, ZoomButton
from desktop.boards.common_ground.work import PAUSE_MS, READ_MS, SETTLE_MS
from engine.games.common_ground.city import BONUS, EAST, SOUTH, WIDTH
from engine.games.common_ground.view import BonusLaid, Phase, PlaceLaid, PlaceRevealed, View

RULES = {
    "tile": "2.sides", "trees": "2.tree", "cone": "3.2", "supply": "3.3", "place": "3.2", "card": "3.2",
    "site": "3.2", "slot": "R8", "tick": "R8", "propose": "R8", "leave": "R8", "seat": "3.7", "face": "3.6",
    "bonus": "5.13", "turn": "5.13", "score": "3.9", "verdict": "5.7", "seal": "5.18", "log": "3.9",
}  # fmt: skip
"""The paragraph of the rules that explains a kind of piece."""
FOCUS = (
    "supply", "place", "site", "slot", "card", "bonus", "turn", "face", "cell", "cone", "seal", "tick", "propose",
    "leave", "seat", "cover", "tile", "zoom",
)  # fmt: skip
"""The order of Tab."""
KEPT = frozenset((
    "cell", "cone", "seat", "tick", "propose", "leave", "prompt", "score", "log", "seats", "tray", "supply", "slot",
    "site", "words", "face", "turn", "verdict", "seal", "note", "ribbon", "cover", "checks", "zoom", "tray_words",
))  # fmt: skip
"""The kinds of pieces that are kept as pixmaps: what is dragged passes over them, and they hardly ever change."""
TWIST = 50.0
"""Two fingers turn by so many degrees before a tile turns by a quarter."""
PIXMAPS_KB = 96 * 1024


class CommonGroundBoard(Sides):
    """The scene. ``Play`` holds what gestures do, ``Showing`` and ``Sides`` what pieces show; this class makes the
    pieces and takes what the table gives."""

    def __init__(self, link: Needs, look: Look) -> None:
        super().__init__(link, look)
        # Tiles and details are kept as pixmaps, on fine screens more of them than Qt would keep by itself.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PIXMAPS_KB))
        self.twist: float | None = None
        """How far two fingers have turned since the Bonus tile followed them, in degrees; None: they turn nothing."""
        self.make_pieces()

    # Pieces

    def add(self, piece: Piece) -> Piece:
        """Keeps a piece by its id, and its picture where it hardly ever changes."""
        if piece.ident[0] in KEPT:
            piece.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        return super().add(piece)

    def make_pieces(self) -> None:
        """Makes every item that stays; tiles and cells come and go with the city."""
        look = self.look
        self.add(SecretFrame(AREA, look))
        root = self.make_root(BOARD, QRectF(-3 * CELL, -2 * CELL, 7 * CELL, 5 * CELL))
        frame = root.parentItem()
        assert isinstance(frame, QGraphicsRectItem)
        self.root: QGraphicsItem = root
        self.frame = frame
        self.add(Lawn(look, root))
        self.add(ShutLines(look, root))
        self.add(WholeTrees(look, root))
        self.add(Veil(look, root))
        for colour in range(PLACES):
            self.add(Cone(colour, look, root))
        self.add(BoardFrame(look))
        self.add(Compass(look))
        for step in (1, 0, -1):
            self.add(ZoomButton(step, look))
        self.add(Prompt(PROMPT, look))
        self.add(ScoreCard(SCORE, look))
        self.add(Ground(("seats",), QRectF(0, 0, 10, 10), look))
        self.add(Story(QRectF(0, 0, 10, 10), look))
        self.add(Ground(("tray",), TRAY, look, Layer.TRAY - 1))
        self.add(Rule(look))
        self.add(Words(TRAY, look))
        self.add(Ribbon(look))
        self.add(SmallButton(("cover",), look)).resize(COVER)
        for place in range(len(DESK.notes)):
            self.add(Note(place, look))
        self.add(Checks(look))
        self.add(Strip(look))
        for place in range(PLACES):
            self.add(SupplyCone(place, look))
            self.add(Card(("place", place), look, Layer.TRAY))
            self.add(Slot(place, look))
            self.add(Drawn(("words", place), look))
            self.add(SmallButton(("face", place), look, Layer.TRAY + 2))
            self.add(Verdict(place, look))
            self.add(Detail(place, look))
            self.add(SiteTile(place, look))
        self.add(Card(("bonus",), look, Layer.TRAY))
        for step in (-1, 1):
            self.add(SmallButton(("turn", step), look, Layer.TRAY + 1))
        self.add(Button(("seal",), look))
        loupe = Detail(0, look, Layer.SENTENCE + 1)
        loupe.ident = ("loupe",)
        loupe.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.add(loupe)
        self.bubble = Bubble(look)
        self.add(self.bubble)
        self.stage = Stage(look)
        self.add(self.stage)
        self.flight = Flight(look)
        self.add(self.flight)
        self.ghost = Ghost(look)
        self.add(self.ghost)
        self.note = Explanation(look)
        self.add(self.note)

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; what is laid out stays as long as round, phase and front seat do."""
        self.motion.finish()
        seat = self.link.seat
        key = (view.round, view.phase, view.mayor, seat, view.seat, view.loose, len(view.city))
        same = self.view is not None and key == self.key
        self.view, self.key = view, key
        if not same:
            self.gesture.cancel("view")
            self.forget_peek()
            self.draft.begin(first_sketch(view))
            self.ticks, self.leaves = frozenset(), frozenset()
            self.load, self.carried, self.aimed, self.refused, self.hinted = None, False, None, "", None
            self.ghost.hide()
        # The last person who guesses may have handed its seat over.
        guessers = self.guessing_persons()
        if not same or guessers != self.guessers:
            self.guessers = guessers
            self.begin_phase()
        order = self.hand_order() if view.phase is Phase.GROUP else ()
        if self.hand not in order:
            self.hand = order[0] if order else -1
        self.refresh()
        self.draft_changed.emit()

    def forget_peek(self) -> None:
        """Nothing is pointed at any more."""
        self.peeked = None
        self.bubble.tell(None, QRectF(), AREA)

    def begin_phase(self) -> None:
        """Lets a group without persons be looked at for a moment before its deputy seals."""
        self.rested = False
        if self.seen.phase is not Phase.GROUP or self.guessing_persons():
            return
        pause = self.look.milliseconds(READ_MS if self.link.is_person(self.seen.mayor) else PAUSE_MS)
        if pause <= 0:
            self.rested = True
            return
        key = self.key

        def rest() -> None:
            if self.key == key:
                self.rested = True
                self.tell_table()

        QTimer.singleShot(pause, self, rest)

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece; a match that was left answers no questions any more."""
        if self.view is None or not getattr(self.link, "playing", True):
            return
        self.situation = self.look_at_work()
        self.put_camera()
        self.put_map()
        self.put_tray()
        self.put_cards()
        self.put_sides()
        self.lift_ghost()
        if self.focused is not None and (
            self.focused not in self.pieces
            or not self.pieces[self.focused].active
            or not self.pieces[self.focused].isVisible()
        ):
            if self.focused in self.pieces:
                self.pieces[self.focused].mark(ringed=False)
            self.focused = None

    def relayout(self) -> None:
        """Lays everything out anew after the scale of texts changed."""
        self.refresh()

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.refresh()
        self.restyle()

    # What the table tells besides

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit, and under the seats what they tell of computer players."""
        if tuple(lines) != self.lines:
            self.lines_before, self.lines = self.lines, tuple(lines)
            self.log_back = 0
        if self.view is not None:
            self.put_log()
            self.put_seats()

    def tell(self, events: Sequence[object]) -> None:
        """Shows how a round is revealed, and how tiles come to lie."""
        self.motion.finish()
        revealed = [event for event in events if isinstance(event, PlaceRevealed)]
        if revealed:
            self.reveal(revealed)
            return
        for event in events:
            if isinstance(event, (PlaceLaid, BonusLaid)):
                self.settle(event.cell)
                if not self.link.is_person(event.seat):
                    self.pause(SETTLE_MS)

    def reveal(self, revealed: Sequence[PlaceRevealed]) -> None:
        """Reveals place by place in the order of the tray: any other one would tell what is right before its time.

        Until a place has landed, the board shows nothing that follows from it.
        """
        view = self.seen
        if not view.history:
            return
        past = view.history[-1]
        turns = [
            Turn(past.places.index(event.place), event.place, event.meant, event.guessed, event.beside)
            for event in revealed
        ]
        turns.sort(key=lambda turn: turn.slot)
        order = [turn.slot for turn in turns]
        told: set[int] = set()
        self.revealing, self.landed = True, frozenset()
        self.refresh()
        relics = self.make_relics(past.cones)
        landings = {turn.slot: self.landing(turn, past.cones[turn.meant], relics) for turn in turns}
        self.stage.show()

        def step(share: float) -> None:
            shown, current, _ = course(turns, order, share)
            self.stage.put((tuple(shown), current))
            for turn in shown:
                if turn.share >= LANDED and turn.meant == turn.guessed and turn.place not in self.landed:
                    self.landed |= {turn.place}
                    self.refresh()
                # Only one place is on its way at a time: the flight belongs to the one that is revealed.
                if turn.meant == turn.guessed and (turn.slot == current or turn.share in (0.0, 1.0)):
                    flight = self.flight if turn.slot == current else self.idle
                    fly(flight, turn, landings[turn.slot], turn.share, len(turns))
                if turn.share > TURNED and turn.slot not in told:
                    told.add(turn.slot)
                    # A neighbour that is still to come is not named.
                    known = turn.beside not in past.places or turn.beside in self.landed
                    self.said.emit(spoken(turn if known else replace(turn, beside=-1)))

        def done() -> None:
            self.revealing = False
            self.stage.hide()
            self.stage.put(None)
            self.flight.hide()
            for relic in relics.values():
                self.removeItem(relic)
            self.pause(READ_MS)
            self.refresh()
            self.tell_table()

        self.idle = Flight(self.look)
        self.motion.run(PLACE_MS * len(turns), step, done, even=True)

    def make_relics(self, cells: tuple[int, ...]) -> dict[int, Cone]:
        """The cones of the round, until they are lifted off."""
        city = self.now.city
        made = {}
        for colour, cell in enumerate(cells):
            relic = Cone(colour, self.look, self.root)
            relic.setPos(cell_rect(cell).topLeft())
            relic.put(ConeState(colour, city.half_trees_towards(cell), sides_towards(city, cell)))
            made[colour] = relic
        return made

    def landing(self, turn: Turn, cell: int, relics: dict[int, Cone]) -> Landing:
        """How a right place lands on its plot."""
        spot = self.root.sceneTransform().mapRect(cell_rect(cell))
        trees = self.pieces["trees",]
        assert isinstance(trees, WholeTrees)

        def grow(share: float) -> None:
            if turn.place in self.landed:
                for seam in trees.state or ():
                    if touches(seam, cell):
                        trees.grow(seam, share)

        def fade(share: float) -> None:
            relics[turn.meant].setOpacity(share)

        return Landing(spot.center(), spot.width(), grow, fade)

    def settle(self, cell: int) -> None:
        """A tile that was just laid settles; its trees grow."""
        tile = self.pieces.get(("tile", cell))
        trees = self.pieces["trees",]
        if not isinstance(tile, Tile) or not isinstance(trees, WholeTrees):
            return
        home = cell_rect(cell).topLeft()
        seams = [seam for seam in trees.state or () if touches(seam, cell)]

        def step(share: float) -> None:
            grown = 1.12 - 0.12 * share
            tile.setScale(grown)
            tile.setPos(home - QPointF(CELL, CELL) * (grown - 1) / 2)
            for seam in seams:
                trees.grow(seam, share)

        self.motion.run(250, step)

    # Pointer and keys

    def pointer_press(self, at: QPointF, *, touch: bool = False) -> None:
        """A press during the reveal skips it and does nothing else."""
        if self.revealing:
            self.motion.finish()
            return
        super().pointer_press(at, touch=touch)

    def move_camera(self, centre: QPointF, factor: float, way: QPointF) -> None:
        """Zooms and pans; a loupe over a cone follows."""
        super().move_camera(centre, factor, way)
        if self.view is not None and not self.carried:
            self.put_loupe()

    def wheel(self, at: QPointF, factor: float) -> None:
        """Over the Bonus tile, carried or laid out, the wheel turns it, over the log it scrolls; else it zooms."""
        if factor != 1.0 and self.turns_at(at) and not self.over_log(at):
            self.turn(1 if factor < 1 else -1)
        else:
            super().wheel(at, factor)

    def turns_at(self, at: QPointF) -> bool:
        """Whether what turns at a point of the scene is the Bonus tile: while it is carried, or over its cell."""
        now = self.situation
        if now is None or now.role != "bonus":
            return False
        return self.carried or (now.sketch.cell is not None and now.sketch.cell == self.cell_at((at.x(), at.y())))

    def fingers_down(self, centre: QPointF) -> None:
        """A second finger turns the Bonus tile that the first one carries, or that lies between them."""
        self.twist = 0.0 if self.turns_at(centre) else None
        if not self.carried or self.twist is None:
            super().fingers_down(centre)

    def fingers_move(self, centre: QPointF, factor: float, way: QPointF, turned: float) -> None:
        """Turns the Bonus tile by quarters as two fingers turn; else they zoom and pan."""
        if self.twist is None or self.now.role != "bonus":
            super().fingers_move(centre, factor, way, turned)
            return
        self.twist += turned
        while abs(self.twist) > TWIST:
            step = 1 if self.twist > 0 else -1
            self.twist -= 90 * step
            self.turn(step)

    def cursor_shape(self) -> Qt.CursorShape:
        """A hand over what can be pressed, an arrow over lawn and tiles that only tell something."""
        ident = self.hovered
        if ident is not None and not self.dragging:
            quiet = ident[0] == "tile" or (
                ident[0] in ("cell", "cone") and not self.load_of(ident) and int(ident[1]) not in self.now.legal
            )
            if quiet:
                return Qt.CursorShape.ArrowCursor
        return super().cursor_shape()

    def rule_of(self, ident: Ident) -> str:
        """The paragraph of the rules page that explains a piece."""
        phase = self.now.view.phase if self.situation is not None else None
        if ident[0] == "tile" and self.pieces[ident].state and self.pieces[ident].state[0] >= BONUS:
            return "3.4"
        if ident[0] == "cell":
            shut = self.now.city.shut_by(int(ident[1])) >= 0
            return "5.1" if shut else "5.8" if phase is Phase.CORNERS else "5.13" if phase is Phase.BONUS else "5.4"
        if ident[0] == "seal" and phase is not Phase.GROUP:
            return "3.2"
        return RULES.get(str(ident[0]), "")

    def sections(self) -> tuple[Section, ...]:
        """The board as sentences, section by section."""
        return (
            ()
            if self.situation is None
            else spots.sections(self.now, self.pieces, self.lines_before if self.revealing else self.lines)
        )

    def focus_order(self) -> list[Ident]:
        """Tab goes through what can be laid, where it may go, buttons, seats, and at last the city."""
        now = self.situation
        if now is None:
            return []
        order: list[Ident] = []
        for kind in FOCUS:
            found = [i for i, piece in self.pieces.items() if i[0] == kind and piece.active and piece.isVisible()]
            if kind == "cell":
                found = [ident for ident in found if int(ident[1]) in now.legal or int(ident[1]) == now.sketch.cell]
                found.sort()
            elif kind == "tile":
                found.sort()
            elif kind == "slot" and not now.load:
                found = []
            order += found
        return order

    def arrow_focus(self, dx: int, dy: int) -> None:
        """On the map an arrow goes to the next cell, whatever lies there; elsewhere to the nearest thing."""
        here = self.focused
        now = self.situation
        if here is not None and now is not None and here[0] in ("tile", "cell", "cone") and not now.desk:
            cell = now.cones[int(here[1])] if here[0] == "cone" else int(here[1])
            if cell is not None:
                found = self.thing_on(cell + dx + dy * WIDTH)
                if found is not None:
                    self.set_focus(found)
                    return
        super().arrow_focus(dx, dy)

    def thing_on(self, cell: int) -> Ident | None:
        """What lies on a cell of the map: a cone, a tile, or nothing but lawn."""
        now = self.now
        if cell in now.cones:
            return ("cone", now.cones.index(cell))
        for ident in (("tile", cell), ("cell", cell)):
            if ident in self.pieces and self.pieces[ident].active:
                return ident
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R turns the Bonus tile, A to D take a cone or site tile, 1 to 4 a place; Enter without focus and Ctrl+Enter
        press the primary button. Any key skips the reveal."""
        if self.revealing:
            self.motion.finish()
            event.accept()
            return
        key, modifiers = event.key(), event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        now = self.situation
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or self.focused is None):
            self.primary()
        elif key == Qt.Key.Key_R and not control and now is not None and now.role == "bonus":
            self.turn(-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        elif (
            Qt.Key.Key_A <= key <= Qt.Key.Key_D and not control and self.press_letter(int(key) - int(Qt.Key.Key_A))
        ) or (Qt.Key.Key_1 <= key <= Qt.Key.Key_4 and not control and self.press_digit(int(key) - int(Qt.Key.Key_1))):
            pass
        elif key in ARROWS and self.focused is None and now is not None and now.legal and not control:
            self.set_focus(("cell", min(now.legal)))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def press_letter(self, colour: int) -> bool:
        """Takes the cone or site tile with a letter; while a place is held, gives it that cone."""
        now = self.situation
        if now is None or colour >= now.count:
            return False
        if now.role == "cones":
            self.activate(("supply", colour))
        elif now.role in ("plan", "group"):
            self.activate(("site", colour))
        else:
            return False
        if self.load:
            self.focus_next()
        return True

    def press_digit(self, place: int) -> bool:
        """Takes a place of the tray; while a site tile is held, lays it there."""
        now = self.situation
        if now is None or place >= len(now.tray) or now.role not in ("plan", "group", "corners"):
            return False
        self.activate(("place", place))
        if self.load:
            self.focus_next()
        return True


def touches(seam: Seam, cell: int) -> bool:
    """Whether a whole tree stands on a side of the cell."""
    other = seam[0] + (1 if seam[1] == EAST else WIDTH)
    assert seam[1] in (EAST, SOUTH)
    return cell in (seam[0], other)
