"""A position of Nations as text.

    dealer: 2
    star: AM-Map on the table
    score: 8 5
    turn: 0
    seat 0: EU-2 EU-6 AM-9; called
    seat 1: EU-3 AS-7 AF-4; played EU-9 AM-2; lacks EU
    trick: 3 EU-4

What is left out is at its default: nothing scored, played or taken, the play going on, the
dealer's left leading and on turn, the score that of the deal's beginning. Cards that are not
named have been played, and are given to the seats in their order, each as many as its hand is
short of thirteen; `holds` says that a hand has more cards than are named.
"""

from __future__ import annotations

import numpy as np

from parlour.games.nations.deck import DECK, SUITS
from parlour.games.nations.state import (
    ANSWER,
    CALLS,
    GAME_OVER,
    NO_SEAT,
    PLAY,
    REFUSED,
    SEATS,
    SUIT,
    WANTS_PACK,
    Nations,
)
from parlour.kernel.cards import NO_CARD, cards_in

PHASES = {"deal": WANTS_PACK, "calls": CALLS, "play": PLAY, "answer": ANSWER, "over": GAME_OVER}
CODES_OF_SUITS = [code for code, _ in SUITS]


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Nations) -> str:
    """Any state, hidden ones too, as text."""
    lines = [f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    if s.deals != plain_deals(s):
        lines.append(f"deals: {int(s.deals)}")
    if s.star_card != NO_CARD:
        where = "on the table" if s.star_open else "taken up"
        lines.append(f"star: {DECK[int(s.star_card)].id} {where}")
    lines += _write_pairs(s)
    if s.idle:
        lines.append(f"idle deals: {int(s.idle)}")
    if s.strict != plain_strict(s):
        lines.append(f"following: {'bound' if s.strict else 'free'}")
    if s.winner != NO_SEAT:
        lines.append(f"won by side: {int(s.winner)}")
    for key, seat in (("leader", s.leader), ("turn", s.turn)):
        if seat != NO_SEAT:
            lines.append(f"{key}: {int(seat)}")
    if s.star_card != NO_CARD:
        lines += [_write_seat(s, seat) for seat in range(SEATS)]
    lines += _write_tricks(s)
    if s.shown:
        lines.append(f"shown: {ids(s.shown)}")
    return "\n".join(lines) + "\n"


def plain_deals(s: Nations) -> int:
    """How many deals there were if nothing is said of it."""
    return 0 if s.star_card == NO_CARD else 1


def plain_strict(s: Nations) -> int:
    """Whether following is bound if nothing is said of it."""
    return 1 if s.star_card != NO_CARD and s.revoke == REFUSED else 0


def _write_pairs(s: Nations) -> list[str]:
    """What is kept for the two sides."""
    points = s.points.tolist()
    kept = (
        ("score", points, [0, 0]),
        ("score at the deal", s.start.tolist(), points),
        ("made", s.made.tolist(), [0, 0]),
        ("games", s.games.tolist(), [0, 0]),
        ("tricks", s.tricks.tolist(), [0, 0]),
        ("revoked", s.revoked.tolist(), [0, 0]),
    )
    return [f"{key}: {now[0]} {now[1]}" for key, now, plain in kept if now != plain]


def _write_seat(s: Nations, seat: int) -> str:
    parts = [ids(s.hand[seat]) or "nothing"]
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        parts.append(f"holds {int(s.sizes[seat])}")
    if s.played[seat]:
        parts.append(f"played {ids(s.played[seat])}")
    lacking = [CODES_OF_SUITS[k] for k in range(4) if int(s.lacks[seat]) & int(SUIT[k])]
    if lacking:
        parts.append(f"lacks {' '.join(lacking)}")
    if s.called[seat]:
        parts.append("called")
    return f"seat {seat}: {'; '.join(parts)}"


def _write_tricks(s: Nations) -> list[str]:
    lines = []
    for key, cards in (("trick", s.trick), ("last trick", s.last)):
        laid = [
            f"{seat} {DECK[int(cards[seat])].id}" for seat in range(SEATS) if cards[seat] != NO_CARD
        ]
        if laid:
            lines.append(f"{key}: {', '.join(laid)}")
    if s.last_taker != NO_SEAT:
        lines.append(f"last taken by: {int(s.last_taker)}")
    return lines
