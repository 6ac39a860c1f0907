"""Between people a move may be taken back exactly while nobody has learnt anything from it.

Seen from the record and from what is shown, and not from the lines that decide it.
"""

from __future__ import annotations

import random

import pytest

from parlour.games.catalogue import names
from parlour.kernel.chance import rng_of
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.laws.driver import choose, random_set_up
from tests.tables.company import people

MOVES = 70


def _shown(table: Table, seat: int | None) -> set[str]:
    """The cards that a seat, or a watcher, sees somewhere."""
    return {card for zone in table.view(seat).zones for card in zone.cards}


def _since(table: Table, seat: int) -> list[str] | None:
    """What stands in the record after the last move of a seat; None if it has made none."""
    entries = [entry for entry in table.record.entries if entry.kind in ("move", "draw", "pack")]
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].kind == "move" and entries[place].number == seat:
            return [entry.kind for entry in entries[place + 1 :]]
    return None


def _check(table: Table, knew: dict[int, set[str]]) -> int:
    """Of every seat's last move: where it may be taken back, nothing has come of it."""
    may = 0
    for seat in range(len(table.seats)):
        if not table.may_ask_undo(seat):
            continue
        may += 1
        since = _since(table, seat)
        assert since is not None
        assert "draw" not in since, "a card has been drawn since"
        assert "pack" not in since, "cards have been dealt since"
        news = _shown(table, seat) - knew[seat]
        assert not news, f"he has seen {news}, which he did not know when he moved"
    return may


@pytest.mark.parametrize("name", names())
def test_nothing_is_taken_back_from_which_somebody_learnt(name: str) -> None:
    may, moves = 0, 0
    for seed in range(4):
        played, seats, options, dealer, _ = random_set_up(name, 900 + seed)
        seats = min(seats, 12)
        if seats not in played.seat_counts:
            seats = played.least_seats
        rng, chance = rng_of(seed, 31), random.Random(seed)
        table = Table(played, people(seats), Start(options, deal=str(seed), dealer=dealer % seats))
        knew: dict[int, set[str]] = {}
        for _ in range(MOVES):
            if table.advance():
                continue
            if table.over:
                break
            seat = chance.choice(table.asked())
            _, codes = table.ask(seat)
            knew[seat] = _shown(table, seat)
            table.play_code(seat, choose(played, codes, rng))
            moves += 1
            may += _check(table, knew)
    assert may or name in ALWAYS_ANSWERED
    assert may < moves, "some moves stand"


ALWAYS_ANSWERED = ("alice", "authors-bank", "authors-portraits", "authors-sketches")
"""Games in which whatever a player does is answered at once."""
