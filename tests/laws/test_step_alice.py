"""The compiled rules of Alice and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.alice.state import NO_SEAT, NO_SET
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, why_not
from tests.laws.driver import random_set_up, steps
from tests.plain.alice import PlainAlice

GAMES = 250
CHUNKS = 10


def short(card: int) -> str:
    """The second engine's name of a card: 7L, 7a, 7b."""
    return f"{card // 3 + 1}{'Lab'[card % 3]}"


def _order(name: str) -> tuple[int, int]:
    return int(name[:-1]), "Lab".index(name[-1])


def _compare(state: Any, plain: PlainAlice, seats: int, who: int, codes: list[int]) -> None:
    told = plain.summary()
    actors: dict[int, object] = {CHANCE: "chance", DEAL: "deal", OVER: "over"}
    assert plain.actor() == actors.get(who, who)
    if who == CHANCE:
        assert [short(code - 39) for code in codes] == sorted(plain.draws(), key=_order)
    else:
        assert codes == plain.legal()
    hands: Any = told["hands"]
    exposed: Any = told["exposed"]
    sets: Any = told["sets"]
    for seat in range(seats):
        assert [short(card) for card in cards_in(state.hand[seat])] == sorted(
            hands[seat], key=_order
        )
        there = int(state.exposed[seat])
        assert (None if there == NO_SET else there + 1) == exposed[seat]
        assert int(state.score[seat]) == len(sets[seat])
    if who >= 0:
        assert int(state.current) == told["current"]
        last = told["last_played"]
        assert int(state.last_played) == (NO_SEAT if last is None else last)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_alice_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("alice", seed)
        plain = PlainAlice(seats, options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            _compare(step.state, plain, seats, step.who, step.codes)
            if number % 40 == seed % 40:
                for seat in range(seats):
                    for code in range(-1, 41):
                        refusal = played.rulebook.refusal(int(why_not(step.state, seat, code)))
                        reason = refusal.code if refusal else None
                        assert reason == plain.why_not(seat, code), (seed, number, seat, code)
            if step.pack is not None:
                plain.deal([short(card) for card in step.pack])
            elif step.who == CHANCE:
                assert step.action is not None
                plain.draw(short(step.action - 39))
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
