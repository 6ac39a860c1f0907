"""Why a steady player of Masquerade lays, exchanges or gives a card, in sentences."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.masquerade.state import (
    CARDS,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    Masquerade,
    seat_to_left,
)
from parlour.games.speech import many

GIVE_USELESS = 1
GIVE_LEAST = 2
EXCHANGE_LEAST = 3
NO_POINT_FOR_THE_WIN = 4
LEAD_NUMBER_ONE = 5
LEAD_BELOW_OWN = 6
LEAD_LEAST = 7
WINS_NOW = 8
FIRST_M1 = 9
M1_AGAIN = 10
LAST_WITH_NEXT = 11
LAST_WINS = 12
NEXT = 13
LAY_NUMBER_ONE = 14
LAY_BELOW_OWN = 15
LAY_LEAST = 16


def _card(m: Moment[Masquerade]) -> int:
    """The card that the move lays, exchanges or gives."""
    if m.code < CARDS:
        return m.code
    return m.code - (FIRST_GIVE if m.code >= FIRST_GIVE else FIRST_EXCHANGE)


def _last_laid(m: Moment[Masquerade]) -> str:
    return m.card(m.h.trick_card[m.h.trick_n - 1]).name


REASONS: Reasons[Masquerade] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        GIVE_USELESS: Reason("Give {card}: it does not help {mover} to lay a card on this trick."),
        GIVE_LEAST: Reason(
            "Every card of yours would let {mover} play, so part with the least, {card}."
        ),
        EXCHANGE_LEAST: Reason(
            "You have nothing to lay: exchange your least card, {card}, for one that may do better."
        ),
        NO_POINT_FOR_THE_WIN: Reason(
            "An exchange would bring {left} the one point that wins the game: pass instead."
        ),
        LEAD_NUMBER_ONE: Reason("Lead {card}: there is no next card of its title above a No. 1."),
        LEAD_BELOW_OWN: Reason(
            "Lead {card}: the next above it, {above}, is in your own hand, so nobody else can lay "
            "that upon it."
        ),
        LEAD_LEAST: Reason("Lead {card}: it is the card you can best spare."),
        WINS_NOW: Reason(
            "{card} brings you {points} at once, and that reaches thirty-two: lay it and win."
        ),
        FIRST_M1: Reason("Lay {card} now: the first time that it is laid it counts five points."),
        M1_AGAIN: Reason("Lay {card}: it is the highest card of the pack."),
        LAST_WITH_NEXT: Reason(
            "You play last: {card} takes the trick, and it is the next above {last} besides, which "
            "counts two more."
        ),
        LAST_WINS: Reason(
            "You play last: {card} takes the trick, and it is the least of your cards that does."
        ),
        NEXT: Reason("{card} is the next above {last}: laid upon it, it counts two points."),
        LAY_NUMBER_ONE: Reason("Lay {card}: there is no next card of its title above a No. 1."),
        LAY_BELOW_OWN: Reason(
            "Lay {card}: the next above it, {above}, is in your own hand, so nobody else can lay "
            "that upon it."
        ),
        LAY_LEAST: Reason(
            "No card of yours brings you anything now: lay the one you can best spare, {card}."
        ),
    },
    {
        "move": move_label,
        "card": lambda m: m.card(_card(m)).name,
        "mover": lambda m: m.name(m.h.current),
        "left": lambda m: m.name(seat_to_left(m.h, m.seat)),
        "above": lambda m: m.card(_card(m) - 1).name,
        "last": _last_laid,
        "points": lambda m: many(m.advice.about, "point"),
    },
)
