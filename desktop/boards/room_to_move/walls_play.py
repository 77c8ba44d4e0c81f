"""Walls, windows and the front door by pointer and keys: the tools, what they do on sides, why something is refused.

A tool puts a hit strip on every side that it can be used on; without a tool in the hand there are none, and squares
have the pointer to themselves. Everything drawn goes into the marks of the sketch.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section, Spot
from desktop.boards.room_to_move.edges import (
    Corner,
    corner_near,
    drawn_on,
    edges_along,
    first_of,
    inner_edges,
    stepped,
    turned_over,
)
from desktop.boards.room_to_move.layout import UNITS
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.states import Sketch, drawing_of
from desktop.boards.room_to_move.walls_buttons import ToolButton, rail_rect
from desktop.boards.room_to_move.walls_marks import (
    ON_EDGES,
    Tool,
    erased,
    front_pressed,
    fronts_at,
    has_wall,
    sides_for,
    with_front,
    with_walls,
    with_window,
)
from desktop.boards.room_to_move.walls_notes import SideNote
from desktop.boards.room_to_move.walls_show import EdgeSpot, EdgeState, Faults, Stroke, line_in
from desktop.boards.room_to_move.walls_words import done_words, edge_words, offers, tool_words
from engine.core.game import Refusal
from engine.games.room_to_move.actions import Finish, LeaveOpen, Marks, Reason
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import mask_of

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard
    from desktop.boards.room_to_move.closing_play import Closing

KEYS: Final = {
    Qt.Key.Key_W: Tool.WALL, Qt.Key.Key_D: Tool.DOOR, Qt.Key.Key_N: Tool.WINDOW, Qt.Key.Key_F: Tool.FRONT,
    Qt.Key.Key_P: Tool.AREA, Qt.Key.Key_X: Tool.ERASER,
}  # fmt: skip
RAIL: Final = (Tool.WALL, Tool.DOOR, Tool.AREA, Tool.WINDOW, Tool.FRONT, Tool.ERASER)
CLOSING_ONLY: Final = frozenset({Tool.DOOR, Tool.AREA})
EDGE_REASONS: Final = frozenset(
    {
        Reason.CROSSES_WALL, Reason.NEEDS_WALL, Reason.DOOR_IN_SIDE, Reason.WALL_OUTSIDE, Reason.WALL_THROUGH_PIECE,
        Reason.WALL_ON_DOOR, Reason.WALLS_FINAL, Reason.WINDOW_NOT_OUTER, Reason.WINDOW_ON_DOOR, Reason.WINDOW_CROSSED,
        Reason.FRONT_NOT_OUTER, Reason.FRONT_PLACE, Reason.DOOR_NOT_ON_BORDER, Reason.DOOR_OUTSIDE,
        Reason.DOOR_IN_GIVEN_WALL, Reason.DOOR_BLOCKED, Reason.DOOR_INTO_ROOM, Reason.NO_RAILING,
    }
)  # fmt: skip
"""Refusals whose numbers are sides."""


def edges_at_fault(refusal: Refusal) -> tuple[int, ...]:
    """The sides that a refusal names."""
    return refusal.numbers if refusal.code in EDGE_REASONS else ()


class WallTools(Part):
    """The tools.

    ``tool`` is the one in the hand; ``way`` the corners of the stroke that is drawn; ``rubbed`` the sides that the
    eraser has met in this stroke; ``closing`` the part that sets doors and paints squares.
    """

    def __init__(self, board: RoomToMoveBoard) -> None:
        super().__init__(board)
        self.closing: Closing | None = None
        self.tool = Tool.NONE
        self.way: tuple[Corner, ...] = ()
        self.rubbed: tuple[int, ...] = ()
        self.words = ""
        self.placed: frozenset[int] = frozenset()
        """The sides that have a hit strip."""
        self.buttons = {tool: ToolButton(tool, board.look) for tool in RAIL}
        for button in self.buttons.values():
            board.add(button)
        self.stroke = Stroke(board.look, board.root)
        self.faults = Faults(board.look, board.root)
        self.note = SideNote("fault", board.look)
        for piece in (self.stroke, self.faults, self.note):
            board.add(piece)

    # What the tools work on

    @property
    def usable(self) -> tuple[Tool, ...]:
        """The tools that can be taken now."""
        now = self.board.now
        if not now.works or not now.mine or now.phase not in (Phase.DRAW, Phase.CLOSE, Phase.FINISH):
            return ()
        tools = [tool for tool in RAIL if now.phase is Phase.CLOSE or tool not in CLOSING_ONLY]
        if not sides_for(Tool.FRONT, now.house, now.base, self.marks):
            tools.remove(Tool.FRONT)
        return tuple(tools)

    @property
    def marks(self) -> Marks:
        """Walls, windows and front door, the sketch included."""
        sketch = self.board.now.sketch
        return self.board.now.base.marks if sketch.marks is None else sketch.marks

    @property
    def edge_tool(self) -> Tool:
        """The tool that a press on a side uses: the one in the hand, or the door while a door is wanted."""
        if self.tool in ON_EDGES:
            return self.tool
        wanted = self.closing is not None and self.closing.wants_door(self.tool)
        return Tool.DOOR if wanted else Tool.NONE

    def sides(self) -> frozenset[int]:
        """The sides that a tool can be used on now."""
        now, tool = self.board.now, self.edge_tool
        if tool is Tool.DOOR:
            return self.closing.doors() if self.closing is not None else frozenset()
        return sides_for(tool, now.house, now.base, self.marks)

    def refuse(self, marks: Marks) -> Refusal | None:
        """Why the marks may not be drawn now."""
        now = self.board.now
        if now.phase is Phase.DRAW:
            sketch = replace(now.sketch, marks=marks)
            return self.board.link.refuse(drawing_of(Sketch(marks=marks))) or self.board.link.refuse(drawing_of(sketch))
        return self.board.link.refuse(LeaveOpen(marks) if now.phase is Phase.CLOSE else Finish(marks))

    # What the board asks

    def begin(self, *, fresh: bool) -> None:
        """Another turn or seat puts the tool away."""
        if fresh:
            self.take(Tool.NONE)

    def put(self) -> None:
        """Shows rail and strips."""
        now, touch = self.board.now, self.board.look.touch
        usable = self.usable
        if self.tool not in usable or now.held is not None:
            self.tool = Tool.NONE
        for tool, button in self.buttons.items():
            there = tool in usable
            button.setVisible(there)
            if there:
                button.resize(rail_rect(usable.index(tool), touch=touch))
            button.put((tool, tool is self.tool), active=there, name=tool_words(tool, held=tool is self.tool))
        self.put_strips()

    def put_strips(self) -> None:
        """Gives every side that the tool can be used on its strip, and takes all others away."""
        board, now = self.board, self.board.now
        wanted = self.sides()
        for edge in self.placed - wanted:
            piece = board.pieces.pop(("edge", edge))
            if board.focused == piece.ident:
                board.focused = None
            if board.hovered == piece.ident:
                board.hovered = None
            board.removeItem(piece)
        for edge in wanted - self.placed:
            board.add(EdgeSpot(edge, line_in(now.scenario, edge), board.look, board.root))
        self.placed = wanted
        for edge in wanted:
            words = edge_words(now.scenario, self.edge_tool, edge, clears=self.clears(edge))
            board.pieces["edge", edge].put(self.edge_state(edge), active=True, name=words)

    def clears(self, edge: int) -> bool:
        """Whether the tool takes something away on a side."""
        marks = self.marks
        match self.edge_tool:
            case Tool.WALL:
                return has_wall(marks, edge)
            case Tool.WINDOW:
                return edge in marks.windows
            case Tool.FRONT:
                return marks.front in fronts_at(self.board.now.house, edge)[-1:]
            case Tool.DOOR:
                return edge == self.board.now.sketch.door
        return True

    def edge_state(self, edge: int) -> EdgeState:
        """What the tool would do on a side."""
        now = self.board.now
        edges: tuple[int, ...] = (edge,)
        tool = self.edge_tool
        if tool is Tool.FRONT:
            edges = front_pressed(now.house, self.marks, edge).front or self.marks.front
        lines = tuple(line_in(now.scenario, one) for one in edges)
        if tool is Tool.DOOR and self.closing is not None:
            lines = (self.closing.door_line(edge),)
        return EdgeState(tool, lines, self.clears(edge))

    def press(self, ident: Ident) -> bool:
        """Takes a tool, or uses it on a side."""
        if ident[0] == "tool":
            tool = Tool(str(ident[1]))
            self.take(Tool.NONE if tool is self.tool else tool)
            self.board.refresh()
            return True
        if ident[0] == "edge":
            self.use(int(ident[1]))
            return True
        return False

    def take(self, tool: Tool) -> None:
        """Takes a tool into the hand, or puts it away."""
        self.tool = tool
        self.end_stroke()
        self.forgive()
        if self.board.situation is not None and tool is not Tool.NONE:
            self.board.let_go()
            self.board.said.emit(tool_words(tool, held=True))

    def use(self, edge: int) -> None:
        """Uses the tool on a side."""
        now, marks, tool = self.board.now, self.marks, self.edge_tool
        if tool is Tool.DOOR:
            if self.closing is not None:
                self.closing.set_door(edge)
            return
        clears = self.clears(edge)
        match tool:
            case Tool.WALL:
                drawn = with_walls(marks, (edge,), there=not clears)
            case Tool.WINDOW:
                drawn = with_window(marks, edge, there=not clears)
            case Tool.FRONT:
                legal = [f for f in fronts_at(now.house, edge) if self.refuse(with_front(marks, f)) is None]
                drawn = front_pressed(now.house, marks, edge, legal)
            case _:
                drawn = erased(now.house, marks, edge)
        if self.draw(drawn, (edge,)):
            self.board.said.emit(done_words(now.scenario, tool, edge, clears=clears))

    def draw(self, marks: Marks, edges: tuple[int, ...]) -> bool:
        """Puts marks into the sketch; where they are refused, says why and marks the sides."""
        self.forgive()
        refusal = self.refuse(marks)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.blame(refusal, edges)
            return False
        now = self.board.now
        sketch = replace(now.sketch, marks=None if marks == now.base.marks else marks)
        if self.closing is not None:
            sketch = self.closing.after_marks(sketch)
        self.board.commit(sketch)
        return True

    # Refusals

    def blame(self, refusal: Refusal, edges: Iterable[int] = ()) -> None:
        """Says why something is refused, beside the sides and squares that are at fault."""
        faulty = edges_at_fault(refusal) or tuple(edges)
        self.words = self.board.link.reason(refusal)
        squares = mask_of(refusal.squares)
        self.faults.tell(faulty, squares)
        centre = self.faults.mapToScene(self.faults.rect.center()) if faulty or squares else None
        self.note.tell(self.words, centre, self.board.camera.window if self.board.camera is not None else QRectF())
        self.board.said.emit(self.words)
        self.board.refresh()

    def forgive(self) -> None:
        """The refusal has been read."""
        if self.words:
            self.words = ""
            self.faults.tell((), 0)
            self.note.tell("", None, QRectF())

    def pointer(self) -> bool:
        """A press anywhere puts the sentence of a refusal away."""
        self.forgive()
        return False

    # Strokes

    def point_at(self, at: QPointF | None) -> bool:
        """A stroke may begin anywhere on the sheet."""
        return at is not None and self.tool in (Tool.WALL, Tool.ERASER)

    def carry(self, at: QPointF) -> bool:
        """A stroke of the wall tool or of the eraser begins."""
        if self.tool is Tool.WALL:
            self.way = (corner_near(at.x() / UNITS, at.y() / UNITS),)
            return True
        if self.tool is Tool.ERASER:
            self.rubbed = ()
            self.rub(at)
            return True
        return False

    def aim(self, at: Point) -> None:
        """The stroke goes on; going back takes it away again."""
        point = self.board.board_point(at)
        if point is None:
            return
        if self.tool is Tool.ERASER:
            self.rub(point)
            return
        corner = corner_near(point.x() / UNITS, point.y() / UNITS)
        if not self.way or corner == self.way[-1]:
            return
        if max(abs(corner[0] * UNITS - point.x()), abs(corner[1] * UNITS - point.y())) > 0.42 * UNITS:
            # In the middle of a square nothing tells which corner is meant.
            return
        self.way = drawn_on(self.way, corner)
        edges = edges_along(self.way)
        self.stroke.tell(edges, rubs=self.rubs(edges), bad=frozenset(edges) - self.placed)

    def rub(self, at: QPointF) -> None:
        """The eraser comes to a point."""
        ident = self.board.ident_at(self.scene_point(at))
        if ident is not None and ident[0] == "edge" and int(ident[1]) not in self.rubbed:
            self.rubbed = (*self.rubbed, int(ident[1]))
            self.stroke.tell(self.rubbed, rubs=True)

    def scene_point(self, at: QPointF) -> Point:
        """A point of the sheet as a point of the scene."""
        found = self.board.root.mapToScene(at)
        return found.x(), found.y()

    def rubs(self, edges: tuple[int, ...]) -> bool:
        """Whether a stroke goes over nothing but walls that are drawn: then it takes them away."""
        return bool(edges) and all(has_wall(self.marks, edge) for edge in edges)

    def drop(self, at: Point | None) -> None:
        """The stroke ends: its walls are drawn, or taken away."""
        edges, rubbed = edges_along(self.way), self.rubbed
        tool = self.tool
        self.end_stroke()
        if at is None:
            return
        marks = self.marks
        if tool is Tool.ERASER:
            for edge in rubbed:
                marks = erased(self.board.now.house, marks, edge)
            if rubbed:
                self.draw(marks, rubbed)
            return
        if not edges:
            return
        outer = tuple(edge for edge in edges if edge not in inner_edges(self.board.now.scenario.inside))
        walls = tuple(edge for edge in edges if edge in self.placed)
        if outer and len(outer) == len(edges):
            self.blame(Refusal(Reason.WALL_OUTSIDE, "5", numbers=outer), outer)
            return
        if walls and self.draw(with_walls(marks, walls, there=not self.rubs(edges)), walls):
            closing = self.closing
            if closing is not None and closing.stand.closed and closing.stand.door is None:
                # The walls are whole: what is missing is the door.
                self.take(Tool.DOOR)
                self.board.refresh()

    def end_stroke(self) -> None:
        """Nothing is drawn any more."""
        self.way, self.rubbed = (), ()
        self.stroke.tell(())

    # Keys and sentences

    def key(self, event: QKeyEvent) -> bool:
        """Letters take tools; arrows go along the sides, Enter uses the tool, R turns the cursor; with Shift an arrow
        draws as it goes."""
        modifiers = event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        key = Qt.Key(event.key())
        tool = KEYS.get(key)
        if tool is not None and tool in self.usable and self.board.now.held is None:
            self.take(Tool.NONE if tool is self.tool else tool)
            self.board.refresh()
            if self.tool in ON_EDGES:
                self.enter()
            return True
        if not self.placed or (self.tool not in ON_EDGES and self.cursor is None):
            return False
        here = self.cursor
        if key in ARROWS and (here is not None or self.board.focused is None):
            if here is None:
                self.enter()
                return True
            there = stepped(here, *ARROWS[key], self.placed)
            self.board.set_focus(("edge", there))
            if modifiers & Qt.KeyboardModifier.ShiftModifier and self.tool is Tool.WALL and there != here:
                self.draw(with_walls(self.marks, (there,)), (there,))
                self.board.set_focus(("edge", there))
            return True
        if key == Qt.Key.Key_R and here is not None:
            self.board.set_focus(("edge", turned_over(here, self.placed)))
            return True
        return False

    @property
    def cursor(self) -> int | None:
        """The side on which the cursor of the keys is."""
        focused = self.board.focused
        return int(focused[1]) if focused is not None and focused[0] == "edge" else None

    def enter(self) -> None:
        """Sets the cursor on a side."""
        edge = first_of(self.placed)
        if edge is not None:
            self.board.set_focus(("edge", edge))

    def focus(self) -> list[Ident]:
        """The tools, then one side to enter by."""
        order: list[Ident] = [button.ident for button in self.buttons.values() if button.isVisible()]
        here = self.cursor
        entry = here if here is not None else first_of(self.placed)
        if entry is not None:
            order.append(("edge", entry))
        return order

    def escape(self) -> bool:
        """Puts the refusal away, then the tool."""
        if self.words:
            self.forgive()
            self.board.refresh()
            return True
        if self.tool is Tool.NONE or (self.closing is not None and self.closing.asking):
            return False
        self.take(Tool.NONE)
        self.board.refresh()
        return True

    def hint(self) -> str:
        """What the tool in the hand does."""
        return "" if self.tool is Tool.NONE else offers(self.tool)

    def sections(self) -> tuple[Section, ...]:
        """The tools, and every side the one in the hand can be used on."""
        usable = self.usable
        if not usable:
            return ()
        title = QCoreApplication.translate("RoomToMoveWalls", "Walls, doors and windows")
        spots = [Spot(("tool", tool.value), self.buttons[tool].name, True, tool is self.tool) for tool in usable]
        pieces: dict[Ident, Any] = self.board.pieces
        spots += [Spot(("edge", edge), pieces["edge", edge].name, True) for edge in sorted(self.placed)]
        if self.words:
            spots.insert(0, Spot(self.note.ident, self.words))
        return (Section(title, tuple(spots)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on walls, doors and windows."""
        if ident[0] == "tool":
            return "5" if ident[1] in (Tool.WALL, Tool.DOOR, Tool.AREA) else "6"
        return "6" if ident[0] == "edge" else ""
