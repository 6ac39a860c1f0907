"""Twin worlds of Court for four: two cards lie in each other's hands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.games.catalogue import game
from parlour.kernel.chance import Rng, pick, rng_of
from parlour.kernel.dispatch import DEAL, OVER
from tests.laws.driver import choose, random_options, random_pack
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.court_cards import NUMBERED
from tests.plain.court_four import PlainCourtFour

NAME = "court-four"
SEATS = 4
FACE_DOWN = 31
"""All cards of a pack but the last are dealt face down."""


class FourWorld(World):
    """A game of Court for four in both engines."""

    plain: PlainCourtFour

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return [NUMBERED[card] for card in pack]


@dataclass
class Record:
    """A game as it went: its house rules, its packs, and for each pack the moves of the round."""

    options: dict[str, str | int]
    dealer: int
    packs: list[list[int]]
    moves: list[list[int]]


def world_of(name: str, record: Record, book: Book, with_table: bool) -> FourWorld:
    played = game(NAME)
    plain = PlainCourtFour(record.options, record.dealer)
    state = played.begin(SEATS, record.options, record.dealer)
    world = FourWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, SEATS, record.options, record.dealer)
    return world


def random_record(seed: int, rounds: int, book: Book, with_table: bool) -> Record:
    """Play a game at random for so many rounds at most, and note the last of them."""
    rng = rng_of(seed, 15)
    played = game(NAME)
    record = Record(random_options(played, rng), pick(rng, SEATS), [], [])
    world = world_of(f"{seed}", record, book, with_table)
    for number in range(rounds):
        if world.who == OVER:
            break
        record.packs.append([int(card) for card in random_pack(played, rng)])
        record.moves.append([])
        world.deal(record.packs[-1])
        while world.who not in (DEAL, OVER):
            if number == rounds - 1:
                world.note()
            code = choose(played, world.legal(), rng)
            record.moves[-1].append(code)
            world.play(code)
        if number == rounds - 1:
            world.note()
    return record


def swapped(record: Record, rng: Rng) -> Record:
    """The same game with two cards of the last pack in each other's hands."""
    pack = list(record.packs[-1])
    one = pick(rng, FACE_DOWN)
    other = one
    while other % SEATS == one % SEATS:
        other = pick(rng, FACE_DOWN)
    pack[one], pack[other] = pack[other], pack[one]
    return replace(record, packs=[*record.packs[:-1], pack])


def follow(world: FourWorld, record: Record) -> None:
    """Play the record's game in this world as far as it goes, noting the last round."""
    last = len(record.packs) - 1
    for number, pack in enumerate(record.packs):
        world.deal(pack)
        if number == last:
            world.note()
        for code in record.moves[number]:
            if code not in world.legal():
                return
            world.play(code)
            if number == last and not world.note():
                return
            if world.who in (DEAL, OVER):
                break


def try_twins(seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it."""
    rng = rng_of(seed, 16)
    record = random_record(seed, 1 + pick(rng, 2), book, with_table)
    for number in range(twins):
        changed = swapped(record, rng)
        follow(world_of(f"{seed}/{number}", changed, book, with_table), changed)


TWINS = {
    "court-four": Twins(
        try_twins,
        states=Runs(3, 40, 1000),
        tables=Runs(2, 12, 300),
        leaks=(("hand",), ("revoked",)),
    ),
}
