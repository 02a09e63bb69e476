"""All slash commands, in the order of publication. Add a new one to one of these lists."""

import discord

from bot.discord.commands import (
    absence,
    admin,
    audit,
    fairness,
    listing,
    lobby,
    moderation,
    play,
    settings,
    undo,
    views,
)
from bot.discord.commands.registration import AnyCommand, group

GAME = (
    absence.quiet,
    absence.away,
    absence.back,
    absence.substitute,
    lobby.new,
    lobby.join,
    lobby.leave,
    lobby.start,
    play.plan,
    play.hand,
    play.resign,
    undo.undo,
    views.board,
    views.status,
    views.log,
    views.rules,
    listing.list_matches,
    listing.digest,
    fairness.verify,
    settings.table,
)
"""/game: for everybody. In direct messages it finds the person's own matches."""

REFEREE = (
    moderation.change_pace,
    moderation.extend,
    moderation.remind,
    moderation.substitute,
    settings.settings,
    moderation.transfer,
    audit.audit,
    moderation.pause,
    moderation.resume,
    moderation.kick,
    moderation.replace_player,
    moderation.end,
    undo.rewind,
    admin.backup,
)
"""/referee: shown to all, because a server may allow it to a role of its choice; each command checks."""

ADMIN = (admin.stats,)
"""/admin: for the owners of the application; Discord shows it to administrators, and it checks."""


def catalogue() -> tuple[AnyCommand, ...]:
    """The commands for one tree, with the installed titles."""
    return (
        group("game", GAME, direct=True),
        group("referee", REFEREE, direct=False),
        group("admin", ADMIN, direct=False, default_permissions=discord.Permissions.none()),
        views.show_help,
    )
