"""Random positions and random actions of House Numbers, legal and not, for the comparison with the referee."""

from __future__ import annotations

import random

from hn_builder import DECK, FIRST_OF_STREET, HANDS, LENGTHS, MODES, fits_of, plot
from hn_referee import AGENTS, BASIC_PLANS, PARKS, PLANNED, unpack, ways_to_spend
from msgspec.structs import replace

from engine.games.house_numbers import actions as act
from engine.games.house_numbers.actions import Action, Claim, NoPermit, Roundabout, Turn
from engine.games.house_numbers.sheet import EMPTY, Sheet
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import Options

# Python's random draws test cases here; what the game draws never comes from it.


def random_sheet(rng: random.Random, advanced: bool, plans: tuple[int, int, int], claimed: list[int]) -> Sheet:
    """A sheet that play could have left behind; plans locked on it are noted as claimed in turn 1."""
    numbers = [EMPTY] * 33
    houses = bis = pools = roundabouts = fences = 0
    density = rng.choice((0.2, 0.5, 0.8, 0.95, 1.0))
    fencing = rng.choice((0.1, 0.3, 0.6))
    for street, length in enumerate(LENGTHS):
        first = FIRST_OF_STREET[street]
        blocks: list[list[int]] = [[]]
        for at in range(length):
            here = first + at
            if advanced and roundabouts.bit_count() < 2 and rng.random() < 0.05:
                roundabouts |= 1 << here
                blocks.append([])
            else:
                blocks[-1].append(here)
        for block in blocks:
            built = [here for here in block if rng.random() < density]
            groups: list[list[int]] = []
            for here in built:
                if groups and groups[-1][-1] == here - 1 and rng.random() < 0.2:
                    groups[-1].append(here)
                else:
                    groups.append([here])
            drawn = sorted(rng.sample(range(18), min(len(groups), 18)))
            for group, number in zip(groups, drawn, strict=True):
                original = rng.choice(group)
                for here in group:
                    houses |= 1 << here
                    numbers[here] = number
                    if here != original:
                        bis |= 1 << here
        for at in range(length - 1):
            here = first + at
            beside = roundabouts >> here & 3
            equal = numbers[here] != EMPTY and numbers[here] == numbers[here + 1]
            if beside or (not equal and rng.random() < fencing):
                fences |= 1 << here
        for n in PLANNED[street]:
            here = first + n - 1
            if houses >> here & 1 and not bis >> here & 1 and rng.random() < 0.6:
                pools |= 1 << here
    built_sheet = Sheet(
        numbers=tuple(numbers),
        houses=houses,
        bis=bis,
        pools=pools,
        roundabouts=roundabouts,
        fences=fences,
        parks=tuple(rng.choice((0, len(values) - 1, rng.randrange(len(values)))) for values in PARKS),  # type: ignore[arg-type]
        agents=tuple(rng.randrange(len(values)) for values in AGENTS),  # type: ignore[arg-type]
        temps=rng.choice((0, 6, 7, 11, rng.randrange(12))),
        refusals=rng.randrange(3),
    )
    town = unpack(built_sheet)
    spent, scored = [0, 0, 0], [0, 0, 0]
    for place in rng.sample(range(3), 3):
        plan = plans[place]
        if rng.random() < 0.5 or sum(map(bool, scored)) == 2:
            continue
        if plan < 18:
            ways = ways_to_spend(town, BASIC_PLANS[plan][1])
            if not ways:
                continue
            for s, begin, row in town.estates():
                if FIRST_OF_STREET[s] + begin in ways[0]:
                    for i, lot in enumerate(row):
                        lot.plan = place
                        spent[place] |= 1 << FIRST_OF_STREET[s] + begin + i
        elif plan in {18, 19}:
            street = 2 if plan == 18 else 0
            lots = town.streets[street]
            if any(lot.empty or lot.plan is not None for lot in lots):
                continue
            for i, lot in enumerate(lots):
                lot.plan = place
                spent[place] |= 1 << FIRST_OF_STREET[street] + i
        elif plan == 22:
            ends = [(s, i) for s, n in enumerate(LENGTHS) for i in (0, n - 1)]
            if any(town.streets[s][i].empty or town.streets[s][i].plan is not None for s, i in ends):
                continue
            for s, i in ends:
                town.streets[s][i].plan = place
                spent[place] |= 1 << FIRST_OF_STREET[s] + i
        else:
            continue
        scored[place] = rng.randrange(3, 8)
        claimed[place] = 1
    return replace(
        built_sheet,
        spent=tuple(spent),  # type: ignore[arg-type]
        plans=tuple(scored),  # type: ignore[arg-type]
        fits=fits_of(town),
    )


def random_position(rng: random.Random) -> State:
    """A position with random sheets in a random mode."""
    mode = rng.choice(MODES)
    advanced = mode.endswith("advanced")
    plans = (
        rng.choice([*range(6), *(range(18, 23) if advanced else ())]),
        rng.choice([*range(6, 12), *(range(23, 28) if advanced else ())]),
        rng.randrange(12, 18),
    )
    # likely ones more often
    if rng.random() < 0.4:
        plans = (rng.choice((0, 3, 1, *((19, 22) if advanced else ()))), rng.choice((9, 11)), rng.choice((14, 15)))
    turn = rng.randrange(2, 26)
    claimed = [0, 0, 0]
    seats = 1 if mode.startswith(("solo", "practice")) else rng.randrange(2, 4)
    sheets = tuple(random_sheet(rng, advanced, plans, claimed) for _ in range(seats))
    for place in range(3):
        if claimed[place] == 0 and rng.random() < 0.2:
            claimed[place] = rng.randrange(1, turn)
    cards = rng.sample(DECK, 81)
    hands: tuple[tuple[int, ...], ...] = ()
    numbers: tuple[int, ...] = ()
    effects: tuple[int, ...] = ()
    stacks: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    flipped = False
    if mode in HANDS:
        hands = tuple(tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(seats))
        rest = cards[3 * seats :]
        flipped = mode.startswith("solo") and rng.random() < 0.5
        deck = (*rest[30:], *(() if flipped or not mode.startswith("solo") else (act.SOLO_CARD,)))
        discards = tuple(rest[:30])
    else:
        numbers, effects = tuple(cards[:3]), tuple(cards[3:6])
        left = 26 - turn
        stacks = tuple(tuple(cards[6 + left * i : 6 + left * i + left]) for i in range(3))
        discards = tuple(cards[6 + 3 * left :])
    return State(
        mode=mode,
        options=Options(
            reshuffle=rng.choice(("once", "every_plan")), expert_refusal=rng.choice(("pass_one", "pass_none"))
        ),
        turn=turn,
        sheets=sheets,
        pending=(None,) * seats,
        waiting=tuple(range(seats)),
        plan_ids=plans,
        claimed=tuple(claimed),  # type: ignore[arg-type]
        flipped=flipped,
        numbers=numbers,
        effects=effects,
        stacks=stacks,
        deck=deck,
        hands=hands,
        received=(-1,) * seats if hands else (),
        known_by=(0,) * seats if hands else (),
        discards=discards,
    )


def random_cards(rng: random.Random, state: State, seat: int) -> tuple[int, int]:
    """A number card and an effect card, mostly ones that go together."""
    if state.hands:
        number, effect = rng.choices(state.hands[seat], k=2)
        return number, effect
    pair = rng.randrange(3)
    return state.numbers[pair], state.effects[pair if rng.random() < 0.9 else rng.randrange(3)]


def random_claims(rng: random.Random, state: State, seat: int) -> tuple[Claim, ...]:
    """Some claims, mostly with estates that exist."""
    town = unpack(state.sheets[seat])
    starts = [FIRST_OF_STREET[s] + begin for s, begin, _ in town.estates()] or [0]
    claims = []
    for place in range(3):
        if rng.random() < 0.6:
            continue
        plan = state.plan_ids[place]
        if plan >= 18 and rng.random() < 0.9:
            claims.append(Claim(place, ()))
            continue
        ways = ways_to_spend(town, BASIC_PLANS[plan][1])[:20] if plan < 18 else []
        if ways and rng.random() < 0.8:
            claims.append(Claim(place, rng.choice(ways)))
        else:
            picked = rng.sample(starts, rng.randrange(0, min(4, len(starts)) + 1))
            claims.append(Claim(place, tuple(sorted(picked))))
    if rng.random() < 0.05:
        rng.shuffle(claims)
    return tuple(claims)


def random_effect(rng: random.Random, effect: int) -> act.EffectUse | None:
    """Some use of an effect, mostly of the one on the card."""
    if rng.random() < 0.1:
        effect = rng.randrange(6)
    if rng.random() < 0.2:
        return None
    p = rng.randrange(33)
    return (
        act.Fence(p),
        act.Agent(rng.randrange(0, 8)),
        act.Park(),
        act.Pool(),
        act.Temp(),
        act.Bis(p, p + rng.choice((-1, 1, 1, -1, 2)) if rng.random() < 0.9 else rng.randrange(33)),
    )[effect]


def random_roundabout(rng: random.Random, state: State) -> Roundabout | None:
    """None mostly, where the mode knows none."""
    if rng.random() < (0.6 if state.mode.endswith("advanced") else 0.97):
        return None
    return Roundabout(rng.randrange(33), rng.random() < 0.5)


def random_wish(rng: random.Random) -> bool | None:
    return rng.choice((None, None, None, True, False))


def random_action(rng: random.Random, state: State, seat: int) -> Action:
    """An action made without looking at the rules much."""
    roundabout = random_roundabout(rng, state)
    claims = random_claims(rng, state, seat)
    if rng.random() < 0.15:
        passed = rng.choice((None, *state.hands[seat])) if state.hands else None
        return NoPermit(roundabout, claims, random_wish(rng), passed)
    number_card, effect_card = random_cards(rng, state, seat)
    effect = random_effect(rng, act.effect_of(effect_card))
    shift = rng.randrange(-2, 3) if isinstance(effect, act.Temp) else rng.choice((0,) * 9 + (1,))
    number = act.number_of(number_card) + shift
    where = [p for p in range(33) if 0 <= number < 18 and state.sheets[seat].fits[number] >> p & 1]
    at = rng.choice(where) if where and rng.random() < 0.9 else rng.randrange(33)
    return Turn(number_card, effect_card, at, number, effect, roundabout, claims, random_wish(rng))


def mutated(rng: random.Random, state: State, seat: int, action: Action) -> Action:
    """The action with one part made anew."""
    other = random_action(rng, state, seat)
    part = rng.choice(action.__struct_fields__)
    if part == "passed":
        return replace(action, passed=rng.choice((None, *DECK[:10], *(state.hands[seat] if state.hands else ()))))
    if isinstance(other, NoPermit) and part not in NoPermit.__struct_fields__:
        return replace(action, plot=rng.randrange(-1, 34))
    if part == "plot":
        return replace(action, plot=rng.choice((None, rng.randrange(-1, 34), plot("A1"))))
    if part == "reshuffle":
        return replace(action, reshuffle=random_wish(rng))
    return replace(action, **{part: getattr(other, part)})
