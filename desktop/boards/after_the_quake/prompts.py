"""What the board of After the Quake says: whose turn it is, what may be done, what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.boards.after_the_quake.names import (
    action_name,
    bonus_name,
    lot_name,
    money,
    rank_word,
    short_permit,
    tile_word,
    translate,
    type_name,
    with_symbol,
)
from desktop.boards.after_the_quake.states import (
    ACT,
    BONUS,
    BUILDS,
    DISCARD,
    GO,
    INCOME,
    TAKES,
    Situation,
    order_of,
    shared_types,
)
from desktop.boards.common.link import SeatFace
from desktop.boards.common.texts import fill
from desktop.texts.after_the_quake import phase
from desktop.texts.words import listing
from engine.games.after_the_quake.actions import PASS
from engine.games.after_the_quake.facts import LAST_YEAR
from engine.games.after_the_quake.legal import STEP, permits_fit
from engine.games.after_the_quake.view import NONE, Phase, View

Faces = Sequence[SeatFace]


def year_of(now: Situation) -> int:
    """The present year as a number."""
    return now.table.content.years[now.view.year].year


def prompt_words(now: Situation, faces: Faces) -> str:
    """Whose turn it is and what may be done."""
    view = now.view
    if view.phase is Phase.OVER or now.player < 0:
        return translate("AfterTheQuakeBoard", "The match is over.")
    face = faces[now.player]
    if now.role == GO:
        return translate("AfterTheQuakeBoard", "The Committee moves next. Go on when ready.")
    who = with_symbol(face)
    if not now.role:
        if view.phase is Phase.INCOME:
            return fill(translate("AfterTheQuakeBoard", "%1 chooses an income space."), who)
        if view.phase is Phase.BONUS:
            return fill(translate("AfterTheQuakeBoard", "%1 takes the bonus of %2."), who, year_of(now))
        if view.phase is Phase.DISCARD:
            return fill(translate("AfterTheQuakeBoard", "%1 discards a permit."), who)
        return fill(translate("AfterTheQuakeBoard", "%1 acts on action card %2."), who, view.card + 1)
    return fill(task_words(now), who)


def task_words(now: Situation) -> str:
    """What is to be done next, with %1 for the seat."""
    match now.role:
        case "income":
            if now.sketch.space is None:
                return translate("AfterTheQuakeBoard", "%1: choose an income space; whoever stands further right acts "
                                 "earlier.")  # fmt: skip
            return translate("AfterTheQuakeBoard", "%1: confirm the income space, or choose another one.")
        case "bonus":
            if now.sketch.alternative is None:
                words = translate("AfterTheQuakeBoard", "%1: choose one bonus of %2.")
                return words.replace("%2", str(year_of(now)))
        case "discard":
            return translate("AfterTheQuakeBoard", "%1: six permits are one too many; discard one of them.")
        case "act":
            if now.sketch.space is None:
                words = translate("AfterTheQuakeBoard", "%1: drag the pawn to a free space of action card %2, or press "
                                  "the space.")  # fmt: skip
                return words.replace("%2", str(now.view.card + 1))
            if now.table.card[now.sketch.space].action == PASS:
                return translate("AfterTheQuakeBoard", "%1: pass; nothing else happens on this card.")
            if now.sketch.money:
                return translate("AfterTheQuakeBoard", "%1: take the money of the space instead of an action.")
            if now.sketch.target is None:
                return translate("AfterTheQuakeBoard", "%1: choose an action of this card, or take the money.")
    return part_words(now)


def part_words(now: Situation) -> str:
    """Which part of an action comes next, with %1 for the seat."""
    kind, sketch = now.kind, now.sketch
    if kind in BUILDS:
        return build_words(now)
    if kind in TAKES:
        goal = kind == "goal"
        if sketch.take is None:
            if goal:
                return translate("AfterTheQuakeBoard", "%1: take a goal from the row or from the stack.")
            if kind == "building_and_permit" or (now.role == BONUS and now.view.year == 0):
                return translate("AfterTheQuakeBoard", "%1: take a permit from the row.")
            return translate("AfterTheQuakeBoard", "%1: take a permit from the row or from the stack.")
        if goal:
            return translate("AfterTheQuakeBoard", "%1: confirm the goal, or choose another one.")
        return translate("AfterTheQuakeBoard", "%1: confirm the permit, or choose another one.")
    if kind == "clean":
        if sketch.rubble is None and now.parts.rubble:
            return translate("AfterTheQuakeBoard", "%1: clean up for 2 $, or press rubble on the map to take it as "
                             "well for 3 $.")  # fmt: skip
        return translate("AfterTheQuakeBoard", "%1: confirm the clean-up.")
    name = bonus_name(kind) if now.role == BONUS else action_name(kind)
    return translate("AfterTheQuakeBoard", "%1: confirm %2, or choose another action.").replace("%2", name)


def build_words(now: Situation) -> str:
    """Which part of a build comes next, with %1 for the seat."""
    sketch, table = now.sketch, now.table
    trial = now.trial
    if trial.site is not None and (now.carried or trial.site != sketch.site):
        words = translate("AfterTheQuakeBoard", "%1: here stands %2; it costs %3 and leaves %4.")
        left = now.outlook.money if now.outlook is not None else now.view.boards[now.player].money
        cost = build_price(now, trial.site)
        lot = lot_name(table.town, trial.site)
        return words.replace("%2", lot).replace("%3", money(cost)).replace("%4", money(left))
    if sketch.site is None:
        return translate("AfterTheQuakeBoard", "%1: drag a building of the own area to a lit space of the map, or "
                         "press the space.")  # fmt: skip
    lot = lot_name(table.town, sketch.site)
    types = shared_types(now.view, sketch.permits)
    if types and sketch.urban is None:
        names = listing([type_name(type_) for type_ in types])
        words = translate("AfterTheQuakeBoard", "%1: choose the card of urban planning: %2.")
        return words.replace("%2", names)
    if not sketch.permits:
        return translate("AfterTheQuakeBoard", "%1: offer one or two permits for %2.").replace("%2", lot)
    if now.parts.permits and not fits_now(now):
        return translate("AfterTheQuakeBoard", "%1: offer a second permit for %2.").replace("%2", lot)
    return translate("AfterTheQuakeBoard", "%1: confirm the building on %2, or change its parts.").replace("%2", lot)


def fits_now(now: Situation) -> bool:
    """Whether the offered permits suffice."""
    site = now.sketch.site
    if site is None or not now.sketch.permits:
        return False
    return permits_fit(now.table, now.sketch.permits, site, subsidised=now.kind == "build_subsidised")


def steps_paid(now: Situation) -> int:
    """What the steps of the sketch cost."""
    sketch = now.sketch
    if now.role != ACT or sketch.space is None or sketch.target is None:
        return 0
    return STEP * abs(sketch.space - sketch.target)


def build_price(now: Situation, site: int) -> int:
    """What a build on a space costs in all."""
    rubble = bool(now.view.rubble >> site & 1)
    return steps_paid(now) + now.table.cost + (3 if rubble else 0)


def note_words(now: Situation) -> tuple[str, ...]:
    """A quieter note at the end of the prompt."""
    if not now.role or now.role == GO:
        return ("",)
    if now.carried or now.sketch.space is not None or now.sketch.alternative is not None or now.load is not None:
        return (translate("AfterTheQuakeBoard", "Esc: take back"), "")
    return ("",)


def rank_words(now: Situation, player: int) -> str:
    """The place of a player in the order of this step."""
    return rank_word(order_of(now.view).index(player))


def caption_words(now: Situation, faces: Faces) -> str:
    """Card or part of the year, and which place in the order acts; "" where nobody of the seats does."""
    view, player = now.view, now.player
    if not 0 <= player < view.seats:
        return ""
    words = (
        translate("AfterTheQuakeBoard", "%1, %2 acts first"),
        translate("AfterTheQuakeBoard", "%1, %2 acts second"),
        translate("AfterTheQuakeBoard", "%1, %2 acts third"),
        translate("AfterTheQuakeBoard", "%1, %2 acts fourth"),
    )[order_of(view).index(player)]
    return fill(words, phase(view).name, faces[player].name)


@dataclass(frozen=True)
class OrderLine:
    """A player in the order of this step: its ``number``, the sentence in several wordings, the longest first, whether
    it ``acts`` now or has ``acted``."""

    number: int
    words: tuple[str, ...]
    acts: bool = False
    acted: bool = False


def order_lines(now: Situation, faces: Faces) -> tuple[OrderLine, ...]:
    """Who moves in which order, and why: whoever stood further right moves earlier."""
    view, table = now.view, now.table
    if view.phase is Phase.OVER:
        return ()
    made = []
    by_income = goes_by_income(view)
    places = view.places if by_income and view.card != 0 else view.last
    by_lot = not places or min(places) < 0
    for rank, player in enumerate(order_of(view)):
        name, place = faces[player].name, rank_word(rank)
        waits = player in view.queue and player != now.player
        if by_lot:
            where = brief = translate("AfterTheQuakeBoard", "by lot")
        elif by_income:
            text = translate("AfterTheQuakeBoard", "on the income of %1")
            amount = money(table.content.year_income[places[player]])
            where, brief = fill(text, amount), fill(translate("AfterTheQuakeBoard", "income %1"), amount)
        else:
            card = table.card_at(5 if view.card == NONE else view.card - 1)
            where = brief = fill(translate("AfterTheQuakeBoard", "on %1"), tile_word(card[places[player]].action))
        text = translate("AfterTheQuakeBoard", "%1: %2, %3", "place in the order, player, where")
        short, shorter = (fill(text, place, name, one) for one in (where, brief))
        bare = fill(translate("AfterTheQuakeBoard", "%1: %2", "place in the order, player"), place, name)
        right = translate("AfterTheQuakeBoard", "%1: %2, furthest right, %3")
        long = fill(right, place, name, where) if not rank and not by_lot else short
        still = fill(translate("AfterTheQuakeBoard", "%1, still waits"), long) if waits else long
        number = now.numbers[player]
        acts = player == now.player
        made.append(OrderLine(number, (still, long, short, shorter, bare), acts, not acts and not waits))
    return tuple(made)


def goes_by_income(view: View) -> bool:
    """Whether the order is that of the income spaces: for the bonus of a year and the first action card."""
    return view.card == 0 or (view.card == NONE and view.phase is not Phase.INCOME and view.year < LAST_YEAR)


def order_note(now: Situation) -> tuple[str, ...]:
    """By which pawns the order goes."""
    view = now.view
    if view.phase is Phase.OVER or (view.phase is Phase.INCOME and min(view.last) < 0):
        return ()
    if goes_by_income(view):
        return (translate("AfterTheQuakeBoard", "order: income, right to left"),)
    card = 6 if view.card == NONE else view.card
    return (
        fill(translate("AfterTheQuakeBoard", "order: card %1, right to left"), card),
        fill(translate("AfterTheQuakeBoard", "order: card %1"), card),
    )


def status_words(now: Situation, player: int) -> str:
    """What a player is about, for a screen reader."""
    view = now.view
    if view.phase is Phase.OVER:
        return ""
    if player == now.player:
        return translate("AfterTheQuakeBoard", "acts now")
    if player in view.queue:
        return translate("AfterTheQuakeBoard", "waits")
    return translate("AfterTheQuakeBoard", "has acted")


def primary_words(now: Situation) -> tuple[str, ...]:
    """The words of the primary button."""
    sketch = now.sketch
    if now.role == GO:
        return translate("AfterTheQuakeBoard", "Go on"), translate("AfterTheQuakeBoard", "Go on")
    if now.role == INCOME:
        if sketch.space is None:
            return (translate("AfterTheQuakeBoard", "Income", "action"),)
        amount = now.table.content.year_income[sketch.space]
        words = translate("AfterTheQuakeBoard", "Take %1")
        return (fill(words, money(amount)),)
    if now.role == DISCARD:
        return (translate("AfterTheQuakeBoard", "Discard"),)
    if now.role == BONUS and now.kind not in BUILDS:
        return (translate("AfterTheQuakeBoard", "Take bonus"), translate("AfterTheQuakeBoard", "Bonus"))
    if sketch.space is not None:
        if now.table.card[sketch.space].action == PASS:
            return (action_name("pass"),)
        if sketch.money:
            return (fill(translate("AfterTheQuakeBoard", "Take %1"), money(now.table.money_at(sketch.space))),)
    if not now.kind:
        return (translate("AfterTheQuakeBoard", "Confirm"),)
    name = action_name("build" if now.kind in BUILDS else now.kind)
    paid = sum(amount for _, amount in now.outlook.payments) if now.outlook is not None else 0
    if not paid or (now.kind in BUILDS and sketch.site is None):
        return (name,)
    return fill(translate("AfterTheQuakeBoard", "%1, %2", "action and price"), name, money(paid)), money(paid)


def sheet_title(now: Situation) -> tuple[str, ...]:
    """The title of the sheet of the move, the longest wording first."""
    title = build_title(now)
    if now.role == ACT and now.kind and now.kind not in BUILDS:
        return title, action_name(now.kind)
    if now.role == ACT and not now.kind and now.sketch.space is not None:
        return title, action_name(now.table.card[now.sketch.space].action)
    if now.kind in BUILDS and now.trial.site is not None:
        return title, lot_name(now.table.town, now.trial.site)
    return (title,)


def build_title(now: Situation) -> str:
    """The title of the sheet of the move in full."""
    sketch, view = now.sketch, now.view
    if now.role == GO:
        return translate("AfterTheQuakeBoard", "The Committee")
    if now.role == INCOME:
        return fill(translate("AfterTheQuakeBoard", "Income %1"), year_of(now))
    if now.role == DISCARD:
        return translate("AfterTheQuakeBoard", "Six permits")
    if now.role == BONUS and now.kind not in BUILDS:
        return fill(translate("AfterTheQuakeBoard", "Bonus of %1"), year_of(now))
    if now.kind in BUILDS:
        trial = now.trial
        if trial.site is None:
            return translate("AfterTheQuakeBoard", "Building")
        return fill(translate("AfterTheQuakeBoard", "Building on %1"), lot_name(now.table.town, trial.site))
    if sketch.space is None:
        return fill(translate("AfterTheQuakeBoard", "Action card %1"), view.card + 1)
    stands = action_name(now.table.card[sketch.space].action)
    if now.kind and sketch.target != sketch.space:
        return fill(translate("AfterTheQuakeBoard", "%1, the pawn stands on %2"), action_name(now.kind), stands)
    return fill(translate("AfterTheQuakeBoard", "The pawn stands on %1"), stands)


def permits_title(count: int, offered: int) -> tuple[str, ...]:
    """The heading of the hand, the longest wording first."""
    words = (fill(translate("AfterTheQuakeBoard", "Permits: %1"), count), str(count))
    if offered:
        return fill(translate("AfterTheQuakeBoard", "Permits: %1, %2 offered"), count, offered), *words
    return words


def hand_words(now: Situation, permit: int) -> str:
    """What is said of a permit that is offered."""
    return fill(translate("AfterTheQuakeBoard", "%1, offered"), short_permit(permit))
