"""Positions that 0.3.0 let a table be begun from, and that cannot be played."""

from __future__ import annotations

_COURT = """\
round: 1
dealer: 1
points: 0 0
phase: lead
turn: 0
leader: 0
court colour: Red
court card: R-Esquire
hand 0: G-Crown G-Jester K-Royal K-Esquire K-Standard R-Crown
hand 1: B-Esquire B-Jester K-Crown K-Jester R-Standard R-Jester
talon: K-Knight G-Knight B-Crown B-Knight G-Standard B-Royal B-Standard G-Royal R-Knight \
R-Royal G-Esquire
"""
_SPENT = """\
round: 1
dealer: 1
phase: lead
turn: 0
leader: 0
court colour: Red
court card: R-Esquire
hand 0: G-Crown
hand 1: B-Esquire
"""
_MONKEY = """\
seats: 3
dealer: 1
removed: AF-9
turn: 2
seat 0: EU-2 AS-Man AF-6
seat 1: EU-5 AS-2
seat 2: EU-Map
"""
_NATIONS = """\
dealer: 0
phase: deal
score: 40 40
"""
_MASQUERADE = """\
seats: 4
dealer: 1
round: 2
turn: 2
scores: 90 90 90 90
seat 0: M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8
seat 1: R-1 R-2 R-3 R-4 R-5 R-6 R-7 R-8
seat 2: I-1 I-2 I-3 I-4 I-5 I-6 I-7 I-8
seat 3: X-1 X-2 X-3 X-4 X-5 X-6 X-7 X-8
"""

IMPOSSIBLE = {
    "Court, a reply to no card": ("court-two", _COURT.replace("phase: lead", "phase: reply")),
    "Court, closing": ("court-two", _COURT.replace("phase: lead", "phase: closing")),
    "Court, counting": ("court-two", _COURT.replace("phase: lead", "phase: counting")),
    "Court, a court card and no talon": ("court-two", _SPENT),
    "Court, hands of eight and one": (
        "court-two",
        _COURT.replace(
            "hand 1: B-Esquire B-Jester K-Crown K-Jester R-Standard R-Jester", "hand 1: R-Jester"
        ).replace("R-Crown\n", "R-Crown B-Esquire B-Jester\n"),
    ),
    "Court, a court card of another colour": (
        "court-two",
        _COURT.replace("court colour: Red", "court colour: Blue"),
    ),
    "Court, more points than a game has": (
        "court-two",
        _COURT.replace("points: 0 0", "points: 9 9"),
    ),
    "Court, a couplet to the wrong taker": (
        "court-two",
        _COURT.replace("talon: K-Knight G-Knight ", "talon: ") + "couplets: 1 G-Knight+K-Knight\n",
    ),
    "Monkey, two odd cards and nothing to draw": (
        "monkey",
        _MONKEY.replace("seat 0: EU-2 AS-Man AF-6", "seat 0: nothing")
        .replace("seat 1: EU-5 AS-2", "seat 1: nothing")
        .replace("seat 2: EU-Map", "seat 2: EU-Map AS-2"),
    ),
    "Monkey, nothing removed": ("monkey", _MONKEY.replace("removed: AF-9\n", "")),
    "Monkey, odd cards left": ("monkey", _MONKEY),
    "Nations, beyond the end": ("nations", _NATIONS),
    "Masquerade, beyond the end": ("masquerade", _MASQUERADE),
}
