"""/referee settings, transfer: what a server allows, and who hosts."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands.context import (
    about_match,
    about_seat,
    defer_ephemeral,
    find_match,
    require_moderator,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.discord.commands.timing import MAX_STRIKES, PACE_CHOICES
from bot.discord.services import Interaction
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS
from bot.store import audit, guilds
from bot.store.audit import AuditEntry
from bot.store.engine import writing
from bot.store.guilds import Guild
from bot.store.match_settings import VERBOSITIES
from bot.views import mentions
from bot.views.names import escaped, tidy
from bot.views.texts import LANGUAGES, Texts, texts_in
from rules.core.model import Seat

LANGUAGE_CHOICES = [
    app_commands.Choice(name=word(f"language-{language}"), value=language) for language in LANGUAGES
]
VERBOSITY_CHOICES = [
    app_commands.Choice(name=word(f"verbosity-{verbosity}"), value=verbosity) for verbosity in VERBOSITIES
]

MAX_MATCHES = 100
MAX_CHANNELS = 10


@referee.command(name=word("command-settings"), description=word("command-settings-description"))
@app_commands.rename(
    role=word("option-role"),
    language=word("option-language"),
    place=word("option-channel"),
    pace=word("option-pace"),
    verbosity=word("option-verbosity"),
    matches=word("option-matches"),
    strikes=word("option-strikes"),
)
@app_commands.describe(
    role=word("option-role-description"),
    language=word("option-language-description"),
    place=word("option-channel-description"),
    pace=word("option-pace-description"),
    verbosity=word("option-verbosity-description"),
    matches=word("option-matches-description"),
    strikes=word("option-strikes-description"),
)
@app_commands.choices(language=LANGUAGE_CHOICES, pace=PACE_CHOICES, verbosity=VERBOSITY_CHOICES)
async def settings(
    interaction: Interaction,
    role: discord.Role | None = None,
    language: str | None = None,
    place: discord.TextChannel | None = None,
    pace: str | None = None,
    verbosity: str | None = None,
    matches: app_commands.Range[int, 0, MAX_MATCHES] | None = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
) -> None:
    await defer_ephemeral(interaction)
    if not interaction.permissions.manage_guild or interaction.guild_id is None:
        raise Refusal("moderators_only")
    wished = {
        "referee_role_id": role.id if role else None,
        "locale": language,
        "channels": place.id if place else None,
        "pace": pace,
        "verbosity": verbosity,
        "most_matches": matches,
        "strikes": strikes,
    }
    facts = {name: value for name, value in wished.items() if value is not None}
    kept = await _change(interaction, interaction.guild_id, facts)
    await reply_ephemeral(interaction, _shown(kept, _language(interaction, kept), texts_for(interaction)))
    if facts:
        await _announce(interaction, kept)


@referee.command(name=word("command-transfer"), description=word("command-transfer-description"))
@about_seat
@about_match
async def transfer(interaction: Interaction, seat: int, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.transfer(
        (await find_match(interaction, match)).id, Seat(seat - 1), moderator.name
    )
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))


async def _change(interaction: Interaction, guild_id: int, facts: dict[str, Any]) -> Guild:
    """Keep what was wished for, and who did it; a channel that was set is taken out again."""
    async with writing(interaction.client.engine) as connection:
        kept = await guilds.read(connection, guild_id, lock=True)
        if not facts:
            return kept
        changes = {**facts, "most_matches": facts.get("most_matches", kept.most_matches) or None}
        if "channels" in facts:
            changes["channels"] = _toggled(kept.channels, facts["channels"])
        changed = replace(kept, **changes)
        await guilds.keep(connection, changed)
        deed = AuditEntry(int(interaction.client.clock()), tidy(interaction.user.display_name), facts)
        await audit.add(connection, guild_id, deed)
        return changed


def _toggled(channels: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Raises Refusal if there are too many."""
    if place in channels:
        return tuple(known for known in channels if known != place)
    if len(channels) >= MAX_CHANNELS:
        raise Refusal("too_many_channels", most=MAX_CHANNELS)
    return (*channels, place)


async def _announce(interaction: Interaction, kept: Guild) -> None:
    """Everybody in the channel reads that, and how, a moderator has changed the settings."""
    language = _language(interaction, kept)
    texts = texts_in(language)
    line = texts("settings-changed", actor=escaped(tidy(interaction.user.display_name)))
    text = f"{line}\n{_shown(kept, language, texts)}"
    await interaction.followup.send(text, allowed_mentions=discord.AllowedMentions.none())


def _language(interaction: Interaction, kept: Guild) -> str:
    """The language of the server's public messages."""
    return texts_in(kept.locale or (interaction.guild_locale or interaction.locale).value).language


def _shown(kept: Guild, language: str, texts: Texts) -> str:
    role, places = kept.referee_role_id, ", ".join(map(mentions.channel, kept.channels))
    return "\n".join(
        (
            texts("settings-heading"),
            texts("settings-role", role=mentions.role(role)) if role else texts("settings-role-none"),
            texts("settings-language", language=texts(f"language-{language}")),
            texts("settings-channels", places=places) if places else texts("settings-channels-all"),
            texts("settings-pace", pace=texts(f"pace-{kept.pace or 'none'}")),
            texts("settings-verbosity", verbosity=texts(f"verbosity-{kept.verbosity or 'steps'}")),
            texts("settings-strikes", strikes=kept.strikes or TIME_CONTROLS[kept.pace or DEFAULT].strikes),
            _most(kept, texts),
        )
    )


def _most(kept: Guild, texts: Texts) -> str:
    if kept.most_matches is None:
        return texts("settings-matches-any")
    return texts("settings-matches", most=kept.most_matches)
