"""Where the last deal of a record began, as a list of cards that can be laid otherwise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from parlour.games.deck import Card
from parlour.games.game import AnyGame, Event, Mistake, NoSuch
from parlour.games.saying import say
from parlour.kernel.flat import copy
from parlour.tables.progress import Progress, Room, Step, hidden
from parlour.tables.record import Record
from parlour.tables.replay import Find, game_of, opening, replay

MOST_READ = 5_000

MARK = "\0"
"""Stands on both sides of the number of a card that may lie otherwise."""


@dataclass(frozen=True)
class LastDeal:
    """How it began, and its cards: the order of a pack, or the cards hidden in a position."""

    game: AnyGame
    cards: tuple[int, ...]
    before: Any
    """The state that waits for the pack; None where a position is begun from."""
    template: str = ""
    """The position's text with a mark for each card that the seat cannot see there."""
    names: dict[int, str] = field(default_factory=dict)
    """How the position spells each card."""
    options: tuple[tuple[str, str], ...] = ()
    room: Room = field(init=False, compare=False)
    read: dict[tuple[int, ...], Any] = field(default_factory=dict, compare=False)
    """Positions read before: text is slow to read, and a walk comes back to where it was."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "room", Room(self.game))

    def build(self, cards: Sequence[int]) -> tuple[Progress, list[Event]] | None:
        """The game as it begins with the cards laid so, and what the deal told.

        None where they cannot lie so in the position.
        """
        if self.before is not None:
            progress = Progress(self.game, copy(self.before), self.room)
            return progress, progress.deal(cards)
        laid = tuple(cards)
        if laid not in self.read:
            if len(self.read) >= MOST_READ:
                self.read.clear()
            self.read[laid] = self._read(laid)
        state = self.read[laid]
        return None if state is None else (Progress(self.game, copy(state), self.room), [])

    def _read(self, cards: tuple[int, ...]) -> Any:
        """The position with these cards in their places; None where they cannot lie so."""
        parts = self.template.split(MARK)
        parts[1::2] = [self.names[cards[int(number)]] for number in parts[1::2]]
        try:
            return self.game.words.read_position("".join(parts), dict(self.options), whole=True)
        except Mistake:
            return None


def last_deal_of(record: Record, seat: int, find: Find) -> tuple[LastDeal, list[Step]]:
    """The record's last deal, or its position, and every step since; raises BadRecord."""
    game = game_of(record, find)
    state = opening(record, game)
    start = _position(record, game, state, seat) if record.position else None
    steps: list[Step] = []
    for played in replay(record, find):
        if played.step is None:
            cards = (game.deck.of(card) for card in played.entry.text.split())
            start = LastDeal(game, tuple(c.number for c in cards if c is not None), state)
            steps.clear()
        else:
            steps.append(played.step)
        state = copy(played.progress.state)
    if start is None:
        raise NoSuch("no-deal", say("Nothing has been dealt in this record yet."))
    return start, steps


def _position(record: Record, game: AnyGame, state: Any, seat: int) -> LastDeal:
    """A card is marked where the seat, which knows the position as hidden from it, cannot see it.

    So what all have been told of a card stays as it is when the card itself lies elsewhere.
    """
    spelling = _spelling(game, state)
    seen: defaultdict[str, set[int]] = defaultdict(set)
    for key, word in _words(_written(game, hidden(state, seat))):
        if word in spelling:
            seen[key].add(spelling[word].number)
    places: dict[int, int] = {}
    lines: list[str] = []
    for line in _written(game, state).splitlines():
        key, colon, rest = line.partition(":")
        parts = _split(rest)
        for at, word in enumerate(parts):
            card = spelling.get(word)
            if card is not None and card.number not in seen[key]:
                parts[at] = f"{MARK}{places.setdefault(card.number, len(places))}{MARK}"
        lines.append(key + colon + "".join(parts))
    names = {card.number: word for word, card in spelling.items()}
    options = tuple(record.options.items())
    return LastDeal(game, tuple(places), None, "\n".join(lines) + "\n", names, options)


def _written(game: AnyGame, state: Any) -> str:
    text = game.words.write_position(state)
    return text if game.spelt_out is None else game.spelt_out(text)


def _words(text: str) -> Iterator[tuple[str, str]]:
    """Every word of a position, with the name of its line."""
    for line in text.splitlines():
        key, _, rest = line.partition(":")
        for word in _split(rest):
            yield key, word


def _split(text: str) -> list[str]:
    """The text in pieces: words of letters, digits, _ and -, and what stands between them."""
    runs = groupby(text, lambda sign: sign.isalnum() or sign in "_-")
    return ["".join(signs) for _, signs in runs]


def _spelling(game: AnyGame, state: Any) -> dict[str, Card]:
    """A position spells cards by id, or by suit and corner (`7L`) where those tell them apart."""
    by_id = {card.id: card for card in game.deck}
    if any(word in by_id for _, word in _words(_written(game, state))):
        return by_id
    shorts = {card.suit + card.corner: card for card in game.deck}
    return shorts if len(shorts) == len(game.deck) else by_id
