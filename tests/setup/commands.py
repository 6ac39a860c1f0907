"""Little programs that stand in for those of a machine."""

from pathlib import Path


def put(folder: Path, name: str, prints: str = "", status: int = 0) -> str:
    """Put a program into a folder: it prints a line and ends with a status."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{prints}'\nexit {status}\n")
    program.chmod(0o755)
    return str(program)
