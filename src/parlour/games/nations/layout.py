"""Where the cards of Nations lie and what stands on the score sheet, for one seat's eyes."""

from __future__ import annotations

from parlour.games.nations.deck import DECK
from parlour.games.nations.narration import nation
from parlour.games.nations.state import (
    CARDS,
    NO_SEAT,
    NO_SUIT,
    RUBBER,
    SEATS,
    SHOW_STAR,
    WANTS_PACK,
    Nations,
    side_of,
)
from parlour.games.parts import LastTaken, ScoreLine, ScoreSheet, Zone
from parlour.games.saying import say
from parlour.games.speech import HAND, THE_PACK, YOUR_HAND, many
from parlour.kernel.cards import NO_CARD, cards_in

_STAR_CARD = say("Star card")
_TRICK = say("Trick")
_TRICKS = say("Tricks")
_LAST_TRICK = say("The last trick")
_IN_THIS_DEAL = say("Tricks in this deal")
_POINTS = say("points")
_TARGET = say("Ten points win the game.")


def zones(h: Nations, seat: int) -> list[Zone]:
    """The reader's hand and tricks first, then round the table; pack, Star card and trick."""
    first = seat if 0 <= seat < SEATS else 0
    order = [(first + place) % SEATS for place in range(SEATS)]
    found = [_hand(h, owner, seat) for owner in order]
    if h.phase == WANTS_PACK:
        found.append(Zone("pack", THE_PACK, "stock", backs=CARDS))
    found.append(_star(h))
    found.append(_middle(h))
    found += [_taken(h, owner) for owner in order]
    return found


def _hand(h: Nations, owner: int, reader: int) -> Zone:
    """nations.sort-by-suit: one's own hand in faces; the Star card is no part of it while it
    lies on the table."""
    key, size = f"hand:{owner}", int(h.sizes[owner])
    if h.phase == WANTS_PACK:
        return Zone(key, YOUR_HAND if owner == reader else HAND, "hand", owner)
    on_table = 1 << int(h.star_card) if h.star_open and owner == h.dealer else 0
    if owner == reader:
        cards = DECK.ids(cards_in(int(h.hand[owner]) & ~on_table))
        return Zone(key, YOUR_HAND, "hand", owner, cards, note=many(size, "card"))
    shown = DECK.ids(cards_in(int(h.hand[owner]) & int(h.shown) & ~on_table))
    backs = size - len(shown) - bool(on_table)
    return Zone(key, HAND, "hand", owner, shown, backs, many(size, "card"))


def _star(h: Nations) -> Zone:
    """nations.star-exposed: the Star card before the dealer, and what the Stars are.

    nations.ruling-star-card-in-hand: once taken up it is still named, if the table wishes.
    """
    zone = Zone("star", _STAR_CARD, "shown", int(h.dealer))
    if h.star_suit == NO_SUIT or h.phase == WANTS_PACK:
        return zone
    card = DECK[int(h.star_card)]
    suit = nation(int(h.star_suit))
    if h.star_open:
        zone.cards = [card.id]
    if h.star_open or h.show_taken_star != SHOW_STAR:
        zone.note = say("{nation} is the Star suit", nation=suit)
    else:
        zone.note = say(
            "{nation} is the Star suit; the Star card was the {rank}", nation=suit, rank=card.rank
        )
    return zone


def _middle(h: Nations) -> Zone:
    """The trick in hand, in the order in which it was played."""
    zone = Zone("middle", _TRICK, "middle")
    if h.phase == WANTS_PACK or h.leader == NO_SEAT:
        return zone
    order = [(int(h.leader) + place) % SEATS for place in range(SEATS)]
    zone.laid_by = [seat for seat in order if h.trick[seat] != NO_CARD]
    laid = [int(h.trick[seat]) for seat in zone.laid_by]
    zone.cards = DECK.ids(laid)
    if laid:
        zone.note = say("{nation} was led", nation=nation(laid[0] // 13))
    return zone


def _taken(h: Nations, owner: int) -> Zone:
    """A side's tricks, face down before its first seat; the partner's place stays empty."""
    side = side_of(owner)
    tricks = int(h.tricks[side]) if h.phase != WANTS_PACK else 0
    zone = Zone(f"taken:{owner}", _TRICKS, "taken", owner)
    if owner == side:
        zone.backs = 4 * tricks
        zone.note = say("{tricks} for the side", tricks=many(tricks, "trick"))
    return zone


def last_taken(h: Nations) -> LastTaken | None:
    """All cards played are public: the trick last taken may be looked at."""
    if h.last_taker == NO_SEAT or h.phase == WANTS_PACK:
        return None
    cards = DECK.ids(int(card) for card in h.last if card != NO_CARD)
    return LastTaken(_LAST_TRICK, cards, int(h.last_taker), "nations.winner-leads")


def score_sheet(h: Nations, seat: int) -> ScoreSheet:
    """The points of each seat's side, and the tricks of the deal in hand."""
    sides = [side_of(owner) for owner in range(SEATS)]
    lines: list[ScoreLine] = []
    if h.match == RUBBER:
        won = [str(int(h.games[side])) for side in sides]
        lines.append(ScoreLine(say("Games won"), won, "nations.ruling-match"))
    if h.deals and h.phase != WANTS_PACK:
        tricks = [str(int(h.tricks[side])) for side in sides]
        lines.append(ScoreLine(_IN_THIS_DEAL, tricks, "nations.tricks-above-six"))
    totals = [int(h.points[side]) for side in sides]
    return ScoreSheet(totals, _POINTS, _TARGET, lines)
