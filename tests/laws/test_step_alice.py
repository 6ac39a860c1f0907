"""The compiled rules of Alice and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.alice.state import NO_SEAT, NO_SET
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, returns, scores
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK, PLACE

GAMES = 100
CHUNKS = 20

FIRST_DRAW = 39
ACTORS: dict[int, object] = {CHANCE: "chance", DEAL: "deal", OVER: "over"}
PHASES = {"DEAL": 0, "MUST_EXPOSE": 1, "MUST_CALL": 1, "AFTER_SET": 1, "DRAW": 2, "OVER": 3}


def _mask(cards: list[str]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def _or_none(number: int, none: int) -> int | None:
    return None if number == none else number


def _compare(state: Any, plain: PlainAlice, who: int, codes: list[int]) -> None:
    """Everything that both engines keep, in the words of the second."""
    n = plain.n
    assert plain.actor() == ACTORS.get(who, who)
    if who == CHANCE:
        assert codes == [FIRST_DRAW + PLACE[card] for card in plain.draws()]
    else:
        assert codes == plain.legal()
    assert state.hand.tolist()[:n] == [_mask(hand) for hand in plain.hands]
    assert state.sizes.tolist()[:n] == [len(hand) for hand in plain.hands]
    exposed = [NO_SET if number is None else number - 1 for number in plain.exposed]
    assert state.exposed.tolist()[:n] == exposed
    assert state.score.tolist()[:n] == plain.scores()
    assert state.opening.tolist()[:n] == [len(sets) for sets in plain.openings]
    assert int(state.phase) == PHASES[plain.phase]
    assert int(state.dealer) == plain.dealer
    if who >= 0 or who == CHANCE:
        assert int(state.current) == plain.current
        assert _or_none(int(state.last_played), NO_SEAT) == plain.last_played
        assert int(state.idle) == plain.idle


def _compare_sets(state: Any, plain: PlainAlice) -> None:
    """Which sets lie before whom: the opening piles, then those made in play in their order."""
    laid = state.laid.tolist()[: int(state.laid_n)]
    owners = state.laid_by.tolist()
    for seat in range(plain.n):
        made = [number + 1 for place, number in enumerate(laid) if owners[place] == seat]
        assert plain.openings[seat] + made == plain.sets[seat]
        piles = [c for number in plain.openings[seat] for c in PACK[3 * number - 3 : 3 * number]]
        assert int(state.piles[seat]) == _mask(piles)


def _compare_refusals(state: Any, plain: PlainAlice, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, plain.n, -1, 41)
    for seat in range(plain.n):
        for code in range(-1, 41):
            told = reasons[int(asked[seat, code + 1])]
            assert told == plain.why_not(seat, code), (seat, code)


def _compare_result(state: Any, plain: PlainAlice) -> None:
    held = np.zeros(plain.n, np.int64)
    scores(state, held)
    assert held.tolist() == plain.scores()
    paid = np.zeros(plain.n)
    returns(state, paid)
    winners = plain.winners()
    share = [(seat in winners) / len(winners) - 1 / plain.n for seat in range(plain.n)]
    assert paid.tolist() == pytest.approx(share)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_alice_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("alice", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainAlice(seats, options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                _compare(step.state, plain, step.who, step.codes)
                if number % 40 == seed % 40 or step.who == OVER:
                    _compare_sets(step.state, plain)
                    _compare_refusals(step.state, plain, reasons)
                if step.who == OVER:
                    _compare_result(step.state, plain)
            except AssertionError as found:
                raise AssertionError(f"Alice, seed {seed}, step {number}: {found}") from found
            if step.pack is not None:
                plain.deal([PACK[card] for card in step.pack])
            elif step.who == CHANCE:
                assert step.action is not None
                plain.draw(PACK[step.action - FIRST_DRAW])
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
