"""The compiled rules of Nations and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.nations.state import ANSWER, CALLS, GAME_OVER, PLAY, WANTS_PACK
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import DEAL, OVER, returns, scores
from tests.laws.driver import begun, random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.nations import PlainNations
from tests.plain.nations_cards import PACK, PLACE

GAMES = 100
CHUNKS = 20

ACTORS: dict[int, object] = {DEAL: "deal", OVER: "over"}
PHASES = {"DEAL": WANTS_PACK, "CALLS": CALLS, "PLAY": PLAY, "ANSWER": ANSWER, "OVER": GAME_OVER}


def _mask(cards: list[str]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def _compare(state: Any, plain: PlainNations) -> None:
    """Everything that both engines keep, in the words of the second."""
    assert int(state.phase) == PHASES[plain.phase]
    assert state.points.tolist() == plain.score
    assert state.games.tolist() == plain.games
    assert int(state.deals) == plain.deals
    if plain.phase != "OVER":
        assert int(state.dealer) == plain.dealer
        assert int(state.idle) == plain.idle_deals
    if plain.phase in ("DEAL", "OVER"):
        return
    assert state.start.tolist() == plain.start_score
    assert state.tricks.tolist() == plain.tricks
    assert state.hand.tolist() == [_mask(hand) for hand in plain.hands]
    assert state.sizes.tolist() == [len(hand) for hand in plain.hands]
    assert int(state.star_card) == PLACE[plain.star_card]
    assert bool(state.star_open) == plain.star_lies_open
    assert [bool(called) for called in state.called] == plain.called
    assert bool(state.strict) == plain.revokes_refused
    trick = dict(plain.trick)
    lying = [PLACE[trick[seat]] if seat in trick else NO_CARD for seat in range(4)]
    assert state.trick.tolist() == lying
    if plain.history:
        winner, last = plain.history[-1]
        assert int(state.last_taker) == winner
        assert state.last.tolist() == [PLACE[card] for _, card in sorted(last)]


def _compare_refusals(state: Any, plain: PlainNations, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, 4, -1, 60)
    for seat in range(4):
        for code in range(-1, 60):
            told = reasons[int(asked[seat, code + 1])]
            assert told == plain.why_not(seat, code), (seat, code)


def _compare_result(state: Any, plain: PlainNations) -> None:
    held = np.zeros(4, np.int64)
    scores(state, held)
    assert held.tolist() == plain.scores()
    paid = np.zeros(4)
    returns(state, paid)
    assert paid.tolist() == plain.payoffs()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_nations_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("nations", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainNations(seats, options, dealer)
        state = begun(played, seats, options, dealer, rng)
        plain.score = state.points.tolist()
        moves = steps(played, seats, options, dealer, rng, state=state)
        for number, step in enumerate(moves):
            try:
                assert plain.actor() == ACTORS.get(step.who, step.who)
                assert step.codes == plain.legal()
                if number % 5 == seed % 5 or step.who in (DEAL, OVER) or plain.phase != "PLAY":
                    _compare(step.state, plain)
                if number % 60 == seed % 60 or step.who == OVER or plain.phase == "ANSWER":
                    _compare_refusals(step.state, plain, reasons)
                if step.who == OVER:
                    _compare_result(step.state, plain)
            except AssertionError as found:
                raise AssertionError(f"Nations, seed {seed}, step {number}: {found}") from found
            if step.pack is not None:
                plain.deal([PACK[card] for card in step.pack])
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
