"""The Node that builds the page."""

from pathlib import Path

import pytest

from tests.setup.commands import put
from tools import node


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("v20.19.0\n", (20, 19, 0)),
        ("v24.0.0-nightly20250101", (24, 0, 0)),
        ("", None),
        ("20.19.0", None),
        ("node: not found", None),
    ],
)
def test_versions_are_read(text: str, version: node.Version | None) -> None:
    assert node.parse_version(text) == version


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ((18, 20, 8), False),
        ((20, 18, 3), False),
        ((20, 19, 0), True),
        ((20, 20, 2), True),
        ((21, 7, 3), False),
        ((22, 11, 9), False),
        ((22, 12, 0), True),
        ((24, 0, 0), True),
    ],
)
def test_what_vite_asks_for(version: node.Version, will_do: bool) -> None:
    assert node.is_new_enough(version) is will_do


def test_a_new_enough_node_with_npm_is_taken(tmp_path: Path) -> None:
    put(tmp_path, "node", "v22.12.0")
    npm = put(tmp_path, "npm")
    assert node.system_node(str(tmp_path)) == node.Node((npm,), {})


def test_node_without_npm_is_not_taken(tmp_path: Path) -> None:
    put(tmp_path, "node", "v22.12.0")
    assert node.system_node(str(tmp_path)) is None


@pytest.mark.parametrize(("prints", "status"), [("v18.20.8", 0), ("v22.12.0", 1), ("hello", 0)])
def test_a_node_that_is_old_or_broken_is_not_taken(
    tmp_path: Path, prints: str, status: int
) -> None:
    put(tmp_path, "node", prints, status)
    put(tmp_path, "npm")
    assert node.system_node(str(tmp_path)) is None
