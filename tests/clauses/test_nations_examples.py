"""Nations: whole examples with their exact numbers, from a deal to its count."""

from __future__ import annotations

import pytest

from parlour.kernel.dispatch import DEAL, OVER
from tests.citing import cites
from tests.clauses.nations_play import Nations, at, dealt, in_order, last_trick


@cites("nations.deal-thirteen", "nations.star-card", "nations.star-suit")
def test_a_pack_in_order_dealt_by_seat_2() -> None:
    t = in_order(2)
    assert t.hand(3) == (
        "EU-2 EU-6 EU-10 EU-Map AS-5 AS-9 AS-Man AF-4 AF-8 AF-Woman AM-3 AM-7 AM-Child"
    )
    assert t.hand(0) == (
        "EU-3 EU-7 EU-Child AS-2 AS-6 AS-10 AS-Map AF-5 AF-9 AF-Man AM-4 AM-8 AM-Woman"
    )
    assert t.hand(1) == (
        "EU-4 EU-8 EU-Woman AS-3 AS-7 AS-Child AF-2 AF-6 AF-10 AF-Map AM-5 AM-9 AM-Man"
    )
    assert t.hand(2) == (
        "EU-5 EU-9 EU-Man AS-4 AS-8 AS-Woman AF-3 AF-7 AF-Child AM-2 AM-6 AM-10 AM-Map"
    )
    assert t.told[-1] == ("STAR", 2, 0, "AM-Map")
    assert int(t.s.star_suit) == 3
    assert (t.actor, len(t.legal())) == (3, 13)
    assert t.why(3, "call") == "call-not-at-eight"


WHOLE_DEAL = """
3 EU-2, 0 EU-3, 1 EU-4, 2 EU-5 -> 2
2 EU-9, 3 EU-6, 0 EU-7, 1 EU-8 -> 2
2 EU-Man, 3 EU-10, 0 EU-Child, 1 EU-Woman -> 2
2 AS-4, 3 AS-5, 0 AS-2, 1 AS-3 -> 3
3 EU-Map, 0 AS-6, 1 AS-7, 2 AS-8 -> 3
3 AS-9, 0 AS-10, 1 AS-Child, 2 AS-Woman -> 2
2 AF-3, 3 AF-4, 0 AF-5, 1 AF-2 -> 0
0 AS-Map, 1 AF-6, 2 AF-7, 3 AS-Man -> 0
0 AF-9, 1 AF-10, 2 AF-Child, 3 AF-8 -> 2
2 AM-2, 3 AM-3, 0 AM-4, 1 AM-5 -> 1
1 AF-Map, 2 AM-6, 3 AF-Woman, 0 AF-Man -> 2
2 AM-10, 3 AM-7, 0 AM-8, 1 AM-9 -> 2
2 AM-Map, 3 AM-Child, 0 AM-Woman, 1 AM-Man -> 2
"""


@cites("nations.highest-led-wins", "nations.star-wins", "nations.winner-leads", "nations.clockwise")
def test_a_whole_deal_of_lowest_cards() -> None:
    t = in_order(2)
    for line in WHOLE_DEAL.strip().splitlines():
        cards, _, taker = line.partition(" -> ")
        for played in cards.split(", "):
            seat, card = played.split()
            assert t.actor == int(seat)
            t.play_low()
            assert t.told[0][3] == card
        assert ("TRICK", int(taker)) in [told[:2] for told in t.told]
    assert t.tricks() == (10, 3)
    assert t.counted() == [("TRICKS", 0, 4), ("TITLES_DIVIDED", -1, 0)]
    assert t.score() == (4, 0)
    assert int(t.s.dealer) == 3
    t.deal(range(52))
    assert t.actor == 0


FOLLOWING = """
dealer: 3
star: AM-3 taken up
leader: 1
turn: 1
tricks: 5 4
seat 0: AS-Map AM-Man EU-5 EU-6
seat 1: AS-7 AF-2 AF-3 AF-4
seat 2: AS-2 AS-Child EU-Map AM-4
seat 3: EU-3 EU-10 AM-2 AF-Map; played AM-3
"""


@cites("nations.follow-suit", "nations.may-pass", "nations.may-star", "nations.star-wins")
def test_following_suit() -> None:
    t = at(FOLLOWING).play("AS-7")
    assert t.open_to() == "AS-2 AS-Child"
    assert t.why(2, "AM-4") == "must-follow-suit"
    t.play("AS-Child")
    assert t.open_to() == "EU-3 EU-10 AF-Map AM-2"
    t.play("AM-2")
    assert t.open_to() == "AS-Map"
    t.play("AS-Map")
    assert t.told[-1][:2] == ("TRICK", 3)
    assert t.actor == 3


def one_trick(star: str, leader: int, *cards: str) -> int:
    """Who takes a last trick of these cards, played round from the leader."""
    seats = {(leader + place) % 4: card for place, card in enumerate(cards)}
    lines = [f"seat {seat}: {card}" for seat, card in sorted(seats.items())]
    lines[3] += f"; played {star}"
    t = at(
        f"dealer: 3\nstar: {star} taken up\nleader: {leader}\nturn: {leader}\ntricks: 6 6\n"
        + "\n".join(lines)
    )
    t.play(*cards)
    return next(seat for kind, seat, _, _ in t.told if kind == "TRICK")


@cites("nations.ruling-several-stars")
def test_two_stars() -> None:
    assert one_trick("EU-2", 3, "AF-Man", "EU-6", "EU-4", "AF-Map") == 0


@cites("nations.may-pass", "nations.highest-led-wins")
def test_passing_never_wins() -> None:
    assert one_trick("AM-2", 2, "EU-2", "AS-Map", "AF-Map", "AS-Man") == 2
    t = at(
        "dealer: 3\nstar: AM-3 taken up\nleader: 0\nturn: 0\ntricks: 5 6\nseat 0: EU-2 EU-3\n"
        "seat 1: AS-Map AM-4\nseat 2: AF-Map AF-2\nseat 3: AS-Man AS-2; played AM-3"
    )
    assert t.play("EU-2").open_to() == "AS-Map AM-4"


@cites("nations.ruling-star-card-in-hand", "nations.star-taken-up")
def test_the_exposed_star_card_must_follow() -> None:
    plain = "AS-2 AS-3 AS-4 AS-5 AS-6 AS-7 AM-2 AM-3 AM-4 AM-5 AM-6 AM-7"
    t = dealt({0: plain, 1: "AF-Map EU-Map", 2: "AF-3 EU-2", 3: "AF-5 EU-3"}, "AF-9", 0)
    t.play("AF-Map", "AF-3", "AF-5")
    assert t.kinds() == ["PLAYED", "STAR_TAKEN_UP"]
    assert t.open_to() == "AF-9"
    assert t.play("AF-9").told[-1][:2] == ("TRICK", 1)
    t = dealt({0: plain, 1: "AF-Map EU-Map", 2: "AF-3 EU-2", 3: "AF-5 EU-3"}, "AF-9", 0)
    t.play("EU-Map", "EU-2", "EU-3")
    assert len(t.legal()) == 13
    assert t.play("AF-9").told[-1][:2] == ("TRICK", 0)


@cites("nations.tricks-above-six", "nations.titles-four", "nations.game-ten")
def test_everything_in_one_deal() -> None:
    suits = {
        seat: " ".join(f"{code}-{rank}" for rank in RANKS)
        for seat, code in enumerate(("AM", "EU", "AS", "AF"))
    }
    t = dealt(suits, "AM-2", 0).play("EU-Map", "AS-2", "AF-2", "AM-2")
    assert t.actor == 0
    for _ in range(48):
        t.play_low()
    assert t.tricks() == (13, 0)
    assert t.counted() == [("TRICKS", 0, 7), ("TITLES", 0, 4), ("GAME_OVER", 0, 11)]
    assert t.score() == (11, 0)
    assert t.actor == OVER


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Child", "Woman", "Man", "Map"]


@cites("nations.ruling-titles-by-side", "nations.titles-three", "nations.titles-divided")
def test_titles_of_seven_deals() -> None:
    for titles, of_titles in (
        ({0: "Map Man Woman Child"}, (4, 0)),
        ({0: "Map Man", 2: "Woman Child"}, (4, 0)),
        ({1: "Map Man Child", 2: "Woman"}, (0, 2)),
        ({1: "Map", 3: "Man Woman", 0: "Child"}, (0, 2)),
        ({0: "Map Child", 1: "Man Woman"}, (0, 0)),
        ({0: "Map", 1: "Man", 2: "Woman", 3: "Child"}, (0, 0)),
        ({0: "Map", 2: "Child", 1: "Man Woman"}, (0, 0)),
    ):
        t = last_trick(1, (6, 6), titles)
        assert t.score() == (of_titles[0], 1 + of_titles[1])


B_FOUR = {1: "Map Man", 3: "Woman Child"}
A_FOUR = {0: "Map Man", 2: "Woman Child"}


@cites("nations.ruling-count-order")
def test_tricks_first() -> None:
    assert last_trick(0, (6, 6), B_FOUR, (9, 7)).score() == (10, 7)
    t = last_trick(0, (6, 6), B_FOUR, (9, 7), count_order="titles-then-tricks")
    assert (t.score(), t.returns()) == ((9, 11), [-1, 1, -1, 1])


@cites("nations.nine-no-titles")
def test_own_nine() -> None:
    t = last_trick(1, (5, 7), A_FOUR, (9, 3))
    assert (t.tricks(), t.score(), t.actor) == ((5, 8), (9, 5), DEAL)


@cites("nations.ruling-nine")
def test_the_others_nine_does_not_bar() -> None:
    t = last_trick(1, (6, 6), B_FOUR, (9, 6))
    assert (t.score(), t.actor) == ((9, 11), OVER)
    t = last_trick(1, (6, 6), B_FOUR, (9, 6), titles_at_nine="either-side-bars-both")
    assert (t.score(), t.actor) == ((9, 7), DEAL)


@cites("nations.call-at-eight", "nations.call-show-score-end", "nations.ruling-call-score")
def test_the_call_succeeds() -> None:
    t = dealt({0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}, "AF-5", 3, (8, 9))
    assert len(t.legal()) == 14
    t.play("call")
    assert t.told[1:3] == [
        ("ANSWER", 2, 1, ""),
        ("TITLES_SHOWN", 0, 0, "AF-Child AF-Man AF-Map"),
    ]
    assert (t.score(), t.actor) == ((10, 9), OVER)
    assert not any(t.s.played)


@cites("nations.ruling-call-score")
def test_a_call_with_two_and_one_and_with_two_and_two() -> None:
    t = dealt({1: "EU-Map EU-Man", 3: "EU-Woman"}, "EU-Child", 0, (2, 8)).play("call")
    assert (t.score(), t.actor) == ((2, 10), OVER)
    t = dealt({1: "EU-Map EU-Man", 3: "EU-Woman EU-Child"}, "EU-4", 0, (2, 8)).play("call")
    assert t.score() == (2, 12)


@cites("nations.ruling-failed-call", "nations.ruling-call-when")
def test_the_call_fails() -> None:
    hands = {2: "AS-Map AS-Man", 1: "AS-Woman", 3: "AS-Child"}
    t = dealt(hands, "AS-2", 1, (8, 5)).play("call")
    assert t.told == [("CALL", 2, 1, ""), ("ANSWER", 0, 0, "")]
    assert (t.score(), t.actor, len(t.legal())) == ((8, 5), 2, 13)
    assert t.why(2, "call") == "call-already-made"
    for _ in range(52):
        t.play_low()
    assert ("TITLES_DIVIDED", -1, 0) in t.counted() or t.actor == OVER


@cites("nations.call-at-eight", "nations.ruling-call-who", "nations.ruling-call-when")
def test_calls_refused() -> None:
    two = {0: "AS-Map AS-Man", 1: "AS-Woman", 3: "AS-Child"}
    three = {0: "AS-Map AS-Man AS-Woman", 1: "AS-Child"}
    four = {0: "AS-Map AS-Man AS-Woman AS-Child"}
    assert dealt(two, "AS-2", 3, (7, 0)).why(0, "call") == "call-not-at-eight"
    assert dealt(three, "AS-2", 3, (9, 0)).why(0, "call") == "call-not-at-eight"
    one = {0: "AS-Map", 2: "AS-Man AS-Woman", 1: "AS-Child"}
    t = dealt(one, "AS-2", 3, (8, 0))
    assert t.why(0, "call") == "call-needs-two-titles"
    t.play_low().play_low()
    assert (t.actor, t.why(2, "call")) == (2, "")
    t = dealt(two, "AS-2", 3, (8, 0))
    for _ in range(4):
        t.play_low()
    while t.actor != 0:
        t.play_low()
    assert t.why(0, "call") == "call-after-first-card"
    assert dealt(four, "AS-2", 3, (6, 0)).why(0, "call") == "call-not-at-eight"


@cites("nations.ruling-uncalled-at-eight", "nations.ruling-nine")
def test_not_called() -> None:
    titles = {0: "Map Man", 2: "Woman", 1: "Child"}
    assert last_trick(0, (6, 6), titles, (8, 0)).score() == (11, 0)
    t = last_trick(0, (6, 6), titles, (8, 0), titles_at_nine="own-side-at-count")
    assert (t.score(), t.actor) == ((9, 0), DEAL)


@cites("nations.ruling-call-who")
def test_three_in_one_hand() -> None:
    hands = {3: "AF-Map AF-Man AF-Child", 0: "AF-Woman"}
    t = to_turn_of(3, dealt(hands, "AF-5", 2, (0, 8)))
    assert t.why(3, "call") == ""
    t.play("call")
    assert t.kinds() == ["CALL", "TITLES_SHOWN", "TITLES", "GAME_OVER"]
    assert t.score() == (0, 10)
    t = to_turn_of(3, dealt(hands, "AF-5", 2, (0, 8), call_holding="exactly-two"))
    assert t.why(3, "call") == "call-needs-two-titles"


def to_turn_of(seat: int, t: Nations) -> Nations:
    while t.actor != seat:
        t.play_low()
    return t


@cites("nations.ruling-both-at-eight", "nations.ruling-failed-call")
def test_both_at_eight() -> None:
    hands = {0: "AF-Map AF-Child", 1: "AF-Man AF-Woman"}
    t = dealt(hands, "AF-5", 3, (8, 8)).play("call")
    assert t.told[1] == ("ANSWER", 2, 0, "")
    t.play_low().play("call")
    assert t.told[1] == ("ANSWER", 3, 0, "")
    while t.actor >= 0:
        t.play_low()
    ahead = 0 if t.tricks()[0] > 6 else 1
    assert t.score()[ahead] == 8 + t.tricks()[ahead] - 6
    assert t.score()[1 - ahead] == 8


@cites("nations.nine-no-titles", "nations.game-ten")
def test_nine_all() -> None:
    t = last_trick(1, (6, 6), A_FOUR, (9, 9))
    assert (t.score(), t.actor) == ((9, 10), OVER)
    assert dealt({0: "AF-Map AF-Man"}, "AF-5", 3, (9, 9)).why(0, "call") == "call-not-at-eight"


@cites("nations.ruling-call-when")
def test_a_round_of_calls() -> None:
    hands = {2: "AF-Map", 0: "AF-Man AF-Child", 1: "AF-Woman"}
    house = {"call_window": "before-first-lead"}
    t = dealt(hands, "AF-5", 1, (8, 3), **house)
    assert (t.actor, t.legal()) == (2, [55])
    assert t.why(2, "call") == "call-needs-two-titles"
    t.play("pass call")
    assert (t.actor, t.legal()) == (0, [52, 55])
    t.play("call")
    assert (t.score(), t.actor) == ((10, 3), OVER)
    assert int(t.s.star_open) == 1
    t = dealt(hands, "AF-5", 1, (8, 3), **house).play("pass call", "pass call")
    assert t.actor == 2
    t = to_turn_of(0, t)
    assert t.why(0, "call") == "call-after-first-card"


@cites("nations.nine-no-titles")
def test_a_call_that_is_barred() -> None:
    hands = {1: "AF-Map AF-Man", 3: "AF-Child", 0: "AF-Woman"}
    assert dealt(hands, "AF-5", 0, (9, 8)).play("call").score() == (9, 10)
    house = {"titles_at_nine": "either-side-bars-both"}
    t = dealt(hands, "AF-5", 0, (9, 8), **house)
    assert t.why(1, "call") == "call-titles-barred"
    titles = {1: "Map Man", 3: "Child", 0: "Woman"}
    t = last_trick(1, (6, 6), titles, (9, 8), **house)
    assert t.counted() == [("TRICKS", 1, 1), ("TITLES_VOID_AT_NINE", 1, 0)]
    assert t.score() == (9, 9)


@cites("nations.ruling-revoke")
def test_a_revoke_at_a_strict_table() -> None:
    house = {"revoke": "three-tricks"}
    t = last_trick(0, (7, 5), A_FOUR, (7, 2), "revoked: 1 0", **house)
    assert (t.tricks(), t.score(), int(t.s.dealer)) == ((5, 8), (9, 4), 0)
    t = last_trick(0, (12, 0), A_FOUR, (9, 2), "revoked: 1 0", **house)
    assert (t.tricks(), t.score()) == ((10, 3), (9, 2))


@cites("nations.ruling-match", "nations.ruling-dealer-order")
def test_a_rubber_goes_on_after_a_call() -> None:
    hands = {0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}
    t = dealt(hands, "AF-5", 3, (8, 9), match="rubber").play("call")
    assert t.told[-1] == ("GAME_OVER", 0, 10, "")
    assert (t.actor, int(t.s.dealer), t.score(), t.games()) == (DEAL, 0, (0, 0), (1, 0))
    assert t.returns() == pytest.approx([0, 0, 0, 0])
