"""How the Monkey speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.monkey.clause_numbers import RULES
from parlour.games.monkey.in_force import in_force
from parlour.games.monkey.narration import card_name, narrate
from parlour.games.monkey.notation import PLURALS, notation, read
from parlour.games.monkey.position import write
from parlour.games.monkey.position_reading import read as read_text
from parlour.games.monkey.state import (
    AFTER_DRAW,
    CARDS,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAW_AT,
    DRAWING,
    GAME_OVER,
    NO_SEAT,
    RANDOM_HIDDEN,
    RANK,
    RANKS,
    STOP,
    WANTS_PACK,
    Monkey,
    giver_for,
)
from parlour.games.monkey.turns import pair_of
from parlour.games.nations.deck import DECK
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreLine, ScoreSheet, Zone
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import NO_CARD, cards_in

_REASONS = {
    "game-over": "The game is over.",
    "not-your-turn": "It is not your turn.",
    "wrong-phase": "This is not the time for it.",
    "no-such-pair": "You have not two cards of that value.",
    "has-pair": "Only a player without a pair draws, and you have one.",
    "nobody-to-draw-from": "Nobody else has a card left.",
    "no-such-position": "That hand has not so many cards.",
}


class MonkeyWords:
    """The words of the Game of the Monkey."""

    scoring: frozenset[str] = frozenset()
    """Who is safe is all the score there is."""

    def notation(self, h: Monkey, seat: int, code: int) -> str:
        """The one text of a move."""
        return notation(code)

    def read(self, h: Monkey, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        return read(h, seat, text)

    def choices(
        self, h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Pairs to throw, a card to draw or to take out, and stopping."""
        return [_choice(h, seat, code, names) for code in codes]

    def prompt(self, h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return "The cards are about to be dealt."
        if h.phase == GAME_OVER:
            return self.result(h, names)
        to = Voice(names, seat)
        if h.phase == DRAWING:
            drawing = to.does(int(h.current), "draw")
            return f"{drawing} a card from {to.whose(int(h.giver))} hand."
        if h.current != seat:
            doing = "take a card out" if h.phase == DISCARDING else "play"
            return f"{names[int(h.current)]} is to {doing}."
        return _asked(h, seat, codes, names)

    def in_force(self, h: Monkey, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Monkey,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        """What was tried, the rule, and what may be done instead."""
        found = RULES.refusal(refusal)
        reason = _REASONS[found.code] if found else "The rules do not allow it."
        parts = (_tried(code), reason, _instead(h, seat, codes, names))
        return " ".join(part for part in parts if part)

    def narrate(self, event: Event, h: Monkey, seat: int, names: Sequence[str]) -> Line | None:
        """One line of the story."""
        return narrate(event, h, seat, names)

    def zones(self, h: Monkey, seat: int) -> list[Zone]:
        """Hands, the reader's first; the heap of pairs; the card taken out."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found = [_hand(h, seat, (first + place) % n) for place in range(n)]
        if h.phase in (WANTS_PACK, DISCARDING):
            found.append(Zone("pack", "The pack", "stock", backs=CARDS))
        found.append(_heap(h))
        found.append(_removed(h))
        return found

    def score_sheet(self, h: Monkey, seat: int) -> ScoreSheet:
        """Who is safe, and in which order they went out (recorded, not scored)."""
        n = int(h.seats)
        over = h.phase == GAME_OVER
        safe = [h.place[k] > 0 or (over and k != h.loser) for k in range(n)]
        places = [str(int(h.place[k])) if h.place[k] else "" for k in range(n)]
        lines = [ScoreLine("Went out as number", places, "monkey.ruling-out")]
        if over and h.loser != NO_SEAT:
            marks = ["the Monkey" if k == h.loser else "" for k in range(n)]
            lines.append(ScoreLine("Left with the last card", marks, "monkey.loser-named"))
        return ScoreSheet(
            [int(is_safe) for is_safe in safe], "safe", "Whoever has the last card loses.", lines
        )

    def last_taken(self, h: Monkey, seat: int) -> LastTaken | None:
        """The whole heap lies open and may be looked through."""
        return None

    def first_shown(self, h: Monkey, story: Sequence[Line]) -> int:
        """The whole story is shown."""
        return 0

    def result(self, h: Monkey, names: Sequence[str]) -> str:
        """Who is the Monkey, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        if h.loser == NO_SEAT:
            return "The game was given up: nobody is the Monkey."
        return f"{names[int(h.loser)]} is the Monkey."

    def write_position(self, s: Monkey) -> str:
        """A state as text."""
        return write(s)

    def read_position(self, text: str, options: Mapping[str, str | int]) -> Monkey:
        """The state that a text describes."""
        return read_text(text, options)


def _choice(h: Monkey, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(code)
    if code < RANKS:
        cards = DECK.ids(cards_in(pair_of(h.hand[seat] & RANK[code])))
        return Choice(move, "throw", f"Throw a pair of {PLURALS[code]}", cards)
    if code == STOP:
        return Choice(move, "stop", "Keep the pair and stop")
    if code >= DISCARD:
        card = code - DISCARD
        return Choice(move, "discard", f"Take out {card_name(card)}", [DECK[card].id])
    giver = int(giver_for(h, seat))
    if code == DRAW:
        return Choice(move, "draw", f"Draw a card from {names[giver]}", seat=giver)
    place = code - DRAW_AT + 1
    return Choice(move, "draw", f"Draw card {place} from {names[giver]}", seat=giver, place=place)


def _asked(h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked to do."""
    if h.phase == DISCARDING:
        return "Take one card, whichever you like, out of the pack."
    pairs = [PLURALS[code] for code in codes if code < RANKS]
    draws = any(DRAW <= code < DISCARD for code in codes)
    giver = names[int(giver_for(h, seat))] if draws else ""
    if h.phase == AFTER_DRAW:
        return f"Throw {listed(pairs)}, or stop and keep what you have."
    if pairs and draws:
        return f"Throw {listed(pairs)}, or draw from {giver}."
    if pairs:
        return f"Throw a pair: {listed(pairs)}."
    return f"You have no pair: draw a card from {giver}."


def _tried(code: int) -> str:
    if 0 <= code < RANKS:
        return f"You tried to throw a pair of {PLURALS[code]}."
    if code == STOP:
        return "You tried to stop."
    if DRAW <= code < DISCARD:
        return "You tried to draw a card."
    if DISCARD <= code < DISCARD + CARDS:
        return f"You tried to take out {card_name(code - DISCARD)}."
    return "That is not a move."


def _instead(h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if not codes or h.current != seat:
        waiting = int(h.current)
        return f"Wait for {names[waiting]}." if waiting != NO_SEAT else "Wait a moment."
    if h.phase == DISCARDING:
        return "You may take any card out of the pack."
    ways = []
    pairs = [PLURALS[code] for code in codes if code < RANKS]
    if pairs:
        ways.append(f"throw {listed(pairs)}")
    if any(DRAW <= code < DISCARD for code in codes):
        ways.append(f"draw from {names[int(giver_for(h, seat))]}")
    if STOP in codes:
        ways.append("stop")
    return f"You may {listed(ways)}."


def _hand(h: Monkey, seat: int, other: int) -> Zone:
    """One's own hand in faces; another's in backs, but for the card that is left at the end."""
    size = int(h.sizes[other])
    label = "Your hand" if other == seat else "Hand"
    if other == seat or (h.phase == GAME_OVER and h.loser == other):
        cards = DECK.ids(sorted(cards_in(h.hand[other]), key=lambda card: (card % RANKS, card)))
        return Zone(f"hand:{other}", label, "hand", other, cards, note=many(size, "card"))
    note = "out and safe" if h.place[other] else many(size, "card")
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=note)


def _heap(h: Monkey) -> Zone:
    """All pairs thrown, by value: anybody may look through them."""
    cards = sorted(cards_in(h.heap), key=lambda card: (card % RANKS, card))
    note = many(len(cards) // 2, "pair")
    return Zone("heap", "Pairs", "aside", cards=DECK.ids(cards), note=note)


def _removed(h: Monkey) -> Zone:
    """monkey.ruling-discard: the card taken out, face up or face down."""
    zone = Zone("removed", "Taken out", "aside")
    if h.removed != NO_CARD:
        zone.cards = [DECK[int(h.removed)].id]
        zone.note = f"one of the other {PLURALS[int(h.removed) % RANKS]} is the Monkey"
    elif h.discard == RANDOM_HIDDEN and h.phase > DISCARDING:
        zone.backs = 1
    return zone
