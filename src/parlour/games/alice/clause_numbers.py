"""The numbers of the clauses, rulings and refusals that the rules of Alice name."""

from __future__ import annotations

from parlour.games.rulebook import rulebook

assert __package__
RULES = rulebook(__package__)

DEAL_ONE_AT_A_TIME = RULES.number("alice.deal-one-at-a-time")
OPENING_LAY_SETS = RULES.number("alice.opening-lay-sets")
OPENING_FACE_DOWN = RULES.number("alice.opening-face-down")
TURN_EXPOSE = RULES.number("alice.turn-expose")
TURN_CALL_ANYONE = RULES.number("alice.turn-call-anyone")
CALL_HAND_OVER = RULES.number("alice.call-hand-over")
HIT_COMPLETE_FROM_HAND = RULES.number("alice.hit-complete-from-hand")
MISS_FORFEIT = RULES.number("alice.miss-forfeit")
AFTER_SET_MAY_EXPOSE = RULES.number("alice.after-set-may-expose")
NO_LEAD_FORFEIT = RULES.number("alice.no-lead-forfeit")
LAST_LEAD_FORFEITED = RULES.number("alice.last-lead-forfeited")
FORFEIT_IS_BLIND_DRAW = RULES.number("alice.forfeit-is-blind-draw")
R_FULL_SET_IN_HAND = RULES.number("alice.r-full-set-in-hand")
R_EXPOSED_COMPLETED_BY_DRAW = RULES.number("alice.r-exposed-completed-by-draw")
R_STOP_SILENT = RULES.number("alice.r-stop-silent")
R_CARDLESS = RULES.number("alice.r-cardless")
R_END = RULES.number("alice.r-end")
R_STALL = RULES.number("alice.r-stall")

REFUSED_GAME_OVER = RULES.refusal_number("game-over")
REFUSED_NOT_YOUR_TURN = RULES.refusal_number("not-your-turn")
REFUSED_NO_SUCH_ACTION = RULES.refusal_number("no-such-action")
REFUSED_ALREADY_EXPOSED = RULES.refusal_number("already-exposed")
REFUSED_LEAD_NOT_HELD = RULES.refusal_number("lead-not-held")
REFUSED_NOTHING_EXPOSED = RULES.refusal_number("nothing-exposed")
REFUSED_NO_SUCH_SEAT = RULES.refusal_number("no-such-seat")
REFUSED_OWN_CARD = RULES.refusal_number("own-card")
REFUSED_TARGET_CARDLESS = RULES.refusal_number("target-cardless")
REFUSED_NO_SET_YET = RULES.refusal_number("no-set-yet")
REFUSED_MUST_CALL = RULES.refusal_number("must-call")
REFUSED_MUST_EXPOSE = RULES.refusal_number("must-expose")
