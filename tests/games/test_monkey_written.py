"""Two whole games of the Monkey, written out by hand from the deal to the last card."""

from __future__ import annotations

from parlour.games import monkey
from parlour.kernel.dispatch import CHANCE, OVER
from tests.clauses.monkey_play import CODES, Monkey, dealt, number

WORDS = monkey.GAME.words


def follow(t: Monkey, written: str) -> None:
    """Play the game as it is written: who, and what; a draw by chance after -."""
    for line in written.strip().splitlines():
        who, _, rest = line.strip().partition(" ")
        seat = CHANCE if who == "-" else int(who)
        assert t.actor == seat, line
        code = WORDS.read(t.s, seat, rest)
        assert WORDS.notation(t.s, seat, code) == rest, line
        assert code in t.legal(), line
        if seat == CHANCE:
            assert code >= CODES
        t._apply(code)


def pack_for(removed: str, hands: dict[int, str], dealer: int) -> list[int]:
    """A pack that takes this card out and deals these hands."""
    order = [(dealer + 1 + place) % len(hands) for place in range(51)]
    cards = {seat: iter([number(card) for card in hand.split()]) for seat, hand in hands.items()}
    return [number(removed), *(next(cards[seat]) for seat in order)]


def suit(code: str, *ranks: str) -> str:
    return " ".join(f"{code}-{rank}" for rank in ranks)


FIGURES = ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
COURT = ["Child", "Woman", "Man", "Map"]


def test_a_game_of_two() -> None:
    ranks = (*FIGURES[1:], *COURT)
    hands = {
        0: f"{suit('EU', *ranks)} {suit('AS', *ranks)} AS-2",
        1: f"{suit('AF', '2', *ranks)} {suit('AM', '2', *ranks)}",
    }
    t = dealt(pack_for("EU-2", hands, 0), 2, 0)
    assert t.sizes() == [25, 26]
    follow(
        t,
        """
        0 throw Threes
        1 throw Twos
        0 throw Fours
        1 throw Threes
        0 throw Fives
        1 throw Fours
        0 throw Sixes
        1 throw Fives
        0 throw Sevens
        1 throw Sixes
        0 throw Eights
        1 throw Sevens
        0 throw Nines
        1 throw Eights
        0 throw Tens
        1 throw Nines
        0 throw Children
        1 throw Tens
        0 throw Women
        1 throw Children
        0 throw Men
        1 throw Women
        0 throw Maps
        1 throw Men
        0 draw
        - draw AF-Map
        1 draw
        """,
    )
    assert t.outcomes() == "AS-2 AF-Map"
    follow(t, "- draw AF-Map")
    assert t.told == [
        ("DRAW", 1, 0, "AF-Map"),
        ("THROW", 1, 0, "AF-Map AM-Map"),
        ("OUT", 1, -1, ""),
        ("MONKEY", 0, -1, "AS-2"),
        ("GAME_OVER", 0, -1, ""),
    ]
    assert t.actor == OVER
    assert int(t.s.turns) == 26
    assert t.returns() == [-1, 1]
    assert WORDS.result(t.s, ("Ann", "Bea")) == "Ann is the Monkey."


def test_a_game_of_three_who_throw_all_their_pairs() -> None:
    hands = {
        0: f"{suit('EU', *FIGURES)} {suit('AS', *FIGURES[:-1])}",
        1: f"{suit('AF', *FIGURES[:-1])} {suit('AM', *FIGURES[:-1])} AS-10",
        2: "AF-10 AM-10 EU-Map AS-Map AF-Map "
        + " ".join(suit(code, *COURT[:-1]) for code in ("EU", "AS", "AF", "AM")),
    }
    t = dealt(pack_for("AM-Map", hands, 2), 3, 2, pairs_per_turn="all")
    assert t.sizes() == [17, 17, 17]
    all_but_tens = ["Twos", "Threes", "Fours", "Fives", "Sixes", "Sevens", "Eights", "Nines"]
    pairs = ["Tens", "Children", "Women", "Men", "Maps", "Men", "Women", "Children"]
    follow(t, "\n".join(f"2 throw {pair}" for pair in pairs))
    assert (t.actor, t.hand(2), int(t.s.turns)) == (0, "AF-Map", 1)
    for seat in (0, 1):
        follow(t, "\n".join(f"{seat} throw {pair}" for pair in all_but_tens))
    assert t.sizes() == [1, 1, 1]
    follow(
        t,
        """
        2 draw
        - draw AS-10
        0 draw
        - draw AF-Map
        2 draw
        - draw EU-10
        """,
    )
    assert t.told == [
        ("DRAW", 2, 0, "EU-10"),
        ("THROW", 2, 0, "EU-10 AS-10"),
        ("OUT", 2, -1, ""),
        ("MONKEY", 0, -1, "AF-Map"),
        ("GAME_OVER", 0, -1, ""),
    ]
    assert (t.actor, t.loser(), int(t.s.turns)) == (OVER, 0, 6)
    assert [int(place) for place in t.s.place[:3]] == [0, 1, 2]
    assert WORDS.result(t.s, ("Ann", "Bea", "Carl")) == "Ann is the Monkey."
