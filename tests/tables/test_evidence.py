"""What a page needs to check a deal by itself, and the deals by which its sums are tried."""

from __future__ import annotations

import msgspec

from tests.tables.deal_vectors import PLACE, vectors

FAIR = {
    "rounds",
    "draws",
    "words",
    "divided",
    "chosen dealer",
    "deal passed on",
    "by number",
    "by digits",
    "fork",
}


def test_the_page_is_tried_by_the_deals_of_these_rules() -> None:
    """Written anew they are the same: else run `python -m tests.tables.deal_vectors`."""
    assert msgspec.json.decode(PLACE.read_bytes()) == vectors()


def test_the_proof_tells_fair_deals_from_tampered_ones() -> None:
    made = vectors()
    assert {v["name"] for v in made if v["fair"]} == FAIR
    assert len(made) >= len(FAIR) + 6


def test_the_evidence_holds_all_that_chance_did() -> None:
    made = {v["name"]: v["evidence"] for v in vectors()}
    for draw in made["draws"]["rounds"][0]["draws"]:
        assert draw["card"] in draw["among"]
        assert draw["among"] == sorted(draw["among"], key=made["draws"]["deck"].index)
    assert "pack" not in made["fork"]["rounds"][0]
    assert made["words"]["words"] == {"0": "Grüße, öfter", "1": "seven swans"}
    assert made["divided"]["divided"] is True
    assert [r["number"] for r in made["rounds"]["rounds"]] == [1, 2]
