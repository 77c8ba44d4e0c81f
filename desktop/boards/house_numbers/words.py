"""The words of the board of House Numbers, translated; sentences name the seat and never speak to somebody."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.texts import fill
from engine.core.game import Preview
from engine.games.house_numbers.actions import SOLO_BACK, Effect
from engine.games.house_numbers.plans import Need, Plan

TOWNS = (
    "Lindwell", "Ottery", "Maplecross", "Fernhill", "Brackley", "Sandrock",
    "Elmstead", "Westbrook", "Ashford", "Millbank", "Rosedale", "Highmoor",
)  # fmt: skip
"""Names of towns, one per seat."""


def street_name(street: int) -> str:
    """The name of a street, 0 to 2."""
    return fill(QCoreApplication.translate("HouseNumbersBoard", "Street %1"), str(street + 1))


def town_of(owner: str) -> str:
    """Whose town it is."""
    return fill(QCoreApplication.translate("HouseNumbersBoard", "town of %1"), owner)


def effect_name(effect: int) -> str:
    """The name of an effect, as on its card."""
    match effect:
        case Effect.SURVEYOR:
            return QCoreApplication.translate("HouseNumbersBoard", "Surveyor")
        case Effect.AGENT:
            return QCoreApplication.translate("HouseNumbersBoard", "Agent")
        case Effect.LANDSCAPER:
            return QCoreApplication.translate("HouseNumbersBoard", "Landscaper")
        case Effect.POOL:
            return QCoreApplication.translate("HouseNumbersBoard", "Pool")
        case Effect.TEMP:
            return QCoreApplication.translate("HouseNumbersBoard", "Temp")
        case Effect.BIS:
            return QCoreApplication.translate("HouseNumbersBoard", "Bis")
        case _ if effect == SOLO_BACK:
            return QCoreApplication.translate("HouseNumbersBoard", "Solo card")
    return ""


def effect_short(effect: int) -> str:
    """The name of an effect where room is short: what it builds."""
    if effect == Effect.SURVEYOR:
        return QCoreApplication.translate("HouseNumbersBoard", "Fence")
    if effect == Effect.LANDSCAPER:
        return QCoreApplication.translate("HouseNumbersBoard", "Park")
    return effect_name(effect)


def effect_sign(effect: int) -> tuple[str, ...]:
    """The name of an effect beside its icon: what it builds, or nothing but a sign where that is too long."""
    return (effect_short(effect), "±2") if effect == Effect.TEMP else (effect_short(effect), "")


def effect_gives(effect: int) -> str:
    """What an effect gives, in two or three words."""
    match effect:
        case Effect.SURVEYOR:
            return QCoreApplication.translate("HouseNumbersBoard", "one fence")
        case Effect.AGENT:
            return QCoreApplication.translate("HouseNumbersBoard", "raise estates")
        case Effect.LANDSCAPER:
            return QCoreApplication.translate("HouseNumbersBoard", "one park")
        case Effect.POOL:
            return QCoreApplication.translate("HouseNumbersBoard", "one pool")
        case Effect.TEMP:
            return QCoreApplication.translate("HouseNumbersBoard", "−2 to +2")
        case Effect.BIS:
            return QCoreApplication.translate("HouseNumbersBoard", "copy a house")
    return ""


def plan_title(plan: Plan) -> str:
    """What a city plan asks for, as a title."""
    street = str(plan.street + 1)
    match plan.need:
        case Need.ESTATES:
            sizes = sorted(plan.sizes, reverse=len(set(plan.sizes)) > 1 and plan.sizes.count(1) > 1)
            if len(sizes) > 3 and len(set(sizes)) == 1:
                text = QCoreApplication.translate("HouseNumbersBoard", "Estates %1 × %2")
                return fill(text, str(len(sizes)), str(sizes[0]))
            return fill(QCoreApplication.translate("HouseNumbersBoard", "Estates %1"), " + ".join(map(str, sizes)))
        case Need.STREET:
            return fill(QCoreApplication.translate("HouseNumbersBoard", "All of street %1"), street)
        case Need.ENDS:
            return QCoreApplication.translate("HouseNumbersBoard", "All street ends")
        case Need.BIS:
            text = QCoreApplication.translate("HouseNumbersBoard", "%1 bis in one street")
            return fill(text, str(plan.count))
        case Need.TEMPS:
            return fill(QCoreApplication.translate("HouseNumbersBoard", "%1 temp boxes"), str(plan.count))
        case Need.PARKS:
            text = QCoreApplication.translate("HouseNumbersBoard", "All parks in %1 streets")
            return fill(text, str(plan.count))
        case Need.POOLS:
            text = QCoreApplication.translate("HouseNumbersBoard", "All pools in %1 streets")
            return fill(text, str(plan.count))
        case Need.PARKS_AND_POOLS:
            text = QCoreApplication.translate("HouseNumbersBoard", "Parks + pools, street %1")
            return fill(text, street)
        case Need.PARKS_POOLS_ROUNDABOUT:
            return QCoreApplication.translate("HouseNumbersBoard", "All in one street")


def plan_short(plan: Plan) -> str:
    """What a city plan asks for where room is short."""
    match plan.need:
        case Need.PARKS:
            text = QCoreApplication.translate("HouseNumbersBoard", "All parks in %1 streets", "short")
            return fill(text, str(plan.count))
        case Need.POOLS:
            text = QCoreApplication.translate("HouseNumbersBoard", "All pools in %1 streets", "short")
            return fill(text, str(plan.count))
        case Need.PARKS_AND_POOLS:
            text = QCoreApplication.translate("HouseNumbersBoard", "Parks, pools: str. %1", "short")
            return fill(text, str(plan.street + 1))
        case Need.ESTATES:
            return " + ".join(map(str, plan.sizes))
    return plan_title(plan)


def plan_progress(name: str, plan: Plan, done: int, needed: int, scored: int, *, unclaimed: bool) -> tuple[str, ...]:
    """How far a seat is with a plan, in wordings from long to short; ``unclaimed`` that nobody has claimed it."""
    if scored:
        text = QCoreApplication.translate("HouseNumbersBoard", "%1 has scored it: %2")
        short = QCoreApplication.translate("HouseNumbersBoard", "scored: %1")
        return fill(text, name, str(scored)), fill(short, str(scored))
    match plan.need:
        case Need.ESTATES:
            text = QCoreApplication.translate("HouseNumbersBoard", "%1 %2 of %3")
        case Need.STREET | Need.ENDS | Need.BIS:
            text = QCoreApplication.translate("HouseNumbersBoard", "%1 %2 of %3 houses")
        case Need.TEMPS:
            text = QCoreApplication.translate("HouseNumbersBoard", "%1 %2 of %3 boxes")
        case _:
            text = QCoreApplication.translate("HouseNumbersBoard", "%1 %2 of %3")
    words = fill(text, name, str(done), str(needed))
    plain_words = fill(QCoreApplication.translate("HouseNumbersBoard", "%1 of %2"), str(done), str(needed))
    if not unclaimed:
        return words, plain_words
    return fill(QCoreApplication.translate("HouseNumbersBoard", "%1, nobody yet"), words), words, plain_words


def plain(points: int) -> str:
    """Points with a true minus sign and no plus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def gain_words(preview: Preview) -> tuple[str, ...]:
    """What a turn would gain, part by part, for the sentence on the road."""
    words: list[str] = []
    estates = 0
    detail = preview.detail
    for key, points in preview.gains:
        if key.startswith("estates_"):
            estates += points
            continue
        words.append(f"{row_name(key)} {signed(points)}")
    closes = [mask.bit_count() for mask in detail.closes] if detail is not None else []
    if closes:
        text = QCoreApplication.translate("HouseNumbersBoard", "estate of %1 closes %2")
        sizes = " + ".join(str(size) for size in closes)
        words.append(fill(text, sizes, signed(estates)))
    elif estates:
        words.append(fill(QCoreApplication.translate("HouseNumbersBoard", "estates %1"), signed(estates)))
    return tuple(words)


def row_name(key: str) -> str:
    """The name of a row of the score sheet."""
    if key.startswith("plan_"):
        return fill(QCoreApplication.translate("HouseNumbersBoard", "Plan %1"), key[-1])
    if key.startswith("park_"):
        return QCoreApplication.translate("HouseNumbersBoard", "Park")
    names = {
        "pools": QCoreApplication.translate("HouseNumbersBoard", "Pool"),
        "temps": QCoreApplication.translate("HouseNumbersBoard", "Temp ranking"),
        "bis": QCoreApplication.translate("HouseNumbersBoard", "Bis"),
        "refusals": QCoreApplication.translate("HouseNumbersBoard", "Refusal"),
        "roundabouts": QCoreApplication.translate("HouseNumbersBoard", "Roundabout"),
    }
    return names.get(key, key)


def claimable_words(place: int, points: int) -> str:
    """That a plan could be claimed after the drop."""
    text = QCoreApplication.translate("HouseNumbersBoard", "plan %1 can be claimed %2")
    return fill(text, str(place + 1), signed(points))


def seat_phrase_of(name: str, mark: str) -> str:
    """A seat with its colour and symbol, for the prompt."""
    return fill(QCoreApplication.translate("HouseNumbersBoard", "%1 (%2)"), name, mark)
