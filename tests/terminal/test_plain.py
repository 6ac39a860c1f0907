"""The line mode through real pipes: whole games, rubbish, the end of the input, any alphabet."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from parlour.games.parts import ScoreSheet
from parlour.tables import record
from parlour.tables.replay import final
from parlour.terminal.session import Session
from tests.cli.commands import parlour
from tests.terminal.planned_conversation import PlannedConversation, session


@pytest.mark.parametrize(
    ("game", "seats"), [("court", 2), ("alice", 2), ("alice", 5), ("alice", 12)]
)
def test_a_whole_game_by_numbers(game: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = parlour(
        "play", game, "--seats", str(seats), "--bots", "chance", "--deal", "21", "--name", "Ann",
        "--record", str(file), said="1\n" * 5000 + "quit\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    kept = record.read(file.read_text(encoding="utf-8"))
    assert kept.result
    assert kept.result in done.stdout
    assert "The record is in" in done.stdout
    final(kept)


def test_rubbish_is_answered_and_loses_nothing() -> None:
    rubbish = (
        b"\xff\xfe\x00\x01\n"
        + "ⅷ\n٣\n²\n-1\n0\n99999999999999999999\n🃏\nplay\nplay the queen of spades\n".encode()
        + b"x" * 100_000
        + b"\n\n   \n\x1b[2J\nundo\nrules nothing-like-it\nrules\n"
    )
    done = parlour("play", "court", "--bots", "chance", "--deal", "4", "--plain", said=rubbish)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Traceback" not in done.stdout
    assert "There is no move of yours to take back." in done.stdout
    assert done.stdout.count("Your hand:") == 1, "nothing was played"
    assert done.stdout.rstrip().endswith("You leave the table. Goodbye.")


def test_the_end_of_the_input_is_a_polite_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    done = parlour("play", "alice", "--bots", "chance", "--record", str(file))
    assert done.returncode == 0
    assert "Goodbye" in done.stdout
    assert not record.read(file.read_text(encoding="utf-8")).result


def test_names_in_any_alphabet() -> None:
    done = parlour(
        "play", "alice", "--bots", "chance", "--name", "Åse 愛麗絲", said="table\nquit\n"
    )
    assert done.returncode == 0
    assert "You are Åse 愛麗絲, in seat 0." in done.stdout
    narrow = parlour(
        "play", "alice", "--bots", "chance", "--name", "愛麗絲", said="table\nquit\n",
        more={"PYTHONIOENCODING": "ascii:strict"},
    )  # fmt: skip
    assert narrow.returncode == 0, narrow.stderr


def test_words_answer_without_playing() -> None:
    with PlannedConversation() as paper:
        at = session("court", 2, deal="4")
        paper.write(
            "?", "hand", "table", "score", "story", "moves", "rules", "rules r4-follow", "hint"
        )
        paper.play(at)
        text = paper.text()
        book = at.game.rulebook
        clause = next(clause for clause in book.clauses if clause.id.endswith(".r4-follow"))
        assert clause.says in text
        assert " ".join(book.in_brief.split()) in text
        assert "Seat 1, Bertha: 6 in hand" in text or "Seat 1, Bertha: 5 in hand" in text
        assert "take my last move back" in text
        assert "In force now:" in text
        assert at.hint().sentence in text
        assert at.view().score is not None


def test_moves_by_name_by_number_and_taken_back() -> None:
    with PlannedConversation() as paper:
        at = session("court", 2, deal="4")
        while at.step():
            pass
        card = at.game.deck.of(next(z.cards[0] for z in at.view().zones if z.role == "hand"))
        assert card is not None
        paper.write(f"  PLAY   {card.name.upper()} ", "undo", "1", "undo", "quit")
        paper.play(at)
        text = paper.text()
        assert text.count(f"the {card.name}.") >= 2
        assert text.count("You take back the ") == 2


def test_a_declaration_asks_first() -> None:
    with PlannedConversation() as paper:
        at = session("court", 2, deal="4")
        paper.write("declare", "no", "declare", "yes", "quit")
        paper.play(at)
        text = paper.text()
        assert text.count("(yes or no)") == 2
        assert "Nothing was played." in text
        assert "You declare sixty." in text


def test_a_refusal_names_its_clause_and_rules_opens_it() -> None:
    """Random numbers and cards until the table refuses one; the rule is then a word away."""
    rng = random.Random(3)
    for deal in range(1, 20):
        with PlannedConversation() as paper:
            at = session("court", 2, deal=str(deal))
            names = [card.name for card in at.game.deck]
            lines = [
                rng.choice([str(rng.randint(1, 6)), rng.choice(names), "rules"]) for _ in range(60)
            ]
            paper.write(*lines)
            paper.play(at)
            text = paper.text()
        if "(court.r4-follow" in text or "(court.r4-" in text:
            assert "court.r4-" in text.partition("(court.r4-")[2]
            return
    raise AssertionError("nothing was refused in twenty deals")


@pytest.mark.by_lot("the last game is only begun, and has any pack but the first")
def test_another_game_and_the_same_cards_again() -> None:
    with PlannedConversation() as paper:
        at = session("alice", 2, deal="9")
        first = at.table
        paper.write(*["1"] * 400, "what?", "same", *["1"] * 400, "again", "quit")
        # Numbers after the end of a game are no answer to the question, and are asked again.
        paper.play(at)
        packs = {line for line in (*first.journal, *at.table.journal) if line.startswith("pack")}
        assert paper.text().count("Another game?") >= 2
        assert len(packs) == 2, "the last game has a pack of its own"


def test_memory_is_kept_as_the_house_rule_says() -> None:
    """The line mode has no memory of its own: `story` tells what the view still tells."""
    with PlannedConversation() as paper:
        at = session("court", 2, deal="4")
        paper.write("1", "1", "1", "story", "quit")
        paper.play(at)
        shown = [line.text for line in at.view().story]
        answers = paper.text().split("\n> ")
        assert answers[-2].splitlines() == shown
        assert len(shown) < at.view().story_from + len(shown), "something has been forgotten"


def test_nothing_told_is_missed_when_a_round_ends() -> None:
    """Every line that the seat was ever told is printed, once, although views forget."""
    with PlannedConversation() as paper:
        at = session("court", 2, deal="4")
        paper.write(*["1"] * 2000, "quit")
        paper.play(at)
        answers = paper.text().splitlines()
        wins = [line for line in answers if "for the round." in line and "(" not in line]
        assert len(wins) == sum(line.label.endswith("for the round.") for line in _sheet(at).lines)


def _sheet(at: Session) -> ScoreSheet:
    sheet = at.view().score
    assert sheet is not None
    return sheet
