"""The next game: Rematch below the end of a match, and the call when a table is full."""

from sandbox.club.players import controls
from tests.bot.conftest import Club
from tests.bot.discord.test_fairness import end


async def test_one_press_opens_a_table_for_the_same_people(club: Club) -> None:
    thread = await club.begin()
    ending = await end(club, thread)
    assert any(file["url"].endswith(".json") for file in ending.attachments)
    await club.press(club.bob, ending, "rematch")
    lobby = await club.bob.wait(
        club.channel, lambda view: controls(view, "start") and view.text.count("Bob") == 1
    )
    assert "Aiko" in lobby.text
    told = await club.aiko.wait(thread, lambda view: "another table for the same people" in view.text)
    assert "Bob" in told.text
    again = await club.press(club.aiko, ending, "rematch")
    await club.see(lambda: again.followups)
    assert "already" in again.followups[0].text


async def test_the_host_is_called_when_the_last_seat_is_taken(club: Club) -> None:
    await (await club.aiko.slash(club.channel, "game new", seats=3, title="honor")).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    called = await club.aiko.wait(club.channel, lambda view: "The table is full" in view.text)
    assert f"<@{club.aiko.id}>" in called.text


async def test_a_table_can_start_by_itself_when_it_is_full(club: Club) -> None:
    await (await club.aiko.slash(club.channel, "game new", seats=3, title="honor")).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    await club.press(club.aiko, lobby, "add-ai")
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    [select] = controls(panel, "full")
    await club.aiko.choose(panel, select["custom_id"], "starts")
    await club.see(lambda: "starts by itself" in lobby.text)
    await club.press(club.bob, lobby, "join")
    await club.see(lambda: any(place.parent is club.channel for place in club.service.channels.values()))
    await club.aiko.wait(club.thread, lambda view: controls(view, "plan"))
