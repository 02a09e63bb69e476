"""/referee audit: what moderators have done on a server."""

from dataclasses import dataclass
from typing import Any

from bot.discord.commands.context import find_match, require_moderator, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MatchOption
from bot.discord.commands.registration import command
from bot.discord.limits import listed
from bot.discord.markdown import channel, escaped, role
from bot.discord.services import Interaction
from bot.store import administration, log
from bot.store.administration import AuditEntry
from bot.store.engine import reading
from bot.views import administrative_entries
from bot.views.administrative_entries import rewind_step
from bot.views.texts import Texts

MAX_AUDITED = 15
CLOSED = "closed"
"""The fact of an entry for a table that was closed before its start: the match."""


@dataclass(frozen=True)
class AuditLine:
    """One line of the audit, and when it happened in Unix seconds."""

    at: int
    line: str


@command("audit")
async def audit(interaction: Interaction, match: MatchOption = None) -> None:
    await require_moderator(interaction)
    found = await _of_match(interaction, match) if match else await _of_guild(interaction)
    texts = texts_for(interaction)
    lines = [f"<t:{entry.at}:f> {entry.line}" for entry in found[:MAX_AUDITED]]
    await reply_ephemeral(interaction, listed(texts("audit-heading"), lines or [texts("audit-empty")]))


async def _of_guild(interaction: Interaction) -> list[AuditLine]:
    """What moderators changed in the settings, and did to any match of the server; the newest first."""
    if interaction.guild_id is None:
        raise Refusal("guild_only")
    async with reading(interaction.client.engine) as connection:
        changed = await administration.latest_audit_entries(connection, interaction.guild_id, MAX_AUDITED)
        done = await log.by_moderators(connection, interaction.guild_id, MAX_AUDITED)
    texts = texts_for(interaction)
    found = [AuditLine(entry.at, entry_line(entry, texts)) for entry in changed]
    found += [AuditLine(row.at, f"`{match_id}` {row_line(row, texts)}") for match_id, row in done]
    return sorted(found, key=lambda entry: -entry.at)


async def _of_match(interaction: Interaction, named: str) -> list[AuditLine]:
    found = await find_match(interaction, named)
    async with reading(interaction.client.engine) as connection:
        rows = await log.read(connection, found.id)
    texts = texts_for(interaction)
    return [AuditLine(row.at, row_line(row, texts)) for row in reversed(rows) if row.by == "moderator"]


def row_line(row: log.Row, texts: Texts) -> str:
    """What a moderator did to a match, in the words of the note at the table."""
    if row.kind == "rewind":
        return texts("rewound-moderator", actor=escaped(row.data["actor"]), step=rewind_step(row))
    return administrative_entries.entry_line(row, "", texts)


def entry_line(entry: AuditEntry, texts: Texts) -> str:
    """What a moderator did outside the matches: change settings, or close a table."""
    if CLOSED in entry.facts:
        return texts("lobby-closed-by", actor=escaped(entry.actor), match=entry.facts[CLOSED])
    details = ", ".join(_detail(name, value, texts) for name, value in entry.facts.items())
    return texts("settings-details", actor=escaped(entry.actor), details=details)


def _detail(name: str, value: Any, texts: Texts) -> str:
    """A setting and what it was set to."""
    match name:
        case "referee_role_id":
            return f"{texts('option-role')} {role(value)}"
        case "channels":
            return f"{texts('option-channel')} {channel(value)}"
        case "locale":
            return f"{texts('option-language')} {texts(f'language-{value}')}"
        case "pace" | "verbosity":
            return f"{texts(f'option-{name}')} {texts(f'{name}-{value}')}"
        case "most_matches":
            return f"{texts('option-matches')} {value}"
    return f"{texts(f'option-{name}')} {value}"
