"""Where no bound is declared there is none: cards can come to lie as they lay before, and so again.

Each game goes round twice, and after the second time everything is as after the first, what all
know included, save the count that only the limit of the house looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

import parlour
from parlour.games.catalogue import game, names
from parlour.kernel.chance import rng_of, shuffle
from parlour.kernel.dispatch import DEAL, actor, deal, legal, play
from parlour.kernel.flat import as_bytes, copy
from tests.laws.lengthening import any_of

State = parlour.State


def _played(state: State, moves: str) -> State:
    """The state after these moves, draws among them."""
    for move in moves.split(", "):
        state = state.play({state.text(code): code for code in state.legal()}[move])
    return state


def _monkey(state: State) -> State:
    """monkey.drawn-no-match: each draws the odd card from the other."""
    return _played(state, "draw, draw AM-5, draw, draw AM-5")


def _masquerade(state: State) -> State:
    """masquerade.dealer-takes: seat 3 takes every trick, and nobody draws his own card."""
    return _played(
        state,
        "play R-1, play M-7, play M-2, play M-6, draw M-6, draw R-1, draw M-7, "
        "play R-1, play M-7, play M-2, play M-6, draw M-7, draw M-6, draw R-1, "
        "play M-6, play M-2, pass, play M-3, draw M-3, draw M-2, "
        "play M-6, pass, play M-2, play M-3, draw M-3, draw M-2",
    )


def _alice(state: State) -> State:
    """alice.last-lead-forfeited: one Lead is lost round the table, whatever cards are drawn."""
    expose, to_left = 0, 16
    for asked in (2, 3, 2, 0, 1, 0):
        while state.actor < 0:
            state = state.play(state.legal()[0])
        state = state.play(expose).play(to_left + 2 * ((asked - state.actor) % 4 - 1))
    while state.actor < 0:
        state = state.play(state.legal()[0])
    return state


DEALS: dict[str, tuple[str, dict[str, str | int], str, Callable[[State], State]]] = {
    "monkey": (
        "seats: 2\ndealer: 0\nremoved: AF-5\nturn: 1\nseat 0: EU-4 AM-5\nseat 1: AS-4",
        {},
        "turns",
        _monkey,
    ),
    "masquerade": (
        "seats: 4\ndealer: 3\n"
        "seat 0: R-1 R-3 I-2 I-8 X-3 X-4 X-6 X-7\n"
        "seat 1: M-1 M-3 M-4 M-7 R-6 I-1 I-3 I-5\n"
        "seat 2: M-2 M-5 R-2 R-5 R-7 I-7 X-2 X-8\n"
        "seat 3: M-6 M-8 R-4 R-8 I-4 I-6 X-1 X-5",
        {},
        "rounds",
        _masquerade,
    ),
    "alice": (
        "seats: 4\nseat 0: 1L; down 4\nseat 1: 1a 1b; down 4\nseat 2: nothing; down 4\n"
        "seat 3: nothing; down 3",
        {"stall_rounds": "off"},
        "idle",
        _alice,
    ),
}


def _but_for(state: State, count: str) -> bytes:
    flat = state.flat
    setattr(flat, count, 0)
    return as_bytes(flat)


@pytest.mark.parametrize("name", DEALS)
def test_a_deal_can_go_on_for_ever(name: str) -> None:
    text, rules, count, go_round = DEALS[name]
    once = go_round(parlour.position(name, text, **rules))
    twice = go_round(once)
    assert getattr(twice.flat, count) > getattr(once.flat, count)
    assert _but_for(twice, count) == _but_for(once, count)


# Rounds in which nobody scores.


def _idle_rounds(name: str) -> Iterator[bytes]:
    """The game at the beginning of round after round, the same pack being dealt, but for the
    number of the round; between them are rounds in which no sixty is made."""
    played, rng = game(name), rng_of(3, 9)
    s, first = played.begin(played.usual_seats, {}, 0), played.pack()
    room = np.zeros(played.most_legal, np.int64)
    shuffle(rng, first)
    while True:
        dealt = copy(s)
        deal(dealt, first, None)
        dealt.round_no = 0
        yield as_bytes(dealt)
        while True:
            after, pack = copy(s), played.pack()
            shuffle(rng, pack)
            deal(after, pack, None)
            while int(actor(after)) >= 0:
                cards = [code for code in room[: int(legal(after, room))].tolist() if code < 32]
                play(after, any_of(after, cards, rng) if cards else int(room[0]), None)
            if int(actor(after)) == DEAL and not any(after.points.tolist()):
                break
        s = after


@pytest.mark.parametrize("name", ["court-two", "court-three"])
def test_rounds_that_decide_nothing_can_follow_each_other_for_ever(name: str) -> None:
    rounds, seats = _idle_rounds(name), game(name).usual_seats
    first = next(rounds)
    # When the deal has gone round the table all is as it was.
    assert first in [next(rounds) for _ in range(4 * seats)][seats - 1 :: seats]


def test_every_missing_bound_has_its_witness() -> None:
    bounds = {name: parlour.game(name).bounds for name in names()}
    assert {name for name, b in bounds.items() if b.longest_deal is None} == set(DEALS)
    endless = {name for name, b in bounds.items() if b.longest_game is None}
    assert endless == {*DEALS, "court-two", "court-three"}
