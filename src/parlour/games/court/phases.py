"""The phases of a round, the moves by their codes, and the values of the house rules."""

from __future__ import annotations

from parlour.kernel.rule import rule

NO_SEAT = -1
"""Where a seat might stand and none does."""
NEVER = -1
"""Where a figure might stand that has not been recorded."""

# The phases of a round. Windows that only the holder of certain cards is asked about are
# silent: to everybody else they look as if they had been passed already.
DEALING = 0
"""The game waits for a pack."""
DEALER_LAY_DOWN = 1
"""Silent: the dealer was given the four cards of rule 9 and may lay them down."""
LEAD = 2
AFTER_CLOSE = 3
"""Silent: the closer's opponent may still exchange."""
AFTER_ANNOUNCE = 4
"""The announcer may declare before the reply."""
REPLY = 5
LAST_EXCHANGE = 6
"""Silent: the taker of the sixth couplet may exchange before he draws."""
LATE_EXCHANGE = 7
"""Silent, by option: the same once more between the two last draws."""
PRE_DRAW = 8
"""By option: the taker may close before anybody draws."""
DRAW_NODE = 9
"""By option: a player draws with his own hand, or forgets to."""
R14_CHOICE = 10
"""By option: the opponent of a late defaulter orders the draw or throws down his hand."""
REVOKE_WINDOW = 11
"""By option: the last call of a revoke before points are entered."""
GAME_OVER = 12
COUNTING = 14
"""Passed through: the hands are played out and the counts decide."""
CLOSING = 13
"""Never stood in: where play goes on when a missed draw has held up a close."""
ENTERING = 15
"""Passed through: the round is decided and its points are to be entered. It has no name."""

PHASES = (
    "dealing",
    "dealer-lay-down",
    "lead",
    "after-close",
    "after-announce",
    "reply",
    "last-exchange",
    "late-exchange",
    "pre-draw",
    "draw",
    "rule-14-choice",
    "revoke-window",
    "over",
    "closing",
    "counting",
)
"""The phases by name, in the order of their numbers."""

# What a player may do. 0 to 31 play that card; from ANNOUNCE on, two codes a colour: the
# Crown led, or the Royal.
ANNOUNCE = 32
EXCHANGE = 40
CLOSE = 41
DECLARE = 42
LAY_DOWN = 43
PASS = 44
DRAW = 45
CALL_DRAW = 46
ORDER_DRAW = 47
THROW_DOWN = 48
CALL_REVOKE = 49
EXAMINE = 50
"""A look at the last couplet: part of every view, never a move."""
CODES = 51

# Values of the options, in the order in which clauses.toml lists them.
AFTER_DRAW, BEFORE_OR_AFTER = 0, 1  # close_timing
ANY_TURN, LEAD_ONLY = 0, 1  # exchange_timing
LAST_HIDDEN, UNTIL_COURT_CARD = 0, 1  # exchange_deadline
BOTH, CLOSER_ONLY = 0, 1  # exchange_after_close
YES, NO = 0, 1  # announce_after_talon
FREE, GUARDED, AUTO = 0, 1, 2  # declare
DECLARED, REACHED = 0, 1  # first_sixty
MADE, ROUND_END = 0, 1  # margin_moment
NOBODY_SCORES, HIGHER, AS_TIE = 0, 1, 2  # unmade_sixty
SINGLE, ACCUMULATE, NEXT_ROUND_ONLY = 0, 1, 2  # tie_carry
TWO, THREE_IF_NO_COUPLET = 0, 1  # false_declaration
REFUSE, PENALISE, CLAIM = 0, 1, 2  # revoke
BY_ITSELF, BY_HAND = 0, 1  # draw
PLAY_ON, FIRST_OUT_WINS = 0, 1  # three_end
FREE_DEALER, BARRED = 0, 1  # stage_two_dealer
OFF, ON = 0, 1  # four_announce
OWN_COUNT, FULL_HISTORY = 1, 2  # memory_aid, beyond `off`


@rule
def is_silent(phase: int) -> bool:
    """court.ruling-silent-windows: whether only the seat that is asked may know of it."""
    return phase in (DEALER_LAY_DOWN, AFTER_CLOSE, LAST_EXCHANGE, LATE_EXCHANGE)
