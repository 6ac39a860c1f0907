"""How Masquerade speaks: moves, prompts, refusals, zones and the score, for what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.masquerade.clause_numbers import RULES
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.in_force import in_force
from parlour.games.masquerade.narration import called, narrate
from parlour.games.masquerade.position import write
from parlour.games.masquerade.position_reading import read as read_text
from parlour.games.masquerade.reading import notation, read
from parlour.games.masquerade.state import (
    CARDS,
    CODES,
    DRAWING,
    EXCHANGING,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    GAME_OVER,
    GIVING,
    NO_SEAT,
    PASS,
    TITLE,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreLine, ScoreSheet, Zone
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in

_SORTS = (
    ("Tricks", "masquerade.trick-three"),
    ("Own cards drawn back", "masquerade.own-card-four"),
    ("No. 1, Masquerader", "masquerade.m1-five"),
    ("Next upon the last", "masquerade.next-two"),
    ("Exchanges", "masquerade.exchange-point"),
)
"""The lines of the score sheet, in the order of the rows of `earned`."""

_REASONS = {
    "game-over": "The game is over.",
    "no-such-action": "This game has no such move.",
    "not-your-turn": "It is not your turn.",
    "wrong-phase": "That is not what is asked now.",
    "not-in-hand": "It is not in your hand.",
    "leader-must-lead": "Whoever has the lead must lead.",
    "can-play": "Only one who has nothing to lay may exchange or pass.",
    "lead-bar": "Nos. 1 to 4 of the Masqueraders may not be led.",
    "wrong-title": "It is neither of the title led nor a Masquerader.",
    "must-play-next": "At this table the card just above the last must be laid by its holder.",
    "must-follow-higher": "You hold a higher card of the title led, and must follow with one.",
    "must-play-low": "At this table the lowest Masquerader in hand must be laid.",
    "below-lead": "It is not high enough to follow.",
}


class MasqueradeWords:
    """The words of Masquerade."""

    scoring: frozenset[str] = frozenset()
    """The sheet's five lines add up to the score by themselves."""

    def notation(self, h: Masquerade, seat: int, code: int) -> str:
        """The one text of a move."""
        return notation(h, seat, code)

    def read(self, h: Masquerade, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        return read(h, seat, text)

    def choices(
        self, h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Cards to lay, or to give, and passing."""
        return [_choice(h, seat, code, names) for code in codes]

    def prompt(self, h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return "The cards are about to be dealt."
        if h.phase == GAME_OVER:
            return self.result(h, names)
        voice = Voice(names, seat)
        if h.phase == DRAWING:
            drawer, taker = int(h.trick_seat[h.drawer]), int(h.taker)
            return f"{voice.does(drawer, 'draw')} one card from {voice.whose(taker)} hand."
        if h.phase == EXCHANGING:
            mover, other = int(h.current), _left(h, int(h.current))
            return f"{voice.does(mover, 'draw')} one card from {voice.whose(other)} hand."
        if h.phase == GIVING and _left(h, int(h.current)) == seat:
            return f"{names[int(h.current)]} exchanges a card with you. Choose the one you give."
        if h.phase == GIVING:
            return f"{names[_left(h, int(h.current))]} is to give a card."
        if h.current != seat:
            return f"{names[int(h.current)]} is to play."
        return _asking(h, seat, codes, names)

    def in_force(self, h: Masquerade, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Masquerade,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        """What was tried, the rule, and what may be done instead."""
        found = RULES.refusal(refusal)
        reason = _REASONS[found.code] if found else "The rules do not allow it."
        parts = [_tried(code), reason, _instead(h, seat, codes, names)]
        return " ".join(part for part in parts if part)

    def narrate(self, event: Event, h: Masquerade, seat: int, names: Sequence[str]) -> Line | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Masquerade, seat: int) -> list[Zone]:
        """The trick, and the hands of all seats, the reader's first."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        if h.phase == WANTS_PACK:
            found = [Zone("pack", "The pack", "stock", backs=CARDS)]
        else:
            found = [_trick(h)]
        return found + [_hand(h, seat, (first + place) % n) for place in range(n)]

    def score_sheet(self, h: Masquerade, seat: int) -> ScoreSheet:
        """All points are public: five lines that add up to the totals."""
        n = int(h.seats)
        return ScoreSheet(
            totals=h.score[:n].tolist(),
            unit="points",
            target="Thirty-two points win.",
            lines=[
                ScoreLine(label, [str(points) for points in h.earned[sort, :n].tolist()], clause)
                for sort, (label, clause) in enumerate(_SORTS)
            ],
        )

    def last_taken(self, h: Masquerade, seat: int) -> LastTaken | None:
        """A trick is in its taker's hand at once, and part of it is soon gone again."""
        return None

    def first_shown(self, h: Masquerade, story: Sequence[Line]) -> int:
        """The sheet asks nothing of memory: the whole story may be read."""
        return 0

    def result(self, h: Masquerade, names: Sequence[str]) -> str:
        """Who has won, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        score = h.score[: int(h.seats)].tolist()
        if h.winner != NO_SEAT:
            return f"{names[int(h.winner)]} wins with {many(score[int(h.winner)], 'point')}."
        level = [name for name, points in zip(names, score, strict=False) if points == max(score)]
        return f"{listed(level, 'and')} have {many(max(score), 'point')} each: the game is drawn."

    def write_position(self, s: Masquerade) -> str:
        """A state as text."""
        return write(s)

    def read_position(self, text: str, options: Mapping[str, str | int]) -> Masquerade:
        """The state that a text describes."""
        return read_text(text, options)


def _left(h: Masquerade, seat: int) -> int:
    return (seat + 1) % int(h.seats)


def _choice(h: Masquerade, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(h, seat, code)
    other = _left(h, seat)
    if code == PASS:
        return Choice(move, "pass", "Pass")
    if code >= FIRST_GIVE:
        card = code - FIRST_GIVE
        return Choice(move, "give", f"Give {called(card)}", [DECK[card].id], int(h.current))
    if code >= FIRST_EXCHANGE:
        card = code - FIRST_EXCHANGE
        label = f"Exchange {called(card)} with {names[other]}"
        return Choice(move, "exchange", label, [DECK[card].id], other)
    verb = "Lead" if h.trick_n == 0 else "Lay"
    return Choice(move, "play", f"{verb} {called(code)}", [DECK[code].id])


def _asking(h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked; masquerade.low-masquerader: with the sheet's advice."""
    if h.trick_n == 0:
        return "Lead a card; not a Masquerader above No. 5."
    led = called(int(h.trick_card[0]))
    if PASS in codes:
        return (
            f"You have nothing to lay upon {led}. Exchange a card with {names[_left(h, seat)]}, "
            "or pass."
        )
    laid = [called(code) for code in codes]
    if len(laid) == 1:
        return f"{led} was led. Lay {laid[0]}."
    is_fallback = h.trick_card[0] >= TITLE and max(codes) < TITLE
    hint = "; a low one is best" if is_fallback else ""
    return f"{led} was led. Lay {listed(laid)}{hint}."


def _tried(code: int) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return "That is not a move."
    if code == PASS:
        return "You tried to pass."
    if code >= FIRST_GIVE:
        return f"You tried to give {called(code - FIRST_GIVE)}."
    if code >= FIRST_EXCHANGE:
        return f"You tried to exchange {called(code - FIRST_EXCHANGE)}."
    return f"You tried to lay {called(code)}."


def _instead(h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    asked = int(h.current) if h.phase == TURN else _left(h, int(h.current))
    if h.phase not in (TURN, GIVING):
        return "Wait a moment."
    if asked != seat:
        return f"Wait for {names[asked]}."
    if h.phase == GIVING:
        return "You may give any card of your hand."
    if PASS in codes:
        return "You may exchange any card of your hand, or pass."
    return f"You may lay {listed([called(code) for code in codes if code < FIRST_EXCHANGE])}."


def _trick(h: Masquerade) -> Zone:
    """The cards on the table in the order in which they were laid."""
    n = int(h.trick_n) if h.table else 0
    cards = [DECK[int(card)].id for card in h.trick_card[:n]]
    note = f"{called(int(h.trick_card[0]))} led" if cards else ""
    laid_by = h.trick_seat[:n].tolist()
    return Zone("middle", "The trick", "middle", cards=cards, note=note, laid_by=laid_by)


def _hand(h: Masquerade, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs, until the game is over."""
    size = int(h.sizes[other])
    label = "Your hand" if other == seat else "Hand"
    zone = Zone(f"hand:{other}", label, "hand", other, note=many(size, "card"))
    if other == seat or h.phase == GAME_OVER:
        zone.cards = DECK.ids(cards_in(h.hand[other]))
    else:
        zone.backs = size
    return zone
