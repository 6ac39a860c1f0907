"""How Masquerade speaks: the same happening to each reader, moves as text, refusals, zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from parlour.games import masquerade
from parlour.games.game import Ambiguous, Event, Unreadable
from parlour.games.masquerade import events
from parlour.games.parts import Choice, StoryLine
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
from tests.clauses.masquerade_play import BARE, EXCHANGE, PASS, RUN, Table, at, dealt, number

WORDS = masquerade.GAME.words
DECK = masquerade.GAME.deck
NAMES = ("Ann", "Bea", "Carl", "Dora")
LONG = tuple(f"Name{seat}" for seat in range(8))
FIELDS = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")


def told(t: Table, seat: int, names: tuple[str, ...] = NAMES) -> list[StoryLine]:
    """The lines of the last move as this seat reads them."""
    lines = []
    h = t.hidden(seat).s
    for k in range(int(t.log.n)):
        event = Event(*(int(getattr(t.log, name)[k]) for name in FIELDS))
        if not event.noticed >> seat & 1:
            continue
        if not event.seen >> seat & 1:
            event = replace(event, cards=0)
        line = WORDS.narrate(event, h, seat, names)
        if line is not None:
            lines.append(line)
    return lines


def texts(t: Table, seat: int) -> list[str]:
    return [line.text for line in told(t, seat)]


def test_a_round_to_each_reader() -> None:
    t = at(RUN, 3).play("R-7")
    assert texts(t, 0) == ["You lead No. 7, Royer."]
    assert texts(t, 1) == ["Ann leads No. 7, Royer."]
    t.play("R-6")
    assert texts(t, 1) == [
        "You lay No. 6, Royer.",
        "You count two points for the next card upon the last.",
    ]
    assert texts(t, WATCHER)[1] == "Bea counts two points for the next card upon the last."
    t.play("R-5", "R-4")
    trick = "No. 4, Royer; No. 5, Royer; No. 6, Royer; and No. 7, Royer"
    assert texts(t, 3)[2:] == [
        f"You take the trick by right: {trick}.",
        "You count three points for the trick.",
    ]
    assert told(t, 0)[0].shifts[0].source == "hand:3"
    assert told(t, 0)[2].shifts[0].source == "middle"
    t.draw("X-2")
    assert texts(t, 0) == ["You draw one card from Dora's hand: No. 2, Mexican."]
    assert texts(t, 3) == ["Ann draws one card from your hand: No. 2, Mexican."]
    for seat in (1, 2, WATCHER):
        assert texts(t, seat) == ["Ann draws one card from Dora's hand."]
        shift = told(t, seat)[0].shifts[0]
        assert (shift.source, shift.target, shift.cards, shift.backs) == ("hand:3", "hand:0", [], 1)
    t.draw("R-6")
    for seat in (0, 2, 3, WATCHER):
        assert texts(t, seat)[1] == "Bea counts four points for drawing the very card laid."
        assert told(t, seat)[0].cards == ["R-6"]
    assert told(t, 2)[1].clause == "masquerade.own-card-four"
    t.draw("M-1")
    assert texts(t, 1)[1] == "Round 2: the lead is with you."
    assert texts(t, 0)[1] == "Round 2: the lead is with Bea."


def test_an_exchange_to_each_reader() -> None:
    t = at(BARE, 3).play("R-2").exchange("I-7")
    assert texts(t, 1) == ["You lay a card face down for an exchange with Carl: No. 7, Istrique."]
    assert texts(t, 2) == ["Bea lays a card face down for an exchange with you."]
    assert texts(t, 0) == ["Bea lays a card face down for an exchange with Carl."]
    t.draw("R-5")
    assert texts(t, 1) == [
        "You get a card from Carl's hand: No. 5, Royer.",
        "Carl takes up the card laid down: No. 7, Istrique.",
        "Carl counts one point for the exchange.",
        "You have still nothing to lay: the turn passes.",
    ]
    assert texts(t, 2)[:2] == [
        "Bea gets a card from your hand: No. 5, Royer.",
        "You take up the card laid down: No. 7, Istrique.",
    ]
    for seat in (0, 3, WATCHER):
        assert texts(t, seat)[:2] == [
            "Bea gets a card from Carl's hand.",
            "Carl takes up the card laid down.",
        ]
    t = at(BARE, 3).play("R-2").pass_turn()
    assert texts(t, 1) == ["You pass."]
    assert texts(t, 0) == ["Bea passes."]


def test_ends_to_each_reader() -> None:
    t = at(RUN, 3, scores="31 30 31 31").play("R-7", "R-6")
    assert texts(t, 0)[-1] == "Bea wins with 32 points."
    t = at(RUN, 2, round=2, round_cap=2).play("R-7", "R-6", "R-1", "R-3")
    assert texts(t, 2)[-1].startswith("You take the trick as dealer: ")
    t.draw_any()
    assert texts(t, 0)[-1] == "Two rounds were the last allowed. Bea wins with two points."
    hands = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-3 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-1 R-6 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-4 R-5 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 1, round=3, round_cap=3, scores="2 0 0 0").play("R-7", "R-3", "R-6", "R-5")
    t.draw("R-8", "I-7", "X-8")
    assert WORDS.result(t.s, NAMES) == "Ann and Dora have two points each: the game is drawn."


def test_a_blocked_lead_to_each_reader() -> None:
    line = WORDS.narrate(Event(events.BLOCKED, 1, -1, 0b1111, 0, 0, 0, 0), at(RUN, 3).s, 1, NAMES)
    assert line is not None
    assert line.text == (
        "You hold No. 1, Masquerader; No. 2, Masquerader; No. 3, Masquerader; and "
        "No. 4, Masquerader, none of which may be led: the lead passes."
    )


def _random_games(seed: int, games: int) -> Iterator[tuple[Table, Table]]:
    """Each move of random games: the game before it and after it."""
    chance = random.Random(seed)
    for _ in range(games):
        seats = chance.choice([4, 8])
        pack = list(range(32))
        chance.shuffle(pack)
        options = {"exchange": chance.choice(["draw", "both-choose"])}
        t = dealt(pack, seats, chance.randrange(seats), **options)
        yield Table(masquerade.GAME.begin(seats, options, int(t.s.dealer))), t
        for _ in range(60):
            if t.actor == OVER:
                break
            before = t.hidden(max(t.actor, 0))
            t.log.n = 0
            dispatch.play(t.s, chance.choice(t.legal()), t.log)
            yield before, t


def test_no_line_tells_a_reader_what_he_may_not_know() -> None:
    kinds = set()
    for _, t in _random_games(5, 6):
        if t.actor == OVER:
            continue
        for seat in (0, int(t.s.seats) - 1, WATCHER):
            known = t.hidden(seat).s
            seen = int(known.table)
            for other in range(int(t.s.seats)):
                seen |= int(known.hand[other])
            may_name = set(DECK.ids(cards_in(seen)))
            for line in told(t, seat, LONG):
                kinds.add(line.kind)
                shifted = {card for shift in line.shifts for card in shift.cards}
                assert set(line.cards) | shifted <= may_name
    assert kinds >= {
        "dealt", "round", "led", "played", "laid_aside", "exchanged", "taken_up", "passed",
        "taken", "drew", "scored",
    }  # fmt: skip


def _apply(zones: dict[str, int], lines: list[StoryLine]) -> None:
    for line in lines:
        for shift in line.shifts:
            n = len(shift.cards) or shift.backs
            zones[shift.source] -= n
            zones[shift.target] += n


def test_the_shifts_of_events_alone_lead_from_zones_to_zones() -> None:
    def sizes(state: Any, seat: int) -> dict[str, int]:
        return {zone.key: len(zone.cards) + zone.backs for zone in WORDS.zones(state, seat)}

    for seat in (0, WATCHER):
        counted: dict[str, int] = {}
        for before, t in _random_games(6, 3):
            if before.s.phase == 0:
                counted = {"middle": 0, "laid": 0} | sizes(before.s, seat)
            _apply(counted, told(t, seat, LONG))
            now = sizes(t.hidden(seat).s, seat)
            assert {key: n for key, n in counted.items() if key != "pack"} == now


def test_every_kind_of_event_has_words_for_every_reader() -> None:
    t = at(RUN, 3).play("R-7")
    clause = masquerade.GAME.rulebook.number("masquerade.next-two")
    for kind, name in events.KINDS.items():
        for seat in (0, 1, 2, WATCHER):
            event = Event(kind, 0, 1, 1 << number("X-4"), 2, clause, 0, 0)
            line = WORDS.narrate(event, t.hidden(seat).s, seat, NAMES)
            assert line is not None
            assert line.kind == name
            assert "  " not in line.text
            if kind != events.OVER:
                assert line.text.endswith(".")
                assert ("you" in line.text.lower()) == (
                    (seat == 0 and kind != events.TAKEN_UP) or (seat == 1 and kind in _WITH_OTHER)
                )
            blank = WORDS.narrate(replace(event, cards=0), t.hidden(seat).s, seat, NAMES)
            assert blank is not None
            assert "No. 4" not in blank.text
            assert blank.cards == []


_WITH_OTHER = (events.LAID_ASIDE, events.EXCHANGED, events.TAKEN_UP, events.DREW)


def test_every_code_reads_back() -> None:
    t = at(RUN, 3)
    for code in (*range(97), *range(97, 129)):
        text = WORDS.notation(t.s, 0, code)
        assert WORDS.read(t.s, 0, text) == code
        assert WORDS.read(t.s, 0, f"  {text.upper()} ") == code
    assert WORDS.notation(t.s, 0, 14) == "play R-7"
    assert WORDS.notation(t.s, 0, EXCHANGE + 22) == "exchange I-7"
    assert WORDS.notation(t.s, 0, PASS) == "pass"
    assert WORDS.notation(t.s, 0, 65 + 17) == "give I-2"
    assert WORDS.notation(t.s, 0, 97 + 25) == "draw X-2"


def test_what_a_person_may_type() -> None:
    t = at(RUN, 3)
    for typed in (
        "play R-7", "r7", "R-7", "7 royer", "No. 7, Royer", "royer 7", "lead no. 7 roy",
        "play 7 r", "pl royer no. 7",
    ):  # fmt: skip
        assert WORDS.read(t.s, 0, typed) == 14
    assert WORDS.read(t.s, 0, "m 1") == 0
    assert WORDS.read(t.s, 0, "1 masq") == 0
    assert WORDS.read(t.s, 0, "mexican 1") == 24
    assert WORDS.read(t.s, 0, "exchange 7 istrique") == EXCHANGE + 22
    assert WORDS.read(t.s, 0, "pass") == PASS
    giving = at(BARE, 3, exchange="both-choose").play("R-2").exchange("I-7")
    assert WORDS.read(giving.s, 2, "i2") == 65 + 17
    with pytest.raises(Ambiguous) as several:
        WORDS.read(t.s, 2, "play royer")
    assert "R-1" in several.value.candidates
    for typed in ("", "dance", "play", "play R-9", "pass it on"):
        with pytest.raises(Unreadable):
            WORDS.read(t.s, 0, typed)


def test_choices_and_prompts() -> None:
    t = at(BARE, 3)
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Lead a card; not a Masquerader above No. 5."
    assert WORDS.prompt(t.hidden(1).s, 1, [], NAMES) == "Ann is to play."
    assert WORDS.choices(t.s, 0, t.legal(), NAMES)[0] == Choice(
        "play M-5", "play", "Lead No. 5, Masquerader", ["M-5"]
    )
    t.play("R-2")
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == (
        "You have nothing to lay upon No. 2, Royer. Exchange a card with Carl, or pass."
    )
    choices = WORDS.choices(t.s, 1, t.legal(), NAMES)
    assert choices[0] == Choice(
        "exchange R-6", "exchange", "Exchange No. 6, Royer with Carl", ["R-6"], 2
    )
    assert choices[-1] == Choice("pass", "pass", "Pass")
    t.exchange("I-7")
    assert WORDS.prompt(t.hidden(1).s, 1, [], NAMES) == "You draw one card from Carl's hand."
    t.draw("M-7")
    assert WORDS.prompt(t.s, 1, t.legal(), NAMES) == (
        "No. 2, Royer was led. Lay No. 7, Masquerader."
    )
    t.play("M-7", "R-1")
    assert WORDS.prompt(t.s, 3, t.legal(), NAMES) == (
        "No. 2, Royer was led. Lay No. 1, Masquerader; or No. 6, Masquerader. A low one is best."
    )
    t.play("M-6")
    assert WORDS.prompt(t.hidden(0).s, 0, [], NAMES) == "You draw one card from Dora's hand."
    t = at(BARE, 3, exchange="both-choose").play("R-2").exchange("I-7")
    assert WORDS.prompt(t.hidden(2).s, 2, t.legal(), NAMES) == (
        "Bea exchanges a card with you. Choose the one you give."
    )
    assert WORDS.prompt(t.hidden(1).s, 1, [], NAMES) == "Carl is to give a card."
    assert WORDS.choices(t.hidden(2).s, 2, t.legal(), NAMES)[0] == Choice(
        "give M-3", "give", "Give No. 3, Masquerader", ["M-3"], 1
    )


def test_refusals_say_what_was_tried_the_rule_and_what_else() -> None:
    t = at(RUN, 3).play("R-2")

    def refused(seat: int, code: int) -> str:
        refusal = int(dispatch.why_not(t.s, seat, code))
        codes = t.legal() if seat == t.actor else []
        return WORDS.refuse(t.hidden(seat).s, seat, code, refusal, codes, NAMES)

    instead = "You may lay No. 4, Masquerader; or No. 8, Masquerader."
    assert refused(1, number("R-6")) == (
        f"You tried to lay No. 6, Royer. It is not high enough to follow. {instead}"
    )
    assert refused(1, number("I-3")).startswith("You tried to lay No. 3, Istrique. It is neither")
    assert refused(1, PASS).startswith("You tried to pass. Only one who has nothing to lay")
    assert refused(1, EXCHANGE + number("I-7")).startswith("You tried to exchange No. 7, Istrique.")
    assert refused(1, 999).startswith("That is not a move.")
    assert refused(2, PASS) == "You tried to pass. It is not your turn. Wait for Bea."
    t = at(BARE, 3).play("R-2")
    assert refused(1, number("R-6")).endswith("You may exchange any card of your hand, or pass.")


def test_zones_show_the_trick_and_backs_even_of_known_cards() -> None:
    t = at(RUN, 3).play("R-7", "R-6", "R-5")
    zones = {zone.key: zone for zone in WORDS.zones(t.hidden(1).s, 1)}
    assert list(zones) == ["middle", "laid", "hand:1", "hand:2", "hand:3", "hand:0"]
    assert zones["middle"].cards == ["R-7", "R-6", "R-5"]
    assert zones["middle"].note == "No. 7, Royer led"
    assert zones["hand:1"].cards == ["M-4", "M-8", "R-8", "I-3", "I-7", "X-5", "X-8"]
    assert (zones["hand:3"].cards, zones["hand:3"].backs) == ([], 8)
    t.play("R-4")
    zones = {zone.key: zone for zone in WORDS.zones(t.hidden(1).s, 1)}
    assert zones["middle"].cards == []
    assert (zones["hand:3"].cards, zones["hand:3"].backs) == ([], 11)


def test_a_card_laid_down_for_an_exchange_lies_face_down_on_the_table() -> None:
    t = at(BARE, 3, exchange="both-choose").play("R-2")
    before = {zone.key: zone for zone in WORDS.zones(t.hidden(1).s, 1)}
    t.exchange("I-7")
    for seat in (0, 1, 2, WATCHER):
        zones = {zone.key: zone for zone in WORDS.zones(t.hidden(seat).s, seat)}
        assert (zones["laid"].cards, zones["laid"].backs) == ([], 1)
        held = zones["hand:1"]
        assert len(held.cards) + held.backs == len(before["hand:1"].cards) - 1
        assert "I-7" not in held.cards


def test_the_score_sheet_cites_its_clauses() -> None:
    t = at(RUN, 3).play("R-7", "R-6", "R-5", "R-4").draw("X-2", "R-6", "M-1")
    sheet = WORDS.score_sheet(t.hidden(WATCHER).s, WATCHER)
    assert sheet.totals == [0, 6, 2, 5]
    assert [(line.amounts, line.clause) for line in sheet.lines] == [
        (["0", "0", "0", "3"], "masquerade.trick-three"),
        (["0", "4", "0", "0"], "masquerade.own-card-four"),
        (["0", "0", "0", "0"], "masquerade.m1-five"),
        (["0", "2", "2", "2"], "masquerade.next-two"),
        (["0", "0", "0", "0"], "masquerade.exchange-point"),
    ]
    for points in range(4):
        assert sum(int(line.amounts[points]) for line in sheet.lines) == sheet.totals[points]


def test_positions_round_trip() -> None:
    chance = random.Random(4)
    seen = 0
    for _, t in _random_games(8, 6):
        if chance.random() > 0.15:
            continue
        options = {"exchange": ("draw", "both-choose")[int(t.s.exchange)]}
        for view in (t, t.hidden(0), t.hidden(WATCHER)):
            text = WORDS.write_position(view.s)
            again = WORDS.read_position(text, options)
            assert as_bytes(again) == as_bytes(view.s), text
            assert WORDS.write_position(again) == text
            seen += 1
    assert seen > 60


def test_a_bad_position_is_refused_with_its_line() -> None:
    good = "\n".join(f"seat {seat}: {hand}" for seat, hand in enumerate(RUN))
    WORDS.read_position(good, {})
    for bad, says in {
        good + "\nkitty: 3": "nothing in a position",
        good + "\nround: 0": "counted from 1",
        good + "\nturn: nobody": "whole number",
        good + "\nphase: dance": "a phase is one of",
        good + "\ntrick: 0 R-7": "in two places",
        good + "\nscores: 1 2": "2 scores for 4 seats",
        good + "\npoints 0: 1 2": "sorts of points",
        good + "\nturn: 5": "no seat 5",
        good.replace("X-6", "X-9"): "is no card",
        good.replace("X-6", "X-1"): "named twice",
        good.replace("X-6", "X-5"): "cannot be in two places",
        good.replace(" X-6", ""): "31 cards are in play",
    }.items():
        with pytest.raises(Unreadable, match=says):
            WORDS.read_position(bad, {})
