"""Between a table in play and a table in the store: founded, founded again, brought back."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from parlour.bots.bot import check_level
from parlour.games import catalogue
from parlour.games.game import Game, Mistake
from parlour.games.saying import say
from parlour.languages import LANGUAGES, said
from parlour.lessons.lesson import Lesson
from parlour.lessons.teaching import table_for
from parlour.server.classroom import NO_SECOND_GAME, REWRITTEN, name_of_lesson, named
from parlour.server.protocol.http import House, OpenTable
from parlour.server.store.snapshot import Snapshot, deal_key, deal_of
from parlour.server.store.stored import Ended, StoredSeat, StoredTable, usual_house
from parlour.tables import fair
from parlour.tables.lot import BY_HAND
from parlour.tables.record import Seat, header, write
from parlour.tables.table import Table
from parlour.tables.view import Presence

_log = logging.getLogger("parlour.server")


@dataclass(frozen=True)
class Restored:
    """A table brought back; `damaged` holds its journal as it lies there if it cannot be played."""

    table: Table
    damaged: tuple[str, ...] = ()


def _seat(seat: StoredSeat) -> Seat:
    away: Presence = "left" if seat.has_left else "away"
    return Seat(seat.name, seat.kind, seat.bot, "here" if seat.kind == "bot" else away)


def found(
    table_id: str, wish: OpenTable, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A new table as somebody wishes it; raises Mistake."""
    game = catalogue.game(wish.game)
    _check_bots(seats)
    table = Table(
        game,
        [_seat(seat) for seat in seats],
        wish.options,
        dealer=wish.dealer,
        secret=None if wish.deal else fair.fresh_root(),
        deal=wish.deal,
    )
    house = wish.house or usual_house(seats)
    return _stored(table_id, table, seats, dict(wish.options), house), table


def found_in_position(
    table_id: str, game: str, options: dict[str, str], position: str, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A table that goes on from a position of a known game; raises Mistake."""
    _check_bots(seats)
    table = Table.from_position(
        catalogue.game(game),
        [_seat(seat) for seat in seats],
        position,
        options,
        secret=fair.fresh_root(),
    )
    return _stored(table_id, table, seats, options, usual_house(seats)), table


def found_deal(
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


def found_lesson(
    table_id: str, given: Lesson, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    """A table for a lesson; raises Mistake."""
    table = table_for(given, [_seat(seat) for seat in seats])
    stored = _stored(table_id, table, seats, {}, House(talk="off", stand_in=False))
    return replace(stored, lesson=name_of_lesson(given)), table


def found_again(
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


def ending_of(table: Table) -> Ended:
    """How a finished game ended, as a watcher sees it, and of which deal it was."""
    view = table.view(None)
    by_hand = table.record.deal == BY_HAND
    return Ended(
        deal_key="" if by_hand else deal_key(deal_of(table)),
        names=tuple(seat.name for seat in view.seats),
        scores=tuple(seat.score for seat in view.seats),
        result={language: said(view.result, language) for language in LANGUAGES},
        counts=table.counts,
    )


def restore(stored: StoredTable, lines: list[str], fault: int | None) -> Restored:
    """The table as its journal tells it; closed where the journal or the rules forbid more."""
    game = catalogue.game(stored.game)
    says = ""
    try:
        table = _fresh(game, stored)
        if fault is None:
            table.follow(lines)
            _check_playable(table)
            return Restored(table)
    except Mistake as mistake:
        says = mistake.sentence
    except Exception as error:
        # Whatever the rules make of an old game, its players are told and nobody else is harmed.
        _log.warning("The table %s cannot be played on: %r", stored.id, error)
        says = say("It cannot be read ({error}).", error=error)
    return Restored(_closed(game, stored, _why_closed(stored, lines, fault, says)), tuple(lines))


def _check_playable(table: Table) -> None:
    """A position that was never possible may be read, and yet not be shown or gone on from."""
    for viewer in (None, *range(len(table.seats))):
        table.view(viewer)
    if any(not table.ask(seat)[1] for seat in table.asked()):
        raise Mistake("stuck", say("Whoever is to play has no move."))


def _why_closed(stored: StoredTable, lines: list[str], fault: int | None, says: str) -> str:
    if fault is not None:
        says = say(
            "Line {line} of {lines} is not as it was written.", line=fault + 1, lines=len(lines)
        )
        return say(
            "The journal of this game is damaged. {says} The game is frozen as it stands; "
            "what there is of its record can still be read.",
            says=says,
        )
    if stored.lesson:
        return REWRITTEN
    return say(
        "This game can no longer be played. {says} It is frozen as it stands; what there is of "
        "its record can still be read.",
        says=says,
    )


def _closed(game: Game, stored: StoredTable, why: str) -> Table:
    """A table of which everything is kept and nothing is read."""
    dealer = stored.dealer if stored.dealer in range(len(stored.seats)) else None
    return Table(
        game,
        [_seat(seat) for seat in stored.seats],
        stored.options,
        dealer=dealer,
        dealer_chosen=stored.dealer_chosen,
        secret=stored.secret,
        position=stored.position,
        rules=stored.rules,
        closed=why,
    )


def _fresh(game: Game, stored: StoredTable) -> Table:
    if stored.lesson:
        return table_for(named(stored.lesson), [_seat(seat) for seat in stored.seats])
    return Table(
        game,
        [_seat(seat) for seat in stored.seats],
        stored.options,
        dealer=stored.dealer,
        dealer_chosen=stored.dealer_chosen,
        secret=stored.secret,
        deal=stored.deal,
        position=stored.position,
        stored=True,
        rules=stored.rules,
    )


def record_text(restored: Restored) -> str:
    """The record for people: of a damaged journal every line as it lies there."""
    record = restored.table.record
    if not restored.damaged:
        return write(record)
    return "\n".join([*header(record), f"# {restored.table.frozen}", *restored.damaged]) + "\n"
