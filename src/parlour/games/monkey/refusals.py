"""The numbers of the reasons for which a move is refused.

Made from clauses.toml: see parlour.games.numbering.
"""

BAD_PLAYER_COUNT = 4001
BAD_OPTION = 4002
GAME_OVER = 4003
NOT_YOUR_TURN = 4004
WRONG_PHASE = 4005
NO_SUCH_PAIR = 4006
HAS_PAIR = 4007
NOBODY_TO_DRAW_FROM = 4008
NO_SUCH_POSITION = 4009
