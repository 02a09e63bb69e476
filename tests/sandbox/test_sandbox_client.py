"""What people see: pushes, mentions of channels, selects, lists, names of commands."""

from typing import Any

import pytest

from sandbox.discord import Cannot, Human, View
from sandbox.discord.client import counted
from sandbox.discord.notes import RULES
from sandbox.discord.vocabulary import CallbackType, MessageFlag, Wire
from sandbox.discord.world import Message
from tests.sandbox.desk import Desk, button, layout, row, words


def rules_of(notes: list[Any]) -> list[str]:
    return [note.rule for note in notes]


# Pushes ----------------------------------------------------------------------------------------------------


async def test_a_push_shows_the_content_of_the_creation(desk: Desk) -> None:
    """Nothing of Components V2: https://github.com/discord/discord-api-docs/issues/7854."""
    mention = f"<@{desk.alice.id}> your turn"
    await desk.sent(desk.alice.dm, layout(words("your turn")))
    plain = await desk.sent(desk.channel, {"content": mention, "components": [row(button())]})
    assert [push.text for push in desk.alice.push] == ["", mention]
    assert desk.alice.push[1].title == "Referee (#table, Club)"
    assert desk.bob.push == []
    assert rules_of(desk.service.warnings) == ["empty-push"]
    assert "Alice" in str(desk.service.warnings[0])
    edited = await desk.edit(plain, {"content": None} | layout(words("in full")))
    assert edited.status == 200
    view = View(plain, desk.alice)
    assert (view.push, view.text) == (mention, "in full")
    assert len(desk.alice.push) == 2


async def test_edits_silent_messages_and_answers_to_oneself_do_not_push(desk: Desk) -> None:
    mention = {"content": f"<@{desk.alice.id}>"}
    await desk.edit(await desk.sent(desk.channel, {"content": "x"}), mention)
    await desk.sent(desk.channel, mention | {"flags": MessageFlag.SILENT})
    await desk.sent(desk.channel, mention | {"allowed_mentions": {"parse": []}})
    pending = await desk.pending()
    both = f"<@{desk.alice.id}> and <@{desk.bob.id}>"
    await pending.answer(CallbackType.MESSAGE, content=both)
    await pending.reply()
    assert desk.alice.push == []
    assert [push.text for push in desk.bob.push] == [both]


async def test_a_role_pushes_to_those_who_hold_it(desk: Desk) -> None:
    role = desk.service.add_role(desk.guild, "Players", 0, desk.bob.user)
    await desk.sent(desk.channel, {"content": f"<@&{role}>"})
    assert [push.text for push in desk.bob.push] == [f"<@&{role}>"]
    assert desk.alice.push == []


@pytest.mark.parametrize("is_fatal", [True, False])
async def test_a_rule_can_be_made_fatal(desk: Desk, is_fatal: bool) -> None:
    desk.service.config.fatal = frozenset({"empty-push"} if is_fatal else ())
    await desk.sent(desk.alice.dm, layout(words()))
    where = desk.service.violations if is_fatal else desk.service.warnings
    assert rules_of(where) == ["empty-push"]
    assert rules_of(desk.service.notes.noted("empty-push")) == ["empty-push"]


def test_every_rule_has_words_and_a_source() -> None:
    for name, rule in RULES.items():
        assert rule.words, name
        assert rule.source, name
        assert bool(rule.status) == (rule.status in (400, 403, 404, 429)), name


# Mentions of channels --------------------------------------------------------------------------------------


async def test_a_mention_of_a_thread_in_direct_messages_may_be_unknown(desk: Desk) -> None:
    """Threads topic, "Details about Thread Access and Syncing"."""
    thread = await desk.thread()
    text = f"Match at <#{thread.id}>, in <#{desk.channel.id}>"
    view = View(await desk.sent(desk.alice.dm, {"content": text}), desk.alice)
    assert rules_of(desk.service.warnings) == ["unknown-mention"]
    assert view.text == f"Match at #unknown, in <#{desk.channel.id}>"
    desk.alice.read(desk.channel)  # opening a server's channel brings its active threads
    assert view.text == text
    desk.alice.restart()
    assert "#unknown" in view.text
    await desk.request("PUT", f"/channels/{thread.id}/thread-members/{desk.alice.id}")
    await desk.edit(view.message, {"content": f"<#{thread.id}>"})
    assert view.text == f"<#{thread.id}>"
    assert len(desk.service.warnings) == 1
    await desk.service.archive(thread)
    assert "#unknown" in view.text


# Selects ---------------------------------------------------------------------------------------------------


def _offered(default: str = "a") -> Wire:
    options = [{"label": one, "value": one, "default": one == default} for one in "abc"]
    return {"components": [row({"type": 3, "custom_id": "s", "options": options})]}


async def _choose(desk: Desk, message: Message, value: str) -> None:
    pending = await desk.opened(desk.alice.choose(View(message, desk.alice), "s", value))
    await pending.answer(CallbackType.DEFERRED_UPDATE)
    await pending.reply()


async def test_a_select_sends_nothing_when_its_choice_is_chosen_again(desk: Desk) -> None:
    """https://github.com/discord/discord-api-docs/issues/4801, 7765: only an edit or a restart resets it."""
    message = await desk.sent(desk.channel, _offered())
    view = View(message, desk.alice)
    with pytest.raises(Cannot, match="sends nothing"):
        await desk.alice.choose(view, "s", "a")
    await _choose(desk, message, "b")
    assert view.chosen("s") == ["b"]
    assert View(message, desk.bob).chosen("s") == ["a"]
    with pytest.raises(Cannot, match="sends nothing"):
        await desk.alice.choose(view, "s", "b")
    await desk.edit(message, _offered())
    assert view.chosen("s") == ["a"]
    await _choose(desk, message, "b")
    desk.service.config.select_rechoice = False
    await _choose(desk, message, "b")


async def test_a_restarted_client_has_no_ephemeral_messages_and_no_choices(desk: Desk) -> None:
    """Receiving and responding, "Ephemeral Messages and Metadata"."""
    pending = await desk.pending()
    await pending.answer(CallbackType.MESSAGE, content="secret", flags=MessageFlag.EPHEMERAL)
    reply = await pending.reply()
    message = await desk.sent(desk.channel, _offered(default=""))
    await _choose(desk, message, "b")
    desk.alice.restart()
    assert [view.message for view in desk.alice.read(desk.channel)] == [message]
    assert reply.message is None
    assert View(message, desk.alice).chosen("s") == []


# Lists -----------------------------------------------------------------------------------------------------

LISTS = {
    "1. a\n1. b\n1. c\n4. d": "1. a\n2. b\n3. c\n4. d",
    "3. a\n9. b": "3. a\n4. b",
    "1. a\ntext\n7. b": "1. a\ntext\n7. b",
    "**1** · a\n1\\. b": "**1** · a\n1\\. b",
    "1. a\n   5. b\n   5. c\n1. d": "1. a\n   5. b\n   6. c\n2. d",
    "1. a\n- b": "1. a\n2. b",
    "- a\n- b": "- a\n- b",
    "```\n1. a\n1. b\n```": "```\n1. a\n1. b\n```",
    "1. a\n\n1. b": "1. a\n\n1. b",
    "-# small\n2.5 points": "-# small\n2.5 points",
}


@pytest.mark.parametrize("text", LISTS)
def test_ordered_lists_are_counted_up_from_their_first_number(text: str) -> None:
    assert counted(text) == LISTS[text]


async def test_a_screen_shows_counted_lists(desk: Desk) -> None:
    message = await desk.sent(desk.channel, layout(words("1. Alice\n1. Bob")))
    assert View(message, desk.alice).text == "1. Alice\n2. Bob"


# Files -----------------------------------------------------------------------------------------------------


def _gallery(name: str) -> Wire:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


async def test_answers_of_components_v2_name_their_files_in_the_components_only(desk: Desk) -> None:
    """https://github.com/discord/discord-api-docs/issues/8277, 7611; reference, "Unfurled Media Item"."""
    listed = {"attachments": [{"id": 0, "filename": "a.png"}]}
    first = await desk.post(listed | layout(_gallery("a.png")), ("a.png", b"1"))
    media = first.body["components"][0]["items"][0]["media"]
    assert first.body["attachments"] == []
    assert media["attachment_id"]
    kept = {"attachments": [{"id": media["attachment_id"]}], "components": [words(), _gallery("a.png")]}
    second = await desk.request("PATCH", f"{desk.messages}/{first.body['id']}", kept)
    shown = second.body["components"][1]["items"][0]["media"]
    assert shown["attachment_id"] == media["attachment_id"]
    (view,) = desk.alice.read(desk.channel)
    assert len(view.attachments) == len(view.images) == 1


async def test_an_edit_takes_only_the_files_that_it_lists(desk: Desk) -> None:
    """Reference, "Editing Message Attachments"."""
    listed = {"attachments": [{"id": 0, "filename": "a.png"}]}
    message = await desk.sent(desk.channel, listed | layout(_gallery("a.png")), ("a.png", b"1"))
    new = "b.png", b"2"
    refused = await desk.edit(message, {"attachments": []} | layout(_gallery("b.png")), new)
    assert refused.status == 400
    assert rules_of(desk.service.warnings) == ["unlisted-file"]
    plain = await desk.sent(desk.channel, {"content": "x"})
    assert (await desk.edit(plain, {"content": "y"}, new)).status == 200
    assert plain.attachments == []
    right = {"attachments": [{"id": 0, "filename": "b.png"}]} | layout(_gallery("b.png"))
    assert (await desk.edit(message, right, new)).status == 200
    assert [one["filename"] for one in message.attachments] == ["b.png"]
    assert (await desk.sent(desk.channel, {"content": "x"}, new)).attachments


# Commands --------------------------------------------------------------------------------------------------

LOCALISED: Wire = {
    "name": "game",
    "description": "d",
    "name_localizations": {"cs": "hra"},
    "options": [
        {
            "type": 1,
            "name": "new",
            "description": "d",
            "name_localizations": {"cs": "nová"},
            "options": [
                {
                    "type": 3,
                    "name": "city",
                    "description": "d",
                    "name_localizations": {"cs": "město"},
                    "autocomplete": True,
                }
            ],
        }
    ],
}


async def _used(desk: Desk, person: Human, line: str, **values: str) -> Wire:
    pending = await desk.opened(person.slash(desk.channel, line, **values))
    await pending.answer(CallbackType.MESSAGE, content="x")
    return (await pending.reply()).interaction.data


async def test_commands_go_by_the_names_of_the_clients_language(desk: Desk) -> None:
    """Application commands, "Localization"."""
    desk.bob.user.locale = "cs"
    await desk.request("PUT", desk.commands, [LOCALISED])
    data = await _used(desk, desk.bob, "hra nová", město="Brno")
    assert (data["name"], data["options"][0]["name"]) == ("game", "new")
    assert data["options"][0]["options"] == [{"name": "city", "type": 3, "value": "Brno"}]
    assert await _used(desk, desk.bob, "game new", city="Brno")
    pending = await desk.opened(desk.bob.autocomplete(desk.channel, "hra nová", "město", "B"))
    await pending.answer(CallbackType.CHOICES, choices=[])
    assert await pending.task == []
    with pytest.raises(Cannot, match="no command hra"):
        await desk.alice.slash(desk.channel, "hra nová")


@pytest.mark.parametrize("refuse", [True, False])
async def test_a_servers_command_has_no_context_of_direct_messages(desk: Desk, refuse: bool) -> None:
    """Whether Discord refuses or ignores it is not documented."""
    desk.service.config.refuse_guild_contexts = refuse
    path = f"/applications/{desk.service.bot.id}/guilds/{desk.guild.id}/commands"
    answer = await desk.request("PUT", path, [{"name": "go", "description": "d", "contexts": [0, 1]}])
    assert answer.status == (400 if refuse else 200)
    assert rules_of(desk.service.warnings) == ([] if refuse else ["guild-contexts"])
    shown = [name for name, _ in desk.alice.picker(desk.channel)]
    assert shown == (["go"] if refuse else ["go", "go"])
