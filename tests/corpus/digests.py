"""Running digests of what seeded games told, with a mark every so many steps, kept as small data.

A line of a file of digests is a game, its seed and whom it was told to, then the marks: a few
letters each, made of all that was told before. The last one is longer, and is the whole.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from parlour.games.catalogue import names
from tests.corpus.playing import A_MARK, GAMES, RULES, Told, follow

HERE = Path(__file__).parent
PARTS = ("rules", "words")

Digests = dict[str, str]
"""For each `game seed to` its marks."""


def file_of(part: str) -> Path:
    """Where the digests of the rules, or of the words, are kept."""
    return HERE / f"{part}.txt"


def digests_of(name: str, seed: int) -> Digests:
    """The marks of one game, for the rules and for every seat and language."""
    return digested(name, seed, follow(name, seed))


def digested(name: str, seed: int, told: Iterable[Told]) -> Digests:
    """The marks of what a game told."""
    hearts: dict[str, hashlib.blake2b] = {}
    marks: dict[str, list[str]] = {}
    reached = 0
    for line in told:
        while line.step >= reached + A_MARK:
            reached += A_MARK
            for to, heart in hearts.items():
                marks[to].append(heart.hexdigest()[:4])
        if line.to not in hearts:
            hearts[line.to] = hashlib.blake2b(digest_size=8)
            # Whoever is first told something late has been told nothing before.
            marks[line.to] = ["0000"] * (reached // A_MARK)
        hearts[line.to].update(f"{line.step} {line.text}\n".encode())
    return {
        f"{name} {seed} {to}": " ".join([*marks[to], hearts[to].hexdigest()])
        for to in sorted(hearts)
    }


def digests_of_all(games: Iterable[tuple[str, int]]) -> Digests:
    """The same of many games, two at a time."""
    found: Digests = {}
    asked = list(games)
    with ProcessPoolExecutor(2) as workers:
        for made in workers.map(digests_of, *zip(*asked, strict=True), chunksize=5):
            found |= made
    return found


def every_game() -> Iterator[tuple[str, int]]:
    """Every variant with every seed."""
    return ((name, seed) for name in names() for seed in range(GAMES))


def part_of(key: str) -> str:
    """Whether a line tells of the rules or of the words."""
    return "rules" if key.endswith(f" {RULES}") else "words"


def kept(part: str) -> Digests:
    """The digests as they are kept."""
    lines = file_of(part).read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(": ") for line in lines if not line.startswith("#"))
    return {key: marks for key, _, marks in pairs}


def keep(part: str, made: Digests, anew_for: Iterable[str] = ()) -> None:
    """Write the digests of one part, with the rulings for which the rules were made anew."""
    heads = [f"# {ruling}" for ruling in anew_for]
    lines = [f"{key}: {marks}" for key, marks in made.items() if part_of(key) == part]
    file_of(part).write_text("\n".join([*heads, *lines]) + "\n", encoding="utf-8")


def rulings() -> list[str]:
    """For which rulings the digests of the rules were made anew since they were first made."""
    lines = file_of("rules").read_text(encoding="utf-8").splitlines()
    return [line[2:] for line in lines if line.startswith("# ")]


def differences(made: Digests, wanted: Digests) -> dict[str, int]:
    """The lines that differ, each with the step from which on to look for the difference."""
    found: dict[str, int] = {}
    for key in sorted(made.keys() | wanted.keys()):
        ours, theirs = made.get(key, "").split(), wanted.get(key, "").split()
        if ours != theirs:
            same = [mine == other for mine, other in zip(ours, theirs, strict=False)]
            found[key] = A_MARK * (same.index(False) if False in same else len(same))
    return found
