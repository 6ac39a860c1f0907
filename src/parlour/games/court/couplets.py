"""Rule 4 and the couplet: what may be led, what may answer, who takes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.court import clauses, events, refusals
from parlour.games.court.counting import count_figures, count_last_ten, count_pending, note_sixty
from parlour.games.court.drawing import after_couplet
from parlour.games.court.figures import COLOURS, PACK, colour_of, figure, reply_takes
from parlour.games.court.scoring import punish_revoke
from parlour.games.court.state import (
    CLAIM,
    COUNTING,
    LEAD,
    NEVER,
    PENALISE,
    REFUSE,
    REPLY,
    CourtTwo,
    is_closed,
    opponent,
)
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
