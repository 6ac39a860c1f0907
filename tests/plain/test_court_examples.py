"""Whole deals of two-handed Court, played by the card, whose results were worked out by hand.

The numbers follow the worked examples; those missing here start in the middle of a round.
"""

import copy

import pytest

from tests.plain.court_cards import colour_of, number_of
from tests.plain.court_decks import (
    DEALERS_FOUR_DECK,
    EARLY_CLOSE_DECK,
    GOOD_CLOSE_DECK,
    LAST_TEN_DECK,
    LATER_CLOSE_DECK,
    PENDING_DECK,
    TIE_DECK,
    UNMADE_DECK,
    UNMADE_SCRIPT,
)
from tests.plain.court_positions import act, code_of, codes_of, counts, dealt

# 1. The deal, and one open couplet.


def test_1_the_deal_and_the_first_couplet() -> None:
    game = dealt(TIE_DECK)
    assert sorted(game.hands[0]) == sorted(
        ["G-Royal", "G-Esquire", "G-Jester", "K-Royal", "R-Esquire", "R-Standard"]
    )
    assert sorted(game.hands[1]) == sorted(
        ["B-Royal", "B-Jester", "K-Esquire", "K-Jester", "R-Crown", "R-Jester"]
    )
    assert (game.court_card, game.court_colour) == ("K-Knight", "K")
    assert (len(game.hidden), game.hidden[0]) == (11, "B-Esquire")
    assert game.legal() == codes_of(
        "G-Royal G-Esquire G-Jester K-Royal R-Esquire R-Standard close declare"
    )
    act(game, "0:G-Jester")
    assert game.legal() == codes_of("B-Royal B-Jester K-Esquire K-Jester R-Crown R-Jester declare")
    act(game, "1:R-Jester")
    assert game.couplets == [[["G-Jester", "R-Jester"]], []]
    assert counts(game) == [0, 0]
    assert "B-Esquire" in game.hands[0]
    assert "G-Standard" in game.hands[1]
    assert (game.actor(), game.phase) == (0, "LEAD")


# 2. The exchange comes too early, then in time; the round ends level.


def test_2_exchange_in_time_and_a_tie() -> None:
    game = act(dealt(TIE_DECK), "0:G-Jester")
    assert game.why_not(1, code_of("exchange")) == "you have not yet taken a couplet"
    act(game, "1:R-Jester 0:R-Standard 1:R-Crown")
    assert counts(game) == [0, 11]
    assert "K-Crown" in game.hands[1]
    assert "G-Crown" in game.hands[0]
    act(game, "1:exchange")
    assert game.court_card == "K-Jester"
    assert "K-Knight" in game.hands[1]
    assert game.actor() == 1
    assert not game.strict()
    act(game, "1:B-Jester 0:G-Royal 1:G-Standard 0:G-Crown 0:G-Esquire 1:B-Knight")
    assert counts(game) == [16, 19]
    act(game, "0:B-Esquire 1:B-Royal")
    assert game.strict()
    assert "B-Standard" in game.hands[1]
    assert "K-Jester" in game.hands[0]
    assert game.seen["watcher"][-1] == ("drew", 0, "K-Jester")
    assert game.seen[0][-2] == ("drew", 1, None)
    act(game, "1:R-Royal 0:R-Esquire 1:B-Standard")
    assert game.legal() == codes_of("B-Crown declare")
    act(game, "0:B-Crown 0:K-Standard 1:K-Knight 1:K-Crown 0:K-Jester 1:K-Esquire")
    assert game.legal() == codes_of("K-Royal declare")
    act(game, "0:K-Royal 0:R-Knight 1:G-Knight")
    assert counts(game) == [53, 53]
    assert (game.points, game.carry, game.actor(), game.dealer) == ([0, 0], 1, "deal", 0)
    game.deal(DEALERS_FOUR_DECK.split())
    act(game, "0:pass 1:declare")
    assert (game.points, game.carry) == ([3, 0], 0)


# 6. A twenty announced before the first couplet.


def test_6_a_twenty_waits_for_the_first_couplet() -> None:
    game = dealt(PENDING_DECK)
    assert code_of("announce:B-Crown") == 34
    act(game, "0:announce:B-Crown")
    assert (game.announced, counts(game)) == ([20, 0], [0, 0])
    assert game.legal() == codes_of("declare pass")
    assert game.seen["watcher"][-1] == ("announce", 0, "B-Crown", "B-Royal", 20)
    act(game, "0:pass 1:R-Knight")
    assert counts(game) == [0, 13]
    assert "K-Royal" in game.hands[1]
    assert "K-Esquire" in game.hands[0]
    assert game.why_not(1, code_of("exchange")) == "the Jester lies there already"
    act(game, "1:B-Jester 0:B-Royal")
    assert counts(game) == [28, 13]
    assert (game.actor(), game.phase) == (0, "LEAD")


# 9 to 11. Closing.


def test_9_closing_at_once_and_failing_by_one_costs_three() -> None:
    game = act(dealt(EARLY_CLOSE_DECK), "0:close")
    assert (game.rule3, game.actor(), game.phase) == (True, 0, "LEAD")
    assert game.why_not(0, code_of("close")) == "already closed"
    act(game, "0:announce:K-Crown 0:pass 1:K-Standard 0:K-Royal 1:K-Esquire 0:K-Jester")
    assert game.legal() == codes_of("G-Crown declare")
    assert game.why_not(1, code_of("B-Jester")) == "must play court colour"
    act(game, "1:G-Crown 1:B-Jester 0:B-Crown 0:G-Knight 1:R-Standard 0:K-Knight 1:B-Standard")
    assert counts(game) == [59, 10]
    assert (game.points, game.carry) == ([0, 3], 0)


def test_10_closing_after_the_other_has_a_couplet_costs_two() -> None:
    game = act(dealt(LATER_CLOSE_DECK), "0:announce:G-Crown 0:pass 1:R-Knight")
    assert counts(game) == [0, 13]
    act(game, "1:B-Royal 0:R-Jester")
    assert counts(game) == [28, 13]
    act(game, "0:close")
    assert not game.rule3
    steps = [
        ("0:R-Standard 1:R-Royal", [28, 22]),
        ("1:K-Crown 0:K-Knight", [28, 35]),
        ("1:G-Esquire 0:G-Royal", [38, 35]),
        ("0:B-Esquire 1:B-Knight", [38, 40]),
        ("1:G-Jester 0:G-Knight", [41, 40]),
        ("0:B-Crown 1:K-Royal", [59, 40]),
    ]
    for script, after in steps:
        act(game, script)
        assert counts(game) == after
    assert game.points == [0, 2]


def test_11_closing_made_good() -> None:
    game = act(dealt(GOOD_CLOSE_DECK), "0:R-Standard 1:R-Esquire 1:announce:R-Royal 1:pass")
    assert counts(game) == [0, 23]
    act(game, "0:B-Knight")
    assert counts(game) == [11, 23]
    act(game, "0:exchange 0:announce:B-Royal 0:pass")
    assert counts(game) == [41, 23]
    act(game, "1:B-Esquire 0:close 0:K-Crown")
    blacks = [card for card in game.hands[1] if colour_of(card) == "K"]
    assert len(blacks) == 3
    assert game.legal() == sorted([*map(number_of, blacks), code_of("declare")])
    act(game, "1:K-Jester 0:declare")
    assert counts(game) == [61, 23]
    assert game.points == [2, 0]


# 13 and 14. Rounds that run out.


@pytest.mark.parametrize(
    ("unmade", "points", "carry"),
    [("nobody", [0, 0], 0), ("higher", [1, 0], 0), ("carry", [0, 0], 1)],
)
def test_13_neither_makes_sixty(unmade: str, points: list[int], carry: int) -> None:
    game = act(dealt(UNMADE_DECK, {"unmade_sixty": unmade}), UNMADE_SCRIPT)
    assert counts(game) == [59, 47]
    assert (game.points, game.carry, game.actor()) == (points, carry, "deal")


def test_14_the_last_ten_makes_sixty() -> None:
    game = act(
        dealt(LAST_TEN_DECK),
        "0:R-Royal 1:R-Esquire 0:B-Standard 1:K-Jester 1:G-Jester 0:B-Knight 1:B-Esquire "
        "0:B-Royal 0:K-Knight 1:R-Jester 0:B-Jester 1:B-Crown 1:G-Esquire 0:G-Crown 0:K-Crown "
        "1:K-Standard 0:R-Standard 1:R-Crown 1:K-Royal 0:K-Esquire 1:G-Royal 0:G-Knight "
        "1:G-Standard 0:R-Knight",
    )
    assert counts(game) == [46, 60]
    assert game.points == [0, 1]


# 15. The dealer is given the four.


def test_15_the_dealer_lays_down_the_four() -> None:
    game = dealt(DEALERS_FOUR_DECK)
    assert (game.actor(), game.phase) == (1, "DEALER_LAY_DOWN")
    assert game.legal() == codes_of("lay-down pass")
    silent = copy.deepcopy(game)
    act(game, "1:lay-down")
    assert (game.points, game.actor()) == ([0, 3], "deal")
    shown = len(silent.seen[0])
    act(silent, "1:pass")
    assert len(silent.seen[0]) == shown
    assert len(silent.seen["watcher"]) == 1
    assert silent.seen[1][1:] == [("asked", "DEALER_LAY_DOWN"), ("pass", 1, "DEALER_LAY_DOWN")]
    assert silent.why_not(0, code_of("lay-down")) == "you were not given the four"
    act(silent, "0:G-Jester")
    assert silent.why_not(1, code_of("lay-down")) == "too late to lay down"


# 17 and 18. Mistakes at a strict table.


def test_17_an_unlawful_reply_is_penalised() -> None:
    game = dealt(EARLY_CLOSE_DECK, {"revoke": "penalise"})
    act(game, "0:close 0:announce:K-Crown 0:pass 1:K-Standard 0:K-Royal 1:K-Esquire 0:K-Jester")
    act(game, "1:B-Jester")
    assert (game.points, game.count(1), game.actor()) == ([2, 0], 0, "deal")


def test_18a_a_draw_missed_and_noticed_early() -> None:
    game = dealt(TIE_DECK, {"draw": "manual"})
    act(game, "0:G-Jester 1:R-Jester 0:pass")
    assert game.legal() == codes_of("draw pass call-draw")
    act(game, "1:call-draw")
    assert "B-Esquire" in game.hands[0]
    assert game.legal() == codes_of("draw pass")
    act(game, "1:draw")
    assert "G-Standard" in game.hands[1]
    assert (game.actor(), game.phase) == (0, "LEAD")


def test_18b_a_draw_missed_and_noticed_late() -> None:
    game = dealt(TIE_DECK, {"draw": "manual"})
    act(game, "0:G-Jester 1:R-Jester 0:pass 1:draw")
    assert "B-Esquire" in game.hands[1]
    act(game, "0:R-Standard 1:call-draw")
    assert game.legal() == codes_of("order-draw throw-down")
    ordered = act(copy.deepcopy(game), "1:order-draw")
    assert "G-Standard" in ordered.hands[0]
    assert (ordered.actor(), ordered.phase, ordered.table) == (1, "REPLY", "R-Standard")
    act(game, "1:throw-down")
    assert (game.points, game.actor()) == ([0, 1], "deal")
