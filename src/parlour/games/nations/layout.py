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
from parlour.games.speech import many
from parlour.kernel.cards import NO_CARD, cards_in


def zones(h: Nations, seat: int) -> list[Zone]:
    """The reader's hand and tricks first, then round the table; pack, Star card and trick."""
    first = seat if 0 <= seat < SEATS else 0
    order = [(first + place) % SEATS for place in range(SEATS)]
    found = [_hand(h, owner, seat) for owner in order]
    if h.phase == WANTS_PACK:
        found.append(Zone("pack", "The pack", "stock", backs=CARDS))
    found.append(_star(h))
    found.append(_middle(h))
    found += [_taken(h, owner) for owner in order]
    return found


def _hand(h: Nations, owner: int, reader: int) -> Zone:
    """nations.sort-by-suit: one's own hand in faces; the Star card is no part of it while it
    lies on the table."""
    key, size = f"hand:{owner}", int(h.sizes[owner])
    if h.phase == WANTS_PACK:
        return Zone(key, "Your hand" if owner == reader else "Hand", "hand", owner)
    on_table = 1 << int(h.star_card) if h.star_open and owner == h.dealer else 0
    if owner == reader:
        cards = DECK.ids(cards_in(int(h.hand[owner]) & ~on_table))
        return Zone(key, "Your hand", "hand", owner, cards, note=many(size, "card"))
    shown = DECK.ids(cards_in(int(h.hand[owner]) & int(h.shown) & ~on_table))
    backs = size - len(shown) - bool(on_table)
    return Zone(key, "Hand", "hand", owner, shown, backs, many(size, "card"))


def _star(h: Nations) -> Zone:
    """nations.star-exposed: the Star card before the dealer, and what the Stars are.

    nations.ruling-star-card-in-hand: once taken up it is still named, if the table wishes.
    """
    zone = Zone("star", "Star card", "shown", int(h.dealer))
    if h.star_suit == NO_SUIT or h.phase == WANTS_PACK:
        return zone
    card = DECK[int(h.star_card)]
    zone.note = f"{nation(int(h.star_suit))} is the Star suit"
    if h.star_open:
        zone.cards = [card.id]
    elif h.show_taken_star == SHOW_STAR:
        zone.note += f"; the Star card was the {card.rank}"
    return zone


def _middle(h: Nations) -> Zone:
    """The trick in hand, in the order in which it was played."""
    zone = Zone("middle", "Trick", "middle")
    if h.phase == WANTS_PACK or h.leader == NO_SEAT:
        return zone
    order = [(int(h.leader) + place) % SEATS for place in range(SEATS)]
    zone.laid_by = [seat for seat in order if h.trick[seat] != NO_CARD]
    laid = [int(h.trick[seat]) for seat in zone.laid_by]
    zone.cards = DECK.ids(laid)
    if laid:
        zone.note = f"{nation(laid[0] // 13)} was led"
    return zone


def _taken(h: Nations, owner: int) -> Zone:
    """A side's tricks, face down before its first seat; the partner's place stays empty."""
    side = side_of(owner)
    tricks = int(h.tricks[side]) if h.phase != WANTS_PACK else 0
    zone = Zone(f"taken:{owner}", "Tricks", "taken", owner)
    if owner == side:
        zone.backs = 4 * tricks
        zone.note = f"{many(tricks, 'trick')} for the side"
    return zone


def last_taken(h: Nations) -> LastTaken | None:
    """All cards played are public: the trick last taken may be looked at."""
    if h.last_taker == NO_SEAT or h.phase == WANTS_PACK:
        return None
    cards = DECK.ids(int(card) for card in h.last if card != NO_CARD)
    return LastTaken("The last trick", cards, int(h.last_taker), "nations.winner-leads")


def score_sheet(h: Nations, seat: int) -> ScoreSheet:
    """The points of each seat's side, and the tricks of the deal in hand."""
    sides = [side_of(owner) for owner in range(SEATS)]
    lines: list[ScoreLine] = []
    if h.match == RUBBER:
        won = [str(int(h.games[side])) for side in sides]
        lines.append(ScoreLine("Games won", won, "nations.ruling-match"))
    if h.deals and h.phase != WANTS_PACK:
        tricks = [str(int(h.tricks[side])) for side in sides]
        lines.append(ScoreLine("Tricks in this deal", tricks, "nations.tricks-above-six"))
    totals = [int(h.points[side]) for side in sides]
    return ScoreSheet(totals, "points", "Ten points win the game.", lines)
