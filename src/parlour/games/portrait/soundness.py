"""What must be true of a position of Portrait Authors for the game to go on from it."""

from __future__ import annotations

from parlour.games.portrait.position import in_brief, units_in_brief, won_by_stacks
from parlour.games.portrait.state import (
    AUTHORS,
    GAME_OVER,
    GROUPS,
    PAIRS,
    REMAINDER_AUTO,
    Portrait,
    book_cards,
    cards_of_form,
    group_cards,
    pair_cards,
    unit_cards,
)
from parlour.games.portrait.tabling import is_remainder
from parlour.games.portrait.turns import wanted
from parlour.games.position_text import Draft, Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in, minus


def check(draft: Draft, s: Portrait) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_seats(draft, s)
    _check_table(draft, s)
    _check_pack(draft, s)
    _check_turn(draft, s)
    if not draft.unseen:
        _check_knowledge(draft, s)
        _check_hands(draft, s)


def _check_seats(draft: Draft, s: Portrait) -> None:
    """What is told of a seat is true of it."""
    for seat in range(int(s.seats)):
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.denied[seat] & s.hand[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"seat {seat} lacks", name)
        if s.score[seat] < won_by_stacks(s, seat):
            raise Fault(say("seat {seat} has made more than that by stacks.", seat=seat), name)
        if (s.draws[seat] or s.late[seat]) and not s.bank_on:
            raise Fault(say("this game has no Bank."), name)
        if s.late[seat] > s.draws[seat]:
            raise Fault(say("nobody has drawn more cards lately than in all."), name)
        if s.fresh_open[seat] & ~s.fresh[seat] or s.added_open[seat] & ~s.added[seat]:
            draft.doubt(say("all can tell no more of seat {seat} than is true.", seat=seat), name)
        beyond = int(s.denied[seat]) & ~int(cards_of_form(s))
        if beyond:
            raise Fault(say("with the portraits alone there are no sketch cards."), f"{name} lacks")
    if int(s.shown) & ~int(cards_of_form(s)):
        raise Fault(say("with the portraits alone there are no sketch cards."), "shown")


def _check_table(draft: Draft, s: Portrait) -> None:
    """portrait.stacking: pairs are laid whole, and every stack is of one group.

    Of books of four a part may be out of play: what is left of them is settled at the end.
    """
    tabled = int(s.tabled)
    for g in range(GROUPS if s.form == PAIRS else 0):
        for author in range(AUTHORS):
            cards = int(pair_cards(g, 1 << author))
            if tabled & cards and cards & ~tabled:
                laid, left = in_brief(tabled & cards), in_brief(cards & ~tabled)
                why = say("{laid} cannot lie on the table without {left}.", laid=laid, left=left)
                raise Fault(why, "out")
    for k in range(int(s.stacks)):
        cards = int(s.stack_cards[k])
        if sum(1 for g in range(GROUPS) if cards & int(group_cards(g))) != 1:
            raise Fault(say("a stack has cards of one group or book."), "stack")


def _check_pack(draft: Draft, s: Portrait) -> None:
    """Every card is in a hand, in the Bank or on the table."""
    total = sum(s.sizes) + int(s.bank_n) + int(s.tabled).bit_count()
    cards = int(cards_of_form(s)).bit_count()
    if total != cards:
        why = say(
            "{total} cards are in the game, and the pack has {cards}.", total=total, cards=cards
        )
        raise Fault(why, "bank", "out")


def _check_turn(draft: Draft, s: Portrait) -> None:
    """portrait.r-end: the game is over when all cards are on the table, and not before."""
    is_out = s.tabled == cards_of_form(s)
    if s.phase == GAME_OVER and not is_out:
        raise Fault(say("the game is over only when all cards are on the table."), "phase")
    if s.phase != GAME_OVER and is_out:
        raise Fault(say("all cards are on the table: the game is over."), "phase")
    if s.phase != GAME_OVER and s.sizes[int(s.current)] == 0:
        raise Fault(say("seat {seat} is on turn and has no cards.", seat=int(s.current)), "turn")


def _check_knowledge(draft: Draft, s: Portrait) -> None:
    """What all have seen or concluded is so."""
    banked = 0
    for card in s.bank:
        if card != NO_CARD:
            banked |= 1 << int(card)
    if int(s.shown) & banked:
        why = say("nobody has seen {cards} in the Bank.", cards=in_brief(int(s.shown) & banked))
        raise Fault(why, "shown")
    for seat in range(int(s.seats)):
        for u in cards_in(s.proved[seat]):
            is_unit = s.form != PAIRS or u % 2 == 0
            if not is_unit or not minus(s.hand[seat] & unit_cards(s, u), s.shown):
                told = units_in_brief(int(s.form), 1 << u)
                why = say("seat {seat} has no unseen card of {units}.", seat=seat, units=told)
                raise Fault(why, f"seat {seat} proved")


def _check_hands(draft: Draft, s: Portrait) -> None:
    """Whole books of four are down, and the player on turn has something to call for."""
    if s.phase == GAME_OVER:
        return
    for seat in range(int(s.seats)):
        name = f"seat {seat}"
        for u in range(0 if s.form == PAIRS else 2 * GROUPS):
            if s.hand[seat] & book_cards(u) == book_cards(u):
                book = in_brief(book_cards(u))
                raise Fault(
                    say("seat {seat} would have laid its book {book}.", seat=seat, book=book), name
                )
        for g in range(GROUPS if s.form == PAIRS and s.remainder_auto == REMAINDER_AUTO else 0):
            if is_remainder(s, seat, g):
                draft.doubt(say("at this table the rest of a group goes down by itself."), name)
    if not wanted(s, int(s.current)):
        why = say("seat {seat} is on turn and has nothing to call for.", seat=int(s.current))
        raise Fault(why, "turn", f"seat {int(s.current)}")
