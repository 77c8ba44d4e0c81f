"""A sheet as a picture: the streets of a seat in any size, with what gave points lit and the rest faded.

The result window shows it beside the score table. It has the pieces of the board but no gestures and no draft.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, write
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.ground import PX, Ends, Ground, Parks
from desktop.boards.house_numbers.layout import DEPTH, WORLD, plot_rect, street_left, street_top
from desktop.boards.house_numbers.plots import Gap, Plot
from desktop.boards.house_numbers.road import Bracket
from desktop.boards.house_numbers.states import Situation, bracket_states, gap_state, park_state, plot_state
from desktop.boards.house_numbers.words import TOWNS
from engine.games.house_numbers.actions import Turn
from engine.games.house_numbers.plans import Need, Plan
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    END_PLOTS,
    GAPS,
    PARK_BOXES,
    PLOTS,
    POOL_MASK,
    STREET_MASK,
    STREET_OF,
    Sheet,
    bits,
    estates,
)
from engine.games.house_numbers.view import View

FAINT = 0.26
"""How much of the things that do not count is left."""
SEEN = WORLD.adjusted(4, 4, -4, -4)


@dataclass(frozen=True)
class Lit:
    """What gave points: masks of ``runs`` of plots that count together, ``streets`` whose parks count, what each run
    is worth (``value``, 0: nothing to say). Nothing at all: the whole sheet counts."""

    runs: tuple[int, ...] = ()
    streets: tuple[int, ...] = ()
    value: int = 0

    @property
    def plots(self) -> int:
        """All plots that count."""
        mask = 0
        for run in self.runs:
            mask |= run
        return mask


def what_counts(view: View, seat: int, key: str) -> Lit | None:
    """What gave the points of a row of the score sheet; None for the total, of which everything is a part."""
    sheet = view.sheets[seat]
    name, _, place = key.rpartition("_")
    if name == "plan":
        at = int(place) - 1
        spent = sheet.spent[at]
        if spent:
            runs = tuple(estate.mask for estate in estates(sheet) if estate.mask & spent == estate.mask)
            return Lit(runs if sum(runs) == spent else stretches(spent))
        return other_plan(sheet, view.plans[at]) if sheet.plans[at] else Lit()
    if name == "park":
        return Lit(streets=(int(place) - 1,))
    if name == "estates":
        size = int(place)
        value = AGENT_VALUES[size - 1][sheet.agents[size - 1]]
        return Lit(tuple(estate.mask for estate in estates(sheet) if estate.size == size), value=value)
    masks = {"pools": sheet.pools, "bis": sheet.bis, "roundabouts": sheet.roundabouts}
    return Lit(each(masks[key])) if key in masks else Lit() if key else None


def each(mask: int) -> tuple[int, ...]:
    """Every plot of a mask as a run of its own."""
    return tuple(1 << plot for plot in bits(mask))


def stretches(mask: int) -> tuple[int, ...]:
    """The plots of a mask that lie side by side, as runs."""
    runs: list[int] = []
    for plot in bits(mask):
        if runs and runs[-1] >> plot - 1 & 1 and STREET_OF[plot] == STREET_OF[plot - 1]:
            runs[-1] |= 1 << plot
        else:
            runs.append(1 << plot)
    return tuple(runs)


def other_plan(sheet: Sheet, plan: Plan) -> Lit:
    """What fulfils a plan that spends no estates."""
    full_parks = tuple(street for street in range(3) if sheet.parks[street] >= PARK_BOXES[street])
    masks = STREET_MASK
    full_pools = tuple(street for street in range(3) if POOL_MASK & masks[street] & ~sheet.pools == 0)

    def pools_of(streets: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(run for street in streets for run in each(POOL_MASK & masks[street]))

    match plan.need:
        case Need.ENDS:
            return Lit(each(END_PLOTS))
        case Need.BIS:
            best = max(masks, key=lambda mask: (sheet.bis & mask).bit_count())
            return Lit(each(sheet.bis & best))
        case Need.PARKS:
            return Lit(streets=full_parks)
        case Need.POOLS:
            return Lit(pools_of(full_pools))
        case Need.PARKS_AND_POOLS:
            return Lit(pools_of((plan.street,)), (plan.street,))
        case Need.PARKS_POOLS_ROUNDABOUT:
            round_here = tuple(s for s in full_parks if s in full_pools and sheet.roundabouts & masks[s])[:1]
            around = tuple(run for street in round_here for run in each(sheet.roundabouts & masks[street]))
            return Lit(pools_of(round_here) + around, round_here)
    return Lit()


class Halo(Piece):
    """Gold frames around the runs that count, with what each is worth. State: ``Lit``."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(("halo",), WORLD, look, Layer.SENTENCE, parent)
        self.margin = 0
        self.state = Lit()

    def draw(self, painter: QPainter) -> None:
        """Draws frames, then values over them."""
        palette, state = self.look.palette, self.state
        for run in state.runs:
            self.frame(painter, run_rect(run).adjusted(3, 0, -3, -2))
        for street in state.streets:
            left = 160.0 if street == 0 else 6.0
            self.frame(painter, QRectF(left, street_top(street) + 2, street_left(street) - left - 14, DEPTH - 6))
        if state.value:
            for run in state.runs:
                rect = run_rect(run)
                spot = QRectF(rect.center().x() - 23, rect.top() - 6, 46, 46)
                painter.setPen(ink(palette.ink, 3))
                painter.setBrush(QColor(palette.paper))
                painter.drawEllipse(spot)
                write(painter, self.look, str(state.value), spot, 24 * PX, 700, align=CENTRE, tabular=True)

    def frame(self, painter: QPainter, rect: QRectF) -> None:
        """Draws one frame."""
        palette = self.look.palette
        painter.setBrush(faded(palette.gold, 0.10))
        painter.setPen(ink(palette.paper, 11))
        painter.drawRoundedRect(rect, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ink(palette.gold, 6))
        painter.drawRoundedRect(rect, 8, 8)


def run_rect(run: int) -> QRectF:
    """The place of neighbouring plots."""
    made = QRectF()
    for plot in bits(run):
        made = made.united(plot_rect(plot))
    return made


class Portrait:
    """Paints the sheets of a view. ``shape`` is the size of the whole in its own units."""

    shape = QSizeF(SEEN.width(), SEEN.height())

    def __init__(self, view: View, faces: Sequence[SeatFace], look: Look) -> None:
        self.view = view
        self.faces = faces
        self.look = look
        self.scene = QGraphicsScene()
        self.root = root = QGraphicsRectItem()
        self.scene.addItem(root)
        self.ground, self.ends = Ground(look, root), Ends(look, root)
        # Pictures come in many sizes and look as they are told to; a cache would keep the wrong one.
        self.ground.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.parks = [Parks(street, look, root) for street in range(3)]
        self.plots = [Plot(plot, look, root) for plot in range(PLOTS)]
        self.gaps = {gap: Gap(gap, look, root) for gap in bits(GAPS)}
        self.halo = Halo(look, root)
        self.brackets: list[Bracket] = []

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the streets of a seat into ``room``, with what gave the points of the row ``key`` lit ("": all)."""
        self.put(seat, what_counts(self.view, seat, key))
        scale = min(room.width() / SEEN.width(), room.height() / SEEN.height())
        size = SEEN.size() * scale
        place = QRectF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2, 0, 0)
        place.setSize(size)
        self.scene.render(painter, place, SEEN)

    def put(self, seat: int, lit: Lit | None) -> None:
        """Gives every piece its state and its share of light."""
        sheet = self.view.sheets[seat]
        now = Situation(self.view, seat, False, Turn(), None, sheet, sheet, None)
        face = self.faces[seat]
        self.ground.put((face.town or TOWNS[seat % len(TOWNS)], face.name))
        self.ends.put(True)
        mask = lit.plots if lit is not None else 0
        for street, park in enumerate(self.parks):
            park.put(park_state(now, street))
            park.setOpacity(1.0 if lit is None or street in lit.streets else FAINT)
        for plot, piece in enumerate(self.plots):
            piece.put(plot_state(now, plot))
            piece.setOpacity(1.0 if lit is None or mask >> plot & 1 else FAINT)
        for gap, piece in self.gaps.items():
            piece.put(gap_state(now, gap))
            beside = (mask >> gap & 1) + (mask >> gap + 1 & 1)
            piece.setOpacity(1.0 if lit is None or beside else FAINT)
        for bracket in self.brackets:
            self.scene.removeItem(bracket)
        self.brackets = []
        for (start, size), state in bracket_states(now).items():
            bracket = Bracket(start, size, self.look, self.root)
            bracket.put(state)
            run = ((1 << size) - 1) << start
            bracket.setOpacity(1.0 if lit is None or (mask & run == run and run in lit.runs) else FAINT)
            self.brackets.append(bracket)
        for piece in (self.ground, self.ends):
            piece.setOpacity(1.0 if lit is None else 0.5)
        self.halo.put(lit if lit is not None else Lit())
        self.halo.setVisible(lit is not None)
