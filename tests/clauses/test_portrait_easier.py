"""The forms with books of four."""

from __future__ import annotations

from parlour.kernel.dispatch import OVER
from tests.citing import cites
from tests.clauses.portrait_play import at, dealt, in_order, pack_for

FOURS = (
    "PO-Holmes-P PO-Longfellow-P PO-Whittier-P JO-Raymond-S",
    "PO-Lowell-P JO-Greeley-S JO-Bennett-S",
    "JO-Curtis-S",
)


@cites("portrait.easy-call-same")
def test_calls_are_made_as_in_the_full_game() -> None:
    t = at("portraits", "PO-Holmes-P", "PO-Longfellow-P PO-Whittier-P", "PO-Lowell-P")
    assert len(t.calls()) == 6
    t.call(1, "PO-Longfellow-P")
    assert t.actor == 0
    t.call(2, "PO-Whittier-P")
    assert t.actor == 1


@cites("portrait.easy-lay-book", "portrait.easy-book-1")
def test_a_full_book_is_laid_and_counts_one() -> None:
    t = at("fours", *FOURS).call(1, "PO-Lowell-P")
    book = "PO-Holmes-P PO-Longfellow-P PO-Whittier-P PO-Lowell-P"
    assert t.told[2] == ("LAID", 0, -1, book, 1)
    assert t.score() == [1, 0, 0]
    assert t.hand(0) == "JO-Raymond-S"


@cites("portrait.easy-sketch-books")
def test_four_sketches_are_a_book() -> None:
    t = at("fours", *FOURS).call(1, "JO-Greeley-S", "JO-Bennett-S").call(2, "JO-Curtis-S")
    assert t.kinds()[2:3] == ["LAID"]
    assert t.score() == [1, 0, 0]


@cites("portrait.one-count-only", "portrait.r-counts-section")
def test_nothing_counts_but_a_book() -> None:
    t = at("fours", "PO-Holmes-PS PO-Longfellow-PS", "PO-Whittier-PS PO-Lowell-PS")
    assert t.stacks() == []
    assert t.why_stack("PO Holmes Longfellow") == "no-stacking-in-this-form"


@cites("portrait.easy-most-books")
def test_most_books_wins() -> None:
    t = at(
        "portraits", "PO-Holmes-P; score 4", "PO-Longfellow-P; score 2", "PO-Whittier-P PO-Lowell-P"
    )
    t.call(1, "PO-Longfellow-P").call(2, "PO-Whittier-P", "PO-Lowell-P")
    assert t.actor == OVER
    assert t.score() == [5, 2, 0]
    assert t.returns() == [0.666667, -0.333333, -0.333333]


@cites("portrait.names-as-authors")
def test_a_full_group_is_called_a_book() -> None:
    t = at("fours", *FOURS)
    sheet = t.game.words.score_sheet(t.s, 0)
    assert sheet.unit == "books"
    assert sheet.lines[0].label == "Books"


@cites("portrait.r-easy-unit")
def test_the_right_to_call_comes_from_a_card_of_the_same_book() -> None:
    t = at(
        "fours",
        "PO-Holmes-P PO-Whittier-P PO-Lowell-P",
        "PO-Holmes-S PO-Longfellow-P",
        "PO-Longfellow-S PO-Whittier-S PO-Lowell-S",
    )
    assert t.why_call(1, "PO-Holmes-S") == "no-card-of-group"
    assert t.calls() == [(1, "PO-Longfellow-P"), (2, "PO-Longfellow-P")]


@cites("portrait.r-easy-lay")
def test_books_dealt_whole_go_down_before_the_first_call() -> None:
    hands = [
        "PO-Holmes-P PO-Longfellow-P PO-Whittier-P PO-Lowell-P",
        "BI-Parton-P BI-Irving-P BI-Sparks-P ES-Emerson-P",
        "BI-Abbott-P ES-Thoreau-P ES-Whipple-P ES-Mitchell-P",
        "HI-Bancroft-P HI-Prescott-P HI-Motley-P HU-Twain-P",
        "HI-Parkman-P HU-Ward-P HU-Billings-P HU-Nasby-P",
        "JO-Raymond-P JO-Greeley-P JO-Bennett-P JO-Curtis-P",
        "NO-Cooper-P NO-Hawthorne-P NO-Stowe-P ST-Eggleston-P",
        "NO-Simms-P ST-Trowbridge-P ST-Harte-P ST-Alcott-P",
    ]
    t = dealt("portraits", pack_for(hands, 7, range(0, 64, 2)), 7, 8)
    laid = [event[:2] for event in t.told if event[0] == "LAID"]
    assert laid == [("LAID", 0), ("LAID", 5)]
    assert t.score() == [1, 0, 0, 0, 0, 1, 0, 0]
    # The first seat is out from the start, and the next begins.
    assert t.actor == 1
    t = dealt("portraits", pack_for(hands, 4, range(0, 64, 2)), 4, 8)
    assert [event[1] for event in t.told if event[0] == "LAID"] == [5, 0]
    assert t.actor == 6


@cites("portrait.r-easy-lay")
def test_several_books_in_one_hand_go_down_in_their_order() -> None:
    t = in_order("fours", 1, 2)
    # Dealt card by card in order, one has every portrait and the other every sketch.
    assert t.actor == OVER
    assert t.score() == [8, 8]
    cards = [event[3].split()[0] for event in t.told if event[0] == "LAID" and event[1] == 0]
    assert [card[:2] for card in cards] == ["BI", "ES", "HI", "HU", "JO", "NO", "PO", "ST"]
