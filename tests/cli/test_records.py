"""`parlour replay` and `parlour verify`, and what they say of records that are not right."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots import asked_at, bot
from parlour.games import catalogue
from parlour.kernel.chance import rng_of
from parlour.tables import record
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.cli.commands import answered, parlour, refused


def played(name: str, seats: int, deal: str = "", most: int = 100_000) -> Table:
    """A game between bots, as far as so many moves."""
    game = catalogue.game(name)
    company = [Seat(f"Bot {n}", "bot", "chance") for n in range(seats)]
    # A root of its own where no number is named: then there are promises to prove.
    table = Table(game, company, Start(deal=deal, secret=bytes(range(32))))
    mind, rng = bot("chance", game), rng_of(7)
    for _ in range(most):
        if table.over:
            break
        if not table.advance():
            seat = table.asked()[0]
            table.play_code(seat, mind.choose(asked_at(table, seat, rng)))
    return table


@pytest.fixture(scope="module", params=[("court-two", 2), ("alice", 4)])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    name, seats = request.param
    file = tmp_path_factory.mktemp("records") / f"{name}.txt"
    file.write_text(record.write(played(name, seats).record), encoding="utf-8")
    return file


def edited(kept: Path, tmp_path: Path, old: str, new: str) -> Path:
    """A copy with one line changed."""
    lines = kept.read_text(encoding="utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(old))
    lines[place] = new
    copy = tmp_path / "edited.txt"
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


def test_a_game_is_told_move_by_move(kept: Path) -> None:
    done = parlour("replay", str(kept))
    read = record.read(kept.read_text(encoding="utf-8"))
    assert done.returncode == 0
    steps = sum(entry.kind in ("pack", "move", "draw") for entry in read.entries)
    assert f"\n{steps}. " in done.stdout
    assert done.stdout.rstrip().endswith(read.result)


def test_a_seat_is_told_what_it_saw_and_openly_everything(kept: Path) -> None:
    watched = answered("replay", str(kept)).stdout
    sat = answered("replay", str(kept), "--seat", "1").stdout
    opened = answered("replay", str(kept), "--open").stdout
    assert "You " in sat
    assert "You " not in watched
    assert len({watched, sat, opened}) == 3


def test_step_by_step_waits_and_can_be_left(kept: Path) -> None:
    all_of_it = answered("replay", str(kept)).stdout
    some = parlour("replay", str(kept), "--step", said="\n\nq\n").stdout
    assert all_of_it.startswith(some.rstrip("\n"))
    assert "\n3. " in some
    assert "\n4. " not in some
    ended = parlour("replay", str(kept), "--step", said="")
    assert ended.returncode == 0
    assert "\n2. " not in ended.stdout


def test_a_fair_record_is_verified(kept: Path) -> None:
    done = parlour("verify", str(kept))
    assert done.returncode == 0, done.stderr
    assert "keeps the rules" in done.stdout
    assert "proved fair" in done.stdout


def test_an_unfinished_game_is_not_proved(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.txt"
    file.write_text(record.write(played("alice", 3, most=8).record), encoding="utf-8")
    done = answered("verify", str(file))
    assert done.returncode == 1
    assert "Not yet provable" in done.stdout


def test_another_pack_is_found_out(kept: Path, tmp_path: Path) -> None:
    pack = next(line for line in kept.read_text().splitlines() if line.startswith("secret 1"))
    digits = pack.split()[-1]
    turned = ("0" if digits[0] != "0" else "1") + digits[1:]
    copy = edited(kept, tmp_path, "secret 1:", f"secret 1: {turned}")
    sentence = refused("verify", str(copy))
    assert "not the secret promised" in sentence
    assert sentence.startswith("Line ")


def test_an_illegal_move_is_named_with_line_and_clause(tmp_path: Path) -> None:
    table = played("alice", 3, deal="3", most=1)
    first = table.asked()[0]
    lines = record.write(table.record).splitlines()
    lines.append(f"{(first + 1) % 3} stop")
    file = tmp_path / "illegal.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for command in ("replay", "verify"):
        done = parlour(command, str(file))
        assert done.returncode == 2
        assert f"Line {len(lines)}, “stop”" in done.stderr
        assert "(alice." in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("hello\n", "Line 1"),
        ("parlour 1\ngame: whist\nrules: 1\nseat 0: person A\ndealer: 0\n", "whist"),
        ("parlour 1\ngame: alice\n", "missing"),
        ("\x00\xff\x00", "Line 1"),
    ],
)
def test_damaged_records_are_answered(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "damaged.txt"
    file.write_bytes(text.encode("latin-1"))
    assert says in refused("replay", str(file))
    assert says in refused("verify", str(file))


def test_a_seat_that_is_not_there(kept: Path) -> None:
    assert "seats 0 to" in refused("replay", str(kept), "--seat", "60")
    assert "not both" in refused("replay", str(kept), "--seat", "0", "--open")


def test_a_chosen_dealer_is_written_told_and_said_by_the_proof(tmp_path: Path) -> None:
    file = tmp_path / "chosen.txt"
    words = ("monkey", "--seats", "3", "--bots", "chance", "--plain", "--speed", "instant")
    done = parlour(
        "play", *words, "--dealer", "2", "--record", str(file), said="1\n" * 200 + "quit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "Cecil deals first, as whoever opened the table has chosen." in done.stdout
    assert "\ndealer: 2 by choice\n" in file.read_text(encoding="utf-8")
    assert "Cecil deals first" in answered("replay", str(file)).stdout
    checked = answered("verify", str(file))
    assert "The first dealer, seat 2, was chosen." in checked.stdout
