"""Why an action may not be done: the single source of legality (rules page, sections 3, 5, 7)."""

from __future__ import annotations

from engine.core.game import Refusal
from engine.games.common_ground.actions import (
    Action,
    Lay,
    LayBonus,
    Matching,
    Propose,
    Reason,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.city import DIAGONALS, STEPS, WIDTH, City
from engine.games.common_ground.facts import MOST_PROPOSALS, ON
from engine.games.common_ground.view import Phase, Seen

INCOMPLETE = Refusal(Reason.INCOMPLETE, "R9")


def deputy_of(seen: Seen) -> int:
    """The seat on the mayor's left (3.1.5)."""
    return (seen.mayor + 1) % seen.seats


def guessers_of(seen: Seen) -> tuple[int, ...]:
    """All seats but the mayor's, rising."""
    return tuple(seat for seat in range(seen.seats) if seat != seen.mayor)


def waiting_of(seen: Seen) -> tuple[int, ...]:
    """The seats that owe a decision: in the group phase the deputy, and guessers who have not proposed yet."""
    if seen.phase is Phase.CONES:
        return (deputy_of(seen),)
    if seen.phase is Phase.GROUP:
        deputy = deputy_of(seen)
        return tuple(seat for seat in guessers_of(seen) if seat == deputy or not seen.proposed[seat])
    return () if seen.phase is Phase.OVER else (seen.mayor,)


def welcome_to(seen: Seen) -> tuple[int, ...]:
    """The seats that may act although they owe nothing: guessers with proposals left (R8, R9)."""
    if seen.phase is not Phase.GROUP:
        return ()
    deputy = deputy_of(seen)
    return tuple(s for s in guessers_of(seen) if s != deputy and 0 < seen.proposed[s] < MOST_PROPOSALS)


def refuse_action(seen: Seen, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not act like this now, None if it may; ``incomplete`` if only parts are missing."""
    if not 0 <= seat < seen.seats:
        return Refusal(Reason.NO_SEAT, "3.1", seats=(seat,))
    phase = seen.phase
    if phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, "3.9", seats=(seat,))
    if seat not in waiting_of(seen) and seat not in welcome_to(seen):
        return Refusal(Reason.NOT_WAITING, "R9", seats=(seat,))
    kind = type(action)
    if phase is Phase.GROUP:
        if kind is Propose:
            assert isinstance(action, Propose)
            if seen.proposed[seat] >= MOST_PROPOSALS:
                return Refusal(Reason.PROPOSALS_USED_UP, "R9", seats=(seat,), numbers=(MOST_PROPOSALS,))
            return refuse_matching(seen, action.matching)
        if kind is SealGuess and seat == deputy_of(seen):
            assert isinstance(action, SealGuess)
            return _refuse_ticks(seen, action.ticks) or refuse_matching(seen, action.matching)
    elif phase is Phase.CONES and kind is SetCones:
        assert isinstance(action, SetCones)
        return refuse_cones(seen, action.cells)
    elif phase is Phase.FACES and kind is ShowPlaces:
        assert isinstance(action, ShowPlaces)
        return _refuse_faces(seen, action.faces)
    elif phase is Phase.PLAN and kind is SealPlan:
        assert isinstance(action, SealPlan)
        return _refuse_plan(seen, action)
    elif phase is Phase.CORNERS and kind is Lay:
        assert isinstance(action, Lay)
        return refuse_lay(seen, action)
    elif phase is Phase.BONUS and kind is LayBonus:
        assert isinstance(action, LayBonus)
        return refuse_bonus(seen, action)
    return Refusal(Reason.OTHER_PHASE, "R9", seats=(seat,))


def asks_faces(seen: Seen) -> bool:
    """Whether the mayor chooses faces with the plan: the children's variant, unless they are shown before (R12)."""
    return seen.options.children == ON and seen.options.open_table != ON


def _refuse_plan(seen: Seen, action: SealPlan) -> Refusal | None:
    if asks_faces(seen):
        refusal = _refuse_faces(seen, action.faces)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            return refusal
        return refuse_matching(seen, action.matching) or refusal
    if action.faces:
        return Refusal(Reason.FACES_NOT_ASKED, "3.6")
    return refuse_matching(seen, action.matching)


def refuse_matching(seen: Seen, matching: Matching) -> Refusal | None:
    """Why a matching cannot be sealed or proposed: each place one cone, each cone one place (3.2.3, R8)."""
    count = len(seen.drawn)
    if len(matching) > count:
        return Refusal(Reason.PLACE_COUNT, "3.2", numbers=(len(matching), count))
    used = set()
    for cone in matching:
        if cone is None:
            continue
        if not 0 <= cone < count:
            return Refusal(Reason.CONE_UNKNOWN, "3.3", numbers=(cone,))
        if cone in used:
            return Refusal(Reason.CONE_TWICE, "3.2", numbers=(cone,))
        used.add(cone)
    return None if len(used) == count else INCOMPLETE


def _refuse_faces(seen: Seen, faces: tuple[int | None, ...]) -> Refusal | None:
    count = len(seen.drawn)
    if len(faces) > count:
        return Refusal(Reason.FACE_COUNT, "3.6", numbers=(len(faces), count))
    for face in faces:
        if face not in (None, 0, 1):
            return Refusal(Reason.FACE_UNKNOWN, "3.6", numbers=(face or 0,))
    return INCOMPLETE if len(faces) < count or None in faces else None


def _refuse_ticks(seen: Seen, ticks: tuple[int, ...]) -> Refusal | None:
    guessers = guessers_of(seen)
    if list(ticks) != sorted(set(ticks)) or not all(seat in guessers for seat in ticks):
        return Refusal(Reason.TICK_UNKNOWN, "R8", seats=tuple(ticks))
    return None


def _refuse_cell(city: City, cell: int) -> Refusal | None:
    """Why nothing can be laid on a cell: beyond the lawn, taken, or shut (5.1)."""
    if not WIDTH <= cell < WIDTH * (WIDTH - 1) or not 0 < cell % WIDTH < WIDTH - 1:
        return Refusal(Reason.CELL_OUTSIDE, "6", squares=(cell,))
    if cell in city.occupied:
        return Refusal(Reason.CELL_TAKEN, "3.2", squares=(cell,), pieces=(city.occupied[cell],))
    shut_by = city.shut_by(cell)
    if shut_by >= 0:
        return Refusal(Reason.CELL_SHUT, "5.1", squares=(cell,), pieces=(shut_by,))
    return None


def refuse_cones(seen: Seen, cells: tuple[int | None, ...]) -> Refusal | None:
    """Why cones may not stand like this: different empty cells that are not shut and touch the city (3.2.2, 5.4)."""
    count = len(seen.drawn)
    if len(cells) > count:
        return Refusal(Reason.CONE_COUNT, "3.3", numbers=(len(cells), count))
    city = City(seen.city)
    used = set()
    for cell in cells:
        if cell is None:
            continue
        refusal = _refuse_cell(city, cell)
        if refusal:
            return refusal
        if cell in used:
            return Refusal(Reason.CELL_TWICE, "3.2", squares=(cell,))
        if not city.half_trees_towards(cell):
            return Refusal(Reason.CELL_APART, "5.4", squares=(cell,))
        used.add(cell)
    return None if len(used) == count else INCOMPLETE


def refuse_lay(seen: Seen, action: Lay) -> Refusal | None:
    """Why a mismatched place may not lie there: only corners may touch (3.2.5, 5.8, R3)."""
    if action.piece is not None and action.piece not in seen.loose:
        return Refusal(Reason.PIECE_UNKNOWN, "3.2", pieces=(action.piece,))
    cell = action.cell
    if cell is not None:
        city = City(seen.city)
        refusal = _refuse_cell(city, cell)
        if refusal:
            return refusal
        beside = tuple(cell + step for step in STEPS if cell + step in city.occupied)
        if beside:
            return Refusal(Reason.CELL_BESIDE, "5.8", squares=(cell, *beside), pieces=(city.occupied[beside[0]],))
        if not any(cell + step in city.occupied for step in DIAGONALS):
            return Refusal(Reason.CELL_NO_CORNER, "5.8", squares=(cell,))
    return INCOMPLETE if cell is None or action.piece is None else None


def refuse_bonus(seen: Seen, action: LayBonus) -> Refusal | None:
    """Why the Bonus tile may not lie like this: it must complete at least one tree (3.4, 5.13)."""
    cell, closed = action.cell, action.closed
    if closed is not None and not 0 <= closed < len(STEPS):
        return Refusal(Reason.SIDE_UNKNOWN, "5.13", numbers=(closed,))
    if cell is None:
        return INCOMPLETE
    city = City(seen.city)
    refusal = _refuse_cell(city, cell)
    if refusal:
        return refusal
    if not city.half_trees_towards(cell):
        return Refusal(Reason.CELL_APART, "5.13", squares=(cell,))
    if closed is None:
        return INCOMPLETE
    if not city.bonus_trees(cell, closed):
        return Refusal(Reason.NO_TREE, "5.13", squares=(cell,), numbers=(closed,))
    return None
