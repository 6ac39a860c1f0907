"""Where the last deal of a record began, as a list of cards that can be laid otherwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.games.game import Event, Game, Mistake, NoSuch
from parlour.kernel.record import copy
from parlour.tables.course import Course, Room, Step
from parlour.tables.record import Record
from parlour.tables.replay import Find, game_of, opening, replay

_MARK = re.compile("\0([0-9]+)\0")


@dataclass(frozen=True)
class Start:
    """A beginning and its cards: the order of a pack, or the cards named in a position."""

    game: Game
    cards: tuple[int, ...]
    before: Any
    """The state that waits for the pack; None where a position is begun from."""
    template: str = ""
    """The position's text with a mark for each card."""
    names: dict[int, str] = field(default_factory=dict)
    """How the position spells each card."""
    options: tuple[tuple[str, str], ...] = ()
    room: Room = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "room", Room(self.game))

    def build(self, cards: Sequence[int]) -> tuple[Course, list[Event]] | None:
        """The game as it begins with the cards laid so, and what the deal told.

        None where they cannot lie so in the position.
        """
        if self.before is not None:
            course = Course(self.game, copy(self.before), self.room)
            return course, course.deal(cards)
        names = [self.names[card] for card in cards]
        text = _MARK.sub(lambda mark: names[int(mark[1])], self.template)
        try:
            state = self.game.words.read_position(text, dict(self.options))
        except Mistake:
            return None
        return Course(self.game, state, self.room), []


def start_of(record: Record, find: Find) -> tuple[Start, list[Step]]:
    """The record's last deal, or its position, and every step since; raises BadRecord."""
    game = game_of(record, find)
    start = _position(record, game) if record.position else None
    state = opening(record, game)
    steps: list[Step] = []
    for played in replay(record, find):
        if played.step is None:
            cards = (game.deck.of(card) for card in played.entry.text.split())
            start = Start(game, tuple(c.number for c in cards if c is not None), state)
            steps.clear()
        else:
            steps.append(played.step)
        state = copy(played.course.state)
    if start is None:
        raise NoSuch("no-deal", "Nothing has been dealt in this record yet.")
    return start, steps


def _position(record: Record, game: Game) -> Start:
    """A position spells cards by id, or by suit and corner (`7L`) where those tell them apart."""
    shorts = {card.suit + card.corner: card for card in game.deck}
    by_short = len(shorts) == len(game.deck)
    text = "\n".join(record.position) + "\n"
    by_id = any(game.deck.of(word) for word in re.findall(r"[\w-]+", text))
    places: dict[int, int] = {}

    def mark(found: re.Match[str]) -> str:
        card = game.deck.of(found[0]) if by_id or not by_short else shorts.get(found[0])
        if card is None:
            return found[0]
        return f"\0{places.setdefault(card.number, len(places))}\0"

    template = re.sub(r"[\w-]+", mark, text)
    names = {card.number: card.id if by_id else card.suit + card.corner for card in game.deck}
    return Start(game, tuple(places), None, template, names, tuple(record.options.items()))
