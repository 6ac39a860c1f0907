"""The numbers of the clauses, rulings and refusals that the rules of Nations name."""

from __future__ import annotations

from parlour.games.rulebook import rulebook

assert __package__
RULES = rulebook(__package__)

DEALER_SHUFFLES = RULES.number("nations.dealer-shuffles")
RIGHT_CUTS = RULES.number("nations.right-cuts")
DEAL_THIRTEEN = RULES.number("nations.deal-thirteen")
STAR_CARD = RULES.number("nations.star-card")
STAR_TAKEN_UP = RULES.number("nations.star-taken-up")
LEAD_ANY = RULES.number("nations.lead-any")
FOLLOW_SUIT = RULES.number("nations.follow-suit")
HIGHEST_LED_WINS = RULES.number("nations.highest-led-wins")
MAY_PASS = RULES.number("nations.may-pass")
MAY_STAR = RULES.number("nations.may-star")
STAR_WINS = RULES.number("nations.star-wins")
GAME_TEN = RULES.number("nations.game-ten")
TITLES_FOUR = RULES.number("nations.titles-four")
TITLES_THREE = RULES.number("nations.titles-three")
TITLES_DIVIDED = RULES.number("nations.titles-divided")
TRICKS_ABOVE_SIX = RULES.number("nations.tricks-above-six")
NINE_NO_TITLES = RULES.number("nations.nine-no-titles")
CALL_AT_EIGHT = RULES.number("nations.call-at-eight")
CALL_SHOW_SCORE_END = RULES.number("nations.call-show-score-end")
RULING_CALL_WHEN = RULES.number("nations.ruling-call-when")
RULING_CALL_ANSWER = RULES.number("nations.ruling-call-answer")
RULING_REVOKE = RULES.number("nations.ruling-revoke")
RULING_MATCH = RULES.number("nations.ruling-match")

REFUSED_GAME_OVER = RULES.refusal_number("game-over")
REFUSED_NOT_YOUR_TURN = RULES.refusal_number("not-your-turn")
REFUSED_WRONG_PHASE = RULES.refusal_number("wrong-phase")
REFUSED_CARD_NOT_IN_HAND = RULES.refusal_number("card-not-in-hand")
REFUSED_MUST_FOLLOW_SUIT = RULES.refusal_number("must-follow-suit")
REFUSED_CALL_AFTER_FIRST_CARD = RULES.refusal_number("call-after-first-card")
REFUSED_CALL_ALREADY_MADE = RULES.refusal_number("call-already-made")
REFUSED_CALL_NOT_AT_EIGHT = RULES.refusal_number("call-not-at-eight")
REFUSED_CALL_TITLES_BARRED = RULES.refusal_number("call-titles-barred")
REFUSED_CALL_NEEDS_TWO_TITLES = RULES.refusal_number("call-needs-two-titles")
REFUSED_NO_TITLE = RULES.refusal_number("no-title")
