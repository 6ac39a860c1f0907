"""How games ended, written down with their last move, so that games of one deal can be compared."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended: who played, with what score, in which words; `replay` if it was shared."""

    deal_key: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    result: dict[str, str]
    """In every language."""
    table: str = ""
    replay: str = ""
    at: float = 0.0


def source_of(table: str) -> str:
    """Where a replay came from, for a game that was played here."""
    return f"table {table}"


def write_end(c: sqlite3.Connection, table: str, ended: Ended | None, now: float) -> None:
    """Write down how a game ended; or that it goes on, its last move having been taken back."""
    if ended is None:
        c.execute("DELETE FROM finished WHERE table_id = ?", (table,))
        return
    names, scores = json.dumps(ended.names), json.dumps(ended.scores)
    c.execute(
        "INSERT OR REPLACE INTO finished (table_id, deal_key, names, scores, result, ended)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table, ended.deal_key, names, scores, json.dumps(ended.result), now),
    )
