"""What is told of the reader is told apart from what is told of others."""

from __future__ import annotations

import pytest

from parlour.bots import asked_at, bot
from parlour.games.catalogue import game, names
from parlour.games.parts import StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice
from parlour.kernel.chance import rng_of
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.wording import is_of_reader

MOVES = 60


@pytest.mark.parametrize("name", names())
def test_a_line_that_begins_with_you_is_the_readers(name: str) -> None:
    played = game(name)
    seats = [Seat(f"Ann {n}", "person") for n in range(played.usual_seats)]
    table = Table(played, seats, Start(deal="1"))
    chance, rng = bot("chance", played), rng_of(1)
    for _ in range(MOVES):
        table.advance()
        for seat in table.asked()[:1]:
            table.play_code(seat, chance.choose(asked_at(table, seat, rng)))
    marked = set()
    for seat in range(len(seats)):
        for line in table.view(seat).story:
            marked.add(is_of_reader(line, seat))
            assert is_of_reader(line, seat) == line.text.startswith("You"), line.text
    assert marked == {True, False}


def test_somebody_whose_name_begins_so_is_somebody_else() -> None:
    voice = Voice(["Youri", "Ann"], reader=1)
    for seat, is_mine in ((0, False), (1, True)):
        text = say("{who} {who:draw|draws} a card.", who=voice.who(seat))
        assert is_of_reader(StoryLine(text, "drawn", seat), 1) == is_mine, text
