"""A table brought back from the store as its journal tells it, and what is kept of its end."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from parlour.games import catalogue
from parlour.games.game import AnyGame, Mistake
from parlour.games.saying import say
from parlour.languages import LANGUAGES, said
from parlour.lessons.teaching import table_for
from parlour.server.live.lesson_at_table import REWRITTEN, lesson_named
from parlour.server.store.snapshot import deal_key, deal_of
from parlour.server.store.stored import Ended, StoredSeat, StoredTable
from parlour.tables.chance import BY_HAND
from parlour.tables.company import Presence, Seat
from parlour.tables.record import header, write
from parlour.tables.start import Start
from parlour.tables.table import Table

_log = logging.getLogger("parlour.server")


@dataclass(frozen=True)
class Restored:
    """A table brought back; `damaged` holds its journal as it lies there if it cannot be played."""

    table: Table
    damaged: tuple[str, ...] = ()


def as_seat(seat: StoredSeat) -> Seat:
    """Who sits at the table; people are away until they come."""
    away: Presence = "left" if seat.has_left else "away"
    return Seat(seat.name, seat.kind, seat.bot, "here" if seat.kind == "bot" else away)


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


def _closed(game: AnyGame, stored: StoredTable, why: str) -> Table:
    """A table of which everything is kept and nothing is read."""
    dealer = stored.dealer if stored.dealer in range(len(stored.seats)) else None
    start = replace(_start_of(stored), dealer=dealer, deal="", stored=False, closed=why)
    return Table(game, [as_seat(seat) for seat in stored.seats], start)


def _fresh(game: AnyGame, stored: StoredTable) -> Table:
    seats = [as_seat(seat) for seat in stored.seats]
    if stored.lesson:
        return table_for(lesson_named(stored.lesson), seats)
    return Table(game, seats, _start_of(stored))


def _start_of(stored: StoredTable) -> Start:
    return Start(
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
