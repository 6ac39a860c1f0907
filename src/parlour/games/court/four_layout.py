"""Where the cards of four lie and what stands on their score sheet, for one seat's eyes."""

from __future__ import annotations

from parlour.games.court.deck import DECK
from parlour.games.court.four_scoring import count
from parlour.games.court.four_state import SEATS, CourtFour, side_of
from parlour.games.court.layout import (
    COUNT_IN_ROUND,
    COUPLETS,
    COURT_COLOUR,
    FULL_HISTORY,
    OWN_COUNT,
    POINTS,
    from_seat,
)
from parlour.games.parts import LastTaken, ScoreLine, ScoreSheet, Zone
from parlour.games.saying import say
from parlour.games.speech import HAND, YOUR_HAND
from parlour.kernel.cards import NO_CARD, cards_in

_COURT_COLOUR = say("Court colour")
_DOUBLE_COUPLET = say("Double couplet")
_LAST_DOUBLE = say("The last double couplet")
_SEVEN_WIN = say("Seven points win the game for a side.")


def zones(h: CourtFour, seat: int) -> list[Zone]:
    """My hand first, then round the table, so that my partner sits opposite; then the couplet."""
    order = from_seat(seat, SEATS)
    found = [_hand(h, owner, seat) for owner in order]
    note = COURT_COLOUR[int(h.court_colour)] if h.round_no else ""
    found.append(Zone("court", _COURT_COLOUR, "stock", note=note))
    found.append(_middle(h))
    found += [_taken(h, owner) for owner in order]
    return found


def _middle(h: CourtFour) -> Zone:
    """The cards of the double couplet in hand, in the order in which they were put down."""
    zone = Zone("middle", _DOUBLE_COUPLET, "middle")
    if h.leader >= 0:
        order = from_seat(int(h.leader), SEATS)
        zone.laid_by = [seat for seat in order if h.table[seat] != NO_CARD]
        zone.cards = DECK.ids(int(h.table[seat]) for seat in zone.laid_by)
    return zone


def _hand(h: CourtFour, owner: int, reader: int) -> Zone:
    key = f"hand:{owner}"
    if owner == reader:
        return Zone(key, YOUR_HAND, "hand", owner, DECK.ids(cards_in(h.hand[owner])))
    return Zone(key, HAND, "hand", owner, backs=int(h.hand_size[owner]))


def cards_of(h: CourtFour, place: int) -> list[str]:
    """A double couplet in the order in which it was played."""
    order = from_seat(int(h.couplet_leader[place]), SEATS)
    return DECK.ids(int(h.couplet_card[place, seat]) for seat in order)


def _taken(h: CourtFour, owner: int) -> Zone:
    """court.r6-no-other: earlier couplets lie face down, unless the table helps the memory."""
    key, label = f"taken:{owner}", COUPLETS
    places = [i for i in range(int(h.couplets_done)) if h.couplet_taker[i] == owner]
    if h.memory_aid != FULL_HISTORY:
        return Zone(key, label, "taken", owner, backs=SEATS * len(places))
    cards = [card for place in places for card in cards_of(h, place)]
    return Zone(key, label, "taken", owner, cards)


def last_taken(h: CourtFour) -> LastTaken | None:
    """court.r6-examine-last: every player may look at the double couplet last made."""
    done = int(h.couplets_done)
    if done == 0:
        return None
    taker = int(h.couplet_taker[done - 1])
    cards = cards_of(h, done - 1)
    return LastTaken(_LAST_DOUBLE, cards, taker, "court.r6-examine-last")


def score_sheet(h: CourtFour, seat: int) -> ScoreSheet:
    """court.pin, court.ruling-memory: the points always; the counts only as the table allows."""
    lines: list[ScoreLine] = []
    if h.round_no > 0 and h.memory_aid >= OWN_COUNT:
        counts = [
            str(int(count(h, side_of(owner))))
            if h.memory_aid == FULL_HISTORY or _is_side_of(seat, owner)
            else ""
            for owner in range(SEATS)
        ]
        lines.append(ScoreLine(COUNT_IN_ROUND, counts, "court.count-figures"))
    if h.carry:
        label = say("Waiting for the winner of the next round: {n}", n=int(h.carry))
        lines.append(ScoreLine(label, [""] * SEATS, "court.r8-carry"))
    totals = [int(h.points[side_of(owner)]) for owner in range(SEATS)]
    return ScoreSheet(totals, POINTS, _SEVEN_WIN, lines)


def _is_side_of(reader: int, owner: int) -> bool:
    return 0 <= reader < SEATS and side_of(reader) == side_of(owner)
