"""Twin worlds of Masquerade: two cards lie in each other's hands, or another card was drawn."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.catalogue import game
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, OVER
from tests.laws.driver import choose, random_set_up
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.masquerade import PlainMasquerade
from tests.plain.masquerade_cards import PACK

FIRST_EXCHANGE = 32
PASS = 64
FIRST_GIVE = 65
FIRST_DRAW = 97
MOST_MOVES = 90
MOST_MOVES_AT_A_TABLE = 36
"""Twins are told apart sooner or later; the end of a long game would not be compared."""


class MasqueradeWorld(World):
    """A game of Masquerade in both engines."""

    plain: PlainMasquerade

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return [PACK[card] for card in pack]

    def play_plain(self, code: int) -> None:
        if self.who == CHANCE:
            self.plain.draw(PACK[code - FIRST_DRAW])
        else:
            self.plain.play(code)


@dataclass
class Record:
    """A game as it went: company, house rules, pack, and all moves with the draws among them."""

    seats: int
    options: dict[str, str | int]
    dealer: int
    pack: list[int]
    moves: list[int]


def world_of(name: str, record: Record, book: Book, with_table: bool) -> MasqueradeWorld:
    played = game("masquerade")
    plain = PlainMasquerade(record.seats, record.options, record.dealer)
    state = played.begin(record.seats, record.options, record.dealer)
    world = MasqueradeWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, record.seats, record.options, record.dealer)
    return world


def random_record(seed: int, book: Book, with_table: bool) -> Record:
    """Play a game at random and note what everybody is let know."""
    played, seats, options, dealer, rng = random_set_up("masquerade", seed)
    pack = played.pack()
    shuffle(rng, pack)
    record = Record(seats, options, dealer, [int(card) for card in pack], [])
    world = world_of(f"{seed}", record, book, with_table)
    world.deal(record.pack)
    world.note()
    most = MOST_MOVES_AT_A_TABLE if with_table else MOST_MOVES
    while world.who != OVER and len(record.moves) < most:
        code = choose(played, world.legal(), rng)
        record.moves.append(code)
        world.play(code)
        world.note()
    return record


def _with_card_swapped(code: int, swap: dict[int, int]) -> int:
    """The same act with the card that lies where the first world's lay."""
    if code == PASS:
        return code
    first = max(f for f in (0, FIRST_EXCHANGE, FIRST_GIVE, FIRST_DRAW) if f <= code)
    return first + swap.get(code - first, code - first)


def follow(world: MasqueradeWorld, record: Record, swap: dict[int, int], other: int) -> None:
    """Play the record's game in this world as far as it goes.

    At the move numbered `other` the next card in hand is drawn, or laid aside, or given instead.
    """
    world.deal([swap.get(card, card) for card in record.pack])
    world.note()
    for number, code in enumerate(record.moves):
        codes = world.legal()
        if number == other and code in codes:
            like = [one for one in codes if one != PASS]
            code = like[(like.index(code) + 1) % len(like)]
        elif code not in codes or (world.who == CHANCE and pick(rng_of(number, 1), 2)):
            code = _with_card_swapped(code, swap)
        if code not in codes:
            return
        world.play(code)
        if not world.note():
            return


def _random_swap(rng: Rng) -> dict[int, int]:
    one = pick(rng, 32)
    other = (one + 1 + pick(rng, 31)) % 32
    return {one: other, other: one}


def try_twins(seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it, half by a swap and half by another choice."""
    rng = rng_of(seed, 17)
    record = random_record(seed, book, with_table)
    hidden = [
        number
        for number, code in enumerate(record.moves)
        if code >= FIRST_EXCHANGE and code != PASS
    ]
    for number in range(twins):
        world = world_of(f"{seed}/{number}", record, book, with_table)
        if number % 2 and hidden:
            follow(world, record, {}, hidden[pick(rng, len(hidden))])
        else:
            follow(world, record, _random_swap(rng), -1)


TWINS = {
    "masquerade": Twins(
        try_twins,
        states=Runs(4, 15, 1000),
        tables=Runs(3, 5, 150),
        leaks=(("hand",), ("laid",), ("possible",), ("before",)),
    ),
}
