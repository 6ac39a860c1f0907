"""Positions that an earlier version let in still open, if a game can go on from them."""

from __future__ import annotations

import pytest

from parlour.games.game import Unreadable
from parlour.server.live.new_tables import new_table_in_position
from parlour.server.live.restoring import record_text, restore
from parlour.server.store.stored import StoredSeat, StoredTable

pytestmark = pytest.mark.by_lot("a position is gone on from, and the lot deals nothing in it")

SEATS = (StoredSeat("person", "Ann"), StoredSeat("bot", "Bea", "chance"))
DOUBTFUL = (
    "court colour: Gold\nleader: 1\ncouplets: 1 K-Crown+K-Royal\nhand 0: G-Crown\nhand 1: G-Royal\n"
)


def _stored(position: str) -> StoredTable:
    return StoredTable("fork", "court-two", {}, SEATS, bytes(32), "", 0, rules=1, position=position)


def test_what_could_never_have_come_about_is_refused_anew_and_opens_from_the_store() -> None:
    with pytest.raises(Unreadable, match="taken by seat 0"):
        new_table_in_position("fork", "court-two", {}, DOUBTFUL, SEATS)
    table = restore(_stored(DOUBTFUL), [], None).table
    assert not table.frozen
    assert table.view(1).choices


def test_what_cannot_be_played_is_closed_and_still_read() -> None:
    found = restore(_stored(DOUBTFUL.replace("hand 0: G-Crown\n", "")), [], None)
    assert "can no longer be played. Line " in found.table.frozen
    assert not found.table.asked()
    assert found.table.view(None).prompt == found.table.frozen
    assert "position: court colour: Gold" in record_text(found)
