"""The contract is typed: what a book says of the wrong game, mypy refuses."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BOOK = '''
from parlour.games.alice import GAME, hidden
from parlour.games.alice.calls import actor, legal, play, why_not
from parlour.games.alice.dealing import begin, deal
from parlour.games.alice.sets import deal_over, returns, scores, value
from parlour.games.alice.state import Alice
from parlour.games.alice.words import AliceWords
from parlour.games.court.three.state import CourtThree
from parlour.games.court.two import GAME as COURT, hidden as of_court
from parlour.games.court.two.state import CourtTwo
from parlour.games.court.two.words import CourtWords
from parlour.games.game import Game
from parlour.kernel.dispatch import register
from parlour.kernel.flat import copy, fresh


def unheard(s: Alice, action: int) -> None:
    """A play that has nobody to tell of it."""


def of_alice(s: Alice) -> int:
    return s.dealer


register(
    Alice,
    begin=begin,
    deal=deal,
    actor=actor,
    legal=legal,
    play={play},
    why_not=why_not,
    hide={hide},
    resample=hidden.resample,
    scores=scores,
    returns=returns,
    deal_over=deal_over,
    value=value,
    observe=hidden.observe,
)
Game(
    name="alice",
    sheet="alice",
    title="",
    least_seats=2,
    most_seats=12,
    usual_seats=4,
    state=Alice,
    deck=GAME.deck,
    rulebook=GAME.rulebook,
    {words}
    codes=1,
    most_legal=1,
    observed=1,
    parts=(),
    length=GAME.length,
    has_rounds=False,
    next_dealer={next_dealer},
)
{state} = copy(fresh(Alice))
rounds_of_two: CourtTwo = fresh(CourtThree)
'''

HONEST = {
    "play": "play",
    "hide": "hidden.hide",
    "words": "words=AliceWords(),",
    "next_dealer": "of_alice",
    "state": "again: Alice",
}

REFUSED = {
    "a play without its log": {"play": "unheard"},
    "a rule of another game's state": {"hide": "of_court.hide"},
    "another game's words": {"words": "words=CourtWords(CourtTwo),"},
    "no words at all": {"words": ""},
    "a dealer found in another game's state": {"next_dealer": "lambda s: s.court_colour"},
    "a copy taken for another game's state": {"state": "again: CourtTwo"},
}


def test_mypy_refuses_what_belongs_to_another_game(tmp_path: Path) -> None:
    books = {"honest": HONEST, **{why: HONEST | change for why, change in REFUSED.items()}}
    files = {}
    for number, (why, parts) in enumerate(books.items()):
        files[why] = tmp_path / f"book_{number}.py"
        files[why].write_text(BOOK.format(**parts), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-pretty", *map(str, files.values())],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    said = re.findall(r"(book_\d+)\.py:\d+: error: ", done.stdout)
    assert {why for why, file in files.items() if file.stem in said} == set(REFUSED), (
        done.stdout + done.stderr
    )
