"""Rule 9 of Portrait Authors: no wording asks for two cards at once, and the turn is kept."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game
from parlour.games.game import Unreadable
from parlour.games.portrait.deck import GIVEN_NAMES, GROUPS
from parlour.press.portrait import lives
from parlour.tables.company import Seat
from parlour.tables.mistakes import Refused
from parlour.tables.start import Start
from parlour.tables.table import Table

POSITION = (
    "seat 0: JO-Raymond-P PO-Holmes-P\n"
    "seat 1: JO-Raymond-S JO-Greeley-P JO-Greeley-S PO-Holmes-S PO-Longfellow-P\n"
    "seat 2: JO-Bennett-P JO-Bennett-S JO-Curtis-P JO-Curtis-S PO-Longfellow-S\n"
    "turn: 0\n"
)
TWO_AT_ONCE = (
    "Raymond and sketch",
    "give me Henry J. Raymond and sketch",
    "Sketch of Henry J. Raymond and portrait",
    "Raymond & sketch",
    "Raymond + sketch",
    "Journalists, Raymond and his sketch",
    "Journalists, the portrait and the sketch of Greeley",
    "Journalists, Greeley, portrait, sketch",
    "both cards of Greeley",
    "both Greeley",
    "the pair of Greeley",
    "two cards of Greeley",
    "Greeley's cards",
    "Greeley and Bennett",
    "Greeley, sketch, Bennett, sketch",
    "the sketch of Greeley, also of Bennett",
    "the portrait of Greeley with the sketch",
)


@pytest.mark.parametrize("form", ["off", "loss_of_call"])
@pytest.mark.parametrize("calling", ["call 1: ", "call Ben: ", "ask Ben for "])
def test_two_cards_in_one_breath_are_refused_and_the_turn_is_kept(form: str, calling: str) -> None:
    people = [Seat("Ann"), Seat("Ben"), Seat("Cay")]
    table = Table(
        game("authors-pairs"), people, Start({"call_form": form}, position=POSITION, deal="1")
    )
    before = table.revision(0)
    for said in TWO_AT_ONCE:
        with pytest.raises(Unreadable) as refused:
            table.play(0, calling + said)
        assert refused.value.code == "one-card-only", said
        assert refused.value.clauses == ("portrait.one-card-per-call",), said
    assert (table.asked(), table.revision(0)) == ([0], before)


def test_one_card_is_one_card_in_every_wording() -> None:
    people = [Seat("Ann"), Seat("Ben"), Seat("Cay")]
    for said in (
        "Raymond, sketch",
        "Journalists, the sketch of Henry J. Raymond",
        "please give me Raymond's sketch",
        "JO-Raymond-S",
    ):
        table = Table(game("authors-pairs"), people, Start(position=POSITION, deal="1"))
        for calling in ("call Ben: ", "ask Ben for "):
            meant = table.why(0, calling + said)
            assert isinstance(meant, Refused)
            assert (meant.code, meant.move) == ("legal", "call 1: JO-Raymond-S"), said


def test_given_names_are_those_on_the_cards() -> None:
    for code, _, family in GROUPS:
        for given, name in zip(GIVEN_NAMES[code], family, strict=True):
            assert lives()[f"{code}-{name}"].name == f"{given} {name}"
