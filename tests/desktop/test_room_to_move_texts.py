"""Room to Move in words: every code, event, bonus, name and paragraph is there in three languages."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from room_to_move_samples import C4, D4, DOOR, FRONT, H7, OPTIONS, SOFA, TOLD, finished, game, views
from window_samples import FOLDER, make_translations

import engine.games.room_to_move as game_package
from desktop.texts import games, room_to_move, room_to_move_hints, scenarios, statistics
from desktop.texts.actions import (
    cell_words,
    end_words,
    ending_words,
    group_words,
    mode_line,
    mode_words,
    option_words,
    point_words,
    row_details,
    row_names,
    row_words,
    source_of,
    sources,
    state_words,
    tie_words,
    turn_words,
    value_words,
)
from desktop.texts.events import event_seat, event_squares, event_text, event_turn
from desktop.texts.pages import read_page
from desktop.texts.reasons import refusal_text
from desktop.texts.update import read_catalogue
from desktop.texts.words import SeatName
from engine.core.entries import Reason as MatchReason
from engine.core.game import Refusal
from engine.games.room_to_move import kinds, view
from engine.games.room_to_move.actions import Reason
from engine.games.room_to_move.facts import FACTS
from engine.games.room_to_move.furniture import NUMBERS, PIECES
from engine.games.room_to_move.position import Impossible
from engine.games.room_to_move.view import BonusNow, Hint, Phase
from engine.geometry.squares import EAST, NORTH, edge_of, mask_of, square_named

GAME = FACTS.id
LANGUAGES = ("en", "it", "de")
SEATS = (SeatName("Ada", 1), SeatName("Bo", 2), SeatName("Chidi", 3))
NAMES = tuple(seat.name for seat in SEATS)
SETUP = ("setup_mode", "setup_seats", "setup_option", "setup_scenario")
POSITION = (*map(str, Impossible), "position_scenario")
CODES = sorted({*map(str, Reason), *map(str, MatchReason), *POSITION, *SETUP})
SCENARIOS = range(13)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    """Speaks each language in turn, and English again afterwards."""
    translations = make_translations()
    translations.use(request.param)
    yield request.param
    translations.use("en")


@pytest.fixture
def english(qapp: object) -> None:
    """Speaks English."""
    make_translations().use("en")


def whole(sentence: str) -> bool:
    """Whether a sentence has no placeholder left, begins with a capital or digit and ends with a stop."""
    return bool(sentence) and "%" not in sentence and sentence[-1] == "." and not sentence[0].islower()


def sound(words: str) -> bool:
    """Whether words have no placeholder and no empty slot."""
    return bool(words.strip()) and "%" not in words and not re.search(r"  | [,;:.]|\(\)|: ?[;,.]|[:,]$", words)


# Refusals


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(language: str, code: str) -> None:
    full = Refusal(code, "4", squares=(C4, D4), seats=(0,), pieces=(SOFA,), numbers=(DOOR, 3, 4))
    for refusal in (full, Refusal(code, "4", squares=(C4,), seats=(0,), numbers=(2, 3, 4))):
        sentence = refusal_text(GAME, refusal, SEATS, OPTIONS)
        assert whole(sentence)
        assert sound(sentence)


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_facts_still_makes_a_sentence(code: str, qapp: object) -> None:
    assert refusal_text(GAME, Refusal(code, numbers=(2, 3, 4)), ())
    strange = Refusal(code, seats=(17,), squares=(999,), pieces=(999,), numbers=(5000, -1, 0))
    assert refusal_text(GAME, strange, SEATS, OPTIONS)


def test_codes_of_another_game_are_unknown(qapp: object) -> None:
    with pytest.raises(KeyError):
        refusal_text(GAME, Refusal("cone_twice"), SEATS)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("outside", squares=(C4, D4), pieces=(SOFA,)), "Three-seater: outside the house on C4–D4."),
        (Refusal("on_furniture", squares=(C4, H7), pieces=(40,)),
         "Massage table: furniture stands on C4 and H7 already."),
        (Refusal("needs_wall", numbers=(DOOR,), pieces=(122,)), "Tiled stove: a wall is needed between C4 and D4."),
        (Refusal("door_in_side", numbers=(FRONT,)), "No door south of H7: a piece needs a wall there."),
        (
            Refusal("door_in_side", numbers=(FRONT,), pieces=(122,)),
            "Tiled stove: no door may be south of H7, where a wall is needed.",
        ),
        (Refusal("door_blocked", squares=(D4,), numbers=(DOOR,)), "No door between C4 and D4: D4 must be free."),
        (Refusal("window_not_outer", numbers=(DOOR,)), "No window between C4 and D4: windows go into outer walls."),
        (Refusal("tokens_apart", numbers=(2,)), "Each option must get a token on this card: 2 (small sofa)."),
        (Refusal("tokens_count", numbers=(3, 2)), "The card has only 2 tokens."),
        (Refusal("room_unknown", numbers=(3,)), "Room IV has been turned already, or there is none."),
        (Refusal("front_count", numbers=(1, 2)), "The front door is two squares wide, on one straight wall."),
        (Refusal("no_mirror", pieces=(SOFA,)),
         "Three-seater: mirrored it is the same as turned, so that takes no bright idea."),
        (Refusal("no_mirror", numbers=(2,)), "Only the bright idea mirrors a piece, and only one."),
        (Refusal("not_waiting", seats=(0,)), "Ada has nothing to decide now."),
    ],
)  # fmt: skip
def test_facts_are_filled_in(refusal: Refusal, sentence: str, english: None) -> None:
    assert refusal_text(GAME, refusal, SEATS, OPTIONS) == sentence


# Events


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_line_that_names_its_seat(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, SEATS, OPTIONS)
    assert line
    assert sound(line)
    assert not line[0].islower()
    seat = event_seat(event)
    assert all(name in line for name in NAMES) if seat is None else SEATS[seat].name in line
    assert event_turn(event) == getattr(event, "round", 0)


def test_no_event_is_forgotten(qapp: object) -> None:
    assert {type(event) for event in TOLD} == set(typing.get_args(view.Event))


def test_lines_differ_where_the_story_differs(language: str) -> None:
    lines = [event_text(GAME, event, SEATS, OPTIONS) for event in TOLD]
    assert len(set(lines)) == len(lines)


def test_the_log_tells_the_story(english: None) -> None:
    lines = [event_text(GAME, event, SEATS, OPTIONS) for event in TOLD]
    assert lines[:2] == [
        "Ada turns room III: Bedroom",
        "Bo turns card 31, stove or fireplace: corner stove or fireplace and two armchairs",
    ]
    assert "Ada draws: three-seater (C4–E4)" in lines
    assert "Bo draws: three-seater (C4–E4), by a bright idea for the other option; leaves out 2 pieces" in lines
    assert "Chidi draws nothing of card 31, stove or fireplace" in lines
    assert "Ada closes a room: Bedroom, 2 squares, door between D4 and E4" in lines
    assert "Ada finishes the sheet: front door south of H7, 2 windows" in lines
    assert lines[-1] == "All sheets are finished: Ada 48, Bo −3, Chidi 20"


def test_events_point_at_their_squares(qapp: object) -> None:
    assert event_squares(TOLD[7]) == (C4, D4, square_named("E4"))
    assert event_squares(next(one for one in TOLD if isinstance(one, view.RoomClosed))) == (C4, D4)
    assert event_squares(TOLD[0]) == ()


def test_without_options_a_room_is_called_by_its_sign(english: None) -> None:
    assert event_text(GAME, TOLD[0], SEATS) == "Ada turns room III: Room III"


# Names


def test_names_of_mode_options_and_values(language: str) -> None:
    named = [mode_words(GAME, mode.id) for mode in FACTS.modes]
    named += [option_words(GAME, option.id) for option in FACTS.options]
    named += [value_words(GAME, option.id, value) for option in FACTS.options for value in option.values]
    for one in named:
        assert one.name
        assert whole(one.sentence)
    assert len({value_words(GAME, "scenario", value).name for value in FACTS.options[0].values}) == len(SCENARIOS)
    assert mode_line(GAME, "standard")


def test_the_top_bar_says_what_is_going_on(language: str) -> None:
    seen = set()
    for one in views():
        turn, words = state_words(GAME, 1, one, "standard")
        assert sound(turn)
        assert sound(words)
        assert str(len(one.cards)) in turn
        if one.room >= 0:
            assert scenarios.room_title(game().book.scenarios[2], one.room) in words
        seen.add(one.phase)
        named = room_to_move.phase(one)
        assert named.name
        assert whole(named.sentence)
    assert seen == set(Phase)


def test_the_top_bar_in_english(english: None) -> None:
    drawing = next(one for one in views() if one.phase is Phase.DRAW and sum(one.acted) == 1)
    turn, words = state_words(GAME, 1, drawing, "standard")
    assert turn == "Round 1 of 4"
    assert re.fullmatch(r"[A-Z][a-z ]+: card 1 of \d, [a-z ]+; 1 of 3 seats ready", words)


def test_pieces_families_and_rooms_have_names(language: str) -> None:
    titles = [scenarios.piece_title(piece) for piece in range(PIECES)]
    assert all(titles)
    assert scenarios.piece_title(PIECES) == scenarios.piece_title(-1)
    assert len({scenarios.family_title(number) for number in NUMBERS}) == len(NUMBERS)
    for name in titles:
        inside = scenarios.in_sentence(name)
        assert inside[1:] == name[1:]
    if language == "it":
        assert scenarios.family_name(8) == "WC"
        assert scenarios.family_name(1) == "divano grande"
    if language == "de":
        assert scenarios.family_name(1) == "Großes Sofa"


def test_squares_and_sides_have_names(english: None) -> None:
    named = [square_named(name) for name in ("C4", "D4", "C5", "D5", "F7", "G7", "H9")]
    assert room_to_move.squares(named) == "C4–D5, F7–G7 and H9"
    assert room_to_move.squares(named[:1]) == "C4"
    assert room_to_move.squares(()) == "these squares"
    many = range(0, 200, 17)
    assert room_to_move.squares(many).endswith("and 6 more squares")
    assert room_to_move.side(edge_of(0, NORTH)) == "north of A1"
    assert room_to_move.side(edge_of(C4, EAST)) == "between C4 and D4"
    house = game().book.scenarios[2]
    assert room_to_move.wall_side(house, edge_of(square_named("C3"), NORTH)) == "north of C3"
    assert room_to_move.sides((), house) == "here"


def test_every_square_is_named_once(english: None) -> None:
    for mask in (mask_of(range(0, 60, 7)), mask_of(range(20, 45)), mask_of((0, 1, 16, 17, 34, 50))):
        places = [place for place in range(256) if mask >> place & 1]
        runs = room_to_move.stretches(places)
        covered = [16 * row + column for t, le, b, r in runs for row in range(t, b + 1) for column in range(le, r + 1)]
        assert sorted(covered) == places


# Score, end, statistics


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rows_are_called_as_in_the_scenario(language: str, scenario: int) -> None:
    seen, outcome = finished(scenario)
    sheet = outcome.sheets[0]
    named = row_names(GAME, seen)
    assert set(named) == {row.key for row in sheet.rows}
    assert len(set(named.values())) == len(named)
    assert all(sound(words) for words in named.values())
    details = row_details(GAME, seen)
    assert set(details) == {key for key in named if key.startswith("bonus_")}
    assert {source_of(GAME, row) for row in sheet.rows} <= {key for key, _ in sources(GAME)}
    assert all(group_words(GAME, row.group) for row in sheet.rows)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_cells_explain_every_row(language: str, scenario: int) -> None:
    seen, outcome = finished(scenario)
    for seat, sheet in enumerate(outcome.sheets):
        cells = {key: cell_words(GAME, seen, sheet, seat, key, NAMES) for key in ("", *(row.key for row in sheet.rows))}
        assert all(cell.lines and all(sound(line) for line in cell.lines) for cell in cells.values())
        assert cells[""].points == sheet.total == sum(cell.points for key, cell in cells.items() if key)
        for row in sheet.rows:
            assert cells[row.key].points == row.points
            if row.group == "bonuses" and row.count:
                assert cells[row.key].multiplies
            if row.group == "rooms" and row.points > 0:
                own = [re.fullmatch(r".* \(.+\): (\d+)", line) for line in cells[row.key].lines]
                assert sum(int(found[1]) for found in own if found) == row.points


def test_other_names(language: str) -> None:
    assert row_words(GAME, "room_2").endswith("III")
    assert row_words(GAME, "bonus_0").endswith("1")
    with pytest.raises(KeyError):
        row_words(GAME, "plot_1")
    assert turn_words(GAME, 6).startswith("6")
    assert point_words(GAME, 1) != point_words(GAME, 2)
    assert sound(end_words(GAME, "finished", "Ada"))
    assert all(whole(tie_words(GAME, key)) for key in ("pieces", "shared"))
    assert statistics.end_name(GAME, "finished") != "finished"
    for key in ("pieces", "counting", "rooms", "squares", "ideas"):
        assert statistics.tally_name(GAME, key) != key
    assert statistics.help_name("soft_hints") != "soft_hints"
    assert whole(games.aid("soft_hints").sentence)
    seen, outcome = finished()
    assert ending_words(GAME, seen, outcome.sheets[0]) is None


# Hints and what bonuses lack


@pytest.mark.parametrize("code", ["left_open", "cannot_be_closed", "not_reached", "circulation_missed"])
def test_every_hint_has_a_sentence(language: str, code: str) -> None:
    scenario = game().book.scenarios[2]
    sentence = room_to_move_hints.hint_text(scenario, Hint(0, 1, code, mask_of((C4, D4))), SOFA)
    assert whole(sentence)
    assert scenarios.piece_title(SOFA) in sentence if code == "circulation_missed" else sentence
    assert whole(room_to_move_hints.no_front_text())


WORDS = {"en": "x", "it": "x", "de": "x"}
FAR = kinds.Distance(WORDS, 2, kinds.Target(1), kinds.Target(front=True), at_most=3)
LACKING = [
    (kinds.Complete(WORDS, 2, "bath"), BonusNow(0, 2, 0, "pieces", (8, 10))),
    (kinds.Count(WORDS, 2, (1,), at_least=2), BonusNow(0, 2, 0, "more_pieces", (1, 2))),
    (kinds.Tagged(WORDS, 2, "plant", at_least=4), BonusNow(0, 2, 0, "more_things", (1, 4))),
    (kinds.Tagged(WORDS, 2, "lamp", at_least=4), BonusNow(0, 2, 0, "more_things", (1, 4))),
    (kinds.Tagged(WORDS, 2, "seat", at_least=4), BonusNow(0, 2, 0, "more_things", (2, 4))),
    (kinds.Seats(WORDS, 2, at_least=6), BonusNow(0, 2, 0, "more_seats", (1, 6))),
    (FAR, BonusNow(0, 2, 0, "no_target")),
    (kinds.Distance(WORDS, 2, kinds.Target(room="bath"), kinds.Target(1), at_least=4), BonusNow(0, 2, 0, "no_target")),
    (FAR, BonusNow(0, 2, 0, "too_far", (-1, 3))),
    (FAR, BonusNow(0, 2, 0, "too_far", (5, 3))),
    (FAR, BonusNow(0, 2, 0, "too_near", (1, 3))),
    (kinds.Size(WORDS, 2, "bath", at_least=6), BonusNow(0, 2, 0, "too_small", (5, 6))),
    (kinds.Size(WORDS, 2, "bath", at_most=6), BonusNow(0, 2, 0, "too_large", (8, 6))),
    (kinds.Size(WORDS, 2, "bath", exactly=6), BonusNow(0, 2, 0, "other_size", (8, 6))),
    (kinds.Size(WORDS, 2, "bath", larger_than="kitchen"), BonusNow(0, 2, 0, "no_room")),
    (kinds.Size(WORDS, 2, "bath", at_least=6), BonusNow(0, 2, 0, "no_room")),
    (kinds.Rectangular(WORDS, 2, "bath"), BonusNow(0, 2, 0, "other_shape")),
    (kinds.Rectangular(WORDS, 2, "bath", square=True), BonusNow(0, 2, 0, "other_shape")),
    (kinds.TouchesWall(WORDS, 2, "bath", "N"), BonusNow(0, 2, 0, "touches_not")),
    (kinds.TouchesWall(WORDS, 2, "bath", "E", avoid=True), BonusNow(0, 2, 0, "touches")),
    (kinds.TouchesRoom(WORDS, 2, "bath", "kitchen"), BonusNow(0, 2, 0, "touches_not")),
    (kinds.TouchesRoom(WORDS, 2, "bath", "kitchen", avoid=True), BonusNow(0, 2, 0, "touches")),
    (kinds.TouchesRoom(WORDS, 2, "bath", "living"), BonusNow(0, 2, 0, "no_room")),
    (kinds.TouchesRailing(WORDS, 2, "bath"), BonusNow(0, 2, 0, "touches_not")),
    (kinds.TouchesRailing(WORDS, 2, "kitchen"), BonusNow(0, 2, 0, "no_room")),
    (kinds.WindowFaces(WORDS, 2, "bath", "S"), BonusNow(0, 2, 0, "no_window")),
    (kinds.WindowSees(WORDS, 2, "lake", "bath"), BonusNow(0, 2, 0, "no_window")),
    (kinds.WindowSees(WORDS, 2, "church"), BonusNow(0, 2, 0, "no_window")),
]


def test_everything_that_a_bonus_lacks_has_a_sentence(language: str) -> None:
    scenario = game().book.scenarios[2]
    said = [room_to_move_hints.missing_text(scenario, bonus, now) for bonus, now in LACKING]
    assert all(whole(sentence) and sound(sentence) for sentence in said)
    assert len(set(said)) == len(said)
    assert room_to_move_hints.missing_text(scenario, FAR, BonusNow(1, 2)) == ""


def test_no_code_of_a_bonus_is_forgotten() -> None:
    source = (Path(next(iter(game_package.__path__))) / "bonuses.py").read_text(encoding="utf-8")
    known = {now.missing for _, now in LACKING}
    codes = set(re.findall(r'"((?:no|too|other|more|touches)_?[a-z_]*|pieces|touches)"', source))
    assert known <= codes
    assert codes - known == set()


def test_what_is_missing_is_named(english: None) -> None:
    scenario = game().book.scenarios[2]
    said = [room_to_move_hints.missing_text(scenario, bonus, now) for bonus, now in LACKING]
    assert said[0] == "Still missing: toilet and shower or tub."
    assert "Both must be there and count: large sofa, the front door." in said
    assert "Too far: 5 squares apart, not 3." in said
    assert "Bathroom: 5 squares, at least 6 wanted." in said


# The content


@pytest.mark.parametrize("number", SCENARIOS)
def test_sentences_of_scenarios_speak_of_seats_and_things(number: int) -> None:
    scenario = game().book.scenarios[number]
    for words in (scenario.file.story, scenario.file.advice, *(rule.text for rule in scenario.rules)):
        assert all(whole(sentence) for sentence in words.values())
    every = [scenario.file.names, scenario.file.story, scenario.file.advice]
    every += [room.names for room in scenario.rooms] + [one.text for one in (*scenario.rules, *scenario.bonuses)]
    for words in every:
        assert not re.search(r"\b(you|your)\b", words["en"], re.IGNORECASE)
        assert not re.search(r"\b(dots?|spots?)\b", words["en"], re.IGNORECASE)
        assert not re.search(r"\b(opzion[ei]|wC)\b", words["it"])
        assert not re.search(r"\b(Möglichkeit(en)?|Optionen)\b", words["de"])
        assert all("'" not in sentence for sentence in words.values())


def test_numbers_in_bonuses_are_those_of_their_kinds() -> None:
    for scenario in game().book.scenarios.values():
        for bonus in scenario.bonuses:
            wanted = {
                value
                for name in ("at_least", "at_most", "exactly")
                if (value := getattr(bonus, name, 0)) not in (0, -1)
            }
            for sentence in bonus.text.values():
                assert {int(found) for found in re.findall(r"\d+", sentence)} == wanted, sentence


def test_a_bad_scenario_says_why(english: None, monkeypatch: pytest.MonkeyPatch) -> None:
    book = game().book
    spoilt = type(book)(book.furniture, {}, {3: "scenarios/03.json, inside: expected squares."}, book.digest)
    monkeypatch.setattr(scenarios, "book", lambda: spoilt)
    named = value_words(GAME, "scenario", "03")
    assert named.name == "3 Scenario 3"
    assert named.sentence == "This scenario cannot be used: scenarios/03.json, inside: expected squares."
    said = refusal_text(GAME, Refusal("setup_scenario", numbers=(3,)), SEATS)
    assert whole(said)


def test_without_content_there_are_still_words(english: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "book", lambda: None)
    assert scenarios.piece_title(3) == "This piece"
    assert scenarios.family_title(3) == "Number 3"
    assert "missing" in value_words(GAME, "scenario", "03").sentence


# The page


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph id that the rules of the game name in a refusal."""
    found: set[str] = set()
    for path in Path(next(iter(game_package.__path__))).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'Refusal\([^,()]+, "([0-9A-Za-z.]+)"', text))
        found |= set(re.findall(r'\(Reason\.[A-Z_]+, "([0-9A-Za-z.]+)"', text))
    return found


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_every_paragraph_of_a_refusal_is_on_the_page(page_language: str) -> None:
    page = read_page(FOLDER / "rules", page_language, GAME)
    wanted = paragraphs_of_refusals()
    assert {"1.2", "3", "4", "5", "6", "R0", "R1", "R2", "R8", "R9"} <= wanted
    assert wanted <= page.anchors
    assert {f"R{number}" for number in range(38)} | {"R1a", "R35a"} <= page.anchors
    assert (FOLDER / "rules" / page_language / f"{GAME}.md").is_file()


def test_pages_have_the_same_paragraphs_in_all_languages() -> None:
    pages = [read_page(FOLDER / "rules", language, GAME) for language in LANGUAGES]
    shapes = [[(block.kind, block.anchors, len(block.lines)) for block in page.blocks] for page in pages]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_page_and_card_credit_the_original(page_language: str, language: str) -> None:
    page = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    for name in ("Verplant & zugestellt", "Home Staging", "Steffen Hacker", "frechverlag", "Blue Orange"):
        assert name in page
        assert name in games.credit(GAME)
    assert not re.search(r"\b(you|your)\b", page, re.IGNORECASE) or page_language != "en"


# One word for one thing

OTHER_WORDS = {
    "it": r"\b(opzion[ei]|circolazione|paret[ei])\b",
    "de": r"\b(Möglichkeit|Zirkulation|Zimmer|Verkehrsfläche|Korridor|Gang|Idee)\b",
}
"""Words for things that have another name here."""


@pytest.mark.parametrize("page_language", ["it", "de"])
def test_things_have_one_name(page_language: str) -> None:
    known = read_catalogue(FOLDER / "i18n" / f"cantiere_{page_language}.ts")
    said = {form for text, forms in known.items() if text.context.startswith("RoomToMove") for form in forms}
    page = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    assert [words for words in sorted(said) if re.search(OTHER_WORDS[page_language], words)] == []
    assert re.findall(OTHER_WORDS[page_language], page) == []
