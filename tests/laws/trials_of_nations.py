"""The trial of Nations."""

from __future__ import annotations

from typing import Any

from parlour.kernel.cards import cards_in
from parlour.kernel.chance import Rng, pick
from tests.laws.trial import Places, Trial

CALL, ANSWER_YES = 52, 53


def _places(s: Any) -> Places:
    found = {f"hand {seat}": list(cards_in(s.hand[seat])) for seat in range(4)}
    return found | {f"played {seat}": list(cards_in(s.played[seat])) for seat in range(4)}


def _mostly_following(s: Any, codes: list[int], rng: Rng) -> list[int]:
    """nations.call-at-eight: who may call does so half the time, for few may.

    nations.ruling-revoke: with every card at random nearly all deals of a strict table would be
    void, so that one card in fifty may fail to follow.
    """
    if CALL in codes and pick(rng, 2):
        return [CALL]
    leader = int(s.leader)
    if int(s.strict) or int(s.turn) == leader or pick(rng, 50) == 0:
        return codes
    suit = int(s.trick[leader]) // 13
    return [code for code in codes if code // 13 == suit] or codes


def _to_eight(s: Any, rng: Rng) -> None:
    """Every other game stands at eight or nine: there alone players call and Titles are void."""
    if pick(rng, 2):
        s.points = (8 + pick(rng, 2), 8 + pick(rng, 2))


TRIALS = {
    "nations": Trial(
        places=_places,
        rash=frozenset({ANSWER_YES}),
        probes=("play EU-Map", "play AM-2", "call", "answer yes", "pass call"),
        compared_moves=300,
        reaching_games=90,
        revealing=frozenset({CALL}),
        narrow=_mostly_following,
        advance=_to_eight,
    )
}
