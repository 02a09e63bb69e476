"""An SQLite file is for one bot."""

from pathlib import Path

import pytest

from bot.store.errors import DatabaseInUse
from bot.store.one_bot import claimed


def test_a_second_bot_on_a_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3"
    other = f"sqlite+aiosqlite:///{tmp_path}/another.sqlite3"
    with (
        claimed(url),
        claimed(other),
        pytest.raises(DatabaseInUse, match=r"/gyoji\.sqlite3: stop"),
        claimed(url),
    ):
        raise AssertionError("it is not claimed twice")
    with claimed(url):
        pass


def test_several_bots_may_work_on_a_server() -> None:
    url = "postgresql+asyncpg://gyoji@db/gyoji"
    with claimed(url), claimed(url):
        pass


def test_a_folder_that_is_not_there_is_reported_when_the_database_is_opened(tmp_path: Path) -> None:
    with claimed(f"sqlite+aiosqlite:///{tmp_path}/nowhere/gyoji.sqlite3"):
        pass
