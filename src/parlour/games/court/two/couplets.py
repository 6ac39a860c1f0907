"""Rule 4 and the couplet: what may be led, what may answer, who takes; and twenty."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.court import clauses, events, refusals
from parlour.games.court.cards import COLOURS, PACK, PAIRS, colour_of, figure, reply_takes
from parlour.games.court.events import ANNOUNCED
from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    ANNOUNCE,
    CLAIM,
    COUNTING,
    FREE,
    LEAD,
    NEVER,
    NO,
    PENALISE,
    REFUSE,
    REPLY,
)
from parlour.games.court.two.counting import (
    SIXTY,
    count,
    count_figures,
    count_last_ten,
    count_pending,
    note_sixty,
    punish_revoke,
)
from parlour.games.court.two.state import CourtTwo, ask, ask_reply, is_closed, opponent
from parlour.games.court.two.talon import after_couplet
from parlour.kernel.cards import NO_CARD, NONE, below, bit, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

Why = NDArray[np.uint64]
"""For each duty of rule 4, in their order, the cards that it forbids."""
FOLLOW, TAKE, COURT = 0, 1, 2
DUTIES = 3


@rule
def is_strict(s: CourtTwo) -> bool:
    """court.r4-strict-starts: with the court card turned down, or all cards drawn."""
    return s.strict_from != NEVER


@rule
def must(cards: np.uint64, wanted: np.uint64, duty: int, why: Why | None) -> np.uint64:
    """Keep the wanted cards if any is held; otherwise the duty is idle."""
    kept = cards & wanted
    if kept == NONE:
        return cards
    if why is not None:
        why[duty] |= cards & ~wanted
    return kept


@rule
def lawful_replies(s: CourtTwo, why: Why | None) -> np.uint64:
    """The cards with which the seat on turn may answer the card led.

    court.r4-open-free: any, in open play.
    """
    hand = s.hand[s.turn]
    return strict_replies(s, hand, s.led, why) if is_strict(s) else hand


@rule
def strict_replies(s: CourtTwo, hand: np.uint64, led: int, why: Why | None) -> np.uint64:
    """What the three duties of rule 4 leave of this hand, against this card.

    court.r4-follow: the colour led, and court.r4-take: higher than the card led; or, without
    that colour, court.r4-court-if-void: any card of the court colour
    (court.ruling-court-card-word).
    """
    colour = COLOURS[colour_of(led)]
    if (hand & colour) != NONE:
        following = must(hand, colour, FOLLOW, why)
        return must(following, colour & below(led), TAKE, why)
    return must(hand, COLOURS[s.court_colour], COURT, why)


@rule
def mistakes_can_happen(s: CourtTwo) -> bool:
    """court.ruling-revoke, by option: unlawful replies are played, not refused."""
    return s.revoke != REFUSE


@rule
def may_play(s: CourtTwo, why: Why | None) -> np.uint64:
    """The cards that the seat on turn may play now."""
    if s.phase == LEAD or mistakes_can_happen(s):
        return s.hand[s.turn]
    return lawful_replies(s, why)


@rule
def bar_to_playing(s: CourtTwo, card: int) -> int:
    """What keeps the seat on turn from playing this card."""
    if not has(s.hand[s.turn], card):
        return refusals.NOT_HELD
    if s.phase != LEAD and s.phase != REPLY:
        return refusals.NOT_NOW
    why = np.zeros(DUTIES, np.uint64)
    if has(may_play(s, why), card):
        return 0
    if has(why[FOLLOW], card):
        return refusals.MUST_FOLLOW
    return refusals.MUST_TAKE if has(why[TAKE], card) else refusals.MUST_PLAY_COURT


@rule
def put_down(s: CourtTwo, seat: int, card: int) -> None:
    """The card leaves the hand."""
    s.hand[seat] &= ~bit(card)
    s.shown[seat] &= ~bit(card)
    s.hand_size[seat] -= 1


@rule
def lead_card(s: CourtTwo, card: int, log: Log | None) -> None:
    """Lead to a couplet. court.r11-closed-deadline: a lead ends the time to exchange."""
    put_down(s, s.turn, card)
    s.led = card
    if is_closed(s):
        s.led_since_close = 1
    clause = clauses.OPPONENT_LEADS if s.couplets_done == 0 else clauses.TAKER_LEADS
    tell(log, events.LED, s.turn, NOBODY, bit(card), 0, clause, ALL, ALL)


@rule
def clause_of_reply(s: CourtTwo, card: int) -> int:
    """The rule that a reply is told under: by the two cards alone, for all to see.

    What else was in the hand must not show, so a card that neither follows nor is of the court
    colour is told as half of a couplet, lawful or not.
    """
    if not is_strict(s):
        return clauses.R4_OPEN_FREE
    if colour_of(card) == colour_of(s.led):
        return clauses.R4_TAKE if card < s.led else clauses.R4_FOLLOW
    return clauses.R4_COURT_IF_VOID if colour_of(card) == s.court_colour else clauses.COUPLET


@rule
def reply_card(s: CourtTwo, card: int, log: Log | None) -> None:
    """Answer the card led; the couplet is made, unless a revoke stops the round."""
    seat = s.turn
    tell(log, events.REPLIED, seat, s.leader, bit(card), 0, clause_of_reply(s, card), ALL, ALL)
    if is_strict(s):
        lawful = not mistakes_can_happen(s) or has(lawful_replies(s, None), card)
        if not lawful and s.revoke == PENALISE:
            # The card is seen by all and goes back: it is in no couplet.
            s.shown[seat] |= bit(card)
            punish_revoke(s, seat, log)
            return
        s.strict_reply = 1
        if not lawful:
            s.revoked[seat] = 1
        if s.revoke != CLAIM:
            learn_from_reply(s, seat, s.led, card)
    put_down(s, seat, card)
    take_couplet(s, card, log)


@rule
def learn_from_reply(s: CourtTwo, seat: int, led: int, reply: int) -> None:
    """What a lawful strict reply tells everybody that the hand does not hold."""
    colour = COLOURS[colour_of(led)]
    if colour_of(reply) == colour_of(led):
        if reply > led:
            s.barred[seat] |= PACK & colour & below(led)
    else:
        s.barred[seat] |= PACK & colour
        if colour_of(reply) != s.court_colour:
            s.barred[seat] |= PACK & COLOURS[s.court_colour]


@rule
def take_couplet(s: CourtTwo, reply: int, log: Log | None) -> None:
    """court.couplet: the two cards go to one player, who counts them and leads next.

    court.taker-leads. A couplet is counted as one whatever its figures are.
    court.twenty-survives: its loss takes no announcement away.
    """
    led = s.led
    loser = s.leader
    taker = opponent(s, loser)
    if not reply_takes(led, reply, s.court_colour):
        taker, loser = loser, taker
    place = s.couplets_done
    s.couplet_led[place] = led
    s.couplet_reply[place] = reply
    s.couplet_taker[place] = taker
    s.couplets_done = place + 1
    s.couplets[taker] += 1
    count_figures(s, taker, led, reply)
    amount = figure(led) + figure(reply)
    tell(
        log,
        events.TOOK,
        taker,
        loser,
        bit(led) | bit(reply),
        amount,
        clauses.VALUE_TO_TAKER,
        ALL,
        ALL,
    )
    count_pending(s, taker, log)
    s.led = NO_CARD
    for seat in range(len(s.called)):
        s.called[seat] = 0
    s.leader = taker
    if s.strict_from != NEVER and s.hand_size[taker] == 0 and s.hand_size[loser] == 0:
        count_last_ten(s, taker, log)
        note_sixty(s, taker)
        s.phase = COUNTING
    else:
        note_sixty(s, taker)
        after_couplet(s, log)


# Twenty, or thirty in the court colour, for a Crown and a Royal held together.


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
