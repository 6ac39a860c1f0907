"""Announcing, declaring and what a round is worth."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.court_play import begin, flipped, ids, position
from tests.clauses.test_court_examples import (
    DECK_1,
    DECK_6,
    DECK_10,
    DECK_11,
    DECK_13,
    SEVEN,
    TIED,
    TWENTY_FIVE,
    TWENTY_FOUR,
    UNMADE,
)

SIXTY_ON_LEAD = """
court card: K-Esquire
points: {points}
carry: {carry}
round: {round}
talon: G-Crown G-Royal G-Knight G-Esquire G-Standard G-Jester B-Royal
hand 0: K-Royal B-Knight B-Esquire B-Standard B-Jester R-Jester
hand 1: K-Knight K-Standard K-Jester R-Crown R-Royal R-Esquire
couplets 0: B-Crown+R-Standard K-Crown+R-Knight
announced: {announced} 0
"""


def on_lead(points: str = "0 0", carry: int = 0, round_no: int = 1, announced: int = 50) -> str:
    return SIXTY_ON_LEAD.format(points=points, carry=carry, round=round_no, announced=announced)


@cites("court.twenty-pair")
def test_twenty_pair() -> None:
    t = begin(DECK_6)
    assert {"announce B-Crown", "announce B-Royal"} <= t.legal()
    assert t.refusal("announce G-Crown") == "no-pair"
    assert t.refusal("announce K-Crown") == "not-held"
    assert t.play("0 announce B-Royal").event("announced").amount == 20


@cites("court.twenty-on-lead")
def test_twenty_on_lead_only() -> None:
    t = begin(DECK_11).play("0 R-Standard")
    assert {"R-Crown", "R-Royal"} <= t.hand(1)
    assert t.refusal("announce R-Crown") == "not-your-lead"
    assert "announce R-Crown" not in t.legal()


@cites("court.twenty-play-and-show")
def test_one_is_led_and_the_other_shown() -> None:
    t = begin(DECK_6).play("0 announce B-Royal")
    assert t.s.led == 9
    assert ids(t.s.shown[0]) == {"B-Crown"}
    assert ids(t.seen_by(1).s.hand[0]) == {"B-Crown"}


@cites("court.twenty-survives")
def test_the_twenty_survives_a_lost_couplet() -> None:
    t = begin(DECK_11).play(
        "0 R-Standard/1 R-Esquire", "1 announce R-Royal", "1 pass", "0 B-Knight"
    )
    assert t.s.couplets[0] == 1
    assert t.counts == (11, 23)


@cites("court.twenty-needs-couplet", "court.ruling-pending", "court.ruling-page-joins")
def test_a_twenty_waits_for_a_couplet() -> None:
    t = begin(DECK_10).play("0 announce G-Crown")
    assert t.counts == (0, 0)
    assert t.legal() == {"declare", "pass"}
    t.play("0 pass", "1 R-Knight", "1 B-Royal", "0 R-Jester")
    assert t.counts == (28, 13)
    assert t.event("pending-counted").amount == 20


@cites("court.ruling-pending")
def test_pending_sums_are_worth_nothing_in_the_margin() -> None:
    # Twenty and thirty announced, no couplet: the loser has nothing, not fifty.
    text = on_lead().replace("announced: 50 0", "announced: 50 50")
    assert position(text).counts == (74, 0)
    assert position(text).play("0 declare").points == (3, 0)


@cites("court.thirty-court-colour")
def test_thirty_in_the_court_colour() -> None:
    assert position(SEVEN).play("0 announce R-Royal").counts == (61, 22)
    plain = position("""
        court colour: Gold
        dealer: 0
        hand 0: G-Standard K-Knight K-Standard K-Jester R-Crown R-Royal
        hand 1: G-Knight B-Royal B-Knight B-Esquire B-Standard R-Knight
        couplets: 1 B-Crown+R-Esquire, 1 K-Esquire+R-Jester, 0 G-Esquire+G-Crown, 0 \
            G-Royal+R-Standard
        """)
    assert plain.counts == (21, 14)
    assert plain.play("0 announce R-Crown").counts == (41, 14)


@cites("court.ruling-announce-once")
def test_a_pair_is_announced_once() -> None:
    t = begin(DECK_6).play("0 announce B-Crown", "0 pass", "1 K-Jester")
    assert t.turn == 0
    assert "B-Royal" in t.hand(0)
    assert t.refusal("announce B-Royal") == "no-pair"
    assert t.refusal("announce B-Crown") == "not-held"
    assert not any(move.startswith("announce") for move in t.legal())


@cites("court.ruling-announce-any-phase")
def test_announcing_in_every_phase() -> None:
    assert "announce B-Crown" in begin(DECK_6).legal()
    assert "announce B-Crown" in begin(DECK_6).play("0 close").legal()
    assert "announce R-Crown" in position(SEVEN).legal()
    spent = position(SEVEN, announce_after_talon="no")
    assert spent.refusal("announce R-Crown") == "no-announcing"
    assert "announce R-Crown" not in spent.legal()
    closed = begin(DECK_6, announce_after_talon="no").play("0 close")
    assert "announce B-Crown" in closed.legal()


@cites("court.ruling-announce-immediate")
def test_an_announcement_counts_at_once() -> None:
    t = position(SEVEN).play("0 announce R-Crown")
    assert t.counts == (61, 22)
    assert (t.s.sixty_against[0], t.s.sixty_couplets[0]) == (22, 2)


@cites("court.ruling-announce-window")
def test_after_announcing_the_announcer_may_declare() -> None:
    t = begin(DECK_6).play("0 announce B-Crown")
    assert t.turn == 0
    assert t.phase == "after-announce"
    assert t.legal() == {"declare", "pass"}
    assert t.refusal("B-Royal") == "not-now"
    assert t.play("0 pass").turn == 1
    assert begin(DECK_6, declare="guarded").play("0 announce B-Crown").phase == "reply"
    guarded = position(SEVEN, declare="guarded").play("0 announce R-Crown")
    assert guarded.phase == "after-announce"
    auto = position(SEVEN, declare="auto").play("0 announce R-Crown")
    assert auto.points == (2, 0)


@cites("court.sixty-one-point", "court.count-figures")
def test_sixty_is_one_point() -> None:
    assert position(TWENTY_FIVE).play("1 declare").points == (0, 1)


@cites("court.two-under-thirty")
def test_two_points_under_thirty() -> None:
    assert position(TWENTY_FOUR).play("0 declare").points == (2, 0)


@cites("court.three-no-couplet")
def test_three_points_before_any_couplet() -> None:
    t = position(on_lead()).play("0 declare")
    assert t.points == (3, 0)
    assert t.decided_by == "court.three-no-couplet"


@cites("court.r5-false-declaration", "court.r5-ends-round")
def test_a_false_declaration_gives_two() -> None:
    t = begin(DECK_1).play("0 declare")
    assert t.points == (0, 2)
    assert t.is_over


@cites("court.r5-examination")
def test_the_declarers_cards_are_examined() -> None:
    t = position(SEVEN).play("0 declare")
    told = t.event("declared")
    assert told.amount == 31
    assert "K-Crown" in told.cards
    assert len(told.cards) == 8


@cites("court.r7-declaration-ends")
def test_a_true_declaration_ends_the_round() -> None:
    t = position(on_lead()).play("0 declare")
    assert t.is_over
    assert t.turn == -2


@cites("court.r7-unused-void")
def test_a_card_led_and_not_answered_is_void() -> None:
    # With the Red Crown on the table he would have sixty; it is in no couplet.
    text = SEVEN.replace("R-Crown R-Royal", "R-Crown").replace(
        "leader: 0", "leader: 0\nannounced: 20 0"
    )
    t = position(text.replace("R-Crown", "R-Crown R-Royal"))
    assert t.counts == (51, 22)
    t.play("0 R-Crown", "1 declare")
    assert t.points == (2, 0)
    led = position(text + "\nled: R-Royal\nphase: after-announce").play("0 declare")
    assert led.event("declared").amount == 51
    assert led.points == (0, 2)


@cites("court.ruling-declare-when")
def test_declaring_at_a_lead_and_at_a_reply() -> None:
    t = begin(DECK_1)
    assert "declare" in t.legal()
    assert "declare" in t.play("0 G-Jester").legal()
    guarded = begin(DECK_1, declare="guarded")
    assert guarded.refusal("declare") == "not-sixty"
    assert "declare" not in guarded.legal()
    assert "declare" in position(on_lead(), declare="guarded").legal()
    auto = begin(DECK_1, declare="auto")
    assert auto.refusal("declare") == "not-in-this-game"


@cites("court.ruling-declare-when")
def test_declared_by_itself() -> None:
    t = position(on_lead(announced=30), declare="auto")
    assert t.counts == (54, 0)
    t.play("0 K-Royal", "1 K-Standard")
    assert t.counts == (63, 0)
    assert t.points == (3, 0)


@cites("court.ruling-declare-beats-first")
def test_the_first_true_declaration_wins() -> None:
    t = position(TWENTY_FIVE).play("1 declare")
    assert t.points == (0, 1)
    assert t.s.round_winner == 1
    assert position(TWENTY_FIVE, first_sixty="reached").play("1 declare").s.round_winner == 0


@cites("court.ruling-undeclared")
def test_undeclared_counts_decide() -> None:
    # Only one at sixty; the other short.
    t = position(TWENTY_FOUR).play("0 B-Esquire/1 R-Esquire", "1 K-Esquire/0 G-Esquire")
    assert t.counts == (60, 46)
    assert t.points == (2, 0)


@cites("court.ruling-margin")
def test_the_margin_is_taken_when_sixty_is_made() -> None:
    t = position(TWENTY_FOUR).play("0 B-Esquire/1 R-Esquire", "1 K-Esquire", "0 declare")
    assert t.counts == (60, 32)
    assert t.points == (2, 0)


@cites("court.ruling-margin")
def test_the_margin_at_the_rounds_end_by_the_house() -> None:
    t = position(TWENTY_FOUR, margin_moment="round-end")
    t.play("0 B-Esquire/1 R-Esquire", "1 K-Esquire", "0 declare")
    assert t.points == (1, 0)
    # Without the ruling both moments would be one.
    made = position(TWENTY_FOUR, margin_moment="made")
    assert made.play("0 B-Esquire/1 R-Esquire", "1 K-Esquire", "0 declare").points == (2, 0)


@cites("court.ruling-unmade-sixty")
def test_unmade_sixty_scores_nothing() -> None:
    t = begin(DECK_13).play(*UNMADE)
    assert t.counts == (59, 47)
    assert t.points == (0, 0)
    assert t.s.carry == 0


@cites("court.ruling-unmade-sixty")
def test_unmade_sixty_by_the_house() -> None:
    higher = begin(DECK_13, unmade_sixty="higher").play(*UNMADE)
    assert (higher.points, higher.s.carry) == ((1, 0), 0)
    carried = begin(DECK_13, unmade_sixty="carry").play(*UNMADE)
    assert (carried.points, carried.s.carry) == ((0, 0), 1)


@cites("court.r8-tie")
def test_a_tie_scores_nothing() -> None:
    t = begin(DECK_1).play(*TIED)
    assert t.points == (0, 0)
    assert t.decided_by == "court.r8-tie"
    assert t.event("tied").amount == 53


@cites("court.r8-carry")
def test_the_next_winner_scores_one_more() -> None:
    t = begin(DECK_1).play(*TIED)
    assert t.s.carry == 1
    t.deal(DECK_1).play("1 declare")
    assert t.points == (3, 0)
    assert t.event("carry-paid").amount == 1


@cites("court.ruling-carry")
def test_the_carried_point_waits_and_does_not_grow() -> None:
    t = begin(DECK_1).play(*TIED).deal(DECK_13).play(*flipped(UNMADE))
    assert t.s.carry == 1
    t.deal(DECK_1).play(*TIED)
    assert t.s.carry == 1
    more = begin(DECK_1, tie_carry="accumulate").play(*TIED).deal(DECK_1).play(*flipped(TIED))
    assert more.s.carry == 2
    assert more.deal(DECK_1).play("0 declare").points == (0, 4)
    lost = begin(DECK_1, tie_carry="next-round-only").play(*TIED).deal(DECK_13)
    lost.play(*flipped(UNMADE))
    assert lost.s.carry == 0
    assert lost.event("carry-lost").amount == 1


@cites("court.ruling-escape")
def test_a_false_declaration_costs_two_even_without_a_couplet() -> None:
    assert begin(DECK_1).play("0 declare").points == (0, 2)
    house = begin(DECK_1, false_declaration="three-if-no-couplet")
    assert house.play("0 declare").points == (0, 3)
    with_couplet = begin(DECK_1, false_declaration="three-if-no-couplet").play(TIED[0])
    assert with_couplet.s.couplets[0] == 1
    assert with_couplet.play("0 declare").points == (0, 2)


@cites("court.game-seven", "court.ruling-keep-count")
def test_game_is_seven() -> None:
    assert position(on_lead(points="3 0")).play("0 declare").phase == "dealing"
    assert position(on_lead(points="4 6")).play("0 declare").phase == "over"


@cites("court.first-to-seven")
def test_first_to_seven_wins() -> None:
    t = begin(DECK_1, points=(6, 5)).play("0 declare")
    assert t.points == (6, 7)
    assert t.phase == "over"
    assert t.event("won-game").seat == 1


@cites("court.ruling-overshoot")
def test_more_than_seven_wins_just_the_same() -> None:
    t = position(on_lead(points="6 0", carry=1)).play("0 declare")
    assert t.points == (10, 0)
    assert t.phase == "over"


@cites("court.ruling-round-cap")
def test_the_game_stops_after_a_hundred_rounds() -> None:
    t = position(on_lead(points="0 4", round_no=99)).play("0 declare")
    assert t.phase == "dealing"
    t = position(on_lead(points="0 4", round_no=100)).play("0 declare")
    assert t.phase == "over"
    assert t.event("won-game").seat == 1
    even = position(on_lead(points="0 3", round_no=2), round_cap=2).play("0 declare")
    assert even.phase == "over"
    assert even.event("drawn-game").amount == 3
