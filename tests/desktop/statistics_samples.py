"""Made-up finished matches, for the tests of the statistics."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.storage.statistics import EndReason, Finished, Row, SeatResult, Tally

NAMES = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jin", "Kai", "Lea")
EFFECTS = ("surveyor", "agent", "landscaper", "pool", "temp", "bis")


def seat_of(name: str, total: int, rank: int, colour: int = 1, controller: str = "person", *helped: str) -> SeatResult:
    """A seat with a total made of pools, a park and a loss, and with two effects chosen per turn of twenty."""
    rows = (
        Row("park_1", "sheet", 2, 4),
        Row("pools", "sheet", 5, total - 1),
        Row("bis", "losses", 2, -3),
    )
    tallies = (
        Tally("turns", "match", 20),
        *(Tally(f"chosen_{effect}", "chosen", at + 1) for at, effect in enumerate(EFFECTS)),
        *(Tally(f"used_{effect}", "used", at) for at, effect in enumerate(EFFECTS)),
    )
    return SeatResult(name, controller, colour, rank, total, helped, rows, tallies)


def made_up(
    number: int,
    totals: Sequence[int],
    mode: str = "basic",
    helped: Sequence[Sequence[str]] = (),
    controllers: Sequence[str] = (),
    reasons: Sequence[str] = ("plots",),
    game: str = "house_numbers",
) -> Finished:
    """Match number ``number`` (a day later each), with a total per seat; equal totals share a rank."""
    seats = tuple(
        seat_of(
            NAMES[at],
            total,
            1 + sum(other > total for other in totals),
            at + 1,
            controllers[at] if at < len(controllers) else "person",
            *(helped[at] if at < len(helped) else ()),
        )
        for at, total in enumerate(totals)
    )
    return Finished(
        id=f"{game}-{mode}-{number}",
        game=game,
        mode=mode,
        options={"reshuffle": "once"},
        finished=f"2026-{1 + number // 28:02d}-{1 + number % 28:02d}T18:05:00+00:00",
        turns=20 + number % 7,
        reasons=tuple(EndReason(reason, (0,)) for reason in reasons),
        seats=seats,
        aids=("legal", "left"),
        free_undo=False,
    )
