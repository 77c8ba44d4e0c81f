"""Records: the same bytes again, every kind of damage named by file and field, divergence, migrations."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_games import BIDS, HEAP, TOYS, Bid, Take, loaded, match_of, no_content

from engine.core.chance import Chance
from engine.core.entries import PERSON, Reason
from engine.core.game import RefusedError
from engine.core.record import LARGEST, Fault, RecordError, load_record, read_header
from engine.core.wire import FORMAT, VERSION


def finished(game=BIDS, seats=3, seed=5, **more):
    """A match of random acts at its end, with an undo, a redo, a hand-over and an aid in its log."""
    match = match_of(game, seats, seed, aids=("hints",), **more)
    draft = Chance(seed).draft()
    while match.outcome is None:
        seat = draft.chosen("s", match.waiting)
        match.act(seat, game.choices(match.state, seat).sample(draft, "s"))
        if match.refuse_undo(seat) is None and draft.number("s", 2):
            match.undo(seat)
            match.redo(seat)
    match.hand_over(1, "random")
    match.use_aid(0, "hints")
    return match


DATA = finished().record()


def edited(change, data=DATA, seal=True):
    """The record with its plain form changed; with ``seal`` the digest is made to fit again."""
    document = json.loads(data)
    change(document)
    if seal and isinstance(document.get("body"), dict) and "state" in document["body"]:
        document["body"]["digest"] = sha256(plain(document["body"]["state"])).hexdigest()
    return plain(document)


def plain(value):
    """JSON in the order in which the fields stand."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def fault(data, **more):
    """The RecordError of a record that cannot be loaded."""
    with pytest.raises(RecordError) as caught:
        loaded(data, **more)
    error = caught.value
    assert error.file == "saved.json"
    assert str(error).startswith("saved.json")
    assert str(error).endswith(".")
    assert "\n" not in str(error)
    return error


@pytest.mark.parametrize("game", [BIDS, HEAP])
def test_a_record_loads_to_the_same_match(game):
    match = finished(game)
    data = match.record()
    again = loaded(data)
    assert again.record() == data
    assert again.digest == match.digest
    assert again.outcome == match.outcome
    assert again.seats == match.seats
    assert again.acts == match.acts
    assert again.check() is None
    assert again.history() == match.history()
    assert [again.state_after(n) for n in range(len(match.acts) + 1)] == [
        match.state_after(n) for n in range(len(match.acts) + 1)
    ]


def test_every_option_is_written_out():
    document = json.loads(finished(HEAP).record())
    assert document["body"]["setup"]["options"] == {"stones": "12", "peek": "no"}


def test_the_version_is_that_of_the_project():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == VERSION
    header = read_header(DATA)
    assert (header.app, header.format, header.version, header.game, header.rules) == (
        "cantiere",
        FORMAT,
        VERSION,
        "toy_bids",
        2,
    )


def test_a_loaded_match_plays_on():
    match = match_of()
    match.act(0, Bid(2))
    again = loaded(match.record())
    for board in (match, again):
        board.act(2, Bid(1))
        board.act(1, Bid(4))
    assert again.record() == match.record()


# Damage to the bytes


def test_cut_at_every_byte():
    for length in range(len(DATA)):
        error = fault(DATA[:length])
        assert error.code == (Fault.CUT if length else Fault.EMPTY), f"cut after {length} bytes: {error}"


def test_a_record_with_names_in_many_scripts_cut_at_every_byte():
    document = json.loads(DATA)
    document["body"]["seats"][0]["name"] = 'Zoë "ß" \\ 東京 \u00a0🏠'
    data = plain(document)
    assert loaded(data).seats[0].name == document["body"]["seats"][0]["name"]
    for length in range(1, len(data)):
        assert fault(data[:length]).code == Fault.CUT


@given(st.data())
def test_changed_bytes_are_reported_or_harmless(data):
    damaged = bytearray(DATA)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place] = data.draw(st.integers(0, 255))
    try:
        match = loaded(bytes(damaged))
    except RecordError:
        return
    match.check()


@given(st.binary(max_size=200))
def test_random_bytes(data):
    assert fault(data).code in {
        Fault.EMPTY,
        Fault.NOT_TEXT,
        Fault.NOT_JSON,
        Fault.CUT,
        Fault.FOREIGN,
        Fault.NUMBER,
    }


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", Fault.EMPTY),
        (b" \n\t ", Fault.EMPTY),
        (b"\x89PNG\r\n\x1a\n", Fault.NOT_TEXT),
        ("{}".encode("utf-16"), Fault.NOT_TEXT),
        (b"hello", Fault.NOT_JSON),
        (b"[General]\nsize=3\n", Fault.NOT_JSON),
        (DATA + b"x", Fault.NOT_JSON),
        (DATA + DATA, Fault.NOT_JSON),
        (b"[]", Fault.FOREIGN),
        (b"3", Fault.FOREIGN),
        (b"null", Fault.FOREIGN),
        (b"{}", Fault.FOREIGN),
        (b'{"app":"other","format":1}', Fault.FOREIGN),
        (b'{"app":["cantiere"]}', Fault.FOREIGN),
        (b"[" * 200_000, Fault.TOO_DEEP),
        (b'{"a":' * 200_000, Fault.TOO_DEEP),
        (DATA.replace(b'"origin":null', b'"origin":' + b"[" * 200_000 + b"]" * 200_000), Fault.TOO_DEEP),
        (DATA.replace(b'"seed":5', b'"seed":' + b"9" * 5000, 1), Fault.NUMBER),
        (DATA.replace(b'"seed":5', b'"seed":NaN', 1), Fault.NUMBER),
        (DATA.replace(b'"seed":5', b'"seed":-Infinity', 1), Fault.NUMBER),
        (DATA.replace(b'"seed":5', b'"seed":5,"seed":6', 1), Fault.DOUBLE_FIELD),
        (b" " * (LARGEST + 1), Fault.TOO_LARGE),
    ],
    ids=range(22),
)
def test_what_is_no_record(data, code):
    assert fault(data).code == code


def test_a_lone_surrogate_is_reported():
    data = DATA.replace(b'"name":"Seat 1"', b'"name":"\\ud800"')
    assert data != DATA
    assert fault(data).code == Fault.NOT_TEXT


# Damage to the header


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"format": FORMAT + 1}, Fault.NEWER_FORMAT, "format"),
        ({"format": FORMAT + 1, "shape": {"new": 1}}, Fault.NEWER_FORMAT, "format"),
        ({"format": 0}, Fault.OLDER_FORMAT, "format"),
        ({"format": "1"}, Fault.WRONG_TYPE, "format"),
        ({"rules": 3}, Fault.NEWER_RULES, "rules"),
        ({"rules": 0}, Fault.OUT_OF_RANGE, "rules"),
        ({"game": "chess"}, Fault.UNKNOWN_GAME, "game"),
        ({"game": 7}, Fault.WRONG_TYPE, "game"),
        ({"game": "toy_heap", "rules": 1}, Fault.UNKNOWN_FIELD, "body.entries[0].action"),
        ({"extra": 1}, Fault.UNKNOWN_FIELD, ""),
        ({"body": None}, Fault.WRONG_TYPE, "body"),
        ({"body": []}, Fault.WRONG_TYPE, "body"),
    ],
)
def test_wrong_headers(change, code, field):
    error = fault(edited(lambda document: document.update(change)))
    assert (error.code, error.field) == (code, field)


def test_a_record_of_another_game_than_wanted():
    for wanted in ("toy_heap", HEAP):
        error = fault(DATA, game=wanted)
        assert (error.code, error.expected, error.found) == (Fault.WRONG_GAME, "'toy_heap'", "'toy_bids'")
    assert loaded(DATA, game="toy_bids").game.facts.id == "toy_bids"


# Damage to the body


def put(*path_and_value):
    """A change that puts the last argument at the path before it."""
    *path, key, value = path_and_value

    def change(document):
        place = document["body"]
        for step in path:
            place = place[step]
        place[key] = value

    return change


def drop(*path):
    """A change that removes the field at the path."""
    *path, key = path

    def change(document):
        place = document["body"]
        for step in path:
            place = place[step]
        del place[key]

    return change


UNDO = next(n for n, entry in enumerate(json.loads(DATA)["body"]["entries"]) if entry["type"] == "undo")
END = len(json.loads(DATA)["body"]["entries"])


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (put("seed", "5"), Fault.WRONG_TYPE, "body.seed"),
        (put("seed", 5.5), Fault.WRONG_TYPE, "body.seed"),
        (put("seed", True), Fault.WRONG_TYPE, "body.seed"),
        (put("entries", 0, "seat", "zero"), Fault.WRONG_TYPE, "body.entries[0].seat"),
        (put("entries", 0, "action", "card", None), Fault.WRONG_TYPE, "body.entries[0].action.card"),
        (put("entries", 0, "action", "type", "fold"), Fault.WRONG_TYPE, "body.entries[0].action.type"),
        (put("entries", 0, "type", "dance"), Fault.WRONG_TYPE, "body.entries[0].type"),
        (put("entries", 0, "extra", 1), Fault.UNKNOWN_FIELD, "body.entries[0]"),
        (drop("entries", 0, "seat"), Fault.MISSING_FIELD, "body.entries[0].seat"),
        (drop("state"), Fault.MISSING_FIELD, "body.state"),
        (drop("setup", "mode"), Fault.MISSING_FIELD, "body.setup.mode"),
        (put("setup", "mode", "nowhere"), Fault.OUT_OF_RANGE, "body.setup"),
        (put("setup", "options", {"x": "y"}), Fault.OUT_OF_RANGE, "body.setup"),
        (put("setup", "seats", 2), Fault.CONTRADICTION, "body.seats"),
        (put("seats", 1, "controller", "grandmaster"), Fault.OUT_OF_RANGE, "body.seats[1].controller"),
        (put("seats", 1, "colour", 13), Fault.OUT_OF_RANGE, "body.seats[1].colour"),
        (put("seed", -1), Fault.OUT_OF_RANGE, "body.seed"),
        (put("seed", 2**63), Fault.OUT_OF_RANGE, "body.seed"),
        (put("seed", 6), Fault.CONTRADICTION, "body.chance.seed"),
        (put("chance", "positions", [["die", 1], ["die", 2]]), Fault.CONTRADICTION, "body.chance.positions"),
        (put("chance", "positions", [["die", -1]]), Fault.OUT_OF_RANGE, "body.chance.positions[0][1]"),
        (put("entries", 0, "seat", 3), Fault.OUT_OF_RANGE, "body.entries[0].seat"),
        (put("entries", 0, "seat", -1), Fault.OUT_OF_RANGE, "body.entries[0].seat"),
        (put("entries", UNDO, "entry", 999), Fault.CONTRADICTION, f"body.entries[{UNDO}].entry"),
        (put("entries", UNDO + 1, "entry", 0), Fault.CONTRADICTION, f"body.entries[{UNDO + 1}].entry"),
        (put("entries", END - 2, "controller", "god"), Fault.OUT_OF_RANGE, f"body.entries[{END - 2}].controller"),
        (put("entries", END - 1, "aid", "left"), Fault.CONTRADICTION, f"body.entries[{END - 1}].aid"),
        (put("state", "round", 99), Fault.IMPOSSIBLE_STATE, "body.state"),
        (put("state", "hands", [[], []]), Fault.IMPOSSIBLE_STATE, "body.state"),
        (put("origin", {**json.loads(DATA)["body"]["state"], "round": 99}), Fault.IMPOSSIBLE_STATE, "body.origin"),
    ],
)
def test_wrong_bodies_are_named_by_field(change, code, field):
    error = fault(edited(change))
    assert (error.code, error.field) == (code, field), str(error)
    assert error.expected
    assert error.found


def test_a_state_of_fewer_seats_is_impossible():
    small = json.loads(finished(seats=2).record())["body"]["state"]
    assert fault(edited(put("state", small))).code == Fault.IMPOSSIBLE_STATE


def test_a_changed_state_with_its_old_digest_is_edited():
    error = fault(edited(put("state", "points", [99, 0, 0]), seal=False))
    assert (error.code, error.field) == (Fault.EDITED, "body.digest")


def test_options_are_checked_by_name():
    data = finished(HEAP).record()
    error = fault(edited(put("setup", "options", "stones", "13"), data))
    assert (error.code, error.field) == (Fault.OUT_OF_RANGE, "body.setup.options.stones")
    error = fault(edited(drop("setup", "options", "peek"), data))
    assert (error.code, error.field) == (Fault.MISSING_FIELD, "body.setup.options.peek")


def test_an_undo_of_another_seat_is_a_contradiction():
    wrong = (json.loads(DATA)["body"]["entries"][UNDO]["seat"] + 1) % 3
    error = fault(edited(put("entries", UNDO, "seat", wrong)))
    assert (error.code, error.field) == (Fault.CONTRADICTION, f"body.entries[{UNDO}].seat")


# Records that a later version replays differently


def under_way():
    """The record of a match under way."""
    match = match_of(seed=5)
    for seat in (0, 1, 2):
        match.act(seat, Bid(seat + 1))
    match.act(1, Bid(4))
    return match.record()


def older(data):
    """The record as if the rules had been changed since it was written."""
    return edited(lambda document: document.update(rules=document["rules"] - 1), data)


def diverged(change):
    """A match of older rules that does not replay by these."""
    again = loaded(older(edited(change, under_way())))
    assert again.check() == again.diverged
    assert again.read_only
    return again


SEAT_AGAIN = put("entries", 1, "seat", 0)

DIFFERENCES = pytest.mark.parametrize(
    ("change", "entry", "field"),
    [
        (put("entries", 2, "drawn", 0, "numbers", [0]), 2, "drawn"),
        (put("entries", 2, "mark", "0" * 16), 2, "mark"),
        (put("entries", 0, "discloses", True), 0, "discloses"),
        (put("entries", 1, "action", "card", 9), 1, "action"),
        (SEAT_AGAIN, 1, "action"),
        (put("entries", 3, "action", "card", 1), 3, "digest"),
        (put("state", "points", [1, 2, 3]), 3, "digest"),
        (put("chance", "positions", [["die", 7]]), 3, "chance"),
        (put("round", 7), 3, "round"),
    ],
)


@DIFFERENCES
def test_check_names_the_first_entry_that_differs(change, entry, field):
    match = diverged(change)
    assert match.diverged == entry
    assert match.difference.field == field
    assert match.difference.expected != match.difference.found


@DIFFERENCES
def test_a_log_of_these_rules_that_differs_is_refused(change, entry, field):
    error = fault(edited(change, under_way()))
    assert error.field == f"body.entries[{entry}].{field}"
    if field == "action":
        assert error.code == Fault.REFUSED_ENTRY
        assert error.found == ("not_waiting" if change is SEAT_AGAIN else "card_not_in_hand")
    else:
        assert error.code == Fault.DIFFERENT_ENTRY
        assert error.expected != error.found


def test_play_goes_on_from_the_stored_state_and_the_history_is_read_only():
    match = diverged(put("entries", 2, "mark", "0" * 16))
    stored = match.digest
    with pytest.raises(RefusedError) as caught:
        match.undo(1)
    assert caught.value.refusal.code == Reason.UNDO_READ_ONLY
    assert match.refuse_consent().code == Reason.UNDO_READ_ONLY
    assert [seat for _, seat, _, _ in match.history()] == [0, 1, 2, 1]
    assert all(told == () for *_, told in match.history())
    with pytest.raises(RefusedError):
        match.state_after(1)
    match.act(0, Bid(4))
    assert match.state_after(5) == match.state
    match.undo(0)
    assert match.digest == stored
    match.redo(0)
    match.consent((0, 1, 2))
    assert match.digest == stored
    # As often as it is written and loaded: its log stays one of the rules that it was begun with.
    for _ in range(3):
        match = loaded(match.record())
        assert match.digest == stored
        assert match.check() == 2


def test_a_log_that_holds_becomes_one_of_these_rules():
    match = loaded(older(under_way()))
    assert match.check() is None
    assert match.record() == under_way()


def test_a_replay_stops_before_the_difference():
    match = diverged(put("entries", 2, "mark", "0" * 16))
    again = match.replayed()
    assert again.diverged == 2
    assert again.acts == (0, 1)


def test_rules_that_stumble_over_a_record_do_not_end_the_program(monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(type(BIDS), "play", stumble)
    error = fault(DATA, game=BIDS)
    assert (error.code, error.field, error.found) == (
        Fault.DIFFERENT_ENTRY,
        "body.entries[0].action",
        "ZeroDivisionError: oh",
    )
    match = loaded(older(DATA), game=BIDS)
    assert match.diverged == 0
    assert match.record() == older(DATA)


def test_changed_content_is_left_to_the_replay():
    other = put("entries", 2, "mark", "0" * 16)
    match = loaded(edited(lambda document: document.update(content="0" * 64), edited(other, under_way())))
    assert match.diverged == 2
    assert json.loads(match.record())["content"] == "0" * 64
    match = loaded(edited(lambda document: document.update(content="0" * 64)))
    assert match.check() is None
    assert match.record() == DATA


# Migrations


def test_older_formats_are_migrated_step_by_step():
    steps = []

    def from_minus_one(document):
        steps.append(-1)
        body = document.pop("content_of_match")
        return {**document, "format": 0, "body": body}

    def from_zero(document):
        steps.append(0)
        document["body"]["table"]["free_undo"] = document["body"]["table"].pop("undo")
        return {**document, "format": 1}

    def age(document):
        document["format"] = -1
        document["body"]["table"]["undo"] = document["body"]["table"].pop("free_undo")
        document["content_of_match"] = document["body"]
        document["body"] = {}

    old = edited(age, seal=False)
    with pytest.raises(RecordError):
        loaded(old)
    # The header of the oldest layout had one field more, so the first step must see the plain document.
    match = loaded(old, migrations={-1: from_minus_one, 0: from_zero})
    assert steps == [-1, 0]
    assert match.record() == DATA


def test_a_migration_that_stumbles_is_reported():
    old = edited(lambda document: document.update(format=0), seal=False)
    error = fault(old, migrations={0: lambda document: document["nothing"]})
    assert (error.code, error.found) == (Fault.WRONG_TYPE, "KeyError: 'nothing'")


def test_a_gap_in_the_migrations_is_reported():
    old = edited(lambda document: document.update(format=-1), seal=False)
    assert fault(old, migrations={0: lambda document: document}).code == Fault.OLDER_FORMAT


def test_records_of_a_passed_registry_only():
    with pytest.raises(RecordError) as caught:
        load_record(DATA, no_content)
    assert caught.value.code == Fault.UNKNOWN_GAME
    assert load_record(DATA, no_content, TOYS).persons == (0, 2)
    assert loaded(match_of(HEAP, 2).record()).seats[0].controller == PERSON


def test_heap_records_hold_big_seeds():
    match = match_of(HEAP, 2, seed=2**63 - 1)
    match.act(0, Take(1))
    assert loaded(match.record()).seed == 2**63 - 1
