"""Write the faces and backs as files: python -m parlour.press OUT_DIR [--sheet court]."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from parlour.press.faces import back, face, printed, sheets


def main(arguments: Sequence[str] | None = None) -> int:
    """One folder a sheet, one file a card, named by the card's id, and back.svg."""
    parser = argparse.ArgumentParser(
        prog="python -m parlour.press",
        description="Write every card face and back as an SVG file, for printing.",
    )
    parser.add_argument("folder", metavar="OUT_DIR", type=Path, help="where to write")
    parser.add_argument("--sheet", choices=sheets(), help="this sheet only; else all")
    given = parser.parse_args(arguments)
    for sheet in [given.sheet] if given.sheet else sheets():
        deck = printed(sheet).deck
        folder: Path = given.folder / sheet
        folder.mkdir(parents=True, exist_ok=True)
        for card in deck:
            (folder / f"{card.id}.svg").write_text(face(card, sheet), encoding="utf-8")
        (folder / "back.svg").write_text(back(sheet), encoding="utf-8")
        print(f"{sheet}: {len(deck)} faces and the back are in {folder}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
