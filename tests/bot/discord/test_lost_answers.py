"""Discord does what it is asked, and the word of it is lost: nobody is told that it went wrong, or twice."""

import pytest

from sandbox.club.players import controls
from sandbox.discord import Fault
from tests.bot.conftest import TIMEOUT, Club

FILLED_IN = "update_original_webhook_message"


async def test_an_answer_that_was_filled_in_is_filled_in_again(club: Club) -> None:
    """The press has been acknowledged; what replaces the dots may be sent as often as one likes."""
    await club.begin()
    club.service.faults.append(Fault(FILLED_IN, after=True, drop=True))
    reply = await club.bob.slash(club.thread, "game plan")
    answer = await reply.done()
    assert answer is not None
    assert "🪙" in answer.text
    assert reply.followups == []


async def test_an_apology_may_take_the_place_of_an_answer_with_a_picture(club: Club) -> None:
    """Messages of components take no other content."""
    await club.begin()
    club.service.faults.append(lost := Fault(FILLED_IN, after=True, drop=True, times=2))
    reply = await club.bob.slash(club.thread, "game plan")
    await club.see(lambda: lost.hits == 2 and reply.message and "went wrong" in reply.message.text)
    assert reply.followups == []


async def test_nobody_waits_for_an_answer_whose_acknowledgement_was_lost(club: Club) -> None:
    """Discord shows dots, and takes no first answer any more: an apology takes their place."""
    await club.begin()
    club.service.faults.append(Fault("/callback", after=True, drop=True))
    reply = await club.bob.slash(club.thread, "game status")
    await club.see(lambda: reply.message and "went wrong" in reply.message.text)
    assert not reply.interaction.awaits_content


@pytest.mark.parametrize("asked", ["press", "command"])
async def test_what_is_under_way_when_the_bot_stops_is_answered(club: Club, asked: str) -> None:
    """Nobody else can: whoever was promised an answer would look at three dots for a quarter of an hour."""
    await club.begin()
    now = await club.bob.wait(club.thread, lambda view: controls(view, "status"), TIMEOUT)
    club.service.faults.append(slow := Fault(FILLED_IN, status=200, delay=1.0))
    if asked == "press":
        reply = await club.press(club.bob, now, "status")
    else:
        reply = await club.bob.slash(club.thread, "game status")
    await club.see(lambda: slow.hits)
    await club.stop_bot()
    answer = await reply.done(TIMEOUT)
    assert answer is not None
    assert "Waiting for" in answer.text
