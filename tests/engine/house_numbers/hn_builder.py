"""Positions of House Numbers from short texts, and actions in the words of the table.

Streets are written from left to right, one per line or cut by "/": a number is a house (``7``), ``7b`` a bis house,
``7p`` a house with its pool, ``O`` a roundabout with its two fences, ``_`` an empty plot, ``|`` a fence, ``_*5`` five
empty plots, ``1..5`` the houses 1 to 5, ``...`` empty plots up to the end of the street. ``!0`` behind a plot locks it
for the plan at place 0. Plots are called A1 to A10, B1 to B11, C1 to C12.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from hn_referee import CARDS, FIRST_OF_STREET, LENGTHS, Town, unpack

from engine.core.chance import Chance
from engine.core.game import Refusal, Setup, Step
from engine.games.house_numbers import actions as act
from engine.games.house_numbers.actions import Claim, NoPermit, Roundabout, Turn
from engine.games.house_numbers.rules import load
from engine.games.house_numbers.sheet import EMPTY, Sheet
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import Options
from resources import reader

GAME = load(reader("house_numbers"))

EFFECTS = ("surveyor", "agent", "landscaper", "pool", "temp", "bis")
DECK = tuple(
    act.card(number, act.Effect(effect), copy)
    for number, row in CARDS.items()
    for effect, copies in enumerate(row)
    for copy in range(copies)
)
HANDS = ("expert", "expert_advanced", "solo", "solo_advanced")
MODES = ("basic", "advanced", "expert", "expert_advanced", "solo", "solo_advanced", "practice", "practice_advanced")
PLANS = (3, 9, 14)


def plot(name: str) -> int:
    """The engine number of a plot such as B4."""
    street, at = "ABC".index(name[0]), int(name[1:])
    if not 1 <= at <= LENGTHS[street]:
        raise ValueError(name)
    return FIRST_OF_STREET[street] + at - 1


def plots(names: str) -> int:
    """The mask of plots such as "A1 B4"."""
    return sum(1 << plot(name) for name in names.split())


def names(mask: int) -> str:
    """The plots of a mask in words, for messages."""
    return " ".join(
        f"{'ABC'[s]}{i + 1}" for s in range(3) for i in range(LENGTHS[s]) if mask >> (FIRST_OF_STREET[s] + i) & 1
    )


def fits_of(town: Town) -> tuple[int, ...]:
    """Per number 0 to 17 the plots where it may be written, by the referee."""
    return tuple(
        sum(1 << (FIRST_OF_STREET[s] + i) for s in range(3) for i in range(LENGTHS[s]) if town.fits(s, i, number))
        for number in range(18)
    )


def spread(line: str) -> Iterator[str]:
    """The tokens of a street, ``_*5`` and ``1..5`` written out."""
    for token in line.split() or ["..."]:
        many = re.fullmatch(r"_\*(\d+)", token)
        range_ = re.fullmatch(r"(\d+)\.\.(\d+)", token)
        if many:
            yield from ["_"] * int(many[1])
        elif range_:
            yield from map(str, range(int(range_[1]), int(range_[2]) + 1))
        else:
            yield token


def sheet(
    text: str = "",
    *,
    parks: tuple[int, int, int] = (0, 0, 0),
    agents: tuple[int, int, int, int, int, int] = (0,) * 6,  # type: ignore[assignment]
    temps: int = 0,
    refusals: int = 0,
    plans: tuple[int, int, int] = (0, 0, 0),
    bare_roundabouts: bool = False,
) -> Sheet:
    """The sheet that the text draws. ``bare_roundabouts`` leaves out the fences beside roundabouts (impossible)."""
    numbers, spent = [EMPTY] * 33, [0, 0, 0]
    houses = bis = pools = roundabouts = fences = 0
    lines = re.split(r"[\n/]", text.strip())
    if len(lines) > 3:
        raise ValueError(f"{len(lines)} streets")
    for street, line in enumerate(lines):
        at, first, last = 0, FIRST_OF_STREET[street], FIRST_OF_STREET[street] + LENGTHS[street] - 1
        for token in spread(line):
            if token == "...":
                at = LENGTHS[street]
                continue
            here = first + at
            if token == "|":
                if not first < here <= last:
                    raise ValueError(f"fence at the end of street {street + 1}")
                fences |= 1 << here - 1
                continue
            mark, *lock = token.split("!")
            if lock:
                spent[int(lock[0])] |= 1 << here
            if mark == "O":
                roundabouts |= 1 << here
                if not bare_roundabouts:
                    fences |= (1 << here - 1 if here > first else 0) | (1 << here if here < last else 0)
            elif mark != "_":
                found = re.fullmatch(r"(\d+)([bp]*)", mark)
                if not found:
                    raise ValueError(token)
                numbers[here] = int(found[1])
                houses |= 1 << here
                bis |= ("b" in found[2]) << here
                pools |= ("p" in found[2]) << here
            at += 1
        if at != LENGTHS[street]:
            raise ValueError(f"street {street + 1} has {at} plots in {line!r}")
    plain = Sheet(
        numbers=tuple(numbers),
        houses=houses,
        bis=bis,
        pools=pools,
        roundabouts=roundabouts,
        fences=fences,
        parks=parks,
        agents=agents,
        temps=temps,
        refusals=refusals,
        plans=plans,
        spent=tuple(spent),  # type: ignore[arg-type]
    )
    return msgspec.structs.replace(plain, fits=fits_of(unpack(plain)))


def card(text: str) -> int:
    """A card such as "7 temp", the first copy."""
    number, effect = text.split()
    return act.card(int(number), act.Effect(EFFECTS.index(effect)), 0)


def offer(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Number cards and effect cards of a standard offer such as "7 bis, 8 temp, 9 pool": pairs of number and effect."""
    pairs = [(int(pair.split()[0]), EFFECTS.index(pair.split()[1])) for pair in text.split(",")]
    used: list[int] = []
    for number, _ in pairs:
        used.append(next(c for c in DECK if c not in used and act.number_of(c) == number))
    for _, effect in pairs:
        # taken from the back, so that the numbers wanted elsewhere stay free
        used.append(next(c for c in reversed(DECK) if c not in used and act.effect_of(c) == effect))
    return tuple(used[:3]), tuple(used[3:])


def position(
    *sheets: Sheet | str,
    mode: str = "basic",
    offers: str = "7 bis, 8 temp, 9 pool",
    hands: Sequence[str] = (),
    plans: tuple[int, int, int] = PLANS,
    claimed: tuple[int, int, int] = (0, 0, 0),
    turn: int = 10,
    flipped: bool = False,
    reshuffle: str = "once",
    expert_refusal: str = "pass_one",
) -> State:
    """The position with these sheets (one alone gets an empty neighbour where the mode wants two seats).

    ``offers`` are the pairs of the standard game, ``hands`` the cards of each seat ("7 temp, 8 bis, 9 pool"), where
    seats without a text get what is left over.
    """
    drawn = [sheet(s) if isinstance(s, str) else s for s in sheets]
    if not mode.startswith(("solo", "practice")) and len(drawn) < 2:
        drawn += [sheet()] * (2 - len(drawn))
    seats = len(drawn)
    common: dict[str, Any] = {
        "mode": mode,
        "options": Options(reshuffle=reshuffle, expert_refusal=expert_refusal),
        "turn": turn,
        "sheets": tuple(drawn),
        "pending": (None,) * seats,
        "waiting": tuple(range(seats)),
        "plan_ids": plans,
        "claimed": claimed,
        "flipped": flipped,
    }
    if mode in HANDS:
        held = [tuple(card(c.strip()) for c in text.split(",")) for text in hands]
        rest = [c for c in DECK if all(c not in hand for hand in held)]
        rest = [rest[i * 37 % len(rest)] for i in range(len(rest))] if len(rest) % 37 else rest
        while len(held) < seats:
            held.append(tuple(rest[:3]))
            rest = rest[3:]
        gone = 3 * (turn - 1) if mode.startswith("solo") else 0
        deck = rest[gone:]
        if mode.startswith("solo") and not flipped:
            deck = [*deck, act.SOLO_CARD]
        discards = rest[:gone]
        return State(
            **common,
            hands=tuple(held),
            deck=tuple(deck),
            discards=tuple(discards),
            received=(-1,) * seats,
            known_by=(0,) * seats,
        )
    numbers, effects = offer(offers)
    rest = [c for c in DECK if c not in numbers and c not in effects]
    rest = [rest[i * 37 % len(rest)] for i in range(len(rest))]
    gone = 3 * ((turn - 1) % 26)
    left = rest[gone:]
    third = len(left) // 3
    return State(
        **common,
        numbers=numbers,
        effects=effects,
        stacks=tuple(tuple(left[i * third : (i + 1) * third]) for i in range(3)),
        discards=tuple(rest[:gone]),
    )


def spend(place: int, names_of_estates: str = "") -> Claim:
    """A claim that spends the estates starting at these plots."""
    return Claim(place, tuple(sorted(plot(name) for name in names_of_estates.split())))


def fence(name: str) -> act.Fence:
    """A fence right of a plot."""
    return act.Fence(plot(name))


def bis(onto: str, of: str) -> act.Bis:
    """A bis house on a plot, copied of another plot."""
    return act.Bis(plot(onto), plot(of))


def write(
    state: State,
    pair: int,
    name: str,
    effect: act.EffectUse | None = None,
    *,
    number: int | None = None,
    roundabout: Roundabout | None = None,
    claims: Iterable[Claim] = (),
    reshuffle: bool | None = None,
) -> Turn:
    """A turn of the standard game with the pair 0 to 2; ``number`` is the printed one unless told."""
    printed = state.numbers[pair]
    return Turn(
        number_card=printed,
        effect_card=state.effects[pair],
        plot=plot(name),
        number=act.number_of(printed) if number is None else number,
        effect=effect,
        roundabout=roundabout,
        claims=tuple(claims),
        reshuffle=reshuffle,
    )


def write_by_hand(
    number_card: str,
    effect_card: str,
    name: str,
    effect: act.EffectUse | None = None,
    *,
    number: int | None = None,
    roundabout: Roundabout | None = None,
    claims: Iterable[Claim] = (),
    reshuffle: bool | None = None,
) -> Turn:
    """A turn with two cards of the hand."""
    return Turn(
        number_card=card(number_card),
        effect_card=card(effect_card),
        plot=plot(name),
        number=int(number_card.split(maxsplit=1)[0]) if number is None else number,
        effect=effect,
        roundabout=roundabout,
        claims=tuple(claims),
        reshuffle=reshuffle,
    )


def round_at(name: str, *, first: bool = True) -> Roundabout:
    """A roundabout on a plot, before or after number and effect."""
    return Roundabout(plot(name), first)


def code(state: State, action: Turn | NoPermit, seat: int = 0) -> str | None:
    """The code of the refusal, None where the action is legal; asked of state and view, which must agree."""
    refusal: Refusal | None = GAME.refuse(state, seat, action)
    seen: Refusal | None = GAME.refuse(GAME.view(state, seat), seat, action)
    assert refusal == seen, "state and view answer alike"
    assert (action in GAME.choices(state, seat)) == (refusal is None), "choices and refuse agree"
    return None if refusal is None else str(refusal.code)


def legal(state: State, action: Turn | NoPermit, seat: int = 0) -> bool:
    """Whether the action is legal; a refused one names a rule or is incomplete."""
    return code(state, action, seat) is None


def start(mode: str, seats: int, seed: int, **options: str) -> Step:
    """The first step of a match."""
    return GAME.start(Setup(seats=seats, mode=mode, options=options), Chance(seed))


def resolve(state: State, *turns: Turn | NoPermit, chance: Chance | None = None) -> Step:
    """The step after every seat has confirmed its turn, in seat order."""
    steps = Step(state, (), False, 0, (), chance or Chance(7))
    for seat, turn in enumerate(turns):
        steps = GAME.play(steps.state, seat, turn, steps.chance)
    return steps


def alone(state: State, action: Turn | NoPermit, seat: int = 0) -> Sheet:
    """The sheet of a seat after its action, the other seats doing something legal."""
    current, chance = state, Chance(7)
    for other in state.waiting:
        chosen = action if other == seat else any_action(current, other)
        step = GAME.play(current, other, chosen, chance)
        current, chance = step.state, step.chance
    return current.sheets[seat]


def any_action(state: State, seat: int, number: int = 0) -> Turn | NoPermit:
    """Some legal action of a seat, drawn from a stream of its own."""
    draft = Chance(number).draft()
    return GAME.choices(state, seat).sample(draft, "test")


def cards_of(state: State) -> list[int]:
    """Every card of a position wherever it lies, rising."""
    lying = [*state.numbers, *state.effects, *state.deck, *state.discards]
    for pile in (*state.stacks, *state.hands):
        lying.extend(pile)
    return sorted(lying)


def value(state: State, seat: int = 0) -> int:
    """The points of a seat."""
    return GAME.score(state, seat).total


def row(state: State, key: str, seat: int = 0) -> int:
    """The points of one row of the score sheet."""
    rows = {r.key: r.points for r in GAME.score(state, seat).rows}
    return rows[key]


def row_points(state: State, seat: int = 0) -> dict[str, int]:
    """The rows of the score sheet that are not 0."""
    return {r.key: r.points for r in GAME.score(state, seat).rows if r.points}
