"""A table that is to start by itself when it is full does so in whichever way it becomes full."""

import pytest

from bot.store import matches, outbox
from bot.store.engine import read
from tests.bot.matches.conftest import AIKO, REN, House


async def start_at(house: House, match_id: str) -> int | None:
    return (await read(house.engine, matches.read_settings, match_id)).start_at


async def test_a_table_starts_when_the_last_person_joins(house: House) -> None:
    match_id = await house.open_match(AIKO, seats=2)
    await house.lobby.set_settings(AIKO, match_id, auto_start=True)
    assert await start_at(house, match_id) is None
    await house.lobby.join(REN, match_id)
    assert await start_at(house, match_id) is not None


async def test_a_table_starts_when_the_free_seats_are_taken_away(house: House) -> None:
    match_id = await house.open_match(AIKO, REN, seats=4)
    await house.lobby.set_settings(AIKO, match_id, auto_start=True)
    await house.lobby.set_up(AIKO, match_id, {}, 3)
    assert await start_at(house, match_id) is None
    await house.lobby.set_up(AIKO, match_id, {}, 2)
    assert await start_at(house, match_id) is not None


async def test_a_full_table_starts_when_that_is_wished(house: House) -> None:
    match_id = await house.open_match(AIKO, REN, seats=2)
    await house.lobby.set_settings(AIKO, match_id, verbosity="round")
    assert await start_at(house, match_id) is None
    await house.lobby.set_settings(AIKO, match_id, auto_start=True)
    assert await start_at(house, match_id) is not None


async def test_a_table_that_is_full_twice_in_a_second_is_called_to_twice(house: House) -> None:
    """Discord drops the second of two messages with the same key, also if the first was deleted."""
    match_id = await house.open_match(AIKO, REN, seats=2)
    await house.lobby.leave(REN, match_id)
    await house.lobby.join(REN, match_id)
    calls = [item for item in await house.pending(match_id) if item.key.startswith(outbox.FULL)]
    assert len(calls) == 2


async def test_who_starts_full_tables_hears_of_each(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, heard = house.lobby, list[str]()
    lobby.start_set.subscribe(heard.append)
    monkeypatch.setattr(House, "lobby", property(lambda _: lobby))
    match_id = await house.open_match(AIKO, REN, seats=4)
    await lobby.set_settings(AIKO, match_id, auto_start=True)
    heard.clear()
    await lobby.set_up(AIKO, match_id, {}, 2)
    assert heard == [match_id]


async def test_what_is_changed_in_a_lobby_undoes_nothing_else(house: House) -> None:
    """As two people at once, or a press that was on its way while the last seat was taken."""
    match_id = await house.open_match(AIKO, seats=2)
    await house.lobby.set_settings(AIKO, match_id, auto_start=True)
    await house.lobby.join(REN, match_id)
    await house.lobby.set_settings(AIKO, match_id, verbosity="round")
    settings = await read(house.engine, matches.read_settings, match_id)
    assert (settings.auto_start, settings.verbosity) == (True, "round")
    assert settings.start_at is not None
