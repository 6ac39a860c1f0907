"""The slow engine of the Monkey holds to its own laws over random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.plain.monkey import DISCARD, PlainMonkey
from tests.plain.monkey_options import CHOICES, Options
from tests.plain.nations_cards import PACK, RANKS, in_order, rank_of

SIZES = [2, 3, 4, 5, 6, 7, 8, 11, 17, 26, 51]


def random_options(chance: random.Random, seats: int) -> Options:
    options: Options = {n: chance.choice(v) for n, v in CHOICES.items() if chance.random() < 0.5}
    if options.get("hold_back") == "true":
        options.pop("pairs_per_turn", None)
        options.pop("draw", None)
    if chance.random() < 0.3:
        options["turn_cap"] = chance.choice([1, 7, 30, 60, 5000])
    if chance.random() < 0.3:
        options["first_dealer"] = chance.randrange(seats)
    return options


def check_cards(game: PlainMonkey) -> None:
    """Each card lies in one place, and of every value but one an even number is in play."""
    assert game.removed is not None
    held = [card for hand in game.hands for card in hand]
    thrown = [card for pair in game.heap for card in pair]
    assert in_order([*held, *thrown, game.removed]) == PACK
    assert all(rank_of(a) == rank_of(b) and in_order([a, b]) == [a, b] for a, b in game.heap)
    left = Counter(rank_of(card) for card in held)
    odd = [rank for rank in range(len(RANKS)) if left[rank] % 2]
    assert odd == [rank_of(game.removed)]
    assert sorted(game.out) == [seat for seat in range(game.n) if not game.hands[seat]]


def check_acts(game: PlainMonkey) -> None:
    """A seat to act has an act; what is legal is exactly what is not refused."""
    actor, legal = game.actor(), game.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == isinstance(actor, int)
    for seat in range(game.n):
        if seat == actor:
            assert [code for code in range(-2, 96) if game.why_not(seat, code) is None] == legal
        else:
            expected = "game-over" if actor == "over" else "not-your-turn"
            assert {game.why_not(seat, code) for code in (-1, 0, 13, 14, 40, 92)} == {expected}


def check_memory(game: PlainMonkey) -> None:
    """What an observer is sure of is true, and he keeps sight of his own cards and all sizes."""
    assert len({len(entries) for entries in game.seen.values()}) == 1
    for observer in game.seen:
        memory = game.sight.memory(observer)
        assert memory.sizes == [len(hand) for hand in game.hands]
        known = memory.holder
        assert all(card in game.hands[seat] for card, seat in known.items())
        if isinstance(observer, int):
            own = [card for card, seat in known.items() if seat == observer]
            assert in_order(own) == in_order(game.hands[observer])


def check_events(game: PlainMonkey) -> None:
    """The public record: turns go left past empty hands, draws come from the nearest right."""
    shown = game.options["discard"] != "random-hidden"
    sizes: list[int] = []
    turns: list[int] = []
    for event in game.seen["watcher"]:
        match event:
            case ("discard", card):
                assert (card is not None) == shown
            case ("dealt", own, dealt):
                assert own is None
                sizes = list(dealt)
                turns = [(game.dealer - 1) % game.n]
            case ("turn", seat):
                between = [(turns[-1] + k) % game.n for k in range(1, game.n + 1)]
                assert seat == next(s for s in between if sizes[s])
                turns.append(seat)
            case ("throw", seat, _, _):
                assert seat == turns[-1]
                sizes[seat] -= 2
            case ("drew", to, frm, card, _):
                assert card is None
                assert to == turns[-1]
                to_the_right = [(to - k) % game.n for k in range(1, game.n)]
                assert frm == next(s for s in to_the_right if sizes[s])
                sizes[frm] -= 1
                sizes[to] += 1
    assert turns[1] == game.dealer
    assert len(turns) - 1 == game.turns


def check_disclosure(game: PlainMonkey) -> None:
    """Nobody but the two concerned is ever told a drawn card; all else is the same for all."""
    for observer, entries in game.seen.items():
        for event, public in zip(entries, game.seen["watcher"], strict=True):
            if event[0] == "drew":
                assert (event[3] is not None) == (observer in event[1:3])
                assert (*event[:3], None, event[4]) == public
            elif event[0] != "dealt":
                assert event == public
        if game.options["hold_back"] == "false":
            for event, following in pairwise(e for e in entries if e[0] != "out"):
                if event[0] == "drew":
                    assert (following[0] == "throw") == event[4]


def play_out(seats: int, chance: random.Random) -> PlainMonkey:
    game = PlainMonkey(seats, random_options(chance, seats), chance.randrange(seats))
    check_acts(game)
    picked = game.actor() != "chance"
    card = chance.choice(PACK)
    if picked:
        game.play(DISCARD + PACK.index(card))
    else:
        game.remove(card)
    pack = [other for other in PACK if other != card]
    chance.shuffle(pack)
    game.deal(pack)
    cap = game.options["turn_cap"]
    moves = 0
    while game.actor() != "over":
        moves += 1
        if moves % 5 == 0:
            check_cards(game)
            check_acts(game)
        if moves % 60 == 0 and seats < 20:
            check_memory(game)
        if game.actor() == "chance":
            game.draw(chance.choice(game.draws()))
        else:
            game.play(chance.choice(game.legal()))
    for check in (check_cards, check_acts, check_memory, check_events, check_disclosure):
        check(game)
    left = [hand for hand in game.hands for _ in hand]
    if game.abandoned:
        assert game.turns == cap
        assert len(left) > 1
        assert game.payoffs() == [0] * seats
    else:
        assert len(left) == 1
        assert sum(game.payoffs()) == pytest.approx(0)
        assert game.hands[game.loser or 0]
        assert game.removed is not None
        assert rank_of(left[0][0]) == rank_of(game.removed)
    return game


@pytest.mark.parametrize("seats", SIZES)
def test_random_games(seats: int) -> None:
    chance = random.Random(300 + seats)
    for _ in range(24 if seats < 10 else 3):
        play_out(seats, chance)


def test_random_games_reach_the_rare_events() -> None:
    """Without these the laws above would have been tried on tame games only."""
    chance = random.Random(4)
    met: Counter[str] = Counter()
    for _ in range(400):
        game = play_out(chance.choice([2, 2, 3, 4]), chance)
        met.update({event[0] for event in game.seen["watcher"]})
        seen = game.seen["watcher"]
        met["two throws"] += any(a[0] == b[0] == "throw" for a, b in pairwise(seen))
        turns = [event[1] for event in seen if event[0] == "turn"]
        met["alone"] += any(one == other for one, other in pairwise(turns))
    for word in ["stopped", "abandoned", "over", "out", "two throws", "alone"]:
        assert met[word] > 0, word
