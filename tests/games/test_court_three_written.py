"""Two whole games of Court for three, written down deal by deal and card by card."""

from __future__ import annotations

import numpy as np

from parlour.kernel.dispatch import scores, value
from tests.clauses.court_play import ThreePlay, begin_three
from tests.clauses.test_court_closing import FAILED_EARLY, FOUR_FIRST
from tests.clauses.test_court_examples import (
    DECK_1,
    DECK_9,
    DECK_10,
    DECK_11,
    DECK_13,
    DECK_14,
    DECK_15,
    TIED,
    UNMADE,
)
from tests.clauses.test_court_three import seated
from tests.games.test_court_written import BY_THE_TEN, CLOSED_AND_FAILED, CLOSED_AND_MADE


def worth(t: ThreePlay) -> list[float]:
    """What the round just ended is worth to each seat."""
    return [float(value(t.s, seat)) for seat in range(3)]


def test_a_game_of_seven_rounds_as_printed() -> None:
    t = begin_three()
    t.deal(DECK_1).play(*seated(TIED, 0, 1))
    assert (t.points, t.s.carry, t.counts) == ((0, 0, 0), 1, (53, 53, 0))
    assert worth(t) == [0.0, 0.0, 0.0]

    # Seat 0 deals. Seat 1 closes at once and fails: three points for seat 2 and the one that
    # waited, and as many for the dealer.
    t.deal(DECK_9).play(*seated(FAILED_EARLY, 1, 2))
    assert (t.points, t.s.carry, t.counts) == ((4, 0, 4), 0, (0, 59, 10))
    assert worth(t) == [0.5, -1.0, 0.5]

    # Seat 1 deals, seat 2 leads, and seat 0 has sixty by the ten of the last couplet.
    t.deal(DECK_14).play(*seated(BY_THE_TEN, 2, 0))
    assert (t.points, t.counts) == ((5, 1, 4), (60, 0, 46))

    # Seat 2 deals. Seat 0 closes, makes sixty and is out; the dealer has six now.
    t.deal(DECK_11).play(*seated(CLOSED_AND_MADE, 0, 1))
    assert (t.points, t.counts) == ((7, 1, 6), (61, 23, 0))
    assert t.is_out(0)
    assert t.payoffs() == [0.0, 0.0, 0.0]

    # The deal was his next, so he deals once more.
    t.deal(DECK_13).play(*seated(UNMADE, 1, 2))
    assert (t.points, t.counts) == ((7, 1, 6), (0, 59, 47))

    # Seat 1 deals and plays; seat 2 closes and fails.
    t.deal(DECK_10).play(*seated(CLOSED_AND_FAILED, 2, 1))
    assert (t.points, t.counts) == ((7, 3, 6), (0, 40, 59))
    assert worth(t) == [0.0, 1 / 3, -1 / 3]

    # Seat 2 deals, is given the four, and is out as the second with more points than the first.
    t.deal(DECK_15).play("2 lay-down")
    assert t.points == (7, 3, 9)
    assert t.is_finished
    assert t.s.round_no == 7
    assert t.payoffs() == [1.0, -1.0, 0.0]
    assert t.event("went-out").seat == 2
    assert (t.event("won-game").seat, t.event("won-game").amount) == (0, 7)


def test_a_game_of_six_rounds_among_careless_players() -> None:
    t = begin_three(dealer=0, draw="manual", revoke="claim", stage_two_dealer="barred")
    # Seat 1 forgets to draw, seat 2 draws, and later throws down his hand; the dealer shares.
    t.deal(DECK_1).play("1 G-Jester/2 R-Jester", "1 pass", "2 draw", "1 R-Standard", "2 call-draw")
    t.play("2 throw-down")
    assert t.points == (1, 0, 1)

    # Seat 0 does not play the court colour when he must; seat 2 calls it.
    t.deal(DECK_9).play(
        "2 close",
        "2 announce K-Crown",
        "2 pass",
        "0 K-Standard",
        "2 K-Royal/0 K-Esquire",
        "2 K-Jester/0 B-Jester",
        "2 call-revoke",
    )
    assert t.points == (1, 2, 3)
    assert t.counts == (0, 0, 41)

    t.deal(DECK_1).play("0 declare")
    assert t.points == (1, 4, 5)

    # Seat 2 is out, but the next deal is seat 1's: he plays against seat 0.
    t.deal(DECK_15).play("2 lay-down")
    assert t.points == (4, 4, 8)
    t.deal(DECK_15)
    assert t.refusal("pass", 2) == "not-your-turn"
    t.play("1 lay-down")
    assert t.points == (4, 6, 8), "held at six, because he dealt"
    assert worth(t) == [-1 / 3, 1 / 3, 0.0]

    t.deal(FOUR_FIRST).play("1 lay-down")
    assert t.points == (4, 9, 8)
    assert t.is_finished
    assert t.payoffs() == [-1.0, 0.0, 1.0]
    totals = np.zeros(3, np.int64)
    scores(t.s, totals)
    assert list(totals) == [4, 9, 8]
