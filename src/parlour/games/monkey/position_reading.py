"""Reading a position of the Monkey, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.monkey.position import PHASES, plain_knowers, plain_order
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
from parlour.games.position_text import (
    Draft,
    Fault,
    by_ids,
    check_seats,
    knowers_in,
    number_in,
    phase_in,
    read_text,
    unknown,
)
from parlour.kernel.cards import NO_CARD, cards_in

_CARDS = by_ids(DECK, "EU-10 or AM-Map")
_NUMBERS = ("seats", "dealer", "turn", "drawing from", "lost by", "turns")


@dataclass
class _Draft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS

    phase: str = "turn"
    removed: int = NO_CARD
    thrown: int = 0
    holds: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, int] = field(default_factory=dict)
    pairless: set[int] = field(default_factory=set)
    heap: int | None = None
    out: list[int] | None = None
    known: list[tuple[int, int]] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)


def read(text: str, options: Mapping[str, str | int]) -> Monkey:
    """The state that the text describes; raises Unreadable with the line at fault."""
    return read_text(text, _Draft(), _read_line, lambda draft: _make(draft, options))


def _read_line(draft: _Draft, key: str, value: str) -> None:
    words = key.split()
    seat = re.fullmatch(r"seat (\d+)", key)
    if key in _NUMBERS:
        draft.numbers[key] = number_in(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "removed":
        draft.removed = NO_CARD if value == "hidden" else _CARDS.card(value)
        if draft.removed != NO_CARD:
            draft.claim(1 << draft.removed)
    elif key == "thrown":
        draft.thrown = int(value == "yes")
    elif key == "heap":
        draft.heap = draft.claim(0 if value == "nothing" else _CARDS.cards(value))
    elif key == "out":
        draft.out = [number_in(word) for word in value.split()]
    elif key == "pack":
        draft.pack = [_CARDS.card(word) for word in value.split()]
        if len(set(draft.pack)) != CARDS:
            raise Fault("a pack has every card once.")
    elif words[:2] == ["known", "to"]:
        draft.known.append((knowers_in(words[2:]), _CARDS.cards(value)))
    elif seat:
        _read_seat(draft, number_in(seat[1]), value)
    else:
        raise unknown(key)


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "holds":
            draft.holds[seat] = number_in(rest)
        elif word == "lacks":
            draft.lacks[seat] = _CARDS.cards(rest)
        elif part == "no pair":
            draft.pairless.add(seat)
        else:
            raise Fault(f"“{part}” is not holds, lacks or no pair.")


def _make(draft: _Draft, options: Mapping[str, str | int]) -> Monkey:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", max(draft.hands, default=1) + 1)
    if not 2 <= seats <= MOST_SEATS:
        raise Fault(f"the game is for 2 to {MOST_SEATS} seats, not for {seats}.")
    dealer = numbers.get("dealer", seats - 1)
    s: Monkey = game("monkey").begin(seats, options, dealer)
    named = {*draft.hands, *(draft.out or ()), numbers.get("turn", 0), numbers.get("lost by", 0)}
    check_seats(named, seats)
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
        raise Fault("a card is drawn, but not from anybody who has one.")
    if s.sizes[int(s.current)] == 0:
        raise Fault(f"seat {int(s.current)} is on turn and has no cards.")
    if s.left < 2:
        raise Fault("with one card left the game is over.")
