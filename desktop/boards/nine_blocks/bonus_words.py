"""The bonus in words: what it does now, what is missing, what buttons and things to mark are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.link import SeatFace
from desktop.boards.nine_blocks.bonus import Offer, own_tiles
from desktop.boards.nine_blocks.resolution_words import bonus_effect, units_name
from desktop.texts import nine_blocks as texts
from desktop.texts.words import fill, listing
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
)
from engine.games.nine_blocks.facts import penalty_limit
from engine.games.nine_blocks.grid import TURNS, blocks_of_seat
from engine.games.nine_blocks.standing import points_of
from engine.games.nine_blocks.view import View

translate = QCoreApplication.translate


def title(offer: Offer) -> str:
    """The heading of the card."""
    if not offer.number:
        return translate("NineBlocksBonus", "Which bonus?")
    return fill(translate("NineBlocksBonus", "Bonus of the %1"), offer.number)


def how(offer: Offer) -> str:
    """How the parts of the bonus are marked."""
    match offer.number:
        case 0:
            return translate("NineBlocksBonus", "Choose a number up to the one that was built.")
        case number if number == SWAP:
            return translate("NineBlocksBonus", "Press tiles of the hand, or drag them to the discards.")
        case number if number == REMOVE:
            return translate("NineBlocksBonus", "Press a building, or drag it off the board.")
        case number if number == START:
            return translate("NineBlocksBonus", "Drag the helmet to the own card, or press Use.")
        case number if number in (DROP_ONE, DROP_TWO):
            return translate("NineBlocksBonus", "Press penalty tiles, or drag them off the rack.")
        case number if number == SEE_OR_DRAW:
            return translate("NineBlocksBonus", "Choose one of both.")
        case number if number == TURN:
            return translate("NineBlocksBonus", "Take hold of the board and turn it, or press a turn.")
    return ""


def effect(offer: Offer, view: View, faces: Sequence[SeatFace]) -> str:
    """What using the draft does now; what the bonus allows while parts are missing."""
    seat = view.bonus_seat
    name = faces[seat].name
    tiles = own_tiles(view, offer.number)
    marked = sorted(tiles[place] for place in offer.marked if place < len(tiles))
    if offer.number == SWAP and marked:
        words = translate("NineBlocksBonus", "%1 puts %2 on the discards and draws %n new tiles.", "", len(marked))
        return fill(words, name, listing([str(tile) for tile in marked]))
    if offer.number == REMOVE and offer.space is not None:
        owner = view.builders[offer.space]
        words = translate("NineBlocksBonus", "The %1 on %2, built by %3, goes to the discards. Points stay.")
        return fill(words, view.board[offer.space], texts.space(offer.space), faces[owner].name)
    if offer.number == START:
        return fill(translate("NineBlocksBonus", "%1 starts the next round."), name)
    if offer.number in (DROP_ONE, DROP_TWO) and marked:
        words = translate("NineBlocksBonus", "%1 drops %2: %3 of %4 penalties.")
        left = len(view.penalties[seat]) - len(marked)
        return fill(words, name, listing([str(tile) for tile in marked]), left, penalty_limit(view.seats))
    if offer.number == SEE_OR_DRAW and offer.look is True:
        words = translate("NineBlocksBonus", "Only %1 sees the hands of all others, as they are before the refill.")
        return fill(words, name)
    if offer.number == SEE_OR_DRAW and offer.look is False:
        return fill(translate("NineBlocksBonus", "%1 fills the hand up to five tiles this time."), name)
    if offer.number == TURN and offer.turns is not None:
        blocks = blocks_of_seat(view.seats, (view.turn + offer.turns) % TURNS, seat)
        before = blocks_of_seat(view.seats, view.turn, seat)
        words = translate("NineBlocksBonus", "%1 gets %2. All areas move; buildings and scored lines stay.")
        return fill(words, name, units_name([block for block in blocks if block not in before]))
    if offer.number == GAIN:
        words = translate("NineBlocksBonus", "%1 gains a point: %2 of 3.")
        return fill(words, name, points_of(view, seat) + 1)
    return bonus_effect(offer.number) if offer.number else ""


def prompt(offer: Offer, view: View, faces: Sequence[SeatFace], who: str) -> str:
    """What the seat with the bonus may do."""
    if not offer.number:
        return fill(translate("NineBlocksBonus", "%1: choose a bonus up to %2, or decline."), who, view.bonus)
    words = translate("NineBlocksBonus", "%1: use the bonus of the %2, or decline. %3")
    return fill(words, who, offer.number, bonus_effect(offer.number))


def turn_words(turns: int) -> str:
    """A button that turns the board."""
    match turns:
        case 1:
            return translate("NineBlocksBonus", "Quarter right")
        case 2:
            return translate("NineBlocksBonus", "Half turn")
    return translate("NineBlocksBonus", "Quarter left")


def look_words(*, look: bool) -> str:
    """A button of the bonus of the 5."""
    if look:
        return translate("NineBlocksBonus", "See all hands")
    return translate("NineBlocksBonus", "Draw one more")


def use_words() -> str:
    """The primary button."""
    return translate("NineBlocksBonus", "Use the bonus")


def decline_words() -> str:
    """The other button."""
    return translate("NineBlocksBonus", "Decline")


def penalty_name(tile: int, *, marked: bool) -> str:
    """A penalty tile that can be dropped, for a screen reader."""
    if marked:
        return fill(translate("NineBlocksBonus", "Penalty tile %1: will be dropped"), texts.tile_name(tile))
    return fill(translate("NineBlocksBonus", "Penalty tile %1: drop it"), texts.tile_name(tile))


def hand_name(tile: int, *, marked: bool) -> str:
    """A tile of the hand that can be swapped, for a screen reader."""
    if marked:
        return fill(translate("NineBlocksBonus", "Tile %1: will be swapped"), texts.tile_name(tile))
    return fill(translate("NineBlocksBonus", "Tile %1: swap it"), texts.tile_name(tile))


def number_name(number: int) -> str:
    """A bonus of the cascade, for a screen reader."""
    return f"{fill(translate('NineBlocksBonus', 'Bonus of the %1'), number)}: {bonus_effect(number)}"


def hands_title(name: str) -> str:
    """The heading of the sheet with the hands of others."""
    return fill(translate("NineBlocksBonus", "Only %1 looks"), name)


def hands_words(known: Sequence[tuple[int, tuple[int, ...]]], faces: Sequence[SeatFace]) -> str:
    """The hands of others, for a screen reader."""
    each = translate("NineBlocksBonus", "%1: %2", "seat, its tiles")
    rows = (fill(each, faces[seat].name, listing([str(tile) for tile in tiles])) for seat, tiles in known)
    return "; ".join(rows)


def known_words() -> str:
    """The button that shows the hands once more."""
    return translate("NineBlocksBonus", "Known hands")
