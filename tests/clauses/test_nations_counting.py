"""Nations: tricks, Titles, nine points, ten points, revokes and the rubber."""

from __future__ import annotations

from parlour.kernel.dispatch import DEAL, OVER
from tests.citing import cites
from tests.clauses.nations_play import at, dealt, last_trick, sitting_down

FOUR = {0: "Map Man", 2: "Woman Child"}
THREE = {0: "Map Man", 2: "Woman", 1: "Child"}
DIVIDED = {0: "Map Child", 1: "Man Woman"}


@cites("nations.tricks-above-six")
def test_each_trick_above_six_is_a_point() -> None:
    for before, made in (((6, 6), 1), ((8, 4), 3), ((12, 0), 7)):
        t = last_trick(0, before, DIVIDED)
        assert t.counted() == [("TRICKS", 0, made), ("TITLES_DIVIDED", -1, 0)]
        assert t.score() == (made, 0)


@cites("nations.titles-four", "nations.titles-defined")
def test_four_titles_are_four_points() -> None:
    t = last_trick(1, (6, 6), FOUR)
    assert t.counted() == [("TRICKS", 1, 1), ("TITLES", 0, 4)]
    assert t.score() == (4, 1)


@cites("nations.titles-three")
def test_three_titles_are_two_points() -> None:
    t = last_trick(1, (6, 6), THREE)
    assert t.counted() == [("TRICKS", 1, 1), ("TITLES", 0, 2)]
    assert t.score() == (2, 1)


@cites("nations.titles-divided")
def test_two_titles_on_each_side_are_nothing() -> None:
    for score in ((0, 0), (9, 0)):
        t = last_trick(1, (6, 6), DIVIDED, score)
        assert t.counted() == [("TRICKS", 1, 1), ("TITLES_DIVIDED", -1, 0)]
        assert t.score() == (score[0], 1)


@cites("nations.ruling-titles-by-side")
def test_partners_titles_are_added() -> None:
    for titles, points in (
        ({0: "Map Man Woman Child"}, (4, 1)),
        ({0: "Map Man", 2: "Woman Child"}, (4, 1)),
        ({1: "Map", 3: "Man Woman", 0: "Child"}, (0, 3)),
        ({0: "Map", 2: "Child", 1: "Man Woman"}, (0, 1)),
        ({0: "Map", 1: "Man", 2: "Woman", 3: "Child"}, (0, 1)),
    ):
        assert last_trick(1, (6, 6), titles).score() == points


@cites("nations.ruling-titles-as-dealt", "nations.ruling-titles-automatic")
def test_titles_count_for_the_hand_they_were_dealt_to() -> None:
    """Nothing is claimed, and the side that took every trick has no share in the others'."""
    t = last_trick(0, (12, 0), {1: "Map Man", 3: "Woman Child"})
    assert t.score() == (7, 4)


@cites("nations.ruling-count-order")
def test_tricks_are_counted_before_titles() -> None:
    titles = {1: "Map Man", 3: "Woman Child"}
    t = last_trick(0, (6, 6), titles, (9, 7))
    assert t.counted() == [("TRICKS", 0, 1), ("GAME_OVER", 0, 10)]
    assert t.score() == (10, 7)
    t = last_trick(0, (6, 6), titles, (9, 7), count_order="titles-then-tricks")
    assert t.counted() == [("TITLES", 1, 4), ("GAME_OVER", 1, 11)]
    assert t.score() == (9, 11)
    t = last_trick(0, (6, 6), titles, (0, 0), count_order="titles-then-tricks")
    assert t.counted() == [("TITLES", 1, 4), ("TRICKS", 0, 1)]


@cites("nations.nine-no-titles")
def test_at_nine_titles_are_worth_nothing() -> None:
    t = last_trick(1, (5, 7), FOUR, (9, 3))
    assert t.counted() == [("TRICKS", 1, 2), ("TITLES_VOID_AT_NINE", 0, 0)]
    assert t.score() == (9, 5)


@cites("nations.ruling-nine")
def test_the_side_that_began_at_nine_is_barred_and_no_other() -> None:
    # Eight and the odd trick make nine, but the deal began at eight.
    assert last_trick(0, (6, 6), THREE, (8, 0)).score() == (11, 0)
    t = last_trick(0, (6, 6), THREE, (8, 0), titles_at_nine="own-side-at-count")
    assert t.counted()[-1] == ("TITLES_VOID_AT_NINE", 0, 0)
    assert t.score() == (9, 0)
    # The other side at nine bars nobody but itself, unless the house says so.
    both = {1: "Map Man", 3: "Woman Child"}
    assert last_trick(1, (6, 6), both, (9, 6)).score() == (9, 11)
    t = last_trick(1, (6, 6), both, (9, 6), titles_at_nine="either-side-bars-both")
    assert t.score() == (9, 7)
    # Counted first, Titles find the score as it was when the deal began.
    t = last_trick(
        0,
        (6, 6),
        THREE,
        (8, 0),
        titles_at_nine="own-side-at-count",
        count_order="titles-then-tricks",
    )
    assert t.score() == (10, 0)


@cites("nations.ruling-uncalled-at-eight")
def test_titles_not_called_at_eight_are_counted() -> None:
    t = last_trick(0, (6, 6), THREE, (8, 0))
    assert t.counted() == [("TRICKS", 0, 1), ("TITLES", 0, 2), ("GAME_OVER", 0, 11)]


@cites("nations.game-ten", "nations.ruling-final-score", "nations.ruling-payoff")
def test_ten_points_or_more_win() -> None:
    t = last_trick(0, (6, 6), DIVIDED, (8, 0))
    assert t.actor == DEAL
    t = last_trick(1, (3, 9), DIVIDED, (9, 9))
    assert t.score() == (9, 13)
    assert t.actor == OVER
    assert t.returns() == [-1, 1, -1, 1]
    assert t.why(0, "EU-2") == "game-over"
    assert last_trick(0, (12, 0), DIVIDED, (9, 9)).score() == (16, 9)


# By house rule a card that fails to follow stands.

REVOKER = (
    "dealer: 3\nstar: AS-2 taken up\nleader: 0\nturn: 0\ntricks: 6 5\n"
    "seat 0: EU-5 AF-3\nseat 1: EU-2 AF-4\nseat 2: EU-3 AF-5\nseat 3: EU-4 AF-6; played AS-2"
)


@cites("nations.ruling-revoke")
def test_a_revoke_is_refused_or_costs_three_tricks() -> None:
    t = at(REVOKER).play("EU-5")
    assert t.why(1, "AF-4") == "must-follow-suit"
    t = at(REVOKER, revoke="three-tricks").play("EU-5")
    assert t.open_to() == "EU-2 AF-4"
    # Seat 1 throws Africa on Europe and shows Europe in the last trick: side 1 had 5, has none
    # of the two last, gives up three.
    t.play("AF-4", "EU-3", "EU-4", "AF-3", "EU-2", "AF-5", "AF-6")
    assert t.counted()[0] == ("REVOKE", 1, 3)
    assert t.tricks() == (10, 3)
    assert t.score()[0] >= 4


@cites("nations.ruling-revoke")
def test_a_side_that_revoked_does_not_pass_nine() -> None:
    t = last_trick(0, (7, 5), FOUR, (7, 2), "revoked: 1 0", revoke="three-tricks")
    assert t.counted() == [("REVOKE", 0, 3), ("TRICKS", 1, 2), ("TITLES", 0, 2)]
    assert t.score() == (9, 4)
    t = last_trick(0, (12, 0), FOUR, (9, 2), "revoked: 1 0", revoke="three-tricks")
    told = [("REVOKE", 0, 3), ("TRICKS", 0, 0), ("TITLES_VOID_AT_NINE", 0, 0)]
    assert t.counted() == told
    assert t.score() == (9, 2)
    assert int(t.s.idle) == 1


@cites("nations.ruling-revoke")
def test_where_both_revoked_the_deal_is_void_and_dealt_again() -> None:
    t = last_trick(0, (6, 6), FOUR, (3, 3), "revoked: 1 1", revoke="three-tricks")
    assert t.counted() == [("DEAL_VOID", -1, 0)]
    assert t.score() == (3, 3)
    assert int(t.s.dealer) == 3


@cites("nations.ruling-revoke")
def test_after_ten_idle_deals_one_is_played_with_revokes_refused() -> None:
    for idle, bound in ((9, 0), (10, 1)):
        t = at(f"dealer: 3\nidle deals: {idle}", revoke="three-tricks").deal(range(52))
        assert int(t.s.strict) == bound
    assert sitting_down(4, revoke="three-tricks", stop_early="true") == "bad-option"


@cites("nations.ruling-match")
def test_a_rubber_is_the_first_to_win_two_games() -> None:
    t = last_trick(0, (6, 6), DIVIDED, (9, 5), match="rubber")
    assert t.counted() == [("TRICKS", 0, 1), ("GAME_OVER", 0, 10)]
    assert (t.actor, t.score(), t.games(), int(t.s.dealer)) == (DEAL, (0, 0), (1, 0), 0)
    t = last_trick(0, (6, 6), DIVIDED, (9, 5), "games: 1 1", match="rubber")
    assert t.counted()[1:] == [("GAME_OVER", 0, 10), ("MATCH_OVER", 0, 2)]
    assert t.actor == OVER
    assert t.returns() == [1, -1, 1, -1]
    # As printed one game is all.
    assert last_trick(0, (6, 6), DIVIDED, (9, 5)).actor == OVER


@cites("nations.next-deal")
def test_a_deal_that_decides_nothing_is_followed_by_another() -> None:
    t = last_trick(0, (6, 6), DIVIDED)
    assert t.actor == DEAL
    assert dealt({}, "EU-2", 0).actor == 1
