"""Random games of two-handed Court on the slow engine: what must hold after every move."""

import random

import pytest

from tests.plain.court import PlainCourt
from tests.plain.court_cards import CLOSE, DECLARE, EXCHANGE, LAY_DOWN, PASS, THROW_DOWN, TWO_PACK
from tests.plain.court_options import CHOICES

ROUND_ENDING = {DECLARE, LAY_DOWN, THROW_DOWN}
SILENT = {"DEALER_LAY_DOWN", "AFTER_CLOSE", "LAST_EXCHANGE"}
# More than the longest round can take under any house rule: 24 cards, the windows, the draws
# and misses, and two calls to a couplet.
MOST_MOVES_IN_A_ROUND = 24 + 9 + 24 + 24 + 2


def random_options(rng: random.Random) -> dict[str, str | int]:
    options: dict[str, str | int] = {
        name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.7
    }
    options["round_cap"] = rng.choice([1, 3, 12, 40])
    return options


def choose(rng: random.Random, codes: list[int]) -> int:
    """A random action, seldom one that ends the round and not too often a close."""
    quiet = [code for code in codes if code not in ROUND_ENDING]
    if quiet and rng.random() < 0.97:
        codes = quiet
    if CLOSE in codes and len(codes) > 1 and rng.random() < 0.7:
        codes = [code for code in codes if code != CLOSE]
    return rng.choice(codes)


def cards_on_view(game: PlainCourt) -> list[str]:
    """Every card of the pack wherever it now lies."""
    cards = game.hands[0] + game.hands[1] + game.hidden
    for pile in game.couplets:
        for couplet in pile:
            cards = cards + couplet
    for single in (game.court_card, game.table, game.unlawful_reply):
        if single is not None:
            cards = [*cards, single]
    return cards


def check_standing(game: PlainCourt) -> None:
    actor = game.actor()
    legal = game.legal()
    assert (actor in (0, 1)) == bool(legal)
    assert legal == sorted(set(legal))
    assert all(0 <= code <= 49 for code in legal)
    for seat in (0, 1):
        for code in range(-2, 53):
            allowed = actor == seat and code in legal
            assert (game.why_not(seat, code) is None) == allowed, (seat, code, game.summary())
    if game.round_no:
        assert sorted(cards_on_view(game)) == sorted(TWO_PACK)
    assert (len(game.hands[0]) == len(game.hands[1])) or not game.strict() or game.table
    assert game.carry <= 1 or game.options["tie_carry"] == "accumulate"
    assert game.count(0) + game.count(1) <= 196


def play_game(seed: int) -> PlainCourt:
    rng = random.Random(seed)
    game = PlainCourt(random_options(rng), rng.randrange(2))
    check_standing(game)
    while game.actor() != "over":
        before = list(game.points)
        first = 1 - game.dealer
        game.deal(rng.sample(TWO_PACK, 24))
        check_standing(game)
        assert game.actor() == first or game.phase == "DEALER_LAY_DOWN"
        moves = 0
        while game.actor() in (0, 1):
            asked, phase = game.actor(), game.phase
            shown = {observer: len(log) for observer, log in game.seen.items()}
            code = choose(rng, game.legal())
            game.play(code)
            check_standing(game)
            moves += 1
            assert moves <= MOST_MOVES_IN_A_ROUND
            if code == PASS and phase in SILENT:
                own = game.seen[asked][shown[asked] :]
                others = game.seen["watcher"][shown["watcher"] :]
                assert own[0] == ("pass", asked, phase)
                assert not any(event[0] in ("pass", "asked") for event in others)
            if code == EXCHANGE:
                assert game.court_card == game.jester() or game.court_card is None
        gains = [game.points[seat] - before[seat] for seat in (0, 1)]
        assert min(gains) == 0
    assert game.round_no <= game.round_cap
    assert max(game.points) >= 7 or game.round_no == game.round_cap
    return game


@pytest.mark.parametrize("hundred", range(4))
def test_random_games_keep_the_pack_whole_and_end(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play_game(seed)


def test_random_games_reach_every_phase_and_every_reason() -> None:
    """The random games would prove little if some house rule never came up in them."""
    phases: set[str] = set()
    reasons: set[str] = set()
    for seed in range(150):
        rng = random.Random(seed)
        game = PlainCourt(random_options(rng), 0)
        while game.actor() != "over":
            game.deal(rng.sample(TWO_PACK, 24))
            while game.actor() in (0, 1):
                phases.add(game.phase)
                reasons.update(str(game.why_not(game.acting_seat(), code)) for code in range(50))
                game.play(choose(rng, game.legal()))
    # One deal in about 1800 gives the dealer his four, so that window has tests of its own.
    phases.discard("DEALER_LAY_DOWN")
    assert phases == {
        "LEAD",
        "REPLY",
        "AFTER_CLOSE",
        "AFTER_ANNOUNCE",
        "LAST_EXCHANGE",
        "PRE_DRAW",
        "DRAW_NODE",
        "R14_CHOICE",
        "REVOKE_WINDOW",
    }
    assert reasons == {
        "None",
        "not in this game",
        "you do not hold that card",
        "must follow colour",
        "must take",
        "must play court colour",
        "not your lead",
        "you do not hold the pair",
        "no announcing after the talon",
        "already closed",
        "no court card to turn down",
        "the Jester lies there already",
        "you do not hold the court Jester",
        "you have not yet taken a couplet",
        "too late: the talon is drawn",
        "too late: a card has been led since closing",
        "exchange only on your lead",
        "you have not sixty",
        "too late to lay down",
        "you were not given the four",
        "no drawing after closing",
        "no draw is missing",
        "one call for each couplet",
        "not now",
    }


def test_each_observer_sees_the_same_game_but_for_drawn_cards_and_silent_windows() -> None:
    for seed in range(30):
        game = play_game(seed)
        public = []
        for observer in (0, 1, "watcher"):
            told = []
            for event in game.seen[observer]:
                if event[0] == "asked" or (event[0] == "pass" and event[2] in SILENT):
                    continue
                told.append(event[:2] if event[0] == "drew" else event[:1] + event[2:])
            public.append(told)
        for told in public:
            assert [event[0] for event in told] == [event[0] for event in public[2]]
        assert public[0] == public[1] == public[2]


def test_a_drawn_card_is_shown_to_its_drawer_and_the_twelfth_to_all() -> None:
    for seed in range(30):
        game = play_game(seed)
        drawn = 0
        for own, other, third in zip(
            *(
                [event for event in game.seen[observer] if event[0] in ("deal", "drew")]
                for observer in (0, 1, "watcher")
            ),
            strict=True,
        ):
            if own[0] == "deal":
                drawn = 0
                assert third[1] is None
                assert own[2] == other[2] == third[2]
                continue
            drawn += 1
            card = own[2] if own[1] == 0 else other[2]
            assert card is not None
            unseen = other[2] if own[1] == 0 else own[2]
            assert third[2] == unseen == (card if drawn == 12 else None)
