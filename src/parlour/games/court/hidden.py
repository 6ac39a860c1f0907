"""What one seat may know of a game, and full games that agree with it."""

from __future__ import annotations

import numpy as np

from parlour.games.court.couplets import strict_replies
from parlour.games.court.drawing import LAST_OPEN_COUPLET, draw_card
from parlour.games.court.figures import PACK
from parlour.games.court.mistakes import replier_of
from parlour.games.court.state import (
    BY_ITSELF,
    CLAIM,
    HIDDEN,
    LEAD,
    NEVER,
    PASS,
    CourtTwo,
    is_closed,
    is_silent,
    opponent,
)
from parlour.games.filling import fill, hands_of, lay_in_row
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has
from parlour.kernel.chance import Rng
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import play
from parlour.kernel.log import ALL
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
