"""A position of Alice as text, and back.

    seats: 4
    dealer: 3
    turn: 0
    seat 0: 6L 11b 14a; down 3
    seat 1: 6b 14b; exposed 11; opening 2 7; down 3

A card is its set's number and L, a or b. LINES says what every line means, and what is taken to be
so where it is left out. Cards not named are out of play: of their sets each seat is given as many
as its `down` says beyond those named for it, the lowest first and seat by seat, and the rest are
nobody's.
"""

from __future__ import annotations

import numpy as np

from parlour.games.alice.state import (
    CARDS,
    DRAWING,
    FOR_A_MISS,
    FOR_NO_LEAD,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    NO_SET,
    OPENING_SHOWN,
    PLAYING,
    WANTS_PACK,
    Alice,
)
from parlour.games.position_text import sole
from parlour.kernel.cards import cards_in
from parlour.kernel.log import ALL, WATCHER

PHASES = {"deal": WANTS_PACK, "play": PLAYING, "draw": DRAWING, "over": GAME_OVER}
REASONS = {"a miss": FOR_A_MISS, "no Lead": FOR_NO_LEAD}
LINES = (
    sole("seats", "4", "how many play", "as many as there are lines of seats"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("phase", "play", "deal, play, draw or over", "play"),
    sole("turn", "0", "the seat on turn, or `none`", "the dealer's left"),
    sole("played last", "0", "the seat that played last, or `none`", "the seat on turn"),
    sole("sets this turn", "1", "sets completed in this turn", "0"),
    sole("idle", "3", "turns in a row without a set", "0"),
    sole(
        "draw",
        "0 to 1 for a miss",
        "a card is to be drawn from the first seat by the second, `for a miss` or `for no Lead`",
        "none; the phase draw must have it",
    ),
    sole(
        "seat N",
        "6b 14b; exposed 11; opening 2 7; down 3",
        "a hand; `exposed` the set whose Lead lies on the table, `opening` the sets laid down "
        "before the play (`opening 2 and 1 hidden`), `down` how many sets it has in all, `holds 5` "
        "if the hand has more cards than are named",
        "no cards and no sets",
    ),
    sole("completed", "4 by 0, 9 by 2", "sets completed in play, in order, and by whom", "none"),
    sole(
        "known to WHO",
        "6b",
        "the cards whose place these know: seats, `watchers`, `all` or `nobody`",
        "each its holder alone, one exposed or finished all",
    ),
    sole(
        "seat N lacks",
        "6b",
        "cards that all know this hand not to have",
        "the exposed Leads alone",
    ),
    sole("shown", "6b", "cards that all have seen in play", "those exposed and finished"),
)
"""The lines of a position."""


def short(card: int) -> str:
    """A card in brief: 6L, 11b."""
    return f"{card // 3 + 1}{'Lab'[card % 3]}"


def shorts(cards: int | np.uint64) -> str:
    """Cards in brief, in order."""
    return " ".join(short(card) for card in cards_in(cards))


def _seat_word(seat: int) -> str:
    return "none" if seat == NO_SEAT else str(seat)


def write(s: Alice) -> str:
    """Any state, hidden ones too, as text; defaults are left out where that is safe."""
    lines = [f"seats: {int(s.seats)}", f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    lines.append(f"turn: {_seat_word(int(s.current))}")
    if s.last_played != s.current:
        lines.append(f"played last: {_seat_word(int(s.last_played))}")
    if s.sets_this_turn:
        lines.append(f"sets this turn: {int(s.sets_this_turn)}")
    if s.idle:
        lines.append(f"idle: {int(s.idle)}")
    if s.phase == DRAWING:
        reason = next(word for word, number in REASONS.items() if number == s.draw_for)
        lines.append(f"draw: {int(s.giver)} to {int(s.taker)} for {reason}")
    lines += [_write_seat(s, seat) for seat in range(int(s.seats))]
    if s.laid_n:
        made = (f"{int(s.laid[k]) + 1} by {_by(int(s.laid_by[k]))}" for k in range(int(s.laid_n)))
        lines.append(f"completed: {', '.join(made)}")
    lines += _write_knowledge(s)
    return "\n".join(lines) + "\n"


def _by(seat: int) -> str:
    return "nobody" if seat == NO_SEAT else str(seat)


def _write_seat(s: Alice, seat: int) -> str:
    parts = [shorts(s.hand[seat]) or "nothing"]
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        parts.append(f"holds {int(s.sizes[seat])}")
    if s.exposed[seat] != NO_SET:
        parts.append(f"exposed {int(s.exposed[seat]) + 1}")
    if s.opening[seat]:
        named = [str(card // 3 + 1) for card in cards_in(s.piles[seat]) if card % 3 == 0]
        hidden = int(s.opening[seat]) - len(named)
        parts.append("opening " + " ".join(named + (["and", str(hidden), "hidden"] * (hidden > 0))))
    if s.score[seat]:
        parts.append(f"down {int(s.score[seat])}")
    return f"seat {seat}: {'; '.join(parts)}"


def _write_knowledge(s: Alice) -> list[str]:
    """Who knows, who lacks and what was shown, where it is not as a reader would take it."""
    lines = []
    plain = plain_knowers(s)
    masks = {int(s.knowers[card]) for card in range(CARDS)}
    for mask in sorted(masks, reverse=True):
        cards = [c for c in range(CARDS) if int(s.knowers[c]) == mask and plain[c] != mask]
        if cards:
            lines.append(f"known to {_write_mask(mask)}: {' '.join(short(c) for c in cards)}")
    on_table = exposed_leads(s)
    for seat in range(int(s.seats)):
        lacking = int(s.lacks[seat]) & ~on_table
        if lacking:
            lines.append(f"seat {seat} lacks: {shorts(lacking)}")
    more = int(s.shown) & ~plainly_shown(s)
    if more:
        lines.append(f"shown: {shorts(more)}")
    return lines


def _write_mask(mask: int) -> str:
    if mask == int(ALL):
        return "all"
    words = [str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1]
    if mask >> WATCHER & 1:
        words.append("watchers")
    return " ".join(words) or "nobody"


def exposed_leads(s: Alice) -> int:
    """The Leads that lie on the table."""
    exposed = (int(s.exposed[seat]) for seat in range(int(s.seats)))
    return sum(1 << 3 * i for i in exposed if i != NO_SET)


def plainly_shown(s: Alice) -> int:
    """Cards that all have seen: finished sets, exposed Leads, opening sets where shown."""
    shown = int(s.finished) | exposed_leads(s)
    if s.opening_sets == OPENING_SHOWN:
        for seat in range(int(s.seats)):
            shown |= int(s.piles[seat])
    return shown


def plain_knowers(s: Alice) -> list[int]:
    """Who would know each card if nothing were said of it."""
    known = [0] * CARDS
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat] | s.piles[seat]):
            known[card] = 1 << seat
    for card in cards_in(plainly_shown(s)):
        known[card] = int(ALL)
    return known
