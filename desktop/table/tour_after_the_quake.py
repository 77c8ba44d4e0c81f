"""What the tour shows of After the Quake."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from desktop.boards.common.pieces import Ident
from desktop.table.tour import SIZE, Tour
from engine.games.after_the_quake.actions import GoOn
from engine.games.after_the_quake.view import Phase
from resources import folder

GAME: Final = "after_the_quake"
ROUND: Final = 4
"""1909."""
SITE: Final = 22
"""E3, where the seat of the picture can build."""
OTHER_SITE: Final = 7
"""H1, where it cannot."""
SMALL: Final = (1280, 720)


def position() -> bytes:
    """1909, action card 3 of three seats, the position that the board's look is measured by."""
    return (folder() / "tour" / "after_the_quake_1909.json").read_bytes()


def whole(tour: Tour) -> None:
    """A turn with its build, the parts of a year, every number of seats, the Committee, result and review."""
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match")
    show_build(tour)
    show_year(tour)
    show_committee(tour)
    show_match(tour, 2, 11)
    show_match(tour, 4, 12)
    show_small(tour)
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")


def short(tour: Tour) -> None:
    """The windows that tell most about a language or a look."""
    begin_1909(tour)
    tour.shoot("curtain", "the curtain before the next seat looks at its permits and goals")
    tour.lift()
    lay_build(tour)
    tour.shoot("build", "a build laid out: permits, payments and what is left")
    tour.board.pointer_cancel("escape")
    tour.play_to_end()
    tour.shoot("result", "the result: a row per goal and the map that gave the points")
    begin_solo(tour)
    tour.shoot("committee", "against the Committee, in the middle of the match")


def begin_1909(tour: Tour) -> None:
    """Begins at the position of the picture."""
    tour.begin(GAME, "standard", 3, 5, position(), ROUND)


def spot_of(tour: Tour, ident: Ident) -> QPointF:
    """The middle of a piece on the screen."""
    spot: QPointF = tour.board.centre_of(ident)
    return spot


def press(tour: Tour, *ident: str | int) -> None:
    """Presses a piece and lets it go."""
    spot = spot_of(tour, ident)
    tour.board.pointer_move(spot)
    tour.board.pointer_press(spot)
    tour.board.pointer_release(spot)


def hold(tour: Tour, source: Ident, target: Ident) -> QPointF:
    """Drags a piece over another one and holds it there; tells where."""
    start, end = spot_of(tour, source), spot_of(tour, target)
    tour.board.pointer_press(start)
    for share in (0.2, 0.6, 1.0):
        tour.board.pointer_move(start + (end - start) * share)
    return end


def lay_build(tour: Tour) -> None:
    """The pawn goes to Goal and pays a step to Build; a building is dropped on the site."""
    press(tour, "space", 1)
    press(tour, "space", 0)
    tour.board.pointer_release(hold(tour, ("building",), ("lot", SITE)))


def show_build(tour: Tour) -> None:
    """A build, step by step."""
    begin_1909(tour)
    tour.shoot("curtain", "the curtain before the next seat looks at its permits and goals")
    tour.lift()
    tour.shoot("turn", "1909, action card 3: what every action costs from here")
    for ident, name, words in (
        (("common", 2), "goal_pointed", "a goal pointed at: what it gives, and the buildings that count"),
        (("urban", 0), "urban_pointed", "urban planning pointed at: what the cards of all four types are worth"),
    ):
        tour.board.pointer_move(spot_of(tour, ident))
        tour.shoot(name, words)
    tour.board.pointer_leave()
    press(tour, "space", 1)
    tour.shoot("pawn", "the pawn on Goal: prices of all actions of the card")
    press(tour, "space", 0)
    hold(tour, ("building",), ("lot", OTHER_SITE))
    tour.shoot("refused", "a building held over a site that it cannot have, and why")
    tour.board.pointer_cancel("escape")
    hold(tour, ("building",), ("lot", SITE))
    tour.shoot("aimed", "a building held over its site: lots that are possible, the purse afterwards")
    tour.board.pointer_cancel("escape")
    lay_build(tour)
    tour.shoot("build", "the build laid out: permits, payments and what is left")
    tour.board.primary()
    tour.lift()
    tour.shoot("built", "the building stands; the next seat is asked")
    tour.play_until(lambda: tour.table.round > ROUND)
    tour.shoot("next_year", "1910 begins with its income")
    tour.play_to_end()
    tour.shoot("result", "the result: a row per goal and the map that gave the points")
    show_cells(tour)
    tour.app.show_review()
    tour.app.review.go(tour.app.review.review.steps // 2)
    tour.shoot("review", "the match step by step")


def show_cells(tour: Tour) -> None:
    """Cells of the score table that are pointed at: a goal, money."""
    window = tour.app.result_page
    if window is None:
        raise RuntimeError("no result is shown")
    sheets = tour.table.outcome.sheets
    seat, row = max(
        ((seat, row) for seat, sheet in enumerate(sheets) for row in sheet.rows if row.squares),
        key=lambda pair: (pair[1].group == "personal", pair[1].points),
    )
    window.point(seat, row.key)
    tour.shoot("goal", "a goal pointed at: the buildings that count are lit")
    window.point(seat, "money")
    tour.shoot("money", "money pointed at: its course over the years")


def show_year(tour: Tour) -> None:
    """Income and bonus of the first year, and the option of a sixth permit."""
    tour.begin(GAME, "standard", 3, 3, options={"permit_limit": "discard"})
    tour.lift()
    tour.shoot("income", "1906: the first pawn goes to its income")
    tour.play_until(lambda: tour.table.view.phase is Phase.BONUS)
    tour.lift()
    tour.shoot("bonus", "the bonus of 1906: a building and a permit from the row")
    if tour.play_until(lambda: tour.table.view.phase is Phase.DISCARD):
        tour.lift()
        tour.shoot("discard", "a sixth permit was taken: one of the six is discarded")


def begin_solo(tour: Tour) -> None:
    """A match against the Committee, in 1908, when it is to move."""
    tour.begin(GAME, "solo", 1, 7)
    tour.play_until(lambda: tour.table.round == ROUND - 1 and isinstance(tour.decide(), GoOn))


def show_committee(tour: Tour) -> None:
    """The Committee before and after its move, and the result against it."""
    begin_solo(tour)
    tour.shoot("committee", "against the Committee, which is to move")
    tour.turn()
    tour.shoot("committee_moved", "the Committee has moved and says why")
    tour.play_to_end()
    tour.shoot("committee_result", "the result against the Committee")


def show_match(tour: Tour, seats: int, seed: int) -> None:
    """A match of so many seats, early, late and at its end."""
    tour.begin(GAME, "standard", seats, seed)
    tour.play_until(lambda: tour.table.round == 2 and tour.table.view.card == 1)
    tour.lift()
    tour.shoot(f"seats_{seats}", f"{seats} seats in 1907")
    tour.play_until(lambda: tour.table.round == 5 and tour.table.view.card == 3)
    tour.lift()
    tour.shoot(f"seats_{seats}_late", f"{seats} seats in 1910")
    tour.play_to_end()
    tour.shoot(f"seats_{seats}_result", f"the result of {seats} seats")


def show_small(tour: Tour) -> None:
    """A small window."""
    begin_1909(tour)
    tour.lift()
    tour.app.window.resize(*SMALL)
    tour.wait()
    lay_build(tour)
    tour.shoot("small", "a small window with a build laid out")
    tour.board.pointer_cancel("escape")
    tour.app.window.resize(*SIZE)
    tour.wait()
