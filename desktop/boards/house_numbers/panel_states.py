"""What the panels at the side and the tray show, worked out from the situation. No items here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.link import Link
from desktop.boards.common.texts import fill
from desktop.boards.house_numbers.deeds import NOTHING, Deed
from desktop.boards.house_numbers.glance import SmallSheet
from desktop.boards.house_numbers.panels import PlanState, SeatState
from desktop.boards.house_numbers.states import Situation, claim_of, mark_of
from desktop.boards.house_numbers.tray import DeckState, PairState, RoundaboutState
from desktop.boards.house_numbers.words import effect_short, plan_progress, plan_short, plan_title, signed
from engine.games.house_numbers.actions import effect_of, number_of
from engine.games.house_numbers.facts import SOLOS, WITH_HANDS, WITH_ROUNDABOUTS
from engine.games.house_numbers.plans import Need
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    BIS_VALUES,
    MOST_ROUNDABOUTS,
    PARK_VALUES,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    Sheet,
    estates,
)
from engine.games.house_numbers.view import CardsLeft, PlansProgress

SOLO_TURNS = 27
"""So many turns of three cards the solo deck gives."""


def seat_state(
    situation: Situation, link: Link, seat: int, last: Deed, pointed: Deed, *, short: bool, rule: bool
) -> SeatState:
    """A row of the seats panel; what others do in this turn is not on their sheets yet."""
    view = situation.view
    face = link.seats[seat]
    sheet = situation.sheet if seat == situation.shown and seat == link.seat else view.sheets[seat]
    status = ""
    if not view.ended:
        status = "ready" if seat not in view.waiting else "acting" if seat == link.seat else "waits"
    kind = face.level or QCoreApplication.translate("HouseNumbersBoard", "person")
    points = link.score(seat).total if "live_score" in situation.aids else None
    return SeatState(
        face.number, face.name, kind, bool(face.level), sheet.houses, sheet.roundabouts, points, status,
        seat == situation.shown, short, rule, last.plots, pointed.plots,
    )  # fmt: skip


def small_sheet(situation: Situation, link: Link, seat: int) -> SmallSheet:
    """The sheet of a seat for the page with all sheets: what others do in this turn is not on it (3.6)."""
    view = situation.view
    own = seat == situation.shown and seat == link.seat
    row = seat_state(situation, link, seat, NOTHING, NOTHING, short=True, rule=False)
    sheet = situation.sheet if own else view.sheets[seat]
    parks = tuple(PARK_VALUES[street][built] for street, built in enumerate(sheet.parks))
    bis = BIS_VALUES[min(sheet.bis.bit_count(), len(BIS_VALUES) - 1)]
    tracks = [
        ("house_numbers/effect_icon_pool", str(POOL_VALUES[min(sheet.pools.bit_count(), len(POOL_VALUES) - 1)])),
        ("house_numbers/effect_icon_temp", f"×{sheet.temps}"),
        ("house_numbers/effect_icon_bis", signed(-bis)),
        ("house_numbers/icon_refusal", signed(-REFUSAL_VALUES[sheet.refusals])),
    ]
    if view.mode in WITH_ROUNDABOUTS:
        loss = ROUNDABOUT_VALUES[sheet.roundabouts.bit_count()]
        tracks.append(("house_numbers/icon_roundabout", signed(-loss)))
    worth = sum(values[crossed] for values, crossed in estate_values(sheet))
    tracks.append(("house_numbers/effect_icon_agent", str(worth)))
    tracks.append(("icons/flag", str(sum(sheet.plans))))
    return SmallSheet(
        row.number, row.name, sheet, row.points, row.status, row.shown, (parks[0], parks[1], parks[2]), tuple(tracks)
    )


def estate_values(sheet: Sheet) -> list[tuple[tuple[int, ...], int]]:
    """Per complete estate the values of its size and how many of their boxes are crossed."""
    return [(AGENT_VALUES[estate.size - 1], sheet.agents[estate.size - 1]) for estate in estates(sheet)]


NEED_ICONS = {
    Need.BIS: ("effect_icon_bis",) * 5,
    Need.TEMPS: ("effect_icon_temp",) * 7,
    Need.PARKS: ("effect_icon_landscaper",) * 2,
    Need.POOLS: ("effect_icon_pool",) * 2,
    Need.PARKS_AND_POOLS: ("effect_icon_landscaper", "effect_icon_pool"),
    Need.PARKS_POOLS_ROUNDABOUT: ("effect_icon_landscaper", "effect_icon_pool", "icon_roundabout"),
}


def plan_state(situation: Situation, link: Link, place: int, progress: PlansProgress, pointed: Deed) -> PlanState:
    """A city plan card as it stands for the shown seat."""
    view, plan = situation.view, situation.view.plans[place]
    now = progress.plans[place]
    claimers: tuple[list[int], list[int]] = ([], [])
    for seat, sheet in enumerate(view.sheets):
        if sheet.plans[place]:
            claimers[0 if sheet.plans[place] == plan.first else 1].append(link.seats[seat].number)
    late = view.flipped or 0 < view.claimed[place] < view.turn
    unclaimed = not view.claimed[place] and len(view.sheets) > 1
    name = link.seats[situation.shown].name
    words = plan_progress(name, plan, now.done, now.needed, now.scored, unclaimed=unclaimed)
    light = ""
    target = situation.target
    if claim_of(situation.action, place) is not None and not now.scored:
        light = "claimed"
    elif situation.drafting and situation.parts is not None and any(p == place for p, _ in situation.parts.claims):
        light = "claimable"
    elif target is not None and target.preview is not None and place in target.preview.detail.reached:
        light = "reached"
    kind = "estates" if plan.need is Need.ESTATES else "ends" if plan.need is Need.ENDS else ""
    icons = NEED_ICONS.get(plan.need, ())
    if plan.need is Need.STREET:
        icons = tuple(f"mini_house_{i % 4 + 1}" for i in range(7))
    sizes = tuple(sorted(plan.sizes, reverse=plan.sizes.count(1) > 1))
    return PlanState(
        place, plan_title(plan), plan.starred, kind, sizes, now.ready, icons, plan.first, plan.later, int(late), late,
        (tuple(claimers[0]), tuple(claimers[1])), words, light,
        mark_of(False, place in pointed.plans), plan_short(plan),
    )  # fmt: skip


# Tray


def pair_states(situation: Situation, link: Link, seat: int | None) -> tuple[PairState, ...]:
    """The three pairs of the table, or the cards of the hand."""
    view, turn = situation.view, situation.turn
    if view.mode in WITH_HANDS:
        hand = view.hands[seat] if seat is not None else ()
        states = []
        for card in hand:
            if card < 0:
                states.append(PairState(-1, -1))
                continue
            chosen = ""
            if turn is not None:
                chosen = "number" if turn.number_card == card else "effect" if turn.effect_card == card else ""
            elif getattr(situation.action, "passed", None) == card:
                chosen = "both"
            whole = turn is not None and turn.number_card is not None and turn.effect_card is not None
            to, band = 0, ""
            if (whole and not chosen) or chosen == "both":
                if view.mode in SOLOS:
                    band = QCoreApplication.translate("HouseNumbersBoard", "is discarded")
                else:
                    after = link.seats[((seat or 0) + 1) % len(link.seats)]
                    band = fill(QCoreApplication.translate("HouseNumbersBoard", "goes to %1"), after.name)
                    to = after.number
            states.append(
                PairState(
                    number_of(card),
                    effect_of(card),
                    hand=True,
                    caption=QCoreApplication.translate("HouseNumbersBoard", "Number"),
                    chosen=chosen,
                    dim=whole and not chosen,
                    band=band,
                    to=to,
                )
            )
        return tuple(states)
    pairs = []
    for place, (number_card, effect_card) in enumerate(zip(view.numbers, view.effects, strict=True)):
        chosen = "both" if turn is not None and turn.number_card == number_card else ""
        away = situation.carried == place
        pairs.append(
            PairState(
                number_of(number_card),
                effect_of(effect_card),
                effect_of(number_card),
                chosen="" if away else chosen,
                away=away,
                dim=bool(turn and turn.plot is not None and not chosen) or turn is None,
            )
        )
    return tuple(pairs)


def roundabout_state(situation: Situation) -> RoundaboutState | None:
    """The roundabout of the tray; None where the mode has none."""
    if situation.view.mode not in WITH_ROUNDABOUTS:
        return None
    built = situation.base.roundabouts.bit_count()
    left = MOST_ROUNDABOUTS - built
    mine = situation.action.roundabout is not None
    if mine:
        note = QCoreApplication.translate("HouseNumbersBoard", "take it back")
    elif left <= 0:
        note = QCoreApplication.translate("HouseNumbersBoard", "both are built")
    else:
        cost = ROUNDABOUT_VALUES[built] - ROUNDABOUT_VALUES[built + 1]
        note = fill(QCoreApplication.translate("HouseNumbersBoard", "%1 left: %2"), left, signed(cost))
    lit = situation.drafting and (mine or (situation.parts is not None and situation.parts.roundabout != 0))
    return RoundaboutState(note, lit, situation.tool == "roundabout", situation.carried == 9)


def deck_state(situation: Situation, left: CardsLeft | None) -> DeckState | None:
    """What is left in the deck, None when that aid is off."""
    if left is None:
        return None
    view = situation.view
    cards = view.numbers or tuple(card for hand in view.hands[situation.shown : situation.shown + 1] for card in hand)
    offer = tuple(sorted({number_of(card) for card in cards if card >= 0}))
    if view.mode in SOLOS:
        title = QCoreApplication.translate("HouseNumbersBoard", "Deck")
        text = QCoreApplication.translate("HouseNumbersBoard", "turn %1 of %2, %n cards", "", left.total)
        note = fill(text, view.turn, SOLO_TURNS)
    else:
        title = QCoreApplication.translate("HouseNumbersBoard", "Still in the deck")
        note = fill(QCoreApplication.translate("HouseNumbersBoard", "%1 of %2 cards"), left.total, 81)
    if view.top >= 0:
        text = QCoreApplication.translate("HouseNumbersBoard", "%1, on top: %2")
        short = QCoreApplication.translate("HouseNumbersBoard", "on top: %1")
        return DeckState(
            left.numbers, left.effects, title,
            (fill(text, note, effect_short(view.top)), fill(short, effect_short(view.top))), offer,
        )  # fmt: skip
    return DeckState(left.numbers, left.effects, title, (note,), offer)
