"""What things are called on the board of After the Quake."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.after_the_quake.book import content, goal_name
from desktop.boards.common.link import SeatFace
from desktop.boards.common.texts import fill
from engine.games.after_the_quake.content import COLOURS as LETTERS
from engine.games.after_the_quake.content import PERMITS, SYMBOLS
from engine.games.after_the_quake.town import Town

translate = QCoreApplication.translate


def committee_face(taken: tuple[int, ...]) -> SeatFace:
    """How the Committee appears: in grey with a ring, unless a seat has them."""
    name = translate("AfterTheQuakeBoard", "Committee")
    return SeatFace(name, 8 if 8 not in taken else 7, translate("AfterTheQuakeBoard", "automaton"))


def with_symbol(face: SeatFace) -> str:
    """A seat with its colour and symbol in words."""
    return f"{face.name} ({seat_phrase(face.number)})"


def place_name(space: int, width: int) -> str:
    """A space of the map by letter and number, for instance "E3"."""
    row, column = divmod(space, width)
    return f"{'ABCDEFGHIJKL'[column]}{row + 1}"


def colour_name(colour: int) -> str:
    """A colour of lots and permits."""
    return (
        translate("AfterTheQuakeBoard", "red"),
        translate("AfterTheQuakeBoard", "yellow"),
        translate("AfterTheQuakeBoard", "green"),
        translate("AfterTheQuakeBoard", "blue"),
    )[colour]


def lot_name(town: Town, space: int) -> str:
    """A building space by colour, number and place, for instance "red 5 (E3)"."""
    cell = town.cells[space]
    place = place_name(space, town.width)
    return place if cell is None else f"{colour_name(cell.colour)} {cell.number} ({place})"


def permit_name(permit: int) -> str:
    """A permit by colour, number and types."""
    if permit < 0:
        return translate("AfterTheQuakeBoard", "hidden permit")
    if permit >= PERMITS:
        return translate("AfterTheQuakeBoard", "building subsidy")
    card = content().permits[permit]
    types = ", ".join(type_name(SYMBOLS.index(symbol)) for symbol in card.symbols)
    return f"{colour_name(content().permit_colours[permit])} {card.number} ({types})"


def short_permit(permit: int) -> str:
    """A permit by colour and number."""
    if permit >= PERMITS:
        return translate("AfterTheQuakeBoard", "subsidy")
    return f"{colour_name(content().permit_colours[permit])} {content().permit_numbers[permit]}"


def type_name(type_: int) -> str:
    """A type of urban planning."""
    return (
        translate("AfterTheQuakeBoard", "light"),
        translate("AfterTheQuakeBoard", "cable car"),
        translate("AfterTheQuakeBoard", "hydrant"),
        translate("AfterTheQuakeBoard", "park"),
    )[type_]


def urban_values(type_: int, *, short: bool = False) -> str:
    """What the cards of a type of urban planning are worth; ``short`` beside its pictogram."""
    urban = content().urban
    if type_ in (0, 3):
        values = urban.lights[1:] if type_ == 0 else urban.parks
        told = (" · " if short else ", ").join(str(value) for value in values)
        if short:
            return told
        if type_ == 0:
            return fill(translate("AfterTheQuakeBoard", "one to five are worth %1 together"), told)
        return fill(translate("AfterTheQuakeBoard", "worth %1 from the top"), told)
    each = urban.cable_car if type_ == 1 else urban.hydrant
    return fill(translate("AfterTheQuakeBoard", "%1 each", "cards of urban planning"), each)


def action_name(action: str) -> str:
    """An action as its space calls it."""
    match action:
        case "build":
            return translate("AfterTheQuakeBoard", "Build", "action")
        case "build_subsidised":
            return translate("AfterTheQuakeBoard", "Build with subsidy", "action")
        case "material":
            return translate("AfterTheQuakeBoard", "Material", "action")
        case "permit":
            return translate("AfterTheQuakeBoard", "Permit", "action")
        case "goal":
            return translate("AfterTheQuakeBoard", "Goal", "action")
        case "clean":
            return translate("AfterTheQuakeBoard", "Clean up", "action")
        case "develop":
            return translate("AfterTheQuakeBoard", "Develop", "action")
        case "income":
            return translate("AfterTheQuakeBoard", "Income", "action")
    return translate("AfterTheQuakeBoard", "Pass", "action")


def tile_word(action: str) -> str:
    """An action in one short word, for a tile."""
    match action:
        case "build" | "build_subsidised":
            return translate("AfterTheQuakeBoard", "Build", "action card")
        case "material":
            return translate("AfterTheQuakeBoard", "Material", "action card")
        case "permit":
            return translate("AfterTheQuakeBoard", "Permit", "action card")
        case "goal":
            return translate("AfterTheQuakeBoard", "Goal", "action card")
        case "clean":
            return translate("AfterTheQuakeBoard", "Clean up", "action card")
        case "develop":
            return translate("AfterTheQuakeBoard", "Develop", "action card")
        case "income":
            return translate("AfterTheQuakeBoard", "Income", "action card")
    return translate("AfterTheQuakeBoard", "Pass", "action card")


def bonus_name(bonus: str) -> str:
    """An alternative of the bonus of a year."""
    match bonus:
        case "building_and_permit":
            return translate("AfterTheQuakeBoard", "Building and permit")
        case "money_2_per_building":
            return translate("AfterTheQuakeBoard", "2 $ for each own building")
        case "money_1_per_building":
            return translate("AfterTheQuakeBoard", "1 $ for each own building")
        case "money_3":
            return translate("AfterTheQuakeBoard", "3 $")
        case "money_2":
            return translate("AfterTheQuakeBoard", "2 $")
    return action_name(bonus)


def bonus_marks(bonus: str) -> tuple[str, ...]:
    """The pictograms of an alternative: actions, "house", "+" or "$" with a number."""
    return {
        "building_and_permit": ("material", "+", "permit"),
        "money_2_per_building": ("$2", "house"),
        "money_1_per_building": ("$1", "house"),
        "money_3": ("$3",),
        "money_2": ("$2",),
    }.get(bonus, (bonus,))


def money(amount: int) -> str:
    """An amount of money."""
    return fill(translate("AfterTheQuakeBoard", "%1 $"), amount)


def rank_word(place: int) -> str:
    """A place in the order."""
    return (
        translate("AfterTheQuakeBoard", "1st"),
        translate("AfterTheQuakeBoard", "2nd"),
        translate("AfterTheQuakeBoard", "3rd"),
        translate("AfterTheQuakeBoard", "4th"),
    )[place]


def payment_word(what: str) -> str:
    """What is paid for, on the build sheet."""
    match what:
        case "steps":
            return translate("AfterTheQuakeBoard", "Steps")
        case "clean":
            return translate("AfterTheQuakeBoard", "Clean-up")
        case "develop":
            return translate("AfterTheQuakeBoard", "Development")
    return translate("AfterTheQuakeBoard", "Year")


def on_colour(letter: str) -> str:
    """On lots of a colour, after "most" or "per own"."""
    return (
        translate("AfterTheQuakeBoard", "on red"),
        translate("AfterTheQuakeBoard", "on yellow"),
        translate("AfterTheQuakeBoard", "on green"),
        translate("AfterTheQuakeBoard", "on blue"),
    )[LETTERS.index(letter)]


def goal_caption(kind: str, letter: str = "") -> tuple[str, ...]:
    """A goal under its pictogram, in several wordings, the longest first."""
    match kind:
        case "most_on_colour":
            place = on_colour(letter)
            colour = colour_name(LETTERS.index(letter))
            return fill(translate("AfterTheQuakeBoard", "most %1"), place), place, colour
        case "most_rubble":
            return translate("AfterTheQuakeBoard", "most rubble"), translate("AfterTheQuakeBoard", "rubble")
        case "most_money":
            return translate("AfterTheQuakeBoard", "most money"), translate("AfterTheQuakeBoard", "money")
        case "most_urban":
            return translate("AfterTheQuakeBoard", "most urban"), translate("AfterTheQuakeBoard", "urban")
        case "per_building":
            return translate("AfterTheQuakeBoard", "per own"), translate("AfterTheQuakeBoard", "own", "a goal")
        case "per_colour":
            place = on_colour(letter)
            colour = colour_name(LETTERS.index(letter))
            return fill(translate("AfterTheQuakeBoard", "per own %1"), place), place, colour
        case "per_pair":
            return (
                translate("AfterTheQuakeBoard", "per own pair"),
                translate("AfterTheQuakeBoard", "per pair"),
                translate("AfterTheQuakeBoard", "pair", "a goal"),
            )
        case "beside_foreign":
            return translate("AfterTheQuakeBoard", "per own by others"), translate("AfterTheQuakeBoard", "by others")
        case "four_colours":
            return translate("AfterTheQuakeBoard", "on all four"), translate("AfterTheQuakeBoard", "all four")
        case "per_rubble":
            return translate("AfterTheQuakeBoard", "per rubble"), translate("AfterTheQuakeBoard", "rubble")
        case "urban_sets":
            return translate("AfterTheQuakeBoard", "per set of four"), translate("AfterTheQuakeBoard", "per set")
        case "per_urban":
            return translate("AfterTheQuakeBoard", "per urban card"), translate("AfterTheQuakeBoard", "per card")
        case "per_plot":
            return translate("AfterTheQuakeBoard", "per plot card"), translate("AfterTheQuakeBoard", "per plot")
        case "per_full_plot":
            return translate("AfterTheQuakeBoard", "per plot with two"), translate("AfterTheQuakeBoard", "two a plot")
        case "outer_edge":
            return translate("AfterTheQuakeBoard", "per own at the edge"), translate(
                "AfterTheQuakeBoard", "at the edge"
            )
        case "on_rubble":
            return translate("AfterTheQuakeBoard", "per own on rubble"), translate("AfterTheQuakeBoard", "on rubble")
        case "five_numbers":
            return translate("AfterTheQuakeBoard", "all five numbers"), translate("AfterTheQuakeBoard", "1 to 5")
        case "group_of_four":
            return translate("AfterTheQuakeBoard", "group of four"), translate("AfterTheQuakeBoard", "group")
    return (translate("AfterTheQuakeBoard", "8 built"),)


def goal_value(goal: int, players: int) -> str:
    """What a goal is worth: points, or the values of the places."""
    card = content().goals[goal]
    if card.kind.startswith("most_"):
        return "·".join(str(value) for value in content().places[max(2, players)] if value)
    points = card.points_two if card.points_two and players == 2 else card.points
    return str(points)


def goal_words(goal: int, players: int) -> str:
    """A goal as a sentence."""
    if goal < 0:
        return translate("AfterTheQuakeBoard", "hidden goal")
    return f"{goal_name(goal)}: {goal_value(goal, players)}"
