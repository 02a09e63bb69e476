"""/referee backup: for the owners of the bot alone, and nothing of the copy leaves the host."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.store.engine import writing
from bot.store.schema import log, matches
from sandbox.discord import Human
from tests.bot.conftest import Club

pytestmark = pytest.mark.real_time

TIMEOUT = 60.0


async def _say(club: Club, person: Human) -> str:
    reply = await person.slash(club.channel, "referee backup")
    answer = await reply.done(TIMEOUT)
    assert answer is not None
    assert answer.ephemeral
    assert answer.attachments == []
    return answer.text


async def _owner_backs_up(club: Club, folder: Path) -> str:
    """What the owner is told, which names the copy."""
    club.bot.settings.backup_dir = folder
    owner = Human(club.service, "Owner")
    owner.user = club.service.owner
    owner.id = owner.user.id
    said = await _say(club, owner)
    [file] = await asyncio.to_thread(lambda: list(folder.iterdir()))
    assert file.name in said
    return said


async def test_the_owner_gets_a_copy_into_the_folder_and_is_told_its_name(club: Club, tmp_path: Path) -> None:
    await club.gather()
    said = await _owner_backs_up(club, tmp_path / "backups")
    assert str(tmp_path) not in said


async def test_the_owner_is_told_of_a_damaged_match_that_there_is_a_copy(club: Club, tmp_path: Path) -> None:
    await club.begin()
    async with writing(club.bot.engine) as connection:
        [match_id] = (await connection.execute(select(matches.c.id))).scalars()
        await connection.execute(update(log).where(log.c.kind == "setup").values(digest="spoiled"))
    said = await _owner_backs_up(club, tmp_path / "backups")
    assert match_id in said


async def test_without_a_folder_there_is_no_copy(club: Club) -> None:
    owner = Human(club.service, "Owner")
    owner.user = club.service.owner
    owner.id = owner.user.id
    assert "GYOJI_BACKUP_DIR" in await _say(club, owner)


async def test_a_moderator_is_refused(club: Club, tmp_path: Path) -> None:
    from sandbox.discord import PERM

    club.bot.settings.backup_dir = tmp_path / "backups"
    club.service.add_role(club.guild, "Moderators", PERM["MANAGE_GUILD"], club.cleo.user)
    assert "whoever runs the bot" in await _say(club, club.cleo)
    assert not (tmp_path / "backups").exists()
