"""Who gets a seat and who loses one: what they are told, may do and see, and what is left of them."""

import asyncio

import pytest

from bot.discord.delivery import panels
from bot.discord.delivery.direct_messages import FRESH
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.matches import Actor, MatchView
from rules.core.model import Prompt
from sandbox.club.players import controls
from sandbox.discord import Fault, Human
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.moderation import ask, end, match_in, newcomer, public, settle, status_of, told


@pytest.mark.parametrize("leaves", ["kick", "replace", "resign"])
async def test_who_holds_no_seat_any_more_is_no_host(moderated: Club, leaves: str) -> None:
    club = moderated
    thread = await club.begin()
    if leaves == "resign":
        sure = await ask(club.aiko, thread, "game resign")
        await club.press(club.aiko, sure, "resign")
        await club.see(lambda: "given up" in sure.text)
    elif leaves == "kick":
        await told(club.cleo, thread, "referee kick", seat=1)
    else:
        await told(club.cleo, thread, "referee replace", seat=1, player=await newcomer(club, "Dora"))
    assert "You have no seat" in await told(club.aiko, thread, "game hand")
    assert "Only the host" in await told(club.aiko, thread, "game table", verbosity="round")


async def test_the_lobby_message_names_the_host_whom_a_moderator_has_made(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await settle(club, match_in(club.lobby))
    await told(club.cleo, thread, "referee transfer", seat=2)
    await settle(club, match_in(club.lobby))
    assert r"Bob\_\*x\* (host)" in club.lobby.text


async def test_who_is_given_a_seat_is_told_so(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(title="spirit")
    await settle(club, match_in(club.lobby))
    question = await club.aiko.wait(thread, lambda view: view.pings)
    seat = 2 if "Aiko" in question.pings else 1
    dora = await newcomer(club, "Dora")
    await told(club.cleo, thread, "referee replace", seat=seat, player=dora)
    await settle(club, match_in(club.lobby))
    assert dora.push


async def test_who_is_given_a_seat_is_sent_no_reminder_of_the_former_player(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee remind")
    reminder = await club.bob.wait(club.bob.dm, lambda view: "is waiting for you" in view.text)
    dora = await newcomer(club, "Dora")
    await told(club.cleo, thread, "referee replace", seat=2, player=dora)
    await settle(club, match_in(club.lobby))
    assert controls(await club.panel(dora), "suggest")
    assert not any("is waiting for you" in view.text for view in dora.read(dora.dm))
    assert not reminder.buttons, reminder.text


@pytest.mark.parametrize("failures", [0, 1])
async def test_who_is_given_a_seat_whose_turn_it_is_is_called(moderated: Club, failures: int) -> None:
    """An edit of the question, which has called the former player, notifies nobody.

    Nor does another question whose nonce is that of the former one, which still stands if its deletion fails.
    """
    club = moderated
    thread = await club.begin(title="spirit")
    question = await club.aiko.wait(thread, lambda view: view.pings)
    seat = 1 if "Aiko" in question.pings else 2
    dora = await newcomer(club, "Dora")
    club.service.faults.append(Fault("delete_message", status=503, times=failures))
    await told(club.cleo, thread, "referee replace", seat=seat, player=dora)
    await settle(club, match_in(club.lobby))
    await club.see(lambda: question.deleted)
    asked = await dora.wait(thread, lambda view: view.buttons and "it is your turn" in view.text)
    assert "Dora" in asked.pings
    assert dora.push


@pytest.mark.parametrize("title", ["shogun", "spirit"])
@pytest.mark.parametrize("then", ["kick", "away", "replace"])
async def test_what_is_being_asked_goes_with_the_seat(
    moderated: Club, then: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer and a new player are asked elsewhere, or not at all."""
    club, asked = moderated, asyncio.get_running_loop().create_future()
    dora = await newcomer(club, "Dora")
    ask_now = panels._show_panel if title == "shogun" else panels._ask

    async def ask_late(poster: Poster, position: MatchView, key: MessageKey, prompt: Prompt) -> None:
        if not asked.done():
            player, referee = position.seats[prompt.seat], club.bot.referee
            asked.set_result((player.name, prompt.id))
            if then == "kick":
                await referee.kick(club.mori, key.match, prompt.seat)
            elif then == "away":
                await referee.go_away(Actor(player.user_id or 0, player.name), key.match, 2_000_000_000)
            else:
                await referee.replace(club.mori, key.match, prompt.seat, Actor(dora.id, dora.name))
        await ask_now(poster, position, key, prompt)

    monkeypatch.setattr(panels, ask_now.__name__, ask_late)
    thread = await club.begin(title=title, pace="none")
    name, prompt_id = await asked
    await settle(club, match_in(club.lobby))
    [former] = [person for person in (club.aiko, club.bob) if person.name == name]
    seen = [view for place in (thread, former.dm) for view in former.read(place)]
    left = [view.pings for view in seen if asks(view, prompt_id)]
    if then != "replace":
        assert left == []
    elif title == "spirit":
        assert left == [[dora.name]]
    else:
        assert left == []
        assert asks(await club.panel(dora), prompt_id)


def asks(view: View, prompt_id: str) -> bool:
    return any(f":{prompt_id}:" in button.get("custom_id", "") for button in view.buttons)


async def test_who_is_given_a_seat_is_called_although_its_former_player_has_just_answered(
    moderated: Club,
) -> None:
    """Only who has answered waits for what comes next, and need not be called."""
    club = moderated
    thread = await club.begin(title="spirit")
    question = await club.aiko.wait(thread, lambda view: view.pings)
    former, seat = (club.aiko, 1) if "Aiko" in question.pings else (club.bob, 2)
    await former.click(question, question.buttons[0]["custom_id"])
    await former.wait(thread, lambda view: any("Confront" in one["label"] for one in view.buttons))
    dora = await newcomer(club, "Dora")
    await told(club.cleo, thread, "referee replace", seat=seat, player=dora)
    await settle(club, match_in(club.lobby))
    asked = await dora.wait(thread, lambda view: any("Confront" in one["label"] for one in view.buttons))
    assert "Dora" in asked.pings
    assert any(push.message.id == asked.id for push in dora.push)


async def test_a_rematch_seats_nobody_who_is_banned(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await end(club, thread)
    ending = await club.aiko.wait(thread, lambda view: controls(view, "rematch"), 30)
    await told(club.cleo, thread, "referee ban", player=club.bob)
    await club.press(club.aiko, ending, "rematch")
    lobby = await club.aiko.wait(
        club.channel, lambda view: controls(view, "start") and view.id != club.lobby.id, 30
    )
    assert "Bob" not in lobby.text


async def test_a_rematch_seats_nobody_who_has_left_the_server(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await end(club, thread)
    ending = await club.aiko.wait(thread, lambda view: controls(view, "rematch"), 30)
    del club.guild.members[club.bob.id]
    club.clock.skew += FRESH
    await club.press(club.aiko, ending, "rematch")
    lobby = await club.aiko.wait(
        club.channel, lambda view: controls(view, "start") and view.id != club.lobby.id, 30
    )
    assert "Bob" not in lobby.text


async def test_a_banned_person_is_given_no_seat(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    dora = await newcomer(club, "Dora")
    assert "no longer take a seat" in await told(club.cleo, thread, "referee ban", player=dora)
    assert "ban" in await told(club.cleo, thread, "referee replace", seat=2, player=dora)


@pytest.mark.parametrize("gone", ["kick", "replace", "end", "resign"])
async def test_a_seat_that_is_not_offered_any_more_has_no_button(moderated: Club, gone: str) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee substitute", seat=2)
    offer = await club.cleo.wait(thread, lambda view: controls(view, "take"))
    if gone == "end":
        await end(club, thread)
    elif gone == "resign":
        sure = await ask(club.bob, thread, "game resign")
        await club.press(club.bob, sure, "resign")
    elif gone == "kick":
        await told(club.cleo, thread, "referee kick", seat=2)
    else:
        await told(club.cleo, thread, "referee replace", seat=2, player=await newcomer(club, "Dora"))
    await settle(club, match_in(club.lobby))
    assert not controls(offer, "take")


async def test_after_the_end_no_message_waits_for_anybody(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await club.panel(club.aiko)
    await settle(club, match_in(club.lobby))
    await end(club, thread)
    await club.aiko.wait(thread, lambda view: controls(view, "rematch"), 60)
    await settle(club, match_in(club.lobby))
    waiting = [view for view in club.aiko.read(thread) if "⏳" in view.text or controls(view, "plan")]
    assert not waiting, [view.text for view in waiting]


async def chosen(club: Club, thread: Channel) -> tuple[Human, Human, View]:
    """Who has chosen a special card and asks to take it back, the other person, and the question to them."""
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    question = await club.aiko.wait(thread, lambda view: view.pings)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    [other] = {club.aiko, club.bob} - {asked}
    await asked.click(question, question.buttons[0]["custom_id"])
    await club.see(lambda: question.deleted)
    await told(asked, thread, "game undo")
    return asked, other, await other.wait(thread, lambda view: controls(view, "agree"))


@pytest.mark.parametrize("then", ["end", "kick", "rewind", "go on"])
async def test_a_request_that_nobody_can_agree_to_has_no_buttons(moderated: Club, then: str) -> None:
    club = moderated
    thread = await club.begin()
    _, other, request = await chosen(club, thread)
    if then == "end":
        await end(club, thread)
    elif then == "rewind":
        sure = await ask(club.cleo, thread, "referee rewind", to=0)
        await club.press(club.cleo, sure, "rewind")
    elif then == "kick":
        await told(club.cleo, thread, "referee kick", seat=1 if other is club.aiko else 2)
    else:
        question = await other.wait(thread, lambda view: other.name in view.pings)
        await other.click(question, question.buttons[0]["custom_id"])
    await settle(club, match_in(club.lobby))
    assert not controls(request, "agree"), request.text


async def test_a_reminder_of_a_match_without_clocks_is_settled_by_the_answer(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(pace="none")
    await told(club.cleo, thread, "referee remind")
    reminder = await club.bob.wait(club.bob.dm, lambda view: "is waiting for you" in view.text)
    await club.lay(club.bob, await club.panel(club.bob))
    await settle(club, match_in(club.lobby))
    assert "That is done" in reminder.text


async def test_a_reminder_of_a_match_without_clocks_is_settled_by_its_end(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(pace="none")
    await told(club.cleo, thread, "referee remind")
    reminder = await club.bob.wait(club.bob.dm, lambda view: "is waiting for you" in view.text)
    await end(club, thread)
    await settle(club, match_in(club.lobby))
    assert "That is done" in reminder.text


async def test_nobody_is_told_to_start_a_table_that_was_closed(moderated: Club) -> None:
    club = moderated
    await told(club.aiko, club.channel, "game new", seats=3, title="honor")
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    await club.press(club.aiko, lobby, "add-ai")
    await club.press(club.bob, lobby, "join")
    called = await club.aiko.wait(club.channel, lambda view: "The table is full" in view.text)
    await end(club, club.channel, match=match_in(lobby))
    await club.see(lambda: "was closed" in lobby.text)
    await asyncio.sleep(60)
    assert called.deleted, called.text


async def test_the_last_person_who_resigns_is_told_that_this_ends_the_match(club: Club) -> None:
    """Also if the other one has resigned while the question stood."""
    thread = await club.begin()
    early = await ask(club.aiko, thread, "game resign")
    assert "ends it" not in early.text
    sure = await ask(club.bob, thread, "game resign")
    await club.press(club.bob, sure, "resign")
    await club.see(lambda: "You have given up your seat" in sure.text)
    match = match_in(club.lobby)
    late = await ask(club.aiko, thread, "game resign")
    await club.press(club.aiko, early, "resign")
    await club.see(lambda: "You are the last person" in early.text)
    for question in (early, late):
        assert "ends it for good" in question.text
    assert await status_of(club, match) == "running"
    await club.press(club.aiko, early, "resign")
    await club.see(lambda: "You have given up your seat" in early.text)
    assert await status_of(club, match) == "stopped"


async def test_whom_a_moderator_removes_leaves_a_private_table(moderated: Club) -> None:
    """Only the players and moderators can watch."""
    club = moderated
    thread = await club.begin(private=True)
    match = match_in(club.lobby)
    await settle(club, match)
    await told(club.cleo, club.channel, "referee kick", seat=2, match=match)
    await settle(club, match)
    assert "Only the players can watch" in await told(club.bob, club.channel, "game status", match=match)
    assert club.bob.id not in thread.members


async def test_who_is_removed_is_told_so(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    panel = await club.panel(club.bob)
    await told(club.cleo, thread, "referee kick", seat=2)
    await settle(club, match_in(club.lobby))
    assert "removed" in panel.text, panel.text


async def test_who_was_removed_learns_from_an_open_panel_that_they_have_no_seat(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    panel = await ask(club.bob, thread, "game plan")
    await told(club.cleo, thread, "referee kick", seat=2)
    reply = await club.bob.click(panel, controls(panel, "suggest")[0]["custom_id"])
    await club.see(lambda: reply.followups or reply.message)
    said = [view.text for view in reply.followups] or [reply.message.text if reply.message else ""]
    assert any("no seat" in text for text in said), said


async def test_a_panel_is_not_said_to_be_done_when_the_match_was_ended(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    await end(club, thread)
    await settle(club, match_in(club.lobby))
    assert not controls(panel, "confirm")
    assert "goes on" not in panel.text, panel.text


async def test_a_closed_table_is_told_of_where_it_was_open(moderated: Club) -> None:
    club = moderated
    other = await club.service.add_channel(club.guild, "moderators", private_to=[club.cleo.user])
    lobby = await club.gather()
    await end(club, other, match=match_in(lobby))
    await club.see(lambda: "was closed" in lobby.text)
    assert any("Cleo closed table" in text for text in public(club, club.aiko, club.channel))
