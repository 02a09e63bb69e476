"""What calls a person has its words in `content`, which alone a lock screen shows."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.cluster.leases import SingleProcess
from bot.discord import markdown
from bot.discord.delivery.direct_messages import JUST_NOW, REFUSAL_TTL, LastAnswers
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.store import outbox
from bot.store.engine import write
from bot.views.compose import ClosedPanel, Panel
from bot.views.message import Button, Buttons, Message, Picture, Text
from rules.shogun.prompts import AskPlan
from sandbox.club.players import controls, questions
from sandbox.discord import Fault, Human, View
from tests.bot.conftest import Club
from tests.bot.discord.delivery.test_presence import delivered, match_of

V2 = 1 << 15


async def lay_plan(club: Club, person: Human) -> View:
    panel = await club.panel(person)
    await club.lay(person, panel)
    return panel


def created(club: Club) -> list[dict[str, Any]]:
    """The messages that the bot has created and that notify somebody."""
    private = {str(person.dm.id) for person in (club.aiko, club.bob, club.cleo)}
    sent = [seen for seen in club.service.log if seen.op == "create_message"]
    return [
        seen.body
        for seen in sent
        if seen.path.split("/")[-2] in private or (seen.body.get("allowed_mentions") or {}).get("users")
    ]


async def test_whoever_is_asked_reads_on_the_lock_screen_what_is_wanted(club: Club) -> None:
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        await lay_plan(club, person)
    question = await club.see(lambda: next((view for view in club.aiko.read(thread) if view.pings), None))
    calls = created(club)
    assert len(calls) >= 3
    for body in calls:
        assert "**Shogun**, match" in body["content"]
        assert "Wanted: " in body["content"]
        assert "until <t:" in body["content"]
        assert not (body.get("flags") or 0) & V2
        assert body["components"]
    assert questions(question)
    assert question.content.startswith("<@")


async def test_a_question_without_pictures_is_one_message_that_is_not_edited(club: Club) -> None:
    match = await club.gather()
    key = MessageKey(match.text.split("`")[1], "seat:0", "7")
    blocks = (Text("Hear!"), Buttons((Button("Go", "go"),)))
    rendered = RenderedMessage(Message(blocks, push="Hear!"), Address(Route.ASK, key.match, "7"))
    await club.bot.gateway.put(key, club.channel.id, rendered)
    posted = next(view for view in club.aiko.read(club.channel) if view.text == "Hear!")
    assert posted.content == "Hear!"
    assert not posted.revisions


@pytest.mark.parametrize("lost", ["create_message", "update_message"])
async def test_a_call_that_was_cut_off_is_completed_and_not_repeated(club: Club, lost: str) -> None:
    """Between the creation with its line and the edit to all of it, or before its id was known."""
    match = await club.gather()
    key = MessageKey(match.text.split("`")[1], "seat:0", "7")
    long = Text("x" * 3000)
    message = Message((long, Buttons((Button("Go", "go"),))), push="Hear!")
    rendered = RenderedMessage(message, Address(Route.PANEL, key.match, "7"))
    club.service.faults.append(Fault(lost, after=lost == "create_message", drop=True))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await club.bot.gateway.put(key, club.channel.id, rendered)
    [begun] = [view for view in club.aiko.read(club.channel) if controls(view, "go")]
    assert begun.content == "Hear!"
    club.service.advance(3600)
    await club.bot.gateway.put(key, club.channel.id, rendered)
    [complete] = [view for view in club.aiko.read(club.channel) if controls(view, "go")]
    assert complete.id == begun.id
    assert complete.text == long.content
    assert not complete.content


async def test_an_answered_question_has_no_buttons_before_it_is_deleted(club: Club) -> None:
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        await lay_plan(club, person)
    question = await club.see(lambda: next((view for view in club.aiko.read(thread) if view.pings), None))
    words = question.text
    club.service.faults.append(Fault("delete_message", status=502, times=4))
    asked = next(person for person in (club.aiko, club.bob) if person.name in question.pings)
    await asked.click(question, questions(question)[0]["custom_id"])
    await club.see(lambda: not question.buttons)
    assert question.text == words
    await club.see(lambda: question.deleted)


async def test_another_stages_question_is_a_new_message(club: Club) -> None:
    """An edit notifies nobody."""
    await club.begin()
    panels = [await lay_plan(club, person) for person in (club.aiko, club.bob)]
    await club.see(lambda: not any(panel.buttons for panel in panels))
    [match] = [view.text.split("`")[1] for view in (club.lobby,)]
    await club.bot.referee.rewind(club.mori, match, 0)
    for person, panel in zip((club.aiko, club.bob), panels, strict=True):
        again = await club.panel(person)
        assert again.id != panel.id
        assert "Done. The game goes on here" in panel.text


@pytest.mark.parametrize("pace", ["daily", "none"])
async def test_whoever_takes_no_direct_messages_is_called_to_each_question(club: Club, pace: str) -> None:
    """Also without a pace, which means without reminders."""
    club.bob.user.dms_open = False
    thread = await club.begin(pace=pace)

    def call() -> View | None:
        lines = (view for view in club.bob.read(thread) if club.bob.name in view.pings)
        return next((view for view in lines if controls(view, "plan")), None)

    first = await club.see(call)
    assert "Wanted: the plan" in first.content
    panel = await (await club.press(club.bob, first, "plan")).done()
    assert panel is not None
    await club.press(club.bob, panel, "suggest")
    await club.press(club.bob, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    await lay_plan(club, club.aiko)
    await club.see(lambda: first.deleted)
    match = club.lobby.text.split("`")[1]
    await club.bot.referee.rewind(club.mori, match, 0)
    second = await club.see(call)
    assert second.id != first.id


async def test_nobody_is_called_again_to_what_they_have_answered(club: Club) -> None:
    """Not even if direct messages may be tried again: then the call would lose its place, and stay."""
    club.bob.user.dm_refusal = "dm-verification"
    thread = await club.begin()
    call = await club.see(lambda: next((view for view in club.bob.read(thread) if view.pings), None))
    club.clock.skew += REFUSAL_TTL
    panel = await (await club.press(club.bob, call, "plan")).done()
    assert panel is not None
    await club.press(club.bob, panel, "suggest")
    await club.press(club.bob, panel, "confirm")
    await club.see(lambda: call.deleted)
    assert not any(view.pings for view in club.bob.read(thread))
    assert sum(push.to is club.bob.user for push in club.service.pushes) == 1


async def test_where_it_is_secret_who_is_asked_all_who_get_no_messages_are_called(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until everybody has answered: that the call goes when its player answers would tell that they did."""
    club.bob.user.dm_refusal = "dm-closed"
    thread = await club.begin()

    def calls() -> list[View]:
        return [view for view in club.bob.read(thread) if view.pings]

    [named] = await club.see(calls)
    monkeypatch.setattr(AskPlan, "concealed", property(lambda prompt: True))
    await club.bot.referee.rewind(club.mori, club.lobby.text.split("`")[1], 0)
    await club.see(lambda: named.deleted)
    [call] = await club.see(calls)
    assert "Wanted: the plan" in call.content
    assert "until <t:" not in call.content
    panel = await (await club.press(club.bob, call, "plan")).done()
    assert panel is not None
    await club.press(club.bob, panel, "suggest")
    await club.press(club.bob, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    await delivered(club)
    assert [view.id for view in calls()] == [call.id]
    await lay_plan(club, club.aiko)
    await club.see(lambda: call.deleted)
    pushed = [push.text for push in club.service.pushes if push.to is club.bob.user]
    assert len([text for text in pushed if "Wanted: the plan" in text]) == 2


async def test_a_sheet_is_uploaded_only_when_it_has_changed(club: Club) -> None:
    """An order to march in hand has more menus, and so a lower map; other actions show the same sheet."""
    await club.begin()
    panel = await club.panel(club.bob)
    await club.press(club.bob, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > 1)
    [select] = controls(panel, "focus")
    still = [option["value"] for option in select["options"] if "move" not in option["value"]]
    edits = len(panel.revisions)
    await club.bob.choose(panel, select["custom_id"], still[0])
    await club.see(lambda: len(panel.revisions) > edits)
    before = len(club.service.log)
    for value in still[1:6]:
        edits = len(panel.revisions)
        await club.bob.choose(panel, select["custom_id"], value)
        await club.see(lambda: len(panel.revisions) > edits)  # noqa: B023
    edited = [seen for seen in club.service.log[before:] if seen.op == "update_original_webhook_message"]
    assert len(edited) >= 5
    kept = [file for seen in edited for file in seen.body["attachments"]]
    assert kept == [{"id": kept[0]["id"]}] * len(edited)
    assert panel.images


async def test_two_presses_at_once_lose_no_picture(club: Club) -> None:
    """The second one is told of a picture that the first one is replacing."""
    await club.begin()
    panel = await club.panel(club.bob)
    await club.press(club.bob, panel, "mode")
    await club.see(lambda: controls(panel, "switch"))
    before = len(panel.revisions)
    await asyncio.gather(*(club.press(club.bob, panel, verb) for verb in ("suggest", "switch", "suggest")))
    await club.see(lambda: len(panel.revisions) > before + 1)
    await lay_plan(club, club.bob)
    await club.see(lambda: controls(panel, "change"))
    assert panel.images


def test_who_answered_last_is_known_for_a_while() -> None:
    time = 0.0
    last = LastAnswers(lambda: time)
    last.add("match", 101, 12, "1-spring-3")
    assert last.is_by("match", 101, channel_id=12)
    assert last.is_by("match", 101, stage="1-spring-3")
    assert not last.is_by("match", 101, channel_id=13)
    assert not last.is_by("match", 101, stage="1-spring-4")
    assert not last.is_by("other", 101)
    last.add("match", 102, 12, "1-spring-3")
    assert not last.is_by("match", 101)
    time = JUST_NOW
    assert not last.is_by("match", 102)


def test_of_many_matches_those_answered_in_last_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.delivery.direct_messages.MAX_REMEMBERED", 2)
    last = LastAnswers(lambda: 0.0)
    for match in ("first", "second", "first", "third"):
        last.add(match, 101, 12, "1-spring-3")
    assert not last.is_by("second", 101)
    assert last.is_by("first", 101)


def test_a_closed_panel_is_no_place_for_the_next_question() -> None:
    """Else the press that settled it would show there what delivery asks in a new message."""
    last = LastAnswers(lambda: 0.0)
    last.end_turn("match")
    last.add("match", 101, 12, "1-spring-3")
    last.end_turn("match")
    assert not last.is_by("match", 101, stage="1-spring-3")
    assert last.is_by("match", 101, channel_id=12), "who has just answered here is not called"


async def test_a_panel_that_delivery_closes_ends_the_turn(club: Club) -> None:
    """Decision 43: the press that settled it comes later, and asks here whether the turn goes on."""
    await club.begin("honor")
    await delivered(club)
    match, poster, last = match_of(club), club.bot.dispatcher._poster, club.bot.last_answers
    position, stage = await club.bot.referee.position(match), await club.bot.referee.newest_stage(match)
    idle = next(one for one in position.seats if one.user_id and one.seat not in position.prompts)
    assert idle.user_id
    audience, address = outbox.seat_audience(idle.seat), Address(Route.PANEL, match, "settled")
    key = MessageKey(match, audience, "settled")
    what = ClosedPanel("settled")
    assert await poster.send_direct(key, idle.user_id, what, idle.seat, address, quiet=True)
    last.add(match, idle.user_id, None, stage, "settled")
    assert last.is_by(match, idle.user_id, stage=stage)
    await write(club.bot.engine, outbox.put, match, audience, "settled", position.seq)
    club.bot.outbox_worker.wake(match)
    await delivered(club)
    assert not last.is_by(match, idle.user_id, stage=stage)


async def test_a_direct_message_is_closed_beside_what_others_are_shown(club: Club) -> None:
    """The last of five players saw their plan closed only when all others had their next sheets."""
    await club.begin()
    await delivered(club)
    match, dispatcher = match_of(club), club.bot.dispatcher
    position = await club.bot.referee.position(match)
    seat = next(one.seat for one in position.seats if one.user_id == club.bob.user.id)
    lease, nobodys_turn = SingleProcess(), asyncio.Event().wait
    for audience, key in (
        (outbox.seat_audience(seat), "settled"),
        (outbox.former_audience(1), "settled"),
        (outbox.reminder_audience(seat), outbox.reminder_key("settled", 0, 0)),
    ):
        asked = MessageKey(match, audience, key)
        address = Address(Route.PANEL, match, "settled")
        prompt = position.prompts[seat]
        assert await dispatcher._poster.send_direct(asked, club.bob.user.id, Panel(prompt), seat, address)
        shown = club.bob.read(club.bob.dm)[-1]
        assert shown.buttons
        async with asyncio.timeout(10):
            await dispatcher.deliver(match, outbox.Item(audience, key, position.seq, 1), lease, nobodys_turn)
        assert not shown.buttons


def test_a_message_with_a_picture_is_created_by_its_line() -> None:
    picture = Picture(object(), "A board.")
    message = Message((Text("Hear!"), picture, Buttons((Button("Go", "go"),))), push="Your turn")
    opening = RenderedMessage(message, Address(Route.PANEL, "k3v9qd", "7")).opening(1)
    assert opening is not None
    assert (opening.content, opening.complete) == ("Your turn", False)
    assert [button.id for button in opening.view.children] == [1]


def test_the_first_version_has_the_question_that_its_buttons_answer() -> None:
    """Else a panel shows the answers alone until its picture is there."""
    picture, question = Picture(object(), "A board."), Text("Where do you collect taxes?")
    rows = Buttons((Button("Kai", "go"),)), Text("Or:"), Buttons((Button("Ise", "go", "1"),))
    message = Message((Text("Hear!"), picture, question, *rows), push="Your turn")
    opening = RenderedMessage(message, Address(Route.PANEL, "k3v9qd", "7")).opening(1)
    assert opening is not None
    assert (opening.content, opening.complete) == ("Your turn\nWhere do you collect taxes?", False)


def test_a_lock_screen_names_commands_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would show a mention as it is written: `</game plan:7>`."""
    monkeypatch.setitem(markdown.mentions, "/game plan", "</game plan:7>")
    text = "Use `/game plan`."
    message = Message((Text(text), Buttons((Button("Go", "go"),))), push=text)
    opening = RenderedMessage(message, Address(Route.ASK, "k3v9qd", "7")).opening(1)
    assert opening is not None
    assert opening.content == "Use /game plan."
    assert markdown.markdown(text) == "Use </game plan:7>."
