"""Words that a game need not find for itself.

A game may speak as it likes (`Words` in `words`). One that is content with plain words writes a
class over `PlainWords`, which asks it for what only the game can know: what is asked, what an event
means, what lies where, and what must be true of a position. All the rest is here, said once.

The state then has the fields `seats` and `dealer`, each seat's cards in `hand` and their number
in `sizes`; every move stands in a table, as `card_moves` makes one of a deck.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.deck import Deck
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, Shift, StoryLine, Zone
from parlour.games.plain_moves import Move, read_move, what_may_be_done
from parlour.games.plain_positions import Named, Positions
from parlour.games.position_text import PositionLine
from parlour.games.rulebook import Refusal, Rulebook
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    GAME_OVER,
    HAND,
    NO_MOVE,
    NOT_ALLOWED,
    ONE_MOMENT,
    THE_PACK,
    YOUR_HAND,
    Voice,
    is_to_play,
    listed,
    many,
    sentences,
    wait_for,
    you_may,
)
from parlour.games.story import line_of
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.dispatch import DEAL, OVER, actor, scores

_TRICK = say("Trick")


class PlainWords(ABC):
    """What a game says in plain words. `h` is always a hidden state: what one seat may know."""

    game: str
    """The name under which the game stands in the catalogue."""
    deck: Deck
    rules: Rulebook
    kinds: Mapping[int, str]
    """The kinds of its events, by their numbers."""
    moves: Mapping[int, Move]
    """Every move by its code."""
    fields: Sequence[Named]
    """The fields of the state that a position tells."""
    unit: str = say("points")
    """What is counted."""
    one: str = "point"
    """One of them."""
    target: str = ""
    """What wins, under the score."""
    scoring: frozenset[str] = frozenset()

    # What a game says for itself.

    @abstractmethod
    def asked(self, h: Any, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the seat on turn, in a sentence or two."""

    @abstractmethod
    def told(self, event: Event, h: Any, to: Voice) -> str:
        """What happened, in a sentence; "" where it needs none."""

    @abstractmethod
    def shifts(self, event: Event) -> list[Shift]:
        """Which cards went from zone to zone with it."""

    @abstractmethod
    def middle(self, h: Any, seat: int) -> list[Zone]:
        """Where cards lie besides the hands."""

    @abstractmethod
    def check(self, s: Any) -> str:
        """What is wrong with a position that was read; "" where a game can go on from it.

        Each card lies in one place only and each number is within its bounds: that is seen to.
        """

    # Moves.

    def notation(self, h: Any, seat: int, code: int) -> str:
        """The one text of a move."""
        return self.moves[code].text

    def read(self, h: Any, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        own = cards_in(h.hand[seat]) if 0 <= seat < h.seats else iter(())
        return read_move(self.moves, self.deck, text, own)

    def choices(
        self, h: Any, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Each legal move as it is offered."""
        return [self.moves[code].choice(self.deck) for code in codes]

    def taken_back(self, h: Any, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        """A move inside a sentence, as a thing; for moves that all have seen."""
        return self.moves[code].thing

    # What is asked, and why not.

    def prompt(self, h: Any, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        who = int(actor(h))
        if who == DEAL:
            return ABOUT_TO_DEAL
        if who == OVER:
            return self.result(h, names)
        return self.asked(h, seat, codes, names) if codes else is_to_play(names[who])

    def in_force(self, h: Any, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """What the rulebook says of the deal, or of turns and of what is legal."""
        who = int(actor(h))
        kinds = {DEAL: ("setup",), OVER: ()}.get(who, ("turn", "legal"))
        return tuple(clause.id for clause in self.rules.clauses if clause.kind in kinds)

    def refuse(
        self, h: Any, seat: int, code: int, refusal: int, codes: Sequence[int], names: Sequence[str]
    ) -> str:
        """What was tried, why not in the rulebook's phrase, and what may be done instead."""
        found = self.rules.refusal(refusal)
        move = self.moves.get(code)
        if move is None or found is None:
            said = NO_MOVE if move is None else NOT_ALLOWED
        else:
            said = say("You may not {doing}: {reason}.", doing=move.doing, reason=say(found.says))
        return sentences(said, self._instead(h, codes, names))

    def _instead(self, h: Any, codes: Sequence[int], names: Sequence[str]) -> str:
        if codes:
            return you_may(what_may_be_done([self.moves[code] for code in codes], self.deck))
        who = int(actor(h))
        if who == OVER:
            return GAME_OVER
        return wait_for(names[who]) if who >= 0 else ONE_MOMENT

    def cited(self, h: Any, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """All that the rulebook names for the refusal."""
        return refusal.clauses

    # The story and the table.

    def narrate(self, event: Event, h: Any, seat: int, names: Sequence[str]) -> StoryLine | None:
        """One line of the story, where the event has a sentence."""
        text = self.told(event, h, Voice(names, seat))
        if not text:
            return None
        kind = self.kinds[event.kind]
        return line_of(event, kind, text, self.shifts(event), self.deck, self.rules)

    def first_shown(self, h: Any, story: Sequence[StoryLine]) -> int:
        """The whole story is shown."""
        return 0

    def zones(self, h: Any, seat: int) -> list[Zone]:
        """The reader's hand first, then round the table; then whatever lies besides."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        hands = [self._hand(h, seat, (first + place) % n) for place in range(n)]
        pack = [Zone("pack", THE_PACK, "stock", backs=len(self.deck))] if actor(h) == DEAL else []
        return [*hands, *pack, *self.middle(h, seat)]

    def _hand(self, h: Any, reader: int, owner: int) -> Zone:
        """The cards that the reader may see, and so many backs."""
        cards, size = self.deck.ids(cards_in(h.hand[owner])), int(h.sizes[owner])
        label = YOUR_HAND if owner == reader else HAND
        note = many(size, "card")
        return Zone(f"hand:{owner}", label, "hand", owner, cards, size - len(cards), note)

    def last_taken(self, h: Any, seat: int) -> LastTaken | None:
        """Nothing that is taken may be looked at again."""
        return None

    # The score.

    def _points(self, h: Any) -> list[int]:
        points = array("q", bytes(8 * int(h.seats)))
        scores(h, points)
        return list(points)

    def score_sheet(self, h: Any, seat: int) -> ScoreSheet:
        """What each seat has."""
        return ScoreSheet(self._points(h), self.unit, self.target)

    def result(self, h: Any, names: Sequence[str]) -> str:
        """Who has most, or nothing before the end."""
        if actor(h) != OVER:
            return ""
        points = self._points(h)
        most = max(points)
        winners = [name for name, made in zip(names, points, strict=True) if made == most]
        count = many(most, self.one)
        if len(winners) == 1:
            return say("{name} wins with {count}.", name=winners[0], count=count)
        return say(
            "{names} share the win with {count} each.", names=listed(winners, "and"), count=count
        )

    # Positions.

    @cached_property
    def _positions(self) -> Positions:
        return Positions(self.game, self.deck, self.fields, self.check)

    @property
    def position_lines(self) -> Sequence[PositionLine]:
        """The lines that a position may have."""
        return self._positions.lines

    def write_position(self, s: Any) -> str:
        """A state as text."""
        return self._positions.write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Any:
        """The state that a text describes."""
        return self._positions.read(text, options, whole=whole, stored=stored)


def trick_zone(deck: Deck, trick: NDArray[np.int64], order: Sequence[int]) -> Zone:
    """The cards of a trick in the order of its seats, each with the seat that laid it."""
    laid_by = [seat for seat in order if trick[seat] != NO_CARD]
    laid = deck.ids(int(trick[seat]) for seat in laid_by)
    return Zone("middle", _TRICK, "middle", cards=laid, laid_by=laid_by)
