"""Why a steady player of Court with two hands does what he does, in sentences.

Counts and couplets that a table does not show are not told here either.
"""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.court.notation import card_of
from parlour.games.court.phases import OWN_COUNT
from parlour.games.court.two.layout import colour_name, count_of
from parlour.games.court.two.state import CourtTwo, opponent
from parlour.games.saying import say

LAY_DOWN_FOUR = 1
MADE_SIXTY = 2
PROVEN_REVOKE = 3
THEY_OWE_A_DRAW = 4
OWE_A_DRAW = 5
BETTER_FOR_JESTER = 6
ANNOUNCE_CROWN = 7
ANNOUNCE_ROYAL = 8
LEAD_CHEAPEST = 9
TAKE_DEAR = 10
TAKE_HONOUR = 11
TAKE_FIRST = 12
KEEP_FROM_SIXTY = 13
NOTHING_TAKES = 14
THROW_CHEAPEST = 15
DRAW_AT_ONCE = 16
DRAW_BEFORE_CLOSING = 17
NOT_SIXTY_YET = 18
NO_PROOF = 19
ORDER_FOR_MORE = 20
SURE_POINT = 21
COUNTED_OUT = 22
WEIGHED = 23
CLOSE_AND_WIN = 24


def _other(m: Moment[CourtTwo]) -> str:
    return m.name(opponent(m.h, m.seat))


def _points(m: Moment[CourtTwo]) -> str:
    return say("thirty" if card_of(m.code) // 8 == m.h.court_colour else "twenty")


REASONS: Reasons[CourtTwo] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        LAY_DOWN_FOUR: Reason(
            "You were given Crown, Royal, Knight and Esquire of the court colour: lay them down "
            "for three points, before the chance is gone."
        ),
        MADE_SIXTY: Reason(
            "You have {count}: declare, and the round is yours.",
            "You have made your sixty: declare, and the round is yours.",
        ),
        PROVEN_REVOKE: Reason(
            "The cards that you know prove that {other} broke rule 4: call it, and it counts for "
            "you."
        ),
        THEY_OWE_A_DRAW: Reason("{other} has missed a draw: call it, as rule 14 lets you."),
        OWE_A_DRAW: Reason(
            "You have missed a draw yourself. As long as nobody has drawn since, it is made good "
            "at no cost: call it now."
        ),
        BETTER_FOR_JESTER: Reason(
            "Exchange the Jester: the {court_card} is the better card, and it costs you no turn."
        ),
        ANNOUNCE_CROWN: Reason(
            "You hold Crown and Royal of {colour}: announce {points} and lead the {card}, which "
            "nothing can take."
        ),
        ANNOUNCE_ROYAL: Reason(
            "You hold Crown and Royal of {colour}: announce {points}. A card of the court colour "
            "might take what you lead, so risk the {card} and keep the Crown."
        ),
        LEAD_CHEAPEST: Reason("While there is a talon, lead what you can best spare: the {card}."),
        TAKE_DEAR: Reason(
            "The {card} takes the {led} in its own colour: so both count for you, and you lead "
            "next."
        ),
        TAKE_HONOUR: Reason(
            "The {led} counts {led_value}: that is worth a card of the court colour, and the "
            "{card} is your smallest that takes it."
        ),
        TAKE_FIRST: Reason(
            "You have no couplet yet, and without one your announcements count nothing and you may "
            "lose three points: take this one with the {card}."
        ),
        KEEP_FROM_SIXTY: Reason(
            "Think what {other} must count by now: left there, this couplet could decide the "
            "round. Take it yourself, with the {card}."
        ),
        NOTHING_TAKES: Reason(
            "No card that you would part with takes the {led}: throw the one you can best spare, "
            "the {card}."
        ),
        THROW_CHEAPEST: Reason(
            "The {led} is not worth a card of the court colour: play the one you can best spare, "
            "the {card}."
        ),
        DRAW_AT_ONCE: Reason("Draw: a draw that is forgotten can cost you the round."),
        DRAW_BEFORE_CLOSING: Reason("To close here does not promise enough: draw first."),
        NOT_SIXTY_YET: Reason("To declare now would not win you the round: play on."),
        NO_PROOF: Reason("No card that you know proves that {other} broke rule 4: let it pass."),
        ORDER_FOR_MORE: Reason(
            "In most of the rounds that might come of it, playing on brings you more than the one "
            "point: order the draw."
        ),
        SURE_POINT: Reason(
            "One point is sure, and playing on promises no more: throw down your hand."
        ),
        COUNTED_OUT: Reason(
            "The talon is gone, so the other hand can be told card by card. Counted out to the "
            "end, nothing brings you more than this: {move}."
        ),
        WEIGHED: Reason(
            "Played out against many hands that {other} may hold, this brings you most on the "
            "whole: {move}."
        ),
        CLOSE_AND_WIN: Reason(
            "Close: against three in four, or more, of the hands that {other} may hold you win "
            "this round with the cards you have."
        ),
    },
    {
        "move": move_label,
        "other": _other,
        "count": lambda m: str(count_of(m.h, m.seat)),
        "court_card": lambda m: m.card(m.h.court_card).name,
        "card": lambda m: m.card(card_of(m.code)).name,
        "colour": lambda m: colour_name(card_of(m.code) // 8),
        "points": _points,
        "led": lambda m: m.card(m.h.led).name,
        "led_value": lambda m: str(m.card(m.h.led).value),
    },
    lambda h: bool(h.memory_aid >= OWN_COUNT),
)
