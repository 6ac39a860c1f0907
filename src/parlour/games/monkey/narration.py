"""The story of a game of the Monkey: a sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.monkey import events
from parlour.games.monkey.notation import VALUES
from parlour.games.monkey.sheet import RULES
from parlour.games.monkey.state import NO_SEAT, Monkey
from parlour.games.nations.deck import DECK
from parlour.games.nations.narration import cards_named
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.games.speech import Voice, many
from parlour.games.story import line_of
from parlour.kernel.cards import cards_in

# One sentence for each, as one seat may know it, and the cards that moved.


def call_out(rank: int) -> str:
    """monkey.ruling-call-out-text, monkey.call-out: what the thrower says."""
    return say("“a pair of {values}”", values=VALUES[rank])


def narrate(event: Event, h: Monkey, seat: int, names: Sequence[str]) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = event.kind
    text = _text(kind, event, h, Voice(names, seat))
    if not text:
        return None
    return line_of(event, events.KINDS[kind], text, _shifts(kind, event), DECK, RULES)


def _text(kind: int, event: Event, h: Monkey, to: Voice) -> str:
    cards = cards_named(event.cards)
    match kind:
        case events.DISCARD:
            return _taken_out(event, cards)
        case events.REACH if event.amount == 0:
            return ""
        case events.ABANDONED:
            return say(
                "After {n} turns the game is given up. Nobody is the Monkey.", n=event.amount
            )
        case events.REVEALED:
            return say("The card taken out was {card}.", card=cards)
        case events.MONKEY:
            return say("One card is left without a mate: {card}.", card=cards)
        case events.GAME_OVER if event.seat == NO_SEAT:
            return IS_OVER
    if kind in (events.REACH, events.DRAW):
        return _drawn(kind, event, to, cards)
    return _of_one(kind, event, to, cards)


def _of_one(kind: int, event: Event, to: Voice, cards: str) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case events.SHUFFLE:
            return say("{who} {who:shuffle and deal|shuffles and deals}.", who=who)
        case events.DEALT:
            dealt = many(event.amount, "card")
            return say("{who} {who:are|is} dealt {cards}.", who=who, cards=dealt)
        case events.THROW:
            called = call_out(event.amount)
            return say(
                "{who} {who:throw|throws} {call}: {cards}.", who=who, call=called, cards=cards
            )
        case events.KEEP:
            keeper = to.whom(event.seat)
            return say("It makes no pair, and {whom} {whom:keep|keeps} it.", whom=keeper)
        case events.STOP:
            return say("{who} {who:throw|throws} nothing.", who=who)
        case events.OUT:
            return say("{who} {who:have|has} no cards left and {who:are|is} safe.", who=who)
        case events.GAME_OVER:
            return say("{who} {who:are|is} the Monkey!", who=who)
    raise AssertionError(f"no sentence tells of {events.KINDS[kind]}")


def _taken_out(event: Event, cards: str) -> str:
    if not event.cards:
        return say("One card is taken out of the pack, and nobody sees it.")
    return say(
        "Taken out of the pack: {card}. One of the other {values} is the Monkey.",
        card=cards,
        values=VALUES[next(cards_in(event.cards)) % 13],
    )


def _drawn(kind: int, event: Event, to: Voice, cards: str) -> str:
    who = to.who(event.seat)
    if kind == events.REACH:
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


def _shifts(kind: int, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    seen = DECK.ids(cards_in(event.cards))
    match kind:
        case events.DISCARD:
            return [Shift("pack", "removed", seen, 0 if seen else 1)]
        case events.DEALT:
            return [Shift("pack", f"hand:{who}", seen, 0 if seen else event.amount)]
        case events.DRAW:
            return [Shift(f"hand:{other}", f"hand:{who}", seen, 0 if seen else 1)]
        case events.THROW:
            return [Shift(f"hand:{who}", "heap", seen)]
    return []
