"""Two whole games of Masquerade, written out by hand from the deal to the last point.

One entry is one thing that happens, with the points that it brings: who lays which card; who lays
one aside, what he gets for it and who counts the point; who passes, takes, or draws which card
from the taker. After each round stand the scores.
"""

from __future__ import annotations

import re

from parlour.games import masquerade
from tests.clauses.masquerade_play import Table, dealt, pack_for

WORDS = masquerade.GAME.words
ON_PLAY = ("masquerade.m1-five", "masquerade.next-two")


def follow(t: Table, written: str) -> None:
    """Play the game as it is written, and compare every count."""
    for line in " ".join(written.split()).split(" = "):
        scores = re.match(r"[\d ]+(?= \d+ (?:lays|passes|is)|$)", line)
        if scores and t.last >= 0:
            assert t.score() == [int(points) for points in scores[0].split()]
            line = line[scores.end() :]
        for entry in filter(None, line.strip().split(", ")):
            _follow_entry(t, entry)


def _follow_entry(t: Table, entry: str) -> None:
    said = re.fullmatch(
        r"(\d|-) (lays|lays aside|gets|and must pass|passes|takes|takes as dealer|draws)"
        r"(?: ([MRIX]-\d))?(?: for (\d))?(?: \+(\d))?",
        entry,
    )
    assert said, entry
    seat, verb, card, points = said[1], said[2], said[3], int(said[5] or 0)
    if verb == "takes" or verb == "takes as dealer":
        t.taken(int(seat), by_right=verb == "takes")
        assert points == (3 if verb == "takes" else 0)
        return
    if verb == "and must pass":
        assert t.passed_by_force()
        return
    if verb in ("lays", "lays aside", "passes"):
        assert t.actor == int(seat), entry
    before = t.score()
    match verb:
        case "lays":
            t.play(card)
            counted = [count for count in t.scored() if count[2] in ON_PLAY]
            assert sum(count[1] for count in counted) == points, entry
            assert all(count[0] == int(seat) for count in counted), entry
        case "lays aside":
            t.exchange(card)
        case "passes":
            t.pass_turn()
        case "gets":
            t.draw(card)
            assert t.scored()[0][:2] == (int(said[4]), points), entry
        case "draws":
            t.draw(card)
            assert t.told()[0][:2] == ("DREW", int(seat)), entry
            gained = t.score()[int(seat)] - before[int(seat)]
            assert gained == points, entry


def test_a_game_of_four() -> None:
    hands = (
        "M-7 R-3 R-6 I-1 I-5 I-8 X-2 X-4",
        "M-1 M-4 R-2 R-4 I-2 I-4 I-7 X-3",
        "M-2 M-3 R-1 R-7 I-3 X-5 X-7 X-8",
        "M-5 M-6 M-8 R-5 R-8 I-6 X-1 X-6",
    )
    t = dealt(pack_for(hands, 0), 4, 0)
    follow(
        t,
        """
        1 lays I-7, 2 lays I-3, 3 lays I-6, 0 lays I-1, 0 takes +3, 1 draws I-6, 2 draws I-3 +4,
          3 draws I-7
        = 3 0 4 0
        2 lays X-5, 3 lays X-1, 0 lays X-2, 1 lays X-3, 0 takes as dealer, 2 draws I-5,
          3 draws X-1 +4, 1 draws X-3 +4
        = 3 4 4 4
        3 lays M-5, 0 lays M-7, 1 lays M-1 +5, 2 lays M-3, 1 takes +3, 3 draws M-7, 0 draws R-4,
          2 draws M-3 +4
        = 3 12 8 4
        0 lays R-6, 1 lays R-2, 2 lays R-1 +2, 3 lays R-5, 0 takes as dealer, 1 draws R-2 +4,
          2 draws X-2, 3 draws R-5 +4
        = 3 16 10 8
        1 lays M-5, 2 lays M-3, 3 lays M-8, 0 lays aside R-3, - gets I-2 for 1 +1,
          - and must pass, 0 takes as dealer, 1 draws M-5 +4, 2 draws M-3 +4, 3 draws M-8 +4
        = 3 21 14 12
        2 lays X-2, 3 lays X-1 +2, 0 lays aside R-1, - gets M-1 for 1 +1, 0 lays M-1,
          1 lays M-5, 0 takes +3, 2 draws X-5, 3 draws X-1 +4, 1 draws M-5 +4
        = 6 26 14 18
        3 lays M-7, 0 lays M-1, 1 lays M-5, 2 lays M-2, 0 takes +3, 3 draws M-7 +4, 1 draws R-4,
          2 draws M-1
        = 9 26 14 22
        0 lays X-4, 1 lays X-3 +2, 2 lays M-1, 3 lays X-1, 2 takes +3, 0 draws X-8,
          1 draws X-3 +4
        = 9 32 17 22
        """,
    )
    # Seat 1 draws back the X-3 that it has laid: 28 and 4. Seat 3, who laid X-1, draws no more.
    assert t.over
    assert t.score() == [9, 32, 17, 22]
    assert WORDS.result(t.s, ("Ann", "Bea", "Carl", "Dora")) == "Bea wins with 32 points."
    assert t.returns() == [-0.25, 0.75, -0.25, -0.25]
    assert t.next_dealer() == 1


def test_a_game_of_eight() -> None:
    hands = (
        "R-3 R-5 I-7 X-1",
        "M-4 M-5 R-7 R-8",
        "M-8 I-1 X-2 X-3",
        "M-7 R-1 I-2 X-6",
        "M-2 I-3 I-5 I-6",
        "R-4 R-6 I-4 X-4",
        "M-6 I-8 X-5 X-7",
        "M-1 M-3 R-2 X-8",
    )
    t = dealt(pack_for(hands, 0), 8, 0)
    follow(
        t,
        """
        1 lays R-7, 2 lays M-8, 3 lays R-1, 4 lays M-2, 5 lays R-6, 6 lays M-6, 7 lays R-2,
          0 lays R-3, 0 takes as dealer, 1 draws R-7 +4, 2 draws M-2, 3 draws R-6, 4 draws M-6,
          5 draws R-5, 6 draws R-3, 7 draws R-2 +4
        = 0 4 0 0 0 0 0 4
        2 lays X-2, 3 lays M-7, 4 lays M-6 +2, 5 lays aside R-4, - gets I-8 for 6 +1,
          - and must pass, 6 lays aside R-4, - gets X-8 for 7 +1, - and must pass,
          7 lays M-1 +5, 0 lays X-1, 1 lays M-5, 7 takes +3, 2 draws X-2 +4, 3 draws M-7 +4,
          4 draws M-5, 0 draws X-1 +4, 1 draws M-1
        = 4 4 4 4 2 0 1 13
        3 lays I-2, 4 lays M-5, 5 lays aside I-8, - gets X-8 for 6 +1, - and must pass,
          6 lays aside R-3, - gets R-4 for 7 +1, - and must pass, 7 lays M-6, 0 lays M-8,
          1 lays M-4, 2 lays I-1, 0 takes as dealer, 3 draws M-6, 4 draws I-1, 7 draws R-1,
          1 draws X-1, 2 draws M-5
        = 4 4 4 4 2 0 2 14
        4 lays I-3, 5 lays aside R-5, - gets R-4 for 6 +1, - and must pass, 6 passes,
          7 lays M-3, 0 lays I-2, 1 lays M-1, 2 lays M-5, 3 lays M-7, 1 takes +3, 4 draws R-8,
          7 draws M-3 +4, 0 draws I-3, 2 draws M-5 +4, 3 draws R-7
        = 4 7 8 4 2 0 3 18
        5 lays R-4, 6 lays aside I-8, - gets R-2 for 7 +1, 6 lays R-2, 7 lays R-1 +2,
          0 lays M-8, 1 lays M-7 +2, 2 lays M-2, 3 lays M-6, 4 lays aside I-1,
          - gets I-4 for 5 +1, - and must pass, 0 takes as dealer, 5 draws R-4 +4,
          6 draws R-2 +4, 7 draws R-1 +4, 1 draws M-7 +4, 2 draws M-2 +4, 3 draws M-6 +4
        = 4 13 12 8 2 5 7 25
        6 lays R-2, 7 lays R-1 +2, 0 lays M-4, 1 lays M-7, 2 lays M-2, 3 lays M-6,
          4 lays aside I-4, - gets R-4 for 5 +1, - and must pass, 5 lays aside X-8,
          - gets R-5 for 6 +1, - and must pass, 0 takes as dealer, 6 draws R-2 +4, 7 draws M-2,
          1 draws R-1, 2 draws M-4, 3 draws M-6 +4
        = 4 13 12 12 2 6 12 27
        7 lays R-3, 0 lays M-7, 1 lays R-1, 2 lays M-5, 3 lays M-6, 4 lays aside I-6,
          - gets I-1 for 5 +1, - and must pass, 5 lays aside R-5, - gets X-8 for 6 +1,
          - and must pass, 6 lays R-2, 0 takes as dealer, 7 draws R-3 +4, 1 draws R-2,
          2 draws M-5 +4, 3 draws I-3, 6 draws M-7
        = 4 13 16 12 2 7 13 31
        0 lays M-8, 1 lays M-1, 2 lays M-4, 3 lays aside R-7, - gets I-1 for 4 +1,
          - and must pass, 4 passes, 5 lays aside X-8, - gets R-5 for 6 +1, - and must pass,
          6 lays M-7, 7 lays M-3, 1 takes +3, 0 draws M-8 +4, 2 draws M-4 +4, 6 draws M-7 +4,
          7 draws M-3 +4
        = 8 16 20 12 3 7 18 35
        """,
    )
    # Seat 7 stood at 31; the M-3 that it laid comes back to it, the last draw of the round.
    assert t.over
    assert t.score() == [8, 16, 20, 12, 3, 7, 18, 35]
    names = ("Ann", "Bea", "Carl", "Dora", "Ed", "Fay", "Gus", "Hal")
    assert WORDS.result(t.s, names) == "Hal wins with 35 points."
    assert t.next_dealer() == 7
