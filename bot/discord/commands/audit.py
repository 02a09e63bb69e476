"""/referee audit: what moderators have done on a server."""

from typing import Any

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import MatchIdOption, Moderator
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.markdown import channel, escaped, listed, role
from bot.store import administration, log
from bot.store.administration import AuditEntry
from bot.views import phrases
from bot.views.phrases import rewind_step
from bot.views.references import Name, Person
from bot.views.texts import Texts

MAX_AUDITED = 15
CLOSED = "closed"
"""The key of an audit entry's fact for a table that was closed before its start: the match."""

_OPTIONS = {"most_matches": "matches", "retention_days": "retention"}
"""Settings that are called otherwise than the options that set them."""


@command("audit")
async def audit(request: Request, _moderator: Moderator, match: MatchIdOption = None) -> None:
    texts = request.texts
    if match:
        rows = await request.read(log.read, (await request.find_match(match)).id)
        found = [(row.at, row_line(row, texts)) for row in reversed(rows) if row.by == "moderator"]
    else:
        found = await _of_guild(request)
    lines = [f"<t:{at}:f> {line}" for at, line in found[:MAX_AUDITED]]
    await request.reply_with(listed(texts("audit-heading"), lines or [texts("audit-empty")]))


async def _of_guild(request: Request) -> list[tuple[int, str]]:
    """Changes of settings, and acts in any match of the server: Unix seconds and lines, the newest first."""
    if request.guild_id is None:
        raise Refusal("guild_only")
    async with request.reading() as connection:
        changed = await administration.latest_audit_entries(connection, request.guild_id, MAX_AUDITED)
        done = await log.by_moderators(connection, request.guild_id, MAX_AUDITED)
    texts = request.texts
    found = [(entry.at, entry_line(entry, texts)) for entry in changed]
    found += [(row.at, f"`{match_id}` {row_line(row, texts)}") for match_id, row in done]
    return sorted(found, key=lambda entry: -entry[0])


def row_line(row: log.Row, texts: Texts) -> str:
    """What a moderator did to a match, with the text of the entry at the table."""
    if row.kind == "rewind":
        return texts("rewound-moderator", actor=escaped(row.data["actor"]), step=rewind_step(row))
    return phrases.entry_line(row, "", texts)


def entry_line(entry: AuditEntry, texts: Texts) -> str:
    """What a moderator did outside of matches: change settings, or close a table."""
    if CLOSED in entry.facts:
        return texts("lobby-closed-by", actor=escaped(entry.actor), match=entry.facts[CLOSED])
    person = Person(entry.person_id) if entry.person_id else Name(texts("former-player"))
    details = ", ".join(_detail(name, value, person, texts) for name, value in entry.facts.items())
    return texts("settings-details", actor=escaped(entry.actor), details=details)


def _detail(name: str, value: Any, person: Person | Name, texts: Texts) -> str:
    """A setting and what it was set to; or what `person` may do or not."""
    match name:
        case "referee_role_id":
            option, shown = "role", role(value)
        case "channels":
            option, shown = "channel", channel(value)
        case "locale":
            option, shown = "language", texts(f"language-{value}")
        case "banned" | "unbanned":
            return texts(name, player=person)
        case "pace" | "verbosity":
            option, shown = name, texts(f"{name}-{value}")
        case _:
            option, shown = _OPTIONS.get(name, name), value
    return f"{texts(f'option-{option}')} {shown}"
