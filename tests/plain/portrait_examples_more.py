"""The later worked positions of Portrait Authors: books, ends, easier forms, the Bank, options."""

from __future__ import annotations

from tests.plain.portrait_examples import (
    DEALT_HANDS,
    LOST_CALL_HANDS,
    REMAINDER_HANDS,
    Example,
)

DEALT_BOOK_HANDS = [
    "PO-*-PS BI-Parton-P",
    "BI-Parton-S BI-Irving-PS",
    "BI-Sparks-PS BI-Abbott-PS",
]

DEALT_BOOK = Example(
    "15 a dealt book",
    DEALT_BOOK_HANDS,
    [
        ("stacks", {"PO Holmes Longfellow Whittier Lowell": 10}),
        ("refused stack", "PO Holmes Longfellow", "dealt-set"),
        ("stack", "PO Holmes Longfellow Whittier Lowell", 10),
        ("scores", 10, 0, 0),
        ("turn", "A"),
    ],
)

NEGLECTED_BOOK_ROUND = [
    ("miss", "C", "BI-Parton-S"),
    ("miss", "C", "BI-Parton-P"),
    ("miss", "B", "BI-Parton-P"),
    ("turn", "A"),
]

NEGLECTED_BOOK = Example(
    "15 a book kept over a miss",
    DEALT_BOOK_HANDS,
    [
        *NEGLECTED_BOOK_ROUND,
        ("stacks", {}),
        ("refused stack", "PO Holmes Longfellow Whittier Lowell", "need-new-card"),
        ("hit", "B", "BI-Irving-P"),
        ("stack", "PO Holmes Longfellow Whittier Lowell", 10),
    ],
)

NEGLECTED_BOOK_FREE = [
    Example(
        f"15 a book kept over a miss, {name} = {value}",
        DEALT_BOOK_HANDS,
        [
            *NEGLECTED_BOOK_ROUND,
            ("stacks", {"PO Holmes Longfellow Whittier Lowell": 10}),
            ("refused stack", "PO Holmes", "dealt-set"),
        ],
        options={name: value},
    )
    for name, value in [("neglected_book", "at_pleasure"), ("new_card_scope", "same_group")]
]

TIE = Example(
    "16 a tie of three",
    ["ES-Emerson-P ES-Thoreau-P", "ES-Emerson-S ES-Thoreau-S", ""],
    [
        ("hit", "B", "ES-Emerson-S"),
        ("stacks", {"ES Emerson": 0}),
        ("hit", "B", "ES-Thoreau-S"),
        ("saw", "settled", 0, "ES", 3, 3),
        ("over", "ABC"),
        ("scores", 16, 16, 16),
        ("refused code", 0, "game-over"),
    ],
    scores=[13, 16, 16],
    missed=True,
)

TIE_OF_TWO = Example(
    "16 a tie of two",
    ["ES-Emerson-P", "ES-Emerson-S", ""],
    [
        ("hit", "B", "ES-Emerson-S"),
        ("saw", "settled", 0, "ES", 1, 0),
        ("over", "BC"),
        ("scores", 13, 16, 16),
    ],
    scores=[13, 16, 16],
    missed=True,
)

PORTRAITS = Example(
    "17 portraits alone",
    [
        "PO-*-P JO-Raymond-P JO-Greeley-P",
        "JO-Bennett-P HI-Bancroft-P",
        "JO-Curtis-P HI-Prescott-P HI-Motley-P HI-Parkman-P",
    ],
    [
        ("saw", "laid", 0, "PO-P"),
        ("scores", 1, 0, 0),
        ("calls", 4),
        ("refused", "B", "JO-Bennett-S", "not-in-pack"),
        ("refused code", 448, "no-stacking-in-this-form"),
        ("hit", "B", "JO-Bennett-P"),
        ("hit", "C", "JO-Curtis-P"),
        ("scores", 2, 0, 0),
        ("hand", "A", ""),
        ("turn", "B"),
        ("hit", "C", "HI-Prescott-P"),
        ("hit", "C", "HI-Motley-P"),
        ("hit", "C", "HI-Parkman-P"),
        ("over", "A"),
        ("scores", 2, 1, 0),
    ],
    options={"form": "portraits"},
)

FOURS = Example(
    "18 sketches as books of four",
    [
        "PO-Holmes-P PO-Longfellow-S JO-Raymond-P",
        "PO-Longfellow-P PO-Whittier-P PO-Holmes-S JO-Greeley-P JO-Bennett-P",
        "PO-Lowell-P PO-Whittier-S PO-Lowell-S JO-Curtis-P",
    ],
    [
        ("calls", 18),
        ("refused", "B", "JO-Greeley-S", "on-table"),
        ("hit", "B", "PO-Longfellow-P"),
        ("hit", "B", "PO-Whittier-P"),
        ("hit", "C", "PO-Lowell-P"),
        ("saw", "laid", 0, "PO-P"),
        ("scores", 1, 0, 0),
        ("hand", "A", "PO-Longfellow-S JO-Raymond-P"),
        (
            "calls for",
            "BC",
            "JO-Greeley-P JO-Bennett-P JO-Curtis-P PO-Holmes-S PO-Whittier-S PO-Lowell-S",
        ),
        ("miss", "C", "JO-Greeley-P"),
        ("turn", "B"),
    ],
    options={"form": "fours"},
)

LUCKY_HANDS = ["PO-Holmes-P PO-Longfellow-P", "PO-Whittier-P JO-Raymond-S"]
LUCKY_BANK = "PO-Lowell-P JO-Greeley-S JO-Bennett-S JO-Curtis-S"

LUCKY = Example(
    "19 the card called is drawn",
    LUCKY_HANDS,
    [
        ("hit", "B", "PO-Whittier-P"),
        ("miss", "B", "PO-Lowell-P"),
        ("saw", "shown", 0, "PO-Lowell-P"),
        ("saw", "laid", 0, "PO-P"),
        ("scores", 1, 0),
        ("hand", "A", "JO-Greeley-S"),
        ("saw", "drew", 0, None, "PO-Lowell-P"),
        ("saw by", 1, "drew", 0, None, "PO-Lowell-P"),
        ("saw by", 0, "drew", 0, "JO-Greeley-S", "PO-Lowell-P"),
        ("turn", "B"),
        ("bank", 2),
    ],
    options={"bank": "on"},
    bank=LUCKY_BANK,
)

LUCKY_AGAIN = Example(
    "19 the card called is drawn, and the turn goes on",
    LUCKY_HANDS,
    [
        ("hit", "B", "PO-Whittier-P"),
        ("miss", "B", "PO-Lowell-P"),
        ("scores", 1, 0),
        ("hand", "A", "JO-Greeley-S"),
        ("saw by", 1, "drew", 0, None, None),
        ("turn", "A"),
        ("bank", 2),
    ],
    options={"bank": "on", "bank_lucky": "call_again"},
    bank=LUCKY_BANK,
)

EMPTY_HANDS = Example(
    "20 empty hands and the last card of the Bank",
    ["PO-Holmes-P PO-Longfellow-P PO-Whittier-P", "PO-Lowell-P"],
    [
        ("hit", "B", "PO-Lowell-P"),
        ("scores", 1, 0),
        ("hand", "A", "JO-Raymond-S"),
        ("turn", "A"),
        ("calls for", "B", "JO-Greeley-S JO-Bennett-S JO-Curtis-S"),
        ("miss", "B", "JO-Bennett-S"),
        ("hand", "A", "JO-Raymond-S JO-Greeley-S"),
        ("turn", "B"),
        ("hand", "B", "JO-Bennett-S"),
        ("hit", "A", "JO-Greeley-S"),
        ("hit", "A", "JO-Raymond-S"),
        ("hand", "A", ""),
        ("miss", "A", "JO-Curtis-S"),
        ("saw", "shown", 1, "JO-Curtis-S"),
        ("over", "AB"),
        ("scores", 1, 1),
    ],
    options={"bank": "on"},
    bank="JO-Raymond-S JO-Greeley-S JO-Bennett-S JO-Curtis-S",
)

STANDSTILL = Example(
    "22 play stands still",
    [
        "PO-Whittier-P BI-Parton-PS",
        "PO-Whittier-S BI-Irving-PS",
        "PO-Lowell-PS BI-Sparks-PS BI-Abbott-PS",
    ],
    [
        *[
            step
            for turns in range(4)
            for step in [
                ("idle", 0 if turns == 0 else 3 * (turns - 1)),
                ("miss", "C", "PO-Whittier-S"),
                ("miss", "C", "PO-Whittier-P"),
                ("miss", "A", "BI-Irving-P"),
            ]
        ],
        ("idle", 9),
        ("turn", "A"),
        ("refused", "C", "PO-Whittier-S", "stale-call"),
        ("calls", 16),
        ("hit", "B", "PO-Whittier-S"),
        ("turn", "A"),
        ("refused", "C", "PO-Lowell-P", None),
    ],
    missed=True,
)

BOOKS_ONLY = Example(
    "23 nothing less than a book",
    LOST_CALL_HANDS,
    [
        ("hit", "B", "JO-Greeley-S"),
        ("stacks", {}),
        ("refused stack", "JO Raymond Greeley", "books-only"),
    ],
    options={"books_only": "on"},
)

DEALT_FOR_NOTHING = Example(
    "24 a dealt set for nothing",
    DEALT_HANDS,
    [
        ("stacks", {"PO Holmes": 0, "PO Longfellow": 0, "PO Holmes Longfellow": 0}),
        ("hit", "B", "PO-Whittier-P"),
        ("stacks", {"PO Holmes": 0, "PO Longfellow": 0, "PO Holmes Longfellow": 3}),
    ],
    options={"dealt_zero_stack": "on"},
)

DEALT_FOR_NOTHING_TAKEN = Example(
    "24 a dealt set stacked for nothing",
    DEALT_HANDS,
    [("stack", "PO Holmes Longfellow", 0), ("turn", "A"), ("scores", 0, 0, 0)],
    options={"dealt_zero_stack": "on"},
)

DEALT_FOR_NOTHING_NO_MORE = Example(
    "24 no dealt set for nothing after a miss",
    DEALT_HANDS,
    [
        ("stacks", {}),
        ("refused stack", "PO Holmes", "dealt-set"),
        ("refused stack", "PO Holmes Longfellow", "dealt-set"),
        ("hit", "B", "PO-Whittier-P"),
        ("worth", "PO Holmes Longfellow", 3),
    ],
    options={"dealt_zero_stack": "on"},
    missed=True,
)

WHOLE_STACKS = Example(
    "24 all pairs of a group at once",
    DEALT_HANDS,
    [
        ("hit", "B", "PO-Whittier-P"),
        ("refused stack", "PO Holmes", "stack-whole"),
        ("stacks", {"PO Holmes Longfellow": 3}),
    ],
    options={"stack_choice": "whole"},
)

REMAINDER_AT_ONCE = Example(
    "24 a remainder goes down by itself",
    REMAINDER_HANDS,
    [
        ("hit", "B", "JO-Greeley-S"),
        ("stack", "JO Raymond Greeley", 3),
        ("saw", "remainder", 2, "JO", 12, 3),
        ("scores", 3, 0, 3),
        ("turn", "A"),
    ],
    options={"remainder_auto": "on"},
)

STALE_WITH_BANK = Example(
    "25 a stale call takes a card from the Bank",
    ["PO-Holmes-P", "JO-Raymond-S JO-Greeley-S"],
    [
        ("miss", "B", "PO-Lowell-P"),
        ("hand", "A", "PO-Holmes-P JO-Bennett-S"),
        ("denied", "PO-Lowell-P", "AB"),
        ("miss", "A", "JO-Curtis-S"),
        ("denied", "PO-Lowell-P", "A"),
        ("denied", "JO-Curtis-S", "AB"),
        ("turn", "A"),
        ("miss", "B", "JO-Curtis-S"),
        ("hand", "A", "PO-Holmes-P JO-Bennett-S PO-Whittier-P"),
        ("bank", 2),
        ("turn", "B"),
    ],
    options={"bank": "on", "stale_calls": "never"},
    bank="JO-Bennett-S PO-Longfellow-P PO-Whittier-P PO-Lowell-P JO-Curtis-S",
)

EXAMPLES = [
    DEALT_BOOK,
    NEGLECTED_BOOK,
    *NEGLECTED_BOOK_FREE,
    TIE,
    TIE_OF_TWO,
    PORTRAITS,
    FOURS,
    LUCKY,
    LUCKY_AGAIN,
    EMPTY_HANDS,
    STANDSTILL,
    BOOKS_ONLY,
    DEALT_FOR_NOTHING,
    DEALT_FOR_NOTHING_TAKEN,
    DEALT_FOR_NOTHING_NO_MORE,
    WHOLE_STACKS,
    REMAINDER_AT_ONCE,
    STALE_WITH_BANK,
]
