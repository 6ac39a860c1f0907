"""Somebody who sees nothing: knows of a page what its accessibility tree says, and presses keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Error

from tests.browser.visitor import Visitor

MOST_READINGS = 1500
"""A page that is read so often without anything new to do is not going on."""

MOST_TRIES = 60
"""So often something is looked for that was drawn anew."""


class ElementGone(AssertionError):
    """What was read is not there any more."""


@dataclass
class Node:
    """One thing as it is read out: what it is, what it is called, and what lies in it."""

    role: str
    name: str
    place: int
    live: str
    inside: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for node in self.inside:
            yield from node.walk()

    def all(self, role: str, within: str = "") -> list[Node]:
        """Everything of a role, or what of it lies in something of this name."""
        places = [n for n in self.walk() if n.name.startswith(within)] if within else [self]
        return [n for p in places for n in p.walk() if n.role == role and n is not p]

    def has(self, name: str) -> bool:
        return any(n.name.startswith(name) for n in self.walk())

    @property
    def text(self) -> str:
        return "".join(n.name for n in self.walk() if n.role == "StaticText")


class ScreenReader:
    """Reads the tree as a screen reader does, and presses what was read."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.devtools: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
        self.devtools.send("Accessibility.enable")
        self.heard: list[str] = []
        """What was said aloud in its turn, in the order in which it was said."""

    def read(self) -> Node:
        found: list[dict[str, Any]] = self.devtools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in found}
        root = self._node(found[0], by_id)
        self._listen(root)
        return root

    def _node(self, raw: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Node:
        marks = {p["name"]: p["value"].get("value") for p in raw.get("properties", [])}
        ignored = raw.get("ignored", False)
        node = Node(
            "" if ignored else raw.get("role", {}).get("value", ""),
            "" if ignored else raw.get("name", {}).get("value", ""),
            raw.get("backendDOMNodeId", 0),
            str(marks.get("live", "")),
        )
        children = (by_id[child] for child in raw.get("childIds", []) if child in by_id)
        node.inside = [self._node(child, by_id) for child in children]
        return node

    def _listen(self, root: Node) -> None:
        """Take note of what the log says that it had not said before."""
        for log in root.all("log"):
            now = [line.text for line in log.inside if line.text]
            # The longest end of what was heard that the log still begins with.
            known = next(
                n
                for n in range(min(len(now), len(self.heard)), -1, -1)
                if self.heard[len(self.heard) - n :] == now[:n]
            )
            self.heard += now[known:]

    def asked(self, root: Node) -> str:
        """What was said at once, because it is for me."""
        said = [n.text for n in root.walk() if n.role != "alert" and n.live == "assertive"]
        return next((text for text in said if text), "")

    def press(self, node: Node) -> None:
        """Go there, and press Enter: a screen reader's own way."""
        for _ in range(MOST_TRIES):
            try:
                self.devtools.send("DOM.focus", {"backendNodeId": node.place})
                break
            except Error:
                # It was drawn anew since it was read: the same thing is there again, or soon.
                self.visitor.page.wait_for_timeout(50)
                same = (n for n in self.read().walk() if (n.role, n.name) == (node.role, node.name))
                node = next(same, node)
        else:
            raise ElementGone(f"{node.role} {node.name} cannot be reached")
        self.visitor.page.keyboard.press("Enter")
        # What the press has changed is drawn with the next frame, and read only then.
        self.visitor.page.evaluate("() => new Promise(requestAnimationFrame)")

    def wait(self, before: Node | None, until: Any) -> Node:
        """Read on until the page has become another one that satisfies."""
        old = None if before is None else _words(before)
        for _ in range(MOST_READINGS):
            root = self.read()
            if _words(root) != old and until(root):
                return root
            self.visitor.page.wait_for_timeout(20)
        raise AssertionError("\n".join(_words(root)))


def _words(root: Node) -> list[str]:
    return [f"{n.role} {n.name}" for n in root.walk() if n.role]
