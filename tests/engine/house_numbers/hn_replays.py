"""Stored matches of House Numbers and what can truly be said of them in plain sentences.

Each match in the folder ``matches`` is a record (``NAME.json``, also for ``python -m engine replay``) with claims about
it (``NAME.md``, one sentence per list item), which are judged by the referee where they speak of points and places.
After a change of the record format, ``python hn_replays.py`` writes the records anew from their seeds and actions, with
the checkout on the path; the claims stay and must still hold.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from hn_builder import GAME, names
from hn_referee import points, ranks, temp_points, unpack

from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import load_record
from engine.games.house_numbers.actions import Bis, NoPermit, Temp, Turn, effect_of, number_of
from engine.games.house_numbers.view import Claimed, PlansFlipped, StacksReshuffled
from resources import reader

FOLDER = Path(__file__).resolve().parent / "matches"
SHARED = Path(__file__).resolve().parents[2] / "replays" / "house_numbers"
"""Records of the other collection, with claims of its own."""
EFFECTS = ("surveyor", "real estate agent", "landscaper", "pool", "temp agency", "bis")
STREETS = ("first", "second", "third")
REASONS = {
    "refusals": "crosses the third refusal",
    "plans": "has scored all three plans",
    "plots": "has filled all plots",
}


def replays() -> list[str]:
    """The names of the stored matches."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def claims(name: str) -> list[str]:
    """The claims made about a stored match."""
    lines = (FOLDER / f"{name}.md").read_text(encoding="utf-8").splitlines()
    return [line[2:].strip() for line in lines if line.startswith("- ")]


def stored(name: str) -> Match:
    """A stored match, loaded as a record."""
    file = FOLDER / f"{name}.json"
    return load_record(file.read_bytes(), lambda _: reader("house_numbers"), name=file.name)


def card_name(card: int) -> str:
    """A card in words."""
    return f"the {number_of(card)} with {EFFECTS[effect_of(card)]}"


def listed(people: list[str]) -> str:
    """Names in a sentence."""
    return people[0] if len(people) == 1 else f"{', '.join(people[:-1])} and {people[-1]}"


def true_sentences(match: Match) -> Iterator[str]:
    """Everything that can be claimed about a finished match; points and places by the referee."""
    people = [seat.name for seat in match.seats]
    yield f"The match is played in the mode {match.setup.mode} by {listed(people)}."
    for option, chosen in match.setup.options.items():
        yield f"The option {option} is {chosen}."
    yield from _course(match, people)
    state = match.state
    yield f"The match ends in turn {state.turn}."
    outcome = match.outcome
    assert outcome is not None
    for reason, causes in zip(outcome.reasons, outcome.causes, strict=True):
        if reason == "deck":
            yield "The match ends because the deck is empty."
        for seat in causes if reason != "deck" else ():
            yield f"The match ends because {people[seat]} {REASONS[reason]}."
    towns = [unpack(sheet) for sheet in state.sheets]
    temps = temp_points(state.mode, [town.temps for town in towns])
    places = ranks(state.mode, towns)
    for seat, town in enumerate(towns):
        own = points(town)
        yield f"{people[seat]} has {sum(own.values()) + temps[seat]} points."
        yield f"{people[seat]} takes place {places[seat]}."
        yield f"{people[seat]} has {temps[seat]} points for temps."
        for what in ("plans", "pools", "bis", "refusals", "roundabouts"):
            yield f"{people[seat]} has {own[what]} points for {what}."
        for number, street in enumerate(STREETS, 1):
            yield f"{people[seat]} has {own[f'parks {number}']} points for the parks of the {street} street."
        for size in range(1, 7):
            yield f"{people[seat]} has {own[f'size {size}']} points for estates of {size}."
        yield f"{people[seat]} has {len(town.estates())} complete estates."
        yield f"{people[seat]} has {sum(place.number is not None for place in town.places())} houses."


def _course(match: Match, people: list[str]) -> Iterator[str]:
    """What happened turn by turn."""
    flipped = False
    turns = [0] * len(people)
    for _, seat, action, told in match.history():
        turns[seat] += 1
        yield from _turn(people[seat], turns[seat], action)
        for event in (entry.event for entry in told):
            if isinstance(event, Claimed):
                first = ", first of all" if event.first else ""
                scores = f"{people[event.seat]} scores plan {event.place + 1} in turn {event.turn}"
                yield f"{scores} for {event.points} points{first}."
            elif isinstance(event, StacksReshuffled) and event.seats:
                wishing = listed([people[s] for s in event.seats])
                yield f"All cards are shuffled after turn {event.turn} on the wish of {wishing}."
            elif isinstance(event, StacksReshuffled):
                yield f"The used cards are shuffled after turn {event.turn}."
            elif isinstance(event, PlansFlipped):
                flipped = True
                yield f"The solo card comes in turn {event.turn}."
    if not flipped:
        yield "The solo card never comes."


def _turn(person: str, turn: int, action: Any) -> Iterator[str]:
    """One turn of one seat."""
    if action.reshuffle is not None:
        yield f"{person} says {'yes' if action.reshuffle else 'no'} to a reshuffle in turn {turn}."
    if action.roundabout is not None:
        when = "before" if action.roundabout.first else "after"
        what = "the refusal" if isinstance(action, NoPermit) else "the number"
        yield f"{person} builds a roundabout on {names(1 << action.roundabout.plot)} in turn {turn} {when} {what}."
    if isinstance(action, NoPermit):
        yield f"{person} takes a refusal in turn {turn}."
        if action.passed is not None:
            yield f"{person} hands on {card_name(action.passed)} with the refusal of turn {turn}."
    elif isinstance(action, Turn):
        assert action.plot is not None
        assert action.number_card is not None
        yield f"{person} writes {action.number} on {names(1 << action.plot)} in turn {turn}."
        if isinstance(action.effect, Temp):
            printed = number_of(action.number_card)
            yield f"{person} makes {action.number} of the printed {printed} with a temp in turn {turn}."
        if isinstance(action.effect, Bis):
            assert action.effect.plot is not None
            yield f"{person} builds a bis house on {names(1 << action.effect.plot)} in turn {turn}."


def from_log(document: dict[str, Any]) -> Match:
    """The match of a record played again from its seed and its actions, whatever its other parts look like."""
    body = document["body"]
    seats = tuple(msgspec.convert(seat, SeatInfo) for seat in body["seats"])
    match = Match.new(GAME, msgspec.convert(body["setup"], Setup), seats, body["seed"])
    for entry in body["entries"]:
        match.act(entry["seat"], msgspec.convert(entry["action"], GAME.types.action))
    return match


def main() -> None:
    """Writes all records anew."""
    for name in replays():
        file = FOLDER / f"{name}.json"
        match = from_log(json.loads(file.read_bytes()))
        file.write_bytes(match.record())


if __name__ == "__main__":
    main()
