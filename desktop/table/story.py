"""The log of a match in words: what happened, and why computer players acted as they did, once that may be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from desktop.boards.common.link import LogLine, SeatFace
from desktop.table.words import Words
from engine.core.entries import Act, HandOver
from engine.core.game import RefusedError, Seat
from engine.core.match import PERSON, Match
from engine.players.motives import Explainer, Motive, explainer


class Story:
    """Tells one match. Reasons are worked out once each; nothing of them is kept with the match."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self.explainer: Explainer | None = explainer(match.game)
        self._motives: dict[tuple[tuple[int, ...], str], Motive] = {}

    def tell(
        self, faces: Sequence[SeatFace], seat: Seat | None, seen: Any, acts: int | None = None, *, over: bool = False
    ) -> list[list[LogLine]]:
        """The lines of each of the first ``acts`` acts in force (None: all), as ``seat`` (None: the table) may know
        them when the table is at the view ``seen``.

        Once the match is ``over`` an act shows its reason at once, unless it is one that others could not see into.
        """
        history = self.match.history()[:acts]
        motives = self._motives_of(history, seen, seat if over else None, over=over)
        told = [motive for motive in motives if motive is not None]
        game, options = self.match.game.facts.id, self.match.setup.options
        found: list[list[LogLine]] = []
        for (_, _, _, events), motive in zip(history, motives, strict=True):
            heard = [one.event for one in events if one.audience is None or seat in one.audience]
            made = (self.words.line(game, self._retell(event, told), faces, options) for event in heard)
            lines = [line for line in made if line is not None]
            if motive is not None:
                # The first line tells the act itself, the others what came of it.
                why = self.words.why(game, motive, faces)
                if motive.whole and lines:
                    lines[0] = replace(lines[0], words=why.words)
                else:
                    lines.insert(1, why)
            found.append(lines)
        return found

    def retell(self, events: Sequence[Any], seen: Any) -> list[Any]:
        """Events for a board when the table is at the view ``seen``, in agreement with the reasons in the log."""
        if self.explainer is None:
            return list(events)
        motives = self._motives_of(self.match.history(), seen, None, over=False)
        told = [motive for motive in motives if motive is not None]
        return [self._retell(event, told) for event in events]

    def _retell(self, event: Any, told: Sequence[Motive]) -> Any:
        """An event in agreement with the reasons that are told."""
        return event if self.explainer is None else self.explainer.retell(event, told)

    def _motives_of(
        self, history: Sequence[tuple[int, Seat, Any, Any]], seen: Any, open_to: Seat | None, *, over: bool
    ) -> list[Motive | None]:
        """The reason of each act that may be told."""
        if self.explainer is None:
            return [None] * len(history)
        levels = self._levels()
        return [
            self._motive(at, actor, action, levels[number], seen, open_to, over=over)
            if levels[number] != PERSON
            else None
            for at, (number, actor, action, _) in enumerate(history)
        ]

    def _motive(
        self, at: int, actor: Seat, action: Any, level: str, seen: Any, open_to: Seat | None, *, over: bool
    ) -> Motive | None:
        """Why an act was done, None while that may not be told or where it can no longer be worked out."""
        match = self.match
        assert self.explainer is not None
        try:
            before = match.game.view(match.state_after(at), actor)
        except RefusedError:
            return None
        told = self.explainer.is_told(seen, before)
        if not told and not over:
            return None
        key = match.acts[: at + 1], level
        if key not in self._motives:
            self._motives[key] = self.explainer.explain(match.game, level, before, actor, action)
        motive = self._motives[key]
        return motive if told or not motive.secret or actor == open_to else None

    def _levels(self) -> dict[int, str]:
        """Who played each act of the log: a level, or a person."""
        controllers = [info.controller for info in self.match.first_seats]
        levels: dict[int, str] = {}
        for number, entry in enumerate(self.match.entries):
            if isinstance(entry, HandOver):
                controllers[entry.seat] = entry.controller
            elif isinstance(entry, Act):
                levels[number] = controllers[entry.seat]
        return levels
