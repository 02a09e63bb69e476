"""/referee settings and /game table: the settings of a server, and of a match."""

from dataclasses import replace
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import (
    MAX_STRIKES,
    LanguageOption,
    MatchOption,
    Moderator,
    PaceOption,
    ShapeOption,
    VerbosityOption,
)
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.markdown import channel, escaped, role
from bot.discord.threads import require_private_threads
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS
from bot.settings import MAX_DAYS
from bot.store import administration, matches
from bot.store.administration import AuditEntry, Guild, ban_mark
from bot.store.matches import MatchSettings
from bot.views.phrases import switched
from bot.views.references import Name
from bot.views.texts import Texts, texts_in
from rules.core.card import TitleCard
from rules.core.registry import cards

T = TypeVar("T")

MAX_MATCHES = 100
MAX_CHANNELS = 10


@command("settings")
async def settings(
    request: Request,
    role: discord.Role | None = None,
    language: LanguageOption = None,
    channel: discord.TextChannel | None = None,
    pace: PaceOption = None,
    verbosity: VerbosityOption = None,
    matches: app_commands.Range[int, 0, MAX_MATCHES] | None = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
    retention: app_commands.Range[int, 0, MAX_DAYS] | None = None,
) -> None:
    if not request.interaction.permissions.manage_guild or request.guild_id is None:
        raise Refusal("moderators_only")
    given = {
        "referee_role_id": role.id if role else None,
        "locale": language,
        "channels": channel.id if channel else None,
        "pace": pace,
        "verbosity": verbosity,
        "most_matches": matches,
        "strikes": strikes,
        "retention_days": retention,
    }
    facts = _without_none(given)
    guild = await _change_server(request, request.guild_id, facts)
    public = texts_in(request.public_locale(guild))
    await request.reply_with(_server_shown(guild, public, request.texts))
    if facts:
        # The channel is informed about the change and the settings as they are now.
        line = public("settings-changed", actor=escaped(request.player.name))
        await request.announce(f"{line}\n{_server_shown(guild, public, public)}")


@command("ban")
async def ban(request: Request, moderator: Moderator, player: discord.Member | discord.User) -> None:
    assert moderator.guild_id is not None, "a moderator is one on a server"
    async with request.writing() as connection:
        guild = await administration.read_guild(connection, moderator.guild_id, lock=True)
        banned = _toggled(guild.banned, ban_mark(guild.guild_id, player.id))
        await administration.keep_guild(connection, replace(guild, banned=banned))
        done = "banned" if len(banned) > len(guild.banned) else "unbanned"
        now = int(request.bot.clock())
        entry = AuditEntry(now, moderator.name, {done: True}, moderator.id, player.id)
        await administration.add_audit_entry(connection, moderator.guild_id, entry)
    await request.reply(f"referee-{done}", player=Name(player.display_name))


@command("table")
async def table(
    request: Request,
    verbosity: VerbosityOption = None,
    private: bool | None = None,
    shape: ShapeOption = None,
    animation: bool | None = None,
    *,
    match: MatchOption,
) -> None:
    card = cards()[match.title]
    if shape not in (None, *card.shapes):
        raise Refusal("unknown_option", value=shape)
    known = await request.read(matches.read_settings, match.id)
    given = {"verbosity": verbosity, "players_only": private, "shape": shape, "animation": animation}
    changed = replace(known, **_without_none(given))
    if changed != known and match.status == "lobby":
        if private:
            require_private_threads(request.channel)
        await request.lobby.set_settings(await request.person(), match.id, changed)
    elif changed.players_only != known.players_only:
        raise Refusal("privacy_is_fixed")
    elif changed != known:
        await request.referee.set_table(await request.person(), match.id, changed)
    await request.reply_with(table_shown(changed, card, request.texts))


def table_shown(settings: MatchSettings, card: TitleCard, texts: Texts) -> str:
    """The settings of a match in one line, as far as they mean something for the title."""
    verbosity, private = texts(f"verbosity-{settings.verbosity}"), "yes" if settings.players_only else "no"
    shown = [texts("table-shown", verbosity=verbosity, private=private)]
    if card.shapes:
        shown.append(texts("table-shape", shape=texts(f"shape-{settings.shape}")))
    if card.animated:
        shown.append(texts("table-animation", animation=switched(settings.animation, texts)))
    return " ".join(shown)


async def _change_server(request: Request, guild_id: int, facts: dict[str, Any]) -> Guild:
    """Store the changes and an audit entry; a channel that is in the list is taken out of it."""
    async with request.writing() as connection:
        guild = await administration.read_guild(connection, guild_id, lock=True)
        if not facts:
            return guild
        # 0: no limit
        limits = ("most_matches", "retention_days")
        changes = {**facts, **{name: facts.get(name, getattr(guild, name)) or None for name in limits}}
        if "channels" in facts:
            changes["channels"] = _toggled(guild.channels, facts["channels"])
            if len(changes["channels"]) > MAX_CHANNELS:
                raise Refusal("too_many_channels", most=MAX_CHANNELS)
        changed = replace(guild, **changes)
        await administration.keep_guild(connection, changed)
        entry = AuditEntry(int(request.bot.clock()), request.player.name, facts, request.user.id)
        await administration.add_audit_entry(connection, guild_id, entry)
        return changed


def _without_none(options: dict[str, Any]) -> dict[str, Any]:
    """The options that were given."""
    return {name: value for name, value in options.items() if value is not None}


def _toggled(ids: tuple[T, ...], changed: T) -> tuple[T, ...]:
    """With the id at the end, or without it if it is among them."""
    return tuple(known for known in ids if known != changed) if changed in ids else (*ids, changed)


def _server_shown(guild: Guild, public: Texts, texts: Texts) -> str:
    """The settings of a server, whose messages are made with the texts `public`."""
    chosen, places, most = guild.referee_role_id, ", ".join(map(channel, guild.channels)), guild.most_matches
    return "\n".join(
        (
            texts("settings-heading"),
            texts("settings-role", role=role(chosen)) if chosen else texts("settings-role-none"),
            texts("settings-language", language=texts(f"language-{public.language}")),
            texts("settings-channels", places=places) if places else texts("settings-channels-all"),
            texts("settings-pace", pace=texts(f"pace-{guild.pace or 'none'}")),
            texts("settings-verbosity", verbosity=texts(f"verbosity-{guild.verbosity or 'usual'}")),
            texts("settings-strikes", strikes=guild.strikes or TIME_CONTROLS[guild.pace or DEFAULT].strikes),
            texts("settings-matches-any") if most is None else texts("settings-matches", most=most),
            texts("settings-retention", days=guild.retention_days or 0),
        )
    )
