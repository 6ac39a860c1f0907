"""Closing, exchanging, and rule 9."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.court_play import begin, number, position
from tests.clauses.test_court_examples import (
    DECK_1,
    DECK_6,
    DECK_9,
    DECK_10,
    DECK_11,
    DECK_13,
    DECK_15,
    SEVEN,
    TIED,
    UNMADE,
)

FOUR_FIRST = """K-Crown K-Royal B-Jester | G-Crown G-Royal G-Knight | K-Knight K-Esquire R-Jester |
    G-Esquire G-Standard G-Jester | K-Jester | B-Crown B-Royal B-Knight B-Esquire B-Standard
    R-Crown R-Royal R-Knight R-Esquire R-Standard K-Standard"""


@cites("court.closing-choice")
def test_closing_is_a_choice() -> None:
    t = begin(DECK_1)
    assert "close" in t.legal()
    assert t.play("0 close").s.closed_by == 0


@cites("court.closing-on-lead")
def test_closing_on_lead_only() -> None:
    t = begin(DECK_1).play("0 G-Jester")
    assert t.refusal("close") == "not-your-lead"
    assert "close" not in t.legal()
    assert t.refusal("close", seat=0) == "not-your-turn"


@cites("court.closing-any-time")
def test_closing_at_any_lead() -> None:
    t = begin(DECK_1)
    assert "close" in t.legal()
    for move in TIED[:6]:
        t.play(move)
        assert "close" in t.legal(), move


@cites("court.closing-turns-down")
def test_the_court_card_is_turned_down_and_stays_known() -> None:
    t = begin(DECK_1).play("0 close")
    assert t.event("closed").cards == {"K-Knight"}
    assert t.s.closed_by == 0
    assert t.seen_by(1).s.court_card == number("K-Knight")
    assert t.seen_by(1).s.closed_by == 0


@cites("court.closing-no-draw")
def test_nobody_draws_after_a_close() -> None:
    t = begin(DECK_1).play("0 close").play("0 R-Standard", "1 R-Crown")
    assert list(t.s.hand_size) == [5, 5]
    assert t.s.talon_left == 11
    by_hand = begin(DECK_1, draw="manual").play("0 close")
    assert by_hand.refusal("draw") == "no-drawing"


@cites("court.ruling-close-timing")
def test_closing_before_the_draws_by_option() -> None:
    assert begin(DECK_1).play(TIED[0]).phase == "lead"
    t = begin(DECK_1, close_timing="before-or-after").play(TIED[0])
    assert t.phase == "pre-draw"
    assert t.legal() == {"close", "draw"}
    closed = t.copy().play("0 close")
    assert list(closed.s.hand_size) == [5, 5]
    assert closed.s.rule3 == 1
    assert closed.phase == "lead"
    t.play("0 draw")
    assert list(t.s.hand_size) == [6, 6]
    assert "close" in t.legal()


@cites("court.ruling-close-limits")
def test_one_close_and_only_with_a_court_card() -> None:
    t = begin(DECK_1).play("0 close")
    assert t.refusal("close") == "already-closed"
    assert position(SEVEN).refusal("close") == "nothing-to-close"


@cites("court.ruling-close-then-act")
def test_the_closer_still_has_his_turn() -> None:
    t = begin(DECK_6).play("0 close")
    assert t.turn == 0
    assert t.phase == "lead"
    assert {"declare", "announce B-Crown"} <= t.legal()
    assert t.cards() == t.hand(0)


@cites("court.r2-closer-fails")
def test_a_closer_who_fails_gives_two() -> None:
    t = begin(DECK_10).play("0 announce G-Crown", "0 pass", "1 R-Knight", "1 B-Royal/0 R-Jester")
    t.play("0 close", "0 R-Standard/1 R-Royal", "1 K-Crown/0 K-Knight", "1 G-Esquire/0 G-Royal")
    t.play("0 B-Esquire/1 B-Knight", "1 G-Jester/0 G-Knight", "0 B-Crown/1 K-Royal")
    assert t.points == (0, 2)
    assert t.decided_by == "court.r2-closer-fails"


FAILED_EARLY = (
    "0 close",
    "0 announce K-Crown",
    "0 pass",
    "1 K-Standard",
    "0 K-Royal/1 K-Esquire",
    "0 K-Jester/1 G-Crown",
    "1 B-Jester/0 B-Crown",
    "0 G-Knight/1 R-Standard",
    "0 K-Knight/1 B-Standard",
)


@cites("court.r3-closer-fails-early")
def test_a_closer_before_the_others_first_couplet_gives_three() -> None:
    t = begin(DECK_9).play(*FAILED_EARLY)
    assert t.points == (0, 3)
    assert t.decided_by == "court.r3-closer-fails-early"


@cites("court.r13-closed-no-ten")
def test_no_ten_in_a_closed_round() -> None:
    t = begin(DECK_9).play(*FAILED_EARLY)
    assert t.counts == (59, 10)
    assert "last-ten" not in t.kinds()


# The closer's opponent has sixty, by two announcements; the closer has less.
AGAINST_CLOSER = """
court card: B-Royal
closed by: 0
strict from: {before}
rule 3: {rule3}
led since close: 1
leader: 1
talon: G-Esquire K-Royal R-Jester R-Knight G-Royal
hand 0: G-Knight G-Jester
hand 1: K-Standard B-Jester
couplets: 0 B-Knight+B-Esquire, 0 K-Crown+K-Esquire, 0 R-Crown+R-Esquire, 1 B-Standard+B-Crown, \
    1 G-Standard+K-Jester
announced: {announced}
sixty 1: {against}
"""


@cites("court.ruling-closed-opponent")
def test_a_true_declaration_against_a_closer_shows_his_failure() -> None:
    short = AGAINST_CLOSER.format(before=4, rule3=0, announced="20 50", against="49 3")
    t = position(short)
    assert t.counts == (49, 62)
    assert t.play("1 declare").points == (0, 2)
    assert t.decided_by == "court.r2-closer-fails"
    early = AGAINST_CLOSER.format(before=3, rule3=1, announced="20 50", against="49 3")
    assert position(early).play("1 declare").points == (0, 3)
    silent = AGAINST_CLOSER.format(before=3, rule3=1, announced="40 50", against="49 3")
    t = position(silent + "sixty 0: 12 2\nfirst to sixty: 1\n")
    assert t.counts == (69, 62)
    assert t.play("1 declare").points == (0, 1)


@cites("court.ruling-tie-scope")
def test_a_failed_closer_does_not_tie() -> None:
    t = position("""
        dealer: 0
        court card: B-Royal
        closed by: 0
        strict from: 2
        hand 0: G-Standard
        hand 1: G-Jester
        couplets: 1 B-Crown+K-Jester, 0 G-Crown+B-Jester
        """)
    assert t.counts == (10, 10)
    t.play("0 G-Standard", "1 G-Jester")
    assert t.counts == (11, 10)
    even = position("""
        dealer: 0
        court card: B-Royal
        closed by: 0
        strict from: 2
        hand 0: R-Jester
        hand 1: G-Jester
        couplets: 1 B-Crown+K-Jester, 0 G-Crown+B-Jester
        """).play("0 R-Jester", "1 G-Jester")
    assert even.counts == (10, 10)
    assert even.points == (0, 2)
    assert even.s.carry == 0


@cites("court.ruling-penalty-greater")
def test_a_closer_within_rule_3_who_offends_gives_three() -> None:
    assert begin(DECK_9).play("0 close", "0 declare").points == (0, 3)
    # The other player's false declaration costs two as ever.
    t = begin(DECK_9).play("0 close", "0 K-Jester", "1 declare")
    assert t.points == (2, 0)


# Exchanging.


@cites("court.discarding")
def test_the_court_jester_is_exchanged_for_the_court_card() -> None:
    t = begin(DECK_1).play(*TIED[:2])
    assert "exchange" in t.legal()
    t.play("1 exchange")
    assert "K-Knight" in t.hand(1)
    assert "K-Jester" not in t.hand(1)
    assert t.refusal("exchange") == "jester-there"
    other = begin(DECK_1).play(TIED[0])
    assert other.refusal("exchange") == "no-jester"


@cites("court.discard-after-couplet", "court.r1-exchange")
def test_no_exchange_before_a_couplet() -> None:
    t = begin(DECK_1).play("0 G-Jester")
    assert "K-Jester" in t.hand(1)
    assert t.refusal("exchange") == "no-couplet"
    assert "exchange" not in t.legal()


@cites("court.r12-not-closing")
def test_exchanging_does_not_close() -> None:
    t = begin(DECK_1).play(*TIED[:3])
    assert t.s.closed_by == -1
    assert t.turn == 1
    assert "close" in t.legal()
    t.play("1 B-Jester")
    assert t.cards() == t.hand(0)


@cites("court.r12-jester-takes-place")
def test_the_jester_lies_in_the_court_cards_place() -> None:
    t = begin(DECK_1).play(*TIED[:3])
    assert t.s.court_card == number("K-Jester")
    t.play(*TIED[3:7])
    assert "K-Jester" in t.hand(0)


@cites("court.ruling-exchange-any-turn")
def test_exchange_before_a_reply_too() -> None:
    t = begin(DECK_13).play(*UNMADE[:5])
    assert t.phase == "reply"
    assert "exchange" in t.legal()
    t.play("1 exchange")
    assert t.phase == "reply"
    assert "G-Esquire" in t.cards()
    lead_only = begin(DECK_13, exchange_timing="lead-only").play(*UNMADE[:5])
    assert lead_only.refusal("exchange") == "exchange-on-lead"
    assert "exchange" not in lead_only.legal()


@cites("court.ruling-exchange-once", "court.ruling-exchange-jester-up")
def test_one_exchange_at_most() -> None:
    t = begin(DECK_1).play(*TIED[:3])
    assert t.refusal("exchange") == "jester-there"
    turned_up = begin(DECK_6)
    assert turned_up.refusal("exchange") == "jester-there"


@cites("court.r11-closed-deadline")
def test_exchange_before_the_next_lead_after_a_close() -> None:
    t = begin(DECK_11).play("0 R-Standard/1 R-Esquire", "1 B-Esquire/0 B-Knight")
    assert {"exchange", "close"} <= t.legal()
    t.play("0 close")
    assert "exchange" in t.legal()
    led = t.copy().play("0 G-Crown", "1 G-Standard")
    assert led.turn == 0
    assert led.refusal("exchange") == "led-since-close"
    t.play("0 exchange")
    assert t.turn == 0


@cites("court.ruling-exchange-after-close")
def test_the_closers_opponent_may_exchange_at_once() -> None:
    moves = ("0 R-Standard/1 R-Crown", "1 B-Jester/0 K-Royal")
    t = begin(DECK_1).play(*moves)
    assert t.turn == 0
    t.play("0 close")
    assert t.phase == "after-close"
    assert t.turn == 1
    assert t.legal() == {"exchange", "pass"}
    taken = t.copy().play("1 exchange")
    assert "K-Knight" in taken.hand(1)
    assert taken.turn == 0
    assert t.play("1 pass").turn == 0
    closer_only = begin(DECK_1, exchange_after_close="closer-only").play(*moves, "0 close")
    assert closer_only.phase == "lead"
    # Nobody may exchange after an opening close: nobody has a couplet.
    assert begin(DECK_1).play("0 close").phase == "lead"


# Rule 9.


@cites("court.r9-lay-down")
def test_four_court_cards_laid_down_for_three_points() -> None:
    t = begin(DECK_15, dealer=1)
    assert t.play("1 lay-down").points == (0, 3)
    first = begin(FOUR_FIRST)
    assert "lay-down" in first.legal()
    assert first.play("0 lay-down").points == (3, 0)
    assert begin(DECK_1).refusal("lay-down") == "not-given-four"


@cites("court.r9-at-once")
def test_at_once_or_not_at_all() -> None:
    t = begin(FOUR_FIRST).play("0 close")
    assert t.refusal("lay-down") == "too-late-to-lay"
    t = begin(FOUR_FIRST).play("0 B-Jester/1 G-Standard")
    assert t.turn == 0
    assert t.refusal("lay-down") == "too-late-to-lay"


@cites("court.ruling-rule-nine")
def test_the_dealer_is_asked_before_the_first_lead() -> None:
    t = begin(DECK_15)
    assert t.turn == 1
    assert t.legal() == {"lay-down", "pass"}
    assert t.copy().play("1 lay-down").is_over
    assert t.play("1 pass").turn == 0
