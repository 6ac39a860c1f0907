"""`parlour simulate`: data and a table, the same whatever the number of cores."""

from __future__ import annotations

import json

from tests.cli.commands import answered, parlour


def test_the_same_whatever_the_cores() -> None:
    words = ("simulate", "alice", "--games", "60", "--seed", "5", "--seats", "steady,chance,chance")
    one = parlour(*words, "--json", "--processes", "1")
    two = answered(*words, "--json", "--processes", "3")
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    data = json.loads(one.stdout)
    assert data["games"] == 60
    assert [seat["level"] for seat in data["seats"]] == ["steady", "chance", "chance"]
    assert sum(seat["wins"] for seat in data["seats"]) <= 60
    assert one.stderr == "", "no bar where nobody watches"


def test_house_rules_and_another_seed_change_the_games() -> None:
    words = ("simulate", "court", "--games", "40", "--seats", "chance", "--json")
    plain = json.loads(answered(*words).stdout)
    seeded = json.loads(answered(*words, "--seed", "2").stdout)
    ruled = json.loads(answered(*words, "--option", "declare=guarded").stdout)
    assert plain["lengths"] != seeded["lengths"]
    assert ruled["options"]["declare"] == "guarded"
    assert plain["lengths"] != ruled["lengths"]


def test_a_table_for_people() -> None:
    done = answered("simulate", "alice", "--games", "20")
    assert done.returncode == 0
    assert "steady" in done.stdout
    assert "20 games" in done.stdout
