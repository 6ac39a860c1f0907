"""The slow engine of Masquerade holds to its own laws over random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.plain.masquerade import PlainMasquerade
from tests.plain.masquerade_cards import PACK, in_order
from tests.plain.masquerade_options import CHOICES, Options


def random_options(chance: random.Random) -> Options:
    options: Options = {n: chance.choice(v) for n, v in CHOICES.items() if chance.random() < 0.4}
    if chance.random() < 0.3:
        options["round_cap"] = chance.choice([1, 5, 20, 3000])
    return options


def check_cards(game: PlainMasquerade) -> None:
    """Each card lies in one place; hands have their size again whenever a round begins."""
    lying = [card for _, card in game.trick]
    assert in_order([*lying, *(card for hand in game.hands for card in hand)]) == PACK
    if game.phase == "TURN" and game.spent == 0:
        assert {len(hand) for hand in game.hands} == {32 // game.n}
    if isinstance(game.actor(), int):
        least = 7 if game.n == 4 else 3  # masquerade.r12-exchange-when
        assert min(len(hand) for hand in game.hands) >= least
        assert game.laid_aside is None or game.phase == "GIVE"
    if game.phase == "DRAW":
        assert len(game.draws()) <= 11


def check_acts(game: PlainMasquerade) -> None:
    """A seat to act has an act; what is legal is exactly what is not refused."""
    actor, legal = game.actor(), game.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == isinstance(actor, int)
    assert bool(game.draws()) == (actor == "chance")
    for seat in range(game.n):
        if seat == actor:
            assert [code for code in range(97) if game.why_not(seat, code) is None] == legal
            assert game.why_not(seat, 97) == "no-such-action"
        else:
            expected = "game-over" if actor == "over" else "not-your-turn"
            assert {game.why_not(seat, code) for code in (0, 31, 40, 64, 70)} == {expected}


def check_memory(game: PlainMasquerade) -> None:
    """Every card lies where each observer thinks it possible; sizes are known to all."""
    assert len({len(entries) for entries in game.seen.values()}) == 1
    where = {card: seat for seat in range(game.n) for card in game.hands[seat]}
    for observer in game.seen:
        memory = game.sight.memory(observer)
        assert memory.sizes == [len(hand) for hand in game.hands]
        assert set(memory.may) == set(where)
        for card, seat in where.items():
            assert seat in memory.may[card]
            assert observer not in memory.may[card] or memory.may[card] == {observer}


def check_disclosure(game: PlainMasquerade) -> None:
    """Entries that differ from the public ones belong to somebody concerned."""
    for observer, entries in game.seen.items():
        for event, public in zip(entries, game.seen["watcher"], strict=True):
            match event:
                case ("dealt", _, _) | ("laid_aside", _, _, _):
                    pass
                case ("exchanged", mover, other, cards):
                    assert (cards is not None) == (observer in (mover, other))
                case ("drew", seat, taker, card, own):
                    assert (card is not None) == (own or observer in (seat, taker))
                case _:
                    assert event == public
            if event[0] == "laid_aside":
                assert (event[3] is not None) == (observer == event[1])


def check_score(game: PlainMasquerade) -> None:
    """All points were told; the winner is as the options have it."""
    told = [0] * game.n
    for event in game.seen["watcher"]:
        if event[0] == "points":
            told[event[1]] += event[2]
    assert told == game.score
    firsts = [e for e in game.seen["watcher"] if e[0] == "points" and e[3] == "m1-first"]
    assert len(firsts) == (1 if game.m1_played else 0)
    best = max(game.score)
    leaders = [seat for seat in range(game.n) if game.score[seat] == best]
    if game.winner is None:
        assert len(leaders) > 1
        assert game.round == game.options["round_cap"]
    else:
        assert leaders == [game.winner]
        assert best >= 32 or game.round == game.options["round_cap"]
    if game.options["end_check"] == "immediate":
        assert sorted(game.score)[-2] < 32


def check_leads(game: PlainMasquerade) -> None:
    """The first to act in a round is the next seat each time (masquerade.lead-rotates)."""
    for event, following in pairwise(game.seen["watcher"]):
        if event[0] == "round" and following[0] != "over":
            assert following[0] in ("played", "blocked")
            assert following[1] == (game.dealer + 1 + event[1]) % game.n


def play_out(seats: int, chance: random.Random) -> PlainMasquerade:
    game = PlainMasquerade(seats, random_options(chance), chance.randrange(seats))
    pack = list(PACK)
    chance.shuffle(pack)
    game.deal(pack)
    moves = 0
    while game.actor() != "over":
        moves += 1
        check_cards(game)
        if moves % 5 == 0:
            check_acts(game)
        if moves % 30 == 0:
            check_memory(game)
        if game.actor() == "chance":
            game.draw(chance.choice(game.draws()))
        else:
            game.play(chance.choice(game.legal()))
    for check in (check_cards, check_acts, check_memory, check_disclosure, check_score):
        check(game)
    check_leads(game)
    return game


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("seats", [4, 8])
def test_random_games(seats: int, chunk: int) -> None:
    chance = random.Random(10 * seats + chunk)
    for _ in range(6):
        play_out(seats, chance)


def test_random_games_reach_the_rare_events() -> None:
    """Without these the laws above would have been tried on tame games only."""
    chance = random.Random(3)
    met: Counter[str] = Counter()
    for k in range(24):
        game = play_out(4 if k % 2 else 8, chance)
        seen = game.seen["watcher"]
        met.update({event[0] for event in seen})
        met.update({event[3] for event in seen if event[0] == "points"})
        met["forced"] += any(event[0] == "passed" and event[2] for event in seen)
        met["drawn game"] += game.winner is None
    wanted = ["laid_aside", "exchanged", "passed", "forced", "m1-first", "next", "own-card"]
    for word in [*wanted, "exchange", "trick", "drawn game"]:
        assert met[word] > 0, word
