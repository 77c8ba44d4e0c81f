"""Nine Blocks in words: every code, event, end, name and paragraph is there in three languages and names its seat."""

from __future__ import annotations

import itertools
import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from nine_blocks_samples import TOLD, UNTOLD, ended_by, finished, with_end
from window_samples import FOLDER, make_translations

import engine.games.nine_blocks as game_package
from desktop.texts import games, nine_blocks, nine_blocks_cells, statistics
from desktop.texts.actions import (
    cell_words,
    count_words,
    end_words,
    ending_words,
    group_words,
    mode_line,
    mode_words,
    option_words,
    point_words,
    row_details,
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
from desktop.texts.update import read_catalogue
from desktop.texts.words import SeatName
from engine.core.entries import Reason as MatchReason
from engine.core.game import Refusal
from engine.games.nine_blocks import events
from engine.games.nine_blocks.actions import Reason
from engine.games.nine_blocks.facts import FACTS
from engine.games.nine_blocks.grid import BLOCKS, NUMBERS, SPACES, UNITS
from engine.games.nine_blocks.position import Impossible
from engine.games.nine_blocks.scoring import End
from engine.games.nine_blocks.view import Phase

GAME = FACTS.id
LANGUAGES = ("en", "it", "de")
SEATS = (SeatName("Ada", 1), SeatName("Bo", 2), SeatName("Chidi", 3), SeatName("Dana", 4))
NAMES = tuple(seat.name for seat in SEATS)
SETUP = ("setup_mode", "setup_seats", "setup_option")
CODES = sorted({*map(str, Reason), *map(str, MatchReason), *map(str, Impossible), *SETUP})
ENDS = [end.value for end in End]


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
    full = Refusal(code, "3.2", squares=(66, 21), seats=(0,), numbers=(7, 3, 4))
    sentence = refusal_text(GAME, full, SEATS)
    assert whole(sentence)
    assert sound(sentence)


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_facts_still_makes_a_sentence(code: str, qapp: object) -> None:
    assert refusal_text(GAME, Refusal(code, numbers=(2, 3, 4)), ())
    assert refusal_text(GAME, Refusal(code, seats=(17,), squares=(99,), numbers=(99, -1, 0)), SEATS)


def test_codes_of_another_game_are_unknown(qapp: object) -> None:
    with pytest.raises(KeyError):
        refusal_text(GAME, Refusal("cone_twice"), SEATS)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("space_built", squares=(66,), numbers=(8,)), "Built already: the 8 (big wheel) stands on D8."),
        (Refusal("space_foreign", squares=(4,), seats=(2,)), "Outside the own area: Chidi may build on E1."),
        (Refusal("space_foreign", squares=(6,), seats=(2, 3)), "Outside the own area: Chidi and Dana may build on G1."),
        (Refusal("space_foreign", squares=(44,)), "Outside every area: nobody may build on I5."),
        (
            Refusal("number_repeats", squares=(69, 24), numbers=(7,)),
            "A repeat: the 7 (dock crane) stands in line G already, on G3.",
        ),
        (
            Refusal("number_repeats", squares=(69, 24, 64, 60), numbers=(7,)),
            "A repeat: the 7 (dock crane) stands in line 8, in line G and in block G7 to I9 already, on G3, B8 and G7.",
        ),
        (Refusal("final_pass", seats=(1,)), "Bo need not give up a tile: in the final phase passing is free."),
        (Refusal("bonus_other", seats=(1,), numbers=(3, 5)), "Bo cannot use the bonus of the 3 now."),
        (Refusal("bonus_tiles", numbers=(4, 1)), "The bonus of the 4 takes at most 1 tile."),
        (
            Refusal("bonus_no_penalty", seats=(1,), numbers=(1,)),
            "Not among the penalty tiles of Bo: the 1 (lighthouse).",
        ),
        (Refusal("not_waiting", seats=(0,)), "Ada has nothing to decide now."),
    ],
)
def test_facts_are_filled_in(refusal: Refusal, sentence: str, english: None) -> None:
    assert refusal_text(GAME, refusal, SEATS) == sentence


# Events


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_line_that_names_its_seat(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, SEATS)
    assert line
    assert sound(line)
    assert not line[0].islower()
    seat = event_seat(event)
    assert seat is None or SEATS[seat].name in line
    assert event_turn(event) == event.round
    assert all(0 <= square < SPACES for square in event_squares(event))


def test_no_event_is_forgotten(qapp: object) -> None:
    assert {type(event) for event in TOLD + UNTOLD} == set(typing.get_args(events.Event))
    assert all(event_text(GAME, event, SEATS) is None for event in UNTOLD)


def test_lines_differ_where_the_story_differs(language: str) -> None:
    lines = [event_text(GAME, event, SEATS) for event in TOLD]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_seat_of_an_event_is_named(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, SEATS) or ""
    others = {getattr(event, name, None) for name in ("winner", "other", "start")}
    seats = {seat for seat in others if isinstance(seat, int)} | set(getattr(event, "winners", ()))
    seats |= set(getattr(event, "seats", ())) | set(getattr(event, "order", ()))
    assert all(SEATS[seat].name in line for seat in seats)


def test_the_log_tells_the_story(english: None) -> None:
    def said(event: typing.Any) -> str | None:
        return event_text(GAME, event, SEATS)

    assert said(events.SpaceLost(1, 0, 10, 3, 3, 3)) == (
        "Ada loses B2 to Dana: both planned the 3 (saw-tooth mill), and the later tile stays"
    )
    assert said(events.SpaceLost(1, 1, 10, 5, 3, 3)) == (
        "Bo loses B2 to Dana: the first tile there was the 3 (saw-tooth mill), not the 5 (step gable)"
    )
    assert said(events.Clashed(1, 1, 29, 8, 0, 65, (11,))) == (
        "Bo loses the 8 (big wheel) on C4: Ada planned this number earlier, on C8 in line C"
    )
    assert said(events.Violated(1, 2, 69, 7, (15,), (24,), ())) == (
        "Chidi loses the 7 (dock crane) on G8: this number stands on G3 in line G already; "
        "the building there is a penalty too"
    )
    assert said(events.Violated(1, 2, 69, 7, (15,), (), (24,))) == (
        "Chidi loses the 7 (dock crane) on G8: this number stood on G3 in line G; that building is gone already"
    )
    assert said(events.UnitCompleted(1, 0, 25, 2, 66)) == "Ada completes block D7 to F9: 2 points"
    assert said(events.BonusUsed(1, 0, 4, (8,), None, None, None)) == "Bonus of the 4: Ada drops a penalty tile, 8"
    assert said(events.BonusUsed(1, 0, 7, (), None, None, 3)) == "Bonus of the 7: Ada turns all areas by 270 degrees"
    assert said(events.Ended(9, "nobody", ())) == "All seats are out: the match ends, and nobody wins"


def test_articles_fit_the_numbers(qapp: object) -> None:
    translations = make_translations()
    translations.use("it")
    said = [nine_blocks.the_tile(number) for number in NUMBERS]
    assert [words.startswith("l’") for words in said] == [number in (1, 8) for number in NUMBERS]
    translations.use("de")
    assert all(nine_blocks.the_tile(number).startswith(f"die {number} (") for number in NUMBERS)
    translations.use("en")


def test_lines_before_the_reveal_tell_no_number(language: str) -> None:
    for space in range(SPACES):
        line = event_text(GAME, events.TilePlanned(1, 0, space), SEATS)
        assert line is not None
        assert re.findall(r"\d", line) == [str(space // 9 + 1)]


def test_events_point_at_their_spaces(qapp: object) -> None:
    assert event_squares(events.Clashed(1, 1, 29, 8, 0, 65, (11,))) == (29, 65)
    assert event_squares(events.Violated(1, 2, 69, 7, (15,), (24,), ())) == (24, 69)
    assert event_squares(events.UnitCompleted(1, 0, 15, 1, 69)) == tuple(range(6, SPACES, 9))
    assert event_squares(events.BonusUsed(1, 0, 2, (), 33, None, None)) == (33,)
    assert event_squares(events.BonusUsed(1, 0, 8, (), None, None, None)) == ()


# Names


def test_names_of_mode_options_and_phases(language: str) -> None:
    view, _ = finished()
    named = [mode_words(GAME, mode.id) for mode in FACTS.modes]
    named += [option_words(GAME, option.id) for option in FACTS.options]
    named += [value_words(GAME, option.id, value) for option in FACTS.options for value in option.values]
    phases = []
    for phase, final, winners in [
        *itertools.product((Phase.PLAN,), (False, True), ((),)),
        (Phase.BONUS, False, ()),
        (Phase.ALONE, True, ()),
        (Phase.OVER, True, (1,)),
        (Phase.OVER, True, ()),
    ]:
        at = with_end(view, "", winners)
        phases.append(nine_blocks.phase(typing.cast(typing.Any, _at(at, phase, final))))
    assert len({one.name for one in phases}) == len(phases)
    for one in named + phases:
        assert one.name
        assert whole(one.sentence)
    assert mode_line(GAME, "standard")
    turn, words = state_words(GAME, 13, view, "standard")
    assert "13" in turn
    assert words


def _at(view: typing.Any, phase: Phase, final: bool) -> typing.Any:
    return type(view)(
        **{**{name: getattr(view, name) for name in view.__struct_fields__}, "phase": phase, "final": final}
    )


def test_the_top_bar_says_that_nobody_has_won(english: None) -> None:
    view, _ = ended_by("nobody")
    assert state_words(GAME, view.round, view, "standard")[1] == "Nobody has won"


def test_tiles_spaces_and_units_have_names(language: str) -> None:
    assert len({nine_blocks.the_tile(number) for number in NUMBERS}) == 9
    assert all(str(number) in nine_blocks.the_tile(number) for number in NUMBERS)
    assert [nine_blocks.space(space) for space in (0, 8, 69, 80)] == ["A1", "I1", "G8", "I9"]
    assert len({nine_blocks.space(space) for space in range(SPACES)}) == SPACES
    for make in (nine_blocks.unit_title, nine_blocks.the_unit, nine_blocks.in_unit):
        names = [make(unit) for unit in range(UNITS)]
        assert len(set(names)) == UNITS
        assert all(sound(name) for name in names)
        assert all("A1" not in names[unit] for unit in range(UNITS) if unit != BLOCKS.start)


# Score, end, statistics


def test_rows_ends_and_counts(language: str) -> None:
    view, outcome = finished()
    sheet = outcome.sheets[0]
    assert len({row_words(GAME, row.key) for row in sheet.rows}) == len(sheet.rows) == 6
    assert all(group_words(GAME, row.group) for row in sheet.rows)
    assert set(row_details(GAME, view)) == {row.key for row in sheet.rows}
    assert {source_of(GAME, row) for row in sheet.rows} == {key for key, _ in sources(GAME)}
    assert len({words for _, words in sources(GAME)}) == len(sources(GAME))
    assert all(whole(tie_words(GAME, key)) for key in ("penalties", "shared", "last_tile"))
    assert turn_words(GAME, 6).startswith("6")
    assert point_words(GAME, 1) != point_words(GAME, 2)
    for key in ("rounds", "planned", "given_up", "bonuses", "standing", "units", "penalties"):
        assert statistics.tally_name(GAME, key) != key


@pytest.mark.parametrize("reason", ENDS)
def test_every_end_has_words(language: str, reason: str) -> None:
    names = "" if reason == "nobody" else "Ada"
    words = end_words(GAME, reason, names)
    assert sound(words)
    assert names in words
    assert statistics.end_name(GAME, reason) != reason


def test_an_end_without_a_winner_names_nobody(english: None) -> None:
    assert end_words(GAME, "nobody", "") == "all seats are out, so nobody wins"


@pytest.mark.parametrize("reason", ["points", "last_seat", "nobody", "all_passed"])
def test_cells_explain_every_row(language: str, reason: str) -> None:
    view, outcome = ended_by(reason)
    for seat, sheet in enumerate(outcome.sheets):
        cells = {key: cell_words(GAME, view, sheet, seat, key, NAMES) for key in ("", *(row.key for row in sheet.rows))}
        assert all(cell.lines and all(sound(line) for line in cell.lines) for cell in cells.values())
        assert cells[""].points == sheet.total == sum(cell.points for key, cell in cells.items() if key)
        for row in sheet.rows:
            assert cells[row.key].points == row.points
            assert not row.count or cells[row.key].multiplies
        own = [claim for claim in view.claims if claim.seat == seat]
        said = [line for key in ("rows", "columns", "blocks", "blocks_own") for line in cells[key].lines]
        for claim in own:
            assert any(nine_blocks.unit_title(claim.unit) in line and str(claim.round) in line for line in said)
        assert str(view.out[seat] or len(view.penalties[seat])) in cells[""].lines[1]


def test_tiles_built_alone_are_found(qapp: object) -> None:
    seen = 0
    for seed in range(1, 60):
        view, outcome = finished(3, seed)
        for seat, sheet in enumerate(outcome.sheets):
            spaces = nine_blocks_cells.alone_spaces(view, seat)
            assert len(spaces) == view.alone[seat]
            assert len(cell_words(GAME, view, sheet, seat, "alone", NAMES).lines) == max(1, len(spaces))
            seen += len(spaces)
    assert seen > 10


def test_the_total_tells_bonuses_and_tiles_given_up(language: str) -> None:
    lines = count_words(GAME, {"standing": 17, "bonuses": 4, "given_up": 2})
    assert len(lines) == 2
    assert all(whole(line) for line in lines)
    assert "17" in lines[0]
    assert "4" in lines[0]
    assert len(count_words(GAME, {"standing": 17, "bonuses": 4, "given_up": 0})) == 1


def test_seats_win_each_on_its_own(qapp: object) -> None:
    view, outcome = finished()
    assert ending_words(GAME, view, outcome.sheets[0]) is None


def test_the_curtain_hides_hand_and_plans(language: str) -> None:
    assert "Ada" in behind(GAME, "Ada", hand=True)


def test_credits_name_author_and_publisher(language: str) -> None:
    credit = games.credit(GAME)
    for name in ("Numberplace City", "Nakiku Sotogamo", "ORUCAgames", "2019"):
        assert name in credit


# The page


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph id that the rules of the game name in a refusal."""
    found: set[str] = set()
    for path in Path(next(iter(game_package.__path__))).glob("*.py"):
        found |= set(re.findall(r'Refusal\([^,()]+, "([0-9A-Za-z.]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_every_paragraph_of_a_refusal_is_on_the_page(page_language: str) -> None:
    page = read_page(FOLDER / "rules", page_language, GAME)
    wanted = paragraphs_of_refusals()
    assert {"2", "3.1", "3.2", "3.5", "6", "31", "R3", "R3a", "R10"} <= wanted
    assert wanted <= page.anchors
    assert {f"R{number}" for number in range(1, 18)} <= page.anchors
    assert {str(number) for number in range(1, 35)} <= page.anchors
    assert (FOLDER / "rules" / page_language / f"{GAME}.md").is_file()


def test_pages_have_the_same_paragraphs_in_all_languages() -> None:
    pages = [read_page(FOLDER / "rules", language, GAME) for language in LANGUAGES]
    shapes = [[(block.kind, block.anchors, len(block.lines)) for block in page.blocks] for page in pages]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_the_page_has_nine_bonuses(page_language: str) -> None:
    page = read_page(FOLDER / "rules", page_language, GAME)
    tables = [block for block in page.blocks if block.kind == "table"]
    assert any(
        [line.strip("|").split("|")[0].strip() for line in table.lines[1:]] == list("123456789") for table in tables
    )


@pytest.mark.parametrize("page_language", LANGUAGES)
def test_the_page_credits_the_original(page_language: str) -> None:
    words = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    for name in ("Numberplace City", "Nakiku Sotogamo", "ORUCAgames", "2019"):
        assert name in words


# One word for one thing, on the board, in the log and on the rules page

OTHER_WORDS = {
    "it": r"\b(blocc\w+|turn[oi]|scherm\w+|are[ae]|planci\w+|pian[oi]|[Cc]onflitt\w+|([Ii]l|[Dd]el|[Aa]l) %\d)\b",
    "de": r"\b(abwerfen|wirft|Abwurf|Schließt ab|aufgeben|aufgegeben\w*|Plan zu|neben dem Plan|Spielplan)\b",
}
"""Words that stand for something else in this game, or for what has another name here; Italian articles before a
number, which would have to be "l’" before 1 and 8."""


@pytest.mark.parametrize("page_language", ["it", "de"])
def test_things_have_one_name(page_language: str) -> None:
    known = read_catalogue(FOLDER / "i18n" / f"cantiere_{page_language}.ts")
    said = {
        f"{text.context}: {form}"
        for text, forms in known.items()
        if text.context.startswith("NineBlocks")
        for form in forms
    }
    page = (FOLDER / "rules" / page_language / f"{GAME}.md").read_text(encoding="utf-8")
    assert [words for words in sorted(said) if re.search(OTHER_WORDS[page_language], words)] == []
    assert re.findall(OTHER_WORDS[page_language], page.partition("## 6")[0]) == []
