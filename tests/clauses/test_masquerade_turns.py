"""Worked rounds of Masquerade: exchanges, passes and the end of a game."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.masquerade_play import BARE, RUN, at

NEXT = "masquerade.next-two"
TRICK = "masquerade.trick-three"
OWN = "masquerade.own-card-four"
POINT = "masquerade.exchange-point"


@cites(
    "masquerade.exchange-right",
    "masquerade.exchange-point",
    "masquerade.r13-exchange-how",
    "masquerade.r15-after-exchange",
)
def test_an_exchange_that_helps() -> None:
    t = at(BARE, 3, m1=True)
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-2")
    assert t.last == 9
    t.can_exchange(1, "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8")
    t.exchange("I-7")
    assert t.last == 54
    t.draw("M-7")
    t.swapped(1, "I-7", 2, "M-7")
    assert t.scored() == [(2, 1, POINT)]
    t.can_play(1, "M-7")
    t.play("M-7")
    assert t.last == 6
    t.can_play(2, "R-1")
    t.play("R-1")
    assert t.last == 8
    t.can_play(3, "M-1 M-6")
    t.play("M-1")
    assert t.last == 0
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    t.draws(0, "M-6", 3)
    t.draws(1, "R-4", 3)
    t.draws(2, "R-1", 3)
    assert t.scored() == [(2, 4, OWN)]
    assert t.score() == [0, 0, 5, 3]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 M-6 R-7 I-4 I-8 X-1 X-6",
        "R-4 R-6 R-8 I-3 I-6 X-5 X-7 X-8",
        "M-3 M-4 M-8 R-1 R-5 I-2 I-7 X-4",
        "M-1 M-7 R-2 R-3 I-1 I-5 X-2 X-3",
    ]


@cites(
    "masquerade.pass-unable",
    "masquerade.r12-exchange-when",
    "masquerade.r15-after-exchange",
    "masquerade.r16-short-round",
    "masquerade.draw-back",
)
def test_an_exchange_that_fails() -> None:
    hands = (
        "R-2 R-7 I-4 I-5 I-8 X-1 X-2 X-6",
        "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
        "M-2 M-3 M-5 M-7 R-1 R-5 I-2 I-6",
        "M-6 R-3 R-4 I-1 X-3 X-4 X-7 X-8",
    )
    t = at(hands, 1)
    t.can_play(2, "M-5 M-7 R-1 R-5 I-2 I-6")
    t.play("R-1")
    assert t.last == 8
    t.can_play(3, "M-6")
    t.play("M-6")
    assert t.last == 5
    t.can_exchange(0, "R-2 R-7 I-4 I-5 I-8 X-1 X-2 X-6")
    t.exchange("X-2")
    assert t.last == 57
    t.draw("R-8")
    t.swapped(0, "X-2", 1, "R-8")
    assert t.scored() == [(1, 1, POINT)]
    assert t.passed_by_force()
    t.can_play(1, "M-1 M-4 M-8")
    t.play("M-4")
    assert t.last == 3
    t.taken(1, by_right=True)
    assert t.scored() == [(1, 3, TRICK)]
    t.draws(2, "M-8", 1)
    t.draws(3, "I-3", 1)
    assert t.score() == [0, 4, 0, 0]
    assert (int(t.s.rounds), t.actor) == (1, 3)
    assert t.hands() == [
        "R-2 R-7 R-8 I-4 I-5 I-8 X-1 X-6",
        "M-1 M-4 M-6 R-1 R-6 I-7 X-2 X-5",
        "M-2 M-3 M-5 M-7 M-8 R-5 I-2 I-6",
        "R-3 R-4 I-1 I-3 X-3 X-4 X-7 X-8",
    ]


@cites(
    "masquerade.pass-unable",
    "masquerade.r17-last-card",
    "masquerade.r16-short-round",
    "masquerade.trick-to-hand",
)
def test_the_last_seat_passes() -> None:
    hands = (
        "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
        "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
        "M-3 M-7 R-1 R-5 I-1 I-2 X-2 X-6",
        "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
    )
    t = at(hands, 3)
    t.can_play(0, "M-5 M-6 R-2 R-7 I-4 I-8 X-1")
    t.play("I-4")
    assert t.last == 19
    t.can_play(1, "I-3")
    t.play("I-3")
    assert t.last == 18
    assert t.scored() == [(1, 2, NEXT)]
    t.can_play(2, "I-1 I-2")
    t.play("I-2")
    assert t.last == 17
    assert t.scored() == [(2, 2, NEXT)]
    t.can_exchange(3, "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8")
    t.pass_turn()
    assert t.last == 64
    t.taken(2, by_right=True)
    assert t.scored() == [(2, 3, TRICK)]
    t.draws(0, "I-4", 2)
    assert t.scored() == [(0, 4, OWN)]
    t.draws(1, "M-7", 2)
    assert t.score() == [4, 2, 5, 0]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
        "M-1 M-4 M-7 M-8 R-6 R-8 I-7 X-5",
        "M-3 R-1 R-5 I-1 I-2 I-3 X-2 X-6",
        "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
    ]


@cites(
    "masquerade.dealer-takes",
    "masquerade.dealer-draw-back",
    "masquerade.r22-dealer-takes",
    "masquerade.r26-constant-hands",
)
def test_the_dealer_takes_what_he_had_no_part_in() -> None:
    hands = (
        "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
        "M-1 M-4 M-8 R-6 R-8 I-2 I-7 X-5",
        "M-3 M-7 R-1 R-5 I-1 I-3 X-2 X-6",
        "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
    )
    t = at(hands, 3)
    t.can_play(0, "M-5 M-6 R-2 R-7 I-4 I-8 X-1")
    t.play("I-4")
    assert t.last == 19
    t.can_play(1, "I-2")
    t.play("I-2")
    assert t.last == 17
    t.can_play(2, "I-1 I-3")
    t.play("I-3")
    assert t.last == 18
    t.can_exchange(3, "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8")
    t.pass_turn()
    assert t.last == 64
    t.taken(3, by_right=False)
    t.draws(0, "X-8", 3)
    t.draws(1, "I-2", 3)
    assert t.scored() == [(1, 4, OWN)]
    t.draws(2, "R-4", 3)
    assert t.score() == [0, 4, 0, 0]
    assert (int(t.s.rounds), t.actor) == (1, 1)
    assert t.hands() == [
        "M-2 M-5 M-6 R-2 R-7 I-8 X-1 X-8",
        "M-1 M-4 M-8 R-6 R-8 I-2 I-7 X-5",
        "M-3 M-7 R-1 R-4 R-5 I-1 X-2 X-6",
        "R-3 I-3 I-4 I-5 I-6 X-3 X-4 X-7",
    ]


@cites(
    "masquerade.exchange-point",
    "masquerade.game-32",
    "masquerade.r30-end-at-once",
)
def test_the_neighbour_wins_by_an_exchange() -> None:
    t = at(BARE, 3, scores="20 30 31 12")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-2")
    assert t.last == 9
    t.can_exchange(1, "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8")
    t.exchange("X-8")
    assert t.last == 63
    t.draw("M-4")
    t.swapped(1, "X-8", 2, "M-4")
    assert t.scored() == [(2, 1, POINT)]
    assert t.over
    assert t.score() == [20, 30, 32, 12]
    assert (int(t.s.winner), t.next_dealer()) == (2, 2)


@cites(
    "masquerade.game-32",
    "masquerade.r30-end-at-once",
    "masquerade.winner-deals",
)
def test_the_game_ends_in_mid_round() -> None:
    t = at(RUN, 3, scores="31 30 31 31")
    t.can_play(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6")
    t.play("R-7")
    assert t.last == 14
    t.can_play(1, "R-6")
    t.play("R-6")
    assert t.last == 13
    assert t.scored() == [(1, 2, NEXT)]
    assert t.over
    assert t.score() == [31, 32, 31, 31]
    assert (int(t.s.winner), t.next_dealer()) == (1, 1)


@cites(
    "masquerade.trick-three",
    "masquerade.r30-end-at-once",
    "masquerade.r31-over-target",
)
def test_three_points_before_the_draws() -> None:
    t = at(RUN, 3, scores="28 10 10 30")
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
    t.play("R-3")
    assert t.last == 10
    t.taken(3, by_right=True)
    assert t.scored() == [(3, 3, TRICK)]
    assert t.over
    assert t.score() == [28, 12, 12, 33]
    assert (int(t.s.winner), t.next_dealer()) == (3, 3)


@cites(
    "masquerade.own-card-four",
    "masquerade.r23-draw-back",
    "masquerade.r30-end-at-once",
)
def test_the_earlier_player_draws_first() -> None:
    t = at(RUN, 2, round=2, scores="28 28 5 5")
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
    t.draws(0, "R-7", 2)
    assert t.scored() == [(0, 4, OWN)]
    assert t.over
    assert t.score() == [32, 30, 5, 5]
    assert (int(t.s.winner), t.next_dealer()) == (0, 0)
