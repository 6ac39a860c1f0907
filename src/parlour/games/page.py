"""A game's page in the documentation, written from its rulebook and deck.

`python -m parlour.games.page docs/games` writes one page for every game.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.games.rulebook import Clause, Option


def page(shown: AnyGame) -> str:
    """The whole page, as Markdown."""
    company = shown.players
    if len(shown.seat_counts) > 1:
        company += f", {shown.usual_seats} as a rule"
    parts = [
        f"# {shown.title}",
        "_This page is written by `python -m parlour.games.page docs/games` from the game's own "
        "rulebook. Change the rulebook, not the page._",
        f"**{company}, {len(shown.deck)} cards.** `parlour play {shown.name}` in a terminal.",
        "## The game in two minutes",
        shown.rulebook.in_brief_of(shown.name),
        "## The sheet, clause by clause",
        *_clauses(shown),
        "## What the sheet leaves open, and how we rule",
        *(_clause(clause) for clause in _of(shown, is_ruling=True)),
        "## House rules",
        "The first value of each is the sheet as printed.",
        *(_option(option) for option in shown.options),
        "## When a move is refused",
        *_refusals(shown),
        "## The cards",
        *_cards(shown),
    ]
    return "\n\n".join(parts) + "\n"


def _of(shown: AnyGame, is_ruling: bool) -> list[Clause]:
    found = shown.rulebook.clauses_of([shown.name])
    return [clause for clause in found if (clause.kind == "ruling") == is_ruling]


def _clauses(shown: AnyGame) -> list[str]:
    parts = []
    for place, clauses in groupby(_of(shown, is_ruling=False), lambda clause: clause.place):
        parts.append(f"### {place}")
        parts += [_clause(clause) for clause in clauses]
    return parts


def _clause(clause: Clause) -> str:
    mark = " _(custom: shown, not enforced)_" if clause.is_shown_only else ""
    option = f" House rule: `{clause.option}`." if clause.option else ""
    return f'<a id="{clause.id}"></a>**`{clause.id}`** {clause.says}{option}{mark}'


def _option(option: Option) -> str:
    lines = [f"**`{option.name}`** {option.says}", ""]
    if option.least is not None:
        lines.append(f"- a whole number from {option.least}; {option.default} unless chosen")
    lines += [
        f"- `{value}`: {says}" for value, says in zip(option.values, option.value_says, strict=True)
    ]
    if option.bends:
        lines += ["", "Bends " + ", ".join(f"[`{c}`](#{c})" for c in option.bends) + "."]
    return "\n".join(lines)


def _refusals(shown: AnyGame) -> list[str]:
    rows = ["| code | words | clauses |", "|---|---|---|"]
    rows += [
        f"| `{refusal.code}` | {refusal.says} | {', '.join(f'`{c}`' for c in refusal.clauses)} |"
        for refusal in shown.rulebook.refusals_of(shown.name)
    ]
    return ["\n".join(rows)]


def _cards(shown: AnyGame) -> list[str]:
    rows = ["| card | in records | counts |", "|---|---|---|"]
    rows += [
        f"| {card.name} | `{card.id}` | {'' if card.value is None else card.value} |"
        for card in shown.deck
    ]
    return ["\n".join(rows)]


def main(folder: Path) -> None:
    """Write every game's page into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names():
        (folder / f"{name}.md").write_text(page(game(name)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
