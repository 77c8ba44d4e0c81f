"""Closing a room on the board, and finishing the sheet: squares tinted as they would be closed, outlines proposed, the
door, leaving the room open, front door and windows (rules page, sections 5, 6, R0, R1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.gestures import Point
from desktop.boards.common.layers import Layer
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section, Spot
from desktop.boards.room_to_move.closing import (
    Ask,
    Outline,
    Standing,
    forbidden,
    needed,
    painted,
    proposals,
    standing,
)
from desktop.boards.room_to_move.closing_panel import ClosingPanel, PanelState, button_rects
from desktop.boards.room_to_move.closing_words import (
    ask_front,
    ask_leaving,
    button_words,
    finish_status,
    finish_title,
    outline_said,
    status_words,
    tile_words,
    title_words,
)
from desktop.boards.room_to_move.layout import square_under
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.states import Sketch, order_of
from desktop.boards.room_to_move.walls_marks import Tool, differ, settled, with_windows_around
from desktop.boards.room_to_move.walls_play import WallTools, edges_at_fault
from desktop.boards.room_to_move.walls_show import (
    AreaOutline,
    AreaTint,
    DoorsState,
    LegalDoors,
    SquareSpot,
    TintState,
    door_line,
)
from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Finish, LeaveOpen, Marks
from engine.games.room_to_move.view import Outlines, Phase, RoomClosed, WhichDoors, WhichOutlines
from engine.geometry.squares import WIDTH, mask_of, squares_in

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard

BUTTONS: Final = ("outline", "windows", "front", "again", "leave", "yes", "no")


class Closing(Part):
    """The room that is closed, and the finish.

    ``stand`` is how closing stands; ``asking`` is "leave" while it is asked whether the room
    stays open, "front" while it is asked whether the sheet is finished without a front door; ``stroke`` the squares
    that are painted now, and whether they are taken in.
    """

    def __init__(self, board: RoomToMoveBoard, tools: WallTools) -> None:
        super().__init__(board)
        self.tools = tools
        tools.closing = self
        self.asking = ""
        self.stroke: tuple[int, ...] = ()
        self.takes = True
        self.known: dict[object, Any] = {}
        """What the table answered for this view."""
        self.closed: dict[tuple[int, int], Sketch] = {}
        """How a seat closed a room, to go on from when it is opened again."""
        self.tiles: frozenset[int] = frozenset()
        self.tint = AreaTint(board.look, board.root)
        self.outline = AreaOutline(board.look, board.root)
        self.doors_shown = LegalDoors(board.look, board.root)
        self.panel = ClosingPanel(board.look)
        for piece in (self.tint, self.outline, self.doors_shown, self.panel):
            board.add(piece)
        self.buttons = {name: Button(("close", name), board.look, Layer.TRAY + 3) for name in BUTTONS}
        for button in self.buttons.values():
            board.add(button)

    # How closing stands

    @property
    def closes(self) -> bool:
        """Whether the front seat closes a room now."""
        now = self.board.now
        return now.works and now.mine and now.phase is Phase.CLOSE

    @property
    def finishes(self) -> bool:
        """Whether the front seat finishes its sheet now."""
        now = self.board.now
        return now.works and now.mine and now.phase is Phase.FINISH

    def ask(self) -> Ask:
        """The table."""
        link = self.board.link

        def outlines(marks: Marks) -> tuple[CloseRoom, ...]:
            answer = link.aid(WhichOutlines(marks))
            return answer.rooms if isinstance(answer, Outlines) else ()

        return Ask(link.refuse, outlines, lambda area, marks: tuple(link.aid(WhichDoors(area, marks)).edges))

    @property
    def stand(self) -> Standing:
        """How closing stands with the sketch."""
        return self.standing(self.board.now.sketch) if self.closes else Standing()

    def standing(self, sketch: Sketch) -> Standing:
        """How closing would stand with a sketch."""
        now = self.board.now
        marks = now.base.marks if sketch.marks is None else sketch.marks
        key = ("stand", marks, sketch.area, sketch.door)
        if key not in self.known:
            self.known[key] = standing(
                now.house, now.base, marks, now.view.room, self.ask(), sketch.area, sketch.door
            )  # fmt: skip
        found: Standing = self.known[key]
        return found

    def offers(self) -> tuple[Outline, ...]:
        """The outlines that can be proposed."""
        now, marks = self.board.now, self.tools.marks
        key = ("offers", marks)
        if key not in self.known:
            self.known[key] = proposals(now.house, now.base, marks, now.view.room, self.ask())
        found: tuple[Outline, ...] = self.known[key]
        return found

    def doors(self) -> frozenset[int]:
        """The sides that can be the door."""
        return frozenset(self.stand.doors) - {NO_DOOR} if self.closes else frozenset()

    def wants_door(self, tool: Tool) -> bool:
        """Whether sides are there for the door though the tool in the hand is another one: walls or squares are whole,
        and the door is what is missing."""
        if tool not in (Tool.NONE, Tool.AREA) or not self.closes:
            return False
        return self.stand.closed and (tool is Tool.NONE or self.stand.door is None)

    def door_line(self, edge: int) -> QLineF:
        """Where a door is drawn, opening into the room."""
        return door_line(edge, self.stand.area)

    # What the board asks

    def begin(self, *, fresh: bool) -> None:
        """What was asked belongs to another view; a room that is opened again begins as it was closed."""
        self.known.clear()
        if not fresh:
            return
        self.asking, self.stroke = "", ()
        view, seat = self.board.seen, self.board.link.seat
        if view.phase is Phase.CLOSE and seat is not None and not view.acted[seat]:
            before = self.closed.pop((seat, view.room), None)
            if before is not None and self.board.draft.sketch == Sketch():
                self.board.draft.put(before)

    def told(self, events: object) -> None:
        """Keeps how a seat closed its room."""
        for event in events if isinstance(events, (list, tuple)) else ():
            if isinstance(event, RoomClosed):
                self.closed[event.seat, event.room] = Sketch(marks=event.marks, area=event.area, door=event.door)

    def put(self) -> None:
        """Shows tint, doors, panel and buttons."""
        now = self.board.now
        if not (self.closes or self.finishes):
            self.asking = ""
        stand = self.stand
        explicit = now.sketch.area is not None
        bad = mask_of(stand.refusal.squares) if stand.refusal is not None and (explicit or stand.closed) else 0
        tint = TintState(stand.area if not self.stroke else self.painted_area(), stand.closed, bad)
        self.tint.put(tint)
        self.outline.put(tint)
        shown = self.tools.edge_tool is Tool.DOOR and bool(self.doors())
        chosen = NO_DOOR if stand.door is None else stand.door
        self.doors_shown.put(DoorsState(stand.doors if shown else (), stand.area, chosen))
        self.put_tiles()
        self.put_panel()
        # The sides for the door depend on how closing stands.
        self.tools.put_strips()

    def put_tiles(self) -> None:
        """Gives every square that can be painted its piece while they are painted."""
        board, now = self.board, self.board.now
        wanted: frozenset[int] = frozenset()
        keep = area = 0
        if self.closes and self.tools.tool is Tool.AREA:
            keep = needed(now.house, now.base, now.view.room)
            free = now.scenario.inside & ~forbidden(now.house, now.base, self.tools.marks, now.view.room)
            wanted = frozenset(squares_in(free & ~keep))
            area = self.base_area()
        for square in self.tiles - wanted:
            piece = board.pieces.pop(("tile", square))
            for name in ("focused", "hovered"):
                if getattr(board, name) == piece.ident:
                    setattr(board, name, None)
            board.removeItem(piece)
        for square in wanted - self.tiles:
            board.add(SquareSpot(square, board.look, board.root))
        self.tiles = wanted
        for square in wanted:
            there = bool(area >> square & 1)
            board.pieces["tile", square].put(there, active=True, name=tile_words(square, there=there))

    def put_panel(self) -> None:
        """Shows panel and buttons."""
        now, stand = self.board.now, self.stand
        self.panel.setVisible(self.closes or self.finishes)
        shown: dict[str, ButtonState] = {}
        if self.closes:
            number = order_of(now.scenario, now.view)[now.view.room]
            title = title_words(now)
            if self.asking == "leave":
                state = PanelState(number, title, ask_leaving(now))
                shown = {
                    "yes": ButtonState(button_words("use"), primary=True),
                    "no": ButtonState(button_words("leave_all")),
                }
            else:
                reason = self.board.reason(stand.refusal)
                words = status_words(now, stand, reason, possible=stand.closed or bool(self.offers()))
                state = PanelState(number, title, words, bool(reason) and not stand.leaks, stand.complete)
                shown = {
                    "outline": ButtonState(
                        button_words("outline", self.place_of_outline(), len(self.offers())), "icons/pencil"
                    ),
                    "windows": ButtonState(button_words("windows")),
                    "again": ButtonState(button_words("again")),
                    "leave": ButtonState(button_words("leave")),
                }
            self.panel.put(state, name=f"{state.title}. {state.status}")
        elif self.finishes:
            if self.asking == "front":
                state = PanelState(0, finish_title(), ask_front(), grave=True)
                shown = {
                    "yes": ButtonState(button_words("front"), primary=True),
                    "no": ButtonState(button_words("without")),
                }
            else:
                state = PanelState(
                    0, finish_title(), finish_status(now, self.tools.marks), done=bool(self.tools.marks.front)
                )
                if Tool.FRONT in self.tools.usable:
                    shown["front"] = ButtonState(button_words("front"))
                shown["windows"] = ButtonState(button_words("everywhere"))
            self.panel.put(state, name=f"{state.title}. {state.status}")
        rects = dict(zip(shown, button_rects(len(shown)), strict=True)) if shown else {}
        for name, button in self.buttons.items():
            face = shown.get(name)
            button.setVisible(face is not None)
            if face is None:
                continue
            button.resize(rects[name])
            words = face.words if isinstance(face.words, str) else face.words[0]
            button.put(face, active=self.can_press(name), name=words)

    def can_press(self, name: str) -> bool:
        """Whether a button does something now."""
        now = self.board.now
        if name == "outline":
            return bool(self.offers())
        if name == "again":
            return now.sketch != Sketch()
        if name == "windows":
            return with_windows_around(now.house, now.base, self.tools.marks, self.window_area()) != self.tools.marks
        return True

    def window_area(self) -> int:
        """The squares whose outer sides get windows: the room that is closed, at the end all rooms."""
        now = self.board.now
        if self.closes:
            return self.stand.area if self.stand.closed else needed(now.house, now.base, now.view.room)
        area = 0
        for closed in now.base.closed:
            area |= 0 if closed is None else closed.area
        return area

    def place_of_outline(self) -> int:
        """Which of the outlines is shown, from 1; 0: none of them."""
        area = self.board.now.sketch.area
        return next((n for n, outline in enumerate(self.offers(), 1) if outline.area == area), 0)

    # What is done

    def after_marks(self, sketch: Sketch) -> Sketch:
        """The sketch after other marks: new walls bound the room anew."""
        now = self.board.now
        if not self.closes:
            return sketch
        marks = now.base.marks if sketch.marks is None else sketch.marks
        before = self.tools.marks
        if (marks.right, marks.below) == (before.right, before.below):
            return sketch
        stand = self.standing(replace(sketch, area=None))
        if not stand.closed:
            return replace(sketch, area=None)
        door = sketch.door if sketch.door in stand.doors else None
        return replace(sketch, area=stand.area, door=NO_DOOR if stand.doors == (NO_DOOR,) else door)

    def set_door(self, edge: int) -> None:
        """Sets the door, or takes it away."""
        sketch, stand = self.board.now.sketch, self.stand
        door = None if sketch.door == edge else edge
        self.board.commit(replace(sketch, area=stand.area, door=door))
        self.board.said.emit(status_words(self.board.now, self.stand, self.board.reason(self.stand.refusal)))

    def next_outline(self) -> None:
        """Proposes the next outline, the smallest one first."""
        found = self.offers()
        if not found:
            return
        place = self.place_of_outline() % len(found)
        outline = found[place]
        self.tools.forgive()
        self.tools.tool = Tool.DOOR if len(outline.doors) > 1 else Tool.NONE
        self.board.commit(replace(self.board.now.sketch, area=outline.area, door=outline.door))
        self.board.said.emit(outline_said(place + 1, len(found), outline.area))

    def action(self) -> Any:
        """The room as it is closed now; its walls are loose no more."""
        if not self.closes:
            return None
        stand, base = self.stand, self.board.now.base
        marks = self.tools.marks
        if not stand.closed:
            return CloseRoom(self.board.now.sketch.area, None, differ(marks, base))
        door = NO_DOOR if stand.door is None else stand.door
        return CloseRoom(stand.area, stand.door, differ(settled(marks, stand.area, door), base))

    def primary(self) -> bool:
        """Finishing without a front door is asked once."""
        if self.finishes and not self.tools.marks.front and self.asking != "front":
            self.asking = "front"
            self.board.refresh()
            self.board.said.emit(ask_front())
            return True
        return False

    def leave(self) -> None:
        """Leaves the room open; where an outline is possible, asks first and offers it (R1)."""
        if self.offers() and self.asking != "leave":
            self.asking = "leave"
            self.board.refresh()
            self.board.said.emit(ask_leaving(self.board.now))
            return
        self.submit(LeaveOpen(self.board.now.sketch.marks))

    def submit(self, action: LeaveOpen | Finish) -> None:
        """Confirms an action that is none of the sketch; says why if it is refused."""
        self.asking = ""
        refusal = self.board.link.submit(action)
        if refusal is not None:
            self.tools.blame(refusal, edges_at_fault(refusal))

    def press(self, ident: Ident) -> bool:
        """Takes the press of a button or of a square."""
        if ident[0] == "tile" and self.tools.tool is Tool.AREA:
            square = int(ident[1])
            self.paint((square,), takes=not self.base_area() >> square & 1)
            return True
        if ident[0] != "close":
            return False
        now, marks = self.board.now, self.tools.marks
        match ident[1]:
            case "outline":
                self.next_outline()
            case "windows":
                drawn = with_windows_around(now.house, now.sheet, marks, self.window_area())
                self.tools.draw(drawn, tuple(set(drawn.windows) ^ set(marks.windows)))
            case "front":
                self.tools.take(Tool.FRONT)
                self.board.refresh()
            case "again":
                self.tools.take(Tool.NONE)
                self.board.commit(Sketch())
            case "leave":
                self.leave()
            case "yes" if self.asking == "leave":
                self.asking = ""
                self.next_outline()
            case "yes":
                self.asking = ""
                self.tools.take(Tool.FRONT)
                self.board.refresh()
            case "no" if self.asking == "leave":
                self.submit(LeaveOpen(now.sketch.marks))
            case "no":
                self.submit(Finish(now.sketch.marks))
        return True

    # Painting squares

    def base_area(self) -> int:
        """The squares from which painting goes on."""
        now, stand = self.board.now, self.stand
        if now.sketch.area is not None:
            return now.sketch.area
        return stand.area if stand.closed else needed(now.house, now.base, now.view.room)

    def painted_area(self) -> int:
        """The squares with those of the stroke."""
        now = self.board.now
        keep = needed(now.house, now.base, now.view.room)
        return painted(self.base_area(), self.stroke, there=self.takes, keep=keep)

    def paint(self, squares: tuple[int, ...], *, takes: bool) -> None:
        """Takes squares into the room, or out of it; the door stays where it still can be."""
        self.stroke, self.takes = squares, takes
        area = self.painted_area()
        self.stroke = ()
        sketch = replace(self.board.now.sketch, area=area)
        stand = self.standing(replace(sketch, door=None))
        if stand.doors == (NO_DOOR,):
            sketch = replace(sketch, door=NO_DOOR)
        elif sketch.door not in stand.doors:
            sketch = replace(sketch, door=None)
        self.board.commit(sketch)

    def carry(self, at: QPointF) -> bool:
        """A stroke of the brush begins on a square that can be painted."""
        square = square_under(at)
        if not self.closes or self.tools.tool is not Tool.AREA or square not in self.tiles:
            return False
        assert square is not None
        self.takes = not self.base_area() >> square & 1
        self.stroke = (square,)
        self.show_stroke()
        return True

    def aim(self, at: Point) -> None:
        """The brush goes on."""
        point = self.board.board_point(at)
        square = square_under(point) if point is not None else None
        if square is not None and square in self.tiles and square not in self.stroke:
            self.stroke = (*self.stroke, square)
            self.show_stroke()

    def show_stroke(self) -> None:
        """Shows the squares with those of the stroke."""
        tint = TintState(self.painted_area(), False)
        self.tint.put(tint)
        self.outline.put(tint)

    def drop(self, at: Point | None) -> None:
        """The brush is lifted."""
        squares, takes = self.stroke, self.takes
        self.stroke = ()
        if at is None or not squares:
            self.board.refresh()
            return
        self.paint(squares, takes=takes)

    # Keys and sentences

    def key(self, event: QKeyEvent) -> bool:
        """O proposes an outline; arrows go over the squares that can be painted."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_O and self.closes:
            self.next_outline()
            return True
        focused = self.board.focused
        if key in ARROWS and self.tiles:
            if focused is None:
                self.board.set_focus(("tile", min(self.tiles)))
                return True
            if focused[0] == "tile":
                there = self.next_tile(int(focused[1]), *ARROWS[key])
                self.board.set_focus(("tile", there))
                return True
        return False

    def next_tile(self, square: int, dx: int, dy: int) -> int:
        """The nearest square that can be painted in the direction of an arrow."""
        row, column = divmod(square, WIDTH)
        best = (1000.0, square)
        for other in self.tiles:
            y, x = divmod(other, WIDTH)
            along = (x - column) * dx + (y - row) * dy
            across = abs((x - column) * dy) + abs((y - row) * dx)
            if along > 0 and across <= along:
                best = min(best, (along + 2 * across, other))
        return best[1]

    def focus(self) -> list[Ident]:
        """The buttons, then one square to enter by."""
        order: list[Ident] = [b.ident for b in self.buttons.values() if b.isVisible() and b.active]
        if self.tiles:
            focused = self.board.focused
            order.append(focused if focused is not None and focused[0] == "tile" else ("tile", min(self.tiles)))
        return order

    def escape(self) -> bool:
        """Takes a question back."""
        if not self.asking:
            return False
        self.asking = ""
        self.board.refresh()
        return True

    def sections(self) -> tuple[Section, ...]:
        """How closing stands, and what can be done."""
        if not self.panel.isVisible():
            return ()
        title = QCoreApplication.translate("RoomToMoveClosing", "Walls and door of the room")
        if self.finishes:
            title = finish_title()
        spots = [Spot(self.panel.ident, self.panel.name)]
        spots += [Spot(b.ident, b.name, b.active) for b in self.buttons.values() if b.isVisible()]
        area = self.base_area() if self.tiles else 0
        spots += [
            Spot(("tile", square), self.board.pieces["tile", square].name, True, bool(area >> square & 1))
            for square in sorted(self.tiles)
        ]
        return (Section(title, tuple(spots)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on closing a room, or on front door and windows."""
        if ident[0] in ("closing", "close", "tile"):
            return "6" if self.board.now.phase is Phase.FINISH else "5"
        return ""
