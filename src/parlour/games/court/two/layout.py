"""Where the cards of Court lie and what stands on the score sheet, for one seat's eyes."""

from __future__ import annotations

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.phases import FULL_HISTORY, NO_SEAT, OWN_COUNT
from parlour.games.court.two.state import CourtTwo, is_closed, sitting_out
from parlour.games.parts import LastTaken, ScoreLine, ScoreSheet, Zone
from parlour.games.saying import say
from parlour.games.speech import HAND, YOUR_HAND
from parlour.kernel.cards import NO_CARD, cards_in


def colour_name(colour: int) -> str:
    """Gold, Blue, Black or Red."""
    return COLOURS[colour][1]


_TALON = say("Talon")
_COUPLET = say("Couplet")
COUPLETS = say("Couplets")
_LAST_COUPLET = say("The last couplet")
_COURT_CARD = say("Court card")
_TURNED_DOWN = say("Court card, turned down")
_SITS_OUT = say("sits out")
COUNT_IN_ROUND = say("Count in this round")
POINTS = say("points")
SEVEN_WIN = say("Seven points win the game.")
COURT_COLOUR = tuple(say("Court colour {colour}", colour=name) for _, name in COLOURS)
_CLOSED = tuple(say("Court colour {colour}, closed", colour=name) for _, name in COLOURS)


def zones(h: CourtTwo, seat: int) -> list[Zone]:
    """My hand first, the others', the talon with the court card, the couplet, the couplets."""
    order = from_seat(seat, len(h.points))
    found = [_hand(h, owner, seat) for owner in order]
    found.append(Zone("talon", _TALON, "stock", backs=int(h.talon_left)))
    found.append(_court(h))
    led = [DECK[int(h.led)].id] if h.led != NO_CARD else []
    laid_by = [int(h.leader)] if led else []
    found.append(Zone("middle", _COUPLET, "middle", cards=led, laid_by=laid_by))
    found += [_taken(h, owner) for owner in order]
    return found


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats, the reader's first and then to the left; a watcher sits at seat 0."""
    first = seat if 0 <= seat < seats else 0
    return [(first + step) % seats for step in range(seats)]


def _hand(h: CourtTwo, owner: int, reader: int) -> Zone:
    key = f"hand:{owner}"
    if owner == sitting_out(h):
        label = YOUR_HAND if owner == reader else HAND
        return Zone(key, label, "hand", owner, note=_SITS_OUT)
    if owner == reader:
        return Zone(key, YOUR_HAND, "hand", owner, DECK.ids(cards_in(h.hand[owner])))
    return Zone(key, HAND, "hand", owner, backs=int(h.hand_size[owner]))


def _court(h: CourtTwo) -> Zone:
    """The court card beside the talon: face up, or turned down by a close."""
    if h.round_no == 0:
        return Zone("court", _COURT_CARD, "stock")
    note = COURT_COLOUR[int(h.court_colour)]
    if h.court_card == NO_CARD:
        return Zone("court", _COURT_CARD, "stock", note=note)
    if is_closed(h):
        return Zone("court", _TURNED_DOWN, "stock", backs=1, note=_CLOSED[int(h.court_colour)])
    card = DECK[int(h.court_card)].id
    return Zone("court", _COURT_CARD, "stock", cards=[card], note=note)


def _taken(h: CourtTwo, owner: int) -> Zone:
    """court.r6-no-other: earlier couplets lie face down, unless the table helps the memory."""
    key, label = f"taken:{owner}", COUPLETS
    if h.memory_aid != FULL_HISTORY:
        return Zone(key, label, "taken", owner, backs=2 * int(h.couplets[owner]))
    cards = [
        card
        for i in range(int(h.couplets_done))
        if h.couplet_taker[i] == owner
        for card in DECK.ids((int(h.couplet_led[i]), int(h.couplet_reply[i])))
    ]
    return Zone(key, label, "taken", owner, cards)


def last_taken(h: CourtTwo) -> LastTaken | None:
    """court.r6-examine-last: either player may look at the couplet last made."""
    done = int(h.couplets_done)
    if done == 0:
        return None
    cards = DECK.ids((int(h.couplet_led[done - 1]), int(h.couplet_reply[done - 1])))
    taker = int(h.couplet_taker[done - 1])
    return LastTaken(_LAST_COUPLET, cards, taker, "court.r6-examine-last")


def count_of(h: CourtTwo, seat: int) -> int:
    """court.count-figures, court.twenty-needs-couplet: the running count, for showing only."""
    if h.forfeited == seat or h.couplets[seat] == 0:
        return 0
    return int(h.pile[seat] + h.announced[seat])


def score_sheet(h: CourtTwo, seat: int) -> ScoreSheet:
    """court.pin, court.ruling-memory: the points always; the counts only as the table allows."""
    lines: list[ScoreLine] = []
    seats = range(len(h.points))
    if h.round_no > 0 and h.memory_aid >= OWN_COUNT:
        everyone = h.memory_aid == FULL_HISTORY
        counts = [str(count_of(h, owner)) if everyone or owner == seat else "" for owner in seats]
        lines.append(ScoreLine(COUNT_IN_ROUND, counts, "court.count-figures"))
    if h.carry:
        lines.append(
            ScoreLine(
                say("Waiting for the winner of the next round: {n}", n=int(h.carry)),
                [""] * len(seats),
                "court.r8-carry",
            )
        )
    if h.closed_by != NO_SEAT:
        marks = [say("closed") if owner == h.closed_by else "" for owner in seats]
        lines.append(ScoreLine(say("Court card turned down"), marks, "court.closing-turns-down"))
    totals = [int(points) for points in h.points]
    return ScoreSheet(totals, POINTS, SEVEN_WIN, lines)
