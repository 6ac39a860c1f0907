"""Rules of thumb for Court with two hands, at a table of two or three.

Windows, calls and claims first; strict play by the solver; open play by what a card costs and
what it may bring. Everything is judged from the hidden state of the seat.
"""

from __future__ import annotations

import numpy as np

from parlour.bots.court_endgame import Scales, has_won, is_all_known
from parlour.bots.reasons import ONLY, because, code_of
from parlour.bots.reasons_court import (
    ANNOUNCE_CROWN,
    ANNOUNCE_ROYAL,
    BETTER_FOR_JESTER,
    CLOSE_AND_WIN,
    COUNTED_OUT,
    DRAW_AT_ONCE,
    DRAW_BEFORE_CLOSING,
    KEEP_FROM_SIXTY,
    LAY_DOWN_FOUR,
    LEAD_CHEAPEST,
    MADE_SIXTY,
    NO_PROOF,
    NOT_SIXTY_YET,
    NOTHING_TAKES,
    ORDER_FOR_MORE,
    OWE_A_DRAW,
    PROVEN_REVOKE,
    REASONS,
    SURE_POINT,
    TAKE_DEAR,
    TAKE_FIRST,
    TAKE_HONOUR,
    THEY_OWE_A_DRAW,
    THROW_CHEAPEST,
    WEIGHED,
)
from parlour.bots.search import CLAIM, RARE, Search
from parlour.bots.steady import PONDER, plays_steadily, temper_of
from parlour.games.court.cards import COLOURS, PAIRS, colour_of, figure, reply_takes
from parlour.games.court.phases import (
    ANNOUNCE,
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    CODES,
    DECLARE,
    DRAW,
    EXCHANGE,
    LAY_DOWN,
    LEAD,
    ORDER_DRAW,
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
)
from parlour.games.court.three.state import CourtThree
from parlour.games.court.two.counting import SIXTY
from parlour.games.court.two.couplets import is_strict
from parlour.games.court.two.hidden import has_revoked, unseen_cards
from parlour.games.court.two.state import CourtTwo, opponent
from parlour.games.game import AnyGame
from parlour.kernel.cards import NO_CARD, NONE, bit, has, lowest, without_lowest
from parlour.kernel.cards import count as size
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule

WORLDS = 20
"""Deals looked into for a move of a closed round, or before its last draw."""
WORLDS_TO_ORDER = 2000
"""Deals that a search looks into before a late draw is ordered."""
HONOUR = 8
"""A card that counts this much is worth a card of the court colour."""
A_ROYAL = 8
THIRTY, TWENTY = 30, 20

TEMPER = temper_of(
    CODES,
    claims=(CLAIM, (DECLARE, LAY_DOWN)),
    rare=(RARE, (CLOSE, CALL_REVOKE, PASS)),
)
"""A random continuation declares where that wins, and seldom closes."""


@rule
def offers(codes: Codes, n: int, code: int) -> bool:
    """Whether the code is among those offered."""
    for i in range(n):  # noqa: SIM110 - compiled code has no any()
        if codes[i] == code:
            return True
    return False


# Windows, calls and claims.


@rule
def saw_revoke(h: CourtTwo, seat: int) -> bool:
    """Whether the cards that are known prove an unlawful reply of the other."""
    other = opponent(h, seat)
    known = h.hand[other]
    if is_all_known(h):
        h.hand[other] = known | unseen_cards(h)
    proven = has_revoked(h, other) == 1
    h.hand[other] = known
    return proven


@compiled
def choose_call(h: CourtTwo, seat: int, codes: Codes, n: int) -> int:
    """A claim or a call that is worth making at once, or -1."""
    if n == 1:
        return because(codes[0], ONLY)
    if offers(codes, n, LAY_DOWN):
        return because(LAY_DOWN, LAY_DOWN_FOUR)
    if offers(codes, n, DECLARE) and has_won(h, seat):
        return because(DECLARE, MADE_SIXTY)
    if offers(codes, n, CALL_REVOKE) and h.strict_reply == 1 and saw_revoke(h, seat):
        return because(CALL_REVOKE, PROVEN_REVOKE)
    if offers(codes, n, CALL_DRAW):
        if h.owed[opponent(h, seat)] > 0:
            return because(CALL_DRAW, THEY_OWE_A_DRAW)
        if h.late[seat] == 0:
            return because(CALL_DRAW, OWE_A_DRAW)
    if offers(codes, n, EXCHANGE):
        return because(EXCHANGE, BETTER_FOR_JESTER)
    return -1


# What a card costs.


@rule
def is_half_of_live_pair(h: CourtTwo, card: int, unseen: np.uint64, mine: np.uint64) -> bool:
    """Whether the card is a Crown or Royal whose mate I hold or may still draw."""
    pair = PAIRS[colour_of(card)]
    if not has(pair, card):
        return False
    mates = mine | unseen
    if h.court_card != NO_CARD:
        mates |= bit(h.court_card)
    return (pair & ~bit(card) & mates) != NONE


@rule
def cost(h: CourtTwo, card: int, unseen: np.uint64, mine: np.uint64) -> int:
    """What giving this card away would cost: its figure, its pair, its colour."""
    price = 4 * figure(card)
    if is_half_of_live_pair(h, card, unseen, mine):
        price += 4 * THIRTY if colour_of(card) == h.court_colour else 4 * TWENTY // 2
    if colour_of(card) == h.court_colour:
        price += 4 * A_ROYAL
    # Of two cards that count the same the lower one is the cheaper.
    return 8 * price + 7 - (card & 7)


@rule
def cheapest(h: CourtTwo, cards: np.uint64, unseen: np.uint64, mine: np.uint64) -> int:
    """The card whose loss costs least; the set must not be empty."""
    best = lowest(cards)
    cards = without_lowest(cards)
    while cards != NONE:
        card = lowest(cards)
        if cost(h, card, unseen, mine) < cost(h, best, unseen, mine):
            best = card
        cards = without_lowest(cards)
    return best


# Open play: leading.


@rule
def choose_announcement(h: CourtTwo, codes: Codes, n: int, unseen: np.uint64) -> int:
    """A pair to announce, thirty before twenty, or -1.

    Both cards of a pair are beaten by the court colour alone: the Royal is risked while any
    of it is unseen, and the Crown counts where nothing can take it.
    """
    best = -1
    for i in range(n):
        if ANNOUNCE <= codes[i] < EXCHANGE:
            colour = (codes[i] - ANNOUNCE) // 2
            if best < 0 or colour == h.court_colour:
                best = ANNOUNCE + 2 * colour
    if best < 0:
        return best
    colour = (best - ANNOUNCE) // 2
    if colour != h.court_colour and (unseen & COLOURS[h.court_colour]) != NONE:
        return because(best + 1, ANNOUNCE_ROYAL)
    return because(best, ANNOUNCE_CROWN)


@rule
def could_reach_sixty(h: CourtTwo, seat: int) -> bool:
    """Whether a close is worth a thought: my own cards, pairs and a few of his make sixty."""
    total = h.pile[seat] + h.announced[seat]
    cards = h.hand[seat]
    for colour in range(4):
        if (cards & PAIRS[colour]) == PAIRS[colour]:
            total += THIRTY if colour == h.court_colour else TWENTY
    # He must part with something to each of my couplets.
    total += 2 * size(cards)
    while cards != NONE:
        total += figure(lowest(cards))
        cards = without_lowest(cards)
    return total >= SIXTY


@rule
def choose_lead(h: CourtTwo, seat: int, codes: Codes, n: int, unseen: np.uint64) -> int:
    """Announce a pair, else lead the cheapest card."""
    announcement = choose_announcement(h, codes, n, unseen)
    if announcement >= 0:
        return announcement
    hand = h.hand[seat]
    return because(cheapest(h, hand, unseen, hand), LEAD_CHEAPEST)


# Open play: replying.

NOT_WORTH_IT = -2


@rule
def worth_of_court_card(h: CourtTwo, seat: int, card: int) -> int:
    """For what reason the card led is to be taken with the court colour, or NOT_WORTH_IT.

    A Crown or a Royal is; so is my first couplet, and one that would give the other sixty.
    """
    other = opponent(h, seat)
    if figure(h.led) >= HONOUR:
        return TAKE_HONOUR
    if h.couplets[seat] == 0:
        return TAKE_FIRST
    if h.pile[other] + h.announced[other] + figure(h.led) + figure(card) >= SIXTY:
        return KEEP_FROM_SIXTY
    return NOT_WORTH_IT


@rule
def choose_taker(h: CourtTwo, seat: int, unseen: np.uint64) -> int:
    """The card to take with and why; NO_CARD where nothing takes, or NOT_WORTH_IT.

    In the colour led the dearest card that takes and breaks no live pair; else the smallest
    of the court colour, if the card led is worth it.
    """
    hand = h.hand[seat]
    dearest = NO_CARD
    smallest = NO_CARD
    cards = hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if not reply_takes(h.led, card, h.court_colour):
            continue
        if is_half_of_live_pair(h, card, unseen, hand):
            continue
        if colour_of(card) == colour_of(h.led):
            if colour_of(card) == h.court_colour:
                smallest = card
            elif dearest == NO_CARD:
                dearest = card
        else:
            # Cards come highest first, so the last one seen is the smallest.
            smallest = card
    if dearest != NO_CARD:
        return because(dearest, TAKE_DEAR)
    if smallest == NO_CARD:
        return NO_CARD
    reason = worth_of_court_card(h, seat, smallest)
    return NOT_WORTH_IT if reason == NOT_WORTH_IT else because(smallest, reason)


@rule
def choose_reply(h: CourtTwo, seat: int, unseen: np.uint64) -> int:
    """Take if it is worth it; else throw the cheapest card that does not take by accident."""
    taker = choose_taker(h, seat, unseen)
    if taker >= 0:
        return taker
    hand = h.hand[seat]
    reason = NOTHING_TAKES if taker == NO_CARD else THROW_CHEAPEST
    return because(cheapest(h, hand, unseen, hand), reason)


# All of it.


@compiled
def choose_open(h: CourtTwo, seat: int, codes: Codes, n: int) -> int:
    """A move in open play by one who does not close."""
    if offers(codes, n, DRAW):
        return because(DRAW, DRAW_BEFORE_CLOSING if h.phase == PRE_DRAW else DRAW_AT_ONCE)
    if offers(codes, n, PASS):
        return because(PASS, NO_PROOF if h.phase == REVOKE_WINDOW else NOT_SIXTY_YET)
    unseen = unseen_cards(h)
    if h.phase == LEAD:
        return choose_lead(h, seat, codes, n, unseen)
    return choose_reply(h, seat, unseen)


@rule
def may_think_of_closing(h: CourtTwo, seat: int, codes: Codes, n: int) -> bool:
    """Whether a close is possible and not plainly hopeless."""
    return offers(codes, n, CLOSE) and could_reach_sixty(h, seat)


@rule
def plays_a_strict_card(h: CourtTwo) -> bool:
    """Whether a card is to be played in strict play, which the solver does best."""
    return is_strict(h) and (h.phase == LEAD or h.phase == REPLY)


@compiled
def choose(h: CourtTwo, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move, or PONDER where the solver must be asked."""
    call = choose_call(h, seat, codes, n)
    if call >= 0:
        return call
    if h.phase == R14_CHOICE or plays_a_strict_card(h):
        return PONDER
    if may_think_of_closing(h, seat, codes, n):
        return PONDER
    return choose_open(h, seat, codes, n)


class Judgement:
    """What takes a steady player longer than a rule of thumb."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._scales = Scales(game.state)

    def ponder(self, h: CourtTwo, seat: int, codes: Codes, rng: Rng) -> int:
        """Solve strict play, try a close on sampled hands, weigh rule 14's choice."""
        if h.phase == R14_CHOICE:
            return self._order_or_throw(h, seat, rng)
        if plays_a_strict_card(h):
            if is_all_known(h):
                return because(self._scales.best(h, seat, 1, rng), COUNTED_OUT)
            return because(self._scales.best(h, seat, WORLDS, rng), WEIGHED)
        n = len(codes)
        if may_think_of_closing(h, seat, codes, n) and self._scales.closes_well(h, seat, rng):
            return because(CLOSE, CLOSE_AND_WIN)
        return int(choose_open(h, seat, codes, n))

    def certain(self, h: CourtTwo, seat: int, codes: Codes, rng: Rng) -> int:
        """A call or claim, or a move solved exactly; -1 where it takes judgement."""
        call = int(code_of(choose_call(h, seat, codes, len(codes))))
        if call < 0 and plays_a_strict_card(h) and is_all_known(h):
            return self._scales.best(h, seat, 1, rng)
        return call

    def _order_or_throw(self, h: CourtTwo, seat: int, rng: Rng) -> int:
        """Throw down for the sure point, unless playing on promises more than one."""
        tried = Search(self._game, TEMPER).counts(h, seat, WORLDS_TO_ORDER, rng)
        if tried[ORDER_DRAW] > tried[THROW_DOWN]:
            return because(ORDER_DRAW, ORDER_FOR_MORE)
        return because(THROW_DOWN, SURE_POINT)


plays_steadily(CourtTwo, choose, TEMPER, REASONS, Judgement)
# The one who sits out is never asked, so three play as two.
plays_steadily(CourtThree, choose, TEMPER, REASONS, Judgement)
