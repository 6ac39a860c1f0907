"""The Bank: what is drawn, who sees it, and who goes on."""

from __future__ import annotations

from parlour.games.portrait import events
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import ALL, WATCHER
from tests.citing import cites
from tests.clauses.portrait_play import at, in_order

HANDS = ("PO-Holmes-P JO-Raymond-S", "PO-Longfellow-P JO-Greeley-S")
BANK = "bank: JO-Bennett-S PO-Whittier-P PO-Lowell-P JO-Curtis-S"


@cites("portrait.bank-deal-10", "portrait.bank-face-down", "portrait.bank-next-begins")
def test_ten_cards_each_and_a_bank() -> None:
    for seats, left in ((2, 44), (3, 34)):
        t = in_order("bank", 1, seats, bank_deck="pairs64")
        assert t.sizes() == [10] * seats
        assert len(t.bank()) == left
        assert t.bank()[0] == t.game.deck[10 * seats].id
        assert t.actor == 2 % seats
        for seat in (*range(seats), WATCHER):
            h = t.hidden(seat).s
            assert int(h.bank_n) == left
            assert set(h.bank.tolist()) == {NO_CARD}


@cites("portrait.bank-next-begins")
def test_the_player_next_to_the_dealer_begins() -> None:
    assert [in_order("bank", dealer, 3).actor for dealer in range(3)] == [1, 2, 0]


@cites("portrait.bank-call-as-full")
def test_calls_are_made_as_in_the_full_game_with_a_bank() -> None:
    t = at("bank", *HANDS, more=BANK)
    assert {card for _, card in t.calls()} == {
        "PO-Longfellow-P",
        "PO-Whittier-P",
        "PO-Lowell-P",
        "JO-Greeley-S",
        "JO-Bennett-S",
        "JO-Curtis-S",
    }
    t.call(1, "PO-Longfellow-P")
    assert t.actor == 0


@cites("portrait.bank-miss-draws", "portrait.bank-unlucky", "portrait.r-bank-show")
def test_whoever_misses_draws_and_the_turn_passes() -> None:
    t = at("bank", *HANDS, more=BANK).call(1, "PO-Whittier-P")
    assert t.told == [
        ("CALLED", 0, 1, "PO-Whittier-P", 0),
        ("MISSED", 0, 1, "PO-Whittier-P", 0),
        ("DREW", 0, -1, "JO-Bennett-S", 0),
        ("TURN", 1, -1, "", 0),
    ]
    assert t.masks(events.DREW) == [(int(ALL), 1)]
    assert t.actor == 1
    assert t.bank() == ["PO-Whittier-P", "PO-Lowell-P", "JO-Curtis-S"]
    # The other seat cannot place it, nor anybody who watches.
    assert t.hidden(0).hand(0) == "JO-Raymond-S JO-Bennett-S PO-Holmes-P"
    assert t.hidden(1).hand(0) == ""
    assert t.hidden(WATCHER).hand(0) == ""


@cites("portrait.bank-lucky")
def test_the_very_card_lets_him_draw_again() -> None:
    t = at("bank", *HANDS, more=BANK).call(1, "JO-Bennett-S")
    assert t.kinds() == ["CALLED", "MISSED", "DREW", "SHOWED", "DREW", "TURN"]
    assert t.hand(0) == "JO-Raymond-S JO-Bennett-S PO-Holmes-P PO-Whittier-P"
    assert t.denied("JO-Bennett-S") == [1]
    assert t.hidden(1).hand(0) == "JO-Bennett-S"
    assert t.actor == 1


@cites("portrait.r-bank-lucky")
def test_or_else_the_turn_goes_on() -> None:
    t = at("bank", *HANDS, more=BANK, bank_lucky="call_again").call(1, "JO-Bennett-S")
    assert t.kinds() == ["CALLED", "MISSED", "DREW", "SHOWED"]
    assert t.actor == 0
    t = at("bank", *HANDS, more=BANK).call(1, "JO-Bennett-S")
    assert t.actor == 1


@cites("portrait.bank-unlucky")
def test_any_other_card_ends_the_turn() -> None:
    assert at("bank", *HANDS, more=BANK).call(1, "JO-Curtis-S").actor == 1


@cites("portrait.bank-count")
def test_a_book_counts_one() -> None:
    t = at(
        "bank",
        "PO-Holmes-P PO-Longfellow-P PO-Whittier-P",
        "PO-Lowell-P JO-Raymond-S",
        more="bank: JO-Greeley-S JO-Bennett-S JO-Curtis-S",
    )
    t.call(1, "PO-Lowell-P")
    assert t.score() == [1, 0]


@cites("portrait.r-bank-deck")
def test_the_deck_says_what_is_played_for() -> None:
    assert len(in_order("bank", 1, 2).bank()) == 44
    assert len(in_order("bank", 1, 2, bank_deck="portraits32").bank()) == 12
    t = at("bank", "PO-Holmes-PS; added PO", "PO-Lowell-PS", bank_deck="pairs64")
    assert t.stacks() == ["PO Holmes"]
    t = at(
        "bank", "PO-Holmes-P", "PO-Lowell-P PO-Whittier-P PO-Longfellow-P", bank_deck="portraits32"
    )
    assert t.why_call(1, "PO-Lowell-S") == "not-in-pack"


@cites("portrait.r-bank-show")
def test_only_the_card_called_for_is_shown() -> None:
    t = at("bank", *HANDS, more=BANK).call(1, "JO-Bennett-S")
    assert t.masks(events.DREW) == [(int(ALL), 1), (int(ALL), 1)]
    assert t.masks(events.SHOWED) == [(int(ALL), int(ALL))]
    t = at(
        "bank",
        "PO-Holmes-P",
        "nothing",
        more="turn: 0\nbank: PO-Longfellow-P PO-Whittier-P PO-Lowell-P",
    )
    t.call(1, "PO-Lowell-P")
    # One draw for the miss, and one for the empty hand whose turn begins.
    assert t.masks(events.DREW) == [(int(ALL), 1), (int(ALL), 2)]
    assert t.masks(events.SHOWED) == []


@cites("portrait.r-bank-empty")
def test_an_empty_bank_gives_nothing() -> None:
    t = at(
        "bank",
        "PO-Holmes-P PO-Longfellow-P",
        "PO-Whittier-P JO-Raymond-S JO-Greeley-S",
        "PO-Lowell-P JO-Curtis-S JO-Bennett-S",
    )
    t.call(1, "PO-Lowell-P")
    assert t.kinds() == ["CALLED", "MISSED", "TURN"]
    assert t.actor == 1
    # The very card, but the last: there is no second draw.
    t = at(
        "bank",
        "PO-Holmes-P JO-Raymond-S",
        "PO-Longfellow-P PO-Whittier-P",
        "JO-Greeley-S JO-Bennett-S JO-Curtis-S",
        more="bank: PO-Lowell-P",
    )
    t.call(1, "PO-Lowell-P")
    assert t.kinds() == ["CALLED", "MISSED", "DREW", "SHOWED", "TURN"]


@cites("portrait.r-bank-empty-hand")
def test_nobody_is_out_while_the_bank_lasts() -> None:
    t = at(
        "bank",
        "PO-Holmes-P PO-Longfellow-P",
        "nothing",
        "PO-Whittier-P JO-Raymond-S",
        more="bank: PO-Lowell-P JO-Greeley-S JO-Bennett-S JO-Curtis-S",
    )
    assert (1, "PO-Lowell-P") in t.calls()
    t.call(2, "PO-Lowell-P")
    assert t.actor == 1
    t = at(
        "bank",
        "PO-Holmes-P PO-Longfellow-P",
        "nothing",
        "PO-Whittier-P JO-Raymond-S",
        more="bank: JO-Greeley-S PO-Lowell-P JO-Bennett-S JO-Curtis-S",
    )
    t.call(2, "PO-Lowell-P")
    assert t.actor == 1
    assert t.hand(1) == "PO-Lowell-P"


@cites("portrait.r-next-left")
def test_the_last_card_of_the_bank_may_leave_one_player_alone() -> None:
    """Nobody else has a card: the turn comes round to the same seat, as a new turn."""
    t = at(
        "bank",
        "PO-Holmes-PS PO-Longfellow-P",
        "nothing",
        more="bank: PO-Longfellow-S",
        bank_deck="pairs64",
    )
    t.call(1, "PO-Longfellow-S")
    assert t.told[3:] == [
        ("SHOWED", 0, -1, "PO-Longfellow-S", 0),
        ("TURN", 0, -1, "", 0),
        ("SETTLED", 0, -1, "PO-Holmes-PS PO-Longfellow-PS", 3),
        ("OVER", -1, -1, "", 0),
    ]
    assert t.actor == OVER


@cites("portrait.r-bank-pairs")
def test_a_drawn_card_lets_its_owner_stack_when_his_turn_is_back() -> None:
    t = at(
        "bank",
        "PO-Holmes-PS PO-Longfellow-P JO-Raymond-P",
        "PO-Longfellow-S JO-Raymond-S JO-Greeley-P",
        more="bank: PO-Whittier-P JO-Greeley-S JO-Bennett-P JO-Bennett-S PO-Whittier-S",
        bank_deck="pairs64",
    )
    assert t.why_stack("PO Holmes") == "dealt-set"
    t.call(1, "JO-Bennett-P")
    assert t.is_fresh(0)
    # It is the other's turn; nobody but the drawer can tell which group it freed.
    assert t.why_stack("PO Holmes", 0) == "not-your-turn"
    assert int(t.s.added[0]) == 1 << 6
    assert int(t.hidden(1).s.added[0]) == 0
    assert int(t.hidden(0).s.added[0]) == 1 << 6
    t.call(0, "JO-Bennett-P")
    assert t.actor == 0
    assert t.stacks() == ["PO Holmes"]


def test_the_group_that_a_draw_renews_is_hidden_too() -> None:
    t = at(
        "bank",
        "PO-Holmes-PS PO-Longfellow-P JO-Raymond-P",
        "PO-Longfellow-S JO-Raymond-S JO-Greeley-P",
        more="bank: PO-Whittier-P JO-Greeley-S JO-Bennett-P JO-Bennett-S PO-Whittier-S",
        bank_deck="pairs64",
        new_card_scope="same_group",
    )
    t.call(1, "JO-Bennett-P")
    assert int(t.s.fresh[0]) == 1 << 6
    assert int(t.hidden(1).s.fresh[0]) == 0
    assert int(t.hidden(0).s.fresh[0]) == 1 << 6


def test_what_a_draw_may_have_changed_is_no_longer_known() -> None:
    t = at("bank", *HANDS, more=BANK)
    t.call(1, "PO-Whittier-P")
    assert t.denied("PO-Whittier-P") == [0, 1]
    # Seat 1 draws, and might have it now.
    t.call(0, "JO-Curtis-S")
    assert t.denied("PO-Whittier-P") == [0]
    # Seat 0 draws, and all know only that it was not the card just called for.
    t.call(1, "JO-Curtis-S")
    assert t.denied("PO-Whittier-P") == []
    assert t.denied("JO-Curtis-S") == [0, 1]
