"""The commands of the corpus; the package says what they are for."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from parlour.games.catalogue import game, names
from tests.corpus.beside import changed_sentences, shown_beside
from tests.corpus.digests import (
    PARTS,
    Digests,
    differences,
    digests_of_all,
    every_game,
    keep,
    kept,
    part_of,
    rulings,
)
from tests.corpus.playing import follow
from tools.earlier_commit import tree_of


def check() -> int:
    """Play every game, and say where it differs from what is kept."""
    found = differences(digests_of_all(every_game()), kept("rules") | kept("words"))
    for key, step in found.items():
        print(f"{part_of(key)}: {key} differs from step {step} on")
    print(f"{len(found)} lines differ.")
    return 1 if found else 0


def show(name: str, seed: int, commit: str) -> int:
    """Show the first difference of one game beside what a commit tells."""
    with tree_of(commit) as tree:
        print(shown_beside(tree, commit, name, seed) or f"No difference from {commit}.")
    return 0


def tell(name: str, seed: int) -> int:
    """Print all that one game tells, a line of JSON each."""
    for line in follow(name, seed):
        print(json.dumps(asdict(line)))
    return 0


def remake(part: str, commit: str, ruling: str) -> int:
    """Write the digests of one part anew, after saying what has changed."""
    if part == "rules":
        return _remake_rules(ruling)
    made = digests_of_all(every_game())
    moved = _moved(differences(_only(made, "words"), kept("words")))
    told: dict[str, None] = {}
    with tree_of(commit) as tree:
        for name, seed in moved:
            told |= dict.fromkeys(changed_sentences(tree, name, seed))
    print("\n".join(told))
    print(f"{len(moved)} games say something else than at {commit}.")
    keep("words", made)
    return 0


def _remake_rules(ruling: str) -> int:
    known = {clause.id for name in names() for clause in game(name).rulebook.clauses}
    if ruling not in known:
        print(
            "What the rules do changes only with a ruling: name its id (--ruling), as it stands "
            "in the sheet's clauses.toml.",
            file=sys.stderr,
        )
        return 2
    made = digests_of_all(every_game())
    moved = _moved(differences(_only(made, "rules"), kept("rules")))
    print("\n".join(f"{name} {seed}" for name, seed in moved))
    print(f"{len(moved)} games go otherwise.")
    keep("rules", made, [*rulings(), ruling])
    return 0


def _only(made: Digests, part: str) -> Digests:
    return {key: marks for key, marks in made.items() if part_of(key) == part}


def _moved(found: dict[str, int]) -> list[tuple[str, int]]:
    """The games among lines that differ, each once."""
    games = dict.fromkeys(tuple(key.split(" ")[:2]) for key in found)
    return [(name, int(seed)) for name, seed in games]


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help=check.__doc__)
    for command, does in (("show", show), ("tell", tell)):
        added = commands.add_parser(command, help=does.__doc__)
        added.add_argument("name", choices=names())
        added.add_argument("seed", type=int)
        if command == "show":
            added.add_argument("--beside", default="HEAD", metavar="COMMIT")
    remaking = commands.add_parser("remake", help=remake.__doc__)
    remaking.add_argument("part", choices=PARTS)
    remaking.add_argument("--beside", default="HEAD", metavar="COMMIT")
    remaking.add_argument("--ruling", default="")
    given = parser.parse_args()
    match given.command:
        case "check":
            return check()
        case "show":
            return show(given.name, given.seed, given.beside)
        case "tell":
            return tell(given.name, given.seed)
    return remake(given.part, given.beside, given.ruling)


if __name__ == "__main__":
    sys.exit(main())
