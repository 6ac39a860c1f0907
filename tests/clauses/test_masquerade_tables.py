"""Worked rounds of Masquerade: tables of eight, and house rules."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.masquerade_play import BARE, RUN, at, dealt, pack_for

NEXT = "masquerade.next-two"
TRICK = "masquerade.trick-three"
OWN = "masquerade.own-card-four"
FIVE = "masquerade.m1-five"
POINT = "masquerade.exchange-point"


@cites(
    "masquerade.players",
    "masquerade.r20-next-two",
    "masquerade.r17-last-card",
    "masquerade.dealer-takes",
    "masquerade.r23-draw-back",
)
def test_eight_play_a_full_round() -> None:
    hands = (
        "R-5 I-6 X-7 X-8",
        "M-1 M-4 R-4 I-8",
        "R-7 I-7 X-5 X-6",
        "M-8 R-3 R-8 I-4",
        "M-2 M-3 I-5 X-4",
        "M-7 R-2 I-3 X-3",
        "M-6 R-6 I-2 X-2",
        "M-5 R-1 I-1 X-1",
    )
    t = at(hands, 1)
    t.can_play(2, "R-7 I-7 X-5 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(3, "R-3")
    t.play("R-3")
    assert t.last == 10
    t.can_play(4, "M-2 M-3")
    t.play("M-2")
    assert t.last == 1
    t.can_play(5, "R-2")
    t.play("R-2")
    assert t.last == 9
    t.can_play(6, "R-6")
    t.play("R-6")
    assert t.last == 13
    t.can_play(7, "R-1")
    t.play("R-1")
    assert t.last == 8
    t.can_play(0, "R-5")
    t.play("R-5")
    assert t.last == 12
    t.can_play(1, "R-4")
    t.play("R-4")
    assert t.last == 11
    t.taken(1, by_right=False)
    assert t.scored() == [(1, 2, NEXT)]
    t.draws(2, "R-6", 1)
    t.draws(3, "I-8", 1)
    t.draws(4, "R-7", 1)
    t.draws(5, "M-1", 1)
    t.draws(6, "R-2", 1)
    t.draws(7, "M-4", 1)
    t.draws(0, "R-5", 1)
    assert t.scored() == [(0, 4, OWN)]
    assert t.score() == [4, 2, 0, 0, 0, 0, 0, 0]
    assert (int(t.s.rounds), t.actor) == (1, 3)
    assert t.hands() == [
        "R-5 I-6 X-7 X-8",
        "M-2 R-1 R-3 R-4",
        "R-6 I-7 X-5 X-6",
        "M-8 R-8 I-4 I-8",
        "M-3 R-7 I-5 X-4",
        "M-1 M-7 I-3 X-3",
        "M-6 R-2 I-2 X-2",
        "M-4 M-5 I-1 X-1",
    ]


@cites(
    "masquerade.r29-blocked-lead",
    "masquerade.r28-lead-bar",
    "masquerade.lead-rotates",
    "masquerade.r16-short-round",
)
def test_a_blocked_lead_at_a_table_of_eight() -> None:
    hands = (
        "R-4 I-6 X-7 X-8",
        "M-1 M-2 M-3 M-4",
        "R-5 I-7 X-5 X-6",
        "M-8 R-3 R-8 I-4",
        "R-7 I-5 I-8 X-4",
        "M-7 R-2 I-3 X-3",
        "M-6 R-6 I-2 X-2",
        "M-5 R-1 I-1 X-1",
    )
    t = dealt(pack_for(hands, 0), 8, 0)
    assert t.kinds()[-1] == "BLOCKED"
    t.can_play(2, "R-5 I-7 X-5 X-6")
    t.play("R-5")
    assert t.last == 12
    t.can_play(3, "R-3")
    t.play("R-3")
    assert t.last == 10
    t.can_exchange(4, "R-7 I-5 I-8 X-4")
    t.exchange("R-7")
    assert t.last == 46
    t.draw("X-3")
    t.swapped(4, "R-7", 5, "X-3")
    assert t.scored() == [(5, 1, POINT)]
    assert t.passed_by_force()
    t.can_play(5, "R-2")
    t.play("R-2")
    assert t.last == 9
    assert t.scored() == [(5, 2, NEXT)]
    t.can_play(6, "M-6")
    t.play("M-6")
    assert t.last == 5
    t.can_play(7, "R-1")
    t.play("R-1")
    assert t.last == 8
    t.can_play(0, "R-4")
    t.play("R-4")
    assert t.last == 11
    t.taken(0, by_right=False)
    t.draws(2, "I-6", 0)
    t.draws(3, "R-3", 0)
    assert t.scored() == [(3, 4, OWN)]
    t.draws(5, "X-7", 0)
    t.draws(6, "M-6", 0)
    assert t.scored() == [(6, 4, OWN)]
    t.draws(7, "R-5", 0)
    assert t.score() == [0, 0, 0, 4, 0, 3, 4, 0]
    assert (int(t.s.rounds), t.actor) == (1, 2)
    assert t.hands() == [
        "R-1 R-2 R-4 X-8",
        "M-1 M-2 M-3 M-4",
        "I-6 I-7 X-5 X-6",
        "M-8 R-3 R-8 I-4",
        "I-5 I-8 X-3 X-4",
        "M-7 R-7 I-3 X-7",
        "M-6 R-6 I-2 X-2",
        "M-5 R-5 I-1 X-1",
    ]


@cites(
    "masquerade.r05-follow-above",
)
def test_by_option_the_best_card_must_be_beaten() -> None:
    t = at(RUN, 2, round=2, follow_above="top")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(1, "R-6")
    t.play("R-6")
    assert t.last == 13
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "R-1 R-5")
    t.play("R-1")
    assert t.last == 8
    assert t.score() == [0, 2, 0, 0]
    t.can_play(3, "M-1 M-6")


@cites(
    "masquerade.r08-lower-card",
)
def test_by_option_a_low_card_is_the_last_resort() -> None:
    t = at(BARE, 3, lower_follow="last-resort")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-2")
    assert t.last == 9
    assert t.score() == [0, 0, 0, 0]
    t.can_play(1, "R-6 R-8")


@cites(
    "masquerade.r13-exchange-how",
)
def test_by_option_both_choose() -> None:
    t = at(BARE, 3, exchange="both-choose")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-2")
    assert t.last == 9
    t.can_exchange(1, "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8")
    t.exchange("I-7")
    assert t.last == 54
    t.can_give(2, "M-3 M-4 M-7 M-8 R-1 R-5 I-2 X-4")
    t.give("I-2")
    assert t.last == 82
    t.swapped(1, "I-7", 2, "I-2")
    assert t.scored() == [(2, 1, POINT)]
    assert t.passed_by_force()
    assert t.score() == [0, 0, 1, 0]
    t.can_play(2, "R-1")


@cites(
    "masquerade.r30-end-at-once",
)
def test_by_option_a_shared_lead_plays_on() -> None:
    t = at(RUN, 3, scores="3 30 30 27", end_check="round-end")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(1, "R-6")
    t.play("R-6")
    assert t.last == 13
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "R-1 R-5")
    t.play("R-5")
    assert t.last == 12
    assert t.scored() == [(2, 2, NEXT)]
    t.can_play(3, "R-3 R-4")
    t.play("R-4")
    assert t.last == 11
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 2, NEXT), (3, 3, TRICK)]
    t.draws(0, "X-2", 3)
    t.draws(1, "M-6", 3)
    t.draws(2, "M-1", 3)
    assert t.score() == [3, 32, 32, 32]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 R-2 I-4 I-8 X-1 X-2 X-6",
        "M-4 M-6 M-8 R-8 I-3 I-7 X-5 X-8",
        "M-1 M-3 M-7 R-1 I-2 I-6 X-4 X-7",
        "R-3 R-4 R-5 R-6 R-7 I-1 I-5 X-3",
    ]


@cites(
    "masquerade.r17-last-card",
)
def test_by_option_the_highest_takes() -> None:
    t = at(RUN, 2, round=2, taker="highest")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(1, "R-6")
    t.play("R-6")
    assert t.last == 13
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "R-1 R-5")
    t.play("R-1")
    assert t.last == 8
    t.can_play(3, "R-3 R-4")
    t.play("R-3")
    assert t.last == 10
    t.taken(2, by_right=True)
    assert t.scored() == [(2, 3, TRICK)]
    t.draws(0, "R-5", 2)
    t.draws(1, "M-3", 2)
    t.draws(3, "X-7", 2)
    assert t.score() == [0, 2, 3, 0]
    assert (int(t.s.rounds), t.actor) == (2, 1)
    assert t.hands() == [
        "M-2 M-5 R-2 R-5 I-4 I-8 X-1 X-6",
        "M-3 M-4 M-8 R-8 I-3 I-7 X-5 X-8",
        "M-7 R-1 R-3 R-6 R-7 I-2 I-6 X-4",
        "M-1 M-6 R-4 I-1 I-5 X-2 X-3 X-7",
    ]


@cites(
    "masquerade.r18-m1-always",
)
def test_by_option_no_1_takes_as_others_do() -> None:
    t = at(RUN, 0, round=2, m1_takes="as-others")
    t.can_play(2, "M-7 R-1 R-5 I-2 I-6 X-4 X-7")
    t.play("R-1")
    assert t.last == 8
    t.can_play(3, "M-1 M-6")
    t.play("M-1")
    assert t.last == 0
    assert t.scored() == [(3, 5, FIVE)]
    t.can_play(0, "M-2 M-5")
    t.play("M-2")
    assert t.last == 1
    t.can_play(1, "M-4 M-8")
    t.play("M-4")
    assert t.last == 3
    t.taken(0, by_right=False)
    t.draws(2, "X-6", 0)
    t.draws(3, "R-7", 0)
    t.draws(1, "I-8", 0)
    assert t.score() == [0, 0, 0, 5]
    assert (int(t.s.rounds), t.actor) == (2, 3)
    assert t.hands() == [
        "M-1 M-2 M-4 M-5 R-1 R-2 I-4 X-1",
        "M-8 R-6 R-8 I-3 I-7 I-8 X-5 X-8",
        "M-3 M-7 R-5 I-2 I-6 X-4 X-6 X-7",
        "M-6 R-3 R-4 R-7 I-1 I-5 X-2 X-3",
    ]
