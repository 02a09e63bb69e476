"""A copy of yesterday becomes the database again: the tables are told, and nobody's question is lost."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store.backup import back_up
from bot.store.engine import reading
from bot.store.schema import timers
from sandbox.club.players import controls, questions
from sandbox.discord import View
from tests.bot.conftest import TIMEOUT, Club


async def _restore(club: Club, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot stops, the copy becomes a database, and the bot plays on with that."""
    await club.stop_bot()
    club.database_url = f"sqlite+aiosqlite:///{copy.with_name('restored.sqlite3')}"
    monkeypatch.setenv("GYOJI_DATABASE_URL", club.database_url)
    command = (sys.executable, "-m", "cli", "restore", str(copy))  # in a loop of its own
    await asyncio.to_thread(subprocess.run, command, check=True)
    await club.start_bot()


def _asked(club: Club) -> View | None:
    """The choice that the table waits for."""
    views = (view for view in club.aiko.read(club.thread) if view.pings and questions(view))
    return next(views, None)


async def test_a_question_that_was_answered_since_the_copy_is_asked_again(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In private and at the table, where its message was taken away."""
    await club.begin()
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    question = await club.see(lambda: _asked(club))
    answered = [part["custom_id"] for part in questions(question)]
    await back_up(club.bot.engine, tmp_path / "copy.sqlite3")
    person = next(one for one in (club.aiko, club.bob) if one.name in question.pings)
    await person.click(question, answered[0])
    await club.see(lambda: question.deleted)
    await _restore(club, tmp_path / "copy.sqlite3", monkeypatch)
    # The next player may have been asked before the bot stopped: that message stands there, too.
    again = await club.aiko.wait(
        club.thread,
        lambda view: view.id != question.id and [part["custom_id"] for part in questions(view)] == answered,
        TIMEOUT,
    )
    await club.aiko.wait(club.thread, lambda view: "continues from a backup" in view.text, TIMEOUT)
    await person.click(again, questions(again)[0]["custom_id"])
    await club.see(lambda: again.deleted)


async def test_panels_and_lobbies_show_again_how_it_was(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    panel = await club.panel(club.bob)
    await (await club.bob.slash(club.channel, "game new", seats=3)).done()
    opened = await club.bob.wait(
        club.channel, lambda view: view.id != club.lobby.id and controls(view, "join"), TIMEOUT
    )
    await back_up(club.bot.engine, tmp_path / "copy.sqlite3")
    await club.press(club.cleo, opened, "join")
    await club.see(lambda: "Cleo" in opened.text)
    for person in (club.bob, club.aiko):
        for verb in ("suggest", "confirm"):
            await club.press(person, await club.panel(person), verb)
    await club.see(lambda: not controls(panel, "confirm"))
    await _restore(club, tmp_path / "copy.sqlite3", monkeypatch)
    await club.see(lambda: controls(panel, "confirm") and "Cleo" not in opened.text)


async def test_nobody_runs_out_of_time_while_the_copy_lay_there(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that was asked then has its whole time again."""
    await club.begin()
    await club.panel(club.bob)
    copy = tmp_path / "copy.sqlite3"
    await back_up(club.bot.engine, copy)
    _let_lie(copy)
    await _restore(club, copy, monkeypatch)
    await club.aiko.wait(club.thread, lambda view: "continues from a backup" in view.text, TIMEOUT)
    async with reading(club.bot.engine) as connection:
        clocks = (await connection.execute(select(timers))).all()
    assert {clock.seat for clock in clocks} == {0, 1}
    assert min(clock.due_at - time.time() for clock in clocks) > 20 * 3600
    assert not any("ran out of time" in view.text for view in club.aiko.read(club.thread))


def _let_lie(copy: Path) -> None:
    """For so long that all clocks in it have run down."""
    connection = sqlite3.connect(copy)
    with connection:
        connection.execute("UPDATE timers SET due_at = 1000, wake_at = 1000")
    connection.close()
