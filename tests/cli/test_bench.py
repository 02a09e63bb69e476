"""`gyoji bench bot`: people at tables, a bot, and a database that must be the bench's own."""

import asyncio

import pytest
from sqlalchemy import func, select

from bot.store.engine import open_database, reading
from bot.store.schema import matches
from rules.core.registry import titles
from tests.cli.conftest import Gyoji
from tests.databases import database_url, one_database_url

__all__ = ["database_url", "one_database_url"]


@pytest.mark.long  # in real seconds
@pytest.mark.timeout(600)  # on a machine that has much else to do
def test_people_play_on_the_database_that_is_named(
    gyoji: Gyoji, one_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for span in ("SETTLE_SECONDS", "ANSWER_GRACE_SECONDS"):
        monkeypatch.setattr(f"sandbox.bench.load.{span}", 0.1)
    monkeypatch.setattr("sandbox.bench.presses.QUIET_SECONDS", 0.1)
    monkeypatch.setattr("sandbox.bench.presses.IDLE_SECONDS", 0.3)
    monkeypatch.setattr("sandbox.bench.presses.PRESSES", 4)
    monkeypatch.setattr("sandbox.bench.crowd.GLANCE", 0.2)
    asked = ("--matches", "2", "--seconds", "1", "--rate", "5", "--computer", "master", "--json")
    told = gyoji("bench", "bot", *asked, "--database", one_database_url).json
    assert told["people"] >= 4, "beside a computer player at each of two tables for three or more"
    assert (told["computer"], told["decision_defaults"]) == ("master", 0)
    assert told["decisions"] >= 0
    assert told["rate"] == 5
    assert 0 < told["statements_per_press"] < 30, "54 in the mean, before matches were kept in memory"
    assert told["transactions_per_press"] > 0
    assert told["cpu_ms_per_press"] > 0
    assert told["idle_cpu_ms_per_second"] > 0
    assert told["idle_statements_per_second"] >= 0
    assert told["requests_per_press"] >= 0
    assert told["pictures_per_press"] >= 0
    assert told["drawing_processor"] >= 0
    assert told["first_violations"] == []
    assert asyncio.run(_count_matches(one_database_url)) == 2 + len(titles())


@pytest.mark.parametrize("matches", [2, pytest.param(3, marks=pytest.mark.long)])
def test_few_matches_are_enough_to_measure_a_start(
    gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, matches: int
) -> None:
    """There are fewer than tables from which the others are copied."""
    monkeypatch.setattr("sandbox.bench.start.STARTS", 1)
    monkeypatch.setattr("sandbox.bench.start.SETTLE_SECONDS", 0.1)
    told = gyoji("bench", "start", "--matches", str(matches), "--json").json
    assert told["matches"] == matches
    assert told["ready_s"] > 0
    assert told["violations"] == 0


@pytest.mark.long
def test_exports_and_deletions_are_measured(gyoji: Gyoji) -> None:
    """A person who is in the first matches and in a copy."""
    told = gyoji("bench", "data", "--matches", "8", "--json").json
    assert (told["matches"], told["of_the_person"]) == (8, 5)
    assert told["export_bytes"] > 1000
    assert min(told[f"{what}_seconds"] for what in ("export", "preview", "delete", "compact")) > 0


def test_levels_of_computer_players_are_named(gyoji: Gyoji) -> None:
    assert "no policy is called 'genius'" in gyoji("bench", "bot", "--computer", "genius").complaint


@pytest.mark.parametrize("option", ["--seconds", "--think", "--rate"])
@pytest.mark.parametrize("number", ["inf", "nan", "-1"])
def test_a_bench_has_an_end(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, option: str, number: str) -> None:
    monkeypatch.setattr("sandbox.bench.load.run", lambda load: {})
    assert option in gyoji("bench", "bot", option, number).complaint


def test_nobodys_own_database_is_played_on(gyoji: Gyoji, database_url: str) -> None:
    asyncio.run(_count_matches(database_url))
    assert "has tables already" in gyoji("bench", "bot", "--database", database_url).complaint


@pytest.mark.parametrize("address", ["", "sqlite:", "sqlite://", "postgresql:", "postgresql://?port=abc"])
def test_an_address_that_names_no_database_is_refused(gyoji: Gyoji, address: str) -> None:
    """Also an empty one, as of a variable that is not set: it is not SQLite that was asked for."""
    assert "the database URL" in gyoji("bench", "bot", "--database", address).complaint


async def _count_matches(url: str) -> int:
    engine = await open_database(url)
    async with reading(engine) as connection:
        count = (await connection.execute(select(func.count()).select_from(matches))).scalar_one()
    await engine.dispose()
    return count
