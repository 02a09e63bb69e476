"""People get all that is stored of them, and are forgotten to the last byte; records verify as before."""

import io
import json
import random
import re
import zipfile
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor
from bot.matches.errors import NotAllowed, NotOffered, NotSeated
from bot.matches.lobby import Place
from bot.matches.maintenance import check_all
from bot.matches.personal_data import DATA, PersonalData, archives
from bot.store import administration, drafts, matches, messages, outbox, people, scheduling
from bot.store.administration import AuditEntry, Guild, ban_mark
from bot.store.backup import back_up
from bot.store.engine import reading, writing
from bot.store.messages import Posted
from bot.store.people import QuietHours, User
from bot.store.schema import metadata
from rules.core.model import Seat
from rules.core.record import verify
from rules.core.registry import find
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, REN, House, moderator
from tests.toygame import Pick, Take

ZOE = Actor(1_275_928_847_299_117_063, "Žofie Nováková")
"""With an id and a name that no other bytes could be."""
MAX = Actor(1_275_928_847_299_117_064, "Max")
DM = 1_375_928_847_299_117_065
FORMER = "Former player"


def service(house: House) -> PersonalData:
    return PersonalData(house.referee, house.lobby, lambda locale: FORMER, timeout=0)


async def forget(house: House, person: Actor = ZOE) -> None:
    await service(house).delete(person.id, person.name)


async def play_to_the_end(house: House, match_id: str) -> None:
    while (position := await house.referee.position(match_id)).outcome is None:
        await house.referee.rest(match_id)
        for prompt in position.prompts.values():
            if prompt.owed and not position.seats[prompt.seat].policy:
                await house.answer(match_id, prompt.seat, Pick(3) if prompt.kind == "AskPick" else Take(1))
                break


async def lives_fully(house: House) -> dict[str, str]:
    """Zoe does all that leaves traces. The ids of her matches."""
    lobby, referee, engine = house.lobby, house.referee, house.engine
    ended = await house.begin(ZOE, REN)
    await play_to_the_end(house, ended)
    running = await house.open_match(ZOE, REN)
    await lobby.give_word(ZOE, running, "sunshine")
    await referee.start(ZOE, running)
    await referee.go_away(ZOE, running, 1_900_000_000)
    await referee.come_back(ZOE, running)
    await referee.remind(moderator(), running)
    left = await house.begin(REN, ZOE)
    await referee.resign(ZOE, left)
    kicked = await house.begin(REN, ZOE)
    await referee.kick(moderator(), kicked, Seat(1))
    moderated = await house.begin(REN, MAX)
    zoe = Actor.moderator(ZOE.id, ZOE.name, GUILD)
    await referee.pause(zoe, moderated)
    await referee.resume(zoe, moderated)
    await house.answer(moderated, Seat(0), Pick(1))
    await house.answer(moderated, Seat(1), Pick(2))
    taker = next(iter((await referee.position(moderated)).prompts))
    await house.answer(moderated, taker, Take(1))
    await referee.rewind(zoe, moderated, 0)
    waiting = await house.open_match(ZOE, MAX)
    alone = await house.open_match(ZOE)
    prompt = (await referee.position(running)).prompts[Seat(0)]
    async with writing(engine) as connection:
        await people.keep_user(connection, User(ZOE.id, locale="cs"))
        await people.keep_channel(connection, ZOE.id, DM)
        await people.keep_quiet_hours(connection, ZOE.id, QuietHours(1, 2, "Europe/Prague"))
        await people.remember_planner(connection, ZOE.id, "toy")
        await people.keep_look(connection, running, ZOE.id, 1)
        await scheduling.keep_digest(connection, ZOE.id, 1_900_000_000)
        await drafts.keep(connection, running, Seat(0), prompt.id, {"number": 4})
        for match_id in (ended, running):
            posted = Posted(outbox.seat_audience(Seat(0)), "old", DM, 99, "nonce")
            await messages.keep(connection, match_id, posted)
        mark = ban_mark(GUILD, ZOE.id)
        await administration.keep_guild(connection, Guild(GUILD, locale="en", banned=(mark,)))
        for entry in (
            AuditEntry(1, ZOE.name, {"pace": "live"}, ZOE.id),
            AuditEntry(2, "Mori", {"banned": True}, 109, ZOE.id),
        ):
            await administration.add_audit_entry(connection, GUILD, entry)
    return {
        "ended": ended,
        "running": running,
        "left": left,
        "kicked": kicked,
        "moderated": moderated,
        "waiting": waiting,
        "alone": alone,
    }


async def everything(engine: AsyncEngine) -> dict[str, list[Any]]:
    async with reading(engine) as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table))]
            for table in metadata.sorted_tables
        }


def traces(person: Actor, content: bytes) -> list[bytes]:
    """The ways in which a person's id and name may stand in bytes, that are found there."""
    forms = (
        str(person.id).encode(),
        person.id.to_bytes(8),  # as in a row of SQLite
        person.id.to_bytes(8, "little"),
        f"{person.id:x}".encode(),
        person.name.encode(),
        json.dumps(person.name)[1:-1].encode(),
        person.name.encode("utf-16-le"),
    )
    return [form for form in forms if form in content]


def files_of(engine: AsyncEngine) -> dict[str, bytes]:
    """The database's own files: with its journal, if it has one."""
    file = Path(make_url(str(engine.url)).database or "")
    return {found.name: found.read_bytes() for found in file.parent.glob(f"{file.name}*")}


async def test_an_export_has_all_that_is_stored(house: House) -> None:
    ids = await lives_fully(house)
    files = await service(house).export(ZOE.id)
    rows = json.loads(files.pop(DATA))
    assert set(rows) == {
        *("matches", "seats", "named_people", "lucky_words", "log", "drafts", "messages"),
        *("quiet_hours", "deeds", "users", "planners", "digests", "bans", "looks"),
    }
    assert {row["match_id"] for row in rows["seats"]} == {ids[name] for name in SEATED}
    assert {row["match_id"] for row in rows["log"]} == {ids[name] for name in NAMED}
    assert rows["drafts"][0]["data"] == {"number": 4}
    assert [row["word"] for row in rows["lucky_words"]] == ["sunshine"]
    assert rows["bans"] == [{"guild_id": GUILD}]
    assert len(rows["deeds"]) == 2
    assert set(files) == {f"matches/{ids[name]}.json" for name in ("ended", "running")}


SEATED = ("ended", "running", "waiting", "alone")
NAMED = ("running", "left", "kicked", "moderated")
"""Whose log has entries about her."""


async def test_an_export_betrays_no_secret_of_a_match_that_runs(house: House) -> None:
    """No seed, nobody's answers, and no digests to try answers with."""
    match_id = await house.begin(ZOE, REN, highest=99_999)
    await house.answer(match_id, Seat(1), Pick(73_737))
    async with reading(house.engine) as connection:
        match = await matches.find(connection, match_id)
    assert match is not None
    assert match.seed
    exported = b"\n".join((await service(house).export(ZOE.id)).values())
    sealed = match.seed.hex(), b64encode(match.seed).decode(), str(match.seed)
    assert not re.search(rb"\b73737\b", exported)  # by itself, in no time of a day
    for secret in (*sealed, *[row.digest for row in await house.log(match_id)]):
        assert secret.encode() not in exported


async def test_nobody_gets_what_is_stored_of_others(house: House) -> None:
    await lives_fully(house)
    assert json.loads((await service(house).export(77))[DATA]) == {}
    rows = json.loads((await service(house).export(MAX.id))[DATA])
    assert {row.get("user_id", MAX.id) for table in rows.values() for row in table} == {MAX.id}


async def test_nothing_of_a_forgotten_person_is_left(house: House, tmp_path: Path) -> None:
    await lives_fully(house)
    await forget(house)
    rows = await everything(house.engine)
    stored = repr(rows).encode()
    assert traces(ZOE, stored) == []
    assert str(DM).encode() not in stored
    copy = tmp_path / "copies" / "copy.sqlite3"
    await back_up(house.engine, copy)
    assert traces(ZOE, copy.read_bytes()) == []
    for name, content in files_of(house.engine).items() if house.engine.dialect.name == "sqlite" else ():
        assert traces(ZOE, content) == [], name
    assert {row["guild_id"] for row in json.loads((await service(house).export(ZOE.id))[DATA])["bans"]} == {
        GUILD
    }


async def test_nothing_is_left_in_a_file_in_which_rows_have_moved(house: House) -> None:
    """Pages that are split keep copies of rows, which overwriting what is deleted does not reach."""
    if house.engine.dialect.name != "sqlite":
        pytest.skip("PostgreSQL sees to it by itself")
    chosen, people = random.Random(1), [ZOE, REN, MAX]
    async with writing(house.engine) as connection:
        for number in range(600):
            match_id = f"{chosen.getrandbits(30):06x}"
            row = {**(await _some_match(house)), "id": match_id, "host_id": chosen.choice(people).id}
            await connection.execute(metadata.tables["matches"].insert().values(row))
            for seat, person in enumerate(chosen.sample(people, 2)):
                seated = {"match_id": match_id, "seat": seat, "user_id": person.id, "name": person.name}
                await connection.execute(metadata.tables["seats"].insert().values(seated))
                named = {"match_id": match_id, "user_id": person.id, "name": person.name}
                await connection.execute(metadata.tables["named_people"].insert().values(named))
            if number % 3 == 0:
                await matches.change(connection, match_id, words=["x" * chosen.randrange(400)], ended_at=5)
    await forget(house)
    for name, content in files_of(house.engine).items():
        assert traces(ZOE, content) == [], name
    found = b"".join(files_of(house.engine).values())
    assert len(traces(MAX, found)) > 1


async def _some_match(house: House) -> dict[str, Any]:
    return {
        "title": "toy",
        "options": {},
        "seats_wanted": 2,
        "status": "over",
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "locale": "en",
        "created_at": 1,
    }


async def test_every_record_verifies_and_every_match_goes_on(house: House) -> None:
    ids = await lives_fully(house)
    before = await house.referee.record(ids["ended"])
    await forget(house)
    after = await house.referee.record(ids["ended"])
    assert after.players == (FORMER, "Ren")
    assert [entry.digest for entry in after.entries] == [entry.digest for entry in before.entries]
    assert verify(after) == before.outcome
    for name in ("running", "left", "kicked", "moderated"):
        await play_to_the_end(house, ids[name])
        verify(await house.referee.record(ids[name]))
    checked = await check_all(house.engine)
    assert (checked.sound, checked.damaged) == (5, ())


async def test_a_seat_goes_to_a_computer_player_and_is_not_got_back(house: House) -> None:
    ids = await lives_fully(house)
    await forget(house)
    rows = await house.lobby.rows(ids["running"])
    assert [(player.name, player.user_id, player.policy) for player in rows.seats] == [
        (FORMER, None, "greedy"),
        ("Ren", REN.id, None),
    ]
    assert rows.match.host_id == REN.id
    assert matches.holder(rows.seats, ZOE.id) is None
    assert not any(absence.offered for absence in rows.absences)
    assert [player.name for player in (await house.lobby.rows(ids["waiting"])).seats] == ["Max"]
    assert (await house.lobby.rows(ids["alone"])).match.status == "stopped"
    with pytest.raises(NotSeated):
        await house.referee.come_back(ZOE, ids["running"])
    with pytest.raises(NotOffered):
        await house.referee.take_seat(ZOE, ids["running"], Seat(0))


async def test_a_ban_is_not_escaped(house: House) -> None:
    await lives_fully(house)
    await forget(house)
    waiting = await house.open_match(REN)
    with pytest.raises(NotAllowed) as refused:
        await house.lobby.join(ZOE, waiting)
    assert refused.value.code == "banned"
    async with writing(house.engine) as connection:
        await administration.keep_guild(connection, Guild(GUILD))
    await house.lobby.join(ZOE, waiting)
    assert (await house.lobby.rows(waiting)).seats[1].name == ZOE.name


async def test_others_keep_their_names(house: House) -> None:
    """Also somebody who is called the same: what the log says may be about them."""
    match_id = await house.begin(REN, MAX)
    twin = Actor.moderator(ZOE.id, "Max", GUILD)
    await house.referee.pause(twin, match_id)
    await house.referee.resume(moderator(), match_id)
    await house.referee.resign(MAX, match_id)
    before = await house.referee.notes(match_id)
    await forget(house, Actor(ZOE.id, "Max"))
    assert await house.referee.notes(match_id) == before
    await forget(house, MAX)
    assert "Max" not in repr(await house.referee.notes(match_id))
    assert [player.name for player in (await house.lobby.rows(match_id)).seats] == ["Ren", FORMER]


async def test_two_who_are_forgotten_are_told_apart(house: House) -> None:
    match_id = await house.begin(ZOE, REN, MAX)
    for person in (ZOE, MAX):
        await forget(house, person)
    names = [player.name for player in (await house.lobby.rows(match_id)).seats]
    assert names == [FORMER, "Ren", f"{FORMER} (2)"]
    assert [entry.data["actor"] for entry in await house.referee.notes(match_id)] == [FORMER, f"{FORMER} (2)"]


async def test_a_ban_survives_without_the_id(house: House) -> None:
    await lives_fully(house)
    await forget(house)
    async with reading(house.engine) as connection:
        guild = await administration.read_guild(connection, GUILD)
    assert guild.bans(ZOE.id)
    assert not guild.bans(REN.id)
    assert ban_mark(GUILD + 1, ZOE.id) not in guild.banned


async def test_what_touches_whom_is_said_first_and_nothing_has_changed(house: House) -> None:
    ids = await lives_fully(house)
    before = await everything(house.engine)
    extent = await service(house).extent(ZOE.id)
    assert [match.id for match in extent.running] == [ids["running"]]
    assert {match.id for match in extent.lobbies} == {ids["waiting"], ids["alone"]}
    assert extent.ended == 1
    assert extent.rows["bans"] == 1
    assert await everything(house.engine) == before


async def test_the_table_is_shown_again(house: House) -> None:
    ids = await lives_fully(house)
    await house.say_everything(ids["left"])
    house.told.clear()
    await forget(house)
    assert {ids["running"], ids["left"], ids["moderated"]} <= set(house.told)
    assert (outbox.TABLE, outbox.NOW) in [
        (item.audience, item.key) for item in await house.pending(ids["left"])
    ]
    assert (await house.referee.position(ids["left"])).names == ("Ren", FORMER)


async def test_who_sits_down_once_more_meanwhile_leaves_that_seat_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await house.open_match(MAX)

    async def delivered(_data: PersonalData, _match_id: str, _seat: Seat) -> None:
        if not joined:
            joined.append(True)
            await house.lobby.join(ZOE, waiting)

    joined: list[bool] = []
    await house.begin(ZOE, REN)
    monkeypatch.setattr(PersonalData, "_delivered", delivered)
    await PersonalData(house.referee, house.lobby, lambda locale: FORMER).delete(ZOE.id, ZOE.name)
    assert joined
    assert [player.name for player in (await house.lobby.rows(waiting)).seats] == ["Max"]
    assert traces(ZOE, repr(await everything(house.engine)).encode()) == []


@pytest.mark.parametrize("title", ["shogun", "honor", "spirit"])
async def test_a_person_in_the_middle_of_a_match_of_each_title(house: House, title: str) -> None:
    """The computer player answers what they were asked."""
    match = await house.lobby.create(ZOE, title, {}, 3, Place(GUILD, CHANNEL))
    for person in (REN, MAX):
        await house.lobby.join(person, match.id)
    position = await house.referee.start(ZOE, match.id)
    game: Any = find(title)
    for _ in range(12):
        owed = next(prompt for prompt in position.prompts.values() if prompt.owed)
        command = game.advise(await house.referee.observe(match.id, owed.seat))
        position = await house.answer(match.id, owed.seat, command)
    await forget(house)
    await house.referee.rest(match.id)
    position = await house.referee.position(match.id)
    assert all(not prompt.owed for prompt in position.prompts.values() if prompt.seat == 0)
    assert traces(ZOE, repr(await everything(house.engine)).encode()) == []
    await house.referee.end(moderator(), match.id)
    verify(await house.referee.record(match.id))


async def test_a_match_that_cannot_be_played_keeps_nobody(house: House) -> None:
    """Its states cannot be read, and its log does not replay."""
    damaged, unknown = await house.begin(ZOE, REN), await house.begin(ZOE, REN)
    async with writing(house.engine) as connection:
        await connection.execute(metadata.tables["stages"].update().values(state=b"spoiled"))
        await connection.execute(metadata.tables["log"].update().values(digest="spoiled"))
        await matches.change(connection, unknown, rules_version=77)
    house.referee = house.new_referee()
    await forget(house)
    assert traces(ZOE, repr(await everything(house.engine)).encode()) == []
    for match_id in (damaged, unknown):
        assert (await house.lobby.rows(match_id)).seats[0].policy == "greedy"


def test_archives_are_no_larger_than_they_may_be() -> None:
    chosen = random.Random(2)
    files = {f"{number}.json": chosen.randbytes(3000) for number in range(20)}
    packed = list(archives(files, 10_000))
    assert len(packed) == 7
    assert max(map(len, packed)) <= 10_000
    found: dict[str, bytes] = {}
    for archive in packed:
        with zipfile.ZipFile(io.BytesIO(archive)) as opened:
            found |= {name: opened.read(name) for name in opened.namelist()}
    assert found == files


async def test_who_is_to_leave_a_thread_is_forgotten_with_everything_else(house: House) -> None:
    """Where the bot could not take them out of it in time."""
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.set_settings(AIKO, match_id, players_only=True)
    await house.referee.start(AIKO, match_id)
    await house.referee.kick(moderator(), match_id, Seat(1))
    assert ("leavers", str(REN.id)) in await house.news(match_id)
    await forget(house, REN)
    assert ("leavers", str(REN.id)) not in await house.news(match_id)
