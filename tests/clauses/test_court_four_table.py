"""Court for four: what is not done, what a house may let be done, and what a seat may know."""

from __future__ import annotations

from parlour.games.court import four
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import resample
from parlour.kernel.flat import fresh
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.court_play import FourPlay, begin_four, position_of
from tests.clauses.test_court_four import ALL_CARDS, COUPLETS_20, EXAMPLE_20
from tests.clauses.test_court_four_counting import CAPTURED_22, EXAMPLE_21B, late

# What four do not do, and what a house may let them do.

PAIR = (
    "G-Crown G-Royal B-Knight K-Royal K-Serf R-Crown R-Royal R-Serf",
    "G-Esquire G-Standard B-Serf K-Knight K-Jester K-Retainer R-Knight R-Esquire",
    "G-Serf B-Crown B-Royal B-Esquire B-Standard B-Jester B-Retainer R-Jester",
    "R-Retainer G-Jester G-Retainer K-Crown K-Esquire K-Standard R-Standard G-Knight",
)
"""Seat 0 holds the pairs of Gold, the court colour, and of Red."""


@cites("court.ruling-four-absent")
def test_ruling_four_absent() -> None:
    t = begin_four(PAIR)
    assert t.legal() == t.hand(0)
    for move in ("announce G-Crown", "exchange", "close", "declare", "lay-down"):
        assert t.refusal(move) == "not-with-four"
    for move in ("draw", "call-draw", "order-draw", "throw-down", "call-revoke"):
        assert t.refusal(move) == "not-in-this-game"
    assert t.refusal("pass") == "not-now"
    assert t.refusal("examine") == "only-last-couplet"


@cites("court.ruling-four-absent")
def test_four_announce_where_the_house_lets_them() -> None:
    t = begin_four(PAIR, four_announce="on")
    pairs = {f"announce {card}" for card in ("G-Crown", "G-Royal", "R-Crown", "R-Royal")}
    assert t.legal() == t.hand(0) | pairs
    assert t.refusal("announce B-Crown") == "not-held"
    assert t.refusal("announce K-Royal") == "no-pair"
    t.play("0 announce R-Crown")
    announced = t.event("announced")
    assert (announced.amount, announced.cards) == (20, {"R-Crown", "R-Royal"})
    assert t.seen_by(WATCHER).hand(0) == {"R-Royal"}
    assert (t.turn, t.phase) == (1, "reply"), "nobody is asked whether he declares"
    assert t.counts == (0, 0), "it waits for a double couplet of the side"
    assert t.refusal("announce G-Crown") == "not-held"
    t.play("1 R-Esquire/2 R-Jester/3 R-Standard")
    assert t.event("pending-counted").amount == 20
    assert t.counts == (10 + 2 + 1 + 20, 0)
    t.play("0 announce G-Royal", "1 G-Esquire")
    assert t.counts == (33 + 30, 0), "thirty at once, for the court colour"
    t.play("2 G-Serf", "3 G-Knight")
    assert t.refusal("announce G-Crown") == "no-pair"
    t.play("0 B-Knight")
    assert t.refusal("announce B-Crown", 1) == "not-held"


@cites("court.ruling-four-absent")
def test_an_announcement_is_for_the_leader_only() -> None:
    t = position_of(
        FourPlay,
        "court colour: Gold\ntable: R-Serf\nhand 1: G-Crown G-Royal K-Serf\nhand 2: B-Serf",
        four_announce="on",
    )
    assert t.refusal("announce G-Crown") == "not-your-lead"
    assert t.cards() == {"G-Crown", "G-Royal", "K-Serf"}


@cites("court.ruling-four-absent")
def test_both_sides_may_have_sixty_and_the_higher_count_wins() -> None:
    pairs = {"four_announce": "on"}
    loses_one = "K-Knight B-Esquire K-Jester B-Jester"
    for announced, points, carry in (
        ("95 0", (0, 2), 0),
        ("96 0", (0, 0), 1),
        ("97 0", (2, 0), 0),
        ("150 0", (3, 0), 0),
    ):
        t = late(EXAMPLE_21B, loses_one, court_colour="Red", announced=announced, options=pairs)
        t.play("1 R-Jester/2 K-Retainer/3 G-Esquire/0 G-Serf")
        t.play("1 K-Standard/2 B-Standard/3 G-Standard/0 G-Royal")
        assert (t.points, t.s.carry) == (points, carry)


# Mistakes.


@cites("court.ruling-four-revoke")
def test_a_revoke_that_is_punished_ends_the_round_at_once() -> None:
    t = begin_four(EXAMPLE_20, revoke="penalise").play(*COUPLETS_20[:2], "3 G-Jester")
    assert t.legal() == t.hand(0)
    t.play("0 K-Serf")
    assert t.is_over
    assert t.points == (0, 2)
    assert (t.counts, t.s.couplets_done) == ((0, 10), 2)
    assert t.event("revoked").seat == 0
    t = begin_four(EXAMPLE_20, revoke="penalise").play(*COUPLETS_20[:3])
    t.play("0 R-Crown", "1 K-Knight")
    assert t.points == (3, 0), "the Standard's point stays, and two are gained"


@cites("court.ruling-four-revoke")
def test_a_revoke_that_must_be_called() -> None:
    t = begin_four(EXAMPLE_20, revoke="claim")
    assert t.refusal("call-revoke") == "not-now"
    t.play("0 R-Serf")
    assert "call-revoke" in t.legal()
    t.play("1 call-revoke")
    assert t.event("called-revoke").amount == 0
    assert t.refusal("call-revoke") == "one-call"
    t.play("1 K-Knight", "2 call-revoke")
    called = t.event("called-revoke")
    assert (called.seat, called.other, called.amount) == (2, 1, 1)
    assert (t.points, t.is_over) == ((2, 0), True)
    # Partners do not call each other's mistakes.
    t = begin_four(EXAMPLE_20, revoke="claim").play("0 R-Serf", "1 K-Knight", "2 R-Jester")
    t.play("3 call-revoke")
    assert not t.is_over
    t.play("3 R-Standard")
    assert t.turn == 3
    t.play("3 K-Standard", "0 call-revoke")
    assert t.points == (2, 0)


@cites("court.ruling-four-revoke")
def test_each_has_a_last_call_when_the_round_is_played_out() -> None:
    t = begin_four(EXAMPLE_20, revoke="claim").play(*COUPLETS_20)
    for seat in range(4):
        assert (t.phase, t.turn) == ("revoke-window", seat)
        assert t.legal() == {"pass", "call-revoke"}
        assert t.points == (1, 0), "the Standard's point alone is entered"
        t.play("pass" if seat % 2 else "call-revoke")
    assert t.points == (1, 1)
    # A wrong card that nobody called: seat 2 threw Blue where he held Red.
    t = begin_four(EXAMPLE_20, revoke="claim")
    t.play("0 R-Serf/1 R-Knight/2 B-Standard/3 R-Standard")
    while t.phase != "revoke-window":
        t.play(sorted(t.cards())[0])
    before = t.points
    t.play("0 pass", "1 call-revoke")
    assert (t.points[1] - before[1], t.is_over) == (2, True)
    assert t.points[0] == before[0]


@cites("court.ruling-four-revoke")
def test_no_call_is_heard_when_the_standard_has_won() -> None:
    t = begin_four(CAPTURED_22, points=(6, 5), revoke="claim")
    t.play("0 K-Serf/1 K-Knight/2 R-Jester/3 K-Standard")
    t.play("1 G-Standard/2 G-Crown/3 G-Jester/0 R-Serf")
    assert t.is_finished
    assert t.points == (7, 5)


# What a seat may know.


@cites("court.four-follow", "court.four-court-take")
def test_what_a_card_tells_of_the_hand() -> None:
    """No Black is left with seat 2, and no Gold above the Knight with seat 1."""
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:3])
    assert {f"G-{rank}" for rank in ("Crown", "Royal")} <= t.known_void(1)
    assert "G-Esquire" not in t.known_void(1)
    assert {card for card in ALL_CARDS if card[0] == "B"} <= t.known_void(3)
    rng = rng_of(5)
    for seat in (0, 1, 2, 3, WATCHER):
        h = t.seen_by(seat).s
        for _ in range(20):
            full = fresh(four.GAME.state)
            resample(h, seat, rng, full)
            dealt = FourPlay(full)
            assert sorted(len(dealt.hand(other)) for other in range(4)) == [5, 5, 5, 5]
            for other in range(4):
                if other != seat:
                    assert dealt.hand(other) & t.known_void(other) == set()


@cites("court.ruling-four-revoke")
def test_a_wrong_call_tells_that_their_cards_were_lawful() -> None:
    t = begin_four(EXAMPLE_20, revoke="claim").play(COUPLETS_20[0], "2 B-Jester/3 G-Crown")
    assert t.known_void(3) == set()
    t.play("0 call-revoke")
    assert t.known_void(3) == {card for card in ALL_CARDS if card[0] == "B"}
