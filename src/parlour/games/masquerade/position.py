"""A position of Masquerade as text, and back.

    seats: 4
    dealer: 3
    round: 1
    turn: 2
    trick: 0 R-7, 1 R-6
    scores: 0 2 0 0
    seat 0: M-2 M-5 R-2 I-4 I-8 X-1 X-6

LINES says what every line means, and what is taken to be so where it is left out.
"""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.state import (
    ALL_CARDS,
    DRAWING,
    EXCHANGING,
    FOR_TRICKS,
    GAME_OVER,
    GIVING,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.games.position_text import PositionLine, sole
from parlour.kernel.cards import NO_CARD, cards_in

PHASES = {
    "deal": WANTS_PACK,
    "play": TURN,
    "give": GIVING,
    "exchange": EXCHANGING,
    "draw": DRAWING,
    "over": GAME_OVER,
}
LINES = (
    sole("seats", "4", "how many play", "as many as there are lines of seats"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("round", "2", "the number of the round, from 1", "1"),
    sole("phase", "play", "deal, play, give, exchange, draw or over", "play"),
    sole("first", "0", "who had the first turn of the round", "as the lead goes round"),
    sole("turn", "2", "the seat on turn, or `none`", "the next in the trick"),
    sole("turns", "2", "turns of this round that are over", "those before the seat on turn"),
    sole("trick", "0 R-7, 1 R-6", "the cards of the trick in order, each behind its seat", "none"),
    sole("taken by", "1", "who took the trick, while cards are drawn back", "nobody"),
    sole("draws", "0", "the place in the trick, from 0, of the player who is to draw", "0"),
    sole("laid aside", "R-2", "the card that the seat on turn has laid aside to exchange", "none"),
    sole("exchanged", "yes", "whether the seat on turn has exchanged", "no"),
    sole("no. 1 played", "yes", "whether No. 1, Masquerader has been played in this game", "no"),
    sole("winner", "1", "who has won, or `none`", "nobody"),
    sole("scores", "0 2 0 0", "the points of each seat", "the sums of the lines `points`"),
    sole(
        "points N",
        "3 4 5 2 1",
        "how a seat has come by its points: tricks, own cards, No. 1, next cards, exchanges",
        "all for tricks",
    ),
    sole(
        "seat N",
        "M-2 M-5 R-2",
        "a hand; `holds 8` if it has more cards than are named",
        "no cards",
    ),
    sole("all rule out N", "M-1", "cards that all can tell this hand not to have", "none"),
    sole(
        "N rules out N", "R-1", "cards that the first seat alone can rule out of the hand", "none"
    ),
    sole(
        "before",
        "R-2 R-3",
        "after an exchange: what all thought possible in the hand before it",
        "nothing",
    ),
    sole("N rules out before", "R-2", "the same that one seat alone can rule out", "none"),
    PositionLine("blank", "2", "a seat of which it cannot be seen what it knows", "none", True),
)
"""The lines of a position."""


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Masquerade) -> str:
    """Any state, hidden ones too, as text; defaults are left out where that is safe."""
    n = int(s.seats)
    lines = [f"seats: {n}", f"dealer: {int(s.dealer)}", f"round: {int(s.rounds) + 1}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    lines.append(f"first: {_seat(int(s.round_first))}")
    lines.append(f"turn: {_seat(int(s.current))}")
    if s.turns:
        lines.append(f"turns: {int(s.turns)}")
    if s.trick_n:
        played = (
            f"{int(s.trick_seat[k])} {DECK[int(s.trick_card[k])].id}" for k in range(s.trick_n)
        )
        lines.append(f"trick: {', '.join(played)}")
    if s.taker != NO_SEAT:
        lines.append(f"taken by: {int(s.taker)}")
    if s.drawer:
        lines.append(f"draws: {int(s.drawer)}")
    if s.laid != NO_CARD:
        lines.append(f"laid aside: {DECK[int(s.laid)].id}")
    if s.exchanged:
        lines.append("exchanged: yes")
    if s.m1_played:
        lines.append("No. 1 played: yes")
    if s.winner != NO_SEAT:
        lines.append(f"winner: {int(s.winner)}")
    if any(s.score[:n]):
        lines.append(f"scores: {' '.join(str(int(k)) for k in s.score[:n])}")
    for seat in range(n):
        sorts = [int(s.earned[sort, seat]) for sort in range(SORTS)]
        if sorts != plain_points(int(s.score[seat])):
            lines.append(f"points {seat}: {' '.join(map(str, sorts))}")
    lines += [_write_hand(s, seat) for seat in range(n)]
    lines += _write_knowledge(s)
    return "\n".join(lines) + "\n"


def plain_points(score: int) -> list[int]:
    """How a score is taken to have been made, if nothing is said."""
    return [score if sort == FOR_TRICKS else 0 for sort in range(SORTS)]


def _seat(seat: int) -> str:
    return "none" if seat == NO_SEAT else str(seat)


def _write_hand(s: Masquerade, seat: int) -> str:
    held = int(s.hand[seat]).bit_count()
    more = f"; holds {int(s.sizes[seat])}" if held != s.sizes[seat] else ""
    return f"seat {seat}: {ids(s.hand[seat]) or 'nothing'}{more}"


def plain_row(s: Masquerade, o: int, seat: int) -> int:
    """What observer o cannot rule out of a hand, if nothing is said of it."""
    if s.phase in (WANTS_PACK, GAME_OVER):
        return 0
    if o == PUBLIC:
        return int(ALL_CARDS) & ~int(s.table)
    if o == seat:
        return int(s.hand[seat])
    return int(s.possible[PUBLIC, seat]) & ~int(s.hand[o])


def plain_before(s: Masquerade, o: int) -> int:
    """The same of the hand on turn before its exchange; the two who exchange need none."""
    if not s.exchanged or o in (s.current, (s.current + 1) % s.seats):
        return 0
    return int(s.before[PUBLIC]) & ~int(s.hand[o])


def _write_knowledge(s: Masquerade) -> list[str]:
    lines = []
    n = int(s.seats)
    for o in (PUBLIC, *range(n)):
        who = "all rule" if o == PUBLIC else f"{o} rules"
        if o != PUBLIC and plain_row(s, o, o) and not any(s.possible[o]):
            lines.append(f"blank: {o}")
            continue
        for seat in range(n):
            out = plain_row(s, o, seat) & ~int(s.possible[o, seat])
            if out:
                lines.append(f"{who} out {seat}: {ids(out)}")
        if o == PUBLIC:
            if s.before[o]:
                lines.append(f"before: {ids(s.before[o])}")
        elif plain_before(s, o) & ~int(s.before[o]):
            lines.append(f"{who} out before: {ids(plain_before(s, o) & ~int(s.before[o]))}")
    return lines
