"""How long a round of Court for four can be, and a game."""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.court.four.state import DOUBLE_COUPLETS, SEATS, SIDES
from parlour.games.court.two.counting import SEVEN

CARDS = SEATS * DOUBLE_COUPLETS
"""Each is put down once; to announce is to lead."""
CALLS = CARDS - 1 + SEATS
"""By option each seat calls a revoke once before every card but the first of the round, and is
asked once more when the round is over. A right call ends it."""

ROUNDS = SIDES * (SEVEN - 1) + 1
"""All cards are dealt, so every round that is played out scores the Standard's point, and every
other ends with a revoke's two: by then a side has seven. The limit of rounds can only be lower."""

LENGTH = Length(deal=CARDS + CALLS, deals=ROUNDS)
