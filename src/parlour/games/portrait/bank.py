"""The Bank: whoever has missed draws from it, and so does a player without cards."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait import clauses, events
from parlour.games.portrait.public import receive, receive_unseen, show
from parlour.games.portrait.stacks import lay_book, look_for_remainder
from parlour.games.portrait.state import Portrait
from parlour.kernel.cards import NO_CARD, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def top_of_bank(s: Portrait) -> int:
    """The card that would be drawn next."""
    return int(np.int64(s.bank[s.bank_n - 1]))


@rule
def draw(s: Portrait, seat: int, called: int, clause: int, log: Log | None) -> bool:
    """The seat takes the top card; say whether it is the very one just called in vain.

    portrait.r-bank-show: that one is shown to all, any other is for the drawer alone. What it
    completes goes down at once.
    """
    card = top_of_bank(s)
    s.bank_n -= 1
    s.bank[s.bank_n] = NO_CARD
    s.hand[seat] |= bit(card)
    s.sizes[seat] += 1
    s.moved = 1
    tell(log, events.DREW, seat, NOBODY, bit(card), 0, clause, ALL, bit(seat))
    is_lucky = card == called
    if is_lucky:
        receive(s, seat, card)
        show(s, card, seat)
        tell(log, events.SHOWED, seat, NOBODY, bit(card), 0, clauses.R_BANK_SHOW, ALL, ALL)
    else:
        receive_unseen(s, seat, card, called)
    lay_book(s, seat, 2 * (card // 8) + card % 2, clauses.EASY_LAY_BOOK, log)
    look_for_remainder(s, card // 8, log)
    return is_lucky
