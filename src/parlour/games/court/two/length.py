"""How long a round of Court for two can be, and a game."""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.court.two.state import MOST_COUPLETS

# Moves that end a round (to declare, to lay down four, to throw down a hand, a revoke that is
# called rightly) come in the place of others that would have gone on with it. A close costs one
# move, and takes away the twelfth couplet, two moves: so the longest round is an open one.
CARDS = 2 * MOST_COUPLETS
"""Each is led or answers once, announced or not."""
RULE_NINE = 1
"""The dealer, given four court cards, keeps them."""
ANNOUNCEMENTS = 4
"""After each, one of every colour at most, the announcer goes on without declaring."""
EXCHANGES = 2
"""The taker of the sixth couplet is asked before his draw, and by option after it; after an
exchange nobody is asked again."""

OPEN_COUPLETS = 6
DRAWS = 2 * OPEN_COUPLETS
"""By option made or missed by hand; to close before them is no further move."""
OF_MISSES = DRAWS
"""Rule 14. A call brings to light one miss or more, so there are no more calls than misses; and the
other orders a draw only if a card was drawn by hand since, so no more orders than draws made."""

STRICT_COUPLETS = MOST_COUPLETS - OPEN_COUPLETS
CALLS = 2 * (STRICT_COUPLETS - 1) + 2
"""By option each calls a revoke once in every couplet after the first strict one, and is asked
once more when the round is over."""

LONGEST_ROUND = CARDS + RULE_NINE + ANNOUNCEMENTS + EXCHANGES + DRAWS + OF_MISSES + CALLS


def rounds(round_cap: int) -> int:
    """court.ruling-round-cap alone: of rounds in which nobody scores any number can follow."""
    return round_cap


LENGTH = Length(deal=LONGEST_ROUND, deals=rounds, limit="round_cap")
"""With two, and with three, of whom one sits out."""
