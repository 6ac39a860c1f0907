"""How a table stands, and what it answers, as a page reads it."""

from __future__ import annotations

from parlour.games import catalogue
from parlour.games.mistakes import Ambiguous, Mistake
from parlour.games.saying import say
from parlour.server.protocol.http import TableInfo
from parlour.server.protocol.socket import RefusedMessage
from parlour.server.store.stored import Standing, StoredTable
from parlour.tables.mistakes import NotNow, Refused, Unreadable
from parlour.tables.table import Table

BROKEN = say("Something went wrong at this table. It goes on from its last written move.")


def refusal_of(mistake: Mistake, move: str) -> RefusedMessage:
    """A table's answer as the page reads it."""
    clauses = list(mistake.clauses) if isinstance(mistake, NotNow | Refused | Unreadable) else []
    candidates = list(mistake.candidates) if isinstance(mistake, Ambiguous) else []
    named = mistake.move if isinstance(mistake, Refused) else move
    return RefusedMessage(mistake.code, mistake.sentence, named, clauses, candidates)


def standing_of(table: Table) -> Standing:
    """Who has something to decide."""
    return Standing(table.on_turn(), table.asked())


def info_of(stored: StoredTable, standing: Standing) -> TableInfo:
    """The table as somebody sees it who has only the link."""
    seats = list(enumerate(stored.seats))
    return TableInfo(
        table=stored.id,
        game=stored.game,
        title=catalogue.game(stored.game).title,
        waiting=any(seat.kind == "open" for seat in stored.seats),
        over=stored.over,
        names=[seat.name for seat in stored.seats],
        open_seats=[n for n, seat in seats if seat.is_free],
        kept_seats=[n for n, seat in seats if seat.kind == "open" and not seat.is_free],
        on_turn=standing.on_turn,
        house=stored.house,
    )
