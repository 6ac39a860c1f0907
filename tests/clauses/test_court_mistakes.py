"""A table where mistakes can happen: revokes, and missed draws."""

from __future__ import annotations

from parlour.games.court import two
from tests.citing import cites
from tests.clauses.court_play import Play, begin, position
from tests.clauses.test_court_examples import DECK_1, DECK_9, TIED

UNTIL_REVOKE = (
    "0 close",
    "0 announce K-Crown",
    "0 pass",
    "1 K-Standard",
    "0 K-Royal/1 K-Esquire",
    "0 K-Jester",
)
"""Example 9 up to the reply in which the court colour must be played."""


@cites("court.r4-penalty")
def test_the_offenders_count_is_nil_and_the_other_scores_two() -> None:
    taken = begin(DECK_9, revoke="penalise").play(*UNTIL_REVOKE, "1 R-Standard")
    assert taken.points == (2, 0)
    assert taken.decided_by == "court.r4-penalty"


@cites("court.r4-penalty")
def test_a_count_already_made_is_lost() -> None:
    t = position(
        """
        court colour: Blue
        leader: 0
        hand 0: G-Knight R-Crown
        hand 1: G-Esquire R-Jester
        couplets: 0 G-Standard+G-Jester, 1 K-Jester+B-Crown, 0 B-Standard+B-Knight
        strict from: 2
        """,
        revoke="penalise",
    )
    assert t.counts == (5, 10)
    t.play("0 G-Knight", "1 R-Jester")
    assert t.counts == (5, 0)
    assert t.points == (2, 0)


@cites("court.ruling-revoke")
def test_refused_penalised_or_claimed() -> None:
    refused = begin(DECK_9).play(*UNTIL_REVOKE)
    assert refused.cards() == {"G-Crown"}
    penalised = begin(DECK_9, revoke="penalise").play(*UNTIL_REVOKE)
    assert penalised.cards() == penalised.hand(1)
    claimed = begin(DECK_9, revoke="claim").play(*UNTIL_REVOKE, "1 B-Jester")
    assert not claimed.is_over
    assert claimed.turn == 0
    assert "call-revoke" in claimed.legal()
    claimed.play("0 call-revoke")
    assert claimed.points == (2, 0)
    assert claimed.counts[1] == 0


@cites("court.ruling-revoke")
def test_a_wrong_call_changes_nothing_and_is_not_repeated() -> None:
    t = begin(DECK_9, revoke="claim").play("0 close")
    assert t.refusal("call-revoke") == "not-now"
    t.play("0 K-Knight/1 K-Esquire", "0 call-revoke")
    assert not t.is_over
    assert t.turn == 0
    assert t.refusal("call-revoke") == "one-call"
    t.play("0 K-Royal")
    assert "call-revoke" in t.legal()
    t.play("1 K-Standard")
    assert "call-revoke" in t.legal()


@cites("court.ruling-revoke")
def test_the_last_call_comes_before_points_are_entered() -> None:
    t = begin(DECK_9, revoke="claim").play(*UNTIL_REVOKE, "1 B-Jester", "0 declare")
    assert t.phase == "revoke-window"
    assert t.turn == 0
    assert t.legal() == {"pass", "call-revoke"}
    assert t.points == (0, 0)
    right = t.copy().play("0 call-revoke")
    assert right.points == (2, 0)
    passed = t.copy().play("0 pass")
    assert passed.turn == 1
    # A wrong call is the caller's last word; then the round counts as it ended.
    assert passed.play("1 call-revoke").points == (0, 3)
    assert t.play("0 pass", "1 pass").points == (0, 3)


@cites("court.ruling-penalty-greater")
def test_a_closer_within_rule_3_who_revokes_gives_three() -> None:
    t = begin(DECK_9, revoke="penalise").play("0 close", "0 K-Jester", "1 K-Standard")
    t.play("1 K-Esquire", "0 B-Crown")
    assert t.points == (0, 3)


def missed() -> Play:
    """The taker of the first couplet has missed his draw."""
    return begin(DECK_1, draw="manual").play(TIED[0], "0 pass")


@cites("court.ruling-missed-draw")
def test_players_draw_by_hand() -> None:
    t = begin(DECK_1, draw="manual").play(TIED[0])
    assert t.phase == "draw"
    assert t.turn == 0
    assert t.refusal("call-draw") == "no-draw-missing"
    t.play("0 draw", "1 draw")
    assert t.hand(0) >= {"B-Esquire"}
    assert t.hand(1) >= {"G-Standard"}
    assert t.phase == "lead"
    assert begin(DECK_1).play(TIED[0]).refusal("draw") == "not-in-this-game"


@cites("court.ruling-missed-draw")
def test_both_owe_and_nobody_is_to_blame() -> None:
    t = missed().play("1 pass", "0 call-draw")
    assert t.hand(0) >= {"B-Esquire"}
    assert t.hand(1) >= {"G-Standard"}
    assert t.phase == "lead"
    assert list(t.s.owed) == [0, 0]


@cites("court.r14-early")
def test_a_miss_noticed_early_is_made_good() -> None:
    t = missed()
    assert list(t.s.owed) == [1, 0]
    t.play("1 call-draw")
    assert t.hand(0) >= {"B-Esquire"}
    assert list(t.s.owed) == [0, 0]
    assert t.turn == 1
    assert t.legal() == {"draw", "pass"}


@cites("court.r14-late-choice")
def test_a_miss_noticed_late_is_the_opponents_choice() -> None:
    t = missed().play("1 draw")
    assert list(t.s.late) == [1, 0]
    t.play("0 call-draw")
    assert t.phase == "rule-14-choice"
    assert t.turn == 1
    assert t.legal() == {"order-draw", "throw-down"}
    t.play("1 order-draw")
    assert t.hand(0) >= {"G-Standard"}
    assert t.turn == 0
    assert t.phase == "lead"


@cites("court.r14-throw-down")
def test_throwing_down_scores_one() -> None:
    t = missed().play("1 draw", "0 call-draw", "1 throw-down")
    assert t.points == (0, 1)
    assert t.is_over


@cites("court.ruling-missed-draw", "court.r14-early")
def test_before_a_close_every_miss_comes_to_light() -> None:
    t = begin(DECK_1, draw="manual").play(TIED[0], "0 draw", "1 pass", "0 close")
    assert list(t.s.hand_size) == [6, 6]
    assert t.s.closed_by == 0
    late = missed().play("1 draw", "0 close")
    assert late.phase == "rule-14-choice"
    assert late.s.closed_by == -1
    late.play("1 order-draw")
    assert late.s.closed_by == 0
    assert list(late.s.hand_size) == [6, 6]


@cites("court.ruling-missed-draw")
def test_after_the_sixth_couplet_every_miss_comes_to_light() -> None:
    t = begin(DECK_1, draw="manual")
    for move in (TIED[0], TIED[1]):
        t.play(move, "draw", "draw")
    t.play("1 exchange")
    for move in TIED[3:6]:
        t.play(move, "draw", "draw")
    t.play(TIED[6], "1 draw", "0 pass")
    assert "K-Jester" in t.hand(0)
    assert list(t.s.hand_size) == [6, 6]
    assert t.phase == "lead"


@cites("court.ruling-memory")
def test_memory_is_a_house_rule_of_the_view() -> None:
    game = two.GAME
    option = next(option for option in game.options if option.name == game.recall_option)
    assert option.name == "memory_aid"
    assert option.values == ("off", "own-count", "full-history")
    assert begin(DECK_1).s.memory_aid == 0
    for place, value in enumerate(option.values):
        assert begin(DECK_1, memory_aid=value).s.memory_aid == place
    assert begin(DECK_1, memory_aid="own-count").legal() == begin(DECK_1).legal()
    assert begin(DECK_1, memory_aid="full-history").legal() == begin(DECK_1).legal()


@cites("court.r6-examine-last", "court.r6-no-other")
def test_a_look_at_the_last_couplet_is_no_move() -> None:
    t = begin(DECK_1).play(TIED[0])
    assert t.refusal("examine") == "only-last-couplet"
    assert t.refusal("examine", seat=1) == "not-your-turn"
    assert t.refusal("pass") == "not-now"
    assert "examine" not in t.legal()
