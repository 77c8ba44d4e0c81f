"""What the tour shows of House Numbers."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF

from desktop.table.tour import Tour
from desktop.texts.words import SeatName
from desktop.windows.dialogs import AboutDialog, ConsentDialog, Message
from engine.core.wire import VERSION
from engine.games.house_numbers.actions import Claim, NoPermit, Turn
from resources import folder

translate = QCoreApplication.translate

GAME = "house_numbers"
TURN = 12
PAIR = ("pair", 1)
LEGAL_PLOT = ("plot", 22)
REFUSED_PLOT = ("plot", 3)


def position() -> bytes:
    """Turn 12 of an advanced match of four, the position that the board's look is measured by."""
    return (folder() / "tour" / "house_numbers_turn_12.json").read_bytes()


def whole(tour: Tour) -> None:
    """Every window."""
    tour.app.show_home()
    tour.shoot("home", "the home window")
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match")
    show_turn_12(tour)
    show_basic(tour)
    show_claim(tour)
    show_expert(tour)
    show_solo(tour)
    show_twelve(tour)
    show_others(tour)


def short(tour: Tour) -> None:
    """The windows that tell most about a language or a look."""
    tour.app.show_home()
    tour.shoot("home", "the home window")
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match")
    begin_turn_12(tour)
    drag(tour, LEGAL_PLOT)
    tour.shoot("dragging", "turn 12, a pair over a legal plot")
    tour.board.pointer_cancel("escape")
    tour.play_to_end()
    tour.shoot("result", "the result of four seats")
    tour.begin(GAME, "expert", 3, 21)
    tour.shoot("curtain", "the curtain before the first hand is seen")
    tour.app.show_settings()
    tour.shoot("settings", "the settings")
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")


def begin_turn_12(tour: Tour) -> None:
    """Begins at turn 12."""
    tour.begin(GAME, "advanced", 4, 12, position(), TURN)


def drag(tour: Tour, plot: tuple[str, int]) -> None:
    """Drags the pair in the middle over a plot and holds it there."""
    board = tour.board
    board.pointer_press(board.centre_of(PAIR))
    way = board.centre_of(plot) - board.centre_of(PAIR)
    for share in (0.1, 0.5, 0.9, 1.0):
        board.pointer_move(board.centre_of(PAIR) + way * share + QPointF(0, 4 * share))


def drop(tour: Tour, plot: tuple[str, int]) -> None:
    """Drops the pair in the middle on a plot."""
    drag(tour, plot)
    tour.board.pointer_release(tour.board.centre_of(plot))


def show_turn_12(tour: Tour) -> None:
    """Drags, drops and refusals at turn 12."""
    begin_turn_12(tour)
    tour.shoot("turn_12", "advanced rules, turn 12: Ada chooses a pair")
    drag(tour, LEGAL_PLOT)
    tour.shoot("dragging", "the pair 9 + Pool over plot 2 of street 3, with what it would gain")
    drag(tour, REFUSED_PLOT)
    tour.shoot("refused", "the same pair over a plot where it cannot go, with the reason")
    tour.board.pointer_cancel("escape")
    drop(tour, LEGAL_PLOT)
    tour.shoot("dropped", "the number is written; the effect is next")
    tour.board.undo()
    tour.turn()
    tour.shoot("next_seat", "Ada has confirmed; Chidi's turn")


def show_basic(tour: Tour) -> None:
    """A basic match of four from early to the end, with its questions."""
    tour.begin(GAME, "basic", 4, 5)
    tour.play_to_round(3)
    tour.shoot("basic_early", "basic rules, four seats, turn 3")
    tour.play_to_round(15)
    tour.shoot("basic_middle", "turn 15")
    if tour.play_until(lambda: isinstance(tour.decide(), NoPermit)):
        tour.shoot("refusal", "no printed number fits: the permit refusal is offered")
    tour.turn()
    # Two seats of the next turn have acted, so that there is something to take back.
    tour.play_until(lambda: tour.table.match.consented() >= 2)
    people = [SeatName(seat.name, seat.colour) for seat in tour.table.infos]
    consent = ConsentDialog(tour.app.theme, people, (0, 1, 2, 3), tour.table.match.consented(), parent=tour.app.window)
    tour.shoot("consent", "everybody agrees to take back together", consent)
    tour.play_to_end()
    tour.shoot("result", "the result of four seats")
    show_why(tour)
    tour.begin(GAME, "practice", 1, 8)
    tour.play_to_round(20)
    tour.shoot("practice", "practice, one seat, turn 20")


def show_why(tour: Tour) -> None:
    """A cell of the score table that lights its squares, and the review of the match."""
    table = tour.app.result_page.table  # type: ignore[union-attr]
    place = next(at for at, line in enumerate(table.lines) if line.key.startswith("estates"))
    table.point(0, place)
    tour.shoot("result_cell", "where the points of a cell come from")
    tour.app.show_review()
    tour.app.review.go(tour.app.review.review.steps // 2)
    tour.shoot("review", "the match step by step")


def unclaimed(tour: Tour) -> Turn | NoPermit:
    """What a computer player does now, but without claiming anything."""
    return replace(tour.decide(), claims=(), reshuffle=None)


def claim_to_choose(tour: Tour) -> int | None:
    """The place of a plan that can be claimed after the turn of the computer player with different estates."""
    claims = tour.table.parts(unclaimed(tour)).claims
    return next((place for place, ways in claims if len(ways) > 1), None)


def show_claim(tour: Tour) -> None:
    """A turn that claims a plan: first the offer, then the estates, then the wish to shuffle."""
    # Seats that do not claim have more estates than a plan needs some turns later.
    for seed in range(40, 80):
        tour.begin(GAME, "basic", 2, seed)
        while tour.table.outcome is None and claim_to_choose(tour) is None:
            tour.play(unclaimed(tour))
        if tour.table.outcome is None:
            break
    place = claim_to_choose(tour)
    if place is None:
        raise RuntimeError("no match with a claim to choose was found")
    action = unclaimed(tour)
    ways = dict(tour.table.parts(action).claims)[place]
    board = tour.board
    board.draft.put(action)
    board.refresh()
    tour.shoot("claim", "a city plan can be claimed")
    board.activate(("plan", place))
    tour.shoot("estates", "the player picks the estates that the claim spends")
    board.draft.put(replace(action, claims=(Claim(place, ways[0]),)))
    board.rest()
    board.refresh()
    tour.shoot("reshuffle", "the first claim: shuffle all cards or not")


def show_expert(tour: Tour) -> None:
    """Hands behind the curtain."""
    tour.begin(GAME, "expert", 3, 21)
    tour.shoot("curtain", "the curtain before the first hand is seen")
    tour.turn()
    tour.shoot("curtain_next", "the next seat; the one before may still take its turn back")
    tour.play_to_round(9)
    tour.lift()
    tour.shoot("expert", "expert rules: the hand of the seat in front")


def show_solo(tour: Tour) -> None:
    """The solo game."""
    tour.begin(GAME, "solo", 1, 4)
    tour.play_to_round(12)
    tour.shoot("solo", "solo, turn 12")
    tour.play_to_end()
    tour.shoot("solo_result", "the result of a solo game")


def show_twelve(tour: Tour) -> None:
    """The most seats."""
    tour.begin(GAME, "advanced", 12, 30)
    tour.play_to_round(14)
    tour.shoot("twelve", "advanced rules, twelve seats, turn 14")
    tour.play_to_end()
    tour.shoot("twelve_result", "the result of twelve seats")


def show_others(tour: Tour) -> None:
    """Windows besides the match."""
    begin_turn_12(tour)
    tour.app.show_home()
    tour.shoot("continue", "the home window with a match to go on with")
    tour.app.show_settings()
    tour.shoot("settings", "the settings")
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")
    tour.app.show_home()
    tour.shoot("about", "about Cantiere", AboutDialog(tour.app.theme, VERSION, tour.app.window))
    damaged = tour.table.open_data(position()[:512], "match.cantiere")
    heading = translate("Dialogs", "Something went wrong")
    report = Message(tour.app.theme, "icons/alert-triangle", heading, damaged, tour.app.window)
    report.add(translate("Dialogs", "Go on"), "primary", default=True)
    tour.shoot("damaged", "a damaged file", report)
