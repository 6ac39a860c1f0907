"""A server that is started to be measured, and ended without a word."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

WORDS = "Parlour is at"


@contextmanager
def served(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """Run a command that serves, and all that it starts, for a while; gives its address.

    What it complains of is heard only if it does not come to serve: being ended is no complaint.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            start_new_session=True,
        )
        assert process.stdout is not None
        try:
            address = next((line.split()[-1] for line in process.stdout if WORDS in line), None)
            if address is None:
                said.seek(0)
                complaint = said.read().strip() or "It said nothing."
                raise RuntimeError(f"{' '.join(command)} did not come to serve. {complaint}")
            yield address
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait(timeout=30)
            process.stdout.close()
