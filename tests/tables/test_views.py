"""The door out: what is in a view, and above all what is not."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from parlour.games.parts import Choice
from parlour.tables.chance import LaidByHand
from parlour.tables.fair.proof import verify
from parlour.tables.record import write
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View, encode
from tests.tables.company import NAMES, everybody, opened, people, play_on, shown_to
from tests.tables.pocket_game import GAME


def test_a_view_is_what_it_says_on_the_wire() -> None:
    table = opened(deal="3")
    for seat in everybody(table):
        view = table.view(seat)
        assert msgspec.json.decode(encode(view), type=View) == view


def test_only_my_own_cards_are_named() -> None:
    table = opened(deal="3")
    for seat in range(3):
        view = table.view(seat)
        for zone in view.zones[:3]:
            assert bool(zone.cards) == (zone.seat == seat)
            assert zone.backs == (0 if zone.seat == seat else 3) or zone.seat == seat
        assert [s.hand for s in view.seats] == [3, 3, 3] or len(table.asked()) == 2


def test_choices_are_the_legal_moves_and_only_mine() -> None:
    table = opened(deal="8")
    for _ in range(20):
        if table.advance() or table.over:
            continue
        for seat in everybody(table):
            view = table.view(seat)
            moves = [c.move for c in view.choices if isinstance(c, Choice)]
            if seat in table.asked():
                assert seat is not None
                h, codes = table.ask(seat)
                assert moves == [GAME.words.notation(h, seat, code) for code in codes]
            else:
                assert moves == []
        play_on(table, seed=2, most=1)


def test_the_story_goes_on_from_where_it_was_read() -> None:
    table = opened(deal="3")
    play_on(table, seed=1, most=6)
    whole = table.view(1).story
    for since in (0, 3, len(whole), len(whole) + 9):
        view = table.view(1, since=since)
        assert view.story == whole[since:]
        assert view.story_from == min(since, len(whole))


def test_a_revision_rises_exactly_when_the_view_changes() -> None:
    table = opened(deal="9")
    seen = {seat: [(table.revision(seat), encode(table.view(seat)))] for seat in everybody(table)}
    for step in range(60):
        if table.over:
            break
        if not table.advance():
            play_on(table, seed=step, most=1)
        for seat, told in seen.items():
            told.append((table.revision(seat), encode(table.view(seat))))
    for told in seen.values():
        for (before, was), (after, now) in pairwise(told):
            assert after in (before, before + 1)
            assert (before == after) == (was == now)


def test_memory_rules_leave_the_past_out_of_the_bytes() -> None:
    table = opened(deal="3", options={"recall": "last"})
    open_table = opened(deal="3")
    play_on(table, seed=1, most=14)
    play_on(open_table, seed=1, most=14)
    view = table.view(0)
    whole = open_table.view(0)
    assert view.changed_options == ["recall"]
    assert whole.story_kept == 0
    assert view.story_kept > 0
    assert view.story == whole.story[view.story_kept :]
    assert sum(line.kind == "took" for line in view.story) <= 1
    assert table.view(0, since=0).story_from == view.story_kept
    # The score sheet keeps what it must, whatever the story forgets.
    assert view.score == whole.score
    assert view.score is not None
    assert len(view.score.lines) == sum(view.score.totals)


def test_a_view_is_made_once_for_each_revision() -> None:
    table = opened(deal="3")
    assert table.view(0).zones is table.view(0).zones
    zones = table.view(0).zones
    table.sit(1, "Bertha")
    assert table.view(0).zones is not zones
    assert table.view(0).seats[1].name == "Bertha"


def twins(pack: list[int], seat: int, rng: random.Random) -> list[int]:
    """The pack with two cards changed about that this seat is not given."""
    own = {place for place in range(6) if place % 3 == seat} | {6, 8 - seat}
    a, b = rng.sample([place for place in range(9) if place not in own], 2)
    other = list(pack)
    other[a], other[b] = other[b], other[a]
    return other


@pytest.mark.parametrize("seed", range(40))
def test_two_deals_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    """Whoever holds the One, and whether somebody was asked for it: bytes, moves, revisions."""
    rng = random.Random(seed)
    pack = list(range(9))
    rng.shuffle(pack)
    seat = 0
    tables = [
        Table(GAME, people(3), Start.by_hand(LaidByHand(GAME, [p]), dealer=2))
        for p in (pack, twins(pack, seat, rng))
    ]
    for table in tables:
        table.advance()
    assert encode(tables[0].view(seat)) == encode(tables[1].view(seat))
    moves = [c.move for c in tables[0].view(seat).choices if isinstance(c, Choice)]
    if "pass" in moves:
        moves = ["pass"]
    for table in tables:
        table.play(seat, moves[0], at=table.revision(seat))
    assert encode(tables[0].view(seat)) == encode(tables[1].view(seat))


def test_cards_laid_by_hand_say_so() -> None:
    pack = [GAME.deck.of(f"P{n}") for n in (2, 3, 4, 5, 6, 7, 8, 9, 1)]
    laid = LaidByHand(GAME, [[card.number for card in pack if card]], [4 - 1, 4 - 1])
    table = Table(GAME, people(2), Start.by_hand(laid, {"rounds": 1}, dealer=1))
    table.advance()
    table.play(0, "play P2")
    table.play(1, "play P6")
    table.play(1, f"trade {NAMES[0]}")
    assert table.journal[-2:] == ["* draw P4", "* draw P4"]
    play_on(table, seed=1)
    assert table.view(0).known_deal == "by hand"
    assert "nothing to prove" in str(verify(table.record, lambda name: GAME))
    again = table.again(same_deal=True)
    again.advance()
    assert again.journal[0] == table.journal[0]
    assert "deal: by hand\n" in write(table.record)


def test_watchers_see_what_everybody_sees() -> None:
    table = opened(deal="3")
    view = table.view(None)
    assert view.seat is None
    assert all(not zone.cards for zone in view.zones[:3])
    assert len(shown_to(table)) == 4
