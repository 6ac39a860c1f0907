"""Reading a position of Portrait Authors, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

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
from parlour.games.position_text import (
    CardWords,
    Draft,
    Fault,
    check_seats,
    number_in,
    phase_in,
    read_text,
    unknown,
)
from parlour.kernel.cards import cards_in

_STACK = re.compile(r"(\d) for (\d+): (.*)")
_CODES = [code for code, _, _ in GROUPS]


def _meant(word: str) -> int:
    """A card, or with -PS at the end both cards of an author."""
    is_pair = word.endswith("-PS")
    card = DECK.of(word[:-1] if is_pair else word)
    return 0 if card is None else (0b11 if is_pair else 0b1) << card.number


_CARDS = CardWords(_meant, in_brief, "JO-Greeley-P")


@dataclass
class _Draft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS

    phase: str = "play"
    moved: bool = False
    bank: list[int] = field(default_factory=list)
    hidden_bank: int = 0
    parts: dict[int, dict[str, int]] = field(default_factory=dict)
    stacks: list[tuple[int, int, int]] = field(default_factory=list)
    out: int = 0
    shown: int = 0
    lacks: dict[int, int] = field(default_factory=dict)
    proved: dict[int, int] = field(default_factory=dict)

    @property
    def has_hidden(self) -> bool:
        return self.hidden_bank > 0 or any("holds" in parts for parts in self.parts.values())


def read(name: str, text: str, options: Mapping[str, str | int]) -> Portrait:
    """The state of this game that the text describes; raises Unreadable with the line at fault."""
    return read_text(text, _Draft(), _read_line, lambda draft: _make(name, draft, options))


def _read_line(draft: _Draft, key: str, value: str) -> None:
    words = key.split()
    if key in ("seats", "dealer", "turn", "idle", "denials at first"):
        draft.numbers[key] = number_in(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "moved":
        draft.moved = value == "yes"
    elif key == "bank":
        _read_bank(draft, value)
    elif key == "stack":
        draft.stacks.append(_read_stack(draft, value))
    elif key == "out":
        draft.out = draft.claim(_CARDS.cards(value))
    elif key == "shown":
        draft.shown = _CARDS.cards(value)
    elif words[0] == "seat" and words[2:] == ["lacks"]:
        draft.lacks[number_in(words[1])] = _CARDS.cards(value)
    elif words[0] == "seat" and words[2:] == ["proved"]:
        draft.proved[number_in(words[1])] = sum(1 << _unit(word) for word in value.split())
    elif words[0] == "seat" and len(words) == 2:
        _read_seat(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _groups(value: str) -> int:
    if value == "all":
        return ALL_GROUPS
    return 0 if value == "none" else sum(1 << _group(word) for word in value.split())


def _group(word: str) -> int:
    if word not in _CODES:
        raise Fault(f"“{word}” is no group; groups are {', '.join(_CODES)}.")
    return _CODES.index(word)


def _unit(word: str) -> int:
    code, _, letter = word.partition("-")
    if letter not in ("", "P", "S"):
        raise Fault(f"“{word}” is no book; books are written like JO-P or JO-S.")
    return 2 * _group(code) + (letter == "S")


def _read_bank(draft: _Draft, value: str) -> None:
    match = re.fullmatch(r"(\d+) hidden", value)
    if match:
        draft.hidden_bank = int(match[1])
        return
    for word in value.split():
        cards = draft.claim(_CARDS.cards(word))
        if cards.bit_count() != 1:
            raise Fault("in the Bank every card is named by itself.")
        draft.bank.append(cards.bit_length() - 1)


def _read_stack(draft: _Draft, value: str) -> tuple[int, int, int]:
    match = _STACK.fullmatch(value)
    if match is None or len(draft.stacks) == MOST_STACKS:
        raise Fault("a stack is written like “0 for 3: JO-Raymond-PS JO-Greeley-PS”.")
    return int(match[1]), int(match[2]), draft.claim(_CARDS.cards(match[3]))


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    found = draft.parts[seat] = {}
    for part in parts:
        word, _, rest = part.rpartition(" ") if part == "missed" else part.partition(" ")
        if part == "missed":
            found["missed"] = 1
        elif word in ("holds", "score", "drew", "late"):
            found[word] = number_in(rest)
        elif word in ("fresh", "added"):
            found[word] = _groups(rest)
        elif part.startswith(("openly fresh ", "openly added ")):
            found[part[:12]] = _groups(part[13:])
        else:
            raise Fault(f"“{part}” is nothing that is said of a seat.")


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
    check_seats(named | {int(s.current)}, seats)
    if draft.named & ~int(cards_of_form(s)):
        raise Fault("with the portraits alone there are no sketch cards.")
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
        raise Fault("this game has no Bank.")
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
            raise Fault(f"seat {seat} is said to lack a card that it has.")


def _check_hands(draft: _Draft, s: Portrait) -> None:
    """Whole books of four are down, and the player on turn has something to call for."""
    if s.phase != PLAYING or draft.has_hidden:
        return
    for seat in range(int(s.seats)):
        for u in range(0 if s.form == PAIRS else 16):
            if s.hand[seat] & book_cards(u) == book_cards(u):
                raise Fault(f"seat {seat} would have laid its book {in_brief(book_cards(u))}.")
    if not list(cards_in(wanted(s, int(s.current)))):
        raise Fault(f"seat {int(s.current)} is on turn and has nothing to call for.")
