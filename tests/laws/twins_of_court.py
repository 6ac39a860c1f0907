"""Twin worlds of Court for two or three: a card of the talon or of a hand is another one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from parlour.games.catalogue import game
from parlour.games.court.cards import JESTER
from parlour.kernel.chance import Rng, pick, rng_of
from parlour.kernel.dispatch import DEAL, OVER
from tests.laws.driver import choose, random_options, random_pack
from tests.laws.trials_of_court import give_four
from tests.laws.twin_tables import TwinTable
from tests.laws.twins import Book, Runs, Twins, World
from tests.plain.court import PlainCourt
from tests.plain.court_cards import NUMBERED
from tests.plain.court_three import PlainCourtThree

SILENT = ("DEALER_LAY_DOWN", "AFTER_CLOSE", "LAST_EXCHANGE")
"""The second engine's names of the questions that only one seat may notice."""
HANDS = 12
"""The first cards of a pack are the hands; then the court card, then the talon."""
SECOND_ENGINE: dict[str, type[PlainCourt | PlainCourtThree]] = {
    "court-two": PlainCourt,
    "court-three": PlainCourtThree,
}
ROUNDS = {"court-two": (1, 2), "court-three": (1, 2, 6)}
"""How many are played: with three somebody may be out by the sixth."""


class CourtWorld(World):
    """A game of Court in both engines."""

    plain: PlainCourt | PlainCourtThree

    def pack_in_words(self, pack: list[int]) -> list[str]:
        return [NUMBERED[card] for card in pack]

    def silent_seat(self) -> int | None:
        return self.plain.acting_seat() if self.plain.phase in SILENT else None


@dataclass
class Record:
    """A game as it went: its house rules, its packs, and for each pack the moves of the round."""

    name: str
    options: dict[str, str | int]
    dealer: int
    packs: list[list[int]]
    moves: list[list[tuple[int, str, int]]]
    """Each with the seat and the second engine's name of the phase."""


def world_of(name: str, record: Record, book: Book, with_table: bool) -> CourtWorld:
    played = game(record.name)
    seats = played.usual_seats
    plain = SECOND_ENGINE[record.name](record.options, record.dealer)
    state = played.begin(seats, record.options, record.dealer)
    world = CourtWorld(name, played, plain, state, book)
    if with_table:
        world.table = TwinTable(played, seats, record.options, record.dealer)
    return world


def _pack(name: str, rng: Rng) -> list[int]:
    """A random pack; one in four gives the second hand the four cards of rule 9."""
    pack = random_pack(game(name), rng)
    if pick(rng, 4) == 0:
        give_four(pack, 1, rng)
    return [int(card) for card in pack]


def random_record(name: str, seed: int, rounds: int, book: Book, with_table: bool) -> Record:
    """Play a game at random for so many rounds at most, and note the last of them."""
    rng = rng_of(seed, 11)
    played = game(name)
    options = random_options(played, rng)
    record = Record(name, options, pick(rng, played.usual_seats), [], [])
    world = world_of(f"{seed}", record, book, with_table)
    for number in range(rounds):
        if world.who == OVER:
            break
        record.packs.append(_pack(name, rng))
        record.moves.append([])
        world.deal(record.packs[-1])
        while world.who not in (DEAL, OVER):
            if number == rounds - 1:
                world.note()
            code = choose(played, world.legal(), rng)
            record.moves[-1].append((world.who, world.plain.phase, code))
            world.play(code)
        if number == rounds - 1:
            world.note()
    return record


def swapped(record: Record, rng: Rng) -> Record:
    """The same game with two cards of the last pack in each other's place.

    Half the time one of them is the court colour's Jester, on which silent questions hang.
    """
    pack = list(record.packs[-1])
    places = [place for place in range(len(pack)) if place != HANDS]
    one = places[pick(rng, len(places))]
    jester = 8 * (pack[HANDS] // 8) + JESTER
    if pick(rng, 2) and pack[HANDS] != jester:
        one = pack.index(jester)
    if pick(rng, 3) == 0:
        four = [8 * (pack[HANDS] // 8) + rank for rank in range(4)]
        one = pack.index(four[pick(rng, 4)])
    if one == HANDS:
        one = 0
    other = one
    while other == one:
        other = places[pick(rng, len(places))]
    pack[one], pack[other] = pack[other], pack[one]
    packs = [*record.packs[:-1], pack]
    return Record(record.name, record.options, record.dealer, packs, record.moves)


def next_code(world: CourtWorld, move: tuple[int, str, int]) -> int | None:
    """The code by which a twin follows a move of the first world; None if it cannot.

    Silent questions may be put in one world and not in the other. -1 stands for a silent move
    that this world has no need of.
    """
    seat, phase, code = move
    plain = world.plain
    silent = world.silent_seat()
    if silent is not None and (silent, plain.phase) != (seat, phase):
        return world.played.silent[0]
    if phase in SILENT and silent is None:
        return -1 if code == world.played.silent[0] else None
    if world.who != seat or code not in world.legal():
        return None
    return code


def follow(world: CourtWorld, record: Record) -> None:
    """Play the record's game in this world as far as it goes, noting the last round."""
    last = len(record.packs) - 1
    for number, pack in enumerate(record.packs):
        world.deal(pack)
        if number == last:
            world.note()
        moves = list(record.moves[number])
        while moves:
            code = next_code(world, moves[0])
            if code is None:
                return
            if code == -1:
                moves.pop(0)
                continue
            if (world.who, world.plain.phase, code) == moves[0]:
                moves.pop(0)
            world.play(code)
            if number == last and not world.note():
                return
            if world.who in (DEAL, OVER):
                break


def hold_moves(record: Record, book: Book) -> None:
    """Play the record again, but let the next player move before a silent question is passed.

    His move is held at the table; he and all who watch must see what they would have seen.
    """
    world = world_of("held", record, book, with_table=True)
    last = len(record.packs) - 1
    for number, pack in enumerate(record.packs):
        world.deal(pack)
        moves = record.moves[number]
        at = 0
        while at < len(moves):
            seat, phase, code = moves[at]
            held = (
                number == last
                and phase in SILENT
                and code == world.played.silent[0]
                and at + 1 < len(moves)
                and moves[at + 1][0] != seat
            )
            if not held:
                world.play(code)
                at += 1
                continue
            other, _, his = moves[at + 1]
            table, world.table = world.table, None
            assert table is not None
            table.table.play_code(other, his)
            world.play(code)
            world.play(his)
            for observer in (other, "watcher"):
                world.note_table(table, observer, world.key_of(observer))
            table.table.play_code(seat, code)
            for observer in (other, "watcher"):
                world.note_table(table, observer, world.key_of(observer))
            book.agreed["held"] += 1
            world.table = table
            at += 2


def try_twins(name: str, seed: int, book: Book, twins: int, with_table: bool = False) -> None:
    """One random game and so many twins of it."""
    rng = rng_of(seed, 12)
    rounds = ROUNDS[name][pick(rng, len(ROUNDS[name]))]
    record = random_record(name, seed, rounds, book, with_table)
    for number in range(twins):
        changed = swapped(record, rng)
        follow(world_of(f"{seed}/{number}", changed, book, with_table), changed)
    if with_table:
        hold_moves(record, book)


SECRET = (
    ("talon",),
    ("hand",),
    ("phase", "turn"),
    ("veiled",),
    ("revoked",),
    # What stands otherwise once a silent question is passed.
    ("hand_size",),
    ("talon_left",),
    ("shown",),
    ("court_card",),
    ("strict_from",),
)

TWINS = {
    "court-two": Twins(
        partial(try_twins, "court-two"),
        states=Runs(5, 50, 1500),
        tables=Runs(2, 20, 600),
        leaks=SECRET,
    ),
    "court-three": Twins(
        partial(try_twins, "court-three"),
        states=Runs(4, 40, 1500),
        tables=Runs(2, 12, 300),
        leaks=SECRET,
    ),
}
