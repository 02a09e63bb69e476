"""Several processes, each with its part of Discord's servers."""

from pathlib import Path

import pytest

from bot.cluster.shards import Shards, parse_shards
from bot.settings import SettingsError, load_settings

POSTGRES = "postgresql+asyncpg://gyoji@localhost/gyoji"


@pytest.mark.parametrize(
    ("text", "shards"),
    [("0/2", Shards((0,), 2)), ("0,1/4", Shards((0, 1), 4)), (" 3, 2 / 4 ", Shards((3, 2), 4))],
)
def test_shards_are_named_by_number_and_count(text: str, shards: Shards) -> None:
    assert parse_shards(text) == shards
    assert shards.leading == (0 in shards.ids)


@pytest.mark.parametrize("text", ["2", "0/0", "2/2", "0,0/2", "-1/2", "0-1/2", "a/b", "0/2/4", "/", "0,/2"])
def test_wrong_shards_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GYOJI_DATABASE_URL", POSTGRES)
    monkeypatch.setenv("GYOJI_SHARDS", text)
    with pytest.raises(SettingsError, match="GYOJI_SHARDS must") as caught:
        load_settings()
    assert "\n" not in str(caught.value)
    assert "to -1" not in str(caught.value)


@pytest.mark.parametrize("url", [None, "sqlite:///gyoji.sqlite3"])
def test_shards_need_a_database_that_can_be_shared(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GYOJI_SHARDS", "0/2")
    monkeypatch.delenv("GYOJI_DATABASE_URL", raising=False)
    if url:
        monkeypatch.setenv("GYOJI_DATABASE_URL", url)
    with pytest.raises(SettingsError, match="GYOJI_SHARDS needs PostgreSQL"):
        load_settings()


def test_without_shards_all_servers_are_this_process_s() -> None:
    assert load_settings().sharding is None
