"""The lines of a table's journal: all that was done, in order, never shortened.

Most are the record's own lines. Besides them: `held 1 play P3`, a move made while something
unseen was open before it; `dropped`, when such moves were put back, because something else was
decided than those who made them knew; `undo 0 12`, seat 0 took back all but the first twelve lines
of the record; `words 2: …`, added to the lot.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from parlour.games.written_numbers import whole_number
from parlour.tables.record import Entry, read_entry

Asked = tuple[Literal["deal", "undo", "words", "move"], int, str]
DROPPED = "dropped"


def asked_for(line: str) -> Asked | None:
    """What somebody asked the table with this line; None where the table wrote it by itself."""
    if undone := _undo(line):
        return "undo", undone[0], ""
    head, _, said = line.partition(": ")
    seat = whole_number(head.removeprefix("words "))
    if head.startswith("words ") and seat is not None and said:
        return "words", seat, said
    entry = read_entry(line.removeprefix("held "), 0)
    if entry is None or entry.kind not in ("pack", "move"):
        return None
    return ("deal", -1, "") if entry.kind == "pack" else ("move", entry.number, entry.text)


def _undo(line: str) -> tuple[int, int] | None:
    """Who took back, and how many lines of the record stay; None where it is another line."""
    verb, *figures = line.split(" ")
    numbers = [number for number in map(whole_number, figures) if number is not None]
    if verb != "undo" or len(figures) != 2 or len(numbers) != 2:
        return None
    return numbers[0], numbers[1]


def entries_of(journal: Iterable[str]) -> list[Entry]:
    """The lines of a journal that are the game, without what was taken back."""
    entries: list[Entry] = []
    for line in journal:
        if undone := _undo(line):
            del entries[undone[1] :]
        elif not line.startswith(("held ", DROPPED, "words ")):
            entry = read_entry(line, 0)
            if entry is not None:
                entries.append(entry)
    return entries
