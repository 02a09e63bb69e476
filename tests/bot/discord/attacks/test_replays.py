"""The same thing twice: double clicks, repeated interactions, buttons from before an end or a rewind."""

import asyncio

from sandbox.club.players import controls
from tests.bot.conftest import Club
from tests.bot.discord.attacks.conftest import Siege
from tests.bot.discord.attacks.intruder import Intruder, ids_in, told


async def test_a_double_click_counts_once(club: Club) -> None:
    """Everybody presses Join, Add AI and Start as fast as they can."""
    await (await club.aiko.slash(club.channel, "game new", seats=4)).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    join, add, start = (controls(lobby, verb)[0]["custom_id"] for verb in ("join", "add-ai", "start"))
    await asyncio.gather(*(club.bob.click(lobby, join) for _ in range(5)))
    await asyncio.gather(*(club.aiko.click(lobby, add) for _ in range(5)))
    await club.see(lambda: lobby.text.count("(computer)") == 2 and lobby.text.count("Bob") == 1)
    starts = await asyncio.gather(*(club.aiko.click(lobby, start) for _ in range(4)))
    said = [await told(reply) for reply in starts]
    assert sum("has already started" in line for line in said) == 3
    places = [place for place in club.service.channels.values() if place.parent is club.channel]
    assert len(places) == 1


async def test_an_interaction_that_comes_twice_counts_once(siege: Siege) -> None:
    """With its id and token: Discord takes one answer only, and the match one command."""
    club, intruder = siege.club, Intruder(siege.club.aiko)
    panel = await club.panel(club.aiko)
    reply = await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: panel.revisions)
    shown = await siege.everything()
    await intruder.replay(reply)
    await club.see(lambda: any(seen.status == 400 for seen in club.service.log))
    assert await siege.everything() == shown
    club.service.violations.clear()  # the second answer, which Discord has refused


async def test_buttons_of_a_match_that_was_taken_back_or_ended_do_nothing(siege: Siege) -> None:
    """Every button that was ever shown, pressed by everybody."""
    club = siege.club
    club.service.add_role(club.guild, "referee", 1 << 5, club.cleo.user)
    places = (club.channel, siege.thread, club.aiko.dm, club.bob.dm)
    seen = set(ids_in(*places))
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(siege.thread, lambda view: view.pings)
    seen |= (asked := set(ids_in(*places)))
    sure = await (await club.cleo.slash(siege.thread, "referee rewind", to=0)).done()
    assert sure is not None
    await club.press(club.cleo, sure, "rewind")
    await club.cleo.wait(siege.thread, lambda view: "takes the match back" in view.text)
    before = await siege.everything()
    for custom_id in sorted(one for one in asked if one.startswith("ask:")):
        for person in (club.aiko, club.bob):
            assert "out of date" in await told(await Intruder(person).press(siege.thread, custom_id)), (
                custom_id
            )
    assert (await siege.everything())["log"] == before["log"]
    sure = await (await club.cleo.slash(siege.thread, "referee end")).done()
    assert sure is not None
    await club.press(club.cleo, sure, "end")
    await club.cleo.wait(siege.thread, lambda view: view.attachments and "ended" in view.text)
    before = await siege.everything()
    for custom_id in sorted(
        one for one in seen if custom_verb(one) not in ("board", "status", "rules", "plan")
    ):
        for person in (club.aiko, club.cleo):
            assert await told(await Intruder(person).press(siege.thread, custom_id)), custom_id
    after = await siege.everything()
    assert [after[name] for name in ("log", "matches", "seats", "drafts")] == [
        before[name] for name in ("log", "matches", "seats", "drafts")
    ]


def custom_verb(custom_id: str) -> str:
    """What a button means."""
    return custom_id.split(":")[3]
