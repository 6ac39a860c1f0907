"""What one seat may know of a game, full games that agree with it, and what they are worth."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.court.cards import COLOURS, PACK
from parlour.games.court.phases import (
    BY_ITSELF,
    CLAIM,
    DEALING,
    GAME_OVER,
    LEAD,
    NEVER,
    NO_SEAT,
    PASS,
    PHASES,
    is_silent,
)
from parlour.games.court.two.counting import count as count_of
from parlour.games.court.two.counting import game_winner, taken_cards
from parlour.games.court.two.couplets import strict_replies
from parlour.games.court.two.revokes import replier_of
from parlour.games.court.two.state import HIDDEN, CourtTwo, is_closed, opponent
from parlour.games.court.two.talon import LAST_OPEN_COUPLET, draw_card
from parlour.games.filling_hands import fill, hands_of, lay_in_row
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, without_lowest
from parlour.kernel.chance import Rng
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Codes, Numbers, play
from parlour.kernel.log import ALL, WATCHER
from parlour.kernel.rule import rule

# Hiding.


@rule
def hide(s: CourtTwo, seat: int, out: CourtTwo) -> None:
    """The state as this seat, or a watcher, may know it.

    court.ruling-silent-windows: while another seat is asked a silent question, the state is
    shown as if he had passed it, and the next one too. Of other hands only cards that
    everybody knows remain.
    """
    overwrite(out, s)
    while is_silent(out.phase) and out.turn != seat:
        play(out, PASS, None)
    if out.veiled != NO_CARD and out.leader != seat:
        draw_veil(out)
    for other in range(len(out.hand)):
        if other != seat:
            out.hand[other] &= out.shown[other]
            out.revoked[other] = 0
    for place in range(HIDDEN):
        out.talon[place] = NO_CARD


@rule
def draw_veil(out: CourtTwo) -> None:
    """Show the sixth couplet's two draws as if they were still to come."""
    taker = out.leader
    loser = opponent(out, taker)
    card = out.veiled
    out.hand[loser] &= ~bit(card)
    out.shown[loser] &= ~bit(card)
    out.hand_size[taker] -= 1
    out.hand_size[loser] -= 1
    out.court_card = card
    out.talon_left = 1
    out.strict_from = NEVER
    out.veiled = NO_CARD


@rule
def is_under_veil(h: CourtTwo, seat: int) -> bool:
    """Whether this hidden state keeps the sixth couplet's draws from the seat."""
    return (
        h.phase == LEAD
        and h.turn != seat
        and h.draw == BY_ITSELF
        and h.couplets_done == LAST_OPEN_COUPLET
        and h.court_card != NO_CARD
        and not is_closed(h)
    )


# Filling in what is hidden.


@rule
def resample(h: CourtTwo, seat: int, rng: Rng, out: CourtTwo) -> None:
    """A full state that agrees with a hidden one: unseen cards in hands and talon.

    Every card shown stays where it is, and no hand gets a card that its strict replies have
    ruled out. What a player might have done otherwise in open play is not weighed.
    """
    overwrite(out, h)
    fill_hands(h, seat, rng, out)
    if is_under_veil(h, seat):
        out.veiled = out.court_card
        draw_card(out, out.leader, ALL, None)
        draw_card(out, opponent(out, out.leader), ALL, None)
    if h.revoke == CLAIM and h.strict_reply == 1:
        for other in range(len(out.hand)):
            if other != seat:
                out.revoked[other] = has_revoked(out, other)


@rule
def unseen_cards(h: CourtTwo) -> np.uint64:
    """The cards that lie in this hidden state in no known place."""
    if h.round_no == 0:
        return NONE
    seen = NONE
    for seat in range(len(h.hand)):
        seen |= h.hand[seat]
    if h.court_card != NO_CARD:
        seen |= bit(h.court_card)
    if h.led != NO_CARD:
        seen |= bit(h.led)
    for place in range(h.couplets_done):
        seen |= bit(h.couplet_led[place]) | bit(h.couplet_reply[place])
    return PACK & ~seen


@rule
def fill_hands(h: CourtTwo, seat: int, rng: Rng, out: CourtTwo) -> None:
    """Put the unseen cards into the others' hands and the talon, which may have any of them."""
    talon = len(h.hand)
    held = np.zeros(talon + 1, np.uint64)
    may = np.empty(talon + 1, np.uint64)
    sizes = np.empty(talon + 1, np.int64)
    for other in range(talon):
        held[other] = h.hand[other]
        may[other] = ~h.barred[other]
        # The seat that looks lacks none of its own.
        sizes[other] = count(h.hand[other]) if other == seat else h.hand_size[other]
    may[talon] = PACK
    sizes[talon] = h.talon_left
    fill(unseen_cards(h), hands_of(talon + 1, held, may, sizes), rng)
    for other in range(talon):
        out.hand[other] = held[other]
    lay_in_row(held[talon], out.talon, HIDDEN - h.talon_left, rng)


@rule
def has_revoked(s: CourtTwo, seat: int) -> int:
    """1 if a strict reply of this seat was unlawful for the hand from which it was made."""
    held = s.hand[seat]
    if s.led != NO_CARD and s.leader == seat:
        held |= bit(s.led)
    for step in range(s.couplets_done - s.strict_from):
        place = s.couplets_done - 1 - step
        led, reply = s.couplet_led[place], s.couplet_reply[place]
        if replier_of(s, place) == seat:
            held |= bit(reply)
            if not has(strict_replies(s, held, led, None), reply):
                return 1
        else:
            held |= bit(led)
    return 0


# A hidden state as numbers for learning, and what rounds and games are worth.


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
    out[at + 1] = count_of(h, seat) / 60
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
