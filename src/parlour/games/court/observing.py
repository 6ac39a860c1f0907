"""A hidden state as numbers for learning, and what rounds and games are worth."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.court.counting import count
from parlour.games.court.figures import COLOURS
from parlour.games.court.scoring import game_winner, taken_cards
from parlour.games.court.state import DEALING, GAME_OVER, NO_SEAT, PHASES, CourtTwo, opponent
from parlour.kernel.cards import NO_CARD, NONE, bit, lowest, without_lowest
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import WATCHER
from parlour.kernel.rule import rule

CARDS = 32
CARD_ROWS = 8
"""My hand; what I know the other holds, and cannot hold; what each has taken; the card led;
the court card; the court colour's cards."""
OF_SEAT = 10
"""Figures that each of the two players has."""
OF_ROUND = 10
OPTIONS = 15
OBSERVED = CARD_ROWS * CARDS + len(PHASES) + 2 * OF_SEAT + OF_ROUND + OPTIONS
OF_EVERY_SEAT = single(
    *("points", "count", "couplets", "announced", "size", "owed", "late", "called"),
    *("sixty_against", "sixty_couplets"),
)
OF_THE_ROUND = single(
    *("my_turn", "my_deal", "my_lead", "talon", "carry", "closed_by", "rule3", "led_since_close"),
    *("strict_reply", "revoked"),
)
OF_THE_TABLE = (("led", CARDS), ("court_card", CARDS), ("court_colour", CARDS))
PARTS = (
    *(("hand", CARDS), ("hand_1", CARDS), ("barred_1", CARDS), ("taken", CARDS)),
    *(("taken_1", CARDS), *OF_THE_TABLE, ("phase", len(PHASES))),
    *to_the_left(2, OF_EVERY_SEAT),
    *OF_THE_ROUND,
    ("options", OPTIONS),
)


@rule
def mark_cards(out: Numbers, row: int, cards: np.uint64) -> None:
    """Write a set of cards as ones in its row."""
    while cards != NONE:
        out[row * CARDS + lowest(cards)] = 1.0
        cards = without_lowest(cards)


@rule
def mark_table(h: CourtTwo, out: Numbers, row: int) -> None:
    """The card led, the court card and the court colour, in three rows."""
    if h.led != NO_CARD:
        mark_cards(out, row, bit(h.led))
    if h.court_card != NO_CARD:
        mark_cards(out, row + 1, bit(h.court_card))
    if h.round_no > 0:
        mark_cards(out, row + 2, COLOURS[h.court_colour])


@rule
def observe(h: CourtTwo, seat: int, out: Numbers) -> None:
    """The hidden state as numbers, mine before the other's; a watcher looks as seat 0 does."""
    me = 0 if seat == WATCHER else seat
    other = opponent(h, me)
    out[:] = 0.0
    mark_cards(out, 0, h.hand[me])
    mark_cards(out, 1, h.hand[other])
    mark_cards(out, 2, h.barred[other])
    mark_cards(out, 3, taken_cards(h, me))
    mark_cards(out, 4, taken_cards(h, other))
    mark_table(h, out, 5)
    at = CARD_ROWS * CARDS
    out[at + h.phase] = 1.0
    at += len(PHASES)
    observe_seat(h, me, out, at)
    observe_seat(h, other, out, at + OF_SEAT)
    observe_round(h, me, out, at + 2 * OF_SEAT)
    observe_options(h, out, at + 2 * OF_SEAT + OF_ROUND)


@rule
def observe_seat(h: CourtTwo, seat: int, out: Numbers, at: int) -> None:
    """One player's figures, each about as large as one."""
    out[at] = h.points[seat] / 7
    out[at + 1] = count(h, seat) / 60
    out[at + 2] = h.couplets[seat] / 12
    out[at + 3] = h.announced[seat] / 60
    out[at + 4] = h.hand_size[seat] / 6
    out[at + 5] = h.owed[seat] / 6
    out[at + 6] = h.late[seat]
    out[at + 7] = h.called[seat]
    out[at + 8] = h.sixty_against[seat] / 60
    out[at + 9] = h.sixty_couplets[seat] / 12


@rule
def observe_round(h: CourtTwo, me: int, out: Numbers, at: int) -> None:
    """How the round and the game stand."""
    out[at] = 1.0 if h.turn == me else 0.0
    out[at + 1] = 1.0 if h.dealer == me else 0.0
    out[at + 2] = 1.0 if h.leader == me else 0.0
    out[at + 3] = h.talon_left / 11
    out[at + 4] = h.carry
    out[at + 5] = 0.0 if h.closed_by == NO_SEAT else (1.0 if h.closed_by == me else -1.0)
    out[at + 6] = h.rule3
    out[at + 7] = h.led_since_close
    out[at + 8] = h.strict_reply
    out[at + 9] = h.revoked[me]


@rule
def observe_options(h: CourtTwo, out: Numbers, at: int) -> None:
    """The house rules, in the rulebook's order."""
    out[at] = h.close_timing
    out[at + 1] = h.exchange_timing
    out[at + 2] = h.exchange_deadline
    out[at + 3] = h.exchange_after_close
    out[at + 4] = h.announce_after_talon
    out[at + 5] = h.declare
    out[at + 6] = h.first_sixty
    out[at + 7] = h.margin_moment
    out[at + 8] = h.unmade_sixty
    out[at + 9] = h.tie_carry
    out[at + 10] = h.false_declaration
    out[at + 11] = h.revoke
    out[at + 12] = h.draw
    out[at + 13] = h.memory_aid
    out[at + 14] = h.round_cap / 100


# Worth.


@rule
def scores(s: CourtTwo, out: Codes) -> None:
    """Each seat's points."""
    out[0] = s.points[0]
    out[1] = s.points[1]


@rule
def returns(s: CourtTwo, out: Numbers) -> None:
    """One for the winner of the game, minus one for the loser; nothing for a drawn game."""
    out[0] = 0.0
    out[1] = 0.0
    winner = game_winner(s)
    if s.phase == GAME_OVER and winner != NO_SEAT:
        out[winner] = 1.0
        out[opponent(s, winner)] = -1.0


@rule
def deal_over(s: CourtTwo) -> bool:
    """court.round: whether a round has been played and the next is not yet dealt."""
    return s.phase == GAME_OVER or (s.phase == DEALING and s.round_no > 0)


@rule
def value(s: CourtTwo, seat: int) -> float:
    """The round's points, of the three it could be worth; against me if the other made them."""
    if s.round_winner == NO_SEAT:
        return 0.0
    worth = s.round_points / 3
    return worth if s.round_winner == seat else -worth
