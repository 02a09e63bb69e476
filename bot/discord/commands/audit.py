"""/referee audit: what moderators have done on a server."""

from typing import Any

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import MatchIdOption, Moderator
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.ids import Address, Route
from bot.discord.markdown import channel, role
from bot.store import administration, log
from bot.store.administration import LOBBY_ACTS, AuditEntry
from bot.views import phrases
from bot.views.message import Message, Text
from bot.views.overview import NO_MATCH
from bot.views.phrases import rewind_step
from bot.views.references import Name, Person
from bot.views.texts import Texts

MAX_AUDITED = 100
"""Number of acts that are shown of a whole server."""
REMOVED = "-removed"
"""Ends the name of a setting from which the value was taken away."""

_OPTIONS = {"most_matches": "matches", "retention_days": "retention"}
"""Settings that are called otherwise than the options that set them."""


@command("audit")
async def audit(request: Request, _moderator: Moderator, match: MatchIdOption = None) -> None:
    texts = request.texts
    found = await (_of_match(request, match) if match else _of_guild(request))
    newest = sorted(found, key=lambda entry: -entry[0])
    shown = newest if match else newest[:MAX_AUDITED]
    lines = [f"<t:{at}:f> {line}" for at, line in shown] or [texts("audit-empty")]
    if len(shown) < len(newest):
        lines.append(texts("audit-older"))
    told = Message((Text("\n".join((texts("audit-heading"), *lines))),))
    await request.respond_in_pages(told, Address(Route.TABLE, NO_MATCH))


async def _of_match(request: Request, match_id: str) -> list[tuple[int, str]]:
    """Acts before and after the start of a match: Unix seconds and lines."""
    match, texts = await request.find_match(match_id), request.texts
    async with request.reading() as connection:
        changed = await administration.audit_entries(connection, match.guild_id)
        done = await log.read(connection, match.id)
    found = [(entry.at, entry_line(entry, texts)) for entry in changed if match.id in _lobbies(entry)]
    return found + [
        (row.at, row_line(row, match.title, texts)) for row in reversed(done) if row.by == "moderator"
    ]


async def _of_guild(request: Request) -> list[tuple[int, str]]:
    """Changes of settings, bans, and acts in any match of the server: Unix seconds and lines."""
    if request.guild_id is None:
        raise Refusal("guild_only")
    async with request.reading() as connection:
        changed = await administration.audit_entries(connection, request.guild_id, most=MAX_AUDITED + 1)
        done = await log.by_moderators(connection, request.guild_id, MAX_AUDITED + 1)
    texts = request.texts
    found = [(entry.at, entry_line(entry, texts)) for entry in changed]
    return found + [(row.at, f"`{match_id}` {row_line(row, title, texts)}") for match_id, title, row in done]


def row_line(row: log.Row, title: str, texts: Texts) -> str:
    """What a moderator did to a match, with the text of the entry at the table."""
    if row.kind == "rewind":
        return texts("rewound-moderator", actor=Name(row.data["actor"]), step=rewind_step(row))
    return phrases.entry_line(row, title, texts)


def entry_line(entry: AuditEntry, texts: Texts) -> str:
    """What a moderator did outside of matches: change settings or a table, or ban somebody."""
    actor = Name(entry.actor)
    person = Person(entry.person_id) if entry.person_id else Name(texts("former-player"))
    for act in LOBBY_ACTS:
        if act in entry.facts:
            return texts(f"lobby-{act}-by", actor=actor, player=person, match=entry.facts[act])
    for act in ("banned", "unbanned"):
        if act in entry.facts:
            return texts(act, actor=actor, player=person)
    details = ", ".join(_detail(name, value, texts) for name, value in entry.facts.items())
    return texts("settings-details", actor=actor, details=details)


def _lobbies(entry: AuditEntry) -> list[Any]:
    """The tables that the entry is about."""
    return [entry.facts[act] for act in LOBBY_ACTS if act in entry.facts]


def _detail(fact: str, value: Any, texts: Texts) -> str:
    """A setting, and what it was set to or what was removed from it."""
    name = fact.removesuffix(REMOVED)
    match name:
        case "referee_role_id":
            option, shown = "role", role(value)
        case "channels":
            option, shown = "channel", channel(value)
        case "locale":
            option, shown = "language", texts(f"language-{value}")
        case "pace" | "verbosity":
            option, shown = name, texts(f"{name}-{value}")
        case "most_matches" | "retention_days" if value == 0:
            option, shown = _OPTIONS[name], texts(f"settings-{_OPTIONS[name]}-unset")
        case _:
            option, shown = _OPTIONS.get(name, name), value
    detail = f"{texts(f'option-{option}')} {shown}"
    return detail if fact == name else texts("setting-removed", detail=detail)
