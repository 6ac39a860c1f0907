"""The page's protocol types: generated from the server's models, never written by hand."""

import subprocess

from tools.page import run_script
from tools.places import PYTHON, ROOT, STATE, WEB
from tools.run import SetupError, say

TYPES = WEB / "src" / "protocol.ts"


def write_types() -> None:
    """Generate the types: the server prints its protocol, and a script of the page turns it."""
    answer = subprocess.run(
        [PYTHON, "-m", "parlour.server.protocol"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )
    if answer.returncode != 0:
        raise SetupError("The server did not describe its protocol.")
    (STATE / "protocol.json").write_bytes(answer.stdout)
    if run_script("types") != 0:
        raise SetupError("The types of the protocol were not written.")


def check_types() -> int:
    """Compare the types with what would be generated now, and leave them as they were."""
    if not TYPES.exists():
        say("There is no web/src/protocol.ts. Run: make types")
        return 1
    before = TYPES.read_bytes()
    try:
        write_types()
        current = TYPES.read_bytes() == before
    except SetupError as error:
        say(str(error))
        return 1
    finally:
        TYPES.write_bytes(before)
    if not current:
        say("web/src/protocol.ts is not what the server's models give. Run: make types")
    return 0 if current else 1
