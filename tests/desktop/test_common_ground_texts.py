"""Common Ground in words: every code, event, name and paragraph is there in three languages and names its seat."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from common_ground_samples import finished_sheet, finished_view
from window_samples import FOLDER, make_translations

import engine.games.common_ground as game_package
from desktop.texts import common_ground, common_ground_cells, games, statistics
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
    row_words,
    source_of,
    sources,
    state_words,
    tie_words,
    turn_words,
    value_words,
)
from desktop.texts.events import event_seat, event_text, event_turn
from desktop.texts.pages import read_page
from desktop.texts.place_grammar import the_piece
from desktop.texts.places import faces, piece_name, piece_sentence
from desktop.texts.reasons import refusal_text
from desktop.texts.words import SeatName
from engine.core.entries import Reason as MatchReason
from engine.core.game import Refusal
from engine.games.common_ground import view as events
from engine.games.common_ground.actions import COLOURS, HIDDEN, Reason
from engine.games.common_ground.city import BONUS, BONUSES, PLACES, TOWN_HALL, City, most_trees, rank_of
from engine.games.common_ground.facts import FACTS, ROUNDS
from engine.games.common_ground.position import Impossible
from engine.games.common_ground.view import Phase

GAME = FACTS.id
LANGUAGES = ("en", "it", "de")
SEATS = (SeatName("Ada", 1), SeatName("Bo", 2), SeatName("Chidi", 3))
SETUP = ("setup_mode", "setup_seats", "setup_option")
CODES = sorted({*map(str, Reason), *map(str, MatchReason), *map(str, Impossible), *SETUP})


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    """Speaks each language in turn, and English again afterwards."""
    translations = make_translations()
    translations.use(request.param)
    yield request.param
    translations.use("en")


def whole(sentence: str) -> bool:
    """Whether a sentence has no placeholder left, begins with a capital or digit and ends with a stop."""
    return bool(sentence) and "%" not in sentence and sentence[-1] == "." and not sentence[0].islower()


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(language: str, code: str) -> None:
    full = Refusal(code, "3.2", squares=(12, 13), seats=(0,), pieces=(TOWN_HALL,), numbers=(2, 3, 4))
    assert whole(refusal_text(GAME, full, SEATS))


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_facts_still_makes_a_sentence(code: str, qapp: object) -> None:
    assert refusal_text(GAME, Refusal(code, numbers=(2, 3, 4)), ())
    assert refusal_text(GAME, Refusal(code, seats=(17,), numbers=(99, -1, 0)), SEATS)


def test_codes_of_another_game_are_unknown(qapp: object) -> None:
    with pytest.raises(KeyError):
        refusal_text(GAME, Refusal("number_too_high"), SEATS)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("cell_taken", pieces=(TOWN_HALL,)), "Taken: Town Hall lies here."),
        (
            Refusal("cell_shut", pieces=(BONUS,)),
            "Shut: this line is closed by the Bonus tile with fountain.",
        ),
        (Refusal("cell_beside", pieces=(TOWN_HALL,)), "Corners only: right beside this cell lies Town Hall."),
        (Refusal("cone_count", numbers=(4, 3)), "3 cones are in play this round, not 4."),
        (Refusal("cone_twice", numbers=(1,)), "Each place has a cone of its own, but two have cone B (yellow)."),
        (Refusal("cone_unknown", numbers=(3,)), "Not in play this round: cone D (white)."),
        (Refusal("proposals_used_up", seats=(1,)), "Bo has made all 5 proposals of this round."),
        (Refusal("other_phase", seats=(2,)), "Chidi cannot do that in this part of the round."),
        (Refusal("not_waiting", seats=(0,)), "Ada has nothing to decide now."),
    ],
)
def test_facts_are_filled_in(refusal: Refusal, sentence: str, qapp: object) -> None:
    make_translations().use("en")
    assert refusal_text(GAME, refusal, SEATS) == sentence


TOLD = [
    events.RoundBegan(1, 0, 1, False),
    events.RoundBegan(4, 2, 0, True),
    events.ConesSet(1, 1, (5, 6, 7)),
    events.PlanSealed(1, 0, (0, 2, 4)),
    events.Proposed(1, 2, (1, 0, 2)),
    events.GuessSealed(1, 1, (0, 1, 2), ()),
    events.GuessSealed(1, 1, (0, 1, 2), (1, 2)),
    events.PlaceRevealed(1, 0, 2, 0, 0, TOWN_HALL, 2),
    events.PlaceRevealed(1, 0, 2, 0, 1, TOWN_HALL, 0),
    events.PlaceRevealed(1, 0, 2, 0, 1, -1, 0),
    events.PlaceLaid(1, 0, 2, 77),
    *[events.BonusLaid(1, 0, BONUS, 77, side, side) for side in range(4)],
    events.Ended(41, 3),
    events.Ended(1, 0),
]


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_line_that_names_its_seat(language: str, event: typing.Any) -> None:
    line = event_text(GAME, event, SEATS)
    assert line
    assert "%" not in line
    seat = event_seat(event)
    assert seat is None or SEATS[seat].name in line
    assert event_turn(event) == getattr(event, "round", 0)


def test_no_event_is_forgotten(qapp: object) -> None:
    known = {type(event) for event in TOLD} | {events.TilesDrawn}
    assert known == set(typing.get_args(events.Event))
    assert event_text(GAME, events.TilesDrawn(1, (0, 2, 4)), SEATS) is None


def test_lines_before_the_guess_is_sealed_do_not_tell_what_was_meant(qapp: object) -> None:
    make_translations().use("en")
    sealed = event_text(GAME, events.PlanSealed(1, 0, (0, 2, 4)), SEATS)
    assert sealed is not None
    assert "cone" not in sealed
    assert [sealed.index(piece_name(place)) for place in (0, 2, 4)] == sorted(
        sealed.index(piece_name(place)) for place in (0, 2, 4)
    )


def test_the_log_tells_the_story(qapp: object) -> None:
    make_translations().use("en")
    place = the_piece(2)
    right = events.PlaceRevealed(1, 0, 2, 0, 0, TOWN_HALL, 1)
    missed = events.PlaceRevealed(1, 0, 2, 0, 1, TOWN_HALL, 0)
    meaning = f"Ada meant {place} for cone A (blue), beside Town Hall"
    assert event_text(GAME, right, SEATS) == f"{meaning}: right, 1 tree"
    assert event_text(GAME, missed, SEATS) == f"{meaning}; the group thought of cone B (yellow)"


def test_names_of_mode_options_and_phases(language: str) -> None:
    named = [mode_words(GAME, mode.id) for mode in FACTS.modes]
    named += [option_words(GAME, option.id) for option in FACTS.options]
    named += [value_words(GAME, option.id, value) for option in FACTS.options for value in option.values]
    named += [common_ground.phase(phase) for phase in Phase]
    for one in named:
        assert one.name
        assert whole(one.sentence)
    assert len({common_ground.phase(phase).name for phase in Phase}) == len(Phase)
    assert mode_line(GAME, "standard")
    turn, words = state_words(GAME, 4, finished_view(), "standard")
    assert "4" in turn
    assert "6" in turn
    assert words == common_ground.phase(Phase.OVER).name


def test_cones_are_told_by_letter_colour_and_shape(language: str) -> None:
    for cone in range(COLOURS):
        for words in (common_ground.cone(cone), common_ground.cone_full(cone), common_ground.site_full(cone)):
            assert f" {common_ground.letter(cone)}" in words
    for make in (common_ground.cone, common_ground.cone_full, common_ground.site_full, common_ground.side):
        assert len({make(number) for number in range(4)}) == 4


def test_ranks_have_titles_of_their_own(language: str) -> None:
    ranks = [common_ground.rank(number) for number in range(rank_of(999) + 1)]
    assert len({rank.name for rank in ranks}) == len(ranks) == 6
    assert all(whole(rank.sentence) for rank in ranks)
    assert all((FOLDER / "art" / "common_ground" / f"rank_{number}.svg").is_file() for number in range(len(ranks)))


def test_rows_end_and_counts(language: str) -> None:
    view = finished_view()
    sheet = finished_sheet(view)
    assert len({row_words(GAME, row.key) for row in sheet.rows}) == 2
    assert all(group_words(GAME, row.group) for row in sheet.rows)
    assert set(row_details(GAME, view)) == {row.key for row in sheet.rows}
    assert [source_of(GAME, row) for row in sheet.rows] == [key for key, _ in sources(GAME)]
    assert end_words(GAME, "rounds", "Ada")
    assert tie_words(GAME, "shared")
    assert turn_words(GAME, 6).startswith("6")
    assert point_words(GAME, 1) != point_words(GAME, 2)
    for key in ("trees", "most_trees", "tiles", "perfect_rounds", "mayor_rounds", "meant", "guessed_right"):
        assert statistics.tally_name(GAME, key) != key
    assert statistics.tally_name(GAME, "proposals") != "proposals"
    assert statistics.end_name(GAME, "rounds") != "rounds"


def test_credits_name_author_and_publisher(language: str) -> None:
    credit = games.credit(GAME)
    for name in ("Link City", "Émilien Alquier", "Bandjo!", "Blue Orange", "2024"):
        assert name in credit


def test_cells_explain_trees_and_rounds(language: str) -> None:
    view = finished_view()
    sheet = finished_sheet(view)
    names = tuple(seat.name for seat in SEATS)
    keys = ["", *(row.key for row in sheet.rows), *(f"round_{number}" for number in range(1, ROUNDS + 1))]
    cells = [cell_words(GAME, view, sheet, 0, key, names) for key in keys]
    assert all(cell.lines and not any("%" in line for line in cell.lines) for cell in cells)
    assert cells[0].points == sheet.total == cells[1].points + cells[2].points
    assert str(most_trees(len(view.city))) in cells[0].lines[1]
    first = sum(City(view.city[:5]).trees())
    assert first == 4
    assert first + sum(cell.points for cell in cells[3:]) == sheet.total
    for cell, past in zip(cells[3:], view.history, strict=True):
        assert cell.count == past.right
        assert all(piece_name(place) in line for place, line in zip(past.places, cell.lines, strict=False))


def test_trees_line_by_line_sum_up(qapp: object) -> None:
    view = finished_view()
    rows, columns = City(view.city).trees()
    assert sum(common_ground_cells.lines_of(view.city, True)) == rows
    assert sum(common_ground_cells.lines_of(view.city, False)) == columns


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_ending_tells_rounds_mayors_and_rank(language: str, seats: int) -> None:
    view = finished_view(seats)
    sheet = finished_sheet(view)
    ending = ending_words(GAME, view, sheet)
    assert ending is not None
    assert str(sheet.total) in ending.headline
    assert ending.award.name == common_ground.rank(rank_of(sheet.total)).name
    assert str(most_trees(len(view.city))) in ending.award.measure
    assert ending.course[-1] == sheet.total
    assert len(ending.course) == len(ending.chapters) == ROUNDS
    for chapter, past in zip(ending.chapters, view.history, strict=True):
        assert chapter.seat == past.mayor
        assert chapter.good == past.perfect
        assert str(past.right) in chapter.mark
        assert row_words(GAME, chapter.key) == chapter.title
        assert all(piece_name(place) in chapter.detail for place in past.places)
    assert sum(right for right, _ in ending.bars.parts) == sum(past.right for past in view.history)
    assert sum(map(sum, ending.bars.parts)) == sum(len(past.places) for past in view.history)
    assert len(ending.bars.parts) == seats


def test_every_place_has_a_name_and_a_sentence(language: str) -> None:
    assert len(faces()) == PLACES
    names = [piece_name(place) for place in range(PLACES)]
    assert len(set(names)) == PLACES
    assert names == [face.names[language] for face in faces()]
    assert all(whole(piece_sentence(place)) for place in range(PLACES))
    bonuses = {piece_name(BONUS + number) for number in range(BONUSES)}
    assert len(bonuses) == BONUSES
    assert not bonuses & set(names)
    assert whole(piece_sentence(TOWN_HALL))
    assert whole(piece_sentence(BONUS))
    assert piece_name(HIDDEN) not in names
    assert piece_sentence(HIDDEN) == ""


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
    assert {"3.2", "5.1", "5.8", "5.13", "6", "R8", "R9"} <= wanted
    assert wanted <= page.anchors
    assert {f"R{number}" for number in range(1, 13)} <= page.anchors
    assert (FOLDER / "rules" / page_language / f"{GAME}.md").is_file()


def test_pages_have_the_same_paragraphs_in_all_languages() -> None:
    pages = [read_page(FOLDER / "rules", language, GAME) for language in LANGUAGES]
    shapes = [[(block.kind, block.anchors, len(block.lines)) for block in page.blocks] for page in pages]
    assert shapes[0] == shapes[1] == shapes[2]


def test_ranks_on_the_page_are_those_of_the_result(language: str) -> None:
    page = read_page(FOLDER / "rules", language, GAME)
    table = [block for block in page.blocks if block.kind == "table"][-1]
    titles = [line.strip("|").split("|")[1].strip() for line in table.lines[1:]]
    assert titles == [common_ground.rank(number).name for number in range(6)]
    bounds = [int(re.findall(r"\d+", line)[0]) for line in table.lines[1:]]
    assert [rank_of(bound - 1 if at == 0 else bound) for at, bound in enumerate(bounds)] == list(range(6))
