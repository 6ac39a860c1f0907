"""The rules of Court for three and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import pytest

from parlour.games.court.phases import NO_SEAT, PHASES
from parlour.games.court.two.counting import count
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import DEAL, OVER, returns, scores
from tests.laws.court_names import (
    ACTORS,
    LAST_CODE,
    NUMBER,
    PHASE_OF,
    PHRASES,
    mask_of,
    number_of,
    phase_of,
)
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import refusals
from tests.plain.court_cards import NUMBERED
from tests.plain.court_three import PlainCourtThree, Round

GAMES = 100
CHUNKS = 20
SEATS = (0, 1, 2)

T = TypeVar("T")


def _compare(state: Any, plain: PlainCourtThree, who: int, codes: list[int]) -> None:
    """Everything that both engines keep, in the words of the second."""
    assert plain.actor() == ACTORS.get(who, who)
    assert codes == plain.legal()
    assert state.points.tolist() == plain.points
    assert int(state.carry) == plain.carry
    assert int(state.round_no) == plain.round_no
    outs = [seat for seat in (int(state.first_out), int(state.second_out)) if seat >= 0]
    assert outs == plain.outs
    if who != OVER:
        assert int(state.dealer) == plain.dealer
    if who in (DEAL, OVER):
        assert PHASES[int(state.phase)] == PHASE_OF[plain.phase]
    else:
        assert plain.round is not None
        _compare_round(state, plain, plain.round)


def _compare_round(state: Any, plain: PlainCourtThree, played: Round) -> None:
    def by_seat(values: list[T], none: T) -> list[T]:
        """What P0 and P1 have, where they sit."""
        places = {seat: place for place, seat in enumerate(plain.players)}
        return [values[places[seat]] if seat in places else none for seat in SEATS]

    def seat(place: int | None) -> int:
        return NO_SEAT if place is None else plain.players[place]

    assert PHASES[int(state.phase)] == phase_of(played)
    assert int(state.idle) not in plain.players
    assert state.hand.tolist() == [mask_of(plain.hand(s)) for s in SEATS]
    assert state.hand_size.tolist() == [len(plain.hand(s)) for s in SEATS]
    assert int(state.court_card) == number_of(played.court_card)
    left = int(state.talon_left)
    talon = state.talon.tolist()
    assert talon[len(talon) - left :] == [NUMBER[card] for card in played.hidden]
    assert set(talon[: len(talon) - left]) <= {NO_CARD}
    assert int(state.led) == number_of(played.table)
    if played.phase in ("LEAD", "REPLY", "AFTER_ANNOUNCE"):
        assert int(state.leader) == seat(played.leader)
    assert state.announced.tolist() == by_seat(played.announced, 0)
    assert int(state.closed_by) == seat(played.closed_by)
    assert bool(state.rule3) == played.rule3
    assert state.owed.tolist() == by_seat(played.owed, 0)
    assert int(state.first_to_sixty) == seat(played.first_to_60)
    assert [int(count(state, s)) for s in SEATS] == [plain.count(s) for s in SEATS]
    done = int(state.couplets_done)
    led, reply = state.couplet_led.tolist(), state.couplet_reply.tolist()
    taker = state.couplet_taker.tolist()
    for place, taken in enumerate(played.couplets):
        pile = [[led[k], reply[k]] for k in range(done) if taker[k] == seat(place)]
        assert pile == [[NUMBER[a], NUMBER[b]] for a, b in taken]


def _compare_refusals(state: Any, plain: PlainCourtThree, reasons: dict[int, str | None]) -> None:
    asked = refusals(state, 3, 0, LAST_CODE + 1)
    for seat in SEATS:
        for code in range(LAST_CODE + 1):
            told = reasons[int(asked[seat, code])]
            expected = PHRASES[plain.why_not(seat, code)]
            assert told == expected, (seat, code, plain.phase, plain.options)


def _compare_result(state: Any, plain: PlainCourtThree) -> None:
    """Places are worth 1, 0 and -1, or half a loss each behind the only one who goes out."""
    held = np.zeros(3, np.int64)
    scores(state, held)
    assert held.tolist() == plain.points
    paid = np.zeros(3)
    returns(state, paid)
    alone = plain.options["three_end"] == "first-out-wins"
    worth = [1.0, -0.5, -0.5] if alone else [1.0, 0.0, -1.0]
    places = plain.places()
    for seat in SEATS:
        sharing = places.count(places[seat])
        share = sum(worth[places[seat] - 1 :][:sharing]) / sharing
        assert paid[seat] == pytest.approx(share)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_court_for_three_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up("court-three", seed)
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = PlainCourtThree(options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                _compare(step.state, plain, step.who, step.codes)
                if number % 8 == seed % 8 or plain.phase not in ("LEAD", "REPLY"):
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
