"""Events of After the Quake as lines of the log: who moves when and why, what was done, what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import after_the_quake as names
from desktop.texts import goals
from desktop.texts.words import SeatName, fill, listing, number
from engine.games.after_the_quake.actions import HIDDEN, MONEY, PASS
from engine.games.after_the_quake.events import (
    BestBuilder,
    BonusBegan,
    BonusSkipped,
    BuildingBuilt,
    CardBegan,
    Cleaned,
    CommitteeRevealed,
    Developed,
    Ended,
    GoalDrawn,
    GoalTaken,
    IncomeTaken,
    MaterialTaken,
    MoneyTaken,
    PermitDiscarded,
    PermitDrawn,
    PermitTaken,
    RowFilled,
    Shuffled,
    Stood,
    UrbanTaken,
    YearBegan,
)
from engine.games.after_the_quake.goals import field_value
from engine.games.after_the_quake.view import NONE, Board

translate = QCoreApplication.translate

LAST_YEAR = 1915


def after_the_quake_event(event: Any, seats: Sequence[SeatName]) -> str | None:
    """An event as a line. None for new permits in the row, which lie there for all to see."""
    if isinstance(event, RowFilled) and event.row == "permits":
        return None
    sentence = order_text(event, seats) or card_text(event, seats) or city_text(event, seats)
    if sentence is None:
        raise KeyError(type(event).__name__)
    return names.begun(sentence)


# Who moves when


def order_text(event: Any, seats: Sequence[SeatName]) -> str | None:
    """Years, action cards, bonuses, pawns, the Committee; None for other events."""
    match event:
        case YearBegan():
            return year_text(event, seats)
        case CardBegan():
            return card_began_text(event, seats)
        case BonusBegan(year=year, order=order):
            sentence = translate(
                "AfterTheQuakeEvents", "Bonus of %1 (%2): whoever stands furthest right chooses first: %3"
            )
            return fill(sentence, year, names.bonuses(year), order_words(order, seats))
        case BonusSkipped(player=player):
            return fill(
                translate("AfterTheQuakeEvents", "%1 can use no alternative of the bonus"), names.who(seats, player)
            )
        case IncomeTaken(player=player, money=money):
            return fill(
                translate("AfterTheQuakeEvents", "%1 takes the income space of %2 $"), names.who(seats, player), money
            )
        case Stood():
            return stood_text(event, seats)
        case CommitteeRevealed():
            return revealed_text(event)
        case Ended(reason=reason):
            return {
                "eighth": translate("AfterTheQuakeEvents", "The match is over: somebody has built all eight buildings"),
                "year": translate("AfterTheQuakeEvents", "The match is over: the bonus of 1915 has been taken"),
            }[reason]
    return None


def order_words(order: Sequence[int], seats: Sequence[SeatName]) -> str:
    """Players in their order."""
    return names.listed([names.who(seats, player) for player in order])


def year_text(event: YearBegan, seats: Sequence[SeatName]) -> str:
    """A year begins: who takes income first, and why."""
    order = order_words(event.order, seats)
    if event.year == LAST_YEAR:
        return fill(translate("AfterTheQuakeEvents", "%1: no income and no action cards, only a last bonus"), LAST_YEAR)
    sentence = (
        translate("AfterTheQuakeEvents", "%1 begins; chance gives the order of income: %2")
        if event.year == goals.FIRST_YEAR
        else translate(
            "AfterTheQuakeEvents",
            "%1 begins; whoever stood furthest right on the last action card takes income first: %2",
        )
    )
    return fill(sentence, event.year, order)


def card_began_text(event: CardBegan, seats: Sequence[SeatName]) -> str:
    """An action card begins: who acts first, and where each stood before."""
    if event.card == 0:
        one = translate("AfterTheQuakeEvents", "%1 (%2 $)", "player and income")
        order = [fill(one, names.who(seats, p), goals.income_at(event.places[p])) for p in event.order]
        sentence = translate(
            "AfterTheQuakeEvents", "Action card %1: whoever took the income furthest right acts first: %2"
        )
        return fill(sentence, 1, names.listed(order))
    one = translate("AfterTheQuakeEvents", "%1 (space %2)", "player and space of the last card")
    order = [fill(one, names.who(seats, p), event.places[p] + 1) for p in event.order]
    sentence = translate(
        "AfterTheQuakeEvents", "Action card %1: whoever stood furthest right on card %2 acts first: %3"
    )
    return fill(sentence, event.card + 1, event.card, names.listed(order))


def stood_text(event: Stood, seats: Sequence[SeatName]) -> str:
    """A pawn on a space: what it does there, or what is paid for another action."""
    who, kind = names.who(seats, event.player), names.action(event.kind)
    if event.player >= len(seats):
        return committee_stood_text(event, kind)
    if event.choice == PASS:
        sentence = translate("AfterTheQuakeEvents", "%1 passes on space %2: nothing now, but early on the next card")
        return fill(sentence, who, event.space + 1)
    if event.choice == MONEY:
        sentence = translate("AfterTheQuakeEvents", "%1 goes to space %2 (%3) for its money")
        return fill(sentence, who, event.space + 1, kind)
    if not event.steps:
        return fill(translate("AfterTheQuakeEvents", "%1 goes to space %2: %3"), who, event.space + 1, kind)
    sentence = translate("AfterTheQuakeEvents", "%1 goes to space %2 (%3) and pays %4 $ in steps to space %5: %6")
    return fill(sentence, who, event.space + 1, kind, event.steps, event.target + 1, names.action(event.done))


def committee_stood_text(event: Stood, kind: str) -> str:
    """What the Committee does on its space, and why another thing if it does one."""
    if event.choice == MONEY:
        return fill(
            translate("AfterTheQuakeEvents", "The Committee cannot do %1 and takes the money of the space"), kind
        )
    if event.done != event.kind:
        return fill(
            translate("AfterTheQuakeEvents", "The Committee has no building for %1 and does %2 instead"),
            kind,
            names.action(event.done),
        )
    return fill(translate("AfterTheQuakeEvents", "The Committee does %1"), kind)


def revealed_text(event: CommitteeRevealed) -> str:
    """Solo: where the permit that was turned up sends the Committee, and past which space."""
    permit, number_ = goals.permit_name(event.permit), goals.number_of(event.permit)
    if event.first == NONE:
        return fill(
            translate("AfterTheQuakeEvents", "The Committee turns up %1, which chooses its building site"), permit
        )
    if event.card == NONE:
        sentence = (
            translate("AfterTheQuakeEvents", "The Committee turns up %1: the %2 leads to the income of %3 $")
            if event.first == event.space
            else translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the income of %3 $ is taken, so it goes on to the right, to %4 $",
            )
        )
        return fill(sentence, permit, number_, goals.income_at(event.first), goals.income_at(event.space))
    if event.first == event.space:
        sentence = (
            translate("AfterTheQuakeEvents", "The Committee turns up %1: a 1 or 2 leads to the left space, %2"),
            translate("AfterTheQuakeEvents", "The Committee turns up %1: a 3 leads to the middle space, %2"),
            translate("AfterTheQuakeEvents", "The Committee turns up %1: a 4 or 5 leads to the right space, %2"),
        )[event.first]
        return fill(sentence, permit, names.action(event.kind))
    sentence = (
        (
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the left space is taken, and the odd number leads to the right, to %2",
            ),
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the middle space is taken, and the odd number leads to the right, to %2",
            ),
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the right space is taken, and the odd number leads round to the left end,"
                " to %2",
            ),
        )
        if number_ % 2
        else (
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the left space is taken, and the even number leads round to the right end,"
                " to %2",
            ),
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the middle space is taken, and the even number leads to the left, to %2",
            ),
            translate(
                "AfterTheQuakeEvents",
                "The Committee turns up %1: the right space is taken, and the even number leads to the left, to %2",
            ),
        )
    )[event.first]
    return fill(sentence, permit, names.action(event.kind))


# Money and cards


def card_text(event: Any, seats: Sequence[SeatName]) -> str | None:
    """Money, permits, goals, cards of urban planning; None for other events."""
    match event:
        case MoneyTaken(player=player, money=money, why=why):
            sentence = {
                "space": translate("AfterTheQuakeEvents", "%1 takes %2 $ instead of an action"),
                "income": translate("AfterTheQuakeEvents", "%1 earns %2 $"),
                "bonus": translate("AfterTheQuakeEvents", "%1 takes %2 $ as the bonus of the year"),
                "corner": translate("AfterTheQuakeEvents", "%1 can develop no further and gains %2 $"),
            }[why]
            return fill(sentence, names.who(seats, player), money)
        case PermitTaken(player=player, permit=permit):
            sentence = translate("AfterTheQuakeEvents", "%1 takes a permit from the row: %2")
            return fill(sentence, names.who(seats, player), goals.permit_name(permit))
        case PermitDrawn(player=player, permit=permit):
            if permit == HIDDEN:
                sentence = translate("AfterTheQuakeEvents", "%1 takes a permit from the stack")
                return fill(sentence, names.who(seats, player))
            sentence = translate("AfterTheQuakeEvents", "%1 takes a permit from the stack: %2")
            return fill(sentence, names.who(seats, player), goals.permit_name(permit))
        case PermitDiscarded(player=player, permit=permit):
            sentence = translate("AfterTheQuakeEvents", "%1 discards the permit that is too much: %2")
            return fill(sentence, names.who(seats, player), goals.permit_name(permit))
        case Shuffled(count=count):
            return translate("AfterTheQuakeEvents", "%n discarded permits are shuffled into a new stack", "", count)
        case RowFilled(cards=cards):
            row = [goals.goal_title(goal) for goal in cards if goal != NONE]
            return fill(translate("AfterTheQuakeEvents", "The goal row is filled: %1"), "; ".join(row))
        case GoalTaken(player=player, goal=goal):
            sentence = translate("AfterTheQuakeEvents", "%1 takes a goal from the row: %2")
            return fill(sentence, names.who(seats, player), goals.goal_title(goal))
        case GoalDrawn(player=player, goal=goal):
            if goal == HIDDEN:
                return fill(
                    translate("AfterTheQuakeEvents", "%1 takes a goal from the stack"), names.who(seats, player)
                )
            sentence = translate("AfterTheQuakeEvents", "%1 takes a goal from the stack: %2")
            return fill(sentence, names.who(seats, player), goals.goal_title(goal))
        case UrbanTaken(player=player, kind=kind, value=value):
            sentence = (
                translate("AfterTheQuakeEvents", "%1 takes a light"),
                translate("AfterTheQuakeEvents", "%1 takes a cable car"),
                translate("AfterTheQuakeEvents", "%1 takes a hydrant"),
                translate("AfterTheQuakeEvents", "%1 takes a park worth %2 points"),
            )[kind]
            return fill(sentence, names.who(seats, player), value)
    return None


# The city


def city_text(event: Any, seats: Sequence[SeatName]) -> str | None:
    """Buildings, rubble, development; None for other events."""
    match event:
        case MaterialTaken(player=player):
            return fill(
                translate("AfterTheQuakeEvents", "%1 takes a building into the own area"), names.who(seats, player)
            )
        case Cleaned(player=player, space=space, cost=cost):
            who = names.who(seats, player)
            if space == NONE:
                return fill(translate("AfterTheQuakeEvents", "%1 cleans up for %2 $, without rubble"), who, cost)
            sentence = (
                translate("AfterTheQuakeEvents", "%1 clears the rubble on %2 for %3 $")
                if cost
                else translate("AfterTheQuakeEvents", "%1 clears the rubble on %2, free of charge")
            )
            return fill(sentence, who, names.space(space, len(seats)), cost)
        case Developed(player=player, column=column, row=row):
            field = field_value(Board(column=column, row=row))
            sentence = translate("AfterTheQuakeEvents", "%1 moves on the development board, now %2")
            return fill(sentence, names.who(seats, player), number(field))
        case BuildingBuilt():
            return built_text(event, seats)
        case BestBuilder(player=player):
            sentence = translate(
                "AfterTheQuakeEvents",
                "%1 is the first with eight buildings: Best Builder. Whoever has not moved yet still does, then the"
                " match ends",
            )
            return fill(sentence, names.who(seats, player))
    return None


def built_text(event: BuildingBuilt, seats: Sequence[SeatName]) -> str:
    """A building: where, with which permits, for how much."""
    who, where = names.who(seats, event.player), names.space(event.space, len(seats))
    if not event.permits:
        return fill(translate("AfterTheQuakeEvents", "%1 builds on %2, free of charge"), who, where)
    permits = listing([goals.permit_name(permit) for permit in event.permits])
    sentence = translate("AfterTheQuakeEvents", "%1 builds on %2 with %3, for %4 $")
    return fill(sentence, who, where, permits, event.cost)


def after_the_quake_squares(event: Any) -> tuple[int, ...]:
    """The spaces of the map that an event speaks of."""
    match event:
        case BuildingBuilt(space=space):
            return (space,)
        case Cleaned(space=space) if space != NONE:
            return (space,)
    return ()


def after_the_quake_turn(event: Any) -> int | None:
    """The round of an event by its year, from 1; None for events of other games."""
    year = getattr(event, "year", None)
    return goals.place_of(year) + 1 if isinstance(year, int) else None
