"""/admin stats and /referee backup: for the owners of the application.

A copy of the database holds the secrets of every server, so it stays on the host: the reply has only its
name, and which matches in it do not replay.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import get_args

import discord
import msgspec
import structlog

from bot.discord.commands.errors import Refusal
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.ops.metrics import percentile_99
from bot.settings import Settings
from bot.store import administration
from bot.store.matches import Status
from bot.views.texts import Texts

_NAMED = 20
"""Number of damaged matches that are named, for which a message has room."""

_log = structlog.get_logger(__name__)


class BackupResult(msgspec.Struct):
    """The output of `gyoji backup --json`: the copy, and the matches in it that do not replay."""

    file: str
    damaged: list[str]


@command("stats")
async def stats(request: Request) -> None:
    require_owner(request)
    bot = request.bot
    async with request.reading() as connection:
        counted = await administration.count_figures(connection)
        database = await administration.megabytes(connection)
    await request.reply(
        "admin-stats",
        version=version("gyoji"),
        since=f"<t:{int(bot.began)}:R>",
        guilds=len(bot.guilds),
        prompts=counted.prompts,
        pictures=bot.picture_service.waiting,
        news=counted.outbox,
        answer=_milliseconds(percentile_99(bot.metrics.answers)),
        lag=_milliseconds(bot.loop_monitor.worst()),
        database=round(database),
        memory=round(bot.metrics.resident_megabytes()),
        learners=_learners(counted.learners, request.texts),
        **{status: counted.matches.get(status, 0) for status in get_args(Status)},
    )


@command("backup")
async def backup(request: Request) -> None:
    require_owner(request)
    settings = request.bot.settings
    if settings.backup_dir is None:
        raise Refusal("no_backup_dir")
    copied = await _copy(settings, settings.backup_dir)
    if copied is None:
        return await request.reply("backup-failed")
    file, damaged = f"`{Path(copied.file).name}`", copied.damaged
    if not damaged:
        return await request.reply("backup-done", file=file)
    more = [] if len(damaged) <= _NAMED else ["…"]
    return await request.reply("backup-damaged", file=file, matches=", ".join(damaged[:_NAMED] + more))


def require_owner(request: Request) -> None:
    """Raise Refusal unless the person owns the application, or belongs to the team that does."""
    application = request.bot.application
    assert application is not None, "the bot has logged in"
    team = application.team
    accepted = discord.TeamMembershipState.accepted
    members = [one for one in team.members if one.membership_state is accepted] if team else []
    if request.user.id not in {application.owner.id, *(member.id for member in members)}:
        raise Refusal("owners_only")


def _learners(counted: Mapping[tuple[str, int], int], texts: Texts) -> str:
    """How many people are at which stop of each title's lesson; "–" before anybody has begun one."""
    told = dict[str, list[str]]()
    for (title, stop), count in counted.items():
        told.setdefault(texts(f"title-{title}"), []).append(f"{stop + 1}: {count}")
    return "; ".join(f"{title} – {', '.join(stops)}" for title, stops in told.items()) or "–"


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)


async def _copy(settings: Settings, folder: Path) -> BackupResult | None:
    """Run `gyoji backup`, in a process of its own: replaying all matches would block the event loop.

    Returns None if there is no copy.
    """
    environment = os.environ | {
        "GYOJI_DATABASE_URL": settings.database_url,
        "GYOJI_BACKUP_DIR": str(folder),
        "GYOJI_BACKUP_KEEP": str(settings.backup_keep),
    }
    command = (sys.executable, "-m", "cli", "backup", "--json")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=pipe, stderr=pipe)
    output, errors = await process.communicate()
    if output:
        return msgspec.json.decode(output.splitlines()[-1], type=BackupResult)
    _log.error("backup_failed", reason=errors.decode("utf-8", "replace")[-500:])
    return None
