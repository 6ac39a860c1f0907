"""Twenty, or thirty in the court colour, for a Crown and a Royal held together."""

from __future__ import annotations

from parlour.games.court import clauses, refusals
from parlour.games.court.counting import SIXTY, count, note_sixty
from parlour.games.court.couplets import lead_card
from parlour.games.court.events import ANNOUNCED
from parlour.games.court.figures import PAIRS
from parlour.games.court.state import (
    AFTER_ANNOUNCE,
    ANNOUNCE,
    FREE,
    LEAD,
    NO,
    CourtTwo,
)
from parlour.games.court.turns import ask, ask_reply
from parlour.kernel.cards import NO_CARD, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def announced_colour(action: int) -> int:
    """The colour that this announcement names."""
    return (action - ANNOUNCE) >> 1


@rule
def announced_lead(action: int) -> int:
    """The card that this announcement leads: the Crown, or the Royal."""
    return 8 * announced_colour(action) + ((action - ANNOUNCE) & 1)


@rule
def holds_pair(s: CourtTwo, seat: int, colour: int) -> bool:
    """court.twenty-pair: Crown and Royal of one colour together in the hand.

    court.ruling-announce-once: to lead one of them breaks the pair for good.
    """
    pair = PAIRS[colour]
    return (s.hand[seat] & pair) == pair


@rule
def bar_to_any_announcement(s: CourtTwo) -> int:
    """court.ruling-announce-any-phase: at any time; by option not once all cards are drawn."""
    is_too_late = s.announce_after_talon == NO and s.court_card == NO_CARD
    return refusals.NO_ANNOUNCING if is_too_late else 0


@rule
def bar_to_announcing(s: CourtTwo, action: int) -> int:
    """What keeps the seat on turn from this announcement.

    court.twenty-on-lead: on one's own turn to lead only; court.twenty-pair.
    """
    if not has(s.hand[s.turn], announced_lead(action)):
        return refusals.NOT_HELD
    if s.phase != LEAD:
        return refusals.NOT_YOUR_LEAD
    if not holds_pair(s, s.turn, announced_colour(action)):
        return refusals.NO_PAIR
    return bar_to_any_announcement(s)


@rule
def announce(s: CourtTwo, action: int, log: Log | None) -> None:
    """Lead one of the pair and show the other.

    court.twenty-play-and-show. court.thirty-court-colour: thirty in the court colour.
    court.ruling-announce-immediate: it counts from now on, if there is a couplet.
    """
    seat = s.turn
    colour = announced_colour(action)
    card = announced_lead(action)
    amount = 30 if colour == s.court_colour else 20
    clause = clauses.THIRTY_COURT_COLOUR if colour == s.court_colour else clauses.TWENTY_PAIR
    tell(log, ANNOUNCED, seat, NOBODY, PAIRS[colour], amount, clause, ALL, ALL)
    s.shown[seat] |= PAIRS[colour]
    s.announced[seat] += amount
    note_sixty(s, seat)
    lead_card(s, card, log)
    ask_after_announcing(s, seat)


@rule
def ask_after_announcing(s: CourtTwo, seat: int) -> None:
    """court.ruling-announce-window: the announcer may declare before the reply.

    Where only a true declaration is offered, he is asked only if it would be true; where
    sixty is declared by itself, it is declared then and there.
    """
    if s.declare == FREE or count(s, seat) >= SIXTY:
        ask(s, AFTER_ANNOUNCE, seat)
    else:
        ask_reply(s)
