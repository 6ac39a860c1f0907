"""`python -m parlour.server.protocol` writes the schema of all that page and server tell.

The page's types are generated from it.
"""

from __future__ import annotations

import json
from inspect import cleandoc
from typing import Any

import msgspec

from parlour.server.protocol.http import (
    AskMyTables,
    AskRecord,
    BeginLesson,
    GameInfo,
    GameLessons,
    House,
    JoinTable,
    MyTableInfo,
    OpenTable,
    PlayAgain,
    RulebookInfo,
    SeatBot,
    SeatTaken,
    TableInfo,
)
from parlour.server.protocol.replays import (
    BadRecordMessage,
    BringRecord,
    DealInfo,
    Fork,
    PlayDeal,
    ReplayInfo,
    ReplayMade,
    SameDeal,
)
from parlour.server.protocol.socket import FromPage, FromServer
from parlour.tables.fair.evidence import Evidence

SOCKET: dict[str, Any] = {"FromPage": FromPage, "FromServer": FromServer}
"""The two sides of the socket, each by its name."""
HTTP: tuple[Any, ...] = (
    House,
    GameInfo,
    RulebookInfo,
    OpenTable,
    SeatTaken,
    JoinTable,
    SeatBot,
    PlayAgain,
    AskRecord,
    TableInfo,
    AskMyTables,
    MyTableInfo,
    GameLessons,
    BeginLesson,
    BringRecord,
    BadRecordMessage,
    ReplayMade,
    ReplayInfo,
    Fork,
    SameDeal,
    DealInfo,
    PlayDeal,
    Evidence,
)
"""What is asked and answered over HTTP; what all of these are made of follows from them."""


def schema() -> dict[str, Any]:
    """All messages as the components of an OpenAPI document."""
    told, components = msgspec.json.schema_components(
        (*SOCKET.values(), *HTTP), ref_template="#/components/schemas/{name}"
    )
    components |= zip(SOCKET, told, strict=False)
    for component in components.values():
        # From Python 3.13 on docstrings come without their margin; older ones keep it.
        if "description" in component:
            component["description"] = cleandoc(component["description"])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
