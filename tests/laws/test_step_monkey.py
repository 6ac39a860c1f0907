"""The compiled rules of the Monkey and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.monkey.state import AFTER_DRAW, DISCARDING, DRAWING, GAME_OVER, NO_SEAT, TURN
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, returns
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.monkey import DISCARD, PlainMonkey
from tests.plain.nations_cards import PACK, PLACE

GAMES = 100
CHUNKS = 20

FIRST_DRAW = 93
ACTORS: dict[int, object] = {CHANCE: "chance", DEAL: "deal", OVER: "over"}


def _mask(cards: list[str]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def _phase(plain: PlainMonkey) -> int:
    if plain.phase == "TURN":
        return AFTER_DRAW if plain.has_drawn else TURN
    return {"DISCARD": DISCARDING, "DRAW": DRAWING, "OVER": GAME_OVER}[plain.phase]


def _compare(state: Any, plain: PlainMonkey) -> None:
    """Everything that both engines keep, in the words of the second."""
    n = plain.n
    assert int(state.phase) == _phase(plain)
    assert int(state.dealer) == plain.dealer
    if plain.removed is None:
        return
    assert int(state.removed) == PLACE[plain.removed]
    assert state.hand.tolist()[:n] == [_mask(hand) for hand in plain.hands]
    assert state.sizes.tolist()[:n] == [len(hand) for hand in plain.hands]
    assert int(state.heap) == _mask([card for pair in plain.heap for card in pair])
    places = [plain.out.index(s) + 1 if s in plain.out else 0 for s in range(n)]
    assert state.place.tolist()[:n] == places
    assert int(state.turns) == plain.turns
    assert int(state.left) == sum(len(hand) for hand in plain.hands)
    if plain.turn is not None:
        assert int(state.current) == plain.turn


def _compare_refusals(state: Any, plain: PlainMonkey, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, plain.n, -1, 97)
    for seat in range(plain.n):
        for code in range(-1, 97):
            told = reasons[int(asked[seat, code + 1])]
            assert told == plain.why_not(seat, code), (seat, code)


def _compare_result(state: Any, plain: PlainMonkey) -> None:
    loser = int(state.loser)
    assert (None if loser == NO_SEAT else loser) == plain.loser
    paid = np.zeros(plain.n)
    returns(state, paid)
    assert paid.tolist() == pytest.approx(plain.payoffs())


def _deal(plain: PlainMonkey, pack: list[int], removed: int) -> None:
    """The pack as it was shuffled, without the card that is taken out."""
    plain.deal([PACK[card] for card in pack if card != removed])


def _play_in_step(seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up("monkey", seed)
    if seed % 25:
        # Large companies are met now and then; small ones have more to decide.
        seats = 2 + seed % 7
        dealer %= seats
    reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
    reasons[0] = None
    plain = PlainMonkey(seats, options, dealer)
    pack: list[int] = []
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        try:
            if step.who != DEAL:
                if plain.phase == "DISCARD" and plain.actor() == "chance":
                    # Chance takes the first card of the pack out, and all others are dealt.
                    plain.remove(PACK[pack[0]])
                    _deal(plain, pack, pack[0])
                assert plain.actor() == ACTORS.get(step.who, step.who)
                if step.who == CHANCE:
                    assert step.codes == [FIRST_DRAW + PLACE[card] for card in plain.draws()]
                else:
                    assert step.codes == plain.legal()
                _compare(step.state, plain)
                if number % 40 == seed % 40 or step.who == OVER or number == 1:
                    _compare_refusals(step.state, plain, reasons)
            if step.who == OVER:
                _compare_result(step.state, plain)
                assert played.next_dealer is not None
                assert played.next_dealer(step.state) == plain.next_dealer()
        except AssertionError as found:
            raise AssertionError(f"The Monkey, seed {seed}, step {number}: {found}") from found
        if step.pack is not None:
            pack = step.pack
        elif step.who == CHANCE:
            assert step.action is not None
            plain.draw(PACK[step.action - FIRST_DRAW])
        elif step.action is not None:
            plain.play(step.action)
            if plain.phase == "DEAL":
                _deal(plain, pack, step.action - DISCARD)
    assert plain.actor() == "over"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_the_monkey_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        _play_in_step(seed)
