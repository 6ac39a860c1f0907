"""Worked examples of Portrait Authors, with their exact numbers. Seat 0 is A, and so on."""

from __future__ import annotations

import pytest

from parlour.games.game import Unreadable
from parlour.games.portrait import events
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.portrait_play import at, in_order, lay_dealt, stack_code, whole

ONE = (
    "JO-Raymond-P NO-Cooper-P",
    "JO-Raymond-S JO-Greeley-P JO-Bennett-S JO-Curtis-P NO-Cooper-S NO-Hawthorne-PS",
    "JO-Greeley-S JO-Bennett-P JO-Curtis-S NO-Stowe-PS NO-Simms-PS",
)
TWO = (
    "PO-Holmes-PS PO-Longfellow-PS PO-Lowell-S HI-Bancroft-P",
    "PO-Whittier-P PO-Lowell-P HI-Bancroft-S HI-Prescott-PS",
    "PO-Whittier-S HI-Motley-PS HI-Parkman-PS",
)
THREE = (
    "PO-Holmes-PS PO-Longfellow-PS HI-Bancroft-P",
    "PO-Whittier-P PO-Lowell-P HI-Bancroft-S HI-Prescott-PS",
    "PO-Whittier-S PO-Lowell-S HI-Motley-PS HI-Parkman-PS",
)
FOUR = (
    "PO-Holmes-PS PO-Longfellow-PS HI-Bancroft-P",
    "PO-Whittier-P HI-Bancroft-S HI-Prescott-P",
    "PO-Whittier-S PO-Lowell-PS HI-Prescott-S HI-Motley-PS HI-Parkman-PS",
)
FIVE = (
    "JO-Raymond-PS JO-Greeley-P ES-Emerson-P",
    "JO-Greeley-S JO-Bennett-PS JO-Curtis-P ES-Emerson-S",
    "JO-Curtis-S ES-Thoreau-PS ES-Whipple-PS ES-Mitchell-PS",
)
SIX = (
    "JO-Raymond-PS JO-Greeley-P BI-Parton-P",
    "JO-Greeley-S BI-Parton-S BI-Irving-PS",
    "JO-Bennett-PS JO-Curtis-PS BI-Sparks-PS BI-Abbott-PS",
)
ELEVEN = (
    "JO-Raymond-PS JO-Greeley-P BI-Parton-P",
    "JO-Greeley-S JO-Bennett-PS BI-Parton-S BI-Irving-PS",
    "JO-Curtis-PS BI-Sparks-PS BI-Abbott-PS",
)


@cites("portrait.count-3", "portrait.count-6", "portrait.count-10", "portrait.book-then-stacked")
def test_example_1_a_pair_grows_into_a_book() -> None:
    t = at("pairs", *ONE)
    assert len(t.calls()) == 28
    assert t.stacks() == []
    t.play(33)
    assert t.hand(0) == "JO-Raymond-PS NO-Cooper-P"
    assert t.stacks() == ["JO Raymond"]
    t.call(1, "JO-Greeley-P").play(99)
    assert t.stacks() == ["JO Raymond", "JO Greeley", "JO Raymond Greeley"]
    worth = {}
    for words in t.stacks():
        other = at("pairs", *ONE).call(1, "JO-Raymond-S", "JO-Greeley-P").call(2, "JO-Greeley-S")
        worth[words] = other.stack(words).score()[0]
    assert worth == {"JO Raymond": 0, "JO Greeley": 0, "JO Raymond Greeley": 3}
    t.call(2, "JO-Bennett-P").call(1, "JO-Bennett-S")
    assert "JO Raymond Greeley Bennett" in t.stacks()
    six = at("pairs", *ONE).call(1, "JO-Raymond-S", "JO-Greeley-P", "JO-Bennett-S")
    six.call(2, "JO-Greeley-S", "JO-Bennett-P").stack("JO Raymond Greeley Bennett")
    assert six.score() == [6, 0, 0]
    t.call(1, "JO-Curtis-P").call(2, "JO-Curtis-S").play(522)
    assert t.score() == [10, 0, 0]
    assert t.actor == 0
    assert t.hand(0) == "NO-Cooper-P"
    assert len(t.calls()) == 14


@cites("portrait.after-stack-anew", "portrait.late-pair-zero")
def test_example_2_the_last_pair_comes_too_late() -> None:
    t = at("pairs", *TWO).call(1, "PO-Whittier-P").call(2, "PO-Whittier-S").play(544)
    assert t.told[0] == (
        "STACKED",
        0,
        -1,
        "PO-Holmes-PS PO-Longfellow-PS PO-Whittier-PS",
        6,
    )
    t.call(1, "PO-Lowell-P").stack("PO Lowell")
    assert t.score() == [6, 0, 0]
    waiting = at("pairs", *TWO).call(1, "PO-Whittier-P").call(2, "PO-Whittier-S")
    waiting.call(1, "PO-Lowell-P").stack("PO Holmes Longfellow Whittier Lowell")
    assert waiting.score() == [10, 0, 0]


@cites("portrait.r-stacked-not-held", "portrait.must-hold-group")
def test_example_3_as_the_note_is_printed() -> None:
    t = at("pairs", *THREE).call(1, "PO-Whittier-P").call(2, "PO-Whittier-S").play(544)
    assert t.score() == [6, 0, 0]
    assert t.why_call(1, "PO-Lowell-P") == "no-card-of-group"
    assert len(t.calls()) == 14
    assert {card[:2] for _, card in t.calls()} == {"HI"}
    t = at("pairs", *THREE, calling_right="hand_or_table")
    t.call(1, "PO-Whittier-P").call(2, "PO-Whittier-S").play(544)
    t.call(1, "PO-Lowell-P").call(2, "PO-Lowell-S").stack("PO Lowell")
    assert t.score() == [6, 0, 0]


@cites("portrait.dealt-needs-same-group", "portrait.r-added")
def test_example_4_a_dealt_pair_royal() -> None:
    t = at("pairs", *FOUR)
    assert t.stacks() == []
    t.call(1, "HI-Bancroft-S")
    assert t.stacks() == ["HI Bancroft"]
    assert t.why_stack("PO Holmes Longfellow") == "dealt-set"
    t.call(1, "PO-Whittier-P")
    assert t.stacks() == ["HI Bancroft", "PO Holmes", "PO Longfellow", "PO Holmes Longfellow"]
    t.stack("PO Holmes Longfellow")
    assert t.score() == [3, 0, 0]
    assert t.hand(0) == "HI-Bancroft-PS PO-Whittier-P"


@cites("portrait.missed-needs-new-card", "portrait.r-new-card")
def test_example_5_missed_without_stacking() -> None:
    for scope in ("any", "same_group"):
        t = at("pairs", *FIVE, new_card_scope=scope)
        t.call(1, "JO-Greeley-S").call(2, "JO-Bennett-P")
        assert t.actor == 1
        t.call(2, "ES-Thoreau-P").call(0, "ES-Thoreau-S")
        assert t.actor == 2
        t.call(0, "ES-Thoreau-P")
        assert t.actor == 0
        assert t.why_stack("JO Raymond Greeley") == "need-new-card"
        t.call(1, "ES-Emerson-S")
        if scope == "same_group":
            assert t.stacks() == ["ES Emerson"]
            t.call(1, "JO-Curtis-P")
        assert "JO Raymond Greeley" in t.stacks()
        t.stack("JO Raymond Greeley")
        assert t.score() == [3, 0, 0]


@cites("portrait.remainder-at-pleasure", "portrait.r-remainder")
def test_example_6_a_whole_remainder() -> None:
    t = at("pairs", *SIX).call(1, "JO-Greeley-S").stack("JO Raymond Greeley")
    assert t.score() == [3, 0, 0]
    assert t.why_call(2, "JO-Bennett-P") == "no-card-of-group"
    t.call(2, "BI-Parton-S").call(2, "BI-Parton-P")
    assert t.actor == 2
    assert t.stacks() == ["JO Bennett Curtis"]
    t.stack("JO Bennett Curtis")
    assert t.score() == [3, 0, 3]
    assert t.actor == 2
    assert len(t.calls()) == 8
    assert {card[:2] for _, card in t.calls()} == {"BI"}


@cites("portrait.r-remainder")
def test_example_7_remainders_of_three_pairs_and_of_one() -> None:
    t = at(
        "pairs",
        "HU-Ward-PS HU-Billings-PS HU-Nasby-PS BI-Parton-P; fresh none",
        "ST-Eggleston-PS BI-Parton-S BI-Irving-PS; fresh none",
        "BI-Sparks-PS BI-Abbott-PS; fresh none",
    )
    assert t.stacks() == ["HU Ward Billings Nasby"]
    t.stack("HU Ward Billings Nasby")
    assert t.score() == [6, 0, 0]
    t.call(2, "BI-Parton-S")
    assert t.stacks() == ["ST Eggleston"]
    t.stack("ST Eggleston")
    assert t.score() == [6, 0, 0]


@cites("portrait.r-split-group")
def test_example_8_a_split_remainder() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P PO-Lowell-PS BI-Parton-P; fresh none; added PO",
        "PO-Whittier-S BI-Parton-S BI-Irving-PS; fresh none",
        "BI-Sparks-PS BI-Abbott-PS; fresh none",
    )
    assert t.stacks() == []
    t.call(1, "PO-Whittier-S")
    assert t.stacks() == ["PO Whittier", "PO Lowell", "PO Whittier Lowell"]
    t.stack("PO Whittier Lowell")
    assert t.score() == [3, 0, 0]


@cites("portrait.r-no-legal-call")
def test_example_9_no_legal_call() -> None:
    t = at(
        "pairs",
        f"NO-Cooper-PS {whole('BI')}; fresh none",
        "ES-Emerson-P HU-Twain-P; fresh none; score 6",
        "ES-Emerson-S HU-Twain-S; fresh none; score 3",
        more="turn: 1",
    )
    t.begin_turn(0)
    assert t.told[1:3] == [
        ("SETTLED", 0, -1, whole("BI"), 10),
        ("SETTLED", 0, -1, "NO-Cooper-PS", 0),
    ]
    assert t.score() == [10, 6, 3]
    assert t.actor == 1
    assert t.calls() == [(2, "ES-Emerson-S"), (2, "HU-Twain-S")]


@cites("portrait.r-callable", "portrait.call-card-not-held", "portrait.r-empty-hand")
def test_example_10_refusals() -> None:
    t = at(
        "pairs",
        "PO-Holmes-PS HI-Bancroft-P",
        "PO-Whittier-PS HI-Bancroft-S",
        "nothing",
        "HI-Prescott-PS",
    )
    assert t.why_call(1, "PO-Holmes-P") == "you-hold-it"
    assert t.why_call(1, "PO-Lowell-P") == "on-table"
    assert t.why_call(2, "PO-Whittier-P") == "empty-hand"
    assert t.why_call(1, "JO-Greeley-S") == "on-table"
    assert {t.why(0, 3 * 64 + card) for card in range(64)} == {"no-such-seat"}
    with pytest.raises(Unreadable) as refused:
        t.game.words.read(t.s, 0, "call 0: PO-Whittier-P")
    assert refused.value.code == "self"
    wanted = ["HI-Bancroft-S", "HI-Prescott-P", "HI-Prescott-S", "PO-Whittier-P", "PO-Whittier-S"]
    assert t.calls() == [(seat, card) for seat in (1, 3) for card in wanted]
    t.call(3, "HI-Bancroft-S")
    assert t.kinds()[:2] == ["CALLED", "MISSED"]
    assert t.actor == 1


@cites("portrait.r-call-form", "portrait.call-order-penalty")
def test_example_11_a_lost_call() -> None:
    t = at("pairs", *ELEVEN, call_form="loss_of_call").call(1, "JO-Greeley-S")
    assert "JO Raymond Greeley" in t.stacks()
    said = "call 1: the sketch of Parton, in Biographers"
    assert t.game.words.read(t.s, 0, said) == 569
    assert 569 in t.legal()
    t.play(569)
    assert "BI-Parton-S" in t.hand(1)
    assert t.actor == 1
    assert not t.is_fresh(0)
    assert t.denied("BI-Parton-S") == [0]
    # Back on turn, the pair royal has to wait for a new card.
    t.call(2, "BI-Parton-P").call(1, "BI-Parton-P")
    assert t.actor == 0
    assert t.why_stack("JO Raymond Greeley") == "need-new-card"
    t = at("pairs", *ELEVEN).call(1, "JO-Greeley-S")
    assert t.game.words.read(t.s, 0, said) == 1
    assert t.why(0, 569) == "bad-call-off"
    t.play(1)
    assert "BI-Parton-PS" in t.hand(0)


@cites("portrait.one-card-per-call", "portrait.r-double-call")
def test_example_12_a_double_call() -> None:
    t = at("pairs", *ONE)
    for said in (
        "call 1: JO-Greeley-P and JO-Greeley-S",
        "call 1: Journalists, both cards of Greeley",
        "call 1: Journalists, Greeley, portrait and sketch",
        "call 1: Journalists, the portrait of Greeley, of Bennett",
    ):
        code = ""
        try:
            t.game.words.read(t.s, 0, said)
        except Unreadable as refused:
            code = refused.code
        assert code == "one-card-only", said
    assert t.actor == 0


@cites("portrait.deal-all", "portrait.r-uneven-deal", "portrait.left-of-dealer-first")
def test_example_13_the_deal() -> None:
    t = in_order("pairs", 4, 5)
    assert t.sizes() == [13, 13, 13, 13, 12]
    assert t.actor == 0
    t = in_order("portraits", 6, 7)
    assert t.sizes() == [5, 5, 5, 5, 4, 4, 4]


@cites("portrait.hit-continue", "portrait.stack-keeps-call")
def test_example_14_a_whole_game_from_an_unshuffled_pack() -> None:
    t = in_order("pairs", 3, 4)
    assert t.hand(0).split()[:3] == ["BI-Parton-P", "BI-Sparks-P", "ES-Emerson-P"]
    hits = 0
    for g in range(8):
        for a in range(4):
            for k in (0, 1):
                card = 8 * g + 2 * a + k
                if a % 2 == 0 and k == 0:
                    continue
                d = 1 if a % 2 == 0 else 2 + k
                t.play(64 * (d - 1) + card)
                hits += 1
        if g < 7:
            t.play(448 + 15 * g + 14)
    assert hits == 48
    assert t.actor == OVER
    assert t.kinds()[-2:] == ["SETTLED", "OVER"]
    assert t.score() == [80, 0, 0, 0]


@cites("portrait.r-dealt-book", "portrait.r-neglected-book")
def test_example_15_a_dealt_book() -> None:
    hands = (f"{whole('PO')} BI-Parton-P", "BI-Parton-S BI-Irving-PS", "BI-Sparks-PS BI-Abbott-PS")
    t = at("pairs", *hands)
    assert t.stacks() == ["PO Holmes Longfellow Whittier Lowell"]
    assert t.why_stack("PO Holmes Longfellow") == "dealt-set"
    assert t.stack("PO Holmes Longfellow Whittier Lowell").score() == [10, 0, 0]
    t = at("pairs", *hands).call(2, "BI-Parton-S").call(2, "BI-Parton-P").call(1, "BI-Parton-P")
    assert t.actor == 0
    assert t.why_stack("PO Holmes Longfellow Whittier Lowell") == "need-new-card"
    t.call(1, "BI-Irving-P").stack("PO Holmes Longfellow Whittier Lowell")
    assert t.score() == [10, 0, 0]


@cites("portrait.r-ties", "portrait.r-end")
def test_example_16_tie_and_end() -> None:
    t = at(
        "pairs",
        "ES-Emerson-P ES-Thoreau-P; score 13; fresh none",
        "ES-Emerson-S ES-Thoreau-S; score 16; fresh none",
        "nothing; score 16; fresh none",
    )
    t.call(1, "ES-Emerson-S")
    assert t.stacks() == ["ES Emerson"]
    t.call(1, "ES-Thoreau-S")
    assert t.told[2:] == [
        ("SETTLED", 0, -1, "ES-Emerson-PS ES-Thoreau-PS", 3),
        ("OVER", -1, -1, "", 0),
    ]
    assert t.actor == OVER
    assert t.score() == [16, 16, 16]
    assert t.returns() == [0, 0, 0]
    t = at(
        "pairs",
        "ES-Emerson-P; score 13; fresh none",
        "ES-Emerson-S; score 16; fresh none",
        "nothing; score 16; fresh none",
    )
    t.call(1, "ES-Emerson-S")
    assert t.score() == [13, 16, 16]
    assert t.returns() == [-0.333333, 0.166667, 0.166667]


@cites("portrait.r-easy-lay", "portrait.easy-lay-book", "portrait.easy-book-1")
def test_example_17_the_easier_form() -> None:
    t = at(
        "portraits",
        "JO-Raymond-P JO-Greeley-P",
        "JO-Bennett-P HI-Bancroft-P",
        "JO-Curtis-P HI-Prescott-P HI-Motley-P HI-Parkman-P",
    )
    poets = 0b01010101 << 48
    t.s.hand[0] |= type(t.s.hand[0])(poets)
    t.s.tabled &= ~type(t.s.tabled)(poets)
    t.s.sizes[0] += 4
    lay_dealt(t)
    assert t.score() == [1, 0, 0]
    assert len(t.calls()) == 4
    t.call(1, "JO-Bennett-P").call(2, "JO-Curtis-P")
    assert t.score() == [2, 0, 0]
    assert "MISSED" not in t.kinds()
    assert t.actor == 1
    t.call(2, "HI-Prescott-P", "HI-Motley-P", "HI-Parkman-P")
    assert t.actor == OVER
    assert t.score() == [2, 1, 0]


@cites("portrait.r-easy-unit", "portrait.easy-sketch-books")
def test_example_18_with_books_of_sketches() -> None:
    t = at(
        "fours",
        "PO-Holmes-P PO-Longfellow-S JO-Raymond-P",
        "PO-Longfellow-P PO-Whittier-P PO-Holmes-S JO-Greeley-P JO-Bennett-P",
        "PO-Lowell-P PO-Whittier-S PO-Lowell-S JO-Curtis-P",
    )
    assert len(t.calls()) == 18
    t.call(1, "PO-Longfellow-P", "PO-Whittier-P").call(2, "PO-Lowell-P")
    assert t.score() == [1, 0, 0]
    assert t.hand(0) == "JO-Raymond-P PO-Longfellow-S"
    called = {card for _, card in t.calls()}
    assert {card for card in called if card.startswith("PO")} == {
        "PO-Holmes-S",
        "PO-Whittier-S",
        "PO-Lowell-S",
    }
    t.call(2, "JO-Greeley-P")
    assert t.actor == 1


NINETEEN = ("PO-Holmes-P PO-Longfellow-P", "PO-Whittier-P JO-Raymond-S")
BANK_OF_FOUR = "bank: PO-Lowell-P JO-Greeley-S JO-Bennett-S JO-Curtis-S"


@cites("portrait.bank-lucky", "portrait.r-bank-lucky", "portrait.r-bank-show")
def test_example_19_a_lucky_draw() -> None:
    t = at("bank", *NINETEEN, more=BANK_OF_FOUR)
    t.call(1, "PO-Whittier-P", "PO-Lowell-P")
    assert t.told == [
        ("CALLED", 0, 1, "PO-Lowell-P", 0),
        ("MISSED", 0, 1, "PO-Lowell-P", 0),
        ("DREW", 0, -1, "PO-Lowell-P", 0),
        ("SHOWED", 0, -1, "PO-Lowell-P", 0),
        ("LAID", 0, -1, "PO-Holmes-P PO-Longfellow-P PO-Whittier-P PO-Lowell-P", 1),
        ("DREW", 0, -1, "JO-Greeley-S", 0),
        ("TURN", 1, -1, "", 0),
    ]
    assert t.masks(events.SHOWED) == [(int(ALL), int(ALL))]
    assert t.masks(events.DREW)[1] == (int(ALL), 1)
    assert t.score() == [1, 0]
    assert t.actor == 1
    assert len(t.bank()) == 2
    t = at("bank", *NINETEEN, more=BANK_OF_FOUR, bank_lucky="call_again")
    t.call(1, "PO-Whittier-P", "PO-Lowell-P")
    assert t.score() == [1, 0]
    assert t.hand(0) == "JO-Greeley-S"
    assert t.actor == 0


@cites("portrait.r-bank-empty-hand", "portrait.bank-count")
def test_example_20_empty_hands_and_the_last_card() -> None:
    t = at(
        "bank",
        "PO-Holmes-P PO-Longfellow-P PO-Whittier-P",
        "PO-Lowell-P",
        more="bank: JO-Raymond-S JO-Greeley-S JO-Bennett-S JO-Curtis-S",
    )
    t.call(1, "PO-Lowell-P")
    assert t.score() == [1, 0]
    assert t.hand(0) == "JO-Raymond-S"
    assert t.calls() == [(1, "JO-Greeley-S"), (1, "JO-Bennett-S"), (1, "JO-Curtis-S")]
    t.call(1, "JO-Bennett-S")
    assert t.hand(0) == "JO-Raymond-S JO-Greeley-S"
    assert t.actor == 1
    assert t.hand(1) == "JO-Bennett-S"
    t.call(0, "JO-Greeley-S", "JO-Raymond-S", "JO-Curtis-S")
    assert t.actor == OVER
    assert t.score() == [1, 1]
    assert t.returns() == [0, 0]


@cites("portrait.r-bank-empty", "portrait.r-bank-deck", "portrait.bank-deal-10")
def test_example_21_a_bank_of_two() -> None:
    t = in_order("bank", 2, 3, bank_deck="portraits32")
    assert t.sizes() == [10, 10, 10]
    assert t.bank() == ["ST-Harte-P", "ST-Alcott-P"]
    assert t.actor == 0
    for turn in range(2):
        missing = [c for c in t.calls() if c[1] not in t.hand(c[0]) and c[1] != t.bank()[0]]
        t.call(*missing[0])
        assert t.kinds()[2] == "DREW"
        assert t.actor == turn + 1
    assert t.bank() == []
    missing = [c for c in t.calls() if c[1] not in t.hand(c[0])]
    t.call(*missing[0])
    assert t.kinds() == ["CALLED", "MISSED", "TURN"]
    assert t.actor == 0


@cites("portrait.r-standstill", "portrait.r-no-pass")
def test_example_22_a_standstill() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P BI-Parton-PS; fresh none",
        "PO-Whittier-S BI-Irving-PS; fresh none",
        "PO-Lowell-PS BI-Sparks-PS BI-Abbott-PS; fresh none",
    )
    idle = []
    for _ in range(4):
        t.call(2, "PO-Whittier-S")
        idle.append(int(t.s.idle))
        t.call(2, "PO-Whittier-P")
        idle.append(int(t.s.idle))
        t.call(0, "BI-Irving-P")
        idle.append(int(t.s.idle))
    assert idle == [0, 0, 0, *range(1, 10)]
    assert t.why_call(2, "PO-Whittier-S") == "stale-call"
    assert len(t.calls()) == 16
    assert (1, "PO-Whittier-S") in t.calls()
    t.call(1, "PO-Whittier-S")
    assert (2, "PO-Lowell-P") in t.calls()


@cites("portrait.books-only-advice", "portrait.r-books-only")
def test_example_23_books_only() -> None:
    t = at("pairs", *ELEVEN, books_only="on").call(1, "JO-Greeley-S")
    assert t.stacks() == []
    assert t.why_stack("JO Raymond Greeley") == "books-only"


@cites("portrait.r-dealt-no-zero", "portrait.r-which-pairs")
def test_example_24_other_stacking_options() -> None:
    poets = ["PO Holmes", "PO Longfellow", "PO Holmes Longfellow"]
    for words in poets:
        t = at("pairs", *FOUR, dealt_zero_stack="on")
        assert t.stacks() == poets
        assert t.stack(words).score() == [0, 0, 0]
    for words, points in zip(poets, (0, 0, 3), strict=True):
        t = at("pairs", *FOUR, dealt_zero_stack="on").call(1, "PO-Whittier-P")
        assert t.stack(words).score() == [points, 0, 0]
    t = at("pairs", FOUR[0] + "; missed", *FOUR[1:], dealt_zero_stack="on")
    assert t.why_stack("PO Holmes Longfellow") == "dealt-set"
    t.call(1, "PO-Whittier-P")
    assert t.stacks() == poets
    t = at("pairs", *FOUR, stack_choice="whole").call(1, "PO-Whittier-P")
    assert t.why_stack("PO Holmes") == "stack-whole"
    assert t.stacks() == ["PO Holmes Longfellow"]
    t = at("pairs", *SIX, remainder_auto="on")
    t.call(1, "JO-Greeley-S").stack("JO Raymond Greeley")
    assert t.told == [
        ("STACKED", 0, -1, "JO-Raymond-PS JO-Greeley-PS", 3),
        ("REMAINDER", 2, -1, "JO-Bennett-PS JO-Curtis-PS", 3),
    ]
    assert t.score() == [3, 0, 3]
    assert t.actor == 0
    assert t.why_stack("JO Bennett", 2) == "not-your-turn"
    assert t.why(0, stack_code("JO Bennett")) == "not-in-hand"


@cites("portrait.r-standstill", "portrait.bank-miss-draws")
def test_example_25_a_stale_call_with_the_bank() -> None:
    t = at(
        "bank",
        "PO-Holmes-P",
        "JO-Raymond-S JO-Greeley-S",
        more="bank: JO-Bennett-S PO-Longfellow-P PO-Whittier-P PO-Lowell-P JO-Curtis-S",
        stale_calls="never",
    )
    t.call(1, "PO-Lowell-P")
    assert t.hand(0) == "JO-Bennett-S PO-Holmes-P"
    assert t.denied("PO-Lowell-P") == [0, 1]
    t.call(0, "JO-Curtis-S")
    assert t.denied("PO-Lowell-P") == [0]
    assert t.denied("JO-Curtis-S") == [0, 1]
    t.call(1, "JO-Curtis-S")
    assert t.hand(0) == "JO-Bennett-S PO-Holmes-P PO-Whittier-P"
    assert len(t.bank()) == 2
    assert t.actor == 1
