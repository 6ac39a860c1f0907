"""What goes over the wire, for the page: generated from the server's models, never by hand."""

import json
import subprocess

from tools.page import run_script
from tools.paths import PYTHON, ROOT, STATE, WEB
from tools.run import SetupError, say
from tools.wire import compose_wire

AS_SENT = WEB / "src" / "wire" / "protocol.ts"
MADE_WHOLE = WEB / "src" / "wire" / "whole.ts"
WRITTEN = (AS_SENT, MADE_WHOLE)


def write_types() -> None:
    """Generate both: the server prints its protocol, and a script of the page turns it."""
    answer = subprocess.run(
        [PYTHON, "-m", "parlour.server.protocol"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )
    if answer.returncode != 0:
        raise SetupError("The server did not describe its protocol.")
    (STATE / "protocol.json").write_bytes(answer.stdout)
    structs = json.loads(answer.stdout)["components"]["schemas"]
    MADE_WHOLE.write_text(compose_wire(structs), encoding="utf-8")
    if run_script("types") != 0:
        raise SetupError("The types of the protocol were not written.")


def check_types() -> int:
    """Compare both with what would be generated now, and leave them as they were."""
    before = {path: path.read_bytes() if path.exists() else None for path in WRITTEN}
    try:
        write_types()
        stale = [path for path, body in before.items() if path.read_bytes() != body]
    except SetupError as error:
        say(str(error))
        return 1
    finally:
        for path, body in before.items():
            if body is None:
                path.unlink(missing_ok=True)
            else:
                path.write_bytes(body)
    for path in stale:
        say(f"{path.relative_to(ROOT)} is not what the server's models give. Run: make types")
    return 1 if stale else 0
