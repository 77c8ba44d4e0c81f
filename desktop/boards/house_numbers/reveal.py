"""How a turn is revealed: new houses fade in, numbers are written, boxes crossed, rings moved, seals stamped, cards
turned.

All of it decorates what ``show`` has put already: each movement runs from a state before to the state that stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from desktop.boards.common.link import Link
from desktop.boards.common.motion import Motion
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.house_numbers.panel_states import pair_states, plan_state
from desktop.boards.house_numbers.states import (
    Situation,
    column_states,
    gap_state,
    park_state,
    plot_state,
    track_states,
)
from engine.games.house_numbers.actions import Turn
from engine.games.house_numbers.sheet import GAPS, PLOTS, bits
from engine.games.house_numbers.view import PlansProgress, View

MARKS = ("plot", "gap", "park", "track", "agent")
"""The kinds of pieces that show marks of a sheet."""
HOUSE = 450
"""Milliseconds in which a house fades in (200) and its number is written (250)."""
FENCE = 250
BOX = 450
"""Milliseconds in which a box is crossed and the ring moves on."""
STAMP = 300
CARD = 420
FLIP = 600
APART = 350
"""Milliseconds between reveals that come one after another; less with many seats."""
SEATS_TOGETHER = 1400
"""So long the squares of all seats take at most."""

Pieces = Mapping[Ident, Piece]


def marks_of(pieces: Pieces) -> dict[Ident, Any]:
    """The states of all pieces that show marks of the sheet."""
    return {ident: piece.state for ident, piece in pieces.items() if ident[0] in MARKS}


def is_new(kind: str, was: Any, state: Any) -> bool:
    """Whether a mark was added from one state to the other."""
    if was is None or state is None:
        return False
    if kind == "plot":
        return bool(state.filled and not was.filled)
    if kind == "gap":
        return bool(state.fence and not was.fence)
    return bool(state.crossed > was.crossed)


def move(motion: Motion, piece: Piece, was: Any, length: int, delay: int) -> None:
    """Moves a piece from a state before to the one it has."""
    motion.run(length, lambda share: piece.move_from(was, share), delay=delay, even=True)


def add_marks(motion: Motion, pieces: Pieces, before: Mapping[Ident, Any], delay: int = 0) -> int:
    """Moves what is new on the sheet: houses and fences, then boxes and rings. Gives when it ends."""
    new = [
        ident for ident, was in before.items() if ident in pieces and is_new(str(ident[0]), was, pieces[ident].state)
    ]
    houses = [ident for ident in new if ident[0] == "plot"]
    fences = [ident for ident in new if ident[0] == "gap"]
    boxes = [ident for ident in new if ident[0] not in ("plot", "gap")]
    at = delay
    for ident in houses:
        move(motion, pieces[ident], before[ident], HOUSE, at)
        at += HOUSE - 100
    for ident in fences:
        move(motion, pieces[ident], before[ident], FENCE, at)
    at += FENCE if fences else 100 if houses else 0
    for ident in boxes:
        move(motion, pieces[ident], before[ident], BOX, at)
    return at + (BOX if boxes else 0)


def marks_before(now: Situation, before: View, names: tuple[str, ...]) -> dict[Ident, Any]:
    """What the sheet that is shown showed before the turn was resolved."""
    sheet = before.sheets[now.shown]
    past = replace(
        now, view=before, drafting=False, action=Turn(), parts=None, base=sheet, sheet=sheet, preview=None, target=None,
        tool="", carried=-1, picking=-1, peek=0,
    )  # fmt: skip
    found: dict[Ident, Any] = {("plot", plot): plot_state(past, plot) for plot in range(PLOTS)}
    found |= {("gap", gap): gap_state(past, gap) for gap in bits(GAPS)}
    found |= {("park", street): park_state(past, street) for street in range(3)}
    found |= {("track", key): track for key, track in track_states(past, names).items()}
    found |= {("agent", column.size): column for column in column_states(past)}
    return found


def reveal(
    motion: Motion,
    pieces: Pieces,
    now: Situation,
    before: View,
    link: Link,
    progress: Callable[[int], PlansProgress],
    *,
    inked: bool,
) -> None:
    """Shows how the turn went: marks of the shown sheet (unless ``inked``: they stood there as draft), squares of the
    other seats, claims, new cards."""
    names = tuple(face.name for face in link.seats)
    at = 0 if inked else add_marks(motion, pieces, marks_before(now, before, names))
    others = [seat for seat in range(len(before.sheets)) if seat != now.shown or not inked]
    apart = min(APART, SEATS_TOGETHER // max(1, len(others)))
    for place, seat in enumerate(others):
        row = pieces["seat", seat]
        old = before.sheets[seat]
        was = replace(row.state, filled=old.houses, roundabouts=old.roundabouts)
        move(motion, row, was, 260, apart * place)
    at = max(at, apart * (len(others) - 1) + 260 if others else 0)
    past = replace(now, view=before, drafting=False, action=Turn(), parts=None, target=None)
    for place in range(3):
        card = pieces["plan", place]
        was = plan_state(past, link, place, progress(now.shown), now.pointed)
        if was.claimers != card.state.claimers:
            move(motion, card, was, STAMP, at)
            at += APART
        elif before.flipped != now.view.flipped:
            move(motion, card, was, FLIP, at)
    if before.numbers and now.view.numbers:
        for place, state in enumerate(pair_states(past, link, None)):
            move(motion, pieces["pair", place], state, CARD, at + 120 * place)
