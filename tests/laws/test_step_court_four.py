"""The rules of Court for four and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.court.four.counting import count
from parlour.games.court.phases import PHASES
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import DEAL, OVER, returns, scores
from tests.laws.court_names import ACTORS, LAST_CODE, NUMBER, PHRASES, mask_of, number_of
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.court_cards import NUMBERED
from tests.plain.court_four import PlainCourtFour, side_of

GAMES = 100
CHUNKS = 20
SEATS = (0, 1, 2, 3)
SIDES = (0, 1)


def _phase(plain: PlainCourtFour) -> str:
    """The second engine has one name for all turns at which a card is put down."""
    if plain.phase == "PLAY":
        return "reply" if plain.table else "lead"
    return {"DEAL": "dealing", "REVOKE_WINDOW": "revoke-window", "GAME_END": "over"}[plain.phase]


def _compare(state: Any, plain: PlainCourtFour, who: int, codes: list[int]) -> None:
    """Everything that both engines keep, in the words of the second."""
    assert plain.actor() == ACTORS.get(who, who)
    assert codes == plain.legal()
    assert PHASES[int(state.phase)] == _phase(plain)
    assert state.points.tolist() == plain.points
    assert int(state.carry) == plain.carry
    assert int(state.dealer) == plain.dealer
    assert int(state.round_no) == plain.round_no
    if who in (DEAL, OVER):
        return
    assert state.hand.tolist() == [mask_of(hand) for hand in plain.hands]
    assert state.hand_size.tolist() == [len(hand) for hand in plain.hands]
    assert int(state.court_card) == number_of(plain.court_card)
    if plain.phase == "PLAY":
        assert int(state.leader) == plain.leader
        put = dict(plain.table)
        assert state.table.tolist() == [number_of(put.get(seat)) for seat in SEATS]
    assert state.announced.tolist() == plain.announced
    assert [bool(flag) for flag in state.revoked.tolist()] == plain.offended
    assert [bool(flag) for flag in state.called.tolist()] == plain.called_revoke
    assert [int(count(state, side)) for side in SIDES] == [plain.count(side) for side in SIDES]
    _compare_couplets(state, plain)


def _compare_couplets(state: Any, plain: PlainCourtFour) -> None:
    done = int(state.couplets_done)
    taker = state.couplet_taker.tolist()
    leader = state.couplet_leader.tolist()
    cards = state.couplet_card.tolist()
    for side in SIDES:
        found = [
            [cards[k][(leader[k] + step) % 4] for step in SEATS]
            for k in range(done)
            if side_of(taker[k]) == side
        ]
        assert found == [[NUMBER[card] for card in couplet] for couplet in plain.couplets[side]]
        assert int(state.couplets[side]) == len(found)
    assert NO_CARD not in [card for k in range(done) for card in cards[k]]


def _compare_refusals(state: Any, plain: PlainCourtFour, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, 4, 0, LAST_CODE + 1)
    for seat in SEATS:
        for code in range(LAST_CODE + 1):
            told = reasons[int(asked[seat, code])]
            expected = PHRASES[plain.why_not(seat, code)]
            assert told == expected, (seat, code, plain.phase, plain.options)


def _compare_result(state: Any, plain: PlainCourtFour) -> None:
    held = np.zeros(4, np.int64)
    scores(state, held)
    assert held.tolist() == [plain.points[side_of(seat)] for seat in SEATS]
    paid = np.zeros(4)
    returns(state, paid)
    won = plain.winners()
    worth = [0.0 if len(won) == 2 else (1.0 if side in won else -1.0) for side in SIDES]
    assert paid.tolist() == [worth[side_of(seat)] for seat in SEATS]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_court_for_four_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("court-four", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainCourtFour(options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                _compare(step.state, plain, step.who, step.codes)
                if number % 10 == seed % 10 or plain.phase != "PLAY":
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
