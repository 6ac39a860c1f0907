"""What all the world knows of the cards, and what a seat has received."""

from __future__ import annotations

from parlour.games.portrait.state import (
    ALL_GROUPS,
    HAND_OR_TABLE,
    SAME_GROUP,
    Portrait,
    unit_cards,
    unit_of,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has
from parlour.kernel.rule import rule


@rule
def denials(s: Portrait) -> int:
    """How many cards all hands together are known not to have."""
    total = 0
    for seat in range(s.seats):
        total += count(s.denied[seat])
    return total


@rule
def note_call(s: Portrait, seat: int, card: int) -> None:
    """Whoever calls for a card has not got it, but holds a card of its group or book.

    If all know of one such card, the call tells nothing more of the hand.
    """
    s.denied[seat] |= bit(card)
    u = unit_of(s, card)
    known = s.hand[seat] & s.shown
    if s.calling_right == HAND_OR_TABLE:
        known |= s.stacked[seat]
    if (known & unit_cards(s, u)) == NONE:
        s.proved[seat] |= bit(u)


@rule
def show(s: Portrait, card: int, holder: int) -> None:
    """Everybody sees this card come into the holder's hand."""
    s.shown |= bit(card)
    for seat in range(s.seats):
        s.denied[seat] |= bit(card)
    s.denied[holder] &= ~bit(card)


@rule
def forget_proof(s: Portrait, seat: int, card: int) -> None:
    """A card that nobody had seen leaves the hand: it may be the one that a call had proved."""
    if not has(s.shown, card):
        s.proved[seat] &= ~bit(unit_of(s, card))


@rule
def forget_proofs(s: Portrait, seat: int, left: int) -> None:
    """The same for cards of one group or book that go to the table; `left` is one of them."""
    s.proved[seat] &= ~bit(unit_of(s, left))


@rule
def receive(s: Portrait, seat: int, card: int) -> None:
    """A card in the sight of all: rule 3 and rule 5 are met by it.

    portrait.r-new-card: after a miss a card of any group will do, unless the table wants one of
    the same group. portrait.r-added: once added to, a group stays so.
    """
    group = 1 << (card // 8)
    renewed = group if s.new_card_scope == SAME_GROUP else ALL_GROUPS
    s.fresh[seat] |= renewed
    s.fresh_open[seat] |= renewed
    s.added[seat] |= group
    s.added_open[seat] |= group


@rule
def receive_unseen(s: Portrait, seat: int, card: int, called: int) -> None:
    """A card from the Bank that only its drawer sees (portrait.r-bank-pairs).

    It may be any card that the others cannot place, but for the one just called in vain.
    """
    s.draws[seat] += 1
    s.late[seat] += 1
    kept = s.tabled | s.shown
    if called != NO_CARD:
        kept |= bit(called)
    s.denied[seat] &= kept
    s.added[seat] |= 1 << (card // 8)
    if s.new_card_scope == SAME_GROUP:
        s.fresh[seat] |= 1 << (card // 8)
    else:
        s.fresh[seat] = ALL_GROUPS
        s.fresh_open[seat] = ALL_GROUPS


@rule
def note_miss(s: Portrait, seat: int) -> None:
    """portrait.missed-needs-new-card: the seat has missed or lost a call."""
    s.fresh[seat] = 0
    s.fresh_open[seat] = 0
    s.late[seat] = 0
    s.missed[seat] = 1
