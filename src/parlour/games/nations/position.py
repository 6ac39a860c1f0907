"""A position of Nations as text.

    dealer: 2
    star: AM-Map on the table
    score: 8 5
    turn: 0
    seat 0: EU-2 EU-6 AM-9; called
    seat 1: EU-3 AS-7 AF-4; played EU-9 AM-2; lacks EU
    trick: 3 EU-4

LINES says what every line means, and what is taken to be so where it is left out. Cards that are
not named have been played, and are given to the seats in their order, each as many as its hand is
short of thirteen.
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
from parlour.games.position_text import sole
from parlour.kernel.cards import NO_CARD, cards_in

PHASES = {"deal": WANTS_PACK, "calls": CALLS, "play": PLAY, "answer": ANSWER, "over": GAME_OVER}
CODES_OF_SUITS = [code for code, _ in SUITS]
LINES = (
    sole("dealer", "2", "the seat that deals, or between deals the next", "seat 3"),
    sole("phase", "play", "deal, calls, play, answer or over", "play; deal where no Star is named"),
    sole("deals", "4", "how many deals there were", "1, and 0 where no Star is named"),
    sole(
        "star",
        "AM-Map on the table",
        "the Star card, `on the table` or `taken up`",
        "nothing is dealt; without a place it lies on the table until the dealer's first turn",
    ),
    sole("score", "8 5", "the points of the two sides", "0 0"),
    sole("score at the deal", "6 5", "the same when the deal began", "as now"),
    sole("made", "2 0", "what each side made of a deal that is counted", "0 0"),
    sole("games", "1 0", "what each side has won of a rubber", "0 0"),
    sole("tricks", "4 3", "the tricks of each side", "0 0"),
    sole("revoked", "0 1", "1 for a side that has revoked", "0 0"),
    sole("idle deals", "2", "deals in a row that changed no score", "0"),
    sole(
        "following", "bound", "`bound` where a Nation must be followed, else `free`", "as printed"
    ),
    sole("won by side", "0", "the side that has won", "neither"),
    sole("leader", "0", "who leads, or has led, the trick", "the dealer's left"),
    sole("turn", "0", "the seat on turn", "the next in the trick"),
    sole(
        "seat N",
        "EU-2 EU-6; played EU-9 AM-2; lacks AS; called",
        "a hand; `holds 3` if it has more cards than are named, `played` what it has played, "
        "`lacks` Nations that it failed to follow, `called` once it has called",
        "no cards",
    ),
    sole("trick", "3 EU-4, 0 EU-9", "the cards of the trick, each behind its seat", "none"),
    sole(
        "last trick", "0 EU-2, 1 EU-3, 2 EU-4, 3 EU-5", "the same of the trick before", "not told"
    ),
    sole("last taken by", "3", "who took that one", "not told"),
    sole("shown", "AS-Man AS-Map", "the Titles that a good call has laid open", "none"),
)
"""The lines of a position."""


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
