"""The worked examples of two-handed Court, each with its exact figures."""

from __future__ import annotations

from parlour.games.court.deck import DECK_OF_TWO
from tests.citing import cites
from tests.clauses.court_play import Play, begin, position

DECK_1 = """R-Standard G-Esquire K-Royal | R-Crown K-Esquire B-Royal | R-Esquire G-Royal G-Jester |
    K-Jester B-Jester R-Jester | K-Knight | B-Esquire G-Standard K-Crown G-Crown G-Knight
    K-Standard R-Knight B-Knight B-Crown R-Royal B-Standard"""
DECK_6 = """K-Knight R-Esquire G-Crown | R-Knight B-Standard K-Jester | B-Crown B-Esquire B-Royal |
    R-Crown B-Knight B-Jester | R-Jester | K-Royal K-Esquire R-Royal G-Knight R-Standard
    G-Royal G-Jester K-Crown G-Standard G-Esquire K-Standard"""
DECK_9 = """K-Jester K-Crown K-Knight | R-Standard B-Standard K-Standard | K-Royal G-Knight
    B-Crown | G-Crown K-Esquire B-Jester | G-Esquire | R-Jester G-Royal R-Crown R-Knight R-Royal
    G-Standard B-Royal G-Jester R-Esquire B-Esquire B-Knight"""
DECK_10 = """K-Knight G-Royal B-Crown | K-Crown B-Knight R-Knight | G-Knight B-Esquire G-Crown |
    B-Royal K-Royal G-Jester | R-Crown | R-Royal R-Jester R-Standard G-Esquire B-Jester
    K-Esquire G-Standard R-Esquire B-Standard K-Jester K-Standard"""
DECK_11 = """R-Standard G-Crown B-Crown | G-Standard K-Standard R-Esquire | B-Standard B-Knight
    K-Knight | R-Crown K-Jester R-Royal | B-Royal | B-Esquire B-Jester G-Knight K-Esquire K-Crown
    G-Jester G-Esquire K-Royal R-Jester R-Knight G-Royal"""
DECK_13 = """R-Knight G-Royal R-Standard | B-Standard B-Royal K-Knight | B-Esquire R-Royal K-Crown |
    R-Esquire R-Jester B-Jester | G-Esquire | G-Standard R-Crown G-Crown K-Royal K-Esquire
    B-Crown K-Standard G-Jester K-Jester G-Knight B-Knight"""
DECK_14 = """B-Royal B-Standard R-Standard | R-Esquire K-Jester B-Crown | K-Knight R-Knight
    R-Royal | K-Standard G-Esquire G-Standard | K-Crown | B-Knight G-Jester R-Crown G-Knight
    B-Esquire G-Crown B-Jester R-Jester K-Esquire G-Royal K-Royal"""
DECK_15 = """G-Crown G-Royal G-Knight | K-Crown K-Royal B-Jester | G-Esquire G-Standard G-Jester |
    K-Knight K-Esquire R-Jester | K-Jester | B-Crown B-Royal B-Knight B-Esquire B-Standard
    R-Crown R-Royal R-Knight R-Esquire R-Standard K-Standard"""

TIED = (
    "0 G-Jester/1 R-Jester",
    "0 R-Standard/1 R-Crown",
    "1 exchange",
    "1 B-Jester/0 G-Royal",
    "1 G-Standard/0 G-Crown",
    "0 G-Esquire/1 B-Knight",
    "0 B-Esquire/1 B-Royal",
    "1 R-Royal/0 R-Esquire",
    "1 B-Standard/0 B-Crown",
    "0 K-Standard/1 K-Knight",
    "1 K-Crown/0 K-Jester",
    "1 K-Esquire/0 K-Royal",
    "0 R-Knight/1 G-Knight",
)
"""Example 2 from its first lead to its last reply."""
UNMADE = (
    "0 K-Crown/1 B-Jester",
    "0 R-Standard/1 R-Crown",
    "1 G-Crown/0 B-Esquire",
    "1 R-Jester/0 G-Standard",
    "0 K-Royal",
    "1 exchange",
    "1 G-Esquire",
    "1 K-Jester/0 B-Crown",
    "1 K-Knight/0 K-Standard",
    "1 B-Standard/0 G-Jester",
    "0 G-Knight/1 K-Esquire",
    "0 G-Royal/1 R-Esquire",
    "0 R-Knight/1 B-Royal",
    "0 R-Royal/1 B-Knight",
)
"""Example 13, played out."""

SEVEN = """
court colour: Red
leader: 0
hand 0: G-Standard K-Knight K-Standard K-Jester R-Crown R-Royal
hand 1: G-Knight B-Royal B-Knight B-Esquire B-Standard R-Knight
couplets 0: R-Jester+B-Jester G-Esquire+G-Crown G-Royal+R-Standard K-Crown+G-Jester
couplets 1: B-Crown+R-Esquire K-Esquire+K-Royal
"""
TWENTY_FOUR = """
court colour: Red
leader: 0
hand 0: G-Esquire B-Esquire
hand 1: K-Esquire R-Esquire
couplets 0: R-Standard+R-Crown B-Crown+G-Standard K-Standard+B-Royal G-Royal+G-Crown \
    K-Royal+R-Knight
couplets 1: G-Jester+G-Knight K-Knight+B-Knight R-Royal+B-Jester B-Standard+R-Jester \
    K-Jester+K-Crown
sixty 0: 28 5
"""


@cites("court.deal-six", "court.deal-threes", "court.deal-opponent-first", "court.turn-thirteenth")
def test_example_1_deal_and_open_play() -> None:
    t = begin(DECK_1)
    assert t.hand(0) == {"G-Royal", "G-Esquire", "G-Jester", "K-Royal", "R-Esquire", "R-Standard"}
    assert t.hand(1) == {"B-Royal", "B-Jester", "K-Esquire", "K-Jester", "R-Crown", "R-Jester"}
    assert t.s.court_colour == 2
    assert t.s.court_card == 18
    assert t.s.talon_left == 11
    assert t.s.talon[0] == 11
    assert t.turn == 0
    assert t.legal() == t.hand(0) | {"close", "declare"}
    t.play("0 G-Jester", "1 R-Jester")
    assert t.counts == (0, 0)
    assert t.s.couplets[0] == 1
    assert "B-Esquire" in t.hand(0)
    assert "G-Standard" in t.hand(1)
    assert t.turn == 0


@cites("court.r8-tie", "court.r8-carry", "court.r12-jester-takes-place", "court.r13-last-ten")
def test_example_2_exchange_and_a_tie_of_fifty_three() -> None:
    t = begin(DECK_1).play("0 G-Jester")
    assert t.refusal("exchange") == "no-couplet"
    t.play("1 R-Jester", *TIED[1:3])
    assert "K-Knight" in t.hand(1)
    assert t.s.court_card == 21
    assert t.phase == "lead"
    t.play(*TIED[3:7])
    assert "B-Standard" in t.hand(1)
    assert "K-Jester" in t.hand(0)
    t.play("1 R-Royal/0 R-Esquire", "1 B-Standard")
    assert t.cards() == {"B-Crown"}
    t.play("0 B-Crown", *TIED[9:11], "1 K-Esquire")
    assert t.cards() == {"K-Royal"}
    t.play("0 K-Royal", TIED[12])
    assert t.counts == (53, 53)
    assert t.points == (0, 0)
    assert t.s.carry == 1
    assert t.is_over
    assert t.decided_by == "court.r8-tie"
    # The next round: the old dealer leads, and two points for it are three with the carry.
    t.deal(DECK_9).play("1 declare")
    assert t.points == (3, 0)
    assert t.s.carry == 0


@cites("court.sixty-one-point", "court.ruling-margin")
def test_example_3_thirty_is_thirty() -> None:
    t = position("""
        court colour: Gold
        leader: 0
        hand 0: K-Knight
        hand 1: K-Esquire
        couplets 0: B-Jester+B-Royal G-Standard+K-Jester G-Crown+B-Standard B-Crown+G-Jester \
            K-Crown+K-Royal G-Royal+G-Esquire R-Esquire+R-Standard
        couplets 1: B-Esquire+B-Knight R-Jester+G-Knight K-Standard+R-Crown R-Royal+R-Knight
        sixty 0: 30 4
        """)
    assert t.counts == (61, 30)
    assert t.legal() == {"K-Knight", "declare"}
    t.play("0 declare")
    assert t.points == (1, 0)


FOUR = """
court colour: Red
leader: 0
hand 0: R-Esquire
hand 1: B-Standard
couplets 0: B-Knight+B-Crown G-Crown+B-Jester G-Knight+R-Jester B-Esquire+B-Royal \
    R-Royal+G-Royal K-Crown+K-Esquire
couplets 1: K-Standard+K-Knight K-Royal+R-Standard G-Jester+K-Jester G-Esquire+G-Standard \
    R-Knight+R-Crown
sixty 0: 29 5
"""


@cites("court.two-under-thirty", "court.r13-last-ten")
def test_example_4_twenty_nine_is_not() -> None:
    t = position(FOUR)
    assert t.counts == (64, 29)
    assert t.copy().play("0 declare").points == (2, 0)
    t.play("0 R-Esquire", "1 B-Standard")
    assert t.counts == (77, 29)
    assert t.points == (2, 0)


@cites("court.three-no-couplet")
def test_example_5a_three_points_before_any_couplet() -> None:
    t = position("""
        court card: K-Esquire
        leader: 0
        talon: G-Crown G-Royal G-Knight G-Esquire G-Standard G-Jester B-Royal
        hand 0: K-Royal B-Knight B-Esquire B-Standard B-Jester R-Jester
        hand 1: K-Knight K-Standard K-Jester R-Crown R-Royal R-Esquire
        couplets 0: B-Crown+R-Standard K-Crown+R-Knight
        announced: 50 0
        """)
    assert t.counts == (74, 0)
    assert t.play("0 declare").points == (3, 0)


@cites("court.three-no-couplet", "court.couplet", "court.value-jester")
def test_example_5b_a_worthless_couplet_is_a_couplet() -> None:
    t = position("""
        court colour: Gold
        leader: 0
        strict from: 6
        hand 0: G-Crown G-Royal G-Esquire G-Standard B-Royal B-Knight
        hand 1: B-Esquire B-Standard K-Esquire R-Knight R-Standard R-Jester
        couplets 0: K-Crown+R-Esquire K-Knight+R-Crown K-Standard+K-Royal G-Knight+K-Jester \
            B-Crown+R-Royal
        couplets 1: B-Jester+G-Jester
        announced: 20 0
        """)
    assert t.counts == (75, 0)
    assert t.s.couplets[1] == 1
    assert (t.s.sixty_against[0], t.s.sixty_couplets[0]) == (0, 1)
    assert t.play("0 declare").points == (2, 0)


@cites("court.twenty-needs-couplet", "court.ruling-pending", "court.ruling-exchange-jester-up")
def test_example_6_a_pending_twenty() -> None:
    t = begin(DECK_6)
    assert t.refusal("exchange") == "jester-there"
    t.play("0 announce B-Crown")
    assert t.s.shown[0] == 1 << 9
    assert t.counts == (0, 0)
    t.play("0 pass", "1 R-Knight")
    assert t.counts == (0, 13)
    assert "K-Royal" in t.hand(1)
    assert "K-Esquire" in t.hand(0)
    t.play("1 B-Jester", "0 B-Royal")
    assert t.counts == (28, 13)
    assert t.event("pending-counted").amount == 20
    assert t.turn == 0


@cites("court.thirty-court-colour", "court.r7-unused-void", "court.ruling-announce-window")
def test_example_7_thirty_and_declaring_before_the_reply() -> None:
    t = position(SEVEN)
    assert t.counts == (31, 22)
    t.play("0 announce R-Crown")
    assert t.counts == (61, 22)
    assert t.legal() == {"declare", "pass"}
    t.play("0 declare")
    assert t.points == (2, 0)
    assert t.event("declared").amount == 61


@cites("court.r5-false-declaration", "court.r5-ends-round", "court.first-to-seven")
def test_example_8_false_declaration() -> None:
    t = position("points: 3 5\n" + SEVEN).play("0 declare")
    assert t.points == (3, 7)
    assert t.phase == "over"


@cites("court.r3-closer-fails-early", "court.r13-closed-no-ten", "court.closing-any-time")
def test_example_9_closing_at_the_opening_lead_and_failing_by_one() -> None:
    t = begin(DECK_9).play("0 close")
    assert t.s.rule3 == 1
    assert t.phase == "lead"
    assert t.turn == 0
    t.play("0 announce K-Crown", "0 pass", "1 K-Standard", "0 K-Royal", "1 K-Esquire", "0 K-Jester")
    assert t.cards() == {"G-Crown"}
    t.play("1 G-Crown", "1 B-Jester/0 B-Crown", "0 G-Knight/1 R-Standard")
    t.play("0 K-Knight/1 B-Standard")
    assert t.counts == (59, 10)
    assert t.points == (0, 3)


@cites("court.r2-closer-fails", "court.r13-closed-no-ten")
def test_example_10_closing_after_the_opponent_has_a_couplet() -> None:
    t = begin(DECK_10).play("0 announce G-Crown", "0 pass", "1 R-Knight")
    assert t.counts == (0, 13)
    t.play("1 B-Royal", "0 R-Jester")
    assert t.counts == (28, 13)
    t.play("0 close")
    assert t.s.rule3 == 0
    t.play("0 R-Standard/1 R-Royal")
    assert t.counts == (28, 22)
    t.play("1 K-Crown/0 K-Knight", "1 G-Esquire/0 G-Royal", "0 B-Esquire/1 B-Knight")
    assert t.counts == (38, 40)
    t.play("1 G-Jester/0 G-Knight", "0 B-Crown/1 K-Royal")
    assert t.counts == (59, 40)
    assert t.points == (0, 2)


@cites("court.two-under-thirty", "court.discarding", "court.closing-choice")
def test_example_11_closing_made() -> None:
    t = begin(DECK_11).play("0 R-Standard/1 R-Esquire", "1 announce R-Royal", "1 pass")
    assert t.counts == (0, 23)
    t.play("0 B-Knight")
    assert t.counts == (11, 23)
    t.play("0 exchange", "0 announce B-Royal", "0 pass")
    assert t.counts == (41, 23)
    t.play("1 B-Esquire")
    assert t.counts == (51, 23)
    t.play("0 close", "0 K-Crown", "1 K-Jester")
    assert t.counts == (61, 23)
    t.play("0 declare")
    assert t.points == (2, 0)


STRICT = (
    ("G-Knight", "G-Royal G-Standard B-Crown R-Crown", "G-Royal"),
    ("G-Knight", "G-Esquire G-Jester B-Crown", "G-Esquire G-Jester"),
    ("G-Knight", "B-Jester B-Crown R-Crown", "B-Jester B-Crown"),
    ("G-Knight", "R-Crown K-Jester", "R-Crown K-Jester"),
    ("B-Knight", "B-Royal B-Standard R-Crown", "B-Royal"),
    ("B-Crown", "B-Royal B-Jester K-Crown", "B-Royal B-Jester"),
)


@cites("court.r4-follow", "court.r4-take", "court.r4-court-if-void", "court.r4-open-free")
def test_example_12_strict_replies() -> None:
    for led, hand, allowed in STRICT:
        held = hand.split()
        others = [card.id for card in DECK_OF_TWO if card.id not in (led, *held, "B-Esquire")]
        text = f"phase: reply\nled: {led}\n"
        mine = f"hand 0: {' '.join(others[: len(held) - 1])}\nhand 1: {hand}\n"
        strict = position(f"{text}court colour: Blue\n{mine}")
        assert strict.cards() == set(allowed.split()), (led, hand)
        while len(held) < 6:
            held.append(others.pop())
        mine = f"hand 0: {' '.join(others[:5])}\nhand 1: {' '.join(held)}\n"
        free = position(f"{text}court card: B-Esquire\ntalon: {' '.join(others[5:])}\n{mine}")
        assert free.cards() == set(held), (led, hand)


@cites("court.ruling-unmade-sixty", "court.ruling-exchange-any-turn")
def test_example_13_neither_makes_sixty() -> None:
    for unmade, points, carry in (("nobody", 0, 0), ("higher", 1, 0), ("carry", 0, 1)):
        t = begin(DECK_13, unmade_sixty=unmade).play(*UNMADE)
        assert t.counts == (59, 47)
        assert t.points == (points, 0)
        assert t.s.carry == carry
        assert t.decided_by == "court.ruling-unmade-sixty"


@cites("court.r13-last-ten", "court.ruling-undeclared")
def test_example_14_the_ten_makes_sixty() -> None:
    t = begin(DECK_14).play(
        "0 R-Royal/1 R-Esquire",
        "0 B-Standard/1 K-Jester",
        "1 G-Jester/0 B-Knight",
        "1 B-Esquire/0 B-Royal",
        "0 K-Knight/1 R-Jester",
        "0 B-Jester/1 B-Crown",
    )
    assert "K-Royal" in t.hand(1)
    assert "K-Crown" in t.hand(0)
    t.play(
        "1 G-Esquire/0 G-Crown",
        "0 K-Crown/1 K-Standard",
        "0 R-Standard/1 R-Crown",
        "1 K-Royal/0 K-Esquire",
        "1 G-Royal/0 G-Knight",
        "1 G-Standard/0 R-Knight",
    )
    assert t.counts == (46, 60)
    assert t.points == (0, 1)
    assert t.event("last-ten").seat == 1


@cites("court.r9-lay-down", "court.r9-at-once", "court.ruling-rule-nine")
def test_example_15_rule_9_by_the_dealer() -> None:
    t = begin(DECK_15)
    assert t.phase == "dealer-lay-down"
    assert t.legal() == {"lay-down", "pass"}
    laid = t.copy().play("1 lay-down")
    assert laid.points == (0, 3)
    assert laid.is_over
    seen = t.hidden(0)
    t.play("1 pass")
    assert t.hidden(0) == seen
    t.play("0 G-Jester")
    assert t.refusal("lay-down") == "too-late-to-lay"


@cites("court.ruling-exchange-last-card", "court.ruling-court-card-drawn-last")
def test_example_16_last_chance_to_exchange() -> None:
    # Five couplets, the last of them about to be followed by the sixth, the taker's first.
    t = position("""
        court card: G-Esquire
        talon: R-Crown
        leader: 0
        hand 0: B-Knight B-Standard K-Royal R-Royal R-Knight K-Crown
        hand 1: G-Knight G-Jester B-Esquire B-Jester R-Esquire G-Standard
        couplets: 0 K-Knight+K-Esquire, 0 K-Standard+K-Jester, 0 R-Standard+R-Jester, 0 \
            G-Crown+G-Royal, 0 B-Crown+B-Royal
        """).play("0 K-Crown", "1 G-Standard")
    assert t.phase == "last-exchange"
    assert t.turn == 1
    assert t.legal() == {"exchange", "pass"}
    taken = t.copy().play("1 exchange")
    assert {"G-Esquire", "R-Crown"} <= taken.hand(1)
    assert "G-Jester" in taken.hand(0)
    t.play("1 pass")
    assert {"G-Jester", "R-Crown"} <= t.hand(1)
    assert "G-Esquire" in t.hand(0)
    assert t.turn == 1
    assert t.refusal("exchange") == "talon-drawn"


@cites("court.r4-penalty", "court.ruling-revoke")
def test_example_17_revoke() -> None:
    moves = ("0 close", "0 announce K-Crown", "0 pass", "1 K-Standard", "0 K-Royal/1 K-Esquire")
    refused = begin(DECK_9).play(*moves, "0 K-Jester")
    assert refused.refusal("B-Jester") == "must-play-court"
    t = begin(DECK_9, revoke="penalise").play(*moves, "0 K-Jester")
    assert t.cards() == t.hand(1)
    t.play("1 B-Jester")
    assert t.is_over
    assert t.points == (2, 0)
    assert t.counts[1] == 0


@cites("court.r14-early", "court.r14-late-choice", "court.r14-throw-down")
def test_example_18_missed_draw() -> None:
    t = begin(DECK_1, draw="manual").play("0 G-Jester/1 R-Jester")
    assert t.legal() == {"draw", "pass"}
    t.play("0 pass")
    early = t.copy().play("1 call-draw")
    assert "B-Esquire" in early.hand(0)
    assert early.phase == "draw"
    early.play("1 draw")
    assert "G-Standard" in early.hand(1)
    assert early.turn == 0
    late = t.play("1 draw")
    assert "B-Esquire" in late.hand(1)
    late.play("0 R-Standard", "1 call-draw")
    assert late.legal() == {"order-draw", "throw-down"}
    ordered = late.copy().play("1 order-draw")
    assert "G-Standard" in ordered.hand(0)
    assert ordered.phase == "reply"
    late.play("1 throw-down")
    assert late.points == (0, 1)
    assert late.is_over


TWENTY_THREE = """
court colour: Black
leader: 0
hand 0: G-Crown B-Knight B-Esquire B-Standard B-Jester K-Royal
hand 1: G-Esquire B-Royal K-Crown K-Esquire K-Jester R-Esquire
couplets 0: G-Jester+G-Royal B-Crown+K-Knight R-Standard+R-Royal
couplets 1: R-Jester+R-Knight G-Standard+G-Knight R-Crown+K-Standard
announced: 20 20
"""


def best(t: Play, seat: int) -> int:
    """The points that best play makes for this seat, both playing to the end."""
    if t.is_over:
        return t.points[seat] - t.points[1 - seat]
    if t.counts[t.turn] >= 60:
        # Waiting gains nothing.
        return best(t.copy().play("declare"), seat)
    results = [best(t.copy().play(move), seat) for move in sorted(t.cards())]
    return max(results) if t.turn == seat else min(results)


@cites("court.r4-follow", "court.r4-take")
def test_example_23_exact_endgame() -> None:
    t = position(TWENTY_THREE)
    assert t.counts == (50, 38)
    won = t.copy().play("0 G-Crown")
    assert won.cards() == {"G-Esquire"}
    won.play("1 G-Esquire")
    assert won.counts == (62, 38)
    assert won.play("0 declare").points == (1, 0)
    for lead in sorted(t.cards() - {"G-Crown"}):
        assert best(t.copy().play(lead), 0) == -1, lead


@cites("court.ruling-margin", "court.ruling-declare-when")
def test_example_24_a_late_declaration() -> None:
    for moment, points in (("made", 2), ("round-end", 1)):
        t = position(TWENTY_FOUR, margin_moment=moment)
        assert t.counts == (60, 28)
        t.play("0 B-Esquire")
        assert t.cards() == {"R-Esquire"}
        t.play("1 R-Esquire")
        assert t.counts == (60, 32)
        t.play("1 K-Esquire")
        assert t.legal() == {"G-Esquire", "declare"}
        assert t.copy().play("0 declare").points == (points, 0)
        t.play("0 G-Esquire")
        assert t.counts == (60, 46)
        assert t.points == (points, 0)


TWENTY_FIVE = """
court colour: Red
hand 0: B-Esquire K-Crown
hand 1: K-Knight R-Jester
couplets: 0 G-Royal+B-Standard, 0 K-Jester+G-Standard, 1 B-Knight+R-Standard, 1 \
    R-Royal+G-Knight, 0 G-Jester+G-Crown, 0 R-Esquire+B-Jester, 1 G-Esquire+R-Knight, 1 \
    K-Esquire+K-Standard, 0 B-Royal+B-Crown, 1 K-Royal+R-Crown
announced: 20 20
"""


@cites("court.ruling-declare-beats-first", "court.ruling-undeclared", "court.ruling-tie-scope")
def test_example_25_two_silent_sixties() -> None:
    t = position(TWENTY_FIVE)
    assert t.counts == (60, 61)
    assert (t.s.sixty_against[0], t.s.sixty_couplets[0]) == (43, 4)
    assert t.s.first_to_sixty == 0
    assert t.play("1 declare").points == (0, 1)
    assert position(TWENTY_FIVE, first_sixty="reached").play("1 declare").points == (1, 0)
    for first_sixty in ("declared", "reached"):
        silent = position(TWENTY_FIVE, first_sixty=first_sixty)
        even = silent.copy().play("1 K-Knight/0 K-Crown", "0 B-Esquire/1 R-Jester")
        assert even.counts == (73, 73)
        assert even.points == (0, 0)
        assert even.s.carry == 1
        silent.play("1 R-Jester/0 B-Esquire", "1 K-Knight/0 K-Crown")
        assert silent.counts == (83, 63)
        assert silent.points == (1, 0)
