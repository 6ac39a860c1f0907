"""Pocket: a complete little game with everything that a table must cope with.

Nine cards, two or three seats. Each is dealt two; a card is turned up. Whoever holds the One
may, unknown to the others, swap it for the card turned up (a silent window); swapped for an odd
card it also takes the lead. Then all draw one more: the dealer the card turned up, the others
from the talon. Three tricks: odd follows odd and even follows even where it can; the highest
card takes a trick and a point. Once a round the leader may trade blind with another seat: one
card drawn there, one drawn back, seen by those two alone.

The rules are left uncompiled: a table asks for one step at a time, and compiling would take
longer than all the tests.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, State, register
from parlour.kernel.flat import flat
from parlour.kernel.log import ALL, NOBODY, Log, tell

SEATS, CARDS = 3, 9
TRADE, SWAP, PASS, CODES = 9, 11, 12, 13
DEALING, WINDOW, LEAD, FOLLOW, TAKING, GIVING, ENDED = range(7)
IMP = 0
ODD = np.uint64(0b101010101)
KINDS = (
    "dealt",
    "turned",
    "swapped",
    "passed",
    "drew",
    "played",
    "trading",
    "traded",
    "took",
    "ended",
)
DEALT, TURNED, SWAPPED, PASSED, DREW, PLAYED, TRADING, TRADED, TOOK, ENDING = range(10)
NOT_TURN, NOT_OVER, NOT_HELD, MUST_MATCH, NOT_LEAD, TRADED_ALREADY, NO_SEAT, NOT_NOW = range(
    9001, 9009
)


@flat("pocket")
class Pocket(State):
    rounds: int
    recall: int
    seats: int
    dealer: int
    round_no: int
    phase: int
    turn: int
    leader: int
    led: int
    turned: int
    talon_left: int
    partner: int
    points: Annotated[NDArray[np.int64], SEATS]
    hand: Annotated[NDArray[np.uint64], SEATS]
    held: Annotated[NDArray[np.int64], SEATS]
    on_table: Annotated[NDArray[np.int64], SEATS]
    has_traded: Annotated[NDArray[np.int64], SEATS]
    talon: Annotated[NDArray[np.int64], CARDS]
    gone: np.uint64


def begin(s: Pocket, options: NDArray[np.int64], seats: int, dealer: int) -> None:
    s.rounds = options[0]
    s.recall = options[1]
    s.seats = seats
    s.dealer = dealer
    s.round_no = 0
    s.phase = DEALING
    s.turned = s.led = NO_CARD
    for seat in range(SEATS):
        s.on_table[seat] = NO_CARD
    for place in range(CARDS):
        s.talon[place] = NO_CARD


def only(seat: int) -> np.uint64:
    return bit(seat)


def deal(s: Pocket, pack: NDArray[np.int64], log: Log | None) -> None:
    n = s.seats
    s.round_no += 1
    s.gone = NONE
    s.leader = (s.dealer + 1) % n
    for seat in range(n):
        s.hand[seat] = NONE
        s.held[seat] = 2
        s.has_traded[seat] = 0
    for place in range(2 * n):
        seat = (s.leader + place) % n
        s.hand[seat] |= bit(pack[place])
    for seat in range(n):
        tell(log, DEALT, seat, NOBODY, s.hand[seat], 2, 0, ALL, only(seat))
    s.turned = pack[2 * n]
    s.talon_left = CARDS - 2 * n - 1
    for place in range(s.talon_left):
        s.talon[place] = pack[2 * n + 1 + place]
    tell(log, TURNED, s.dealer, NOBODY, bit(s.turned), 0, 0, ALL, ALL)
    for seat in range(n):
        if has(s.hand[seat], IMP):
            s.phase = WINDOW
            s.turn = seat
            return
    draw(s, log)


def draw(s: Pocket, log: Log | None) -> None:
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if seat == s.dealer:
            card = s.turned
            seen = ALL
            s.turned = NO_CARD
        else:
            card = s.talon[s.talon_left - 1]
            s.talon[s.talon_left - 1] = NO_CARD
            s.talon_left -= 1
            seen = only(seat)
        s.hand[seat] |= bit(card)
        s.held[seat] += 1
        tell(log, DREW, seat, NOBODY, bit(card), 1, 0, ALL, seen)
    s.phase = LEAD
    s.turn = s.leader


def actor(s: Pocket) -> int:
    if s.phase == DEALING:
        return DEAL
    if s.phase == ENDED:
        return OVER
    if s.phase == TAKING or s.phase == GIVING:
        return CHANCE
    return s.turn


def giver(s: Pocket) -> int:
    return s.partner if s.phase == TAKING else s.turn


def matching(s: Pocket) -> np.uint64:
    """The cards of the seat on turn that match the card led, or all where none does."""
    hand = s.hand[s.turn]
    if s.phase != FOLLOW:
        return hand
    same = hand & (ODD if has(ODD, s.led) else ~ODD)
    return same if same != NONE else hand


def legal(s: Pocket, out: NDArray[np.int64]) -> int:
    who = actor(s)
    n = 0
    if who == CHANCE:
        cards = s.hand[giver(s)]
        while cards != NONE:
            out[n] = CODES + lowest(cards)
            cards = without_lowest(cards)
            n += 1
        return n
    if who < 0:
        return 0
    for code in range(CODES):
        if why_not(s, who, code) == 0:
            out[n] = code
            n += 1
    return n


def why_not(s: Pocket, seat: int, action: int) -> int:
    if s.phase == ENDED:
        return NOT_OVER
    if actor(s) != seat:
        return NOT_TURN
    if action < TRADE:
        if not has(s.hand[seat], action):
            return NOT_HELD
        if s.phase == WINDOW:
            return NOT_NOW
        return 0 if has(matching(s), action) else MUST_MATCH
    if action < SWAP:
        if s.phase != LEAD:
            return NOT_LEAD
        if action - TRADE + 1 >= s.seats:
            return NO_SEAT
        return TRADED_ALREADY if s.has_traded[seat] else 0
    return 0 if s.phase == WINDOW and action <= PASS else NOT_NOW


def play(s: Pocket, action: int, log: Log | None) -> None:
    if action >= CODES:
        move_blind(s, action - CODES, log)
        return
    seat = s.turn
    if action < TRADE:
        play_card(s, seat, action, log)
    elif action < SWAP:
        s.partner = (seat + action - TRADE + 1) % s.seats
        s.has_traded[seat] = 1
        tell(log, TRADING, seat, s.partner, NONE, 0, 0, ALL, ALL)
        s.phase = TAKING
    else:
        leads = s.leader
        if action == SWAP:
            if has(ODD, s.turned):
                leads = seat
            both = bit(IMP) | bit(s.turned)
            s.hand[seat] ^= both
            s.turned = IMP
            tell(log, SWAPPED, seat, NOBODY, both, 0, 0, ALL, ALL)
        else:
            tell(log, PASSED, seat, NOBODY, NONE, 0, 0, only(seat), only(seat))
        draw(s, log)
        s.leader = s.turn = leads


def move_blind(s: Pocket, card: int, log: Log | None) -> None:
    giving = giver(s)
    taking = s.turn if s.phase == TAKING else s.partner
    s.hand[giving] ^= bit(card)
    s.hand[taking] |= bit(card)
    s.held[giving] -= 1
    s.held[taking] += 1
    both = only(giving) | only(taking)
    tell(log, TRADED, giving, taking, bit(card), 1, 0, ALL, both)
    s.phase = GIVING if s.phase == TAKING else LEAD


def play_card(s: Pocket, seat: int, card: int, log: Log | None) -> None:
    if s.phase == LEAD:
        s.led = card
    s.hand[seat] ^= bit(card)
    s.held[seat] -= 1
    s.on_table[seat] = card
    s.gone |= bit(card)
    tell(log, PLAYED, seat, NOBODY, bit(card), 0, 0, ALL, ALL)
    s.phase = FOLLOW
    s.turn = (seat + 1) % s.seats
    if s.turn != s.leader:
        return
    best = NONE
    taker = 0
    cards = NONE
    for other in range(s.seats):
        cards |= bit(s.on_table[other])
        if bit(s.on_table[other]) > best:
            best = bit(s.on_table[other])
            taker = other
        s.on_table[other] = NO_CARD
    s.points[taker] += 1
    s.led = NO_CARD
    s.leader = s.turn = taker
    s.phase = LEAD
    tell(log, TOOK, taker, NOBODY, cards, 1, 0, ALL, ALL)
    if s.held[taker] == 0:
        s.dealer = (s.dealer + 1) % s.seats
        s.phase = ENDED if s.round_no == s.rounds else DEALING
        tell(log, ENDING, taker, NOBODY, NONE, s.round_no, 0, ALL, ALL)


def hide(s: Pocket, seat: int, out: Pocket) -> None:
    overwrite(out, s)
    if out.phase == WINDOW and out.turn != seat:
        draw(out, None)
    for other in range(out.seats):
        if other != seat:
            out.hand[other] = NONE
    for place in range(CARDS):
        out.talon[place] = NO_CARD


def resample(h: Pocket, seat: int, rng: Rng, out: Pocket) -> None:
    overwrite(out, h)
    free = ~(h.gone | (~NONE << np.uint64(CARDS)))
    if h.turned != NO_CARD:
        free &= ~bit(h.turned)
    if seat < h.seats:
        free &= ~h.hand[seat]
    for other in range(h.seats):
        if other == seat or h.phase == DEALING or h.phase == ENDED:
            continue
        for _ in range(h.held[other]):
            card = nth(free, pick(rng, count(free)))
            free ^= bit(card)
            out.hand[other] |= bit(card)
    for place in range(h.talon_left):
        card = nth(free, pick(rng, count(free)))
        free ^= bit(card)
        out.talon[place] = card


def scores(s: Pocket, out: NDArray[np.int64]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def returns(s: Pocket, out: NDArray[np.float64]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat] / (3.0 * s.rounds) - 1.0 / s.seats


def deal_over(s: Pocket) -> bool:
    return s.phase == DEALING or s.phase == ENDED


def value(s: Pocket, seat: int) -> float:
    return s.points[seat] / 3.0


def observe(h: Pocket, seat: int, out: NDArray[np.float64]) -> None:
    out[0] = h.phase
    out[1] = h.turn


register(
    Pocket,
    begin=begin,
    deal=deal,
    actor=actor,
    legal=legal,
    play=play,
    why_not=why_not,
    hide=hide,
    resample=resample,
    scores=scores,
    returns=returns,
    deal_over=deal_over,
    value=value,
    observe=observe,
)
