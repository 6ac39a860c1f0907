"""What makes a message whole is written from the schema alone, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from tools.run import SetupError
from tools.wire import compose_wire


def struct(required: list[str], **fields: Any) -> dict[str, Any]:
    return {"properties": fields, "required": required}


def written(*lines: str) -> str:
    return "\n".join(lines) + "\n"


TEXT = {"type": "string"}
CARD = struct(["id"], id=TEXT, value={"type": "integer", "default": 3})
A_CARD = {"$ref": "#/components/schemas/Card"}
NULL = {"type": "null"}


def test_defaults_come_first_then_what_was_sent_then_what_lies_deeper() -> None:
    hand = struct(
        ["cards"],
        cards={"type": "array", "items": A_CARD},
        more={"type": "array", "items": A_CARD, "default": []},
        best={"anyOf": [A_CARD, NULL], "default": None},
        note={"type": "string", "default": 'a "b"'},
    )
    assert compose_wire({"Card": CARD, "Hand": hand}).endswith(
        written(
            "",
            'export type Card = Whole<Sent["Card"]>;',
            'export const wholeCard = (sent: Sent["Card"]): Card => ({value: 3, ...sent});',
            "",
            'export type Hand = Whole<Sent["Hand"]>;',
            'export const wholeHand = (sent: Sent["Hand"]): Hand => ({note: "a \\"b\\"", ...sent, '
            "cards: sent.cards.map(wholeCard), more: (sent.more ?? []).map(wholeCard), "
            "best: sent.best ? wholeCard(sent.best) : null});",
        )
    )


def test_one_of_several_is_told_by_its_tag() -> None:
    mapping = {"card": "#/components/schemas/Card", "pong": "#/components/schemas/Pong"}
    either = {
        "anyOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }
    pong = struct(["type"], type={"enum": ["pong"]})
    assert compose_wire({"Card": CARD, "Pong": pong, "Either": either}).endswith(
        written(
            'export const wholeEither = (sent: Sent["Either"]): Either => '
            '(sent.type === "card" ? wholeCard(sent) : sent);'
        )
    )


def test_what_lacks_nothing_or_is_never_received_has_a_type_only() -> None:
    sent = {**CARD, "additionalProperties": False}
    text = compose_wire({"Name": struct(["says"], says=TEXT), "Wish": sent})
    assert "export type Name" in text
    assert "export type Wish" in text
    assert "whole" not in text


@pytest.mark.parametrize(
    "field",
    [
        {"type": "object", "additionalProperties": A_CARD},
        {"type": "array", "items": A_CARD, "default": [{"id": "a"}]},
        {"anyOf": [A_CARD, TEXT]},
        {**A_CARD, "default": {"id": "a"}},
    ],
)
def test_a_shape_that_is_not_understood_is_not_guessed_at(field: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="knows no way to make this whole"):
        compose_wire({"Card": CARD, "Hand": struct(["cards"], cards=field)})


def test_what_may_be_left_out_must_have_a_default_in_the_schema() -> None:
    with pytest.raises(SetupError, match="may leave out house, and does not say its default"):
        compose_wire({"Table": struct([], house=TEXT, open={"type": "boolean", "default": True})})
