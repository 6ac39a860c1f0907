"""Which clauses random games come by: those told in events, those asked about, the refusals.

Run as `python -m tests.laws.reaching GAME...`, with interpreted rules, it prints them as JSON.
"""

from __future__ import annotations

import json
import sys

from parlour.games.catalogue import game
from parlour.kernel import switches
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import WATCHER
from parlour.kernel.numba_or_plain import COMPILED
from tests.laws.digests import aside_of
from tests.laws.driver import begun, random_set_up, steps
from tests.laws.sweep import every_refusal
from tests.laws.trial import trial_of


class Listening(set[int]):
    """No clause is switched off; but it is remembered which were asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[int] = set()

    def __contains__(self, clause: object) -> bool:
        self.asked.add(int(clause))  # type: ignore[call-overload]
        return False


def reached(name: str) -> dict[str, list[str]]:
    """What the random games of one sort come by."""
    book = game(name).rulebook
    told: set[int] = set()
    refused: set[int] = set()
    switches.OFF = listening = Listening()
    trial = trial_of(name)
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
    return {
        "told": sorted(c.id for c in book.clauses if c.number in told),
        "asked": sorted(c.id for c in book.clauses if c.number in listening.asked),
        "refused": sorted(r.code for r in book.refusals if r.number in refused),
    }


if __name__ == "__main__":
    assert not COMPILED, "compiled rules ask about no clause"
    print(json.dumps({name: reached(name) for name in sys.argv[1:]}))
