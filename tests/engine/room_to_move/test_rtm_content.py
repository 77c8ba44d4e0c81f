"""Scenario files that are wrong: each fault with file, field and what was expected; the book keeps the others (rules
page, 1.2, 9, R16)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rtm_builder import FURNITURE, content

import resources
from engine.core.game import Setup
from engine.games.room_to_move.kinds import BonusKind, RuleKind
from engine.games.room_to_move.reading import ContentError
from engine.games.room_to_move.rules import load
from engine.games.room_to_move.scenario import Scenario, read_book, scenario_file, scenario_from

READ = resources.reader("room_to_move")
BOOK = read_book(READ)


def read(file: dict[str, Any]) -> Scenario:
    """The scenario of a file."""
    return scenario_from(json.dumps(file).encode(), "scenarios/00.json", FURNITURE, 0)


def text() -> dict[str, str]:
    """A text in three languages."""
    return dict.fromkeys(("en", "it", "de"), "x")


def card(number: int, tokens: int = 1) -> dict[str, int]:
    """A card of a room."""
    return {"number": number, "tokens": tokens}


def room(name: str, *cards: dict[str, int]) -> dict[str, Any]:
    """A room."""
    return {"id": name, "names": text(), "cards": list(cards)}


def rule(kind: str, **fields: Any) -> dict[str, Any]:
    """A special rule."""
    return {"type": kind, "text": text(), **fields}


def bonus(kind: str, **fields: Any) -> dict[str, Any]:
    """A bonus."""
    return {"type": kind, "text": text(), "points": 2, **fields}


SQUARE = [[1.0, 1.0], [7.0, 1.0], [7.0, 6.0], [1.0, 6.0], [1.0, 1.0]]
CROSSING = [[1.0, 1.0], [7.0, 6.0], [7.0, 1.0], [1.0, 6.0], [1.0, 1.0]]

WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("version", {"version": 2}, "version", "expected 1, not 2"),
    ("number", {"number": 3}, "number", "expected 0, not 3"),
    ("pencils", {"pencils": 4}, "pencils", "0 to 3"),
    ("language missing", {"names": {"en": "x"}}, "names", "texts in en, it, de"),
    ("empty text", {"story": {**text(), "it": " "}}, "story.it", "a text"),
    ("no squares", {"inside": []}, "inside", "squares of a house"),
    ("square outside 16 x 16", {"inside": ["B2:Q6"]}, "inside[0]", "a square from A1 to P16"),
    ("row 17", {"inside": ["B2:G6", "B17"]}, "inside[1]", "a square from A1 to P16"),
    ("disconnected plan", {"inside": ["B2:C3", "E5:F6"]}, "inside", "one connected house"),
    ("corner to corner", {"inside": ["B2:C3", "D4:E5"]}, "inside", "one connected house"),
    ("crossing outline", {"outline": CROSSING}, "outline", "an outline that fits the squares"),
    ("outline too small", {"outline": [[1, 1], [5, 1], [5, 6], [1, 6], [1, 1]]}, "outline", "G2"),
    ("outline too large", {"outline": [[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]]}, "outline", "not"),
    ("unknown number", {"rooms": [room("one", card(34))]}, "rooms[0].cards", "1 to 33"),
    ("number 0", {"rooms": [room("one", card(0))]}, "rooms[0].cards", "1 to 33"),
    ("no tokens", {"rooms": [room("one", card(1, 0))]}, "rooms[0].cards", "1 to 4 tokens"),
    ("too many tokens of a card", {"rooms": [room("one", card(1, 5))]}, "rooms[0].cards", "1 to 4 tokens"),
    ("a card twice", {"rooms": [room("one", card(1), card(1))]}, "rooms[0].cards", "each number once"),
    ("no cards", {"rooms": [room("one")]}, "rooms[0].cards", "at least one card"),
    ("no rooms", {"rooms": []}, "rooms", "at least one room"),
    (
        "six rooms",
        {"rooms": [room(str(k), card(k)) for k in range(1, 7)]},
        "rooms",
        "at most 5 rooms, not 6",
    ),
    ("a room twice", {"rooms": [room("one", card(1)), room("one", card(2))]}, "rooms", "a different id"),
    (
        "more than 25 tokens",
        {"rooms": [room("one", *(card(k, 4) for k in (1, 2, 3, 4))), room("two", *(card(k, 4) for k in (5, 6, 7)))]},
        "rooms",
        "at most 25 tokens, not 28",
    ),
    (
        "a number in three rooms",
        {"rooms": [room("one", card(9)), room("two", card(9)), room("three", card(9))]},
        "rooms",
        "no number in more than two rooms",
    ),
    ("a room that cannot fit", {"inside": ["B2:C3"]}, "rooms[2]", "pieces that fit the 4 squares"),
    ("no hallway, no named room", {"hallway": False}, "named", "the id of a room"),
    ("hallway and a named room", {"named": "one"}, "named", "nothing"),
    ("unknown named room", {"hallway": False, "named": "four"}, "named", "the id of a room"),
    (
        "two front doors",
        {"rules": [rule("front_places", sides=["B2:W"]), rule("front_places", sides=["B4:W"])]},
        "rules",
        "at most one rule FrontPlaces",
    ),
    ("front door inside", {"rules": [rule("front_places", sides=["C3:E"])]}, "rules.front_places", "sides of"),
    ("no side", {"rules": [rule("front_places", sides=["C3:X"])]}, "rules[0].sides[0]", 'a side such as "C4:E"'),
    ("low ceiling outside", {"rules": [rule("low_ceiling", squares=["K9"])]}, "rules.low_ceiling", "inside the house"),
    ("hallway outside", {"rules": [rule("hallway_free", squares=["K9"])]}, "rules.hallway_free", "inside the house"),
    ("stairs outside", {"rules": [rule("stairs", pairs=[["B2", "K9"]])]}, "rules.stairs", "inside the house"),
    (
        "ready room outside",
        {"rules": [rule("ready_room", squares=["K9"], door="K9:E")]},
        "rules.ready_room",
        "inside the house",
    ),
    (
        "ready furniture elsewhere",
        {"rules": [rule("ready_room", squares=["B2:C3"], door="C3:E", furniture=["D4"])]},
        "rules[0].furniture",
        "squares of the ready room",
    ),
    (
        "ready door elsewhere",
        {"rules": [rule("ready_room", squares=["B2:C3"], door="E3:E")]},
        "rules[0].door",
        "a side between the ready room and the rest of the house",
    ),
    ("unknown mark", {"rules": [rule("marks_free", marks=["A"])]}, "rules[0].marks", "marks of the plan"),
    ("order of strange cards", {"rules": [rule("card_order", room="one", numbers=[2])]}, "rules[0].numbers", "numbers"),
    ("order in a strange room", {"rules": [rule("card_order", room="x", numbers=[1])]}, "rules[0].room", "rooms"),
    ("tokens of strange cards", {"rules": [rule("tokens_together", numbers=[32])]}, "rules[0].numbers", "a card of"),
    (
        "together and apart",
        {"rules": [rule("tokens_together", numbers=[19]), rule("tokens_apart", numbers=[19])]},
        "rules[1].numbers",
        "cards that are not both together and apart",
    ),
    ("railing that is not there", {"rules": [rule("touch_railing", room="one")]}, "railing", "sides"),
    ("obstacle outside", {"obstacles": [{"kind": "tree", "squares": ["K9"]}]}, "obstacles", "inside the house"),
    ("unknown obstacle", {"obstacles": [{"kind": "cat", "squares": ["C3"]}]}, "obstacles[0].kind", "one of tree"),
    ("lake inside", {"outside": [{"kind": "lake", "squares": ["C3"]}]}, "outside.lake", "outside the house"),
    ("unknown thing", {"outside": [{"kind": "cat", "squares": ["A1"]}]}, "outside[0].kind", "one of tree"),
    ("wall at the rim", {"walls": ["B2:W"]}, "walls", "between two squares of the house"),
    ("door at the rim", {"doors": ["B2:W"]}, "doors", "between two squares"),
    ("window inside", {"windows": ["C3:E"]}, "windows", "sides of the house's walls"),
    (
        "marks twice",
        {"marks": [{"letter": "A", "square": "B2"}, {"letter": "A", "square": "C2"}]},
        "marks",
        "different",
    ),
    ("bonus of 0 points", {"bonuses": [bonus("doors", points=0)]}, "bonuses[0].points", "other than 0"),
    ("bonus of a strange room", {"bonuses": [bonus("complete", room="x")]}, "bonuses[0].room", "one of the rooms"),
    ("bonus of a strange card", {"bonuses": [bonus("count", numbers=[32])]}, "bonuses[0].numbers", "a card of"),
    ("bonus in a strange zone", {"bonuses": [bonus("seats", zone="z")]}, "bonuses[0].zone", "a zone of the plan"),
    (
        "distance to a strange room",
        {"bonuses": [bonus("distance", one={"room": "x"}, other={"front": True}, at_most=1)]},
        "bonuses[0].one.room",
        "one of the rooms",
    ),
    (
        "distance to a strange card",
        {"bonuses": [bonus("distance", one={"front": True}, other={"number": 32}, at_most=1)]},
        "bonuses[0].other.number",
        "a card of",
    ),
    (
        "distance between nothing",
        {"bonuses": [bonus("distance", one={}, other={"number": 1}, at_most=1)]},
        "bonuses[0].one",
        "a number, a room or the front door",
    ),
    (
        "distance without a limit",
        {"bonuses": [bonus("distance", one={"front": True}, other={"number": 1})]},
        "bonuses[0]",
        "at_most or at_least",
    ),
    ("size without a limit", {"bonuses": [bonus("size", room="one")]}, "bonuses[0]", "one of at_least"),
    ("unknown side", {"bonuses": [bonus("window_faces", room="one", side="X")]}, "bonuses[0].side", "N, E, S or W"),
    ("unknown view", {"bonuses": [bonus("window_sees", thing="cat")]}, "bonuses[0].thing", "one of tree"),
    ("unknown tag", {"bonuses": [bonus("tagged", tag_name="cat")]}, "bonuses[0].tag_name", "one of plant"),
    ("unknown place", {"bonuses": [bonus("circulation_at", place="roof")]}, "bonuses[0].place", "window, outer_wall"),
    ("beside nothing", {"bonuses": [bonus("beside", numbers=[1])]}, "bonuses[0]", "others or a thing"),
    ("railing bonus", {"bonuses": [bonus("touches_railing", room="one")]}, "railing", "since a bonus"),
    ("strange marks", {"bonuses": [bonus("covers", marks=["A"])]}, "bonuses[0].marks", "marks of the plan"),
    ("unknown kind", {"bonuses": [bonus("wishes")]}, "bonuses[0].type", "nvalid value"),
    ("unknown field", {"colour": "red"}, "content", "unknown field"),
    ("wrong type", {"pencils": "two"}, "pencils", "`int`"),
]


@pytest.mark.parametrize(("change", "field", "expected"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG])
def test_1_2_a_wrong_scenario_names_file_field_and_what_was_expected(
    change: dict[str, Any], field: str, expected: str
) -> None:
    """1.2, 9, R16: bad input, fault by fault."""
    file = content(rooms={"one": ((1, 1), (19, 2)), "two": ((2, 1), (8, 1)), "three": ((4, 1), (33, 1))})
    assert read(file).number == 0
    with pytest.raises(ContentError) as caught:
        read({**file, **change})
    assert (caught.value.file, caught.value.field) == ("scenarios/00.json", field)
    assert expected in str(caught.value)


def test_r16_hallway_has_no_default() -> None:
    """R16."""
    file = content()
    del file["hallway"]
    with pytest.raises(ContentError, match="hallway"):
        read(file)


def test_1_2_a_hole_in_the_plan_is_a_courtyard() -> None:
    """1.2, R27: allowed by squares; an outline has no holes, so that one round the courtyard does not fit."""
    file = content("B2:G3 B4:C4 F4:G4 B5:G6")
    assert read(file).inside.bit_count() == 28
    with pytest.raises(ContentError) as caught:
        read({**file, "outline": SQUARE})
    assert caught.value.field == "outline"


def test_1_2_bytes_that_are_no_json() -> None:
    """Bad input."""
    with pytest.raises(ContentError) as caught:
        scenario_from(b"{", "scenarios/00.json", FURNITURE, 0)
    assert caught.value.field == "content"


def test_1_2_a_bad_scenario_is_unusable_and_the_others_work() -> None:
    """1.2: with its reason; it cannot be chosen."""

    def spoiled(name: str) -> bytes:
        if name == scenario_file(5):
            return b"{}"
        if name == scenario_file(7):
            raise OSError("gone")
        return READ(name)

    game = load(spoiled)
    assert sorted(game.book.unusable) == [5, 7]
    assert scenario_file(5) in game.book.unusable[5]
    assert "gone" in game.book.unusable[7]
    assert len(game.book.scenarios) == 11
    options = {"walls_later": "off", "carpet": "strict"}
    refused = game.refuse_setup(Setup(1, "standard", {**options, "scenario": "05"}))
    assert refused is not None
    assert (refused.code, refused.numbers) == ("setup_scenario", (5,))
    assert game.refuse_setup(Setup(1, "standard", {**options, "scenario": "06"})) is None
    assert game.content != load(READ).content


# The scenarios of this edition


def test_1_2_thirteen_scenarios_can_be_played() -> None:
    """1.2: training, five with a pencil, four with two, three with three."""
    assert BOOK.unusable == {}
    pencils = [BOOK.scenarios[number].file.pencils for number in range(13)]
    assert pencils == [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


@pytest.mark.parametrize("number", range(13))
def test_1_2_size_fill_and_tokens(number: int) -> None:
    """1.2: 48 to 114 squares (the training one about 42), pieces on 35 to 70 % of them in the mean, five rooms at most,
    at most 25 tokens."""
    plan = BOOK.scenarios[number]
    size = plan.inside.bit_count()
    assert size == 42 if number == 0 else 48 <= size <= 114
    mean = {
        number: sum(len(p.shape.furniture) for p in BOOK.furniture.pieces if p.number == number) / 4
        for number in range(1, 34)
    }
    fill = sum(tokens * mean[number] for one in plan.rooms for number, tokens in one.cards)
    fill /= size - sum(one.area.bit_count() for one in plan.ready)
    assert 0.35 <= fill <= 0.7, f"{fill:.2f}"
    assert len(plan.rooms) <= 5
    assert sum(one.tokens for one in plan.rooms) <= 25


def test_1_2_two_scenarios_have_walls_off_the_grid() -> None:
    """9: at least two."""
    assert sum(bool(plan.file.outline) for plan in BOOK.scenarios.values()) >= 2


def test_1_2_together_they_use_every_kind_that_is_built() -> None:
    """1.2: every kind of rule and of bonus at least once."""
    used = {type(one) for plan in BOOK.scenarios.values() for one in (*plan.rules, *plan.bonuses)}
    assert used == {*RuleKind.__args__, *BonusKind.__args__}  # type: ignore[attr-defined]


def test_1_2_rules_have_something_to_rule() -> None:
    """1.2: rules on tokens speak of cards with more than one."""
    for plan in BOOK.scenarios.values():
        tokens = {number: count for one in plan.rooms for number, count in one.cards}
        for one in plan.rules:
            if type(one).__name__ in ("TokensTogether", "TokensApart"):
                assert all(tokens[number] > 1 for number in one.numbers), plan.number
