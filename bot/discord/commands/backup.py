"""/referee backup: the owners of the bot have the database copied, into the folder that the host has set.

A copy holds the secrets of every server, so it stays on the host: Discord is told only its name, and which
matches in it do not replay.
"""

import asyncio
import os
import sys
from pathlib import Path

import msgspec
import structlog

from bot.discord.commands.admin import require_owner
from bot.discord.commands.context import defer_ephemeral, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.discord.services import Interaction
from bot.settings import Settings
from bot.views.texts import Texts

_log = structlog.get_logger(__name__)

_NAMED = 20
"""How many damaged matches are named; a message has room for them."""


class Copied(msgspec.Struct):
    """What `gyoji backup --json` says of a copy: where it is, and which matches do not replay."""

    file: str
    damaged: list[str]


@referee.command(name=word("command-backup"), description=word("command-backup-description"))
async def backup(interaction: Interaction) -> None:
    await defer_ephemeral(interaction)
    require_owner(interaction)
    settings = interaction.client.settings
    if settings.backup_dir is None:
        raise Refusal("no_backup_dir")
    copied = await _copy(settings, settings.backup_dir)
    await reply_ephemeral(interaction, _told(copied, texts_for(interaction)))


def _told(copied: Copied | None, texts: Texts) -> str:
    if copied is None:
        return texts("backup-failed")
    file, damaged = f"`{Path(copied.file).name}`", copied.damaged
    if not damaged:
        return texts("backup-done", file=file)
    more = [] if len(damaged) <= _NAMED else ["…"]
    return texts("backup-damaged", file=file, matches=", ".join(damaged[:_NAMED] + more))


async def _copy(settings: Settings, folder: Path) -> Copied | None:
    """Run `gyoji backup`, in a process of its own: replaying all matches would hold everybody up.

    Returns None if there is no copy.
    """
    environment = os.environ | {
        "GYOJI_DATABASE_URL": settings.database_url,
        "GYOJI_BACKUP_DIR": str(folder),
        "GYOJI_BACKUP_KEEP": str(settings.backup_keep),
    }
    command = (sys.executable, "-m", "bot", "backup", "--json")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=pipe, stderr=pipe)
    said, complaints = await process.communicate()
    if said:
        return msgspec.json.decode(said.splitlines()[-1], type=Copied)
    _log.error("backup_failed", reason=complaints.decode("utf-8", "replace")[-500:])
    return None
