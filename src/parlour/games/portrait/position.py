"""A position of Portrait Authors as text, and back.

    seats: 2
    dealer: 1
    turn: 0
    bank: PO-Lowell-P JO-Greeley-S
    seat 0: PO-Holmes-PS HI-Bancroft-P; score 3; added PO
    seat 1: PO-Whittier-P; fresh none

PS stands for both cards of an author; the Bank is written from its top. LINES says what every line
means, and what is taken to be so where it is left out. Cards not named lie on the table, and
nobody is said to have put them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

import numpy as np

from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    ALL_GROUPS,
    GAME_OVER,
    PAIRS,
    PLAYING,
    WANTS_PACK,
    Portrait,
)
from parlour.games.position_text import PositionLine, sole
from parlour.kernel.cards import NO_CARD, cards_in

PHASES = {"deal": WANTS_PACK, "play": PLAYING, "over": GAME_OVER}
LINES = (
    sole("seats", "2", "how many play", "as many as there are lines of seats"),
    sole("dealer", "1", "the seat that dealt", "the highest seat"),
    sole("phase", "play", "deal, play or over", "play"),
    sole("turn", "0", "the seat on turn", "the dealer's left"),
    sole("idle", "2", "idle turns in a row", "0"),
    sole("moved", "yes", "whether a card was laid or drawn in this turn", "no"),
    sole("denials at first", "3", "denials, as this turn began", "as many as now"),
    sole(
        "bank",
        "PO-Lowell-P JO-Greeley-S",
        "the Bank from its top, or `12 hidden`",
        "no card in the Bank",
    ),
    sole(
        "seat N",
        "PO-Holmes-PS HI-Bancroft-P; score 3; added PO; missed",
        "a hand; `score`, `holds 5` if it has more cards than are named, `fresh` and `added` the "
        "groups freed after a miss and added to (codes, `all` or `none`), `openly fresh` and "
        "`openly added` where all can tell less than is true, `missed`, `drew` and `late` the "
        "cards drawn unseen from the Bank in all and since the last miss",
        "no cards; the score of its stacks, all groups fresh and none added to",
    ),
    PositionLine(
        "stack",
        "0 for 3: JO-Raymond-PS JO-Greeley-PS",
        "a stack on the table: by whom, for how many points, and its cards; in their order",
        "no stack is told",
        True,
    ),
    sole("out", "JO-Bennett-PS", "other cards on the table", "all cards that are not named"),
    sole("seat N lacks", "JO-Curtis-P", "cards that all know a hand not to have", "none"),
    sole(
        "seat N proved",
        "JO",
        "groups (JO) or books (JO-P, JO-S) of which a hand must have a card that nobody saw",
        "none",
    ),
    sole(
        "shown", "JO-Greeley-P", "cards that all have seen come into the hand they are in", "none"
    ),
)
"""The lines of a position."""


def in_brief(cards: int | np.uint64) -> str:
    """Cards by their ids, a pair as one word: JO-Raymond-PS."""
    held = int(cards)
    words = []
    for card in cards_in(held):
        both = held >> (card & ~1) & 0b11 == 0b11
        if not both:
            words.append(DECK[card].id)
        elif card % 2 == 0:
            words.append(DECK[card].id + "S")
    return " ".join(words)


def spelt_out(text: str) -> str:
    """A position with each card by itself: JO-Raymond-P JO-Raymond-S."""
    lines = [
        " ".join(f"{word[:-1]} {word[:-2]}S" if word.endswith("-PS") else word for word in words)
        for words in (line.split(" ") for line in text.split("\n"))
    ]
    return "\n".join(lines)


def groups_in_brief(mask: int) -> str:
    """The codes of these groups, or all, or none."""
    if mask == ALL_GROUPS:
        return "all"
    return " ".join(GROUPS[g][0] for g in range(len(GROUPS)) if mask >> g & 1) or "none"


def units_in_brief(form: int, units: int) -> str:
    """Groups by their codes, books of four by code and letter: JO, JO-P, JO-S."""
    ending = ("", "") if form == PAIRS else ("-P", "-S")
    return " ".join(f"{GROUPS[u // 2][0]}{ending[u % 2]}" for u in cards_in(units))


def write(s: Portrait) -> str:
    """Any state, hidden ones too, as text; defaults are left out."""
    lines = [f"seats: {int(s.seats)}", f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    if s.phase == WANTS_PACK:
        return "\n".join(lines) + "\n"
    lines.append(f"turn: {int(s.current)}")
    if s.idle:
        lines.append(f"idle: {int(s.idle)}")
    if s.moved:
        lines.append("moved: yes")
    if s.began != denials(s):
        lines.append(f"denials at first: {int(s.began)}")
    if s.bank_n:
        lines.append(f"bank: {_bank(s)}")
    lines += [_seat(s, seat) for seat in range(int(s.seats))]
    for k in range(int(s.stacks)):
        made = f"{int(s.stack_by[k])} for {int(s.stack_won[k])}"
        lines.append(f"stack: {made}: {in_brief(s.stack_cards[k])}")
    out = int(s.tabled) & ~reduce(or_, s.stack_cards.tolist())
    if out and has_hidden(s):
        lines.append(f"out: {in_brief(out)}")
    for seat in range(int(s.seats)):
        if s.denied[seat]:
            lines.append(f"seat {seat} lacks: {in_brief(s.denied[seat])}")
        if s.proved[seat]:
            lines.append(f"seat {seat} proved: {units_in_brief(int(s.form), int(s.proved[seat]))}")
    if s.shown:
        lines.append(f"shown: {in_brief(s.shown)}")
    return "\n".join(lines) + "\n"


def has_hidden(s: Portrait) -> bool:
    """Whether some cards of this state are hidden."""
    hands = any(int(s.hand[k]).bit_count() != s.sizes[k] for k in range(int(s.seats)))
    return hands or (s.bank_n > 0 and s.bank[0] == NO_CARD)


def _bank(s: Portrait) -> str:
    if s.bank[0] == NO_CARD:
        return f"{int(s.bank_n)} hidden"
    return " ".join(DECK[int(s.bank[k])].id for k in range(int(s.bank_n) - 1, -1, -1))


class Stack(NamedTuple):
    """A stack or book on the table: whose it is, its cards, and what it counted."""

    by: int
    cards: int
    won: int


def stacks_of(s: Portrait) -> list[Stack]:
    """All that lies stacked, in its order; each field of the state is read once."""
    n = int(s.stacks)
    columns = (s.stack_by, s.stack_cards, s.stack_won)
    return list(map(Stack, *(column[:n].tolist() for column in columns)))


def won_by(made: Sequence[Stack], seat: int) -> int:
    """What a seat's stacks have counted."""
    return sum(stack.won for stack in made if stack.by == seat)


def won_by_stacks(s: Portrait, seat: int) -> int:
    """The same, from the state."""
    return won_by(stacks_of(s), seat)


def _seat(s: Portrait, seat: int) -> str:
    parts = [in_brief(s.hand[seat]) or "nothing"]
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        parts.append(f"holds {int(s.sizes[seat])}")
    if s.score[seat] != won_by_stacks(s, seat):
        parts.append(f"score {int(s.score[seat])}")
    if s.fresh[seat] != ALL_GROUPS:
        parts.append(f"fresh {groups_in_brief(int(s.fresh[seat]))}")
    if s.fresh_open[seat] != s.fresh[seat]:
        parts.append(f"openly fresh {groups_in_brief(int(s.fresh_open[seat]))}")
    if s.added[seat]:
        parts.append(f"added {groups_in_brief(int(s.added[seat]))}")
    if s.added_open[seat] != s.added[seat]:
        parts.append(f"openly added {groups_in_brief(int(s.added_open[seat]))}")
    if s.missed[seat] and s.fresh[seat]:
        parts.append("missed")
    if s.draws[seat]:
        parts.append(f"drew {int(s.draws[seat])}")
    if s.late[seat]:
        parts.append(f"late {int(s.late[seat])}")
    return f"seat {seat}: {'; '.join(parts)}"
