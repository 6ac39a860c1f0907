"""New tables: as somebody wishes, from a position, of a known deal, for a lesson, or once more."""

from __future__ import annotations

from dataclasses import replace

from parlour.bots.bot import check_level
from parlour.games import catalogue
from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.lessons.lesson import Lesson
from parlour.lessons.teaching import table_for
from parlour.server.live.lesson_at_table import NO_SECOND_GAME, name_of_lesson
from parlour.server.live.restoring import as_seat
from parlour.server.protocol.http import House, OpenTable
from parlour.server.store.snapshot import Snapshot
from parlour.server.store.stored import StoredSeat, StoredTable, usual_house
from parlour.tables import fair
from parlour.tables.start import Start
from parlour.tables.table import Table


def new_table(
    table_id: str, wish: OpenTable, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A new table as somebody wishes it; raises Mistake."""
    game = catalogue.game(wish.game)
    _check_bots(seats)
    table = Table(
        game,
        [as_seat(seat) for seat in seats],
        Start(
            wish.options,
            dealer=wish.dealer,
            secret=None if wish.deal else fair.fresh_root(),
            deal=wish.deal,
        ),
    )
    house = wish.house or usual_house(seats)
    return _stored(table_id, table, seats, dict(wish.options), house), table


def new_table_in_position(
    table_id: str, game: str, options: dict[str, str], position: str, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A table that goes on from a position of a known game; raises Mistake."""
    _check_bots(seats)
    table = Table(
        catalogue.game(game),
        [as_seat(seat) for seat in seats],
        Start(options, position=position, secret=fair.fresh_root()),
    )
    return _stored(table_id, table, seats, options, usual_house(seats)), table


def new_table_of_deal(
    table_id: str, deal: Snapshot, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A table for others at which an earlier game's deal is dealt again; raises Mistake."""
    _check_bots(seats)
    if len(seats) != len(deal.seats):
        raise Mistake("bad-seats", say("This deal is for {n} players.", n=len(deal.seats)))
    table = deal.fresh()
    table.follow(deal.lines)
    for number, seat in enumerate(seats):
        table.sit(number, seat.name, seat.kind, seat.bot)
        if seat.kind == "person":
            table.set_presence(number, "away")
    return _stored(table_id, table, seats, deal.options, usual_house(seats)), table


def _check_bots(seats: tuple[StoredSeat, ...]) -> None:
    for seat in seats:
        if seat.kind == "bot":
            check_level(seat.bot)


def new_lesson_table(
    table_id: str, given: Lesson, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A table for a lesson; raises Mistake."""
    table = table_for(given, [as_seat(seat) for seat in seats])
    stored = _stored(table_id, table, seats, {}, House(talk="off", stand_in=False))
    return replace(stored, lesson=name_of_lesson(given)), table


def next_table(
    table_id: str, old: StoredTable, table: Table, same_deal: bool
) -> tuple[StoredTable, Table]:
    """A new table for the company of a finished one: bots stay, and every seat of a person is
    kept for him, by the key that he has already."""
    if old.lesson:
        raise Mistake("in-lesson", NO_SECOND_GAME)
    made = table.again(same_deal)
    seats = tuple(
        seat if seat.kind == "bot" else replace(seat, kind="open", has_left=False)
        for seat in old.seats
    )
    for number, seat in enumerate(seats):
        made.sit(number, seat.name, seat.kind, seat.bot)
    return _stored(table_id, made, seats, old.options, old.house), made


def _stored(
    table_id: str,
    table: Table,
    seats: tuple[StoredSeat, ...],
    options: dict[str, str],
    house: House,
) -> StoredTable:
    record = table.record
    return StoredTable(
        id=table_id,
        game=table.game.name,
        options=options,
        seats=seats,
        secret=table.secret,
        deal=record.deal,
        dealer=None if record.dealer_by == "lot" else record.dealer,
        dealer_chosen=record.dealer_by == "choice",
        rules=record.rules,
        house=house,
        position="".join(f"{line}\n" for line in record.position),
    )
