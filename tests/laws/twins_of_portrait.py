"""Twin worlds of Portrait Authors: two cards lie in each other's place, in hands or in the Bank."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from parlour.games.catalogue import game
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import OVER
from tests.laws.driver import choose, random_set_up
from tests.laws.portrait_names import in_words, plain_game
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.portrait import PlainAuthors

MOST_MOVES = 90
MOST_MOVES_AT_A_TABLE = 40
"""Twins are told apart sooner or later; the end of a long game would not be compared."""
BANK_HANDS = 10


class AuthorsWorld(World):
    """A game of Portrait Authors in both engines."""

    plain: PlainAuthors

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return in_words(self.plain, pack)


@dataclass
class Record:
    """A game as it went: company, house rules, pack, and all moves."""

    name: str
    seats: int
    options: dict[str, str | int]
    dealer: int
    pack: list[int]
    moves: list[int]


def world_of(name: str, record: Record, book: Book, with_table: bool) -> AuthorsWorld:
    played = game(record.name)
    plain = plain_game(record.name, record.seats, record.options, record.dealer)
    state = played.begin(record.seats, record.options, record.dealer)
    world = AuthorsWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, record.seats, record.options, record.dealer)
    return world


def random_record(name: str, seed: int, book: Book, with_table: bool) -> Record:
    """Play a game at random and note what everybody is let know."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    if name == "authors-bank" and pick(rng, 2):
        # Half of all Banks with pairs: there an unseen draw changes what may be stacked.
        options["bank_deck"] = "pairs64"
    pack = played.pack()
    shuffle(rng, pack)
    record = Record(name, seats, options, dealer, [int(card) for card in pack], [])
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


def swapped(record: Record, rng: Rng) -> Record:
    """The same game with two cards of the pack in each other's place.

    With a Bank both are mostly from among its upper cards, those that will be drawn unseen.
    """
    pack = list(record.pack)
    first, last = 0, len(pack)
    if record.name == "authors-bank" and pick(rng, 4):
        first = BANK_HANDS * record.seats
        last = min(last, first + 16)
    one = first + pick(rng, last - first)
    other = one
    while other == one:
        other = first + pick(rng, last - first)
    pack[one], pack[other] = pack[other], pack[one]
    return replace(record, pack=pack)


def follow(world: AuthorsWorld, record: Record) -> None:
    """Play the record's game in this world as far as it goes."""
    world.deal(record.pack)
    world.note()
    for code in record.moves:
        if code not in world.legal():
            return
        world.play(code)
        if not world.note():
            return


def try_twins(name: str, seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it."""
    rng = rng_of(seed, 14)
    record = random_record(name, seed, book, with_table)
    for number in range(twins):
        changed = swapped(record, rng)
        follow(world_of(f"{seed}/{number}", changed, book, with_table), changed)


TWINS = {
    "authors-pairs": Twins(
        partial(try_twins, "authors-pairs"),
        states=Runs(3, 6, 400),
        tables=Runs(2, 4, 100),
        leaks=(("hand",),),
    ),
    "authors-portraits": Twins(
        partial(try_twins, "authors-portraits"),
        states=Runs(2, 6, 200),
        tables=Runs(1, 4, 50),
        leaks=(("hand",),),
    ),
    "authors-sketches": Twins(
        partial(try_twins, "authors-sketches"),
        states=Runs(2, 6, 300),
        tables=Runs(1, 4, 50),
        leaks=(("hand",),),
    ),
    "authors-bank": Twins(
        partial(try_twins, "authors-bank"),
        states=Runs(4, 12, 1000),
        tables=Runs(2, 6, 200),
        leaks=(("hand",), ("bank",), ("added",), ("fresh",)),
    ),
}
