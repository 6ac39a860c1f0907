"""Twin worlds of the Monkey: two cards lie in each other's place, or another card was drawn."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.catalogue import game
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, OVER
from tests.laws.driver import choose, random_set_up
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.monkey import DISCARD, STOP, PlainMonkey
from tests.plain.monkey_options import Options
from tests.plain.nations_cards import PACK

FIRST_DRAW = 93
MOST_MOVES = 110
MOST_MOVES_AT_A_TABLE = 40
"""Twins are told apart sooner or later; the end of a long game would not be compared."""
LARGE = 9


class ShuffledMonkey(PlainMonkey):
    """The second engine, given all fifty-two cards at once: chance takes the first one out."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        super().__init__(seats, options, dealer)
        self.shuffled: list[str] = []

    def deal(self, pack: list[str]) -> None:
        self.shuffled = pack
        if self.actor() == "chance":
            self.remove(pack[0])
            super().deal(pack[1:])

    def play(self, code: int) -> None:
        super().play(code)
        if self.phase == "DEAL":
            super().deal([card for card in self.shuffled if card != self.removed])


class MonkeyWorld(World):
    """A game of the Monkey in both engines."""

    plain: ShuffledMonkey

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


def world_of(name: str, record: Record, book: Book, with_table: bool) -> MonkeyWorld:
    played = game("monkey")
    plain = ShuffledMonkey(record.seats, record.options, record.dealer)
    state = played.begin(record.seats, record.options, record.dealer)
    world = MonkeyWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, record.seats, record.options, record.dealer)
    return world


def random_record(seed: int, book: Book, with_table: bool) -> Record:
    """Play a game at random and note what everybody is let know."""
    played, seats, options, dealer, rng = random_set_up("monkey", seed)
    pack = played.pack()
    shuffle(rng, pack)
    record = Record(seats, options, dealer, [int(card) for card in pack], [])
    world = world_of(f"{seed}", record, book, with_table)
    world.deal(record.pack)
    world.note()
    most = MOST_MOVES_AT_A_TABLE if with_table else MOST_MOVES
    if seats >= LARGE:
        most //= 6
    while world.who != OVER and len(record.moves) < most:
        code = choose(played, world.legal(), rng)
        record.moves.append(code)
        world.play(code)
        world.note()
    return record


def follow(world: MonkeyWorld, record: Record, swap: dict[int, int], other_draw: int) -> None:
    """Play the record's game in this world as far as it goes.

    A draw brings the card that lies where the first world's lay; at the move numbered
    `other_draw` it brings the next one in hand instead.
    """
    world.deal([swap.get(card, card) for card in record.pack])
    world.note()
    for number, code in enumerate(record.moves):
        codes = world.legal()
        if world.who == CHANCE and code >= FIRST_DRAW:
            if number == other_draw and code in codes:
                code = codes[(codes.index(code) + 1) % len(codes)]
            elif code not in codes:
                code = FIRST_DRAW + swap.get(code - FIRST_DRAW, code - FIRST_DRAW)
        if code not in codes:
            return
        world.play(code)
        if not world.note():
            return


def _random_swap(record: Record, rng: Rng) -> dict[int, int]:
    """Two cards in each other's place: any two, or two of one value.

    A card that lies aside until the end is one of them now and then.
    """
    one = pick(rng, 52)
    other = (one + 1 + pick(rng, 51)) % 52
    if pick(rng, 2):
        other = (one + 13 * (1 + pick(rng, 3))) % 52
    if record.options.get("discard") == "random-hidden" and pick(rng, 2):
        one = record.pack[0]
    picks = [code - DISCARD for code in record.moves[:1] if DISCARD <= code < STOP]
    if one == other or one in picks or other in picks:
        return {}
    return {one: other, other: one}


def try_twins(seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it, half by a swap and half by another draw."""
    rng = rng_of(seed, 16)
    record = random_record(seed, book, with_table)
    draws = [number for number, code in enumerate(record.moves) if code >= FIRST_DRAW]
    for number in range(twins):
        world = world_of(f"{seed}/{number}", record, book, with_table)
        if number % 2 and draws:
            follow(world, record, {}, draws[pick(rng, len(draws))])
        else:
            follow(world, record, _random_swap(record, rng), -1)


TWINS = {
    "monkey": Twins(
        try_twins,
        states=Runs(4, 20, 1500),
        tables=Runs(3, 6, 300),
        leaks=(("hand",), ("knowers",), ("removed",), ("pack",)),
    ),
}
