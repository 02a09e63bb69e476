"""Clocks as people see them: deadlines, reminders, what is played for the absent, seats that change hands."""

import asyncio
import re
from typing import Any

from bot.store import drafts, log, matches, sql
from bot.store.engine import reading
from bot.store.scheduling import CLOCKS
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import PERM
from tests.bot.conftest import TIMEOUT, Club
from tests.bot.discord.moderation import match_in, settle, told
from tests.bot.discord.test_at_the_table import note_of

TIMESTAMP = re.compile(r"<t:\d+:R>")


async def test_deadlines_are_shown_wherever_somebody_is_waited_for(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    assert TIMESTAMP.search(panel.text)
    status = await (await club.aiko.slash(thread, "game status")).done()
    assert status is not None
    assert TIMESTAMP.search(status.text)
    assert await club.aiko.wait(thread, lambda view: TIMESTAMP.search(view.text))


async def test_who_owes_is_reminded_by_direct_message_and_nobody_else(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    mine = await club.panel(club.bob)
    await club.see(lambda: controls(panel, "change"))
    club.pass_time(12.1)
    reminder = await club.bob.wait(club.bob.dm, lambda view: controls(view, "mute"))
    assert "the plan. You have not started" in reminder.text
    assert TIMESTAMP.search(reminder.text)
    edits = len(mine.revisions)
    await club.press(club.bob, mine, "suggest")
    await club.see(lambda: len(mine.revisions) > edits)
    club.pass_time(10)
    second = await club.bob.wait(club.bob.dm, lambda view: "not confirmed" in view.text)
    assert "complete" in second.text
    assert "I play it as it is" in second.text
    reply = await club.press(club.bob, second, "mute")
    await club.see(lambda: reply.followups)
    await club.press(club.bob, mine, "confirm")
    await club.see(lambda: "That is done" in reminder.text and "That is done" in second.text)
    assert len([view for view in club.aiko.read(club.aiko.dm) if controls(view, "mute")]) == 0


async def test_the_scheduler_waits_for_the_clock_that_a_commit_has_set(club: Club) -> None:
    """Nothing was due before, so that it would sleep for an hour."""
    await club.begin()
    async with reading(club.bot.engine) as connection:
        (first,) = await sql.next_due(connection, CLOCKS)
    assert first is not None
    async with asyncio.timeout(TIMEOUT):
        while club.clock.awaited != first:  # noqa: ASYNC110 - the scheduler tells nobody
            await asyncio.sleep(0.01)


async def test_reminders_are_in_the_players_own_language_to_the_end(club: Club) -> None:
    club.bob.user.locale = "cs"
    await club.begin()
    mine = await club.panel(club.bob)
    club.pass_time(12.1)
    reminder = await club.bob.wait(club.bob.dm, lambda view: controls(view, "mute"))
    assert "čeká na vás" in reminder.text
    await club.press(club.bob, mine, "suggest")
    await club.press(club.bob, mine, "confirm")
    await club.see(lambda: "Už je to vyřízeno" in reminder.text)


async def test_whose_direct_messages_are_closed_is_called_at_the_table(club: Club) -> None:
    club.bob.user.dms_open = False
    thread = await club.begin()
    await club.bob.wait(thread, lambda view: view.pings)
    club.pass_time(12.1)
    call = await club.bob.wait(thread, lambda view: controls(view, "mute"))
    assert call.pings == ["Bob_*x*"]
    assert "begun" not in call.text
    reply = await club.press(club.cleo, call, "mute")
    await club.see(lambda: reply.followups)
    assert "no seat" in reply.followups[0].text


async def test_what_is_played_for_the_absent_is_told_and_a_computer_plays_until_they_are_back(
    club: Club,
) -> None:
    thread = await club.begin()
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    told = await (await club.cleo.slash(thread, "referee pace", planning="12h", strikes=1)).done()
    assert "12 h for a plan" in note_of(told)
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    club.pass_time(12.1)
    late = await club.aiko.wait(thread, lambda view: "ran out of time for the plan" in view.text)
    assert "(time-out 1; after 1 a computer" in late.text
    assert "has laid a plan" not in late.text, "that is said already"
    await club.aiko.wait(thread, lambda view: "A computer now plays for" in view.text)
    current = club.aiko.read(thread)[0]
    await club.see(lambda: r"Away: Bob\_\*x\*" in current.text)
    await club.see(lambda: "away, a computer plays" in club.lobby.text)
    await (await club.bob.slash(thread, "game back")).done()
    await club.aiko.wait(thread, lambda view: "is back" in view.text, 30)
    await club.see(lambda: "Away:" not in current.text and "away" not in club.lobby.text)


async def log_of(club: Club) -> tuple[log.Row, ...]:
    async with reading(club.bot.engine) as connection:
        return await log.read(connection, await match_of(club))


async def match_of(club: Club) -> str:
    """The one match of the club."""
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_guild(connection, club.guild.id)
    return match.id


async def draft_of(club: Club, seat: Seat) -> dict[str, Any]:
    """What the seat has prepared and not confirmed."""
    match_id = await match_of(club)
    prompt = (await club.bot.referee.position(match_id)).prompts[seat]
    async with reading(club.bot.engine) as connection:
        return await drafts.read(connection, match_id, seat, prompt.id)


async def test_a_late_click_is_told_that_the_time_is_up_and_what_was_prepared_is_played(club: Club) -> None:
    thread = await club.begin()
    panel = await (await club.bob.slash(thread, "game plan")).done()
    assert panel is not None
    await club.press(club.bob, panel, "suggest")
    await club.see(lambda: panel.revisions)
    drafted = await draft_of(club, seat=Seat(1))
    club.clock.skew += 25 * 3600
    await club.bot.scheduler.expire()
    reply = await club.press(club.bob, panel, "confirm")
    await club.see(lambda: reply.followups or reply.message)
    told = reply.followups[0] if reply.followups else reply.message
    assert "Your time ran out" in note_of(told)
    assert "has laid a plan" in note_of(told)
    [played] = [row for row in await log_of(club) if row.by == "default" and row.seat == 1]
    assert played.data["plan"] == drafted["plan"]


async def test_the_panel_of_who_was_late_says_that_it_was_answered_for_them(club: Club) -> None:
    """It said "Done", as if they had done it."""
    await club.begin()
    panels = [await club.panel(person) for person in (club.aiko, club.bob)]
    await club.press(club.aiko, panels[0], "suggest")
    await club.press(club.aiko, panels[0], "confirm")
    club.clock.skew += 25 * 3600
    await club.bot.scheduler.expire()
    await club.see(lambda: not any(panel.buttons for panel in panels))
    assert ["Your time ran out, so I played for you." in panel.text for panel in panels] == [False, True]
    assert ["Done." in panel.text for panel in panels] == [True, False]


async def test_the_time_out_that_brings_the_computer_leaves_what_it_has_played(moderated: Club) -> None:
    """Its own row ends the question, not the one about the absence before it: nothing was left but "Done"."""
    club = moderated
    thread = await club.begin(title="honor")
    await (await club.cleo.slash(thread, "referee pace", pace="daily", strikes=1)).done()
    asked = lambda: [  # noqa: E731
        view
        for person in (club.aiko, club.bob)
        for view in (person.read(person.dm) if person.dm else ())
        if "your turn" in view.text and view.buttons
    ]
    [panel] = await club.see(asked)
    club.pass_time(13)
    await club.see(lambda: not panel.buttons)
    assert "**Round 1:**" in panel.text
    assert "Your time ran out, so I played for you." in panel.text


async def test_a_seat_is_offered_and_taken_with_one_click_and_old_messages_close(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.bob)
    await club.press(club.bob, panel, "suggest")
    assert "your seat is on offer" in await told(club.bob, thread, "game substitute")
    offer = await club.cleo.wait(thread, lambda view: controls(view, "take"))
    assert "already on offer" in await told(club.bob, thread, "game substitute")
    refused = await club.press(club.aiko, offer, "take")
    await club.see(lambda: refused.followups)
    assert "seat in match" in refused.followups[0].text
    await club.press(club.cleo, offer, "take")
    await club.cleo.wait(thread, lambda view: "Cleo takes over the seat" in view.text)
    await club.see(lambda: not panel.buttons and not controls(offer, "take"))
    own = await club.panel(club.cleo)
    await club.press(club.cleo, own, "suggest")
    await club.see(lambda: len(own.revisions) > 1)
    assert not controls(panel, "confirm")
    reply = await club.bob.slash(thread, "game hand")
    assert "no seat" in note_of(await reply.done())


async def test_who_has_offered_a_seat_can_keep_it(club: Club) -> None:
    thread = await club.begin()
    await told(club.bob, thread, "game substitute")
    offer = await club.cleo.wait(thread, lambda view: controls(view, "take"))
    assert "no longer on offer" in await told(club.bob, thread, "game substitute", withdraw=True)
    await club.see(lambda: not controls(offer, "take"))


async def test_vacations_and_quiet_hours_are_set_and_told(club: Club) -> None:
    thread = await club.begin()
    asked = await (await club.bob.slash(thread, "game quiet")).done()
    assert "no quiet hours" in note_of(asked)
    zones = await club.bob.autocomplete(thread, "game quiet", "timezone", "prag")
    assert [zone["value"] for zone in zones or ()] == ["Europe/Prague"]
    wrong = await (await club.bob.slash(thread, "game quiet", **{"from": "99"})).done()
    assert "not a time of day" in note_of(wrong)
    hours = {"from": "23", "to": "7:30", "timezone": "Europe/Prague"}
    told = await (await club.bob.slash(thread, "game quiet", **hours)).done()
    assert "23:00 to 07:30 (Europe/Prague)" in note_of(told)
    gone = await (await club.bob.slash(thread, "game away", until="5d")).done()
    assert "You are away" in note_of(gone)
    await club.aiko.wait(thread, lambda view: "is away until" in view.text)
    plan = await (await club.bob.slash(thread, "game plan")).done()
    assert "/game back" in note_of(plan)
    never = await (await club.bob.slash(thread, "game away", until="yesterday")).done()
    assert "not a date" in note_of(never)


async def test_without_clocks_nobody_who_goes_away_has_one_that_stands(club: Club) -> None:
    thread = await club.begin(pace="none", vacation="clock")
    await told(club.bob, thread, "game away", until="5d")
    note = await club.aiko.wait(thread, lambda view: "is away until" in view.text)
    assert "The match waits for them" in note.text


async def test_the_pace_without_clocks_says_what_happens_to_who_is_away(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(pace="none")
    assert "No clock. For players on vacation: A computer" in await told(club.cleo, thread, "referee pace")
    changed = await told(club.cleo, thread, "referee pace", vacation="clock")
    assert "For players on vacation: The match waits for them. Nobody runs out of time" in changed
    assert "The match waits for them" in await told(club.cleo, thread, "referee pace")


async def test_a_muted_question_is_not_reminded_of(moderated: Club) -> None:
    """The button has promised it: no more reminders for this turn."""
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee remind")
    first = await club.bob.wait(club.bob.dm, lambda view: controls(view, "mute"))
    reply = await club.press(club.bob, first, "mute")
    await club.see(lambda: reply.followups)
    assert "No more reminders for this turn" in reply.followups[0].text
    club.pass_time(1)
    await told(club.cleo, thread, "referee remind")
    await settle(club, match_in(club.lobby))
    assert sum("is waiting for you" in view.text for view in club.bob.read(club.bob.dm)) == 1


async def test_with_more_time_a_muted_question_is_neither_reminded_of_nor_said_to_be_done(
    moderated: Club,
) -> None:
    """Reminders are checked again then, also one that was not sent because it was muted."""
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee remind")
    first = await club.bob.wait(club.bob.dm, lambda view: controls(view, "mute"))
    reply = await club.press(club.bob, first, "mute")
    await club.see(lambda: reply.followups)
    club.pass_time(1)
    await told(club.cleo, thread, "referee remind")
    await settle(club, match_in(club.lobby))
    await told(club.cleo, thread, "referee extend", time="3h", seat=2)
    await settle(club, match_in(club.lobby))
    assert sum("is waiting for you" in view.text for view in club.bob.read(club.bob.dm)) == 1
    assert "That is done" not in first.text


async def test_who_reminds_again_at_once_is_asked_to_wait(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    for _ in range(5):
        await told(club.cleo, thread, "referee remind")
        club.pass_time(1 / 60)
    await settle(club, match_in(club.lobby))
    assert sum("is waiting for you" in view.text for view in club.bob.read(club.bob.dm)) == 1
