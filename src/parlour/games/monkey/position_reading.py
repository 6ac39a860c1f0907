"""Reading a position of the Monkey, as the module `position` describes and writes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.monkey.position import LINES, PHASES, plain_knowers, plain_order
from parlour.games.monkey.soundness import check
from parlour.games.monkey.state import (
    ALL_CARDS,
    CARDS,
    DISCARDING,
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
    parts_of,
    phase_in,
    read_text,
    unknown,
    yes_or_no,
)
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.flat import put
from parlour.kernel.log import ALL, WATCHER

_CARDS = by_ids(DECK, "EU-10 or AM-Map")
_SEATS = ("dealer", "turn", "drawing from", "lost by")
_UNDEALT = ("seats", "dealer", "phase", "turn", "pack")
"""The lines of a position in which nobody has cards yet."""


@dataclass
class MonkeyDraft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS
    declared = LINES

    phase: str = "turn"
    removed: int = NO_CARD
    thrown: int = 0
    holds: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, int] = field(default_factory=dict)
    pairless: set[int] = field(default_factory=set)
    heap: int | None = None
    out: list[int] | None = None
    known: list[tuple[str, int, int]] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)


def read(
    text: str, options: Mapping[str, str | int], *, whole: bool = False, stored: bool = False
) -> Monkey:
    """The state that the text describes; raises Unreadable with the line at fault."""
    draft = MonkeyDraft(stored=stored)
    return read_text(text, draft, _read_line, lambda d: _make(d, options, whole), whole=whole)


def _read_line(draft: MonkeyDraft, key: str, value: str) -> None:
    words = key.split()
    if key in ("seats", "turns") or key in _SEATS:
        draft.numbers[key] = number_in(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "removed":
        if value == "hidden":
            draft.hides()
        else:
            draft.removed = _CARDS.card(value)
            draft.claim(1 << draft.removed)
    elif key == "thrown":
        draft.thrown = yes_or_no(value)
    elif key == "heap":
        draft.heap = draft.claim(0 if value == "nothing" else _CARDS.cards(value))
    elif key == "out":
        draft.out = [number_in(word) for word in value.split()]
    elif key == "pack":
        draft.pack = [_CARDS.card(word) for word in value.split()]
        if len(draft.pack) != CARDS or len(set(draft.pack)) != CARDS:
            raise Fault(say("a pack has every card once."))
    elif words[:2] == ["known", "to"]:
        draft.known.append((key, knowers_in(words[2:]), _CARDS.cards(value)))
    elif words[0] == "seat":
        _read_seat(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _read_seat(draft: MonkeyDraft, seat: int, value: str) -> None:
    first, parts = parts_of(value)
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for word, rest in parts:
        if word == "holds":
            draft.holds[seat] = number_in(rest, CARDS)
            if draft.holds[seat] != draft.hands[seat].bit_count():
                draft.hides()
        elif word == "lacks":
            draft.lacks[seat] = _CARDS.cards(rest)
        elif (word, rest) == ("no", "pair"):
            draft.pairless.add(seat)
        else:
            raise Fault(say("“{part}” is not holds, lacks or no pair.", part=f"{word} {rest}"))


def _make(draft: MonkeyDraft, options: Mapping[str, str | int], whole: bool) -> Monkey:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", max(draft.hands, default=1) + 1)
    dealer = numbers.get("dealer", max(seats - 1, 0))
    s: Monkey = draft.begin(game("monkey"), seats, options, dealer)
    _check_seats(draft, seats)
    s.phase = PHASES[draft.phase]
    if s.phase <= DISCARDING:
        for name in draft.lines:
            if name not in _UNDEALT:
                raise Fault(
                    say("nothing is dealt yet in the phase “{phase}”.", phase=draft.phase), name
                )
    if s.phase == WANTS_PACK:
        for name in ("turn", "pack"):
            if name in draft.lines:
                raise Fault(
                    say("nothing is dealt yet in the phase “{phase}”.", phase=draft.phase), name
                )
        return s
    s.turns = numbers.get("turns", 0)
    s.thrown = draft.thrown
    s.loser = numbers.get("lost by", NO_SEAT)
    s.giver = numbers.get("drawing from", NO_SEAT)
    s.current = numbers.get("turn", NO_SEAT if s.phase == GAME_OVER else dealer)
    if s.phase == DISCARDING:
        if draft.pack:
            put(s.pack, draft.pack)
        elif whole:
            raise Fault(say("a line “pack” must give the order of the pack."), "phase")
    else:
        _place_cards(draft, s)
    check(draft, s)
    return s


def _check_seats(draft: MonkeyDraft, seats: int) -> None:
    for seat in draft.hands:
        check_seats([seat], seats, f"seat {seat}")
    check_seats(draft.out or (), seats, "out")
    for key in _SEATS:
        check_seats([draft.numbers.get(key, 0)], seats, key)
    for name, mask, _ in draft.known:
        if mask != ALL:
            check_seats((k for k in range(MOST_SEATS, WATCHER) if mask >> k & 1), 0, name)
            check_seats((k for k in range(MOST_SEATS) if mask >> k & 1), seats, name)


def _place_cards(draft: MonkeyDraft, s: Monkey) -> None:
    if "removed" not in draft.lines:
        raise Fault(say("a line “removed” must say which card was taken out."))
    s.removed = draft.removed
    for seat in range(int(s.seats)):
        hand = draft.hands.get(seat, 0)
        s.hand[seat] = np.uint64(hand)
        s.sizes[seat] = draft.holds.get(seat, hand.bit_count())
        s.lacks[seat] = np.uint64(draft.lacks.get(seat, 0))
        if seat in draft.pairless:
            s.pairless |= np.uint64(1 << seat)
    s.left = sum(s.sizes)
    rest = int(ALL_CARDS) & ~draft.named
    s.heap = np.uint64(rest if draft.heap is None else draft.heap)
    order = plain_order(s) if draft.out is None else draft.out
    for place, seat in enumerate(order, start=1):
        s.place[seat] = place
    s.outs = len(order)
    for card, mask in enumerate(plain_knowers(s)):
        s.knowers[card] = np.uint64(mask)
    for _, mask, cards in draft.known:
        for card in cards_in(cards):
            s.knowers[card] = np.uint64(mask)
