"""Knock every clause of a sheet out, one at a time, and see whether its tests notice.

Run as `python -m tests.clauses.knocking SHEET`, with interpreted rules: compiled ones cannot be
replaced. Prints a line of JSON: how many clauses were knocked out, and those that nobody missed.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from parlour.games.game import AnyGame, Game
from parlour.games.rulebook import Rulebook
from parlour.kernel.numba_or_plain import COMPILED
from tests.clauses.proofs import Proof, proofs, rulebooks
from tests.clauses.without import games_without

TESTS = Path(__file__).resolve().parents[1]
"""An assertion of the tests counts, not one with which the rules guard themselves."""

MOST_CALLS = 60_000_000
"""No test may call more functions than this, with all clauses in force."""
MARGIN = 300_000
"""Without a clause a test may call three times as many as before, and so many more.
One that goes on has lost its way and has noticed nothing."""


class TooLong(BaseException):
    """A test goes on and on. No test may take this for a failure of its own."""


class Budget:
    """So many calls of functions and no more."""

    def __init__(self, calls: int) -> None:
        self.left = calls

    def spend(self, frame: FrameType, event: str, arg: object) -> None:
        self.left -= 1
        if self.left < 0:
            sys.setprofile(None)
            raise TooLong

    def __enter__(self) -> None:
        sys.setprofile(self.spend)

    def __exit__(self, *failure: object) -> None:
        sys.setprofile(None)


def name_of(test: Proof) -> str:
    return f"{test.__module__.rpartition('.')[2]}.{test.__name__}"


def outcome(test: Proof, budget: Budget) -> str:
    """What a test makes of the game as it now is; empty if it notices by a failed assertion."""
    try:
        with budget:
            test()
    except AssertionError as failure:
        where = traceback.extract_tb(failure.__traceback__)[-1].filename
        return "" if Path(where).is_relative_to(TESTS) else f"stumbles in {Path(where).name}"
    except TooLong:
        return "does not come to an end"
    except Exception as mistake:
        return f"stumbles: {type(mistake).__name__}: {mistake}"
    return "passes"


@dataclass
class SeenInForce:
    """What was seen of a sheet's tests with every clause in force."""

    calls: dict[Proof, int] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)
    tried: set[tuple[str, str]] = field(default_factory=set)
    """The options that the tests played with, each with its value."""


def run_in_force(tests: set[Proof]) -> SeenInForce:
    """Run the tests with every clause in force."""
    seen = SeenInForce()
    settle = Game.option_codes

    def listen(game: AnyGame, chosen: Mapping[str, str | int]) -> NDArray[np.int64]:
        seen.tried.update((name, str(value)) for name, value in chosen.items())
        seen.tried.update(game.preset)
        return settle(game, chosen)

    with patch.object(Game, "option_codes", listen):
        for test in sorted(tests, key=name_of):
            budget = Budget(MOST_CALLS)
            told = outcome(test, budget)
            if told != "passes":
                seen.failing.append(f"{name_of(test)} {told or 'fails'}")
            seen.calls[test] = MOST_CALLS - budget.left
    return seen


def untried_values(book: Rulebook, tried: set[tuple[str, str]]) -> list[str]:
    """Values of house rules, other than those as printed, with which no test has played."""
    numbers = {name for name, value in tried if value.isdigit()}
    return [
        f"{option.name}: {value}"
        for option in book.options
        for value in ([] if option.is_number else option.values[1:])
        if (option.name, value) not in tried
    ] + [option.name for option in book.options if option.is_number and option.name not in numbers]


def knock_out(sheet: str) -> dict[str, object]:
    """Knock every clause of the sheet out."""
    book = rulebooks()[sheet]
    others = games_without(sheet)
    ours = {clause.id for clause in book.clauses}
    cited = {clause_id: tests for clause_id, tests in proofs().items() if clause_id in ours}
    in_force = run_in_force({test for tests in cited.values() for test in tests})
    survivors: dict[str, list[str]] = {}
    clauses = [clause for clause in book.clauses if not clause.is_shown_only]
    for clause in clauses:
        found: list[str] = []
        for test in cited.get(clause.id, []):
            with (others.get(clause.id) or others[clause.same_as]).enter():
                told = outcome(test, Budget(3 * in_force.calls[test] + MARGIN))
            if not told:
                break
            found.append(f"{name_of(test)} {told}")
        else:
            survivors[clause.id] = found or ["no test cites it"]
    return {
        "tried": len(clauses),
        "survivors": survivors,
        "failing with every clause in force": in_force.failing,
        "options never tried": untried_values(book, in_force.tried),
    }


def main() -> None:
    assert not COMPILED, "clauses can be knocked out of interpreted rules only"
    print(json.dumps(knock_out(sys.argv[1])))


if __name__ == "__main__":
    main()
