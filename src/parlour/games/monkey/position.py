"""A position of the Monkey as text.

    seats: 4
    dealer: 0
    removed: AM-Map
    turn: 3
    seat 0: EU-10 AS-Map
    seat 3: AF-10

LINES says what every line means, and what is taken to be so where it is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.monkey.soundness import check
from parlour.games.monkey.state import (
    AFTER_DRAW,
    ALL_CARDS,
    CARDS,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    RANDOM_HIDDEN,
    TURN,
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
    sole,
    unknown,
    yes_or_no,
)
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.flat import put
from parlour.kernel.log import ALL, WATCHER

PHASES = {
    "deal": WANTS_PACK,
    "discard": DISCARDING,
    "turn": TURN,
    "draw": DRAWING,
    "after draw": AFTER_DRAW,
    "over": GAME_OVER,
}

LINES = (
    sole("seats", "4", "how many play", "up to the highest seat that has a line"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("phase", "turn", "deal, discard, turn, draw, after draw or over", "turn"),
    sole(
        "removed",
        "AM-Map",
        "the card taken out, or `hidden` where it cannot be seen",
        "must be there once the cards are dealt",
    ),
    sole("turn", "3", "the seat on turn", "the dealer"),
    sole("drawing from", "2", "the seat that is, or was just, drawn from", "nobody"),
    sole("lost by", "0", "the seat that was left with the last card", "nobody"),
    sole("turns", "12", "how many turns are over", "0"),
    sole("thrown", "yes", "whether the seat on turn has thrown a pair in this turn", "no"),
    sole(
        "pack",
        "EU-2 EU-3 …",
        "while the dealer is to take a card out: all cards in the order of the pack",
        "the order cannot be seen",
    ),
    sole(
        "seat N",
        "EU-10 AS-Map; lacks AF-10; no pair",
        "a hand; `holds 3` if it has more cards than are named, `lacks` the cards that all know it "
        "not to have, `no pair` if all know that",
        "no cards",
    ),
    sole("heap", "EU-9 AS-9", "the cards thrown", "all cards that are not named"),
    sole("out", "2 0", "the seats without cards, in the order in which they went", "as numbered"),
    sole(
        "known to WHO",
        "EU-10",
        "the cards whose place these know: seats, `watchers`, `all` or `nobody`",
        "each its holder alone, one thrown or taken out all",
    ),
)
"""The lines of a position."""


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Monkey) -> str:
    """Any state, hidden ones too, as text."""
    lines = [f"seats: {int(s.seats)}", f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "turn":
        lines.append(f"phase: {phase}")
    if s.removed != NO_CARD:
        lines.append(f"removed: {DECK[int(s.removed)].id}")
    elif s.phase > DISCARDING:
        lines.append("removed: hidden")
    for key, number in (("turn", s.current), ("drawing from", s.giver), ("lost by", s.loser)):
        if number != NO_SEAT:
            lines.append(f"{key}: {int(number)}")
    if s.turns:
        lines.append(f"turns: {int(s.turns)}")
    if s.thrown:
        lines.append("thrown: yes")
    if s.phase > DISCARDING:
        lines += _write_cards(s)
    elif any(card != NO_CARD for card in s.pack):
        lines.append("pack: " + " ".join(DECK.ids(int(card) for card in s.pack)))
    return "\n".join(lines) + "\n"


def _write_cards(s: Monkey) -> list[str]:
    seats = range(int(s.seats))
    lines = []
    for seat in seats:
        parts = [ids(s.hand[seat]) or "nothing"]
        if int(s.hand[seat]).bit_count() != s.sizes[seat]:
            parts.append(f"holds {int(s.sizes[seat])}")
        if s.lacks[seat]:
            parts.append(f"lacks {ids(s.lacks[seat])}")
        if int(s.pairless) >> seat & 1:
            parts.append("no pair")
        if len(parts) > 1 or parts[0] != "nothing":
            lines.append(f"seat {seat}: {'; '.join(parts)}")
    named = int(s.heap)
    if any(int(s.hand[seat]).bit_count() != s.sizes[seat] for seat in seats):
        lines.append(f"heap: {ids(named) or 'nothing'}")
    order = sorted((int(s.place[seat]), seat) for seat in seats if s.place[seat])
    if [seat for _, seat in order] != plain_order(s):
        lines.append("out: " + " ".join(str(seat) for _, seat in order))
    plain = plain_knowers(s)
    masks = {int(s.knowers[card]) for card in range(CARDS)}
    for mask in sorted(masks, reverse=True):
        cards = [c for c in range(CARDS) if int(s.knowers[c]) == mask and plain[c] != mask]
        if cards:
            lines.append(f"known to {_write_mask(mask)}: {' '.join(DECK.ids(cards))}")
    return lines


def _write_mask(mask: int) -> str:
    if mask == int(ALL):
        return "all"
    words = [str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1]
    if mask >> WATCHER & 1:
        words.append("watchers")
    return " ".join(words) or "nobody"


def plain_order(s: Monkey) -> list[int]:
    """The seats that are out, in the order in which they are taken to have gone."""
    return [seat for seat in range(int(s.seats)) if s.sizes[seat] == 0]


def plain_knowers(s: Monkey) -> list[int]:
    """Who would know each card if nothing were said of it."""
    known = [0] * CARDS
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat]):
            known[card] = 1 << seat
    for card in cards_in(s.heap):
        known[card] = int(ALL)
    if s.removed != NO_CARD and (s.discard != RANDOM_HIDDEN or s.phase == GAME_OVER):
        known[int(s.removed)] = int(ALL)
    return known


# Reading.


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
