"""Everything on the board of House Numbers as sections of sentences, for the list mirror and the accessible board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import Link
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot
from desktop.boards.common.texts import fill
from desktop.boards.house_numbers import prompts
from desktop.boards.house_numbers.panels import PlanState, PromptState, SeatState
from desktop.boards.house_numbers.plots import PlotState
from desktop.boards.house_numbers.states import Situation, Target, claim_of
from desktop.boards.house_numbers.strip import ColumnState, SumState, TrackState
from desktop.boards.house_numbers.tray import ButtonState, DeckState, PairState, RoundaboutState
from desktop.boards.house_numbers.words import effect_name, plain, street_name
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import PARK_BOXES, PARK_VALUES, STREETS

Pieces = Mapping[Ident, Piece]
Aim = Callable[[int], Target | None]


def sections(now: Situation, pieces: Pieces, link: Link, aim: Aim, *, glancing: bool) -> tuple[Section, ...]:
    """The board in reading order: what is to be done, the cards, the shown sheet street by street and its tracks, the
    city plans, the seats, the deck, the log. ``aim`` tells what a plot is for the draft."""
    if glancing:
        title = QCoreApplication.translate("HouseNumbersBoard", "All sheets")
        back = QCoreApplication.translate("HouseNumbersBoard", "Back to the sheet of %1")
        close = Spot(("page",), fill(back, link.seats[now.shown].name), can_press=True)
        return (Section(title, (close, *named(pieces, "sheet_of"))),)
    found = [
        Section(QCoreApplication.translate("HouseNumbersBoard", "Turn"), turn_spots(pieces)),
        Section(QCoreApplication.translate("HouseNumbersBoard", "Cards"), card_spots(now, pieces)),
    ]
    owner = link.seats[now.shown].name
    for street in range(3):
        text = QCoreApplication.translate("HouseNumbersBoard", "%1, sheet of %2", "%1 is a street")
        title = fill(text, street_name(street), owner)
        found.append(Section(title, street_spots(now, pieces, aim, street)))
    found += [
        Section(
            fill(QCoreApplication.translate("HouseNumbersBoard", "Tracks and points of %1"), owner), track_spots(pieces)
        ),
        Section(prompts.plans_word(), plan_spots(now, pieces, link)),
        Section(prompts.seats_word(), seat_spots(pieces)),
        Section(QCoreApplication.translate("HouseNumbersBoard", "Deck"), deck_spots(pieces)),
        Section(QCoreApplication.translate("HouseNumbersBoard", "Log"), tuple(reversed(named(pieces, "line")))),
    ]
    return tuple(section for section in found if section.spots)


def named(pieces: Pieces, kind: str) -> tuple[Spot, ...]:
    """The visible pieces of a kind under the names they have."""
    return tuple(
        Spot(ident, piece.name, piece.active)
        for ident, piece in pieces.items()
        if ident[0] == kind and piece.name and piece.isVisible()
    )


def joined(*parts: str) -> str:
    """Parts of a spoken name with commas between them; empty ones are left out."""
    return ", ".join(part for part in parts if part)


def prompt_words(state: PromptState | None) -> str:
    """The prompt with its note."""
    return "" if state is None else joined(state.words, state.note)


# Turn and cards


def turn_spots(pieces: Pieces) -> tuple[Spot, ...]:
    """The prompt, a question with its answers, the buttons, the steps that can be taken back."""
    spots: list[Spot] = []
    words = prompt_words(pieces["prompt",].state)
    if words:
        spots.append(Spot(("prompt",), words))
    question = pieces["question",]
    if question.isVisible() and question.state:
        spots.append(Spot(("question",), " ".join(question.state)))
    for ident, piece in pieces.items():
        if ident[0] == "option":
            chosen = bool(piece.state.on) if piece.state is not None else None
            words = piece.state.words if piece.state is not None else piece.name
            if ident[1] == "number":
                words = fill(QCoreApplication.translate("HouseNumbersBoard", "Write %1"), words)
            spots.append(Spot(ident, words, piece.active, chosen))
    for ident in (("confirm",), ("refusal",)):
        button: ButtonState | None = pieces[ident].state
        if button is not None:
            spots.append(Spot(ident, joined(button.words, button.note), pieces[ident].active))
    return (*spots, *(spot for spot in named(pieces, "step") if spot.can_press))


def card_spots(now: Situation, pieces: Pieces) -> tuple[Spot, ...]:
    """The pairs of the table or the cards of the hand, and the roundabout."""
    spots: list[Spot] = []
    for place in range(3):
        state: PairState | None = pieces["pair", place].state
        if state is None or state.number < 0:
            continue
        if now.view.mode not in WITH_HANDS:
            pair = pieces["pair", place]
            spots.append(Spot(pair.ident, pair.name, pair.active, state.chosen == "both"))
            continue
        text = QCoreApplication.translate("HouseNumbersBoard", "Card %1, %2 with %3", "%2 is a number, %3 an effect")
        card = fill(text, place + 1, state.number, effect_name(state.effect))
        spots.append(Spot(("pair", place), joined(card, state.band)))
        for half in ("number", "effect"):
            piece = pieces["hand", place, half]
            spots.append(Spot(piece.ident, piece.name, piece.active, state.chosen in (half, "both")))
    token = pieces["roundabout",]
    held: RoundaboutState | None = token.state
    if held is not None and token.name:
        spots.append(Spot(token.ident, token.name, token.active, held.chosen or now.action.roundabout is not None))
    return tuple(spots)


# Streets


def street_spots(now: Situation, pieces: Pieces, aim: Aim, street: int) -> tuple[Spot, ...]:
    """The plots of a street from the left, each with the fence on its right and the estate that begins there; parks."""
    estates = {ident[1]: ident for ident in pieces if ident[0] == "bracket"}
    spots: list[Spot] = []
    for plot in STREETS[street]:
        if plot in estates:
            bracket = pieces[estates[plot]]
            chosen = bracket.state == "picked" if bracket.active else None
            spots.append(Spot(bracket.ident, estate_words(bracket), bracket.active, chosen))
        spots.append(plot_spot(now, pieces["plot", plot], aim, plot))
        gap = pieces.get(("gap", plot))
        if gap is not None and (gap.active or gap.state.fence):
            fence = gap.name
            if gap.active and not gap.state.fence:
                fence = joined(fence, QCoreApplication.translate("HouseNumbersBoard", "a fence fits"))
            spots.append(Spot(gap.ident, fence, gap.active))
    crossed = pieces["park", street].state.crossed
    text = QCoreApplication.translate("HouseNumbersBoard", "Street %1, parks: %2 of %3 built, %4 points")
    words = fill(text, street + 1, crossed, PARK_BOXES[street], PARK_VALUES[street][crossed])
    return (*spots, Spot(("park", street), words))


def plot_spot(now: Situation, piece: Piece, aim: Aim, plot: int) -> Spot:
    """A plot: what stands there, what fits there or why it does not."""
    state: PlotState = piece.state
    words = [piece.name]
    if state.pool == "built":
        words.append(QCoreApplication.translate("HouseNumbersBoard", "with a pool"))
    elif state.pool == "lost":
        words.append(QCoreApplication.translate("HouseNumbersBoard", "without its planned pool"))
    if now.base.locked >> plot & 1:
        words.append(QCoreApplication.translate("HouseNumbersBoard", "served a city plan"))
    can_press = piece.active
    if state.draft:
        words.append(QCoreApplication.translate("HouseNumbersBoard", "part of this turn"))
    elif can_press and "legal" in now.aids:
        target = aim(plot)
        if target is None:
            can_press = False
        elif target.reason:
            can_press = False
            words.append(target.reason)
        elif target.kind == "roundabout":
            words.append(QCoreApplication.translate("HouseNumbersBoard", "a roundabout fits"))
        elif target.kind == "bis":
            text = QCoreApplication.translate("HouseNumbersBoard", "a copy of %1 fits")
            words.append(fill(text, target.number))
    return Spot(piece.ident, joined(*words), can_press)


def estate_words(bracket: Piece) -> str:
    """An estate and what it is for now."""
    start, size = int(bracket.ident[1]), int(bracket.ident[2])
    words = prompts.estate_name(start, size)
    if bracket.state == "closing":
        return joined(words, QCoreApplication.translate("HouseNumbersBoard", "would be complete"))
    if bracket.state == "pick":
        return joined(words, QCoreApplication.translate("HouseNumbersBoard", "can be spent"))
    if bracket.state == "picked":
        return joined(words, QCoreApplication.translate("HouseNumbersBoard", "is spent"))
    return words


# Tracks, plans, seats, deck


def track_spots(pieces: Pieces) -> tuple[Spot, ...]:
    """The tracks, the estate columns, the points."""
    spots: list[Spot] = []
    for ident, piece in pieces.items():
        if ident[0] == "track" and piece.state is not None:
            spots.append(Spot(ident, track_words(piece.state)))
    for size in range(1, 7):
        column = pieces["agent", size]
        if column.state is not None:
            spots.append(Spot(column.ident, column_words(column.state, column.name, column.active), column.active))
    points: SumState | None = pieces["sum",].state
    if points is not None and points.points is not None:
        words = fill(QCoreApplication.translate("HouseNumbersBoard", "%1: %2", "points"), points.title, points.points)
        if points.then is not None:
            then = fill(QCoreApplication.translate("HouseNumbersBoard", "with this turn %1"), points.then)
            words = joined(words, then)
        spots.append(Spot(("sum",), words))
    return tuple(spots)


def track_words(state: TrackState) -> str:
    """A track: how many boxes are crossed and what that gives."""
    boxes = len(state.values) - 1 if state.values and state.values[0] else len(state.values)
    text = QCoreApplication.translate("HouseNumbersBoard", "%1: %2 of %3 boxes crossed")
    words = fill(text, state.title, state.crossed, boxes)
    if state.points is not None:
        words = joined(words, fill(QCoreApplication.translate("HouseNumbersBoard", "points: %1"), plain(state.points)))
    return joined(words, state.note[0] if state.note else "")


def column_words(state: ColumnState, name: str, active: bool) -> str:
    """An estate column: complete estates, their value, and whether the agent may raise it."""
    count = QCoreApplication.translate("HouseNumbersBoard", "%n complete", "estates", state.count)
    raised = ""
    if state.draft:
        raised = QCoreApplication.translate("HouseNumbersBoard", "raised in this turn")
    elif active:
        raised = QCoreApplication.translate("HouseNumbersBoard", "can be raised")
    return joined(name, count, raised)


def plan_spots(now: Situation, pieces: Pieces, link: Link) -> tuple[Spot, ...]:
    """The city plans: what they ask for, both values, who has claimed them, whether they can be claimed."""
    spots: list[Spot] = []
    names = {face.number: face.name for face in link.seats}
    for place in range(3):
        card = pieces["plan", place]
        state: PlanState | None = card.state
        if state is None:
            continue
        text = QCoreApplication.translate("HouseNumbersBoard", "Plan %1, %2: first %3, later %4 points")
        words = [fill(text, place + 1, state.title, state.first, state.later)]
        if state.valid:
            words.append(QCoreApplication.translate("HouseNumbersBoard", "the later value holds"))
        for numbers, sentence in (
            (state.claimers[0], QCoreApplication.translate("HouseNumbersBoard", "claimed first by %1")),
            (state.claimers[1], QCoreApplication.translate("HouseNumbersBoard", "claimed later by %1")),
        ):
            if numbers:
                words.append(fill(sentence, prompts.listed([names[number] for number in numbers])))
        words.append(state.progress[0])
        chosen = None
        if state.light == "claimed":
            chosen = True
            words.append(QCoreApplication.translate("HouseNumbersBoard", "claimed in this turn"))
        elif state.light == "claimable":
            chosen = claim_of(now.action, place) is not None
            words.append(QCoreApplication.translate("HouseNumbersBoard", "can be claimed"))
        elif state.light == "reached":
            words.append(QCoreApplication.translate("HouseNumbersBoard", "would be fulfilled"))
        spots.append(Spot(card.ident, joined(*words), card.active, chosen))
    return tuple(spots)


def seat_spots(pieces: Pieces) -> tuple[Spot, ...]:
    """The seats with what they are doing, and the page with all sheets."""
    spots: list[Spot] = []
    for ident, piece in pieces.items():
        if ident[0] != "seat" or piece.state is None:
            continue
        state: SeatState = piece.state
        doing = {
            "ready": QCoreApplication.translate("HouseNumbersBoard", "has confirmed"),
            "acting": QCoreApplication.translate("HouseNumbersBoard", "is writing"),
            "waits": QCoreApplication.translate("HouseNumbersBoard", "has not confirmed"),
        }.get(state.status, "")
        spots.append(Spot(ident, joined(piece.name, seat_phrase(state.number), doing), piece.active, state.shown))
    button = pieces["all_sheets",]
    if button.isVisible():
        spots.append(Spot(button.ident, button.name, button.active))
    return tuple(spots)


def deck_spots(pieces: Pieces) -> tuple[Spot, ...]:
    """What is left: the cards per number and per effect."""
    state: DeckState | None = pieces["deck",].state
    if state is None:
        return ()
    text = QCoreApplication.translate("HouseNumbersBoard", "%1: %2", "number: how many cards of it")
    numbers = joined(*(fill(text, number + 1, count) for number, count in enumerate(state.numbers)))
    effects = joined(*(fill(text, effect_name(effect), count) for effect, count in enumerate(state.effects)))
    return (
        Spot(("deck",), joined(state.title, state.note[0] if state.note else "")),
        Spot(("deck", "numbers"), fill(QCoreApplication.translate("HouseNumbersBoard", "Numbers: %1"), numbers)),
        Spot(("deck", "effects"), fill(QCoreApplication.translate("HouseNumbersBoard", "Effects: %1"), effects)),
    )
