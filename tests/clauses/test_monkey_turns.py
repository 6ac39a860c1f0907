"""The Monkey: the card taken out, the deal, throwing, drawing, and the last card."""

from __future__ import annotations

import random

from parlour.games import monkey
from parlour.games.game import Event
from parlour.games.monkey import dealing, events
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import ALL, WATCHER
from tests.citing import cites
from tests.clauses.monkey_play import (
    DISCARD,
    DRAW,
    DRAW_AT,
    EIGHTS,
    FIVES,
    FOURS,
    MAPS,
    NINES,
    SIXES,
    STOP,
    TENS,
    THREES,
    Monkey,
    at,
    dealt,
    number,
    sitting_down,
    without,
)

# Setting up.


@cites("monkey.discard-one", "monkey.ruling-discard")
def test_the_first_card_of_the_pack_is_taken_out_for_all_to_see() -> None:
    t = dealt(without("AF-7"), 4, 0)
    assert t.told[1] == ("DISCARD", 0, -1, "AF-7")
    assert t.seen(events.DISCARD) == [int(ALL)]
    assert int(t.s.removed) == number("AF-7")
    assert int(t.hidden(WATCHER).s.removed) == number("AF-7")
    assert sum(t.sizes()) == 51


@cites("monkey.ruling-discard")
def test_by_house_rule_nobody_sees_it_before_the_end() -> None:
    t = dealt(without("AF-7"), 4, 0, discard="random-hidden")
    assert t.seen(events.DISCARD) == [0]
    for seat in (0, 1, 2, 3, WATCHER):
        assert int(t.hidden(seat).s.removed) == -1
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", discard="random-hidden").draw("EU-10")
    assert t.kinds()[2:] == ["OUT", "REVEALED", "MONKEY", "GAME_OVER"]
    assert int(t.hidden(WATCHER).s.removed) == number("AM-Map")
    hands = ("EU-10 AS-Map EU-4", "AF-10 AS-4")
    t = at("AM-Map", *hands, discard="random-hidden", turn_cap=1).draw("AS-Map")
    assert t.kinds()[-2:] == ["ABANDONED", "REVEALED"]


@cites("monkey.ruling-discard")
def test_by_house_rule_the_dealer_picks_it() -> None:
    pack = list(range(51, -1, -1))
    t = dealt(pack, 3, 1, discard="dealer-picks-shown")
    assert (t.actor, t.legal()) == (1, [DISCARD + card for card in range(52)])
    assert t.why(1, DRAW) == "wrong-phase"
    assert t.why(1, FIVES) == "wrong-phase"
    assert t.why(0, DISCARD) == "not-your-turn"
    assert not any(t.hidden(1).s.pack) or set(t.hidden(1).s.pack.tolist()) == {-1}
    t.play(DISCARD + number("AM-Man"))
    assert t.told[0] == ("DISCARD", 1, -1, "AM-Man")
    assert t.hand(2).split()[-1] == "AM-Map"
    assert "AM-Woman" in t.hand(0).split()
    assert t.why(1, DISCARD) == "wrong-phase"
    assert t.sizes() == [17, 17, 17]


@cites("monkey.shuffle", "monkey.deal-order")
def test_the_cards_go_round_one_by_one_from_the_dealers_left() -> None:
    pack = list(range(52))
    random.Random(3).shuffle(pack)
    for dealer in range(4):
        t = dealt(pack, 4, dealer)
        for place in range(51):
            assert int(t.s.hand[(dealer + 1 + place) % 4]) >> pack[1 + place] & 1


@cites("monkey.ruling-cut")
def test_nothing_comes_between_the_shuffle_and_the_card_taken_out() -> None:
    assert dealt(without("EU-2"), 3, 0).kinds() == ["SHUFFLE", "DISCARD", *["DEALT"] * 3]


@cites("monkey.deal-equal", "monkey.ruling-uneven")
def test_the_hands_are_as_equal_as_fifty_one_cards_can_make_them() -> None:
    for seats in (2, 3, 4, 7, 17, 50, 51):
        sizes = dealt(without("EU-2"), seats, 0).sizes()
        assert sum(sizes) == 51
        assert max(sizes) - min(sizes) <= 1
        assert sizes[1 : 1 + 51 % seats] == [51 // seats + 1] * (51 % seats)


@cites("monkey.any-number")
def test_two_to_fifty_one_may_play() -> None:
    assert [sitting_down(seats) for seats in (2, 12, 51)] == ["", "", ""]
    assert [sitting_down(seats) for seats in (1, 52)] == ["bad-player-count"] * 2


@cites("monkey.ruling-must-throw")
def test_house_rules_that_do_not_go_together_are_refused() -> None:
    assert sitting_down(3, hold_back="true", pairs_per_turn="all") == "bad-option"
    assert sitting_down(3, hold_back="true", draw="by-position") == "bad-option"
    t = at("AS-3", "EU-5 AS-5 EU-9", "EU-3 AF-9", more="turn: 0")
    assert t.legal() == [FIVES]


# Turns.


@cites("monkey.dealer-starts")
def test_the_dealer_has_the_first_turn() -> None:
    for dealer in range(3):
        assert dealt(without("EU-2"), 3, dealer).actor == dealer


@cites("monkey.match-two", "monkey.throw-pair")
def test_two_cards_of_one_value_are_a_pair_and_are_thrown() -> None:
    t = at("EU-2", "EU-5 AM-5 AS-9", "AF-9 AS-2", more="turn: 0")
    assert t.legal() == [FIVES]
    assert t.why(0, NINES) == "no-such-pair"
    t.play(FIVES)
    assert t.told[0] == ("THROW", 0, -1, "EU-5 AM-5")
    assert t.seen(events.THROW) == [int(ALL)]
    assert t.hand(0) == "AS-9"
    assert int(t.s.heap) >> number("AM-5") & 1


@cites("monkey.one-pair-per-turn", "monkey.ruling-one-pair")
def test_one_pair_in_a_turn() -> None:
    hands = ("EU-5 AS-5 EU-10 AF-10 AM-3", "EU-3 AS-3 AF-3 AM-Map")
    t = at("EU-Map", *hands, more="turn: 0").play(TENS)
    assert (t.actor, t.hand(0)) == (1, "EU-5 AS-5 AM-3")
    t = at("EU-Map", *hands, more="turn: 0", pairs_per_turn="all").play(FIVES)
    assert (t.actor, t.legal()) == (0, [TENS])
    assert t.why(0, DRAW) == "has-pair"
    assert t.play(TENS).actor == 1
    assert int(t.s.turns) == 1


@cites("monkey.turn-left")
def test_turns_go_to_the_left() -> None:
    t = at("EU-Map", "EU-5 AS-5 EU-9", "EU-6 AS-6", "AS-Map AF-9", more="turn: 0")
    assert t.why(2, FIVES) == "not-your-turn"
    assert t.play(FIVES).actor == 1


@cites("monkey.no-pair-draws", "monkey.ruling-plays-if-he-can")
def test_without_a_pair_one_draws_from_the_right() -> None:
    t = at("EU-Map", "EU-5 EU-9", "AS-5 AS-Map", "AF-9 EU-6 AF-6", more="turn: 0")
    assert t.legal() == [DRAW]
    t.play(DRAW)
    assert t.told == [("REACH", 0, 2, "")]
    assert t.actor == CHANCE
    assert t.outcomes() == "EU-6 AF-6 AF-9"
    t = at("EU-Map", "EU-5 EU-9", "AS-5 AS-Map", "AF-9 EU-6 AF-6", more="turn: 0").draw("EU-6")
    # Seat 1 has no pair either, and is not passed over.
    assert (t.actor, t.legal()) == (1, [DRAW])
    t.play(DRAW)
    assert int(t.s.giver) == 0


@cites("monkey.no-draw-with-pair", "monkey.ruling-must-throw")
def test_with_a_pair_nobody_draws() -> None:
    t = at("AS-3", "AS-4 AF-4 EU-Man", "AM-Man AS-8 EU-8 EU-3", more="turn: 0")
    assert t.why(0, DRAW) == "has-pair"
    assert t.legal() == [FOURS]


@cites("monkey.drawn-match")
def test_a_drawn_card_that_makes_a_pair_is_thrown_at_once() -> None:
    t = at("EU-2", "EU-Map AS-6", "AF-6 AS-2", "AF-Map AM-Map AS-Map", more="turn: 0").draw(
        "AM-Map"
    )
    assert t.told == [("DRAW", 0, 2, "AM-Map"), ("THROW", 0, 2, "EU-Map AM-Map")]
    assert (t.actor, t.sizes()) == (1, [1, 2, 2])


@cites("monkey.drawn-no-match")
def test_a_drawn_card_that_makes_none_is_kept() -> None:
    t = at("EU-2", "EU-Map AS-6", "AF-6 AS-2 AF-Map", "AM-9 AS-9", more="turn: 0").draw("AM-9")
    assert t.kinds() == ["DRAW", "KEEP"]
    assert (t.actor, t.hand(0)) == (1, "EU-Map AS-6 AM-9")


@cites("monkey.ruling-three-or-four")
def test_of_three_the_first_two_nations_go() -> None:
    t = at("EU-2", "EU-9 AF-9 AM-9", "AS-9 AS-2 AF-2 AM-2", more="turn: 0").play(NINES)
    assert t.told[0][3] == "EU-9 AF-9"
    assert t.hand(0) == "AM-9"
    # So all know that he had not the 9 of Asia.
    assert int(t.s.lacks[0]) >> number("AS-9") & 1


@cites("monkey.ruling-out")
def test_a_player_without_cards_is_out() -> None:
    t = at("EU-2", "EU-5 AS-5", "EU-6 AS-6 AS-8", "EU-8 AS-2", more="turn: 0").play(FIVES)
    assert t.told[-1] == ("OUT", 0, -1, "")
    t.play(SIXES).draw("AS-8")
    assert int(t.s.place[0]) == 1
    assert t.actor == OVER


@cites("monkey.ruling-out")
def test_the_turn_passes_over_those_who_are_out() -> None:
    t = at("EU-2", "", "EU-6 AS-6 AS-8", "EU-8 AS-2 AF-6 AM-6", more="turn: 2").play(SIXES)
    assert t.actor == 1


@cites("monkey.ruling-draw-from")
def test_a_card_is_drawn_from_the_next_on_the_right_who_has_one() -> None:
    t = at("AM-Map", "EU-10 AS-Map", "", "", "AF-10", more="turn: 0")
    assert t.legal() == [DRAW]
    t = at("AM-Map", "EU-10", "", "", "AF-10 AS-Map", more="turn: 3")
    assert t.play(DRAW).told == [("REACH", 3, 0, "")]


@cites("monkey.ruling-draw-from")
def test_nobody_is_left_to_draw_from() -> None:
    hand = "EU-6 AS-6 AF-8 AM-8 AS-7"
    t = at("EU-7", "", hand, more="turn: 1", hold_back="true")
    assert t.why(1, DRAW) == "nobody-to-draw-from"
    assert t.legal() == [SIXES, EIGHTS]


@cites("monkey.ruling-draw-random")
def test_each_card_of_the_other_hand_may_be_drawn() -> None:
    hands = ("EU-5", "AS-5 EU-9 AF-9 AM-Map")
    t = at("EU-Map", *hands, more="turn: 0").play(DRAW)
    assert t.outcomes() == "EU-9 AS-5 AF-9 AM-Map"
    t = at("EU-Map", *hands, more="turn: 0", draw="by-position")
    assert t.legal() == [DRAW_AT, DRAW_AT + 1, DRAW_AT + 2, DRAW_AT + 3]
    assert t.why(0, DRAW_AT + 4) == "no-such-position"
    assert t.why(0, DRAW) == "wrong-phase"
    assert t.play(DRAW_AT + 2).outcomes() == "EU-9 AS-5 AF-9 AM-Map"
    assert at("EU-Map", *hands, more="turn: 0").why(0, DRAW_AT) == "wrong-phase"


@cites("monkey.ruling-must-throw")
def test_by_house_rule_pairs_may_be_kept() -> None:
    t = at("EU-7", "EU-4 AS-4 EU-9", "AF-9 AM-7", more="turn: 0", hold_back="true")
    assert t.legal() == [FOURS, DRAW]
    assert t.why(0, STOP) == "wrong-phase"
    t.draw("AF-9")
    assert t.legal() == [FOURS, NINES, STOP]
    assert t.why(0, DRAW) == "wrong-phase"
    t.play(STOP)
    assert t.told == [("STOP", 0, -1, "")]
    assert (t.hand(0), t.actor) == ("EU-4 EU-9 AS-4 AF-9", 1)


@cites("monkey.ruling-kept-unseen")
def test_nobody_else_learns_whether_a_pair_was_kept() -> None:
    """Whoever draws and throws nothing is seen alike with a pair and without one."""
    paired = at("EU-7", "EU-4 AS-4 EU-9", "AF-9 AM-7", more="turn: 0", hold_back="true")
    paired.draw("AF-9")
    ahead = as_bytes(paired.hidden(1).s)
    assert paired.actor == 0
    paired.play(STOP)
    assert as_bytes(paired.hidden(1).s) == ahead
    single = at("EU-7", "EU-9 AS-5", "AM-7 AF-9 EU-5", more="turn: 0", hold_back="true")
    single.draw("AM-7")
    assert single.told[-1] == ("STOP", 0, -1, "") == paired.told[-1]
    assert single.actor == 1 == paired.actor
    assert single.s.pairless == paired.s.pairless == 0


# Who knows what.


@cites("monkey.ruling-drawn-visibility")
def test_only_the_two_know_a_card_that_was_drawn_and_kept() -> None:
    hands = ("EU-Map AS-6", "AF-6 AS-2 AF-Map", "AM-9 AS-9", "AF-2 AM-2")
    t = at("EU-2", *hands, more="turn: 0")
    assert t.place_known(3, "AM-2") == 3
    t = at("EU-2", *hands, more="turn: 0\nknown to 1 2: AM-9\nknown to 1 3: AM-2").draw("AM-2")
    assert t.seen(events.DRAW) == [0b1001]
    assert [t.place_known(seat, "AM-2") for seat in (0, 1, 2, 3, WATCHER)] == [
        0,
        None,
        None,
        0,
        None,
    ]
    # Who had known where it was lost sight of it; what lies elsewhere he knows as before.
    assert t.place_known(1, "AM-9") == 2


@cites("monkey.ruling-drawn-visibility")
def test_a_pair_after_a_draw_does_not_tell_which_card_was_drawn() -> None:
    first = at("EU-2", "EU-Map", "AS-2", "AM-Map AS-9 AF-9", more="turn: 0").draw("AM-Map")
    other = at("EU-2", "AM-Map", "AS-2", "EU-Map AS-9 AF-9", more="turn: 0").draw("EU-Map")
    for t in (first, other):
        assert t.seen(events.DRAW) == [0b101]
        assert t.told[1] == ("THROW", 0, 2, "EU-Map AM-Map")
    assert first.hidden(1).s.tobytes() == other.hidden(1).s.tobytes()


@cites("monkey.ruling-drawn-visibility")
def test_cards_that_stayed_are_still_known_after_a_match() -> None:
    known = "known to 1 2: AS-9"
    t = at("EU-2", "EU-Map", "AS-2", "AM-Map AS-9 AF-9", more=f"turn: 0\n{known}").draw("AM-Map")
    assert t.place_known(1, "AS-9") == 2
    hands = ("EU-6", "AS-2 AF-6", "AM-Map AS-9 AF-9 EU-Map")
    t = at("EU-2", *hands, more=f"turn: 0\n{known}").draw("AM-Map")
    assert t.place_known(1, "AS-9") is None


# The end.


@cites("monkey.ends-all-paired", "monkey.monkey-is-odd-card", "monkey.loser-named")
def test_who_has_the_last_card_is_the_monkey() -> None:
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1").draw("EU-10")
    assert t.told[-2:] == [("MONKEY", 0, -1, "AS-Map"), ("GAME_OVER", 0, -1, "")]
    assert (t.actor, t.loser()) == (OVER, 0)
    assert t.why(0, DRAW) == "game-over"
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1").draw("AS-Map")
    assert t.actor == 0
    # Three cards left are not the end.
    t = at("AM-Map", "EU-10 AS-Map AS-5 AF-5", "AF-10", more="turn: 0").play(FIVES)
    assert t.actor == 1


@cites("monkey.ruling-end")
def test_a_player_alone_with_cards_goes_on_throwing() -> None:
    t = at("EU-7", "", "", "EU-6 AS-6 AF-8 AM-8 AS-7", more="turn: 2").play(SIXES)
    assert (t.actor, t.legal()) == (2, [EIGHTS])
    assert t.play(EIGHTS).loser() == 2


@cites("monkey.ruling-result")
def test_one_loser_and_an_equal_share_for_the_others() -> None:
    t = at("AM-Map", "EU-10 AS-Map", "", "", "AF-10", more="turn: 3\ndealer: 2").draw("EU-10")
    assert t.returns() == [-1, 1 / 3, 1 / 3, 1 / 3]
    assert int(dealing.next_dealer(t.s)) == 3
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1", next_dealer="loser").draw("EU-10")
    assert int(dealing.next_dealer(t.s)) == 0


@cites("monkey.ruling-turn-cap")
def test_a_game_is_given_up_after_so_many_turns() -> None:
    hands = ("EU-10 AS-Map EU-4", "AF-10 AS-4")
    t = at("AM-Map", *hands, more="turn: 1\nturns: 1", turn_cap=2).draw("AS-Map")
    assert t.told[-1] == ("ABANDONED", -1, -1, "")
    assert (t.actor, t.loser(), t.returns()) == (OVER, -1, [0, 0])
    assert int(dealing.next_dealer(t.s)) == 0
    # If the last of these turns leaves one card, that is the end of it.
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1", turn_cap=1).draw("EU-10")
    assert t.loser() == 0


@cites("monkey.ruling-call-out-text")
def test_pairs_are_called_out() -> None:
    t = at("EU-2", "EU-Map AS-Map AS-9 EU-9", "AF-9 AS-2 AM-9", more="turn: 0").play(MAPS)
    assert line(t, 0) == "You throw “a pair of Maps”: the Map of Europe and the Map of Asia."
    names = "Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Children Women Men Maps"
    for rank, name in enumerate(names.split()):
        mates = [f"EU-{RANKS[rank]}", f"AS-{RANKS[rank]}"]
        other = "Man" if RANKS[rank] == "Map" else "Map"
        t = at(f"EU-{other}", " ".join(mates), f"AS-{other}", more="turn: 0").play(rank)
        assert f"“a pair of {name}”" in line(t, 1)


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Child", "Woman", "Man", "Map"]


def line(t: Monkey, seat: int) -> str:
    """The first line of the last move's story."""
    log = t.log
    fields = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")
    event = Event(*(int(getattr(log, name)[0]) for name in fields))
    told = monkey.GAME.words.narrate(event, t.s, seat, ("Ann", "Bea"))
    assert told is not None
    return told.text


@cites("monkey.match-two")
def test_a_pair_wants_two() -> None:
    t = at("EU-2", "EU-3 AS-4", "AS-3 AF-4 AS-2", more="turn: 0")
    assert t.why(0, THREES) == "no-such-pair"
    assert t.legal() == [DRAW]
