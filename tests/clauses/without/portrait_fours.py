"""Portrait Authors without a clause of its books of four or of the Bank."""

from __future__ import annotations

from parlour.games.portrait import bank, calls, dealing, public, stacks, turns
from parlour.games.portrait.state import PAIRS
from tests.clauses.without import edited

WITHOUT = [
    edited(
        "portrait.easy-call-same",
        "With books of four and no Bank, whoever is answered loses his turn.",
        calls.hit,
        ("return True", "return s.form == PAIRS or s.bank_on != 0"),
        PAIRS=PAIRS,
    ),
    edited(
        "portrait.easy-lay-book",
        "Books of four stay in the hand.",
        stacks.lay_book,
        ("if s.form == PAIRS or (s.hand[seat] & cards) != cards:", "if True:"),
    ),
    edited(
        "portrait.easy-book-1",
        "A book of four counts nothing.",
        stacks.lay_book,
        ("won = 1", "won = 0"),
    ),
    edited(
        "portrait.easy-most-books",
        "Books of four win nothing.",
        turns.value,
        ("s.phase != GAME_OVER", "s.phase != GAME_OVER or s.form != PAIRS"),
        PAIRS=PAIRS,
    ),
    edited(
        "portrait.easy-sketch-books",
        "Four sketches are no book.",
        stacks.lay_book,
        ("(s.hand[seat] & cards) != cards", "(s.hand[seat] & cards) != cards or u % 2 == 1"),
    ),
    edited(
        "portrait.one-count-only",
        "With books of four, too, pairs may be stacked.",
        stacks.bar_to_stacking_here,
        ("s.form != PAIRS", "False"),
    ),
    edited(
        "portrait.bank-call-as-full",
        "With a Bank, whoever is answered loses his turn.",
        calls.hit,
        ("return True", "return s.bank_on == 0"),
    ),
    edited(
        "portrait.bank-miss-draws",
        "Nobody draws after a miss.",
        calls.draw_after_miss,
        ("s.bank_n == 0", "True"),
    ),
    edited(
        "portrait.bank-lucky",
        "Whoever draws the very card draws no other.",
        calls.follow_luck,
        ("if s.bank_n > 0:", "if False:"),
    ),
    edited(
        "portrait.bank-unlucky",
        "Whoever draws another card than he called for goes on.",
        calls.draw_after_miss,
        ("is_lucky and follow_luck", "not is_lucky or follow_luck"),
    ),
    edited(
        "portrait.bank-count",
        "With a Bank a book counts two.",
        stacks.lay_book,
        ("won = 1", "won = 1 if s.bank_on == 0 else 2"),
    ),
    edited(
        "portrait.r-easy-lay",
        "Books that were dealt whole stay in the hand.",
        dealing.lay_dealt_books,
        ("if s.form == PAIRS:", "if True:"),
    ),
    edited(
        "portrait.r-easy-unit",
        "With books of four any card of the group gives the right to call.",
        turns.right_to_call,
        ("books_of(held)", "groups_of(held) & cards_of_form(s)"),
    ),
    edited(
        "portrait.r-bank-lucky",
        "Whoever draws the very card goes on calling.",
        calls.follow_luck,
        ("s.bank_lucky == CALL_AGAIN", "True"),
    ),
    edited(
        "portrait.r-bank-show",
        "All see whatever is drawn.",
        bank.draw,
        ("clause, ALL, bit(seat)", "clause, ALL, ALL"),
    ),
    edited(
        "portrait.r-bank-empty",
        "When the Bank is empty a miss does not end the turn.",
        calls.draw_after_miss,
        ("return False", "return s.bank_on != 0"),
    ),
    edited(
        "portrait.r-bank-empty-hand",
        "A player without cards is out, though the Bank lasts.",
        turns.is_out,
        (" and s.bank_n == 0", ""),
    ),
    edited(
        "portrait.r-bank-pairs",
        "A card from the Bank frees nothing.",
        public.receive_unseen,
        ("s.added[seat] |= 1 << (card // 8)", "return"),
    ),
]
