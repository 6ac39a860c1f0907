"""Court for three: the dealer looks on, scores with the winner, and never his seventh point."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.games.court import three
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.court_play import ThreePlay, begin_three, position_of
from tests.clauses.test_court_examples import DECK_1, DECK_11, DECK_13, DECK_14, DECK_15, TIED
from tests.games.test_court_written import BY_THE_TEN, CLOSED_AND_MADE


def seated(moves: Iterable[str], first: int, second: int) -> list[str]:
    """The moves of a round for two, made by these seats: the first hand's, and the second's."""
    names = {"0": first, "1": second}
    return ["/".join(f"{names[part[0]]}{part[1:]}" for part in move.split("/")) for move in moves]


def players(t: ThreePlay) -> tuple[int, int]:
    """Who was dealt first and who last in the round just dealt, as the game says."""
    first = t.turn
    return first, 3 - int(t.s.idle) - first


def one_point(t: ThreePlay) -> ThreePlay:
    """A round in which the second hand makes one point."""
    t.deal(DECK_14)
    t.play(*seated(BY_THE_TEN, *players(t)))
    return t


def two_points(t: ThreePlay) -> ThreePlay:
    """A round in which the second hand makes two points."""
    t.deal(DECK_1).play("declare")
    return t


def two_to_the_first(t: ThreePlay) -> ThreePlay:
    """A round in which the first hand makes two points."""
    t.deal(DECK_11)
    t.play(*seated(CLOSED_AND_MADE, *players(t)))
    return t


def three_points(t: ThreePlay) -> ThreePlay:
    """A round in which the second hand makes three points, by laying down the four."""
    t.deal(DECK_15).play("lay-down")
    return t


def tied(t: ThreePlay) -> ThreePlay:
    t.deal(DECK_1)
    t.play(*seated(TIED, *players(t)))
    return t


def who_plays(t: ThreePlay) -> tuple[int, int, int]:
    """The dealer, the first hand and the second of the round that is dealt next."""
    dealer = int(t.s.dealer)
    t = t.copy()
    t.deal(DECK_1)
    return dealer, *players(t)


# The deal.


@cites("court.three-pack")
def test_three_pack() -> None:
    game = three.GAME
    assert len(game.deck) == len(game.pack()) == 24
    assert {card.rank for card in game.deck} & {"Retainer", "Serf"} == set()
    assert (game.least_seats, game.most_seats) == (3, 3)


@cites("court.three-two-hands")
def test_three_two_hands() -> None:
    t = begin_three(DECK_1)
    assert t.hand(0) == {"G-Royal", "G-Esquire", "G-Jester", "K-Royal", "R-Esquire", "R-Standard"}
    assert t.hand(1) == {"B-Royal", "B-Jester", "K-Esquire", "K-Jester", "R-Crown", "R-Jester"}
    assert t.s.talon_left == 11


@cites("court.three-dealer-none")
def test_three_dealer_none() -> None:
    for dealer in range(3):
        t = begin_three(DECK_1, dealer=dealer)
        assert t.hand(dealer) == set()
        assert t.s.hand_size[dealer] == 0
        assert t.s.idle == dealer
        assert t.refusal("declare", dealer) == "not-your-turn"


@cites("court.ruling-three-lead")
def test_ruling_three_lead() -> None:
    """The first cards and the lead are his who sits at the dealer's left."""
    for dealer, first, second in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        t = begin_three(DECK_1, dealer=dealer)
        assert t.turn == first
        assert "R-Standard" in t.hand(first)
        assert "R-Crown" in t.hand(second)
        t.play(f"{first} R-Standard/{second} R-Crown", f"{second} B-Jester")


@cites("court.ruling-first-deal")
def test_the_deal_passes_to_the_left_after_every_round() -> None:
    t = begin_three()
    dealers = []
    for _ in range(4):
        dealers.append(int(t.s.dealer))
        t.deal(DECK_13)
        t.play("declare")
    assert dealers == [2, 0, 1, 2]


@cites("court.ruling-rule-nine")
def test_the_second_hand_is_asked_about_the_four_though_he_does_not_deal() -> None:
    t = begin_three(DECK_15)
    assert (t.phase, t.turn) == ("dealer-lay-down", 1)
    t.play("1 lay-down")
    assert t.points == (0, 3, 3)


# The dealer's share.


@cites("court.three-dealer-shares")
def test_three_dealer_shares() -> None:
    assert one_point(begin_three()).points == (0, 1, 1)
    assert two_points(begin_three()).points == (0, 2, 2)
    t = three_points(begin_three())
    assert t.points == (0, 3, 3)
    shared = t.event("shared")
    assert (shared.seat, shared.other, shared.amount) == (2, 1, 3)
    assert shared.clause == "court.three-dealer-shares"
    assert two_to_the_first(begin_three(dealer=0)).points == (2, 2, 0)


@cites("court.three-not-seventh", "court.three-example-six")
def test_example_19a_a_dealer_with_six_scores_nothing() -> None:
    t = one_point(begin_three(points=(0, 0, 6)))
    assert t.points == (0, 1, 6)
    shared = t.event("shared")
    assert (shared.seat, shared.amount) == (2, 0)
    assert shared.clause == "court.three-not-seventh"


@cites("court.three-example-four")
def test_example_19b_a_dealer_with_four_scores_two_of_three() -> None:
    t = three_points(begin_three(points=(0, 0, 4)))
    assert t.points == (0, 3, 6)
    assert t.event("shared").amount == 2


@cites("court.three-never-out", "court.three-play-own-hand")
def test_a_dealer_finishes_with_a_hand_of_his_own() -> None:
    t = three_points(begin_three(points=(0, 0, 6)))
    assert t.points == (0, 3, 6)
    assert not t.is_out(2)
    # Seat 0 deals: seat 1 leads, and seat 2 plays again.
    two_points(t)
    assert t.points == (2, 3, 8)
    assert t.is_out(2)


@cites("court.ruling-three-share")
def test_ruling_three_share() -> None:
    """A carried point is shared too; a round that nobody wins gives the dealer nothing."""
    t = tied(begin_three())
    assert (t.points, t.s.carry) == ((0, 0, 0), 1)
    assert "shared" not in t.kinds()
    # Seat 0 deals; seat 1 is the first hand and seat 2 the second.
    two_points(t)
    assert (t.points, t.s.carry) == ((3, 0, 3), 0)
    t = tied(begin_three(points=(5, 0, 0)))
    two_points(t)
    assert t.points == (6, 0, 3)
    # Penalties are shared like everything else.
    t = begin_three(DECK_13, revoke="penalise").play("0 close", "0 R-Standard", "1 B-Jester")
    assert t.points == (2, 0, 2)
    t = begin_three(DECK_13, revoke="claim").play("0 close", "0 R-Standard", "1 B-Jester")
    assert t.play("0 call-revoke").points == (2, 0, 2)


@cites("court.ruling-carry")
def test_the_carried_point_waits_for_three_as_for_two() -> None:
    t = tied(tied(begin_three()))
    assert t.s.carry == 1
    t = tied(tied(begin_three(tie_carry="accumulate")))
    assert t.s.carry == 2
    two_points(t)
    # Seat 1 deals: seat 2 leads, seat 0 makes two and the two that waited.
    assert t.points == (4, 4, 0)


# Going out.


def out_and_next_to_deal(**options: Any) -> ThreePlay:
    """Example 19c: seat 2 deals, and seat 0, who deals next, goes out with two points."""
    t = begin_three(points=(5, 1, 1), **options)
    return two_to_the_first(t)


@cites("court.three-out-must-deal", "court.three-order-reason", "court.ruling-three-out")
def test_example_19c_who_goes_out_before_his_deal_deals_once_more() -> None:
    t = out_and_next_to_deal()
    assert t.points == (7, 1, 3)
    assert t.event("went-out").seat == 0
    assert not t.is_finished
    assert who_plays(t) == (0, 1, 2)
    two_points(t)
    assert t.points == (7, 1, 5), "seat 0 deals and scores nothing"
    assert "shared" not in t.kinds()
    assert who_plays(t) == (1, 2, 1)
    t.deal(DECK_13)
    assert t.hand(0) == set()
    assert t.s.idle == 0
    t.play("2 declare")
    assert t.points == (7, 3, 5)
    assert who_plays(t) == (2, 1, 2)


@cites("court.ruling-three-out")
def test_example_19d_who_goes_out_and_is_not_next_leaves_at_once() -> None:
    t = three_points(begin_three(dealer=1, points=(5, 1, 1)))
    assert t.points == (8, 4, 1)
    assert who_plays(t) == (2, 1, 2)
    two_points(t)
    assert who_plays(t) == (1, 2, 1)
    assert t.points == (8, 4, 3)


@cites("court.three-others-continue")
def test_three_others_continue() -> None:
    t = out_and_next_to_deal()
    assert t.turn == -2, "a pack is wanted"
    two_points(t)
    assert t.points == (7, 1, 5)
    two_to_the_first(t)
    # Seat 1 dealt and seat 2 led: he has seven now, and the game is over.
    assert t.points == (7, 1, 7)
    assert t.is_finished
    assert [t.event(kind).seat for kind in ("went-out", "won-game")] == [2, 0]
    assert t.payoffs() == [1.0, -1.0, 0.0]


@cites("court.three-others-continue")
def test_the_first_out_wins_where_the_house_ends_the_game_with_him() -> None:
    t = out_and_next_to_deal(three_end="first-out-wins")
    assert t.is_finished
    assert t.event("won-game").seat == 0
    assert t.payoffs() == [1.0, -0.5, -0.5]


@cites("court.ruling-three-stage-two")
def test_ruling_three_stage_two() -> None:
    """A dealer with a hand of his own may go out, unless the house bars him."""
    for value, made, over in (("free", 7, True), ("barred", 6, False)):
        t = begin_three(points=(5, 5, 1), stage_two_dealer=value)
        two_points(two_to_the_first(t))
        assert t.points == (7, 5, 5)
        # Seat 1 deals and plays the second hand.
        two_points(t)
        assert t.points == (7, made, 5)
        assert t.is_finished == over
        held = [told for told in t.told if told.kind == "held-at-six"]
        assert [told.amount for told in held] == ([] if over else [-1])
        assert not held or held[0].clause == "court.ruling-three-stage-two"


@cites("court.first-to-seven", "court.game-seven", "court.ruling-overshoot")
def test_seven_points_or_more_and_a_player_is_out() -> None:
    t = three_points(begin_three(points=(0, 6, 0)))
    assert t.points == (0, 9, 3)
    assert t.is_out(1)
    t = two_points(begin_three(points=(0, 4, 0)))
    assert t.points == (0, 6, 2)
    assert not t.is_out(1)


@cites("court.ruling-round-cap")
def test_ruling_round_cap_with_three() -> None:
    """Most points win; equal points share a place; one who is out keeps the first."""
    t = two_points(begin_three(round_cap=1, points=(0, 0, 1)))
    assert t.is_finished
    assert t.points == (0, 2, 3)
    assert t.event("won-game").clause == "court.ruling-round-cap"
    assert t.payoffs() == [-1.0, 0.0, 1.0]
    t = two_points(begin_three(round_cap=1))
    assert t.event("drawn-game").clause == "court.ruling-round-cap"
    assert t.payoffs() == [-1.0, 0.5, 0.5]
    t = two_to_the_first(begin_three(round_cap=2, points=(5, 0, 0)))
    two_points(t)
    assert (t.points, t.payoffs()) == ((7, 0, 4), [1.0, -1.0, 0.0])
    assert t.event("won-game").seat == 0
    t = tied(begin_three(round_cap=1))
    assert t.payoffs() == [0.0, 0.0, 0.0]


# What the one who sits out may know.


@cites("court.three-dealer-none", "court.ruling-silent-windows")
def test_who_sits_out_sees_what_a_watcher_sees() -> None:
    t = begin_three(DECK_1, draw="manual", revoke="claim")
    for move in "/".join(seated(TIED, 0, 1)).split("/"):
        while t.phase == "draw":
            t.play("draw")
            assert t.hidden(2) == t.hidden(WATCHER)
        t.play(move)
        assert t.hidden(2) == t.hidden(WATCHER)
        assert {"R-Standard", "G-Esquire"} & t.seen_by(2).hand(0) == set()
    t = begin_three(DECK_15)
    before = t.hidden(2)
    assert t.seen_by(2).turn == 0, "the second hand's window shows to nobody else"
    t.play("1 pass")
    assert t.hidden(2) == before == t.hidden(WATCHER)
    assert [told.noticed for told in t.told] == [1 << 1]


@cites("court.ruling-revoke")
def test_both_players_of_a_round_have_the_last_call() -> None:
    t = begin_three(DECK_11, revoke="claim", dealer=0)
    t.play(*seated(CLOSED_AND_MADE, 1, 2))
    assert (t.phase, t.turn) == ("revoke-window", 1)
    t.play("1 pass")
    assert t.turn == 2
    t.play("2 call-revoke")
    assert t.points == (2, 2, 0)


def test_a_position_of_three_reads_back() -> None:
    t = position_of(
        ThreePlay,
        "dealer: 1\nfirst out: 0\npoints: 7 4 5\ncourt card: R-Jester\n"
        "hand 1: G-Crown G-Royal G-Knight G-Esquire G-Standard G-Jester\n"
        "hand 2: B-Crown B-Royal B-Knight B-Esquire B-Standard B-Jester\n"
        "talon: R-Standard R-Esquire R-Knight R-Royal R-Crown K-Knight K-Esquire K-Standard "
        "K-Jester\ncouplets 2: K-Crown+K-Royal",
    )
    assert (t.s.idle, t.turn, t.counts) == (0, 2, (0, 0, 18))
    assert t.legal() >= {"B-Crown", "announce B-Royal", "close", "declare"}
