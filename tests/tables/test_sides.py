"""Partners in a view: the side of every seat is the one that the rules score by."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table


@pytest.mark.parametrize("name", catalogue.names())
def test_a_seat_shows_its_side_where_there_are_sides(name: str) -> None:
    game = catalogue.game(name)
    seats = [Seat(f"P{place}", "bot", "chance") for place in range(game.usual_seats)]
    table = Table(game, seats, Start(deal="3"))
    table.advance()
    for seat in (0, game.usual_seats - 1):
        shown = [place.side for place in table.view(seat).seats]
        assert shown == list(game.sides or (None,) * game.usual_seats)


@pytest.mark.parametrize("name", ["court-four", "nations"])
def test_partners_sit_opposite_each_other(name: str) -> None:
    """court.four-partners, court.four-seating, nations.partners-opposite."""
    sides = catalogue.game(name).sides
    assert all(side == sides[(place + 2) % 4] for place, side in enumerate(sides))
    assert sides[0] != sides[1]
