"""The slow engine of Nations holds to its own laws over random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.plain.nations import CALL, PASS_CALL, PlainNations
from tests.plain.nations_cards import PACK, in_order
from tests.plain.nations_deals import random_pack, words
from tests.plain.nations_options import CHOICES, Options

CHUNKS = 4
GAMES = 25


def random_options(chance: random.Random) -> Options:
    options: Options = {n: chance.choice(v) for n, v in CHOICES.items() if chance.random() < 0.5}
    if options.get("revoke") == "three-tricks":
        options.pop("stop_early", None)
    return options


def check_cards(game: PlainNations) -> None:
    """Every card of the deal is in a hand, in the trick or in a finished trick."""
    played = [card for _, trick in game.history for _, card in trick]
    lying = [card for _, card in game.trick]
    held = [card for hand in game.hands for card in hand]
    assert in_order(played + lying + held) == PACK
    assert sum(game.tricks) == len(game.history)


def check_acts(game: PlainNations) -> None:
    """A seat to act has an act; what is legal is exactly what is not refused."""
    actor, legal = game.actor(), game.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == isinstance(actor, int)
    for seat in range(4):
        if seat == actor:
            assert [code for code in range(-2, 60) if game.why_not(seat, code) is None] == legal
        else:
            expected = "game-over" if actor == "over" else "not-your-turn"
            assert {game.why_not(seat, code) for code in (-1, 0, 51, 52, 53, 55, 60)} == {expected}


def check_sight(game: PlainNations) -> None:
    """Certain places are true; own cards and the Star card are among them; nothing else is."""
    assert len({len(entries) for entries in game.seen.values()}) == 1
    for observer in game.seen:
        known = game.knows(observer)
        assert all(card in game.hands[seat] for card, seat in known.items())
        if isinstance(observer, int):
            own = [card for card, seat in known.items() if seat == observer]
            assert in_order(own) == in_order(game.hands[observer])
        others = {card for card, seat in known.items() if seat != observer}
        if game.phase not in ("OVER", "DEAL"):
            assert others <= {game.star_card}
    for number, event in enumerate(game.seen["watcher"]):
        for seat in range(4):
            told = game.seen[seat][number]
            if event[0] == "dealt":
                assert event[2] is None
                assert len(told[2]) == 13
            else:
                assert told == event


def check_end(game: PlainNations) -> None:
    side = game.winner
    assert side is not None
    assert game.score[side] >= 10
    assert game.score[1 - side] <= 9
    assert game.score[side] <= 16
    wins = 2 if game.options["match"] == "rubber" else 1
    assert game.games[side] == wins
    assert game.games[1 - side] < wins
    least = 209 if game.options["revoke"] == "three-tricks" else 19
    assert game.deals <= least * sum(game.games)


def play_out(chance: random.Random, options: Options) -> PlainNations:
    game = PlainNations(4, options, chance.randrange(4))
    sober = chance.random() < 0.7
    moves = 0
    while game.actor() != "over":
        moves += 1
        if moves % 11 == 0 or game.phase != "PLAY":
            check_acts(game)
        if game.actor() == "deal":
            game.deal(random_pack(chance))
            continue
        if moves % 11 == 0:
            check_cards(game)
        seat = game.actor()
        assert isinstance(seat, int)
        codes = game.legal()
        if sober and game.phase == "PLAY" and not game.revokes_refused:
            # Else nearly every deal of a strict table would be void.
            codes = [*(PACK.index(card) for card in game.may_follow(seat)), *codes[-1:]]
        code = chance.choice(codes)
        if game.phase == "CALLS" and code == PASS_CALL and CALL in codes:
            code = chance.choice(codes)
        game.play(code)
        if moves % 50 == 0:
            check_sight(game)
    check_acts(game)
    check_sight(game)
    check_end(game)
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    chance = random.Random(500 + chunk)
    for _ in range(GAMES):
        play_out(chance, random_options(chance))


def test_random_games_reach_the_rare_events() -> None:
    """Without these the laws above would have been tried on tame games only."""
    chance = random.Random(9)
    met: Counter[str] = Counter()
    for _ in range(90):
        game = play_out(chance, random_options(chance))
        met.update(set(words(game)))
        met.update({f"answered {event[2]}" for event in game.seen[0] if event[0] == "answer"})
        met["refused again"] += game.options["revoke"] == "three-tricks" and game.revokes_refused
    for word in [
        "asked",
        "call",
        "call_passed",
        "answered True",
        "answered False",
        "deal_void",
        "revoke",
        "titles_shown",
        "titles_divided",
        "titles_void_at_nine",
        "match_over",
        "refused again",
    ]:
        assert met[word] > 0, word
