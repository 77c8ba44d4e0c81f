"""Every code of the engine has a sentence, with its facts filled in, in three languages."""

from __future__ import annotations

import typing

import pytest
from window_samples import make_translations

from desktop.texts import games, house_numbers
from desktop.texts.actions import mode_line, mode_words, option_words, value_words
from desktop.texts.events import event_text
from desktop.texts.reasons import refusal_text
from desktop.texts.records import record_error_text
from desktop.texts.words import SeatName, fill, full_name, listing
from engine.core.entries import Reason as MatchReason
from engine.core.game import Refusal
from engine.core.record import Fault, RecordError
from engine.games.house_numbers import view as events
from engine.games.house_numbers.actions import Agent, Bis, Effect, Fence, NoPermit, Park, Pool, Roundabout, Temp, Turn
from engine.games.house_numbers.actions import Reason as TurnReason
from engine.games.house_numbers.facts import FACTS
from engine.games.house_numbers.plans import Need, Plan
from engine.games.house_numbers.position import Impossible
from engine.games.house_numbers.scoring import score_sheet
from engine.games.house_numbers.sheet import Sheet

SEATS = (SeatName("Ada", 1), SeatName("Bo", 2))
SETUP = ("setup_mode", "setup_seats", "setup_option")
CODES = sorted({*map(str, TurnReason), *map(str, MatchReason), *map(str, Impossible), *SETUP})


@pytest.fixture(params=["en", "it", "de"])
def language(request: pytest.FixtureRequest, qapp: object) -> typing.Iterator[str]:
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
    full = Refusal(code, "3.2", squares=(12, 13), seats=(0,), pieces=(1,), numbers=(9, 8, 7))
    assert whole(refusal_text("house_numbers", full, SEATS))


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_facts_still_makes_a_sentence(code: str, qapp: object) -> None:
    assert refusal_text("house_numbers", Refusal(code, numbers=(2, 3, 4)), ())


def test_an_unknown_code_is_an_error(qapp: object) -> None:
    with pytest.raises(KeyError):
        refusal_text("house_numbers", Refusal("no_such_code"), SEATS)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("number_too_high", squares=(4, 5), numbers=(9, 8)), "Too high: 8 stands to the right."),
        (Refusal("number_too_low", squares=(4, 5), numbers=(3, 5)), "Too low: 5 stands to the left."),
        (Refusal("plot_built", squares=(4,), numbers=(7,)), "Number 7 stands here already."),
        (Refusal("permit_possible", squares=(1,), numbers=(9, 1)), "No refusal: 9 fits on 1 plot."),
        (Refusal("permit_possible", squares=(1, 2), numbers=(9, 12)), "No refusal: 9 fits on 12 plots."),
        (Refusal("number_not_printed", numbers=(10, 9)), "The card says 9: only the temp agency writes 10."),
        (Refusal("shift_too_far", numbers=(17, 14)), "Too far: the temp agency turns 14 into 12 to 16, not into 17."),
        (
            Refusal("estate_sizes", pieces=(1,), numbers=(1, 1, 4)),
            "City plan 2 asks for estates of these sizes: 1 + 1 + 4.",
        ),
        (Refusal("park_full", numbers=(3,)), "All parks of street 3 are built."),
        (Refusal("not_waiting", seats=(1,)), "Bo has nothing to decide now."),
        (Refusal("consent_missing", seats=(0, 1)), "Consent is missing from: Ada and Bo."),
        (Refusal("setup_seats", numbers=(1, 2, 12)), "This mode takes 2 to 12 seats, not 1."),
    ],
)
def test_facts_are_filled_in(refusal: Refusal, sentence: str, qapp: object) -> None:
    make_translations().use("en")
    assert refusal_text("house_numbers", refusal, SEATS) == sentence


@pytest.mark.parametrize("code", list(Fault))
def test_every_record_error_names_the_file(language: str, code: Fault) -> None:
    sentence = record_error_text(RecordError(code, "a.cantiere", "body.state", "6", "7"))
    assert "a.cantiere" in sentence
    assert whole(sentence)


TURN = Turn(number_card=96, effect_card=96, plot=22, number=9)
TOLD = [
    events.Revealed(3, 0, TURN),
    *[
        events.Revealed(3, 0, Turn(96, 96, 22, 9, effect, Roundabout(2)))
        for effect in (Fence(3), Agent(2), Park(), Pool(), Temp(), Bis(2, 3))
    ],
    events.Revealed(3, 1, NoPermit(roundabout=Roundabout(5))),
    events.Claimed(3, 1, 0, 8, True),
    events.Claimed(3, 1, 0, 4, False),
    events.Passed(3, 0, 1, -1, Effect.POOL),
    events.StacksReshuffled(3, (0, 1)),
    events.StacksReshuffled(3, ()),
    events.PlansFlipped(3),
    events.Ended(3, ("refusals", "plans", "plots"), ((0,), (1,), (0, 1))),
    events.Ended(3, ("deck",), ((),)),
]


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_line_that_names_its_seat(language: str, event: typing.Any) -> None:
    line = event_text("house_numbers", event, SEATS)
    assert line
    assert "%" not in line
    seat = getattr(event, "seat", None)
    assert seat is None or SEATS[seat].name in line


def test_no_event_is_forgotten(qapp: object) -> None:
    known = {type(event) for event in TOLD} | {events.Confirmed, events.Dealt}
    assert known == set(typing.get_args(events.Event))
    assert event_text("house_numbers", events.Confirmed(0), SEATS) is None
    assert event_text("house_numbers", events.Dealt(2), SEATS) is None


def test_log_line_as_on_the_picture(qapp: object) -> None:
    make_translations().use("en")
    turn = Turn(96, 96, 22, 9, Pool())
    assert event_text("house_numbers", events.Revealed(12, 0, turn), SEATS) == "Ada: 9 with a pool in street 3"


def test_names_of_modes_options_levels_and_aids(language: str) -> None:
    named = [mode_words(FACTS.id, mode.id) for mode in FACTS.modes]
    named += [option_words(FACTS.id, option.id) for option in FACTS.options]
    named += [value_words(FACTS.id, option.id, value) for option in FACTS.options for value in option.values]
    named += [games.level(level) for level in ("person", *FACTS.levels)]
    named += [games.aid(aid) for aid in ("legal", "live_score", "left", "hints")]
    named += [games.free_undo(), games.secret(), *map(house_numbers.effect, Effect)]
    for one in named:
        assert one.name
        assert whole(one.sentence)
    assert len({mode_line(FACTS.id, mode.id) for mode in FACTS.modes}) == len(FACTS.modes)


def test_names_of_games_and_puzzles(language: str) -> None:
    for game in games.GAME_IDS:
        assert games.title(game)
        assert whole(games.slogan(game))
        assert whole(games.credit(game))
    for puzzle in games.PUZZLE_IDS:
        name, game = games.puzzle(puzzle)
        assert name
        assert games.title(game)


def test_names_of_score_rows_ends_and_ties(language: str) -> None:
    rows = score_sheet(Sheet(), 0).rows
    assert len({house_numbers.row(row.key) for row in rows}) == len(rows)
    assert all(house_numbers.group(row.group) for row in rows)
    assert all(house_numbers.end(reason, "Ada") for reason in ("refusals", "plans", "plots", "deck"))
    ties = ("estates", *[f"estates_{size}" for size in range(1, 7)], "shared")
    assert len({house_numbers.tie(key) for key in ties}) == len(ties)


@pytest.mark.parametrize("need", list(Need))
def test_every_kind_of_plan_has_a_name(language: str, need: Need) -> None:
    plan = Plan(0, 1, need, 8, 4, sizes=(1, 1, 4), street=2, count=2)
    assert "%" not in house_numbers.plan(plan)
    assert whole(house_numbers.plan_sentence(plan))


def test_lists_and_placeholders(qapp: object) -> None:
    make_translations().use("en")
    assert listing(["Ada"]) == "Ada"
    assert listing(["Ada", "Bo"]) == "Ada and Bo"
    assert listing(["Ada", "Bo", "Chidi"]) == "Ada, Bo and Chidi"
    assert full_name(SEATS[0]) == "Ada (blue circle)"
    assert fill("%2 of %1, 50 %", "%2", 3) == "3 of %2, 50 %"
