"""Games that are over, laid out again: films of them, what they are, and where they can go on."""

from __future__ import annotations

from parlour.games import catalogue
from parlour.server.protocol.replays import DealInfo, ReplayInfo, ReplaySeat, ReplayStep
from parlour.server.store.snapshot import read_snapshot
from parlour.server.store.stored import StoredReplay
from parlour.tables.fair.evidence import Evidence, evidence
from parlour.tables.record import read, write
from parlour.tables.replay.film import Film, too_long
from parlour.tables.view import View

MOST_SIGHTS = 30_000
"""So many moments of so many seats a record may have that is brought: each is laid out at once."""


def film_of(form: str, content: str, brought: bool = False) -> Film:
    """The film of a game; raises BadRecord or Frozen. `brought`: it comes from outside just now."""
    if form == "record":
        record = read(content)
        moves = sum(entry.kind == "move" for entry in record.entries)
        if brought and moves * (len(record.seats) + 1) > MOST_SIGHTS:
            raise too_long()
        return Film.of_record(record, stored=not brought)
    kept = read_snapshot(content)
    return Film.of_journal(kept.fresh(), kept.lines)


def info_of(film: Film, replay: StoredReplay, keep_days: float) -> ReplayInfo:
    """A game as the page of its replay begins."""
    last = film.view(len(film) - 1, None)
    return ReplayInfo(
        replay=replay.id,
        game=last.game,
        title=last.title,
        sheet=last.sheet,
        seats=[
            ReplaySeat(seat.number, seat.name, seat.kind, seat.bot, seat.side)
            for seat in last.seats
        ],
        options=last.options,
        steps=[
            ReplayStep(number, list(frame.words), frame.moment.round, frame.seat)
            for number, frame in enumerate(film.frames)
        ],
        keep_days=keep_days,
        changed_options=last.changed_options,
        has_rounds=last.has_rounds,
        over=last.over,
        result=last.result,
        score=last.score,
        comparable=bool(replay.deal_key),
    )


def view_at(film: Film, step: int, who: int | None, openly: bool, since: int) -> View:
    """One moment; raises NoSuch."""
    return film.open_view(step, since) if openly else film.view(step, who, since)


def record_of(replay: StoredReplay, film: Film) -> str:
    """The record of a game: as it was brought, or as its table tells it."""
    return replay.content if replay.form == "record" else write(film.table.record)


def evidence_of(text: str) -> Evidence:
    """What it takes to check a record's deals."""
    return evidence(read(text))


def deal_info(deal: str, content: str, games: int) -> DealInfo:
    """A deal as somebody sees it who was sent its link."""
    kept = read_snapshot(content)
    game = catalogue.game(kept.game)
    return DealInfo(
        deal=deal,
        game=game.name,
        title=game.title,
        seats=len(kept.seats),
        options=game.option_values(kept.options),
        games=games,
        changed_options=list(kept.options),
        from_position=bool(kept.position),
    )
