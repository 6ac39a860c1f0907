"""How Masquerade speaks: moves, prompts, refusals, zones and the score, for what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.masquerade.citing import RULES, clauses_behind, in_force
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.narration import called, narrate
from parlour.games.masquerade.notation import notation, read
from parlour.games.masquerade.position import write
from parlour.games.masquerade.position_reading import read as read_text
from parlour.games.masquerade.state import (
    CARDS,
    CODES,
    DRAWING,
    EXCHANGING,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    FREE,
    GAME_OVER,
    GIVING,
    NO_SEAT,
    PASS,
    TITLE,
    TURN,
    WANTS_PACK,
    Masquerade,
)
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
)
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.kernel.cards import bit, cards_in

_SORTS = (
    (say("Tricks"), "masquerade.trick-three"),
    (say("Own cards drawn back"), "masquerade.own-card-four"),
    (say("No. 1, Masquerader"), "masquerade.m1-five"),
    (say("Next upon the last"), "masquerade.next-two"),
    (say("Exchanges"), "masquerade.exchange-point"),
)
"""The lines of the score sheet, in the order of the rows of `earned`."""

_REASONS = {
    "game-over": IS_OVER,
    "no-such-action": say("This game has no such move."),
    "not-your-turn": NOT_YOUR_TURN,
    "not-in-hand": say("It is not in your hand."),
    "leader-must-lead": say("Whoever has the lead must lead."),
    "can-play": say("Only one who has nothing to lay may exchange or pass."),
    "lead-bar": say("Nos. 1 to 4 of the Masqueraders may not be led."),
    "wrong-title": say("It is neither of the title led nor a Masquerader."),
    "must-play-next": say("At this table the card just above the last must be laid by its holder."),
    "must-follow-higher": say("You hold a higher card of the title led, and must follow with one."),
    "must-play-low": say("At this table the lowest Masquerader in hand must be laid."),
    "below-lead": say("It is not high enough to follow."),
}


_GIVE_NOW = say("An exchange is under way, and you are to give a card for it.")
_GIVE_LATER = say("A card is given only to a neighbour who exchanges, and nobody does.")
_FOLLOW_FREELY = say("You hold a card of the title led, and must follow with one.")
_PASS = say("Pass")
_POINTS = say("points")
_TARGET = say("Thirty-two points win.")
_THE_TRICK = say("The trick")
_LAID_DOWN = say("Laid down for an exchange")
_LEAD = [say("Lead {card}", card=called(card)) for card in range(CARDS)]
_LAY = [say("Lay {card}", card=called(card)) for card in range(CARDS)]
_LED = [say("{card} led", card=called(card)) for card in range(CARDS)]


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
            return ABOUT_TO_DEAL
        if h.phase == GAME_OVER:
            return self.result(h, names)
        voice = Voice(names, seat)
        if h.phase == DRAWING:
            return _draws(int(h.trick_seat[h.drawer]), int(h.taker), voice)
        if h.phase == EXCHANGING:
            return _draws(int(h.current), _left(h, int(h.current)), voice)
        if h.phase == GIVING and _left(h, int(h.current)) == seat:
            return say(
                "{name} exchanges a card with you. Choose the one you give.",
                name=names[int(h.current)],
            )
        if h.phase == GIVING:
            return say("{name} is to give a card.", name=names[_left(h, int(h.current))])
        if h.current != seat:
            return is_to_play(names[int(h.current)])
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
        reason = _reason(h, found.code) if found else NOT_ALLOWED
        return sentences(_tried(code), reason, _instead(h, seat, codes, names))

    def cited(self, h: Masquerade, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(
        self, h: Masquerade, seat: int, code: int, names: Sequence[str], reader: int
    ) -> str:
        """A move inside a sentence, as a thing."""
        return _taken_back(h, seat, code, names, reader)

    def narrate(
        self, event: Event, h: Masquerade, seat: int, names: Sequence[str]
    ) -> StoryLine | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Masquerade, seat: int) -> list[Zone]:
        """The trick, a card laid down for an exchange, and the hands, the reader's first."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        if h.phase == WANTS_PACK:
            found = [Zone("pack", THE_PACK, "stock", backs=CARDS)]
        else:
            found = [_trick(h), Zone("laid", _LAID_DOWN, "aside", backs=int(_is_laid(h)))]
        return found + [_hand(h, seat, (first + place) % n) for place in range(n)]

    def score_sheet(self, h: Masquerade, seat: int) -> ScoreSheet:
        """All points are public: five lines that add up to the totals."""
        n = int(h.seats)
        return ScoreSheet(
            totals=h.score[:n].tolist(),
            unit=_POINTS,
            target=_TARGET,
            lines=[
                ScoreLine(label, [str(points) for points in h.earned[sort, :n].tolist()], clause)
                for sort, (label, clause) in enumerate(_SORTS)
            ],
        )

    def last_taken(self, h: Masquerade, seat: int) -> LastTaken | None:
        """A trick is in its taker's hand at once, and part of it is soon gone again."""
        return None

    def first_shown(self, h: Masquerade, story: Sequence[StoryLine]) -> int:
        """The sheet asks nothing of memory: the whole story may be read."""
        return 0

    def result(self, h: Masquerade, names: Sequence[str]) -> str:
        """Who has won, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        score = h.score[: int(h.seats)].tolist()
        if h.winner != NO_SEAT:
            won = many(score[int(h.winner)], "point")
            return say("{name} wins with {count}.", name=names[int(h.winner)], count=won)
        level = [name for name, points in zip(names, score, strict=False) if points == max(score)]
        return say(
            "{names} have {points} each: the game is drawn.",
            names=listed(level, "and"),
            points=many(max(score), "point"),
        )

    def write_position(self, s: Masquerade) -> str:
        """A state as text."""
        return write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Masquerade:
        """The state that a text describes."""
        return read_text(text, options, whole=whole, stored=stored)


def _left(h: Masquerade, seat: int) -> int:
    return (seat + 1) % int(h.seats)


def _draws(drawer: int, holder: int, voice: Voice) -> str:
    return say(
        "{who} {who:draw|draws} one card from {whose} hand.",
        who=voice.who(drawer),
        whose=voice.whose(holder),
    )


def _choice(h: Masquerade, seat: int, code: int, names: Sequence[str]) -> Choice:
    move = notation(h, seat, code)
    other = _left(h, seat)
    if code == PASS:
        return Choice(move, "pass", _PASS)
    if code >= FIRST_GIVE:
        card = code - FIRST_GIVE
        return Choice(
            move, "give", say("Give {card}", card=called(card)), [DECK[card].id], int(h.current)
        )
    if code >= FIRST_EXCHANGE:
        card = code - FIRST_EXCHANGE
        label = say("Exchange {card} with {name}", card=called(card), name=names[other])
        return Choice(move, "exchange", label, [DECK[card].id], other)
    label = _LEAD[code] if h.trick_n == 0 else _LAY[code]
    return Choice(move, "play", label, [DECK[code].id])


def _asking(h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player on turn is asked; masquerade.low-masquerader: with the sheet's advice."""
    if h.trick_n == 0:
        return say("Lead a card; not a Masquerader above No. 5.")
    led = called(int(h.trick_card[0]))
    if PASS in codes:
        return say(
            "You have nothing to lay upon {card}. Exchange a card with {name}, or pass.",
            card=led,
            name=names[_left(h, seat)],
        )
    laid = [called(code) for code in codes]
    if len(laid) > 1 and h.trick_card[0] >= TITLE and max(codes) < TITLE:
        return say("{led} was led. Lay {cards}. A low one is best.", led=led, cards=listed(laid))
    return say("{led} was led. Lay {cards}.", led=led, cards=listed(laid))


def _reason(h: Masquerade, refusal: str) -> str:
    """The rule in a sentence, as it stands at this table and moment."""
    if refusal == "wrong-phase":
        return _GIVE_NOW if h.phase == GIVING else _GIVE_LATER
    if refusal == "must-follow-higher" and h.lower_follow == FREE:
        return _FOLLOW_FREELY
    return _REASONS[refusal]


def _tried(code: int) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return NO_MOVE
    if code == PASS:
        return say("You tried to pass.")
    if code >= FIRST_GIVE:
        return say("You tried to give {card}.", card=called(code - FIRST_GIVE))
    if code >= FIRST_EXCHANGE:
        return say("You tried to exchange {card}.", card=called(code - FIRST_EXCHANGE))
    return say("You tried to lay {card}.", card=called(code))


def _taken_back(h: Masquerade, seat: int, code: int, names: Sequence[str], reader: int) -> str:
    """masquerade.r25-who-sees: a card chosen face down is named to nobody else."""
    if code == PASS:
        return say("the pass")
    if code >= FIRST_GIVE:
        hidden, card = say("the card given"), code - FIRST_GIVE
    elif code >= FIRST_EXCHANGE:
        hidden, card = say("the exchange"), code - FIRST_EXCHANGE
    else:
        return called(code)
    return say("{what}, {card}", what=hidden, card=called(card)) if reader == seat else hidden


def _instead(h: Masquerade, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    asked = int(h.current) if h.phase == TURN else _left(h, int(h.current))
    if h.phase not in (TURN, GIVING):
        return ONE_MOMENT
    if asked != seat:
        return wait_for(names[asked])
    if h.phase == GIVING:
        return say("You may give any card of your hand.")
    if PASS in codes:
        return say("You may exchange any card of your hand, or pass.")
    cards = listed([called(code) for code in codes if code < FIRST_EXCHANGE])
    return say("You may lay {cards}.", cards=cards)


def _trick(h: Masquerade) -> Zone:
    """The cards on the table in the order in which they were laid."""
    n = int(h.trick_n) if h.table else 0
    cards = [DECK[int(card)].id for card in h.trick_card[:n]]
    note = _LED[int(h.trick_card[0])] if cards else ""
    laid_by = h.trick_seat[:n].tolist()
    return Zone("middle", _THE_TRICK, "middle", cards=cards, note=note, laid_by=laid_by)


def _is_laid(h: Masquerade) -> bool:
    """Whether a card lies face down, to be taken up by the neighbour."""
    return bool(h.phase == EXCHANGING or h.phase == GIVING)


def _hand(h: Masquerade, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs, until the game is over."""
    lays = _is_laid(h) and other == int(h.current)
    size = int(h.sizes[other]) - int(lays)
    label = YOUR_HAND if other == seat else HAND
    zone = Zone(f"hand:{other}", label, "hand", other, note=many(size, "card"))
    if other == seat or h.phase == GAME_OVER:
        held = h.hand[other] & ~bit(h.laid) if lays else h.hand[other]
        zone.cards = DECK.ids(cards_in(held))
    else:
        zone.backs = size
    return zone
