"""Bots that somebody brings: seated wherever a level may stand, or a sentence that says why not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from parlour.bots import Asked
from parlour.bots.bot import Keen
from parlour.bots.consult import BotFailed
from parlour.bots.seating import is_one_for_all, level_of, sit_down, who_is
from parlour.bots.simulate import seats_of, simulate
from parlour.games.catalogue import game
from parlour.games.game import NoSuch
from parlour.terminal.new_table import NewTable
from tests.cli.commands import answered, refused

SOURCE = """
from dataclasses import dataclass
from bot_beside import MIDDLING


class Cautious:
    level = "cautious"
    made = 0

    def __init__(self):
        Cautious.made += 1

    def choose(self, asked):
        return asked.codes[0]


@dataclass
class Middling:
    level: str = "middling"

    def choose(self, asked):
        return asked.codes[int(len(asked.codes) * MIDDLING)]


class Raises(Cautious):
    level = "raises"

    def choose(self, asked):
        return self.divide(len(asked.codes))

    def divide(self, n):
        return n // (n - n)


class Cheats(Cautious):
    level = "cheats"

    def choose(self, asked):
        return max(asked.codes) + 1


class Mute(Cautious):
    level = "mute"

    def choose(self, asked):
        return None


class Wanting:
    level = "wanting"

    def __init__(self, game):
        self.game = game

    def choose(self, asked):
        return asked.codes[0]


class Nameless:
    def choose(self, asked):
        return asked.codes[0]


class Steady(Cautious):
    level = "steady"


class Wordy(Cautious):
    level = "very cautious"


class Idle:
    level = "idle"


seated = Cautious()
number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, in which one works."""
    (tmp_path / "own_bots.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "bot_beside.py").write_text("MIDDLING = 0.5\n", encoding="utf-8")
    (tmp_path / "spoilt.py").write_text("import no_such_thing_at_all\n", encoding="utf-8")
    (tmp_path / "wrong.py").write_text("class Wrong\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("own_bots", "bot_beside", "spoilt", "wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.mark.parametrize("word", ["./own_bots.py:Middling", "own_bots:Middling"])
def test_a_file_and_a_module(word: str, folder: Path) -> None:
    words = ("simulate", "alice", "--games", "6", "--seats", f"steady,2x{word}", "--json")
    done = answered(*words)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count('"level": "middling"') == 2
    assert answered(*words, "--processes", "1").stdout == done.stdout
    assert answered(*words, "--processes", "3").stdout == done.stdout


def test_one_bot_alone_fills_a_usual_table(folder: Path) -> None:
    alice = game("alice")
    brought = who_is(f"{folder / 'own_bots.py'}:Cautious")
    assert seats_of(alice, f"{folder / 'own_bots.py'}:Cautious") == [brought] * alice.usual_seats
    assert seats_of(alice, "2xown_bots.py:Cautious,chance")[2] == "chance"


def test_every_game_has_a_new_bot_of_a_class_and_one_object_plays_them_all(folder: Path) -> None:
    brought: Any = who_is("own_bots:Cautious")
    before = brought.made
    simulate(game("court"), 5, 1, [brought, "chance"], processes=1)
    # One more tells its level.
    assert brought.made == before + 6
    one = who_is("own_bots:seated")
    assert is_one_for_all(one)
    assert sit_down(one, game("court")) is one
    simulate(game("court"), 5, 1, [one, "chance"])
    assert brought.made == before + 6


def test_an_object_plays_the_games_in_their_order() -> None:
    class Counting:
        level = "counting"

        def __init__(self) -> None:
            self.asked = 0

        def choose(self, asked: Asked) -> int:
            self.asked += 1
            return asked.codes[self.asked % len(asked.codes)]

    reports = [
        simulate(game("alice"), 8, 1, [Counting(), "chance", "chance"], processes=cores)
        for cores in (1, 3)
    ]
    assert reports[0] == reports[1]


def test_our_own_bots_may_be_made_by_hand() -> None:
    alice = game("alice")
    maker: Callable[[], Keen] = lambda: Keen(alice, iterations=10)  # noqa: E731
    assert level_of(maker) == "keen"
    report = simulate(alice, 2, 1, [maker, "chance", "chance"])
    assert report["seats"][0]["level"] == "keen"


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("./nowhere.py:Cautious", "There is no file ./nowhere.py with a bot."),
        ("./own_bots.py:Nobody", "There is no “Nobody” in ./own_bots.py."),
        ("own_bots:Nobody", "There is no “Nobody” in own_bots."),
        ("no_such_bots:Cautious", "There is no module no_such_bots with a bot."),
        ("own_bots.deeper:Cautious", "There is no module own_bots.deeper with a bot."),
        ("./spoilt.py:Spoilt", "./spoilt.py cannot be read: ModuleNotFoundError"),
        ("spoilt:Spoilt", "spoilt cannot be read: ModuleNotFoundError"),
        ("./wrong.py:Wrong", "./wrong.py cannot be read: SyntaxError"),
        ("own_bots:number", "“own_bots:number” is no bot"),
        ("own_bots:Idle", "“own_bots:Idle” is no bot"),
        ("own_bots:Nameless", "“own_bots:Nameless” is no bot"),
        ("own_bots:Wanting", "The bot “own_bots:Wanting” could not be made: TypeError"),
        ("own_bots:Steady", "calls its level “steady”"),
        ("own_bots:Wordy", "calls its level “very cautious”"),
        ("./own_bots.py", "There is no bot “./own_bots.py”. There are: chance, steady, keen."),
        (":Cautious", "There is no bot “:Cautious”. There are: chance, steady, keen."),
        ("own_bots:", "There is no bot “own_bots:”. There are: chance, steady, keen."),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(word: str, says: str, folder: Path) -> None:
    assert says in refused("simulate", "court", "--games", "2", "--seats", f"steady,{word}")
    assert says in refused("play", "court", "--plain", "--deal", "1", "--bots", word)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "Raises",
            "The bot “raises” failed in seat 1 with ZeroDivisionError: integer division or modulo "
            "by zero (own_bots.py, line 32). It was in game 0.",
        ),
        ("Cheats", "The bot “cheats” in seat 1 answered "),
        ("Mute", "The bot “mute” in seat 1 answered None, which is no legal move there."),
    ],
)
def test_a_bot_that_fails_ends_a_simulation_and_plays_on_by_chance_at_a_table(
    name: str, says: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = f"own_bots:{name}"
    told = refused("simulate", "alice", "--games", "3", "--seats", f"chance,{word},chance")
    assert told.startswith(says)
    if name != "Raises":
        assert "Legal would be " in told
        assert "(“" in told.partition("Legal would be ")[2], "moves are named"
    monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 400 + "quit\n"))
    done = answered("play", "monkey", "--plain", "--deal", "3", "--bots", word)
    assert done.returncode == 0, done.stderr
    assert f"The bot “{name.lower()}”" in done.stdout
    assert "Chance chose instead." in done.stdout


def test_failures_and_idlers_in_python_are_told() -> None:
    class Tired:
        level = "tired"

        def __init__(self) -> None:
            self.wakeful = 200

        def choose(self, asked: Asked) -> int:
            self.wakeful -= 1
            if self.wakeful < 0:
                raise RuntimeError
            return asked.codes[0]

    with pytest.raises(
        BotFailed, match=r"“tired” failed in seat 2 with RuntimeError \(test_seating"
    ):
        simulate(game("alice"), 50, 1, ["chance", "chance", Tired()])
    with pytest.raises(NoSuch, match="“Idle” is no bot"):
        simulate(game("alice"), 1, 1, ["chance", "chance", type("Idle", (), {"level": "idle"})])


def test_a_company_is_named_again_as_it_was(folder: Path) -> None:
    new_table = NewTable(game("alice"), 3, bots="./own_bots.py:Cautious,steady", deal="5")
    session = new_table.sit_down()
    assert [seat.bot for seat in session.table.seats] == ["", "cautious", "steady"]
    assert NewTable.of(session).bots == "./own_bots.py:Cautious,steady"
    while not session.table.over:
        if not session.step():
            session.table.play_code(0, session.table.ask(0)[1][0])
    journal = list(session.table.journal)
    session.again(same_deal=True)
    assert [seat.bot for seat in session.table.seats] == ["", "cautious", "steady"]
    while not session.table.over:
        if not session.step():
            session.table.play_code(0, session.table.ask(0)[1][0])
    assert session.table.journal == journal
