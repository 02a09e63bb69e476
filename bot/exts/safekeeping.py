"""/referee backup: the owners of the bot have the database copied, into the folder that the host has set.

A copy holds the secrets of every server, so it stays on the host: Discord is told only whether it is good.
"""

import asyncio
import os
import sys
from pathlib import Path

import structlog

from bot.exts.admin import require_owner
from bot.exts.desk import Click, think, words_for
from bot.exts.errors import Refusal, whisper
from bot.exts.groups import referee
from bot.exts.words import word
from bot.settings import Settings

_log = structlog.get_logger(__name__)


@referee.command(name=word("command-backup"), description=word("command-backup-description"))
async def backup(click: Click) -> None:
    await think(click)
    require_owner(click)
    settings = click.client.settings
    if settings.backup_dir is None:
        raise Refusal("no_backup_dir")
    file = await _copy(settings, settings.backup_dir)
    words = words_for(click)
    await whisper(click, words("backup-done", file=f"`{file}`") if file else words("backup-failed"))


async def _copy(settings: Settings, folder: Path) -> str | None:
    """Run `gyoji backup`, in a process of its own: replaying all matches would hold everybody up.

    Returns the name of the copy, or None if there is no good one.
    """
    environment = os.environ | {
        "GYOJI_DATABASE_URL": settings.database_url,
        "GYOJI_BACKUP_DIR": str(folder),
        "GYOJI_BACKUP_KEEP": str(settings.backup_keep),
    }
    command = (sys.executable, "-m", "bot", "backup")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=pipe, stderr=pipe)
    said, complaints = await process.communicate()
    if process.returncode == 0:
        return Path(said.decode().partition(": ")[0]).name
    _log.error("backup_failed", reason=complaints.decode("utf-8", "replace")[-500:])
    return None
