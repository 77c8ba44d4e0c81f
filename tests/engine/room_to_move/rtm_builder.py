"""Small houses of Room to Move for tests, in few words: plans, rooms, rules, bonuses, sheets, and pieces of a catalogue
of its own whose shapes are easy to see.

Squares, areas and sides are written as on the sheet: "C4", "B2:D5", "C4:E".
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from plan_builder import words

from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Idea, Marks, Place
from engine.games.room_to_move.bonuses import Worth, worth_of
from engine.games.room_to_move.furniture import Furniture, Piece, piece_index, read_furniture
from engine.games.room_to_move.legal import refuse_closing, refuse_marks, refuse_place
from engine.games.room_to_move.reading import area_from, edge_from, square_from
from engine.games.room_to_move.rules import RoomToMove
from engine.games.room_to_move.scenario import Book, Scenario, scenario_from
from engine.games.room_to_move.sheet import Closed, House, Options, Placed, Sheet
from engine.geometry.squares import name_of, squares_in, walls_of

PLAIN = {"rows": ["#", "o"]}
SHAPES: dict[int, list[dict[str, Any]]] = {
    # By number: one piece for all four, or the options of card A and card B.
    1: [
        {"rows": ["##", "oo"], "seats": 2},
        {"rows": ["###", "ooo"], "seats": 3},
        {"rows": ["##", "oo"], "seats": 2},
        {"rows": ["#", "o"], "seats": 1},
    ],
    2: [{"rows": ["#", "o"], "seats": 1}],
    3: [{"rows": ["###"]}],
    4: [{"rows": ["o#o"], "seats": 2}],
    5: [{"rows": ["##", "oo"], "tags": {"plant": ["1,0"], "lamp": ["0,0"]}}],
    8: [{"rows": ["#", "o"]}],
    9: [{"rows": ["#"]}],
    10: [{"rows": ["##", ".o"]}],
    18: [{"rows": ["##"], "tags": {"plant": ["0,0", "1,0"]}}],
    19: [{"rows": ["#"], "tags": {"plant": ["0,0"]}}],
    30: [{"rows": ["##", "oo"], "sides": ["0,0,N", "1,0,N"]}],
    31: [{"rows": ["#", "o"], "sides": ["0,0,N"]}],
    33: [{"rows": ["##", "##"]}],
}
ROOMS = {"one": ((1, 1), (19, 2)), "two": ((2, 1), (8, 1)), "three": ((4, 1), (33, 1))}
"""Rooms with their (number, tokens) where a test does not care."""


def _catalogue() -> Furniture:
    def piece(number: int, card: int, option: int) -> dict[str, Any]:
        shapes = SHAPES.get(number, [PLAIN])
        shape = shapes[(2 * card + option) % len(shapes)]
        return {"id": f"p{number}_{card}_{option}", "names": words(f"piece {number}"), **shape}

    families = [
        {
            "number": number,
            "names": words(str(number)),
            "cards": [[piece(number, card, option) for option in range(2)] for card in range(2)],
        }
        for number in range(1, 34)
    ]
    data = json.dumps({"version": 1, "families": families}).encode()
    return read_furniture(lambda _: data)


FURNITURE = _catalogue()


def areas(*names: str) -> int:
    """The squares of names and rectangles, as a mask."""
    return area_from(names, "test", "test")


def sq(name: str) -> int:
    """A square."""
    return square_from(name, "test", "test")


def side(name: str) -> int:
    """An edge: "C4:E"."""
    return edge_from(name, "test", "test")


def sides(names: str) -> tuple[int, ...]:
    """Edges between blanks, rising."""
    return tuple(sorted(side(name) for name in names.split()))


def names(mask: int) -> str:
    """The squares of a mask, between blanks."""
    return " ".join(name_of(square) for square in squares_in(mask))


def content(
    inside: str = "B2:G6",
    *,
    rooms: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    rules: Iterable[dict[str, Any]] = (),
    bonuses: Iterable[dict[str, Any]] = (),
    named: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """The file of a scenario; ``inside`` are areas between blanks, ``named`` the room without a hallway."""
    return {
        "version": 1,
        "number": 0,
        "pencils": 1,
        "names": words(),
        "story": words(),
        "advice": words(),
        "inside": inside.split(),
        "hallway": not named,
        "named": named,
        "rooms": [
            {"id": room, "names": words(room), "cards": [{"number": n, "tokens": t} for n, t in cards]}
            for room, cards in (rooms or ROOMS).items()
        ],
        "bonuses": [{"text": words(), "points": 2, **bonus} for bonus in bonuses],
        "rules": [{"text": words(), **rule} for rule in rules],
        **fields,
    }


def scenario(inside: str = "B2:G6", **fields: Any) -> Scenario:
    """The scenario of such a file."""
    return scenario_from(json.dumps(content(inside, **fields)).encode(), "scenarios/00.json", FURNITURE, 0)


def house(inside: str = "B2:G6", *, later: bool = False, carpet: str = "strict", **fields: Any) -> House:
    """A house with options."""
    options = Options("00", "on" if later else "off", carpet)
    return House(scenario(inside, **fields), FURNITURE, options)


def piece(number: int, option: int = 0, card: int = 0) -> Piece:
    """A piece of the catalogue."""
    return FURNITURE.pieces[piece_index(number, card, option)]


def put(
    number: int,
    at: str,
    room: int = 0,
    *,
    option: int = 0,
    card: int = 0,
    turns: int = 0,
    mirror: bool = False,
) -> Placed:
    """A piece as it lies: the north-west square of its box."""
    return Placed(piece_index(number, card, option), room, sq(at), turns, mirror)


def marks(front: str = "", windows: str = "", walls: str = "") -> Marks:
    """Marks by names between blanks."""
    loose = walls_of(sides(walls))
    return Marks(loose.right, loose.below, sides(windows), sides(front))


def sheet(
    about: House,
    *placed: Placed,
    rooms: Mapping[int, tuple[str, str]] | None = None,
    front: str = "",
    windows: str = "",
    walls: str = "",
    left_open: tuple[int, ...] = (),
    idea: Idea = Idea.NONE,
) -> Sheet:
    """A sheet; ``rooms`` has area and door ("" none) of finished rooms. Nothing is checked."""
    closed: list[Closed | None] = [None] * len(about.scenario.rooms)
    for room, (area, door) in (rooms or {}).items():
        closed[room] = Closed(areas(*area.split()), side(door) if door else NO_DOOR)
    return Sheet(placed, tuple(closed), left_open, marks(front, windows, walls), idea)


def why_place(about: House, on: Sheet, number: int, at: str, room: int = 0, **how: Any) -> Refusal | None:
    """Why a piece may not be drawn there."""
    lies = put(number, at, room, **how)
    own = FURNITURE.pieces[lies.piece]
    return refuse_place(about, on, room, own, Place(own.option, lies.anchor, lies.turns, lies.mirror))


def why_close(about: House, on: Sheet, area: str, door: str | None, room: int = 0) -> Refusal | None:
    """Why a room may not be closed like this; ``door`` "" is none."""
    edge = None if door is None else side(door) if door else NO_DOOR
    return refuse_closing(about, on, room, CloseRoom(areas(*area.split()), edge))


def why_marks(about: House, on: Sheet, **drawn: str) -> Refusal | None:
    """Why marks may not be drawn."""
    return refuse_marks(about, on, marks(**drawn))


def code(refusal: Refusal | None) -> str:
    """The code of a refusal, "" for none."""
    return "" if refusal is None else str(refusal.code)


def where(refusal: Refusal | None) -> str:
    """The squares of a refusal, else its edges, between blanks."""
    assert refusal is not None
    if refusal.squares:
        return " ".join(name_of(square) for square in refusal.squares)
    return " ".join(f"{name_of(edge // 4)}:{'NESW'[edge % 4]}" for edge in refusal.numbers)


def worth(about: House, on: Sheet, place: int = 0) -> Worth:
    """What a bonus of the scenario is worth."""
    return worth_of(about, on, about.scenario.bonuses[place])


def game_of(*scenarios: Scenario, furniture: Furniture = FURNITURE) -> RoomToMove:
    """A game with these scenarios as 0, 1, ..."""
    return RoomToMove(Book(furniture, dict(enumerate(scenarios)), {}, "test"))


def begin(game: RoomToMove, seats: int = 1, seed: int = 1, **options: str) -> Any:
    """The first position of a match."""
    chosen = {"scenario": "00", "walls_later": "off", "carpet": "strict", **options}
    return game.start(Setup(seats, "standard", chosen), Chance(seed)).state


def act(game: RoomToMove, state: Any, *actions: Any, seat: int | None = None) -> Any:
    """The position after actions, each of the seat that waits first."""
    for action in actions:
        here = game.waiting(state)[0] if seat is None else seat
        state = game.play(state, here, action, Chance(1)).state
    return state


def changed(state: Any, **fields: Any) -> Any:
    """A position with other fields."""
    return msgspec.structs.replace(state, **fields)
