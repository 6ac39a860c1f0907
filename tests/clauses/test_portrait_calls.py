"""Calling: of whom, for what, and what comes of it."""

from __future__ import annotations

from parlour.games.game import Ambiguous, Unreadable
from parlour.games.portrait import events, narration
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.portrait_play import Authors, at

HANDS = (
    "JO-Raymond-P PO-Holmes-PS",
    "JO-Raymond-S JO-Greeley-PS PO-Longfellow-P",
    "JO-Bennett-PS PO-Longfellow-S PO-Whittier-P",
    "JO-Curtis-PS PO-Whittier-S PO-Lowell-PS",
)


def four(**options: str) -> Authors:
    return at("pairs", *HANDS, **options)


@cites("portrait.call-any-player")
def test_anyone_may_be_called_on() -> None:
    t = four()
    assert {seat for seat, _ in t.calls()} == {1, 2, 3}
    assert t.why(0, 3 * 64 + 33) == "no-such-seat"


@cites("portrait.call-card-not-held")
def test_nobody_calls_for_his_own_card() -> None:
    t = four()
    assert t.why_call(1, "JO-Raymond-P") == "you-hold-it"
    assert not [card for _, card in t.calls() if card in ("JO-Raymond-P", "PO-Holmes-P")]


@cites("portrait.hand-over", "portrait.r-truth")
def test_whoever_has_the_card_gives_it_up() -> None:
    t = four().call(1, "JO-Raymond-S")
    assert t.told == [
        ("CALLED", 0, 1, "JO-Raymond-S", 0),
        ("HANDED", 0, 1, "JO-Raymond-S", 0),
    ]
    assert t.hand(0) == "JO-Raymond-PS PO-Holmes-PS"
    assert t.sizes() == [4, 3, 4, 5]
    assert t.masks(events.HANDED) == [(int(ALL), int(ALL))]


@cites("portrait.hit-continue")
def test_an_answered_caller_goes_on() -> None:
    t = four().call(1, "JO-Raymond-S")
    assert t.actor == 0
    t.call(3, "JO-Curtis-P").call(1, "JO-Greeley-P")
    assert t.actor == 0


@cites("portrait.miss-passes", "portrait.r-next-left")
def test_a_call_in_vain_ends_the_turn() -> None:
    t = four().call(3, "JO-Raymond-S")
    assert t.kinds() == ["CALLED", "MISSED", "TURN"]
    assert t.actor == 1
    t.call(3, "JO-Raymond-P")
    assert t.actor == 2


@cites("portrait.r-next-left", "portrait.r-empty-hand")
def test_seats_without_cards_are_passed_over() -> None:
    t = at("pairs", "JO-Raymond-P", "nothing", "JO-Raymond-S JO-Greeley-P", "JO-Greeley-S")
    t.call(3, "JO-Greeley-P")
    assert t.actor == 2
    assert t.why_call(1, "JO-Greeley-S") == "empty-hand"


@cites("portrait.must-hold-group")
def test_a_card_of_the_group_must_be_in_hand() -> None:
    t = at("pairs", "JO-Raymond-P", "JO-Raymond-S PO-Holmes-P", "PO-Holmes-S")
    assert t.why_call(2, "PO-Holmes-S") == "no-card-of-group"
    assert t.calls() == [(1, "JO-Raymond-S"), (2, "JO-Raymond-S")]


@cites("portrait.r-callable")
def test_what_lies_on_the_table_is_not_called_for() -> None:
    t = at("pairs", "JO-Raymond-P", "JO-Raymond-S PO-Holmes-P", "PO-Holmes-S")
    assert t.why_call(1, "JO-Greeley-S") == "on-table"


@cites("portrait.r-empty-hand")
def test_an_empty_hand_is_not_called_on_and_its_turn_passes() -> None:
    t = at(
        "pairs",
        "JO-Raymond-P JO-Greeley-P",
        "JO-Raymond-S JO-Greeley-S PO-Holmes-P",
        "PO-Holmes-S",
        "nothing",
    )
    assert t.why_call(3, "JO-Greeley-S") == "empty-hand"
    t.call(1, "JO-Raymond-S", "JO-Greeley-S")
    assert t.told[2:] == [
        ("SETTLED", 0, -1, "JO-Raymond-PS JO-Greeley-PS", 3),
        ("OUT", 0, -1, "", 0),
        ("TURN", 1, -1, "", 0),
    ]
    assert t.actor == 1


@cites("portrait.call-order")
def test_a_call_is_spoken_group_first() -> None:
    assert narration.spoken(0, 35) == "Journalists, the sketch of Greeley"
    assert narration.spoken(1, 34) == "Journalists, Greeley"


@cites("portrait.one-card-per-call", "portrait.r-double-call")
def test_a_call_for_two_cards_is_no_call_even_where_form_matters() -> None:
    for options in ({}, {"call_form": "loss_of_call"}):
        t = four(**options)
        refused = ""
        try:
            t.game.words.read(t.s, 0, "call 1: JO-Greeley-P JO-Greeley-S")
        except Unreadable as mistake:
            refused = mistake.code
        assert refused == "one-card-only"


@cites("portrait.r-call-form")
def test_what_is_said_is_taken_as_it_is_said() -> None:
    t = four(call_form="loss_of_call")
    read = t.game.words.read
    greeley_s, lost = 35, 568 + 35
    assert read(t.s, 0, "call 1: Journalists, the sketch of Greeley") == greeley_s
    assert read(t.s, 0, "call 1: Journalists, Greeley, sketch") == greeley_s
    assert read(t.s, 0, "call 1: the sketch of Greeley") == lost
    assert read(t.s, 0, "call 1: Greeley, Journalists, sketch") == lost
    # He lacks both and left out which: the portrait.
    assert read(t.s, 0, "call 1: Journalists, Greeley") == 568 + 34
    # Of Raymond he lacks the sketch alone.
    assert read(t.s, 0, "call 1: Journalists, Raymond") == 568 + 33
    for wrong in ("call 1: Poets, the sketch of Greeley", "call 1: Journalists, the sketch"):
        code = ""
        try:
            read(t.s, 0, wrong)
        except Unreadable as mistake:
            code = mistake.code
        assert code == "no-such-card"
    # Without the house rule the order is free, and a kind left out is asked for.
    t = four()
    assert read(t.s, 0, "call 1: Greeley, Journalists, sketch") == greeley_s
    asked = False
    try:
        read(t.s, 0, "call 1: Journalists, Greeley")
    except Ambiguous:
        asked = True
    assert asked
    assert read(t.s, 0, "call 1: Journalists, Raymond") == 33
    assert t.why(0, lost) == "bad-call-off"
    assert 568 + 33 in four(call_form="loss_of_call").legal()


@cites("portrait.call-order-penalty")
def test_a_lost_call_is_not_answered_and_loses_the_turn() -> None:
    t = four(call_form="loss_of_call").lose(1, "JO-Raymond-S")
    assert t.told == [("LOST", 0, 1, "JO-Raymond-S", 0), ("TURN", 1, -1, "", 0)]
    assert t.actor == 1
    assert t.hand(1) == "JO-Raymond-S JO-Greeley-PS PO-Longfellow-P"
    assert t.denied("JO-Raymond-S") == [0]
    assert not t.is_fresh(0)
    assert int(t.s.missed[0]) == 1


@cites("portrait.r-call-form")
def test_a_bad_call_must_be_one_that_would_have_been_legal() -> None:
    t = four(call_form="loss_of_call")
    assert t.why(0, 568 + 32) == "you-hold-it"
    assert t.why(0, 568 + 64 * 3 + 33) == "no-such-seat"
    assert t.why(0, 568 + 0) == "on-table"
    assert [code - 568 for code in t.legal() if code >= 568] == [
        code for code in t.legal() if code < 448
    ]


@cites("portrait.r-no-pass")
def test_a_call_that_must_fail_is_a_lawful_call() -> None:
    t = four().call(3, "JO-Raymond-S").call(3, "JO-Raymond-P").call(3, "JO-Raymond-P")
    t.call(2, "JO-Raymond-P")
    assert t.actor == 0
    assert t.denied("JO-Raymond-S") == [0, 3]
    t.call(3, "JO-Raymond-S")
    assert t.actor == 1


@cites("portrait.r-standstill")
def test_stale_calls_may_be_barred_from_the_first() -> None:
    t = four(stale_calls="never").call(3, "JO-Raymond-S")
    t.call(3, "PO-Whittier-P").call(3, "PO-Holmes-P").call(1, "JO-Raymond-P")
    assert t.actor == 0
    assert t.why_call(3, "JO-Raymond-S") == "stale-call"
    assert (3, "JO-Raymond-S") not in t.calls()
    assert (2, "JO-Raymond-S") in t.calls()


@cites("portrait.r-standstill")
def test_a_standstill_bars_calls_in_bad_form_as_well() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P BI-Parton-PS; fresh none",
        "PO-Whittier-S BI-Irving-PS; fresh none",
        "PO-Lowell-PS BI-Sparks-PS BI-Abbott-PS; fresh none",
        more="idle: 8\nseat 2 lacks: PO-Whittier-S\nseat 0 lacks: PO-Whittier-S",
        call_form="loss_of_call",
    )
    assert t.why(0, 568 + 53) == ""
    # The ninth idle turn: nothing is learnt by a call whose answer all know.
    t.call(2, "PO-Whittier-S")
    assert int(t.s.idle) == 9
    assert t.why(1, 568 + 8) == "on-table"
    assert t.why(1, 568 + 0) == "stale-call"
    assert t.why(1, 0) == ""
    # A turn in which something is learnt begins the count anew.
    t.call(2, "PO-Whittier-P")
    assert int(t.s.idle) == 0


@cites("portrait.r-standstill")
def test_a_hit_on_a_card_that_all_can_place_teaches_nothing() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P BI-Parton-P",
        "PO-Whittier-S BI-Parton-S",
        "PO-Lowell-PS BI-Irving-PS",
        more=(
            "shown: BI-Parton-S\n"
            "seat 0 lacks: BI-Parton-S PO-Whittier-S\n"
            "seat 2 lacks: BI-Parton-S PO-Whittier-S"
        ),
    )
    t.call(1, "BI-Parton-S").call(2, "PO-Whittier-S")
    assert int(t.s.idle) == 1
    assert t.denied("BI-Parton-S") == [1, 2]


@cites("portrait.r-end", "portrait.score-kept")
def test_the_game_ends_with_the_last_card_on_the_table() -> None:
    t = at("pairs", "JO-Raymond-P; score 3", "JO-Raymond-S; score 10")
    t.call(1, "JO-Raymond-S")
    assert t.actor == OVER
    assert t.why(0, 0) == "game-over"
    assert t.score() == [3, 10]
    assert t.returns() == [-0.5, 0.5]


def test_a_number_that_is_no_move() -> None:
    t = four()
    assert t.why(0, -1) == "no-such-action"
    assert t.why(0, 1016) == "no-such-action"
    assert t.why(1, 0) == "not-your-turn"


def test_what_a_call_tells_of_the_caller() -> None:
    """All know that he lacks the card, and that he has one of the group which nobody saw."""
    t = four().call(3, "JO-Raymond-S")
    assert t.denied("JO-Raymond-S") == [0, 3]
    assert int(t.s.proved[0]) == 1 << 8
    t.call(0, "JO-Raymond-P")
    # The Raymond he called with is gone, and with it the proof.
    assert int(t.s.proved[0]) == 0
    assert t.denied("JO-Raymond-P") == [0, 2, 3]
