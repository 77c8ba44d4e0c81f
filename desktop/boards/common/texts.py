"""Filling the places of a translated sentence."""

from __future__ import annotations

import re

PLACE = re.compile(r"%([1-9])")


def fill(sentence: str, *values: object) -> str:
    """``sentence`` with %1, %2, ... replaced by ``values`` in one pass, so that a value may hold such a sign itself.

    Raises IndexError when the sentence has a place without a value.
    """
    return PLACE.sub(lambda found: str(values[int(found.group(1)) - 1]), sentence)
