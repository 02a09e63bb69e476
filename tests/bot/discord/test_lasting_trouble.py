"""Discord refuses for longer than a moment: nothing is told in the wrong order, nothing is asked for ever."""

import asyncio
from functools import partial

import pytest

from bot.discord.delivery import retry_policy
from bot.discord.delivery.direct_messages import FRESH, REFUSAL_TTL
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from bot.views.message import Message, Text
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import PERM, Fault, Human, View
from sandbox.discord.vocabulary import ChannelType
from sandbox.discord.wire.entities import channel_wire
from sandbox.discord.world import Channel, Overwrite
from tests.bot.conftest import TIMEOUT, Club
from tests.bot.discord.test_at_the_table import note_of


def refused(club: Club) -> int:
    """Discord bars a bot for a while that is refused 10,000 times within ten minutes.

    Edits that may wait are left out: one may be on its way.
    """
    return sum(seen.status == 403 and seen.op != "update_message" for seen in club.service.log)


ANSWERED = "update_original_webhook_message"


async def match_of(club: Club) -> str:
    """The id of the match in the club's thread."""
    async with reading(club.bot.engine) as connection:
        [found] = await matches.in_place(connection, club.thread.id)
    return found.id


def is_ending(view: View) -> bool:
    """Whether it is the match's last message, with the record."""
    return any(file["filename"].endswith(".json") for file in view.attachments)


async def test_the_ending_is_told_last_even_if_nothing_could_be_told_before(club: Club) -> None:
    """The message that is always current opens the table: at that moment there is all to be told yet."""
    lobby = await club.gather()
    silence = Fault("create_message", times=1_000_000, drop=True)
    club.service.faults.append(silence)
    await (await club.press(club.aiko, lobby, "start")).done(TIMEOUT)
    match = await match_of(club)
    await club.see(lambda: silence.hits)
    await club.bot.referee.end(club.mori, match)
    club.service.faults.clear()
    club.bot.outbox_worker.wake(match)
    await club.aiko.wait(club.thread, is_ending, TIMEOUT)
    await club.bot.outbox_worker.drain(match)
    told = club.aiko.read(club.thread)
    assert controls(told[0], "board"), "the message that is always current"
    assert any("Mori has ended" in view.text for view in told[1:-1])
    assert is_ending(told[-1])
    assert not any(is_ending(view) for view in told[:-1])


async def test_who_takes_no_direct_messages_is_written_to_once_in_a_while(club: Club) -> None:
    """However often they press; when they take them again, they get them after the next press."""
    club.bob.user.dms_open = False
    await club.begin()
    match, seat = await match_of(club), outbox.seat_audience(Seat(1))
    prompt = (await club.bot.referee.position(match)).prompts[Seat(1)]

    async def press_and_be_asked() -> None:
        await (await club.bob.slash(club.thread, "game status")).done()
        async with writing(club.bot.engine) as connection:
            await outbox.put(connection, match, seat, prompt.id)
        club.bot.outbox_worker.wake(match)
        await club.bot.outbox_worker.drain(match)

    for _ in range(8):
        await press_and_be_asked()
    assert refused(club) == 1
    club.clock.skew += REFUSAL_TTL
    await press_and_be_asked()
    await press_and_be_asked()
    assert refused(club) == 2
    club.bob.user.dms_open = True
    club.clock.skew += REFUSAL_TTL
    await press_and_be_asked()
    assert await club.panel(club.bob)
    assert refused(club) == 2


async def test_reminders_knock_at_no_closed_door(club: Club) -> None:
    club.bob.user.dms_open = False
    await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    before = refused(club)
    await (await club.bob.slash(club.thread, "game status")).done()
    await club.bot.referee.remind(club.mori, match)
    await club.bot.outbox_worker.drain(match)
    assert refused(club) == before == 1


def close_threads(club: Club) -> int:
    """The bot may not write in threads any more; the id of the role that denies it."""
    role = club.service.add_role(club.guild, "quiet", 0, club.service.bot)
    club.channel.overwrites[role] = Overwrite(0, 0, PERM["SEND_MESSAGES_IN_THREADS"])
    return role


async def test_a_place_that_is_closed_is_told_to_the_host_and_told_of_everything_when_it_opens(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    role = close_threads(club)
    monkeypatch.setattr(retry_policy, "INITIAL_BACKOFF_IF_REFUSED", 0.0)
    await club.bot.referee.pause(club.mori, match)
    warning = await club.aiko.wait(club.aiko.dm, lambda view: "I cannot write" in view.text, TIMEOUT)
    assert "locked" in warning.text
    await club.bot.referee.resume(club.mori, match)
    del club.channel.overwrites[role]
    club.bot.outbox_worker.wake(match)
    await club.bot.outbox_worker.drain(match)
    told = [view.text for view in club.aiko.read(thread)][-2:]
    assert ["Mori has paused" in told[0], "has resumed" in told[1]] == [True, True], told
    assert sum("I cannot write" in view.text for view in club.aiko.read(club.aiko.dm)) == 1


async def delete(club: Club, place: Channel) -> None:
    """A moderator deletes a thread or channel."""
    del club.service.channels[place.id]
    event = "THREAD_DELETE" if place.is_thread else "CHANNEL_DELETE"
    await club.service.emit(event, channel_wire(place), guild=club.guild, channel=place)


async def test_a_match_whose_thread_is_deleted_goes_on_in_another(club: Club) -> None:
    lost = await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    await delete(club, lost)
    await club.see(lambda: thread_of(club) not in (None, lost.id))
    line = await club.bob.wait(club.thread, lambda view: "was deleted" in view.text, TIMEOUT)
    assert set(line.pings) == {"Aiko", "Bob_*x*"}
    await club.bot.outbox_worker.drain(match)
    assert club.thread.members >= {club.aiko.id, club.bob.id}
    assert controls(club.aiko.read(club.thread)[0], "plan"), "the message that is always current"
    await club.see(lambda: f"/{club.thread.id}/" in club.lobby.text)
    panel = await club.panel(club.aiko)
    await club.see(lambda: str(club.thread.id) in panel.text)


async def test_a_thread_that_is_deleted_while_the_bot_is_away_is_found_at_the_next_news(club: Club) -> None:
    lost = await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    del club.service.channels[lost.id]
    before = len(club.service.log)
    await club.bot.referee.pause(club.mori, match)
    await club.see(lambda: thread_of(club))
    await club.aiko.wait(club.thread, lambda view: "Mori has paused" in view.text, TIMEOUT)
    assert sum(seen.status == 404 for seen in club.service.log[before:]) < 10


async def test_a_question_at_a_deleted_table_is_asked_again(club: Club) -> None:
    lost = await club.begin("spirit")
    match = await match_of(club)
    asked = await club.aiko.wait(lost, lambda view: view.pings, TIMEOUT)
    await club.bot.outbox_worker.drain(match)
    await delete(club, lost)
    await club.see(lambda: thread_of(club))
    again = await club.aiko.wait(club.thread, lambda view: view.pings == asked.pings, TIMEOUT)
    assert {one["custom_id"] for one in again.buttons} == {one["custom_id"] for one in asked.buttons}


async def test_a_private_table_moves_into_a_private_thread(club: Club) -> None:
    await (await club.aiko.slash(club.channel, "game new", seats=3, private=True)).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    await club.press(club.bob, lobby, "join")
    await club.press(club.aiko, lobby, "add-ai")
    await club.see(lambda: "(computer)" in lobby.text and "Bob" in lobby.text)
    await (await club.press(club.aiko, lobby, "start")).done(TIMEOUT)
    lost = club.thread
    await club.bot.outbox_worker.drain(await match_of(club))
    await delete(club, lost)
    await club.see(lambda: thread_of(club))
    assert club.thread.type == ChannelType.PRIVATE_THREAD
    await club.see(lambda: club.thread.members >= {club.aiko.id, club.bob.id})
    assert club.cleo.id not in club.thread.members


async def test_a_match_whose_channel_is_deleted_is_taken_elsewhere_by_a_player(club: Club) -> None:
    await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    other = await club.service.add_channel(club.guild, "other")
    del club.service.channels[club.thread.id]
    await delete(club, club.channel)
    for person in (club.aiko, club.bob):
        told = await person.wait(person.dm, lambda view: "was deleted" in view.text, TIMEOUT)
        assert "/game move" in told.text
    refused = await (await club.cleo.slash(other, "game move", match=match)).done(TIMEOUT)
    assert "no seat" in note_of(refused)
    moved = await (await club.bob.slash(other, "game move", match=match)).done(TIMEOUT)
    [thread] = [place for place in club.service.channels.values() if place.parent is other]
    assert str(thread.id) in note_of(moved)
    await club.bob.wait(thread, lambda view: "goes on here" in view.text, TIMEOUT)
    await club.see(lambda: thread.members >= {club.aiko.id, club.bob.id})
    await club.bob.wait(other, lambda view: controls(view, "board"), TIMEOUT)
    again = await (await club.aiko.slash(other, "game move", match=match)).done(TIMEOUT)
    assert "is played in" in note_of(again)


def thread_of(club: Club) -> int | None:
    """The id of the thread below the club's channel, if there is one."""
    return next((place.id for place in club.service.channels.values() if place.parent is club.channel), None)


async def test_an_archived_thread_is_opened_for_whatever_is_done_there(club: Club) -> None:
    """Discord archives a thread in which nobody wrote for a day; only new messages open it by themselves.

    That messages can be deleted there is documented, but has been refused.
    """
    club.service.config.delete_in_archived = False
    thread = await club.begin()
    message_key = MessageKey(await match_of(club), "table", "a-letter")
    await club.bot.outbox_worker.drain(message_key.match)
    for act in (
        partial(_say, club, message_key),
        partial(_say, club, message_key),
        partial(_remove, club, message_key),
    ):
        thread.extra["archived"] = True
        await act()
        assert not thread.extra.get("archived")
    assert not any("Hear, hear!" in view.text for view in club.aiko.read(thread))


async def test_a_thread_that_is_archived_during_a_press_is_no_fault(club: Club) -> None:
    """It is opened to take the controls off the question, which delivery may have deleted by then."""
    thread = await club.begin("spirit")
    question = await club.aiko.wait(thread, lambda view: view.pings, TIMEOUT)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    await club.bot.outbox_worker.drain(await match_of(club))
    club.service.faults.append(Fault(ANSWERED, status=400, code=50083))
    before = len(club.service.log)
    counsel = next(one["custom_id"] for one in question.buttons if "counsel" in one["custom_id"])
    reply = await asked.click(question, counsel)
    await club.see(lambda: question.deleted)
    await asyncio.sleep(1)  # until the answer was tried once more
    assert [seen.op for seen in club.service.log[before:]].count(ANSWERED) == 2
    assert reply.followups == []


async def _say(club: Club, message_key: MessageKey) -> None:
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    await club.bot.gateway.put(message_key, club.thread.id, rendered)


async def _remove(club: Club, message_key: MessageKey) -> None:
    await club.bot.gateway.remove(message_key)


async def test_a_warning_that_gets_lost_is_said_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    close_threads(club)
    monkeypatch.setattr(retry_policy, "INITIAL_BACKOFF_IF_REFUSED", 0.0)
    club.service.faults.append(Fault(f"create_message .*/channels/{club.aiko.dm.id}/", drop=True))
    await club.bot.referee.pause(club.mori, match)
    await club.aiko.wait(club.aiko.dm, lambda view: "I cannot write" in view.text, TIMEOUT)
    assert club.service.faults[0].hits


async def test_a_server_that_was_left_is_not_asked_at_every_press(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)
    await club.bot.outbox_worker.drain(await match_of(club))
    await club.service.emit("GUILD_DELETE", {"id": str(club.guild.id)}, guild=club.guild)
    club.guild.has_bot = False
    del club.guild.members[club.service.bot.id]
    async with asyncio.timeout(TIMEOUT):
        while club.bot.guilds:  # noqa: ASYNC110 - discord.py tells nobody who waits
            await asyncio.sleep(0.02)
    club.clock.skew += FRESH
    for _ in range(5):
        reply = await club.press(club.aiko, panel, "suggest")
        await club.see(partial(getattr, reply, "followups"))
        assert "server" in reply.followups[0].text
    assert refused(club) == 1
    club.clock.skew += FRESH
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: refused(club) == 2)


MEMBER = "get_guild_member"
ANSWER = "create_interaction_response"


@pytest.mark.parametrize(("verb", "after"), [("suggest", "confirm"), ("confirm", "change")])
async def test_a_press_is_acknowledged_before_discord_is_asked_for_the_member(
    club: Club, verb: str, after: str
) -> None:
    """Discord gives three seconds for the first, and may take longer for the second, and the answer too."""
    await club.begin()
    panel = await club.panel(club.bob)
    if verb == "confirm":
        await club.press(club.bob, panel, "suggest")
        await club.see(lambda: "🪙" in panel.text and len(panel.revisions) > 1)
    await club.bot.outbox_worker.drain(await match_of(club))
    club.clock.skew += FRESH
    club.service.faults.append(Fault(MEMBER, status=502, times=2))
    before, edits = len(club.service.log), len(panel.revisions)
    reply = await club.press(club.bob, panel, verb)
    await club.see(lambda: "🪙" in panel.text and len(panel.revisions) > edits and controls(panel, after))
    asked = [seen.op for seen in club.service.log[before:] if seen.op in (MEMBER, ANSWER)]
    assert asked == [ANSWER, MEMBER, MEMBER, MEMBER]
    assert reply.followups == []


@pytest.mark.parametrize("status", [429, 502])
async def test_a_press_while_discord_is_busy_gets_no_apology(club: Club, status: int) -> None:
    await club.begin()
    panel = await club.panel(club.bob)
    club.clock.skew += FRESH
    club.service.faults.append(Fault(MEMBER, status=status, times=5))
    reply = await club.press(club.bob, panel, "suggest")
    await club.see(lambda: reply.followups)
    assert "Discord is busy" in reply.followups[0].text


async def test_a_refused_choice_shows_the_panel_again(club: Club) -> None:
    """A client sends nothing if an option is chosen that it shows as chosen."""
    await club.begin()
    panel = await club.panel(club.bob)
    edits = len(panel.revisions)
    reply = await club.press(club.bob, panel, "confirm")
    await club.see(lambda: reply.followups and len(panel.revisions) > edits)
    assert controls(panel, "confirm")


async def test_a_question_that_somebody_deletes_is_found_again(club: Club) -> None:
    """By My plan, /game plan and Status; and with the next reminder it stands at the table again."""
    thread = await club.begin("spirit")
    match = await match_of(club)
    question = await club.aiko.wait(thread, lambda view: view.pings, TIMEOUT)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    await club.bot.outbox_worker.drain(match)
    wanted = {one["custom_id"] for one in question.buttons}
    question.message.deleted = True
    del thread.messages[question.id]
    shown = await (await asked.slash(thread, "game plan")).done(TIMEOUT)
    assert shown is not None
    assert {one["custom_id"] for one in shown.buttons} == wanted
    status = await asked.slash(thread, "game status")
    await club.see(lambda: status.followups and status.followups[0].buttons)
    assert {one["custom_id"] for one in status.followups[0].buttons} == wanted
    await club.bot.referee.remind(club.mori, match)
    reminder = await asked.wait(asked.dm, lambda view: "/channels/" in view.text, TIMEOUT)
    public = [view for view in club.aiko.read(thread) if not view.ephemeral]
    questions = [view for view in public if {one["custom_id"] for one in view.buttons} == wanted]
    assert len(questions) == 1
    assert f"https://discord.com/channels/{club.guild.id}/{thread.id}/{questions[0].id}" in reminder.text


async def test_the_question_can_be_answered_where_it_was_found_again(club: Club) -> None:
    thread = await club.begin("spirit")
    question = await club.aiko.wait(thread, lambda view: view.pings, TIMEOUT)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    shown = await (await asked.slash(thread, "game plan")).done(TIMEOUT)
    assert shown is not None
    await asked.click(shown, next(one["custom_id"] for one in shown.buttons if "fight" in one["custom_id"]))
    await club.see(lambda: question.deleted)


async def test_the_table_hears_who_cannot_be_added_and_plays(club: Club) -> None:
    club.service.faults.append(Fault(f"add_thread_member .*/{club.bob.id}", status=403, times=1))
    thread = await club.begin()
    line = await club.aiko.wait(thread, lambda view: "could not add" in view.text, TIMEOUT)
    assert r"Bob\_\*x\*" in line.text
    assert not line.pings
    await club.see(lambda: club.aiko.id in thread.members)
    assert await club.panel(club.bob)


async def test_the_table_hears_at_a_public_question_that_its_player_has_left(club: Club) -> None:
    thread = await club.begin("spirit")
    match = await match_of(club)
    question = await club.aiko.wait(thread, lambda view: view.pings, TIMEOUT)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    await club.bot.outbox_worker.drain(match)
    del club.guild.members[asked.id]
    club.clock.skew += FRESH
    await club.bot.referee.remind(club.mori, match)
    other = club.bob if asked is club.aiko else club.aiko
    line = await other.wait(thread, lambda view: "has left this server" in view.text, TIMEOUT)
    assert not line.pings


@pytest.mark.parametrize(("rule", "code"), [("dm-quarantine", "20026"), ("dm-too-fast", "40003")])
async def test_the_owner_is_told_once_that_discord_lets_the_bot_reach_nobody_new(
    club: Club, rule: str, code: str
) -> None:
    owner = Human(club.service, "Owner")
    owner.user, owner.id = club.service.owner, club.service.owner.id
    owner.user.installed = True
    for person in (club.aiko, club.bob):
        person.user.dm_refusal = rule
    await club.begin()
    for person in (club.aiko, club.bob):
        called = await person.wait(club.thread, lambda view: bool(view.pings), TIMEOUT)
        assert "/game plan" in called.content
    await owner.wait(owner.dm, lambda view: f"error {code}" in view.content, TIMEOUT)
    await club.bot.outbox_worker.drain(await match_of(club))
    assert len(owner.read(owner.dm)) == 1


async def test_direct_messages_are_opened_in_the_lobby_and_say_nothing_yet(club: Club) -> None:
    """Discord bars a bot that opens many at once, as it would at the first planning."""
    lobby = await club.gather()
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_lobby(connection)
    await club.bot.outbox_worker.drain(match.id)
    await club.see(lambda: sum(seen.op == "create_dm" for seen in club.service.log) == 2)
    opened = [seen for seen in club.service.log if seen.op == "create_dm"]
    assert [int(seen.body["recipient_id"]) for seen in opened] == [club.aiko.id, club.bob.id]
    assert not club.aiko.read(club.aiko.dm)
    await club.press(club.aiko, lobby, "remove-ai")
    await club.bot.outbox_worker.drain(match.id)
    assert sum(seen.op == "create_dm" for seen in club.service.log) == len(opened)
