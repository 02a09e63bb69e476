"""Before a match: opening, joining, leaving, AI seats, options, starting."""

import asyncio

import pytest

from bot.matches import Actor
from bot.matches.errors import (
    AlreadySeated,
    AlreadyStarted,
    LobbyFull,
    NotHost,
    NotSeated,
    UnknownMatch,
    WrongSeatCount,
)
from bot.matches.lobby import Lobby, Place
from bot.store.matches import Seating
from rules.core.errors import InvalidOptions, UnknownGame
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, MORI, REN, House

MODERATOR = Actor.moderator(500, "Judge", GUILD)
PLACE = Place(GUILD, CHANNEL, "fi")


async def seats_of(house: House, match_id: str) -> tuple[Seating, ...]:
    return (await house.lobby.rows(match_id)).seats


async def test_what_a_host_corrects_is_an_option_of_every_new_match(house: House) -> None:
    lobby = Lobby(house.referee, corrections={"toy": {"highest": 9}})
    match = await lobby.create(AIKO, "toy", {"rounds": 5}, 3, PLACE)
    assert match.options == {"rounds": 5, "highest": 9}


async def test_the_host_sits_down_first(house: House) -> None:
    match = await house.lobby.create(AIKO, "toy", {"rounds": 5}, 3, PLACE)
    table = await house.lobby.rows(match.id)
    assert table.match == match
    assert (match.status, match.host_id, match.locale) == ("lobby", AIKO.id, "fi")
    assert match.options == {"rounds": 5, "highest": 6}
    assert table.seats == (Seating(Seat(0), "Aiko", AIKO.id),)
    assert await house.news(match.id) == [("lobby", "lobby")]
    assert house.told == [match.id]


@pytest.mark.parametrize(
    ("title", "options", "seats", "refusal"),
    [
        ("chess", {}, 3, UnknownGame),
        ("toy", {"rounds": 0}, 3, InvalidOptions),
        ("toy", {"rounds": "many"}, 3, InvalidOptions),
        ("toy", {"colour": "red"}, 3, InvalidOptions),
        ("toy", {}, 1, WrongSeatCount),
        ("toy", {}, 5, WrongSeatCount),
    ],
)
async def test_a_match_that_could_not_be_played_is_not_opened(
    house: House, title: str, options: dict[str, object], seats: int, refusal: type[Exception]
) -> None:
    with pytest.raises(refusal):
        await house.lobby.create(AIKO, title, options, seats, PLACE)
    assert house.told == []


async def test_every_change_is_news(house: House) -> None:
    match_id = await house.open_match(AIKO)
    await house.say_everything(match_id)
    await house.lobby.join(REN, match_id)
    assert await house.news(match_id) == [("lobby", "lobby")]
    await house.say_everything(match_id)
    with pytest.raises(AlreadySeated):
        await house.lobby.join(REN, match_id)
    assert await house.news(match_id) == []


async def test_a_full_lobby_takes_nobody_else(house: House) -> None:
    match_id = await house.open_match(AIKO, REN, seats=2)
    with pytest.raises(LobbyFull):
        await house.lobby.join(MORI, match_id)
    with pytest.raises(LobbyFull):
        await house.lobby.add_ai(AIKO, match_id)


async def test_of_those_who_click_at_once_only_as_many_as_fit_get_in(house: House) -> None:
    match_id = await house.open_match(AIKO, seats=3)
    crowd = [Actor(600 + number, "Crowd") for number in range(6)]
    joining = (house.lobby.join(person, match_id) for person in crowd)
    results = await asyncio.gather(*joining, return_exceptions=True)
    assert sum(isinstance(result, LobbyFull) for result in results) == 4
    assert [player.name for player in await seats_of(house, match_id)] == ["Aiko", "Crowd", "Crowd (2)"]


async def test_who_leaves_makes_room(house: House) -> None:
    match_id = await house.open_match(AIKO, REN, MORI)
    await house.lobby.leave(REN, match_id)
    assert await seats_of(house, match_id) == (
        Seating(Seat(0), "Aiko", AIKO.id),
        Seating(Seat(1), "Mori", MORI.id),
    )
    with pytest.raises(NotSeated):
        await house.lobby.leave(REN, match_id)


async def test_a_leaving_host_hands_over_and_the_last_one_puts_out_the_light(house: House) -> None:
    match_id = await house.open_match(AIKO)
    await house.lobby.add_ai(AIKO, match_id)
    await house.lobby.join(REN, match_id)
    await house.lobby.leave(AIKO, match_id)
    assert (await house.lobby.rows(match_id)).match.host_id == REN.id
    await house.lobby.leave(REN, match_id)
    match = (await house.lobby.rows(match_id)).match
    assert (match.status, match.ended_at) == ("stopped", 1_800_000_000)
    with pytest.raises(AlreadyStarted):
        await house.lobby.join(MORI, match_id)


async def test_ais_come_and_go_at_the_host_s_wish(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    for newcomer in (REN, MORI):
        with pytest.raises(NotHost):
            await house.lobby.add_ai(newcomer, match_id)
    await house.lobby.add_ai(AIKO, match_id)
    await house.lobby.add_ai(MODERATOR, match_id)
    assert [player.name for player in await seats_of(house, match_id)] == ["Aiko", "Ren", "AI", "AI (2)"]
    await house.lobby.remove_ai(AIKO, match_id)
    await house.lobby.remove_ai(AIKO, match_id)
    assert [player.policy for player in await seats_of(house, match_id)] == [None, None]
    with pytest.raises(NotSeated):
        await house.lobby.remove_ai(AIKO, match_id)


async def test_the_host_sets_options_that_fit_those_who_sit(house: House) -> None:
    match_id = await house.open_match(AIKO, REN, MORI)
    with pytest.raises(NotHost):
        await house.lobby.set_up(REN, match_id, {"rounds": 1}, 3)
    with pytest.raises(WrongSeatCount):
        await house.lobby.set_up(AIKO, match_id, {}, 2)
    with pytest.raises(InvalidOptions):
        await house.lobby.set_up(AIKO, match_id, {"rounds": 0}, 3)
    await house.lobby.set_up(AIKO, match_id, {"rounds": 1}, 3)
    match = (await house.lobby.rows(match_id)).match
    assert (match.options, match.seats_wanted) == ({"rounds": 1, "highest": 6}, 3)


async def test_the_host_or_a_moderator_starts(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    with pytest.raises(NotHost):
        await house.referee.start(REN, match_id)
    position = await house.referee.start(MODERATOR, match_id)
    assert position.match.status == "running"
    assert len(position.prompts) == 2
    with pytest.raises(AlreadyStarted):
        await house.lobby.leave(REN, match_id)


async def test_a_match_is_called_off_by_its_host(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    with pytest.raises(NotHost):
        await house.lobby.close(REN, match_id)
    await house.lobby.close(AIKO, match_id)
    with pytest.raises(AlreadyStarted):
        await house.referee.start(AIKO, match_id)


async def test_a_match_moves_to_its_thread(house: House) -> None:
    match_id = await house.open_match(AIKO)
    await house.lobby.place_thread(AIKO, match_id, 88)
    assert (await house.lobby.rows(match_id)).match.place_id == 88
    with pytest.raises(UnknownMatch):
        await house.lobby.place_thread(AIKO, "nowhere", 88)


async def test_a_match_that_runs_does_not_move(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.place_thread(AIKO, match_id, 88)
    await house.referee.start(AIKO, match_id)
    with pytest.raises(AlreadyStarted):
        await house.lobby.place_thread(AIKO, match_id, 99)
    assert (await house.lobby.rows(match_id)).match.place_id == 88
