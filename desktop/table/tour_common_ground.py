"""What the tour shows of Common Ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from desktop.boards.common.pieces import Ident
from desktop.table.tour import Tour
from engine.games.common_ground.actions import Propose, SealGuess, SealPlan
from engine.games.common_ground.city import cell_at
from engine.games.common_ground.view import Phase
from resources import folder

GAME: Final = "common_ground"
ROUND: Final = 4
CONES: Final = (cell_at(-2, 1), cell_at(0, -2), cell_at(2, -2), cell_at(3, 0))
"""Where the cones stand in the picture that the board is measured by."""
PLAN: Final = (0, 1, 3, 2)
GUESS: Final = (0, 1, 2, 3)
"""A guess with two places right."""
REVEAL_MS: Final = 1500
PROPOSALS: Final = ((0, (0, 1, 3, 2)), (1, (1, 0, 3, 2)), (2, (0, 1, 3, 2)))
"""Per guessing seat its proposal: cones in the order of the places."""
STEPS: Final = (0.1, 0.5, 0.9, 1.0)


def position() -> bytes:
    """Round 4 of four seats, the position that the board's look is measured by: 17 tiles, 19 trees."""
    return (folder() / "tour" / "common_ground_round_4.json").read_bytes()


def whole(tour: Tour) -> None:
    """Every phase, the options, the fewest and the most seats, the result."""
    tour.app.show_new_match(GAME)
    tour.shoot("new_match", "the set-up of a match")
    show_round_4(tour)
    show_perfect(tour)
    show_options(tour)
    show_match(tour)
    show_six(tour)
    tour.app.show_rules(GAME)
    tour.shoot("rules", "the rules page")


def short(tour: Tour) -> None:
    """The windows that tell most about a language or a look."""
    begin_round_4(tour)
    set_cones(tour)
    tour.shoot("curtain", "the curtain before the mayor plans")
    tour.lift()
    plan(tour)
    tour.shoot("mayor", "the mayor plans in secret")
    tour.board.pointer_cancel("escape")
    tour.play(SealPlan(PLAN))
    guess(tour)
    tour.shoot("group", "the group guesses: site tile B on its way to the Dentist")
    tour.board.pointer_cancel("escape")
    seal(tour, PLAN)
    lay_bonus(tour)
    tour.shoot("bonus", "a perfect round: the Bonus tile with the line it would shut")
    tour.play_to_end()
    tour.shoot("result", "the result: rank, trees by row and column")


def begin_round_4(tour: Tour) -> None:
    """Begins at round 4."""
    tour.begin(GAME, "standard", 4, 5, position(), ROUND)


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


def set_cones(tour: Tour) -> None:
    """The deputy drags the cones of the picture and confirms."""
    tour.lift()
    for colour, cell in enumerate(CONES):
        carry(tour, ("supply", colour), ("cell", cell))
    tour.board.primary()


def plan(tour: Tour) -> None:
    """The mayor lays three places and holds the fourth over its cone."""
    for place, cone in enumerate(PLAN[:3]):
        carry(tour, ("place", place), ("card", cone))
    carry(tour, ("place", 3), ("card", PLAN[3]), drop=False)


def guess(tour: Tour) -> None:
    """The group lays its site tiles, proposes, agrees and holds one tile over the place of another."""
    for seat, matching in PROPOSALS:
        refusal = tour.table.submit(Propose(matching), seat)
        if refusal is not None:
            raise RuntimeError(f"refused: {refusal.code}")
    for place, cone in enumerate((0, 1, 3, 2)):
        carry(tour, ("site", cone), ("slot", place))
    tour.board.press_tick(0)
    tour.board.press_tick(2)
    tour.board.take_hand(1)
    carry(tour, ("site", 1), ("slot", 0), drop=False)


def seal(tour: Tour, matching: tuple[int, ...]) -> None:
    """The deputy seals a guess."""
    view = tour.table.view
    refusal = tour.table.submit(SealGuess(matching, (view.deputy,)), view.deputy)
    if refusal is not None:
        raise RuntimeError(f"refused: {refusal.code}")


def show_round_4(tour: Tour) -> None:
    """Round 4 by hand: cones, curtain, plan, guess, reveal, corners."""
    begin_round_4(tour)
    tour.lift()
    for colour, cell in enumerate(CONES[:2]):
        carry(tour, ("supply", colour), ("cell", cell))
    carry(tour, ("supply", 2), ("cell", CONES[2]), drop=False)
    tour.shoot("cones", "round 4: Ada, the deputy, drags the third cone")
    tour.board.pointer_release(tour.board.centre_of(("cell", CONES[2])))
    carry(tour, ("supply", 3), ("cell", cell_at(-2, -1)), drop=False)
    tour.shoot("cone_refused", "a cell that a Bonus tile has shut, with the reason")
    tour.board.pointer_cancel("escape")
    carry(tour, ("supply", 3), ("cell", CONES[3]))
    tour.board.primary()
    tour.shoot("curtain", "the curtain before the mayor plans")
    tour.lift()
    plan(tour)
    tour.shoot("mayor", "Dana, the mayor, gives each cone a place")
    tour.board.pointer_cancel("escape")
    tour.play(SealPlan(PLAN))
    guess(tour)
    tour.shoot("group", "the group guesses: proposals, ticks, site tile B on its way to the Dentist")
    tour.board.pointer_cancel("escape")
    tour.board.point_out(("cone", 2))
    tour.shoot("cone_near", "a cone pointed at: what stands around it, enlarged")
    tour.board.point_out(None)
    show_reveal(tour)
    tour.lift()
    board = tour.board
    carry(tour, ("place", 0), ("cell", sorted(board.now.legal)[0]), drop=False)
    tour.shoot("corner", "the mayor lays a place that was not guessed at a lit corner")
    board.pointer_cancel("escape")


def show_reveal(tour: Tour) -> None:
    """The reveal, on its way and at its end."""
    look = tour.board.look
    quick, look.speed = look.speed, 1.0
    seal(tour, GUESS)
    for _ in range(2):
        tour.wait(REVEAL_MS)
        tour.shoot("reveal", "the reveal, place by place", moving=True)
    look.speed = quick
    tour.board.motion.finish()
    tour.shoot("revealed", "what was meant and what was guessed; two places were not guessed")


def lay_bonus(tour: Tour) -> None:
    """The mayor lays the Bonus tile where it wins most trees, without confirming."""
    tour.lift()
    action = tour.decide()
    board = tour.board
    carry(tour, ("bonus",), ("cell", action.cell))
    while board.now.sketch.closed != action.closed:
        board.turn(1)


def show_perfect(tour: Tour) -> None:
    """A perfect round and its Bonus tile."""
    begin_round_4(tour)
    set_cones(tour)
    tour.lift()
    tour.play(SealPlan(PLAN))
    seal(tour, PLAN)
    tour.lift()
    tour.shoot("perfect", "a perfect round: the mayor takes a Bonus tile")
    lay_bonus(tour)
    tour.shoot("bonus", "the Bonus tile, the trees it wins and the line it would shut")
    tour.board.primary()
    tour.shoot("round_5", "round 5 begins; the line is shut")


def show_options(tour: Tour) -> None:
    """The options: faces that can be turned, a table that sees the places."""
    for option, words in (
        ({"children": "on"}, "for children: the mayor may turn each tile over"),
        ({"children": "on", "open_table": "on"}, "both options: faces are chosen before all see the places"),
    ):
        tour.begin(GAME, "standard", 3, 9, options=option)
        tour.turn()
        tour.lift()
        tour.shoot("options", words)
    tour.board.primary()
    tour.shoot("open_table", "an open table: the curtain hides the plan and names the places for all to think about")


def show_match(tour: Tour) -> None:
    """A match of two from the first cones to the result and its review."""
    tour.begin(GAME, "standard", 2, 11)
    tour.shoot("two_seats", "two seats, round 1")
    tour.play_to_round(6)
    tour.shoot("last_round", "two seats, the last round")
    tour.play_to_end()
    tour.shoot("result", "the result: rank, trees by row and column, what each mayor had meant")
    tour.app.show_review()
    tour.app.review.go(tour.app.review.review.steps // 2)
    tour.shoot("review", "the match step by step")


def show_six(tour: Tour) -> None:
    """The most seats."""
    tour.begin(GAME, "standard", 6, 30)
    tour.play_until(lambda: tour.table.round == ROUND and tour.table.view.phase is Phase.GROUP)
    tour.shoot("six_seats", "six seats: five guess")
    tour.play_to_end()
    tour.shoot("six_result", "the result of six seats")
