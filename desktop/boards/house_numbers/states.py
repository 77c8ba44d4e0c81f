"""What every piece of the board shows, worked out from the view, the draft and what the pointer is over. No items
here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.texts import fill
from desktop.boards.house_numbers.deeds import NOTHING, Deed
from desktop.boards.house_numbers.ground import ParkState
from desktop.boards.house_numbers.plots import GapState, PlotState
from desktop.boards.house_numbers.road import RoadState
from desktop.boards.house_numbers.strip import ColumnState, SumState, TrackState
from desktop.boards.house_numbers.words import (
    claimable_words,
    gain_words,
)
from engine.core.game import Preview
from engine.games.house_numbers.actions import Action, Claim, Effect, Turn, effect_of, number_of
from engine.games.house_numbers.facts import SOLOS, WITH_ROUNDABOUTS
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    BIS_VALUES,
    PARK_VALUES,
    POOL_MASK,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    TEMP_BOXES,
    Sheet,
    estates,
)
from engine.games.house_numbers.view import Parts, View


@dataclass(frozen=True)
class Target:
    """The plot under the pointer or the focus: ``kind`` "number", "bis" or "roundabout", the ``number`` it would get
    (-1: a roundabout), what that would do (``preview``) or why it is refused (``reason``)."""

    plot: int
    kind: str
    number: int
    preview: Preview | None = None
    reason: str = ""


@dataclass(frozen=True)
class Situation:
    """Everything the pieces are worked out from.

    ``shown`` is the seat whose sheet lies on the table; ``drafting`` that it is the front seat and may draft.
    ``action`` is the draft (with a carried pair in it, or the confirmed turn), ``sheet`` the sheet with it, ``base``
    without it. ``tool`` is "roundabout" while one is to be placed; ``carried`` the place of the pair that is dragged
    (-1: none, 9: the roundabout); ``peek`` the plots for the pair under the pointer. ``picking`` is the plan whose
    estates are chosen (-1: none) with those ``picked``. ``last`` is what the shown seat did in the turn before,
    ``pointed`` what the log line under the pointer says of it.
    """

    view: View
    shown: int
    drafting: bool
    action: Action
    parts: Parts | None
    base: Sheet
    sheet: Sheet
    preview: Preview | None
    target: Target | None = None
    tool: str = ""
    carried: int = -1
    picking: int = -1
    picked: tuple[int, ...] = ()
    peek: int = 0
    aids: frozenset[str] = frozenset()
    last: Deed = NOTHING
    pointed: Deed = NOTHING
    points: dict[str, int] = field(default_factory=dict)

    @property
    def turn(self) -> Turn | None:
        """The draft as a turn with a number, None for a refusal."""
        return self.action if isinstance(self.action, Turn) else None

    @property
    def writing(self) -> bool:
        """Whether a number is to be written now."""
        turn = self.turn
        return self.drafting and turn is not None and turn.number_card is not None and turn.plot is None


def lit_number(situation: Situation, plot: int) -> int:
    """The number that pressing the plot would write: the printed one if it fits, else the nearest one; -1 for none."""
    turn, parts = situation.turn, situation.parts
    if turn is None or parts is None or turn.number_card is None:
        return -1
    printed = number_of(turn.number_card)
    fitting = [number for number, mask in parts.plots.items() if mask >> plot & 1]
    return min(fitting, key=lambda number: (abs(number - printed), number), default=-1)


def reachable_numbers(situation: Situation, plot: int) -> tuple[int, ...]:
    """The numbers that the cards of the draft allow on a plot, rising."""
    parts = situation.parts
    return () if parts is None else tuple(sorted(n for n, mask in parts.plots.items() if mask >> plot & 1))


def bis_sources(situation: Situation, plot: int) -> tuple[int, ...]:
    """The houses that a bis on this plot may copy."""
    turn, parts = situation.turn, situation.parts
    if turn is None or parts is None or turn.plot is None or turn.effect is not None:
        return ()
    return tuple(source for target, source in parts.bis if target == plot)


def plot_state(situation: Situation, plot: int) -> PlotState:
    """What a plot shows."""
    sheet, base = situation.sheet, situation.base
    bit = 1 << plot
    pool = ""
    if POOL_MASK & bit:
        pool = "built" if sheet.pools & bit else "lost" if sheet.lost_pools & bit else "planned"
    light, lit, lit_pool, lit_bis = "", -1, False, False
    if situation.drafting and not sheet.filled & bit:
        show = "legal" in situation.aids
        if situation.tool == "roundabout":
            if situation.parts is not None and situation.parts.roundabout & bit and show:
                light = "wish"
        elif situation.writing:
            lit = lit_number(situation, plot)
            if lit >= 0 and show:
                light = "legal"
                lit_pool = bool(POOL_MASK & bit) and chosen_effect(situation) == Effect.POOL
        else:
            sources = bis_sources(situation, plot)
            if sources and show:
                light, lit, lit_bis = "legal", sheet.numbers[sources[0]], True
        if not light and situation.peek & bit and show:
            light = "peek"
        target = situation.target
        if target is not None and target.plot == plot:
            light = "refused" if target.reason else "focus"
            lit, lit_bis = target.number, target.kind == "bis"
            lit_pool = bool(POOL_MASK & bit) and chosen_effect(situation) == Effect.POOL and target.kind == "number"
    return PlotState(
        number=sheet.numbers[plot],
        bis=bool(sheet.bis & bit),
        roundabout=bool(sheet.roundabouts & bit),
        pool=pool,
        draft=bool(sheet.filled & ~base.filled & bit),
        light=light,
        lit=lit if light else -1,
        lit_pool=lit_pool and bool(light),
        lit_bis=lit_bis and bool(light),
        mark=mark_of(situation.last.plots & bit, situation.pointed.plots & bit),
    )


def mark_of(last: object, pointed: object) -> str:
    """The outline of what was done last or is pointed at."""
    return "pointed" if pointed else "last" if last else ""


def chosen_effect(situation: Situation) -> int:
    """The effect of the draft's effect card, -1 without one."""
    turn = situation.turn
    return -1 if turn is None or turn.effect_card is None else effect_of(turn.effect_card)


def gap_state(situation: Situation, gap: int) -> GapState:
    """What a gap shows."""
    bit = 1 << gap
    fence = "" if not situation.sheet.fences & bit else "built" if situation.base.fences & bit else "draft"
    turn = situation.turn
    lit = (
        situation.drafting
        and turn is not None
        and turn.plot is not None
        and situation.tool in ("", "effect")
        and situation.parts is not None
        and turn.effect is None
        and bool(situation.parts.gaps & bit)
        and "legal" in situation.aids
    )
    return GapState(fence, lit, mark_of(situation.last.gap == gap, situation.pointed.gap == gap))


def park_state(situation: Situation, street: int) -> ParkState:
    """The parks of a street."""
    crossed = situation.sheet.parks[street]
    mark = mark_of(situation.last.street == street, situation.pointed.street == street)
    return ParkState(crossed, crossed > situation.base.parks[street], mark)


def bracket_states(situation: Situation) -> dict[tuple[int, int], str]:
    """The brackets under estates: (leftmost plot, size) -> "count", "closing" or, while estates are chosen,
    "pick"/"picked"."""
    shown = {(estate.start, estate.size): "count" for estate in estates(situation.sheet)}
    target = situation.target
    if target is not None and target.preview is not None and target.preview.detail is not None:
        for mask in target.preview.detail.closes:
            start = (mask & -mask).bit_length() - 1
            shown.setdefault((start, mask.bit_count()), "closing")
    if situation.picking >= 0:
        open_starts = pickable(situation)
        for start, size in shown:
            if start in situation.picked:
                shown[start, size] = "picked"
            elif start in open_starts:
                shown[start, size] = "pick"
    return shown


def pickable(situation: Situation) -> frozenset[int]:
    """The estates that can be added to those picked for the plan in work."""
    if situation.parts is None:
        return frozenset()
    picked = set(situation.picked)
    for place, ways in situation.parts.claims:
        if place == situation.picking:
            return frozenset(start for way in ways if picked <= set(way) for start in way) - picked
    return frozenset()


def road_state(situation: Situation) -> RoadState | None:
    """The sentence on the road."""
    target = situation.target
    if target is None:
        return None
    if target.reason:
        return RoadState((target.reason,), "refused", target.plot)
    words = target_words(situation)
    return RoadState(words, "legal", target.plot) if words else None


def target_words(situation: Situation) -> tuple[str, ...]:
    """What the target would gain, in parts of a sentence."""
    target = situation.target
    if target is None or target.preview is None or "live_score" not in situation.aids:
        return ()
    words = list(gain_words(minus(target.preview, situation.preview)))
    detail = target.preview.detail
    stood = situation.preview.detail.reached if situation.preview and situation.preview.detail else ()
    for place in detail.reached if detail is not None else ():
        if place not in stood:
            words.append(claimable_words(place, value_now(situation.view, place)))
    if not words:
        words.append(QCoreApplication.translate("HouseNumbersBoard", "no points yet"))
    return tuple(words)


def minus(preview: Preview, before: Preview | None) -> Preview:
    """The preview without what the draft gains already."""
    had = dict(before.gains) if before is not None else {}
    gains = tuple((key, points - had.get(key, 0)) for key, points in preview.gains if points != had.get(key, 0))
    return Preview(preview.before, preview.after, gains, preview.detail)


def value_now(view: View, place: int) -> int:
    """What a claim of the plan is worth in this turn."""
    plan = view.plans[place]
    return plan.later if view.flipped or 0 < view.claimed[place] < view.turn else plan.first


# Score strip


def track_states(situation: Situation, names: Sequence[str]) -> dict[str, TrackState | None]:
    """The five tracks; roundabouts None where the mode has none."""
    view, sheet, base = situation.view, situation.sheet, situation.base
    live = "live_score" in situation.aids
    points = situation.points

    def track(
        title: str, key: str, values: tuple[int, ...], now: int, before: int, note: tuple[str, ...] = (), boxes: int = 0
    ) -> TrackState:
        shown = tuple(str(value) for value in values) if values else ("",) * boxes
        most = len(values) - 1 if values else boxes
        crossed = min(now, most)
        return TrackState(
            title, points.get(key, 0) if live else None, shown, crossed, crossed - min(before, most), note
        )

    tracks: dict[str, TrackState | None] = {
        "pools": track(
            QCoreApplication.translate("HouseNumbersBoard", "Pools"),
            "pools", POOL_VALUES, sheet.pools.bit_count(), base.pools.bit_count(),
        ),
        "temps": track(
            QCoreApplication.translate("HouseNumbersBoard", "Temp agency"),
            "temps", (), sheet.temps, base.temps, temp_note(situation, names), TEMP_BOXES,
        ),
        "bis": track(
            QCoreApplication.translate("HouseNumbersBoard", "Bis"),
            "bis", BIS_VALUES, sheet.bis.bit_count(), base.bis.bit_count(),
        ),
        "refusals": track(
            QCoreApplication.translate("HouseNumbersBoard", "Refusals"),
            "refusals", REFUSAL_VALUES, sheet.refusals, base.refusals,
            (QCoreApplication.translate("HouseNumbersBoard", "third ends it"), ""),
        ),
        "roundabouts": None,
    }  # fmt: skip
    if view.mode in WITH_ROUNDABOUTS:
        tracks["roundabouts"] = track(
            QCoreApplication.translate("HouseNumbersBoard", "Roundabouts"),
            "roundabouts", ROUNDABOUT_VALUES, sheet.roundabouts.bit_count(), base.roundabouts.bit_count(),
            (QCoreApplication.translate("HouseNumbersBoard", "two at most"), ""),
        )  # fmt: skip
    return tracks


def temp_note(situation: Situation, names: Sequence[str]) -> tuple[str, ...]:
    """Who leads the ranking of the temp agency, in wordings from long to short."""
    view = situation.view
    if view.mode in SOLOS:
        return (QCoreApplication.translate("HouseNumbersBoard", "7 points from six boxes"),)
    temps = [sheet.temps for sheet in view.sheets]
    groups = []
    for count in sorted({count for count in temps if count}, reverse=True)[:3]:
        seats = [names[seat] for seat, own in enumerate(temps) if own == count]
        who = fill(QCoreApplication.translate("HouseNumbersBoard", "%1 %2"), ", ".join(seats), count)
        groups.append((who, count, len(seats)))
    if not groups:
        return (QCoreApplication.translate("HouseNumbersBoard", "most boxes: 7, 4, 1 points"),)
    boxes = QCoreApplication.translate("HouseNumbersBoard", "boxes: %1")
    most = QCoreApplication.translate("HouseNumbersBoard", "most: %1")
    who, count, seats_there = groups[0]
    many = QCoreApplication.translate("HouseNumbersBoard", "most boxes: %1, in %n seats", "", seats_there)
    wordings = [fill(boxes, " · ".join(group[0] for group in groups[:upto])) for upto in range(len(groups), 1, -1)]
    return (*wordings, fill(most, who), fill(many, count))


def column_states(situation: Situation) -> tuple[ColumnState, ...]:
    """The six estate columns."""
    sizes = [estate.size for estate in estates(situation.sheet)]
    turn, parts = situation.turn, situation.parts
    choosing = situation.drafting and turn is not None and turn.plot is not None and turn.effect is None
    lit = parts.sizes if choosing and parts is not None and "legal" in situation.aids else ()
    return tuple(
        ColumnState(
            size,
            AGENT_VALUES[size - 1],
            situation.sheet.agents[size - 1],
            situation.sheet.agents[size - 1] > situation.base.agents[size - 1],
            sizes.count(size),
            size in lit,
            mark_of(situation.last.size == size, situation.pointed.size == size),
        )
        for size in range(1, 7)
    )


def sum_state(situation: Situation, total: int) -> SumState:
    """The box with the points."""
    title = QCoreApplication.translate("HouseNumbersBoard", "Points now")
    if "live_score" not in situation.aids:
        return SumState(title, None)
    parks = sum(PARK_VALUES[street][built] for street, built in enumerate(situation.base.parks))
    plans = sum(situation.base.plans)
    note = (
        fill(QCoreApplication.translate("HouseNumbersBoard", "parks %1, plans %2"), parks, plans),
        fill(QCoreApplication.translate("HouseNumbersBoard", "parks %1"), parks),
    )
    short = QCoreApplication.translate("HouseNumbersBoard", "then %1")
    target, preview = situation.target, situation.preview
    if target is not None and target.preview is not None:
        # A plan that the drop would make claimable counts with its value: claiming needs only one more press.
        reached = sum(value_now(situation.view, place) for place in target.preview.detail.reached)
        then = target.preview.after + reached
        words = QCoreApplication.translate("HouseNumbersBoard", "with this drop %1")
        return SumState(title, total, note, then, (words, short, "%1"))
    if preview is not None and situation.sheet != situation.base:
        words = QCoreApplication.translate("HouseNumbersBoard", "with this turn %1")
        return SumState(title, total, note, preview.after, (words, short, "%1"))
    return SumState(title, total, note)


def claim_of(action: Action, place: int) -> Claim | None:
    """The draft's claim of a plan."""
    return next((one for one in action.claims if one.plan == place), None)
