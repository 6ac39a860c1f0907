"""The lines of a table's journal: all that was done, in order, never shortened.

Most are the record's own lines. Besides them: `held 1 play P3`, a move made while something
unseen was open before it; `dropped`, when such moves were put back, because something else was
decided than those who made them knew; `undo 0 12`, seat 0 took back all but the first twelve lines
of the record; `words 2: …`, added to the lot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from parlour.tables.record import Entry, read_entry

Asked = tuple[Literal["deal", "undo", "words", "move"], int, str]
DROPPED = "dropped"
_UNDO = re.compile(r"undo (\d+) (\d+)")
_WORDS = re.compile(r"words (\d+): (.+)")


def asked_for(line: str) -> Asked | None:
    """What somebody asked the table with this line; None where the table wrote it by itself."""
    if found := _UNDO.fullmatch(line):
        return "undo", int(found[1]), ""
    if found := _WORDS.fullmatch(line):
        return "words", int(found[1]), found[2]
    entry = read_entry(line.removeprefix("held "), 0)
    if entry is None or entry.kind not in ("pack", "move"):
        return None
    return ("deal", -1, "") if entry.kind == "pack" else ("move", entry.number, entry.text)


def entries_of(journal: Iterable[str]) -> list[Entry]:
    """The lines of a journal that are the game, without what was taken back."""
    entries: list[Entry] = []
    for line in journal:
        if found := _UNDO.fullmatch(line):
            del entries[int(found[2]) :]
        elif not line.startswith(("held ", DROPPED, "words ")):
            entry = read_entry(line, 0)
            if entry is not None:
                entries.append(entry)
    return entries
