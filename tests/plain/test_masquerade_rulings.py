"""Small rulings of Masquerade and what can be told from play, on the slow engine."""

from __future__ import annotations

import pytest

from tests.plain.masquerade import EXCHANGE, PASS, PlainMasquerade
from tests.plain.masquerade_cards import PACK, PLACE, is_next_above, outranks
from tests.plain.masquerade_options import Options
from tests.plain.masquerade_rounds import DEAL_1
from tests.plain.test_masquerade_examples import begun, example, run


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7, 16])
def test_four_or_eight_play(seats: int) -> None:
    with pytest.raises(ValueError, match="table-size"):
        PlainMasquerade(seats, {}, 0)


@pytest.mark.parametrize(
    "options", [{"taker": "first"}, {"round_cap": 0}, {"round_cap": "off"}, {"masks": "on"}]
)
def test_bad_options_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="bad-option"):
        PlainMasquerade(4, options, 0)


def test_the_order_of_rank() -> None:
    for one in PACK:
        for other in PACK:
            plain = "M" not in (one[0], other[0])
            if plain and one[0] != other[0]:
                continue
            higher = PLACE[one] < PLACE[other] if one[0] == other[0] else one[0] == "M"
            assert outranks(one, other) == higher
    assert outranks("M-8", "X-1")
    assert is_next_above("R-6", "R-7")
    assert not is_next_above("M-8", "R-1")


def test_e13_the_point_for_the_mover() -> None:
    game = begun(example("E13"), {"exchange_point": "mover"})
    game.play(PLACE["R-2"])
    game.play(EXCHANGE + PLACE["X-8"])
    game.draw("M-4")
    assert game.scores() == [20, 31, 31, 12]
    assert game.actor() == 1
    assert game.legal() == [PLACE["M-4"]]


@pytest.mark.parametrize(
    ("scores", "end", "winners", "dealer"),
    [([0, 0, 0, 0], [0, 2, 2, 3], [3], 3), ([3, 0, 0, 0], [3, 2, 2, 3], [], 3)],
)
def test_the_cap_of_rounds(
    scores: list[int], end: list[int], winners: list[int], dealer: int
) -> None:
    one = example("E3")
    game = PlainMasquerade.position(one.hands, 3, scores=scores, options={"round_cap": 1})
    for turn in one.turns:
        game.play(turn.code)
        for card in turn.chance.split():
            game.draw(card)
    assert game.actor() == "over"
    assert game.scores() == end
    assert game.winners() == winners
    assert game.next_dealer() == dealer


def test_where_the_cards_lie_when_a_game_stops() -> None:
    won_by_trick = begun(example("E15"))
    run(won_by_trick, example("E15"))
    assert len(won_by_trick.hands[3]) == 11
    assert won_by_trick.trick == []
    mid_round = begun(example("E14"))
    run(mid_round, example("E14"))
    assert mid_round.trick == [(0, "R-7"), (1, "R-6")]
    assert [len(hand) for hand in mid_round.hands] == [7, 7, 8, 8]


def test_a_shared_highest_score_plays_on_until_it_is_one_alone() -> None:
    """masquerade.r30-end-at-once, with the score looked at when a round is over."""
    game = begun(example("E22"))
    run(game, example("E22"))
    assert game.actor() == 1
    game.score = [3, 32, 32, 31]
    game.round -= 1
    game.end_round()
    assert game.actor() != "over"
    game.score = [3, 34, 32, 32]
    game.round -= 1
    game.end_round()
    assert game.winners() == [1]


def test_must_next_binds_nobody_on_a_masquerader_when_either_may_be_played() -> None:
    """masquerade.r07-next-is-aim: they stay legal as masqueraders, unless only one may be."""
    bound: Options = {"must_next": "on", "play_duty": "either"}
    hands = ["M-5 R-2 R-7 I-4 I-8 X-1 X-6 X-8", "M-1 M-2 M-3 M-4 M-8 R-6 I-3 I-7", *DEAL_REST]
    game = PlainMasquerade.position(hands, 3, options=bound)
    game.play(PLACE["M-5"])
    assert game.legal() == [PLACE[card] for card in ("M-1", "M-2", "M-3", "M-4", "M-8")]
    low = PlainMasquerade.position(hands, 3, options=bound | {"must_low": "on"})
    low.play(PLACE["M-5"])
    assert low.legal() == [PLACE["M-4"], PLACE["M-8"]]
    assert low.why_not(1, PLACE["M-3"]) == "must-play-next"
    strict = PlainMasquerade.position(hands, 3, options={"must_next": "on"})
    strict.play(PLACE["M-5"])
    assert strict.legal() == [PLACE["M-4"]]
    assert strict.why_not(1, PLACE["M-8"]) == "must-follow-higher"


DEAL_REST = ["M-6 M-7 R-1 R-5 I-2 I-6 X-4 X-7", "R-3 R-4 R-8 I-1 I-5 X-2 X-3 X-5"]


# What can be told.


def test_d1_a_masquerader_on_a_plain_lead() -> None:
    """Seat 1 held nothing above R-2, that is no R-1."""
    game = PlainMasquerade.position(DEAL_1, 3)
    game.play(PLACE["R-2"])
    game.play(PLACE["M-8"])
    assert 1 not in game.sight.memory("watcher").may["R-1"]
    assert 2 in game.sight.memory("watcher").may["R-1"]
    assert 1 in game.sight.memory("watcher").may["R-3"]


def test_d2_a_lower_masquerader_on_a_led_one() -> None:
    game = PlainMasquerade.position(DEAL_1, 0)
    game.play(PLACE["M-8"])
    game.play(PLACE["M-7"])
    assert 2 in game.sight.memory(0).may["M-3"]
    low = PlainMasquerade.position(
        ["M-5 R-2 R-7 I-4 I-8 X-1 X-6 X-8", "M-8 R-1 R-6 I-2 I-3 I-6 I-7 X-4", *LOW_REST], 3
    )
    low.play(PLACE["M-5"])
    low.play(PLACE["M-8"])
    for card in ("M-1", "M-2", "M-3", "M-4"):
        assert low.sight.memory("watcher").may[card] == {0, 2, 3}


LOW_REST = ["M-6 M-7 M-1 R-5 M-2 M-3 M-4 X-7", "R-3 R-4 R-8 I-1 I-5 X-2 X-3 X-5"]


def test_d3_and_d4_e28_what_is_known_after_an_exchange() -> None:
    one = example("E9")
    game = begun(one)
    run(game, one, 3)
    masqueraders = [f"M-{number}" for number in range(1, 9) if number != 7]
    for observer in game.seen:
        may = game.sight.memory(observer).may
        assert all(1 not in may[card] for card in [*masqueraders, "R-1"])
    for number in (1, 3, 4, 6, 8):
        assert game.sight.memory(0).may[f"M-{number}"] <= {2, 3}
    assert [game.knows(observer).get("I-7") for observer in game.seen] == [None, 2, 2, None, None]
    assert ("exchanged", 1, 2, None) in game.seen[0]
    assert ("exchanged", 1, 2, ("I-7", "M-7")) in game.seen[2]
    for turn in one.turns[3:]:
        game.play(turn.code)
        for card in turn.chance.split():
            game.draw(card)
    assert game.knows(3)["M-6"] == 0
    assert game.knows(3)["R-4"] == 1
    assert all(game.knows(observer)["R-1"] == 2 for observer in game.seen)
    assert game.knows(0)["M-6"] == 0
    may = game.sight.memory(2).may
    assert 0 not in may["R-2"]
    assert 1 not in may["M-7"]
    assert 0 in may["M-6"]
    assert 1 in may["R-4"]


def test_d4_a_forced_pass_tells_of_the_drawn_card() -> None:
    game = begun(example("E10"))
    run(game, example("E10"), 3)
    may = game.sight.memory(3).may
    assert all(0 not in may[f"M-{number}"] for number in range(1, 9) if number != 6)
    assert 0 in may["R-8"]


def test_d5_d6_and_d7_draws() -> None:
    """The trick is with the taker; silence means another card than one's own."""
    one = example("E4")
    game = begun(one)
    run(game, one, 3)
    game.play(PLACE["R-3"])
    assert {c: s for c, s in game.knows("watcher").items() if c[0] == "R"} == {
        "R-7": 2,
        "R-6": 2,
        "R-1": 2,
        "R-3": 2,
    }
    assert len(game.draws()) == 11
    game.draw("R-5")
    may = game.sight.memory("watcher").may
    assert may["R-7"] == {2}
    assert may["R-1"] == {0, 2}
    game.draw("M-3")
    may = game.sight.memory("watcher").may
    assert may["R-7"] == {1, 2}
    assert may["R-6"] == {0, 2}
    assert game.knows(2)["M-3"] == game.knows(1)["M-3"] == 1
    assert "M-3" not in game.knows(3)


def test_d8_and_d9_a_blocked_leader_holds_four_and_no_other() -> None:
    game = begun(example("E18"))
    may = game.sight.memory("watcher").may
    assert all(1 not in may[card] for card in PACK if card[0] != "M")
    assert all(may[f"M-{number}"] == {1} for number in range(1, 5))


def test_a_chosen_pass_tells_as_much_as_an_exchange() -> None:
    game = begun(example("E9"))
    game.play(PLACE["R-2"])
    game.play(PASS)
    assert ("passed", 1, False) in game.seen[3]
    assert all(1 not in game.sight.memory(3).may[f"M-{n}"] for n in range(1, 9))
