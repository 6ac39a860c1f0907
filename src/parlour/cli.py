"""`parlour`: the commands. Each loads what it needs when it is called, and nothing before."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

app = App(
    name="parlour",
    help="Antique parlour card games, exactly as their sheets were printed.",
    version_flags=["--version"],
)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
    lan: Annotated[bool, Parameter(negative="")] = False,
    data: Path | None = None,
    keep_days: float = 30.0,
    name: Annotated[list[str] | None, Parameter(negative="")] = None,
    pace: float = 1.0,
) -> int:
    """Serve the games as web pages, to this machine or to the house.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; if it is taken, the next free one.
    open_browser
        Open the page in a browser, where there is one.
    lan
        Let phones and other machines in the house join, by QR code.
    data
        The folder in which games are kept.
    keep_days
        Tables that nobody has used for so many days are removed.
    name
        A name that the server goes by besides its addresses, for one behind a domain.
    pace
        How long bots take to move: 1 as people like it, 0 not at all.
    """
    from parlour.server.serve import serve as run

    return run(
        host=host,
        port=port,
        open_browser=open_browser,
        lan=lan,
        data=data,
        keep_days=keep_days,
        names=tuple(name or ()),
        pace=pace,
    )


def main() -> None:
    """What the `parlour` command runs."""
    sys.exit(app())
