"""The prompt, the steps, the buttons and the spoken names of the board: every sentence that depends on the
situation."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import Link
from desktop.boards.common.texts import fill
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers.glance import SmallSheet
from desktop.boards.house_numbers.panels import PlanState, PromptState, SeatState, StepState
from desktop.boards.house_numbers.plots import GapState, PlotState
from desktop.boards.house_numbers.states import Situation, chosen_effect, claim_of
from desktop.boards.house_numbers.strip import ColumnState
from desktop.boards.house_numbers.tray import ButtonState, PairState, RoundaboutState
from desktop.boards.house_numbers.words import effect_name, seat_phrase_of
from engine.games.house_numbers.actions import Action, Effect, NoPermit, Reason, effect_of, number_of
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import STREET_OF, STREETS, Sheet, bits
from engine.games.house_numbers.view import View


def words_for_step(now: Situation) -> tuple[str, str]:
    """What the front seat may do next, and a quieter note."""
    action, turn = now.action, now.turn
    esc = QCoreApplication.translate("HouseNumbersBoard", "Esc puts it back")
    if now.carried == 9 or now.tool == "roundabout":
        return QCoreApplication.translate("HouseNumbersBoard", "put the roundabout on a lit plot"), esc
    if now.tool == "plan":
        return QCoreApplication.translate("HouseNumbersBoard", "drop the plan on the sheet to claim it"), esc
    if now.tool == "effect" and turn is not None and turn.plot is not None:
        if chosen_effect(now) in (Effect.SURVEYOR, Effect.AGENT, Effect.BIS):
            return effect_words(chosen_effect(now)), esc
        return QCoreApplication.translate("HouseNumbersBoard", "drop the effect on the new house"), esc
    if now.tool == "effect":
        return QCoreApplication.translate("HouseNumbersBoard", "drop the card on the sheet for its effect"), esc
    if now.carried >= 0 and turn is not None and turn.number_card is not None:
        number = number_of(turn.number_card)
        if turn.effect_card is None:
            return fill(QCoreApplication.translate("HouseNumbersBoard", "drop %1 on a lit plot"), number), esc
        text = QCoreApplication.translate("HouseNumbersBoard", "drop %1 with %2 on a lit plot")
        return fill(text, number, effect_name(effect_of(turn.effect_card))), esc
    if now.picking >= 0:
        text = QCoreApplication.translate("HouseNumbersBoard", "choose the estates that plan %1 spends")
        return fill(text, now.picking + 1), QCoreApplication.translate("HouseNumbersBoard", "press their tags")
    if now.parts is None:
        return "", ""
    step = drafts.current_step(action, now.parts, passes=bool(now.parts.passes))
    if step == "pair":
        return pair_words(now)
    if step == "number" and turn is not None and turn.number_card is not None:
        text = QCoreApplication.translate("HouseNumbersBoard", "write %1 on a lit plot")
        return fill(text, number_of(turn.number_card)), ""
    if step == "effect":
        return effect_words(chosen_effect(now)), QCoreApplication.translate(
            "HouseNumbersBoard", "or confirm without it"
        )
    if step == "plans":
        if now.parts.asks_reshuffle and action.reshuffle is None:
            return QCoreApplication.translate("HouseNumbersBoard", "shuffle all cards anew, or keep them?"), ""
        places = [str(place + 1) for place, _ in now.parts.claims if claim_of(action, place) is None]
        one = QCoreApplication.translate("HouseNumbersBoard", "plan %1 can be claimed")
        more = QCoreApplication.translate("HouseNumbersBoard", "plans %1 can be claimed")
        words = fill(one if len(places) == 1 else more, listed(places))
        return words, QCoreApplication.translate("HouseNumbersBoard", "or confirm without it")
    return QCoreApplication.translate("HouseNumbersBoard", "confirm the turn"), ""


def listed(words: list[str]) -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return fill(QCoreApplication.translate("HouseNumbersBoard", "%1 and %2"), ", ".join(words[:-1]), words[-1])


def pair_words(now: Situation) -> tuple[str, str]:
    """What to do about the cards."""
    turn = now.turn
    if now.view.mode in WITH_HANDS:
        if turn is None:
            return QCoreApplication.translate("HouseNumbersBoard", "choose the card that is passed on"), ""
        if turn.number_card is None:
            note = QCoreApplication.translate("HouseNumbersBoard", "the left half of a card")
            return QCoreApplication.translate("HouseNumbersBoard", "choose a card for its number"), note
        note = QCoreApplication.translate("HouseNumbersBoard", "the right half of a card")
        return QCoreApplication.translate("HouseNumbersBoard", "choose another card for its effect"), note
    note = QCoreApplication.translate("HouseNumbersBoard", "press it or drag it to a plot")
    return QCoreApplication.translate("HouseNumbersBoard", "choose a pair of cards"), note


def effect_words(effect: int) -> str:
    """What to point at for an effect."""
    if effect == Effect.SURVEYOR:
        return QCoreApplication.translate("HouseNumbersBoard", "put a fence in a lit gap")
    if effect == Effect.AGENT:
        return QCoreApplication.translate("HouseNumbersBoard", "choose a size of estates to raise")
    return QCoreApplication.translate("HouseNumbersBoard", "choose a plot for the copy")


def prompt(now: Situation, link: Link, hinted: Action | None, *, flipped: bool = False) -> PromptState:
    """The prompt strip; in the turn in which the solo card came (``flipped``) it explains that."""
    view = now.view
    names = [face.name for face in link.seats]
    # In a review the strip tells what happened instead of what can be done.
    if remark := getattr(link, "remark", ""):
        return PromptState(0 if link.seat is None else link.seats[link.seat].number, remark)
    if view.ended:
        return PromptState(0, QCoreApplication.translate("HouseNumbersBoard", "The match is over"))
    front = link.seat
    if front is not None and now.shown != front:
        text = QCoreApplication.translate("HouseNumbersBoard", "Sheet of %1")
        note = fill(QCoreApplication.translate("HouseNumbersBoard", "Esc shows the sheet of %1 again"), names[front])
        return PromptState(link.seats[now.shown].number, fill(text, names[now.shown]), note)
    waiting = listed([names[seat] for seat in view.waiting])
    if front is None:
        return PromptState(0, fill(QCoreApplication.translate("HouseNumbersBoard", "Waiting for %1"), waiting))
    face = link.seats[front]
    if not now.drafting:
        text = QCoreApplication.translate("HouseNumbersBoard", "%1 has confirmed: waiting for %2")
        return PromptState(face.number, fill(text, face.name, waiting))
    who = seat_phrase_of(face.name, seat_phrase(face.number))
    if hinted is not None:
        return PromptState(
            face.number, fill(QCoreApplication.translate("HouseNumbersBoard", "Hint: %1"), hint_words(hinted))
        )
    words, note = words_for_step(now)
    if flipped and now.turn is not None and now.turn.number_card is None and now.turn.effect_card is None:
        note = flipped_words()
    return PromptState(face.number, fill(QCoreApplication.translate("HouseNumbersBoard", "%1: %2"), who, words), note)


def flipped_words() -> str:
    """What the solo card did."""
    return QCoreApplication.translate("HouseNumbersBoard", "The solo card has come: later values count now")


def hint_words(action: Action) -> str:
    """An action in words."""
    if isinstance(action, NoPermit):
        return QCoreApplication.translate("HouseNumbersBoard", "take a refusal")
    if action.number is None or action.plot is None or action.effect_card is None:
        return ""
    text = QCoreApplication.translate("HouseNumbersBoard", "write %1 on plot %2 of street %3, with %4")
    street = STREET_OF[action.plot]
    place = action.plot - STREETS[street].start + 1
    return fill(text, action.number, place, street + 1, effect_name(effect_of(action.effect_card)))


def step_states(now: Situation) -> dict[str, StepState]:
    """The five steps of the turn."""
    titles = {
        "pair": QCoreApplication.translate("HouseNumbersBoard", "Pair"),
        "number": QCoreApplication.translate("HouseNumbersBoard", "Number"),
        "effect": QCoreApplication.translate("HouseNumbersBoard", "Effect"),
        "plans": QCoreApplication.translate("HouseNumbersBoard", "Plans"),
        "confirm": QCoreApplication.translate("HouseNumbersBoard", "Confirm"),
    }
    if now.view.mode in WITH_HANDS:
        titles["pair"] = QCoreApplication.translate("HouseNumbersBoard", "Cards")
    if now.turn is None:
        titles["number"] = QCoreApplication.translate("HouseNumbersBoard", "Refusal")
    parts, turn = now.parts, now.turn
    current = drafts.current_step(now.action, parts, passes=bool(parts.passes)) if parts is not None else ""
    done = set()
    if turn is None or (turn.number_card is not None and turn.effect_card is not None):
        done.add("pair")
    if turn is None or turn.plot is not None:
        done.add("number")
    if turn is not None and turn.effect is not None:
        done.add("effect")
    if now.action.claims:
        done.add("plans")
    return {
        key: StepState(
            place + 1, titles[key], "now" if key == current else "done" if key in done else "later", key == "confirm"
        )
        for place, key in enumerate(drafts.STEPS)
    }


def confirm_state(now: Situation, link: Link) -> tuple[ButtonState, bool]:
    """The primary button and whether it can be pressed."""
    words = QCoreApplication.translate("HouseNumbersBoard", "Confirm turn")
    if now.view.ended:
        return ButtonState(words, QCoreApplication.translate("HouseNumbersBoard", "the match is over")), False
    if not now.drafting:
        if link.seat is not None and now.shown != link.seat:
            back = fill(QCoreApplication.translate("HouseNumbersBoard", "Back to %1"), link.seats[link.seat].name)
            return ButtonState(back), True
        if link.can_take_back():
            note = QCoreApplication.translate("HouseNumbersBoard", "until all have confirmed")
            return ButtonState(QCoreApplication.translate("HouseNumbersBoard", "Take it back"), note), True
        return ButtonState(words, QCoreApplication.translate("HouseNumbersBoard", "others are writing")), False
    assert now.parts is not None
    notes = {
        "pair": QCoreApplication.translate("HouseNumbersBoard", "after the cards"),
        "number": QCoreApplication.translate("HouseNumbersBoard", "after the number"),
        "effect": QCoreApplication.translate("HouseNumbersBoard", "after the choice on the road"),
        "pass": QCoreApplication.translate("HouseNumbersBoard", "after the card to pass"),
        "roundabout": QCoreApplication.translate("HouseNumbersBoard", "after the roundabout"),
        "estates": QCoreApplication.translate("HouseNumbersBoard", "after the estates"),
        "reshuffle": QCoreApplication.translate("HouseNumbersBoard", "after the answer"),
    }
    lack = drafts.missing(now.action, now.parts, passes=bool(now.parts.passes))
    if lack == "pair" and now.turn is not None and now.turn.plot is None:
        lack = "number" if now.turn.number_card is not None else "pair"
    if lack or now.carried >= 0:
        return ButtonState(words, notes[lack or "number"], icon="icons/check"), False
    refusal = link.refuse(now.action)
    if refusal is not None:
        return ButtonState(words, link.reason(refusal), icon="icons/check"), False
    return ButtonState(words, QCoreApplication.translate("HouseNumbersBoard", "Enter"), True, "icons/check"), True


def refusal_state(now: Situation, link: Link) -> tuple[ButtonState, bool]:
    """The button for a permit refusal; while it cannot be pressed, the reason stands under it."""
    if now.turn is None:
        return ButtonState(QCoreApplication.translate("HouseNumbersBoard", "Write a number")), now.drafting
    words = QCoreApplication.translate("HouseNumbersBoard", "Take a refusal")
    if not now.drafting or now.parts is None:
        return ButtonState(words), False
    if now.parts.no_permit:
        points = QCoreApplication.translate("HouseNumbersBoard", "nothing fits")
        return ButtonState(words, points), True
    refusal = link.refuse(drafts.refuse_permit(now.action))
    if refusal is not None and refusal.code == Reason.PERMIT_POSSIBLE:
        number, plots = refusal.numbers
        text = QCoreApplication.translate("HouseNumbersBoard", "no: %1 fits on %n plots", "", plots)
        return ButtonState(words, fill(text, number)), False
    return ButtonState(words, link.reason(refusal) if refusal is not None else ""), False


# Headings


def points_word() -> str:
    """The heading above the points."""
    return QCoreApplication.translate("HouseNumbersBoard", "points")


def seats_word() -> str:
    """The heading of the seats panel."""
    return QCoreApplication.translate("HouseNumbersBoard", "Seats")


def plans_word() -> str:
    """The heading of the plans panel."""
    return QCoreApplication.translate("HouseNumbersBoard", "City plans")


def first_word() -> str:
    """The heading above the first values."""
    return QCoreApplication.translate("HouseNumbersBoard", "first")


def later_word() -> str:
    """The heading above the later values."""
    return QCoreApplication.translate("HouseNumbersBoard", "later")


def ready_words(view: View) -> str:
    """How many seats have confirmed."""
    if view.ended or len(view.sheets) == 1:
        return ""
    text = QCoreApplication.translate("HouseNumbersBoard", "%1 of %2 ready")
    return fill(text, len(view.sheets) - len(view.waiting), len(view.sheets))


# Spoken names


def place_words(plot: int) -> str:
    """Where a plot lies."""
    street = STREET_OF[plot]
    text = QCoreApplication.translate("HouseNumbersBoard", "Street %1, plot %2")
    return fill(text, street + 1, plot - STREETS[street].start + 1)


def plot_name(now: Situation, plot: int, state: PlotState) -> str:
    """A plot and what stands or may be written there."""
    where = place_words(plot)
    if state.roundabout:
        text = QCoreApplication.translate("HouseNumbersBoard", "%1: roundabout")
        return fill(text, where)
    if state.number >= 0:
        text = QCoreApplication.translate("HouseNumbersBoard", "%1: house %2")
        bis = QCoreApplication.translate("HouseNumbersBoard", "%1: house %2 bis")
        return fill(bis if state.bis else text, where, state.number)
    pool = state.pool == "planned"
    empty = QCoreApplication.translate("HouseNumbersBoard", "%1: empty")
    with_pool = QCoreApplication.translate("HouseNumbersBoard", "%1: empty, with a planned pool")
    words = fill(with_pool if pool else empty, where)
    if state.light in ("legal", "focus") and state.lit >= 0:
        words = fill(QCoreApplication.translate("HouseNumbersBoard", "%1; %2 fits"), words, state.lit)
    return words


def gap_name(gap: int, state: GapState) -> str:
    """A gap and whether a fence stands there."""
    place = gap - STREETS[STREET_OF[gap]].start + 1
    fence = QCoreApplication.translate("HouseNumbersBoard", "Street %1, fence between plots %2 and %3")
    empty = QCoreApplication.translate("HouseNumbersBoard", "Street %1, gap between plots %2 and %3")
    return fill(fence if state.fence else empty, STREET_OF[gap] + 1, place, place + 1)


def estate_name(start: int, size: int) -> str:
    """An estate."""
    text = QCoreApplication.translate("HouseNumbersBoard", "Estate of %1, from street %2, plot %3")
    return fill(text, size, STREET_OF[start] + 1, start - STREETS[STREET_OF[start]].start + 1)


def column_name(state: ColumnState) -> str:
    """An estate column and what it gives."""
    text = QCoreApplication.translate("HouseNumbersBoard", "Estates of %1: %2 points each")
    return fill(text, state.size, state.values[min(state.crossed, len(state.values) - 1)])


def plan_name(state: PlanState) -> str:
    """A city plan and how far it is."""
    text = QCoreApplication.translate("HouseNumbersBoard", "Plan %1: %2. %3 points. %4")
    return fill(text, state.place + 1, state.title, (state.first, state.later)[state.valid], state.progress[0])


def seat_row_name(state: SeatState) -> str:
    """A seat and what is public of it."""
    if state.points is None:
        return fill(QCoreApplication.translate("HouseNumbersBoard", "Sheet of %1, %2"), state.name, state.kind)
    text = QCoreApplication.translate("HouseNumbersBoard", "Sheet of %1, %2, %3 points")
    return fill(text, state.name, state.kind, state.points)


def sheet_name(state: SmallSheet) -> str:
    """A small sheet on the page with all sheets."""
    text = QCoreApplication.translate("HouseNumbersBoard", "Sheet of %1, %n houses", "", state.sheet.houses.bit_count())
    words = fill(text, state.name)
    if state.points is None:
        return words
    points = QCoreApplication.translate("HouseNumbersBoard", "%1, %n points", "%1 is a whole sentence", state.points)
    return fill(points, words)


def pair_name(state: PairState) -> str:
    """A pair."""
    if state.number < 0:
        return ""
    text = QCoreApplication.translate("HouseNumbersBoard", "Pair: %1 with %2; next turn %3")
    return fill(text, state.number, effect_name(state.effect), effect_name(state.next))


def half_name(state: PairState, half: str) -> str:
    """A card of the hand, for its number or its effect."""
    if state.number < 0:
        return ""
    if half == "number":
        return fill(QCoreApplication.translate("HouseNumbersBoard", "Card for its number: %1"), state.number)
    return fill(QCoreApplication.translate("HouseNumbersBoard", "Card for its effect: %1"), effect_name(state.effect))


def roundabout_name(state: RoundaboutState | None) -> str:
    """The roundabout of the tray."""
    if state is None:
        return ""
    return fill(QCoreApplication.translate("HouseNumbersBoard", "Roundabout, %1"), state.note)


def step_name(state: StepState) -> str:
    """A step that can be taken back."""
    return fill(QCoreApplication.translate("HouseNumbersBoard", "Take back: %1"), state.words)


def longest_row(sheet: Sheet, street: int) -> int:
    """The most plots between two fences of a street."""
    plots = STREETS[street]
    cuts = [plots.start, *(gap + 1 for gap in bits(sheet.fences) if gap in plots), plots.stop]
    return max(right - left for left, right in pairwise(cuts))
