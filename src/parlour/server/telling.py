"""What a table answers, and how it stands, as a page reads it."""

from __future__ import annotations

from parlour.games.mistakes import Ambiguous, Mistake
from parlour.server.http_protocol import TableInfo
from parlour.server.protocol import RefusedMessage
from parlour.server.store import StoredTable
from parlour.tables.mistakes import NotNow, Refused, Unreadable
from parlour.tables.table import Table


def refusal_of(mistake: Mistake, move: str) -> RefusedMessage:
    """A table's answer as the page reads it."""
    clauses = list(mistake.clauses) if isinstance(mistake, NotNow | Refused | Unreadable) else []
    candidates = list(mistake.candidates) if isinstance(mistake, Ambiguous) else []
    named = mistake.move if isinstance(mistake, Refused) else move
    return RefusedMessage(mistake.code, mistake.sentence, named, clauses, candidates)


def info_of(stored: StoredTable, table: Table) -> TableInfo:
    """The table as somebody sees it who has only the link."""
    seats = list(enumerate(stored.seats))
    return TableInfo(
        table=stored.id,
        game=table.game.name,
        title=table.game.title,
        waiting=table.waiting,
        over=table.over,
        names=[seat.name for seat in table.seats],
        open_seats=[n for n, seat in seats if seat.is_free],
        kept_seats=[n for n, seat in seats if seat.kind == "open" and not seat.is_free],
        on_turn=[seat.number for seat in table.view(None).seats if seat.on_turn],
        house=stored.house,
    )
