"""/referee audit: what moderators have done on a server."""

from dataclasses import dataclass
from typing import Any

from bot.discord.commands.context import (
    Click,
    about_match,
    find_match,
    require_moderator,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.store import audit as audit_log
from bot.store import log
from bot.store.audit import Deed
from bot.store.engine import reading
from bot.views.administrative_entries import note_line, rewind_step
from bot.views.limits import CONTENT
from bot.views.listing import fitting
from bot.views.mentions import channel, role
from bot.views.names import escaped
from bot.views.texts import Texts

MOST_AUDITED = 15
CLOSED = "closed"
"""The fact of a deed that closed a table before its start: the match."""


@dataclass(frozen=True)
class Told:
    """One line of the audit, and when it happened in Unix seconds."""

    at: int
    line: str


@referee.command(name=word("command-audit"), description=word("command-audit-description"))
@about_match
async def audit(click: Click, match: str | None = None) -> None:
    await think(click)
    await require_moderator(click)
    told = await _of_match(click, match) if match else await _of_guild(click)
    words = words_for(click)
    lines = [f"<t:{entry.at}:f> {entry.line}" for entry in told[:MOST_AUDITED]]
    await whisper(click, fitting(words("audit-heading"), lines or [words("audit-empty")], CONTENT))


async def _of_guild(click: Click) -> list[Told]:
    """What moderators changed in the settings, and did to any match of the server; the newest first."""
    if click.guild_id is None:
        raise Refusal("guild_only")
    async with reading(click.client.engine) as connection:
        changed = await audit_log.latest(connection, click.guild_id, MOST_AUDITED)
        done = await log.by_moderators(connection, click.guild_id, MOST_AUDITED)
    words = words_for(click)
    told = [Told(deed.at, deed_line(deed, words)) for deed in changed]
    told += [Told(row.at, f"`{match_id}` {row_line(row, words)}") for match_id, row in done]
    return sorted(told, key=lambda entry: -entry.at)


async def _of_match(click: Click, named: str) -> list[Told]:
    found = await find_match(click, named)
    async with reading(click.client.engine) as connection:
        rows = await log.read(connection, found.id)
    words = words_for(click)
    return [Told(row.at, row_line(row, words)) for row in reversed(rows) if row.by == "moderator"]


def row_line(row: log.Row, words: Texts) -> str:
    """What a moderator did to a match, as the table was told it."""
    if row.kind == "rewind":
        return words("rewound-moderator", actor=escaped(row.data["actor"]), step=rewind_step(row))
    return note_line(row, "", words)


def deed_line(deed: Deed, words: Texts) -> str:
    """What a moderator did outside the matches: change settings, or close a table."""
    if CLOSED in deed.facts:
        return words("lobby-closed-by", actor=escaped(deed.actor), match=deed.facts[CLOSED])
    details = ", ".join(_detail(name, value, words) for name, value in deed.facts.items())
    return words("settings-details", actor=escaped(deed.actor), details=details)


def _detail(name: str, value: Any, words: Texts) -> str:
    """A setting and what it was set to."""
    match name:
        case "referee_role_id":
            return f"{words('option-role')} {role(value)}"
        case "channels":
            return f"{words('option-channel')} {channel(value)}"
        case "locale":
            return f"{words('option-language')} {words(f'language-{value}')}"
        case "pace" | "verbosity":
            return f"{words(f'option-{name}')} {words(f'{name}-{value}')}"
        case "most_matches":
            return f"{words('option-matches')} {value}"
    return f"{words(f'option-{name}')} {value}"
