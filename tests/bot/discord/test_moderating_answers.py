"""Acts of moderators: what their answers and refusals say, and what is asked first."""

import asyncio
from typing import Any

import pytest

from bot.discord.delivery.direct_messages import FRESH
from sandbox.club.players import controls
from sandbox.discord import PERM
from tests.bot.conftest import Club
from tests.bot.discord.moderation import ask, end, match_in, newcomer, public, settle, status_of, told


async def test_two_moderators_who_offer_a_seat_at_the_same_moment_do_offer_it(moderated: Club) -> None:
    club = moderated
    mori = await newcomer(club, "Mori")
    club.service.add_role(club.guild, "other", PERM["MANAGE_GUILD"], mori.user)
    thread = await club.begin()
    await asyncio.gather(*(told(one, thread, "referee substitute", seat=2) for one in (club.cleo, mori)))
    assert await club.cleo.wait(thread, lambda view: controls(view, "take"))


async def test_two_moderators_who_rewind_at_the_same_moment_go_back_once(moderated: Club) -> None:
    club = moderated
    mori = await newcomer(club, "Mori")
    club.service.add_role(club.guild, "other", PERM["MANAGE_GUILD"], mori.user)
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(thread, lambda view: view.pings)
    asked = [(one, await ask(one, thread, "referee rewind", to=0)) for one in (club.cleo, mori)]
    await asyncio.gather(*(club.press(one, sure, "rewind") for one, sure in asked))
    await settle(club, match_in(club.lobby))
    assert sum("takes the match back" in text for text in public(club, club.aiko, thread)) == 1


async def test_to_look_at_the_pace_starts_no_clock_again(moderated: Club) -> None:
    """As `/referee settings` and `/game table` without an option."""
    club = moderated
    thread = await club.begin()
    match = match_in(club.lobby)
    before = [timer.due_at for timer in (await club.bot.referee.position(match)).timers]
    club.pass_time(20)
    await told(club.cleo, thread, "referee pace")
    await settle(club, match)
    assert [timer.due_at for timer in (await club.bot.referee.position(match)).timers] == before
    assert not any("has changed the pace" in text for text in public(club, club.aiko, thread))


async def test_to_remove_the_last_person_is_to_end_the_match_and_asks_first(moderated: Club) -> None:
    club = moderated
    await told(club.aiko, club.channel, "game new", title="spirit", seats=1)
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "start"))
    match = match_in(lobby)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    sure = await ask(club.cleo, club.thread, "referee kick", seat=1)
    assert await status_of(club, match) == "running"
    assert "Aiko" in sure.text
    assert match in sure.text
    await club.press(club.cleo, sure, "kick")
    await club.see(lambda: "Cleo has removed Aiko" in sure.text)
    assert await status_of(club, match) == "stopped"


async def test_to_remove_the_last_person_from_a_lobby_is_to_close_it_and_asks_first(moderated: Club) -> None:
    club = moderated
    await told(club.aiko, club.channel, "game new", title="spirit", seats=2)
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "add-ai"))
    match = match_in(lobby)
    await club.press(club.aiko, lobby, "add-ai")
    sure = await ask(club.cleo, club.channel, "referee kick", seat=1, match=match)
    assert await status_of(club, match) == "lobby"
    assert "Aiko is the last person" in sure.text
    await club.press(club.cleo, sure, "end")
    await club.see(lambda: "Cleo closed table" in sure.text)
    assert await status_of(club, match) == "stopped"


async def test_seats_are_suggested_of_the_match_that_a_moderators_command_means(moderated: Club) -> None:
    """Of two in a channel none is meant, though the moderator plays in one of them."""
    club = moderated
    await club.gather()
    await told(club.cleo, club.channel, "game new", title="spirit", seats=2)
    assert "Several matches" in await told(club.cleo, club.channel, "referee kick", seat=1)
    assert not await club.cleo.autocomplete(club.channel, "referee kick", "seat", "")


async def test_two_moderators_who_remove_the_last_two_people_at_once_do_not_end_the_match(
    moderated: Club,
) -> None:
    club = moderated
    mori = await newcomer(club, "Mori")
    club.service.add_role(club.guild, "other", PERM["MANAGE_GUILD"], mori.user)
    thread = await club.begin()
    kicks = (ask(club.cleo, thread, "referee kick", seat=1), ask(mori, thread, "referee kick", seat=2))
    answers = await asyncio.gather(*kicks)
    assert await status_of(club, match_in(club.lobby)) == "running"
    assert sum("is the last person" in answer.text for answer in answers) == 1


@pytest.mark.parametrize(
    ("person", "line", "options"),
    [
        ("cleo", "referee pause", {}),
        ("cleo", "referee kick", {"seat": 2}),
        ("bob", "game join", {}),
        ("aiko", "game start", {}),
        ("aiko", "game leave", {}),
    ],
    ids=str,
)
async def test_a_table_that_was_closed_has_neither_started_nor_will(
    moderated: Club, person: str, line: str, options: dict[str, Any]
) -> None:
    club = moderated
    lobby = await club.gather()
    match = match_in(lobby)
    await end(club, club.channel, match=match)
    refused = await told(getattr(club, person), club.channel, line, match=match, **options)
    assert "started" not in refused, refused


async def test_an_answer_about_a_seat_names_match_and_player(moderated: Club) -> None:
    club = moderated
    await club.begin()
    done = await told(club.cleo, club.channel, "referee kick", seat=2)
    assert "Bob" in done, done


@pytest.mark.parametrize("line", ["referee end", "referee rewind", "game resign"])
async def test_a_match_that_is_over_is_not_asked_about(moderated: Club, line: str) -> None:
    club = moderated
    thread = await club.begin()
    await end(club, thread)
    options = {"to": 0} if "rewind" in line else {}
    person = club.aiko if "game" in line else club.cleo
    asked = await ask(person, thread, line, **options)
    assert not asked.buttons, asked.text


async def test_more_time_for_a_computer_is_refused_by_a_true_reason(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    refused = await told(club.cleo, thread, "referee extend", seat=3, time="1h")
    assert "No clock runs" not in refused, refused


async def test_more_time_for_somebody_who_is_not_asked_is_refused_by_a_true_reason(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(title="spirit")
    question = await club.aiko.wait(thread, lambda view: view.pings)
    seat = 2 if "Aiko" in question.pings else 1
    refused = await told(club.cleo, thread, "referee extend", seat=seat, time="1h")
    assert "No clock runs" not in refused, refused


async def test_a_bot_is_refused_with_what_can_be_done_at_a_running_match(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    robot = await newcomer(club, "Robot", bot=True)
    refused = await told(club.cleo, thread, "referee replace", seat=2, player=robot)
    assert "Add AI" not in refused, refused


async def test_a_match_without_clocks_has_none_that_start_again(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee pace", pace="none")
    line = await club.aiko.wait(thread, lambda view: "has changed the pace" in view.text)
    assert "clocks start again" not in line.text, line.text


async def test_clocks_of_a_paused_match_are_not_said_to_start(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee pause")
    await told(club.cleo, thread, "referee pace", pace="live")
    line = await club.aiko.wait(thread, lambda view: "has changed the pace" in view.text)
    assert "clocks start again" not in line.text, line.text


async def test_an_answer_to_the_pace_tells_all_that_was_changed(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    answer = await told(club.cleo, thread, "referee pace", strikes=7, night=3, vacation="clock")
    assert "7" in answer, answer


async def test_a_moderator_who_plays_is_not_taken_to_mean_their_own_match(moderated: Club) -> None:
    """Two matches are possible in the channel: they say which."""
    club = moderated
    await club.begin()
    others = match_in(club.lobby)
    await told(club.cleo, club.channel, "game new", title="spirit", seats=1)
    first = club.lobby.id
    lobby = await club.cleo.wait(club.channel, lambda view: view.id != first and controls(view, "start"))
    await (await club.press(club.cleo, lobby, "start")).done(20)
    answer = await told(club.cleo, club.channel, "referee pause")
    assert others in answer, answer
    assert await status_of(club, match_in(lobby)) == "running"


async def test_nobody_is_made_host_who_has_left_the_server(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    del club.guild.members[club.bob.id]
    club.clock.skew += FRESH
    assert "not a member" in await told(club.cleo, thread, "referee transfer", seat=2)


async def test_whoever_sits_is_not_told_of_this_person(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee substitute", seat=2)
    offer = await club.aiko.wait(thread, lambda view: controls(view, "take"))
    taken = await club.press(club.aiko, offer, "take")
    await club.see(lambda: taken.followups)
    assert "This person" not in taken.followups[0].text, taken.followups[0].text


async def test_what_is_ended_is_named_by_more_than_an_id(moderated: Club) -> None:
    """With a table and a match in one channel the match is meant, whichever the moderator had in mind."""
    club = moderated
    await club.begin()
    await told(club.cleo, club.channel, "game new", title="spirit", seats=2)
    await club.cleo.wait(club.channel, lambda view: controls(view, "join"))
    sure = await ask(club.cleo, club.channel, "referee end")
    assert "Aiko" in sure.text, sure.text


async def test_an_unknown_id_is_shown_as_it_was_typed(moderated: Club) -> None:
    club = moderated
    refused = await told(club.cleo, club.channel, "referee pause", match="a_b`c")
    assert "\\" not in refused, refused


@pytest.mark.parametrize(
    ("line", "options"),
    [("transfer", {"seat": 2}), ("pace", {"pace": "live"})],
    ids=str,
)
async def test_what_waits_for_the_start_says_what_can_be_done_before_it(
    moderated: Club, line: str, options: dict[str, Any]
) -> None:
    """Of host and pace nothing can be changed but by another table."""
    club = moderated
    await club.gather()
    refused = await told(club.cleo, club.channel, f"referee {line}", **options)
    assert len(refused.split(".")) > 2, refused


async def test_the_same_refusal_has_the_same_words_for_every_act(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await end(club, thread)
    lines: dict[str, dict[str, Any]] = {"pause": {}, "remind": {}, "kick": {"seat": 1}}
    assert len({await told(club.cleo, thread, f"referee {line}", **o) for line, o in lines.items()}) == 1


async def test_the_host_is_not_made_host_again(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    assert await told(club.cleo, thread, "referee transfer", seat=1) != "Done."


async def test_a_computers_seat_is_not_said_to_be_played_already_by_a_computer(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    refused = await told(club.cleo, thread, "referee transfer", seat=3)
    assert "already" not in refused, refused


async def test_who_confirms_the_end_of_a_table_does_not_end_the_match_that_has_begun_since(
    moderated: Club,
) -> None:
    club = moderated
    lobby = await club.gather()
    sure = await ask(club.cleo, club.channel, "referee end")
    await (await club.press(club.aiko, lobby, "start")).done(20)
    await club.press(club.cleo, sure, "end")
    await asyncio.sleep(5)
    assert await status_of(club, match_in(lobby)) == "running"


async def test_an_offer_is_not_made_twice_nor_withdrawn_twice(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    for withdraw, again in ((False, "already on offer"), (True, "no longer on offer")):
        first = await told(club.cleo, thread, "referee substitute", seat=2, withdraw=withdraw)
        assert "Done" in first
        assert again in await told(club.cleo, thread, "referee substitute", seat=2, withdraw=withdraw)


async def test_what_has_gone_on_since_is_not_taken_back(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    question = await club.aiko.wait(thread, lambda view: view.pings)
    sure = await ask(club.cleo, thread, "referee rewind", to=0)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    await asked.click(question, question.buttons[0]["custom_id"])
    await club.see(lambda: question.deleted)
    refused = await club.press(club.cleo, sure, "rewind")
    await club.see(lambda: refused.followups)
    assert "has gone on since you were asked" in refused.followups[0].text


async def test_the_pace_is_shown_with_all_that_belongs_to_it(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    shown = await told(club.cleo, thread, "referee pace")
    assert "24 h for a plan" in shown or "1 d for a plan" in shown
    assert "after 3 time-outs a computer takes over" in shown
