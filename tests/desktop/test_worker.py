"""The worker process: frames, answers, cancelling, errors; and its other end, with crashes and stale answers."""

from __future__ import annotations

import io
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from desktop.table.worker import WorkerClient
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.registry import load
from engine.players.worker import (
    Answer,
    Cancel,
    Decided,
    Failed,
    FrameError,
    Ready,
    Think,
    frame,
    read_frame,
    serve,
)
from resources import reader

GAME = "house_numbers"


@pytest.fixture(scope="module")
def game():
    """The rules of House Numbers."""
    return load(GAME, reader(GAME))


@pytest.fixture(scope="module")
def view(game):
    """What seat 0 sees at the start of a match of two."""
    state = game.start(Setup(2, "basic", {"reshuffle": "once", "expert_refusal": "pass_one"}), Chance(7)).state
    return game.view(state, 0)


def think(view, request: int = 1, level: str = "random", seed: int = 5, game_id: str = GAME) -> Think:
    """A question."""
    return Think(request, game_id, msgspec.Raw(msgspec.json.encode(view)), 0, level, seed)


def answers(*questions: object, minds=None, raw: bytes = b"") -> list[Answer]:
    """What the loop answers to these questions, in this process."""
    source = io.BytesIO(b"".join(frame(msgspec.json.encode(q)) for q in questions) + raw)
    sink = io.BytesIO()
    arguments = {} if minds is None else {"minds": minds}
    serve(source, sink, reader, **arguments)
    sink.seek(0)
    found = []
    while (message := read_frame(sink)) is not None:
        found.append(msgspec.json.decode(message, type=Answer))
    return found


def test_frames_are_read_whole_or_refused() -> None:
    """A frame is its length and its body; anything cut is an error, the end is None."""
    assert read_frame(io.BytesIO(frame(b"{}"))) == b"{}"
    assert read_frame(io.BytesIO(b"")) is None
    for cut in range(1, 6):
        with pytest.raises(FrameError):
            read_frame(io.BytesIO(frame(b"{}")[:cut]))
    with pytest.raises(FrameError):
        read_frame(io.BytesIO(b"\xff\xff\xff\xff"))


def test_a_decision_is_legal_and_repeats(game, view) -> None:
    """Equal seeds give equal play, other seeds need not; every answer is legal."""
    first, second = (answers(think(view))[1] for _ in range(2))
    assert isinstance(first, Decided)
    assert first == second
    action = msgspec.json.decode(first.action, type=game.types.action)
    assert game.refuse(view, 0, action) is None


@pytest.mark.parametrize("level", ["random", "beginner"])
def test_every_level_answers(game, view, level: str) -> None:
    """The loop finds the players of each level."""
    answer = answers(think(view, level=level))[1]
    assert isinstance(answer, Decided), answer
    assert game.refuse(view, 0, msgspec.json.decode(answer.action, type=game.types.action)) is None


def test_errors_are_answered_and_the_loop_goes_on(view) -> None:
    """An unknown level, an unknown game, a foreign view and an unreadable message leave the loop alive."""
    bad_view = Think(3, GAME, msgspec.Raw(b'{"a":1}'), 0, "random", 1)
    found = answers(think(view, 1, level="genius"), think(view, 2, game_id="chess"), bad_view, think(view, 4), raw=b"")
    assert isinstance(found[0], Ready)
    assert [type(answer) for answer in found[1:]] == [Failed, Failed, Failed, Decided]
    garbage = io.BytesIO(frame(b"not json") + frame(msgspec.json.encode(think(view, 9))))
    sink = io.BytesIO()
    serve(garbage, sink, reader)
    assert b'"request":9' in sink.getvalue()


def test_a_broken_stream_ends_the_loop(view) -> None:
    """What was asked before is answered, then the loop ends."""
    found = answers(think(view), raw=b"\x00\x00")
    assert isinstance(found[-1], Decided)


def test_cancel_reaches_a_thinking_player(view) -> None:
    """The flag is seen while the player thinks."""
    seen = threading.Event()

    def slow(game, task: Think, view, stopped: Callable[[], bool]):
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if stopped():
                seen.set()
                raise RuntimeError("stopped")
            time.sleep(0.005)
        raise AssertionError("no cancel came")

    found = answers(think(view), Cancel(1), minds=slow)
    assert seen.is_set()
    assert isinstance(found[1], Failed)


def test_the_worker_imports_no_windows() -> None:
    """The process starts without PySide6, and ends with its input."""
    code = """if True:
        import sys
        sys.argv[1:] = ["--worker"]
        from desktop.__main__ import main
        main()
        print([n for n in sys.modules if n.startswith(("PySide6", "shiboken"))], file=sys.stderr)
    """
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, timeout=60, check=True)
    assert done.stderr.decode().strip() == "[]"
    assert b'"ready"' in done.stdout


# The other end


def program(tmp_path: Path, body: str) -> tuple[str, list[str]]:
    """A worker made of a few lines; ``tmp_path`` is its folder for notes."""
    head = """
        import sys, time, os
        from pathlib import Path
        from engine.players.worker import *
        import msgspec
        notes = Path(sys.argv[1])
        def send(answer):
            sys.stdout.buffer.write(frame(msgspec.json.encode(answer))); sys.stdout.buffer.flush()
        def receive():
            return msgspec.json.decode(read_frame(sys.stdin.buffer), type=Question)
        starts = len(list(notes.glob("start*"))) + 1
        (notes / f"start{starts}").touch()
    """
    file = tmp_path / "worker.py"
    file.write_text(textwrap.dedent(head) + textwrap.dedent(body))
    return sys.executable, [str(file), str(tmp_path)]


def test_client_gets_a_decision(qtbot: QtBot, game, view) -> None:
    """The real process answers."""
    client = WorkerClient()
    client.start(GAME)
    with qtbot.waitSignal(client.decided, timeout=20_000) as came:
        request = client.think(GAME, msgspec.json.encode(view), 0, "beginner", 3)
    assert came.args[0] == request
    action = msgspec.json.decode(came.args[1], type=game.types.action)
    assert game.refuse(view, 0, action) is None
    client.stop()


def test_client_drops_the_answer_to_a_cancelled_question(qtbot: QtBot, view) -> None:
    """After cancel no signal comes for the old question, and the next one is answered."""
    client = WorkerClient()
    client.start(GAME)
    came: list[int] = []
    client.decided.connect(lambda request, *_: came.append(request))
    client.think(GAME, msgspec.json.encode(view), 0, "random", 3)
    client.cancel()
    second = client.think(GAME, msgspec.json.encode(view), 0, "random", 4)
    qtbot.waitUntil(lambda: bool(came), timeout=20_000)
    qtbot.wait(100)
    assert came == [second]
    client.stop()


def test_client_starts_a_crashed_worker_once_more(qtbot: QtBot, tmp_path: Path, view) -> None:
    """The first process dies over the question, the second answers it."""
    start = program(
        tmp_path,
        """
        task = receive()
        if starts == 1:
            os._exit(3)
        send(Decided(task.request, msgspec.Raw(b'{}'), 'second'))
        read_frame(sys.stdin.buffer)
    """,
    )
    client = WorkerClient(start=start)
    with qtbot.waitSignal(client.decided, timeout=20_000) as came:
        client.think(GAME, msgspec.json.encode(view), 0, "random", 3)
    assert came.args[2] == "second"
    client.stop()


def test_client_gives_a_crashing_worker_up(qtbot: QtBot, tmp_path: Path, view) -> None:
    """Two crashes in a row, or a program that does not exist, end in one failure per question."""
    for start in (program(tmp_path, "os._exit(3)"), (str(tmp_path / "missing"), [])):
        client = WorkerClient(start=start)
        for _ in range(2):
            with qtbot.waitSignal(client.failed, timeout=20_000) as came:
                request = client.think(GAME, msgspec.json.encode(view), 0, "random", 3)
            assert came.args[0] == request
        assert client.given_up
        client.stop()
    assert len(list(tmp_path.glob("start*"))) == 2


def test_client_ends_a_player_that_ignores_its_cap(
    qtbot: QtBot, tmp_path: Path, view, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the cap comes a cancel, half a second later the end; the question fails, the next one is answered."""
    monkeypatch.setattr("desktop.table.worker.CAPS_MS", {"random": 200})
    start = program(
        tmp_path,
        """
        task = receive()
        if starts == 1:
            time.sleep(60)
        send(Decided(task.request, msgspec.Raw(b'{}'), 'second'))
        read_frame(sys.stdin.buffer)
    """,
    )
    client = WorkerClient(start=start)
    begun = time.monotonic()
    with qtbot.waitSignal(client.failed, timeout=20_000):
        client.think(GAME, msgspec.json.encode(view), 0, "random", 3)
    assert time.monotonic() - begun < 5
    with qtbot.waitSignal(client.decided, timeout=20_000):
        client.think(GAME, msgspec.json.encode(view), 0, "random", 3)
    client.stop()
