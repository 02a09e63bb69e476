"""The simulation composes anew what stands on Discord: it is the same, and whatever differs is noticed."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cli.composing import composed
from sandbox.simulation.invariants import Database, outbox_size
from sandbox.simulation.standing import Said, check_standing, standing
from tests.bot.conftest import Club


async def test_what_stands_at_a_table_is_what_would_be_composed(club: Club, tmp_path: Path) -> None:
    if not club.database_url.startswith("sqlite"):
        pytest.skip("the simulation runs on SQLite")
    file = Path(club.database_url.partition("///")[2])
    thread = await club.begin(verbosity="round")
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(thread, lambda view: "Bids, highest first:" in view.text)
    database = Database(file)
    while outbox_size(database):  # noqa: ASYNC110 - the database tells nobody when it changes
        await asyncio.sleep(1)
    stands, copy = standing(club.service, database, ()), tmp_path / "copy.sqlite3"
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    forms = await composed(copy, stands)
    assert [*check_standing(stands, forms)] == []
    told = {(audience, key) for _, audience, key in forms}
    assert {("lobby", "lobby"), ("table", "now"), ("table", "1-spring")} <= told
    stale = {place: _without_bids(said) for place, said in stands.items()}
    [(place, violation)] = check_standing(stale, forms)
    assert place[1:] == ("table", "1-spring")
    assert "+ Bids, highest first:" in violation.detail


def _without_bids(said: Said) -> Said:
    return [line for line in said if not line.startswith("Bids, highest first:")]
