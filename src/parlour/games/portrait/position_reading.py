"""Reading a position of Portrait Authors, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.game import Unreadable
from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.position import PHASES, in_brief, won_by_stacks
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    ALL_GROUPS,
    MOST_STACKS,
    PAIRS,
    PLAYING,
    WANTS_PACK,
    Portrait,
    book_cards,
    cards_of_form,
)
from parlour.games.portrait.turns import wanted
from parlour.kernel.cards import cards_in

_STACK = re.compile(r"(\d) for (\d+): (.*)")
_CODES = [code for code, _, _ in GROUPS]


@dataclass
class _Draft:
    """What the lines of a text say, before a state is made of it."""

    numbers: dict[str, int] = field(default_factory=dict)
    phase: str = "play"
    moved: bool = False
    bank: list[int] = field(default_factory=list)
    hidden_bank: int = 0
    hands: dict[int, int] = field(default_factory=dict)
    parts: dict[int, dict[str, int]] = field(default_factory=dict)
    stacks: list[tuple[int, int, int]] = field(default_factory=list)
    out: int = 0
    shown: int = 0
    lacks: dict[int, int] = field(default_factory=dict)
    proved: dict[int, int] = field(default_factory=dict)
    named: int = 0

    @property
    def has_hidden(self) -> bool:
        return self.hidden_bank > 0 or any("holds" in parts for parts in self.parts.values())


class _Fault(Exception):
    """What is wrong with a line, without its number."""


def read(name: str, text: str, options: Mapping[str, str | int]) -> Portrait:
    """The state of this game that the text describes; raises Unreadable with the line at fault."""
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
        return _make(name, draft, options)
    except _Fault as fault:
        raise Unreadable("bad-position", f"The position does not hold together: {fault}") from None


def _read_line(draft: _Draft, said: str) -> None:
    key, colon, value = said.partition(":")
    key, value = " ".join(key.lower().split()), value.strip()
    words = key.split()
    if not colon or not words:
        raise _Fault("a line is a name, a colon and a value.")
    if key in ("seats", "dealer", "turn", "idle", "denials at first"):
        draft.numbers[key] = _number(value)
    elif key == "phase":
        if value not in PHASES:
            raise _Fault(f"a phase is one of {', '.join(PHASES)}.")
        draft.phase = value
    elif key == "moved":
        draft.moved = value == "yes"
    elif key == "bank":
        _read_bank(draft, value)
    elif key == "stack":
        draft.stacks.append(_read_stack(draft, value))
    elif key == "out":
        draft.out = _claim(draft, _cards(value))
    elif key == "shown":
        draft.shown = _cards(value)
    elif words[0] == "seat" and words[2:] == ["lacks"]:
        draft.lacks[_number(words[1])] = _cards(value)
    elif words[0] == "seat" and words[2:] == ["proved"]:
        draft.proved[_number(words[1])] = sum(1 << _unit(word) for word in value.split())
    elif words[0] == "seat" and len(words) == 2:
        _read_seat(draft, _number(words[1]), value)
    else:
        raise _Fault(f"nothing in a position is called “{key}”.")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise _Fault(f"“{word}” should be a whole number.")
    return int(word)


def _cards(value: str) -> int:
    cards = 0
    for word in value.split():
        pair = word.endswith("-PS")
        card = DECK.of(word[:-1] if pair else word)
        if card is None:
            raise _Fault(f"“{word}” is no card; cards are written like JO-Greeley-P.")
        meant = (0b11 if pair else 0b1) << card.number
        if cards & meant:
            raise _Fault(f"{word} is named twice.")
        cards |= meant
    return cards


def _claim(draft: _Draft, cards: int) -> int:
    """Cards lie in one place only."""
    twice = draft.named & cards
    if twice:
        raise _Fault(f"{in_brief(twice)} cannot be in two places.")
    draft.named |= cards
    return cards


def _groups(value: str) -> int:
    if value == "all":
        return ALL_GROUPS
    return 0 if value == "none" else sum(1 << _group(word) for word in value.split())


def _group(word: str) -> int:
    if word not in _CODES:
        raise _Fault(f"“{word}” is no group; groups are {', '.join(_CODES)}.")
    return _CODES.index(word)


def _unit(word: str) -> int:
    code, _, letter = word.partition("-")
    if letter not in ("", "P", "S"):
        raise _Fault(f"“{word}” is no book; books are written like JO-P or JO-S.")
    return 2 * _group(code) + (letter == "S")


def _read_bank(draft: _Draft, value: str) -> None:
    match = re.fullmatch(r"(\d+) hidden", value)
    if match:
        draft.hidden_bank = int(match[1])
        return
    for word in value.split():
        cards = _claim(draft, _cards(word))
        if cards.bit_count() != 1:
            raise _Fault("in the Bank every card is named by itself.")
        draft.bank.append(cards.bit_length() - 1)


def _read_stack(draft: _Draft, value: str) -> tuple[int, int, int]:
    match = _STACK.fullmatch(value)
    if match is None or len(draft.stacks) == MOST_STACKS:
        raise _Fault("a stack is written like “0 for 3: JO-Raymond-PS JO-Greeley-PS”.")
    return int(match[1]), int(match[2]), _claim(draft, _cards(match[3]))


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    if seat in draft.hands:
        raise _Fault(f"seat {seat} has a line already.")
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = _claim(draft, 0 if first in ("", "nothing") else _cards(first))
    found = draft.parts[seat] = {}
    for part in parts:
        word, _, rest = part.rpartition(" ") if part == "missed" else part.partition(" ")
        if part == "missed":
            found["missed"] = 1
        elif word in ("holds", "score", "drew", "late"):
            found[word] = _number(rest)
        elif word in ("fresh", "added"):
            found[word] = _groups(rest)
        elif part.startswith(("openly fresh ", "openly added ")):
            found[part[:12]] = _groups(part[13:])
        else:
            raise _Fault(f"“{part}” is nothing that is said of a seat.")


def _make(name: str, draft: _Draft, options: Mapping[str, str | int]) -> Portrait:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", seats - 1)
    s: Portrait = game(name).begin(seats, options, dealer)
    s.phase = PHASES[draft.phase]
    if s.phase == WANTS_PACK:
        return s
    s.current = numbers.get("turn", (dealer + 1) % seats)
    named = {*draft.hands, *draft.lacks, *draft.proved, *(by for by, _, _ in draft.stacks)}
    beyond = sorted(seat for seat in named | {int(s.current)} if seat >= seats)
    if beyond:
        raise _Fault(f"there is no seat {beyond[0]} among {seats}.")
    if draft.named & ~int(cards_of_form(s)):
        raise _Fault("with the portraits alone there are no sketch cards.")
    _place_cards(draft, s)
    _place_knowledge(draft, s)
    s.idle = numbers.get("idle", 0)
    s.moved = int(draft.moved)
    s.began = numbers.get("denials at first", int(denials(s)))
    _check_hands(draft, s)
    return s


def _place_cards(draft: _Draft, s: Portrait) -> None:
    for k, (by, won, cards) in enumerate(draft.stacks):
        s.stack_by[k], s.stack_won[k], s.stack_cards[k] = by, won, np.uint64(cards)
        s.stacked[by] |= np.uint64(cards)
    s.stacks = len(draft.stacks)
    tabled = sum(cards for _, _, cards in draft.stacks) | draft.out
    if not draft.has_hidden:
        tabled |= int(cards_of_form(s)) & ~draft.named
    s.tabled = np.uint64(tabled)
    if (draft.bank or draft.hidden_bank) and not s.bank_on:
        raise _Fault("this game has no Bank.")
    s.bank_n = len(draft.bank) + draft.hidden_bank
    for k, card in enumerate(reversed(draft.bank)):
        s.bank[k] = card
    for seat in range(int(s.seats)):
        hand, parts = draft.hands.get(seat, 0), draft.parts.get(seat, {})
        s.hand[seat] = np.uint64(hand)
        s.sizes[seat] = parts.get("holds", hand.bit_count())
        s.score[seat] = parts.get("score", won_by_stacks(s, seat))
        s.fresh[seat] = parts.get("fresh", ALL_GROUPS)
        s.fresh_open[seat] = parts.get("openly fresh", int(s.fresh[seat]))
        s.added[seat] = parts.get("added", 0)
        s.added_open[seat] = parts.get("openly added", int(s.added[seat]))
        s.missed[seat] = 1 if s.fresh[seat] == 0 else parts.get("missed", 0)
        s.draws[seat] = parts.get("drew", 0)
        s.late[seat] = parts.get("late", 0)


def _place_knowledge(draft: _Draft, s: Portrait) -> None:
    s.shown = np.uint64(draft.shown)
    for seat in range(int(s.seats)):
        s.denied[seat] = np.uint64(draft.lacks.get(seat, 0))
        s.proved[seat] = np.uint64(draft.proved.get(seat, 0))
        if s.denied[seat] & s.hand[seat]:
            raise _Fault(f"seat {seat} is said to lack a card that it has.")


def _check_hands(draft: _Draft, s: Portrait) -> None:
    """Whole books of four are down, and the player on turn has something to call for."""
    if s.phase != PLAYING or draft.has_hidden:
        return
    for seat in range(int(s.seats)):
        for u in range(0 if s.form == PAIRS else 16):
            if s.hand[seat] & book_cards(u) == book_cards(u):
                raise _Fault(f"seat {seat} would have laid its book {in_brief(book_cards(u))}.")
    if not list(cards_in(wanted(s, int(s.current)))):
        raise _Fault(f"seat {int(s.current)} is on turn and has nothing to call for.")
