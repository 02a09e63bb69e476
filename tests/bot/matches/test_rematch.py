"""Rematch: another table for the people of a match that has ended, opened once."""

import asyncio

import pytest

from bot.matches.errors import NotAllowed, NotSeated
from bot.matches.personal_data import PersonalData
from bot.store import administration, matches
from bot.store.administration import Guild, ban_mark
from bot.store.engine import read, writing
from bot.store.matches import Match, Seating
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, MORI, REN, House, moderator


async def ended(house: House) -> Match:
    """A match of Aiko, Ren and an AI, which a moderator has ended."""
    match_id = await house.open_match(AIKO, REN, seats=3, rounds=5)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.end(moderator(), match_id)
    return (await house.lobby.rows(match_id)).match


async def test_the_same_people_sit_a_seat_further(house: House) -> None:
    old = await ended(house)
    match, is_new = await house.lobby.rematch(REN, old.id)
    rows = await house.lobby.rows(match.id)
    assert is_new
    assert rows.seats == (
        Seating(Seat(0), "Ren", REN.id),
        Seating(Seat(1), "AI", None, "greedy"),
        Seating(Seat(2), "Aiko", AIKO.id),
    )
    assert (rows.match.options, rows.match.seats_wanted, rows.match.host_id) == (old.options, 3, REN.id)
    assert (rows.match.status, rows.match.channel_id) == ("lobby", old.channel_id)
    assert rows.match.seed != old.seed
    await house.referee.start(REN, match.id)


async def test_of_several_presses_one_opens_a_table(house: House) -> None:
    old = await ended(house)
    found = await asyncio.gather(*(house.lobby.rematch(person, old.id) for person in (AIKO, REN, AIKO)))
    assert len({match.id for match, _ in found}) == 1
    assert sum(is_new for _, is_new in found) == 1


async def test_a_table_that_was_closed_can_be_opened_again(house: House) -> None:
    old = await ended(house)
    first, _ = await house.lobby.rematch(AIKO, old.id)
    await house.lobby.close(AIKO, first.id)
    second, is_new = await house.lobby.rematch(REN, old.id)
    assert is_new
    assert second.id != first.id


async def test_only_who_played_opens_a_rematch_and_only_after_the_end(house: House) -> None:
    old = await ended(house)
    with pytest.raises(NotSeated):
        await house.lobby.rematch(MORI, old.id)
    running = await house.begin(AIKO, REN, MORI)
    with pytest.raises(NotAllowed):
        await house.lobby.rematch(AIKO, running)


async def people_again(house: House, old: Match, *gone: int) -> list[int | None]:
    """Who sits at the table that Ren opens after the match."""
    match, _ = await house.lobby.rematch(REN, old.id, gone)
    return [player.user_id for player in (await house.lobby.rows(match.id)).seats]


async def test_who_is_banned_meanwhile_is_not_seated_again(house: House) -> None:
    old = await ended(house)
    async with writing(house.engine) as connection:
        banned = (ban_mark(old.guild_id, AIKO.id),)
        await administration.keep_guild(connection, Guild(old.guild_id, banned=banned))
    assert await people_again(house, old) == [REN.id, None]


async def test_who_is_gone_is_not_seated_again(house: House) -> None:
    old = await ended(house)
    assert await people_again(house, old, AIKO.id) == [REN.id, None]


async def test_who_is_forgotten_leaves_no_seat_that_nobody_plays(house: House) -> None:
    old = await ended(house)
    forgetting = PersonalData(house.referee, house.lobby, lambda locale: "Former player", timeout=0)
    await forgetting.delete(AIKO.id, AIKO.name)
    assert await people_again(house, old) == [REN.id, None]


async def test_who_was_absent_until_the_end_sits_at_the_table_that_they_open(house: House) -> None:
    match_id = await house.begin(AIKO, REN, rounds=5)
    for person in (AIKO, REN):
        await house.referee.go_away(person, match_id, 1_800_100_000)
    await house.referee.end(moderator(), match_id)
    match, _ = await house.lobby.rematch(REN, match_id)
    assert (await house.lobby.rows(match.id)).seats == (
        Seating(Seat(0), "Ren", REN.id),
        Seating(Seat(1), "Aiko", None, "greedy"),
    )


async def test_a_rematch_waits_for_its_host(house: House) -> None:
    """It is full at once, of people of whom only one has asked for it."""
    match_id = await house.open_match(AIKO, REN, seats=2)
    await house.lobby.set_settings(AIKO, match_id, auto_start=True)
    await house.referee.start(AIKO, match_id)
    await house.referee.end(moderator(), match_id)
    match, _ = await house.lobby.rematch(REN, match_id)
    settings = await read(house.engine, matches.read_settings, match.id)
    assert (settings.auto_start, settings.start_at) == (False, None)
