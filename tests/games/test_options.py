"""House rules as people write them, and what is said of those that there are not."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.games.game import NoSuch


def refused(name: str, **options: str | int) -> NoSuch:
    with pytest.raises(NoSuch) as mistake:
        game(name).option_codes(options)
    assert mistake.value.code == "bad-option"
    return mistake.value


@pytest.mark.parametrize("name", names())
def test_every_name_and_value_is_read_with_either_dash_and_in_any_case(name: str) -> None:
    played = game(name)
    for option in played.options:
        for value in option.values:
            wanted = played.option_values({option.name: value})
            for spelt in (option.name.replace("_", "-"), option.name.upper()):
                for said in (value.upper(), value.replace("-", "_"), value.replace("_", "-")):
                    assert played.option_values({spelt: said}) == wanted


@pytest.mark.parametrize("said", [True, "True", "true", "yes", "YES", "on"])
def test_a_switch_is_turned_on_by_any_yes(said: str | bool) -> None:
    assert game("masquerade").option_values({"must-low": said})["must_low"] == "on"
    assert game("nations").option_values({"stop_early": said})["stop_early"] == "true"
    assert (
        game("court").option_values({"announce_after_talon": said})["announce_after_talon"] == "yes"
    )


@pytest.mark.parametrize("said", [False, "False", "no", "off"])
def test_a_switch_is_turned_off_by_any_no(said: str | bool) -> None:
    assert game("masquerade").option_values({"must_low": said})["must_low"] == "off"
    assert game("nations").option_values({"show-taken-star": said})["show_taken_star"] == "false"
    assert game("alice").option_values({"stall_rounds": said})["stall_rounds"] == "off"


def test_a_wrong_name_or_value_is_answered_with_the_nearest_right_one() -> None:
    name = refused("masquerade", folow_above="lead")
    assert "has no option “folow_above”. Did you mean follow_above?" in name.sentence
    assert name.clauses[0] == "masquerade.follow-higher"
    value = refused("masquerade", play_duty="ether")
    assert "“ether” is no value of the option play_duty. Did you mean either?" in value.sentence
    assert "masquerade.r06-endeavors-duty" in value.clauses
    strange = refused("court", zzz="1")
    assert "Did you mean" not in strange.sentence
    twice = refused("masquerade", must_low="on", **{"must-low": "off"})
    assert twice.sentence == "The option must_low is given twice."


@pytest.mark.parametrize(
    ("name", "seats", "clause"),
    [
        ("court-two", 5, "court.players-two-to-four"),
        ("court-three", 2, "court.players-two-to-four"),
        ("court-four", 3, "court.players-two-to-four"),
        ("alice", 13, "alice.players-several"),
        ("nations", 3, "nations.four-players"),
        ("monkey", 1, "monkey.any-number"),
        ("masquerade", 5, "masquerade.players"),
        ("authors-pairs", 1, "portrait.r-two-players"),
        ("authors-pairs", 9, "portrait.players-max-8"),
        ("authors-bank", 4, "portrait.bank-when"),
    ],
)
def test_a_company_that_may_not_play_is_told_the_clause(name: str, seats: int, clause: str) -> None:
    with pytest.raises(NoSuch) as mistake:
        game(name).begin(seats, {}, 0)
    assert mistake.value.clauses[0] == clause
