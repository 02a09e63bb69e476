"""What every command and button needs: who asks, in which language, about which match, and how to answer."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import aiohttp
import discord
from discord import app_commands

from bot.discord.commands.errors import Refusal
from bot.discord.commands.localisation import word
from bot.discord.delivery.message_gateway import mark_of
from bot.discord.ids import Address
from bot.discord.layout import dialog
from bot.matches import Person
from bot.store import guilds, matches
from bot.store.engine import reading
from bot.store.matches import ALIVE, Match, Seating, Status
from bot.views.match_messages import Announcer
from bot.views.message import Form, Message
from bot.views.names import escaped, tidy
from bot.views.pictures.service import Superseded
from bot.views.texts import Texts, texts

if TYPE_CHECKING:
    from bot.discord.app import Gyoji

Click: TypeAlias = "discord.Interaction[Gyoji]"
"""A person's slash command, button, select or form."""

Callback = TypeVar("Callback", bound=Callable[..., Any])

ENDED: tuple[Status, ...] = ("over", "stopped")

MOST_CHOICES = 25
"""As many suggestions as Discord shows."""
MOST_LOOKED_AT = 100
"""So many of the matches that have ended are looked through while somebody types."""
LONGEST_CHOICE = 100

_CHANGES_MESSAGE = discord.InteractionResponseType.deferred_message_update
"""How a press was acknowledged whose answer replaces the message that was pressed."""


def words_for(click: Click) -> Texts:
    """The texts in the language of the person's client."""
    return texts(click.locale.value)


async def person_of(click: Click) -> Person:
    """Who it is, and whether they may referee here."""
    return Person(click.user.id, tidy(click.user.display_name), await is_moderator(click))


async def is_moderator(click: Click) -> bool:
    """Whether this member has the permission Manage Server, or the role that the server has chosen."""
    if click.guild_id is None or not isinstance(click.user, discord.Member):
        return False
    if click.permissions.manage_guild:
        return True
    async with reading(click.client.engine) as connection:
        chosen = (await guilds.read(connection, click.guild_id)).referee_role_id
    return chosen in {role.id for role in click.user.roles}


async def require_moderator(click: Click) -> Person:
    """The person, who may referee here. Raises Refusal."""
    person = await person_of(click)
    if not person.moderator:
        raise Refusal("moderators_only")
    return person


async def find_match(
    click: Click, named: str | None = None, prefer: Sequence[Status] = ("running", "paused")
) -> Match:
    """The match that is named, or else the one of this channel or, in direct messages, of this person.

    Where several are possible, one with a preferred status is meant, and one in which the person plays.
    Raises Refusal.
    """
    if named:
        return await _named(click, named.strip().lower())
    found = await _around(click)
    living = [match for match in found if not match.ended] or found[:1]
    candidates = [match for match in living if match.status in prefer] or living
    if len(candidates) > 1:
        candidates = [match for match in candidates if await seat_in(click, match)] or candidates
    if not candidates:
        raise Refusal("no_match_here")
    if len(candidates) > 1:
        raise Refusal("several_matches", matches=[match.id for match in candidates])
    return candidates[0]


async def seat_in(click: Click, match: Match) -> Seating | None:
    """The seat that the person holds in the match."""
    return matches.holder(await _players(click, match), click.user.id)


async def announcer_for(click: Click, match_id: str) -> Announcer:
    """Speaks about the match in the person's language. Raises UnknownMatch or NotStarted.

    Raises Refusal to strangers where only the players look on.
    """
    position = await click.client.referee.position(match_id)
    stranger = position.seat_of(click.user.id) is None
    if position.manners.players_only and stranger and not await is_moderator(click):
        raise Refusal("players_only")
    return Announcer(position, words_for(click))


async def require_place(click: Click, match_id: str) -> None:
    """Buttons work on their match's server, and in the direct messages of its players. Raises Refusal."""
    match, seats = await _looked_up(click, match_id)
    if match is None or click.guild_id not in (None, match.guild_id):
        raise Refusal("unknown_match", match=match_id)
    if click.guild_id is None and matches.holder(seats, click.user.id) is None:
        raise Refusal("stale_button")


async def _looked_up(click: Click, match_id: str) -> tuple[Match | None, Sequence[Seating]]:
    """The match and its seats: from memory if they are there, for this is looked up at every press."""
    if position := click.client.referee.at_hand(match_id):
        return position.match, position.seats
    async with reading(click.client.engine) as connection:
        match = await matches.find(connection, match_id)
        return match, await matches.seatings(connection, match_id)


async def require_member(click: Click, match: Match) -> None:
    """Secrets are for those who still belong to the match's server. Raises Refusal."""
    if click.guild_id == match.guild_id:
        return
    if not await click.client.membership.holds(match.guild_id, click.user.id):
        raise Refusal("not_member")


async def think(click: Click) -> None:
    """Acknowledge at once; the answer, for this person's eyes only, follows with `show`."""
    await click.response.defer(ephemeral=True, thinking=True)


async def open_form(click: Click, form: Form, address: Address) -> None:
    """Answer a press with a form. Raises Refusal for a form that came without what was asked for."""
    if click.type is discord.InteractionType.modal_submit:
        raise Refusal("unreadable_id")  # Discord takes no form in answer to a form
    await click.response.send_modal(dialog(form, address))


async def show(click: Click, message: Message, address: Address) -> None:
    """Fill in the deferred answer, or change the message that was pressed, with its pictures drawn.

    Who presses faster than pictures are drawn sees the newest state only.
    """
    pressed = click.message if click.response.type is _CHANGES_MESSAGE else None
    place, mark = (pressed.id, mark_of(pressed)) if pressed else (None, None)
    try:
        sheet = await click.client.artist.sheet(message, address, place=place)
    except Superseded:
        return
    try:
        await click.edit_original_response(view=sheet.view(mark), attachments=sheet.files())
    except aiohttp.ClientConnectionError:
        # Done or not, the same once more does no harm. After a 5xx discord.py tries again by itself.
        await click.edit_original_response(view=sheet.view(mark), attachments=sheet.files())


async def suggest_match(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: the living matches of this server, or of this person in direct messages."""
    return await _suggest(click, typed, await _reachable(click, ALIVE))


async def suggest_ended(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: the matches that have ended, the newest first."""
    ended = await _reachable(click, ENDED)
    return await _suggest(click, typed, [match for match in ended[:MOST_LOOKED_AT] if match.started])


async def _suggest(click: Click, typed: str, found: Sequence[Match]) -> list[app_commands.Choice[str]]:
    words = words_for(click)
    choices = []
    for match in found:
        players = ", ".join(player.name for player in await _players(click, match))
        label = words("match-choice", match=match.id, title=words(f"title-{match.title}"), players=players)
        if typed.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label[:LONGEST_CHOICE], value=match.id))
    return choices[:MOST_CHOICES]


async def suggest_seat(click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the seats of the match that the command is about, counted from 1."""
    try:
        match = await find_match(click, click.namespace.match)
    except Refusal:
        return []
    players = await _players(click, match)
    labels = [f"{player.seat + 1}. {player.name}"[:LONGEST_CHOICE] for player in players]
    found = [app_commands.Choice(name=label, value=seat) for seat, label in enumerate(labels, 1)]
    return [choice for choice in found if str(typed).casefold() in choice.name.casefold()]


def about_match(command: Callback) -> Callback:
    """Describe the option `match` of a command: any match instead of the one of this channel."""
    app_commands.rename(match=word("option-match"))(command)
    app_commands.describe(match=word("option-match-description"))(command)
    return app_commands.autocomplete(match=suggest_match)(command)


def about_seat(command: Callback) -> Callback:
    """Describe the option `seat` of a command, counted from 1."""
    app_commands.rename(seat=word("option-seat"))(command)
    app_commands.describe(seat=word("option-seat-description"))(command)
    return app_commands.autocomplete(seat=suggest_seat)(command)


async def _named(click: Click, match_id: str) -> Match:
    """A match by its name; those of other servers are as unknown as those that do not exist.

    In direct messages there are those of the person: elsewhere a moderator would reach beyond their server.
    """
    if len(match_id) > LONGEST_CHOICE or not match_id.isprintable():
        raise Refusal("unknown_match", match="…")
    async with reading(click.client.engine) as connection:
        match = await matches.find(connection, match_id)
    own = match is not None and click.guild_id is None and await seat_in(click, match) is not None
    if match is None or (match.guild_id != click.guild_id and not own):
        raise Refusal("unknown_match", match=escaped(match_id))
    return match


async def _around(click: Click) -> list[Match]:
    if click.guild_id is None or click.channel_id is None:
        return await _reachable(click, ("running", "paused"))
    async with reading(click.client.engine) as connection:
        return await matches.in_place(connection, click.channel_id)


async def _reachable(click: Click, statuses: Sequence[Status]) -> list[Match]:
    """The matches with these statuses on this server, or this person's own in direct messages."""
    async with reading(click.client.engine) as connection:
        if click.guild_id is None:
            return await matches.held_by(connection, click.user.id, *statuses)
        return await matches.in_guild(connection, click.guild_id, *statuses)


async def _players(click: Click, match: Match) -> tuple[Seating, ...]:
    async with reading(click.client.engine) as connection:
        return await matches.seatings(connection, match.id)
