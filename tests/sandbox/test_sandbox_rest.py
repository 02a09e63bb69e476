"""The life of interactions, permissions, files, faults and rate limits, by raw requests of the bot."""

import time

import aiohttp
import pytest

from sandbox.discord import Cannot, Config, Fault, Human
from sandbox.discord.errors import RateLimited
from sandbox.discord.notes import Notes
from sandbox.discord.rate_limits import RateLimiter
from sandbox.discord.view import View
from sandbox.discord.vocabulary import CallbackType, MessageFlag
from tests.sandbox.desk import COMMAND, Desk, button, layout, row, words

MESSAGE, DEFER, UPDATE, CHOICES = (
    CallbackType.MESSAGE,
    CallbackType.DEFERRED_MESSAGE,
    CallbackType.UPDATE,
    CallbackType.CHOICES,
)


async def test_an_interaction_is_answered_once_and_followed_up_for_fifteen_minutes(desk: Desk) -> None:
    pending = await desk.pending(x="1")
    assert (await pending.follow_up("early")).code == 10015
    assert (await pending.answer(UPDATE, content="nothing to update")).status == 400
    assert (await pending.answer(CHOICES, choices=[])).status == 400
    assert (await pending.answer(DEFER, flags=MessageFlag.EPHEMERAL)).status == 204
    assert (await pending.answer(MESSAGE, content="again")).code == 40060
    reply = await pending.reply()
    assert reply.kind == "thinking"
    filled = await pending.follow_up("now")
    view = reply.message
    assert view
    assert (view.content, view.ephemeral, view.thinking, view.edited) == ("now", True, False, False)
    assert desk.alice.read(desk.channel)
    assert not desk.bob.read(desk.channel)
    unreachable = await desk.request("GET", f"{desk.messages}/{filled.body['id']}")
    assert unreachable.code == 10008
    more = await pending.follow_up("more")
    original = f"{pending.hook}/messages/@original"
    assert (await desk.request("PATCH", original, {"content": "new"})).status == 200
    assert (await desk.request("DELETE", f"{pending.hook}/messages/{more.body['id']}")).status == 204
    desk.service.advance(901)
    assert (await desk.request("PATCH", original, {"content": "late"})).code == 50027


async def test_an_answer_after_the_deadline_finds_nobody(desk: Desk) -> None:
    pending = await desk.pending()
    assert (await pending.reply()).kind == "failed"
    late = await pending.answer(MESSAGE, content="x")
    assert (late.status, late.code) == (404, 10062)


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "a", "value": "a"}] * 26,
        [{"name": "x" * 101, "value": "a"}],
        [{"name": "a", "value": "x" * 101}],
        [{"name": "a", "value": 1}],
        [{"name": "", "value": "a"}],
    ],
)
async def test_refuses_bad_suggestions(desk: Desk, choices: list[dict[str, object]]) -> None:
    pending = await desk.opened(desk.alice.autocomplete(desk.channel, "go", "x", "a"))
    assert (await pending.answer(CHOICES, choices=choices)).status == 400
    assert (await pending.answer(CHOICES, choices=[{"name": "a", "value": "a"}] * 25)).status == 204
    assert len(await pending.task) == 25


async def test_a_form_must_be_filled_in(desk: Desk) -> None:
    pending = await desk.pending()
    field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    await pending.answer(CallbackType.MODAL, custom_id="m", title="t", components=[field])
    reply = await pending.reply()
    with pytest.raises(Cannot, match="required"):
        await desk.alice.submit(reply)
    with pytest.raises(Cannot, match="no such fields"):
        await desk.alice.submit(reply, name="x", other="y")


async def test_permissions_and_privacy(desk: Desk) -> None:
    service, alice, bob = desk.service, desk.alice, desk.bob
    secret = await service.add_channel(desk.guild, "secret", private_to=[alice.user])
    assert (await desk.request("POST", f"/channels/{secret.id}/messages", {"content": "x"})).code == 50001
    assert secret.permissions(bob.user) == 0
    shared = await service.add_channel(desk.guild, "shared", private_to=[alice.user, service.bot])
    assert (await desk.request("POST", f"/channels/{shared.id}/messages", {"content": "x"})).status == 200
    assert alice.read(shared)
    assert not bob.read(shared)


async def test_the_bot_reads_only_what_is_meant_for_it(desk: Desk) -> None:
    said = await desk.alice.say(desk.channel, "hello")
    path = f"{desk.messages}/{said.id}"
    assert (await desk.request("GET", path)).body["content"] == ""
    assert (await desk.request("PATCH", path, {"content": "x"})).code == 50005
    assert (await desk.request("DELETE", path)).code == 50013
    called = await desk.alice.say(desk.channel, f"<@{desk.service.bot.id}> hi")
    assert "hi" in (await desk.request("GET", f"{desk.messages}/{called.id}")).body["content"]


async def test_direct_messages_need_a_common_server_and_an_open_door(desk: Desk) -> None:
    stranger = Human(desk.service, "Stranger")
    for person, code in ((stranger, 50278), (desk.bob, 50007)):
        person.user.dms_open = person is stranger
        recipient = {"recipient_id": str(person.id)}
        channel = (await desk.request("POST", "/users/@me/channels", recipient)).body["id"]
        refused = await desk.request("POST", f"/channels/{channel}/messages", {"content": "x"})
        assert (refused.status, refused.code) == (403, code)


async def test_files_stay_unless_an_edit_leaves_them_out(desk: Desk) -> None:
    described = [{"id": 0, "filename": "a.png", "description": "alt"}, {"id": 1, "filename": "b.png"}]
    first = (await desk.post({"attachments": described}, ("a.png", b"1"), ("b.png", b"2"))).body
    assert [one.get("description") for one in first["attachments"]] == ["alt", None]
    path = f"{desk.messages}/{first['id']}"
    listed = {"attachments": [{"id": first["attachments"][1]["id"]}, {"id": 0, "filename": "c.png"}]}
    second = (await desk.request("PATCH", path, listed, (("c.png", b"3"),))).body
    assert [one["filename"] for one in second["attachments"]] == ["b.png", "c.png"]
    assert await desk.alice.download(second["attachments"][1]) == b"3"
    third = (await desk.request("PATCH", path, {"content": "only text"})).body
    assert len(third["attachments"]) == 2
    emptied = await desk.request("PATCH", path, {"content": "", "attachments": []})
    assert emptied.status == 400


async def test_files_are_limited(desk: Desk) -> None:
    desk.service.config.attachment_limit = 10
    assert (await desk.post({"content": "a"}, ("a.png", b"x" * 11))).status == 413
    assert (await desk.post({"content": "a"}, *[(f"{at}.png", b"x") for at in range(11)])).status == 400
    too_wordy = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert (await desk.post(too_wordy, ("a.png", b"1"))).status == 400


async def test_a_layout_stays_a_layout(desk: Desk) -> None:
    sent = (await desk.post(layout(words()))).body
    plain = {"content": "a", "components": [], "flags": 0}
    assert (await desk.request("PATCH", f"{desk.messages}/{sent['id']}", plain)).status == 400


async def test_the_wire_itself(desk: Desk) -> None:
    assert (await desk.request("GET", "/nope")).status == 404
    assert "no such route" in desk.service.violations[-1]
    assert (await desk.request("GET", "/channels/abc")).status == 400
    json_header = {"Content-Type": "application/json"}
    broken = await desk.request("POST", desk.messages, data=b'{"content"', headers=json_header)
    assert broken.code == 50109
    assert (await desk.post({"content": "a"}, headers={"Authorization": "Bot x"})).status == 401
    assert (await desk.post({"contnt": "typo", "content": "a"})).status == 200
    assert "contnt" in desk.service.warnings[-1]


async def test_a_nonce_is_posted_once(desk: Desk) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    first, second = await desk.post(body), await desk.post(body)
    assert first.body["id"] == second.body["id"]


async def test_a_full_bucket_answers_429(desk: Desk) -> None:
    desk.service.config.buckets = {"create_message": ("message", 2, 60.0)}
    answers = [await desk.post({"content": "a"}) for _ in range(3)]
    assert [one.status for one in answers] == [200, 200, 429]
    assert answers[0].headers["X-RateLimit-Remaining"] == "1"
    assert answers[2].headers["X-RateLimit-Scope"] == "user"
    assert 59 < answers[2].body["retry_after"] <= 60


def test_a_bucket_is_empty_again_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(buckets={"x": ("x", 1, 5.0)})
    limiter, now = RateLimiter(config, Notes(config)), time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limiter.count("x", {})
    with pytest.raises(RateLimited):
        limiter.count("x", {})
    now += 5.0
    limiter.count("x", {})


async def test_old_messages_take_few_edits(desk: Desk) -> None:
    path = f"{desk.messages}/{(await desk.post({'content': 'a'})).body['id']}"
    desk.service.advance(3601)
    answers = [await desk.request("PATCH", path, {"content": str(at)}) for at in range(4)]
    assert [one.status for one in answers] == [200, 200, 200, 429]
    assert answers[3].code == 30046


async def test_the_window_of_old_edits_follows_the_clock(desk: Desk) -> None:
    """Messages that are posted after a jump of the clock are young; one can be made older."""
    old, young = (
        await desk.sent(desk.channel, {"content": "a"}),
        await desk.sent(desk.channel, {"content": "b"}),
    )
    desk.service.age(old, 3601)
    answers = [await desk.edit(old, {"content": str(at)}) for at in range(4)]
    assert [one.status for one in answers] == [200, 200, 200, 429]
    assert (await desk.edit(young, {"content": "c"})).status == 200
    assert [note.rule for note in desk.service.notes.noted("old-edits")] == ["old-edits"]
    desk.service.advance(6)
    assert (await desk.edit(old, {"content": "d"})).status == 200
    desk.service.config.old_edits = None
    assert {(await desk.edit(old, {"content": str(at)})).status for at in range(9)} == {200}


@pytest.mark.parametrize("counted", [True, False])
async def test_whether_edits_by_token_count_as_old_edits_is_a_switch(desk: Desk, counted: bool) -> None:
    desk.service.config.old_edits_by_token, desk.service.config.token_life = counted, 9999
    pending = await desk.pending()
    await pending.answer(MESSAGE, content="x")
    reply = await pending.reply()
    assert reply.message
    desk.service.age(reply.message.message, 3601)
    path = f"{pending.hook}/messages/@original"
    answers = [await desk.request("PATCH", path, {"content": str(at)}) for at in range(4)]
    assert [one.status for one in answers] == [200, 200, 200, 429 if counted else 200]


async def test_requests_take_their_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the round trip before the effect, half after it; single routes take longer."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("sandbox.discord.rest.api._pause", sleep)
    desk.service.config.latency_ms = 100, 120
    desk.service.config.slow_routes = {"get_guild_member": (300, 300)}
    await desk.request("GET", f"/channels/{desk.channel.id}")
    await desk.request("GET", f"/guilds/{desk.guild.id}/members/{desk.alice.id}")
    assert 0.05 <= slept[0] == slept[1] <= 0.06
    assert slept[2:] == [0.15, 0.15]


async def test_a_fault_has_a_code_or_the_time_of_a_rate_limit(desk: Desk) -> None:
    desk.service.faults += [
        Fault("create_message", 403, code=50001),
        Fault("create_message", 429, retry_after=7),
    ]
    assert (await desk.post({"content": "a"})).code == 50001
    limited = await desk.post({"content": "a"})
    assert (limited.status, limited.body["retry_after"]) == (429, 7)
    assert (await desk.post({"content": "a"})).status == 200


async def test_faults_break_requests(desk: Desk) -> None:
    desk.service.faults.append(Fault("create_message", status=503))
    assert (await desk.post({"content": "lost"})).status == 503
    assert not desk.channel.messages
    desk.service.faults.append(Fault("create_message", status=503, after=True))
    assert (await desk.post({"content": "ghost"})).status == 503
    assert len(desk.channel.messages) == 1
    desk.service.faults.append(Fault("create_message", drop=True, after=True))
    with pytest.raises(aiohttp.ClientError):
        await desk.post({"content": "dropped"})
    assert len(desk.channel.messages) == 2


async def test_threads(desk: Desk) -> None:
    private = await desk.request("POST", f"/channels/{desk.channel.id}/threads", {"name": "room", "type": 12})
    thread = desk.service.channels[int(private.body["id"])]
    path = f"/channels/{thread.id}"
    await desk.request("PUT", f"{path}/thread-members/{desk.alice.id}")
    await desk.request("POST", f"{path}/messages", {"content": f"hello <@{desk.alice.id}>"})
    added, view = desk.alice.read(thread)
    assert added.text == "Referee added Alice to the thread."
    assert view.pings == ["Alice"]
    assert not desk.bob.read(thread)
    await desk.request("PATCH", path, {"locked": True, "archived": True})
    assert thread.extra["locked"]
    nameless = await desk.request("POST", f"/channels/{desk.channel.id}/threads", {"type": 11})
    assert nameless.status == 400


async def test_an_app_installed_by_a_person_has_five_follow_ups(desk: Desk) -> None:
    far = await desk.service.add_guild("Far", desk.alice.user, has_bot=False)
    hall = await desk.service.add_channel(far, "hall")
    with pytest.raises(Cannot, match="no command go"):
        await desk.alice.slash(hall, "go")
    desk.alice.user.installed = True
    await desk.request("PUT", desk.commands, [COMMAND | {"integration_types": [0, 1]}])
    pending = await desk.opened(desk.alice.slash(hall, "go"))
    await pending.answer(MESSAGE, content="x")
    statuses = [(await pending.follow_up(str(at))).status for at in range(6)]
    assert statuses == [200] * 5 + [400]
    assert (await desk.request("POST", f"/channels/{hall.id}/messages", {"content": "x"})).code == 50001


async def test_commands_are_offered_to_whom_they_are_for(desk: Desk) -> None:
    closed = COMMAND | {"name": "kick", "default_member_permissions": str(1 << 5)}
    czech = COMMAND | {"name_localizations": {"cs": "hra"}}
    await desk.request("PUT", desk.commands, [closed, czech])
    desk.bob.user.locale = "cs"
    assert list(desk.alice.commands(desk.channel)) == ["go"]
    assert list(desk.bob.commands(desk.channel)) == ["hra"]
    desk.service.add_role(desk.guild, "Moderators", 1 << 5, desk.alice.user)
    assert list(desk.alice.commands(desk.channel)) == ["kick", "go"]
    assert desk.alice.commands(desk.alice.dm) == {}


async def test_an_edit_from_elsewhere_is_no_answer_to_a_press(desk: Desk) -> None:
    """A picture may come while the bot is still working: nobody takes the panel as it is for the answer."""
    panel = await desk.sent(desk.channel, {"content": "panel", "components": [row(button())]})
    pending = await desk.opened(desk.alice.click(View(panel, desk.alice), "b"))
    await pending.answer(CallbackType.DEFERRED_UPDATE)
    reply = await pending.reply()
    assert (await desk.edit(panel, {"content": "panel with its picture"})).status == 200
    assert not reply.shown
    original = f"{pending.hook}/messages/@original"
    assert (await desk.request("PATCH", original, {"content": "answer"})).status == 200
    assert reply.shown
