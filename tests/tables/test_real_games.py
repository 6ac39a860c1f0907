"""The same promises kept at tables of Court and of Alice."""

from __future__ import annotations

import random

import pytest

from parlour.games.catalogue import game
from parlour.games.parts import Calls, Choice
from parlour.kernel.dispatch import State, why_not
from parlour.kernel.log import WATCHER
from parlour.tables.fair.proof import verify
from parlour.tables.mistakes import BadRecord, Mistake
from parlour.tables.record import read, write
from parlour.tables.replay import final, lines_told, replay
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.tables.company import NAMES, all_bytes, everybody, one_person, shown_to

COMPANIES = [
    ("court-two", 2),
    ("court-three", 3),
    ("court-four", 4),
    ("alice", 3),
    ("alice", 4),
    ("alice", 7),
    ("nations", 4),
    ("monkey", 2),
    ("monkey", 6),
    ("masquerade", 4),
    ("masquerade", 8),
    ("authors-pairs", 4),
    ("authors-portraits", 3),
    ("authors-sketches", 5),
    ("authors-bank", 2),
]


def begun(name: str, seats: int, seed: int) -> Table:
    return Table(game(name), one_person(seats), Start(secret=bytes([seed]) * 32))


def play_long(table: Table, seed: int, most: int = 400) -> None:
    """At random, but seldom ending a round of Court by itself."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.over:
            return
        if table.advance():
            continue
        seat = rng.choice(table.asked())
        h, codes = table.ask(seat)
        quiet = [c for c in codes if table.game.words.notation(h, seat, c) != "declare"]
        table.play_code(seat, rng.choice(quiet if quiet and rng.random() < 0.95 else codes))


@pytest.mark.parametrize(("name", "seats"), COMPANIES)
@pytest.mark.parametrize("seed", [1, 2])
def test_records_round_trip_replay_and_prove(name: str, seats: int, seed: int) -> None:
    table = begun(name, seats, seed)
    play_long(table, seed)
    text = write(table.record)
    record = read(text)
    assert write(record) == text
    final(record)
    proof = verify(record)
    # A game of one deal that is not over has told no secret yet.
    assert proof.packs >= 1 or proof.unproved == [1]
    assert not (proof.unproved and table.over)


@pytest.mark.parametrize(("name", "seats"), COMPANIES)
def test_a_table_comes_back_from_its_journal(name: str, seats: int) -> None:
    table = begun(name, seats, 3)
    for turn in range(8):
        play_long(table, seed=turn, most=9)
        if table.view(0).may_undo and turn % 2:
            table.undo(0)
    back = begun(name, seats, 3)
    back.follow(table.journal)
    assert all_bytes(back) == all_bytes(table)


@pytest.mark.parametrize(("name", "seats"), COMPANIES)
def test_refusals_change_nothing(name: str, seats: int) -> None:
    table = begun(name, seats, 4)
    for turn in range(6):
        play_long(table, seed=turn, most=6)
        if table.over:
            break
        before = all_bytes(table)
        for seat in range(seats):
            legal = table.ask(seat)[1] if seat in table.asked() else []
            for code in range(-1, table.game.codes + 3):
                if code not in legal:
                    with pytest.raises(Mistake) as caught:
                        table.play_code(seat, code)
                    assert caught.value.sentence.endswith((".", "”"))
            with pytest.raises(Mistake):
                table.play(seat, "waltz backwards")
        assert all_bytes(table) == before


@pytest.mark.parametrize(("name", "seats"), COMPANIES)
def test_every_choice_shown_can_be_sent(name: str, seats: int) -> None:
    table = begun(name, seats, 5)
    rng = random.Random(5)
    for _ in range(60):
        if table.over:
            break
        if table.advance():
            continue
        seat = rng.choice(table.asked())
        _, codes = table.ask(seat)
        moves: list[str] = []
        for choice in table.view(seat).choices:
            if isinstance(choice, Choice):
                moves.append(choice.move)
            else:
                moves += [
                    choice.template.format(seat=s, card=c)
                    for s in choice.seats
                    for c in choice.cards
                ]
        assert all(table.why(seat, move).code == "legal" for move in moves)
        assert len(moves) == len(set(moves)) == len(codes)
        table.play(seat, rng.choice(moves), at=table.view(seat).revision)


def test_players_of_alice_are_called_by_name() -> None:
    table = begun("alice", 4, 6)
    table.advance()
    while True:
        seat = table.asked()[0]
        calls = [c for c in table.view(seat).choices if isinstance(c, Calls)]
        if calls:
            break
        table.play_code(seat, table.ask(seat)[1][0])
    target, card = calls[0].seats[-1], calls[0].cards[0]
    title = table.game.deck.of(card)
    assert title is not None
    table.play(seat, f"call {NAMES[target]}: {title.name}")
    assert f"{seat} call {target}: {card}" in table.journal


@pytest.mark.parametrize(("name", "seats"), COMPANIES)
def test_a_replay_as_a_seat_is_what_the_seat_was_told(name: str, seats: int) -> None:
    table = begun(name, seats, 7)
    play_long(table, 7, most=80)
    record = table.record
    for seat in (0, seats - 1, WATCHER):
        told = [line for step in replay(record) for line in lines_told(step, seat, record.names)]
        viewer = table.audience[seat]
        assert told == [x for x in viewer.story if x.kind != "put-back"][: len(told)]


def test_an_illegal_reply_in_a_record_of_court_names_its_clause() -> None:
    table = begun("court-two", 2, 8)
    rng = random.Random(1)
    while not table.over:
        if table.advance():
            continue
        seat = rng.choice(table.asked())
        h, codes = table.ask(seat)
        refused = [
            (code, why)
            for code in range(32)
            if (why := table.game.refusal(_why(h, seat, code))) is not None
            and why.code in ("must-follow", "must-take", "must-play-court")
        ]
        if refused:
            break
        quiet = [c for c in codes if table.game.words.notation(h, seat, c) not in ("declare",)]
        table.play_code(seat, rng.choice(quiet or codes))
    code, why = refused[0]
    text = write(table.record) + f"{seat} {table.game.words.notation(h, seat, code)}\n"
    with pytest.raises(BadRecord) as caught:
        final(read(text))
    assert caught.value.line == text.count("\n")
    assert caught.value.clauses == why.clauses
    assert why.clauses[0] in caught.value.sentence


def _why(h: State, seat: int, code: int) -> int:
    return int(why_not(h, seat, code))


def test_the_last_couplet_alone_is_told_again_at_court() -> None:
    table = begun("court-two", 2, 9)
    play_long(table, 9, most=14)
    for seat in everybody(table):
        view = table.view(seat)
        assert sum(line.kind == "took" for line in view.story) <= 1


def window_after_a_close() -> tuple[Table, int]:
    """A round of Court, closed, with the closer's opponent silently asked; and the closer."""
    court = game("court-two")
    for seed in range(400):
        table = begun("court-two", 2, seed % 256)
        table.advance()
        rng = random.Random(seed)
        for _ in range(12):
            if table.due() or len(table.asked()) == 2:
                break
            seat = table.asked()[0]
            h, codes = table.ask(seat)
            notes = {code: court.words.notation(h, seat, code) for code in codes}
            close = [code for code, note in notes.items() if note == "close"]
            plain = [code for code, note in notes.items() if note.startswith("play")]
            early = len(table.record.entries) < 6
            choice = rng.choice(plain) if plain and (early or not close) else None
            table.play_code(seat, choice if choice is not None else (close or list(notes))[0])
        if len(table.asked()) == 2 and table.journal[-1].endswith("close"):
            return table, int(table.journal[-1].split()[0])
    raise AssertionError("no close found the Jester with a player who may exchange")


def test_court_a_silent_window_after_a_close_shows_to_nobody() -> None:
    table, closer = window_after_a_close()
    other = 1 - closer
    assert [s.number for s in table.view(None).seats if s.on_turn] == [closer]
    asked = encode(table.view(other))
    h, codes = table.ask(closer)
    lead = next(c for c in codes if table.game.words.notation(h, closer, c).startswith("play"))
    table.play_code(closer, lead)
    assert encode(table.view(other)) == asked
    assert table.journal[-1].startswith(f"held {closer} play")
    shown = shown_to(table, [closer, None])
    table.play(other, "pass")
    assert shown_to(table, [closer, None]) == shown
    assert table.asked() == [other]
    final(table.record)
    back = begun("court-two", 2, table.secret[0])
    back.follow(table.journal)
    assert all_bytes(back) == all_bytes(table)


def test_court_after_an_exchange_in_the_window_the_lead_is_asked_for_again() -> None:
    table, closer = window_after_a_close()
    other = 1 - closer
    h, codes = table.ask(closer)
    lead = next(c for c in codes if table.game.words.notation(h, closer, c).startswith("play"))
    table.play_code(closer, lead)
    told = len(table.audience[closer].story)
    table.play(other, "exchange")
    kinds = [line.kind for line in table.audience[closer].story[told:]]
    assert kinds == ["put-back", "exchanged", "dropped"]
    assert table.record.entries[-1].text.startswith("exchange")
    assert table.asked() == [closer]
    table.play_code(closer, lead)
    assert table.asked() == [other]


@pytest.mark.parametrize(("name", "draws"), [("alice", 4), ("masquerade", 4), ("monkey", 3)])
def test_a_draw_left_to_chance_is_told_as_a_blind_one(name: str, draws: int) -> None:
    """Each draw of the record is one blind line to everybody, and no other line is."""
    table = begun(name, draws, 5)
    play_long(table, 5, most=120)
    drawn = sum(entry.kind == "draw" for entry in table.record.entries)
    assert drawn > 0
    for seat in (0, None):
        blind = [line for line in table.view(seat).story if line.blind]
        assert len(blind) == drawn
        assert all(sum(len(s.cards) + s.backs for s in line.shifts) == 1 for line in blind)


@pytest.mark.parametrize("name", ["court-two", "nations", "authors-bank"])
def test_a_card_drawn_from_a_pack_in_order_is_not_blind(name: str) -> None:
    table = begun(name, 4 if name == "nations" else 2, 5)
    play_long(table, 5, most=60)
    assert not any(line.blind for line in table.view(0).story)
