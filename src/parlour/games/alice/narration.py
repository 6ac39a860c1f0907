"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.alice import clauses, events
from parlour.games.alice.citing import RULES
from parlour.games.alice.deck import DECK
from parlour.games.alice.state import NO_SEAT, Alice
from parlour.games.game import Event
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many, sentences
from parlour.games.story import line_of, shift_of
from parlour.kernel.cards import cards_in


def titles(cards: int) -> list[str]:
    """The titles of these cards."""
    return [DECK[number].name for number in cards_in(cards)]


def leads(cards: int) -> list[str]:
    """The titles of the Leads among these cards."""
    return [DECK[number].name for number in cards_in(cards) if number % 3 == 0]


def narrate(
    event: Event, h: Alice, seat: int, names: Sequence[str], result: str
) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = event.kind
    text = _text(kind, event, h, Voice(names, seat), result)
    if not text:
        return None
    return line_of(event, events.KINDS[kind], text, _shifts(kind, event), DECK, RULES)


def _text(kind: int, event: Event, h: Alice, to: Voice, result: str) -> str:
    cards = listed(titles(event.cards), "and")
    match kind:
        case events.OPENING:
            return _opening(event, to)
        case events.FORFEIT:
            return _forfeit(event, to, cards)
        case events.NO_LEAD:
            return _no_lead(event, to)
        case events.TURNED_UP:
            return say(
                "{who} {who:turn|turns} up {sets} laid down before the play: {leads}.",
                who=to.who(event.seat),
                sets=many(event.amount, "set"),
                leads=listed(leads(event.cards), "and"),
            )
        case events.OVER:
            return sentences(_ending(event, h), result)
        case events.TURN if event.seat == to.reader:
            return say("It is your turn.")
    if kind in (events.CALLED, events.HANDED, events.MISSED, events.LEAD_FORFEIT):
        return _called(kind, event, to, cards)
    return _of_one(kind, event, to, cards)


def _of_one(kind: int, event: Event, to: Voice, cards: str) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case events.DEALT:
            return say(
                "{who} {who:are|is} dealt {cards}.", who=who, cards=many(event.amount, "card")
            )
        case events.TURN:
            return say("It is {whose} turn.", whose=to.whose(event.seat))
        case events.SKIPPED:
            return say(
                "{who} {who:have|has} no cards and {who:are|is} passed over this time.", who=who
            )
        case events.EXPOSED:
            wanted = listed(DECK[next(cards_in(event.cards))].companions, "and")
            return say(
                "{who} {who:expose|exposes} {lead}, which wants {wanted}.",
                who=who,
                lead=cards,
                wanted=wanted,
            )
        case events.SET:
            return say(
                "{who} {who:complete|completes} a set: {lead}, with {mates}.",
                who=who,
                lead=listed(leads(event.cards), "and"),
                mates=_mates(event),
            )
        case events.STOPPED:
            return say("{who} {who:stop|stops}.", who=who)
    raise AssertionError(f"no sentence tells of {events.KINDS[kind]}")


def _called(kind: int, event: Event, to: Voice, cards: str) -> str:
    """What passes between the caller and the one who is called on."""
    who, other = event.seat, event.other
    match kind:
        case events.CALLED:
            return say(
                "{who} {who:call|calls} on {whom} for {card}.",
                who=to.who(who),
                whom=to.whom(other),
                card=cards,
            )
        case events.HANDED:
            return say(
                "{who} {who:hand|hands} {card} to {whom}.",
                who=to.who(other),
                card=cards,
                whom=to.whom(who),
            )
        case events.MISSED:
            return say("{who} {who:have|has} not got it.", who=to.who(other))
    return say(
        "{who} {who:have|has} no card left but the exposed Lead, and it goes to {whom}: {card}.",
        who=to.who(who),
        whom=to.whom(other),
        card=cards,
    )


def _forfeit(event: Event, to: Voice, cards: str) -> str:
    who, whose = to.who(event.other), to.whose(event.seat)
    if not cards:
        return say("{who} {who:draw|draws} one card from {whose} hand.", who=who, whose=whose)
    return say(
        "{who} {who:draw|draws} one card from {whose} hand: {card}.",
        who=who,
        whose=whose,
        card=cards,
    )


def _mates(event: Event) -> str:
    return listed([DECK[n].name for n in cards_in(event.cards) if n % 3], "and")


def _opening(event: Event, to: Voice) -> str:
    if event.amount == 0:
        return ""
    who, sets, which = to.who(event.seat), many(event.amount, "set"), leads(event.cards)
    if not which:
        return say("{who} {who:lay|lays} down {sets}, face down.", who=who, sets=sets)
    return say(
        "{who} {who:lay|lays} down {sets}, face down: {leads}.",
        who=who,
        sets=sets,
        leads=listed(which, "and"),
    )


def _no_lead(event: Event, to: Voice) -> str:
    who = to.who(event.seat)
    if event.other == NO_SEAT:
        return say(
            "{who} {who:have|has} no Lead. Nobody is to be paid, so nothing is lost.", who=who
        )
    return say(
        "{who} {who:have|has} no Lead and {who:forfeit|forfeits} a card to {whom}.",
        who=who,
        whom=to.whom(event.other),
    )


def _ending(event: Event, h: Alice) -> str:
    if event.clause != clauses.R_STALL:
        return say("All sixteen sets are down.")
    return say(
        "{n} turns have passed without a set, and {sets} will never be finished.",
        n=int(h.idle),
        sets=many(16 - event.amount, "set"),
    )


def _shifts(kind: int, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other, amount = event.seat, event.other, event.amount
    match kind:
        case events.DEALT:
            return [shift_of(DECK, "pack", f"hand:{who}", event.cards, amount)]
        case events.OPENING:
            return [shift_of(DECK, f"hand:{who}", f"sets:{who}", event.cards, 3 * amount)]
        case events.EXPOSED:
            return [shift_of(DECK, f"hand:{who}", f"exposed:{who}", event.cards, 1)]
        case events.HANDED:
            return [shift_of(DECK, f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case events.FORFEIT:
            return [shift_of(DECK, f"hand:{who}", f"hand:{other}", event.cards, 1)]
        case events.LEAD_FORFEIT:
            return [shift_of(DECK, f"exposed:{who}", f"hand:{other}", event.cards, 1)]
        case events.SET:
            lead = event.cards & -event.cards
            source = "exposed" if amount else "hand"
            return [
                shift_of(DECK, f"{source}:{who}", f"sets:{who}", lead, 1),
                shift_of(DECK, f"hand:{who}", f"sets:{who}", event.cards & ~lead, 2),
            ]
    return []
