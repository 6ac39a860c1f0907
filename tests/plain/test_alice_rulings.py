"""Rulings of Alice in Wonderland which the worked positions do not reach, on the slow engine."""

from __future__ import annotations

import pytest

from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK


@pytest.mark.parametrize("seats", [-1, 0, 1, 13])
def test_two_to_twelve_players(seats: int) -> None:
    with pytest.raises(ValueError, match="bad-seats"):
        PlainAlice(seats, {}, 0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("after_set", "sometimes"),
        ("stall_rounds", 9),
        ("stall_rounds", "on"),
        ("stall_rounds", True),
        ("jokers", "two"),
    ],
)
def test_unknown_options_are_refused(name: str, value: str | int) -> None:
    with pytest.raises(ValueError, match="bad-option"):
        PlainAlice(4, {name: value}, 0)


def test_nobody_acts_before_the_deal() -> None:
    game = PlainAlice(4, {}, 0)
    assert game.actor() == "deal"
    assert game.legal() == []
    assert game.why_not(1, 0) == "not-your-turn"
    with pytest.raises(ValueError, match="each of the forty-eight"):
        game.deal(PACK[:-1])


def test_all_sets_dealt_whole_end_the_game_before_play() -> None:
    game = PlainAlice(4, {}, 1)
    game.deal([PACK[12 * (i % 4) + i // 4] for i in range(48)])
    assert game.actor() == "over"
    assert game.turns == 0
    assert game.scores() == [4, 4, 4, 4]
    assert game.summary()["winners"] == [0, 1, 2, 3]
    # Seat 2, at the dealer's left, is dealt first and lays down first.
    laid = [event[1] for event in game.seen["watcher"] if event[0] == "opening"]
    assert laid == [2, 3, 0, 1]
    assert game.sets[2] == [1, 2, 3, 4]
    # Hidden to the end, then turned up for all.
    assert ("opening", 2, 4, None) in game.seen["watcher"]
    piles = ((9, 10, 11, 12), (13, 14, 15, 16), (1, 2, 3, 4), (5, 6, 7, 8))
    assert game.seen["watcher"][-1][3] == piles


def test_a_leaderless_dealer_pays_nobody_before_anyone_has_played() -> None:
    game = PlainAlice.position(
        3,
        [["1L", "2L"], ["1a", "2a"], ["1b", "2b"]],
        down=[5, 5, 4],
        current=1,
        dealer=2,
        options={"first_turn_no_lead": "dealer"},
    )
    assert game.draws() == ["1a", "2a"]
    game.draw("2a")
    assert game.actor() == 0
    assert [len(hand) for hand in game.hands] == [2, 1, 3]
    assert [event for event in game.seen[0] if event[0] == "no_lead"] == [
        ("no_lead", 1),
        ("no_lead", 2),
    ]


def test_at_once_lays_the_exposed_set_at_the_draw() -> None:
    game = PlainAlice.position(
        3,
        [["8L", "9a", "2b"], ["9b", "2a"], ["8a", "8b", "2L"]],
        down=[5, 4, 4],
        current=0,
        exposed={1: 9},
        options={"lay_full_sets": "at_once"},
    )
    game.play(7)
    game.play(16)
    game.draw("9a")
    # Laid out of turn, it does not save him from paying when his turn comes, which is at once.
    assert game.scores() == [5, 5, 4]
    assert game.seen[2][-2:] == [("set", 1, 9), ("no_lead", 1)]
    assert game.last_played == 0
    assert game.draws() == ["2a"]


def test_at_once_may_end_the_game_in_the_turn_of_the_payer() -> None:
    game = PlainAlice.position(
        2,
        [["8b"], ["8L", "8a"]],
        down=[8, 7],
        current=0,
        last_played=1,
        options={"lay_full_sets": "at_once"},
    )
    game.draw("8b")
    assert game.actor() == "over"
    assert game.current == 0
    assert game.scores() == [8, 8]


def test_a_known_only_card_is_followed_through_a_blind_draw() -> None:
    """Everyone saw 5a handed to seat 0; it is all he holds when he misses."""
    game = PlainAlice.position(
        4,
        [["5L"], ["5a", "6L"], ["5b", "6a"], ["6b"]],
        down=[4, 4, 3, 3],
        current=0,
    )
    game.play(4)
    game.play(16)
    assert game.knows("watcher") == {"5L": 0, "5a": 0}
    game.play(21)
    game.draw("5a")
    assert ("forfeit", 0, 3, None) in game.seen[2]
    assert game.knows(2)["5a"] == 3
    assert game.knows("watcher") == {"5L": 0, "5a": 3}


def test_short_history_lists_the_last_turn_and_this_one() -> None:
    game = PlainAlice.position(
        4,
        [["5a"], ["5b", "6L"], ["6a", "6b"], []],
        down=[4, 4, 3, 3],
        current=0,
        exposed={0: 5},
        options={"history": "last_turn"},
    )
    assert game.shown(1) == []
    game.play(21)
    game.draw("5a")
    first = [("called", 0, 3, "5b"), ("missed", 0, 3, "5b")]
    assert game.shown(1) == [*first, ("forfeit", 0, 3, None)]
    assert game.shown(3) == [*first, ("forfeit", 0, 3, "5a")]
    game.play(5)
    assert game.shown(1) == [*first, ("forfeit", 0, 3, None), ("exposed", 1, 6)]
    game.play(16)
    game.play(17)
    game.play(38)
    # Seat 2 is skipped between the turn of seat 1 and the payment of seat 3.
    shown = game.shown("watcher")
    assert shown[0] == ("exposed", 1, 6)
    assert shown[-3:] == [("stopped", 1), ("skipped", 2), ("no_lead", 3)]
    assert len(game.seen["watcher"]) > len(shown)


def test_a_position_must_add_up() -> None:
    with pytest.raises(ValueError, match="are given out"):
        PlainAlice.position(2, [["1L"], ["1a", "1b"]], down=[7, 7], current=0)
    with pytest.raises(ValueError, match="make up the pack"):
        PlainAlice.position(2, [["1L"], ["1a"]], down=[8, 7], current=0)
