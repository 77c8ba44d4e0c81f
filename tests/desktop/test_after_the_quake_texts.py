"""After the Quake in words: every code, event, end, name, goal and paragraph is there in three languages and names its
seat."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from after_the_quake_samples import COMMITTEE, TOLD, UNTOLD, game, played
from window_samples import FOLDER, make_translations

import engine.games.after_the_quake as game_package
from desktop.boards.common.link import SeatFace
from desktop.texts import after_the_quake as names
from desktop.texts import games, goals, statistics
from desktop.texts.actions import (
    cell_words,
    end_words,
    ending_words,
    group_words,
    mode_line,
    mode_words,
    opponent_names,
    option_words,
    pace_words,
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
from desktop.texts.curtains import behind
from desktop.texts.events import event_seat, event_squares, event_text, event_turn
from desktop.texts.pages import read_page
from desktop.texts.reasons import refusal_text
from desktop.texts.sentences import Sentences
from desktop.texts.update import read_catalogue
from desktop.texts.words import SeatName
from engine.core.entries import Reason as MatchReason
from engine.core.game import Refusal
from engine.games.after_the_quake import events
from engine.games.after_the_quake.actions import Reason
from engine.games.after_the_quake.content import ACTIONS, BONUSES
from engine.games.after_the_quake.facts import FACTS
from engine.games.after_the_quake.position import Impossible
from engine.games.after_the_quake.view import Phase

GAME = FACTS.id
LANGUAGES = ("en", "it", "de")
SEATS = (SeatName("Ada", 1), SeatName("Bo", 2), SeatName("Chidi", 3))
ALONE = SEATS[:1]
NAMES = tuple(seat.name for seat in SEATS)
SETUP = ("setup_mode", "setup_seats", "setup_option")
CODES = sorted({*map(str, Reason), *map(str, MatchReason), *map(str, Impossible), *SETUP})


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
    full = Refusal(code, "3.4", squares=(13,), seats=(0,), pieces=(7,), numbers=(5, 3, 4))
    sentence = refusal_text(GAME, full, SEATS)
    assert whole(sentence)
    assert sound(sentence)


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_facts_still_makes_a_sentence(code: str, qapp: object) -> None:
    assert refusal_text(GAME, Refusal(code, numbers=(2, 3, 4)), ())
    far = Refusal(code, seats=(17,), squares=(99,), pieces=(99,), numbers=(99, -1, 0))
    assert refusal_text(GAME, far, SEATS)


def test_codes_of_another_game_are_unknown(qapp: object) -> None:
    with pytest.raises(KeyError):
        refusal_text(GAME, Refusal("cone_twice"), SEATS)


@pytest.mark.parametrize(
    ("refusal", "seats", "sentence"),
    [
        (Refusal("no_money", "16", numbers=(8, 7)), SEATS, "Too little money: it costs 8 $, and 7 $ are there."),
        (Refusal("space_built", squares=(13,), seats=(2,)), SEATS, "Built already: E2 (Chidi)."),
        (Refusal("space_built", squares=(13,), seats=(1,)), ALONE, "Built already: B3 (the Committee)."),
        (Refusal("needs_cleaning", squares=(13,)), SEATS, "Rubble lies on E2: first it is cleared, for 3 $."),
        (
            Refusal("hand_full", seats=(1,), numbers=(5,)),
            SEATS,
            "Bo holds 5 permits already, and more are not allowed.",
        ),
        (Refusal("permit_not_held", seats=(1,), pieces=(9,)), SEATS, "Not in the hand of Bo: red 5."),
        (
            Refusal("permit_fits_not", squares=(13,), pieces=(40, 41)),
            SEATS,
            "Beside a subsidy an ordinary permit must show number or colour of E2.",
        ),
        (
            Refusal("permit_fits_not", squares=(13,), pieces=(3, 41)),
            SEATS,
            "Number and colour must match: these permits do not fit E2.",
        ),
        (Refusal("space_taken", "3.2", numbers=(0,)), ALONE, "Against the Committee the income of 4 $ is blocked."),
        (Refusal("space_taken", "3.2", numbers=(0,)), SEATS, "Taken: another pawn stands on this space."),
        (Refusal("space_taken", "3.3", numbers=(0,)), ALONE, "Taken: another pawn stands on this space."),
    ],
)
def test_facts_are_filled_in(refusal: Refusal, seats: typing.Any, sentence: str, english: None) -> None:
    assert refusal_text(GAME, refusal, seats) == sentence


# Events


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_line_that_names_its_seat(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, SEATS)
    assert line
    assert sound(line)
    assert not line[0].islower()
    seat = event_seat(event)
    assert seat is None or SEATS[seat].name in line
    assert goals.year_at(event_turn(event) - 1) == event.year


@pytest.mark.parametrize("event", COMMITTEE, ids=lambda event: type(event).__name__)
def test_every_move_of_the_committee_makes_a_line(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, ALONE)
    assert line
    assert sound(line)
    assert not line[0].islower()
    assert {"en": "ommittee", "it": "Comitato", "de": "Komitee"}[language] in line


def test_no_event_is_forgotten(qapp: object) -> None:
    assert {type(event) for event in TOLD + COMMITTEE + UNTOLD} == set(typing.get_args(events.Event))
    assert all(event_text(GAME, event, SEATS) is None for event in UNTOLD)


def test_lines_differ_where_the_story_differs(language: str) -> None:
    for list_, seats in ((TOLD, SEATS), (COMMITTEE, ALONE)):
        lines = [event_text(GAME, event, seats) for event in list_]
        assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_matches_can_be_told(seats: int, qapp: object) -> None:
    _, _, told = played(seats, 3)
    faces = tuple(SeatName(name, place + 1) for place, name in enumerate((*NAMES, "Dana")))[:seats]
    for event in told:
        line = event_text(GAME, event, faces)
        assert line is None or sound(line)
        assert all(square < len(played(seats, 3)[0].built) for square in event_squares(event))


def test_the_log_explains_the_order(english: None) -> None:
    def said(event: typing.Any, seats: typing.Any = SEATS) -> str | None:
        return event_text(GAME, event, seats)

    assert said(events.YearBegan(1906, (2, 0, 1))) == "1906 begins; chance gives the order of income: Chidi, Ada, Bo"
    assert said(events.YearBegan(1909, (2, 0, 1))) == (
        "1909 begins; whoever stood furthest right on the last action card takes income first: Chidi, Ada, Bo"
    )
    assert said(events.CardBegan(1906, 0, (1, 2, 0), (0, 3, 2))) == (
        "Action card 1: whoever took the income furthest right acts first: Bo (1 $), Chidi (2 $), Ada (4 $)"
    )
    assert said(events.CardBegan(1906, 3, (1, 2, 0), (0, 4, 2))) == (
        "Action card 4: whoever stood furthest right on card 3 acts first: Bo (space 5), Chidi (space 3), Ada (space 1)"
    )
    assert said(events.BonusBegan(1908, (1, 0))) == (
        "Bonus of 1908 (a building or 2 $ for each own building on the map): whoever stands furthest right chooses"
        " first: Bo, Ada"
    )
    assert said(events.Stood(1908, 1, 2, 4, "action", 0, 8, "income", "build")) == (
        "Bo goes to space 5 (Income) and pays 8 $ in steps to space 1: Build"
    )
    assert said(events.BuildingBuilt(1908, 1, 20, (3, 9), 2)) == "Bo builds on C3 with red 2 and red 5, for 2 $"


def test_the_committee_explains_itself(english: None) -> None:
    def said(event: typing.Any) -> str | None:
        return event_text(GAME, event, ALONE)

    assert said(events.CommitteeRevealed(1906, 0, 9, 2, 0, "build")) == (
        "The Committee turns up red 5: the right space is taken, and the odd number leads round to the left end,"
        " to Build"
    )
    assert said(events.CommitteeRevealed(1906, -1, 9, 1, 2, "")) == (
        "The Committee turns up red 5: the income of 3 $ is taken, so it goes on to the right, to 2 $"
    )
    assert said(events.Stood(1908, 1, 2, 0, "action", 0, 0, "build", "material")) == (
        "The Committee has no building for Build and does Material instead"
    )
    assert said(events.Cleaned(1908, 1, 7, 0)) == "The Committee clears the rubble on B2, free of charge"
    assert said(events.YearBegan(1906, (0, 1))) == "1906 begins; chance gives the order of income: Ada, the Committee"


def test_lines_of_the_committee_belong_to_no_seat(english: None) -> None:
    faces = (SeatFace("Ada", 1, "person"),)
    line = Sentences().line(GAME, events.MaterialTaken(1908, 1), faces, {})
    assert line is not None
    assert line.seat is None
    assert line.turn == 3
    own = Sentences().line(GAME, events.MaterialTaken(1908, 0), faces, {})
    assert own is not None
    assert own.seat == 0


def test_hidden_cards_stay_hidden(language: str) -> None:
    for event in (events.PermitDrawn(1908, 0, -1), events.GoalDrawn(1908, 0, -1)):
        shown = {event_text(GAME, msgspec.structs.replace(event, player=player), SEATS) for player in range(3)}
        assert len(shown) == 3
        assert all(line and ":" not in line for line in shown)


def test_events_point_at_their_spaces(qapp: object) -> None:
    assert event_squares(events.BuildingBuilt(1908, 1, 20, (), 0)) == (20,)
    assert event_squares(events.Cleaned(1908, 1, 20, 3)) == (20,)
    assert event_squares(events.Cleaned(1908, 1, -1, 2)) == ()
    assert event_squares(events.Stood(1908, 1, 2, 0, "action", 0, 0, "build", "build")) == ()


# Names


def test_names_of_modes_options_and_phases(language: str) -> None:
    view, _, _ = played()
    named = [mode_words(GAME, mode.id) for mode in FACTS.modes]
    named += [option_words(GAME, option.id) for option in FACTS.options]
    named += [value_words(GAME, option.id, value) for option in FACTS.options for value in option.values]
    phases = [names.phase(msgspec.structs.replace(view, phase=phase, card=2)) for phase in Phase]
    assert len({one.name for one in phases}) == len(phases)
    for one in named + phases:
        assert one.name
        assert whole(one.sentence)
    assert len({mode_line(GAME, mode.id) for mode in FACTS.modes}) == len(FACTS.modes)


def test_the_top_bar_names_year_and_card(english: None) -> None:
    view, _, _ = played(1)
    at = msgspec.structs.replace(view, phase=Phase.ACT, year=3, card=2, queue=(0, 1))
    assert state_words(GAME, 4, at, "solo") == ("1909", "Action card 3 of 6")
    at = msgspec.structs.replace(at, queue=(1,))
    assert state_words(GAME, 4, at, "solo") == ("1909", "Action card 3 of 6, the Committee moves")


def test_spaces_have_their_own_names(qapp: object) -> None:
    for seats, count in ((1, 24), (2, 24), (3, 36), (4, 48)):
        said = [names.space(space, seats) for space in range(count)]
        assert len(set(said)) == count
        assert said[-1] == {24: "F4", 36: "I4", 48: "L4"}[count]


def test_actions_and_bonuses_have_names(language: str) -> None:
    assert len({names.action(kind) for kind in ACTIONS}) == len(ACTIONS)
    assert len({names.bonus(kind) for kind in BONUSES}) == len(BONUSES)
    assert len({names.urban(kind) for kind in range(4)}) == 4


def test_every_goal_has_a_short_name_and_a_sentence(language: str) -> None:
    every = game().data.goals
    assert len({goals.title_of(goal) for goal in every}) == len(every)
    for goal in every:
        assert len(goals.title_of(goal)) <= 24, goal.id
        for players in (2, 3, 4):
            sentence = goals.goal_sentence(goal, players)
            assert whole(sentence)
            assert sound(sentence)
            assert goals.goal_worth(goal, players)
    assert len({goals.goal_sentence(goal, 3) for goal in every}) == len(every)


def test_worth_depends_on_the_players(english: None) -> None:
    beside, most = goals.goal_called("beside_foreign"), goals.goal_called("most_money")
    assert beside is not None
    assert most is not None
    assert [goals.goal_worth(beside, players) for players in (2, 3)] == ["3 each", "2 each"]
    assert [goals.goal_worth(most, players) for players in (2, 3, 4)] == ["6 · 2", "6 · 4 · 1", "6 · 4 · 2 · 1"]


# Score, end, statistics


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_have_names_groups_and_sources(language: str, seats: int) -> None:
    view, outcome, _ = played(seats)
    rows = [row for sheet in (*outcome.sheets, *outcome.opponents) for row in sheet.rows]
    shown, worth = row_names(GAME, view), row_details(GAME, view)
    for row in rows:
        assert row_words(GAME, row.key)
        assert group_words(GAME, row.group)
        assert source_of(GAME, row) in {key for key, _ in sources(GAME)}
        assert row.group == "city" or row.key in worth
        assert row.group != "common" or shown[row.key] in row_words(GAME, row.key)
    assert len({row_words(GAME, key) for key in {row.key for row in rows}}) == len({row.key for row in rows})
    assert len({words for _, words in sources(GAME)}) == len(sources(GAME))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cells_explain_every_row(language: str, seats: int) -> None:
    view, outcome, _ = played(seats, 2)
    for seat, sheet in enumerate((*outcome.sheets, *outcome.opponents)):
        cells = {
            key: cell_words(GAME, view, sheet, seat, key, NAMES[:seats]) for key in ("", *(r.key for r in sheet.rows))
        }
        assert all(cell.lines and all(sound(line) for line in cell.lines) for cell in cells.values())
        assert cells[""].points == sheet.total == sum(cell.points for key, cell in cells.items() if key)
        assert str(view.built.count(seat)) in cells[""].lines[0]
        for row in sheet.rows:
            cell = cells[row.key]
            assert cell.points == row.points
            for space in row.squares:
                assert any(names.space(space, view.seats) in line for line in cell.lines)


def test_a_goal_of_another_seat_is_none_of_this_one(english: None) -> None:
    view, outcome, _ = played(3)
    sheet = outcome.sheets[0]
    missing = next(g.id for g in game().data.goals if f"personal_{g.id}" not in {row.key for row in sheet.rows})
    cell = cell_words(GAME, view, sheet, 0, f"personal_{missing}", NAMES)
    assert (cell.points, cell.lines) == (0, ("Not a goal of this seat.",))


def test_a_comparison_tells_who_has_how_much(english: None) -> None:
    for seed in range(1, 40):
        view, outcome, _ = played(1, seed)
        if "common_most_money" in {row.key for row in outcome.sheets[0].rows}:
            cell = cell_words(GAME, view, outcome.sheets[0], 0, "common_most_money", ("Ada",))
            assert f"Ada {view.boards[0].money}" in cell.lines[1]
            assert f"The Committee {view.boards[1].money}" in cell.lines[1]
            return
    pytest.fail("no match compared money")


def test_ends_ties_and_counts(language: str) -> None:
    for reason, causes in (("eighth", "Ada"), ("eighth", ""), ("year", "Ada and Bo")):
        assert sound(end_words(GAME, reason, causes))
        assert statistics.end_name(GAME, reason) != reason
    assert "Ada" in end_words(GAME, "eighth", "Ada")
    assert all(whole(tie_words(GAME, key)) for key in ("buildings", "shared", "committee"))
    assert turn_words(GAME, 7).startswith("7")
    assert point_words(GAME, 1) != point_words(GAME, 2)
    assert pace_words(GAME) != pace_words("nine_blocks")
    view, outcome, _ = played()
    assert ending_words(GAME, view, outcome.sheets[0]) is None
    assert len(opponent_names(GAME)) == 1
    assert opponent_names("nine_blocks") == ()
    for count in ("years", "buildings", "rubble", "urban", "goals", "steps"):
        assert statistics.tally_name(GAME, count) != count


def test_the_curtain_hides_permits_and_goals(language: str) -> None:
    assert "Ada" in behind(GAME, "Ada", hand=True)
    assert behind(GAME, "Ada", hand=True) != behind("room_to_move", "Ada", hand=True)


def test_credits_name_author_and_publishers(language: str) -> None:
    credit = games.credit(GAME)
    for name in ("1906 San Francisco", "Perepau Llistosella", "Looping Games", "2018", "Biberstein Spiele", "2025"):
        assert name in credit


# The page


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph id that the rules of the game name in a refusal."""
    found: set[str] = set()
    for path in Path(next(iter(game_package.__path__))).glob("*.py"):
        words = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'Refusal\([^,()]+, "([0-9A-Za-z.]+)"', words))
        found |= set(re.findall(r'_refuse_price\(.+, "([0-9A-Za-z.]+)"', words))
    return found


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_every_paragraph_of_a_refusal_is_on_the_page(page_language: str) -> None:
    page = read_page(FOLDER / "rules", page_language, GAME)
    wanted = paragraphs_of_refusals()
    assert {"3.2", "3.3", "3.4", "9", "16", "R0", "R9", "R14", "R15"} <= wanted
    assert wanted <= page.anchors
    assert {f"R{number}" for number in range(21)} <= page.anchors
    assert {str(number) for number in range(1, 39)} <= page.anchors
    assert (FOLDER / "rules" / page_language / f"{GAME}.md").is_file()


def test_pages_have_the_same_paragraphs_in_all_languages() -> None:
    pages = [read_page(FOLDER / "rules", language, GAME) for language in LANGUAGES]
    shapes = [[(block.kind, block.anchors, len(block.lines)) for block in page.blocks] for page in pages]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_the_page_tells_years_and_goals_as_the_content_has_them(page_language: str) -> None:
    words = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    for year in game().data.years:
        assert re.search(rf"^\| {year.year} \| {year.cost} \$ \|", words, re.MULTILINE), year.year
    for goal in game().data.goals:
        assert re.search(rf"^\| {re.escape(goal.names[page_language])} \|", words, re.MULTILINE), goal.id
    for values in game().data.places.values():
        assert " · ".join(map(str, values)) in words


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_the_page_credits_the_original(page_language: str) -> None:
    words = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    for name in ("1906 San Francisco", "Perepau Llistosella", "Looping Games", "Pedro Soto", "Biberstein Spiele"):
        assert name in words


# One word for one thing, in the log and on the rules page

OTHER_WORDS = {
    "it": r"\b(licenz\w+|turn[oi]|giocator\w+|soldi|monet[ae]|rovine)\b",
    "de": r"\b(Lizenz\w*|Spieler\w*|Münze\w*|Trümmer\w*|Erlaubnis\w*|aufräum\w*ung)\b",
}
"""Words for things that have another name here."""


@pytest.mark.parametrize("page_language", ["it", "de"])
def test_things_have_one_name(page_language: str) -> None:
    known = read_catalogue(FOLDER / "i18n" / f"cantiere_{page_language}.ts")
    said = {
        f"{text.context}: {form}"
        for text, forms in known.items()
        if text.context.startswith("AfterTheQuake")
        for form in forms
    }
    page = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    assert [words for words in sorted(said) if re.search(OTHER_WORDS[page_language], words)] == []
    assert re.findall(OTHER_WORDS[page_language], page.partition("{#thanks}")[0]) == []
