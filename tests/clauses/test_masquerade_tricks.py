"""Worked rounds of Masquerade: following, taking and drawing back."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.masquerade_play import RUN, at

NEXT = "masquerade.next-two"
TRICK = "masquerade.trick-three"
OWN = "masquerade.own-card-four"
FIVE = "masquerade.m1-five"


@cites(
    "masquerade.follow-higher",
    "masquerade.next-two",
    "masquerade.last-card-takes",
    "masquerade.trick-three",
    "masquerade.draw-back",
    "masquerade.own-card-four",
    "masquerade.lead-rotates",
)
def test_the_sheets_own_run() -> None:
    t = at(RUN, 3)
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
    t.draws(1, "R-6", 3)
    assert t.scored() == [(1, 4, OWN)]
    t.draws(2, "M-1", 3)
    assert t.score() == [0, 6, 2, 5]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 R-2 I-4 I-8 X-1 X-2 X-6",
        "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-1 M-3 M-7 R-1 I-2 I-6 X-4 X-7",
        "M-6 R-3 R-4 R-5 R-7 I-1 I-5 X-3",
    ]


@cites(
    "masquerade.lead-bar",
    "masquerade.r28-lead-bar",
    "masquerade.r11-masquerader-led",
    "masquerade.m1-five",
    "masquerade.m1-always-takes",
)
def test_leading_and_following_masqueraders() -> None:
    t = at(RUN, 3)
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("M-5")
    assert t.last == 4
    t.can_play(1, "M-4")
    t.play("M-4")
    assert t.last == 3
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "M-3")
    t.play("M-3")
    assert t.last == 2
    assert t.scored() == [(2, 2, NEXT)]
    t.can_play(3, "M-1")
    t.play("M-1")
    assert t.last == 0
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 5, FIVE), (3, 3, TRICK)]
    t.draws(0, "M-4", 3)
    t.draws(1, "M-6", 3)
    t.draws(2, "R-3", 3)
    assert t.score() == [0, 2, 2, 8]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-4 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-6 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-7 R-1 R-3 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-3 M-5 R-4 I-1 I-5 X-2 X-3",
    ]


@cites(
    "masquerade.next-two",
    "masquerade.m8-over-ones",
    "masquerade.r21-bridge-eight",
)
def test_the_sheets_own_pairs() -> None:
    hands = (
        "M-4 M-7 R-6 R-7 I-7 I-8 X-3 X-8",
        "M-3 M-5 R-4 R-5 I-5 I-6 X-2 X-7",
        "M-2 M-6 R-2 R-3 I-3 I-4 X-1 X-6",
        "M-1 M-8 R-1 R-8 I-1 I-2 X-4 X-5",
    )
    t = at(hands, 3)
    t.can_play(0, "M-7 R-6 R-7 I-7 I-8 X-3 X-8")
    t.play("X-3")
    assert t.last == 26
    t.can_play(1, "X-2")
    t.play("X-2")
    assert t.last == 25
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "X-1")
    t.play("X-1")
    assert t.last == 24
    assert t.scored() == [(2, 2, NEXT)]
    t.can_play(3, "M-1 M-8")
    t.play("M-8")
    assert t.last == 7
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    t.draws(0, "X-5", 3)
    t.draws(1, "I-1", 3)
    t.draws(2, "X-3", 3)
    assert t.score() == [0, 2, 2, 3]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-4 M-7 R-6 R-7 I-7 I-8 X-5 X-8",
        "M-3 M-5 R-4 R-5 I-1 I-5 I-6 X-7",
        "M-2 M-6 R-2 R-3 I-3 I-4 X-3 X-6",
        "M-1 M-8 R-1 R-8 I-2 X-1 X-2 X-4",
    ]


@cites(
    "masquerade.r05-follow-above",
    "masquerade.dealer-takes",
    "masquerade.r22-dealer-takes",
)
def test_beating_the_led_card_is_enough() -> None:
    t = at(RUN, 2, round=2)
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
    t.taken(2, by_right=False)
    t.draws(0, "R-5", 2)
    t.draws(1, "M-3", 2)
    t.draws(3, "X-7", 2)
    assert t.score() == [0, 2, 0, 0]
    assert (int(t.s.rounds), t.actor) == (2, 1)
    assert t.hands() == [
        "M-2 M-5 R-2 R-5 I-4 I-8 X-1 X-6",
        "M-3 M-4 M-8 R-8 I-3 I-7 X-5 X-8",
        "M-7 R-1 R-3 R-6 R-7 I-2 I-6 X-4",
        "M-1 M-6 R-4 I-1 I-5 X-2 X-3 X-7",
    ]


@cites(
    "masquerade.r20-next-two",
    "masquerade.dealer-takes",
)
def test_two_points_below_the_top() -> None:
    hands = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-3 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-1 R-6 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-4 R-5 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 1, round=3)
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(1, "R-3")
    t.play("R-3")
    assert t.last == 10
    t.can_play(2, "R-1 R-6")
    t.play("R-6")
    assert t.last == 13
    t.can_play(3, "R-4 R-5")
    t.play("R-5")
    assert t.last == 12
    t.taken(1, by_right=False)
    assert t.scored() == [(3, 2, NEXT)]
    t.draws(0, "R-8", 1)
    t.draws(2, "I-7", 1)
    t.draws(3, "X-8", 1)
    assert t.score() == [0, 0, 0, 2]
    assert (int(t.s.rounds), t.actor) == (3, 1)
    assert t.hands() == [
        "M-2 M-5 R-2 R-8 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-3 R-5 R-6 R-7 I-3 X-5",
        "M-3 M-7 R-1 I-2 I-6 I-7 X-4 X-7",
        "M-1 M-6 R-4 I-1 I-5 X-2 X-3 X-8",
    ]


@cites(
    "masquerade.masquerader-fallback",
    "masquerade.r06-endeavors-duty",
    "masquerade.r08-lower-card",
    "masquerade.r10-after-a-masquerader",
)
def test_a_masquerader_when_one_cannot_follow() -> None:
    t = at(RUN, 3)
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-2")
    assert t.last == 9
    t.can_play(1, "M-4 M-8")
    t.play("M-8")
    assert t.last == 7
    t.can_play(2, "R-1")
    t.play("R-1")
    assert t.last == 8
    t.can_play(3, "M-1 M-6")
    t.play("M-6")
    assert t.last == 5
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    t.draws(0, "R-1", 3)
    t.draws(1, "M-8", 3)
    assert t.scored() == [(1, 4, OWN)]
    t.draws(2, "X-3", 3)
    assert t.score() == [0, 4, 0, 3]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 R-1 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-5 I-2 I-6 X-3 X-4 X-7",
        "M-1 M-6 R-2 R-3 R-4 I-1 I-5 X-2",
    ]


@cites(
    "masquerade.m1-always-takes",
    "masquerade.r18-m1-always",
    "masquerade.m1-five",
)
def test_no_1_takes_from_the_middle() -> None:
    t = at(RUN, 0, round=2)
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
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    t.draws(2, "M-6", 3)
    t.draws(0, "R-4", 3)
    t.draws(1, "M-4", 3)
    assert t.scored() == [(1, 4, OWN)]
    assert t.score() == [0, 4, 0, 8]
    assert (int(t.s.rounds), t.actor) == (2, 3)
    assert t.hands() == [
        "M-5 R-2 R-4 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-6 M-7 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-2 R-1 R-3 I-1 I-5 X-2 X-3",
    ]


@cites(
    "masquerade.m1-five",
    "masquerade.next-two",
    "masquerade.r19-m1-five-once",
    "masquerade.r20-next-two",
)
def test_no_1_upon_no_2_is_worth_ten() -> None:
    hands = (
        "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-1 I-7 X-5 X-8",
        "M-2 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-3 R-4 I-3 I-5 X-2 X-3",
    )
    t = at(hands, 0)
    t.can_play(1, "M-8 R-6 R-8 I-1 I-7 X-5 X-8")
    t.play("I-1")
    assert t.last == 16
    t.can_play(2, "M-2 M-7")
    t.play("M-2")
    assert t.last == 1
    t.can_play(3, "M-1 M-6")
    t.play("M-1")
    assert t.last == 0
    assert t.scored() == [(3, 5, FIVE), (3, 2, NEXT)]
    t.can_play(0, "M-3 M-5")
    t.play("M-5")
    assert t.last == 4
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    t.draws(1, "R-3", 3)
    t.draws(2, "X-2", 3)
    t.draws(0, "M-5", 3)
    assert t.scored() == [(0, 4, OWN)]
    assert t.score() == [4, 0, 0, 10]
    assert (int(t.s.rounds), t.actor) == (1, 2)
    assert t.hands() == [
        "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-3 R-6 R-8 I-7 X-5 X-8",
        "M-7 R-1 R-5 I-2 I-6 X-2 X-4 X-7",
        "M-1 M-2 M-6 R-4 I-1 I-3 I-5 X-3",
    ]
