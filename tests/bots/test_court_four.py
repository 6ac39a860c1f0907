"""Partners at Court for four play for one another."""

from __future__ import annotations

import numpy as np

from parlour.bots.steady import steady, steady_play
from parlour.games.catalogue import game
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import hide, legal
from parlour.kernel.flat import copy
from tests.clauses.court_play import FourPlay, begin_four, move_of, position_of
from tests.clauses.test_court_four import EXAMPLE_20
from tests.clauses.test_court_four_table import PAIR

GAME = game("court-four")
steady_play(GAME)


def chosen(t: FourPlay) -> str:
    """What a steady player does with what he may know."""
    h = copy(t.s)
    hide(t.s, t.turn, h)
    codes = np.zeros(GAME.most_legal, np.int64)
    n = int(legal(h, codes))
    return move_of(int(steady(h, t.turn, codes, n, rng_of(1))))


def at(text: str, **options: str) -> FourPlay:
    found: FourPlay = position_of(FourPlay, text, **options)
    return found


def test_a_sure_couplet_of_the_partner_gets_honours_and_no_court_card() -> None:
    # Seat 2 has led the highest Blue there is; seat 3 follows; seat 0 is without Blue.
    t = at(
        "court colour: Gold\nleader: 2\ntable: B-Crown B-Serf\n"
        "hand 0: G-Serf R-Crown K-Serf R-Jester\nhand 1: B-Knight B-Retainer K-Crown R-Serf\n"
        "hand 2: B-Royal K-Royal R-Royal\nhand 3: K-Knight R-Knight K-Jester"
    )
    assert (t.turn, chosen(t)) == (0, "R-Crown")


def test_the_last_player_leaves_a_couplet_to_his_partner() -> None:
    t = at(
        "court colour: Gold\nleader: 1\ntable: R-Serf R-Royal R-Jester\n"
        "hand 0: G-Crown K-Royal K-Serf\nhand 1: B-Knight K-Knight\nhand 2: B-Royal K-Esquire\n"
        "hand 3: B-Serf K-Jester"
    )
    assert (t.turn, chosen(t)) == (0, "K-Royal")


def test_honours_of_the_others_are_taken_with_a_small_court_card() -> None:
    t = at(
        "court colour: Gold\nleader: 1\ntable: R-Crown R-Jester R-Serf\n"
        "hand 0: G-Crown G-Serf K-Royal\nhand 1: B-Knight K-Knight\nhand 2: B-Royal K-Esquire\n"
        "hand 3: B-Serf K-Jester"
    )
    assert (t.turn, chosen(t)) == (0, "G-Serf")
    # But not for nothing.
    t = at(
        "court colour: Gold\nleader: 1\ntable: R-Standard R-Jester R-Serf\n"
        "hand 0: G-Crown G-Serf K-Serf\nhand 1: B-Knight K-Knight\nhand 2: B-Royal K-Esquire\n"
        "hand 3: B-Serf K-Jester"
    )
    assert (t.turn, chosen(t)) == (0, "K-Serf")


def test_the_court_standard_goes_to_a_couplet_that_is_sure() -> None:
    t = at(
        "court colour: Gold\nleader: 2\ntable: G-Crown G-Serf\n"
        "hand 0: G-Standard G-Esquire K-Royal\nhand 1: G-Knight K-Crown R-Serf\n"
        "hand 2: B-Royal K-Serf\nhand 3: K-Knight R-Knight"
    )
    assert (t.turn, chosen(t)) == (0, "G-Standard")
    # It is kept from a couplet that the others have.
    t = at(
        "court colour: Gold\nleader: 1\ntable: G-Crown G-Serf G-Jester\n"
        "hand 0: G-Standard G-Retainer K-Royal\nhand 1: G-Knight K-Crown\n"
        "hand 2: B-Royal K-Serf\nhand 3: K-Knight R-Knight"
    )
    assert (t.turn, chosen(t)) == (0, "G-Retainer")


def test_pairs_are_announced_and_proven_revokes_called() -> None:
    assert chosen(begin_four(PAIR, four_announce="on")) == "announce G-Crown"
    t = begin_four(EXAMPLE_20, revoke="claim").play("0 R-Serf", "1 K-Knight")
    assert chosen(t) != "call-revoke", "he may have no Red"
    t.play("2 R-Jester", "3 R-Standard", "3 K-Esquire", "0 K-Royal", "1 R-Knight")
    assert chosen(t) == "call-revoke", "the Red Knight shows that he had"
