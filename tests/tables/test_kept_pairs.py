"""The Monkey where pairs may be kept: nobody else learns who was asked after his draw."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game
from parlour.tables.company import Seat
from parlour.tables.record import read, write
from parlour.tables.replay import final
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import all_bytes, people, shown_to
from tests.tables.kept_pairs import HOLDING_BACK, WITH_A_PAIR, WITHOUT, ten_drawn

# Neither seat 1 nor a watcher can tell the two positions apart.
TO_OTHERS: list[int | None] = [1, None]


def _drawn(position: str) -> Table:
    return ten_drawn(position, people(3))


def test_one_with_a_pair_is_asked_and_nobody_else_sees_it() -> None:
    asked, unasked = _drawn(WITH_A_PAIR), _drawn(WITHOUT)
    assert (asked.asked(), unasked.asked()) == ([0, 1], [1])
    assert shown_to(asked, TO_OTHERS) == shown_to(unasked, TO_OTHERS)
    asked.play(0, "stop")
    assert shown_to(asked, TO_OTHERS) == shown_to(unasked, TO_OTHERS)


def test_the_next_player_goes_on_as_if_nobody_had_been_asked() -> None:
    """He draws from the very hand that was in question, so his draw cannot wait."""
    table = _drawn(WITH_A_PAIR)
    assert table.cuts_short(1) == 0
    table.play(1, "draw")
    moves = [entry.text for entry in table.record.entries if entry.kind == "move"]
    assert moves == ["draw", "stop", "draw"]
    assert 0 not in table.asked()
    assert not any(line.startswith("held") for line in table.journal)
    # What was let go by is in the record like any stop.
    final(read(write(table.record)))
    again = Table(
        game("monkey"), people(3), Start(HOLDING_BACK, position=WITH_A_PAIR, secret=table.secret)
    )
    again.follow(table.journal)
    assert all_bytes(again) == all_bytes(table)


def test_a_pair_thrown_in_time_is_told_after_what_was_shown_before() -> None:
    table = _drawn(WITH_A_PAIR)
    told = len(table.view(1).story)
    table.play(0, "throw Fours")
    kinds = [line.kind for line in table.view(1).story[told:]]
    assert kinds[:2] == ["put-back", "throw"]
    assert table.asked() == [1]


@pytest.mark.parametrize("people_there", [1, 3])
def test_nobody_is_cut_short_where_no_silence_ends(people_there: int) -> None:
    seats = [Seat(f"P{n}", "person" if n < people_there else "bot", "") for n in range(3)]
    table = Table(game("alice"), seats, Start(deal="3"))
    table.advance()
    assert table.cuts_short(table.asked()[0]) is None
