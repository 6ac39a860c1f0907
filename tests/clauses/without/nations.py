"""The Game of Nations without one clause or another."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games import nations
from parlour.games.deck import Deck
from parlour.games.nations import calling, counting, dealing, deck, state, tricks
from parlour.kernel import cards
from tests.clauses.without import edited, rewritten, spoilt


def _short_pack() -> AbstractContextManager[Any]:
    return patch.object(deck, "DECK", Deck("nations", deck.DECK.cards[1:]))


def _company() -> AbstractContextManager[Any]:
    return patch.object(nations, "GAME", replace(nations.GAME, least_seats=3))


WITHOUT = [
    spoilt("nations.deck-52", "The 2 of Europe is lost.", _short_pack),
    edited(
        "nations.rank-order",
        "The 2 is the best card of its Nation and the Map the worst.",
        tricks.beats,
        ("card > best", "card < best"),
    ),
    spoilt("nations.four-players", "Three may play.", _company),
    edited(
        "nations.partners-opposite",
        "A player asks his neighbour for a Title.",
        state.partner_of,
        ("seat ^ 2", "seat ^ 1"),
    ),
    edited(
        "nations.dealer-shuffles",
        "The pack is dealt in the order of its numbers, whatever chance said.",
        dealing.card_at,
        ("pack[place]", "place"),
    ),
    edited(
        "nations.right-cuts",
        "The neighbour on the dealer's left cuts.",
        dealing.tell_cut,
        ("(s.dealer + 3) & 3", "(s.dealer + 1) & 3"),
    ),
    edited(
        "nations.deal-thirteen",
        "Each player receives all his cards at once.",
        dealing.seat_dealt,
        ("+ place)", "+ place // 13)"),
    ),
    edited(
        "nations.star-card",
        "The first card of the deal is turned up.",
        dealing.star_card,
        ("CARDS - 1", "0"),
    ),
    edited(
        "nations.star-exposed",
        "The Star card goes to the dealer's hand at once.",
        dealing.turn_up,
        ("s.star_open = 1", "s.star_open = 0"),
    ),
    edited(
        "nations.star-taken-up",
        "The Star card stays on the table.",
        tricks.come_to_turn,
        ("if s.star_open == 1 and seat == s.dealer:", "if False:"),
    ),
    edited(
        "nations.first-lead",
        "The dealer leads first.",
        dealing.deal,
        ("s.leader = to_left(s.dealer)", "s.leader = s.dealer"),
    ),
    edited(
        "nations.lead-any",
        "Whoever has another card may not lead a Star.",
        tricks.may_play,
        ("return hand", "return (hand & ~SUIT[s.star_suit]) or hand"),
    ),
    edited(
        "nations.clockwise",
        "The turn goes to the right.",
        state.next_to_play,
        ("to_left(seat)", "(seat + 3) & 3"),
    ),
    edited(
        "nations.follow-suit",
        "Any card may be played to any lead.",
        tricks.may_play,
        ("following != NONE and s.strict == 1", "False"),
    ),
    edited(
        "nations.star-suit",
        "Europe are always the Stars.",
        dealing.turn_up,
        ("suit_of(card)", "0"),
    ),
    edited(
        "nations.highest-led-wins",
        "The first card of the Nation led takes the trick.",
        tricks.beats,
        ("card > best", "card > best and suit_of(card) != suit_of(s.trick[s.leader])"),
    ),
    edited(
        "nations.may-pass",
        "Whoever cannot follow must play a Star if he has one.",
        tricks.may_play,
        ("else hand", "else (hand & SUIT[s.star_suit]) or hand"),
    ),
    edited(
        "nations.may-star",
        "Whoever cannot follow must keep his Stars while he has another card.",
        tricks.may_play,
        ("else hand", "else (hand & ~SUIT[s.star_suit]) or hand"),
    ),
    edited(
        "nations.star-wins",
        "A Star takes no trick from another Nation.",
        tricks.beats,
        ("is_star(s, card)", "False"),
    ),
    edited(
        "nations.winner-leads",
        "The lead goes round to the left, whoever takes the tricks.",
        tricks.take_trick,
        ("s.leader = taker", "s.leader = next_to_play(s.leader)"),
    ),
    edited(
        "nations.play-all",
        "The last trick is not played.",
        counting.is_played_out,
        ("s.tricks_done >= TRICKS_IN_A_DEAL", "s.tricks_done >= TRICKS_IN_A_DEAL - 1"),
    ),
    edited(
        "nations.next-deal",
        "One deal is all.",
        counting.close_deal,
        ("s.phase = WANTS_PACK", "s.phase = GAME_OVER"),
    ),
    edited(
        "nations.game-ten",
        "Eleven points win the game.",
        counting.is_won,
        ("s.points[side] >= GOAL", "s.points[side] > GOAL"),
    ),
    edited(
        "nations.titles-defined",
        "The best four cards of Europe are the Titles, whatever the Stars.",
        state.titles_dealt,
        ("TITLES[s.star_suit]", "TITLES[0]"),
    ),
    edited(
        "nations.titles-four",
        "All four Titles are worth nothing.",
        counting.score_titles,
        ("side, 4 if n == 4", "side, 0 if n == 4"),
    ),
    edited(
        "nations.titles-three",
        "Three Titles are worth nothing.",
        counting.score_titles,
        ("else 2", "else 0"),
    ),
    edited(
        "nations.titles-divided",
        "Of Titles that are divided the second side's count.",
        counting.count_titles,
        ("if first == second:", "if False:"),
    ),
    edited(
        "nations.tricks-above-six",
        "Tricks score nothing.",
        counting.count_tricks,
        ("add_points(s, side, above)", "add_points(s, side, 0)"),
    ),
    rewritten(
        "nations.nine-no-titles",
        "Titles count at nine as ever.",
        counting.is_barred,
        lambda s, side: False,
    ),
    edited(
        "nations.call-at-eight",
        "A side at nine may call too.",
        calling.bar_by_score,
        ("s.start[side] != EIGHT", "s.start[side] < EIGHT"),
    ),
    edited(
        "nations.call-needs-partner-title",
        "Every call is good.",
        calling.has_title,
        ("titles_dealt(s, seat) != NONE", "True"),
    ),
    rewritten(
        "nations.call-show-score-end",
        "A good call is followed by nothing.",
        calling.show_titles,
        lambda s, seat, log: calling.go_on(s, log),
    ),
    edited(
        "nations.ruling-titles-by-side",
        "A side has the Titles of its better hand only.",
        counting.titles_of_side,
        ("n += count(titles_dealt(s, seat))", "n = max(n, count(titles_dealt(s, seat)))"),
    ),
    edited(
        "nations.ruling-titles-as-dealt",
        "Titles that are played are lost.",
        state.titles_dealt,
        ("(s.hand[seat] | s.played[seat])", "s.hand[seat]"),
    ),
    edited(
        "nations.ruling-count-order",
        "What should be counted first is counted last.",
        counting.count_deal,
        ("s.count_order == TITLES_THEN_TRICKS", "s.count_order != TITLES_THEN_TRICKS"),
    ),
    edited(
        "nations.ruling-nine",
        "A side that has nine when Titles are counted is barred.",
        counting.is_barred,
        ("return s.start[side] == NINE", "return s.points[side] == NINE"),
    ),
    edited(
        "nations.ruling-call-who",
        "Two Titles give the call, and three or four do not.",
        calling.bar_by_titles,
        (" and s.call_holding == EXACTLY_TWO", ""),
    ),
    edited(
        "nations.ruling-call-when",
        "One may call again in the same deal.",
        calling.bar_by_time,
        ("s.called[seat] == 1", "False"),
    ),
    edited(
        "nations.ruling-call-answer",
        "Partners always speak for themselves.",
        calling.call,
        ("s.call_answer == SPOKEN", "True"),
    ),
    edited(
        "nations.ruling-call-score",
        "A good call scores as for three Titles, whatever the side has.",
        calling.show_titles,
        ("count(titles)", "3"),
    ),
    edited(
        "nations.ruling-failed-call",
        "Only the two partners hear the answer.",
        calling.hear_answer,
        (
            "clauses.RULING_CALL_ANSWER, ALL, ALL",
            "clauses.RULING_CALL_ANSWER, bit(seat) | bit(partner), ALL",
        ),
        bit=cards.bit,
    ),
    edited(
        "nations.ruling-uncalled-at-eight",
        "Titles not called at eight are worth nothing.",
        counting.is_barred,
        ("return s.start[side] == NINE", "return s.start[side] in (EIGHT, NINE)"),
    ),
    edited(
        "nations.ruling-both-at-eight",
        "With both sides at eight nobody may call.",
        calling.bar_by_score,
        ("s.start[side] != EIGHT", "s.start[side] != EIGHT or s.start[1 - side] == EIGHT"),
    ),
    edited(
        "nations.ruling-several-stars",
        "The first of several Stars wins.",
        tricks.beats,
        ("card > best", "card > best and suit_of(card) == suit_of(s.trick[s.leader])"),
    ),
    edited(
        "nations.ruling-star-card-in-hand",
        "The Star card is nobody's while it lies on the table.",
        state.titles_dealt,
        (
            "& TITLES[s.star_suit]",
            "& TITLES[s.star_suit] & ~(bit(s.star_card) if s.star_open == 1 else NONE)",
        ),
        bit=cards.bit,
        NONE=cards.NONE,
    ),
    edited(
        "nations.ruling-revoke",
        "A revoke costs no tricks.",
        counting.forfeit_tricks,
        ("if s.revoked[side] == 1:", "if False:"),
    ),
    edited(
        "nations.ruling-dealer-order",
        "The dealer deals again.",
        counting.pass_the_deal,
        ("to_left(s.dealer)", "s.dealer"),
    ),
    edited(
        "nations.ruling-shuffle-cut",
        "Every cut is told to be of one card.",
        dealing.tell_cut,
        ("1 + star % 51", "1"),
    ),
    edited(
        "nations.ruling-play-out",
        "A deal stops when its tricks have decided the game.",
        counting.is_played_out,
        ("s.stop_early == STOP_EARLY and ", ""),
    ),
    edited(
        "nations.ruling-final-score",
        "What is above ten is not added.",
        counting.add_points,
        (
            "s.points[side] += amount",
            """
            amount = min(amount, GOAL - s.points[side])
            s.points[side] += amount
            """,
        ),
    ),
    edited(
        "nations.ruling-match",
        "One game is all, even of a rubber.",
        counting.win_game,
        ("if s.match == RUBBER:", "if False:"),
    ),
    edited(
        "nations.ruling-titles-automatic",
        "Titles that nobody claims are not counted.",
        counting.count_titles,
        ("score_titles(s, side, max(first, second), log)", "pass"),
    ),
    edited(
        "nations.ruling-payoff",
        "A game is worth its margin.",
        counting.returns,
        (
            "1.0 if side_of(seat) == s.winner else -1.0",
            "1.0 * (s.points[side_of(seat)] - s.points[1 - side_of(seat)])",
        ),
    ),
]
