"""The rulebook in print: a whole sheet, or one clause with its life."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.games.rulebook import Clause, Option, Rulebook
from parlour.games.sheets import by_place, options_bending, refusals_of

ID_STYLE = "yellow"
HEAD_STYLE = "bold"


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 4), expand=False)


def sheet_page(book: Rulebook) -> RenderableType:
    """In brief, the clauses under the sheet's headings, the rulings, the house rules."""
    parts: list[RenderableType] = [
        Text(book.title, style="bold underline"),
        Text(),
        Text(" ".join(book.in_brief.split())),
    ]
    for heading, clauses in by_place(book.clauses).items():
        parts += [Text(), Rule(Text(heading, style=HEAD_STYLE), align="left", style="dim")]
        if heading == "Rulings":
            parts.append(Text("Where the sheet is silent or in doubt.", style="italic"))
        parts += [_entry(clause) for clause in clauses]
    if book.options:
        parts += [Text(), Rule(Text("House rules", style=HEAD_STYLE), align="left", style="dim")]
        parts += [option_lines(option) for option in book.options]
    return Group(*parts)


def _entry(clause: Clause) -> RenderableType:
    mark = " (shown, not enforced)" if clause.is_shown_only else ""
    return Group(
        Text.assemble((clause.id, ID_STYLE), (f"  {clause.kind}{mark}", "dim")),
        _indented(Text(clause.says)),
    )


def option_lines(option: Option) -> RenderableType:
    """A house rule with its values; the one as printed is marked."""
    lines: list[RenderableType] = [Text.assemble((option.name, "cyan"), f"  {option.says}")]
    for value, says in zip(option.values, option.value_says, strict=True):
        printed = " (as printed)" if value == option.default else ""
        lines.append(
            Padding(
                Text.assemble((value, "bold"), f": {says}{printed}"), (0, 0, 0, 4), expand=False
            )
        )
    if option.least is not None:
        number = f"a whole number from {option.least}; {option.default} unless you say otherwise"
        lines.append(_indented(Text(number)))
    return Group(*lines)


def clause_page(
    book: Rulebook, clause: Clause, code: list[str], tests: list[str]
) -> RenderableType:
    """One clause: what it says, what is refused under it, what bends it, where it is cited."""
    shown = Table.grid(padding=(0, 2))
    shown.add_column(style="dim", no_wrap=True)
    shown.add_column()
    shown.add_row("sheet", book.title)
    if clause.place:
        shown.add_row("place", clause.place)
    shown.add_row("kind", clause.kind + (", shown and not enforced" * clause.is_shown_only))
    shown.add_row("games", ", ".join(clause.games))
    if clause.same_as:
        shown.add_row("same as", Text(clause.same_as, style=ID_STYLE))
    for refusal in refusals_of(book, clause):
        shown.add_row("refuses", f"{refusal.says} ({refusal.code})")
    for option in options_bending(book, clause):
        shown.add_row("house rule", option_lines(option))
    if code:
        shown.add_row("in code", "\n".join(code))
    if tests:
        shown.add_row("in tests", "\n".join(tests))
    return Group(
        Text(clause.id, style=f"bold {ID_STYLE}"),
        Text(clause.says),
        Text(),
        shown,
    )


def show(console: Console, page: RenderableType) -> None:
    """Print a page; a long one goes through the pager where there is a person to turn leaves."""
    if not console.is_terminal:
        console.print(page)
        return
    height = len(console.render_lines(page, pad=False))
    if height < console.height:
        console.print(page)
        return
    with console.pager(styles=True):
        console.print(page)
