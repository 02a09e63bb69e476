"""Threads (https://docs.discord.com/developers/topics/threads): members, archives and locks."""

from typing import Any

import pytest

from sandbox.discord import PERM, Cannot, Human, View
from sandbox.discord.vocabulary import CallbackType
from tests.sandbox.desk import Desk, button, row

BUTTON = {"content": "press", "components": [row(button())]}


def rules_of(notes: list[Any]) -> list[str]:
    return [note.rule for note in notes]


# Members ("Thread Membership") -----------------------------------------------------------------------------


async def test_only_members_have_a_thread_in_the_sidebar_and_unread_marks(desk: Desk) -> None:
    thread = await desk.thread()
    await desk.sent(thread, {"content": "one"})
    assert desk.channel in desk.alice.sidebar
    assert thread not in desk.alice.sidebar
    assert thread not in desk.alice.unread
    await desk.sent(thread, {"content": f"<@{desk.alice.id}>, look"})
    assert desk.alice.unread[thread] == 2
    assert thread not in desk.bob.sidebar
    assert desk.alice.read(thread)[0].text == "one"
    assert thread not in desk.alice.unread


async def test_an_edit_that_mentions_makes_a_member_and_notifies_nobody(desk: Desk) -> None:
    thread = await desk.thread()
    message = await desk.sent(thread, {"content": "x"})
    await desk.edit(message, {"content": f"<@{desk.bob.id}>"})
    assert thread in desk.bob.sidebar
    assert desk.bob.push == []


async def test_who_may_not_view_the_channel_is_not_made_a_member_by_a_mention(desk: Desk) -> None:
    hall = await desk.service.add_channel(desk.guild, "hall", private_to=[desk.alice.user, desk.service.bot])
    thread = await desk.thread(hall)
    await desk.sent(thread, {"content": f"<@{desk.alice.id}> <@{desk.bob.id}>"})
    assert desk.alice.id in thread.members
    assert desk.bob.id not in thread.members


async def test_writing_in_a_thread_makes_a_member(desk: Desk) -> None:
    thread = await desk.thread()
    await desk.alice.say(thread, "hello")
    assert thread in desk.alice.sidebar


@pytest.mark.parametrize("joins", [True, False])
async def test_whether_a_press_makes_a_member_is_a_switch(desk: Desk, joins: bool) -> None:
    desk.service.config.press_joins = joins
    message = await desk.sent(await desk.thread(), BUTTON)
    await desk.press(desk.alice, message)
    assert (message.channel in desk.alice.sidebar) is joins


async def test_who_cannot_be_added_to_a_thread(desk: Desk) -> None:
    """Topics, "Inherited Permissions (Threads)"."""
    hall = await desk.service.add_channel(desk.guild, "hall", private_to=[desk.alice.user, desk.service.bot])
    thread = await desk.thread(hall, type=12)
    members = f"/channels/{thread.id}/thread-members"
    stranger = Human(desk.service, "Stranger")
    for _ in range(2):
        assert (await desk.request("PUT", f"{members}/{desk.alice.id}")).status == 204
    assert [view.text for view in desk.alice.read(thread)] == ["Referee added Alice to the thread."]
    assert desk.alice.push == []
    refused = [await desk.request("PUT", f"{members}/{key}") for key in (stranger.id, 1, desk.bob.id)]
    assert [(one.status, one.code) for one in refused] == [(404, 10007), (404, 10013), (403, 50001)]
    assert rules_of(desk.service.refusals) == ["thread-stranger", "thread-blind"]
    assert desk.service.violations == []
    desk.service.config.refuse_blind_members = False
    assert (await desk.request("PUT", f"{members}/{desk.bob.id}")).status == 204
    assert thread not in desk.bob.sidebar
    assert (await desk.request("DELETE", f"{members}/{desk.alice.id}")).status == 204
    assert thread not in desk.alice.sidebar
    assert (await desk.request("GET", f"{members}/{desk.alice.id}")).code == 10007
    assert (await desk.request("GET", members)).code == 50001


async def test_a_text_channel_has_no_thread_members(desk: Desk) -> None:
    path = f"/channels/{desk.channel.id}/thread-members/{desk.bob.id}"
    assert (await desk.request("PUT", path)).code == 50024
    assert rules_of(desk.service.violations) == ["thread-type"]


async def test_which_threads_can_be_made_where(desk: Desk) -> None:
    """ "Public & Private Threads": announcement channels take announcement threads only, threads none."""
    news = await desk.service.add_channel(desk.guild, "news", type=5)
    for where, kind in ((news, 12), (news, 11), (desk.channel, 10)):
        refused = await desk.request("POST", f"/channels/{where.id}/threads", {"name": "x", "type": kind})
        assert (refused.status, refused.code) == (400, 50024)
    assert rules_of(desk.service.violations) == ["thread-type"] * 3
    message = await desk.sent(news, {"content": "x"})
    made = await desk.request("POST", f"/channels/{news.id}/messages/{message.id}/threads", {"name": "x"})
    assert made.body["type"] == 10
    within = await desk.request("POST", f"/channels/{made.body['id']}/threads", {"name": "x", "type": 11})
    assert within.code == 50024


async def test_active_and_archived_threads_are_listed(desk: Desk) -> None:
    one, two = await desk.thread(), await desk.thread()
    private = await desk.thread(type=12)
    await desk.service.archive(two)

    async def listed(path: str) -> list[str]:
        return [thread["id"] for thread in (await desk.request("GET", path)).body["threads"]]

    assert await listed(f"/guilds/{desk.guild.id}/threads/active") == [str(private.id), str(one.id)]
    here = f"/channels/{desk.channel.id}"
    assert await listed(f"{here}/threads/archived/public") == [str(two.id)]
    assert await listed(f"{here}/users/@me/threads/archived/private") == []
    await desk.service.archive(private)
    assert await listed(f"{here}/users/@me/threads/archived/private") == [str(private.id)]
    assert await listed(f"{here}/threads/archived/private") == [str(private.id)]


# Archives ("Active & Archived Threads") --------------------------------------------------------------------


async def test_a_thread_without_messages_is_archived_and_a_message_opens_it(desk: Desk) -> None:
    thread = await desk.thread(auto_archive_duration=60)
    path = f"/channels/{thread.id}"
    desk.service.advance(3500)
    await desk.sent(thread, {"content": "still here"})
    desk.service.advance(3500)
    assert not (await desk.request("GET", path)).body["thread_metadata"]["archived"]
    desk.service.advance(101)
    assert (await desk.request("GET", path)).body["thread_metadata"]["archived"]
    await desk.sent(thread, {"content": "again"})
    assert not thread.archived
    desk.service.advance(3601)
    assert (await desk.request("GET", path)).body["thread_metadata"]["archived"]


async def test_in_an_archived_thread_only_new_messages_and_deleting_work(desk: Desk) -> None:
    thread = await desk.thread()
    message = await desk.sent(thread, {"content": "x"})
    await desk.service.archive(thread)
    here = f"/channels/{thread.id}"
    for method, path, body in (
        ("PATCH", f"{here}/messages/{message.id}", {"content": "y"}),
        ("PUT", f"{here}/thread-members/{desk.alice.id}", None),
        ("PUT", f"{here}/thread-members/@me", None),
        ("PUT", f"{here}/messages/{message.id}/reactions/🎲/@me", None),
        ("PATCH", here, {"name": "y"}),
    ):
        refused = await desk.request(method, path, body)
        assert (refused.status, refused.code) == (400, 50083), path
    assert set(rules_of(desk.service.refusals)) == {"archived"}
    assert desk.service.violations == []
    assert (await desk.request("PATCH", here, {"archived": False})).status == 200
    assert not thread.archived


@pytest.mark.parametrize(("deletes", "locked"), [(True, False), (True, True), (False, False)])
async def test_whether_messages_can_be_deleted_in_an_archived_thread(
    desk: Desk, deletes: bool, locked: bool
) -> None:
    desk.service.config.delete_in_archived = deletes
    _take_moderation(desk)
    thread = await desk.thread()
    message = await desk.sent(thread, {"content": "x"})
    await desk.service.archive(thread, locked=locked)
    answer = await desk.request("DELETE", f"/channels/{thread.id}/messages/{message.id}")
    assert answer.status == (204 if deletes and not locked else 400)
    assert thread.archived


async def test_a_press_in_an_archived_thread_needs_a_member(desk: Desk) -> None:
    """The client of a member opens the thread first; https://github.com/discord/discord-api-docs/issues/8474."""
    thread = await desk.thread()
    message = await desk.sent(thread, BUTTON | {"content": f"<@{desk.alice.id}>"})
    await desk.service.archive(thread)
    with pytest.raises(Cannot, match="archived"):
        await desk.bob.click(View(message, desk.bob), "b")
    await desk.press(desk.alice, message)
    assert not thread.archived
    await desk.service.archive(thread, locked=True)
    with pytest.raises(Cannot, match="locked"):
        await desk.alice.click(View(message, desk.alice), "b")


async def test_a_token_does_not_open_an_archived_thread(desk: Desk) -> None:
    thread = await desk.thread()
    pending = await desk.opened(desk.alice.slash(thread, "go"))
    await pending.answer(CallbackType.MESSAGE, content="x")
    await desk.service.archive(thread)
    refused = await desk.request("PATCH", f"{pending.hook}/messages/@original", {"content": "y"})
    assert refused.code == 50083


# Locks ("Locked Threads") ----------------------------------------------------------------------------------


async def test_a_locked_thread_is_for_moderators(desk: Desk) -> None:
    _take_moderation(desk)
    thread = await desk.thread()
    message = await desk.sent(thread, {"content": "x"})
    here = f"/channels/{thread.id}"
    with pytest.raises(Cannot, match="moderate"):
        await desk.alice.archive(thread)
    assert (await desk.request("PATCH", here, {"locked": True})).code == 50013
    assert (await desk.request("PATCH", here, {"rate_limit_per_user": 5})).code == 50013
    await desk.service.archive(thread, locked=True)
    assert (await desk.request("PATCH", here, {"archived": False})).code == 160005
    assert (await desk.request("POST", f"{here}/messages", {"content": "y"})).code == 160005
    desk.service.config.locked_owner_reopens = True
    assert (await desk.request("PATCH", here, {"archived": False})).status == 200
    assert (await desk.edit(message, {"content": "y"})).code == 160005
    with pytest.raises(Cannot, match="locked"):
        await desk.alice.say(thread, "hello")
    desk.service.add_role(desk.guild, "Moderators", PERM["MANAGE_THREADS"], desk.alice.user, desk.service.bot)
    assert (await desk.edit(message, {"content": "y"})).status == 200
    assert (await desk.request("PATCH", here, {"locked": False})).status == 200
    await desk.alice.archive(thread)
    assert thread.archived


def _take_moderation(desk: Desk) -> None:
    for role in desk.guild.roles.values():
        role.permissions &= ~PERM["MANAGE_THREADS"]


async def test_threads_take_the_slow_mode_of_their_channel(desk: Desk) -> None:
    extra = {"rate_limit_per_user": 30, "default_thread_rate_limit_per_user": 10}
    slow = await desk.service.add_channel(desk.guild, "slow", extra=extra)
    assert (await desk.thread(slow)).extra["rate_limit_per_user"] == 10
    await desk.alice.say(slow, "one")
    with pytest.raises(Cannot, match="slow mode"):
        await desk.alice.say(slow, "two")
    desk.service.advance(30)
    await desk.alice.say(slow, "two")


@pytest.mark.parametrize("counts", [True, False])
async def test_whether_slow_mode_counts_presses_is_a_switch(desk: Desk, counts: bool) -> None:
    """https://github.com/discord/discord-api-docs/issues/6465 was closed without an answer."""
    desk.service.config.slow_mode_presses = counts
    slow = await desk.service.add_channel(desk.guild, "slow", extra={"rate_limit_per_user": 30})
    message = await desk.sent(slow, BUTTON)
    await desk.alice.say(slow, "one")
    if counts:
        with pytest.raises(Cannot, match="slow mode"):
            await desk.alice.click(View(message, desk.alice), "b")
        desk.service.advance(30)
    assert (await desk.press(desk.alice, message)).kind == "nothing"


async def test_a_thread_is_renamed_twice_in_ten_minutes(desk: Desk) -> None:
    """https://github.com/discord/discord-api-docs/issues/1900: no header announces it."""
    thread, other = await desk.thread(), await desk.thread()
    here = f"/channels/{thread.id}"
    names = [await desk.request("PATCH", here, {"name": f"n{at}"}) for at in range(3)]
    assert [one.status for one in names] == [200, 200, 429]
    assert rules_of(desk.service.refusals) == ["rename"]
    shown = [view.text for view in desk.alice.read(thread)]
    assert shown == ["Referee changed the channel name: n0", "Referee changed the channel name: n1"]
    assert (await desk.request("PATCH", here, {"auto_archive_duration": 60})).status == 200
    assert (await desk.request("PATCH", f"/channels/{other.id}", {"name": "n"})).status == 200
    desk.service.advance(601)
    assert (await desk.request("PATCH", here, {"name": "n3"})).status == 200
