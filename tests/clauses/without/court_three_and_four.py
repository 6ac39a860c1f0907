"""Court for three and for four without one clause or another."""

from __future__ import annotations

from parlour.games.court import four, three
from parlour.games.court.deck import DECK, DECK_OF_TWO
from parlour.games.court.four import counting as four_counting
from parlour.games.court.four import couplets as four_couplets
from parlour.games.court.four import dealing as four_dealing
from parlour.games.court.four import state as four_state
from parlour.games.court.three import counting as three_counting
from parlour.kernel import cards
from tests.clauses.without import edited, spoilt
from tests.clauses.without.court_for_two import game_with, hands_from

WITHOUT = [
    spoilt(
        "court.three-pack",
        "Three play with all thirty-two cards.",
        game_with(three, deck=DECK),
    ),
    spoilt(
        "court.three-two-hands",
        "The two who play are given five cards each.",
        hands_from((0, 1, 2, 6, 7), (3, 4, 5, 9, 10)),
    ),
    edited(
        "court.three-dealer-none",
        "The dealer plays, and the player at his left looks on.",
        three.deal,
        ("s.dealer if s.first_out == NO_SEAT else s.first_out", "(s.dealer + 1) % SEATS"),
    ),
    edited(
        "court.three-dealer-shares",
        "A dealer who looks on scores nothing.",
        three_counting.share_points,
        ("if s.idle != dealer or s.first_out == dealer:", "if True:"),
    ),
    edited(
        "court.three-not-seventh",
        "A dealer who looks on may score his seventh point.",
        three_counting.share_points,
        ("min(made, ONE_SHORT - s.points[dealer])", "made"),
    ),
    edited(
        "court.three-out-must-deal",
        "Whoever goes out deals no more, though the next deal is his.",
        three_counting.pass_the_deal,
        (" and left != just_out", ""),
    ),
    edited(
        "court.three-others-continue",
        "The game is over when the first has gone out.",
        three_counting.game_ends,
        (" and s.three_end == FIRST_OUT_WINS", ""),
    ),
    spoilt(
        "court.four-pack",
        "Four play with the twenty-four cards of two.",
        game_with(four, deck=DECK_OF_TWO),
    ),
    edited(
        "court.four-partners",
        "Neighbours are partners.",
        four_state.side_of,
        ("seat & 1", "seat >> 1"),
    ),
    edited(
        "court.four-deal-singly",
        "Each player is given his eight cards at once.",
        four_dealing.give_hands,
        (
            """
            for card in pack:
                seat = left_of(seat)
                s.hand[seat] |= bit(card)
            """,
            """
            for place in range(len(pack)):
                s.hand[(s.dealer + 1 + place // HAND) & 3] |= bit(pack[place])
            """,
        ),
    ),
    edited(
        "court.four-last-up",
        "The last card names the next colour and not its own.",
        four_dealing.turn_up,
        ("colour_of(card)", "(colour_of(card) + 1) & 3"),
    ),
    edited(
        "court.four-last-dealers",
        "The last card is given to the player at the dealer's left.",
        four_dealing.give_hands,
        ("seat = s.dealer", "seat = left_of(s.dealer)"),
    ),
    edited(
        "court.four-last-taken-up",
        "Nobody remembers that the dealer has the card that was turned up.",
        four_dealing.turn_up,
        ("s.shown[s.dealer] |= bit(card)", "pass"),
    ),
    edited(
        "court.four-left-leads",
        "The dealer leads first.",
        four_dealing.deal,
        ("s.leader = left_of(s.dealer)", "s.leader = s.dealer"),
    ),
    edited(
        "court.four-double-couplet",
        "Of four cards the one led and the one that takes it are a couplet; two are lost.",
        four_couplets.take_double_couplet,
        (
            """
            cards |= bit(card)
            amount += figure(card)
            """,
            """
            if seat in (s.leader, taker):
                cards |= bit(card)
                amount += figure(card)
            """,
        ),
    ),
    edited(
        "court.four-lead-any",
        "The first card of the hand must be led.",
        four_couplets.lawful_cards,
        ("return hand", "return bit(lowest(hand))"),
        lowest=cards.lowest,
    ),
    edited(
        "court.four-follow",
        "No colour but the court colour need be followed.",
        four_couplets.lawful_replies,
        ("return following", "return hand"),
    ),
    edited(
        "court.four-void-free",
        "Who has none of the colour led must play the court colour.",
        four_couplets.lawful_replies,
        (
            "return hand",
            """
            court = hand & COLOURS[s.court_colour]
            return hand if court == NONE else court
            """,
        ),
    ),
    edited(
        "court.four-court-follow",
        "The court colour need not be followed, unless it takes.",
        four_couplets.lawful_replies,
        ("must(following, ", "must(hand, "),
    ),
    edited(
        "court.four-court-take",
        "Who follows with the court colour need not take.",
        four_couplets.lawful_replies,
        ("must(following, colour & below(best), TAKE, why)", "following"),
    ),
    edited(
        "court.four-last-ten",
        "The last double couplet adds nothing.",
        four_couplets.take_double_couplet,
        ("s.pile[side] += 10", "pass"),
    ),
    edited(
        "court.four-values",
        "Every card counts one, whatever its figure.",
        four_couplets.take_double_couplet,
        ("s.pile[side] += amount", "s.pile[side] += SEATS"),
    ),
    edited(
        "court.four-seven",
        "Six points are game.",
        four_counting.is_won,
        (">= SEVEN", ">= 6"),
    ),
    edited(
        "court.four-at-end",
        "Nobody wins by his count when the round is over.",
        four_counting.count_out,
        ("elif counts[higher] >= SIXTY:", "elif False:"),
    ),
    edited(
        "court.four-one",
        "Sixty is worth nothing.",
        four_counting.win_by_count,
        ("winner, 1, 0", "winner, 0, 0"),
    ),
    edited(
        "court.four-two",
        "More than a hundred is worth one point.",
        four_counting.win_by_count,
        ("elif made > HUNDRED:", "elif False:"),
    ),
    edited(
        "court.four-three",
        "Every couplet of the round is worth no more than its count.",
        four_counting.win_by_count,
        ("if s.couplets[winner] == DOUBLE_COUPLETS:", "if False:"),
    ),
    edited(
        "court.four-standard",
        "The Standard of the court colour scores nothing.",
        four_counting.capture_standard,
        ("side_of(taker), 1", "side_of(taker), 0"),
    ),
    edited(
        "court.four-standard-wins",
        "The Standard's point does not win the game at once.",
        four_counting.capture_standard,
        ("if is_won(s):", "if False:"),
    ),
    edited(
        "court.four-tie",
        "Equal counts are no tie.",
        four_counting.count_out,
        ("if counts[0] == counts[1]:", "if False:"),
    ),
]
