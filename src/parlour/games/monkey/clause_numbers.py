"""The numbers of the clauses, rulings and refusals that the rules of the Monkey name."""

from __future__ import annotations

from parlour.games.rulebook import rulebook

assert __package__
RULES = rulebook(__package__)

DISCARD_ONE = RULES.number("monkey.discard-one")
MONKEY_IS_ODD_CARD = RULES.number("monkey.monkey-is-odd-card")
SHUFFLE = RULES.number("monkey.shuffle")
DEAL_EQUAL = RULES.number("monkey.deal-equal")
DEAL_ORDER = RULES.number("monkey.deal-order")
DEALER_STARTS = RULES.number("monkey.dealer-starts")
MATCH_TWO = RULES.number("monkey.match-two")
THROW_PAIR = RULES.number("monkey.throw-pair")
ONE_PAIR_PER_TURN = RULES.number("monkey.one-pair-per-turn")
TURN_LEFT = RULES.number("monkey.turn-left")
NO_PAIR_DRAWS = RULES.number("monkey.no-pair-draws")
NO_DRAW_WITH_PAIR = RULES.number("monkey.no-draw-with-pair")
DRAWN_MATCH = RULES.number("monkey.drawn-match")
DRAWN_NO_MATCH = RULES.number("monkey.drawn-no-match")
ENDS_ALL_PAIRED = RULES.number("monkey.ends-all-paired")
LOSER_NAMED = RULES.number("monkey.loser-named")
RULING_DISCARD = RULES.number("monkey.ruling-discard")
RULING_UNEVEN = RULES.number("monkey.ruling-uneven")
RULING_ONE_PAIR = RULES.number("monkey.ruling-one-pair")
RULING_MUST_THROW = RULES.number("monkey.ruling-must-throw")
RULING_KEPT_UNSEEN = RULES.number("monkey.ruling-kept-unseen")
RULING_THREE_OR_FOUR = RULES.number("monkey.ruling-three-or-four")
RULING_OUT = RULES.number("monkey.ruling-out")
RULING_DRAW_FROM = RULES.number("monkey.ruling-draw-from")
RULING_DRAW_RANDOM = RULES.number("monkey.ruling-draw-random")
RULING_PLAYS_IF_HE_CAN = RULES.number("monkey.ruling-plays-if-he-can")
RULING_CALL_OUT_TEXT = RULES.number("monkey.ruling-call-out-text")
RULING_END = RULES.number("monkey.ruling-end")
RULING_RESULT = RULES.number("monkey.ruling-result")
RULING_DRAWN_VISIBILITY = RULES.number("monkey.ruling-drawn-visibility")
RULING_CUT = RULES.number("monkey.ruling-cut")
RULING_TURN_CAP = RULES.number("monkey.ruling-turn-cap")

REFUSED_GAME_OVER = RULES.refusal_number("game-over")
REFUSED_NOT_YOUR_TURN = RULES.refusal_number("not-your-turn")
REFUSED_WRONG_PHASE = RULES.refusal_number("wrong-phase")
REFUSED_NO_SUCH_PAIR = RULES.refusal_number("no-such-pair")
REFUSED_HAS_PAIR = RULES.refusal_number("has-pair")
REFUSED_NOBODY_TO_DRAW_FROM = RULES.refusal_number("nobody-to-draw-from")
REFUSED_NO_SUCH_POSITION = RULES.refusal_number("no-such-position")
