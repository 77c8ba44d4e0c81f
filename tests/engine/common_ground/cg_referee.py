"""A second, slow reading of the rules page of Common Ground, to judge the engine by.

Nothing here comes from the rules of the engine: cells are pairs (steps east, steps south) of Town Hall, sides are
letters, and everything is counted anew from the map. ``Judge`` follows a whole match from its actions; only what chance
gives (the tiles drawn, the pictures of the Bonus tiles) is taken from the engine, and checked to be possible.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from engine.games.common_ground import actions as act

Cell = tuple[int, int]

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
TITLES = ("Bizarre City", "Funky City", "Groovy City", "WOW City", "Link City", "congratulations, but you cheated")
FAR = 80
"""Further out than any city reaches."""


@dataclass(frozen=True)
class Tile:
    """A tile of the city: ``name`` is what the engine calls it, ``wall`` the closed side of a Bonus tile."""

    name: int
    wall: str = ""

    def has_half_tree(self, side: str) -> bool:
        """Section 2, Edges: every side carries a half tree, only a Bonus tile's coloured side does not."""
        return side != self.wall


Town = dict[Cell, Tile]


def beyond(cell: Cell, side: str, steps: int = 1) -> Cell:
    """The cell so many steps away."""
    dx, dy = SIDES[side]
    return cell[0] + steps * dx, cell[1] + steps * dy


def is_tree(town: Town, one: Cell, other: Cell) -> bool:
    """Section 2: a tree is one pair of orthogonal neighbours whose two facing sides are both half-tree sides."""
    if one not in town or other not in town:
        return False
    for side in SIDES:
        if beyond(one, side) == other:
            return town[one].has_half_tree(side) and town[other].has_half_tree(OPPOSITE[side])
    return False


def row_trees(town: Town) -> int:
    """R7: trees between east-west neighbours, row by row."""
    return sum(is_tree(town, a, b) for a, b in combinations(town, 2) if a[1] == b[1])


def column_trees(town: Town) -> int:
    """R7: trees between north-south neighbours, column by column."""
    return sum(is_tree(town, a, b) for a, b in combinations(town, 2) if a[0] == b[0])


def trees(town: Town) -> int:
    """3.9: one point per complete tree."""
    return row_trees(town) + column_trees(town)


def upper_bound(tiles: int) -> int:
    """3.9: 2n - ceil(2 sqrt n), in whole numbers: ceil(sqrt m) is isqrt(m - 1) + 1."""
    return 2 * tiles - (math.isqrt(4 * tiles - 1) + 1) if tiles else 0


def title(points: int) -> int:
    """3.9: the line of the table of titles."""
    for line, least in reversed(list(enumerate((0, 20, 30, 40, 50, 60)))):
        if points >= least:
            return line
    raise ValueError(points)


def shutters(town: Town, cell: Cell) -> list[Cell]:
    """5.1 to 5.3, R5: the Bonus tiles from whose coloured side outward the cell lies."""
    return [
        at
        for at, tile in town.items()
        if tile.wall and any(beyond(at, tile.wall, steps) == cell for steps in range(1, FAR))
    ]


def is_free(town: Town, cell: Cell) -> bool:
    """Empty and not shut."""
    return cell not in town and not shutters(town, cell)


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells side by side with this one."""
    return [beyond(cell, side) for side in SIDES]


def half_trees(town: Town, cell: Cell) -> int:
    """Section 6: how many trees a tile with four half trees would complete there."""
    full = town | {cell: Tile(-99)}
    return sum(is_tree(full, cell, other) for other in neighbours(cell))


def takes_cone(town: Town, cell: Cell) -> bool:
    """3.2.2, 5.1, 5.4, 5.6: empty, not shut, a half tree of a lying tile towards it."""
    return is_free(town, cell) and half_trees(town, cell) > 0


def takes_mismatch(town: Town, cell: Cell) -> bool:
    """5.8: empty, not shut, no orthogonal neighbour of any kind, at least one diagonal neighbour."""
    beside = any(other in town for other in neighbours(cell))
    corner = any((cell[0] + dx, cell[1] + dy) in town for dx, dy in CORNERS)
    return is_free(town, cell) and corner and not beside


def bonus_trees(town: Town, cell: Cell, wall: str) -> int:
    """The trees that a Bonus tile lying like this completes."""
    full = town | {cell: Tile(-98, wall)}
    return sum(is_tree(full, cell, other) for other in neighbours(cell))


def takes_bonus(town: Town, cell: Cell, wall: str) -> bool:
    """5.13: cell empty, not shut, at least one half-tree side completes a tree."""
    return is_free(town, cell) and bonus_trees(town, cell, wall) > 0


def surroundings(town: Town, margin: int = 2) -> Iterable[Cell]:
    """Every cell of the box around the city and a margin."""
    xs, ys = [x for x, _ in town], [y for _, y in town]
    for y in range(min(ys) - margin, max(ys) + margin + 1):
        for x in range(min(xs) - margin, max(xs) + margin + 1):
            yield x, y


# ---- Reading what the engine says


def cell_of(number: int) -> Cell:
    """The cell that the engine gives a number (documented in its module of the city)."""
    return number % 128 - 64, number // 128 - 64


def number_of(cell: Cell) -> int:
    """The engine's number of a cell."""
    return (cell[1] + 64) * 128 + cell[0] + 64


def unpack(laid: Iterable[Any]) -> Town:
    """The city of a state or view, every cell once."""
    town: Town = {}
    for piece in laid:
        cell = cell_of(piece.cell)
        assert cell not in town, f"two tiles lie on {cell}"
        assert (piece.closed >= 0) == (piece.piece >= 120), "Bonus tiles, and only they, have a closed side"
        town[cell] = Tile(piece.piece, "NESW"[piece.closed] if piece.closed >= 0 else "")
    return town


def check_pieces(state: Any) -> None:
    """Section 2: 57 tiles, each in the box, in the mayor's hand, loose or laid, one face up; six Bonus tiles, in the
    pile or laid; one Town Hall.
    """
    names = [tile.name for tile in unpack(state.city).values()]
    assert names.count(114) == 1, "one Town Hall"
    lying = {name // 2 for name in names if name < 114}
    held = [piece // 2 for piece in state.drawn if piece // 2 not in lying]
    assert sum(name < 114 for name in names) == len(lying), "a tile lies twice"
    assert sorted([*lying, *state.bag, *(held if str(state.phase) != "over" else [])]) == list(range(57)), "57 tiles"
    assert sorted([*state.bonuses, *(name for name in names if name > 114)]) == list(range(120, 126)), "six Bonus tiles"


# ---- A whole match


@dataclass
class Round:
    """What a round came to."""

    mayor: int
    deputy: int
    places: tuple[int, ...]
    cones: tuple[Cell, ...]
    meant: tuple[int, ...]
    guessed: tuple[int, ...]
    ticks: tuple[int, ...]

    @property
    def right(self) -> int:
        return sum(m == g for m, g in zip(self.meant, self.guessed, strict=True))


@dataclass
class Judge:
    """Follows a match from its actions by the rules page alone."""

    seats: int
    children: bool = False
    open_table: bool = False
    town: Town = field(default_factory=dict)
    round: int = 1
    mayor: int = 0
    white: bool = False
    phase: str = "cones"
    drawn: tuple[int, ...] = ()
    cones: tuple[Cell, ...] = ()
    plan: tuple[int, ...] = ()
    proposals: dict[int, tuple[int, ...]] = field(default_factory=dict)
    proposed: Counter[int] = field(default_factory=Counter)
    loose: list[int] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)

    @classmethod
    def at_start(cls, state: Any) -> Judge:
        """3.1: checks the set-up and takes it over."""
        judge = cls(state.seats, state.options.children == "on", state.options.open_table == "on", unpack(state.city))
        assert judge.town[0, 0].name == 114, "3.1.2: Town Hall in the middle"
        assert set(judge.town) == {(0, 0), *neighbours((0, 0))}, "3.1.3: one tile against each side of Town Hall"
        assert trees(judge.town) == 4, "3.1: four trees exist from the start"
        judge.mayor = state.mayor
        judge.draw(state)
        return judge

    @property
    def deputy(self) -> int:
        """The seat on the mayor's left."""
        return (self.mayor + 1) % self.seats

    @property
    def active(self) -> int:
        """3.3: how many pairs of cones and places."""
        return 4 if self.white else 3

    def draw(self, state: Any) -> None:
        """3.2.1: takes over the tiles that the engine drew for this round."""
        self.drawn = tuple(state.drawn)
        assert len(self.drawn) == self.active, f"{self.active} tiles are drawn in round {self.round}"
        tiles = {piece // 2 for piece in self.drawn}
        assert len(tiles) == self.active
        assert tiles.isdisjoint(tile.name // 2 for tile in self.town.values() if tile.name < 114), "they lie already"

    def is_matching(self, matching: tuple[Any, ...]) -> bool:
        """3.2.3: each colour to exactly one location."""
        return sorted(m if isinstance(m, int) else -1 for m in matching) == list(range(self.active))

    def are_faces(self, faces: tuple[Any, ...]) -> bool:
        """3.6: a face per drawn tile."""
        return len(faces) == self.active and all(face in {0, 1} for face in faces)

    def legal(self, seat: int, action: Any) -> bool:
        """Whether the rules page lets a seat act like this now."""
        town = self.town
        match action:
            case act.SetCones():
                cells = [cell_of(cell) for cell in action.cells if cell is not None]
                whole = len(cells) == len(action.cells) == self.active == len(set(cells))
                fits = all(takes_cone(town, cell) for cell in cells)
                return self.phase == "cones" and seat == self.deputy and whole and fits
            case act.ShowPlaces():
                return self.phase == "faces" and seat == self.mayor and self.are_faces(action.faces)
            case act.SealPlan():
                turns = self.children and not self.open_table
                faces = self.are_faces(action.faces) if turns else action.faces == ()
                return self.phase == "plan" and seat == self.mayor and faces and self.is_matching(action.matching)
            case act.Propose():
                asked = seat != self.mayor and self.proposed[seat] < 5
                return self.phase == "group" and asked and self.is_matching(action.matching)
            case act.SealGuess():
                guessers = set(range(self.seats)) - {self.mayor}
                ticks = list(action.ticks) == sorted(set(action.ticks)) and guessers.issuperset(action.ticks)
                return self.phase == "group" and seat == self.deputy and ticks and self.is_matching(action.matching)
            case act.Lay():
                if self.phase != "corners" or seat != self.mayor or action.cell is None:
                    return False
                return action.piece in self.loose and takes_mismatch(town, cell_of(action.cell))
            case act.LayBonus():
                if self.phase != "bonus" or seat != self.mayor or action.cell is None or action.closed is None:
                    return False
                side = "NESW"[action.closed] if 0 <= action.closed < 4 else ""
                return bool(side) and takes_bonus(town, cell_of(action.cell), side)
        raise TypeError(action)

    def play(self, seat: int, action: Any, after: Any) -> None:
        """Plays an action and compares the engine's position ``after`` it with what the rules page says."""
        assert self.legal(seat, action), f"{action} of seat {seat} is not legal"
        match action:
            case act.SetCones():
                self.cones = tuple(cell_of(cell) for cell in action.cells if cell is not None)
                self.phase = "faces" if self.children and self.open_table else "plan"
            case act.ShowPlaces():
                self.turn(action.faces)
                self.phase = "plan"
            case act.SealPlan():
                self.turn(action.faces)
                self.plan = tuple(action.matching)  # type: ignore[arg-type]
                self.phase = "group"
            case act.Propose():
                self.proposals[seat] = tuple(action.matching)  # type: ignore[arg-type]
                self.proposed[seat] += 1
            case act.SealGuess():
                self.reveal(tuple(action.matching), action.ticks)  # type: ignore[arg-type]
            case act.Lay():
                self.loose.remove(action.piece)  # type: ignore[arg-type]
                self.town[cell_of(action.cell)] = Tile(action.piece)  # type: ignore[arg-type]
            case act.LayBonus():
                known = {tile.name for tile in self.town.values()}
                (bonus,) = [piece.piece for piece in after.city if piece.piece not in known]
                assert bonus >= 120, "3.4: the top Bonus tile is added"
                self.town[cell_of(action.cell)] = Tile(bonus, "NESW"[action.closed])  # type: ignore[arg-type, index]
        if isinstance(action, act.LayBonus) or (isinstance(action, act.Lay) and not self.loose):
            self.end_round(after)
        self.compare(after)

    def turn(self, faces: tuple[Any, ...]) -> None:
        """3.6: the faces that the mayor has chosen."""
        if faces:
            self.drawn = tuple(piece // 2 * 2 + face for piece, face in zip(self.drawn, faces, strict=True))

    def reveal(self, guessed: tuple[int, ...], ticks: tuple[int, ...]) -> None:
        """3.2.5: matched ones go on their spots, the others are loose; 3.4: all matched is a perfect round."""
        cones, drawn = self.cones, self.drawn
        self.rounds.append(Round(self.mayor, self.deputy, drawn, cones, self.plan, guessed, ticks))
        assert self.rounds[-1].right != self.active - 1, "3.5: all but one right cannot occur"
        for place, meant, said in zip(drawn, self.plan, guessed, strict=True):
            if meant == said:
                before = trees(self.town)
                self.town[cones[meant]] = Tile(place)
                assert trees(self.town) > before, "3.2.5: a match completes one or more trees"
            else:
                self.loose.append(place)
        self.phase = "corners" if self.loose else "bonus"

    def end_round(self, after: Any) -> None:
        """3.2.7, 3.4, 3.9: roles move, the white cone is unlocked by the first perfect round, six rounds."""
        perfect = self.rounds[-1].right == self.active
        self.cones, self.plan, self.proposals, self.proposed, self.drawn = (), (), {}, Counter(), ()
        if self.round == 6:
            self.phase = "over"
            return
        self.white = self.white or perfect
        self.round += 1
        self.mayor = self.deputy
        self.phase = "cones"
        self.draw(after)

    def compare(self, after: Any) -> None:
        """Whether the engine stands where the rules page stands."""
        assert str(after.phase) == self.phase
        assert unpack(after.city) == self.town
        assert after.round == self.round
        assert after.mayor == self.mayor
        assert sorted(after.loose) == sorted(self.loose)
        check_pieces(after)
        assert after.unlocked == self.white
        if self.phase not in {"over", "corners", "bonus"}:
            assert tuple(cell_of(cell) for cell in after.cones) == self.cones
            assert tuple(after.drawn) == self.drawn
            assert tuple(after.plan) == self.plan
            for seat in range(self.seats):
                assert tuple(after.proposals[seat]) == self.proposals.get(seat, ())
                assert after.proposed[seat] == self.proposed[seat]
        assert len(after.history) == len(self.rounds)
        for told, own in zip(after.history, self.rounds, strict=True):
            assert (told.mayor, told.deputy, told.places) == (own.mayor, own.deputy, own.places)
            assert tuple(cell_of(cell) for cell in told.cones) == own.cones
            assert (told.meant, told.guessed, told.ticks) == (own.meant, own.guessed, own.ticks)
            assert told.right == own.right
        self.check_bounds()

    def check_bounds(self) -> None:
        """Section 2, Supply, and 3.9: never more than 34 tiles, never more trees than 2n - ceil(2 sqrt n)."""
        assert len(self.town) <= 34
        assert trees(self.town) <= upper_bound(len(self.town))
