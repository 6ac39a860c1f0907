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
from parlour.games.portrait.stacks import is_remainder
from parlour.games.portrait.state import (
    ALL_GROUPS,
    AUTHORS,
    GAME_OVER,
    PAIRS,
    PLAYING,
    REMAINDER_AUTO,
    WANTS_PACK,
    Portrait,
    book_cards,
    cards_of_form,
    group_cards,
    pair_cards,
    unit_cards,
)
from parlour.games.portrait.turns import wanted
from parlour.games.position_text import Draft, Fault, PositionLine, sole
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in, minus

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


def check(draft: Draft, s: Portrait) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_seats(draft, s)
    _check_table(draft, s)
    _check_pack(draft, s)
    _check_turn(draft, s)
    if not draft.unseen:
        _check_knowledge(draft, s)
        _check_hands(draft, s)


def _check_seats(draft: Draft, s: Portrait) -> None:
    """What is told of a seat is true of it."""
    for seat in range(int(s.seats)):
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.denied[seat] & s.hand[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"seat {seat} lacks", name)
        if s.score[seat] < won_by_stacks(s, seat):
            raise Fault(say("seat {seat} has made more than that by stacks.", seat=seat), name)
        if (s.draws[seat] or s.late[seat]) and not s.bank_on:
            raise Fault(say("this game has no Bank."), name)
        if s.late[seat] > s.draws[seat]:
            raise Fault(say("nobody has drawn more cards lately than in all."), name)
        if s.fresh_open[seat] & ~s.fresh[seat] or s.added_open[seat] & ~s.added[seat]:
            draft.doubt(say("all can tell no more of seat {seat} than is true.", seat=seat), name)
        beyond = int(s.denied[seat]) & ~int(cards_of_form(s))
        if beyond:
            raise Fault(say("with the portraits alone there are no sketch cards."), f"{name} lacks")
    if int(s.shown) & ~int(cards_of_form(s)):
        raise Fault(say("with the portraits alone there are no sketch cards."), "shown")


def _check_table(draft: Draft, s: Portrait) -> None:
    """portrait.stacking: pairs are laid whole, and every stack is of one group.

    Of books of four a part may be out of play: what is left of them is settled at the end.
    """
    tabled = int(s.tabled)
    for g in range(len(GROUPS) if s.form == PAIRS else 0):
        for author in range(AUTHORS):
            cards = int(pair_cards(g, 1 << author))
            if tabled & cards and cards & ~tabled:
                laid, left = in_brief(tabled & cards), in_brief(cards & ~tabled)
                why = say("{laid} cannot lie on the table without {left}.", laid=laid, left=left)
                raise Fault(why, "out")
    for k in range(int(s.stacks)):
        cards = int(s.stack_cards[k])
        if sum(1 for g in range(len(GROUPS)) if cards & int(group_cards(g))) != 1:
            raise Fault(say("a stack has cards of one group or book."), "stack")


def _check_pack(draft: Draft, s: Portrait) -> None:
    """Every card is in a hand, in the Bank or on the table."""
    total = sum(s.sizes) + int(s.bank_n) + int(s.tabled).bit_count()
    cards = int(cards_of_form(s)).bit_count()
    if total != cards:
        why = say(
            "{total} cards are in the game, and the pack has {cards}.", total=total, cards=cards
        )
        raise Fault(why, "bank", "out")


def _check_turn(draft: Draft, s: Portrait) -> None:
    """portrait.r-end: the game is over when all cards are on the table, and not before."""
    is_out = s.tabled == cards_of_form(s)
    if s.phase == GAME_OVER and not is_out:
        raise Fault(say("the game is over only when all cards are on the table."), "phase")
    if s.phase != GAME_OVER and is_out:
        raise Fault(say("all cards are on the table: the game is over."), "phase")
    if s.phase != GAME_OVER and s.sizes[int(s.current)] == 0:
        raise Fault(say("seat {seat} is on turn and has no cards.", seat=int(s.current)), "turn")


def _check_knowledge(draft: Draft, s: Portrait) -> None:
    """What all have seen or concluded is so."""
    banked = 0
    for card in s.bank:
        if card != NO_CARD:
            banked |= 1 << int(card)
    if int(s.shown) & banked:
        why = say("nobody has seen {cards} in the Bank.", cards=in_brief(int(s.shown) & banked))
        raise Fault(why, "shown")
    for seat in range(int(s.seats)):
        for u in cards_in(s.proved[seat]):
            is_unit = s.form != PAIRS or u % 2 == 0
            if not is_unit or not minus(s.hand[seat] & unit_cards(s, u), s.shown):
                told = units_in_brief(int(s.form), 1 << u)
                why = say("seat {seat} has no unseen card of {units}.", seat=seat, units=told)
                raise Fault(why, f"seat {seat} proved")


def _check_hands(draft: Draft, s: Portrait) -> None:
    """Whole books of four are down, and the player on turn has something to call for."""
    if s.phase == GAME_OVER:
        return
    for seat in range(int(s.seats)):
        name = f"seat {seat}"
        for u in range(0 if s.form == PAIRS else 2 * len(GROUPS)):
            if s.hand[seat] & book_cards(u) == book_cards(u):
                book = in_brief(book_cards(u))
                raise Fault(
                    say("seat {seat} would have laid its book {book}.", seat=seat, book=book), name
                )
        for g in range(
            len(GROUPS) if s.form == PAIRS and s.remainder_auto == REMAINDER_AUTO else 0
        ):
            if is_remainder(s, seat, g):
                draft.doubt(say("at this table the rest of a group goes down by itself."), name)
    if not wanted(s, int(s.current)):
        why = say("seat {seat} is on turn and has nothing to call for.", seat=int(s.current))
        raise Fault(why, "turn", f"seat {int(s.current)}")
