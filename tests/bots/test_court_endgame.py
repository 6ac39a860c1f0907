"""The solver of strict play against plain enumeration, and against a known ending."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.bots.court_endgame import Scales, is_all_known
from parlour.games.catalogue import game
from parlour.games.court.phases import CLOSE, DECLARE, LEAD, REPLY
from parlour.kernel.chance import pick, rng_of, shuffle
from parlour.kernel.dispatch import actor, deal, deal_over, legal, play, value
from parlour.kernel.flat import as_bytes, copy, put
from tests.bots.moments import hidden

COURT = game("court-two")

TWENTY_THREE = """
court colour: Black
leader: 0
hand 0: G-Crown B-Knight B-Esquire B-Standard B-Jester K-Royal
hand 1: G-Esquire B-Royal K-Crown K-Esquire K-Jester R-Esquire
couplets 0: G-Jester+G-Royal B-Crown+K-Knight R-Standard+R-Royal
couplets 1: R-Jester+R-Knight G-Standard+G-Knight R-Crown+K-Standard
announced: 20 20
"""


def codes_of(state: Any) -> list[int]:
    out = np.zeros(32, np.int64)
    return [int(code) for code in out[: int(legal(state, out))]]


def test_one_lead_wins_and_every_other_loses() -> None:
    state = COURT.words.read_position(TWENTY_THREE, {})
    h = hidden(COURT, state, 0)
    sums, weighed = Scales().weigh(h, 0, 1, rng_of(1))
    cards = [code for code in codes_of(state) if code < 32]
    assert COURT.deck[cards[0]].id == "G-Crown"
    assert all(weighed[code] == 1 for code in cards)
    points = [round(3 * sums[code]) for code in cards]
    assert points == [1, -1, -1, -1, -1, -1]
    assert Scales().best(h, 0, 1, rng_of(1)) == 0


def enumerate_worth(state: Any, known: dict[bytes, float]) -> float:
    """What the position is worth to seat 0, every legal move of both looked into."""
    if deal_over(state):
        return float(value(state, 0))
    key = as_bytes(state)
    if key not in known:
        results = []
        for code in codes_of(state):
            after = copy(state)
            play(after, code, None)
            results.append(enumerate_worth(after, known))
        known[key] = max(results) if int(actor(state)) == 0 else min(results)
    return known[key]


def late_moments(options: dict[str, str | int], seed: int, cards: int) -> list[Any]:
    """Moments of strict play with so few cards in hand, reached by random play."""
    rng = rng_of(seed, 3)
    found: list[Any] = []
    while len(found) < 6:
        state = COURT.begin(2, options, pick(rng, 2))
        pack = COURT.pack()
        shuffle(rng, pack)
        deal(state, pack, None)
        closes = pick(rng, 3) == 0
        while not deal_over(state):
            codes = codes_of(state)
            small = state.hand_size[0] + state.hand_size[1] <= 2 * cards
            if small and state.strict_from >= 0 and state.phase in (LEAD, REPLY):
                found.append(copy(state))
                break
            wanted = [c for c in codes if c not in (CLOSE, DECLARE)] or codes
            if closes and CLOSE in codes and state.couplets_done >= 2:
                wanted = [CLOSE]
            play(state, wanted[pick(rng, len(wanted))], None)
    return found


HOUSES: list[dict[str, str | int]] = [
    {},
    {"margin_moment": "round-end", "unmade_sixty": "higher"},
    {"first_sixty": "reached", "announce_after_talon": "no"},
    {"declare": "guarded", "false_declaration": "three-if-no-couplet"},
    {"declare": "auto", "unmade_sixty": "carry"},
]


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_the_solver_agrees_with_plain_enumeration(house: int) -> None:
    options = HOUSES[house]
    exact = 0
    for state in late_moments(options, house, cards=4):
        seat = int(actor(state))
        sign = 1 if seat == 0 else -1
        if not is_all_known(state):
            # With the hands open the hidden state is the whole one: nothing is sampled.
            put(state.shown, state.hand)
        h = hidden(COURT, state, seat)
        sums, weighed = Scales().weigh(h, seat, 1, rng_of(1))
        best = max(sums[code] for code in np.flatnonzero(weighed))
        assert sign * best == pytest.approx(enumerate_worth(state, {}))
        for code in np.flatnonzero(weighed):
            after = copy(state)
            play(after, int(code), None)
            assert sign * sums[code] == pytest.approx(enumerate_worth(after, {}))
            exact += 1
    assert exact > 8


REST = (
    "talon: G-Esquire G-Jester B-Esquire B-Standard B-Jester K-Esquire K-Standard K-Jester"
    " R-Esquire R-Standard R-Jester\n"
)


def test_a_sure_close_is_closed_and_a_hopeless_one_is_not() -> None:
    """Three top court cards with the thirty, and the three other Crowns: sixty is sure."""
    strong = "G-Crown G-Royal G-Knight B-Crown K-Crown R-Crown"
    weak = "B-Royal B-Knight K-Royal K-Knight R-Royal R-Knight"
    for mine, his, closes in ((strong, weak, True), (weak, strong, False)):
        text = f"court card: G-Standard\nhand 0: {mine}\nhand 1: {his}\n{REST}"
        state = COURT.words.read_position(text, {})
        assert Scales().closes_well(hidden(COURT, state, 0), 0, rng_of(1)) is closes
