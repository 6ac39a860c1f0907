"""How long a game of Portrait Authors can be, in each of its forms.

portrait.r-standstill alone sees to it that there is an end. A turn is not idle if a card is laid in
it, if one is drawn from the Bank, or if all come to know of more cards that a seat has not got:
that is, if more are denied. Call such a turn, with the idle turns just before it, a stretch: with
n seats it has at most 3n + 1 turns.

A turn has one call that ends it, and before that stacks, and calls that hit: of each card once,
since whoever has got a card keeps it to the end of his turn. A card is placed when it is denied to
all seats but one. In an idle turn only placed cards change hands, since every other call that hits
denies more; and a card called for before it was placed is placed from then on.
"""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.portrait.dealing import DEALT_EACH
from parlour.games.portrait.state import AUTHORS, CARDS, GROUPS, MOST_SEATS

PORTRAITS = GROUPS * AUTHORS
OF_PAIR, OF_BOOK = 2, 4
"""Cards that go to the table together, or more."""


def stretches_without_bank(seats: int, cards: int, together: int) -> tuple[int, int]:
    """How many stretches there are, and how many placed cards are called for in one turn of each.

    All that is done is seen, so what has been denied stays so. While d cards are denied, at most
    d / (seats - 1) are placed; and of stretches in which nothing is laid no two begin at one d.
    """
    laying = cards // together
    learning = (seats - 1) * cards
    placed = sum(d // (seats - 1) for d in range(learning))
    return laying + learning, laying * (cards - 1) + placed


def stretches_with_bank(seats: int, cards: int, together: int) -> tuple[int, int]:
    """The same as long as the Bank lasts.

    An unseen draw wipes out what was denied to the drawer, save of cards that had been shown.
    Those that are wiped out by a draw are of u cards, so when they came to be denied at most
    cards - u had been shown: together no more than (cards / 2) squared calls. What is never wiped
    out is one denial for each seat and card. In all other stretches something is laid, drawn, or
    shown for the first time.
    """
    draws = cards - DEALT_EACH * seats
    wiped = draws * cards
    kept = seats * cards + cards // together + draws + cards
    return wiped + kept, draws * (cards // 2) ** 2 + kept * cards


def longest(seats: int, cards: int, together: int, has_bank: bool) -> int:
    """The most steps of a game among so many seats, and with these cards."""
    stretches, placed = stretches_without_bank(seats, cards, together)
    # Stacks, and calls for cards not placed; with a Bank also lucky calls, which end no turn.
    once = cards // together + cards
    if has_bank:
        before = stretches_with_bank(seats, cards, together)
        stretches, placed = stretches + before[0], placed + before[1]
        once += cards - DEALT_EACH * seats
    return (3 * seats + 1) * (stretches + placed) + once


def _length(cards: int, together: int) -> Length:
    """Whatever the company."""
    counts = range(2, MOST_SEATS + 1)
    return Length(deal=max(longest(seats, cards, together, False) for seats in counts))


LENGTH_OF_PAIRS = _length(CARDS, OF_PAIR)
LENGTH_OF_PORTRAITS = _length(PORTRAITS, OF_BOOK)
LENGTH_WITH_SKETCHES = _length(CARDS, OF_BOOK)
# Of the cards that may be chosen for the Bank, all of them with pairs make the longest game.
LENGTH_WITH_BANK = Length(deal=max(longest(seats, CARDS, OF_PAIR, True) for seats in (2, 3)))
