"""Deals of Nations made to order, for worked positions."""

from __future__ import annotations

import random

from tests.plain.nations import PlainNations
from tests.plain.nations_cards import PACK, PLACE, suit_of
from tests.plain.nations_options import Options

Wish = dict[int, str]
"""For some seats: card names, or suits, with spaces between."""

A_SUIT_EACH: Wish = {(k + 1) % 4: " ".join(PACK[13 * k : 13 * k + 13]) for k in range(4)}
"""Europe for seat 1, Asia for seat 2, Africa for seat 3, America for seat 0."""


def hands_with(holds: Wish, lacks: Wish | None = None) -> list[list[str]]:
    """Thirteen cards for each seat: those it holds, and others of suits it does not lack.

    The rest of the pack is given out in index order; where a card fits nowhere, an earlier one
    moves over to make room.
    """
    hands = [holds.get(seat, "").split() for seat in range(4)]
    given = [card for hand in hands for card in hand]
    fixed = set(given)
    assert len(given) == len(fixed)
    barred = [(lacks or {}).get(seat, "").split() for seat in range(4)]
    for card in PACK:
        if card not in fixed:
            assert _place(card, hands, barred, fixed, set()), f"{card} fits nowhere"
    return hands


def _place(
    card: str, hands: list[list[str]], barred: list[list[str]], fixed: set[str], tried: set[int]
) -> bool:
    for seat in range(4):
        if seat in tried or suit_of(card) in barred[seat]:
            continue
        if len(hands[seat]) < 13:
            hands[seat].append(card)
            return True
        tried.add(seat)
        for other in hands[seat]:
            if other not in fixed and _place(other, hands, barred, fixed, tried):
                hands[seat][hands[seat].index(other)] = card
                return True
    return False


def pack_of(hands: list[list[str]], dealer: int, star: str) -> list[str]:
    """The order in which these hands are dealt, with the Star card last."""
    hands = [sorted(hand, key=lambda card: card == star) for hand in hands]
    return [hands[(dealer + 1 + k) % 4][k // 4] for k in range(52)]


def opened(
    score: tuple[int, int],
    dealer: int,
    star: str,
    holds: Wish,
    lacks: Wish | None = None,
    options: Options | None = None,
) -> PlainNations:
    """A game at this score, with a deal that gives these cards."""
    game = PlainNations(4, options or {}, dealer)
    game.score = list(score)
    holds = dict(holds)
    if star not in " ".join(holds.values()).split():
        holds[dealer] = f"{holds.get(dealer, '')} {star}"
    game.deal(pack_of(hands_with(holds, lacks), dealer, star))
    assert game.star_card == star
    return game


def counted(game: PlainNations, tricks: tuple[int, int], revokers: tuple[int, ...] = ()) -> None:
    """The deal is played out with so many tricks to each side, however they were made."""
    assert sum(tricks) == 13
    game.tricks = list(tricks)
    game.revokers = list(revokers)
    game.hands = [[], [], [], []]
    game.count()


def put(game: PlainNations, text: str) -> None:
    """Play cards by name, each by the seat named before it: '3 EU-2, 0 EU-3'."""
    for part in text.split(","):
        seat, card = part.split()
        assert game.actor() == int(seat)
        game.play(PLACE[card])


def play_low(game: PlainNations) -> None:
    """Finish the deal in hand: everybody plays his legal card of lowest index."""
    deals = game.deals
    while game.phase == "PLAY" and game.deals == deals:
        game.play(game.legal()[0])


def words(game: PlainNations, observer: int | str = "watcher") -> list[str]:
    """The names of the events shown, in their order."""
    return [event[0] for event in game.seen[observer]]


def random_pack(chance: random.Random) -> list[str]:
    pack = list(PACK)
    chance.shuffle(pack)
    return pack
