"""Common sense: how well a place suits a spot, and which matching of places and cones is the likeliest.

Pure functions on whole numbers. ``around`` is what lies near a cell, as ``City.around`` gives it: (piece, distance)
with distance 0 for a direct neighbour, 1 for a diagonal one, 2 for the second piece in a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product
from typing import Final, TypeAlias

import msgspec

from engine.core.chance import WORD, Draft
from engine.games.common_ground.city import BONUS
from engine.games.common_ground.content import TOP, Content, compare_traits

Around: TypeAlias = tuple[tuple[int, int], ...]
Scores: TypeAlias = Sequence[Sequence[int]]
"""``scores[place][cone]``: how well each drawn place suits each cone."""

NEARNESS: Final = (100, 45, 30)
"""How much a neighbour counts by distance, in hundredths."""
SPEAKER_SHARE: Final = 60
"""How much of the fit, in hundredths, the neighbour decides that speaks most for a place; the rest is the average."""
NEUTRAL: Final = 250
"""The fit of a spot near which only Bonus tiles lie."""

TEMPER: Final = "temper"
"""The random stream that a temperament is drawn from, apart from the stream of decisions."""
LEAST_TASTE: Final = 55
MOST_TASTE: Final = 160
"""A seat counts a tag from 55 to 160 hundredths of what it is worth to all."""
WHIM: Final = 190
"""By how much a seat's affinity of two places may lie above or below, from its own experience."""


class Temper(msgspec.Struct, frozen=True):
    """How one seat sees the world: what each tag counts for it, and the seed of its whims."""

    rarity: tuple[int, ...]
    whims: int


def temper(content: Content, draft: Draft, seat: int = 0) -> Temper:
    """The temperament of a seat. Depends on the seed of the draft and the seat alone, not on what was drawn from it, so
    that it stays the same for a whole match."""
    own = Draft(draft.seed, {})
    stream = f"{TEMPER}{seat}"
    rarity = tuple(
        weight * (LEAST_TASTE + own.number(stream, MOST_TASTE - LEAST_TASTE + 1)) // 100 for weight in content.rarity
    )
    return Temper(rarity, own.word(stream))


def affinity(content: Content, one: int, other: int, mood: Temper | None = None) -> int:
    """How well two pieces go together, 0 to 1000, for all or for a temperament."""
    if mood is None:
        return content.affinities[one][other]
    low, high = (one, other) if one < other else (other, one)
    value = content.bonds.get((low, high))
    if value is None:
        value = compare_traits(content.traits[low], content.traits[high], mood.rarity, content.relations)
    return max(0, min(TOP, value + _whim(mood.whims, low, high)))


def _whim(seed: int, low: int, high: int) -> int:
    """What a seat's own experience adds for a pair: the sum of two numbers, so that small whims are the likeliest."""
    mixed = (seed ^ ((low << 7 | high) * 0x9E37_79B9_7F4A_7C15)) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & WORD
    mixed ^= mixed >> 31
    return (mixed & 0xFFFF) * WHIM // 0xFFFF + (mixed >> 16 & 0xFFFF) * WHIM // 0xFFFF - WHIM


def fit(content: Content, mood: Temper | None, piece: int, around: Around) -> int:
    """How well a place suits a spot, 0 to 1000: the neighbour that speaks most for it, and the average of all."""
    best = total = weights = 0
    for near, distance in around:
        if near >= BONUS:
            continue
        weight = NEARNESS[distance]
        value = weight * affinity(content, piece, near, mood)
        best = max(best, value)
        total += value
        weights += weight
    if not weights:
        return NEUTRAL
    return (SPEAKER_SHARE * best // 100 + (100 - SPEAKER_SHARE) * total // weights) // 100


def explain(content: Content, piece: int, around: Around, mood: Temper | None = None) -> tuple[int, int]:
    """The piece near a spot that speaks most for a place, with their affinity; (-1, 0) if none is near."""
    best, speaker, says = -1, -1, 0
    for near, distance in around:
        if near >= BONUS:
            continue
        value = affinity(content, piece, near, mood)
        if NEARNESS[distance] * value > best:
            best, speaker, says = NEARNESS[distance] * value, near, value
    return speaker, says


def all_scores(content: Content, mood: Temper | None, pieces: Iterable[int], spots: Sequence[Around]) -> Scores:
    """How well each place suits each spot."""
    return tuple(tuple(fit(content, mood, piece, around) for around in spots) for piece in pieces)


def rank_matchings(scores: Scores) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every one-to-one matching (cone per place) with the sum of its scores, best first, ties in rising order."""
    sums = [
        (sum(scores[place][cone] for place, cone in enumerate(cones)), cones)
        for cones in permutations(range(len(scores)))
    ]
    return tuple(sorted(sums, key=lambda entry: (-entry[0], entry[1])))


def best_matching(scores: Scores) -> tuple[int, ...]:
    """The likeliest matching: the cone of each place."""
    return rank_matchings(scores)[0][1]


def clearest_matching(
    content: Content, mood: Temper | None, pieces: Sequence[int], spots: Sequence[Around]
) -> tuple[int, ...]:
    """The matching that is the easiest to guess: a guesser who sees things alike takes it first."""
    return best_matching(all_scores(content, mood, pieces, spots))


def clearest_faces(
    content: Content, mood: Temper | None, pieces: Sequence[int], spots: Sequence[Around]
) -> tuple[int, ...]:
    """The face of each drawn tile (0 or 1), chosen so that the clearest matching stands out most and fits best."""
    rows = [
        [tuple(fit(content, mood, tile * 2 + face, spot) for spot in spots) for face in (0, 1)]
        for tile in (piece // 2 for piece in pieces)
    ]
    best: tuple[int, tuple[int, ...]] | None = None
    for faces in product((0, 1), repeat=len(pieces)):
        scores = [rows[place][face] for place, face in enumerate(faces)]
        ranked = rank_matchings(scores)
        clarity = 2 * (ranked[0][0] - ranked[1][0]) + ranked[0][0]
        if best is None or clarity > best[0]:
            best = clarity, faces
    assert best is not None
    return best[1]
