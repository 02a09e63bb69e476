"""/referee settings and /game table: the settings of a server, and of a match."""

from dataclasses import replace
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.discord import markdown, threads
from bot.discord.commands.audit import REMOVED
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
from bot.discord.ids import ControlId
from bot.discord.markdown import escaped
from bot.matches.clock.time_control import DAY, DEFAULT, TIME_CONTROLS
from bot.settings import MAX_DAYS
from bot.store import administration, matches
from bot.store.administration import AuditEntry, Guild, ban_mark
from bot.store.matches import MatchSettings
from bot.views.message import Button
from bot.views.overview import NO_MATCH
from bot.views.phrases import switched
from bot.views.references import Name, Person
from bot.views.texts import Texts, texts_in
from rules.core.card import TitleCard
from rules.core.registry import cards

T = TypeVar("T")

MAX_MATCHES = 100
MAX_CHANNELS = 10
MAX_NAMED = 40
"""Number of banned people who are named."""
RETENTION = "retention"
"""Verb of the button that confirms that finished matches are kept for fewer days: the argument."""


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
    guild_id = _require_manager(request)
    if role and role.is_default():
        raise Refusal("everybody_is_no_referee")
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
    facts, texts = _without_none(given), request.texts
    removed = await _count_removed(request, guild_id, retention)
    if removed:
        del facts["retention_days"]
    guild = await _change_server(request, guild_id, facts)
    lines = [_server_shown(request, guild, texts)]
    if channel and channel.id in guild.channels and (missing := threads.missing_in(channel)):
        where, permissions = markdown.channel(channel.id), threads.named(missing, texts)
        lines.append(texts("settings-channel-closed", channel=where, permissions=permissions))
    buttons = []
    if removed:
        lines.append(texts("retention-sure", days=retention, matches=removed))
        buttons.append(Button(texts("retention-yes"), RETENTION, str(retention), style="danger"))
    if people := await _banned(request, guild):
        lines.append(texts("settings-banned", people=people))
    await request.respond_with_text(NO_MATCH, "\n".join(lines), *buttons)
    if facts:
        await _announce(request, guild)


async def confirm_retention(request: Request, control: ControlId) -> None:
    """The button was pressed that confirms that finished matches are removed."""
    await request.defer()
    guild_id, days = _require_manager(request), control.number
    if not 0 < days <= MAX_DAYS:
        raise Refusal("unreadable_id")
    guild = await _change_server(request, guild_id, {"retention_days": days})
    await request.respond_with_text(NO_MATCH, _server_shown(request, guild, request.texts))
    await _announce(request, guild)


@command("ban")
async def ban(
    request: Request, moderator: Moderator, player: discord.Member | discord.User, lift: bool = False
) -> None:
    if player.bot:
        raise Refusal("bots_need_no_ban")
    assert moderator.guild_id is not None, "a moderator is one on a server"
    done = "unbanned" if lift else "banned"
    async with request.writing() as connection:
        guild = await administration.read_guild(connection, moderator.guild_id, lock=True)
        mark = ban_mark(guild.guild_id, player.id)
        if (mark in guild.banned) is lift:
            await administration.keep_guild(connection, replace(guild, banned=_toggled(guild.banned, mark)))
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
    changes = _without_none(given)
    changed = replace(known, **changes)
    if changed != known and match.status == "lobby":
        if private:
            threads.require_private_threads(request.channel)
        await request.lobby.set_settings(await request.person(), match.id, **changes)
    elif changed.players_only != known.players_only:
        raise Refusal("privacy_is_fixed")
    elif changed != known:
        await request.referee.set_table(await request.person(), match.id, **changes)
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


def _require_manager(request: Request) -> int:
    """The server's id, for who may manage it: the role of moderators does not suffice. Raises Refusal."""
    if not request.interaction.permissions.manage_guild or request.guild_id is None:
        raise Refusal("managers_only")
    return request.guild_id


async def _count_removed(request: Request, guild_id: int, days: int | None) -> int:
    """The number of finished matches that would be removed at once if they were kept for so many days."""
    if not days:
        return 0
    before = int(request.bot.clock()) - days * DAY
    async with request.reading() as connection:
        known = (await administration.read_guild(connection, guild_id)).retention_days
        if known is not None and known <= days:
            return 0
        return await matches.count_ended(connection, guild_id, before)


async def _banned(request: Request, guild: Guild) -> str:
    """The people who are banned, as far as the audit still knows who they are; "" if nobody is.

    At most MAX_NAMED: Fluent takes arguments of up to 1,000 characters.
    """
    if not guild.banned:
        return ""
    latest = dict[int, bool]()
    for entry in await request.read(administration.audit_entries, guild.guild_id):
        if entry.person_id and {"banned", "unbanned"} & set(entry.facts):
            latest.setdefault(entry.person_id, "banned" in entry.facts)
    known = [str(Person(user_id)) for user_id, is_banned in latest.items() if is_banned]
    forgotten = [str(Name(request.texts("former-player")))] * (len(guild.banned) - len(known))
    named = known + forgotten
    return ", ".join(named[:MAX_NAMED] + ["…"] * (len(named) > MAX_NAMED))


async def _change_server(request: Request, guild_id: int, facts: dict[str, Any]) -> Guild:
    """Store the changes and an audit entry; a channel or role that is chosen again is taken out."""
    async with request.writing() as connection:
        guild = await administration.read_guild(connection, guild_id, lock=True)
        if not facts:
            return guild
        # 0: no limit
        limits = ("most_matches", "retention_days")
        changes = {**facts, **{name: facts.get(name, getattr(guild, name)) or None for name in limits}}
        removed = set[str]()
        if "channels" in facts:
            changes["channels"] = _toggled(channels_of(request, guild), facts["channels"])
            if len(changes["channels"]) > MAX_CHANNELS:
                raise Refusal("too_many_channels", most=MAX_CHANNELS)
            if facts["channels"] not in changes["channels"]:
                removed.add("channels")
        if guild.referee_role_id == facts.get("referee_role_id", 0):
            changes["referee_role_id"] = None
            removed.add("referee_role_id")
        changed = replace(guild, **changes)
        await administration.keep_guild(connection, changed)
        told = {f"{name}{REMOVED}" if name in removed else name: value for name, value in facts.items()}
        entry = AuditEntry(int(request.bot.clock()), request.player.name, told, request.user.id)
        await administration.add_audit_entry(connection, guild_id, entry)
        return changed


def channels_of(request: Request, guild: Guild) -> tuple[int, ...]:
    """The channels in which tables may be opened, without those that were deleted; empty: all."""
    here = request.interaction.guild
    if here is None or not here.channels:  # the server is not at hand
        return guild.channels
    return tuple(known for known in guild.channels if here.get_channel(known))


async def _announce(request: Request, guild: Guild) -> None:
    """The channel is informed about the change and the settings as they are now."""
    public = texts_in(request.public_locale(guild))
    line = public("settings-changed", actor=escaped(request.player.name))
    await request.announce(f"{line}\n{_server_shown(request, guild, public)}")


def _without_none(options: dict[str, Any]) -> dict[str, Any]:
    """The options that were given."""
    return {name: value for name, value in options.items() if value is not None}


def _toggled(ids: tuple[T, ...], changed: T) -> tuple[T, ...]:
    """With the id at the end, or without it if it is among them."""
    return tuple(known for known in ids if known != changed) if changed in ids else (*ids, changed)


def _server_shown(request: Request, guild: Guild, texts: Texts) -> str:
    """The settings of a server."""
    places, most = ", ".join(map(markdown.channel, channels_of(request, guild))), guild.most_matches
    language = texts_in(request.public_locale(guild)).language
    return "\n".join(
        (
            texts("settings-heading"),
            _role_shown(request, guild, texts),
            texts("settings-language", language=texts(f"language-{language}")),
            texts("settings-channels", places=places) if places else texts("settings-channels-all"),
            texts("settings-pace", pace=texts(f"pace-{guild.pace or DEFAULT}")),
            texts("settings-verbosity", verbosity=texts(f"verbosity-{guild.verbosity or 'usual'}")),
            texts("settings-strikes", strikes=guild.strikes or TIME_CONTROLS[guild.pace or DEFAULT].strikes),
            texts("settings-matches-any") if most is None else texts("settings-matches", most=most),
            texts("settings-retention", days=guild.retention_days or 0),
        )
    )


def _role_shown(request: Request, guild: Guild, texts: Texts) -> str:
    """Who may moderate."""
    chosen, here = guild.referee_role_id, request.interaction.guild
    if chosen in (None, guild.guild_id):  # @everyone, which makes no moderators
        return texts("settings-role-none")
    if here and here.roles and not here.get_role(chosen):
        return texts("settings-role-gone")
    return texts("settings-role", role=markdown.role(chosen))
