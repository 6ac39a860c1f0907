"""Whole games of Portrait Authors, written out by hand from the deal to the last card."""

from __future__ import annotations

from parlour.games.portrait.deck import GROUPS
from parlour.kernel.dispatch import OVER
from tests.clauses.portrait_play import Authors, at, dealt, pack_for, whole

NAMES = ("Ann", "Bea", "Carl", "Dora")


def book(*books: str) -> str:
    """The four cards of each of these books: JO-P, JO-S."""
    authors = {code: names for code, _, names in GROUPS}
    return " ".join(
        f"{code}-{author}-{letter}"
        for code, letter in (named.split("-") for named in books)
        for author in authors[code]
    )


def follow(t: Authors, written: str) -> None:
    """Play the game as it is written: who, and what.

    After = stands the score, after # the sizes of the hands.
    """
    words = t.game.words
    for line in written.strip().splitlines():
        who, _, rest = line.strip().partition(" ")
        if who == "=":
            assert t.score() == [int(points) for points in rest.split()], line
            continue
        if who == "#":
            assert t.sizes() == [int(size) for size in rest.split()], line
            continue
        assert t.actor == int(who), line
        code = words.read(t.s, t.actor, rest)
        assert words.notation(t.s, t.actor, code) == rest, line
        t.play(code)


def test_a_full_game_of_three() -> None:
    hands = [
        f"{whole('BI', 'ES')} JO-Raymond-PS JO-Greeley-P PO-Holmes-P PO-Longfellow-P HI-Bancroft-P",
        f"{whole('HU', 'NO')} JO-Greeley-S JO-Bennett-P PO-Holmes-S PO-Longfellow-S HI-Bancroft-S",
        f"{whole('ST')} JO-Bennett-S JO-Curtis-PS PO-Whittier-PS PO-Lowell-PS "
        "HI-Prescott-PS HI-Motley-PS HI-Parkman-PS",
    ]
    t = dealt("pairs", pack_for(hands, 2, range(64)), 2, 3)
    follow(
        t,
        """
        # 22 21 21
        0 stack BI: Parton Irving Sparks Abbott
        0 stack ES: Emerson Thoreau Whipple Mitchell
        0 call 1: JO-Greeley-S
        0 stack JO: Raymond Greeley
        = 23 0 0
        0 call 2: HI-Bancroft-S
        1 stack HU: Twain Ward Billings Nasby
        1 stack NO: Cooper Hawthorne Stowe Simms
        1 call 2: JO-Bennett-S
        1 call 2: JO-Curtis-P
        1 call 2: JO-Curtis-S
        1 stack JO: Bennett Curtis
        = 23 23 0
        1 call 0: HI-Bancroft-P
        1 call 0: HI-Prescott-P
        2 stack ST: Eggleston Trowbridge Harte Alcott
        2 call 1: HI-Bancroft-P
        2 call 1: HI-Bancroft-S
        2 stack HI: Bancroft Prescott Motley Parkman
        = 23 23 20
        2 call 1: PO-Holmes-S
        2 call 1: PO-Longfellow-S
        # 2 0 6
        2 call 0: PO-Holmes-P
        2 call 0: PO-Longfellow-P
        = 23 23 30
        """,
    )
    assert t.kinds() == ["CALLED", "HANDED", "SETTLED", "OVER"]
    assert t.actor == OVER
    assert t.game.words.result(t.s, NAMES) == "Carl wins with 30 points."


def test_a_full_game_of_four_with_a_neglected_book() -> None:
    hands = [
        f"{whole('BI')} PO-Holmes-PS PO-Longfellow-PS PO-Whittier-P JO-Raymond-P JO-Greeley-P "
        "HI-Bancroft-P",
        f"{whole('ES')} PO-Whittier-S PO-Lowell-P JO-Raymond-S HI-Bancroft-S HI-Prescott-P "
        "NO-Cooper-P NO-Hawthorne-P NO-Stowe-P",
        f"{whole('HU')} PO-Lowell-S JO-Greeley-S JO-Bennett-P HI-Prescott-S HI-Motley-P "
        "NO-Cooper-S NO-Hawthorne-S NO-Stowe-S",
        f"{whole('ST')} JO-Bennett-S JO-Curtis-PS HI-Motley-S HI-Parkman-PS NO-Simms-PS",
    ]
    t = dealt("pairs", pack_for(hands, 3, range(64)), 3, 4)
    follow(
        t,
        """
        0 call 1: PO-Whittier-S
        0 stack PO: Holmes Longfellow Whittier
        0 call 2: JO-Raymond-S
        = 6 0 0 0
        1 stack ES: Emerson Thoreau Whipple Mitchell
        1 call 2: NO-Cooper-S
        1 call 2: NO-Hawthorne-S
        1 call 2: NO-Stowe-S
        1 stack NO: Cooper Hawthorne Stowe
        = 6 16 0 0
        1 call 0: HI-Bancroft-P
        1 call 0: HI-Parkman-P
        2 call 1: PO-Lowell-P
        2 stack PO: Lowell
        2 stack HU: Twain Ward Billings Nasby
        2 call 0: JO-Greeley-P
        2 call 3: JO-Bennett-S
        2 stack JO: Greeley Bennett
        = 6 16 13 0
        2 call 3: HI-Bancroft-P
        3 stack ST: Eggleston Trowbridge Harte Alcott
        3 stack NO: Simms
        3 call 0: JO-Raymond-P
        3 call 1: JO-Raymond-S
        3 stack JO: Raymond Curtis
        = 6 16 13 13
        3 call 2: HI-Motley-P
        3 call 2: HI-Prescott-S
        3 call 1: HI-Bancroft-P
        3 call 1: HI-Bancroft-S
        3 call 1: HI-Prescott-P
        = 16 16 13 23
        """,
    )
    # The last call empties the fourth hand; the first, which kept its book over a miss and has
    # nothing else, is settled when its turn begins.
    assert t.told[2:] == [
        ("SETTLED", 3, -1, whole("HI"), 10),
        ("OUT", 3, -1, "", 0),
        ("TURN", 0, -1, "", 0),
        ("SETTLED", 0, -1, whole("BI"), 10),
        ("OVER", -1, -1, "", 0),
    ]
    assert t.returns() == [-0.25, -0.25, -0.25, 0.75]
    assert t.game.words.result(t.s, NAMES) == "Dora wins with 23 points."


def test_an_easier_game_of_four() -> None:
    hands = [
        f"{book('BI-P')} PO-Holmes-P PO-Longfellow-P JO-Raymond-P JO-Greeley-P",
        f"{book('ES-P')} PO-Whittier-P JO-Bennett-P HI-Bancroft-P HI-Prescott-P",
        f"{book('HU-P')} PO-Lowell-P JO-Curtis-P HI-Motley-P NO-Cooper-P",
        f"{book('ST-P')} HI-Parkman-P NO-Hawthorne-P NO-Stowe-P NO-Simms-P",
    ]
    t = dealt("portraits", pack_for(hands, 3, range(0, 64, 2)), 3, 4)
    follow(
        t,
        """
        = 1 1 1 1
        # 4 4 4 4
        0 call 1: PO-Whittier-P
        0 call 2: PO-Lowell-P
        = 2 1 1 1
        0 call 1: JO-Curtis-P
        1 call 0: JO-Raymond-P
        1 call 0: JO-Greeley-P
        1 call 2: JO-Curtis-P
        = 2 2 1 1
        1 call 2: HI-Motley-P
        1 call 3: HI-Parkman-P
        = 2 3 1 1
        # 0 0 1 3
        2 call 3: NO-Hawthorne-P
        2 call 3: NO-Stowe-P
        2 call 3: NO-Simms-P
        = 2 3 2 1
        """,
    )
    assert t.actor == OVER
    assert t.game.words.result(t.s, NAMES) == "Bea wins with three books."


def test_an_easier_game_of_three() -> None:
    hands = [
        f"{book('NO-P', 'ST-P')} PO-Lowell-P JO-Curtis-P",
        f"{book('BI-P', 'ES-P')} PO-Holmes-P PO-Longfellow-P JO-Raymond-P",
        f"{book('HI-P', 'HU-P')} PO-Whittier-P JO-Greeley-P JO-Bennett-P",
    ]
    t = dealt("portraits", pack_for(hands, 0, range(0, 64, 2)), 0, 3)
    follow(
        t,
        """
        = 2 2 2
        1 call 2: PO-Lowell-P
        2 call 1: JO-Raymond-P
        2 call 1: JO-Curtis-P
        0 call 1: PO-Holmes-P
        0 call 1: PO-Longfellow-P
        0 call 2: PO-Whittier-P
        = 3 2 2
        0 call 2: JO-Raymond-P
        0 call 2: JO-Greeley-P
        0 call 2: JO-Bennett-P
        = 4 2 2
        """,
    )
    assert t.actor == OVER
    assert t.kinds() == ["CALLED", "HANDED", "LAID", "OVER"]
    assert t.game.words.result(t.s, NAMES) == "Ann wins with four books."


def test_a_game_of_four_with_books_of_sketches() -> None:
    hands = [
        f"{book('BI-P', 'ES-P', 'HI-P')} PO-Holmes-PS PO-Longfellow-P JO-Raymond-S",
        f"{book('BI-S', 'ES-S', 'HI-S')} PO-Whittier-P PO-Longfellow-S JO-Greeley-S JO-Raymond-P",
        f"{book('HU-P', 'NO-P', 'ST-P')} PO-Lowell-P PO-Whittier-S JO-Bennett-S JO-Greeley-P",
        f"{book('HU-S', 'NO-S', 'ST-S')} PO-Lowell-S JO-Curtis-PS JO-Bennett-P",
    ]
    t = dealt("fours", pack_for(hands, 3, range(64)), 3, 4)
    follow(
        t,
        """
        = 3 3 3 3
        0 call 1: PO-Whittier-P
        0 call 2: PO-Lowell-P
        = 4 3 3 3
        0 call 1: PO-Longfellow-S
        0 call 3: PO-Whittier-S
        1 call 0: JO-Raymond-S
        1 call 2: JO-Bennett-S
        1 call 3: JO-Curtis-S
        = 4 4 3 3
        1 call 2: JO-Greeley-P
        1 call 2: JO-Bennett-P
        2 call 0: PO-Holmes-S
        2 call 0: PO-Longfellow-S
        2 call 3: PO-Lowell-S
        = 4 4 4 3
        # 0 2 0 2
        3 call 1: JO-Raymond-P
        3 call 1: JO-Greeley-P
        = 4 4 4 4
        """,
    )
    assert t.actor == OVER
    assert t.returns() == [0, 0, 0, 0]
    said = "Ann, Bea, Carl and Dora share the win with four books each."
    assert t.game.words.result(t.s, NAMES) == said


def test_between_two_the_first_caller_never_misses() -> None:
    hands = [
        f"{book('BI-P', 'ES-P', 'HI-P', 'HU-P', 'NO-P', 'ST-P', 'BI-S')} "
        "PO-Holmes-PS JO-Raymond-PS",
        f"{book('ES-S', 'HI-S', 'HU-S', 'NO-S', 'ST-S')} PO-Longfellow-PS PO-Whittier-PS "
        "PO-Lowell-PS JO-Greeley-PS JO-Bennett-PS JO-Curtis-PS",
    ]
    t = dealt("fours", pack_for(hands, 1, range(64)), 1, 2)
    follow(
        t,
        """
        = 7 5
        0 call 1: PO-Longfellow-P
        0 call 1: PO-Whittier-P
        0 call 1: PO-Lowell-P
        = 8 5
        0 call 1: JO-Greeley-S
        0 call 1: JO-Bennett-S
        0 call 1: JO-Curtis-S
        0 call 1: PO-Longfellow-S
        0 call 1: PO-Whittier-S
        0 call 1: PO-Lowell-S
        = 10 5
        0 call 1: JO-Greeley-P
        0 call 1: JO-Bennett-P
        0 call 1: JO-Curtis-P
        = 11 5
        """,
    )
    assert t.actor == OVER
    assert t.game.words.result(t.s, NAMES) == "Ann wins with eleven books."


def test_a_whole_game_with_a_bank() -> None:
    hands = [
        f"{book('BI-P', 'ES-P')} PO-Holmes-P JO-Raymond-P",
        f"{book('HI-P', 'HU-P')} PO-Longfellow-P JO-Greeley-P",
        f"{book('NO-P')} ST-Eggleston-P ST-Trowbridge-P ST-Harte-P PO-Whittier-P JO-Bennett-P "
        "JO-Curtis-P",
    ]
    pack = pack_for(hands, 2, range(0, 64, 2), "PO-Lowell-P ST-Alcott-P")
    # The sketches are in the pack as well and are left out of this deal.
    t = dealt("bank", [*pack[:9], *range(1, 64, 2), *pack[9:]], 2, 3, bank_deck="portraits32")
    follow(
        t,
        """
        = 2 2 1
        # 2 2 6
        0 call 1: PO-Lowell-P
        # 4 2 6
        1 call 0: PO-Holmes-P
        1 call 0: PO-Lowell-P
        1 call 2: PO-Whittier-P
        = 2 3 1
        1 call 0: JO-Raymond-P
        1 call 0: JO-Bennett-P
        2 call 1: JO-Greeley-P
        2 call 1: JO-Raymond-P
        = 2 3 2
        2 call 0: ST-Alcott-P
        = 2 3 3
        """,
    )
    assert t.actor == OVER
    assert t.game.words.result(t.s, NAMES) == "Bea and Carl share the win with three books each."


def test_the_end_of_a_game_with_a_bank_and_pairs() -> None:
    t = at(
        "bank",
        "PO-Holmes-PS PO-Longfellow-P",
        "PO-Longfellow-S",
        more="bank: PO-Whittier-P PO-Whittier-S PO-Lowell-P PO-Lowell-S",
        bank_deck="pairs64",
    )
    follow(
        t,
        """
        0 call 1: PO-Longfellow-S
        # 4 0
        0 call 1: PO-Lowell-P
        # 5 1
        1 call 0: PO-Whittier-P
        1 call 0: PO-Lowell-S
        # 4 3
        0 stack PO: Holmes Longfellow
        = 3 0
        # 1 3
        0 call 1: PO-Lowell-P
        0 call 1: PO-Whittier-P
        0 call 1: PO-Whittier-S
        = 6 0
        """,
    )
    assert t.actor == OVER
    assert t.told[2] == ("SETTLED", 0, -1, "PO-Whittier-PS PO-Lowell-PS", 3)
