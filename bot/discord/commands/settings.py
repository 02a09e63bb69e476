"""/referee settings and /game table: the settings of a server, and of a match."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands.context import find_match, person_of, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MAX_STRIKES, LanguageOption, MatchOption, PaceOption, VerbosityOption
from bot.discord.commands.registration import command
from bot.discord.markdown import channel, escaped, role
from bot.discord.services import Interaction
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS
from bot.store import administration, matches
from bot.store.administration import AuditEntry, Guild
from bot.store.engine import reading, writing
from bot.store.matches import VERBOSITIES, Match, MatchSettings
from bot.views.references import tidy
from bot.views.texts import Texts, texts_in

MAX_MATCHES = 100
MAX_CHANNELS = 10


@command("settings")
async def settings(
    interaction: Interaction,
    role: discord.Role | None = None,
    language: LanguageOption = None,
    channel: discord.TextChannel | None = None,
    pace: PaceOption = None,
    verbosity: VerbosityOption = None,
    matches: app_commands.Range[int, 0, MAX_MATCHES] | None = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
) -> None:
    if not interaction.permissions.manage_guild or interaction.guild_id is None:
        raise Refusal("moderators_only")
    given = {
        "referee_role_id": role.id if role else None,
        "locale": language,
        "channels": channel.id if channel else None,
        "pace": pace,
        "verbosity": verbosity,
        "most_matches": matches,
        "strikes": strikes,
    }
    facts = {name: value for name, value in given.items() if value is not None}
    guild = await _change_server(interaction, interaction.guild_id, facts)
    shown = _server_shown(guild, _language(interaction, guild), texts_for(interaction))
    await reply_ephemeral(interaction, shown)
    if facts:
        await _announce(interaction, guild)


@command("table")
async def table(
    interaction: Interaction,
    verbosity: VerbosityOption = None,
    private: bool | None = None,
    match: MatchOption = None,
) -> None:
    found = await find_match(interaction, match)
    async with reading(interaction.client.engine) as connection:
        known = await matches.read_settings(connection, found.id)
    changed = MatchSettings(
        next((level for level in VERBOSITIES if level == verbosity), known.verbosity),
        known.players_only if private is None else private,
    )
    if changed != known:
        await _change_table(interaction, found, known, changed)
    await reply_ephemeral(interaction, table_shown(changed, texts_for(interaction)))


def table_shown(settings: MatchSettings, texts: Texts) -> str:
    """The settings of a match in one line."""
    verbosity, private = texts(f"verbosity-{settings.verbosity}"), "yes" if settings.players_only else "no"
    return texts("table-shown", verbosity=verbosity, private=private)


async def _change_server(interaction: Interaction, guild_id: int, facts: dict[str, Any]) -> Guild:
    """Store the changes and an audit entry; a channel that is in the list is taken out of it."""
    async with writing(interaction.client.engine) as connection:
        guild = await administration.read_guild(connection, guild_id, lock=True)
        if not facts:
            return guild
        changes = {**facts, "most_matches": facts.get("most_matches", guild.most_matches) or None}
        if "channels" in facts:
            changes["channels"] = _toggled(guild.channels, facts["channels"])
        changed = replace(guild, **changes)
        await administration.keep_guild(connection, changed)
        entry = AuditEntry(int(interaction.client.clock()), tidy(interaction.user.display_name), facts)
        await administration.add_audit_entry(connection, guild_id, entry)
        return changed


def _toggled(channels: tuple[int, ...], channel: int) -> tuple[int, ...]:
    """Raises Refusal if there are too many."""
    if channel in channels:
        return tuple(known for known in channels if known != channel)
    if len(channels) >= MAX_CHANNELS:
        raise Refusal("too_many_channels", most=MAX_CHANNELS)
    return (*channels, channel)


async def _announce(interaction: Interaction, guild: Guild) -> None:
    """Post in the channel that a moderator has changed the settings, and what they are now."""
    language = _language(interaction, guild)
    texts = texts_in(language)
    line = texts("settings-changed", actor=escaped(tidy(interaction.user.display_name)))
    text = f"{line}\n{_server_shown(guild, language, texts)}"
    await interaction.followup.send(text, allowed_mentions=discord.AllowedMentions.none())


def _language(interaction: Interaction, guild: Guild) -> str:
    """The language of the server's public messages."""
    return texts_in(guild.locale or (interaction.guild_locale or interaction.locale).value).language


def _server_shown(guild: Guild, language: str, texts: Texts) -> str:
    chosen, places = guild.referee_role_id, ", ".join(map(channel, guild.channels))
    return "\n".join(
        (
            texts("settings-heading"),
            texts("settings-role", role=role(chosen)) if chosen else texts("settings-role-none"),
            texts("settings-language", language=texts(f"language-{language}")),
            texts("settings-channels", places=places) if places else texts("settings-channels-all"),
            texts("settings-pace", pace=texts(f"pace-{guild.pace or 'none'}")),
            texts("settings-verbosity", verbosity=texts(f"verbosity-{guild.verbosity or 'steps'}")),
            texts("settings-strikes", strikes=guild.strikes or TIME_CONTROLS[guild.pace or DEFAULT].strikes),
            _most(guild, texts),
        )
    )


def _most(guild: Guild, texts: Texts) -> str:
    if guild.most_matches is None:
        return texts("settings-matches-any")
    return texts("settings-matches", most=guild.most_matches)


async def _change_table(
    interaction: Interaction, match: Match, known: MatchSettings, changed: MatchSettings
) -> None:
    """Raises Refusal or RefereeError."""
    person = await person_of(interaction)
    if match.status == "lobby":
        return await interaction.client.lobby.set_settings(person, match.id, changed)
    if changed.players_only != known.players_only:
        raise Refusal("privacy_is_fixed")
    return await interaction.client.referee.set_verbosity(person, match.id, changed.verbosity)
