"""The slow engine of Alice in Wonderland holds to its own laws over random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK, cards_of, companions_of, in_order, lead_of, set_of
from tests.plain.alice_options import CHOICES, Options
from tests.plain.alice_sight import Event, Memory

GAMES_PER_SIZE = 30
SIZES = range(2, 13)


def random_options(chance: random.Random) -> Options:
    options: Options = {}
    for name, values in CHOICES.items():
        pick = chance.choice([None, *values])
        if pick is not None:
            options[name] = pick
    rounds = chance.choice([None, 10, 10, 17, 40, "off"])
    if rounds is not None:
        options["stall_rounds"] = rounds
    return options


def cards_owned(game: PlainAlice, seat: int) -> list[str]:
    """Hand and exposed Lead of a seat."""
    number = game.exposed[seat]
    return game.hands[seat] + ([] if number is None else [lead_of(number)])


def check_cards(game: PlainAlice) -> None:
    """Each card is in one place, and no seat but the right one waits with a full set."""
    down = [card for pile in game.sets for number in pile for card in cards_of(number)]
    owned = [card for seat in range(game.n) for card in cards_owned(game, seat)]
    assert in_order(down + owned) == PACK
    for seat in range(game.n):
        cards = cards_owned(game, seat)
        full = [s for s, count in Counter(map(set_of, cards)).items() if count == 3]
        if game.options["lay_full_sets"] == "at_once":
            assert not full
        if seat == game.current and game.actor() == seat:
            assert game.exposed[seat] not in full


def check_acts(game: PlainAlice) -> None:
    """A seat to act has an act; what is legal is exactly what is not refused."""
    actor, legal = game.actor(), game.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == isinstance(actor, int)
    assert bool(game.draws()) == (actor == "chance")
    for seat in range(game.n):
        if seat == actor:
            allowed = [code for code in range(-1, 41) if game.why_not(seat, code) is None]
            assert allowed == legal
        else:
            expected = "game-over" if actor == "over" else "not-your-turn"
            assert {game.why_not(seat, code) for code in (-1, 0, 16, 38, 40)} == {expected}


def check_call_can_hit(game: PlainAlice) -> None:
    """The missing card is in somebody's hand, and asking there is legal."""
    if game.phase != "MUST_CALL":
        return
    seat = game.current
    assert seat is not None
    number = game.exposed[seat]
    assert number is not None
    for place, card in enumerate(companions_of(number)):
        holders = [other for other in range(game.n) if card in game.hands[other]]
        assert len(holders) == 1
        if holders != [seat]:
            distance = (holders[0] - seat) % game.n
            assert 16 + 2 * (distance - 1) + place in game.legal()


def check_memory(game: PlainAlice) -> None:
    """What an observer is sure of is true, and he keeps sight of his own cards and all sizes."""
    assert len({len(entries) for entries in game.seen.values()}) == 1
    for observer, entries in game.seen.items():
        memory = Memory(observer)
        for event in entries:
            memory.take_in(event)
        assert memory.sizes == [len(hand) for hand in game.hands]
        known = game.knows(observer)
        assert known == memory.holder
        for card, seat in known.items():
            assert card in cards_owned(game, seat)
        for seat in range(game.n):
            number = game.exposed[seat]
            assert number is None or known[lead_of(number)] == seat
        if isinstance(observer, int):
            own = [card for card, seat in known.items() if seat == observer]
            assert in_order(own) == in_order(cards_owned(game, observer))


def check_events(game: PlainAlice) -> None:
    """The finished game read as a public record: seats follow to the left, and misses are paid."""
    events = game.seen["watcher"]
    starts = game.sight.turn_starts
    if not starts:
        assert [len(pile) for pile in game.openings] == game.scores()
        return
    order = [event[1] for event in events[: starts[0]] if event[0] == "skipped"]
    played: int | None = None
    for start, end in pairwise([*starts, len(events)]):
        turn = events[start:end]
        owner = turn[0][1]
        order.append(owner)
        order += [event[1] for event in turn if event[0] == "skipped"]
        if turn[0][0] == "no_lead":
            check_payment(game, owner, played, turn[1] if len(turn) > 1 else None)
            if game.options["played_last"] == "previous_turn":
                played = owner
        else:
            assert turn[0][0] in ("exposed", "called", "set")
            played = owner
            check_played_turn(owner, turn)
    assert order[0] == (game.dealer + 1) % game.n
    assert all(after == (seat + 1) % game.n for seat, after in pairwise(order))


def check_played_turn(owner: int, turn: list[Event]) -> None:
    """Calls are answered, misses are paid, and a turn ends by a miss, a STOP or the last set."""
    acts = [event for event in turn if event[0] not in ("skipped", "over")]
    assert all(event[1] == owner for event in acts if event[0] != "set")
    words = [event[0] for event in acts]
    for event, following in pairwise(acts):
        if event[0] == "called":
            assert following in [("handed", *event[1:]), ("missed", *event[1:])]
        if event[0] == "missed":
            assert following[1:3] == event[1:3]
            assert following[0] in ("forfeit", "lead_forfeit")
    paid = words.count("forfeit") + words.count("lead_forfeit")
    assert paid == words.count("missed") <= 1
    assert paid + words.count("stopped") == (0 if ended_by_own_set(owner, turn) else 1)


def ended_by_own_set(owner: int, turn: list[Event]) -> bool:
    return turn[-1][0] == "over" and turn[-2][:2] == ("set", owner)


def check_payment(game: PlainAlice, seat: int, played: int | None, following: Event | None) -> None:
    """Without a Lead: pay the last to have played, or before that the dealer or nobody."""
    payee = played
    if payee is None and game.options["first_turn_no_lead"] == "dealer" and seat != game.dealer:
        payee = game.dealer
    if payee is None:
        assert following is None or following[0] in ("skipped", "over")
    else:
        assert following == ("forfeit", seat, payee, None)


def check_end(game: PlainAlice) -> None:
    total = sum(game.scores())
    rounds = game.options["stall_rounds"]
    if total < 16:
        assert isinstance(rounds, int)
        assert game.idle == rounds * game.n
    best = max(game.scores())
    assert game.winners() == [s for s in range(game.n) if game.scores()[s] == best]
    everything = {game.seen[observer][-1] for observer in game.seen}
    assert len(everything) == 1
    for observer in game.seen:
        drawn = [e for e in game.seen[observer] if e[0] == "forfeit"]
        assert all((e[3] is not None) == (observer in e[1:3]) for e in drawn)


def play_out(seats: int, chance: random.Random) -> PlainAlice:
    game = PlainAlice(seats, random_options(chance), chance.randrange(seats))
    rounds = game.options["stall_rounds"]
    most_turns = 16 * (rounds if isinstance(rounds, int) else 40) * seats
    check_acts(game)
    pack = list(PACK)
    chance.shuffle(pack)
    game.deal(pack)
    steps = 0
    while game.actor() != "over":
        assert game.turns <= most_turns
        check_cards(game)
        check_acts(game)
        check_call_can_hit(game)
        if steps % 100 == 0:
            check_memory(game)
        if game.actor() == "chance":
            assert game.draw_from == game.current
            assert game.draw_to != game.current
            game.draw(chance.choice(game.draws()))
        else:
            game.play(chance.choice(game.legal()))
        steps += 1
    assert game.turns <= most_turns
    check_cards(game)
    check_acts(game)
    check_memory(game)
    check_end(game)
    check_events(game)
    return game


@pytest.mark.parametrize("seats", SIZES)
def test_random_games(seats: int) -> None:
    chance = random.Random(1000 + seats)
    for _ in range(GAMES_PER_SIZE):
        game = play_out(seats, chance)
        if seats == 2:
            assert not [event for event in game.seen["watcher"] if event[0] == "missed"]


def test_random_games_reach_the_rare_events() -> None:
    """Without these the laws above would have been tried on tame games only."""
    chance = random.Random(77)
    met: Counter[str] = Counter()
    for seats in [3, 4, 6, 12]:
        for _ in range(20):
            game = play_out(seats, chance)
            events = game.seen["watcher"]
            met.update({event[0] for event in events})
            met["stall"] += sum(game.scores()) < 16
            pairs = pairwise(events)
            met["set by a draw"] += any(
                a[0] == "forfeit" and b[0] == "set" and b[1] == a[2] for a, b in pairs
            )
    for word in [
        "skipped",
        "no_lead",
        "forfeit",
        "lead_forfeit",
        "stopped",
        "stall",
        "set by a draw",
    ]:
        assert met[word] > 0, word
