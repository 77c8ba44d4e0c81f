"""Why computer players of Room to Move acted, where it is read: in three languages, beside what was done, the same
after loading, undo and redo, and in the review."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from test_review import Idle
from window_samples import FOLDER, make_theme, make_translations

from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.room_to_move.board import RoomToMoveBoard
from desktop.storage.settings import Settings
from desktop.table.controller import Controller
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.review import Review
from desktop.table.review_page import ReviewPage
from desktop.table.story import Story
from desktop.texts.events import motive_brief, motive_text
from desktop.texts.sentences import Sentences
from desktop.texts.words import SeatName
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo, Table
from engine.core.record import load_record
from engine.games.room_to_move.actions import DrawCard
from engine.games.room_to_move.motive import JOIN, LEFT, Note
from engine.games.room_to_move.player import Spoilt
from engine.games.room_to_move.rules import load
from engine.players.levels import player
from engine.players.motives import Motive
from resources import reader

GAME = load(reader("room_to_move"))
LEVEL = "beginner"
NAMES = ("Ada", "Ben", "Cai")
LANGUAGES = ("en", "it", "de")
DRAWN = (Note.ONLY, Note.SHARED, Note.WALL, Note.CLOSE, Note.CLEAR, Note.LEAST, Note.MIRRORED, Note.SWAPPED)
CODES = [
    *sorted(Note),
    *(LEFT + spoilt for spoilt in Spoilt),
    *(JOIN.join((Note.FRONT, drawn, LEFT + Spoilt.TORN)) for drawn in DRAWN),
]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    """Speaks each language in turn, and English again afterwards."""
    translations = make_translations()
    translations.use(request.param)
    yield request.param
    translations.use("en")


def new_match(seed: int, *controllers: str, scenario: str = "00", free: bool = False) -> Match:
    """A match that has just begun."""
    seats = tuple(SeatInfo(NAMES[at], who, at + 1) for at, who in enumerate(controllers))
    options = {"scenario": scenario, "walls_later": "off", "carpet": "strict"}
    return Match.new(GAME, Setup(len(seats), "standard", options), seats, seed, Table(free_undo=free))


def play_on(match: Match, acts: int = 1000) -> Match:
    """Computers play on every seat, persons' too."""
    who = player(GAME, LEVEL)
    draft = Chance(match.seed).draft()
    while match.waiting and acts:
        seat = match.waiting[0]
        match.act(seat, who.decide(match.view(seat), seat, draft).action)
        acts -= 1
    return match


def lines_of(match: Match, seat: int | None = None, acts: int | None = None) -> list[list[LogLine]]:
    """The lines of each act as the table may read them now."""
    faces = [SeatFace(info.name, info.colour, "" if info.controller == PERSON else "x") for info in match.seats]
    return Story(match, Sentences()).tell(faces, seat, match.view(None), acts)


def whys(lines: list[list[LogLine]]) -> list[str]:
    """Every reason."""
    return [line.words for act in lines for line in act if line.why]


def whole(text: str) -> bool:
    """Whether nothing is left open in a sentence."""
    return bool(text) and not re.search(r"%|  |\s[,.;]|^\s|\s$|-1|,,|\bNone\b", text)


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Matches of one to three computers."""
    found = [play_on(new_match(seed, *[LEVEL] * (1 + seed % 3))) for seed in range(3)]
    return [*found, *(play_on(new_match(1, LEVEL, LEVEL, scenario=number)) for number in ("05", "08"))]


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence_that_names_its_seat(language: str, code: str) -> None:
    seats = [SeatName(name, 1) for name in NAMES]
    texts = []
    for numbers in ((1, 3), (2, 1)):
        motive = Motive(1, 2, code, numbers, (2, 7, 9))
        texts.append(motive_text(GAME.facts.id, motive, seats))
        assert whole(texts[-1])
        assert texts[-1].startswith("Ben: ")
        assert whole(motive_brief(GAME.facts.id, motive, seats))
    counted = "2" in texts[1]
    needs = ("only", "shared", "wall", "tokens_more", "tokens_space", "door_points", "door_way", "door_even")
    assert counted == any(part in needs for part in code.split(JOIN))


def test_a_code_without_text_is_an_error(qapp: object) -> None:
    for code in ("tokens_x", "door_x", "left_x", "x"):
        with pytest.raises(KeyError):
            motive_text(GAME.facts.id, Motive(0, 1, code, (1, 1), (2, 7, 9)), [SeatName("Ada", 1)])


def test_every_decision_has_one_sentence(language: str, matches: list[Match]) -> None:
    """Beside what was done; no slot is empty, the seat is named, nothing is unknown."""
    unknown = Sentences().why(GAME.facts.id, Motive(0, 1, Note.UNKNOWN), [SeatFace("Ada", 1)]).words.partition("Ada")[2]
    for match in matches:
        for (_, seat, _, _), act in zip(match.history(), lines_of(match), strict=True):
            reasons = [at for at, line in enumerate(act) if line.why]
            assert reasons == [1]
            assert whole(act[1].words)
            assert not act[1].words.endswith(unknown)
            assert act[1].words.startswith(NAMES[seat] + ": ")
            assert (act[1].seat, act[1].turn) == (seat, act[0].turn)


def test_a_piece_that_was_left_out_is_named(qapp: object, matches: list[Match]) -> None:
    """Where nothing of a card was drawn, the reason says which piece is missing and why."""
    seen = 0
    for match in matches:
        for (_, _, action, _), act in zip(match.history(), lines_of(match), strict=True):
            if isinstance(action, DrawCard) and not action.places:
                assert re.search("“.+” is left out, for", act[1].words)
                seen += 1
    assert seen


def test_where_a_person_acted_no_reason_is_invented(qapp: object) -> None:
    match = play_on(new_match(7, PERSON, LEVEL))
    assert {line.seat for act in lines_of(match) for line in act if line.why} == {1}
    assert whys(lines_of(play_on(new_match(7, PERSON, PERSON)))) == []


def test_reasons_come_again_after_loading_and_taking_back(qapp: object) -> None:
    match = play_on(new_match(9, LEVEL, LEVEL, free=True), 12)
    told = lines_of(match)
    assert len(whys(told)) == 12
    again = load_record(match.record(), reader)
    assert again.check() is None
    assert lines_of(again) == told
    assert lines_of(match.replayed()) == told
    seat = match.history()[-1][1]
    match.undo(seat)
    assert len(whys(lines_of(match))) == 11
    match.redo(seat)
    assert lines_of(match) == told


def test_log_and_review_hold_the_reasons(qapp: object) -> None:
    """In the log of the board at the end of a match, and in the review at each step."""
    make_translations().use("en")
    table = Controller(reader, Sentences(), computers=Idle(), clock=iter(range(10**6)).__next__)
    seats = tuple(SeatPlan(NAMES[at], LEVEL, at + 1) for at in range(2))
    options = {"scenario": "00", "walls_later": "off", "carpet": "strict"}
    assert table.begin(MatchPlan("room_to_move", "standard", seats, options=options, seed=7)) == ""
    play_on(table.match)
    table.show_again()
    assert sum(line.why for line in table.log_lines()) == len(table.match.history())
    review = Review(table)
    for at, (_, seat, _, _) in enumerate(review.history):
        review.go(at + 1)
        assert review.remark.startswith(NAMES[seat] + ": ")
        assert review.remark in [line.words for line in review.lines()]
    page = ReviewPage(make_theme(), Settings(None), FOLDER)
    page.begin(table)
    board = page.board
    assert isinstance(board, RoomToMoveBoard)
    page.go(4)
    shown = [(kind, words) for kind, _, words in board.pieces["log",].state[0] if kind != "more"]
    first = next(at for at, (kind, _) in enumerate(shown) if kind == "line")
    newest = page.review.lines()[-2:]
    assert newest[1].why
    assert newest[0].words.startswith(shown[first][1])
    assert shown[first + 1][0] == "why"
    assert newest[1].words.startswith(shown[first + 1][1])
    page.window.close()
    page.forget()
