"""How Alice speaks: the same happening to each reader, moves as text, refusals, zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from parlour.games import alice
from parlour.games.alice import events
from parlour.games.game import Ambiguous, Event, Unreadable
from parlour.games.parts import Calls, Choice, StoryLine
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import OVER
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import WATCHER, Log
from tests.clauses.alice_positions import Alice, at, dealt, pack_for

WORDS = alice.GAME.words
DECK = alice.GAME.deck
NAMES = ("Ann", "Bea", "Carl", "Dora")
LONG = tuple(f"Name{seat}" for seat in range(12))


def told(t: Alice, seat: int, names: tuple[str, ...] = NAMES) -> list[StoryLine]:
    """The lines of the last move as this seat reads them."""
    log, lines = t.log, []
    h = t.hidden(seat).s
    for k in range(log.n):
        if not int(log.noticed[k]) >> seat & 1:
            continue
        event = Event(
            kind=int(log.kind[k]),
            seat=int(log.seat[k]),
            other=int(log.other[k]),
            cards=int(log.cards[k]) if int(log.seen[k]) >> seat & 1 else 0,
            amount=int(log.amount[k]),
            clause=int(log.clause[k]),
            noticed=int(log.noticed[k]),
            seen=0,
        )
        line = WORDS.narrate(event, h, seat, names)
        if line is not None:
            lines.append(line)
    return lines


def texts(t: Alice, seat: int) -> list[str]:
    return [line.text for line in told(t, seat)]


def _miss() -> Alice:
    t = at("6L 11b 14a; down 3", "6b 11L 14b; down 3", "6a 16L; down 3", "11a 14L 16a 16b; down 3")
    return t.play(5)


def test_a_call_in_vain_to_each_reader() -> None:
    t = _miss()
    lead = "Alice peeping over the mushroom, which wants Caterpillar and Hookah."
    assert texts(t, 0) == [f"You expose {lead}"]
    assert texts(t, 2) == [f"Ann exposes {lead}"]
    t.play(16)
    assert texts(t, 0) == ["You call on Bea for Caterpillar.", "Bea has not got it."]
    assert texts(t, 1) == ["Ann calls on you for Caterpillar.", "You have not got it."]
    assert texts(t, 3) == ["Ann calls on Bea for Caterpillar.", "Bea has not got it."]
    assert texts(t, WATCHER) == texts(t, 3)
    t.draw("11b")
    assert texts(t, 0) == ["Bea draws one card from your hand: March Hare.", "It is Bea's turn."]
    assert texts(t, 1) == ["You draw one card from Ann's hand: March Hare.", "It is your turn."]
    for seat in (2, 3, WATCHER):
        assert texts(t, seat) == ["Bea draws one card from Ann's hand.", "It is Bea's turn."]
        forfeit = told(t, seat)[0]
        assert forfeit.cards == []
        shift = forfeit.shifts[0]
        assert (shift.source, shift.target, shift.backs) == ("hand:0", "hand:1", 1)
    assert told(t, 0)[0].shifts[0].cards == ["A11-Hare"]
    assert told(t, 0)[0].clause == "alice.forfeit-is-blind-draw"


def test_a_set_and_a_stop_to_each_reader() -> None:
    t = at("2L 2b 9a; down 4", "2a 5L 9b; down 4", "5a 5b 9L; down 5")
    t.play(1, 16)
    made = "a set: Alice swimming in her own tears, with Mouse and Crab."
    assert texts(t, 0) == [
        "You call on Bea for Mouse.",
        "Bea hands Mouse to you.",
        f"You complete {made}",
    ]
    assert texts(t, 1)[1:] == ["You hand Mouse to Ann.", f"Ann completes {made}"]
    assert texts(t, 2)[1] == "Bea hands Mouse to Ann."
    shifts = told(t, 2)[2].shifts
    assert [(s.source, s.target, s.cards) for s in shifts] == [
        ("exposed:0", "sets:0", ["A02-Lead"]),
        ("hand:0", "sets:0", ["A02-Mouse", "A02-Crab"]),
    ]
    t.play(38)
    assert texts(t, 0)[0] == "You stop."
    assert texts(t, 2)[0] == "Ann stops."


def test_other_happenings_to_each_reader() -> None:
    t = at("nothing; exposed 4; down 4", "4a 8L; down 4", "4b 8a; down 3", "8b; down 3")
    t.play(17)
    lost = "no card left but the exposed Lead, and it goes to"
    lead = "Alice filling the little house"
    assert f"You have {lost} Bea: {lead}." in texts(t, 0)
    assert f"Ann has {lost} you: {lead}." in texts(t, 1)
    assert f"Ann has {lost} Bea: {lead}." in texts(t, WATCHER)

    t = at("3L 3a 9a; down 4", "nothing; down 4", "3b 9b; down 5", "9L; down 1")
    t.play(2, 19, 38)
    assert texts(t, 1)[1] == "You have no cards and are passed over this time."
    assert texts(t, 0)[1] == "Bea has no cards and is passed over this time."
    assert texts(t, 2)[-1] == "You have no Lead and forfeit a card to Ann."
    assert texts(t, 0)[-1] == "Carl has no Lead and forfeits a card to you."
    assert texts(t, 3)[-1] == "Carl has no Lead and forfeits a card to Ann."

    hands = {0: "3a 7b 9a 12b", 1: "1L 1a 5b 6a"}
    t = dealt(pack_for(hands, 12, 11), 12, 11)
    spoken = [line.text for line in told(t, 0, LONG)]
    assert "You have no Lead. Nobody is to be paid, so nothing is lost." in spoken
    assert spoken[0] == "You are dealt four cards."
    assert "Name1 is dealt four cards." in spoken


def test_opening_sets_and_the_end_to_each_reader() -> None:
    pack = pack_for({1: "1L 1a 1b 4L 4a 4b 7L 7a 8b 9b 10a 11L"}, 4, 3)
    t = dealt(pack, 4, 3)
    own = [line for line in told(t, 1) if line.kind == "opening" and line.seat == 1]
    other = [line for line in told(t, 2) if line.kind == "opening" and line.seat == 1]
    assert own[0].text == (
        "You lay down two sets, face down: Alice finding the little door and "
        "Alice filling the little house."
    )
    assert other[0].text == "Bea lays down two sets, face down."
    assert other[0].cards == []
    assert other[0].shifts[0].backs == 6

    t = at("3L 3a; down 4", "3b; down 5", "nothing; down 5", "nothing; opening 16; down 1")
    t.play(2, 17)
    assert texts(t, 0)[-2:] == [
        "Dora turns up one set laid down before the play: Alice upsetting the jury-box.",
        "All sixteen sets are down. Ann, Bea and Carl share the win with five sets each.",
    ]
    assert WORDS.result(t.s, NAMES) == "Ann, Bea and Carl share the win with five sets each."
    t = at("3L 3a; down 6", "3b; down 5", "nothing; down 4")
    t.play(2, 17)
    assert WORDS.result(t.s, NAMES) == "Ann wins with seven sets."

    t = at(
        "1a; down 5", "1L 1b; down 5", "nothing; down 5",
        more="idle: 29\nplayed last: 1\ndraw: 0 to 1 for no Lead", stall_rounds=10,
    )  # fmt: skip
    t.draw("1a")
    assert texts(t, 2)[-1] == (
        "30 turns have passed without a set, and one set will never be finished. "
        "Ann, Bea and Carl share the win with five sets each."
    )


def _random_games(seed: int, games: int) -> Iterator[tuple[Alice, Alice]]:
    """Each move of random games: the game before it and after it."""
    chance = random.Random(seed)
    for _ in range(games):
        seats = chance.randint(2, 12)
        pack = list(range(48))
        chance.shuffle(pack)
        options = {"lay_full_sets": chance.choice(["on_turn", "at_once"])}
        t = dealt(pack, seats, chance.randrange(seats), **options)
        yield Alice(alice.GAME.begin(seats, options, int(t.s.dealer)), fresh(Log)), t
        for _ in range(80):
            if t.actor == OVER:
                break
            before = Alice(t.hidden(int(t.s.current)).s, t.log)
            t.log.n = 0
            dispatch.play(t.s, chance.choice(t.legal()), t.log)
            yield before, t


def test_no_line_tells_a_reader_what_he_may_not_know() -> None:
    kinds = set()
    for _, t in _random_games(5, 4):
        if t.actor == OVER:
            continue
        for seat in (0, int(t.s.seats) - 1, WATCHER):
            known = t.hidden(seat)
            public = int(known.s.finished) | int(known.s.shown)
            seen = public
            for other in range(int(t.s.seats)):
                seen |= int(known.s.hand[other]) | int(known.s.piles[other])
            may_name = set(DECK.ids(cards_in(seen)))
            for line in told(t, seat, LONG):
                kinds.add(line.kind)
                shifted = {card for shift in line.shifts for card in shift.cards}
                if line.kind in ("called", "missed"):
                    continue  # A card called for is named aloud.
                assert set(line.cards) | shifted <= may_name
    assert kinds >= {
        "dealt", "turn", "exposed", "called", "handed", "missed", "forfeit", "no_lead",
        "set", "stopped",
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
                counted = sizes(before.s, seat)
            _apply(counted, told(t, seat, LONG))
            now = sizes(t.hidden(seat).s, seat)
            assert {key: n for key, n in counted.items() if key != "pack"} == now


def test_every_kind_of_event_has_words_for_every_reader() -> None:
    t = _miss()
    for kind, name in events.KINDS.items():
        for seat in (0, 1, 2, WATCHER):
            event = Event(kind, 0, 1, 0b111 << 15, 2, 0, 0, 0)
            line = WORDS.narrate(event, t.hidden(seat).s, seat, NAMES)
            assert line is not None
            assert line.kind == name
            assert line.text.endswith(".")
            assert "  " not in line.text
            if kind != events.OVER:
                is_in_it = seat == 0 or (seat == 1 and kind in _WITH_OTHER)
                assert ("you" in line.text.lower()) == (is_in_it and kind != events.MISSED) or (
                    kind == events.MISSED and ("You" in line.text) == (seat == 1)
                )
            # Blanked of its cards it still makes a sentence, where it may be so blanked.
            if kind in (events.DEALT, events.OPENING, events.FORFEIT):
                blank = WORDS.narrate(replace(event, cards=0), t.hidden(seat).s, seat, NAMES)
                assert blank is not None
                assert blank.cards == []
                assert blank.text.endswith(".")
                assert "Caterpillar" not in blank.text


_WITH_OTHER = (
    events.CALLED, events.HANDED, events.MISSED, events.FORFEIT, events.LEAD_FORFEIT, events.NO_LEAD
)  # fmt: skip


def test_a_reader_who_only_asked_is_not_in_the_answer() -> None:
    t = _miss().play(16)
    assert texts(t, 0)[1] == "Bea has not got it."


def test_every_code_reads_back() -> None:
    for before, _ in _random_games(7, 2):
        seat = int(before.s.current)
        if seat < 0:
            continue
        for code in range(39 + 48):
            text = WORDS.notation(before.s, seat, code)
            assert WORDS.read(before.s, seat, text) == code
            assert WORDS.read(before.s, seat, f"  {text.upper()} ") == code


def test_notation() -> None:
    t = _miss()
    assert WORDS.notation(t.s, 0, 0) == "expose A01-Lead"
    assert WORDS.notation(t.s, 0, 16) == "call 1: A06-Caterpillar"
    assert WORDS.notation(t.s, 0, 21) == "call 3: A06-Hookah"
    assert WORDS.notation(t.s, 0, 38) == "stop"
    assert WORDS.notation(t.s, 0, 39 + 13) == "draw A05-Puppy"


def test_what_a_person_may_type() -> None:
    t = _miss()
    for typed in (
        *("call 1: caterpillar", "CALL 1 cat", "call on seat 1 for Caterpillar", "c 1: a"),
        "ask seat 1 for the caterpillar",
    ):
        assert WORDS.read(t.s, 0, typed) == 16
    with pytest.raises(Unreadable):
        WORDS.read(t.s, 0, f"ask 1 for {'the ' * 5000}caterpillar")
    assert WORDS.read(t.s, 0, "stop") == 38
    for typed in ("expose tears", "expose 2", "e alice swimming", "exp a02", "expose Swim"):
        assert WORDS.read(t.s, 0, typed) == 1
    with pytest.raises(Ambiguous) as several:
        WORDS.read(t.s, 0, "expose Alice at the")
    assert "expose A08-Lead" in several.value.candidates
    for typed, word in {
        "": "no move",
        "dance": "no move",
        "call Bea: Mouse": "names no seat",
        "call 0: Hookah": "yourself",
        "call 1: Mouse": "not of the set",
        "call 1: A06-Lead": "never called for",
        "call 1: Jabberwock": "called",
        "call 15: Hookah": "no seat 15",
        "expose Snark": "called",
        "expose A01-Key": "Golden Key is a companion",
        "stop it": "nothing is expected",
    }.items():
        with pytest.raises(Unreadable, match=word):
            WORDS.read(t.s, 0, typed)


def test_a_companion_cannot_be_exposed_and_the_leads_of_the_hand_are_named() -> None:
    t = at("3L 7L 7a 7b 9a; down 4", "3a 9b; down 4", "3b 9L; down 4", "nothing; down 1")
    with pytest.raises(Unreadable, match=r"Leads: Alice receiving the thimble and Alice repeating"):
        WORDS.read(t.s, 0, f"expose {DECK[3 * 6 + 1].id}")
    with pytest.raises(Unreadable, match=r"when its set is complete\.$"):
        WORDS.read(t.s, 1, f"expose {DECK[3 * 2 + 1].id}")


def test_choices_and_prompts() -> None:
    t = at("3L 7L 7a 7b 9a; down 4", "3a 9b; down 4", "3b 9L; down 4", "nothing; down 1")
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Expose one of your Leads."
    assert WORDS.prompt(t.hidden(1).s, 1, [], NAMES) == "Ann is to play."
    exposing = WORDS.choices(t.s, 0, t.legal(), NAMES)
    assert exposing == [
        Choice("expose A03-Lead", "expose", "Expose Alice receiving the thimble", ["A03-Lead"]),
        Choice(
            "expose A07-Lead",
            "expose",
            "Expose Alice repeating the old verses and lay down the set",
            ["A07-Lead"],
        ),
    ]
    t.play(6)
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == (
        "You have completed a set. Expose another Lead, or stop."
    )
    assert WORDS.choices(t.s, 0, t.legal(), NAMES)[-1] == Choice(
        "stop", "stop", "Stop and end the turn"
    )
    t.play(2)
    assert WORDS.prompt(t.s, 0, t.legal(), NAMES) == "Call on anyone you please for Dodo or Lory."
    calls = WORDS.choices(t.s, 0, t.legal(), NAMES)
    assert calls == [
        Calls(
            kind="call",
            template="call {seat}: {card}",
            label="Call on {seat} for {card}",
            seats=[1, 2, 3],
            cards=["A03-Dodo", "A03-Lory"],
            warn={3: "Dora has no card in hand: the call would be in vain."},
        )
    ]
    call = calls[0]
    assert isinstance(call, Calls)
    sent = {call.template.format(seat=q, card=c) for q in call.seats for c in call.cards}
    assert sorted(WORDS.read(t.s, 0, text) for text in sent) == t.legal()
    t.play(17)
    assert WORDS.prompt(t.hidden(0).s, 0, [], NAMES) == "Bea draws one card from your hand."


def test_refusals_say_what_was_tried_the_rule_and_what_else() -> None:
    t = at("11b 1L; exposed 11; down 4", "11a 1a; down 3", "1b 16L; down 3", "16a 16b; down 3")

    def refused(seat: int, code: int) -> str:
        refusal = dispatch.why_not(t.s, seat, code)
        codes = t.legal() if seat == t.actor else []
        return WORDS.refuse(t.hidden(seat).s, seat, code, refusal, codes, NAMES)

    instead = "You may call on another player for Hatter."
    assert refused(0, 17) == (
        f"You tried to call on Bea for March Hare. A card in your own hand cannot be called for. "
        f"{instead}"
    )
    assert refused(0, 0).startswith("You tried to expose Alice finding the little door. Only one")
    assert refused(0, 38).startswith("You tried to stop. You may stop only in a turn")
    assert refused(0, 22).startswith("You tried to call on an empty seat")
    assert refused(0, 99).startswith("That is not a move.")
    assert refused(1, 38) == "You tried to stop. It is not your turn. Wait for Ann."
    for code in (17, 0, 38, 22, 99):
        assert refused(0, code).endswith(instead)


def test_zones_show_backs_even_of_known_cards() -> None:
    t = _miss().play(16).draw("11b")
    zones = {zone.key: zone for zone in WORDS.zones(t.hidden(0).s, 0)}
    assert list(zones)[:3] == ["hand:0", "exposed:0", "sets:0"]
    assert zones["hand:0"].cards == ["A14-Queen"]
    assert (zones["hand:1"].cards, zones["hand:1"].backs) == ([], 4)
    assert zones["exposed:0"].cards == ["A06-Lead"]
    assert zones["exposed:0"].note == "wants Caterpillar and Hookah"
    assert len(zones["sets:1"].cards) == 9
    assert zones["sets:1"].note == "three sets of 16"

    pack = pack_for({1: "1L 1a 1b 4L 4a 4b 7L 7a 8b 9b 10a 11L"}, 4, 3)
    laid = dealt(pack, 4, 3)
    mine = next(z for z in WORDS.zones(laid.hidden(1).s, 1) if z.key == "sets:1")
    other = next(z for z in WORDS.zones(laid.hidden(2).s, 2) if z.key == "sets:1")
    assert (len(mine.cards), mine.backs) == (6, 0)
    assert (other.cards, other.backs) == ([], 6)


def test_the_score_sheet_cites_its_clauses() -> None:
    t = at("3L 3a; opening 16 15; down 4", "3b; down 5", "nothing; down 6")
    sheet = WORDS.score_sheet(t.hidden(2).s, 2)
    assert sheet.totals == [4, 5, 6]
    assert [(line.amounts, line.clause) for line in sheet.lines] == [
        (["2", "0", "0"], "alice.r-opening-counts"),
        (["2", "5", "6"], "alice.win-most-sets"),
    ]


def test_memory_shows_two_turns_where_the_table_wishes_it() -> None:
    lines = [StoryLine(kind, kind) for kind in ("dealt", "turn", "called", "turn", "set", "turn")]
    full = at("3L 3a; down 5", "3b; down 5", "nothing; down 5")
    short = at("3L 3a; down 5", "3b; down 5", "nothing; down 5", history="last_turn")
    assert WORDS.first_shown(full.s, lines) == 0
    assert WORDS.first_shown(short.s, lines) == 3
    assert WORDS.first_shown(short.s, lines[:2]) == 0


def test_positions_round_trip() -> None:
    chance = random.Random(4)
    for _, t in _random_games(8, 5):
        if chance.random() > 0.1:
            continue
        options = {"lay_full_sets": ("on_turn", "at_once")[int(t.s.lay_full_sets)]}
        for view in (t, t.hidden(0), t.hidden(WATCHER)):
            text = WORDS.write_position(view.s)
            assert as_bytes(WORDS.read_position(text, options)) == as_bytes(view.s)


def test_a_position_may_leave_out_what_is_usual() -> None:
    s = WORDS.read_position("seat 0: 3L 3a\nseat 1: 3b  # the last\nseat 2: nothing", {})
    assert (int(s.seats), int(s.dealer), int(s.current), int(s.last_played)) == (3, 2, 0, 0)
    assert (int(s.down), int(s.idle), sum(s.score)) == (15, 0, 0)
    codes = np.zeros(64, np.int64)
    assert dispatch.legal(s, codes) == 1


def test_a_faulty_position_names_its_line() -> None:
    for text, words in {
        "seat 0: 3L 3a\nseat 1: 3c": "Line 2.*no card",
        "seat 0: 3L 3a\nseat 1: 3L 3b": "Line 2.*two places",
        "seat 0: 3L 3a\nseat 1: 19a": "Line 2.*no set 19",
        "seat 0: 3L\nseat 1: 3a": "3b is nowhere",
        "seat 0: 3L 3a; down 15\nseat 1: 3b; down 2": "fewer than",
        "turn: 5\nseat 0: 3L 3a\nseat 1: 3b": "no seat 5",
        "weather: fine": "Line 1.*weather",
        "nonsense": "Line 1.*colon",
        "phase: lunch": "Line 1.*phase",
        "seat 0: 3a\nseat 1: 3L 3b": "has no Lead",
        "draw: 0 from 1": "Line 1.*written like",
        "seat 0: 3L 3a\nseat 1: 3b\nseat 1 lacks: 3b": "lack a card that it has",
    }.items():
        with pytest.raises(Unreadable, match=words):
            WORDS.read_position(text, {})
