"""Who calls on himself is told the rule, and whom he may call on."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game
from parlour.games.game import Unreadable
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table


@pytest.mark.parametrize(
    ("name", "move", "clause"),
    [
        ("alice", "call {}: A02-Mouse", "alice.turn-call-anyone"),
        ("authors-pairs", "call {}: JO-Greeley-P", "portrait.r-callable"),
        ("authors-bank", "call {}: JO-Greeley-P", "portrait.r-callable"),
    ],
)
def test_nobody_calls_on_himself(name: str, move: str, clause: str) -> None:
    played = game(name)
    seats = [Seat(f"Player {n}") for n in range(played.usual_seats)]
    table = Table(played, seats, Start(deal="5"))
    table.advance()
    asked = table.asked()[0]
    before = table.revision(asked)
    with pytest.raises(Unreadable, match="any other player") as refused:
        table.play(asked, move.format(asked))
    assert refused.value.clauses == (clause,)
    assert table.revision(asked) == before
