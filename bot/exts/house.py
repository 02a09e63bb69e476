"""/referee settings, audit, transfer: what a server allows, what its moderators did, and who hosts."""

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands

from bot.announcer import channel
from bot.exts.desk import (
    Click,
    about_match,
    about_seat,
    find_match,
    require_moderator,
    think,
    words_for,
)
from bot.exts.errors import Refusal, whisper
from bot.exts.groups import referee
from bot.exts.timing import MOST_STRIKES, PACE_CHOICES
from bot.exts.words import word
from bot.present.names import escaped
from bot.store import deeds, guilds, log
from bot.store.deeds import Deed
from bot.store.engine import reading, writing
from bot.store.guilds import Guild
from bot.store.manners import VERBOSITIES
from bot.texts import LANGUAGES, Texts

LANGUAGE_CHOICES = [
    app_commands.Choice(name=word(f"language-{language}"), value=language) for language in LANGUAGES
]
VERBOSITY_CHOICES = [
    app_commands.Choice(name=word(f"verbosity-{verbosity}"), value=verbosity) for verbosity in VERBOSITIES
]

MOST_MATCHES = 100
MOST_CHANNELS = 10
MOST_AUDITED = 15
MOST_TEXT = 2000
"""Discord's limit for a message without components, in characters."""


@dataclass(frozen=True)
class Told:
    """One line of the audit, and when it happened in Unix seconds."""

    at: int
    line: str


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
    click: Click,
    role: discord.Role | None = None,
    language: str | None = None,
    place: discord.TextChannel | None = None,
    pace: str | None = None,
    verbosity: str | None = None,
    matches: app_commands.Range[int, 0, MOST_MATCHES] | None = None,
    strikes: app_commands.Range[int, 1, MOST_STRIKES] | None = None,
) -> None:
    await think(click)
    if not click.permissions.manage_guild or click.guild_id is None:
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
    kept = await _change(click, click.guild_id, facts)
    await whisper(click, _shown(click, kept))
    if facts:
        await _announce(click, kept)


@referee.command(name=word("command-transfer"), description=word("command-transfer-description"))
@about_seat
@about_match
async def transfer(click: Click, seat: int, match: str | None = None) -> None:
    await think(click)
    moderator = await require_moderator(click)
    await click.client.referee.transfer((await find_match(click, match)).id, seat - 1, moderator.name)
    await whisper(click, words_for(click)("referee-done"))


@referee.command(name=word("command-audit"), description=word("command-audit-description"))
@about_match
async def audit(click: Click, match: str | None = None) -> None:
    await think(click)
    await require_moderator(click)
    told = await _of_match(click, match) if match else await _of_guild(click)
    words = words_for(click)
    lines = [f"<t:{entry.at}:f> {entry.line}" for entry in told[:MOST_AUDITED]]
    text = "\n".join((words("audit-heading"), *(lines or [words("audit-empty")])))
    await whisper(click, text[:MOST_TEXT])


async def _change(click: Click, guild_id: int, facts: dict[str, Any]) -> Guild:
    """Keep what was wished for, and who did it; a channel that was set is taken out again."""
    async with writing(click.client.engine) as connection:
        kept = await guilds.read(connection, guild_id)
        if not facts:
            return kept
        changes = {**facts, "most_matches": facts.get("most_matches", kept.most_matches) or None}
        if "channels" in facts:
            changes["channels"] = _toggled(kept.channels, facts["channels"])
        changed = replace(kept, **changes)
        await guilds.keep(connection, changed)
        deed = Deed(int(click.client.clock()), click.user.display_name, facts)
        await deeds.add(connection, guild_id, deed)
        return changed


def _toggled(channels: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Raises Refusal if there are too many."""
    if place in channels:
        return tuple(known for known in channels if known != place)
    if len(channels) >= MOST_CHANNELS:
        raise Refusal("too_many_channels", most=MOST_CHANNELS)
    return (*channels, place)


async def _announce(click: Click, kept: Guild) -> None:
    """Everybody in the channel reads that, and how, a moderator has changed the settings."""
    line = words_for(click)("settings-changed", actor=escaped(click.user.display_name))
    text = f"{line}\n{_shown(click, kept)}"
    await click.followup.send(text, allowed_mentions=discord.AllowedMentions.none())


def _shown(click: Click, kept: Guild) -> str:
    words = words_for(click)
    language = kept.locale or (click.guild_locale.value if click.guild_locale else LANGUAGES[0])
    known = language if words.has(f"language-{language}") else LANGUAGES[0]
    role, places = kept.referee_role_id, ", ".join(channel(place) for place in kept.channels)
    return "\n".join(
        (
            words("settings-heading"),
            words("settings-role", role=f"<@&{role}>") if role else words("settings-role-none"),
            words("settings-language", language=words(f"language-{known}")),
            words("settings-channels", places=places) if places else words("settings-channels-all"),
            words("settings-pace", pace=words(f"pace-{kept.pace or 'none'}")),
            words("settings-verbosity", verbosity=words(f"verbosity-{kept.verbosity or 'steps'}")),
            _most(kept, words),
        )
    )


def _most(kept: Guild, words: Texts) -> str:
    if kept.most_matches is None:
        return words("settings-matches-any")
    return words("settings-matches", most=kept.most_matches)


async def _of_guild(click: Click) -> list[Told]:
    """What moderators changed in the settings, and did to any match of the server; the newest first."""
    if click.guild_id is None:
        raise Refusal("guild_only")
    async with reading(click.client.engine) as connection:
        changed = await deeds.latest(connection, click.guild_id, MOST_AUDITED)
        done = await log.by_moderators(connection, click.guild_id, MOST_AUDITED)
    words = words_for(click)
    told = [Told(deed.at, words("settings-changed", actor=escaped(deed.actor))) for deed in changed]
    told += [Told(row.at, f"`{match_id}` {_line(row, words)}") for match_id, row in done]
    return sorted(told, key=lambda entry: -entry.at)


async def _of_match(click: Click, named: str) -> list[Told]:
    found = await find_match(click, named)
    async with reading(click.client.engine) as connection:
        rows = await log.read(connection, found.id)
    words = words_for(click)
    return [Told(row.at, _line(row, words)) for row in reversed(rows) if row.by == "moderator"]


def _line(row: log.Row, words: Texts) -> str:
    """What a moderator did to a match, as the table was told it."""
    facts = {name: escaped(str(value)) for name, value in row.data.items()}
    if row.kind == "rewind":
        return words("rewound-moderator", actor=facts["actor"], step=facts["to"])
    return words(f"note-{row.data['note']}", **facts)
