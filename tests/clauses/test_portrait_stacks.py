"""Stacking: what may be stacked, when, and for how much."""

from __future__ import annotations

from parlour.games.portrait import events, narration
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.portrait_play import Authors, at, whole

THREE_PAIRS = (
    "PO-Holmes-PS PO-Longfellow-PS PO-Whittier-PS PO-Lowell-P BI-Parton-P; added PO",
    "PO-Lowell-S BI-Parton-S",
    "BI-Irving-PS",
)
BOOK = "PO Holmes Longfellow Whittier Lowell"


def three(**options: str) -> Authors:
    return at("pairs", *THREE_PAIRS, **options)


@cites("portrait.pair-made-of")
def test_a_pair_is_a_portrait_and_the_same_authors_sketch() -> None:
    t = at("pairs", "PO-Holmes-PS PO-Lowell-P; added PO", "PO-Lowell-S PO-Longfellow-PS")
    assert t.stacks() == ["PO Holmes"]
    assert t.why_stack("PO Holmes Lowell") == "not-in-hand"


@cites("portrait.pair-royal")
def test_two_pairs_are_a_pair_royal() -> None:
    t = three().stack("PO Holmes Longfellow")
    assert t.told[0][4] == 3
    assert narration.set_name(0b1111 << 48) == "pair royal"


@cites("portrait.double-pair-royal")
def test_three_pairs_are_a_double_pair_royal() -> None:
    t = three().stack("PO Holmes Longfellow Whittier")
    assert t.told[0][4] == 6
    assert narration.set_name(0b111111 << 48) == "double pair royal"


@cites("portrait.book-eight")
def test_four_pairs_are_a_book() -> None:
    t = three().call(1, "PO-Lowell-S").stack(BOOK)
    assert t.told[0][4] == 10
    assert narration.set_name(0xFF << 48) == "book"


@cites("portrait.stacking")
def test_a_stack_goes_from_hand_to_table() -> None:
    t = three().stack("PO Holmes")
    assert t.hand(0) == "BI-Parton-P PO-Longfellow-PS PO-Whittier-PS PO-Lowell-P"
    assert int(t.s.tabled) >> 48 & 0xFF == 0b11
    assert t.why_call(1, "PO-Holmes-P") == "on-table"


@cites("portrait.pair-may-stack", "portrait.r-pair-stack", "portrait.pair-counts-0")
def test_a_pair_may_be_stacked_for_nothing() -> None:
    t = three().stack("PO Holmes")
    assert t.told[0] == ("STACKED", 0, -1, "PO-Holmes-PS", 0)
    assert t.score() == [0, 0, 0]


@cites("portrait.keep-to-grow")
def test_a_set_may_be_kept() -> None:
    t = three().call(1, "BI-Parton-S")
    assert t.kinds() == ["CALLED", "HANDED"]
    assert t.hand(0).startswith("BI-Parton-PS PO-Holmes-PS")
    assert len(t.calls()) > 0


@cites("portrait.book-then-stacked")
def test_a_complete_book_may_be_stacked() -> None:
    t = three().call(1, "PO-Lowell-S")
    assert BOOK in t.stacks()
    assert t.stack(BOOK).score() == [10, 0, 0]


@cites("portrait.decide-before-miss", "portrait.r-stack-time")
def test_nothing_is_stacked_after_the_miss() -> None:
    t = three()
    assert "PO Holmes" in t.stacks()
    t.call(2, "BI-Parton-S")
    assert t.actor == 1
    assert t.why_stack("PO Holmes", 0) == "not-your-turn"


@cites("portrait.r-stack-time", "portrait.stack-keeps-call")
def test_several_stacks_in_one_turn() -> None:
    t = three().stack("PO Holmes").stack("PO Longfellow Whittier").call(1, "BI-Parton-S")
    assert t.actor == 0
    assert t.stack("BI Parton").score() == [3, 0, 0]


@cites("portrait.missed-needs-new-card")
def test_after_a_miss_a_further_card_is_needed() -> None:
    t = at("pairs", THREE_PAIRS[0] + "; fresh none", *THREE_PAIRS[1:])
    assert t.stacks() == []
    assert t.why_stack("PO Holmes") == "need-new-card"
    t.call(1, "BI-Parton-S")
    assert "PO Holmes" in t.stacks()


@cites("portrait.stack-face-up", "portrait.stack-announce", "portrait.r-announce")
def test_everybody_sees_a_stack_and_hears_its_name() -> None:
    t = three().stack("PO Holmes Longfellow")
    assert t.masks(events.STACKED) == [(int(ALL), int(ALL))]
    assert t.hidden(2).s.tabled == t.s.tabled
    zones = {zone.key: zone for zone in t.game.words.zones(t.hidden(2).s, 2)}
    assert zones["stacks:0"].cards == [
        "PO-Holmes-P",
        "PO-Holmes-S",
        "PO-Longfellow-P",
        "PO-Longfellow-S",
    ]
    assert zones["stacks:0"].note == "Poets, pair royal"


@cites("portrait.dealt-needs-same-group")
def test_a_dealt_set_waits_for_a_card_of_its_group() -> None:
    t = at("pairs", THREE_PAIRS[0].partition(";")[0], *THREE_PAIRS[1:])
    assert t.stacks() == []
    assert t.why_stack("PO Holmes Longfellow Whittier") == "dealt-set"
    t.call(1, "PO-Lowell-S")
    assert "PO Holmes Longfellow Whittier" in t.stacks()


@cites("portrait.r-added")
def test_what_was_added_once_stays_added() -> None:
    t = three()
    t.call(2, "BI-Parton-S").call(2, "BI-Parton-P").call(1, "BI-Parton-P")
    assert t.actor == 0
    assert t.why_stack("PO Holmes") == "need-new-card"
    t.call(1, "BI-Parton-S")
    assert "PO Holmes" in t.stacks()


@cites("portrait.remainder-at-pleasure", "portrait.r-remainder")
def test_a_remainder_needs_no_new_card_but_goes_whole() -> None:
    t = at(
        "pairs",
        "PO-Holmes-PS PO-Lowell-PS BI-Parton-P; fresh none",
        "BI-Parton-S BI-Irving-PS",
    )
    assert t.stacks() == ["PO Holmes Lowell"]
    assert t.why_stack("PO Holmes") == "dealt-set"
    assert t.stack("PO Holmes Lowell").score() == [3, 0]


@cites("portrait.r-remainder")
def test_a_part_of_a_remainder_goes_by_the_usual_rules() -> None:
    t = at("pairs", "PO-Holmes-PS PO-Lowell-PS BI-Parton-P; added PO", "BI-Parton-S BI-Irving-PS")
    assert t.stacks() == ["PO Holmes", "PO Lowell", "PO Holmes Lowell"]
    t = at(
        "pairs",
        "PO-Holmes-PS PO-Lowell-PS BI-Parton-P; added PO; fresh none",
        "BI-Parton-S BI-Irving-PS",
    )
    assert t.stacks() == ["PO Holmes Lowell"]


@cites("portrait.r-remainder")
def test_remainders_may_go_down_of_themselves() -> None:
    t = at(
        "pairs",
        "PO-Holmes-P PO-Longfellow-P BI-Parton-P",
        "PO-Holmes-S BI-Parton-S",
        "PO-Longfellow-S",
        remainder_auto="on",
    )
    t.call(1, "PO-Holmes-S")
    assert t.kinds() == ["CALLED", "HANDED"]
    # After the last hit the rest of the Poets is in one hand.
    t.call(2, "PO-Longfellow-S")
    assert t.told[2] == ("REMAINDER", 0, -1, "PO-Holmes-PS PO-Longfellow-PS", 3)
    assert t.actor == 0
    assert t.score() == [3, 0, 0]


@cites("portrait.r-split-group")
def test_no_remainder_while_another_hand_has_some_of_it() -> None:
    t = at("pairs", "PO-Holmes-PS BI-Parton-P; fresh none", "PO-Lowell-PS BI-Parton-S")
    assert t.stacks() == []
    assert t.why_stack("PO Holmes") == "dealt-set"


@cites("portrait.after-stack-anew")
def test_later_pairs_count_among_themselves() -> None:
    t = at(
        "pairs",
        "PO-Holmes-PS PO-Longfellow-PS PO-Whittier-P BI-Parton-P; added PO",
        "PO-Whittier-S PO-Lowell-PS BI-Parton-S",
    )
    t.stack("PO Holmes Longfellow").call(1, "PO-Whittier-S", "PO-Lowell-P", "PO-Lowell-S")
    assert t.stack("PO Whittier Lowell").score() == [6, 0]


@cites("portrait.r-kept-pair")
def test_a_pair_kept_back_joins_later_gains() -> None:
    t = at(
        "pairs",
        "PO-Holmes-PS PO-Longfellow-PS BI-Parton-P; added PO",
        "PO-Whittier-PS PO-Lowell-PS BI-Parton-S",
    )
    t.stack("PO Holmes").call(1, "PO-Whittier-P", "PO-Whittier-S", "PO-Lowell-P", "PO-Lowell-S")
    assert t.stack("PO Longfellow Whittier Lowell").score() == [6, 0]


@cites("portrait.stack-keeps-call")
def test_stacking_keeps_the_turn() -> None:
    t = three().stack("PO Holmes Longfellow")
    assert t.actor == 0
    assert t.kinds() == ["STACKED"]


@cites("portrait.r-which-pairs")
def test_any_of_the_pairs_may_be_stacked() -> None:
    assert three().stacks() == [
        "PO Holmes",
        "PO Longfellow",
        "PO Holmes Longfellow",
        "PO Whittier",
        "PO Holmes Whittier",
        "PO Longfellow Whittier",
        "PO Holmes Longfellow Whittier",
    ]
    assert three(stack_choice="whole").stacks() == ["PO Holmes Longfellow Whittier"]


@cites("portrait.r-new-card")
def test_each_group_may_be_made_to_wait_for_itself() -> None:
    hands = (THREE_PAIRS[0] + "; fresh none", *THREE_PAIRS[1:])
    t = at("pairs", *hands).call(1, "BI-Parton-S")
    assert "PO Holmes" in t.stacks()
    t = at("pairs", *hands, new_card_scope="same_group").call(1, "BI-Parton-S")
    assert t.stacks() == ["BI Parton"]
    t.call(1, "PO-Lowell-S")
    assert "PO Holmes" in t.stacks()


@cites("portrait.r-dealt-no-zero")
def test_a_dealt_set_may_not_go_even_for_nothing() -> None:
    hands = (THREE_PAIRS[0].partition(";")[0], *THREE_PAIRS[1:])
    assert at("pairs", *hands).why_stack("PO Holmes") == "dealt-set"
    t = at("pairs", *hands, dealt_zero_stack="on")
    assert t.stack("PO Holmes Longfellow Whittier").score() == [0, 0, 0]
    # The house rule lowers no count: what is legal without it counts as ever.
    t = at("pairs", *hands, dealt_zero_stack="on").call(1, "PO-Lowell-S")
    assert t.stack(BOOK).score() == [10, 0, 0]
    # And books only is books only.
    t = at("pairs", *hands, dealt_zero_stack="on", books_only="on")
    assert t.why_stack("PO Holmes") == "books-only"


@cites("portrait.r-dealt-book", "portrait.r-neglected-book")
def test_a_neglected_book() -> None:
    hands = (f"{whole('PO')} BI-Parton-P; fresh none", "BI-Parton-S BI-Irving-PS")
    assert at("pairs", *hands).why_stack(BOOK) == "need-new-card"
    for options in ({"neglected_book": "at_pleasure"}, {"new_card_scope": "same_group"}):
        t = at("pairs", *hands, **options)
        assert t.stacks() == [BOOK]
        assert t.why_stack("PO Holmes") == "dealt-set"
    fresh = (f"{whole('PO')} BI-Parton-P", "BI-Parton-S BI-Irving-PS")
    assert at("pairs", *fresh).stacks() == [BOOK]


@cites("portrait.r-stacked-not-held")
def test_stacked_cards_give_no_right_to_call() -> None:
    hands = (
        "PO-Holmes-PS BI-Parton-P; added PO",
        "PO-Lowell-P BI-Parton-S",
        "PO-Lowell-S BI-Irving-PS",
    )
    t = at("pairs", *hands).stack("PO Holmes")
    assert t.why_call(1, "PO-Lowell-P") == "no-card-of-group"
    t = at("pairs", *hands, calling_right="hand_or_table").stack("PO Holmes")
    assert t.why_call(1, "PO-Lowell-P") == ""
    # Somebody else's stacks give none.
    t.call(2, "BI-Parton-S")
    assert t.why_call(0, "PO-Holmes-P") == "on-table"


@cites("portrait.r-no-legal-call")
def test_what_is_whole_is_settled() -> None:
    t = at("pairs", "PO-Holmes-P", "PO-Holmes-S BI-Parton-P", "BI-Parton-S")
    t.call(1, "PO-Holmes-S")
    assert t.told[2] == ("SETTLED", 0, -1, "PO-Holmes-PS", 0)
    assert t.actor == 1
    assert t.sizes() == [0, 1, 1]


@cites("portrait.books-only-advice", "portrait.r-books-only")
def test_a_table_of_books_only() -> None:
    t = three(books_only="on").call(1, "PO-Lowell-S")
    assert t.stacks() == [BOOK]
    assert t.why_stack("PO Holmes") == "books-only"
