"""Writes samples of the records of this version: `python tests/replays/record_samples.py`.

They lie in samples/<format of the record>/ beside an index of what they hold. Samples of a version that was released
stay as they are for ever: later versions must open them and go on with them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import resources  # noqa: E402
from engine.core.chance import Chance  # noqa: E402
from engine.core.entries import PERSON, SeatInfo, Table  # noqa: E402
from engine.core.game import Setup  # noqa: E402
from engine.core.match import Match  # noqa: E402
from engine.core.registry import load  # noqa: E402
from engine.core.wire import FORMAT  # noqa: E402

FOLDER = HERE / "samples" / str(FORMAT)
GAME = load("house_numbers", resources.reader("house_numbers"))
PEOPLE = (
    SeatInfo("Ada", PERSON, 1, "Oaktown"),
    SeatInfo("Bö 测试", PERSON, 5, "Città Alta"),
    SeatInfo("Chidi", "beginner", 12),
    SeatInfo("Dana", "random", 3),
)


def play(match: Match, acts: int) -> Match:
    """Plays so many acts by chance, fewer if the match ends."""
    draft = Chance(match.seed).draft()
    for _ in range(acts):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.view(seat), seat).sample(draft, "player"))
    return match


def begun(mode: str, seats: int, seed: int, table: Table | None = None, **more: object) -> Match:
    """A match at its start."""
    return Match.new(GAME, Setup(seats, mode), PEOPLE[:seats], seed, table or Table(), **more)  # type: ignore[arg-type]


def taken_back() -> Match:
    """Something is taken back, brought back, agreed on; a seat is handed over; an aid is used."""
    match = play(begun("advanced", 3, 3, Table(free_undo=True, aids=("hints", "legal"))), 13)
    match.undo(match.entries[-1].seat)  # type: ignore[union-attr]
    match.redo(match.entries[-1].seat)  # type: ignore[union-attr]
    match.consent(match.persons)
    match.use_aid(0, "hints")
    match.hand_over(1, "beginner")
    return play(match, 8)


def from_a_position() -> Match:
    """A match that began at turn 5 of another one."""
    other = play(begun("basic", 2, 8), 8)
    return play(begun("basic", 2, 9, origin=other.state, origin_round=other.round), 5)


SAMPLES = {
    "basic_at_its_start": lambda: begun("basic", 2, 1),
    "basic_in_play": lambda: play(begun("basic", 4, 2), 30),
    "advanced_taken_back_and_handed_over": taken_back,
    "advanced_finished": lambda: play(begun("advanced", 2, 4), 500),
    "expert_in_play": lambda: play(begun("expert", 3, 5, Table(secret=True)), 20),
    "expert_advanced_in_play": lambda: play(begun("expert_advanced", 4, 6), 41),
    "solo_in_play": lambda: play(begun("solo", 1, 7), 9),
    "from_a_position": from_a_position,
}


def described(match: Match) -> dict[str, object]:
    """What a later version must find again."""
    return {
        "game": GAME.facts.id,
        "mode": match.setup.mode,
        "seats": [seat.name for seat in match.seats],
        "acts": len(match.acts),
        "entries": len(match.entries),
        "round": match.round,
        "digest": match.digest,
        "totals": [GAME.score(match.state, seat).total for seat in range(len(match.seats))],
        "over": match.outcome is not None,
    }


def main() -> None:
    """Writes samples and index."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    index = {}
    for name, make in SAMPLES.items():
        match = make()
        (FOLDER / f"{name}.cantiere").write_bytes(match.record())
        index[name] = described(match)
    (FOLDER / "index.json").write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
