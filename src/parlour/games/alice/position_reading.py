"""Reading a position of Alice, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.alice.position import (
    PHASES,
    REASONS,
    exposed_leads,
    plain_knowers,
    plainly_shown,
    shorts,
)
from parlour.games.alice.state import (
    DRAWING,
    NO_SEAT,
    NO_SET,
    PLAYING,
    SETS,
    WANTS_PACK,
    Alice,
)
from parlour.games.position_text import (
    CardWords,
    Draft,
    Fault,
    check_seats,
    knowers_in,
    number_in,
    phase_in,
    read_text,
    seat_or_none,
    unknown,
)
from parlour.kernel.cards import cards_in, set_of

_CARD = re.compile(r"(\d{1,2})([Lab])")


def _set(word: str) -> int:
    i = number_in(word) - 1
    if not 0 <= i < SETS:
        raise Fault(f"there is no set {word}; sets are 1 to 16.")
    return i


def _card(word: str) -> int:
    match = _CARD.fullmatch(word)
    return 0 if match is None else 1 << 3 * _set(match[1]) + "Lab".index(match[2])


_CARDS = CardWords(_card, shorts, "6L, 11a or 14b")


@dataclass
class _Draft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS

    phase: str = "play"
    draw: tuple[int, int, int] | None = None
    exposed: dict[int, int] = field(default_factory=dict)
    holds: dict[int, int] = field(default_factory=dict)
    opening: dict[int, tuple[list[int], int]] = field(default_factory=dict)
    down: dict[int, int] = field(default_factory=dict)
    completed: list[tuple[int, int]] = field(default_factory=list)
    known: list[tuple[int, int]] = field(default_factory=list)
    lacks: dict[int, int] = field(default_factory=dict)
    shown: int = 0


def read(text: str, options: Mapping[str, str | int]) -> Alice:
    """The state that the text describes; raises Unreadable with the line at fault."""
    return read_text(text, _Draft(), _read_line, lambda draft: _make(draft, options))


def _read_line(draft: _Draft, key: str, value: str) -> None:
    words = key.split()
    if key in ("seats", "dealer", "turn", "played last", "sets this turn", "idle"):
        draft.numbers[key] = (seat_or_none if key in ("turn", "played last") else number_in)(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "draw":
        draft.draw = _read_draw(value)
        draft.phase = "draw"
    elif key == "completed":
        draft.completed = [_read_completed(draft, part) for part in value.split(",")]
    elif key == "shown":
        draft.shown |= _CARDS.cards(value)
    elif words[:2] == ["known", "to"]:
        draft.known.append((knowers_in(words[2:]), _CARDS.cards(value)))
    elif words[0] == "seat" and words[2:] == ["lacks"]:
        draft.lacks[number_in(words[1])] = _CARDS.cards(value)
    elif words[0] == "seat" and len(words) == 2:
        _read_seat(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _read_draw(value: str) -> tuple[int, int, int]:
    match = re.fullmatch(r"(\d+) to (\d+) for (a miss|no Lead)", value)
    if match is None:
        raise Fault("a draw is written like “0 to 1 for a miss” or “0 to 1 for no Lead”.")
    return int(match[1]), int(match[2]), REASONS[match[3]]


def _read_completed(draft: _Draft, part: str) -> tuple[int, int]:
    match = re.fullmatch(r"\s*(\d+) by (\d+|nobody)\s*", part)
    if match is None:
        raise Fault("completed sets are written like “4 by 0, 9 by 2”.")
    i = _set(match[1])
    draft.claim(0b111 << 3 * i)
    return i, NO_SEAT if match[2] == "nobody" else int(match[2])


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "exposed":
            draft.exposed[seat] = _set(rest)
            draft.claim(1 << 3 * draft.exposed[seat])
        elif word == "holds":
            draft.holds[seat] = number_in(rest)
        elif word == "down":
            draft.down[seat] = number_in(rest)
        elif word == "opening":
            draft.opening[seat] = _read_opening(draft, rest)
        else:
            raise Fault(f"“{part}” is not exposed, holds, opening or down.")


def _read_opening(draft: _Draft, rest: str) -> tuple[list[int], int]:
    match = re.fullmatch(r"((?:\d+ ?)*)(?:and (\d+) hidden)?", rest)
    if match is None:
        raise Fault("opening sets are written like “opening 2 7” or “opening and 1 hidden”.")
    sets = [_set(word) for word in match[1].split()]
    for i in sets:
        draft.claim(0b111 << 3 * i)
    return sets, int(match[2] or 0)


def _make(draft: _Draft, options: Mapping[str, str | int]) -> Alice:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", seats - 1)
    s: Alice = game("alice").begin(seats, options, dealer)
    _check_seats(draft, seats)
    s.phase = PHASES[draft.phase]
    if s.phase != WANTS_PACK:
        _place_cards(draft, s)
    s.current = numbers.get("turn", NO_SEAT if s.phase == WANTS_PACK else (dealer + 1) % seats)
    s.last_played = numbers.get("played last", int(s.current))
    s.sets_this_turn = numbers.get("sets this turn", 0)
    s.idle = numbers.get("idle", 0)
    if s.phase == DRAWING:
        if draft.draw is None:
            raise Fault("a draw is pending, but no line says from whom to whom.")
        s.giver, s.taker, s.draw_for = draft.draw
        if s.sizes[s.giver] == 0:
            raise Fault(f"seat {s.giver} has no card to be drawn.")
    _place_knowledge(draft, s)
    _check_turn(draft, s)
    return s


def _check_seats(draft: _Draft, seats: int) -> None:
    named = {*draft.hands, *draft.lacks, *(by for _, by in draft.completed)}
    named |= {draft.numbers.get("turn", 0), draft.numbers.get("played last", 0)}
    if draft.draw:
        named |= set(draft.draw[:2])
    check_seats(named, seats)


def _place_cards(draft: _Draft, s: Alice) -> None:
    completed = draft.completed + _finish_unnamed(draft, s)
    for k, (i, by) in enumerate(completed):
        s.laid[k], s.laid_by[k] = i, by
        if by != NO_SEAT:
            s.score[by] += 1
    s.laid_n = len(completed)
    s.finished = set_of(3 * i + k for i, _ in completed for k in range(3))
    for seat in range(int(s.seats)):
        hand = draft.hands.get(seat, 0)
        sets, hidden = draft.opening.get(seat, ([], 0))
        s.hand[seat] = np.uint64(hand)
        s.sizes[seat] = draft.holds.get(seat, hand.bit_count())
        s.exposed[seat] = draft.exposed.get(seat, NO_SET)
        s.piles[seat] = set_of(3 * i + k for i in sets for k in range(3))
        s.opening[seat] = len(sets) + hidden
        s.score[seat] += s.opening[seat]
        if draft.down.get(seat, int(s.score[seat])) != s.score[seat]:
            raise Fault(f"seat {seat} does not come to {draft.down[seat]} sets.")
    s.down = s.laid_n + int(s.opening.sum())


def _finish_unnamed(draft: _Draft, s: Alice) -> list[tuple[int, int]]:
    """Sets of which no card is named are finished: give them to seats as their counts say."""
    if any(hidden for _, hidden in draft.opening.values()) or draft.holds:
        return []
    unnamed = []
    for i in range(SETS):
        named = draft.named >> 3 * i & 0b111
        if named == 0:
            unnamed.append(i)
        elif named != 0b111:
            wanting = ~draft.named & 0b111 << 3 * i
            raise Fault(f"set {i + 1} is in play, but {shorts(wanting)} is nowhere.")
    owners: list[int] = []
    for seat in range(int(s.seats)):
        has_made = sum(by == seat for _, by in draft.completed)
        has_laid = len(draft.opening.get(seat, ([], 0))[0])
        owners += [seat] * (draft.down.get(seat, 0) - has_made - has_laid)
    if len(owners) > len(unnamed):
        raise Fault(f"only {len(unnamed)} sets are out of play, fewer than are said to be down.")
    owners += [NO_SEAT] * (len(unnamed) - len(owners))
    return list(zip(unnamed, owners, strict=True))


def _place_knowledge(draft: _Draft, s: Alice) -> None:
    for card, mask in enumerate(plain_knowers(s)):
        s.knowers[card] = np.uint64(mask)
    for mask, cards in draft.known:
        for card in cards_in(cards):
            s.knowers[card] = np.uint64(mask)
    on_table = exposed_leads(s)
    for seat in range(int(s.seats)):
        s.lacks[seat] = np.uint64(draft.lacks.get(seat, 0) | on_table)
        if int(s.lacks[seat]) & int(s.hand[seat]):
            raise Fault(f"seat {seat} is said to lack a card that it has.")
    s.shown = np.uint64(draft.shown | plainly_shown(s))


def _check_turn(draft: _Draft, s: Alice) -> None:
    """The player on turn must have something to do."""
    if s.phase != PLAYING or draft.holds:
        return
    seat = int(s.current)
    if seat == NO_SEAT:
        raise Fault("nobody is on turn.")
    if s.exposed[seat] == NO_SET:
        has_lead = any(card % 3 == 0 for card in cards_in(s.hand[seat]))
        if not has_lead and s.sets_this_turn == 0:
            raise Fault(f"seat {seat} is to play and has no Lead; write the draw it owes.")
    elif not ~int(s.hand[seat]) & 0b110 << 3 * int(s.exposed[seat]):
        raise Fault(f"seat {seat} has the whole of the set it has exposed.")
