"""Announcements: the queue, what a match lets a screen reader say, and the event that Qt gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from app_samples import make_app, pair_of_persons, started, wait
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop.access import announcer as announcers
from desktop.access.announcer import MOST, Announcer, Kind
from desktop.app import Cantiere
from desktop.boards.common.link import LogLine
from engine.core.game import Outcome, ScoreSheet


class Recorder:
    """Keeps what would be handed to a screen reader."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []

    def __call__(self, window: QWidget, words: str, urgent: bool) -> None:
        self.said.append((words, urgent))


@pytest.fixture
def recorder() -> Recorder:
    """A screen reader."""
    return Recorder()


@pytest.fixture
def voice(qapp: QApplication, recorder: Recorder) -> Iterator[Announcer]:
    """An announcer of a window."""
    window = QWidget()
    yield Announcer(window, recorder)
    window.deleteLater()


def test_sentences_of_a_moment_are_said_as_one(voice: Announcer, recorder: Recorder) -> None:
    for words in ("Ada: 5 in street 1", "Bo: 7 in street 2, a fence", "The match is over!"):
        voice.say(words, Kind.NEWS)
    assert recorder.said == []
    wait(200)
    assert recorder.said == [("Ada: 5 in street 1. Bo: 7 in street 2, a fence. The match is over!", False)]
    assert voice.last == recorder.said[0][0]


def test_a_prompt_that_a_reply_has_told_is_not_told_twice(voice: Announcer, recorder: Recorder) -> None:
    voice.say("Bo: offer a permit. Points: 28 → 34")
    voice.say("Bo: offer a permit.", Kind.PROMPT)
    voice.speak()
    assert recorder.said == [("Bo: offer a permit. Points: 28 → 34.", True)]
    voice.say("Refused", Kind.REPLY)
    voice.say("Bo: offer a permit.", Kind.PROMPT)
    voice.speak()
    assert recorder.said[-1] == ("Refused. Bo: offer a permit.", True)


def test_of_several_prompts_only_the_last_one_is_said_and_at_the_end(voice: Announcer, recorder: Recorder) -> None:
    voice.say("Ada: choose a pair", Kind.PROMPT)
    voice.say("Ada: 5 in street 1", Kind.NEWS)
    voice.say("Ada: write 5", Kind.PROMPT)
    voice.speak()
    assert recorder.said == [("Ada: 5 in street 1. Ada: write 5.", False)]


def test_a_reply_comes_first_and_interrupts(voice: Announcer, recorder: Recorder) -> None:
    voice.say("Bo: 7 in street 2", Kind.NEWS)
    voice.say("Too high: 8 stands to the right.")
    voice.say("Too high: 8 stands to the right.")
    voice.speak()
    assert recorder.said == [("Too high: 8 stands to the right. Bo: 7 in street 2.", True)]


def test_a_flood_is_cut(voice: Announcer, recorder: Recorder) -> None:
    for number in range(MOST + 7):
        voice.say(f"line {number}", Kind.NEWS)
    voice.say("Ada: choose a pair", Kind.PROMPT)
    voice.speak()
    words = recorder.said[0][0]
    assert f"line {MOST - 1}." in words
    assert f"line {MOST}." not in words
    assert "7 more lines" in words
    assert words.endswith("Ada: choose a pair.")
    voice.speak()
    assert len(recorder.said) == 1


def test_what_waits_can_be_hushed(voice: Announcer, recorder: Recorder) -> None:
    voice.say("what only Ada may know", Kind.NEWS)
    voice.hush()
    wait(200)
    assert recorder.said == []


def test_qt_gets_an_announcement_only_while_somebody_listens(qapp: QApplication, monkeypatch) -> None:
    sent = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(sent.append))
    window = QWidget()
    child = QWidget(window)
    for listens in (False, True):
        monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda listens=listens: listens))
        announcers.send(child, "Bo: 7 in street 2.", False)
    announcers.send(child, "Too high.", True)
    assert [event.message() for event in sent] == ["Bo: 7 in street 2.", "Too high."]
    politeness = QAccessible.AnnouncementPoliteness
    assert [event.politeness() for event in sent] == [politeness.Polite, politeness.Assertive]
    assert all(event.object() is window for event in sent)
    window.deleteLater()


def test_an_old_qt_without_announcements_is_no_harm(qapp: QApplication, monkeypatch) -> None:
    monkeypatch.setattr(announcers, "QAccessibleAnnouncementEvent", None)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    window = QWidget()
    announcers.send(window, "Bo: 7 in street 2.", False)
    window.deleteLater()


# In a match


@pytest.fixture
def app(qapp: QApplication, tmp_path: Path, recorder: Recorder) -> Iterator[Cantiere]:
    """A program with a recorder in place of a screen reader."""
    made = started(make_app(tmp_path))
    made._play_page().announcer.deliver = recorder
    yield made
    made.close()
    made.window.close()
    made.window.deleteLater()


def play_turn(app: Cantiere) -> None:
    """The front seat takes the first pair and the first plot that is lit."""
    board = app.play.board
    board.activate(("pair", 0))
    plot = next(plot for plot in range(33) if board.pieces["plot", plot].state.light == "legal")
    board.activate(("plot", plot))
    board.activate(("confirm",))


def heard(app: Cantiere, recorder: Recorder) -> str:
    """What was said since the last time, as one text."""
    app.play.announcer.speak()
    words = " | ".join(one for one, _ in recorder.said)
    recorder.said.clear()
    return words


def test_whose_turn_what_was_done_and_by_whom(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons())
    assert heard(app, recorder).startswith("Ada (blue circle): choose a pair")
    app.play.board.activate(("pair", 0))
    assert "Ada (blue circle): write" in heard(app, recorder)
    app.play.board.undo()
    play_turn(app)
    words = heard(app, recorder)
    assert words.startswith("Bo (orange triangle): choose a pair")
    assert "Ada:" not in words, "what Ada wrote is told when all have confirmed"
    play_turn(app)
    words = heard(app, recorder)
    assert "Ada:" in words
    assert "Bo:" in words
    assert words.index("Bo:") < words.rindex("Ada (blue circle): choose a pair")
    assert words.count("choose a pair") == 1


def test_a_refusal_is_said_with_its_reason_and_interrupts(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons())
    play_turn(app)
    play_turn(app)
    board = app.play.board
    for place in range(3):
        board.activate(("pair", place))
        plots = [("plot", plot) for plot in range(33)]
        refused = [ident for ident in plots if board.aim(ident[1]) and board.aim(ident[1]).reason]
        if refused:
            break
    heard(app, recorder)
    board.activate(refused[0])
    app.play.announcer.speak()
    words, urgent = recorder.said[0]
    assert words.startswith(board.aim(refused[0][1]).reason)
    assert urgent


def test_under_the_curtain_only_the_curtain_speaks(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons("expert"))
    words = heard(app, recorder)
    assert words.startswith("The curtain is down for Ada")
    assert "choose" not in words
    app.controller.lift()
    assert "choose a card for its number" in heard(app, recorder)
    app.controller.face(1)
    words = heard(app, recorder)
    assert words.startswith("The curtain is down for Bo")
    assert "choose" not in words


def test_moving_the_focus_is_not_announced(app: Cantiere, recorder: Recorder) -> None:
    """The screen reader says by itself where the focus is."""
    app.begin(pair_of_persons())
    heard(app, recorder)
    for _ in range(12):
        app.play.board.step_focus(1)
    assert heard(app, recorder) == ""


def test_of_an_opened_log_only_the_last_turn_is_said(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons())
    speech = app.play.speech
    old = [LogLine(turn, 0, f"Ada: turn {turn}") for turn in range(1, 9)]
    app.controller.log_lines = lambda: old  # type: ignore[method-assign]
    heard(app, recorder)
    speech.follow(covered=False)
    assert heard(app, recorder) == "Ada: turn 8."


def test_the_result_is_said_best_seat_first(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons())
    heard(app, recorder)
    sheets = (ScoreSheet((), 40), ScoreSheet((), 55))
    app.play.speech.end(Outcome(("plots",), ((1,),), (2, 1), sheets))
    assert heard(app, recorder) == "Rank 1: Bo with 55 points. Rank 2: Ada with 40 points."


def test_the_list_shows_the_last_announcement(app: Cantiere, recorder: Recorder) -> None:
    app.begin(pair_of_persons())
    app.play.show_mirror()
    heard(app, recorder)
    app.play.board.activate(("pair", 0))
    heard(app, recorder)
    assert app.play.mirror.last.text().startswith("Ada (blue circle): write")
