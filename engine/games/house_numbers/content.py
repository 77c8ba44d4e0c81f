"""The cards and plans of House Numbers, read from content files and checked when they are read (rules page, sections
2.1-2.4)."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Final, TypeVar

import msgspec

from engine.core.game import Read
from engine.games.house_numbers.actions import Effect, card
from engine.games.house_numbers.plans import Need, Plan
from engine.games.house_numbers.sheet import LARGEST_ESTATE, STREETS

T = TypeVar("T")

CARDS_FILE: Final = "cards.json"
PLANS_FILE: Final = "plans.json"
CARDS: Final = 81
EFFECT_CARDS: Final = (18, 18, 18, 9, 9, 9)
NUMBER_CARDS: Final = (3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3)
PLANS: Final = 28
BASIC_PLANS: Final = 18


class ContentError(ValueError):
    """A content file is missing, cannot be read or contradicts itself. The sentence names the file and the field."""


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``cards`` gives per printed number, as text, the copies per effect in the order of ``Effect``."""

    version: int
    cards: dict[str, tuple[int, int, int, int, int, int]]


class PlansFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``plans`` lists the city plans with ids 0, 1, 2 ... in order."""

    version: int
    plans: tuple[Plan, ...]


class Content(msgspec.Struct, frozen=True):
    """The deck of 81 card ids, the plans by id, and the digest of the files."""

    deck: tuple[int, ...]
    plans: tuple[Plan, ...]
    digest: str


def read_content(read: Read) -> Content:
    """Reads and checks the content files. Raises ContentError."""
    cards_bytes, plans_bytes = _bytes(read, CARDS_FILE), _bytes(read, PLANS_FILE)
    deck = check_cards(_decode(cards_bytes, CARDS_FILE, CardsFile))
    plans = check_plans(_decode(plans_bytes, PLANS_FILE, PlansFile))
    digest = hashlib.sha256(cards_bytes + b"\0" + plans_bytes).hexdigest()[:16]
    return Content(deck, plans, digest)


def _bytes(read: Read, name: str) -> bytes:
    try:
        return read(name)
    except OSError as error:
        raise ContentError(f"House Numbers cannot read its content file {name}: {str(error).rstrip('.')}.") from error


def _decode(data: bytes, name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"The content file {name} of House Numbers is damaged: {error}.") from error


def _require(holds: bool, name: str, field: str, expected: str, found: object) -> None:
    if not holds:
        raise ContentError(
            f"The content file {name} of House Numbers is wrong: {field} must be {expected}, not {found!r}."
        )


def check_cards(file: CardsFile) -> tuple[int, ...]:
    """The deck of a cards file: 81 cards, 15 numbers, the stated sums, symmetric (n and 16 - n alike), real estate
    agent like landscaper, and pool, temp agency and bis alike."""
    name = CARDS_FILE
    _require(file.version == 1, name, "version", "1", file.version)
    _require(
        set(file.cards) == {str(n) for n in range(1, 16)}, name, "cards", "the numbers 1 to 15", sorted(file.cards)
    )
    for number in range(1, 16):
        copies = file.cards[str(number)]
        mirrored = file.cards[str(16 - number)]
        _require(all(0 <= c <= 2 for c in copies), name, f"cards.{number}", "counts from 0 to 2", copies)
        _require(sum(copies) == NUMBER_CARDS[number - 1], name, f"cards.{number}", "as many as printed", copies)
        agent, landscaper, pool, temp, bis = copies[1:]
        _require(
            agent == landscaper and pool == temp == bis, name, f"cards.{number}", "alike per kind of effect", copies
        )
        _require(copies == mirrored, name, f"cards.{number}", f"like the row of {16 - number}", copies)
    sums = tuple(sum(file.cards[str(n)][e] for n in range(1, 16)) for e in Effect)
    _require(sums == EFFECT_CARDS, name, "cards", f"{EFFECT_CARDS} cards per effect", sums)
    deck = tuple(
        card(number, effect, copy)
        for number in range(1, 16)
        for effect in Effect
        for copy in range(file.cards[str(number)][effect])
    )
    _require(len(deck) == CARDS, name, "cards", f"{CARDS} cards", len(deck))
    return deck


def check_plans(file: PlansFile) -> tuple[Plan, ...]:
    """The plans of a plans file: 28, of which 6 of each kind are basic and 5 + 5 starred, each with sound
    requirements."""
    name = PLANS_FILE
    _require(file.version == 1, name, "version", "1", file.version)
    _require(len(file.plans) == PLANS, name, "plans", f"{PLANS} plans", len(file.plans))
    for place, plan in enumerate(file.plans):
        field = f"plans[{place}]"
        _require(plan.id == place, name, f"{field}.id", str(place), plan.id)
        _require(0 < plan.later < plan.first, name, f"{field}.later", "above 0 and below first", plan.later)
        if plan.need is Need.ESTATES:
            sound = plan.sizes and list(plan.sizes) == sorted(plan.sizes) and 1 <= plan.sizes[0] <= plan.sizes[-1]
            _require(
                bool(sound) and plan.sizes[-1] <= LARGEST_ESTATE, name, f"{field}.sizes", "rising, 1 to 6", plan.sizes
            )
        else:
            _require(plan.sizes == (), name, f"{field}.sizes", "empty", plan.sizes)
        if plan.need in (Need.STREET, Need.PARKS_AND_POOLS):
            _require(plan.street in range(len(STREETS)), name, f"{field}.street", "0 to 2", plan.street)
        if plan.need in (Need.BIS, Need.TEMPS, Need.PARKS, Need.POOLS):
            _require(plan.count > 0, name, f"{field}.count", "above 0", plan.count)
    kinds = Counter((plan.kind, plan.starred) for plan in file.plans)
    expected = {(1, False): 6, (2, False): 6, (3, False): 6, (1, True): 5, (2, True): 5}
    _require(dict(kinds) == expected, name, "plans", "6 plans of each kind and 5 + 5 starred ones", dict(kinds))
    return file.plans
