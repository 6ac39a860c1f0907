"""Worked positions of Portrait Authors as data: where the game stands, what is done and seen.

A step is a word and its values; seats are letters. `hit`, `miss`, `lose` and `stack` move the game
on, and claim that it goes as the word says; all other words are claims alone. `stacks` lists every
legal stack as 'GROUP Author ...' with what it would count. `calls` is how many calls are legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Step = tuple[Any, ...]


@dataclass
class Example:
    name: str
    hands: list[str]
    steps: list[Step]
    options: dict[str, str | int] = field(default_factory=dict)
    bank: str = ""
    scores: list[int] | None = None
    missed: bool = False
    added: dict[int, str] = field(default_factory=dict)


JOURNALISTS = Example(
    "1 from a pair to a book",
    [
        "JO-Raymond-P NO-Cooper-P",
        "JO-Raymond-S JO-Greeley-P JO-Bennett-S JO-Curtis-P NO-Cooper-S NO-Hawthorne-PS",
        "JO-Greeley-S JO-Bennett-P JO-Curtis-S NO-Stowe-PS NO-Simms-PS",
    ],
    [
        ("calls", 28),
        ("stacks", {}),
        ("code", "B", "JO-Raymond-S", 33),
        ("hit", "B", "JO-Raymond-S"),
        ("stacks", {"JO Raymond": 0}),
        ("hit", "B", "JO-Greeley-P"),
        ("code", "C", "JO-Greeley-S", 99),
        ("hit", "C", "JO-Greeley-S"),
        ("stacks", {"JO Raymond": 0, "JO Greeley": 0, "JO Raymond Greeley": 3}),
        ("hit", "C", "JO-Bennett-P"),
        ("hit", "B", "JO-Bennett-S"),
        ("worth", "JO Raymond Greeley Bennett", 6),
        ("hit", "B", "JO-Curtis-P"),
        ("hit", "C", "JO-Curtis-S"),
        ("stack code", "JO Raymond Greeley Bennett Curtis", 522),
        ("stack", "JO Raymond Greeley Bennett Curtis", 10),
        ("scores", 10, 0, 0),
        ("turn", "A"),
        ("hand", "A", "NO-Cooper-P"),
        ("calls", 14),
    ],
)

POETS_HANDS = [
    "PO-Holmes-PS PO-Longfellow-PS PO-Lowell-S HI-Bancroft-P",
    "PO-Whittier-P PO-Lowell-P HI-Bancroft-S HI-Prescott-PS",
    "PO-Whittier-S HI-Motley-PS HI-Parkman-PS",
]

POETS = Example(
    "2 the last pair after a double pair royal counts nothing",
    POETS_HANDS,
    [
        ("hit", "B", "PO-Whittier-P"),
        ("hit", "C", "PO-Whittier-S"),
        ("stack code", "PO Holmes Longfellow Whittier", 544),
        ("stack", "PO Holmes Longfellow Whittier", 6),
        ("hit", "B", "PO-Lowell-P"),
        ("stack", "PO Lowell", 0),
        ("scores", 6, 0, 0),
    ],
)

POETS_WAITING = Example(
    "2 the same by waiting",
    POETS_HANDS,
    [
        ("hit", "B", "PO-Whittier-P"),
        ("hit", "C", "PO-Whittier-S"),
        ("hit", "B", "PO-Lowell-P"),
        ("stack", "PO Holmes Longfellow Whittier Lowell", 10),
    ],
)

POETS_AS_PRINTED = [
    "PO-Holmes-PS PO-Longfellow-PS HI-Bancroft-P",
    "PO-Whittier-P PO-Lowell-P HI-Bancroft-S HI-Prescott-PS",
    "PO-Whittier-S PO-Lowell-S HI-Motley-PS HI-Parkman-PS",
]
THREE_PAIRS_DOWN: list[Step] = [
    ("hit", "B", "PO-Whittier-P"),
    ("hit", "C", "PO-Whittier-S"),
    ("stack", "PO Holmes Longfellow Whittier", 6),
]

NO_POET_LEFT = Example(
    "3 stacked cards give no right to call",
    POETS_AS_PRINTED,
    [
        *THREE_PAIRS_DOWN,
        ("refused", "B", "PO-Lowell-P", "no-card-of-group"),
        ("calls", 14),
        ("calls in", "HI"),
    ],
)

POETS_FROM_THE_TABLE = Example(
    "3 stacked cards give the right to call by a house rule",
    POETS_AS_PRINTED,
    [
        *THREE_PAIRS_DOWN,
        ("hit", "B", "PO-Lowell-P"),
        ("hit", "C", "PO-Lowell-S"),
        ("stack", "PO Lowell", 0),
        ("scores", 6, 0, 0),
    ],
    options={"calling_right": "hand_or_table"},
)

DEALT_HANDS = [
    "PO-Holmes-PS PO-Longfellow-PS HI-Bancroft-P",
    "PO-Whittier-P HI-Bancroft-S HI-Prescott-P",
    "PO-Whittier-S PO-Lowell-PS HI-Prescott-S HI-Motley-PS HI-Parkman-PS",
]

DEALT_SET = Example(
    "4 a dealt pair royal waits for a card of its group",
    DEALT_HANDS,
    [
        ("stacks", {}),
        ("hit", "B", "HI-Bancroft-S"),
        ("stacks", {"HI Bancroft": 0}),
        ("refused stack", "PO Holmes Longfellow", "dealt-set"),
        ("hit", "B", "PO-Whittier-P"),
        (
            "stacks",
            {"HI Bancroft": 0, "PO Holmes": 0, "PO Longfellow": 0, "PO Holmes Longfellow": 3},
        ),
        ("stack", "PO Holmes Longfellow", 3),
        ("hand", "A", "HI-Bancroft-PS PO-Whittier-P"),
    ],
)

MISSED_HANDS = [
    "JO-Raymond-PS JO-Greeley-P ES-Emerson-P",
    "JO-Greeley-S JO-Bennett-PS JO-Curtis-P ES-Emerson-S",
    "JO-Curtis-S ES-Thoreau-PS ES-Whipple-PS ES-Mitchell-PS",
]
MISSED_ROUND: list[Step] = [
    ("hit", "B", "JO-Greeley-S"),
    ("miss", "C", "JO-Bennett-P"),
    ("turn", "B"),
    ("hit", "C", "ES-Thoreau-P"),
    ("miss", "A", "ES-Thoreau-S"),
    ("turn", "C"),
    ("miss", "A", "ES-Thoreau-P"),
    ("turn", "A"),
    ("refused stack", "JO Raymond Greeley", "need-new-card"),
    ("stacks", {}),
    ("hit", "B", "ES-Emerson-S"),
]

MISSED = Example(
    "5 after a miss any new card will do",
    MISSED_HANDS,
    [
        *MISSED_ROUND,
        ("worth", "JO Raymond Greeley", 3),
        ("stack", "JO Raymond Greeley", 3),
        ("scores", 3, 0, 0),
    ],
)

MISSED_SAME_GROUP = Example(
    "5 after a miss a new card of the same group",
    MISSED_HANDS,
    [
        *MISSED_ROUND,
        ("stacks", {"ES Emerson": 0}),
        ("refused stack", "JO Raymond Greeley", "need-new-card"),
        ("hit", "B", "JO-Curtis-P"),
        ("worth", "JO Raymond Greeley", 3),
    ],
    options={"new_card_scope": "same_group"},
)

REMAINDER_HANDS = [
    "JO-Raymond-PS JO-Greeley-P BI-Parton-P",
    "JO-Greeley-S BI-Parton-S BI-Irving-PS",
    "JO-Bennett-PS JO-Curtis-PS BI-Sparks-PS BI-Abbott-PS",
]

REMAINDER = Example(
    "6 the whole remainder at pleasure",
    REMAINDER_HANDS,
    [
        ("hit", "B", "JO-Greeley-S"),
        ("stack", "JO Raymond Greeley", 3),
        ("refused", "C", "JO-Bennett-P", "no-card-of-group"),
        ("miss", "C", "BI-Parton-S"),
        ("miss", "C", "BI-Parton-P"),
        ("turn", "C"),
        ("stacks", {"JO Bennett Curtis": 3}),
        ("refused stack", "JO Bennett", "dealt-set"),
        ("stack", "JO Bennett Curtis", 3),
        ("scores", 3, 0, 3),
        ("turn", "C"),
        ("calls", 8),
        ("calls in", "BI"),
    ],
)

REMAINDERS_BY_SIZE = Example(
    "7 remainders of three pairs and of one",
    [
        "HU-Ward-PS HU-Billings-PS HU-Nasby-PS BI-Parton-P",
        "ST-Eggleston-PS BI-Parton-S BI-Irving-PS",
        "BI-Sparks-PS BI-Abbott-PS",
    ],
    [
        ("stacks", {"HU Ward Billings Nasby": 6}),
        ("stack", "HU Ward Billings Nasby", 6),
        ("miss", "C", "BI-Parton-S"),
        ("turn", "B"),
        ("stacks", {"ST Eggleston": 0}),
        ("stack", "ST Eggleston", 0),
        ("scores", 6, 0, 0),
    ],
    missed=True,
)

SPLIT = Example(
    "8 a remainder in two hands is none",
    [
        "PO-Whittier-P PO-Lowell-PS BI-Parton-P",
        "PO-Whittier-S BI-Parton-S BI-Irving-PS",
        "BI-Sparks-PS BI-Abbott-PS",
    ],
    [
        ("stacks", {}),
        ("hit", "B", "PO-Whittier-S"),
        ("stacks", {"PO Whittier": 0, "PO Lowell": 0, "PO Whittier Lowell": 3}),
        ("stack", "PO Whittier Lowell", 3),
    ],
    missed=True,
    added={0: "PO"},
)

SETTLEMENT = Example(
    "9 nothing to call for",
    [
        "NO-Cooper-PS BI-*-PS",
        "ES-Emerson-P HU-Twain-P",
        "ES-Emerson-S HU-Twain-S",
    ],
    [
        ("saw", "settled", 0, "BI", 15, 10),
        ("saw", "settled", 0, "NO", 1, 0),
        ("scores", 10, 6, 3),
        ("hand", "A", ""),
        ("turn", "B"),
        ("calls", 2),
        ("stacks", {}),
    ],
    scores=[0, 6, 3],
    missed=True,
)

REFUSALS = Example(
    "10 calls that are no calls",
    [
        "PO-Holmes-PS HI-Bancroft-P",
        "PO-Whittier-PS HI-Bancroft-S",
        "",
        "HI-Prescott-PS",
    ],
    [
        ("refused", "B", "PO-Holmes-P", "you-hold-it"),
        ("refused", "B", "PO-Lowell-P", "on-table"),
        ("refused", "C", "PO-Whittier-P", "empty-hand"),
        ("refused", "A", "PO-Whittier-P", "self"),
        *[
            ("refused", seat, f"JO-{name}-{kind}", "on-table")
            for seat in "BCD"
            for name in ("Raymond", "Curtis")
            for kind in "PS"
        ],
        ("refused", "E", "PO-Whittier-P", "no-such-seat"),
        ("refused code", 3 * 64, "no-such-seat"),
        ("refused code", 6 * 64 + 63, "no-such-seat"),
        ("calls", 10),
        (
            "calls for",
            "BD",
            "HI-Bancroft-S HI-Prescott-PS PO-Whittier-PS",
        ),
        ("miss", "D", "HI-Bancroft-S"),
        ("turn", "B"),
    ],
)

LOST_CALL_HANDS = [
    "JO-Raymond-PS JO-Greeley-P BI-Parton-P",
    "JO-Greeley-S JO-Bennett-PS BI-Parton-S BI-Irving-PS",
    "JO-Curtis-PS BI-Sparks-PS BI-Abbott-PS",
]

LOST_CALL = Example(
    "11 a call out of order is lost",
    LOST_CALL_HANDS,
    [
        ("hit", "B", "JO-Greeley-S"),
        ("worth", "JO Raymond Greeley", 3),
        ("bad code", "B", "BI-Parton-S", 569),
        ("lose", "B", "BI-Parton-S"),
        ("turn", "B"),
        ("hand", "B", "JO-Bennett-PS BI-Parton-S BI-Irving-PS"),
        ("fresh", "A", False),
        ("denied", "BI-Parton-S", "A"),
        ("miss", "C", "BI-Parton-P"),
        ("miss", "A", "BI-Irving-P"),
        ("turn", "A"),
        ("refused stack", "JO Raymond Greeley", "need-new-card"),
        ("hit", "B", "BI-Parton-S"),
        ("worth", "JO Raymond Greeley", 3),
    ],
    options={"call_form": "loss_of_call"},
)

ANY_ORDER = Example(
    "11 the same words are an ordinary call by default",
    LOST_CALL_HANDS,
    [
        ("hit", "B", "JO-Greeley-S"),
        ("refused code", 569, "bad-call-off"),
        ("hit", "B", "BI-Parton-S"),
        ("turn", "A"),
    ],
)

DOUBLE_CALL = Example(
    "12 two cards at once",
    [
        "JO-Raymond-P",
        "JO-Raymond-S JO-Greeley-PS JO-Bennett-PS JO-Curtis-PS",
    ],
    [
        ("refused", "B", "JO-Greeley-PS", "one-card-only"),
        ("denied", "JO-Greeley-P", ""),
        ("turn", "A"),
    ],
    options={"call_form": "loss_of_call"},
)

EXAMPLES = [
    JOURNALISTS,
    POETS,
    POETS_WAITING,
    NO_POET_LEFT,
    POETS_FROM_THE_TABLE,
    DEALT_SET,
    MISSED,
    MISSED_SAME_GROUP,
    REMAINDER,
    REMAINDERS_BY_SIZE,
    SPLIT,
    SETTLEMENT,
    REFUSALS,
    LOST_CALL,
    ANY_ORDER,
    DOUBLE_CALL,
]
