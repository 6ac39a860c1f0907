"""The measurements keep what they have, and are quiet about what they end."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest

from bench import __main__ as bench
from bench.figures import Figure
from bench.serving import served
from tools import commands
from tools.run import SetupError


def breaks_off(runs: int, seconds: float) -> Iterator[Figure]:
    yield Figure("the first", "s", [float(runs)])
    raise RuntimeError("There is no browser here.")


def goes_well(runs: int, seconds: float) -> list[Figure]:
    return [Figure("the second", "s", [seconds])]


def test_a_part_that_breaks_off_costs_no_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "PARTS", {"page": breaks_off, "views": goes_well})
    monkeypatch.setattr(sys, "argv", ["bench", "--runs", "2", "--seconds", "3", "--json", "-"])
    assert bench.main() == 1
    printed, said = capsys.readouterr()
    data = json.loads(printed)
    assert [(each["name"], each["median"]) for each in data["figures"]] == [
        ("the first", 2.0),
        ("the second", 3.0),
    ]
    assert data["broke_off"] == ["page"]
    assert said == "The part page broke off: There is no browser here.\n"


def shell(script: str) -> list[str]:
    return ["sh", "-c", script]


def test_what_is_ended_is_heard_no_more(capfd: pytest.CaptureFixture[str]) -> None:
    script = "trap 'echo Terminated >&2; exit 1' TERM; echo Parlour is at home; sleep 60 & wait"
    with served(shell(script)) as address:
        assert address == "home"
    assert capfd.readouterr() == ("", "")


def test_what_does_not_come_to_serve_is_heard() -> None:
    with (
        pytest.raises(RuntimeError, match=r"did not come to serve\. No page\.$"),
        served(shell("echo Hm; echo No page. >&2; exit 3")),
    ):
        pass


def test_the_measurements_have_a_browser_as_the_tests_do_and_go_on_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def no_browser() -> str:
        done.append("browser")
        raise SetupError("There is no browser.")

    monkeypatch.setattr(commands, "prepare_dev", lambda: done.append("dev"))
    monkeypatch.setattr(commands, "prepare_group", lambda name, products: done.append(name))
    monkeypatch.setattr(commands, "prepare_browser", no_browser)
    commands.prepare_bench()
    assert done == ["dev", "bench", "browser"]
    assert capsys.readouterr().err == (
        "There is no browser.\nThe measurements go on without a browser.\n"
    )
