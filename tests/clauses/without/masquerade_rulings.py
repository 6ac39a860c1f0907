"""Masquerade without one of our rulings on its sheet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np

from parlour.games import masquerade
from parlour.games.masquerade import dealing, following, narration, scoring, tricks, turns
from tests.clauses.without import edited, rewritten, spoilt
from tests.clauses.without.masquerade_printed import company, named


def _all_told() -> AbstractContextManager[Any]:
    said = "{dealer} gets No. 1, Masquerader, and somebody No. 2, Masquerader."
    return patch.object(masquerade, "GAME", replace(masquerade.GAME, finding_dealer=said))


def _fining(why_not: Callable[..., int]) -> Callable[..., int]:
    """The refusals, each with a fine of one point."""

    def fining(s: Any, seat: int, action: int) -> int:
        refusal = int(why_not(s, seat, action))
        if refusal:
            s.score[seat] -= 1
        return refusal

    return fining


WITHOUT = [
    spoilt(
        "masquerade.r01-suit-names", "Istrique is called Histrique.", named("Istrique", "Histrique")
    ),
    edited(
        "masquerade.r04-calling",
        "A card is called without its number.",
        narration.called,
        ("DECK[card].name", "DECK[card].suit"),
    ),
    edited(
        "masquerade.r05-follow-above",
        "A follower has to beat the best card of the title.",
        following.following,
        ("s.best if s.follow_above == ABOVE_TOP else led", "s.best"),
    ),
    edited(
        "masquerade.r06-endeavors-duty",
        "A Masquerader may be laid by one who can follow.",
        following.is_either,
        ("s.play_duty == EITHER", "True"),
    ),
    edited(
        "masquerade.r07-next-is-aim",
        "The card just above the last must be laid by its holder.",
        following.next_if_bound,
        ("s.must_next != ON", "False"),
    ),
    edited(
        "masquerade.r08-lower-card",
        "Any card of the title led follows.",
        following.following,
        ("s.lower_follow == FREE", "True"),
    ),
    edited(
        "masquerade.r09-low-masquerader",
        "Only the lowest Masquerader may be laid.",
        following.is_low_bound,
        ("s.must_low == ON", "True"),
    ),
    edited(
        "masquerade.r10-after-a-masquerader",
        "A plain card wins over a Masquerader if it is the best of its title.",
        tricks.winning_place,
        ("s.top != last", "s.top != last and s.trick_card[last] != s.best"),
    ),
    edited(
        "masquerade.r11-masquerader-led",
        "On a led Masquerader none may be laid that is lower.",
        following.fallback,
        (
            "maskers = hand & MASQUERADERS",
            "maskers = NONE if is_masquerader(s.trick_card[0]) else hand & MASQUERADERS",
        ),
    ),
    edited(
        "masquerade.r12-exchange-when",
        "Whoever still has nothing to lay may exchange again.",
        turns.after_exchange,
        ("if playable(s, s.hand[s.current], None) == NONE:", "if False:"),
    ),
    edited(
        "masquerade.r13-exchange-how",
        "The neighbour always chooses what he gives.",
        turns.lay_aside,
        ("GIVING if s.exchange == BOTH_CHOOSE else EXCHANGING", "GIVING"),
    ),
    edited(
        "masquerade.r14-exchange-point",
        "The point is the mover's.",
        turns.swap,
        ("seat if s.exchange_point == TO_MOVER else other", "seat"),
    ),
    edited(
        "masquerade.r15-after-exchange",
        "After an exchange the turn always passes.",
        turns.after_exchange,
        ("if playable(s, s.hand[s.current], None) == NONE:", "if True:"),
    ),
    edited(
        "masquerade.r16-short-round",
        "A trick to which not everybody has played is won by nobody.",
        tricks.winning_place,
        ("s.top != last", "s.top != last or s.trick_n < s.seats"),
    ),
    edited(
        "masquerade.r17-last-card",
        "Only the card of the last seat can win.",
        tricks.winning_place,
        ("s.taker_rule == LAST_SEAT and ", ""),
    ),
    edited(
        "masquerade.r18-m1-always",
        "No. 1, Masquerader wins as other cards do.",
        tricks.winning_place,
        ("if s.m1_takes != AS_OTHERS:", "if False:"),
    ),
    edited(
        "masquerade.r19-m1-five-once",
        "The five points are paid every time.",
        turns.is_m1_paid,
        ("s.m1_played == 0", "True"),
    ),
    edited(
        "masquerade.r20-next-two",
        "The two points are for a card just above the one led.",
        turns.is_next,
        ("has(just_above(upon), card)", "has(just_above(s.trick_card[0]), card)"),
    ),
    edited(
        "masquerade.r21-bridge-eight",
        "No. 8, Masquerader upon the No. 1 of another title counts two.",
        turns.is_next,
        ("s.bridge_eight == ON and ", ""),
    ),
    edited(
        "masquerade.r22-dealer-takes",
        "The dealer too counts three for what he takes.",
        tricks.take_trick,
        (
            """
            if is_won:
                award(s, taker, FOR_TRICKS, 3, clauses.TRICK_THREE, log)
            """,
            "award(s, taker, FOR_TRICKS, 3, clauses.TRICK_THREE, log)",
        ),
    ),
    edited(
        "masquerade.r23-draw-back",
        "Only the cards of the trick can be drawn.",
        tricks.drawable,
        ("s.hand[s.taker]", "s.hand[s.taker] & trick_cards(s)"),
    ),
    edited(
        "masquerade.r24-own-card-shown",
        "One's own card is drawn as unseen as any other.",
        tricks.draw,
        (
            """
            if card == own:
                see_drawn(s, seat, card)
            """,
            """
            if False:
                see_drawn(s, seat, card)
            """,
        ),
        ("see_draw(s, seat, taker, card, bit(own))", "see_draw(s, seat, taker, card, NONE)"),
    ),
    edited(
        "masquerade.r25-who-sees",
        "All see every card that is drawn.",
        tricks.draw,
        (
            """
            if card == own:
                see_drawn(s, seat, card)
            """,
            """
            if True:
                see_drawn(s, seat, card)
            """,
        ),
    ),
    edited(
        "masquerade.r27-lead-rotation",
        "The lead moves to the right.",
        tricks.leader_of_round,
        ("+ s.rounds", "- s.rounds"),
    ),
    edited(
        "masquerade.r28-lead-bar",
        "The bar is on the Masqueraders below No. 5.",
        following.leadable,
        ("ABOVE_FIVE", "BELOW_FIVE"),
        BELOW_FIVE=np.uint64(0xE0),
    ),
    edited(
        "masquerade.r29-blocked-lead",
        "A leader who holds nothing else may lead what is barred.",
        following.leadable,
        ("hand & ~ABOVE_FIVE", "hand & ~ABOVE_FIVE if hand & ~ABOVE_FIVE != NONE else hand"),
    ),
    edited(
        "masquerade.r30-end-at-once",
        "The score is looked at when a round is over.",
        scoring.is_counted_at_round_end,
        ("s.end_check == ROUND_END", "True"),
    ),
    edited(
        "masquerade.r31-over-target",
        "Thirty-two must be met exactly.",
        scoring.has_reached_target,
        ("score >= TARGET", "score == TARGET"),
    ),
    spoilt(
        "masquerade.r32-first-dealer",
        "More is told of the division than who deals.",
        _all_told,
    ),
    spoilt("masquerade.r33-table-size", "Any number from two to eight may play.", company),
    edited(
        "masquerade.r34-next-game",
        "In a new game the five points are already earned.",
        dealing.clear,
        ("s.m1_played = 0", "s.m1_played = 1"),
    ),
    edited(
        "masquerade.r35-round-cap",
        "A game may have any number of rounds.",
        scoring.look_at_scores,
        ("elif s.rounds >= s.round_cap:", "elif False:"),
    ),
    rewritten(
        "masquerade.r36-no-penalties",
        "Whoever tries what is not allowed loses a point.",
        turns.why_not,
        _fining(turns.why_not),
    ),
]
