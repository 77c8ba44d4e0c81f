"""What is wrong with the record of a match, in one sentence that names file and field."""

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
    }[str(error.code)]
    found = error.found
    if error.code == Fault.CUT and (length := re.search(r"\d+", found)):
        found = length.group()
    return fill(sentence, error.file, error.field, error.expected, found)
