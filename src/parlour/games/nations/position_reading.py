"""Reading a position of Nations, as the module `position` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.nations.deck import DECK
from parlour.games.nations.position import CODES_OF_SUITS, PHASES, plain_deals, plain_strict
from parlour.games.nations.state import (
    ALL_CARDS,
    ANSWER,
    CALLS,
    CARDS,
    NO_SEAT,
    PLAY,
    SEATS,
    SUIT,
    Nations,
    suit_of,
)
from parlour.games.nations.tricks import beats
from parlour.games.position_text import (
    Draft,
    Fault,
    by_ids,
    number_in,
    read_text,
    unknown,
)
from parlour.kernel.cards import NO_CARD, cards_in

_CARDS = by_ids(DECK, "EU-10 or AM-Map")
_PAIRS = ("score", "score at the deal", "made", "games", "tricks", "revoked")
_NUMBERS = ("dealer", "deals", "idle deals", "won by side", "leader", "turn", "last taken by")
_BELOW = {"dealer": SEATS, "leader": SEATS, "turn": SEATS, "last taken by": SEATS, "won by side": 2}


@dataclass
class _Draft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS

    pairs: dict[str, tuple[int, int]] = field(default_factory=dict)
    star: int = NO_CARD
    star_open: int = 0
    following: str = ""
    holds: dict[int, int] = field(default_factory=dict)
    played: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, list[int]] = field(default_factory=dict)
    called: set[int] = field(default_factory=set)
    tricks: dict[str, dict[int, int]] = field(default_factory=dict)
    shown: int = 0


def read(text: str, options: Mapping[str, str | int]) -> Nations:
    """The state that the text describes; raises Unreadable with the line at fault."""
    return read_text(text, _Draft(), _read_line, lambda draft: _make(draft, options))


def _read_line(draft: _Draft, key: str, value: str) -> None:
    seat = re.fullmatch(r"seat (\d+)", key)
    if key in _NUMBERS:
        draft.numbers[key] = _number(value, _BELOW.get(key))
    elif key in _PAIRS:
        words = value.split()
        if len(words) != 2:
            raise Fault("two numbers are wanted, one for each side.")
        draft.pairs[key] = (_number(words[0]), _number(words[1]))
    elif key == "phase":
        draft.phase = _one_of(value, tuple(PHASES))
    elif key == "following":
        draft.following = _one_of(value, ("bound", "free"))
    elif key == "star":
        name, _, where = value.partition(" ")
        draft.star = _CARDS.card(name)
        draft.star_open = int(
            _one_of(where.strip(), ("on the table", "taken up", "")) != "taken up"
        )
    elif key in ("trick", "last trick"):
        draft.tricks[key] = _read_trick(value)
    elif key == "shown":
        draft.shown = _CARDS.cards(value)
    elif seat:
        _read_seat(draft, _number(seat[1], SEATS), value)
    else:
        raise unknown(key)


def _number(word: str, below: int | None = None) -> int:
    number = number_in(word)
    if below is not None and number >= below:
        raise Fault(f"“{word}” should be below {below}.")
    return number


def _one_of(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise Fault(f"“{word}” should be one of {', '.join(w for w in known if w)}.")
    return word


def _read_trick(value: str) -> dict[int, int]:
    laid: dict[int, int] = {}
    for part in value.split(","):
        words = part.split()
        if len(words) != 2:
            raise Fault("a trick is written like “3 EU-2, 0 EU-9”.")
        laid[_number(words[0], SEATS)] = _CARDS.card(words[1])
    return laid


def _read_seat(draft: _Draft, seat: int, value: str) -> None:
    first, *parts = [part.strip() for part in value.split(";")]
    draft.hands[seat] = draft.hand(seat, first)
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "holds":
            draft.holds[seat] = _number(rest)
        elif word == "played":
            draft.played[seat] = _CARDS.cards(rest)
        elif word == "lacks":
            draft.lacks[seat] = [
                CODES_OF_SUITS.index(_one_of(code, tuple(CODES_OF_SUITS))) for code in rest.split()
            ]
        elif part == "called":
            draft.called.add(seat)
        else:
            raise Fault(f"“{part}” is not holds, played, lacks or called.")


def _make(draft: _Draft, options: Mapping[str, str | int]) -> Nations:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers, pairs = draft.numbers, draft.pairs
    dealer = numbers.get("dealer", SEATS - 1)
    s: Nations = game("nations").begin(SEATS, options, dealer)
    s.phase = PHASES[draft.phase or ("deal" if draft.star == NO_CARD else "play")]
    s.points[:] = pairs.get("score", (0, 0))
    s.start[:] = pairs.get("score at the deal", s.points.tolist())
    s.made[:] = pairs.get("made", (0, 0))
    s.games[:] = pairs.get("games", (0, 0))
    s.revoked[:] = pairs.get("revoked", (0, 0))
    s.idle = numbers.get("idle deals", 0)
    s.winner = numbers.get("won by side", NO_SEAT)
    s.star_card = draft.star
    s.deals = numbers.get("deals", plain_deals(s))
    s.strict = int(draft.following == "bound") if draft.following else plain_strict(s)
    s.shown = np.uint64(draft.shown)
    if draft.star == NO_CARD:
        if s.phase in (PLAY, CALLS, ANSWER):
            raise Fault("the cards are dealt, but no line says which is the Star card.")
        return s
    s.star_suit = suit_of(draft.star)
    s.star_open = draft.star_open
    _place_cards(draft, s)
    _place_tricks(draft, s, dealer)
    _check(s, dealer)
    return s


def _place_cards(draft: _Draft, s: Nations) -> None:
    for cards in (*draft.hands.values(), *draft.played.values()):
        draft.claim(cards)
    spare = list(cards_in(int(ALL_CARDS) & ~draft.named)) if not draft.holds else []
    for seat in range(SEATS):
        hand = draft.hands.get(seat, 0)
        s.hand[seat] = np.uint64(hand)
        s.sizes[seat] = draft.holds.get(seat, hand.bit_count())
        played = draft.played.get(seat, 0)
        while spare and played.bit_count() + s.sizes[seat] < CARDS // SEATS:
            played |= 1 << spare.pop(0)
        s.played[seat] = np.uint64(played)
        for suit in draft.lacks.get(seat, ()):
            s.lacks[seat] |= SUIT[suit]
        s.called[seat] = int(seat in draft.called)
    if spare:
        raise Fault(f"{DECK[spare[0]].id} is nowhere.")


def _place_tricks(draft: _Draft, s: Nations, dealer: int) -> None:
    s.tricks[:] = draft.pairs.get("tricks", (0, 0))
    s.tricks_done = int(s.tricks.sum())
    for key, place in (("trick", s.trick), ("last trick", s.last)):
        for seat, card in draft.tricks.get(key, {}).items():
            if not int(s.played[seat]) >> card & 1:
                raise Fault(f"seat {seat} has not played {DECK[card].id}.")
            place[seat] = card
    numbers = draft.numbers
    s.last_taker = numbers.get("last taken by", NO_SEAT)
    s.leader = numbers.get("leader", (dealer + 1) % SEATS)
    s.winning = s.last_taker
    seat = int(s.leader)
    for _ in range(len(draft.tricks.get("trick", ()))):
        if s.trick[seat] == NO_CARD:
            raise Fault("the trick does not go round from its leader.")
        if seat == s.leader or beats(s, int(s.trick[seat]), int(s.trick[int(s.winning)])):
            s.winning = seat
        seat = (seat + 1) % SEATS
    on_turn = s.phase in (PLAY, CALLS, ANSWER)
    s.turn = numbers.get("turn", seat if on_turn else NO_SEAT)


def _check(s: Nations, dealer: int) -> None:
    """What the rules take for granted."""
    if s.phase not in (PLAY, CALLS, ANSWER):
        return
    held = int(s.hand[dealer]) | int(s.played[dealer])
    if not held >> int(s.star_card) & 1:
        raise Fault("the Star card is the dealer's, in his hand or played by him.")
    if s.phase == PLAY:
        for seat in range(SEATS):
            laid = int(s.trick[seat] != NO_CARD)
            if s.sizes[seat] + laid + s.tricks_done != CARDS // SEATS:
                raise Fault(f"seat {seat} has not thirteen cards with those played in tricks.")
