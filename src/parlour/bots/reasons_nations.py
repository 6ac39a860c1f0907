"""Why a steady player of Nations plays a card, in sentences."""

from __future__ import annotations

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Moment, Reason, Reasons, move_label
from parlour.games.nations.state import SUIT, Nations, partner_of
from parlour.games.speech import number
from parlour.kernel.cards import count

CALL_TITLES = 1
ANSWER_YES = 2
LEAD_MASTER = 3
DRAW_STARS = 4
NOTHING_BUT_STARS = 5
FOURTH_BEST = 6
LOW_FROM_LONGEST = 7
CANNOT_WIN = 8
LAST_AND_PARTNERS = 9
LAST_AND_CHEAP = 10
SECOND_WITH_MASTER = 11
SECOND_COVERS = 12
SECOND_LOW = 13
PARTNERS_MASTER = 14
THIRD_HIGH = 15
STAR_IT = 16
PASS_TO_PARTNER = 17
PASS_WHAT_IS_LEAST = 18


def _partner(m: Moment[Nations]) -> str:
    return m.name(partner_of(m.seat))


def _stars(m: Moment[Nations]) -> str:
    return number(count(m.h.hand[m.seat] & SUIT[m.h.star_suit]))


REASONS: Reasons[Nations] = Reasons(
    {
        ONLY: NOTHING_ELSE,
        CALL_TITLES: Reason(
            "Your side has eight points and you hold Titles enough: ask {partner} for one more. "
            "A yes ends the game, and a no costs nothing."
        ),
        ANSWER_YES: Reason("You hold a Title, so say yes: the Titles of your side end the game."),
        LEAD_MASTER: Reason(
            "You have the master of {nation}: lead the {rank}. Nobody else has a higher card of "
            "that Nation, and only a Star could beat it."
        ),
        DRAW_STARS: Reason(
            "You have {stars} Stars: lead the best of them, the {rank} of {nation}, to draw those "
            "of the others."
        ),
        NOTHING_BUT_STARS: Reason(
            "You have nothing but Stars left: lead the best of them, the {rank}."
        ),
        FOURTH_BEST: Reason(
            "No other Nation of yours is headed by a master, so lead from your longest, {nation}: "
            "the {rank} is the fourth best of it, and you keep the better ones back."
        ),
        LOW_FROM_LONGEST: Reason(
            "No other Nation of yours is headed by a master, so lead low from your longest, "
            "{nation}: the {rank}."
        ),
        CANNOT_WIN: Reason(
            "You must follow with {nation}, and none of yours beats the {best_rank} of "
            "{best_nation}: play the lowest, the {rank}."
        ),
        LAST_AND_PARTNERS: Reason(
            "You play last and the trick is {partner}'s already: follow with your lowest, the "
            "{rank} of {nation}."
        ),
        LAST_AND_CHEAP: Reason(
            "You play last: the {rank} of {nation} is the cheapest card of yours that takes the "
            "trick."
        ),
        SECOND_WITH_MASTER: Reason(
            "You have the master of {nation}, the {rank}: play it, for nobody else has a higher "
            "card of that Nation."
        ),
        SECOND_COVERS: Reason(
            "The {led_rank} of {led_nation} is worth covering: the {rank} of {nation} is the "
            "cheapest card of yours that beats it."
        ),
        SECOND_LOW: Reason(
            "You play second: stay low with the {rank} of {nation}, since {partner} plays last and "
            "may still take the trick."
        ),
        PARTNERS_MASTER: Reason(
            "{partner} has the trick with the {best_rank} of {best_nation}, and nobody else can "
            "have a higher card of its Nation: spare your good cards and play the {rank} of "
            "{nation}."
        ),
        THIRD_HIGH: Reason(
            "You play third: put up your highest, the {rank} of {nation}, so that the last player "
            "needs a better one."
        ),
        STAR_IT: Reason(
            "You have no {led_nation}: take the trick with the {rank} of {nation}, the lowest Star "
            "that will do."
        ),
        PASS_TO_PARTNER: Reason(
            "You have no {led_nation}, and the trick is {partner}'s so far: throw the card that is "
            "of least use to you, the {rank} of {nation}."
        ),
        PASS_WHAT_IS_LEAST: Reason(
            "You have no {led_nation} and nothing that takes the trick: throw the card that is of "
            "least use to you, the {rank} of {nation}."
        ),
    },
    {
        "move": move_label,
        "partner": _partner,
        "best_rank": lambda m: m.card(m.h.trick[m.h.winning]).rank,
        "best_nation": lambda m: m.card(m.h.trick[m.h.winning]).suit,
        "stars": _stars,
        "rank": lambda m: m.card(m.code).rank,
        "nation": lambda m: m.card(m.code).suit,
        "led_rank": lambda m: m.card(m.h.trick[m.h.leader]).rank,
        "led_nation": lambda m: m.card(m.h.trick[m.h.leader]).suit,
    },
)
