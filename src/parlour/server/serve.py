"""`parlour serve`: from the command line to a listening server and an open page."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from parlour.games.mistakes import Mistake
from parlour.server.http.app import KEEP_DAYS, Settings, create_app
from parlour.server.http.connection_limits import CONNECTIONS, ConnectionLimits
from parlour.server.live.connection import A_SECOND, LONGEST_FRAME
from parlour.server.live.pace import AWAY_SECONDS, Pace
from parlour.server.store.store import Store
from parlour.server.warm_up import warm_all

PORTS_TRIED = 50
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


class CannotServe(Mistake):
    """No socket could be opened at the address asked for."""


def default_data() -> Path:
    """Where games are kept unless --data says otherwise."""
    from platformdirs import user_data_path

    return user_data_path("parlour", appauthor=False)


def bind(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next one that is free; 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = [port] if port == 0 else list(range(port, min(port + PORTS_TRIED, 65_536)))
    failure: OSError | None = None
    for number in tried:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            # Lets a restart have the port of the server that was just stopped.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            failure = error
            continue
        return listening
    raise CannotServe(
        "cannot-listen",
        f"Parlour cannot listen on {host}, ports {tried[0]} to {tried[-1]}: "
        f"{failure.strerror if failure else 'none is free'}. Choose others with --host and --port.",
    )


def house_address() -> str | None:
    """This machine's address in the house, or None. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


def has_display() -> bool:
    """Whether a browser is likely to have somewhere to open."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def load_games_beside() -> None:
    """Load every game with its compiled rules, off the first page's way."""
    threading.Thread(target=warm_all, name="warm-up", daemon=True).start()


def open_page(address: str, out: TextIO) -> None:
    """Show the page in the browser of this machine, where there is one."""
    if not has_display():
        return

    def work() -> None:
        import webbrowser

        if not webbrowser.open(address):
            print(f"No browser could be opened; the address is {address}", file=out, flush=True)

    threading.Thread(target=work, name="browser", daemon=True).start()


def _address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _announce(here: str, house: str, out: TextIO) -> None:
    print(f"Parlour is at {here}", file=out)
    if house:
        import segno

        print(f"In the house: {house}", file=out)
        if out.isatty():
            segno.make(house, error="l", micro=False).terminal(out=out, compact=True, border=2)
    print("Stop it with Ctrl+C.", file=out, flush=True)


def serve(
    host: str = HERE,
    port: int = 8000,
    open_browser: bool = False,
    lan: bool = False,
    data: Path | None = None,
    keep_days: float = KEEP_DAYS,
    names: Sequence[str] = (),
    pace: float = 1.0,
    rate: float = A_SECOND,
    stand_in_after: float = AWAY_SECONDS,
    proxies: Sequence[str] = (),
    connections: int = CONNECTIONS,
    out: TextIO | None = None,
) -> int:
    """Serve until told to stop; gives the exit status.

    `pace` is how long bots and deals take: 1 as people like it, 0 for none at all; `rate` how
    many messages a second a page may send, by which the tables and records grow that a visitor
    may ask for; `stand_in_after` how many seconds a connection may be lost before a bot keeps the
    seat; `proxies` the addresses that are believed when they say for whom they ask, and
    `connections` how many any other visitor may hold open.
    """
    import uvicorn

    said = out or sys.stdout
    try:
        limits = ConnectionLimits(connections, proxies)
        store = Store(data or default_data())
        listening = bind(EVERYWHERE if lan and host == HERE else host, port)
    except Mistake as mistake:
        print(mistake.sentence, file=sys.stderr)
        return 1
    bound: int = listening.getsockname()[1]
    if port not in (0, bound):
        print(f"Port {port} is taken, so Parlour uses {bound}.", file=said)
    here = _address(HERE if lan or host in (EVERYWHERE, "::") else host, bound)
    found = house_address() if lan else None
    house = _address(found, bound) if found else ""
    if lan and not house:
        print("This machine has no address in a house network.", file=said)

    def started() -> None:
        _announce(here, house, said)
        if open_browser:
            open_page(here, said)
        load_games_beside()

    settings = Settings(
        store=store,
        keep_days=keep_days,
        address=house,
        names=tuple(names),
        pace=Pace.times(pace, stand_in_after),
        rate=rate,
        connection_limits=limits,
        on_start=started,
    )
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        http=limits.protocol(),
        # Whoever speaks from this machine may be anybody behind a proxy: none is believed unnamed.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LONGEST_FRAME,
        ws_max_queue=64,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print("Parlour has stopped.", file=said)
    return 0 if server.started else 1
