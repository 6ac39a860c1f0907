"""Where things lie in the project's folder."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".setup"
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
CONSTRAINTS = ROOT / "constraints.txt"
PYPROJECT = ROOT / "pyproject.toml"
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "parlour"
PAGE = PACKAGE / "server" / "page"
WITH_RULES = tuple(PACKAGE / name for name in ("kernel", "games", "bots"))
