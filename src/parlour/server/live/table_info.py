"""A table as somebody sees it who has only the link."""

from __future__ import annotations

from parlour.games import catalogue
from parlour.server.protocol.http import TableInfo
from parlour.server.store.stored import Standing, StoredTable


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
