"""What the others can tell of a card drawn in the Monkey, world by world."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from parlour.games.catalogue import game
from parlour.games.nations.deck import DECK
from parlour.kernel.cards import cards_in
from parlour.tables.exact import Evidence, World
from parlour.tables.record import read

START = """parlour 1
game: monkey
rules: 1
seat 0: person Ann
seat 1: person Bea
seat 2: person Cy
dealer: 0
position: removed: EU-2
position: seats: 3
position: turn: 0
position: seat 0: EU-9 EU-5
position: seat 1: AS-5 EU-Map AS-Map
position: seat 2: AS-9 AS-2
"""


def worlds(moves: str, seat: int) -> list[World]:
    return Evidence(read(START + moves), seat, game).enumerate_worlds()


def belief(found: list[World], seat: int) -> dict[str, Fraction]:
    """The chance of each hand of this seat."""
    total = sum((world.weight for world in found), Fraction(0))
    chances: defaultdict[str, Fraction] = defaultdict(Fraction)
    for world in found:
        hand = " ".join(DECK.ids(cards_in(int(world.state.hand[seat]))))
        chances[hand] += world.weight / total
    return dict(chances)


def test_a_pair_does_not_tell_which_card_was_drawn() -> None:
    """Ann draws from Cy and throws the two Nines. To Bea either Nine may have been the one
    drawn, and either of the other two cards may be what Ann has left."""
    found = worlds("0 draw\n* draw AS-9\n", 1)
    drawn = {DECK[world.draws[0]].id for world in found}
    assert drawn == {"EU-9", "AS-9"}
    half = Fraction(1, 2)
    assert belief(found, 0) == {"EU-5": half, "AS-2": half}
    # The two concerned saw it: to them nothing about the draw is open.
    for seat, left in ((0, "EU-5"), (2, "AS-2")):
        found = worlds("0 draw\n* draw AS-9\n", seat)
        assert {world.draws for world in found} == {()}
        assert belief(found, seat) == {left: 1}


def test_a_card_that_makes_no_pair_is_weighed_by_what_it_is_not() -> None:
    """Ann keeps what she draws, so she had not both Nines before nor has them now.

    Either each had one Nine and she drew the other card (four splits, one draw in two), or Cy
    had both and she drew either (one split, both draws). A Nine is left with Cy in any case,
    and nothing tells which.
    """
    found = worlds("0 draw\n* draw AS-2\n", 1)
    half = Fraction(1, 2)
    assert belief(found, 2) == {"EU-9": half, "AS-9": half}
    assert belief(found, 0) == {"EU-5 EU-9 AS-2": half, "EU-5 AS-2 AS-9": half}
