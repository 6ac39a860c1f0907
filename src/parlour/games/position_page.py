"""What every line of a position means, as a page: `python -m parlour.games.position_page`.

The page is made from the lines that the readers themselves declare, so it cannot be wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from parlour.games.alice.position import LINES as ALICE
from parlour.games.catalogue import game, names
from parlour.games.court.four.position import LINES as COURT_FOUR
from parlour.games.court.two.position import LINES as COURT
from parlour.games.court.two.position import LINES_OF_THREE
from parlour.games.masquerade.position import LINES as MASQUERADE
from parlour.games.monkey.position import LINES as MONKEY
from parlour.games.nations.position import LINES as NATIONS
from parlour.games.plain_words import PlainWords
from parlour.games.portrait.position import LINES as PORTRAIT
from parlour.games.position_text import MOST_CHARACTERS, MOST_NUMBER, PositionLine

Section = tuple[str, tuple[str, ...], Sequence[PositionLine]]

_OWN: tuple[Section, ...] = (
    ("Court for two", ("court-two",), COURT),
    ("Court for three", ("court-three",), LINES_OF_THREE),
    ("Court for four", ("court-four",), COURT_FOUR),
    ("Alice", ("alice",), ALICE),
    ("Nations", ("nations",), NATIONS),
    ("The Monkey", ("monkey",), MONKEY),
    ("Masquerade", ("masquerade",), MASQUERADE),
    (
        "Portrait Authors",
        ("authors-pairs", "authors-portraits", "authors-sketches", "authors-bank"),
        PORTRAIT,
    ),
)
"""The games that read positions of their own, those with the same lines under one heading."""


def _plain() -> Iterator[Section]:
    """The games that leave positions to the plain words."""
    for name in names():
        words = game(name).words
        if isinstance(words, PlainWords):
            yield game(name).title, (name,), words.position_lines


SECTIONS: tuple[Section, ...] = (*_OWN, *_plain())

_HEAD = f"""# Positions as text

Any moment of a game can be written down: one `name: value` a line, in any order, every line once
unless it says otherwise; `#` begins a remark. The program writes positions into records (each line
after `position:`) and when a game is gone on with from a step of a replay; anybody may write one.

This page is made from the lines that the readers declare (`python -m parlour.games.position_page
docs/positions.md`). N in a name is the number of a seat, from 0; WHO stands for several words.

A position is refused with its line and the reason if it cannot be read, or if no game can go on
from it: cards are counted, the hands and the turn must go with the phase, and nobody plays on
beyond the end of a game. A position may hide cards, as a seat sees it; it can be read, and no game
goes on from it. A text has at most {MOST_CHARACTERS} characters, and its numbers are at most
{MOST_NUMBER}.

A table never rests before a blind draw. A record may begin in one (the phase draw of Alice and the
Monkey, exchange and draw of Masquerade); a table may not.
"""


def position_page() -> str:
    """The whole page."""
    return "\n".join([_HEAD, *(_section(title, lines) for title, _, lines in SECTIONS)])


def _section(title: str, lines: Sequence[PositionLine]) -> str:
    rows = [
        f"| `{line.name}` | `{line.like}` | {line.meaning}"
        f"{'; may stand more than once' if line.repeats else ''} | {line.otherwise} |"
        for line in lines
    ]
    head = [f"## {title}", "", "| line | such as | meaning | left out |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, ""])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(position_page(), encoding="utf-8")
