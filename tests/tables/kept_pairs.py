"""The Monkey where pairs may be kept: two tables that nobody but seats 0 and 2 can tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.catalogue import game
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table

HOLDING_BACK = {"hold_back": "true"}
# Seat 0 draws from seat 2, and seat 1 afterwards from seat 0.
WITH_A_PAIR = """\
removed: AF-9
turn: 0
seat 0: EU-6 EU-7 AS-4 AF-4 EU-9
seat 1: AS-6 AS-7 EU-5 AM-10
seat 2: EU-10 AF-5
"""
WITHOUT = WITH_A_PAIR.replace("AF-4", "?").replace("AF-5", "AF-4").replace("?", "AF-5")


def ten_drawn(position: str, seats: Sequence[Seat]) -> Table:
    """Seat 0 has drawn the Ten, with which it makes no pair."""
    for number in range(50):
        table = Table(
            game("monkey"),
            seats,
            Start(HOLDING_BACK, position=position, secret=bytes([number]) * 32),
        )
        table.play(0, "draw")
        if any(entry.text == "EU-10" for entry in table.record.entries):
            return table
    raise AssertionError("the Ten was never drawn")
