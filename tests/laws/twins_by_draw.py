"""Twins of games with a single pack, in which cards are drawn unseen.

In a twin two cards lie in each other's place from the deal on, or one hidden move brings
another card than it did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.games.catalogue import game
from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, OVER
from tests.laws.driver import choose, random_set_up
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Plain, World

Swap = dict[int, int]
"""Cards by the cards in whose place they lie."""


class PlainWithDraws(Plain, Protocol):
    """A second engine in which chance draws cards."""

    def draw(self, card: str) -> None: ...


class DrawWorld(World):
    """A game with draws in both engines."""

    plain: PlainWithDraws

    def __init__(
        self,
        name: str,
        played: AnyGame,
        plain: PlainWithDraws,
        state: Any,
        book: Book,
        cards: Sequence[str],
        first_draw: int,
    ) -> None:
        super().__init__(name, played, plain, state, book)
        self.cards = cards
        self.first_draw = first_draw

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return [self.cards[card] for card in pack]

    def play_plain(self, code: int) -> None:
        if self.who == CHANCE:
            self.plain.draw(self.cards[code - self.first_draw])
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
    movers: list[int]
    """Who made each of the moves."""


@dataclass(frozen=True)
class Move:
    """A move of the record, to be made in a twin."""

    number: int
    code: int
    another: bool
    """Whether another card is wanted here."""


def draw_from_the_same_place(world: DrawWorld, move: Move, swap: Swap) -> int:
    """A draw brings the card that lies where the first world's lay, or the next one in hand."""
    first, code, codes = world.first_draw, move.code, world.legal()
    if world.who == CHANCE and code >= first:
        if move.another and code in codes:
            return codes[(codes.index(code) + 1) % len(codes)]
        if code not in codes:
            return first + swap.get(code - first, code - first)
    return code


@dataclass(frozen=True)
class DrawTwins:
    """What is particular to the twins of one game."""

    name: str
    plain: Callable[[int, dict[str, str | int], int], PlainWithDraws]
    cards: Sequence[str]
    """The second engine's names of the cards, in the order of their numbers."""
    first_draw: int
    """The code of drawing card 0."""
    stream: int
    """The random numbers that choose the twins."""
    most_moves: Callable[[int, bool], int]
    """For so many seats, with or without a table: twins are told apart sooner or later, and the
    end of a long game would not be compared."""
    is_hidden: Callable[[int], bool]
    """Whether a move brings a card that somebody does not see."""
    swap: Callable[[Record, Rng], Swap]
    following: Callable[[DrawWorld, Move, Swap], int] = draw_from_the_same_place
    """The code of a move of the record as it is made in a twin."""
    world: type[DrawWorld] = DrawWorld

    def attempt(self, seed: int, book: Book, twins: int, with_table: bool = False) -> None:
        """One random game and so many twins of it, half by a swap and half by another card."""
        rng = rng_of(seed, self.stream)
        record = self.random_record(seed, book, with_table)
        hidden = [number for number, code in enumerate(record.moves) if self.is_hidden(code)]
        for number in range(twins):
            world = self.world_of(f"{seed}/{number}", record, book, with_table)
            if number % 2 and hidden:
                self.follow(world, record, {}, hidden[pick(rng, len(hidden))])
            else:
                self.follow(world, record, self.swap(record, rng), -1)

    def world_of(self, name: str, record: Record, book: Book, with_table: bool) -> DrawWorld:
        played = game(self.name)
        plain = self.plain(record.seats, record.options, record.dealer)
        state = played.begin(record.seats, record.options, record.dealer)
        world = self.world(name, played, plain, state, book, self.cards, self.first_draw)
        if with_table:
            world.table = TwinTable(played, record.seats, record.options, record.dealer)
        return world

    def random_record(self, seed: int, book: Book, with_table: bool) -> Record:
        """Play a game at random and note what everybody is let know."""
        played, seats, options, dealer, rng = random_set_up(self.name, seed)
        pack = played.pack()
        shuffle(rng, pack)
        record = Record(seats, options, dealer, [int(card) for card in pack], [], [])
        world = self.world_of(f"{seed}", record, book, with_table)
        world.deal(record.pack)
        world.note()
        most = self.most_moves(seats, with_table)
        while world.who != OVER and len(record.moves) < most:
            code = choose(played, world.legal(), rng)
            record.moves.append(code)
            record.movers.append(world.who)
            world.play(code)
            world.note()
        return record

    def follow(self, world: DrawWorld, record: Record, swap: Swap, other: int) -> None:
        """Play the record's game in this world as far as it goes, with another card at `other`.

        Silent questions may be put in one world and not in the other.
        """
        world.deal([swap.get(card, card) for card in record.pack])
        world.note()
        silent = world.played.silent
        for number, (recorded, who) in enumerate(zip(record.moves, record.movers, strict=True)):
            if recorded in silent and world.silent_seat() is None:
                continue
            if world.silent_seat() not in (None, who):
                world.play(silent[0])
                if not world.note():
                    return
            code = self.following(world, Move(number, recorded, number == other), swap)
            if code not in world.legal():
                return
            world.play(code)
            if not world.note():
                return
