"""Random games go deep enough: every clause that can show is met, and every refusal given."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games.catalogue import game
from tests.laws.listening import listened_to
from tests.laws.said import told_clauses
from tests.laws.trial import games_of, sheets

ROOT = Path(__file__).parents[2]

BEFORE_PLAY = {
    "bad-seats",
    "table-size",
    "bad-option",
    "needs-four-players",
    "bad-player-count",
    "too-few-players",
    "too-many-players",
    "bank-needs-2-or-3",
}
"""Refusals of a set-up: there is no game yet to be played at random."""
SPOKEN = {"self", "one-card-only"}
"""Refusals of what may be said and is no move: random games play moves only."""
SELDOM = {"nobody-to-draw-from"}
"""Said to a player who alone has cards and may hold a pair back: one game in some hundreds."""
UNMET = {
    # A carried point is lost only by option, after a tie and a null round on end.
    "court.ruling-carry",
    # By option four may announce, and seldom come to so much without every couplet.
    "court.ruling-four-130",
    # Asked when the next game is opened.
    "alice.r-next-dealer",
    "masquerade.winner-deals",
    "portrait.r-dealer",
    # Asked when a state is hidden from one seat while another is asked.
    "monkey.ruling-kept-unseen",
    # Asked when the first game is opened.
    "masquerade.first-dealer",
    # How a move is told in words: random games tell numbers.
    "masquerade.r04-calling",
    "monkey.ruling-call-out-text",
    "portrait.call-order",
    # Asked when a call is read.
    "portrait.one-card-per-call",
}
"""Clauses that random games need not come by; each has its clause test."""


def _reached(sheet: str) -> dict[str, dict[str, list[str]]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.reaching", *games_of(sheet)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, dict[str, list[str]]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("sheet", sheets())
def test_random_games_meet_every_clause_and_every_refusal(sheet: str) -> None:
    """Of each sheet, by one or another of its games."""
    reached = _reached(sheet)
    book = game(games_of(sheet)[0]).rulebook
    named = {
        "told": told_clauses(sheet, book) - UNMET,
        "met": listened_to(sheet) - UNMET,
        "refused": {refusal.code for refusal in book.refusals} - BEFORE_PLAY - SPOKEN - SELDOM,
    }
    assert all(len(found) > 5 for found in named.values())
    missed = []
    for how, found in named.items():
        met = {one for one_game in reached.values() for one in one_game[how]}
        missed += [f"never {how}: {one}" for one in sorted(found - met)]
    assert missed == []
