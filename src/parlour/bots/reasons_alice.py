"""Why a steady player of Alice exposes a Lead or calls on somebody, in sentences."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.alice.state import FIRST_CALL, FULL_HISTORY, Alice, seat_to_left
from parlour.games.speech import listed
from parlour.kernel.cards import has

WHOLE_SET = 1
SURE_SET = 2
LIKELIEST_SET = 3
GO_ON = 4
KEEP_LEAD = 5
KNOWN = 6
NOWHERE_ELSE = 7
NARROWED = 8
LIKELIEST = 9
LEAST_TO_GAIN = 10


def asked(m: Moment[Alice]) -> int:
    """The seat that the move calls on."""
    return int(seat_to_left(m.h, m.seat, 1 + (m.code - FIRST_CALL) // 2))


def called_for(m: Moment[Alice]) -> int:
    """The card that the move calls for."""
    return 3 * int(m.h.exposed[m.seat]) + 1 + (m.code - FIRST_CALL) % 2


def _lacking(m: Moment[Alice]) -> str:
    """Those who are known not to have the card."""
    card = called_for(m)
    return listed(
        [m.name(k) for k in range(int(m.h.seats)) if k != m.seat and has(m.h.lacks[k], card)], "and"
    )


REASONS: Reasons[Alice] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        WHOLE_SET: Reason(
            "You hold all that “{lead}” wants: expose it, and the set is yours without a call."
        ),
        SURE_SET: Reason(
            "You can tell who has what “{lead}” wants: expose it, and the set is yours."
        ),
        LIKELIEST_SET: Reason(
            "Of your Leads “{lead}” is the one whose set you are likeliest to complete: expose it."
        ),
        GO_ON: Reason(
            "“{lead}” is at least as likely as not to be completed without a miss: go on and "
            "expose it."
        ),
        KEEP_LEAD: Reason(
            "Your best Lead is “{kept}”, and its set would more likely be missed than made: stop "
            "here, keep it for later and pay nothing."
        ),
        KNOWN: Reason(
            "You have seen {card} go to {who}, who has it still: call for it there.",
            "You can know where {card} is, if you remember: call on {who} for it.",
        ),
        NOWHERE_ELSE: Reason(
            "Nobody else can have {card}, so it must be with {who}: call for it there.",
            "Think who cannot have {card}: only {who} is left, so call for it there.",
        ),
        NARROWED: Reason(
            "{lacking} cannot have {card}; of those who can, {who} is the likeliest: call there.",
            "Think who cannot have {card}: of those who can, {who} is the likeliest.",
        ),
        LIKELIEST: Reason(
            "Nobody has given away where {card} is. The more cards, the likelier: call on {who}, "
            "who has most that you do not know."
        ),
        LEAST_TO_GAIN: Reason(
            "To ask {who} for {card} is as likely to succeed as any other call, and of those you "
            "might ask with equal hope nobody has less to gain by a miss."
        ),
    },
    {
        "move": move_label,
        "lead": lambda m: m.card(3 * m.code).name,
        "kept": lambda m: m.card(3 * m.advice.about).name,
        "card": lambda m: m.card(called_for(m)).name,
        "who": lambda m: m.name(asked(m)),
        "lacking": _lacking,
    },
    lambda h: bool(h.history == FULL_HISTORY),
)
