"""What the tools are called, what they do on a side, and what they have done, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.texts import fill
from desktop.boards.room_to_move.walls_marks import Tool
from desktop.texts.room_to_move import wall_side
from engine.games.room_to_move.scenario import Scenario

translate = QCoreApplication.translate


def tool_words(tool: Tool, *, held: bool) -> str:
    """A tool as a button is read."""
    name = {
        Tool.WALL: translate("RoomToMoveWalls", "Wall (W)"),
        Tool.DOOR: translate("RoomToMoveWalls", "Door of the room (D)"),
        Tool.AREA: translate("RoomToMoveWalls", "Squares of the room (P)"),
        Tool.WINDOW: translate("RoomToMoveWalls", "Window (N)"),
        Tool.FRONT: translate("RoomToMoveWalls", "Front door (F)"),
        Tool.ERASER: translate("RoomToMoveWalls", "Eraser (X)"),
    }[tool]
    return fill(translate("RoomToMoveWalls", "%1, in the hand"), name) if held else name


def offers(tool: Tool) -> str:
    """What the tool in the hand does, in a line."""
    return {
        Tool.WALL: translate("RoomToMoveWalls", "Drag along grid lines; going back rubs out."),
        Tool.DOOR: translate("RoomToMoveWalls", "The door goes on a green side."),
        Tool.AREA: translate("RoomToMoveWalls", "Paint the squares of the room."),
        Tool.WINDOW: translate("RoomToMoveWalls", "Windows go on outer sides."),
        Tool.FRONT: translate("RoomToMoveWalls", "The front door goes on an outer side."),
        Tool.ERASER: translate("RoomToMoveWalls", "Press or drag to rub out."),
    }[tool]


def edge_words(scenario: Scenario, tool: Tool, edge: int, *, clears: bool) -> str:
    """A side with what the tool would do there."""
    words = {
        (Tool.WALL, False): translate("RoomToMoveWalls", "Draw a wall %1"),
        (Tool.WALL, True): translate("RoomToMoveWalls", "Rub out the wall %1"),
        (Tool.WINDOW, False): translate("RoomToMoveWalls", "Draw a window %1"),
        (Tool.WINDOW, True): translate("RoomToMoveWalls", "Rub out the window %1"),
        (Tool.FRONT, False): translate("RoomToMoveWalls", "Set the front door %1"),
        (Tool.FRONT, True): translate("RoomToMoveWalls", "Rub out the front door %1"),
        (Tool.DOOR, False): translate("RoomToMoveWalls", "Set the door %1"),
        (Tool.DOOR, True): translate("RoomToMoveWalls", "Rub out the door %1"),
    }.get((tool, clears), translate("RoomToMoveWalls", "Rub out what is drawn %1"))
    return fill(words, wall_side(scenario, edge))


def done_words(scenario: Scenario, tool: Tool, edge: int, *, clears: bool) -> str:
    """What the tool has done on a side."""
    words = {
        (Tool.WALL, False): translate("RoomToMoveWalls", "Wall drawn %1."),
        (Tool.WALL, True): translate("RoomToMoveWalls", "Wall %1 rubbed out."),
        (Tool.WINDOW, False): translate("RoomToMoveWalls", "Window drawn %1."),
        (Tool.WINDOW, True): translate("RoomToMoveWalls", "Window %1 rubbed out."),
        (Tool.FRONT, False): translate("RoomToMoveWalls", "Front door set %1."),
        (Tool.FRONT, True): translate("RoomToMoveWalls", "Front door %1 rubbed out."),
        (Tool.DOOR, False): translate("RoomToMoveWalls", "Door set %1."),
        (Tool.DOOR, True): translate("RoomToMoveWalls", "Door %1 rubbed out."),
    }.get((tool, clears), translate("RoomToMoveWalls", "Rubbed out %1."))
    return fill(words, wall_side(scenario, edge))
