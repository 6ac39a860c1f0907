"""Laws of moves: what is legal, what is refused, and how moves are written."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import names
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, actor, legal
from tests.laws.driver import is_player, random_set_up, steps
from tests.laws.places import assert_conserved
from tests.laws.sweep import BELOW, every_refusal, hidden

seeds = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("name", names())


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_every_card_lies_in_one_place(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if (is_player(step.who) or step.who == CHANCE) and number % 3 == seed % 3:
            assert_conserved(played, step.state)


@every_game
@settings(max_examples=40)
@given(seed=seeds)
def test_legal_codes_ascend_and_are_none_only_at_a_deal_and_at_the_end(
    name: str, seed: int
) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    room = np.zeros(played.most_legal, np.int64)
    for step in steps(played, seats, options, dealer, rng):
        assert step.who in (CHANCE, DEAL, OVER) or 0 <= step.who < seats
        assert step.codes == sorted(set(step.codes))
        assert (step.codes == []) == (step.who in (DEAL, OVER))
        if step.who in (DEAL, OVER):
            assert legal(step.state, room) == 0
        elif step.who == CHANCE:
            cards = [code - played.codes for code in step.codes]
            assert set(cards) <= set(played.pack().tolist())
        else:
            assert step.codes[0] >= 0
            assert step.codes[-1] < played.codes


@every_game
@settings(max_examples=40)
@given(seed=seeds)
def test_a_code_is_refused_exactly_when_it_is_not_legal(name: str, seed: int) -> None:
    """For every seat and every code, and for some codes that no game has."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    known = {refusal.number for refusal in played.rulebook.refusals}
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if number % 4 != seed % 4:
            continue
        asked = every_refusal(played, step.state, seats)
        for seat in range(seats):
            told = asked[seat].tolist()
            free = [place - BELOW for place, refusal in enumerate(told) if refusal == 0]
            assert free == (step.codes if step.who == seat else [])
            assert set(told) - {0} <= known


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_a_seat_is_refused_by_what_it_knows_as_by_what_is_true(name: str, seed: int) -> None:
    """The actor's own legal list and refusals need nothing that is hidden from him."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    room = np.zeros(played.most_legal, np.int64)
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if number % 5 != seed % 5 or not is_player(step.who):
            continue
        h = hidden(step.state, step.who)
        assert actor(h) == step.who
        assert room[: legal(h, room)].tolist() == step.codes
        true = every_refusal(played, step.state, seats)[step.who]
        assert every_refusal(played, h, seats)[step.who].tolist() == true.tolist()


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_every_legal_move_is_read_as_it_is_written(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    words = played.words
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        # Where there are hundreds of calls to make, one position in thirty will do.
        every = 5 if len(step.codes) < 60 else 30
        if number % every != seed % every or not is_player(step.who):
            continue
        h = hidden(step.state, step.who)
        written = [words.notation(h, step.who, code) for code in step.codes]
        assert len(set(written)) == len(written)
        for code, text in zip(step.codes, written, strict=True):
            assert words.read(h, step.who, text) == code
            assert words.read(h, step.who, f"  {text.upper()} ") == code
