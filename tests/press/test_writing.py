"""The command that writes the cards as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.press import back, face
from parlour.press.__main__ import main
from parlour.press.faces import SHEETS


def test_one_sheet_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--sheet", "court"]) == 0
    written = {path.name for path in (tmp_path / "court").iterdir()}
    assert written == {f"{card.id}.svg" for card in SHEETS["court"].deck} | {"back.svg"}
    assert not (tmp_path / "alice").exists()
    assert "32 faces" in capsys.readouterr().out


def test_all_sheets_are_written_as_drawn(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    for sheet, printed in SHEETS.items():
        for card in printed.deck:
            text = (tmp_path / sheet / f"{card.id}.svg").read_text(encoding="utf-8")
            assert text == face(card, sheet)
        assert (tmp_path / sheet / "back.svg").read_text(encoding="utf-8") == back(sheet)


def test_an_unknown_sheet_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "--sheet", "whist"])
    assert list(tmp_path.iterdir()) == []
