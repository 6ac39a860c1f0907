"""How the Monkey speaks: the same happening to each reader, moves as text, refusals, zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games import monkey
from parlour.games.game import Ambiguous, Event, Unreadable
from parlour.games.monkey import events
from parlour.games.parts import Choice, StoryLine
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import MOST_EVENTS, WATCHER
from parlour.tables.company import Seat
from parlour.tables.names import BOT_NAMES
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.clauses.monkey_play import (
    CODES,
    DISCARD,
    DRAW,
    DRAW_AT,
    FIVES,
    FOURS,
    STOP,
    Monkey,
    at,
    dealt,
    without,
)

WORDS = monkey.GAME.words
DECK = monkey.GAME.deck
NAMES = ("Ann", "Bea", "Carl", "Dora")
LONG = tuple(f"Name{seat}" for seat in range(51))
FIELDS = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")


def told(t: Monkey, seat: int, names: tuple[str, ...] = NAMES) -> list[StoryLine]:
    """The lines of the last move as this seat reads them."""
    lines = []
    for k in range(t.log.n):
        event = {name: int(getattr(t.log, name)[k]) for name in FIELDS}
        if not event["noticed"] >> seat & 1:
            continue
        if not event["seen"] >> seat & 1:
            event["cards"] = 0
        line = WORDS.narrate(Event(**event), t.hidden(seat).s, seat, names)
        if line is not None:
            lines.append(line)
    return lines


def texts(t: Monkey, seat: int) -> list[str]:
    return [line.text for line in told(t, seat)]


def test_the_deal_to_each_reader() -> None:
    t = dealt(without("AF-7"), 3, 1)
    assert texts(t, 1)[:2] == [
        "You shuffle and deal.",
        "Taken out of the pack: the 7 of Africa. One of the other Sevens is the Monkey.",
    ]
    assert texts(t, 0)[2:] == [
        "Carl is dealt 17 cards.",
        "You are dealt 17 cards.",
        "Bea is dealt 17 cards.",
    ]
    t = dealt(without("AF-7"), 3, 1, discard="random-hidden")
    assert texts(t, 1)[1] == "One card is taken out of the pack, and nobody sees it."
    assert told(t, 1)[1].shifts[0].backs == 1


def test_draws_to_each_reader() -> None:
    hands = ("EU-Map EU-4", "AS-4 AS-2", "EU-6 AS-6", "AM-Child EU-Child AM-Map")
    t = at("EU-2", *hands, more="turn: 0")
    assert texts(t.play(DRAW), 0) == []
    t = at("EU-2", *hands, more="turn: 0").draw("AM-Child")
    drawn = "the Child of America"
    assert texts(t, 0) == [f"You draw {drawn} from Dora.", "It makes no pair, and you keep it."]
    assert texts(t, 3) == [f"Ann draws {drawn} from you.", "It makes no pair, and Ann keeps it."]
    for seat in (1, 2, WATCHER):
        assert texts(t, seat)[0] == "Ann draws a card from Dora."
        shift = told(t, seat)[0].shifts[0]
        assert (shift.source, shift.target, shift.cards, shift.backs) == (
            "hand:3",
            "hand:0",
            [],
            1,
        )
    t = at("EU-2", *hands, more="turn: 0").draw("AM-Map")
    pair = "“a pair of Maps”: the Map of Europe and the Map of America."
    assert texts(t, 1) == ["Ann draws a card from Dora.", f"Ann throws {pair}"]
    t = at("EU-2", *hands, more="turn: 0", draw="by-position").play(DRAW_AT + 1)
    assert texts(t, 0) == ["You point at card 2 of Dora's fan."]
    assert texts(t, 3) == ["Ann points at card 2 of your fan."]


def test_the_end_to_each_reader() -> None:
    t = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1", discard="random-hidden")
    t.draw("EU-10")
    assert texts(t, 0)[2:] == [
        "Bea has no cards left and is safe.",
        "The card taken out was the Map of America.",
        "One card is left without a mate: the Map of Asia.",
        "You are the Monkey!",
    ]
    assert texts(t, 1)[-1] == "Ann is the Monkey!"
    assert WORDS.result(t.s, NAMES) == "Ann is the Monkey."
    sheet = WORDS.score_sheet(t.s, 0)
    assert sheet.totals == [0, 1]
    assert [line.amounts for line in sheet.lines] == [["", "1"], ["the Monkey", ""]]
    hands = ("EU-10 AS-Map EU-4", "AF-10 AS-4")
    t = at("AM-Map", *hands, more="turn: 1", turn_cap=1).draw("AS-Map")
    assert texts(t, 0)[-1] == "After 1 turns the game is given up. Nobody is the Monkey."
    assert WORDS.result(t.s, NAMES) == "The game was given up: nobody is the Monkey."
    assert WORDS.score_sheet(t.s, 0).totals == [1, 1]


def test_every_kind_of_event_has_words_for_every_reader() -> None:
    t = dealt(without("EU-2"), 4, 0)
    for kind, name in events.KINDS.items():
        for seat in (0, 1, 2, WATCHER):
            event = Event(kind, 0, 1, 0b11, 1, 0, 0, 0)
            line = WORDS.narrate(event, t.hidden(seat).s, seat, NAMES)
            assert line is not None
            assert line.kind == name
            assert line.text.endswith((".", "!"))
            assert "  " not in line.text


def _random_games(seed: int, games: int) -> Iterator[Monkey]:
    chance = random.Random(seed)
    for _ in range(games):
        pack = list(range(52))
        chance.shuffle(pack)
        seats = chance.randint(2, 9)
        house = chance.choice(({}, {"hold_back": "true"}, {"discard": "random-hidden"}))
        t = dealt(pack, seats, chance.randrange(seats), **house)
        yield t
        for _ in range(150):
            if t.actor == OVER:
                break
            t._apply(chance.choice(t.legal()))
            yield t


def test_no_line_tells_a_reader_what_he_may_not_know() -> None:
    for t in _random_games(5, 4):
        for seat in (0, int(t.s.seats) - 1, WATCHER):
            known = t.hidden(seat).s
            seen = int(known.heap)
            seen |= 1 << int(known.removed) if known.removed >= 0 else 0
            for other in range(int(t.s.seats)):
                seen |= int(known.hand[other])
            may_name = set(DECK.ids(cards_in(seen)))
            for line in told(t, seat, LONG):
                shifted = {card for shift in line.shifts for card in shift.cards}
                assert set(line.cards) | shifted <= may_name


def test_the_shifts_of_events_alone_lead_from_zones_to_zones() -> None:
    def sizes(state: Any, seat: int) -> dict[str, int]:
        return {zone.key: len(zone.cards) + zone.backs for zone in WORDS.zones(state, seat)}

    for seat in (0, WATCHER):
        counted: dict[str, int] = {}
        for t in _random_games(6, 3):
            if t.log.kind[0] == events.SHUFFLE:
                counted = dict.fromkeys(sizes(t.s, seat), 0) | {"pack": 52}
            for line in told(t, seat, LONG):
                for shift in line.shifts:
                    n = len(shift.cards) or shift.backs
                    counted[shift.source] -= n
                    counted[shift.target] += n
            now = sizes(t.hidden(seat).s, seat)
            assert {key: n for key, n in counted.items() if key != "pack"} == now


def test_zones_show_backs_even_of_known_cards() -> None:
    hands = ("EU-Map EU-4", "AS-4 AS-2", "", "AM-Child EU-Child AM-Map")
    t = at("EU-2", *hands, more="turn: 0").draw("AM-Child")
    zones = {zone.key: zone for zone in WORDS.zones(t.hidden(3).s, 3)}
    assert list(zones) == ["hand:3", "hand:0", "hand:1", "hand:2", "heap", "removed"]
    assert zones["hand:3"].cards == ["EU-Child", "AM-Map"]
    assert (zones["hand:0"].cards, zones["hand:0"].backs) == ([], 3)
    assert zones["hand:2"].note == "out and safe"
    assert zones["removed"].cards == ["EU-2"]
    assert zones["removed"].note == "one of the other Twos is the Monkey"
    assert zones["heap"].note == "22 pairs"


def test_choices_and_prompts() -> None:
    t = at("EU-Map", "EU-5 AS-5 EU-10 AF-10 AM-3", "EU-3 AS-Map", more="turn: 0")
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Throw a pair: Fives or Tens."
    assert WORDS.prompt(t.s, 1, [], NAMES) == "Ann is to play."
    assert WORDS.choices(t.s, 0, t.legal(), NAMES)[0] == Choice(
        "throw Fives", "throw", "Throw a pair of Fives", ["EU-5", "AS-5"]
    )
    t.play(FIVES)
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == "You have no pair: draw a card from Ann."
    assert WORDS.choices(t.s, 1, t.legal(), NAMES) == [
        Choice("draw", "draw", "Draw a card from Ann", seat=0)
    ]
    t.play(DRAW)
    assert WORDS.prompt(t.s, 1, [], NAMES) == "You draw a card from Ann's hand."
    t = at("EU-7", "EU-4 AS-4 EU-9", "AF-9 AM-7", more="turn: 0", hold_back="true")
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Throw Fours, or draw from Bea."
    t.draw("AF-9")
    asked = "Throw Fours or Nines, or stop and keep what you have."
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == asked
    assert WORDS.choices(t.s, 0, t.legal(), NAMES)[-1].label == "Keep the pair and stop"
    t = dealt(range(52), 3, 0, discard="dealer-picks-shown")
    asked = "Take one card, whichever you like, out of the pack."
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == asked
    assert WORDS.prompt(t.s, 1, [], NAMES) == "Ann is to take a card out."
    assert len(WORDS.choices(t.s, 0, t.legal(), NAMES)) == 52


def test_refusals_say_what_was_tried_the_rule_and_what_else() -> None:
    t = at("EU-Map", "EU-5 AS-5 EU-10 AF-10 AM-3", "EU-3 AS-Map", more="turn: 0")

    def refused(seat: int, code: int) -> str:
        refusal = dispatch.why_not(t.s, seat, code)
        codes = t.legal() if seat == t.actor else []
        return WORDS.refuse(t.hidden(seat).s, seat, code, refusal, codes, NAMES)

    instead = "You may throw Fives or Tens."
    assert refused(0, DRAW) == (
        f"You tried to draw a card. Only a player without a pair draws, and you have one. {instead}"
    )
    assert refused(0, FOURS).startswith("You tried to throw a pair of Fours. You have not two")
    assert refused(0, STOP).startswith("You tried to stop. At this table pairs are not kept back,")
    assert refused(0, DISCARD).startswith("You tried to take out the 2 of Europe.")
    assert refused(0, -1).startswith("That is not a move.")
    assert refused(1, DRAW) == "You tried to draw a card. It is not your turn. Wait for Ann."
    for code in (DRAW, FOURS, STOP, DISCARD, -1):
        assert refused(0, code).endswith(instead)


def test_what_a_person_may_type() -> None:
    t = dealt(without("EU-2"), 3, 0)
    for code in [*range(CODES), *range(CODES, CODES + 52)]:
        text = WORDS.notation(t.s, 0, code)
        assert WORDS.read(t.s, 0, text) == code
        assert WORDS.read(t.s, 0, f"  {text.upper()} ") == code
    for typed in ("throw Maps", "t map", "a pair of Maps", "maps"):
        assert WORDS.read(t.s, 0, typed) == 12
    assert WORDS.read(t.s, 0, "10") == 8
    assert WORDS.read(t.s, 0, "dr") == DRAW
    with pytest.raises(Ambiguous):
        WORDS.read(t.s, 0, "throw t")
    for typed in ("", "dance", "draw 40"):
        with pytest.raises(Unreadable):
            WORDS.read(t.s, 0, typed)


def test_fifty_one_sit_down() -> None:
    """Names enough, one log for the whole deal, and a view for everybody."""
    assert len(set(BOT_NAMES)) >= 51
    t = dealt(without("EU-2"), 51, 7)
    assert t.log.n <= MOST_EVENTS
    assert t.sizes() == [1] * 51
    table = Table(monkey.GAME, [Seat(name, "bot") for name in BOT_NAMES[:51]], Start(deal="3"))
    assert table.advance()
    view = table.view(50)
    assert [seat.hand for seat in view.seats] == [1] * 51
    assert view.zones[0].key == "hand:50"
    assert view.sheet == "nations"


def test_positions_that_do_not_hold_together_are_refused() -> None:
    good = at("AM-Map", "EU-10 AS-Map", "AF-10", more="turn: 1")
    text = WORDS.write_position(good.s)
    assert as_bytes(WORDS.read_position(text, {})) == as_bytes(good.s)
    for spoilt, fault in (
        (text.replace("AF-10", "EU-10"), "two places"),
        (text.replace("AF-10", "XX-10"), "no card"),
        (text.replace("turn: 1", "turn: 5"), "no seat 5"),
        (text.replace("seats: 2", "seats: 60"), "2 to 51"),
        (text + "weather: fine", "nothing in a position"),
        (text + "phase: draw", "next on the right"),
        (text + "phase: dance", "a phase is one of"),
        ("removed: AM-Map\nseats: 2\nturn: 0\nseat 0: AS-Map", "the game is over"),
    ):
        with pytest.raises(Unreadable, match=fault):
            WORDS.read_position(spoilt, {})
