"""Random games of three- and four-handed Court on the slow engines: what must hold throughout."""

import random

import pytest

from tests.plain.court_cards import CALL_REVOKE, NUMBERED, TWO_PACK, number_of, value_of
from tests.plain.court_four import PlainCourtFour
from tests.plain.court_options import FOUR_CHOICES, THREE_CHOICES
from tests.plain.court_three import PlainCourtThree
from tests.plain.test_court_random import choose


def random_options(rng: random.Random, choices: dict[str, list[str]]) -> dict[str, str | int]:
    options: dict[str, str | int] = {
        name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.7
    }
    options["round_cap"] = rng.choice([1, 4, 12, 40])
    return options


def check_acts(game: PlainCourtThree | PlainCourtFour, seats: int) -> None:
    actor, legal = game.actor(), game.legal()
    assert isinstance(actor, int) == bool(legal)
    assert legal == sorted(set(legal))
    for seat in range(seats):
        for code in range(-2, 53):
            allowed = actor == seat and code in legal
            assert (game.why_not(seat, code) is None) == allowed, (seat, code)


def check_three(game: PlainCourtThree) -> None:
    """Who is out has seven, nobody else has; who deals without a hand of his own has none."""
    check_acts(game, 3)
    assert game.outs == sorted(set(game.outs), key=game.outs.index)
    for seat in range(3):
        assert (game.points[seat] >= 7) == (seat in game.outs)
    if game.round is None:
        return
    idle = [seat for seat in range(3) if seat not in game.players]
    assert len(idle) == 1
    assert game.hand(idle[0]) == []
    if game.actor() != "over":
        # Out of the game, or dealing without a hand.
        assert idle[0] in game.outs or idle[0] == game.dealer
        assert not any(seat in game.outs for seat in game.players)


def play_three(seed: int) -> PlainCourtThree:
    rng = random.Random(seed)
    game = PlainCourtThree(random_options(rng, THREE_CHOICES), rng.randrange(3))
    while game.actor() != "over":
        before, outs = list(game.points), list(game.outs)
        check_three(game)
        game.deal(rng.sample(TWO_PACK, 24))
        while isinstance(game.actor(), int):
            check_three(game)
            game.play(choose(rng, game.legal()))
        gains = [game.points[seat] - before[seat] for seat in range(3)]
        # Two may gain, the winner and the dealer of the round; one who is out never does.
        assert min(gains) == 0
        assert all(gains[seat] == 0 for seat in outs)
        assert len(game.outs) <= len(outs) + 1
    check_three(game)
    assert sorted(game.places())[0] == 1
    assert game.round_no <= game.round_cap
    return game


@pytest.mark.parametrize("hundred", range(2))
def test_random_games_of_three(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play_three(seed)


def test_random_games_of_three_reach_every_end() -> None:
    ends = set()
    for seed in range(120):
        game = play_three(seed)
        ends.add((game.options["three_end"], len(game.outs)))
    assert ends == {
        ("play-on", 0),
        ("play-on", 1),
        ("play-on", 2),
        ("first-out-wins", 0),
        ("first-out-wins", 1),
    }


def test_three_observers_see_the_same_but_for_hands_draws_and_silent_questions() -> None:
    silent = ("DEALER_LAY_DOWN", "AFTER_CLOSE", "LAST_EXCHANGE")
    for seed in range(20):
        game = play_three(seed)
        public = []
        for observer in (0, 1, 2, "watcher"):
            told = []
            for event in game.seen[observer]:
                if event[0] == "asked" or (event[0] == "pass" and event[2] in silent):
                    continue
                told.append(event[:2] if event[0] == "drew" else event[:1] + event[2:])
            public.append(told)
        assert all(told == public[-1] for told in public)


def check_four(game: PlainCourtFour) -> None:
    check_acts(game, 4)
    if not game.round_no:
        return
    cards = [card for hand in game.hands for card in hand]
    cards += [card for _, card in game.table]
    cards += [card for pile in game.couplets for couplet in pile for card in couplet]
    assert sorted(cards) == sorted(NUMBERED)
    if game.phase in ("PLAY", "REVOKE_WINDOW"):
        assert max(game.points) < 7
        sizes = [len(hand) for hand in game.hands]
        assert max(sizes) - min(sizes) <= 1
        taken = sum(value_of(card) for pile in game.couplets for c in pile for card in c)
        lost = sum(game.announced[side] for side in (0, 1) if not game.couplets[side])
        ten = 10 if game.couplets_done == 8 else 0
        total = game.count(0) + game.count(1)
        assert total == taken + sum(game.announced) - lost + ten


def choose_four(rng: random.Random, game: PlainCourtFour) -> int:
    """A random action, calls seldom and most cards lawful, so that rounds are played out."""
    codes = game.legal()
    if CALL_REVOKE in codes and rng.random() < 0.9:
        codes = [code for code in codes if code != CALL_REVOKE]
    fair = [number_of(card) for card in game.lawful_cards(game.acting_seat())]
    lawful = [code for code in codes if code in fair]
    if lawful and rng.random() < 0.9:
        codes = lawful
    return rng.choice(codes)


def play_four(seed: int) -> PlainCourtFour:
    rng = random.Random(seed)
    game = PlainCourtFour(random_options(rng, FOUR_CHOICES), rng.randrange(4))
    while game.actor() != "over":
        dealer, before = game.dealer, sum(game.points)
        game.deal(rng.sample(NUMBERED, 32))
        assert game.actor() == (dealer + 1) % 4
        while isinstance(game.actor(), int):
            check_four(game)
            game.play(choose_four(rng, game))
        # Every round enters a point at least: the Standard's, or two for a revoke.
        assert sum(game.points) > before
    check_four(game)
    assert game.round_no <= min(13, game.round_cap)
    return game


@pytest.mark.parametrize("hundred", range(2))
def test_random_games_of_four(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play_four(seed)


def test_random_games_of_four_reach_every_reason_and_end() -> None:
    reasons: set[str] = set()
    words: set[str] = set()
    for seed in range(100):
        rng = random.Random(seed)
        game = PlainCourtFour(random_options(rng, FOUR_CHOICES), 0)
        while game.actor() != "over":
            game.deal(rng.sample(NUMBERED, 32))
            while isinstance(game.actor(), int):
                reasons |= {str(game.why_not(game.acting_seat(), code)) for code in range(50)}
                game.play(choose_four(rng, game))
        words |= {str(event[0]) for event in game.seen["watcher"]}
        words |= {"tie" for event in game.seen[0] if event[0] == "round" and event[-1]}
    assert reasons == {
        "None",
        "not in this game",
        "not in the four-handed game",
        "you do not hold that card",
        "must follow colour",
        "must take",
        "not your lead",
        "you do not hold the pair",
        "one call for each couplet",
        "not now",
    }
    assert words == {
        "deal",
        "play",
        "announce",
        "take",
        "standard",
        "counted",
        "call_revoke",
        "revoke",
        "pass",
        "round",
        "tie",
    }


def test_four_observers_see_the_same_but_for_their_hands() -> None:
    for seed in range(20):
        game = play_four(seed)
        for entries in zip(*game.seen.values(), strict=True):
            if entries[0][0] != "deal":
                assert len(set(entries)) == 1
                continue
            assert entries[-1][1] is None
            assert len({event[2] for event in entries}) == 1
            assert len({event[1] for event in entries}) == 5
