"""`python -m tools.counts [COMMIT]`: files, lines and lines of imports by layer, now or then."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.earlier_commit import tree_of
from tools.paths import ROOT


@dataclass
class Count:
    """What a layer comes to."""

    files: int = 0
    lines: int = 0
    imports: int = 0
    """Lines of import statements."""
    longest: int = 0

    def add(self, text: str) -> None:
        """One module more."""
        lines = len(text.splitlines())
        self.files += 1
        self.lines += lines
        self.imports += _import_lines(text)
        self.longest = max(self.longest, lines)

    def __str__(self) -> str:
        share = 100 * self.imports / max(self.lines, 1)
        return f"{self.files:6}{self.lines:9,}{share:9.1f} %{self.longest:9}"


def _import_lines(text: str) -> int:
    statements = (
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)
    )
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in statements)


def counts(tree: Path) -> dict[str, Count]:
    """Each layer, all of them, and the modules of games that hold rules."""
    found: dict[str, Count] = {}
    source = tree / "src" / "parlour"
    for path in sorted(source.rglob("*.py")):
        layer, *rest = path.relative_to(source).parts
        text = path.read_text(encoding="utf-8")
        found.setdefault(layer if rest else "(top)", Count()).add(text)
        found.setdefault("all", Count()).add(text)
        if layer == "games" and "\n@rule\n" in text:
            found.setdefault("modules of rules", Count()).add(text)
    return found


def _told(tree: Path) -> None:
    print(f"{'':18}{'files':>6}{'lines':>9}{'imports':>11}{'longest':>9}")
    for layer, count in counts(tree).items():
        print(f"{layer:18}{count}")


if __name__ == "__main__":
    if sys.argv[1:]:
        with tree_of(sys.argv[1]) as tree:
            _told(tree)
    else:
        _told(ROOT)
