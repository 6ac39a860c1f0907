"""Opening a table line by line, as in a pipe or with a screen reader."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.terminal.new_table import NewTable
from tests.cli.commands import parlour
from tests.terminal.planned_conversation import PlannedConversation, session

pytestmark = pytest.mark.by_lot("how a table is opened is looked at, which no deal changes")


def _new_table(game: str = "court-two") -> NewTable:
    chosen = catalogue.game(game)
    return NewTable(chosen, chosen.usual_seats, bots="chance")


@pytest.mark.parametrize("name", catalogue.names())
def test_empty_lines_open_a_table_as_printed(name: str) -> None:
    with PlannedConversation() as paper:
        new_table = _new_table(name)
        paper.write(*[""] * 8, "quit")
        paper.play(new_table)
        text = paper.text()
        assert f"{new_table.game.title}. You are Guest, in seat 0." in text
        assert text.count("House rules: all as printed.") == 1


@pytest.mark.parametrize("name", catalogue.names())
def test_every_house_rule_can_be_changed_by_its_number(name: str) -> None:
    for number, option in enumerate(catalogue.game(name).options, 1):
        with PlannedConversation() as paper:
            new_table = _new_table(name)
            counts = new_table.game.seat_counts
            value = str((option.least or 0) + 3) if option.is_number else "2"
            questions = 6 + (len(counts) > 1)
            paper.write(*[""] * questions, "?", str(number), "?", value, "")
            paper.play(new_table)
            text = paper.text()
            changed = value if option.is_number else option.values[1]
            assert new_table.options == {option.name: changed}
            assert option.says in text
            assert f"House rules: {option.name} = {changed}." in text
            assert "It bends" in text
            assert "in seat 0. With you:" in text


def test_wrong_answers_are_asked_again_and_lose_nothing() -> None:
    with PlannedConversation() as paper:
        new_table = _new_table()
        paper.write(
            "99", "whist", "?", "The Game of the Monkey",
            "1", "many", "3",
            "7", "1",
            "clever", "chance,chance",
            "x" * 40, "Ann",
            "12",
            "3", "first", "2",
            "no_such_rule", "99", "hold_back", "maybe", "true", "pairs_per_turn", "all", "",
            "hold_back", "1", "", "quit",
        )  # fmt: skip
        paper.play(new_table)
        text = paper.text()
        for said in (
            "The games are numbered 1 to",
            "There is no game “whist”",
            "is for 2 to 51 players, not for 1.",
            "“many” is not a whole number.",
            "there is no seat 7.",
            "There is no bot “clever”",
            "A name has 1 to 24 characters",
            "This table has seats 0 to 2; there is no seat 3.",
            "“first” is not a whole number.",
            "The Game of the Monkey has no option “no_such_rule”.",
            "The house rules are numbered 1 to",
            "“maybe” is no value of the option hold_back.",
            "hold_back = true does not go together with pairs_per_turn = all.",
            "Nothing is lost",
            "You are Ann, in seat 1. With you: Bertha in seat 0 (chance bot), "
            "Cecil in seat 2 (chance bot).",
        ):
            assert said in text, said
        assert new_table.options == {"pairs_per_turn": "all"}
        assert new_table.dealer == 2
        assert "Cecil deals first" in text
        assert new_table.deal == "12"


def test_leaving_before_sitting_down_is_polite() -> None:
    for said in ("", "court\nquit\n"):
        done = parlour("play", said=said)
        assert done.returncode == 0, done.stderr
        assert done.stdout.rstrip().endswith("You leave the parlour. Goodbye.")


def test_the_command_line_fills_the_opening_in() -> None:
    done = parlour(
        "play", "alice", "--ask", "--seats", "4", "--seat", "2", "--name", "Ann", "--bots",
        "chance", "--deal", "5", "--dealer", "3", "--option", "after_set=compulsory",
        said="\n" * 8 + "quit\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for said in (
        "[alice]",
        "[4]",
        "[2]",
        "[Ann]",
        "[chance]",
        "[5]",
        "[3]",
        "after_set = compulsory",
    ):
        assert said in done.stdout
    assert "You are Ann, in seat 2." in done.stdout


def test_partners_are_named() -> None:
    with PlannedConversation() as paper:
        paper.write("table", "quit")
        paper.play(session("nations", 4, deal="3"))
        assert "Cecil in seat 2 (your partner, chance bot)" in paper.text()
        partners = [line for line in paper.text().splitlines() if ", your partner" in line]
        assert len(partners) == 1
        assert partners[0].startswith("Seat 2, Cecil:")


def test_another_game_after_a_game() -> None:
    with PlannedConversation() as paper:
        paper.write(*["1"] * 60, "other", "court-two", *[""] * 6, "quit")
        paper.play(session("alice", 2, deal="9"))
        text = paper.text()
        assert text.count("Let us open a table.") == 1
        assert "Court for two. You are Ann, in seat 0." in text
