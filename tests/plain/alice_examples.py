"""Worked positions of Alice in Wonderland as data: where the game stands, what is done and seen.

A step is a word and its values. `play` and `draw` move the game on; all other words are claims
about it. Codes 0 to 15 expose the Lead of the set one higher; 16 and 17 ask the left-hand
neighbour for the first or second companion, 18 and 19 the seat beyond him, and so on; 38 stops.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Step = tuple[Any, ...]


@dataclass
class Example:
    name: str
    hands: list[str]
    down: list[int]
    steps: list[Step]
    exposed: dict[int, int] = field(default_factory=dict)
    options: dict[str, str | int] = field(default_factory=dict)
    last_played: int | None = None
    idle: int = 0


TEARS = Example(
    "W1 mouse and crab",
    ["2L 2b 9a", "2a 5L 9b", "5a 5b 9L"],
    [4, 4, 5],
    [
        ("legal", 1),
        ("play", 1),
        ("legal", 16, 18),
        ("play", 16),
        ("scores", 5, 4, 5),
        ("hand", 0, "9a"),
        ("legal", 38),
        ("play", 38),
        ("actor", 1),
        ("legal", 4),
    ],
)

TWO_CALLS = Example(
    "W2 one set, then a miss, then a neighbour without a Lead",
    ["5L 7L 9a", "5a 7a 9b", "5b 7b 9L"],
    [4, 4, 5],
    [
        ("play", 4),
        ("legal", 16, 17, 18, 19),
        ("play", 16),
        ("legal", 17, 19),
        ("play", 19),
        ("scores", 5, 4, 5),
        ("legal", 6, 38),
        ("play", 6),
        ("play", 17),
        ("draws", "9a"),
        ("draw", "9a"),
        ("saw", 2, "no_lead", 1),
        ("draws", "7a 9a 9b"),
        ("draw", "9b"),
        ("actor", 2),
        ("legal", 8),
        ("hand", 0, "9b"),
        ("exposed", 7, None, None),
        ("hand", 1, "7a 9a"),
    ],
)

WHO_KNOWS = Example(
    "W3 two seats know the drawn card, two do not",
    ["6L 11b 14a", "6b 11L 14b", "6a 16L", "11a 14L 16a 16b"],
    [3, 3, 3, 3],
    [
        ("play", 5),
        ("play", 16),
        ("saw", 3, "missed", 0, 1, "6a"),
        ("draws", "11b 14a"),
        ("draw", "11b"),
        ("exposed", 6, None, None, None),
        ("hand", 0, "14a"),
        ("hand", 1, "6b 11L 11b 14b"),
        ("actor", 1),
        ("legal", 10),
        ("saw", 0, "forfeit", 0, 1, "11b"),
        ("saw", 1, "forfeit", 0, 1, "11b"),
        ("saw", 2, "forfeit", 0, 1, None),
        ("saw", 3, "forfeit", 0, 1, None),
        ("saw", "watcher", "forfeit", 0, 1, None),
        ("places", 0, "11b", 1),
        ("places", 1, "11b", 1),
        ("places", 2, "11b", None),
        ("places", 3, "11b", None),
        ("places", 0, "6a", None),
    ],
)

LOST_AGAIN = Example(
    "W4 a card just handed over is drawn back",
    ["10L 13b", "10a 13L 3L", "10b 13a 3a 3b"],
    [4, 4, 5],
    [
        ("play", 9),
        ("play", 16),
        ("hand", 0, "10a 13b"),
        ("places", 2, "10a", 0),
        ("play", 17),
        ("draws", "10a 13b"),
        ("draw", "10a"),
        ("hand", 0, "13b"),
        ("exposed", 10, None, None),
        ("hand", 1, "3L 10a 13L"),
        ("legal", 2, 12),
        ("places", 2, "10a", None),
        ("places", 0, "10a", 1),
    ],
)

LAST_LEAD = Example(
    "W5 the exposed Lead is all he has",
    ["", "4a 8L", "4b 8a", "8b"],
    [4, 4, 3, 3],
    [
        ("play", 17),
        ("saw", 3, "lead_forfeit", 0, 1, 4),
        ("places", 3, "4L", 1),
        ("exposed", None, None, None, None),
        ("hand", 0, ""),
        ("hand", 1, "4L 4a 8L"),
        ("actor", 1),
        ("legal", 3, 7),
        ("play", 3),
        ("legal", 17, 19, 21),
        ("play", 17),
        ("scores", 4, 5, 3, 3),
        ("legal", 7, 38),
    ],
    exposed={0: 4},
)

NO_LEAD_TWICE = Example(
    "W6 two seats running have no Lead",
    ["1L 12L 15b", "1a 15a", "1b 12a", "12b 15L"],
    [3, 3, 4, 3],
    [
        ("play", 0),
        ("play", 18),
        ("draws", "12L 15b"),
        ("draw", "15b"),
        ("draw", "1a"),
        ("saw", 3, "forfeit", 1, 0, None),
        ("draws", "1b 12a 15b"),
        ("draw", "12a"),
        ("saw", 3, "forfeit", 2, 0, None),
        ("actor", 3),
        ("legal", 14),
        ("hand", 0, "1a 12L 12a"),
        ("exposed", 1, None, None, None),
        ("hand", 1, "15a"),
        ("hand", 2, "1b 15b"),
    ],
)

NO_LEAD_TWICE_IN_TURN = Example(
    "W6 the same, paying whoever had the turn before",
    NO_LEAD_TWICE.hands,
    NO_LEAD_TWICE.down,
    [
        ("play", 0),
        ("play", 18),
        ("draw", "15b"),
        ("draw", "1a"),
        ("draw", "12a"),
        ("saw", 3, "forfeit", 2, 1, None),
        ("hand", 0, "1a 12L"),
        ("hand", 1, "12a 15a"),
    ],
    options={"played_last": "previous_turn"},
)

PAID_WHEN_EMPTY = Example(
    "W8 out of cards with a set, then paid",
    ["3L 3a", "3b 6a 6b", "6L 9L 9a 9b"],
    [5, 4, 4],
    [
        ("play", 2),
        ("play", 17),
        ("scores", 6, 4, 4),
        ("hand", 0, ""),
        ("legal", 38),
        ("play", 38),
        ("saw", 0, "stopped", 0),
        ("draws", "6a 6b"),
        ("draw", "6a"),
        ("hand", 0, "6a"),
        ("actor", 2),
        ("legal", 5, 8),
        ("play", 8),
        ("scores", 6, 4, 5),
        ("legal", 5, 38),
    ],
)

STOP_HANDS = ["3L 3a 7L", "3b 6a 7a", "6L 6b 7b"]

STOP_BY_CHOICE = Example(
    "W9 he stops with a Lead in hand",
    STOP_HANDS,
    [5, 4, 4],
    [
        ("play", 2),
        ("play", 17),
        ("scores", 6, 4, 4),
        ("legal", 6, 38),
        ("play", 38),
        ("hand", 0, "7L"),
        ("saw", 1, "stopped", 0),
        ("draw", "6a"),
        ("hand", 0, "6a 7L"),
        ("actor", 2),
        ("legal", 5),
    ],
)

NO_STOP_BY_CHOICE = Example(
    "W9 he must go on",
    STOP_HANDS,
    [5, 4, 4],
    [("play", 2), ("play", 17), ("legal", 6), ("refused", 0, 38, "must-expose")],
    options={"after_set": "compulsory"},
)

FULL_SET_IN_HAND = Example(
    "W11 a draw makes up a set in hand",
    ["8L 9a 2b", "9L 9b 2a", "8a 8b 2L"],
    [5, 4, 4],
    [
        ("play", 7),
        ("play", 16),
        ("draws", "2b 9a"),
        ("draw", "9a"),
        ("scores", 5, 4, 4),
        ("actor", 1),
        ("legal", 8),
        ("play", 8),
        ("scores", 5, 5, 4),
        ("hand", 1, "2a"),
        ("legal", 38),
    ],
)

EXPOSED_FILLED = Example(
    "W12 a draw makes up the exposed set",
    ["8L 9a 2b", "9b 2a", "8a 8b 2L"],
    [5, 4, 4],
    [
        ("play", 7),
        ("play", 16),
        ("draw", "9a"),
        ("scores", 5, 5, 4),
        ("saw", 0, "set", 1, 9),
        ("actor", 1),
        ("legal", 38),
        ("exposed", 8, None, None),
        ("hand", 1, "2a"),
        ("play", 38),
        ("actor", 2),
    ],
    exposed={1: 9},
)

BLOCKED_HANDS = ["4L 4a 4b 7a", "7b 12L 12a", "12b"]

BLOCKED_MISS = Example(
    "W13 a miss breaks the set that had to wait",
    BLOCKED_HANDS,
    [4, 4, 5],
    [
        ("legal", 17, 19),
        ("refused", 0, 3, "already-exposed"),
        ("play", 19),
        ("draws", "4L 4a 4b 7a"),
        ("draw", "4b"),
        ("hand", 0, "4L 4a 7a"),
        ("actor", 1),
    ],
    exposed={0: 7},
)

BLOCKED_HIT = Example(
    "W13 a hit frees it",
    BLOCKED_HANDS,
    [4, 4, 5],
    [
        ("play", 17),
        ("scores", 5, 4, 5),
        ("legal", 3, 38),
        ("play", 3),
        ("scores", 6, 4, 5),
        ("hand", 0, ""),
        ("legal", 38),
    ],
    exposed={0: 7},
)

REFUSALS = Example(
    "W14 what is refused and why",
    ["11b 1L", "11a 1a", "1b 16L", "16a 16b"],
    [4, 3, 3, 3],
    [
        ("legal", 16, 18, 20),
        *[("refused", 0, code, "own-card") for code in (17, 19, 21)],
        ("refused", 0, 0, "already-exposed"),
        ("refused", 0, 4, "already-exposed"),
        ("refused", 0, 38, "no-set-yet"),
        ("refused", 0, 22, "no-such-seat"),
        ("refused", 0, 23, "no-such-seat"),
        ("refused", 0, 39, "no-such-action"),
        *[("refused", 1, code, "not-your-turn") for code in range(41)],
    ],
    exposed={0: 11},
)

TIE = Example(
    "W15 the sixteenth set ends it, with two winners",
    ["", "13b", "13a"],
    [5, 6, 4],
    [
        ("play", 18),
        ("play", 17),
        ("actor", "over"),
        ("legal",),
        ("scores", 6, 6, 4),
        ("winners", 0, 1),
        ("refused", 0, 38, "game-over"),
    ],
    exposed={0: 13},
)

CARDLESS_TARGET = Example(
    "W19 calling on a seat without cards",
    ["5a", "5b 6L", "6a 6b", ""],
    [4, 4, 3, 3],
    [
        ("legal", 17, 19, 21),
        ("play", 21),
        ("draws", "5a"),
        ("draw", "5a"),
        ("actor", 1),
        ("play", 5),
        ("play", 16),
        ("play", 17),
        ("scores", 4, 5, 3, 3),
        ("play", 38),
        ("saw", 0, "skipped", 2),
        ("draws", "5a"),
        ("draw", "5a"),
        ("actor", 0),
        ("legal", 16, 17, 18, 19, 20, 21),
        ("hand", 0, ""),
        ("exposed", 5, None, None, None),
        ("hand", 1, "5a 5b"),
    ],
    exposed={0: 5},
)

CARDLESS_TARGET_REFUSED = Example(
    "W19 where such a call is refused",
    CARDLESS_TARGET.hands,
    CARDLESS_TARGET.down,
    [("legal", 17, 19), ("refused", 0, 21, "target-cardless"), ("refused", 0, 20, "own-card")],
    exposed={0: 5},
    options={"call_cardless": "refused"},
)

NO_STOP_AFTER_EXPOSING = Example(
    "W21 a second Lead on the table must be called for",
    STOP_HANDS,
    [5, 4, 4],
    [
        ("play", 2),
        ("play", 17),
        ("hand", 0, "7L"),
        ("play", 6),
        ("legal", 16, 17, 18, 19),
        ("refused", 0, 38, "must-call"),
        ("play", 17),
        ("saw", 2, "lead_forfeit", 0, 1, 7),
        ("idle", 0),
        ("hand", 0, ""),
        ("actor", 1),
        ("hand", 1, "6a 7L 7a"),
        ("legal", 6),
    ],
    idle=9,
)


def leaderless(played_last: str, first: str, payees: list[int | None], sizes: list[int]) -> Example:
    """Two seats without a Lead before anyone has played; the dealer has no cards."""
    steps: list[Step] = []
    for seat, (payee, card) in enumerate(zip(payees, ["1a", "1b"], strict=True)):
        if payee is not None:
            steps += [("draw", card), ("saw", seat, "forfeit", seat, payee, card)]
    return Example(
        f"W22 {played_last}, {first}",
        ["1a 2a 3a", "1b 2b 3b", "1L 2L 3L", ""],
        [3, 3, 3, 4],
        [*steps, ("sizes", *sizes), ("idle", 2), ("actor", 2), ("legal", 0, 1, 2)],
        options={"played_last": played_last, "first_turn_no_lead": first},
    )


BESIDE_HANDS = ["8b", "2a 8L 8a", "2b"]

BESIDE_AT_ONCE = Example(
    "W23 a set goes down at the draw, beside an exposed Lead",
    BESIDE_HANDS,
    [5, 5, 4],
    [
        ("draws", "8b"),
        ("draw", "8b"),
        ("scores", 5, 6, 4),
        ("idle", 0),
        ("actor", 1),
        ("hand", 1, "2a"),
        ("exposed", None, 2, None),
        ("legal", 17, 19),
    ],
    exposed={1: 2},
    options={"lay_full_sets": "at_once"},
    last_played=1,
    idle=6,
)

BESIDE_ON_TURN = Example(
    "W23 the set waits for the exposed one",
    BESIDE_HANDS,
    [5, 5, 4],
    [
        ("draw", "8b"),
        ("scores", 5, 5, 4),
        ("idle", 7),
        ("actor", 1),
        ("hand", 1, "2a 8L 8a 8b"),
        ("legal", 17, 19),
    ],
    exposed={1: 2},
    last_played=1,
    idle=6,
)

EXAMPLES = [
    TEARS,
    TWO_CALLS,
    WHO_KNOWS,
    LOST_AGAIN,
    LAST_LEAD,
    NO_LEAD_TWICE,
    NO_LEAD_TWICE_IN_TURN,
    PAID_WHEN_EMPTY,
    STOP_BY_CHOICE,
    NO_STOP_BY_CHOICE,
    FULL_SET_IN_HAND,
    EXPOSED_FILLED,
    BLOCKED_MISS,
    BLOCKED_HIT,
    REFUSALS,
    TIE,
    CARDLESS_TARGET,
    CARDLESS_TARGET_REFUSED,
    NO_STOP_AFTER_EXPOSING,
    leaderless("caller", "pass", [None, None], [3, 3, 3, 0]),
    leaderless("caller", "dealer", [3, 3], [2, 2, 3, 2]),
    leaderless("previous_turn", "pass", [None, 0], [4, 2, 3, 0]),
    leaderless("previous_turn", "dealer", [3, 0], [3, 2, 3, 1]),
    BESIDE_AT_ONCE,
    BESIDE_ON_TURN,
]
