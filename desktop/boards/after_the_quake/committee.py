"""What the Committee did, sentence by sentence, from the events of its move."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.after_the_quake.book import content
from desktop.boards.after_the_quake.names import action_name, lot_name, money, short_permit, translate, type_name
from desktop.boards.after_the_quake.sheets import value_at
from desktop.boards.common.texts import fill
from engine.games.after_the_quake import events as told
from engine.games.after_the_quake.actions import MONEY
from engine.games.after_the_quake.content import PERMITS
from engine.games.after_the_quake.legal import Table
from engine.games.after_the_quake.view import NONE


def story_of(events: Sequence[object], table: Table) -> tuple[str, ...]:
    """The sentences about the Committee's move, () if these events are not one."""
    if not any(isinstance(event, told.CommitteeRevealed) or _by_committee(event, table) for event in events):
        return ()
    found: list[str] = []
    turned = next((one.permit for one in events if isinstance(one, told.CommitteeRevealed)), NONE)
    place = table.seen.card
    for event in events:
        if isinstance(event, told.Stood):
            place = event.card
    for event in events:
        if isinstance(event, told.CommitteeRevealed):
            found += revealed(event, table, place, income=any(isinstance(one, told.IncomeTaken) for one in events))
        elif _by_committee(event, table):
            found += sentence(event, table, turned)
    return tuple(found)


def _by_committee(event: object, table: Table) -> bool:
    return table.seen.solo and getattr(event, "player", -1) == table.seen.seats


def revealed(event: told.CommitteeRevealed, table: Table, place: int, *, income: bool) -> list[str]:
    """Which permit it turned up, and where that sends it."""
    permit = short_permit(event.permit)
    if event.first < 0:
        return [fill(translate("AfterTheQuakeBoard", "It turns up %1 to choose a space for its building."), permit)]
    number = content().permit_numbers[event.permit]
    if income:
        amounts = content().year_income
        text = translate("AfterTheQuakeBoard", "It turns up %1: number %2 sends it to the income space for %3.")
        found = [fill(text, permit, number, money(amounts[event.first]))]
        if event.space != event.first:
            words = translate("AfterTheQuakeBoard", "That one is taken, so it goes on to the right, to %1.")
            found.append(fill(words, money(amounts[event.space])))
        return found
    sides = (
        translate("AfterTheQuakeBoard", "the left space"),
        translate("AfterTheQuakeBoard", "the middle space"),
        translate("AfterTheQuakeBoard", "the right space"),
    )
    text = translate("AfterTheQuakeBoard", "It turns up %1: number %2 sends it to %3.")
    found = [fill(text, permit, number, sides[min(event.first, 2)])]
    if event.space != event.first:
        words = (
            translate("AfterTheQuakeBoard", "That one is taken; an odd number sends it on to the right, to %1.")
            if number % 2
            else translate("AfterTheQuakeBoard", "That one is taken; an even number sends it on to the left, to %1.")
        )
        found.append(fill(words, action_name(table.card_at(place)[event.space].action) if place >= 0 else ""))
    return found


def building(space: int, table: Table, turned: int) -> str:
    """Where it builds, and why there: the first free space of the colour of the permit ``turned`` up, else of its
    number, else of the map (rules page, 6.8)."""
    cell, lot = table.town.cells[space], lot_name(table.town, space)
    if cell is not None and 0 <= turned < PERMITS:
        if cell.colour == content().permit_colours[turned]:
            return fill(translate("AfterTheQuakeBoard", "It builds on %1, the first free space of this colour."), lot)
        if cell.number == content().permit_numbers[turned]:
            return fill(translate("AfterTheQuakeBoard", "It builds on %1, the first free space with this number."), lot)
    return fill(translate("AfterTheQuakeBoard", "It builds on %1, the first free space of the map."), lot)


def sentence(event: object, table: Table, turned: int) -> list[str]:
    """One event of its move in words, [] for what needs none; ``turned`` is the permit turned up (-1: none)."""
    match event:
        case told.Stood(choice=choice, card=card, space=space, kind=kind, done=done):
            name = action_name(table.card_at(card)[space].action)
            if done and done != kind:
                words = translate("AfterTheQuakeBoard", "It has no building for %1 and does %2 instead.")
                return [fill(words, name, action_name(done))]
            if choice == MONEY:
                return [fill(translate("AfterTheQuakeBoard", "It cannot do %1 and takes the money."), name)]
            return [fill(translate("AfterTheQuakeBoard", "It does %1."), name)]
        case told.IncomeTaken(money=amount) | told.MoneyTaken(money=amount):
            return [fill(translate("AfterTheQuakeBoard", "It takes %1."), money(amount))]
        case told.MaterialTaken():
            return [translate("AfterTheQuakeBoard", "A building moves into its area.")]
        case told.PermitTaken(permit=permit):
            return [fill(translate("AfterTheQuakeBoard", "It takes the permit %1 from the row."), short_permit(permit))]
        case told.PermitDrawn():
            return [translate("AfterTheQuakeBoard", "It takes a permit from the stack.")]
        case told.GoalTaken() | told.GoalDrawn():
            return [translate("AfterTheQuakeBoard", "It takes a goal, worth 3 points to it.")]
        case told.Cleaned(space=space) if space >= 0:
            words = translate("AfterTheQuakeBoard", "It takes the rubble of %1.")
            return [fill(words, lot_name(table.town, space))]
        case told.Developed(column=column, row=row):
            words = translate("AfterTheQuakeBoard", "Its development is now %1.")
            return [fill(words, value_at(column, row))]
        case told.BuildingBuilt(space=space):
            return [building(space, table, turned)]
        case told.UrbanTaken(kind=kind):
            words = translate("AfterTheQuakeBoard", "The leftmost open permit goes with it, so it takes urban "
                              "planning: %1.")  # fmt: skip
            return [fill(words, type_name(kind))]
        case told.BestBuilder():
            return [translate("AfterTheQuakeBoard", "It is Best Builder.")]
    return []
