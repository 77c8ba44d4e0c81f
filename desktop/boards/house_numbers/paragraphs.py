"""Which paragraph of the rules page explains which component of the board."""

from __future__ import annotations

from types import MappingProxyType

from desktop.boards.common.pieces import Ident

EFFECTS = ("3.2.surveyor", "3.2.agent", "3.2.landscaper", "3.2.pool", "3.2.temp", "3.2.bis")
"""The paragraphs of the effects 0 to 5."""
KINDS = MappingProxyType(
    {
        "sheet": "2.2",
        "ground": "2.2",
        "strip_ground": "2.2",
        "ends": "3.2.estate",
        "bracket": "3.2.estate",
        "heading": "3.2.estate",
        "agent": "3.2.agent",
        "park": "3.2.landscaper",
        "plot": "3.2.number",
        "road": "3.2.number",
        "ghost": "3.2.number",
        "gap": "3.2.surveyor",
        "sum": "3.3",
        "plans": "2.3",
        "plan": "3.2.plan",
        "tray": "2.1",
        "pair": "2.1",
        "hand": "3.4",
        "deck": "2.1",
        "deck_ground": "2.1",
        "roundabout": "3.2.roundabout",
        "prompt": "3.2",
        "step": "7",
        "confirm": "7",
        "refusal": "3.2.refusal",
        "seats": "3.6",
        "seat": "3.6",
        "all_sheets": "3.6",
        "page": "3.6",
        "sheet_of": "3.6",
        "log": "3.6",
        "line": "3.6",
        "question": "R6",
        "note": "1",
    }
)
TRACKS = MappingProxyType(
    {
        "pools": "3.2.pool",
        "temps": "3.2.temp",
        "bis": "3.2.bis",
        "refusals": "3.2.refusal",
        "roundabouts": "3.2.roundabout",
    }
)
OPTIONS = MappingProxyType(
    {
        "number": "3.2.temp",
        "temp": "3.2.temp",
        "park": "3.2.landscaper",
        "pool": "3.2.pool",
        "bis": "3.2.bis",
        "reshuffle": "R6",
        "claim": "R15",
        "leave": "R15",
    }
)
DRAWERS = MappingProxyType({"seats": "3.6", "plans": "2.3", "log": "3.6", "deck": "2.1", "strip": "2.2"})


def paragraph(ident: Ident) -> str:
    """The id of the paragraph that explains a component. Raises KeyError for a kind without one."""
    kind = str(ident[0])
    if kind == "track":
        return TRACKS[str(ident[1])]
    if kind == "option":
        return OPTIONS[str(ident[1])]
    if kind == "drawer":
        return DRAWERS[str(ident[1])]
    return KINDS[kind]
