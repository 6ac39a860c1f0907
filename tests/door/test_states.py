"""States through the door: values, whose parts have names, within declared bounds."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import parlour
from parlour.bots.match import play_games
from parlour.bots.simulate import streams
from parlour.kernel.flat import many

every_game = pytest.mark.parametrize("name", parlour.game_names())


def some_states(name: str, most: int = 60) -> list[parlour.State]:
    """A game played by the first, the middle and the last legal code in turn."""
    state = parlour.state(name, seed=3)
    found = [state]
    while not state.over and len(found) < most:
        if state.actor < 0:
            state = state.by_lot(len(found))
        else:
            codes = state.legal()
            state = state.play(codes[(len(found) * 7) % len(codes)])
        found.append(state)
    return found


@every_game
def test_a_state_is_a_value(name: str) -> None:
    found = some_states(name, 20)
    for state in (*found, found[5].hidden(0), found[5].hidden(None)):
        again = pickle.loads(pickle.dumps(state))
        assert again == state == copy.copy(state) == copy.deepcopy(state)
        assert hash(again) == hash(state)
        assert len({again, state}) == 1
        assert repr(again) == repr(state)
    before = pickle.dumps(found[0])
    found[0].play(found[0].legal()[0])
    found[0].flat.data[:] = found[1].flat.data
    assert pickle.dumps(found[0]) == before


@every_game
def test_a_position_is_read_back(name: str) -> None:
    for state in some_states(name, 30):
        if state.actor >= 0:
            assert str(parlour.position(name, str(state))) == str(state)


@every_game
def test_what_is_hidden_stays_so(name: str) -> None:
    state = some_states(name, 12)[-1]
    for seat in range(state.seats):
        known = state.hidden(seat)
        assert state.sample(seat, 4).hidden(seat) == known
        assert known.sample(seat, 4) == state.sample(seat, 4)
        assert (known.observe(seat) == state.observe(seat)).all()
        with pytest.raises(parlour.Mistake, match="no other"):
            known.hidden((seat + 1) % state.seats)
        with pytest.raises(parlour.Mistake, match="only what"):
            known.play(0)


@every_game
def test_the_parts_of_an_observation_are_all_of_it(name: str) -> None:
    game = parlour.game(name)
    at = 0
    for part in game.observation.values():
        assert part.start == at < part.stop
        at = part.stop
    assert at == game.observed == game.bounds.observed


@every_game
def test_the_parts_mean_what_they_are_called(name: str) -> None:
    """Sizes, hands and turns are compared with the state itself; no other game is touched."""
    for state in some_states(name, 200):
        parts, flat = state.game.observation, state.flat
        for seat in range(state.seats):
            seen = state.observe(seat)
            hand = seen[parts["hand"]]
            assert {int(c) for c in np.flatnonzero(hand)} == {
                c for c in range(len(hand)) if int(flat.hand[seat]) >> c & 1
            }
            if "on_turn" in parts and state.actor >= 0:
                assert seen[parts["on_turn"]][0] == (state.actor == seat)
            if "phase" in parts:
                assert 0 <= seen[parts["phase"]].sum() <= 1
            if "score" in parts:
                assert (seen[parts["score"]][0] > 0) == (state.scores()[seat] > 0)


@every_game
def test_no_game_exceeds_its_bounds(name: str) -> None:
    game = parlour.game(name)
    bounds = game.bounds
    for seats in sorted({game.seat_counts[0], game.usual_seats, game.seat_counts[-1]}):
        starts = many(game.state, seats)
        for dealer in range(seats):
            starts[dealer] = np.asarray(game.begin(seats, {}, dealer))
        paid = play_games(game, ["chance"] * seats, starts, 0, streams(5, 0, 200)).payoffs
        assert (
            bounds.least_payoff - 1e-9 <= paid.min() <= paid.max() <= bounds.greatest_payoff + 1e-9
        )
        assert np.allclose(paid.sum(axis=1), bounds.payoff_sum)
    for state in some_states(name, 200):
        if state.actor >= 0:
            codes = state.legal()
            assert len(codes) <= bounds.most_legal
            assert max(codes) < bounds.codes


def test_a_move_that_is_not_legal_is_refused_with_its_rule() -> None:
    state = parlour.state("court", seed=1)
    with pytest.raises(parlour.Refused) as refused:
        state.play("exchange")
    assert refused.value.clauses
    with pytest.raises(parlour.Mistake, match="no move 999"):
        state.play(999)
    with pytest.raises(parlour.Mistake, match="left to chance"):
        state.by_lot(1)
