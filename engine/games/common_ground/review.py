"""The common sense of Common Ground as a text to read and repair: per place its nearest and farthest ten, and why."""

from __future__ import annotations

from typing import Final

from engine.games.common_ground.content import RELATION_UNIT, STRANGERS, Content

SHOWN: Final = 10


def review(content: Content) -> str:
    """One paragraph per place, in the order of pieces."""
    return "\n\n".join(review_place(content, piece) for piece in range(len(content.places))) + "\n"


def review_place(content: Content, piece: int) -> str:
    """The place with its tags, its nearest ten and its farthest ten, each with affinity and reason."""
    place = content.places[piece]
    row = content.affinities[piece]
    others = sorted((other for other in range(len(row)) if other != piece), key=lambda other: (-row[other], other))
    tags = ", ".join(f"{tag} {weight}" for tag, weight in sorted(place.tags.items(), key=lambda item: -item[1]))
    lines = [f"{place.names['en']} ({place.id}{', odd' if place.odd else ''}): {tags}"]
    for sign, chosen in (("+", others[:SHOWN]), ("-", others[: -SHOWN - 1 : -1])):
        lines += [
            f"  {sign} {row[other]:4d} {content.places[other].names['en']}: {reason(content, piece, other)}"
            for other in chosen
        ]
    return "\n".join(lines)


def reason(content: Content, one: int, other: int) -> str:
    """Why two places have their affinity: a bond, or the pairs of tags that spoke loudest."""
    if (min(one, other), max(one, other)) in content.bonds:
        return "bond"
    parts: list[tuple[int, str]] = []
    for tag, weight in content.traits[one]:
        for their_tag, their_weight in content.traits[other]:
            near = content.relations[tag][their_tag]
            says = near * weight * content.rarity[tag] * their_weight * content.rarity[their_tag]
            mine, theirs = content.tags[tag], content.tags[their_tag]
            pair = mine if mine == theirs else f"{mine}-{theirs}"
            parts.append((says, pair if near == RELATION_UNIT else f"{pair} {near / RELATION_UNIT:+.1f}"))
    loudest = sorted((part for part in parts if part[0]), key=lambda part: -abs(part[0]))[:3]
    return ", ".join(text for _, text in loudest) or f"nothing in common ({STRANGERS})"
