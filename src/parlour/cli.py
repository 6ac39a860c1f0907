"""`parlour`: the commands. Each loads what it needs when it is called, and nothing before."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from parlour.games.mistakes import Mistake

BAD_INPUT = 2
NOT_INSTALLED = 1

app = App(
    name="parlour",
    help="Antique parlour card games, exactly as their sheets were printed.",
    version_flags=["--version"],
    result_action="return_int_as_exit_code_else_zero",
)

Flag = Annotated[bool, Parameter(negative="")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="")]


@app.default
def overview() -> None:
    """Say what there is."""
    from parlour.terminal.listings import overview as show

    show()


@app.command
def games(*, json: Flag = False) -> None:
    """List the games with their seats and house rules.

    Parameters
    ----------
    json
        Print data for programs.
    """
    from parlour.terminal.listings import list_games

    list_games(json)


@app.command
def rules(name: str = "", /) -> None:
    """Print a rulebook, or one clause or ruling of it.

    Parameters
    ----------
    name
        A sheet (court, alice), or an id such as court.CLAUSE.
    """
    from parlour.terminal.listings import show_rules

    show_rules(name)


@app.command
def clauses(*, json: Flag = False) -> None:
    """List every clause and ruling with the code and the tests that cite it.

    Parameters
    ----------
    json
        Print data for programs.
    """
    from parlour.terminal.listings import list_clauses

    list_clauses(json)


@app.command
def play(
    game: str = "",
    /,
    *,
    ask: Flag = False,
    seats: int | None = None,
    option: Options = None,
    bots: str = "steady",
    seat: int = 0,
    deal: str = "",
    dealer: int | None = None,
    plain: Flag = False,
    name: str = "Guest",
    record: Path | None = None,
    speed: str = "usual",
) -> int:
    """Play a game against bots, here in the terminal.

    Parameters
    ----------
    game
        The game, as court or alice; without one you are asked.
    ask
        Ask for company, deal and house rules first.
    seats
        How many play.
    option
        A house rule as name=value; may be given again for others.
    bots
        Who the others are: chance, steady or keen, or a bot of your own as ./cautious.py:Cautious
        or module:Name; or one for each, with commas.
    seat
        Where you sit; seats begin at 0.
    deal
        The number of a known deal, to play the same cards again.
    dealer
        The seat that deals first; by default by lot, or as the sheet says.
    plain
        Lines of plain text instead of a full screen.
    name
        What you are called.
    record
        A file for the record of the game.
    speed
        How long bots take: slow, usual, fast or instant.
    """
    if sys.stderr.isatty():
        # The first game after a change of the rules compiles them, which takes a while.
        print("The table is being set …", file=sys.stderr)
    from parlour.terminal.playing import play as run

    return run(
        game,
        ask=ask,
        seats=seats,
        options=option or [],
        bots=bots,
        seat=seat,
        deal=deal,
        dealer=dealer,
        plain=plain,
        name_of_person=name,
        keep_at=record,
        speed=speed,
    )


@app.command
def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    open_cards: Annotated[bool, Parameter(name="--open", negative="")] = False,
    step: Flag = False,
) -> int:
    """Show a recorded game move by move.

    Parameters
    ----------
    file
        The record.
    seat
        Tell it as this seat saw it; otherwise as somebody who watched.
    open_cards
        Tell everything, hidden cards too.
    step
        Wait for Enter after each move.
    """
    from parlour.terminal.replaying import replay_file as run

    return run(file, seat, open_cards, step)


@app.command
def verify(file: Path, /) -> int:
    """Check that a record keeps the rules and that its deals were fair.

    Parameters
    ----------
    file
        The record.
    """
    from parlour.terminal.replaying import verify_file as run

    return run(file)


@app.command
def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    seed: int = 1,
    seats: str | None = None,
    option: Options = None,
    processes: int | None = None,
    budget: int | None = None,
    figures: Flag = False,
    json: Flag = False,
) -> None:
    """Let bots play many games and sum them up.

    Parameters
    ----------
    game
        The game, as court or alice.
    games
        How many games.
    seed
        The number that all chance comes from.
    seats
        Who plays, as steady,chance or 4xsteady; a bot of your own as ./cautious.py:Cautious or
        module:Name.
    option
        A house rule as name=value; may be given again for others.
    processes
        How many cores to use, by default all; it changes nothing but the time.
    budget
        How many worlds a bot that looks ahead may look into before it moves.
    figures
        Count events too, and print what has been stated of such games beside the count.
    json
        Print data for programs.
    """
    from parlour.terminal.simulating import simulate as run

    run(game, games, seed, seats, option or [], processes, json, figures, budget)


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
    rate: float = 20.0,
    stand_in_after: float = 45.0,
    proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    connections: int = 300,
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
        Tables that nobody has used for so many days are removed, a day after they were marked.
    name
        A name that the server goes by besides its addresses, for one behind a domain.
    pace
        How long bots take to move: 1 as people like it, 0 not at all.
    rate
        How many messages a second one page may send; twice as many at once. The tables and
        records that one visitor may ask for grow with it.
    stand_in_after
        How many seconds a player may be away before a bot keeps his seat.
    proxy
        The address of a proxy before the server, or of its network: it alone is believed when it
        says for whom it asks.
    connections
        How many connections one visitor may hold open at once; a proxy may hold any number.
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
        rate=rate,
        stand_in_after=stand_in_after,
        proxies=tuple(proxy or ()),
        connections=connections,
    )


def run(tokens: Sequence[str] | None = None) -> int:
    """Do what a command line says; its exit status. Mistakes are answered in a sentence."""
    from parlour.terminal.usage_errors import sentence_of, what_to_install

    try:
        status: int = app(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        print(sentence_of(error, app), file=sys.stderr)
        return BAD_INPUT
    except Mistake as mistake:
        from parlour.tables.wording import mistake_text

        print(mistake_text(mistake), file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        advice = what_to_install(error)
        if advice is None:
            raise
        print(advice, file=sys.stderr)
        return NOT_INSTALLED
    except KeyboardInterrupt:
        print("\nParlour was interrupted.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our words has had enough of them.
        sys.stdout = None
        return 0
    return status


def main() -> None:
    """What the `parlour` command runs."""
    for stream in (sys.stdout, sys.stderr):
        # A card's sign that a terminal cannot write becomes a question mark, not an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run())
