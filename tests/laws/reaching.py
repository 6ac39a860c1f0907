"""Which clauses random games come by: those told in events, those acted on, the refusals.

Run as `python -m tests.laws.reaching GAME...`, with interpreted rules, it prints them as JSON.
"""

from __future__ import annotations

import json
import sys

from parlour.games.catalogue import game
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import WATCHER
from parlour.kernel.numba_or_plain import COMPILED
from tests.laws.digests import aside_of
from tests.laws.driver import begun, random_set_up, steps
from tests.laws.listening import listening
from tests.laws.sweep import every_refusal
from tests.laws.trial import Trial, trial_of


def reached(name: str) -> dict[str, list[str]]:
    """What the random games of one sort come by."""
    book = game(name).rulebook
    told: set[int] = set()
    refused: set[int] = set()
    trial = trial_of(name)
    with listening(game(name).sheet) as met:
        _play(name, trial, told, refused)
    return {
        "told": sorted(c.id for c in book.clauses if c.number in told),
        "met": sorted(met),
        "refused": sorted(r.code for r in book.refusals if r.number in refused),
    }


def _play(name: str, trial: Trial, told: set[int], refused: set[int]) -> None:
    """Play the random games, and note the numbers of what they tell and refuse."""
    for seed in range(trial.reaching_games):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        aside = rng_of(seed, 22)
        logs = []
        revealed = False
        state = begun(played, seats, options, dealer, rng)
        moves = steps(played, seats, options, dealer, rng, state=state)
        for number, step in enumerate(moves):
            logs.append(step.log)
            if number % 37 == 0 or step.who == OVER:
                seat = (*range(seats), WATCHER)[number % (seats + 1)]
                aside_of(played, step.state, seats, seat, aside)
            # At first, and right after some moves, more is refused than at other times.
            if number % 9 == 0 or number < 5 or revealed:
                refused.update(every_refusal(played, step.state, seats).ravel().tolist())
            revealed = step.action in trial.revealing
        for log in logs:
            told.update(log.clause[: log.n].tolist())


if __name__ == "__main__":
    assert not COMPILED, "compiled rules cannot be listened to"
    print(json.dumps({name: reached(name) for name in sys.argv[1:]}))
