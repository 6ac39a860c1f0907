"""The Game of the Monkey without one clause or another."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games import monkey
from parlour.games.monkey import dealing, hidden, moves, narration, state, turns
from tests.clauses.without import edited, spoilt


def _company() -> AbstractContextManager[Any]:
    return patch.object(monkey, "GAME", replace(monkey.GAME, least_seats=3, most_seats=8))


WITHOUT = [
    edited(
        "monkey.discard-one",
        "No card is out of the pack.",
        dealing.take_out,
        ("s.removed = card", "s.removed = NO_CARD"),
    ),
    edited(
        "monkey.monkey-is-odd-card",
        "No card is the Monkey.",
        turns.end_game,
        (
            "tell(log, events.MONKEY, seat, NOBODY, cards, 0, "
            "clauses.MONKEY_IS_ODD_CARD, ALL, ALL)",
            "pass",
        ),
    ),
    edited(
        "monkey.shuffle",
        "The pack is dealt in the order of its numbers, whatever chance said.",
        dealing.card_at,
        ("return pack[place]", "return place"),
    ),
    edited(
        "monkey.deal-equal",
        "Every third card goes to the one who had the card before.",
        dealing.deal,
        ("seat = to_left(s, seat)", "seat = to_left(s, seat) if place % 3 else seat"),
    ),
    edited(
        "monkey.deal-order",
        "The dealer has the first card.",
        dealing.first_dealt,
        ("to_left(s, s.dealer)", "s.dealer"),
    ),
    spoilt("monkey.any-number", "Only three to eight may play.", _company),
    edited(
        "monkey.dealer-starts",
        "The dealer's left has the first turn.",
        dealing.open_play,
        ("s.current = s.dealer", "s.current = to_left(s, s.dealer)"),
    ),
    edited(
        "monkey.match-two",
        "Only four cards of one value match.",
        state.pairs_in,
        ("(a & b) | (c & d) | ((a | b) & (c | d))", "a & b & c & d"),
    ),
    edited(
        "monkey.throw-pair",
        "No pair may be thrown from the hand.",
        moves.bar_to_throwing,
        ("return 0 if", "return refusals.NO_SUCH_PAIR if"),
    ),
    edited(
        "monkey.one-pair-per-turn",
        "A player throws all the pairs that he has.",
        turns.goes_on_throwing,
        ("s.pairs_per_turn == ALL_PAIRS and ", ""),
    ),
    edited(
        "monkey.turn-left",
        "Turns pass to the right.",
        turns.next_seat,
        ("other = to_left(s, seat)", "other = to_right(s, seat)"),
        ("other = to_left(s, other)", "other = to_right(s, other)"),
        to_right=state.to_right,
    ),
    edited(
        "monkey.no-pair-draws",
        "A player without a pair lets his turn pass.",
        turns.reach,
        ("s.giver = giver_for(s, seat)", "end_turn(s, log)\nreturn"),
    ),
    edited(
        "monkey.no-draw-with-pair",
        "One may draw with a pair in hand.",
        moves.bar_to_drawing,
        ("if has_pair(s, seat) and not may_hold_back(s):", "if False:"),
    ),
    edited(
        "monkey.drawn-match",
        "A drawn card is kept though it makes a pair.",
        turns.draw,
        ("elif mates != NONE:", "elif False:"),
    ),
    edited(
        "monkey.drawn-no-match",
        "Whoever drew a card that makes no pair goes on.",
        turns.draw,
        ("end_turn(s, log)", "begin_turn(s, seat)"),
    ),
    edited(
        "monkey.ends-all-paired",
        "The game is over with three cards left.",
        turns.is_finished,
        ("s.left <= 1", "s.left <= 3"),
    ),
    edited(
        "monkey.loser-named",
        "Nobody is called the Monkey.",
        turns.end_game,
        ("if s.sizes[seat] > 0:", "if False:"),
    ),
    edited(
        "monkey.ruling-discard",
        "Nobody sees the card that is taken out.",
        dealing.take_out,
        ("if s.discard != RANDOM_HIDDEN:", "if False:"),
    ),
    edited(
        "monkey.ruling-uneven",
        "What cannot be shared out equally is left over.",
        dealing.deal,
        ("range(CARDS - 1)", "range(CARDS - 1 - (CARDS - 1) % s.seats)"),
    ),
    edited(
        "monkey.ruling-one-pair",
        "A player throws all the pairs that he has.",
        turns.goes_on_throwing,
        ("s.pairs_per_turn == ALL_PAIRS and ", ""),
    ),
    edited(
        "monkey.ruling-must-throw",
        "A pair may be kept back.",
        state.may_hold_back,
        ("s.hold_back == MAY_HOLD_BACK", "True"),
    ),
    edited(
        "monkey.ruling-kept-unseen",
        "All see that one is asked whether he throws a pair.",
        hidden.hide,
        ("if s.phase == AFTER_DRAW and s.current != seat:", "if False:"),
    ),
    edited(
        "monkey.ruling-three-or-four",
        "Of equal cards the first and the last are thrown.",
        turns.pair_of,
        ("bit(lowest(without_lowest(cards)))", "bit(highest(cards))"),
    ),
    edited(
        "monkey.ruling-out",
        "Whoever has no card has his turn all the same.",
        turns.next_seat,
        ("while other != seat and s.sizes[other] == 0:", "while False:"),
    ),
    edited(
        "monkey.ruling-draw-from",
        "Only the right-hand neighbour is drawn from.",
        state.giver_for,
        ("other = to_right(s, other)", "other = seat"),
    ),
    edited(
        "monkey.ruling-draw-random",
        "The first card of the other hand is drawn.",
        turns.drawable,
        ("s.hand[s.giver]", "bit(lowest(s.hand[s.giver]))"),
    ),
    edited(
        "monkey.ruling-plays-if-he-can",
        "A player without a pair is passed over.",
        turns.next_seat,
        ("s.sizes[other] == 0", "not has_pair(s, other)"),
    ),
    edited(
        "monkey.ruling-call-out-text",
        "Pairs are not named.",
        narration.call_out,
        ('say("“a pair of {values}”", values=VALUES[rank])', 'say("“a pair”")'),
    ),
    edited(
        "monkey.ruling-end",
        "The game is over when one player alone has cards.",
        turns.is_finished,
        ("s.left <= 1", "s.outs >= s.seats - 1"),
    ),
    edited(
        "monkey.ruling-result",
        "A finished game is worth nothing to anybody.",
        moves.value,
        ("s.phase != GAME_OVER or s.loser == NO_SEAT", "True"),
    ),
    edited(
        "monkey.ruling-drawn-visibility",
        "All see every card that is drawn.",
        turns.draw,
        ("seen = bit(seat) | bit(giver)", "seen = ALL"),
    ),
    edited(
        "monkey.ruling-cut",
        "The shuffle is told twice, as if the pack were cut.",
        dealing.tell_shuffle,
        (
            "tell(log, events.SHUFFLE, s.dealer, NOBODY, NONE, 0, clauses.SHUFFLE, ALL, ALL)",
            """
            for _ in range(2):
                tell(log, events.SHUFFLE, s.dealer, NOBODY, NONE, 0, clauses.SHUFFLE, ALL, ALL)
            """,
        ),
    ),
    edited(
        "monkey.ruling-turn-cap",
        "A game may have any number of turns.",
        turns.end_turn,
        ("if s.turns >= s.turn_cap:", "if False:"),
    ),
]
