"""Rulings and house rules of Masquerade that its worked rounds do not settle."""

from __future__ import annotations

from parlour.games import masquerade
from parlour.games.game import Event
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.masquerade_play import BARE, RUN, Table, at, number, place_c

NEXT = "masquerade.next-two"
TRICK = "masquerade.trick-three"
FIVE = "masquerade.m1-five"
POINT = "masquerade.exchange-point"
PAIRS = (
    "M-4 M-7 R-6 R-7 I-7 I-8 X-3 X-8",
    "M-3 M-5 R-4 R-5 I-5 I-6 X-2 X-7",
    "M-2 M-6 R-2 R-3 I-3 I-4 X-1 X-6",
    "M-1 M-8 R-1 R-8 I-1 I-2 X-4 X-5",
)
"""Hands in which X-3, X-2 and X-1 can be laid one upon another."""


@cites("masquerade.r14-exchange-point")
def test_the_neighbour_counts_the_point_or_by_option_the_mover() -> None:
    t = place_c().exchange("X-8").draw("M-4")
    assert t.scored() == [(2, 1, POINT)]
    t = place_c().exchange("X-8").draw("X-4")
    assert t.scored() == [(2, 1, POINT)]
    t = at(BARE, 3, scores="20 30 31 12", exchange_point="mover").play("R-2")
    t.exchange("X-8").draw("M-4")
    assert t.scored() == [(1, 1, POINT)]
    assert t.score() == [20, 31, 31, 12]
    t.can_play(1, "M-4")


@cites("masquerade.r35-round-cap", "masquerade.winner-deals")
def test_the_last_round_allowed() -> None:
    t = at(PAIRS, 3, round_cap=1).play("X-3", "X-2", "X-1", "M-8")
    t.draw("X-5", "I-1", "X-3")
    assert t.score() == [0, 2, 2, 3]
    assert t.over
    assert (int(t.s.winner), t.next_dealer()) == (3, 3)
    assert t.returns() == [-0.25, -0.25, -0.25, 0.75]
    t = at(PAIRS, 3, round_cap=1, scores="3 0 0 0").play("X-3", "X-2", "X-1", "M-8")
    t.draw("X-5", "I-1", "X-3")
    assert t.score() == [3, 2, 2, 3]
    assert t.over
    assert (int(t.s.winner), t.next_dealer()) == (-1, 3)
    assert t.returns() == [0.25, -0.25, -0.25, 0.25]
    t = at(PAIRS, 3, round_cap=2).play("X-3", "X-2", "X-1", "M-8").draw("X-5", "I-1", "X-3")
    assert not t.over


@cites("masquerade.r30-end-at-once")
def test_where_the_cards_lie_when_a_game_stops() -> None:
    t = at(RUN, 3, scores="28 10 10 30").play("R-7", "R-6", "R-5", "R-3")
    assert t.over
    assert t.hand(3) == "M-1 M-6 R-3 R-4 R-5 R-6 R-7 I-1 I-5 X-2 X-3"
    assert (int(t.s.table), int(t.s.trick_n)) == (0, 0)
    t = at(RUN, 3, scores="31 30 31 31").play("R-7", "R-6")
    assert t.over
    assert int(t.s.table) == 1 << number("R-7") | 1 << number("R-6")
    assert t.sizes() == [7, 7, 8, 8]
    t = at(RUN, 2, round=2, scores="28 28 5 5").play("R-7", "R-6", "R-1", "R-3").draw("R-7")
    assert t.over
    assert "R-7" in t.hand(0).split()
    assert t.sizes() == [8, 7, 10, 7]


@cites("masquerade.r21-bridge-eight")
def test_by_option_no_8_upon_a_no_1_counts_two() -> None:
    t = at(PAIRS, 3, bridge_eight="on").play("X-3", "X-2", "X-1", "M-8")
    assert t.scored() == [(3, 2, NEXT), (3, 3, TRICK)]
    assert t.score() == [0, 2, 2, 5]
    t = at(PAIRS, 3).play("X-3", "X-2", "X-1", "M-8")
    assert t.scored() == [(3, 3, TRICK)]


@cites("masquerade.r17-last-card")
def test_by_option_only_the_last_seat_wins() -> None:
    hands = (
        "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
        "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
        "M-3 M-7 R-1 R-5 I-1 I-2 X-2 X-6",
        "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
    )
    t = at(hands, 3, taker="last-seat").play("I-4", "I-3", "I-2").pass_turn()
    t.taken(3, by_right=False)
    assert t.scored() == []
    assert [int(t.s.trick_seat[place]) for place in range(3)] == [0, 1, 2]
    t.draws(0, "R-3", 3)
    t.draws(1, "R-4", 3)
    t.draws(2, "I-5", 3)
    assert t.actor == 1
    t = at(RUN, 3, taker="last-seat").play("R-7", "R-6", "R-5", "R-4")
    t.taken(3, by_right=True)


@cites("masquerade.r10-after-a-masquerader", "masquerade.dealer-takes")
def test_no_plain_card_wins_over_a_masquerader() -> None:
    """Laid last and the best of its title, R-1 is still below M-8; and it had to follow."""
    t = at(RUN, 1, round=2)
    t.can_play(3, "M-6 R-3 R-4 I-1 I-5 X-2 X-3")
    t.play("R-3")
    t.can_play(0, "R-2")
    t.play("R-2")
    t.can_play(1, "M-4 M-8")
    t.play("M-8")
    t.can_play(2, "R-1")
    t.play("R-1")
    t.taken(1, by_right=False)
    assert t.scored() == []


@cites("masquerade.r11-masquerader-led", "masquerade.masquerader-fallback")
def test_a_lower_masquerader_upon_a_led_one() -> None:
    hands = (
        "M-5 M-6 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-7 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-2 M-3 R-1 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-4 R-3 R-4 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 3).play("M-6")
    t.can_play(1, "M-7 M-8")
    t.play("M-7")
    t.can_play(2, "M-2 M-3")
    t = at(hands, 3, must_low="on").play("M-6")
    t.can_play(1, "M-8")
    assert t.why_play(1, "M-7") == "must-play-low"
    t.play("M-8")
    t.can_play(2, "M-2 M-3")


@cites("masquerade.follow-next", "masquerade.r07-next-is-aim")
def test_the_bound_card_where_masqueraders_are_led() -> None:
    """With either duty they stay open as Masqueraders; a card above a fallen one never binds."""
    hands = (
        "M-5 M-8 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-2 M-4 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 3, must_next="on").play("M-5")
    t.can_play(1, "M-4")
    assert t.why_play(1, "M-2") == "must-play-next"
    at(hands, 3, must_next="on", play_duty="either").play("M-5").can_play(1, "M-2 M-4")
    t = at(hands, 3, must_next="on", play_duty="either", must_low="on").play("M-5")
    t.can_play(1, "M-4")
    assert t.why_play(1, "M-2") == "must-play-next"
    t = at(hands, 3, must_next="on").play("R-2", "M-4", "R-1")
    t.can_play(3, "M-1 M-6")
    t = at(RUN, 3, must_next="on").play("R-2", "M-8", "R-1").play("M-6")
    assert t.scored() == [(3, 3, TRICK)]


@cites("masquerade.r18-m1-always", "masquerade.r19-m1-five-once", "masquerade.m1-five")
def test_no_1_laid_again_brings_three_and_no_five() -> None:
    t = at(RUN, 0, round=2, m1=True).play("R-1", "M-1")
    assert t.scored() == []
    t.play("M-2", "M-4")
    assert t.scored() == [(3, 3, TRICK)]
    t = at(RUN, 0, round=2, m1_takes="as-others").play("R-1", "M-1")
    assert t.scored() == [(3, 5, FIVE)]
    t.play("M-2", "M-4")
    t.taken(0, by_right=False)


@cites("masquerade.r12-exchange-when", "masquerade.r15-after-exchange")
def test_one_exchange_in_a_turn_even_with_the_leader() -> None:
    """The neighbour may be the leader, who has played already and holds one card less."""
    hands = (
        "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
        "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
        "M-3 M-7 R-1 R-5 I-1 I-2 X-2 X-6",
        "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
    )
    t = at(hands, 3).play("I-4", "I-3", "I-2")
    t.can_exchange(3, hands[3])
    t.exchange("X-8")
    assert t.outcomes() == "M-2 M-5 M-6 R-2 R-7 I-8 X-1"
    t.draw("I-8")
    t.swapped(3, "X-8", 0, "I-8")
    assert t.scored()[0] == (0, 1, POINT)
    assert t.passed_by_force()
    t.taken(2, by_right=True)
    t = at(hands, 3).play("I-4", "I-3", "I-2").exchange("X-8").draw("M-5")
    t.can_play(3, "M-5")


@cites("masquerade.lead-any", "masquerade.r28-lead-bar")
def test_any_card_may_be_led_but_four() -> None:
    t = at(RUN, 3)
    for card in ("M-5", "R-2", "R-7", "I-4", "I-8", "X-1", "X-6"):
        assert t.why_play(0, card) == ""
    hands = (
        "M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8",
        "R-1 R-2 R-3 R-4 R-5 R-6 R-7 R-8",
        "I-1 I-2 I-3 I-4 I-5 I-6 I-7 I-8",
        "X-1 X-2 X-3 X-4 X-5 X-6 X-7 X-8",
    )
    t = at(hands, 3)
    t.can_play(0, "M-5 M-6 M-7 M-8")
    for card in ("M-1", "M-2", "M-3", "M-4"):
        assert t.why_play(0, card) == "lead-bar"
    t = at(RUN, 3).play("M-5", "M-4")
    assert t.scored() == [(1, 2, NEXT)]


@cites("masquerade.r16-short-round", "masquerade.round-complete", "masquerade.draw-back")
def test_a_trick_of_one_card() -> None:
    """The leader has all Masqueraders: the others pass, and nobody draws."""
    hands = (
        "M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8",
        "R-1 R-2 R-3 R-4 R-5 R-6 R-7 R-8",
        "I-1 I-2 I-3 I-4 I-5 I-6 I-7 I-8",
        "X-1 X-2 X-3 X-4 X-5 X-6 X-7 X-8",
    )
    t = at(hands, 3).play("M-7")
    for seat in (1, 2, 3):
        assert t.actor == seat
        t.pass_turn()
    t.taken(0, by_right=True)
    assert t.scored() == [(0, 3, TRICK)]
    assert (t.actor, int(t.s.rounds)) == (1, 1)
    assert t.hands() == list(hands)


@cites("masquerade.round-complete", "masquerade.turn-order")
def test_every_seat_has_one_turn() -> None:
    t = at(RUN, 3)
    seen = []
    for card in ("R-7", "R-6", "R-5", "R-4"):
        seen.append(t.actor)
        assert "TAKEN" not in t.kinds()
        t.play(card)
    assert seen == [0, 1, 2, 3]
    assert "TAKEN" in t.kinds()


@cites("masquerade.r20-next-two")
def test_next_is_next_upon_the_card_last_laid() -> None:
    """Not upon the led card, not two ranks above, not downwards, not across titles."""
    hands = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-3 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-1 R-6 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-4 R-5 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 1, round=3).play("R-7")
    assert t.scored() == []
    assert t.play("R-3").scored() == []
    assert t.play("R-6").scored() == []
    assert t.play("R-5").scored() == [(3, 2, NEXT)]


@cites("masquerade.r22-dealer-takes", "masquerade.dealer-draw-back")
def test_the_dealer_takes_for_nothing_and_all_others_draw() -> None:
    t = at(RUN, 2, round=2).play("R-7", "R-6", "R-1", "R-3")
    t.taken(2, by_right=False)
    assert t.scored() == []
    drawers = []
    while t.actor == CHANCE:
        t.draw(t.outcomes().split()[-1])
        drawers += [who for kind, who, _, _, _ in t.told() if kind == "DREW"]
    assert drawers == [0, 1, 3]


@cites("masquerade.r23-draw-back")
def test_every_card_of_the_taker_may_be_drawn() -> None:
    t = at(RUN, 3).play("R-7", "R-6", "R-5", "R-4")
    assert t.outcomes() == "M-1 M-6 R-3 R-4 R-5 R-6 R-7 I-1 I-5 X-2 X-3"
    t.draws(0, "X-2", 3)
    assert t.outcomes() == "M-1 M-6 R-3 R-4 R-5 R-6 R-7 I-1 I-5 X-3"


@cites("masquerade.r31-over-target")
def test_points_beyond_thirty_two_win_as_well() -> None:
    t = at(RUN, 0, round=2, scores="0 0 0 30").play("R-1", "M-1")
    assert t.over
    assert t.score() == [0, 0, 0, 35]
    assert t.returns() == [-0.25, -0.25, -0.25, 0.75]


@cites("masquerade.r30-end-at-once")
def test_five_points_come_before_two() -> None:
    hands = (
        "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-1 I-7 X-5 X-8",
        "M-2 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-3 R-4 I-3 I-5 X-2 X-3",
    )
    t = at(hands, 0, scores="0 0 0 27").play("I-1", "M-2", "M-1")
    assert t.scored() == [(3, 5, FIVE)]
    assert t.over
    t = at(hands, 0, scores="0 0 0 27", end_check="round-end").play("I-1", "M-2", "M-1", "M-5")
    assert t.score() == [0, 0, 0, 37]
    assert not t.over
    t.draw("R-3", "X-2", "M-5")
    assert t.over
    assert int(t.s.winner) == 3


@cites("masquerade.r29-blocked-lead", "masquerade.r28-lead-bar")
def test_a_blocked_leader_passes_by_force_and_is_asked_nothing() -> None:
    """At a table of eight, and in a later round: seat 2 has just Nos. 1 to 4."""
    hands = (
        "R-4 I-6 X-7 X-8",
        "M-8 R-3 R-8 I-4",
        "M-1 M-2 M-3 M-4",
        "R-5 I-7 X-5 X-6",
        "R-7 I-5 I-8 X-4",
        "M-7 R-2 I-3 X-3",
        "M-6 R-6 I-2 X-2",
        "M-5 R-1 I-1 X-1",
    )
    t = at(hands, 0).play("R-8", "M-4", "R-5", "R-7", "R-2", "R-6", "R-1", "R-4")
    t.taken(0, by_right=False)
    t.draw("R-8", "M-4", "R-5", "R-7", "R-2", "R-6", "R-1")
    assert t.kinds()[-2:] == ["ROUND", "BLOCKED"]
    assert t.told()[-1][1:4] == (2, -1, "M-1 M-2 M-3 M-4")
    t.can_play(3, "R-5 I-7 X-5 X-6")
    assert int(t.s.turns) == 1


def _line(t: Table, place: int) -> str:
    """What a watcher is told of one event of the last move."""
    log = t.log
    fields = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")
    event = Event(*(int(getattr(log, name)[place]) for name in fields))
    told = masquerade.GAME.words.narrate(event, t.hidden(WATCHER).s, WATCHER, "ABCD")
    return told.text if told is not None else ""


@cites("masquerade.r04-calling")
def test_every_card_is_called_by_number_and_title() -> None:
    t = at(RUN, 3).play("R-7")
    assert _line(t, 0) == "A leads No. 7, Royer."
    t.play("R-6")
    assert _line(t, 0) == "B lays No. 6, Royer."
