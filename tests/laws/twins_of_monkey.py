"""Twin worlds of the Monkey: two cards lie in each other's place, or another card was drawn."""

from __future__ import annotations

from parlour.kernel.chance import Rng, pick
from tests.laws.twins import Runs, Twins
from tests.laws.twins_by_draw import DrawTwins, DrawWorld, Record, Swap
from tests.plain.monkey import DISCARD, STOP, PlainMonkey
from tests.plain.monkey_options import Options
from tests.plain.nations_cards import PACK

FIRST_DRAW = 93
MOST_MOVES = 110
MOST_MOVES_AT_A_TABLE = 40
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


class MonkeyWorld(DrawWorld):
    """Where pairs may be kept, a drawer who has one is asked and nobody else knows it."""

    plain: ShuffledMonkey

    def silent_seat(self) -> int | None:
        plain = self.plain
        is_asked = plain.holds_back() and plain.has_drawn and plain.phase == "TURN"
        return plain.turn if is_asked else None


def _random_swap(record: Record, rng: Rng) -> Swap:
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


def _most_moves(seats: int, with_table: bool) -> int:
    most = MOST_MOVES_AT_A_TABLE if with_table else MOST_MOVES
    return most // 6 if seats >= LARGE else most


BY_DRAW = DrawTwins(
    "monkey",
    ShuffledMonkey,
    PACK,
    FIRST_DRAW,
    stream=16,
    most_moves=_most_moves,
    is_hidden=lambda code: code >= FIRST_DRAW,
    swap=_random_swap,
    world=MonkeyWorld,
)

TWINS = {
    "monkey": Twins(
        BY_DRAW.attempt,
        states=Runs(4, 20, 1500),
        tables=Runs(2, 6, 300),
        leaks=(
            *(("hand",), ("knowers",), ("removed",), ("pack",)),
            # What stands otherwise once a silent question is passed.
            *(("phase",), ("current",), ("giver",), ("turns",)),
        ),
    ),
}
