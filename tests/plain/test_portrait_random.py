"""The slow engine of Portrait Authors holds to its own laws over random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import BOOK_OF, GROUP_OF, GROUPS, PLACE, in_order
from tests.plain.portrait_options import CHOICES, Options
from tests.plain.portrait_sight import Event, Memory
from tests.plain.portrait_table import END_OF_CODES, FIRST_BAD_CALL, FIRST_STACK

FORMS: dict[str, Options] = {
    "pairs": {"form": "pairs"},
    "portraits": {"form": "portraits"},
    "fours": {"form": "fours"},
    "bank of fours": {"bank": "on", "bank_deck": "fours64"},
    "bank of portraits": {"bank": "on", "bank_deck": "portraits32"},
    "bank of pairs": {"bank": "on", "bank_deck": "pairs64"},
}
FIXED = ("form", "bank", "bank_deck")


def random_options(form: str, chance: random.Random) -> Options:
    options = dict(FORMS[form])
    for name, values in CHOICES.items():
        pick = chance.choice([None, *values])
        if pick is not None and name not in FIXED:
            options[name] = pick
    return options


def seats_of(form: str) -> list[int]:
    return [2, 3] if form.startswith("bank") else [2, 3, 4, 5, 8]


def choose(game: PlainAuthors, chance: random.Random, stubborn: bool) -> int:
    """Lost calls seldom, or hardly a card would change hands; stacks of a few pairs too.

    Stubborn players lose the same call nearly every time, until play stands still.
    """
    codes = game.legal()
    lost = [code for code in codes if code >= FIRST_BAD_CALL]
    stacks = [code for code in codes if FIRST_STACK <= code < FIRST_BAD_CALL]
    if lost and stubborn and chance.randrange(30):
        return lost[0]
    if lost and chance.randrange(6) == 0:
        return chance.choice(lost)
    if stacks and chance.randrange(4) == 0:
        return chance.choice(stacks)
    return chance.choice([code for code in codes if code < FIRST_STACK])


def check_cards(game: PlainAuthors) -> None:
    """Each card is in one place; what must be laid down at once has been."""
    held = [card for hand in game.hands for card in hand]
    assert in_order([*held, *game.bank, *game.table]) == list(game.pack)
    for seat in range(game.n):
        books = Counter(BOOK_OF[card] for card in game.hands[seat])
        groups = Counter(GROUP_OF[card] for card in game.hands[seat])
        if game.form != "pairs":
            assert 4 not in books.values()
        elif game.options["remainder_auto"] == "on":
            for group, count in groups.items():
                assert count == 8 or count < len(game.left_of(group))
    for group in GROUPS:
        assert game.form != "pairs" or len(game.left_of(group)) % 2 == 0
    actor = game.actor()
    if isinstance(actor, int):
        assert game.hands[actor]


def check_acts(game: PlainAuthors, every_code: bool) -> None:
    """A seat to act has a call; what is legal is exactly what is not refused."""
    actor, legal = game.actor(), game.legal()
    assert legal == sorted(set(legal))
    if isinstance(actor, int):
        assert any(code < FIRST_STACK for code in legal)
        if every_code:
            codes = range(-1, END_OF_CODES + 1)
            assert legal == [code for code in codes if game.why_not(actor, code) is None]
    else:
        assert legal == []
    for seat in range(game.n):
        if seat != actor:
            expected = "game-over" if actor == "over" else "not-your-turn"
            assert {game.why_not(seat, code) for code in (-1, 0, 448, 568, 1016)} == {expected}


def check_call_can_hit(game: PlainAuthors) -> None:
    """Whatever is barred, a card that lies with another player may be asked of him."""
    seat = game.actor()
    if not isinstance(seat, int):
        return
    legal = set(game.legal())
    units = BOOK_OF if game.form != "pairs" else GROUP_OF
    mine = {units[card] for card in game.hands[seat]}
    for other in range(game.n):
        for card in game.hands[other]:
            if other != seat and units[card] in mine:
                assert 64 * ((other - seat) % game.n - 1) + PLACE[card] in legal


def check_record(game: PlainAuthors) -> None:
    """What stands in the record is true."""
    for card in game.pack:
        if card in game.table:
            continue
        assert not any(card in game.hands[seat] for seat in game.record.denied[card])
        known = game.record.known[card]
        assert known is None or card in game.hands[known]


def check_memory(game: PlainAuthors) -> None:
    """From his own list an observer can tell sizes, scores, the record and his own cards."""
    for observer, entries in game.seen.items():
        memory = Memory(observer)
        for event in entries:
            memory.take_in(event)
        assert memory.sizes == [len(hand) for hand in game.hands]
        assert memory.bank == len(game.bank)
        assert memory.table == set(game.table)
        assert memory.scores == game.scores()
        for card in game.pack:
            if card not in game.table:
                assert memory.lacking.get(card, set()) == game.record.denied[card]
        own = game.hands[observer] if isinstance(observer, int) else set()
        for card in game.pack:
            if card in game.table:
                continue
            expected = observer if card in own else game.record.known[card]
            assert memory.holder.get(card) == expected


def check_sight(game: PlainAuthors) -> None:
    """The lists differ in the hands dealt and in the cards drawn, and in nothing else."""
    for entries in zip(*game.seen.values(), strict=True):
        if entries[0][0] == "dealt":
            assert entries[-1][1] is None
            assert len({(sizes, bank) for _, _, sizes, bank in entries}) == 1
        elif entries[0][0] == "drew":
            drawer = entries[0][1]
            for observer, event in zip(game.seen, entries, strict=True):
                assert (event[2] is not None) == (observer == drawer)
            assert len({(event[1], event[3]) for event in entries}) == 1
        else:
            assert len(set(entries)) == 1


def turns_of(events: list[Event]) -> list[list[Event]]:
    starts = [k for k, event in enumerate(events) if event[0] == "turn"]
    return [events[a:b] for a, b in pairwise([*starts, len(events)])]


def check_turns(game: PlainAuthors, idle_at: dict[int, int]) -> None:
    """Each turn goes to its miss, its lost call or its empty hand; idle ones are counted."""
    memory = Memory("watcher")
    events = game.seen["watcher"]
    turns = turns_of(events)
    for event in events[: len(events) - sum(map(len, turns))]:
        memory.take_in(event)
    idle = 0
    for number, turn in enumerate(turns, start=1):
        assert idle_at.get(number, idle) == idle
        words = [event[0] for event in turn]
        for event, following in pairwise(turn):
            if event[0] == "called":
                assert following in [("handed", *event[1:]), ("missed", *event[1:])]
        ends = words.count("missed") + words.count("lost")
        assert ends <= 1 or (game.options["bank_lucky"] == "call_again" and "shown" in words)
        others = ("remainder", "over")
        assert all(event[1] == turn[0][1] for event in turn if event[0] not in others)
        before = entries_of(memory)
        for event in turn:
            memory.take_in(event)
        if BUSY & set(words) or entries_of(memory) > before:
            idle = 0
        else:
            idle += 1
            assert idle <= 3 * game.n


BUSY = {"stacked", "settled", "laid", "remainder", "drew", "shown"}


def entries_of(memory: Memory) -> int:
    return sum(len(seats) for seats in memory.lacking.values())


def play_out(seats: int, form: str, chance: random.Random) -> PlainAuthors:
    game = PlainAuthors(seats, random_options(form, chance), chance.randrange(seats))
    pack = list(game.pack)
    check_acts(game, False)
    chance.shuffle(pack)
    game.deal(pack)
    stubborn = chance.randrange(5) == 0
    most_turns = (3 * seats + 1) * (64 * seats + 64 * 44 + 76)
    steps = 0
    idle_at: dict[int, int] = {}
    while game.actor() != "over":
        assert game.turns <= most_turns
        if steps % 10 == 0:
            check_cards(game)
            check_record(game)
            check_call_can_hit(game)
        check_acts(game, steps % 60 == 0)
        if steps % 60 == 0:
            check_memory(game)
        assert game.barred == (game.idle == 3 * seats)
        idle_at[game.turns] = game.idle
        game.play(choose(game, chance, stubborn))
        steps += 1
    check_cards(game)
    check_acts(game, True)
    check_memory(game)
    check_sight(game)
    check_turns(game, idle_at)
    check_end(game)
    return game


def check_end(game: PlainAuthors) -> None:
    assert len(game.table) == len(game.pack)
    assert not game.bank
    best = max(game.scores())
    assert game.winners() == [s for s in range(game.n) if game.scores()[s] == best]
    if game.form != "pairs":
        assert sum(game.scores()) == len(game.pack) // 4
        return
    stacked = [e for e in game.seen["watcher"] if e[0] in ("stacked", "settled", "remainder")]
    for group in GROUPS:
        masks = [event[3] for event in stacked if event[2] == group]
        assert sum(masks) == 15
        assert sum(e[4] for e in stacked if e[2] == group) <= (10 if masks == [15] else 6)


@pytest.mark.parametrize("form", FORMS)
def test_random_games(form: str) -> None:
    chance = random.Random(f"authors {form}")
    for seats in seats_of(form):
        for _ in range(10):
            play_out(seats, form, chance)


def test_random_games_reach_the_rare_events() -> None:
    """Without these the laws above would have been tried on tame games only."""
    chance = random.Random(78)
    met: Counter[str] = Counter()
    for form in FORMS:
        for seats in seats_of(form)[:3]:
            for _ in range(25):
                game = PlainAuthors(seats, random_options(form, chance), chance.randrange(seats))
                pack = list(game.pack)
                chance.shuffle(pack)
                game.deal(pack)
                stubborn = chance.randrange(5) == 0
                while game.actor() != "over":
                    met["barred"] += game.barred
                    met["barred with a Bank"] += game.barred and bool(game.bank)
                    game.play(choose(game, chance, stubborn))
                events = game.seen["watcher"]
                met.update({event[0] for event in events})
                pairs = list(pairwise(events))
                met["drew at once"] += any(a[0] == "laid" and b[0] == "drew" for a, b in pairs)
                met["lucky book"] += any(a[0] == "shown" and b[0] == "laid" for a, b in pairs)
    for word in [
        "handed",
        "missed",
        "lost",
        "shown",
        "drew",
        "laid",
        "stacked",
        "settled",
        "remainder",
        "barred",
        "barred with a Bank",
        "drew at once",
        "lucky book",
    ]:
        assert met[word] > 0, word
