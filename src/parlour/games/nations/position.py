"""A position of Nations as text.

    dealer: 2
    star: AM-Map on the table
    score: 8 5
    turn: 0
    seat 0: EU-2 EU-6 AM-9; called
    seat 1: EU-3 AS-7 AF-4; played EU-9 AM-2; lacks EU
    trick: 3 EU-4

LINES says what every line means, and what is taken to be so where it is left out. Cards that are
not named have been played, and are given to the seats in their order, each as many as its hand is
short of thirteen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from parlour.games.nations.deck import DECK, SUITS
from parlour.games.nations.soundness import check_deal, check_score, nowhere
from parlour.games.nations.state import (
    ALL_CARDS,
    ANSWER,
    CALLS,
    CARDS,
    GAME_OVER,
    NO_SEAT,
    PLAY,
    REFUSED,
    SEATS,
    SIDES,
    SUIT,
    WANTS_PACK,
    Nations,
    suit_of,
)
from parlour.games.nations.tricks import beats
from parlour.games.position_text import (
    Draft,
    Fault,
    by_ids,
    number_in,
    numbers_in,
    one_of,
    parts_of,
    phase_in,
    read_text,
    sole,
    unknown,
)
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.flat import put

PHASES = {"deal": WANTS_PACK, "calls": CALLS, "play": PLAY, "answer": ANSWER, "over": GAME_OVER}
CODES_OF_SUITS = [code for code, _ in SUITS]
LINES = (
    sole("dealer", "2", "the seat that deals, or between deals the next", "seat 3"),
    sole("phase", "play", "deal, calls, play, answer or over", "play; deal where no Star is named"),
    sole("deals", "4", "how many deals there were", "1, and 0 where no Star is named"),
    sole(
        "star",
        "AM-Map on the table",
        "the Star card, `on the table` or `taken up`",
        "nothing is dealt; without a place it lies on the table until the dealer's first turn",
    ),
    sole("score", "8 5", "the points of the two sides", "0 0"),
    sole("score at the deal", "6 5", "the same when the deal began", "as now"),
    sole("made", "2 0", "what each side made of a deal that is counted", "0 0"),
    sole("games", "1 0", "what each side has won of a rubber", "0 0"),
    sole("tricks", "4 3", "the tricks of each side", "0 0"),
    sole("revoked", "0 1", "1 for a side that has revoked", "0 0"),
    sole("idle deals", "2", "deals in a row that changed no score", "0"),
    sole(
        "following", "bound", "`bound` where a Nation must be followed, else `free`", "as printed"
    ),
    sole("won by side", "0", "the side that has won", "neither"),
    sole("leader", "0", "who leads, or has led, the trick", "the dealer's left"),
    sole("turn", "0", "the seat on turn", "the next in the trick"),
    sole(
        "seat N",
        "EU-2 EU-6; played EU-9 AM-2; lacks AS; called",
        "a hand; `holds 3` if it has more cards than are named, `played` what it has played, "
        "`lacks` Nations that it failed to follow, `called` once it has called",
        "no cards",
    ),
    sole("trick", "3 EU-4, 0 EU-9", "the cards of the trick, each behind its seat", "none"),
    sole(
        "last trick", "0 EU-2, 1 EU-3, 2 EU-4, 3 EU-5", "the same of the trick before", "not told"
    ),
    sole("last taken by", "3", "who took that one", "not told"),
    sole("shown", "AS-Man AS-Map", "the Titles that a good call has laid open", "none"),
)
"""The lines of a position."""


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Nations) -> str:
    """Any state, hidden ones too, as text."""
    lines = [f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    if s.deals != plain_deals(s):
        lines.append(f"deals: {int(s.deals)}")
    if s.star_card != NO_CARD:
        where = "on the table" if s.star_open else "taken up"
        lines.append(f"star: {DECK[int(s.star_card)].id} {where}")
    lines += _write_pairs(s)
    if s.idle:
        lines.append(f"idle deals: {int(s.idle)}")
    if s.strict != plain_strict(s):
        lines.append(f"following: {'bound' if s.strict else 'free'}")
    if s.winner != NO_SEAT:
        lines.append(f"won by side: {int(s.winner)}")
    for key, seat in (("leader", s.leader), ("turn", s.turn)):
        if seat != NO_SEAT:
            lines.append(f"{key}: {int(seat)}")
    if s.star_card != NO_CARD:
        lines += [_write_seat(s, seat) for seat in range(SEATS)]
    lines += _write_tricks(s)
    if s.shown:
        lines.append(f"shown: {ids(s.shown)}")
    return "\n".join(lines) + "\n"


def plain_deals(s: Nations) -> int:
    """How many deals there were if nothing is said of it."""
    return 0 if s.star_card == NO_CARD else 1


def plain_strict(s: Nations) -> int:
    """Whether following is bound if nothing is said of it."""
    return 1 if s.star_card != NO_CARD and s.revoke == REFUSED else 0


def _write_pairs(s: Nations) -> list[str]:
    """What is kept for the two sides."""
    points = s.points.tolist()
    kept = (
        ("score", points, [0, 0]),
        ("score at the deal", s.start.tolist(), points),
        ("made", s.made.tolist(), [0, 0]),
        ("games", s.games.tolist(), [0, 0]),
        ("tricks", s.tricks.tolist(), [0, 0]),
        ("revoked", s.revoked.tolist(), [0, 0]),
    )
    return [f"{key}: {now[0]} {now[1]}" for key, now, plain in kept if now != plain]


def _write_seat(s: Nations, seat: int) -> str:
    parts = [ids(s.hand[seat]) or "nothing"]
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        parts.append(f"holds {int(s.sizes[seat])}")
    if s.played[seat]:
        parts.append(f"played {ids(s.played[seat])}")
    lacking = [CODES_OF_SUITS[k] for k in range(4) if int(s.lacks[seat]) & int(SUIT[k])]
    if lacking:
        parts.append(f"lacks {' '.join(lacking)}")
    if s.called[seat]:
        parts.append("called")
    return f"seat {seat}: {'; '.join(parts)}"


def _write_tricks(s: Nations) -> list[str]:
    lines = []
    for key, cards in (("trick", s.trick), ("last trick", s.last)):
        laid = [
            f"{seat} {DECK[int(cards[seat])].id}" for seat in range(SEATS) if cards[seat] != NO_CARD
        ]
        if laid:
            lines.append(f"{key}: {', '.join(laid)}")
    if s.last_taker != NO_SEAT:
        lines.append(f"last taken by: {int(s.last_taker)}")
    return lines


# Reading.


_CARDS = by_ids(DECK, "EU-10 or AM-Map")
_UNDEALT = ("dealer", "phase", "deals", "score", "games", "idle deals")
"""The lines of a position in which nothing is dealt."""
_PAIRS = ("score", "score at the deal", "made", "games", "tricks", "revoked")
_NUMBERS = ("dealer", "deals", "idle deals", "won by side", "leader", "turn", "last taken by")
_BELOW = {"dealer": SEATS, "leader": SEATS, "turn": SEATS, "last taken by": SEATS, "won by side": 2}


@dataclass
class NationsDraft(Draft):
    """What the lines of a text say, before a state is made of it."""

    words = _CARDS
    declared = LINES

    pairs: dict[str, tuple[int, int]] = field(default_factory=dict)
    star: int = NO_CARD
    star_where: str = ""
    following: str = ""
    holds: dict[int, int] = field(default_factory=dict)
    played: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, list[int]] = field(default_factory=dict)
    called: set[int] = field(default_factory=set)
    tricks: dict[str, dict[int, int]] = field(default_factory=dict)
    shown: int = 0


def read(
    text: str, options: Mapping[str, str | int], *, whole: bool = False, stored: bool = False
) -> Nations:
    """The state that the text describes; raises Unreadable with the line at fault."""
    draft = NationsDraft(stored=stored)
    return read_text(text, draft, _read_line, lambda d: _make(d, options), whole=whole)


def _read_line(draft: NationsDraft, key: str, value: str) -> None:
    words = key.split()
    if key in _NUMBERS:
        draft.numbers[key] = _number(value, _BELOW.get(key))
    elif key in _PAIRS:
        one, two = numbers_in(value, SIDES, 1 if key == "revoked" else 1000)
        draft.pairs[key] = (one, two)
    elif key == "phase":
        draft.phase = phase_in(value, PHASES)
    elif key == "following":
        draft.following = one_of(value, ("bound", "free"))
    elif key == "star":
        name, _, where = value.partition(" ")
        draft.star = _CARDS.card(name)
        draft.star_where = one_of(
            where.strip() or "somewhere", ("on the table", "taken up", "somewhere")
        )
    elif key in ("trick", "last trick"):
        draft.tricks[key] = _read_trick(value)
    elif key == "shown":
        draft.shown = _CARDS.cards(value)
    elif words[0] == "seat":
        _read_seat(draft, _number(words[1], SEATS), value)
    else:
        raise unknown(key)


def _number(word: str, below: int | None = None) -> int:
    number = number_in(word)
    if below is not None and number >= below:
        raise Fault(say("“{word}” should be below {below}.", word=word, below=below))
    return number


def _read_trick(value: str) -> dict[int, int]:
    laid: dict[int, int] = {}
    for part in value.split(","):
        words = part.split()
        if len(words) != 2:
            raise Fault(say("a trick is written like “{like}”.", like="3 EU-2, 0 EU-9"))
        seat, card = _number(words[0], SEATS), _CARDS.card(words[1])
        if seat in laid or card in laid.values():
            raise Fault(say("every seat and every card stands once in a trick."))
        laid[seat] = card
    return laid


def _read_seat(draft: NationsDraft, seat: int, value: str) -> None:
    first, parts = parts_of(value)
    draft.hands[seat] = draft.claim(draft.hand(seat, first))
    for word, rest in parts:
        if word == "holds":
            draft.holds[seat] = number_in(rest, CARDS // SEATS)
            if draft.holds[seat] != draft.hands[seat].bit_count():
                draft.hides()
        elif word == "played":
            draft.played[seat] = draft.claim(_CARDS.cards(rest))
        elif word == "lacks":
            draft.lacks[seat] = [
                CODES_OF_SUITS.index(one_of(code, CODES_OF_SUITS)) for code in rest.split()
            ]
        elif (word, rest) == ("called", ""):
            draft.called.add(seat)
        else:
            part = f"{word} {rest}".strip()
            raise Fault(say("“{part}” is not holds, played, lacks or called.", part=part))


def _make(draft: NationsDraft, options: Mapping[str, str | int]) -> Nations:
    # The game is looked up here: it is built from these very words.
    from parlour.games.catalogue import game

    numbers, pairs = draft.numbers, draft.pairs
    dealer = numbers.get("dealer", SEATS - 1)
    s: Nations = draft.begin(game("nations"), SEATS, options, dealer)
    s.phase = PHASES[draft.phase or ("deal" if draft.star == NO_CARD else "play")]
    put(s.points, pairs.get("score", (0, 0)))
    put(s.start, pairs.get("score at the deal", s.points.tolist()))
    put(s.made, pairs.get("made", (0, 0)))
    put(s.games, pairs.get("games", (0, 0)))
    put(s.revoked, pairs.get("revoked", (0, 0)))
    s.idle = numbers.get("idle deals", 0)
    s.winner = numbers.get("won by side", NO_SEAT)
    s.star_card = draft.star
    s.deals = numbers.get("deals", plain_deals(s))
    s.strict = int(draft.following == "bound") if draft.following else plain_strict(s)
    s.shown = np.uint64(draft.shown)
    if draft.star == NO_CARD:
        if s.phase != WANTS_PACK:
            raise Fault(
                say("the cards are dealt, but no line says which is the Star card."), "phase"
            )
        for name in draft.lines:
            if name not in _UNDEALT:
                why = say("nothing is dealt yet in the phase “{phase}”.", phase="deal")
                raise Fault(why, name)
        check_score(draft, s)
        return s
    s.star_suit = suit_of(draft.star)
    _place_cards(draft, s)
    _place_tricks(draft, s, dealer)
    check_score(draft, s)
    check_deal(draft, s)
    return s


def _place_cards(draft: NationsDraft, s: Nations) -> None:
    spare = [] if draft.unseen else list(cards_in(int(ALL_CARDS) & ~draft.named))
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
        raise nowhere(spare[0])


def _place_tricks(draft: NationsDraft, s: Nations, dealer: int) -> None:
    put(s.tricks, draft.pairs.get("tricks", (0, 0)))
    s.tricks_done = sum(s.tricks)
    for key, place in (("trick", s.trick), ("last trick", s.last)):
        for seat, card in draft.tricks.get(key, {}).items():
            if not int(s.played[seat]) >> card & 1:
                why = say("seat {seat} has not played {card}.", seat=seat, card=DECK[card].id)
                raise Fault(why, key)
            place[seat] = card
    numbers = draft.numbers
    s.last_taker = numbers.get("last taken by", NO_SEAT)
    s.leader = numbers.get("leader", (dealer + 1) % SEATS)
    s.winning = s.last_taker
    seat = int(s.leader)
    for _ in range(len(draft.tricks.get("trick", ()))):
        if s.trick[seat] == NO_CARD:
            raise Fault(say("the trick does not go round from its leader."), "trick", "leader")
        if seat == s.leader or beats(s, int(s.trick[seat]), int(s.trick[int(s.winning)])):
            s.winning = seat
        seat = (seat + 1) % SEATS
    on_turn = s.phase in (PLAY, CALLS, ANSWER)
    s.turn = numbers.get("turn", seat if on_turn else NO_SEAT)
    has_come = (
        s.tricks_done > 0 or s.trick[dealer] != NO_CARD or (s.phase == PLAY and s.turn == dealer)
    )
    s.star_open = int(
        draft.star_where != "taken up"
        if on_turn and not has_come
        else (draft.star_where == "on the table")
    )
