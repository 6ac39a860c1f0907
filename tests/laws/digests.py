"""What random games come to, in a few letters: the same for compiled and interpreted rules.

Run as `python -m tests.laws.digests SEEDS GAME...` it prints them as JSON, a list of lines a game.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng, rng_of
from parlour.kernel.dispatch import observe, resample, returns, scores, value
from parlour.kernel.flat import as_bytes, copy
from parlour.kernel.log import WATCHER
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import every_refusal, hidden
from tests.laws.trial import trial_of


def aside_of(played: AnyGame, s: Any, seats: int, seat: int, rng: Rng) -> bytes:
    """Everything else that rules answer: hidden, filled in, observed, refused, scored."""
    h = hidden(s, seat)
    full = copy(h)
    resample(h, seat, rng, full)
    seen = np.zeros(played.observed)
    observe(h, seat, seen)
    held, paid = np.zeros(seats, np.int64), np.zeros(seats)
    scores(s, held)
    returns(s, paid)
    worth = np.array([value(s, number) for number in range(seats)])
    asked = every_refusal(played, s, seats)
    parts = (as_bytes(h), as_bytes(full), *(a.tobytes() for a in (seen, held, paid, worth, asked)))
    return b"".join(parts)


def digests(name: str, seed: int, most: int) -> list[str]:
    """A line for every twenty moves of a random game, each made of all that came before."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    aside = rng_of(seed, 21)
    heart = hashlib.blake2b(digest_size=8)
    lines: list[str] = []
    last = None
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if last is not None:
            heart.update(as_bytes(last.log))
        heart.update(as_bytes(step.state))
        heart.update(repr((step.who, step.codes)).encode())
        if number % 20 == 0:
            seat = (*range(seats), WATCHER)[number // 20 % (seats + 1)]
            heart.update(aside_of(played, step.state, seats, seat, aside))
            lines.append(heart.hexdigest())
        last = step
        if number >= most:
            break
    return lines


def all_digests(seeds: int, names: list[str]) -> dict[str, list[str]]:
    """The digests of so many games of each of these sorts."""
    return {
        f"{name} {seed}": digests(name, seed, trial_of(name).compared_moves)
        for name in names
        for seed in range(seeds)
    }


if __name__ == "__main__":
    print(json.dumps(all_digests(int(sys.argv[1]), sys.argv[2:])))
