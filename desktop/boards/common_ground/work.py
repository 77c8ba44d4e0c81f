"""What is in work on the board of Common Ground: view, sketch, ticks, what is held; and the targets it may go to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QTimer

from desktop.boards.common.gestures import Point
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.common_ground.desk import Ghost
from desktop.boards.common_ground.draft import Draft, Sketch, faced, home_of, set_cone
from desktop.boards.common_ground.layout import (
    AREA,
    BOARD,
    DEEP_DESK,
    DEEP_FROM,
    DESK,
    SENTENCE_GAP,
    Desk,
    cell_under,
    sentence_rect,
    slot_rect,
)
from desktop.boards.common_ground.lines import lines_fit
from desktop.boards.common_ground.needs import Needs
from desktop.boards.common_ground.states import Situation, ticked
from desktop.texts.places import language, piece_sentence
from engine.games.common_ground.actions import Lay, LayBonus, Reason, SealGuess, SetCones
from engine.games.common_ground.city import City
from engine.games.common_ground.view import Phase, View

PAUSE_MS = 1200
"""So long a group of computer players is looked at before its deputy seals."""
READ_MS = 3500
"""So long where a person reads: what the group proposes, what the reveal told."""
SETTLE_MS = 900
"""So long a tile that a computer player has laid is looked at."""


class Work(BoardScene):
    """The state of the board; see ``Situation`` for what is worked out of it."""

    ghost: Ghost

    def __init__(self, link: Needs, look: Look) -> None:
        super().__init__(AREA, look)
        self.link = link
        self.view: View | None = None
        self.situation: Situation | None = None
        self.draft = Draft()
        self.key: object = None
        self.ticks: frozenset[int] = frozenset()
        self.leaves: frozenset[int] = frozenset()
        """Persons who let the deputy decide."""
        self.guessers: tuple[int, ...] = ()
        """The persons who guessed when the view was shown last."""
        self.hand = -1
        """The guesser in whose hand the gestures of the group are."""
        self.load: tuple[str, int] | None = None
        self.carried = False
        self.grabbed: Ident | None = None
        self.aimed: Ident | None = None
        self.refused = ""
        self.peeked: Ident | None = None
        self.lines: tuple[LogLine, ...] = ()
        self.lines_before: tuple[LogLine, ...] = ()
        self.log_back = 0
        """So many of the newest lines of the log are scrolled away."""
        self.rested = False
        self.revealing = False
        """While the reveal runs, nothing tells its end before its time."""
        self.landed: frozenset[int] = frozenset()
        """The places that have landed on their plots during the reveal."""
        self.hinted: object = None
        self.laid: tuple[object, Desk] | None = None
        """What the desk was chosen for, and the desk."""
        self.pauses = 0
        self.pausing = False
        """While something is to be looked at, computer players wait."""
        self.reasons: dict[int, tuple[int, tuple[str, ...]]] = {}
        """Per seat the round and why it proposed what it proposed, for the time after the reveal."""

    # The situation

    @property
    def seen(self) -> View:
        """The view that is shown. Raises RuntimeError before the first one."""
        if self.view is None:
            raise RuntimeError("nothing is shown yet")
        return self.view

    @property
    def now(self) -> Situation:
        """The situation. Raises RuntimeError before the first view."""
        if self.situation is None:
            raise RuntimeError("nothing is shown yet")
        return self.situation

    def role_of(self, view: View) -> str:
        """What may be laid out now, "" while the board is only looked at."""
        if self.revealing or bool(getattr(self.link, "remark", None)):
            return ""
        seat, mine = self.link.seat, view.seat == self.link.seat
        match view.phase:
            case Phase.CONES:
                return "cones" if seat == view.deputy else ""
            case Phase.FACES | Phase.PLAN:
                return str(view.phase) if seat == view.mayor and mine else ""
            case Phase.GROUP:
                # Whoever holds the mayor's view could be told by it: the group plays over the table's view only.
                return "group" if self.guessing_persons() and view.seat != view.mayor else ""
            case Phase.CORNERS | Phase.BONUS:
                return str(view.phase) if seat == view.mayor else ""
        return ""

    def guessing_persons(self) -> tuple[int, ...]:
        """The persons who guess in this round."""
        view = self.seen
        return tuple(seat for seat in range(view.seats) if seat != view.mayor and self.link.is_person(seat))

    def look_at_work(self) -> Situation:
        """The situation now, with what the table says is legal."""
        sketch = self.draft.sketch
        view = self.so_far() if self.revealing else self.seen
        role = self.role_of(view)
        legal: frozenset[int] = frozenset()
        closed: dict[int, tuple[int, ...]] | None = None
        if role == "cones":
            asked = set_cone(sketch, self.load[1], None) if self.load else sketch
            legal = frozenset(self.link.parts(SetCones(asked.cones)).cells)
        elif role == "corners":
            legal = frozenset(self.link.parts(Lay(sketch.piece, None)).cells)
        elif role == "bonus":
            closed = dict(self.link.parts(LayBonus()).closed)
            legal = frozenset(closed)
        return Situation(
            view,
            City(view.city),
            role,
            sketch,
            faced(view, sketch),
            legal,
            closed,
            self.load,
            self.carried,
            self.aimed,
            self.refused,
            frozenset(view.history[-1].cones) if self.revealing else frozenset(),
        )

    def so_far(self) -> View:
        """The view as far as the reveal has come: without the places that have not landed yet, and without what comes
        next, which depends on how it ends."""
        view = self.seen
        hidden = set(view.history[-1].places) - self.landed
        city = tuple(laid for laid in view.city if laid.piece not in hidden)
        return replace(view, phase=Phase.CORNERS, city=city, loose=(), bonus=-1)

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece."""
        raise NotImplementedError

    @property
    def layout(self) -> Desk:
        """Where things lie on the mayor's desk: in a deep tray if texts are large, or if a sentence of a drawn tile
        needs it."""
        return self.desk_for(self.view.drawn if self.view is not None else ())

    def desk_for(self, drawn: tuple[int, ...]) -> Desk:
        """The desk for drawn places, whichever of their faces is up."""
        key = (self.look.scale, drawn, language())
        if self.laid is None or self.laid[0] != key:
            self.laid = key, DESK if self.look.scale <= DEEP_FROM and self.stand_beside(drawn) else DEEP_DESK
        return self.laid[1]

    def stand_beside(self, drawn: tuple[int, ...]) -> bool:
        """Whether the sentences of both faces of all drawn tiles find room beside them."""
        count = max(len(drawn), 1)
        room = sentence_rect(0, count, DESK, slot_rect(0, count, DESK).bottom() + SENTENCE_GAP)
        faces = [face for place in drawn if place >= 0 for face in (place, place ^ 1)]
        return all(lines_fit(self.look, piece_sentence(face), room, LEAST / self.look.text_scale) for face in faces)

    def desk(self) -> bool:
        """Whether the mayor's desk is on the screen."""
        return self.situation is not None and self.situation.desk

    # Ticks

    def ticked(self) -> tuple[int, ...]:
        """The guessers that agree to the layout as it is."""
        persons = [self.link.is_person(seat) for seat in range(self.seen.seats)]
        return ticked(self.now, persons, self.ticks)

    def may_act(self, seat: int) -> bool:
        """See ``Gathering``."""
        view = self.view
        if self.revealing or self.pausing:
            return False
        if view is None or view.phase is not Phase.GROUP or seat != view.deputy:
            return True
        persons = self.guessing_persons()
        if persons and not view.proposed[seat]:
            # A computer deputy says first what it believes, as the other guessers do.
            return True
        if not persons:
            return self.rested
        agreed = self.ticked()
        return all(person in agreed or person in self.leaves for person in persons)

    def pause(self, normal: int) -> None:
        """Lets computer players wait for so many milliseconds at the normal pace."""
        wait = self.look.milliseconds(normal)
        if wait <= 0:
            return
        self.pauses += 1
        self.pausing = True
        number = self.pauses

        def end() -> None:
            if number == self.pauses:
                self.pausing = False
                self.tell_table()

        QTimer.singleShot(wait, self, end)

    def tell_table(self) -> None:
        """Lets the table look again, unless the match was left meanwhile."""
        if getattr(self.link, "playing", True):
            self.draft_changed.emit()

    def agreed(self) -> tuple[tuple[int | None, ...], tuple[int, ...]] | None:
        """See ``Gathering``."""
        view = self.view
        if view is None or view.phase is not Phase.GROUP:
            return None
        persons, agreed = self.guessing_persons(), self.ticked()
        if not persons or not all(person in agreed for person in persons):
            return None
        return self.draft.sketch.matching, agreed

    def agreed_action(self, seat: int) -> SealGuess | None:
        """A computer deputy seals what every person has ticked."""
        agreed = self.agreed()
        return SealGuess(*agreed) if agreed is not None and seat == self.seen.deputy else None

    # Targets

    def targets_of(self, load: tuple[str, int] | None) -> list[Ident]:
        """Where what is held may go, in reading order."""
        now = self.situation
        if now is None or not load:
            return []
        if now.role in ("cones", "corners", "bonus"):
            return [("cell", cell) for cell in sorted(now.legal) if ("cell", cell) in self.pieces]
        if load[0] == "cone":
            places: list[Ident] = [("slot", place) for place in range(now.count)]
            return places
        if now.role == "plan":
            return [("card", colour) for colour in range(now.count)]
        if now.role == "group":
            return [("cone", colour) for colour in range(now.count)]
        return []

    def target_at(self, at: Point) -> Ident | None:
        """What lies under a point of the scene that what is carried could mean."""
        now, point = self.now, QPointF(*at)
        if not self.load:
            return None
        if now.role in ("cones", "corners", "bonus"):
            cell = self.cell_at(at)
            return None if cell is None else ("cell", cell)
        if self.load[0] == "cone":
            for place in range(now.count):
                for kind in ("slot", "place"):
                    piece = self.pieces.get((kind, place))
                    if piece is not None and piece.isVisible() and self.rect_of((kind, place)).contains(point):
                        return ("slot", place)
            return None
        if now.role == "plan":
            for colour in range(now.count):
                if self.rect_of(("card", colour)).contains(point):
                    return ("card", colour)
        elif now.role == "group":
            cell = self.cell_at(at)
            if cell is not None and cell in now.cones:
                return ("cone", now.cones.index(cell))
        for colour in range(now.count):
            if self.rect_of(("site", colour)).contains(point):
                return ("card", colour) if now.role == "plan" else ("cone", colour)
        return None

    def rect_of(self, ident: Ident) -> QRectF:
        """A piece in scene coordinates, nothing if it is hidden."""
        piece = self.pieces.get(ident)
        if piece is None or not piece.isVisible():
            return QRectF()
        return piece.mapRectToScene(piece.rect)

    def cell_at(self, at: Point) -> int | None:
        """The cell under a point of the scene; None outside of the map."""
        camera = self.camera
        if camera is None or not camera.window.contains(QPointF(*at)):
            return None
        if self.desk() or not BOARD.contains(QPointF(*at)):
            return None
        return cell_under(camera.root.sceneTransform().inverted()[0].map(QPointF(*at)))

    def judge(self, target: Ident | None) -> str:
        """Why what is held may not go to ``target``, "" if it may."""
        now = self.now
        if target is None or not self.load or target[0] != "cell":
            return ""
        cell, sketch = int(target[1]), now.sketch
        action: SetCones | Lay | LayBonus
        if now.role == "cones":
            colour = self.load[1]
            alone = tuple(cell if place == colour else None for place in range(now.count))
            action = SetCones(alone)
        elif now.role == "corners":
            action = Lay(self.loose_of(self.load, sketch), cell)
        else:
            action = LayBonus(cell, None)
        refusal = self.link.refuse(action)
        return "" if refusal is None or refusal.code == Reason.INCOMPLETE else self.link.reason(refusal)

    def loose_of(self, load: tuple[str, int] | None, sketch: Sketch) -> int | None:
        """The mismatched place that is held."""
        if load and load[0] == "place" and load[1] < len(self.seen.loose):
            return self.seen.loose[load[1]]
        return sketch.piece

    def mover(self) -> int:
        """The seat to which a gesture of the group belongs, -1 outside of the group phase."""
        return self.hand if self.now.role == "group" else -1

    def home(self, load: tuple[str, int] | None) -> Ident | None:
        """Where something that is let go flies back to."""
        if not load:
            return None
        kind, number = load
        now = self.now
        if kind == "cone":
            if now.role == "cones":
                return ("cone", number) if now.sketch.cones[number] is not None else ("supply", number)
            return ("site", number)
        if kind == "place" and now.role == "plan" and number < len(now.sketch.matching):
            colour = now.sketch.matching[number]
            if colour is not None:
                return ("card", colour)
        if kind == "bonus" or (kind == "place" and now.role == "corners" and now.sketch.cell is not None):
            return ("bonus",) if kind == "bonus" else ("place", number)
        return ("place", number)

    def place_on(self, colour: int) -> int | None:
        """The place of the tray that a cone has."""
        return home_of(self.draft.sketch, colour)

    def hand_order(self) -> Sequence[int]:
        """The guessing persons, the deputy first."""
        view = self.seen
        return sorted(self.guessing_persons(), key=lambda seat: (seat != view.deputy, seat))
