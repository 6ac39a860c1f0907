"""The numbers of the clauses, rulings and refusals that the rules of Masquerade name."""

from __future__ import annotations

from parlour.games.rulebook import rulebook

assert __package__
RULES = rulebook(__package__)

DEAL_ALL = RULES.number("masquerade.deal-all")
FIRST_LEAD = RULES.number("masquerade.first-lead")
LEAD_ANY = RULES.number("masquerade.lead-any")
FOLLOW_HIGHER = RULES.number("masquerade.follow-higher")
MASQUERADER_FALLBACK = RULES.number("masquerade.masquerader-fallback")
EXCHANGE_RIGHT = RULES.number("masquerade.exchange-right")
PASS_UNABLE = RULES.number("masquerade.pass-unable")
LAST_CARD_TAKES = RULES.number("masquerade.last-card-takes")
TRICK_THREE = RULES.number("masquerade.trick-three")
DRAW_BACK = RULES.number("masquerade.draw-back")
OWN_CARD_FOUR = RULES.number("masquerade.own-card-four")
M1_FIVE = RULES.number("masquerade.m1-five")
M1_ALWAYS_TAKES = RULES.number("masquerade.m1-always-takes")
NEXT_TWO = RULES.number("masquerade.next-two")
EXCHANGE_POINT = RULES.number("masquerade.exchange-point")
DEALER_TAKES = RULES.number("masquerade.dealer-takes")
DEALER_DRAW_BACK = RULES.number("masquerade.dealer-draw-back")
LEAD_ROTATES = RULES.number("masquerade.lead-rotates")
GAME_32 = RULES.number("masquerade.game-32")
R08_LOWER_CARD = RULES.number("masquerade.r08-lower-card")
R13_EXCHANGE_HOW = RULES.number("masquerade.r13-exchange-how")
R15_AFTER_EXCHANGE = RULES.number("masquerade.r15-after-exchange")
R29_BLOCKED_LEAD = RULES.number("masquerade.r29-blocked-lead")
R35_ROUND_CAP = RULES.number("masquerade.r35-round-cap")

REFUSED_GAME_OVER = RULES.refusal_number("game-over")
REFUSED_NO_SUCH_ACTION = RULES.refusal_number("no-such-action")
REFUSED_NOT_YOUR_TURN = RULES.refusal_number("not-your-turn")
REFUSED_WRONG_PHASE = RULES.refusal_number("wrong-phase")
REFUSED_NOT_IN_HAND = RULES.refusal_number("not-in-hand")
REFUSED_LEADER_MUST_LEAD = RULES.refusal_number("leader-must-lead")
REFUSED_CAN_PLAY = RULES.refusal_number("can-play")
REFUSED_LEAD_BAR = RULES.refusal_number("lead-bar")
REFUSED_WRONG_TITLE = RULES.refusal_number("wrong-title")
REFUSED_MUST_PLAY_NEXT = RULES.refusal_number("must-play-next")
REFUSED_MUST_FOLLOW_HIGHER = RULES.refusal_number("must-follow-higher")
REFUSED_MUST_PLAY_LOW = RULES.refusal_number("must-play-low")
REFUSED_BELOW_LEAD = RULES.refusal_number("below-lead")
