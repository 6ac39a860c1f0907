"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.parts import Shift, StoryLine
from parlour.games.portrait import events
from parlour.games.portrait.citing import RULES
from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.state import PORTRAITS, Portrait
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many, sentences
from parlour.games.story import line_of, shift_of
from parlour.kernel.cards import cards_in

SETS = (
    say("nothing"),
    say("pair"),
    say("pair royal"),
    say("double pair royal"),
    say("book"),
)
"""portrait.pair-royal, portrait.double-pair-royal, portrait.book-eight: sets by their pairs."""

_FOR_NOTHING = say("for nothing")
_KINDS = (say("the portraits"), say("the sketches"))


def books(n: int) -> str:
    """So many books."""
    return many(n, "book")


def _card(card: int) -> str:
    author = GROUPS[card // 8][2][card % 8 // 2]
    if card % 2:
        return say("the sketch of {author}", author=author)
    return say("the portrait of {author}", author=author)


_CARDS = [_card(card) for card in range(8 * len(GROUPS))]


def spoken(form: int, card: int) -> str:
    """portrait.call-order: a card as it is called: group, portrait or sketch, author."""
    return say("{group}, {card}", group=DECK[card].suit, card=thing(form, card))


def thing(form: int, card: int) -> str:
    """A card by itself: the sketch of Greeley; where there are portraits only, Greeley."""
    return GROUPS[card // 8][2][card % 8 // 2] if form == PORTRAITS else _CARDS[card]


def set_name(cards: int) -> str:
    """The kind of a set of whole pairs."""
    return SETS[cards.bit_count() // 2]


def authors_in(cards: int) -> list[str]:
    """The authors of these cards, each once."""
    return list(dict.fromkeys(GROUPS[card // 8][2][card % 8 // 2] for card in cards_in(cards)))


def group_in(cards: int) -> str:
    """The group of these cards, which have one group in common."""
    return DECK[next(cards_in(cards))].suit


def set_in(cards: int) -> str:
    """A set with its group."""
    return say("{group}, {set}", group=group_in(cards), set=set_name(cards))


def counted(amount: int) -> str:
    """What a stack brings: “for 3”, “for nothing”."""
    return say("for {n}", n=amount) if amount else _FOR_NOTHING


def narrate(
    event: Event, h: Portrait, seat: int, names: Sequence[str], result: str
) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = event.kind
    text = _text(kind, event, h, Voice(names, seat), result)
    return line_of(event, events.KINDS[kind], text, _shifts(kind, event), DECK, RULES)


def _text(kind: int, event: Event, h: Portrait, to: Voice, result: str) -> str:
    form = int(h.form)
    match kind:
        case events.BANKED:
            return say("{n} cards are left and lie face down as the Bank.", n=event.amount)
        case events.OVER:
            return sentences(say("All cards are on the table."), result)
        case events.CALLED | events.HANDED | events.MISSED | events.LOST:
            return _called(kind, event, form, to)
        case events.STACKED | events.SETTLED | events.REMAINDER | events.LAID:
            return _laid(kind, event, form, to)
    return _of_one(kind, event, form, to)


def _of_one(kind: int, event: Event, form: int, to: Voice) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case events.DEALT:
            dealt = many(event.amount, "card")
            return say("{who} {who:are|is} dealt {cards}.", who=who, cards=dealt)
        case events.TURN:
            return say("It is {whose} turn.", whose=to.whose(event.seat))
        case events.DREW if event.cards:
            card = thing(form, next(cards_in(event.cards)))
            return say("{who} {who:draw|draws} a card from the Bank: {card}.", who=who, card=card)
        case events.DREW:
            return say("{who} {who:draw|draws} a card from the Bank.", who=who)
        case events.SHOWED:
            return say(
                "It is the very card called for, and {whom} {whom:show|shows} it.",
                whom=to.whom(event.seat),
            )
        case events.OUT:
            return say("{who} {who:have|has} no cards left, and the turn passes.", who=who)
    raise AssertionError(f"no sentence tells of {events.KINDS[kind]}")


def _called(kind: int, event: Event, form: int, to: Voice) -> str:
    """What passes between the caller and the one who is called on."""
    card = next(cards_in(event.cards), -1)
    match kind:
        case events.CALLED:
            return say(
                "{who} {who:call|calls} on {whom}: {card}.",
                who=to.who(event.seat),
                whom=to.whom(event.other),
                card=spoken(form, card),
            )
        case events.HANDED:
            return say(
                "{who} {who:hand|hands} {card} to {whom}.",
                who=to.who(event.other),
                card=thing(form, card),
                whom=to.whom(event.seat),
            )
        case events.MISSED:
            return say("{who} {who:have|has} not got it.", who=to.who(event.other))
    return say(
        "{who} {who:call|calls} on {whom} for {card} in bad form, and the call is lost.",
        who=to.who(event.seat),
        whom=to.whom(event.other),
        card=thing(form, card),
    )


def _laid(kind: int, event: Event, form: int, to: Voice) -> str:
    """What goes down on the table."""
    cards, won, who = event.cards, counted(event.amount), to.who(event.seat)
    match kind:
        case events.STACKED:
            return say(
                "{who} {who:stack|stacks} {set}, {won}: {authors}.",
                who=who,
                set=set_in(cards),
                won=won,
                authors=listed(authors_in(cards), "and"),
            )
        case events.SETTLED:
            return say(
                "{who} {who:have|has} nothing left to call for, and what is whole goes down: "
                "{set}, {won}.",
                who=who,
                set=set_in(cards),
                won=won,
            )
        case events.REMAINDER:
            return say(
                "The rest of the {group} is all in {whose} hand and goes down: {set}, {won}.",
                group=group_in(cards),
                whose=to.whose(event.seat),
                set=set_name(cards),
                won=won,
            )
    if form == PORTRAITS:
        return say("{who} {who:lay|lays} down a book: {group}.", who=who, group=group_in(cards))
    return say(
        "{who} {who:lay|lays} down a book: {group}, {kind}.",
        who=who,
        group=group_in(cards),
        kind=_KINDS[next(cards_in(cards)) % 2],
    )


def _shifts(kind: int, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    match kind:
        case events.DEALT:
            return [shift_of(DECK, "pack", f"hand:{who}", event.cards, event.amount)]
        case events.BANKED:
            return [shift_of(DECK, "pack", "bank", 0, event.amount)]
        case events.HANDED:
            return [shift_of(DECK, f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case events.DREW:
            return [shift_of(DECK, "bank", f"hand:{who}", event.cards, 1)]
        case events.STACKED | events.SETTLED | events.REMAINDER | events.LAID:
            return [shift_of(DECK, f"hand:{who}", f"stacks:{who}", event.cards, 0)]
    return []
