"""The journal of a table in the store: lines in their order, each sealed with all before it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say

Row = tuple[int, str, bytes]
"""A line as it is kept: its number, its text, its seal."""


class Damaged(Mistake):
    """What is kept of a table has been changed, or has lost a line, since it was written."""


def _seal(before: bytes, line: str) -> bytes:
    return hashlib.blake2b(before + line.encode(), digest_size=8).digest()


def write_lines(c: sqlite3.Connection, table_id: str, number: int, lines: Sequence[str]) -> None:
    """Add lines to a journal, the first with this number, which must be the next."""
    row = c.execute(
        "SELECT number, seal FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1",
        (table_id,),
    ).fetchone()
    last, seal = row if row else (-1, b"")
    if last + 1 != number:
        raise Damaged("damaged", say("The journal is not where the game is."))
    for place, line in enumerate(lines, start=number):
        seal = _seal(seal, line)
        c.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", (table_id, place, line, seal))


def rows_of(c: sqlite3.Connection, table_id: str) -> list[Row]:
    """Every line of a table's journal as it is kept."""
    return c.execute(
        "SELECT number, line, seal FROM journal WHERE table_id = ? ORDER BY number",
        (table_id,),
    ).fetchall()


def lines_of(rows: Sequence[Row]) -> tuple[list[str], int | None]:
    """The lines, and the place of the first damaged one, if any."""
    seal = b""
    fault = None
    for place, (number, line, kept) in enumerate(rows):
        seal = _seal(seal, line)
        if fault is None and (number != place or seal != kept):
            fault = place
    return [line for _, line, _ in rows], fault
