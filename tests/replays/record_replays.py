"""Records the replays of a game in this folder anew: `python tests/replays/record_replays.py GAME`.

Only for replays of a version that was never released. A released replay stays as it is: a change that replays
differently raises the version of the rules, and the old file then proves that old matches still open and go on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import msgspec  # noqa: E402  (after the path is set)
from replay_claims import claims_of, tag  # noqa: E402

import resources  # noqa: E402
from engine.core.entries import PERSON, Table  # noqa: E402
from engine.core.game import Setup  # noqa: E402
from engine.core.match import Match  # noqa: E402
from engine.core.registry import load  # noqa: E402
from engine.players.levels import player  # noqa: E402
from engine.self_play import seats_for  # noqa: E402

TRIES = 400


def told(match: Match, kind: str) -> int:
    """How often an event of that kind was told."""
    return sum(tag(one.event) == kind for *_, events in match.history() for one in events)


@dataclass(frozen=True)
class Case:
    """A match to look for: the first seed whose match is as wanted.

    ``wishes``: each seat that is asked wants the stacks reshuffled; ``twist`` takes things back and hands over, told
    after how many acts.
    """

    name: str
    mode: str
    levels: tuple[str, ...]
    wanted: Callable[[Match], bool]
    options: dict[str, str] = field(default_factory=dict)
    wishes: bool = False
    twist: Callable[[Match, int], None] | None = None


def ends(*reasons: str) -> Callable[[Match], bool]:
    """The match ends for exactly these reasons."""
    return lambda match: match.outcome is not None and match.outcome.reasons == reasons


def twist_turns(match: Match, acts: int) -> None:
    """Takes back, brings back and hands over, at fixed moments of House Numbers."""
    if acts == 7:
        match.undo(0)
    elif acts == 12:
        match.undo(0)
        match.undo(0)
        match.redo(0)
    elif acts == 20:
        match.consent((0,))
        match.redo(0)
    elif acts == 25:
        match.use_aid(0, "hints")
        match.hand_over(0, "beginner")


def twist_rounds(match: Match, acts: int) -> None:
    """Takes back, brings back and hands over, at fixed moments of Common Ground: a person is mayor first."""
    if acts == 2:
        match.undo(0)
        match.redo(0)
    elif acts == 9:
        match.undo(0)
    elif acts == 14:
        match.consent((0,))
    elif acts == 20:
        match.hand_over(0, "beginner")


def twist_plans(match: Match, acts: int) -> None:
    """Takes back, brings back and hands over, at fixed moments of Nine Blocks: seat 1 has planned by then."""
    if acts == 4:
        match.undo(0)
        match.redo(0)
    elif acts == 11:
        match.undo(0)
    elif acts == 16:
        match.consent((0,))
    elif acts == 22:
        match.hand_over(0, "beginner")


B, R = "beginner", "random"

HOUSE_NUMBERS = (
    Case("basic_ends_by_refusals", "basic", (B, R), ends("refusals")),
    Case("basic_twelve_seats", "basic", (B, R) * 6, ends("refusals")),
    Case("advanced_ends_by_plans", "advanced", (B, B), ends("plans")),
    Case("advanced_ends_by_plots", "advanced", (B, B), ends("plots")),
    Case("advanced_two_reasons_at_once", "advanced", (B, B), ends("refusals", "plots")),
    Case(
        "basic_stacks_are_reshuffled_once",
        "basic",
        (B, B),
        lambda m: told(m, "claimed") > 1 and told(m, "stacks_reshuffled") == 1,
        wishes=True,
    ),
    Case(
        "basic_stacks_are_reshuffled_at_every_plan",
        "basic",
        (B, B),
        lambda m: told(m, "stacks_reshuffled") > 1,
        {"reshuffle": "every_plan"},
        wishes=True,
    ),
    Case("expert_a_refusal_passes_one_card", "expert", (B, R), lambda m: told(m, "passed") > 10),
    Case("expert_a_refusal_passes_no_card", "expert", (B, R), ends("refusals"), {"expert_refusal": "pass_none"}),
    Case("expert_advanced_four_seats", "expert_advanced", (B, R, B, R), lambda m: True),
    Case("solo_ends_with_the_deck", "solo", (B,), ends("deck")),
    Case("solo_plans_are_flipped", "solo", (B,), lambda m: told(m, "plans_flipped") == 1),
    Case("solo_advanced_ends_by_refusals", "solo_advanced", (R,), ends("refusals")),
    Case("practice_ends_by_plots", "practice", (B,), ends("plots")),
    Case("practice_advanced_ends_by_plans", "practice_advanced", (B,), ends("plans")),
    Case("taken_back_brought_back_and_handed_over", "advanced", (PERSON, B, B), lambda m: True, twist=twist_turns),
)


COMMON_GROUND = (
    Case("two_seats", "standard", (B, B), lambda m: True),
    Case("a_perfect_round_unlocks_the_white_cone", "standard", (B, B, B), lambda m: told(m, "bonus_laid") > 2),
    Case("no_round_is_perfect", "standard", (R, R, R, R), lambda m: told(m, "bonus_laid") == 0),
    Case("six_seats", "standard", (B, B, R, B, B, R), lambda m: told(m, "bonus_laid") > 0),
    Case("the_last_round_is_perfect", "standard", (B, B, B), lambda m: m.state.history[-1].perfect),
    Case("the_mayor_turns_tiles_over", "standard", (B, B, B), lambda m: True, {"children": "on"}),
    Case("the_table_is_open", "standard", (B, B, B, B), lambda m: True, {"open_table": "on"}),
    Case(
        "faces_are_chosen_before_all_see_them", "standard", (B, R, B), lambda m: True,
        {"children": "on", "open_table": "on"},
    ),
    Case("taken_back_brought_back_and_handed_over", "standard", (PERSON, B, B), lambda m: True, twist=twist_rounds),
)  # fmt: skip

NINE_BLOCKS = (
    Case("two_seats_end_by_points", "standard", (B, B), lambda m: ends("points")(m) and told(m, "unit_completed") > 2),
    Case("the_last_seat_in_play_wins", "standard", (R, R), ends("last_seat")),
    Case("nobody_wins", "standard", (R, R), ends("nobody")),
    Case("a_nine_wins_at_once", "standard", (B, B, B), ends("instant")),
    Case(
        "the_last_seat_builds_alone_to_three_points",
        "standard",
        (B, R, B, R),
        lambda m: ends("points")(m) and told(m, "alone_began") == 1,
    ),
    Case("all_have_passed", "standard", (R, R, R, R), ends("all_passed")),
    Case(
        "three_seats_and_a_turned_board",
        "standard",
        (B, B, B),
        lambda m: m.state.turn > 0 and told(m, "clashed") > 0 and told(m, "space_lost") > 0,
    ),
    Case(
        "any_bonus_up_to_the_tile",
        "standard",
        (B, R, B, R),
        lambda m: told(m, "hands_seen") > 0 and told(m, "violated") > 2,
        {"bonus": "cascade"},
    ),
    Case(
        "discards_are_reshuffled",
        "standard",
        (R, R, R, R),
        lambda m: told(m, "reshuffled") > 0,
        {"bonus": "cascade", "ask": "off"},
    ),
    Case("taken_back_brought_back_and_handed_over", "standard", (PERSON, B, B), lambda m: True, twist=twist_plans),
)


def twist_where_it_may(match: Match, acts: int) -> None:
    """Takes back what may still be taken back, and hands over, at fixed moments of Room to Move and After the
    Quake."""
    if acts % 5 == 0 and acts < 40 and match.refuse_undo(0) is None:
        match.undo(0)
        if acts % 10 == 0:
            match.redo(0)
    elif acts == 41:
        match.hand_over(0, "beginner")


def scenario_case(number: int) -> Case:
    """A scenario with computer players; options by turns."""
    options = {
        "scenario": f"{number:02}",
        "walls_later": ("off", "on")[number % 2],
        "carpet": ("strict", "free")[number // 2 % 2],
    }
    levels = ((B,), (B, R), (R, B, R))[number % 3]
    return Case(f"scenario_{number:02}", "standard", levels, lambda m: told(m, "room_closed") > 0, options)


ROOM_TO_MOVE = (
    *(scenario_case(number) for number in range(13)),
    Case("a_bright_idea", "standard", (R, R), lambda m: any(sheet.idea != "none" for sheet in m.state.sheets)),
    Case("taken_back_brought_back_and_handed_over", "standard", (PERSON, B), lambda m: True, twist=twist_where_it_may),
)

AFTER_THE_QUAKE = (
    Case("two_seats_until_1915", "standard", (B, R), ends("year")),
    Case("three_seats_end_by_the_eighth_building", "standard", (B, B, B), ends("eighth")),
    Case(
        "four_seats_with_flat_money_and_discards",
        "standard",
        (B, R, B, R),
        lambda m: told(m, "permit_discarded") > 0 and told(m, "urban_taken") > 1,
        {"flat_money": "on", "permit_limit": "discard"},
    ),
    Case("permits_are_shuffled_again", "standard", (B, B, B, B), lambda m: told(m, "shuffled") > 0),
    Case("the_committee_wins", "solo", (R,), lambda m: m.outcome is not None and m.outcome.ranks == (2,)),
    Case("the_committee_loses", "solo", (B,), lambda m: m.outcome is not None and m.outcome.ranks == (1,)),
    Case("taken_back_brought_back_and_handed_over", "standard", (PERSON, B), lambda m: True, twist=twist_where_it_may),
)

CASES = {
    "house_numbers": HOUSE_NUMBERS,
    "common_ground": COMMON_GROUND,
    "nine_blocks": NINE_BLOCKS,
    "room_to_move": ROOM_TO_MOVE,
    "after_the_quake": AFTER_THE_QUAKE,
}


def played(game, case: Case, seed: int) -> Match:
    """The match of a case with that seed."""
    setup = Setup(len(case.levels), case.mode, case.options)
    twisted = case.twist is not None
    table = Table(free_undo=twisted, aids=("hints",) if twisted else ())
    match = Match.new(game, setup, seats_for(case.levels), seed, table)
    minds = {level: player(game, level) for level in {*case.levels, "random"} - {PERSON}}
    acts = 0
    while match.outcome is None:
        for seat in match.waiting:
            if seat not in match.waiting:
                # Another seat's act of this pass has ended the phase.
                continue
            level = match.seats[seat].controller
            mind = minds["random" if level == PERSON else level]
            action = mind.decide(match.view(seat), seat, match.thinking(seat)).action
            if case.wishes and action.reshuffle is False:
                action = msgspec.structs.replace(action, reshuffle=True)
            match.act(seat, action)
            acts += 1
            if case.twist is not None:
                case.twist(match, acts)
    return match


def main() -> None:
    """Writes every case of the game that the command line names as a record and its claims."""
    if sys.argv[1:] not in [[name] for name in CASES]:
        sys.exit(f"which game? {', '.join(CASES)}")
    name = sys.argv[1]
    game = load(name, resources.reader(name))
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    for case in CASES[name]:
        match = next((m for seed in range(TRIES) if case.wanted(m := played(game, case, seed))), None)
        if match is None:
            sys.exit(f"no seed below {TRIES} gives {case.name}")
        (folder / f"{case.name}.json").write_bytes(match.record())
        (folder / f"{case.name}.txt").write_text("\n".join([*claims_of(match), ""]), "utf-8")
        print(case.name, "seed", match.seed, flush=True)


if __name__ == "__main__":
    main()
