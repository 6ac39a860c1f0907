"""Reading a position of Portrait Authors, as the module `position` describes and writes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.position import LINES, PHASES, check, in_brief, won_by_stacks
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    ALL_GROUPS,
    CARDS,
    MOST_STACKS,
    WANTS_PACK,
    Portrait,
    cards_of_form,
)
from parlour.games.position_text import (
    CardWords,
    Draft,
    Fault,
    check_seats,
    number_in,
    parts_of,
    phase_in,
    read_text,
    unknown,
    yes_or_no,
)
from parlour.games.saying import say

_MOST_POINTS = 999
_MOST_OF_A_STACK = 10
_CODES = [code for code, _, _ in GROUPS]


def _meant(word: str) -> int:
    """A card, or with -PS at the end both cards of an author."""
    is_pair = word.endswith("-PS")
    card = DECK.of(word[:-1] if is_pair else word)
    return 0 if card is None else (0b11 if is_pair else 0b1) << card.number


_CARDS = CardWords(_meant, in_brief, "JO-Greeley-P")


@dataclass
class PortraitDraft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS
    declared = LINES

    phase: str = "play"
    moved: int = 0
    bank: list[int] = field(default_factory=list)
    hidden_bank: int = 0
    parts: dict[int, dict[str, int]] = field(default_factory=dict)
    stacks: list[tuple[int, int, int]] = field(default_factory=list)
    out: int = 0
    shown: int = 0
    lacks: dict[int, int] = field(default_factory=dict)
    proved: dict[int, int] = field(default_factory=dict)


def read(
    name: str,
    text: str,
    options: Mapping[str, str | int],
    *,
    whole: bool = False,
    stored: bool = False,
) -> Portrait:
    """The state of this game that the text describes; raises Unreadable with the line at fault."""
    draft = PortraitDraft(stored=stored)
    return read_text(text, draft, _read_line, lambda d: _make(name, d, options), whole=whole)


def _read_line(draft: PortraitDraft, key: str, value: str) -> None:
    words = key.split()
    if key in ("seats", "dealer", "turn", "idle", "denials at first"):
        draft.numbers[key] = number_in(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "moved":
        draft.moved = yes_or_no(value)
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
        units = 0
        for word in value.split():
            units |= 1 << _unit(word)
        draft.proved[number_in(words[1])] = units
    elif words[0] == "seat":
        _read_seat(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _groups(value: str) -> int:
    if value == "all":
        return ALL_GROUPS
    groups = 0
    for word in value.split() if value != "none" else ():
        groups |= 1 << _group(word)
    return groups


def _group(word: str) -> int:
    if word not in _CODES:
        raise Fault(
            say("“{word}” is no group; groups are {codes}.", word=word, codes=", ".join(_CODES))
        )
    return _CODES.index(word)


def _unit(word: str) -> int:
    code, _, letter = word.partition("-")
    if letter not in ("", "P", "S"):
        raise Fault(say("“{word}” is no book; books are written like JO-P or JO-S.", word=word))
    return 2 * _group(code) + (letter == "S")


def _read_bank(draft: PortraitDraft, value: str) -> None:
    words = value.split()
    if words[1:] == ["hidden"]:
        draft.hidden_bank = number_in(words[0], CARDS)
        if draft.hidden_bank:
            draft.hides()
        return
    for word in words:
        cards = draft.claim(_CARDS.cards(word))
        if cards.bit_count() != 1:
            raise Fault(say("in the Bank every card is named by itself."))
        draft.bank.append(cards.bit_length() - 1)


def _read_stack(draft: PortraitDraft, value: str) -> tuple[int, int, int]:
    head, _, cards = value.partition(":")
    words = head.split()
    if len(words) != 3 or words[1] != "for" or not cards.split():
        raise Fault(say("a stack is written like “0 for 3: JO-Raymond-PS JO-Greeley-PS”."))
    if len(draft.stacks) == MOST_STACKS:
        raise Fault(say("there are no more than {most} stacks.", most=MOST_STACKS))
    won = number_in(words[2], _MOST_OF_A_STACK)
    return number_in(words[0]), won, draft.claim(_CARDS.cards(cards))


def _read_seat(draft: PortraitDraft, seat: int, value: str) -> None:
    first, parts = parts_of(value)
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    found = draft.parts[seat] = {}
    for word, rest in parts:
        if (word, rest) == ("missed", ""):
            found["missed"] = 1
        elif word == "score":
            found[word] = number_in(rest, _MOST_POINTS)
        elif word in ("holds", "drew", "late"):
            found[word] = number_in(rest, CARDS)
        elif word in ("fresh", "added"):
            found[word] = _groups(rest)
        elif word == "openly" and rest.partition(" ")[0] in ("fresh", "added"):
            kind, _, groups = rest.partition(" ")
            found[f"openly {kind}"] = _groups(groups)
        else:
            part = f"{word} {rest}".strip()
            raise Fault(say("“{part}” is nothing that is said of a seat.", part=part))
    if found.get("holds", draft.hands[seat].bit_count()) != draft.hands[seat].bit_count():
        draft.hides()


def _make(name: str, draft: PortraitDraft, options: Mapping[str, str | int]) -> Portrait:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", max(seats - 1, 0))
    s: Portrait = draft.begin(game(name), seats, options, dealer)
    s.phase = PHASES[draft.phase]
    if s.phase == WANTS_PACK:
        for line in draft.lines:
            if line not in ("seats", "dealer", "phase"):
                why = say("nothing is dealt yet in the phase “{phase}”.", phase=draft.phase)
                raise Fault(why, line)
        return s
    s.current = numbers.get("turn", (dealer + 1) % seats)
    _check_seats(draft, seats)
    if draft.named & ~int(cards_of_form(s)):
        beyond = draft.named & ~int(cards_of_form(s))
        lines = [f"seat {seat}" for seat, hand in draft.hands.items() if hand & beyond]
        raise Fault(say("with the portraits alone there are no sketch cards."), *lines)
    _place_cards(draft, s)
    _place_knowledge(draft, s)
    s.idle = numbers.get("idle", 0)
    s.moved = draft.moved
    s.began = numbers.get("denials at first", int(denials(s)))
    check(draft, s)
    return s


def _check_seats(draft: PortraitDraft, seats: int) -> None:
    check_seats([draft.numbers.get("turn", 0)], seats, "turn")
    for named, tail in ((draft.hands, ""), (draft.lacks, " lacks"), (draft.proved, " proved")):
        for seat in named:
            check_seats([seat], seats, f"seat {seat}{tail}")
    check_seats((by for by, _, _ in draft.stacks), seats, "stack")


def _place_cards(draft: PortraitDraft, s: Portrait) -> None:
    for k, (by, won, cards) in enumerate(draft.stacks):
        s.stack_by[k], s.stack_won[k], s.stack_cards[k] = by, won, np.uint64(cards)
        s.stacked[by] |= np.uint64(cards)
    s.stacks = len(draft.stacks)
    tabled = sum(cards for _, _, cards in draft.stacks) | draft.out
    if not draft.unseen and "out" not in draft.lines:
        tabled |= int(cards_of_form(s)) & ~draft.named
    s.tabled = np.uint64(tabled)
    if (draft.bank or draft.hidden_bank) and not s.bank_on:
        raise Fault(say("this game has no Bank."), "bank")
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


def _place_knowledge(draft: PortraitDraft, s: Portrait) -> None:
    s.shown = np.uint64(draft.shown)
    for seat in range(int(s.seats)):
        s.denied[seat] = np.uint64(draft.lacks.get(seat, 0))
        s.proved[seat] = np.uint64(draft.proved.get(seat, 0))
