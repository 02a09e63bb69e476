"""/privacy: what is stored of a person, as files for them, and its deletion.

Everything is about the person who asks: neither an option nor a custom id names another one.
"""

import asyncio
import io

import discord

from bot.discord.commands.errors import Refusal
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.ids import Address, ControlId, Route, UnreadableId
from bot.discord.markdown import markdown
from bot.matches.personal_data import Extent, archives
from bot.settings import Settings
from bot.store.matches import Match
from bot.views.message import Button, Buttons, Message, Text
from bot.views.texts import Texts, texts_in

INTERVAL = 600.0
"""Seconds until a person may export, or delete, once more."""
MAX_ARCHIVE = 8_000_000
"""Bytes of an attachment: less than Discord takes anywhere."""
FORGOTTEN = "forgotten"
"""Key in the extras of an interaction of which nothing may be kept."""
DELETE = "delete"
"""Verb of the button that confirms the deletion."""

_ADDRESS = Address(Route.PRIVACY, "me")
_SHOWN = 20
"""Number of matches that are named, for which a message has room."""


@command("about")
async def about(request: Request) -> None:
    """Say what is stored of people, and where the host's own words are."""
    texts = request.texts
    await request.reply_with("\n".join((texts("privacy-about"), *links(request.bot.settings, texts))))


@command("export")
async def export(request: Request) -> None:
    """Send the person all that is stored of them: one archive, or several if one would be too large."""
    user_id, texts = request.user.id, request.texts
    asked = "export", user_id
    _require_rarely(request, asked)
    request.bot.data_requests.add(asked)
    files = await request.bot.personal_data.export(user_id)
    packed = await asyncio.to_thread(lambda: list(archives(files, MAX_ARCHIVE)))
    for number, archive in enumerate(packed, 1):
        text = markdown(texts("privacy-exported", number=number, count=len(packed), matches=len(files) - 1))
        file = discord.File(io.BytesIO(archive), f"gyoji-{number}.zip")
        if number == 1:
            await request.interaction.edit_original_response(content=text, attachments=[file])
        else:
            await request.interaction.followup.send(text, file=file, ephemeral=True)


@command("delete")
async def delete(request: Request) -> None:
    """Say what a deletion would touch, with a button that carries it out."""
    _require_rarely(request, ("delete", request.user.id))
    extent, texts = await request.bot.personal_data.extent(request.user.id), request.texts
    button = Button(texts("privacy-delete-yes"), DELETE, style="danger")
    await request.respond(Message((Text(_shown(extent, texts)), Buttons((button,)))), _ADDRESS)


async def on_press(request: Request, control: ControlId) -> None:
    """The confirming button was pressed. Raises Refusal or UnreadableId."""
    if control.verb != DELETE:
        raise UnreadableId(control.verb)
    user_id, bot = request.user.id, request.bot
    request.interaction.extras[FORGOTTEN] = True
    await request.defer()
    async with bot.press_locks.through(Route.PRIVACY, user_id):
        _require_rarely(request, ("delete", user_id))
        extent = await bot.personal_data.extent(user_id)
        await bot.personal_data.delete(user_id, request.player.name)
        bot.data_requests.add(("delete", user_id))
        bot.last_answers.forget(match.id for match in extent.running)
    for known in (bot.membership, bot.direct_messages):
        known.forget(user_id)
    await request.respond(Message((Text(request.texts("privacy-deleted")),)), _ADDRESS)


def former_player(locale: str) -> str:
    """What a person is called in records from which they have been deleted."""
    return texts_in(locale)("former-player")


def links(settings: Settings, texts: Texts) -> list[str]:
    """Where the host's privacy policy and terms of service are, if the host has said it."""
    addresses = {"privacy-policy": settings.privacy_url, "privacy-terms": settings.terms_url}
    return [texts(name, url=address) for name, address in addresses.items() if address]


def _require_rarely(request: Request, asked: tuple[str, int]) -> None:
    """Raises Refusal if the person has done it just now: both cost the work of many commands."""
    if asked in request.bot.data_requests:
        raise Refusal("asked_too_often", minutes=int(INTERVAL // 60))


def _shown(extent: Extent, texts: Texts) -> str:
    """What a deletion touches, line by line."""
    lines = [texts("privacy-delete-sure")]
    if extent.lobbies:
        lines.append(texts("privacy-delete-lobbies", matches=_listed(extent.lobbies)))
    if extent.running:
        lines.append(texts("privacy-delete-running", matches=_listed(extent.running)))
    lines.append(texts("privacy-delete-ended", count=extent.ended, name=texts("former-player")))
    lines.append(texts("privacy-delete-rows", count=sum(extent.rows.values())))
    if "bans" in extent.rows:
        lines.append(texts("privacy-delete-bans"))
    return "\n".join((*lines, texts("privacy-delete-kept")))


def _listed(found: tuple[Match, ...]) -> str:
    more = ["…"] if len(found) > _SHOWN else []
    return ", ".join([f"`{match.id}`" for match in found[:_SHOWN]] + more)
