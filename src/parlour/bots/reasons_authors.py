"""Why a steady player of Portrait Authors calls or stacks, in sentences."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.portrait.deck import DECK
from parlour.games.portrait.stacks import count_of_stack
from parlour.games.portrait.state import (
    FIRST_STACK,
    MEMORY_LOG,
    PAIRS,
    Portrait,
    seat_to_left,
    unit_cards,
    unit_of,
)
from parlour.games.saying import say, template
from parlour.games.speech import listed, many
from parlour.kernel.cards import count, has

WHOLE_BOOK = 1
REMAINDER = 2
STACK_SIX = 3
STACK_THREE = 4
KNOWN = 5
NOWHERE_ELSE = 6
HAS_CALLED = 7
NARROWED = 8
LIKELIEST = 9
ALL_MUST_FAIL = 10


def asked(m: Moment[Portrait]) -> int:
    """The seat that the move calls on."""
    return int(seat_to_left(m.h, m.seat, m.code // 64 + 1))


def called_for(m: Moment[Portrait]) -> int:
    """The card that the move calls for."""
    return m.code % 64


_KINDS = {"portrait": say("portrait"), "sketch": say("sketch")}
_BOOKS = {
    "portrait": template("portraits of the {group}"),
    "sketch": template("sketches of the {group}"),
}


def _set_name(m: Moment[Portrait]) -> str:
    """The group of the card called for, or its book of four: what a call in it betrays."""
    card = DECK[called_for(m)]
    return card.suit if m.h.form == PAIRS else say(_BOOKS[card.rank], group=card.suit)


def _held(m: Moment[Portrait]) -> str:
    mine = m.h.hand[m.seat] & unit_cards(m.h, unit_of(m.h, called_for(m)))
    return many(count(mine), "card")


def _points(m: Moment[Portrait]) -> str:
    return str(int(count_of_stack((m.code - FIRST_STACK) % 15 + 1)))


def _lacking(m: Moment[Portrait]) -> str:
    """Those who are known not to have the card."""
    card = called_for(m)
    return listed(
        [m.name(k) for k in range(int(m.h.seats)) if k != m.seat and has(m.h.denied[k], card)],
        "and",
    )


REASONS: Reasons[Portrait] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        WHOLE_BOOK: Reason(
            "You have the whole book of {group}: stack it now, nothing can be added to it."
        ),
        REMAINDER: Reason(
            "You have all of {group} that is not on the table: stack it now, nothing can be added "
            "to it."
        ),
        STACK_SIX: Reason(
            "Even your best call would more likely miss than hit, and after a miss you must wait: "
            "stack {group} first, for {points}."
        ),
        STACK_THREE: Reason(
            "Even your best call would most likely miss, and somebody else is after {group}: stack "
            "yours while you have them, for {points}."
        ),
        KNOWN: Reason(
            "You have seen the {kind} of {author} come to {who}, who has it still: call for it "
            "there.",
            "You can know where the {kind} of {author} is, if you remember: call on {who} for it.",
        ),
        NOWHERE_ELSE: Reason(
            "The {kind} of {author} can be nowhere but with {who}: call for it there.",
            "Think who cannot have the {kind} of {author}: only {who} is left, so call for it "
            "there.",
        ),
        HAS_CALLED: Reason(
            "{who} has called among the {set} and so has a card of them: nobody is likelier to "
            "have the {kind} of {author}.",
            "Remember who has called among the {set}: nobody is likelier to have the {kind} of "
            "{author} than {who}.",
        ),
        NARROWED: Reason(
            "{lacking} cannot have the {kind} of {author}; of those who may have it nobody is "
            "likelier than {who}.",
            "Think who cannot have the {kind} of {author}: of those who may have it nobody is "
            "likelier than {who}.",
        ),
        LIKELIEST: Reason(
            "You cannot tell where the {kind} of {author} is: {who} is as likely as anybody to "
            "have it, and you have {held} of the {set} yourself."
        ),
        ALL_MUST_FAIL: Reason(
            "No call of yours can be answered now, so it matters little which you make: {move}."
        ),
    },
    {
        "move": move_label,
        "group": lambda m: DECK[8 * ((m.code - FIRST_STACK) // 15)].suit,
        "points": _points,
        "kind": lambda m: _KINDS[DECK[called_for(m)].rank],
        "author": lambda m: DECK[called_for(m)].name.partition(",")[0],
        "who": lambda m: m.name(asked(m)),
        "set": _set_name,
        "held": _held,
        "lacking": _lacking,
    },
    lambda h: bool(h.memory_aid == MEMORY_LOG),
)
