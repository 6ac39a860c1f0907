"""How Portrait Authors speaks: each happening to each reader, moves as text, refusals, zones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from parlour.games.game import Ambiguous, Event, Unreadable
from parlour.games.parts import Calls, Choice, StoryLine
from parlour.games.portrait import events
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
from tests.clauses.portrait_play import GAMES, Authors, at, begun, dealt, game_of, whole

NAMES = ("Ann", "Bea", "Carl", "Dora", "Emma", "Fred", "Gus", "Hal")
THREE = (
    "PO-Holmes-PS PO-Longfellow-PS PO-Lowell-P BI-Parton-P; added PO",
    "PO-Lowell-S PO-Whittier-P BI-Parton-S",
    "PO-Whittier-S BI-Irving-PS",
)


def told(t: Authors, seat: int) -> list[StoryLine]:
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
        line = t.game.words.narrate(event, h, seat, NAMES)
        if line is not None:
            lines.append(line)
    return lines


def texts(t: Authors, seat: int) -> list[str]:
    return [line.text for line in told(t, seat)]


def test_calls_to_each_reader() -> None:
    t = at("pairs", *THREE).call(1, "PO-Lowell-S")
    assert texts(t, 0) == [
        "You call on Bea: Poets, the sketch of Lowell.",
        "Bea hands the sketch of Lowell to you.",
    ]
    assert texts(t, 1) == [
        "Ann calls on you: Poets, the sketch of Lowell.",
        "You hand the sketch of Lowell to Ann.",
    ]
    assert texts(t, WATCHER)[1] == "Bea hands the sketch of Lowell to Ann."
    assert told(t, 2)[1].shifts[0].cards == ["PO-Lowell-S"]
    t.call(2, "BI-Parton-S")
    assert texts(t, 2) == [
        "Ann calls on you: Biographers, the sketch of Parton.",
        "You have not got it.",
        "It is Bea's turn.",
    ]
    assert texts(t, 1)[2] == "It is your turn."


def test_with_portraits_alone_a_call_names_group_and_author() -> None:
    t = at("portraits", "JO-Raymond-P JO-Greeley-P", "JO-Bennett-P", "JO-Curtis-P")
    assert texts(t.call(1, "JO-Curtis-P"), 2)[0] == "Ann calls on Bea: Journalists, Curtis."


def test_stacks_to_each_reader() -> None:
    t = at("pairs", *THREE).stack("PO Holmes Longfellow")
    said = "Poets, pair royal, for 3: Holmes and Longfellow."
    assert texts(t, 0) == [f"You stack {said}"]
    assert texts(t, 1) == texts(t, WATCHER) == [f"Ann stacks {said}"]
    assert told(t, 1)[0].clause == "portrait.count-3"
    shift = told(t, 1)[0].shifts[0]
    assert (shift.source, shift.target, len(shift.cards)) == ("hand:0", "stacks:0", 4)
    t = at("pairs", *THREE).stack("PO Holmes")
    assert texts(t, 0) == ["You stack Poets, pair, for nothing: Holmes."]


def test_settlements_and_remainders_to_each_reader() -> None:
    t = at("pairs", "PO-Holmes-P", "PO-Holmes-S BI-Parton-P", "BI-Parton-S").call(1, "PO-Holmes-S")
    assert texts(t, 1)[2:] == [
        "Ann has nothing left to call for, and what is whole goes down: Poets, pair, for nothing.",
        "Ann has no cards left, and the turn passes.",
        "It is your turn.",
    ]
    assert texts(t, 0)[2].startswith("You have nothing left to call for")
    t = at(
        "pairs",
        "JO-Raymond-PS JO-Greeley-PS BI-Parton-P; added JO",
        "BI-Parton-S",
        "JO-Bennett-PS JO-Curtis-PS",
        remainder_auto="on",
    )
    t.stack("JO Raymond Greeley")
    rest = "hand and goes down: pair royal, for 3."
    assert texts(t, 2)[1] == f"The rest of the Journalists is all in your {rest}"
    assert texts(t, 0)[1] == f"The rest of the Journalists is all in Carl's {rest}"


def test_a_lost_call_to_each_reader() -> None:
    t = at("pairs", *THREE, call_form="loss_of_call").lose(1, "BI-Parton-S")
    assert texts(t, 1)[0] == (
        "Ann calls on you for the sketch of Parton in bad form, and the call is lost."
    )


def test_the_bank_to_each_reader() -> None:
    hands = ("PO-Holmes-P PO-Longfellow-P", "PO-Whittier-P JO-Raymond-S")
    bank = "bank: PO-Lowell-P JO-Greeley-S JO-Bennett-S JO-Curtis-S"
    t = at("bank", *hands, more=bank).call(1, "PO-Whittier-P", "PO-Lowell-P")
    assert texts(t, 0) == [
        "You call on Bea: Poets, the portrait of Lowell.",
        "Bea has not got it.",
        "You draw a card from the Bank: the portrait of Lowell.",
        "It is the very card called for, and you show it.",
        "You lay down a book: Poets, the portraits.",
        "You draw a card from the Bank: the sketch of Greeley.",
        "It is Bea's turn.",
    ]
    assert texts(t, 1)[2:6] == [
        "Ann draws a card from the Bank.",
        "It is the very card called for, and Ann shows it.",
        "Ann lays down a book: Poets, the portraits.",
        "Ann draws a card from the Bank.",
    ]
    drawn = told(t, 1)[5]
    assert drawn.cards == []
    assert (drawn.shifts[0].cards, drawn.shifts[0].backs) == ([], 1)
    t = begun("bank", 2, 1)
    dispatch.deal(t.s, t.game.pack(), t.log)
    assert "44 cards are left and lie face down as the Bank." in texts(t, 0)
    assert texts(t, 0)[0] == "You are dealt ten cards."


def test_books_are_named_by_what_they_are_made_of() -> None:
    poets = "PO-Longfellow-P PO-Whittier-P PO-Lowell-P"
    hands = ("JO-Raymond-S JO-Greeley-S JO-Bennett-S PO-Holmes-P", "JO-Curtis-S", poets)
    t = at("fours", *hands).call(1, "JO-Curtis-S")
    assert texts(t, 2)[2] == "Ann lays down a book: Journalists, the sketches."
    t = at("portraits", "JO-Raymond-P JO-Greeley-P JO-Bennett-P", "JO-Curtis-P", "nothing")
    assert texts(t.call(1, "JO-Curtis-P"), 0)[2] == "You lay down a book: Journalists."


def test_the_end() -> None:
    t = at("pairs", "JO-Raymond-P; score 3", "JO-Raymond-S; score 3").call(1, "JO-Raymond-S")
    said = "Ann and Bea share the win with three points each."
    assert texts(t, 0)[-1] == f"All cards are on the table. {said}"
    assert t.game.words.prompt(t.s, 0, [], NAMES) == said


def test_every_kind_of_event_has_words_for_every_reader() -> None:
    t = at("pairs", *THREE)
    for kind, name in events.KINDS.items():
        for seat in (0, 1, 2, WATCHER):
            event = Event(kind, 0, 1, 0b11 << 48, 2, 0, 0, 0)
            line = t.game.words.narrate(event, t.hidden(seat).s, seat, NAMES)
            assert line is not None
            assert line.kind == name
            assert line.text.endswith(".")
            assert "  " not in line.text


def _random_games(form: str, seed: int, games: int) -> Iterator[tuple[Authors, Authors]]:
    """Each move of random games: the game before it, as the player knows it, and after it."""
    chance = random.Random(seed)
    for _ in range(games):
        game = game_of(form)
        seats = chance.randint(2, game.most_seats)
        pack = game.pack().tolist()
        chance.shuffle(pack)
        options = {"call_form": chance.choice(["off", "loss_of_call"])}
        if form == "bank":
            options["bank_deck"] = chance.choice(["fours64", "portraits32", "pairs64"])
        dealer = chance.randrange(seats)
        t = dealt(form, pack, dealer, seats, **options)
        yield begun(form, seats, dealer, **options), t
        for _ in range(40):
            if t.actor == OVER:
                break
            before = t.hidden(t.actor)
            t.log.n = 0
            dispatch.play(t.s, chance.choice(t.legal()), t.log)
            yield before, t


def test_no_line_tells_a_reader_what_he_may_not_know() -> None:
    for form in GAMES:
        for _, t in _random_games(form, 5, 2):
            for seat in (0, int(t.s.seats) - 1, WATCHER):
                h = t.hidden(seat).s
                seen = int(h.tabled)
                for other in range(int(h.seats)):
                    seen |= int(h.hand[other])
                may_name = set(t.game.deck.ids(cards_in(seen)))
                for line in told(t, seat):
                    shifted = {card for shift in line.shifts for card in shift.cards}
                    if line.kind not in ("called", "missed", "lost"):
                        assert set(line.cards) | shifted <= may_name


def test_the_shifts_of_events_alone_lead_from_zones_to_zones() -> None:
    def sizes(t: Authors, seat: int) -> dict[str, int]:
        zones = t.game.words.zones(t.hidden(seat).s, seat)
        return {zone.key: len(zone.cards) + zone.backs for zone in zones}

    for form in GAMES:
        for seat in (0, WATCHER):
            counted: dict[str, int] = {}
            for before, t in _random_games(form, 6, 2):
                if before.s.phase == 0:
                    counted = sizes(before, seat)
                for line in told(t, seat):
                    for shift in line.shifts:
                        n = len(shift.cards) or shift.backs
                        counted[shift.source] -= n
                        counted[shift.target] += n
                rest = {key: n for key, n in counted.items() if key != "pack"}
                assert rest == sizes(t, seat)


def test_every_code_reads_back() -> None:
    for form in GAMES:
        for number, (before, _) in enumerate(_random_games(form, 7, 1)):
            if number % 8:
                continue
            seat = max(0, int(before.s.current))
            words = before.game.words
            for code in range(0, 1016, 3):
                text = words.notation(before.s, seat, code)
                assert words.read(before.s, seat, text) == code
                assert words.read(before.s, seat, f"  {text.upper()} ") == code


def test_notation() -> None:
    t = at("pairs", *THREE)
    words = t.game.words
    assert words.notation(t.s, 0, 35) == "call 1: JO-Greeley-S"
    assert words.notation(t.s, 2, 64 + 35) == "call 1: JO-Greeley-S"
    assert words.notation(t.s, 0, 544) == "stack PO: Holmes Longfellow Whittier"
    assert words.notation(t.s, 0, 569) == "miscall 1: BI-Parton-S"


def test_what_a_person_may_type() -> None:
    t = at("pairs", *THREE)
    read = t.game.words.read
    for typed in (
        "call 1: PO-Lowell-S",
        "call 1: Poets, the sketch of Lowell",
        "CALL on seat 1 for lowell sketch",
        "c 1 lowell",
        "call 1: Poets, Low, sk",
    ):
        assert read(t.s, 0, typed) == 55
    for typed in ("stack PO: Holmes Longfellow", "stack poets", "s holmes longf"):
        assert read(t.s, 0, typed) == 448 + 15 * 6 + 2
    with pytest.raises(Ambiguous):
        read(t.s, 0, "call 1: Par, portrait")
    with pytest.raises(Ambiguous):
        read(t.s, 0, "call 1: Whittier")
    for typed, code in {
        "": "unreadable",
        "dance": "unreadable",
        "call Bea: Lowell": "unreadable",
        "call 0: PO-Lowell-S": "self",
        "call 12: PO-Lowell-S": "no-such-seat",
        "call 1: Kipling": "no-such-card",
        "call 1: Poets, portrait": "no-such-card",
        "call 1: Journalists, the portrait of Lowell": "no-such-card",
        "call 1: Poets, both cards of Lowell": "one-card-only",
        "stack Holmes Parton": "unreadable",
        "stack": "unreadable",
    }.items():
        with pytest.raises(Unreadable) as refused:
            read(t.s, 0, typed)
        assert refused.value.code == code, typed


def test_choices_and_prompts() -> None:
    t = at("pairs", *THREE)
    words = t.game.words
    assert words.prompt(t.s, 0, t.legal(), NAMES) == (
        "Call on anyone for a card of a group in your hand. You may also stack, before you miss."
    )
    assert words.prompt(t.hidden(1).s, 1, [], NAMES) == "Ann is to call."
    choices = words.choices(t.s, 0, t.legal(), NAMES)
    assert choices[2] == Choice(
        "stack PO: Holmes Longfellow",
        "stack",
        "Stack Poets, pair royal, for 3: Holmes and Longfellow",
        ["PO-Holmes-P", "PO-Holmes-S", "PO-Longfellow-P", "PO-Longfellow-S"],
    )
    calls = choices[3]
    assert isinstance(calls, Calls)
    assert calls.seats == [1, 2]
    assert calls.cards == [
        "BI-Parton-S",
        "BI-Irving-P",
        "BI-Irving-S",
        "PO-Whittier-P",
        "PO-Whittier-S",
        "PO-Lowell-S",
    ]


def _sent(choices: list[Choice | Calls]) -> list[str]:
    """Every move that can be sent from these choices."""
    moves = [choice.move for choice in choices if isinstance(choice, Choice)]
    for calls in choices:
        if isinstance(calls, Calls):
            moves += [
                calls.template.format(seat=seat, card=card)
                for seat in calls.seats
                for card in calls.cards
            ]
    return moves


def test_choices_are_the_legal_moves_and_no_others() -> None:
    for form in GAMES:
        for before, _ in _random_games(form, 8, 1):
            if before.actor < 0:
                continue
            codes = before.legal()
            moves = _sent(before.game.words.choices(before.s, before.actor, codes, NAMES))
            assert sorted(before.game.words.read(before.s, before.actor, m) for m in moves) == codes


def test_a_barred_call_is_not_among_the_choices() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P BI-Parton-PS",
        "PO-Whittier-S BI-Irving-PS",
        "PO-Lowell-PS",
        more="seat 0 lacks: PO-Whittier-S\nseat 2 lacks: PO-Whittier-S",
        stale_calls="never",
    )
    moves = _sent(t.game.words.choices(t.s, 0, t.legal(), NAMES))
    assert "call 2: PO-Whittier-S" not in moves
    assert "call 1: PO-Whittier-S" in moves


def test_warnings_of_vain_and_of_lost_calls() -> None:
    t = at(
        "bank",
        "PO-Holmes-P",
        "nothing",
        more="bank: PO-Longfellow-P PO-Whittier-P PO-Lowell-P",
        call_form="loss_of_call",
    )
    call, lost = t.game.words.choices(t.s, 0, t.legal(), NAMES)
    assert isinstance(call, Calls)
    assert isinstance(lost, Calls)
    assert call.warn == {1: "Bea has no card: the call would be in vain, and you would draw."}
    assert lost.warn == {1: "A call in bad form is lost, and your turn with it."}


def test_refusals_say_what_was_tried_the_rule_and_what_else() -> None:
    t = at("pairs", *THREE)

    def refused(seat: int, code: int) -> str:
        refusal = dispatch.why_not(t.s, seat, code)
        codes = t.legal() if seat == t.actor else []
        return t.game.words.refuse(t.hidden(seat).s, seat, code, refusal, codes, NAMES)

    instead = "You may call on another player in Biographers or Poets or stack what you may."
    assert refused(0, 48) == (
        "You tried to call on Bea: Poets, the portrait of Holmes. "
        f"A card in your own hand cannot be called for. {instead}"
    )
    assert refused(0, 448).startswith("You tried to stack Biographers, pair: Parton. Only whole")
    assert refused(0, 64 * 4).startswith("You tried to call on an empty seat")
    assert refused(0, 2000).startswith("That is not a move.")
    assert refused(1, 48).endswith("It is not your turn. Wait for Ann.")
    numbers = {refusal.code: refusal.number for refusal in t.game.rulebook.refusals}
    for code, number in numbers.items():
        told_elsewhere = ("self", "one-card-only", "bad-option")
        if code in told_elsewhere or "players" in code or code.startswith("bank-needs"):
            continue
        assert t.game.words.refuse(t.s, 0, 0, number, t.legal(), NAMES)


def test_zones_show_backs_even_of_known_cards() -> None:
    t = at("pairs", *THREE).stack("PO Holmes").call(2, "PO-Whittier-S").call(2, "BI-Parton-S")
    zones = {zone.key: zone for zone in t.game.words.zones(t.hidden(1).s, 1)}
    assert list(zones)[:2] == ["hand:1", "stacks:1"]
    assert (zones["hand:0"].cards, zones["hand:0"].backs) == ([], 5)
    assert zones["hand:1"].cards == ["BI-Parton-S", "PO-Whittier-P", "PO-Lowell-S"]
    assert zones["stacks:0"].note == "Poets, pair"
    assert len(zones["out"].cards) == 64 - 12
    t = begun("bank", 3, 0)
    dispatch.deal(t.s, t.game.pack(), t.log)
    bank = next(z for z in t.game.words.zones(t.hidden(0).s, 0) if z.key == "bank")
    assert (bank.role, bank.backs, bank.cards) == ("stock", 34, [])


def test_the_score_sheet_adds_up_and_cites_its_clauses() -> None:
    t = at(
        "pairs",
        f"PO-Holmes-PS PO-Longfellow-PS PO-Whittier-PS {whole('BI')} JO-Raymond-P; "
        "added PO; score 3",
        "PO-Lowell-PS JO-Raymond-S",
    )
    t.stack("PO Holmes Longfellow Whittier").stack("BI Parton Irving Sparks Abbott")
    sheet = t.game.words.score_sheet(t.hidden(1).s, 1)
    assert sheet.totals == [19, 0]
    assert [(line.label, line.amounts, line.clause) for line in sheet.lines] == [
        ("Before this position", ["3", "0"], ""),
        ("Books", ["10", "0"], "portrait.count-10"),
        ("Double pairs royal", ["6", "0"], "portrait.count-6"),
        ("Pairs royal", ["0", "0"], "portrait.count-3"),
        ("Pairs", ["0", "0"], "portrait.pair-counts-0"),
    ]
    t = at("portraits", "JO-Raymond-P; score 1", "JO-Greeley-P JO-Bennett-P JO-Curtis-P")
    t.call(1, "JO-Greeley-P", "JO-Bennett-P", "JO-Curtis-P")
    sheet = t.game.words.score_sheet(t.s, 0)
    assert (sheet.totals, sheet.unit) == ([2, 0], "books")
    assert [line.amounts for line in sheet.lines] == [["1", "0"], ["1", "0"]]


def test_positions_round_trip() -> None:
    for form in GAMES:
        for number, (_, t) in enumerate(_random_games(form, 9, 2)):
            if number % 6:
                continue
            options: dict[str, str | int] = {
                "call_form": ("off", "loss_of_call")[int(t.s.call_form)]
            }
            if form == "bank":
                options["bank_deck"] = ("pairs64", "portraits32", "fours64")[int(t.s.form)]
            for view in (t, t.hidden(0), t.hidden(WATCHER)):
                text = t.game.words.write_position(view.s)
                again = t.game.words.read_position(text, options)
                assert as_bytes(again) == as_bytes(view.s), text


def test_a_position_may_leave_out_what_is_usual() -> None:
    t = at("pairs", "JO-Raymond-P  # the last pair", "JO-Raymond-S", "nothing")
    assert (int(t.s.seats), int(t.s.dealer), t.actor) == (3, 2, 0)
    assert t.score() == [0, 0, 0]
    assert len(t.legal()) == 1


def test_a_faulty_position_names_its_line() -> None:
    for text, words in {
        "seat 0: JO-Raymond-P\nseat 1: JO-Raymond-X": "Line 2.*no card",
        "seat 0: JO-Raymond-P\nseat 1: JO-Raymond-PS": "Line 2.*two places",
        "seat 0: JO-Raymond-P JO-Raymond-PS": "Line 1.*twice",
        "turn: 5\nseat 0: JO-Raymond-P\nseat 1: JO-Raymond-S": "no seat 5",
        "weather: fine": "Line 1.*weather",
        "nonsense": "Line 1.*colon",
        "phase: lunch": "Line 1.*phase",
        "idle: often": "Line 1.*whole number",
        "seat 0: JO-Raymond-P; fresh XX": "Line 1.*no group",
        "seat 0: JO-Raymond-P; happy": "Line 1.*nothing that is said",
        "seat 0: JO-Raymond-P\nseat 0: JO-Raymond-S": "Line 2.*already",
        "stack: 0 JO-Raymond-PS": "Line 1.*written like",
        "seat 0 proved: JO-X": "Line 1.*no book",
        "seat 0: JO-Raymond-PS\nseat 1: JO-Greeley-PS\nseat 1 lacks: JO-Greeley-P": "lack a card",
        "seat 0: JO-Raymond-PS JO-Greeley-PS\nseat 1: nothing": "nothing to call for",
        "bank: JO-Raymond-P\nseat 0: JO-Raymond-S\nseat 1: nothing": "no Bank",
    }.items():
        with pytest.raises(Unreadable, match=words):
            game_of("pairs").words.read_position(text, {})
    with pytest.raises(Unreadable, match="no sketch"):
        at("portraits", "JO-Raymond-S", "JO-Greeley-P")
    poets = "PO-Longfellow-P PO-Whittier-P PO-Lowell-P"
    whole = "JO-Raymond-P JO-Greeley-P JO-Bennett-P JO-Curtis-P"
    with pytest.raises(Unreadable, match="laid its book"):
        at("portraits", f"{whole} PO-Holmes-P", poets)
    with pytest.raises(Unreadable, match="by itself"):
        at("bank", "JO-Raymond-S", "PO-Holmes-P", more="bank: JO-Greeley-PS")
