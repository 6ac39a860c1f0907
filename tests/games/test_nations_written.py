"""Two whole games of Nations, written out by hand from the deal to the tenth point."""

from __future__ import annotations

from parlour.games import nations
from parlour.kernel.dispatch import DEAL, OVER
from tests.clauses.nations_play import Nations, begun, number, pack_for

WORDS = nations.GAME.words
NAMES = ("Ann", "Bea", "Carl", "Dora")


def follow(t: Nations, written: str) -> None:
    """Play as it is written: each card with its seat before it, and after > who takes the trick."""
    for line in written.strip().splitlines():
        cards, _, taker = line.partition(" > ")
        for played in cards.split(", "):
            seat, _, move = played.strip().partition(" ")
            assert t.actor == int(seat), line
            code = WORDS.read(t.s, int(seat), move)
            text = WORDS.notation(t.s, int(seat), code)
            assert text == (f"play {move}" if "-" in move else move)
            t.play(move)
        if taker:
            assert [told[1] for told in t.told if told[0] == "TRICK"] == [int(taker)], line


def suit(code: str, *ranks: str) -> str:
    return " ".join(f"{code}-{rank}" for rank in ranks)


FIGURES = ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
COURT = ["Child", "Woman", "Man", "Map"]


def test_a_game_won_in_one_deal() -> None:
    """Seat 0 deals himself eleven Stars with all Titles, and loses the first trick only."""
    hands = {
        0: f"{suit('AM', '2', *FIGURES[3:], *COURT)} EU-Map AS-Map",
        1: f"AM-3 {suit('EU', *FIGURES, 'Child', 'Woman', 'Man')}",
        2: f"{suit('AS', *FIGURES, 'Child', 'Woman', 'Man')} AF-2",
        3: f"AM-4 {suit('AF', *FIGURES[1:], *COURT)}",
    }
    t = begun(0).deal(pack_for(hands, "AM-2", 0))
    follow(
        t,
        """
        1 EU-Man, 2 AS-2, 3 AM-4, 0 EU-Map > 3
        3 AF-Map, 0 AM-5, 1 EU-2, 2 AF-2 > 0
        0 AM-Map, 1 AM-3, 2 AS-3, 3 AF-3 > 0
        0 AM-Man, 1 EU-3, 2 AS-4, 3 AF-4 > 0
        0 AM-Woman, 1 EU-4, 2 AS-5, 3 AF-5 > 0
        0 AM-Child, 1 EU-5, 2 AS-6, 3 AF-6 > 0
        0 AM-10, 1 EU-6, 2 AS-7, 3 AF-7 > 0
        0 AM-9, 1 EU-7, 2 AS-8, 3 AF-8 > 0
        0 AM-8, 1 EU-8, 2 AS-9, 3 AF-9 > 0
        0 AM-7, 1 EU-9, 2 AS-10, 3 AF-10 > 0
        0 AM-6, 1 EU-10, 2 AS-Child, 3 AF-Child > 0
        0 AM-2, 1 EU-Child, 2 AS-Woman, 3 AF-Woman > 0
        0 AS-Map, 1 EU-Woman, 2 AS-Man, 3 AF-Man > 0
        """,
    )
    assert t.tricks() == (12, 1)
    assert t.counted() == [("TRICKS", 0, 6), ("TITLES", 0, 4), ("GAME_OVER", 0, 10)]
    assert t.actor == OVER
    assert t.score() == (10, 0)
    assert t.returns() == [1, -1, 1, -1]
    assert WORDS.result(t.s, NAMES) == "Ann and Carl win by 10 to 0."


def test_a_game_ended_by_a_call() -> None:
    """Eight points in the first deal, and the call in the second, over a card already led."""
    hands = {
        0: suit("AM", *FIGURES, *COURT),
        1: f"AF-2 AF-Child {suit('EU', *FIGURES[1:], 'Child', 'Woman', 'Man')}",
        2: f"{suit('AF', *FIGURES[1:], 'Woman', 'Man', 'Map')} EU-Map AS-2",
        3: f"{suit('AS', *FIGURES[1:], *COURT)} EU-2",
    }
    t = begun(1).deal(pack_for(hands, "AF-2", 1))
    follow(
        t,
        """
        2 AF-Map, 3 AS-3, 0 AM-2, 1 AF-2 > 2
        2 AF-Man, 3 AS-4, 0 AM-3, 1 AF-Child > 2
        2 AF-Woman, 3 AS-5, 0 AM-4, 1 EU-3 > 2
        2 AF-10, 3 AS-6, 0 AM-5, 1 EU-4 > 2
        2 AF-9, 3 AS-7, 0 AM-6, 1 EU-5 > 2
        2 AF-8, 3 AS-8, 0 AM-7, 1 EU-6 > 2
        2 AF-7, 3 AS-9, 0 AM-8, 1 EU-7 > 2
        2 AF-6, 3 AS-10, 0 AM-9, 1 EU-8 > 2
        2 AF-5, 3 AS-Child, 0 AM-10, 1 EU-9 > 2
        2 AF-4, 3 AS-Woman, 0 AM-Child, 1 EU-10 > 2
        2 AF-3, 3 AS-Man, 0 AM-Woman, 1 EU-Child > 2
        2 EU-Map, 3 EU-2, 0 AM-Man, 1 EU-Woman > 2
        2 AS-2, 3 AS-Map, 0 AM-Map, 1 EU-Man > 3
        """,
    )
    assert t.counted() == [("TRICKS", 0, 6), ("TITLES", 0, 2)]
    assert (t.actor, t.score(), int(t.s.dealer)) == (DEAL, (8, 0), 2)
    hands = {0: "AS-Map AS-Child", 1: "AS-Woman", 2: "AS-Man", 3: "EU-7"}
    t.deal(pack_for(hands, "AS-5", 2))
    follow(t, "3 EU-7\n0 call")
    assert t.told == [
        ("CALL", 0, 1, ""),
        ("ANSWER", 2, 1, ""),
        ("TITLES_SHOWN", 0, 0, "AS-Child AS-Man AS-Map"),
        ("TITLES", 0, 2, ""),
        ("GAME_OVER", 0, 10, ""),
    ]
    assert t.actor == OVER
    assert number("EU-7") == int(t.s.trick[3])
    assert WORDS.result(t.s, NAMES) == "Ann and Carl win by 10 to 0."
