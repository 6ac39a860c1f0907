"""Exposing, calling, completing, stopping; what a turn without a Lead costs."""

from __future__ import annotations

from parlour.games.alice import events
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.alice_positions import at, dealt, pack_for


@cites("alice.turn-expose")
def test_a_turn_begins_with_a_lead_of_ones_own() -> None:
    t = at("3L 7L 9a; down 4", "3a 7a 9b; down 4", "3b 7b 9L; down 5")
    assert t.legal() == [2, 6]
    assert t.why(0, 8) == "lead-not-held"
    assert t.why(0, 16) == "nothing-exposed"
    t.play(6)
    assert t.exposed() == [7, 0, 0]
    assert t.hand(0) == "3L 9a"
    assert t.seen(events.EXPOSED) == [int(ALL)]


@cites("alice.turn-call-anyone", "alice.r-right-to-call")
def test_anyone_may_be_called_on_and_no_companion_need_be_held() -> None:
    t = at("3L; down 3", "3a 9b; down 3", "3b 9L; down 4", "9a; down 4")
    t.play(2)
    assert t.legal() == [16, 17, 18, 19, 20, 21]


@cites("alice.call-hand-over", "alice.r-must-comply")
def test_whoever_has_the_card_hands_it_over() -> None:
    t = at("3L 9a; down 4", "3a 3b 9b; down 4", "9L; down 6")
    t.play(2, 16)
    assert t.told == [("CALLED", 0, 1, "3a"), ("HANDED", 0, 1, "3a")]
    assert t.hand(0) == "3a 9a"
    assert t.sizes() == [2, 2, 1]


@cites("alice.call-one-card")
def test_a_call_brings_one_card_even_from_a_hand_with_both() -> None:
    t = at("3L 9a; down 4", "3a 3b 9b; down 4", "9L; down 6")
    t.play(2, 17)
    assert t.hand(0) == "3b 9a"
    assert t.hand(1) == "3a 9b"
    assert t.legal() == [16, 18]


@cites("alice.r-exact-card")
def test_the_other_companion_does_not_answer_a_call() -> None:
    t = at("3L 9a; down 4", "3b 9b; down 4", "3a 9L; down 6")
    t.play(2, 16)
    assert t.kinds() == ["CALLED", "MISSED"]
    assert t.hand(1) == "3b 9b"


@cites("alice.hit-complete-from-hand", "alice.r-complete-now")
def test_a_set_made_whole_goes_down_on_the_spot() -> None:
    t = at("3L 3a 9a; down 4", "3b 9b; down 5", "9L; down 5")
    t.play(2, 17)
    assert t.told[-1] == ("SET", 0, -1, "3L 3a 3b")
    assert t.hand(0) == "9a"
    assert t.exposed() == [0, 0, 0]


@cites("alice.hit-call-again")
def test_after_a_hit_the_other_card_is_called_for() -> None:
    t = at("3L 9a; down 4", "3a 3b 9b; down 5", "9L; down 5")
    t.play(2, 16)
    assert t.actor == 0
    assert t.legal() == [17, 19]
    # All know now that he lacks the other companion as well.
    assert "3b" in t.lacks(0)
    t.play(17)
    assert t.score() == [5, 5, 5]


@cites("alice.after-set-may-expose", "alice.after-set-go-on")
def test_set_upon_set_in_one_turn() -> None:
    t = at("3L 4L 5L 6L; down 4", "3a 4a 5a 6a; down 4", "3b 4b 5b 6b; down 4")
    for done, i in enumerate((2, 3, 4), start=1):
        t.play(i, 16, 19)
        assert t.score() == [4 + done, 4, 4]
        assert t.legal() == [*range(i + 1, 6), 38]
    t.play(5, 16, 19)
    assert t.actor == OVER


@cites("alice.miss-forfeit")
def test_a_miss_costs_a_card_to_the_one_asked() -> None:
    t = at("3L 9a 9b; down 5", "3a 9L; down 5", "3b; down 4")
    t.play(2, 17)
    assert t.actor == CHANCE
    assert (int(t.s.giver), int(t.s.taker)) == (0, 1)
    t.draw("9b")
    assert t.hand(1) == "3a 9L 9b"
    assert t.sizes() == [1, 3, 1]


@cites("alice.miss-turn-passes", "alice.r-his-left")
def test_after_a_miss_the_callers_left_is_next() -> None:
    t = at("3L 9a; down 4", "3a 7L; down 4", "3b 9L; down 3", "7a 7b 9b; down 2", more="idle: 2")
    t.play(2, 20).draw("9a")
    assert t.actor == 1
    assert int(t.s.idle) == 3


@cites("alice.no-lead-turn-passes")
def test_after_paying_the_turn_passes_left() -> None:
    seats = ("3L 9a; down 4", "3a 9b; down 4", "3b 9L; down 3", "7L 7a 7b; down 2")
    t = at(*seats)
    t.play(2, 17).draw("9a")
    assert t.told[-1] == ("NO_LEAD", 1, 0, "")
    t.draw("9b")
    assert t.actor == 2


@cites("alice.lead-on-table-counts", "alice.r-lead-stays")
def test_a_lead_left_exposed_counts_in_later_turns() -> None:
    t = at("3L 9a; down 4", "9L 9b; down 5", "3a 3b; down 5")
    t.play(2, 17).draw("9a")
    assert t.actor == 1
    t.play(8)
    assert t.score() == [4, 6, 5]
    t.play(38)
    # Seat 2 has no Lead and pays seat 1; seat 0 has only its exposed Lead, and plays.
    t.draw("3a")
    assert t.actor == 0
    assert t.exposed() == [3, 0, 0]
    assert t.legal() == [16, 17, 18, 19]


@cites("alice.one-lead-at-a-time", "alice.finish-before-next", "alice.r-ocr")
def test_one_lead_at_a_time() -> None:
    t = at("5L 9a; exposed 3; down 4", "3a 5a 9b; down 4", "3b 5b 9L; down 5")
    assert t.legal() == [16, 17, 18, 19]
    assert t.why(0, 4) == "already-exposed"


@cites("alice.win-most-sets")
def test_most_sets_wins() -> None:
    t = at("nothing; exposed 13; down 7", "13b; down 6", "13a; down 2")
    t.play(18, 17)
    assert t.score() == [8, 6, 2]
    assert [round(share, 6) for share in t.returns()] == [0.666667, -0.333333, -0.333333]


@cites("alice.r-must-play")
def test_whoever_has_a_lead_must_play() -> None:
    t = at("3L 9a; down 4", "3a 9b; down 5", "3b 9L; down 5")
    assert t.legal() == [2]
    assert t.why(0, 38) == "no-set-yet"


@cites("alice.r-stop")
def test_a_player_with_another_lead_may_stop() -> None:
    t = at("3L 3a 7L 9a; down 4", "3b 7a 9b; down 5", "7b 9L; down 4")
    t.play(2, 17)
    assert t.legal() == [6, 38]


@cites("alice.r-stop-silent")
def test_both_kinds_of_stop_look_alike() -> None:
    with_lead = at("3L 3a 7L; down 4", "3b 7a 9L; down 5", "7b 9a 9b; down 4")
    without = at("3L 3a 7a; down 4", "3b 7L 9L; down 5", "7b 9a 9b; down 4")
    told = []
    for t in (with_lead, without):
        t.play(2, 17, 38)
        told.append((t.told, t.amounts(events.STOPPED)))
        assert t.lacks(0) == set()
    assert told[0] == told[1]


@cites("alice.r-stop")
def test_a_compulsory_table_learns_from_a_stop() -> None:
    t = at("3L 3a 7a; down 4", "3b 7L; down 5", "7b; down 5", after_set="compulsory")
    t.play(2, 17)
    assert t.legal() == [38]
    t.play(38)
    assert "7L" in t.lacks(0)


@cites("alice.r-no-lead-when")
def test_all_learn_that_a_hand_has_no_lead() -> None:
    t = at("3L 9a; down 4", "3a 9b; down 4", "3b 9L; down 3", "7L 7a 7b; down 2")
    t.play(2, 17).draw("9a")
    assert t.told[-1] == ("NO_LEAD", 1, 0, "")
    assert int(t.log.noticed[t.log.n - 1]) == int(ALL)
    assert {"3L", "7L", "9L"} <= t.lacks(1)


@cites("alice.r-played-last")
def test_the_last_to_play_is_paid() -> None:
    seats = ("3L 9a; down 4", "3a; down 4", "3b; down 4", "9L 9b; down 2")
    t = at(*seats)
    t.play(2, 17).draw("9a").draw("3a")
    assert t.told[-1] == ("NO_LEAD", 2, 0, "")


@cites("alice.r-first-turn")
def test_nobody_is_paid_before_anybody_has_played() -> None:
    hands = {0: "1a 2a 3a 4a", 1: "1b 2b 3b 4b", 2: "5L 6L 7L 8L"}
    t = dealt(pack_for(hands, 12, 11), 12, 11)
    assert [(kind, seat, other) for kind, seat, other, _ in t.told if kind == "NO_LEAD"] == [
        ("NO_LEAD", 0, -1),
        ("NO_LEAD", 1, -1),
    ]
    assert t.actor == 2
    assert int(t.s.idle) == 2


@cites("alice.r-cardless")
def test_a_cardless_player_is_passed_over() -> None:
    t = at("3L 3a 9a; down 4", "nothing; down 5", "3b 9L 9b; down 5")
    t.play(2, 19, 38)
    assert t.kinds() == ["STOPPED", "SKIPPED", "TURN"]
    assert t.actor == 2
    assert int(t.s.idle) == 0
    assert int(t.s.last_played) == 2


@cites("alice.r-call-cardless")
def test_a_player_without_cards_may_be_called_on() -> None:
    seats = ("3L 9a; down 4", "nothing; down 5", "3a 3b 9L 9b; down 5")
    t = at(*seats)
    t.play(2)
    assert t.legal() == [16, 17, 18, 19]
    t = at(*seats, call_cardless="refused")
    t.play(2)
    assert t.legal() == [18, 19]
    assert t.why(0, 16) == "target-cardless"
    # An exposed Lead is not a card in hand.
    seats = ("3L 3a; down 4", "nothing; exposed 9; down 5", "3b 9a 9b; down 5")
    t = at(*seats, call_cardless="refused")
    t.play(2)
    assert t.legal() == [19]
    assert t.why(0, 16) == "own-card"
    assert t.why(0, 17) == "target-cardless"


@cites("alice.r-pay-cardless")
def test_the_last_to_play_is_paid_even_without_cards() -> None:
    t = at("3L 3a; down 5", "3b 6a 6b; down 4", "6L 9L 9a 9b; down 4")
    t.play(2, 17, 38)
    assert t.told[-1] == ("NO_LEAD", 1, 0, "")
    t.draw("6b")
    assert t.sizes() == [1, 1, 4]


@cites("alice.r-one-card-player")
def test_even_the_only_card_is_paid() -> None:
    t = at("3L 7a; down 4", "3a; down 5", "3b 7L 7b; down 5")
    t.play(2, 18).draw("7a")
    assert t.told[-1] == ("NO_LEAD", 1, 0, "")
    t.draw("3a")
    assert t.sizes() == [1, 0, 4]
    assert t.actor == 2


@cites("alice.r-end")
def test_the_sixteenth_set_ends_the_game_at_once() -> None:
    t = at("3L 3a; down 5", "3b; down 5", "nothing; down 5")
    t.play(2, 17)
    assert t.actor == OVER
    assert t.kinds() == ["CALLED", "HANDED", "SET", "OVER"]
    assert t.why(0, 38) == "game-over"


@cites("alice.r-tie")
def test_equal_winners_share() -> None:
    t = at("3L 3a; down 4", "3b; down 5", "nothing; down 5", "nothing; down 1")
    t.play(2, 17)
    assert [round(share, 6) for share in t.returns()] == [0.083333, 0.083333, 0.083333, -0.25]


@cites("alice.r-stall")
def test_the_stall_can_be_set_or_put_off() -> None:
    def play_four_loops(rounds: str | int) -> int:
        seats = ("1L; down 4", "1a 1b; down 4", "nothing; down 4", "nothing; down 3")
        t = at(*seats, stall_rounds=rounds)
        for _ in range(4):
            asked = [2, 3, 2, 0, 1, 0]
            for _ in range(12):
                if t.actor == OVER:
                    return t.actor
                if t.actor == CHANCE:
                    t.any_draw()
                else:
                    d = (asked.pop(0) - t.actor) % 4
                    t.play(0, 16 + 2 * (d - 1))
        return t.actor

    assert play_four_loops(10) == OVER
    assert play_four_loops(12) == OVER
    assert play_four_loops(13) != OVER
    assert play_four_loops("off") != OVER
