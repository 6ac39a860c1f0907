"""How long a deal of Nations can be, and a game."""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.nations.counting import GAMES_OF_A_RUBBER, GOAL
from parlour.games.nations.dealing import IDLE_DEALS
from parlour.games.nations.state import CARDS, SEATS, SIDES

CALLS = SEATS
"""Each seat calls once or, by option, passes when it is asked."""
ANSWERS = SIDES
"""By option given by the partner. A call for which he is asked comes from a hand with two of the
four Titles, so two are made at most; a call with more ends the game."""

SCORING_DEALS = SIDES * (GOAL - 1) + 1
"""With one point in each, both sides come to nine before one has ten."""
DEALS = SCORING_DEALS * (IDLE_DEALS + 1)
"""By option revokes void a deal, ten times running; in the next they are refused, and one side has
seven tricks."""
GAMES = 2 * GAMES_OF_A_RUBBER - 1

LENGTH = Length(deal=CARDS + CALLS + ANSWERS, deals=GAMES * DEALS)
