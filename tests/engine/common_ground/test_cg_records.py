"""Records of Common Ground with something wrong in them, and positions that cannot be (issue: bad input; section 2)."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from cg_builder import GAME, READ, Course, drawn_map, position
from msgspec.structs import replace

from engine.core.game import Setup
from engine.core.match import PERSON, Match, SeatInfo
from engine.core.record import Fault, RecordError, load_record
from engine.core.wire import digest
from engine.games.common_ground.actions import Lay, SealGuess
from engine.games.common_ground.city import City, Laid, cell_at
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Phase

ROUND = drawn_map(
    """
    4 a 1
    d H b
    3 c 2
    """
)
CELLS = tuple(ROUND.at[name] for name in "123")


def played(*rights: int, seed: int = 6, **options: str) -> Match:
    """A match of three persons with so many right in its rounds; the last act is the end of the last round."""
    course = Course(3, seed, **options).finish(*rights)
    infos = tuple(SeatInfo(f"Seat {n}", PERSON, n + 1) for n in range(3))
    match = Match.new(GAME, Setup(3, "standard", options), infos, seed)
    for seat, action in course.acts:
        match.act(seat, action)
    assert match.state == course.state
    return match


def read(document: dict[str, Any]) -> Match:
    """The record loaded."""
    return load_record(json.dumps(document).encode(), lambda _: READ, game=GAME)


def refused_at(document: dict[str, Any]) -> str:
    """The field that is named when the record is refused, on loading or when its replay is checked; "" if it holds."""
    try:
        match = read(document)
    except RecordError as error:
        return error.field
    entry = match.check()
    return "" if entry is None else f"body.entries[{entry}]"


def entry_of(document: dict[str, Any], kind: str, count: int = 0) -> int:
    """The number of the entry with the so manieth action of a kind."""
    numbers = [n for n, e in enumerate(document["body"]["entries"]) if e.get("action", {}).get("type") == kind]
    return numbers[count]


@pytest.fixture(scope="module")
def document() -> bytes:
    """A record of a match with mismatches in its first, third and fifth round and Bonus tiles in the others."""
    return played(1, -1, 0, -1, 2, -1).record()


def test_the_record_itself_is_good(document: bytes) -> None:
    assert refused_at(json.loads(document)) == ""


@pytest.mark.parametrize("kind", ["seal_plan", "seal_guess"])
@pytest.mark.parametrize(
    "matching", [[0, 0, 1], [0, 1, 3], [0, 1], [0, 1, 2, 3], [0, 1, None], [0, 1, -1], [], [2, 2, 2]]
)
def test_an_impossible_matching_is_refused_with_the_entry_number(
    document: bytes, kind: str, matching: list[int | None]
) -> None:
    """Bad input: records with an impossible matching."""
    wrong = json.loads(document)
    number = entry_of(wrong, kind)
    wrong["body"]["entries"][number]["action"]["matching"] = matching
    assert f"entries[{number}]" in refused_at(wrong)


def test_an_impossible_matching_of_a_later_round_is_refused_with_the_entry_number(document: bytes) -> None:
    """Bad input: three cones where there are four."""
    wrong = json.loads(document)
    number = entry_of(wrong, "seal_plan", 3)
    wrong["body"]["entries"][number]["action"]["matching"] = [0, 1, 2]
    assert f"entries[{number}]" in refused_at(wrong)


def test_a_tile_placed_twice_is_refused_with_the_entry_number(document: bytes) -> None:
    """Bad input: the same mismatched tile once more, one that lies already, one that was never drawn, a Bonus tile."""
    good = json.loads(document)
    number = entry_of(good, "lay", 1)
    first = good["body"]["entries"][entry_of(good, "lay", 0)]["action"]["piece"]
    lying = good["body"]["state"]["city"][2][1]
    for piece in (first, lying, first ^ 1, good["body"]["state"]["bag"][0] * 2, 120, 999, -1, None):
        wrong = json.loads(document)
        wrong["body"]["entries"][number]["action"]["piece"] = piece
        assert f"entries[{number}]" in refused_at(wrong), piece


def test_two_tiles_on_one_cell_are_refused_with_the_entry_number(document: bytes) -> None:
    """Bad input: cones, mismatched tiles and Bonus tiles on cells that are taken, or twice on one cell."""
    for kind, count in (("set_cones", 2), ("lay", 2), ("lay_bonus", 1)):
        wrong = json.loads(document)
        number = entry_of(wrong, kind, count)
        action = wrong["body"]["entries"][number]["action"]
        if kind == "set_cones":
            action["cells"][1] = action["cells"][0]
        else:
            action["cell"] = cell_at(0, 1)
        assert f"entries[{number}]" in refused_at(wrong), kind


def test_an_act_of_the_wrong_seat_or_left_out_is_refused_with_the_entry_number(document: bytes) -> None:
    """Bad input."""
    wrong = json.loads(document)
    number = entry_of(wrong, "seal_guess", 1)
    wrong["body"]["entries"][number]["seat"] = (wrong["body"]["entries"][number]["seat"] + 1) % 3
    assert f"entries[{number}]" in refused_at(wrong)
    wrong = json.loads(document)
    del wrong["body"]["entries"][number]
    assert f"entries[{number}]" in refused_at(wrong)


def test_values_of_the_wrong_kind_are_named_with_their_field(document: bytes) -> None:
    """Bad input: the path leads to entry and field."""
    for value, code in (("blue", Fault.WRONG_TYPE), (1.5, Fault.WRONG_TYPE), ([], Fault.WRONG_TYPE)):
        wrong = json.loads(document)
        number = entry_of(wrong, "seal_plan")
        wrong["body"]["entries"][number]["action"]["matching"][1] = value
        with pytest.raises(RecordError) as caught:
            read(wrong)
        assert caught.value.code == code
        # msgspec names no places in a tuple of varying length
        assert caught.value.field.startswith("body.entries[")
        assert "action.matching" in caught.value.field


def test_fields_that_are_unknown_or_missing_are_named(document: bytes) -> None:
    """Bad input."""
    wrong = json.loads(document)
    wrong["body"]["entries"][0]["action"]["cone"] = 1
    with pytest.raises(RecordError) as caught:
        read(wrong)
    assert caught.value.code == Fault.UNKNOWN_FIELD
    wrong = json.loads(document)
    del wrong["body"]["state"]["bag"]
    with pytest.raises(RecordError) as caught:
        read(wrong)
    assert (caught.value.code, caught.value.field) == (Fault.MISSING_FIELD, "body.state.bag")


@pytest.mark.parametrize("name", ["children", "open_table"])
def test_an_option_out_of_range_is_named(document: bytes, name: str) -> None:
    """Bad input."""
    wrong = json.loads(document)
    wrong["body"]["setup"]["options"][name] = "perhaps"
    with pytest.raises(RecordError) as caught:
        read(wrong)
    assert caught.value.field == f"body.setup.options.{name}"


# ---- Positions that cannot be


def stored(state: State) -> dict[str, Any]:
    """A record that claims to stand at this position, with a digest that belongs to it."""
    match = played(0)
    document: dict[str, Any] = json.loads(match.record())
    document["body"]["state"] = msgspec.to_builtins(state)
    document["body"]["digest"] = digest(state)
    return document


def broken() -> dict[str, State]:
    """Impossible positions by what is wrong with them."""
    course = Course(3, 6).finish(1)
    cones = course.state
    group = course.cones().plan().state
    corners = course.guess(0).state
    course.lay().cones().plan().guess(3)
    bonus = course.state
    later = course.bonus().state
    city = cones.city
    return {
        "a tile lies twice": replace(cones, city=(*city[:-1], Laid(city[-1].cell, city[1].piece))),
        "both faces of a tile lie": replace(cones, city=(*city[:-1], Laid(city[-1].cell, city[1].piece ^ 1))),
        "a tile lies and is in the box": replace(cones, bag=(city[1].piece // 2, *cones.bag[1:])),
        "a tile is gone": replace(cones, bag=cones.bag[1:]),
        "a tile is in the box twice": replace(cones, bag=(*cones.bag[1:], cones.bag[-1])),
        "a tile is drawn twice": replace(group, drawn=(group.drawn[0], group.drawn[0], group.drawn[2])),
        "a drawn tile lies": replace(group, drawn=(city[1].piece, *group.drawn[1:])),
        "two tiles lie on a cell": replace(cones, city=(*city[:-1], replace(city[-1], cell=city[1].cell))),
        "Town Hall is gone": replace(cones, city=city[1:]),
        "two Town Halls": replace(cones, city=(*city, Laid(cell_at(5, 5), 114))),
        "Town Hall lies elsewhere": replace(cones, city=(replace(city[0], cell=cell_at(0, 7)), *city[1:])),
        "a place with a wall": replace(cones, city=(*city[:-1], replace(city[-1], closed=2))),
        "a Bonus tile without a wall": replace(later, city=(*later.city[:-1], replace(later.city[-1], closed=-1))),
        "a wall of no side": replace(later, city=(*later.city[:-1], replace(later.city[-1], closed=4))),
        "a Bonus tile twice": replace(later, bonuses=(later.city[-1].piece, *later.bonuses[1:])),
        "a Bonus tile is gone": replace(later, bonuses=later.bonuses[1:]),
        "a tile far from the city": replace(cones, city=(*city[:-1], replace(city[-1], cell=cell_at(30, 30)))),
        "a piece of no number": replace(cones, city=(*city[:-1], replace(city[-1], piece=117))),
        "no round 0": replace(cones, round=0),
        "no round 7": replace(cones, round=7),
        "one seat": replace(cones, seats=1),
        "seven seats": replace(cones, seats=7),
        "a mayor who is not there": replace(cones, mayor=3),
        "over too early": replace(cones, phase=Phase.OVER),
        "a plan with a cone twice": replace(group, plan=(0, 0, 1)),
        "a plan with a white cone": replace(group, plan=(0, 1, 3)),
        "no plan while the group talks": replace(group, plan=()),
        "a plan before the cones": replace(cones, plan=(0, 1, 2)),
        "cones before they are set": replace(cones, cones=group.cones),
        "no cones while the group talks": replace(group, cones=()),
        "two cones on a cell": replace(group, cones=(group.cones[0], group.cones[0], group.cones[2])),
        "a cone on a tile": replace(group, cones=(cell_at(0, 1), *group.cones[1:])),
        "a cone far away": replace(group, cones=(cell_at(20, 20), *group.cones[1:])),
        "four tiles before the white cone": replace(cones, drawn=(*cones.drawn, 2 * cones.bag[0]), bag=cones.bag[1:]),
        "unlocked without a perfect round": replace(cones, unlocked=True),
        "locked after a perfect round": replace(later, unlocked=False),
        "a proposal of the mayor": replace(
            group,
            proposed=tuple(int(seat == group.mayor) for seat in range(3)),
            proposals=tuple((0, 1, 2) if seat == group.mayor else () for seat in range(3)),
        ),
        "six proposals": replace(
            group,
            proposed=tuple(6 * int(seat != group.mayor) for seat in range(3)),
            proposals=tuple((0, 1, 2) if seat != group.mayor else () for seat in range(3)),
        ),
        "an impossible proposal": replace(
            group,
            proposed=tuple(int(seat != group.mayor) for seat in range(3)),
            proposals=tuple((1, 1, 2) if seat != group.mayor else () for seat in range(3)),
        ),
        "proposals of too few seats": replace(group, proposals=((),), proposed=(0,)),
        "loose tiles while the group talks": replace(group, loose=group.drawn),
        "no loose tiles at the corners": replace(corners, loose=()),
        "a loose tile that was not drawn": replace(corners, loose=(2 * corners.bag[0], *corners.loose[1:])),
        "loose tiles with a Bonus tile to lay": replace(bonus, loose=bonus.drawn),
        "faces without both options": replace(group, phase=Phase.FACES, plan=()),
        "a history with a tick of the mayor": replace(
            cones, history=(replace(cones.history[0], ticks=(cones.history[0].mayor,)),)
        ),
        "a history with a tick of nobody": replace(cones, history=(replace(cones.history[0], ticks=(3,)),)),
        "no history": replace(cones, history=()),
        "a history too long": replace(cones, history=(*cones.history, *cones.history)),
        "a history of another mayor": replace(
            cones, history=(replace(cones.history[0], mayor=cones.mayor, deputy=(cones.mayor + 1) % 3),)
        ),
        "a history with a cone meant twice": replace(cones, history=(replace(cones.history[0], meant=(0, 0, 1)),)),
        "a history with a cone guessed twice": replace(cones, history=(replace(cones.history[0], guessed=(0, 0, 1)),)),
    }


BROKEN = broken()


@pytest.mark.parametrize("name", BROKEN)
def test_an_impossible_position_is_refused(name: str) -> None:
    """Sections 2, 3, 5: by the rules and on loading; a refusal names its paragraph."""
    state = BROKEN[name]
    refusals = GAME.refuse_state(state)
    assert refusals
    assert all(refusal.code.startswith("position_") and refusal.rule for refusal in refusals)
    with pytest.raises(RecordError) as caught:
        read(stored(state))
    assert caught.value.code == Fault.IMPOSSIBLE_STATE
    assert caught.value.field == "body.state"


def test_a_tile_behind_a_wall_that_lay_before_it_is_impossible() -> None:
    """5.1, 5.2: the order of the city tells; the other way round it is good."""
    course = Course(3, 6).finish(-1)
    state = course.state
    wall = state.city[-1]
    step = (-128, 1, 128, -1)[wall.closed]
    beyond = Laid(wall.cell + 2 * step, 2 * state.bag[0])
    wrong = replace(state, city=(*state.city, beyond), bag=state.bag[1:])
    assert any(refusal.code == "position_city" and refusal.rule == "5.1" for refusal in GAME.refuse_state(wrong))


def without_last(state: State) -> State:
    """The last piece of the city goes back into the box."""
    last = state.city[-1]
    return replace(state, city=state.city[:-1], bag=(*state.bag, last.piece // 2))


def unfit() -> dict[str, State]:
    """Positions whose city is not what the history of the match has led to."""
    course = Course(3, 6).finish(0)
    cones = course.state
    perfect = Course(3, 6).finish(-1).state
    more = replace(cones, city=(*cones.city, Laid(cell_at(1, 1), 2 * cones.bag[0])), bag=cones.bag[1:])
    wall = Laid(cell_at(1, 1), cones.bonuses[0], 1)
    bonus = replace(cones, city=(*cones.city, wall), bonuses=cones.bonuses[1:])
    no_wall = replace(perfect, city=perfect.city[:-1], bonuses=(perfect.city[-1].piece, *perfect.bonuses))
    past = cones.history[0]
    strange = replace(cones, history=(replace(past, places=(2 * cones.bag[0], *past.places[1:])),))
    beside = replace(cones, city=(*cones.city[:-1], replace(cones.city[-1], cell=cell_at(1, 1))))
    corner = City(perfect.city[:-1]).corner_cells()[0]
    lonely = replace(perfect, city=(*perfect.city[:-1], replace(perfect.city[-1], cell=corner)))
    moved = Course(3, 6).finish(1).state
    told = moved.history[0]
    right = next(n for n in range(3) if told.meant[n] == told.guessed[n])
    cells = list(told.cones)
    cells[told.meant[right]] = cell_at(9, 9)
    return {
        "a tile too many": more,
        "a tile too few": without_last(cones),
        "a mismatched tile that touches with its sides": beside,
        "a Bonus tile that completes no tree": lonely,
        "a Bonus tile without a perfect round": bonus,
        "a perfect round without its Bonus tile": no_wall,
        "a past place that lies nowhere": strange,
        "a matched place that does not lie on its cone": replace(moved, history=(replace(told, cones=tuple(cells)),)),
    }


UNFIT = unfit()


@pytest.mark.parametrize("name", UNFIT)
def test_positions_that_do_not_fit_their_history_are_refused(name: str) -> None:
    """2 (Supply), 3.2.5, 3.4: so many tiles as the rounds have brought, each where its round has put it."""
    assert GAME.refuse_state(UNFIT[name])


def test_good_positions_are_not_refused() -> None:
    """Every position of a match, and those of the builder in round 1."""
    course = Course(3, 6).finish(1, -1, 0, 2, -1, -1)
    assert all(GAME.refuse_state(state) == () for state in course.states)
    assert GAME.refuse_state(position(ROUND, round=1)) == ()


def test_spoilt_positions_are_answered_and_never_raise() -> None:
    """Bad input: one value of a position changed anywhere: found fault with, or good, or not a position at all."""
    rng = random.Random(4)
    course = Course(3, 6).finish(1, -1)
    states = [course.state, course.cones().state, course.plan().state, course.guess(2).state]
    for state in states:
        for _ in range(400):
            plain = json.loads(msgspec.json.encode(state))
            spoil(plain, rng)
            try:
                wrong = msgspec.convert(plain, type=State)
            except msgspec.ValidationError:
                continue
            assert isinstance(GAME.refuse_state(wrong), tuple)


def spoil(plain: Any, rng: random.Random) -> None:
    """Changes one value in a tree of dictionaries and lists."""
    while True:
        key = rng.choice([*plain]) if isinstance(plain, dict) else rng.randrange(len(plain))
        value = plain[key]
        if isinstance(value, dict | list) and value and rng.random() < 0.9:
            plain = value
            continue
        if isinstance(value, bool):
            plain[key] = not value
        elif isinstance(value, int):
            plain[key] = rng.choice((value + 1, value - 1, -1, 0, 2, 127, 10**6, -(10**6)))
        elif isinstance(value, list):
            plain[key] = rng.choice(([], value[1:], [*value, *value[:1]]))
        return


def test_a_match_can_start_at_a_good_position_and_not_at_a_wrong_one() -> None:
    """Design, section 2: an origin is checked."""
    infos = tuple(SeatInfo(f"Seat {n}", PERSON, n + 1) for n in range(3))
    setup = Setup(3, "standard")
    state = Course(3, 6).finish(1).cones().plan().state
    match = Match.new(GAME, setup, infos, 1, origin=state, origin_round=state.round)
    match.act((state.mayor + 1) % 3, SealGuess((2, 0, 1)))
    match.act(state.mayor, Lay(match.state.loose[0], City(match.state.city).corner_cells()[0]))
    assert match.state.round == 2
    with pytest.raises(ValueError, match="position_"):
        Match.new(GAME, setup, infos, 1, origin=replace(state, plan=(0, 0, 1)))
