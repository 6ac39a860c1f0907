"""A game looked at again: every step as each seat saw it, and with all hands up."""

from __future__ import annotations

import random

import pytest

from parlour.games import catalogue
from parlour.games.game import Mistake, NoSuch
from parlour.kernel.log import WATCHER
from parlour.tables.chance import BY_HAND
from parlour.tables.mistakes import BadRecord
from parlour.tables.record import read, write
from parlour.tables.replay.film import Film
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.tables.company import one_person, play_on, shown_to
from tests.tables.pocket_game import GAME as POCKET

SECRET = bytes(range(32))
MOST = 120


def begun(name: str) -> Table:
    game = POCKET if name == "pocket" else catalogue.game(name)
    return Table(game, one_person(game.usual_seats), Start(secret=SECRET))


def played(name: str, seed: int, undoing: bool = True) -> tuple[Table, list[list[bytes]]]:
    """A game played at random, moves taken back and held ones included, and all that was shown."""
    table = begun(name)
    rng = random.Random(f"{name} {seed}")
    shown = [shown_to(table)]
    while not table.over and len(shown) < MOST:
        if not table.advance():
            if undoing and table.may_undo(0) and rng.random() < 0.04:
                table.undo(0)
            else:
                seat = rng.choice(table.asked())
                table.play_code(seat, rng.choice(table.ask(seat)[1]))
        shown.append(shown_to(table))
    return table, shown


GAMES = ["pocket", "court-two", "court-four", "alice", "masquerade", "authors-bank"]


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_shown_as_each_seat_saw_it(name: str) -> None:
    table, shown = played(name, seed=1)
    film = Film.of_journal(begun(name), table.journal)
    seats = [*range(len(table.seats)), None]
    assert len(film) == len(shown)
    for step, before in enumerate(shown):
        assert [encode(film.view(step, seat)) for seat in seats] == before
    late = film.view(len(film) - 1, 0, since=3)
    assert late.story_from == max(3, late.story_kept)


@pytest.mark.parametrize("name", GAMES[1:])
def test_with_all_hands_up_only_what_nobody_knows_lies_face_down(name: str) -> None:
    table, _ = played(name, seed=2)
    film = Film.of_journal(begun(name), table.journal)
    told = unplaced = 0
    for step in range(len(film)):
        view = film.open_view(step)
        told += len(film.frames[step].words)
        assert len(view.story) == told
        up = [card for zone in view.zones for card in zone.cards]
        assert len(up) == len(set(up))
        moment = film.frames[step].moment
        for seat in range(len(table.seats)):
            known = {c for zone in moment.zones_of(seat) for c in zone.cards}
            hand = {c for z in moment.zones_of(seat) if z.role == "hand" for c in z.cards}
            assert hand <= set(up), (step, seat)
            # A card that lay open and was drawn unnoticed may be where nobody has seen it yet.
            unplaced += len(known - set(up))
        if moment.begun:
            # What lies up lies there in truth: the whole state says where.
            true = table.game.words.zones(moment.state, WATCHER)
            places = {card: zone.key for zone in true for card in zone.cards}
            lies = [(card, z.key) for z in view.zones for card in z.cards if card in places]
            assert all(places[card] == key for card, key in lies), step
        for zone in view.zones:
            if zone.role == "hand" and zone.seat is not None and moment.begun:
                own = next(z for z in moment.zones_of(zone.seat) if z.key == zone.key)
                # The owner's own hand lies open, all but what is veiled even from him.
                assert set(own.cards) <= set(zone.cards)
                assert zone.backs <= 1
    assert unplaced <= 2 * len(table.seats)
    assert any(zone.cards for zone in film.open_view(1).zones if zone.role == "hand")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_shows_the_same_game(name: str) -> None:
    """Without what was taken back or held back, a record tells all that a journal does."""
    table = begun(name)
    rng = random.Random(name)
    shown = [shown_to(table)]
    while not table.over and len(shown) < MOST:
        if not table.advance():
            seat = table.moment().actor
            table.play_code(seat, rng.choice(table.ask(seat)[1]))
        shown.append(shown_to(table))
    text = write(table.record)
    find = (lambda _: POCKET) if name == "pocket" else catalogue.game
    film = Film.of_record(read(text), find)
    seats = [*range(len(table.seats)), None]
    assert [[encode(film.view(n, s)) for s in seats] for n in range(len(film))] == shown


def test_what_is_no_step_or_no_seat_is_said() -> None:
    table, _ = played("court-two", seed=3)
    film = Film.of_journal(begun("court-two"), table.journal)
    for step in (-1, len(film)):
        with pytest.raises(NoSuch, match="has the steps 0 to"):
            film.view(step, 0)
    with pytest.raises(NoSuch, match="no seat 2"):
        film.view(1, 2)
    with pytest.raises(Mistake, match="Nothing is dealt"):
        film.position(0)
    with pytest.raises(Mistake, match="over"):
        film.position(len(film) - 1)


@pytest.mark.parametrize("name", ["court-two", "alice", "nations", "masquerade", "authors-bank"])
def test_a_game_goes_on_from_any_step(name: str) -> None:
    """The position of a step is that very moment: everybody sees the same cards there."""
    table, _ = played(name, seed=4, undoing=False)
    film = Film.of_journal(begun(name), table.journal)
    steps = range(1, len(film) - 1, max(1, len(film) // 6))
    for step in steps:
        forked = Table(
            table.game,
            one_person(len(table.seats)),
            Start(position=film.position(step), secret=SECRET),
        )
        assert forked.view(0).from_position
        before, now = film.frames[step].moment.state, forked.moment().state
        assert table.game.words.write_position(now) == table.game.words.write_position(before)
        play_on(forked, seed=step, most=10)
        read(write(forked.record))


def test_a_record_that_breaks_off_or_lies_is_told_by_its_line() -> None:
    table, _ = played("alice", seed=5, undoing=False)
    lines = write(table.record).splitlines()
    draw = next(n for n, line in enumerate(lines) if line.startswith("* draw"))
    broken = "\n".join(line for line in lines[:draw])
    with pytest.raises(BadRecord, match="drawn blind after this") as caught:
        Film.of_record(read(broken))
    assert caught.value.line == draw
    first = next(n for n, line in enumerate(lines) if line[1:2] == " " and line[0].isdigit())
    lines[first] = f"{(int(lines[first][0]) + 1) % 4}{lines[first][1:]}"
    with pytest.raises(BadRecord) as caught:
        Film.of_record(read("\n".join(lines)))
    assert caught.value.line == first + 1
    assert caught.value.move in lines[first]
    assert caught.value.clauses


def test_a_record_without_promises_is_shown_as_laid_by_hand() -> None:
    table, _ = played("court-two", seed=6, undoing=False)
    lines = write(table.record).splitlines()
    bare = [line for line in lines if not line.startswith(("commitment", "secret"))]
    film = Film.of_record(read("\n".join(bare)))
    view = film.view(1, 0)
    assert view.fair is None
    assert view.known_deal == BY_HAND
