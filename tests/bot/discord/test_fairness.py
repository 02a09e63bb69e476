"""Luck on Discord: sealed when the table opens, mixed with players' words, proven after the end."""

import asyncio
import hashlib
import re
from random import Random

import pytest

from bot.store import matches
from bot.store.engine import writing
from rules.core.record import MatchRecord, Proof, load, prove
from sandbox.club.evening import Evening
from sandbox.club.players import controls
from sandbox.discord import PERM
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of

FINGERPRINT = re.compile(r"\b[0-9a-f]{64}\b")


def sealed(text: str) -> str:
    """The fingerprint in a text."""
    [found] = FINGERPRINT.findall(text)
    return str(found)


async def verified(club: Club, place: Channel, **options: str) -> str:
    reply = await club.bob.slash(place, "game verify", **options)
    return note_of(await reply.done())


async def end(club: Club, thread: Channel) -> View:
    """A moderator ends the match: its last message."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    sure = await (await club.cleo.slash(thread, "referee end")).done()
    assert sure is not None
    await club.press(club.cleo, sure, "end")
    return await club.aiko.wait(thread, lambda view: view.attachments and not view.images)


async def record_of(club: Club, ending: View) -> MatchRecord:
    return load(await club.aiko.download(ending.attachments[0]["url"]))


async def give_word(club: Club, lobby: View, word: str) -> None:
    form = await club.press(club.bob, lobby, "word")
    await club.bob.submit(form, word=word)


async def test_a_word_is_given_changed_and_shown_when_the_game_starts(club: Club) -> None:
    club.lobby = lobby = await club.gather()
    promise = sealed(lobby.text)
    await give_word(club, lobby, "my *lucky* word")
    await club.see(lambda: "🍀" in lobby.text)
    assert "lucky*" not in lobby.text
    form = await club.press(club.bob, lobby, "word")
    assert "my *lucky* word" in str(form.modal)
    await club.bob.submit(form, word="")
    await club.see(lambda: "🍀" not in lobby.text)
    await give_word(club, lobby, "my *lucky* crane")
    assert promise in await verified(club, club.channel)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    opening = await club.aiko.wait(club.thread, lambda view: controls(view, "plan"))
    for told in (opening.text, await verified(club, club.thread)):
        assert sealed(told) == promise
        assert r"Bob\_\*x\* “my \*lucky\* crane”" in told
    record = await record_of(club, await end(club, club.thread))
    assert record.words == ("", "my *lucky* crane", "")
    assert record.commitment == promise == hashlib.sha256(bytes.fromhex(record.seed or "")).hexdigest()
    assert prove(record).luck.words == 1


async def test_simulated_people_give_a_word_that_is_told(club: Club) -> None:
    evening = Evening(club.service, club.channel, (club.aiko, club.cleo), Random(1))
    await evening.gather("paper crane", title="spirit")
    lobby = await club.aiko.wait(club.channel, lambda view: "paper crane" in view.text)
    told = next(line for line in lobby.text.splitlines() if "paper crane" in line)
    assert "Cleo" in told


async def test_only_who_sits_at_the_table_gives_a_word(club: Club) -> None:
    lobby = await club.gather()
    reply = await club.press(club.cleo, lobby, "word")
    assert "no seat" in note_of(reply.message)


async def test_an_ended_match_is_played_again_for_whoever_asks(club: Club) -> None:
    thread = await club.begin()
    running = await verified(club, thread)
    assert "is not over" in running
    ending = await end(club, thread)
    record = await record_of(club, ending)
    assert record.seed is not None
    for told in (ending.text, await verified(club, thread)):
        assert record.seed in told
        assert sealed(running) in told
    proven = await verified(club, thread)
    assert "Everything fits" in proven
    assert f"shuffles: {prove(record).luck.shuffles} " in proven
    offered = await club.bob.autocomplete(club.channel, "game verify", "match", "")
    assert offered is not None
    [choice] = offered
    assert "Everything fits" in await verified(club, club.channel, match=choice["value"])


async def test_an_ended_match_is_played_again_but_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def proving(record: MatchRecord) -> Proof:
        played.append(record)
        return prove(record)

    monkeypatch.setattr("bot.matches.records.prove", proving)
    thread = await club.begin()
    await end(club, thread)
    told = await asyncio.gather(*(verified(club, thread) for _ in range(3)))
    assert all("Everything fits" in proof for proof in told)
    assert len(played) == 1


async def test_a_seed_that_was_exchanged_is_found(club: Club) -> None:
    """As a host could who has the database."""
    thread = await club.begin()
    await end(club, thread)
    offered = await club.bob.autocomplete(club.channel, "game verify", "match", "")
    assert offered is not None
    async with writing(club.bot.engine) as connection:
        await matches.change(connection, offered[0]["value"], seed=bytes(32))
    assert "Something does not fit" in await verified(club, thread)
