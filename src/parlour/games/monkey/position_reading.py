"""Reading a position of the Monkey, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.game import Unreadable
from parlour.games.monkey.position import PHASES, ids, plain_knowers, plain_order
from parlour.games.monkey.state import (
    ALL_CARDS,
    CARDS,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    WANTS_PACK,
    Monkey,
)
from parlour.games.nations.deck import DECK
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.log import ALL, WATCHER

_NUMBERS = ("seats", "dealer", "turn", "drawing from", "lost by", "turns")


@dataclass
class _Draft:
    """What the lines of a text say, before a state is made of it."""

    numbers: dict[str, int] = field(default_factory=dict)
    phase: str = "turn"
    removed: int = NO_CARD
    thrown: int = 0
    hands: dict[int, int] = field(default_factory=dict)
    holds: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, int] = field(default_factory=dict)
    pairless: set[int] = field(default_factory=set)
    heap: int | None = None
    out: list[int] | None = None
    known: list[tuple[int, int]] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)
    named: int = 0


class _Fault(Exception):
    """What is wrong with a line, without its number."""


def read(text: str, options: Mapping[str, str | int]) -> Monkey:
    """The state that the text describes; raises Unreadable with the line at fault."""
    draft = _Draft()
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        try:
            _read_line(draft, said)
        except _Fault as fault:
            raise Unreadable("bad-position", f"Line {number}, “{said}”: {fault}") from None
    try:
        return _make(draft, options)
    except _Fault as fault:
        raise Unreadable("bad-position", f"The position does not hold together: {fault}") from None


def _read_line(draft: _Draft, said: str) -> None:
    key, colon, value = said.partition(":")
    key, value = " ".join(key.lower().split()), value.strip()
    if not colon:
        raise _Fault("a line is a name, a colon and a value.")
    words = key.split()
    seat = re.fullmatch(r"seat (\d+)", key)
    if key in _NUMBERS:
        draft.numbers[key] = _number(value)
    elif key == "phase":
        if value not in PHASES:
            raise _Fault(f"a phase is one of {', '.join(PHASES)}.")
        draft.phase = value
    elif key == "removed":
        draft.removed = NO_CARD if value == "hidden" else _card(value)
        if draft.removed != NO_CARD:
            _claim(draft, 1 << draft.removed)
    elif key == "thrown":
        draft.thrown = int(value == "yes")
    elif key == "heap":
        draft.heap = _claim(draft, 0 if value == "nothing" else _cards(value))
    elif key == "out":
        draft.out = [_number(word) for word in value.split()]
    elif key == "pack":
        draft.pack = [_card(word) for word in value.split()]
        if len(set(draft.pack)) != CARDS:
            raise _Fault("a pack has every card once.")
    elif words[:2] == ["known", "to"]:
        draft.known.append((_read_mask(words[2:]), _cards(value)))
    elif seat:
        _read_seat(draft, _number(seat[1]), value)
    else:
        raise _Fault(f"nothing in a position is called “{key}”.")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise _Fault(f"“{word}” should be a whole number.")
    return int(word)


def _card(word: str) -> int:
    card = DECK.of(word)
    if card is None:
        raise _Fault(f"“{word}” is no card; cards are written like EU-10 or AM-Map.")
    return card.number


def _cards(value: str) -> int:
    cards = 0
    for word in value.split():
        card = 1 << _card(word)
        if cards & card:
            raise _Fault(f"{word} is named twice.")
        cards |= card
    return cards


def _claim(draft: _Draft, cards: int) -> int:
    """Cards lie in one place only."""
    twice = draft.named & cards
    if twice:
        raise _Fault(f"{ids(twice)} cannot be in two places.")
    draft.named |= cards
    return cards


def _read_mask(words: list[str]) -> int:
    if words == ["all"]:
        return int(ALL)
    mask = 0
    for word in words:
        if word != "nobody":
            mask |= 1 << (WATCHER if word == "watchers" else _number(word))
    return mask


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    if seat in draft.hands:
        raise _Fault(f"seat {seat} has a line already.")
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = _claim(draft, 0 if first in ("", "nothing") else _cards(first))
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "holds":
            draft.holds[seat] = _number(rest)
        elif word == "lacks":
            draft.lacks[seat] = _cards(rest)
        elif part == "no pair":
            draft.pairless.add(seat)
        else:
            raise _Fault(f"“{part}” is not holds, lacks or no pair.")


def _make(draft: _Draft, options: Mapping[str, str | int]) -> Monkey:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", max(draft.hands, default=1) + 1)
    if not 2 <= seats <= MOST_SEATS:
        raise _Fault(f"the game is for 2 to {MOST_SEATS} seats, not for {seats}.")
    dealer = numbers.get("dealer", seats - 1)
    s: Monkey = game("monkey").begin(seats, options, dealer)
    named = {*draft.hands, *(draft.out or ()), numbers.get("turn", 0), numbers.get("lost by", 0)}
    beyond = sorted(seat for seat in named if seat >= seats)
    if beyond:
        raise _Fault(f"there is no seat {beyond[0]} among {seats}.")
    s.phase = PHASES[draft.phase]
    s.turns = numbers.get("turns", 0)
    s.thrown = draft.thrown
    s.loser = numbers.get("lost by", NO_SEAT)
    s.giver = numbers.get("drawing from", NO_SEAT)
    if s.phase not in (WANTS_PACK, GAME_OVER):
        s.current = numbers.get("turn", dealer)
    if s.phase == DISCARDING and draft.pack:
        s.pack[:] = draft.pack
    if s.phase > DISCARDING:
        _place_cards(draft, s)
        _check(s)
    return s


def _place_cards(draft: _Draft, s: Monkey) -> None:
    s.removed = draft.removed
    for seat in range(int(s.seats)):
        hand = draft.hands.get(seat, 0)
        s.hand[seat] = np.uint64(hand)
        s.sizes[seat] = draft.holds.get(seat, hand.bit_count())
        s.lacks[seat] = np.uint64(draft.lacks.get(seat, 0))
        if seat in draft.pairless:
            s.pairless |= np.uint64(1 << seat)
    s.left = int(s.sizes.sum())
    rest = int(ALL_CARDS) & ~draft.named
    s.heap = np.uint64(rest if draft.heap is None else draft.heap)
    order = plain_order(s) if draft.out is None else draft.out
    for place, seat in enumerate(order, start=1):
        s.place[seat] = place
    s.outs = len(order)
    for card, mask in enumerate(plain_knowers(s)):
        s.knowers[card] = np.uint64(mask)
    for mask, cards in draft.known:
        for card in cards_in(cards):
            s.knowers[card] = np.uint64(mask)


def _check(s: Monkey) -> None:
    """What the rules take for granted."""
    if s.phase == GAME_OVER:
        return
    if s.phase == DRAWING and not (0 <= s.giver < s.seats and s.sizes[int(s.giver)] > 0):
        raise _Fault("a card is drawn, but not from anybody who has one.")
    if s.sizes[int(s.current)] == 0:
        raise _Fault(f"seat {int(s.current)} is on turn and has no cards.")
    if s.left < 2:
        raise _Fault("with one card left the game is over.")
