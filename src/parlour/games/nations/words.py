"""How Nations speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.nations import layout
from parlour.games.nations.deck import DECK
from parlour.games.nations.narration import QUESTION, card_name, narrate, nation
from parlour.games.nations.notation import notation, read
from parlour.games.nations.position import read as read_text
from parlour.games.nations.position import write
from parlour.games.nations.sheet import RULES, clauses_behind, in_force
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
from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    NO_MOVE,
    NOT_ALLOWED,
    NOT_YOUR_TURN,
    ONE_MOMENT,
    Voice,
    is_to_play,
    listed,
    many,
    sentences,
    wait_for,
    you_may,
)
from parlour.games.speech import GAME_OVER as IS_OVER

_DOING = {
    CALL: say("call"),
    ANSWER_YES: say("answer yes"),
    ANSWER_NO: say("answer no"),
    PASS_CALL: say("let the call go by"),
}

_REASONS = {
    "game-over": IS_OVER,
    "not-your-turn": NOT_YOUR_TURN,
    "card-not-in-hand": say("That card is not in your hand."),
    "must-follow-suit": say("You have cards of the Nation led and must follow."),
    "call-after-first-card": say("A call is made before one's first card of the deal, not later."),
    "call-already-made": say("One call in a deal is all that a player has."),
    "call-not-at-eight": say("Only a side that began the deal at eight points may call."),
    "call-titles-barred": say(
        "The other side began at nine, and here Titles then count for nobody."
    ),
    "call-needs-two-titles": say("The Titles you were dealt do not give you the call."),
    "no-title": say("You were dealt no Title to say yes with."),
}


_TAKEN_BACK = {
    CALL: say("the call"),
    ANSWER_YES: say("the answer"),
    ANSWER_NO: say("the answer"),
    PASS_CALL: say("the pass"),
}
_LABELS = {
    ANSWER_YES: say("Answer yes"),
    ANSWER_NO: say("Answer no"),
    PASS_CALL: say("Do not call"),
}
_LEAD = [say("Lead {card}", card=card_name(card)) for card in range(CALL)]
_FOLLOW = [say("Play {card}", card=card_name(card)) for card in range(CALL)]
_STAR = [say("Star with {card}", card=card_name(card)) for card in range(CALL)]
_PASS = [say("Pass with {card}", card=card_name(card)) for card in range(CALL)]


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
            return ABOUT_TO_DEAL
        if h.phase == GAME_OVER:
            return self.result(h, names)
        if not codes:
            waiting = int(h.turn)
            if h.phase == ANSWER:
                return say(
                    "{name} is to answer {other}.",
                    name=names[int(partner_of(waiting))],
                    other=names[waiting],
                )
            if h.phase == CALLS:
                return say("{name} is to say whether to call.", name=names[waiting])
            return is_to_play(names[waiting])
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
        reason: str = NOT_ALLOWED
        if found:
            reason = _REASONS.get(found.code) or _untimely(h, code)
        return sentences(_tried(code), reason, _instead(h, codes, names))

    def cited(self, h: Nations, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(
        self, h: Nations, seat: int, code: int, names: Sequence[str], reader: int
    ) -> str:
        """A move inside a sentence, as a thing."""
        return _taken_back(h, seat, code, names, reader)

    def narrate(
        self, event: Event, h: Nations, seat: int, names: Sequence[str]
    ) -> StoryLine | None:
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

    def first_shown(self, h: Nations, story: Sequence[StoryLine]) -> int:
        """Everything played is public, and the whole story is shown."""
        return 0

    def result(self, h: Nations, names: Sequence[str]) -> str:
        """Which side has won, or nothing before the end."""
        if h.phase != GAME_OVER or h.winner == NO_SEAT:
            return ""
        side = int(h.winner)
        won = Voice(names, NO_SEAT).side(side, side + 2)
        if h.match == RUBBER:
            return say(
                "{side} win the rubber by {ours} to {theirs} games.",
                side=won,
                ours=int(h.games[side]),
                theirs=int(h.games[1 - side]),
            )
        return say(
            "{side} win by {ours} to {theirs}.",
            side=won,
            ours=int(h.points[side]),
            theirs=int(h.points[1 - side]),
        )

    def write_position(self, s: Nations) -> str:
        """A state as text."""
        return write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Nations:
        """The state that a text describes."""
        return read_text(text, options, whole=whole, stored=stored)


def _led(h: Nations, seat: int) -> int:
    """The Nation led, or NO_SEAT for one who leads himself."""
    return NO_SEAT if seat == h.leader else int(suit_of(int(h.trick[int(h.leader)])))


def _choice(h: Nations, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(code)
    if code < CALL:
        return Choice(move, *_card_choice(h, seat, code), cards=[DECK[code].id])
    if code == CALL:
        partner = int(partner_of(seat))
        label = say("Call on {name}: {question}", name=names[partner], question=QUESTION)
        return Choice(move, "call", label, seat=partner)
    return Choice(move, "pass" if code == PASS_CALL else "answer", _LABELS[code])


def _card_choice(h: Nations, seat: int, card: int) -> tuple[str, str]:
    """nations.may-pass, nations.may-star: what playing this card would be."""
    led = _led(h, seat)
    if led == NO_SEAT:
        return "lead", _LEAD[card]
    if suit_of(card) == led:
        return "follow", _FOLLOW[card]
    if is_star(h, card):
        return "star", _STAR[card]
    return "pass", _PASS[card]


def _asked(h: Nations, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked to do."""
    if h.phase == ANSWER:
        return say("{name} asks you: {question}", name=names[int(h.turn)], question=QUESTION)
    if h.phase == CALLS and CALL in codes:
        return say("Do you call for your Titles?")
    if h.phase == CALLS:
        return say("You have no call to make.")
    led = _led(h, seat)
    if led == NO_SEAT:
        asked: str = say("Your lead: any card.")
    else:
        asked = _following(
            h, nation(led), [(code, suit_of(code) == led) for code in codes if code < CALL]
        )
    return sentences(asked, say("You may call first.") if CALL in codes else "")


def _following(h: Nations, led: str, cards: Sequence[tuple[int, bool]]) -> str:
    """What one is asked who follows: each card that he may play, and whether it is of the lead."""
    if all(follows for _, follows in cards):
        return say("{nation} was led, and you have it: follow.", nation=led)
    if any(follows for _, follows in cards):
        return say("{nation} was led.", nation=led)
    if any(is_star(h, card) for card, _ in cards):
        return say("{nation} was led, and you have none: pass with any card, or Star.", nation=led)
    return say("{nation} was led, and you have neither that nor a Star: pass.", nation=led)


def _tried(code: int) -> str:
    if 0 <= code < CALL:
        return say("You tried to play {card}.", card=card_name(code))
    return say("You tried to {doing}.", doing=_DOING[code]) if code in _DOING else NO_MOVE


def _untimely(h: Nations, code: int) -> str:
    """Why it cannot be done now: what the moment asks, or when it could be done."""
    if h.phase == ANSWER:
        return say("Your partner has called, and you are to answer yes or no first.")
    if code in (ANSWER_YES, ANSWER_NO):
        return say("Nobody has called on you, so there is nothing to answer.")
    if h.phase == CALLS:
        return say("Before the first lead you say whether you call; no card is played yet.")
    if code == PASS_CALL:
        return say("Nobody is asked for a call now; whoever does not call plays his card.")
    return say("This game has no such move.")


def _taken_back(h: Nations, seat: int, code: int, names: Sequence[str], reader: int) -> str:
    return card_name(code) if code < CALL else _TAKEN_BACK[code]


def _instead(h: Nations, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if not codes:
        return wait_for(names[int(h.turn)]) if 0 <= h.turn < SEATS else ONE_MOMENT
    cards = [card_name(code) for code in codes if code < CALL]
    ways: list[str] = [_DOING[code] for code in codes if code >= CALL]
    if len(cards) > 6:
        ways.insert(0, say("play any of {cards}", cards=many(len(cards), "card")))
    elif cards:
        ways.insert(0, say("play {cards}", cards=listed(cards)))
    return you_may(ways)
