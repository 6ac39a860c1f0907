"""`python -m parlour.languages` lists all templates; with a language, those it has no words for."""

from __future__ import annotations

import sys

from parlour.languages.catalogue import catalogue
from parlour.languages.templates import home, templates


def main(language: str = "") -> None:
    """Print templates as a catalogue file has them, file by file."""
    found = templates()
    known = catalogue(language) if language else None
    files: dict[str, list[str]] = {}
    for text, places in found.say.items():
        if known is None or text not in known.say:
            files.setdefault(home(places), []).append(_quoted(text))
    for thing, places in found.many.items():
        if known is None or thing not in known.many:
            files.setdefault(home(places), []).append(f"many: {_quoted(thing)}")
    for name, lines in sorted(files.items()):
        print(f"# {name}.toml", *lines, "", sep="\n")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


if __name__ == "__main__":
    main(*sys.argv[1:])
