"""Names in House Numbers: modes, options, effects, plans, score rows, end reasons, tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts.games import Named
from desktop.texts.words import fill
from engine.games.house_numbers.actions import Effect
from engine.games.house_numbers.plans import Need, Plan
from engine.games.house_numbers.sheet import STREET_OF, STREETS
from engine.games.house_numbers.view import View

translate = QCoreApplication.translate


def mode(mode_id: str) -> Named:
    """A mode with the sentence that explains it."""
    return {
        "basic": Named(
            translate("HouseNumbers", "Basic"),
            translate("HouseNumbers", "Everybody writes one number from three open pairs."),
        ),
        "advanced": Named(
            translate("HouseNumbers", "Advanced"),
            translate("HouseNumbers", "As basic, with roundabouts and starred city plans."),
        ),
        "expert": Named(
            translate("HouseNumbers", "Expert"),
            translate("HouseNumbers", "Three secret cards per seat; the one not used goes to the next seat."),
        ),
        "expert_advanced": Named(
            translate("HouseNumbers", "Expert and advanced"),
            translate("HouseNumbers", "Secret cards, roundabouts and starred city plans."),
        ),
        "solo": Named(
            translate("HouseNumbers", "Solo"),
            translate(
                "HouseNumbers", "Three cards a turn, number and effect mixed freely; city plans lose value halfway."
            ),
        ),
        "solo_advanced": Named(
            translate("HouseNumbers", "Solo, advanced"),
            translate("HouseNumbers", "As solo, with roundabouts and starred city plans."),
        ),
        "practice": Named(
            translate("HouseNumbers", "Practice"),
            translate("HouseNumbers", "The basic game alone: city plans keep their first value, no temp ranking."),
        ),
        "practice_advanced": Named(
            translate("HouseNumbers", "Practice, advanced"),
            translate("HouseNumbers", "As practice, with roundabouts and starred city plans."),
        ),
    }[mode_id]


def mode_line(mode_id: str) -> str:
    """A mode for the top bar, in small letters."""
    return {
        "basic": translate("HouseNumbers", "basic rules"),
        "advanced": translate("HouseNumbers", "advanced rules"),
        "expert": translate("HouseNumbers", "expert rules"),
        "expert_advanced": translate("HouseNumbers", "expert and advanced rules"),
        "solo": translate("HouseNumbers", "solo"),
        "solo_advanced": translate("HouseNumbers", "solo, advanced rules"),
        "practice": translate("HouseNumbers", "practice"),
        "practice_advanced": translate("HouseNumbers", "practice, advanced rules"),
    }[mode_id]


def option(option_id: str) -> Named:
    """An option of the rules."""
    return {
        "reshuffle": Named(
            translate("HouseNumbers", "Shuffle wish"),
            translate("HouseNumbers", "Who claims a city plan first may have all cards shuffled."),
        ),
        "expert_refusal": Named(
            translate("HouseNumbers", "Cards after a refusal"),
            translate("HouseNumbers", "What a seat does with its three cards when the permit is refused."),
        ),
    }[option_id]


def value(option_id: str, value_id: str) -> Named:
    """A value of an option."""
    return {
        ("reshuffle", "once"): Named(
            translate("HouseNumbers", "Once"), translate("HouseNumbers", "Asked at the first claim of the match.")
        ),
        ("reshuffle", "every_plan"): Named(
            translate("HouseNumbers", "Every plan"), translate("HouseNumbers", "Asked at the first claim of each plan.")
        ),
        ("expert_refusal", "pass_one"): Named(
            translate("HouseNumbers", "Pass one"), translate("HouseNumbers", "One of them goes to the next seat.")
        ),
        ("expert_refusal", "pass_none"): Named(
            translate("HouseNumbers", "Pass none"), translate("HouseNumbers", "All three are discarded.")
        ),
    }[option_id, value_id]


def effect(effect_id: int) -> Named:
    """An effect with what it does."""
    return {
        Effect.SURVEYOR: Named(
            translate("HouseNumbers", "Surveyor"), translate("HouseNumbers", "One new fence between two plots.")
        ),
        Effect.AGENT: Named(
            translate("HouseNumbers", "Real estate agent"),
            translate("HouseNumbers", "Estates of one size are worth more."),
        ),
        Effect.LANDSCAPER: Named(
            translate("HouseNumbers", "Landscaper"), translate("HouseNumbers", "One park in the street of the number.")
        ),
        Effect.POOL: Named(
            translate("HouseNumbers", "Pool"),
            translate("HouseNumbers", "Builds the pool planned on the plot of the number."),
        ),
        Effect.TEMP: Named(
            translate("HouseNumbers", "Temp agency"), translate("HouseNumbers", "The number may change by up to two.")
        ),
        Effect.BIS: Named(
            translate("HouseNumbers", "Bis"),
            translate("HouseNumbers", "A second house with the number of its neighbour."),
        ),
    }[Effect(effect_id)]


def effect_short(effect_id: int) -> str:
    """An effect in one short word, for small cards."""
    return {
        Effect.SURVEYOR: translate("HouseNumbers", "Surveyor", "short"),
        Effect.AGENT: translate("HouseNumbers", "Agent", "short"),
        Effect.LANDSCAPER: translate("HouseNumbers", "Landscaper", "short"),
        Effect.POOL: translate("HouseNumbers", "Pool", "short"),
        Effect.TEMP: translate("HouseNumbers", "Temp", "short"),
        Effect.BIS: translate("HouseNumbers", "Bis", "short"),
    }[Effect(effect_id)]


def plan(card: Plan) -> str:
    """What a city plan asks for, as the heading of its card."""
    match card.need:
        case Need.ESTATES:
            sizes = " + ".join(str(size) for size in card.sizes)
            return fill(translate("HouseNumbers", "Estates %1"), sizes)
        case Need.STREET:
            return fill(translate("HouseNumbers", "All of street %1"), card.street + 1)
        case Need.ENDS:
            return translate("HouseNumbers", "All street ends")
        case Need.BIS:
            return translate("HouseNumbers", "%n bis in one street", "", card.count)
        case Need.TEMPS:
            return translate("HouseNumbers", "%n temps", "", card.count)
        case Need.PARKS:
            return translate("HouseNumbers", "All parks in %n streets", "", card.count)
        case Need.POOLS:
            return translate("HouseNumbers", "All pools in %n streets", "", card.count)
        case Need.PARKS_AND_POOLS:
            return fill(translate("HouseNumbers", "Parks and pools of street %1"), card.street + 1)
        case Need.PARKS_POOLS_ROUNDABOUT:
            return translate("HouseNumbers", "Parks, pools, roundabout in one street")


def plan_sentence(card: Plan) -> str:
    """What a city plan asks for, as a sentence."""
    match card.need:
        case Need.ESTATES:
            sizes = ", ".join(str(size) for size in card.sizes)
            return fill(translate("HouseNumbers", "Complete estates of these sizes: %1."), sizes)
        case Need.STREET:
            return fill(translate("HouseNumbers", "Every plot of street %1 is filled."), card.street + 1)
        case Need.ENDS:
            return translate("HouseNumbers", "The first and the last plot of all three streets are filled.")
        case Need.BIS:
            return translate("HouseNumbers", "%n bis houses stand in one and the same street.", "", card.count)
        case Need.TEMPS:
            return translate("HouseNumbers", "%n boxes of the temp agency are crossed.", "", card.count)
        case Need.PARKS:
            return translate("HouseNumbers", "All parks are built in %n streets.", "", card.count)
        case Need.POOLS:
            return translate("HouseNumbers", "All planned pools are built in %n streets.", "", card.count)
        case Need.PARKS_AND_POOLS:
            return fill(
                translate("HouseNumbers", "All parks and all planned pools of street %1 are built."), card.street + 1
            )
        case Need.PARKS_POOLS_ROUNDABOUT:
            return translate(
                "HouseNumbers",
                "All parks, all planned pools and a roundabout are built in one street, whichever it is.",
            )


def state(turn: int, view: View, mode_id: str) -> tuple[str, str]:
    """Turn and mode for the top bar."""
    return fill(translate("Table", "Turn %1"), turn), mode_line(mode_id)


def turns(count: int) -> str:
    """How many turns a match had."""
    return translate("Result", "%n turns", "", count)


def points(count: int) -> str:
    """A total with its unit."""
    return translate("Result", "%n points", "", count)


def row(key: str) -> str:
    """A row of the score table."""
    name, _, place = key.rpartition("_")
    if name == "plan":
        return fill(translate("HouseNumbers", "City plan %1"), place)
    if name == "park":
        return fill(translate("HouseNumbers", "Parks, street %1"), place)
    if name == "estates":
        return fill(translate("HouseNumbers", "Estates of %1"), place)
    return {
        "pools": translate("HouseNumbers", "Pools"),
        "temps": translate("HouseNumbers", "Temp agency"),
        "bis": translate("HouseNumbers", "Bis"),
        "refusals": translate("HouseNumbers", "Permit refusals"),
        "roundabouts": translate("HouseNumbers", "Roundabouts"),
    }[key]


def row_details(view: View) -> dict[str, str]:
    """What the city plans of a view ask for, by the key of their rows."""
    return {f"plan_{place + 1}": plan(card) for place, card in enumerate(view.plans)}


def group(key: str) -> str:
    """A group of rows of the score table, in small letters."""
    return {
        "plans": translate("HouseNumbers", "plans", "group of score rows"),
        "sheet": translate("HouseNumbers", "sheet", "group of score rows"),
        "losses": translate("HouseNumbers", "losses", "group of score rows"),
    }[key]


def end(reason: str, causes: str) -> str:
    """Why a match ended; ``causes`` are the names of the seats that brought it about, as a list."""
    if reason == "refusals":
        return fill(translate("HouseNumbers", "third permit refusal: %1", "why the match ended"), causes)
    if reason == "plans":
        return fill(translate("HouseNumbers", "all three city plans scored: %1", "why the match ended"), causes)
    if reason == "plots":
        return fill(translate("HouseNumbers", "every plot filled: %1", "why the match ended"), causes)
    return {"deck": translate("HouseNumbers", "the last card was dealt", "why the match ended")}[reason]


def tie(key: str) -> str:
    """What decided between equal totals, as a sentence."""
    name, _, place = key.rpartition("_")
    if name == "estates":
        return fill(translate("HouseNumbers", "More estates of size %1 decide."), place)
    return {
        "estates": translate("HouseNumbers", "More complete estates decide."),
        "shared": translate("HouseNumbers", "Nothing tells them apart: the place is shared."),
    }[key]


def spot(plot: int) -> str:
    """Where a plot lies: "street 3, plot 2"."""
    street = STREET_OF[plot]
    return fill(translate("HouseNumbers", "street %1, plot %2"), street + 1, plot - STREETS[street][0] + 1)


def street_number(plot: int) -> int:
    """The number of the street that a plot lies in, from 1."""
    return STREET_OF[plot] + 1


def plot_number(plot: int) -> int:
    """The number of a plot in its street, from 1."""
    return plot - STREETS[STREET_OF[plot]][0] + 1


def gap(left: int) -> str:
    """Where a gap lies: "street 1, between plots 3 and 4"."""
    sentence = translate("HouseNumbers", "street %1, between plots %2 and %3")
    return fill(sentence, street_number(left), plot_number(left), plot_number(left) + 1)


def estate_sizes(sizes: Sequence[int]) -> str:
    """Sizes of estates as a sum: "4 + 1 + 1"."""
    return " + ".join(str(size) for size in sizes)
