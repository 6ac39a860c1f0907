"""Masquerade without one of the clauses that are printed on its sheet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games import masquerade
from parlour.games.deck import Card, Deck
from parlour.games.masquerade import dealing, deck, following, scoring, state, tricks, turns
from parlour.kernel import cards
from tests.clauses.without import edited, spoilt


def pack(spoil: Callable[[Card], Card | None]) -> Callable[[], AbstractContextManager[Any]]:
    """The pack with each card as `spoil` leaves it."""

    def enter() -> AbstractContextManager[Any]:
        left = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("masquerade", left))

    return enter


def named(right: str, wrong: str) -> Callable[[], AbstractContextManager[Any]]:
    """The pack with a title spelled otherwise."""
    return pack(
        lambda card: replace(
            card, suit=card.suit.replace(right, wrong), name=card.name.replace(right, wrong)
        )
    )


def company() -> AbstractContextManager[Any]:
    return patch.object(masquerade, "GAME", replace(masquerade.GAME, least_seats=2, company=()))


def _by_mere_lot() -> AbstractContextManager[Any]:
    return patch.object(masquerade, "GAME", replace(masquerade.GAME, first_dealer=None))


WITHOUT = [
    spoilt(
        "masquerade.pack",
        "A card is missing.",
        pack(lambda card: card if card.number != 31 else None),
    ),
    spoilt("masquerade.titles", "A title is called Rover.", named("Mexican", "Rover")),
    spoilt("masquerade.players", "Any number from two to eight may play.", company),
    spoilt("masquerade.first-division", "No pack is divided: a seat is drawn.", _by_mere_lot),
    edited(
        "masquerade.first-dealer",
        "Whoever gets No. 2, Masquerader deals.",
        dealing.first_dealer,
        ("M1 in part", "M1 + 1 in part"),
    ),
    edited(
        "masquerade.deal-all",
        "The last cards all go to one player.",
        dealing.seat_dealt,
        ("1 + place", "1 + min(place, 23)"),
    ),
    edited(
        "masquerade.first-lead",
        "The dealer has the first lead.",
        tricks.leader_of_round,
        ("seat_to_left(s, s.dealer)", "s.dealer"),
    ),
    edited(
        "masquerade.lead-any",
        "Only the first card that may be led is led.",
        following.leadable,
        (
            "return hand & ~ABOVE_FIVE",
            """
            cards = hand & ~ABOVE_FIVE
            return bit(lowest(cards)) if cards != NONE else NONE
            """,
        ),
        lowest=cards.lowest,
    ),
    edited(
        "masquerade.title-rank",
        "No title is above another.",
        following.outranks,
        ("return is_masquerader(card)", "return False"),
    ),
    edited(
        "masquerade.m1-highest",
        "No. 1, Masquerader is the lowest of its title.",
        following.higher,
        (
            "return whole_title(card) & below(card)",
            """
            if card == M1:
                return whole_title(card) & ~bit(M1)
            return whole_title(card) & below(card) & ~bit(M1)
            """,
        ),
        M1=state.M1,
    ),
    edited(
        "masquerade.m8-over-ones",
        "No. 8, Masquerader is below every No. 1.",
        following.outranks,
        ("return is_masquerader(card)", "return card < M8 or card == M8 and other % TITLE > 0"),
        M8=state.M8,
    ),
    edited(
        "masquerade.number-order",
        "The greater number is the higher card.",
        following.higher,
        ("below(card)", "above(card)"),
        above=cards.above,
    ),
    edited(
        "masquerade.turn-order",
        "Turns pass to the right.",
        tricks.next_turn,
        ("seat_to_left(s, s.current)", "(s.current + s.seats - 1) % s.seats"),
    ),
    edited(
        "masquerade.follow-higher",
        "Any card follows.",
        following.following,
        ("if s.lower_follow == FREE:", "if True:"),
        ("return whole_title(led)", "return ALL_CARDS"),
        ALL_CARDS=state.ALL_CARDS,
    ),
    edited(
        "masquerade.follow-next",
        "Nobody is ever bound to the card just above the last.",
        following.next_if_bound,
        ("if s.must_next != ON:", "if True:"),
    ),
    edited(
        "masquerade.masquerader-fallback",
        "Whoever cannot follow may not lay a Masquerader.",
        following.fallback,
        ("maskers = hand & MASQUERADERS", "maskers = NONE"),
    ),
    edited(
        "masquerade.exchange-right",
        "Nobody may exchange.",
        turns.legal,
        ("n = list_cards(hand, FIRST_EXCHANGE, out, n)", "pass"),
    ),
    edited(
        "masquerade.pass-unable",
        "Whoever cannot play must exchange.",
        turns.legal,
        (
            """
            out[n] = PASS
            n += 1
            """,
            "pass",
        ),
    ),
    edited(
        "masquerade.round-complete",
        "The last seat has no turn.",
        tricks.next_turn,
        ("s.turns == s.seats", "s.turns == s.seats - 1"),
    ),
    edited(
        "masquerade.last-card-takes",
        "No card but No. 1, Masquerader wins a trick.",
        tricks.winning_place,
        ("if s.top != last:", "if True:"),
    ),
    edited(
        "masquerade.trick-three",
        "A trick counts nothing.",
        tricks.take_trick,
        ("award(s, taker, FOR_TRICKS, 3, clauses.TRICK_THREE, log)", "pass"),
    ),
    edited(
        "masquerade.trick-to-hand",
        "Whoever takes a trick, its cards go to the dealer.",
        tricks.put_in_hand,
        ("see_taken(s, taker, s.table)", "taker = s.dealer\nsee_taken(s, taker, s.table)"),
    ),
    edited(
        "masquerade.draw-back",
        "Nobody draws a card back.",
        tricks.is_to_draw,
        ("return s.trick_seat[place] != s.taker", "return False"),
    ),
    edited(
        "masquerade.own-card-four",
        "One's own card counts nothing.",
        tricks.draw,
        ("award(s, seat, FOR_OWN_CARD, 4, clauses.OWN_CARD_FOUR, log)", "pass"),
    ),
    edited(
        "masquerade.no-redeal",
        "After every round the cards are dealt anew.",
        tricks.end_round,
        ("start_round(s, log)", "s.phase = WANTS_PACK"),
        WANTS_PACK=state.WANTS_PACK,
    ),
    edited(
        "masquerade.constant-hands",
        "Whoever led draws nothing back, and the hands grow uneven.",
        tricks.is_to_draw,
        ("return s.trick_seat", "return place > 0 and s.trick_seat"),
    ),
    edited(
        "masquerade.m1-five",
        "No. 1, Masquerader counts nothing when it is laid.",
        turns.is_m1_paid,
        ("s.m1_played == 0", "False"),
    ),
    edited(
        "masquerade.m1-always-takes",
        "No. 1, Masquerader wins as other cards do.",
        tricks.winning_place,
        ("if s.m1_takes != AS_OTHERS:", "if False:"),
    ),
    edited(
        "masquerade.next-two",
        "A card just above the last counts nothing.",
        turns.is_next,
        ("return True", "return False"),
    ),
    edited(
        "masquerade.exchange-point",
        "An exchange counts nothing.",
        turns.swap,
        ("award(s, winner, FOR_EXCHANGE, 1, clauses.EXCHANGE_POINT, log)", "pass"),
    ),
    edited(
        "masquerade.lead-bar",
        "Every card may be led.",
        following.leadable,
        ("hand & ~ABOVE_FIVE", "hand"),
    ),
    edited(
        "masquerade.dealer-takes",
        "A trick that nobody wins goes to whoever played last.",
        tricks.take_trick,
        ("is_won else s.dealer", "is_won else s.trick_seat[s.trick_n - 1]"),
    ),
    edited(
        "masquerade.dealer-draw-back",
        "Nobody draws a card back from the dealer.",
        tricks.take_trick,
        ("s.drawer = NO_PLACE", "s.drawer = NO_PLACE if is_won else s.trick_n - 1"),
    ),
    edited(
        "masquerade.lead-rotates",
        "The same player leads in every round.",
        tricks.leader_of_round,
        (" + s.rounds", ""),
    ),
    edited(
        "masquerade.game-32",
        "No score wins the game.",
        scoring.has_reached_target,
        ("score >= TARGET", "False"),
    ),
    edited(
        "masquerade.winner-deals",
        "The dealer deals again.",
        dealing.next_dealer,
        ("else s.winner", "else s.dealer"),
    ),
]
