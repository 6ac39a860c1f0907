"""Nations: the call at eight points."""

from __future__ import annotations

from parlour.games.nations import events
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.nations_play import Nations, at, dealt

TWO_AND_ONE = {0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}
TWO_AND_NONE = {0: "AF-Map AF-Child", 1: "AF-Woman", 3: "AF-Man"}


def called(hands: dict[int, str], score: tuple[int, int] = (8, 0), **options: str) -> Nations:
    """Seat 3 deals and turns up a 5; seat 0 calls at once."""
    return dealt(hands, "AF-5", 3, score, **options).play("call")


@cites("nations.call-at-eight")
def test_at_eight_a_player_with_two_titles_may_ask() -> None:
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0))
    assert len(t.legal()) == 14
    assert t.legal()[-1] == 52
    for score in ((7, 8), (9, 8), (6, 0), (0, 0)):
        assert dealt(TWO_AND_ONE, "AF-5", 3, score).why(0, "call") == "call-not-at-eight"


@cites("nations.titles-defined")
def test_map_man_woman_and_child_of_the_stars_are_titles_and_nothing_else() -> None:
    for second in ("AF-Man", "AF-Woman", "AF-Child"):
        assert dealt({0: f"AF-Map {second}"}, "AF-5", 3, (8, 0)).why(0, "call") == ""
    for second in ("AF-10", "EU-Map", "AS-Man"):
        t = dealt({0: f"AF-Map {second}"}, "AF-5", 3, (8, 0))
        assert t.why(0, "call") == "call-needs-two-titles"


@cites("nations.call-needs-partner-title", "nations.ruling-call-answer")
def test_the_partner_answers_truly_and_at_once() -> None:
    t = called(TWO_AND_ONE)
    assert t.told[:2] == [("CALL", 0, 1, ""), ("ANSWER", 2, 1, "")]
    t = called(TWO_AND_NONE)
    assert t.told == [("CALL", 0, 1, ""), ("ANSWER", 2, 0, "")]
    assert t.actor == 0


@cites("nations.call-show-score-end", "nations.ruling-call-score")
def test_a_good_call_shows_the_titles_scores_them_and_ends_the_game() -> None:
    t = called(TWO_AND_ONE, (8, 9))
    assert t.told[2:] == [
        ("TITLES_SHOWN", 0, 0, "AF-Child AF-Man AF-Map"),
        ("TITLES", 0, 2, ""),
        ("GAME_OVER", 0, 10, ""),
    ]
    assert t.score() == (10, 9)
    assert t.actor == OVER
    t = called({0: "AF-Map AF-Child", 2: "AF-Man AF-Woman"})
    assert t.score() == (12, 0)
    # Only the Titles of the side are shown; the rest of the hands stays hidden.
    assert t.hidden(1).hand(0) == "AF-Child AF-Map"
    assert t.hidden(1).hand(2) == "AF-Woman AF-Man"


@cites("nations.ruling-call-who")
def test_two_titles_or_more_give_the_call() -> None:
    one = {0: "AF-Map", 2: "AF-Man AF-Child", 1: "AF-Woman"}
    assert dealt(one, "AF-5", 3, (8, 0)).why(0, "call") == "call-needs-two-titles"
    for three, points in (("AF-Map AF-Man AF-Child", 10), ("AF-Map AF-Man AF-Woman AF-Child", 12)):
        t = called({0: three, 1: "AF-Woman"} if points == 10 else {0: three})
        assert t.kinds() == ["CALL", "TITLES_SHOWN", "TITLES", "GAME_OVER"]
        assert t.score() == (points, 0)
        exact = {"call_holding": "exactly-two"}
        t = dealt({0: three}, "AF-5", 3, (8, 0), **exact)
        assert t.why(0, "call") == "call-needs-two-titles"
    assert called(TWO_AND_ONE, call_holding="exactly-two").score() == (10, 0)


@cites("nations.ruling-call-when")
def test_a_call_is_made_once_before_ones_first_card_and_costs_no_turn() -> None:
    t = called(TWO_AND_NONE)
    assert t.why(0, "call") == "call-already-made"
    assert len(t.legal()) == 13
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0))
    while int(t.s.tricks_done) == 0:
        t.play_low()
    while t.actor != 0:
        t.play_low()
    assert t.why(0, "call") == "call-after-first-card"


@cites("nations.ruling-call-when")
def test_by_house_rule_calls_come_before_the_first_lead() -> None:
    hands = {0: "AF-Map AF-Child", 2: "AF-Man", 3: "AF-Woman"}
    t = dealt(hands, "AF-5", 1, (8, 8), call_window="before-first-lead")
    assert int(t.s.star_open) == 1
    for seat, open_to in ((2, "pass call"), (3, "pass call"), (0, "call pass call")):
        assert (t.actor, t.open_to()) == (seat, open_to)
        assert t.why(seat, t.hand(seat).split()[0]) == "wrong-phase"
        t.play("pass call")
    assert t.told == [("PASSED_CALL", 0, 0, "")]
    assert t.actor == 1
    assert t.play("pass call").actor == 2
    assert t.why(2, "pass call") == "wrong-phase"
    assert t.why(2, "call") == "call-after-first-card"
    # Nobody is asked in a deal that no side began at eight.
    t = dealt(hands, "AF-5", 1, (7, 9), call_window="before-first-lead")
    assert (t.actor, len(t.legal())) == (2, 13)


@cites("nations.ruling-call-answer")
def test_by_house_rule_the_partner_speaks_for_himself() -> None:
    t = called(TWO_AND_ONE, call_answer="spoken")
    assert (t.actor, t.open_to()) == (2, "yes no")
    assert t.why(2, "call") == "wrong-phase"
    assert t.why(2, t.hand(2).split()[0]) == "wrong-phase"
    assert t.why(0, "yes") == "not-your-turn"
    assert t.play("yes").score() == (10, 0)
    t = called(TWO_AND_ONE, call_answer="spoken").play("no")
    assert t.told == [("ANSWER", 2, 0, "")]
    assert (t.actor, len(t.legal())) == (0, 13)
    assert t.why(0, "yes") == "wrong-phase"
    t = called(TWO_AND_NONE, call_answer="spoken")
    assert t.open_to() == "no"
    assert t.why(2, "yes") == "no-title"
    # A partner who held back his Titles may call with them himself.
    t = called({0: "AF-Map AF-Child", 2: "AF-Man AF-Woman"}, call_answer="spoken").play("no")
    t.play_low().play_low()
    assert (t.actor, t.why(2, "call")) == (2, "")


@cites("nations.ruling-failed-call")
def test_a_call_that_fails_costs_nothing_and_all_hear_it() -> None:
    t = called(TWO_AND_NONE)
    assert t.seen(events.ANSWER) == [(int(ALL), int(ALL))]
    assert t.score() == (8, 0)
    assert int(t.s.shown) == 0


@cites("nations.ruling-both-at-eight")
def test_with_both_at_eight_each_side_may_call() -> None:
    hands = {0: "AF-Map AF-Child", 1: "AF-Man AF-Woman"}
    t = dealt(hands, "AF-5", 3, (8, 8)).play("call")
    assert t.told[1] == ("ANSWER", 2, 0, "")
    assert t.play_low().play("call").told[1] == ("ANSWER", 3, 0, "")


@cites("nations.nine-no-titles")
def test_where_nine_bars_both_nobody_may_call() -> None:
    barred = {"titles_at_nine": "either-side-bars-both"}
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 9), **barred)
    assert t.why(0, "call") == "call-titles-barred"
    assert 52 not in t.legal()
    assert dealt(TWO_AND_ONE, "AF-5", 3, (8, 7), **barred).why(0, "call") == ""


@cites("nations.ruling-call-score")
def test_a_call_in_the_middle_of_the_first_trick_voids_it() -> None:
    hands = {2: "AF-Map AF-Child", 0: "AF-Man AF-Woman EU-2"}
    t = dealt(hands, "AF-5", 3, (8, 9)).play("AF-Man").play_low().play("call")
    assert t.score() == (12, 9)
    assert t.tricks() == (0, 0)
    assert t.kinds() == ["CALL", "ANSWER", "TITLES_SHOWN", "TITLES", "GAME_OVER"]


@cites("nations.ruling-call-when")
def test_positions_of_calls_are_read() -> None:
    t = at("dealer: 3\nstar: AF-5\nscore: 8 0\nturn: 0\n" + HANDS)
    assert t.why(0, "call") == ""
    t = at(
        "dealer: 3\nstar: AF-5\nscore: 8 0\nturn: 0\n" + HANDS.replace("AS-2\n", "AS-2; called\n")
    )
    assert t.why(0, "call") == "call-already-made"


HANDS = (
    "seat 0: AF-Map AF-Man EU-2 EU-3 EU-4 EU-5 EU-6 EU-7 EU-8 EU-9 EU-10 EU-Child AS-2\n"
    "seat 1: EU-Woman EU-Man EU-Map AS-3 AS-4 AS-5 AS-6 AS-7 AS-8 AS-9 AS-10 AS-Child AS-Woman\n"
    "seat 2: AS-Man AS-Map AF-2 AF-3 AF-4 AF-6 AF-7 AF-8 AF-9 AF-10 AF-Child AF-Woman AM-2\n"
    "seat 3: AF-5 AM-3 AM-4 AM-5 AM-6 AM-7 AM-8 AM-9 AM-10 AM-Child AM-Woman AM-Man AM-Map\n"
)
