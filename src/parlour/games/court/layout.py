"""Where the cards of Court lie and what stands on the score sheet, for one seat's eyes."""

from __future__ import annotations

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.state import NO_SEAT, CourtTwo, is_closed, sitting_out
from parlour.games.parts import LastTaken, ScoreLine, ScoreSheet, Zone
from parlour.kernel.cards import NO_CARD, cards_in

OWN_COUNT, FULL_HISTORY = 1, 2
"""Values of the option memory_aid beyond `off`."""


def colour_name(colour: int) -> str:
    """Gold, Blue, Black or Red."""
    return COLOURS[colour][1]


def zones(h: CourtTwo, seat: int) -> list[Zone]:
    """My hand first, the others', the talon with the court card, the couplet, the couplets."""
    order = from_seat(seat, len(h.points))
    found = [_hand(h, owner, seat) for owner in order]
    found.append(Zone("talon", "Talon", "stock", backs=int(h.talon_left)))
    found.append(_court(h))
    led = [DECK[int(h.led)].id] if h.led != NO_CARD else []
    laid_by = [int(h.leader)] if led else []
    found.append(Zone("middle", "Couplet", "middle", cards=led, laid_by=laid_by))
    found += [_taken(h, owner) for owner in order]
    return found


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats, the reader's first and then to the left; a watcher sits at seat 0."""
    first = seat if 0 <= seat < seats else 0
    return [(first + step) % seats for step in range(seats)]


def _hand(h: CourtTwo, owner: int, reader: int) -> Zone:
    key = f"hand:{owner}"
    if owner == sitting_out(h):
        label = "Your hand" if owner == reader else "Hand"
        return Zone(key, label, "hand", owner, note="sits out")
    if owner == reader:
        return Zone(key, "Your hand", "hand", owner, DECK.ids(cards_in(h.hand[owner])))
    return Zone(key, "Hand", "hand", owner, backs=int(h.hand_size[owner]))


def _court(h: CourtTwo) -> Zone:
    """The court card beside the talon: face up, or turned down by a close."""
    if h.round_no == 0:
        return Zone("court", "Court card", "stock")
    note = f"Court colour {colour_name(int(h.court_colour))}"
    if h.court_card == NO_CARD:
        return Zone("court", "Court card", "stock", note=note)
    if is_closed(h):
        return Zone("court", "Court card, turned down", "stock", backs=1, note=note + ", closed")
    card = DECK[int(h.court_card)].id
    return Zone("court", "Court card", "stock", cards=[card], note=note)


def _taken(h: CourtTwo, owner: int) -> Zone:
    """court.r6-no-other: earlier couplets lie face down, unless the table helps the memory."""
    key, label = f"taken:{owner}", "Couplets"
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
    return LastTaken("The last couplet", cards, taker, "court.r6-examine-last")


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
        lines.append(ScoreLine("Count in this round", counts, "court.count-figures"))
    if h.carry:
        lines.append(
            ScoreLine(
                f"Waiting for the winner of the next round: {int(h.carry)}",
                [""] * len(seats),
                "court.r8-carry",
            )
        )
    if h.closed_by != NO_SEAT:
        marks = ["closed" if owner == h.closed_by else "" for owner in seats]
        lines.append(ScoreLine("Court card turned down", marks, "court.closing-turns-down"))
    totals = [int(points) for points in h.points]
    return ScoreSheet(totals, "points", "Seven points win the game.", lines)
