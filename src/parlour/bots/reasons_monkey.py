"""Why a steady player of the Monkey does what he does, in sentences: it is mostly luck."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.monkey.notation import VALUES
from parlour.games.monkey.state import RANK, Monkey, giver_for, rank_of
from parlour.games.speech import number
from parlour.kernel.cards import count

DRAW_ANY = 1
TAKE_OUT_ANY = 2
MONKEYS_VALUE = 3
JUST_TWO = 4
MORE_THAN_TWO = 5


def _values(m: Moment[Monkey]) -> str:
    return VALUES[m.code]


REASONS: Reasons[Monkey] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        DRAW_ANY: Reason(
            "You draw unseen from {giver}, and nobody can tell one back from another. It is pure "
            "luck here: any card is as good."
        ),
        TAKE_OUT_ANY: Reason(
            "Whichever card you take out, one of its value will be the Monkey, and nobody knows "
            "who will have it. It is pure luck here: any card is as good."
        ),
        MONKEYS_VALUE: Reason(
            "The {removed} is out of the pack, so there are three cards of its value, and the odd "
            "one of them is the Monkey. You hold two: throw them, and it is somebody else's."
        ),
        JUST_TWO: Reason(
            "This is almost pure luck, and any pair is nearly as good. Throw the two {values}: "
            "then no card of that value is left in your hand."
        ),
        MORE_THAN_TWO: Reason(
            "This is almost pure luck, and any pair is nearly as good. You hold {held} {values}: "
            "throw two of them."
        ),
    },
    {
        "move": move_label,
        "giver": lambda m: m.name(giver_for(m.h, m.seat)),
        "removed": lambda m: m.card(m.h.removed).name,
        "values": _values,
        "held": lambda m: number(count(m.h.hand[m.seat] & RANK[rank_of(m.code)])),
    },
)
