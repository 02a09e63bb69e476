"""All slash commands, in the order of publication. Add a new one to one of these lists."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommand

from bot.discord.commands import (
    absence,
    admin,
    audit,
    check,
    fairness,
    learn,
    listing,
    lobby,
    moderation,
    play,
    privacy,
    settings,
    undo,
    views,
)
from bot.discord.commands.registration import AnyCommand, for_guild, group
from bot.views.texts import LANGUAGES, texts_in

GAME = (
    absence.quiet,
    absence.away,
    absence.back,
    absence.substitute,
    lobby.new,
    lobby.join,
    lobby.leave,
    lobby.start,
    lobby.move,
    play.plan,
    play.hand,
    play.resign,
    undo.undo,
    views.board,
    views.status,
    views.catch_up,
    views.log,
    views.rules,
    learn.learn,
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
    settings.ban,
    listing.tables,
    moderation.transfer,
    audit.audit,
    moderation.pause,
    moderation.resume,
    moderation.kick,
    moderation.replace_player,
    moderation.end,
    undo.rewind,
    admin.backup,
    check.check,
)
"""/referee: shown to all, because a server may allow it to a role of its choice; each command checks."""

PRIVACY = (privacy.about, privacy.export, privacy.delete)
"""/privacy: what is stored of a person, for everybody, in direct messages, too."""

ADMIN = (admin.stats,)
"""/admin: for the owners of the application; Discord shows it to administrators, and it checks."""


def mentions(published: Iterable[AppCommand]) -> dict[str, str]:
    """How Discord mentions each command, by what texts in each language call it: "/game plan".

    https://docs.discord.com/developers/reference#message-formatting
    """
    ids, found = {command.name: command.id for command in published}, dict[str, str]()
    for name, commands in (("game", GAME), ("referee", REFEREE), ("privacy", PRIVACY)):
        for one in commands:
            first, *others = [
                f"{texts(f'command-{name}')} {texts(f'command-{one.name}')}"
                for texts in map(texts_in, LANGUAGES)
            ]
            if id_ := ids.get(first.partition(" ")[0]):
                found |= {f"/{called}": f"</{first}:{id_}>" for called in (first, *others)}
    return found


def add_commands(tree: app_commands.CommandTree[Any], guild_id: int | None) -> None:
    """Add all commands to a tree: for one server, or for all."""
    guild = discord.Object(guild_id) if guild_id else None
    for one in catalogue():
        tree.add_command(for_guild(one) if guild else one, guild=guild)


def catalogue() -> tuple[AnyCommand, ...]:
    """The commands for one tree, with the installed titles."""
    return (
        group("game", GAME, direct=True),
        group("referee", REFEREE, direct=False),
        group("privacy", PRIVACY, direct=True),
        group("admin", ADMIN, direct=False, default_permissions=discord.Permissions.none()),
        views.show_help,
    )
