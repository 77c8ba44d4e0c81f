"""Common sense of Common Ground: what goes with what, how a place suits a spot, which matching is the likeliest."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Draft
from engine.games.common_ground.city import BONUS, TOWN_HALL
from engine.games.common_ground.content import read_content
from engine.games.common_ground.review import reason, review
from engine.games.common_ground.sense import (
    NEUTRAL,
    TEMPER,
    affinity,
    all_scores,
    best_matching,
    clearest_faces,
    clearest_matching,
    explain,
    fit,
    rank_matchings,
    temper,
)
from resources import reader

CONTENT = read_content(reader("common_ground"))


def piece(place: str) -> int:
    """The piece of a place."""
    return CONTENT.piece(place)


def nearest(place: str, count: int = 10) -> list[str]:
    """The places that go best with a place."""
    me = piece(place)
    order = sorted(range(len(CONTENT.places)), key=lambda other: -CONTENT.affinities[me][other])
    return [CONTENT.places[other].id for other in order if other != me][:count]


def farthest(place: str, count: int = 30) -> list[str]:
    """The places that go least with a place."""
    return nearest(place, len(CONTENT.places) - 1)[-count:]


# Common sense


def test_the_review_reads_like_common_sense() -> None:
    """Decisions: a test prints the ten nearest places of each, with the farthest ten and the reasons; see ``-rP``."""
    text = review(CONTENT)
    print(text)
    assert len(text.split("\n\n")) == 115
    for place in CONTENT.places:
        assert f"{place.names['en']} ({place.id}" in text
    assert text.count("\n  + ") == text.count("\n  - ") == 1150


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("bakery", ["windmill", "butcher", "tea_house", "chocolate_maker"]),
        ("dentist", ["sweet_shop", "hospital", "pharmacy", "chocolate_maker"]),
        ("prison", ["courthouse", "police_station"]),
        ("cemetery", ["haunted_house", "flower_market", "retirement_home"]),
        ("beach", ["ice_cream_parlour", "sailing_club", "hotel", "treasure_island"]),
        ("volcano", ["fire_station", "rocket_pad", "power_station"]),
        ("time_machine", ["watchmaker", "laboratory", "museum"]),
        ("ice_palace", ["ice_rink", "ski_hill", "royal_palace"]),
        ("school", ["kindergarten", "playground", "library", "ice_cream_parlour"]),
        ("lost_property_office", ["railway_station", "town_hall", "police_station"]),
        ("town_hall", ["courthouse", "post_office", "police_station", "fire_station"]),
        ("lighthouse", ["harbour", "sailing_club", "beach"]),
    ],
)
def test_what_belongs_together_is_near(place: str, expected: list[str]) -> None:
    """Decisions: the nearest ten read like common sense."""
    assert set(expected) <= set(nearest(place))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("prison", "kindergarten"),
        ("library", "stadium"),
        ("cemetery", "fairground"),
        ("spa", "garage"),
        ("recycling_centre", "jeweller"),
        ("volcano", "ice_palace"),
        ("retirement_home", "go_kart_track"),
        ("public_toilet", "bakery"),
    ],
)
def test_what_nobody_wants_side_by_side_is_far(one: str, other: str) -> None:
    """Decisions: aversions."""
    assert other in farthest(one)
    assert one in farthest(other)


def test_every_place_has_good_neighbours_and_bad_ones() -> None:
    """Every place can be placed with a reason, and its spot can be told from others."""
    for number, row in enumerate(CONTENT.affinities):
        others = [value for other, value in enumerate(row) if other != number]
        name = CONTENT.places[number].id
        assert sum(value >= 450 for value in others) >= 6, name
        assert sum(value <= 250 for value in others) >= 40, name


def test_every_reason_can_be_told() -> None:
    """The review explains each pair by its bond, its tags or the lack of common ones."""
    for one in range(0, 115, 7):
        for other in range(115):
            if one != other:
                assert reason(CONTENT, one, other)


# Temperament


def test_a_temperament_comes_from_seed_and_seat_alone() -> None:
    """Decisions: each seat weighs tags differently by its own stream, the same for a whole match."""
    fresh, used = Draft(5, {}), Draft(5, {})
    for _ in range(9):
        used.number(f"{TEMPER}0", 100)
        used.number("player", 100)
    assert temper(CONTENT, fresh, 0) == temper(CONTENT, used, 0)
    assert temper(CONTENT, fresh, 0) != temper(CONTENT, fresh, 1)
    assert temper(CONTENT, fresh, 0) != temper(CONTENT, Draft(6, {}), 0)
    assert used.chance == Draft(5, {f"{TEMPER}0": 9, "player": 9}).chance


def test_a_temperament_bends_common_sense_and_does_not_break_it() -> None:
    """A seat disagrees a little about everything; on the whole it sees the world as all do."""
    for seed in range(5):
        mood = temper(CONTENT, Draft(seed, {}))
        gaps = []
        for one in range(115):
            for other in range(one):
                value = affinity(CONTENT, one, other, mood)
                assert 0 <= value <= 1000
                assert value == affinity(CONTENT, other, one, mood)
                gaps.append(abs(value - affinity(CONTENT, one, other)))
        assert 30 < sum(gaps) / len(gaps) < 120
        best = affinity(CONTENT, piece("prison"), piece("courthouse"), mood)
        assert best > affinity(CONTENT, piece("prison"), piece("kindergarten"), mood) + 300


# Fit


def test_direct_neighbours_count_most() -> None:
    """Decisions: direct neighbours most, diagonal and second neighbours less."""
    friend, stranger = piece("harbour"), piece("hairdresser")
    lighthouse = piece("lighthouse")
    fits = [
        fit(CONTENT, None, lighthouse, ((stranger, 0), (friend, 0))),
        fit(CONTENT, None, lighthouse, ((stranger, 0), (friend, 1))),
        fit(CONTENT, None, lighthouse, ((stranger, 0), (friend, 2))),
        fit(CONTENT, None, lighthouse, ((stranger, 0),)),
    ]
    assert fits == sorted(fits, reverse=True)
    assert len(set(fits)) == 4


def test_bonus_tiles_say_nothing() -> None:
    """R11: no name; the computer's common sense ignores them."""
    around = ((piece("harbour"), 0), (piece("school"), 1))
    for bonus in range(BONUS, BONUS + 6):
        more = (*around, (bonus, 0), (bonus, 1))
        assert fit(CONTENT, None, piece("beach"), more) == fit(CONTENT, None, piece("beach"), around)
        assert explain(CONTENT, piece("beach"), more) == explain(CONTENT, piece("beach"), around)
    assert fit(CONTENT, None, piece("beach"), ((BONUS, 0),)) == NEUTRAL
    assert explain(CONTENT, piece("beach"), ((BONUS, 0),)) == (-1, 0)


def test_the_explanation_names_the_neighbour_that_speaks_most() -> None:
    """Decisions: "the bakery goes next to the school"."""
    around = ((TOWN_HALL, 0), (piece("school"), 0), (piece("garage"), 1))
    speaker, says = explain(CONTENT, piece("playground"), around)
    assert speaker == piece("school")
    assert says == affinity(CONTENT, piece("playground"), piece("school"))


def test_a_near_neighbour_speaks_louder_than_a_far_one() -> None:
    """Decisions: distance counts in the explanation too."""
    speaker, _ = explain(CONTENT, piece("playground"), ((piece("kindergarten"), 2), (piece("toy_shop"), 0)))
    assert speaker == piece("toy_shop")


# Matchings


@given(
    st.integers(3, 4).flatmap(
        lambda n: st.lists(st.lists(st.integers(0, 1000), min_size=n, max_size=n), min_size=n, max_size=n)
    )
)
def test_the_best_matching_is_exact(scores: list[list[int]]) -> None:
    """No other one-to-one matching has a larger sum."""
    best = best_matching(scores)
    assert sorted(best) == list(range(len(scores)))
    total = sum(scores[place][cone] for place, cone in enumerate(best))
    assert total == max(
        sum(scores[place][cone] for place, cone in enumerate(cones)) for cones in permutations(range(len(scores)))
    )
    ranked = rank_matchings(scores)
    assert ranked[0] == (total, best)
    assert [entry[0] for entry in ranked] == sorted((entry[0] for entry in ranked), reverse=True)


SPOTS = (
    ((piece("harbour"), 0), (piece("airport"), 1)),
    ((piece("school"), 0), (TOWN_HALL, 2)),
    ((piece("hospital"), 0), (piece("museum"), 0)),
)


def test_the_clearest_matching_is_what_everybody_would_say() -> None:
    """Decisions: the computer mayor chooses the matching that is the easiest to guess."""
    drawn = (piece("pharmacy"), piece("lighthouse"), piece("playground"))
    assert clearest_matching(CONTENT, None, drawn, SPOTS) == (2, 0, 1)
    for seed in range(20):
        assert clearest_matching(CONTENT, temper(CONTENT, Draft(seed, {})), drawn, SPOTS) == (2, 0, 1)


def test_faces_are_turned_towards_the_clearer_matching() -> None:
    """3.6: with both faces to choose from, the clearest matching stands out at least as much as with any faces."""

    def clarity(pieces: tuple[int, ...]) -> int:
        ranked = rank_matchings(all_scores(CONTENT, None, pieces, SPOTS))
        return 2 * (ranked[0][0] - ranked[1][0]) + ranked[0][0]

    for start in range(0, 54, 3):
        tiles = (start, start + 1, start + 2)
        faces = clearest_faces(CONTENT, None, tuple(2 * tile for tile in tiles), SPOTS)
        assert faces == clearest_faces(CONTENT, None, tuple(2 * tile + 1 for tile in tiles), SPOTS)
        chosen = clarity(tuple(2 * tile + face for tile, face in zip(tiles, faces, strict=True)))
        assert chosen >= clarity(tuple(2 * tile for tile in tiles))
        assert chosen >= clarity(tuple(2 * tile + 1 for tile in tiles))
