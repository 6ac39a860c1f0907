"""Commands that play nothing: the overview, the games, the rules, the clauses, bad words."""

from __future__ import annotations

import json
from importlib.metadata import version

import pytest

from parlour.games.rulebook import rulebook
from parlour.terminal.usage_errors import what_to_install
from tests.cli.commands import answered, parlour, refused

SHEETS = {
    name: rulebook(f"parlour.games.{name}")
    for name in ("alice", "court", "masquerade", "monkey", "nations", "portrait")
}
ELEVEN = [
    *("court-two", "court-three", "court-four", "alice", "nations", "monkey", "masquerade"),
    *("authors-pairs", "authors-portraits", "authors-sketches", "authors-bank"),
]


def test_without_words_it_says_what_there_is() -> None:
    done = parlour()
    assert done.returncode == 0
    assert done.stderr == ""
    for command in ("play", "serve", "games", "rules", "clauses", "replay", "verify", "simulate"):
        assert f"parlour {command}" in done.stdout


def test_version_and_help() -> None:
    assert parlour("--version").stdout.strip() == version("parlour")
    for words in ((), ("play",), ("replay",), ("simulate",), ("serve",)):
        done = answered(*words, "--help")
        assert done.returncode == 0
        assert "Usage" in done.stdout


def test_games_as_text_and_as_data() -> None:
    done = parlour("games")
    assert done.returncode == 0
    assert "court-two" in done.stdout
    data = json.loads(parlour("games", "--json").stdout)
    by_name = {game["name"]: game for game in data["games"]}
    assert list(by_name) == ELEVEN
    assert by_name["court-two"]["seats"] == {"least": 2, "most": 2, "usual": 2, "allowed": [2]}
    everyone = list(range(2, 13))
    assert by_name["alice"]["seats"] == {"least": 2, "most": 12, "usual": 4, "allowed": everyone}
    assert {bot["level"] for bot in data["bots"]} >= {"chance", "steady", "keen"}
    for name, sheet in (("court-two", "court"), ("alice", "alice")):
        offered = [option["name"] for option in by_name[name]["options"]]
        assert offered == [option.name for option in SHEETS[sheet].options_of(name)]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_rulebook_has_everything_of_its_sheet(sheet: str) -> None:
    done = parlour("rules", sheet)
    assert done.returncode == 0
    text = " ".join(done.stdout.split())
    book = SHEETS[sheet]
    assert " ".join(book.in_brief.split()) in text
    for clause in book.clauses:
        assert clause.id in text
        assert " ".join(clause.says.split()) in text
    for option in book.options:
        assert option.name in text


def test_one_clause_with_its_life() -> None:
    book = SHEETS["court"]
    refusal = next(r for r in book.refusals if r.code == "must-follow")
    done = answered("rules", refusal.clauses[0])
    assert done.returncode == 0
    assert refusal.says in done.stdout
    assert "parlour/games/court/" in done.stdout
    short = answered("rules", refusal.clauses[0].partition(".")[2])
    assert short.stdout == done.stdout


def test_a_house_rule_stands_with_the_clause_it_bends() -> None:
    option = next(option for option in SHEETS["court"].options if option.name == "revoke")
    done = answered("rules", option.bends[0])
    assert "penalise" in done.stdout
    assert "as printed" in done.stdout


def test_rules_alone_lists_the_sheets() -> None:
    done = answered("rules")
    assert done.returncode == 0
    assert "court" in done.stdout
    assert "alice" in done.stdout


def test_clauses_as_data_and_as_a_table() -> None:
    data = json.loads(parlour("clauses", "--json").stdout)
    every = {clause.id: clause for book in SHEETS.values() for clause in book.clauses}
    assert [entry["id"] for entry in data] == [
        clause.id for name in sorted(SHEETS) for clause in SHEETS[name].clauses
    ]
    for entry in data:
        clause = every[entry["id"]]
        assert entry["sentence"] == clause.says
        assert entry["kind"] == clause.kind
        assert all(":" in place for place in entry["code"] + entry["tests"])
    table = parlour("clauses", more={"COLUMNS": "160"})
    assert table.returncode == 0
    assert "turn-expose" in table.stdout


def test_near_matches_for_unknown_ids() -> None:
    wrong = SHEETS["court"].clauses[3].id.replace("rank", "rnak")
    assert SHEETS["court"].clauses[3].id in refused("rules", wrong)
    assert "court" in refused("rules", "cuort")
    listed = "Sheets: alice, court, masquerade, monkey, nations, portrait."
    assert listed in refused("rules", "∀∃ nothing of the kind")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("pley",), "Did you mean play"),
        (("--nonsense",), "--nonsense"),
        (("simulate",), "game"),
        (("play", "whist"), "There is no game “whist”"),
        (("play", "court", "--seats", "many"), "“many” is not a whole number"),
        (("play", "court", "--seats", "3"), "Court for two is for 2 players, not for 3."),
        (("play", "alice", "--seats", "13"), "2 to 12 players"),
        (("play", "alice", "--seat", "4"), "seats 0 to 3"),
        (("play", "alice", "--dealer", "4"), "seats 0 to 3; there is no seat 4"),
        (("play", "alice", "--dealer", "me"), "“me” is not a whole number"),
        (("play", "alice", "--bots", "genius"), "There is no bot “genius”"),
        (("play", "alice", "--bots", "steady,keen"), "3 other seats"),
        (("play", "alice", "--option", "history"), "name=value"),
        (("play", "alice", "--option", "histroy=full"), "no option “histroy”"),
        (("play", "alice", "--option", "history=none"), "“none” is no value"),
        (("play", "alice", "--option", "history=full", "--option", "history=full"), "twice"),
        (("play", "alice", "--deal", "seven"), "“seven” is no deal"),
        (("play", "alice", "--name", ""), "1 to 24 characters"),
        (("play", "alice", "--name", "a\x1b[2Jb"), "can be seen"),
        (("play", "alice", "--record", "nowhere/at/all.txt"), "no folder"),
        (("play", "alice", "--speed", "warp"), "There is no speed “warp”"),
        (("play", "alice", "--speed"), "--speed needs a value"),
        (("play", "alice", "too", "many"), "one word too many"),
        (("replay",), "file"),
        (("replay", "no-such-file.txt"), "no-such-file.txt cannot be read"),
        (("verify", "."), "cannot be read"),
        (("simulate", "whist"), "There is no game “whist”"),
        (("simulate", "alice", "--games", "0"), "games"),
        (("simulate", "alice", "--seats", "steady,genius"), "There is no bot “genius”"),
        (("simulate", "court", "--seats", "3xsteady"), "2 players"),
        (("simulate", "court", "--option", "revoke=maybe"), "“maybe” is no value"),
        (("simulate", "court", "--processes", "0"), "At least one core"),
    ],
)
def test_bad_words_are_answered_in_a_sentence(words: tuple[str, ...], says: str) -> None:
    assert says in refused(*words)


@pytest.mark.parametrize(
    "words",
    [
        ("pley",),
        ("play", "whist"),
        ("rules", "cuort"),
        ("replay", "no-such-file.txt"),
        ("games", "x"),
    ],
)
def test_a_real_process_answers_mistakes_with_status_2(words: tuple[str, ...]) -> None:
    refused(*words, run=parlour)


@pytest.mark.parametrize(
    ("module", "extra"),
    [("uvicorn", "server"), ("fontTools.ttLib", "server"), ("textual", "terminal")],
)
def test_what_is_not_installed_is_named_with_the_extra_that_brings_it(
    module: str, extra: str
) -> None:
    advice = what_to_install(ModuleNotFoundError(f"No module named '{module}'", name=module))
    assert advice is not None
    assert f"pip install 'parlour[{extra}]'." in advice


@pytest.mark.parametrize("module", ["parlour.nothing", "numpy", "all", None])
def test_what_no_extra_brings_is_not_explained_away(module: str | None) -> None:
    assert what_to_install(ModuleNotFoundError("No such module", name=module)) is None
