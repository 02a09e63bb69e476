"""What a search has found once (see `targets`) is read or refused for ever after."""

from pathlib import Path

import pytest

from tests.fuzz import targets

FILES = sorted(targets.FOUND.glob("*/*"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_what_was_found_is_mended(file: Path) -> None:
    targets.read(file.parent.name, file.read_bytes())


def test_the_shortest_find_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each target and kind of error, and only while a search runs."""
    monkeypatch.setattr(targets, "FOUND", tmp_path)
    monkeypatch.setattr(targets, "read_deck", lambda text: [][len(text)])
    for text, keeps in (("unseen", False), ("long", True), ("short", True), ("x", True), ("long", True)):
        if keeps:
            monkeypatch.setenv("KEEP_FOUND", "1")
        with pytest.raises(IndexError):
            targets.deck(text)
        assert (tmp_path / "deck").exists() is keeps
    assert (tmp_path / "deck" / "IndexError").read_text() == "x"
