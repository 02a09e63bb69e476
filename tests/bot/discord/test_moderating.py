"""Moderators and the table: going back, settings, audit, and who may see and open what."""

from datetime import timedelta

import pytest

from bot.discord.delivery import dispatcher
from bot.discord.delivery.direct_messages import FRESH
from bot.matches.lobby import LOBBY_TTL
from bot.store import matches, people
from bot.store.engine import reading
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import Human
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.attacks.intruder import Intruder
from tests.bot.discord.test_at_the_table import note_of


async def plan(club: Club) -> list[View]:
    """Aiko and Bob lay what is suggested, and want to be asked for their special cards; their panels."""
    panels = []
    for person in (club.aiko, club.bob):
        panel = await club.panel(person)
        await club.lay(person, panel)
        panels.append(panel)
    return panels


async def go_back(club: Club, thread: Channel) -> None:
    """Cleo takes the match back to its start, with the button that confirms it."""
    sure = await (await club.cleo.slash(thread, "referee rewind", to=0)).done()
    assert sure is not None
    await club.press(club.cleo, sure, "rewind")


def now(club: Club, thread: Channel) -> View:
    """The message that is always current: the first one at the table."""
    return club.cleo.read(thread)[0]


async def test_one_message_opens_the_table_and_is_always_current(club: Club) -> None:
    thread = await club.begin()
    current = await club.cleo.wait(thread, lambda view: view.id == now(club, thread).id and view.images)
    assert controls(current, "plan")
    assert controls(current, "board")
    assert controls(current, "status")
    assert controls(current, "rules")
    await club.see(lambda: r"Aiko, Bob\_\*x\*" in current.text)
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: r"Waiting for: Bob\_\*x\*" in current.text)
    await club.see(lambda: f"/{thread.id}/{current.id}" in club.lobby.text)


async def test_the_current_message_moves_down_when_it_is_old(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There it is seen; and Discord limits edits of old messages. It calls nobody."""
    thread = await club.begin()
    first = await club.cleo.wait(thread, lambda view: view.id == now(club, thread).id and view.images)
    await club.bot.outbox_worker.drain(first.buttons[0]["custom_id"].split(":")[1])
    monkeypatch.setattr(dispatcher, "OLD", timedelta(0))
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: first.deleted)
    current = await club.cleo.wait(thread, lambda view: r"Waiting for: Bob\_\*x\*" in view.text)
    assert current.id == club.cleo.read(thread)[-1].id
    assert controls(current, "board")
    assert not any(push.message.id == current.id for push in club.service.pushes)
    await club.see(lambda: f"/{thread.id}/{current.id}" in club.lobby.text)
    edits = [one for one in club.service.log if one.method == "PATCH" and str(first.id) in one.path]
    assert all(one.status < 400 for one in edits), "it was edited after it had been deleted"


async def test_a_moderator_goes_back_and_everybody_is_told(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await plan(club)
    question = await club.aiko.wait(thread, lambda view: view.pings)
    choices = await club.cleo.autocomplete(thread, "referee rewind", "to", "")
    assert choices
    assert choices[-1]["value"] == 0
    refused = await (await club.bob.slash(thread, "referee rewind", to=0)).done()
    assert "Manage Server" in note_of(refused)
    await go_back(club, thread)
    line = await club.bob.wait(thread, lambda view: "Cleo takes the match back" in view.text)
    assert "New luck is drawn from here on" in line.text
    assert line.images
    await club.see(lambda: question.deleted)
    await club.see(lambda: any("Taken back" in view.text for view in club.bob.read(thread)))
    await club.panel(club.aiko)
    audit = await (await club.cleo.slash(thread, "referee audit")).done()
    assert "Cleo takes the match back" in note_of(audit)


async def test_an_outdated_panel_that_is_pressed_shows_the_question_that_is_open(moderated: Club) -> None:
    """As that of somebody without direct messages, which Discord lets us change only when it is pressed."""
    club = moderated
    thread = await club.begin()
    panel = await (await club.bob.slash(thread, "game plan")).done()
    assert panel is not None
    outdated = controls(panel, "suggest")[0]["custom_id"]
    await plan(club)
    await club.aiko.wait(thread, lambda view: view.pings)
    await go_back(club, thread)
    await club.bob.wait(thread, lambda view: "Cleo takes the match back" in view.text)
    await club.bob.click(panel, outdated)
    await club.see(lambda: controls(panel, "suggest")[0]["custom_id"] != outdated)
    await club.press(club.bob, panel, "suggest")
    await club.see(lambda: controls(panel, "confirm"))


async def test_an_outdated_panel_in_direct_messages_stays_closed(moderated: Club) -> None:
    """What is open is asked in a new message: shown in both, delivery would close the one in use again."""
    club = moderated
    thread = await club.begin()
    panel = await club.panel(club.bob)
    outdated = controls(panel, "suggest")[0]["custom_id"]
    await plan(club)
    await club.aiko.wait(thread, lambda view: view.pings)
    await go_back(club, thread)
    asked = await club.panel(club.bob)
    assert asked.id != panel.id
    before = len(panel.revisions)
    await Intruder(club.bob).press(club.bob.dm, outdated, message=panel.message)
    await club.see(lambda: len(panel.revisions) > before)
    assert not controls(panel, "suggest")
    assert controls(asked, "suggest")


async def test_the_table_takes_a_special_card_back(club: Club) -> None:
    thread = await club.begin()
    await plan(club)
    question = await club.aiko.wait(thread, lambda view: view.pings)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    [other] = {club.aiko, club.bob} - {asked}
    refused = await (await asked.slash(thread, "game undo")).done()
    assert "no choice that can be taken back" in note_of(refused)
    await asked.click(question, question.buttons[0]["custom_id"])
    await club.see(lambda: question.deleted)
    reply = await (await asked.slash(thread, "game undo")).done()
    if "asked whether" not in note_of(reply):
        return  # all had chosen by then, and the first action card was turned
    request = await other.wait(thread, lambda view: controls(view, "agree"))
    await club.press(other, request, "agree")
    await other.wait(thread, lambda view: "is taken back" in view.text)


async def test_settings_are_public_kept_and_audited(moderated: Club) -> None:
    club = moderated
    other = await club.service.add_channel(club.guild, "elsewhere")
    reply = await club.cleo.slash(
        club.channel, "referee settings", channel=other, pace="daily", verbosity="round", matches=1, strikes=5
    )
    await reply.done()
    line = await club.aiko.wait(club.channel, lambda view: "Cleo has changed the settings" in view.text)
    assert "a message for each round" in line.text
    refused = await (await club.aiko.slash(club.channel, "game new")).done()
    assert "tables are opened in" in note_of(refused)
    await (await club.aiko.slash(other, "game new")).done()
    refused = await (await club.bob.slash(other, "game new")).done()
    assert "1 open or running matches" in note_of(refused)
    audit = await (await club.cleo.slash(club.channel, "referee audit")).done()
    assert "Cleo has changed the settings" in note_of(audit)
    shown = await (await club.cleo.slash(club.channel, "referee settings")).done()
    assert "at most 1" in note_of(shown)
    assert "Time-outs before a computer takes over: 5" in note_of(shown)


async def test_nobody_opens_tables_by_the_dozen(club: Club) -> None:
    for _ in range(3):
        reply = await (await club.aiko.slash(club.channel, "game new")).done()
        assert "open" in note_of(reply)
    reply = await (await club.aiko.slash(club.channel, "game new")).done()
    assert "Too many tables" in note_of(reply)
    reply = await (await club.bob.slash(club.channel, "game new")).done()
    assert "Your table is open" in note_of(reply)


async def test_a_moderator_makes_somebody_else_the_host(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await (await club.cleo.slash(thread, "referee transfer", seat=2)).done()
    await club.aiko.wait(thread, lambda view: r"has made Bob\_\*x\* the host" in view.text)


async def test_a_seat_goes_to_members_of_the_server_alone(moderated: Club) -> None:
    """Discord takes the id of anybody, and of those who have left, for a person."""
    club = moderated
    thread = await club.begin()
    stranger = Human(club.service, "Dora_*x*")
    reply = await club.cleo.slash(thread, "referee replace", seat=2, player=stranger)
    assert note_of(await reply.done()) == r"Dora\_\*x\* is not a member of this server."


async def test_who_has_left_the_server_is_shown_no_secrets(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.bob)
    club.guild.members.pop(club.bob.user.id)
    club.clock.skew += FRESH
    reply = await club.bob.click(panel, controls(panel, "suggest")[0]["custom_id"])
    await club.see(lambda: reply.followups)
    assert "you have left" in reply.followups[0].text


async def test_the_first_plan_has_a_guide_and_the_next_has_none(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)
    assert "first plan:" in panel.text
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    assert "first plan" not in panel.text
    async with reading(club.bot.engine) as connection:
        assert await people.has_planned(connection, club.aiko.user.id, "shogun")


async def test_a_digest_tells_where_one_is_waited_for(club: Club) -> None:
    await club.begin()
    await club.panel(club.aiko)
    await (await club.aiko.slash(club.channel, "game digest")).done()
    told = await club.aiko.wait(club.aiko.dm, lambda view: "waiting for you: 1 of 1" in view.text)
    assert "Your turn." in told.text
    club.bob.user.dms_open = False
    shown = await (await club.bob.slash(club.channel, "game digest")).done()
    assert "waiting for you: 1 of 1" in note_of(shown)


async def test_nothing_is_promised_weekly_to_whoever_takes_no_direct_messages(club: Club) -> None:
    await club.begin()
    club.bob.user.dms_open = False
    told = note_of(await (await club.bob.slash(club.channel, "game digest", weekly=True)).done())
    assert told.startswith("I cannot send you direct messages")
    assert "waiting for you: 1 of 1" in told
    assert await club.bot.digests.next_at() is None


async def test_a_digest_comes_every_week_as_long_as_there_is_something_to_tell(club: Club) -> None:
    await club.begin()
    await (await club.cleo.slash(club.channel, "game digest", weekly=True)).done()
    told = await (await club.aiko.slash(club.channel, "game digest", weekly=True)).done()
    assert "every week" in note_of(told)

    def lists() -> list[View]:
        return [view for view in club.aiko.read(club.aiko.dm) if "waiting for you:" in view.text]

    await club.see(lambda: len(lists()) == 1)
    week = 7 * 24
    club.pass_time(week - 1)
    await club.bot.digests.run()
    assert len(lists()) == 1
    await club.stop_bot()
    club.clock.skew += 2 * 3600
    await club.start_bot()
    await club.see(lambda: len(lists()) == 2)
    await club.bot.digests.run()
    await (await club.aiko.slash(club.channel, "game digest", weekly=False)).done()
    club.clock.skew += 2 * week * 3600
    await club.bot.digests.run()
    assert len(lists()) == 2
    assert len(club.cleo.read(club.cleo.dm)) == 1, "who plays nowhere is told so once, when they ask"


async def test_a_table_that_is_told_by_round_edits_one_message(club: Club) -> None:
    await (await club.aiko.slash(club.channel, "game new", seats=3, verbosity="round")).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    for _ in range(2):
        await club.press(club.aiko, lobby, "add-ai")
    await club.see(lambda: lobby.text.count("(computer)") == 2)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    thread = club.thread
    match = lobby.buttons[0]["custom_id"].split(":")[1]
    async with reading(club.bot.engine) as connection:
        assert (await matches.read_settings(connection, match)).verbosity == "round"
    season = await club.aiko.wait(thread, lambda view: "Special cards:" in view.text)
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: "Bids, highest first:" in season.text)
    headings = [view.text.splitlines()[0] for view in club.aiko.read(thread) if view.images]
    assert len([heading for heading in headings if "Spring" in heading]) == 2, "the set-up and the season"


async def test_a_fall_is_told_while_its_winter_waits_for_somebody(club: Club) -> None:
    """The winter's stage has no part after its name: its key is next to those of the year's rounds."""
    thread = await club.begin(verbosity="round")
    match = club.lobby.buttons[0]["custom_id"].split(":")[1]
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(thread, lambda view: "Bids, highest first:" in view.text)
    loaded = club.bot.referee._find(match)
    assert loaded is not None
    object.__setattr__(loaded.rows, "stage", "1-winter")  # and the spring is its fall
    season = await club.bot.referee.round_view(match, "1-spring")
    assert season is not None
    assert season.key == "1-spring"


async def test_a_round_is_told_although_the_table_wants_each_step_since(club: Club) -> None:
    """It was to be told in one message when it was written down."""
    thread = await club.begin(verbosity="round")
    match = club.lobby.buttons[0]["custom_id"].split(":")[1]
    planning = await club.bot.referee.newest_stage(match)
    assert planning is not None
    with club.bot.outbox_worker.held(match):
        for person in (club.aiko, club.bob):
            panel = await club.panel(person)
            await club.press(person, panel, "suggest")
            await club.press(person, panel, "confirm")
        await club.see(lambda: not club.bot.referee.is_in(match, planning))
        await (await club.aiko.slash(thread, "game table", verbosity="steps")).done()
        assert not any("Bids, highest first:" in view.text for view in club.aiko.read(thread))
    await club.aiko.wait(thread, lambda view: "Bids, highest first:" in view.text)


@pytest.mark.parametrize(
    ("options", "verbosity"),
    [
        ({}, "round"),
        ({"pace": "relaxed"}, "round"),
        ({"pace": "live"}, "steps"),
        ({"pace": "live", "verbosity": "round"}, "round"),
        ({"verbosity": "steps"}, "steps"),
        ({"title": "honor"}, "steps"),
    ],
    ids=str,
)
async def test_a_slow_table_of_shogun_is_told_by_round(
    club: Club, options: dict[str, str], verbosity: str
) -> None:
    """At a daily pace people read what has happened in between; the host can choose otherwise."""
    await (await club.aiko.slash(club.channel, "game new", seats=3, **options)).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    match = lobby.buttons[0]["custom_id"].split(":")[1]
    async with reading(club.bot.engine) as connection:
        assert (await matches.read_settings(connection, match)).verbosity == verbosity


@pytest.mark.parametrize(
    ("title", "shape"), [("shogun", "portrait"), ("honor", "portrait"), ("spirit", "portrait")]
)
async def test_a_table_opens_with_the_shape_that_is_usual_in_its_title(
    club: Club, title: str, shape: str
) -> None:
    await (await club.aiko.slash(club.channel, "game new", seats=3, title=title)).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    match = lobby.buttons[0]["custom_id"].split(":")[1]
    async with reading(club.bot.engine) as connection:
        assert (await matches.read_settings(connection, match)).shape == shape


async def test_a_table_gets_its_board_in_another_shape_and_no_animations(club: Club) -> None:
    lobby = await club.gather()
    await (await club.press(club.aiko, lobby, "start")).done(20)
    thread = club.thread
    answer = await (await club.aiko.slash(thread, "game table", shape="landscape")).done()
    assert "Board: Wide, for computers" in note_of(answer)
    line = "Aiko changes the shape of the board: Wide, for computers."
    await club.aiko.wait(thread, lambda view: line in view.text)
    match = lobby.buttons[0]["custom_id"].split(":")[1]
    async with reading(club.bot.engine) as connection:
        assert await matches.read_settings(connection, match) == matches.MatchSettings(shape="landscape")
    answer = await (await club.aiko.slash(thread, "game table", animation=False)).done()
    assert "Animations: off" in note_of(answer)
    await club.aiko.wait(thread, lambda view: "Aiko switches animations off." in view.text)
    refused = await (await club.bob.slash(thread, "game table", shape="portrait")).done()
    assert "host" in note_of(refused)


async def test_a_banned_person_takes_no_seat_until_the_ban_is_lifted(moderated: Club) -> None:
    club = moderated
    lobby = await club.gather()
    await club.press(club.bob, lobby, "leave")
    await club.see(lambda: "Bob" not in lobby.text)
    refused = await (await club.bob.slash(club.channel, "referee ban", player=club.aiko)).done()
    assert "Manage Server" in note_of(refused)
    banned = await (await club.cleo.slash(club.channel, "referee ban", player=club.bob)).done()
    assert "no longer take a seat" in note_of(banned)
    joined = await club.press(club.bob, lobby, "join")
    await club.see(lambda: joined.followups)
    assert "have banned you" in note_of(joined.followups[0])
    opened = await (await club.bob.slash(club.channel, "game new")).done()
    assert "have banned you" in note_of(opened)
    thread = await _started(club, lobby)
    await club.bot.referee.offer_seat(club.mori, lobby.text.split("`")[1], Seat(1))
    offer = await club.bob.wait(thread, lambda view: controls(view, "take"), 20)
    taken = await club.press(club.bob, offer, "take")
    await club.see(lambda: taken.followups)
    assert "have banned you" in note_of(taken.followups[0])
    lifted = await (await club.cleo.slash(club.channel, "referee ban", player=club.bob, lift=True)).done()
    assert "again" in note_of(lifted)
    await club.press(club.bob, offer, "take")
    await club.see(
        lambda: any("Bob" in view.text and "takes over" in view.text for view in club.aiko.read(thread))
    )
    told = note_of(await (await club.cleo.slash(club.channel, "referee audit")).done())
    assert told.count(f"<@{club.bob.id}>") == 2


async def _started(club: Club, lobby: View) -> Channel:
    await club.press(club.aiko, lobby, "add-ai")
    await club.see(lambda: lobby.text.count("(computer)") == 2)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    return club.thread


async def test_a_moderator_sees_all_tables_with_their_clocks(moderated: Club) -> None:
    club = moderated
    await club.begin()
    await (await club.bob.slash(club.channel, "game new", seats=3, pace="daily")).done()
    refused = await (await club.aiko.slash(club.channel, "referee tables")).done()
    assert "Manage Server" in note_of(refused)
    told = note_of(await (await club.cleo.slash(club.channel, "referee tables")).done())
    assert "Opened: <t:" in told
    assert r"Waiting for: Aiko, Bob\_\*x\*" in told
    assert f"/channels/{club.guild.id}/{club.thread.id}" in told


async def test_a_forgotten_lobby_is_closed(club: Club) -> None:
    lobby = await club.gather()
    club.pass_time(LOBBY_TTL / 3600 - 1)
    await club.bot.lobby.run()
    assert controls(lobby, "join")
    club.pass_time(2)
    await club.bot.lobby.run()
    await club.see(lambda: "This table was closed" in lobby.text)
