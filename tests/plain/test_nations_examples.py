"""The slow engine of Nations against the worked examples of its play and of its call."""

from __future__ import annotations

import pytest

from tests.plain.nations import CALL, NO, PASS_CALL, YES, PlainNations
from tests.plain.nations_cards import PACK, PLACE, in_order
from tests.plain.nations_deals import A_SUIT_EACH, opened, play_low, put, words
from tests.plain.nations_options import Options

FIRST_DEAL = {
    3: "EU-2 EU-6 EU-10 EU-Map AS-5 AS-9 AS-Man AF-4 AF-8 AF-Woman AM-3 AM-7 AM-Child",
    0: "EU-3 EU-7 EU-Child AS-2 AS-6 AS-10 AS-Map AF-5 AF-9 AF-Man AM-4 AM-8 AM-Woman",
    1: "EU-4 EU-8 EU-Woman AS-3 AS-7 AS-Child AF-2 AF-6 AF-10 AF-Map AM-5 AM-9 AM-Man",
    2: "EU-5 EU-9 EU-Man AS-4 AS-8 AS-Woman AF-3 AF-7 AF-Child AM-2 AM-6 AM-10 AM-Map",
}

WHOLE_DEAL = [
    ("3 EU-2, 0 EU-3, 1 EU-4, 2 EU-5", 2),
    ("2 EU-9, 3 EU-6, 0 EU-7, 1 EU-8", 2),
    ("2 EU-Man, 3 EU-10, 0 EU-Child, 1 EU-Woman", 2),
    ("2 AS-4, 3 AS-5, 0 AS-2, 1 AS-3", 3),
    ("3 EU-Map, 0 AS-6, 1 AS-7, 2 AS-8", 3),
    ("3 AS-9, 0 AS-10, 1 AS-Child, 2 AS-Woman", 2),
    ("2 AF-3, 3 AF-4, 0 AF-5, 1 AF-2", 0),
    ("0 AS-Map, 1 AF-6, 2 AF-7, 3 AS-Man", 0),
    ("0 AF-9, 1 AF-10, 2 AF-Child, 3 AF-8", 2),
    ("2 AM-2, 3 AM-3, 0 AM-4, 1 AM-5", 1),
    ("1 AF-Map, 2 AM-6, 3 AF-Woman, 0 AF-Man", 2),
    ("2 AM-10, 3 AM-7, 0 AM-8, 1 AM-9", 2),
    ("2 AM-Map, 3 AM-Child, 0 AM-Woman, 1 AM-Man", 2),
]


def index_deal() -> PlainNations:
    game = PlainNations(4, {}, 2)
    game.deal(PACK)
    return game


def test_nx01_the_deal() -> None:
    game = index_deal()
    for seat, cards in FIRST_DEAL.items():
        assert in_order(game.hands[seat]) == cards.split()
    assert (game.star_card, game.star_suit) == ("AM-Map", "AM")
    assert [game.titles_of_side(side) for side in (0, 1)] == [2, 2]
    assert game.actor() == 3
    assert len(game.legal()) == 13
    assert game.why_not(3, CALL) == "call-not-at-eight"


def test_nx02_a_whole_deal_of_lowest_cards() -> None:
    game = index_deal()
    play_low(game)
    for (winner, trick), (text, wins) in zip(game.history, WHOLE_DEAL, strict=True):
        assert ", ".join(f"{seat} {card}" for seat, card in trick) == text
        assert winner == wins
    assert game.tricks == [10, 3]
    assert game.score == [4, 0]
    assert words(game)[-3:] == ["trick", "tricks", "titles_divided"]
    assert (game.actor(), game.dealer) == ("deal", 3)
    game.deal(PACK)
    assert game.actor() == 0


def test_nx03_following_suit() -> None:
    """The last trick but three: each hand holds the four cards of the example."""
    game = opened((0, 0), 0, "AM-3", {2: "AS-2 AS-Child EU-Map AM-4", 3: "EU-3 EU-10 AM-2 AF-Map"})
    game.hands = [
        ["AS-Map", "AM-Man", "EU-5", "EU-6"],
        ["AS-7", "AF-2", "AF-3", "AF-4"],
        ["AS-2", "AS-Child", "EU-Map", "AM-4"],
        ["EU-3", "EU-10", "AM-2", "AF-Map"],
    ]
    game.star_lies_open = False
    put(game, "1 AS-7")
    assert game.legal() == [PLACE["AS-2"], PLACE["AS-Child"]]
    assert game.why_not(2, PLACE["AM-4"]) == "must-follow-suit"
    assert game.why_not(2, PLACE["AF-Map"]) == "card-not-in-hand"
    put(game, "2 AS-Child")
    assert len(game.legal()) == 4
    put(game, "3 AM-2")
    assert game.legal() == [PLACE["AS-Map"]]
    put(game, "0 AS-Map")
    assert game.history[-1][0] == 3
    assert game.actor() == 3


def test_nx04_the_highest_of_two_stars_wins() -> None:
    game = opened(
        (0, 0),
        2,
        "EU-2",
        {3: "AF-Man", 0: "EU-6", 1: "EU-4", 2: "AF-Map EU-2"},
        {0: "AF", 1: "AF"},
    )
    put(game, "3 AF-Man, 0 EU-6, 1 EU-4, 2 AF-Map")
    assert game.history[-1][0] == 0
    assert game.actor() == 0


def test_nx05_a_pass_never_wins() -> None:
    game = opened(
        (0, 0),
        1,
        "AM-2",
        {2: "EU-2", 3: "AS-Map", 0: "AF-Map", 1: "AS-Man AM-2"},
        {3: "EU", 0: "EU", 1: "EU"},
    )
    put(game, "2 EU-2, 3 AS-Map, 0 AF-Map, 1 AS-Man")
    assert game.history[-1][0] == 2


def test_nx06_the_exposed_star_card_must_follow() -> None:
    game = opened((0, 0), 0, "AF-9", {1: "AF-Map", 2: "AF-3", 3: "AF-5", 0: "AF-9"}, {0: "AF"})
    put(game, "1 AF-Map, 2 AF-3")
    assert game.star_lies_open
    put(game, "3 AF-5")
    assert game.seen[1][-1] == ("star_taken_up", 0)
    assert not game.star_lies_open
    assert game.legal() == [PLACE["AF-9"]]
    put(game, "0 AF-9")
    assert game.history[-1][0] == 1


def test_nx06_the_star_card_may_star_at_once() -> None:
    game = opened((0, 0), 0, "AF-9", {1: "EU-Map", 2: "EU-3", 3: "EU-5", 0: "AF-9"}, {0: "EU"})
    put(game, "1 EU-Map, 2 EU-3, 3 EU-5")
    assert len(game.legal()) == 13
    put(game, "0 AF-9")
    assert game.history[-1][0] == 0


def test_nx07_everything_in_one_deal() -> None:
    game = opened((0, 0), 0, "AM-2", A_SUIT_EACH)
    put(game, "1 EU-Map, 2 AS-2, 3 AF-2, 0 AM-2")
    play_low(game)
    assert game.tricks == [13, 0]
    assert game.score == [11, 0]
    assert game.winners() == [0, 2]
    assert game.payoffs() == [1, -1, 1, -1]
    assert words(game)[-3:] == ["tricks", "titles", "game_over"]
    assert game.why_not(0, 0) == "game-over"


# Calls.

AFRICAN = {0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}


def test_nx12_the_call_succeeds() -> None:
    game = opened((8, 9), 3, "AF-5", AFRICAN)
    assert game.actor() == 0
    assert len(game.legal()) == 14
    game.play(CALL)
    assert game.score == [10, 9]
    assert game.winners() == [0, 2]
    assert words(game)[-5:] == ["call", "answer", "titles_shown", "titles", "game_over"]
    assert "played" not in words(game)
    shown = ("titles_shown", (("AF-Child", 0), ("AF-Man", 2), ("AF-Map", 0)))
    assert shown in game.seen[3]
    assert game.knows(1)["AF-Man"] == 2
    assert game.knows("watcher") == {"AF-5": 3, "AF-Child": 0, "AF-Man": 2, "AF-Map": 0}


def test_nx13_called_with_three_or_four_in_two_hands() -> None:
    three = opened((2, 8), 0, "EU-Child", {1: "EU-Map EU-Man", 3: "EU-Woman"})
    three.play(CALL)
    assert three.score == [2, 10]
    four = opened((2, 8), 0, "EU-4", {1: "EU-Map EU-Man", 3: "EU-Woman EU-Child"})
    four.play(CALL)
    assert four.score == [2, 12]
    assert three.winners() == four.winners() == [1, 3]


def test_nx14_the_call_fails() -> None:
    game = opened((8, 5), 1, "AS-7", {2: "AS-Map AS-Woman", 1: "AS-Man", 3: "AS-Child"})
    game.play(CALL)
    assert ("answer", 0, False) in game.seen["watcher"]
    assert game.score == [8, 5]
    assert game.actor() == 2
    assert len(game.legal()) == 13
    assert game.why_not(2, CALL) == "call-already-made"
    play_low(game)
    assert "titles_divided" in words(game)


@pytest.mark.parametrize(
    ("score", "titles", "reason"),
    [
        ((7, 0), "AM-Map AM-Man", "call-not-at-eight"),
        ((9, 0), "AM-Map AM-Man AM-Child", "call-not-at-eight"),
        ((6, 0), "AM-Map AM-Man AM-Woman AM-Child", "call-not-at-eight"),
        ((8, 0), "AM-Map AM-Man", None),
    ],
)
def test_nx15_calls_at_the_wrong_score(
    score: tuple[int, int], titles: str, reason: str | None
) -> None:
    game = opened(score, 3, "AM-2", {0: titles})
    assert game.why_not(0, CALL) == reason
    assert (CALL in game.legal()) == (reason is None)


def test_nx15_one_title_is_too_few_and_the_second_trick_too_late() -> None:
    game = opened((8, 0), 3, "AM-2", {0: "AM-Map", 2: "AM-Man AM-Child", 1: "AM-Woman"})
    assert game.why_not(0, CALL) == "call-needs-two-titles"
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    assert CALL in game.legal()
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    while game.actor() != 2:
        game.play(game.legal()[0])
    assert game.why_not(2, CALL) == "call-after-first-card"


def test_nx17_three_titles_in_one_hand_ask_nothing() -> None:
    three = {3: "AF-Map AF-Man AF-Child", 0: "AF-Woman"}
    for options, open_ in (({}, True), ({"call_holding": "exactly-two"}, False)):
        game = opened((0, 8), 2, "AF-2", three, options=dict(options))
        assert game.actor() == 3
        assert (CALL in game.legal()) == open_
    assert game.why_not(3, CALL) == "call-needs-two-titles"
    game = opened((0, 8), 2, "AF-2", three, options={"call_answer": "spoken"})
    game.play(CALL)
    assert game.score == [0, 10]
    assert words(game)[-4:] == ["call", "titles_shown", "titles", "game_over"]


def test_nx18_both_at_eight() -> None:
    game = opened((8, 8), 3, "EU-3", {0: "EU-Map EU-Child", 1: "EU-Man EU-Woman"})
    for _ in (0, 1):
        game.play(CALL)
        game.play(game.legal()[0])
    assert CALL not in game.legal()
    play_low(game)
    assert words(game).count("call") == 2
    assert max(game.score) >= 9
    assert min(game.score) == 8


def test_nx20_a_round_of_calls() -> None:
    early: Options = {"call_window": "before-first-lead"}
    cards = {2: "AM-Map", 0: "AM-Man AM-Woman", 3: "AM-Child"}
    game = opened((8, 3), 1, "AM-5", cards, options=early)
    assert (game.phase, game.actor(), game.legal()) == ("CALLS", 2, [PASS_CALL])
    assert game.why_not(2, CALL) == "call-needs-two-titles"
    assert game.why_not(2, PLACE["AM-Map"]) == "wrong-phase"
    assert game.why_not(2, YES) == "wrong-phase"
    game.play(PASS_CALL)
    assert (game.phase, game.actor(), game.legal()) == ("CALLS", 0, [CALL, PASS_CALL])
    game.play(CALL)
    assert game.score == [10, 3]
    assert "star_taken_up" not in words(game)
    again = opened((8, 3), 1, "AM-5", cards, options=early)
    again.play(PASS_CALL)
    again.play(PASS_CALL)
    assert (again.phase, again.actor()) == ("PLAY", 2)
    assert again.why_not(2, PASS_CALL) == "wrong-phase"
    again.play(again.legal()[0])
    again.play(again.legal()[0])
    assert again.actor() == 0
    assert again.why_not(0, CALL) == "call-after-first-card"


def test_nx21_a_call_that_is_barred() -> None:
    cards = {1: "AS-Map AS-Man", 3: "AS-Woman"}
    game = opened((9, 8), 0, "AS-Child", cards)
    game.play(CALL)
    assert game.score == [9, 10]
    barred = opened(
        (9, 8), 0, "AS-Child", cards, options={"titles_at_nine": "either-side-bars-both"}
    )
    assert barred.why_not(1, CALL) == "call-titles-barred"
    play_low(barred)
    assert not {"titles", "titles_divided"} & set(words(barred))


def test_an_answer_may_be_spoken() -> None:
    """nations.ruling-call-answer: NO is free, YES needs a Title, and the turn is the caller's."""
    spoken: Options = {"call_answer": "spoken"}
    cards = {0: "AF-Map AF-Child", 2: "AF-Man AF-Woman"}
    game = opened((8, 9), 3, "AF-5", cards, options=spoken)
    game.play(CALL)
    assert (game.phase, game.actor(), game.legal()) == ("ANSWER", 2, [YES, NO])
    assert game.why_not(0, YES) == "not-your-turn"
    assert game.why_not(2, CALL) == game.why_not(2, PLACE["AF-Man"]) == "wrong-phase"
    game.play(NO)
    assert game.score == [8, 9]
    assert (game.phase, game.actor(), len(game.legal())) == ("PLAY", 0, 13)
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    assert CALL in game.legal()  # he may himself call at his own first turn
    game.play(CALL)
    assert game.actor() == 0
    game.play(YES)
    assert game.score == [12, 9]
    alone = opened((8, 9), 3, "AF-5", {0: "AF-Map AF-Child", 1: "AF-Man AF-Woman"}, options=spoken)
    alone.play(CALL)
    assert alone.legal() == [NO]
    assert alone.why_not(2, YES) == "no-title"
