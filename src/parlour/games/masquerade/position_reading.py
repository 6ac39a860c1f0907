"""Reading a position of Masquerade, as the module `position` describes and writes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.following import outranks
from parlour.games.masquerade.position import (
    LINES,
    PHASES,
    check,
    check_undealt,
    plain_before,
    plain_points,
    plain_row,
)
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
    parts_of,
    phase_in,
    read_text,
    seat_or_none,
    unknown,
    yes_or_no,
)
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD

_IDS = by_ids(DECK, "M-1 or X-8")
_CARDS = replace(_IDS, meant=lambda word: _IDS.meant(word.upper()))
_NUMBERS = ("seats", "dealer", "round", "turns", "draws")
_SEATS = ("first", "turn", "taken by", "winner")
_FLAGS = ("exchanged", "no. 1 played")
_MOST_POINTS = 999


@dataclass
class MasqueradeDraft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS
    declared = LINES

    phase: str = "play"
    trick: list[tuple[int, int]] = field(default_factory=list)
    laid: int = NO_CARD
    scores: list[int] = field(default_factory=list)
    points: dict[int, list[int]] = field(default_factory=dict)
    holds: dict[int, int] = field(default_factory=dict)
    out: dict[tuple[int, str], int] = field(default_factory=dict)
    before: int = 0
    blank: set[int] = field(default_factory=set)


def read(
    text: str, options: Mapping[str, str | int], *, whole: bool = False, stored: bool = False
) -> Masquerade:
    """The state that the text describes; raises Unreadable with the line at fault."""
    draft = MasqueradeDraft(stored=stored)
    return read_text(text, draft, _read_line, lambda d: _make(d, options), whole=whole)


def _read_line(draft: MasqueradeDraft, key: str, value: str) -> None:
    if key in _NUMBERS or key in _SEATS:
        draft.numbers[key] = (seat_or_none if key in _SEATS else number_in)(value)
    elif key in _FLAGS:
        draft.numbers[key] = yes_or_no(value)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "trick":
        draft.trick = [_read_played(part) for part in value.split(",")]
    elif key == "laid aside":
        draft.laid = _CARDS.card(value)
    elif key == "scores":
        draft.scores = [number_in(word, _MOST_POINTS) for word in value.split()]
    elif key == "before":
        draft.before = _CARDS.cards(value)
    elif key == "blank":
        draft.blank.add(number_in(value))
        draft.hides()
    else:
        _read_seat_line(draft, key, value)


def _read_seat_line(draft: MasqueradeDraft, key: str, value: str) -> None:
    words = key.split()
    if "out" in words:
        o = PUBLIC if words[0] == "all" else number_in(words[0], MOST_SEATS - 1)
        holder = words[-1] if words[-1] == "before" else str(number_in(words[-1]))
        draft.out[o, holder] = _CARDS.cards(value)
    elif words[0] == "points":
        points = [number_in(word, _MOST_POINTS) for word in value.split()]
        if len(points) != SORTS:
            raise Fault(say("there are {n} sorts of points.", n=SORTS))
        draft.points[number_in(words[1])] = points
    elif words[0] == "seat":
        _read_hand(draft, number_in(words[1]), value)
    else:
        raise unknown(key)


def _read_hand(draft: MasqueradeDraft, seat: int, value: str) -> None:
    first, parts = parts_of(value)
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for word, size in parts:
        if word != "holds":
            part = f"{word} {size}"
            raise Fault(say("“{part}” is not a size, written like “holds 8”.", part=part))
        draft.holds[seat] = number_in(size, len(DECK))
        if draft.holds[seat] != draft.hands[seat].bit_count():
            draft.hides()


def _read_played(part: str) -> tuple[int, int]:
    words = part.split()
    if len(words) != 2:
        raise Fault(say("a trick is written like “{like}”.", like="0 R-7, 1 R-6"))
    return number_in(words[0]), _CARDS.card(words[1])


def _make(draft: MasqueradeDraft, options: Mapping[str, str | int]) -> Masquerade:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers = draft.numbers
    seats = numbers.get("seats", len(draft.hands))
    dealer = numbers.get("dealer", max(seats - 1, 0))
    s: Masquerade = draft.begin(game("masquerade"), seats, options, dealer)
    _check_seats(draft, seats)
    s.phase = PHASES[draft.phase]
    s.rounds = numbers.get("round", 1) - 1
    if s.rounds < 0:
        raise Fault(say("rounds are counted from 1."), "round")
    s.m1_played = numbers.get("no. 1 played", 0)
    s.winner = numbers.get("winner", NO_SEAT)
    _place_scores(draft, s)
    if s.phase == WANTS_PACK:
        check_undealt(draft, s)
        return s
    for seat in range(seats):
        s.hand[seat] = np.uint64(draft.hands.get(seat, 0))
        s.sizes[seat] = draft.holds.get(seat, int(s.hand[seat]).bit_count())
    _place_trick(draft, s)
    _place_turn(draft, s)
    _check_places(draft, s)
    if s.phase != GAME_OVER:
        _place_knowledge(draft, s)
    check(draft, s)
    return s


def _check_seats(draft: MasqueradeDraft, seats: int) -> None:
    for seat in draft.hands:
        check_seats([seat], seats, f"seat {seat}")
    for seat in draft.points:
        check_seats([seat], seats, f"points {seat}")
    check_seats(draft.blank, seats, "blank")
    check_seats((seat for seat, _ in draft.trick), seats, "trick")
    for key in _SEATS:
        check_seats([draft.numbers.get(key, 0)], seats, key)
    lines = [name for name in draft.lines if " out " in name]
    for o, holder in draft.out:
        check_seats([o] if o != PUBLIC else (), seats, *lines)
        check_seats([int(holder)] if holder != "before" else (), seats, *lines)


def _check_places(draft: MasqueradeDraft, s: Masquerade) -> None:
    """What must be so before anything can be asked of the state."""
    if s.phase == DRAWING:
        if s.taker == NO_SEAT or not 0 <= s.drawer < s.trick_n:
            raise Fault(
                say("for a draw it must be said who took the trick and who draws."),
                "draws",
                "phase",
            )
        if s.trick_seat[s.drawer] == s.taker:
            raise Fault(say("nobody draws from himself."), "draws")
    elif s.phase != GAME_OVER and s.current == NO_SEAT:
        raise Fault(say("a turn belongs to somebody."), "turn")


def _place_scores(draft: MasqueradeDraft, s: Masquerade) -> None:
    n = int(s.seats)
    scores = draft.scores or [sum(draft.points.get(seat, [0])) for seat in range(n)]
    if len(scores) != n:
        why = say("there are {scores} scores for {seats} seats.", scores=len(scores), seats=n)
        raise Fault(why, "scores")
    for seat, score in enumerate(scores):
        sorts = draft.points.get(seat, plain_points(score))
        if sum(sorts) != score:
            why = say("the points of seat {seat} do not come to {score}.", seat=seat, score=score)
            raise Fault(why, f"points {seat}", "scores")
        s.score[seat] = score
        for sort, points in enumerate(sorts):
            s.earned[sort, seat] = points


def _place_trick(draft: MasqueradeDraft, s: Masquerade) -> None:
    """The cards of the trick in their order; taken already while there are draws to come."""
    is_taken = s.phase == DRAWING
    if len(draft.trick) > s.seats:
        raise Fault(say("a trick has no more cards than there are seats."), "trick")
    for place, (seat, card) in enumerate(draft.trick):
        s.trick_seat[place] = seat
        s.trick_card[place] = card
        if not is_taken:
            _claim(draft, card)
            s.table = np.uint64(int(s.table) | 1 << card)
        if place == 0:
            s.best = card
        else:
            if outranks(card, int(s.trick_card[s.top])):
                s.top = place
            if card // TITLE == s.best // TITLE and outranks(card, int(s.best)):
                s.best = card
    s.trick_n = len(draft.trick)


def _claim(draft: MasqueradeDraft, card: int) -> None:
    try:
        draft.claim(1 << card)
    except Fault as fault:
        raise Fault(fault.why, "trick") from None


def _place_turn(draft: MasqueradeDraft, s: Masquerade) -> None:
    numbers, n = draft.numbers, int(s.seats)
    leader = (int(s.dealer) + 1 + int(s.rounds)) % n
    s.round_first = numbers.get("first", leader)
    s.current = numbers.get("turn", _after_trick(draft, s))
    turns = (int(s.current) - int(s.round_first)) % n if s.current != NO_SEAT else 0
    if s.phase == DRAWING:
        turns = n
    s.turns = numbers.get("turns", 0 if s.phase == GAME_OVER else turns)
    s.taker = numbers.get("taken by", NO_SEAT)
    s.drawer = numbers.get("draws", 0)
    s.laid = draft.laid
    s.exchanged = numbers.get("exchanged", 0)


def _after_trick(draft: MasqueradeDraft, s: Masquerade) -> int:
    if s.phase not in (TURN, GIVING, EXCHANGING):
        return NO_SEAT
    if not draft.trick:
        return int(s.round_first)
    return (draft.trick[-1][0] + 1) % int(s.seats)


def _place_knowledge(draft: MasqueradeDraft, s: Masquerade) -> None:
    s.before[PUBLIC] = np.uint64(draft.before)
    for o in (PUBLIC, *range(int(s.seats))):
        if o in draft.blank:
            continue
        for seat in range(int(s.seats)):
            out = draft.out.get((o, str(seat)), 0)
            s.possible[o, seat] = np.uint64(plain_row(s, o, seat) & ~out)
        if o != PUBLIC:
            s.before[o] = np.uint64(plain_before(s, o) & ~draft.out.get((o, "before"), 0))
