"""Reading a position of Alice, as the module `position` describes and writes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.alice.position import (
    LINES,
    PHASES,
    REASONS,
    check,
    exposed_leads,
    plain_knowers,
    plainly_shown,
    shorts,
)
from parlour.games.alice.state import (
    CARDS,
    DRAWING,
    NO_SEAT,
    NO_SET,
    SETS,
    WANTS_PACK,
    Alice,
)
from parlour.games.position_text import (
    CardWords,
    Draft,
    Fault,
    check_seats,
    is_number,
    knowers_in,
    number_in,
    parts_of,
    phase_in,
    read_text,
    seat_or_none,
    unknown,
)
from parlour.games.saying import say
from parlour.kernel.cards import cards_in, set_of
from parlour.kernel.log import ALL, WATCHER

_KINDS = "Lab"
_SEATS = ("turn", "played last")


def _set(word: str) -> int:
    i = number_in(word) - 1
    if not 0 <= i < SETS:
        raise Fault(say("there is no set {word}; sets are 1 to 16.", word=word))
    return i


def _card(word: str) -> int:
    kind = _KINDS.find(word[-1:]) if word else -1
    if kind < 0 or len(word) > 3 or not is_number(word[:-1]):
        return 0
    return 1 << 3 * _set(word[:-1]) + kind


_CARDS = CardWords(_card, shorts, "6L, 11a or 14b")


@dataclass
class AliceDraft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS
    declared = LINES

    phase: str = "play"
    draw: tuple[int, int, int] | None = None
    exposed: dict[int, int] = field(default_factory=dict)
    holds: dict[int, int] = field(default_factory=dict)
    opening: dict[int, tuple[list[int], int]] = field(default_factory=dict)
    down: dict[int, int] = field(default_factory=dict)
    completed: list[tuple[int, int]] = field(default_factory=list)
    known: list[tuple[str, int, int]] = field(default_factory=list)
    lacks: dict[int, int] = field(default_factory=dict)
    shown: int = 0


def read(
    text: str, options: Mapping[str, str | int], *, whole: bool = False, stored: bool = False
) -> Alice:
    """The state that the text describes; raises Unreadable with the line at fault."""
    draft = AliceDraft(stored=stored)
    return read_text(text, draft, _read_line, lambda d: _make(d, options), whole=whole)


def _read_line(draft: AliceDraft, key: str, value: str) -> None:
    words = key.split()
    if key in ("seats", "dealer", "idle"):
        draft.numbers[key] = number_in(value)
    elif key in _SEATS:
        draft.numbers[key] = seat_or_none(value)
    elif key == "sets this turn":
        draft.numbers[key] = number_in(value, SETS)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "draw":
        draft.draw = _read_draw(value)
        draft.phase = "draw"
    elif key == "completed":
        draft.completed = [_read_completed(draft, part) for part in value.split(",")]
    elif key == "shown":
        draft.shown = _CARDS.cards(value)
    elif words[:2] == ["known", "to"]:
        draft.known.append((key, knowers_in(words[2:]), _CARDS.cards(value)))
    elif words[0] == "seat" and words[2:] == ["lacks"]:
        draft.lacks[number_in(words[1])] = _CARDS.cards(value)
    elif words[0] == "seat":
        _read_seat(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _read_draw(value: str) -> tuple[int, int, int]:
    words = value.split()
    reason = REASONS.get(" ".join(words[4:]))
    if len(words) < 4 or words[1] != "to" or words[3] != "for" or reason is None:
        raise Fault(say("a draw is written like “0 to 1 for a miss” or “0 to 1 for no Lead”."))
    return number_in(words[0]), number_in(words[2]), reason


def _read_completed(draft: AliceDraft, part: str) -> tuple[int, int]:
    words = part.split()
    if len(words) != 3 or words[1] != "by":
        raise Fault(say("completed sets are written like “4 by 0, 9 by 2”."))
    i = _set(words[0])
    draft.claim(0b111 << 3 * i)
    return i, NO_SEAT if words[2] == "nobody" else number_in(words[2])


def _read_seat(draft: AliceDraft, seat: int, value: str) -> None:
    first, parts = parts_of(value)
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for word, rest in parts:
        if word == "exposed":
            draft.exposed[seat] = _set(rest)
            draft.claim(1 << 3 * draft.exposed[seat])
        elif word == "holds":
            draft.holds[seat] = number_in(rest, CARDS)
            if draft.holds[seat] != draft.hands[seat].bit_count():
                draft.hides()
        elif word == "down":
            draft.down[seat] = number_in(rest, SETS)
        elif word == "opening":
            draft.opening[seat] = _read_opening(draft, rest)
        else:
            part = f"{word} {rest}"
            raise Fault(say("“{part}” is not exposed, holds, opening or down.", part=part))


def _read_opening(draft: AliceDraft, rest: str) -> tuple[list[int], int]:
    words = rest.split()
    hidden = 0
    if "and" in words:
        at = words.index("and")
        if len(words) != at + 3 or words[-1] != "hidden":
            raise Fault(
                say("opening sets are written like “opening 2 7” or “opening and 1 hidden”.")
            )
        hidden = number_in(words[at + 1], SETS)
        del words[at:]
        if hidden:
            draft.hides()
    sets = [_set(word) for word in words]
    for i in sets:
        draft.claim(0b111 << 3 * i)
    return sets, hidden


def _make(draft: AliceDraft, options: Mapping[str, str | int]) -> Alice:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", max(seats - 1, 0))
    s: Alice = draft.begin(game("alice"), seats, options, dealer)
    _check_seats(draft, seats)
    s.phase = PHASES[draft.phase]
    if s.phase == WANTS_PACK:
        for name, (_, said) in draft.lines.items():
            is_empty = said.partition(":")[2].strip() in ("none", "nothing")
            if name not in ("seats", "dealer", "phase") and not is_empty:
                why = say("nothing is dealt yet in the phase “{phase}”.", phase=draft.phase)
                raise Fault(why, name)
        return s
    _place_cards(draft, s)
    s.current = numbers.get("turn", (dealer + 1) % seats)
    s.last_played = numbers.get("played last", int(s.current))
    s.sets_this_turn = numbers.get("sets this turn", 0)
    s.idle = numbers.get("idle", 0)
    if draft.draw is not None:
        s.giver, s.taker, s.draw_for = draft.draw
    elif s.phase == DRAWING:
        raise Fault(say("a draw is pending, but no line says from whom to whom."), "phase")
    _place_knowledge(draft, s)
    check(draft, s)
    return s


def _check_seats(draft: AliceDraft, seats: int) -> None:
    for seat in draft.hands:
        check_seats([seat], seats, f"seat {seat}")
    for seat in draft.lacks:
        check_seats([seat], seats, f"seat {seat} lacks")
    check_seats((by for _, by in draft.completed), seats, "completed")
    for key in _SEATS:
        check_seats([draft.numbers.get(key, 0)], seats, key)
    check_seats(draft.draw[:2] if draft.draw else (), seats, "draw")
    for name, mask, _ in draft.known:
        if mask != ALL:
            check_seats((k for k in range(WATCHER) if mask >> k & 1), seats, name)


def _place_cards(draft: AliceDraft, s: Alice) -> None:
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
            why = say("seat {seat} does not come to {n} sets.", seat=seat, n=draft.down[seat])
            raise Fault(why, f"seat {seat}")
    s.down = s.laid_n + sum(s.opening)


def _finish_unnamed(draft: AliceDraft, s: Alice) -> list[tuple[int, int]]:
    """Sets of which no card is named are finished: give them to seats as their counts say."""
    if draft.unseen:
        return []
    unnamed = []
    for i in range(SETS):
        named = draft.named >> 3 * i & 0b111
        if named == 0:
            unnamed.append(i)
        elif named != 0b111:
            wanting = ~draft.named & 0b111 << 3 * i
            why = say(
                "set {set} is in play, but {cards} is nowhere.", set=i + 1, cards=shorts(wanting)
            )
            raise Fault(why)
    owners: list[int] = []
    for seat in range(int(s.seats)):
        has_made = sum(by == seat for _, by in draft.completed)
        has_laid = len(draft.opening.get(seat, ([], 0))[0])
        owners += [seat] * (draft.down.get(seat, 0) - has_made - has_laid)
    if len(owners) > len(unnamed):
        raise Fault(
            say("only {n} sets are out of play, fewer than are said to be down.", n=len(unnamed))
        )
    owners += [NO_SEAT] * (len(unnamed) - len(owners))
    return list(zip(unnamed, owners, strict=True))


def _place_knowledge(draft: AliceDraft, s: Alice) -> None:
    for card, mask in enumerate(plain_knowers(s)):
        s.knowers[card] = np.uint64(mask)
    for _, mask, cards in draft.known:
        for card in cards_in(cards):
            s.knowers[card] = np.uint64(mask)
    on_table = exposed_leads(s)
    for seat in range(int(s.seats)):
        s.lacks[seat] = np.uint64(draft.lacks.get(seat, 0) | on_table)
    s.shown = np.uint64(draft.shown | plainly_shown(s))
