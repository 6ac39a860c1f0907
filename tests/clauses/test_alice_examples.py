"""Worked positions of Alice, with their exact codes and numbers."""

from __future__ import annotations

import random

from parlour.games.alice import events
from parlour.kernel.dispatch import CHANCE, OVER
from tests.citing import cites
from tests.clauses.alice_positions import Alice, at, dealt, pack_for


@cites(
    "alice.turn-expose",
    "alice.r-own-card",
    "alice.call-hand-over",
    "alice.hit-complete-from-hand",
    "alice.r-complete-now",
    "alice.set-then-no-lead-free",
)
def test_the_set_that_the_sheet_names() -> None:
    t = at("2L 2b 9a; down 4", "2a 5L 9b; down 4", "5a 5b 9L; down 5")
    assert t.legal() == [1]
    t.play(1)
    assert t.legal() == [16, 18]
    t.play(16)
    assert t.kinds() == ["CALLED", "HANDED", "SET"]
    assert t.score() == [5, 4, 5]
    assert t.hand(0) == "9a"
    assert t.legal() == [38]
    t.play(38)
    assert t.actor == 1
    assert t.legal() == [4]


@cites(
    "alice.hit-call-again",
    "alice.after-set-may-expose",
    "alice.miss-forfeit",
    "alice.no-lead-forfeit",
    "alice.turn-call-anyone",
    "alice.no-lead-turn-passes",
)
def test_two_calls_and_on_to_a_miss() -> None:
    t = at("5L 7L 9a; down 4", "5a 7a 9b; down 4", "5b 7b 9L; down 5")
    t.play(4)
    assert t.legal() == [16, 17, 18, 19]
    t.play(16)
    assert t.legal() == [17, 19]
    t.play(19)
    assert t.score() == [5, 4, 5]
    assert t.legal() == [6, 38]
    t.play(6, 17)
    assert t.kinds() == ["CALLED", "MISSED"]
    assert t.outcomes() == "9a"
    t.draw("9a")
    assert t.kinds() == ["FORFEIT", "TURN", "NO_LEAD"]
    assert t.outcomes() == "7a 9a 9b"
    t.draw("9b")
    assert t.actor == 2
    assert t.legal() == [8]
    assert t.hand(0) == "9b"
    assert t.exposed() == [7, 0, 0]
    assert t.hand(1) == "7a 9a"


@cites("alice.r-who-knows-draw", "alice.miss-turn-passes", "alice.r-his-left", "alice.r-lead-stays")
def test_a_miss_and_who_knows_what() -> None:
    t = at("6L 11b 14a; down 3", "6b 11L 14b; down 3", "6a 16L; down 3", "11a 14L 16a 16b; down 3")
    t.play(5, 16)
    assert t.outcomes() == "11b 14a"
    t.draw("11b")
    assert t.exposed() == [6, 0, 0, 0]
    assert t.hand(0) == "14a"
    assert t.hand(1) == "6b 11L 11b 14b"
    assert t.actor == 1
    assert t.legal() == [10]
    assert t.seen(events.FORFEIT) == [0b11]
    assert [t.hidden(seat).hand(1) for seat in (0, 2, 3)] == ["11b", "", ""]
    assert t.hidden(1).hand(1) == t.hand(1)
    for seat in (2, 3):
        assert t.hidden(seat).sizes() == [1, 4, 2, 4]
    # All can tell that seats 0 and 1 lack the Caterpillar; with seat 3's own hand only 2 is left.
    assert [("6a" in t.lacks(seat)) for seat in range(4)] == [True, True, False, False]


@cites("alice.r-received-to-hand", "alice.r-exact-card")
def test_a_card_just_received_is_lost_again() -> None:
    t = at("10L 13b; down 4", "10a 13L 3L; down 4", "10b 13a 3a 3b; down 5")
    t.play(9, 16)
    assert t.hand(0) == "10a 13b"
    t.play(17)
    assert t.outcomes() == "10a 13b"
    t.draw("10a")
    assert t.hand(0) == "13b"
    assert t.exposed() == [10, 0, 0]
    assert t.hand(1) == "3L 10a 13L"
    assert t.legal() == [2, 12]
    assert t.hidden(2).hand(0) == ""
    assert t.hidden(2).hand(1) == ""


@cites("alice.last-lead-forfeited", "alice.r-forfeited-lead-to-hand", "alice.lead-on-table-counts")
def test_the_last_card_is_the_exposed_lead() -> None:
    t = at("nothing; exposed 4; down 4", "4a 8L; down 4", "4b 8a; down 3", "8b; down 3")
    t.play(17)
    assert t.told[:3] == [
        ("CALLED", 0, 1, "4b"),
        ("MISSED", 0, 1, "4b"),
        ("LEAD_FORFEIT", 0, 1, "4L"),
    ]
    assert t.sizes() == [0, 3, 2, 1]
    assert t.exposed() == [0, 0, 0, 0]
    assert [t.hidden(seat).hand(1) for seat in (0, 2, 3)] == ["4L"] * 3
    assert t.actor == 1
    assert t.legal() == [3, 7]
    t.play(3)
    assert t.legal() == [17, 19, 21]
    t.play(17)
    assert t.score() == [4, 5, 3, 3]
    assert t.legal() == [7, 38]


@cites("alice.r-played-last", "alice.no-lead-forfeit")
def test_two_in_a_row_without_a_lead() -> None:
    seats = ("1L 12L 15b; down 3", "1a 15a; down 3", "1b 12a; down 4", "12b 15L; down 3")
    t = at(*seats)
    t.play(0, 18)
    assert t.outcomes() == "12L 15b"
    t.draw("15b")
    t.draw("1a")
    assert t.told[-1] == ("NO_LEAD", 2, 0, "")
    t.draw("12a")
    assert t.actor == 3
    assert t.legal() == [14]
    assert t.hand(0) == "1a 12L 12a"
    assert t.exposed() == [1, 0, 0, 0]
    assert t.hand(1) == "15a"
    assert t.hand(2) == "1b 15b"

    t = at(*seats, played_last="previous_turn")
    t.play(0, 18).draw("15b").draw("1a")
    assert t.told[-1] == ("NO_LEAD", 2, 1, "")


@cites("alice.r-first-turn")
def test_a_first_turn_without_a_lead() -> None:
    hands = {0: "3a 7b 9a 12b", 1: "1L 1a 5b 6a", 2: "2a 4b 8a 11b", 11: "13a 14b 15L 16a"}
    t = dealt(pack_for(hands, 12, 11), 12, 11)
    assert t.told[-3:] == [("TURN", 0, -1, ""), ("NO_LEAD", 0, -1, ""), ("TURN", 1, -1, "")]
    t.play(0, 17)
    t.draw("5b")
    t.draw("4b")
    assert t.actor == 3
    assert t.hand(1) == "1a 4b 6a"
    assert t.exposed()[1] == 1
    assert t.hand(2) == "2a 5b 8a 11b"
    assert t.sizes()[0] == 4

    t = dealt(pack_for(hands, 12, 11), 12, 11, first_turn_no_lead="dealer")
    assert t.told[-1] == ("NO_LEAD", 0, 11, "")
    t.any_draw()
    assert t.sizes()[0] == 3
    assert t.sizes()[11] == 5


@cites("alice.set-then-no-lead-free", "alice.r-pay-cardless", "alice.r-cardless")
def test_completing_with_the_last_cards_and_being_paid() -> None:
    t = at("3L 3a; down 5", "3b 6a 6b; down 4", "6L 9L 9a 9b; down 4")
    t.play(2, 17)
    assert t.score() == [6, 4, 4]
    assert t.sizes()[0] == 0
    assert t.legal() == [38]
    t.play(38)
    assert t.sizes() == [0, 2, 4]
    t.draw("6a")
    assert t.hand(0) == "6a"
    assert t.actor == 2
    assert t.legal() == [5, 8]


@cites("alice.r-stop", "alice.r-stop-silent")
def test_stopping_by_choice() -> None:
    seats = ("3L 3a 7L; down 5", "3b 6a 7a; down 4", "6L 6b 7b; down 4")
    t = at(*seats)
    t.play(2, 17)
    assert t.score() == [6, 4, 4]
    assert t.legal() == [6, 38]
    t.play(38)
    assert t.told[0] == ("STOPPED", 0, -1, "")
    assert t.amounts(events.STOPPED) == [0]
    assert t.hand(0) == "7L"
    t.draw("6a")
    assert t.actor == 2
    assert t.legal() == [5]

    t = at(*seats, after_set="compulsory")
    t.play(2, 17)
    assert t.legal() == [6]
    assert t.why(0, 38) == "must-expose"


@cites(
    "alice.opening-lay-sets",
    "alice.r-opening-compulsory",
    "alice.r-opening-counts",
    "alice.opening-face-down",
    "alice.r-opening-hidden",
    "alice.r-sizes-public",
)
def test_opening_sets() -> None:
    pack = pack_for({1: "1L 1a 1b 4L 4a 4b 7L 7a 8b 9b 10a 11L"}, 4, 3)
    t = dealt(pack, 4, 3)
    assert t.score()[1] == 2
    assert t.hand(1) == "7L 7a 8b 9b 10a 11L"
    order = [seat for kind, seat, _, _ in t.told if kind == "OPENING"]
    assert order == [0, 1, 2, 3]
    assert t.amounts(events.OPENING)[1] == 2
    assert t.seen(events.OPENING)[1] == 0b10
    other = t.hidden(2)
    assert (int(other.s.opening[1]), int(other.s.sizes[1])) == (2, 6)
    assert int(other.s.piles[1]) == 0
    assert int(t.hidden(1).s.piles[1]) != 0

    shown = dealt(pack, 4, 3, opening_sets="shown")
    assert int(shown.hidden(2).s.piles[1]) == int(shown.s.piles[1]) != 0


@cites("alice.r-full-set-in-hand")
def test_a_full_set_made_in_hand_by_a_forfeit() -> None:
    t = at("8L 9a 2b; down 5", "9L 9b 2a; down 4", "8a 8b 2L; down 4")
    t.play(7, 16).draw("9a")
    assert t.score() == [5, 4, 4]
    assert t.actor == 1
    assert t.legal() == [8]
    t.play(8)
    assert t.kinds() == ["EXPOSED", "SET"]
    assert t.score() == [5, 5, 4]
    assert t.hand(1) == "2a"
    assert t.legal() == [38]


@cites("alice.r-exposed-completed-by-draw")
def test_the_missing_card_of_an_exposed_set_arrives() -> None:
    t = at("8L 9a 2b; down 5", "9b 2a; exposed 9; down 4", "8a 8b 2L; down 4")
    t.play(7, 16).draw("9a")
    assert t.kinds() == ["FORFEIT", "TURN", "SET"]
    assert t.score() == [5, 5, 4]
    assert t.actor == 1
    assert t.legal() == [38]


@cites("alice.finish-before-next", "alice.one-lead-at-a-time", "alice.r-no-redraw")
def test_an_exposed_set_blocks_a_full_one() -> None:
    seats = ("4L 4a 4b 7a; exposed 7; down 4", "7b 12L 12a; down 4", "12b; down 5")
    t = at(*seats)
    assert t.legal() == [17, 19]
    assert t.why(0, 3) == "already-exposed"
    t.play(19)
    assert t.outcomes() == "4L 4a 4b 7a"
    t.draw("4b")
    assert t.actor == 1

    t = at(*seats)
    t.play(17)
    assert t.score() == [5, 4, 5]
    assert t.legal() == [3, 38]
    t.play(3)
    assert t.score() == [6, 4, 5]
    assert t.sizes()[0] == 0
    assert t.legal() == [38]


@cites("alice.r-own-card", "alice.one-lead-at-a-time", "alice.r-must-play", "alice.r-right-to-call")
def test_legal_codes_and_refusals() -> None:
    t = at("11b 1L; exposed 11; down 4", "11a 1a; down 3", "1b 16L; down 3", "16a 16b; down 3")
    assert t.legal() == [16, 18, 20]
    for code in (17, 19, 21):
        assert t.why(0, code) == "own-card"
    for code in (0, 4):
        assert t.why(0, code) == "already-exposed"
    assert t.why(0, 38) == "no-set-yet"
    for code in (22, 23):
        assert t.why(0, code) == "no-such-seat"
    for code in (39, -1):
        assert t.why(0, code) == "no-such-action"
    for code in range(-1, 41):
        assert t.why(1, code) == "not-your-turn"


@cites("alice.r-end", "alice.r-tie", "alice.win-most-sets")
def test_the_end_and_a_tie() -> None:
    t = at("nothing; exposed 13; down 5", "13b; down 6", "13a; down 4")
    t.play(18, 17)
    assert t.actor == OVER
    assert t.legal() == []
    assert t.score() == [6, 6, 4]
    assert t.kinds()[-1] == "OVER"
    assert [round(share, 6) for share in t.returns()] == [0.166667, 0.166667, -0.333333]
    assert t.why(0, 38) == "game-over"


@cites("alice.r-players")
def test_two_seats_never_miss() -> None:
    leads = " ".join(f"{i}L" for i in range(1, 10))
    rest = " ".join(f"{i}a" for i in range(2, 17))
    for seed in range(6):
        t = dealt(pack_for({0: f"{leads} {rest}"}, 2, 1), 2, 1)
        chance = random.Random(seed)
        while t.actor != OVER:
            if t.actor == CHANCE:
                t.any_draw()
            else:
                t.play(chance.choice(t.legal()))
            assert "MISSED" not in t.kinds()
        assert t.score() == [9, 7]


@cites("alice.r-uneven", "alice.deal-one-at-a-time")
def test_uneven_deals() -> None:
    def sizes(seats: int) -> list[int]:
        t = dealt(range(48), seats, seats - 1)
        return t.amounts(events.DEALT)

    assert sizes(5) == [10, 10, 10, 9, 9]
    assert sizes(7) == [7, 7, 7, 7, 7, 7, 6]
    assert {seats: sizes(seats) for seats in (2, 3, 4, 6, 8, 12)} == {
        2: [24] * 2,
        3: [16] * 3,
        4: [12] * 4,
        6: [8] * 6,
        8: [6] * 8,
        12: [4] * 12,
    }
    assert sizes(9) == [6] * 3 + [5] * 6
    assert sizes(10) == [5] * 8 + [4] * 2
    assert sizes(11) == [5] * 4 + [4] * 7


@cites("alice.deal-one-at-a-time", "alice.after-set-go-on", "alice.r-end")
def test_an_unshuffled_pack_for_three() -> None:
    t = dealt(range(48), 3, 2)
    assert t.hand(0) == " ".join(f"{i}L" for i in range(1, 17))
    assert t.hand(1) == " ".join(f"{i}a" for i in range(1, 17))
    assert t.score() == [0, 0, 0]
    actions = 0
    for i in range(16):
        t.play(i, 16, 19)
        actions += 3
    assert t.actor == OVER
    assert t.score() == [16, 0, 0]
    assert actions == 48

    t = dealt(range(48), 3, 2)
    t.play(0, 18)
    t.draw("5L").any_draw()
    assert t.actor == 2
    assert t.legal() == [4]
    assert t.sizes() == [15, 15, 17]


@cites("alice.r-call-cardless", "alice.r-cardless", "alice.lead-on-table-counts")
def test_calling_on_a_cardless_player() -> None:
    t = at("5a; exposed 5; down 4", "5b 6L; down 4", "6a 6b; down 3", "nothing; down 3")
    t.play(21)
    t.draw("5a")
    assert t.hand(3) == "5a"
    t.play(5, 16, 17)
    assert t.score() == [4, 5, 3, 3]
    t.play(38)
    assert t.kinds() == ["STOPPED", "SKIPPED", "TURN", "NO_LEAD"]
    t.draw("5a")
    assert t.actor == 0
    assert t.legal() == [16, 17, 18, 19, 20, 21]
    assert t.hand(1) == "5a 5b"


def _loop() -> Alice:
    return at("1L; down 4", "1a 1b; down 4", "nothing; down 4", "nothing; down 3")


def _turn_of_loop(t: Alice, asked: list[int]) -> None:
    """One turn: a forfeit, or the Lead exposed and a cardless seat asked for the Key."""
    if t.actor == CHANCE:
        t.any_draw()
        return
    seat = t.actor
    d = (asked.pop(0) - seat) % 4
    t.play(0, 16 + 2 * (d - 1))


@cites("alice.last-lead-forfeited", "alice.r-call-cardless")
def test_wilful_play_comes_round_again() -> None:
    t = _loop()
    asked = [2, 3, 2, 0, 1, 0]
    for _ in range(12):
        _turn_of_loop(t, asked)
    assert asked == []
    assert t.actor == 0
    assert [t.hand(seat) for seat in range(4)] == ["1L", "1a 1b", "", ""]
    assert int(t.s.idle) == 12


@cites("alice.r-received-to-hand", "alice.r-lead-stays")
def test_positions_come_back_without_cardless_calls() -> None:
    t = at("1b; exposed 2; down 5", "1a 2a; exposed 1; down 5", "2b; down 4")
    t.play(16, 17).draw("2a")
    assert t.actor == 1
    t.play(17).draw("1a").draw("1a")
    assert t.actor == 0
    assert [t.hand(seat) for seat in range(3)] == ["1b", "1a 2a", "2b"]
    assert t.exposed() == [2, 1, 0]
    assert t.score() == [5, 5, 4]


@cites("alice.r-stall")
def test_a_stall() -> None:
    t = _loop()
    turns = 0
    while turns < 160:
        asked = [2, 3, 2, 0, 1, 0]
        for _ in range(min(12, 160 - turns)):
            assert t.actor != OVER
            _turn_of_loop(t, asked)
            turns += 1
    assert t.actor == OVER
    assert sum(t.score()) == 15
    assert sum(t.sizes()) + sum(i > 0 for i in t.exposed()) == 3


@cites("alice.r-must-play", "alice.last-lead-forfeited")
def test_no_stopping_with_a_lead_on_the_table() -> None:
    t = at("3L 3a 7L; down 5", "3b 6a 7a; down 4", "6L 6b 7b; down 4", more="idle: 7")
    t.play(2, 17, 6)
    assert t.legal() == [16, 17, 18, 19]
    assert t.why(0, 38) == "must-call"
    t.play(17)
    assert t.told[2] == ("LEAD_FORFEIT", 0, 1, "7L")
    assert int(t.s.idle) == 0
    assert t.sizes()[0] == 0
    assert t.hand(1) == "6a 7L 7a"
    assert t.legal() == [6]


@cites("alice.r-first-turn", "alice.r-played-last", "alice.r-pay-cardless")
def test_leaderless_first_turns_under_four_settings() -> None:
    def whole(*sets: int) -> str:
        return " ".join(f"{i}{k}" for i in sets for k in "Lab")

    pack = pack_for(
        {
            0: f"1a 2a 3a {whole(4, 5, 6)}",
            1: f"1b 2b 3b {whole(7, 8, 9)}",
            2: f"1L 2L 3L {whole(10, 11, 12)}",
            3: whole(13, 14, 15, 16),
        },
        4,
        3,
    )
    expected = {
        ("caller", "pass"): [3, 3, 3, 0],
        ("caller", "dealer"): [2, 2, 3, 2],
        ("previous_turn", "pass"): [4, 2, 3, 0],
        ("previous_turn", "dealer"): [3, 2, 3, 1],
    }
    for (last, first), sizes in expected.items():
        t = dealt(pack, 4, 3, played_last=last, first_turn_no_lead=first)
        assert t.score() == [3, 3, 3, 4]
        while t.actor == CHANCE:
            t.any_draw()
        assert t.sizes() == sizes
        assert int(t.s.idle) == 2
        assert t.actor == 2
        assert t.legal() == [0, 1, 2]


@cites("alice.r-full-set-in-hand", "alice.finish-before-next")
def test_sets_laid_at_once_beside_an_exposed_lead() -> None:
    seats = ("8b; down 5", "2a 8L 8a; exposed 2; down 5", "2b; down 4")
    more = "idle: 3\nplayed last: 1\ndraw: 0 to 1 for no Lead"
    t = at(*seats, more=more, lay_full_sets="at_once")
    t.draw("8b")
    assert t.kinds()[:2] == ["FORFEIT", "SET"]
    assert t.score() == [5, 6, 4]
    assert int(t.s.idle) == 0
    assert t.hand(1) == "2a"
    assert t.exposed() == [0, 2, 0]
    assert t.legal() == [17, 19]

    t = at(*seats, more=more)
    t.draw("8b")
    assert t.score() == [5, 5, 4]
    assert int(t.s.idle) == 4
    assert t.hand(1) == "2a 8L 8a 8b"
    assert t.legal() == [17, 19]
    assert t.why(1, 7) == "already-exposed"
