"""The next game: Rematch below the end of a match, and the call when a table is full."""

from bot.matches import Actor
from sandbox.club.players import controls
from sandbox.discord import Reply, View
from tests.bot.conftest import Club
from tests.bot.discord.moderation import match_in
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


async def open_table(club: Club, seats: int = 3) -> View:
    """Aiko opens a table; its lobby message."""
    await (await club.aiko.slash(club.channel, "game new", seats=seats, title="honor")).done()
    return await club.aiko.wait(club.channel, lambda view: controls(view, "join"))


async def choose_start(club: Club, lobby: View, value: str) -> Reply:
    """Aiko chooses in the options when the match starts by itself."""
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    [select] = controls(panel, "start-at")
    return await club.aiko.choose(panel, select["custom_id"], value)


def has_started(club: Club) -> bool:
    return any(place.parent is club.channel for place in club.service.channels.values())


async def test_whoever_asks_is_called_when_the_table_is_full(club: Club) -> None:
    lobby = await open_table(club)
    asked = await (await club.press(club.cleo, lobby, "call")).done()
    assert asked
    assert "I will call you" in asked.text
    await club.press(club.bob, lobby, "join")
    await club.see(lambda: r"Bob\_" in lobby.text)
    await club.press(club.bob, lobby, "call")
    await club.press(club.aiko, lobby, "add-ai")
    called = await club.cleo.wait(club.channel, lambda view: "The table is full" in view.text)
    assert f"<@{club.cleo.id}>" in called.text
    assert f"<@{club.bob.id}>" in called.text
    assert f"<@{club.aiko.id}>" not in called.text, "she has filled the table herself"


async def test_whoever_asks_is_called_when_the_host_takes_the_free_seats_away(club: Club) -> None:
    lobby = await open_table(club, seats=4)
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    await club.see(lambda: r"Bob\_" in lobby.text)
    for person in (club.bob, club.cleo):
        await club.press(person, lobby, "call")
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    [select] = controls(panel, "seats")
    await club.aiko.choose(panel, select["custom_id"], "3")
    called = await club.cleo.wait(club.channel, lambda view: "The table is full" in view.text)
    assert sorted(called.pings) == [club.bob.name, club.cleo.name]


async def test_the_call_to_start_goes_when_the_match_has_started(club: Club) -> None:
    lobby = await open_table(club)
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    called = await club.aiko.wait(club.channel, lambda view: "The table is full" in view.text)
    await club.press(club.aiko, lobby, "start")
    await club.see(lambda: has_started(club))
    await club.see(lambda: called.deleted)


async def full_table(club: Club) -> tuple[View, View]:
    """Aiko, a computer and Bob take all seats; the lobby message, and the call that the table is full."""
    lobby = await open_table(club)
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    return lobby, await club.aiko.wait(club.channel, lambda view: "The table is full" in view.text)


def calls_in(club: Club) -> list[View]:
    """The calls that stand in the channel."""
    return [view for view in club.aiko.read(club.channel) if "The table is full" in view.text]


async def test_the_call_goes_when_a_seat_is_free_again_and_comes_anew(club: Club) -> None:
    lobby, called = await full_table(club)
    await club.press(club.bob, lobby, "leave")
    await club.see(lambda: called.deleted)
    assert controls(lobby, "join")
    await club.press(club.cleo, lobby, "join")
    await club.see(lambda: calls_in(club))
    [again] = calls_in(club)
    assert again.pings == [club.aiko.name]


async def test_the_call_goes_when_the_host_adds_a_seat(club: Club) -> None:
    lobby, called = await full_table(club)
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    [select] = controls(panel, "seats")
    await club.aiko.choose(panel, select["custom_id"], "4")
    await club.see(lambda: called.deleted)


async def test_the_call_goes_also_if_the_bot_is_stopped_when_somebody_has_left(club: Club) -> None:
    lobby, called = await full_table(club)
    match = match_in(lobby)
    with club.bot.outbox_worker.held(match):
        await club.bot.lobby.leave(Actor(club.bob.id, "Bob"), match)
        await club.stop_bot()
    assert not called.deleted
    await club.start_bot()
    await club.see(lambda: called.deleted)


async def test_one_call_stands_if_a_seat_was_free_for_a_moment(club: Club) -> None:
    lobby, called = await full_table(club)
    match = match_in(lobby)
    with club.bot.outbox_worker.held(match):
        await club.bot.lobby.leave(Actor(club.bob.id, "Bob"), match)
        await club.bot.lobby.join(Actor(club.cleo.id, "Cleo"), match)
    await club.bot.outbox_worker.drain(match)
    assert called.deleted
    assert len(calls_in(club)) == 1


async def test_nobody_is_called_to_a_table_that_somebody_has_left_meanwhile(club: Club) -> None:
    lobby = await open_table(club)
    await club.press(club.bob, lobby, "join")
    await club.see(lambda: r"Bob\_" in lobby.text)
    match, cleo = match_in(lobby), Actor(club.cleo.id, "Cleo")
    with club.bot.outbox_worker.held(match):
        await club.bot.lobby.join(cleo, match)
        await club.bot.lobby.leave(cleo, match)
    await club.bot.outbox_worker.drain(match)
    assert not calls_in(club)


async def test_a_second_press_calls_nobody(club: Club) -> None:
    lobby = await open_table(club)
    for _ in range(2):
        await (await club.press(club.cleo, lobby, "call")).done()
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    called = await club.aiko.wait(club.channel, lambda view: "The table is full" in view.text)
    assert f"<@{club.cleo.id}>" not in called.text


async def test_a_table_starts_by_itself_at_a_set_time(club: Club) -> None:
    """Also if the bot was restarted in between; with those who sit there, though seats are free."""
    lobby = await open_table(club, seats=4)
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    await club.see(lambda: r"Bob\_" in lobby.text)
    await choose_start(club, lobby, "3600")
    await club.see(lambda: "It starts by itself: <t:" in lobby.text)
    club.pass_time(0.9)
    assert not has_started(club)
    await club.stop_bot()
    await club.start_bot()
    club.pass_time(0.2)
    await club.see(lambda: has_started(club))
    await club.aiko.wait(club.thread, lambda view: controls(view, "plan"))


async def test_what_was_due_while_the_bot_was_away_starts_then(club: Club) -> None:
    lobby = await open_table(club)
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    await choose_start(club, lobby, "900")
    await club.see(lambda: "It starts by itself: <t:" in lobby.text)
    await club.stop_bot()
    club.clock.skew += 3600
    await club.start_bot()
    await club.see(lambda: has_started(club))


async def test_too_few_people_at_the_set_time(club: Club) -> None:
    lobby = await open_table(club)
    await choose_start(club, lobby, "900")
    await club.see(lambda: "It starts by itself: <t:" in lobby.text)
    club.pass_time(0.5)
    told = await club.aiko.wait(club.channel, lambda view: "The table stays open" in view.text)
    assert f"<@{club.aiko.id}>" in told.text
    assert "only 1 seat is taken" in told.text
    await club.see(lambda: "It starts by itself" not in lobby.text)
    assert controls(lobby, "join")


async def test_a_time_that_is_typed(club: Club) -> None:
    lobby = await open_table(club)
    form = await choose_start(club, lobby, "typed")
    await club.aiko.submit(form, at="3d")
    await club.see(lambda: "It starts by itself: <t:" in lobby.text)
    form = await choose_start(club, lobby, "typed")
    refused = await club.aiko.submit(form, at="yesterday")
    await club.see(lambda: refused.followups)
    assert "That is no time" in refused.followups[0].text
    await choose_start(club, lobby, "none")
    await club.see(lambda: "It starts by itself" not in lobby.text)


async def test_only_the_host_sets_a_time(club: Club) -> None:
    lobby = await open_table(club)
    await club.press(club.bob, lobby, "join")
    panel = await (await club.press(club.bob, lobby, "options")).done()
    assert panel is not None
    refused = await club.bob.choose(panel, controls(panel, "start-at")[0]["custom_id"], "900")
    await club.see(lambda: refused.followups)
    assert "host" in refused.followups[0].text
