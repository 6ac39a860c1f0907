"""How Nations speaks: the same happening to each reader, moves as text, refusals, zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games import nations
from parlour.games.game import Ambiguous, Event, Unreadable
from parlour.games.nations import events
from parlour.games.parts import Choice, StoryLine
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.clauses.nations_play import Nations, at, begun, dealt, in_order, last_trick

WORDS = nations.GAME.words
DECK = nations.GAME.deck
NAMES = ("Ann", "Bea", "Carl", "Dora")
FIELDS = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")
TWO_AND_ONE = {0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}


def told(t: Nations, seat: int) -> list[StoryLine]:
    """The lines of the last move as this seat reads them."""
    lines = []
    for k in range(t.log.n):
        event = {name: int(getattr(t.log, name)[k]) for name in FIELDS}
        if not event["noticed"] >> seat & 1:
            continue
        if not event["seen"] >> seat & 1:
            event["cards"] = 0
        line = WORDS.narrate(Event(**event), t.hidden(seat).s, seat, NAMES)
        assert line is not None
        lines.append(line)
    return lines


def texts(t: Nations, seat: int) -> list[str]:
    return [line.text for line in told(t, seat)]


def test_the_deal_to_each_reader() -> None:
    t = in_order(2)
    assert texts(t, 2) == [
        "You shuffle and deal.",
        "Bea cuts the pack, one card deep.",
        "Dora is dealt thirteen cards.",
        "Ann is dealt thirteen cards.",
        "Bea is dealt thirteen cards.",
        "You are dealt thirteen cards.",
        "You turn up the Map of America: America is the Star suit.",
    ]
    assert texts(t, 1)[:2] == ["Carl shuffles and deals.", "You cut the pack, one card deep."]
    own = next(line for line in told(t, 1) if line.seat == 1 and line.kind == "dealt")
    assert len(own.cards) == 13
    other = next(line for line in told(t, 0) if line.seat == 1 and line.kind == "dealt")
    assert other.cards == []
    assert (other.shifts[0].source, other.shifts[0].target, other.shifts[0].backs) == (
        "pack",
        "hand:1",
        13,
    )


def test_a_trick_to_each_reader() -> None:
    text = (
        "dealer: 3\nstar: AM-3 taken up\nleader: 1\nturn: 1\ntricks: 6 5\nseat 0: AS-Map EU-5\n"
        "seat 1: AS-7 AF-2\nseat 2: AS-2 EU-Map\nseat 3: AM-2 AF-Map; played AM-3"
    )
    t = at(text).play("AS-7")
    assert texts(t, 1) == ["You lead the 7 of Asia."]
    assert texts(t, 0) == ["Bea leads the 7 of Asia."]
    assert texts(t.play("AS-2"), 2) == ["You play the 2 of Asia."]
    assert texts(t.play("AM-2"), 3) == ["You Star with the 2 of America."]
    assert told(t, 0)[0].clause == "nations.may-star"
    t.play("AS-Map")
    assert texts(t, 0) == ["You play the Map of Asia.", "Dora takes the trick, the side's sixth."]
    assert told(t, 0)[1].clause == "nations.star-wins"
    t.play("AF-Map")
    assert texts(t.play("EU-5"), 1) == ["Ann passes with the 5 of Europe."]


def test_the_count_to_each_reader() -> None:
    t = last_trick(0, (6, 6), {0: "Map Man", 2: "Woman", 1: "Child"}, (8, 0))
    assert texts(t, 2)[-3:] == [
        "You and Ann score one point for tricks above six.",
        "You and Ann score two points for Titles.",
        "You and Ann win the game with eleven points.",
    ]
    assert texts(t, 1)[-1] == "Ann and Carl win the game with eleven points."
    assert WORDS.result(t.s, NAMES) == "Ann and Carl win by 11 to 0."
    t = last_trick(1, (5, 7), {0: "Map Man", 2: "Woman Child"}, (9, 3))
    assert texts(t, 0)[-1] == "You and Carl have most Titles, but at nine they are worth nothing."
    t = last_trick(0, (6, 6), {}, (7, 2), "revoked: 1 0", revoke="three-tricks")
    assert "You and Carl have failed to follow and give up three tricks." in texts(t, 0)
    t = last_trick(0, (6, 6), {}, (7, 2), "revoked: 1 1", revoke="three-tricks")
    assert texts(t, 0)[-1] == (
        "Both sides have failed to follow: the deal is void and is dealt again."
    )
    t = last_trick(0, (6, 6), {}, (9, 2), "games: 1 1", match="rubber")
    assert texts(t, 3)[-2:] == [
        "Ann and Carl win a game with ten points.",
        "Ann and Carl win the rubber with two games.",
    ]
    assert WORDS.result(t.s, NAMES) == "Ann and Carl win the rubber by 2 to 1 games."


def test_a_call_to_each_reader() -> None:
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0)).play("call")
    assert texts(t, 0)[:3] == [
        "You ask Carl: “Can you one?”",
        "Carl answers you: “Yes.”",
        "You and Carl show the Titles of the side: the Child of Africa, the Man of Africa and "
        "the Map of Africa.",
    ]
    assert texts(t, 2)[:2] == ["Ann asks you: “Can you one?”", "You answer Ann: “Yes.”"]
    assert texts(t, 1)[:2] == ["Ann asks Carl: “Can you one?”", "Carl answers Ann: “Yes.”"]
    t = dealt({0: "AF-Map AF-Man AF-Child"}, "AF-5", 3, (8, 0)).play("call")
    assert texts(t, 0)[0] == "You call with Titles enough, and need not ask."
    assert texts(t, 1)[0] == "Ann calls with Titles enough, and needs not ask."
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0), call_window="before-first-lead").play("pass call")
    assert texts(t, 0) == ["You do not call."]
    assert texts(t, 1) == ["Ann does not call."]


def test_every_kind_of_event_has_words_for_every_reader() -> None:
    t = in_order(0)
    for kind, name in events.KINDS.items():
        for seat in (0, 1, 2, 3, WATCHER):
            event = Event(kind, 0, 2, 0b11, 1, 0, 0, 0)
            line = WORDS.narrate(event, t.hidden(seat).s, seat, NAMES)
            assert line is not None
            assert line.kind == name
            assert line.text.endswith((".", "”"))
            assert line.text[0].isupper()
            assert "  " not in line.text


def _random_deals(seed: int, games: int) -> Iterator[Nations]:
    chance = random.Random(seed)
    for _ in range(games):
        pack = list(range(52))
        chance.shuffle(pack)
        score = (chance.choice((0, 8, 9)), chance.choice((0, 8)))
        t = begun(chance.randrange(4), score).deal(pack)
        yield t
        while t.actor not in (OVER, DEAL):
            t.log.n = 0
            dispatch.play(t.s, chance.choice(t.legal()), t.log)
            yield t


def test_no_line_tells_a_reader_what_he_may_not_know() -> None:
    for t in _random_deals(5, 4):
        for seat in (0, 3, WATCHER):
            known = t.hidden(seat).s
            seen = 0
            for other in range(4):
                seen |= int(known.hand[other]) | int(known.played[other])
            may_name = set(DECK.ids(cards_in(seen)))
            for line in told(t, seat):
                shifted = {card for shift in line.shifts for card in shift.cards}
                assert set(line.cards) | shifted <= may_name


def test_the_shifts_of_events_alone_lead_from_zones_to_zones() -> None:
    def sizes(state: Any, seat: int) -> dict[str, int]:
        return {zone.key: len(zone.cards) + zone.backs for zone in WORDS.zones(state, seat)}

    for seat in (0, WATCHER):
        counted: dict[str, int] = {}
        for t in _random_deals(6, 3):
            if t.log.kind[0] == events.SHUFFLE:
                counted = dict.fromkeys(sizes(t.s, seat), 0) | {"pack": 52}
            for line in told(t, seat):
                for shift in line.shifts:
                    n = len(shift.cards) or shift.backs
                    counted[shift.source] -= n
                    counted[shift.target] += n
            if t.actor not in (OVER, DEAL):
                now = sizes(t.hidden(seat).s, seat)
                assert {key: n for key, n in counted.items() if key != "pack"} == now
        assert min(counted.values()) == 0


def test_zones_lie_as_at_a_table() -> None:
    t = in_order(2).play_low()
    zones = WORDS.zones(t.hidden(0).s, 0)
    assert [zone.key for zone in zones] == [
        *("hand:0", "hand:1", "hand:2", "hand:3"),
        *("star", "middle", "taken:0", "taken:1", "taken:2", "taken:3"),
    ]
    assert zones[0].label == "Your hand"
    assert len(zones[0].cards) == 13
    assert [zone.backs for zone in zones[1:4]] == [13, 12, 12]
    assert zones[4].seat == 2
    assert (zones[5].cards, zones[5].note) == (["EU-2"], "Europe was led")
    assert WORDS.last_taken(t.s, 0) is None
    t.play_low().play_low().play_low()
    last = WORDS.last_taken(t.s, 0)
    assert last is not None
    assert (last.seat, sorted(last.cards)) == (2, ["EU-2", "EU-3", "EU-4", "EU-5"])
    taken = {zone.key: zone for zone in WORDS.zones(t.hidden(1).s, 1)}
    assert (taken["taken:0"].backs, taken["taken:2"].backs) == (4, 0)
    assert taken["taken:0"].note == "one trick for the side"


def test_choices_and_prompts() -> None:
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0))
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Your lead: any card. You may call first."
    assert WORDS.prompt(t.hidden(1).s, 1, [], NAMES) == "Ann is to play."
    assert WORDS.choices(t.s, 0, t.legal(), NAMES)[-1] == Choice(
        "call", "call", "Call on Carl: “Can you one?”", seat=2
    )
    t.play("AF-Map")
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == "Africa was led, and you have it: follow."
    void = "EU-2 EU-3 EU-4 EU-5 EU-6 EU-7 EU-8 EU-9 EU-10 AS-2 AS-3 AS-4"
    t = dealt({0: "AM-9", 1: f"{void} AF-4"}, "AF-5", 3).play("AM-9")
    asked = "America was led, and you have none: pass with any card, or Star."
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == asked
    t = dealt({0: "AM-9", 1: f"{void} AS-5"}, "AF-5", 3).play("AM-9")
    asked = "America was led, and you have neither that nor a Star: pass."
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == asked
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0), call_answer="spoken").play("call")
    assert WORDS.prompt(t.s, 2, t.legal(), NAMES) == "Ann asks you: “Can you one?”"
    assert WORDS.prompt(t.s, 1, [], NAMES) == "Carl is to answer Ann."
    assert [c.label for c in WORDS.choices(t.s, 2, t.legal(), NAMES)] == [
        "Answer yes",
        "Answer no",
    ]
    t = dealt(TWO_AND_ONE, "AF-5", 3, (8, 0), call_window="before-first-lead")
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Do you call for your Titles?"
    assert WORDS.prompt(t.s, 1, [], NAMES) == "Ann is to say whether to call."
    t.play("pass call")
    assert WORDS.prompt(t.s, 2, t.legal(), NAMES) == "You have no call to make."


def test_refusals_say_what_was_tried_the_rule_and_what_else() -> None:
    hand = "AS-2 AS-Child EU-Map AM-4 AF-2 AF-3 AF-4 AF-5 AF-6 AF-7 AF-8 AF-9 AF-10"
    t = dealt({0: "AS-7", 1: hand}, "AM-3", 3).play("AS-7")

    def refused(seat: int, code: int) -> str:
        refusal = dispatch.why_not(t.s, seat, code)
        codes = t.legal() if seat == t.actor else []
        return WORDS.refuse(t.hidden(seat).s, seat, code, refusal, codes, NAMES)

    instead = "You may play the 2 of Asia or the Child of Asia."
    assert refused(1, 41) == (
        "You tried to play the 4 of America. You have cards of the Nation led and must follow. "
        f"{instead}"
    )
    assert refused(1, 0).startswith("You tried to play the 2 of Europe. That card is not in")
    assert refused(1, 52).startswith("You tried to call. Only a side that began the deal at eight")
    assert refused(1, 55).startswith("You tried to let the call go by. Nobody is asked for a")
    assert refused(1, 99).startswith("That is not a move.")
    assert refused(2, 0).endswith("It is not your turn. Wait for Bea.")
    for code in (41, 0, 52, 55, 99):
        assert refused(1, code).endswith(instead)


def test_what_a_person_may_type() -> None:
    t = in_order(2)
    for code in range(56):
        text = WORDS.notation(t.s, 3, code)
        assert WORDS.read(t.s, 3, text) == code
        assert WORDS.read(t.s, 3, f"  {text.upper()} ") == code
    for typed in ("EU-2", "play eu 2", "the 2 of Europe", "play 2 of eur", "p europe 2"):
        assert WORDS.read(t.s, 3, typed) == 0
    assert WORDS.read(t.s, 3, "Can you one?") == 52
    assert WORDS.read(t.s, 3, "have you a title") == 52
    assert (WORDS.read(t.s, 3, "yes"), WORDS.read(t.s, 3, "No.")) == (53, 54)
    assert WORDS.read(t.s, 3, "pass") == 55
    # Of several that fit, the one in hand is meant.
    assert WORDS.read(t.s, 3, "am child") == 48
    with pytest.raises(Ambiguous):
        WORDS.read(t.s, 3, "play europe")
    for typed in ("", "dance", "play the joker"):
        with pytest.raises(Unreadable):
            WORDS.read(t.s, 3, typed)


def test_the_score_sheet_adds_up_for_both_partners() -> None:
    table = Table(
        nations.GAME, [Seat(name, "bot", "chance") for name in NAMES], Start(deal="12", dealer=0)
    )
    chance = random.Random(2)
    while not table.over:
        if not table.advance():
            seat = table.asked()[0]
            choice = chance.choice(table.view(seat).choices)
            assert isinstance(choice, Choice)
            table.play(seat, choice.move)
    sheet = table.view(0).score
    assert sheet is not None
    made = [line for line in sheet.lines if line.label != "Tricks in this deal"]
    sums = [sum(int(line.amounts[k] or 0) for line in made) for k in range(4)]
    assert sums == sheet.totals
    assert sheet.totals[0] == sheet.totals[2]
    assert all(line.clause.startswith("nations.") for line in sheet.lines)


def test_positions_that_do_not_hold_together_are_refused() -> None:
    good = in_order(2)
    text = WORDS.write_position(good.s)
    assert as_bytes(WORDS.read_position(text, {})) == as_bytes(good.s)
    for spoilt, fault in (
        (text.replace("EU-2 ", "EU-3 "), "two places"),
        (text.replace("EU-2 ", "EU-1 "), "no card"),
        (text.replace("turn: 3", "turn: 7"), "below 4"),
        (text.replace("star: AM-Map on the table", "star: AM-Man on the table"), "dealer's"),
        (text + "weather: fine", "nothing in a position"),
        (text + "trick: 0 EU-3", "has not played"),
        ("phase: play", "Star card"),
    ):
        with pytest.raises(Unreadable, match=fault):
            WORDS.read_position(spoilt, {})
