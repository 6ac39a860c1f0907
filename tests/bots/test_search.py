"""Tree search over the generic functions, on both games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.bots.court import TEMPER
from parlour.bots.search import Search, search
from parlour.games.catalogue import game
from parlour.games.court.phases import DECLARE
from parlour.games.game import AnyGame
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import actor
from tests.bots.moments import hidden, moments


def at(played: AnyGame, text: str, **options: str) -> tuple[Any, int]:
    """The hidden state of the seat on turn in this position."""
    state = played.words.read_position(text, options)
    seat = int(actor(state))
    return hidden(played, state, seat), seat


@pytest.mark.parametrize("name", ["court-two", "alice"])
def test_every_iteration_tries_one_legal_move_first(name: str) -> None:
    for played, state, seat, codes in moments(name, 3, every=9):
        tried = search(played, hidden(played, state, seat), seat, 70, rng_of(2))
        assert tried.sum() == 70
        assert set(np.flatnonzero(tried)) <= set(codes)
        assert np.count_nonzero(tried) == min(70, len(codes))


@pytest.mark.parametrize("name", ["court-two", "alice"])
def test_the_same_generator_gives_the_same_search(name: str) -> None:
    played, state, seat, _ = next(m for m in moments(name, 3, every=9) if len(m[3]) > 2)
    h = hidden(played, state, seat)
    first = search(played, h, seat, 300, rng_of(6))
    assert np.array_equal(search(played, h, seat, 300, rng_of(6)), first)
    assert not np.array_equal(search(played, h, seat, 300, rng_of(7)), first)


SIXTY_IN_HAND = (
    "court colour: Red\nleader: 0\nhand 0: G-Esquire B-Esquire\nhand 1: K-Esquire R-Esquire\n"
    "couplets 0: R-Standard+R-Crown B-Crown+G-Standard K-Standard+B-Royal"
    " G-Royal+G-Crown K-Royal+R-Knight\n"
    "couplets 1: G-Jester+G-Knight K-Knight+B-Knight R-Royal+B-Jester"
    " B-Standard+R-Jester K-Jester+K-Crown\n"
    "sixty 0: 28 4\n"
)


def test_a_round_that_is_won_is_declared() -> None:
    """Whatever is led, the other takes it and has thirty: where that counts, waiting costs."""
    played = game("court-two")
    h, seat = at(played, SIXTY_IN_HAND, margin_moment="round-end")
    tried = Search(played, TEMPER).counts(h, seat, 1500, rng_of(1))
    assert tried.argmax() == DECLARE


FALSE_WOULD_LOSE = """
court colour: Black
leader: 0
hand 0: G-Crown B-Knight B-Esquire B-Standard B-Jester K-Royal
hand 1: G-Esquire B-Royal K-Crown K-Esquire K-Jester R-Esquire
couplets 0: G-Jester+G-Royal B-Crown+K-Knight R-Standard+R-Royal
couplets 1: R-Jester+R-Knight G-Standard+G-Knight R-Crown+K-Standard
announced: 20 20
"""


def test_the_one_lead_that_wins_is_found() -> None:
    played = game("court-two")
    h, seat = at(played, FALSE_WOULD_LOSE)
    tried = Search(played, TEMPER).counts(h, seat, 6000, rng_of(1))
    assert played.deck[0].id == "G-Crown"
    assert tried.argmax() == 0
    assert tried[DECLARE] < 200
