"""Chance: the published vectors, evenness, positions, and what is noted."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import SEED_LIMIT, Chance, Drawn

# Published test vectors: seed, stream, the first three values. They must never change: records depend on them.
VECTORS = [
    (0, "deck", (0xD7D0B6B146497045, 0x9C07D84D5A6F22DA, 0x73F804C8FE1ACAFC)),
    (0, "plans", (0xDC54A79EC8C5C81C, 0x2D2D29E3644FCAD4, 0x5F543349A93711B6)),
    (0, "player", (0xE9B0DF5C29971FEA, 0x5645AFB6CA07F923, 0xD1156353D002E8A7)),
    (1, "deck", (0xAA27AF649A66F728, 0xBBFF3BFFBDE9CC2D, 0x265E8574044F6EEE)),
    (1, "plans", (0xC55C3FFCE73882A0, 0x21D366893987FE49, 0x8B5A3A21FDB5731E)),
    (2**63 - 1, "deck", (0x5846559C130883F4, 0x299BF790DD4B7364, 0x0F85B3D5DC5FE1FB)),
]


def splitmix(key: int, count: int) -> list[int]:
    """SplitMix64 in its usual, stateful form, written apart from the engine's."""
    mask, out = (1 << 64) - 1, []
    for _ in range(count):
        key = (key + 0x9E3779B97F4A7C15) & mask
        z = key
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        out.append(z ^ (z >> 31))
    return out


def test_the_reference_is_splitmix64():
    assert splitmix(1234567, 3) == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize(("seed", "stream", "values"), VECTORS)
def test_published_vectors(seed, stream, values):
    draft = Chance(seed).draft()
    assert tuple(draft.word(stream) for _ in values) == values


@given(st.integers(0, SEED_LIMIT - 1), st.sampled_from(["deck", "plans", "player", "x" * 40]))
def test_values_follow_the_documented_formula(seed, stream):
    key = hashlib.blake2b(f"cantiere:{seed}:{stream}".encode(), digest_size=8).digest()
    draft = Chance(seed).draft()
    assert [draft.word(stream) for _ in range(5)] == splitmix(int.from_bytes(key, "little"), 5)


def test_published_draws():
    draft = Chance(42).draft()
    assert [draft.below("die", 6) for _ in range(12)] == [4, 2, 3, 4, 0, 3, 3, 1, 1, 2, 0, 5]
    assert draft.shuffled("deck", range(10)) == (9, 3, 4, 6, 1, 2, 0, 5, 8, 7)
    assert draft.number("big", 2**32) == 1451148870
    assert draft.chance == Chance(42, (("big", 1), ("deck", 9), ("die", 12)))
    assert draft.drawn[-1] == Drawn("deck", (7, 8, 5, 0, 2, 1, 0, 1, 0))
    assert len(draft.drawn) == 13, "number() is not noted"


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, 2**32))
def test_numbers_lie_below_n(seed, n):
    draft = Chance(seed).draft()
    assert all(0 <= draft.number("s", n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_other_ranges_are_refused(n):
    with pytest.raises(ValueError, match=r"2\*\*32"):
        Chance(1).draft().number("s", n)


def test_nothing_to_choose_from():
    with pytest.raises(IndexError):
        Chance(1).draft().chosen("s", ())


def test_numbers_are_even():
    draft = Chance(7).draft()
    for n in (2, 3, 6, 15, 81):
        counts = [0] * n
        for _ in range(400 * n):
            counts[draft.number("even", n)] += 1
        chi2 = sum((count - 400) ** 2 / 400 for count in counts)
        assert chi2 < n + 5 * (2 * n) ** 0.5, f"chi square {chi2:.1f} for {n} values"


def test_rejection_skips_the_surplus_values():
    """With n = 3 * 2**30 a quarter of the range of m would be uneven; the position moves on with each skipped value."""
    draft = Chance(3).draft()
    numbers = [draft.number("r", 3 << 30) for _ in range(3000)]
    thirds = [sum(1 for x in numbers if x >> 30 == third) for third in range(3)]
    assert all(850 < count < 1150 for count in thirds)


@given(st.integers(0, SEED_LIMIT - 1), st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_a_permutation_and_can_be_redone_from_what_was_drawn(seed, items):
    draft = Chance(seed).draft()
    shuffled = draft.shuffled("deck", items)
    assert sorted(shuffled) == sorted(items)
    again = list(items)
    for last, other in zip(range(len(again) - 1, 0, -1), draft.drawn[0].numbers, strict=True):
        again[last], again[other] = again[other], again[last]
    assert tuple(again) == shuffled


def test_all_orders_of_a_shuffle_come_equally_often():
    counts: dict[tuple[int, ...], int] = {}
    draft = Chance(11).draft()
    for _ in range(2400):
        order = draft.shuffled("s", (0, 1, 2, 3))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert all(60 < count < 145 for count in counts.values())


def test_a_draft_leaves_the_value_alone_and_goes_on_where_it_stands():
    chance = Chance(9)
    first = chance.draft()
    a = [first.below("deck", 100) for _ in range(3)]
    assert chance == Chance(9)
    second = first.chance.draft()
    b = [second.below("deck", 100) for _ in range(3)]
    whole = chance.draft()
    assert [whole.below("deck", 100) for _ in range(6)] == a + b


def test_streams_do_not_disturb_each_other():
    plain, mixed = Chance(9).draft(), Chance(9).draft()
    expected = [plain.word("deck") for _ in range(5)]
    found = []
    for _ in range(5):
        mixed.word("player")
        found.append(mixed.word("deck"))
    assert found == expected


def test_chance_survives_json():
    chance = Chance(2**63 - 1, (("deck", 3), ("plans", 2**40)))
    assert msgspec.json.decode(msgspec.json.encode(chance), type=Chance) == chance
