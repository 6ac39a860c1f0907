"""Court without what the sheet says of the cards, its terms, the play of two and the counting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np

from parlour.games.court import cards, two
from parlour.games.court.deck import DECK
from parlour.games.court.two import counting, couplets, dealing, talon
from parlour.games.deck import Deck
from tests.clauses.without import edited, spoilt

Enter = Callable[[], AbstractContextManager[Any]]


def game_with(of: Any, **changes: Any) -> Enter:
    """The game of this module with some of its facts changed."""
    return lambda: patch.object(of, "GAME", replace(of.GAME, **changes))


def hands_from(*places: tuple[int, ...]) -> Enter:
    """The two hands dealt from these places of the pack."""
    return lambda: patch.object(dealing, "PLACES", np.array(places, np.int64))


def _all_green() -> Deck:
    return Deck("court", tuple(replace(card, suit="Green") for card in two.GAME.deck))


WITHOUT = [
    spoilt(
        "court.players-two-to-four",
        "From one to six may sit down to the game of two.",
        game_with(two, least_seats=1, most_seats=6),
    ),
    spoilt(
        "court.two-pack-24",
        "Two play with all thirty-two cards.",
        game_with(two, deck=DECK),
    ),
    spoilt(
        "court.four-colours",
        "All cards are Green.",
        game_with(two, deck=_all_green()),
    ),
    edited(
        "court.rank-order",
        "Of one colour the card led takes, whatever the ranks.",
        cards.reply_takes,
        ("return reply < led", "return False"),
    ),
    edited(
        "court.value-crown",
        "A Crown is worth nothing.",
        cards.figure,
        ("return 10", "return 0"),
    ),
    edited(
        "court.value-royal",
        "A Royal is worth nothing.",
        cards.figure,
        ("return 8", "return 0"),
    ),
    edited(
        "court.value-knight",
        "A Knight is worth nothing.",
        cards.figure,
        ("return 3", "return 0"),
    ),
    edited(
        "court.value-esquire",
        "An Esquire is worth nothing.",
        cards.figure,
        ("return 2", "return 0"),
    ),
    edited(
        "court.value-standard",
        "A Standard is worth nothing.",
        cards.figure,
        ("if rank == STANDARD:\n    return 1", "if rank == STANDARD:\n    return 0"),
    ),
    edited(
        "court.value-jester",
        "A Jester is worth one.",
        cards.figure,
        ("return 0", "return 1 if rank == JESTER else 0"),
    ),
    edited(
        "court.value-to-taker",
        "A card counts for whoever has played it.",
        counting.count_figures,
        (
            "s.pile[taker] += figure(led) + figure(reply)",
            """
            s.pile[s.leader] += figure(led)
            s.pile[opponent(s, s.leader)] += figure(reply)
            """,
        ),
    ),
    edited(
        "court.extras-valueless",
        "Retainers and Serfs are worth one each.",
        cards.figure,
        ("return 0", "return 0 if rank == JESTER else 1"),
    ),
    spoilt(
        "court.extras-four-only",
        "Retainers and Serfs come in when two play.",
        game_with(two, deck=DECK),
    ),
    edited(
        "court.court-card",
        "The card turned up names the next colour and not its own.",
        dealing.turn_up,
        ("colour_of(card)", "(colour_of(card) + 1) % 4"),
    ),
    edited(
        "court.couplet",
        "Two cards that are taken together are no couplet.",
        couplets.take_couplet,
        ("s.couplets[taker] += 1", "pass"),
    ),
    edited(
        "court.closing-choice",
        "Nobody may close.",
        talon.bar_to_closing,
        (
            "refusals.NOTHING_TO_CLOSE if s.court_card == NO_CARD else 0",
            "refusals.NOTHING_TO_CLOSE",
        ),
    ),
    edited(
        "court.closing-on-lead",
        "Anybody may close on his turn, to lead or not.",
        talon.bar_to_closing,
        ("if not is_time_to_close(s):", "if False:"),
    ),
    edited(
        "court.closing-any-time",
        "Nobody may close before the first couplet.",
        talon.bar_to_closing,
        ("not is_time_to_close(s)", "not is_time_to_close(s) or s.couplets_done == 0"),
    ),
    edited(
        "court.closing-turns-down",
        "Who closes leaves the court card as it lies.",
        talon.turn_down,
        ("s.closed_by = closer", "pass"),
        ("s.strict_from = s.couplets_done", "pass"),
    ),
    edited(
        "court.closing-no-draw",
        "Cards are drawn after a close too.",
        talon.drawing_goes_on,
        (" and not is_closed(s)", ""),
    ),
    edited(
        "court.drawing",
        "Nobody takes a card of the talon.",
        talon.draw_card,
        ("place = HIDDEN - s.talon_left", "return"),
    ),
    edited(
        "court.discarding",
        "The Jester is never exchanged.",
        talon.bar_to_exchange,
        ("if not has(s.hand[seat], jester):", "if True:"),
    ),
    edited(
        "court.round",
        "A deal begins no new round.",
        dealing.deal,
        ("s.round_no += 1", "pass"),
    ),
    spoilt(
        "court.talon",
        "The first card after the court card is in nobody's talon.",
        lambda: patch.object(dealing, "TALON_PLACE", 14),
    ),
    spoilt(
        "court.deal-six",
        "Each player is given five cards.",
        hands_from((0, 1, 2, 6, 7), (3, 4, 5, 9, 10)),
    ),
    spoilt(
        "court.deal-threes",
        "Cards are given one at a time.",
        hands_from((0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11)),
    ),
    spoilt(
        "court.deal-opponent-first",
        "The dealer gives to himself first.",
        hands_from((3, 4, 5, 9, 10, 11), (0, 1, 2, 6, 7, 8)),
    ),
    spoilt(
        "court.turn-thirteenth",
        "The fourteenth card is turned up.",
        lambda: patch.object(dealing, "TURNED_UP_PLACE", 13),
    ),
    edited(
        "court.opponent-leads",
        "The dealer leads first.",
        dealing.deal,
        ("s.leader = first", "s.leader = second"),
    ),
    edited(
        "court.taker-leads",
        "Whoever led goes on leading.",
        couplets.take_couplet,
        ("s.leader = taker", "pass"),
    ),
    edited(
        "court.draw-each",
        "The taker alone draws.",
        talon.draw_for_both,
        ("draw_card(s, opponent(s, taker), ALL, log)", "pass"),
    ),
    edited(
        "court.draw-taker-first",
        "The loser of the couplet draws first.",
        talon.draw_for_both,
        (
            """
            draw_card(s, taker, ALL, log)
            draw_card(s, opponent(s, taker), ALL, log)
            """,
            """
            draw_card(s, opponent(s, taker), ALL, log)
            draw_card(s, taker, ALL, log)
            """,
        ),
    ),
    edited(
        "court.draw-until",
        "The two last cards are never drawn.",
        talon.drawing_goes_on,
        ("s.court_card != NO_CARD", "s.talon_left > 1"),
    ),
    edited(
        "court.game-seven",
        "Five points are game.",
        counting.game_ends,
        ("leading >= SEVEN", "leading >= 5"),
    ),
    edited(
        "court.first-to-seven",
        "Nobody wins the game, however many points he has.",
        counting.game_ends,
        ("leading >= SEVEN", "False"),
    ),
    edited(
        "court.sixty-one-point",
        "Sixty is worth nothing against thirty or more.",
        counting.win_by_sixty,
        ("winner, 1, 0", "winner, 0, 0"),
    ),
    edited(
        "court.count-figures",
        "Every card counts one, whatever its figure.",
        counting.count_figures,
        ("figure(led) + figure(reply)", "2"),
    ),
    edited(
        "court.two-under-thirty",
        "Sixty against less than thirty is worth one point.",
        counting.win_by_sixty,
        ("elif against < THIRTY:", "elif False:"),
    ),
    edited(
        "court.three-no-couplet",
        "Sixty against no couplet is worth two points.",
        counting.win_by_sixty,
        ("if couplets == 0:", "if False:"),
    ),
    edited(
        "court.twenty-pair",
        "No pair is ever announced.",
        couplets.holds_pair,
        ("(s.hand[seat] & pair) == pair", "False"),
    ),
    edited(
        "court.twenty-on-lead",
        "A pair may be announced at a reply too.",
        couplets.bar_to_announcing,
        ("if s.phase != LEAD:", "if False:"),
    ),
    edited(
        "court.twenty-play-and-show",
        "The other card of the pair is not shown.",
        couplets.announce,
        ("s.shown[seat] |= PAIRS[colour]", "pass"),
    ),
    edited(
        "court.twenty-survives",
        "An announcement falls with its couplet.",
        couplets.take_couplet,
        (
            "s.led = NO_CARD",
            """
            s.led = NO_CARD
            if taker != s.leader:
                s.announced[s.leader] = 0
            """,
        ),
    ),
    edited(
        "court.twenty-needs-couplet",
        "An announcement counts without any couplet.",
        counting.count,
        (" or s.couplets[seat] == 0", ""),
    ),
    edited(
        "court.thirty-court-colour",
        "The pair of the court colour counts twenty like any other.",
        couplets.announce,
        ("30 if colour == s.court_colour else 20", "20"),
    ),
]
