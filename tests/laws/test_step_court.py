"""The compiled rules of Court and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.court.phases import PHASES
from parlour.games.court.two.counting import count
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import DEAL, OVER, returns, scores
from tests.laws.court_names import (
    ACTORS,
    LAST_CODE,
    NUMBER,
    PHRASES,
    mask_of,
    number_of,
    phase_of,
    seat_or_none,
)
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.court import PlainCourt
from tests.plain.court_cards import NUMBERED

GAMES = 100
CHUNKS = 20


def _compare(state: Any, plain: PlainCourt, who: int, codes: list[int]) -> None:
    """Everything that both engines keep, in the words of the second."""
    assert plain.actor() == ACTORS.get(who, who)
    assert codes == plain.legal()
    assert PHASES[int(state.phase)] == phase_of(plain)
    assert state.points.tolist() == plain.points
    assert int(state.carry) == plain.carry
    assert int(state.dealer) == plain.dealer
    assert int(state.round_no) == plain.round_no
    if who in (DEAL, OVER):
        return
    assert state.hand.tolist() == [mask_of(hand) for hand in plain.hands]
    assert state.hand_size.tolist() == [len(hand) for hand in plain.hands]
    assert int(state.court_card) == number_of(plain.court_card)
    left = int(state.talon_left)
    talon = state.talon.tolist()
    assert talon[len(talon) - left :] == [NUMBER[card] for card in plain.hidden]
    assert set(talon[: len(talon) - left]) <= {NO_CARD}
    assert int(state.led) == number_of(plain.table)
    if plain.phase in ("LEAD", "REPLY", "AFTER_ANNOUNCE"):
        assert int(state.leader) == plain.leader
    assert state.announced.tolist() == plain.announced
    assert int(state.closed_by) == seat_or_none(plain.closed_by)
    assert bool(state.rule3) == plain.rule3
    assert state.owed.tolist() == plain.owed
    assert int(state.first_to_sixty) == seat_or_none(plain.first_to_60)
    assert [int(count(state, seat)) for seat in (0, 1)] == [plain.count(0), plain.count(1)]
    _compare_couplets(state, plain)


def _compare_couplets(state: Any, plain: PlainCourt) -> None:
    done = int(state.couplets_done)
    led, reply = state.couplet_led.tolist(), state.couplet_reply.tolist()
    taker = state.couplet_taker.tolist()
    for seat in (0, 1):
        pile = [[led[k], reply[k]] for k in range(done) if taker[k] == seat]
        assert pile == [[NUMBER[a], NUMBER[b]] for a, b in plain.couplets[seat]]
        assert int(state.couplets[seat]) == len(pile)


def _compare_refusals(state: Any, plain: PlainCourt, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, 2, 0, LAST_CODE + 1)
    for seat in (0, 1):
        for code in range(LAST_CODE + 1):
            told = reasons[int(asked[seat, code])]
            expected = PHRASES[plain.why_not(seat, code)]
            assert told == expected, (seat, code, plain.phase, plain.options)


def _compare_result(state: Any, plain: PlainCourt) -> None:
    held = np.zeros(2, np.int64)
    scores(state, held)
    assert held.tolist() == plain.points
    paid = np.zeros(2)
    returns(state, paid)
    ahead = int(np.sign(plain.points[0] - plain.points[1]))
    assert paid.tolist() == [ahead, -ahead]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_court_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("court-two", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainCourt(options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                _compare(step.state, plain, step.who, step.codes)
                if number % 5 == seed % 5 or plain.phase not in ("LEAD", "REPLY"):
                    _compare_refusals(step.state, plain, reasons)
                if step.who == OVER:
                    _compare_result(step.state, plain)
            except AssertionError as found:
                raise AssertionError(f"Court, seed {seed}, step {number}: {found}") from found
            if step.pack is not None:
                plain.deal([NUMBERED[card] for card in step.pack])
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
