"""Two whole games of Alice, written out by hand from the deal to the last set."""

from __future__ import annotations

from parlour.games import alice
from parlour.kernel.dispatch import CHANCE, OVER
from tests.clauses.alice_positions import Alice, dealt, pack_for

WORDS = alice.GAME.words


def whole(*sets: int) -> str:
    """All the cards of these sets."""
    return " ".join(f"{i}{k}" for i in sets for k in "Lab")


def follow(t: Alice, written: str) -> None:
    """Play the game as it is written: who, and what; a draw by chance; the score after =."""
    for line in written.strip().splitlines():
        who, _, rest = line.strip().partition(" ")
        if who == "=":
            assert t.score() == [int(points) for points in rest.split()], line
            continue
        seat = CHANCE if who == "-" else int(who)
        assert t.actor == seat, line
        code = WORDS.read(t.s, seat, rest)
        assert WORDS.notation(t.s, seat, code) == rest, line
        if seat == CHANCE:
            t.draw(f"{(code - 39) // 3 + 1}{'Lab'[(code - 39) % 3]}")
        else:
            t.play(code)


def test_a_game_of_three() -> None:
    hands = {
        0: f"1L 2a 3b 4a {whole(5, 6, 7, 8)}",
        1: f"1a 2L 3L 4b {whole(9, 10, 11, 12)}",
        2: f"1b 2b 3a 4L {whole(13, 14, 15, 16)}",
    }
    t = dealt(pack_for(hands, 3, 2), 3, 2)
    assert t.score() == [4, 4, 4]
    assert t.sizes() == [4, 4, 4]
    follow(
        t,
        """
        0 expose A01-Lead
        0 call 1: A01-Key
        0 call 1: A01-Bottle
        - draw A01-Key
        1 expose A02-Lead
        1 call 0: A02-Mouse
        1 call 2: A02-Crab
        = 4 5 4
        1 expose A03-Lead
        1 call 2: A03-Dodo
        1 call 2: A03-Lory
        - draw A04-Bill
        2 expose A04-Lead
        2 call 0: A04-Rabbit
        = 4 5 5
        2 stop
        0 call 2: A01-Bottle
        0 call 1: A01-Key
        = 5 5 5
        0 stop
        1 call 0: A03-Lory
        = 5 6 5
        """,
    )
    assert t.actor == OVER
    assert WORDS.result(t.s, ("Ann", "Bea", "Carl")) == "Bea wins with six sets."
    assert [int(i) + 1 for i in t.s.laid[: t.s.laid_n]] == [2, 4, 1, 3]
    assert [int(seat) for seat in t.s.laid_by[: t.s.laid_n]] == [1, 2, 0, 1]


def test_a_game_of_four_with_forfeits_all_round() -> None:
    hands = {
        0: f"1L 2L 3a {whole(5, 6, 7)}",
        1: f"1a 2a 3b {whole(8, 9, 10)}",
        2: f"1b 4L 4a {whole(11, 12, 13)}",
        3: f"2b 3L 4b {whole(14, 15, 16)}",
    }
    t = dealt(pack_for(hands, 4, 3), 4, 3)
    follow(
        t,
        """
        = 3 3 3 3
        0 expose A01-Lead
        0 call 2: A01-Key
        - draw A02-Lead
        - draw A01-Key
        2 expose A04-Lead
        2 call 3: A04-Bill
        = 3 3 4 3
        2 expose A02-Lead
        2 call 1: A02-Mouse
        2 call 0: A02-Crab
        - draw A01-Bottle
        3 expose A03-Lead
        3 call 0: A03-Dodo
        3 call 2: A03-Lory
        - draw A02-Crab
        = 4 3 4 3
        0 stop
        - draw A03-Lory
        = 4 3 5 3
        2 stop
        3 call 1: A03-Lory
        - draw A03-Dodo
        - draw A03-Lory
        - draw A03-Dodo
        = 4 3 5 4
        """,
    )
    # Seats 0 and 1 have paid their only cards to seat 3, seat 2 is passed over, and the set that
    # the forfeits have made whole goes down as seat 3's turn begins.
    assert t.told == [
        ("FORFEIT", 1, 3, "3a"),
        ("SKIPPED", 2, -1, ""),
        ("TURN", 3, -1, ""),
        ("SET", 3, -1, "3L 3a 3b"),
        *(("TURNED_UP", seat, -1, whole(*range(5 + 3 * seat, 8 + 3 * seat))) for seat in range(4)),
        ("OVER", -1, -1, ""),
    ]
    assert t.actor == OVER
    assert t.returns() == [-0.25, -0.25, 0.75, -0.25]
    assert WORDS.result(t.s, ("Ann", "Bea", "Carl", "Dora")) == "Carl wins with five sets."
