"""The printed clauses of Alice in Wonderland, each left out in turn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games import alice
from parlour.games.alice import calls, dealing, deck, forfeits, sets, turns
from parlour.games.deck import Card, Deck
from tests.clauses.without import edited, spoilt


def _pack(spoil: Callable[[Card], Card | None]) -> Callable[[], AbstractContextManager[Any]]:
    """The pack with each card as `spoil` leaves it."""

    def enter() -> AbstractContextManager[Any]:
        left = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("alice", left))

    return enter


def _company() -> AbstractContextManager[Any]:
    return patch.object(alice, "GAME", replace(alice.GAME, least_seats=3, most_seats=8))


WITHOUT = [
    spoilt(
        "alice.title-pictures",
        "A card is missing.",
        _pack(lambda card: card if card.number != 47 else None),
    ),
    spoilt(
        "alice.pack-sixteen-threes",
        "There are fifteen sets, one of them of six.",
        _pack(lambda card: replace(card, suit="1") if card.number > 44 else card),
    ),
    spoilt(
        "alice.pack-same-number",
        "A companion has the number of another set.",
        _pack(lambda card: replace(card, suit="7") if card.number == 1 else card),
    ),
    spoilt(
        "alice.pack-one-lead",
        "A set has two Leads.",
        _pack(lambda card: replace(card, rank="Lead") if card.number == 1 else card),
    ),
    spoilt(
        "alice.pack-lead-names-companions",
        "No Lead names its companions.",
        _pack(lambda card: replace(card, companions=())),
    ),
    spoilt(
        "alice.pack-example-tears",
        "The Pool of Tears has a Walrus for its Crab.",
        _pack(lambda card: replace(card, name="Walrus") if card.name == "Crab" else card),
    ),
    spoilt("alice.players-several", "Only three to eight may play.", _company),
    spoilt("alice.r-players", "Only three to eight may play.", _company),
    edited(
        "alice.deal-shuffle-cut",
        "The pack is dealt in the order of its numbers, whatever chance said.",
        dealing.card_at,
        ("return pack[place]", "return place"),
    ),
    edited(
        "alice.deal-one-at-a-time",
        "Each player receives all his cards at once.",
        dealing.seat_dealt,
        ("(s.dealer + 1 + place)", "(s.dealer + 1 + place // -(-48 // s.seats))"),
    ),
    edited(
        "alice.opening-lay-sets",
        "Whole sets stay in the hand.",
        dealing.lay_opening_sets,
        ("for i in range(SETS):", "for i in range(0):"),
    ),
    edited(
        "alice.opening-face-down",
        "Opening sets lie face up.",
        dealing.is_opening_shown,
        ("s.opening_sets == OPENING_SHOWN", "True"),
    ),
    edited(
        "alice.first-left-of-dealer",
        "The dealer has the first turn.",
        dealing.deal,
        ("go_on(s, seat_to_left(s, s.dealer, 1), log)", "go_on(s, s.dealer, log)"),
    ),
    edited(
        "alice.turn-expose",
        "No Lead may be exposed.",
        calls.bar_to_exposing,
        ("refusals.ALREADY_EXPOSED if", "refusals.LEAD_NOT_HELD if True or"),
    ),
    edited(
        "alice.turn-call-anyone",
        "Only the left neighbour may be called on.",
        calls.bar_to_seat,
        ("d >= s.seats", "d > 1"),
    ),
    edited(
        "alice.call-hand-over",
        "Nobody hands anything over.",
        calls.handed_over,
        ("s.hand[asked] & bit(card)", "NONE"),
    ),
    edited(
        "alice.call-one-card",
        "Both companions are handed over.",
        calls.handed_over,
        ("bit(card)", "companions(card // 3)"),
    ),
    edited(
        "alice.hit-complete-from-hand",
        "What a hit completes stays on the table.",
        calls.hit,
        ("not complete_exposed(s, seat, clauses.HIT_COMPLETE_FROM_HAND, log)", "True"),
    ),
    edited(
        "alice.hit-call-again",
        "After a hit the turn passes.",
        calls.hit,
        ("return NO_SEAT", "return NO_SEAT if s.exposed[seat] == -1 else seat_to_left(s, seat, 1)"),
    ),
    edited(
        "alice.miss-forfeit",
        "A miss costs nothing.",
        forfeits.pay_for_miss,
        ("if s.sizes[seat] > 0:", "if False:"),
        ("forfeit_last_lead(s, seat, asked, log)", "pass"),
    ),
    edited(
        "alice.miss-turn-passes",
        "After a miss the caller goes on.",
        forfeits.after_miss,
        ("seat_to_left(s, seat, 1)", "seat"),
    ),
    edited(
        "alice.after-set-may-expose",
        "After a set no other Lead may be exposed.",
        calls.bar_to_exposing,
        ("s.exposed[seat] != NO_SET", "s.exposed[seat] != NO_SET or s.sets_this_turn > 0"),
    ),
    edited(
        "alice.after-set-go-on",
        "After two sets no other Lead may be exposed.",
        calls.bar_to_exposing,
        ("s.exposed[seat] != NO_SET", "s.exposed[seat] != NO_SET or s.sets_this_turn > 1"),
    ),
    edited(
        "alice.no-lead-forfeit",
        "A turn without a Lead costs nothing.",
        turns.payee_for_no_lead,
        ("payee if s.sizes[seat] > 0 else NO_SEAT", "NO_SEAT"),
    ),
    edited(
        "alice.no-lead-turn-passes",
        "After a turn without a Lead the next player is passed over.",
        turns.after_no_lead,
        ("seat_to_left(s, seat, 1)", "seat_to_left(s, seat, 2)"),
    ),
    edited(
        "alice.lead-on-table-counts",
        "A Lead on the table is as good as none.",
        turns.has_lead,
        ("s.exposed[seat] != NO_SET or ", ""),
    ),
    edited(
        "alice.set-then-no-lead-free",
        "Nobody may stop for want of a Lead.",
        calls.bar_to_stopping,
        ("return 0", "return 0 if leads_in_hand(s, seat) != NONE else refusals.NO_SET_YET"),
    ),
    edited(
        "alice.one-lead-at-a-time",
        "A second Lead may be exposed beside the first.",
        calls.bar_to_exposing,
        ("s.exposed[seat] != NO_SET", "False"),
    ),
    edited(
        "alice.last-lead-forfeited",
        "Whoever has no other card keeps his Lead.",
        forfeits.pay_for_miss,
        ("forfeit_last_lead(s, seat, asked, log)", "pass"),
    ),
    edited(
        "alice.win-most-sets",
        "Sets count for nothing.",
        sets.scores,
        ("s.score[seat]", "0"),
    ),
    edited(
        "alice.forfeit-is-blind-draw",
        "The payer chooses the card that he gives.",
        forfeits.drawer,
        ("CHANCE", "s.giver"),
    ),
]
