"""Why a steady partner at Court for four plays a card, in sentences."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.court.cards import COLOURS
from parlour.games.court.four.state import CourtFour
from parlour.games.court.notation import card_of
from parlour.games.speech import number
from parlour.kernel.cards import count

CALL_PROVEN_REVOKE = 1
NOTHING_PROVEN = 2
GIVE_STANDARD = 3
GIVE_HONOUR = 4
NOTHING_TO_GIVE = 5
TAKE_WITH_STANDARD = 6
TAKE_DEAR = 7
TAKE_WITH_COURT = 8
LEAVE_TO_PARTNER = 9
NOT_WORTH_TAKING = 10
ANNOUNCE_PAIR = 11
LEAD_COURT = 12
LEAD_UNBEATEN = 13
LEAD_CHEAPEST = 14


def _partner(m: Moment[CourtFour]) -> str:
    return m.name((m.seat + 2) & 3)


def _courts(m: Moment[CourtFour]) -> str:
    return number(count(m.h.hand[m.seat] & COLOURS[m.h.court_colour]))


REASONS: Reasons[CourtFour] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        CALL_PROVEN_REVOKE: Reason(
            "A card that came out since proves that the other side did not follow when it could: "
            "call the revoke."
        ),
        NOTHING_PROVEN: Reason(
            "No card that you have seen proves a revoke, and a false call gains nothing: let it "
            "pass."
        ),
        GIVE_STANDARD: Reason(
            "{partner} has this couplet with the {best} and should keep it: give it the {card}, "
            "which is a point for your side by itself."
        ),
        GIVE_HONOUR: Reason(
            "{partner} has this couplet with the {best} and should keep it: give it the {card}, "
            "which counts {value} for your side there."
        ),
        NOTHING_TO_GIVE: Reason(
            "{partner} has this couplet with the {best} and should keep it: you have nothing of "
            "worth to give, so throw the {card}."
        ),
        TAKE_WITH_STANDARD: Reason(
            "The {card} takes this couplet and should hold it, and it brings your side a point by "
            "itself."
        ),
        TAKE_DEAR: Reason(
            "The {card} takes this couplet and should hold it: so its own figure comes home too."
        ),
        TAKE_WITH_COURT: Reason(
            "The cards on the table are worth a card of the court colour: take them with the "
            "smallest that should hold, the {card}."
        ),
        LEAVE_TO_PARTNER: Reason(
            "{partner} has this couplet so far, so leave it there: play the card that costs you "
            "least, the {card}."
        ),
        NOT_WORTH_TAKING: Reason(
            "You cannot take this couplet for good, or not for what it is worth: play the card "
            "that costs you least, the {card}."
        ),
        ANNOUNCE_PAIR: Reason(
            "You hold Crown and Royal of {colour}: announce them, and lead the {card}."
        ),
        LEAD_COURT: Reason(
            "You have {courts} cards of the court colour: lead the {card}, which neither opponent "
            "can beat, to draw theirs out."
        ),
        LEAD_UNBEATEN: Reason(
            "Neither opponent can hold a higher {colour}: lead the {card}, which should take its "
            "couplet."
        ),
        LEAD_CHEAPEST: Reason(
            "You have no card to win with just now: lead the one that costs you least, the {card}."
        ),
    },
    {
        "move": move_label,
        "partner": _partner,
        "best": lambda m: m.card(m.h.table[m.h.best]).name,
        "card": lambda m: m.card(card_of(m.code)).name,
        "colour": lambda m: m.card(card_of(m.code)).suit,
        "value": lambda m: str(m.card(m.code).value),
        "courts": _courts,
    },
)
