"""A position of the Monkey as text.

    seats: 4
    dealer: 0
    removed: AM-Map
    turn: 3
    seat 0: EU-10 AS-Map
    seat 3: AF-10

LINES says what every line means, and what is taken to be so where it is left out.
"""

from __future__ import annotations

import numpy as np

from parlour.games.monkey.state import (
    AFTER_DRAW,
    CARDS,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    RANDOM_HIDDEN,
    TURN,
    WANTS_PACK,
    Monkey,
)
from parlour.games.nations.deck import DECK
from parlour.games.position_text import sole
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.log import ALL, WATCHER

PHASES = {
    "deal": WANTS_PACK,
    "discard": DISCARDING,
    "turn": TURN,
    "draw": DRAWING,
    "after draw": AFTER_DRAW,
    "over": GAME_OVER,
}

LINES = (
    sole("seats", "4", "how many play", "up to the highest seat that has a line"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("phase", "turn", "deal, discard, turn, draw, after draw or over", "turn"),
    sole(
        "removed",
        "AM-Map",
        "the card taken out, or `hidden` where it cannot be seen",
        "must be there once the cards are dealt",
    ),
    sole("turn", "3", "the seat on turn", "the dealer"),
    sole("drawing from", "2", "the seat that is, or was just, drawn from", "nobody"),
    sole("lost by", "0", "the seat that was left with the last card", "nobody"),
    sole("turns", "12", "how many turns are over", "0"),
    sole("thrown", "yes", "whether the seat on turn has thrown a pair in this turn", "no"),
    sole(
        "pack",
        "EU-2 EU-3 …",
        "while the dealer is to take a card out: all cards in the order of the pack",
        "the order cannot be seen",
    ),
    sole(
        "seat N",
        "EU-10 AS-Map; lacks AF-10; no pair",
        "a hand; `holds 3` if it has more cards than are named, `lacks` the cards that all know it "
        "not to have, `no pair` if all know that",
        "no cards",
    ),
    sole("heap", "EU-9 AS-9", "the cards thrown", "all cards that are not named"),
    sole("out", "2 0", "the seats without cards, in the order in which they went", "as numbered"),
    sole(
        "known to WHO",
        "EU-10",
        "the cards whose place these know: seats, `watchers`, `all` or `nobody`",
        "each its holder alone, one thrown or taken out all",
    ),
)
"""The lines of a position."""


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Monkey) -> str:
    """Any state, hidden ones too, as text."""
    lines = [f"seats: {int(s.seats)}", f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "turn":
        lines.append(f"phase: {phase}")
    if s.removed != NO_CARD:
        lines.append(f"removed: {DECK[int(s.removed)].id}")
    elif s.phase > DISCARDING:
        lines.append("removed: hidden")
    for key, number in (("turn", s.current), ("drawing from", s.giver), ("lost by", s.loser)):
        if number != NO_SEAT:
            lines.append(f"{key}: {int(number)}")
    if s.turns:
        lines.append(f"turns: {int(s.turns)}")
    if s.thrown:
        lines.append("thrown: yes")
    if s.phase > DISCARDING:
        lines += _write_cards(s)
    elif any(card != NO_CARD for card in s.pack):
        lines.append("pack: " + " ".join(DECK.ids(int(card) for card in s.pack)))
    return "\n".join(lines) + "\n"


def _write_cards(s: Monkey) -> list[str]:
    seats = range(int(s.seats))
    lines = []
    for seat in seats:
        parts = [ids(s.hand[seat]) or "nothing"]
        if int(s.hand[seat]).bit_count() != s.sizes[seat]:
            parts.append(f"holds {int(s.sizes[seat])}")
        if s.lacks[seat]:
            parts.append(f"lacks {ids(s.lacks[seat])}")
        if int(s.pairless) >> seat & 1:
            parts.append("no pair")
        if len(parts) > 1 or parts[0] != "nothing":
            lines.append(f"seat {seat}: {'; '.join(parts)}")
    named = int(s.heap)
    if any(int(s.hand[seat]).bit_count() != s.sizes[seat] for seat in seats):
        lines.append(f"heap: {ids(named) or 'nothing'}")
    order = sorted((int(s.place[seat]), seat) for seat in seats if s.place[seat])
    if [seat for _, seat in order] != plain_order(s):
        lines.append("out: " + " ".join(str(seat) for _, seat in order))
    plain = plain_knowers(s)
    masks = {int(s.knowers[card]) for card in range(CARDS)}
    for mask in sorted(masks, reverse=True):
        cards = [c for c in range(CARDS) if int(s.knowers[c]) == mask and plain[c] != mask]
        if cards:
            lines.append(f"known to {_write_mask(mask)}: {' '.join(DECK.ids(cards))}")
    return lines


def _write_mask(mask: int) -> str:
    if mask == int(ALL):
        return "all"
    words = [str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1]
    if mask >> WATCHER & 1:
        words.append("watchers")
    return " ".join(words) or "nobody"


def plain_order(s: Monkey) -> list[int]:
    """The seats that are out, in the order in which they are taken to have gone."""
    return [seat for seat in range(int(s.seats)) if s.sizes[seat] == 0]


def plain_knowers(s: Monkey) -> list[int]:
    """Who would know each card if nothing were said of it."""
    known = [0] * CARDS
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat]):
            known[card] = 1 << seat
    for card in cards_in(s.heap):
        known[card] = int(ALL)
    if s.removed != NO_CARD and (s.discard != RANDOM_HIDDEN or s.phase == GAME_OVER):
        known[int(s.removed)] = int(ALL)
    return known
