"""Why computer players of Common Ground acted, where it is read: in three languages, after the reveal and never before,
the same after loading, undo and redo, and in the review."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from test_review import Idle
from window_samples import FOLDER, make_theme, make_translations

from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common_ground.board import CommonGroundBoard
from desktop.storage.settings import Settings
from desktop.table.controller import Controller
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.review import Review
from desktop.table.review_page import ReviewPage
from desktop.table.story import Story
from desktop.texts.events import motive_brief, motive_text
from desktop.texts.place_grammar import by_piece, genders, spoken_piece, the_piece
from desktop.texts.places import faces
from desktop.texts.sentences import Sentences
from desktop.texts.words import SeatName
from engine.core.chance import Draft
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo, Table
from engine.core.record import load_record
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones
from engine.games.common_ground.city import BONUS, PLACES, TOWN_HALL
from engine.games.common_ground.motive import Note
from engine.games.common_ground.rules import load
from engine.games.common_ground.view import Phase, PlaceRevealed
from engine.players.levels import player
from engine.players.motives import Motive
from resources import reader

GAME = load(reader("common_ground"))
LEVEL = "beginner"
NAMES = ("Ada", "Ben", "Cai", "Dora", "Emil", "Fay")
LANGUAGES = ("en", "it", "de")
CODES = sorted(Note)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    """Speaks each language in turn, and English again afterwards."""
    translations = make_translations()
    translations.use(request.param)
    yield request.param
    translations.use("en")


def new_match(seed: int, *controllers: str, free: bool = False, **options: str) -> Match:
    """A match that has just begun."""
    seats = tuple(SeatInfo(NAMES[at], who, at + 1) for at, who in enumerate(controllers))
    return Match.new(GAME, Setup(len(seats), "standard", options), seats, seed, Table(free_undo=free))


def play_on(match: Match, acts: int = 1000) -> Match:
    """Computers play on every seat, persons' too."""
    who = player(GAME, LEVEL)
    while match.waiting and acts:
        seat = match.waiting[0]
        match.act(seat, who.decide(match.view(seat), seat, Draft(1, {})).action)
        acts -= 1
    return match


def faces_of(match: Match) -> list[SeatFace]:
    """The seats as boards show them."""
    return [SeatFace(info.name, info.colour, "" if info.controller == PERSON else "x") for info in match.seats]


def lines_of(match: Match, seat: int | None = None, acts: int | None = None) -> list[list[LogLine]]:
    """The lines of each act as the table may read them now."""
    return Story(match, Sentences()).tell(faces_of(match), seat, match.view(None), acts)


def whys(lines: list[list[LogLine]]) -> list[str]:
    """Every reason that stands for itself."""
    return [line.words for act in lines for line in act if line.why]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Twenty matches of 2 to 6 computers with every option."""
    options: tuple[dict[str, str], ...] = (
        {},
        {"children": "on"},
        {"open_table": "on"},
        {"children": "on", "open_table": "on"},
    )
    return [play_on(new_match(seed, *[LEVEL] * (2 + seed % 5), **options[seed % 4])) for seed in range(20)]


# Words


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence_that_names_its_seat(language: str, code: str) -> None:
    pieces = (2,) if code.startswith("site") else () if "alone" in code else (2, 7, 4, TOWN_HALL)
    for number in (1, 2):
        numbers = (0, number) if code.startswith("site") else (number, 3)
        motive = Motive(1, 2, code, numbers, pieces, (0, 2))
        seats = [SeatName(name, 1) for name in NAMES]
        text = motive_text(GAME.facts.id, motive, seats)
        assert whole(text)
        assert "Ben" in text
        assert whole(motive_brief(GAME.facts.id, motive, seats))


def whole(text: str) -> bool:
    """Whether nothing is left open in a sentence."""
    return bool(text) and not re.search(r"%|  |\s[,.:;]|^\s|\s$|-1|,,|\bNone\b", text)


def test_every_decision_of_twenty_matches_is_explained(language: str, matches: list[Match]) -> None:
    """Each act has one reason or a line that is one; no slot is empty, the seat is named, nothing is unknown."""
    unknown = Sentences().why(GAME.facts.id, Motive(0, 1, Note.UNKNOWN), [SeatFace("Ada", 1)]).words.partition("Ada")[2]
    for match in matches:
        lines = lines_of(match)
        for (_, seat, action, _), act in zip(match.history(), lines, strict=True):
            reason = [line for line in act if line.why]
            if isinstance(action, SetCones | Lay):
                assert reason == []
                reason = act[:1]
            assert len(reason) == 1, action
            assert whole(reason[0].words)
            assert not reason[0].words.endswith(unknown)
            assert NAMES[seat] in reason[0].words
            assert reason[0].seat == seat
            if reason[0].why:
                assert whole(reason[0].short)


def test_every_place_has_an_article(language: str) -> None:
    if language != "en":
        known = genders(language)
        signs = {spoken_piece(piece, 0).partition(" ")[2] for piece in range(PLACES)} if language == "de" else set()
        assert {face.names[language] for face in faces()} - signs <= set(known) | {"Obst und Gemüse"}
        assert len(known) == PLACES + 1
    for piece in (*range(PLACES), TOWN_HALL, BONUS, BONUS + 5):
        for form in (the_piece(piece), by_piece(piece)):
            assert " " in form or "’" in form
            if language == "it":
                assert re.match(r"(il|la|l’|lo|i|gli|le|al|alla|all’|allo|ai|agli|alle)(?<=’)?", form)


def test_articles_are_right(qapp: object) -> None:
    numbers = {face.names["en"]: number for number, face in enumerate(faces())}
    expected = {
        "it": {
            "Bakery": ("il panificio", "al panificio"),
            "School": ("la scuola", "alla scuola"),
            "Zoo": ("lo zoo", "allo zoo"),
            "Stadium": ("lo stadio", "allo stadio"),
            "Hospital": ("l’ospedale", "all’ospedale"),
            "Burger bar": ("l’hamburgeria", "all’hamburgeria"),
            "Lost property": ("gli oggetti smarriti", "agli oggetti smarriti"),
            "Fire station": ("i pompieri", "ai pompieri"),
            "Spa": ("le terme", "alle terme"),
            "Film studio": ("il set del cinema", "al set del cinema"),
        },
        "de": {
            "Bakery": ("die Bäckerei", "der Bäckerei"),
            "Cemetery": ("den Friedhof", "dem Friedhof"),
            "Hospital": ("das Krankenhaus", "dem Krankenhaus"),
            "Public toilet": ("die Toiletten", "den Toiletten"),
            "Greengrocer": ("den Laden „Obst und Gemüse“", "dem Laden „Obst und Gemüse“"),
        },
        "en": {"Bakery": ("the bakery", "the bakery")},
    }
    translations = make_translations()
    for code, forms in expected.items():
        translations.use(code)
        for name, both in forms.items():
            assert (the_piece(numbers[name]), by_piece(numbers[name])) == both
    translations.use("de")
    assert by_piece(TOWN_HALL) == "dem Rathaus"
    assert by_piece(BONUS) == "dem Bonusplättchen mit Brunnen"
    translations.use("it")
    assert by_piece(TOWN_HALL) == "al municipio"
    assert by_piece(BONUS) == "alla tessera Bonus con fontana"
    translations.use("en")
    assert by_piece(TOWN_HALL) == "Town Hall"


# Secrets


def test_no_reason_before_the_reveal_of_its_round(qapp: object) -> None:
    """5.16, 5.17: nothing of why anybody acted is read, by any seat or the table, until the guess is sealed."""
    match = new_match(7, *[LEVEL] * 4)
    while match.waiting:
        for seat in (None, 0, 1, 2, 3):
            lines = lines_of(match, seat)
            revealed = len(match.view(None).history)
            for (_, _, action, _), act in zip(match.history(), lines, strict=True):
                for line in act:
                    if line.why:
                        assert line.turn <= revealed
                    elif isinstance(action, SetCones) and line.turn > revealed:
                        assert line.words.endswith("sets the cones")
        play_on(match, 1)
    assert whys(lines_of(match))


def test_lines_before_the_reveal_do_not_depend_on_the_secret(qapp: object) -> None:
    """R9: the whole log reads the same whatever the mayor of this round has sealed."""
    first = play_on(new_match(7, *[LEVEL] * 4), 1)
    view = first.view(first.state.mayor)
    texts = set()
    for matching in ((0, 1, 2), (1, 2, 0), (2, 1, 0)):
        match = play_on(new_match(7, *[LEVEL] * 4), 1)
        match.act(view.mayor, SealPlan(matching))
        seats = [seat for seat in range(4) if seat != view.mayor]
        play_on(match, 1)
        assert match.state.phase is Phase.GROUP
        for seat in (None, *seats):
            texts.add((seat, str(lines_of(match, seat))))
    assert len(texts) == 4


def test_where_a_person_acted_no_motive_is_invented(qapp: object) -> None:
    """The same match with persons on two seats: no reason for their acts, and their plans keep their lines."""
    match = play_on(new_match(7, PERSON, LEVEL, PERSON, LEVEL))
    neutral = play_on(new_match(7, *[PERSON] * 4))
    assert whys(lines_of(neutral)) == []
    assert any(whys(lines_of(match)))
    for act, plain, (_, seat, action, _) in zip(lines_of(match), lines_of(neutral), match.history(), strict=True):
        if seat in (0, 2) and not isinstance(action, SealGuess):
            assert act == plain
        if seat in (1, 3):
            assert act != plain


def test_whoever_played_then_counts_not_who_plays_now(qapp: object) -> None:
    """A seat that passes from a computer to a person and back."""
    match = play_on(new_match(7, *[LEVEL] * 4), 9)
    for seat in range(4):
        match.hand_over(seat, PERSON)
    at = len(match.acts)
    play_on(match, 14)
    for seat in range(4):
        match.hand_over(seat, LEVEL)
    play_on(match)
    lines = lines_of(match)
    assert whys(lines[:at])
    assert whys(lines[at : at + 14]) == []
    assert whys(lines[at + 14 :])


# The same again


def test_reasons_are_the_same_after_loading_and_replaying(qapp: object) -> None:
    match = play_on(new_match(9, *[LEVEL] * 3))
    assert lines_of(reloaded(match)) == lines_of(match)
    assert lines_of(match.replayed()) == lines_of(match)


def reloaded(match: Match) -> Match:
    """The match as it comes from its record."""
    again = load_record(match.record(), reader)
    assert again.check() is None
    return again


def test_undo_hides_a_reason_and_redo_brings_the_same(qapp: object) -> None:
    """With free undo the reveal itself can be taken back: its reasons go with it."""
    match = new_match(7, *[LEVEL] * 4, free=True)
    while not match.state.history:
        play_on(match, 1)
    told = lines_of(match)
    assert whys(told)
    match.undo(match.history()[-1][1])
    assert not match.state.history
    assert whys(lines_of(match)) == []
    match.redo(next(seat for seat in range(4) if match.refuse_redo(seat) is None))
    assert lines_of(match) == told


def test_the_reveal_on_the_board_agrees_with_the_log(matches: list[Match], qapp: object) -> None:
    """What a place was meant for: the mayor's own neighbour, not that of the common sense of all."""
    changed = 0
    for match in matches[:6]:
        story = Story(match, Sentences())
        for _, _, _, told in match.history():
            events: list[Any] = [one.event for one in told]
            retold = story.retell(events, match.view(None))
            changed += retold != events
            assert [type(event) for event in retold] == [type(event) for event in events]
            assert all(a == b for a, b in zip(retold, events, strict=True) if not isinstance(a, PlaceRevealed))
    assert changed


# At the table and in the review


def make_table(*controllers: str) -> Controller:
    """A match with a controller; nobody thinks."""
    table = Controller(reader, Sentences(), computers=Idle(), clock=iter(range(10**6)).__next__)
    seats = tuple(SeatPlan(NAMES[at], who, at + 1) for at, who in enumerate(controllers))
    assert table.begin(MatchPlan("common_ground", "standard", seats, seed=7)) == ""
    return table


@pytest.fixture(scope="module")
def over(qapp: object) -> Controller:
    """A match of computers at its end."""
    make_translations().use("en")
    table = make_table(*[LEVEL] * 4)
    play_on(table.match)
    table.show_again()
    return table


def test_the_log_of_the_table_holds_the_reasons(over: Controller) -> None:
    lines = over.log_lines()
    assert sum(line.why for line in lines) == sum(
        isinstance(action, SealPlan | Propose | SealGuess | LayBonus) for _, _, action, _ in over.match.history()
    )
    assert any(" put cone " in line.words for line in lines)


def test_the_review_says_why_at_each_step(over: Controller) -> None:
    """At its step everybody reads why an act was done, but a plan only through its mayor's eyes until the reveal."""
    review = Review(over)
    for at, (_, seat, action, _) in enumerate(review.history):
        review.choose(seat)
        review.go(at + 1)
        assert review.remark in [line.words for line in review.lines()]
        if isinstance(action, SealPlan):
            assert review.remark.startswith(f"As mayor, {NAMES[seat]} thought of ")
            review.choose((seat + 1) % 4)
            assert review.remark.startswith(f"{NAMES[seat]} seals a plan for ")
            assert not any(line.words.startswith("As mayor") and line.turn == review.round for line in review.lines())
        if isinstance(action, SetCones):
            assert review.remark.startswith(f"{NAMES[seat]} put cone ")
    review.go(review.steps)
    for seat in range(4):
        review.choose(seat)
        over.show_again()
        assert [line.words for line in review.lines() if line.why] == [
            line.words for line in over.log_lines() if line.why
        ]


def test_list_seats_and_log_of_the_board_hold_the_reasons(over: Controller) -> None:
    """In a review after the reveal of round 3: the list has every reason of the round, each row that of its seat, and
    the wheel brings back what has left the log."""
    page = ReviewPage(make_theme(), Settings(None), FOLDER)
    page.begin(over)
    review, board = page.review, page.board
    assert review is not None
    assert isinstance(board, CommonGroundBoard)
    sealed = [at for at, act in enumerate(review.history) if isinstance(act[2], SealGuess)][2]
    page.go(sealed)
    assert not any(board.why_words(seat) for seat in range(4))
    page.go(sealed + 1)
    board.motion.finish()
    told = [line for line in review.lines() if line.why and line.turn == 3]
    assert {line.seat for line in told} == {0, 1, 2, 3}
    log = next(section for section in board.sections() if section.title == "Log")
    assert {line.words for line in told} <= {spot.words for spot in log.spots}
    for seat in range(4):
        assert board.seat_words(seat)[0] in [line.words for line in told if line.seat == seat]
    shown = board.pieces["log",].state[0]
    centre = board.pieces["log",].rect.center()
    zoom = board.camera.zoom
    for _ in range(4):
        board.wheel(centre, 0.8)
    assert board.pieces["log",].state[0] != shown
    for _ in range(9):
        board.wheel(centre, 1.2)
    assert board.pieces["log",].state[0] == shown
    assert board.camera.zoom == zoom
    page.window.close()
    page.forget()
