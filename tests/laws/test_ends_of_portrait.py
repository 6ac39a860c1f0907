"""Every game of Portrait Authors comes to its end, even among players who want none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.catalogue import game
from parlour.games.portrait import events
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import OVER, actor, deal, legal, play
from parlour.kernel.flat import fresh
from parlour.kernel.log import Log

FIRST_STACK, FIRST_BAD_CALL = 448, 568


def most_turns(seats: int, cards_drawn: int) -> int:
    """In no game are there more: at least one turn in 3n + 1 lays, draws or teaches something."""
    learning = 64 * seats + 64 * cards_drawn if cards_drawn else 64 * (seats - 1)
    return (3 * seats + 1) * (learning + cards_drawn + 32)


def is_stale(s: Any, code: int) -> bool:
    """Whether all know that this call must fail."""
    asked = (int(s.current) + code // 64 + 1) % int(s.seats)
    return bool(int(s.denied[asked]) >> code % 64 & 1)


def stubborn(s: Any, codes: list[int], rng: Rng) -> int:
    """Lose the call, or call in vain, or call for what all can place; never stack."""
    lost = [code for code in codes if code >= FIRST_BAD_CALL and is_stale(s, code - FIRST_BAD_CALL)]
    stale = [code for code in codes if code < FIRST_STACK and is_stale(s, code)]
    vain = [code for code in codes if code < FIRST_STACK]
    pool = (lost if pick(rng, 4) == 0 else []) or stale or vain
    return pool[pick(rng, len(pool))]


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("authors-portraits", 2, {}),
        ("authors-portraits", 4, {"call_form": "loss_of_call"}),
        ("authors-sketches", 3, {"call_form": "loss_of_call"}),
        ("authors-pairs", 3, {}),
        ("authors-pairs", 3, {"call_form": "loss_of_call", "stale_calls": "never"}),
        ("authors-pairs", 4, {"calling_right": "hand_or_table"}),
        ("authors-bank", 2, {"call_form": "loss_of_call"}),
        ("authors-bank", 3, {"bank_deck": "pairs64", "bank_lucky": "call_again"}),
        ("authors-bank", 3, {"bank_deck": "portraits32", "call_form": "loss_of_call"}),
    ],
)
def test_even_stubborn_players_come_to_an_end(
    name: str, seats: int, options: dict[str, str | int]
) -> None:
    played = game(name)
    rng = rng_of(seats, 4)
    s = played.begin(seats, options, 0)
    pack = played.pack()
    shuffle(rng, pack)
    log, room = fresh(Log), np.zeros(played.most_legal, np.int64)
    deal(s, pack, log)
    most = most_turns(seats, int(s.bank_n))
    turns = standstills = 0
    while actor(s) != OVER:
        codes = [int(code) for code in room[: legal(s, room)]]
        assert codes
        assert s.idle <= 3 * seats
        if s.idle == 3 * seats:
            standstills += 1
            assert not any(code >= FIRST_BAD_CALL for code in codes)
            if s.bank_n == 0:
                assert not any(is_stale(s, code) for code in codes if code < FIRST_STACK)
        log.n = 0
        play(s, stubborn(s, codes, rng), log)
        turns += log.kind[: log.n].tolist().count(events.TURN)
        assert turns <= most
    assert standstills > 0 or options.get("stale_calls") == "never" or seats == 2
    assert int(s.tabled).bit_count() == (32 if s.form == 1 else 64)
