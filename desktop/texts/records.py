"""What is wrong with the record of a match, in one sentence that names file and field, and what comes of it."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from desktop.texts.words import fill
from engine.core.record import Fault, RecordError

translate = QCoreApplication.translate


def record_error_text(error: RecordError) -> str:
    """A record error as one sentence. Raises KeyError for a code without text."""
    sentence = {
        "empty": translate("Records", "The file %1 is empty."),
        "too_large": translate("Records", "The file %1 is too large to be a saved match."),
        "not_text": translate("Records", "The file %1 is not a saved match: it is not text."),
        "not_json": translate("Records", "The file %1 is damaged: it cannot be read (found %4)."),
        "cut": translate("Records", "The file %1 is cut off after %4 bytes."),
        "too_deep": translate("Records", "The file %1 is not a saved match: it is nested too deeply."),
        "number": translate("Records", "The file %1 is damaged: a number cannot be read (found %4)."),
        "double_field": translate("Records", "The file %1 is damaged: the field %2 stands twice."),
        "foreign": translate("Records", "The file %1 is not a match saved by Cantiere."),
        "newer_format": translate("Records", "The file %1 was saved by a newer version of Cantiere (format %4)."),
        "older_format": translate("Records", "The file %1 has a format that is too old to be read (format %4)."),
        "newer_rules": translate("Records", "The file %1 follows newer rules than this version knows (rules %4)."),
        "unknown_game": translate("Records", "The file %1 belongs to a game that this version does not know: %4."),
        "wrong_game": translate("Records", "The file %1 belongs to another game: expected %3, found %4."),
        "wrong_type": translate("Records", "The file %1 is damaged: field %2 should be %3, found %4."),
        "missing_field": translate("Records", "The file %1 is damaged: field %2 is missing."),
        "unknown_field": translate("Records", "The file %1 is damaged: unknown field at %2 (found %4)."),
        "out_of_range": translate("Records", "The file %1 is damaged: field %2 should be %3, found %4."),
        "contradiction": translate("Records", "The file %1 contradicts itself: field %2 should be %3, found %4."),
        "edited": translate("Records", "The file %1 was changed by hand or damaged: the check of field %2 fails."),
        "impossible_state": translate("Records", "The file %1 holds a position that cannot come up (field %2)."),
        "refused_entry": translate("Records", "The file %1 is damaged: the rules refuse entry %2 (reason %4)."),
        "different_entry": translate(
            "Records", "The file %1 is damaged: what follows from entry %2 is not what the file holds."
        ),
    }[str(error.code)]
    field, found = error.field, error.found
    if error.code == Fault.CUT and (length := re.search(r"\d+", found)):
        found = length.group()
    if error.code in {Fault.REFUSED_ENTRY, Fault.DIFFERENT_ENTRY} and (number := re.search(r"\d+", field)):
        field = number.group()
    return fill(sentence, error.file, field, error.expected, found)


def difference_text(entry: int, damage: str) -> str:
    """What comes of an opened match whose replay turns out differently at ``entry``; ``damage`` is the sentence that
    the file is damaged, "" where other rules are the cause."""
    if damage:
        words = translate(
            "Table", "%1 The match goes on from where it was saved, and what was done before cannot be taken back."
        )
        return words.replace("%1", damage)
    words = translate(
        "Table",
        "This version replays entry %1 of the match differently; it goes on from where it was saved, and what"
        " was done before cannot be taken back.",
    )
    return words.replace("%1", str(entry))
