"""The compiled rules of Masquerade and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.masquerade.state import (
    DRAWING,
    EXCHANGING,
    GAME_OVER,
    GIVING,
    NO_SEAT,
    PUBLIC,
    TURN,
    WANTS_PACK,
)
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, returns, scores
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.masquerade import PlainMasquerade
from tests.plain.masquerade_cards import PACK, PLACE

GAMES = 100
CHUNKS = 20

FIRST_DRAW = 97
ACTORS: dict[int, object] = {CHANCE: "chance", DEAL: "deal", OVER: "over"}
PHASES = {
    "DEAL": WANTS_PACK,
    "TURN": TURN,
    "GIVE": GIVING,
    "SWAP": EXCHANGING,
    "DRAW": DRAWING,
    "OVER": GAME_OVER,
}


def _mask(cards: list[str]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def _compare(state: Any, plain: PlainMasquerade) -> None:
    """Everything that both engines keep, in the words of the second."""
    n = plain.n
    assert int(state.phase) == PHASES[plain.phase]
    assert state.hand.tolist()[:n] == [_mask(hand) for hand in plain.hands]
    assert state.sizes.tolist()[:n] == [len(hand) for hand in plain.hands]
    assert state.score.tolist()[:n] == plain.score
    assert int(state.dealer) == plain.dealer
    assert int(state.rounds) == plain.round
    assert bool(state.m1_played) == plain.m1_played
    assert int(state.table) == _mask([card for _, card in plain.trick])
    if plain.phase in ("TURN", "GIVE", "SWAP"):
        lying = state.trick_card.tolist()[: int(state.trick_n)]
        owners = state.trick_seat.tolist()[: int(state.trick_n)]
        assert list(zip(owners, lying, strict=True)) == [(s, PLACE[c]) for s, c in plain.trick]
        assert int(state.current) == plain.turn
        assert int(state.turns) == plain.spent
        assert bool(state.exchanged) == plain.exchanged
        aside = NO_CARD if plain.laid_aside is None else PLACE[plain.laid_aside]
        assert int(state.laid) == aside
    if plain.phase == "DRAW":
        assert int(state.taker) == plain.taker
        assert int(state.trick_seat[int(state.drawer)]) == plain.drawers[0][0]


def _compare_certainty(state: Any, plain: PlainMasquerade) -> None:
    """Nobody rules out what is so."""
    for observer in plain.seen:
        row = PUBLIC if isinstance(observer, str) else observer
        possible = [int(cards) for cards in state.possible[row][: plain.n]]
        for seat, hand in enumerate(plain.hands):
            assert _mask(hand) & ~possible[seat] == 0, (observer, seat)


def _compare_refusals(state: Any, plain: PlainMasquerade, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, plain.n, -1, 99)
    for seat in range(plain.n):
        for code in range(-1, 99):
            told = reasons[int(asked[seat, code + 1])]
            assert told == plain.why_not(seat, code), (seat, code)


def _compare_result(state: Any, plain: PlainMasquerade) -> None:
    held = np.zeros(plain.n, np.int64)
    scores(state, held)
    assert held.tolist() == plain.scores()
    winner = int(state.winner)
    assert (None if winner == NO_SEAT else winner) == plain.winner
    paid = np.zeros(plain.n)
    returns(state, paid)
    # Those who share the highest score of a drawn game share the win.
    first = [seat for seat in range(plain.n) if plain.score[seat] == max(plain.score)]
    share = [(seat in first) / len(first) - 1 / plain.n for seat in range(plain.n)]
    assert paid.tolist() == pytest.approx(share)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_masquerade_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("masquerade", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainMasquerade(seats, options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                assert plain.actor() == ACTORS.get(step.who, step.who)
                if step.who == CHANCE:
                    assert step.codes == [FIRST_DRAW + PLACE[card] for card in plain.draws()]
                else:
                    assert step.codes == plain.legal()
                _compare(step.state, plain)
                if number % 40 == seed % 40 or step.who == OVER or plain.phase == "GIVE":
                    _compare_refusals(step.state, plain, reasons)
                if number % 10 == seed % 10 and step.who not in (DEAL, OVER):
                    _compare_certainty(step.state, plain)
                if step.who == OVER:
                    _compare_result(step.state, plain)
                    assert played.next_dealer is not None
                    assert played.next_dealer(step.state) == plain.next_dealer()
            except AssertionError as found:
                raise AssertionError(f"Masquerade, seed {seed}, step {number}: {found}") from found
            if step.pack is not None:
                plain.deal([PACK[card] for card in step.pack])
            elif step.who == CHANCE:
                assert step.action is not None
                plain.draw(PACK[step.action - FIRST_DRAW])
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
