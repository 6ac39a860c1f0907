"""What the commands print that play nothing: the overview, the games, the rules, the clauses."""

from __future__ import annotations

import json
import os
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.games.citations import Citations, citations
from parlour.games.rulebook import Option
from parlour.games.sheets import find, games_of, sheets
from parlour.terminal import rules_page

_OVERVIEW = """\
Parlour: antique card games, exactly as their sheets were printed.

  parlour play                  choose a game, its company and its house rules, and play here
  parlour play court            Court for two at once, as printed
  parlour play alice --seats 5  Alice in Wonderland in a company of five
  parlour serve --open          all of them, as pages in a browser, for one or for many
  parlour games                 every game with its seats and house rules
  parlour rules court           the rulebook; a clause by its id, as court.CLAUSE
  parlour clauses               where every clause lives in code and tests
  parlour replay FILE           a recorded game, move by move
  parlour verify FILE           was the deal fair, and were the rules kept?
  parlour simulate alice        many games between bots

Every command answers --help."""


def console() -> Console:
    """Where commands print: coloured on a terminal, plain in a pipe."""
    return Console(highlight=False, soft_wrap=False)


def overview() -> None:
    """What `parlour` alone says."""
    print(_OVERVIEW)


def _option_data(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "says": option.says,
        "default": option.default,
        "values": [
            {"value": value, "says": says}
            for value, says in zip(option.values, option.value_says, strict=True)
        ],
        "least": option.least,
    }


def list_games(as_json: bool) -> None:
    """Every game with its seats and house rules."""
    from parlour.bots import levels
    from parlour.games import catalogue

    found = [catalogue.game(name) for name in catalogue.names()]
    if as_json:
        data = {
            "games": [
                {
                    "name": game.name,
                    "title": game.title,
                    "sheet": game.sheet,
                    "in_brief": " ".join(game.rulebook.in_brief_of(game.name).split()),
                    "rules_version": game.rulebook.version,
                    "seats": {
                        "least": game.least_seats,
                        "most": game.most_seats,
                        "usual": game.usual_seats,
                        "allowed": list(game.seat_counts),
                    },
                    "options": [_option_data(option) for option in game.options],
                }
                for game in found
            ],
            "bots": [{"level": level, "says": says} for level, says in levels()],
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    shown = console()
    for game in found:
        company = game.players
        if len(game.seat_counts) > 1:
            company += f", usually {game.usual_seats}"
        shown.print(Text.assemble((game.name, "bold yellow"), f"  {game.title}, {company}"))
        shown.print(Text(" ".join(game.rulebook.in_brief_of(game.name).split()), style="italic"))
        for option in game.options:
            values = list(option.values)
            if option.least is not None:
                values.insert(0, f"{option.least} and up ({option.default})")
            shown.print(
                Text.assemble(("  " + option.name, "cyan"), f": {option.says} {' | '.join(values)}")
            )
        shown.print()
    shown.print(Text("Bots", style="bold yellow"))
    for level, says in levels():
        shown.print(Text.assemble(("  " + level, "cyan"), f": {says}"))


def show_rules(name: str) -> None:
    """A rulebook, or one clause; without a name, what rulebooks there are."""
    shown = console()
    if not name:
        for book in sheets():
            shown.print(
                Text.assemble((book.sheet, "bold yellow"), f"  {book.title}"),
                Text(f"  {' '.join(book.in_brief.split())}"),
            )
        shown.print(Text("Say parlour rules NAME for one of them, or an id for one clause."))
        return
    # less keeps colours and leaves short pages on the screen.
    os.environ.setdefault("LESS", "-RFX")
    found = find(name)
    if not isinstance(found, tuple):
        rules_page.show(shown, rules_page.sheet_page(found))
        return
    book, clause = found
    cited = citations([book])[clause.id]
    rules_page.show(shown, rules_page.clause_page(book, clause, cited.code, cited.tests))


def clause_data(cited: Citations) -> dict[str, Any]:
    """One clause or ruling for programs."""
    clause = cited.clause
    return {
        "id": clause.id,
        "kind": clause.kind,
        "sentence": clause.says,
        "place": clause.place,
        "games": list(clause.games),
        "code": cited.code,
        "tests": cited.tests,
    }


def list_clauses(as_json: bool) -> None:
    """Every clause and ruling of every sheet, with the places that cite it."""
    found = citations(sheets())
    if as_json:
        data = [clause_data(cited) for cited in found.values()]
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    shown = console()
    for book in sheets():
        table = Table(title=f"{book.title} ({', '.join(games_of(book))})", title_justify="left")
        table.add_column("clause", style="yellow", overflow="fold")
        table.add_column("kind", no_wrap=True)
        table.add_column("sentence", ratio=1)
        table.add_column("code", justify="right")
        table.add_column("tests", justify="right")
        for clause in book.clauses:
            cited = found[clause.id]
            table.add_row(
                clause.id, clause.kind, clause.says, str(len(cited.code)), str(len(cited.tests))
            )
        shown.print(table)
