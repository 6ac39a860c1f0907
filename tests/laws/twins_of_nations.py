"""Twin worlds of Nations: two cards lie in each other's hands."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.catalogue import game
from parlour.kernel.chance import Rng, pick, rng_of
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.flat import put
from tests.laws.driver import choose, random_options, random_pack
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.nations import PlainNations
from tests.plain.nations_cards import PACK

STAR = 51
"""The place of the Star card in a pack."""


class NationsWorld(World):
    """A game of Nations in both engines."""

    plain: PlainNations

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return [PACK[card] for card in pack]


@dataclass
class Record:
    """A game as it went: its house rules, its packs, and for each pack the moves of the deal."""

    options: dict[str, str | int]
    dealer: int
    start: int
    """With how many points each side begins: near the end there are calls, and Titles are void."""
    packs: list[list[int]]
    moves: list[list[int]]


def world_of(name: str, record: Record, book: Book, with_table: bool) -> NationsWorld:
    played = game("nations")
    state = played.begin(4, record.options, record.dealer)
    plain = PlainNations(4, record.options, record.dealer)
    if record.start and not with_table:
        put(state.points, [record.start, record.start])
        plain.score = [record.start, record.start]
    world = NationsWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, 4, record.options, record.dealer)
    return world


def random_record(seed: int, deals: int, book: Book, with_table: bool) -> Record:
    """Play a game at random for so many deals at most, and note the last of them."""
    rng = rng_of(seed, 14)
    played = game("nations")
    start = (0, 0, 8, 8, 9)[pick(rng, 5)]
    record = Record(random_options(played, rng), pick(rng, 4), start, [], [])
    world = world_of(f"{seed}", record, book, with_table)
    for number in range(deals):
        if world.who == OVER:
            break
        record.packs.append([int(card) for card in random_pack(played, rng)])
        record.moves.append([])
        world.deal(record.packs[-1])
        while world.who not in (DEAL, OVER):
            if number == deals - 1:
                world.note()
            code = choose(played, world.legal(), rng, world.state)
            record.moves[-1].append(code)
            world.play(code)
        if number == deals - 1:
            world.note()
    return record


def swapped(record: Record, rng: Rng) -> Record:
    """The same game with two cards of the last deal in each other's hands.

    Half the time one of them is a Title, on which calls and answers hang.
    """
    pack = list(record.packs[-1])
    suit = pack[STAR] // 13
    one = pack.index(13 * suit + 9 + pick(rng, 4)) if pick(rng, 2) else pick(rng, STAR)
    one = one if one != STAR else 0
    other = one
    while other == one:
        other = pick(rng, STAR)
    pack[one], pack[other] = pack[other], pack[one]
    packs = [*record.packs[:-1], pack]
    return Record(record.options, record.dealer, record.start, packs, record.moves)


def follow(world: NationsWorld, record: Record) -> None:
    """Play the record's game in this world as far as it goes, noting the last deal."""
    last = len(record.packs) - 1
    for number, pack in enumerate(record.packs):
        world.deal(pack)
        if number == last:
            world.note()
        for code in record.moves[number]:
            if world.who in (DEAL, OVER) or code not in world.legal():
                return
            world.play(code)
            if number == last and not world.note():
                return


def try_twins(seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it."""
    rng = rng_of(seed, 15)
    record = random_record(seed, 1 + pick(rng, 2), book, with_table)
    for number in range(twins):
        changed = swapped(record, rng)
        follow(world_of(f"{seed}/{number}", changed, book, with_table), changed)


TWINS = {
    "nations": Twins(
        try_twins,
        states=Runs(4, 20, 1500),
        tables=Runs(2, 5, 300),
        leaks=(("hand",),),
    ),
}
