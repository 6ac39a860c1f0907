"""The first dealer: by lot, as the sheet finds him, or chosen by whoever opens the table."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.games.game import NoSuch
from parlour.kernel.log import WATCHER
from parlour.tables.fair.proof import verify
from parlour.tables.mistakes import BadRecord
from parlour.tables.record import read, write
from parlour.tables.replay import lines_told, replay
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import one_person, opened, play_on
from tests.tables.pocket_game import GAME

ROOT = bytes(range(32))


def table_of(dealer: int | None, deal: str = "") -> Table:
    """A table for three, of one secret root or of a known deal."""
    root = None if deal else ROOT
    return Table(GAME, one_person(3), Start(dealer=dealer, secret=root, deal=deal))


def packs(table: Table) -> list[str]:
    return [entry.text for entry in table.record.entries if entry.kind == "pack"]


def proved(text: str) -> str:
    return str(verify(read(text), lambda _: GAME))


@pytest.mark.parametrize("dealer", range(3))
def test_a_chosen_dealer_deals_and_all_are_told(dealer: int) -> None:
    table = table_of(dealer)
    # It is said before anything is dealt.
    assert [table.view(seat).chosen_dealer for seat in (0, 1, None)] == [dealer] * 3
    table.advance()
    assert [seat.number for seat in table.view(None).seats if seat.is_dealer] == [dealer]
    told = [line for line in table.view(None).story if line.kind == "dealer"]
    name = table.names[dealer]
    assert [line.text for line in told] == [
        f"{name} deals first, as whoever opened the table has chosen."
    ]
    assert [line.seat for line in told] == [dealer]
    mine = [line.text for line in table.view(dealer).story if line.kind == "dealer"]
    assert mine == ["You deal first, as whoever opened the table has chosen."]


def test_by_lot_nothing_is_marked() -> None:
    table = table_of(None)
    table.advance()
    assert table.view(0).chosen_dealer is None
    assert all(line.kind != "dealer" for line in table.view(0).story)
    assert f"dealer: {table.record.dealer} by lot\n" in write(table.record)


@pytest.mark.parametrize("dealer", [3, 51, -1])
def test_a_dealer_without_a_seat_is_refused(dealer: int) -> None:
    with pytest.raises(NoSuch, match=f"There is no seat {dealer} to deal; seats begin at 0.") as no:
        table_of(dealer)
    assert no.value.code == "bad-dealer"


def test_the_record_keeps_the_choice_and_is_told_and_proved_again() -> None:
    table = table_of(2)
    play_on(table, seed=4)
    text = write(table.record)
    assert "dealer: 2 by choice\n" in text
    record = read(text)
    assert record == table.record
    assert write(record) == text
    steps = [lines_told(step, WATCHER, record.names) for step in replay(record, lambda _: GAME)]
    assert steps[0][0].text == "Cy deals first, as whoever opened the table has chosen."
    assert sum(line.kind == "dealer" for lines in steps for line in lines) == 1
    assert proved(text).startswith("Rounds proved fair: 1, 2; ")
    assert proved(text).endswith("The first dealer, seat 2, was chosen.")


def test_a_choice_cannot_be_passed_off_as_the_lot() -> None:
    lot = table_of(None)
    lot.advance()
    other = (lot.record.dealer + 1) % 3
    table = table_of(other)
    play_on(table, seed=4)
    text = write(table.record)
    with pytest.raises(BadRecord, match=f"The lot made seat {lot.record.dealer} the dealer"):
        proved(text.replace("by choice", "by lot"))
    with pytest.raises(BadRecord, match="not the pack"):
        proved(text.replace(" by choice", ""))


@pytest.mark.parametrize("deal", ["", "17"])
def test_who_chooses_the_dealer_chooses_no_cards(deal: str) -> None:
    """A deal has the same packs whoever deals; only the hands go to others."""
    drawn = table_of(None, deal)
    drawn.advance()
    for dealer in range(3):
        table = table_of(dealer, deal)
        assert table.view(0).known_deal == deal
        table.advance()
        assert packs(table) == packs(drawn)
        if dealer == drawn.record.dealer:
            assert table.view(1).zones == drawn.view(1).zones


def test_the_same_deal_again_has_the_same_dealer_by_choice() -> None:
    table = table_of(1)
    play_on(table, seed=5)
    again = table.again(same_deal=True)
    assert again.view(0).chosen_dealer == 1
    play_on(again, seed=6)
    assert packs(again) == packs(table)
    assert "dealer: 1 by choice\n" in write(again.record)
    assert "A known deal" in proved(write(again.record))


@pytest.mark.by_lot(
    "another game is a new deal, and whatever it is, its dealer and its packs are as they must be"
)
def test_in_another_game_the_deal_passes_on_and_nobody_has_chosen() -> None:
    table = table_of(1)
    play_on(table, seed=5)
    again = table.again()
    again.advance()
    assert again.view(0).chosen_dealer is None
    assert f"dealer: {again.record.dealer}\n" in write(again.record)
    assert all(line.kind != "dealer" for line in again.view(0).story)
    # Nor is it a choice where the very same is dealt once more.
    play_on(again, seed=6)
    third = again.again(same_deal=True)
    third.advance()
    assert (third.record.dealer, third.record.dealer_by) == (again.record.dealer, "")
    assert packs(third) == packs(again)[:1]


def test_going_back_and_coming_back_keep_the_choice() -> None:
    table = table_of(2)
    while not table.may_undo(0):
        play_on(table, seed=3, most=1)
    table.undo(0)
    assert table.record.dealer == 2
    back = table_of(2)
    back.follow(table.journal)
    assert write(back.record) == write(table.record)
    assert back.view(1).story == table.view(1).story


@pytest.mark.parametrize("name", ["nations", "monkey", "masquerade", "court-four"])
def test_the_sheets_that_leave_it_open_or_find_him_let_the_table_choose(name: str) -> None:
    """nations.ruling-dealer-order, monkey.ruling-result, masquerade.r32-first-dealer."""
    game = catalogue.game(name)
    for dealer in range(4):
        table = Table(game, one_person(4), Start(deal="3", dealer=dealer))
        table.advance()
        assert [seat.number for seat in table.view(None).seats if seat.is_dealer] == [dealer]
        told = [line.text for line in table.view(None).story if line.kind == "dealer"]
        assert told == [
            f"{table.names[dealer]} deals first, as whoever opened the table has chosen."
        ]
        assert packs(table) == packs(opened(game, 4, deal="3"))
        assert str(verify(read(write(table.record)))).endswith("was chosen.")
