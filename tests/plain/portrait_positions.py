"""Games of Portrait Authors taken up in the middle, as worked examples and rulings need them."""

from __future__ import annotations

from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import AUTHORS, BOOK_OF, CARDS_OF_BOOK, GROUPS
from tests.plain.portrait_options import Options


def cards(text: str) -> list[str]:
    """'JO-Raymond-PS BI-Parton-P' names three cards, 'PO-*-P' four and 'PO-*-PS' eight."""
    found = []
    for word in text.split():
        group, author, kinds = word.split("-")
        names = AUTHORS[group] if author == "*" else [author]
        found += [f"{group}-{name}-{kind}" for name in names for kind in kinds]
    return found


def position(
    hands: list[str],
    options: Options | None = None,
    *,
    bank: str = "",
    turn: int = 0,
    scores: list[int] | None = None,
    missed: bool = False,
    added: dict[int, str] | None = None,
) -> PlainAuthors:
    """A game with these hands and this Bank, at the beginning of a turn.

    All other cards lie on the table, laid down by nobody in particular. `missed` says that every
    seat has missed since it last gained a card; `added` names the groups of which a seat has
    gained one.
    """
    game = PlainAuthors(len(hands), options or {}, len(hands) - 1)
    game.hands = [set(cards(hand)) for hand in hands]
    game.bank = cards(bank)
    held = [card for hand in game.hands for card in hand] + game.bank
    if len(set(held)) != len(held) or not set(held) <= set(game.pack):
        raise ValueError("A card is given twice, or is not in the pack of this form.")
    game.table = dict.fromkeys([card for card in game.pack if card not in held])
    if game.form == "pairs":
        if any(card[:-1] + kind not in held for card in held for kind in "PS"):
            raise ValueError("Cards come to the table in whole pairs.")
    elif any(other not in held for card in held for other in CARDS_OF_BOOK[BOOK_OF[card]]):
        raise ValueError("Cards come to the table in whole books.")
    game.score = list(scores or [0] * game.n)
    for seat in range(game.n):
        game.fresh[seat] = set() if missed else set(GROUPS)
        game.missed[seat] = missed
    for seat, groups in (added or {}).items():
        game.added[seat] = set(groups.split())
    game.sight.dealt(game.hands, len(game.bank))
    game.open(turn)
    return game


def call_code(game: PlainAuthors, seat: int, target: int, card: str) -> int:
    """The number of the call by which one seat asks another for a card."""
    group, author, kind = card.split("-")
    place = 8 * GROUPS.index(group) + 2 * AUTHORS[group].index(author) + "PS".index(kind)
    return 64 * ((target - seat) % game.n - 1) + place


def stack_code(group: str, authors: str) -> int:
    """The number of the act that stacks the pairs of these authors."""
    mask = sum(1 << AUTHORS[group].index(name) for name in authors.split())
    return 448 + 15 * GROUPS.index(group) + mask - 1
