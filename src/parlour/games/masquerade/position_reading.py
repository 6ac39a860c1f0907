"""Reading a position of Masquerade, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.playable import leadable
from parlour.games.masquerade.position import PHASES, plain_before, plain_points, plain_row
from parlour.games.masquerade.ranking import outranks
from parlour.games.masquerade.state import (
    DRAWING,
    EXCHANGING,
    GAME_OVER,
    GIVING,
    MOST_SEATS,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TITLE,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.games.position_text import (
    Draft,
    Fault,
    by_ids,
    check_seats,
    number_in,
    phase_in,
    read_text,
    seat_or_none,
    unknown,
)
from parlour.kernel.cards import NO_CARD

_IDS = by_ids(DECK, "M-1 or X-8")
_CARDS = replace(_IDS, meant=lambda word: _IDS.meant(word.upper()))
_NUMBERS = ("seats", "dealer", "round", "turns", "draws")
_SEATS = ("first", "turn", "taken by", "winner")
_FLAGS = ("exchanged", "no. 1 played")
_RULES_OUT = re.compile(r"(all|\d) rules? out (\d|before)")


@dataclass
class _Draft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS

    phase: str = "play"
    trick: list[tuple[int, int]] = field(default_factory=list)
    laid: int = NO_CARD
    scores: list[int] = field(default_factory=list)
    points: dict[int, list[int]] = field(default_factory=dict)
    holds: dict[int, int] = field(default_factory=dict)
    out: dict[tuple[int, str], int] = field(default_factory=dict)
    before: int = 0
    blank: set[int] = field(default_factory=set)


def read(text: str, options: Mapping[str, str | int]) -> Masquerade:
    """The state that the text describes; raises Unreadable with the line at fault."""
    return read_text(text, _Draft(), _read_line, lambda draft: _make(draft, options))


def _read_line(draft: _Draft, key: str, value: str) -> None:
    if key in _NUMBERS or key in _SEATS:
        draft.numbers[key] = (seat_or_none if key in _SEATS else number_in)(value)
    elif key in _FLAGS:
        if value not in ("yes", "no"):
            raise Fault("write yes or no.")
        draft.numbers[key] = value == "yes"
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "trick":
        draft.trick = [_read_played(part) for part in value.split(",")]
    elif key == "laid aside":
        draft.laid = _CARDS.card(value)
    elif key == "scores":
        draft.scores = [number_in(word) for word in value.split()]
    elif key == "before":
        draft.before = _CARDS.cards(value)
    elif key == "blank":
        draft.blank.add(number_in(value))
    else:
        _read_seat_line(draft, key, value)


def _read_seat_line(draft: _Draft, key: str, value: str) -> None:
    words = key.split()
    rules_out = _RULES_OUT.fullmatch(key)
    if rules_out:
        o = PUBLIC if rules_out[1] == "all" else int(rules_out[1])
        draft.out[o, rules_out[2]] = _CARDS.cards(value)
    elif words[0] == "points" and len(words) == 2:
        draft.points[number_in(words[1])] = [number_in(word) for word in value.split()]
        if len(draft.points[int(words[1])]) != SORTS:
            raise Fault(f"there are {SORTS} sorts of points.")
    elif words[0] == "seat" and len(words) == 2:
        _read_hand(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _read_hand(draft: _Draft, seat: int, value: str) -> None:
    first, _, more = value.partition(";")
    draft.hands[seat] = draft.claim(draft.hand(seat, first.strip()))
    if more.strip():
        word, _, size = more.strip().partition(" ")
        if word != "holds":
            raise Fault(f"“{more.strip()}” is not a size, written like “holds 8”.")
        draft.holds[seat] = number_in(size)


def _read_played(part: str) -> tuple[int, int]:
    words = part.split()
    if len(words) != 2:
        raise Fault("a trick is written like “0 R-7, 1 R-6”.")
    return number_in(words[0]), _CARDS.card(words[1])


def _make(draft: _Draft, options: Mapping[str, str | int]) -> Masquerade:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", seats - 1)
    s: Masquerade = game("masquerade").begin(seats, options, dealer)
    _check_seats(draft, seats)
    s.phase = PHASES[draft.phase]
    s.rounds = numbers.get("round", 1) - 1
    if s.rounds < 0:
        raise Fault("rounds are counted from 1.")
    s.m1_played = numbers.get("no. 1 played", 0)
    s.winner = numbers.get("winner", NO_SEAT)
    _place_scores(draft, s)
    if s.phase == WANTS_PACK:
        return s
    _place_trick(draft, s)
    _place_turn(draft, s)
    for seat in range(seats):
        s.hand[seat] = np.uint64(draft.hands.get(seat, 0))
        s.sizes[seat] = draft.holds.get(seat, int(s.hand[seat]).bit_count())
    if s.phase != GAME_OVER:
        _place_knowledge(draft, s)
    _check(draft, s)
    return s


def _check_seats(draft: _Draft, seats: int) -> None:
    named = {*draft.hands, *draft.points, *draft.blank, *(seat for seat, _ in draft.trick)}
    named |= {draft.numbers.get(key, 0) for key in _SEATS}
    named |= {o for o, _ in draft.out if o != PUBLIC}
    named |= {int(seat) for _, seat in draft.out if seat != "before"}
    check_seats(named, seats)


def _place_scores(draft: _Draft, s: Masquerade) -> None:
    n = int(s.seats)
    scores = draft.scores or [sum(draft.points.get(seat, [0])) for seat in range(n)]
    if len(scores) != n:
        raise Fault(f"there are {len(scores)} scores for {n} seats.")
    for seat, score in enumerate(scores):
        sorts = draft.points.get(seat, plain_points(score))
        if sum(sorts) != score:
            raise Fault(f"the points of seat {seat} do not come to {score}.")
        s.score[seat] = score
        for sort, points in enumerate(sorts):
            s.earned[sort, seat] = points


def _place_trick(draft: _Draft, s: Masquerade) -> None:
    """The cards of the trick in their order; taken already while there are draws to come."""
    is_taken = s.phase == DRAWING
    if len(draft.trick) > s.seats:
        raise Fault("a trick has no more cards than there are seats.")
    for place, (seat, card) in enumerate(draft.trick):
        s.trick_seat[place] = seat
        s.trick_card[place] = card
        if not is_taken:
            draft.claim(1 << card)
            s.table = np.uint64(int(s.table) | 1 << card)
        if place == 0:
            s.best = card
        else:
            if outranks(card, int(s.trick_card[s.top])):
                s.top = place
            if card // TITLE == s.best // TITLE and outranks(card, int(s.best)):
                s.best = card
    s.trick_n = len(draft.trick)


def _place_turn(draft: _Draft, s: Masquerade) -> None:
    numbers, n = draft.numbers, int(s.seats)
    leader = (int(s.dealer) + 1 + int(s.rounds)) % n
    s.round_first = numbers.get("first", leader)
    s.current = numbers.get("turn", _after_trick(draft, s))
    turns = (int(s.current) - int(s.round_first)) % n if s.current != NO_SEAT else 0
    s.turns = numbers.get("turns", turns if s.phase in (TURN, GIVING, EXCHANGING) else 0)
    s.taker = numbers.get("taken by", NO_SEAT)
    s.drawer = numbers.get("draws", 0)
    s.laid = draft.laid
    s.exchanged = numbers.get("exchanged", 0)


def _after_trick(draft: _Draft, s: Masquerade) -> int:
    if s.phase not in (TURN, GIVING, EXCHANGING):
        return NO_SEAT
    if not draft.trick:
        return int(s.round_first)
    return (draft.trick[-1][0] + 1) % int(s.seats)


def _place_knowledge(draft: _Draft, s: Masquerade) -> None:
    s.before[PUBLIC] = np.uint64(draft.before)
    for o in (PUBLIC, *range(int(s.seats))):
        if o in draft.blank:
            continue
        for seat in range(int(s.seats)):
            out = draft.out.get((o, str(seat)), 0)
            s.possible[o, seat] = np.uint64(plain_row(s, o, seat) & ~out)
        if o != PUBLIC:
            s.before[o] = np.uint64(plain_before(s, o) & ~draft.out.get((o, "before"), 0))


def _check(draft: _Draft, s: Masquerade) -> None:
    """What the rules take for granted."""
    n = int(s.seats)
    total = int(s.sizes[:n].sum()) + int(s.table).bit_count()
    if total != len(DECK):
        raise Fault(f"{total} cards are in play, and the pack has {len(DECK)}.")
    if s.phase in (TURN, GIVING, EXCHANGING):
        if s.current == NO_SEAT:
            raise Fault("a turn belongs to somebody.")
        if any(seat == s.current for seat, _ in draft.trick):
            raise Fault(f"seat {int(s.current)} has played already.")
        if s.turns < s.trick_n or s.turns >= n:
            raise Fault(f"{int(s.turns)} turns do not go with a trick of {int(s.trick_n)} cards.")
        if s.trick_n == 0 and draft.hands.get(int(s.current)) and not leadable(s.hand[s.current]):
            raise Fault(f"seat {int(s.current)} has nothing to lead: the next seat leads.")
    if s.phase == DRAWING:
        if s.taker == NO_SEAT or not 0 <= s.drawer < s.trick_n <= MOST_SEATS:
            raise Fault("for a draw it must be said who took the trick and who draws.")
        if s.trick_seat[s.drawer] == s.taker:
            raise Fault("nobody draws from himself.")
    if s.laid != NO_CARD and not int(s.hand[s.current]) >> int(s.laid) & 1:
        raise Fault("a card laid aside counts as in hand.")
