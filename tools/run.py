"""Running other programs, and giving up in a sentence."""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence

from tools.paths import ROOT


class SetupError(Exception):
    """A set-up that cannot go on; its text is a sentence for the person at the keyboard."""


def say(sentence: str) -> None:
    """Tell the person what is being done, before the programs that do it write anything."""
    print(sentence, file=sys.stderr, flush=True)


def attempt(command: Sequence[str], extra: Mapping[str, str] | None = None) -> int:
    """Run a program in the project's folder with nothing to read; give its exit status."""
    try:
        return subprocess.run(
            command, cwd=ROOT, env={**os.environ, **(extra or {})}, stdin=subprocess.DEVNULL
        ).returncode
    except OSError as error:
        say(f"{command[0]} could not be started: {error.strerror}.")
        return 127


def run(command: Sequence[str], otherwise: str, extra: Mapping[str, str] | None = None) -> None:
    """Run a program that must succeed; `otherwise` is what to say if it does not."""
    status = attempt(command, extra)
    if status != 0:
        raise SetupError(f"{otherwise} (status {status} from: {shlex.join(command)})")
