"""Why the seat on turn may not do a thing in Portrait Authors: the first reason that holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.plain.portrait_cards import AUTHORS, BOOK_OF, GROUP_OF, authors_in, pair_of

if TYPE_CHECKING:
    from tests.plain.portrait_table import AuthorsTable

WHOLE = 15
"""The mask of all four authors: a book."""


def why_not_call(
    game: AuthorsTable, seat: int, target: int | None, cards: list[str], badly: bool
) -> str | None:
    """A call as it is spoken: of one player, or a seat that is not there, for the cards named."""
    if badly and game.options["call_form"] == "off":
        return "bad-call-off"
    if target is None or not 0 <= target < game.n:
        return "no-such-seat"
    if target == seat:
        return "self"
    if len(cards) > 1:
        return "one-card-only"  # portrait.one-card-per-call
    card = cards[0]
    if card not in game.pack:
        return "not-in-pack"  # portrait.easy-drop-sketches
    if card in game.hands[seat]:
        return "you-hold-it"  # portrait.call-card-not-held
    if card in game.table:
        return "on-table"
    if not has_calling_right(game, seat, card):
        return "no-card-of-group"
    if not game.hands[target] and not game.bank:
        return "empty-hand"
    if is_barred(game, target, card) or (badly and game.barred):
        return "stale-call"
    return None


def has_calling_right(game: AuthorsTable, seat: int, card: str) -> bool:
    """A card of the group in hand, or of the book of four (portrait.must-hold-group)."""
    if game.form != "pairs":  # portrait.r-easy-unit
        return any(BOOK_OF[held] == BOOK_OF[card] for held in game.hands[seat])
    if any(GROUP_OF[held] == GROUP_OF[card] for held in game.hands[seat]):
        return True
    if game.options["calling_right"] == "hand":
        return False
    stacked = [down for down, owner in game.table.items() if owner == seat]
    return any(GROUP_OF[down] == GROUP_OF[card] for down in stacked)


def is_barred(game: AuthorsTable, target: int, card: str) -> bool:
    """A call that all know must fail, when such calls are stopped (portrait.r-standstill)."""
    return stale_calls_are_barred(game) and target in game.record.denied[card]


def stale_calls_are_barred(game: AuthorsTable) -> bool:
    """After too many idle turns, or always; never while the Bank has a card."""
    if game.bank:
        return False
    return game.barred or game.options["stale_calls"] == "never"


def why_not_stack(game: AuthorsTable, seat: int, group: str, mask: int) -> str | None:
    """Rules 3, 5 and 6 of stacking, with the house rules that bend them."""
    if game.form != "pairs":
        return "no-stacking-in-this-form"
    held = complete_pairs(game, seat, group)
    if not all(author in held for author in authors_in(mask, group)):
        return "not-in-hand"
    if game.options["books_only"] == "on" and mask != WHOLE:
        return "books-only"
    if game.options["stack_choice"] == "whole" and len(authors_in(mask, group)) < len(held):
        return "stack-whole"
    if is_whole_remainder(game, seat, group, mask):
        return None  # portrait.remainder-at-pleasure
    if is_shut_dealt_set(game, seat, group, mask):
        counts_nothing = game.options["dealt_zero_stack"] == "on" and not game.missed[seat]
        return None if counts_nothing else "dealt-set"
    if mask == WHOLE and not whole_book_asks_for_a_new_card(game):
        return None
    return None if game.is_fresh(seat, group) else "need-new-card"


def whole_book_asks_for_a_new_card(game: AuthorsTable) -> bool:
    """portrait.r-neglected-book; under `same_group` no card could ever be added to a book."""
    if game.options["new_card_scope"] == "same_group":
        return False
    return game.options["neglected_book"] == "needs_card"


def is_shut_dealt_set(game: AuthorsTable, seat: int, group: str, mask: int) -> bool:
    """A set from the deal to which nothing was added since (portrait.dealt-needs-same-group)."""
    if mask == WHOLE or is_whole_remainder(game, seat, group, mask):
        return False
    return group not in game.added[seat]


def is_whole_remainder(game: AuthorsTable, seat: int, group: str, mask: int) -> bool:
    """All that is left of a group of which part lies on the table (rule 6)."""
    left = game.left_of(group)
    if len(left) == 8 or not all(card in game.hands[seat] for card in left):
        return False
    named = [card for author in authors_in(mask, group) for card in pair_of(group, author)]
    return named == left


def complete_pairs(game: AuthorsTable, seat: int, group: str) -> list[str]:
    """The authors of the group whose portrait and sketch are both in hand."""
    hand = game.hands[seat]
    return [author for author in AUTHORS[group] if hand.issuperset(pair_of(group, author))]
