"""Undo by replay, the same deal again, and a table brought back from its journal."""

from __future__ import annotations

import random

import pytest

from parlour.games import catalogue
from parlour.kernel.flat import as_bytes
from parlour.tables import fair
from parlour.tables.fair.proof import verify
from parlour.tables.journal import entries_of
from parlour.tables.mistakes import BadRecord, NotNow
from parlour.tables.record import read, write
from parlour.tables.replay import final
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import AGAIN
from tests.tables.company import all_bytes, found, one_person, opened, play_on, shown_to
from tests.tables.pocket_game import GAME


def on_my_turn(deal: str = "2") -> Table:
    """A table among bots, some moves in, with seat 0 asked."""
    table = opened(deal=deal, company=one_person)
    rng = random.Random(7)
    for _ in range(40):
        if table.advance():
            continue
        asked = table.asked()
        if asked == [0] and any(e.kind == "move" and e.number == 0 for e in table.record.entries):
            return table
        seat = rng.choice(asked)
        table.play_code(seat, rng.choice(table.ask(seat)[1]))
    raise AssertionError("seat 0 was never asked twice")


def bare(table: Table, seat: int) -> object:
    """What a seat sees without the story and the revision, which only grow."""
    view = table.view(seat)
    return view.zones, view.choices, view.prompt, view.seats, view.score, view.round, view.fair


def test_undo_brings_back_what_was_seen() -> None:
    table = on_my_turn()
    before = [bare(table, seat) for seat in range(3)]
    written = write(table.record)
    revision, told = table.revision(0), len(table.view(0).story)
    table.play_code(0, table.ask(0)[1][0])
    play_on(table, seed=4, most=0)
    while 0 not in table.asked() and not table.over and not table.due():
        seat = table.asked()[0]
        table.play_code(seat, table.ask(seat)[1][0])
    table.undo(0)
    assert [bare(table, seat) for seat in range(3)] == before
    assert write(table.record) == written
    assert table.revision(0) > revision
    story = table.view(0).story
    assert len(story) > told
    assert story[-1].kind == "undo"


def test_undo_again_and_again_to_the_first_move() -> None:
    table = opened(deal="6", company=one_person)
    first = [bare(table, seat) for seat in range(3)]
    before_mine = 0
    while not table.over:
        if table.advance():
            continue
        seat = table.asked()[0]
        if not before_mine and seat == 0:
            first = [bare(table, s) for s in range(3)]
            before_mine = len(table.record.entries)
        table.play_code(seat, table.ask(seat)[1][-1])
    while table.view(0).may_undo:
        table.undo(0)
    assert len(table.record.entries) == before_mine
    assert [bare(table, seat) for seat in range(3)] == first
    with pytest.raises(NotNow, match="no move of yours"):
        table.undo(0)


def test_the_same_choice_after_undo_brings_the_same_cards() -> None:
    table = found(
        lambda t: t.asked() == [0] and 9 in t.ask(0)[1],
        lambda d: opened(deal=d, company=one_person),
    )
    trade = next(c for c in table.ask(0)[1] if c in (9, 10))
    table.play_code(0, trade)
    written = write(table.record)
    table.undo(0)
    assert write(table.record) != written
    table.play_code(0, trade)
    assert write(table.record) == written


def test_between_people_a_move_stands_unless_all_agree() -> None:
    table = opened()
    play_on(table, seed=2, most=2)
    mover = next(seat for seat in range(3) if table.view(seat).may_ask_undo)
    assert not table.view(mover).may_undo
    before = all_bytes(table)
    with pytest.raises(NotNow, match="Between people"):
        table.undo(mover)
    assert all_bytes(table) == before
    table.undo(mover, agreed=True)
    assert table.asked() == [mover]


def test_the_same_deal_again() -> None:
    table = Table(GAME, one_person(3), Start(secret=bytes(range(32))))
    table.add_words(0, "over the hills")
    play_on(table, seed=5)
    packs = [e.text for e in table.record.entries if e.kind == "pack"]
    again = table.again(same_deal=True)
    # Every pack follows from the digits: they are told when the deal has been played.
    assert again.view(0).known_deal == again.view(None).known_deal == AGAIN
    play_on(again, seed=6)
    assert again.view(0).known_deal == bytes(range(32)).hex()
    assert [e.text for e in again.record.entries if e.kind == "pack"] == packs
    assert again.record.dealer == table.record.dealer
    assert again.names == table.names
    third = again.again(same_deal=True)
    third.advance()
    assert [e.text for e in third.record.entries if e.kind == "pack"] == packs[:1]


@pytest.mark.by_lot("another game is a new deal; only its dealer is looked at")
def test_another_game_passes_the_deal_on() -> None:
    table = opened(company=one_person, dealer=1)
    with pytest.raises(NotNow, match="not over"):
        table.again()
    play_on(table, seed=5)
    again = table.again()
    again.advance()
    last = int(final(table.record, lambda _: GAME).state.dealer)
    assert again.record.dealer == (last + 1) % 3
    assert again.view(0).known_deal == ""
    assert again.view(0).fair is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_table_comes_back_from_its_journal(seed: int) -> None:
    rng = random.Random(seed)
    table = Table(GAME, one_person(3), Start(secret=rng.randbytes(32)))
    table.add_words(2, "nine of clubs")
    for _ in range(rng.randrange(4, 40)):
        play_on(table, seed=rng.randrange(1000), most=1)
        if table.view(0).may_undo and rng.random() < 0.2:
            table.undo(0)
        assert entries_of(table.journal) == table.record.entries, "the record is what stands"
    back = Table(GAME, list(table.seats), Start(secret=table.secret))
    back.follow(table.journal)
    assert all_bytes(back) == all_bytes(table)
    assert play_on(back, seed=1) == play_on(table, seed=1)
    assert all_bytes(back) == all_bytes(table)


def test_a_journal_of_another_table_is_refused_with_its_line() -> None:
    table = opened(deal="3")
    play_on(table, seed=1, most=5)
    other = Table(GAME, list(table.seats), Start(deal="4"))
    with pytest.raises(BadRecord) as caught:
        other.follow(table.journal)
    assert caught.value.line == 1
    cut = Table(GAME, list(table.seats), Start(deal="3"))
    spoiled = [*table.journal[:3], "2 dance", *table.journal[4:]]
    with pytest.raises(BadRecord) as caught:
        cut.follow(spoiled)
    assert caught.value.line == 4


def test_a_game_of_other_rules_is_frozen_and_can_be_read() -> None:
    table = opened(deal="3", company=one_person)
    play_on(table, seed=1, most=5)
    table.follow([])
    frozen = Table(GAME, list(table.seats), Start({"gone_option": "x"}, deal="3", rules=2))
    frozen.follow(table.journal)
    view = frozen.view(0)
    assert "version 2" in view.prompt
    assert "version 3" in view.prompt
    assert view.choices == []
    with pytest.raises(NotNow, match="frozen"):
        frozen.play(0, "play One")
    with pytest.raises(NotNow, match="frozen"):
        frozen.undo(0)
    assert not frozen.advance()
    assert frozen.asked() == []
    assert [str(e) for e in frozen.record.entries] == [str(e) for e in table.record.entries]
    assert frozen.record.rules == 2
    assert frozen.record.options == {"gone_option": "x"}


POSITION = """seats: 3
hand 0: P1 P4
hand 1: P2 P7
hand 2: P3 P9
points: 1 0 0
traded: 1
leads: 1
"""


def test_a_table_may_begin_in_a_position() -> None:
    table = Table(GAME, one_person(3), Start(position=POSITION, secret=bytes(32)))
    assert table.asked() == [1]
    assert not table.due()
    assert GAME.words.write_position(final(table.record, lambda _: GAME).state) == POSITION
    play_on(table, seed=1)
    assert table.over
    end = final(table.record, lambda _: GAME)
    assert sum(end.state.points) == 3
    while table.view(0).may_undo:
        table.undo(0)
    again = Table(GAME, one_person(3), Start(position=POSITION, secret=bytes(32)))
    again.follow(table.journal)
    assert shown_to(again) == shown_to(table)


def between_two_rounds() -> str:
    """The position of a game of Court whose first round is over."""
    table = opened(catalogue.game("court-two"), 2, "8")
    while not table.due():
        seat = table.asked()[0]
        table.play_code(seat, table.ask(seat)[1][0])
    return catalogue.game("court-two").words.write_position(table.history.now.state)


def test_a_game_from_between_two_rounds_goes_back_and_is_proved() -> None:
    start = Start(position=between_two_rounds(), secret=bytes(32))
    table = Table(catalogue.game("court-two"), one_person(2), start)
    assert table.due()
    play_on(table, seed=3, most=3)
    shown = table.view(0)
    assert shown.may_undo
    assert shown.round == 1
    table.undo(0)
    play_on(table, seed=4, most=60)
    proof = verify(read(write(table.record)))
    assert proof.proved
    assert proof.proved[0] == 1
    again = Table(catalogue.game("court-two"), one_person(2), start)
    again.follow(table.journal)
    assert shown_to(again) == shown_to(table)


def test_a_journal_in_which_nobody_played_the_first_round_is_followed() -> None:
    """Earlier versions opened a round for a position that waited for a deal."""
    court = catalogue.game("court-two")
    secret = fair.secret_of_round(bytes(32), 2)
    pack = fair.Stream(court.name, 2, secret, {}).shuffled(court.pack().tolist())
    start = Start(position=between_two_rounds(), secret=bytes(32))
    table = Table(court, one_person(2), start)
    journal = [*table.journal, f"pack: {' '.join(court.deck.ids(pack))}"]
    table.follow(journal)
    assert table.journal == journal
    play_on(table, seed=1, most=2)
    assert table.view(0).round == 2
    table.undo(0)
    assert table.asked()


def test_replay_of_a_record_is_the_state() -> None:
    for seed in range(5):
        table = Table(GAME, one_person(2), Start(secret=bytes([seed]) * 32))
        play_on(table, seed=seed, most=9)
        h = final(table.record, lambda _: GAME).hidden(1)
        if 1 in table.asked() or len(table.asked()) == 1:
            assert as_bytes(h) == as_bytes(table.audience[1].hidden)


def test_a_connection_changes_the_lamp_and_no_revision() -> None:
    table = opened(deal="3")
    before = [table.revision(s) for s in (0, 1, 2, None)]
    table.set_presence(1, "lost")
    assert table.view(0).seats[1].presence == "lost"
    assert [table.revision(s) for s in (0, 1, 2, None)] == before


def _lone(rounds: int) -> Table:
    return Table(GAME, one_person(3), Start({"rounds": rounds}, secret=bytes(range(32)), dealer=0))


def _step(table: Table, rng: random.Random) -> None:
    """Deal, or let somebody who is asked play."""
    if not table.advance():
        seat = rng.choice(table.asked())
        table.play_code(seat, rng.choice(table.ask(seat)[1]))


def test_going_far_back_and_on_again_is_the_game_of_the_record() -> None:
    table, rng = _lone(40), random.Random(3)
    for number in range(160):
        _step(table, rng)
        if number % 5 == 4:
            for _ in range(rng.choice((1, 1, 2, 12))):
                if table.may_undo(0):
                    table.undo(0)
            state = final(table.record, lambda name: GAME).state
            assert as_bytes(table.history.now.state) == as_bytes(state)
    twin = _lone(40)
    twin.follow(table.journal)
    assert all_bytes(twin) == all_bytes(table)
    assert twin.counts == table.counts


def test_there_is_an_end_to_taking_back() -> None:
    """A table is brought back by doing all again, so what can be taken back is bounded."""
    table, rng = _lone(3), random.Random(5)
    while table.may_undo(0) or not table.history.has_moved(0):
        _step(table, rng)
        while table.may_undo(0) and (table.over or rng.random() < 0.7):
            table.undo(0)
    assert len(table.journal) < 1500
    with pytest.raises(NotNow, match="So much has been taken back") as refused:
        table.undo(0)
    assert refused.value.code == "no-undo"
    before = list(table.journal)
    while not table.over:
        _step(table, rng)
    assert table.journal[: len(before)] == before
    twin = _lone(3)
    twin.follow(table.journal)
    assert all_bytes(twin) == all_bytes(table)
    proof = verify(table.record, lambda name: GAME)
    assert (proof.proved, proof.unproved) == ([1, 2, 3], [])


@pytest.mark.parametrize("known", [False, True])
def test_what_is_played_when_cards_lay_open_is_not_compared(known: bool) -> None:
    deal = {"deal": "5"} if known else {"secret": bytes(range(32))}
    table, rng = (
        Table(GAME, one_person(3), Start({"rounds": 2}, dealer=0, **deal)),
        random.Random(9),
    )
    while not table.may_undo(0):
        _step(table, rng)
    table.undo(0)
    assert table.counts, "nothing was seen that is not seen in play"
    while table.view(None).round < 2:
        _step(table, rng)
    if not known:
        # The secret of the first round was told.
        for _ in range(12):
            if table.view(None).round == 2 and table.may_undo(0):
                table.undo(0)
        assert not table.counts
        assert "compared" in table.view(0).story[-1].text
    while not table.over:
        _step(table, rng)
    assert table.counts is known
    if known:
        table.undo(0)
        assert not table.counts
        assert "compared" in table.view(0).story[-1].text
    twin = Table(GAME, one_person(3), Start({"rounds": 2}, dealer=0, **deal))
    twin.follow(table.journal)
    assert not twin.counts
