"""A keen player looks ahead, and does what it has seen: also where a rule of thumb is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.bots import Asked, bot
from parlour.bots.bot import CLEARLY, Keen
from parlour.bots.search import Search
from parlour.bots.steady import steady, steady_play
from parlour.games.catalogue import game
from parlour.games.game import AnyGame
from parlour.kernel.chance import pick, rng_of
from parlour.kernel.dispatch import (
    CHANCE,
    DEAL,
    OVER,
    Codes,
    actor,
    deal_over,
    hide,
    legal,
    play,
    resample,
    value,
)
from parlour.kernel.flat import fresh

# Seat 1 has completed a set and may stop; its rule of thumb goes on with the Lead of A14, of which
# it has one companion and does not know where the other is.
NO_FURTHER = """
seats: 4
dealer: 0
turn: 1
sets this turn: 1
seat 0: 13L 13b 14a; opening 9; down 3
seat 1: 6L 11L 12L 14L 14b; down 2
seat 2: 6a 6b 11a 12a 12b; down 3
seat 3: 11b 13a; down 3
completed: 4 by 1, 7 by 2, 1 by 3, 10 by 2, 2 by 3, 15 by 2, 16 by 3, 5 by 0, 8 by 0, 3 by 1
known to 1 2: 14b
seat 2 lacks: 6L 9L 11L 12L 13L 14L
seat 3 lacks: 6L 9L 11L 12L 13L 14L
"""

# Two tricks are left. The ten, which a rule of thumb plays, may still lose this one to seat 3.
HIGH_AT_ONCE = """
dealer: 0
star: AM-Map taken up
tricks: 6 5
leader: 0
turn: 2
seat 0: AM-Map; played EU-3 EU-10 AS-2 AS-6 AS-10 AS-Woman AS-Map \
AF-5 AF-9 AF-Child AM-3 AM-9; lacks EU
seat 1: AF-8; played EU-6 EU-8 EU-Child EU-Man AS-3 AS-4 AS-8 \
AS-Child AF-2 AF-3 AF-4 AM-8; lacks EU AS
seat 2: AM-10 AM-Man; played EU-7 EU-Woman AS-7 AS-Man AF-6 AF-10 AF-Woman \
AF-Man AM-2 AM-4 AM-5; lacks EU AS
seat 3: AM-Child AM-Woman; played EU-2 EU-4 EU-5 EU-9 EU-Map AS-5 AS-9 AF-7 \
AF-Map AM-6 AM-7; lacks AS AF
trick: 0 AS-10, 1 AM-8
last trick: 0 AM-9, 1 AS-8, 2 AM-5, 3 EU-5
last taken by: 0
"""

# Seat 2 leads by a single count, and may exchange a card or keep what it has.
NO_EXCHANGE = """
seats: 4
dealer: 0
round: 28
first: 0
turn: 2
turns: 2
trick: 0 R-2
No. 1 played: yes
scores: 17 30 31 28
points 0: 6 0 5 6 0
points 1: 15 8 0 2 5
points 2: 18 8 0 2 3
points 3: 12 12 0 4 0
seat 0: M-2 M-4 M-7 R-1 I-4 X-2 X-6
seat 1: R-5 R-6 R-7 R-8 I-6 I-7 X-1 X-7
seat 2: R-3 R-4 I-1 I-3 I-8 X-3 X-5 X-8
seat 3: M-1 M-3 M-5 M-6 M-8 I-2 I-5 X-4
all rule out 0: M-8 I-1 I-2 I-3 I-5
all rule out 1: M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8 R-1 I-5
all rule out 2: I-5
all rule out 3: M-2 M-7 R-1 I-1 I-3 I-4
0 rules out 3: R-3 R-4 R-6 R-8 I-8 X-5 X-8
1 rules out 0: I-8 X-8
1 rules out 2: I-4
1 rules out 3: I-8 X-8
2 rules out 0: R-5
2 rules out 1: I-2
2 rules out 3: R-5
3 rules out 0: R-5
"""

POSITIONS = [
    ("alice", NO_FURTHER, "expose A14-Lead", "stop"),
    ("nations", HIGH_AT_ONCE, "play AM-10", "play AM-Man"),
    ("masquerade", NO_EXCHANGE, "exchange X-8", "pass"),
]


def asked_in(name: str, text: str, seed: int) -> Asked:
    """What the seat on turn is asked in a position."""
    played = game(name)
    s, h = played.words.read_position(text, {}), fresh(played.state)
    seat = int(actor(s))
    hide(s, seat, h)
    codes = np.zeros(played.most_legal, np.int64)
    return Asked.of(played, h, seat, codes[: int(legal(s, codes))], rng_of(seed))


def worth(asked: Asked, code: int, worlds: int = 150) -> float:
    """What a move is worth in deals that might be true, played on steadily by everybody."""
    played, total, rng = asked.game, 0.0, rng_of(12)
    steady_play(played)
    w, h = fresh(played.state), fresh(played.state)
    codes = np.zeros(max(played.most_legal, 64), np.int64)
    for _ in range(worlds):
        resample(asked.state, asked.seat, rng, w)
        play(w, code, None)
        while not deal_over(w) and (who := int(actor(w))) not in (OVER, DEAL):
            n = int(legal(w, codes))
            if who == CHANCE:
                play(w, codes[pick(rng, n)], None)
                continue
            hide(w, who, h)
            play(w, steady(h, who, codes, n, rng), None)
        total += value(w, asked.seat)
    return total / worlds


@pytest.mark.parametrize(("name", "text", "thumb", "better"), POSITIONS)
def test_a_keen_player_leaves_a_rule_of_thumb_that_is_wrong(
    name: str, text: str, thumb: str, better: str
) -> None:
    played = game(name)
    for seed in range(1, 4):
        asked = asked_in(name, text, seed)
        usual = bot("steady", played).choose(asked_in(name, text, seed))
        found = bot("keen", played).choose(asked_in(name, text, seed))
        told = [played.words.notation(asked.state, asked.seat, code) for code in (usual, found)]
        assert told == [thumb, better]
    # And what it found is better indeed, for whoever plays on by rules of thumb.
    assert worth(asked, found) > worth(asked, usual) + 0.05


class Fancied:
    """In the place of a search: each move was tried as often as somebody says."""

    def __init__(self, tried: Codes) -> None:
        self.tried = tried
        self.asked: list[tuple[bytes, int, int]] = []

    def counts(self, h: Any, seat: int, iterations: int, rng: Any) -> Codes:
        self.asked.append((h.tobytes(), seat, iterations))
        return self.tried


@pytest.mark.parametrize(("name", "text", "thumb", "better"), POSITIONS)
def test_what_is_tried_most_by_far_is_chosen(
    name: str, text: str, thumb: str, better: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: AnyGame = game(name)
    asked = asked_in(name, text, 1)
    usual = bot("steady", played).choose(asked_in(name, text, 1))
    keen = Keen(played, iterations=77)
    fancied = Fancied(np.zeros(played.codes, np.int64))
    monkeypatch.setattr(keen, "_search", fancied)
    for code in asked.codes:
        if code == usual:
            continue
        fancied.tried[:] = 0
        fancied.tried[usual] = 10
        fancied.tried[code] = CLEARLY * 10 + 1
        assert keen.choose(asked_in(name, text, 1)) == code
        # Not clearly more often: then the rule of thumb stands.
        fancied.tried[code] = CLEARLY * 10
        assert keen.choose(asked_in(name, text, 1)) == usual
    assert set(fancied.asked) == {(asked.state.tobytes(), asked.seat, 77)}


def test_a_keen_player_searches_with_the_temper_of_its_game() -> None:
    """As often as said, and with the same numbers as a search by hand comes to."""
    played = game("nations")
    asked = asked_in("nations", HIGH_AT_ONCE, 1)
    tried = Search(played, steady_play(played).temper).counts(
        asked.state, asked.seat, 500, asked.rng
    )
    assert tried.sum() == 500
    assert Keen(played, 500).choose(asked_in("nations", HIGH_AT_ONCE, 1)) == int(tried.argmax())
