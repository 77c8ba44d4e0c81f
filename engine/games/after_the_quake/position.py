"""Why a position made by hand is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.core.game import Refusal
from engine.games.after_the_quake.content import GOLD, PERMITS, PLOTS, SUBSIDIES, VIOLET, Content
from engine.games.after_the_quake.facts import ACTION_CARDS, DISCARD, LAST_YEAR
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.town import CARD_ROWS, CARDS_ACROSS, Town
from engine.games.after_the_quake.view import BUILDINGS, COLUMNS, HAND, NONE, ROW, ROWS, Phase


class Impossible(StrEnum):
    """What is wrong with a position. Values are stored and never renamed."""

    SEATS = "position_seats"
    MAP = "position_map"
    ROUNDS = "position_rounds"
    PAWNS = "position_pawns"
    PERMITS = "position_permits"
    GOALS = "position_goals"
    BUILDINGS = "position_buildings"
    RUBBLE = "position_rubble"
    URBAN = "position_urban"
    MONEY = "position_money"
    END = "position_end"


def refuse_position(content: Content, state: State) -> tuple[Refusal, ...]:
    """Every reason why the position cannot come up."""
    reasons = tuple(_table(state))
    # The parts can only be read where the lists have the right length.
    return reasons or (
        *_course(content, state),
        *_cards(content, state),
        *_town(Town(content, state.plots, state.seats), state),
        *_urban(content, state),
        *_boards(state),
    )


def _table(state: State) -> Iterator[Refusal]:
    """Seats, the map, lists of the right length."""
    if not (1 <= state.seats <= 4 and state.solo == (state.seats == 1)):
        yield Refusal(Impossible.SEATS, "3.1", numbers=(state.seats,))
        return
    players = state.seats + state.solo
    per_player = (state.places, state.last, state.boards, state.hands, state.secret_goals)
    if any(len(items) != players for items in per_player) or not set(state.queue) <= set(range(players)):
        yield Refusal(Impossible.SEATS, "3.1", numbers=(state.seats,))
        return
    cards = CARDS_ACROSS[state.seats] * CARD_ROWS
    known = all(0 <= plot < 2 * PLOTS for plot in state.plots)
    if len(state.plots) != cards or len({plot // 2 for plot in state.plots}) != cards or not known:
        yield Refusal(Impossible.MAP, "R4", numbers=state.plots)
    elif len(state.built) != cards * 6:
        yield Refusal(Impossible.MAP, "R4", numbers=(len(state.built),))
    if sorted(state.ring) != list(range(ACTION_CARDS)):
        yield Refusal(Impossible.ROUNDS, "3.1", numbers=state.ring)
    if len(state.permit_row) != ROW or len(state.goal_row) != ROW:
        yield Refusal(Impossible.PERMITS, "3.1", numbers=(len(state.permit_row), len(state.goal_row)))


def _course(content: Content, state: State) -> Iterator[Refusal]:
    """Year, card, pawns and who acts next."""
    in_year = 0 <= state.year <= LAST_YEAR
    on_card = state.phase in (Phase.ACT, Phase.OVER, Phase.DISCARD)
    if not in_year or not NONE <= state.card < ACTION_CARDS or (state.card != NONE and not on_card):
        yield Refusal(Impossible.ROUNDS, "3.2", numbers=(state.year, state.card))
        return
    if state.card == NONE and state.phase is Phase.ACT:
        yield Refusal(Impossible.ROUNDS, "3.2", numbers=(state.year, state.card))
        return
    spaces = len(content.year_income)
    if state.card != NONE:
        card = content.cards[state.ring[state.card]]
        spaces = len(card.two if state.seats < 3 else card.more)
    standing = [place for place in state.places if place != NONE]
    if len(set(standing)) != len(standing) or any(not 0 <= place < spaces for place in standing):
        yield Refusal(Impossible.PAWNS, "3.2", numbers=state.places)
    if len(set(state.queue)) != len(state.queue) or bool(state.queue) == (state.phase is Phase.OVER):
        yield Refusal(Impossible.PAWNS, "3.2", seats=state.queue)
    # A player that must discard has moved already, and is still the next.
    waiting = state.queue[1:] if state.phase is Phase.DISCARD else state.queue
    placing = state.phase in (Phase.INCOME, Phase.ACT) or (state.phase is Phase.DISCARD and state.card != NONE)
    if placing and any((state.places[player] == NONE) != (player in waiting) for player in range(len(state.places))):
        yield Refusal(Impossible.PAWNS, "3.2", numbers=state.places)
    if state.phase is Phase.OVER and not (state.ending or state.year == LAST_YEAR):
        yield Refusal(Impossible.END, "3.5", numbers=(state.year,))


def _cards(content: Content, state: State) -> Iterator[Refusal]:
    """Every permit and goal is somewhere, and nowhere twice."""
    permits = [*state.permit_stack, *state.discards, *(permit for permit in state.permit_row if permit != NONE)]
    goals = [*state.goal_stack, *state.common, *(goal for goal in state.goal_row if goal != NONE)]
    for board, hand, secret in zip(state.boards, state.hands, state.secret_goals, strict=True):
        permits += [*board.permits, *hand]
        goals += [*board.goals, *secret]
    count = PERMITS + (0 if state.solo else SUBSIDIES)
    if sorted(permits) != list(range(count)):
        twice = tuple(sorted({permit for permit in permits if permits.count(permit) > 1}))
        yield Refusal(Impossible.PERMITS, "6.2", pieces=twice, numbers=(len(permits), count))
    every = [number for number, goal in enumerate(content.goals) if goal.frame != GOLD]
    if sorted(goals) != every:
        twice = tuple(sorted({goal for goal in goals if goals.count(goal) > 1}))
        yield Refusal(Impossible.GOALS, "6.6", pieces=twice, numbers=(len(goals), len(every)))
    violet = all(0 <= goal < len(content.goals) and content.goals[goal].frame == VIOLET for goal in state.common)
    if len(state.common) != 3 or not violet:
        yield Refusal(Impossible.GOALS, "3.1", pieces=state.common)
    back = set(state.returned or state.permit_stack)
    if not set(state.permit_stack) <= back or (state.earlier and not state.returned):
        yield Refusal(Impossible.PERMITS, "R13", pieces=state.permit_stack)
    most = HAND + (state.options.permit_limit == DISCARD and state.phase is Phase.DISCARD)
    for seat in range(state.seats):
        held = len(state.hands[seat]) + len(state.boards[seat].permits)
        if held > most:
            yield Refusal(Impossible.PERMITS, "9", seats=(seat,), numbers=(held, HAND))


def _town(town: Town, state: State) -> Iterator[Refusal]:
    """Buildings and rubble lie on building spaces, never both; every player has its eight buildings."""
    players = len(state.boards)
    for space, owner in enumerate(state.built):
        sound = owner == NONE or (0 <= owner < players and town.cells[space] is not None)
        if not sound or (owner != NONE and state.rubble >> space & 1):
            yield Refusal(Impossible.BUILDINGS, "3.4", squares=(space,))
    taken = town.first_rubble & ~state.rubble
    if state.rubble & ~town.first_rubble or state.rubble < 0:
        yield Refusal(Impossible.RUBBLE, "6.1", numbers=(state.rubble,))
    elif taken.bit_count() != sum(board.rubble for board in state.boards):
        yield Refusal(Impossible.RUBBLE, "R19", numbers=(taken.bit_count(),))
    full = []
    for player, board in enumerate(state.boards):
        standing = state.built.count(player)
        if min(board.stock, board.area) < 0 or board.stock + board.area + standing != BUILDINGS:
            yield Refusal(Impossible.BUILDINGS, "2", seats=(player,), numbers=(board.stock, board.area, standing))
        if standing == BUILDINGS:
            full.append(player)
    if bool(full) != state.ending or (state.best != NONE) != bool(full) or (full and state.best not in full):
        yield Refusal(Impossible.END, "3.5", seats=tuple(full), numbers=(state.best,))


def _urban(content: Content, state: State) -> Iterator[Refusal]:
    """Every card of urban planning is in stock or with a player."""
    urban = content.urban
    stock = (len(urban.lights) - 1, urban.cable_cars, urban.hydrants)
    for type_, count in enumerate(stock):
        held = [board.urban[type_] for board in state.boards]
        if min(held, default=0) < 0 or state.urban[type_] < 0 or state.urban[type_] + sum(held) != count:
            yield Refusal(Impossible.URBAN, "6.5", numbers=(type_, state.urban[type_], sum(held)))
    parks = sorted([*state.parks, *(value for board in state.boards for value in board.parks)], reverse=True)
    if tuple(parks) != urban.parks or state.parks != urban.parks[len(urban.parks) - len(state.parks) :]:
        yield Refusal(Impossible.URBAN, "6.5", numbers=tuple(parks))


def _boards(state: State) -> Iterator[Refusal]:
    """Money and markers."""
    for player, board in enumerate(state.boards):
        if board.money < 0:
            yield Refusal(Impossible.MONEY, "37", seats=(player,), numbers=(board.money,))
        if not (0 <= board.column < COLUMNS and 0 <= board.row < ROWS):
            yield Refusal(Impossible.MONEY, "6.4", seats=(player,), numbers=(board.column, board.row))
