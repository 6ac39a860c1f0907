"""A mark of every face and back as it is printed, so that none changes unseen.

After a drawing was changed on purpose: python -m tests.press.digests.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import product
from pathlib import Path

from parlour.press.faces import SHEETS, back, face
from parlour.press.frame import Cut

KEPT = Path(__file__).with_name("faces.txt")
CUTS = [Cut(strong, left) for strong, left in product((False, True), repeat=2)]


def _mark(*printed: str) -> str:
    return blake2b("".join(printed).encode(), digest_size=8).hexdigest()


def marks() -> list[str]:
    """A line for every card, with one mark for all its cuts, and for every back."""
    lines = []
    for sheet, printed in sorted(SHEETS.items()):
        lines.append(f"{sheet}/back {_mark(back(sheet))}")
        lines += [
            f"{sheet}/{card.id} {_mark(*(face(card, sheet, cut) for cut in CUTS))}"
            for card in printed.deck
        ]
    return lines


if __name__ == "__main__":
    KEPT.write_text("\n".join(marks()) + "\n", encoding="utf-8")
