"""A message whose sending was cut off is found again, however long the bot was away."""

import aiohttp
import pytest

from bot.components.ids import Address, Route
from bot.components.layout import Sheet
from bot.mailbox import Letter
from bot.present.message import Message, Text
from bot.sandbox import Fault
from tests.bot.conftest import Club

LONGER_THAN_NONCES = 3600.0
"""Seconds; Discord drops a second message with the same nonce only in the first minutes."""


async def _cut_off(club: Club, letter: Letter, sheet: Sheet) -> None:
    """The message is posted, and the connection is lost before Discord can say so."""
    club.service.faults.append(Fault("create_message", after=True, drop=True))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await club.bot.mailbox.put(letter, club.channel.id, sheet)
    club.service.advance(LONGER_THAN_NONCES)


def _said(club: Club, text: str) -> int:
    return sum(text in view.text for view in club.aiko.read(club.channel))


async def test_what_was_posted_before_an_outage_is_not_posted_again(club: Club) -> None:
    match = await club.gather()
    letter = Letter(_match_id(match.text), "table", "a-letter")
    sheet = Sheet(Message((Text("Hear, hear!"),)), Address(Route.TABLE, letter.match))
    await _cut_off(club, letter, sheet)
    posted = await club.bot.mailbox.put(letter, club.channel.id, sheet)
    assert _said(club, "Hear, hear!") == 1
    found = await club.bot.mailbox.find(letter)
    assert found is not None
    assert found.id == posted


async def test_what_was_posted_before_an_outage_can_be_taken_away(club: Club) -> None:
    match = await club.gather()
    letter = Letter(_match_id(match.text), "table", "a-letter")
    sheet = Sheet(Message((Text("Hear, hear!"),)), Address(Route.TABLE, letter.match))
    await _cut_off(club, letter, sheet)
    await club.bot.mailbox.remove(letter)
    assert _said(club, "Hear, hear!") == 0


def _match_id(lobby: str) -> str:
    return lobby.split("`")[1]
