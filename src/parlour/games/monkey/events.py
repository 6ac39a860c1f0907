"""What can happen in a game of the Monkey, as the rules tell it, and a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from parlour.games.game import Event
from parlour.games.monkey.notation import VALUES
from parlour.games.monkey.sheet import RULES
from parlour.games.monkey.state import NO_SEAT, Monkey
from parlour.games.nations.deck import DECK
from parlour.games.nations.events import cards_named
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.games.speech import Voice, many
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


class Kind(IntEnum):
    """The kinds of events. Their names, in small letters, are what a page and a record read."""

    SHUFFLE = 1
    """`seat`, the dealer, shuffles."""
    DISCARD = 2
    """The card is taken out; seen by all, or by nobody."""
    DEALT = 3
    """`seat` receives `amount` cards, seen by it alone."""
    THROW = 4
    """`seat` throws the pair, of the rank `amount`; `other` is whom it drew from just now."""
    REACH = 5
    """`seat` is about to draw from `other`; `amount` is the place it points at, from 1, or 0."""
    DRAW = 6
    """`seat` has drawn the card from `other`, seen by the two."""
    KEEP = 7
    """`seat` makes no pair with the card drawn."""
    STOP = 8
    """`seat` has drawn and throws nothing; where pairs may be kept, it may have one."""
    OUT = 9
    """`seat` has no card left and is safe, as number `amount`."""
    ABANDONED = 10
    """The game is given up after `amount` turns."""
    REVEALED = 11
    """The card that was taken out unseen."""
    MONKEY = 12
    """The card that is left."""
    GAME_OVER = 13
    """`seat` has it and is the Monkey."""


# Compiled rules read plain numbers.
SHUFFLE = int(Kind.SHUFFLE)
DISCARD = int(Kind.DISCARD)
DEALT = int(Kind.DEALT)
THROW = int(Kind.THROW)
REACH = int(Kind.REACH)
DRAW = int(Kind.DRAW)
KEEP = int(Kind.KEEP)
STOP = int(Kind.STOP)
OUT = int(Kind.OUT)
ABANDONED = int(Kind.ABANDONED)
REVEALED = int(Kind.REVEALED)
MONKEY = int(Kind.MONKEY)
GAME_OVER = int(Kind.GAME_OVER)


# One sentence for each, as one seat may know it, and the cards that moved.


def call_out(rank: int) -> str:
    """monkey.ruling-call-out-text, monkey.call-out: what the thrower says."""
    return say("“a pair of {values}”", values=VALUES[rank])


def narrate(event: Event, h: Monkey, seat: int, names: Sequence[str]) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    text = _text(kind, event, h, Voice(names, seat))
    if not text:
        return None
    clause = RULES.clause(event.clause)
    return StoryLine(
        text=text,
        kind=kind.name.lower(),
        seat=event.seat if event.seat != NOBODY else None,
        other=event.other if event.other != NOBODY else None,
        cards=DECK.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount,
        shifts=_shifts(kind, event),
    )


def _text(kind: Kind, event: Event, h: Monkey, to: Voice) -> str:
    cards = cards_named(event.cards)
    match kind:
        case Kind.DISCARD:
            return _taken_out(event, cards)
        case Kind.REACH if event.amount == 0:
            return ""
        case Kind.ABANDONED:
            return say(
                "After {n} turns the game is given up. Nobody is the Monkey.", n=event.amount
            )
        case Kind.REVEALED:
            return say("The card taken out was {card}.", card=cards)
        case Kind.MONKEY:
            return say("One card is left without a mate: {card}.", card=cards)
        case Kind.GAME_OVER if event.seat == NO_SEAT:
            return IS_OVER
    if kind in (Kind.REACH, Kind.DRAW):
        return _drawn(kind, event, to, cards)
    return _of_one(kind, event, to, cards)


def _of_one(kind: Kind, event: Event, to: Voice, cards: str) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case Kind.SHUFFLE:
            return say("{who} {who:shuffle and deal|shuffles and deals}.", who=who)
        case Kind.DEALT:
            dealt = many(event.amount, "card")
            return say("{who} {who:are|is} dealt {cards}.", who=who, cards=dealt)
        case Kind.THROW:
            called = call_out(event.amount)
            return say(
                "{who} {who:throw|throws} {call}: {cards}.", who=who, call=called, cards=cards
            )
        case Kind.KEEP:
            keeper = to.whom(event.seat)
            return say("It makes no pair, and {whom} {whom:keep|keeps} it.", whom=keeper)
        case Kind.STOP:
            return say("{who} {who:throw|throws} nothing.", who=who)
        case Kind.OUT:
            return say("{who} {who:have|has} no cards left and {who:are|is} safe.", who=who)
        case Kind.GAME_OVER:
            return say("{who} {who:are|is} the Monkey!", who=who)
    raise AssertionError(f"no sentence tells of {kind.name}")


def _taken_out(event: Event, cards: str) -> str:
    if not event.cards:
        return say("One card is taken out of the pack, and nobody sees it.")
    return say(
        "Taken out of the pack: {card}. One of the other {values} is the Monkey.",
        card=cards,
        values=VALUES[next(cards_in(event.cards)) % 13],
    )


def _drawn(kind: Kind, event: Event, to: Voice, cards: str) -> str:
    who = to.who(event.seat)
    if kind == Kind.REACH:
        return say(
            "{who} {who:point|points} at card {n} of {whose} fan.",
            who=who,
            n=event.amount,
            whose=to.whose(event.other),
        )
    whom = to.whom(event.other)
    if not event.cards:
        return say("{who} {who:draw|draws} a card from {whom}.", who=who, whom=whom)
    return say("{who} {who:draw|draws} {card} from {whom}.", who=who, card=cards, whom=whom)


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    seen = DECK.ids(cards_in(event.cards))
    match kind:
        case Kind.DISCARD:
            return [Shift("pack", "removed", seen, 0 if seen else 1)]
        case Kind.DEALT:
            return [Shift("pack", f"hand:{who}", seen, 0 if seen else event.amount)]
        case Kind.DRAW:
            return [Shift(f"hand:{other}", f"hand:{who}", seen, 0 if seen else 1)]
        case Kind.THROW:
            return [Shift(f"hand:{who}", "heap", seen)]
    return []
