"""How Nations speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.nations import layout
from parlour.games.nations.clause_numbers import RULES
from parlour.games.nations.deck import DECK
from parlour.games.nations.in_force import in_force
from parlour.games.nations.narration import (
    QUESTION,
    card_name,
    narrate,
    nation,
    side_names,
)
from parlour.games.nations.notation import notation, read
from parlour.games.nations.position import write
from parlour.games.nations.position_reading import read as read_text
from parlour.games.nations.state import (
    ANSWER,
    ANSWER_NO,
    ANSWER_YES,
    CALL,
    CALLS,
    GAME_OVER,
    NO_SEAT,
    PASS_CALL,
    RUBBER,
    SEATS,
    WANTS_PACK,
    Nations,
    is_star,
    partner_of,
    suit_of,
)
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreSheet, Zone
from parlour.games.speech import listed, many

_DOING = {
    CALL: "call",
    ANSWER_YES: "answer yes",
    ANSWER_NO: "answer no",
    PASS_CALL: "let the call go by",
}

_REASONS = {
    "game-over": "The game is over.",
    "not-your-turn": "It is not your turn.",
    "wrong-phase": "This is not the time for it.",
    "card-not-in-hand": "That card is not in your hand.",
    "must-follow-suit": "You have cards of the Nation led and must follow.",
    "call-after-first-card": "A call is made before one's first card of the deal, not later.",
    "call-already-made": "One call in a deal is all that a player has.",
    "call-not-at-eight": "Only a side that began the deal at eight points may call.",
    "call-titles-barred": "The other side began at nine, and here Titles then count for nobody.",
    "call-needs-two-titles": "The Titles you were dealt do not give you the call.",
    "no-title": "You were dealt no Title to say yes with.",
}


class NationsWords:
    """The words of Nations."""

    scoring: frozenset[str] = frozenset({"tricks", "titles", "titles_divided"}) | frozenset(
        {"titles_void_at_nine", "revoke", "deal_void", "game_over", "match_over"}
    )
    """How the points of each deal came about stays on the score sheet."""

    def notation(self, h: Nations, seat: int, code: int) -> str:
        """The one text of a move."""
        return notation(code)

    def read(self, h: Nations, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        return read(h, seat, text)

    def choices(
        self, h: Nations, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Cards to play, each said as what it does; the call and its answers."""
        return [_choice(h, seat, code, names) for code in codes]

    def prompt(self, h: Nations, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return "The cards are about to be dealt."
        if h.phase == GAME_OVER:
            return self.result(h, names)
        if not codes:
            waiting = int(h.turn)
            if h.phase == ANSWER:
                return f"{names[int(partner_of(waiting))]} is to answer {names[waiting]}."
            doing = "say whether to call" if h.phase == CALLS else "play"
            return f"{names[waiting]} is to {doing}."
        return _asked(h, seat, codes, names)

    def in_force(self, h: Nations, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Nations,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        """What was tried, the rule, and what may be done instead."""
        found = RULES.refusal(refusal)
        reason = _REASONS[found.code] if found else "The rules do not allow it."
        return " ".join(p for p in (_tried(code), reason, _instead(h, codes, names)) if p)

    def narrate(self, event: Event, h: Nations, seat: int, names: Sequence[str]) -> Line | None:
        """One line of the story."""
        return narrate(event, h, seat, names)

    def zones(self, h: Nations, seat: int) -> list[Zone]:
        """Where the cards lie."""
        return layout.zones(h, seat)

    def score_sheet(self, h: Nations, seat: int) -> ScoreSheet:
        """The points of the sides."""
        return layout.score_sheet(h, seat)

    def last_taken(self, h: Nations, seat: int) -> LastTaken | None:
        """The last trick."""
        return layout.last_taken(h)

    def first_shown(self, h: Nations, story: Sequence[Line]) -> int:
        """Everything played is public, and the whole story is shown."""
        return 0

    def result(self, h: Nations, names: Sequence[str]) -> str:
        """Which side has won, or nothing before the end."""
        if h.phase != GAME_OVER or h.winner == NO_SEAT:
            return ""
        side = int(h.winner)
        won = side_names(side, names, NO_SEAT)
        if h.match == RUBBER:
            games = f"{int(h.games[side])} to {int(h.games[1 - side])}"
            return f"{won} win the rubber by {games} games."
        return f"{won} win by {int(h.points[side])} to {int(h.points[1 - side])}."

    def write_position(self, s: Nations) -> str:
        """A state as text."""
        return write(s)

    def read_position(self, text: str, options: Mapping[str, str | int]) -> Nations:
        """The state that a text describes."""
        return read_text(text, options)


def _led(h: Nations, seat: int) -> int:
    """The Nation led, or NO_SEAT for one who leads himself."""
    return NO_SEAT if seat == h.leader else int(suit_of(int(h.trick[int(h.leader)])))


def _choice(h: Nations, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(code)
    if code < CALL:
        return Choice(move, *_card_choice(h, seat, code), cards=[DECK[code].id])
    if code == CALL:
        partner = int(partner_of(seat))
        return Choice(move, "call", f"Call on {names[partner]}: {QUESTION}", seat=partner)
    label = {ANSWER_YES: "Answer yes", ANSWER_NO: "Answer no", PASS_CALL: "Do not call"}[code]
    return Choice(move, "pass" if code == PASS_CALL else "answer", label)


def _card_choice(h: Nations, seat: int, card: int) -> tuple[str, str]:
    """nations.may-pass, nations.may-star: what playing this card would be."""
    led = _led(h, seat)
    if led == NO_SEAT:
        return "lead", f"Lead {card_name(card)}"
    if suit_of(card) == led:
        return "follow", f"Play {card_name(card)}"
    if is_star(h, card):
        return "star", f"Star with {card_name(card)}"
    return "pass", f"Pass with {card_name(card)}"


def _asked(h: Nations, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked to do."""
    if h.phase == ANSWER:
        return f"{names[int(h.turn)]} asks you: {QUESTION}"
    if h.phase == CALLS:
        return "Do you call for your Titles?" if CALL in codes else "You have no call to make."
    led = _led(h, seat)
    if led == NO_SEAT:
        asked = "Your lead: any card."
    elif all(suit_of(code) == led for code in codes if code < CALL):
        asked = f"{nation(led)} was led, and you have it: follow."
    elif any(suit_of(code) == led for code in codes if code < CALL):
        asked = f"{nation(led)} was led."
    else:
        asked = f"{nation(led)} was led, and you have none: pass with any card, or Star."
        if not any(is_star(h, code) for code in codes if code < CALL):
            asked = f"{nation(led)} was led, and you have neither that nor a Star: pass."
    return asked + (" You may call first." if CALL in codes else "")


def _tried(code: int) -> str:
    if 0 <= code < CALL:
        return f"You tried to play {card_name(code)}."
    return f"You tried to {_DOING[code]}." if code in _DOING else "That is not a move."


def _instead(h: Nations, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if not codes:
        return f"Wait for {names[int(h.turn)]}." if 0 <= h.turn < SEATS else "Wait a moment."
    cards = [card_name(code) for code in codes if code < CALL]
    ways = [_DOING[code] for code in codes if code >= CALL]
    if len(cards) > 6:
        ways.insert(0, f"play any of {many(len(cards), 'card')}")
    elif cards:
        ways.insert(0, f"play {listed(cards)}")
    return f"You may {listed(ways)}."
