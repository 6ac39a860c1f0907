"""A card looks as it did, unless somebody meant it to change."""

from __future__ import annotations

from tests.press.digests import KEPT, marks


def test_no_face_and_no_back_has_changed_unseen() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    changed = sorted({line.split()[0] for line in set(kept) ^ set(marks())})
    assert changed == [], "if they were meant to change: python -m tests.press.digests"
