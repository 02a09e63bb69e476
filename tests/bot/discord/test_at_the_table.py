"""People at their clients, from the first command to the plans: every click is answered, nothing is lost."""

import asyncio
import re

import pytest

from bot.matches import Actor
from bot.store import matches, people
from bot.store.engine import read, reading
from rules.core.model import Seat
from rules.honor.game import GAME
from sandbox.club.computers import add_computer
from sandbox.club.players import controls, questions
from sandbox.discord import PERM, Fault, Human
from sandbox.discord.view import View
from sandbox.discord.world import Overwrite
from tests.bot.conftest import TIMEOUT, Club


def note_of(view: View | None) -> str:
    assert view is not None
    assert view.ephemeral
    return view.text


async def test_a_table_fills_and_starts_in_a_thread(club: Club) -> None:
    thread = await club.begin()
    await club.see(lambda: controls(club.lobby, "plan"))
    assert "SHA-256" in club.lobby.text
    assert r"Bob\_\*x\*" in club.lobby.text
    planning = await club.aiko.wait(thread, lambda view: controls(view, "plan"))
    assert [alt for _, alt in planning.images if alt]
    assert not planning.pings


async def test_plans_by_direct_message_and_by_button_are_the_same(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > 1)
    suggested = panel.text
    planning = await club.aiko.wait(thread, lambda view: "Special cards" in view.text)
    own = await (await club.press(club.aiko, planning, "plan")).done()
    assert own is not None
    assert own.ephemeral
    assert own.text == suggested
    await club.press(club.aiko, own, "confirm")
    await club.see(lambda: controls(own, "change") and controls(panel, "change"))
    await club.see(lambda: "Aiko" in planning.text)


async def test_the_last_plan_brings_the_reveal_and_questions_for_one(club: Club) -> None:
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        panel = await club.panel(person)
        await club.lay(person, panel)
    question = await club.aiko.wait(thread, lambda view: view.pings)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    [other] = {club.aiko, club.bob} - {asked}
    take = next(button for button in question.buttons if button["custom_id"].startswith("ask:"))
    for stranger in (other, club.cleo):
        reply = await stranger.click(question, take["custom_id"])
        assert "This choice is for" in note_of(reply.message)
    await asked.click(question, take["custom_id"])
    await club.see(lambda: question.deleted)
    assert not controls(panel, "confirm")


async def test_a_question_shown_to_one_alone_is_done_when_it_is_answered(club: Club) -> None:
    thread = await club.begin(title="spirit")
    question = await club.aiko.wait(thread, questions)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    reply = await asked.slash(thread, "game status")
    await reply.done()
    await club.see(lambda: reply.followups)
    [copy] = reply.followups
    await asked.click(copy, questions(copy)[0]["custom_id"])
    await club.see(lambda: not copy.buttons)
    assert copy.text.startswith("Done. The game goes on here")


async def test_a_button_of_a_settled_question_says_so(club: Club) -> None:
    thread = await club.begin()
    planning = await club.aiko.wait(thread, lambda view: controls(view, "plan"))
    forgotten = await (await club.press(club.aiko, planning, "plan")).done()
    for person in (club.aiko, club.bob):
        panel = await club.panel(person)
        await club.lay(person, panel)
    await club.see(lambda: not panel.buttons)
    assert forgotten is not None
    reply = await club.press(club.aiko, forgotten, "suggest")
    assert "out of date" in note_of(reply.message)


async def test_a_plan_can_still_be_read_when_it_is_settled(club: Club) -> None:
    await club.begin()
    panels = [await club.panel(person) for person in (club.aiko, club.bob)]
    plans = []
    for person, panel in zip((club.aiko, club.bob), panels, strict=True):
        await club.press(person, panel, "suggest")
        await club.see(lambda: panel.images and "nothing" not in (panel.images[0][1] or ""))  # noqa: B023
        plans.append(panel.images[0][1])
        await club.press(person, panel, "confirm")
    await club.see(lambda: not any(panel.buttons for panel in panels))
    for panel, plan in zip(panels, plans, strict=True):
        assert panel.images[0][1] == plan
        assert "**Actions of this season" in panel.text
        assert "Done. The game goes on here" in panel.text
        assert "may change it" not in panel.text
        assert not panel.selects


async def test_closed_direct_messages_are_told_once_and_neutrally(club: Club) -> None:
    club.bob.user.dms_open = False
    thread = await club.begin()
    line = await club.bob.wait(thread, lambda view: view.pings == ["Bob_*x*"])
    panel = await (await club.press(club.bob, line, "plan")).done()
    assert panel is not None
    assert len([view for view in club.bob.read(thread) if "cannot send you direct" in view.text]) == 1
    await club.press(club.bob, panel, "suggest")
    await club.press(club.bob, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    await club.see(lambda: line.deleted)
    assert len([seen for seen in club.service.log if seen.status == 403]) == 1


async def test_a_restart_in_the_middle_loses_nothing(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > 1)
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_place(connection, thread.id)
    await club.bot.outbox_worker.drain(match.id)
    before = [view.id for view in club.aiko.read(thread)]
    await club.stop_bot()
    await club.start_bot()
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: controls(panel, "change"))
    assert [view.id for view in club.aiko.read(thread)] == before
    assert len(club.aiko.read(club.aiko.dm)) == 1


async def test_what_was_not_said_before_a_stop_is_said_after_the_start(club: Club) -> None:
    thread = await club.begin()
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_place(connection, thread.id)
    await club.bot.outbox_worker.drain(match.id)
    club.service.faults.append(down := Fault("create_message", status=503, times=1000))
    await club.bot.referee.pause(club.mori, match.id)
    await club.see(lambda: down.hits)
    await club.stop_bot()
    club.service.faults.remove(down)
    assert not any("Mori has paused" in view.text for view in club.aiko.read(thread))
    await club.start_bot()
    await club.aiko.wait(thread, lambda view: "Mori has paused" in view.text)


async def test_a_deleted_message_is_posted_again_and_an_archived_thread_reopened(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)

    def standing() -> list[View]:
        return [view for view in club.aiko.read(thread) if controls(view, "plan")]

    await club.see(lambda: len(standing()) == 2)
    current, planning = standing()
    await club.press(club.aiko, panel, "suggest")
    await club.service.erase(planning.message)
    await club.service.erase(current.message)
    thread.extra["archived"] = True
    await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: len(standing()) == 2 and not thread.extra.get("archived"))


async def test_what_looks_answers_only_the_person_who_asks(club: Club) -> None:
    thread = await club.begin()
    for command in ("board", "status", "hand", "plan", "log", "catchup", "list"):
        reply = await club.bob.slash(thread, f"game {command}")
        shown = await reply.done()
        assert note_of(shown) or (shown is not None and shown.images)
    reply = await club.cleo.slash(thread, "game hand")
    assert "no seat" in note_of(await reply.done())
    reply = await club.cleo.slash(thread, "game rules", words="revolt")
    assert "SH7.6" in note_of(await reply.done())
    assert "[ruling]: the rulebook is silent" in note_of(await reply.done())
    await club.see(lambda: controls(club.lobby, "rules"))
    glance = await (await club.press(club.cleo, club.lobby, "rules")).done()
    assert glance is not None
    assert controls(glance, "topic")
    assert controls(glance, "search")


async def test_what_is_new_is_told_once_and_the_log_can_be_searched(club: Club) -> None:
    thread = await club.begin()
    current = await club.cleo.wait(thread, lambda view: controls(view, "catchup"))
    first = await (await club.press(club.cleo, current, "catchup")).done()
    assert first is not None
    assert "Since you last looked" in note_of(first)
    assert "Nothing has changed" not in note_of(first)
    assert first.images
    await _look_kept(club, club.cleo, thread.id)
    again = await (await club.cleo.slash(thread, "game catchup")).done()
    assert "Nothing has changed" in note_of(again)
    rounds = await club.cleo.autocomplete(thread, "game log", "round", "")
    assert [choice["name"] for choice in rounds or ()] == ["Spring, year 1", "Start provinces"]
    reply = await club.cleo.slash(thread, "game log", round="Start provinces", player=1)
    told = note_of(await reply.done())
    assert "Start provinces" in told
    assert "Aiko" in told
    assert "Events of year" not in told
    reply = await club.cleo.slash(thread, "game log", province="nowhere")
    assert "nowhere" in note_of(await reply.done())
    reply = await club.cleo.slash(thread, "game log", province="Kai", round="Spring, year 1")
    assert "Nothing of that kind" in note_of(await reply.done())


async def test_HO3_4_what_looks_knows_who_reads(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The own time while all are asked about a face, and none to somebody who looks on."""
    monkeypatch.setattr(club.bot.referee, "_make_seed", lambda length: bytes([3]) * length)
    thread = await club.begin("honor")
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_place(connection, thread.id)
    await _on_to_a_face(club, match.id)
    current = await club.aiko.wait(thread, lambda view: controls(view, "catchup"))
    for person, times in ((club.aiko, 1), (club.bob, 1), (club.cleo, 0)):
        for verb in ("catchup", "status"):
            told = note_of(await (await club.press(person, current, verb)).done())
            due = [line for line in told.splitlines() if line.startswith("⏳")]
            assert len(due) == times, told
            assert all(person.name[:3] in line for line in due)


async def _look_kept(club: Club, person: Human, place: int) -> None:
    """Wait until it is written that somebody has looked, which comes after the answer."""
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_place(connection, place)
    # The database tells nobody when it changes.
    while await read(club.bot.engine, people.last_look, match.id, person.id, None, 0) < 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def _on_to_a_face(club: Club, match_id: str) -> None:
    """Aiko and Bob play as advised until both are asked about a face."""
    referee, people_there = club.bot.referee, (club.aiko, club.bob)
    position = await referee.position(match_id)
    while not position.outcome:
        asked = {seat: prompt for seat, prompt in position.prompts.items() if seat < len(people_there)}
        if [prompt.kind for prompt in asked.values()] == ["AskSaveFace"] * 2:
            return
        for seat, prompt in asked.items():
            advised = GAME.advise(await referee.observe(match_id, seat))
            actor = Actor(people_there[seat].user.id, people_there[seat].name)
            await referee.submit(actor, match_id, seat, prompt.id, advised)
        await asyncio.sleep(0.01)
        position = await referee.position(match_id)
    raise AssertionError("no face was lost in this match")


async def test_who_answers_first_is_still_told_what_is_new(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    await club.lay(club.aiko, panel)
    await club.see(lambda: controls(panel, "change"))
    aiko, seat = club.aiko.user.id, Seat(0)
    async with reading(club.bot.engine) as connection:
        [match] = await matches.in_place(connection, thread.id)
        assert await people.last_look(connection, match.id, aiko, seat, int(club.clock()) - 3600) == -1
        assert await people.last_look(connection, match.id, aiko, seat, int(club.clock()) + 1) > 0
    told = await (await club.aiko.slash(thread, "game catchup")).done()
    assert "Nothing has changed" not in note_of(told)
    await _look_kept(club, club.aiko, thread.id)
    again = await (await club.aiko.slash(thread, "game catchup")).done()
    assert "Nothing has changed" in note_of(again)


async def test_rules_are_those_of_the_title_that_is_played_here(club: Club) -> None:
    table = await club.service.add_channel(club.guild, "honor")
    await (await club.aiko.slash(table, "game new", title="honor", seats=3)).done()
    await club.aiko.wait(table, lambda view: controls(view, "join"))
    reply = await club.cleo.slash(table, "game rules", words="battle")
    assert "**HO" in note_of(await reply.done())
    reply = await club.cleo.slash(table, "game rules", words="spaceship")
    assert "such as HO1.1" in note_of(await reply.done())
    reply = await club.cleo.slash(table, "game rules", words="battle", title="shogun")
    assert "**SH" in note_of(await reply.done())
    reply = await club.cleo.slash(club.channel, "game rules", words="battle")
    assert "**SH" in note_of(await reply.done())


async def test_moderators_pause_kick_and_end(club: Club) -> None:
    thread = await club.begin()
    reply = await club.cleo.slash(thread, "referee pause")
    assert "Manage Server" in note_of(await reply.done())
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    await (await club.cleo.slash(thread, "referee pause")).done()
    await club.cleo.wait(thread, lambda view: "Cleo has paused" in view.text)
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    reply = await club.press(club.aiko, panel, "confirm")
    await club.see(lambda: reply.followups)
    assert "paused" in reply.followups[0].text
    await (await club.cleo.slash(thread, "referee resume")).done()
    choices = await club.cleo.autocomplete(thread, "referee kick", "seat", "")
    assert [choice["value"] for choice in choices or ()] == [1, 2, 3]
    await (await club.cleo.slash(thread, "referee kick", seat=2)).done()
    await club.cleo.wait(thread, lambda view: r"has removed Bob\_" in view.text)
    sure = await (await club.cleo.slash(thread, "referee end")).done()
    assert sure is not None
    await club.press(club.cleo, sure, "end")
    final = await club.cleo.wait(thread, lambda view: view.attachments and "ended" in view.text)
    assert final.attachments[0]["filename"].endswith(".json")
    await club.see(lambda: not panel.buttons)
    await club.see(lambda: "The game is over" in club.lobby.text)
    assert "My plan" not in club.lobby.text
    assert not controls(club.lobby, "plan")


async def test_a_person_resigns_after_a_second_thought(club: Club) -> None:
    thread = await club.begin()
    sure = await (await club.bob.slash(thread, "game resign")).done()
    assert sure is not None
    await club.press(club.bob, sure, "resign")
    await club.aiko.wait(thread, lambda view: "resigns. A computer player takes over" in view.text)
    reply = await club.bob.slash(thread, "game plan")
    assert "no seat" in note_of(await reply.done())


async def test_the_host_changes_the_options(club: Club) -> None:
    lobby = await club.gather()
    refused = await club.press(club.bob, lobby, "options")
    panel = await refused.done()
    assert panel is not None
    reply = await club.bob.choose(panel, controls(panel, "choose")[0]["custom_id"], "moon")
    await club.see(lambda: reply.followups)
    assert "host" in reply.followups[0].text
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    await club.aiko.choose(panel, "Start", "draft")
    await club.see(lambda: "draft" in lobby.text)
    await club.aiko.choose(panel, "Number of players", "4")
    await club.see(lambda: "4. free" in lobby.text)


async def test_the_host_adds_computer_players_by_level(club: Club) -> None:
    lobby = await club.gather()
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    await club.aiko.choose(panel, "Number of players", "4")
    await club.see(lambda: any(chosen["custom_id"].split(":")[3] == "add-level" for chosen in panel.selects))
    await club.aiko.choose(panel, "Add a computer player …", "hard")
    await club.see(lambda: "(computer: hard)" in lobby.text)


@pytest.mark.parametrize(("level", "shown"), [("raider", "(computer: raider)"), (None, "(computer)")])
async def test_so_do_the_hosts_of_simulated_tables(club: Club, level: str | None, shown: str) -> None:
    lobby = await club.gather()
    await club.press(club.aiko, lobby, "remove-ai")
    await club.see(lambda: "3. free" in lobby.text)
    await add_computer(club.aiko, lobby, lambda known: level if level in known else None, TIMEOUT)
    await club.see(lambda: shown in lobby.text)


async def test_missing_permissions_are_named(club: Club) -> None:
    mine = club.service.add_role(club.guild, "quiet", 0, club.service.bot)
    deny = PERM["SEND_MESSAGES"] | PERM["CREATE_PUBLIC_THREADS"]
    club.channel.overwrites[mine] = Overwrite(0, 0, deny)
    reply = await club.aiko.slash(club.channel, "game new")
    assert "Send Messages" in note_of(await reply.done())


async def test_without_threads_the_game_runs_in_the_channel(club: Club) -> None:
    mine = club.service.add_role(club.guild, "quiet", 0, club.service.bot)
    club.channel.overwrites[mine] = Overwrite(0, 0, PERM["CREATE_PUBLIC_THREADS"])
    lobby = await club.gather()
    said = note_of(await (await club.press(club.aiko, lobby, "start")).done())
    assert "Create Public Threads" in said
    await club.aiko.wait(club.channel, lambda view: controls(view, "plan") and view.id != lobby.id)


async def test_discord_being_down_delays_and_does_not_double(club: Club) -> None:
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    await club.press(club.aiko, panel, "suggest")
    shown = len(club.aiko.read(thread))
    club.service.faults.append(Fault("create_message", status=502, after=True))
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(thread, lambda view: view.pings)
    texts_in = [view.text for view in club.aiko.read(thread)]
    assert len(texts_in) > shown
    assert len(set(texts_in)) == len(texts_in)


async def test_a_fault_is_an_apology_with_a_number_and_harms_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)

    async def fail(match_id: str, viewer: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as broken:
        broken.setattr(club.bot.referee, "observe", fail)
        reply = await club.press(club.aiko, panel, "suggest")
        assert re.search(r"`[0-9a-f]{8}`", note_of(reply.message))
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > 1)


async def test_names_cannot_ping_or_format(club: Club) -> None:
    club.cleo.user.name = "@everyone **Cleo**"
    await (await club.cleo.slash(club.channel, "game new")).done()
    lobby = await club.aiko.wait(club.channel, lambda view: "everyone" in view.text)
    assert not lobby.pings
    assert "@everyone" not in lobby.text
    assert "**Cleo**" not in lobby.text


async def test_why_tells_the_rules_behind_a_stage_to_whoever_asks(club: Club) -> None:
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        panel = await club.panel(person)
        await club.press(person, panel, "suggest")
        await club.press(person, panel, "confirm")
    stage = await club.cleo.wait(thread, lambda view: controls(view, "why"))
    told = await (await club.press(club.cleo, stage, "why")).done()
    assert "SH5.2" in note_of(told)
    assert "Chests come first" in note_of(told)


async def test_a_double_tap_is_no_error(club: Club) -> None:
    """The second press on Confirm refreshes the panel, which the first has settled."""
    await club.begin("honor")

    def whose_turn() -> tuple[Human, View] | None:
        """Luck decides who goes first."""
        panels = ((person, view) for person in (club.aiko, club.bob) for view in person.read(person.dm))
        return next(((person, view) for person, view in panels if controls(view, "suggest")), None)

    person, panel = await club.see(whose_turn)
    await club.press(person, panel, "suggest")
    await club.see(lambda: controls(panel, "confirm"))
    [confirm] = controls(panel, "confirm")
    first = await person.click(panel, confirm["custom_id"])
    second = await person.click(panel, confirm["custom_id"])
    await club.see(lambda: not first.interaction.awaits_content and not second.interaction.awaits_content)
    assert not [*first.followups, *second.followups]
