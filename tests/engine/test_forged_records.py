"""Logs that these rules have not written are refused with the number of the entry and the reason, in every game."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import msgspec
import pytest
from forging import MODES, act_once, before, begun, error_of, forged, number_of, opened, played, was_played, with_state
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.entries import Act, Consent, Redo, Undo
from engine.core.match import Match
from engine.core.mutations import altered
from engine.core.record import AT_ONCE, LARGEST, MOST_ENTRIES, Fault, RecordError, forgery
from engine.core.registry import GAMES


def taken(data: bytes, game: str) -> bool:
    """Whether the record is taken; then it must be one that people could have played."""
    try:
        opened(data, game)
    except RecordError:
        return False
    assert was_played(data, game)
    return True


every_mode = pytest.mark.parametrize(("game", "mode"), MODES)
every_game = pytest.mark.parametrize(("game", "mode"), [next(pair for pair in MODES if pair[0] == g) for g in GAMES])


def acts_of(match: Match) -> list[tuple[int, Act[Any]]]:
    """The acts of a log with their numbers."""
    return [(number, entry) for number, entry in enumerate(match.entries) if isinstance(entry, Act)]


def first(match: Match, kind: type) -> int:
    """The number of the first entry of a kind."""
    return next(number for number, entry in enumerate(match.entries) if isinstance(entry, kind))


@every_mode
def test_the_records_themselves_are_taken(game: str, mode: str) -> None:
    match = played(game, mode)
    kinds = {type(entry) for entry in match.entries}
    assert {Act, Undo, Redo, Consent} <= kinds
    again = opened(match.record(), game)
    assert again.check() is None
    assert again.record() == match.record()


@every_mode
def test_an_action_that_the_rules_refuse_is_named_with_its_reason(game: str, mode: str) -> None:
    """What the rules say of it at its place is what the error says, code for code."""
    match = played(game, mode)
    draft = Chance(11).draft()
    refused = 0
    for number, entry in acts_of(match)[::3]:
        wrong = altered(match.game, entry.action, draft)
        if wrong is None or wrong == entry.action:
            continue
        refusal = before(match, number).refuse(entry.seat, wrong)
        data = forged(match, lambda log, n=number, w=wrong: log[n].update(action=msgspec.to_builtins(w)))
        if refusal is None:
            # Another legal action: what follows tells, unless it was taken back or comes to the same.
            if not taken(data, game):
                assert number_of(error_of(data, game)) >= number
            continue
        refused += 1
        error = error_of(data, game)
        assert (error.code, error.field, error.found) == (
            Fault.REFUSED_ENTRY,
            f"body.entries[{number}].action",
            refusal.code,
        )
    assert refused >= 3


@every_mode
def test_an_act_of_another_seat_is_named(game: str, mode: str) -> None:
    match = played(game, mode)
    seats = match.setup.seats
    for number, entry in acts_of(match)[::4]:
        for seat in {(entry.seat + 1) % seats, seats, -1, 2**40} - {entry.seat}:
            error = error_of(forged(match, lambda log, n=number, s=seat: log[n].update(seat=s)), game)
            # An undo further on may find the seat wrong before the rules are asked.
            assert number_of(error) >= number
            if not 0 <= seat < seats:
                assert (error.code, error.field) == (Fault.OUT_OF_RANGE, f"body.entries[{number}].seat")


@every_mode
def test_acts_left_out_doubled_or_after_the_end_are_named(game: str, mode: str) -> None:
    match = played(game, mode)
    last = acts_of(match)[-1][0]
    end = len(match.entries)
    for number, _ in acts_of(match)[::4]:
        # Without its last act the log ends one entry earlier than the stored state.
        assert number_of(error_of(forged(match, lambda log, n=number: log.pop(n)), game)) >= min(number, end - 2)
        assert number_of(error_of(forged(match, lambda log, n=number: log.insert(n, log[n])), game)) >= number
    error = error_of(forged(match, lambda log: log.append(log[last])), game)
    assert (error.code, error.field, error.found) == (Fault.REFUSED_ENTRY, f"body.entries[{end}].action", "match_over")
    assert number_of(error_of(forged(match, lambda log: log.clear()), game)) == 0


@every_mode
def test_what_chance_produced_cannot_be_chosen(game: str, mode: str) -> None:
    match = played(game, mode)
    drawn = [number for number, entry in acts_of(match) if entry.drawn]
    for number in drawn[:5]:
        error = error_of(forged(match, lambda log, n=number: log[n]["drawn"][0]["numbers"].append(1)), game)
        assert (error.code, error.field) == (Fault.DIFFERENT_ENTRY, f"body.entries[{number}].drawn")
    for number, entry in acts_of(match)[:5]:
        told = not entry.discloses
        error = error_of(forged(match, lambda log, n=number, t=told: log[n].update(discloses=t)), game)
        assert (error.code, error.field) == (Fault.DIFFERENT_ENTRY, f"body.entries[{number}].discloses")
        error = error_of(forged(match, lambda log, n=number: log[n].update(mark="f" * 16)), game)
        assert (error.code, error.field) == (Fault.DIFFERENT_ENTRY, f"body.entries[{number}].mark")


@every_mode
def test_a_good_state_that_the_log_does_not_lead_to_is_named(game: str, mode: str) -> None:
    match = played(game, mode)
    error = error_of(with_state(match, match.state_after(len(match.acts) // 2)), game)
    assert (error.code, number_of(error)) == (Fault.DIFFERENT_ENTRY, len(match.entries) - 1)


@every_mode
def test_taking_back_what_may_not_be_taken_back_is_named(game: str, mode: str) -> None:
    """Undo of nothing, of the act of another seat, of half; redo of no undo; agreement of nobody and of too few."""
    match = played(game, mode)
    seats = match.setup.seats
    undo, redo, consent = first(match, Undo), first(match, Redo), first(match, Consent)
    cases: list[tuple[int, dict[str, Any], Fault | None]] = [
        (undo, {"entry": 10**9}, Fault.CONTRADICTION),
        (undo, {"entry": -1}, Fault.CONTRADICTION),
        (undo, {"entry": undo}, Fault.CONTRADICTION),
        (undo, {"seat": seats}, Fault.OUT_OF_RANGE),
        (undo, {"tail": not json.loads(match.record())["body"]["entries"][undo].get("tail", False)}, None),
        (redo, {"entry": 0}, Fault.CONTRADICTION),
        (redo, {"entry": redo}, Fault.CONTRADICTION),
        (redo, {"seat": -1}, Fault.OUT_OF_RANGE),
        (consent, {"entry": 10**9}, Fault.CONTRADICTION),
        (consent, {"seats": [seats]}, Fault.OUT_OF_RANGE),
        (consent, {"seats": []}, Fault.REFUSED_ENTRY),
        (consent, {"seats": [0] * (seats - 1)}, Fault.REFUSED_ENTRY),
    ]
    for number, change, code in cases:
        error = error_of(forged(match, lambda log, n=number, c=change: log[n].update(c)), game)
        assert code is None or error.code == code, change
        assert number_of(error) >= number, change
        if code == Fault.REFUSED_ENTRY:
            assert (number_of(error), error.found) == (number, "consent_missing")


@every_mode
def test_undo_across_a_disclosing_step_needs_free_undo(game: str, mode: str) -> None:
    match = played(game, mode)
    crossed = next(
        number
        for number, entry in enumerate(match.entries)
        if isinstance(entry, Undo) and match.entries[entry.entry].discloses  # type: ignore[union-attr]
    )
    document = json.loads(match.record())
    document["body"]["table"]["free_undo"] = False
    error = error_of(json.dumps(document).encode(), game)
    assert error.code == Fault.REFUSED_ENTRY
    assert error.found in {"undo_disclosed", "undo_blocks_other"}
    assert number_of(error) <= crossed


KINDS = ("action", "seat", "pop", "double", "swap", "undo", "redo", "consent", "draw", "cut", "hand_over")


def spoil(log: list[dict[str, Any]], kind: str, number: int, value: int, match: Match) -> None:
    """Changes a log in one place."""
    entry = log[number]
    match kind:
        case "action" if entry["type"] == "act":
            action = msgspec.convert(entry["action"], type=match.game.types.action)
            wrong = altered(match.game, action, Chance(number).draft())
            if wrong is not None:
                entry["action"] = msgspec.to_builtins(wrong)
        case "seat":
            entry["seat"] = value
        case "pop":
            del log[number]
        case "double":
            log.insert(value % (len(log) + 1), entry)
        case "swap":
            other = value % len(log)
            log[number], log[other] = log[other], log[number]
        case "undo":
            log.insert(number, {"type": "undo", "seat": value % 4, "entry": value, "tail": value % 2 == 0})
        case "redo":
            log.insert(number, {"type": "redo", "seat": value % 4, "entry": value})
        case "consent":
            log.insert(number, {"type": "consent", "seats": [0, 1, 2][: value % 4], "entry": value})
        case "draw" if entry["type"] == "act":
            entry["drawn"] = [{"stream": "deck", "numbers": [value]}]
        case "cut":
            del log[number:]
        case "hand_over":
            log.insert(number, {"type": "hand_over", "seat": value % 4, "controller": "random"})


@settings(deadline=None, max_examples=400)
@given(
    which=st.sampled_from(MODES),
    changes=st.lists(
        st.tuples(
            st.sampled_from(KINDS),
            st.integers(0, 10_000),
            st.one_of(st.integers(-3, 60), st.sampled_from((2**31, 2**63, 2**64, -(2**63), 10**30, 10**299))),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_a_log_changed_anywhere_is_refused_or_was_played_by_the_rules(
    which: tuple[str, str], changes: list[tuple[str, int, int]]
) -> None:
    """Nothing else than a RecordError comes out; a log that is taken is one that people could have played."""
    game, mode = which
    match = played(game, mode)

    def change(log: list[dict[str, Any]]) -> None:
        for kind, place, value in changes:
            if log:
                spoil(log, kind, place % len(log), value, match)

    data = forged(match, change)
    if not taken(data, game):
        error_of(data, game)


# Long logs


def long_log(game: str, mode: str, pairs: int = AT_ONCE // 2 + 100) -> Match:
    """A match in which the first act was taken back and brought back so many times."""
    match = begun(game, mode, free_undo=True)
    draft = Chance(5).draft()
    seat = act_once(match, draft)
    for _ in range(pairs):
        match.undo(seat)
        match.redo(seat)
    act_once(match, draft)
    return match


@every_game
def test_what_is_wrong_far_on_is_found_by_the_check(game: str, mode: str) -> None:
    """A long log is loaded after its first entries; the check finds the rest and says the same as a whole replay."""
    match = long_log(game, mode)
    assert opened(match.record(), game, AT_ONCE).check() is None
    last = len(match.entries) - 1
    data = forged(match, lambda log: log[last].update(mark="f" * 16))
    again = opened(data, game, AT_ONCE)
    assert again.diverged is None
    assert forgery(again, "m.cantiere") is None
    assert again.check() == last
    assert again.read_only
    late = forgery(again, "m.cantiere")
    assert late is not None
    assert str(late) == str(error_of(data, game))
    # The match goes on and stays what it was: its file is loaded again, and found out again.
    act_once(again, Chance(1).draft())
    assert opened(again.record(), game, AT_ONCE).check() == last
    undo = next(number for number in range(AT_ONCE - 1, 0, -1) if isinstance(match.entries[number], Undo))
    near = forged(match, lambda log: log[undo].update(tail=True))
    with pytest.raises(RecordError) as caught:
        opened(near, game, AT_ONCE)
    assert caught.value.field == f"body.entries[{undo}].tail"


@every_game
def test_a_log_of_a_million_entries_is_refused_at_once(game: str, mode: str) -> None:
    """By its size, its number of entries or its first wrong entry: the window never waits for it."""
    match = long_log(game, mode, 2)
    entry = {"type": "hand_over", "seat": 0, "controller": "person"}
    for count in (MOST_ENTRIES, 100_000, 1_000_000):
        data = forged(match, lambda log, n=count: log.extend([entry] * n))
        begin = perf_counter()
        error = error_of(data, game)
        seconds = perf_counter() - begin
        assert error.code == Fault.TOO_LARGE
        assert (error.field == "body.entries") == (len(data) <= LARGEST)
        assert seconds < 2
    act = json.loads(match.record())["body"]["entries"][-1]
    for count in (AT_ONCE, MOST_ENTRIES - len(match.entries)):
        begin = perf_counter()
        data = forged(match, lambda log, n=count: log.extend([act] * n))
        if len(data) <= LARGEST:
            error = error_of(data, game)
            assert (error.code, number_of(error)) == (Fault.REFUSED_ENTRY, len(match.entries))
        assert perf_counter() - begin < 5


@every_game
@pytest.mark.parametrize(
    "digits", ["9223372036854775808", "18446744073709551616", "-1" + "0" * 30, "9" * 300, "9" * 9999]
)
def test_numbers_beyond_all_measure(game: str, mode: str, digits: str) -> None:
    match = played(game, mode)
    number = acts_of(match)[-1][0]
    for field in ("seat", "entry"):
        data = forged(match, lambda log, f=field: log[number].update({f: 7_777_777}))
        error = error_of(data.replace(b"7777777", digits.encode()), game)
        assert error.code in {Fault.OUT_OF_RANGE, Fault.NUMBER, Fault.UNKNOWN_FIELD, Fault.WRONG_TYPE}
