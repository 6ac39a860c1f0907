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
    counts: bool = True
    """Whether it is compared with others: not where cards that lay open were taken back."""
    table: str = ""
    replay: str = ""
    at: float = 0.0


def source_of(table: str) -> str:
    """Where a replay came from, for a game that was played here."""
    return f"table {table}"


def write_end(c: sqlite3.Connection, table: str, ended: Ended, now: float) -> None:
    """Write down how a game ended, for the comparison.

    The first end stands: when it is reached the cards lie open, and what is played after taking
    back is another game.
    """
    if not ended.counts:
        return
    names, scores = json.dumps(ended.names), json.dumps(ended.scores)
    c.execute(
        "INSERT OR IGNORE INTO finished (table_id, deal_key, names, scores, result, ended)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table, ended.deal_key, names, scores, json.dumps(ended.result), now),
    )
