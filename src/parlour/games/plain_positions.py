"""Positions of a game whose state says everything in fields: each field that is named is a line.

A game names its fields with what they mean, and says in one function what must be true of them
together. Reading, writing, what is left out and what lies in two places are the same for all. The
bounds that are declared keep every number that rules use as a place within its row, whatever is
sent: nobody else looks again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from parlour.games.deck import Deck
from parlour.games.game import AnyGame
from parlour.games.position_text import (
    CardWords,
    Draft,
    Fault,
    PositionLine,
    by_ids,
    check_seats,
    number_in,
    one_of,
    parts_of,
    read_text,
    sole,
    unknown,
)
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.dispatch import actor, legal

_AT_FIRST = "as at the beginning"
_SEATS = sole("seats", "3", "how many play", "as many as usual")
_DEALER = sole("dealer", "0", "the seat that deals", "seat 0")


@dataclass(frozen=True)
class Named:
    """A field of the state that positions tell."""

    name: str
    meaning: str
    kind: str
    """number, word, hand, cards or card: the last three of each seat."""
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    """What stands for the numbers from `least` on."""

    @property
    def key(self) -> str:
        """The name of its line."""
        return self.name.replace("_", " ")

    def line(self, deck: Deck) -> PositionLine:
        """The line as the page on positions has it."""
        ids = [card.id for card in deck][:2]
        like = {
            "number": str(self.most),
            "word": self.words[-1] if self.words else "",
            "hand": f"{ids[0]} {ids[1]}; holds 3",
            "cards": " ".join(ids),
            "card": ids[0],
        }[self.kind]
        name = self.key if self.kind in ("number", "word") else f"{self.key} N"
        return sole(name, like, self.meaning, _AT_FIRST)


def number(name: str, least: int, most: int, meaning: str) -> Named:
    """A number between these two."""
    return Named(name, meaning, "number", least, most)


def word(name: str, words: Sequence[str], meaning: str, least: int = 0) -> Named:
    """A number that is said in words, the first of which stands for `least`."""
    return Named(name, meaning, "word", least, least + len(words) - 1, tuple(words))


def hand(meaning: str = "a hand; `holds 3` if it has more cards than are named") -> Named:
    """The hands, with their sizes in the field `sizes`."""
    return Named("hand", meaning, "hand")


def cards(name: str, meaning: str) -> Named:
    """A set of cards of each seat."""
    return Named(name, meaning, "cards")


def card(name: str, meaning: str) -> Named:
    """One card of each seat, or none."""
    return Named(name, meaning, "card")


@dataclass
class PlainDraft(Draft):
    """What the lines of a text say, by the names of the lines."""

    held: dict[int, int] = field(default_factory=dict)
    values: dict[str, int] = field(default_factory=dict)


class Positions:
    """How the positions of one game are written and read."""

    def __init__(
        self,
        name: str,
        deck: Deck,
        fields: Sequence[Named],
        check: Callable[[Any], str],
    ) -> None:
        self._name, self._deck, self._check = name, deck, check
        self._fields = {one.key: one for one in fields}
        self._cards: CardWords = by_ids(deck, next(iter(deck)).id)
        self.lines = (_SEATS, _DEALER, *(one.line(deck) for one in fields))

        class OwnDraft(PlainDraft):
            words = self._cards
            declared = self.lines

        self._draft = OwnDraft

    # Writing.

    def write(self, s: Any) -> str:
        """Any state as text; what is as at the beginning is left out."""
        seats, dealer = int(s.seats), int(s.dealer)
        first = self._game().begin(seats, {}, dealer)
        lines = [f"seats: {seats}", f"dealer: {dealer}"]
        for one in self._fields.values():
            now, then = getattr(s, one.name), getattr(first, one.name)
            if one.kind == "number":
                lines += [f"{one.key}: {int(now)}"] if now != then else []
            elif one.kind == "word":
                lines += [f"{one.key}: {one.words[int(now) - one.least]}"] if now != then else []
            else:
                lines += [
                    f"{one.key} {seat}: {self._said(one, s, seat)}"
                    for seat in range(seats)
                    if now[seat] != then[seat] or (one.kind == "hand" and s.sizes[seat])
                ]
        return "\n".join(lines) + "\n"

    def _said(self, one: Named, s: Any, seat: int) -> str:
        value = getattr(s, one.name)[seat]
        if one.kind == "card":
            return self._deck[int(value)].id
        text = " ".join(self._deck.ids(cards_in(value))) or "nothing"
        if one.kind == "hand" and int(value).bit_count() != s.sizes[seat]:
            text += f"; holds {int(s.sizes[seat])}"
        return text

    # Reading.

    def read(
        self, text: str, options: Mapping[str, str | int], whole: bool = False, stored: bool = False
    ) -> Any:
        """The state that the text describes; raises Unreadable with the line at fault."""
        draft = self._draft(stored=stored)
        return read_text(
            text, draft, self._read_line, lambda d: self._make(d, options), whole=whole
        )

    def _read_line(self, draft: PlainDraft, key: str, value: str) -> None:
        words = key.split()
        if key in ("seats", "dealer"):
            draft.numbers[key] = number_in(value, self._game().most_seats)
        elif key in self._fields:
            draft.values[key] = self._number(self._fields[key], value)
        elif " ".join(words[:-1]) in self._fields:
            self._read_cards(draft, self._fields[" ".join(words[:-1])], words[-1], value)
        else:
            raise unknown(key)

    def _number(self, one: Named, value: str) -> int:
        if one.kind == "word":
            return one.least + one.words.index(one_of(value, one.words))
        found = number_in(value, one.most)
        if found < one.least:
            raise Fault(say("{word} is less than {least}.", word=value, least=one.least))
        return found

    def _read_cards(self, draft: PlainDraft, one: Named, place: str, value: str) -> None:
        seat = number_in(place, self._game().most_seats - 1)
        key = f"{one.key} {seat}"
        if key in draft.values:
            raise Fault(say("seat {seat} has a line already.", seat=seat))
        if one.kind == "card":
            draft.values[key] = self._cards.card(value)
            draft.claim(1 << draft.values[key])
            return
        first, more = parts_of(value)
        named = draft.claim(0 if first in ("", "nothing") else self._cards.cards(first))
        draft.values[key] = named
        for word_, rest in more:
            if one.kind != "hand" or word_ != "holds":
                raise Fault(say("“{part}” cannot stand here.", part=f"{word_} {rest}".strip()))
            draft.held[seat] = number_in(rest, len(self._deck))
            if draft.held[seat] < named.bit_count():
                raise Fault(say("a hand holds no fewer cards than are named."))
            if draft.held[seat] != named.bit_count():
                draft.hides()

    def _make(self, draft: PlainDraft, options: Mapping[str, str | int]) -> Any:
        game = self._game()
        seats = draft.numbers.get("seats", game.usual_seats)
        s = draft.begin(game, seats, options, draft.numbers.get("dealer", 0))
        for key in draft.values:
            if key not in self._fields:
                check_seats([int(key.split()[-1])], seats, key)
        for one in self._fields.values():
            self._fill(s, one, draft, seats)
        why = self._check(s)
        if why:
            raise Fault(why)
        who = int(actor(s))
        if who >= 0 and not draft.unseen and not legal(s, np.zeros(game.most_legal, np.int64)):
            raise Fault(say("somebody is asked here who could do nothing."))
        return s

    def _fill(self, s: Any, one: Named, draft: PlainDraft, seats: int) -> None:
        if one.kind in ("number", "word"):
            setattr(s, one.name, draft.values.get(one.key, getattr(s, one.name)))
            return
        row = getattr(s, one.name)
        for seat in range(seats):
            value = draft.values.get(f"{one.key} {seat}", NO_CARD if one.kind == "card" else 0)
            row[seat] = value if one.kind == "card" else np.uint64(value)
            if one.kind == "hand":
                s.sizes[seat] = draft.held.get(seat, value.bit_count())

    def _game(self) -> AnyGame:
        # The game is looked up here: it is built from these very words.
        from parlour.games.catalogue import game

        return game(self._name)
