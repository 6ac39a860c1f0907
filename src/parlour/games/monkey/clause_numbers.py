"""The numbers of the clauses, rulings and refusals that the rules of the Monkey name."""

from __future__ import annotations

from parlour.games.rulebook import rulebook

assert __package__
RULES = rulebook(__package__)

DISCARD_ONE = RULES.number("monkey.discard-one")
MONKEY_IS_ODD_CARD = RULES.number("monkey.monkey-is-odd-card")
SHUFFLE = RULES.number("monkey.shuffle")
DEAL_EQUAL = RULES.number("monkey.deal-equal")
THROW_PAIR = RULES.number("monkey.throw-pair")
NO_PAIR_DRAWS = RULES.number("monkey.no-pair-draws")
DRAWN_MATCH = RULES.number("monkey.drawn-match")
DRAWN_NO_MATCH = RULES.number("monkey.drawn-no-match")
LOSER_NAMED = RULES.number("monkey.loser-named")
RULING_DISCARD = RULES.number("monkey.ruling-discard")
RULING_MUST_THROW = RULES.number("monkey.ruling-must-throw")
RULING_OUT = RULES.number("monkey.ruling-out")
RULING_TURN_CAP = RULES.number("monkey.ruling-turn-cap")

REFUSED_GAME_OVER = RULES.refusal_number("game-over")
REFUSED_NOT_YOUR_TURN = RULES.refusal_number("not-your-turn")
REFUSED_WRONG_PHASE = RULES.refusal_number("wrong-phase")
REFUSED_NO_SUCH_PAIR = RULES.refusal_number("no-such-pair")
REFUSED_HAS_PAIR = RULES.refusal_number("has-pair")
REFUSED_NOBODY_TO_DRAW_FROM = RULES.refusal_number("nobody-to-draw-from")
REFUSED_NO_SUCH_POSITION = RULES.refusal_number("no-such-position")
