"""Portrait Authors without a clause of its stacks and what they count."""

from __future__ import annotations

from parlour.games.portrait import calls, public, stacks, state, turns
from parlour.kernel import cards
from tests.clauses.without import edited

WITHOUT = [
    edited(
        "portrait.stacking",
        "Nothing may be stacked in any form.",
        stacks.bar_to_stacking_here,
        ("s.form != PAIRS", "True"),
    ),
    edited(
        "portrait.count-3",
        "A pair royal brings nothing.",
        stacks.count_of_stack,
        ("return 3", "return 0"),
    ),
    edited(
        "portrait.count-6",
        "A double pair royal brings nothing.",
        stacks.count_of_stack,
        ("return 6", "return 0"),
    ),
    edited(
        "portrait.count-10",
        "A book brings nothing.",
        stacks.count_of_stack,
        ("return 10", "return 0"),
    ),
    edited(
        "portrait.pair-may-stack",
        "A single pair may not be stacked.",
        stacks.bar_to_size,
        ("return 0", "return refusals.BOOKS_ONLY if m & (m - 1) == 0 else 0"),
    ),
    edited(
        "portrait.pair-counts-0",
        "A single pair brings 1.",
        stacks.count_of_stack,
        ("return 0", "return 1"),
    ),
    edited(
        "portrait.keep-to-grow",
        "Whoever has a pair must lay down what he has.",
        turns.must_settle,
        (
            "wanted(s, seat) == NONE",
            "wanted(s, seat) == NONE or groups_with_pairs(s.hand[seat]) != NONE",
        ),
        groups_with_pairs=state.groups_with_pairs,
    ),
    edited(
        "portrait.book-then-stacked",
        "A whole book may not be stacked.",
        stacks.bar_to_size,
        ("return 0", "return refusals.STACK_WHOLE if m == WHOLE_BOOK else 0"),
    ),
    edited(
        "portrait.books-only-advice",
        "No table may agree on books only.",
        stacks.bar_to_size,
        ("s.books_only == BOOKS_ONLY", "False"),
    ),
    edited(
        "portrait.decide-before-miss",
        "A stack is not refused out of turn.",
        calls.why_not,
        ("seat != s.current", "seat != s.current and not FIRST_STACK <= action < FIRST_BAD_CALL"),
    ),
    edited(
        "portrait.missed-needs-new-card",
        "After a miss one may stack as before.",
        stacks.bar_to_stacking_stale,
        ("refusals.NEED_NEW_CARD", "0"),
    ),
    edited(
        "portrait.stack-face-up",
        "Nobody else sees the cards of a stack.",
        stacks.stack,
        ("clause, ALL, ALL", "clause, ALL, bit(seat)"),
        bit=cards.bit,
    ),
    edited(
        "portrait.stack-announce",
        "Nobody else hears of a stack.",
        stacks.stack,
        ("clause, ALL, ALL", "clause, bit(seat), ALL"),
        bit=cards.bit,
    ),
    edited(
        "portrait.dealt-needs-same-group",
        "A dealt set may be stacked at once.",
        stacks.bar_to_stacking_dealt,
        ("refusals.DEALT_SET", "0"),
    ),
    edited(
        "portrait.remainder-at-pleasure",
        "A remainder is stacked like any other set.",
        stacks.is_by_rule_six,
        ("is_remainder(s, seat, g)", "False"),
    ),
    edited(
        "portrait.after-stack-anew",
        "What lies on the table of a group counts again with what is stacked.",
        stacks.stack,
        ("count_of_stack(m)", "count_of_stack(m | authors_of(s.stacked[seat], g))"),
    ),
    edited(
        "portrait.stack-keeps-call",
        "A stack ends the turn.",
        calls.make_stack,
        ("return True", "return False"),
    ),
    edited(
        "portrait.r-which-pairs",
        "All complete pairs of a group go together.",
        stacks.bar_to_size,
        ("s.stack_choice == WHOLE and ", ""),
    ),
    edited(
        "portrait.r-new-card",
        "A group waits for a card of its own.",
        public.receive,
        ("group if s.new_card_scope == SAME_GROUP else ALL_GROUPS", "group"),
    ),
    edited(
        "portrait.r-added",
        "Only the group last added to is free.",
        public.receive,
        ("s.added[seat] |= group", "s.added[seat] = group"),
    ),
    edited(
        "portrait.r-dealt-no-zero",
        "A dealt set may always be stacked for nothing.",
        stacks.may_stack_for_nothing,
        ("s.dealt_zero_stack == ZERO_STACK and ", ""),
    ),
    edited(
        "portrait.r-dealt-book",
        "A book that was dealt whole needs a card added, which there is not.",
        stacks.bar_to_stacking_dealt,
        (" or m == WHOLE_BOOK", ""),
    ),
    edited(
        "portrait.r-neglected-book",
        "A whole book needs no further card after a miss.",
        stacks.bar_to_stacking_stale,
        ("m == WHOLE_BOOK and is_free", "m == WHOLE_BOOK"),
    ),
    edited(
        "portrait.r-remainder",
        "A part of a remainder may be stacked at pleasure too.",
        stacks.is_by_rule_six,
        (" and m == authors_of(s.hand[seat], g)", ""),
    ),
    edited(
        "portrait.r-split-group",
        "What one has of a broken group is a remainder, whoever has the rest.",
        stacks.is_remainder,
        (" and minus(rest, s.hand[seat]) == NONE", ""),
    ),
    edited(
        "portrait.r-kept-pair",
        "After a stack of its group whatever is stacked counts as one pair.",
        stacks.stack,
        (
            "count_of_stack(m)",
            "count_of_stack(m if s.stacked[seat] & group_cards(g) == NONE else 1)",
        ),
    ),
    edited(
        "portrait.r-no-legal-call",
        "Nothing is stacked for a player who has nothing to call for.",
        turns.must_settle,
        ("wanted(s, seat) == NONE", "False"),
    ),
]
