"""A position of Alice as text, and back.

    seats: 4
    dealer: 3
    turn: 0
    seat 0: 6L 11b 14a; down 3
    seat 1: 6b 14b; exposed 11; opening 2 7; down 3

A card is its set's number and L, a or b. LINES says what every line means, and what is taken to be
so where it is left out. Cards not named are out of play: of their sets each seat is given as many
as its `down` says beyond those named for it, the lowest first and seat by seat, and the rest are
nobody's.
"""

from __future__ import annotations

import numpy as np

from parlour.games.alice.sets import is_stalled
from parlour.games.alice.state import (
    CARDS,
    DRAWING,
    FOR_A_MISS,
    FOR_NO_LEAD,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    NO_SET,
    OPENING_SHOWN,
    PAYS_DEALER,
    PLAYING,
    SETS,
    WANTS_PACK,
    Alice,
    companions,
    leads_in_hand,
)
from parlour.games.position_text import Draft, Fault, sole
from parlour.games.saying import say
from parlour.kernel.cards import cards_in, minus
from parlour.kernel.log import ALL, WATCHER

PHASES = {"deal": WANTS_PACK, "play": PLAYING, "draw": DRAWING, "over": GAME_OVER}
REASONS = {"a miss": FOR_A_MISS, "no Lead": FOR_NO_LEAD}
LINES = (
    sole("seats", "4", "how many play", "as many as there are lines of seats"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("phase", "play", "deal, play, draw or over", "play"),
    sole("turn", "0", "the seat on turn, or `none`", "the dealer's left"),
    sole("played last", "0", "the seat that played last, or `none`", "the seat on turn"),
    sole("sets this turn", "1", "sets completed in this turn", "0"),
    sole("idle", "3", "turns in a row without a set", "0"),
    sole(
        "draw",
        "0 to 1 for a miss",
        "a card is to be drawn from the first seat by the second, `for a miss` or `for no Lead`",
        "none; the phase draw must have it",
    ),
    sole(
        "seat N",
        "6b 14b; exposed 11; opening 2 7; down 3",
        "a hand; `exposed` the set whose Lead lies on the table, `opening` the sets laid down "
        "before the play (`opening 2 and 1 hidden`), `down` how many sets it has in all, `holds 5` "
        "if the hand has more cards than are named",
        "no cards and no sets",
    ),
    sole("completed", "4 by 0, 9 by 2", "sets completed in play, in order, and by whom", "none"),
    sole(
        "known to WHO",
        "6b",
        "the cards whose place these know: seats, `watchers`, `all` or `nobody`",
        "each its holder alone, one exposed or finished all",
    ),
    sole(
        "seat N lacks",
        "6b",
        "cards that all know this hand not to have",
        "the exposed Leads alone",
    ),
    sole("shown", "6b", "cards that all have seen in play", "those exposed and finished"),
)
"""The lines of a position."""


def short(card: int) -> str:
    """A card in brief: 6L, 11b."""
    return f"{card // 3 + 1}{'Lab'[card % 3]}"


def shorts(cards: int | np.uint64) -> str:
    """Cards in brief, in order."""
    return " ".join(short(card) for card in cards_in(cards))


def _seat_word(seat: int) -> str:
    return "none" if seat == NO_SEAT else str(seat)


def write(s: Alice) -> str:
    """Any state, hidden ones too, as text; defaults are left out where that is safe."""
    lines = [f"seats: {int(s.seats)}", f"dealer: {int(s.dealer)}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    lines.append(f"turn: {_seat_word(int(s.current))}")
    if s.last_played != s.current:
        lines.append(f"played last: {_seat_word(int(s.last_played))}")
    if s.sets_this_turn:
        lines.append(f"sets this turn: {int(s.sets_this_turn)}")
    if s.idle:
        lines.append(f"idle: {int(s.idle)}")
    if s.phase == DRAWING:
        reason = next(word for word, number in REASONS.items() if number == s.draw_for)
        lines.append(f"draw: {int(s.giver)} to {int(s.taker)} for {reason}")
    lines += [_write_seat(s, seat) for seat in range(int(s.seats))]
    if s.laid_n:
        made = (f"{int(s.laid[k]) + 1} by {_by(int(s.laid_by[k]))}" for k in range(int(s.laid_n)))
        lines.append(f"completed: {', '.join(made)}")
    lines += _write_knowledge(s)
    return "\n".join(lines) + "\n"


def _by(seat: int) -> str:
    return "nobody" if seat == NO_SEAT else str(seat)


def _write_seat(s: Alice, seat: int) -> str:
    parts = [shorts(s.hand[seat]) or "nothing"]
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        parts.append(f"holds {int(s.sizes[seat])}")
    if s.exposed[seat] != NO_SET:
        parts.append(f"exposed {int(s.exposed[seat]) + 1}")
    if s.opening[seat]:
        named = [str(card // 3 + 1) for card in cards_in(s.piles[seat]) if card % 3 == 0]
        hidden = int(s.opening[seat]) - len(named)
        parts.append("opening " + " ".join(named + (["and", str(hidden), "hidden"] * (hidden > 0))))
    if s.score[seat]:
        parts.append(f"down {int(s.score[seat])}")
    return f"seat {seat}: {'; '.join(parts)}"


def _write_knowledge(s: Alice) -> list[str]:
    """Who knows, who lacks and what was shown, where it is not as a reader would take it."""
    lines = []
    plain = plain_knowers(s)
    masks = {int(s.knowers[card]) for card in range(CARDS)}
    for mask in sorted(masks, reverse=True):
        cards = [c for c in range(CARDS) if int(s.knowers[c]) == mask and plain[c] != mask]
        if cards:
            lines.append(f"known to {_write_mask(mask)}: {' '.join(short(c) for c in cards)}")
    on_table = exposed_leads(s)
    for seat in range(int(s.seats)):
        lacking = int(s.lacks[seat]) & ~on_table
        if lacking:
            lines.append(f"seat {seat} lacks: {shorts(lacking)}")
    more = int(s.shown) & ~plainly_shown(s)
    if more:
        lines.append(f"shown: {shorts(more)}")
    return lines


def _write_mask(mask: int) -> str:
    if mask == int(ALL):
        return "all"
    words = [str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1]
    if mask >> WATCHER & 1:
        words.append("watchers")
    return " ".join(words) or "nobody"


def exposed_leads(s: Alice) -> int:
    """The Leads that lie on the table."""
    exposed = (int(s.exposed[seat]) for seat in range(int(s.seats)))
    return sum(1 << 3 * i for i in exposed if i != NO_SET)


def plainly_shown(s: Alice) -> int:
    """Cards that all have seen: finished sets, exposed Leads, opening sets where shown."""
    shown = int(s.finished) | exposed_leads(s)
    if s.opening_sets == OPENING_SHOWN:
        for seat in range(int(s.seats)):
            shown |= int(s.piles[seat])
    return shown


def plain_knowers(s: Alice) -> list[int]:
    """Who would know each card if nothing were said of it."""
    known = [0] * CARDS
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat] | s.piles[seat]):
            known[card] = 1 << seat
    for card in cards_in(plainly_shown(s)):
        known[card] = int(ALL)
    return known


def check(draft: Draft, s: Alice) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_cards(draft, s)
    if not draft.unseen:
        _check_knowledge(draft, s)
    if s.phase == GAME_OVER:
        if s.down < SETS and not is_stalled(s):
            raise Fault(
                say("the game is over only when all sets are down, or nobody gets on."), "phase"
            )
        if s.giver != NO_SEAT:
            raise Fault(say("nobody draws in this phase."), "draw")
        return
    if s.down == SETS:
        raise Fault(say("all sets are down: the game is over."), "phase")
    if is_stalled(s):
        raise Fault(say("after so many turns without a set the game is over."), "idle")
    _check_turn(draft, s)
    if s.phase == DRAWING:
        _check_draw(draft, s)
    elif s.giver != NO_SEAT:
        raise Fault(say("nobody draws in this phase."), "draw")
    elif not draft.unseen:
        _check_play(draft, s)


def _check_cards(draft: Draft, s: Alice) -> None:
    """All cards of the pack are in hands, exposed, or in sets that are down."""
    seats = range(int(s.seats))
    for seat in seats:
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.hand[seat] & s.lacks[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"seat {seat} lacks", name)
    total = sum(s.sizes) + sum(s.exposed[k] != NO_SET for k in seats) + 3 * int(s.down)
    if total != CARDS:
        raise Fault(
            say(
                "{total} cards are in the game, and the pack has {cards}.", total=total, cards=CARDS
            )
        )


def _check_knowledge(draft: Draft, s: Alice) -> None:
    """A holder knows his cards, and all know what they have been shown."""
    lines = [name for name in draft.lines if name.startswith("known to")]
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat] | s.piles[seat]):
            if not int(s.knowers[card]) >> seat & 1:
                why = say("seat {seat} knows its own {card}.", seat=seat, card=short(card))
                raise Fault(why, *lines)
    for card in cards_in(plainly_shown(s) | exposed_leads(s)):
        if s.knowers[card] != ALL:
            raise Fault(say("all know where {card} is.", card=short(card)), *lines)


def _check_turn(draft: Draft, s: Alice) -> None:
    if s.current == NO_SEAT:
        raise Fault(say("nobody is on turn."), "turn")
    if s.sets_this_turn > s.down:
        raise Fault(say("fewer sets than that are down."), "sets this turn")
    if s.sets_this_turn and s.idle:
        draft.doubt(say("a turn with a set in it is not idle."), "idle", "sets this turn")


def _check_draw(draft: Draft, s: Alice) -> None:
    """alice.miss-forfeit, alice.no-lead-forfeit: who pays, and whom."""
    giver, taker = int(s.giver), int(s.taker)
    if s.sizes[giver] == 0:
        raise Fault(say("seat {seat} has no card to be drawn.", seat=giver), "draw")
    if giver != s.current:
        raise Fault(say("whoever is on turn pays."), "draw", "turn")
    if s.draw_for == FOR_A_MISS:
        if giver == taker or s.exposed[giver] == NO_SET:
            raise Fault(say("a miss is paid to another, by one who has a Lead exposed."), "draw")
        return
    if s.exposed[giver] != NO_SET or leads_in_hand(s, giver) or s.sets_this_turn:
        raise Fault(say("seat {seat} has a Lead, and owes nothing for it.", seat=giver), "draw")
    payee = int(s.last_played)
    if payee == NO_SEAT and s.first_turn_no_lead == PAYS_DEALER:
        payee = int(s.dealer)
    if taker != payee:
        raise Fault(say("for no Lead the one who played last is paid."), "draw", "played last")


def _check_play(draft: Draft, s: Alice) -> None:
    """The player on turn has something to do, and was bound to do it."""
    seat = int(s.current)
    name = f"seat {seat}"
    if s.exposed[seat] == NO_SET:
        if not leads_in_hand(s, seat) and s.sets_this_turn == 0:
            why = say("seat {seat} is to play and has no Lead; write the draw it owes.", seat=seat)
            raise Fault(why, name)
    elif not minus(companions(int(s.exposed[seat])), s.hand[seat]):
        raise Fault(say("seat {seat} has the whole of the set it has exposed.", seat=seat), name)
    if s.last_played != seat:
        draft.doubt(say("whoever is on turn with a Lead has played last."), "played last", "turn")
