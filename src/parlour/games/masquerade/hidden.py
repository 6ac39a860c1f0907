"""What one seat may know of a game, and that knowledge as numbers."""

from __future__ import annotations

from parlour.games.bounds import single, to_the_left
from parlour.games.masquerade.certainty import certain, narrow
from parlour.games.masquerade.state import (
    CARDS,
    DRAWING,
    GAME_OVER,
    GIVING,
    MOST_SEATS,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.kernel.cards import NO_CARD, NONE, has
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def copy_state(s: Masquerade, out: Masquerade) -> None:
    """Write every field of one state into another."""
    for o in range(MOST_SEATS + 1):
        out.before[o] = s.before[o]
        for seat in range(MOST_SEATS):
            out.possible[o, seat] = s.possible[o, seat]
    for seat in range(MOST_SEATS):
        out.hand[seat] = s.hand[seat]
        out.sizes[seat] = s.sizes[seat]
        out.score[seat] = s.score[seat]
        out.trick_card[seat] = s.trick_card[seat]
        out.trick_seat[seat] = s.trick_seat[seat]
        for sort in range(SORTS):
            out.earned[sort, seat] = s.earned[sort, seat]
    out.table = s.table
    out.trick_n = s.trick_n
    out.top = s.top
    out.best = s.best
    out.seats = s.seats
    out.dealer = s.dealer
    out.phase = s.phase
    out.rounds = s.rounds
    out.round_first = s.round_first
    out.current = s.current
    out.turns = s.turns
    out.exchanged = s.exchanged
    out.laid = s.laid
    out.taker = s.taker
    out.drawer = s.drawer
    out.m1_played = s.m1_played
    out.winner = s.winner
    out.follow_above = s.follow_above
    out.play_duty = s.play_duty
    out.must_next = s.must_next
    out.lower_follow = s.lower_follow
    out.must_low = s.must_low
    out.exchange = s.exchange
    out.exchange_point = s.exchange_point
    out.taker_rule = s.taker_rule
    out.m1_takes = s.m1_takes
    out.bridge_eight = s.bridge_eight
    out.end_check = s.end_check
    out.round_cap = s.round_cap


@rule
def row_of_seat(s: Masquerade, seat: int) -> int:
    """The row of `possible` that this seat, or WATCHER, may look at."""
    return seat if 0 <= seat < s.seats else PUBLIC


@rule
def hide(s: Masquerade, seat: int, out: Masquerade) -> None:
    """The state as this seat (or WATCHER) may know it (masquerade.r25-who-sees).

    Of what the others can tell only what everybody can stays, and of their hands only the cards
    that the seat can place for certain. When the game is over everything lies open.
    """
    copy_state(s, out)
    if s.phase == GAME_OVER or s.phase == WANTS_PACK:
        return
    mine = row_of_seat(s, seat)
    for o in range(MOST_SEATS + 1):
        if o != mine and o != PUBLIC:
            out.before[o] = NONE
            for other in range(MOST_SEATS):
                out.possible[o, other] = NONE
    narrow(out, out.possible[PUBLIC])
    narrow(out, out.possible[mine])
    known = certain(out, out.possible[mine])
    for other in range(s.seats):
        if other != mine:
            out.hand[other] = s.hand[other] & known
    if mine != s.current:
        out.laid = NO_CARD


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (32), what may be there (32) and its card in the trick (32), the points of each sort
# and seven numbers: size of hand, score, whether it deals, is on turn, takes, draws, has exchanged.
# Then nine numbers of the table.
PER_SEAT = 3 * CARDS + SORTS + 7
OF_TABLE = 9
OBSERVED = MOST_SEATS * PER_SEAT + OF_TABLE
OF_A_SEAT = (
    *(("hand", CARDS), ("possible", CARDS), ("trick", CARDS), ("earned", SORTS)),
    *single("size", "score", "dealer", "on_turn", "taker", "drawer", "exchanged"),
)
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    *(*single("seats", "turns", "trick_size", "rounds", "first_masquerader_played"), ("phase", 3)),
    *single("laid"),
)


@rule
def observe(h: Masquerade, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to about 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    mine = row_of_seat(h, seat)
    first = mine if mine != PUBLIC else 0
    for place in range(h.seats):
        observe_seat(h, mine, (first + place) % h.seats, place * PER_SEAT, out)
    for k in range(h.trick_n):
        place = (h.trick_seat[k] - first) % h.seats
        out[place * PER_SEAT + 2 * CARDS + h.trick_card[k]] = 1.0
    at = MOST_SEATS * PER_SEAT
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.turns / h.seats
    out[at + 2] = h.trick_n / MOST_SEATS
    out[at + 3] = min(1.0, h.rounds / 100.0)
    out[at + 4] = 1.0 * h.m1_played
    out[at + 5] = 1.0 if h.phase == TURN else 0.0
    out[at + 6] = 1.0 if h.phase == GIVING else 0.0
    out[at + 7] = 1.0 if h.phase == DRAWING else 0.0
    out[at + 8] = 0.0 if h.laid == NO_CARD else (1.0 + h.laid) / CARDS


@rule
def observe_seat(h: Masquerade, mine: int, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
        out[at + CARDS + card] = 1.0 if has(h.possible[mine, other], card) else 0.0
    more = at + 3 * CARDS
    for sort in range(SORTS):
        out[more + sort] = h.earned[sort, other] / 32.0
    more += SORTS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = h.score[other] / 32.0
    out[more + 2] = 1.0 if h.dealer == other else 0.0
    out[more + 3] = 1.0 if h.current == other else 0.0
    out[more + 4] = 1.0 if h.taker == other else 0.0
    draws = h.phase == DRAWING and h.taker != NO_SEAT and h.trick_seat[h.drawer] == other
    out[more + 5] = 1.0 if draws else 0.0
    out[more + 6] = 1.0 if h.current == other and h.exchanged == 1 else 0.0
