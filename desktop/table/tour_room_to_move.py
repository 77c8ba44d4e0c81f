"""What the tour shows of Room to Move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from desktop.boards.common.pieces import Ident
from desktop.table.tour import LEVEL, SIZE, Tour
from engine.games.room_to_move.view import Phase, Places, WhereFits
from engine.geometry.squares import squares_in

GAME: Final = "room_to_move"
SEATS: Final = 4
SCENARIO: Final = "02"
SLANTING: Final = "08"
SMALL: Final = (1280, 720)
STEPS: Final = (0.1, 0.5, 0.9, 1.0)
WAIT_MS: Final = 100
MOST_WAITS: Final = 300
"""So long computers are waited for at most."""
SQUARE: Final = 100.0
"""A square of the sheet in the units of the board."""


def whole(tour: Tour) -> None:
    """The book, a match from the first card to the result, other houses, a small window."""
    show_book(tour)
    show_match(tour)
    show_pair(tour)
    show_reasons(tour)
    show_house(tour, SLANTING, 1, 5)
    show_house(tour, "12", 2, 8)
    show_small(tour)
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")


def short(tour: Tour) -> None:
    """The windows that tell most about a language or a look."""
    open_book(tour, SLANTING)
    tour.shoot("book", "the scenario book")
    begin(tour, SCENARIO, 2, 4)
    to_card(tour, 3)
    tour.shoot("drawing", "a card is to be drawn")
    tour.play_to_end()
    tour.shoot("result", "the result of two seats")


def begin(tour: Tour, scenario: str, seats: int, seed: int) -> None:
    """Begins a match in a house."""
    tour.begin(GAME, "standard", seats, seed, options={"scenario": scenario, "walls_later": "off", "carpet": "strict"})


def to_card(tour: Tour, card: int) -> None:
    """Plays until so many cards have been turned and the next is to be drawn by its first seat."""

    def there() -> bool:
        view = tour.table.match.view(None)
        return view.phase is Phase.DRAW and not any(view.acted) and sum(map(sum, view.turned)) >= card

    tour.play_until(there)


def to_phase(tour: Tour, phase: Phase) -> None:
    """Plays until a phase has come."""
    tour.play_until(lambda: tour.table.match.view(None).phase is phase)


# Gestures


def first_place(tour: Tour) -> tuple[int, int] | None:
    """The option and the first square where its piece fits as it lies on the card; None if none fits."""
    board = tour.board
    for option in range(2):
        answer = board.link.aid(WhereFits(option))
        assert isinstance(answer, Places)
        for anchor in squares_in(answer.anchors[0]):
            if ("option", option) in board.pieces and board.pieces["option", option].active:
                return option, anchor
    return None


def carry(tour: Tour, source: Ident, anchor: int, *, drop: bool) -> None:
    """Drags a piece from the card so that it lies with its first square on ``anchor``."""
    board = tour.board
    start = board.centre_of(source)
    board.pointer_press(start)
    board.pointer_move(start + QPointF(0, -40))
    shape = board.shape(board.held)
    middle = QPointF(anchor % 16 + shape.width / 2, anchor // 16 + shape.height / 2) * SQUARE
    target = board.root.mapToScene(middle)
    for share in STEPS:
        board.pointer_move(start + (target - start) * share + QPointF(0, 4 * share))
    if drop:
        board.pointer_release(target)


# Walks


def open_book(tour: Tour, scenario: str) -> None:
    """Opens the scenario book at a house."""
    tour.app.show_new_match(GAME)
    row = tour.app._new_match_page().option_rows["scenario"]
    row.open_button.click()
    row.page.cards[scenario].click()


def show_book(tour: Tour) -> None:
    """The set-up of a match, and the book with a few houses."""
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match: the scenario is an option")
    for scenario, words in (("00", "the training house"), ("03", "a house around a tree"), (SLANTING, "a round tower")):
        open_book(tour, scenario)
        tour.shoot("book", f"the scenario book: {words}")
    tour.app._new_match_page().close_page()


def show_match(tour: Tour) -> None:
    """Four seats from the first room to the result."""
    begin(tour, SCENARIO, SEATS, 7)
    tour.shoot("room", "the active seat chooses a room")
    to_phase(tour, Phase.CARD)
    tour.shoot("card", "it chooses a card of the room")
    to_phase(tour, Phase.TOKENS)
    tour.shoot("tokens", "it chooses which option is drawn")
    to_card(tour, 5)
    tour.shoot("drawing", "all seats draw the pieces of a card")
    place = first_place(tour)
    if place is not None:
        option, anchor = place
        carry(tour, ("option", option), anchor, drop=False)
        tour.shoot("dragging", "a piece over a place where it fits")
        tour.board.pointer_cancel("escape")
        carry(tour, ("option", option), 0, drop=False)
        tour.shoot("refused", "the same piece where it does not fit, with the reason")
        tour.board.pointer_cancel("escape")
    to_phase(tour, Phase.CLOSE)
    tour.shoot("closing", "walls and a door for the room")
    to_phase(tour, Phase.FINISH)
    tour.shoot("finish", "the last chance for front door and windows")
    tour.play_to_end()
    tour.shoot("result", "the result of four seats")
    show_why(tour)


def show_why(tour: Tour) -> None:
    """Cells of the score table that light their squares, the review, the statistics."""
    table = tour.app.result_page.table  # type: ignore[union-attr]
    seat = tour.table.outcome.ranks.index(1)
    for name, key in (("room", "room_0"), ("bonus", "bonus_0")):
        place = next(at for at, line in enumerate(table.lines) if line.key == key)
        table.point(seat, place)
        tour.shoot(f"result_{name}", f"what gave the points of a {name}")
    tour.app.show_review()
    tour.app.review.go(tour.app.review.review.steps // 2)
    tour.shoot("review", "the review, half way through the match")


def show_pair(tour: Tour) -> None:
    """Two persons who draw beside each other, each with a piece in the hand."""
    begin(tour, SCENARIO, 2, 7)
    to_card(tour, 4)
    tour.board.activate(("pair",))
    tour.wait()
    beside = tour.app.play.beside.board
    for board in (tour.board, beside):
        if board is not None:
            board.activate(("option", board.slots[0]))
    tour.shoot("pair", "two persons draw beside each other")
    tour.app.play.beside.want(False)


def show_reasons(tour: Tour) -> None:
    """The log of a match of computers, with the reason of each decision; a bonus that was opened."""
    begin(tour, "12", 2, 8)
    for seat in range(2):
        tour.table.hand_over(seat, LEVEL)

    def along() -> bool:
        view = tour.table.match.view(None)
        return len(view.rooms_done) == 3 and view.phase is Phase.DRAW

    for _ in range(MOST_WAITS):
        if along():
            break
        tour.wait(WAIT_MS)
    tour.table.pause(True)
    tour.board.activate(("bonus", 1))
    tour.shoot("reasons", "computers play: each decision has its reason in the log; a bonus is opened")
    tour.table.pause(False)


def show_house(tour: Tour, scenario: str, seats: int, seed: int) -> None:
    """Another house in the middle and at the end of a match."""
    begin(tour, scenario, seats, seed)
    to_card(tour, 8)
    tour.shoot("house", f"scenario {int(scenario)}, half furnished")
    tour.play_to_end()
    tour.shoot("house_end", f"the result of scenario {int(scenario)}")


def show_small(tour: Tour) -> None:
    """A small window."""
    tour.app.window.resize(*SMALL)
    open_book(tour, SCENARIO)
    tour.shoot("small_book", "the scenario book in a window of 1280 x 720")
    begin(tour, SCENARIO, 3, 9)
    to_card(tour, 4)
    tour.shoot("small", "a window of 1280 x 720")
    tour.app.window.resize(*SIZE)
