"""What the tour shows of Nine Blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF

from desktop.boards.common.pieces import Ident
from desktop.table.tour import SIZE, Tour
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
    WIN,
    Decline,
    GiveUp,
    Plan,
    UseBonus,
)
from engine.games.nine_blocks.grid import NUMBERS
from engine.games.nine_blocks.legal import sound_spaces
from engine.games.nine_blocks.rules import NineBlocks
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase
from resources import folder

GAME: Final = "nine_blocks"
ROUND: Final = 13
SEVEN: Final = 7
REPEATING: Final = 69
"""G8, where the 7 repeats the one on G5."""
FITTING: Final = 70
"""H8, where it repeats nothing."""
STEPS: Final = (0.1, 0.5, 0.9, 1.0)
FLIGHT_MS: Final = 420
"""So long after its step has begun a piece is on its way."""
SMALL: Final = (1280, 720)
MARKS: Final[dict[int, tuple[tuple[str | int, ...], ...]]] = {
    SWAP: (("tile", 0), ("tile", 1)),
    REMOVE: (("space", 42),),
    DROP_ONE: (("bonus", "penalty", 1),),
    SEE_OR_DRAW: (("bonus", "look", 1),),
    DROP_TWO: (("bonus", "penalty", 0), ("bonus", "penalty", 1)),
    TURN: (("bonus", "turn", 1),),
}
"""What is pressed for each bonus before it is used."""
LAST_PLAN: Final = Plan(6, 69)
"""What the front seat plans in the round with every kind of event: it repeats the 6 of two lines."""
REMOVED: Final = 57
"""D7, the building that the bonus of that round removes."""
EVENTS: Final = (
    ("plans", "four plans are turned over"),
    ("space", "same space: the later 2 stays, the earlier one goes to the rack"),
    ("clash", "clash: the later 2 in line 2 goes to the rack"),
    ("board", "against the board: the 6 takes two pieces with it to the rack"),
    ("built", "the 2 is built"),
    ("line", "it completes line B"),
    ("block", "it completes a block, too"),
    ("bonus", "the lowest number has its bonus"),
    ("used", "the bonus of the 2 removes a building"),
    ("out", "a seat is out"),
    ("final", "the final phase begins"),
    ("end", "the end of the round"),
)
"""The steps of that round: how a picture is called, and what it shows."""
WORDS: Final = {
    SWAP: "bonus of the 1: two tiles of the hand are to be swapped",
    REMOVE: "bonus of the 2: the 7 on G5 is to be removed",
    START: "bonus of the 3: the helmet goes to the own card",
    DROP_ONE: "bonus of the 4: a penalty tile is to be dropped",
    SEE_OR_DRAW: "bonus of the 5: see hands or draw one more",
    DROP_TWO: "bonus of the 6: two penalty tiles are to be dropped",
    TURN: "bonus of the 7: the areas turn by a quarter",
    GAIN: "bonus of the 8: the third point",
    WIN: "bonus of the 9: win at once",
}


def position() -> bytes:
    """Round 13 of four seats, the position that the board's look is measured by: 38 buildings, three plans laid."""
    return (folder() / "tour" / "nine_blocks_round_13.json").read_bytes()


def every_event() -> bytes:
    """Round 18 of four seats: with the plan that is still missing its resolution has an event of every kind."""
    return (folder() / "tour" / "nine_blocks_every_event.json").read_bytes()


def whole(tour: Tour) -> None:
    """Planning, the resolution, every bonus, the final phase, the ends, the fewest seats, table mode."""
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match")
    show_round_13(tour)
    show_every_event(tour)
    show_bonuses(tour)
    show_final(tour)
    show_nobody(tour)
    show_match(tour, 2, 11)
    show_match(tour, 3, 12)
    show_flat(tour)
    show_small(tour)
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")


def short(tour: Tour) -> None:
    """The windows that tell most about a language or a look."""
    begin(tour, round_13())
    tour.shoot("curtain", "the curtain before the last seat plans")
    tour.lift()
    carry(tour, tile(tour, SEVEN), ("space", REPEATING), drop=False)
    tour.shoot("refused", "a 7 over a space where it repeats another, with its price")
    tour.board.pointer_cancel("escape")
    tour.play(Plan(SEVEN, REPEATING))
    tour.lift()
    step(tour, "first", 3)
    tour.shoot("resolution", "the resolution, step by step")
    begin_bonus(tour, SEE_OR_DRAW)
    tour.shoot("bonus", WORDS[SEE_OR_DRAW])
    begin_bonus(tour, GAIN)
    tour.play(UseBonus(GAIN))
    tour.wait(120)
    tour.shoot("result", "the result of four seats")


# Positions


def round_13() -> State:
    """The position as a state."""
    return msgspec.json.decode(position(), type=State)


def begin(tour: Tour, state: State, options: Sequence[tuple[str, str]] = ()) -> None:
    """Begins at a position."""
    tour.begin(GAME, "standard", state.seats, 7, msgspec.json.encode(state), state.round, dict(options))


def with_piles(state: State) -> State:
    """The state with the tiles that lie nowhere else as its supply."""
    gone = [*state.discards, *(number for number in state.board if number)]
    gone += [number for pile in (*state.hands, *state.penalties) for number in pile]
    gone += [plan.number for plan in state.plans]
    supply = [number for number in NUMBERS for _ in range(12)]
    for number in gone:
        supply.remove(number)
    return replace(state, supply=tuple(supply[::7] + [tile for at, tile in enumerate(supply) if at % 7]))


def alone_to_plan(number: int) -> State:
    """Round 13 where only the front seat plans and holds this number."""
    state = round_13()
    hand = tuple(sorted((number, *[tile for tile in state.hands[0] if tile != number][:3])))
    return with_piles(replace(state, plans=(), hands=(hand, *state.hands[1:])))


def final_phase() -> State:
    """Round 13 of the final phase: one seat is out, the front seat may plan or pass."""
    state = round_13()
    hands, penalties = list(state.hands), list(state.penalties)
    hands[3], penalties[3] = (), ()
    state = replace(state, hands=tuple(hands), penalties=tuple(penalties), plans=(), final=True, out=(0, 0, 0, 12))
    return with_piles(state)


def last_builder() -> State:
    """Round 13 where the front seat builds alone: one seat is out, two have passed."""
    state = replace(final_phase(), phase=Phase.ALONE, start=0, passed=(0, 11, 12, 0))
    return with_piles(replace(state, claims=state.claims[:1]))


def both_at_the_limit() -> State:
    """The first round of two seats that have six penalty tiles each."""
    start = NineBlocks().start(Setup(2, "standard", {"bonus": "own", "ask": "on"}), Chance(5)).state
    return with_piles(replace(start, penalties=((1, 2, 3, 4, 5, 6), (4, 5, 6, 7, 8, 9))))


# Gestures


def tile(tour: Tour, number: int) -> Ident:
    """The first tile of a number in the open hand."""
    return ("tile", tour.board.now.hand.index(number))


def carry(tour: Tour, source: Ident, target: Ident, *, drop: bool = True) -> None:
    """Drags a piece over another one, and lets it go there unless it is to be held."""
    board = tour.board
    start = board.centre_of(source)
    way = board.centre_of(target) - start
    board.pointer_press(start)
    for share in STEPS:
        board.pointer_move(start + way * share + QPointF(0, 4 * share))
    if drop:
        board.pointer_release(board.centre_of(target))


def step(tour: Tour, name: str, more: int = 0) -> None:
    """Presses a button of the resolution, which is opened if it is put away, then Next so many times."""
    if not tour.board.pieces["steps",].isVisible():
        tour.board.activate(("last_round",))
    for button in (name, *("next",) * more):
        tour.board.activate(("stepper", button))
        tour.board.motion.finish()
    if name == "close":
        # Over an open screen the steps end behind a curtain.
        tour.lift()


def begin_bonus(tour: Tour, number: int) -> None:
    """Plans and builds a number, so that its bonus can be used."""
    state = alone_to_plan(number)
    begin(tour, state)
    tour.lift()
    spaces = sound_spaces(state, 0, number)
    tour.play(Plan(number, (spaces & -spaces).bit_length() - 1))
    tour.lift()
    tour.board.activate(("stepper", "close"))


# Walks


def show_round_13(tour: Tour) -> None:
    """Round 13 by hand: curtain, a plan that fits, one that repeats, the question, every step of the resolution."""
    begin(tour, round_13())
    tour.shoot("curtain", "the curtain before Ada, the last seat, plans")
    tour.lift()
    tour.shoot("planning", "round 13: three plans lie face down, Ada has a hand of four")
    carry(tour, tile(tour, SEVEN), ("space", FITTING), drop=False)
    tour.shoot("dragging", "a 7 on its way, face down, over a space where it fits")
    tour.board.pointer_cancel("escape")
    carry(tour, tile(tour, SEVEN), ("space", REPEATING), drop=False)
    tour.shoot("refused", "the 7 over G8: line G holds a 7, and this is what it costs")
    tour.board.pointer_release(tour.board.centre_of(("space", REPEATING)))
    tour.shoot("asked", "dropped all the same: one question")
    tour.board.activate(("answer", 1))
    tour.shoot("planned", "the plan lies face down")
    show_resolution(tour)


def show_resolution(tour: Tour) -> None:
    """The plan is handed over: a piece on its way, then step by step, forwards and back."""
    look = tour.board.look
    quick, look.speed = look.speed, 1.0
    tour.board.primary()
    tour.lift()
    tour.wait(FLIGHT_MS)
    tour.shoot("turning_over", "the plans are turned over", moving=True)
    look.speed = quick
    tour.board.motion.finish()
    tour.lift()
    step(tour, "first")
    tour.shoot("step_plans", "four plans lie open")
    step(tour, "next")
    tour.shoot("step_space", "same space: the later 3 stays")
    look.speed = 1.0
    tour.board.activate(("stepper", "next"))
    tour.wait(FLIGHT_MS)
    tour.shoot("step_violation", "against the board: the 7 of G5 flies to the rack of Ada", moving=True)
    look.speed = quick
    tour.board.motion.finish()
    for words in ("a tile is built", "another tile is built", "the lowest number has the bonus"):
        step(tour, "next")
        tour.shoot("step_next", words)
    step(tour, "back")
    tour.shoot("step_back", "one step back")
    step(tour, "close")
    tour.shoot("bonus_offered", "Dana built the lowest number and may use the bonus of the 1")
    tour.play(Decline())
    tour.lift()
    tour.board.activate(("stepper", "close"))
    tour.turn()
    tour.lift()
    tour.shoot("new_tiles", "the next round: a tile just drawn, penalties just taken")
    step(tour, "first", 1)
    tour.shoot("screens_closed", "the last round once more: all screens are closed")
    step(tour, "close")


def show_every_event(tour: Tour) -> None:
    """A round with every kind of event, picture by picture."""
    state = msgspec.json.decode(every_event(), type=State)
    begin(tour, state)
    tour.lift()
    tour.shoot("events_planned", "a round with every kind of event: three plans lie face down")
    tour.play(LAST_PLAN)
    tour.lift()
    step(tour, "first")
    for name, words in EVENTS[:-4]:
        tour.shoot(f"events_{name}", words)
        step(tour, "next")
    step(tour, "close")
    tour.play(UseBonus(REMOVE, space=REMOVED))
    tour.lift()
    step(tour, "last")
    count = len(EVENTS[-4:])
    for _ in range(count - 1):
        step(tour, "back")
    for name, words in EVENTS[-4:]:
        tour.shoot(f"events_{name}", words)
        step(tour, "next")


def show_bonuses(tour: Tour) -> None:
    """Every bonus, ready to be used; the hands of others; the cascade; the third point."""
    for number in NUMBERS:
        begin_bonus(tour, number)
        for ident in MARKS.get(number, ()):
            tour.board.activate(ident)
        tour.shoot(f"bonus_{number}", WORDS[number])
        if number == SEE_OR_DRAW:
            tour.board.primary()
            tour.shoot("hands", "the hands of the others, for Ada alone", moving=True)
        if number == GAIN:
            tour.board.primary()
            tour.wait(120)
            tour.shoot("result", "the result: lines, blocks, the bonus")
            show_why(tour)
    state = replace(alone_to_plan(SEVEN), options=replace(round_13().options, bonus="cascade"))
    begin(tour, state, (("bonus", "cascade"),))
    tour.lift()
    spaces = sound_spaces(state, 0, SEVEN)
    tour.play(Plan(SEVEN, (spaces & -spaces).bit_length() - 1))
    tour.board.activate(("stepper", "close"))
    tour.shoot("cascade", "the cascade: any bonus up to the 7")


def show_why(tour: Tour) -> None:
    """A cell of the score table that lights its spaces, and the review with the steps of a round."""
    table = tour.app.result_page.table  # type: ignore[union-attr]
    seat = tour.table.outcome.ranks.index(1)
    place = next(at for at, line in enumerate(table.lines) if line.key == "blocks_own")
    table.point(seat, place)
    tour.shoot("result_cell", "the block that gave the points")
    tour.app.show_review()
    review = tour.app.review
    review.go(review.review.steps - 1)
    review.board.activate(("last_round",))
    review.board.activate(("stepper", "next"))
    review.board.motion.finish()
    tour.shoot("review", "the review, with the steps of the round")


def show_final(tour: Tour) -> None:
    """The final phase, the question before passing, the seat that builds alone."""
    begin(tour, final_phase())
    tour.lift()
    tour.shoot("final", "the final phase: plan, or pass for good")
    tour.board.activate(("give",))
    tour.shoot("passing", "what passing means")
    tour.board.activate(("answer", 0))
    begin(tour, last_builder())
    tour.lift()
    tour.shoot("alone", "the last seat builds alone, openly, a point for each tile")
    tour.turn()
    tour.shoot("alone_built", "a tile is built alone")
    tour.play_to_end()
    tour.shoot("alone_result", "the result after building alone")


def show_nobody(tour: Tour) -> None:
    """Both seats of two go out in one round."""
    begin(tour, both_at_the_limit())
    while tour.table.outcome is None:
        tour.lift()
        view = tour.table.view
        tour.play(GiveUp(view.hands[view.queue[0]][0]))
    tour.wait(120)
    tour.shoot("nobody", "all seats are out: nobody has won")


def show_match(tour: Tour, seats: int, seed: int) -> None:
    """A match of computer players' choices from the first plan to the result."""
    tour.begin(GAME, "standard", seats, seed)
    tour.lift()
    tour.shoot("first_round", f"{seats} seats, round 1")
    tour.play_to_round(8)
    tour.lift()
    tour.shoot("middle", f"{seats} seats, round 8")
    tour.play_to_end()
    tour.shoot("end", f"the result of {seats} seats")


def show_flat(tour: Tour) -> None:
    """The screen lies flat: the board turns towards the seat that acts."""
    tour.app.settings.set("flat", True)
    begin(tour, round_13())
    tour.lift()
    tour.shoot("flat", "table mode: Ada plans")
    tour.play(Plan(SEVEN, REPEATING))
    tour.lift()
    step(tour, "first", 2)
    tour.shoot("flat_resolution", "table mode: every panel says its own part of a step")
    tour.begin(GAME, "standard", 2, 11)
    tour.play_to_round(5)
    tour.lift()
    tour.board.activate(("stepper", "close"))
    tour.shoot("flat_corners", "table mode: two seats sit in corners")
    tour.app.settings.set("flat", False)


def show_small(tour: Tour) -> None:
    """A small window."""
    tour.app.window.resize(*SMALL)
    begin(tour, round_13())
    tour.lift()
    carry(tour, tile(tour, SEVEN), ("space", REPEATING), drop=False)
    tour.shoot("small", "a window of 1280 x 720")
    tour.board.pointer_cancel("escape")
    tour.play(Plan(SEVEN, REPEATING))
    tour.lift()
    step(tour, "first", 2)
    tour.shoot("small_resolution", "the resolution in the small window")
    tour.app.window.resize(*SIZE)
