"""The Monkey: whole examples with their exact numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour.games.nations.deck import DECK
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.flat import copy
from tests.citing import cites
from tests.clauses.monkey_play import (
    CHILDREN,
    CODES,
    DRAW,
    EIGHTS,
    FIVES,
    FOURS,
    MAPS,
    NINES,
    SIXES,
    STOP,
    TENS,
    THREES,
    WOMEN,
    Monkey,
    at,
    dealt,
    number,
    without,
)


@cites("monkey.deal-equal", "monkey.ruling-uneven", "monkey.deal-order")
def test_sizes_of_the_deal() -> None:
    for seats, sizes in (
        (2, [25, 26]),
        (3, [17, 17, 17]),
        (4, [12, 13, 13, 13]),
        (5, [10, 11, 10, 10, 10]),
        (6, [8, 9, 9, 9, 8, 8]),
        (7, [7, 8, 8, 7, 7, 7, 7]),
        (8, [6, 7, 7, 7, 6, 6, 6, 6]),
    ):
        assert dealt(without("EU-2"), seats, 0).sizes() == sizes


HAND = "EU-5 AS-5 EU-10 AF-10 AM-3"


@cites("monkey.one-pair-per-turn", "monkey.no-draw-with-pair", "monkey.match-two")
def test_one_pair_only() -> None:
    t = at("EU-Map", HAND, "EU-3 AS-Map", more="turn: 0")
    assert t.legal() == [3, 8] == [FIVES, TENS]
    assert t.why(0, DRAW) == "has-pair"
    assert t.why(0, THREES) == "no-such-pair"
    t.play(TENS)
    assert (t.actor, t.hand(0)) == (1, "EU-5 AS-5 AM-3")


@cites("monkey.drawn-match", "monkey.no-pair-draws")
def test_draw_and_match() -> None:
    hands = ("EU-Map EU-4", "AS-4 AS-2", "EU-6 AS-6", "AM-Map AF-6 AM-6")
    t = at("EU-2", *hands, more="turn: 0")
    assert t.legal() == [DRAW]
    t.draw("AM-Map")
    assert t.told[-1] == ("THROW", 0, 3, "EU-Map AM-Map")
    assert (t.actor, t.sizes()) == (1, [1, 2, 2, 2])


@cites("monkey.drawn-no-match", "monkey.turn-left")
def test_draw_and_no_match() -> None:
    hands = ("EU-Map EU-4", "AS-4 AS-2", "EU-6 AS-6", "AM-Child EU-Child AS-Map")
    t = at("EU-2", *hands, more="turn: 0").draw("AM-Child")
    assert (t.actor, t.sizes(), t.hand(0)) == (1, [3, 2, 2, 2], "EU-4 EU-Map AM-Child")
    assert t.legal() == [DRAW]
    t.play(DRAW)
    assert "AM-Child" in t.outcomes().split()


@cites("monkey.ruling-three-or-four")
def test_three_and_four_alike() -> None:
    t = at("EU-2", "EU-9 AF-9 AM-9 AS-2", "AS-9 EU-6 AS-6", more="turn: 0").play(NINES)
    assert t.told[0][3] == "EU-9 AF-9"
    assert t.hand(0) == "AS-2 AM-9"
    t.play(SIXES)
    assert t.why(0, NINES) == "no-such-pair"
    women = "EU-Woman AS-Woman AF-Woman AM-Woman"
    t = at("EU-2", women, "AS-2 EU-6 AS-6", more="turn: 0").play(WOMEN)
    assert t.told[0][3] == "EU-Woman AS-Woman"
    assert t.play(SIXES, WOMEN).told[0][3] == "AF-Woman AM-Woman"


@cites("monkey.ruling-draw-from", "monkey.ends-all-paired")
def test_neighbours_who_are_out() -> None:
    t = at("AM-Map", "EU-10 AS-Map", "", "", "AF-10", more="turn: 3").play(DRAW)
    assert t.outcomes() == "EU-10 AS-Map"
    t = at("AM-Map", "EU-10 AS-Map", "", "", "AF-10", more="turn: 3").draw("EU-10")
    assert (t.actor, t.loser()) == (OVER, 0)
    t = at("AM-Map", "EU-10 AS-Map", "", "", "AF-10", more="turn: 3").draw("AS-Map")
    assert (t.actor, t.hand(0), t.hand(3)) == (0, "EU-10", "AS-Map AF-10")
    assert t.play(DRAW).told == [("REACH", 0, 3, "")]


@cites("monkey.ruling-out", "monkey.loser-named")
def test_the_last_card_of_a_hand_is_drawn() -> None:
    t = at("AS-Man", "EU-5", "AS-5 AF-9", "AM-9 EU-Man", more="turn: 1").play(DRAW)
    assert t.outcomes() == "EU-5"
    t = at("AS-Man", "EU-5", "AS-5 AF-9", "AM-9 EU-Man", more="turn: 1").draw("EU-5")
    assert t.kinds() == ["DRAW", "OUT", "THROW"]
    assert t.actor == 2
    t.draw("AF-9")
    assert ("OUT", 1, -1, "") in t.told
    assert (t.loser(), t.hand(2)) == (2, "EU-Man")


def ending(k: int) -> Monkey:
    """The mover has k unlike cards, the other their mates and the Monkey."""
    ranks = ["2", "3", "4", "5", "6", "7"][:k]
    mine = " ".join(f"EU-{rank}" for rank in ranks)
    theirs = " ".join(f"AS-{rank}" for rank in ranks)
    return at("EU-Map", mine, f"{theirs} AS-Map", more="turn: 0")


def q(k: int) -> Fraction:
    return Fraction(0) if k <= 0 else (k * q(k - 2) + 1) / Fraction(k + 2)


def mover_loses(t: Monkey) -> Fraction:
    """The chance, by the tree of draws, that the seat on turn ends as the Monkey.

    The Monkey that is drawn leaves the same ending with the seats changed and one card more to
    draw from: there the formula closes the loop.
    """
    mover = t.actor
    t.play(DRAW)
    outcomes = t.legal()
    total = Fraction(0)
    for code in outcomes:
        branch = Monkey(copy(t.s))
        branch._apply(code)
        if branch.actor == OVER:
            total += int(branch.loser() == mover)
        elif branch.kinds()[-1] == "KEEP":
            # He has the Monkey now; the other draws from k + 1 cards, as he just did.
            total += 1 - q(len(outcomes) - 1)
        else:
            # A match: the other, with the Monkey, is sure to match next.
            assert branch.actor != mover
            after = set()
            branch.play(DRAW)
            for next_code in branch.legal():
                leaf = Monkey(copy(branch.s))
                leaf._apply(next_code)
                if leaf.actor == OVER:
                    after.add(Fraction(int(leaf.loser() == mover)))
                else:
                    assert leaf.kinds()[-1] == "THROW"
                    after.add(mover_loses(leaf))
            assert len(after) == 1
            total += after.pop()
    return total / len(outcomes)


@cites("monkey.ruling-draw-random")
def test_the_ending_of_two_players() -> None:
    wanted = {1: (1, 3), 2: (1, 4), 3: (2, 5), 4: (1, 3), 5: (3, 7), 6: (3, 8)}
    for k, (above, below) in wanted.items():
        assert q(k) == Fraction(above, below)
        assert mover_loses(ending(k)) == Fraction(above, below)


@cites("monkey.ruling-end")
def test_alone_with_cards() -> None:
    t = at("EU-7", "", "", "EU-6 AS-6 AF-8 AM-8 AS-7", more="turn: 2")
    assert t.legal() == [4, 6] == [SIXES, EIGHTS]
    t.play(SIXES)
    assert t.actor == 2
    t.play(EIGHTS)
    assert (t.loser(), int(t.s.turns)) == (2, 2)


WHOLE = """
1 AF-Map 0 no
2 AM-2 1 AS-2
0 AF-Man 2 no
1 AF-Man 0 AS-Man
2 AF-Map 1 AS-Map
0 AF-10 2 no
1 AF-Child 0 no
2 AF-Woman 1 no
0 AF-Woman 2 AS-Woman
1 AF-10 0 AS-10
2 AF-Child 1 AS-Child
0 AF-7 2 no
1 AF-8 0 no
2 AF-9 1 no
0 AF-9 2 AS-9
1 AF-7 0 AS-7
2 AF-8 1 AS-8
0 AF-4 2 no
1 AF-5 0 no
2 AF-6 1 no
0 AF-6 2 AS-6
1 AF-4 0 AS-4
2 AF-5 1 AS-5
0 AF-3 1 AS-3
"""


@cites("monkey.dealer-starts", "monkey.turn-left", "monkey.ends-all-paired", "monkey.ruling-out")
def test_a_whole_game_of_three() -> None:
    t = dealt(without("EU-2"), 3, 1)
    assert "EU-3" in t.hand(2).split()
    thrown = ["5", "3", "4", "8", "6", "7", "Child", "9", "10", "Map", "Woman", "Man"]
    for turn, rank in enumerate(thrown):
        assert t.actor == (1 + turn) % 3
        t.play(t.legal()[0])
        assert t.told[0][3] == f"EU-{rank} AM-{rank}"
    for line in WHOLE.strip().splitlines():
        seat, card, giver, mate = line.split()
        assert (t.actor, t.legal()) == (int(seat), [DRAW])
        t.play(DRAW)
        assert t.told[0][2] == int(giver)
        assert t.outcomes().split()[-1] == card
        t._apply(t.legal()[-1])
        if mate == "no":
            assert "KEEP" in t.kinds()
        else:
            assert ("THROW", int(seat), int(giver)) in [told[:3] for told in t.told]
            assert int(t.s.heap) >> number(mate) & 1
    assert (t.loser(), t.hand(0), int(t.s.turns)) == (0, "AF-2", 36)
    assert [int(place) for place in t.s.place[:3]] == [0, 2, 1]


def name(card: int) -> str:
    return DECK[card].id


@cites("monkey.ruling-draw-random", "monkey.ruling-turn-cap")
def test_without_chance_the_monkey_could_go_round_for_ever() -> None:
    """Every draw takes the lowest card; a game of forty turns is given up."""
    t = dealt(without("EU-9"), 4, 0, turn_cap=40)
    while t.actor != OVER:
        t._apply(t.legal()[0])
        if int(t.s.turns) == 21 and t.actor == 1:
            hands = [t.hand(seat) for seat in range(4)]
    assert hands == [
        "AS-9 AF-4 AF-Woman AM-Child",
        "AF-Man AM-4 AM-Woman",
        "AF-Map AM-Man",
        "AF-Child AM-Map",
    ]
    assert t.kinds()[-1] == "ABANDONED"
    assert t.loser() == -1
    t = dealt(without("EU-9"), 4, 0, turn_cap=40)
    while int(t.s.turns) < 21:
        t._apply(t.legal()[0])
    holders = []
    while t.actor != OVER:
        t.play(DRAW)
        assert name(t.legal()[0] - CODES) == "AS-9"
        t._apply(t.legal()[0])
        holders.append(next(k for k in range(4) if "AS-9" in t.hand(k).split()))
    assert holders[:8] == [1, 2, 3, 0, 1, 2, 3, 0]
    # Chance draws otherwise: there is always another outcome.
    t = dealt(without("EU-9"), 4, 0)
    while int(t.s.turns) < 21:
        t._apply(t.legal()[0])
    t.play(DRAW)
    assert (t.actor, len(t.legal())) == (CHANCE, 4)


@cites("monkey.no-draw-with-pair", "monkey.ruling-must-throw")
def test_a_pair_in_hand_leaves_no_draw() -> None:
    hands = ("AS-4 AF-4 EU-Man", "AM-Man AS-8 EU-8 EU-3")
    t = at("AS-3", *hands, more="turn: 0")
    assert t.legal() == [FOURS]
    assert t.why(0, DRAW) == "has-pair"
    assert t.play(FOURS).legal() == [EIGHTS]
    t.play(EIGHTS)
    assert (t.hand(1), t.legal()) == ("EU-3 AM-Man", [DRAW])
    chance = mover_loses(Monkey(copy(t.s)))
    assert chance == Fraction(1, 3)
    good = Monkey(copy(t.s)).draw("AM-Man")
    assert (good.loser(), good.hand(1)) == (1, "EU-3")
    bad = t.draw("EU-3")
    assert (bad.hand(0), bad.hand(1), bad.actor) == ("EU-3 EU-Man", "AM-Man", 1)


@cites("monkey.ruling-one-pair")
def test_all_pairs() -> None:
    t = at("EU-Map", HAND, "EU-3 AS-Map", more="turn: 0", pairs_per_turn="all")
    assert t.legal() == [3, 8]
    assert t.play(FIVES).legal() == [8]
    t.play(TENS)
    assert (t.actor, t.hand(0), int(t.s.turns)) == (1, "AM-3", 1)


@cites("monkey.ruling-must-throw")
def test_holding_back() -> None:
    t = at("EU-7", "EU-4 AS-4 EU-9", "AF-9 AM-7", more="turn: 0", hold_back="true")
    assert t.legal() == [2, 13] == [FOURS, DRAW]
    t.draw("AF-9")
    assert t.legal() == [2, 7, 92] == [FOURS, NINES, STOP]
    t.play(STOP)
    assert (t.hand(0), t.hand(1), t.legal()) == ("EU-4 EU-9 AS-4 AF-9", "AM-7", [DRAW])
    t = at("EU-7", "EU-4 AS-4 EU-9", "AF-9 AM-7", more="turn: 0", hold_back="true").draw("AM-7")
    assert (t.legal(), t.hand(1)) == ([2, 92], "AF-9")
    assert pytest.approx(sum(t.returns())) == 0
    assert (CHILDREN, MAPS) == (9, 12)
