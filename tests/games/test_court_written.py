"""Two whole games of Court for two, written down deal by deal and card by card."""

from __future__ import annotations

import numpy as np

from parlour.kernel.dispatch import returns, scores, value
from tests.clauses.court_play import Play, begin, flipped
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

BY_THE_TEN = (
    "0 R-Royal/1 R-Esquire",
    "0 B-Standard/1 K-Jester",
    "1 G-Jester/0 B-Knight",
    "1 B-Esquire/0 B-Royal",
    "0 K-Knight/1 R-Jester",
    "0 B-Jester/1 B-Crown",
    "1 G-Esquire/0 G-Crown",
    "0 K-Crown/1 K-Standard",
    "0 R-Standard/1 R-Crown",
    "1 K-Royal/0 K-Esquire",
    "1 G-Royal/0 G-Knight",
    "1 G-Standard/0 R-Knight",
)
CLOSED_AND_MADE = (
    "0 R-Standard/1 R-Esquire",
    "1 announce R-Royal",
    "1 pass",
    "0 B-Knight",
    "0 exchange",
    "0 announce B-Royal",
    "0 pass",
    "1 B-Esquire",
    "0 close",
    "0 K-Crown/1 K-Jester",
    "0 declare",
)
CLOSED_AND_FAILED = (
    "0 announce G-Crown",
    "0 pass",
    "1 R-Knight",
    "1 B-Royal/0 R-Jester",
    "0 close",
    "0 R-Standard/1 R-Royal",
    "1 K-Crown/0 K-Knight",
    "1 G-Esquire/0 G-Royal",
    "0 B-Esquire/1 B-Knight",
    "1 G-Jester/0 G-Knight",
    "0 B-Crown/1 K-Royal",
)


def worth(t: Play) -> tuple[float, float]:
    """What the round just ended is worth to each seat."""
    return float(value(t.s, 0)), float(value(t.s, 1))


def payoffs(t: Play) -> list[float]:
    out = np.zeros(2)
    returns(t.s, out)
    return [float(share) for share in out]


def test_a_game_of_seven_rounds_as_printed() -> None:
    t = begin()
    t.deal(DECK_1).play(*TIED)
    assert (t.points, t.s.carry, t.counts) == ((0, 0), 1, (53, 53))
    assert worth(t) == (0.0, 0.0)

    # The old dealer leads, closes at once and fails by one: three points, and the one carried.
    t.deal(DECK_9).play(*flipped(FAILED_EARLY))
    assert (t.points, t.s.carry, t.counts) == ((4, 0), 0, (10, 59))
    assert worth(t) == (1.0, -1.0)

    t.deal(DECK_14).play(*BY_THE_TEN)
    assert (t.points, t.counts) == ((4, 1), (46, 60))
    assert worth(t) == (-1 / 3, 1 / 3)

    t.deal(DECK_11).play(*flipped(CLOSED_AND_MADE))
    assert (t.points, t.counts) == ((4, 3), (23, 61))

    t.deal(DECK_15).play("1 lay-down")
    assert t.points == (4, 6)

    t.deal(DECK_13).play(*flipped(UNMADE))
    assert (t.points, t.s.carry, t.counts) == ((4, 6), 0, (47, 59))

    assert payoffs(t) == [0.0, 0.0]
    t.deal(DECK_10).play(*CLOSED_AND_FAILED)
    assert (t.points, t.counts) == ((4, 8), (59, 40))
    assert t.phase == "over"
    assert t.s.round_no == 7
    assert payoffs(t) == [-1.0, 1.0]
    assert t.event("won-game").amount == 8


def test_a_game_of_six_rounds_among_careless_players() -> None:
    t = begin(draw="manual", revoke="claim")
    # Seat 0 forgets to draw, seat 1 draws, and later throws down his hand.
    t.deal(DECK_1).play("0 G-Jester/1 R-Jester", "0 pass", "1 draw", "0 R-Standard", "1 call-draw")
    t.play("1 throw-down")
    assert t.points == (0, 1)

    # Seat 0 does not play the court colour when he must; seat 1 calls it.
    t.deal(DECK_9).play(
        "1 close",
        "1 announce K-Crown",
        "1 pass",
        "0 K-Standard",
        "1 K-Royal/0 K-Esquire",
        "1 K-Jester/0 B-Jester",
        "1 call-revoke",
    )
    assert t.points == (0, 3)
    assert t.counts == (0, 41)

    t.deal(DECK_1).play("0 declare")
    assert t.points == (0, 5)

    t.deal(DECK_15).play("0 lay-down")
    assert t.points == (3, 5)

    t.deal(FOUR_FIRST).play("0 lay-down")
    assert t.points == (6, 5)

    # A close without a couplet on the other side, one lawful reply, and a false declaration:
    # nobody calls a revoke, so three points go to seat 0.
    t.deal(DECK_9).play("1 close", "1 K-Knight/0 K-Esquire", "1 declare", "1 pass")
    assert t.phase == "revoke-window"
    assert t.points == (6, 5)
    t.play("0 pass")
    assert t.points == (9, 5)
    assert t.phase == "over"
    assert payoffs(t) == [1.0, -1.0]
    totals = np.zeros(2, np.int64)
    scores(t.s, totals)
    assert list(totals) == [9, 5]
