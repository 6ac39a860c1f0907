"""The slow engine of the Monkey against the worked examples of its rules."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from tests.plain.monkey import DISCARD, DRAW, DRAW_AT, PLURALS, STOP, PlainMonkey
from tests.plain.monkey_options import Options
from tests.plain.nations_cards import PACK, RANKS, in_order, rank_of

FOURS, FIVES, SIXES, EIGHTS, NINES, TENS = 2, 3, 4, 6, 7, 8


@pytest.mark.parametrize("seats", [-1, 0, 1, 52])
def test_two_to_fifty_one_players(seats: int) -> None:
    with pytest.raises(ValueError, match="bad-player-count"):
        PlainMonkey(seats, {}, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"discard": "none"},
        {"apes": "two"},
        {"turn_cap": 0},
        {"turn_cap": "off"},
        {"first_dealer": 4},
        {"hold_back": "true", "pairs_per_turn": "all"},
        {"hold_back": "true", "draw": "by-position"},
    ],
)
def test_bad_options_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="bad-option"):
        PlainMonkey(4, options, 0)


def begun(seats: int, removed: str, dealer: int, options: Options | None = None) -> PlainMonkey:
    """The pack in index order but for the removed card."""
    game = PlainMonkey(seats, options or {}, dealer)
    game.remove(removed)
    game.deal([card for card in PACK if card != removed])
    return game


@pytest.mark.parametrize(
    "sizes",
    [
        [25, 26],
        [17, 17, 17],
        [12, 13, 13, 13],
        [10, 11, 10, 10, 10],
        [8, 9, 9, 9, 8, 8],
        [7, 8, 8, 7, 7, 7, 7],
        [6, 7, 7, 7, 6, 6, 6, 6],
        [1] * 51,
    ],
)
def test_mx01_deal_sizes(sizes: list[int]) -> None:
    game = begun(len(sizes), "AS-7", 0)
    assert [len(hand) for hand in game.hands] == sizes
    assert game.actor() == 0


MX02 = ["EU-5 AS-5 EU-10 AF-10 AM-3", "AF-5 EU-3", "AM-5 AS-10 AM-10 EU-2 AS-2 AM-2"]


def test_mx02_one_pair_only() -> None:
    game = PlainMonkey.position("AF-2", MX02, 0)
    assert game.legal() == [FIVES, TENS]
    assert game.why_not(0, DRAW) == "has-pair"
    assert game.why_not(0, 1) == "no-such-pair"
    game.play(TENS)
    assert game.seen[2][-2] == ("throw", 0, TENS, ("EU-10", "AF-10"))
    assert PLURALS[TENS] == "Tens"
    assert game.actor() == 1
    assert in_order(game.hands[0]) == ["EU-5", "AS-5", "AM-3"]


MX03 = ["EU-Map EU-9", "AS-9 AF-3 EU-4", "AM-3 AM-4", "AM-Map AM-Child EU-Child EU-2 AF-Child"]


def test_mx03_draw_and_match() -> None:
    game = PlainMonkey.position("AM-2", [*MX03[:2], MX03[2] + " AS-Child", MX03[3]], 0)
    assert game.legal() == [DRAW]
    game.play(DRAW)
    assert game.actor() == "chance"
    assert game.draws() == in_order(game.hands[3])
    game.draw("AM-Map")
    assert ("throw", 0, 12, ("EU-Map", "AM-Map")) in game.seen["watcher"]
    assert game.actor() == 1
    assert [len(game.hands[seat]) for seat in (0, 3)] == [1, 4]
    # The neighbour knows which of the two was drawn, the others do not.
    assert ("drew", 0, 3, "AM-Map", True) in game.seen[3]
    assert ("drew", 0, 3, None, True) in game.seen[1]


def test_mx04_draw_without_a_match() -> None:
    game = PlainMonkey.position("AM-2", [*MX03[:2], MX03[2] + " AS-Child", MX03[3]], 0)
    game.play(DRAW)
    game.draw("AM-Child")
    assert in_order(game.hands[0]) == ["EU-9", "EU-Map", "AM-Child"]
    assert game.actor() == 1
    assert game.legal() == [DRAW]
    assert [game.knows(seat).get("AM-Child") for seat in range(4)] == [0, None, None, 0]
    game.play(DRAW)
    assert "AM-Child" in game.draws()
    game.draw("AM-Child")
    assert [game.knows(seat).get("AM-Child") for seat in range(4)] == [1, 1, None, None]


def test_mx05_three_and_four_alike() -> None:
    women = "EU-Woman AS-Woman AF-Woman AM-Woman"
    game = PlainMonkey.position(
        "EU-2", [f"EU-9 AF-9 AM-9 {women} EU-3", "AS-9 AS-3", "AS-2 AF-2 AM-2"], 0
    )
    game.play(NINES)
    assert "AM-9" in game.hands[0]
    assert game.heap[-1] == ["EU-9", "AF-9"]
    for seat in (1, 2):
        game.turn = seat
        game.end_turn(seat)
    assert game.actor() == 0
    assert game.why_not(0, NINES) == "no-such-pair"
    game.play(10)
    assert game.heap[-1] == ["EU-Woman", "AS-Woman"]
    game.begin_turn(0)
    game.play(10)
    assert game.heap[-1] == ["AF-Woman", "AM-Woman"]


@pytest.mark.parametrize("card", ["EU-10", "AS-Map"])
def test_mx06_neighbours_who_are_out(card: str) -> None:
    game = PlainMonkey.position("AM-Map", ["EU-10 AS-Map", "", "", "AF-10"], 3)
    game.play(DRAW)
    assert game.draws() == ["EU-10", "AS-Map"]
    game.draw(card)
    if card == "EU-10":
        assert game.loser == 0
        assert game.seen[1][-1] == ("over", 0, "AS-Map", "AM-Map")
        assert game.payoffs() == [-1, 1 / 3, 1 / 3, 1 / 3]
        assert game.why_not(0, DRAW) == "game-over"
    else:
        assert game.actor() == 0
        assert game.hands == [["EU-10"], [], [], ["AF-10", "AS-Map"]]
        game.play(DRAW)
        assert game.draws() == ["AS-Map", "AF-10"]


def test_mx07_last_card_drawn() -> None:
    game = PlainMonkey.position("AS-Man", ["EU-5", "AS-5 AF-9", "AM-9 EU-Man"], 1)
    game.play(DRAW)
    assert game.draws() == ["EU-5"]
    game.draw("EU-5")
    assert game.out == [0]
    assert game.actor() == 2
    game.play(DRAW)
    assert game.draws() == ["AF-9"]
    game.draw("AF-9")
    assert game.out == [0, 1]
    assert (game.actor(), game.loser) == ("over", 2)
    assert game.hands[2] == ["EU-Man"]
    assert game.winners() == [0, 1]


@cache
def ending_chance(k: int, mover_has_monkey: bool) -> Fraction:
    """How likely the mover of a two-player ending is to be the Monkey, by trying every draw.

    The mover holds k unlike cards and the other their mates; one of them has the Monkey too.
    Should the Monkey be drawn, the other stands just where the mover stood.
    """
    mine = [f"EU-{rank}" for rank in RANKS[:k]]
    theirs = [f"AS-{rank}" for rank in RANKS[:k]]
    (mine if mover_has_monkey else theirs).append("EU-Map")
    outcomes = len(theirs)
    total, circle = Fraction(0), Fraction(0)
    for card in theirs:
        game = PlainMonkey.position("AM-Map", [" ".join(mine), " ".join(theirs)], 0)
        assert game.legal() == [DRAW]
        game.play(DRAW)
        game.draw(card)
        if game.loser is not None:
            total += Fraction(game.loser == 0, outcomes)
            continue
        assert game.actor() == 1
        has_monkey = "EU-Map" in game.hands[1]
        left = len(game.hands[1]) - has_monkey
        if (left, has_monkey) == (k, mover_has_monkey):
            circle += Fraction(1, outcomes)
        else:
            total += (1 - ending_chance(left, has_monkey)) / outcomes
    return (total + circle) / (1 + circle)


def test_mx08_two_player_ending() -> None:
    chances = [ending_chance(k, False) for k in range(1, 7)]
    assert [str(chance) for chance in chances] == ["1/3", "1/4", "2/5", "1/3", "3/7", "3/8"]
    for k in range(2, 7):
        assert ending_chance(k, True) == 1 - chances[k - 2]


def test_mx09_alone_with_cards() -> None:
    game = PlainMonkey.position("EU-7", ["", "", "EU-6 AS-6 AF-8 AM-8 AS-7"], 2)
    assert game.legal() == [SIXES, EIGHTS]
    assert game.why_not(2, DRAW) == "has-pair"
    game.play(EIGHTS)
    assert game.actor() == 2
    game.play(SIXES)
    assert (game.loser, game.turns) == (2, 2)
    assert game.hands[2] == ["AS-7"]


def lowest_throw(game: PlainMonkey, highest_draw: bool) -> str:
    """One turn of the mechanical players: lowest rank thrown, or an end of the hand drawn."""
    code = game.legal()[0]
    game.play(code)
    if game.actor() != "chance":
        return RANKS[code]
    card = game.draws()[-1 if highest_draw else 0]
    seat = game.turn
    mates = [c for c in game.hands[seat or 0] if rank_of(c) == rank_of(card)]
    game.draw(card)
    return f"{seat} {card} {mates[0] if mates else 'no'}"


THROWN = ["5", "3", "4", "8", "6", "7", "Child", "9", "10", "Map", "Woman", "Man"]
DRAWN = """1 AF-Map no, 2 AM-2 AS-2, 0 AF-Man no, 1 AF-Man AS-Man, 2 AF-Map AS-Map, 0 AF-10 no,
1 AF-Child no, 2 AF-Woman no, 0 AF-Woman AS-Woman, 1 AF-10 AS-10, 2 AF-Child AS-Child, 0 AF-7 no,
1 AF-8 no, 2 AF-9 no, 0 AF-9 AS-9, 1 AF-7 AS-7, 2 AF-8 AS-8, 0 AF-4 no, 1 AF-5 no, 2 AF-6 no,
0 AF-6 AS-6, 1 AF-4 AS-4, 2 AF-5 AS-5, 0 AF-3 AS-3"""


def test_mx10_a_whole_game() -> None:
    game = begun(3, "EU-2", 1)
    assert game.hands[2][0] == "EU-3"
    turns = []
    while game.actor() != "over":
        turns.append(lowest_throw(game, highest_draw=True))
    assert turns == THROWN + " ".join(DRAWN.split("\n")).split(", ")
    assert all([card[:2] for card in pair] == ["EU", "AM"] for pair in game.heap[:12])
    assert (game.loser, game.turns, game.out) == (0, 36, [2, 1])
    assert game.hands[0] == ["AF-2"]


def test_mx11_an_endless_loop_without_random_draws() -> None:
    game = begun(4, "EU-9", 0, {"turn_cap": 100})
    for _ in range(21):
        lowest_throw(game, highest_draw=False)
    assert [in_order(hand) for hand in game.hands] == [
        ["AS-9", "AF-4", "AF-Woman", "AM-Child"],
        ["AF-Man", "AM-4", "AM-Woman"],
        ["AF-Map", "AM-Man"],
        ["AF-Child", "AM-Map"],
    ]
    assert game.actor() == 1
    for turn in range(79):
        assert game.actor() == (turn + 1) % 4
        assert lowest_throw(game, highest_draw=False) == f"{(turn + 1) % 4} AS-9 no"
    # The hundredth turn is the last that this table allows.
    assert (game.actor(), game.abandoned, game.loser) == ("over", True, None)
    assert game.payoffs() == [0, 0, 0, 0]
    assert game.next_dealer() == 1
    assert game.seen["watcher"][-1] == ("abandoned", "EU-9")


@pytest.mark.parametrize("card", ["AM-Man", "EU-3"])
def test_mx12_a_pair_in_hand_leaves_no_draw(card: str) -> None:
    game = PlainMonkey.position("AS-3", ["AS-4 AF-4 EU-Man", "AM-Man AS-8 EU-8 EU-3"], 0)
    assert game.legal() == [FOURS]
    assert game.why_not(0, DRAW) == "has-pair"
    game.play(FOURS)
    assert game.legal() == [EIGHTS]
    game.play(EIGHTS)
    assert in_order(game.hands[1]) == ["EU-3", "AM-Man"]
    assert game.legal() == [DRAW]
    game.play(DRAW)
    game.draw(card)
    if card == "AM-Man":
        assert (game.loser, game.hands[1]) == (1, ["EU-3"])
    else:
        assert (game.actor(), game.hands) == (1, [["EU-Man", "EU-3"], ["AM-Man"]])


def test_mx13_all_pairs_in_one_turn() -> None:
    game = PlainMonkey.position("AF-2", MX02, 0, {"pairs_per_turn": "all"})
    assert game.legal() == [FIVES, TENS]
    game.play(FIVES)
    assert (game.actor(), game.legal()) == (0, [TENS])
    assert game.why_not(0, DRAW) == "has-pair"
    game.play(TENS)
    assert (game.actor(), game.hands[0], game.turns) == (1, ["AM-3"], 1)


@pytest.mark.parametrize("card", ["AF-9", "AM-7"])
def test_mx14_holding_back(card: str) -> None:
    game = PlainMonkey.position("EU-7", ["EU-4 AS-4 EU-9", "AF-9 AM-7"], 0, {"hold_back": "true"})
    assert game.legal() == [FOURS, DRAW]
    assert game.why_not(0, STOP) == "wrong-phase"
    game.play(DRAW)
    game.draw(card)
    assert game.legal() == ([FOURS, NINES, STOP] if card == "AF-9" else [FOURS, STOP])
    assert game.why_not(0, DRAW) == "wrong-phase"
    # Whether the card matched is nobody's business.
    assert ("drew", 0, 1, None, None) in game.seen["watcher"]
    game.play(STOP)
    assert game.actor() == 1
    assert game.legal() == [DRAW]
    assert game.hands[1] == (["AM-7"] if card == "AF-9" else ["AF-9"])
    assert len(game.hands[0]) == 4


def test_nobody_to_draw_from() -> None:
    """A lone player who may hold back must still throw (monkey.ruling-must-throw)."""
    game = PlainMonkey.position("EU-7", ["EU-6 AS-6 AS-7", ""], 0, {"hold_back": "true"})
    assert game.legal() == [SIXES]
    assert game.why_not(0, DRAW) == "nobody-to-draw-from"


def test_drawing_by_position() -> None:
    """monkey.ruling-draw-random: any place of the fan may be named, and chance decides."""
    game = PlainMonkey.position("AM-Map", ["EU-10 AS-Map", "", "AF-10"], 2, {"draw": "by-position"})
    assert game.legal() == [DRAW_AT, DRAW_AT + 1]
    assert game.why_not(2, DRAW) == "wrong-phase"
    assert game.why_not(2, DRAW_AT + 2) == "no-such-position"
    game.play(DRAW_AT + 1)
    assert game.draws() == ["EU-10", "AS-Map"]
    plain = PlainMonkey.position("AM-Map", ["EU-10 AS-Map", "", "AF-10"], 2)
    assert plain.why_not(2, DRAW_AT) == "wrong-phase"


def test_the_dealer_may_pick_the_discard() -> None:
    game = PlainMonkey(5, {"discard": "dealer-picks-shown"}, 3)
    assert game.actor() == 3
    assert game.legal() == list(range(40, 92))
    assert game.why_not(3, DRAW) == game.why_not(3, 0) == game.why_not(3, STOP) == "wrong-phase"
    assert game.why_not(2, DISCARD) == "not-your-turn"
    game.play(DISCARD + 51)
    assert game.seen[0] == [("discard", "AM-Map")]
    assert game.actor() == "deal"
    game.deal(PACK[:51])
    assert game.why_not(3, DISCARD) == "wrong-phase"


def test_a_hidden_discard_is_shown_at_the_end() -> None:
    game = PlainMonkey.position(
        "AM-Map", ["EU-10 AS-Map", "AF-10"], 1, {"discard": "random-hidden", "next_dealer": "loser"}
    )
    assert all(entries[0] == ("discard", None) for entries in game.seen.values())
    game.play(DRAW)
    game.draw("EU-10")
    assert game.seen["watcher"][-1] == ("over", 0, "AS-Map", "AM-Map")
    assert game.next_dealer() == 0
    assert PlainMonkey(3, {"first_dealer": 2}, 0).dealer == 2
