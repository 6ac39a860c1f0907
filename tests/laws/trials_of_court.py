"""The trial of Court for two, three and four."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import cards_in
from parlour.kernel.chance import Rng, pick
from tests.laws.trial import Places, Trial, those

CLOSE, DECLARE, THROW_DOWN, CALL_REVOKE = 41, 42, 48, 49


def _places(s: Any) -> Places:
    done = int(s.couplets_done)
    couplets = s.couplet_led.tolist()[:done] + s.couplet_reply.tolist()[:done]
    return {
        **{f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s.hand)},
        "led": those([int(s.led)]),
        "court card": those([int(s.court_card)]),
        "talon": those(s.talon.tolist()),
        "couplets": couplets,
    }


def _places_of_four(s: Any) -> Places:
    done = int(s.couplets_done)
    return {
        **{f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s.hand)},
        "table": those(s.table.tolist()),
        "couplets": [card for cards in s.couplet_card.tolist()[:done] for card in cards],
    }


def _lay(pack: NDArray[np.int64], rng: Rng) -> None:
    if pick(rng, 16) == 0:
        give_four(pack, pick(rng, 2), rng)


def give_four(pack: NDArray[np.int64], hand: int, rng: Rng) -> None:
    """court.r9-lay-down: one deal in nine hundred gives a hand the four of the court colour."""
    colour = pick(rng, 4)
    places = ((0, 1, 2, 6), (3, 4, 5, 9))[hand]
    cards = [8 * colour + rank for rank in range(4)]
    turned_up = 8 * colour + 4 + pick(rng, 2)
    for place, card in [*zip(places, cards, strict=True), (12, turned_up)]:
        other = pack.tolist().index(card)
        pack[place], pack[other] = pack[other], pack[place]


TRIALS = {
    "court-two": Trial(
        places=_places,
        rash=frozenset({CLOSE, DECLARE, THROW_DOWN, CALL_REVOKE}),
        probes=("play G-Crown", "play R-Jester", "exchange", "close", "declare", "pass"),
        compared_moves=400,
        reaching_games=120,
        lay=_lay,
    ),
    "court-three": Trial(
        places=_places,
        rash=frozenset({CLOSE, DECLARE, THROW_DOWN, CALL_REVOKE}),
        probes=("play G-Crown", "play R-Jester", "exchange", "close", "declare", "pass"),
        compared_moves=400,
        reaching_games=60,
        lay=_lay,
    ),
    "court-four": Trial(
        places=_places_of_four,
        rash=frozenset({CALL_REVOKE}),
        probes=("play G-Crown", "play R-Serf", "announce R-Crown", "call-revoke", "pass"),
        compared_moves=400,
        reaching_games=60,
    ),
}
