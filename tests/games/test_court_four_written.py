"""Two whole games of Court for four, written down deal by deal and card by card."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from parlour.kernel.dispatch import scores, value
from tests.clauses.court_play import FourPlay, begin_four
from tests.clauses.test_court_four import COUPLETS_20, EXAMPLE_20
from tests.clauses.test_court_four_counting import CAPTURED_22

SWEPT = (
    "R-Crown R-Royal R-Knight R-Esquire R-Jester G-Crown B-Crown K-Crown",
    "R-Standard G-Royal G-Knight G-Esquire B-Royal B-Knight K-Royal K-Knight",
    "R-Retainer G-Standard G-Jester B-Esquire B-Standard B-Jester K-Esquire K-Standard",
    "G-Retainer G-Serf B-Retainer B-Serf K-Jester K-Retainer K-Serf R-Serf",
)
"""Red is court, and the first hand can take every double couplet."""
SWEEPING = (
    "0 R-Crown/1 R-Standard/2 R-Retainer/3 R-Serf",
    "0 R-Royal/1 G-Esquire/2 G-Jester/3 G-Serf",
    "0 R-Knight/1 G-Knight/2 B-Jester/3 B-Serf",
    "0 R-Esquire/1 B-Knight/2 K-Standard/3 K-Serf",
    "0 R-Jester/1 K-Knight/2 B-Standard/3 K-Retainer",
    "0 G-Crown/1 G-Royal/2 G-Standard/3 G-Retainer",
    "0 B-Crown/1 B-Royal/2 B-Esquire/3 B-Retainer",
    "0 K-Crown/1 K-Royal/2 K-Esquire/3 K-Jester",
)


def dealt(t: FourPlay, hands: tuple[str, ...]) -> FourPlay:
    """Deal these hands, the first to the dealer's left."""
    split = [hand.split() for hand in hands]
    return t.deal(" ".join(card for four in zip(*split, strict=True) for card in four))


def from_left(moves: Iterable[str], first: int) -> list[str]:
    """The moves of a round in which this seat leads first."""
    return [
        "/".join(f"{(int(part[0]) + first) % 4}{part[1:]}" for part in move.split("/"))
        for move in moves
    ]


def worth(t: FourPlay) -> list[float]:
    """What the round just ended is worth to each seat."""
    return [float(value(t.s, seat)) for seat in range(4)]


def test_a_game_of_five_rounds_as_printed() -> None:
    t = begin_four()
    dealt(t, EXAMPLE_20).play(*COUPLETS_20)
    assert (t.points, t.counts) == ((1, 1), (36, 70))
    assert worth(t) == [0.0] * 4

    # Seat 0 deals, and seat 1 takes every double couplet: three points and the Standard's.
    dealt(t, SWEPT).play(*from_left(SWEEPING, 1))
    assert (t.points, t.counts) == ((1, 5), (0, 106))
    assert worth(t) == [-1.0, 1.0, -1.0, 1.0]

    dealt(t, SWEPT).play(*from_left(SWEEPING, 2))
    assert (t.points, t.counts) == ((5, 5), (106, 0))

    dealt(t, EXAMPLE_20).play(*from_left(COUPLETS_20, 3))
    assert (t.points, t.counts) == ((6, 6), (70, 36))
    assert t.payoffs() == [0.0] * 4

    # Seat 3 deals again. Seat 2 takes the Standard in the second double couplet.
    dealt(t, CAPTURED_22).play("0 K-Serf/1 K-Knight/2 R-Jester/3 K-Standard")
    t.play("1 G-Standard/2 G-Crown/3 G-Jester/0 G-Knight")
    assert t.points == (7, 6)
    assert t.is_finished
    assert t.s.round_no == 5
    assert t.payoffs() == [1.0, -1.0, 1.0, -1.0]
    assert worth(t) == [0.25, -0.25, 0.25, -0.25]
    totals = np.zeros(4, np.int64)
    scores(t.s, totals)
    assert list(totals) == [7, 6, 7, 6]


def test_a_game_of_four_rounds_with_mistakes_and_announcements() -> None:
    t = begin_four(dealer=0, revoke="claim", four_announce="on")
    # Seat 2 holds Red and throws Black; seat 3 sees it.
    dealt(t, EXAMPLE_20).play("1 R-Serf/2 K-Knight", "3 call-revoke")
    assert t.points == (0, 2)

    # Seat 2 announces thirty and takes everything; all are asked before it is entered.
    dealt(t, SWEPT).play("2 announce R-Crown", "3 R-Standard/0 R-Retainer/1 R-Serf")
    assert (t.points, t.counts) == ((1, 2), (11 + 30, 0))
    t.play(*from_left(SWEEPING[1:], 2))
    assert (t.phase, t.counts) == ("revoke-window", (136, 0))
    t.play("2 pass", "3 call-revoke", "0 call-revoke", "1 pass")
    assert t.points == (4, 2)
    assert worth(t) == [1.0, -1.0, 1.0, -1.0]

    # Everybody plays by the rules, and nobody says otherwise.
    dealt(t, EXAMPLE_20).play(*from_left(COUPLETS_20, 3))
    t.play("3 pass", "0 pass", "1 pass", "2 pass")
    assert t.points == (5, 3)

    dealt(t, SWEPT).play(*SWEEPING)
    assert t.points == (6, 3)
    t.play("0 pass", "1 pass", "2 pass", "3 pass")
    assert t.points == (9, 3)
    assert t.is_finished
    assert t.payoffs() == [1.0, -1.0, 1.0, -1.0]
