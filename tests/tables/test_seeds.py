"""What bots choose by: the lot, how far the game has gone, and nothing that is kept from them."""

from __future__ import annotations

import pytest

from parlour.bots import asked_at
from parlour.bots.bot import Chance
from parlour.tables.table import Table
from tests.lots import DealtByLot
from tests.tables.company import one_person, opened, people
from tests.tables.pocket_game import GAME


def played_by_chance(table: Table) -> list[str]:
    """The journal of a game in which every seat chooses by its seed."""
    while not table.over:
        if not table.advance():
            seat = table.asked()[0]
            table.play_code(seat, Chance().choose(asked_at(table, seat)))
    return table.journal


def test_one_deal_is_played_by_bots_in_one_way() -> None:
    games = [played_by_chance(opened(deal=deal)) for deal in ("5", "5", "6")]
    assert games[0] == games[1] != games[2]


def test_every_seat_and_every_step_has_a_seed_of_its_own() -> None:
    table = opened(deal="5")
    seeds = {table.seed(seat) for seat in range(3)}
    seat = table.asked()[0]
    table.play_code(seat, table.ask(seat)[1][0])
    seeds |= {table.seed(seat) for seat in range(3)}
    assert len(seeds) == 6
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_move_taken_back_brings_the_old_seed_again() -> None:
    table = opened(deal="2", company=one_person)
    while table.asked()[0] != 0:
        seat = table.asked()[0]
        table.play_code(seat, table.ask(seat)[1][0])
    before = [table.seed(seat) for seat in range(3)]
    table.play_code(0, table.ask(0)[1][0])
    assert [table.seed(seat) for seat in range(3)] != before
    table.undo(0)
    assert [table.seed(seat) for seat in range(3)] == before


def test_no_test_deals_by_lot_unawares() -> None:
    with pytest.raises(DealtByLot, match="leaves a deal to chance"):
        Table(GAME, people(2))


@pytest.mark.by_lot("only that it can be dealt is looked at")
def test_a_test_that_says_why_deals_by_lot() -> None:
    assert Table(GAME, people(2)).secret != Table(GAME, people(2)).secret
