"""Subscribers hear of each change after its commit."""

import pytest
from structlog.testing import capture_logs

from bot.matches.subscribers import Subscribers
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, REN, House, moderator
from tests.bot.matches.test_trouble import loses_the_answer
from tests.toygame import Pick


async def test_a_change_is_published_when_it_is_committed(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    house.told.clear()
    other, seen = house.new_referee(), []

    def look(changed: str) -> None:
        seen.append(changed)

    house.referee.match_changed.subscribe(look)
    await house.answer(match_id, Seat(0), Pick(2))
    assert house.told == seen == [match_id]
    assert (await other.observe(match_id, Seat(0))).own_pick == 2


async def test_a_lobby_that_is_closed_is_a_change(house: House) -> None:
    match_id = await house.open_match(AIKO)
    await house.lobby.close(AIKO, match_id)
    assert match_id in house.told


async def test_a_change_is_published_where_the_commit_may_have_failed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    house.told.clear()
    monkeypatch.setattr("bot.matches.referee.writing", loses_the_answer)
    with pytest.raises(ConnectionResetError):
        await house.referee.end(moderator(), match_id)
    assert house.told == [match_id]


def test_a_subscriber_that_fails_does_not_keep_the_others_from_it() -> None:
    heard: list[str] = []

    def fail(match_id: str) -> None:
        raise ZeroDivisionError

    subscribers = Subscribers("match_changed")
    for subscriber in (fail, heard.append):
        subscribers.subscribe(subscriber)
    with capture_logs() as logged:
        subscribers.publish("k3v9qd")
    assert heard == ["k3v9qd"]
    assert [line["event"] for line in logged] == ["subscriber_failed"]
