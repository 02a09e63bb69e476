"""/admin stats: how the bot is, for those who run it."""

from importlib.metadata import version
from typing import get_args

import discord
from discord import app_commands

from bot.discord.commands.context import defer_ephemeral, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.localisation import word
from bot.discord.services import Interaction
from bot.ops.metrics import slowest_hundredth
from bot.store import statistics
from bot.store.engine import reading
from bot.store.matches import Status

admin = app_commands.Group(
    name=word("command-admin"),
    description=word("command-admin-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    default_permissions=discord.Permissions.none(),
)
"""/admin: for the owners of the application, wherever they are; Discord shows it to few, and it checks."""


@admin.command(name=word("command-stats"), description=word("command-stats-description"))
async def stats(interaction: Interaction) -> None:
    await defer_ephemeral(interaction)
    require_owner(interaction)
    bot = interaction.client
    async with reading(bot.engine) as connection:
        counted = await statistics.count(connection)
        database = await statistics.megabytes(connection)
    text = texts_for(interaction)(
        "admin-stats",
        version=version("gyoji"),
        since=f"<t:{int(bot.began)}:R>",
        guilds=len(bot.guilds),
        prompts=counted.prompts,
        pictures=bot.picture_service.waiting,
        news=counted.outbox,
        answer=_milliseconds(slowest_hundredth(bot.metrics.answers)),
        lag=_milliseconds(bot.loop_monitor.worst()),
        database=round(database),
        memory=round(bot.metrics.resident_megabytes()),
        **{status: counted.matches.get(status, 0) for status in get_args(Status)},
    )
    await reply_ephemeral(interaction, text)


def require_owner(interaction: Interaction) -> None:
    """Raise Refusal unless the person owns the application, or belongs to the team that does."""
    application = interaction.client.application
    assert application is not None, "the bot has logged in"
    team = application.team
    accepted = discord.TeamMembershipState.accepted
    members = [one for one in team.members if one.membership_state is accepted] if team else []
    if interaction.user.id not in {application.owner.id, *(member.id for member in members)}:
        raise Refusal("owners_only")


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
