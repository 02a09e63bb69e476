"""Rematch: another table for the people of a match that has ended, opened once."""

import asyncio

import pytest

from bot.matches.errors import NotAllowed, NotSeated
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
