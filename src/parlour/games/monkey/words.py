"""How the Monkey speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.monkey.narration import narrate
from parlour.games.monkey.notation import VALUES, notation, read
from parlour.games.monkey.position import read as read_text
from parlour.games.monkey.position import write
from parlour.games.monkey.sheet import RULES, clauses_behind, in_force
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
    may_hold_back,
)
from parlour.games.monkey.turns import pair_of
from parlour.games.nations.deck import DECK
from parlour.games.nations.narration import card_name
from parlour.games.parts import Calls, Choice, LastTaken, ScoreLine, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    HAND,
    NO_MOVE,
    NOT_ALLOWED,
    NOT_YOUR_TURN,
    ONE_MOMENT,
    THE_PACK,
    YOUR_HAND,
    Voice,
    is_to_play,
    listed,
    many,
    sentences,
    wait_for,
    you_may,
)
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.kernel.cards import NO_CARD, cards_in

_REASONS = {
    "game-over": IS_OVER,
    "not-your-turn": NOT_YOUR_TURN,
    "no-such-pair": say("You have not two cards of that value."),
    "has-pair": say("Only a player without a pair draws, and you have one."),
    "nobody-to-draw-from": say("Nobody else has a card left."),
    "no-such-position": say("That hand has not so many cards."),
}


_WENT_OUT = say("Went out as number")
_SAFE = say("safe")
_TARGET = say("Whoever has the last card loses.")
_OUT_AND_SAFE = say("out and safe")
_PAIRS = say("Pairs")
_TAKEN_OUT = say("Taken out")
_TAKE_OUT = [say("Take out {card}", card=card_name(card)) for card in range(CARDS)]
_IS_THE_MONKEY = [say("one of the other {values} is the Monkey", values=v) for v in VALUES]


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
            return ABOUT_TO_DEAL
        if h.phase == GAME_OVER:
            return self.result(h, names)
        to = Voice(names, seat)
        if h.phase == DRAWING:
            return say(
                "{who} {who:draw|draws} a card from {whose} hand.",
                who=to.who(int(h.current)),
                whose=to.whose(int(h.giver)),
            )
        if h.current != seat and h.phase == DISCARDING:
            return say("{name} is to take a card out.", name=names[int(h.current)])
        if h.current != seat:
            return is_to_play(names[int(h.current)])
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
        reason: str = NOT_ALLOWED
        if found:
            reason = _REASONS.get(found.code) or _untimely(h, code)
        return sentences(_tried(code), reason, _instead(h, seat, codes, names))

    def cited(self, h: Monkey, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(self, h: Monkey, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        """A move inside a sentence, as a thing."""
        return _taken_back(h, seat, code, names, reader)

    def narrate(self, event: Event, h: Monkey, seat: int, names: Sequence[str]) -> StoryLine | None:
        """One line of the story."""
        return narrate(event, h, seat, names)

    def zones(self, h: Monkey, seat: int) -> list[Zone]:
        """Hands, the reader's first; the heap of pairs; the card taken out."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found = [_hand(h, seat, (first + place) % n) for place in range(n)]
        if h.phase in (WANTS_PACK, DISCARDING):
            found.append(Zone("pack", THE_PACK, "stock", backs=CARDS))
        found.append(_heap(h))
        found.append(_removed(h))
        return found

    def score_sheet(self, h: Monkey, seat: int) -> ScoreSheet:
        """Who is safe, and in which order they went out (recorded, not scored)."""
        n = int(h.seats)
        over = h.phase == GAME_OVER
        safe = [h.place[k] > 0 or (over and k != h.loser) for k in range(n)]
        places = [str(int(h.place[k])) if h.place[k] else "" for k in range(n)]
        lines = [ScoreLine(_WENT_OUT, places, "monkey.ruling-out")]
        if over and h.loser != NO_SEAT:
            marks = [say("the Monkey") if k == h.loser else "" for k in range(n)]
            lines.append(ScoreLine(say("Left with the last card"), marks, "monkey.loser-named"))
        return ScoreSheet([int(is_safe) for is_safe in safe], _SAFE, _TARGET, lines)

    def last_taken(self, h: Monkey, seat: int) -> LastTaken | None:
        """The whole heap lies open and may be looked through."""
        return None

    def first_shown(self, h: Monkey, story: Sequence[StoryLine]) -> int:
        """The whole story is shown."""
        return 0

    def result(self, h: Monkey, names: Sequence[str]) -> str:
        """Who is the Monkey, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        if h.loser == NO_SEAT:
            return say("The game was given up: nobody is the Monkey.")
        return say("{name} is the Monkey.", name=names[int(h.loser)])

    def write_position(self, s: Monkey) -> str:
        """A state as text."""
        return write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Monkey:
        """The state that a text describes."""
        return read_text(text, options, whole=whole, stored=stored)


def _choice(h: Monkey, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(code)
    if code < RANKS:
        cards = DECK.ids(cards_in(pair_of(h.hand[seat] & RANK[code])))
        return Choice(move, "throw", say("Throw a pair of {values}", values=VALUES[code]), cards)
    if code == STOP:
        return Choice(move, "stop", say("Keep the pair and stop"))
    if code >= DISCARD:
        card = code - DISCARD
        return Choice(move, "discard", _TAKE_OUT[card], [DECK[card].id])
    giver = int(giver_for(h, seat))
    if code == DRAW:
        return Choice(move, "draw", say("Draw a card from {name}", name=names[giver]), seat=giver)
    place = code - DRAW_AT + 1
    label = say("Draw card {n} from {name}", n=place, name=names[giver])
    return Choice(move, "draw", label, seat=giver, place=place)


def _asked(h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked to do."""
    if h.phase == DISCARDING:
        return say("Take one card, whichever you like, out of the pack.")
    pairs: list[str] = [VALUES[code] for code in codes if code < RANKS]
    draws = any(DRAW <= code < DISCARD for code in codes)
    giver = names[int(giver_for(h, seat))] if draws else ""
    if h.phase == AFTER_DRAW:
        return say("Throw {pairs}, or stop and keep what you have.", pairs=listed(pairs))
    if pairs and draws:
        return say("Throw {pairs}, or draw from {name}.", pairs=listed(pairs), name=giver)
    if pairs:
        return say("Throw a pair: {pairs}.", pairs=listed(pairs))
    return say("You have no pair: draw a card from {name}.", name=giver)


def _tried(code: int) -> str:
    if 0 <= code < RANKS:
        return say("You tried to throw a pair of {values}.", values=VALUES[code])
    if code == STOP:
        return say("You tried to stop.")
    if DRAW <= code < DISCARD:
        return say("You tried to draw a card.")
    if DISCARD <= code < DISCARD + CARDS:
        return say("You tried to take out {card}.", card=card_name(code - DISCARD))
    return NO_MOVE


def _untimely(h: Monkey, code: int) -> str:
    """Why it cannot be done now: what the moment asks, or when it could be done."""
    if h.phase == DISCARDING:
        return say("A card is to be taken out of the pack first.")
    if code == STOP:
        if may_hold_back(h):
            return say("You may stop only after a draw, with a pair in hand.")
        return say("At this table pairs are not kept back, so there is nothing to stop.")
    if DISCARD <= code < DISCARD + CARDS:
        return say("A card is taken out of the pack only before the deal, if at all.")
    if h.phase == AFTER_DRAW:
        return say("You have drawn in this turn already.")
    if code == DRAW:
        return say("At this table a card is drawn by its place in the fan: draw 1, draw 2.")
    if DRAW < code < DISCARD:
        return say("At this table the card is drawn blind, not by its place.")
    return say("This game has no such move.")


def _taken_back(h: Monkey, seat: int, code: int, names: Sequence[str], reader: int) -> str:
    if code < RANKS:
        return say("the pair of {values}", values=VALUES[code])
    if code == STOP:
        return say("the stop")
    if code >= DISCARD:
        return card_name(code - DISCARD)
    return say("the draw")


def _instead(h: Monkey, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if not codes or h.current != seat:
        waiting = int(h.current)
        return wait_for(names[waiting]) if waiting != NO_SEAT else ONE_MOMENT
    if h.phase == DISCARDING:
        return say("You may take any card out of the pack.")
    ways: list[str] = []
    pairs: list[str] = [VALUES[code] for code in codes if code < RANKS]
    if pairs:
        ways.append(say("throw {pairs}", pairs=listed(pairs)))
    if any(DRAW <= code < DISCARD for code in codes):
        ways.append(say("draw from {name}", name=names[int(giver_for(h, seat))]))
    if STOP in codes:
        ways.append(say("stop"))
    return you_may(ways)


def _hand(h: Monkey, seat: int, other: int) -> Zone:
    """One's own hand in faces; another's in backs, but for the card that is left at the end."""
    size = int(h.sizes[other])
    label = YOUR_HAND if other == seat else HAND
    if other == seat or (h.phase == GAME_OVER and h.loser == other):
        cards = DECK.ids(sorted(cards_in(h.hand[other]), key=lambda card: (card % RANKS, card)))
        return Zone(f"hand:{other}", label, "hand", other, cards, note=many(size, "card"))
    note = _OUT_AND_SAFE if h.place[other] else many(size, "card")
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=note)


def _heap(h: Monkey) -> Zone:
    """All pairs thrown, by value: anybody may look through them."""
    cards = sorted(cards_in(h.heap), key=lambda card: (card % RANKS, card))
    note = many(len(cards) // 2, "pair")
    return Zone("heap", _PAIRS, "aside", cards=DECK.ids(cards), note=note)


def _removed(h: Monkey) -> Zone:
    """monkey.ruling-discard: the card taken out, face up or face down."""
    zone = Zone("removed", _TAKEN_OUT, "aside")
    if h.removed != NO_CARD:
        zone.cards = [DECK[int(h.removed)].id]
        zone.note = _IS_THE_MONKEY[int(h.removed) % RANKS]
    elif h.discard == RANDOM_HIDDEN and h.phase > DISCARDING:
        zone.backs = 1
    return zone
