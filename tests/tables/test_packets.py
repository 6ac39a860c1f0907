"""A deal goes round the table as its sheet says: in threes at the smaller Courts, else singly."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table

THREES = {"court-two", "court-three"}


@pytest.mark.parametrize("name", catalogue.names())
def test_cards_are_given_so_many_at_a_time(name: str) -> None:
    game = catalogue.game(name)
    table = Table(game, [Seat(f"P{n}") for n in range(game.usual_seats)], Start(deal="1", dealer=0))
    while table.due():
        table.advance()
    hands = [
        shift
        for line in table.view(None).story
        for shift in line.shifts
        if shift.target.startswith("hand:")
    ]
    assert hands
    assert {shift.packet for shift in hands} == {3 if name in THREES else 1}
